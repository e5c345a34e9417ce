// Generated from definitions/github.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** GitHub */
    "github": Github
  }
}

/**
 * GitHub. Repositories, issues, pull requests, reviews, releases, files, teams and projects, as one account sees them.
 */
export interface Github {
  operations: GithubOperations
  credentials: GithubCredentials
  config: GithubConfig
}

/** What can be called, by entity and action. */
export interface GithubOperations {
  /** The account whose token it is. */
  viewer: {
    /** Gets the account whose token it is, with its counts of repositories and followers. */
    get: {
      params: ViewerGetParams
      records: Viewer | null
      meta: {}
    }
  }
  /** A person's or organization's account. */
  users: {
    /** Lists all accounts in the order in which they were made; since goes on after an id. */
    list: {
      params: UsersListParams
      records: Actor[]
      meta: {}
    }
    /** Gets the public profile of an account. */
    get: {
      params: UsersGetParams
      records: Profile | null
      meta: {}
    }
    /** Searches accounts by login, name, place, language or number of followers. */
    api_search: {
      params: UsersApiSearchParams
      records: UserMatch[]
      meta: {
        total_count: number | null
        incomplete_results: boolean | null
      }
    }
  }
  /** A repository with its settings and counts. */
  repositories: {
    /** Lists the repositories that the account owns, helps with or sees through its organizations. */
    list: {
      params: RepositoriesListParams
      records: Repository[]
      meta: {}
    }
    /** Gets one repository with settings, licence and counts. */
    get: {
      params: RepositoriesGetParams
      records: Repository | null
      meta: {}
    }
    /** Creates a repository for the account. */
    create: {
      params: RepositoriesCreateParams
      records: Repository | null
      meta: {}
    }
    /** Searches repositories by name, description, topic, language, stars and more. */
    api_search: {
      params: RepositoriesApiSearchParams
      records: Repository[]
      meta: {
        total_count: number | null
        incomplete_results: boolean | null
      }
    }
    search: {
      fields: RepositoriesSearchFields
    }
  }
  /** A repository of one account. */
  user_repositories: {
    /** Lists the public repositories of an account. */
    list: {
      params: UserRepositoriesListParams
      records: Repository[]
      meta: {}
    }
  }
  /** A repository of an organization. */
  org_repositories: {
    /** Lists the repositories of an organization that the token sees. */
    list: {
      params: OrgRepositoriesListParams
      records: Repository[]
      meta: {}
    }
  }
  /** A line of work in a repository, named by its last commit. */
  branches: {
    /** Lists the branches of a repository. */
    list: {
      params: BranchesListParams
      records: Branch[]
      meta: {}
    }
    /** Gets one branch with its last commit and its protection. */
    get: {
      params: BranchesGetParams
      records: Branch | null
      meta: {}
    }
  }
  /** A name for a commit. */
  tags: {
    /** Lists the tags of a repository, each with the commit it names. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
  }
  /** A change of a repository's files. */
  commits: {
    /** Lists the commits of a branch, the default branch unless sha is given, newest first. */
    list: {
      params: CommitsListParams
      records: Commit[]
      meta: {}
    }
    /** Gets one commit with its message, counts and up to 300 changed files. */
    get: {
      params: CommitsGetParams
      records: Commit | null
      meta: {}
    }
  }
  /** A version that is published with notes and files. */
  releases: {
    /** Lists the releases of a repository; drafts are seen by who may push. */
    list: {
      params: ReleasesListParams
      records: Release[]
      meta: {}
    }
    /** Gets one release with its notes and files. */
    get: {
      params: ReleasesGetParams
      records: Release | null
      meta: {}
    }
    /** Publishes a release of a tag, which is made where there is none, or drafts one. */
    create: {
      params: ReleasesCreateParams
      records: Release | null
      meta: {}
    }
    /** Changes the fields of a release that are given. */
    update: {
      params: ReleasesUpdateParams
      records: Release | null
      meta: {}
    }
  }
  /** A file that people download with a release. */
  release_assets: {
    /** Uploads a file to a release. GitHub refuses a name that the release has. */
    create: {
      params: ReleaseAssetsCreateParams
      records: ReleaseAsset | null
      meta: {}
    }
  }
  /** A task, question or fault. Pull requests are issues too, with pull_request. */
  issues: {
    /** Lists the issues of a repository, pull requests among them; the open ones unless state is given. */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {}
    }
    /** Gets one issue by its number. */
    get: {
      params: IssuesGetParams
      records: Issue | null
      meta: {}
    }
    /** Opens an issue; labels, assignees and milestone are dropped where the token may not push. */
    create: {
      params: IssuesCreateParams
      records: Issue | null
      meta: {}
    }
    /** Changes, closes or opens an issue again; labels and assignees replace those there are. */
    update: {
      params: IssuesUpdateParams
      records: Issue | null
      meta: {}
    }
    /** Searches issues and pull requests; is:issue or is:pr in q chooses one of them. */
    api_search: {
      params: IssuesApiSearchParams
      records: IssueMatch[]
      meta: {
        total_count: number | null
        incomplete_results: boolean | null
      }
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** An issue or pull request of any repository, as the account sees it. */
  viewer_issues: {
    /**
     * Lists issues and pull requests over all repositories; those assigned to the account unless filter says otherwise.
     */
    list: {
      params: ViewerIssuesListParams
      records: ViewerIssue[]
      meta: {}
    }
  }
  /** A remark on an issue or pull request. */
  comments: {
    /** Lists the remarks on one issue or pull request, oldest first. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Gets one remark. */
    get: {
      params: CommentsGetParams
      records: Comment | null
      meta: {}
    }
    /** Adds a remark to an issue or pull request. */
    create: {
      params: CommentsCreateParams
      records: Comment | null
      meta: {}
    }
    /** Replaces the text of a remark. */
    update: {
      params: CommentsUpdateParams
      records: Comment | null
      meta: {}
    }
    /** Deletes a remark for good. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A change of a repository that is proposed to be merged. */
  pull_requests: {
    /** Lists the pull requests of a repository; the open ones unless state is given. */
    list: {
      params: PullRequestsListParams
      records: PullRequest[]
      meta: {}
    }
    /** Gets one pull request with its counts and whether it can be merged. */
    get: {
      params: PullRequestsGetParams
      records: PullRequest | null
      meta: {}
    }
    /** Proposes to merge the branch head into the branch base. */
    create: {
      params: PullRequestsCreateParams
      records: PullRequest | null
      meta: {}
    }
    /** Changes, closes or opens a pull request again. */
    update: {
      params: PullRequestsUpdateParams
      records: PullRequest | null
      meta: {}
    }
  }
  /** The merging of a pull request. */
  pull_request_merges: {
    /** Merges a pull request; a sha that is not its head's any more is refused. */
    create: {
      params: PullRequestMergesCreateParams
      records: Merge | null
      meta: {}
    }
  }
  /** A judgement of a pull request. */
  reviews: {
    /** Lists the reviews of a pull request in the order of time. */
    list: {
      params: ReviewsListParams
      records: Review[]
      meta: {}
    }
    /** Approves a pull request, asks for changes, or remarks on it; without event the review waits. */
    create: {
      params: ReviewsCreateParams
      records: Review | null
      meta: {}
    }
  }
  /** A remark on a line of a pull request's changes. */
  pr_comments: {
    /** Lists the remarks on the changes of a pull request, oldest first. */
    list: {
      params: PrCommentsListParams
      records: ReviewComment[]
      meta: {}
    }
    /** Gets one remark on a line of changes. */
    get: {
      params: PrCommentsGetParams
      records: ReviewComment | null
      meta: {}
    }
  }
  /** A word by which issues of a repository are sorted. */
  labels: {
    /** Lists the labels of a repository. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Gets one label by its name. */
    get: {
      params: LabelsGetParams
      records: Label | null
      meta: {}
    }
    /** Adds a label to a repository. */
    create: {
      params: LabelsCreateParams
      records: Label | null
      meta: {}
    }
  }
  /** A goal that issues of a repository count towards. */
  milestones: {
    /** Lists the milestones of a repository; the open ones unless state is given. */
    list: {
      params: MilestonesListParams
      records: Milestone[]
      meta: {}
    }
    /** Gets one milestone by its number. */
    get: {
      params: MilestonesGetParams
      records: Milestone | null
      meta: {}
    }
    /** Adds a milestone to a repository. */
    create: {
      params: MilestonesCreateParams
      records: Milestone | null
      meta: {}
    }
  }
  /** An account that is shared by its members. */
  organizations: {
    /** Lists the organizations that the account is a member of. */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {}
    }
    /** Gets one organization; its settings are for owners. */
    get: {
      params: OrganizationsGetParams
      records: Organization | null
      meta: {}
    }
    search: {
      fields: OrganizationsSearchFields
    }
  }
  /** People of an organization who share access. */
  teams: {
    /** Lists the teams of an organization that the account sees. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets one team with its counts of members and repositories. */
    get: {
      params: TeamsGetParams
      records: Team | null
      meta: {}
    }
  }
  /** An account that has starred a repository. */
  stargazers: {
    /** Lists the accounts that have starred a repository. */
    list: {
      params: StargazersListParams
      records: Actor[]
      meta: {}
    }
  }
  /** A board or table of an organization's work. */
  projects: {
    /** Lists the projects of an organization. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {}
    }
    /** Gets one project of an organization by its number. */
    get: {
      params: ProjectsGetParams
      records: Project | null
      meta: {}
    }
  }
  /** An issue, pull request or draft on a project. */
  project_items: {
    /** Lists the items of an organization's project. */
    list: {
      params: ProjectItemsListParams
      records: ProjectItem[]
      meta: {}
    }
  }
  /** A file of a repository at a branch, tag or commit. */
  file_contents: {
    /** Gets a file of up to 1 MB, its content in base64; larger ones have a download_url alone. */
    get: {
      params: FileContentsGetParams
      records: Content | null
      meta: {}
    }
    /** Creates or replaces a file by a commit; to replace one, sha has to be that of the file as it is. */
    update: {
      params: FileContentsUpdateParams
      records: Content | null
      meta: {}
    }
  }
  /** A file or folder of a repository, by its path. */
  directory_contents: {
    /**
     * Lists what lies in the root of a branch, tag or commit, or in a folder named by the SHA of its tree; with
     * recursive all below it.
     */
    list: {
      params: DirectoryContentsListParams
      records: TreeEntry[]
      meta: {
        truncated: boolean | null
      }
    }
  }
}

/** Params of viewer.get. */
export interface ViewerGetParams { [k: string]: never }

export interface Viewer {
  login?: string
  id: number
  user_view_type?: string
  node_id?: string
  avatar_url?: string
  gravatar_id?: string | null
  url?: string
  html_url?: string
  type?: string
  site_admin?: boolean
  name?: string | null
  company?: string | null
  blog?: string | null
  location?: string | null
  email?: string | null
  notification_email?: string | null
  hireable?: boolean | null
  bio?: string | null
  twitter_username?: string | null
  public_repos?: number
  public_gists?: number
  followers?: number
  following?: number
  created_at?: string
  updated_at?: string
  private_gists?: number
  total_private_repos?: number
  owned_private_repos?: number
  disk_usage?: number
  collaborators?: number
  two_factor_authentication?: boolean
  plan?: AccountPlan
  business_plus?: boolean
  ldap_dn?: string
}

export interface AccountPlan {
  name?: string
  space?: number
  collaborators?: number
  private_repos?: number
}

/** Params of users.list. */
export interface UsersListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** Only accounts with an id after this one. */
  since?: number
}

export interface Actor {
  name?: string | null
  email?: string | null
  login?: string
  id: number
  node_id?: string
  avatar_url?: string
  gravatar_id?: string | null
  url?: string
  html_url?: string
  type?: string
  site_admin?: boolean
  starred_at?: string
  user_view_type?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** The account's login. */
  username: string
}

export interface Profile {
  login?: string
  id: number
  user_view_type?: string
  node_id?: string
  avatar_url?: string
  gravatar_id?: string | null
  url?: string
  html_url?: string
  type?: string
  site_admin?: boolean
  name?: string | null
  company?: string | null
  blog?: string | null
  location?: string | null
  email?: string | null
  notification_email?: string | null
  hireable?: boolean | null
  bio?: string | null
  twitter_username?: string | null
  public_repos?: number
  public_gists?: number
  followers?: number
  following?: number
  created_at?: string
  updated_at?: string
  plan?: AccountPlan
  private_gists?: number
  total_private_repos?: number
  owned_private_repos?: number
  disk_usage?: number
  collaborators?: number
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** Words and qualifiers, such as is:open label:bug repo:acme/loom. (at most 256 characters) */
  q: string
  /** The direction of sort, desc unless given. */
  order?: "asc" | "desc"
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** What the matches are ordered by; the best come first unless given. */
  sort?: "followers" | "repositories" | "joined"
}

export interface UserMatch {
  login?: string
  id: number
  node_id?: string
  avatar_url?: string
  gravatar_id?: string | null
  url?: string
  html_url?: string
  type?: string
  score?: number
  public_repos?: number
  public_gists?: number
  followers?: number
  following?: number
  created_at?: string
  updated_at?: string
  name?: string | null
  bio?: string | null
  email?: string | null
  location?: string | null
  site_admin?: boolean
  hireable?: boolean | null
  blog?: string | null
  company?: string | null
  suspended_at?: string | null
  user_view_type?: string
}

/** Params of repositories.list. */
export interface RepositoriesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** Only public or only private ones. */
  visibility?: "all" | "public" | "private"
  /** Only those by these relations, with commas between: owner, collaborator, organization_member. */
  affiliation?: string
  /** Only those of this type. Not together with visibility or affiliation. */
  type?: "all" | "owner" | "public" | "private" | "member"
  /** What they are ordered by. */
  sort?: "created" | "updated" | "pushed" | "full_name"
  /** The direction of sort. */
  direction?: "asc" | "desc"
  /** Only those updated after this time. */
  since?: string
  /** Only those updated before this time. */
  before?: string
}

