// Generated from definitions/sentry.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Sentry */
    "sentry": Sentry
  }
}

/**
 * Sentry. Issues, events, tags, projects, client keys, releases, deploys, cron monitors, alerts, replays, teams and
 * members of a Sentry organization, hosted or self-hosted.
 */
export interface Sentry {
  operations: SentryOperations
  credentials: SentryCredentials
  config: SentryConfig
}

/** The operations, by entity and action. */
export interface SentryOperations {
  /** The organization of the connection. */
  organization: {
    /** Gets the organization of the connection, with its name, ID and enabled features. */
    get: {
      params: OrganizationGetParams
      records: Organization
      meta: {}
    }
  }
  /** An organization that the credentials can access. */
  organizations: {
    /**
     * Lists the organizations of the region that the credentials can access: all of a user's, or the one of an
     * integration.
     */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {}
    }
  }
  /** A project: an application or service that sends errors to Sentry. */
  projects: {
    /** Lists or searches the projects of the organization. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {}
    }
    /** Gets a project with its settings. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Creates a project for a team. */
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
    /** Deletes a project and all of its issues. Deletion takes a while and cannot be undone. */
    delete: {
      params: ProjectsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A client key of a project. Its DSN lets an application send events. */
  project_keys: {
    /** Lists the client keys of a project with their DSNs. */
    list: {
      params: ProjectKeysListParams
      records: ProjectKeyRecord[]
      meta: {}
    }
    /** Creates a client key for a project and returns its DSN. */
    create: {
      params: ProjectKeysCreateParams
      records: ProjectKeyRecord
      meta: {}
    }
    /** Updates a client key: its name, status or rate limit. */
    update: {
      params: ProjectKeysUpdateParams
      records: ProjectKeyRecord
      meta: {}
    }
    /** Deletes a client key. Events sent with it are rejected. */
    delete: {
      params: ProjectKeysDeleteParams
      records: null
      meta: {}
    }
  }
  /** An environment that events come from, such as production. */
  environments: {
    /** Lists the environments of the organization. */
    list: {
      params: EnvironmentsListParams
      records: Environment[]
      meta: {}
    }
  }
  /** A team, which owns projects and has members. */
  teams: {
    /** Lists or searches the teams of the organization. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {}
    }
    /** Gets a team by slug or ID. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    /** Creates a team. */
    create: {
      params: TeamsCreateParams
      records: Team
      meta: {}
    }
    /** Updates the slug of a team. */
    update: {
      params: TeamsUpdateParams
      records: Team
      meta: {}
    }
    /** Deletes a team, but not its projects. Deletion takes a while; the slug is available immediately. */
    delete: {
      params: TeamsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A member of the organization, or a pending invitation. */
  members: {
    /** Lists the members of the organization, including pending invitations. */
    list: {
      params: MembersListParams
      records: Member[]
      meta: {}
    }
    /** Gets a member with teams and roles. */
    get: {
      params: MembersGetParams
      records: Member
      meta: {}
    }
    /** Creates a member: invites a person to the organization by email. */
    create: {
      params: MembersCreateParams
      records: Member
      meta: {}
    }
    /** Updates the role of a member in the organization or in teams. An organization role requires a personal token. */
    update: {
      params: MembersUpdateParams
      records: Member
      meta: {}
    }
    /** Removes a member from the organization. */
    delete: {
      params: MembersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MembersSearchFields
    }
  }
  /** A membership of a member in a team. */
  team_memberships: {
    /**
     * Adds a member to a team and returns the team. Returns nothing if the membership exists or needs approval, which
     * is then requested.
     */
    create: {
      params: TeamMembershipsCreateParams
      records: Team | null
      meta: {}
    }
    /** Removes a member from a team. */
    delete: {
      params: TeamMembershipsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An issue: a group of similar events, such as the same error, with counts and first and last time seen. */
  issues: {
    /**
     * Lists or searches the issues of the organization seen within a time range. Defaults to the last 90 days and to
     * unresolved issues.
     */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {}
    }
    /** Gets an issue by ID. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /**
     * Updates an issue: resolves, archives (`ignored`), reopens, assigns or prioritizes it, or changes the user's view
     * of it.
     */
    update: {
      params: IssuesUpdateParams
      records: Issue
      meta: {}
    }
    /** Deletes an issue and its events permanently. Deletion takes a while and cannot be undone. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** A batch change of several issues. */
  issue_batches: {
    /**
     * Updates several issues by ID: resolves, archives, assigns, merges or changes them. Returns the changes, not the
     * issues.
     */
    update: {
      params: IssueBatchesUpdateParams
      records: IssueChange
      meta: {}
    }
    /** Deletes several issues and their events permanently. This cannot be undone. */
    delete: {
      params: IssueBatchesDeleteParams
      records: null
      meta: {}
    }
  }
  /** An event of an issue. */
  issue_events: {
    /** Lists the events of an issue, newest first. */
    list: {
      params: IssueEventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets the latest, oldest or recommended (most helpful) event of an issue, with stack trace and context. */
    get: {
      params: IssueEventsGetParams
      records: Event
      meta: {}
    }
  }
  /** A tag of an issue's events, such as `browser`, with its most frequent values. */
  issue_tags: {
    /** Gets a tag of an issue, with the distribution of its values across events. */
    get: {
      params: IssueTagsGetParams
      records: Tag
      meta: {}
    }
  }
  /** An issue found by its short ID, such as `WEB-7`. */
  short_ids: {
    /** Gets an issue and its project by short ID, such as `WEB-7`. */
    get: {
      params: ShortIdsGetParams
      records: ShortId
      meta: {}
    }
  }
  /** An event found by its ID alone. */
  event_ids: {
    /** Gets an event by its ID alone, with its project and issue. */
    get: {
      params: EventIdsGetParams
      records: EventId
      meta: {}
    }
  }
  /** An event that a project sent: an error, with user, tags and context. */
  events: {
    /** Lists the error events of a project, newest first. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets an event of a project with stack trace, context, release and user report. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** An attachment of an event, such as a screenshot or a minidump. */
  event_attachments: {
    /** Lists the attachments of an event. */
    list: {
      params: EventAttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Downloads an attachment of an event. */
    download: {
      params: EventAttachmentsDownloadParams
      file: true
    }
  }
  /** A row of an event query: the requested fields and functions over errors, spans or logs. */
  event_rows: {
    /**
     * Lists the rows of an event query over errors, spans, logs or metrics: selects fields, counts and groups, such as
     * `title` and `count()`.
     */
    list: {
      params: EventRowsListParams
      records: EventRow[]
      meta: {
        fields: { [k: string]: unknown } | null
        units: { [k: string]: unknown } | null
      }
    }
  }
  /** An event series: a count or another function of events over time. */
  event_series: {
    /** Lists series of events over time, such as the number of errors per hour, optionally by group. */
    list: {
      params: EventSeriesListParams
      records: EventSeries[]
      meta: {
        start: number | null
        end: number | null
        dataset: string | null
      }
    }
  }
  /** Usage statistics: accepted, filtered and dropped events. */
  usage_stats: {
    /**
     * Lists usage statistics: event counts of the organization by project, category, outcome or reason, as counted for
     * the quota.
     */
    list: {
      params: UsageStatsListParams
      records: UsageGroup[]
      meta: {
        start: string | null
        end: string | null
        intervals: unknown[] | null
      }
    }
  }
  /** A release: a version of an application, for one or more projects. */
  releases: {
    /** Lists or searches the releases of the organization, newest first. */
    list: {
      params: ReleasesListParams
      records: Release[]
      meta: {}
    }
    /** Gets a release by version, optionally with its health. */
    get: {
      params: ReleasesGetParams
      records: Release
      meta: {}
    }
    /** Creates a release for projects. If the version exists, updates and returns that release. */
    create: {
      params: ReleasesCreateParams
      records: Release
      meta: {}
    }
    /** Updates the reference, URL, date or commits of a release. */
    update: {
      params: ReleasesUpdateParams
      records: Release
      meta: {}
    }
    /** Deletes a release and its files permanently. Fails while issues refer to the release. */
    delete: {
      params: ReleasesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ReleasesSearchFields
    }
  }
  /** A commit of a release. */
  release_commits: {
    /** Lists the commits of a release. */
    list: {
      params: ReleaseCommitsListParams
      records: Commit[]
      meta: {}
    }
  }
  /** A deploy of a release to an environment. */
  deploys: {
    /** Lists the deploys of a release. */
    list: {
      params: DeploysListParams
      records: Deploy[]
      meta: {}
    }
    /** Creates a deploy: records that a release was deployed to an environment. */
    create: {
      params: DeploysCreateParams
      records: Deploy
      meta: {}
    }
  }
  /** A cron monitor, which checks that a job runs on schedule. */
  monitors: {
    /** Lists the cron monitors of the organization. */
    list: {
      params: MonitorsListParams
      records: Monitor[]
      meta: {}
    }
    /** Gets a cron monitor by slug or ID. */
    get: {
      params: MonitorsGetParams
      records: Monitor
      meta: {}
    }
    /** Creates a cron monitor for a project. */
    create: {
      params: MonitorsCreateParams
      records: Monitor
      meta: {}
    }
    /** Updates a cron monitor, such as its schedule, name or status. Fields that you leave out keep their value. */
    update: {
      params: MonitorsUpdateParams
      records: Monitor
      meta: {}
    }
    /** Deletes a cron monitor, or some of its environments. */
    delete: {
      params: MonitorsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MonitorsSearchFields
    }
  }
  /** A check-in of a cron monitor: a job started, succeeded, failed or was missed. */
  monitor_checkins: {
    /** Lists the check-ins of a cron monitor, newest first. */
    list: {
      params: MonitorCheckinsListParams
      records: Checkin[]
      meta: {}
    }
  }
  /** An alert, which notifies people or performs actions when something happens to issues. */
  alerts: {
    /** Lists or searches the alerts of the organization. */
    list: {
      params: AlertsListParams
      records: Alert[]
      meta: {}
    }
    /** Gets an alert with its triggers and actions. */
    get: {
      params: AlertsGetParams
      records: Alert
      meta: {}
    }
    /** Updates an alert: enables or disables it. */
    update: {
      params: AlertsUpdateParams
      records: Alert
      meta: {}
    }
    /** Deletes an alert. */
    delete: {
      params: AlertsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A repository connected to the organization. */
  repositories: {
    /** Lists the repositories connected to the organization. */
    list: {
      params: RepositoriesListParams
      records: Repository[]
      meta: {}
    }
  }
  /** A replay: a recorded session of an application's user. */
  replays: {
    /** Lists or searches the replays of the organization. */
    list: {
      params: ReplaysListParams
      records: Replay[]
      meta: {}
    }
    /** Gets a replay by ID. */
    get: {
      params: ReplaysGetParams
      records: Replay
      meta: {}
    }
  }
}

/** Params of organization.get. */
export interface OrganizationGetParams {
  /** Whether to include projects and teams: `0` or `1`. Defaults to `0`. (default "0") */
  detailed?: "0" | "1"
}

export interface Organization {
  /** The organization's ID. */
  id: string
  /** The organization's slug, used in addresses. */
  slug: string
  /** The organization's name. */
  name?: string
  /** The organization's status, for example active or pending deletion. */
  status?: OrganizationStatus
  /** The time the organization was created. */
  dateCreated?: string
  /** Whether the organization tries new features early. */
  isEarlyAdopter?: boolean
  /** Whether members must use two-factor authentication. */
  require2FA?: boolean
  /** The organization's avatar, an image or initials. */
  avatar?: Avatar
  /** The organization's addresses, for the web app and for its region's API. */
  links?: OrganizationLinks
  /** Whether the organization has single sign-on set up. */
  hasAuthProvider?: boolean
  /** Whether members may invite other members. */
  allowMemberInvite?: boolean
  /** Whether members may create projects. */
  allowMemberProjectCreation?: boolean
  /** Whether Sentry's staff may access the organization. */
  allowSuperuserAccess?: boolean
  /** The features enabled for the organization. */
  features?: string[]
  /** The permission scopes the caller has in the organization. */
  access?: string[]
  /** The onboarding tasks, with the status of each. */
  onboardingTasks?: OnboardingTask[]
  /** Additional settings, by name. */
  extraOptions?: { [k: string]: unknown }
}

export interface OrganizationStatus {
  id?: string
  name?: string
}

export interface Avatar {
  avatarType?: string
  avatarUuid?: string | null
  avatarUrl?: string | null
}

export interface OrganizationLinks {
  organizationUrl?: string
  regionUrl?: string
}

export interface OnboardingTask {
  task?: string | null
  status?: string
  completionSeen?: string | null
  dateCompleted?: string
  /** Data of the task, in its own format. */
  data?: unknown
}

/** Params of organizations.list. */
export interface OrganizationsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Whether to return only organizations that the user owns. */
  owner?: boolean
  /** Search query, such as `slug:acme` or `status:active`. */
  query?: string
  /** Sort by most members, or most events in the last 24 hours. Defaults to the creation date. */
  sortBy?: "members" | "events"
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  per_page?: number
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Filters by part of the name or slug. */
  query?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  per_page?: number
}

export interface Project {
  /** The project's ID. */
  id: string
  /** The project's slug, used in addresses. */
  slug: string
  /** The project's name. */
  name?: string
  /** The project's platform, for example python or javascript-react. */
  platform?: string | null
  /** The time the project was created. */
  dateCreated?: string
  /** Whether the calling user has bookmarked the project. */
  isBookmarked?: boolean
  /** Whether the calling user belongs to one of the project's teams. */
  isMember?: boolean
  /** The features enabled for the project. */
  features?: string[]
  /** The time of the first event. Null if there is none yet. */
  firstEvent?: string | null
  /** Whether the project has received a transaction. */
  firstTransactionEvent?: boolean
  /** The permission scopes the caller has in the project. */
  access?: string[]
  /** Whether the caller can access the project. */
  hasAccess?: boolean
  /** Whether the project has received user feedback. */
  hasFeedbacks?: boolean
  /** Whether the project has received feature flags. */
  hasFlags?: boolean
  /** Whether the project has received a minified stack trace. */
  hasMinifiedStackTrace?: boolean
  /** Whether the project has cron monitors. */
  hasMonitors?: boolean
  /** Whether the project has received feedback from the newer widget. */
  hasNewFeedbacks?: boolean
  /** Whether the project has received profiles. */
  hasProfiles?: boolean
  /** Whether the project has received session replays. */
  hasReplays?: boolean
  /** Whether the project has received sessions, the basis of release health. */
  hasSessions?: boolean
  /** Whether the project has data for the insights on HTTP requests. */
  hasInsightsHttp?: boolean
  /** Whether the project has data for the insights on database queries. */
  hasInsightsDb?: boolean
  /** Whether the project has data for the insights on assets. */
  hasInsightsAssets?: boolean
  /** Whether the project has data for the insights on app starts. */
  hasInsightsAppStart?: boolean
  /** Whether the project has data for the insights on screen loads. */
  hasInsightsScreenLoad?: boolean
  /** Whether the project has data for the insights on web vitals. */
  hasInsightsVitals?: boolean
  /** Whether the project has data for the insights on caches. */
  hasInsightsCaches?: boolean
  /** Whether the project has data for the insights on queues. */
  hasInsightsQueues?: boolean
  /** Whether the project has data for the insights on AI agents. */
  hasInsightsAgentMonitoring?: boolean
  /** Whether the project has data for the insights on MCP servers. */
  hasInsightsMCP?: boolean
  /** Whether the project has received logs. */
  hasLogs?: boolean
  /** Whether the project has received trace metrics. */
  hasTraceMetrics?: boolean
  /** Whether the project has received user reports. */
  hasUserReports?: boolean
  team?: TeamName | null
  /** The teams the project belongs to. */
  teams?: TeamName[]
  /** The platforms of the events received. */
  platforms?: string[]
  /** The names of the environments seen in the project. */
  environments?: string[]
  latestRelease?: ReleaseName | null
  /** The latest deploy in each environment. */
  latestDeploys?: {
    [k: string]: {
      [k: string]: string
    }
  } | null
  /** Whether the project is internal to Sentry. */
  isInternal?: boolean
  /** Whether the project is open to the public. */
  isPublic?: boolean
  /** The project's avatar, an image or initials. */
  avatar?: Avatar
  /** The project's color, as a hexadecimal code. */
  color?: string
  /** The project's status, for example active or pending deletion. */
  status?: string
  /** The shortest time between digest notifications, in seconds. */
  digestsMinDelay?: number
  /** The longest time before a digest notification, in seconds. */
  digestsMaxDelay?: number
  /** The text put before the subject of alert emails. */
  subjectPrefix?: string
  /** The template for the subject of alert emails. */
  subjectTemplate?: string
  /** The domains JavaScript events are accepted from. */
  allowedDomains?: string[]
  /** The hours without events before an issue resolves automatically. Zero turns this off. */
  resolveAge?: number
  /** Whether the server removes sensitive data from events. */
  dataScrubber?: boolean
  /** Whether the default scrubbers, for passwords and card numbers, apply. */
  dataScrubberDefaults?: boolean
  /** The names of fields that are never scrubbed. */
  safeFields?: string[]
  /** The names of further fields to scrub. */
  sensitiveFields?: string[]
  /** The number of native crash reports kept for each issue. Null to inherit. */
  storeCrashReports?: number | null
  /** The name of the header that carries the security token. */
  securityTokenHeader?: string | null
  /** Whether certificates are checked when fetching JavaScript sources. */
  verifySSL?: boolean
  /** Whether IP addresses are removed from events. */
  scrubIPAddresses?: boolean
  /** Whether Sentry may fetch missing JavaScript sources. */
  scrapeJavaScript?: boolean
  enableAutoReleaseCreation?: boolean
  /** The tags shown prominently on events. */
  highlightTags?: string[]
  /** The environment selected by default. Null if none is. */
  defaultEnvironment?: string | null
  /** Settings, by Sentry's internal name. */
  options?: { [k: string]: unknown }
}

export interface TeamName {
  id?: string
  name?: string
  slug?: string
}

export interface ReleaseName {
  version?: string
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** Slug or ID of the project. */
  project: string
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** Slug or ID of the team. */
  team: string
  /** Name of the project. (at most 50 characters) */
  name: string
  /**
   * Slug of the project in URLs: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone. (at most 100
   * characters)
   */
  slug?: string
  /** Platform of the project, such as `python` or `javascript-react`. */
  platform?: string | null
  /** Whether to create a default alert for every new issue. Defaults to `true`. (default true) */
  default_rules?: boolean
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** Slug or ID of the project. */
  project: string
  /** New name of the project. (at most 200 characters) */
  name?: string
  /**
   * Slug of the project in URLs: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone. (at most 100
   * characters)
   */
  slug?: string
  /** Platform of the project, such as `python` or `javascript-react`. */
  platform?: string | null
  /** Whether the project is bookmarked by the authenticated user. */
  isBookmarked?: boolean
  /** Prefix of the subject of emails from the project. (at most 200 characters) */
  subjectPrefix?: string
  /** Subject template of alert emails, with variables such as `$title` and `$shortID`. (at most 200 characters) */
  subjectTemplate?: string
  /** Time in hours without events after which issues are resolved automatically. `0` disables it. (at least 0) */
  resolveAge?: number | null
  /** Tags to show first on issues of the project. */
  highlightTags?: string[]
}

/** Params of projects.delete. */
export interface ProjectsDeleteParams {
  /** Slug or ID of the project. */
  project: string
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  id: string | null
  slug: string | null
  name: string | null
  platform: string | null
  dateCreated: string | null
  firstEvent: string | null
  isMember: boolean | null
  hasAccess: boolean | null
}

/** Params of project_keys.list. */
export interface ProjectKeysListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Slug or ID of the project. */
  project: string
  /** Filters by status: active or inactive keys. */
  status?: "active" | "inactive"
}

export interface ProjectKeyRecord {
  /** The client key's ID. */
  id: string
  /** The client key's name. */
  name?: string
  /** The client key's label, the same as the name. */
  label?: string
  /** The public part of the key. */
  public?: string | null
  /** The secret part of the key. Not used by current SDKs. */
  secret?: string | null
  /** The ID of the project the key belongs to. */
  projectId?: number
  /** Whether events sent with the key are accepted. */
  isActive?: boolean
  rateLimit?: KeyRateRecord | null
  /** The addresses SDKs send data to, by kind. */
  dsn?: Dsn
  /** The browser SDK version the loader serves. */
  browserSdkVersion?: string
  /** The browser SDK versions to choose from. */
  browserSdk?: BrowserSdk
  /** The time the key was created. */
  dateCreated?: string | null
  /** The options of the loader script, for example replays and debugging. */
  dynamicSdkLoaderOptions?: LoaderOptions
  /** The purpose of the key, a user's own or internal. */
  useCase?: string
}

export interface KeyRateRecord {
  window?: number
  count?: number
}

export interface Dsn {
  public?: string
  secret?: string
  csp?: string
  security?: string
  minidump?: string
  nel?: string
  unreal?: string
  crons?: string
  cdn?: string
  playstation?: string
  integration?: string
  otlp_traces?: string
  otlp_logs?: string
}

export interface BrowserSdk {
  choices?: string[][]
}

export interface LoaderOptions {
  hasReplay?: boolean
  hasPerformance?: boolean
  hasDebug?: boolean
  hasFeedback?: boolean
  hasLogsAndMetrics?: boolean
}

/** Params of project_keys.create. */
export interface ProjectKeysCreateParams {
  /** Slug or ID of the project. */
  project: string
  /** Name of the client key. Sentry generates one by default. (at most 64 characters) */
  name?: string | null
  /** Rate limit: number of accepted events per time window. `null` sets no limit. */
  rateLimit?: ({
    /** Time window in seconds, up to 86,400. (0 to 86400) */
    window?: number | null
    /** Number of events accepted per time window. (at least 0) */
    count?: number | null
  } | null)
}

/** Params of project_keys.update. */
export interface ProjectKeysUpdateParams {
  /** Slug or ID of the project. */
  project: string
  /** ID of the client key, as `project_keys.list` returns it. */
  key_id: string
  /** New name of the client key. */
  name?: string
  /** Whether the client key is active. Events sent with an inactive key are rejected. */
  isActive?: boolean
  /** Rate limit: number of accepted events per time window. `null` sets no limit. */
  rateLimit?: ({
    /** Time window in seconds, up to 86,400. (0 to 86400) */
    window?: number | null
    /** Number of events accepted per time window. (at least 0) */
    count?: number | null
  } | null)
  /** SDK version that the loader script loads. */
  browserSdkVersion?: "latest" | "7.x"
}

/** Params of project_keys.delete. */
export interface ProjectKeysDeleteParams {
  /** Slug or ID of the project. */
  project: string
  /** ID of the client key, as `project_keys.list` returns it. */
  key_id: string
}

/** Params of environments.list. */
export interface EnvironmentsListParams {
  /** Filters by visibility. Defaults to `visible`. */
  visibility?: "visible" | "hidden" | "all"
}

export interface Environment {
  /** The environment's ID. */
  id: string
  /** The environment's name, as sent by the SDK. */
  name?: string
}

/** Params of teams.list. */
export interface TeamsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Filters by part of the name or slug. */
  query?: string
  /** Whether to include the projects of each team: `0` or `1`. Defaults to `1`. */
  detailed?: "0" | "1"
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  per_page?: number
}

export interface Team {
  /** The team's ID. */
  id: string
  /** The team's slug, used in addresses. */
  slug: string
  /** The team's name. */
  name?: string
  /** The time the team was created. */
  dateCreated?: string | null
  /** Whether the calling user belongs to the team. */
  isMember?: boolean
  /** The calling user's role in the team. Null outside it. */
  teamRole?: string | null
  /** The permission scopes the caller has in the team. */
  access?: string[]
  /** Whether the caller can access the team. */
  hasAccess?: boolean
  /** Whether the calling user's request to join is pending. */
  isPending?: boolean
  /** The number of members in the team. */
  memberCount?: number
  /** The team's avatar, an image or initials. */
  avatar?: Avatar
  /** The linked teams of other services. Absent unless requested. */
  externalTeams?: ExternalActor[]
  /** The organization the team belongs to. Absent unless requested. */
  organization?: Organization
  /** The projects the team works on. Absent unless requested. */
  projects?: Project[]
  /** The team's flags, for example on provisioning by the identity provider. */
  flags?: {
    [k: string]: boolean
  }
}

export interface ExternalActor {
  id?: string
  provider?: string
  externalName?: string
  integrationId?: string
  externalId?: string
  userId?: string
  teamId?: string
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** Slug or ID of the team. */
  team: string
  /** Additional data to return. */
  expand?: "projects" | "externalTeams"
  /** Data to leave out. */
  collapse?: "organization"
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /**
   * Slug of the team: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone. (at most 50 characters)
   */
  slug: string
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /** Slug or ID of the team. */
  team: string
  /**
   * Slug of the team: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone. (at most 50 characters)
   */
  slug: string
}

/** Params of teams.delete. */
export interface TeamsDeleteParams {
  /** Slug or ID of the team. */
  team: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  id: string | null
  slug: string | null
  name: string | null
  dateCreated: string | null
  memberCount: number | null
  isMember: boolean | null
}

/** Params of members.list. */
export interface MembersListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
}

export interface Member {
  /** The member's ID, distinct from the user's. */
  id: string
  /** The member's email address. */
  email?: string
  /** The member's name, or the email address before the invitation is accepted. */
  name?: string
  user?: User | null
  /** The member's role in the organization. */
  orgRole?: string
  /** The member's role. Deprecated in favor of orgRole. */
  role?: string
  /** The role's display name. Deprecated. */
  roleName?: string
  /** Whether the invitation has not been accepted yet. */
  pending?: boolean
  /** Whether the invitation has expired. */
  expired?: boolean
  /** The member's flags, on single sign-on and provisioning. */
  flags?: MemberFlags
  /** The time the member was added. */
  dateCreated?: string
  /** The status of the invitation, for example approved or requested to join. */
  inviteStatus?: string
  /** The name of the user who invited the member. */
  inviterName?: string | null
  /** The linked users of other services. Absent unless requested. */
  externalUsers?: ExternalActor[]
  /** The slugs of the teams the member belongs to. */
  teams?: string[]
  /** The member's role in each team. */
  teamRoles?: TeamRoleRecord[]
  /** The address for accepting the invitation. Null if the caller may not see it. */
  invite_link?: string | null
  /** Whether the member is the organization's last remaining owner. */
  isOnlyOwner?: boolean
  /** The organization roles, with the permissions of each. */
  orgRoleList?: Role[]
  /** The team roles, with the permissions of each. */
  teamRoleList?: Role[]
}

export interface User {
  id?: string
  name?: string
  username?: string
  email?: string
  avatarUrl?: string
  avatar?: Avatar
  isActive?: boolean
  isSuspended?: boolean
  hasPasswordAuth?: boolean
  isManaged?: boolean
  dateJoined?: string
  lastLogin?: string | null
  has2fa?: boolean
  lastActive?: string | null
  isSuperuser?: boolean
  isStaff?: boolean
  canReset2fa?: boolean
  emails?: UserEmail[]
  /** Experiments of the user, by name. */
  experiments?: { [k: string]: unknown }
  identities?: Identity[]
  /** Authenticators of the user, each in its own format. */
  authenticators?: unknown[]
}

export interface UserEmail {
  id?: string
  email?: string
  is_verified?: boolean
}

export interface Identity {
  id?: string
  name?: string
  organization?: IdentityOrganization
  provider?: IdentityProvider
  dateVerified?: string
  dateSynced?: string
}

export interface IdentityOrganization {
  slug?: string
  name?: string
}

export interface IdentityProvider {
  id?: string
  name?: string
}

export interface MemberFlags {
  "idp:provisioned"?: boolean
  "idp:role-restricted"?: boolean
  "sso:linked"?: boolean
  "sso:invalid"?: boolean
  "member-limit:restricted"?: boolean
  "partnership:restricted"?: boolean
}

export interface TeamRoleRecord {
  teamSlug?: string
  role?: string | null
}

export interface Role {
  id?: string
  name?: string
  desc?: string
  scopes?: string[]
  allowed?: boolean
  isAllowed?: boolean
  isRetired?: boolean
  isTeamRolesAllowed?: boolean
  is_global?: boolean
  isGlobal?: boolean
  minimumTeamRole?: string
  isMinimumRoleFor?: string | null
}

/** Params of members.get. */
export interface MembersGetParams {
  /** ID of the member, as `members.list` returns it. Differs from the user ID. */
  member_id: string
}

/** Params of members.create. */
export interface MembersCreateParams {
  /** Email address to invite. (at most 75 characters) */
  email: string
  /** Role in the organization. Defaults to `member` for invited people. `admin` is for legacy plans. */
  orgRole?: "billing" | "member" | "manager" | "owner" | "admin"
  /** Teams to join, each with a role. */
  teamRoles?: ({
    /** Slug of the team. */
    teamSlug: string
    /** Role in the team. */
    role: "contributor" | "admin"
  }[] | null)
  /** Whether to send the invitation by email. Defaults to `true`. (default true) */
  sendInvite?: boolean
  /** Whether to invite a person again who was invited before. Defaults to `true`. */
  reinvite?: boolean
}

/** Params of members.update. */
export interface MembersUpdateParams {
  /** ID of the member, as `members.list` returns it. Differs from the user ID. */
  member_id: string
  /** Role in the organization. Defaults to `member` for invited people. `admin` is for legacy plans. */
  orgRole?: "billing" | "member" | "manager" | "owner" | "admin"
  /** Teams of the member, each with a role. Replaces the current teams. */
  teamRoles?: ({
    /** Slug of the team. */
    teamSlug: string
    /** Role in the team. */
    role: "contributor" | "admin"
  }[] | null)
}

/** Params of members.delete. */
export interface MembersDeleteParams {
  /** ID of the member, as `members.list` returns it. Differs from the user ID. */
  member_id: string
}

/** Searchable fields of members, in hosted mode. */
export interface MembersSearchFields {
  id: string | null
  email: string | null
  name: string | null
  orgRole: string | null
  pending: boolean | null
  expired: boolean | null
  inviteStatus: string | null
  dateCreated: string | null
}

/** Params of team_memberships.create. */
export interface TeamMembershipsCreateParams {
  /** ID of the member, as `members.list` returns it. Differs from the user ID. */
  member_id: string
  /** Slug or ID of the team. */
  team: string
}

/** Params of team_memberships.delete. */
export interface TeamMembershipsDeleteParams {
  /** ID of the member, as `members.list` returns it. Differs from the user ID. */
  member_id: string
  /** Slug or ID of the team. */
  team: string
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /**
   * Sentry search query, such as `is:unresolved level:error assigned:me`. An empty string returns all issues. Defaults
   * to `is:unresolved`. (default "is:unresolved")
   */
  query?: string
  /** Filters by project slug or ID. `-1` returns all accessible projects. */
  project?: string[]
  /** Filters by environment name. */
  environment?: string[]
  /**
   * Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over
   * `start` and `end`.
   */
  statsPeriod?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
  /**
   * Sort order: last seen (`date`), newest (`new`), `trends`, most events (`freq`) or most users (`user`). `inbox`
   * requires `is:for_review`. Defaults to `date`. (default "date")
   */
  sort?: "date" | "new" | "trends" | "freq" | "user" | "inbox" | "recommended"
  /** Time range of the counts in `stats`. An empty string leaves them out. */
  groupStatsPeriod?: "" | "24h" | "14d" | "auto"
  /** Whether `query` is a short ID, such as `WEB-7`. `1` ignores all other filters. */
  shortIdLookup?: "0" | "1"
  /** Additional data to return. */
  expand?: ("inbox" | "integrationIssues" | "latestEventHasAttachments" | "owners" | "sentryAppIssues" | "sessions")[]
  /** Data to leave out, for a faster response. */
  collapse?: ("base" | "filtered" | "lifetime" | "stats" | "unhandled")[]
  /** Maximum number of issues per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  limit?: number
}

export interface Issue {
  /** The issue's ID. */
  id: string
  /** The ID in the issue's public address. Null unless shared. */
  shareId?: string | null
  /** The issue's short ID, made from the project's slug and a code. */
  shortId: string
  /** The issue's title, usually error type and message. */
  title: string
  /** The code responsible, for example a function or an endpoint. */
  culprit?: string | null
  /** The issue's address in Sentry. */
  permalink?: string
  /** The name of the logger that recorded the event. */
  logger?: string | null
  /** The severity of the latest event, for example error or warning. */
  level?: string
  /** The issue's status, for example unresolved, resolved or ignored. */
  status?: string
  /** Details of the status, for example the resolving release. */
  statusDetails?: IssueStatusDetails
  /** The finer status, for example new, escalating or regressed. */
  substatus?: string | null
  /** Whether the issue has been shared publicly. */
  isPublic?: boolean
  /** The platform of the issue's events. */
  platform?: string | null
  /** The issue's priority: high, medium or low. */
  priority?: string | null
  /** The time a user fixed the priority. Null while it is automatic. */
  priorityLockedAt?: string | null
  /** The likelihood that Seer can fix the issue. Null if not assessed. */
  seerFixabilityScore?: number | null
  /** The time Seer's automatic fix was last started. */
  seerAutofixLastTriggered?: string | null
  /** The time the Seer Explorer's automatic fix was last started. */
  seerExplorerAutofixLastTriggered?: string | null
  /** The project the issue belongs to. */
  project?: IssueProject
  /** The type of the issue's events, for example error or default. */
  type?: string
  /** The kind of issue, finer than the category. */
  issueType?: string
  /** The issue's category, for example error or performance. */
  issueCategory?: string
  /** Parts of the title, such as type and value of an exception, and the file. */
  metadata?: { [k: string]: unknown }
  /** The number of comments on the issue. */
  numComments?: number
  assignedTo?: Actor | null
  /** Whether the calling user has bookmarked the issue. */
  isBookmarked?: boolean
  /** Whether the calling user is subscribed to the issue. */
  isSubscribed?: boolean
  subscriptionDetails?: Subscription | null
  /** Whether the calling user has seen the issue. */
  hasSeen?: boolean
  /** Annotations on the issue, chiefly links to other services. */
  annotations?: Annotation[]
  /** Whether the issue's latest event was an unhandled error. */
  isUnhandled?: boolean
  /** The number of events, as a string. */
  count?: string
  /** The number of users affected. */
  userCount?: number
  /** The time of the first event. */
  firstSeen?: string | null
  /** The time of the latest event. */
  lastSeen?: string | null
  derivedData?: IssueProgress
  /** The counts and times over the issue's whole life. */
  lifetime?: IssueCounts
  filtered?: IssueCounts | null
  /** The number of sessions in the period. Absent unless requested. */
  sessionCount?: number | null
  /** Counts over time, by period name: pairs of a Unix timestamp in seconds and a count. */
  stats?: { [k: string]: unknown }
  /** Reason for the review, with `expand`: an object, or `false`. */
  inbox?: unknown
  /** Suspected owners, with `expand`: a list of owners, or null. */
  owners?: unknown
  /**
   * The linked issues of integrations, for example Jira's.
   * 
   * Items: A linked issue of another system.
   */
  integrationIssues?: { [k: string]: unknown }[]
  /** The linked issues of Sentry apps. */
  sentryAppIssues?: ExternalIssue[]
  /** Whether the latest event has attachments. Absent unless requested. */
  latestEventHasAttachments?: boolean
  /** The ID of the event that matched the search. */
  matchingEventId?: string | null
  /** The environment of the event that matched the search. */
  matchingEventEnvironment?: string | null
  firstRelease?: Release | null
  lastRelease?: Release | null
  /** The tags of the issue's events, with value counts. */
  tags?: IssueTag[]
  /** The activity on the issue, newest first. */
  activity?: Activity[]
  /** The users who have seen the issue. */
  seenBy?: SeenBy[]
  /** The number of user reports on the issue. */
  userReportCount?: number
  /**
   * The users and teams participating in the issue.
   * 
   * Items: A user or team participating in the issue.
   */
  participants?: { [k: string]: unknown }[]
  /** Expected number of events, with `expand`. */
  forecast?: { [k: string]: unknown }
}

export interface IssueStatusDetails {
  ignoreCount?: number
  ignoreUntil?: string
  ignoreUserCount?: number
  ignoreUserWindow?: number
  ignoreWindow?: number
  actor?: User
  inNextRelease?: boolean
  inRelease?: string
  inCommit?: string
  pendingEvents?: number
  info?: Reprocessing | null
}

export interface Reprocessing {
  dateCreated?: string
  syncCount?: number
  totalEvents?: number
}

export interface IssueProject {
  id?: string
  name?: string
  slug?: string
  platform?: string | null
}

export interface Actor {
  type?: string
  id?: string
  name?: string
  email?: string
}

export interface Subscription {
  disabled?: boolean
  reason?: string
}

export interface Annotation {
  displayName?: string
  url?: string
}

export interface IssueProgress {
  blocker?: string
  progress?: string
  status?: string
  viewCount?: number
  hasOpenFixPr?: boolean
  isAssigned?: boolean
  hasRootCause?: boolean
  lastCompletedAutofixStep?: string
  lastProgressedAt?: string | null
}

export interface IssueCounts {
  count?: string
  userCount?: number
  firstSeen?: string | null
  lastSeen?: string | null
  /** Counts over time, in the format of the issue's `stats`. */
  stats?: { [k: string]: unknown }
}

export interface ExternalIssue {
  id?: string
  issueId?: string
  serviceType?: string
  displayName?: string
  webUrl?: string
}

export interface Release {
  id?: number
  version: string
  shortVersion?: string
  status?: string
  ref?: string | null
  url?: string | null
  dateReleased?: string | null
  dateCreated?: string | null
  dateStarted?: string | null
  owner?: User | null
  lastCommit?: Commit | null
  lastDeploy?: DeployName | null
  firstEvent?: string | null
  lastEvent?: string | null
  newGroups?: number
  commitCount?: number
  deployCount?: number
  authors?: Author[]
  projects?: ReleaseProject[]
  versionInfo?: VersionInfo | null
  userAgent?: string | null
  /** Previous and next releases in the project. */
  currentProjectMeta?: { [k: string]: unknown } | null
  adoptionStages?: {
    [k: string]: AdoptionStage
  } | null
  /** Additional data provided with the release. */
  data?: { [k: string]: unknown }
}

export interface Commit {
  id: string
  message?: string | null
  dateCreated?: string
  suspectCommitType?: string
  repository?: Repository
  author?: Author
  pullRequest?: PullRequest | null
  releases?: CommitRelease[]
}

export interface Repository {
  id: string
  name?: string
  url?: string | null
  provider?: {
    [k: string]: string
  }
  status?: string
  dateCreated?: string
  integrationId?: string | null
  externalSlug?: string | null
  externalId?: string | null
  settings?: RepositorySettings | null
}

export interface RepositorySettings {
  enabledCodeReview?: boolean
  codeReviewTriggers?: string[]
}

export interface Author {
  id?: string
  name?: string | null
  username?: string
  email?: string
  avatarUrl?: string
}

export interface PullRequest {
  id?: string
  title?: string | null
  message?: string | null
  dateCreated?: string
  mergedAt?: string | null
  status?: string | null
  repository?: Repository
  author?: Author
  externalUrl?: string
}

export interface CommitRelease {
  version?: string
  shortVersion?: string
  ref?: string | null
  url?: string | null
  dateReleased?: string | null
  dateCreated?: string
}

export interface DeployName {
  id?: string
  environment?: string
  name?: string
  url?: string | null
  dateStarted?: string | null
  dateFinished?: string
}

export interface ReleaseProject {
  id?: number
  slug?: string
  name?: string
  platform?: string | null
  platforms?: string[] | null
  newGroups?: number
  hasHealthData?: boolean
  healthData?: HealthData | null
  dateReleased?: string | null
  dateCreated?: string | null
  dateStarted?: string | null
}

export interface HealthData {
  durationP50?: number | null
  durationP90?: number | null
  crashFreeUsers?: number | null
  crashFreeSessions?: number | null
  totalUsers?: number | null
  totalUsers24h?: number | null
  totalProjectUsers24h?: number | null
  totalSessions?: number | null
  totalSessions24h?: number | null
  totalProjectSessions24h?: number | null
  adoption?: number | null
  sessionsAdoption?: number | null
  sessionsCrashed?: number
  sessionsErrored?: number
  hasHealthData?: boolean
  /** Counts over time, by period name. */
  stats?: { [k: string]: unknown }
}

export interface VersionInfo {
  description?: string
  package?: string | null
  buildHash?: string | null
  /** Parts of the version, such as major and minor. */
  version?: { [k: string]: unknown }
}

export interface AdoptionStage {
  stage?: string | null
  adopted?: string | null
  unadopted?: string | null
}

export interface IssueTag {
  key?: string
  name?: string
  totalValues?: number
}

export interface Activity {
  id?: string
  type?: string
  user?: User | null
  dateCreated?: string
  /** Details of the activity, depending on its type. */
  data?: { [k: string]: unknown }
}

export interface SeenBy {
  id?: string
  name?: string
  username?: string
  email?: string
  lastSeen?: string
}

/** Params of issues.get. */
export interface IssuesGetParams {
  /** Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`. */
  issue_id: string
  /** Filters by environment name. */
  environment?: string[]
  /** Additional data to return. */
  expand?: ("forecast" | "inbox" | "integrationIssues" | "latestEventHasAttachments" | "owners" | "sentryAppIssues")[]
  /** Data to leave out, for a faster response. */
  collapse?: ("release" | "stats" | "tags")[]
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`. */
  issue_id: string
  /** New status: `resolved`, `resolvedInNextRelease`, `ignored` (archived) or `unresolved` (reopened). */
  status?: "resolved" | "unresolved" | "ignored" | "resolvedInNextRelease" | "muted"
  /** Details of `status`: duration, release or commit. */
  statusDetails?: {
    /** Whether the issue is resolved in the next release. For `resolved`. */
    inNextRelease?: boolean
    /** Version of the release that resolves the issue, or `latest`. For `resolved`. */
    inRelease?: string
    /** Commit that resolves the issue. For `resolved`. */
    inCommit?: {
      /** Hash of the commit. */
      commit: string
      /** Name of the repository, as Sentry knows it. */
      repository: string
    }
    /** Time in minutes to ignore the issue. For `ignored`. (at least 1) */
    ignoreDuration?: number
    /** Number of further events until which to ignore the issue. For `ignored`. (at least 1) */
    ignoreCount?: number
    /** Time window for `ignoreCount`, in minutes, up to 10,080. (1 to 10080) */
    ignoreWindow?: number
    /** Number of further users until which to ignore the issue. For `ignored`. (at least 1) */
    ignoreUserCount?: number
    /** Time window for `ignoreUserCount`, in minutes, up to 10,080. (1 to 10080) */
    ignoreUserWindow?: number
  }
  /** Substatus that refines the status, such as `archived_until_escalating` for `ignored`. */
  substatus?:
    | "archived_until_escalating"
    | "archived_until_condition_met"
    | "archived_forever"
    | "escalating"
    | "ongoing"
    | "regressed"
    | "new"
    | null
  /** Assignee: `user:id`, `team:id`, a username or an email address. An empty string unassigns the issue. */
  assignedTo?: string
  /** New priority of the issue. */
  priority?: "low" | "medium" | "high"
  /** Whether the authenticated user has seen the issue. */
  hasSeen?: boolean
  /** Whether the issue is bookmarked by the authenticated user. */
  isBookmarked?: boolean
  /** Whether the authenticated user is subscribed to notifications about the issue. */
  isSubscribed?: boolean
  /** Whether the issue is public: visible to anyone with the link. */
  isPublic?: boolean
  /** Whether the issue is in the inbox for review. `false` marks it as reviewed. */
  inbox?: boolean
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`. */
  issue_id: string
}

/** Searchable fields of issues, in hosted mode. */
export interface IssuesSearchFields {
  id: string | null
  shortId: string | null
  title: string | null
  culprit: string | null
  level: string | null
  status: string | null
  substatus: string | null
  priority: string | null
  platform: string | null
  type: string | null
  issueType: string | null
  issueCategory: string | null
  logger: string | null
  permalink: string | null
  numComments: number | null
  userCount: number | null
  isUnhandled: boolean | null
  firstSeen: string | null
  lastSeen: string | null
}

/** Params of issue_batches.update. */
export interface IssueBatchesUpdateParams {
  /** IDs of the issues, up to 1,000. (1 to 1000 items) */
  id: number[]
  /** New status: `resolved`, `resolvedInNextRelease`, `ignored` (archived) or `unresolved` (reopened). */
  status?: "resolved" | "unresolved" | "ignored" | "resolvedInNextRelease" | "muted"
  /** Details of `status`: duration, release or commit. */
  statusDetails?: {
    /** Whether the issue is resolved in the next release. For `resolved`. */
    inNextRelease?: boolean
    /** Version of the release that resolves the issue, or `latest`. For `resolved`. */
    inRelease?: string
    /** Commit that resolves the issue. For `resolved`. */
    inCommit?: {
      /** Hash of the commit. */
      commit: string
      /** Name of the repository, as Sentry knows it. */
      repository: string
    }
    /** Time in minutes to ignore the issue. For `ignored`. (at least 1) */
    ignoreDuration?: number
    /** Number of further events until which to ignore the issue. For `ignored`. (at least 1) */
    ignoreCount?: number
    /** Time window for `ignoreCount`, in minutes, up to 10,080. (1 to 10080) */
    ignoreWindow?: number
    /** Number of further users until which to ignore the issue. For `ignored`. (at least 1) */
    ignoreUserCount?: number
    /** Time window for `ignoreUserCount`, in minutes, up to 10,080. (1 to 10080) */
    ignoreUserWindow?: number
  }
  /** Substatus that refines the status, such as `archived_until_escalating` for `ignored`. */
  substatus?:
    | "archived_until_escalating"
    | "archived_until_condition_met"
    | "archived_forever"
    | "escalating"
    | "ongoing"
    | "regressed"
    | "new"
    | null
  /** Assignee: `user:id`, `team:id`, a username or an email address. An empty string unassigns the issue. */
  assignedTo?: string
  /** New priority of the issue. */
  priority?: "low" | "medium" | "high"
  /** Whether the authenticated user has seen the issue. */
  hasSeen?: boolean
  /** Whether to merge the issues into one issue. */
  merge?: boolean
  /** Whether to delete the issues and discard all future events that would belong to them. */
  discard?: boolean
}

export interface IssueChange {
  status?: string
  substatus?: string
  assignedTo?: Actor | null
  priority?: string
  discard?: boolean
  hasSeen?: boolean
  inbox?: boolean
  isBookmarked?: boolean
  isPublic?: boolean
  isSubscribed?: boolean
  shareId?: string
  subscriptionDetails?: Subscription | null
  statusDetails?: ChangedStatus
  merge?: MergedIssues
}

export interface ChangedStatus {
  inNextRelease?: boolean
  inRelease?: string
  inCommit?: ChangedCommit
  ignoreDuration?: number
  ignoreCount?: number
  ignoreWindow?: number
  ignoreUserCount?: number
  ignoreUserWindow?: number
}

export interface ChangedCommit {
  commit?: string
  repository?: string
}

export interface MergedIssues {
  parent?: string
  children?: string[]
}

/** Params of issue_batches.delete. */
export interface IssueBatchesDeleteParams {
  /** IDs of the issues, up to 1,000. (1 to 1000 items) */
  id: number[]
}

/** Params of issue_events.list. */
export interface IssueEventsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`. */
  issue_id: string
  /** Search query, such as `release:1.2.0` or `browser:Firefox`. */
  query?: string
  /** Filters by environment name. */
  environment?: string[]
  /**
   * Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over
   * `start` and `end`.
   */
  statsPeriod?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
  /** Whether to return full events, with their stack trace. Defaults to `false`. (default false) */
  full?: boolean
  /**
   * Whether to return events in a pseudo-random order, which is the same each time. Defaults to `false`. (default
   * false)
   */
  sample?: boolean
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  per_page?: number
}

export interface Event {
  /** The event's ID. */
  id: string
  /** The event's type, for example error, default or transaction. */
  "event.type"?: string
  /** The ID of the issue the event belongs to. */
  groupID?: string | null
  /** The event's ID, 32 hexadecimal digits. */
  eventID: string
  /** The ID of the project the event belongs to. */
  projectID?: string
  /** The event's message. */
  message?: string | null
  /** The event's title, usually error type and message. */
  title?: string
  /** The place the error occurred in, usually a file. */
  location?: string | null
  /** The code responsible, for example a function or an endpoint. */
  culprit?: string | null
  user?: EventUser | null
  /** The event's tags, as pairs of key and value. */
  tags?: EventTag[]
  /** The platform that sent the event. */
  platform?: string | null
  /** The time the event occurred. */
  dateCreated?: string
  /** The time Sentry received the event. */
  dateReceived?: string | null
  /** The native crash file, an attachment. Null if there is none. */
  crashFile?: string | null
  /** The event's type, for example error, default or transaction. */
  type?: string
  /** The event's size in bytes. */
  size?: number | null
  /** The distribution of the release. Null if not set. */
  dist?: string | null
  sdk?: Sdk | null
  /** The problems met while processing the event. */
  errors?: ProcessingError[]
  /** Parts of the title, such as type and value of an exception. */
  metadata?: { [k: string]: unknown }
  /** Contexts of the device, browser, runtime and more, by name. */
  contexts?: { [k: string]: unknown } | null
  /** Context that the application added, by name. */
  context?: { [k: string]: unknown } | null
  /**
   * The parts of the event, for example exception, request and breadcrumbs.
   * 
   * Items:
     | A part of the event, depending on its type, such as an exception with stack traces, breadcrumbs or a request.
   */
  entries?: { [k: string]: unknown }[]
  /** Versions of the packages in use, by name. */
  packages?: { [k: string]: unknown } | null
  /** The fingerprints that decide the grouping. */
  fingerprints?: string[]
  /** The grouping algorithm and enhancements applied to the event. */
  groupingConfig?: GroupingConfig
  occurrence?: Occurrence | null
  /** The transaction's start, as a Unix timestamp in seconds. */
  startTimestamp?: number
  /** The transaction's end, as a Unix timestamp in seconds. */
  endTimestamp?: number
  release?: EventRelease | null
  userReport?: UserReport | null
  /** The measurements of a transaction, for example web vitals. */
  measurements?: {
    [k: string]: Measurement
  } | null
  /** Durations by type of operation, for transactions. */
  breakdowns?: { [k: string]: unknown } | null
  /** Values that were truncated or removed, by path. */
  _meta?: { [k: string]: unknown }
  /**
   * The SDK updates suggested by Sentry.
   * 
   * Items: A suggested SDK update.
   */
  sdkUpdates?: { [k: string]: unknown }[]
  resolvedWith?: string[]
  /** The ID of the issue's next event. Null for the latest. */
  nextEventID?: string | null
  /** The ID of the issue's previous event. Null for the first. */
  previousEventID?: string | null
  formatted?: FormattedEvent
}

export interface EventUser {
  id?: string | null
  email?: string | null
  username?: string | null
  ip_address?: string | null
  name?: string | null
  geo?: {
    [k: string]: string
  } | null
  /** Data that the application added. */
  data?: { [k: string]: unknown } | null
}

export interface EventTag {
  key?: string
  value?: string
  query?: string
}

export interface Sdk {
  name?: string | null
  version?: string | null
}

export interface ProcessingError {
  type?: string
  message?: string
  /** Details of the error, depending on its type. */
  data?: { [k: string]: unknown }
}

export interface GroupingConfig {
  id?: string
  enhancements?: string
}

export interface Occurrence {
  id?: string
  projectId?: number
  eventId?: string
  fingerprint?: string[]
  issueTitle?: string
  subtitle?: string
  resourceId?: string | null
  /** Evidence with which the issue was detected. */
  evidenceData?: { [k: string]: unknown }
  evidenceDisplay?: Evidence[]
  type?: number
  detectionTime?: number
  level?: string | null
  culprit?: string | null
  assignee?: string | null
  priority?: number | null
}

export interface Evidence {
  name?: string
  value?: string
  important?: boolean
}

export interface EventRelease {
  id?: number
  version?: string | null
  ref?: string | null
  url?: string | null
  status?: string
  commitCount?: number
  deployCount?: number
  dateCreated?: string
  dateReleased?: string | null
  userAgent?: string | null
  lastDeploy?: DeployName | null
  lastCommit?: Commit | null
  versionInfo?: VersionInfo | null
  /** Additional data of the release. */
  data?: { [k: string]: unknown }
}

export interface UserReport {
  id?: string
  eventID?: string
  name?: string | null
  email?: string | null
  comments?: string
  dateCreated?: string
  user?: ReportUser | null
  event?: ReportEvent
}

export interface ReportUser {
  id?: string
  username?: string | null
  email?: string | null
  name?: string | null
  ipAddress?: string | null
  avatarUrl?: string | null
}

export interface ReportEvent {
  id?: string
  eventID?: string
}

export interface Measurement {
  value?: number
  unit?: string | null
}

export interface FormattedEvent {
  format?: string
  content?: string
}

/** Params of issue_events.get. */
export interface IssueEventsGetParams {
  /** Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`. */
  issue_id: string
  /** `latest`, `oldest`, `recommended`, or the ID of an event. */
  event_id: string
  /** Filters by environment name. */
  environment?: string[]
  /** Text format in which to add the event as `formatted`. */
  llmFormat?: "markdown" | "xml"
}

/** Params of issue_tags.get. */
export interface IssueTagsGetParams {
  /** Numeric ID of the issue. To find an issue by short ID, such as `WEB-7`, use `short_ids.get`. */
  issue_id: string
  /** Key of the tag, such as `browser`, `release` or `user`. */
  key: string
  /** Filters by environment name. */
  environment?: string[]
}

export interface Tag {
  key: string
  name?: string
  uniqueValues?: number | null
  totalValues?: number | null
  topValues?: TagValue[] | null
}

export interface TagValue {
  key?: string
  name?: string
  value?: string | null
  query?: string | null
  count?: number | null
  firstSeen?: string | null
  lastSeen?: string | null
}

/** Params of short_ids.get. */
export interface ShortIdsGetParams {
  /** Short ID of the issue, such as `WEB-7`. */
  short_id: string
}

export interface ShortId {
  groupId: string
  shortId?: string
  organizationSlug?: string
  projectSlug?: string
  group?: Issue
}

/** Params of event_ids.get. */
export interface EventIdsGetParams {
  /** ID of the event, 32 hexadecimal digits. */
  event_id: string
}

export interface EventId {
  eventId: string
  groupId?: string
  organizationSlug?: string
  projectSlug?: string
  event?: Event
}

/** Params of events.list. */
export interface EventsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Slug or ID of the project. */
  project: string
  /**
   * Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over
   * `start` and `end`.
   */
  statsPeriod?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
  /** Whether to return full events, with their stack trace. Defaults to `false`. (default false) */
  full?: boolean
  /**
   * Whether to return events in a pseudo-random order, which is the same each time. Defaults to `false`. (default
   * false)
   */
  sample?: boolean
}

/** Params of events.get. */
export interface EventsGetParams {
  /** Slug or ID of the project. */
  project: string
  /** ID of the event, 32 hexadecimal digits. */
  event_id: string
  /** Filters by environment name. */
  environment?: string[]
}

/** Searchable fields of events, in hosted mode. */
export interface EventsSearchFields {
  id: string | null
  eventID: string | null
  groupID: string | null
  projectID: string | null
  title: string | null
  message: string | null
  culprit: string | null
  location: string | null
  platform: string | null
  dateCreated: string | null
}

/** Params of event_attachments.list. */
export interface EventAttachmentsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Slug or ID of the project. */
  project: string
  /** ID of the event, 32 hexadecimal digits. */
  event_id: string
  /** Filters by part of the file name, or `is:screenshot`. */
  query?: string
}

export interface Attachment {
  /** The attachment's ID. */
  id: string
  /** The ID of the event the attachment belongs to. */
  event_id?: string
  /** The attachment's type, for example event.attachment or event.minidump. */
  type?: string
  /** The file's name. */
  name?: string
  /** The file's MIME type. */
  mimetype?: string | null
  /** The time the attachment was received. */
  dateCreated?: string
  /** The file's size in bytes. */
  size?: number
  /** The SHA-1 digest of the content. */
  sha1?: string | null
  /** The headers stored with the file, chiefly the content type. */
  headers?: {
    [k: string]: string | null
  }
}

/** Params of event_attachments.download. */
export interface EventAttachmentsDownloadParams {
  /** Slug or ID of the project. */
  project: string
  /** ID of the event, 32 hexadecimal digits. */
  event_id: string
  /** ID of the attachment, as `event_attachments.list` returns it. */
  attachment_id: string
}

/** Params of event_rows.list. */
export interface EventRowsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /**
   * Fields, and functions such as `count()` or `p95(span.duration)`. Rows are grouped by the fields. Up to 20. (1 to 20
   * items)
   */
  field: string[]
  /** Dataset to query: errors, spans, logs, metrics, profile functions or uptime results. */
  dataset: "errors" | "logs" | "profile_functions" | "spans" | "tracemetrics" | "uptime_results"
  /** Sentry search query, such as `release:1.2.0 AND level:error`. */
  query?: string
  /** Field to sort by. Prefix with `-` for descending order. */
  sort?: string
  /** Filters by project slug or ID. `-1` returns all accessible projects. */
  project?: string[]
  /** Filters by environment name. */
  environment?: string[]
  /**
   * Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over
   * `start` and `end`.
   */
  statsPeriod?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
  /** Whether the query can contain functions, such as `count():>10`. Defaults to `true`. (default true) */
  allowAggregateConditions?: boolean
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  per_page?: number
}

export interface EventRow {
  id?: string
  title?: string
  project?: string
  timestamp?: string
  message?: string | null
  release?: string | null
  environment?: string | null
  transaction?: string | null
  level?: string | null
  "count()"?: number
  "count_unique(user)"?: number
}

/** Params of event_series.list. Needs sort and groupBy with topEvents. */
export interface EventSeriesListParams {
  /** Dataset to query: errors, spans, logs, metrics, profile functions or uptime results. */
  dataset: "errors" | "logs" | "profile_functions" | "spans" | "tracemetrics" | "uptime_results"
  /** Function to calculate, such as `count()` or `p95(span.duration)`. Defaults to `count()`. */
  yAxis?: string
  /** Sentry search query. */
  query?: string
  /** Time between two values, in seconds. (at least 1) */
  interval?: number
  /** Fields to group by. */
  groupBy?: string[]
  /** Number of top groups that get their own series, 1 to 10. Requires `sort` and `groupBy`. (1 to 10) */
  topEvents?: number
  /** Function that ranks the top groups, such as `-count()`. */
  sort?: string
  /** Whether to leave out the series of all other groups. `1` leaves it out. */
  excludeOther?: "0" | "1"
  /** Offset of an earlier time range to compare with, in seconds. (at least 1) */
  comparisonDelta?: number
  /** Filters by project slug or ID. `-1` returns all accessible projects. */
  project?: string[]
  /** Filters by environment name. */
  environment?: string[]
  /**
   * Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over
   * `start` and `end`.
   */
  statsPeriod?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
}

export interface EventSeries {
  yAxis: string
  values?: SeriesValue[]
  groupBy?: SeriesGroup[]
  meta?: SeriesMeta
}

export interface SeriesValue {
  timestamp?: number
  value?: number
  incomplete?: boolean
  comparisonValue?: number
  sampleCount?: number
  sampleRate?: number | null
  confidence?: string | null
  incompleteReason?: string
}

export interface SeriesGroup {
  key?: string
  /** The group's value of the field. */
  value?: string | number | { [k: string]: unknown } | null
}

export interface SeriesMeta {
  order?: number
  isOther?: boolean
  valueUnit?: string | null
  dataScanned?: string
  valueType?: string
  interval?: number
}

/** Params of usage_stats.list. Needs statsPeriod, or start and end. */
export interface UsageStatsListParams {
  /** Fields to group by. (at least 1 items) */
  groupBy: ("outcome" | "category" | "reason" | "project")[]
  /** Value to count: the quantity that counts toward the quota, or the number of times seen. */
  field: "sum(quantity)" | "sum(times_seen)"
  /** Most recent period, such as `24h` or `7d`. Use in place of `start` and `end`. */
  statsPeriod?: string
  /** Interval of each value, `1h` to `1d`. Defaults to `1h`. */
  interval?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
  /** Filters by project ID. `-1` returns all projects. */
  project?: number[]
  /** Filters by category, such as `error`, `transaction`, `attachment`, `replay` or `monitor`. */
  category?: string
  /** Filters by outcome of the events. */
  outcome?: "accepted" | "filtered" | "rate_limited" | "invalid" | "abuse" | "client_discard" | "cardinality_limited"
  /** Filters by the reason for which events were dropped. */
  reason?: string
}

export interface UsageGroup {
  /** Values of the fields grouped by, by name. */
  by?: { [k: string]: unknown }
  totals?: {
    [k: string]: number
  }
  series?: {
    [k: string]: number[]
  }
}

/** Params of releases.list. */
export interface ReleasesListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Filters by part of the version. */
  query?: string
  /** Filters by project slug or ID. `-1` returns all accessible projects. */
  project?: string[]
  /** Filters by environment name. */
  environment?: string[]
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  per_page?: number
}

/** Params of releases.get. */
export interface ReleasesGetParams {
  /** Version of the release, such as `web@1.2.0`. */
  version: string
  /** ID or slug of the project to show the release for. */
  project?: string | number
  /** Whether to include release health: session and crash counts. Defaults to `false`. (default false) */
  health?: boolean
  /** Whether to include the adoption stages of the release. Defaults to `false`. (default false) */
  adoptionStages?: boolean
  /** Time range of the summary. Defaults to `14d`. (default "14d") */
  summaryStatsPeriod?: "1h" | "24h" | "1d" | "48h" | "2d" | "7d" | "14d" | "30d" | "90d"
  /** Time range of the health data. Defaults to `24h`. */
  healthStatsPeriod?: "1h" | "24h" | "1d" | "48h" | "2d" | "7d" | "14d" | "30d" | "90d"
  /** Sort field that determines the previous and next release. Defaults to `date`. */
  sort?: "date" | "sessions" | "users" | "crash_free_sessions" | "crash_free_users"
  /** Status of releases that count as previous or next. */
  status?: "open" | "archived"
}

/** Params of releases.create. */
export interface ReleasesCreateParams {
  /** Version of the release, such as `web@1.2.0`, or a commit hash. (at most 200 characters) */
  version: string
  /** Slugs of the projects of the release. (at least 1 items) */
  projects: string[]
  /** Commit or tag that the release is built from. (at most 200 characters) */
  ref?: string | null
  /** URL for the release, such as a link to its source. */
  url?: string | null
  /** Time when the release went live. Defaults to the current time. */
  dateReleased?: string | null
  /** Commits of the release, if no repository is connected. */
  commits?: {
    /** Hash of the commit. (at most 64 characters) */
    id: string
    /** Repository of the commit. (at most 64 characters) */
    repository?: string | null
    /** Message of the commit. */
    message?: string | null
    /** Name of the commit author. (at most 128 characters) */
    author_name?: string | null
    /** Email address of the commit author. (at most 200 characters) */
    author_email?: string | null
    /** Time of the commit. */
    timestamp?: string | null
    /** Files that the commit changed. */
    patch_set?: ({
      /** Full path of the file. (at most 510 characters) */
      path: string
      /** Type of the change: added (`A`), modified (`M`) or deleted (`D`). */
      type: "A" | "M" | "D"
    }[] | null)
  }[]
  /** Latest commit of each connected repository, from which Sentry derives the commits. */
  refs?: {
    /** Hash of the latest commit. */
    commit: string
    /** Name of the repository, as Sentry knows it. (at most 200 characters) */
    repository: string
    /** Latest commit of the previous release. Defaults to the one that Sentry stored. (at most 64 characters) */
    previousCommit?: string | null
  }[]
  /** Status of the release: open or archived. */
  status?: "open" | "archived"
  /** Username of the release owner. */
  owner?: string
}

/** Params of releases.update. */
export interface ReleasesUpdateParams {
  /** Version of the release, such as `web@1.2.0`. */
  version: string
  /** Commit or tag that the release is built from. (at most 200 characters) */
  ref?: string | null
  /** URL for the release, such as a link to its source. */
  url?: string | null
  /** Time when the release went live. Defaults to the current time. */
  dateReleased?: string | null
  /** Commits of the release. Replaces the current commits. */
  commits?: {
    /** Hash of the commit. (at most 64 characters) */
    id: string
    /** Repository of the commit. (at most 64 characters) */
    repository?: string | null
    /** Message of the commit. */
    message?: string | null
    /** Name of the commit author. (at most 128 characters) */
    author_name?: string | null
    /** Email address of the commit author. (at most 200 characters) */
    author_email?: string | null
    /** Time of the commit. */
    timestamp?: string | null
    /** Files that the commit changed. */
    patch_set?: ({
      /** Full path of the file. (at most 510 characters) */
      path: string
      /** Type of the change: added (`A`), modified (`M`) or deleted (`D`). */
      type: "A" | "M" | "D"
    }[] | null)
  }[]
  /** Latest commit of each connected repository, from which Sentry derives the commits. */
  refs?: {
    /** Hash of the latest commit. */
    commit: string
    /** Name of the repository, as Sentry knows it. (at most 200 characters) */
    repository: string
    /** Latest commit of the previous release. Defaults to the one that Sentry stored. (at most 64 characters) */
    previousCommit?: string | null
  }[]
}

/** Params of releases.delete. */
export interface ReleasesDeleteParams {
  /** Version of the release, such as `web@1.2.0`. */
  version: string
}

/** Searchable fields of releases, in hosted mode. */
export interface ReleasesSearchFields {
  version: string | null
  id: number | null
  shortVersion: string | null
  status: string | null
  ref: string | null
  url: string | null
  newGroups: number | null
  commitCount: number | null
  deployCount: number | null
  dateCreated: string | null
  dateReleased: string | null
  firstEvent: string | null
  lastEvent: string | null
}

/** Params of release_commits.list. */
export interface ReleaseCommitsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Version of the release, such as `web@1.2.0`. */
  version: string
}

