// Generated from definitions/gitlab.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** GitLab */
    "gitlab": Gitlab
  }
}

/**
 * GitLab. Projects, issues, merge requests, comments, branches, commits, files, pipelines, releases and members of
 * gitlab.com or a self-managed GitLab instance.
 */
export interface Gitlab {
  operations: GitlabOperations
  credentials: GitlabCredentials
  config: GitlabConfig
}

/** The operations, by entity and action. */
export interface GitlabOperations {
  /** The authenticated user. */
  current_user: {
    /** Gets the authenticated user, with name and email addresses. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A user of the GitLab instance. */
  users: {
    /**
     * Lists the users of the GitLab instance. Filters by name, email address or state; gitlab.com has millions of
     * users.
     */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user by ID. To find the ID, use `users.list` with `username`. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
  }
  /** A group or subgroup, which contains projects and members. */
  groups: {
    /**
     * Lists the groups that the user can see. With `all_available` set to `false`, lists only groups that the user is a
     * member of.
     */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {}
    }
    /** Gets a group by ID or full path. */
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A direct member of a group, with a role. */
  group_members: {
    /** Lists the direct members of a group with their roles. */
    list: {
      params: GroupMembersListParams
      records: Member[]
      meta: {}
    }
    /** Gets a direct member of a group. */
    get: {
      params: GroupMembersGetParams
      records: Member
      meta: {}
    }
    search: {
      fields: GroupMembersSearchFields
    }
  }
  /** A milestone of a group, which applies to all of its projects. */
  group_milestones: {
    /** Lists the milestones of a group. */
    list: {
      params: GroupMilestonesListParams
      records: Milestone[]
      meta: {}
    }
    /** Gets a milestone of a group by ID. */
    get: {
      params: GroupMilestonesGetParams
      records: Milestone
      meta: {}
    }
    search: {
      fields: GroupMilestonesSearchFields
    }
  }
  /** A project: a repository with issues, merge requests and pipelines. */
  projects: {
    /**
     * Lists or searches projects. Returns only projects that the user is a member of, unless `membership` is `false`.
     */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {}
    }
    /** Gets a project by ID or path. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Creates a project in the user's namespace or in a group, and returns it. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Updates a project. Fields that you leave out keep their value. */
    update: {
      params: ProjectsUpdateParams
      records: Project
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A direct member of a project, with a role. */
  project_members: {
    /** Lists the direct members of a project with their roles, without members inherited from its group. */
    list: {
      params: ProjectMembersListParams
      records: Member[]
      meta: {}
    }
    /** Gets a direct member of a project. */
    get: {
      params: ProjectMembersGetParams
      records: Member
      meta: {}
    }
    /** Adds a member to a project with a role. */
    create: {
      params: ProjectMembersCreateParams
      records: Member
      meta: {}
    }
    /** Updates the role of a member of a project. */
    update: {
      params: ProjectMembersUpdateParams
      records: Member
      meta: {}
    }
    /** Removes a member from a project. */
    delete: {
      params: ProjectMembersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProjectMembersSearchFields
    }
  }
  /** A milestone of a project. */
  project_milestones: {
    /** Lists the milestones of a project. */
    list: {
      params: ProjectMilestonesListParams
      records: Milestone[]
      meta: {}
    }
    /** Gets a milestone of a project by ID. */
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
    /** Updates or closes a milestone. Fields that you leave out keep their value. */
    update: {
      params: ProjectMilestonesUpdateParams
      records: Milestone
      meta: {}
    }
    search: {
      fields: ProjectMilestonesSearchFields
    }
  }
  /** A webhook of a project. */
  project_hooks: {
    /** Lists the webhooks of a project. */
    list: {
      params: ProjectHooksListParams
      records: ProjectHook[]
      meta: {}
    }
    /** Gets a webhook of a project. */
    get: {
      params: ProjectHooksGetParams
      records: ProjectHook
      meta: {}
    }
    /** Creates a webhook of a project. Only maintainers of the project can. */
    create: {
      params: ProjectHooksCreateParams
      records: ProjectHook
      meta: {}
    }
    /** Deletes a webhook of a project. */
    delete: {
      params: ProjectHooksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A label of issues and merge requests. */
  labels: {
    /** Lists the labels available to issues and merge requests of a project, including labels of its groups. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Creates a label in a project. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
  }
  /** An issue of a project. `iid` is its number in the project, such as 42 for `#42`. */
  issues: {
    /** Lists the issues of a project. Filters by state, labels, people, time or text. */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {}
    }
    /** Gets an issue by its number in the project. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /** Creates an issue in a project and returns it. */
    create: {
      params: IssuesCreateParams
      records: Issue
      meta: {}
    }
    /** Updates, closes or reopens an issue. Fields that you leave out keep their value. */
    update: {
      params: IssuesUpdateParams
      records: Issue
      meta: {}
    }
    /** Deletes an issue permanently. Requires an owner or administrator. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    /**
     * Searches issues across projects. Defaults to issues that the user created; set `scope` for assigned or all
     * visible issues.
     */
    api_search: {
      params: IssuesApiSearchParams
      records: Issue[]
      meta: {}
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** A comment (note) on an issue. Notes with `system` set to `true` are history entries. */
  issue_notes: {
    /** Lists the comments (notes) on an issue, including history entries. */
    list: {
      params: IssueNotesListParams
      records: Note[]
      meta: {}
    }
    /** Creates a comment on an issue. */
    create: {
      params: IssueNotesCreateParams
      records: Note
      meta: {}
    }
    /** Updates the text of a comment on an issue. */
    update: {
      params: IssueNotesUpdateParams
      records: Note
      meta: {}
    }
    /** Deletes a comment on an issue. */
    delete: {
      params: IssueNotesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A merge request of a project. `iid` is its number in the project, such as 7 for `!7`. */
  merge_requests: {
    /** Lists the merge requests of a project. Filters by state, branches, labels, people, time or text. */
    list: {
      params: MergeRequestsListParams
      records: MergeRequest[]
      meta: {}
    }
    /** Gets a merge request by its number in the project, with its merge status and pipeline. */
    get: {
      params: MergeRequestsGetParams
      records: MergeRequest
      meta: {}
    }
    /** Creates a merge request from a source branch to a target branch and returns it. */
    create: {
      params: MergeRequestsCreateParams
      records: MergeRequest
      meta: {}
    }
    /** Updates, closes or reopens a merge request. Fields that you leave out keep their value. */
    update: {
      params: MergeRequestsUpdateParams
      records: MergeRequest
      meta: {}
    }
    /**
     * Searches merge requests across projects. Defaults to merge requests that the user created; set `scope` for
     * assigned or all visible ones.
     */
    api_search: {
      params: MergeRequestsApiSearchParams
      records: MergeRequest[]
      meta: {}
    }
    /** Approves a merge request as the authenticated user. */
    approve: {
      params: MergeRequestsApproveParams
      records: Approvals
      meta: {}
    }
    /** Merges a merge request immediately or, with `auto_merge`, as soon as its pipeline succeeds. */
    merge: {
      params: MergeRequestsMergeParams
      records: MergeRequest
      meta: {}
    }
    search: {
      fields: MergeRequestsSearchFields
    }
  }
  /** A comment (note) on a merge request. Notes with `system` set to `true` are history entries. */
  merge_request_notes: {
    /** Lists the comments (notes) on a merge request, including history entries. */
    list: {
      params: MergeRequestNotesListParams
      records: Note[]
      meta: {}
    }
    /** Creates a comment on a merge request. */
    create: {
      params: MergeRequestNotesCreateParams
      records: Note
      meta: {}
    }
  }
  /** A diff of a merge request: the changes to one file. */
  merge_request_diffs: {
    /** Lists the diffs of a merge request, one per changed file. */
    list: {
      params: MergeRequestDiffsListParams
      records: FileDiff[]
      meta: {}
    }
  }
  /** A branch of a repository. */
  branches: {
    /** Lists the branches of a repository. */
    list: {
      params: BranchesListParams
      records: Branch[]
      meta: {}
    }
    /** Gets a branch by name, with its latest commit. */
    get: {
      params: BranchesGetParams
      records: Branch
      meta: {}
    }
    /** Creates a branch from another branch, a tag or a commit. */
    create: {
      params: BranchesCreateParams
      records: Branch
      meta: {}
    }
    /** Deletes a branch. */
    delete: {
      params: BranchesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BranchesSearchFields
    }
  }
  /** A commit to a repository. */
  commits: {
    /** Lists the commits of a branch, a file or all branches, newest first. Defaults to the default branch. */
    list: {
      params: CommitsListParams
      records: Commit[]
      meta: {}
    }
    /** Gets a commit by SHA, or the latest commit of a branch or tag. */
    get: {
      params: CommitsGetParams
      records: Commit
      meta: {}
    }
    /** Creates a commit on a branch that creates, updates, moves or deletes several files at once. */
    create: {
      params: CommitsCreateParams
      records: Commit
      meta: {}
    }
    search: {
      fields: CommitsSearchFields
    }
  }
  /** A file of a repository, with its content in Base64. */
  files: {
    /** Gets a file of a branch, tag or commit, with its content in Base64. */
    get: {
      params: FilesGetParams
      records: RepositoryFile
      meta: {}
    }
    /** Creates a file with a commit to a branch. */
    create: {
      params: FilesCreateParams
      records: WrittenFile
      meta: {}
    }
    /** Updates a file with a commit to a branch, replacing its content. */
    update: {
      params: FilesUpdateParams
      records: WrittenFile
      meta: {}
    }
    /** Deletes a file with a commit to a branch. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file or directory of a repository. */
  repository_tree: {
    /** Lists the files and directories of a repository or of one directory in it. */
    list: {
      params: RepositoryTreeListParams
      records: TreeEntry[]
      meta: {}
    }
  }
  /** A Git tag of a repository. */
  tags: {
    /** Lists the tags of a repository. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Gets a tag by name, with its commit and release notes. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
    /** Creates a tag that points to a branch, another tag or a commit. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Deletes a tag. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TagsSearchFields
    }
  }
  /** A release of a project. */
  releases: {
    /** Lists the releases of a project. */
    list: {
      params: ReleasesListParams
      records: Release[]
      meta: {}
    }
    /** Gets a release by tag name, with its notes, links and milestones. */
    get: {
      params: ReleasesGetParams
      records: Release
      meta: {}
    }
    /** Creates a release for a tag. With `ref`, also creates a missing tag. */
    create: {
      params: ReleasesCreateParams
      records: Release
      meta: {}
    }
    search: {
      fields: ReleasesSearchFields
    }
  }
  /** A CI/CD pipeline of a project. */
  pipelines: {
    /** Lists the pipelines of a project. Filters by status, branch, source or time. */
    list: {
      params: PipelinesListParams
      records: Pipeline[]
      meta: {}
    }
    /** Gets a pipeline with its duration and the user who started it. */
    get: {
      params: PipelinesGetParams
      records: Pipeline
      meta: {}
    }
    /** Creates and starts a pipeline for a branch or tag. */
    create: {
      params: PipelinesCreateParams
      records: Pipeline
      meta: {}
    }
    /** Retries the failed and canceled jobs of a pipeline. */
    retry: {
      params: PipelinesRetryParams
      records: Pipeline
      meta: {}
    }
    /** Cancels the unfinished jobs of a pipeline. */
    cancel: {
      params: PipelinesCancelParams
      records: Pipeline
      meta: {}
    }
    search: {
      fields: PipelinesSearchFields
    }
  }
  /** A job of a pipeline. */
  jobs: {
    /** Lists the jobs of a pipeline with status and duration. */
    list: {
      params: JobsListParams
      records: Job[]
      meta: {}
    }
    /** Gets a job with its runner and artifacts. */
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
    }
    /** Downloads the log of a job, as a stream. */
    download: {
      params: JobsDownloadParams
      file: true
    }
  }
}

/** Params of current_user.get. */
export interface CurrentUserGetParams { [k: string]: never }

export interface User {
  /** The user's ID. */
  id: number
  /** The user's username. */
  username?: string
  /** The user's name. */
  name?: string
  /** The account's state: active, blocked or deactivated, among others. */
  state?: string
  /** Whether the account is locked after failed sign-ins. */
  locked?: boolean
  /** The user's public email address. Null or empty if not set. */
  public_email?: string | null
  /** The address of the user's avatar. Null if there is none. */
  avatar_url?: string | null
  /** The address of the user's profile. */
  web_url?: string
  /** Creation time of the account. */
  created_at?: string
  /** The user's biography. Null if not set. */
  bio?: string | null
  /** The user's location. Null if not set. */
  location?: string | null
  /** The user's job title. Null if not set. */
  job_title?: string | null
  /** The user's organization. Null if not set. */
  organization?: string | null
  /** The user's pronouns. Null if not set. */
  pronouns?: string | null
  /** Whether the account is a bot. */
  bot?: boolean
  /** The address of the user's website. Null if not set. */
  website_url?: string | null
  /** The user's LinkedIn profile. Null if not set. */
  linkedin?: string | null
  /** The user's Twitter handle. Null if not set. */
  twitter?: string | null
  /** The user's Discord ID. Null if not set. */
  discord?: string | null
  /** The user's GitHub username. Null if not set. */
  github?: string | null
  /** The job title and organization together. Null if neither is set. */
  work_information?: string | null
  /** The time of day in the user's time zone. Null if unknown. */
  local_time?: string | null
  /** The number of users following the user. */
  followers?: number
  /** The number of users the user follows. */
  following?: number
  /** Whether the caller follows the user. */
  is_followed?: boolean
  /** The user's email address. Present for the user and administrators. */
  email?: string
  /** The email address used for commits made on the website. */
  commit_email?: string | null
  /** The time of the previous sign-in. Null if there was none. */
  last_sign_in_at?: string | null
  /** The time the email address was confirmed. Null if it was not. */
  confirmed_at?: string | null
  /** The date of the last activity. Null if there was none. */
  last_activity_on?: string | null
  /** The time of the current sign-in. Null if there was none. */
  current_sign_in_at?: string | null
  /** The ID of the theme chosen by the user. May be null. */
  theme_id?: number | null
  /** The ID of the syntax highlighting theme chosen by the user. May be null. */
  color_scheme_id?: number | null
  /** The number of projects the user may create in the personal namespace. */
  projects_limit?: number | null
  /** Whether the user may create top-level groups. */
  can_create_group?: boolean
  /** Whether the user may create projects. */
  can_create_project?: boolean
  /** Whether two-factor authentication is on. */
  two_factor_enabled?: boolean
  /** Whether the user is external, with limited access to internal projects. */
  external?: boolean
  /** Whether the user's profile is private. */
  private_profile?: boolean | null
  /** Whether the user is an administrator. Present for administrators. */
  is_admin?: boolean
  /** An administrators' note on the user. Present for administrators. */
  note?: string | null
  /** The ID of the user's personal namespace. */
  namespace_id?: number | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** Filters by part of the name or username, or by a whole email address. */
  search?: string
  /** Filters by exact username. */
  username?: string
  /** Whether to return only active users. */
  active?: boolean
  /** Whether to return only people, without bots and internal users. */
  humans?: boolean
  /** Filters to records created at or after this time. */
  created_after?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, as `users.list` returns it. (at least 1) */
  id: number
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** Filters by part of the name or path. */
  search?: string
  /** Whether to return only groups that the user owns. */
  owned?: boolean
  /**
   * Whether to include groups that the user can see but is not a member of, such as public groups. Defaults to `false`.
   * (default false)
   */
  all_available?: boolean
  /** Filters to groups in which the user has at least this role. */
  min_access_level?: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** Whether to return only top-level groups, without subgroups. */
  top_level_only?: boolean
  /** Sort field. `similarity` requires `search`. */
  order_by?: "name" | "path" | "id" | "similarity"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

export interface Group {
  /** The group's ID. */
  id: number
  /** The group's name. */
  name?: string
  /** The group's path, without its ancestors. */
  path?: string
  /** The group's name after the names of its ancestors. */
  full_name?: string
  /** The group's path after the paths of its ancestors. */
  full_path?: string
  /** The group's description. Null or empty if it has none. */
  description?: string | null
  /** The group's visibility: private, internal or public. */
  visibility?: string
  /** The ID of the parent group. Null for top-level groups. */
  parent_id?: number | null
  /** The group's address on GitLab. */
  web_url?: string
  /** The address of the group's avatar. Null if there is none. */
  avatar_url?: string | null
  /** Creation time of the group. */
  created_at?: string
  /** Whether the group is archived. */
  archived?: boolean
  /** The date the group was marked for deletion. Null if it was not. */
  marked_for_deletion_on?: string | null
  /** Whether sharing the group's projects with other groups is prevented. */
  share_with_group_lock?: boolean
  /** Whether members must use two-factor authentication. */
  require_two_factor_authentication?: boolean
  /** The hours members have before two-factor authentication is enforced. */
  two_factor_grace_period?: number
  /** The lowest role that may create projects in the group. */
  project_creation_level?: string
  /** The lowest role that may create subgroups. */
  subgroup_creation_level?: string
  /** Whether Auto DevOps is on by default for the group's projects. May be null. */
  auto_devops_enabled?: boolean | null
  /** Whether email notifications are off. Deprecated in favor of emails_enabled. */
  emails_disabled?: boolean | null
  /** Whether email notifications are on. */
  emails_enabled?: boolean
  /** Whether the group cannot be mentioned. May be null. */
  mentions_disabled?: boolean | null
  /** Whether Git LFS is on for the group's projects. */
  lfs_enabled?: boolean
  /** The name of the default branch for new projects. Null if not set. */
  default_branch?: string | null
  /** Whether users may request access to the group. */
  request_access_enabled?: boolean
  /** The ID of the organization the group belongs to. */
  organization_id?: number
  /** The projects in the group. Deprecated. */
  projects?: Project[]
}

export interface Project {
  /** The project's ID. */
  id: number
  /** The project's name. */
  name?: string
  /** The project's path, without its namespace. */
  path?: string
  /** The project's name with that of its namespace. */
  name_with_namespace?: string
  /** The project's path with that of its namespace. */
  path_with_namespace?: string
  /** The project's description. Null if it has none. */
  description?: string | null
  /** The project's description, as HTML. May be null. */
  description_html?: string | null
  /** The name of the default branch. Null for an empty repository. */
  default_branch?: string | null
  /** The topics on the project. */
  topics?: string[]
  /** The topics on the project. Deprecated in favor of topics. */
  tag_list?: string[]
  /** The address for cloning over SSH. */
  ssh_url_to_repo?: string
  /** The address for cloning over HTTP. */
  http_url_to_repo?: string
  /** The project's address on GitLab. */
  web_url?: string
  /** The address of the README. Null if there is none. */
  readme_url?: string | null
  /** The address of the project's avatar. Null if there is none. */
  avatar_url?: string | null
  /** The number of forks. */
  forks_count?: number
  /** The number of users who starred the project. */
  star_count?: number
  /** Creation time of the project. */
  created_at?: string
  /** The time of the last update to the project. */
  updated_at?: string
  /** The time of the last activity in the project. */
  last_activity_at?: string
  /** The user or group namespace the project is in. */
  namespace?: Namespace
  /** The project's visibility: private, internal or public. */
  visibility?: string
  /** Whether the project is archived. */
  archived?: boolean
  /** Whether the repository is empty. */
  empty_repo?: boolean
  /** The user who owns the project. Absent for group projects. */
  owner?: Person
  /** The ID of the user who created the project. */
  creator_id?: number
  /** The number of open issues. */
  open_issues_count?: number
  /** Whether issues are turned on. Deprecated in favor of issues_access_level. */
  issues_enabled?: boolean
  /** Whether merge requests are turned on. Deprecated in favor of merge_requests_access_level. */
  merge_requests_enabled?: boolean
  /** Whether the wiki is turned on. Deprecated in favor of wiki_access_level. */
  wiki_enabled?: boolean
  /** Whether CI/CD jobs are turned on. Deprecated in favor of builds_access_level. */
  jobs_enabled?: boolean
  /** Whether snippets are turned on. Deprecated in favor of snippets_access_level. */
  snippets_enabled?: boolean
  /** Whether Git LFS is on. */
  lfs_enabled?: boolean
  /** Whether instance runners are on for the project. */
  shared_runners_enabled?: boolean
  /** The merge method: merge commit, semi-linear or fast-forward. */
  merge_method?: string
  /** The policy on squashing commits when merging. */
  squash_option?: string
  /** The state of the project's import, none if it was not imported. */
  import_status?: string
  /** The address of the license file. Null if there is none. */
  license_url?: string | null
  /** The date the project was marked for deletion. Null if it was not. */
  marked_for_deletion_on?: string | null
  /** The number of commits and the storage sizes in bytes. Present when requested. */
  statistics?: Statistics
  /** The caller's access levels through the project and its group. */
  permissions?: Permissions
}

export interface Namespace {
  id?: number
  name?: string
  path?: string
  kind?: string
  full_path?: string
  parent_id?: number | null
  avatar_url?: string | null
  web_url?: string
}

export interface Person {
  id?: number
  username?: string
  name?: string
  state?: string
  locked?: boolean
  public_email?: string | null
  avatar_url?: string | null
  web_url?: string
}

export interface Statistics {
  commit_count?: number
  storage_size?: number
  repository_size?: number
  wiki_size?: number
  lfs_objects_size?: number
  job_artifacts_size?: number
  packages_size?: number
  snippets_size?: number
}

export interface Permissions {
  project_access?: Access | null
  group_access?: Access | null
}

export interface Access {
  access_level?: number
  notification_level?: number | null
}

/** Params of groups.get. */
export interface GroupsGetParams {
  /** ID of the group, or its full path, such as `group/subgroup`. */
  group_id: number | string
  /**
   * Whether to include the first 100 projects of the group. Deprecated by GitLab. Defaults to `false`. (default false)
   */
  with_projects?: boolean
}

/** Searchable fields of groups, in hosted mode. */
export interface GroupsSearchFields {
  id: number | null
  name: string | null
  path: string | null
  full_name: string | null
  full_path: string | null
  description: string | null
  visibility: string | null
  parent_id: number | null
  web_url: string | null
  created_at: string | null
}

/** Params of group_members.list. */
export interface GroupMembersListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the group, or its full path, such as `group/subgroup`. */
  group_id: number | string
  /** Filters by part of the name, username or email address. */
  query?: string
  /** Filters by user ID. */
  user_ids?: number[]
}

export interface Member {
  /** The member's user ID. */
  id: number
  /** The member's username. */
  username?: string
  /** The member's name. */
  name?: string
  /** The state of the member's account: active or blocked, among others. */
  state?: string
  /** Whether the member's account is locked after failed sign-ins. */
  locked?: boolean
  /** The member's public email address. Null or empty if not set. */
  public_email?: string | null
  /** The address of the member's avatar. Null if there is none. */
  avatar_url?: string | null
  /** The address of the member's profile. */
  web_url?: string
  /** The member's access level, from 5 for minimal access to 50 for owner. */
  access_level?: number
  /** Creation time of the membership. */
  created_at?: string
  created_by?: Person | null
  /** The date the membership expires. Null if it does not. */
  expires_at?: string | null
  /** The member's email address. Present for owners of enterprise users. */
  email?: string | null
  /** The state of the membership: active, or awaiting approval. */
  membership_state?: string
  member_role?: MemberRole | null
}

export interface MemberRole {
  id?: number
  name?: string
  base_access_level?: number
}

/** Params of group_members.get. */
export interface GroupMembersGetParams {
  /** ID of the group, or its full path, such as `group/subgroup`. */
  group_id: number | string
  /** ID of the user, as `users.list` or the list of members returns it. (at least 1) */
  user_id: number
}

/** Searchable fields of group_members, in hosted mode. */
export interface GroupMembersSearchFields {
  id: number | null
  username: string | null
  name: string | null
  state: string | null
  access_level: number | null
  created_at: string | null
  expires_at: string | null
  web_url: string | null
}

/** Params of group_milestones.list. */
export interface GroupMilestonesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the group, or its full path, such as `group/subgroup`. */
  group_id: number | string
  /** Filters by milestone number (`iid`). */
  iids?: number[]
  /** Filters by milestone state. */
  state?: "active" | "closed"
  /** Filters by exact milestone title. */
  title?: string
  /** Filters by part of the title or description. */
  search?: string
  /** Filters to records updated at or after this time. */
  updated_after?: string
  /** Filters to records updated at or before this time. */
  updated_before?: string
}

export interface Milestone {
  /** The milestone's ID, unique across the instance. */
  id: number
  /** The milestone's ID within its group or project. */
  iid?: number
  /** The ID of the project the milestone belongs to. Absent for group milestones. */
  project_id?: number
  /** The ID of the group the milestone belongs to. Absent for project milestones. */
  group_id?: number
  /** The milestone's title. */
  title?: string
  /** The milestone's description. Null or empty if it has none. */
  description?: string | null
  /** The milestone's state: active or closed. */
  state?: string
  /** Creation time of the milestone. */
  created_at?: string
  /** The time of the last update to the milestone. */
  updated_at?: string
  /** The due date. Null if not set. */
  due_date?: string | null
  /** The start date. Null if not set. */
  start_date?: string | null
  /** Whether the due date has passed. */
  expired?: boolean
  /** The milestone's address on GitLab. */
  web_url?: string
}

/** Params of group_milestones.get. */
export interface GroupMilestonesGetParams {
  /** ID of the group, or its full path, such as `group/subgroup`. */
  group_id: number | string
  /** ID of the milestone, not its number (`iid`). (at least 1) */
  milestone_id: number
}

/** Searchable fields of group_milestones, in hosted mode. */
export interface GroupMilestonesSearchFields {
  id: number | null
  iid: number | null
  group_id: number | null
  title: string | null
  description: string | null
  state: string | null
  due_date: string | null
  start_date: string | null
  created_at: string | null
  updated_at: string | null
  web_url: string | null
}

/** Params of projects.list. Needs order_by with updated_after. */
export interface ProjectsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** Filters by part of the name, path or description. */
  search?: string
  /**
   * Whether to return only projects that the user is a member of. `false` returns all visible projects, on gitlab.com
   * all public ones. Defaults to `true`. (default true)
   */
  membership?: boolean
  /** Whether to return only projects that the user owns. */
  owned?: boolean
  /** Whether to return only projects that the user has starred. */
  starred?: boolean
  /** Whether to return only archived (`true`) or only unarchived (`false`) projects. */
  archived?: boolean
  /** Visibility: `public` for everyone, `internal` for all signed-in users, `private` for members. */
  visibility?: "public" | "internal" | "private"
  /** Filters to projects in which the user has at least this role. */
  min_access_level?: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** Filters to projects with all of these topics. Comma-separated. */
  topic?: string
  /** Filters to projects with activity after this time. */
  last_activity_after?: string
  /** Filters to projects updated after this time. Requires `order_by` to be `updated_at`. */
  updated_after?: string
  /** Sort field. Defaults to `created_at`. `similarity` requires `search`. */
  order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "star_count" | "last_activity_at" | "similarity"
  /** Sort direction. */
  sort?: "asc" | "desc"
  /** Whether to return only a few fields of each project. */
  simple?: boolean
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Whether to include sizes of the repository and storage. Requires at least the Reporter role. */
  statistics?: boolean
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** Name of the project. */
  name: string
  /** Path of the project, the last part of its URL. Defaults to a path generated from the name. */
  path?: string
  /** ID of the group to create the project in. Defaults to the user's namespace. */
  namespace_id?: number
  /** Description of the project. (at most 2000 characters) */
  description?: string
  /** Visibility: `public` for everyone, `internal` for all signed-in users, `private` for members. */
  visibility?: "public" | "internal" | "private"
  /**
   * Whether to initialize the repository with a README, which creates a branch. Defaults to `false`. (default false)
   */
  initialize_with_readme?: boolean
  /** Name of the default branch. Requires `initialize_with_readme`. */
  default_branch?: string
  /** Topics of the project. */
  topics?: string[]
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** New name of the project. */
  name?: string
  /** Description of the project. (at most 2000 characters) */
  description?: string
  /** Visibility: `public` for everyone, `internal` for all signed-in users, `private` for members. */
  visibility?: "public" | "internal" | "private"
  /** Name of the branch to make the default branch. */
  default_branch?: string
  /** Topics of the project. Replaces the current topics. */
  topics?: string[]
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  id: number | null
  name: string | null
  path: string | null
  name_with_namespace: string | null
  path_with_namespace: string | null
  description: string | null
  visibility: string | null
  archived: boolean | null
  default_branch: string | null
  web_url: string | null
  topics: unknown[] | null
  star_count: number | null
  open_issues_count: number | null
  created_at: string | null
  last_activity_at: string | null
  updated_at: string | null
}

/** Params of project_members.list. */
export interface ProjectMembersListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by part of the name, username or email address. */
  query?: string
  /** Filters by user ID. */
  user_ids?: number[]
}

/** Params of project_members.get. */
export interface ProjectMembersGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the user, as `users.list` or the list of members returns it. (at least 1) */
  user_id: number
}

/** Params of project_members.create. */
export interface ProjectMembersCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the user, as `users.list` returns it. (at least 1) */
  user_id: number
  /** Role: 5 minimal access, 10 guest, 15 planner, 20 reporter, 30 developer, 40 maintainer, 50 owner. */
  access_level: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** Date on which the membership expires. */
  expires_at?: string
}

/** Params of project_members.update. */
export interface ProjectMembersUpdateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the user, as `users.list` or the list of members returns it. (at least 1) */
  user_id: number
  /** Role: 5 minimal access, 10 guest, 15 planner, 20 reporter, 30 developer, 40 maintainer, 50 owner. */
  access_level: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** Date on which the membership expires. */
  expires_at?: string
}

/** Params of project_members.delete. */
export interface ProjectMembersDeleteParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the user, as `users.list` or the list of members returns it. (at least 1) */
  user_id: number
}

/** Searchable fields of project_members, in hosted mode. */
export interface ProjectMembersSearchFields {
  id: number | null
  username: string | null
  name: string | null
  state: string | null
  access_level: number | null
  created_at: string | null
  expires_at: string | null
  web_url: string | null
}

/** Params of project_milestones.list. */
export interface ProjectMilestonesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by milestone number (`iid`). */
  iids?: number[]
  /** Filters by milestone state. */
  state?: "active" | "closed"
  /** Filters by exact milestone title. */
  title?: string
  /** Filters by part of the title or description. */
  search?: string
  /** Filters to records updated at or after this time. */
  updated_after?: string
  /** Filters to records updated at or before this time. */
  updated_before?: string
  /** Whether to include milestones of the parent groups. */
  include_ancestors?: boolean
}

/** Params of project_milestones.get. */
export interface ProjectMilestonesGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the milestone, not its number (`iid`). (at least 1) */
  milestone_id: number
}