export interface Repository {
  id: number
  score?: number
  node_id?: string
  name?: string
  full_name?: string
  owner?: Actor | null
  private?: boolean
  html_url?: string
  description?: string | null
  fork?: boolean
  url?: string
  git_url?: string
  ssh_url?: string
  clone_url?: string
  mirror_url?: string | null
  homepage?: string | null
  language?: string | null
  forks_count?: number
  stargazers_count?: number
  watchers_count?: number
  size?: number
  default_branch?: string
  open_issues_count?: number
  is_template?: boolean
  topics?: string[]
  has_issues?: boolean
  has_projects?: boolean
  has_wiki?: boolean
  has_pages?: boolean
  has_downloads?: boolean
  has_discussions?: boolean
  has_pull_requests?: boolean
  pull_request_creation_policy?: string
  archived?: boolean
  disabled?: boolean
  visibility?: string
  pushed_at?: string | null
  created_at?: string | null
  updated_at?: string | null
  permissions?: Permissions
  allow_rebase_merge?: boolean
  template_repository?: RepositoryReference | null
  allow_squash_merge?: boolean
  allow_auto_merge?: boolean
  delete_branch_on_merge?: boolean
  allow_merge_commit?: boolean
  allow_update_branch?: boolean
  use_squash_pr_title_as_default?: boolean
  squash_merge_commit_title?: string
  squash_merge_commit_message?: string
  merge_commit_title?: string
  merge_commit_message?: string
  allow_forking?: boolean
  web_commit_signoff_required?: boolean
  subscribers_count?: number
  network_count?: number
  license?: License | null
  organization?: Actor | null
  parent?: RepositoryReference
  source?: RepositoryReference
  forks?: number
  master_branch?: string
  open_issues?: number
  watchers?: number
  anonymous_access_enabled?: boolean
}