/** Params of deploys.list. */
export interface DeploysListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Version of the release, such as `web@1.2.0`. */
  version: string
}

export interface Deploy {
  id: string
  environment?: string
  name?: string | null
  url?: string | null
  dateStarted?: string | null
  dateFinished?: string
}

/** Params of deploys.create. */
export interface DeploysCreateParams {
  /** Version of the release, such as `web@1.2.0`. */
  version: string
  /** Environment of the deploy, such as `production`. (at most 64 characters) */
  environment: string
  /** Name of the deploy. (at most 64 characters) */
  name?: string | null
  /** URL for the deploy, such as a link to the build. */
  url?: string | null
  /** Time when the deploy started. */
  dateStarted?: string | null
  /** Time when the deploy finished. Defaults to the current time. */
  dateFinished?: string | null
  /** Slugs of the deployed projects. Defaults to all projects of the release. */
  projects?: string[]
}

/** Params of monitors.list. */
export interface MonitorsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Filters by project slug or ID. `-1` returns all accessible projects. */
  project?: string[]
  /** Filters by environment name. */
  environment?: string[]
  /** Filters by owner: `user:id` or `team:id`. */
  owner?: string
}

export interface Monitor {
  id: string
  slug?: string
  name?: string
  status?: string
  isMuted?: boolean
  isUpserting?: boolean
  config?: MonitorConfig
  dateCreated?: string
  project?: Project
  /** State of the monitor per environment: a list with `name`, `status`, `lastCheckIn` and `nextCheckIn`. */
  environments?: unknown
  owner?: Actor | null
  alertRule?: MonitorAlert | null
}

