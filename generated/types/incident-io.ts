// Generated from definitions/incident-io.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** incident.io */
    "incident-io": IncidentIo
  }
}

/**
 * incident.io. Incidents with their updates, roles, timestamps, follow-ups and postmortems, alerts, escalations,
 * schedules, status pages, teams, users, custom fields and the catalog.
 */
export interface IncidentIo {
  operations: IncidentIoOperations
  credentials: IncidentIoCredentials
  config: IncidentIoConfig
}

/** The operations, by entity and action. */
export interface IncidentIoOperations {
  /** An incident, with its status, severity and the people who respond. */
  incidents: {
    /** Lists incidents, latest first. Without `mode`, test and tutorial ones are left out. */
    list: {
      params: IncidentsListParams
      records: Incident[]
      meta: {
        after: string | null
      }
    }
    /** Gets an incident by its ID or the number of its reference. */
    get: {
      params: IncidentsGetParams
      records: Incident
      meta: {}
    }
    /** Creates an incident and its Slack channel. */
    create: {
      params: IncidentsCreateParams
      records: Incident
      meta: {}
    }
    /** Edits an incident: its name, summary, severity, status, roles and fields. */
    edit: {
      params: IncidentsEditParams
      records: Incident
      meta: {}
    }
    search: {
      fields: IncidentsSearchFields
    }
  }
  /** An update that somebody posted about an incident. */
  incident_updates: {
    /** Lists the updates of incidents, latest first. */
    list: {
      params: IncidentUpdatesListParams
      records: IncidentUpdate[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: IncidentUpdatesSearchFields
    }
  }
  /** The connection of an alert with an incident. */
  incident_alerts: {
    /** Lists the connections of alerts and incidents. */
    list: {
      params: IncidentAlertsListParams
      records: IncidentAlert[]
      meta: {
        after: string | null
      }
    }
  }
  /** A link from an incident to something outside, such as a pull request. */
  incident_attachments: {
    /** Lists the attachments of an incident, or of an external resource. */
    list: {
      params: IncidentAttachmentsListParams
      records: IncidentAttachment[]
      meta: {}
    }
    /** Attaches an external resource to an incident. */
    create: {
      params: IncidentAttachmentsCreateParams
      records: IncidentAttachment
      meta: {}
    }
    /** Removes an attachment from an incident. */
    delete: {
      params: IncidentAttachmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The access of a user to a private incident. */
  incident_memberships: {
    /** Gives a user access to a private incident. */
    create: {
      params: IncidentMembershipsCreateParams
      records: IncidentMembership
      meta: {}
    }
    /** Takes the access to a private incident from a user. */
    revoke: {
      params: IncidentMembershipsRevokeParams
      records: null
      meta: {}
    }
  }
  /** A postmortem document: what an incident was, and what there is to learn. */
  postmortem_documents: {
    /** Lists postmortem documents. */
    list: {
      params: PostmortemDocumentsListParams
      records: PostmortemDocument[]
      meta: {
        after: string | null
      }
    }
    /** Gets a postmortem document without its text. */
    get: {
      params: PostmortemDocumentsGetParams
      records: PostmortemDocument
      meta: {}
    }
    /** Changes the status of a postmortem document. */
    update: {
      params: PostmortemDocumentsUpdateParams
      records: PostmortemDocument
      meta: {}
    }
    /** Gets the text of a postmortem document. */
    read_text: {
      params: PostmortemDocumentsReadTextParams
      records: PostmortemContent
      meta: {}
    }
    search: {
      fields: PostmortemDocumentsSearchFields
    }
  }
  /** A role in incidents, such as the lead. */
  incident_roles: {
    /** Lists the incident roles. */
    list: {
      params: IncidentRolesListParams
      records: IncidentRole[]
      meta: {}
    }
    /** Gets an incident role. */
    get: {
      params: IncidentRolesGetParams
      records: IncidentRole
      meta: {}
    }
    /** Creates an incident role. */
    create: {
      params: IncidentRolesCreateParams
      records: IncidentRole
      meta: {}
    }
    /** Updates an incident role. */
    update: {
      params: IncidentRolesUpdateParams
      records: IncidentRole
      meta: {}
    }
    /** Deletes an incident role. */
    delete: {
      params: IncidentRolesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IncidentRolesSearchFields
    }
  }
  /** A status that incidents can have, such as monitoring. */
  incident_statuses: {
    /** Lists the incident statuses. */
    list: {
      params: IncidentStatusesListParams
      records: IncidentStatus[]
      meta: {}
    }
    /** Gets an incident status. */
    get: {
      params: IncidentStatusesGetParams
      records: IncidentStatus
      meta: {}
    }
    /** Creates an incident status. */
    create: {
      params: IncidentStatusesCreateParams
      records: IncidentStatus
      meta: {}
    }
    /** Updates an incident status. */
    update: {
      params: IncidentStatusesUpdateParams
      records: IncidentStatus
      meta: {}
    }
    /** Deletes an incident status. */
    delete: {
      params: IncidentStatusesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: IncidentStatusesSearchFields
    }
  }
  /** A timestamp that incidents have, such as the time of detection. */
  incident_timestamps: {
    /** Lists the incident timestamps. */
    list: {
      params: IncidentTimestampsListParams
      records: IncidentTimestamp[]
      meta: {}
    }
    /** Gets an incident timestamp. */
    get: {
      params: IncidentTimestampsGetParams
      records: IncidentTimestamp
      meta: {}
    }
    search: {
      fields: IncidentTimestampsSearchFields
    }
  }
  /** A severity of incidents. */
  severities: {
    /** Lists the severities. */
    list: {
      params: SeveritiesListParams
      records: Severity[]
      meta: {}
    }
    /** Gets a severity. */
    get: {
      params: SeveritiesGetParams
      records: Severity
      meta: {}
    }
    /** Creates a severity. */
    create: {
      params: SeveritiesCreateParams
      records: Severity
      meta: {}
    }
    /** Updates a severity. */
    update: {
      params: SeveritiesUpdateParams
      records: Severity
      meta: {}
    }
    /** Deletes a severity. */
    delete: {
      params: SeveritiesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SeveritiesSearchFields
    }
  }
  /** A type of incidents. */
  incident_types: {
    /** Lists the incident types. */
    list: {
      params: IncidentTypesListParams
      records: IncidentType[]
      meta: {}
    }
    /** Gets an incident type. */
    get: {
      params: IncidentTypesGetParams
      records: IncidentType
      meta: {}
    }
    search: {
      fields: IncidentTypesSearchFields
    }
  }
  /** A custom field of incidents. */
  custom_fields: {
    /** Lists the custom fields. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
    /** Gets a custom field. */
    get: {
      params: CustomFieldsGetParams
      records: CustomField
      meta: {}
    }
    /** Creates a custom field. */
    create: {
      params: CustomFieldsCreateParams
      records: CustomField
      meta: {}
    }
    /** Updates a custom field. */
    update: {
      params: CustomFieldsUpdateParams
      records: CustomField
      meta: {}
    }
    /** Deletes a custom field. */
    delete: {
      params: CustomFieldsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomFieldsSearchFields
    }
  }
  /** An option of a custom field. */
  custom_field_options: {
    /** Lists the options of a custom field. */
    list: {
      params: CustomFieldOptionsListParams
      records: CustomFieldOption[]
      meta: {
        after: string | null
      }
    }
    /** Adds an option to a custom field. */
    create: {
      params: CustomFieldOptionsCreateParams
      records: CustomFieldOption
      meta: {}
    }
    /** Updates an option of a custom field. */
    update: {
      params: CustomFieldOptionsUpdateParams
      records: CustomFieldOption
      meta: {}
    }
    /** Deletes an option of a custom field. */
    delete: {
      params: CustomFieldOptionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A task during an incident. */
  actions: {
    /** Lists the actions of incidents. */
    list: {
      params: ActionsListParams
      records: Action[]
      meta: {}
    }
    /** Gets an action. */
    get: {
      params: ActionsGetParams
      records: Action
      meta: {}
    }
    /** Creates an action in an incident. */
    create: {
      params: ActionsCreateParams
      records: Action
      meta: {}
    }
    /** Updates an action: its text, its status and its assignee. */
    update: {
      params: ActionsUpdateParams
      records: Action
      meta: {}
    }
    /** Deletes an action. */
    delete: {
      params: ActionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ActionsSearchFields
    }
  }
  /** A task after an incident. */
  follow_ups: {
    /** Lists the follow-ups of incidents. */
    list: {
      params: FollowUpsListParams
      records: FollowUp[]
      meta: {}
    }
    /** Gets a follow-up. */
    get: {
      params: FollowUpsGetParams
      records: FollowUp
      meta: {}
    }
    /** Creates a follow-up of an incident. */
    create: {
      params: FollowUpsCreateParams
      records: FollowUp
      meta: {}
    }
    /** Updates a follow-up. */
    update: {
      params: FollowUpsUpdateParams
      records: FollowUp
      meta: {}
    }
    /** Deletes a follow-up. */
    delete: {
      params: FollowUpsDeleteParams
      records: null
      meta: {}
    }
    /** Connects a follow-up with an issue of another tool. */
    connect_external_issue: {
      params: FollowUpsConnectExternalIssueParams
      records: FollowUp
      meta: {}
    }
    search: {
      fields: FollowUpsSearchFields
    }
  }
  /** An alert that a source sent. */
  alerts: {
    /** Lists alerts, latest first. */
    list: {
      params: AlertsListParams
      records: Alert[]
      meta: {
        after: string | null
      }
    }
    /** Gets an alert. */
    get: {
      params: AlertsGetParams
      records: Alert
      meta: {}
    }
    /** Resolves an alert. */
    resolve: {
      params: AlertsResolveParams
      records: Alert
      meta: {}
    }
    search: {
      fields: AlertsSearchFields
    }
  }
  /** An event that fires or resolves an alert. */
  alert_events: {
    /** Sends an event of an HTTP alert source, which fires or resolves an alert. */
    create: {
      params: AlertEventsCreateParams
      records: AlertEvent
      meta: {}
    }
  }
  /** A source of alerts. */
  alert_sources: {
    /** Lists the alert sources. */
    list: {
      params: AlertSourcesListParams
      records: AlertSource[]
      meta: {}
    }
    /** Gets an alert source. */
    get: {
      params: AlertSourcesGetParams
      records: AlertSource
      meta: {}
    }
    search: {
      fields: AlertSourcesSearchFields
    }
  }
  /** An escalation: somebody on call who is paged until they acknowledge. */
  escalations: {
    /** Lists escalations, latest first. */
    list: {
      params: EscalationsListParams
      records: Escalation[]
      meta: {
        after: string | null
      }
    }
    /** Gets an escalation with its events. */
    get: {
      params: EscalationsGetParams
      records: Escalation
      meta: {}
    }
    /** Pages users, or an escalation path. */
    create: {
      params: EscalationsCreateParams
      records: Escalation
      meta: {}
    }
    /** Cancels an escalation. */
    cancel: {
      params: EscalationsCancelParams
      records: null
      meta: {}
    }
    search: {
      fields: EscalationsSearchFields
    }
  }
  /** An escalation path: who is paged, in which order. */
  escalation_paths: {
    /** Lists the escalation paths. */
    list: {
      params: EscalationPathsListParams
      records: EscalationPath[]
      meta: {
        after: string | null
      }
    }
    /** Gets an escalation path with its levels. */
    get: {
      params: EscalationPathsGetParams
      records: EscalationPath
      meta: {}
    }
    search: {
      fields: EscalationPathsSearchFields
    }
  }
  /** An on-call schedule. */
  schedules: {
    /** Lists the schedules. */
    list: {
      params: SchedulesListParams
      records: Schedule[]
      meta: {
        after: string | null
      }
    }
    /** Gets a schedule with its rotations. */
    get: {
      params: SchedulesGetParams
      records: Schedule
      meta: {}
    }
    search: {
      fields: SchedulesSearchFields
    }
  }
  /** A shift of a schedule, with overrides. */
  schedule_entries: {
    /** Lists the entries of a schedule in a window of time. */
    list: {
      params: ScheduleEntriesListParams
      records: ScheduleEntry[]
      meta: {
        after: string | null
      }
    }
  }
  /** An override of a schedule: another person for a time. */
  schedule_overrides: {
    /** Lists the overrides of a schedule. */
    list: {
      params: ScheduleOverridesListParams
      records: ScheduleOverride[]
      meta: {
        after: string | null
      }
    }
    /** Creates an override of a schedule. */
    create: {
      params: ScheduleOverridesCreateParams
      records: ScheduleOverride
      meta: {}
    }
  }
  /** A status page: where customers see the state of services. */
  status_pages: {
    /** Lists the status pages. */
    list: {
      params: StatusPagesListParams
      records: StatusPage[]
      meta: {
        after: string | null
      }
    }
    search: {
      fields: StatusPagesSearchFields
    }
  }
  /** An incident that customers see on a status page. */
  status_page_incidents: {
    /** Lists the incidents of a status page. */
    list: {
      params: StatusPageIncidentsListParams
      records: StatusPageIncident[]
      meta: {
        after: string | null
      }
    }
    /** Gets an incident of a status page with its updates. */
    get: {
      params: StatusPageIncidentsGetParams
      records: StatusPageIncident
      meta: {}
    }
    /** Publishes an incident on a status page. */
    create: {
      params: StatusPageIncidentsCreateParams
      records: StatusPageIncident
      meta: {}
    }
    search: {
      fields: StatusPageIncidentsSearchFields
    }
  }
  /** An update that customers see about an incident. */
  status_page_incident_updates: {
    /** Publishes an update of an incident on a status page. */
    create: {
      params: StatusPageIncidentUpdatesCreateParams
      records: StatusPageIncidentUpdate
      meta: {}
    }
  }
  /** A team of users. */
  teams: {
    /** Lists the teams. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        after: string | null
      }
    }
    /** Gets a team with its members. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A user of incident.io. */
  users: {
    /** Lists users. */
    list: {
      params: UsersListParams
      records: UserWithRoles[]
      meta: {
        after: string | null
      }
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: UserWithRoles
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A type of catalog entries, such as services. */
  catalog_types: {
    /** Lists the catalog types. */
    list: {
      params: CatalogTypesListParams
      records: CatalogType[]
      meta: {}
    }
    /** Gets a catalog type with its attributes. */
    get: {
      params: CatalogTypesGetParams
      records: CatalogType
      meta: {}
    }
    search: {
      fields: CatalogTypesSearchFields
    }
  }
  /** An entry of the catalog, such as a service. */
  catalog_entries: {
    /** Lists the entries of a catalog type. */
    list: {
      params: CatalogEntriesListParams
      records: CatalogEntry[]
      meta: {
        after: string | null
      }
    }
    /** Gets a catalog entry. */
    get: {
      params: CatalogEntriesGetParams
      records: CatalogEntry
      meta: {}
    }
    /** Creates a catalog entry. */
    create: {
      params: CatalogEntriesCreateParams
      records: CatalogEntry
      meta: {}
    }
    /** Updates a catalog entry. Attributes that `update_attributes` does not name stay. */
    update: {
      params: CatalogEntriesUpdateParams
      records: CatalogEntry
      meta: {}
    }
    /** Archives a catalog entry. */
    delete: {
      params: CatalogEntriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CatalogEntriesSearchFields
    }
  }
  /** A workflow: steps that a trigger runs. */
  workflows: {
    /** Lists the workflows. */
    list: {
      params: WorkflowsListParams
      records: WorkflowSlim[]
      meta: {}
    }
    search: {
      fields: WorkflowsSearchFields
    }
  }
  /** The API key of the connection. */
  me: {
    /** Gets the identity behind the API key (me): its name and its roles. */
    get: {
      params: MeGetParams
      records: Identity
      meta: {}
    }
  }
}

/** Params of incidents.list. */
export interface IncidentsListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** Filters by ID of the incident status. */
  status?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
  }
  /** Filters by category of the incident status, such as `live` or `closed`. */
  status_category?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
  }
  /** Filters by day of creation. */
  created_at?: {
    /** First day. */
    gte?: string
    /** Last day. */
    lte?: string
    /** First and last day, with a tilde between them. */
    date_range?: string
  }
  /** Filters by day of the last change. */
  updated_at?: {
    /** First day. */
    gte?: string
    /** Last day. */
    lte?: string
    /** First and last day, with a tilde between them. */
    date_range?: string
  }
  /** Filters by ID of the severity. `gte` and `lte` compare ranks. */
  severity?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
    /** ID of the lowest severity. */
    gte?: string
    /** ID of the highest severity. */
    lte?: string
  }
  /** Filters by ID of the incident type. */
  incident_type?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
  }
  /** Filters by role: the ID of a role, and below it `one_of` with IDs of users, or `is_blank`. */
  incident_role?: { [k: string]: unknown }
  /** Filters by custom field: the ID of a field, and below it `one_of`, `not_in` or `is_blank`. */
  custom_field?: { [k: string]: unknown }
  /** Filters by mode. */
  mode?: {
    /** Modes to include. */
    one_of?: ("standard" | "retrospective" | "test" | "tutorial" | "stream")[]
  }
  /** Whether an incident has to match all filters, or one of them. (default "all") */
  filter_mode?: "all" | "any"
  /** Order of the incidents. (default "created_at_newest_first") */
  sort_by?: "created_at_newest_first" | "created_at_oldest_first"
}

export interface Incident {
  call_url?: string
  created_at: string
  creator: Actor
  custom_field_entries: CustomFieldEntry[]
  duration_metrics?: IncidentDurationMetricWithValue[]
  external_issue_reference?: ExternalIssueReference
  has_debrief?: boolean
  id: string
  incident_role_assignments: IncidentRoleAssignment[]
  incident_status: IncidentStatusBrief
  incident_timestamp_values?: IncidentTimestampWithValue[]
  incident_type?: IncidentTypeBrief
  mode: string
  name: string
  permalink?: string
  postmortem_document_ids?: string[]
  postmortem_document_url?: string
  reference: string
  severity?: SeverityBrief
  slack_channel_id: string
  slack_channel_name?: string
  slack_team_id: string
  summary?: string
  updated_at: string
  visibility: string
  workload_minutes_late?: number
  workload_minutes_sleeping?: number
  workload_minutes_total?: number
  workload_minutes_working?: number
}

export interface Actor {
  alert?: AlertActor
  api_key?: ApiKey
  user?: UserBrief
  workflow?: WorkflowActor
}

export interface AlertActor {
  id: string
  title: string
}

export interface ApiKey {
  id: string
  name: string
}

export interface UserBrief {
  email?: string
  id: string
  name: string
  role: string
  slack_user_id?: string
}

export interface WorkflowActor {
  id: string
  name: string
}

export interface CustomFieldEntry {
  custom_field: CustomFieldTypeInfo
  values: CustomFieldValue[]
}

export interface CustomFieldTypeInfo {
  description: string
  field_type: string
  id: string
  name: string
  options: CustomFieldOptionBrief[]
}

export interface CustomFieldOptionBrief {
  custom_field_id: string
  id: string
  sort_key: number
  value: string
}

export interface CustomFieldValue {
  value_catalog_entry?: EmbeddedCatalogEntry
  value_link?: string
  value_numeric?: string
  value_option?: CustomFieldOptionBrief
  value_text?: string
}

export interface EmbeddedCatalogEntry {
  aliases?: string[]
  external_id?: string
  id: string
  name: string
}

export interface IncidentDurationMetricWithValue {
  duration_metric: IncidentDurationMetric
  value_seconds?: number
}

export interface IncidentDurationMetric {
  id: string
  name: string
}

export interface ExternalIssueReference {
  issue_name: string
  issue_permalink: string
  provider: string
}

export interface IncidentRoleAssignment {
  assignee?: UserBrief
  role: EmbeddedIncidentRole
}

export interface EmbeddedIncidentRole {
  created_at: string
  description: string
  id: string
  instructions: string
  name: string
  required?: boolean
  role_type: string
  shortform: string
  updated_at: string
}

export interface IncidentStatusBrief {
  category: string
  created_at: string
  description: string
  id: string
  name: string
  rank: number
  updated_at: string
}

export interface IncidentTimestampWithValue {
  incident_timestamp: IncidentTimestamp
  value?: IncidentTimestampValue
}

export interface IncidentTimestamp {
  id: string
  name: string
  rank: number
}

export interface IncidentTimestampValue {
  value?: string
}

export interface IncidentTypeBrief {
  create_in_triage: string
  created_at: string
  description: string
  id: string
  is_default: boolean
  name: string
  owning_team_ids?: string[]
  private_incidents_only: boolean
  updated_at: string
}

export interface SeverityBrief {
  created_at: string
  description: string
  id: string
  name: string
  rank: number
  updated_at: string
}

/** Params of incidents.get. */
export interface IncidentsGetParams {
  /** ID of the incident. */
  id: string
}

/** Params of incidents.create. */
export interface IncidentsCreateParams {
  /** Values of custom fields. */
  custom_field_entries?: {
    /** ID of the custom field. */
    custom_field_id: string
    /** The values. An empty list removes them. */
    values: {
      /** ID of the value. */
      id?: string
      /** ID of a catalog entry. */
      value_catalog_entry_id?: string
      /** URL. */
      value_link?: string
      /** Number, as a text. */
      value_numeric?: string
      /** ID of an option. */
      value_option_id?: string
      /** Text. */
      value_text?: string
      /** Time. incident.io prefers `incident_timestamp_values`. */
      value_timestamp?: string
    }[]
  }[]
  /** Your own text for this call. A second call with it creates nothing. */
  idempotency_key: string
  /** People in the roles of the incident. */
  incident_role_assignments?: {
    /** The person, by one of these. */
    assignee?: {
      /** Email address. */
      email?: string
      /** ID of the user. */
      id?: string
      /** ID of the user in Slack. */
      slack_user_id?: string
    }
    /** ID of the role. */
    incident_role_id: string
  }[]
  /** ID of the status, as `incident_statuses.list` has it. */
  incident_status_id?: string
  /** Values of timestamps. */
  incident_timestamp_values?: {
    /** ID of the timestamp, as `incident_timestamps.list` has it. */
    incident_timestamp_id: string
    /** Time, or nothing to remove it. */
    value?: string
  }[]
  /** ID of the type, as `incident_types.list` has it. */
  incident_type_id?: string
  /** Whether the incident is real, imported, or only for practice. */
  mode?: "standard" | "retrospective" | "test" | "tutorial"
  /** Name of the incident that people see. */
  name?: string
  /** Values of an incident of the past. Only with `mode` retrospective. */
  retrospective_incident_options?: {
    /** Number of the reference, such as 123 of INC-123. */
    external_id?: number
    /** URL of the postmortem. */
    postmortem_document_url?: string
    /** ID of an existing Slack channel. Otherwise, it has none. */
    slack_channel_id?: string
  }
  /** ID of the severity, as `severities.list` has it. */
  severity_id?: string
  /** Name of the Slack channel, in place of the usual one. */
  slack_channel_name_override?: string
  /** ID of the Slack workspace, where a Slack Enterprise Grid has several. */
  slack_team_id?: string
  /** Summary of the situation. */
  summary?: string
  /** Whether everybody sees the incident, or only invited people. */
  visibility: "public" | "private"
}

/** Params of incidents.edit. */
export interface IncidentsEditParams {
  /** ID of the incident. */
  id: string
  /** The changes. */
  incident: {
    /** URL of the call. */
    call_url?: string
    /** Values of custom fields. */
    custom_field_entries?: {
      /** ID of the custom field. */
      custom_field_id: string
      /** The values. An empty list removes them. */
      values: {
        /** ID of the value. */
        id?: string
        /** ID of a catalog entry. */
        value_catalog_entry_id?: string
        /** URL. */
        value_link?: string
        /** Number, as a text. */
        value_numeric?: string
        /** ID of an option. */
        value_option_id?: string
        /** Text. */
        value_text?: string
        /** Time. incident.io prefers `incident_timestamp_values`. */
        value_timestamp?: string
      }[]
    }[]
    /** People in the roles of the incident. */
    incident_role_assignments?: {
      /** The person, by one of these. */
      assignee?: {
        /** Email address. */
        email?: string
        /** ID of the user. */
        id?: string
        /** ID of the user in Slack. */
        slack_user_id?: string
      }
      /** ID of the role. */
      incident_role_id: string
    }[]
    /** ID of the incident status, as `incident_statuses.list` has it. A status of another category can be refused. */
    incident_status_id?: string
    /** Values of timestamps. */
    incident_timestamp_values?: {
      /** ID of the timestamp, as `incident_timestamps.list` has it. */
      incident_timestamp_id: string
      /** Time, or nothing to remove it. */
      value?: string
    }[]
    /** Name of the incident. */
    name?: string
    /** ID of the severity. */
    severity_id?: string
    /** Name of the Slack channel. */
    slack_channel_name_override?: string
    /** Summary of the situation. */
    summary?: string
  }
  /** Whether Slack posts to the channel of the incident. */
  notify_incident_channel: boolean
}

/** Searchable fields of incidents, in hosted mode. */
export interface IncidentsSearchFields {
  name: string | null
  reference: string | null
  summary: string | null
  mode: string | null
  visibility: string | null
  permalink: string | null
  created_at: string | null
  updated_at: string | null
  incident_status: { [k: string]: unknown } | null
  severity: { [k: string]: unknown } | null
  incident_type: { [k: string]: unknown } | null
  slack_channel_name: string | null
}

/** Params of incident_updates.list. */
export interface IncidentUpdatesListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** Filters by incident. */
  incident_id?: string
}

export interface IncidentUpdate {
  created_at: string
  id: string
  incident_id: string
  merged_into_incident_id?: string
  message?: string
  new_incident_status: IncidentStatusBrief
  new_severity?: SeverityBrief
  updater: Actor
}

/** Searchable fields of incident_updates, in hosted mode. */
export interface IncidentUpdatesSearchFields {
  message: string | null
  incident_id: string | null
  created_at: string | null
  new_incident_status: { [k: string]: unknown } | null
  new_severity: { [k: string]: unknown } | null
}

/** Params of incident_alerts.list. */
export interface IncidentAlertsListParams {
  /** Number of records on a page, 1 to 50. (1 to 50; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** Filters by alert. */
  alert_id?: string
  /** Filters by incident. */
  incident_id?: string
}

export interface IncidentAlert {
  alert: AlertSlim
  alert_route_id?: string
  id: string
  incident: IncidentSlim
}

export interface AlertSlim {
  alert_group_ids?: string[]
  alert_source_id: string
  created_at: string
  deduplication_key: string
  description?: string
  id: string
  resolved_at?: string
  source_url?: string
  status: string
  title: string
  updated_at: string
}

export interface IncidentSlim {
  external_id: number
  id: string
  name: string
  reference: string
  status_category: string
  summary?: string
  visibility: string
}

/** Params of incident_attachments.list. */
export interface IncidentAttachmentsListParams {
  /** Filters by incident. */
  incident_id?: string
  /** Filters by ID of the external resource. Give `resource_type`, too. */
  external_id?: string
  /** Filters by type of the external resource. */
  resource_type?:
    | "pager_duty_incident"
    | "opsgenie_alert"
    | "datadog_monitor_alert"
    | "github_pull_request"
    | "gitlab_merge_request"
    | "sentry_issue"
    | "jira_issue"
    | "jsm_alert"
    | "atlassian_statuspage_incident"
    | "zendesk_ticket"
    | "google_calendar_event"
    | "outlook_calendar_event"
    | "slack_file"
    | "scrubbed"
    | "statuspage_incident"
    | "salesforce_case"
    | "arbitrary_url"
}

export interface IncidentAttachment {
  id: string
  incident_id: string
  resource: ExternalResource
}

export interface ExternalResource {
  external_id: string
  permalink: string
  resource_type: string
  title: string
}

/** Params of incident_attachments.create. */
export interface IncidentAttachmentsCreateParams {
  /** ID of the incident, as `incidents.list` has it. */
  incident_id: string
  /** The external resource. */
  resource: {
    /** ID of the resource in its own tool. */
    external_id: string
    /** Type of the resource. */
    resource_type:
      | "pager_duty_incident"
      | "opsgenie_alert"
      | "datadog_monitor_alert"
      | "github_pull_request"
      | "gitlab_merge_request"
      | "sentry_issue"
      | "jira_issue"
      | "jsm_alert"
      | "atlassian_statuspage_incident"
      | "zendesk_ticket"
      | "google_calendar_event"
      | "outlook_calendar_event"
      | "slack_file"
      | "scrubbed"
      | "statuspage_incident"
      | "salesforce_case"
      | "arbitrary_url"
  }
}

/** Params of incident_attachments.delete. */
export interface IncidentAttachmentsDeleteParams {
  /** ID of the incident attachment. */
  id: string
}

/** Params of incident_memberships.create. */
export interface IncidentMembershipsCreateParams {
  /** ID of the incident, as `incidents.list` has it. */
  incident_id: string
  /** ID of the user, as `users.list` has it. */
  user_id: string
}

export interface IncidentMembership {
  created_at: string
  id: string
  incident_id: string
  updated_at: string
  user: User
}

export interface User {
  email?: string
  id: string
  name: string
  role: string
  slack_user_id?: string
}

/** Params of incident_memberships.revoke. */
export interface IncidentMembershipsRevokeParams {
  /** ID of the incident, as `incidents.list` has it. */
  incident_id: string
  /** ID of the user, as `users.list` has it. */
  user_id: string
}

/** Params of postmortem_documents.list. */
export interface PostmortemDocumentsListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** Filters by incident. */
  incident_id?: string
  /** Order of the documents. */
  sort_by?: "created_at_newest_first" | "created_at_oldest_first"
}

export interface PostmortemDocument {
  created_at: string
  document_url: string
  editors: UserBrief[]
  exported_urls: string[]
  id: string
  incident_id: string
  status: string
  title: string
  type: string
  updated_at: string
}

/** Params of postmortem_documents.get. */
export interface PostmortemDocumentsGetParams {
  /** ID of the postmortem document. */
  id: string
}

/** Params of postmortem_documents.update. */
export interface PostmortemDocumentsUpdateParams {
  /** ID of the postmortem document. */
  id: string
  /** The status. */
  status: "in_progress" | "in_review" | "completed"
}

/** Params of postmortem_documents.read_text. */
export interface PostmortemDocumentsReadTextParams {
  /** ID of the postmortem document. */
  id: string
}

export interface PostmortemContent {
  markdown: string
}

/** Searchable fields of postmortem_documents, in hosted mode. */
export interface PostmortemDocumentsSearchFields {
  title: string | null
  status: string | null
  type: string | null
  incident_id: string | null
  document_url: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of incident_roles.list. */
export interface IncidentRolesListParams { [k: string]: never }

export interface IncidentRole {
  created_at: string
  description: string
  id: string
  instructions: string
  name: string
  role_type: string
  shortform: string
  updated_at: string
}

/** Params of incident_roles.get. */
export interface IncidentRolesGetParams {
  /** ID of the incident role. */
  id: string
}

/** Params of incident_roles.create. */
export interface IncidentRolesCreateParams {
  /** Description of the incident role for people. */
  description: string
  /** Instructions for the person with the role. */
  instructions: string
  /** Name of the incident role that people see. */
  name: string
  /** Short name, for commands in Slack. */
  shortform: string
}

/** Params of incident_roles.update. */
export interface IncidentRolesUpdateParams {
  /** ID of the incident role. */
  id: string
  /** Description of the incident role for people. */
  description: string
  /** Instructions for the person with the role. */
  instructions: string
  /** Name of the incident role that people see. */
  name: string
  /** Short name, for commands in Slack. */
  shortform: string
}

/** Params of incident_roles.delete. */
export interface IncidentRolesDeleteParams {
  /** ID of the incident role. */
  id: string
}

/** Searchable fields of incident_roles, in hosted mode. */
export interface IncidentRolesSearchFields {
  name: string | null
  shortform: string | null
  description: string | null
  instructions: string | null
  role_type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of incident_statuses.list. */
export interface IncidentStatusesListParams { [k: string]: never }

export interface IncidentStatus {
  category: string
  created_at: string
  description: string
  id: string
  name: string
  rank: number
  updated_at: string
}

/** Params of incident_statuses.get. */
export interface IncidentStatusesGetParams {
  /** ID of the status. */
  id: string
}

/** Params of incident_statuses.create. */
export interface IncidentStatusesCreateParams {
  /** Category of the status. */
  category: "live" | "learning" | "closed"
  /** Description of the status for people. */
  description: string
  /** Name of the status that people see. */
  name: string
}

/** Params of incident_statuses.update. */
export interface IncidentStatusesUpdateParams {
  /** ID of the status. */
  id: string
  /** Description of the status for people. */
  description: string
  /** Name of the status that people see. */
  name: string
}

/** Params of incident_statuses.delete. */
export interface IncidentStatusesDeleteParams {
  /** ID of the status. */
  id: string
}

/** Searchable fields of incident_statuses, in hosted mode. */
export interface IncidentStatusesSearchFields {
  name: string | null
  description: string | null
  category: string | null
  rank: number | null
  created_at: string | null
  updated_at: string | null
}

/** Params of incident_timestamps.list. */
export interface IncidentTimestampsListParams { [k: string]: never }

/** Params of incident_timestamps.get. */
export interface IncidentTimestampsGetParams {
  /** ID of the incident timestamp. */
  id: string
}

/** Searchable fields of incident_timestamps, in hosted mode. */
export interface IncidentTimestampsSearchFields {
  name: string | null
  rank: number | null
}

/** Params of severities.list. */
export interface SeveritiesListParams { [k: string]: never }

export interface Severity {
  created_at: string
  description: string
  id: string
  name: string
  rank: number
  updated_at: string
}

/** Params of severities.get. */
export interface SeveritiesGetParams {
  /** ID of the severity. */
  id: string
}

/** Params of severities.create. */
export interface SeveritiesCreateParams {
  /** Description of the severity for people. */
  description: string
  /** Name of the severity that people see. (at most 50 characters) */
  name: string
  /** Number that orders them, from the least. */
  rank?: number
}

/** Params of severities.update. */
export interface SeveritiesUpdateParams {
  /** ID of the severity. */
  id: string
  /** Description of the severity for people. */
  description: string
  /** Name of the severity that people see. (at most 50 characters) */
  name: string
  /** Number that orders them, from the least. */
  rank?: number
}

/** Params of severities.delete. */
export interface SeveritiesDeleteParams {
  /** ID of the severity. */
  id: string
}

/** Searchable fields of severities, in hosted mode. */
export interface SeveritiesSearchFields {
  name: string | null
  description: string | null
  rank: number | null
  created_at: string | null
  updated_at: string | null
}

/** Params of incident_types.list. */
export interface IncidentTypesListParams { [k: string]: never }

export interface IncidentType {
  create_in_triage: string
  created_at: string
  description: string
  id: string
  is_default: boolean
  name: string
  owning_team_ids?: string[]
  private_incidents_only: boolean
  updated_at: string
}

/** Params of incident_types.get. */
export interface IncidentTypesGetParams {
  /** ID of the incident type. */
  id: string
}

/** Searchable fields of incident_types, in hosted mode. */
export interface IncidentTypesSearchFields {
  name: string | null
  description: string | null
  is_default: boolean | null
  private_incidents_only: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams { [k: string]: never }

export interface CustomField {
  catalog_type_id?: string
  created_at: string
  description: string
  field_type: string
  filter_by?: CustomFieldFilterByOptions
  fixed_filter?: CustomFieldFixedFilterOptions
  group_by_catalog_attribute_id?: string
  helptext_catalog_attribute_id?: string
  id: string
  name: string
  updated_at: string
}

export interface CustomFieldFilterByOptions {
  catalog_attribute_id: string
  custom_field_id: string
}

export interface CustomFieldFixedFilterOptions {
  catalog_attribute_id: string
  values: string[]
}

/** Params of custom_fields.get. */
export interface CustomFieldsGetParams {
  /** ID of the custom field. */
  id: string
}

/** Params of custom_fields.create. */
export interface CustomFieldsCreateParams {
  /** ID of the catalog type, as `catalog_types.list` has it. */
  catalog_type_id?: string
  /** Description of the custom field for people. */
  description: string
  /** Type of the field. */
  field_type: "single_select" | "multi_select" | "text" | "link" | "numeric"
  /** Name of the custom field that people see. (at most 50 characters) */
  name: string
}

/** Params of custom_fields.update. */
export interface CustomFieldsUpdateParams {
  /** ID of the custom field. */
  id: string
  /** Description of the custom field for people. */
  description: string
  /** Name of the custom field that people see. (at most 50 characters) */
  name: string
}

/** Params of custom_fields.delete. */
export interface CustomFieldsDeleteParams {
  /** ID of the custom field. */
  id: string
}

/** Searchable fields of custom_fields, in hosted mode. */
export interface CustomFieldsSearchFields {
  name: string | null
  description: string | null
  field_type: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of custom_field_options.list. */
export interface CustomFieldOptionsListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** ID of the custom field, as `custom_fields.list` has it. */
  custom_field_id: string
}

export interface CustomFieldOption {
  custom_field_id: string
  id: string
  sort_key: number
  value: string
}

/** Params of custom_field_options.create. */
export interface CustomFieldOptionsCreateParams {
  /** ID of the custom field, as `custom_fields.list` has it. */
  custom_field_id: string
  /** Number that orders the options. */
  sort_key?: number
  /** Text of the option. */
  value: string
}

/** Params of custom_field_options.update. */
export interface CustomFieldOptionsUpdateParams {
  /** ID of the custom field option. */
  id: string
  /** Number that orders the options. */
  sort_key: number
  /** Text of the option. */
  value: string
}

/** Params of custom_field_options.delete. */
export interface CustomFieldOptionsDeleteParams {
  /** ID of the custom field option. */
  id: string
}

/** Params of actions.list. */
export interface ActionsListParams {
  /** Filters by incident. */
  incident_id?: string
  /** Filters by mode of the incident. Defaults to standard and retrospective ones. */
  incident_mode?: "standard" | "retrospective" | "test" | "tutorial" | "stream"
}

export interface Action {
  assignee?: UserBrief
  completed_at?: string
  created_at: string
  creator: Actor
  description: string
  id: string
  incident_id: string
  status: string
  updated_at: string
}

/** Params of actions.get. */
export interface ActionsGetParams {
  /** ID of the action. */
  id: string
}

/** Params of actions.create. */
export interface ActionsCreateParams {
  /** ID of the user who has to do it, as `users.list` has it. */
  assignee_id?: string
  /** The text of the task, in Markdown. */
  description: string
  /** ID of the incident, as `incidents.list` has it. */
  incident_id: string
}

/** Params of actions.update. */
export interface ActionsUpdateParams {
  /** ID of the action. */
  id: string
  /** ID of the user who has to do it. `null` removes it. */
  assignee_id?: string | null
  /** The text of the task, in Markdown. */
  description: string
  /** Status of the action. */
  status: "outstanding" | "completed" | "not_doing"
}

/** Params of actions.delete. */
export interface ActionsDeleteParams {
  /** ID of the action. */
  id: string
}

/** Searchable fields of actions, in hosted mode. */
export interface ActionsSearchFields {
  description: string | null
  status: string | null
  incident_id: string | null
  created_at: string | null
  updated_at: string | null
  completed_at: string | null
  assignee: { [k: string]: unknown } | null
}

/** Params of follow_ups.list. */
export interface FollowUpsListParams {
  /** Filters by team, as `teams.list` has it. */
  assignee_team_id?: string
  /** Filters by incident. */
  incident_id?: string
  /** Filters by mode of the incident. Defaults to standard and retrospective ones. */
  incident_mode?: "standard" | "retrospective" | "test" | "tutorial" | "stream"
}

export interface FollowUp {
  assignee?: UserBrief
  assignee_team?: TeamSlim
  completed_at?: string
  created_at: string
  creator: Actor
  description?: string
  external_issue_reference?: ExternalIssueReference
  id: string
  incident_id: string
  labels: string[]
  priority?: FollowUpPriority
  status: string
  title: string
  updated_at: string
}

export interface TeamSlim {
  id: string
  name: string
}

export interface FollowUpPriority {
  description?: string
  id: string
  name: string
  rank: number
}

/** Params of follow_ups.get. */
export interface FollowUpsGetParams {
  /** ID of the follow-up. */
  id: string
}

/** Params of follow_ups.create. */
export interface FollowUpsCreateParams {
  /** ID of the user who has to do it, as `users.list` has it. */
  assignee_id?: string
  /** ID of the team that has to do it, as `teams.list` has it. */
  assignee_team_id?: string
  /** Further text, in Markdown. */
  description?: string
  /** The category that it belongs to. */
  follow_up_category_id?: string
  /** ID of the priority, as `priority.id` of other follow-ups has it. */
  follow_up_priority_option_id?: string
  /** Labels of the follow-up. */
  labels?: string[]
  /** ID of an issue that incident.io knows. */
  external_issue_reference_id?: string
  /** ID of the incident, as `incidents.list` has it. */
  incident_id: string
  /** Title of the follow-up. */
  title: string
}

/** Params of follow_ups.update. */
export interface FollowUpsUpdateParams {
  /** ID of the follow-up. */
  id: string
  /** ID of the user who has to do it, as `users.list` has it. `null` removes it. */
  assignee_id?: string | null
  /** ID of the team that has to do it, as `teams.list` has it. `null` removes it. */
  assignee_team_id?: string | null
  /** Further text, in Markdown. */
  description?: string
  /** The category that it belongs to. */
  follow_up_category_id?: string
  /** ID of the priority, as `priority.id` of other follow-ups has it. */
  follow_up_priority_option_id?: string
  /** Labels of the follow-up. */
  labels?: string[]
  /** Status of the follow-up. */
  status: "outstanding" | "completed" | "not_doing"
  /** Title of the follow-up. */
  title: string
}

/** Params of follow_ups.delete. */
export interface FollowUpsDeleteParams {
  /** ID of the follow-up. */
  id: string
}

/** Params of follow_ups.connect_external_issue. */
export interface FollowUpsConnectExternalIssueParams {
  /** ID of the follow-up. */
  id: string
  /** Tool of the issue. */
  provider:
    | "asana"
    | "azure_devops"
    | "click_up"
    | "github"
    | "gitlab"
    | "jira"
    | "jira_server"
    | "linear"
    | "notion"
    | "service_now"
    | "shortcut"
  /** URL of the issue. */
  url: string
}

/** Searchable fields of follow_ups, in hosted mode. */
export interface FollowUpsSearchFields {
  title: string | null
  description: string | null
  status: string | null
  incident_id: string | null
  created_at: string | null
  updated_at: string | null
  completed_at: string | null
  assignee: { [k: string]: unknown } | null
  priority: { [k: string]: unknown } | null
}

/** Params of alerts.list. */
export interface AlertsListParams {
  /** Number of records on a page, 1 to 50. (1 to 50; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** Filters by deduplication key. */
  deduplication_key?: {
    /** The key. */
    is?: string
  }
  /** Filters by status. */
  status?: {
    /** Statuses to include. */
    one_of?: ("firing" | "resolved")[]
    /** Statuses that are left out. */
    not_in?: ("firing" | "resolved")[]
  }
  /** Filters by ID of the alert source. */
  alert_source?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
  }
  /** Filters by ID of the alert group. */
  alert_group_id?: {
    /** Values to include. */
    one_of?: string[]
  }
  /** Filters by day of creation. */
  created_at?: {
    /** First day. */
    gte?: string
    /** Last day. */
    lte?: string
    /** First and last day, with a tilde between them. */
    date_range?: string
  }
}

export interface Alert {
  alert_group_ids?: string[]
  alert_source_id: string
  /** Values by ID of their attribute. */
  attributes: AlertAttributeEntry[]
  created_at: string
  deduplication_key: string
  description?: string
  id: string
  resolved_at?: string
  source_url?: string
  status: string
  title: string
  updated_at: string
}

export interface AlertAttributeEntry {
  array_value?: AlertAttributeValue[]
  attribute: AlertAttribute
  value?: AlertAttributeValue
}

export interface AlertAttributeValue {
  catalog_entry?: AlertAttributeCatalogEntry
  label?: string
  literal?: string
}

export interface AlertAttributeCatalogEntry {
  catalog_type_id: string
  id: string
  name: string
}

export interface AlertAttribute {
  array: boolean
  id: string
  name: string
  required: boolean
  type: string
}

/** Params of alerts.get. */
export interface AlertsGetParams {
  /** ID of the alert. */
  id: string
}

/** Params of alerts.resolve. */
export interface AlertsResolveParams {
  /** ID of the alert. */
  id: string
}

/** Searchable fields of alerts, in hosted mode. */
export interface AlertsSearchFields {
  title: string | null
  description: string | null
  status: string | null
  deduplication_key: string | null
  source_url: string | null
  alert_source_id: string | null
  created_at: string | null
  updated_at: string | null
  resolved_at: string | null
}

/** Params of alert_events.create. */
export interface AlertEventsCreateParams {
  /** ID of an HTTP alert source, as `alert_sources.list` has it. */
  alert_source_config_id: string
  /** Your own ID of the alert. Events with the same one belong together. */
  deduplication_key?: string
  /** Description of the alert event for people. */
  description?: string
  /** Further values for the alert source. */
  metadata?: { [k: string]: unknown }
  /** URL of the alert in its own tool. */
  source_url?: string
  /** Whether the alert fires or is resolved. */
  status: "firing" | "resolved"
  /** Title of the alert event. */
  title: string
}

export interface AlertEvent {
  deduplication_key: string
  message?: string
  status?: string
}

/** Params of alert_sources.list. */
export interface AlertSourcesListParams { [k: string]: never }

export interface AlertSource {
  alert_events_url?: string
  auto_resolve_incident_alerts?: boolean
  auto_resolve_timeout_minutes?: number
  email_options?: AlertSourceEmailOptions
  http_custom_options?: AlertSourceHttpCustomOptions
  id: string
  jira_options?: AlertSourceJiraOptions
  name: string
  owning_team_ids?: string[]
  secret_token?: string
  source_type: string
}

export interface AlertSourceEmailOptions {
  email_address: string
}

export interface AlertSourceHttpCustomOptions {
  deduplication_key_path: string
  transform_expression: string
}

export interface AlertSourceJiraOptions {
  project_ids: string[]
}

/** Params of alert_sources.get. */
export interface AlertSourcesGetParams {
  /** ID of the alert source. */
  id: string
}

/** Searchable fields of alert_sources, in hosted mode. */
export interface AlertSourcesSearchFields {
  name: string | null
  source_type: string | null
}

/** Params of escalations.list. */
export interface EscalationsListParams {
  /** Number of records on a page, 1 to 50. (1 to 50; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** Filters by ID of the escalation path. */
  escalation_path?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
  }
  /** Filters by status. */
  status?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
  }
  /** Filters by ID of the alert. */
  alert?: {
    /** Values to include. */
    one_of?: string[]
    /** Values that are left out. */
    not_in?: string[]
  }
  /** Filters by day of creation. */
  created_at?: {
    /** First day. */
    gte?: string
    /** Last day. */
    lte?: string
    /** First and last day, with a tilde between them. */
    date_range?: string
  }
  /** Filters by day of the last change. */
  updated_at?: {
    /** First day. */
    gte?: string
    /** Last day. */
    lte?: string
    /** First and last day, with a tilde between them. */
    date_range?: string
  }
  /** Filters by the text that `escalations.create` had. */
  idempotency_key?: {
    /** The text. */
    is?: string
  }
}

export interface Escalation {
  created_at: string
  creator: EscalationCreator
  escalation_path_id?: string
  events: EscalationEvent[]
  id: string
  priority: EscalationPriority
  related_alerts: AlertSlim[]
  related_incidents: IncidentSlim[]
  status: string
  title: string
  updated_at: string
}

export interface EscalationCreator {
  alert?: AlertActor
  user?: UserBrief
  workflow?: WorkflowActor
}

export interface EscalationEvent {
  channels?: ChatChannelSlim[]
  event: string
  id: string
  occurred_at: string
  urgency?: string
  users?: UserBrief[]
}

export interface ChatChannelSlim {
  microsoft_teams_channel_id?: string
  microsoft_teams_team_id?: string
  slack_channel_id?: string
  slack_team_id?: string
}

export interface EscalationPriority {
  name: string
}

/** Params of escalations.get. */
export interface EscalationsGetParams {
  /** ID of the escalation. */
  id: string
}

/** Params of escalations.create. */
export interface EscalationsCreateParams {
  /** Description of the escalation for people. */
  description?: string
  /** ID of the escalation path, as `escalation_paths.list` has it. Otherwise, give `user_ids`. */
  escalation_path_id?: string
  /** Your own text for this call. A second call with it creates nothing. */
  idempotency_key: string
  /** ID of an incident to connect, as `incidents.list` has it. */
  incident_id?: string
  /** Title of the escalation. */
  title: string
  /** IDs of users to page. */
  user_ids?: string[]
}

/** Params of escalations.cancel. */
export interface EscalationsCancelParams {
  /** ID of the escalation. */
  id: string
}

/** Searchable fields of escalations, in hosted mode. */
export interface EscalationsSearchFields {
  title: string | null
  status: string | null
  escalation_path_id: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of escalation_paths.list. */
export interface EscalationPathsListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
}

export interface EscalationPath {
  current_responders?: UserBrief[]
  id: string
  name: string
  /** Levels and branches. */
  path: { [k: string]: unknown }[]
  /** Whether and when it starts again. */
  repeat_config?: { [k: string]: unknown }
  team_ids: string[]
  /** Hours of work that branches use. */
  working_hours?: { [k: string]: unknown }[]
}

/** Params of escalation_paths.get. */
export interface EscalationPathsGetParams {
  /** ID of the escalation path. */
  id: string
}

/** Searchable fields of escalation_paths, in hosted mode. */
export interface EscalationPathsSearchFields {
  name: string | null
  team_ids: unknown[] | null
}

/** Params of schedules.list. */
export interface SchedulesListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
}