export interface Permissions {
  admin?: boolean
  maintain?: boolean
  push?: boolean
  triage?: boolean
  pull?: boolean
}

export interface RepositoryReference {
  id: number
  node_id?: string
  name?: string
  full_name?: string
  owner?: Actor
  private?: boolean
  html_url?: string
  description?: string | null
  fork?: boolean
  url?: string
  git_url?: string
  ssh_url?: string
  clone_url?: string
  mirror_url?: string | null
  homepage?: string | null
  language?: string | null
  forks_count?: number
  stargazers_count?: number
  watchers_count?: number
  size?: number
  default_branch?: string
  open_issues_count?: number
  is_template?: boolean
  topics?: string[]
  has_issues?: boolean
  has_projects?: boolean
  has_wiki?: boolean
  has_pages?: boolean
  has_downloads?: boolean
  has_discussions?: boolean
  has_pull_requests?: boolean
  pull_request_creation_policy?: string
  archived?: boolean
  disabled?: boolean
  visibility?: string
  pushed_at?: string | null
  created_at?: string | null
  updated_at?: string | null
  permissions?: Permissions
  role_name?: string
  delete_branch_on_merge?: boolean
  subscribers_count?: number
  network_count?: number
  license?: License | null
  forks?: number
  open_issues?: number
  watchers?: number
  allow_forking?: boolean
  web_commit_signoff_required?: boolean
}