export interface MonitorConfig {
  schedule_type?: string
  /** Crontab expression, or a number with its unit, such as `[1, "day"]`. */
  schedule?: unknown
  checkin_margin?: number | null
  max_runtime?: number | null
  timezone?: string | null
  failure_issue_threshold?: number | null
  recovery_threshold?: number | null
  alert_rule_id?: number | null
}

export interface MonitorAlert {
  targets?: MonitorTarget[]
  environment?: string
}

export interface MonitorTarget {
  targetIdentifier?: number
  targetType?: string
}

/** Params of monitors.get. */
export interface MonitorsGetParams {
  /** Slug or ID of the cron monitor. */
  monitor: string
  /** Filters by environment name. */
  environment?: string[]
}

/** Params of monitors.create. */
export interface MonitorsCreateParams {
  /** ID or slug of the project. */
  project: string
  /** Name of the cron monitor. (at most 128 characters) */
  name: string
  /** Schedule of the job, and the conditions under which it is late or failed. */
  config: {
    /** Type of `schedule`: a crontab expression or an interval. */
    schedule_type?: "crontab" | "interval"
    /** Schedule of the job: a crontab expression such as `0 * * * *`, or an interval such as `[1, "day"]`. */
    schedule: unknown
    /** Time in minutes that a check-in can be late. (1 to 40320) */
    checkin_margin?: number | null
    /** Maximum run time of the job, in minutes. (1 to 40320) */
    max_runtime?: number | null
    /** Time zone of the schedule, such as `Europe/Vienna`. */
    timezone?: string
    /** Number of consecutive failures after which an issue is created. (1 to 720) */
    failure_issue_threshold?: number | null
    /** Number of consecutive successes after which the issue is resolved. (1 to 720) */
    recovery_threshold?: number | null
  }
  /**
   * Slug of the cron monitor in check-ins: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone. (at
   * most 50 characters)
   */
  slug?: string
  /** Status of the cron monitor. A disabled monitor accepts no check-ins. */
  status?: "active" | "disabled"
  /** Owner of the cron monitor: `user:id` or `team:id`. */
  owner?: string | null
  /** Whether the cron monitor is muted and reports no incidents. */
  is_muted?: boolean
}