export interface Schedule {
  /** Values of other tools. */
  annotations: { [k: string]: unknown }
  config?: ScheduleConfig
  created_at: string
  current_shifts?: ScheduleEntry[]
  holidays_public_config?: ScheduleHolidaysPublicConfig
  id: string
  name: string
  next_shifts?: ScheduleEntry[]
  permalink?: string
  team_ids: string[]
  timezone: string
  updated_at: string
}

export interface ScheduleConfig {
  rotations: ScheduleRotation[]
}

export interface ScheduleRotation {
  effective_from?: string
  handover_start_at: string
  handovers: ScheduleRotationHandover[]
  id: string
  layers: ScheduleLayer[]
  name: string
  scheduling_mode?: string
  users: UserBrief[]
  working_interval?: ScheduleRotationWorkingInterval[]
  working_intervals: ScheduleRotationWorkingInterval[]
}

export interface ScheduleRotationHandover {
  interval?: number
  interval_type?: string
}

export interface ScheduleLayer {
  id?: string
  name?: string
}

export interface ScheduleRotationWorkingInterval {
  end_time: string
  start_time: string
  weekday: string
}

export interface ScheduleEntry {
  end_at: string
  entry_id?: string
  fingerprint?: string
  layer_id?: string
  rotation_id?: string
  start_at: string
  user?: UserBrief
}