/** Params of project_milestones.create. */
export interface ProjectMilestonesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Title of the milestone. */
  title: string
  /** Description of the milestone, as Markdown. */
  description?: string
  /** Due date of the milestone. */
  due_date?: string
  /** Start date of the milestone. */
  start_date?: string
}

/** Params of project_milestones.update. */
export interface ProjectMilestonesUpdateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the milestone, not its number (`iid`). (at least 1) */
  milestone_id: number
  /** New title of the milestone. */
  title?: string
  /** Description of the milestone, as Markdown. */
  description?: string
  /** Due date of the milestone. */
  due_date?: string
  /** Start date of the milestone. */
  start_date?: string
  /** State change: closes or reactivates the milestone. */
  state_event?: "close" | "activate"
}

/** Searchable fields of project_milestones, in hosted mode. */
export interface ProjectMilestonesSearchFields {
  id: number | null
  iid: number | null
  project_id: number | null
  title: string | null
  description: string | null
  state: string | null
  due_date: string | null
  start_date: string | null
  created_at: string | null
  updated_at: string | null
  web_url: string | null
}

/** Params of project_hooks.list. */
export interface ProjectHooksListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
}

export interface ProjectHook {
  /** The ID of the webhook. */
  id: number
  /** The URL that receives the events. */
  url?: string
  /** The name of the webhook. */
  name?: string | null
  /** The description of the webhook. */
  description?: string | null
  /** The ID of the project. */
  project_id?: number
  /** Creation time of the webhook. */
  created_at?: string
  /** Whether pushes are sent. */
  push_events?: boolean
  /** Whether events of issues are sent. */
  issues_events?: boolean
  /** Whether events of merge requests are sent. */
  merge_requests_events?: boolean
  /** Whether events of pipelines are sent. */
  pipeline_events?: boolean
  /** Whether events of milestones are sent. */
  milestone_events?: boolean
  /** Whether events of comments are sent. */
  note_events?: boolean
  /** Whether GitLab verifies the certificate of the URL. */
  enable_ssl_verification?: boolean
  /** Whether failures disable it: executable, disabled or temporarily_disabled. */
  alert_status?: string
}