export interface License {
  key?: string
  name?: string
  url?: string | null
  spdx_id?: string | null
  node_id?: string
  html_url?: string
}

/** Params of repositories.get. */
export interface RepositoriesGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
}

/** Params of repositories.create. */
export interface RepositoriesCreateParams {
  /** The repository's name. (at most 100 characters) */
  name: string
  /** A short description. */
  description?: string
  /** A web page about it. */
  homepage?: string
  /** Whether only those who are invited see it. */
  private?: boolean
  /** Whether it has issues. */
  has_issues?: boolean
  /** Whether it has a wiki. */
  has_wiki?: boolean
  /** Whether it begins with a commit that holds a README. */
  auto_init?: boolean
  /** The language whose .gitignore it begins with, such as Haskell. */
  gitignore_template?: string
  /** The keyword of the licence it begins with, such as mit. */
  license_template?: string
  /** Whether others can begin a repository with it. */
  is_template?: boolean
}

/** Params of repositories.api_search. */
export interface RepositoriesApiSearchParams {
  /** Words and qualifiers, such as is:open label:bug repo:acme/loom. (at most 256 characters) */
  q: string
  /** The direction of sort, desc unless given. */
  order?: "asc" | "desc"
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** What the matches are ordered by; the best come first unless given. */
  sort?: "stars" | "forks" | "help-wanted-issues" | "updated"
}

/** Searchable fields of repositories, in hosted mode. */
export interface RepositoriesSearchFields {
  id: number | null
  name: string | null
  full_name: string | null
  owner: { [k: string]: unknown } | null
  private: boolean | null
  visibility: string | null
  description: string | null
  fork: boolean | null
  archived: boolean | null
  disabled: boolean | null
  language: string | null
  topics: unknown[] | null
  default_branch: string | null
  homepage: string | null
  license: { [k: string]: unknown } | null
  stargazers_count: number | null
  forks_count: number | null
  open_issues_count: number | null
  size: number | null
  html_url: string | null
  created_at: string | null
  updated_at: string | null
  pushed_at: string | null
}

/** Params of user_repositories.list. */
export interface UserRepositoriesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The account's login. */
  username: string
  /** Only those of this relation; owner unless given. */
  type?: "all" | "owner" | "member"
  /** What they are ordered by. */
  sort?: "created" | "updated" | "pushed" | "full_name"
  /** The direction of sort. */
  direction?: "asc" | "desc"
}

/** Params of org_repositories.list. */
export interface OrgRepositoriesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The organization's login. */
  org: string
  /** Only those of this type. */
  type?: "all" | "public" | "private" | "forks" | "sources" | "member"
  /** What they are ordered by. */
  sort?: "created" | "updated" | "pushed" | "full_name"
  /** The direction of sort. */
  direction?: "asc" | "desc"
}

/** Params of branches.list. */
export interface BranchesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** Only those that are, or are not, protected. */
  protected?: boolean
}

export interface Branch {
  name: string
  commit?: BranchCommit
  protected?: boolean
  pattern?: string
  required_approving_review_count?: number
}

export interface BranchCommit {
  sha?: string
  url?: string
  html_url?: string
  node_id?: string
  commit?: CommitDetail
  author?: Actor | null
  committer?: Actor | null
  parents?: CommitReference[]
}

export interface CommitDetail {
  url?: string
  author?: GitUser | null
  committer?: GitUser | null
  message?: string
  comment_count?: number
  tree?: CommitReference
  verification?: Verification | null
}

export interface GitUser {
  name?: string
  email?: string
  date?: string
}

export interface CommitReference {
  sha?: string
  url?: string
  html_url?: string
}

export interface Verification {
  verified?: boolean
  reason?: string
  payload?: string | null
  signature?: string | null
  verified_at?: string | null
}

/** Params of branches.get. */
export interface BranchesGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The branch's name. */
  branch: string
}

/** Params of tags.list. */
export interface TagsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
}

export interface Tag {
  name: string
  commit?: CommitReference
  zipball_url?: string
  tarball_url?: string
  node_id?: string
}

/** Params of commits.list. */
export interface CommitsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** A branch or commit to begin with. */
  sha?: string
  /** Only commits that changed this file or folder. */
  path?: string
  /** Only those by this login or e-mail address. */
  author?: string
  /** Only those committed by this login or e-mail address. */
  committer?: string
  /** Only those at or after this time. */
  since?: string
  /** Only those at or before this time. */
  until?: string
}

export interface Commit {
  url?: string
  sha: string
  node_id?: string
  html_url?: string
  commit?: CommitDetail
  author?: Actor | null
  committer?: Actor | null
  parents?: CommitReference[]
  stats?: CommitStats
  files?: ChangedFile[]
}

export interface CommitStats {
  additions?: number
  deletions?: number
  total?: number
}

export interface ChangedFile {
  sha?: string | null
  filename?: string
  status?: string
  additions?: number
  deletions?: number
  changes?: number
  patch?: string
  previous_filename?: string
}

/** Params of commits.get. */
export interface CommitsGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** A commit's SHA, or the name of a branch or tag. */
  ref: string
}

/** Params of releases.list. */
export interface ReleasesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
}