export interface ScheduleHolidaysPublicConfig {
  country_codes: string[]
}

/** Params of schedules.get. */
export interface SchedulesGetParams {
  /** ID of the schedule. */
  id: string
}

/** Searchable fields of schedules, in hosted mode. */
export interface SchedulesSearchFields {
  name: string | null
  timezone: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of schedule_entries.list. */
export interface ScheduleEntriesListParams {
  /** ID of the schedule, as `schedules.list` has it. */
  schedule_id: string
  /** Begin of the window, or `after` of the previous page. */
  entry_window_start?: string
  /** End of the window, a time with its zone. */
  entry_window_end?: string
}

/** Params of schedule_overrides.list. */
export interface ScheduleOverridesListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** ID of the schedule, as `schedules.list` has it. */
  schedule_id: string
  /** Filters by layer of the rotation. */
  layer_id?: string
  /** Filters by rotation of the schedule. */
  rotation_id?: string
}

export interface ScheduleOverride {
  id: string
  schedule_id?: string
  rotation_id?: string
  layer_id?: string
  start_at?: string
  end_at?: string
  user?: User
  created_at?: string
  updated_at?: string
}

/** Params of schedule_overrides.create. */
export interface ScheduleOverridesCreateParams {
  /** End of the override. */
  end_at: string
  /** ID of the layer of the rotation. */
  layer_id: string
  /** ID of the rotation of the schedule. */
  rotation_id: string
  /** ID of the schedule, as `schedules.list` has it. */
  schedule_id: string
  /** Begin of the override. */
  start_at: string
  /** The person who takes over, by one of these. */
  user: {
    /** Email address. */
    email?: string
    /** ID of the user. */
    id?: string
    /** ID of the user in Slack. */
    slack_user_id?: string
  }
}

