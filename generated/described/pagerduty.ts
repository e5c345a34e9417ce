// Generated from definitions/pagerduty.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/pagerduty.ts'

const incidentsListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 25." }
const incidentsListParamsOffset = {
  description: "Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0.",
}
const incidentsListParamsTotal = { description: "Whether to return the total number of records, which is slower." }
const incidentsListParamsStatuses = {
  description: "Filters by incident status. `triggered` and `acknowledged` incidents are open.",
}
const incidentsListParamsService_ids = { description: "Filters by service: IDs, as `services.list` returns them." }
const incidentsListParamsTeam_ids = { description: "Filters by team: IDs, as `teams.list` returns them." }
const incidentsListParamsSort_by = {
  description:
    "Sort fields: `incident_number`, `created_at`, `resolved_at` or `urgency`, each with `:asc` or `:desc`. Up to 2.",
  examples: [["created_at:desc"]],
}
const incidentsListParamsTime_zone = {
  description: "Time zone of returned times, such as `Europe/Berlin`.",
  examples: ["Europe/Berlin"],
}
const incidentsGetParamsId = { description: "ID of the incident, as `incidents.list` returns it." }
const incidentsCreateParamsFrom = {
  description: "Email address of the user to act as. The user has to belong to the account.",
  examples: ["ada@example.com"],
}
const incidentsCreateParamsTitle = { description: "Title of the incident: a one-line summary of the problem." }
const incidentsCreateParamsService = {
  id: { description: "ID of the service." },
  type: { description: "Always `service_reference`." },
}
const incidentsCreateParamsPriority = {
  id: { description: "ID of the priority." },
  type: { description: "Always `priority_reference`." },
}
const incidentsCreateParamsPriority_2 = {
  properties: incidentsCreateParamsPriority,
  description: "Priority of the incident, by ID, as `priorities.list` returns it.",
}
const incidentsCreateParamsAssignmentsItemsAssignee = {
  id: { description: "ID of the user." },
  type: { description: "Always `user_reference`." },
}
const incidentsCreateParamsAssignmentsItems = {
  properties: {
    assignee: { properties: incidentsCreateParamsAssignmentsItemsAssignee, description: "User to assign." },
  },
}
const incidentsCreateParamsAssignments = {
  items: incidentsCreateParamsAssignmentsItems,
  description: "Users to assign the incident to.",
  examples: [[{ assignee: { id: "PXPGF42", type: "user_reference" } }]],
}
const incidentsCreateParamsEscalation_policy = {
  id: { description: "ID of the escalation policy." },
  type: { description: "Always `escalation_policy_reference`." },
}
const incidentsCreateParamsIncident_type = {
  properties: { name: { description: "Name of the incident type." } },
  description: "Incident type, by name, as `incident_types.list` returns it.",
}
const incidentsCreateParamsConference_bridge = {
  properties: {
    conference_number: { description: "Phone number of the conference bridge. Commas add pauses." },
    conference_url: { description: "URL of the conference bridge." },
  },
  description: "Conference bridge where responders meet.",
}
const incidentsUpdateParamsEscalation_level = {
  description: "Level of the escalation policy to escalate the incident to.",
}
const incidentsMergeParamsSource_incidentsItems = {
  id: { description: "ID of the incident." },
  type: { description: "Always `incident_reference`." },
}
const service_incidentsListParamsService_id = { description: "ID of the service, as `services.list` returns it." }
const alertsGetParamsId = { description: "ID of the alert, as `alerts.list` returns it." }
const incident_notesListParams = { properties: { incident_id: incidentsGetParamsId } }
const incident_notesUpdateParamsId = { description: "ID of the note, as `incident_notes.list` returns it." }
const incident_custom_fieldsUpdateParamsCustom_fieldsItemsValue = {
  description: "A string, number, boolean or list of strings, depending on the field type. `null` clears the field.",
}
const log_entriesListParamsIs_overview = {
  description: "Whether to return only the most important entries. Defaults to `false`.",
}
const incident_workflowsListParamsQuery = { description: "Filters to records whose name contains this text." }
const servicesListParamsSort_by = { description: "Sort field and direction. Defaults to `name`." }
const servicesCreateParamsEscalation_policy = {
  properties: incidentsCreateParamsEscalation_policy,
  description: "Escalation policy for incidents on the service.",
}
const servicesCreateParamsAuto_resolve_timeout = {
  description: "Time in seconds after which an open incident is resolved automatically. `null` or 0 disables it.",
}
const servicesCreateParamsAcknowledgement_timeout = {
  description: "Time in seconds after which an acknowledged incident is triggered again. `null` or 0 disables it.",
}
const servicesCreateParamsAlert_creation = {
  description: "Whether events create alerts in addition to incidents. PagerDuty is phasing out `create_incidents`.",
}
const servicesCreateParamsIncident_urgency_ruleDuring_support_hours = {
  type: { description: "Always `constant`." },
  urgency: { description: "Urgency of the incidents." },
}
const servicesCreateParamsIncident_urgency_rule = {
  properties: {
    type: { description: "Whether the urgency is constant or depends on support hours." },
    urgency: { description: "Urgency, if it is constant." },
    during_support_hours: {
      properties: servicesCreateParamsIncident_urgency_ruleDuring_support_hours,
      description: "Urgency during support hours.",
    },
    outside_support_hours: {
      properties: servicesCreateParamsIncident_urgency_ruleDuring_support_hours,
      description: "Urgency outside support hours.",
    },
  },
  description: "Urgency rule for incidents on the service.",
}
const servicesCreateParamsSupport_hours = {
  properties: {
    type: { description: "Always `fixed_time_per_day`." },
    time_zone: { description: "Time zone of the support hours." },
    days_of_week: { description: "Days of the week, 1 (Monday) to 7 (Sunday)." },
    start_time: { description: "Start of the support hours, such as `09:00:00`." },
    end_time: { description: "End of the support hours, such as `17:00:00`." },
  },
  description: "Support hours of the service, if the urgency depends on them.",
}
const servicesCreateParamsScheduled_actions = {
  items: {
    properties: {
      type: { description: "Always `urgency_change`." },
      at: {
        properties: {
          type: { description: "Always `named_time`." },
          name: { description: "Named time: the start or the end of support hours." },
        },
        description: "Time of the action.",
      },
      to_urgency: { description: "New urgency of open incidents." },
    },
  },
  description: "Actions on open incidents when support hours begin.",
}
const servicesCreateParamsAuto_pause_notifications_parameters = {
  properties: {
    enabled: { description: "Whether to delay notifications." },
    timeout: { description: "Delay in seconds." },
  },
  description: "Whether to delay notifications of transient alerts, which can resolve by themselves.",
}
const business_servicesListParams = {
  properties: { limit: incidentsListParamsLimit, offset: incidentsListParamsOffset, total: incidentsListParamsTotal },
}
const escalation_policiesGetParamsId = {
  description: "ID of the escalation policy, as `escalation_policies.list` returns it.",
}
const escalation_policiesCreateParamsEscalation_rulesExamples = [
  [{ escalation_delay_in_minutes: 30, targets: [{ id: "PEYSGVF", type: "user_reference" }] }],
]
const escalation_policiesCreateParamsEscalation_rules = {
  items: {
    properties: {
      id: { description: "ID of an existing rule." },
      escalation_delay_in_minutes: { description: "Time in minutes before the next level is notified." },
      targets: {
        items: {
          properties: {
            id: { description: "ID of the user or schedule." },
            type: { description: "Type of the target: a user or a schedule." },
          },
        },
        description: "Users and schedules to notify, up to 10.",
      },
      escalation_rule_assignment_strategy: {
        description: "Assignment strategy: notify all targets, or take turns (round robin).",
      },
    },
  },
  description: "Escalation rules, one per level, with the targets to notify.",
  examples: escalation_policiesCreateParamsEscalation_rulesExamples,
}
const escalation_policiesCreateParamsNum_loops = {
  description: "Number of times to repeat the rules if nobody acknowledges. Defaults to 0.",
}
const escalation_policiesCreateParamsOn_call_handoff_notifications = {
  description: "On-call handoff notifications: when to notify users that they are going on call.",
}
const escalation_policiesCreateParamsTeams = {
  items: { properties: { id: { description: "ID of the team." }, type: { description: "Always `team_reference`." } } },
  description: "Team of the escalation policy, by ID, as `teams.list` returns it.",
}
const schedulesListParamsInclude_next_oncall_for_user = {
  description: "ID of a user whose next on-call time to include, as `users.list` returns it.",
}
const schedulesListParamsSince = {
  description: "Start of the on-call entries to return. Defaults to two weeks before `until`.",
}
const schedulesListParamsUntil = {
  description: "End of the on-call entries to return. Defaults to two weeks after `since`.",
}
const schedulesGetParamsId = { description: "ID of the schedule, as `schedules.list` returns it." }
const schedulesGetParamsOverflow = {
  description: "Whether to return on-call entries in full if they extend beyond the time range. Defaults to `false`.",
}
const schedulesCreateParamsTime_zone = {
  description: "Time zone of the schedule, such as `Europe/Berlin`.",
  examples: ["Europe/Berlin"],
}
const schedulesCreateParamsSchedule_layersExamples = [
  [
    {
      start: "2026-12-01T00:00:00Z",
      rotation_virtual_start: "2026-12-01T00:00:00Z",
      rotation_turn_length_seconds: 604800,
      users: [{ user: { id: "PEYSGVF", type: "user_reference" } }],
    },
  ],
]
const schedulesCreateParamsSchedule_layers = {
  items: {
    properties: {
      id: { description: "ID of an existing layer." },
      name: { description: "Name of the layer." },
      start: { description: "Time when the layer starts." },
      end: { description: "Time when the layer ends. `null` means never." },
      rotation_virtual_start: { description: "Time when the first turn of the rotation starts." },
      rotation_turn_length_seconds: { description: "Length of a turn in seconds." },
      users: {
        items: {
          properties: {
            user: { properties: incidentsCreateParamsAssignmentsItemsAssignee, description: "User of the layer." },
          },
        },
        description: "Users in the order of rotation.",
      },
      restrictions: {
        items: {
          properties: {
            type: { description: "Whether the restriction repeats daily or weekly." },
            start_time_of_day: { description: "Start time of day, such as `08:00:00`." },
            duration_seconds: { description: "Duration in seconds." },
            start_day_of_week: {
              description: "Day of the week on which the restriction starts, 1 (Monday) to 7 (Sunday).",
            },
          },
        },
        description: "Restrictions of the layer to certain hours. Defaults to all hours.",
      },
    },
  },
  description: "Layers of the schedule. Later layers take precedence.",
  examples: schedulesCreateParamsSchedule_layersExamples,
}
const usersListParamsInclude = { description: "Additional data, or referenced objects to return in full." }
const usersGetParamsId = { description: "ID of the user, as `users.list` returns it." }
const usersCreateParamsEmail = { description: "Email address of the user, used to log in." }
const usersCreateParamsRole = { description: "Role of the user. Available roles depend on the plan." }
const usersCreateParamsTime_zone = {
  description: "Time zone of the user. Defaults to the time zone of the account.",
  examples: ["Europe/Berlin"],
}
const usersCreateParamsColor = { description: "Color of the user in schedules, such as `green`." }
const usersCreateParamsLicense = {
  properties: { id: { description: "ID of the license." }, type: { description: "Always `license_reference`." } },
  description: "License to assign to the user.",
}
const teamsListParams = {
  properties: {
    limit: incidentsListParamsLimit,
    offset: incidentsListParamsOffset,
    total: incidentsListParamsTotal,
    query: incident_workflowsListParamsQuery,
  },
}
const teamsGetParamsId = { description: "ID of the team, as `teams.list` returns it." }
const teamsCreateParamsDefault_role = { description: "Default role of users who join the team: `manager` or `none`." }
const maintenance_windowsGetParamsId = {
  description: "ID of the maintenance window, as `maintenance_windows.list` returns it.",
}
const maintenance_windowsCreateParamsServices = {
  items: { properties: incidentsCreateParamsService },
  description: "Services to put in maintenance, by ID, as `services.list` returns it.",
  examples: [[{ id: "PIJ90N7", type: "service_reference" }]],
}
const schemasUrgency = { type: "string", description: "Urgency of the incident.", enum: ["high", "low"] }
const schemasNewStatus = {
  type: "string",
  description: "New status of the incident.",
  enum: ["triggered", "acknowledged", "resolved"],
}
const schemasEscalationLevel = {
  type: "integer",
  description: "Level of the escalation policy to escalate the incident to.",
  minimum: 1,
}
const schemasConferenceBridge = { $ref: "#/$defs/NewBridge", description: "Conference bridge where responders meet." }
const schemasRelationDependent_services = {
  type: "object",
  properties: { id: { type: "string" }, type: { type: "string" }, self: { type: "string" } },
}
const schemasServiceUrgencyDuring_support_hours = { anyOf: [{ $ref: "#/$defs/ServiceUrgencyPart" }, { type: "null" }] }
export default describedKind(kind, {
  category: "monitoring",
  support: "community",
  docs: "https://developer.pagerduty.com/api-reference/",
  basis: {
    version: "REST API v2",
    date: "2026-11-23",
    compared: "PagerDuty's OpenAPI description of the REST API of 2026-08-14, 2.0.0",
    differences: 39,
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/PagerDuty/api-schema/main/reference/REST/openapiv3.json",
      },
      { type: "changelog", url: "https://raw.githubusercontent.com/PagerDuty/api-schema/main/docs/CHANGELOG.md" },
    ],
    missing:
      "Events that trigger alerts (Events API), schedules of v3, event orchestrations, workflows that are written, " +
      "status pages, analytics, webhooks, subscribers and changes of tags on records.",
  },
  sunset: {
    version: "2",
    date: "none",
    docs: "https://raw.githubusercontent.com/PagerDuty/developer-docs/main/docs/REST-API/03-Versioning.md",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "schemas.Service.alert_creation",
      date: "none",
      docs: "https://github.com/PagerDuty/api-schema/blob/main/docs/CHANGELOG.md",
      read: "2026-11-29",
    },
    {
      part: "schemas.Service.alert_grouping_parameters",
      date: "none",
      docs: "https://github.com/PagerDuty/api-schema/blob/main/docs/CHANGELOG.md",
      read: "2026-11-29",
    },
    {
      part: "schemas.Service.alert_grouping_timeout",
      date: "none",
      docs: "https://github.com/PagerDuty/api-schema/blob/main/docs/CHANGELOG.md",
      read: "2026-11-29",
    },
  ],
  description:
    "Incidents, alerts, notes, log entries, services, escalation policies, schedules, overrides, on-calls, users, " +
    "teams and maintenance windows of a PagerDuty account.",
  config: {
    properties: {
      host: {
        description:
          "API host of the account's service region. Use `api.eu.pagerduty.com` if the account's address ends in " +
          "`eu.pagerduty.com`. Defaults to `api.pagerduty.com`.",
      },
    },
  },
  auth: {
    api_key: {
      description:
        "Create an account key under Integrations > API Access Keys, or a user key under My Profile > User Settings.",
      credentials: { properties: { api_key: { description: "API key of the account or of a user." } } },
    },
    oauth: {
      description:
        "Create an app with Classic User OAuth under Integrations > App Registration, and use its client ID and " +
        "secret.",
    },
    app: {
      description:
        "Create an app with Scoped OAuth under Integrations > App Registration, with every scope that you need. The " +
        "app acts as itself, without a user.",
      credentials: {
        properties: {
          account: {
            description:
              "Service region (`us` or `eu`) and subdomain of the account, separated by a dot, such as `us.example`.",
            title: "Region and subdomain",
          },
        },
      },
    },
  },
  entities: {
    incidents: {
      description: "An incident on a service.",
      search: {
        id: { type: "string" },
        incident_number: { type: "integer" },
        title: { type: "string" },
        status: { type: "string" },
        urgency: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        resolved_at: { type: "timestamp" },
        last_status_change_at: { type: "timestamp" },
        incident_key: { type: "string" },
        html_url: { type: "string" },
        assigned_via: { type: "string" },
        service_id: { type: "string", at: { in: "body", steps: ["service", "id"] } },
        service_name: { type: "string", at: { in: "body", steps: ["service", "summary"] } },
        escalation_policy_id: { type: "string", at: { in: "body", steps: ["escalation_policy", "id"] } },
        priority_id: { type: "string", at: { in: "body", steps: ["priority", "id"] } },
        priority_name: { type: "string", at: { in: "body", steps: ["priority", "summary"] } },
        incident_type: { type: "string", at: { in: "body", steps: ["incident_type", "name"] } },
        assignee_id: { type: "string", at: { in: "body", steps: ["assignments", 0, "assignee", "id"] } },
        team_id: { type: "string", at: { in: "body", steps: ["teams", 0, "id"] } },
      },
      hit: { title: [["title"]], text: [["incident_key"], ["service_name"]] },
      refs: {
        "service.id": "services.id",
        "escalation_policy.id": "escalation_policies.id",
        "priority.id": "priorities.id",
        "last_status_change_by.id": "users.id",
      },
    },
    service_incidents: { description: "An incident on a service.", refs: {} },
    incident_batches: { description: "An incident in a batch update.", refs: {} },
    incident_status_updates: { description: "A status update on an incident for its subscribers.", refs: {} },
    responder_requests: { description: "A responder request: a call for more responders on an incident.", refs: {} },
    alerts: {
      description: "An alert of a monitoring tool, which belongs to an incident.",
      refs: { "service.id": "services.id", "incident.id": "incidents.id" },
    },
    incident_notes: { description: "A note on an incident.", refs: {} },
    incident_custom_fields: { description: "A custom field of an incident, with its value.", refs: {} },
    past_incidents: { description: "A past incident on the same service that is similar to an incident.", refs: {} },
    related_incidents: {
      description:
        "A related incident: an open incident on another service that could have a connection to an incident.",
      refs: {},
    },
    incident_types: { description: "An incident type with its own custom fields.", refs: {} },
    log_entries: {
      description: "A log entry: an event in the history of an incident.",
      refs: { "incident.id": "incidents.id", "service.id": "services.id" },
    },
    incident_log_entries: { description: "A log entry of an incident.", refs: {} },
    incident_workflows: {
      description: "An incident workflow: a sequence of steps that can run for an incident.",
      refs: {},
    },
    incident_workflow_instances: { description: "An instance (run) of an incident workflow.", refs: {} },
    services: {
      description: "A service: an application, component or team that incidents are created on.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        status: { type: "string" },
        summary: { type: "string" },
        html_url: { type: "string" },
        created_at: { type: "timestamp" },
        last_incident_timestamp: { type: "timestamp" },
        alert_creation: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: { "escalation_policy.id": "escalation_policies.id" },
    },
    integrations: {
      description: "An integration, through which a tool triggers incidents on a service.",
      refs: { "service.id": "services.id", "vendor.id": "vendors.id" },
    },
    business_services: {
      description: "A business service, which several services of an organization support.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        point_of_contact: { type: "string" },
        summary: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"], ["point_of_contact"]] },
      refs: {},
    },
    escalation_policies: {
      description: "An escalation policy: the users and schedules to notify of incidents, in order.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        summary: { type: "string" },
        html_url: { type: "string" },
        num_loops: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    schedules: {
      description: "An on-call schedule.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        time_zone: { type: "string" },
        summary: { type: "string" },
        html_url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    schedule_users: { description: "A user on call in a schedule.", refs: {} },
    schedule_overrides: {
      description: "An override of a schedule: a user who is on call in place of the scheduled user.",
      refs: { "user.id": "users.id" },
    },
    oncalls: { description: "An on-call entry: a time range in which a user is on call.", refs: {} },
    users: {
      description: "A user of the account.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        role: { type: "string" },
        job_title: { type: "string" },
        time_zone: { type: "string" },
        summary: { type: "string" },
        html_url: { type: "string" },
        description: { type: "string" },
        invitation_sent: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["email"], ["job_title"], ["description"]] },
      refs: {},
    },
    current_user: { description: "The authenticated user.", refs: {} },
    contact_methods: {
      description: "A contact method: an email address, phone or device for notifications to a user.",
      refs: {},
    },
    notification_rules: { description: "A notification rule: when and how a user is notified of incidents.", refs: {} },
    teams: {
      description: "A team of users and escalation policies.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        summary: { type: "string" },
        html_url: { type: "string" },
        default_role: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    team_members: { description: "A member of a team, with a role.", refs: {} },
    maintenance_windows: {
      description: "A maintenance window, during which services trigger no incidents.",
      search: {
        id: { type: "string" },
        description: { type: "string" },
        summary: { type: "string" },
        sequence_number: { type: "integer" },
        start_time: { type: "timestamp" },
        end_time: { type: "timestamp" },
      },
      hit: { title: [["description"]], text: [["summary"]] },
      refs: {},
    },
    priorities: {
      description: "A priority of incidents.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        summary: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    vendors: { description: "A vendor: a tool that can be integrated with a service.", refs: {} },
    tags: { description: "A tag on users, teams and escalation policies.", refs: {} },
    change_events: { description: "A change event: a change to a system, such as a deploy.", refs: {} },
    notifications: { description: "A notification sent to a user.", refs: {} },
    audit_records: { description: "An audit record: a change to the configuration of the account.", refs: {} },
  },
  operations: {
    "incidents.list": {
      description:
        "Lists incidents of the last month or of a time range of up to six months. Filters by status, service, team, " +
        "user and more.",
      keywords: [
        "what is broken",
        "open alarms",
        "outage",
        "alarm",
        "page",
        "emergency",
        "problem",
        "down",
        "open incidents",
        "triggered overnight",
        "is anything down",
        "unacknowledged",
        "incidents last week",
        "how many incidents",
        "high urgency",
        "what went off",
        "paged",
        "active incidents",
        "who was paged",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          since: { description: "Filters to incidents created at or after this time. Defaults to a month ago." },
          until: { description: "Filters to incidents created before this time, at most six months after `since`." },
          date_range: {
            description: "`all` returns incidents regardless of creation time. Replaces `since` and `until`.",
          },
          statuses: incidentsListParamsStatuses,
          urgencies: { description: "Filters by urgency." },
          service_ids: incidentsListParamsService_ids,
          team_ids: incidentsListParamsTeam_ids,
          user_ids: {
            description:
              "Filters by currently assigned user. Resolved incidents have no assigned users and are left out.",
          },
          incident_key: { description: "Filters by incident key, or by the key of an alert of the incident." },
          sort_by: incidentsListParamsSort_by,
          time_zone: incidentsListParamsTime_zone,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/Incident" },
      isGraphql: false,
    },
    "incidents.get": {
      description: "Gets an incident by ID or incident number.",
      keywords: [
        "alarm details",
        "outage",
        "alarm",
        "page",
        "emergency",
        "problem",
        "down",
        "status of the incident",
        "who is on it",
        "when did it start",
      ],
      params: {
        properties: { id: incidentsGetParamsId, include: { description: "Referenced objects to return in full." } },
      },
      isGraphql: false,
    },
    "incidents.create": {
      description: "Creates (triggers) an incident on a service and notifies the users on call.",
      keywords: [
        "page somebody",
        "declare",
        "raise alarm",
        "report outage",
        "outage",
        "alarm",
        "page",
        "emergency",
        "problem",
        "down",
        "declare an incident",
        "wake up",
        "escalate to on call",
        "open an incident",
      ],
      params: {
        properties: {
          from: incidentsCreateParamsFrom,
          title: incidentsCreateParamsTitle,
          service: {
            properties: incidentsCreateParamsService,
            description: "Service that the incident is on, by ID, as `services.list` returns it.",
          },
          urgency: { description: "Urgency of the incident." },
          body: {
            properties: {
              type: { description: "Always `incident_body`." },
              details: { description: "Text of the incident details." },
            },
            description: "Details of the incident.",
          },
          priority: incidentsCreateParamsPriority_2,
          incident_key: {
            description:
              "Your own key to prevent duplicates. Fails if the service has an open incident with the same key.",
          },
          assignments: incidentsCreateParamsAssignments,
          escalation_policy: {
            properties: incidentsCreateParamsEscalation_policy,
            description: "Escalation policy to assign the incident to. Use in place of assigned users.",
          },
          incident_type: incidentsCreateParamsIncident_type,
          conference_bridge: incidentsCreateParamsConference_bridge,
        },
      },
      isGraphql: false,
    },
    "incidents.update": {
      description: "Updates an incident: acknowledges, resolves, escalates, reassigns or changes it.",
      keywords: [
        "ack",
        "quiet",
        "close",
        "seen",
        "outage",
        "alarm",
        "page",
        "emergency",
        "problem",
        "down",
        "ack the incident",
        "I'm on it",
        "resolve the incident",
        "close the incident",
        "mark resolved",
        "set the priority",
        "looking at it",
      ],
      params: {
        properties: {
          id: incidentsGetParamsId,
          from: incidentsCreateParamsFrom,
          status: { description: "New status of the incident." },
          resolution: {
            description: "Resolution of the incident, added as a note. Requires `status` to be `resolved`.",
          },
          title: incidentsCreateParamsTitle,
          urgency: { description: "Urgency of the incident." },
          priority: incidentsCreateParamsPriority_2,
          escalation_level: incidentsUpdateParamsEscalation_level,
          assignments: incidentsCreateParamsAssignments,
          escalation_policy: {
            properties: incidentsCreateParamsEscalation_policy,
            description: "Escalation policy to reassign the incident to. Use in place of assigned users.",
          },
          service: { properties: incidentsCreateParamsService, description: "Service to move the incident to." },
          incident_type: incidentsCreateParamsIncident_type,
          conference_bridge: incidentsCreateParamsConference_bridge,
        },
      },
      isGraphql: false,
    },
    "incidents.merge": {
      description:
        "Merges source incidents into a target incident. Their alerts move to the target incident, and the source " +
        "incidents are resolved.",
      keywords: [
        "combine",
        "same outage",
        "duplicate",
        "join",
        "outage",
        "alarm",
        "page",
        "emergency",
        "problem",
        "down",
        "duplicate incidents",
      ],
      params: {
        properties: {
          id: { description: "ID of the target incident to merge into." },
          from: incidentsCreateParamsFrom,
          source_incidents: {
            items: { properties: incidentsMergeParamsSource_incidentsItems },
            description: "Source incidents to merge.",
          },
        },
      },
      isGraphql: false,
    },
    "incidents.snooze": {
      description: "Snoozes an acknowledged incident, which is triggered again after the duration.",
      keywords: [
        "later",
        "quiet",
        "pause alarm",
        "mute",
        "remind",
        "outage",
        "alarm",
        "page",
        "emergency",
        "problem",
        "down",
        "snooze for an hour",
      ],
      params: {
        properties: {
          id: incidentsGetParamsId,
          from: incidentsCreateParamsFrom,
          duration: { description: "Duration of the snooze in seconds, up to 604,800 (one week)." },
        },
      },
      isGraphql: false,
    },
    "service_incidents.list": {
      description: "Lists the incidents on a service regardless of creation time, up to 10,000.",
      keywords: ["outage history", "alarms", "problems", "what broke", "service trouble"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          service_id: service_incidentsListParamsService_id,
          statuses: incidentsListParamsStatuses,
          urgencies: { description: "Filters by urgency." },
          sort_by: incidentsListParamsSort_by,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/Incident" },
      isGraphql: false,
    },
    "incident_batches.update": {
      description:
        "Updates up to 250 incidents in a batch: acknowledges, resolves, escalates, reassigns or changes them. " +
        "Either all or none are updated.",
      keywords: ["many alarms", "ack all", "bulk", "close several", "clear all"],
      params: {
        properties: {
          from: incidentsCreateParamsFrom,
          incidents: {
            items: {
              properties: {
                id: { description: "ID of the incident." },
                type: { description: "Either value. Both have the same meaning." },
                status: { description: "New status of the incident." },
                resolution: { description: "Resolution of the incident. Requires `status` to be `resolved`." },
                title: incidentsCreateParamsTitle,
                urgency: { description: "Urgency of the incident." },
                priority: { properties: incidentsCreateParamsPriority, description: "Priority of the incident." },
                escalation_level: incidentsUpdateParamsEscalation_level,
                assignments: {
                  items: incidentsCreateParamsAssignmentsItems,
                  description: "Users to assign the incident to.",
                },
                escalation_policy: {
                  properties: incidentsCreateParamsEscalation_policy,
                  description: "Escalation policy to reassign the incident to.",
                },
                incident_type: {
                  properties: { name: { description: "Name of the incident type." } },
                  description: "Type of the incident.",
                },
                conference_bridge: incidentsCreateParamsConference_bridge,
              },
            },
            description: "Incidents to update, each with its changes.",
            examples: [[{ id: "PT4KHLK", type: "incident_reference", status: "acknowledged" }]],
          },
        },
      },
      isGraphql: false,
    },
    "incident_status_updates.create": {
      description: "Creates a status update on an incident and sends it to the subscribers.",
      keywords: [
        "tell stakeholders",
        "announce",
        "how is it going",
        "communicate",
        "progress",
        "customers informed",
        "post a status update",
      ],
      params: {
        properties: {
          incident_id: incidentsGetParamsId,
          from: incidentsCreateParamsFrom,
          message: { description: "Message of the status update." },
          subject: { description: "Subject of the email. Requires `html_message`." },
          html_message: { description: "Text of the email as HTML. Requires `subject`." },
        },
      },
      isGraphql: false,
    },
    "responder_requests.create": {
      description: "Creates a responder request that asks more users or escalation policies to help with an incident.",
      keywords: [
        "ask for help",
        "page another",
        "call in",
        "bring in expert",
        "summon",
        "backup",
        "add a responder",
        "get help from",
        "pull in",
        "loop in",
      ],
      params: {
        properties: {
          incident_id: incidentsGetParamsId,
          requester_id: { description: "ID of the requesting user, as `users.list` returns it." },
          message: { description: "Message to the requested responders." },
          responder_request_targets: {
            items: {
              properties: {
                responder_request_target: {
                  properties: {
                    id: { description: "ID of the user or escalation policy." },
                    type: { description: "Type of the target: a user or an escalation policy." },
                  },
                  description: "User or escalation policy to request help from.",
                },
              },
            },
            description: "Users and escalation policies to request help from.",
          },
        },
      },
      isGraphql: false,
    },
    "alerts.list": {
      description: "Lists the alerts of an incident.",
      keywords: ["signals", "alarm", "monitoring", "trigger", "warning", "what fired"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          incident_id: incidentsGetParamsId,
          alert_key: { description: "Filters by alert key." },
          statuses: { description: "Filters by alert status." },
          sort_by: { description: "Sort field and direction." },
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/Alert" },
      isGraphql: false,
    },
    "alerts.get": {
      description: "Gets an alert with its details.",
      keywords: ["signal details", "alarm", "monitoring", "signal", "trigger", "warning"],
      params: { properties: { incident_id: incidentsGetParamsId, id: alertsGetParamsId } },
      isGraphql: false,
    },
    "alerts.update": {
      description: "Updates an alert: resolves it or moves it to another incident.",
      keywords: ["resolve signal", "reassign", "alarm", "monitoring", "signal", "trigger", "warning"],
      params: {
        properties: {
          incident_id: incidentsGetParamsId,
          id: alertsGetParamsId,
          from: incidentsCreateParamsFrom,
          status: { description: "New status of the alert." },
          incident: {
            properties: incidentsMergeParamsSource_incidentsItems,
            description: "Incident to move the alert to.",
          },
        },
      },
      isGraphql: false,
    },
    "incident_notes.list": {
      description: "Lists the notes on an incident.",
      keywords: ["remarks", "postmortem", "comment", "memo", "findings", "what was found"],
      params: incident_notesListParams,
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "incident_notes.create": {
      description: "Creates a note on an incident.",
      keywords: [
        "jot down",
        "write",
        "record",
        "postmortem",
        "remark",
        "comment",
        "memo",
        "findings",
        "write on the incident",
        "root cause note",
      ],
      params: {
        properties: {
          incident_id: incidentsGetParamsId,
          from: incidentsCreateParamsFrom,
          content: { description: "Text of the note." },
        },
      },
      isGraphql: false,
    },
    "incident_notes.update": {
      description: "Updates the text of a note on an incident.",
      keywords: ["reword", "postmortem", "remark", "comment", "memo", "findings"],
      params: {
        properties: {
          incident_id: incidentsGetParamsId,
          id: incident_notesUpdateParamsId,
          from: incidentsCreateParamsFrom,
          content: { description: "Text of the note." },
        },
      },
      isGraphql: false,
    },
    "incident_notes.delete": {
      description: "Deletes a note on an incident.",
      keywords: ["drop remark", "postmortem", "remark", "comment", "memo", "findings"],
      params: { properties: { incident_id: incidentsGetParamsId, id: incident_notesUpdateParamsId } },
      isGraphql: false,
    },
    "incident_custom_fields.list": {
      description: "Lists the custom fields of an incident with their values.",
      keywords: ["property", "own field", "impact", "attribute", "extra data"],
      params: incident_notesListParams,
      record: { $ref: "#/$defs/CustomFieldValue" },
      isGraphql: false,
    },
    "incident_custom_fields.update": {
      description: "Updates the values of custom fields of an incident.",
      keywords: ["fill in", "set value", "property", "own field", "impact", "attribute", "extra data"],
      params: {
        properties: {
          incident_id: incidentsGetParamsId,
          custom_fields: {
            items: {
              properties: {
                id: { description: "ID of the custom field. Not required with `name`." },
                name: { description: "Name of the custom field. Not required with `id`." },
                value: incident_custom_fieldsUpdateParamsCustom_fieldsItemsValue,
              },
            },
            description: "Custom fields to set, each by ID or name, with its value.",
            examples: [[{ name: "environment", value: "production" }]],
          },
        },
      },
      isGraphql: false,
    },
    "past_incidents.list": {
      description:
        "Lists past incidents on the same service in the last six months that are similar to an incident, most " +
        "similar first.",
      keywords: ["happened before", "history", "similar outage", "last time", "again"],
      params: {
        properties: {
          limit: { description: "Maximum number of records, up to 999. Defaults to 5." },
          total: incidentsListParamsTotal,
          incident_id: incidentsGetParamsId,
        },
      },
      record: { $ref: "#/$defs/PastIncident" },
      isGraphql: false,
    },
    "related_incidents.list": {
      description: "Lists the 20 most recent incidents on other services that could be related to an incident.",
      keywords: ["same time", "connected outage", "also broken", "linked alarms", "cascade"],
      params: {
        properties: {
          incident_id: incidentsGetParamsId,
          additional_details: { description: "Additional details to return in full for each related incident." },
        },
      },
      record: { $ref: "#/$defs/RelatedIncident" },
      isGraphql: false,
    },
    "incident_types.list": {
      description: "Lists incident types. Defaults to enabled ones.",
      keywords: ["kind of outage", "category", "major", "security", "classification"],
      params: {
        properties: {
          filter: {
            description: "Filters by whether the incident type is enabled or disabled. Defaults to `enabled`.",
          },
        },
      },
      record: { $ref: "#/$defs/IncidentType" },
      isGraphql: false,
    },
    "log_entries.list": {
      description: "Lists the log entries of all incidents, newest first.",
      keywords: [
        "account activity",
        "timeline",
        "activity",
        "what happened",
        "audit",
        "notified",
        "who did",
        "who acked",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          since: { description: "Start of the time range." },
          until: { description: "End of the time range." },
          is_overview: log_entriesListParamsIs_overview,
          team_ids: incidentsListParamsTeam_ids,
          time_zone: incidentsListParamsTime_zone,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/LogEntry" },
      isGraphql: false,
    },
    "log_entries.get": {
      description: "Gets a log entry. If you include channels, contains the data of the event that caused it.",
      keywords: ["one entry", "timeline", "activity", "what happened", "audit", "notified", "who did"],
      params: {
        properties: {
          id: { description: "ID of the log entry, as `log_entries.list` returns it." },
          time_zone: incidentsListParamsTime_zone,
          include: { description: "Referenced objects to return in full." },
        },
      },
      isGraphql: false,
    },
    "incident_log_entries.list": {
      description: "Lists the log entries of an incident: notifications, acknowledgments, escalations and resolutions.",
      keywords: [
        "timeline",
        "history of outage",
        "what happened",
        "chronology",
        "who acked",
        "timeline of the incident",
        "who acknowledged",
        "when was it acked",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          incident_id: incidentsGetParamsId,
          since: { description: "Start of the time range." },
          until: { description: "End of the time range." },
          is_overview: log_entriesListParamsIs_overview,
          time_zone: incidentsListParamsTime_zone,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/LogEntry" },
      isGraphql: false,
    },
    "incident_workflows.list": {
      description: "Lists the incident workflows of the account.",
      keywords: ["automation", "playbook", "runbook", "actions", "war room"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          query: incident_workflowsListParamsQuery,
          include: { description: "Additional data to return." },
        },
      },
      record: { $ref: "#/$defs/IncidentWorkflow" },
      isGraphql: false,
    },
    "incident_workflow_instances.create": {
      description: "Creates an incident workflow instance, which starts the workflow for an incident.",
      keywords: ["run playbook", "start automation", "kick off", "war room", "launch", "trigger"],
      params: {
        properties: {
          workflow_id: { description: "ID of the workflow, as `incident_workflows.list` returns it." },
          incident: {
            properties: incidentsMergeParamsSource_incidentsItems,
            description: "Incident to run the workflow for.",
          },
          instance_id: { description: "Your own ID for the run, which keeps the workflow from starting twice." },
        },
      },
      isGraphql: false,
    },
    "services.list": {
      description: "Lists services. Filters by name.",
      keywords: [
        "systems",
        "application",
        "component",
        "what is monitored",
        "API",
        "backend",
        "which services",
        "services without",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          query: incident_workflowsListParamsQuery,
          name: { description: "Filters by exact service name." },
          team_ids: incidentsListParamsTeam_ids,
          time_zone: incidentsListParamsTime_zone,
          sort_by: servicesListParamsSort_by,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/Service" },
      isGraphql: false,
    },
    "services.get": {
      description: "Gets a service with its settings.",
      keywords: ["system details", "application", "system", "component", "what is monitored", "API", "backend"],
      params: {
        properties: {
          id: service_incidentsListParamsService_id,
          include: { description: "Referenced objects to return in full." },
        },
      },
      isGraphql: false,
    },
    "services.create": {
      description:
        "Creates a service whose incidents use an escalation policy. To let a tool trigger incidents, use " +
        "`integrations.create`.",
      keywords: ["new system", "application", "system", "component", "what is monitored", "API", "backend"],
      params: {
        properties: {
          name: { description: "Name of the service." },
          escalation_policy: servicesCreateParamsEscalation_policy,
          description: { description: "Description of the service." },
          auto_resolve_timeout: servicesCreateParamsAuto_resolve_timeout,
          acknowledgement_timeout: servicesCreateParamsAcknowledgement_timeout,
          alert_creation: servicesCreateParamsAlert_creation,
          incident_urgency_rule: servicesCreateParamsIncident_urgency_rule,
          support_hours: servicesCreateParamsSupport_hours,
          scheduled_actions: servicesCreateParamsScheduled_actions,
          auto_pause_notifications_parameters: servicesCreateParamsAuto_pause_notifications_parameters,
        },
      },
      isGraphql: false,
    },
    "services.update": {
      description: "Updates a service. To disable it, set `status`.",
      keywords: [
        "rename system",
        "policy",
        "application",
        "system",
        "component",
        "what is monitored",
        "API",
        "backend",
        "disable the service",
        "change policy the service",
      ],
      params: {
        properties: {
          id: service_incidentsListParamsService_id,
          name: { description: "Name of the service." },
          status: { description: "Status of the service: whether it accepts incidents." },
          escalation_policy: servicesCreateParamsEscalation_policy,
          description: { description: "Description of the service." },
          auto_resolve_timeout: servicesCreateParamsAuto_resolve_timeout,
          acknowledgement_timeout: servicesCreateParamsAcknowledgement_timeout,
          alert_creation: servicesCreateParamsAlert_creation,
          incident_urgency_rule: servicesCreateParamsIncident_urgency_rule,
          support_hours: servicesCreateParamsSupport_hours,
          scheduled_actions: servicesCreateParamsScheduled_actions,
          auto_pause_notifications_parameters: servicesCreateParamsAuto_pause_notifications_parameters,
        },
      },
      isGraphql: false,
    },
    "services.delete": {
      description: "Deletes a service. Incidents can no longer be triggered on it.",
      keywords: ["drop system", "application", "system", "component", "what is monitored", "API", "backend"],
      params: { properties: { id: service_incidentsListParamsService_id } },
      isGraphql: false,
    },
    "integrations.get": {
      description: "Gets an integration of a service, with its key or email address.",
      keywords: ["integration key", "monitoring tool", "Datadog", "email key", "routing key", "webhook", "source"],
      params: {
        properties: {
          service_id: service_incidentsListParamsService_id,
          id: { description: "ID of the integration, as the service returns it." },
          include: { description: "Referenced objects to return in full." },
        },
      },
      isGraphql: false,
    },
    "integrations.create": {
      description: "Creates an integration of a service. The tool that sends events uses its key.",
      keywords: [
        "connect tool",
        "add monitoring",
        "monitoring tool",
        "Datadog",
        "email key",
        "routing key",
        "webhook",
        "source",
      ],
      params: {
        properties: {
          service_id: service_incidentsListParamsService_id,
          type: { description: "Type of the integration." },
          name: { description: "Name of the integration." },
          vendor: {
            properties: {
              id: { description: "ID of the vendor." },
              type: { description: "Always `vendor_reference`." },
            },
            description: "Vendor (tool) of the integration, by ID, as `vendors.list` returns it.",
          },
          integration_email: { description: "Email address that receives the emails of an email integration." },
        },
      },
      isGraphql: false,
    },
    "business_services.list": {
      description: "Lists business services.",
      keywords: ["products", "capability", "business impact", "checkout", "customer-facing"],
      params: business_servicesListParams,
      record: { $ref: "#/$defs/BusinessService" },
      isGraphql: false,
    },
    "business_services.get": {
      description: "Gets a business service.",
      keywords: ["product owner", "product", "capability", "business impact", "checkout", "customer-facing"],
      params: {
        properties: { id: { description: "ID of the business service, as `business_services.list` returns it." } },
      },
      isGraphql: false,
    },
    "escalation_policies.list": {
      description: "Lists escalation policies. Filters by name.",
      keywords: [
        "chains",
        "who gets paged",
        "next level",
        "after minutes",
        "tiers",
        "backup",
        "who gets paged next",
        "escalation order",
        "levels",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          query: incident_workflowsListParamsQuery,
          user_ids: { description: "Filters to escalation policies that notify any of these users." },
          team_ids: incidentsListParamsTeam_ids,
          include: { description: "Referenced objects to return in full." },
          sort_by: servicesListParamsSort_by,
        },
      },
      record: { $ref: "#/$defs/EscalationPolicy" },
      isGraphql: false,
    },
    "escalation_policies.get": {
      description: "Gets an escalation policy with its rules.",
      keywords: ["levels", "who is next", "who gets paged", "next level", "chain", "after minutes", "tiers", "backup"],
      params: {
        properties: {
          id: escalation_policiesGetParamsId,
          include: { description: "Referenced objects to return in full." },
        },
      },
      isGraphql: false,
    },
    "escalation_policies.create": {
      description: "Creates an escalation policy.",
      keywords: ["new chain", "who gets paged", "next level", "chain", "after minutes", "tiers", "backup"],
      params: {
        properties: {
          name: { description: "Name of the escalation policy." },
          escalation_rules: escalation_policiesCreateParamsEscalation_rules,
          description: { description: "Description of the escalation policy." },
          num_loops: escalation_policiesCreateParamsNum_loops,
          on_call_handoff_notifications: escalation_policiesCreateParamsOn_call_handoff_notifications,
          teams: escalation_policiesCreateParamsTeams,
          from: {
            description: "Email address of the user who creates the policy, for the audit records.",
            examples: ["ada@example.com"],
          },
        },
      },
      isGraphql: false,
    },
    "escalation_policies.update": {
      description: "Updates an escalation policy. Rules that you provide replace the current rules.",
      keywords: [
        "change chain",
        "add level",
        "who gets paged",
        "next level",
        "chain",
        "after minutes",
        "tiers",
        "backup",
      ],
      params: {
        properties: {
          id: escalation_policiesGetParamsId,
          name: { description: "Name of the escalation policy." },
          escalation_rules: escalation_policiesCreateParamsEscalation_rules,
          description: { description: "Description of the escalation policy." },
          num_loops: escalation_policiesCreateParamsNum_loops,
          on_call_handoff_notifications: escalation_policiesCreateParamsOn_call_handoff_notifications,
          teams: escalation_policiesCreateParamsTeams,
        },
      },
      isGraphql: false,
    },
    "escalation_policies.delete": {
      description: "Deletes an escalation policy. No service can be using it.",
      keywords: ["drop chain", "who gets paged", "next level", "chain", "after minutes", "tiers", "backup"],
      params: { properties: { id: escalation_policiesGetParamsId } },
      isGraphql: false,
    },
    "schedules.list": {
      description: "Lists on-call schedules. For the layers of a schedule, use `schedules.get`.",
      keywords: ["rotations", "rotas", "shift", "roster", "calendar"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          query: incident_workflowsListParamsQuery,
          team_ids: incidentsListParamsTeam_ids,
          include: { description: "Additional data to return." },
          include_next_oncall_for_user: schedulesListParamsInclude_next_oncall_for_user,
          since: schedulesListParamsSince,
          until: schedulesListParamsUntil,
          time_zone: incidentsListParamsTime_zone,
        },
      },
      record: { $ref: "#/$defs/Schedule" },
      isGraphql: false,
    },
    "schedules.get": {
      description: "Gets a schedule with its layers and the users on call in the time range.",
      keywords: [
        "who when",
        "shifts",
        "rotation",
        "rota",
        "roster",
        "calendar",
        "who next on call",
        "when I on call",
        "handoff",
      ],
      params: {
        properties: {
          id: schedulesGetParamsId,
          since: schedulesListParamsSince,
          until: schedulesListParamsUntil,
          overflow: schedulesGetParamsOverflow,
          include_next_oncall_for_user: schedulesListParamsInclude_next_oncall_for_user,
          time_zone: incidentsListParamsTime_zone,
        },
      },
      isGraphql: false,
    },
    "schedules.create": {
      description: "Creates an on-call schedule with one or more layers.",
      keywords: ["new rotation", "plan shifts", "rotation", "shift", "rota", "roster", "calendar"],
      params: {
        properties: {
          name: { description: "Name of the schedule." },
          time_zone: schedulesCreateParamsTime_zone,
          schedule_layers: schedulesCreateParamsSchedule_layers,
          description: { description: "Description of the schedule." },
          overflow: schedulesGetParamsOverflow,
        },
      },
      isGraphql: false,
    },
    "schedules.update": {
      description: "Updates a schedule. Existing layers have to be included by ID; layers that you leave out end now.",
      keywords: ["change rotation", "handoff", "rotation", "on call", "shift", "rota", "roster", "calendar"],
      params: {
        properties: {
          id: schedulesGetParamsId,
          name: { description: "Name of the schedule." },
          time_zone: schedulesCreateParamsTime_zone,
          schedule_layers: schedulesCreateParamsSchedule_layers,
          description: { description: "Description of the schedule." },
          overflow: schedulesGetParamsOverflow,
        },
      },
      isGraphql: false,
    },
    "schedules.delete": {
      description: "Deletes a schedule. No escalation policy can be using it.",
      keywords: ["drop rotation", "rotation", "on call", "shift", "rota", "roster", "calendar"],
      params: { properties: { id: schedulesGetParamsId } },
      isGraphql: false,
    },
    "schedule_users.list": {
      description: "Lists the users on call in a schedule within a time range.",
      keywords: [
        "rotation people",
        "who shares shift",
        "rota members",
        "on call people",
        "participants",
        "people of the rotation",
      ],
      params: {
        properties: {
          schedule_id: schedulesGetParamsId,
          since: { description: "Start of the time range." },
          until: { description: "End of the time range." },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "schedule_overrides.list": {
      description: "Lists the overrides of a schedule within a time range.",
      keywords: ["who covers", "cover", "swap shift", "replace", "stand in", "holiday", "substitute", "sick", "swaps"],
      params: {
        properties: {
          schedule_id: schedulesGetParamsId,
          since: { description: "Start of the time range." },
          until: { description: "End of the time range." },
          editable: { description: "Whether to return only editable overrides. Required to get the IDs of overrides." },
          overflow: schedulesGetParamsOverflow,
        },
      },
      record: { $ref: "#/$defs/Override" },
      isGraphql: false,
    },
    "schedule_overrides.create": {
      description: "Creates overrides of a schedule: puts users on call in place of the scheduled users.",
      keywords: [
        "cover for",
        "swap",
        "take shift",
        "trade",
        "swap shift",
        "replace",
        "stand in",
        "holiday",
        "substitute",
        "sick",
        "cover me",
        "swap on call",
        "take my shift",
        "put somebody the schedule",
        "cover the shift",
        "on call instead of",
      ],
      params: {
        properties: {
          schedule_id: schedulesGetParamsId,
          overrides: {
            items: {
              properties: {
                start: { description: "Time when the override starts." },
                end: { description: "Time when the override ends." },
                user: {
                  properties: incidentsCreateParamsAssignmentsItemsAssignee,
                  description: "User to put on call.",
                },
              },
            },
            description: "Overrides to create, each with a user, start and end. Up to 100.",
            examples: [
              [
                {
                  start: "2026-12-24T08:00:00Z",
                  end: "2026-12-24T20:00:00Z",
                  user: { id: "PEYSGVF", type: "user_reference" },
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "schedule_overrides.delete": {
      description: "Deletes a future override, or ends a current one.",
      keywords: [
        "undo cover",
        "no swap",
        "cover",
        "swap shift",
        "replace",
        "stand in",
        "holiday",
        "substitute",
        "sick",
      ],
      params: {
        properties: {
          schedule_id: schedulesGetParamsId,
          id: { description: "ID of the override, as `schedule_overrides.list` returns it with `editable`." },
        },
      },
      isGraphql: false,
    },
    "oncalls.list": {
      description: "Lists on-call entries (oncalls) now or within a time range, by escalation policy and level.",
      keywords: [
        "on duty",
        "tonight",
        "who is responsible",
        "right now",
        "whom to call",
        "carrying pager",
        "who is on call",
        "am I on call",
        "on call tonight",
        "on call this weekend",
        "next on call",
        "who is on duty",
        "who do I call",
        "current on call",
        "who has the pager",
        "when my next shift",
        "primary",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          since: { description: "Start of the time range. Defaults to now." },
          until: { description: "End of the time range, at most 90 days after `since`. Defaults to now." },
          user_ids: { description: "Filters by user ID." },
          escalation_policy_ids: { description: "Filters by escalation policy ID." },
          schedule_ids: { description: "Filters by schedule ID." },
          earliest: {
            description: "Whether to return only the earliest on-call entry of each user, escalation policy and level.",
          },
          time_zone: incidentsListParamsTime_zone,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/OnCall" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists users. To find users by name or email address, use `query`.",
      keywords: ["responders", "person", "engineer", "colleague", "staff", "people"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          query: incident_workflowsListParamsQuery,
          team_ids: incidentsListParamsTeam_ids,
          include: usersListParamsInclude,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user.",
      keywords: ["who is", "person", "responder", "engineer", "colleague", "staff"],
      params: { properties: { id: usersGetParamsId, include: usersListParamsInclude } },
      isGraphql: false,
    },
    "users.create": {
      description: "Creates a user, who receives an invitation by email.",
      keywords: ["invite", "onboard", "person", "responder", "engineer", "colleague", "staff"],
      params: {
        properties: {
          from: incidentsCreateParamsFrom,
          name: { description: "Name of the user." },
          email: usersCreateParamsEmail,
          role: usersCreateParamsRole,
          job_title: { description: "Job title of the user." },
          time_zone: usersCreateParamsTime_zone,
          color: usersCreateParamsColor,
          description: { description: "Short biography of the user." },
          license: usersCreateParamsLicense,
        },
      },
      isGraphql: false,
    },
    "users.update": {
      description: "Updates a user.",
      keywords: ["change role", "email", "person", "responder", "engineer", "colleague", "staff"],
      params: {
        properties: {
          id: usersGetParamsId,
          name: { description: "Name of the user." },
          email: usersCreateParamsEmail,
          role: usersCreateParamsRole,
          job_title: { description: "Job title of the user." },
          time_zone: usersCreateParamsTime_zone,
          color: usersCreateParamsColor,
          description: { description: "Short biography of the user." },
          license: usersCreateParamsLicense,
        },
      },
      isGraphql: false,
    },
    "users.delete": {
      description: "Deletes a user. The user cannot have incidents assigned, unless the plan reassigns them.",
      keywords: ["offboard", "remove colleague", "person", "responder", "engineer", "colleague", "staff"],
      params: { properties: { id: usersGetParamsId } },
      isGraphql: false,
    },
    "current_user.get": {
      description:
        "Gets the authenticated user. Fails with account keys and app credentials, which do not belong to a user.",
      keywords: ["me", "who am I", "my account", "logged in", "profile"],
      params: { properties: { include: usersListParamsInclude } },
      isGraphql: false,
    },
    "contact_methods.list": {
      description: "Lists the contact methods of a user: email addresses, phones and devices for notifications.",
      keywords: ["how to reach", "SMS", "push", "number", "reachability"],
      params: { properties: { user_id: usersGetParamsId } },
      record: { $ref: "#/$defs/ContactMethod" },
      isGraphql: false,
    },
    "contact_methods.create": {
      description: "Creates a contact method of a user: an email address or phone for notifications.",
      keywords: ["add phone", "SMS", "push", "how to reach", "number", "reachability"],
      params: {
        properties: {
          user_id: usersGetParamsId,
          type: { description: "Type of the contact method." },
          label: { description: "Label of the contact method, such as `Work`." },
          address: { description: "Email address or phone number." },
          country_code: { description: "Country calling code of the phone number, such as 1." },
        },
      },
      isGraphql: false,
    },
    "contact_methods.delete": {
      description: "Deletes a contact method of a user.",
      keywords: ["remove phone", "phone", "SMS", "push", "email", "how to reach", "number", "reachability"],
      params: {
        properties: {
          user_id: usersGetParamsId,
          id: { description: "ID of the contact method, as `contact_methods.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "notification_rules.list": {
      description: "Lists the notification rules of a user: when and how the user is notified of incidents.",
      keywords: ["how am I paged", "urgency", "phone then SMS", "delay", "wake me"],
      params: {
        properties: {
          user_id: usersGetParamsId,
          urgency: { description: "Filters by urgency of the incidents. Defaults to `high`." },
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/NotificationRule" },
      isGraphql: false,
    },
    "teams.list": {
      description: "Lists teams.",
      keywords: ["squads", "department", "group", "unit", "crew"],
      params: teamsListParams,
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "teams.get": {
      description: "Gets a team.",
      keywords: ["squad details", "squad", "department", "group", "unit", "crew"],
      params: { properties: { id: teamsGetParamsId, include: { description: "Additional data to return." } } },
      isGraphql: false,
    },
    "teams.create": {
      description: "Creates a team.",
      keywords: ["form squad", "squad", "department", "group", "unit", "crew"],
      params: {
        properties: {
          name: { description: "Name of the team." },
          description: { description: "Description of the team." },
          default_role: teamsCreateParamsDefault_role,
        },
      },
      isGraphql: false,
    },
    "teams.update": {
      description: "Updates a team.",
      keywords: ["rename squad", "squad", "department", "group", "unit", "crew"],
      params: {
        properties: {
          id: teamsGetParamsId,
          name: { description: "Name of the team." },
          description: { description: "Description of the team." },
          default_role: teamsCreateParamsDefault_role,
        },
      },
      isGraphql: false,
    },
    "teams.delete": {
      description: "Deletes a team. The team cannot have services, schedules, escalation policies or subteams.",
      keywords: ["dissolve squad", "squad", "department", "group", "unit", "crew"],
      params: {
        properties: {
          id: teamsGetParamsId,
          reassignment_team: { description: "ID of the team that takes over open incidents." },
        },
      },
      isGraphql: false,
    },
    "team_members.list": {
      description: "Lists the members of a team with their roles.",
      keywords: ["who belongs", "squad people", "manager", "responders", "roster"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          team_id: teamsGetParamsId,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/TeamMember" },
      isGraphql: false,
    },
    "team_members.update": {
      description: "Updates a team member: adds a user to a team or changes the user's role.",
      keywords: [
        "put in",
        "change role",
        "add colleague",
        "squad people",
        "who belongs",
        "manager",
        "responders",
        "roster",
      ],
      params: {
        properties: {
          team_id: teamsGetParamsId,
          user_id: usersGetParamsId,
          role: { description: "Role of the user in the team. Defaults to the role in the account." },
        },
      },
      isGraphql: false,
    },
    "team_members.delete": {
      description: "Removes a user from a team.",
      keywords: ["take out", "kick", "squad people", "who belongs", "role", "manager", "responders", "roster"],
      params: { properties: { team_id: teamsGetParamsId, user_id: usersGetParamsId } },
      isGraphql: false,
    },
    "maintenance_windows.list": {
      description: "Lists maintenance windows. To get ongoing ones, use `filter`.",
      keywords: [
        "planned work",
        "planned downtime",
        "server work",
        "no alarms",
        "silence",
        "deployment",
        "mute",
        "planned maintenance",
        "upcoming maintenance",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          query: incident_workflowsListParamsQuery,
          filter: { description: "Filters by time: past, future, ongoing, open (ongoing or future), or all." },
          service_ids: incidentsListParamsService_ids,
          team_ids: incidentsListParamsTeam_ids,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/MaintenanceWindow" },
      isGraphql: false,
    },
    "maintenance_windows.get": {
      description: "Gets a maintenance window.",
      keywords: ["when", "planned downtime", "server work", "no alarms", "silence", "deployment", "mute"],
      params: {
        properties: {
          id: maintenance_windowsGetParamsId,
          include: { description: "Referenced objects to return in full." },
        },
      },
      isGraphql: false,
    },
    "maintenance_windows.create": {
      description: "Creates a maintenance window, during which services trigger no incidents.",
      keywords: [
        "mute alarms",
        "plan downtime",
        "silence",
        "planned downtime",
        "server work",
        "no alarms",
        "deployment",
        "mute",
        "silence during the deploy",
        "planned maintenance",
        "mute the service",
        "stop alerts during",
        "suppress pages",
      ],
      params: {
        properties: {
          from: incidentsCreateParamsFrom,
          start_time: { description: "Time when the maintenance window starts." },
          end_time: { description: "Time when the maintenance window ends." },
          services: maintenance_windowsCreateParamsServices,
          description: { description: "Description of the maintenance window." },
        },
      },
      isGraphql: false,
    },
    "maintenance_windows.update": {
      description: "Updates a maintenance window that has not ended.",
      keywords: ["extend", "move", "planned downtime", "server work", "no alarms", "silence", "deployment", "mute"],
      params: {
        properties: {
          id: maintenance_windowsGetParamsId,
          start_time: { description: "Time when the maintenance window starts." },
          end_time: { description: "Time when the maintenance window ends." },
          services: maintenance_windowsCreateParamsServices,
          description: { description: "Description of the maintenance window." },
        },
      },
      isGraphql: false,
    },
    "maintenance_windows.delete": {
      description: "Deletes a future maintenance window, or ends an ongoing one.",
      keywords: [
        "end downtime",
        "unmute",
        "planned downtime",
        "server work",
        "no alarms",
        "silence",
        "deployment",
        "mute",
      ],
      params: { properties: { id: maintenance_windowsGetParamsId } },
      isGraphql: false,
    },
    "priorities.list": {
      description: "Lists the priorities of incidents, most severe first.",
      keywords: ["P1", "severity", "urgency", "importance", "sev", "P1 to P5", "severity levels"],
      params: business_servicesListParams,
      record: { $ref: "#/$defs/Priority" },
      isGraphql: false,
    },
    "vendors.list": {
      description: "Lists the vendors (tools) that PagerDuty has integrations for.",
      keywords: ["monitoring tools", "Datadog", "integration kinds", "which tools", "suppliers"],
      params: business_servicesListParams,
      record: { $ref: "#/$defs/Vendor" },
      isGraphql: false,
    },
    "tags.list": {
      description: "Lists the tags of the account.",
      keywords: ["labels", "marker", "category", "keyword", "flag"],
      params: teamsListParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "tags.create": {
      description: "Creates a tag.",
      keywords: ["new label", "label", "marker", "category", "keyword", "flag"],
      params: { properties: { label: { description: "Label of the tag, up to 191 characters." } } },
      isGraphql: false,
    },
    "tags.delete": {
      description: "Deletes a tag and removes it from all records.",
      keywords: ["drop label", "label", "marker", "category", "keyword", "flag"],
      params: { properties: { id: { description: "ID of the tag, as `tags.list` returns it." } } },
      isGraphql: false,
    },
    "change_events.list": {
      description: "Lists change events, such as deploys.",
      keywords: [
        "deployment",
        "what changed",
        "release",
        "commit",
        "config change",
        "recent deploys",
        "what changed before",
      ],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          since: { description: "Start of the time range, in UTC." },
          until: { description: "End of the time range, in UTC." },
          team_ids: incidentsListParamsTeam_ids,
          integration_ids: { description: "Filters by integration ID." },
        },
      },
      record: { $ref: "#/$defs/ChangeEvent" },
      isGraphql: false,
    },
    "change_events.get": {
      description: "Gets a change event.",
      keywords: ["one deployment", "deployment", "what changed", "release", "commit", "config change"],
      params: { properties: { id: { description: "ID of the change event, as `change_events.list` returns it." } } },
      isGraphql: false,
    },
    "notifications.list": {
      description:
        "Lists notifications (calls, messages and emails) sent to users within a time range of less than three " +
        "months.",
      keywords: ["pages sent", "SMS sent", "calls made", "who was woken", "delivery"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          offset: incidentsListParamsOffset,
          total: incidentsListParamsTotal,
          since: { description: "Start of the time range." },
          until: { description: "End of the time range, less than three months after `since`." },
          filter: { description: "Filters by notification type." },
          time_zone: incidentsListParamsTime_zone,
          include: { description: "Referenced objects to return in full." },
        },
      },
      record: { $ref: "#/$defs/Notification" },
      isGraphql: false,
    },
    "audit_records.list": {
      description:
        "Lists audit records of users, teams, services, schedules and escalation policies, newest first. Defaults to " +
        "the last day.",
      keywords: ["who did what", "log", "history", "configuration changes", "compliance"],
      params: {
        properties: {
          limit: incidentsListParamsLimit,
          since: { description: "Start of the time range. Defaults to a day ago." },
          until: { description: "End of the time range, at most 31 days after `since`." },
          root_resource_types: { description: "Filters by type of the changed resource." },
          actions: { description: "Filters by action." },
          actor_type: { description: "Filters by type of the actor who made the change." },
          actor_id: { description: "Filters by ID of the actor. Requires `actor_type`." },
          method_type: { description: "Filters by the method used to make the change." },
          method_truncated_token: {
            description: "Filters by the last characters of the token used. Requires `method_type`.",
          },
          cursor: { description: "Cursor of the next page: `next` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/AuditRecord" },
      isGraphql: false,
    },
  },
  changes: {
    incidents: { params: business_servicesListParams, record: { $ref: "#/$defs/LogEntry" }, isGraphql: false },
  },
  webhooks: {
    docs: "https://developer.pagerduty.com/docs/verifying-webhook-signatures",
    sends: {
      incidents: { create: "incident.triggered", update: "incident.acknowledged" },
      services: { create: "service.created", update: "service.updated", delete: "service.deleted" },
    },
    byHand:
      "Open Integrations > Generic Webhooks (v3), add a webhook with this URL, and choose the events you need. Copy " +
      "the secret, which is shown once.",
  },
  schemas: {
    Limit: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 25.",
      default: 25,
      minimum: 1,
      maximum: 100,
    },
    Offset: {
      type: "integer",
      description: "Number of records to skip. Together with `limit`, at most 10,000. Defaults to 0.",
      default: 0,
      minimum: 0,
      maximum: 10000,
    },
    Total: { type: "boolean", description: "Whether to return the total number of records, which is slower." },
    From: {
      type: "string",
      description: "Email address of the user to act as. The user has to belong to the account.",
      format: "email",
      examples: ["ada@example.com"],
    },
    Since: { type: "string", format: "date-time", description: "Start of the time range." },
    Until: { type: "string", format: "date-time", description: "End of the time range." },
    EntriesSince: {
      type: "string",
      format: "date-time",
      description: "Start of the on-call entries to return. Defaults to two weeks before `until`.",
    },
    EntriesUntil: {
      type: "string",
      format: "date-time",
      description: "End of the on-call entries to return. Defaults to two weeks after `since`.",
    },
    TimeZone: {
      type: "string",
      description: "Time zone of returned times, such as `Europe/Berlin`.",
      examples: ["Europe/Berlin"],
    },
    Query: { type: "string", description: "Filters to records whose name contains this text." },
    ByName: {
      type: "string",
      description: "Sort field and direction. Defaults to `name`.",
      default: "name",
      enum: ["name", "name:asc", "name:desc"],
    },
    Overflow: {
      type: "boolean",
      description:
        "Whether to return on-call entries in full if they extend beyond the time range. Defaults to `false`.",
      default: false,
    },
    Overview: {
      type: "boolean",
      description: "Whether to return only the most important entries. Defaults to `false`.",
      default: false,
    },
    NextFor: {
      type: "string",
      description: "ID of a user whose next on-call time to include, as `users.list` returns it.",
    },
    IncidentId: {
      type: "string",
      description: "ID of the incident, as `incidents.list` returns it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    AlertId: {
      type: "string",
      description: "ID of the alert, as `alerts.list` returns it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    NoteId: {
      type: "string",
      description: "ID of the note, as `incident_notes.list` returns it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    ServiceId: {
      type: "string",
      description: "ID of the service, as `services.list` returns it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    EscalationPolicyId: {
      type: "string",
      description: "ID of the escalation policy, as `escalation_policies.list` returns it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    ScheduleId: {
      type: "string",
      description: "ID of the schedule, as `schedules.list` returns it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    UserId: { type: "string", description: "ID of the user, as `users.list` returns it.", pattern: "^[A-Za-z0-9_-]+$" },
    TeamId: { type: "string", description: "ID of the team, as `teams.list` returns it.", pattern: "^[A-Za-z0-9_-]+$" },
    WindowId: {
      type: "string",
      description: "ID of the maintenance window, as `maintenance_windows.list` returns it.",
      pattern: "^[A-Za-z0-9_-]+$",
    },
    ServiceIds: {
      type: "array",
      items: { type: "string" },
      description: "Filters by service: IDs, as `services.list` returns them.",
    },
    TeamIds: {
      type: "array",
      items: { type: "string" },
      description: "Filters by team: IDs, as `teams.list` returns them.",
    },
    IncidentStatuses: {
      type: "array",
      items: { type: "string", enum: ["triggered", "acknowledged", "resolved"] },
      description: "Filters by incident status. `triggered` and `acknowledged` incidents are open.",
    },
    Urgencies: { type: "array", items: { type: "string", enum: ["high", "low"] }, description: "Filters by urgency." },
    IncidentOrder: {
      type: "array",
      items: { type: "string" },
      description:
        "Sort fields: `incident_number`, `created_at`, `resolved_at` or `urgency`, each with `:asc` or `:desc`. Up " +
        "to 2.",
      maxItems: 2,
      examples: [["created_at:desc"]],
    },
    IncidentIncludes: {
      type: "array",
      items: {
        type: "string",
        enum: [
          "acknowledgers",
          "agents",
          "assignees",
          "conference_bridge",
          "escalation_policies",
          "first_trigger_log_entries",
          "priorities",
          "services",
          "teams",
          "users",
        ],
      },
      description: "Referenced objects to return in full.",
    },
    LogEntryIncludes: {
      type: "array",
      items: { type: "string", enum: ["incidents", "services", "channels", "teams"] },
      description: "Referenced objects to return in full.",
    },
    ServiceIncludes: {
      type: "array",
      items: {
        type: "string",
        enum: ["escalation_policies", "teams", "integrations", "auto_pause_notifications_parameters"],
      },
      description: "Referenced objects to return in full.",
    },
    PolicyIncludes: {
      type: "array",
      items: { type: "string", enum: ["services", "teams", "targets", "escalation_rule_assignment_strategies"] },
      description: "Referenced objects to return in full.",
    },
    UserIncludes: {
      type: "array",
      items: {
        type: "string",
        enum: ["contact_methods", "notification_rules", "teams", "subdomains", "calendar_urls"],
      },
      description: "Additional data, or referenced objects to return in full.",
    },
    WindowIncludes: {
      type: "array",
      items: { type: "string", enum: ["teams", "services", "users"] },
      description: "Referenced objects to return in full.",
    },
    Urgency: schemasUrgency,
    NewStatus: schemasNewStatus,
    EscalationLevel: schemasEscalationLevel,
    Assignments: {
      type: "array",
      items: { $ref: "#/$defs/NewAssignment" },
      description: "Users to assign the incident to.",
      minItems: 1,
      examples: [[{ assignee: { id: "PXPGF42", type: "user_reference" } }]],
    },
    IncidentTypeName: {
      $ref: "#/$defs/NewIncidentType",
      description: "Incident type, by name, as `incident_types.list` returns it.",
    },
    ConferenceBridge: schemasConferenceBridge,
    NoteText: { type: "string", description: "Text of the note." },
    ServiceName: { type: "string", description: "Name of the service." },
    ServiceText: { type: "string", description: "Description of the service." },
    AutoResolve: {
      type: ["integer", "null"],
      description: "Time in seconds after which an open incident is resolved automatically. `null` or 0 disables it.",
    },
    AckTimeout: {
      type: ["integer", "null"],
      description: "Time in seconds after which an acknowledged incident is triggered again. `null` or 0 disables it.",
    },
    AlertCreation: {
      type: "string",
      description:
        "Whether events create alerts in addition to incidents. PagerDuty is phasing out `create_incidents`.",
      enum: ["create_incidents", "create_alerts_and_incidents"],
    },
    NewUrgencyRule: { $ref: "#/$defs/UrgencyRule", description: "Urgency rule for incidents on the service." },
    NewSupportHours: {
      anyOf: [
        { $ref: "#/$defs/SupportTimes", description: "Support hours of the service, if the urgency depends on them." },
        { type: "null" },
      ],
    },
    ScheduledActions: {
      type: "array",
      items: { $ref: "#/$defs/NewScheduledAction" },
      description: "Actions on open incidents when support hours begin.",
    },
    NewAutoPause: {
      $ref: "#/$defs/AutoPause",
      description: "Whether to delay notifications of transient alerts, which can resolve by themselves.",
    },
    PolicyName: { type: "string", description: "Name of the escalation policy." },
    PolicyText: { type: "string", description: "Description of the escalation policy." },
    Loops: {
      type: "integer",
      description: "Number of times to repeat the rules if nobody acknowledges. Defaults to 0.",
      minimum: 0,
    },
    Handoff: {
      type: "string",
      description: "On-call handoff notifications: when to notify users that they are going on call.",
      enum: ["if_has_services", "always"],
    },
    PolicyTeams: {
      type: "array",
      items: { $ref: "#/$defs/TeamRef" },
      description: "Team of the escalation policy, by ID, as `teams.list` returns it.",
      maxItems: 1,
    },
    EscalationRules: {
      type: "array",
      items: { $ref: "#/$defs/NewEscalationRule" },
      description: "Escalation rules, one per level, with the targets to notify.",
      minItems: 1,
      examples: escalation_policiesCreateParamsEscalation_rulesExamples,
    },
    ScheduleName: { type: "string", description: "Name of the schedule." },
    ScheduleZone: {
      type: "string",
      description: "Time zone of the schedule, such as `Europe/Berlin`.",
      examples: ["Europe/Berlin"],
    },
    ScheduleText: { type: "string", description: "Description of the schedule." },
    Layers: {
      type: "array",
      items: { $ref: "#/$defs/NewLayer" },
      description: "Layers of the schedule. Later layers take precedence.",
      minItems: 1,
      examples: schedulesCreateParamsSchedule_layersExamples,
    },
    UserName: { type: "string", description: "Name of the user.", maxLength: 100 },
    UserEmail: {
      type: "string",
      description: "Email address of the user, used to log in.",
      minLength: 6,
      maxLength: 100,
      format: "email",
    },
    UserRole: {
      type: "string",
      description: "Role of the user. Available roles depend on the plan.",
      enum: [
        "admin",
        "limited_user",
        "observer",
        "owner",
        "read_only_user",
        "restricted_access",
        "read_only_limited_user",
        "user",
      ],
    },
    JobTitle: { type: "string", description: "Job title of the user.", maxLength: 100 },
    UserZone: {
      type: "string",
      description: "Time zone of the user. Defaults to the time zone of the account.",
      examples: ["Europe/Berlin"],
    },
    UserColor: { type: "string", description: "Color of the user in schedules, such as `green`." },
    UserText: { type: ["string", "null"], description: "Short biography of the user." },
    UserLicense: { $ref: "#/$defs/LicenseRef", description: "License to assign to the user." },
    TeamName: { type: "string", description: "Name of the team.", maxLength: 100 },
    TeamText: { type: "string", description: "Description of the team.", maxLength: 1024 },
    DefaultRole: {
      type: "string",
      description: "Default role of users who join the team: `manager` or `none`.",
      enum: ["manager", "none"],
    },
    WindowStart: { type: "string", format: "date-time", description: "Time when the maintenance window starts." },
    WindowEnd: { type: "string", format: "date-time", description: "Time when the maintenance window ends." },
    WindowServices: {
      type: "array",
      items: { $ref: "#/$defs/ServiceRef" },
      description: "Services to put in maintenance, by ID, as `services.list` returns it.",
      minItems: 1,
      examples: [[{ id: "PIJ90N7", type: "service_reference" }]],
    },
    WindowText: { type: "string", description: "Description of the maintenance window." },
    Details: {
      type: "object",
      additionalProperties: true,
      description: "Details from the sender of the event, with any fields.",
    },
    FieldValue: incident_custom_fieldsUpdateParamsCustom_fieldsItemsValue,
    ServiceRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the service." },
        type: { type: "string", description: "Always `service_reference`.", enum: ["service_reference"] },
      },
      required: ["id", "type"],
    },
    PriorityRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the priority." },
        type: { type: "string", description: "Always `priority_reference`.", enum: ["priority_reference"] },
      },
      required: ["id", "type"],
    },
    EscalationPolicyRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the escalation policy." },
        type: {
          type: "string",
          description: "Always `escalation_policy_reference`.",
          enum: ["escalation_policy_reference"],
        },
      },
      required: ["id", "type"],
    },
    IncidentRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the incident." },
        type: { type: "string", description: "Always `incident_reference`.", enum: ["incident_reference"] },
      },
      required: ["id", "type"],
    },
    UserRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the user." },
        type: { type: "string", description: "Always `user_reference`.", enum: ["user_reference"] },
      },
      required: ["id", "type"],
    },
    TeamRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the team." },
        type: { type: "string", description: "Always `team_reference`.", enum: ["team_reference"] },
      },
      required: ["id", "type"],
    },
    VendorRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the vendor." },
        type: { type: "string", description: "Always `vendor_reference`.", enum: ["vendor_reference"] },
      },
      required: ["id", "type"],
    },
    LicenseRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the license." },
        type: { type: "string", description: "Always `license_reference`.", enum: ["license_reference"] },
      },
      required: ["id", "type"],
    },
    TargetRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the user or schedule." },
        type: {
          type: "string",
          description: "Type of the target: a user or a schedule.",
          enum: ["user_reference", "schedule_reference"],
        },
      },
      required: ["id", "type"],
    },
    NewAssignment: {
      type: "object",
      properties: { assignee: { $ref: "#/$defs/UserRef", description: "User to assign." } },
      required: ["assignee"],
    },
    IncidentBody: {
      type: "object",
      properties: {
        type: { type: "string", description: "Always `incident_body`.", enum: ["incident_body"] },
        details: { type: "string", description: "Text of the incident details." },
      },
      required: ["type"],
    },
    NewIncidentType: {
      type: "object",
      properties: { name: { type: "string", description: "Name of the incident type." } },
      required: ["name"],
    },
    NewBridge: {
      type: "object",
      properties: {
        conference_number: { type: "string", description: "Phone number of the conference bridge. Commas add pauses." },
        conference_url: { type: "string", description: "URL of the conference bridge.", format: "uri" },
      },
    },
    ChangedIncident: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the incident." },
        type: {
          type: "string",
          description: "Either value. Both have the same meaning.",
          enum: ["incident", "incident_reference"],
        },
        status: schemasNewStatus,
        resolution: { type: "string", description: "Resolution of the incident. Requires `status` to be `resolved`." },
        title: { type: "string", description: "Title of the incident: a one-line summary of the problem." },
        urgency: schemasUrgency,
        priority: { $ref: "#/$defs/PriorityRef", description: "Priority of the incident." },
        escalation_level: schemasEscalationLevel,
        assignments: {
          type: "array",
          items: { $ref: "#/$defs/NewAssignment" },
          description: "Users to assign the incident to.",
        },
        escalation_policy: {
          $ref: "#/$defs/EscalationPolicyRef",
          description: "Escalation policy to reassign the incident to.",
        },
        incident_type: { $ref: "#/$defs/NewIncidentType", description: "Type of the incident." },
        conference_bridge: schemasConferenceBridge,
      },
      required: ["id", "type"],
    },
    NewResponderTarget: {
      type: "object",
      properties: {
        responder_request_target: {
          $ref: "#/$defs/ResponderTargetRef",
          description: "User or escalation policy to request help from.",
        },
      },
      required: ["responder_request_target"],
    },
    ResponderTargetRef: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the user or escalation policy." },
        type: {
          type: "string",
          description: "Type of the target: a user or an escalation policy.",
          enum: ["user_reference", "escalation_policy_reference"],
        },
      },
      required: ["id", "type"],
    },
    NewFieldValue: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the custom field. Not required with `name`." },
        name: { type: "string", description: "Name of the custom field. Not required with `id`.", maxLength: 50 },
        value: { $ref: "#/$defs/FieldValue" },
      },
      required: ["value"],
    },
    UrgencyRule: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Whether the urgency is constant or depends on support hours.",
          enum: ["constant", "use_support_hours"],
        },
        urgency: {
          type: "string",
          description: "Urgency, if it is constant.",
          enum: ["low", "high", "severity_based"],
        },
        during_support_hours: { $ref: "#/$defs/UrgencyPart", description: "Urgency during support hours." },
        outside_support_hours: { $ref: "#/$defs/UrgencyPart", description: "Urgency outside support hours." },
      },
    },
    UrgencyPart: {
      type: "object",
      properties: {
        type: { type: "string", description: "Always `constant`.", enum: ["constant"] },
        urgency: { type: "string", description: "Urgency of the incidents.", enum: ["low", "high", "severity_based"] },
      },
    },
    SupportTimes: {
      type: "object",
      properties: {
        type: { type: "string", description: "Always `fixed_time_per_day`.", enum: ["fixed_time_per_day"] },
        time_zone: { type: "string", description: "Time zone of the support hours." },
        days_of_week: {
          type: "array",
          items: { type: "integer" },
          description: "Days of the week, 1 (Monday) to 7 (Sunday).",
          maxItems: 7,
        },
        start_time: { type: "string", description: "Start of the support hours, such as `09:00:00`." },
        end_time: { type: "string", description: "End of the support hours, such as `17:00:00`." },
      },
    },
    NewScheduledAction: {
      type: "object",
      properties: {
        type: { type: "string", description: "Always `urgency_change`.", enum: ["urgency_change"] },
        at: { $ref: "#/$defs/NamedTime", description: "Time of the action." },
        to_urgency: { type: "string", description: "New urgency of open incidents.", enum: ["high"] },
      },
      required: ["type", "at", "to_urgency"],
    },
    NamedTime: {
      type: "object",
      properties: {
        type: { type: "string", description: "Always `named_time`.", enum: ["named_time"] },
        name: {
          type: "string",
          description: "Named time: the start or the end of support hours.",
          enum: ["support_hours_start", "support_hours_end"],
        },
      },
      required: ["type", "name"],
    },
    AutoPause: {
      type: "object",
      properties: {
        enabled: { type: "boolean", description: "Whether to delay notifications." },
        timeout: { type: "integer", description: "Delay in seconds.", enum: [0, 120, 180, 300, 600, 900] },
      },
    },
    NewEscalationRule: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of an existing rule." },
        escalation_delay_in_minutes: {
          type: "integer",
          description: "Time in minutes before the next level is notified.",
          minimum: 1,
        },
        targets: {
          type: "array",
          items: { $ref: "#/$defs/TargetRef" },
          description: "Users and schedules to notify, up to 10.",
          minItems: 1,
          maxItems: 10,
        },
        escalation_rule_assignment_strategy: {
          type: "string",
          description: "Assignment strategy: notify all targets, or take turns (round robin).",
          enum: ["round_robin", "assign_to_everyone"],
        },
      },
      required: ["escalation_delay_in_minutes", "targets"],
    },
    NewLayer: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of an existing layer." },
        name: { type: "string", description: "Name of the layer." },
        start: { type: "string", format: "date-time", description: "Time when the layer starts." },
        end: {
          type: ["string", "null"],
          format: "date-time",
          description: "Time when the layer ends. `null` means never.",
        },
        rotation_virtual_start: {
          type: "string",
          format: "date-time",
          description: "Time when the first turn of the rotation starts.",
        },
        rotation_turn_length_seconds: { type: "integer", description: "Length of a turn in seconds.", minimum: 1 },
        users: {
          type: "array",
          items: { $ref: "#/$defs/LayerUser" },
          description: "Users in the order of rotation.",
          minItems: 1,
        },
        restrictions: {
          type: "array",
          items: { $ref: "#/$defs/Restriction" },
          description: "Restrictions of the layer to certain hours. Defaults to all hours.",
        },
      },
      required: ["start", "rotation_virtual_start", "rotation_turn_length_seconds", "users"],
    },
    LayerUser: {
      type: "object",
      properties: { user: { $ref: "#/$defs/UserRef", description: "User of the layer." } },
      required: ["user"],
    },
    Restriction: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Whether the restriction repeats daily or weekly.",
          enum: ["daily_restriction", "weekly_restriction"],
        },
        start_time_of_day: { type: "string", description: "Start time of day, such as `08:00:00`." },
        duration_seconds: { type: "integer", description: "Duration in seconds.", minimum: 1 },
        start_day_of_week: {
          type: "integer",
          description: "Day of the week on which the restriction starts, 1 (Monday) to 7 (Sunday).",
          minimum: 1,
          maximum: 7,
        },
      },
      required: ["type", "start_time_of_day", "duration_seconds"],
    },
    NewOverride: {
      type: "object",
      properties: {
        start: { type: "string", format: "date-time", description: "Time when the override starts." },
        end: { type: "string", format: "date-time", description: "Time when the override ends." },
        user: { $ref: "#/$defs/UserRef", description: "User to put on call." },
      },
      required: ["start", "end", "user"],
    },
    Ref: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
      },
      required: ["id", "type"],
    },
    Incident: {
      type: "object",
      properties: {
        id: { type: "string", description: "The incident's ID." },
        type: { type: "string", description: "The object type, always incident." },
        summary: {
          type: ["string", "null"],
          description: "A short text naming the incident, usually with its number and title.",
        },
        self: { type: ["string", "null"], description: "The incident's address in the API." },
        html_url: { type: ["string", "null"], description: "The incident's address in PagerDuty's web app." },
        incident_number: { type: "integer", description: "The incident's number, unique in the account." },
        title: { type: ["string", "null"], description: "The incident's title, a short description of the problem." },
        created_at: { type: "string", format: "date-time", description: "The time the incident was triggered." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the incident's last modification.",
        },
        status: { type: "string", description: "The incident's status: triggered, acknowledged or resolved." },
        incident_key: { type: ["string", "null"], description: "The key that deduplicates events into one incident." },
        service: {
          anyOf: [{ $ref: "#/$defs/Ref", description: "The service the incident was opened on." }, { type: "null" }],
        },
        assignments: {
          type: "array",
          items: { $ref: "#/$defs/Assignment" },
          description: "The users the incident is assigned to, with the time of each assignment.",
        },
        assigned_via: {
          type: ["string", "null"],
          description: "The way the incident was assigned, by escalation policy or directly.",
        },
        last_status_change_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the last status change.",
        },
        resolved_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the incident was resolved. Null while it is open.",
        },
        first_trigger_log_entry: {
          anyOf: [
            { $ref: "#/$defs/Ref", description: "The log entry for the event that triggered the incident." },
            { type: "null" },
          ],
        },
        alert_counts: {
          anyOf: [
            {
              $ref: "#/$defs/AlertCounts",
              description: "The number of alerts on the incident, in total and by status.",
            },
            { type: "null" },
          ],
        },
        is_mergeable: { type: "boolean", description: "Whether the incident can be merged into another one." },
        incident_type: {
          type: ["object", "null"],
          properties: { name: { type: "string" } },
          description: "The incident's type, by name.",
        },
        escalation_policy: {
          anyOf: [
            { $ref: "#/$defs/Ref", description: "The escalation policy the incident follows." },
            { type: "null" },
          ],
        },
        teams: { type: "array", items: { $ref: "#/$defs/Ref" }, description: "The teams involved in the incident." },
        pending_actions: {
          type: "array",
          items: { $ref: "#/$defs/PendingAction" },
          description: "The actions waiting to happen, for example escalation or automatic resolution.",
        },
        acknowledgements: {
          type: "array",
          items: { $ref: "#/$defs/Acknowledgement" },
          description: "The acknowledgements of the incident, with user and time.",
        },
        alert_grouping: {
          anyOf: [
            {
              $ref: "#/$defs/AlertGrouping",
              description: "The grouping that collects alerts into the incident. Null if none applies.",
            },
            { type: "null" },
          ],
        },
        last_status_change_by: {
          anyOf: [
            { $ref: "#/$defs/Ref", description: "The user, service or integration that last changed the status." },
            { type: "null" },
          ],
        },
        priority: {
          anyOf: [
            { $ref: "#/$defs/Priority", description: "The incident's priority. Null if none is set." },
            { type: "null" },
          ],
        },
        resolve_reason: {
          anyOf: [
            {
              $ref: "#/$defs/ResolveReason",
              description: "The reason for the resolution, for example a merge. Null for ordinary resolution.",
            },
            { type: "null" },
          ],
        },
        conference_bridge: {
          anyOf: [
            { $ref: "#/$defs/Bridge", description: "The conference call for the incident. Null if none is set." },
            { type: "null" },
          ],
        },
        incidents_responders: {
          type: "array",
          items: { $ref: "#/$defs/Responder" },
          description: "The responders added to the incident.",
        },
        responder_requests: {
          type: "array",
          items: { $ref: "#/$defs/ResponderRequest" },
          description: "The requests sent to bring further responders to the incident.",
        },
        urgency: { type: "string", description: "The incident's urgency, high or low." },
        body: {
          anyOf: [
            { $ref: "#/$defs/Body", description: "The details attached to the incident at creation." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Body: {
      type: "object",
      properties: { type: { type: "string" }, details: { description: "Text, or the fields that a tool sent." } },
    },
    Assignment: {
      type: "object",
      properties: { at: { type: "string", format: "date-time" }, assignee: { $ref: "#/$defs/Ref" } },
      required: ["at", "assignee"],
    },
    AlertCounts: {
      type: "object",
      properties: { triggered: { type: "integer" }, resolved: { type: "integer" }, all: { type: "integer" } },
    },
    PendingAction: {
      type: "object",
      properties: {
        type: { type: "string" },
        at: { type: "string", format: "date-time" },
        to: { type: ["string", "null"] },
      },
      required: ["type", "at"],
    },
    Acknowledgement: {
      type: "object",
      properties: { at: { type: "string", format: "date-time" }, acknowledger: { $ref: "#/$defs/Ref" } },
      required: ["at", "acknowledger"],
    },
    AlertGrouping: {
      type: "object",
      properties: {
        grouping_type: { type: ["string", "null"] },
        started_at: { type: ["string", "null"], format: "date-time" },
        ended_at: { type: ["string", "null"], format: "date-time" },
        alert_grouping_active: { type: "boolean" },
      },
    },
    ResolveReason: {
      type: "object",
      properties: { type: { type: "string" }, incident: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] } },
    },
    Bridge: {
      type: "object",
      properties: { conference_number: { type: ["string", "null"] }, conference_url: { type: ["string", "null"] } },
    },
    Responder: {
      type: "object",
      properties: {
        state: { type: "string" },
        user: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        incident: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        updated_at: { type: ["string", "null"], format: "date-time" },
        message: { type: ["string", "null"] },
        requester: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        requested_at: { type: ["string", "null"], format: "date-time" },
        escalation_policy_requests: { type: "array", items: { type: "string" } },
      },
    },
    ResponderRequest: {
      type: "object",
      properties: {
        incident: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        requester: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        requested_at: { type: "string", format: "date-time" },
        message: { type: ["string", "null"] },
        responder_request_targets: { type: "array", items: { $ref: "#/$defs/ResponderEntry" } },
      },
    },
    ResponderEntry: { type: "object", properties: { responder_request_target: { $ref: "#/$defs/ResponderTarget" } } },
    ResponderTarget: {
      type: "object",
      properties: {
        type: { type: "string" },
        id: { type: "string" },
        summary: { type: ["string", "null"] },
        incidents_responders: { type: "array", items: { $ref: "#/$defs/Responder" } },
      },
    },
    IncidentIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        incident_number: { type: "integer" },
        title: { type: "string" },
        status: { type: "string" },
        urgency: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        resolved_at: { type: "string", format: "date-time" },
        last_status_change_at: { type: "string", format: "date-time" },
        incident_key: { type: "string" },
        html_url: { type: "string" },
        assigned_via: { type: "string" },
        service_id: { type: "string" },
        service_name: { type: "string" },
        escalation_policy_id: { type: "string" },
        priority_id: { type: "string" },
        priority_name: { type: "string" },
        incident_type: { type: "string" },
        assignee_id: { type: "string" },
        team_id: { type: "string" },
      },
    },
    StatusUpdate: {
      type: "object",
      properties: {
        id: { type: "string" },
        message: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        sender: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        subject: { type: ["string", "null"] },
        html_message: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Alert: {
      type: "object",
      properties: {
        id: { type: "string", description: "The alert's ID." },
        type: { type: "string", description: "The object type, always alert." },
        summary: { type: ["string", "null"], description: "A short text naming the alert." },
        self: { type: ["string", "null"], description: "The alert's address in the API." },
        html_url: { type: ["string", "null"], description: "The alert's address in PagerDuty's web app." },
        created_at: { type: "string", format: "date-time", description: "The time the alert was created." },
        status: { type: "string", description: "The alert's status, triggered or resolved." },
        alert_key: { type: ["string", "null"], description: "The key that deduplicates events into one alert." },
        service: {
          anyOf: [{ $ref: "#/$defs/Ref", description: "The service the alert was opened on." }, { type: "null" }],
        },
        first_trigger_log_entry: {
          anyOf: [
            { $ref: "#/$defs/Ref", description: "The log entry for the event that triggered the alert." },
            { type: "null" },
          ],
        },
        incident: {
          anyOf: [
            { $ref: "#/$defs/Ref", description: "The incident the alert belongs to. Null if there is none." },
            { type: "null" },
          ],
        },
        suppressed: { type: "boolean", description: "Whether the alert is suppressed and opens no incident." },
        severity: {
          type: ["string", "null"],
          description: "The severity of the problem, as given by the monitoring tool.",
        },
        integration: {
          anyOf: [{ $ref: "#/$defs/Ref", description: "The integration the alert came through." }, { type: "null" }],
        },
        body: {
          anyOf: [
            { $ref: "#/$defs/AlertBody", description: "The details of the event behind the alert." },
            { type: "null" },
          ],
        },
      },
      required: ["id", "type"],
    },
    AlertBody: {
      type: "object",
      properties: {
        type: { type: "string" },
        contexts: { type: "array", items: { $ref: "#/$defs/Context" } },
        details: { anyOf: [{ $ref: "#/$defs/Details" }, { type: "null" }] },
      },
    },
    Context: {
      type: "object",
      properties: {
        type: { type: "string" },
        href: { type: ["string", "null"] },
        src: { type: ["string", "null"] },
        text: { type: ["string", "null"] },
      },
      required: ["type"],
    },
    Note: {
      type: "object",
      properties: {
        id: { type: "string", description: "The note's ID." },
        user: { anyOf: [{ $ref: "#/$defs/Ref", description: "The user who wrote the note." }, { type: "null" }] },
        channel: {
          type: ["object", "null"],
          properties: {
            id: { type: ["string", "null"] },
            type: { type: ["string", "null"] },
            summary: { type: ["string", "null"] },
            self: { type: ["string", "null"] },
            html_url: { type: ["string", "null"] },
          },
          description: "The channel the note was added through.",
        },
        content: { type: "string", description: "The note's text." },
        created_at: { type: "string", format: "date-time", description: "The time the note was added." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the note's last modification.",
        },
      },
      required: ["id", "content"],
    },
    CustomFieldValue: {
      type: "object",
      properties: {
        id: { type: "string", description: "The custom field's ID." },
        name: { type: "string", description: "The custom field's name for use in code." },
        type: { type: "string", description: "The object type of the custom field value." },
        display_name: { type: "string", description: "The custom field's name, as shown to users." },
        field_type: {
          type: "string",
          description: "The kind of field: single or multiple value, free or from fixed options.",
        },
        data_type: { type: "string", description: "The data type of the field's values." },
        description: {
          type: ["string", "null"],
          description: "The custom field's description. Null if none was written.",
        },
        value: {
          anyOf: [
            { $ref: "#/$defs/FieldValue", description: "The field's value on the incident. Null if not set." },
            { type: "null" },
          ],
        },
      },
      required: ["id", "name", "type", "display_name", "field_type", "data_type"],
    },
    CustomFieldValues: {
      type: "object",
      properties: { custom_fields: { type: "array", items: { $ref: "#/$defs/CustomFieldValue" } } },
      required: ["custom_fields"],
    },
    PastIncident: {
      type: "object",
      properties: {
        incident: {
          type: "object",
          properties: {
            id: { type: "string" },
            created_at: { type: "string", format: "date-time" },
            self: { type: "string" },
            title: { type: "string" },
          },
          description: "The past incident, in short form.",
        },
        score: { type: "number", description: "The similarity between the two incidents. Higher means more similar." },
      },
    },
    RelatedIncident: {
      type: "object",
      properties: {
        incident: { $ref: "#/$defs/Incident", description: "The related incident." },
        relationships: {
          type: "array",
          items: { $ref: "#/$defs/Relationship" },
          description: "The reasons the incidents are thought to be related.",
        },
      },
    },
    Relationship: { type: "object", properties: { type: { type: "string" }, metadata: { $ref: "#/$defs/Relation" } } },
    Relation: {
      type: "object",
      properties: {
        grouping_classification: { type: "string" },
        user_feedback: {
          type: "object",
          properties: { positive_feedback_count: { type: "integer" }, negative_feedback_count: { type: "integer" } },
        },
        dependent_services: schemasRelationDependent_services,
        supporting_services: schemasRelationDependent_services,
      },
    },
    IncidentType: {
      type: "object",
      properties: {
        id: { type: "string", description: "The incident type's ID." },
        type: { type: "string", description: "The object type, always incident_type." },
        name: { type: "string", description: "The incident type's name for use in code." },
        display_name: { type: ["string", "null"], description: "The incident type's name, as shown to users." },
        description: {
          type: ["string", "null"],
          description: "The incident type's description. Null if none was written.",
        },
        enabled: { type: "boolean", description: "Whether the incident type is in use." },
        parent: {
          type: ["object", "null"],
          properties: { id: { type: "string" }, type: { type: "string" } },
          description: "The incident type this type inherits from. Null for the base type.",
        },
        created_at: { type: "string", format: "date-time", description: "The time the incident type was created." },
        updated_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of the incident type's last modification.",
        },
      },
      required: ["id"],
    },
    LogEntry: {
      type: "object",
      properties: {
        id: { type: "string", description: "The log entry's ID." },
        type: {
          type: "string",
          description: "The kind of log entry, for example a trigger, an acknowledgement or a resolution.",
        },
        summary: { type: ["string", "null"], description: "A short text describing the log entry." },
        self: { type: ["string", "null"], description: "The log entry's address in the API." },
        html_url: { type: ["string", "null"], description: "The log entry's address in PagerDuty's web app." },
        created_at: { type: "string", format: "date-time", description: "The time the log entry was created." },
        channel: {
          anyOf: [
            { $ref: "#/$defs/Channel", description: "The channel the action came through, with its details." },
            { type: "null" },
          ],
        },
        agent: {
          anyOf: [
            { $ref: "#/$defs/Ref", description: "The user, service or integration that took the action." },
            { type: "null" },
          ],
        },
        note: { type: ["string", "null"], description: "The note added with the action. Null if none was given." },
        contexts: {
          type: "array",
          items: { $ref: "#/$defs/Context" },
          description: "The links and images attached to the triggering event.",
        },
        service: {
          anyOf: [{ $ref: "#/$defs/Ref", description: "The service the log entry concerns." }, { type: "null" }],
        },
        incident: {
          anyOf: [{ $ref: "#/$defs/Ref", description: "The incident the log entry belongs to." }, { type: "null" }],
        },
        teams: { type: "array", items: { $ref: "#/$defs/Ref" }, description: "The teams involved in the log entry." },
        event_details: {
          type: ["object", "null"],
          properties: { description: { type: ["string", "null"] } },
          description: "Details of the event, chiefly a description.",
        },
        assignees: {
          type: "array",
          items: { $ref: "#/$defs/Ref" },
          description: "The users the incident was assigned to in this entry.",
        },
        acknowledgement_timeout: {
          type: ["integer", "null"],
          description: "The time before the acknowledgement expires, in seconds.",
        },
      },
      required: ["id"],
    },
    Channel: {
      type: "object",
      properties: {
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        details: { anyOf: [{ $ref: "#/$defs/Details" }, { type: "string" }, { type: "null" }] },
      },
      required: ["type"],
    },
    IncidentWorkflow: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        created_at: { type: "string", format: "date-time" },
        team: { type: ["object", "null"], properties: { id: { type: "string" }, type: { type: "string" } } },
        is_enabled: { type: "boolean" },
        steps: { type: "array", items: { $ref: "#/$defs/WorkflowStep" } },
      },
      required: ["id"],
    },
    WorkflowStep: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: "string" },
        description: { type: ["string", "null"] },
      },
    },
    WorkflowInstance: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        incident: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
      },
      required: ["id"],
    },
    Service: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        auto_resolve_timeout: { type: ["integer", "null"] },
        acknowledgement_timeout: { type: ["integer", "null"] },
        created_at: { type: "string", format: "date-time" },
        status: { type: "string" },
        last_incident_timestamp: { type: ["string", "null"], format: "date-time" },
        escalation_policy: { $ref: "#/$defs/Ref" },
        teams: { type: "array", items: { $ref: "#/$defs/Ref" } },
        integrations: { type: "array", items: { $ref: "#/$defs/Ref" } },
        incident_urgency_rule: { anyOf: [{ $ref: "#/$defs/ServiceUrgency" }, { type: "null" }] },
        support_hours: { anyOf: [{ $ref: "#/$defs/ServiceHours" }, { type: "null" }] },
        scheduled_actions: { type: "array", items: { $ref: "#/$defs/ScheduledAction" } },
        addons: { type: "array", items: { $ref: "#/$defs/Ref" } },
        alert_creation: { type: ["string", "null"], description: "Deprecated.", deprecated: true },
        alert_grouping_parameters: {
          anyOf: [{ $ref: "#/$defs/GroupingSetting", description: "Deprecated.", deprecated: true }, { type: "null" }],
        },
        alert_grouping: { type: ["string", "null"] },
        alert_grouping_timeout: { type: ["integer", "null"], description: "Deprecated.", deprecated: true },
        auto_pause_notifications_parameters: { anyOf: [{ $ref: "#/$defs/ServicePause" }, { type: "null" }] },
      },
      required: ["id", "type", "escalation_policy"],
    },
    ServiceUrgency: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        urgency: { type: ["string", "null"] },
        during_support_hours: schemasServiceUrgencyDuring_support_hours,
        outside_support_hours: schemasServiceUrgencyDuring_support_hours,
      },
    },
    ServiceUrgencyPart: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, urgency: { type: ["string", "null"] } },
    },
    ServiceHours: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        time_zone: { type: ["string", "null"] },
        days_of_week: { type: "array", items: { type: "integer" } },
        start_time: { type: ["string", "null"] },
        end_time: { type: ["string", "null"] },
      },
    },
    ScheduledAction: {
      type: "object",
      properties: {
        type: { type: "string" },
        at: {
          type: "object",
          properties: { type: { type: "string" }, name: { type: "string" } },
          required: ["type", "name"],
        },
        to_urgency: { type: "string" },
      },
      required: ["type", "at", "to_urgency"],
    },
    GroupingSetting: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        config: {
          type: ["object", "null"],
          properties: {
            time_window: { type: ["integer", "null"] },
            recommended_time_window: { type: ["integer", "null"] },
            timeout: { type: ["integer", "null"] },
            aggregate: { type: ["string", "null"] },
            fields: { type: "array", items: { type: "string" } },
          },
        },
      },
    },
    ServicePause: {
      type: "object",
      properties: {
        enabled: { type: "boolean" },
        timeout: { type: ["integer", "null"] },
        recommended_timeout: { type: ["integer", "null"] },
      },
    },
    Integration: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        service: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        created_at: { type: "string", format: "date-time" },
        vendor: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        integration_key: { type: ["string", "null"] },
        integration_email: { type: ["string", "null"] },
        email_incident_creation: { type: ["string", "null"] },
        email_filter_mode: { type: ["string", "null"] },
        email_parsing_fallback: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    BusinessService: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        point_of_contact: { type: ["string", "null"] },
        team: {
          type: ["object", "null"],
          properties: { id: { type: "string" }, type: { type: "string" }, self: { type: ["string", "null"] } },
          required: ["id"],
        },
      },
      required: ["id"],
    },
    EscalationPolicy: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        num_loops: { type: "integer" },
        on_call_handoff_notifications: { type: ["string", "null"] },
        escalation_rules: { type: "array", items: { $ref: "#/$defs/EscalationRule" } },
        services: { type: "array", items: { $ref: "#/$defs/Ref" } },
        teams: { type: "array", items: { $ref: "#/$defs/Ref" } },
      },
      required: ["id", "type", "name", "escalation_rules"],
    },
    EscalationRule: {
      type: "object",
      properties: {
        id: { type: "string" },
        escalation_delay_in_minutes: { type: "integer" },
        targets: { type: "array", items: { $ref: "#/$defs/Ref" } },
        escalation_rule_assignment_strategy: { type: ["string", "null"] },
      },
      required: ["escalation_delay_in_minutes", "targets"],
    },
    Schedule: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        time_zone: { type: "string" },
        schedule_layers: { type: "array", items: { $ref: "#/$defs/Layer" } },
        final_schedule: { anyOf: [{ $ref: "#/$defs/SubSchedule" }, { type: "null" }] },
        overrides_subschedule: { anyOf: [{ $ref: "#/$defs/SubSchedule" }, { type: "null" }] },
        escalation_policies: { type: "array", items: { $ref: "#/$defs/Ref" } },
        users: { type: "array", items: { $ref: "#/$defs/Ref" } },
        teams: { type: "array", items: { $ref: "#/$defs/Ref" } },
        next_oncall_for_user: {
          type: ["object", "null"],
          properties: {
            start: { type: ["string", "null"], format: "date-time" },
            end: { type: ["string", "null"], format: "date-time" },
            user: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
          },
        },
      },
      required: ["id", "type", "time_zone"],
    },
    SubSchedule: {
      type: "object",
      properties: {
        name: { type: "string" },
        rendered_schedule_entries: { type: "array", items: { $ref: "#/$defs/ScheduleEntry" } },
        rendered_coverage_percentage: { type: ["number", "null"] },
      },
      required: ["name"],
    },
    ScheduleEntry: {
      type: "object",
      properties: {
        user: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        start: { type: "string", format: "date-time" },
        end: { type: "string", format: "date-time" },
      },
      required: ["start", "end"],
    },
    Layer: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        start: { type: "string", format: "date-time" },
        end: { type: ["string", "null"], format: "date-time" },
        users: { type: "array", items: { $ref: "#/$defs/LayerMember" } },
        restrictions: { type: "array", items: { $ref: "#/$defs/LayerRestriction" } },
        rotation_virtual_start: { type: "string", format: "date-time" },
        rotation_turn_length_seconds: { type: "integer" },
        rendered_schedule_entries: { type: "array", items: { $ref: "#/$defs/ScheduleEntry" } },
        rendered_coverage_percentage: { type: ["number", "null"] },
      },
      required: ["start", "users", "rotation_virtual_start", "rotation_turn_length_seconds"],
    },
    LayerMember: { type: "object", properties: { user: { $ref: "#/$defs/Ref" } }, required: ["user"] },
    LayerRestriction: {
      type: "object",
      properties: {
        type: { type: "string" },
        duration_seconds: { type: "integer" },
        start_time_of_day: { type: "string" },
        start_day_of_week: { type: ["integer", "null"] },
      },
      required: ["type", "duration_seconds", "start_time_of_day"],
    },
    Override: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        start: { type: "string", format: "date-time" },
        end: { type: "string", format: "date-time" },
        user: { $ref: "#/$defs/Ref" },
      },
      required: ["start", "end", "user"],
    },
    OnCall: {
      type: "object",
      properties: {
        escalation_policy: { $ref: "#/$defs/Ref" },
        user: { $ref: "#/$defs/Ref" },
        schedule: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        escalation_level: { type: "integer" },
        start: { type: ["string", "null"], format: "date-time" },
        end: { type: ["string", "null"], format: "date-time" },
      },
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: "string" },
        email: { type: "string" },
        time_zone: { type: ["string", "null"] },
        color: { type: ["string", "null"] },
        role: { type: ["string", "null"] },
        avatar_url: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        invitation_sent: { type: "boolean" },
        job_title: { type: ["string", "null"] },
        created_via_sso: { type: "boolean" },
        teams: { type: "array", items: { $ref: "#/$defs/Ref" } },
        contact_methods: { type: "array", items: { $ref: "#/$defs/Ref" } },
        notification_rules: { type: "array", items: { $ref: "#/$defs/Ref" } },
        http_cal_url: { type: ["string", "null"] },
        web_cal_url: { type: ["string", "null"] },
      },
      required: ["id", "type", "name", "email"],
    },
    ContactMethod: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        label: { type: "string" },
        address: { type: "string" },
        country_code: { type: ["integer", "null"] },
        enabled: { type: "boolean" },
        blacklisted: { type: "boolean" },
        send_short_email: { type: "boolean" },
        device_type: { type: ["string", "null"] },
        sounds: { type: "array", items: { $ref: "#/$defs/Sound" } },
        created_at: { type: ["string", "null"], format: "date-time" },
      },
      required: ["id", "type", "label", "address"],
    },
    Sound: { type: "object", properties: { type: { type: "string" }, file: { type: ["string", "null"] } } },
    NotificationRule: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        start_delay_in_minutes: { type: "integer" },
        contact_method: { $ref: "#/$defs/Ref" },
        urgency: { type: "string" },
      },
      required: ["id", "type", "start_delay_in_minutes", "contact_method", "urgency"],
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        default_role: { type: ["string", "null"] },
      },
      required: ["id", "type", "name"],
    },
    TeamMember: { type: "object", properties: { user: { $ref: "#/$defs/Ref" }, role: { type: ["string", "null"] } } },
    MaintenanceWindow: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        sequence_number: { type: "integer" },
        start_time: { type: "string", format: "date-time" },
        end_time: { type: "string", format: "date-time" },
        description: { type: ["string", "null"] },
        created_by: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        services: { type: "array", items: { $ref: "#/$defs/Ref" } },
        teams: { type: "array", items: { $ref: "#/$defs/Ref" } },
      },
      required: ["id", "type", "start_time", "end_time", "services"],
    },
    Priority: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Vendor: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        name: { type: "string" },
        website_url: { type: ["string", "null"] },
        logo_url: { type: ["string", "null"] },
        thumbnail_url: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        integration_guide_url: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Tag: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        label: { type: "string" },
      },
      required: ["id", "type", "label"],
    },
    ChangeEvent: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        summary: { type: ["string", "null"] },
        self: { type: ["string", "null"] },
        html_url: { type: ["string", "null"] },
        timestamp: { type: "string", format: "date-time" },
        services: { type: "array", items: { $ref: "#/$defs/Ref" } },
        integration: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        routing_key: { type: ["string", "null"] },
        source: { type: ["string", "null"] },
        links: { type: "array", items: { $ref: "#/$defs/ChangeLink" } },
        images: { type: "array", items: { $ref: "#/$defs/ChangeImage" } },
        custom_details: { anyOf: [{ $ref: "#/$defs/Details" }, { type: "null" }] },
      },
      required: ["id"],
    },
    ChangeLink: {
      type: "object",
      properties: { href: { type: ["string", "null"] }, text: { type: ["string", "null"] } },
    },
    ChangeImage: {
      type: "object",
      properties: {
        src: { type: ["string", "null"] },
        href: { type: ["string", "null"] },
        alt: { type: ["string", "null"] },
      },
    },
    Notification: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        started_at: { type: "string", format: "date-time" },
        address: { type: ["string", "null"] },
        user: { anyOf: [{ $ref: "#/$defs/Ref" }, { type: "null" }] },
        conferenceAddress: { type: ["string", "null"] },
        status: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    AuditRecord: {
      type: "object",
      properties: {
        id: { type: "string" },
        self: { type: ["string", "null"] },
        execution_time: { type: "string", format: "date-time" },
        execution_context: {
          type: ["object", "null"],
          properties: { request_id: { type: ["string", "null"] }, remote_address: { type: ["string", "null"] } },
        },
        actors: { type: ["array", "null"], items: { $ref: "#/$defs/Ref" } },
        method: { $ref: "#/$defs/AuditMethod" },
        root_resource: { $ref: "#/$defs/Ref" },
        action: { type: "string" },
        details: { anyOf: [{ $ref: "#/$defs/AuditDetails" }, { type: "null" }] },
      },
      required: ["id", "execution_time", "method", "root_resource", "action"],
    },
    AuditMethod: {
      type: "object",
      properties: {
        description: { type: ["string", "null"] },
        truncated_token: { type: ["string", "null"] },
        type: { type: "string" },
      },
      required: ["type"],
    },
    AuditDetails: {
      type: "object",
      properties: {
        resource: { $ref: "#/$defs/Ref" },
        fields: { type: ["array", "null"], items: { $ref: "#/$defs/AuditField" } },
        references: { type: ["array", "null"], items: { $ref: "#/$defs/AuditReference" } },
      },
      required: ["resource"],
    },
    AuditField: {
      type: "object",
      properties: {
        name: { type: "string" },
        description: { type: ["string", "null"] },
        value: { type: ["string", "null"] },
        before_value: { type: ["string", "null"] },
      },
      required: ["name"],
    },
    AuditReference: {
      type: "object",
      properties: {
        name: { type: "string" },
        description: { type: ["string", "null"] },
        added: { type: ["array", "null"], items: { $ref: "#/$defs/Ref" } },
        removed: { type: ["array", "null"], items: { $ref: "#/$defs/Ref" } },
      },
      required: ["name"],
    },
  },
})