export interface Release {
  url?: string
  html_url?: string
  upload_url?: string
  tarball_url?: string | null
  zipball_url?: string | null
  id: number
  node_id?: string
  tag_name?: string
  target_commitish?: string
  name?: string | null
  body?: string | null
  draft?: boolean
  prerelease?: boolean
  immutable?: boolean
  created_at?: string
  published_at?: string | null
  updated_at?: string | null
  author?: Actor
  assets?: ReleaseAsset[]
  body_html?: string
  body_text?: string
  mentions_count?: number
  reactions?: Reactions
}

export interface ReleaseAsset {
  url?: string
  browser_download_url?: string
  id: number
  node_id?: string
  name?: string
  label?: string | null
  state?: string
  content_type?: string
  size?: number
  digest?: string | null
  download_count?: number
  created_at?: string
  updated_at?: string
  uploader?: Actor | null
}

export interface Reactions {
  url?: string
  total_count?: number
  "+1"?: number
  "-1"?: number
  laugh?: number
  confused?: number
  heart?: number
  hooray?: number
  eyes?: number
  rocket?: number
}

/** Params of releases.get. */
export interface ReleasesGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The id of a release, a number, as releases.list answers it. */
  release_id: number
}

/** Params of releases.create. */
export interface ReleasesCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The tag it is a release of. */
  tag_name: string
  /** The branch or commit for a new tag, the default branch unless given. */
  target_commitish?: string
  /** The release's title. */
  name?: string
  /** The notes, as Markdown. */
  body?: string
  /** Whether it stays unpublished. */
  draft?: boolean
  /** Whether it is marked as not ready for production. */
  prerelease?: boolean
  /** Whether title and notes are written from the pull requests merged. */
  generate_release_notes?: boolean
  /** Whether it is shown as the latest release. */
  make_latest?: "true" | "false" | "legacy"
}

/** Params of releases.update. */
export interface ReleasesUpdateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The id of a release, a number, as releases.list answers it. */
  release_id: number
  /** The new tag. */
  tag_name?: string
  /** The new title. */
  name?: string
  /** The new notes, as Markdown. */
  body?: string
  /** Whether it is unpublished; false publishes a draft. */
  draft?: boolean
  /** Whether it is marked as not ready for production. */
  prerelease?: boolean
  /** Whether it is shown as the latest release. */
  make_latest?: "true" | "false" | "legacy"
}

/** Params of release_assets.create. */
export interface ReleaseAssetsCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The id of a release, a number, as releases.list answers it. */
  release_id: number
  /** The file's name in the release. */
  name: string
  /** What is shown instead of the name. */
  label?: string
  /** The file, with its media type. */
  content: FileParam
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** Only those in this state; open unless given. */
  state?: "open" | "closed" | "all"
  /** A milestone's number, none, or * for any. */
  milestone?: string
  /** A login, none, or * for anybody. */
  assignee?: string
  /** Only those by this login. */
  creator?: string
  /** Only those that mention this login. */
  mentioned?: string
  /** Only those with all of these labels, with commas between. */
  labels?: string
  /** What they are ordered by, created unless given. */
  sort?: "created" | "updated" | "comments"
  /** The direction of sort. */
  direction?: "asc" | "desc"
  /** Only those updated at or after this time. */
  since?: string
}

export interface Issue {
  id: number
  node_id?: string
  url?: string
  html_url?: string
  number?: number
  state?: string
  state_reason?: string | null
  title?: string
  body?: string | null
  user?: Actor | null
  labels?: Label[]
  assignee?: Actor | null
  assignees?: Actor[]
  milestone?: Milestone | null
  locked?: boolean
  active_lock_reason?: string | null
  comments?: number
  pull_request?: PullReference
  closed_at?: string | null
  created_at?: string
  updated_at?: string
  draft?: boolean
  closed_by?: Actor | null
  body_html?: string
  body_text?: string
  type?: IssueType | null
  repository?: RepositoryReference
  performed_via_github_app?: App | null
  author_association?: string
  reactions?: Reactions
  sub_issues_summary?: SubIssues
  issue_dependencies_summary?: Dependencies
}

export interface Label {
  id: number
  node_id?: string
  url?: string
  name?: string
  description?: string | null
  color?: string | null
  default?: boolean
}

export interface Milestone {
  url?: string
  html_url?: string
  id: number
  node_id?: string
  number?: number
  state?: string
  title?: string
  description?: string | null
  creator?: Actor | null
  open_issues?: number
  closed_issues?: number
  created_at?: string
  updated_at?: string
  closed_at?: string | null
  due_on?: string | null
}

export interface PullReference {
  url?: string | null
  html_url?: string | null
  diff_url?: string | null
  patch_url?: string | null
  merged_at?: string | null
}

export interface IssueType {
  id?: number
  node_id?: string
  name?: string
  description?: string | null
  color?: string | null
  created_at?: string
  updated_at?: string
  is_enabled?: boolean
}

export interface App {
  id?: number
  slug?: string
  node_id?: string
  client_id?: string
  name?: string
  description?: string | null
  html_url?: string
  external_url?: string
}

export interface SubIssues {
  total?: number
  completed?: number
  percent_completed?: number
}