/** Params of status_pages.list. */
export interface StatusPagesListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
}

export interface StatusPage {
  description?: string
  id: string
  name: string
  public_url?: string
}

/** Searchable fields of status_pages, in hosted mode. */
export interface StatusPagesSearchFields {
  name: string | null
  description: string | null
  public_url: string | null
}

/** Params of status_page_incidents.list. */
export interface StatusPageIncidentsListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** ID of the status page, as `status_pages.list` has it. */
  status_page_id: string
  /** Filters by component that it affected. */
  component_id?: string
  /** Filters by group of components that it affected. */
  group_id?: string
  /** Filters by part of the page. */
  sub_page_id?: string
  /** Filters by effects after this time. */
  start_at?: string
  /** Filters by effects before this time. */
  end_at?: string
}

export interface StatusPageIncident {
  component_impacts: StatusPageComponentImpact[]
  id: string
  incident_status: string
  name: string
  published_at: string
  status_page_id: string
  updates: StatusPageIncidentUpdate[]
}

export interface StatusPageComponentImpact {
  component_id: string
  component_status: string
  end_at?: string
  start_at: string
}

export interface StatusPageIncidentUpdate {
  component_statuses: StatusPageComponentStatus[]
  id: string
  incident_status: string
  message: string
  published_at: string
  status_page_incident_id: string
}