/** Params of monitors.update. */
export interface MonitorsUpdateParams {
  /** Slug or ID of the cron monitor. */
  monitor: string
  /** ID or slug of the project to move the cron monitor to. */
  project?: string
  /** New name of the cron monitor. (at most 128 characters) */
  name?: string
  /** Schedule of the job, and the conditions under which it is late or failed. */
  config?: {
    /** Type of `schedule`: a crontab expression or an interval. */
    schedule_type?: "crontab" | "interval"
    /** Schedule of the job: a crontab expression such as `0 * * * *`, or an interval such as `[1, "day"]`. */
    schedule: unknown
    /** Time in minutes that a check-in can be late. (1 to 40320) */
    checkin_margin?: number | null
    /** Maximum run time of the job, in minutes. (1 to 40320) */
    max_runtime?: number | null
    /** Time zone of the schedule, such as `Europe/Vienna`. */
    timezone?: string
    /** Number of consecutive failures after which an issue is created. (1 to 720) */
    failure_issue_threshold?: number | null
    /** Number of consecutive successes after which the issue is resolved. (1 to 720) */
    recovery_threshold?: number | null
  }
  /**
   * Slug of the cron monitor in check-ins: lowercase letters, digits, `-` and `_`. Cannot consist of digits alone. (at
   * most 50 characters)
   */
  slug?: string
  /** Status of the cron monitor. A disabled monitor accepts no check-ins. */
  status?: "active" | "disabled"
  /** Owner of the cron monitor: `user:id` or `team:id`. */
  owner?: string | null
  /** Whether the cron monitor is muted and reports no incidents. */
  is_muted?: boolean
}

