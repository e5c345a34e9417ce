// Generated from definitions/gitlab.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** GitLab */
    "gitlab": Gitlab
  }
}

/**
 * GitLab. Projects with their issues, merge requests, comments, branches, commits, files, pipelines, releases and
 * members, on gitlab.com or a GitLab of one's own.
 */
export interface Gitlab {
  operations: GitlabOperations
  credentials: GitlabCredentials
  config: GitlabConfig
}

/** What can be called, by entity and action. */
export interface GitlabOperations {
  /** The user whose credentials these are. */
  current_user: {
    /** Gets the user whose credentials are used, with name and addresses. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A user of this GitLab. */
  users: {
    /** Lists the users of this GitLab, by name, address or state; on gitlab.com there are millions. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user by id; users.list with username finds the id. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
  }
  /** A group or subgroup, which holds projects and people. */
  groups: {
    /** Lists the groups that the user can see; with all_available false only those they are a member of. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {}
    }
    /** Gets a group by id or full path. */
    get: {
      params: GroupsGetParams
      records: Group
      meta: {}
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A person with a role in a group, directly. */
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
  /** A milestone of a group, for all of its projects. */
  group_milestones: {
    /** Lists the milestones of a group. */
    list: {
      params: GroupMilestonesListParams
      records: Milestone[]
      meta: {}
    }
    /** Gets a milestone of a group by its id. */
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
    /** Lists or searches projects; unless membership is false only those that the user is a member of. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {}
    }
    /** Gets a project by id or path. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Makes a project in the user's namespace or a group, and answers it. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Changes what is given of a project. */
    update: {
      params: ProjectsUpdateParams
      records: Project
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A person with a role in a project, directly. */
  project_members: {
    /** Lists the direct members of a project with their roles; not those who are members by its group. */
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
    /** Gives a user a role in a project. */
    create: {
      params: ProjectMembersCreateParams
      records: Member
      meta: {}
    }
    /** Changes the role of a member of a project. */
    update: {
      params: ProjectMembersUpdateParams
      records: Member
      meta: {}
    }
    /** Takes a member out of a project. */
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
    /** Gets a milestone of a project by its id. */
    get: {
      params: ProjectMilestonesGetParams
      records: Milestone
      meta: {}
    }
    /** Makes a milestone in a project. */
    create: {
      params: ProjectMilestonesCreateParams
      records: Milestone
      meta: {}
    }
    /** Changes what is given of a milestone, or closes it. */
    update: {
      params: ProjectMilestonesUpdateParams
      records: Milestone
      meta: {}
    }
    search: {
      fields: ProjectMilestonesSearchFields
    }
  }
  /** A label of issues and merge requests. */
  labels: {
    /** Lists the labels that a project's issues and merge requests can have, those of its groups too. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Makes a label in a project. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
  }
  /** An issue of a project; iid is its number there, such as 42 for #42. */
  issues: {
    /** Lists the issues of a project by state, labels, people, time or text. */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {}
    }
    /** Gets an issue by its number in a project. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /** Opens an issue in a project and answers it. */
    create: {
      params: IssuesCreateParams
      records: Issue
      meta: {}
    }
    /** Changes what is given of an issue, closes it or opens it again. */
    update: {
      params: IssuesUpdateParams
      records: Issue
      meta: {}
    }
    /** Deletes an issue for good; for owners and administrators. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    /**
     * Searches the issues of all projects: those made by the user, assigned to them, or with scope all that they can
     * see.
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
  /** A comment on an issue; those with system true are entries of its history. */
  issue_notes: {
    /** Lists the comments of an issue and the entries of its history. */
    list: {
      params: IssueNotesListParams
      records: Note[]
      meta: {}
    }
    /** Comments on an issue. */
    create: {
      params: IssueNotesCreateParams
      records: Note
      meta: {}
    }
    /** Changes the text of a comment on an issue. */
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
  /** A merge request of a project; iid is its number there, such as 7 for !7. */
  merge_requests: {
    /** Lists the merge requests of a project by state, branches, labels, people, time or text. */
    list: {
      params: MergeRequestsListParams
      records: MergeRequest[]
      meta: {}
    }
    /** Gets a merge request by its number in a project, with whether it can be merged and its pipeline. */
    get: {
      params: MergeRequestsGetParams
      records: MergeRequest
      meta: {}
    }
    /** Opens a merge request from one branch to another and answers it. */
    create: {
      params: MergeRequestsCreateParams
      records: MergeRequest
      meta: {}
    }
    /** Changes what is given of a merge request, closes it or opens it again. */
    update: {
      params: MergeRequestsUpdateParams
      records: MergeRequest
      meta: {}
    }
    /**
     * Searches the merge requests of all projects: those made by the user, assigned to them, or with scope all that
     * they can see.
     */
    api_search: {
      params: MergeRequestsApiSearchParams
      records: MergeRequest[]
      meta: {}
    }
    search: {
      fields: MergeRequestsSearchFields
    }
  }
  /** A comment on a merge request; those with system true are entries of its history. */
  merge_request_notes: {
    /** Lists the comments of a merge request and the entries of its history. */
    list: {
      params: MergeRequestNotesListParams
      records: Note[]
      meta: {}
    }
    /** Comments on a merge request. */
    create: {
      params: MergeRequestNotesCreateParams
      records: Note
      meta: {}
    }
  }
  /** What a merge request changes in one file. */
  merge_request_diffs: {
    /** Lists the changes of a merge request file by file. */
    list: {
      params: MergeRequestDiffsListParams
      records: FileDiff[]
      meta: {}
    }
  }
  /** Who has approved a merge request and who still has to. */
  merge_request_approvals: {
    /** Approves a merge request, as the user whose credentials these are. */
    create: {
      params: MergeRequestApprovalsCreateParams
      records: Approvals
      meta: {}
    }
  }
  /** The acceptance of a merge request. */
  merge_request_merges: {
    /** Accepts a merge request: merges its branch at once, or with auto_merge once its pipeline has succeeded. */
    create: {
      params: MergeRequestMergesCreateParams
      records: MergeRequest
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
    /** Gets a branch by its name with its last commit. */
    get: {
      params: BranchesGetParams
      records: Branch
      meta: {}
    }
    /** Makes a branch from another one, a tag or a commit. */
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
  /** A commit of a repository. */
  commits: {
    /** Lists the commits of a branch, the default one unless given, of a file, or of all branches, newest first. */
    list: {
      params: CommitsListParams
      records: Commit[]
      meta: {}
    }
    /** Gets a commit by its hash, or the last one of a branch or tag. */
    get: {
      params: CommitsGetParams
      records: Commit
      meta: {}
    }
    /** Commits changes of several files to a branch at once: made, changed, moved or deleted. */
    create: {
      params: CommitsCreateParams
      records: Commit
      meta: {}
    }
    search: {
      fields: CommitsSearchFields
    }
  }
  /** A file of a repository, with its content as base64. */
  files: {
    /** Gets a file of a branch, tag or commit with its content as base64. */
    get: {
      params: FilesGetParams
      records: RepositoryFile
      meta: {}
    }
    /** Makes a file by a commit to a branch. */
    create: {
      params: FilesCreateParams
      records: WrittenFile
      meta: {}
    }
    /** Replaces a file by a commit to a branch. */
    update: {
      params: FilesUpdateParams
      records: WrittenFile
      meta: {}
    }
    /** Deletes a file by a commit to a branch. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file or folder of a repository. */
  repository_tree: {
    /** Lists the files and folders of a repository or of one folder in it. */
    list: {
      params: RepositoryTreeListParams
      records: TreeEntry[]
      meta: {}
    }
  }
  /** A tag of a repository. */
  tags: {
    /** Lists the tags of a repository. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Gets a tag by its name with its commit and release notes. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
    /** Makes a tag at a branch, another tag or a commit. */
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
    /** Gets a release by its tag with its notes, links and milestones. */
    get: {
      params: ReleasesGetParams
      records: Release
      meta: {}
    }
    /** Makes a release of a tag, and the tag too where ref says at what. */
    create: {
      params: ReleasesCreateParams
      records: Release
      meta: {}
    }
    search: {
      fields: ReleasesSearchFields
    }
  }
  /** A pipeline of a project. */
  pipelines: {
    /** Lists the pipelines of a project by status, branch, source or time. */
    list: {
      params: PipelinesListParams
      records: Pipeline[]
      meta: {}
    }
    /** Gets a pipeline with its duration and who started it. */
    get: {
      params: PipelinesGetParams
      records: Pipeline
      meta: {}
    }
    /** Starts a pipeline of a branch or tag. */
    create: {
      params: PipelinesCreateParams
      records: Pipeline
      meta: {}
    }
    search: {
      fields: PipelinesSearchFields
    }
  }
  /** A pipeline whose failed jobs run once more. */
  pipeline_retries: {
    /** Runs the failed and canceled jobs of a pipeline once more. */
    create: {
      params: PipelineRetriesCreateParams
      records: Pipeline
      meta: {}
    }
  }
  /** A pipeline that was canceled. */
  pipeline_cancellations: {
    /** Cancels the jobs of a pipeline that have not ended. */
    create: {
      params: PipelineCancellationsCreateParams
      records: Pipeline
      meta: {}
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
    /** Streams the log of a job. */
    download: {
      params: JobsDownloadParams
      file: true
    }
  }
}

/** Params of current_user.get. */
export interface CurrentUserGetParams { [k: string]: never }

export interface User {
  id: number
  username?: string
  name?: string
  state?: string
  locked?: boolean
  public_email?: string | null
  avatar_url?: string | null
  web_url?: string
  created_at?: string
  bio?: string | null
  location?: string | null
  job_title?: string | null
  organization?: string | null
  pronouns?: string | null
  bot?: boolean
  website_url?: string | null
  linkedin?: string | null
  twitter?: string | null
  discord?: string | null
  github?: string | null
  work_information?: string | null
  local_time?: string | null
  followers?: number
  following?: number
  is_followed?: boolean
  email?: string
  commit_email?: string | null
  last_sign_in_at?: string | null
  confirmed_at?: string | null
  last_activity_on?: string | null
  current_sign_in_at?: string | null
  theme_id?: number | null
  color_scheme_id?: number | null
  projects_limit?: number | null
  can_create_group?: boolean
  can_create_project?: boolean
  two_factor_enabled?: boolean
  external?: boolean
  private_profile?: boolean | null
  is_admin?: boolean
  note?: string | null
  namespace_id?: number | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** A part of the name or user name, or a whole e-mail address. */
  search?: string
  /** The exact user name. */
  username?: string
  /** Only users that are active. */
  active?: boolean
  /** Only people, neither bots nor internal users. */
  humans?: boolean
  /** Only those made at this time or later. */
  created_after?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** The id of the user. (at least 1) */
  id: number
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** A part of the name or path. */
  search?: string
  /** Only groups that the user owns. */
  owned?: boolean
  /** Also groups that the user can see and is no member of, such as public ones. (default false) */
  all_available?: boolean
  /** Only groups in which the user has at least this role. */
  min_access_level?: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** No subgroups. */
  top_level_only?: boolean
  /** What to sort by; similarity only with search. */
  order_by?: "name" | "path" | "id" | "similarity"
  /** The direction of the order. */
  sort?: "asc" | "desc"
}

export interface Group {
  id: number
  name?: string
  path?: string
  full_name?: string
  full_path?: string
  description?: string | null
  visibility?: string
  parent_id?: number | null
  web_url?: string
  avatar_url?: string | null
  created_at?: string
  archived?: boolean
  marked_for_deletion_on?: string | null
  share_with_group_lock?: boolean
  require_two_factor_authentication?: boolean
  two_factor_grace_period?: number
  project_creation_level?: string
  subgroup_creation_level?: string
  auto_devops_enabled?: boolean | null
  emails_disabled?: boolean | null
  emails_enabled?: boolean
  mentions_disabled?: boolean | null
  lfs_enabled?: boolean
  default_branch?: string | null
  request_access_enabled?: boolean
  organization_id?: number
  projects?: Project[]
}

export interface Project {
  id: number
  name?: string
  path?: string
  name_with_namespace?: string
  path_with_namespace?: string
  description?: string | null
  description_html?: string | null
  default_branch?: string | null
  topics?: string[]
  tag_list?: string[]
  ssh_url_to_repo?: string
  http_url_to_repo?: string
  web_url?: string
  readme_url?: string | null
  avatar_url?: string | null
  forks_count?: number
  star_count?: number
  created_at?: string
  updated_at?: string
  last_activity_at?: string
  namespace?: Namespace
  visibility?: string
  archived?: boolean
  empty_repo?: boolean
  owner?: Person
  creator_id?: number
  open_issues_count?: number
  issues_enabled?: boolean
  merge_requests_enabled?: boolean
  wiki_enabled?: boolean
  jobs_enabled?: boolean
  snippets_enabled?: boolean
  lfs_enabled?: boolean
  shared_runners_enabled?: boolean
  merge_method?: string
  squash_option?: string
  import_status?: string
  license_url?: string | null
  marked_for_deletion_on?: string | null
  statistics?: Statistics
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
  /** The group, by id or by full path such as group/subgroup. */
  group_id: number | string
  /** Whether its first 100 projects come along, which GitLab no longer wants. (default false) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The group, by id or by full path such as group/subgroup. */
  group_id: number | string
  /** A part of the name, user name or address. */
  query?: string
  /** Only these users. */
  user_ids?: number[]
}

export interface Member {
  id: number
  username?: string
  name?: string
  state?: string
  locked?: boolean
  public_email?: string | null
  avatar_url?: string | null
  web_url?: string
  access_level?: number
  created_at?: string
  created_by?: Person | null
  expires_at?: string | null
  email?: string | null
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
  /** The group, by id or by full path such as group/subgroup. */
  group_id: number | string
  /** The user, by id from users.list or the list of members. (at least 1) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The group, by id or by full path such as group/subgroup. */
  group_id: number | string
  /** Only milestones with these numbers. */
  iids?: number[]
  /** Only milestones in this state. */
  state?: "active" | "closed"
  /** Only the milestone with this title. */
  title?: string
  /** A part of title or description. */
  search?: string
  /** Only those changed at this time or later. */
  updated_after?: string
  /** Only those changed at this time or earlier. */
  updated_before?: string
}

export interface Milestone {
  id: number
  iid?: number
  project_id?: number
  group_id?: number
  title?: string
  description?: string | null
  state?: string
  created_at?: string
  updated_at?: string
  due_date?: string | null
  start_date?: string | null
  expired?: boolean
  web_url?: string
}

/** Params of group_milestones.get. */
export interface GroupMilestonesGetParams {
  /** The group, by id or by full path such as group/subgroup. */
  group_id: number | string
  /** The milestone, by id, which is not its number. (at least 1) */
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

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** A part of the name, path or description. */
  search?: string
  /**
   * Only projects that the user is a member of; false lists all that can be seen, on gitlab.com all public ones.
   * (default true)
   */
  membership?: boolean
  /** Only projects that the user owns. */
  owned?: boolean
  /** Only projects that the user has starred. */
  starred?: boolean
  /** Only archived projects, or only others. */
  archived?: boolean
  /** Who can see it: everybody, all users, or members. */
  visibility?: "public" | "internal" | "private"
  /** Only projects in which the user has at least this role. */
  min_access_level?: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** Only projects with all of these topics, with commas between. */
  topic?: string
  /** Only projects with activity after this time. */
  last_activity_after?: string
  /** What to sort by, created_at unless given; similarity only with search. */
  order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "star_count" | "last_activity_at" | "similarity"
  /** The direction of the order. */
  sort?: "asc" | "desc"
  /** Whether projects have a few fields alone. */
  simple?: boolean
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** Whether sizes come along, for members from Reporter on. */
  statistics?: boolean
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** What the project is called. */
  name: string
  /** The last part of its address; made of the name unless given. */
  path?: string
  /** The group to make it in, by id; the user's own namespace unless given. */
  namespace_id?: number
  /** What the project is for. (at most 2000 characters) */
  description?: string
  /** Who can see it: everybody, all users, or members. */
  visibility?: "public" | "internal" | "private"
  /** Whether it begins with a README, so that it has a branch. (default false) */
  initialize_with_readme?: boolean
  /** The name of its first branch; needs initialize_with_readme. */
  default_branch?: string
  /** Its topics. */
  topics?: string[]
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The new name. */
  name?: string
  /** What the project is for. (at most 2000 characters) */
  description?: string
  /** Who can see it: everybody, all users, or members. */
  visibility?: "public" | "internal" | "private"
  /** Another branch of it as the default one. */
  default_branch?: string
  /** All of its topics, in place of those before. */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** A part of the name, user name or address. */
  query?: string
  /** Only these users. */
  user_ids?: number[]
}

/** Params of project_members.get. */
export interface ProjectMembersGetParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The user, by id from users.list or the list of members. (at least 1) */
  user_id: number
}

/** Params of project_members.create. */
export interface ProjectMembersCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The id of the user, from users.list. (at least 1) */
  user_id: number
  /** The role: 5 minimal access, 10 guest, 15 planner, 20 reporter, 30 developer, 40 maintainer, 50 owner. */
  access_level: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** The day on which it ends. */
  expires_at?: string
}

/** Params of project_members.update. */
export interface ProjectMembersUpdateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The user, by id from users.list or the list of members. (at least 1) */
  user_id: number
  /** The role: 5 minimal access, 10 guest, 15 planner, 20 reporter, 30 developer, 40 maintainer, 50 owner. */
  access_level: 5 | 10 | 15 | 20 | 30 | 40 | 50
  /** The day on which it ends. */
  expires_at?: string
}

/** Params of project_members.delete. */
export interface ProjectMembersDeleteParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The user, by id from users.list or the list of members. (at least 1) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** Only milestones with these numbers. */
  iids?: number[]
  /** Only milestones in this state. */
  state?: "active" | "closed"
  /** Only the milestone with this title. */
  title?: string
  /** A part of title or description. */
  search?: string
  /** Only those changed at this time or later. */
  updated_after?: string
  /** Only those changed at this time or earlier. */
  updated_before?: string
  /** Whether those of its groups come along. */
  include_ancestors?: boolean
}

/** Params of project_milestones.get. */
export interface ProjectMilestonesGetParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The milestone, by id, which is not its number. (at least 1) */
  milestone_id: number
}

/** Params of project_milestones.create. */
export interface ProjectMilestonesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** What it is called. */
  title: string
  /** What it is about, as Markdown. */
  description?: string
  /** When it ends. */
  due_date?: string
  /** When it begins. */
  start_date?: string
}

/** Params of project_milestones.update. */
export interface ProjectMilestonesUpdateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The milestone, by id, which is not its number. (at least 1) */
  milestone_id: number
  /** The new title. */
  title?: string
  /** What it is about, as Markdown. */
  description?: string
  /** When it ends. */
  due_date?: string
  /** When it begins. */
  start_date?: string
  /** Closes it or opens it again. */
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

/** Params of labels.list. */
export interface LabelsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** A part of the name. */
  search?: string
  /** Whether numbers of open and closed ones come along. (default false) */
  with_counts?: boolean
}

export interface Label {
  id: number
  name?: string
  color?: string
  text_color?: string
  description?: string | null
  description_html?: string | null
  priority?: number | null
  open_issues_count?: number
  closed_issues_count?: number
  open_merge_requests_count?: number
  subscribed?: boolean
  is_project_label?: boolean
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** What it is called. */
  name: string
  /** Its colour as #rrggbb, or a CSS name. */
  color: string
  /** What it is for. */
  description?: string
  /** Its rank, the highest first; null for none. (at least 0) */
  priority?: number | null
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** Only those with these numbers. */
  iids?: number[]
  /** Only issues in this state; all unless given. */
  state?: "opened" | "closed" | "all"
  /** Only those with all of these labels, with commas between; None or Any too. */
  labels?: string
  /** Only those of the milestone with this title; None or Any too. */
  milestone?: string
  /** A part of title or description. */
  search?: string
  /** Only those assigned to the user with this id; None or Any too. */
  assignee_id?: number | string
  /** Only those that the user with this id made. */
  author_id?: number
  /** Whose; in a project all unless given, over all projects created_by_me. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Only those made at this time or later. */
  created_after?: string
  /** Only those changed at this time or later. */
  updated_after?: string
  /** Only those changed at this time or earlier. */
  updated_before?: string
  /** What kind of issue it is. */
  issue_type?: "issue" | "incident" | "test_case" | "task"
  /** Only confidential issues, or only others. */
  confidential?: boolean
  /** What to sort by; created_at unless given. */
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
  /** The direction of the order. */
  sort?: "asc" | "desc"
}

export interface Issue {
  id: number
  iid?: number
  project_id?: number
  title?: string
  description?: string | null
  state?: string
  created_at?: string
  updated_at?: string
  closed_at?: string | null
  closed_by?: Person | null
  labels?: string[]
  milestone?: Milestone | null
  assignees?: Person[]
  assignee?: Person | null
  author?: Person
  type?: string
  issue_type?: string
  user_notes_count?: number
  merge_requests_count?: number
  upvotes?: number
  downvotes?: number
  due_date?: string | null
  confidential?: boolean
  discussion_locked?: boolean | null
  web_url?: string
  time_stats?: TimeStats
  weight?: number | null
  severity?: string
  has_tasks?: boolean
  task_status?: string
  references?: References
  task_completion_status?: TaskCompletion
  moved_to_id?: number | null
  imported?: boolean
  imported_from?: string
  service_desk_reply_to?: string | null
  subscribed?: boolean
  blocking_issues_count?: number
  iteration?: Iteration | null
  epic_iid?: number | null
  health_status?: string | null
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the issue in its project: iid, not id. (at least 1) */
  issue_iid: number
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** What it is called. (at most 255 characters) */
  title: string
  /** The text, as Markdown. (at most 1048576 characters) */
  description?: string
  /** Labels, with commas between; those that there are not are made. */
  labels?: string
  /** Ids of the users it is assigned to, in place of those before; one alone without a paid plan. */
  assignee_ids?: number[]
  /** The milestone it belongs to, by id; 0 or null for none. (at least 0) */
  milestone_id?: number | null
  /** When it is to be done. */
  due_date?: string
  /** Whether only members can see it. */
  confidential?: boolean
  /** What kind of issue it is. */
  issue_type?: "issue" | "incident" | "test_case" | "task"
  /** Its weight, in paid plans; null for none. (at least 0) */
  weight?: number | null
  /** When it was made, for imports; for administrators and owners alone. */
  created_at?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the issue in its project: iid, not id. (at least 1) */
  issue_iid: number
  /** The new title. (at most 255 characters) */
  title?: string
  /** The text, as Markdown. (at most 1048576 characters) */
  description?: string
  /** All of its labels, with commas between, in place of those before; an empty text takes all away. */
  labels?: string
  /** Labels to add, with commas between. */
  add_labels?: string
  /** Labels to take away, with commas between. */
  remove_labels?: string
  /** Ids of the users it is assigned to, in place of those before; one alone without a paid plan. */
  assignee_ids?: number[]
  /** The milestone it belongs to, by id; 0 or null for none. (at least 0) */
  milestone_id?: number | null
  /** When it is to be done. */
  due_date?: string
  /** Whether only members can see it. */
  confidential?: boolean
  /** Its weight, in paid plans; null for none. (at least 0) */
  weight?: number | null
  /** Closes it or opens it again. */
  state_event?: "close" | "reopen"
  /** Whether only members may comment. */
  discussion_locked?: boolean
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the issue in its project: iid, not id. (at least 1) */
  issue_iid: number
}

/** Params of issues.api_search. */
export interface IssuesApiSearchParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** Only those with these numbers. */
  iids?: number[]
  /** Only issues in this state; all unless given. */
  state?: "opened" | "closed" | "all"
  /** Only those with all of these labels, with commas between; None or Any too. */
  labels?: string
  /** Only those of the milestone with this title; None or Any too. */
  milestone?: string
  /** A part of title or description. */
  search?: string
  /** Only those assigned to the user with this id; None or Any too. */
  assignee_id?: number | string
  /** Only those that the user with this id made. */
  author_id?: number
  /** Whose; in a project all unless given, over all projects created_by_me. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Only those made at this time or later. */
  created_after?: string
  /** Only those changed at this time or later. */
  updated_after?: string
  /** Only those changed at this time or earlier. */
  updated_before?: string
  /** What kind of issue it is. */
  issue_type?: "issue" | "incident" | "test_case" | "task"
  /** What to sort by; created_at unless given. */
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
  /** The direction of the order. */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the issue in its project: iid, not id. (at least 1) */
  issue_iid: number
  /** Comments, entries of the history, or both, as unless given. */
  activity_filter?: "all_notes" | "only_comments" | "only_activity"
  /** What to sort by; created_at unless given. */
  order_by?: "created_at" | "updated_at"
  /** The direction of the order. */
  sort?: "asc" | "desc"
}

export interface Note {
  id: number
  type?: string | null
  body?: string
  author?: Person
  created_at?: string
  updated_at?: string
  system?: boolean
  noteable_id?: number | null
  noteable_type?: string
  noteable_iid?: number | null
  project_id?: number
  commit_id?: string | null
  resolvable?: boolean
  resolved?: boolean
  resolved_by?: Person | null
  resolved_at?: string | null
  confidential?: boolean
  internal?: boolean
  imported?: boolean
  imported_from?: string
  position?: NotePosition | null
  /** No longer used. */
  attachment?: unknown
  /** What quick actions in the text changed, by field. */
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the issue in its project: iid, not id. (at least 1) */
  issue_iid: number
  /** The text, as Markdown. (at most 1000000 characters) */
  body: string
  /** Whether only members from Reporter on can see it. (default false) */
  internal?: boolean
}

/** Params of issue_notes.update. */
export interface IssueNotesUpdateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the issue in its project: iid, not id. (at least 1) */
  issue_iid: number
  /** The comment, by id from the list of comments. (at least 1) */
  note_id: number
  /** The text, as Markdown. (at most 1000000 characters) */
  body: string
}

/** Params of issue_notes.delete. */
export interface IssueNotesDeleteParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the issue in its project: iid, not id. (at least 1) */
  issue_iid: number
  /** The comment, by id from the list of comments. (at least 1) */
  note_id: number
}

/** Params of merge_requests.list. */
export interface MergeRequestsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** Only those with these numbers. */
  iids?: number[]
  /** Only merge requests in this state; all unless given. */
  state?: "opened" | "closed" | "locked" | "merged" | "all"
  /** Only those with all of these labels, with commas between; None or Any too. */
  labels?: string
  /** Only those of the milestone with this title; None or Any too. */
  milestone?: string
  /** A part of title or description. */
  search?: string
  /** Only those assigned to the user with this id; None or Any too. */
  assignee_id?: number | string
  /** Only those that the user with this id made. */
  author_id?: number
  /** Only those that the user with this id reviews; None or Any too. */
  reviewer_id?: number | string
  /** Whose; in a project all unless given, over all projects created_by_me. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Only those from this branch. */
  source_branch?: string
  /** Only those into this branch. */
  target_branch?: string
  /** Only those made at this time or later. */
  created_after?: string
  /** Only those changed at this time or later. */
  updated_after?: string
  /** Only those changed at this time or earlier. */
  updated_before?: string
  /** Only drafts, or none of them. */
  wip?: "yes" | "no"
  /** What to sort by; created_at unless given. */
  order_by?: "created_at" | "merged_at" | "title" | "updated_at"
  /** The direction of the order. */
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
  work_in_progress?: boolean
  merge_when_pipeline_succeeds?: boolean
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the merge request in its project: iid, not id. (at least 1) */
  merge_request_iid: number
}

/** Params of merge_requests.create. */
export interface MergeRequestsCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The branch with the changes. */
  source_branch: string
  /** The branch to merge them into. */
  target_branch: string
  /** What it is called; Draft: in front makes it a draft. */
  title: string
  /** What it changes and why, as Markdown. (at most 1048576 characters) */
  description?: string
  /** The project to merge into, where the branch is in a fork. */
  target_project_id?: number
  /** Labels, with commas between; those that there are not are made. */
  labels?: string
  /** Ids of the users it is assigned to, in place of those before; one alone without a paid plan. */
  assignee_ids?: number[]
  /** Ids of the users who are to review it, in place of those before. */
  reviewer_ids?: number[]
  /** The milestone it belongs to, by id; 0 or null for none. (at least 0) */
  milestone_id?: number | null
  /** Whether the branch is deleted once it is merged. */
  remove_source_branch?: boolean
  /** Whether its commits become one. */
  squash?: boolean
}