export interface StatusPageComponentStatus {
  component_id: string
  component_status: string
}

/** Params of status_page_incidents.get. */
export interface StatusPageIncidentsGetParams {
  /** ID of the status page incident. */
  id: string
}

/** Params of status_page_incidents.create. */
export interface StatusPageIncidentsCreateParams {
  /** States of components. */
  component_statuses?: {
    /** ID of the component. */
    component_id: string
    /** State of the component. */
    component_status: "operational" | "degraded_performance" | "partial_outage" | "full_outage"
  }[]
  /** Your own text for this call. A second call with it creates nothing. */
  idempotency_key: string
  /** The progress that customers see. */
  incident_status: "investigating" | "identified" | "monitoring" | "resolved"
  /** First text for customers, in Markdown. */
  message: string
  /** Title of the incident that customers see. */
  name: string
  /** Whether subscribers get a message. It is not possible with more than 1000 of them. */
  notify_subscribers: boolean
  /** ID of the status page, as `status_pages.list` has it. */
  status_page_id: string
}

/** Searchable fields of status_page_incidents, in hosted mode. */
export interface StatusPageIncidentsSearchFields {
  name: string | null
  incident_status: string | null
  status_page_id: string | null
  published_at: string | null
}

/** Params of status_page_incident_updates.create. */
export interface StatusPageIncidentUpdatesCreateParams {
  /** States of components. */
  component_statuses?: {
    /** ID of the component. */
    component_id: string
    /** State of the component. */
    component_status: "operational" | "degraded_performance" | "partial_outage" | "full_outage"
  }[]
  /** The progress that customers see. */
  incident_status?: "investigating" | "identified" | "monitoring" | "resolved"
  /** Text for customers, in Markdown. */
  message: string
  /** Whether subscribers get a message. It is not possible with more than 1000 of them. */
  notify_subscribers: boolean
  /** ID of the incident, as `status_page_incidents.list` has it. */
  status_page_incident_id: string
}