/** Params of monitors.delete. */
export interface MonitorsDeleteParams {
  /** Slug or ID of the cron monitor. */
  monitor: string
  /** Names of the environments to delete. Defaults to the whole monitor. */
  environment?: string[]
}

/** Searchable fields of monitors, in hosted mode. */
export interface MonitorsSearchFields {
  id: string | null
  slug: string | null
  name: string | null
  status: string | null
  isMuted: boolean | null
  dateCreated: string | null
}

/** Params of monitor_checkins.list. */
export interface MonitorCheckinsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Slug or ID of the cron monitor. */
  monitor: string
}

export interface Checkin {
  id: string
  environment?: string
  status?: string
  duration?: number | null
  dateCreated?: string
  dateAdded?: string
  dateUpdated?: string
  dateInProgress?: string | null
  dateClock?: string
  expectedTime?: string | null
  monitorConfig?: MonitorConfig
  /** Items: An issue that the check-in caused. */
  groups?: (string | { [k: string]: unknown })[]
}

/** Params of alerts.list. */
export interface AlertsListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Filters by part of the name. */
  query?: string
  /**
   * Sort field: `name`, `id`, `dateCreated`, `dateUpdated`, `connectedDetectors`, `actions` or `priorityDetector`.
   * Prefix with `-` for descending order. Defaults to `id`.
   */
  sortBy?: string
  /** Filters by alert ID. */
  id?: number[]
  /** Filters by project slug or ID. `-1` returns all accessible projects. */
  project?: string[]
}