/** Params of merge_requests.update. */
export interface MergeRequestsUpdateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the merge request in its project: iid, not id. (at least 1) */
  merge_request_iid: number
  /** The new title; Draft: in front makes it a draft. */
  title?: string
  /** What it changes and why, as Markdown. (at most 1048576 characters) */
  description?: string
  /** Another branch to merge into. */
  target_branch?: string
  /** All of its labels, with commas between, in place of those before; an empty text takes all away. */
  labels?: string
  /** Labels to add, with commas between. */
  add_labels?: string
  /** Labels to take away, with commas between. */
  remove_labels?: string
  /** Ids of the users it is assigned to, in place of those before; one alone without a paid plan. */
  assignee_ids?: number[]
  /** Ids of the users who are to review it, in place of those before. */
  reviewer_ids?: number[]
  /** The milestone it belongs to, by id; 0 or null for none. (at least 0) */
  milestone_id?: number | null
  /** Whether the branch is deleted once it is merged. */
  remove_source_branch?: boolean
  /** Whether its commits become one. */
  squash?: boolean
  /** Closes it or opens it again. */
  state_event?: "close" | "reopen"
}

/** Params of merge_requests.api_search. */
export interface MergeRequestsApiSearchParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** Only merge requests in this state; all unless given. */
  state?: "opened" | "closed" | "locked" | "merged" | "all"
  /** Only those with all of these labels, with commas between; None or Any too. */
  labels?: string
  /** Only those of the milestone with this title; None or Any too. */
  milestone?: string
  /** A part of title or description. */
  search?: string
  /** Only those assigned to the user with this id; None or Any too. */
  assignee_id?: number | string
  /** Only those that the user with this id made. */
  author_id?: number
  /** Only those that the user with this id reviews; None or Any too. */
  reviewer_id?: number | string
  /** Whose; in a project all unless given, over all projects created_by_me. */
  scope?: "created_by_me" | "assigned_to_me" | "all"
  /** Only those from this branch. */
  source_branch?: string
  /** Only those into this branch. */
  target_branch?: string
  /** Only those made at this time or later. */
  created_after?: string
  /** Only those changed at this time or later. */
  updated_after?: string
  /** Only those changed at this time or earlier. */
  updated_before?: string
  /** Only drafts, or none of them. */
  wip?: "yes" | "no"
  /** What to sort by; created_at unless given. */
  order_by?: "created_at" | "merged_at" | "title" | "updated_at"
  /** The direction of the order. */
  sort?: "asc" | "desc"
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the merge request in its project: iid, not id. (at least 1) */
  merge_request_iid: number
  /** What to sort by; created_at unless given. */
  order_by?: "created_at" | "updated_at"
  /** The direction of the order. */
  sort?: "asc" | "desc"
}