export interface Dependencies {
  blocked_by?: number
  blocking?: number
  total_blocked_by?: number
  total_blocking?: number
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The number of the issue or pull request in its repository. (at least 1) */
  issue_number: number
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The issue's title. (at most 256 characters) */
  title: string
  /** The text, as Markdown. (at most 65536 characters) */
  body?: string
  /** The names of its labels. */
  labels?: string[]
  /** The logins of those in charge. (at most 10 items) */
  assignees?: string[]
  /** A milestone's number. */
  milestone?: number
  /** The name of one of the organization's issue types. */
  type?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The number of the issue or pull request in its repository. (at least 1) */
  issue_number: number
  /** The new title. (at most 256 characters) */
  title?: string
  /** The text, as Markdown. (at most 65536 characters) */
  body?: string
  /** Open or closed. */
  state?: "open" | "closed"
  /** Why the state changes. */
  state_reason?: "completed" | "not_planned" | "duplicate" | "reopened"
  /** The names of all its labels. */
  labels?: string[]
  /** The logins of all in charge. (at most 10 items) */
  assignees?: string[]
  /** A milestone's number; null takes it out. */
  milestone?: number | null
}

/** Params of issues.api_search. */
export interface IssuesApiSearchParams {
  /** Words and qualifiers, such as is:open label:bug repo:acme/loom. (at most 256 characters) */
  q: string
  /** The direction of sort, desc unless given. */
  order?: "asc" | "desc"
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** What the matches are ordered by; the best come first unless given. */
  sort?: "comments" | "reactions" | "interactions" | "created" | "updated"
}

export interface IssueMatch {
  url?: string
  html_url?: string
  id: number
  node_id?: string
  number?: number
  title?: string
  locked?: boolean
  active_lock_reason?: string | null
  assignees?: Actor[] | null
  user?: Actor | null
  labels?: Label[]
  sub_issues_summary?: SubIssues
  issue_dependencies_summary?: Dependencies
  state?: string
  state_reason?: string | null
  assignee?: Actor | null
  milestone?: Milestone | null
  comments?: number
  created_at?: string
  updated_at?: string
  closed_at?: string | null
  pull_request?: PullReference
  body?: string | null
  score?: number
  author_association?: string
  draft?: boolean
  repository?: RepositoryReference
  body_html?: string
  body_text?: string
  type?: IssueType | null
  performed_via_github_app?: App | null
  reactions?: Reactions
}

/** Searchable fields of issues, in hosted mode. */
export interface IssuesSearchFields {
  id: number | null
  number: number | null
  title: string | null
  state: string | null
  state_reason: string | null
  body: string | null
  user: { [k: string]: unknown } | null
  assignees: unknown[] | null
  labels: unknown[] | null
  milestone: { [k: string]: unknown } | null
  repository: { [k: string]: unknown } | null
  comments: number | null
  locked: boolean | null
  html_url: string | null
  created_at: string | null
  updated_at: string | null
  closed_at: string | null
}

/** Params of viewer_issues.list. */
export interface ViewerIssuesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** Which of them; all are those the account can see. */
  filter?: "assigned" | "created" | "mentioned" | "subscribed" | "repos" | "all"
  /** Only those in this state; open unless given. */
  state?: "open" | "closed" | "all"
  /** Only those with all of these labels, with commas between. */
  labels?: string
  /** What they are ordered by, created unless given. */
  sort?: "created" | "updated" | "comments"
  /** The direction of sort. */
  direction?: "asc" | "desc"
  /** Only those updated at or after this time. */
  since?: string
}

export interface ViewerIssue {
  id: number
  node_id?: string
  url?: string
  html_url?: string
  number?: number
  state?: string
  state_reason?: string | null
  title?: string
  body?: string | null
  user?: Actor | null
  labels?: Label[]
  assignee?: Actor | null
  assignees?: Actor[]
  milestone?: Milestone | null
  locked?: boolean
  active_lock_reason?: string | null
  comments?: number
  pull_request?: PullReference
  closed_at?: string | null
  created_at?: string
  updated_at?: string
  draft?: boolean
  closed_by?: Actor | null
  body_html?: string
  body_text?: string
  type?: IssueType | null
  repository?: RepositoryReference
  performed_via_github_app?: App | null
  author_association?: string
  reactions?: Reactions
  sub_issues_summary?: SubIssues
  issue_dependencies_summary?: Dependencies
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The number of the issue or pull request in its repository. (at least 1) */
  issue_number: number
  /** Only those updated at or after this time. */
  since?: string
}

export interface Comment {
  id: number
  node_id?: string
  url?: string
  body?: string
  body_text?: string
  body_html?: string
  html_url?: string
  user?: Actor | null
  created_at?: string
  updated_at?: string
  author_association?: string
  performed_via_github_app?: App | null
  reactions?: Reactions
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The remark's id. */
  comment_id: number
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The number of the issue or pull request in its repository. (at least 1) */
  issue_number: number
  /** The remark, as Markdown. (at most 65536 characters) */
  body: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The remark's id. */
  comment_id: number
  /** The remark, as Markdown. (at most 65536 characters) */
  body: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The remark's id. */
  comment_id: number
}

/** Params of pull_requests.list. */
export interface PullRequestsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** Only those in this state; open unless given. */
  state?: "open" | "closed" | "all"
  /** Only those from this branch, as owner:branch. */
  head?: string
  /** Only those into this branch. */
  base?: string
  /** The order, by creation unless given. */
  sort?: "created" | "updated" | "popularity" | "long-running"
  /** The direction of sort. */
  direction?: "asc" | "desc"
}

export interface PullRequest {
  url?: string
  id: number
  node_id?: string
  html_url?: string
  diff_url?: string
  number?: number
  state?: string
  locked?: boolean
  title?: string
  user?: Actor | null
  body?: string | null
  labels?: Label[]
  milestone?: Milestone | null
  active_lock_reason?: string | null
  created_at?: string
  updated_at?: string
  closed_at?: string | null
  merged_at?: string | null
  merge_commit_sha?: string | null
  assignee?: Actor | null
  assignees?: Actor[]
  requested_reviewers?: Actor[]
  requested_teams?: TeamReference[]
  head?: PullBranch
  base?: PullBranch
  author_association?: string
  auto_merge?: AutoMerge | null
  draft?: boolean
  merged?: boolean
  mergeable?: boolean | null
  rebaseable?: boolean | null
  mergeable_state?: string
  merged_by?: Actor | null
  comments?: number
  review_comments?: number
  maintainer_can_modify?: boolean
  commits?: number
  additions?: number
  deletions?: number
  changed_files?: number
}