export interface Alert {
  id: string
  name?: string
  organizationId?: string
  createdBy?: string | null
  dateCreated?: string
  dateUpdated?: string
  enabled?: boolean
  lastTriggered?: string | null
  owner?: string | null
  environment?: string | null
  triggers?: ConditionGroup | null
  actionFilters?: ConditionGroup[] | null
  detectorIds?: string[] | null
  /** Additional settings, such as how often the alert acts. */
  config?: { [k: string]: unknown }
}

export interface ConditionGroup {
  id?: string
  organizationId?: string
  logicType?: string
  conditions?: Condition[]
  actions?: AlertAction[]
}

export interface Condition {
  id?: string
  type?: string
  /** Value to compare with, in a format that depends on the type. */
  comparison?: unknown
  conditionResult?: boolean
}

export interface AlertAction {
  id?: string
  type?: string
  integrationId?: string | null
  data?: {
    [k: string]: string
  }
  /** Target of the action, depending on its type. */
  config?: { [k: string]: unknown }
  status?: string
}

/** Params of alerts.get. */
export interface AlertsGetParams {
  /** ID of the alert, as `alerts.list` returns it. */
  alert_id: string
}

/** Params of alerts.update. */
export interface AlertsUpdateParams {
  /** ID of the alert, as `alerts.list` returns it. */
  alert_id: string
  /** Whether the alert is enabled. */
  enabled: boolean
}

