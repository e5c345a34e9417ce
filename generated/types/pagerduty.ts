// Generated from definitions/pagerduty.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** PagerDuty */
    "pagerduty": Pagerduty
  }
}

/** A string, number, boolean or list of strings, depending on the field type. `null` clears the field. */
export type FieldValue = unknown

/**
 * PagerDuty. Incidents, alerts, notes, log entries, services, escalation policies, schedules, overrides, on-calls,
 * users, teams and maintenance windows of a PagerDuty account.
 */
export interface Pagerduty {
  operations: PagerdutyOperations
  credentials: PagerdutyCredentials
  config: PagerdutyConfig
}

/** The operations, by entity and action. */
export interface PagerdutyOperations {
  /** An incident on a service. */
  incidents: {
    /**
     * Lists incidents of the last month or of a time range of up to six months. Filters by status, service, team, user
     * and more.
     */
    list: {
      params: IncidentsListParams
      records: Incident[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets an incident by ID or incident number. */
    get: {
      params: IncidentsGetParams
      records: Incident
      meta: {}
    }
    /** Creates (triggers) an incident on a service and notifies the users on call. */
    create: {
      params: IncidentsCreateParams
      records: Incident
      meta: {}
    }
    /** Updates an incident: acknowledges, resolves, escalates, reassigns or changes it. */
    update: {
      params: IncidentsUpdateParams
      records: Incident
      meta: {}
    }
    /**
     * Merges source incidents into a target incident. Their alerts move to the target incident, and the source
     * incidents are resolved.
     */
    merge: {
      params: IncidentsMergeParams
      records: Ref
      meta: {}
    }
    /** Snoozes an acknowledged incident, which is triggered again after the duration. */
    snooze: {
      params: IncidentsSnoozeParams
      records: Incident
      meta: {}
    }
    search: {
      fields: IncidentsSearchFields
    }
  }
  /** An incident on a service. */
  service_incidents: {
    /** Lists the incidents on a service regardless of creation time, up to 10,000. */
    list: {
      params: ServiceIncidentsListParams
      records: Incident[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** An incident in a batch update. */
  incident_batches: {
    /**
     * Updates up to 250 incidents in a batch: acknowledges, resolves, escalates, reassigns or changes them. Either all
     * or none are updated.
     */
    update: {
      params: IncidentBatchesUpdateParams
      records: Incident[]
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
  /** A status update on an incident for its subscribers. */
  incident_status_updates: {
    /** Creates a status update on an incident and sends it to the subscribers. */
    create: {
      params: IncidentStatusUpdatesCreateParams
      records: StatusUpdate
      meta: {}
    }
  }
  /** A responder request: a call for more responders on an incident. */
  responder_requests: {
    /** Creates a responder request that asks more users or escalation policies to help with an incident. */
    create: {
      params: ResponderRequestsCreateParams
      records: ResponderRequest
      meta: {}
    }
  }
  /** An alert of a monitoring tool, which belongs to an incident. */
  alerts: {
    /** Lists the alerts of an incident. */
    list: {
      params: AlertsListParams
      records: Alert[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets an alert with its details. */
    get: {
      params: AlertsGetParams
      records: Alert
      meta: {}
    }
    /** Updates an alert: resolves it or moves it to another incident. */
    update: {
      params: AlertsUpdateParams
      records: Alert
      meta: {}
    }
  }
  /** A note on an incident. */
  incident_notes: {
    /** Lists the notes on an incident. */
    list: {
      params: IncidentNotesListParams
      records: Note[]
      meta: {}
    }
    /** Creates a note on an incident. */
    create: {
      params: IncidentNotesCreateParams
      records: Note
      meta: {}
    }
    /** Updates the text of a note on an incident. */
    update: {
      params: IncidentNotesUpdateParams
      records: Note
      meta: {}
    }
    /** Deletes a note on an incident. */
    delete: {
      params: IncidentNotesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A custom field of an incident, with its value. */
  incident_custom_fields: {
    /** Lists the custom fields of an incident with their values. */
    list: {
      params: IncidentCustomFieldsListParams
      records: CustomFieldValue[]
      meta: {}
    }
    /** Updates the values of custom fields of an incident. */
    update: {
      params: IncidentCustomFieldsUpdateParams
      records: CustomFieldValues
      meta: {}
    }
  }
  /** A past incident on the same service that is similar to an incident. */
  past_incidents: {
    /**
     * Lists past incidents on the same service in the last six months that are similar to an incident, most similar
     * first.
     */
    list: {
      params: PastIncidentsListParams
      records: PastIncident[]
      meta: {
        total: unknown
      }
    }
  }
  /** A related incident: an open incident on another service that could have a connection to an incident. */
  related_incidents: {
    /** Lists the 20 most recent incidents on other services that could be related to an incident. */
    list: {
      params: RelatedIncidentsListParams
      records: RelatedIncident[]
      meta: {}
    }
  }
  /** An incident type with its own custom fields. */
  incident_types: {
    /** Lists incident types. Defaults to enabled ones. */
    list: {
      params: IncidentTypesListParams
      records: IncidentType[]
      meta: {}
    }
  }
  /** A log entry: an event in the history of an incident. */
  log_entries: {
    /** Lists the log entries of all incidents, newest first. */
    list: {
      params: LogEntriesListParams
      records: LogEntry[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a log entry. If you include channels, contains the data of the event that caused it. */
    get: {
      params: LogEntriesGetParams
      records: LogEntry
      meta: {}
    }
  }
  /** A log entry of an incident. */
  incident_log_entries: {
    /** Lists the log entries of an incident: notifications, acknowledgments, escalations and resolutions. */
    list: {
      params: IncidentLogEntriesListParams
      records: LogEntry[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** An incident workflow: a sequence of steps that can run for an incident. */
  incident_workflows: {
    /** Lists the incident workflows of the account. */
    list: {
      params: IncidentWorkflowsListParams
      records: IncidentWorkflow[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** An instance (run) of an incident workflow. */
  incident_workflow_instances: {
    /** Creates an incident workflow instance, which starts the workflow for an incident. */
    create: {
      params: IncidentWorkflowInstancesCreateParams
      records: WorkflowInstance
      meta: {}
    }
  }
  /** A service: an application, component or team that incidents are created on. */
  services: {
    /** Lists services. Filters by name. */
    list: {
      params: ServicesListParams
      records: Service[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a service with its settings. */
    get: {
      params: ServicesGetParams
      records: Service
      meta: {}
    }
    /**
     * Creates a service whose incidents use an escalation policy. To let a tool trigger incidents, use
     * `integrations.create`.
     */
    create: {
      params: ServicesCreateParams
      records: Service
      meta: {}
    }
    /** Updates a service. To disable it, set `status`. */
    update: {
      params: ServicesUpdateParams
      records: Service
      meta: {}
    }
    /** Deletes a service. Incidents can no longer be triggered on it. */
    delete: {
      params: ServicesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ServicesSearchFields
    }
  }
  /** An integration, through which a tool triggers incidents on a service. */
  integrations: {
    /** Gets an integration of a service, with its key or email address. */
    get: {
      params: IntegrationsGetParams
      records: Integration
      meta: {}
    }
    /** Creates an integration of a service. The tool that sends events uses its key. */
    create: {
      params: IntegrationsCreateParams
      records: Integration
      meta: {}
    }
  }
  /** A business service, which several services of an organization support. */
  business_services: {
    /** Lists business services. */
    list: {
      params: BusinessServicesListParams
      records: BusinessService[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a business service. */
    get: {
      params: BusinessServicesGetParams
      records: BusinessService
      meta: {}
    }
    search: {
      fields: BusinessServicesSearchFields
    }
  }
  /** An escalation policy: the users and schedules to notify of incidents, in order. */
  escalation_policies: {
    /** Lists escalation policies. Filters by name. */
    list: {
      params: EscalationPoliciesListParams
      records: EscalationPolicy[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets an escalation policy with its rules. */
    get: {
      params: EscalationPoliciesGetParams
      records: EscalationPolicy
      meta: {}
    }
    /** Creates an escalation policy. */
    create: {
      params: EscalationPoliciesCreateParams
      records: EscalationPolicy
      meta: {}
    }
    /** Updates an escalation policy. Rules that you provide replace the current rules. */
    update: {
      params: EscalationPoliciesUpdateParams
      records: EscalationPolicy
      meta: {}
    }
    /** Deletes an escalation policy. No service can be using it. */
    delete: {
      params: EscalationPoliciesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: EscalationPoliciesSearchFields
    }
  }
  /** An on-call schedule. */
  schedules: {
    /** Lists on-call schedules. For the layers of a schedule, use `schedules.get`. */
    list: {
      params: SchedulesListParams
      records: Schedule[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a schedule with its layers and the users on call in the time range. */
    get: {
      params: SchedulesGetParams
      records: Schedule
      meta: {}
    }
    /** Creates an on-call schedule with one or more layers. */
    create: {
      params: SchedulesCreateParams
      records: Schedule
      meta: {}
    }
    /** Updates a schedule. Existing layers have to be included by ID; layers that you leave out end now. */
    update: {
      params: SchedulesUpdateParams
      records: Schedule
      meta: {}
    }
    /** Deletes a schedule. No escalation policy can be using it. */
    delete: {
      params: SchedulesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SchedulesSearchFields
    }
  }
  /** A user on call in a schedule. */
  schedule_users: {
    /** Lists the users on call in a schedule within a time range. */
    list: {
      params: ScheduleUsersListParams
      records: User[]
      meta: {}
    }
  }
  /** An override of a schedule: a user who is on call in place of the scheduled user. */
  schedule_overrides: {
    /** Lists the overrides of a schedule within a time range. */
    list: {
      params: ScheduleOverridesListParams
      records: Override[]
      meta: {}
    }
    /** Creates overrides of a schedule: puts users on call in place of the scheduled users. */
    create: {
      params: ScheduleOverridesCreateParams
      records: Override[]
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
    /** Deletes a future override, or ends a current one. */
    delete: {
      params: ScheduleOverridesDeleteParams
      records: null
      meta: {}
    }
  }
  /** An on-call entry: a time range in which a user is on call. */
  oncalls: {
    /** Lists on-call entries (oncalls) now or within a time range, by escalation policy and level. */
    list: {
      params: OncallsListParams
      records: OnCall[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** A user of the account. */
  users: {
    /** Lists users. To find users by name or email address, use `query`. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Creates a user, who receives an invitation by email. */
    create: {
      params: UsersCreateParams
      records: User
      meta: {}
    }
    /** Updates a user. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Deletes a user. The user cannot have incidents assigned, unless the plan reassigns them. */
    delete: {
      params: UsersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The authenticated user. */
  current_user: {
    /** Gets the authenticated user. Fails with account keys and app credentials, which do not belong to a user. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A contact method: an email address, phone or device for notifications to a user. */
  contact_methods: {
    /** Lists the contact methods of a user: email addresses, phones and devices for notifications. */
    list: {
      params: ContactMethodsListParams
      records: ContactMethod[]
      meta: {}
    }
    /** Creates a contact method of a user: an email address or phone for notifications. */
    create: {
      params: ContactMethodsCreateParams
      records: ContactMethod
      meta: {}
    }
    /** Deletes a contact method of a user. */
    delete: {
      params: ContactMethodsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A notification rule: when and how a user is notified of incidents. */
  notification_rules: {
    /** Lists the notification rules of a user: when and how the user is notified of incidents. */
    list: {
      params: NotificationRulesListParams
      records: NotificationRule[]
      meta: {}
    }
  }
  /** A team of users and escalation policies. */
  teams: {
    /** Lists teams. */
    list: {
      params: TeamsListParams
      records: Team[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a team. */
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
    /** Updates a team. */
    update: {
      params: TeamsUpdateParams
      records: Team
      meta: {}
    }
    /** Deletes a team. The team cannot have services, schedules, escalation policies or subteams. */
    delete: {
      params: TeamsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A member of a team, with a role. */
  team_members: {
    /** Lists the members of a team with their roles. */
    list: {
      params: TeamMembersListParams
      records: TeamMember[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Updates a team member: adds a user to a team or changes the user's role. */
    update: {
      params: TeamMembersUpdateParams
      records: null
      meta: {}
    }
    /** Removes a user from a team. */
    delete: {
      params: TeamMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A maintenance window, during which services trigger no incidents. */
  maintenance_windows: {
    /** Lists maintenance windows. To get ongoing ones, use `filter`. */
    list: {
      params: MaintenanceWindowsListParams
      records: MaintenanceWindow[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a maintenance window. */
    get: {
      params: MaintenanceWindowsGetParams
      records: MaintenanceWindow
      meta: {}
    }
    /** Creates a maintenance window, during which services trigger no incidents. */
    create: {
      params: MaintenanceWindowsCreateParams
      records: MaintenanceWindow
      meta: {}
    }
    /** Updates a maintenance window that has not ended. */
    update: {
      params: MaintenanceWindowsUpdateParams
      records: MaintenanceWindow
      meta: {}
    }
    /** Deletes a future maintenance window, or ends an ongoing one. */
    delete: {
      params: MaintenanceWindowsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MaintenanceWindowsSearchFields
    }
  }
  /** A priority of incidents. */
  priorities: {
    /** Lists the priorities of incidents, most severe first. */
    list: {
      params: PrioritiesListParams
      records: Priority[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    search: {
      fields: PrioritiesSearchFields
    }
  }
  /** A vendor: a tool that can be integrated with a service. */
  vendors: {
    /** Lists the vendors (tools) that PagerDuty has integrations for. */
    list: {
      params: VendorsListParams
      records: Vendor[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** A tag on users, teams and escalation policies. */
  tags: {
    /** Lists the tags of the account. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Creates a tag. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Deletes a tag and removes it from all records. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A change event: a change to a system, such as a deploy. */
  change_events: {
    /** Lists change events, such as deploys. */
    list: {
      params: ChangeEventsListParams
      records: ChangeEvent[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets a change event. */
    get: {
      params: ChangeEventsGetParams
      records: ChangeEvent
      meta: {}
    }
  }
  /** A notification sent to a user. */
  notifications: {
    /** Lists notifications (calls, messages and emails) sent to users within a time range of less than three months. */
    list: {
      params: NotificationsListParams
      records: Notification[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** An audit record: a change to the configuration of the account. */
  audit_records: {
    /**
     * Lists audit records of users, teams, services, schedules and escalation policies, newest first. Defaults to the
     * last day.
     */
    list: {
      params: AuditRecordsListParams
      records: AuditRecord[]
      meta: {}
    }
  }
}

/** Params of incidents.list. */
export interface IncidentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to incidents created at or after this time. Defaults to a month ago. */
  since?: string
  /** Filters to incidents created before this time, at most six months after `since`. */
  until?: string
  /** `all` returns incidents regardless of creation time. Replaces `since` and `until`. */
  date_range?: "all"
  /** Filters by incident status. `triggered` and `acknowledged` incidents are open. */
  statuses?: ("triggered" | "acknowledged" | "resolved")[]
  /** Filters by urgency. */
  urgencies?: ("high" | "low")[]
  /** Filters by service: IDs, as `services.list` returns them. */
  service_ids?: string[]
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Filters by currently assigned user. Resolved incidents have no assigned users and are left out. */
  user_ids?: string[]
  /** Filters by incident key, or by the key of an alert of the incident. */
  incident_key?: string
  /**
   * Sort fields: `incident_number`, `created_at`, `resolved_at` or `urgency`, each with `:asc` or `:desc`. Up to 2. (at
   * most 2 items)
   */
  sort_by?: string[]
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
  /** Referenced objects to return in full. */
  include?: (
    | "acknowledgers"
    | "agents"
    | "assignees"
    | "conference_bridge"
    | "escalation_policies"
    | "first_trigger_log_entries"
    | "priorities"
    | "services"
    | "teams"
    | "users"
  )[]
}

export interface Incident {
  /** The incident's ID. */
  id: string
  /** The object type, always incident. */
  type?: string
  /** A short text naming the incident, usually with its number and title. */
  summary?: string | null
  /** The incident's address in the API. */
  self?: string | null
  /** The incident's address in PagerDuty's web app. */
  html_url?: string | null
  /** The incident's number, unique in the account. */
  incident_number?: number
  /** The incident's title, a short description of the problem. */
  title?: string | null
  /** The time the incident was triggered. */
  created_at?: string
  /** The time of the incident's last modification. */
  updated_at?: string | null
  /** The incident's status: triggered, acknowledged or resolved. */
  status?: string
  /** The key that deduplicates events into one incident. */
  incident_key?: string | null
  service?: Ref | null
  /** The users the incident is assigned to, with the time of each assignment. */
  assignments?: Assignment[]
  /** The way the incident was assigned, by escalation policy or directly. */
  assigned_via?: string | null
  /** The time of the last status change. */
  last_status_change_at?: string | null
  /** The time the incident was resolved. Null while it is open. */
  resolved_at?: string | null
  first_trigger_log_entry?: Ref | null
  alert_counts?: AlertCounts | null
  /** Whether the incident can be merged into another one. */
  is_mergeable?: boolean
  /** The incident's type, by name. */
  incident_type?: {
    name?: string
  } | null
  escalation_policy?: Ref | null
  /** The teams involved in the incident. */
  teams?: Ref[]
  /** The actions waiting to happen, for example escalation or automatic resolution. */
  pending_actions?: PendingAction[]
  /** The acknowledgements of the incident, with user and time. */
  acknowledgements?: Acknowledgement[]
  alert_grouping?: AlertGrouping | null
  last_status_change_by?: Ref | null
  priority?: Priority | null
  resolve_reason?: ResolveReason | null
  conference_bridge?: Bridge | null
  /** The responders added to the incident. */
  incidents_responders?: Responder[]
  /** The requests sent to bring further responders to the incident. */
  responder_requests?: ResponderRequest[]
  /** The incident's urgency, high or low. */
  urgency?: string
  body?: Body | null
}

export interface Ref {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
}

export interface Assignment {
  at: string
  assignee: Ref
}

export interface AlertCounts {
  triggered?: number
  resolved?: number
  all?: number
}

export interface PendingAction {
  type: string
  at: string
  to?: string | null
}

export interface Acknowledgement {
  at: string
  acknowledger: Ref
}

export interface AlertGrouping {
  grouping_type?: string | null
  started_at?: string | null
  ended_at?: string | null
  alert_grouping_active?: boolean
}

export interface Priority {
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string | null
  description?: string | null
}

export interface ResolveReason {
  type?: string
  incident?: Ref | null
}

export interface Bridge {
  conference_number?: string | null
  conference_url?: string | null
}

export interface Responder {
  state?: string
  user?: Ref | null
  incident?: Ref | null
  updated_at?: string | null
  message?: string | null
  requester?: Ref | null
  requested_at?: string | null
  escalation_policy_requests?: string[]
}

export interface ResponderRequest {
  incident?: Ref | null
  requester?: Ref | null
  requested_at?: string
  message?: string | null
  responder_request_targets?: ResponderEntry[]
}

export interface ResponderEntry {
  responder_request_target?: ResponderTarget
}

export interface ResponderTarget {
  type?: string
  id?: string
  summary?: string | null
  incidents_responders?: Responder[]
}

export interface Body {
  type?: string
  /** Text, or the fields that a tool sent. */
  details?: unknown
}

/** Params of incidents.get. */
export interface IncidentsGetParams {
  /** ID of the incident, as `incidents.list` returns it. */
  id: string
  /** Referenced objects to return in full. */
  include?: (
    | "acknowledgers"
    | "agents"
    | "assignees"
    | "conference_bridge"
    | "custom_fields"
    | "escalation_policies"
    | "first_trigger_log_entries"
    | "priorities"
    | "services"
    | "teams"
    | "users"
  )[]
}

/** Params of incidents.create. Takes only one of assignments, escalation_policy. */
export interface IncidentsCreateParams {
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Title of the incident: a one-line summary of the problem. */
  title: string
  /** Service that the incident is on, by ID, as `services.list` returns it. */
  service: {
    /** ID of the service. */
    id: string
    /** Always `service_reference`. */
    type: "service_reference"
  }
  /** Urgency of the incident. */
  urgency?: "high" | "low"
  /** Details of the incident. */
  body?: {
    /** Always `incident_body`. */
    type: "incident_body"
    /** Text of the incident details. */
    details?: string
  }
  /** Priority of the incident, by ID, as `priorities.list` returns it. */
  priority?: {
    /** ID of the priority. */
    id: string
    /** Always `priority_reference`. */
    type: "priority_reference"
  }
  /** Your own key to prevent duplicates. Fails if the service has an open incident with the same key. */
  incident_key?: string
  /** Users to assign the incident to. (at least 1 items) */
  assignments?: {
    /** User to assign. */
    assignee: {
      /** ID of the user. */
      id: string
      /** Always `user_reference`. */
      type: "user_reference"
    }
  }[]
  /** Escalation policy to assign the incident to. Use in place of assigned users. */
  escalation_policy?: {
    /** ID of the escalation policy. */
    id: string
    /** Always `escalation_policy_reference`. */
    type: "escalation_policy_reference"
  }
  /** Incident type, by name, as `incident_types.list` returns it. */
  incident_type?: {
    /** Name of the incident type. */
    name: string
  }
  /** Conference bridge where responders meet. */
  conference_bridge?: {
    /** Phone number of the conference bridge. Commas add pauses. */
    conference_number?: string
    /** URL of the conference bridge. */
    conference_url?: string
  }
}

/** Params of incidents.update. Takes only one of assignments, escalation_policy. Needs status with resolution. */
export interface IncidentsUpdateParams {
  /** ID of the incident, as `incidents.list` returns it. */
  id: string
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** New status of the incident. */
  status?: "triggered" | "acknowledged" | "resolved"
  /** Resolution of the incident, added as a note. Requires `status` to be `resolved`. */
  resolution?: string
  /** Title of the incident: a one-line summary of the problem. */
  title?: string
  /** Urgency of the incident. */
  urgency?: "high" | "low"
  /** Priority of the incident, by ID, as `priorities.list` returns it. */
  priority?: {
    /** ID of the priority. */
    id: string
    /** Always `priority_reference`. */
    type: "priority_reference"
  }
  /** Level of the escalation policy to escalate the incident to. (at least 1) */
  escalation_level?: number
  /** Users to assign the incident to. (at least 1 items) */
  assignments?: {
    /** User to assign. */
    assignee: {
      /** ID of the user. */
      id: string
      /** Always `user_reference`. */
      type: "user_reference"
    }
  }[]
  /** Escalation policy to reassign the incident to. Use in place of assigned users. */
  escalation_policy?: {
    /** ID of the escalation policy. */
    id: string
    /** Always `escalation_policy_reference`. */
    type: "escalation_policy_reference"
  }
  /** Service to move the incident to. */
  service?: {
    /** ID of the service. */
    id: string
    /** Always `service_reference`. */
    type: "service_reference"
  }
  /** Incident type, by name, as `incident_types.list` returns it. */
  incident_type?: {
    /** Name of the incident type. */
    name: string
  }
  /** Conference bridge where responders meet. */
  conference_bridge?: {
    /** Phone number of the conference bridge. Commas add pauses. */
    conference_number?: string
    /** URL of the conference bridge. */
    conference_url?: string
  }
}

/** Params of incidents.merge. */
export interface IncidentsMergeParams {
  /** ID of the target incident to merge into. */
  id: string
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Source incidents to merge. (at least 1 items) */
  source_incidents: {
    /** ID of the incident. */
    id: string
    /** Always `incident_reference`. */
    type: "incident_reference"
  }[]
}

/** Params of incidents.snooze. */
export interface IncidentsSnoozeParams {
  /** ID of the incident, as `incidents.list` returns it. */
  id: string
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Duration of the snooze in seconds, up to 604,800 (one week). (1 to 604800) */
  duration: number
}

/** Searchable fields of incidents, in hosted mode. */
export interface IncidentsSearchFields {
  id: string | null
  incident_number: number | null
  title: string | null
  status: string | null
  urgency: string | null
  created_at: string | null
  updated_at: string | null
  resolved_at: string | null
  last_status_change_at: string | null
  incident_key: string | null
  html_url: string | null
  assigned_via: string | null
  service_id: string | null
  service_name: string | null
  escalation_policy_id: string | null
  priority_id: string | null
  priority_name: string | null
  incident_type: string | null
  assignee_id: string | null
  team_id: string | null
}

/** Params of service_incidents.list. */
export interface ServiceIncidentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** ID of the service, as `services.list` returns it. */
  service_id: string
  /** Filters by incident status. `triggered` and `acknowledged` incidents are open. */
  statuses?: ("triggered" | "acknowledged" | "resolved")[]
  /** Filters by urgency. */
  urgencies?: ("high" | "low")[]
  /**
   * Sort fields: `incident_number`, `created_at`, `resolved_at` or `urgency`, each with `:asc` or `:desc`. Up to 2. (at
   * most 2 items)
   */
  sort_by?: string[]
  /** Referenced objects to return in full. */
  include?: (
    | "acknowledgers"
    | "agents"
    | "assignees"
    | "conference_bridge"
    | "escalation_policies"
    | "first_trigger_log_entries"
    | "priorities"
    | "services"
    | "teams"
    | "users"
  )[]
}

/** Params of incident_batches.update. */
export interface IncidentBatchesUpdateParams {
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Incidents to update, each with its changes. (1 to 250 items) */
  incidents: {
    /** ID of the incident. */
    id: string
    /** Either value. Both have the same meaning. */
    type: "incident" | "incident_reference"
    /** New status of the incident. */
    status?: "triggered" | "acknowledged" | "resolved"
    /** Resolution of the incident. Requires `status` to be `resolved`. */
    resolution?: string
    /** Title of the incident: a one-line summary of the problem. */
    title?: string
    /** Urgency of the incident. */
    urgency?: "high" | "low"
    /** Priority of the incident. */
    priority?: {
      /** ID of the priority. */
      id: string
      /** Always `priority_reference`. */
      type: "priority_reference"
    }
    /** Level of the escalation policy to escalate the incident to. (at least 1) */
    escalation_level?: number
    /** Users to assign the incident to. */
    assignments?: {
      /** User to assign. */
      assignee: {
        /** ID of the user. */
        id: string
        /** Always `user_reference`. */
        type: "user_reference"
      }
    }[]
    /** Escalation policy to reassign the incident to. */
    escalation_policy?: {
      /** ID of the escalation policy. */
      id: string
      /** Always `escalation_policy_reference`. */
      type: "escalation_policy_reference"
    }
    /** Type of the incident. */
    incident_type?: {
      /** Name of the incident type. */
      name: string
    }
    /** Conference bridge where responders meet. */
    conference_bridge?: {
      /** Phone number of the conference bridge. Commas add pauses. */
      conference_number?: string
      /** URL of the conference bridge. */
      conference_url?: string
    }
  }[]
}

/** Params of incident_status_updates.create. */
export interface IncidentStatusUpdatesCreateParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Message of the status update. */
  message: string
  /** Subject of the email. Requires `html_message`. */
  subject?: string
  /** Text of the email as HTML. Requires `subject`. */
  html_message?: string
}

export interface StatusUpdate {
  id: string
  message?: string
  created_at?: string
  sender?: Ref | null
  subject?: string | null
  html_message?: string | null
}

/** Params of responder_requests.create. */
export interface ResponderRequestsCreateParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** ID of the requesting user, as `users.list` returns it. */
  requester_id: string
  /** Message to the requested responders. */
  message: string
  /** Users and escalation policies to request help from. (at least 1 items) */
  responder_request_targets: {
    /** User or escalation policy to request help from. */
    responder_request_target: {
      /** ID of the user or escalation policy. */
      id: string
      /** Type of the target: a user or an escalation policy. */
      type: "user_reference" | "escalation_policy_reference"
    }
  }[]
}

/** Params of alerts.list. */
export interface AlertsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** Filters by alert key. */
  alert_key?: string
  /** Filters by alert status. */
  statuses?: ("triggered" | "resolved")[]
  /** Sort field and direction. */
  sort_by?: "created_at" | "resolved_at" | "created_at:asc" | "created_at:desc" | "resolved_at:asc" | "resolved_at:desc"
  /** Referenced objects to return in full. */
  include?: ("services" | "first_trigger_log_entries" | "incidents")[]
}

export interface Alert {
  /** The alert's ID. */
  id: string
  /** The object type, always alert. */
  type: string
  /** A short text naming the alert. */
  summary?: string | null
  /** The alert's address in the API. */
  self?: string | null
  /** The alert's address in PagerDuty's web app. */
  html_url?: string | null
  /** The time the alert was created. */
  created_at?: string
  /** The alert's status, triggered or resolved. */
  status?: string
  /** The key that deduplicates events into one alert. */
  alert_key?: string | null
  service?: Ref | null
  first_trigger_log_entry?: Ref | null
  incident?: Ref | null
  /** Whether the alert is suppressed and opens no incident. */
  suppressed?: boolean
  /** The severity of the problem, as given by the monitoring tool. */
  severity?: string | null
  integration?: Ref | null
  body?: AlertBody | null
}

export interface AlertBody {
  type?: string
  contexts?: Context[]
  details?: Details | null
}

export interface Context {
  type: string
  href?: string | null
  src?: string | null
  text?: string | null
}

/** Details from the sender of the event, with any fields. */
export interface Details { [k: string]: unknown }

/** Params of alerts.get. */
export interface AlertsGetParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** ID of the alert, as `alerts.list` returns it. */
  id: string
}

/** Params of alerts.update. */
export interface AlertsUpdateParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** ID of the alert, as `alerts.list` returns it. */
  id: string
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** New status of the alert. */
  status?: "resolved" | "triggered"
  /** Incident to move the alert to. */
  incident?: {
    /** ID of the incident. */
    id: string
    /** Always `incident_reference`. */
    type: "incident_reference"
  }
}

/** Params of incident_notes.list. */
export interface IncidentNotesListParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
}

export interface Note {
  /** The note's ID. */
  id: string
  user?: Ref | null
  /** The channel the note was added through. */
  channel?: ({
    id?: string | null
    type?: string | null
    summary?: string | null
    self?: string | null
    html_url?: string | null
  } | null)
  /** The note's text. */
  content: string
  /** The time the note was added. */
  created_at?: string
  /** The time of the note's last modification. */
  updated_at?: string | null
}

/** Params of incident_notes.create. */
export interface IncidentNotesCreateParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Text of the note. */
  content: string
}

/** Params of incident_notes.update. */
export interface IncidentNotesUpdateParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** ID of the note, as `incident_notes.list` returns it. */
  id: string
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Text of the note. */
  content: string
}

/** Params of incident_notes.delete. */
export interface IncidentNotesDeleteParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** ID of the note, as `incident_notes.list` returns it. */
  id: string
}

/** Params of incident_custom_fields.list. */
export interface IncidentCustomFieldsListParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
}

export interface CustomFieldValue {
  /** The custom field's ID. */
  id: string
  /** The custom field's name for use in code. */
  name: string
  /** The object type of the custom field value. */
  type: string
  /** The custom field's name, as shown to users. */
  display_name: string
  /** The kind of field: single or multiple value, free or from fixed options. */
  field_type: string
  /** The data type of the field's values. */
  data_type: string
  /** The custom field's description. Null if none was written. */
  description?: string | null
  value?: FieldValue | null
}

/** Params of incident_custom_fields.update. */
export interface IncidentCustomFieldsUpdateParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** Custom fields to set, each by ID or name, with its value. (at least 1 items) */
  custom_fields: {
    /** ID of the custom field. Not required with `name`. */
    id?: string
    /** Name of the custom field. Not required with `id`. (at most 50 characters) */
    name?: string
    /** A string, number, boolean or list of strings, depending on the field type. `null` clears the field. */
    value: unknown
  }[]
}

export interface CustomFieldValues {
  custom_fields: CustomFieldValue[]
}

/** Params of past_incidents.list. */
export interface PastIncidentsListParams {
  /** Maximum number of records, up to 999. Defaults to 5. (at most 999; default 5) */
  limit?: unknown
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
}

export interface PastIncident {
  /** The past incident, in short form. */
  incident?: {
    id?: string
    created_at?: string
    self?: string
    title?: string
  }
  /** The similarity between the two incidents. Higher means more similar. */
  score?: number
}

/** Params of related_incidents.list. */
export interface RelatedIncidentsListParams {
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** Additional details to return in full for each related incident. */
  additional_details?: ("incident")[]
}

export interface RelatedIncident {
  /** The related incident. */
  incident?: Incident
  /** The reasons the incidents are thought to be related. */
  relationships?: Relationship[]
}

export interface Relationship {
  type?: string
  metadata?: Relation
}

export interface Relation {
  grouping_classification?: string
  user_feedback?: {
    positive_feedback_count?: number
    negative_feedback_count?: number
  }
  dependent_services?: {
    id?: string
    type?: string
    self?: string
  }
  supporting_services?: {
    id?: string
    type?: string
    self?: string
  }
}

/** Params of incident_types.list. */
export interface IncidentTypesListParams {
  /** Filters by whether the incident type is enabled or disabled. Defaults to `enabled`. (default "enabled") */
  filter?: "enabled" | "disabled" | "all"
}

export interface IncidentType {
  /** The incident type's ID. */
  id: string
  /** The object type, always incident_type. */
  type?: string
  /** The incident type's name for use in code. */
  name?: string
  /** The incident type's name, as shown to users. */
  display_name?: string | null
  /** The incident type's description. Null if none was written. */
  description?: string | null
  /** Whether the incident type is in use. */
  enabled?: boolean
  /** The incident type this type inherits from. Null for the base type. */
  parent?: {
    id?: string
    type?: string
  } | null
  /** The time the incident type was created. */
  created_at?: string
  /** The time of the incident type's last modification. */
  updated_at?: string | null
}

/** Params of log_entries.list. */
export interface LogEntriesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Start of the time range. */
  since?: string
  /** End of the time range. */
  until?: string
  /** Whether to return only the most important entries. Defaults to `false`. (default false) */
  is_overview?: boolean
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
  /** Referenced objects to return in full. */
  include?: ("incidents" | "services" | "channels" | "teams")[]
}

export interface LogEntry {
  /** The log entry's ID. */
  id: string
  /** The kind of log entry, for example a trigger, an acknowledgement or a resolution. */
  type?: string
  /** A short text describing the log entry. */
  summary?: string | null
  /** The log entry's address in the API. */
  self?: string | null
  /** The log entry's address in PagerDuty's web app. */
  html_url?: string | null
  /** The time the log entry was created. */
  created_at?: string
  channel?: Channel | null
  agent?: Ref | null
  /** The note added with the action. Null if none was given. */
  note?: string | null
  /** The links and images attached to the triggering event. */
  contexts?: Context[]
  service?: Ref | null
  incident?: Ref | null
  /** The teams involved in the log entry. */
  teams?: Ref[]
  /** Details of the event, chiefly a description. */
  event_details?: ({
    description?: string | null
  } | null)
  /** The users the incident was assigned to in this entry. */
  assignees?: Ref[]
  /** The time before the acknowledgement expires, in seconds. */
  acknowledgement_timeout?: number | null
}

export interface Channel {
  type: string
  summary?: string | null
  details?: Details | string | null
}

/** Params of log_entries.get. */
export interface LogEntriesGetParams {
  /** ID of the log entry, as `log_entries.list` returns it. */
  id: string
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
  /** Referenced objects to return in full. */
  include?: ("incidents" | "services" | "channels" | "teams")[]
}

/** Params of incident_log_entries.list. */
export interface IncidentLogEntriesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** ID of the incident, as `incidents.list` returns it. */
  incident_id: string
  /** Start of the time range. */
  since?: string
  /** End of the time range. */
  until?: string
  /** Whether to return only the most important entries. Defaults to `false`. (default false) */
  is_overview?: boolean
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
  /** Referenced objects to return in full. */
  include?: ("incidents" | "services" | "channels" | "teams")[]
}

/** Params of incident_workflows.list. */
export interface IncidentWorkflowsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
  /** Additional data to return. */
  include?: ("steps" | "team")[]
}

export interface IncidentWorkflow {
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string
  description?: string | null
  created_at?: string
  team?: {
    id?: string
    type?: string
  } | null
  is_enabled?: boolean
  steps?: WorkflowStep[]
}

export interface WorkflowStep {
  id?: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string
  description?: string | null
}

/** Params of incident_workflow_instances.create. */
export interface IncidentWorkflowInstancesCreateParams {
  /** ID of the workflow, as `incident_workflows.list` returns it. */
  workflow_id: string
  /** Incident to run the workflow for. */
  incident: {
    /** ID of the incident. */
    id: string
    /** Always `incident_reference`. */
    type: "incident_reference"
  }
  /** Your own ID for the run, which keeps the workflow from starting twice. */
  instance_id?: string
}

export interface WorkflowInstance {
  id: string
  type?: string
  incident?: Ref | null
}

/** Params of services.list. */
export interface ServicesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
  /** Filters by exact service name. */
  name?: string
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
  /** Sort field and direction. Defaults to `name`. (default "name") */
  sort_by?: "name" | "name:asc" | "name:desc"
  /** Referenced objects to return in full. */
  include?: ("escalation_policies" | "teams" | "integrations" | "auto_pause_notifications_parameters")[]
}

export interface Service {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string | null
  description?: string | null
  auto_resolve_timeout?: number | null
  acknowledgement_timeout?: number | null
  created_at?: string
  status?: string
  last_incident_timestamp?: string | null
  escalation_policy: Ref
  teams?: Ref[]
  integrations?: Ref[]
  incident_urgency_rule?: ServiceUrgency | null
  support_hours?: ServiceHours | null
  scheduled_actions?: ScheduledAction[]
  addons?: Ref[]
  /**
   * @deprecated
   * Deprecated.
   */
  alert_creation?: string | null
  alert_grouping_parameters?: GroupingSetting | null
  alert_grouping?: string | null
  /**
   * @deprecated
   * Deprecated.
   */
  alert_grouping_timeout?: number | null
  auto_pause_notifications_parameters?: ServicePause | null
}

export interface ServiceUrgency {
  type?: string | null
  urgency?: string | null
  during_support_hours?: ServiceUrgencyPart | null
  outside_support_hours?: ServiceUrgencyPart | null
}

export interface ServiceUrgencyPart {
  type?: string | null
  urgency?: string | null
}

export interface ServiceHours {
  type?: string | null
  time_zone?: string | null
  days_of_week?: number[]
  start_time?: string | null
  end_time?: string | null
}

export interface ScheduledAction {
  type: string
  at: {
    type: string
    name: string
  }
  to_urgency: string
}

export interface GroupingSetting {
  type?: string | null
  config?: ({
    time_window?: number | null
    recommended_time_window?: number | null
    timeout?: number | null
    aggregate?: string | null
    fields?: string[]
  } | null)
}

export interface ServicePause {
  enabled?: boolean
  timeout?: number | null
  recommended_timeout?: number | null
}

/** Params of services.get. */
export interface ServicesGetParams {
  /** ID of the service, as `services.list` returns it. */
  id: string
  /** Referenced objects to return in full. */
  include?: ("escalation_policies" | "teams" | "integrations" | "auto_pause_notifications_parameters")[]
}

/** Params of services.create. */
export interface ServicesCreateParams {
  /** Name of the service. */
  name: string
  /** Escalation policy for incidents on the service. */
  escalation_policy: {
    /** ID of the escalation policy. */
    id: string
    /** Always `escalation_policy_reference`. */
    type: "escalation_policy_reference"
  }
  /** Description of the service. */
  description?: string
  /** Time in seconds after which an open incident is resolved automatically. `null` or 0 disables it. */
  auto_resolve_timeout?: number | null
  /** Time in seconds after which an acknowledged incident is triggered again. `null` or 0 disables it. */
  acknowledgement_timeout?: number | null
  /** Whether events create alerts in addition to incidents. PagerDuty is phasing out `create_incidents`. */
  alert_creation?: "create_incidents" | "create_alerts_and_incidents"
  /** Urgency rule for incidents on the service. */
  incident_urgency_rule?: {
    /** Whether the urgency is constant or depends on support hours. */
    type?: "constant" | "use_support_hours"
    /** Urgency, if it is constant. */
    urgency?: "low" | "high" | "severity_based"
    /** Urgency during support hours. */
    during_support_hours?: {
      /** Always `constant`. */
      type?: "constant"
      /** Urgency of the incidents. */
      urgency?: "low" | "high" | "severity_based"
    }
    /** Urgency outside support hours. */
    outside_support_hours?: {
      /** Always `constant`. */
      type?: "constant"
      /** Urgency of the incidents. */
      urgency?: "low" | "high" | "severity_based"
    }
  }
  /** Support hours of the service, if the urgency depends on them. */
  support_hours?: ({
    /** Always `fixed_time_per_day`. */
    type?: "fixed_time_per_day"
    /** Time zone of the support hours. */
    time_zone?: string
    /** Days of the week, 1 (Monday) to 7 (Sunday). (at most 7 items) */
    days_of_week?: number[]
    /** Start of the support hours, such as `09:00:00`. */
    start_time?: string
    /** End of the support hours, such as `17:00:00`. */
    end_time?: string
  } | null)
  /** Actions on open incidents when support hours begin. */
  scheduled_actions?: {
    /** Always `urgency_change`. */
    type: "urgency_change"
    /** Time of the action. */
    at: {
      /** Always `named_time`. */
      type: "named_time"
      /** Named time: the start or the end of support hours. */
      name: "support_hours_start" | "support_hours_end"
    }
    /** New urgency of open incidents. */
    to_urgency: "high"
  }[]
  /** Whether to delay notifications of transient alerts, which can resolve by themselves. */
  auto_pause_notifications_parameters?: {
    /** Whether to delay notifications. */
    enabled?: boolean
    /** Delay in seconds. */
    timeout?: 0 | 120 | 180 | 300 | 600 | 900
  }
}

/** Params of services.update. */
export interface ServicesUpdateParams {
  /** ID of the service, as `services.list` returns it. */
  id: string
  /** Name of the service. */
  name: string
  /** Status of the service: whether it accepts incidents. */
  status?: "active" | "disabled"
  /** Escalation policy for incidents on the service. */
  escalation_policy?: {
    /** ID of the escalation policy. */
    id: string
    /** Always `escalation_policy_reference`. */
    type: "escalation_policy_reference"
  }
  /** Description of the service. */
  description?: string
  /** Time in seconds after which an open incident is resolved automatically. `null` or 0 disables it. */
  auto_resolve_timeout?: number | null
  /** Time in seconds after which an acknowledged incident is triggered again. `null` or 0 disables it. */
  acknowledgement_timeout?: number | null
  /** Whether events create alerts in addition to incidents. PagerDuty is phasing out `create_incidents`. */
  alert_creation?: "create_incidents" | "create_alerts_and_incidents"
  /** Urgency rule for incidents on the service. */
  incident_urgency_rule?: {
    /** Whether the urgency is constant or depends on support hours. */
    type?: "constant" | "use_support_hours"
    /** Urgency, if it is constant. */
    urgency?: "low" | "high" | "severity_based"
    /** Urgency during support hours. */
    during_support_hours?: {
      /** Always `constant`. */
      type?: "constant"
      /** Urgency of the incidents. */
      urgency?: "low" | "high" | "severity_based"
    }
    /** Urgency outside support hours. */
    outside_support_hours?: {
      /** Always `constant`. */
      type?: "constant"
      /** Urgency of the incidents. */
      urgency?: "low" | "high" | "severity_based"
    }
  }
  /** Support hours of the service, if the urgency depends on them. */
  support_hours?: ({
    /** Always `fixed_time_per_day`. */
    type?: "fixed_time_per_day"
    /** Time zone of the support hours. */
    time_zone?: string
    /** Days of the week, 1 (Monday) to 7 (Sunday). (at most 7 items) */
    days_of_week?: number[]
    /** Start of the support hours, such as `09:00:00`. */
    start_time?: string
    /** End of the support hours, such as `17:00:00`. */
    end_time?: string
  } | null)
  /** Actions on open incidents when support hours begin. */
  scheduled_actions?: {
    /** Always `urgency_change`. */
    type: "urgency_change"
    /** Time of the action. */
    at: {
      /** Always `named_time`. */
      type: "named_time"
      /** Named time: the start or the end of support hours. */
      name: "support_hours_start" | "support_hours_end"
    }
    /** New urgency of open incidents. */
    to_urgency: "high"
  }[]
  /** Whether to delay notifications of transient alerts, which can resolve by themselves. */
  auto_pause_notifications_parameters?: {
    /** Whether to delay notifications. */
    enabled?: boolean
    /** Delay in seconds. */
    timeout?: 0 | 120 | 180 | 300 | 600 | 900
  }
}

/** Params of services.delete. */
export interface ServicesDeleteParams {
  /** ID of the service, as `services.list` returns it. */
  id: string
}

/** Searchable fields of services, in hosted mode. */
export interface ServicesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  status: string | null
  summary: string | null
  html_url: string | null
  created_at: string | null
  last_incident_timestamp: string | null
  alert_creation: string | null
}

/** Params of integrations.get. */
export interface IntegrationsGetParams {
  /** ID of the service, as `services.list` returns it. */
  service_id: string
  /** ID of the integration, as the service returns it. */
  id: string
  /** Referenced objects to return in full. */
  include?: ("services" | "vendors")[]
}

export interface Integration {
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string | null
  service?: Ref | null
  created_at?: string
  vendor?: Ref | null
  integration_key?: string | null
  integration_email?: string | null
  email_incident_creation?: string | null
  email_filter_mode?: string | null
  email_parsing_fallback?: string | null
}

/** Params of integrations.create. */
export interface IntegrationsCreateParams {
  /** ID of the service, as `services.list` returns it. */
  service_id: string
  /** Type of the integration. */
  type:
    | "aws_cloudwatch_inbound_integration"
    | "cloudkick_inbound_integration"
    | "event_transformer_api_inbound_integration"
    | "events_api_v2_inbound_integration"
    | "generic_email_inbound_integration"
    | "generic_events_api_inbound_integration"
    | "keynote_inbound_integration"
    | "nagios_inbound_integration"
    | "pingdom_inbound_integration"
    | "sql_monitor_inbound_integration"
  /** Name of the integration. */
  name?: string
  /** Vendor (tool) of the integration, by ID, as `vendors.list` returns it. */
  vendor?: {
    /** ID of the vendor. */
    id: string
    /** Always `vendor_reference`. */
    type: "vendor_reference"
  }
  /** Email address that receives the emails of an email integration. */
  integration_email?: string
}

/** Params of business_services.list. */
export interface BusinessServicesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
}

export interface BusinessService {
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string
  description?: string | null
  point_of_contact?: string | null
  team?: ({
    id: string
    type?: string
    self?: string | null
  } | null)
}

/** Params of business_services.get. */
export interface BusinessServicesGetParams {
  /** ID of the business service, as `business_services.list` returns it. */
  id: string
}

/** Searchable fields of business_services, in hosted mode. */
export interface BusinessServicesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  point_of_contact: string | null
  summary: string | null
}

/** Params of escalation_policies.list. */
export interface EscalationPoliciesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
  /** Filters to escalation policies that notify any of these users. */
  user_ids?: string[]
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Referenced objects to return in full. */
  include?: ("services" | "teams" | "targets" | "escalation_rule_assignment_strategies")[]
  /** Sort field and direction. Defaults to `name`. (default "name") */
  sort_by?: "name" | "name:asc" | "name:desc"
}

export interface EscalationPolicy {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name: string
  description?: string | null
  num_loops?: number
  on_call_handoff_notifications?: string | null
  escalation_rules: EscalationRule[]
  services?: Ref[]
  teams?: Ref[]
}

export interface EscalationRule {
  id?: string
  escalation_delay_in_minutes: number
  targets: Ref[]
  escalation_rule_assignment_strategy?: string | null
}

/** Params of escalation_policies.get. */
export interface EscalationPoliciesGetParams {
  /** ID of the escalation policy, as `escalation_policies.list` returns it. */
  id: string
  /** Referenced objects to return in full. */
  include?: ("services" | "teams" | "targets" | "escalation_rule_assignment_strategies")[]
}

/** Params of escalation_policies.create. */
export interface EscalationPoliciesCreateParams {
  /** Name of the escalation policy. */
  name: string
  /** Escalation rules, one per level, with the targets to notify. (at least 1 items) */
  escalation_rules: {
    /** ID of an existing rule. */
    id?: string
    /** Time in minutes before the next level is notified. (at least 1) */
    escalation_delay_in_minutes: number
    /** Users and schedules to notify, up to 10. (1 to 10 items) */
    targets: {
      /** ID of the user or schedule. */
      id: string
      /** Type of the target: a user or a schedule. */
      type: "user_reference" | "schedule_reference"
    }[]
    /** Assignment strategy: notify all targets, or take turns (round robin). */
    escalation_rule_assignment_strategy?: "round_robin" | "assign_to_everyone"
  }[]
  /** Description of the escalation policy. */
  description?: string
  /** Number of times to repeat the rules if nobody acknowledges. Defaults to 0. (at least 0) */
  num_loops?: number
  /** On-call handoff notifications: when to notify users that they are going on call. */
  on_call_handoff_notifications?: "if_has_services" | "always"
  /** Team of the escalation policy, by ID, as `teams.list` returns it. (at most 1 items) */
  teams?: {
    /** ID of the team. */
    id: string
    /** Always `team_reference`. */
    type: "team_reference"
  }[]
  /** Email address of the user who creates the policy, for the audit records. */
  from?: string
}

/** Params of escalation_policies.update. */
export interface EscalationPoliciesUpdateParams {
  /** ID of the escalation policy, as `escalation_policies.list` returns it. */
  id: string
  /** Name of the escalation policy. */
  name: string
  /** Escalation rules, one per level, with the targets to notify. (at least 1 items) */
  escalation_rules?: {
    /** ID of an existing rule. */
    id?: string
    /** Time in minutes before the next level is notified. (at least 1) */
    escalation_delay_in_minutes: number
    /** Users and schedules to notify, up to 10. (1 to 10 items) */
    targets: {
      /** ID of the user or schedule. */
      id: string
      /** Type of the target: a user or a schedule. */
      type: "user_reference" | "schedule_reference"
    }[]
    /** Assignment strategy: notify all targets, or take turns (round robin). */
    escalation_rule_assignment_strategy?: "round_robin" | "assign_to_everyone"
  }[]
  /** Description of the escalation policy. */
  description?: string
  /** Number of times to repeat the rules if nobody acknowledges. Defaults to 0. (at least 0) */
  num_loops?: number
  /** On-call handoff notifications: when to notify users that they are going on call. */
  on_call_handoff_notifications?: "if_has_services" | "always"
  /** Team of the escalation policy, by ID, as `teams.list` returns it. (at most 1 items) */
  teams?: {
    /** ID of the team. */
    id: string
    /** Always `team_reference`. */
    type: "team_reference"
  }[]
}

/** Params of escalation_policies.delete. */
export interface EscalationPoliciesDeleteParams {
  /** ID of the escalation policy, as `escalation_policies.list` returns it. */
  id: string
}

/** Searchable fields of escalation_policies, in hosted mode. */
export interface EscalationPoliciesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  summary: string | null
  html_url: string | null
  num_loops: number | null
}

/** Params of schedules.list. */
export interface SchedulesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Additional data to return. */
  include?: ("schedule_layers" | "overrides_subschedule" | "final_schedule")[]
  /** ID of a user whose next on-call time to include, as `users.list` returns it. */
  include_next_oncall_for_user?: string
  /** Start of the on-call entries to return. Defaults to two weeks before `until`. */
  since?: string
  /** End of the on-call entries to return. Defaults to two weeks after `since`. */
  until?: string
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
}

export interface Schedule {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string | null
  description?: string | null
  time_zone: string
  schedule_layers?: Layer[]
  final_schedule?: SubSchedule | null
  overrides_subschedule?: SubSchedule | null
  escalation_policies?: Ref[]
  users?: Ref[]
  teams?: Ref[]
  next_oncall_for_user?: ({
    start?: string | null
    end?: string | null
    user?: Ref | null
  } | null)
}

export interface Layer {
  id?: string
  name?: string | null
  start: string
  end?: string | null
  users: LayerMember[]
  restrictions?: LayerRestriction[]
  rotation_virtual_start: string
  rotation_turn_length_seconds: number
  rendered_schedule_entries?: ScheduleEntry[]
  rendered_coverage_percentage?: number | null
}

export interface LayerMember {
  user: Ref
}

export interface LayerRestriction {
  type: string
  duration_seconds: number
  start_time_of_day: string
  start_day_of_week?: number | null
}

export interface ScheduleEntry {
  user?: Ref | null
  start: string
  end: string
}

export interface SubSchedule {
  name: string
  rendered_schedule_entries?: ScheduleEntry[]
  rendered_coverage_percentage?: number | null
}

/** Params of schedules.get. */
export interface SchedulesGetParams {
  /** ID of the schedule, as `schedules.list` returns it. */
  id: string
  /** Start of the on-call entries to return. Defaults to two weeks before `until`. */
  since?: string
  /** End of the on-call entries to return. Defaults to two weeks after `since`. */
  until?: string
  /**
   * Whether to return on-call entries in full if they extend beyond the time range. Defaults to `false`. (default
   * false)
   */
  overflow?: boolean
  /** ID of a user whose next on-call time to include, as `users.list` returns it. */
  include_next_oncall_for_user?: string
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
}

/** Params of schedules.create. */
export interface SchedulesCreateParams {
  /** Name of the schedule. */
  name: string
  /** Time zone of the schedule, such as `Europe/Berlin`. */
  time_zone: string
  /** Layers of the schedule. Later layers take precedence. (at least 1 items) */
  schedule_layers: {
    /** ID of an existing layer. */
    id?: string
    /** Name of the layer. */
    name?: string
    /** Time when the layer starts. */
    start: string
    /** Time when the layer ends. `null` means never. */
    end?: string | null
    /** Time when the first turn of the rotation starts. */
    rotation_virtual_start: string
    /** Length of a turn in seconds. (at least 1) */
    rotation_turn_length_seconds: number
    /** Users in the order of rotation. (at least 1 items) */
    users: {
      /** User of the layer. */
      user: {
        /** ID of the user. */
        id: string
        /** Always `user_reference`. */
        type: "user_reference"
      }
    }[]
    /** Restrictions of the layer to certain hours. Defaults to all hours. */
    restrictions?: {
      /** Whether the restriction repeats daily or weekly. */
      type: "daily_restriction" | "weekly_restriction"
      /** Start time of day, such as `08:00:00`. */
      start_time_of_day: string
      /** Duration in seconds. (at least 1) */
      duration_seconds: number
      /** Day of the week on which the restriction starts, 1 (Monday) to 7 (Sunday). (1 to 7) */
      start_day_of_week?: number
    }[]
  }[]
  /** Description of the schedule. */
  description?: string
  /**
   * Whether to return on-call entries in full if they extend beyond the time range. Defaults to `false`. (default
   * false)
   */
  overflow?: boolean
}

/** Params of schedules.update. */
export interface SchedulesUpdateParams {
  /** ID of the schedule, as `schedules.list` returns it. */
  id: string
  /** Name of the schedule. */
  name: string
  /** Time zone of the schedule, such as `Europe/Berlin`. */
  time_zone: string
  /** Layers of the schedule. Later layers take precedence. (at least 1 items) */
  schedule_layers: {
    /** ID of an existing layer. */
    id?: string
    /** Name of the layer. */
    name?: string
    /** Time when the layer starts. */
    start: string
    /** Time when the layer ends. `null` means never. */
    end?: string | null
    /** Time when the first turn of the rotation starts. */
    rotation_virtual_start: string
    /** Length of a turn in seconds. (at least 1) */
    rotation_turn_length_seconds: number
    /** Users in the order of rotation. (at least 1 items) */
    users: {
      /** User of the layer. */
      user: {
        /** ID of the user. */
        id: string
        /** Always `user_reference`. */
        type: "user_reference"
      }
    }[]
    /** Restrictions of the layer to certain hours. Defaults to all hours. */
    restrictions?: {
      /** Whether the restriction repeats daily or weekly. */
      type: "daily_restriction" | "weekly_restriction"
      /** Start time of day, such as `08:00:00`. */
      start_time_of_day: string
      /** Duration in seconds. (at least 1) */
      duration_seconds: number
      /** Day of the week on which the restriction starts, 1 (Monday) to 7 (Sunday). (1 to 7) */
      start_day_of_week?: number
    }[]
  }[]
  /** Description of the schedule. */
  description?: string
  /**
   * Whether to return on-call entries in full if they extend beyond the time range. Defaults to `false`. (default
   * false)
   */
  overflow?: boolean
}

/** Params of schedules.delete. */
export interface SchedulesDeleteParams {
  /** ID of the schedule, as `schedules.list` returns it. */
  id: string
}

/** Searchable fields of schedules, in hosted mode. */
export interface SchedulesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  time_zone: string | null
  summary: string | null
  html_url: string | null
}

/** Params of schedule_users.list. */
export interface ScheduleUsersListParams {
  /** ID of the schedule, as `schedules.list` returns it. */
  schedule_id: string
  /** Start of the time range. */
  since?: string
  /** End of the time range. */
  until?: string
}

export interface User {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name: string
  email: string
  time_zone?: string | null
  color?: string | null
  role?: string | null
  avatar_url?: string | null
  description?: string | null
  invitation_sent?: boolean
  job_title?: string | null
  created_via_sso?: boolean
  teams?: Ref[]
  contact_methods?: Ref[]
  notification_rules?: Ref[]
  http_cal_url?: string | null
  web_cal_url?: string | null
}

/** Params of schedule_overrides.list. */
export interface ScheduleOverridesListParams {
  /** ID of the schedule, as `schedules.list` returns it. */
  schedule_id: string
  /** Start of the time range. */
  since: string
  /** End of the time range. */
  until: string
  /** Whether to return only editable overrides. Required to get the IDs of overrides. */
  editable?: boolean
  /**
   * Whether to return on-call entries in full if they extend beyond the time range. Defaults to `false`. (default
   * false)
   */
  overflow?: boolean
}

export interface Override {
  id?: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  start: string
  end: string
  user: Ref
}

/** Params of schedule_overrides.create. */
export interface ScheduleOverridesCreateParams {
  /** ID of the schedule, as `schedules.list` returns it. */
  schedule_id: string
  /** Overrides to create, each with a user, start and end. Up to 100. (1 to 100 items) */
  overrides: {
    /** Time when the override starts. */
    start: string
    /** Time when the override ends. */
    end: string
    /** User to put on call. */
    user: {
      /** ID of the user. */
      id: string
      /** Always `user_reference`. */
      type: "user_reference"
    }
  }[]
}

/** Params of schedule_overrides.delete. */
export interface ScheduleOverridesDeleteParams {
  /** ID of the schedule, as `schedules.list` returns it. */
  schedule_id: string
  /** ID of the override, as `schedule_overrides.list` returns it with `editable`. */
  id: string
}

/** Params of oncalls.list. */
export interface OncallsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Start of the time range. Defaults to now. */
  since?: string
  /** End of the time range, at most 90 days after `since`. Defaults to now. */
  until?: string
  /** Filters by user ID. */
  user_ids?: string[]
  /** Filters by escalation policy ID. */
  escalation_policy_ids?: string[]
  /** Filters by schedule ID. */
  schedule_ids?: string[]
  /** Whether to return only the earliest on-call entry of each user, escalation policy and level. */
  earliest?: boolean
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
  /** Referenced objects to return in full. */
  include?: ("escalation_policies" | "users" | "schedules")[]
}

export interface OnCall {
  escalation_policy?: Ref
  user?: Ref
  schedule?: Ref | null
  escalation_level?: number
  start?: string | null
  end?: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Additional data, or referenced objects to return in full. */
  include?: ("contact_methods" | "notification_rules" | "teams" | "subdomains")[]
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, as `users.list` returns it. */
  id: string
  /** Additional data, or referenced objects to return in full. */
  include?: ("contact_methods" | "notification_rules" | "teams" | "subdomains" | "calendar_urls")[]
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Name of the user. (at most 100 characters) */
  name: string
  /** Email address of the user, used to log in. (6 to 100 characters) */
  email: string
  /** Role of the user. Available roles depend on the plan. */
  role?:
    | "admin"
    | "limited_user"
    | "observer"
    | "owner"
    | "read_only_user"
    | "restricted_access"
    | "read_only_limited_user"
    | "user"
  /** Job title of the user. (at most 100 characters) */
  job_title?: string
  /** Time zone of the user. Defaults to the time zone of the account. */
  time_zone?: string
  /** Color of the user in schedules, such as `green`. */
  color?: string
  /** Short biography of the user. */
  description?: string | null
  /** License to assign to the user. */
  license?: {
    /** ID of the license. */
    id: string
    /** Always `license_reference`. */
    type: "license_reference"
  }
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** ID of the user, as `users.list` returns it. */
  id: string
  /** Name of the user. (at most 100 characters) */
  name: string
  /** Email address of the user, used to log in. (6 to 100 characters) */
  email: string
  /** Role of the user. Available roles depend on the plan. */
  role?:
    | "admin"
    | "limited_user"
    | "observer"
    | "owner"
    | "read_only_user"
    | "restricted_access"
    | "read_only_limited_user"
    | "user"
  /** Job title of the user. (at most 100 characters) */
  job_title?: string
  /** Time zone of the user. Defaults to the time zone of the account. */
  time_zone?: string
  /** Color of the user in schedules, such as `green`. */
  color?: string
  /** Short biography of the user. */
  description?: string | null
  /** License to assign to the user. */
  license?: {
    /** ID of the license. */
    id: string
    /** Always `license_reference`. */
    type: "license_reference"
  }
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** ID of the user, as `users.list` returns it. */
  id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  name: string | null
  email: string | null
  role: string | null
  job_title: string | null
  time_zone: string | null
  summary: string | null
  html_url: string | null
  description: string | null
  invitation_sent: boolean | null
}

/** Params of current_user.get. */
export interface CurrentUserGetParams {
  /** Additional data, or referenced objects to return in full. */
  include?: ("contact_methods" | "notification_rules" | "teams" | "subdomains" | "calendar_urls")[]
}

/** Params of contact_methods.list. */
export interface ContactMethodsListParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: string
}

export interface ContactMethod {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  label: string
  address: string
  country_code?: number | null
  enabled?: boolean
  blacklisted?: boolean
  send_short_email?: boolean
  device_type?: string | null
  sounds?: Sound[]
  created_at?: string | null
}

export interface Sound {
  type?: string
  file?: string | null
}

/** Params of contact_methods.create. */
export interface ContactMethodsCreateParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: string
  /** Type of the contact method. */
  type: "email_contact_method" | "phone_contact_method" | "sms_contact_method"
  /** Label of the contact method, such as `Work`. */
  label: string
  /** Email address or phone number. */
  address: string
  /** Country calling code of the phone number, such as 1. (1 to 1999) */
  country_code?: number
}

/** Params of contact_methods.delete. */
export interface ContactMethodsDeleteParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: string
  /** ID of the contact method, as `contact_methods.list` returns it. */
  id: string
}

/** Params of notification_rules.list. */
export interface NotificationRulesListParams {
  /** ID of the user, as `users.list` returns it. */
  user_id: string
  /** Filters by urgency of the incidents. Defaults to `high`. (default "high") */
  urgency?: "high" | "low" | "all"
  /** Referenced objects to return in full. */
  include?: ("contact_methods")[]
}

export interface NotificationRule {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  start_delay_in_minutes: number
  contact_method: Ref
  urgency: string
}

/** Params of teams.list. */
export interface TeamsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
}

export interface Team {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name: string
  description?: string | null
  default_role?: string | null
}

/** Params of teams.get. */
export interface TeamsGetParams {
  /** ID of the team, as `teams.list` returns it. */
  id: string
  /** Additional data to return. */
  include?: ("privileges")[]
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** Name of the team. (at most 100 characters) */
  name: string
  /** Description of the team. (at most 1024 characters) */
  description?: string
  /** Default role of users who join the team: `manager` or `none`. */
  default_role?: "manager" | "none"
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /** ID of the team, as `teams.list` returns it. */
  id: string
  /** Name of the team. (at most 100 characters) */
  name: string
  /** Description of the team. (at most 1024 characters) */
  description?: string
  /** Default role of users who join the team: `manager` or `none`. */
  default_role?: "manager" | "none"
}

/** Params of teams.delete. */
export interface TeamsDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  id: string
  /** ID of the team that takes over open incidents. */
  reassignment_team?: string
}

/** Searchable fields of teams, in hosted mode. */
export interface TeamsSearchFields {
  id: string | null
  name: string | null
  description: string | null
  summary: string | null
  html_url: string | null
  default_role: string | null
}

/** Params of team_members.list. */
export interface TeamMembersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** ID of the team, as `teams.list` returns it. */
  team_id: string
  /** Referenced objects to return in full. */
  include?: ("users")[]
}

export interface TeamMember {
  user?: Ref
  role?: string | null
}

/** Params of team_members.update. */
export interface TeamMembersUpdateParams {
  /** ID of the team, as `teams.list` returns it. */
  team_id: string
  /** ID of the user, as `users.list` returns it. */
  user_id: string
  /** Role of the user in the team. Defaults to the role in the account. */
  role?: "observer" | "responder" | "manager"
}

/** Params of team_members.delete. */
export interface TeamMembersDeleteParams {
  /** ID of the team, as `teams.list` returns it. */
  team_id: string
  /** ID of the user, as `users.list` returns it. */
  user_id: string
}

/** Params of maintenance_windows.list. */
export interface MaintenanceWindowsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
  /** Filters by time: past, future, ongoing, open (ongoing or future), or all. */
  filter?: "past" | "future" | "ongoing" | "open" | "all"
  /** Filters by service: IDs, as `services.list` returns them. */
  service_ids?: string[]
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Referenced objects to return in full. */
  include?: ("teams" | "services" | "users")[]
}

export interface MaintenanceWindow {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  sequence_number?: number
  start_time: string
  end_time: string
  description?: string | null
  created_by?: Ref | null
  services: Ref[]
  teams?: Ref[]
}

/** Params of maintenance_windows.get. */
export interface MaintenanceWindowsGetParams {
  /** ID of the maintenance window, as `maintenance_windows.list` returns it. */
  id: string
  /** Referenced objects to return in full. */
  include?: ("teams" | "services" | "users")[]
}

/** Params of maintenance_windows.create. */
export interface MaintenanceWindowsCreateParams {
  /** Email address of the user to act as. The user has to belong to the account. */
  from: string
  /** Time when the maintenance window starts. */
  start_time: string
  /** Time when the maintenance window ends. */
  end_time: string
  /** Services to put in maintenance, by ID, as `services.list` returns it. (at least 1 items) */
  services: {
    /** ID of the service. */
    id: string
    /** Always `service_reference`. */
    type: "service_reference"
  }[]
  /** Description of the maintenance window. */
  description?: string
}

/** Params of maintenance_windows.update. */
export interface MaintenanceWindowsUpdateParams {
  /** ID of the maintenance window, as `maintenance_windows.list` returns it. */
  id: string
  /** Time when the maintenance window starts. */
  start_time: string
  /** Time when the maintenance window ends. */
  end_time: string
  /** Services to put in maintenance, by ID, as `services.list` returns it. (at least 1 items) */
  services: {
    /** ID of the service. */
    id: string
    /** Always `service_reference`. */
    type: "service_reference"
  }[]
  /** Description of the maintenance window. */
  description?: string
}

/** Params of maintenance_windows.delete. */
export interface MaintenanceWindowsDeleteParams {
  /** ID of the maintenance window, as `maintenance_windows.list` returns it. */
  id: string
}

/** Searchable fields of maintenance_windows, in hosted mode. */
export interface MaintenanceWindowsSearchFields {
  id: string | null
  description: string | null
  summary: string | null
  sequence_number: number | null
  start_time: string | null
  end_time: string | null
}

/** Params of priorities.list. */
export interface PrioritiesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
}

/** Searchable fields of priorities, in hosted mode. */
export interface PrioritiesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  summary: string | null
}

/** Params of vendors.list. */
export interface VendorsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
}

export interface Vendor {
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  name?: string
  website_url?: string | null
  logo_url?: string | null
  thumbnail_url?: string | null
  description?: string | null
  integration_guide_url?: string | null
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Filters to records whose name contains this text. */
  query?: string
}

export interface Tag {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  label: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** Label of the tag, up to 191 characters. (at most 191 characters) */
  label: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** ID of the tag, as `tags.list` returns it. */
  id: string
}

/** Params of change_events.list. */
export interface ChangeEventsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Start of the time range, in UTC. */
  since?: string
  /** End of the time range, in UTC. */
  until?: string
  /** Filters by team: IDs, as `teams.list` returns them. */
  team_ids?: string[]
  /** Filters by integration ID. */
  integration_ids?: string[]
}

export interface ChangeEvent {
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  timestamp?: string
  services?: Ref[]
  integration?: Ref | null
  routing_key?: string | null
  source?: string | null
  links?: ChangeLink[]
  images?: ChangeImage[]
  custom_details?: Details | null
}

export interface ChangeLink {
  href?: string | null
  text?: string | null
}

export interface ChangeImage {
  src?: string | null
  href?: string | null
  alt?: string | null
}

/** Params of change_events.get. */
export interface ChangeEventsGetParams {
  /** ID of the change event, as `change_events.list` returns it. */
  id: string
}

/** Params of notifications.list. */
export interface NotificationsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0. (0 to 10000; default 0) */
  offset?: number
  /** Whether to return the total number of records, which is slower. */
  total?: boolean
  /** Start of the time range. */
  since: string
  /** End of the time range, less than three months after `since`. */
  until: string
  /** Filters by notification type. */
  filter?: "sms_notification" | "email_notification" | "phone_notification" | "push_notification"
  /** Time zone of returned times, such as `Europe/Berlin`. */
  time_zone?: string
  /** Referenced objects to return in full. */
  include?: ("users")[]
}

export interface Notification {
  id: string
  type?: string
  started_at?: string
  address?: string | null
  user?: Ref | null
  conferenceAddress?: string | null
  status?: string | null
}

/** Params of audit_records.list. Needs actor_type with actor_id. Needs method_type with method_truncated_token. */
export interface AuditRecordsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** Start of the time range. Defaults to a day ago. */
  since?: string
  /** End of the time range, at most 31 days after `since`. */
  until?: string
  /** Filters by type of the changed resource. */
  root_resource_types?: ("users" | "teams" | "schedules" | "escalation_policies" | "services" | "ip_allow_lists")[]
  /** Filters by action. */
  actions?: ("create" | "update" | "delete")[]
  /** Filters by type of the actor who made the change. */
  actor_type?: "user_reference" | "api_key_reference" | "app_reference"
  /** Filters by ID of the actor. Requires `actor_type`. */
  actor_id?: string
  /** Filters by the method used to make the change. */
  method_type?: "browser" | "oauth" | "api_token" | "identity_provider" | "other"
  /** Filters by the last characters of the token used. Requires `method_type`. */
  method_truncated_token?: string
  /** Cursor of the next page: `next` of the previous page. */
  cursor?: string
}

export interface AuditRecord {
  id: string
  self?: string | null
  execution_time: string
  execution_context?: ({
    request_id?: string | null
    remote_address?: string | null
  } | null)
  actors?: Ref[] | null
  method: AuditMethod
  root_resource: Ref
  action: string
  details?: AuditDetails | null
}

export interface AuditMethod {
  description?: string | null
  truncated_token?: string | null
  type: string
}

export interface AuditDetails {
  resource: Ref
  fields?: AuditField[] | null
  references?: AuditReference[] | null
}

export interface AuditField {
  name: string
  description?: string | null
  value?: string | null
  before_value?: string | null
}

export interface AuditReference {
  name: string
  description?: string | null
  added?: Ref[] | null
  removed?: Ref[] | null
}

/** Credentials by auth variant. */
export interface PagerdutyCredentials {
  api_key: PagerdutyApiKeyCredentials
  oauth: PagerdutyOauthCredentials
  app: PagerdutyAppCredentials
}

/** API key */
export interface PagerdutyApiKeyCredentials {
  /** API key of the account or of a user. */
  api_key: string
}

/** PagerDuty account */
export interface PagerdutyOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** App with Scoped OAuth */
export interface PagerdutyAppCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
  /** Service region (`us` or `eu`) and subdomain of the account, separated by a dot, such as `us.example`. */
  account: string
}

export interface PagerdutyConfig {
  /**
   * API host of the account's service region. Use `api.eu.pagerduty.com` if the account's address ends in
   * `eu.pagerduty.com`. Defaults to `api.pagerduty.com`. (default "api.pagerduty.com")
   */
  host?: "api.pagerduty.com" | "api.eu.pagerduty.com"
}
