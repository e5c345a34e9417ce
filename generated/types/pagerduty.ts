// Generated from definitions/pagerduty.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** PagerDuty */
    "pagerduty": Pagerduty
  }
}

/** A text, number, truth value or list of texts, as the field's type says; null empties it. */
export type FieldValue = unknown

/**
 * PagerDuty. Incidents with alerts, notes and log entries, services, escalation policies, schedules with overrides, who
 * is on call, users, teams and maintenance windows.
 */
export interface Pagerduty {
  operations: PagerdutyOperations
  credentials: PagerdutyCredentials
  config: PagerdutyConfig
}

/** What can be called, by entity and action. */
export interface PagerdutyOperations {
  /** A problem that somebody has to take care of. */
  incidents: {
    /** Lists incidents of the last month, or of another time of at most six months, such as all that are open. */
    list: {
      params: IncidentsListParams
      records: Incident[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one incident by id or number. */
    get: {
      params: IncidentsGetParams
      records: Incident
      meta: {}
    }
    /** Triggers an incident on a service, which notifies whoever is on call. */
    create: {
      params: IncidentsCreateParams
      records: Incident
      meta: {}
    }
    /** Acknowledges, resolves, escalates, reassigns or changes an incident. */
    update: {
      params: IncidentsUpdateParams
      records: Incident
      meta: {}
    }
    search: {
      fields: IncidentsSearchFields
    }
  }
  /** An incident of one service. */
  service_incidents: {
    /** Lists the incidents of one service, whenever they began; 10,000 of them at most. */
    list: {
      params: ServiceIncidentsListParams
      records: Incident[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** Several incidents that are changed at once. */
  incident_batches: {
    /** Acknowledges, resolves, escalates, reassigns or changes up to 250 incidents at once, all or none. */
    update: {
      params: IncidentBatchesUpdateParams
      records: Incident[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
  /** Several incidents that become one. */
  incident_merges: {
    /** Merges incidents into one: their alerts go over to it, and they are resolved. */
    create: {
      params: IncidentMergesCreateParams
      records: Ref
      meta: {}
    }
  }
  /** A pause of an incident. */
  incident_snoozes: {
    /** Snoozes an acknowledged incident: it is triggered again when the time is over. */
    create: {
      params: IncidentSnoozesCreateParams
      records: Incident
      meta: {}
    }
  }
  /** A message about an incident to those who follow it. */
  incident_status_updates: {
    /** Sends a status update on an incident to its subscribers. */
    create: {
      params: IncidentStatusUpdatesCreateParams
      records: StatusUpdate
      meta: {}
    }
  }
  /** A call for help with an incident. */
  responder_requests: {
    /** Asks further users or those of escalation policies to help with an incident. */
    create: {
      params: ResponderRequestsCreateParams
      records: ResponderRequest
      meta: {}
    }
  }
  /** A signal of a monitoring tool that belongs to an incident. */
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
    /** Gets one alert with its details. */
    get: {
      params: AlertsGetParams
      records: Alert
      meta: {}
    }
    /** Resolves an alert or moves it to another incident. */
    update: {
      params: AlertsUpdateParams
      records: Alert
      meta: {}
    }
  }
  /** What somebody wrote on an incident. */
  incident_notes: {
    /** Lists the notes on an incident. */
    list: {
      params: IncidentNotesListParams
      records: Note[]
      meta: {}
    }
    /** Writes a note on an incident. */
    create: {
      params: IncidentNotesCreateParams
      records: Note
      meta: {}
    }
    /** Changes the text of a note. */
    update: {
      params: IncidentNotesUpdateParams
      records: Note
      meta: {}
    }
    /** Deletes a note. */
    delete: {
      params: IncidentNotesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A custom field of an incident with its value. */
  incident_custom_fields: {
    /** Lists the custom fields of an incident with their values. */
    list: {
      params: IncidentCustomFieldsListParams
      records: CustomFieldValue[]
      meta: {}
    }
    /** Sets values of custom fields of an incident. */
    update: {
      params: IncidentCustomFieldsUpdateParams
      records: CustomFieldValues
      meta: {}
    }
  }
  /** An earlier incident of the same service that resembles one. */
  past_incidents: {
    /** Lists incidents of the last six months on the same service that resemble an incident, the most alike first. */
    list: {
      params: PastIncidentsListParams
      records: PastIncident[]
      meta: {
        total: unknown
      }
    }
  }
  /** An open incident elsewhere that may have to do with one. */
  related_incidents: {
    /** Lists the 20 latest incidents on other services that may have to do with an incident. */
    list: {
      params: RelatedIncidentsListParams
      records: RelatedIncident[]
      meta: {}
    }
  }
  /** A sort of incidents with custom fields of its own. */
  incident_types: {
    /** Lists the incident types, those that are in use unless filter says otherwise. */
    list: {
      params: IncidentTypesListParams
      records: IncidentType[]
      meta: {}
    }
  }
  /** What happened to an incident. */
  log_entries: {
    /** Lists what happened to all incidents, the latest first. */
    list: {
      params: LogEntriesListParams
      records: LogEntry[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one log entry, with the data of the event behind it where channels are included. */
    get: {
      params: LogEntriesGetParams
      records: LogEntry
      meta: {}
    }
  }
  /** What happened to one incident. */
  incident_log_entries: {
    /** Lists what happened to one incident: who was notified, acknowledged, escalated or resolved it. */
    list: {
      params: IncidentLogEntriesListParams
      records: LogEntry[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** Steps that can be run for an incident. */
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
  /** A run of an incident workflow. */
  incident_workflow_instances: {
    /** Starts an incident workflow for an incident. */
    create: {
      params: IncidentWorkflowInstancesCreateParams
      records: WorkflowInstance
      meta: {}
    }
  }
  /** An application, component or team that incidents concern. */
  services: {
    /** Lists services by name. */
    list: {
      params: ServicesListParams
      records: Service[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one service with its settings. */
    get: {
      params: ServicesGetParams
      records: Service
      meta: {}
    }
    /** Makes a service. Its incidents go by an escalation policy; integrations.create lets a tool trigger them. */
    create: {
      params: ServicesCreateParams
      records: Service
      meta: {}
    }
    /** Changes a service, or disables it by its status. */
    update: {
      params: ServicesUpdateParams
      records: Service
      meta: {}
    }
    /** Deletes a service, with which no incidents can be triggered any more. */
    delete: {
      params: ServicesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ServicesSearchFields
    }
  }
  /** The way by which a tool triggers incidents of a service. */
  integrations: {
    /** Gets one integration of a service, with its key or e-mail address. */
    get: {
      params: IntegrationsGetParams
      records: Integration
      meta: {}
    }
    /** Adds an integration to a service; its key is for the tool that sends events. */
    create: {
      params: IntegrationsCreateParams
      records: Integration
      meta: {}
    }
  }
  /** What an organization offers by several services. */
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
    /** Gets one business service. */
    get: {
      params: BusinessServicesGetParams
      records: BusinessService
      meta: {}
    }
    search: {
      fields: BusinessServicesSearchFields
    }
  }
  /** Who is notified of incidents in which order. */
  escalation_policies: {
    /** Lists escalation policies by name. */
    list: {
      params: EscalationPoliciesListParams
      records: EscalationPolicy[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one escalation policy with its rules. */
    get: {
      params: EscalationPoliciesGetParams
      records: EscalationPolicy
      meta: {}
    }
    /** Makes an escalation policy. */
    create: {
      params: EscalationPoliciesCreateParams
      records: EscalationPolicy
      meta: {}
    }
    /** Changes an escalation policy; rules that are given replace those that were there. */
    update: {
      params: EscalationPoliciesUpdateParams
      records: EscalationPolicy
      meta: {}
    }
    /** Deletes an escalation policy that no service uses. */
    delete: {
      params: EscalationPoliciesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: EscalationPoliciesSearchFields
    }
  }
  /** Who is on call when. */
  schedules: {
    /** Lists on-call schedules; schedules.get has the layers of one. */
    list: {
      params: SchedulesListParams
      records: Schedule[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one schedule with its layers, and who is on call in the time asked for. */
    get: {
      params: SchedulesGetParams
      records: Schedule
      meta: {}
    }
    /** Makes an on-call schedule of one or several layers. */
    create: {
      params: SchedulesCreateParams
      records: Schedule
      meta: {}
    }
    /** Changes a schedule. Layers that are there have to be given by id; those that are left out end now. */
    update: {
      params: SchedulesUpdateParams
      records: Schedule
      meta: {}
    }
    /** Deletes a schedule that no escalation policy uses. */
    delete: {
      params: SchedulesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SchedulesSearchFields
    }
  }
  /** A user who is on call in a schedule. */
  schedule_users: {
    /** Lists the users who are on call in a schedule in a time. */
    list: {
      params: ScheduleUsersListParams
      records: User[]
      meta: {}
    }
  }
  /** A user who takes over a time in a schedule. */
  schedule_overrides: {
    /** Lists the overrides of a schedule in a time. */
    list: {
      params: ScheduleOverridesListParams
      records: Override[]
      meta: {}
    }
    /** Puts users on call for a time in place of those whom a schedule says. */
    create: {
      params: ScheduleOverridesCreateParams
      records: Override[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Deletes an override that is to come, or ends one that has begun. */
    delete: {
      params: ScheduleOverridesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A time in which a user is on call. */
  oncalls: {
    /** Lists who is on call now or in a time, by escalation policy and level. */
    list: {
      params: OncallsListParams
      records: OnCall[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** Somebody who has an account. */
  users: {
    /** Lists users; query finds them by name or e-mail address. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Adds a user, who gets an invitation by e-mail. */
    create: {
      params: UsersCreateParams
      records: User
      meta: {}
    }
    /** Changes a user. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Removes a user, who may have no incidents assigned unless the plan hands them on. */
    delete: {
      params: UsersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The user whose credentials are in use. */
  current_user: {
    /** Gets the user whose credentials are in use; keys of the account and apps are nobody's. */
    get: {
      params: CurrentUserGetParams
      records: User
      meta: {}
    }
  }
  /** A way by which a user is notified. */
  contact_methods: {
    /** Lists the e-mail addresses, phones and devices by which a user is notified. */
    list: {
      params: ContactMethodsListParams
      records: ContactMethod[]
      meta: {}
    }
    /** Adds an e-mail address or phone by which a user is notified. */
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
  /** When and how a user is notified of an incident. */
  notification_rules: {
    /** Lists when and how a user is notified of incidents. */
    list: {
      params: NotificationRulesListParams
      records: NotificationRule[]
      meta: {}
    }
  }
  /** Users and escalation policies that belong together. */
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
    /** Gets one team. */
    get: {
      params: TeamsGetParams
      records: Team
      meta: {}
    }
    /** Makes a team. */
    create: {
      params: TeamsCreateParams
      records: Team
      meta: {}
    }
    /** Changes a team. */
    update: {
      params: TeamsUpdateParams
      records: Team
      meta: {}
    }
    /** Deletes a team without services, schedules, escalation policies and teams below it. */
    delete: {
      params: TeamsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TeamsSearchFields
    }
  }
  /** A user of a team with the role there. */
  team_members: {
    /** Lists the users of a team with their roles there. */
    list: {
      params: TeamMembersListParams
      records: TeamMember[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Adds a user to a team, or changes the role there. */
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
  /** A time in which services trigger no incidents. */
  maintenance_windows: {
    /** Lists maintenance windows, such as those that are under way. */
    list: {
      params: MaintenanceWindowsListParams
      records: MaintenanceWindow[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one maintenance window. */
    get: {
      params: MaintenanceWindowsGetParams
      records: MaintenanceWindow
      meta: {}
    }
    /** Silences services for a time, in which no incidents are triggered. */
    create: {
      params: MaintenanceWindowsCreateParams
      records: MaintenanceWindow
      meta: {}
    }
    /** Changes a maintenance window that is not over. */
    update: {
      params: MaintenanceWindowsUpdateParams
      records: MaintenanceWindow
      meta: {}
    }
    /** Deletes a maintenance window that is to come, or ends one that has begun. */
    delete: {
      params: MaintenanceWindowsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MaintenanceWindowsSearchFields
    }
  }
  /** How severe an incident is. */
  priorities: {
    /** Lists the priorities that incidents can have, the most severe first. */
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
  /** A tool that can be connected to a service. */
  vendors: {
    /** Lists the tools that PagerDuty has integrations for. */
    list: {
      params: VendorsListParams
      records: Vendor[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** A word on users, teams and escalation policies. */
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
    /** Makes a tag. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Deletes a tag and takes it off all records. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A change of a system, such as a deploy. */
  change_events: {
    /** Lists changes of systems, such as deploys. */
    list: {
      params: ChangeEventsListParams
      records: ChangeEvent[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
    /** Gets one change of a system. */
    get: {
      params: ChangeEventsGetParams
      records: ChangeEvent
      meta: {}
    }
  }
  /** A message that was sent to a user. */
  notifications: {
    /** Lists the calls, messages and e-mails that were sent to users in a time of less than three months. */
    list: {
      params: NotificationsListParams
      records: Notification[]
      meta: {
        more: boolean | null
        total: unknown
      }
    }
  }
  /** A change of the account's settings. */
  audit_records: {
    /**
     * Lists who changed what in users, teams, services, schedules and escalation policies, the latest first; the last
     * day unless a time is given.
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those that began at this time or later, a month ago unless given. */
  since?: string
  /** Only those that began before this time, six months after since at most. */
  until?: string
  /** All incidents, whenever they began, in place of since and until. */
  date_range?: "all"
  /** Only incidents in these states; triggered and acknowledged ones are open. */
  statuses?: ("triggered" | "acknowledged" | "resolved")[]
  /** Only incidents of this urgency. */
  urgencies?: ("high" | "low")[]
  /** Only those of these services, by id from services.list. */
  service_ids?: string[]
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** Only incidents assigned to one of these users now, which leaves resolved ones out. */
  user_ids?: string[]
  /** Only incidents with this key or with alerts that have it. */
  incident_key?: string
  /** What to sort by, incident_number, created_at, resolved_at or urgency, with :asc or :desc. (at most 2 items) */
  sort_by?: string[]
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
  /** What to answer whole instead of by reference. */
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
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  incident_number?: number
  title?: string | null
  created_at?: string
  updated_at?: string | null
  status?: string
  incident_key?: string | null
  service?: Ref | null
  assignments?: Assignment[]
  assigned_via?: string | null
  last_status_change_at?: string | null
  resolved_at?: string | null
  first_trigger_log_entry?: Ref | null
  alert_counts?: AlertCounts | null
  is_mergeable?: boolean
  incident_type?: {
    name?: string
  } | null
  escalation_policy?: Ref | null
  teams?: Ref[]
  pending_actions?: PendingAction[]
  acknowledgements?: Acknowledgement[]
  alert_grouping?: AlertGrouping | null
  last_status_change_by?: Ref | null
  priority?: Priority | null
  resolve_reason?: ResolveReason | null
  conference_bridge?: Bridge | null
  incidents_responders?: Responder[]
  responder_requests?: ResponderRequest[]
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
  /** A text, or the fields that a tool sent. */
  details?: unknown
}

/** Params of incidents.get. */
export interface IncidentsGetParams {
  /** The incident, by id from incidents.list. */
  id: string
  /** What to answer whole instead of by reference. */
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
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** What is wrong in one line. */
  title: string
  /** The service that it concerns, by id from services.list. */
  service: {
    /** The service's id. */
    id: string
    /** Always service_reference. */
    type: "service_reference"
  }
  /** How urgent it is. */
  urgency?: "high" | "low"
  /** What is known of it. */
  body?: {
    /** Always incident_body. */
    type: "incident_body"
    /** The text. */
    details?: string
  }
  /** How severe it is, by id from priorities.list. */
  priority?: {
    /** The priority's id. */
    id: string
    /** Always priority_reference. */
    type: "priority_reference"
  }
  /** A key of your own; while an incident of the service with it is open, another one is refused. */
  incident_key?: string
  /** The users who are to take care of it. (at least 1 items) */
  assignments?: {
    /** The user. */
    assignee: {
      /** The user's id. */
      id: string
      /** Always user_reference. */
      type: "user_reference"
    }
  }[]
  /** Who is notified, by an escalation policy instead of users. */
  escalation_policy?: {
    /** The escalation policy's id. */
    id: string
    /** Always escalation_policy_reference. */
    type: "escalation_policy_reference"
  }
  /** Its type, by name from incident_types.list. */
  incident_type?: {
    /** The name of the type. */
    name: string
  }
  /** Where responders meet. */
  conference_bridge?: {
    /** The number to call, with commas for pauses. */
    conference_number?: string
    /** The address of the meeting. */
    conference_url?: string
  }
}

/** Params of incidents.update. Takes only one of assignments, escalation_policy. Needs status with resolution. */
export interface IncidentsUpdateParams {
  /** The incident, by id from incidents.list. */
  id: string
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** The state it is to have. */
  status?: "triggered" | "acknowledged" | "resolved"
  /** How it was resolved; added as a note. Needs the status resolved. */
  resolution?: string
  /** What is wrong in one line. */
  title?: string
  /** How urgent it is. */
  urgency?: "high" | "low"
  /** How severe it is, by id from priorities.list. */
  priority?: {
    /** The priority's id. */
    id: string
    /** Always priority_reference. */
    type: "priority_reference"
  }
  /** The level of the escalation policy that it goes to. (at least 1) */
  escalation_level?: number
  /** The users who are to take care of it. (at least 1 items) */
  assignments?: {
    /** The user. */
    assignee: {
      /** The user's id. */
      id: string
      /** Always user_reference. */
      type: "user_reference"
    }
  }[]
  /** Whom it is handed to, by an escalation policy instead of users. */
  escalation_policy?: {
    /** The escalation policy's id. */
    id: string
    /** Always escalation_policy_reference. */
    type: "escalation_policy_reference"
  }
  /** The service that it is moved to. */
  service?: {
    /** The service's id. */
    id: string
    /** Always service_reference. */
    type: "service_reference"
  }
  /** Its type, by name from incident_types.list. */
  incident_type?: {
    /** The name of the type. */
    name: string
  }
  /** Where responders meet. */
  conference_bridge?: {
    /** The number to call, with commas for pauses. */
    conference_number?: string
    /** The address of the meeting. */
    conference_url?: string
  }
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The service, by id from services.list. */
  service_id: string
  /** Only incidents in these states; triggered and acknowledged ones are open. */
  statuses?: ("triggered" | "acknowledged" | "resolved")[]
  /** Only incidents of this urgency. */
  urgencies?: ("high" | "low")[]
  /** What to sort by, incident_number, created_at, resolved_at or urgency, with :asc or :desc. (at most 2 items) */
  sort_by?: string[]
  /** What to answer whole instead of by reference. */
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
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** The incidents, each with what is to change. (1 to 250 items) */
  incidents: {
    /** The incident's id. */
    id: string
    /** Either, they mean the same. */
    type: "incident" | "incident_reference"
    /** The state it is to have. */
    status?: "triggered" | "acknowledged" | "resolved"
    /** How it was resolved, with the status resolved. */
    resolution?: string
    /** What is wrong in one line. */
    title?: string
    /** How urgent it is. */
    urgency?: "high" | "low"
    /** How severe it is. */
    priority?: {
      /** The priority's id. */
      id: string
      /** Always priority_reference. */
      type: "priority_reference"
    }
    /** The level that it goes to. (at least 1) */
    escalation_level?: number
    /** The users who are to take care of it. */
    assignments?: {
      /** The user. */
      assignee: {
        /** The user's id. */
        id: string
        /** Always user_reference. */
        type: "user_reference"
      }
    }[]
    /** Whom it is handed to. */
    escalation_policy?: {
      /** The escalation policy's id. */
      id: string
      /** Always escalation_policy_reference. */
      type: "escalation_policy_reference"
    }
    /** Its type. */
    incident_type?: {
      /** The name of the type. */
      name: string
    }
    /** Where responders meet. */
    conference_bridge?: {
      /** The number to call, with commas for pauses. */
      conference_number?: string
      /** The address of the meeting. */
      conference_url?: string
    }
  }[]
}

/** Params of incident_merges.create. */
export interface IncidentMergesCreateParams {
  /** The incident that stays, by id. */
  incident_id: string
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** The incidents that are merged into it. (at least 1 items) */
  source_incidents: {
    /** The incident's id. */
    id: string
    /** Always incident_reference. */
    type: "incident_reference"
  }[]
}

/** Params of incident_snoozes.create. */
export interface IncidentSnoozesCreateParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** For how many seconds, a week at most. (1 to 604800) */
  duration: number
}

/** Params of incident_status_updates.create. */
export interface IncidentStatusUpdatesCreateParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** What those who follow the incident read. */
  message: string
  /** The subject of the e-mail, with html_message. */
  subject?: string
  /** The text of the e-mail as HTML, with subject. */
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
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The user who asks, by id from users.list. */
  requester_id: string
  /** What they are asked. */
  message: string
  /** Who is asked. (at least 1 items) */
  responder_request_targets: {
    /** The user or escalation policy. */
    responder_request_target: {
      /** The id of the user or escalation policy. */
      id: string
      /** Which of both it is. */
      type: "user_reference" | "escalation_policy_reference"
    }
  }[]
}

/** Params of alerts.list. */
export interface AlertsListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** Only the alert with this key. */
  alert_key?: string
  /** Only alerts in these states. */
  statuses?: ("triggered" | "resolved")[]
  /** What to sort by. */
  sort_by?: "created_at" | "resolved_at" | "created_at:asc" | "created_at:desc" | "resolved_at:asc" | "resolved_at:desc"
  /** What to answer whole instead of by reference. */
  include?: ("services" | "first_trigger_log_entries" | "incidents")[]
}

export interface Alert {
  id: string
  type: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  created_at?: string
  status?: string
  alert_key?: string | null
  service?: Ref | null
  first_trigger_log_entry?: Ref | null
  incident?: Ref | null
  suppressed?: boolean
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

/** What the sender of an event put there; any fields. */
export interface Details { [k: string]: unknown }

/** Params of alerts.get. */
export interface AlertsGetParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The alert, by id from alerts.list. */
  id: string
}

/** Params of alerts.update. */
export interface AlertsUpdateParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The alert, by id from alerts.list. */
  id: string
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** The state it is to have. */
  status?: "resolved" | "triggered"
  /** The incident that it is moved to. */
  incident?: {
    /** The incident's id. */
    id: string
    /** Always incident_reference. */
    type: "incident_reference"
  }
}

/** Params of incident_notes.list. */
export interface IncidentNotesListParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
}

export interface Note {
  id: string
  user?: Ref | null
  channel?: ({
    id?: string | null
    type?: string | null
    summary?: string | null
    self?: string | null
    html_url?: string | null
  } | null)
  content: string
  created_at?: string
  updated_at?: string | null
}

/** Params of incident_notes.create. */
export interface IncidentNotesCreateParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** The text. */
  content: string
}

/** Params of incident_notes.update. */
export interface IncidentNotesUpdateParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The note, by id from incident_notes.list. */
  id: string
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** The text. */
  content: string
}

/** Params of incident_notes.delete. */
export interface IncidentNotesDeleteParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The note, by id from incident_notes.list. */
  id: string
}

/** Params of incident_custom_fields.list. */
export interface IncidentCustomFieldsListParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
}

export interface CustomFieldValue {
  id: string
  name: string
  type: string
  display_name: string
  field_type: string
  data_type: string
  description?: string | null
  value?: FieldValue | null
}

/** Params of incident_custom_fields.update. */
export interface IncidentCustomFieldsUpdateParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The fields, each by id or name, with their values. (at least 1 items) */
  custom_fields: {
    /** The field's id, unless name is given. */
    id?: string
    /** The field's name, unless id is given. (at most 50 characters) */
    name?: string
    /** A text, number, truth value or list of texts, as the field's type says; null empties it. */
    value: unknown
  }[]
}

export interface CustomFieldValues {
  custom_fields: CustomFieldValue[]
}

/** Params of past_incidents.list. */
export interface PastIncidentsListParams {
  /** How many at most. (at most 999; default 5) */
  limit?: unknown
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The incident, by id from incidents.list. */
  incident_id: string
}

export interface PastIncident {
  incident?: {
    id?: string
    created_at?: string
    self?: string
    title?: string
  }
  score?: number
}

/** Params of related_incidents.list. */
export interface RelatedIncidentsListParams {
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** What to answer whole of each incident. */
  additional_details?: ("incident")[]
}

export interface RelatedIncident {
  incident?: Incident
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
  /** Which ones to list. (default "enabled") */
  filter?: "enabled" | "disabled" | "all"
}

export interface IncidentType {
  id: string
  type?: string
  name?: string
  display_name?: string | null
  description?: string | null
  enabled?: boolean
  parent?: {
    id?: string
    type?: string
  } | null
  created_at?: string
  updated_at?: string | null
}

/** Params of log_entries.list. */
export interface LogEntriesListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The begin of the time. */
  since?: string
  /** The end of the time. */
  until?: string
  /** Only the most important entries. (default false) */
  is_overview?: boolean
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
  /** What to answer whole instead of by reference. */
  include?: ("incidents" | "services" | "channels" | "teams")[]
}

export interface LogEntry {
  id: string
  type?: string
  summary?: string | null
  self?: string | null
  html_url?: string | null
  created_at?: string
  channel?: Channel | null
  agent?: Ref | null
  note?: string | null
  contexts?: Context[]
  service?: Ref | null
  incident?: Ref | null
  teams?: Ref[]
  event_details?: ({
    description?: string | null
  } | null)
  assignees?: Ref[]
  acknowledgement_timeout?: number | null
}

export interface Channel {
  type: string
  summary?: string | null
  details?: Details | string | null
}

/** Params of log_entries.get. */
export interface LogEntriesGetParams {
  /** The log entry, by id from log_entries.list. */
  id: string
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
  /** What to answer whole instead of by reference. */
  include?: ("incidents" | "services" | "channels" | "teams")[]
}

/** Params of incident_log_entries.list. */
export interface IncidentLogEntriesListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The incident, by id from incidents.list. */
  incident_id: string
  /** The begin of the time. */
  since?: string
  /** The end of the time. */
  until?: string
  /** Only the most important entries. (default false) */
  is_overview?: boolean
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
  /** What to answer whole instead of by reference. */
  include?: ("incidents" | "services" | "channels" | "teams")[]
}

/** Params of incident_workflows.list. */
export interface IncidentWorkflowsListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
  query?: string
  /** What comes along. */
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
  /** The workflow, by id from incident_workflows.list. */
  workflow_id: string
  /** The incident that it runs for. */
  incident: {
    /** The incident's id. */
    id: string
    /** Always incident_reference. */
    type: "incident_reference"
  }
  /** An id of your own, by which a run is not started twice. */
  instance_id?: string
}

export interface WorkflowInstance {
  id: string
  type?: string
  incident?: Ref | null
}

/** Params of services.list. */
export interface ServicesListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
  query?: string
  /** Only the service of exactly this name. */
  name?: string
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
  /** In which order. (default "name") */
  sort_by?: "name" | "name:asc" | "name:desc"
  /** What to answer whole instead of by reference. */
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
  alert_creation?: string | null
  alert_grouping_parameters?: GroupingSetting | null
  alert_grouping?: string | null
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
  /** The service, by id from services.list. */
  id: string
  /** What to answer whole instead of by reference. */
  include?: ("escalation_policies" | "teams" | "integrations" | "auto_pause_notifications_parameters")[]
}

/** Params of services.create. */
export interface ServicesCreateParams {
  /** What it is called. */
  name: string
  /** Who is notified of its incidents. */
  escalation_policy: {
    /** The escalation policy's id. */
    id: string
    /** Always escalation_policy_reference. */
    type: "escalation_policy_reference"
  }
  /** What it is. */
  description?: string
  /** After how many seconds an open incident is resolved by itself, never if null or 0. */
  auto_resolve_timeout?: number | null
  /** After how many seconds an acknowledged incident is triggered again, never if null or 0. */
  acknowledgement_timeout?: number | null
  /** Whether events make alerts as well as incidents; PagerDuty gives up the former. */
  alert_creation?: "create_incidents" | "create_alerts_and_incidents"
  /** How urgent its incidents are. */
  incident_urgency_rule?: {
    /** Whether urgency depends on support hours. */
    type?: "constant" | "use_support_hours"
    /** The urgency, where it is constant. */
    urgency?: "low" | "high" | "severity_based"
    /** The urgency in support hours. */
    during_support_hours?: {
      /** Always constant. */
      type?: "constant"
      /** The urgency. */
      urgency?: "low" | "high" | "severity_based"
    }
    /** The urgency at other times. */
    outside_support_hours?: {
      /** Always constant. */
      type?: "constant"
      /** The urgency. */
      urgency?: "low" | "high" | "severity_based"
    }
  }
  /** When it is supported, where urgency depends on that. */
  support_hours?: ({
    /** Always fixed_time_per_day. */
    type?: "fixed_time_per_day"
    /** Their time zone. */
    time_zone?: string
    /** The days, 1 for Monday to 7. (at most 7 items) */
    days_of_week?: number[]
    /** When they begin, such as 09:00:00. */
    start_time?: string
    /** When they end, such as 17:00:00. */
    end_time?: string
  } | null)
  /** What happens to its incidents when support hours begin. */
  scheduled_actions?: {
    /** Always urgency_change. */
    type: "urgency_change"
    /** When it happens. */
    at: {
      /** Always named_time. */
      type: "named_time"
      /** The begin or the end of support hours. */
      name: "support_hours_start" | "support_hours_end"
    }
    /** The urgency that open incidents get. */
    to_urgency: "high"
  }[]
  /** Whether alerts that may resolve by themselves wait before somebody is notified. */
  auto_pause_notifications_parameters?: {
    /** Whether they wait. */
    enabled?: boolean
    /** For how many seconds. */
    timeout?: 0 | 120 | 180 | 300 | 600 | 900
  }
}

/** Params of services.update. */
export interface ServicesUpdateParams {
  /** The service, by id from services.list. */
  id: string
  /** What it is called. */
  name: string
  /** Whether it takes incidents. */
  status?: "active" | "disabled"
  /** Who is notified of its incidents. */
  escalation_policy?: {
    /** The escalation policy's id. */
    id: string
    /** Always escalation_policy_reference. */
    type: "escalation_policy_reference"
  }
  /** What it is. */
  description?: string
  /** After how many seconds an open incident is resolved by itself, never if null or 0. */
  auto_resolve_timeout?: number | null
  /** After how many seconds an acknowledged incident is triggered again, never if null or 0. */
  acknowledgement_timeout?: number | null
  /** Whether events make alerts as well as incidents; PagerDuty gives up the former. */
  alert_creation?: "create_incidents" | "create_alerts_and_incidents"
  /** How urgent its incidents are. */
  incident_urgency_rule?: {
    /** Whether urgency depends on support hours. */
    type?: "constant" | "use_support_hours"
    /** The urgency, where it is constant. */
    urgency?: "low" | "high" | "severity_based"
    /** The urgency in support hours. */
    during_support_hours?: {
      /** Always constant. */
      type?: "constant"
      /** The urgency. */
      urgency?: "low" | "high" | "severity_based"
    }
    /** The urgency at other times. */
    outside_support_hours?: {
      /** Always constant. */
      type?: "constant"
      /** The urgency. */
      urgency?: "low" | "high" | "severity_based"
    }
  }
  /** When it is supported, where urgency depends on that. */
  support_hours?: ({
    /** Always fixed_time_per_day. */
    type?: "fixed_time_per_day"
    /** Their time zone. */
    time_zone?: string
    /** The days, 1 for Monday to 7. (at most 7 items) */
    days_of_week?: number[]
    /** When they begin, such as 09:00:00. */
    start_time?: string
    /** When they end, such as 17:00:00. */
    end_time?: string
  } | null)
  /** What happens to its incidents when support hours begin. */
  scheduled_actions?: {
    /** Always urgency_change. */
    type: "urgency_change"
    /** When it happens. */
    at: {
      /** Always named_time. */
      type: "named_time"
      /** The begin or the end of support hours. */
      name: "support_hours_start" | "support_hours_end"
    }
    /** The urgency that open incidents get. */
    to_urgency: "high"
  }[]
  /** Whether alerts that may resolve by themselves wait before somebody is notified. */
  auto_pause_notifications_parameters?: {
    /** Whether they wait. */
    enabled?: boolean
    /** For how many seconds. */
    timeout?: 0 | 120 | 180 | 300 | 600 | 900
  }
}

/** Params of services.delete. */
export interface ServicesDeleteParams {
  /** The service, by id from services.list. */
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
  /** The service, by id from services.list. */
  service_id: string
  /** The integration, by id from the service. */
  id: string
  /** What to answer whole instead of by reference. */
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
  /** The service, by id from services.list. */
  service_id: string
  /** The sort of integration. */
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
  /** What it is called. */
  name?: string
  /** The tool that it is for, by id from vendors.list. */
  vendor?: {
    /** The vendor's id. */
    id: string
    /** Always vendor_reference. */
    type: "vendor_reference"
  }
  /** The address that e-mails go to, of an integration by e-mail. */
  integration_email?: string
}

/** Params of business_services.list. */
export interface BusinessServicesListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
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
  /** The business service, by id from business_services.list. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
  query?: string
  /** Only policies that notify one of these users. */
  user_ids?: string[]
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** What to answer whole instead of by reference. */
  include?: ("services" | "teams" | "targets" | "escalation_rule_assignment_strategies")[]
  /** In which order. (default "name") */
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
  /** The escalation policy, by id from escalation_policies.list. */
  id: string
  /** What to answer whole instead of by reference. */
  include?: ("services" | "teams" | "targets" | "escalation_rule_assignment_strategies")[]
}

/** Params of escalation_policies.create. */
export interface EscalationPoliciesCreateParams {
  /** What it is called. */
  name: string
  /** Who is notified, level by level. (at least 1 items) */
  escalation_rules: {
    /** The rule, where it is there already. */
    id?: string
    /** After how many minutes the next level is notified. (at least 1) */
    escalation_delay_in_minutes: number
    /** Users and schedules that are notified. (1 to 10 items) */
    targets: {
      /** The id of the user or schedule. */
      id: string
      /** Which of both it is. */
      type: "user_reference" | "schedule_reference"
    }[]
    /** Whether all targets are notified or one after the other by turns. */
    escalation_rule_assignment_strategy?: "round_robin" | "assign_to_everyone"
  }[]
  /** What it is for. */
  description?: string
  /** How often the rules are repeated when nobody acknowledges, 0 unless given. (at least 0) */
  num_loops?: number
  /** When users are notified that they are on call now. */
  on_call_handoff_notifications?: "if_has_services" | "always"
  /** The team that it belongs to, by id from teams.list. (at most 1 items) */
  teams?: {
    /** The team's id. */
    id: string
    /** Always team_reference. */
    type: "team_reference"
  }[]
  /** The e-mail address of the user who does it, for the record of changes. */
  from?: string
}

/** Params of escalation_policies.update. */
export interface EscalationPoliciesUpdateParams {
  /** The escalation policy, by id from escalation_policies.list. */
  id: string
  /** What it is called. */
  name: string
  /** Who is notified, level by level. (at least 1 items) */
  escalation_rules?: {
    /** The rule, where it is there already. */
    id?: string
    /** After how many minutes the next level is notified. (at least 1) */
    escalation_delay_in_minutes: number
    /** Users and schedules that are notified. (1 to 10 items) */
    targets: {
      /** The id of the user or schedule. */
      id: string
      /** Which of both it is. */
      type: "user_reference" | "schedule_reference"
    }[]
    /** Whether all targets are notified or one after the other by turns. */
    escalation_rule_assignment_strategy?: "round_robin" | "assign_to_everyone"
  }[]
  /** What it is for. */
  description?: string
  /** How often the rules are repeated when nobody acknowledges, 0 unless given. (at least 0) */
  num_loops?: number
  /** When users are notified that they are on call now. */
  on_call_handoff_notifications?: "if_has_services" | "always"
  /** The team that it belongs to, by id from teams.list. (at most 1 items) */
  teams?: {
    /** The team's id. */
    id: string
    /** Always team_reference. */
    type: "team_reference"
  }[]
}

/** Params of escalation_policies.delete. */
export interface EscalationPoliciesDeleteParams {
  /** The escalation policy, by id from escalation_policies.list. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
  query?: string
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** What comes along. */
  include?: ("schedule_layers" | "overrides_subschedule" | "final_schedule")[]
  /** A user whose next time on call comes along, by id from users.list. */
  include_next_oncall_for_user?: string
  /** From when on to show who is on call, two weeks before until unless given. */
  since?: string
  /** Until when to show who is on call, two weeks after since unless given. */
  until?: string
  /** The zone that times are answered in, such as Europe/Berlin. */
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
  /** The schedule, by id from schedules.list. */
  id: string
  /** From when on to show who is on call, two weeks before until unless given. */
  since?: string
  /** Until when to show who is on call, two weeks after since unless given. */
  until?: string
  /** Whether entries that go beyond the time are answered whole. (default false) */
  overflow?: boolean
  /** A user whose next time on call comes along, by id from users.list. */
  include_next_oncall_for_user?: string
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
}

/** Params of schedules.create. */
export interface SchedulesCreateParams {
  /** What it is called. */
  name: string
  /** Its time zone, such as Europe/Berlin. */
  time_zone: string
  /** Its layers, of which later ones go before. (at least 1 items) */
  schedule_layers: {
    /** The layer, where it is there already. */
    id?: string
    /** What it is called. */
    name?: string
    /** When it begins. */
    start: string
    /** When it ends, never if null. */
    end?: string | null
    /** When the first turn began. */
    rotation_virtual_start: string
    /** How long a turn is, in seconds. (at least 1) */
    rotation_turn_length_seconds: number
    /** The users in the order of their turns. (at least 1 items) */
    users: {
      /** The user. */
      user: {
        /** The user's id. */
        id: string
        /** Always user_reference. */
        type: "user_reference"
      }
    }[]
    /** The hours in which it holds; all unless given. */
    restrictions?: {
      /** Whether it repeats each day or week. */
      type: "daily_restriction" | "weekly_restriction"
      /** When it begins, such as 08:00:00. */
      start_time_of_day: string
      /** How long it lasts, in seconds. (at least 1) */
      duration_seconds: number
      /** The day of the week that it begins on, 1 for Monday. (1 to 7) */
      start_day_of_week?: number
    }[]
  }[]
  /** What it is for. */
  description?: string
  /** Whether entries that go beyond the time are answered whole. (default false) */
  overflow?: boolean
}

/** Params of schedules.update. */
export interface SchedulesUpdateParams {
  /** The schedule, by id from schedules.list. */
  id: string
  /** What it is called. */
  name: string
  /** Its time zone, such as Europe/Berlin. */
  time_zone: string
  /** Its layers, of which later ones go before. (at least 1 items) */
  schedule_layers: {
    /** The layer, where it is there already. */
    id?: string
    /** What it is called. */
    name?: string
    /** When it begins. */
    start: string
    /** When it ends, never if null. */
    end?: string | null
    /** When the first turn began. */
    rotation_virtual_start: string
    /** How long a turn is, in seconds. (at least 1) */
    rotation_turn_length_seconds: number
    /** The users in the order of their turns. (at least 1 items) */
    users: {
      /** The user. */
      user: {
        /** The user's id. */
        id: string
        /** Always user_reference. */
        type: "user_reference"
      }
    }[]
    /** The hours in which it holds; all unless given. */
    restrictions?: {
      /** Whether it repeats each day or week. */
      type: "daily_restriction" | "weekly_restriction"
      /** When it begins, such as 08:00:00. */
      start_time_of_day: string
      /** How long it lasts, in seconds. (at least 1) */
      duration_seconds: number
      /** The day of the week that it begins on, 1 for Monday. (1 to 7) */
      start_day_of_week?: number
    }[]
  }[]
  /** What it is for. */
  description?: string
  /** Whether entries that go beyond the time are answered whole. (default false) */
  overflow?: boolean
}

/** Params of schedules.delete. */
export interface SchedulesDeleteParams {
  /** The schedule, by id from schedules.list. */
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
  /** The schedule, by id from schedules.list. */
  schedule_id: string
  /** The begin of the time. */
  since?: string
  /** The end of the time. */
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
  /** The schedule, by id from schedules.list. */
  schedule_id: string
  /** The begin of the time. */
  since: string
  /** The end of the time. */
  until: string
  /** Only overrides that can be changed; without it none has an id. */
  editable?: boolean
  /** Whether entries that go beyond the time are answered whole. (default false) */
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
  /** The schedule, by id from schedules.list. */
  schedule_id: string
  /** Who takes over from when to when. (1 to 100 items) */
  overrides: {
    /** When it begins. */
    start: string
    /** When it ends. */
    end: string
    /** Who takes over. */
    user: {
      /** The user's id. */
      id: string
      /** Always user_reference. */
      type: "user_reference"
    }
  }[]
}

/** Params of schedule_overrides.delete. */
export interface ScheduleOverridesDeleteParams {
  /** The schedule, by id from schedules.list. */
  schedule_id: string
  /** The override, by id from schedule_overrides.list with editable. */
  id: string
}

/** Params of oncalls.list. */
export interface OncallsListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The begin of the time, now unless given. */
  since?: string
  /** The end of the time, now unless given; 90 days after since at most. */
  until?: string
  /** Only these users. */
  user_ids?: string[]
  /** Only these escalation policies. */
  escalation_policy_ids?: string[]
  /** Only these schedules. */
  schedule_ids?: string[]
  /** Only the first time of each user, policy and level. */
  earliest?: boolean
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
  /** What to answer whole instead of by reference. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
  query?: string
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** What comes along or is answered whole. */
  include?: ("contact_methods" | "notification_rules" | "teams" | "subdomains")[]
}

/** Params of users.get. */
export interface UsersGetParams {
  /** The user, by id from users.list. */
  id: string
  /** What comes along or is answered whole. */
  include?: ("contact_methods" | "notification_rules" | "teams" | "subdomains" | "calendar_urls")[]
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** What the user is called. (at most 100 characters) */
  name: string
  /** The e-mail address, by which the user signs in. (6 to 100 characters) */
  email: string
  /** What the user may do; roles depend on the plan. */
  role?:
    | "admin"
    | "limited_user"
    | "observer"
    | "owner"
    | "read_only_user"
    | "restricted_access"
    | "read_only_limited_user"
    | "user"
  /** What the user works as. (at most 100 characters) */
  job_title?: string
  /** The user's time zone, that of the account unless given. */
  time_zone?: string
  /** The colour in schedules, such as green. */
  color?: string
  /** A few words about the user. */
  description?: string | null
  /** The license that the user takes. */
  license?: {
    /** The license's id. */
    id: string
    /** Always license_reference. */
    type: "license_reference"
  }
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** The user, by id from users.list. */
  id: string
  /** What the user is called. (at most 100 characters) */
  name: string
  /** The e-mail address, by which the user signs in. (6 to 100 characters) */
  email: string
  /** What the user may do; roles depend on the plan. */
  role?:
    | "admin"
    | "limited_user"
    | "observer"
    | "owner"
    | "read_only_user"
    | "restricted_access"
    | "read_only_limited_user"
    | "user"
  /** What the user works as. (at most 100 characters) */
  job_title?: string
  /** The user's time zone, that of the account unless given. */
  time_zone?: string
  /** The colour in schedules, such as green. */
  color?: string
  /** A few words about the user. */
  description?: string | null
  /** The license that the user takes. */
  license?: {
    /** The license's id. */
    id: string
    /** Always license_reference. */
    type: "license_reference"
  }
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** The user, by id from users.list. */
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
  /** What comes along or is answered whole. */
  include?: ("contact_methods" | "notification_rules" | "teams" | "subdomains" | "calendar_urls")[]
}

/** Params of contact_methods.list. */
export interface ContactMethodsListParams {
  /** The user, by id from users.list. */
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
  /** The user, by id from users.list. */
  user_id: string
  /** The sort of contact method. */
  type: "email_contact_method" | "phone_contact_method" | "sms_contact_method"
  /** What it is called, such as Work. */
  label: string
  /** The e-mail address or phone number. */
  address: string
  /** The country of a phone number, such as 1. (1 to 1999) */
  country_code?: number
}

/** Params of contact_methods.delete. */
export interface ContactMethodsDeleteParams {
  /** The user, by id from users.list. */
  user_id: string
  /** The contact method, by id from contact_methods.list. */
  id: string
}

/** Params of notification_rules.list. */
export interface NotificationRulesListParams {
  /** The user, by id from users.list. */
  user_id: string
  /** Of which incidents. (default "high") */
  urgency?: "high" | "low" | "all"
  /** What to answer whole instead of by reference. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
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
  /** The team, by id from teams.list. */
  id: string
  /** What comes along. */
  include?: ("privileges")[]
}

/** Params of teams.create. */
export interface TeamsCreateParams {
  /** What it is called. (at most 100 characters) */
  name: string
  /** What it is for. (at most 1024 characters) */
  description?: string
  /** Whether users who join it may manage it. */
  default_role?: "manager" | "none"
}

/** Params of teams.update. */
export interface TeamsUpdateParams {
  /** The team, by id from teams.list. */
  id: string
  /** What it is called. (at most 100 characters) */
  name: string
  /** What it is for. (at most 1024 characters) */
  description?: string
  /** Whether users who join it may manage it. */
  default_role?: "manager" | "none"
}

/** Params of teams.delete. */
export interface TeamsDeleteParams {
  /** The team, by id from teams.list. */
  id: string
  /** The team that takes over its open incidents, by id. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The team, by id from teams.list. */
  team_id: string
  /** What to answer whole instead of by reference. */
  include?: ("users")[]
}

export interface TeamMember {
  user?: Ref
  role?: string | null
}

/** Params of team_members.update. */
export interface TeamMembersUpdateParams {
  /** The team, by id from teams.list. */
  team_id: string
  /** The user, by id from users.list. */
  user_id: string
  /** The role in the team, that of the account unless given. */
  role?: "observer" | "responder" | "manager"
}

/** Params of team_members.delete. */
export interface TeamMembersDeleteParams {
  /** The team, by id from teams.list. */
  team_id: string
  /** The user, by id from users.list. */
  user_id: string
}

/** Params of maintenance_windows.list. */
export interface MaintenanceWindowsListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
  query?: string
  /** Which ones to list; open is under way or to come. */
  filter?: "past" | "future" | "ongoing" | "open" | "all"
  /** Only those of these services, by id from services.list. */
  service_ids?: string[]
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** What to answer whole instead of by reference. */
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
  /** The maintenance window, by id from maintenance_windows.list. */
  id: string
  /** What to answer whole instead of by reference. */
  include?: ("teams" | "services" | "users")[]
}

/** Params of maintenance_windows.create. */
export interface MaintenanceWindowsCreateParams {
  /** The e-mail address of a user of the account in whose name it is done. */
  from: string
  /** When it begins. */
  start_time: string
  /** When it ends. */
  end_time: string
  /** The services, by id from services.list. (at least 1 items) */
  services: {
    /** The service's id. */
    id: string
    /** Always service_reference. */
    type: "service_reference"
  }[]
  /** What it is for. */
  description?: string
}

/** Params of maintenance_windows.update. */
export interface MaintenanceWindowsUpdateParams {
  /** The maintenance window, by id from maintenance_windows.list. */
  id: string
  /** When it begins. */
  start_time: string
  /** When it ends. */
  end_time: string
  /** The services, by id from services.list. (at least 1 items) */
  services: {
    /** The service's id. */
    id: string
    /** Always service_reference. */
    type: "service_reference"
  }[]
  /** What it is for. */
  description?: string
}

/** Params of maintenance_windows.delete. */
export interface MaintenanceWindowsDeleteParams {
  /** The maintenance window, by id from maintenance_windows.list. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** Only those with this text in their name. */
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
  /** The word. (at most 191 characters) */
  label: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** The tag, by id from tags.list. */
  id: string
}

/** Params of change_events.list. */
export interface ChangeEventsListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The begin of the time, in UTC. */
  since?: string
  /** The end of the time, in UTC. */
  until?: string
  /** Only those of these teams, by id from teams.list. */
  team_ids?: string[]
  /** Only changes from these integrations. */
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
  /** The change event, by id from change_events.list. */
  id: string
}

/** Params of notifications.list. */
export interface NotificationsListParams {
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** How many to skip; with limit 10,000 at most. (0 to 10000; default 0) */
  offset?: number
  /** Whether the number of all records comes along, which takes longer. */
  total?: boolean
  /** The begin of the time. */
  since: string
  /** The end of the time, less than three months after since. */
  until: string
  /** Only this sort. */
  filter?: "sms_notification" | "email_notification" | "phone_notification" | "push_notification"
  /** The zone that times are answered in, such as Europe/Berlin. */
  time_zone?: string
  /** What to answer whole instead of by reference. */
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
  /** How many a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The begin of the time, a day ago unless given. */
  since?: string
  /** The end of the time, 31 days after since at most. */
  until?: string
  /** Only changes of these. */
  root_resource_types?: ("users" | "teams" | "schedules" | "escalation_policies" | "services" | "ip_allow_lists")[]
  /** Only such changes. */
  actions?: ("create" | "update" | "delete")[]
  /** Who made the change. */
  actor_type?: "user_reference" | "api_key_reference" | "app_reference"
  /** Only changes by this one, by id; needs actor_type. */
  actor_id?: string
  /** How the change was made. */
  method_type?: "browser" | "oauth" | "api_token" | "identity_provider" | "other"
  /** Only changes by this token, by its last characters; needs method_type. */
  method_truncated_token?: string
  /** Where the next page begins, from next of the page before. */
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
  /** The API key. */
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

/** App of the account's own */
export interface PagerdutyAppCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
  /** The service region, us or eu, and the account's subdomain with a dot between. */
  account: string
}

export interface PagerdutyConfig {
  /**
   * The host of the account's service region: api.eu.pagerduty.com where its address ends in eu.pagerduty.com. (default
   * "api.pagerduty.com")
   */
  host?: "api.pagerduty.com" | "api.eu.pagerduty.com"
}