/** Params of alerts.delete. */
export interface AlertsDeleteParams {
  /** ID of the alert, as `alerts.list` returns it. */
  alert_id: string
}

/** Params of repositories.list. */
export interface RepositoriesListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Filters by part of the name. */
  query?: string
  /** Filters by status: active or deleted repositories. Defaults to `active`. */
  status?: "active" | "deleted"
  /** Filters by integration ID. */
  integration_id?: string
  /** Additional data to return. */
  expand?: ("settings")[]
}

/** Params of replays.list. */
export interface ReplaysListParams {
  /** Cursor of the page to return: `next` of the previous page. */
  cursor?: string
  /** Search query, such as `count_errors:>0` or `user.email:ada@example.com`. */
  query?: string
  /** Filters by project slug or ID. `-1` returns all accessible projects. */
  project?: string[]
  /** Filters by environment name. */
  environment?: string
  /**
   * Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over
   * `start` and `end`.
   */
  statsPeriod?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
  /** Fields to return, such as `id`, `user`, `urls`, `duration` or `error_ids`. */
  field?: string[]
  /** Sort field, such as `-started_at`. Prefix with `-` for descending order. */
  sort?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  per_page?: number
}

export interface Replay {
  id: string
  project_id?: string
  trace_ids?: string[]
  error_ids?: string[]
  environment?: string | null
  /** Lists of values by tag. An empty list if there are no tags. */
  tags?: unknown
  user?: ReplayUser
  sdk?: Sdk
  os?: Sdk
  browser?: Sdk
  device?: ReplayDevice
  ota_updates?: OtaUpdates
  is_archived?: boolean | null
  urls?: string[] | null
  segment_names?: string[] | null
  /** Items: A clicked element. */
  clicks?: { [k: string]: unknown }[]
  count_dead_clicks?: number | null
  count_rage_clicks?: number | null
  count_errors?: number | null
  count_warnings?: number | null
  count_infos?: number | null
  count_urls?: number | null
  count_segments?: number | null
  duration?: number | null
  finished_at?: string | null
  started_at?: string | null
  activity?: number | null
  replay_type?: string
  platform?: string | null
  releases?: string[]
  dist?: string | null
  has_viewed?: boolean
}

