// Generated from definitions/sentry.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Sentry */
    "sentry": Sentry
  }
}

/**
 * Sentry. Issues with their events and tags, projects with client keys, releases with deploys, cron monitors, alerts,
 * replays, teams and members of a Sentry organization, on sentry.io or a Sentry of one's own.
 */
export interface Sentry {
  operations: SentryOperations
  credentials: SentryCredentials
  config: SentryConfig
}

/** What can be called, by entity and action. */
export interface SentryOperations {
  /** The organization of this connection. */
  organization: {
    /** Gets the organization of this connection: its name, its id and what is switched on. */
    get: {
      params: OrganizationGetParams
      records: Organization
      meta: {}
    }
  }
  /** An organization that the credentials can see. */
  organizations: {
    /**
     * Lists the organizations of the region that the credentials can see: all of a person's, or the one of an
     * integration.
     */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {}
    }
  }
  /** A project: an application or service that sends its errors to Sentry. */
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
    /** Creates a project that belongs to a team. */
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
    /** Deletes a project with all of its issues. It takes a while and cannot be undone. */
    delete: {
      params: ProjectsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A client key, whose DSN an application sends its events with. */
  project_keys: {
    /** Lists the client keys of a project with their DSNs. */
    list: {
      params: ProjectKeysListParams
      records: ProjectKeyRecord[]
      meta: {}
    }
    /** Creates a client key; the response has its DSN. */
    create: {
      params: ProjectKeysCreateParams
      records: ProjectKeyRecord
      meta: {}
    }
    /** Renames a client key, switches it off or on, or limits its events. */
    update: {
      params: ProjectKeysUpdateParams
      records: ProjectKeyRecord
      meta: {}
    }
    /** Deletes a client key; events sent with it are refused from then on. */
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
    /** Gets a team by slug or id. */
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
    /** Changes the slug of a team. */
    update: {
      params: TeamsUpdateParams
      records: Team
      meta: {}
    }
    /** Deletes a team, not its projects. It takes a while; the slug is free at once. */
    delete: {
      params: TeamsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A member of the organization, or an invitation that is still open (pending). */
  members: {
    /** Lists the members of the organization and its open invitations. */
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
    /** Invites somebody to the organization by e-mail. */
    create: {
      params: MembersCreateParams
      records: Member
      meta: {}
    }
    /**
     * Changes the role of a member in the organization or its teams; a role in the organization only with a personal
     * token.
     */
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
  /** A member's membership of a team. */
  team_memberships: {
    /**
     * Adds a member to a team and answers the team. Where that has to be approved first, a request is made; nothing is
     * answered then, nor for who is a member already.
     */
    create: {
      params: TeamMembershipsCreateParams
      records: Team | null
      meta: {}
    }
    /** Takes a member out of a team. */
    delete: {
      params: TeamMembershipsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An issue: all events of one kind, such as the same error, with how often and when it was seen. */
  issues: {
    /**
     * Lists or searches the issues of the organization that were seen in a time, the last 90 days unless given. Only
     * unresolved ones unless query says otherwise.
     */
    list: {
      params: IssuesListParams
      records: Issue[]
      meta: {}
    }
    /** Gets an issue by its id. */
    get: {
      params: IssuesGetParams
      records: Issue
      meta: {}
    }
    /**
     * Resolves, archives (ignored), reopens or assigns an issue, or changes its priority or what the caller sees of it.
     */
    update: {
      params: IssuesUpdateParams
      records: Issue
      meta: {}
    }
    /** Deletes an issue with its events, for good. It takes a while. */
    delete: {
      params: IssuesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IssuesSearchFields
    }
  }
  /** A change of several issues at once. */
  issue_batches: {
    /**
     * Resolves, archives, assigns, merges or changes several issues at once, by their ids; answers what was changed,
     * not the issues.
     */
    update: {
      params: IssueBatchesUpdateParams
      records: IssueChange
      meta: {}
    }
    /** Deletes several issues with their events, for good. */
    delete: {
      params: IssueBatchesDeleteParams
      records: null
      meta: {}
    }
  }
  /** One event of an issue. */
  issue_events: {
    /** Lists the events of an issue, the latest first. */
    list: {
      params: IssueEventsListParams
      records: Event[]
      meta: {}
    }
    /**
     * Gets the latest, the oldest or the most helpful (recommended) event of an issue, with stack trace and context.
     */
    get: {
      params: IssueEventsGetParams
      records: Event
      meta: {}
    }
  }
  /** A tag of an issue's events, such as browser, with its most frequent values. */
  issue_tags: {
    /** Gets how the values of a tag are spread over the events of an issue. */
    get: {
      params: IssueTagsGetParams
      records: Tag
      meta: {}
    }
  }
  /** An issue that is looked up by its short id, such as WEB-7. */
  short_ids: {
    /** Finds an issue by its short id, such as WEB-7, and answers it with its project. */
    get: {
      params: ShortIdsGetParams
      records: ShortId
      meta: {}
    }
  }
  /** An event that is looked up by its id alone. */
  event_ids: {
    /** Finds the project and the issue of an event by the event's id, and answers the event. */
    get: {
      params: EventIdsGetParams
      records: EventId
      meta: {}
    }
  }
  /** An event that a project has sent: an error, with user, tags and context. */
  events: {
    /** Lists the error events of a project, the latest first. */
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
  /** A file that came with an event, such as a screenshot or a minidump. */
  event_attachments: {
    /** Lists the files that came with an event. */
    list: {
      params: EventAttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Downloads a file that came with an event. */
    download: {
      params: EventAttachmentsDownloadParams
      file: true
    }
  }
  /** A row of a query over errors, spans or logs: the fields and functions that were asked for. */
  event_rows: {
    /** Queries errors, spans, logs or metrics: picks fields, counts and groups by them, such as title and count(). */
    list: {
      params: EventRowsListParams
      records: EventRow[]
      meta: {
        fields: { [k: string]: unknown } | null
        units: { [k: string]: unknown } | null
      }
    }
  }
  /** A series over time of a count or another function of events. */
  event_series: {
    /** Gets how events developed over time, such as the number of errors an hour, by group where wished. */
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
  /** How many events were accepted, filtered or dropped. */
  usage_stats: {
    /** Counts the events of the organization by project, category, outcome or reason, as for the quota. */
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
  /** A release: a version of an application, for one project or several. */
  releases: {
    /** Lists or searches the releases of the organization, the latest first. */
    list: {
      params: ReleasesListParams
      records: Release[]
      meta: {}
    }
    /** Gets a release by its version, with its health where wished. */
    get: {
      params: ReleasesGetParams
      records: Release
      meta: {}
    }
    /** Creates a release for projects; for a version that there is already, it is changed and answered. */
    create: {
      params: ReleasesCreateParams
      records: Release
      meta: {}
    }
    /** Changes the reference, link, date or commits of a release. */
    update: {
      params: ReleasesUpdateParams
      records: Release
      meta: {}
    }
    /** Deletes a release and its files, for good; refused while issues refer to it. */
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
  /** A deployment of a release to an environment. */
  deploys: {
    /** Lists the deployments of a release. */
    list: {
      params: DeploysListParams
      records: Deploy[]
      meta: {}
    }
    /** Records that a release was deployed to an environment. */
    create: {
      params: DeploysCreateParams
      records: Deploy
      meta: {}
    }
  }
  /** A cron monitor, which watches whether a job runs when it should. */
  monitors: {
    /** Lists the cron monitors of the organization. */
    list: {
      params: MonitorsListParams
      records: Monitor[]
      meta: {}
    }
    /** Gets a cron monitor by slug or id. */
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
    /** Changes a cron monitor: its schedule, its name, whether it is on. What is left out stays. */
    update: {
      params: MonitorsUpdateParams
      records: Monitor
      meta: {}
    }
    /** Deletes a cron monitor, or only some of its environments. */
    delete: {
      params: MonitorsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MonitorsSearchFields
    }
  }
  /** A report of a job that a cron monitor watches: that it began, ended well, or failed; or that none came. */
  monitor_checkins: {
    /** Lists the check-ins of a cron monitor, the latest first. */
    list: {
      params: MonitorCheckinsListParams
      records: Checkin[]
      meta: {}
    }
  }
  /** An alert: when something happens to issues, somebody is notified or something is done. */
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
    /** Switches an alert on or off. */
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
  /** A repository that the organization has connected. */
  repositories: {
    /** Lists the repositories that the organization has connected. */
    list: {
      params: RepositoriesListParams
      records: Repository[]
      meta: {}
    }
  }
  /** A replay: a recorded session of somebody who used an application. */
  replays: {
    /** Lists or searches replays of the organization. */
    list: {
      params: ReplaysListParams
      records: Replay[]
      meta: {}
    }
    /** Gets a replay by its id. */
    get: {
      params: ReplaysGetParams
      records: Replay
      meta: {}
    }
  }
}

/** Params of organization.get. */
export interface OrganizationGetParams {
  /** Whether its projects and teams come along: 0 or 1. (default "0") */
  detailed?: "0" | "1"
}

export interface Organization {
  id: string
  slug: string
  name?: string
  status?: OrganizationStatus
  dateCreated?: string
  isEarlyAdopter?: boolean
  require2FA?: boolean
  avatar?: Avatar
  links?: OrganizationLinks
  hasAuthProvider?: boolean
  allowMemberInvite?: boolean
  allowMemberProjectCreation?: boolean
  allowSuperuserAccess?: boolean
  features?: string[]
  access?: string[]
  onboardingTasks?: OnboardingTask[]
  /** Further settings, by name. */
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
  /** What the task notes, of its own form. */
  data?: unknown
}

/** Params of organizations.list. */
export interface OrganizationsListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** Only organizations that the person owns. */
  owner?: boolean
  /** A search, such as slug:acme or status:active. */
  query?: string
  /** Most members or most events of 24 hours first; by date of creation unless given. */
  sortBy?: "members" | "events"
  /** How many records a page has at most. (1 to 100; default 100) */
  per_page?: number
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** A part of the name or slug. */
  query?: string
  /** How many records a page has at most. (1 to 100; default 100) */
  per_page?: number
}

export interface Project {
  id: string
  slug: string
  name?: string
  platform?: string | null
  dateCreated?: string
  isBookmarked?: boolean
  isMember?: boolean
  features?: string[]
  firstEvent?: string | null
  firstTransactionEvent?: boolean
  access?: string[]
  hasAccess?: boolean
  hasFeedbacks?: boolean
  hasFlags?: boolean
  hasMinifiedStackTrace?: boolean
  hasMonitors?: boolean
  hasNewFeedbacks?: boolean
  hasProfiles?: boolean
  hasReplays?: boolean
  hasSessions?: boolean
  hasInsightsHttp?: boolean
  hasInsightsDb?: boolean
  hasInsightsAssets?: boolean
  hasInsightsAppStart?: boolean
  hasInsightsScreenLoad?: boolean
  hasInsightsVitals?: boolean
  hasInsightsCaches?: boolean
  hasInsightsQueues?: boolean
  hasInsightsAgentMonitoring?: boolean
  hasInsightsMCP?: boolean
  hasLogs?: boolean
  hasTraceMetrics?: boolean
  hasUserReports?: boolean
  team?: TeamName | null
  teams?: TeamName[]
  platforms?: string[]
  environments?: string[]
  latestRelease?: ReleaseName | null
  latestDeploys?: {
    [k: string]: {
      [k: string]: string
    }
  } | null
  isInternal?: boolean
  isPublic?: boolean
  avatar?: Avatar
  color?: string
  status?: string
  digestsMinDelay?: number
  digestsMaxDelay?: number
  subjectPrefix?: string
  subjectTemplate?: string
  allowedDomains?: string[]
  resolveAge?: number
  dataScrubber?: boolean
  dataScrubberDefaults?: boolean
  safeFields?: string[]
  sensitiveFields?: string[]
  storeCrashReports?: number | null
  securityTokenHeader?: string | null
  verifySSL?: boolean
  scrubIPAddresses?: boolean
  scrapeJavaScript?: boolean
  enableAutoReleaseCreation?: boolean
  highlightTags?: string[]
  defaultEnvironment?: string | null
  /** Settings by the names that Sentry stores them under. */
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
  /** The project, by slug or id. */
  project: string
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** The team, by slug or id. */
  team: string
  /** The name of the project. (at most 50 characters) */
  name: string
  /** Its name in addresses, of small letters, digits, - and _, and not of digits alone. (at most 100 characters) */
  slug?: string
  /** What it is written with, such as python or javascript-react. */
  platform?: string | null
  /** Whether an alert for every new issue is set up with it. (default true) */
  default_rules?: boolean
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** The project, by slug or id. */
  project: string
  /** The new name. (at most 200 characters) */
  name?: string
  /** Its name in addresses, of small letters, digits, - and _, and not of digits alone. (at most 100 characters) */
  slug?: string
  /** What it is written with. */
  platform?: string | null
  /** Whether the caller has starred it. */
  isBookmarked?: boolean
  /** What the subjects of its mails begin with. (at most 200 characters) */
  subjectPrefix?: string
  /** The subject of alerts, with variables such as $title and $shortID. (at most 200 characters) */
  subjectTemplate?: string
  /** After how many hours without an event issues are resolved; 0 for never. (at least 0) */
  resolveAge?: number | null
  /** The tags to show first on its issues. */
  highlightTags?: string[]
}

/** Params of projects.delete. */
export interface ProjectsDeleteParams {
  /** The project, by slug or id. */
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
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** The project, by slug or id. */
  project: string
  /** Only keys that are on or off. */
  status?: "active" | "inactive"
}

export interface ProjectKeyRecord {
  id: string
  name?: string
  label?: string
  public?: string | null
  secret?: string | null
  projectId?: number
  isActive?: boolean
  rateLimit?: KeyRateRecord | null
  dsn?: Dsn
  browserSdkVersion?: string
  browserSdk?: BrowserSdk
  dateCreated?: string | null
  dynamicSdkLoaderOptions?: LoaderOptions
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
  /** The project, by slug or id. */
  project: string
  /** What it is called; made up unless given. (at most 64 characters) */
  name?: string | null
  /** How many events are accepted in how many seconds; null for no limit. */
  rateLimit?: ({
    /** The seconds in which events are counted. (0 to 86400) */
    window?: number | null
    /** How many events are accepted in them. (at least 0) */
    count?: number | null
  } | null)
}

/** Params of project_keys.update. */
export interface ProjectKeysUpdateParams {
  /** The project, by slug or id. */
  project: string
  /** The client key, by id. */
  key_id: string
  /** The new name. */
  name?: string
  /** Whether events sent with it are accepted. */
  isActive?: boolean
  /** How many events are accepted in how many seconds; null for no limit. */
  rateLimit?: ({
    /** The seconds in which events are counted. (0 to 86400) */
    window?: number | null
    /** How many events are accepted in them. (at least 0) */
    count?: number | null
  } | null)
  /** The version that the loader script loads. */
  browserSdkVersion?: "latest" | "7.x"
}

/** Params of project_keys.delete. */
export interface ProjectKeysDeleteParams {
  /** The project, by slug or id. */
  project: string
  /** The client key, by id. */
  key_id: string
}

/** Params of environments.list. */
export interface EnvironmentsListParams {
  /** Hidden ones, all, or those that are shown, as unless given. */
  visibility?: "visible" | "hidden" | "all"
}

export interface Environment {
  id: string
  name?: string
}

/** Params of teams.list. */
export interface TeamsListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** A part of the name or slug. */
  query?: string
  /** Whether the projects of each come along, as unless given: 0 or 1. */
  detailed?: "0" | "1"
  /** How many records a page has at most. (1 to 100; default 100) */
  per_page?: number
}

export interface Team {
  id: string
  slug: string
  name?: string
  dateCreated?: string | null
  isMember?: boolean
  teamRole?: string | null
  access?: string[]
  hasAccess?: boolean
  isPending?: boolean
  memberCount?: number
  avatar?: Avatar
  externalTeams?: ExternalActor[]
  organization?: Organization
  projects?: Project[]
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
  /** The team, by slug or id. */
  team: string
  /** What comes along. */
  expand?: "projects" | "externalTeams"
  /** What is left out. */
  collapse?: "organization"
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** The name of the team, of small letters, digits, - and _, and not of digits alone. (at most 50 characters) */
  slug: string
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /** The team, by slug or id. */
  team: string
  /** The name of the team, of small letters, digits, - and _, and not of digits alone. (at most 50 characters) */
  slug: string
}

/** Params of teams.delete. */
export interface TeamsDeleteParams {
  /** The team, by slug or id. */
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
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
}

export interface Member {
  id: string
  email?: string
  name?: string
  user?: User | null
  orgRole?: string
  role?: string
  roleName?: string
  pending?: boolean
  expired?: boolean
  flags?: MemberFlags
  dateCreated?: string
  inviteStatus?: string
  inviterName?: string | null
  externalUsers?: ExternalActor[]
  teams?: string[]
  teamRoles?: TeamRoleRecord[]
  invite_link?: string | null
  isOnlyOwner?: boolean
  orgRoleList?: Role[]
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
  /** Experiments that the user takes part in, by name. */
  experiments?: { [k: string]: unknown }
  identities?: Identity[]
  /** Ways to sign in, each of its own form. */
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
  /** The member, by id from members.list, which is not the id of the user. */
  member_id: string
}

/** Params of members.create. */
export interface MembersCreateParams {
  /** The address to invite. (at most 75 characters) */
  email: string
  /** The role in the organization; member unless given to whoever is invited. admin is for old plans. */
  orgRole?: "billing" | "member" | "manager" | "owner" | "admin"
  /** The teams to join, each with the role there. */
  teamRoles?: ({
    /** The team, by slug. */
    teamSlug: string
    /** The role in the team. */
    role: "contributor" | "admin"
  }[] | null)
  /** Whether the invitation is sent by mail. (default true) */
  sendInvite?: boolean
  /** Whether somebody who was invited before is invited again, as unless given. */
  reinvite?: boolean
}

/** Params of members.update. */
export interface MembersUpdateParams {
  /** The member, by id from members.list, which is not the id of the user. */
  member_id: string
  /** The role in the organization; member unless given to whoever is invited. admin is for old plans. */
  orgRole?: "billing" | "member" | "manager" | "owner" | "admin"
  /** All of their teams with the role in each instead of those before. */
  teamRoles?: ({
    /** The team, by slug. */
    teamSlug: string
    /** The role in the team. */
    role: "contributor" | "admin"
  }[] | null)
}

/** Params of members.delete. */
export interface MembersDeleteParams {
  /** The member, by id from members.list, which is not the id of the user. */
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
  /** The member, by id from members.list, which is not the id of the user. */
  member_id: string
  /** The team, by slug or id. */
  team: string
}

/** Params of team_memberships.delete. */
export interface TeamMembershipsDeleteParams {
  /** The member, by id from members.list, which is not the id of the user. */
  member_id: string
  /** The team, by slug or id. */
  team: string
}

/** Params of issues.list. */
export interface IssuesListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /**
   * A search in Sentry's language, such as is:unresolved level:error assigned:me; an empty text for all issues.
   * (default "is:unresolved")
   */
  query?: string
  /** Only these projects, by slug or id; -1 for all that can be seen. */
  project?: string[]
  /** Only these environments, by name. */
  environment?: string[]
  /** The last time to look at: a number with s, m, h, d or w, such as 24h or 14d. It counts before start and end. */
  statsPeriod?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
  end?: string
  /**
   * Seen last (date), new, rising (trends), most events (freq) or most users (user) first; inbox only with
   * is:for_review. (default "date")
   */
  sort?: "date" | "new" | "trends" | "freq" | "user" | "inbox" | "recommended"
  /** What time the counts in stats are of; with an empty text there are none. */
  groupStatsPeriod?: "" | "24h" | "14d" | "auto"
  /** 1 to look up a short id, such as WEB-7, given as query; other filters are then ignored. */
  shortIdLookup?: "0" | "1"
  /** What comes along. */
  expand?: ("inbox" | "integrationIssues" | "latestEventHasAttachments" | "owners" | "sentryAppIssues" | "sessions")[]
  /** What is left out, for a faster response. */
  collapse?: ("base" | "filtered" | "lifetime" | "stats" | "unhandled")[]
  /** How many issues a page has at most. (1 to 100; default 100) */
  limit?: number
}

export interface Issue {
  id: string
  shareId?: string | null
  shortId: string
  title: string
  culprit?: string | null
  permalink?: string
  logger?: string | null
  level?: string
  status?: string
  statusDetails?: IssueStatusDetails
  substatus?: string | null
  isPublic?: boolean
  platform?: string | null
  priority?: string | null
  priorityLockedAt?: string | null
  seerFixabilityScore?: number | null
  seerAutofixLastTriggered?: string | null
  seerExplorerAutofixLastTriggered?: string | null
  project?: IssueProject
  type?: string
  issueType?: string
  issueCategory?: string
  /** What the title is made of, such as type and value of an exception, and the file. */
  metadata?: { [k: string]: unknown }
  numComments?: number
  assignedTo?: Actor | null
  isBookmarked?: boolean
  isSubscribed?: boolean
  subscriptionDetails?: Subscription | null
  hasSeen?: boolean
  annotations?: Annotation[]
  isUnhandled?: boolean
  count?: string
  userCount?: number
  firstSeen?: string | null
  lastSeen?: string | null
  derivedData?: IssueProgress
  lifetime?: IssueCounts
  filtered?: IssueCounts | null
  sessionCount?: number | null
  /** Counts over time, by the name of the period: pairs of a time in seconds since 1970 and a count. */
  stats?: { [k: string]: unknown }
  /** Why it is to be reviewed, with expand: an object, or false. */
  inbox?: unknown
  /** Who probably is responsible, with expand: a list of owners, or nothing. */
  owners?: unknown
  /** Items: An issue of another system that is linked. */
  integrationIssues?: { [k: string]: unknown }[]
  sentryAppIssues?: ExternalIssue[]
  latestEventHasAttachments?: boolean
  matchingEventId?: string | null
  matchingEventEnvironment?: string | null
  firstRelease?: Release | null
  lastRelease?: Release | null
  tags?: IssueTag[]
  activity?: Activity[]
  seenBy?: SeenBy[]
  userReportCount?: number
  /** Items: A user or a team that takes part. */
  participants?: { [k: string]: unknown }[]
  /** How many events are expected, with expand. */
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
  /** As stats of the issue. */
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
  /** The releases before and after it in the project. */
  currentProjectMeta?: { [k: string]: unknown } | null
  adoptionStages?: {
    [k: string]: AdoptionStage
  } | null
  /** Further data that was given with it. */
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
  /** Counts over time, by the name of the period. */
  stats?: { [k: string]: unknown }
}

export interface VersionInfo {
  description?: string
  package?: string | null
  buildHash?: string | null
  /** The version in its parts, such as major and minor. */
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
  /** What happened, by the type. */
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
  /** The issue, by id, which is a number; short_ids.get finds it by a short id such as WEB-7. */
  issue_id: string
  /** Only these environments, by name. */
  environment?: string[]
  /** What comes along. */
  expand?: ("forecast" | "inbox" | "integrationIssues" | "latestEventHasAttachments" | "owners" | "sentryAppIssues")[]
  /** What is left out, for a faster response. */
  collapse?: ("release" | "stats" | "tags")[]
}

/** Params of issues.update. */
export interface IssuesUpdateParams {
  /** The issue, by id, which is a number; short_ids.get finds it by a short id such as WEB-7. */
  issue_id: string
  /** The new status: resolved, resolvedInNextRelease, ignored (archived) or unresolved (open again). */
  status?: "resolved" | "unresolved" | "ignored" | "resolvedInNextRelease" | "muted"
  /** Until when, or in which release or commit, with the status. */
  statusDetails?: {
    /** With resolved: in the next release. */
    inNextRelease?: boolean
    /** With resolved: in this release, by version, or latest. */
    inRelease?: string
    /** With resolved: in this commit. */
    inCommit?: {
      /** The hash of the commit. */
      commit: string
      /** The repository, by the name that Sentry knows. */
      repository: string
    }
    /** With ignored: for so many minutes. (at least 1) */
    ignoreDuration?: number
    /** With ignored: until so many more events. (at least 1) */
    ignoreCount?: number
    /** The minutes in which ignoreCount has to come together. (1 to 10080) */
    ignoreWindow?: number
    /** With ignored: until so many more users. (at least 1) */
    ignoreUserCount?: number
    /** The minutes in which ignoreUserCount has to come together. (1 to 10080) */
    ignoreUserWindow?: number
  }
  /** The finer status, such as archived_until_escalating with ignored. */
  substatus?:
    | "archived_until_escalating"
    | "archived_until_condition_met"
    | "archived_forever"
    | "escalating"
    | "ongoing"
    | "regressed"
    | "new"
    | null
  /** Whom it is assigned to: user:id, team:id, a user name or an e-mail address; an empty text for nobody. */
  assignedTo?: string
  /** The new priority. */
  priority?: "low" | "medium" | "high"
  /** Whether the caller has seen it. */
  hasSeen?: boolean
  /** Whether the caller has bookmarked it. */
  isBookmarked?: boolean
  /** Whether the caller is notified of what happens to it. */
  isSubscribed?: boolean
  /** Whether anybody with the link can see it. */
  isPublic?: boolean
  /** Whether it is still to be reviewed; false marks it as reviewed. */
  inbox?: boolean
}

/** Params of issues.delete. */
export interface IssuesDeleteParams {
  /** The issue, by id, which is a number; short_ids.get finds it by a short id such as WEB-7. */
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
  /** The issues, by id. (1 to 1000 items) */
  id: number[]
  /** The new status: resolved, resolvedInNextRelease, ignored (archived) or unresolved (open again). */
  status?: "resolved" | "unresolved" | "ignored" | "resolvedInNextRelease" | "muted"
  /** Until when, or in which release or commit, with the status. */
  statusDetails?: {
    /** With resolved: in the next release. */
    inNextRelease?: boolean
    /** With resolved: in this release, by version, or latest. */
    inRelease?: string
    /** With resolved: in this commit. */
    inCommit?: {
      /** The hash of the commit. */
      commit: string
      /** The repository, by the name that Sentry knows. */
      repository: string
    }
    /** With ignored: for so many minutes. (at least 1) */
    ignoreDuration?: number
    /** With ignored: until so many more events. (at least 1) */
    ignoreCount?: number
    /** The minutes in which ignoreCount has to come together. (1 to 10080) */
    ignoreWindow?: number
    /** With ignored: until so many more users. (at least 1) */
    ignoreUserCount?: number
    /** The minutes in which ignoreUserCount has to come together. (1 to 10080) */
    ignoreUserWindow?: number
  }
  /** The finer status, such as archived_until_escalating with ignored. */
  substatus?:
    | "archived_until_escalating"
    | "archived_until_condition_met"
    | "archived_forever"
    | "escalating"
    | "ongoing"
    | "regressed"
    | "new"
    | null
  /** Whom it is assigned to: user:id, team:id, a user name or an e-mail address; an empty text for nobody. */
  assignedTo?: string
  /** The new priority. */
  priority?: "low" | "medium" | "high"
  /** Whether the caller has seen it. */
  hasSeen?: boolean
  /** true makes one issue of them. */
  merge?: boolean
  /** true deletes them and discards all further events of the same kind. */
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
  /** The issues, by id. (1 to 1000 items) */
  id: number[]
}

/** Params of issue_events.list. */
export interface IssueEventsListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** The issue, by id, which is a number; short_ids.get finds it by a short id such as WEB-7. */
  issue_id: string
  /** A search, such as release:1.2.0 or browser:Firefox. */
  query?: string
  /** Only these environments, by name. */
  environment?: string[]
  /** The last time to look at: a number with s, m, h, d or w, such as 24h or 14d. It counts before start and end. */
  statsPeriod?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
  end?: string
  /** Whether each event comes whole, with its stack trace. (default false) */
  full?: boolean
  /** Whether events come in an order that is mixed, always in the same way. (default false) */
  sample?: boolean
  /** How many records a page has at most. (1 to 100; default 100) */
  per_page?: number
}

export interface Event {
  id: string
  "event.type"?: string
  groupID?: string | null
  eventID: string
  projectID?: string
  message?: string | null
  title?: string
  location?: string | null
  culprit?: string | null
  user?: EventUser | null
  tags?: EventTag[]
  platform?: string | null
  dateCreated?: string
  dateReceived?: string | null
  crashFile?: string | null
  type?: string
  size?: number | null
  dist?: string | null
  sdk?: Sdk | null
  errors?: ProcessingError[]
  /** What the title is made of, such as type and value of an exception. */
  metadata?: { [k: string]: unknown }
  /** What is known of device, browser, runtime and more, by name. */
  contexts?: { [k: string]: unknown } | null
  /** What the application added, by name. */
  context?: { [k: string]: unknown } | null
  /** Items: A part of the event by its type, such as exception with stack traces, breadcrumbs or request. */
  entries?: { [k: string]: unknown }[]
  /** Versions of packages in use, by name. */
  packages?: { [k: string]: unknown } | null
  fingerprints?: string[]
  groupingConfig?: GroupingConfig
  occurrence?: Occurrence | null
  startTimestamp?: number
  endTimestamp?: number
  release?: EventRelease | null
  userReport?: UserReport | null
  measurements?: {
    [k: string]: Measurement
  } | null
  /** Times by kind of operation, of transactions. */
  breakdowns?: { [k: string]: unknown } | null
  /** What was cut or removed of values, by path. */
  _meta?: { [k: string]: unknown }
  /** Items: An update that is advised. */
  sdkUpdates?: { [k: string]: unknown }[]
  resolvedWith?: string[]
  nextEventID?: string | null
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
  /** What the application added. */
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
  /** What went wrong, by the type. */
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
  /** What the issue was detected by. */
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
  /** Further data of the release. */
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
  /** The issue, by id, which is a number; short_ids.get finds it by a short id such as WEB-7. */
  issue_id: string
  /** latest, oldest, recommended, or the id of an event. */
  event_id: string
  /** Only these environments, by name. */
  environment?: string[]
  /** Adds the event as one text, in this form, as formatted. */
  llmFormat?: "markdown" | "xml"
}

/** Params of issue_tags.get. */
export interface IssueTagsGetParams {
  /** The issue, by id, which is a number; short_ids.get finds it by a short id such as WEB-7. */
  issue_id: string
  /** The tag, such as browser, release or user. */
  key: string
  /** Only these environments, by name. */
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
  /** The short id, as people see it. */
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
  /** The event, by its id of 32 hexadecimal digits. */
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
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** The project, by slug or id. */
  project: string
  /** The last time to look at: a number with s, m, h, d or w, such as 24h or 14d. It counts before start and end. */
  statsPeriod?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
  end?: string
  /** Whether each event comes whole, with its stack trace. (default false) */
  full?: boolean
  /** Whether events come in an order that is mixed, always in the same way. (default false) */
  sample?: boolean
}

/** Params of events.get. */
export interface EventsGetParams {
  /** The project, by slug or id. */
  project: string
  /** The event, by its id of 32 hexadecimal digits. */
  event_id: string
  /** Only these environments, by name. */
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
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** The project, by slug or id. */
  project: string
  /** The event, by its id of 32 hexadecimal digits. */
  event_id: string
  /** A part of the file's name, or is:screenshot. */
  query?: string
}

export interface Attachment {
  id: string
  event_id?: string
  type?: string
  name?: string
  mimetype?: string | null
  dateCreated?: string
  size?: number
  sha1?: string | null
  headers?: {
    [k: string]: string | null
  }
}

/** Params of event_attachments.download. */
export interface EventAttachmentsDownloadParams {
  /** The project, by slug or id. */
  project: string
  /** The event, by its id of 32 hexadecimal digits. */
  event_id: string
  /** The file, by id. */
  attachment_id: string
}

/** Params of event_rows.list. */
export interface EventRowsListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /**
   * The fields, and functions such as count() or p95(span.duration); rows are grouped by the fields beside functions.
   * (1 to 20 items)
   */
  field: string[]
  /** What to query: errors, spans (requests and their parts), logs, metrics, functions of profiles or uptime checks. */
  dataset: "errors" | "logs" | "profile_functions" | "spans" | "tracemetrics" | "uptime_results"
  /** A search in Sentry's language, such as release:1.2.0 AND level:error. */
  query?: string
  /** One of the fields to sort by, with - before it for the greatest first. */
  sort?: string
  /** Only these projects, by slug or id; -1 for all that can be seen. */
  project?: string[]
  /** Only these environments, by name. */
  environment?: string[]
  /** The last time to look at: a number with s, m, h, d or w, such as 24h or 14d. It counts before start and end. */
  statsPeriod?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
  end?: string
  /** Whether the search may have functions, such as count():>10. (default true) */
  allowAggregateConditions?: boolean
  /** How many records a page has at most. (1 to 100; default 100) */
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
  /** What to query: errors, spans (requests and their parts), logs, metrics, functions of profiles or uptime checks. */
  dataset: "errors" | "logs" | "profile_functions" | "spans" | "tracemetrics" | "uptime_results"
  /** The function, such as count() or p95(span.duration); count() unless given. */
  yAxis?: string
  /** A search in Sentry's language. */
  query?: string
  /** The seconds between two values. (at least 1) */
  interval?: number
  /** The fields to group by. */
  groupBy?: string[]
  /** How many groups get a series of their own; with sort and groupBy. (1 to 10) */
  topEvents?: number
  /** What the top groups are chosen by, such as -count(). */
  sort?: string
  /** 1 to leave out the series of all other groups. */
  excludeOther?: "0" | "1"
  /** The seconds by which an earlier time, to compare with, is shifted. (at least 1) */
  comparisonDelta?: number
  /** Only these projects, by slug or id; -1 for all that can be seen. */
  project?: string[]
  /** Only these environments, by name. */
  environment?: string[]
  /** The last time to look at: a number with s, m, h, d or w, such as 24h or 14d. It counts before start and end. */
  statsPeriod?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
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
  /** What to count by. (at least 1 items) */
  groupBy: ("outcome" | "category" | "reason" | "project")[]
  /** What to count: the quantity that the quota counts, or how often events were seen. */
  field: "sum(quantity)" | "sum(times_seen)"
  /** The last time to count, such as 24h or 7d; this or start and end. */
  statsPeriod?: string
  /** The time of each value, from 1h to 1d; 1h unless given. */
  interval?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
  end?: string
  /** Only these projects, by id; -1 for all. */
  project?: number[]
  /** Only this category, such as error, transaction, attachment, replay or monitor. */
  category?: string
  /** Only events that this became of. */
  outcome?: "accepted" | "filtered" | "rate_limited" | "invalid" | "abuse" | "client_discard" | "cardinality_limited"
  /** Only events that were dropped for this reason. */
  reason?: string
}

export interface UsageGroup {
  /** The values of what was counted by, by name. */
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
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** A part of the version. */
  query?: string
  /** Only these projects, by slug or id; -1 for all that can be seen. */
  project?: string[]
  /** Only these environments, by name. */
  environment?: string[]
  /** How many records a page has at most. (1 to 100; default 100) */
  per_page?: number
}

/** Params of releases.get. */
export interface ReleasesGetParams {
  /** The version of the release, such as web@1.2.0. */
  version: string
  /** The project to look at, by id or slug. */
  project?: string | number
  /** Whether the numbers of sessions and crashes come along. (default false) */
  health?: boolean
  /** Whether it comes along how widely the release is in use. (default false) */
  adoptionStages?: boolean
  /** What time the summary is of. (default "14d") */
  summaryStatsPeriod?: "1h" | "24h" | "1d" | "48h" | "2d" | "7d" | "14d" | "30d" | "90d"
  /** What time the health is of; 24h unless given. */
  healthStatsPeriod?: "1h" | "24h" | "1d" | "48h" | "2d" | "7d" | "14d" | "30d" | "90d"
  /** What the releases before and after it are by; date unless given. */
  sort?: "date" | "sessions" | "users" | "crash_free_sessions" | "crash_free_users"
  /** Which releases count as those before and after. */
  status?: "open" | "archived"
}

/** Params of releases.create. */
export interface ReleasesCreateParams {
  /** The version: a number such as web@1.2.0, or the hash of a commit. (at most 200 characters) */
  version: string
  /** The projects that it is of, by slug. (at least 1 items) */
  projects: string[]
  /** The commit or tag that it is made of. (at most 200 characters) */
  ref?: string | null
  /** A link to it, such as to its source. */
  url?: string | null
  /** When it went live; now unless given. */
  dateReleased?: string | null
  /** The commits that it has, where no repository is connected. */
  commits?: {
    /** The hash of the commit. (at most 64 characters) */
    id: string
    /** The repository that it is in. (at most 64 characters) */
    repository?: string | null
    /** The message of the commit. */
    message?: string | null
    /** The name of its author. (at most 128 characters) */
    author_name?: string | null
    /** The e-mail address of its author. (at most 200 characters) */
    author_email?: string | null
    /** When it was made. */
    timestamp?: string | null
    /** The files that it changed. */
    patch_set?: ({
      /** The file with its folders. (at most 510 characters) */
      path: string
      /** Whether it was added (A), modified (M) or deleted (D). */
      type: "A" | "M" | "D"
    }[] | null)
  }[]
  /** The last commit of each repository that is connected, from which Sentry finds the commits. */
  refs?: {
    /** The hash of the last commit. */
    commit: string
    /** The repository, by the name that Sentry knows. (at most 200 characters) */
    repository: string
    /** The last commit of the release before; Sentry's own unless given. (at most 64 characters) */
    previousCommit?: string | null
  }[]
  /** Whether it is open or archived. */
  status?: "open" | "archived"
  /** The user name of whoever is responsible for it. */
  owner?: string
}

/** Params of releases.update. */
export interface ReleasesUpdateParams {
  /** The version of the release, such as web@1.2.0. */
  version: string
  /** The commit or tag that it is made of. (at most 200 characters) */
  ref?: string | null
  /** A link to it, such as to its source. */
  url?: string | null
  /** When it went live; now unless given. */
  dateReleased?: string | null
  /** The commits that it has instead of those before. */
  commits?: {
    /** The hash of the commit. (at most 64 characters) */
    id: string
    /** The repository that it is in. (at most 64 characters) */
    repository?: string | null
    /** The message of the commit. */
    message?: string | null
    /** The name of its author. (at most 128 characters) */
    author_name?: string | null
    /** The e-mail address of its author. (at most 200 characters) */
    author_email?: string | null
    /** When it was made. */
    timestamp?: string | null
    /** The files that it changed. */
    patch_set?: ({
      /** The file with its folders. (at most 510 characters) */
      path: string
      /** Whether it was added (A), modified (M) or deleted (D). */
      type: "A" | "M" | "D"
    }[] | null)
  }[]
  /** The last commit of each repository that is connected, from which Sentry finds the commits. */
  refs?: {
    /** The hash of the last commit. */
    commit: string
    /** The repository, by the name that Sentry knows. (at most 200 characters) */
    repository: string
    /** The last commit of the release before; Sentry's own unless given. (at most 64 characters) */
    previousCommit?: string | null
  }[]
}

/** Params of releases.delete. */
export interface ReleasesDeleteParams {
  /** The version of the release, such as web@1.2.0. */
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
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** The version of the release, such as web@1.2.0. */
  version: string
}

/** Params of deploys.list. */
export interface DeploysListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** The version of the release, such as web@1.2.0. */
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
  /** The version of the release, such as web@1.2.0. */
  version: string
  /** The environment, such as production. (at most 64 characters) */
  environment: string
  /** What the deployment is called. (at most 64 characters) */
  name?: string | null
  /** A link to it, such as to the build. */
  url?: string | null
  /** When it began. */
  dateStarted?: string | null
  /** When it was done; now unless given. */
  dateFinished?: string | null
  /** The projects that were deployed, by slug; all of the release unless given. */
  projects?: string[]
}

/** Params of monitors.list. */
export interface MonitorsListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** Only these projects, by slug or id; -1 for all that can be seen. */
  project?: string[]
  /** Only these environments, by name. */
  environment?: string[]
  /** Only those of this owner: user:id or team:id. */
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
  /** Its state in each environment: a list, each with name, status, lastCheckIn and nextCheckIn. */
  environments?: unknown
  owner?: Actor | null
  alertRule?: MonitorAlert | null
}

export interface MonitorConfig {
  schedule_type?: string
  /** A crontab line, or a number with its unit, such as [1, day]. */
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
  /** The cron monitor, by slug or id. */
  monitor: string
  /** Only these environments, by name. */
  environment?: string[]
}

/** Params of monitors.create. */
export interface MonitorsCreateParams {
  /** The project, by id or slug. */
  project: string
  /** What it is called. (at most 128 characters) */
  name: string
  /** When the job runs, and when it counts as late or failed. */
  config: {
    /** Whether schedule is a crontab line or an interval. */
    schedule_type?: "crontab" | "interval"
    /** When the job runs: a crontab line such as 0 * * * *, or an interval such as [1, "day"]. */
    schedule: unknown
    /** How many minutes a check-in may be late. (1 to 40320) */
    checkin_margin?: number | null
    /** How many minutes the job may take. (1 to 40320) */
    max_runtime?: number | null
    /** The time zone of the schedule, such as Europe/Vienna. */
    timezone?: string
    /** After how many failures in a row there is an issue. (1 to 720) */
    failure_issue_threshold?: number | null
    /** After how many good runs in a row it is resolved. (1 to 720) */
    recovery_threshold?: number | null
  }
  /** What check-ins name it by, of small letters, digits, - and _, and not of digits alone. (at most 50 characters) */
  slug?: string
  /** Whether it is on; while disabled it takes no check-ins. */
  status?: "active" | "disabled"
  /** Who it belongs to: user:id or team:id. */
  owner?: string | null
  /** Whether it reports no incidents. */
  is_muted?: boolean
}

/** Params of monitors.update. */
export interface MonitorsUpdateParams {
  /** The cron monitor, by slug or id. */
  monitor: string
  /** The project to move it to, by id or slug. */
  project?: string
  /** The new name. (at most 128 characters) */
  name?: string
  /** When the job runs, and when it counts as late or failed. */
  config?: {
    /** Whether schedule is a crontab line or an interval. */
    schedule_type?: "crontab" | "interval"
    /** When the job runs: a crontab line such as 0 * * * *, or an interval such as [1, "day"]. */
    schedule: unknown
    /** How many minutes a check-in may be late. (1 to 40320) */
    checkin_margin?: number | null
    /** How many minutes the job may take. (1 to 40320) */
    max_runtime?: number | null
    /** The time zone of the schedule, such as Europe/Vienna. */
    timezone?: string
    /** After how many failures in a row there is an issue. (1 to 720) */
    failure_issue_threshold?: number | null
    /** After how many good runs in a row it is resolved. (1 to 720) */
    recovery_threshold?: number | null
  }
  /** What check-ins name it by, of small letters, digits, - and _, and not of digits alone. (at most 50 characters) */
  slug?: string
  /** Whether it is on; while disabled it takes no check-ins. */
  status?: "active" | "disabled"
  /** Who it belongs to: user:id or team:id. */
  owner?: string | null
  /** Whether it reports no incidents. */
  is_muted?: boolean
}

/** Params of monitors.delete. */
export interface MonitorsDeleteParams {
  /** The cron monitor, by slug or id. */
  monitor: string
  /** Only these environments of it, by name. */
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
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** The cron monitor, by slug or id. */
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
  /** Items: An issue that it led to. */
  groups?: (string | { [k: string]: unknown })[]
}

/** Params of alerts.list. */
export interface AlertsListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** A part of the name. */
  query?: string
  /**
   * name, id, dateCreated, dateUpdated, connectedDetectors, actions or priorityDetector, with - before it for the other
   * direction; id unless given.
   */
  sortBy?: string
  /** Only these alerts, by id. */
  id?: number[]
  /** Only these projects, by slug or id; -1 for all that can be seen. */
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
  /** Further settings, such as how often it acts. */
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
  /** What is compared with, of a form by the type. */
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
  /** Whom or what it is for, by the type. */
  config?: { [k: string]: unknown }
  status?: string
}

/** Params of alerts.get. */
export interface AlertsGetParams {
  /** The alert, by id. */
  alert_id: string
}

/** Params of alerts.update. */
export interface AlertsUpdateParams {
  /** The alert, by id. */
  alert_id: string
  /** Whether it is on. */
  enabled: boolean
}

/** Params of alerts.delete. */
export interface AlertsDeleteParams {
  /** The alert, by id. */
  alert_id: string
}

/** Params of repositories.list. */
export interface RepositoriesListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** A part of the name. */
  query?: string
  /** Only those in use, as unless given, or those that were removed. */
  status?: "active" | "deleted"
  /** Only those of this integration, by id. */
  integration_id?: string
  /** What comes along. */
  expand?: ("settings")[]
}

/** Params of replays.list. */
export interface ReplaysListParams {
  /** Which page, by the cursor of the page before; next has it. */
  cursor?: string
  /** A search, such as count_errors:>0 or user.email:ada@example.com. */
  query?: string
  /** Only these projects, by slug or id; -1 for all that can be seen. */
  project?: string[]
  /** Only those from this environment, by name. */
  environment?: string
  /** The last time to look at: a number with s, m, h, d or w, such as 24h or 14d. It counts before start and end. */
  statsPeriod?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
  end?: string
  /** Only these fields, such as id, user, urls, duration or error_ids. */
  field?: string[]
  /** A field to sort by, with - before it for the other direction, such as -started_at. */
  sort?: string
  /** How many records a page has at most. (1 to 100; default 100) */
  per_page?: number
}

export interface Replay {
  id: string
  project_id?: string
  trace_ids?: string[]
  error_ids?: string[]
  environment?: string | null
  /** Lists of values by tag; an empty list where there are none. */
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
  /** Items: An element that was clicked. */
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
  /** The replay, by its id of 32 hexadecimal digits. */
  replay_id: string
  /** Only these fields, such as id, user, urls, duration or error_ids. */
  field?: string[]
  /** The last time to look at: a number with s, m, h, d or w, such as 24h or 14d. It counts before start and end. */
  statsPeriod?: string
  /** The begin of the time to look at, together with end. */
  start?: string
  /** The end of the time to look at, together with start. */
  end?: string
}

/** Credentials by auth variant. */
export interface SentryCredentials {
  token: SentryTokenCredentials
  oauth: SentryOauthCredentials
}

/** Auth token */
export interface SentryTokenCredentials {
  /** The token. */
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
   * Where the data of the organization is: us.sentry.io, de.sentry.io, or the host of one's own Sentry, without
   * https:// and path. (default "us.sentry.io")
   */
  host?: string
  /** For the Sentry account: the region that the organization chose for its data, us or de. (default "us") */
  region?: "us" | "de"
  /** The slug of the organization, as in https://acme.sentry.io. */
  organization: string
}