/** Params of merge_request_notes.create. */
export interface MergeRequestNotesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the merge request in its project: iid, not id. (at least 1) */
  merge_request_iid: number
  /** The text, as Markdown. (at most 1000000 characters) */
  body: string
}

/** Params of merge_request_diffs.list. */
export interface MergeRequestDiffsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the merge request in its project: iid, not id. (at least 1) */
  merge_request_iid: number
  /** Whether diffs are in the unified form. (default false) */
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

/** Params of merge_request_approvals.create. */
export interface MergeRequestApprovalsCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the merge request in its project: iid, not id. (at least 1) */
  merge_request_iid: number
  /** The hash of the last commit known to be in it; the call is refused when there is a later one. */
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

/** Params of merge_request_merges.create. */
export interface MergeRequestMergesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The number of the merge request in its project: iid, not id. (at least 1) */
  merge_request_iid: number
  /** The hash of the last commit known to be in it; the call is refused when there is a later one. */
  sha?: string
  /** Whether to wait for the pipeline. */
  auto_merge?: boolean
  /** Whether its commits become one. */
  squash?: boolean
  /** Whether the branch is deleted. */
  should_remove_source_branch?: boolean
  /** What the merge commit says. */
  merge_commit_message?: string
  /** What the one commit says. */
  squash_commit_message?: string
}

