// Generated from definitions/github.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** GitHub */
    "github": Github
  }
}

/**
 * GitHub. Repositories, issues, pull requests, reviews, discussions, releases, files, teams and projects of a GitHub
 * account.
 */
export interface Github {
  operations: GithubOperations
  credentials: GithubCredentials
  config: GithubConfig
}

/** The operations, by entity and action. */
export interface GithubOperations {
  /** The authenticated user. */
  viewer: {
    /** Gets the authenticated user, with repository and follower counts. */
    get: {
      params: ViewerGetParams
      records: Viewer | null
      meta: {}
    }
  }
  /** A GitHub user or organization. */
  users: {
    /** Lists all users in the order they signed up. Use `since` to continue after a user ID. */
    list: {
      params: UsersListParams
      records: Actor[]
      meta: {}
    }
    /** Gets the public profile of a user. */
    get: {
      params: UsersGetParams
      records: Profile | null
      meta: {}
    }
    /** Searches users by username, name, location, language or number of followers. */
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
    /** Lists repositories that the authenticated user owns, collaborates on, or can access through an organization. */
    list: {
      params: RepositoriesListParams
      records: Repository[]
      meta: {}
    }
    /** Gets a repository with its settings, license and counts. */
    get: {
      params: RepositoriesGetParams
      records: Repository | null
      meta: {}
    }
    /** Creates a repository for the authenticated user. */
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
  /** A public repository of a user. */
  user_repositories: {
    /** Lists the public repositories of a user. */
    list: {
      params: UserRepositoriesListParams
      records: Repository[]
      meta: {}
    }
  }
  /** A repository of an organization. */
  org_repositories: {
    /** Lists the repositories of an organization that the token can access. */
    list: {
      params: OrgRepositoriesListParams
      records: Repository[]
      meta: {}
    }
  }
  /** A branch of a repository, with its latest commit. */
  branches: {
    /** Lists the branches of a repository. */
    list: {
      params: BranchesListParams
      records: Branch[]
      meta: {}
    }
    /** Gets a branch with its latest commit and protection. */
    get: {
      params: BranchesGetParams
      records: Branch | null
      meta: {}
    }
  }
  /** A Git tag that names a commit. */
  tags: {
    /** Lists the tags of a repository, each with its commit. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Gets the Git reference of a tag. An annotated tag names a tag object, another one its commit. */
    get: {
      params: TagsGetParams
      records: TagReference | null
      meta: {}
    }
  }
  /** A commit to a repository. */
  commits: {
    /** Lists the commits of a branch, newest first. Defaults to the default branch; set `sha` for another. */
    list: {
      params: CommitsListParams
      records: Commit[]
      meta: {}
    }
    /** Gets a commit with its message, stats and up to 300 changed files. */
    get: {
      params: CommitsGetParams
      records: Commit | null
      meta: {}
    }
  }
  /** A release of a repository, with release notes and assets. */
  releases: {
    /** Lists the releases of a repository. Includes draft releases if the token has push access. */
    list: {
      params: ReleasesListParams
      records: Release[]
      meta: {}
    }
    /** Gets a release with its release notes and assets. */
    get: {
      params: ReleasesGetParams
      records: Release | null
      meta: {}
    }
    /** Creates a release, published or as a draft. Creates the tag if it does not exist. */
    create: {
      params: ReleasesCreateParams
      records: Release | null
      meta: {}
    }
    /** Updates a release. Fields that you leave out keep their value. */
    update: {
      params: ReleasesUpdateParams
      records: Release | null
      meta: {}
    }
  }
  /** A file attached to a release. */
  release_assets: {
    /** Uploads a release asset. Fails if the release already has an asset with this name. */
    create: {
      params: ReleaseAssetsCreateParams
      records: ReleaseAsset | null
      meta: {}
    }
  }
  /** An issue. Every pull request is an issue too, with `pull_request` set. */
  issues: {
    /** Lists the issues of a repository, pull requests included. Returns open issues by default. */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {}
    }
    /** Gets an issue by its number. */
    get: {
      params: IssuesGetParams
      records: Issue | null
      meta: {}
    }
    /** Creates an issue. Labels, assignees and milestone are ignored if the token lacks push access. */
    create: {
      params: IssuesCreateParams
      records: Issue | null
      meta: {}
    }
    /** Updates, closes or reopens an issue. Labels and assignees replace the current ones. */
    update: {
      params: IssuesUpdateParams
      records: Issue | null
      meta: {}
    }
    /** Searches issues and pull requests. Add `is:issue` or `is:pr` to `q` to search only one of them. */
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
  /** An issue or pull request in any repository that the user can access. */
  viewer_issues: {
    /** Lists issues and pull requests across all repositories. Defaults to those assigned to the user; see `filter`. */
    list: {
      params: ViewerIssuesListParams
      records: ViewerIssue[]
      meta: {}
    }
  }
  /** A comment on an issue or pull request. */
  comments: {
    /** Lists the comments on an issue or pull request, oldest first. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Gets a comment on an issue or pull request. */
    get: {
      params: CommentsGetParams
      records: Comment | null
      meta: {}
    }
    /** Creates a comment on an issue or pull request. */
    create: {
      params: CommentsCreateParams
      records: Comment | null
      meta: {}
    }
    /** Updates the text of a comment. */
    update: {
      params: CommentsUpdateParams
      records: Comment | null
      meta: {}
    }
    /** Deletes a comment. This cannot be undone. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A pull request of a repository. */
  pull_requests: {
    /** Lists the pull requests of a repository. Returns open ones by default. */
    list: {
      params: PullRequestsListParams
      records: PullRequest[]
      meta: {}
    }
    /** Gets a pull request with its counts and mergeability. */
    get: {
      params: PullRequestsGetParams
      records: PullRequest | null
      meta: {}
    }
    /** Creates a pull request to merge the `head` branch into the `base` branch. */
    create: {
      params: PullRequestsCreateParams
      records: PullRequest | null
      meta: {}
    }
    /** Updates, closes or reopens a pull request. */
    update: {
      params: PullRequestsUpdateParams
      records: PullRequest | null
      meta: {}
    }
    /** Merges a pull request. Fails if `sha` is set and is not the current head of the pull request. */
    merge: {
      params: PullRequestsMergeParams
      records: Merge | null
      meta: {}
    }
  }
  /** A review of a pull request. */
  reviews: {
    /** Lists the reviews of a pull request in chronological order. */
    list: {
      params: ReviewsListParams
      records: Review[]
      meta: {}
    }
    /**
     * Creates a review: approves a pull request, requests changes, or comments. Without `event` the review stays
     * pending.
     */
    create: {
      params: ReviewsCreateParams
      records: Review | null
      meta: {}
    }
  }
  /** A review comment on a line of a pull request's diff. */
  pr_comments: {
    /** Lists the review comments on a pull request, oldest first. */
    list: {
      params: PrCommentsListParams
      records: ReviewComment[]
      meta: {}
    }
    /** Gets a review comment on a pull request. */
    get: {
      params: PrCommentsGetParams
      records: ReviewComment | null
      meta: {}
    }
  }
  /** A label for issues and pull requests. */
  labels: {
    /** Lists the labels of a repository. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Gets a label by its name. */
    get: {
      params: LabelsGetParams
      records: Label | null
      meta: {}
    }
    /** Creates a label in a repository. */
    create: {
      params: LabelsCreateParams
      records: Label | null
      meta: {}
    }
  }
  /** A milestone that groups issues and pull requests of a repository. */
  milestones: {
    /** Lists the milestones of a repository. Returns open ones by default. */
    list: {
      params: MilestonesListParams
      records: Milestone[]
      meta: {}
    }
    /** Gets a milestone by its number. */
    get: {
      params: MilestonesGetParams
      records: Milestone | null
      meta: {}
    }
    /** Creates a milestone in a repository. */
    create: {
      params: MilestonesCreateParams
      records: Milestone | null
      meta: {}
    }
  }
  /** A webhook of a repository. */
  repository_hooks: {
    /** Lists the webhooks of a repository. */
    list: {
      params: RepositoryHooksListParams
      records: RepositoryHook[]
      meta: {}
    }
    /** Gets a webhook of a repository. */
    get: {
      params: RepositoryHooksGetParams
      records: RepositoryHook | null
      meta: {}
    }
    /** Creates a webhook of a repository. Requires administration of the repository. */
    create: {
      params: RepositoryHooksCreateParams
      records: RepositoryHook | null
      meta: {}
    }
    /** Deletes a webhook of a repository. */
    delete: {
      params: RepositoryHooksDeleteParams
      records: null
      meta: {}
    }
  }
  /** A GitHub organization. */
  organizations: {
    /** Lists the organizations that the authenticated user belongs to. */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {}
    }
    /** Gets an organization. Only owners see its settings. */
    get: {
      params: OrganizationsGetParams
      records: Organization | null
      meta: {}
    }
    search: {
      fields: OrganizationsSearchFields
    }
  }
  /** A team of an organization. */
  teams: {
    /** Lists the teams of an organization that the token can see. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets a team with its member and repository counts. */
    get: {
      params: TeamsGetParams
      records: Team | null
      meta: {}
    }
  }
  /** A user who starred a repository. */
  stargazers: {
    /** Lists the stargazers of a repository: the users who starred it. */
    list: {
      params: StargazersListParams
      records: Actor[]
      meta: {}
    }
  }
  /** A project (board, table or roadmap) of an organization. */
  projects: {
    /** Lists the projects of an organization. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {}
    }
    /** Gets a project of an organization by its number. */
    get: {
      params: ProjectsGetParams
      records: Project | null
      meta: {}
    }
  }
  /** An issue, pull request or draft issue in a project. */
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
    /** Gets the contents of a file of up to 1 MB, in Base64. For larger files, use `download_url`. */
    get: {
      params: FileContentsGetParams
      records: Content | null
      meta: {}
    }
    /** Creates or updates a file with a commit. To update a file, set `sha` to its current blob SHA. */
    update: {
      params: FileContentsUpdateParams
      records: Content | null
      meta: {}
    }
  }
  /** A file or directory in a Git tree. */
  directory_contents: {
    /**
     * Lists the contents of the root directory of a branch, tag or commit, or of a tree. Set `recursive` to include
     * subdirectories.
     */
    list: {
      params: DirectoryContentsListParams
      records: TreeEntry[]
      meta: {
        truncated: boolean | null
      }
    }
  }
  /** A discussion of a repository: a question, an idea or an announcement, with comments. */
  discussions: {
    /** Lists the discussions of a repository, most recently updated first. */
    list: {
      params: DiscussionsListParams
      records: Discussion[]
      meta: {
        endCursor: string | null
      }
    }
    /** Gets a discussion by its number, with its answer. */
    get: {
      params: DiscussionsGetParams
      records: Discussion | null
      meta: {}
    }
    /** Creates a discussion in a category of a repository. */
    create: {
      params: DiscussionsCreateParams
      records: Discussion | null
      meta: {}
    }
    /** Updates the title, text or category of a discussion. Fields that you leave out keep their value. */
    update: {
      params: DiscussionsUpdateParams
      records: Discussion | null
      meta: {}
    }
    /** Deletes a discussion with its comments. This cannot be undone. */
    delete: {
      params: DiscussionsDeleteParams
      records: null
      meta: {}
    }
    /** Searches discussions in GitHub's search syntax. */
    api_search: {
      params: DiscussionsApiSearchParams
      records: Discussion[]
      meta: {
        total_count: number | null
        endCursor: string | null
      }
    }
    /** Closes a discussion. */
    close: {
      params: DiscussionsCloseParams
      records: Discussion | null
      meta: {}
    }
    /** Opens a closed discussion again. */
    reopen: {
      params: DiscussionsReopenParams
      records: Discussion | null
      meta: {}
    }
  }
  /** A category of discussions of a repository. */
  discussion_categories: {
    /** Lists the categories of discussions of a repository. */
    list: {
      params: DiscussionCategoriesListParams
      records: DiscussionCategory[]
      meta: {
        endCursor: string | null
      }
    }
  }
  /** A comment of a discussion. Its first replies come with it. */
  discussion_comments: {
    /** Lists the comments of a discussion, each with its first replies. */
    list: {
      params: DiscussionCommentsListParams
      records: DiscussionComment[]
      meta: {
        endCursor: string | null
      }
    }
    /** Creates a comment on a discussion, or a reply to a comment. */
    create: {
      params: DiscussionCommentsCreateParams
      records: DiscussionComment | null
      meta: {}
    }
    /** Updates the text of a comment of a discussion. */
    update: {
      params: DiscussionCommentsUpdateParams
      records: DiscussionComment | null
      meta: {}
    }
    /** Deletes a comment of a discussion. This cannot be undone. */
    delete: {
      params: DiscussionCommentsDeleteParams
      records: null
      meta: {}
    }
    /** Marks a comment as the answer of its discussion. */
    mark_as_answer: {
      params: DiscussionCommentsMarkAsAnswerParams
      records: Discussion | null
      meta: {}
    }
    /** Takes the mark of the answer from a comment. */
    unmark_as_answer: {
      params: DiscussionCommentsUnmarkAsAnswerParams
      records: Discussion | null
      meta: {}
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
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** A user ID. Returns only users with an ID greater than this one. */
  since?: number
}

export interface Actor {
  /** The user's name. Null if not set. */
  name?: string | null
  /** The user's public email address. Null if not set. */
  email?: string | null
  /** The user's handle on GitHub. */
  login?: string
  /** The user's ID. */
  id: number
  /** The user's ID in the GraphQL API. */
  node_id?: string
  /** The address of the user's avatar. */
  avatar_url?: string
  /** The user's Gravatar ID. Usually empty. */
  gravatar_id?: string | null
  /** The user's address in the API. */
  url?: string
  /** The address of the user's profile on GitHub. */
  html_url?: string
  /** The kind of account: a user, an organization or a bot. */
  type?: string
  /** Whether the user is a GitHub site administrator. */
  site_admin?: boolean
  /** The time the user starred the repository. Present in lists of stargazers. */
  starred_at?: string
  /** Whether the public or the private view of the user is shown. */
  user_view_type?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** The user's GitHub username. */
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
  /** Search keywords and qualifiers, such as `is:open label:bug repo:acme/loom`. (at most 256 characters) */
  q: string
  /** Sort direction. Defaults to `desc`. */
  order?: "asc" | "desc"
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Sort field. Defaults to best match. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Filters by visibility. */
  visibility?: "all" | "public" | "private"
  /**
   * Filters by the user's relation to the repository. Comma-separated: `owner`, `collaborator`, `organization_member`.
   */
  affiliation?: string
  /** Filters by type. Cannot be combined with `visibility` or `affiliation`. */
  type?: "all" | "owner" | "public" | "private" | "member"
  /** Sort field. */
  sort?: "created" | "updated" | "pushed" | "full_name"
  /** Sort direction. */
  direction?: "asc" | "desc"
  /** Filters to repositories updated after this time. */
  since?: string
  /** Filters to repositories updated before this time. */
  before?: string
}

export interface Repository {
  /** The repository's ID. */
  id: number
  /** The relevance of the search result. Present in searches. */
  score?: number
  /** The repository's ID in the GraphQL API. */
  node_id?: string
  /** The repository's name, without its owner. */
  name?: string
  /** The repository's name with its owner, in the form owner/name. */
  full_name?: string
  owner?: Actor | null
  /** Whether the repository is private. */
  private?: boolean
  /** The repository's address on GitHub. */
  html_url?: string
  /** The repository's description. Null if it has none. */
  description?: string | null
  /** Whether the repository is a fork. */
  fork?: boolean
  /** The repository's address in the API. */
  url?: string
  /** The address for cloning over the Git protocol. */
  git_url?: string
  /** The address for cloning over SSH. */
  ssh_url?: string
  /** The address for cloning over HTTPS. */
  clone_url?: string
  /** The address of the repository this one mirrors. Null if it is no mirror. */
  mirror_url?: string | null
  /** The address of the project's website. Null if none is set. */
  homepage?: string | null
  /** The main programming language, as detected by GitHub. Null if none was found. */
  language?: string | null
  /** The number of forks. */
  forks_count?: number
  /** The number of users who starred the repository. */
  stargazers_count?: number
  /** The number of users who starred the repository, under its earlier name. */
  watchers_count?: number
  /** The repository's size in kilobytes, computed from time to time. */
  size?: number
  /** The name of the default branch. */
  default_branch?: string
  /** The number of open issues, pull requests included. */
  open_issues_count?: number
  /** Whether the repository is a template for creating others. */
  is_template?: boolean
  /** The topics on the repository. */
  topics?: string[]
  /** Whether issues are turned on. */
  has_issues?: boolean
  /** Whether projects are turned on. */
  has_projects?: boolean
  /** Whether the wiki is turned on. */
  has_wiki?: boolean
  /** Whether a GitHub Pages site is built from the repository. */
  has_pages?: boolean
  /**
   * @deprecated
   * GitHub no longer answers this field. Available until 2026-03-10.
   */
  has_downloads?: boolean | null
  /** Whether discussions are turned on. */
  has_discussions?: boolean
  /** Whether pull requests are turned on. */
  has_pull_requests?: boolean
  /** The policy on creating pull requests: all users, or collaborators. */
  pull_request_creation_policy?: string
  /** Whether the repository is archived and read-only. */
  archived?: boolean
  /** Whether the repository was disabled. */
  disabled?: boolean
  /** The repository's visibility: public, private or internal. */
  visibility?: string
  /** The time of the last push. May be null. */
  pushed_at?: string | null
  /** Creation time of the repository. */
  created_at?: string | null
  /** The time of the last update to the repository's properties. */
  updated_at?: string | null
  /** The authenticated user's permissions on the repository. */
  permissions?: Permissions
  /** Whether pull requests may be rebased onto the base branch. */
  allow_rebase_merge?: boolean
  template_repository?: RepositoryReference | null
  /** Whether pull requests may be squash merged. */
  allow_squash_merge?: boolean
  /** Whether pull requests may be set to merge automatically. */
  allow_auto_merge?: boolean
  /** Whether head branches are deleted after their pull requests are merged. */
  delete_branch_on_merge?: boolean
  /** Whether pull requests may be merged with a merge commit. */
  allow_merge_commit?: boolean
  /** Whether pull request branches behind their base may be updated. */
  allow_update_branch?: boolean
  /**
   * @deprecated
   * GitHub no longer answers this field. Available until 2026-03-10: use squash_merge_commit_title instead.
   */
  use_squash_pr_title_as_default?: boolean | null
  /** The default title for squash merge commits. */
  squash_merge_commit_title?: string
  /** The default message for squash merge commits. */
  squash_merge_commit_message?: string
  /** The default title for merge commits. */
  merge_commit_title?: string
  /** The default message for merge commits. */
  merge_commit_message?: string
  /** Whether the private repository may be forked. */
  allow_forking?: boolean
  /** Whether commits made on the website must be signed off. */
  web_commit_signoff_required?: boolean
  /** The number of users watching the repository. */
  subscribers_count?: number
  /** The number of repositories in the fork network. */
  network_count?: number
  license?: License | null
  organization?: Actor | null
  /** The repository this one was forked from. Present for forks. */
  parent?: RepositoryReference
  /** The repository at the root of the fork network. Present for forks. */
  source?: RepositoryReference
  /** The number of forks, under its earlier name. */
  forks?: number
  /**
   * @deprecated
   * GitHub no longer answers this field. Available until 2026-03-10: use default_branch instead.
   */
  master_branch?: string | null
  /** The number of open issues, pull requests included, under its earlier name. */
  open_issues?: number
  /** The number of users who starred the repository, under its earlier name. */
  watchers?: number
  /** Whether anonymous Git access is on. For GitHub Enterprise Server. */
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
  /**
   * @deprecated
   * GitHub no longer answers this field. Available until 2026-03-10.
   */
  has_downloads?: boolean | null
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
}

/** Params of repositories.create. */
export interface RepositoriesCreateParams {
  /** The repository's name. (at most 100 characters) */
  name: string
  /** A short description of the repository. */
  description?: string
  /** URL of a web page with more information about the repository. */
  homepage?: string
  /** Whether the repository is private. */
  private?: boolean
  /** Whether to enable issues. */
  has_issues?: boolean
  /** Whether to enable the wiki. */
  has_wiki?: boolean
  /** Whether to create an initial commit with an empty README. */
  auto_init?: boolean
  /** Name of the `.gitignore` template to apply, such as `Haskell`. */
  gitignore_template?: string
  /** Keyword of the license template to apply, such as `mit`. */
  license_template?: string
  /** Whether the repository is available as a template. */
  is_template?: boolean
}

/** Params of repositories.api_search. */
export interface RepositoriesApiSearchParams {
  /** Search keywords and qualifiers, such as `is:open label:bug repo:acme/loom`. (at most 256 characters) */
  q: string
  /** Sort direction. Defaults to `desc`. */
  order?: "asc" | "desc"
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Sort field. Defaults to best match. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** The user's GitHub username. */
  username: string
  /** Filters by the user's relation to the repository. Defaults to `owner`. */
  type?: "all" | "owner" | "member"
  /** Sort field. */
  sort?: "created" | "updated" | "pushed" | "full_name"
  /** Sort direction. */
  direction?: "asc" | "desc"
}

/** Params of org_repositories.list. */
export interface OrgRepositoriesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Name of the organization, as it appears in URLs. */
  org: string
  /** Filters by repository type. */
  type?: "all" | "public" | "private" | "forks" | "sources" | "member"
  /** Sort field. */
  sort?: "created" | "updated" | "pushed" | "full_name"
  /** Sort direction. */
  direction?: "asc" | "desc"
}

/** Params of branches.list. */
export interface BranchesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Whether to return only protected (`true`) or only unprotected (`false`) branches. */
  protected?: boolean
}