/** Params of teams.list. */
export interface TeamsListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
}

export interface Team {
  catalog_entry: EmbeddedCatalogEntry
  id: string
  members: TeamMember[]
  name: string
}

export interface TeamMember {
  email?: string
  id: string
  name: string
  slack_user_id?: string
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** ID of the team. */
  id: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  name: string | null
  members: unknown[] | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** Whether deactivated users are there, too. (default false) */
  include_inactive?: boolean
  /** Filters by email address. */
  email?: string
  /** Filters by ID of the user in Slack. */
  slack_user_id?: string
}

export interface UserWithRoles {
  base_role: RbacRole
  custom_roles: RbacRole[]
  email?: string
  id: string
  is_active?: boolean
  name: string
  role: string
  seats?: UserSeats
  slack_user_id?: string
}

export interface RbacRole {
  description?: string
  id: string
  name: string
  slug: string
}

export interface UserSeats {
  on_call: string
  response: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user. */
  id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  name: string | null
  email: string | null
  slack_user_id: string | null
  is_active: boolean | null
}

/** Params of catalog_types.list. */
export interface CatalogTypesListParams { [k: string]: never }

export interface CatalogType {
  /** Values of other tools. */
  annotations: { [k: string]: unknown }
  categories: string[]
  color: string
  created_at: string
  description: string
  dynamic_resource_parameter?: string
  engine_resource_type?: string
  estimated_count?: number
  icon: string
  id: string
  is_editable: boolean
  is_team_type?: boolean
  last_synced_at?: string
  name: string
  owning_team_ids?: string[]
  ranked: boolean
  registry_type?: string
  required_integrations?: string[]
  /** Attributes of the entries. */
  schema?: { [k: string]: unknown }
  source_repo_url?: string
  type_name: string
  updated_at: string
  use_name_as_identifier: boolean
}

