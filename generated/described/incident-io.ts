// Generated from definitions/incident-io.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/incident-io.ts'

const incidentsListParamsAfter = { description: "ID of the last record of the previous page." }
const incidentsListParamsStatus = {
  one_of: { description: "Values to include." },
  not_in: { description: "Values that are left out." },
}
const incidentsListParamsCreated_at = {
  gte: { description: "First day." },
  lte: { description: "Last day." },
  date_range: { description: "First and last day, with a tilde between them.", examples: ["2026-01-01~2026-01-31"] },
}
const incidentsListParamsCreated_at_2 = {
  properties: incidentsListParamsCreated_at,
  description: "Filters by day of creation.",
}
const incidentsListParamsUpdated_at = {
  properties: incidentsListParamsCreated_at,
  description: "Filters by day of the last change.",
}
const incidentsCreateParamsCustom_field_entries = {
  items: {
    properties: {
      custom_field_id: { description: "ID of the custom field." },
      values: {
        items: {
          properties: {
            id: { description: "ID of the value." },
            value_catalog_entry_id: { description: "ID of a catalog entry." },
            value_link: { description: "URL." },
            value_numeric: { description: "Number, as a text." },
            value_option_id: { description: "ID of an option." },
            value_text: { description: "Text." },
            value_timestamp: { description: "Time. incident.io prefers `incident_timestamp_values`." },
          },
        },
        description: "The values. An empty list removes them.",
      },
    },
  },
  description: "Values of custom fields.",
}
const incidentsCreateParamsIdempotency_key = {
  description: "Your own text for this call. A second call with it creates nothing.",
}
const incidentsCreateParamsIncident_role_assignmentsItemsAssignee = {
  email: { description: "Email address." },
  id: { description: "ID of the user." },
  slack_user_id: { description: "ID of the user in Slack." },
}
const incidentsCreateParamsIncident_role_assignments = {
  items: {
    properties: {
      assignee: {
        properties: incidentsCreateParamsIncident_role_assignmentsItemsAssignee,
        description: "The person, by one of these.",
      },
      incident_role_id: { description: "ID of the role." },
    },
  },
  description: "People in the roles of the incident.",
}
const incidentsCreateParamsIncident_timestamp_values = {
  items: {
    properties: {
      incident_timestamp_id: { description: "ID of the timestamp, as `incident_timestamps.list` has it." },
      value: { description: "Time, or nothing to remove it." },
    },
  },
  description: "Values of timestamps.",
}
const incident_attachmentsCreateParamsIncident_id = { description: "ID of the incident, as `incidents.list` has it." }
const incident_membershipsCreateParams = {
  properties: {
    incident_id: incident_attachmentsCreateParamsIncident_id,
    user_id: { description: "ID of the user, as `users.list` has it." },
  },
}
const postmortem_documentsGetParams = { properties: { id: { description: "ID of the postmortem document." } } }
const incident_rolesGetParams = { properties: { id: { description: "ID of the incident role." } } }
const incident_rolesCreateParamsDescription = { description: "Description of the incident role for people." }
const incident_rolesCreateParamsInstructions = { description: "Instructions for the person with the role." }
const incident_rolesCreateParamsName = { description: "Name of the incident role that people see." }
const incident_rolesCreateParamsShortform = { description: "Short name, for commands in Slack.", examples: ["lead"] }
const custom_fieldsGetParams = { properties: { id: { description: "ID of the custom field." } } }
const custom_fieldsCreateParamsCatalog_type_id = {
  description: "ID of the catalog type, as `catalog_types.list` has it.",
}
const custom_fieldsCreateParamsDescription = { description: "Description of the custom field for people." }
const custom_field_optionsListParamsCustom_field_id = {
  description: "ID of the custom field, as `custom_fields.list` has it.",
}
const actionsListParamsIncident_mode = {
  description: "Filters by mode of the incident. Defaults to standard and retrospective ones.",
}
const actionsCreateParamsAssignee_id = { description: "ID of the user who has to do it, as `users.list` has it." }
const follow_upsGetParams = { properties: { id: { description: "ID of the follow-up." } } }
const follow_upsCreateParamsFollow_up_priority_option_id = {
  description: "ID of the priority, as `priority.id` of other follow-ups has it.",
}
const escalationsGetParams = { properties: { id: { description: "ID of the escalation." } } }
const escalation_pathsListParams = {
  properties: { page_size: { description: "Number of records on a page, 1 to 250." }, after: incidentsListParamsAfter },
}
const schedule_entriesListParamsSchedule_id = { description: "ID of the schedule, as `schedules.list` has it." }
const status_page_incidentsListParamsStatus_page_id = {
  description: "ID of the status page, as `status_pages.list` has it.",
}
const status_page_incidentsCreateParamsComponent_statuses = {
  items: {
    properties: {
      component_id: { description: "ID of the component." },
      component_status: { description: "State of the component." },
    },
  },
  description: "States of components.",
}
const status_page_incidentsCreateParamsNotify_subscribers = {
  description: "Whether subscribers get a message. It is not possible with more than 1000 of them.",
}
const catalog_typesListKeywords = ["service catalog", "inventory schema", "categories", "models", "data classes"]
const catalog_entriesCreateParamsAttribute_values = {
  description: "Values by ID of their attribute: an object with `value`, or with `array_value`.",
}
const schemasIncidentRoleRequired = [
  "created_at",
  "description",
  "id",
  "instructions",
  "name",
  "role_type",
  "shortform",
  "updated_at",
]
const schemasIncidentStatus = {
  type: "object",
  properties: {
    category: { type: "string" },
    created_at: { type: "string", format: "date-time" },
    description: { type: "string" },
    id: { type: "string" },
    name: { type: "string" },
    rank: { type: "integer" },
    updated_at: { type: "string", format: "date-time" },
  },
  required: ["category", "created_at", "description", "id", "name", "rank", "updated_at"],
}
const schemasSeverity = {
  type: "object",
  properties: {
    created_at: { type: "string", format: "date-time" },
    description: { type: "string" },
    id: { type: "string" },
    name: { type: "string" },
    rank: { type: "integer" },
    updated_at: { type: "string", format: "date-time" },
  },
  required: ["created_at", "description", "id", "name", "rank", "updated_at"],
}
const schemasIncidentType = {
  type: "object",
  properties: {
    create_in_triage: { type: "string" },
    created_at: { type: "string", format: "date-time" },
    description: { type: "string" },
    id: { type: "string" },
    is_default: { type: "boolean" },
    name: { type: "string" },
    owning_team_ids: { type: "array", items: { type: "string" } },
    private_incidents_only: { type: "boolean" },
    updated_at: { type: "string", format: "date-time" },
  },
  required: [
    "create_in_triage",
    "created_at",
    "description",
    "id",
    "is_default",
    "name",
    "private_incidents_only",
    "updated_at",
  ],
}
const schemasCustomFieldOption = {
  type: "object",
  properties: {
    custom_field_id: { type: "string" },
    id: { type: "string" },
    sort_key: { type: "integer" },
    value: { type: "string" },
  },
  required: ["custom_field_id", "id", "sort_key", "value"],
}
const schemasTeamSlim = {
  type: "object",
  properties: { id: { type: "string" }, name: { type: "string" } },
  required: ["id", "name"],
}
const schemasUser = {
  type: "object",
  properties: {
    email: { type: "string" },
    id: { type: "string" },
    name: { type: "string" },
    role: { type: "string" },
    slack_user_id: { type: "string" },
  },
  required: ["id", "name", "role"],
}
const schemasScheduleRotationWorking_interval = {
  type: "array",
  items: { $ref: "#/$defs/ScheduleRotationWorkingInterval" },
}
export default describedKind(kind, {
  category: "monitoring",
  support: "community",
  docs: "https://docs.incident.io/api-reference",
  basis: {
    version: "API v1, v2 and v3, by resource",
    date: "2026-11-30",
    compared:
      "incident.io's OpenAPI description in incident-io/catalog-importer of 2026-01-26, and the client in " +
      "incident-io/terraform-provider-incident of 2026-08-20, which incident.io generates from a later one",
    differences: 33,
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/incident-io/catalog-importer/master/client/openapi3.json",
      },
      { type: "changelog", url: "https://incident.io/changelog" },
    ],
    missing:
      "Changes of alert sources, alert routes, escalation paths, schedules, workflows and catalog types, alert " +
      "attributes and notes, maintenances and components of status pages, managed resources, heartbeats, IP " +
      "allowlists, and audit logs.",
  },
  sunset: { version: "v2", date: "none", docs: "https://docs.incident.io/api-reference", read: "2026-11-30" },
  description:
    "Incidents with their updates, roles, timestamps, follow-ups and postmortems, alerts, escalations, schedules, " +
    "status pages, teams, users, custom fields and the catalog.",
  auth: {
    api_key: {
      description:
        "Create a key under Settings > API keys, with the roles that your operations need. incident.io shows it once.",
    },
  },
  entities: {
    incidents: {
      description: "An incident, with its status, severity and the people who respond.",
      search: {
        name: { type: "string" },
        reference: { type: "string" },
        summary: { type: "string" },
        mode: { type: "string" },
        visibility: { type: "string" },
        permalink: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        incident_status: { type: "object" },
        severity: { type: "object" },
        incident_type: { type: "object" },
        slack_channel_name: { type: "string" },
      },
      hit: {
        title: [["reference"], ["name"]],
        text: [
          ["summary"],
          ["incident_status", "name"],
          ["severity", "name"],
          ["incident_type", "name"],
          ["slack_channel_name"],
        ],
      },
      refs: {},
    },
    incident_updates: {
      description: "An update that somebody posted about an incident.",
      search: {
        message: { type: "string" },
        incident_id: { type: "string" },
        created_at: { type: "timestamp" },
        new_incident_status: { type: "object" },
        new_severity: { type: "object" },
      },
      hit: { title: [["message"]], text: [["new_incident_status", "name"], ["new_severity", "name"]] },
      refs: { incident_id: "incidents.id" },
    },
    incident_alerts: {
      description: "The connection of an alert with an incident.",
      refs: { "incident.id": "incidents.id", "alert.id": "alerts.id" },
    },
    incident_attachments: {
      description: "A link from an incident to something outside, such as a pull request.",
      refs: {},
    },
    incident_memberships: { description: "The access of a user to a private incident.", refs: {} },
    postmortem_documents: {
      description: "A postmortem document: what an incident was, and what there is to learn.",
      search: {
        title: { type: "string" },
        status: { type: "string" },
        type: { type: "string" },
        incident_id: { type: "string" },
        document_url: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["status"]] },
      refs: { incident_id: "incidents.id" },
    },
    incident_roles: {
      description: "A role in incidents, such as the lead.",
      search: {
        name: { type: "string" },
        shortform: { type: "string" },
        description: { type: "string" },
        instructions: { type: "string" },
        role_type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["shortform"], ["description"]] },
      refs: {},
    },
    incident_statuses: {
      description: "A status that incidents can have, such as monitoring.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        category: { type: "string" },
        rank: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["category"], ["description"]] },
      refs: {},
    },
    incident_timestamps: {
      description: "A timestamp that incidents have, such as the time of detection.",
      search: { name: { type: "string" }, rank: { type: "integer" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    severities: {
      description: "A severity of incidents.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        rank: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    incident_types: {
      description: "A type of incidents.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        is_default: { type: "boolean" },
        private_incidents_only: { type: "boolean" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    custom_fields: {
      description: "A custom field of incidents.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        field_type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    custom_field_options: {
      description: "An option of a custom field.",
      refs: { custom_field_id: "custom_fields.id" },
    },
    actions: {
      description: "A task during an incident.",
      search: {
        description: { type: "string" },
        status: { type: "string" },
        incident_id: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        completed_at: { type: "timestamp" },
        assignee: { type: "object" },
      },
      hit: { title: [["description"]], text: [["status"], ["assignee", "name"]] },
      refs: { incident_id: "incidents.id" },
    },
    follow_ups: {
      description: "A task after an incident.",
      search: {
        title: { type: "string" },
        description: { type: "string" },
        status: { type: "string" },
        incident_id: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        completed_at: { type: "timestamp" },
        assignee: { type: "object" },
        priority: { type: "object" },
      },
      hit: { title: [["title"]], text: [["description"], ["status"], ["assignee", "name"], ["priority", "name"]] },
      refs: { incident_id: "incidents.id" },
    },
    alerts: {
      description: "An alert that a source sent.",
      search: {
        title: { type: "string" },
        description: { type: "string" },
        status: { type: "string" },
        deduplication_key: { type: "string" },
        source_url: { type: "string" },
        alert_source_id: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        resolved_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["description"], ["deduplication_key"], ["status"]] },
      refs: { alert_source_id: "alert_sources.id" },
    },
    alert_events: { description: "An event that fires or resolves an alert.", refs: {} },
    alert_sources: {
      description: "A source of alerts.",
      search: { name: { type: "string" }, source_type: { type: "string" } },
      hit: { title: [["name"]], text: [["source_type"]] },
      refs: {},
    },
    escalations: {
      description: "An escalation: somebody on call who is paged until they acknowledge.",
      search: {
        title: { type: "string" },
        status: { type: "string" },
        escalation_path_id: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["status"]] },
      refs: {},
    },
    escalation_paths: {
      description: "An escalation path: who is paged, in which order.",
      search: { name: { type: "string" }, team_ids: { type: "array" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    schedules: {
      description: "An on-call schedule.",
      search: {
        name: { type: "string" },
        timezone: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["timezone"]] },
      refs: {},
    },
    schedule_entries: { description: "A shift of a schedule, with overrides.", refs: {} },
    schedule_overrides: {
      description: "An override of a schedule: another person for a time.",
      refs: { schedule_id: "schedules.id" },
    },
    status_pages: {
      description: "A status page: where customers see the state of services.",
      search: { name: { type: "string" }, description: { type: "string" }, public_url: { type: "string" } },
      hit: { title: [["name"]], text: [["public_url"]] },
      refs: {},
    },
    status_page_incidents: {
      description: "An incident that customers see on a status page.",
      search: {
        name: { type: "string" },
        incident_status: { type: "string" },
        status_page_id: { type: "string" },
        published_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["incident_status"]] },
      refs: { status_page_id: "status_pages.id" },
    },
    status_page_incident_updates: {
      description: "An update that customers see about an incident.",
      refs: { status_page_incident_id: "status_page_incidents.id" },
    },
    teams: {
      description: "A team of users.",
      search: { name: { type: "string" }, members: { type: "array" } },
      hit: { title: [["name"]], text: [] },
      refs: { "catalog_entry.id": "catalog_entries.id" },
    },
    users: {
      description: "A user of incident.io.",
      search: {
        name: { type: "string" },
        email: { type: "string" },
        slack_user_id: { type: "string" },
        is_active: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["email"]] },
      refs: {},
    },
    catalog_types: {
      description: "A type of catalog entries, such as services.",
      search: {
        name: { type: "string" },
        description: { type: "string" },
        type_name: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"], ["type_name"]] },
      refs: {},
    },
    catalog_entries: {
      description: "An entry of the catalog, such as a service.",
      search: {
        name: { type: "string" },
        external_id: { type: "string" },
        catalog_type_id: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["external_id"]] },
      refs: { catalog_type_id: "catalog_types.id" },
    },
    workflows: {
      description: "A workflow: steps that a trigger runs.",
      search: {
        name: { type: "string" },
        folder: { type: "string" },
        state: { type: "string" },
        runs_on_incidents: { type: "string" },
      },
      hit: { title: [["name"]], text: [["folder"], ["state"]] },
      refs: {},
    },
    me: { description: "The API key of the connection.", refs: {} },
  },
  operations: {
    "incidents.list": {
      description: "Lists incidents, latest first. Without `mode`, test and tutorial ones are left out.",
      keywords: ["outages", "open problems", "postmortems", "what is broken", "disruption"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 500." },
          after: incidentsListParamsAfter,
          status: { properties: incidentsListParamsStatus, description: "Filters by ID of the incident status." },
          status_category: {
            properties: incidentsListParamsStatus,
            description: "Filters by category of the incident status, such as `live` or `closed`.",
          },
          created_at: incidentsListParamsCreated_at_2,
          updated_at: incidentsListParamsUpdated_at,
          severity: {
            properties: {
              one_of: { description: "Values to include." },
              not_in: { description: "Values that are left out." },
              gte: { description: "ID of the lowest severity." },
              lte: { description: "ID of the highest severity." },
            },
            description: "Filters by ID of the severity. `gte` and `lte` compare ranks.",
          },
          incident_type: { properties: incidentsListParamsStatus, description: "Filters by ID of the incident type." },
          incident_role: {
            description: "Filters by role: the ID of a role, and below it `one_of` with IDs of users, or `is_blank`.",
          },
          custom_field: {
            description: "Filters by custom field: the ID of a field, and below it `one_of`, `not_in` or `is_blank`.",
          },
          mode: { properties: { one_of: { description: "Modes to include." } }, description: "Filters by mode." },
          filter_mode: { description: "Whether an incident has to match all filters, or one of them." },
          sort_by: { description: "Order of the incidents." },
        },
      },
      record: { $ref: "#/$defs/Incident" },
      isGraphql: false,
    },
    "incidents.get": {
      description: "Gets an incident by its ID or the number of its reference.",
      keywords: ["outage details", "root cause", "commander", "timeline", "disruption"],
      params: { properties: { id: { description: "ID of the incident." } } },
      isGraphql: false,
    },
    "incidents.create": {
      description: "Creates an incident and its Slack channel.",
      keywords: ["declare outage", "open incident channel", "start response", "raise alarm", "disruption"],
      params: {
        properties: {
          custom_field_entries: incidentsCreateParamsCustom_field_entries,
          idempotency_key: incidentsCreateParamsIdempotency_key,
          incident_role_assignments: incidentsCreateParamsIncident_role_assignments,
          incident_status_id: { description: "ID of the status, as `incident_statuses.list` has it." },
          incident_timestamp_values: incidentsCreateParamsIncident_timestamp_values,
          incident_type_id: { description: "ID of the type, as `incident_types.list` has it." },
          mode: { description: "Whether the incident is real, imported, or only for practice." },
          name: { description: "Name of the incident that people see." },
          retrospective_incident_options: {
            properties: {
              external_id: { description: "Number of the reference, such as 123 of INC-123." },
              postmortem_document_url: { description: "URL of the postmortem." },
              slack_channel_id: { description: "ID of an existing Slack channel. Otherwise, it has none." },
            },
            description: "Values of an incident of the past. Only with `mode` retrospective.",
          },
          severity_id: { description: "ID of the severity, as `severities.list` has it." },
          slack_channel_name_override: { description: "Name of the Slack channel, in place of the usual one." },
          slack_team_id: { description: "ID of the Slack workspace, where a Slack Enterprise Grid has several." },
          summary: { description: "Summary of the situation." },
          visibility: { description: "Whether everybody sees the incident, or only invited people." },
        },
      },
      isGraphql: false,
    },
    "incidents.edit": {
      description: "Edits an incident: its name, summary, severity, status, roles and fields.",
      keywords: ["change severity", "resolve outage", "assign commander", "rename", "disruption"],
      params: {
        properties: {
          id: { description: "ID of the incident." },
          incident: {
            properties: {
              call_url: { description: "URL of the call." },
              custom_field_entries: incidentsCreateParamsCustom_field_entries,
              incident_role_assignments: incidentsCreateParamsIncident_role_assignments,
              incident_status_id: {
                description:
                  "ID of the incident status, as `incident_statuses.list` has it. A status of another category can " +
                  "be refused.",
              },
              incident_timestamp_values: incidentsCreateParamsIncident_timestamp_values,
              name: { description: "Name of the incident." },
              severity_id: { description: "ID of the severity." },
              slack_channel_name_override: { description: "Name of the Slack channel." },
              summary: { description: "Summary of the situation." },
            },
            description: "The changes.",
          },
          notify_incident_channel: { description: "Whether Slack posts to the channel of the incident." },
        },
      },
      isGraphql: false,
    },
    "incident_updates.list": {
      description: "Lists the updates of incidents, latest first.",
      keywords: ["status posts", "progress", "timeline", "announcements", "log"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 250." },
          after: incidentsListParamsAfter,
          incident_id: { description: "Filters by incident." },
        },
      },
      record: { $ref: "#/$defs/IncidentUpdate" },
      isGraphql: false,
    },
    "incident_alerts.list": {
      description: "Lists the connections of alerts and incidents.",
      keywords: ["linked alarms", "which page caused it", "linked pages", "triggers", "related alarms"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 50." },
          after: incidentsListParamsAfter,
          alert_id: { description: "Filters by alert." },
          incident_id: { description: "Filters by incident." },
        },
      },
      record: { $ref: "#/$defs/IncidentAlert" },
      isGraphql: false,
    },
    "incident_attachments.list": {
      description: "Lists the attachments of an incident, or of an external resource.",
      keywords: ["linked tickets", "related pull requests", "linked pull request", "external link", "issue"],
      params: {
        properties: {
          incident_id: { description: "Filters by incident." },
          external_id: { description: "Filters by ID of the external resource. Give `resource_type`, too." },
          resource_type: { description: "Filters by type of the external resource." },
        },
      },
      record: { $ref: "#/$defs/IncidentAttachment" },
      isGraphql: false,
    },
    "incident_attachments.create": {
      description: "Attaches an external resource to an incident.",
      keywords: ["link pull request", "add ticket", "linked pull request", "external link", "issue"],
      params: {
        properties: {
          incident_id: incident_attachmentsCreateParamsIncident_id,
          resource: {
            properties: {
              external_id: { description: "ID of the resource in its own tool." },
              resource_type: { description: "Type of the resource." },
            },
            description: "The external resource.",
          },
        },
      },
      isGraphql: false,
    },
    "incident_attachments.delete": {
      description: "Removes an attachment from an incident.",
      keywords: ["unlink pull request", "detach ticket", "linked pull request", "external link", "issue"],
      params: { properties: { id: { description: "ID of the incident attachment." } } },
      isGraphql: false,
    },
    "incident_memberships.create": {
      description: "Gives a user access to a private incident.",
      keywords: ["invite responder", "share confidential", "grant permission", "visibility", "restricted"],
      params: incident_membershipsCreateParams,
      isGraphql: false,
    },
    "incident_memberships.revoke": {
      description: "Takes the access to a private incident from a user.",
      keywords: ["uninvite", "remove permission", "unshare", "visibility", "restricted"],
      params: incident_membershipsCreateParams,
      isGraphql: false,
    },
    "postmortem_documents.list": {
      description: "Lists postmortem documents.",
      keywords: ["retrospectives", "root cause analyses", "lessons learned", "reviews", "debriefs"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 250." },
          after: incidentsListParamsAfter,
          incident_id: { description: "Filters by incident." },
          sort_by: { description: "Order of the documents." },
        },
      },
      record: { $ref: "#/$defs/PostmortemDocument" },
      isGraphql: false,
    },
    "postmortem_documents.get": {
      description: "Gets a postmortem document without its text.",
      keywords: ["retrospective", "root cause analysis", "lessons learned", "review", "debrief"],
      params: postmortem_documentsGetParams,
      isGraphql: false,
    },
    "postmortem_documents.update": {
      description: "Changes the status of a postmortem document.",
      keywords: ["finish retrospective", "send to review", "sign off", "lessons learned", "debrief"],
      params: {
        properties: { id: { description: "ID of the postmortem document." }, status: { description: "The status." } },
      },
      isGraphql: false,
    },
    "postmortem_documents.read_text": {
      description: "Gets the text of a postmortem document.",
      keywords: ["read retrospective", "root cause analysis", "lessons learned", "Markdown", "debrief"],
      params: postmortem_documentsGetParams,
      isGraphql: false,
    },
    "incident_roles.list": {
      description: "Lists the incident roles.",
      keywords: ["commander", "responsibilities", "responder", "lead", "duty"],
      record: { $ref: "#/$defs/IncidentRole" },
      isGraphql: false,
    },
    "incident_roles.get": {
      description: "Gets an incident role.",
      keywords: ["commander", "responsibility", "responder", "lead", "duty"],
      params: incident_rolesGetParams,
      isGraphql: false,
    },
    "incident_roles.create": {
      description: "Creates an incident role.",
      keywords: ["new responsibility", "add commander", "responder", "lead", "duty"],
      params: {
        properties: {
          description: incident_rolesCreateParamsDescription,
          instructions: incident_rolesCreateParamsInstructions,
          name: incident_rolesCreateParamsName,
          shortform: incident_rolesCreateParamsShortform,
        },
      },
      isGraphql: false,
    },
    "incident_roles.update": {
      description: "Updates an incident role.",
      keywords: ["rename responsibility", "change instructions", "commander", "responder", "lead"],
      params: {
        properties: {
          id: { description: "ID of the incident role." },
          description: incident_rolesCreateParamsDescription,
          instructions: incident_rolesCreateParamsInstructions,
          name: incident_rolesCreateParamsName,
          shortform: incident_rolesCreateParamsShortform,
        },
      },
      isGraphql: false,
    },
    "incident_roles.delete": {
      description: "Deletes an incident role.",
      keywords: ["remove responsibility", "commander", "responder", "lead", "duty"],
      params: incident_rolesGetParams,
      isGraphql: false,
    },
    "incident_statuses.list": {
      description: "Lists the incident statuses.",
      keywords: ["lifecycle", "stages", "workflow state", "phase", "progress step"],
      record: { $ref: "#/$defs/IncidentStatus" },
      isGraphql: false,
    },
    "incident_statuses.get": {
      description: "Gets an incident status.",
      keywords: ["lifecycle", "stage", "workflow state", "phase", "progress step"],
      params: { properties: { id: { description: "ID of the status." } } },
      isGraphql: false,
    },
    "incident_statuses.create": {
      description: "Creates an incident status.",
      keywords: ["new stage", "add phase", "lifecycle stage", "workflow state", "progress step"],
      params: {
        properties: {
          category: { description: "Category of the status." },
          description: { description: "Description of the status for people." },
          name: { description: "Name of the status that people see." },
        },
      },
      isGraphql: false,
    },
    "incident_statuses.update": {
      description: "Updates an incident status.",
      keywords: ["rename stage", "lifecycle stage", "workflow state", "phase", "progress step"],
      params: {
        properties: {
          id: { description: "ID of the status." },
          description: { description: "Description of the status for people." },
          name: { description: "Name of the status that people see." },
        },
      },
      isGraphql: false,
    },
    "incident_statuses.delete": {
      description: "Deletes an incident status.",
      keywords: ["remove stage", "lifecycle stage", "workflow state", "phase", "progress step"],
      params: { properties: { id: { description: "ID of the status." } } },
      isGraphql: false,
    },
    "incident_timestamps.list": {
      description: "Lists the incident timestamps.",
      keywords: ["milestones", "moments", "detection time", "time to resolve", "metrics"],
      record: { $ref: "#/$defs/IncidentTimestamp" },
      isGraphql: false,
    },
    "incident_timestamps.get": {
      description: "Gets an incident timestamp.",
      keywords: ["milestone", "moments", "detection time", "time to resolve", "metrics"],
      params: { properties: { id: { description: "ID of the incident timestamp." } } },
      isGraphql: false,
    },
    "severities.list": {
      description: "Lists the severities.",
      keywords: ["priorities", "impact levels", "urgency", "sev1", "criticality"],
      record: { $ref: "#/$defs/Severity" },
      isGraphql: false,
    },
    "severities.get": {
      description: "Gets a severity.",
      keywords: ["priority", "impact level", "urgency", "sev1", "criticality"],
      params: { properties: { id: { description: "ID of the severity." } } },
      isGraphql: false,
    },
    "severities.create": {
      description: "Creates a severity.",
      keywords: ["new priority", "impact level", "urgency", "sev1", "criticality"],
      params: {
        properties: {
          description: { description: "Description of the severity for people." },
          name: { description: "Name of the severity that people see." },
          rank: { description: "Number that orders them, from the least." },
        },
      },
      isGraphql: false,
    },
    "severities.update": {
      description: "Updates a severity.",
      keywords: ["rename priority", "reorder", "impact", "urgency", "sev1"],
      params: {
        properties: {
          id: { description: "ID of the severity." },
          description: { description: "Description of the severity for people." },
          name: { description: "Name of the severity that people see." },
          rank: { description: "Number that orders them, from the least." },
        },
      },
      isGraphql: false,
    },
    "severities.delete": {
      description: "Deletes a severity.",
      keywords: ["remove priority", "impact", "urgency", "sev1", "criticality"],
      params: { properties: { id: { description: "ID of the severity." } } },
      isGraphql: false,
    },
    "incident_types.list": {
      description: "Lists the incident types.",
      keywords: ["categories", "classification", "sorts", "security events", "groups"],
      record: { $ref: "#/$defs/IncidentType" },
      isGraphql: false,
    },
    "incident_types.get": {
      description: "Gets an incident type.",
      keywords: ["category", "classification", "sorts", "security events", "groups"],
      params: { properties: { id: { description: "ID of the incident type." } } },
      isGraphql: false,
    },
    "custom_fields.list": {
      description: "Lists the custom fields.",
      keywords: ["attributes", "own properties", "form question", "extra data", "metadata"],
      record: { $ref: "#/$defs/CustomField" },
      isGraphql: false,
    },
    "custom_fields.get": {
      description: "Gets a custom field.",
      keywords: ["attribute", "own property", "form question", "extra data", "metadata"],
      params: custom_fieldsGetParams,
      isGraphql: false,
    },
    "custom_fields.create": {
      description: "Creates a custom field.",
      keywords: ["new attribute", "add property", "own property", "form question", "extra data"],
      params: {
        properties: {
          catalog_type_id: custom_fieldsCreateParamsCatalog_type_id,
          description: custom_fieldsCreateParamsDescription,
          field_type: { description: "Type of the field." },
          name: { description: "Name of the custom field that people see." },
        },
      },
      isGraphql: false,
    },
    "custom_fields.update": {
      description: "Updates a custom field.",
      keywords: ["rename attribute", "own property", "form question", "extra data", "metadata"],
      params: {
        properties: {
          id: { description: "ID of the custom field." },
          description: custom_fieldsCreateParamsDescription,
          name: { description: "Name of the custom field that people see." },
        },
      },
      isGraphql: false,
    },
    "custom_fields.delete": {
      description: "Deletes a custom field.",
      keywords: ["remove attribute", "own property", "form question", "extra data", "metadata"],
      params: custom_fieldsGetParams,
      isGraphql: false,
    },
    "custom_field_options.list": {
      description: "Lists the options of a custom field.",
      keywords: ["choices", "dropdown values", "picklist", "select value", "allowed values"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 250." },
          after: incidentsListParamsAfter,
          custom_field_id: custom_field_optionsListParamsCustom_field_id,
        },
      },
      record: { $ref: "#/$defs/CustomFieldOption" },
      isGraphql: false,
    },
    "custom_field_options.create": {
      description: "Adds an option to a custom field.",
      keywords: ["new choice", "dropdown value", "picklist", "select value", "allowed values"],
      params: {
        properties: {
          custom_field_id: custom_field_optionsListParamsCustom_field_id,
          sort_key: { description: "Number that orders the options." },
          value: { description: "Text of the option." },
        },
      },
      isGraphql: false,
    },
    "custom_field_options.update": {
      description: "Updates an option of a custom field.",
      keywords: ["rename choice", "reorder", "dropdown value", "picklist", "select value"],
      params: {
        properties: {
          id: { description: "ID of the custom field option." },
          sort_key: { description: "Number that orders the options." },
          value: { description: "Text of the option." },
        },
      },
      isGraphql: false,
    },
    "custom_field_options.delete": {
      description: "Deletes an option of a custom field.",
      keywords: ["remove choice", "dropdown value", "picklist", "select value", "allowed values"],
      params: { properties: { id: { description: "ID of the custom field option." } } },
      isGraphql: false,
    },
    "actions.list": {
      description: "Lists the actions of incidents.",
      keywords: ["to-dos", "tasks", "action items", "assignments", "checklist"],
      params: {
        properties: {
          incident_id: { description: "Filters by incident." },
          incident_mode: actionsListParamsIncident_mode,
        },
      },
      record: { $ref: "#/$defs/Action" },
      isGraphql: false,
    },
    "actions.get": {
      description: "Gets an action.",
      keywords: ["to-do", "task", "action items", "assignments", "checklist"],
      params: { properties: { id: { description: "ID of the action." } } },
      isGraphql: false,
    },
    "actions.create": {
      description: "Creates an action in an incident.",
      keywords: ["new task", "add to-do", "assign work", "checklist", "delegate"],
      params: {
        properties: {
          assignee_id: actionsCreateParamsAssignee_id,
          description: { description: "The text of the task, in Markdown." },
          incident_id: incident_attachmentsCreateParamsIncident_id,
        },
      },
      isGraphql: false,
    },
    "actions.update": {
      description: "Updates an action: its text, its status and its assignee.",
      keywords: ["complete task", "finish to-do", "reassign work", "checklist", "mark done"],
      params: {
        properties: {
          id: { description: "ID of the action." },
          assignee_id: { description: "ID of the user who has to do it. `null` removes it." },
          description: { description: "The text of the task, in Markdown." },
          status: { description: "Status of the action." },
        },
      },
      isGraphql: false,
    },
    "actions.delete": {
      description: "Deletes an action.",
      keywords: ["remove task", "drop to-do", "cancel work", "checklist", "discard"],
      params: { properties: { id: { description: "ID of the action." } } },
      isGraphql: false,
    },
    "follow_ups.list": {
      description: "Lists the follow-ups of incidents.",
      keywords: ["action items", "postmortem tasks", "to-dos", "improvements", "remediation"],
      params: {
        properties: {
          assignee_team_id: { description: "Filters by team, as `teams.list` has it." },
          incident_id: { description: "Filters by incident." },
          incident_mode: actionsListParamsIncident_mode,
        },
      },
      record: { $ref: "#/$defs/FollowUp" },
      isGraphql: false,
    },
    "follow_ups.get": {
      description: "Gets a follow-up.",
      keywords: ["action item", "postmortem task", "to-dos", "improvements", "remediation"],
      params: follow_upsGetParams,
      isGraphql: false,
    },
    "follow_ups.create": {
      description: "Creates a follow-up of an incident.",
      keywords: ["new action item", "add improvement", "to-do", "remediation", "assign work"],
      params: {
        properties: {
          assignee_id: actionsCreateParamsAssignee_id,
          assignee_team_id: { description: "ID of the team that has to do it, as `teams.list` has it." },
          description: { description: "Further text, in Markdown." },
          follow_up_category_id: { description: "The category that it belongs to." },
          follow_up_priority_option_id: follow_upsCreateParamsFollow_up_priority_option_id,
          labels: { description: "Labels of the follow-up." },
          external_issue_reference_id: { description: "ID of an issue that incident.io knows." },
          incident_id: incident_attachmentsCreateParamsIncident_id,
          title: { description: "Title of the follow-up." },
        },
      },
      isGraphql: false,
    },
    "follow_ups.update": {
      description: "Updates a follow-up.",
      keywords: ["complete action item", "finish to-do", "reassign", "mark done", "postpone"],
      params: {
        properties: {
          id: { description: "ID of the follow-up." },
          assignee_id: { description: "ID of the user who has to do it, as `users.list` has it. `null` removes it." },
          assignee_team_id: {
            description: "ID of the team that has to do it, as `teams.list` has it. `null` removes it.",
          },
          description: { description: "Further text, in Markdown." },
          follow_up_category_id: { description: "The category that it belongs to." },
          follow_up_priority_option_id: follow_upsCreateParamsFollow_up_priority_option_id,
          labels: { description: "Labels of the follow-up." },
          status: { description: "Status of the follow-up." },
          title: { description: "Title of the follow-up." },
        },
      },
      isGraphql: false,
    },
    "follow_ups.delete": {
      description: "Deletes a follow-up.",
      keywords: ["remove action item", "drop to-do", "discard", "improvements", "remediation"],
      params: follow_upsGetParams,
      isGraphql: false,
    },
    "follow_ups.connect_external_issue": {
      description: "Connects a follow-up with an issue of another tool.",
      keywords: ["link ticket", "attach Jira", "Linear", "GitHub", "export action item"],
      params: {
        properties: {
          id: { description: "ID of the follow-up." },
          provider: { description: "Tool of the issue." },
          url: { description: "URL of the issue." },
        },
      },
      isGraphql: false,
    },
    "alerts.list": {
      description: "Lists alerts, latest first.",
      keywords: ["alarms", "firing monitors", "pages", "warnings", "notifications"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 50." },
          after: incidentsListParamsAfter,
          deduplication_key: {
            properties: { is: { description: "The key." } },
            description: "Filters by deduplication key.",
          },
          status: {
            properties: {
              one_of: { description: "Statuses to include." },
              not_in: { description: "Statuses that are left out." },
            },
            description: "Filters by status.",
          },
          alert_source: { properties: incidentsListParamsStatus, description: "Filters by ID of the alert source." },
          alert_group_id: {
            properties: { one_of: { description: "Values to include." } },
            description: "Filters by ID of the alert group.",
          },
          created_at: incidentsListParamsCreated_at_2,
        },
      },
      record: { $ref: "#/$defs/Alert" },
      isGraphql: false,
    },
    "alerts.get": {
      description: "Gets an alert.",
      keywords: ["alarm", "firing monitor", "pages", "warnings", "notifications"],
      params: { properties: { id: { description: "ID of the alert." } } },
      isGraphql: false,
    },
    "alerts.resolve": {
      description: "Resolves an alert.",
      keywords: ["close alarm", "clear warning", "acknowledge", "stop firing", "silence"],
      params: { properties: { id: { description: "ID of the alert." } } },
      isGraphql: false,
    },
    "alert_events.create": {
      description: "Sends an event of an HTTP alert source, which fires or resolves an alert.",
      keywords: ["trigger alarm", "raise page", "resolve alarm", "report problem", "fire monitor"],
      params: {
        properties: {
          alert_source_config_id: { description: "ID of an HTTP alert source, as `alert_sources.list` has it." },
          deduplication_key: { description: "Your own ID of the alert. Events with the same one belong together." },
          description: { description: "Description of the alert event for people." },
          metadata: { description: "Further values for the alert source." },
          source_url: { description: "URL of the alert in its own tool." },
          status: { description: "Whether the alert fires or is resolved." },
          title: { description: "Title of the alert event." },
        },
      },
      isGraphql: false,
    },
    "alert_sources.list": {
      description: "Lists the alert sources.",
      keywords: ["monitoring tools", "integrations", "feeds", "origins", "Datadog"],
      record: { $ref: "#/$defs/AlertSource" },
      isGraphql: false,
    },
    "alert_sources.get": {
      description: "Gets an alert source.",
      keywords: ["monitoring tool", "integration", "feeds", "origins", "Datadog"],
      params: { properties: { id: { description: "ID of the alert source." } } },
      isGraphql: false,
    },
    "escalations.list": {
      description: "Lists escalations, latest first.",
      keywords: ["pages", "who was called", "paging", "on call", "wake up"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 50." },
          after: incidentsListParamsAfter,
          escalation_path: {
            properties: incidentsListParamsStatus,
            description: "Filters by ID of the escalation path.",
          },
          status: { properties: incidentsListParamsStatus, description: "Filters by status." },
          alert: { properties: incidentsListParamsStatus, description: "Filters by ID of the alert." },
          created_at: incidentsListParamsCreated_at_2,
          updated_at: incidentsListParamsUpdated_at,
          idempotency_key: {
            properties: { is: { description: "The text." } },
            description: "Filters by the text that `escalations.create` had.",
          },
        },
      },
      record: { $ref: "#/$defs/Escalation" },
      isGraphql: false,
    },
    "escalations.get": {
      description: "Gets an escalation with its events.",
      keywords: ["page", "did they acknowledge", "paging", "on call", "wake up"],
      params: escalationsGetParams,
      isGraphql: false,
    },
    "escalations.create": {
      description: "Pages users, or an escalation path.",
      keywords: ["call on call", "wake up", "notify responder", "paging", "who was called"],
      params: {
        properties: {
          description: { description: "Description of the escalation for people." },
          escalation_path_id: {
            description: "ID of the escalation path, as `escalation_paths.list` has it. Otherwise, give `user_ids`.",
          },
          idempotency_key: incidentsCreateParamsIdempotency_key,
          incident_id: { description: "ID of an incident to connect, as `incidents.list` has it." },
          title: { description: "Title of the escalation." },
          user_ids: { description: "IDs of users to page." },
        },
      },
      isGraphql: false,
    },
    "escalations.cancel": {
      description: "Cancels an escalation.",
      keywords: ["stop paging", "call off", "end page", "stand down", "false alarm"],
      params: escalationsGetParams,
      isGraphql: false,
    },
    "escalation_paths.list": {
      description: "Lists the escalation paths.",
      keywords: ["on call policy", "paging chain", "who gets called", "levels", "tiers"],
      params: escalation_pathsListParams,
      record: { $ref: "#/$defs/EscalationPath" },
      isGraphql: false,
    },
    "escalation_paths.get": {
      description: "Gets an escalation path with its levels.",
      keywords: ["on call policy", "paging chain", "who gets called", "tiers", "order"],
      params: { properties: { id: { description: "ID of the escalation path." } } },
      isGraphql: false,
    },
    "schedules.list": {
      description: "Lists the schedules.",
      keywords: ["rotas", "on call rosters", "rotation", "shifts", "duty plan"],
      params: escalation_pathsListParams,
      record: { $ref: "#/$defs/Schedule" },
      isGraphql: false,
    },
    "schedules.get": {
      description: "Gets a schedule with its rotations.",
      keywords: ["rota", "on call roster", "who is next", "shifts", "duty plan"],
      params: { properties: { id: { description: "ID of the schedule." } } },
      isGraphql: false,
    },
    "schedule_entries.list": {
      description: "Lists the entries of a schedule in a window of time.",
      keywords: ["shifts", "who is on call", "rota", "duty", "current responder"],
      params: {
        properties: {
          schedule_id: schedule_entriesListParamsSchedule_id,
          entry_window_start: {
            description: "Begin of the window, or `after` of the previous page.",
            examples: ["2026-01-01T00:00:00Z"],
          },
          entry_window_end: {
            description: "End of the window, a time with its zone.",
            examples: ["2026-01-08T00:00:00Z"],
          },
        },
      },
      record: { $ref: "#/$defs/ScheduleEntry" },
      isGraphql: false,
    },
    "schedule_overrides.list": {
      description: "Lists the overrides of a schedule.",
      keywords: ["swapped shifts", "covers", "replacements", "substitutes", "vacation"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 250." },
          after: incidentsListParamsAfter,
          schedule_id: schedule_entriesListParamsSchedule_id,
          layer_id: { description: "Filters by layer of the rotation." },
          rotation_id: { description: "Filters by rotation of the schedule." },
        },
      },
      record: { $ref: "#/$defs/ScheduleOverride" },
      isGraphql: false,
    },
    "schedule_overrides.create": {
      description: "Creates an override of a schedule.",
      keywords: ["swap shift", "cover for someone", "replace on call", "substitute", "vacation"],
      params: {
        properties: {
          end_at: { description: "End of the override." },
          layer_id: { description: "ID of the layer of the rotation." },
          rotation_id: { description: "ID of the rotation of the schedule." },
          schedule_id: schedule_entriesListParamsSchedule_id,
          start_at: { description: "Begin of the override." },
          user: {
            properties: incidentsCreateParamsIncident_role_assignmentsItemsAssignee,
            description: "The person who takes over, by one of these.",
          },
        },
      },
      isGraphql: false,
    },
    "status_pages.list": {
      description: "Lists the status pages.",
      keywords: ["public health", "uptime site", "service availability", "customer communication", "components"],
      params: escalation_pathsListParams,
      record: { $ref: "#/$defs/StatusPage" },
      isGraphql: false,
    },
    "status_page_incidents.list": {
      description: "Lists the incidents of a status page.",
      keywords: ["published outages", "public disruptions", "customer notices", "availability", "downtime"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 250." },
          after: incidentsListParamsAfter,
          status_page_id: status_page_incidentsListParamsStatus_page_id,
          component_id: { description: "Filters by component that it affected." },
          group_id: { description: "Filters by group of components that it affected." },
          sub_page_id: { description: "Filters by part of the page." },
          start_at: { description: "Filters by effects after this time." },
          end_at: { description: "Filters by effects before this time." },
        },
      },
      record: { $ref: "#/$defs/StatusPageIncident" },
      isGraphql: false,
    },
    "status_page_incidents.get": {
      description: "Gets an incident of a status page with its updates.",
      keywords: ["published outage", "public disruption", "customer notice", "availability", "downtime"],
      params: { properties: { id: { description: "ID of the status page incident." } } },
      isGraphql: false,
    },
    "status_page_incidents.create": {
      description: "Publishes an incident on a status page.",
      keywords: ["tell customers", "announce outage", "public notice", "downtime", "disruption"],
      params: {
        properties: {
          component_statuses: status_page_incidentsCreateParamsComponent_statuses,
          idempotency_key: incidentsCreateParamsIdempotency_key,
          incident_status: { description: "The progress that customers see." },
          message: { description: "First text for customers, in Markdown." },
          name: { description: "Title of the incident that customers see." },
          notify_subscribers: status_page_incidentsCreateParamsNotify_subscribers,
          status_page_id: status_page_incidentsListParamsStatus_page_id,
        },
      },
      isGraphql: false,
    },
    "status_page_incident_updates.create": {
      description: "Publishes an update of an incident on a status page.",
      keywords: ["tell customers", "public progress", "announce fix", "resolve publicly", "notice"],
      params: {
        properties: {
          component_statuses: status_page_incidentsCreateParamsComponent_statuses,
          incident_status: { description: "The progress that customers see." },
          message: { description: "Text for customers, in Markdown." },
          notify_subscribers: status_page_incidentsCreateParamsNotify_subscribers,
          status_page_incident_id: { description: "ID of the incident, as `status_page_incidents.list` has it." },
        },
      },
      isGraphql: false,
    },
    "teams.list": {
      description: "Lists the teams.",
      keywords: ["squads", "groups", "department", "owners", "responsible people"],
      params: escalation_pathsListParams,
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "teams.get": {
      description: "Gets a team with its members.",
      keywords: ["squad", "group", "department", "owners", "who belongs to it"],
      params: { properties: { id: { description: "ID of the team." } } },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists users.",
      keywords: ["people", "responders", "members", "staff", "teammates"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 250." },
          after: incidentsListParamsAfter,
          include_inactive: { description: "Whether deactivated users are there, too." },
          email: { description: "Filters by email address." },
          slack_user_id: { description: "Filters by ID of the user in Slack." },
        },
      },
      record: { $ref: "#/$defs/UserWithRoles" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user.",
      keywords: ["person", "responder", "people", "members", "staff"],
      params: { properties: { id: { description: "ID of the user." } } },
      isGraphql: false,
    },
    "catalog_types.list": {
      description: "Lists the catalog types.",
      keywords: catalog_typesListKeywords,
      record: { $ref: "#/$defs/CatalogType" },
      isGraphql: false,
    },
    "catalog_types.get": {
      description: "Gets a catalog type with its attributes.",
      keywords: catalog_typesListKeywords,
      params: { properties: { id: { description: "ID of the catalog type." } } },
      isGraphql: false,
    },
    "catalog_entries.list": {
      description: "Lists the entries of a catalog type.",
      keywords: ["services", "components", "teams", "inventory", "owners"],
      params: {
        properties: {
          page_size: { description: "Number of records on a page, 1 to 250." },
          after: incidentsListParamsAfter,
          catalog_type_id: custom_fieldsCreateParamsCatalog_type_id,
          identifier: { description: "Filters by ID, external ID or alias." },
        },
      },
      record: { $ref: "#/$defs/CatalogEntry" },
      isGraphql: false,
    },
    "catalog_entries.get": {
      description: "Gets a catalog entry.",
      keywords: ["service", "component", "teams", "inventory", "owners"],
      params: { properties: { id: { description: "ID of the entry." } } },
      isGraphql: false,
    },
    "catalog_entries.create": {
      description: "Creates a catalog entry.",
      keywords: ["add service", "register component", "teams", "inventory", "owners"],
      params: {
        properties: {
          aliases: { description: "Other names of the entry." },
          attribute_values: catalog_entriesCreateParamsAttribute_values,
          catalog_type_id: custom_fieldsCreateParamsCatalog_type_id,
          external_id: { description: "Your own ID of the entry." },
          name: { description: "Name of the entry that people see." },
          rank: { description: "Number that orders them, from the least." },
        },
      },
      isGraphql: false,
    },
    "catalog_entries.update": {
      description: "Updates a catalog entry. Attributes that `update_attributes` does not name stay.",
      keywords: ["change owner", "rename service", "teams", "inventory", "components"],
      params: {
        properties: {
          id: { description: "ID of the entry." },
          aliases: { description: "Other names of the entry." },
          attribute_values: catalog_entriesCreateParamsAttribute_values,
          external_id: { description: "Your own ID of the entry." },
          name: { description: "Name of the entry that people see." },
          rank: { description: "Number that orders them, from the least." },
          update_attributes: { description: "IDs of the attributes to change. Defaults to all." },
        },
      },
      isGraphql: false,
    },
    "catalog_entries.delete": {
      description: "Archives a catalog entry.",
      keywords: ["remove service", "retire component", "teams", "inventory", "owners"],
      params: { properties: { id: { description: "ID of the entry." } } },
      isGraphql: false,
    },
    "workflows.list": {
      description: "Lists the workflows.",
      keywords: ["automations", "rules", "triggers", "runbook", "playbook"],
      record: { $ref: "#/$defs/WorkflowSlim" },
      isGraphql: false,
    },
    "me.get": {
      description: "Gets the identity behind the API key (me): its name and its roles.",
      keywords: ["who am I", "whoami", "own permissions", "current account", "test credentials"],
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://api-docs.incident.io/tag/Webhooks",
    sends: {
      incidents: { create: "public_incident.incident_created_v2", update: "public_incident.incident_updated_v2" },
    },
    byHand:
      "Open Settings > Webhooks, add an endpoint with this URL, and choose the events of incidents. Copy the signing " +
      "secret of the endpoint.",
  },
  schemas: {
    CustomFieldValuePayload: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the value." },
        value_catalog_entry_id: { type: "string", description: "ID of a catalog entry." },
        value_link: { type: "string", description: "URL." },
        value_numeric: { type: "string", description: "Number, as a text." },
        value_option_id: { type: "string", description: "ID of an option." },
        value_text: { type: "string", description: "Text." },
        value_timestamp: { type: "string", description: "Time. incident.io prefers `incident_timestamp_values`." },
      },
    },
    IncidentTimestampValuePayload: {
      type: "object",
      properties: {
        incident_timestamp_id: {
          type: "string",
          description: "ID of the timestamp, as `incident_timestamps.list` has it.",
        },
        value: { type: "string", format: "date-time", description: "Time, or nothing to remove it." },
      },
      required: ["incident_timestamp_id"],
    },
    ResourceType: {
      type: "string",
      enum: [
        "pager_duty_incident",
        "opsgenie_alert",
        "datadog_monitor_alert",
        "github_pull_request",
        "gitlab_merge_request",
        "sentry_issue",
        "jira_issue",
        "jsm_alert",
        "atlassian_statuspage_incident",
        "zendesk_ticket",
        "google_calendar_event",
        "outlook_calendar_event",
        "slack_file",
        "scrubbed",
        "statuspage_incident",
        "salesforce_case",
        "arbitrary_url",
      ],
    },
    Incident: {
      type: "object",
      properties: {
        call_url: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        creator: { $ref: "#/$defs/Actor" },
        custom_field_entries: { type: "array", items: { $ref: "#/$defs/CustomFieldEntry" } },
        duration_metrics: { type: "array", items: { $ref: "#/$defs/IncidentDurationMetricWithValue" } },
        external_issue_reference: { $ref: "#/$defs/ExternalIssueReference" },
        has_debrief: { type: "boolean" },
        id: { type: "string" },
        incident_role_assignments: { type: "array", items: { $ref: "#/$defs/IncidentRoleAssignment" } },
        incident_status: { $ref: "#/$defs/IncidentStatusBrief" },
        incident_timestamp_values: { type: "array", items: { $ref: "#/$defs/IncidentTimestampWithValue" } },
        incident_type: { $ref: "#/$defs/IncidentTypeBrief" },
        mode: { type: "string" },
        name: { type: "string" },
        permalink: { type: "string" },
        postmortem_document_ids: { type: "array", items: { type: "string" } },
        postmortem_document_url: { type: "string" },
        reference: { type: "string" },
        severity: { $ref: "#/$defs/SeverityBrief" },
        slack_channel_id: { type: "string" },
        slack_channel_name: { type: "string" },
        slack_team_id: { type: "string" },
        summary: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
        visibility: { type: "string" },
        workload_minutes_late: { type: "number" },
        workload_minutes_sleeping: { type: "number" },
        workload_minutes_total: { type: "number" },
        workload_minutes_working: { type: "number" },
      },
      required: [
        "created_at",
        "creator",
        "custom_field_entries",
        "id",
        "incident_role_assignments",
        "incident_status",
        "mode",
        "name",
        "reference",
        "slack_channel_id",
        "slack_team_id",
        "updated_at",
        "visibility",
      ],
    },
    IncidentUpdate: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        id: { type: "string" },
        incident_id: { type: "string" },
        merged_into_incident_id: { type: "string" },
        message: { type: "string" },
        new_incident_status: { $ref: "#/$defs/IncidentStatusBrief" },
        new_severity: { $ref: "#/$defs/SeverityBrief" },
        updater: { $ref: "#/$defs/Actor" },
      },
      required: ["created_at", "id", "incident_id", "new_incident_status", "updater"],
    },
    IncidentAlert: {
      type: "object",
      properties: {
        alert: { $ref: "#/$defs/AlertSlim" },
        alert_route_id: { type: "string" },
        id: { type: "string" },
        incident: { $ref: "#/$defs/IncidentSlim" },
      },
      required: ["alert", "id", "incident"],
    },
    IncidentAttachment: {
      type: "object",
      properties: {
        id: { type: "string" },
        incident_id: { type: "string" },
        resource: { $ref: "#/$defs/ExternalResource" },
      },
      required: ["id", "incident_id", "resource"],
    },
    IncidentMembership: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        id: { type: "string" },
        incident_id: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
        user: { $ref: "#/$defs/User" },
      },
      required: ["created_at", "id", "incident_id", "updated_at", "user"],
    },
    IncidentRole: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        description: { type: "string" },
        id: { type: "string" },
        instructions: { type: "string" },
        name: { type: "string" },
        role_type: { type: "string" },
        shortform: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: schemasIncidentRoleRequired,
    },
    IncidentStatus: schemasIncidentStatus,
    IncidentTimestamp: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, rank: { type: "integer" } },
      required: ["id", "name", "rank"],
    },
    Severity: schemasSeverity,
    IncidentType: schemasIncidentType,
    CustomField: {
      type: "object",
      properties: {
        catalog_type_id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        description: { type: "string" },
        field_type: { type: "string" },
        filter_by: { $ref: "#/$defs/CustomFieldFilterByOptions" },
        fixed_filter: { $ref: "#/$defs/CustomFieldFixedFilterOptions" },
        group_by_catalog_attribute_id: { type: "string" },
        helptext_catalog_attribute_id: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["created_at", "description", "field_type", "id", "name", "updated_at"],
    },
    CustomFieldOption: schemasCustomFieldOption,
    Action: {
      type: "object",
      properties: {
        assignee: { $ref: "#/$defs/UserBrief" },
        completed_at: { type: "string", format: "date-time" },
        created_at: { type: "string", format: "date-time" },
        creator: { $ref: "#/$defs/Actor" },
        description: { type: "string" },
        id: { type: "string" },
        incident_id: { type: "string" },
        status: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["created_at", "creator", "description", "id", "incident_id", "status", "updated_at"],
    },
    FollowUp: {
      type: "object",
      properties: {
        assignee: { $ref: "#/$defs/UserBrief" },
        assignee_team: { $ref: "#/$defs/TeamSlim" },
        completed_at: { type: "string", format: "date-time" },
        created_at: { type: "string", format: "date-time" },
        creator: { $ref: "#/$defs/Actor" },
        description: { type: "string" },
        external_issue_reference: { $ref: "#/$defs/ExternalIssueReference" },
        id: { type: "string" },
        incident_id: { type: "string" },
        labels: { type: "array", items: { type: "string" } },
        priority: { $ref: "#/$defs/FollowUpPriority" },
        status: { type: "string" },
        title: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["created_at", "creator", "id", "incident_id", "labels", "status", "title", "updated_at"],
    },
    Alert: {
      type: "object",
      properties: {
        alert_group_ids: { type: "array", items: { type: "string" } },
        alert_source_id: { type: "string" },
        attributes: {
          type: "array",
          items: { $ref: "#/$defs/AlertAttributeEntry" },
          description: "Values by ID of their attribute.",
        },
        created_at: { type: "string", format: "date-time" },
        deduplication_key: { type: "string" },
        description: { type: "string" },
        id: { type: "string" },
        resolved_at: { type: "string", format: "date-time" },
        source_url: { type: "string" },
        status: { type: "string" },
        title: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: [
        "alert_source_id",
        "attributes",
        "created_at",
        "deduplication_key",
        "id",
        "status",
        "title",
        "updated_at",
      ],
    },
    AlertEvent: {
      type: "object",
      properties: { deduplication_key: { type: "string" }, message: { type: "string" }, status: { type: "string" } },
      required: ["deduplication_key"],
    },
    AlertSource: {
      type: "object",
      properties: {
        alert_events_url: { type: "string" },
        auto_resolve_incident_alerts: { type: "boolean" },
        auto_resolve_timeout_minutes: { type: "integer" },
        email_options: { $ref: "#/$defs/AlertSourceEmailOptions" },
        http_custom_options: { $ref: "#/$defs/AlertSourceHttpCustomOptions" },
        id: { type: "string" },
        jira_options: { $ref: "#/$defs/AlertSourceJiraOptions" },
        name: { type: "string" },
        owning_team_ids: { type: "array", items: { type: "string" } },
        secret_token: { type: "string" },
        source_type: { type: "string" },
      },
      required: ["id", "name", "source_type"],
    },
    Escalation: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        creator: { $ref: "#/$defs/EscalationCreator" },
        escalation_path_id: { type: "string" },
        events: { type: "array", items: { $ref: "#/$defs/EscalationEvent" } },
        id: { type: "string" },
        priority: { $ref: "#/$defs/EscalationPriority" },
        related_alerts: { type: "array", items: { $ref: "#/$defs/AlertSlim" } },
        related_incidents: { type: "array", items: { $ref: "#/$defs/IncidentSlim" } },
        status: { type: "string" },
        title: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: [
        "created_at",
        "creator",
        "events",
        "id",
        "priority",
        "related_alerts",
        "related_incidents",
        "status",
        "title",
        "updated_at",
      ],
    },
    Schedule: {
      type: "object",
      properties: {
        annotations: { type: "object", description: "Values of other tools." },
        config: { $ref: "#/$defs/ScheduleConfig" },
        created_at: { type: "string", format: "date-time" },
        current_shifts: { type: "array", items: { $ref: "#/$defs/ScheduleEntry" } },
        holidays_public_config: { $ref: "#/$defs/ScheduleHolidaysPublicConfig" },
        id: { type: "string" },
        name: { type: "string" },
        next_shifts: { type: "array", items: { $ref: "#/$defs/ScheduleEntry" } },
        permalink: { type: "string" },
        team_ids: { type: "array", items: { type: "string" } },
        timezone: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["annotations", "created_at", "id", "name", "team_ids", "timezone", "updated_at"],
    },
    ScheduleEntry: {
      type: "object",
      properties: {
        end_at: { type: "string", format: "date-time" },
        entry_id: { type: "string" },
        fingerprint: { type: "string" },
        layer_id: { type: "string" },
        rotation_id: { type: "string" },
        start_at: { type: "string", format: "date-time" },
        user: { $ref: "#/$defs/UserBrief" },
      },
      required: ["end_at", "start_at"],
    },
    ScheduleOverride: {
      type: "object",
      properties: {
        id: { type: "string" },
        schedule_id: { type: "string" },
        rotation_id: { type: "string" },
        layer_id: { type: "string" },
        start_at: { type: "string", format: "date-time" },
        end_at: { type: "string", format: "date-time" },
        user: { $ref: "#/$defs/User" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    UserWithRoles: {
      type: "object",
      properties: {
        base_role: { $ref: "#/$defs/RbacRole" },
        custom_roles: { type: "array", items: { $ref: "#/$defs/RbacRole" } },
        email: { type: "string" },
        id: { type: "string" },
        is_active: { type: "boolean" },
        name: { type: "string" },
        role: { type: "string" },
        seats: { $ref: "#/$defs/UserSeats" },
        slack_user_id: { type: "string" },
      },
      required: ["base_role", "custom_roles", "id", "name", "role"],
    },
    CatalogType: {
      type: "object",
      properties: {
        annotations: { type: "object", description: "Values of other tools." },
        categories: { type: "array", items: { type: "string" } },
        color: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        description: { type: "string" },
        dynamic_resource_parameter: { type: "string" },
        engine_resource_type: { type: "string" },
        estimated_count: { type: "integer" },
        icon: { type: "string" },
        id: { type: "string" },
        is_editable: { type: "boolean" },
        is_team_type: { type: "boolean" },
        last_synced_at: { type: "string", format: "date-time" },
        name: { type: "string" },
        owning_team_ids: { type: "array", items: { type: "string" } },
        ranked: { type: "boolean" },
        registry_type: { type: "string" },
        required_integrations: { type: "array", items: { type: "string" } },
        schema: { type: "object", description: "Attributes of the entries." },
        source_repo_url: { type: "string" },
        type_name: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
        use_name_as_identifier: { type: "boolean" },
      },
      required: [
        "annotations",
        "categories",
        "color",
        "created_at",
        "description",
        "icon",
        "id",
        "is_editable",
        "name",
        "ranked",
        "type_name",
        "updated_at",
        "use_name_as_identifier",
      ],
    },
    CatalogEntry: {
      type: "object",
      properties: {
        aliases: { type: "array", items: { type: "string" } },
        archived_at: { type: "string", format: "date-time" },
        attribute_values: { type: "object", description: "Values by ID of their attribute." },
        catalog_type_id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        external_id: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        rank: { type: "integer" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["aliases", "attribute_values", "catalog_type_id", "created_at", "id", "name", "rank", "updated_at"],
    },
    WorkflowSlim: {
      type: "object",
      properties: {
        continue_on_step_error: { type: "boolean" },
        delay: { $ref: "#/$defs/WorkflowDelay" },
        folder: { type: "string" },
        id: { type: "string" },
        include_private_incidents: { type: "boolean" },
        name: { type: "string" },
        once_for: { type: "array", items: { $ref: "#/$defs/EngineReference" } },
        runs_from: { type: "string", format: "date-time" },
        runs_on_incident_modes: { type: "array", items: { type: "string" } },
        runs_on_incidents: { type: "string" },
        shortform: { type: "string" },
        state: { type: "string" },
        version: { type: "integer" },
      },
      required: [
        "continue_on_step_error",
        "id",
        "include_private_incidents",
        "name",
        "once_for",
        "runs_on_incident_modes",
        "runs_on_incidents",
        "state",
        "version",
      ],
    },
    PostmortemDocument: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        document_url: { type: "string" },
        editors: { type: "array", items: { $ref: "#/$defs/UserBrief" } },
        exported_urls: { type: "array", items: { type: "string" } },
        id: { type: "string" },
        incident_id: { type: "string" },
        status: { type: "string" },
        title: { type: "string" },
        type: { type: "string" },
        updated_at: { type: "string" },
      },
      required: [
        "created_at",
        "document_url",
        "editors",
        "exported_urls",
        "id",
        "incident_id",
        "status",
        "title",
        "type",
        "updated_at",
      ],
    },
    PostmortemContent: { type: "object", properties: { markdown: { type: "string" } }, required: ["markdown"] },
    EscalationPath: {
      type: "object",
      properties: {
        current_responders: { type: "array", items: { $ref: "#/$defs/UserBrief" } },
        id: { type: "string" },
        name: { type: "string" },
        path: { type: "array", items: { type: "object" }, description: "Levels and branches." },
        repeat_config: { type: "object", description: "Whether and when it starts again." },
        team_ids: { type: "array", items: { type: "string" } },
        working_hours: { type: "array", items: { type: "object" }, description: "Hours of work that branches use." },
      },
      required: ["id", "name", "path", "team_ids"],
    },
    Team: {
      type: "object",
      properties: {
        catalog_entry: { $ref: "#/$defs/EmbeddedCatalogEntry" },
        id: { type: "string" },
        members: { type: "array", items: { $ref: "#/$defs/TeamMember" } },
        name: { type: "string" },
      },
      required: ["catalog_entry", "id", "members", "name"],
    },
    TeamMember: {
      type: "object",
      properties: {
        email: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        slack_user_id: { type: "string" },
      },
      required: ["id", "name"],
    },
    TeamSlim: schemasTeamSlim,
    UserSeats: {
      type: "object",
      properties: { on_call: { type: "string" }, response: { type: "string" } },
      required: ["on_call", "response"],
    },
    StatusPage: {
      type: "object",
      properties: {
        description: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        public_url: { type: "string" },
      },
      required: ["id", "name"],
    },
    StatusPageIncident: {
      type: "object",
      properties: {
        component_impacts: { type: "array", items: { $ref: "#/$defs/StatusPageComponentImpact" } },
        id: { type: "string" },
        incident_status: { type: "string" },
        name: { type: "string" },
        published_at: { type: "string", format: "date-time" },
        status_page_id: { type: "string" },
        updates: { type: "array", items: { $ref: "#/$defs/StatusPageIncidentUpdate" } },
      },
      required: ["component_impacts", "id", "incident_status", "name", "published_at", "status_page_id", "updates"],
    },
    StatusPageIncidentUpdate: {
      type: "object",
      properties: {
        component_statuses: { type: "array", items: { $ref: "#/$defs/StatusPageComponentStatus" } },
        id: { type: "string" },
        incident_status: { type: "string" },
        message: { type: "string" },
        published_at: { type: "string", format: "date-time" },
        status_page_incident_id: { type: "string" },
      },
      required: ["component_statuses", "id", "incident_status", "message", "published_at", "status_page_incident_id"],
    },
    StatusPageComponentImpact: {
      type: "object",
      properties: {
        component_id: { type: "string" },
        component_status: { type: "string" },
        end_at: { type: "string", format: "date-time" },
        start_at: { type: "string", format: "date-time" },
      },
      required: ["component_id", "component_status", "start_at"],
    },
    StatusPageComponentStatus: {
      type: "object",
      properties: { component_id: { type: "string" }, component_status: { type: "string" } },
      required: ["component_id", "component_status"],
    },
    CustomFieldFixedFilterOptions: {
      type: "object",
      properties: { catalog_attribute_id: { type: "string" }, values: { type: "array", items: { type: "string" } } },
      required: ["catalog_attribute_id", "values"],
    },
    Identity: {
      type: "object",
      properties: {
        dashboard_url: { type: "string" },
        name: { type: "string" },
        roles: { type: "array", items: { type: "string" } },
        team_roles: { type: "array", items: { type: "string" } },
        teams: { type: "array", items: { $ref: "#/$defs/TeamSlim" } },
      },
      required: ["dashboard_url", "name", "roles"],
    },
    Actor: {
      type: "object",
      properties: {
        alert: { $ref: "#/$defs/AlertActor" },
        api_key: { $ref: "#/$defs/ApiKey" },
        user: { $ref: "#/$defs/UserBrief" },
        workflow: { $ref: "#/$defs/WorkflowActor" },
      },
    },
    CustomFieldEntry: {
      type: "object",
      properties: {
        custom_field: { $ref: "#/$defs/CustomFieldTypeInfo" },
        values: { type: "array", items: { $ref: "#/$defs/CustomFieldValue" } },
      },
      required: ["custom_field", "values"],
    },
    IncidentDurationMetricWithValue: {
      type: "object",
      properties: { duration_metric: { $ref: "#/$defs/IncidentDurationMetric" }, value_seconds: { type: "integer" } },
      required: ["duration_metric"],
    },
    ExternalIssueReference: {
      type: "object",
      properties: { issue_name: { type: "string" }, issue_permalink: { type: "string" }, provider: { type: "string" } },
      required: ["issue_name", "issue_permalink", "provider"],
    },
    IncidentRoleAssignment: {
      type: "object",
      properties: { assignee: { $ref: "#/$defs/UserBrief" }, role: { $ref: "#/$defs/EmbeddedIncidentRole" } },
      required: ["role"],
    },
    IncidentStatusBrief: schemasIncidentStatus,
    IncidentTimestampWithValue: {
      type: "object",
      properties: {
        incident_timestamp: { $ref: "#/$defs/IncidentTimestamp" },
        value: { $ref: "#/$defs/IncidentTimestampValue" },
      },
      required: ["incident_timestamp"],
    },
    IncidentTypeBrief: schemasIncidentType,
    SeverityBrief: schemasSeverity,
    AlertSlim: {
      type: "object",
      properties: {
        alert_group_ids: { type: "array", items: { type: "string" } },
        alert_source_id: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        deduplication_key: { type: "string" },
        description: { type: "string" },
        id: { type: "string" },
        resolved_at: { type: "string", format: "date-time" },
        source_url: { type: "string" },
        status: { type: "string" },
        title: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["alert_source_id", "created_at", "deduplication_key", "id", "status", "title", "updated_at"],
    },
    IncidentSlim: {
      type: "object",
      properties: {
        external_id: { type: "integer" },
        id: { type: "string" },
        name: { type: "string" },
        reference: { type: "string" },
        status_category: { type: "string" },
        summary: { type: "string" },
        visibility: { type: "string" },
      },
      required: ["external_id", "id", "name", "reference", "status_category", "visibility"],
    },
    ExternalResource: {
      type: "object",
      properties: {
        external_id: { type: "string" },
        permalink: { type: "string" },
        resource_type: { type: "string" },
        title: { type: "string" },
      },
      required: ["external_id", "permalink", "resource_type", "title"],
    },
    User: schemasUser,
    CustomFieldFilterByOptions: {
      type: "object",
      properties: { catalog_attribute_id: { type: "string" }, custom_field_id: { type: "string" } },
      required: ["catalog_attribute_id", "custom_field_id"],
    },
    UserBrief: schemasUser,
    FollowUpPriority: {
      type: "object",
      properties: {
        description: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        rank: { type: "integer" },
      },
      required: ["id", "name", "rank"],
    },
    AlertAttributeEntry: {
      type: "object",
      properties: {
        array_value: { type: "array", items: { $ref: "#/$defs/AlertAttributeValue" } },
        attribute: { $ref: "#/$defs/AlertAttribute" },
        value: { $ref: "#/$defs/AlertAttributeValue" },
      },
      required: ["attribute"],
    },
    AlertSourceEmailOptions: {
      type: "object",
      properties: { email_address: { type: "string" } },
      required: ["email_address"],
    },
    AlertSourceHttpCustomOptions: {
      type: "object",
      properties: { deduplication_key_path: { type: "string" }, transform_expression: { type: "string" } },
      required: ["deduplication_key_path", "transform_expression"],
    },
    AlertSourceJiraOptions: {
      type: "object",
      properties: { project_ids: { type: "array", items: { type: "string" } } },
      required: ["project_ids"],
    },
    EscalationCreator: {
      type: "object",
      properties: {
        alert: { $ref: "#/$defs/AlertActor" },
        user: { $ref: "#/$defs/UserBrief" },
        workflow: { $ref: "#/$defs/WorkflowActor" },
      },
    },
    EscalationEvent: {
      type: "object",
      properties: {
        channels: { type: "array", items: { $ref: "#/$defs/ChatChannelSlim" } },
        event: { type: "string" },
        id: { type: "string" },
        occurred_at: { type: "string", format: "date-time" },
        urgency: { type: "string" },
        users: { type: "array", items: { $ref: "#/$defs/UserBrief" } },
      },
      required: ["event", "id", "occurred_at"],
    },
    EscalationPriority: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
    ScheduleConfig: {
      type: "object",
      properties: { rotations: { type: "array", items: { $ref: "#/$defs/ScheduleRotation" } } },
      required: ["rotations"],
    },
    ScheduleHolidaysPublicConfig: {
      type: "object",
      properties: { country_codes: { type: "array", items: { type: "string" } } },
      required: ["country_codes"],
    },
    RbacRole: {
      type: "object",
      properties: {
        description: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        slug: { type: "string" },
      },
      required: ["id", "name", "slug"],
    },
    WorkflowDelay: {
      type: "object",
      properties: { conditions_apply_over_delay: { type: "boolean" }, for_seconds: { type: "integer" } },
      required: ["conditions_apply_over_delay", "for_seconds"],
    },
    EngineReference: {
      type: "object",
      properties: {
        array: { type: "boolean" },
        key: { type: "string" },
        label: { type: "string" },
        type: { type: "string" },
      },
      required: ["array", "key", "label", "type"],
    },
    AlertActor: {
      type: "object",
      properties: { id: { type: "string" }, title: { type: "string" } },
      required: ["id", "title"],
    },
    ApiKey: schemasTeamSlim,
    WorkflowActor: schemasTeamSlim,
    CustomFieldTypeInfo: {
      type: "object",
      properties: {
        description: { type: "string" },
        field_type: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        options: { type: "array", items: { $ref: "#/$defs/CustomFieldOptionBrief" } },
      },
      required: ["description", "field_type", "id", "name", "options"],
    },
    CustomFieldValue: {
      type: "object",
      properties: {
        value_catalog_entry: { $ref: "#/$defs/EmbeddedCatalogEntry" },
        value_link: { type: "string" },
        value_numeric: { type: "string" },
        value_option: { $ref: "#/$defs/CustomFieldOptionBrief" },
        value_text: { type: "string" },
      },
    },
    IncidentDurationMetric: schemasTeamSlim,
    EmbeddedIncidentRole: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        description: { type: "string" },
        id: { type: "string" },
        instructions: { type: "string" },
        name: { type: "string" },
        required: { type: "boolean" },
        role_type: { type: "string" },
        shortform: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: schemasIncidentRoleRequired,
    },
    IncidentTimestampValue: { type: "object", properties: { value: { type: "string", format: "date-time" } } },
    AlertAttributeValue: {
      type: "object",
      properties: {
        catalog_entry: { $ref: "#/$defs/AlertAttributeCatalogEntry" },
        label: { type: "string" },
        literal: { type: "string" },
      },
    },
    AlertAttribute: {
      type: "object",
      properties: {
        array: { type: "boolean" },
        id: { type: "string" },
        name: { type: "string" },
        required: { type: "boolean" },
        type: { type: "string" },
      },
      required: ["array", "id", "name", "required", "type"],
    },
    ChatChannelSlim: {
      type: "object",
      properties: {
        microsoft_teams_channel_id: { type: "string" },
        microsoft_teams_team_id: { type: "string" },
        slack_channel_id: { type: "string" },
        slack_team_id: { type: "string" },
      },
    },
    ScheduleRotation: {
      type: "object",
      properties: {
        effective_from: { type: "string", format: "date-time" },
        handover_start_at: { type: "string", format: "date-time" },
        handovers: { type: "array", items: { $ref: "#/$defs/ScheduleRotationHandover" } },
        id: { type: "string" },
        layers: { type: "array", items: { $ref: "#/$defs/ScheduleLayer" } },
        name: { type: "string" },
        scheduling_mode: { type: "string" },
        users: { type: "array", items: { $ref: "#/$defs/UserBrief" } },
        working_interval: schemasScheduleRotationWorking_interval,
        working_intervals: schemasScheduleRotationWorking_interval,
      },
      required: ["handover_start_at", "handovers", "id", "layers", "name", "users", "working_intervals"],
    },
    CustomFieldOptionBrief: schemasCustomFieldOption,
    EmbeddedCatalogEntry: {
      type: "object",
      properties: {
        aliases: { type: "array", items: { type: "string" } },
        external_id: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
      },
      required: ["id", "name"],
    },
    AlertAttributeCatalogEntry: {
      type: "object",
      properties: { catalog_type_id: { type: "string" }, id: { type: "string" }, name: { type: "string" } },
      required: ["catalog_type_id", "id", "name"],
    },
    ScheduleRotationHandover: {
      type: "object",
      properties: { interval: { type: "integer" }, interval_type: { type: "string" } },
    },
    ScheduleLayer: { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } },
    ScheduleRotationWorkingInterval: {
      type: "object",
      properties: { end_time: { type: "string" }, start_time: { type: "string" }, weekday: { type: "string" } },
      required: ["end_time", "start_time", "weekday"],
    },
  },
})
