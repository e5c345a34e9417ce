// Generated from definitions/sentry.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/sentry.ts'

const organizationsListParamsCursor = { description: "Cursor of the page to return: `next` of the previous page." }
const organizationsListParamsPer_page = {
  description: "Maximum number of records per page, 1 to 100. Defaults to 100.",
}
const projectsGetParams = { properties: { project: { description: "Slug or ID of the project." } } }
const projectsCreateParamsSlug = {
  description: "Slug of the project in URLs: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone.",
}
const projectsCreateParamsPlatform = {
  description: "Platform of the project, such as `python` or `javascript-react`.",
}
const project_keysCreateParamsRateLimit = {
  properties: {
    window: { description: "Time window in seconds, up to 86,400." },
    count: { description: "Number of events accepted per time window." },
  },
  description: "Rate limit: number of accepted events per time window. `null` sets no limit.",
}
const project_keysUpdateParamsKey_id = { description: "ID of the client key, as `project_keys.list` returns it." }
const teamsCreateParamsSlug = {
  description: "Slug of the team: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone.",
}
const membersGetParamsMember_id = {
  description: "ID of the member, as `members.list` returns it. Differs from the user ID.",
}
const membersGetParams = { properties: { member_id: membersGetParamsMember_id } }
const membersCreateParamsOrgRole = {
  description: "Role in the organization. Defaults to `member` for invited people. `admin` is for legacy plans.",
}
const membersCreateParamsTeamRolesItems = {
  properties: { teamSlug: { description: "Slug of the team." }, role: { description: "Role in the team." } },
}
const team_membershipsCreateParams = {
  properties: { member_id: membersGetParamsMember_id, team: { description: "Slug or ID of the team." } },
}
const issuesListParamsProject = { description: "Filters by project slug or ID. `-1` returns all accessible projects." }
const issuesListParamsStatsPeriod = {
  description:
    "Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over " +
    "`start` and `end`.",
}
const issuesGetParamsIssue_id = {
  description: "Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`.",
}
const issuesUpdateParamsStatus = {
  description: "New status: `resolved`, `resolvedInNextRelease`, `ignored` (archived) or `unresolved` (reopened).",
}
const issuesUpdateParamsStatusDetailsInCommitRepository = {
  description: "Name of the repository, as Sentry knows it.",
}
const issuesUpdateParamsStatusDetails = {
  properties: {
    inNextRelease: { description: "Whether the issue is resolved in the next release. For `resolved`." },
    inRelease: { description: "Version of the release that resolves the issue, or `latest`. For `resolved`." },
    inCommit: {
      properties: {
        commit: { description: "Hash of the commit." },
        repository: issuesUpdateParamsStatusDetailsInCommitRepository,
      },
      description: "Commit that resolves the issue. For `resolved`.",
    },
    ignoreDuration: { description: "Time in minutes to ignore the issue. For `ignored`." },
    ignoreCount: { description: "Number of further events until which to ignore the issue. For `ignored`." },
    ignoreWindow: { description: "Time window for `ignoreCount`, in minutes, up to 10,080." },
    ignoreUserCount: { description: "Number of further users until which to ignore the issue. For `ignored`." },
    ignoreUserWindow: { description: "Time window for `ignoreUserCount`, in minutes, up to 10,080." },
  },
  description: "Details of `status`: duration, release or commit.",
}
const issuesUpdateParamsSubstatus = {
  description: "Substatus that refines the status, such as `archived_until_escalating` for `ignored`.",
}
const issuesUpdateParamsAssignedTo = {
  description: "Assignee: `user:id`, `team:id`, a username or an email address. An empty string unassigns the issue.",
}
const issuesUpdateParamsHasSeen = { description: "Whether the authenticated user has seen the issue." }
const issue_eventsListParamsFull = {
  description: "Whether to return full events, with their stack trace. Defaults to `false`.",
}
const issue_eventsListParamsSample = {
  description: "Whether to return events in a pseudo-random order, which is the same each time. Defaults to `false`.",
}
const event_idsGetParamsEvent_id = {
  description: "ID of the event, 32 hexadecimal digits.",
  examples: ["9fac2ceed9344f2bbfdd1fdacb0ed9b1"],
}
const event_rowsListParamsDataset = {
  description: "Dataset to query: errors, spans, logs, metrics, profile functions or uptime results.",
}
const releasesGetParamsVersion = { description: "Version of the release, such as `web@1.2.0`." }
const releasesCreateParamsRef = { description: "Commit or tag that the release is built from." }
const releasesCreateParamsUrl = { description: "URL for the release, such as a link to its source." }
const releasesCreateParamsDateReleased = {
  description: "Time when the release went live. Defaults to the current time.",
}
const releasesCreateParamsCommitsItems = {
  properties: {
    id: { description: "Hash of the commit." },
    repository: { description: "Repository of the commit." },
    message: { description: "Message of the commit." },
    author_name: { description: "Name of the commit author." },
    author_email: { description: "Email address of the commit author." },
    timestamp: { description: "Time of the commit." },
    patch_set: {
      items: {
        properties: {
          path: { description: "Full path of the file." },
          type: { description: "Type of the change: added (`A`), modified (`M`) or deleted (`D`)." },
        },
      },
      description: "Files that the commit changed.",
    },
  },
}
const releasesCreateParamsRefs = {
  items: {
    properties: {
      commit: { description: "Hash of the latest commit." },
      repository: issuesUpdateParamsStatusDetailsInCommitRepository,
      previousCommit: { description: "Latest commit of the previous release. Defaults to the one that Sentry stored." },
    },
  },
  description: "Latest commit of each connected repository, from which Sentry derives the commits.",
}
const release_commitsListParams = {
  properties: { cursor: organizationsListParamsCursor, version: releasesGetParamsVersion },
}
const monitorsCreateParamsConfigSchedule = {
  description: "Schedule of the job: a crontab expression such as `0 * * * *`, or an interval such as `[1, \"day\"]`.",
}
const monitorsCreateParamsConfig = {
  properties: {
    schedule_type: { description: "Type of `schedule`: a crontab expression or an interval." },
    schedule: monitorsCreateParamsConfigSchedule,
    checkin_margin: { description: "Time in minutes that a check-in can be late." },
    max_runtime: { description: "Maximum run time of the job, in minutes." },
    timezone: { description: "Time zone of the schedule, such as `Europe/Vienna`.", examples: ["Europe/Vienna"] },
    failure_issue_threshold: { description: "Number of consecutive failures after which an issue is created." },
    recovery_threshold: { description: "Number of consecutive successes after which the issue is resolved." },
  },
  description: "Schedule of the job, and the conditions under which it is late or failed.",
}
const monitorsCreateParamsSlug = {
  description:
    "Slug of the cron monitor in check-ins: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone.",
}
const monitorsCreateParamsStatus = {
  description: "Status of the cron monitor. A disabled monitor accepts no check-ins.",
}
const monitorsCreateParamsOwner = { description: "Owner of the cron monitor: `user:id` or `team:id`." }
const monitorsCreateParamsIs_muted = { description: "Whether the cron monitor is muted and reports no incidents." }
const alertsGetParamsAlert_id = { description: "ID of the alert, as `alerts.list` returns it." }
const alertsGetParams = { properties: { alert_id: alertsGetParamsAlert_id } }
const replaysListParamsField = {
  description: "Fields to return, such as `id`, `user`, `urls`, `duration` or `error_ids`.",
}
const schemasOrganizationStatus = { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } }
const schemasIssueCulprit = {
  type: ["string", "null"],
  description: "The code responsible, for example a function or an endpoint.",
}
const schemasEventEventType = {
  type: "string",
  description: "The event's type, for example error, default or transaction.",
}
export default describedKind(kind, {
  category: "monitoring",
  support: "community",
  docs: "https://docs.sentry.io/api/",
  basis: {
    version: "API v0, schema release 0.272.0",
    date: "2026-11-23",
    compared: "Sentry's OpenAPI description 0.272.0 of 2026-08-16",
    differences: 31,
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/getsentry/sentry-api-schema/main/openapi-derefed.json",
      },
    ],
    missing:
      "Comments on issues, which Sentry does not document; dashboards, saved queries, uptime and metric monitors, " +
      "writing alerts, files of releases and debug files, recordings of replays, traces and profiles, integrations, " +
      "SCIM, and the settings of an organization. Attachments that Sentry has stored with another host.",
  },
  sunset: { version: "0", date: "none", docs: "https://docs.sentry.io/api/", read: "2026-11-29" },
  description:
    "Issues, events, tags, projects, client keys, releases, deploys, cron monitors, alerts, replays, teams and " +
    "members of a Sentry organization, hosted or self-hosted.",
  config: {
    properties: {
      host: {
        description:
          "Host of the organization's data: `us.sentry.io`, `de.sentry.io`, or the host of your self-hosted Sentry, " +
          "without `https://` and path. Defaults to `us.sentry.io`.",
        examples: ["us.sentry.io", "de.sentry.io", "sentry.example.com"],
      },
      region: {
        description:
          "Data region of the organization: `us` or `de`. For sign-in with a Sentry account. Defaults to `us`.",
      },
      organization: { description: "Slug of the organization: `acme` in `https://acme.sentry.io`." },
    },
  },
  auth: {
    token: {
      description:
        "Create a personal token under User settings, or an internal integration under Organization settings > " +
        "Custom integrations. It needs `org:read`, `project:read`, `event:read`, `member:read`, `team:read`, " +
        "`project:releases` and `alerts:read`, and for changes the matching `write` or `admin` scopes. Organization " +
        "tokens are for builds and cannot read.",
      credentials: { properties: { token: { description: "Personal token, or token of an internal integration." } } },
    },
    oauth: {
      description:
        "Create an application under User settings > Applications on sentry.io, and use its client ID and secret.",
    },
  },
  entities: {
    organization: { description: "The organization of the connection.", refs: {} },
    organizations: { description: "An organization that the credentials can access.", refs: {} },
    projects: {
      description: "A project: an application or service that sends errors to Sentry.",
      search: {
        id: { type: "string" },
        slug: { type: "string" },
        name: { type: "string" },
        platform: { type: "string" },
        dateCreated: { type: "timestamp" },
        firstEvent: { type: "timestamp" },
        isMember: { type: "boolean" },
        hasAccess: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    project_keys: { description: "A client key of a project. Its DSN lets an application send events.", refs: {} },
    environments: { description: "An environment that events come from, such as production.", refs: {} },
    teams: {
      description: "A team, which owns projects and has members.",
      search: {
        id: { type: "string" },
        slug: { type: "string" },
        name: { type: "string" },
        dateCreated: { type: "timestamp" },
        memberCount: { type: "integer" },
        isMember: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    members: {
      description: "A member of the organization, or a pending invitation.",
      search: {
        id: { type: "string" },
        email: { type: "string" },
        name: { type: "string" },
        orgRole: { type: "string" },
        pending: { type: "boolean" },
        expired: { type: "boolean" },
        inviteStatus: { type: "string" },
        dateCreated: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["email"], ["orgRole"]] },
      refs: {},
    },
    team_memberships: { description: "A membership of a member in a team.", refs: {} },
    issues: {
      description:
        "An issue: a group of similar events, such as the same error, with counts and first and last time seen.",
      search: {
        id: { type: "string" },
        shortId: { type: "string" },
        title: { type: "string" },
        culprit: { type: "string" },
        level: { type: "string" },
        status: { type: "string" },
        substatus: { type: "string" },
        priority: { type: "string" },
        platform: { type: "string" },
        type: { type: "string" },
        issueType: { type: "string" },
        issueCategory: { type: "string" },
        logger: { type: "string" },
        permalink: { type: "string" },
        numComments: { type: "integer" },
        userCount: { type: "integer" },
        isUnhandled: { type: "boolean" },
        firstSeen: { type: "timestamp" },
        lastSeen: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["shortId"], ["culprit"]] },
      refs: {},
    },
    issue_batches: { description: "A batch change of several issues.", refs: {} },
    issue_events: { description: "An event of an issue.", refs: {} },
    issue_tags: {
      description: "A tag of an issue's events, such as `browser`, with its most frequent values.",
      refs: {},
    },
    short_ids: { description: "An issue found by its short ID, such as `WEB-7`.", refs: {} },
    event_ids: { description: "An event found by its ID alone.", refs: {} },
    events: {
      description: "An event that a project sent: an error, with user, tags and context.",
      search: {
        id: { type: "string" },
        eventID: { type: "string" },
        groupID: { type: "string" },
        projectID: { type: "string" },
        title: { type: "string" },
        message: { type: "string" },
        culprit: { type: "string" },
        location: { type: "string" },
        platform: { type: "string" },
        dateCreated: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["message"], ["culprit"], ["location"]] },
      refs: { groupID: "issues.id", projectID: "projects.id" },
    },
    event_attachments: { description: "An attachment of an event, such as a screenshot or a minidump.", refs: {} },
    event_rows: {
      description: "A row of an event query: the requested fields and functions over errors, spans or logs.",
      refs: {},
    },
    event_series: { description: "An event series: a count or another function of events over time.", refs: {} },
    usage_stats: { description: "Usage statistics: accepted, filtered and dropped events.", refs: {} },
    releases: {
      description: "A release: a version of an application, for one or more projects.",
      search: {
        version: { type: "string" },
        id: { type: "integer" },
        shortVersion: { type: "string" },
        status: { type: "string" },
        ref: { type: "string" },
        url: { type: "string" },
        newGroups: { type: "integer" },
        commitCount: { type: "integer" },
        deployCount: { type: "integer" },
        dateCreated: { type: "timestamp" },
        dateReleased: { type: "timestamp" },
        firstEvent: { type: "timestamp" },
        lastEvent: { type: "timestamp" },
      },
      hit: { title: [["version"]], text: [["shortVersion"], ["ref"]] },
      refs: {},
    },
    release_commits: { description: "A commit of a release.", refs: {} },
    deploys: { description: "A deploy of a release to an environment.", refs: {} },
    monitors: {
      description: "A cron monitor, which checks that a job runs on schedule.",
      search: {
        id: { type: "string" },
        slug: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        isMuted: { type: "boolean" },
        dateCreated: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    monitor_checkins: {
      description: "A check-in of a cron monitor: a job started, succeeded, failed or was missed.",
      refs: {},
    },
    alerts: {
      description: "An alert, which notifies people or performs actions when something happens to issues.",
      refs: {},
    },
    repositories: { description: "A repository connected to the organization.", refs: {} },
    replays: { description: "A replay: a recorded session of an application's user.", refs: {} },
  },
  operations: {
    "organization.get": {
      description: "Gets the organization of the connection, with its name, ID and enabled features.",
      keywords: ["company", "account settings", "org", "quota", "tenant"],
      params: {
        properties: {
          detailed: { description: "Whether to include projects and teams: `0` or `1`. Defaults to `0`." },
        },
      },
      isGraphql: false,
    },
    "organizations.list": {
      description:
        "Lists the organizations of the region that the credentials can access: all of a user's, or the one of an " +
        "integration.",
      keywords: ["companies", "accounts", "orgs", "which I belong", "memberships"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          owner: { description: "Whether to return only organizations that the user owns." },
          query: { description: "Search query, such as `slug:acme` or `status:active`." },
          sortBy: {
            description: "Sort by most members, or most events in the last 24 hours. Defaults to the creation date.",
          },
          per_page: organizationsListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/Organization" },
      isGraphql: false,
    },
    "projects.list": {
      description: "Lists or searches the projects of the organization.",
      keywords: ["apps", "application", "codebase", "service", "platform", "our projects", "which apps"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          query: { description: "Filters by part of the name or slug." },
          per_page: organizationsListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "projects.get": {
      description: "Gets a project with its settings.",
      keywords: ["app details", "app", "application", "codebase", "service", "platform"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "projects.create": {
      description: "Creates a project for a team.",
      keywords: ["new app", "set up", "app", "application", "codebase", "service", "platform"],
      params: {
        properties: {
          team: { description: "Slug or ID of the team." },
          name: { description: "Name of the project." },
          slug: projectsCreateParamsSlug,
          platform: projectsCreateParamsPlatform,
          default_rules: { description: "Whether to create a default alert for every new issue. Defaults to `true`." },
        },
      },
      isGraphql: false,
    },
    "projects.update": {
      description: "Updates a project. Fields that you leave out keep their value.",
      keywords: ["rename app", "platform", "app", "application", "codebase", "service"],
      params: {
        properties: {
          project: { description: "Slug or ID of the project." },
          name: { description: "New name of the project." },
          slug: projectsCreateParamsSlug,
          platform: projectsCreateParamsPlatform,
          isBookmarked: { description: "Whether the project is bookmarked by the authenticated user." },
          subjectPrefix: { description: "Prefix of the subject of emails from the project." },
          subjectTemplate: {
            description: "Subject template of alert emails, with variables such as `$title` and `$shortID`.",
          },
          resolveAge: {
            description: "Time in hours without events after which issues are resolved automatically. `0` disables it.",
          },
          highlightTags: { description: "Tags to show first on issues of the project." },
        },
      },
      isGraphql: false,
    },
    "projects.delete": {
      description: "Deletes a project and all of its issues. Deletion takes a while and cannot be undone.",
      keywords: ["drop app", "app", "application", "codebase", "service", "platform"],
      params: projectsGetParams,
      isGraphql: false,
    },
    "project_keys.list": {
      description: "Lists the client keys of a project with their DSNs.",
      keywords: ["which DSN", "SDK key", "ingest URL", "token", "snippet for SDK"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          project: { description: "Slug or ID of the project." },
          status: { description: "Filters by status: active or inactive keys." },
        },
      },
      record: { $ref: "#/$defs/ProjectKeyRecord" },
      isGraphql: false,
    },
    "project_keys.create": {
      description: "Creates a client key for a project and returns its DSN.",
      keywords: ["new DSN", "SDK key", "ingest URL", "token", "snippet for SDK"],
      params: {
        properties: {
          project: { description: "Slug or ID of the project." },
          name: { description: "Name of the client key. Sentry generates one by default." },
          rateLimit: project_keysCreateParamsRateLimit,
        },
      },
      isGraphql: false,
    },
    "project_keys.update": {
      description: "Updates a client key: its name, status or rate limit.",
      keywords: ["disable DSN", "DSN", "SDK key", "ingest URL", "token", "snippet for SDK"],
      params: {
        properties: {
          project: { description: "Slug or ID of the project." },
          key_id: project_keysUpdateParamsKey_id,
          name: { description: "New name of the client key." },
          isActive: { description: "Whether the client key is active. Events sent with an inactive key are rejected." },
          rateLimit: project_keysCreateParamsRateLimit,
          browserSdkVersion: { description: "SDK version that the loader script loads." },
        },
      },
      isGraphql: false,
    },
    "project_keys.delete": {
      description: "Deletes a client key. Events sent with it are rejected.",
      keywords: ["revoke DSN", "DSN", "SDK key", "ingest URL", "token", "snippet for SDK"],
      params: {
        properties: { project: { description: "Slug or ID of the project." }, key_id: project_keysUpdateParamsKey_id },
      },
      isGraphql: false,
    },
    "environments.list": {
      description: "Lists the environments of the organization.",
      keywords: ["production", "staging", "dev", "stage", "where"],
      params: { properties: { visibility: { description: "Filters by visibility. Defaults to `visible`." } } },
      record: { $ref: "#/$defs/Environment" },
      isGraphql: false,
    },
    "teams.list": {
      description: "Lists or searches the teams of the organization.",
      keywords: ["squads", "group", "department", "owners", "crew"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          query: { description: "Filters by part of the name or slug." },
          detailed: { description: "Whether to include the projects of each team: `0` or `1`. Defaults to `1`." },
          per_page: organizationsListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "teams.get": {
      description: "Gets a team by slug or ID.",
      keywords: ["squad details", "squad", "group", "department", "owners", "crew"],
      params: {
        properties: {
          team: { description: "Slug or ID of the team." },
          expand: { description: "Additional data to return." },
          collapse: { description: "Data to leave out." },
        },
      },
      isGraphql: false,
    },
    "teams.create": {
      description: "Creates a team.",
      keywords: ["form squad", "squad", "group", "department", "owners", "crew"],
      params: { properties: { slug: teamsCreateParamsSlug } },
      isGraphql: false,
    },
    "teams.update": {
      description: "Updates the slug of a team.",
      keywords: ["rename squad", "squad", "group", "department", "owners", "crew"],
      params: { properties: { team: { description: "Slug or ID of the team." }, slug: teamsCreateParamsSlug } },
      isGraphql: false,
    },
    "teams.delete": {
      description: "Deletes a team, but not its projects. Deletion takes a while; the slug is available immediately.",
      keywords: ["dissolve squad", "squad", "group", "department", "owners", "crew"],
      params: { properties: { team: { description: "Slug or ID of the team." } } },
      isGraphql: false,
    },
    "members.list": {
      description: "Lists the members of the organization, including pending invitations.",
      keywords: ["who belongs", "person", "colleague", "user", "developer", "seat", "who in the organization"],
      params: { properties: { cursor: organizationsListParamsCursor } },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "members.get": {
      description: "Gets a member with teams and roles.",
      keywords: ["who is", "person", "colleague", "user", "developer", "seat"],
      params: membersGetParams,
      isGraphql: false,
    },
    "members.create": {
      description: "Creates a member: invites a person to the organization by email.",
      keywords: ["onboard", "colleague", "user", "developer", "seat", "invite a developer"],
      params: {
        properties: {
          email: { description: "Email address to invite." },
          orgRole: membersCreateParamsOrgRole,
          teamRoles: { items: membersCreateParamsTeamRolesItems, description: "Teams to join, each with a role." },
          sendInvite: { description: "Whether to send the invitation by email. Defaults to `true`." },
          reinvite: { description: "Whether to invite a person again who was invited before. Defaults to `true`." },
        },
      },
      isGraphql: false,
    },
    "members.update": {
      description:
        "Updates the role of a member in the organization or in teams. An organization role requires a personal " +
        "token.",
      keywords: ["change role", "person", "colleague", "user", "developer", "seat"],
      params: {
        properties: {
          member_id: membersGetParamsMember_id,
          orgRole: membersCreateParamsOrgRole,
          teamRoles: {
            items: membersCreateParamsTeamRolesItems,
            description: "Teams of the member, each with a role. Replaces the current teams.",
          },
        },
      },
      isGraphql: false,
    },
    "members.delete": {
      description: "Removes a member from the organization.",
      keywords: ["offboard", "remove colleague", "person", "colleague", "user", "developer", "seat"],
      params: membersGetParams,
      isGraphql: false,
    },
    "team_memberships.create": {
      description:
        "Adds a member to a team and returns the team. Returns nothing if the membership exists or needs approval, " +
        "which is then requested.",
      keywords: ["add colleague", "join", "put in squad", "belongs", "access", "roster", "colleagues"],
      params: team_membershipsCreateParams,
      isGraphql: false,
    },
    "team_memberships.delete": {
      description: "Removes a member from a team.",
      keywords: ["take out", "leave", "put in squad", "belongs", "access", "roster", "colleagues"],
      params: team_membershipsCreateParams,
      isGraphql: false,
    },
    "issues.list": {
      description:
        "Lists or searches the issues of the organization seen within a time range. Defaults to the last 90 days and " +
        "to unresolved issues.",
      keywords: [
        "new crashes",
        "top errors",
        "error",
        "crash",
        "exception",
        "bug",
        "failure",
        "regression",
        "fault",
        "new errors",
        "unresolved errors",
        "since the release",
        "what is breaking",
        "since the deploy",
        "unhandled",
        "errors today",
        "most frequent",
        "first seen",
        "spike",
        "since when",
      ],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          query: {
            description:
              "Sentry search query, such as `is:unresolved level:error assigned:me`. An empty string returns all " +
              "issues. Defaults to `is:unresolved`.",
          },
          project: issuesListParamsProject,
          environment: { description: "Filters by environment name." },
          statsPeriod: issuesListParamsStatsPeriod,
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
          sort: {
            description:
              "Sort order: last seen (`date`), newest (`new`), `trends`, most events (`freq`) or most users (`user`)" +
              ". `inbox` requires `is:for_review`. Defaults to `date`.",
          },
          groupStatsPeriod: { description: "Time range of the counts in `stats`. An empty string leaves them out." },
          shortIdLookup: {
            description: "Whether `query` is a short ID, such as `WEB-7`. `1` ignores all other filters.",
          },
          expand: { description: "Additional data to return." },
          collapse: { description: "Data to leave out, for a faster response." },
          limit: { description: "Maximum number of issues per page, 1 to 100. Defaults to 100." },
        },
      },
      record: { $ref: "#/$defs/Issue" },
      isGraphql: false,
    },
    "issues.get": {
      description: "Gets an issue by ID.",
      keywords: [
        "error details",
        "how many users",
        "error",
        "crash",
        "exception",
        "bug",
        "failure",
        "regression",
        "fault",
        "when it first happen",
        "how often",
        "how many users affected",
        "is it resolved",
        "who is assigned",
        "last seen",
      ],
      params: {
        properties: {
          issue_id: issuesGetParamsIssue_id,
          environment: { description: "Filters by environment name." },
          expand: { description: "Additional data to return." },
          collapse: { description: "Data to leave out, for a faster response." },
        },
      },
      isGraphql: false,
    },
    "issues.update": {
      description:
        "Updates an issue: resolves, archives (`ignored`), reopens, assigns or prioritizes it, or changes the user's " +
        "view of it.",
      keywords: [
        "ignore",
        "mute",
        "fixed",
        "close",
        "error",
        "crash",
        "exception",
        "bug",
        "failure",
        "regression",
        "fault",
        "resolve the error",
        "ignore the error",
        "assign the error",
        "mark as resolved",
        "resolved in next release",
        "reassign",
      ],
      params: {
        properties: {
          issue_id: issuesGetParamsIssue_id,
          status: issuesUpdateParamsStatus,
          statusDetails: issuesUpdateParamsStatusDetails,
          substatus: issuesUpdateParamsSubstatus,
          assignedTo: issuesUpdateParamsAssignedTo,
          priority: { description: "New priority of the issue." },
          hasSeen: issuesUpdateParamsHasSeen,
          isBookmarked: { description: "Whether the issue is bookmarked by the authenticated user." },
          isSubscribed: {
            description: "Whether the authenticated user is subscribed to notifications about the issue.",
          },
          isPublic: { description: "Whether the issue is public: visible to anyone with the link." },
          inbox: { description: "Whether the issue is in the inbox for review. `false` marks it as reviewed." },
        },
      },
      isGraphql: false,
    },
    "issues.delete": {
      description: "Deletes an issue and its events permanently. Deletion takes a while and cannot be undone.",
      keywords: ["purge error", "remove", "error", "crash", "exception", "bug", "failure", "regression", "fault"],
      params: { properties: { issue_id: issuesGetParamsIssue_id } },
      isGraphql: false,
    },
    "issue_batches.update": {
      description:
        "Updates several issues by ID: resolves, archives, assigns, merges or changes them. Returns the changes, not " +
        "the issues.",
      keywords: ["ignore several", "mute many", "many errors", "bulk", "several crashes", "mass", "all at once"],
      params: {
        properties: {
          id: { description: "IDs of the issues, up to 1,000." },
          status: issuesUpdateParamsStatus,
          statusDetails: issuesUpdateParamsStatusDetails,
          substatus: issuesUpdateParamsSubstatus,
          assignedTo: issuesUpdateParamsAssignedTo,
          priority: { description: "New priority of the issue." },
          hasSeen: issuesUpdateParamsHasSeen,
          merge: { description: "Whether to merge the issues into one issue." },
          discard: {
            description: "Whether to delete the issues and discard all future events that would belong to them.",
          },
        },
      },
      isGraphql: false,
    },
    "issue_batches.delete": {
      description: "Deletes several issues and their events permanently. This cannot be undone.",
      keywords: ["purge several", "remove all", "many errors", "bulk", "several crashes", "mass", "all at once"],
      params: { properties: { id: { description: "IDs of the issues, up to 1,000." } } },
      isGraphql: false,
    },
    "issue_events.list": {
      description: "Lists the events of an issue, newest first.",
      keywords: [
        "occurrences",
        "stack trace",
        "exception details",
        "stacktrace",
        "crash report",
        "each time",
        "which users hit",
        "browsers",
        "every time it happened",
      ],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          issue_id: issuesGetParamsIssue_id,
          query: { description: "Search query, such as `release:1.2.0` or `browser:Firefox`." },
          environment: { description: "Filters by environment name." },
          statsPeriod: issuesListParamsStatsPeriod,
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
          full: issue_eventsListParamsFull,
          sample: issue_eventsListParamsSample,
          per_page: organizationsListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "issue_events.get": {
      description:
        "Gets the latest, oldest or recommended (most helpful) event of an issue, with stack trace and context.",
      keywords: [
        "latest occurrence",
        "occurrence",
        "exception details",
        "stacktrace",
        "crash report",
        "each time",
        "latest event",
        "which line",
        "what browser",
        "breadcrumbs",
      ],
      params: {
        properties: {
          issue_id: issuesGetParamsIssue_id,
          event_id: { description: "`latest`, `oldest`, `recommended`, or the ID of an event." },
          environment: { description: "Filters by environment name." },
          llmFormat: { description: "Text format in which to add the event as `formatted`." },
        },
      },
      isGraphql: false,
    },
    "issue_tags.get": {
      description: "Gets a tag of an issue, with the distribution of its values across events.",
      keywords: [
        "browser",
        "OS",
        "release breakdown",
        "affected devices",
        "breakdown",
        "which browsers",
        "affected versions",
        "by environment",
        "by device",
      ],
      params: {
        properties: {
          issue_id: issuesGetParamsIssue_id,
          key: { description: "Key of the tag, such as `browser`, `release` or `user`." },
          environment: { description: "Filters by environment name." },
        },
      },
      isGraphql: false,
    },
    "short_ids.get": {
      description: "Gets an issue and its project by short ID, such as `WEB-7`.",
      keywords: ["ticket number", "resolve key", "PROJ-1", "look up error", "by short code", "find by short ID"],
      params: {
        properties: { short_id: { description: "Short ID of the issue, such as `WEB-7`.", examples: ["WEB-7"] } },
      },
      isGraphql: false,
    },
    "event_ids.get": {
      description: "Gets an event by its ID alone, with its project and issue.",
      keywords: ["find occurrence", "look up", "by hash", "which error", "trace from log"],
      params: { properties: { event_id: event_idsGetParamsEvent_id } },
      isGraphql: false,
    },
    "events.list": {
      description: "Lists the error events of a project, newest first.",
      keywords: ["latest exceptions", "occurrence", "exception", "crash report", "stack trace", "error log"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          project: { description: "Slug or ID of the project." },
          statsPeriod: issuesListParamsStatsPeriod,
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
          full: issue_eventsListParamsFull,
          sample: issue_eventsListParamsSample,
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "events.get": {
      description: "Gets an event of a project with stack trace, context, release and user report.",
      keywords: ["breadcrumbs", "occurrence", "exception", "crash report", "error log"],
      params: {
        properties: {
          project: { description: "Slug or ID of the project." },
          event_id: event_idsGetParamsEvent_id,
          environment: { description: "Filters by environment name." },
        },
      },
      isGraphql: false,
    },
    "event_attachments.list": {
      description: "Lists the attachments of an event.",
      keywords: ["files", "minidump", "log file", "screenshot", "crash dump"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          project: { description: "Slug or ID of the project." },
          event_id: event_idsGetParamsEvent_id,
          query: { description: "Filters by part of the file name, or `is:screenshot`." },
        },
      },
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "event_attachments.download": {
      description: "Downloads an attachment of an event.",
      keywords: ["save dump", "fetch", "minidump", "log file", "screenshot", "crash dump", "file"],
      params: {
        properties: {
          project: { description: "Slug or ID of the project." },
          event_id: event_idsGetParamsEvent_id,
          attachment_id: { description: "ID of the attachment, as `event_attachments.list` returns it." },
        },
      },
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "event_rows.list": {
      description:
        "Lists the rows of an event query over errors, spans, logs or metrics: selects fields, counts and groups, " +
        "such as `title` and `count()`.",
      keywords: [
        "discover",
        "table of errors",
        "aggregate",
        "slow transactions",
        "group by",
        "p95",
        "query events",
        "count by",
        "performance",
        "apdex",
        "failure rate",
      ],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          field: {
            description:
              "Fields, and functions such as `count()` or `p95(span.duration)`. Rows are grouped by the fields. Up " +
              "to 20.",
          },
          dataset: event_rowsListParamsDataset,
          query: { description: "Sentry search query, such as `release:1.2.0 AND level:error`." },
          sort: { description: "Field to sort by. Prefix with `-` for descending order." },
          project: issuesListParamsProject,
          environment: { description: "Filters by environment name." },
          statsPeriod: issuesListParamsStatsPeriod,
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
          allowAggregateConditions: {
            description: "Whether the query can contain functions, such as `count():>10`. Defaults to `true`.",
          },
          per_page: organizationsListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/EventRow" },
      isGraphql: false,
    },
    "event_series.list": {
      description: "Lists series of events over time, such as the number of errors per hour, optionally by group.",
      keywords: ["chart", "error rate", "trend", "graph", "histogram", "errors over time"],
      params: {
        properties: {
          dataset: event_rowsListParamsDataset,
          yAxis: {
            description: "Function to calculate, such as `count()` or `p95(span.duration)`. Defaults to `count()`.",
          },
          query: { description: "Sentry search query." },
          interval: { description: "Time between two values, in seconds." },
          groupBy: { description: "Fields to group by." },
          topEvents: {
            description: "Number of top groups that get their own series, 1 to 10. Requires `sort` and `groupBy`.",
          },
          sort: { description: "Function that ranks the top groups, such as `-count()`." },
          excludeOther: { description: "Whether to leave out the series of all other groups. `1` leaves it out." },
          comparisonDelta: { description: "Offset of an earlier time range to compare with, in seconds." },
          project: issuesListParamsProject,
          environment: { description: "Filters by environment name." },
          statsPeriod: issuesListParamsStatsPeriod,
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
        },
      },
      record: { $ref: "#/$defs/EventSeries" },
      isGraphql: false,
    },
    "usage_stats.list": {
      description:
        "Lists usage statistics: event counts of the organization by project, category, outcome or reason, as " +
        "counted for the quota.",
      keywords: [
        "how many events",
        "volume",
        "billing",
        "dropped",
        "consumption",
        "how many events use",
        "dropped events",
      ],
      params: {
        properties: {
          groupBy: { description: "Fields to group by." },
          field: {
            description: "Value to count: the quantity that counts toward the quota, or the number of times seen.",
          },
          statsPeriod: { description: "Most recent period, such as `24h` or `7d`. Use in place of `start` and `end`." },
          interval: { description: "Interval of each value, `1h` to `1d`. Defaults to `1h`." },
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
          project: { description: "Filters by project ID. `-1` returns all projects." },
          category: {
            description: "Filters by category, such as `error`, `transaction`, `attachment`, `replay` or `monitor`.",
          },
          outcome: { description: "Filters by outcome of the events." },
          reason: { description: "Filters by the reason for which events were dropped." },
        },
      },
      record: { $ref: "#/$defs/UsageGroup" },
      isGraphql: false,
    },
    "releases.list": {
      description: "Lists or searches the releases of the organization, newest first.",
      keywords: [
        "versions",
        "deployment",
        "shipped",
        "build",
        "rollout",
        "latest release",
        "which version is out",
        "crash free",
        "adoption",
      ],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          query: { description: "Filters by part of the version." },
          project: issuesListParamsProject,
          environment: { description: "Filters by environment name." },
          per_page: organizationsListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/Release" },
      isGraphql: false,
    },
    "releases.get": {
      description: "Gets a release by version, optionally with its health.",
      keywords: ["version health", "deployment", "shipped", "build", "rollout"],
      params: {
        properties: {
          version: releasesGetParamsVersion,
          project: { description: "ID or slug of the project to show the release for." },
          health: { description: "Whether to include release health: session and crash counts. Defaults to `false`." },
          adoptionStages: {
            description: "Whether to include the adoption stages of the release. Defaults to `false`.",
          },
          summaryStatsPeriod: { description: "Time range of the summary. Defaults to `14d`." },
          healthStatsPeriod: { description: "Time range of the health data. Defaults to `24h`." },
          sort: { description: "Sort field that determines the previous and next release. Defaults to `date`." },
          status: { description: "Status of releases that count as previous or next." },
        },
      },
      isGraphql: false,
    },
    "releases.create": {
      description: "Creates a release for projects. If the version exists, updates and returns that release.",
      keywords: ["new version", "register build", "deployment", "shipped", "build", "rollout", "tell about a release"],
      params: {
        properties: {
          version: { description: "Version of the release, such as `web@1.2.0`, or a commit hash." },
          projects: { description: "Slugs of the projects of the release." },
          ref: releasesCreateParamsRef,
          url: releasesCreateParamsUrl,
          dateReleased: releasesCreateParamsDateReleased,
          commits: {
            items: releasesCreateParamsCommitsItems,
            description: "Commits of the release, if no repository is connected.",
          },
          refs: releasesCreateParamsRefs,
          status: { description: "Status of the release: open or archived." },
          owner: { description: "Username of the release owner." },
        },
      },
      isGraphql: false,
    },
    "releases.update": {
      description: "Updates the reference, URL, date or commits of a release.",
      keywords: ["finalize", "version", "deployment", "shipped", "build", "rollout", "finalize the release"],
      params: {
        properties: {
          version: releasesGetParamsVersion,
          ref: releasesCreateParamsRef,
          url: releasesCreateParamsUrl,
          dateReleased: releasesCreateParamsDateReleased,
          commits: {
            items: releasesCreateParamsCommitsItems,
            description: "Commits of the release. Replaces the current commits.",
          },
          refs: releasesCreateParamsRefs,
        },
      },
      isGraphql: false,
    },
    "releases.delete": {
      description: "Deletes a release and its files permanently. Fails while issues refer to the release.",
      keywords: ["drop version", "version", "deployment", "shipped", "build", "rollout"],
      params: { properties: { version: releasesGetParamsVersion } },
      isGraphql: false,
    },
    "release_commits.list": {
      description: "Lists the commits of a release.",
      keywords: ["suspect commit", "changes", "what is in version", "which commit broke", "git"],
      params: release_commitsListParams,
      record: { $ref: "#/$defs/Commit" },
      isGraphql: false,
    },
    "deploys.list": {
      description: "Lists the deploys of a release.",
      keywords: [
        "when deployed",
        "rollout",
        "went live",
        "deployment",
        "shipped",
        "production",
        "when did we deploy",
        "last deploy",
      ],
      params: release_commitsListParams,
      record: { $ref: "#/$defs/Deploy" },
      isGraphql: false,
    },
    "deploys.create": {
      description: "Creates a deploy: records that a release was deployed to an environment.",
      keywords: [
        "tell we deployed",
        "record rollout",
        "rollout",
        "went live",
        "deployment",
        "shipped",
        "production",
        "mark a deploy",
        "deployed to production",
      ],
      params: {
        properties: {
          version: releasesGetParamsVersion,
          environment: { description: "Environment of the deploy, such as `production`." },
          name: { description: "Name of the deploy." },
          url: { description: "URL for the deploy, such as a link to the build." },
          dateStarted: { description: "Time when the deploy started." },
          dateFinished: { description: "Time when the deploy finished. Defaults to the current time." },
          projects: { description: "Slugs of the deployed projects. Defaults to all projects of the release." },
        },
      },
      isGraphql: false,
    },
    "monitors.list": {
      description: "Lists the cron monitors of the organization.",
      keywords: ["cron jobs", "nightly job", "scheduled task", "heartbeat", "uptime", "missed check ins"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          project: issuesListParamsProject,
          environment: { description: "Filters by environment name." },
          owner: { description: "Filters by owner: `user:id` or `team:id`." },
        },
      },
      record: { $ref: "#/$defs/Monitor" },
      isGraphql: false,
    },
    "monitors.get": {
      description: "Gets a cron monitor by slug or ID.",
      keywords: ["job status", "nightly job", "scheduled task", "heartbeat", "uptime"],
      params: {
        properties: {
          monitor: { description: "Slug or ID of the cron monitor." },
          environment: { description: "Filters by environment name." },
        },
      },
      isGraphql: false,
    },
    "monitors.create": {
      description: "Creates a cron monitor for a project.",
      keywords: ["watch job", "new cron", "nightly job", "scheduled task", "heartbeat", "uptime"],
      params: {
        properties: {
          project: { description: "ID or slug of the project." },
          name: { description: "Name of the cron monitor." },
          config: monitorsCreateParamsConfig,
          slug: monitorsCreateParamsSlug,
          status: monitorsCreateParamsStatus,
          owner: monitorsCreateParamsOwner,
          is_muted: monitorsCreateParamsIs_muted,
        },
      },
      isGraphql: false,
    },
    "monitors.update": {
      description:
        "Updates a cron monitor, such as its schedule, name or status. Fields that you leave out keep their value.",
      keywords: ["mute", "change schedule", "nightly job", "scheduled task", "heartbeat", "uptime"],
      params: {
        properties: {
          monitor: { description: "Slug or ID of the cron monitor." },
          project: { description: "ID or slug of the project to move the cron monitor to." },
          name: { description: "New name of the cron monitor." },
          config: monitorsCreateParamsConfig,
          slug: monitorsCreateParamsSlug,
          status: monitorsCreateParamsStatus,
          owner: monitorsCreateParamsOwner,
          is_muted: monitorsCreateParamsIs_muted,
        },
      },
      isGraphql: false,
    },
    "monitors.delete": {
      description: "Deletes a cron monitor, or some of its environments.",
      keywords: ["stop watching job", "nightly job", "scheduled task", "heartbeat", "uptime"],
      params: {
        properties: {
          monitor: { description: "Slug or ID of the cron monitor." },
          environment: { description: "Names of the environments to delete. Defaults to the whole monitor." },
        },
      },
      isGraphql: false,
    },
    "monitor_checkins.list": {
      description: "Lists the check-ins of a cron monitor, newest first.",
      keywords: ["did job run", "missed", "nightly", "heartbeat", "last run", "failed run", "missed runs"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          monitor: { description: "Slug or ID of the cron monitor." },
        },
      },
      record: { $ref: "#/$defs/Checkin" },
      isGraphql: false,
    },
    "alerts.list": {
      description: "Lists or searches the alerts of the organization.",
      keywords: ["rules", "notify", "threshold", "warning", "alarm", "alert rules"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          query: { description: "Filters by part of the name." },
          sortBy: {
            description:
              "Sort field: `name`, `id`, `dateCreated`, `dateUpdated`, `connectedDetectors`, `actions` or " +
              "`priorityDetector`. Prefix with `-` for descending order. Defaults to `id`.",
          },
          id: { description: "Filters by alert ID." },
          project: issuesListParamsProject,
        },
      },
      record: { $ref: "#/$defs/Alert" },
      isGraphql: false,
    },
    "alerts.get": {
      description: "Gets an alert with its triggers and actions.",
      keywords: ["rule details", "rule", "notify", "threshold", "warning", "alarm"],
      params: alertsGetParams,
      isGraphql: false,
    },
    "alerts.update": {
      description: "Updates an alert: enables or disables it.",
      keywords: ["change threshold", "rule", "notify", "threshold", "warning", "alarm"],
      params: {
        properties: { alert_id: alertsGetParamsAlert_id, enabled: { description: "Whether the alert is enabled." } },
      },
      isGraphql: false,
    },
    "alerts.delete": {
      description: "Deletes an alert.",
      keywords: ["drop rule", "rule", "notify", "threshold", "warning", "alarm"],
      params: alertsGetParams,
      isGraphql: false,
    },
    "repositories.list": {
      description: "Lists the repositories connected to the organization.",
      keywords: ["repo", "GitHub", "linked code", "source", "git"],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          query: { description: "Filters by part of the name." },
          status: { description: "Filters by status: active or deleted repositories. Defaults to `active`." },
          integration_id: { description: "Filters by integration ID." },
          expand: { description: "Additional data to return." },
        },
      },
      record: { $ref: "#/$defs/Repository" },
      isGraphql: false,
    },
    "replays.list": {
      description: "Lists or searches the replays of the organization.",
      keywords: [
        "recordings",
        "session recording",
        "watch user",
        "video",
        "what did user do",
        "rage click",
        "screen",
        "session replays",
        "what the user do",
      ],
      params: {
        properties: {
          cursor: organizationsListParamsCursor,
          query: { description: "Search query, such as `count_errors:>0` or `user.email:ada@example.com`." },
          project: issuesListParamsProject,
          environment: { description: "Filters by environment name." },
          statsPeriod: issuesListParamsStatsPeriod,
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
          field: replaysListParamsField,
          sort: { description: "Sort field, such as `-started_at`. Prefix with `-` for descending order." },
          per_page: organizationsListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/Replay" },
      isGraphql: false,
    },
    "replays.get": {
      description: "Gets a replay by ID.",
      keywords: [
        "watch recording",
        "session recording",
        "watch user",
        "video",
        "what did user do",
        "rage click",
        "screen",
      ],
      params: {
        properties: {
          replay_id: { description: "ID of the replay, 32 hexadecimal digits." },
          field: replaysListParamsField,
          statsPeriod: issuesListParamsStatsPeriod,
          start: { description: "Start of the time range. Requires `end`." },
          end: { description: "End of the time range. Requires `start`." },
        },
      },
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://docs.sentry.io/organization/integrations/integration-platform/webhooks/",
    sends: { issues: { create: "issue.created", update: "issue.resolved" } },
    byHand:
      "Open Settings > Developer Settings and create an internal integration with this URL as its webhook URL. " +
      "Choose the resources you need, then copy its client secret.",
  },
  schemas: {
    Cursor: { type: "string", description: "Cursor of the page to return: `next` of the previous page.", minLength: 1 },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 100.",
      default: 100,
      minimum: 1,
      maximum: 100,
    },
    ProjectKey: { type: "string", description: "Slug or ID of the project.", minLength: 1 },
    TeamKey: { type: "string", description: "Slug or ID of the team.", minLength: 1 },
    ProjectSlug: {
      type: "string",
      description:
        "Slug of the project in URLs: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone.",
      minLength: 1,
      maxLength: 100,
      pattern: "^[a-z0-9_-]+$",
    },
    TeamSlug: {
      type: "string",
      description: "Slug of the team: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone.",
      minLength: 1,
      maxLength: 50,
      pattern: "^[a-z0-9_-]+$",
    },
    KeyId: { type: "string", description: "ID of the client key, as `project_keys.list` returns it.", minLength: 1 },
    MemberId: {
      type: "string",
      description: "ID of the member, as `members.list` returns it. Differs from the user ID.",
      minLength: 1,
    },
    OrgRole: {
      type: "string",
      description: "Role in the organization. Defaults to `member` for invited people. `admin` is for legacy plans.",
      enum: ["billing", "member", "manager", "owner", "admin"],
    },
    IssueId: {
      type: "string",
      description: "Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`.",
      minLength: 1,
    },
    EventKey: {
      type: "string",
      description: "ID of the event, 32 hexadecimal digits.",
      minLength: 1,
      examples: ["9fac2ceed9344f2bbfdd1fdacb0ed9b1"],
    },
    Projects: {
      type: "array",
      items: { type: "string" },
      description: "Filters by project slug or ID. `-1` returns all accessible projects.",
    },
    Environments: { type: "array", items: { type: "string" }, description: "Filters by environment name." },
    StatsPeriod: {
      type: "string",
      description:
        "Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence " +
        "over `start` and `end`.",
      pattern: "^[0-9]+[smhdw]?$",
      examples: ["14d"],
    },
    Start: { type: "string", format: "date-time", description: "Start of the time range. Requires `end`." },
    End: { type: "string", format: "date-time", description: "End of the time range. Requires `start`." },
    IssueStatus: {
      type: "string",
      description: "New status: `resolved`, `resolvedInNextRelease`, `ignored` (archived) or `unresolved` (reopened).",
      enum: ["resolved", "unresolved", "ignored", "resolvedInNextRelease", "muted"],
    },
    Substatus: {
      type: ["string", "null"],
      description: "Substatus that refines the status, such as `archived_until_escalating` for `ignored`.",
      enum: [
        "archived_until_escalating",
        "archived_until_condition_met",
        "archived_forever",
        "escalating",
        "ongoing",
        "regressed",
        "new",
        null,
      ],
    },
    AssignedTo: {
      type: "string",
      description:
        "Assignee: `user:id`, `team:id`, a username or an email address. An empty string unassigns the issue.",
    },
    Priority: { type: "string", description: "New priority of the issue.", enum: ["low", "medium", "high"] },
    HasSeen: { type: "boolean", description: "Whether the authenticated user has seen the issue." },
    FullEvents: {
      type: "boolean",
      description: "Whether to return full events, with their stack trace. Defaults to `false`.",
      default: false,
    },
    SampledEvents: {
      type: "boolean",
      description:
        "Whether to return events in a pseudo-random order, which is the same each time. Defaults to `false`.",
      default: false,
    },
    Dataset: {
      type: "string",
      description: "Dataset to query: errors, spans, logs, metrics, profile functions or uptime results.",
      enum: ["errors", "logs", "profile_functions", "spans", "tracemetrics", "uptime_results"],
    },
    Version: { type: "string", description: "Version of the release, such as `web@1.2.0`.", minLength: 1 },
    ReleasePeriod: { type: "string", enum: ["1h", "24h", "1d", "48h", "2d", "7d", "14d", "30d", "90d"] },
    ReleaseRef: {
      type: ["string", "null"],
      description: "Commit or tag that the release is built from.",
      maxLength: 200,
    },
    ReleaseUrl: {
      type: ["string", "null"],
      description: "URL for the release, such as a link to its source.",
      format: "uri",
    },
    ReleaseDate: {
      type: ["string", "null"],
      format: "date-time",
      description: "Time when the release went live. Defaults to the current time.",
    },
    ReleaseRefs: {
      type: "array",
      items: { $ref: "#/$defs/ReleaseHead" },
      description: "Latest commit of each connected repository, from which Sentry derives the commits.",
    },
    MonitorKey: { type: "string", description: "Slug or ID of the cron monitor.", minLength: 1 },
    MonitorSlug: {
      type: "string",
      description:
        "Slug of the cron monitor in check-ins: lowercase letters, digits, `-` and `_`. Cannot consist of digits " +
        "alone.",
      minLength: 1,
      maxLength: 50,
      pattern: "^[a-z0-9_-]+$",
    },
    MonitorStatus: {
      type: "string",
      description: "Status of the cron monitor. A disabled monitor accepts no check-ins.",
      enum: ["active", "disabled"],
    },
    MonitorOwner: { type: ["string", "null"], description: "Owner of the cron monitor: `user:id` or `team:id`." },
    ReplayId: { type: "string", description: "ID of the replay, 32 hexadecimal digits.", minLength: 1 },
    ReplayFields: {
      type: "array",
      items: { type: "string" },
      description: "Fields to return, such as `id`, `user`, `urls`, `duration` or `error_ids`.",
    },
    Organization: {
      type: "object",
      properties: {
        id: { type: "string", description: "The organization's ID." },
        slug: { type: "string", description: "The organization's slug, used in addresses." },
        name: { type: "string", description: "The organization's name." },
        status: {
          $ref: "#/$defs/OrganizationStatus",
          description: "The organization's status, for example active or pending deletion.",
        },
        dateCreated: { type: "string", format: "date-time", description: "The time the organization was created." },
        isEarlyAdopter: { type: "boolean", description: "Whether the organization tries new features early." },
        require2FA: { type: "boolean", description: "Whether members must use two-factor authentication." },
        avatar: { $ref: "#/$defs/Avatar", description: "The organization's avatar, an image or initials." },
        links: {
          $ref: "#/$defs/OrganizationLinks",
          description: "The organization's addresses, for the web app and for its region's API.",
        },
        hasAuthProvider: { type: "boolean", description: "Whether the organization has single sign-on set up." },
        allowMemberInvite: { type: "boolean", description: "Whether members may invite other members." },
        allowMemberProjectCreation: { type: "boolean", description: "Whether members may create projects." },
        allowSuperuserAccess: { type: "boolean", description: "Whether Sentry's staff may access the organization." },
        features: {
          type: "array",
          items: { type: "string" },
          description: "The features enabled for the organization.",
        },
        access: {
          type: "array",
          items: { type: "string" },
          description: "The permission scopes the caller has in the organization.",
        },
        onboardingTasks: {
          type: "array",
          items: { $ref: "#/$defs/OnboardingTask" },
          description: "The onboarding tasks, with the status of each.",
        },
        extraOptions: { type: "object", description: "Additional settings, by name." },
      },
      required: ["id", "slug"],
    },
    OrganizationStatus: schemasOrganizationStatus,
    OrganizationLinks: {
      type: "object",
      properties: { organizationUrl: { type: "string" }, regionUrl: { type: "string" } },
    },
    OnboardingTask: {
      type: "object",
      properties: {
        task: { type: ["string", "null"] },
        status: { type: "string" },
        completionSeen: { type: ["string", "null"], format: "date-time" },
        dateCompleted: { type: "string", format: "date-time" },
        data: { description: "Data of the task, in its own format." },
      },
    },
    Avatar: {
      type: "object",
      properties: {
        avatarType: { type: "string" },
        avatarUuid: { type: ["string", "null"] },
        avatarUrl: { type: ["string", "null"] },
      },
    },
    Environment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The environment's ID." },
        name: { type: "string", description: "The environment's name, as sent by the SDK." },
      },
      required: ["id"],
    },
    TeamName: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, slug: { type: "string" } },
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "string", description: "The project's ID." },
        slug: { type: "string", description: "The project's slug, used in addresses." },
        name: { type: "string", description: "The project's name." },
        platform: {
          type: ["string", "null"],
          description: "The project's platform, for example python or javascript-react.",
        },
        dateCreated: { type: "string", format: "date-time", description: "The time the project was created." },
        isBookmarked: { type: "boolean", description: "Whether the calling user has bookmarked the project." },
        isMember: { type: "boolean", description: "Whether the calling user belongs to one of the project's teams." },
        features: { type: "array", items: { type: "string" }, description: "The features enabled for the project." },
        firstEvent: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the first event. Null if there is none yet.",
        },
        firstTransactionEvent: { type: "boolean", description: "Whether the project has received a transaction." },
        access: {
          type: "array",
          items: { type: "string" },
          description: "The permission scopes the caller has in the project.",
        },
        hasAccess: { type: "boolean", description: "Whether the caller can access the project." },
        hasFeedbacks: { type: "boolean", description: "Whether the project has received user feedback." },
        hasFlags: { type: "boolean", description: "Whether the project has received feature flags." },
        hasMinifiedStackTrace: {
          type: "boolean",
          description: "Whether the project has received a minified stack trace.",
        },
        hasMonitors: { type: "boolean", description: "Whether the project has cron monitors." },
        hasNewFeedbacks: {
          type: "boolean",
          description: "Whether the project has received feedback from the newer widget.",
        },
        hasProfiles: { type: "boolean", description: "Whether the project has received profiles." },
        hasReplays: { type: "boolean", description: "Whether the project has received session replays." },
        hasSessions: {
          type: "boolean",
          description: "Whether the project has received sessions, the basis of release health.",
        },
        hasInsightsHttp: {
          type: "boolean",
          description: "Whether the project has data for the insights on HTTP requests.",
        },
        hasInsightsDb: {
          type: "boolean",
          description: "Whether the project has data for the insights on database queries.",
        },
        hasInsightsAssets: { type: "boolean", description: "Whether the project has data for the insights on assets." },
        hasInsightsAppStart: {
          type: "boolean",
          description: "Whether the project has data for the insights on app starts.",
        },
        hasInsightsScreenLoad: {
          type: "boolean",
          description: "Whether the project has data for the insights on screen loads.",
        },
        hasInsightsVitals: {
          type: "boolean",
          description: "Whether the project has data for the insights on web vitals.",
        },
        hasInsightsCaches: { type: "boolean", description: "Whether the project has data for the insights on caches." },
        hasInsightsQueues: { type: "boolean", description: "Whether the project has data for the insights on queues." },
        hasInsightsAgentMonitoring: {
          type: "boolean",
          description: "Whether the project has data for the insights on AI agents.",
        },
        hasInsightsMCP: {
          type: "boolean",
          description: "Whether the project has data for the insights on MCP servers.",
        },
        hasLogs: { type: "boolean", description: "Whether the project has received logs." },
        hasTraceMetrics: { type: "boolean", description: "Whether the project has received trace metrics." },
        hasUserReports: { type: "boolean", description: "Whether the project has received user reports." },
        team: {
          anyOf: [
            { $ref: "#/$defs/TeamName", description: "The first of the project's teams. Null if there is none." },
            { type: "null" },
          ],
        },
        teams: { type: "array", items: { $ref: "#/$defs/TeamName" }, description: "The teams the project belongs to." },
        platforms: { type: "array", items: { type: "string" }, description: "The platforms of the events received." },
        environments: {
          type: "array",
          items: { type: "string" },
          description: "The names of the environments seen in the project.",
        },
        latestRelease: {
          anyOf: [
            { $ref: "#/$defs/ReleaseName", description: "The project's latest release. Null if there is none." },
            { type: "null" },
          ],
        },
        latestDeploys: {
          type: ["object", "null"],
          additionalProperties: { type: "object", additionalProperties: { type: "string" } },
          description: "The latest deploy in each environment.",
        },
        isInternal: { type: "boolean", description: "Whether the project is internal to Sentry." },
        isPublic: { type: "boolean", description: "Whether the project is open to the public." },
        avatar: { $ref: "#/$defs/Avatar", description: "The project's avatar, an image or initials." },
        color: { type: "string", description: "The project's color, as a hexadecimal code." },
        status: { type: "string", description: "The project's status, for example active or pending deletion." },
        digestsMinDelay: {
          type: "integer",
          description: "The shortest time between digest notifications, in seconds.",
        },
        digestsMaxDelay: { type: "integer", description: "The longest time before a digest notification, in seconds." },
        subjectPrefix: { type: "string", description: "The text put before the subject of alert emails." },
        subjectTemplate: { type: "string", description: "The template for the subject of alert emails." },
        allowedDomains: {
          type: "array",
          items: { type: "string" },
          description: "The domains JavaScript events are accepted from.",
        },
        resolveAge: {
          type: "integer",
          description: "The hours without events before an issue resolves automatically. Zero turns this off.",
        },
        dataScrubber: { type: "boolean", description: "Whether the server removes sensitive data from events." },
        dataScrubberDefaults: {
          type: "boolean",
          description: "Whether the default scrubbers, for passwords and card numbers, apply.",
        },
        safeFields: {
          type: "array",
          items: { type: "string" },
          description: "The names of fields that are never scrubbed.",
        },
        sensitiveFields: {
          type: "array",
          items: { type: "string" },
          description: "The names of further fields to scrub.",
        },
        storeCrashReports: {
          type: ["integer", "null"],
          description: "The number of native crash reports kept for each issue. Null to inherit.",
        },
        securityTokenHeader: {
          type: ["string", "null"],
          description: "The name of the header that carries the security token.",
        },
        verifySSL: {
          type: "boolean",
          description: "Whether certificates are checked when fetching JavaScript sources.",
        },
        scrubIPAddresses: { type: "boolean", description: "Whether IP addresses are removed from events." },
        scrapeJavaScript: { type: "boolean", description: "Whether Sentry may fetch missing JavaScript sources." },
        enableAutoReleaseCreation: { type: "boolean" },
        highlightTags: {
          type: "array",
          items: { type: "string" },
          description: "The tags shown prominently on events.",
        },
        defaultEnvironment: {
          type: ["string", "null"],
          description: "The environment selected by default. Null if none is.",
        },
        options: { type: "object", description: "Settings, by Sentry's internal name." },
      },
      required: ["id", "slug"],
    },
    ReleaseName: { type: "object", properties: { version: { type: "string" } } },
    ProjectKeyRecord: {
      type: "object",
      properties: {
        id: { type: "string", description: "The client key's ID." },
        name: { type: "string", description: "The client key's name." },
        label: { type: "string", description: "The client key's label, the same as the name." },
        public: { type: ["string", "null"], description: "The public part of the key." },
        secret: { type: ["string", "null"], description: "The secret part of the key. Not used by current SDKs." },
        projectId: { type: "integer", description: "The ID of the project the key belongs to." },
        isActive: { type: "boolean", description: "Whether events sent with the key are accepted." },
        rateLimit: {
          anyOf: [
            {
              $ref: "#/$defs/KeyRateRecord",
              description: "The number of events accepted in a window of time. Null if there is no limit.",
            },
            { type: "null" },
          ],
        },
        dsn: { $ref: "#/$defs/Dsn", description: "The addresses SDKs send data to, by kind." },
        browserSdkVersion: { type: "string", description: "The browser SDK version the loader serves." },
        browserSdk: { $ref: "#/$defs/BrowserSdk", description: "The browser SDK versions to choose from." },
        dateCreated: { type: ["string", "null"], format: "date-time", description: "The time the key was created." },
        dynamicSdkLoaderOptions: {
          $ref: "#/$defs/LoaderOptions",
          description: "The options of the loader script, for example replays and debugging.",
        },
        useCase: { type: "string", description: "The purpose of the key, a user's own or internal." },
      },
      required: ["id"],
    },
    KeyRateRecord: { type: "object", properties: { window: { type: "integer" }, count: { type: "integer" } } },
    Dsn: {
      type: "object",
      properties: {
        public: { type: "string" },
        secret: { type: "string" },
        csp: { type: "string" },
        security: { type: "string" },
        minidump: { type: "string" },
        nel: { type: "string" },
        unreal: { type: "string" },
        crons: { type: "string" },
        cdn: { type: "string" },
        playstation: { type: "string" },
        integration: { type: "string" },
        otlp_traces: { type: "string" },
        otlp_logs: { type: "string" },
      },
    },
    BrowserSdk: {
      type: "object",
      properties: { choices: { type: "array", items: { type: "array", items: { type: "string" } } } },
    },
    LoaderOptions: {
      type: "object",
      properties: {
        hasReplay: { type: "boolean" },
        hasPerformance: { type: "boolean" },
        hasDebug: { type: "boolean" },
        hasFeedback: { type: "boolean" },
        hasLogsAndMetrics: { type: "boolean" },
      },
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string", description: "The team's ID." },
        slug: { type: "string", description: "The team's slug, used in addresses." },
        name: { type: "string", description: "The team's name." },
        dateCreated: { type: ["string", "null"], format: "date-time", description: "The time the team was created." },
        isMember: { type: "boolean", description: "Whether the calling user belongs to the team." },
        teamRole: { type: ["string", "null"], description: "The calling user's role in the team. Null outside it." },
        access: {
          type: "array",
          items: { type: "string" },
          description: "The permission scopes the caller has in the team.",
        },
        hasAccess: { type: "boolean", description: "Whether the caller can access the team." },
        isPending: { type: "boolean", description: "Whether the calling user's request to join is pending." },
        memberCount: { type: "integer", description: "The number of members in the team." },
        avatar: { $ref: "#/$defs/Avatar", description: "The team's avatar, an image or initials." },
        externalTeams: {
          type: "array",
          items: { $ref: "#/$defs/ExternalActor" },
          description: "The linked teams of other services. Absent unless requested.",
        },
        organization: {
          $ref: "#/$defs/Organization",
          description: "The organization the team belongs to. Absent unless requested.",
        },
        projects: {
          type: "array",
          items: { $ref: "#/$defs/Project" },
          description: "The projects the team works on. Absent unless requested.",
        },
        flags: {
          type: "object",
          additionalProperties: { type: "boolean" },
          description: "The team's flags, for example on provisioning by the identity provider.",
        },
      },
      required: ["id", "slug"],
    },
    ExternalActor: {
      type: "object",
      properties: {
        id: { type: "string" },
        provider: { type: "string" },
        externalName: { type: "string" },
        integrationId: { type: "string" },
        externalId: { type: "string" },
        userId: { type: "string" },
        teamId: { type: "string" },
      },
    },
    Member: {
      type: "object",
      properties: {
        id: { type: "string", description: "The member's ID, distinct from the user's." },
        email: { type: "string", description: "The member's email address." },
        name: {
          type: "string",
          description: "The member's name, or the email address before the invitation is accepted.",
        },
        user: {
          anyOf: [
            {
              $ref: "#/$defs/User",
              description: "The user account of the member. Null until the invitation is accepted.",
            },
            { type: "null" },
          ],
        },
        orgRole: { type: "string", description: "The member's role in the organization." },
        role: { type: "string", description: "The member's role. Deprecated in favor of orgRole." },
        roleName: { type: "string", description: "The role's display name. Deprecated." },
        pending: { type: "boolean", description: "Whether the invitation has not been accepted yet." },
        expired: { type: "boolean", description: "Whether the invitation has expired." },
        flags: { $ref: "#/$defs/MemberFlags", description: "The member's flags, on single sign-on and provisioning." },
        dateCreated: { type: "string", format: "date-time", description: "The time the member was added." },
        inviteStatus: {
          type: "string",
          description: "The status of the invitation, for example approved or requested to join.",
        },
        inviterName: { type: ["string", "null"], description: "The name of the user who invited the member." },
        externalUsers: {
          type: "array",
          items: { $ref: "#/$defs/ExternalActor" },
          description: "The linked users of other services. Absent unless requested.",
        },
        teams: {
          type: "array",
          items: { type: "string" },
          description: "The slugs of the teams the member belongs to.",
        },
        teamRoles: {
          type: "array",
          items: { $ref: "#/$defs/TeamRoleRecord" },
          description: "The member's role in each team.",
        },
        invite_link: {
          type: ["string", "null"],
          description: "The address for accepting the invitation. Null if the caller may not see it.",
        },
        isOnlyOwner: { type: "boolean", description: "Whether the member is the organization's last remaining owner." },
        orgRoleList: {
          type: "array",
          items: { $ref: "#/$defs/Role" },
          description: "The organization roles, with the permissions of each.",
        },
        teamRoleList: {
          type: "array",
          items: { $ref: "#/$defs/Role" },
          description: "The team roles, with the permissions of each.",
        },
      },
      required: ["id"],
    },
    MemberFlags: {
      type: "object",
      properties: {
        "idp:provisioned": { type: "boolean" },
        "idp:role-restricted": { type: "boolean" },
        "sso:linked": { type: "boolean" },
        "sso:invalid": { type: "boolean" },
        "member-limit:restricted": { type: "boolean" },
        "partnership:restricted": { type: "boolean" },
      },
    },
    TeamRoleRecord: {
      type: "object",
      properties: { teamSlug: { type: "string" }, role: { type: ["string", "null"] } },
    },
    Role: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        desc: { type: "string" },
        scopes: { type: "array", items: { type: "string" } },
        allowed: { type: "boolean" },
        isAllowed: { type: "boolean" },
        isRetired: { type: "boolean" },
        isTeamRolesAllowed: { type: "boolean" },
        is_global: { type: "boolean" },
        isGlobal: { type: "boolean" },
        minimumTeamRole: { type: "string" },
        isMinimumRoleFor: { type: ["string", "null"] },
      },
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        username: { type: "string" },
        email: { type: "string" },
        avatarUrl: { type: "string" },
        avatar: { $ref: "#/$defs/Avatar" },
        isActive: { type: "boolean" },
        isSuspended: { type: "boolean" },
        hasPasswordAuth: { type: "boolean" },
        isManaged: { type: "boolean" },
        dateJoined: { type: "string", format: "date-time" },
        lastLogin: { type: ["string", "null"], format: "date-time" },
        has2fa: { type: "boolean" },
        lastActive: { type: ["string", "null"], format: "date-time" },
        isSuperuser: { type: "boolean" },
        isStaff: { type: "boolean" },
        canReset2fa: { type: "boolean" },
        emails: { type: "array", items: { $ref: "#/$defs/UserEmail" } },
        experiments: { type: "object", description: "Experiments of the user, by name." },
        identities: { type: "array", items: { $ref: "#/$defs/Identity" } },
        authenticators: { type: "array", description: "Authenticators of the user, each in its own format." },
      },
    },
    UserEmail: {
      type: "object",
      properties: { id: { type: "string" }, email: { type: "string" }, is_verified: { type: "boolean" } },
    },
    Identity: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        organization: { $ref: "#/$defs/IdentityOrganization" },
        provider: { $ref: "#/$defs/IdentityProvider" },
        dateVerified: { type: "string", format: "date-time" },
        dateSynced: { type: "string", format: "date-time" },
      },
    },
    IdentityOrganization: { type: "object", properties: { slug: { type: "string" }, name: { type: "string" } } },
    IdentityProvider: schemasOrganizationStatus,
    Issue: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue's ID." },
        shareId: { type: ["string", "null"], description: "The ID in the issue's public address. Null unless shared." },
        shortId: { type: "string", description: "The issue's short ID, made from the project's slug and a code." },
        title: { type: "string", description: "The issue's title, usually error type and message." },
        culprit: schemasIssueCulprit,
        permalink: { type: "string", description: "The issue's address in Sentry." },
        logger: { type: ["string", "null"], description: "The name of the logger that recorded the event." },
        level: { type: "string", description: "The severity of the latest event, for example error or warning." },
        status: { type: "string", description: "The issue's status, for example unresolved, resolved or ignored." },
        statusDetails: {
          $ref: "#/$defs/IssueStatusDetails",
          description: "Details of the status, for example the resolving release.",
        },
        substatus: {
          type: ["string", "null"],
          description: "The finer status, for example new, escalating or regressed.",
        },
        isPublic: { type: "boolean", description: "Whether the issue has been shared publicly." },
        platform: { type: ["string", "null"], description: "The platform of the issue's events." },
        priority: { type: ["string", "null"], description: "The issue's priority: high, medium or low." },
        priorityLockedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time a user fixed the priority. Null while it is automatic.",
        },
        seerFixabilityScore: {
          type: ["number", "null"],
          description: "The likelihood that Seer can fix the issue. Null if not assessed.",
        },
        seerAutofixLastTriggered: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time Seer's automatic fix was last started.",
        },
        seerExplorerAutofixLastTriggered: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the Seer Explorer's automatic fix was last started.",
        },
        project: { $ref: "#/$defs/IssueProject", description: "The project the issue belongs to." },
        type: { type: "string", description: "The type of the issue's events, for example error or default." },
        issueType: { type: "string", description: "The kind of issue, finer than the category." },
        issueCategory: { type: "string", description: "The issue's category, for example error or performance." },
        metadata: {
          type: "object",
          description: "Parts of the title, such as type and value of an exception, and the file.",
        },
        numComments: { type: "integer", description: "The number of comments on the issue." },
        assignedTo: {
          anyOf: [
            { $ref: "#/$defs/Actor", description: "The user or team the issue is assigned to. Null if unassigned." },
            { type: "null" },
          ],
        },
        isBookmarked: { type: "boolean", description: "Whether the calling user has bookmarked the issue." },
        isSubscribed: { type: "boolean", description: "Whether the calling user is subscribed to the issue." },
        subscriptionDetails: {
          anyOf: [
            { $ref: "#/$defs/Subscription", description: "The reason for the subscription. Null if there is none." },
            { type: "null" },
          ],
        },
        hasSeen: { type: "boolean", description: "Whether the calling user has seen the issue." },
        annotations: {
          type: "array",
          items: { $ref: "#/$defs/Annotation" },
          description: "Annotations on the issue, chiefly links to other services.",
        },
        isUnhandled: { type: "boolean", description: "Whether the issue's latest event was an unhandled error." },
        count: { type: "string", description: "The number of events, as a string." },
        userCount: { type: "integer", description: "The number of users affected." },
        firstSeen: { type: ["string", "null"], format: "date-time", description: "The time of the first event." },
        lastSeen: { type: ["string", "null"], format: "date-time", description: "The time of the latest event." },
        derivedData: { $ref: "#/$defs/IssueProgress" },
        lifetime: { $ref: "#/$defs/IssueCounts", description: "The counts and times over the issue's whole life." },
        filtered: {
          anyOf: [
            {
              $ref: "#/$defs/IssueCounts",
              description: "The counts and times within the search's filter. Null without one.",
            },
            { type: "null" },
          ],
        },
        sessionCount: {
          type: ["integer", "null"],
          description: "The number of sessions in the period. Absent unless requested.",
        },
        stats: {
          type: "object",
          description: "Counts over time, by period name: pairs of a Unix timestamp in seconds and a count.",
        },
        inbox: { description: "Reason for the review, with `expand`: an object, or `false`." },
        owners: { description: "Suspected owners, with `expand`: a list of owners, or null." },
        integrationIssues: {
          type: "array",
          items: { type: "object", description: "A linked issue of another system." },
          description: "The linked issues of integrations, for example Jira's.",
        },
        sentryAppIssues: {
          type: "array",
          items: { $ref: "#/$defs/ExternalIssue" },
          description: "The linked issues of Sentry apps.",
        },
        latestEventHasAttachments: {
          type: "boolean",
          description: "Whether the latest event has attachments. Absent unless requested.",
        },
        matchingEventId: { type: ["string", "null"], description: "The ID of the event that matched the search." },
        matchingEventEnvironment: {
          type: ["string", "null"],
          description: "The environment of the event that matched the search.",
        },
        firstRelease: {
          anyOf: [
            { $ref: "#/$defs/Release", description: "The release the issue first appeared in." },
            { type: "null" },
          ],
        },
        lastRelease: {
          anyOf: [
            { $ref: "#/$defs/Release", description: "The release the issue last appeared in." },
            { type: "null" },
          ],
        },
        tags: {
          type: "array",
          items: { $ref: "#/$defs/IssueTag" },
          description: "The tags of the issue's events, with value counts.",
        },
        activity: {
          type: "array",
          items: { $ref: "#/$defs/Activity" },
          description: "The activity on the issue, newest first.",
        },
        seenBy: { type: "array", items: { $ref: "#/$defs/SeenBy" }, description: "The users who have seen the issue." },
        userReportCount: { type: "integer", description: "The number of user reports on the issue." },
        participants: {
          type: "array",
          items: { type: "object", description: "A user or team participating in the issue." },
          description: "The users and teams participating in the issue.",
        },
        forecast: { type: "object", description: "Expected number of events, with `expand`." },
      },
      required: ["id", "shortId", "title"],
    },
    IssueStatusDetails: {
      type: "object",
      properties: {
        ignoreCount: { type: "integer" },
        ignoreUntil: { type: "string", format: "date-time" },
        ignoreUserCount: { type: "integer" },
        ignoreUserWindow: { type: "integer" },
        ignoreWindow: { type: "integer" },
        actor: { $ref: "#/$defs/User" },
        inNextRelease: { type: "boolean" },
        inRelease: { type: "string" },
        inCommit: { type: "string" },
        pendingEvents: { type: "integer" },
        info: { anyOf: [{ $ref: "#/$defs/Reprocessing" }, { type: "null" }] },
      },
    },
    Reprocessing: {
      type: "object",
      properties: { dateCreated: { type: "string" }, syncCount: { type: "integer" }, totalEvents: { type: "integer" } },
    },
    IssueProject: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        slug: { type: "string" },
        platform: { type: ["string", "null"] },
      },
    },
    Actor: {
      type: "object",
      properties: {
        type: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
      },
    },
    Subscription: { type: "object", properties: { disabled: { type: "boolean" }, reason: { type: "string" } } },
    Annotation: { type: "object", properties: { displayName: { type: "string" }, url: { type: "string" } } },
    IssueProgress: {
      type: "object",
      properties: {
        blocker: { type: "string" },
        progress: { type: "string" },
        status: { type: "string" },
        viewCount: { type: "integer" },
        hasOpenFixPr: { type: "boolean" },
        isAssigned: { type: "boolean" },
        hasRootCause: { type: "boolean" },
        lastCompletedAutofixStep: { type: "string" },
        lastProgressedAt: { type: ["string", "null"], format: "date-time" },
      },
    },
    IssueCounts: {
      type: "object",
      properties: {
        count: { type: "string" },
        userCount: { type: "integer" },
        firstSeen: { type: ["string", "null"], format: "date-time" },
        lastSeen: { type: ["string", "null"], format: "date-time" },
        stats: { type: "object", description: "Counts over time, in the format of the issue's `stats`." },
      },
    },
    ExternalIssue: {
      type: "object",
      properties: {
        id: { type: "string" },
        issueId: { type: "string" },
        serviceType: { type: "string" },
        displayName: { type: "string" },
        webUrl: { type: "string" },
      },
    },
    IssueTag: {
      type: "object",
      properties: { key: { type: "string" }, name: { type: "string" }, totalValues: { type: "integer" } },
    },
    Activity: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        user: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        dateCreated: { type: "string", format: "date-time" },
        data: { type: "object", description: "Details of the activity, depending on its type." },
      },
    },
    SeenBy: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        username: { type: "string" },
        email: { type: "string" },
        lastSeen: { type: "string", format: "date-time" },
      },
    },
    IssueChange: {
      type: "object",
      properties: {
        status: { type: "string" },
        substatus: { type: "string" },
        assignedTo: { anyOf: [{ $ref: "#/$defs/Actor" }, { type: "null" }] },
        priority: { type: "string" },
        discard: { type: "boolean" },
        hasSeen: { type: "boolean" },
        inbox: { type: "boolean" },
        isBookmarked: { type: "boolean" },
        isPublic: { type: "boolean" },
        isSubscribed: { type: "boolean" },
        shareId: { type: "string" },
        subscriptionDetails: { anyOf: [{ $ref: "#/$defs/Subscription" }, { type: "null" }] },
        statusDetails: { $ref: "#/$defs/ChangedStatus" },
        merge: { $ref: "#/$defs/MergedIssues" },
      },
    },
    ChangedStatus: {
      type: "object",
      properties: {
        inNextRelease: { type: "boolean" },
        inRelease: { type: "string" },
        inCommit: { $ref: "#/$defs/ChangedCommit" },
        ignoreDuration: { type: "integer" },
        ignoreCount: { type: "integer" },
        ignoreWindow: { type: "integer" },
        ignoreUserCount: { type: "integer" },
        ignoreUserWindow: { type: "integer" },
      },
    },
    ChangedCommit: { type: "object", properties: { commit: { type: "string" }, repository: { type: "string" } } },
    MergedIssues: {
      type: "object",
      properties: { parent: { type: "string" }, children: { type: "array", items: { type: "string" } } },
    },
    StatusDetails: {
      type: "object",
      properties: {
        inNextRelease: {
          type: "boolean",
          description: "Whether the issue is resolved in the next release. For `resolved`.",
        },
        inRelease: {
          type: "string",
          description: "Version of the release that resolves the issue, or `latest`. For `resolved`.",
        },
        inCommit: { $ref: "#/$defs/CommitRef", description: "Commit that resolves the issue. For `resolved`." },
        ignoreDuration: {
          type: "integer",
          description: "Time in minutes to ignore the issue. For `ignored`.",
          minimum: 1,
        },
        ignoreCount: {
          type: "integer",
          description: "Number of further events until which to ignore the issue. For `ignored`.",
          minimum: 1,
        },
        ignoreWindow: {
          type: "integer",
          description: "Time window for `ignoreCount`, in minutes, up to 10,080.",
          minimum: 1,
          maximum: 10080,
        },
        ignoreUserCount: {
          type: "integer",
          description: "Number of further users until which to ignore the issue. For `ignored`.",
          minimum: 1,
        },
        ignoreUserWindow: {
          type: "integer",
          description: "Time window for `ignoreUserCount`, in minutes, up to 10,080.",
          minimum: 1,
          maximum: 10080,
        },
      },
    },
    CommitRef: {
      type: "object",
      properties: {
        commit: { type: "string", description: "Hash of the commit." },
        repository: { type: "string", description: "Name of the repository, as Sentry knows it." },
      },
      required: ["commit", "repository"],
    },
    KeyRate: {
      type: "object",
      properties: {
        window: {
          type: ["integer", "null"],
          description: "Time window in seconds, up to 86,400.",
          minimum: 0,
          maximum: 86400,
        },
        count: { type: ["integer", "null"], description: "Number of events accepted per time window.", minimum: 0 },
      },
    },
    TeamRole: {
      type: "object",
      properties: {
        teamSlug: { type: "string", description: "Slug of the team." },
        role: { type: "string", description: "Role in the team.", enum: ["contributor", "admin"] },
      },
      required: ["teamSlug", "role"],
    },
    Event: {
      type: "object",
      properties: {
        id: { type: "string", description: "The event's ID." },
        "event.type": schemasEventEventType,
        groupID: { type: ["string", "null"], description: "The ID of the issue the event belongs to." },
        eventID: { type: "string", description: "The event's ID, 32 hexadecimal digits." },
        projectID: { type: "string", description: "The ID of the project the event belongs to." },
        message: { type: ["string", "null"], description: "The event's message." },
        title: { type: "string", description: "The event's title, usually error type and message." },
        location: { type: ["string", "null"], description: "The place the error occurred in, usually a file." },
        culprit: schemasIssueCulprit,
        user: {
          anyOf: [
            { $ref: "#/$defs/EventUser", description: "The user the event happened to. Null if not known." },
            { type: "null" },
          ],
        },
        tags: {
          type: "array",
          items: { $ref: "#/$defs/EventTag" },
          description: "The event's tags, as pairs of key and value.",
        },
        platform: { type: ["string", "null"], description: "The platform that sent the event." },
        dateCreated: { type: "string", format: "date-time", description: "The time the event occurred." },
        dateReceived: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time Sentry received the event.",
        },
        crashFile: {
          type: ["string", "null"],
          description: "The native crash file, an attachment. Null if there is none.",
        },
        type: schemasEventEventType,
        size: { type: ["integer", "null"], description: "The event's size in bytes." },
        dist: { type: ["string", "null"], description: "The distribution of the release. Null if not set." },
        sdk: {
          anyOf: [
            { $ref: "#/$defs/Sdk", description: "The SDK that sent the event, with its version." },
            { type: "null" },
          ],
        },
        errors: {
          type: "array",
          items: { $ref: "#/$defs/ProcessingError" },
          description: "The problems met while processing the event.",
        },
        metadata: { type: "object", description: "Parts of the title, such as type and value of an exception." },
        contexts: {
          type: ["object", "null"],
          description: "Contexts of the device, browser, runtime and more, by name.",
        },
        context: { type: ["object", "null"], description: "Context that the application added, by name." },
        entries: {
          type: "array",
          items: {
            type: "object",
            description:
              "A part of the event, depending on its type, such as an exception with stack traces, breadcrumbs or a " +
              "request.",
          },
          description: "The parts of the event, for example exception, request and breadcrumbs.",
        },
        packages: { type: ["object", "null"], description: "Versions of the packages in use, by name." },
        fingerprints: {
          type: "array",
          items: { type: "string" },
          description: "The fingerprints that decide the grouping.",
        },
        groupingConfig: {
          $ref: "#/$defs/GroupingConfig",
          description: "The grouping algorithm and enhancements applied to the event.",
        },
        occurrence: {
          anyOf: [
            { $ref: "#/$defs/Occurrence", description: "The occurrence behind a detected problem. Null for errors." },
            { type: "null" },
          ],
        },
        startTimestamp: { type: "number", description: "The transaction's start, as a Unix timestamp in seconds." },
        endTimestamp: { type: "number", description: "The transaction's end, as a Unix timestamp in seconds." },
        release: {
          anyOf: [
            { $ref: "#/$defs/EventRelease", description: "The release the event came from. Null if not set." },
            { type: "null" },
          ],
        },
        userReport: {
          anyOf: [
            { $ref: "#/$defs/UserReport", description: "The user's report about the event. Null if none was sent." },
            { type: "null" },
          ],
        },
        measurements: {
          type: ["object", "null"],
          additionalProperties: { $ref: "#/$defs/Measurement" },
          description: "The measurements of a transaction, for example web vitals.",
        },
        breakdowns: { type: ["object", "null"], description: "Durations by type of operation, for transactions." },
        _meta: { type: "object", description: "Values that were truncated or removed, by path." },
        sdkUpdates: {
          type: "array",
          items: { type: "object", description: "A suggested SDK update." },
          description: "The SDK updates suggested by Sentry.",
        },
        resolvedWith: { type: "array", items: { type: "string" } },
        nextEventID: {
          type: ["string", "null"],
          description: "The ID of the issue's next event. Null for the latest.",
        },
        previousEventID: {
          type: ["string", "null"],
          description: "The ID of the issue's previous event. Null for the first.",
        },
        formatted: { $ref: "#/$defs/FormattedEvent" },
      },
      required: ["id", "eventID"],
    },
    EventUser: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        username: { type: ["string", "null"] },
        ip_address: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        geo: { type: ["object", "null"], additionalProperties: { type: "string" } },
        data: { type: ["object", "null"], description: "Data that the application added." },
      },
    },
    EventTag: {
      type: "object",
      properties: { key: { type: "string" }, value: { type: "string" }, query: { type: "string" } },
    },
    Sdk: { type: "object", properties: { name: { type: ["string", "null"] }, version: { type: ["string", "null"] } } },
    ProcessingError: {
      type: "object",
      properties: {
        type: { type: "string" },
        message: { type: "string" },
        data: { type: "object", description: "Details of the error, depending on its type." },
      },
    },
    GroupingConfig: { type: "object", properties: { id: { type: "string" }, enhancements: { type: "string" } } },
    Occurrence: {
      type: "object",
      properties: {
        id: { type: "string" },
        projectId: { type: "integer" },
        eventId: { type: "string" },
        fingerprint: { type: "array", items: { type: "string" } },
        issueTitle: { type: "string" },
        subtitle: { type: "string" },
        resourceId: { type: ["string", "null"] },
        evidenceData: { type: "object", description: "Evidence with which the issue was detected." },
        evidenceDisplay: { type: "array", items: { $ref: "#/$defs/Evidence" } },
        type: { type: "integer" },
        detectionTime: { type: "number" },
        level: { type: ["string", "null"] },
        culprit: { type: ["string", "null"] },
        assignee: { type: ["string", "null"] },
        priority: { type: ["integer", "null"] },
      },
    },
    Evidence: {
      type: "object",
      properties: { name: { type: "string" }, value: { type: "string" }, important: { type: "boolean" } },
    },
    EventRelease: {
      type: "object",
      properties: {
        id: { type: "integer" },
        version: { type: ["string", "null"] },
        ref: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        status: { type: "string" },
        commitCount: { type: "integer" },
        deployCount: { type: "integer" },
        dateCreated: { type: "string", format: "date-time" },
        dateReleased: { type: ["string", "null"], format: "date-time" },
        userAgent: { type: ["string", "null"] },
        lastDeploy: { anyOf: [{ $ref: "#/$defs/DeployName" }, { type: "null" }] },
        lastCommit: { anyOf: [{ $ref: "#/$defs/Commit" }, { type: "null" }] },
        versionInfo: { anyOf: [{ $ref: "#/$defs/VersionInfo" }, { type: "null" }] },
        data: { type: "object", description: "Additional data of the release." },
      },
    },
    UserReport: {
      type: "object",
      properties: {
        id: { type: "string" },
        eventID: { type: "string" },
        name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        comments: { type: "string" },
        dateCreated: { type: "string", format: "date-time" },
        user: { anyOf: [{ $ref: "#/$defs/ReportUser" }, { type: "null" }] },
        event: { $ref: "#/$defs/ReportEvent" },
      },
    },
    ReportUser: {
      type: "object",
      properties: {
        id: { type: "string" },
        username: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        ipAddress: { type: ["string", "null"] },
        avatarUrl: { type: ["string", "null"] },
      },
    },
    ReportEvent: { type: "object", properties: { id: { type: "string" }, eventID: { type: "string" } } },
    Measurement: { type: "object", properties: { value: { type: "number" }, unit: { type: ["string", "null"] } } },
    FormattedEvent: { type: "object", properties: { format: { type: "string" }, content: { type: "string" } } },
    Tag: {
      type: "object",
      properties: {
        key: { type: "string" },
        name: { type: "string" },
        uniqueValues: { type: ["integer", "null"] },
        totalValues: { type: ["integer", "null"] },
        topValues: { type: ["array", "null"], items: { $ref: "#/$defs/TagValue" } },
      },
      required: ["key"],
    },
    TagValue: {
      type: "object",
      properties: {
        key: { type: "string" },
        name: { type: "string" },
        value: { type: ["string", "null"] },
        query: { type: ["string", "null"] },
        count: { type: ["integer", "null"] },
        firstSeen: { type: ["string", "null"], format: "date-time" },
        lastSeen: { type: ["string", "null"], format: "date-time" },
      },
    },
    ShortId: {
      type: "object",
      properties: {
        groupId: { type: "string" },
        shortId: { type: "string" },
        organizationSlug: { type: "string" },
        projectSlug: { type: "string" },
        group: { $ref: "#/$defs/Issue" },
      },
      required: ["groupId"],
    },
    EventId: {
      type: "object",
      properties: {
        eventId: { type: "string" },
        groupId: { type: "string" },
        organizationSlug: { type: "string" },
        projectSlug: { type: "string" },
        event: { $ref: "#/$defs/Event" },
      },
      required: ["eventId"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The attachment's ID." },
        event_id: { type: "string", description: "The ID of the event the attachment belongs to." },
        type: { type: "string", description: "The attachment's type, for example event.attachment or event.minidump." },
        name: { type: "string", description: "The file's name." },
        mimetype: { type: ["string", "null"], description: "The file's MIME type." },
        dateCreated: { type: "string", format: "date-time", description: "The time the attachment was received." },
        size: { type: "integer", description: "The file's size in bytes." },
        sha1: { type: ["string", "null"], description: "The SHA-1 digest of the content." },
        headers: {
          type: "object",
          additionalProperties: { type: ["string", "null"] },
          description: "The headers stored with the file, chiefly the content type.",
        },
      },
      required: ["id"],
    },
    EventRow: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        project: { type: "string" },
        timestamp: { type: "string", format: "date-time" },
        message: { type: ["string", "null"] },
        release: { type: ["string", "null"] },
        environment: { type: ["string", "null"] },
        transaction: { type: ["string", "null"] },
        level: { type: ["string", "null"] },
        "count()": { type: "integer" },
        "count_unique(user)": { type: "integer" },
      },
    },
    EventSeries: {
      type: "object",
      properties: {
        yAxis: { type: "string" },
        values: { type: "array", items: { $ref: "#/$defs/SeriesValue" } },
        groupBy: { type: "array", items: { $ref: "#/$defs/SeriesGroup" } },
        meta: { $ref: "#/$defs/SeriesMeta" },
      },
      required: ["yAxis"],
    },
    SeriesValue: {
      type: "object",
      properties: {
        timestamp: { type: "number" },
        value: { type: "number" },
        incomplete: { type: "boolean" },
        comparisonValue: { type: "number" },
        sampleCount: { type: "number" },
        sampleRate: { type: ["number", "null"] },
        confidence: { type: ["string", "null"] },
        incompleteReason: { type: "string" },
      },
    },
    SeriesGroup: {
      type: "object",
      properties: {
        key: { type: "string" },
        value: {
          anyOf: [{ type: "string" }, { type: "number" }, { type: "object" }, { type: "null" }],
          description: "The group's value of the field.",
        },
      },
    },
    SeriesMeta: {
      type: "object",
      properties: {
        order: { type: "integer" },
        isOther: { type: "boolean" },
        valueUnit: { type: ["string", "null"] },
        dataScanned: { type: "string" },
        valueType: { type: "string" },
        interval: { type: "number" },
      },
    },
    UsageGroup: {
      type: "object",
      properties: {
        by: { type: "object", description: "Values of the fields grouped by, by name." },
        totals: { type: "object", additionalProperties: { type: "number" } },
        series: { type: "object", additionalProperties: { type: "array", items: { type: "number" } } },
      },
    },
    Release: {
      type: "object",
      properties: {
        id: { type: "integer" },
        version: { type: "string" },
        shortVersion: { type: "string" },
        status: { type: "string" },
        ref: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        dateReleased: { type: ["string", "null"], format: "date-time" },
        dateCreated: { type: ["string", "null"], format: "date-time" },
        dateStarted: { type: ["string", "null"], format: "date-time" },
        owner: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        lastCommit: { anyOf: [{ $ref: "#/$defs/Commit" }, { type: "null" }] },
        lastDeploy: { anyOf: [{ $ref: "#/$defs/DeployName" }, { type: "null" }] },
        firstEvent: { type: ["string", "null"], format: "date-time" },
        lastEvent: { type: ["string", "null"], format: "date-time" },
        newGroups: { type: "integer" },
        commitCount: { type: "integer" },
        deployCount: { type: "integer" },
        authors: { type: "array", items: { $ref: "#/$defs/Author" } },
        projects: { type: "array", items: { $ref: "#/$defs/ReleaseProject" } },
        versionInfo: { anyOf: [{ $ref: "#/$defs/VersionInfo" }, { type: "null" }] },
        userAgent: { type: ["string", "null"] },
        currentProjectMeta: { type: ["object", "null"], description: "Previous and next releases in the project." },
        adoptionStages: { type: ["object", "null"], additionalProperties: { $ref: "#/$defs/AdoptionStage" } },
        data: { type: "object", description: "Additional data provided with the release." },
      },
      required: ["version"],
    },
    AdoptionStage: {
      type: "object",
      properties: {
        stage: { type: ["string", "null"] },
        adopted: { type: ["string", "null"], format: "date-time" },
        unadopted: { type: ["string", "null"], format: "date-time" },
      },
    },
    DeployName: {
      type: "object",
      properties: {
        id: { type: "string" },
        environment: { type: "string" },
        name: { type: "string" },
        url: { type: ["string", "null"] },
        dateStarted: { type: ["string", "null"] },
        dateFinished: { type: "string" },
      },
    },
    Author: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        username: { type: "string" },
        email: { type: "string" },
        avatarUrl: { type: "string" },
      },
    },
    ReleaseProject: {
      type: "object",
      properties: {
        id: { type: "integer" },
        slug: { type: "string" },
        name: { type: "string" },
        platform: { type: ["string", "null"] },
        platforms: { type: ["array", "null"], items: { type: "string" } },
        newGroups: { type: "integer" },
        hasHealthData: { type: "boolean" },
        healthData: { anyOf: [{ $ref: "#/$defs/HealthData" }, { type: "null" }] },
        dateReleased: { type: ["string", "null"], format: "date-time" },
        dateCreated: { type: ["string", "null"], format: "date-time" },
        dateStarted: { type: ["string", "null"], format: "date-time" },
      },
    },
    HealthData: {
      type: "object",
      properties: {
        durationP50: { type: ["number", "null"] },
        durationP90: { type: ["number", "null"] },
        crashFreeUsers: { type: ["number", "null"] },
        crashFreeSessions: { type: ["number", "null"] },
        totalUsers: { type: ["integer", "null"] },
        totalUsers24h: { type: ["integer", "null"] },
        totalProjectUsers24h: { type: ["integer", "null"] },
        totalSessions: { type: ["integer", "null"] },
        totalSessions24h: { type: ["integer", "null"] },
        totalProjectSessions24h: { type: ["integer", "null"] },
        adoption: { type: ["number", "null"] },
        sessionsAdoption: { type: ["number", "null"] },
        sessionsCrashed: { type: "integer" },
        sessionsErrored: { type: "integer" },
        hasHealthData: { type: "boolean" },
        stats: { type: "object", description: "Counts over time, by period name." },
      },
    },
    VersionInfo: {
      type: "object",
      properties: {
        description: { type: "string" },
        package: { type: ["string", "null"] },
        buildHash: { type: ["string", "null"] },
        version: { type: "object", description: "Parts of the version, such as major and minor." },
      },
    },
    ReleaseCommit: {
      type: "object",
      properties: {
        id: { type: "string", description: "Hash of the commit.", maxLength: 64 },
        repository: { type: ["string", "null"], description: "Repository of the commit.", maxLength: 64 },
        message: { type: ["string", "null"], description: "Message of the commit." },
        author_name: { type: ["string", "null"], description: "Name of the commit author.", maxLength: 128 },
        author_email: { type: ["string", "null"], description: "Email address of the commit author.", maxLength: 200 },
        timestamp: { type: ["string", "null"], format: "date-time", description: "Time of the commit." },
        patch_set: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PatchedFile" },
          description: "Files that the commit changed.",
        },
      },
      required: ["id"],
    },
    PatchedFile: {
      type: "object",
      properties: {
        path: { type: "string", description: "Full path of the file.", maxLength: 510 },
        type: {
          type: "string",
          description: "Type of the change: added (`A`), modified (`M`) or deleted (`D`).",
          enum: ["A", "M", "D"],
        },
      },
      required: ["path", "type"],
    },
    ReleaseHead: {
      type: "object",
      properties: {
        commit: { type: "string", description: "Hash of the latest commit." },
        repository: { type: "string", description: "Name of the repository, as Sentry knows it.", maxLength: 200 },
        previousCommit: {
          type: ["string", "null"],
          description: "Latest commit of the previous release. Defaults to the one that Sentry stored.",
          maxLength: 64,
        },
      },
      required: ["commit", "repository"],
    },
    Commit: {
      type: "object",
      properties: {
        id: { type: "string" },
        message: { type: ["string", "null"] },
        dateCreated: { type: "string", format: "date-time" },
        suspectCommitType: { type: "string" },
        repository: { $ref: "#/$defs/Repository" },
        author: { $ref: "#/$defs/Author" },
        pullRequest: { anyOf: [{ $ref: "#/$defs/PullRequest" }, { type: "null" }] },
        releases: { type: "array", items: { $ref: "#/$defs/CommitRelease" } },
      },
      required: ["id"],
    },
    PullRequest: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        dateCreated: { type: "string", format: "date-time" },
        mergedAt: { type: ["string", "null"], format: "date-time" },
        status: { type: ["string", "null"] },
        repository: { $ref: "#/$defs/Repository" },
        author: { $ref: "#/$defs/Author" },
        externalUrl: { type: "string" },
      },
    },
    CommitRelease: {
      type: "object",
      properties: {
        version: { type: "string" },
        shortVersion: { type: "string" },
        ref: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        dateReleased: { type: ["string", "null"], format: "date-time" },
        dateCreated: { type: "string", format: "date-time" },
      },
    },
    Repository: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        url: { type: ["string", "null"] },
        provider: { type: "object", additionalProperties: { type: "string" } },
        status: { type: "string" },
        dateCreated: { type: "string", format: "date-time" },
        integrationId: { type: ["string", "null"] },
        externalSlug: { type: ["string", "null"] },
        externalId: { type: ["string", "null"] },
        settings: { anyOf: [{ $ref: "#/$defs/RepositorySettings" }, { type: "null" }] },
      },
      required: ["id"],
    },
    RepositorySettings: {
      type: "object",
      properties: {
        enabledCodeReview: { type: "boolean" },
        codeReviewTriggers: { type: "array", items: { type: "string" } },
      },
    },
    Deploy: {
      type: "object",
      properties: {
        id: { type: "string" },
        environment: { type: "string" },
        name: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        dateStarted: { type: ["string", "null"], format: "date-time" },
        dateFinished: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Monitor: {
      type: "object",
      properties: {
        id: { type: "string" },
        slug: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        isMuted: { type: "boolean" },
        isUpserting: { type: "boolean" },
        config: { $ref: "#/$defs/MonitorConfig" },
        dateCreated: { type: "string", format: "date-time" },
        project: { $ref: "#/$defs/Project" },
        environments: {
          description:
            "State of the monitor per environment: a list with `name`, `status`, `lastCheckIn` and `nextCheckIn`.",
        },
        owner: { anyOf: [{ $ref: "#/$defs/Actor" }, { type: "null" }] },
        alertRule: { anyOf: [{ $ref: "#/$defs/MonitorAlert" }, { type: "null" }] },
      },
      required: ["id"],
    },
    MonitorConfig: {
      type: "object",
      properties: {
        schedule_type: { type: "string" },
        schedule: { description: "Crontab expression, or a number with its unit, such as `[1, \"day\"]`." },
        checkin_margin: { type: ["integer", "null"] },
        max_runtime: { type: ["integer", "null"] },
        timezone: { type: ["string", "null"] },
        failure_issue_threshold: { type: ["integer", "null"] },
        recovery_threshold: { type: ["integer", "null"] },
        alert_rule_id: { type: ["integer", "null"] },
      },
    },
    MonitorAlert: {
      type: "object",
      properties: {
        targets: { type: "array", items: { $ref: "#/$defs/MonitorTarget" } },
        environment: { type: "string" },
      },
    },
    MonitorTarget: {
      type: "object",
      properties: { targetIdentifier: { type: "integer" }, targetType: { type: "string" } },
    },
    MonitorSchedule: {
      type: "object",
      properties: {
        schedule_type: {
          type: "string",
          description: "Type of `schedule`: a crontab expression or an interval.",
          enum: ["crontab", "interval"],
        },
        schedule: monitorsCreateParamsConfigSchedule,
        checkin_margin: {
          type: ["integer", "null"],
          description: "Time in minutes that a check-in can be late.",
          minimum: 1,
          maximum: 40320,
        },
        max_runtime: {
          type: ["integer", "null"],
          description: "Maximum run time of the job, in minutes.",
          minimum: 1,
          maximum: 40320,
        },
        timezone: {
          type: "string",
          description: "Time zone of the schedule, such as `Europe/Vienna`.",
          examples: ["Europe/Vienna"],
        },
        failure_issue_threshold: {
          type: ["integer", "null"],
          description: "Number of consecutive failures after which an issue is created.",
          minimum: 1,
          maximum: 720,
        },
        recovery_threshold: {
          type: ["integer", "null"],
          description: "Number of consecutive successes after which the issue is resolved.",
          minimum: 1,
          maximum: 720,
        },
      },
      required: ["schedule"],
    },
    Checkin: {
      type: "object",
      properties: {
        id: { type: "string" },
        environment: { type: "string" },
        status: { type: "string" },
        duration: { type: ["integer", "null"] },
        dateCreated: { type: "string", format: "date-time" },
        dateAdded: { type: "string", format: "date-time" },
        dateUpdated: { type: "string", format: "date-time" },
        dateInProgress: { type: ["string", "null"], format: "date-time" },
        dateClock: { type: "string", format: "date-time" },
        expectedTime: { type: ["string", "null"], format: "date-time" },
        monitorConfig: { $ref: "#/$defs/MonitorConfig" },
        groups: {
          type: "array",
          items: { anyOf: [{ type: "string" }, { type: "object" }], description: "An issue that the check-in caused." },
        },
      },
      required: ["id"],
    },
    Alert: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        organizationId: { type: "string" },
        createdBy: { type: ["string", "null"] },
        dateCreated: { type: "string", format: "date-time" },
        dateUpdated: { type: "string", format: "date-time" },
        enabled: { type: "boolean" },
        lastTriggered: { type: ["string", "null"], format: "date-time" },
        owner: { type: ["string", "null"] },
        environment: { type: ["string", "null"] },
        triggers: { anyOf: [{ $ref: "#/$defs/ConditionGroup" }, { type: "null" }] },
        actionFilters: { type: ["array", "null"], items: { $ref: "#/$defs/ConditionGroup" } },
        detectorIds: { type: ["array", "null"], items: { type: "string" } },
        config: { type: "object", description: "Additional settings, such as how often the alert acts." },
      },
      required: ["id"],
    },
    ConditionGroup: {
      type: "object",
      properties: {
        id: { type: "string" },
        organizationId: { type: "string" },
        logicType: { type: "string" },
        conditions: { type: "array", items: { $ref: "#/$defs/Condition" } },
        actions: { type: "array", items: { $ref: "#/$defs/AlertAction" } },
      },
    },
    Condition: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        comparison: { description: "Value to compare with, in a format that depends on the type." },
        conditionResult: { type: "boolean" },
      },
    },
    AlertAction: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        integrationId: { type: ["string", "null"] },
        data: { type: "object", additionalProperties: { type: "string" } },
        config: { type: "object", description: "Target of the action, depending on its type." },
        status: { type: "string" },
      },
    },
    Replay: {
      type: "object",
      properties: {
        id: { type: "string" },
        project_id: { type: "string" },
        trace_ids: { type: "array", items: { type: "string" } },
        error_ids: { type: "array", items: { type: "string" } },
        environment: { type: ["string", "null"] },
        tags: { description: "Lists of values by tag. An empty list if there are no tags." },
        user: { $ref: "#/$defs/ReplayUser" },
        sdk: { $ref: "#/$defs/Sdk" },
        os: { $ref: "#/$defs/Sdk" },
        browser: { $ref: "#/$defs/Sdk" },
        device: { $ref: "#/$defs/ReplayDevice" },
        ota_updates: { $ref: "#/$defs/OtaUpdates" },
        is_archived: { type: ["boolean", "null"] },
        urls: { type: ["array", "null"], items: { type: "string" } },
        segment_names: { type: ["array", "null"], items: { type: "string" } },
        clicks: { type: "array", items: { type: "object", description: "A clicked element." } },
        count_dead_clicks: { type: ["integer", "null"] },
        count_rage_clicks: { type: ["integer", "null"] },
        count_errors: { type: ["integer", "null"] },
        count_warnings: { type: ["integer", "null"] },
        count_infos: { type: ["integer", "null"] },
        count_urls: { type: ["integer", "null"] },
        count_segments: { type: ["integer", "null"] },
        duration: { type: ["integer", "null"] },
        finished_at: { type: ["string", "null"] },
        started_at: { type: ["string", "null"] },
        activity: { type: ["integer", "null"] },
        replay_type: { type: "string" },
        platform: { type: ["string", "null"] },
        releases: { type: "array", items: { type: "string" } },
        dist: { type: ["string", "null"] },
        has_viewed: { type: "boolean" },
      },
      required: ["id"],
    },
    ReplayUser: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        username: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        ip: { type: ["string", "null"] },
        display_name: { type: ["string", "null"] },
        geo: { type: "object", additionalProperties: { type: ["string", "null"] } },
      },
    },
    ReplayDevice: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        brand: { type: ["string", "null"] },
        model: { type: ["string", "null"] },
        family: { type: ["string", "null"] },
      },
    },
    OtaUpdates: {
      type: "object",
      properties: {
        channel: { type: ["string", "null"] },
        runtime_version: { type: ["string", "null"] },
        update_id: { type: ["string", "null"] },
      },
    },
  },
})