export interface Branch {
  /** The branch's name. */
  name: string
  /** The branch's latest commit. */
  commit?: BranchCommit
  /** Whether the branch is protected. */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The branch's name. */
  branch: string
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
}

export interface Tag {
  /** The tag's name. */
  name: string
  /** The commit the tag points to. */
  commit?: CommitReference
  /** The address of the tagged source as a ZIP archive. */
  zipball_url?: string
  /** The address of the tagged source as a tarball. */
  tarball_url?: string
  /** The tag's ID in the GraphQL API. */
  node_id?: string
}

/** Params of tags.get. */
export interface TagsGetParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The tag's name. */
  tag: string
}

export interface TagReference {
  /** The tag's full name, which begins with refs/tags/. */
  ref: string
  /** The reference's ID in the GraphQL API. */
  node_id?: string
  /** The reference's address in the API. */
  url?: string
  /** The commit or the tag object that the reference names. */
  object?: GitObject
}

export interface GitObject {
  type?: string
  sha?: string
  url?: string
}

/** Params of commits.list. */
export interface CommitsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Branch name or commit SHA to start listing commits from. */
  sha?: string
  /** Filters to commits that changed this file or directory path. */
  path?: string
  /** Filters by author: a GitHub username or an email address. */
  author?: string
  /** Filters by committer: a GitHub username or an email address. */
  committer?: string
  /** Filters to commits at or after this time. */
  since?: string
  /** Filters to commits at or before this time. */
  until?: string
}