/** Params of branches.list. */
export interface BranchesListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** A part of the name; ^ in front means at its beginning, $ behind at its end. */
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The branch, by name, such as main. */
  branch: string
}

/** Params of branches.create. */
export interface BranchesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The name of the new branch. */
  branch: string
  /** What it begins at: a branch, tag or commit. */
  ref: string
}

/** Params of branches.delete. */
export interface BranchesDeleteParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The branch, by name, such as main. */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** A branch, tag or range such as main..feature. */
  ref_name?: string
  /** Only commits at this time or later. */
  since?: string
  /** Only commits at this time or earlier. */
  until?: string
  /** Only commits that changed this file. */
  path?: string
  /** Only commits of this author. */
  author?: string
  /** Whether the commits of all branches are listed. */
  all?: boolean
  /** Whether numbers of lines come along. */
  with_stats?: boolean
}

/** Params of commits.get. */
export interface CommitsGetParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The hash, or the name of a branch or tag. */
  sha: string
}

/** Params of commits.create. */
export interface CommitsCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The branch to commit to; a new one with start_branch. */
  branch: string
  /** What was changed and why. */
  commit_message: string
  /** What to do with each file. (at least 1 items) */
  actions: {
    /** What to do with the file. */
    action: "create" | "update" | "delete" | "move" | "chmod"
    /** The file with its folders. */
    file_path: string
    /** Where it was, for move. */
    previous_path?: string
    /** The whole content, for create, update and move. */
    content?: string
    /** How content is given; as text unless given. */
    encoding?: "text" | "base64"
    /** The last commit known to have changed it. */
    last_commit_id?: string
    /** Whether it can be executed, for chmod. */
    execute_filemode?: boolean
  }[]
  /** The branch at which a new one begins. */
  start_branch?: string
  /** Who wrote it; the user unless given. */
  author_name?: string
  /** Their address. */
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The file with its folders, such as src/main.ts. */
  file_path: string
  /** The branch, tag or commit; HEAD is the default branch. (default "HEAD") */
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The file with its folders, such as src/main.ts. */
  file_path: string
  /** The branch to commit to. */
  branch: string
  /** The whole content, as text, or as base64 where encoding says so. */
  content: string
  /** How content is given; as text unless given. */
  encoding?: "text" | "base64"
  /** What was changed and why. */
  commit_message: string
  /** The branch at which a new one begins. */
  start_branch?: string
}

