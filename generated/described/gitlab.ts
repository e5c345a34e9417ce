// Generated from definitions/gitlab.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/gitlab.ts'

const entitiesGroup_membersSearch = {
  id: { type: "integer" },
  username: { type: "string" },
  name: { type: "string" },
  state: { type: "string" },
  access_level: { type: "integer" },
  created_at: { type: "timestamp" },
  expires_at: { type: "timestamp" },
  web_url: { type: "string" },
}
const usersListParamsPage = { description: "Page number, starting at 1. `next` is the number of the next page." }
const usersListParamsPer_page = { description: "Maximum number of records per page, 1 to 100. Defaults to 20." }
const usersListParamsCreated_after = { description: "Filters to records created at or after this time." }
const usersGetParamsId = { description: "ID of the user, as `users.list` returns it." }
const groupsGetParamsGroup_id = { description: "ID of the group, or its full path, such as `group/subgroup`." }
const group_membersListParamsQuery = { description: "Filters by part of the name, username or email address." }
const group_membersGetParamsUser_id = {
  description: "ID of the user, as `users.list` or the list of members returns it.",
}
const group_milestonesListParamsSearch = { description: "Filters by part of the title or description." }
const group_milestonesListParamsUpdated_after = { description: "Filters to records updated at or after this time." }
const group_milestonesListParamsUpdated_before = { description: "Filters to records updated at or before this time." }
const group_milestonesGetKeywords = ["progress", "deadline", "sprint", "target date", "iteration", "goal"]
const group_milestonesGetParamsMilestone_id = { description: "ID of the milestone, not its number (`iid`)." }
const projectsListParamsVisibility = {
  description: "Visibility: `public` for everyone, `internal` for all signed-in users, `private` for members.",
}
const projectsGetParamsProject_id = { description: "ID of the project, or its path, such as `group/project`." }
const project_membersGetParams = {
  properties: { project_id: projectsGetParamsProject_id, user_id: group_membersGetParamsUser_id },
}
const project_membersCreateParamsAccess_level = {
  description: "Role: 5 minimal access, 10 guest, 15 planner, 20 reporter, 30 developer, 40 maintainer, 50 owner.",
}
const project_milestonesCreateParamsDescription = { description: "Description of the milestone, as Markdown." }
const project_hooksGetParams = {
  properties: {
    project_id: projectsGetParamsProject_id,
    hook_id: { description: "ID of the webhook, as `project_hooks.list` returns it." },
  },
}
const issuesListParamsState = { description: "Filters by issue state. Defaults to `all`." }
const issuesListParamsLabels = {
  description: "Filters to records with all of these labels. Comma-separated. `None` and `Any` are also supported.",
  examples: ["bug,urgent"],
}
const issuesListParamsMilestone = { description: "Filters by milestone title. `None` and `Any` are also supported." }
const issuesListParamsAssignee_id = { description: "Filters by assignee: a user ID, `None` or `Any`." }
const issuesListParamsScope = {
  description:
    "Filters by relation to the user. Defaults to `all` in a project and to `created_by_me` across projects.",
}
const issuesGetParamsIssue_iid = { description: "Number of the issue in its project: `iid`, not `id`." }
const issuesGetParams = {
  properties: { project_id: projectsGetParamsProject_id, issue_iid: issuesGetParamsIssue_iid },
}
const issuesCreateParamsLabels = {
  description: "Comma-separated labels. Labels that do not exist are created.",
  examples: ["bug,urgent"],
}
const issuesCreateParamsAssignee_ids = {
  description: "IDs of users to assign. An update replaces the current assignees. The Free plan allows one assignee.",
}
const issuesCreateParamsMilestone_id = {
  description: "ID of the milestone to assign. `0` or `null` removes the milestone.",
}
const issuesCreateParamsConfidential = {
  description: "Whether the issue is confidential: visible to project members only.",
}
const issuesCreateParamsWeight = {
  description: "Weight of the issue. `null` removes the weight. Requires a paid plan.",
}
const issuesUpdateParamsAdd_labels = { description: "Comma-separated labels to add.", examples: ["bug,urgent"] }
const issuesUpdateParamsRemove_labels = { description: "Comma-separated labels to remove.", examples: ["bug,urgent"] }
const issuesUpdateParamsState_event = { description: "State change: closes or reopens the record." }
const issue_notesUpdateParamsNote_id = { description: "ID of the comment, as the list of comments returns it." }
const merge_requestsListParamsState = { description: "Filters by merge request state. Defaults to `all`." }
const merge_requestsListParamsReviewer_id = { description: "Filters by reviewer: a user ID, `None` or `Any`." }
const merge_requestsListParamsWip = { description: "Whether to return only drafts (`yes`) or no drafts (`no`)." }
const merge_requestsGetParamsMerge_request_iid = {
  description: "Number of the merge request in its project: `iid`, not `id`.",
}
const merge_requestsCreateParamsDescription = { description: "Description of the merge request, as Markdown." }
const merge_requestsCreateParamsReviewer_ids = {
  description: "IDs of users to request a review from. An update replaces the current reviewers.",
}
const merge_requestsCreateParamsRemove_source_branch = {
  description: "Whether to delete the source branch after the merge.",
}
const merge_requestsCreateParamsSquash = { description: "Whether to squash the commits into one commit." }
const merge_requestsApproveParamsSha = {
  description: "SHA of the last known commit of the merge request. Fails if there is a later one.",
}
const branchesGetParams = {
  properties: {
    project_id: projectsGetParamsProject_id,
    branch: { description: "Name of the branch, such as `main`." },
  },
}
const commitsCreateParamsActionsItemsEncoding = { description: "Encoding of `content`. Defaults to `text`." }
const filesGetParamsFile_path = { description: "Full path of the file, such as `src/main.ts`." }
const filesCreateParamsContent = {
  description: "Full content of the file, as text or, with `encoding` set to `base64`, in Base64.",
}
const tagsGetParams = {
  properties: {
    project_id: projectsGetParamsProject_id,
    tag_name: { description: "Name of the tag, such as `v1.0`." },
  },
}
const pipelinesGetParamsPipeline_id = {
  description: "ID of the pipeline, as `pipelines.list` returns it. Not its `iid`.",
}
const pipelinesGetParams = {
  properties: { project_id: projectsGetParamsProject_id, pipeline_id: pipelinesGetParamsPipeline_id },
}
const jobsGetParams = {
  properties: {
    project_id: projectsGetParamsProject_id,
    job_id: { description: "ID of the job, as `jobs.list` returns it." },
  },
}
const schemasMilestoneSearch = { type: "string", description: "Filters by part of the title or description." }
const schemasMilestoneDue_date = {
  type: ["string", "null"],
  format: "date",
  description: "The due date. Null if not set.",
}
export default describedKind(kind, {
  category: "software development",
  support: "community",
  docs: "https://docs.gitlab.com/api/rest/",
  basis: {
    version: "REST API v4, GitLab 19.5",
    date: "2026-11-22",
    recorded: {
      read: 61,
      valid: 61,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/gitlab/tests",
    },
    sources: [
      { type: "openapi", url: "https://gitlab.com/gitlab-org/gitlab/-/raw/master/doc/api/openapi/openapi_v3.yaml" },
      { type: "changelog", url: "https://docs.gitlab.com/api/rest/deprecations/" },
    ],
    missing:
      "Epics, boards, wikis, snippets, packages, runners, security findings and the administration of an instance; a " +
      "GitLab at a port or below a path of its host. A description to compare with.",
  },
  sunset: { version: "v4", date: "none", docs: "https://docs.gitlab.com/api/rest/deprecations", read: "2026-11-29" },
  endings: [
    {
      part: "schemas.MergeRequest.merged_by",
      date: "none",
      docs: "https://docs.gitlab.com/api/rest/deprecations",
      read: "2026-11-29",
      use: "merge_user",
    },
    {
      part: "schemas.MergeRequest.work_in_progress",
      date: "none",
      docs: "https://docs.gitlab.com/api/rest/deprecations",
      read: "2026-11-29",
      use: "draft",
    },
    {
      part: "schemas.MergeRequest.merge_status",
      date: "none",
      docs: "https://docs.gitlab.com/api/rest/deprecations",
      read: "2026-11-29",
      use: "detailed_merge_status",
    },
    {
      part: "schemas.Approvals.merge_status",
      date: "none",
      docs: "https://docs.gitlab.com/api/rest/deprecations",
      read: "2026-11-29",
    },
  ],
  description:
    "Projects, issues, merge requests, comments, branches, commits, files, pipelines, releases and members of " +
    "gitlab.com or a self-managed GitLab instance.",
  config: {
    properties: {
      host: {
        description: "Host of the GitLab instance, without `https://` and path. Defaults to `gitlab.com`.",
        examples: ["gitlab.com", "gitlab.example.com"],
      },
    },
  },
  auth: {
    token: {
      description:
        "Create a personal access token under User settings > Access tokens with the scope `api`, or `read_api` for " +
        "read access. A group or project token accesses that group or project alone.",
      credentials: { properties: { token: { description: "Access token with the scope `api` or `read_api`." } } },
    },
    oauth: {
      description:
        "Create an application under User settings > Applications, or on your GitLab instance, and use its " +
        "application ID and secret.",
      credentials: {
        properties: {
          client_host: {
            description: "The host at which the client is registered. Defaults to the host in the setting host.",
          },
        },
      },
    },
  },
  entities: {
    current_user: { description: "The authenticated user.", refs: {} },
    users: { description: "A user of the GitLab instance.", refs: {} },
    groups: {
      description: "A group or subgroup, which contains projects and members.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        path: { type: "string" },
        full_name: { type: "string" },
        full_path: { type: "string" },
        description: { type: "string" },
        visibility: { type: "string" },
        parent_id: { type: "integer" },
        web_url: { type: "string" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["full_name"]], text: [["full_path"], ["description"]] },
      refs: {},
    },
    group_members: {
      description: "A direct member of a group, with a role.",
      search: entitiesGroup_membersSearch,
      hit: { title: [["name"]], text: [["username"], ["state"]] },
      refs: {},
    },
    group_milestones: {
      description: "A milestone of a group, which applies to all of its projects.",
      search: {
        id: { type: "integer" },
        iid: { type: "integer" },
        group_id: { type: "integer" },
        title: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        due_date: { type: "timestamp" },
        start_date: { type: "timestamp" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        web_url: { type: "string" },
      },
      hit: { title: [["title"]], text: [["description"]] },
      refs: {},
    },
    projects: {
      description: "A project: a repository with issues, merge requests and pipelines.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        path: { type: "string" },
        name_with_namespace: { type: "string" },
        path_with_namespace: { type: "string" },
        description: { type: "string" },
        visibility: { type: "string" },
        archived: { type: "boolean" },
        default_branch: { type: "string" },
        web_url: { type: "string" },
        topics: { type: "array" },
        star_count: { type: "integer" },
        open_issues_count: { type: "integer" },
        created_at: { type: "timestamp" },
        last_activity_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name_with_namespace"]], text: [["description"], ["path_with_namespace"], ["topics"]] },
      refs: {},
    },
    project_members: {
      description: "A direct member of a project, with a role.",
      search: entitiesGroup_membersSearch,
      hit: { title: [["name"]], text: [["username"], ["state"]] },
      refs: {},
    },
    project_milestones: {
      description: "A milestone of a project.",
      search: {
        id: { type: "integer" },
        iid: { type: "integer" },
        project_id: { type: "integer" },
        title: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        due_date: { type: "timestamp" },
        start_date: { type: "timestamp" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        web_url: { type: "string" },
      },
      hit: { title: [["title"]], text: [["description"]] },
      refs: {},
    },
    project_hooks: { description: "A webhook of a project.", refs: {} },
    labels: { description: "A label of issues and merge requests.", refs: {} },
    issues: {
      description: "An issue of a project. `iid` is its number in the project, such as 42 for `#42`.",
      search: {
        id: { type: "integer" },
        iid: { type: "integer" },
        project_id: { type: "integer" },
        title: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        labels: { type: "array" },
        confidential: { type: "boolean" },
        issue_type: { type: "string" },
        due_date: { type: "timestamp" },
        web_url: { type: "string" },
        weight: { type: "integer" },
        user_notes_count: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        closed_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["description"], ["labels"]] },
      refs: { project_id: "projects.id" },
    },
    issue_notes: {
      description: "A comment (note) on an issue. Notes with `system` set to `true` are history entries.",
      refs: {},
    },
    merge_requests: {
      description: "A merge request of a project. `iid` is its number in the project, such as 7 for `!7`.",
      search: {
        id: { type: "integer" },
        iid: { type: "integer" },
        project_id: { type: "integer" },
        title: { type: "string" },
        description: { type: "string" },
        state: { type: "string" },
        labels: { type: "array" },
        draft: { type: "boolean" },
        source_branch: { type: "string" },
        target_branch: { type: "string" },
        detailed_merge_status: { type: "string" },
        sha: { type: "string" },
        web_url: { type: "string" },
        user_notes_count: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        merged_at: { type: "timestamp" },
        closed_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["description"], ["labels"], ["source_branch"]] },
      refs: { project_id: "projects.id" },
    },
    merge_request_notes: {
      description: "A comment (note) on a merge request. Notes with `system` set to `true` are history entries.",
      refs: {},
    },
    merge_request_diffs: { description: "A diff of a merge request: the changes to one file.", refs: {} },
    branches: {
      description: "A branch of a repository.",
      search: {
        name: { type: "string" },
        default: { type: "boolean" },
        protected: { type: "boolean" },
        merged: { type: "boolean" },
        web_url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["web_url"]] },
      refs: {},
    },
    commits: {
      description: "A commit to a repository.",
      search: {
        id: { type: "string" },
        short_id: { type: "string" },
        title: { type: "string" },
        message: { type: "string" },
        author_name: { type: "string" },
        author_email: { type: "string" },
        committer_name: { type: "string" },
        web_url: { type: "string" },
        authored_date: { type: "timestamp" },
        committed_date: { type: "timestamp" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["short_id"], ["message"], ["author_name"], ["author_email"]] },
      refs: {},
    },
    files: { description: "A file of a repository, with its content in Base64.", refs: {} },
    repository_tree: { description: "A file or directory of a repository.", refs: {} },
    tags: {
      description: "A Git tag of a repository.",
      search: {
        name: { type: "string" },
        message: { type: "string" },
        target: { type: "string" },
        protected: { type: "boolean" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["message"]] },
      refs: {},
    },
    releases: {
      description: "A release of a project.",
      search: {
        tag_name: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        upcoming_release: { type: "boolean" },
        created_at: { type: "timestamp" },
        released_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["tag_name"], ["description"]] },
      refs: {},
    },
    pipelines: {
      description: "A CI/CD pipeline of a project.",
      search: {
        id: { type: "integer" },
        iid: { type: "integer" },
        project_id: { type: "integer" },
        status: { type: "string" },
        source: { type: "string" },
        ref: { type: "string" },
        sha: { type: "string" },
        web_url: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["ref"]], text: [["status"], ["source"], ["sha"]] },
      refs: {},
    },
    jobs: { description: "A job of a pipeline.", refs: {} },
  },
  operations: {
    "current_user.get": {
      description: "Gets the authenticated user, with name and email addresses.",
      keywords: ["me", "who am I", "my account", "logged in", "profile"],
      isGraphql: false,
    },
    "users.list": {
      description:
        "Lists the users of the GitLab instance. Filters by name, email address or state; gitlab.com has millions of " +
        "users.",
      keywords: ["people", "person", "developer", "profile", "username", "colleague"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          search: { description: "Filters by part of the name or username, or by a whole email address." },
          username: { description: "Filters by exact username." },
          active: { description: "Whether to return only active users." },
          humans: { description: "Whether to return only people, without bots and internal users." },
          created_after: usersListParamsCreated_after,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user by ID. To find the ID, use `users.list` with `username`.",
      keywords: ["who is", "person", "developer", "profile", "colleague"],
      params: { properties: { id: usersGetParamsId } },
      isGraphql: false,
    },
    "groups.list": {
      description:
        "Lists the groups that the user can see. With `all_available` set to `false`, lists only groups that the " +
        "user is a member of.",
      keywords: ["namespaces", "organization", "department", "subgroup", "team"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          search: { description: "Filters by part of the name or path." },
          owned: { description: "Whether to return only groups that the user owns." },
          all_available: {
            description:
              "Whether to include groups that the user can see but is not a member of, such as public groups. " +
              "Defaults to `false`.",
          },
          min_access_level: { description: "Filters to groups in which the user has at least this role." },
          top_level_only: { description: "Whether to return only top-level groups, without subgroups." },
          order_by: { description: "Sort field. `similarity` requires `search`." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Group" },
      isGraphql: false,
    },
    "groups.get": {
      description: "Gets a group by ID or full path.",
      keywords: ["namespace details", "namespace", "organization", "department", "subgroup", "team"],
      params: {
        properties: {
          group_id: groupsGetParamsGroup_id,
          with_projects: {
            description:
              "Whether to include the first 100 projects of the group. Deprecated by GitLab. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "group_members.list": {
      description: "Lists the direct members of a group with their roles.",
      keywords: ["who has access", "access", "people", "who belongs", "team", "seats"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          group_id: groupsGetParamsGroup_id,
          query: group_membersListParamsQuery,
          user_ids: { description: "Filters by user ID." },
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "group_members.get": {
      description: "Gets a direct member of a group.",
      keywords: ["role of person", "access", "people", "who belongs", "team", "role", "seats"],
      params: { properties: { group_id: groupsGetParamsGroup_id, user_id: group_membersGetParamsUser_id } },
      isGraphql: false,
    },
    "group_milestones.list": {
      description: "Lists the milestones of a group.",
      keywords: ["sprints", "deadline", "target date", "iteration", "goal"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          group_id: groupsGetParamsGroup_id,
          iids: { description: "Filters by milestone number (`iid`)." },
          state: { description: "Filters by milestone state." },
          title: { description: "Filters by exact milestone title." },
          search: group_milestonesListParamsSearch,
          updated_after: group_milestonesListParamsUpdated_after,
          updated_before: group_milestonesListParamsUpdated_before,
        },
      },
      record: { $ref: "#/$defs/Milestone" },
      isGraphql: false,
    },
    "group_milestones.get": {
      description: "Gets a milestone of a group by ID.",
      keywords: group_milestonesGetKeywords,
      params: {
        properties: { group_id: groupsGetParamsGroup_id, milestone_id: group_milestonesGetParamsMilestone_id },
      },
      isGraphql: false,
    },
    "projects.list": {
      description:
        "Lists or searches projects. Returns only projects that the user is a member of, unless `membership` is " +
        "`false`.",
      keywords: ["repos", "repository", "codebase", "source code", "git remote"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          search: { description: "Filters by part of the name, path or description." },
          membership: {
            description:
              "Whether to return only projects that the user is a member of. `false` returns all visible projects, " +
              "on gitlab.com all public ones. Defaults to `true`.",
          },
          owned: { description: "Whether to return only projects that the user owns." },
          starred: { description: "Whether to return only projects that the user has starred." },
          archived: { description: "Whether to return only archived (`true`) or only unarchived (`false`) projects." },
          visibility: projectsListParamsVisibility,
          min_access_level: { description: "Filters to projects in which the user has at least this role." },
          topic: { description: "Filters to projects with all of these topics. Comma-separated." },
          last_activity_after: { description: "Filters to projects with activity after this time." },
          updated_after: {
            description: "Filters to projects updated after this time. Requires `order_by` to be `updated_at`.",
          },
          order_by: { description: "Sort field. Defaults to `created_at`. `similarity` requires `search`." },
          sort: { description: "Sort direction." },
          simple: { description: "Whether to return only a few fields of each project." },
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "projects.get": {
      description: "Gets a project by ID or path.",
      keywords: ["repo details", "repo", "repository", "codebase", "source code", "git remote"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          statistics: {
            description: "Whether to include sizes of the repository and storage. Requires at least the Reporter role.",
          },
        },
      },
      isGraphql: false,
    },
    "projects.create": {
      description: "Creates a project in the user's namespace or in a group, and returns it.",
      keywords: ["new repo", "init", "repo", "repository", "codebase", "source code", "git remote"],
      params: {
        properties: {
          name: { description: "Name of the project." },
          path: {
            description: "Path of the project, the last part of its URL. Defaults to a path generated from the name.",
          },
          namespace_id: { description: "ID of the group to create the project in. Defaults to the user's namespace." },
          description: { description: "Description of the project." },
          visibility: projectsListParamsVisibility,
          initialize_with_readme: {
            description:
              "Whether to initialize the repository with a README, which creates a branch. Defaults to `false`.",
          },
          default_branch: { description: "Name of the default branch. Requires `initialize_with_readme`." },
          topics: { description: "Topics of the project." },
        },
      },
      isGraphql: false,
    },
    "projects.update": {
      description: "Updates a project. Fields that you leave out keep their value.",
      keywords: ["archive", "rename repo", "visibility", "repo", "repository", "codebase", "source code", "git remote"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          name: { description: "New name of the project." },
          description: { description: "Description of the project." },
          visibility: projectsListParamsVisibility,
          default_branch: { description: "Name of the branch to make the default branch." },
          topics: { description: "Topics of the project. Replaces the current topics." },
        },
      },
      isGraphql: false,
    },
    "project_members.list": {
      description: "Lists the direct members of a project with their roles, without members inherited from its group.",
      keywords: ["who has access", "access", "people", "contributor", "developer role", "who belongs", "maintainer"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          query: group_membersListParamsQuery,
          user_ids: { description: "Filters by user ID." },
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "project_members.get": {
      description: "Gets a direct member of a project.",
      keywords: ["role of person", "access", "people", "contributor", "developer role", "who belongs", "maintainer"],
      params: project_membersGetParams,
      isGraphql: false,
    },
    "project_members.create": {
      description: "Adds a member to a project with a role.",
      keywords: [
        "give access",
        "invite",
        "add developer",
        "access",
        "people",
        "contributor",
        "developer role",
        "who belongs",
        "maintainer",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          user_id: usersGetParamsId,
          access_level: project_membersCreateParamsAccess_level,
          expires_at: { description: "Date on which the membership expires." },
        },
      },
      isGraphql: false,
    },
    "project_members.update": {
      description: "Updates the role of a member of a project.",
      keywords: [
        "change role",
        "make maintainer",
        "access",
        "people",
        "contributor",
        "developer role",
        "who belongs",
        "maintainer",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          user_id: group_membersGetParamsUser_id,
          access_level: project_membersCreateParamsAccess_level,
          expires_at: { description: "Date on which the membership expires." },
        },
      },
      isGraphql: false,
    },
    "project_members.delete": {
      description: "Removes a member from a project.",
      keywords: [
        "revoke access",
        "kick out",
        "remove developer",
        "access",
        "people",
        "contributor",
        "developer role",
        "who belongs",
        "maintainer",
      ],
      params: project_membersGetParams,
      isGraphql: false,
    },
    "project_milestones.list": {
      description: "Lists the milestones of a project.",
      keywords: ["sprints", "deadline", "target date", "iteration", "goal"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          iids: { description: "Filters by milestone number (`iid`)." },
          state: { description: "Filters by milestone state." },
          title: { description: "Filters by exact milestone title." },
          search: group_milestonesListParamsSearch,
          updated_after: group_milestonesListParamsUpdated_after,
          updated_before: group_milestonesListParamsUpdated_before,
          include_ancestors: { description: "Whether to include milestones of the parent groups." },
        },
      },
      record: { $ref: "#/$defs/Milestone" },
      isGraphql: false,
    },
    "project_milestones.get": {
      description: "Gets a milestone of a project by ID.",
      keywords: group_milestonesGetKeywords,
      params: {
        properties: { project_id: projectsGetParamsProject_id, milestone_id: group_milestonesGetParamsMilestone_id },
      },
      isGraphql: false,
    },
    "project_milestones.create": {
      description: "Creates a milestone in a project.",
      keywords: ["plan sprint", "deadline", "sprint", "target date", "iteration", "goal"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          title: { description: "Title of the milestone." },
          description: project_milestonesCreateParamsDescription,
          due_date: { description: "Due date of the milestone." },
          start_date: { description: "Start date of the milestone." },
        },
      },
      isGraphql: false,
    },
    "project_milestones.update": {
      description: "Updates or closes a milestone. Fields that you leave out keep their value.",
      keywords: ["move deadline", "close sprint", "deadline", "sprint", "target date", "iteration", "goal"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          milestone_id: group_milestonesGetParamsMilestone_id,
          title: { description: "New title of the milestone." },
          description: project_milestonesCreateParamsDescription,
          due_date: { description: "Due date of the milestone." },
          start_date: { description: "Start date of the milestone." },
          state_event: { description: "State change: closes or reactivates the milestone." },
        },
      },
      isGraphql: false,
    },
    "project_hooks.list": {
      description: "Lists the webhooks of a project.",
      keywords: ["callbacks", "notification URL", "trigger", "integration", "listener"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
        },
      },
      record: { $ref: "#/$defs/ProjectHook" },
      isGraphql: false,
    },
    "project_hooks.get": {
      description: "Gets a webhook of a project.",
      keywords: ["callback settings", "callback", "notification URL", "trigger", "integration", "listener"],
      params: project_hooksGetParams,
      isGraphql: false,
    },
    "project_hooks.create": {
      description: "Creates a webhook of a project. Only maintainers of the project can.",
      keywords: ["subscribe", "register URL", "callback", "notification URL", "trigger", "integration", "listener"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          url: { description: "URL that receives the events." },
          name: { description: "Name of the webhook." },
          description: { description: "Description of the webhook." },
          token: { description: "Secret that each request carries as `X-Gitlab-Token`. No response contains it." },
          push_events: { description: "Whether to send pushes. Defaults to `true`." },
          issues_events: { description: "Whether to send events of issues." },
          merge_requests_events: { description: "Whether to send events of merge requests." },
          pipeline_events: { description: "Whether to send events of pipelines." },
          milestone_events: { description: "Whether to send events of milestones." },
          note_events: { description: "Whether to send events of comments." },
          enable_ssl_verification: { description: "Whether GitLab verifies the certificate of the URL." },
        },
      },
      isGraphql: false,
    },
    "project_hooks.delete": {
      description: "Deletes a webhook of a project.",
      keywords: ["unsubscribe", "callback", "notification URL", "trigger", "integration", "listener"],
      params: project_hooksGetParams,
      isGraphql: false,
    },
    "labels.list": {
      description:
        "Lists the labels available to issues and merge requests of a project, including labels of its groups.",
      keywords: ["tags", "category", "color", "marker", "triage"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          search: { description: "Filters by part of the name." },
          with_counts: {
            description: "Whether to include counts of open and closed issues and merge requests. Defaults to `false`.",
          },
        },
      },
      record: { $ref: "#/$defs/Label" },
      isGraphql: false,
    },
    "labels.create": {
      description: "Creates a label in a project.",
      keywords: ["new tag", "tag", "category", "color", "marker", "triage"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          name: { description: "Name of the label." },
          color: { description: "Color of the label, as `#rrggbb` or a CSS color name.", examples: ["#0088aa"] },
          description: { description: "Description of the label." },
          priority: { description: "Priority of the label, highest first. `null` sets no priority." },
        },
      },
      isGraphql: false,
    },
    "issues.list": {
      description: "Lists the issues of a project. Filters by state, labels, people, time or text.",
      keywords: ["open bugs", "bug", "ticket", "feature request", "problem", "defect", "backlog"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          iids: { description: "Filters by number (`iid`)." },
          state: issuesListParamsState,
          labels: issuesListParamsLabels,
          milestone: issuesListParamsMilestone,
          search: group_milestonesListParamsSearch,
          assignee_id: issuesListParamsAssignee_id,
          author_id: { description: "Filters by author: a user ID." },
          scope: issuesListParamsScope,
          created_after: usersListParamsCreated_after,
          updated_after: group_milestonesListParamsUpdated_after,
          updated_before: group_milestonesListParamsUpdated_before,
          issue_type: { description: "Type of the issue." },
          confidential: {
            description: "Whether to return only confidential (`true`) or only non-confidential (`false`) issues.",
          },
          order_by: { description: "Sort field. Defaults to `created_at`." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Issue" },
      isGraphql: false,
    },
    "issues.get": {
      description: "Gets an issue by its number in the project.",
      keywords: ["bug details", "bug", "ticket", "feature request", "problem", "defect", "backlog"],
      params: issuesGetParams,
      isGraphql: false,
    },
    "issues.create": {
      description: "Creates an issue in a project and returns it.",
      keywords: ["file bug", "report", "raise", "bug", "ticket", "feature request", "problem", "defect", "backlog"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          title: { description: "Title of the issue." },
          description: { description: "Description of the issue, as Markdown." },
          labels: issuesCreateParamsLabels,
          assignee_ids: issuesCreateParamsAssignee_ids,
          milestone_id: issuesCreateParamsMilestone_id,
          due_date: { description: "Due date of the issue." },
          confidential: issuesCreateParamsConfidential,
          issue_type: { description: "Type of the issue." },
          weight: issuesCreateParamsWeight,
          created_at: { description: "Creation time to set, for imports. Requires an administrator or owner." },
        },
      },
      isGraphql: false,
    },
    "issues.update": {
      description: "Updates, closes or reopens an issue. Fields that you leave out keep their value.",
      keywords: [
        "close",
        "assign",
        "label",
        "due date",
        "bug",
        "ticket",
        "feature request",
        "problem",
        "defect",
        "backlog",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          issue_iid: issuesGetParamsIssue_iid,
          title: { description: "New title of the issue." },
          description: { description: "Description of the issue, as Markdown." },
          labels: {
            description:
              "Comma-separated labels of the issue. Replaces the current labels; an empty string removes all.",
            examples: ["bug,urgent"],
          },
          add_labels: issuesUpdateParamsAdd_labels,
          remove_labels: issuesUpdateParamsRemove_labels,
          assignee_ids: issuesCreateParamsAssignee_ids,
          milestone_id: issuesCreateParamsMilestone_id,
          due_date: { description: "Due date of the issue." },
          confidential: issuesCreateParamsConfidential,
          weight: issuesCreateParamsWeight,
          state_event: issuesUpdateParamsState_event,
          discussion_locked: { description: "Whether only project members can comment." },
        },
      },
      isGraphql: false,
    },
    "issues.delete": {
      description: "Deletes an issue permanently. Requires an owner or administrator.",
      keywords: ["scrap", "purge bug", "bug", "ticket", "feature request", "problem", "defect", "backlog"],
      params: issuesGetParams,
      isGraphql: false,
    },
    "issues.api_search": {
      description:
        "Searches issues across projects. Defaults to issues that the user created; set `scope` for assigned or all " +
        "visible issues.",
      keywords: [
        "find bug",
        "across repos",
        "look for",
        "bug",
        "ticket",
        "feature request",
        "problem",
        "defect",
        "backlog",
      ],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          iids: { description: "Filters by number (`iid`)." },
          state: issuesListParamsState,
          labels: issuesListParamsLabels,
          milestone: issuesListParamsMilestone,
          search: group_milestonesListParamsSearch,
          assignee_id: issuesListParamsAssignee_id,
          author_id: { description: "Filters by author: a user ID." },
          scope: issuesListParamsScope,
          created_after: usersListParamsCreated_after,
          updated_after: group_milestonesListParamsUpdated_after,
          updated_before: group_milestonesListParamsUpdated_before,
          issue_type: { description: "Type of the issue." },
          order_by: { description: "Sort field. Defaults to `created_at`." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Issue" },
      isGraphql: false,
    },
    "issue_notes.list": {
      description: "Lists the comments (notes) on an issue, including history entries.",
      keywords: ["discussion", "remark", "reply", "feedback", "chatter"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          issue_iid: issuesGetParamsIssue_iid,
          activity_filter: {
            description: "Filters by note type: comments, history entries or both. Defaults to `all_notes`.",
          },
          order_by: { description: "Sort field. Defaults to `created_at`." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "issue_notes.create": {
      description: "Creates a comment on an issue.",
      keywords: ["reply", "say", "remark", "discussion", "feedback", "chatter"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          issue_iid: issuesGetParamsIssue_iid,
          body: { description: "Text of the comment, as Markdown." },
          internal: {
            description:
              "Whether the comment is internal: visible only to members with at least the Reporter role. Defaults to " +
              "`false`.",
          },
        },
      },
      isGraphql: false,
    },
    "issue_notes.update": {
      description: "Updates the text of a comment on an issue.",
      keywords: ["reword", "remark", "reply", "discussion", "feedback", "chatter"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          issue_iid: issuesGetParamsIssue_iid,
          note_id: issue_notesUpdateParamsNote_id,
          body: { description: "Text of the comment, as Markdown." },
        },
      },
      isGraphql: false,
    },
    "issue_notes.delete": {
      description: "Deletes a comment on an issue.",
      keywords: ["take back", "remark", "reply", "discussion", "feedback", "chatter"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          issue_iid: issuesGetParamsIssue_iid,
          note_id: issue_notesUpdateParamsNote_id,
        },
      },
      isGraphql: false,
    },
    "merge_requests.list": {
      description: "Lists the merge requests of a project. Filters by state, branches, labels, people, time or text.",
      keywords: ["open MRs", "waiting for review", "MR", "pull request", "PR", "patch", "code change", "review queue"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          iids: { description: "Filters by number (`iid`)." },
          state: merge_requestsListParamsState,
          labels: issuesListParamsLabels,
          milestone: issuesListParamsMilestone,
          search: group_milestonesListParamsSearch,
          assignee_id: issuesListParamsAssignee_id,
          author_id: { description: "Filters by author: a user ID." },
          reviewer_id: merge_requestsListParamsReviewer_id,
          scope: issuesListParamsScope,
          source_branch: { description: "Filters by source branch." },
          target_branch: { description: "Filters by target branch." },
          created_after: usersListParamsCreated_after,
          updated_after: group_milestonesListParamsUpdated_after,
          updated_before: group_milestonesListParamsUpdated_before,
          wip: merge_requestsListParamsWip,
          order_by: { description: "Sort field. Defaults to `created_at`." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/MergeRequest" },
      isGraphql: false,
    },
    "merge_requests.get": {
      description: "Gets a merge request by its number in the project, with its merge status and pipeline.",
      keywords: ["MR status", "conflicts", "MR", "pull request", "PR", "patch", "code change", "review queue"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          merge_request_iid: merge_requestsGetParamsMerge_request_iid,
        },
      },
      isGraphql: false,
    },
    "merge_requests.create": {
      description: "Creates a merge request from a source branch to a target branch and returns it.",
      keywords: [
        "open MR",
        "propose change",
        "submit",
        "MR",
        "pull request",
        "PR",
        "patch",
        "code change",
        "review queue",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          source_branch: { description: "Source branch, which contains the changes." },
          target_branch: { description: "Target branch to merge the changes into." },
          title: { description: "Title of the merge request. The prefix `Draft:` makes it a draft." },
          description: merge_requestsCreateParamsDescription,
          target_project_id: { description: "ID of the project to merge into, if the source branch is in a fork." },
          labels: issuesCreateParamsLabels,
          assignee_ids: issuesCreateParamsAssignee_ids,
          reviewer_ids: merge_requestsCreateParamsReviewer_ids,
          milestone_id: issuesCreateParamsMilestone_id,
          remove_source_branch: merge_requestsCreateParamsRemove_source_branch,
          squash: merge_requestsCreateParamsSquash,
        },
      },
      isGraphql: false,
    },
    "merge_requests.update": {
      description: "Updates, closes or reopens a merge request. Fields that you leave out keep their value.",
      keywords: [
        "close MR",
        "retitle",
        "reviewer",
        "draft",
        "MR",
        "pull request",
        "PR",
        "patch",
        "code change",
        "review queue",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          merge_request_iid: merge_requestsGetParamsMerge_request_iid,
          title: { description: "New title of the merge request. The prefix `Draft:` makes it a draft." },
          description: merge_requestsCreateParamsDescription,
          target_branch: { description: "New target branch to merge into." },
          labels: {
            description:
              "Comma-separated labels of the merge request. Replaces the current labels; an empty string removes all.",
            examples: ["bug,urgent"],
          },
          add_labels: issuesUpdateParamsAdd_labels,
          remove_labels: issuesUpdateParamsRemove_labels,
          assignee_ids: issuesCreateParamsAssignee_ids,
          reviewer_ids: merge_requestsCreateParamsReviewer_ids,
          milestone_id: issuesCreateParamsMilestone_id,
          remove_source_branch: merge_requestsCreateParamsRemove_source_branch,
          squash: merge_requestsCreateParamsSquash,
          state_event: issuesUpdateParamsState_event,
        },
      },
      isGraphql: false,
    },
    "merge_requests.api_search": {
      description:
        "Searches merge requests across projects. Defaults to merge requests that the user created; set `scope` for " +
        "assigned or all visible ones.",
      keywords: ["find MR", "look for", "MR", "pull request", "PR", "patch", "code change", "review queue"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          state: merge_requestsListParamsState,
          labels: issuesListParamsLabels,
          milestone: issuesListParamsMilestone,
          search: group_milestonesListParamsSearch,
          assignee_id: issuesListParamsAssignee_id,
          author_id: { description: "Filters by author: a user ID." },
          reviewer_id: merge_requestsListParamsReviewer_id,
          scope: issuesListParamsScope,
          source_branch: { description: "Filters by source branch." },
          target_branch: { description: "Filters by target branch." },
          created_after: usersListParamsCreated_after,
          updated_after: group_milestonesListParamsUpdated_after,
          updated_before: group_milestonesListParamsUpdated_before,
          wip: merge_requestsListParamsWip,
          order_by: { description: "Sort field. Defaults to `created_at`." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/MergeRequest" },
      isGraphql: false,
    },
    "merge_requests.approve": {
      description: "Approves a merge request as the authenticated user.",
      keywords: [
        "LGTM",
        "sign off",
        "thumbs up",
        "accept review",
        "okay",
        "MR",
        "pull request",
        "PR",
        "patch",
        "code change",
        "review queue",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          merge_request_iid: merge_requestsGetParamsMerge_request_iid,
          sha: merge_requestsApproveParamsSha,
        },
      },
      isGraphql: false,
    },
    "merge_requests.merge": {
      description: "Merges a merge request immediately or, with `auto_merge`, as soon as its pipeline succeeds.",
      keywords: [
        "land",
        "ship",
        "squash",
        "accept",
        "integrate",
        "MR",
        "pull request",
        "PR",
        "patch",
        "code change",
        "review queue",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          merge_request_iid: merge_requestsGetParamsMerge_request_iid,
          sha: merge_requestsApproveParamsSha,
          auto_merge: { description: "Whether to merge when the pipeline succeeds." },
          squash: merge_requestsCreateParamsSquash,
          should_remove_source_branch: { description: "Whether to delete the source branch." },
          merge_commit_message: {
            description: "Message of the merge commit. Defaults to a message that GitLab generates.",
          },
          squash_commit_message: {
            description: "Message of the squash commit. Defaults to a message that GitLab generates.",
          },
        },
      },
      isGraphql: false,
    },
    "merge_request_notes.list": {
      description: "Lists the comments (notes) on a merge request, including history entries.",
      keywords: ["review discussion", "remark", "code review", "feedback", "discussion"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          merge_request_iid: merge_requestsGetParamsMerge_request_iid,
          order_by: { description: "Sort field. Defaults to `created_at`." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "merge_request_notes.create": {
      description: "Creates a comment on a merge request.",
      keywords: ["reply", "say", "remark", "code review", "feedback", "discussion"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          merge_request_iid: merge_requestsGetParamsMerge_request_iid,
          body: { description: "Text of the comment, as Markdown." },
        },
      },
      isGraphql: false,
    },
    "merge_request_diffs.list": {
      description: "Lists the diffs of a merge request, one per changed file.",
      keywords: ["changes", "patch", "what it changes", "code delta", "files changed", "added lines"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          merge_request_iid: merge_requestsGetParamsMerge_request_iid,
          unidiff: { description: "Whether to return diffs in the unified diff format. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/FileDiff" },
      isGraphql: false,
    },
    "branches.list": {
      description: "Lists the branches of a repository.",
      keywords: ["refs", "feature branch", "trunk", "main", "heads"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          search: {
            description: "Filters by part of the branch name. `^term` matches the start of the name, `term$` the end.",
          },
        },
      },
      record: { $ref: "#/$defs/Branch" },
      isGraphql: false,
    },
    "branches.get": {
      description: "Gets a branch by name, with its latest commit.",
      keywords: ["protected", "ref", "feature branch", "trunk", "main", "heads"],
      params: branchesGetParams,
      isGraphql: false,
    },
    "branches.create": {
      description: "Creates a branch from another branch, a tag or a commit.",
      keywords: ["new feature branch", "fork off", "ref", "feature branch", "trunk", "main", "heads"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          branch: { description: "Name of the new branch." },
          ref: { description: "Branch, tag or commit SHA to create the branch from." },
        },
      },
      isGraphql: false,
    },
    "branches.delete": {
      description: "Deletes a branch.",
      keywords: ["clean up", "prune", "old feature branch", "ref", "feature branch", "trunk", "main", "heads"],
      params: branchesGetParams,
      isGraphql: false,
    },
    "commits.list": {
      description:
        "Lists the commits of a branch, a file or all branches, newest first. Defaults to the default branch.",
      keywords: ["latest changes", "change", "push", "history", "git log", "SHA", "who changed"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          ref_name: { description: "Branch, tag or revision range, such as `main..feature`." },
          since: { description: "Filters to commits at or after this time." },
          until: { description: "Filters to commits at or before this time." },
          path: { description: "Filters to commits that changed this file path." },
          author: { description: "Filters by commit author." },
          all: { description: "Whether to list the commits of all branches." },
          with_stats: { description: "Whether to include line counts of each commit." },
        },
      },
      record: { $ref: "#/$defs/Commit" },
      isGraphql: false,
    },
    "commits.get": {
      description: "Gets a commit by SHA, or the latest commit of a branch or tag.",
      keywords: ["diff", "change", "push", "history", "git log", "who changed"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          sha: { description: "Commit SHA, or name of a branch or tag." },
        },
      },
      isGraphql: false,
    },
    "commits.create": {
      description: "Creates a commit on a branch that creates, updates, moves or deletes several files at once.",
      keywords: ["push change", "save change", "change", "push", "history", "git log", "SHA", "who changed"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          branch: { description: "Branch to commit to. With `start_branch`, the name of a new branch." },
          commit_message: { description: "Message of the new commit." },
          actions: {
            items: {
              properties: {
                action: { description: "Action to perform on the file." },
                file_path: { description: "Full path of the file." },
                previous_path: { description: "Previous path of the file. For `move`." },
                content: { description: "Full content of the file. For `create`, `update` and `move`." },
                encoding: commitsCreateParamsActionsItemsEncoding,
                last_commit_id: { description: "SHA of the last known commit that changed the file." },
                execute_filemode: { description: "Whether the file is executable. For `chmod`." },
              },
            },
            description: "Actions to perform, one per file.",
          },
          start_branch: { description: "Branch to create the new branch from." },
          author_name: { description: "Name of the commit author. Defaults to the authenticated user." },
          author_email: { description: "Email address of the commit author." },
        },
      },
      isGraphql: false,
    },
    "files.get": {
      description: "Gets a file of a branch, tag or commit, with its content in Base64.",
      keywords: ["show code", "read source", "cat", "README", "source", "code", "config", "blob"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          file_path: filesGetParamsFile_path,
          ref: { description: "Branch, tag or commit SHA. Defaults to `HEAD`, the default branch." },
        },
      },
      isGraphql: false,
    },
    "files.create": {
      description: "Creates a file with a commit to a branch.",
      keywords: ["new source", "push", "add code", "README", "source", "code", "config", "blob"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          file_path: filesGetParamsFile_path,
          branch: { description: "Branch to commit to." },
          content: filesCreateParamsContent,
          encoding: commitsCreateParamsActionsItemsEncoding,
          commit_message: { description: "Message of the new commit." },
          start_branch: { description: "Branch to create the new branch from." },
        },
      },
      isGraphql: false,
    },
    "files.update": {
      description: "Updates a file with a commit to a branch, replacing its content.",
      keywords: ["edit code", "fix typo", "push change", "README", "source", "code", "config", "blob"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          file_path: filesGetParamsFile_path,
          branch: { description: "Branch to commit to." },
          content: filesCreateParamsContent,
          encoding: commitsCreateParamsActionsItemsEncoding,
          commit_message: { description: "Message of the new commit." },
          last_commit_id: {
            description: "SHA of the last known commit that changed the file. Fails if there is a later one.",
          },
        },
      },
      isGraphql: false,
    },
    "files.delete": {
      description: "Deletes a file with a commit to a branch.",
      keywords: ["remove code", "rm", "README", "source", "code", "config", "blob"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          file_path: filesGetParamsFile_path,
          branch: { description: "Branch to commit to." },
          commit_message: { description: "Message of the new commit." },
        },
      },
      isGraphql: false,
    },
    "repository_tree.list": {
      description: "Lists the files and directories of a repository or of one directory in it.",
      keywords: ["ls", "folder", "source files", "browse code", "structure"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          path: { description: "Path of the directory. Defaults to the root of the repository." },
          ref: { description: "Branch, tag or commit SHA. Defaults to the default branch." },
          recursive: { description: "Whether to list subdirectories as well. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/TreeEntry" },
      isGraphql: false,
    },
    "tags.list": {
      description: "Lists the tags of a repository.",
      keywords: ["versions", "release marker", "semver", "git ref", "numbered version"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          search: {
            description: "Filters by part of the tag name. `^term` matches the start of the name, `term$` the end.",
          },
          order_by: { description: "Sort field." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "tags.get": {
      description: "Gets a tag by name, with its commit and release notes.",
      keywords: ["which commit", "version", "release marker", "semver", "git ref", "numbered version"],
      params: tagsGetParams,
      isGraphql: false,
    },
    "tags.create": {
      description: "Creates a tag that points to a branch, another tag or a commit.",
      keywords: ["new version", "mark version", "version", "release marker", "semver", "git ref", "numbered version"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          tag_name: { description: "Name of the new tag." },
          ref: { description: "Branch, tag or commit SHA that the tag points to." },
          message: { description: "Message of the tag, which makes it an annotated tag." },
        },
      },
      isGraphql: false,
    },
    "tags.delete": {
      description: "Deletes a tag.",
      keywords: ["remove version", "version", "release marker", "semver", "git ref", "numbered version"],
      params: tagsGetParams,
      isGraphql: false,
    },
    "releases.list": {
      description: "Lists the releases of a project.",
      keywords: ["versions", "changelog", "ship", "notes", "download", "shipped"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          order_by: { description: "Sort field." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Release" },
      isGraphql: false,
    },
    "releases.get": {
      description: "Gets a release by tag name, with its notes, links and milestones.",
      keywords: ["version", "changelog", "ship", "download", "shipped"],
      params: tagsGetParams,
      isGraphql: false,
    },
    "releases.create": {
      description: "Creates a release for a tag. With `ref`, also creates a missing tag.",
      keywords: ["publish version", "cut", "ship", "version", "changelog", "notes", "download", "shipped"],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          tag_name: { description: "Tag of the release." },
          name: { description: "Name of the release." },
          description: { description: "Release notes, as Markdown." },
          ref: { description: "Branch, tag or commit SHA to create the tag from, if the tag does not exist." },
          milestones: { description: "Titles of the milestones of the release." },
          released_at: { description: "Past or future release time. Defaults to the current time." },
        },
      },
      isGraphql: false,
    },
    "pipelines.list": {
      description: "Lists the pipelines of a project. Filters by status, branch, source or time.",
      keywords: ["builds", "is it green", "CI", "green", "test run", "CD", "deployment", "failing"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          status: { description: "Filters by status." },
          ref: { description: "Filters by branch or tag." },
          sha: { description: "Filters by commit SHA." },
          source: {
            description:
              "Filters by the source that started the pipeline, such as `push`, `web`, `schedule` or " +
              "`merge_request_event`.",
          },
          username: { description: "Filters by username of the user who started the pipeline." },
          updated_after: group_milestonesListParamsUpdated_after,
          updated_before: group_milestonesListParamsUpdated_before,
          order_by: { description: "Sort field." },
          sort: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Pipeline" },
      isGraphql: false,
    },
    "pipelines.get": {
      description: "Gets a pipeline with its duration and the user who started it.",
      keywords: ["build status", "why red", "CI", "build", "green", "test run", "CD", "deployment", "failing"],
      params: pipelinesGetParams,
      isGraphql: false,
    },
    "pipelines.create": {
      description: "Creates and starts a pipeline for a branch or tag.",
      keywords: [
        "start build",
        "run CI",
        "trigger",
        "deploy",
        "CI",
        "build",
        "green",
        "test run",
        "CD",
        "deployment",
        "failing",
      ],
      params: {
        properties: {
          project_id: projectsGetParamsProject_id,
          ref: { description: "Branch or tag to run the pipeline for." },
          variables: {
            items: {
              properties: {
                key: { description: "Name of the variable." },
                value: { description: "Value of the variable." },
                variable_type: {
                  description: "Type of the variable: an environment variable or a file. Defaults to `env_var`.",
                },
              },
            },
            description: "Variables for the jobs of the pipeline.",
          },
        },
      },
      isGraphql: false,
    },
    "pipelines.retry": {
      description: "Retries the failed and canceled jobs of a pipeline.",
      keywords: [
        "rerun",
        "again",
        "restart build",
        "failed build",
        "once more",
        "CI",
        "build",
        "green",
        "test run",
        "CD",
        "deployment",
        "failing",
      ],
      params: pipelinesGetParams,
      isGraphql: false,
    },
    "pipelines.cancel": {
      description: "Cancels the unfinished jobs of a pipeline.",
      keywords: [
        "stop build",
        "kill",
        "abort",
        "halt",
        "CI",
        "build",
        "green",
        "test run",
        "CD",
        "deployment",
        "failing",
      ],
      params: pipelinesGetParams,
      isGraphql: false,
    },
    "jobs.list": {
      description: "Lists the jobs of a pipeline with status and duration.",
      keywords: ["build steps", "CI step", "build", "test run", "runner", "stage", "log"],
      params: {
        properties: {
          page: usersListParamsPage,
          per_page: usersListParamsPer_page,
          project_id: projectsGetParamsProject_id,
          pipeline_id: pipelinesGetParamsPipeline_id,
          scope: { description: "Filters by job status, such as `failed` or `success`.", examples: [["failed"]] },
          include_retried: { description: "Whether to include retried jobs. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/Job" },
      isGraphql: false,
    },
    "jobs.get": {
      description: "Gets a job with its runner and artifacts.",
      keywords: ["build step status", "CI step", "build", "test run", "stage", "log"],
      params: jobsGetParams,
      isGraphql: false,
    },
    "jobs.download": {
      description: "Downloads the log of a job, as a stream.",
      keywords: ["artifact", "build output", "binaries", "archive", "CI step", "build", "test run", "runner", "stage"],
      params: jobsGetParams,
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://docs.gitlab.com/user/project/integrations/webhooks/",
    sends: {
      issues: { create: "issue.open", update: "issue.update" },
      merge_requests: { create: "merge_request.open", update: "merge_request.update" },
      pipelines: { create: "pipeline", update: "pipeline" },
      project_milestones: { create: "milestone.create", update: "milestone.close" },
    },
    subscribe: {
      create: "project_hooks.create",
      with: [
        { name: "url", value: { template: { text: "{{url}}", parts: [{ name: "url" }] } } },
        { name: "token", value: { template: { text: "{{secret}}", parts: [{ name: "secret" }] } } },
        { name: "push_events", value: { constant: false } },
        { name: "issues_events", value: { constant: true } },
        { name: "merge_requests_events", value: { constant: true } },
        { name: "pipeline_events", value: { constant: true } },
        { name: "milestone_events", value: { constant: true } },
      ],
      delete: "project_hooks.delete",
    },
    byHand:
      "Open Settings > Webhooks of the project or group, add a webhook with this URL and a secret token of your own, " +
      "and choose the events you need.",
  },
  schemas: {
    HookId: { type: "integer", description: "ID of the webhook, as `project_hooks.list` returns it.", minimum: 1 },
    ProjectId: {
      anyOf: [{ type: "integer" }, { type: "string" }],
      description: "ID of the project, or its path, such as `group/project`.",
    },
    GroupId: {
      anyOf: [{ type: "integer" }, { type: "string" }],
      description: "ID of the group, or its full path, such as `group/subgroup`.",
    },
    UserId: {
      type: "integer",
      description: "ID of the user, as `users.list` or the list of members returns it.",
      minimum: 1,
    },
    Page: {
      type: "integer",
      description: "Page number, starting at 1. `next` is the number of the next page.",
      minimum: 1,
    },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 20.",
      default: 20,
      minimum: 1,
      maximum: 100,
    },
    SortOrder: { type: "string", description: "Sort direction.", enum: ["asc", "desc"] },
    AccessLevel: {
      type: "integer",
      description: "Role: 5 minimal access, 10 guest, 15 planner, 20 reporter, 30 developer, 40 maintainer, 50 owner.",
      enum: [5, 10, 15, 20, 30, 40, 50],
    },
    Visibility: {
      type: "string",
      description: "Visibility: `public` for everyone, `internal` for all signed-in users, `private` for members.",
      enum: ["public", "internal", "private"],
    },
    MemberQuery: { type: "string", description: "Filters by part of the name, username or email address." },
    MemberIds: { type: "array", items: { type: "integer" }, description: "Filters by user ID." },
    MilestoneIids: { type: "array", items: { type: "integer" }, description: "Filters by milestone number (`iid`)." },
    MilestoneState: { type: "string", description: "Filters by milestone state.", enum: ["active", "closed"] },
    MilestoneTitle: { type: "string", description: "Filters by exact milestone title." },
    MilestoneSearch: schemasMilestoneSearch,
    MilestoneId: { type: "integer", description: "ID of the milestone, not its number (`iid`).", minimum: 1 },
    ToMilestone: {
      type: ["integer", "null"],
      description: "ID of the milestone to assign. `0` or `null` removes the milestone.",
      minimum: 0,
    },
    CreatedAfter: {
      type: "string",
      format: "date-time",
      description: "Filters to records created at or after this time.",
    },
    UpdatedAfter: {
      type: "string",
      format: "date-time",
      description: "Filters to records updated at or after this time.",
    },
    UpdatedBefore: {
      type: "string",
      format: "date-time",
      description: "Filters to records updated at or before this time.",
    },
    Iids: { type: "array", items: { type: "integer" }, description: "Filters by number (`iid`)." },
    IssueIid: { type: "integer", description: "Number of the issue in its project: `iid`, not `id`.", minimum: 1 },
    IssueState: {
      type: "string",
      description: "Filters by issue state. Defaults to `all`.",
      enum: ["opened", "closed", "all"],
    },
    IssueType: { type: "string", description: "Type of the issue.", enum: ["issue", "incident", "test_case", "task"] },
    IssueText: { type: "string", description: "Description of the issue, as Markdown.", maxLength: 1048576 },
    MergeText: { type: "string", description: "Description of the merge request, as Markdown.", maxLength: 1048576 },
    MergeIid: {
      type: "integer",
      description: "Number of the merge request in its project: `iid`, not `id`.",
      minimum: 1,
    },
    MergeState: {
      type: "string",
      description: "Filters by merge request state. Defaults to `all`.",
      enum: ["opened", "closed", "locked", "merged", "all"],
    },
    StateEvent: {
      type: "string",
      description: "State change: closes or reopens the record.",
      enum: ["close", "reopen"],
    },
    Labels: {
      type: "string",
      description: "Filters to records with all of these labels. Comma-separated. `None` and `Any` are also supported.",
      examples: ["bug,urgent"],
    },
    LabelList: {
      type: "string",
      description: "Comma-separated labels. Labels that do not exist are created.",
      examples: ["bug,urgent"],
    },
    ByMilestone: { type: "string", description: "Filters by milestone title. `None` and `Any` are also supported." },
    TextSearch: schemasMilestoneSearch,
    ByAssignee: {
      anyOf: [{ type: "integer" }, { type: "string" }],
      description: "Filters by assignee: a user ID, `None` or `Any`.",
    },
    ByAuthor: { type: "integer", description: "Filters by author: a user ID." },
    ByReviewer: {
      anyOf: [{ type: "integer" }, { type: "string" }],
      description: "Filters by reviewer: a user ID, `None` or `Any`.",
    },
    BySource: { type: "string", description: "Filters by source branch." },
    ByTarget: { type: "string", description: "Filters by target branch." },
    ByDraft: {
      type: "string",
      description: "Whether to return only drafts (`yes`) or no drafts (`no`).",
      enum: ["yes", "no"],
    },
    ItemScope: {
      type: "string",
      description:
        "Filters by relation to the user. Defaults to `all` in a project and to `created_by_me` across projects.",
      enum: ["created_by_me", "assigned_to_me", "all"],
    },
    ItemOrder: {
      type: "string",
      description: "Sort field. Defaults to `created_at`.",
      enum: [
        "created_at",
        "due_date",
        "label_priority",
        "milestone_due",
        "popularity",
        "priority",
        "relative_position",
        "title",
        "updated_at",
        "weight",
      ],
    },
    MergeOrder: {
      type: "string",
      description: "Sort field. Defaults to `created_at`.",
      enum: ["created_at", "merged_at", "title", "updated_at"],
    },
    AssigneeIds: {
      type: "array",
      items: { type: "integer" },
      description:
        "IDs of users to assign. An update replaces the current assignees. The Free plan allows one assignee.",
    },
    ReviewerIds: {
      type: "array",
      items: { type: "integer" },
      description: "IDs of users to request a review from. An update replaces the current reviewers.",
    },
    Weight: {
      type: ["integer", "null"],
      description: "Weight of the issue. `null` removes the weight. Requires a paid plan.",
      minimum: 0,
    },
    NoteFilter: {
      type: "string",
      description: "Filters by note type: comments, history entries or both. Defaults to `all_notes`.",
      enum: ["all_notes", "only_comments", "only_activity"],
    },
    NoteOrder: {
      type: "string",
      description: "Sort field. Defaults to `created_at`.",
      enum: ["created_at", "updated_at"],
    },
    NoteBody: { type: "string", description: "Text of the comment, as Markdown.", minLength: 1, maxLength: 1000000 },
    NoteId: { type: "integer", description: "ID of the comment, as the list of comments returns it.", minimum: 1 },
    HeadSha: {
      type: "string",
      description: "SHA of the last known commit of the merge request. Fails if there is a later one.",
    },
    BranchName: { type: "string", description: "Name of the branch, such as `main`.", minLength: 1 },
    TagName: { type: "string", description: "Name of the tag, such as `v1.0`.", minLength: 1 },
    CommitBranch: { type: "string", description: "Branch to commit to.", minLength: 1 },
    CommitMessage: { type: "string", description: "Message of the new commit.", minLength: 1 },
    FilePath: { type: "string", description: "Full path of the file, such as `src/main.ts`.", minLength: 1 },
    FileContent: {
      type: "string",
      description: "Full content of the file, as text or, with `encoding` set to `base64`, in Base64.",
    },
    FileEncoding: {
      type: "string",
      description: "Encoding of `content`. Defaults to `text`.",
      enum: ["text", "base64"],
    },
    PipelineId: {
      type: "integer",
      description: "ID of the pipeline, as `pipelines.list` returns it. Not its `iid`.",
      minimum: 1,
    },
    JobId: { type: "integer", description: "ID of the job, as `jobs.list` returns it.", minimum: 1 },
    User: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The user's ID." },
        username: { type: "string", description: "The user's username." },
        name: { type: "string", description: "The user's name." },
        state: { type: "string", description: "The account's state: active, blocked or deactivated, among others." },
        locked: { type: "boolean", description: "Whether the account is locked after failed sign-ins." },
        public_email: {
          type: ["string", "null"],
          description: "The user's public email address. Null or empty if not set.",
        },
        avatar_url: {
          type: ["string", "null"],
          description: "The address of the user's avatar. Null if there is none.",
        },
        web_url: { type: "string", description: "The address of the user's profile." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the account." },
        bio: { type: ["string", "null"], description: "The user's biography. Null if not set." },
        location: { type: ["string", "null"], description: "The user's location. Null if not set." },
        job_title: { type: ["string", "null"], description: "The user's job title. Null if not set." },
        organization: { type: ["string", "null"], description: "The user's organization. Null if not set." },
        pronouns: { type: ["string", "null"], description: "The user's pronouns. Null if not set." },
        bot: { type: "boolean", description: "Whether the account is a bot." },
        website_url: { type: ["string", "null"], description: "The address of the user's website. Null if not set." },
        linkedin: { type: ["string", "null"], description: "The user's LinkedIn profile. Null if not set." },
        twitter: { type: ["string", "null"], description: "The user's Twitter handle. Null if not set." },
        discord: { type: ["string", "null"], description: "The user's Discord ID. Null if not set." },
        github: { type: ["string", "null"], description: "The user's GitHub username. Null if not set." },
        work_information: {
          type: ["string", "null"],
          description: "The job title and organization together. Null if neither is set.",
        },
        local_time: {
          type: ["string", "null"],
          description: "The time of day in the user's time zone. Null if unknown.",
        },
        followers: { type: "integer", description: "The number of users following the user." },
        following: { type: "integer", description: "The number of users the user follows." },
        is_followed: { type: "boolean", description: "Whether the caller follows the user." },
        email: { type: "string", description: "The user's email address. Present for the user and administrators." },
        commit_email: {
          type: ["string", "null"],
          description: "The email address used for commits made on the website.",
        },
        last_sign_in_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the previous sign-in. Null if there was none.",
        },
        confirmed_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the email address was confirmed. Null if it was not.",
        },
        last_activity_on: {
          type: ["string", "null"],
          format: "date",
          description: "The date of the last activity. Null if there was none.",
        },
        current_sign_in_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the current sign-in. Null if there was none.",
        },
        theme_id: { type: ["integer", "null"], description: "The ID of the theme chosen by the user. May be null." },
        color_scheme_id: {
          type: ["integer", "null"],
          description: "The ID of the syntax highlighting theme chosen by the user. May be null.",
        },
        projects_limit: {
          type: ["integer", "null"],
          description: "The number of projects the user may create in the personal namespace.",
        },
        can_create_group: { type: "boolean", description: "Whether the user may create top-level groups." },
        can_create_project: { type: "boolean", description: "Whether the user may create projects." },
        two_factor_enabled: { type: "boolean", description: "Whether two-factor authentication is on." },
        external: {
          type: "boolean",
          description: "Whether the user is external, with limited access to internal projects.",
        },
        private_profile: { type: ["boolean", "null"], description: "Whether the user's profile is private." },
        is_admin: { type: "boolean", description: "Whether the user is an administrator. Present for administrators." },
        note: {
          type: ["string", "null"],
          description: "An administrators' note on the user. Present for administrators.",
        },
        namespace_id: { type: ["integer", "null"], description: "The ID of the user's personal namespace." },
      },
      required: ["id"],
    },
    Person: {
      type: "object",
      properties: {
        id: { type: "integer" },
        username: { type: "string" },
        name: { type: "string" },
        state: { type: "string" },
        locked: { type: "boolean" },
        public_email: { type: ["string", "null"] },
        avatar_url: { type: ["string", "null"] },
        web_url: { type: "string" },
      },
    },
    Member: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The member's user ID." },
        username: { type: "string", description: "The member's username." },
        name: { type: "string", description: "The member's name." },
        state: { type: "string", description: "The state of the member's account: active or blocked, among others." },
        locked: { type: "boolean", description: "Whether the member's account is locked after failed sign-ins." },
        public_email: {
          type: ["string", "null"],
          description: "The member's public email address. Null or empty if not set.",
        },
        avatar_url: {
          type: ["string", "null"],
          description: "The address of the member's avatar. Null if there is none.",
        },
        web_url: { type: "string", description: "The address of the member's profile." },
        access_level: {
          type: "integer",
          description: "The member's access level, from 5 for minimal access to 50 for owner.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the membership." },
        created_by: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who added the member. May be null." },
            { type: "null" },
          ],
        },
        expires_at: {
          type: ["string", "null"],
          format: "date",
          description: "The date the membership expires. Null if it does not.",
        },
        email: {
          type: ["string", "null"],
          description: "The member's email address. Present for owners of enterprise users.",
        },
        membership_state: { type: "string", description: "The state of the membership: active, or awaiting approval." },
        member_role: {
          anyOf: [
            { $ref: "#/$defs/MemberRole", description: "The member's custom role. Null if none is assigned." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    MemberRole: {
      type: "object",
      properties: { id: { type: "integer" }, name: { type: "string" }, base_access_level: { type: "integer" } },
    },
    Group: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The group's ID." },
        name: { type: "string", description: "The group's name." },
        path: { type: "string", description: "The group's path, without its ancestors." },
        full_name: { type: "string", description: "The group's name after the names of its ancestors." },
        full_path: { type: "string", description: "The group's path after the paths of its ancestors." },
        description: {
          type: ["string", "null"],
          description: "The group's description. Null or empty if it has none.",
        },
        visibility: { type: "string", description: "The group's visibility: private, internal or public." },
        parent_id: { type: ["integer", "null"], description: "The ID of the parent group. Null for top-level groups." },
        web_url: { type: "string", description: "The group's address on GitLab." },
        avatar_url: {
          type: ["string", "null"],
          description: "The address of the group's avatar. Null if there is none.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the group." },
        archived: { type: "boolean", description: "Whether the group is archived." },
        marked_for_deletion_on: {
          type: ["string", "null"],
          format: "date",
          description: "The date the group was marked for deletion. Null if it was not.",
        },
        share_with_group_lock: {
          type: "boolean",
          description: "Whether sharing the group's projects with other groups is prevented.",
        },
        require_two_factor_authentication: {
          type: "boolean",
          description: "Whether members must use two-factor authentication.",
        },
        two_factor_grace_period: {
          type: "integer",
          description: "The hours members have before two-factor authentication is enforced.",
        },
        project_creation_level: {
          type: "string",
          description: "The lowest role that may create projects in the group.",
        },
        subgroup_creation_level: { type: "string", description: "The lowest role that may create subgroups." },
        auto_devops_enabled: {
          type: ["boolean", "null"],
          description: "Whether Auto DevOps is on by default for the group's projects. May be null.",
        },
        emails_disabled: {
          type: ["boolean", "null"],
          description: "Whether email notifications are off. Deprecated in favor of emails_enabled.",
        },
        emails_enabled: { type: "boolean", description: "Whether email notifications are on." },
        mentions_disabled: {
          type: ["boolean", "null"],
          description: "Whether the group cannot be mentioned. May be null.",
        },
        lfs_enabled: { type: "boolean", description: "Whether Git LFS is on for the group's projects." },
        default_branch: {
          type: ["string", "null"],
          description: "The name of the default branch for new projects. Null if not set.",
        },
        request_access_enabled: { type: "boolean", description: "Whether users may request access to the group." },
        organization_id: { type: "integer", description: "The ID of the organization the group belongs to." },
        projects: {
          type: "array",
          items: { $ref: "#/$defs/Project" },
          description: "The projects in the group. Deprecated.",
        },
      },
      required: ["id"],
    },
    ProjectHook: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ID of the webhook." },
        url: { type: "string", description: "The URL that receives the events." },
        name: { type: ["string", "null"], description: "The name of the webhook." },
        description: { type: ["string", "null"], description: "The description of the webhook." },
        project_id: { type: "integer", description: "The ID of the project." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the webhook." },
        push_events: { type: "boolean", description: "Whether pushes are sent." },
        issues_events: { type: "boolean", description: "Whether events of issues are sent." },
        merge_requests_events: { type: "boolean", description: "Whether events of merge requests are sent." },
        pipeline_events: { type: "boolean", description: "Whether events of pipelines are sent." },
        milestone_events: { type: "boolean", description: "Whether events of milestones are sent." },
        note_events: { type: "boolean", description: "Whether events of comments are sent." },
        enable_ssl_verification: {
          type: "boolean",
          description: "Whether GitLab verifies the certificate of the URL.",
        },
        alert_status: {
          type: "string",
          description: "Whether failures disable it: executable, disabled or temporarily_disabled.",
        },
      },
      required: ["id"],
    },
    Milestone: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The milestone's ID, unique across the instance." },
        iid: { type: "integer", description: "The milestone's ID within its group or project." },
        project_id: {
          type: "integer",
          description: "The ID of the project the milestone belongs to. Absent for group milestones.",
        },
        group_id: {
          type: "integer",
          description: "The ID of the group the milestone belongs to. Absent for project milestones.",
        },
        title: { type: "string", description: "The milestone's title." },
        description: {
          type: ["string", "null"],
          description: "The milestone's description. Null or empty if it has none.",
        },
        state: { type: "string", description: "The milestone's state: active or closed." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the milestone." },
        updated_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last update to the milestone.",
        },
        due_date: schemasMilestoneDue_date,
        start_date: { type: ["string", "null"], format: "date", description: "The start date. Null if not set." },
        expired: { type: "boolean", description: "Whether the due date has passed." },
        web_url: { type: "string", description: "The milestone's address on GitLab." },
      },
      required: ["id"],
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The project's ID." },
        name: { type: "string", description: "The project's name." },
        path: { type: "string", description: "The project's path, without its namespace." },
        name_with_namespace: { type: "string", description: "The project's name with that of its namespace." },
        path_with_namespace: { type: "string", description: "The project's path with that of its namespace." },
        description: { type: ["string", "null"], description: "The project's description. Null if it has none." },
        description_html: { type: ["string", "null"], description: "The project's description, as HTML. May be null." },
        default_branch: {
          type: ["string", "null"],
          description: "The name of the default branch. Null for an empty repository.",
        },
        topics: { type: "array", items: { type: "string" }, description: "The topics on the project." },
        tag_list: {
          type: "array",
          items: { type: "string" },
          description: "The topics on the project. Deprecated in favor of topics.",
        },
        ssh_url_to_repo: { type: "string", description: "The address for cloning over SSH." },
        http_url_to_repo: { type: "string", description: "The address for cloning over HTTP." },
        web_url: { type: "string", description: "The project's address on GitLab." },
        readme_url: { type: ["string", "null"], description: "The address of the README. Null if there is none." },
        avatar_url: {
          type: ["string", "null"],
          description: "The address of the project's avatar. Null if there is none.",
        },
        forks_count: { type: "integer", description: "The number of forks." },
        star_count: { type: "integer", description: "The number of users who starred the project." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the project." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the project." },
        last_activity_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last activity in the project.",
        },
        namespace: { $ref: "#/$defs/Namespace", description: "The user or group namespace the project is in." },
        visibility: { type: "string", description: "The project's visibility: private, internal or public." },
        archived: { type: "boolean", description: "Whether the project is archived." },
        empty_repo: { type: "boolean", description: "Whether the repository is empty." },
        owner: { $ref: "#/$defs/Person", description: "The user who owns the project. Absent for group projects." },
        creator_id: { type: "integer", description: "The ID of the user who created the project." },
        open_issues_count: { type: "integer", description: "The number of open issues." },
        issues_enabled: {
          type: "boolean",
          description: "Whether issues are turned on. Deprecated in favor of issues_access_level.",
        },
        merge_requests_enabled: {
          type: "boolean",
          description: "Whether merge requests are turned on. Deprecated in favor of merge_requests_access_level.",
        },
        wiki_enabled: {
          type: "boolean",
          description: "Whether the wiki is turned on. Deprecated in favor of wiki_access_level.",
        },
        jobs_enabled: {
          type: "boolean",
          description: "Whether CI/CD jobs are turned on. Deprecated in favor of builds_access_level.",
        },
        snippets_enabled: {
          type: "boolean",
          description: "Whether snippets are turned on. Deprecated in favor of snippets_access_level.",
        },
        lfs_enabled: { type: "boolean", description: "Whether Git LFS is on." },
        shared_runners_enabled: { type: "boolean", description: "Whether instance runners are on for the project." },
        merge_method: { type: "string", description: "The merge method: merge commit, semi-linear or fast-forward." },
        squash_option: { type: "string", description: "The policy on squashing commits when merging." },
        import_status: {
          type: "string",
          description: "The state of the project's import, none if it was not imported.",
        },
        license_url: {
          type: ["string", "null"],
          description: "The address of the license file. Null if there is none.",
        },
        marked_for_deletion_on: {
          type: ["string", "null"],
          format: "date",
          description: "The date the project was marked for deletion. Null if it was not.",
        },
        statistics: {
          $ref: "#/$defs/Statistics",
          description: "The number of commits and the storage sizes in bytes. Present when requested.",
        },
        permissions: {
          $ref: "#/$defs/Permissions",
          description: "The caller's access levels through the project and its group.",
        },
      },
      required: ["id"],
    },
    Namespace: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        path: { type: "string" },
        kind: { type: "string" },
        full_path: { type: "string" },
        parent_id: { type: ["integer", "null"] },
        avatar_url: { type: ["string", "null"] },
        web_url: { type: "string" },
      },
    },
    Statistics: {
      type: "object",
      properties: {
        commit_count: { type: "integer" },
        storage_size: { type: "integer" },
        repository_size: { type: "integer" },
        wiki_size: { type: "integer" },
        lfs_objects_size: { type: "integer" },
        job_artifacts_size: { type: "integer" },
        packages_size: { type: "integer" },
        snippets_size: { type: "integer" },
      },
    },
    Permissions: {
      type: "object",
      properties: {
        project_access: { anyOf: [{ $ref: "#/$defs/Access" }, { type: "null" }] },
        group_access: { anyOf: [{ $ref: "#/$defs/Access" }, { type: "null" }] },
      },
    },
    Access: {
      type: "object",
      properties: { access_level: { type: "integer" }, notification_level: { type: ["integer", "null"] } },
    },
    Label: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The label's ID." },
        name: { type: "string", description: "The label's name." },
        color: { type: "string", description: "The label's color, as a hex code." },
        text_color: { type: "string", description: "The color of the label's text, as a hex code." },
        description: { type: ["string", "null"], description: "The label's description. Null if it has none." },
        description_html: {
          type: ["string", "null"],
          description: "The label's description, as HTML. Null or empty if it has none.",
        },
        priority: {
          type: ["integer", "null"],
          description: "The label's priority, lower numbers first. Null if not prioritized.",
        },
        open_issues_count: {
          type: "integer",
          description: "The number of open issues with the label. Present when requested.",
        },
        closed_issues_count: {
          type: "integer",
          description: "The number of closed issues with the label. Present when requested.",
        },
        open_merge_requests_count: {
          type: "integer",
          description: "The number of open merge requests with the label. Present when requested.",
        },
        subscribed: { type: "boolean", description: "Whether the caller is subscribed to the label." },
        is_project_label: {
          type: "boolean",
          description: "Whether the label belongs to the project instead of a group.",
        },
      },
      required: ["id"],
    },
    Issue: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The issue's ID, unique across the instance." },
        iid: { type: "integer", description: "The issue's ID within its project." },
        project_id: { type: "integer", description: "The ID of the project the issue belongs to." },
        title: { type: "string", description: "The issue's title." },
        description: {
          type: ["string", "null"],
          description: "The issue's description, as Markdown. Null if it has none.",
        },
        state: { type: "string", description: "The issue's state: opened or closed." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the issue." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the issue." },
        closed_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was closed. Null while it is open.",
        },
        closed_by: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who closed the issue. Null while it is open." },
            { type: "null" },
          ],
        },
        labels: { type: "array", items: { type: "string" }, description: "The names of the labels on the issue." },
        milestone: {
          anyOf: [
            { $ref: "#/$defs/Milestone", description: "The milestone the issue belongs to. Null if none is set." },
            { type: "null" },
          ],
        },
        assignees: {
          type: "array",
          items: { $ref: "#/$defs/Person" },
          description: "The users assigned to the issue.",
        },
        assignee: {
          anyOf: [
            {
              $ref: "#/$defs/Person",
              description: "The first user assigned to the issue. Deprecated in favor of assignees.",
            },
            { type: "null" },
          ],
        },
        author: { $ref: "#/$defs/Person", description: "The user who created the issue." },
        type: { type: "string", description: "The issue's type in upper case." },
        issue_type: {
          type: "string",
          description: "The issue's type: an issue, incident, test case, requirement or task.",
        },
        user_notes_count: { type: "integer", description: "The number of comments by users on the issue." },
        merge_requests_count: { type: "integer", description: "The number of merge requests related to the issue." },
        upvotes: { type: "integer", description: "The number of thumbs-up reactions." },
        downvotes: { type: "integer", description: "The number of thumbs-down reactions." },
        due_date: schemasMilestoneDue_date,
        confidential: { type: "boolean", description: "Whether the issue is confidential." },
        discussion_locked: {
          type: ["boolean", "null"],
          description: "Whether discussion is locked to project members. Null if never set.",
        },
        web_url: { type: "string", description: "The issue's address on GitLab." },
        time_stats: {
          $ref: "#/$defs/TimeStats",
          description: "The estimated and spent time, in seconds and in words.",
        },
        weight: { type: ["integer", "null"], description: "The issue's weight. Null if not set." },
        severity: { type: "string", description: "The severity of the incident. UNKNOWN for other issues." },
        has_tasks: { type: "boolean", description: "Whether the description has task list items." },
        task_status: { type: "string", description: "The progress on the task list items, in words." },
        references: { $ref: "#/$defs/References", description: "The short and full references to the issue." },
        task_completion_status: {
          $ref: "#/$defs/TaskCompletion",
          description: "The numbers of task list items and of those completed.",
        },
        moved_to_id: {
          type: ["integer", "null"],
          description: "The ID of the issue this one was moved to. Null if not moved.",
        },
        imported: { type: "boolean", description: "Whether the issue was imported." },
        imported_from: { type: "string", description: "The system the issue was imported from, none if it was not." },
        service_desk_reply_to: {
          type: ["string", "null"],
          description: "The email address replied to in Service Desk. Null for other issues.",
        },
        subscribed: {
          type: "boolean",
          description: "Whether the caller is subscribed to the issue. Present for a single issue.",
        },
        blocking_issues_count: { type: "integer", description: "The number of issues blocked by this one." },
        iteration: {
          anyOf: [
            { $ref: "#/$defs/Iteration", description: "The iteration the issue is in. Null if none is set." },
            { type: "null" },
          ],
        },
        epic_iid: {
          type: ["integer", "null"],
          description: "The ID of the issue's epic within its group. Null if there is none.",
        },
        health_status: {
          type: ["string", "null"],
          description: "The issue's health: on track, needs attention or at risk. Null if not set.",
        },
        _links: {
          $ref: "#/$defs/Links",
          description: "The links to the issue, its notes, award emoji and project in the API.",
        },
      },
      required: ["id"],
    },
    TimeStats: {
      type: "object",
      properties: {
        time_estimate: { type: "integer" },
        total_time_spent: { type: "integer" },
        human_time_estimate: { type: ["string", "null"] },
        human_total_time_spent: { type: ["string", "null"] },
      },
    },
    TaskCompletion: {
      type: "object",
      properties: { count: { type: "integer" }, completed_count: { type: "integer" } },
    },
    References: {
      type: "object",
      properties: { short: { type: "string" }, relative: { type: "string" }, full: { type: "string" } },
    },
    Links: {
      type: "object",
      properties: {
        self: { type: "string" },
        notes: { type: "string" },
        award_emoji: { type: "string" },
        project: { type: "string" },
        closed_as_duplicate_of: { type: ["string", "null"] },
      },
    },
    Iteration: {
      type: "object",
      properties: {
        id: { type: "integer" },
        iid: { type: "integer" },
        sequence: { type: "integer" },
        group_id: { type: "integer" },
        title: { type: ["string", "null"] },
        state: { type: "integer" },
        start_date: { type: "string", format: "date" },
        due_date: { type: "string", format: "date" },
        web_url: { type: "string" },
      },
    },
    Note: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The note's ID." },
        type: {
          type: ["string", "null"],
          description: "The kind of note, in a discussion or on a diff. Null for an ordinary one.",
        },
        body: { type: "string", description: "The note's text, as Markdown." },
        author: { $ref: "#/$defs/Person", description: "The user who wrote the note." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the note." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the note." },
        system: { type: "boolean", description: "Whether the note was written by GitLab to record a change." },
        noteable_id: { type: ["integer", "null"], description: "The ID of the item the note is on." },
        noteable_type: { type: "string", description: "The type of the item the note is on." },
        noteable_iid: {
          type: ["integer", "null"],
          description: "The ID of the item within its project. Null if it has none.",
        },
        project_id: { type: "integer", description: "The ID of the project the note belongs to." },
        commit_id: {
          type: ["string", "null"],
          description: "The ID of the commit the note is on. Null for other items.",
        },
        resolvable: { type: "boolean", description: "Whether the note can be resolved." },
        resolved: { type: "boolean", description: "Whether the note is resolved. Present for resolvable notes." },
        resolved_by: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user who resolved the note. Null if unresolved." },
            { type: "null" },
          ],
        },
        resolved_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the note was resolved. Null if unresolved.",
        },
        confidential: {
          type: "boolean",
          description: "Whether the note is internal. Deprecated in favor of internal.",
        },
        internal: {
          type: "boolean",
          description: "Whether the note is internal, visible to members with at least the Planner role.",
        },
        imported: { type: "boolean", description: "Whether the note was imported." },
        imported_from: { type: "string", description: "The system the note was imported from, none if it was not." },
        position: {
          anyOf: [
            { $ref: "#/$defs/NotePosition", description: "The note's place in the diff. Null for notes elsewhere." },
            { type: "null" },
          ],
        },
        attachment: { description: "Deprecated: no longer used." },
        commands_changes: { type: "object", description: "Changes made by quick actions in the text, by field." },
      },
      required: ["id"],
    },
    NotePosition: {
      type: "object",
      properties: {
        base_sha: { type: "string" },
        start_sha: { type: "string" },
        head_sha: { type: "string" },
        old_path: { type: ["string", "null"] },
        new_path: { type: ["string", "null"] },
        position_type: { type: "string" },
        old_line: { type: ["integer", "null"] },
        new_line: { type: ["integer", "null"] },
      },
    },
    MergeRequest: {
      type: "object",
      properties: {
        id: { type: "integer" },
        iid: { type: "integer" },
        project_id: { type: "integer" },
        title: { type: "string" },
        description: { type: ["string", "null"] },
        state: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        merged_at: { type: ["string", "null"], format: "date-time" },
        merged_by: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "Deprecated: use merge_user instead.", deprecated: true },
            { type: "null" },
          ],
        },
        merge_user: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        closed_at: { type: ["string", "null"], format: "date-time" },
        closed_by: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        prepared_at: { type: ["string", "null"], format: "date-time" },
        source_branch: { type: "string" },
        target_branch: { type: "string" },
        source_project_id: { type: ["integer", "null"] },
        target_project_id: { type: "integer" },
        author: { $ref: "#/$defs/Person" },
        assignee: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        assignees: { type: "array", items: { $ref: "#/$defs/Person" } },
        reviewers: { type: "array", items: { $ref: "#/$defs/Person" } },
        labels: { type: "array", items: { type: "string" } },
        milestone: { anyOf: [{ $ref: "#/$defs/Milestone" }, { type: "null" }] },
        draft: { type: "boolean" },
        work_in_progress: { type: "boolean", description: "Deprecated: use draft instead.", deprecated: true },
        merge_when_pipeline_succeeds: { type: "boolean" },
        merge_status: {
          type: "string",
          description: "Deprecated: use detailed_merge_status instead.",
          deprecated: true,
        },
        detailed_merge_status: { type: "string" },
        merge_error: { type: ["string", "null"] },
        sha: { type: ["string", "null"] },
        merge_commit_sha: { type: ["string", "null"] },
        squash_commit_sha: { type: ["string", "null"] },
        user_notes_count: { type: "integer" },
        upvotes: { type: "integer" },
        downvotes: { type: "integer" },
        should_remove_source_branch: { type: ["boolean", "null"] },
        force_remove_source_branch: { type: ["boolean", "null"] },
        squash: { type: "boolean" },
        squash_on_merge: { type: "boolean" },
        web_url: { type: "string" },
        references: { $ref: "#/$defs/References" },
        time_stats: { $ref: "#/$defs/TimeStats" },
        task_completion_status: { $ref: "#/$defs/TaskCompletion" },
        has_conflicts: { type: "boolean" },
        blocking_discussions_resolved: { type: "boolean" },
        discussion_locked: { type: ["boolean", "null"] },
        changes_count: { type: ["string", "null"] },
        subscribed: { type: "boolean" },
        diff_refs: { anyOf: [{ $ref: "#/$defs/DiffRefs" }, { type: "null" }] },
        head_pipeline: { anyOf: [{ $ref: "#/$defs/Pipeline" }, { type: "null" }] },
        pipeline: { anyOf: [{ $ref: "#/$defs/Pipeline" }, { type: "null" }] },
        user: { $ref: "#/$defs/MergeRights" },
        imported: { type: "boolean" },
        imported_from: { type: "string" },
        first_contribution: { type: "boolean" },
      },
      required: ["id"],
    },
    DiffRefs: {
      type: "object",
      properties: {
        base_sha: { type: ["string", "null"] },
        head_sha: { type: ["string", "null"] },
        start_sha: { type: ["string", "null"] },
      },
    },
    MergeRights: { type: "object", properties: { can_merge: { type: "boolean" } } },
    FileDiff: {
      type: "object",
      properties: {
        old_path: { type: "string" },
        new_path: { type: "string" },
        a_mode: { type: "string" },
        b_mode: { type: "string" },
        diff: { type: "string" },
        new_file: { type: "boolean" },
        renamed_file: { type: "boolean" },
        deleted_file: { type: "boolean" },
        generated_file: { type: ["boolean", "null"] },
        collapsed: { type: "boolean" },
        too_large: { type: "boolean" },
      },
      required: ["new_path"],
    },
    Approvals: {
      type: "object",
      properties: {
        id: { type: "integer" },
        iid: { type: "integer" },
        project_id: { type: "integer" },
        title: { type: "string" },
        description: { type: ["string", "null"] },
        state: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        merge_status: { type: "string", description: "Deprecated.", deprecated: true },
        approved: { type: "boolean" },
        approvals_required: { type: "integer" },
        approvals_left: { type: "integer" },
        user_has_approved: { type: "boolean" },
        user_can_approve: { type: "boolean" },
        approved_by: { type: "array", items: { $ref: "#/$defs/Approval" } },
      },
    },
    Approval: {
      type: "object",
      properties: { user: { $ref: "#/$defs/Person" }, approved_at: { type: ["string", "null"], format: "date-time" } },
    },
    Branch: {
      type: "object",
      properties: {
        name: { type: "string" },
        merged: { type: "boolean" },
        protected: { type: "boolean" },
        default: { type: "boolean" },
        developers_can_push: { type: "boolean" },
        developers_can_merge: { type: "boolean" },
        can_push: { type: "boolean" },
        web_url: { type: "string" },
        commit: { anyOf: [{ $ref: "#/$defs/Commit" }, { type: "null" }] },
      },
      required: ["name"],
    },
    Commit: {
      type: "object",
      properties: {
        id: { type: "string" },
        short_id: { type: "string" },
        title: { type: "string" },
        message: { type: "string" },
        author_name: { type: "string" },
        author_email: { type: "string" },
        authored_date: { type: "string", format: "date-time" },
        committer_name: { type: "string" },
        committer_email: { type: "string" },
        committed_date: { type: "string", format: "date-time" },
        created_at: { type: "string", format: "date-time" },
        parent_ids: { type: "array", items: { type: "string" } },
        web_url: { type: "string" },
        stats: { $ref: "#/$defs/CommitStats" },
        status: { type: ["string", "null"] },
        project_id: { type: "integer" },
        last_pipeline: { anyOf: [{ $ref: "#/$defs/Pipeline" }, { type: "null" }] },
        trailers: { type: "object", additionalProperties: { type: "string" } },
        extended_trailers: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
      },
      required: ["id"],
    },
    CommitStats: {
      type: "object",
      properties: { additions: { type: "integer" }, deletions: { type: "integer" }, total: { type: "integer" } },
    },
    CommitAction: {
      type: "object",
      properties: {
        action: {
          type: "string",
          description: "Action to perform on the file.",
          enum: ["create", "update", "delete", "move", "chmod"],
        },
        file_path: { type: "string", description: "Full path of the file.", minLength: 1 },
        previous_path: { type: "string", description: "Previous path of the file. For `move`." },
        content: { type: "string", description: "Full content of the file. For `create`, `update` and `move`." },
        encoding: { $ref: "#/$defs/FileEncoding" },
        last_commit_id: { type: "string", description: "SHA of the last known commit that changed the file." },
        execute_filemode: { type: "boolean", description: "Whether the file is executable. For `chmod`." },
      },
      required: ["action", "file_path"],
    },
    RepositoryFile: {
      type: "object",
      properties: {
        file_path: { type: "string" },
        file_name: { type: "string" },
        size: { type: "integer" },
        encoding: { type: "string" },
        content: { type: "string" },
        content_sha256: { type: "string" },
        ref: { type: "string" },
        blob_id: { type: "string" },
        commit_id: { type: "string" },
        last_commit_id: { type: "string" },
        execute_filemode: { type: "boolean" },
      },
      required: ["file_path"],
    },
    WrittenFile: {
      type: "object",
      properties: { file_path: { type: "string" }, branch: { type: "string" } },
      required: ["file_path"],
    },
    TreeEntry: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        path: { type: "string" },
        mode: { type: "string" },
      },
      required: ["path"],
    },
    Tag: {
      type: "object",
      properties: {
        name: { type: "string" },
        message: { type: ["string", "null"] },
        target: { type: "string" },
        protected: { type: "boolean" },
        created_at: { type: ["string", "null"], format: "date-time" },
        commit: { anyOf: [{ $ref: "#/$defs/Commit" }, { type: "null" }] },
        release: { anyOf: [{ $ref: "#/$defs/TagRelease" }, { type: "null" }] },
      },
      required: ["name"],
    },
    TagRelease: {
      type: "object",
      properties: { tag_name: { type: "string" }, description: { type: ["string", "null"] } },
    },
    Release: {
      type: "object",
      properties: {
        tag_name: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        description_html: { type: ["string", "null"] },
        created_at: { type: "string", format: "date-time" },
        released_at: { type: "string", format: "date-time" },
        upcoming_release: { type: "boolean" },
        historical_release: { type: "boolean" },
        author: { $ref: "#/$defs/Person" },
        commit: { $ref: "#/$defs/Commit" },
        milestones: { type: "array", items: { $ref: "#/$defs/Milestone" } },
        commit_path: { type: "string" },
        tag_path: { type: "string" },
        assets: { $ref: "#/$defs/Assets" },
        evidences: { type: "array", items: { $ref: "#/$defs/Evidence" } },
        _links: { $ref: "#/$defs/ReleaseLinks" },
      },
      required: ["tag_name"],
    },
    Assets: {
      type: "object",
      properties: {
        count: { type: "integer" },
        sources: { type: "array", items: { $ref: "#/$defs/Source" } },
        links: { type: "array", items: { $ref: "#/$defs/AssetLink" } },
      },
    },
    Source: { type: "object", properties: { format: { type: "string" }, url: { type: "string" } } },
    AssetLink: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        url: { type: "string" },
        direct_asset_url: { type: "string" },
        link_type: { type: "string" },
      },
    },
    Evidence: {
      type: "object",
      properties: {
        sha: { type: "string" },
        filepath: { type: "string" },
        collected_at: { type: "string", format: "date-time" },
      },
    },
    ReleaseLinks: {
      type: "object",
      properties: {
        closed_issues_url: { type: "string" },
        closed_merge_requests_url: { type: "string" },
        edit_url: { type: "string" },
        merged_merge_requests_url: { type: "string" },
        opened_issues_url: { type: "string" },
        opened_merge_requests_url: { type: "string" },
        self: { type: "string" },
      },
    },
    Pipeline: {
      type: "object",
      properties: {
        id: { type: "integer" },
        iid: { type: "integer" },
        project_id: { type: "integer" },
        status: { type: "string" },
        source: { type: "string" },
        ref: { type: "string" },
        sha: { type: "string" },
        before_sha: { type: ["string", "null"] },
        tag: { type: "boolean" },
        yaml_errors: { type: ["string", "null"] },
        user: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        web_url: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        started_at: { type: ["string", "null"], format: "date-time" },
        finished_at: { type: ["string", "null"], format: "date-time" },
        committed_at: { type: ["string", "null"], format: "date-time" },
        duration: { type: ["number", "null"] },
        queued_duration: { type: ["number", "null"] },
        coverage: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        detailed_status: { $ref: "#/$defs/DetailedStatus" },
        archived: { type: "boolean" },
      },
      required: ["id"],
    },
    DetailedStatus: {
      type: "object",
      properties: {
        icon: { type: "string" },
        text: { type: "string" },
        label: { type: "string" },
        group: { type: "string" },
        tooltip: { type: "string" },
        has_details: { type: "boolean" },
        details_path: { type: ["string", "null"] },
        favicon: { type: "string" },
      },
    },
    PipelineVariable: {
      type: "object",
      properties: {
        key: { type: "string", description: "Name of the variable.", minLength: 1 },
        value: { type: "string", description: "Value of the variable." },
        variable_type: {
          type: "string",
          description: "Type of the variable: an environment variable or a file. Defaults to `env_var`.",
          enum: ["env_var", "file"],
        },
      },
      required: ["key", "value"],
    },
    Job: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        stage: { type: "string" },
        status: { type: "string" },
        ref: { type: "string" },
        tag: { type: "boolean" },
        coverage: { type: ["number", "null"] },
        allow_failure: { type: "boolean" },
        created_at: { type: "string", format: "date-time" },
        started_at: { type: ["string", "null"], format: "date-time" },
        finished_at: { type: ["string", "null"], format: "date-time" },
        erased_at: { type: ["string", "null"], format: "date-time" },
        duration: { type: ["number", "null"] },
        queued_duration: { type: ["number", "null"] },
        user: { anyOf: [{ $ref: "#/$defs/Person" }, { type: "null" }] },
        commit: { anyOf: [{ $ref: "#/$defs/Commit" }, { type: "null" }] },
        pipeline: { $ref: "#/$defs/Pipeline" },
        failure_reason: { type: "string" },
        web_url: { type: "string" },
        project: { $ref: "#/$defs/JobProject" },
        archived: { type: "boolean" },
        artifacts: { type: "array", items: { $ref: "#/$defs/Artifact" } },
        artifacts_file: { $ref: "#/$defs/ArtifactsFile" },
        artifacts_expire_at: { type: ["string", "null"], format: "date-time" },
        tag_list: { type: "array", items: { type: "string" } },
        runner: { anyOf: [{ $ref: "#/$defs/Runner" }, { type: "null" }] },
        source: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    JobProject: { type: "object", properties: { ci_job_token_scope_enabled: { type: "boolean" } } },
    Artifact: {
      type: "object",
      properties: {
        file_type: { type: "string" },
        size: { type: "integer" },
        filename: { type: "string" },
        file_format: { type: ["string", "null"] },
      },
    },
    ArtifactsFile: { type: "object", properties: { filename: { type: "string" }, size: { type: "integer" } } },
    Runner: {
      type: "object",
      properties: {
        id: { type: "integer" },
        description: { type: ["string", "null"] },
        ip_address: { type: ["string", "null"] },
        active: { type: "boolean" },
        paused: { type: "boolean" },
        is_shared: { type: "boolean" },
        runner_type: { type: "string" },
        name: { type: ["string", "null"] },
        online: { type: ["boolean", "null"] },
        status: { type: "string" },
      },
    },
  },
})