export interface Commit {
  /** The commit's address in the API. */
  url?: string
  /** The commit's SHA hash. */
  sha: string
  /** The commit's ID in the GraphQL API. */
  node_id?: string
  /** The commit's address on GitHub. */
  html_url?: string
  /** The Git details: message, author, committer, tree and signature verification. */
  commit?: CommitDetail
  author?: Actor | null
  committer?: Actor | null
  /** The commit's parents. */
  parents?: CommitReference[]
  /** The numbers of lines added and deleted. Present for a single commit. */
  stats?: CommitStats
  /** The files changed in the commit. Present for a single commit. */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The commit SHA, or the name of a branch or tag. */
  ref: string
}

/** Params of releases.list. */
export interface ReleasesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
}

export interface Release {
  /** The release's address in the API. */
  url?: string
  /** The release's address on GitHub. */
  html_url?: string
  /** The address template for uploading assets to the release. */
  upload_url?: string
  /** The address of the source as a tarball. Null for drafts. */
  tarball_url?: string | null
  /** The address of the source as a ZIP archive. Null for drafts. */
  zipball_url?: string | null
  /** The release's ID. */
  id: number
  /** The release's ID in the GraphQL API. */
  node_id?: string
  /** The name of the tag the release is for. */
  tag_name?: string
  /** The branch or commit the tag is created from, unless it exists already. */
  target_commitish?: string
  /** The release's name. May be null. */
  name?: string | null
  /** The release notes, as Markdown. May be null. */
  body?: string | null
  /** Whether the release is an unpublished draft. */
  draft?: boolean
  /** Whether the release is a prerelease. */
  prerelease?: boolean
  /** Whether the release is immutable, with its tag and assets locked. */
  immutable?: boolean
  /** Creation time, taken from the release's commit. */
  created_at?: string
  /** The time the release was published. Null for drafts. */
  published_at?: string | null
  /** The time of the last update to the release. */
  updated_at?: string | null
  /** The user who created the release. */
  author?: Actor
  /** The files attached to the release. */
  assets?: ReleaseAsset[]
  /** The release notes, as HTML. Present when requested. */
  body_html?: string
  /** The release notes, as plain text. Present when requested. */
  body_text?: string
  /** The number of users mentioned in the release notes. */
  mentions_count?: number
  /** The counts of reactions to the release, by kind. */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the release, as `releases.list` returns it. */
  release_id: number
}