/** Params of project_hooks.get. */
export interface ProjectHooksGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the webhook, as `project_hooks.list` returns it. (at least 1) */
  hook_id: number
}

/** Params of project_hooks.create. */
export interface ProjectHooksCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** URL that receives the events. */
  url: string
  /** Name of the webhook. */
  name?: string
  /** Description of the webhook. */
  description?: string
  /** Secret that each request carries as `X-Gitlab-Token`. No response contains it. */
  token?: string
  /** Whether to send pushes. Defaults to `true`. */
  push_events?: boolean
  /** Whether to send events of issues. */
  issues_events?: boolean
  /** Whether to send events of merge requests. */
  merge_requests_events?: boolean
  /** Whether to send events of pipelines. */
  pipeline_events?: boolean
  /** Whether to send events of milestones. */
  milestone_events?: boolean
  /** Whether to send events of comments. */
  note_events?: boolean
  /** Whether GitLab verifies the certificate of the URL. */
  enable_ssl_verification?: boolean
}

/** Params of project_hooks.delete. */
export interface ProjectHooksDeleteParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the webhook, as `project_hooks.list` returns it. (at least 1) */
  hook_id: number
}

/** Params of labels.list. */
export interface LabelsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by part of the name. */
  search?: string
  /** Whether to include counts of open and closed issues and merge requests. Defaults to `false`. (default false) */
  with_counts?: boolean
}