export interface WrittenFile {
  file_path: string
  branch?: string
}

/** Params of files.update. */
export interface FilesUpdateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The file with its folders, such as src/main.ts. */
  file_path: string
  /** The branch to commit to. */
  branch: string
  /** The whole content, as text, or as base64 where encoding says so. */
  content: string
  /** How content is given; as text unless given. */
  encoding?: "text" | "base64"
  /** What was changed and why. */
  commit_message: string
  /** The last commit known to have changed it; the call is refused when there is a later one. */
  last_commit_id?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The file with its folders, such as src/main.ts. */
  file_path: string
  /** The branch to commit to. */
  branch: string
  /** What was changed and why. */
  commit_message: string
}

/** Params of repository_tree.list. */
export interface RepositoryTreeListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The folder; the topmost unless given. */
  path?: string
  /** A branch, tag or commit; the default branch unless given. */
  ref?: string
  /** Whether folders below are listed too. (default false) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** A part of the name; ^ in front means at its beginning, $ behind at its end. */
  search?: string
  /** What to sort by. */
  order_by?: "name" | "updated" | "version"
  /** The direction of the order. */
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The tag, by name, such as v1.0. */
  tag_name: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The name of the new tag. */
  tag_name: string
  /** What it marks: a branch, tag or commit. */
  ref: string
  /** Its message, which makes it an annotated tag. */
  message?: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The tag, by name, such as v1.0. */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** What to sort by. */
  order_by?: "released_at" | "created_at"
  /** The direction of the order. */
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The tag, by name, such as v1.0. */
  tag_name: string
}