export interface TeamReference {
  id: number
  node_id?: string
  url?: string
  name?: string
  description?: string | null
  permission?: string
  privacy?: string
  notification_setting?: string
  html_url?: string
  slug?: string
  ldap_dn?: string
  type?: string
  organization_id?: number
  enterprise_id?: number
}

export interface PullBranch {
  label?: string | null
  ref?: string
  sha?: string
  user?: Actor | null
  repo?: RepositoryReference | null
}

export interface AutoMerge {
  enabled_by?: Actor
  merge_method?: string
  commit_title?: string
  commit_message?: string
}

/** Params of pull_requests.get. */
export interface PullRequestsGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The pull request's number in its repository. (at least 1) */
  pull_number: number
}

/** Params of pull_requests.create. */
export interface PullRequestsCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The pull request's title. (at most 256 characters) */
  title: string
  /** The branch with the changes; of another owner as owner:branch. */
  head: string
  /** The branch to merge into. */
  base: string
  /** The text, as Markdown. (at most 65536 characters) */
  body?: string
  /** Whether it is not ready for review. */
  draft?: boolean
  /** Whether maintainers may push to head. */
  maintainer_can_modify?: boolean
}

/** Params of pull_requests.update. */
export interface PullRequestsUpdateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The pull request's number in its repository. (at least 1) */
  pull_number: number
  /** The new title. (at most 256 characters) */
  title?: string
  /** The text, as Markdown. (at most 65536 characters) */
  body?: string
  /** Open or closed. */
  state?: "open" | "closed"
  /** The branch to merge into instead. */
  base?: string
  /** Whether maintainers may push to head. */
  maintainer_can_modify?: boolean
}

/** Params of pull_request_merges.create. */
export interface PullRequestMergesCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The pull request's number in its repository. (at least 1) */
  pull_number: number
  /** The title of the merge commit. */
  commit_title?: string
  /** What its message says besides. */
  commit_message?: string
  /** The commit that the head has to be at. */
  sha?: string
  /** How to merge. */
  merge_method?: "merge" | "squash" | "rebase"
}

export interface Merge {
  sha: string
  merged?: boolean
  message?: string
}

/** Params of reviews.list. */
export interface ReviewsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The pull request's number in its repository. (at least 1) */
  pull_number: number
}

export interface Review {
  id: number
  node_id?: string
  user?: Actor | null
  body?: string
  state?: string
  html_url?: string
  submitted_at?: string
  commit_id?: string | null
  body_html?: string
  body_text?: string
  author_association?: string
}

/** Params of reviews.create. */
export interface ReviewsCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The pull request's number in its repository. (at least 1) */
  pull_number: number
  /** What the review says. */
  event?: "APPROVE" | "REQUEST_CHANGES" | "COMMENT"
  /** Its text, as Markdown; needed unless it approves. */
  body?: string
  /** The commit reviewed, the newest unless given. */
  commit_id?: string
}

/** Params of pr_comments.list. */
export interface PrCommentsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The pull request's number in its repository. (at least 1) */
  pull_number: number
  /** The order, by creation unless given. */
  sort?: "created" | "updated"
  /** The direction of sort. */
  direction?: "asc" | "desc"
  /** Only those updated at or after this time. */
  since?: string
}

export interface ReviewComment {
  url?: string
  pull_request_review_id?: number | null
  id: number
  node_id?: string
  diff_hunk?: string
  path?: string
  position?: number
  original_position?: number
  commit_id?: string
  original_commit_id?: string
  in_reply_to_id?: number
  user?: Actor | null
  body?: string
  created_at?: string
  updated_at?: string
  html_url?: string
  author_association?: string
  start_line?: number | null
  original_start_line?: number | null
  start_side?: string | null
  line?: number
  original_line?: number
  side?: string
  subject_type?: string
  reactions?: Reactions
  body_html?: string
  body_text?: string
}

/** Params of pr_comments.get. */
export interface PrCommentsGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The remark's id. */
  comment_id: number
}

/** Params of labels.list. */
export interface LabelsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
}

/** Params of labels.get. */
export interface LabelsGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The label's name. */
  name: string
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The label's name. */
  name: string
  /** Its colour, six hexadecimal digits without #. */
  color?: string
  /** What it means. (at most 100 characters) */
  description?: string
}

/** Params of milestones.list. */
export interface MilestonesListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** Only those in this state; open unless given. */
  state?: "open" | "closed" | "all"
  /** The order, by due date unless given. */
  sort?: "due_on" | "completeness"
  /** The direction of sort. */
  direction?: "asc" | "desc"
}

/** Params of milestones.get. */
export interface MilestonesGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The milestone's number in its repository. */
  milestone_number: number
}

/** Params of milestones.create. */
export interface MilestonesCreateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The milestone's title. */
  title: string
  /** Open unless given. */
  state?: "open" | "closed"
  /** What is to be reached. */
  description?: string
  /** When it is to be reached. */
  due_on?: string
}

/** Params of organizations.list. */
export interface OrganizationsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
}