export interface Label {
  /** The label's ID. */
  id: number
  /** The label's name. */
  name?: string
  /** The label's color, as a hex code. */
  color?: string
  /** The color of the label's text, as a hex code. */
  text_color?: string
  /** The label's description. Null if it has none. */
  description?: string | null
  /** The label's description, as HTML. Null or empty if it has none. */
  description_html?: string | null
  /** The label's priority, lower numbers first. Null if not prioritized. */
  priority?: number | null
  /** The number of open issues with the label. Present when requested. */
  open_issues_count?: number
  /** The number of closed issues with the label. Present when requested. */
  closed_issues_count?: number
  /** The number of open merge requests with the label. Present when requested. */
  open_merge_requests_count?: number
  /** Whether the caller is subscribed to the label. */
  subscribed?: boolean
  /** Whether the label belongs to the project instead of a group. */
  is_project_label?: boolean
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the label. */
  name: string
  /** Color of the label, as `#rrggbb` or a CSS color name. */
  color: string
  /** Description of the label. */
  description?: string
  /** Priority of the label, highest first. `null` sets no priority. (at least 0) */
  priority?: number | null
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by number (`iid`). */
  iids?: number[]
  /** Filters by issue state. Defaults to `all`. */
  state?: "opened" | "closed" | "all"
  /** Filters to records with all of these labels. Comma-separated. `None` and `Any` are also supported. */
  labels?: string
  /** Filters by milestone title. `None` and `Any` are also supported. */
  milestone?: string
  /** Filters by part of the title or description. */
  search?: string
  /** Filters by assignee: a user ID, `None` or `Any`. */
  assignee_id?: number | string
  /** Filters by author: a user ID. */
  author_id?: number
  /** Filters by relation to the user. Defaults to `all` in a project and to `created_by_me` across projects. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Filters to records created at or after this time. */
  created_after?: string
  /** Filters to records updated at or after this time. */
  updated_after?: string
  /** Filters to records updated at or before this time. */
  updated_before?: string
  /** Type of the issue. */
  issue_type?: "issue" | "incident" | "test_case" | "task"
  /** Whether to return only confidential (`true`) or only non-confidential (`false`) issues. */
  confidential?: boolean
  /** Sort field. Defaults to `created_at`. */
  order_by?:
    | "created_at"
    | "due_date"
    | "label_priority"
    | "milestone_due"
    | "popularity"
    | "priority"
    | "relative_position"
    | "title"
    | "updated_at"
    | "weight"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

export interface Issue {
  /** The issue's ID, unique across the instance. */
  id: number
  /** The issue's ID within its project. */
  iid?: number
  /** The ID of the project the issue belongs to. */
  project_id?: number
  /** The issue's title. */
  title?: string
  /** The issue's description, as Markdown. Null if it has none. */
  description?: string | null
  /** The issue's state: opened or closed. */
  state?: string
  /** Creation time of the issue. */
  created_at?: string
  /** The time of the last update to the issue. */
  updated_at?: string
  /** The time the issue was closed. Null while it is open. */
  closed_at?: string | null
  closed_by?: Person | null
  /** The names of the labels on the issue. */
  labels?: string[]
  milestone?: Milestone | null
  /** The users assigned to the issue. */
  assignees?: Person[]
  assignee?: Person | null
  /** The user who created the issue. */
  author?: Person
  /** The issue's type in upper case. */
  type?: string
  /** The issue's type: an issue, incident, test case, requirement or task. */
  issue_type?: string
  /** The number of comments by users on the issue. */
  user_notes_count?: number
  /** The number of merge requests related to the issue. */
  merge_requests_count?: number
  /** The number of thumbs-up reactions. */
  upvotes?: number
  /** The number of thumbs-down reactions. */
  downvotes?: number
  /** The due date. Null if not set. */
  due_date?: string | null
  /** Whether the issue is confidential. */
  confidential?: boolean
  /** Whether discussion is locked to project members. Null if never set. */
  discussion_locked?: boolean | null
  /** The issue's address on GitLab. */
  web_url?: string
  /** The estimated and spent time, in seconds and in words. */
  time_stats?: TimeStats
  /** The issue's weight. Null if not set. */
  weight?: number | null
  /** The severity of the incident. UNKNOWN for other issues. */
  severity?: string
  /** Whether the description has task list items. */
  has_tasks?: boolean
  /** The progress on the task list items, in words. */
  task_status?: string
  /** The short and full references to the issue. */
  references?: References
  /** The numbers of task list items and of those completed. */
  task_completion_status?: TaskCompletion
  /** The ID of the issue this one was moved to. Null if not moved. */
  moved_to_id?: number | null
  /** Whether the issue was imported. */
  imported?: boolean
  /** The system the issue was imported from, none if it was not. */
  imported_from?: string
  /** The email address replied to in Service Desk. Null for other issues. */
  service_desk_reply_to?: string | null
  /** Whether the caller is subscribed to the issue. Present for a single issue. */
  subscribed?: boolean
  /** The number of issues blocked by this one. */
  blocking_issues_count?: number
  iteration?: Iteration | null
  /** The ID of the issue's epic within its group. Null if there is none. */
  epic_iid?: number | null
  /** The issue's health: on track, needs attention or at risk. Null if not set. */
  health_status?: string | null
  /** The links to the issue, its notes, award emoji and project in the API. */
  _links?: Links
}

export interface TimeStats {
  time_estimate?: number
  total_time_spent?: number
  human_time_estimate?: string | null
  human_total_time_spent?: string | null
}

export interface References {
  short?: string
  relative?: string
  full?: string
}

export interface TaskCompletion {
  count?: number
  completed_count?: number
}

export interface Iteration {
  id?: number
  iid?: number
  sequence?: number
  group_id?: number
  title?: string | null
  state?: number
  start_date?: string
  due_date?: string
  web_url?: string
}

export interface Links {
  self?: string
  notes?: string
  award_emoji?: string
  project?: string
  closed_as_duplicate_of?: string | null
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the issue in its project: `iid`, not `id`. (at least 1) */
  issue_iid: number
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Title of the issue. (at most 255 characters) */
  title: string
  /** Description of the issue, as Markdown. (at most 1048576 characters) */
  description?: string
  /** Comma-separated labels. Labels that do not exist are created. */
  labels?: string
  /** IDs of users to assign. An update replaces the current assignees. The Free plan allows one assignee. */
  assignee_ids?: number[]
  /** ID of the milestone to assign. `0` or `null` removes the milestone. (at least 0) */
  milestone_id?: number | null
  /** Due date of the issue. */
  due_date?: string
  /** Whether the issue is confidential: visible to project members only. */
  confidential?: boolean
  /** Type of the issue. */
  issue_type?: "issue" | "incident" | "test_case" | "task"
  /** Weight of the issue. `null` removes the weight. Requires a paid plan. (at least 0) */
  weight?: number | null
  /** Creation time to set, for imports. Requires an administrator or owner. */
  created_at?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the issue in its project: `iid`, not `id`. (at least 1) */
  issue_iid: number
  /** New title of the issue. (at most 255 characters) */
  title?: string
  /** Description of the issue, as Markdown. (at most 1048576 characters) */
  description?: string
  /** Comma-separated labels of the issue. Replaces the current labels; an empty string removes all. */
  labels?: string
  /** Comma-separated labels to add. */
  add_labels?: string
  /** Comma-separated labels to remove. */
  remove_labels?: string
  /** IDs of users to assign. An update replaces the current assignees. The Free plan allows one assignee. */
  assignee_ids?: number[]
  /** ID of the milestone to assign. `0` or `null` removes the milestone. (at least 0) */
  milestone_id?: number | null
  /** Due date of the issue. */
  due_date?: string
  /** Whether the issue is confidential: visible to project members only. */
  confidential?: boolean
  /** Weight of the issue. `null` removes the weight. Requires a paid plan. (at least 0) */
  weight?: number | null
  /** State change: closes or reopens the record. */
  state_event?: "close" | "reopen"
  /** Whether only project members can comment. */
  discussion_locked?: boolean
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the issue in its project: `iid`, not `id`. (at least 1) */
  issue_iid: number
}

/** Params of issues.api_search. */
export interface IssuesApiSearchParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** Filters by number (`iid`). */
  iids?: number[]
  /** Filters by issue state. Defaults to `all`. */
  state?: "opened" | "closed" | "all"
  /** Filters to records with all of these labels. Comma-separated. `None` and `Any` are also supported. */
  labels?: string
  /** Filters by milestone title. `None` and `Any` are also supported. */
  milestone?: string
  /** Filters by part of the title or description. */
  search?: string
  /** Filters by assignee: a user ID, `None` or `Any`. */
  assignee_id?: number | string
  /** Filters by author: a user ID. */
  author_id?: number
  /** Filters by relation to the user. Defaults to `all` in a project and to `created_by_me` across projects. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Filters to records created at or after this time. */
  created_after?: string
  /** Filters to records updated at or after this time. */
  updated_after?: string
  /** Filters to records updated at or before this time. */
  updated_before?: string
  /** Type of the issue. */
  issue_type?: "issue" | "incident" | "test_case" | "task"
  /** Sort field. Defaults to `created_at`. */
  order_by?:
    | "created_at"
    | "due_date"
    | "label_priority"
    | "milestone_due"
    | "popularity"
    | "priority"
    | "relative_position"
    | "title"
    | "updated_at"
    | "weight"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

/** Searchable fields of issues, in hosted mode. */
export interface IssuesSearchFields {
  id: number | null
  iid: number | null
  project_id: number | null
  title: string | null
  description: string | null
  state: string | null
  labels: unknown[] | null
  confidential: boolean | null
  issue_type: string | null
  due_date: string | null
  web_url: string | null
  weight: number | null
  user_notes_count: number | null
  created_at: string | null
  updated_at: string | null
  closed_at: string | null
}

/** Params of issue_notes.list. */
export interface IssueNotesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the issue in its project: `iid`, not `id`. (at least 1) */
  issue_iid: number
  /** Filters by note type: comments, history entries or both. Defaults to `all_notes`. */
  activity_filter?: "all_notes" | "only_comments" | "only_activity"
  /** Sort field. Defaults to `created_at`. */
  order_by?: "created_at" | "updated_at"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

export interface Note {
  /** The note's ID. */
  id: number
  /** The kind of note, in a discussion or on a diff. Null for an ordinary one. */
  type?: string | null
  /** The note's text, as Markdown. */
  body?: string
  /** The user who wrote the note. */
  author?: Person
  /** Creation time of the note. */
  created_at?: string
  /** The time of the last update to the note. */
  updated_at?: string
  /** Whether the note was written by GitLab to record a change. */
  system?: boolean
  /** The ID of the item the note is on. */
  noteable_id?: number | null
  /** The type of the item the note is on. */
  noteable_type?: string
  /** The ID of the item within its project. Null if it has none. */
  noteable_iid?: number | null
  /** The ID of the project the note belongs to. */
  project_id?: number
  /** The ID of the commit the note is on. Null for other items. */
  commit_id?: string | null
  /** Whether the note can be resolved. */
  resolvable?: boolean
  /** Whether the note is resolved. Present for resolvable notes. */
  resolved?: boolean
  resolved_by?: Person | null
  /** The time the note was resolved. Null if unresolved. */
  resolved_at?: string | null
  /** Whether the note is internal. Deprecated in favor of internal. */
  confidential?: boolean
  /** Whether the note is internal, visible to members with at least the Planner role. */
  internal?: boolean
  /** Whether the note was imported. */
  imported?: boolean
  /** The system the note was imported from, none if it was not. */
  imported_from?: string
  position?: NotePosition | null
  /** Deprecated: no longer used. */
  attachment?: unknown
  /** Changes made by quick actions in the text, by field. */
  commands_changes?: { [k: string]: unknown }
}

export interface NotePosition {
  base_sha?: string
  start_sha?: string
  head_sha?: string
  old_path?: string | null
  new_path?: string | null
  position_type?: string
  old_line?: number | null
  new_line?: number | null
}

/** Params of issue_notes.create. */
export interface IssueNotesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the issue in its project: `iid`, not `id`. (at least 1) */
  issue_iid: number
  /** Text of the comment, as Markdown. (at most 1000000 characters) */
  body: string
  /**
   * Whether the comment is internal: visible only to members with at least the Reporter role. Defaults to `false`.
   * (default false)
   */
  internal?: boolean
}