/** Params of releases.create. */
export interface ReleasesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The tag of the release. */
  tag_name: string
  /** What it is called. */
  name?: string
  /** Its notes, as Markdown. */
  description?: string
  /** Where the tag is made, if there is none: a branch, tag or commit. */
  ref?: string
  /** Titles of its milestones. */
  milestones?: string[]
  /** When it was or will be released; now unless given. */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** Only pipelines with this status. */
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
  /** Only those of this branch or tag. */
  ref?: string
  /** Only those of this commit. */
  sha?: string
  /** Only those started so, such as push, web, schedule or merge_request_event. */
  source?: string
  /** Only those that this user started. */
  username?: string
  /** Only those changed at this time or later. */
  updated_after?: string
  /** Only those changed at this time or earlier. */
  updated_before?: string
  /** What to sort by. */
  order_by?: "id" | "status" | "ref" | "updated_at" | "user_id"
  /** The direction of the order. */
  sort?: "asc" | "desc"
}

/** Params of pipelines.get. */
export interface PipelinesGetParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The pipeline, by id from pipelines.list, not its iid. (at least 1) */
  pipeline_id: number
}

/** Params of pipelines.create. */
export interface PipelinesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The branch or tag. */
  ref: string
  /** Variables of its jobs. */
  variables?: {
    /** The name of the variable. */
    key: string
    /** Its value. */
    value: string
    /** Whether jobs get it as a variable, as unless given, or as a file. */
    variable_type?: "env_var" | "file"
  }[]
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