/** Params of releases.create. */
export interface ReleasesCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Name of the tag for the release. */
  tag_name: string
  /** Branch or commit SHA that a new tag points to. Defaults to the default branch. */
  target_commitish?: string
  /** The release's title. */
  name?: string
  /** Release notes, in Markdown. */
  body?: string
  /** Whether to create the release as an unpublished draft. */
  draft?: boolean
  /** Whether to mark the release as a prerelease. */
  prerelease?: boolean
  /** Whether to generate the title and release notes from the merged pull requests. */
  generate_release_notes?: boolean
  /** Whether to mark the release as the latest one. */
  make_latest?: "true" | "false" | "legacy"
}

/** Params of releases.update. */
export interface ReleasesUpdateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the release, as `releases.list` returns it. */
  release_id: number
  /** The new tag name. */
  tag_name?: string
  /** The new title. */
  name?: string
  /** New release notes, in Markdown. */
  body?: string
  /** Whether the release is a draft. Set to `false` to publish a draft. */
  draft?: boolean
  /** Whether to mark the release as a prerelease. */
  prerelease?: boolean
  /** Whether to mark the release as the latest one. */
  make_latest?: "true" | "false" | "legacy"
}

/** Params of release_assets.create. */
export interface ReleaseAssetsCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the release, as `releases.list` returns it. */
  release_id: number
  /** File name of the asset. */
  name: string
  /** Label to display instead of the file name. */
  label?: string
  /** The file's content and media type. */
  content: FileInput
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Filters by state. Defaults to `open`. */
  state?: "open" | "closed" | "all"
  /** Filters by milestone: its number, `none` for issues without one, or `*` for issues with any. */
  milestone?: string
  /** Filters by assignee: a username, `none` for unassigned issues, or `*` for assigned ones. */
  assignee?: string
  /** Filters by the username of the issue's creator. */
  creator?: string
  /** Filters to issues that mention this username. */
  mentioned?: string
  /** Filters to issues with all of these labels. Comma-separated label names. */
  labels?: string
  /** Sort field. Defaults to `created`. */
  sort?: "created" | "updated" | "comments"
  /** Sort direction. */
  direction?: "asc" | "desc"
  /** Filters to records updated at or after this time. */
  since?: string
}