/** Params of issue_notes.update. */
export interface IssueNotesUpdateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the issue in its project: `iid`, not `id`. (at least 1) */
  issue_iid: number
  /** ID of the comment, as the list of comments returns it. (at least 1) */
  note_id: number
  /** Text of the comment, as Markdown. (at most 1000000 characters) */
  body: string
}

/** Params of issue_notes.delete. */
export interface IssueNotesDeleteParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the issue in its project: `iid`, not `id`. (at least 1) */
  issue_iid: number
  /** ID of the comment, as the list of comments returns it. (at least 1) */
  note_id: number
}

/** Params of merge_requests.list. */
export interface MergeRequestsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by number (`iid`). */
  iids?: number[]
  /** Filters by merge request state. Defaults to `all`. */
  state?: "opened" | "closed" | "locked" | "merged" | "all"
  /** Filters to records with all of these labels. Comma-separated. `None` and `Any` are also supported. */
  labels?: string
  /** Filters by milestone title. `None` and `Any` are also supported. */
  milestone?: string
  /** Filters by part of the title or description. */
  search?: string
  /** Filters by assignee: a user ID, `None` or `Any`. */
  assignee_id?: number | string
  /** Filters by author: a user ID. */
  author_id?: number
  /** Filters by reviewer: a user ID, `None` or `Any`. */
  reviewer_id?: number | string
  /** Filters by relation to the user. Defaults to `all` in a project and to `created_by_me` across projects. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Filters by source branch. */
  source_branch?: string
  /** Filters by target branch. */
  target_branch?: string
  /** Filters to records created at or after this time. */
  created_after?: string
  /** Filters to records updated at or after this time. */
  updated_after?: string
  /** Filters to records updated at or before this time. */
  updated_before?: string
  /** Whether to return only drafts (`yes`) or no drafts (`no`). */
  wip?: "yes" | "no"
  /** Sort field. Defaults to `created_at`. */
  order_by?: "created_at" | "merged_at" | "title" | "updated_at"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