/** Params of catalog_types.get. */
export interface CatalogTypesGetParams {
  /** ID of the catalog type. */
  id: string
}

/** Searchable fields of catalog_types, in hosted mode. */
export interface CatalogTypesSearchFields {
  name: string | null
  description: string | null
  type_name: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of catalog_entries.list. */
export interface CatalogEntriesListParams {
  /** Number of records on a page, 1 to 250. (1 to 250; default 25) */
  page_size?: number
  /** ID of the last record of the previous page. */
  after?: string
  /** ID of the catalog type, as `catalog_types.list` has it. */
  catalog_type_id: string
  /** Filters by ID, external ID or alias. */
  identifier?: string
}

export interface CatalogEntry {
  aliases: string[]
  archived_at?: string
  /** Values by ID of their attribute. */
  attribute_values: { [k: string]: unknown }
  catalog_type_id: string
  created_at: string
  external_id?: string
  id: string
  name: string
  rank: number
  updated_at: string
}

/** Params of catalog_entries.get. */
export interface CatalogEntriesGetParams {
  /** ID of the entry. */
  id: string
}

/** Params of catalog_entries.create. */
export interface CatalogEntriesCreateParams {
  /** Other names of the entry. */
  aliases?: string[]
  /** Values by ID of their attribute: an object with `value`, or with `array_value`. */
  attribute_values: { [k: string]: unknown }
  /** ID of the catalog type, as `catalog_types.list` has it. */
  catalog_type_id: string
  /** Your own ID of the entry. */
  external_id?: string
  /** Name of the entry that people see. */
  name: string
  /** Number that orders them, from the least. */
  rank?: number
}

/** Params of catalog_entries.update. */
export interface CatalogEntriesUpdateParams {
  /** ID of the entry. */
  id: string
  /** Other names of the entry. */
  aliases?: string[]
  /** Values by ID of their attribute: an object with `value`, or with `array_value`. */
  attribute_values: { [k: string]: unknown }
  /** Your own ID of the entry. */
  external_id?: string
  /** Name of the entry that people see. */
  name: string
  /** Number that orders them, from the least. */
  rank?: number
  /** IDs of the attributes to change. Defaults to all. */
  update_attributes?: string[]
}

/** Params of catalog_entries.delete. */
export interface CatalogEntriesDeleteParams {
  /** ID of the entry. */
  id: string
}

/** Searchable fields of catalog_entries, in hosted mode. */
export interface CatalogEntriesSearchFields {
  name: string | null
  external_id: string | null
  catalog_type_id: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of workflows.list. */
export interface WorkflowsListParams { [k: string]: never }

export interface WorkflowSlim {
  continue_on_step_error: boolean
  delay?: WorkflowDelay
  folder?: string
  id: string
  include_private_incidents: boolean
  name: string
  once_for: EngineReference[]
  runs_from?: string
  runs_on_incident_modes: string[]
  runs_on_incidents: string
  shortform?: string
  state: string
  version: number
}

export interface WorkflowDelay {
  conditions_apply_over_delay: boolean
  for_seconds: number
}

export interface EngineReference {
  array: boolean
  key: string
  label: string
  type: string
}

/** Searchable fields of workflows, in hosted mode. */
export interface WorkflowsSearchFields {
  name: string | null
  folder: string | null
  state: string | null
  runs_on_incidents: string | null
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

export interface Identity {
  dashboard_url: string
  name: string
  roles: string[]
  team_roles?: string[]
  teams?: TeamSlim[]
}

/** Credentials by auth variant. */
export interface IncidentIoCredentials {
  api_key: IncidentIoApiKeyCredentials
}

/** API key */
export interface IncidentIoApiKeyCredentials {
  api_key: string
}

export interface IncidentIoConfig { [k: string]: never }