export interface Issue {
  /** The issue's ID, unique across GitHub. */
  id: number
  /** The issue's ID in the GraphQL API. */
  node_id?: string
  /** The issue's address in the API. */
  url?: string
  /** The issue's address on GitHub. */
  html_url?: string
  /** The issue's number within the repository. */
  number?: number
  /** The issue's state: open or closed. */
  state?: string
  /** The reason for the state: completed, not planned, duplicate or reopened. May be null. */
  state_reason?: string | null
  /** The issue's title. */
  title?: string
  /** The issue's text, as Markdown. Null if it has none. */
  body?: string | null
  user?: Actor | null
  /** The labels on the issue. */
  labels?: Label[]
  assignee?: Actor | null
  /** The users assigned to the issue. */
  assignees?: Actor[]
  milestone?: Milestone | null
  /** Whether the conversation is locked to collaborators. */
  locked?: boolean
  /** The reason for locking the conversation. Null if none was given. */
  active_lock_reason?: string | null
  /** The number of comments on the issue. */
  comments?: number
  /** The links to the pull request. Absent unless the issue is a pull request. */
  pull_request?: PullReference
  /** The time the issue was closed. Null while it is open. */
  closed_at?: string | null
  /** Creation time of the issue. */
  created_at?: string
  /** The time of the last update to the issue. */
  updated_at?: string
  /** Whether the pull request is a draft. Absent for ordinary issues. */
  draft?: boolean
  closed_by?: Actor | null
  /** The issue's text, as HTML. Present when requested. */
  body_html?: string
  /** The issue's text, as plain text. Present when requested. */
  body_text?: string
  type?: IssueType | null
  /** The repository the issue belongs to. */
  repository?: RepositoryReference
  performed_via_github_app?: App | null
  /** The author's association with the repository: owner, member, collaborator, contributor or none. */
  author_association?: string
  /** The counts of reactions to the issue, by kind. */
  reactions?: Reactions
  /** The number of sub-issues, and of those completed. */
  sub_issues_summary?: SubIssues
  /** The numbers of issues blocking this one and blocked by it. */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the issue or pull request in its repository. (at least 1) */
  issue_number: number
}

/** Params of issues.create. */
export interface IssuesCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The issue's title, up to 256 characters. (at most 256 characters) */
  title: string
  /** Text of the issue or pull request, in Markdown. (at most 65536 characters) */
  body?: string
  /** Names of the labels to add. */
  labels?: string[]
  /** Usernames to assign, up to 10. (at most 10 items) */
  assignees?: string[]
  /** Number of the milestone. */
  milestone?: number
  /** Name of an issue type of the organization. */
  type?: string
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the issue or pull request in its repository. (at least 1) */
  issue_number: number
  /** The new title, up to 256 characters. (at most 256 characters) */
  title?: string
  /** Text of the issue or pull request, in Markdown. (at most 65536 characters) */
  body?: string
  /** The new state. */
  state?: "open" | "closed"
  /** The reason for the state change. */
  state_reason?: "completed" | "not_planned" | "duplicate" | "reopened"
  /** Names of the labels. Replaces the current labels. */
  labels?: string[]
  /** Usernames to assign, up to 10. Replaces the current assignees. (at most 10 items) */
  assignees?: string[]
  /** Number of the milestone. Use `null` to remove it. */
  milestone?: number | null
}