export interface ReplayUser {
  id?: string | null
  username?: string | null
  email?: string | null
  ip?: string | null
  display_name?: string | null
  geo?: {
    [k: string]: string | null
  }
}

export interface ReplayDevice {
  name?: string | null
  brand?: string | null
  model?: string | null
  family?: string | null
}

export interface OtaUpdates {
  channel?: string | null
  runtime_version?: string | null
  update_id?: string | null
}

/** Params of replays.get. */
export interface ReplaysGetParams {
  /** ID of the replay, 32 hexadecimal digits. */
  replay_id: string
  /** Fields to return, such as `id`, `user`, `urls`, `duration` or `error_ids`. */
  field?: string[]
  /**
   * Most recent period, as a number with `s`, `m`, `h`, `d` or `w`, such as `24h` or `14d`. Takes precedence over
   * `start` and `end`.
   */
  statsPeriod?: string
  /** Start of the time range. Requires `end`. */
  start?: string
  /** End of the time range. Requires `start`. */
  end?: string
}

/** Credentials by auth variant. */
export interface SentryCredentials {
  token: SentryTokenCredentials
  oauth: SentryOauthCredentials
}

/** Auth token */
export interface SentryTokenCredentials {
  /** Personal token, or token of an internal integration. */
  token: string
}

/** Sentry account */
export interface SentryOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface SentryConfig {
  /**
   * Host of the organization's data: `us.sentry.io`, `de.sentry.io`, or the host of your self-hosted Sentry, without
   * `https://` and path. Defaults to `us.sentry.io`. (default "us.sentry.io")
   */
  host?: string
  /**
   * Data region of the organization: `us` or `de`. For sign-in with a Sentry account. Defaults to `us`. (default "us")
   */
  region?: "us" | "de"
  /** Slug of the organization: `acme` in `https://acme.sentry.io`. */
  organization: string
}