export interface Organization {
  login?: string
  id: number
  node_id?: string
  url?: string
  avatar_url?: string
  description?: string | null
  name?: string
  company?: string
  blog?: string
  location?: string
  email?: string
  twitter_username?: string | null
  is_verified?: boolean
  has_organization_projects?: boolean
  has_repository_projects?: boolean
  public_repos?: number
  public_gists?: number
  followers?: number
  following?: number
  html_url?: string
  type?: string
  total_private_repos?: number
  owned_private_repos?: number
  private_gists?: number | null
  disk_usage?: number | null
  collaborators?: number | null
  billing_email?: string | null
  default_repository_permission?: string | null
  default_repository_branch?: string | null
  members_can_create_repositories?: boolean | null
  two_factor_requirement_enabled?: boolean | null
  members_allowed_repository_creation_type?: string
  members_can_create_public_repositories?: boolean
  members_can_create_private_repositories?: boolean
  members_can_create_internal_repositories?: boolean
  members_can_create_pages?: boolean
  members_can_create_public_pages?: boolean
  members_can_create_private_pages?: boolean
  members_can_delete_repositories?: boolean
  members_can_change_repo_visibility?: boolean
  members_can_invite_outside_collaborators?: boolean
  members_can_delete_issues?: boolean
  display_commenter_full_name_setting_enabled?: boolean
  readers_can_create_discussions?: boolean
  members_can_create_teams?: boolean
  members_can_view_dependency_insights?: boolean
  members_can_fork_private_repositories?: boolean | null
  web_commit_signoff_required?: boolean
  advanced_security_enabled_for_new_repositories?: boolean
  dependabot_alerts_enabled_for_new_repositories?: boolean
  dependabot_security_updates_enabled_for_new_repositories?: boolean
  dependency_graph_enabled_for_new_repositories?: boolean
  created_at?: string
  updated_at?: string
  archived_at?: string | null
  deploy_keys_enabled_for_repositories?: boolean
}

/** Params of organizations.get. */
export interface OrganizationsGetParams {
  /** The organization's login. */
  org: string
}

/** Searchable fields of organizations, in hosted mode. */
export interface OrganizationsSearchFields {
  id: number | null
  login: string | null
  name: string | null
  description: string | null
  url: string | null
  avatar_url: string | null
}

/** Params of teams.list. */
export interface TeamsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The organization's login. */
  org: string
}

export interface Team {
  id: number
  node_id?: string
  url?: string
  html_url?: string
  name?: string
  slug?: string
  description?: string | null
  privacy?: string
  notification_setting?: string
  permission?: string
  parent?: TeamReference | null
  members_count?: number
  repos_count?: number
  created_at?: string
  updated_at?: string
  ldap_dn?: string
  type?: string
  organization_id?: number
  enterprise_id?: number
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** The organization's login. */
  org: string
  /** The team's name as it stands in URLs, such as core-team. */
  team_slug: string
}

/** Params of stargazers.list. */
export interface StargazersListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The page, from 1. (at least 1) */
  page?: number
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The organization's login. */
  org: string
  /** Only projects that match, such as is:open roadmap. */
  q?: string
  /** The cursor of the page to come. */
  after?: string
}

export interface Project {
  id: number
  node_id?: string
  owner?: Actor
  creator?: Actor
  title?: string
  description?: string | null
  public?: boolean
  closed_at?: string | null
  created_at?: string
  updated_at?: string
  number?: number
  short_description?: string | null
  deleted_at?: string | null
  deleted_by?: Actor | null
  state?: string
  is_template?: boolean
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** The organization's login. */
  org: string
  /** The project's number in its organization. (at least 1) */
  project_number: number
}

/** Params of project_items.list. */
export interface ProjectItemsListParams {
  /** How many records a page holds at most. (1 to 100; default 30) */
  per_page?: number
  /** The organization's login. */
  org: string
  /** The project's number in its organization. (at least 1) */
  project_number: number
  /** Only items that match, such as is:issue status:Done. */
  q?: string
  /** The cursor of the page to come. */
  after?: string
}

export interface ProjectItem {
  id: number
  node_id?: string
  content_type?: string
  creator?: Actor
  created_at?: string
  updated_at?: string
  archived_at?: string | null
}

/** Params of file_contents.get. */
export interface FileContentsGetParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The path in the repository, such as docs/readme.md. */
  path: string
  /** A branch, tag or commit; the default branch unless given. */
  ref?: string
}

export interface Content {
  type?: string
  encoding?: string
  size?: number
  name?: string
  path: string
  content?: string
  sha?: string
  url?: string
  git_url?: string | null
  html_url?: string | null
  download_url?: string | null
  target?: string
}

/** Params of file_contents.update. */
export interface FileContentsUpdateParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** The path in the repository, such as docs/readme.md. */
  path: string
  /** The message of the commit. */
  message: string
  /** The new content, in base64. */
  content: string
  /** The sha of the file to replace, as file_contents.get answers it. */
  sha?: string
  /** The branch to commit to, the default branch unless given. */
  branch?: string
}

/** Params of directory_contents.list. */
export interface DirectoryContentsListParams {
  /** The login of the repository's owner, a person or organization. */
  owner: string
  /** The repository's name, without its owner. */
  repo: string
  /** A branch, tag or commit, or the sha of an entry of type tree. */
  tree_sha: string
  /** Whether everything below folders is listed too. */
  recursive?: "1"
}

export interface TreeEntry {
  path: string
  mode?: string
  type?: string
  sha?: string
  size?: number
  url?: string
}

/** Credentials by auth variant. */
export interface GithubCredentials {
  token: GithubTokenCredentials
  oauth: GithubOauthCredentials
}

/** Personal access token */
export interface GithubTokenCredentials {
  token: string
}

/** OAuth */
export interface GithubOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface GithubConfig { [k: string]: never }