/** Params of issues.api_search. */
export interface IssuesApiSearchParams {
  /** Search keywords and qualifiers, such as `is:open label:bug repo:acme/loom`. (at most 256 characters) */
  q: string
  /** Sort direction. Defaults to `desc`. */
  order?: "asc" | "desc"
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Sort field. Defaults to best match. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Filters by the user's relation to the issue. `all` returns every issue the user can see. */
  filter?: "assigned" | "created" | "mentioned" | "subscribed" | "repos" | "all"
  /** Filters by state. Defaults to `open`. */
  state?: "open" | "closed" | "all"
  /** Filters to issues with all of these labels. Comma-separated label names. */
  labels?: string
  /** Sort field. Defaults to `created`. */
  sort?: "created" | "updated" | "comments"
  /** Sort direction. */
  direction?: "asc" | "desc"
  /** Filters to records updated at or after this time. */
  since?: string
}

export interface ViewerIssue {
  /** The issue's ID, unique across GitHub. */
  id: number
  /** The issue's ID in the GraphQL API. */
  node_id?: string
  /** The issue's address in the API. */
  url?: string
  /** The issue's address on GitHub. */
  html_url?: string
  /** The issue's number within the repository. */
  number?: number
  /** The issue's state: open or closed. */
  state?: string
  /** The reason for the state: completed, not planned, duplicate or reopened. May be null. */
  state_reason?: string | null
  /** The issue's title. */
  title?: string
  /** The issue's text, as Markdown. Null if it has none. */
  body?: string | null
  user?: Actor | null
  /** The labels on the issue. */
  labels?: Label[]
  assignee?: Actor | null
  /** The users assigned to the issue. */
  assignees?: Actor[]
  milestone?: Milestone | null
  /** Whether the conversation is locked to collaborators. */
  locked?: boolean
  /** The reason for locking the conversation. Null if none was given. */
  active_lock_reason?: string | null
  /** The number of comments on the issue. */
  comments?: number
  /** The links to the pull request. Absent unless the issue is a pull request. */
  pull_request?: PullReference
  /** The time the issue was closed. Null while it is open. */
  closed_at?: string | null
  /** Creation time of the issue. */
  created_at?: string
  /** The time of the last update to the issue. */
  updated_at?: string
  /** Whether the pull request is a draft. Absent for ordinary issues. */
  draft?: boolean
  closed_by?: Actor | null
  /** The issue's text, as HTML. Present when requested. */
  body_html?: string
  /** The issue's text, as plain text. Present when requested. */
  body_text?: string
  type?: IssueType | null
  /** The repository the issue belongs to. */
  repository?: RepositoryReference
  performed_via_github_app?: App | null
  /** The author's association with the repository: owner, member, collaborator, contributor or none. */
  author_association?: string
  /** The counts of reactions to the issue, by kind. */
  reactions?: Reactions
  /** The number of sub-issues, and of those completed. */
  sub_issues_summary?: SubIssues
  /** The numbers of issues blocking this one and blocked by it. */
  issue_dependencies_summary?: Dependencies
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the issue or pull request in its repository. (at least 1) */
  issue_number: number
  /** Filters to records updated at or after this time. */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the comment, as lists return it. */
  comment_id: number
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the issue or pull request in its repository. (at least 1) */
  issue_number: number
  /** Text of the comment, in Markdown. (at most 65536 characters) */
  body: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the comment, as lists return it. */
  comment_id: number
  /** Text of the comment, in Markdown. (at most 65536 characters) */
  body: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the comment, as lists return it. */
  comment_id: number
}

/** Params of pull_requests.list. */
export interface PullRequestsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Filters by state. Defaults to `open`. */
  state?: "open" | "closed" | "all"
  /** Filters by head branch, as `owner:branch`. */
  head?: string
  /** Filters by base branch name. */
  base?: string
  /** Sort field. Defaults to `created`. */
  sort?: "created" | "updated" | "popularity" | "long-running"
  /** Sort direction. */
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
  /**
   * @deprecated
   * GitHub no longer answers this field. Available until 2026-03-10.
   */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the pull request in its repository. (at least 1) */
  pull_number: number
}

/** Params of pull_requests.create. */
export interface PullRequestsCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The pull request's title, up to 256 characters. (at most 256 characters) */
  title: string
  /** Branch with the changes. Use `owner:branch` for a branch of a fork. */
  head: string
  /** Branch to merge the changes into. */
  base: string
  /** Text of the issue or pull request, in Markdown. (at most 65536 characters) */
  body?: string
  /** Whether to create the pull request as a draft. */
  draft?: boolean
  /** Whether maintainers can push to the head branch. */
  maintainer_can_modify?: boolean
}

/** Params of pull_requests.update. */
export interface PullRequestsUpdateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the pull request in its repository. (at least 1) */
  pull_number: number
  /** The new title, up to 256 characters. (at most 256 characters) */
  title?: string
  /** Text of the issue or pull request, in Markdown. (at most 65536 characters) */
  body?: string
  /** The new state. */
  state?: "open" | "closed"
  /** New base branch to merge the changes into. */
  base?: string
  /** Whether maintainers can push to the head branch. */
  maintainer_can_modify?: boolean
}

/** Params of pull_requests.merge. */
export interface PullRequestsMergeParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the pull request in its repository. (at least 1) */
  pull_number: number
  /** Title of the merge commit. */
  commit_title?: string
  /** Extra text for the merge commit's message. */
  commit_message?: string
  /** SHA that the head of the pull request must match. */
  sha?: string
  /** Merge method to use. */
  merge_method?: "merge" | "squash" | "rebase"
}

export interface Merge {
  sha: string
  merged?: boolean
  message?: string
}

/** Params of reviews.list. */
export interface ReviewsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the pull request in its repository. (at least 1) */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the pull request in its repository. (at least 1) */
  pull_number: number
  /** The review action to perform. */
  event?: "APPROVE" | "REQUEST_CHANGES" | "COMMENT"
  /** Text of the review, in Markdown. Required unless the review approves the pull request. */
  body?: string
  /** SHA of the commit to review. Defaults to the most recent commit. */
  commit_id?: string
}