export interface MergeRequest {
  id: number
  iid?: number
  project_id?: number
  title?: string
  description?: string | null
  state?: string
  created_at?: string
  updated_at?: string
  merged_at?: string | null
  merged_by?: Person | null
  merge_user?: Person | null
  closed_at?: string | null
  closed_by?: Person | null
  prepared_at?: string | null
  source_branch?: string
  target_branch?: string
  source_project_id?: number | null
  target_project_id?: number
  author?: Person
  assignee?: Person | null
  assignees?: Person[]
  reviewers?: Person[]
  labels?: string[]
  milestone?: Milestone | null
  draft?: boolean
  /**
   * @deprecated
   * Deprecated: use draft instead.
   */
  work_in_progress?: boolean
  merge_when_pipeline_succeeds?: boolean
  /**
   * @deprecated
   * Deprecated: use detailed_merge_status instead.
   */
  merge_status?: string
  detailed_merge_status?: string
  merge_error?: string | null
  sha?: string | null
  merge_commit_sha?: string | null
  squash_commit_sha?: string | null
  user_notes_count?: number
  upvotes?: number
  downvotes?: number
  should_remove_source_branch?: boolean | null
  force_remove_source_branch?: boolean | null
  squash?: boolean
  squash_on_merge?: boolean
  web_url?: string
  references?: References
  time_stats?: TimeStats
  task_completion_status?: TaskCompletion
  has_conflicts?: boolean
  blocking_discussions_resolved?: boolean
  discussion_locked?: boolean | null
  changes_count?: string | null
  subscribed?: boolean
  diff_refs?: DiffRefs | null
  head_pipeline?: Pipeline | null
  pipeline?: Pipeline | null
  user?: MergeRights
  imported?: boolean
  imported_from?: string
  first_contribution?: boolean
}

export interface DiffRefs {
  base_sha?: string | null
  head_sha?: string | null
  start_sha?: string | null
}

export interface Pipeline {
  id: number
  iid?: number
  project_id?: number
  status?: string
  source?: string
  ref?: string
  sha?: string
  before_sha?: string | null
  tag?: boolean
  yaml_errors?: string | null
  user?: Person | null
  web_url?: string
  created_at?: string
  updated_at?: string
  started_at?: string | null
  finished_at?: string | null
  committed_at?: string | null
  duration?: number | null
  queued_duration?: number | null
  coverage?: string | null
  name?: string | null
  detailed_status?: DetailedStatus
  archived?: boolean
}

export interface DetailedStatus {
  icon?: string
  text?: string
  label?: string
  group?: string
  tooltip?: string
  has_details?: boolean
  details_path?: string | null
  favicon?: string
}

export interface MergeRights {
  can_merge?: boolean
}

/** Params of merge_requests.get. */
export interface MergeRequestsGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the merge request in its project: `iid`, not `id`. (at least 1) */
  merge_request_iid: number
}

/** Params of merge_requests.create. */
export interface MergeRequestsCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Source branch, which contains the changes. */
  source_branch: string
  /** Target branch to merge the changes into. */
  target_branch: string
  /** Title of the merge request. The prefix `Draft:` makes it a draft. */
  title: string
  /** Description of the merge request, as Markdown. (at most 1048576 characters) */
  description?: string
  /** ID of the project to merge into, if the source branch is in a fork. */
  target_project_id?: number
  /** Comma-separated labels. Labels that do not exist are created. */
  labels?: string
  /** IDs of users to assign. An update replaces the current assignees. The Free plan allows one assignee. */
  assignee_ids?: number[]
  /** IDs of users to request a review from. An update replaces the current reviewers. */
  reviewer_ids?: number[]
  /** ID of the milestone to assign. `0` or `null` removes the milestone. (at least 0) */
  milestone_id?: number | null
  /** Whether to delete the source branch after the merge. */
  remove_source_branch?: boolean
  /** Whether to squash the commits into one commit. */
  squash?: boolean
}

/** Params of merge_requests.update. */
export interface MergeRequestsUpdateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the merge request in its project: `iid`, not `id`. (at least 1) */
  merge_request_iid: number
  /** New title of the merge request. The prefix `Draft:` makes it a draft. */
  title?: string
  /** Description of the merge request, as Markdown. (at most 1048576 characters) */
  description?: string
  /** New target branch to merge into. */
  target_branch?: string
  /** Comma-separated labels of the merge request. Replaces the current labels; an empty string removes all. */
  labels?: string
  /** Comma-separated labels to add. */
  add_labels?: string
  /** Comma-separated labels to remove. */
  remove_labels?: string
  /** IDs of users to assign. An update replaces the current assignees. The Free plan allows one assignee. */
  assignee_ids?: number[]
  /** IDs of users to request a review from. An update replaces the current reviewers. */
  reviewer_ids?: number[]
  /** ID of the milestone to assign. `0` or `null` removes the milestone. (at least 0) */
  milestone_id?: number | null
  /** Whether to delete the source branch after the merge. */
  remove_source_branch?: boolean
  /** Whether to squash the commits into one commit. */
  squash?: boolean
  /** State change: closes or reopens the record. */
  state_event?: "close" | "reopen"
}