/** Params of pipeline_retries.create. */
export interface PipelineRetriesCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The pipeline, by id from pipelines.list, not its iid. (at least 1) */
  pipeline_id: number
}

/** Params of pipeline_cancellations.create. */
export interface PipelineCancellationsCreateParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The pipeline, by id from pipelines.list, not its iid. (at least 1) */
  pipeline_id: number
}

/** Params of jobs.list. */
export interface JobsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most. (1 to 100; default 20) */
  per_page?: number
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The pipeline, by id from pipelines.list, not its iid. (at least 1) */
  pipeline_id: number
  /** Only jobs with these statuses, such as failed or success. */
  scope?: string[]
  /** Whether those that ran once more are listed too. (default false) */
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
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The job, by id from jobs.list. (at least 1) */
  job_id: number
}

/** Params of jobs.download. */
export interface JobsDownloadParams {
  /** The project, by id or by path such as group/project. */
  project_id: number | string
  /** The job, by id from jobs.list. (at least 1) */
  job_id: number
}

/** Credentials by auth variant. */
export interface GitlabCredentials {
  token: GitlabTokenCredentials
  oauth: GitlabOauthCredentials
}

/** Access token */
export interface GitlabTokenCredentials {
  /** The access token. */
  token: string
}

/** GitLab account */
export interface GitlabOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
  /** The host at which the client is registered; by default that of the setting host. */
  client_host?: string
}

export interface GitlabConfig {
  /** The host of GitLab: gitlab.com, or that of one's own, without https:// and path. (default "gitlab.com") */
  host?: string
}