/** Params of pr_comments.list. */
export interface PrCommentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the pull request in its repository. (at least 1) */
  pull_number: number
  /** Sort field. Defaults to `created`. */
  sort?: "created" | "updated"
  /** Sort direction. */
  direction?: "asc" | "desc"
  /** Filters to records updated at or after this time. */
  since?: string
}

export interface ReviewComment {
  url?: string
  pull_request_review_id?: number | null
  id: number
  node_id?: string
  diff_hunk?: string
  path?: string
  position?: number | null
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
  original_line?: number | null
  side?: string
  subject_type?: string
  reactions?: Reactions
  body_html?: string
  body_text?: string
}

/** Params of pr_comments.get. */
export interface PrCommentsGetParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the comment, as lists return it. */
  comment_id: number
}

/** Params of labels.list. */
export interface LabelsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
}

/** Params of labels.get. */
export interface LabelsGetParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The label's name. */
  name: string
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The label's name. */
  name: string
  /** Color of the label, as six hexadecimal digits without `#`. */
  color?: string
  /** Short description of the label, up to 100 characters. (at most 100 characters) */
  description?: string
}

/** Params of milestones.list. */
export interface MilestonesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Filters by state. Defaults to `open`. */
  state?: "open" | "closed" | "all"
  /** Sort field. Defaults to `due_on`. */
  sort?: "due_on" | "completeness"
  /** Sort direction. */
  direction?: "asc" | "desc"
}

/** Params of milestones.get. */
export interface MilestonesGetParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number of the milestone in its repository. */
  milestone_number: number
}

/** Params of milestones.create. */
export interface MilestonesCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** The milestone's title. */
  title: string
  /** State of the milestone. Defaults to `open`. */
  state?: "open" | "closed"
  /** Description of the milestone. */
  description?: string
  /** Due date of the milestone. */
  due_on?: string
}

/** Params of repository_hooks.list. */
export interface RepositoryHooksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
}

export interface RepositoryHook {
  /** The ID of the webhook. */
  id: number
  /** The type: Repository. */
  type?: string
  /** The name, always web. */
  name?: string
  /** Whether events are sent. */
  active?: boolean
  /** The names of the events that are sent. */
  events?: string[]
  /** The URL and the format of events. */
  config?: SentHookConfig
  /** Creation time. */
  created_at?: string
  /** Time of the last change. */
  updated_at?: string
  /** The address of the webhook in the API. */
  url?: string
  /** The address that sends the last push once more. */
  test_url?: string
  /** The address that sends a ping. */
  ping_url?: string
  /** The address of its deliveries in the API. */
  deliveries_url?: string
  /** The result of the last delivery. */
  last_response?: HookResponse
}

export interface SentHookConfig {
  url?: string
  content_type?: string
  insecure_ssl?: string | number
  secret?: string
}

export interface HookResponse {
  code?: number | null
  status?: string | null
  message?: string | null
}

/** Params of repository_hooks.get. */
export interface RepositoryHooksGetParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the webhook, as `repository_hooks.list` returns it. */
  hook_id: number
}

/** Params of repository_hooks.create. */
export interface RepositoryHooksCreateParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** `web`, the only value. */
  name?: "web"
  /** The URL and the format of events. */
  config: {
    /** URL that receives the events. */
    url: string
    /** Form of the body. Defaults to `form`. */
    content_type?: "json" | "form"
    /** Secret that signs the events. */
    secret?: string
    /** `1` does not verify the certificate of the URL. Defaults to `0`. */
    insecure_ssl?: "0" | "1"
  }
  /** Names of the events to send. Defaults to `push`. */
  events?: string[]
  /** Whether events are sent. Defaults to `true`. */
  active?: boolean
}

/** Params of repository_hooks.delete. */
export interface RepositoryHooksDeleteParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of the webhook, as `repository_hooks.list` returns it. */
  hook_id: number
}

/** Params of organizations.list. */
export interface OrganizationsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface Organization {
  login?: string
  id: number
  node_id?: string
  url?: string
  avatar_url?: string
  description?: string | null
  name?: string | null
  company?: string | null
  blog?: string | null
  location?: string | null
  email?: string | null
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
  /** Name of the organization, as it appears in URLs. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Name of the organization, as it appears in URLs. */
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
  /** Name of the organization, as it appears in URLs. */
  org: string
  /** Slug of the team's name, as it appears in URLs, such as `core-team`. */
  team_slug: string
}

/** Params of stargazers.list. */
export interface StargazersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Name of the organization, as it appears in URLs. */
  org: string
  /** Filters projects by a search query, such as `is:open roadmap`. */
  q?: string
  /** Cursor of the next page. */
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
  /** Name of the organization, as it appears in URLs. */
  org: string
  /** Number of the project in its organization. (at least 1) */
  project_number: number
}

/** Params of project_items.list. */
export interface ProjectItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  per_page?: number
  /** Name of the organization, as it appears in URLs. */
  org: string
  /** Number of the project in its organization. (at least 1) */
  project_number: number
  /** Filters items by a search query, such as `is:issue status:Done`. */
  q?: string
  /** Cursor of the next page. */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** File path in the repository. */
  path: string
  /** Branch, tag or commit SHA. Defaults to the default branch. */
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
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** File path in the repository. */
  path: string
  /** The commit message. */
  message: string
  /** The new file contents, in Base64. */
  content: string
  /** Blob SHA of the file to replace, as `file_contents.get` returns it. */
  sha?: string
  /** Branch to commit to. Defaults to the default branch. */
  branch?: string
}

/** Params of directory_contents.list. */
export interface DirectoryContentsListParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Branch, tag or commit, or the SHA of an entry of type `tree`. */
  tree_sha: string
  /** Whether to include everything below subdirectories. */
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

/** Params of discussions.list. */
export interface DiscussionsListParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** ID of a category, as `discussion_categories.list` returns it. */
  category_id?: string
  /** Whether to return only answered (`true`) or only unanswered (`false`) discussions. */
  answered?: boolean
  /** States to return: `OPEN` or `CLOSED`. Defaults to both. */
  states?: ("OPEN" | "CLOSED")[]
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