/** Params of merge_requests.api_search. */
export interface MergeRequestsApiSearchParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** Filters by merge request state. Defaults to `all`. */
  state?: "opened" | "closed" | "locked" | "merged" | "all"
  /** Filters to records with all of these labels. Comma-separated. `None` and `Any` are also supported. */
  labels?: string
  /** Filters by milestone title. `None` and `Any` are also supported. */
  milestone?: string
  /** Filters by part of the title or description. */
  search?: string
  /** Filters by assignee: a user ID, `None` or `Any`. */
  assignee_id?: number | string
  /** Filters by author: a user ID. */
  author_id?: number
  /** Filters by reviewer: a user ID, `None` or `Any`. */
  reviewer_id?: number | string
  /** Filters by relation to the user. Defaults to `all` in a project and to `created_by_me` across projects. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Filters by source branch. */
  source_branch?: string
  /** Filters by target branch. */
  target_branch?: string
  /** Filters to records created at or after this time. */
  created_after?: string
  /** Filters to records updated at or after this time. */
  updated_after?: string
  /** Filters to records updated at or before this time. */
  updated_before?: string
  /** Whether to return only drafts (`yes`) or no drafts (`no`). */
  wip?: "yes" | "no"
  /** Sort field. Defaults to `created_at`. */
  order_by?: "created_at" | "merged_at" | "title" | "updated_at"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

/** Params of merge_requests.approve. */
export interface MergeRequestsApproveParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the merge request in its project: `iid`, not `id`. (at least 1) */
  merge_request_iid: number
  /** SHA of the last known commit of the merge request. Fails if there is a later one. */
  sha?: string
}

export interface Approvals {
  id?: number
  iid?: number
  project_id?: number
  title?: string
  description?: string | null
  state?: string
  created_at?: string
  updated_at?: string
  /**
   * @deprecated
   * Deprecated.
   */
  merge_status?: string
  approved?: boolean
  approvals_required?: number
  approvals_left?: number
  user_has_approved?: boolean
  user_can_approve?: boolean
  approved_by?: Approval[]
}

export interface Approval {
  user?: Person
  approved_at?: string | null
}

/** Params of merge_requests.merge. */
export interface MergeRequestsMergeParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the merge request in its project: `iid`, not `id`. (at least 1) */
  merge_request_iid: number
  /** SHA of the last known commit of the merge request. Fails if there is a later one. */
  sha?: string
  /** Whether to merge when the pipeline succeeds. */
  auto_merge?: boolean
  /** Whether to squash the commits into one commit. */
  squash?: boolean
  /** Whether to delete the source branch. */
  should_remove_source_branch?: boolean
  /** Message of the merge commit. Defaults to a message that GitLab generates. */
  merge_commit_message?: string
  /** Message of the squash commit. Defaults to a message that GitLab generates. */
  squash_commit_message?: string
}

/** Searchable fields of merge_requests, in hosted mode. */
export interface MergeRequestsSearchFields {
  id: number | null
  iid: number | null
  project_id: number | null
  title: string | null
  description: string | null
  state: string | null
  labels: unknown[] | null
  draft: boolean | null
  source_branch: string | null
  target_branch: string | null
  detailed_merge_status: string | null
  sha: string | null
  web_url: string | null
  user_notes_count: number | null
  created_at: string | null
  updated_at: string | null
  merged_at: string | null
  closed_at: string | null
}

/** Params of merge_request_notes.list. */
export interface MergeRequestNotesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the merge request in its project: `iid`, not `id`. (at least 1) */
  merge_request_iid: number
  /** Sort field. Defaults to `created_at`. */
  order_by?: "created_at" | "updated_at"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

/** Params of merge_request_notes.create. */
export interface MergeRequestNotesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the merge request in its project: `iid`, not `id`. (at least 1) */
  merge_request_iid: number
  /** Text of the comment, as Markdown. (at most 1000000 characters) */
  body: string
}

/** Params of merge_request_diffs.list. */
export interface MergeRequestDiffsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Number of the merge request in its project: `iid`, not `id`. (at least 1) */
  merge_request_iid: number
  /** Whether to return diffs in the unified diff format. Defaults to `false`. (default false) */
  unidiff?: boolean
}

export interface FileDiff {
  old_path?: string
  new_path: string
  a_mode?: string
  b_mode?: string
  diff?: string
  new_file?: boolean
  renamed_file?: boolean
  deleted_file?: boolean
  generated_file?: boolean | null
  collapsed?: boolean
  too_large?: boolean
}

/** Params of branches.list. */
export interface BranchesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by part of the branch name. `^term` matches the start of the name, `term$` the end. */
  search?: string
}

export interface Branch {
  name: string
  merged?: boolean
  protected?: boolean
  default?: boolean
  developers_can_push?: boolean
  developers_can_merge?: boolean
  can_push?: boolean
  web_url?: string
  commit?: Commit | null
}

export interface Commit {
  id: string
  short_id?: string
  title?: string
  message?: string
  author_name?: string
  author_email?: string
  authored_date?: string
  committer_name?: string
  committer_email?: string
  committed_date?: string
  created_at?: string
  parent_ids?: string[]
  web_url?: string
  stats?: CommitStats
  status?: string | null
  project_id?: number
  last_pipeline?: Pipeline | null
  trailers?: {
    [k: string]: string
  }
  extended_trailers?: {
    [k: string]: string[]
  }
}

export interface CommitStats {
  additions?: number
  deletions?: number
  total?: number
}

/** Params of branches.get. */
export interface BranchesGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the branch, such as `main`. */
  branch: string
}

/** Params of branches.create. */
export interface BranchesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the new branch. */
  branch: string
  /** Branch, tag or commit SHA to create the branch from. */
  ref: string
}

/** Params of branches.delete. */
export interface BranchesDeleteParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the branch, such as `main`. */
  branch: string
}

/** Searchable fields of branches, in hosted mode. */
export interface BranchesSearchFields {
  name: string | null
  default: boolean | null
  protected: boolean | null
  merged: boolean | null
  web_url: string | null
}

/** Params of commits.list. */
export interface CommitsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Branch, tag or revision range, such as `main..feature`. */
  ref_name?: string
  /** Filters to commits at or after this time. */
  since?: string
  /** Filters to commits at or before this time. */
  until?: string
  /** Filters to commits that changed this file path. */
  path?: string
  /** Filters by commit author. */
  author?: string
  /** Whether to list the commits of all branches. */
  all?: boolean
  /** Whether to include line counts of each commit. */
  with_stats?: boolean
}

/** Params of commits.get. */
export interface CommitsGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Commit SHA, or name of a branch or tag. */
  sha: string
}

/** Params of commits.create. */
export interface CommitsCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Branch to commit to. With `start_branch`, the name of a new branch. */
  branch: string
  /** Message of the new commit. */
  commit_message: string
  /** Actions to perform, one per file. (at least 1 items) */
  actions: {
    /** Action to perform on the file. */
    action: "create" | "update" | "delete" | "move" | "chmod"
    /** Full path of the file. */
    file_path: string
    /** Previous path of the file. For `move`. */
    previous_path?: string
    /** Full content of the file. For `create`, `update` and `move`. */
    content?: string
    /** Encoding of `content`. Defaults to `text`. */
    encoding?: "text" | "base64"
    /** SHA of the last known commit that changed the file. */
    last_commit_id?: string
    /** Whether the file is executable. For `chmod`. */
    execute_filemode?: boolean
  }[]
  /** Branch to create the new branch from. */
  start_branch?: string
  /** Name of the commit author. Defaults to the authenticated user. */
  author_name?: string
  /** Email address of the commit author. */
  author_email?: string
}

/** Searchable fields of commits, in hosted mode. */
export interface CommitsSearchFields {
  id: string | null
  short_id: string | null
  title: string | null
  message: string | null
  author_name: string | null
  author_email: string | null
  committer_name: string | null
  web_url: string | null
  authored_date: string | null
  committed_date: string | null
  created_at: string | null
}

/** Params of files.get. */
export interface FilesGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Full path of the file, such as `src/main.ts`. */
  file_path: string
  /** Branch, tag or commit SHA. Defaults to `HEAD`, the default branch. (default "HEAD") */
  ref?: string
}

export interface RepositoryFile {
  file_path: string
  file_name?: string
  size?: number
  encoding?: string
  content?: string
  content_sha256?: string
  ref?: string
  blob_id?: string
  commit_id?: string
  last_commit_id?: string
  execute_filemode?: boolean
}