export interface Discussion {
  /** The discussion's ID. */
  id: string
  /** The discussion's number in its repository. */
  number?: number
  /** The discussion's title. */
  title?: string
  /** The discussion's text, in Markdown. */
  body?: string
  /** The discussion's address on GitHub. */
  html_url?: string
  /** Whether the discussion is closed. */
  closed?: boolean
  /** The time of closing. */
  closed_at?: string | null
  /** The reason of the state, such as RESOLVED. */
  state_reason?: string | null
  /** Whether comments are closed to most people. */
  locked?: boolean
  /** Whether a comment is marked as the answer. Null in categories without answers. */
  is_answered?: boolean | null
  /** The time when the answer was marked. */
  answer_chosen_at?: string | null
  answer?: DiscussionComment | null
  /** The time of creation. */
  created_at?: string
  /** The time of the last change. */
  updated_at?: string
  /** The number of upvotes. */
  upvote_count?: number
  /** The author's relation to the repository, such as OWNER. */
  author_association?: string
  user?: Author | null
  /** The discussion's category. */
  category?: DiscussionCategory
  labels?: DiscussionLabels | null
  /** The number of comments. */
  comments?: CommentCount
  /** The repository. */
  repository?: DiscussionRepository
}

export interface DiscussionComment {
  /** The comment's ID. */
  id: string
  /** The comment's text, in Markdown. */
  body?: string
  /** The comment's address on GitHub. */
  html_url?: string
  /** The time of creation. */
  created_at?: string
  /** The time of the last change. */
  updated_at?: string
  /** Whether the comment is the answer. */
  is_answer?: boolean
  /** The number of upvotes. */
  upvote_count?: number
  /** The author's relation to the repository, such as OWNER. */
  author_association?: string
  user?: Author | null
  reply_to?: ReplyTo | null
  /** The first 20 replies, in `discussion_comments.list`. */
  replies?: Replies
}

export interface Author {
  login?: string
  url?: string
  avatar_url?: string
}

export interface ReplyTo {
  id?: string
}

export interface Replies {
  nodes?: DiscussionComment[]
  pageInfo?: MoreReplies
}

export interface MoreReplies {
  hasNextPage?: boolean
}

export interface DiscussionCategory {
  /** The category's ID. */
  id: string
  /** The category's name. */
  name?: string
  /** The category's name, as in URLs. */
  slug?: string
  /** The category's description. */
  description?: string | null
  /** The category's emoji. */
  emoji?: string
  /** Whether comments can be marked as the answer. */
  is_answerable?: boolean
}

export interface DiscussionLabels {
  nodes?: DiscussionLabel[]
}

export interface DiscussionLabel {
  id?: string
  name?: string
  color?: string
}

export interface CommentCount {
  totalCount?: number
}

export interface DiscussionRepository {
  node_id?: string
  full_name?: string
}

/** Params of discussions.get. */
export interface DiscussionsGetParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the discussion in its repository. (at least 1) */
  number: number
}

/** Params of discussions.create. */
export interface DiscussionsCreateParams {
  /** The `node_id` of the repository, as `repositories.get` returns it. */
  repository_id: string
  /** ID of the category, as `discussion_categories.list` returns it. */
  category_id: string
  /** The discussion's title. */
  title: string
  /** The discussion's text, in Markdown. */
  body: string
}

/** Params of discussions.update. */
export interface DiscussionsUpdateParams {
  /** ID of the discussion, as `discussions.list` returns it. */
  id: string
  /** The discussion's title. */
  title?: string
  /** The discussion's text, in Markdown. */
  body?: string
  /** ID of the category, as `discussion_categories.list` returns it. */
  category_id?: string
}

/** Params of discussions.delete. */
export interface DiscussionsDeleteParams {
  /** ID of the discussion, as `discussions.list` returns it. */
  id: string
}

/** Params of discussions.api_search. */
export interface DiscussionsApiSearchParams {
  /** Search keywords and qualifiers, such as `repo:acme/loom is:unanswered cache`. (at most 256 characters) */
  q: string
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

/** Params of discussions.close. */
export interface DiscussionsCloseParams {
  /** ID of the discussion, as `discussions.list` returns it. */
  id: string
  /** Reason for closing. Defaults to `RESOLVED`. */
  reason?: "RESOLVED" | "OUTDATED" | "DUPLICATE"
}

/** Params of discussions.reopen. */
export interface DiscussionsReopenParams {
  /** ID of the discussion, as `discussions.list` returns it. */
  id: string
}

/** Params of discussion_categories.list. */
export interface DiscussionCategoriesListParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

/** Params of discussion_comments.list. */
export interface DiscussionCommentsListParams {
  /** Username or organization that owns the repository. */
  owner: string
  /** Name of the repository, without its owner. */
  repo: string
  /** Number that identifies the discussion in its repository. (at least 1) */
  number: number
  /** Maximum number of records per page, 1 to 100. Defaults to 30. (1 to 100; default 30) */
  first?: number
  /** The `endCursor` value of the previous page. */
  after?: string
}

/** Params of discussion_comments.create. */
export interface DiscussionCommentsCreateParams {
  /** ID of the discussion, as `discussions.list` returns it. */
  discussion_id: string
  /** The comment's text, in Markdown. */
  body: string
  /** ID of the comment to reply to. Replies to replies are not possible. */
  reply_to_id?: string
}

/** Params of discussion_comments.update. */
export interface DiscussionCommentsUpdateParams {
  /** ID of the comment, as `discussion_comments.list` returns it. */
  id: string
  /** The comment's text, in Markdown. */
  body: string
}

/** Params of discussion_comments.delete. */
export interface DiscussionCommentsDeleteParams {
  /** ID of the comment, as `discussion_comments.list` returns it. */
  id: string
}

/** Params of discussion_comments.mark_as_answer. */
export interface DiscussionCommentsMarkAsAnswerParams {
  /** ID of the comment, as `discussion_comments.list` returns it. */
  id: string
}

/** Params of discussion_comments.unmark_as_answer. */
export interface DiscussionCommentsUnmarkAsAnswerParams {
  /** ID of the comment, as `discussion_comments.list` returns it. */
  id: string
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