/** Params of files.create. */
export interface FilesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Full path of the file, such as `src/main.ts`. */
  file_path: string
  /** Branch to commit to. */
  branch: string
  /** Full content of the file, as text or, with `encoding` set to `base64`, in Base64. */
  content: string
  /** Encoding of `content`. Defaults to `text`. */
  encoding?: "text" | "base64"
  /** Message of the new commit. */
  commit_message: string
  /** Branch to create the new branch from. */
  start_branch?: string
}

export interface WrittenFile {
  file_path: string
  branch?: string
}

/** Params of files.update. */
export interface FilesUpdateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Full path of the file, such as `src/main.ts`. */
  file_path: string
  /** Branch to commit to. */
  branch: string
  /** Full content of the file, as text or, with `encoding` set to `base64`, in Base64. */
  content: string
  /** Encoding of `content`. Defaults to `text`. */
  encoding?: "text" | "base64"
  /** Message of the new commit. */
  commit_message: string
  /** SHA of the last known commit that changed the file. Fails if there is a later one. */
  last_commit_id?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Full path of the file, such as `src/main.ts`. */
  file_path: string
  /** Branch to commit to. */
  branch: string
  /** Message of the new commit. */
  commit_message: string
}

/** Params of repository_tree.list. */
export interface RepositoryTreeListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Path of the directory. Defaults to the root of the repository. */
  path?: string
  /** Branch, tag or commit SHA. Defaults to the default branch. */
  ref?: string
  /** Whether to list subdirectories as well. Defaults to `false`. (default false) */
  recursive?: boolean
}

export interface TreeEntry {
  id?: string
  name?: string
  type?: string
  path: string
  mode?: string
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by part of the tag name. `^term` matches the start of the name, `term$` the end. */
  search?: string
  /** Sort field. */
  order_by?: "name" | "updated" | "version"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

export interface Tag {
  name: string
  message?: string | null
  target?: string
  protected?: boolean
  created_at?: string | null
  commit?: Commit | null
  release?: TagRelease | null
}

export interface TagRelease {
  tag_name?: string
  description?: string | null
}

/** Params of tags.get. */
export interface TagsGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the tag, such as `v1.0`. */
  tag_name: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the new tag. */
  tag_name: string
  /** Branch, tag or commit SHA that the tag points to. */
  ref: string
  /** Message of the tag, which makes it an annotated tag. */
  message?: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the tag, such as `v1.0`. */
  tag_name: string
}

/** Searchable fields of tags, in hosted mode. */
export interface TagsSearchFields {
  name: string | null
  message: string | null
  target: string | null
  protected: boolean | null
  created_at: string | null
}

/** Params of releases.list. */
export interface ReleasesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Sort field. */
  order_by?: "released_at" | "created_at"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

export interface Release {
  tag_name: string
  name?: string
  description?: string | null
  description_html?: string | null
  created_at?: string
  released_at?: string
  upcoming_release?: boolean
  historical_release?: boolean
  author?: Person
  commit?: Commit
  milestones?: Milestone[]
  commit_path?: string
  tag_path?: string
  assets?: Assets
  evidences?: Evidence[]
  _links?: ReleaseLinks
}

export interface Assets {
  count?: number
  sources?: Source[]
  links?: AssetLink[]
}

export interface Source {
  format?: string
  url?: string
}

export interface AssetLink {
  id?: number
  name?: string
  url?: string
  direct_asset_url?: string
  link_type?: string
}

export interface Evidence {
  sha?: string
  filepath?: string
  collected_at?: string
}

export interface ReleaseLinks {
  closed_issues_url?: string
  closed_merge_requests_url?: string
  edit_url?: string
  merged_merge_requests_url?: string
  opened_issues_url?: string
  opened_merge_requests_url?: string
  self?: string
}

/** Params of releases.get. */
export interface ReleasesGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Name of the tag, such as `v1.0`. */
  tag_name: string
}

/** Params of releases.create. */
export interface ReleasesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Tag of the release. */
  tag_name: string
  /** Name of the release. */
  name?: string
  /** Release notes, as Markdown. */
  description?: string
  /** Branch, tag or commit SHA to create the tag from, if the tag does not exist. */
  ref?: string
  /** Titles of the milestones of the release. */
  milestones?: string[]
  /** Past or future release time. Defaults to the current time. */
  released_at?: string
}

/** Searchable fields of releases, in hosted mode. */
export interface ReleasesSearchFields {
  tag_name: string | null
  name: string | null
  description: string | null
  upcoming_release: boolean | null
  created_at: string | null
  released_at: string | null
}

/** Params of pipelines.list. */
export interface PipelinesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Filters by status. */
  status?:
    | "created"
    | "waiting_for_resource"
    | "preparing"
    | "pending"
    | "running"
    | "success"
    | "failed"
    | "canceled"
    | "skipped"
    | "manual"
    | "scheduled"
  /** Filters by branch or tag. */
  ref?: string
  /** Filters by commit SHA. */
  sha?: string
  /** Filters by the source that started the pipeline, such as `push`, `web`, `schedule` or `merge_request_event`. */
  source?: string
  /** Filters by username of the user who started the pipeline. */
  username?: string
  /** Filters to records updated at or after this time. */
  updated_after?: string
  /** Filters to records updated at or before this time. */
  updated_before?: string
  /** Sort field. */
  order_by?: "id" | "status" | "ref" | "updated_at" | "user_id"
  /** Sort direction. */
  sort?: "asc" | "desc"
}

/** Params of pipelines.get. */
export interface PipelinesGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the pipeline, as `pipelines.list` returns it. Not its `iid`. (at least 1) */
  pipeline_id: number
}

/** Params of pipelines.create. */
export interface PipelinesCreateParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** Branch or tag to run the pipeline for. */
  ref: string
  /** Variables for the jobs of the pipeline. */
  variables?: {
    /** Name of the variable. */
    key: string
    /** Value of the variable. */
    value: string
    /** Type of the variable: an environment variable or a file. Defaults to `env_var`. */
    variable_type?: "env_var" | "file"
  }[]
}

/** Params of pipelines.retry. */
export interface PipelinesRetryParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the pipeline, as `pipelines.list` returns it. Not its `iid`. (at least 1) */
  pipeline_id: number
}

/** Params of pipelines.cancel. */
export interface PipelinesCancelParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the pipeline, as `pipelines.list` returns it. Not its `iid`. (at least 1) */
  pipeline_id: number
}

/** Searchable fields of pipelines, in hosted mode. */
export interface PipelinesSearchFields {
  id: number | null
  iid: number | null
  project_id: number | null
  status: string | null
  source: string | null
  ref: string | null
  sha: string | null
  web_url: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of jobs.list. */
export interface JobsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  per_page?: number
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the pipeline, as `pipelines.list` returns it. Not its `iid`. (at least 1) */
  pipeline_id: number
  /** Filters by job status, such as `failed` or `success`. */
  scope?: string[]
  /** Whether to include retried jobs. Defaults to `false`. (default false) */
  include_retried?: boolean
}

export interface Job {
  id: number
  name?: string
  stage?: string
  status?: string
  ref?: string
  tag?: boolean
  coverage?: number | null
  allow_failure?: boolean
  created_at?: string
  started_at?: string | null
  finished_at?: string | null
  erased_at?: string | null
  duration?: number | null
  queued_duration?: number | null
  user?: Person | null
  commit?: Commit | null
  pipeline?: Pipeline
  failure_reason?: string
  web_url?: string
  project?: JobProject
  archived?: boolean
  artifacts?: Artifact[]
  artifacts_file?: ArtifactsFile
  artifacts_expire_at?: string | null
  tag_list?: string[]
  runner?: Runner | null
  source?: string | null
}

export interface JobProject {
  ci_job_token_scope_enabled?: boolean
}

export interface Artifact {
  file_type?: string
  size?: number
  filename?: string
  file_format?: string | null
}

export interface ArtifactsFile {
  filename?: string
  size?: number
}

export interface Runner {
  id?: number
  description?: string | null
  ip_address?: string | null
  active?: boolean
  paused?: boolean
  is_shared?: boolean
  runner_type?: string
  name?: string | null
  online?: boolean | null
  status?: string
}

/** Params of jobs.get. */
export interface JobsGetParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the job, as `jobs.list` returns it. (at least 1) */
  job_id: number
}

/** Params of jobs.download. */
export interface JobsDownloadParams {
  /** ID of the project, or its path, such as `group/project`. */
  project_id: number | string
  /** ID of the job, as `jobs.list` returns it. (at least 1) */
  job_id: number
}

/** Credentials by auth variant. */
export interface GitlabCredentials {
  token: GitlabTokenCredentials
  oauth: GitlabOauthCredentials
}

/** Access token */
export interface GitlabTokenCredentials {
  /** Access token with the scope `api` or `read_api`. */
  token: string
}

/** GitLab account */
export interface GitlabOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
  /** The host at which the client is registered. Defaults to the host in the setting host. */
  client_host?: string
}

export interface GitlabConfig {
  /** Host of the GitLab instance, without `https://` and path. Defaults to `gitlab.com`. (default "gitlab.com") */
  host?: string
}
