// Generated from definitions/hubspot.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/hubspot.ts'

const entitiesContactsSearchCompanies = {
  type: "array",
  at: { in: "body", steps: ["associations", "companies", "results"] },
}
const entitiesCompaniesSearchContacts = {
  type: "array",
  at: { in: "body", steps: ["associations", "contacts", "results"] },
}
const contactsListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 25." }
const contactsListParamsAfter = { description: "The `next_cursor` value of the previous page." }
const contactsListParamsAssociations = {
  description: "Comma-separated object types whose associated IDs to return, such as `companies,deals`.",
}
const contactsListParams = { description: "Comma-separated properties to return. Defaults to a few common ones." }
const contactsListParamsPropertiesWithHistory = {
  description: "Comma-separated properties to return with their history. HubSpot then allows smaller pages.",
}
const contactsListParamsArchived = { description: "Whether to return archived records instead of active ones." }
const contactsListParams_2 = {
  properties: {
    limit: contactsListParamsLimit,
    after: contactsListParamsAfter,
    associations: contactsListParamsAssociations,
    properties: contactsListParams,
    propertiesWithHistory: contactsListParamsPropertiesWithHistory,
    archived: contactsListParamsArchived,
  },
}
const contactsGetParamsPropertiesWithHistory = {
  description: "Comma-separated properties to return with their history.",
}
const contactsGetParamsIdProperty = {
  description:
    "Name of a property with unique values, such as `email`. The record is then looked up by this property instead " +
    "of its ID.",
}
const contactsGetParamsContactId = {
  description: "ID of the record, or the value of the property named by `idProperty`.",
}
const contactsCreateParams = {
  email: { description: "Email address, unique among contacts." },
  company: { description: "Name of the contact's company." },
  lifecyclestage: { description: "Lifecycle stage, by its internal name.", examples: ["lead"] },
  hs_lead_status: { description: "Lead status, by its internal name.", examples: ["OPEN"] },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
}
const contactsCreateParamsAssociationsItemsTypesItems = {
  properties: {
    associationCategory: { description: "Maker of the type: HubSpot, a user or an app." },
    associationTypeId: { description: "ID of the type, as `association_labels.list` returns it." },
  },
}
const contactsCreateParamsAssociationsExamples = [
  [{ to: { id: "101" }, types: [{ associationCategory: "HUBSPOT_DEFINED", associationTypeId: 202 }] }],
]
const contactsCreateParamsAssociations = {
  items: {
    properties: {
      to: { properties: { id: { description: "The record's ID." } }, description: "The existing record." },
      types: {
        items: contactsCreateParamsAssociationsItemsTypesItems,
        description: "Types of the association, from the new record to the existing one.",
      },
    },
  },
  description:
    "Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a " +
    "contact, or 3 from a deal to a contact.",
  examples: contactsCreateParamsAssociationsExamples,
}
const contactsUpdateParamsIdProperty = {
  description:
    "Name of a property with unique values, such as `email`. The record is then found by this property instead of " +
    "its ID.",
}
const contactsApi_searchParamsFilterGroups = {
  items: {
    properties: {
      filters: {
        items: {
          properties: {
            value: { description: "Value to compare with. For `BETWEEN`, the lower bound." },
            highValue: { description: "Upper bound of `BETWEEN`." },
            values: { description: "Values for `IN` and `NOT_IN`. Text values in lowercase." },
          },
        },
      },
    },
  },
  description: "Filter groups, up to 6. A record matches if it passes all filters of at least one group.",
}
const contactsApi_searchParamsQuery = { description: "Text to search for in the object's searchable properties." }
const contactsApi_searchParamsSorts = {
  description:
    "Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: " +
    "each filter group then gets one more filter behind them.",
  examples: [[{ propertyName: "hs_object_id", direction: "ASCENDING" }]],
}
const contactsApi_searchParams = { description: "Properties to return. Defaults to a few common ones." }
const contactsApi_searchParamsLimit = { description: "Maximum number of records per page, 1 to 200. Defaults to 25." }
const contactsApi_searchParamsAfter = {
  description: "The `next_cursor` value of the previous page: the number of records before.",
}
const contactsApi_searchParams_2 = {
  properties: {
    filterGroups: contactsApi_searchParamsFilterGroups,
    query: contactsApi_searchParamsQuery,
    sorts: contactsApi_searchParamsSorts,
    properties: contactsApi_searchParams,
    limit: contactsApi_searchParamsLimit,
    after: contactsApi_searchParamsAfter,
  },
}
const companiesCreateParams = {
  domain: { description: "Website domain, by which HubSpot finds duplicates.", examples: ["example.com"] },
  industry: { description: "Industry, by its internal name.", examples: ["PUBLISHING"] },
  lifecyclestage: { description: "Lifecycle stage, by its internal name.", examples: ["customer"] },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
}
const dealsCreateParams = {
  pipeline: { description: "Pipeline's ID, as `pipelines.list` returns it.", examples: ["default"] },
  dealstage: { description: "Stage's ID, as `pipeline_stages.list` returns it.", examples: ["qualifiedtobuy"] },
  amount: { description: "Amount in the currency of the deal.", examples: ["1900"] },
  closedate: { description: "Expected or actual closing time, ISO 8601 or milliseconds since 1970." },
  dealtype: { description: "Type of deal.", examples: ["newbusiness"] },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
}
const ticketsCreateParams = {
  content: { description: "Text of the ticket." },
  hs_pipeline: { description: "Pipeline's ID, as `pipelines.list` returns it.", examples: ["0"] },
  hs_pipeline_stage: {
    description: "Stage's ID, as `pipeline_stages.list` returns it. Required to create a ticket.",
    examples: ["1"],
  },
  hs_ticket_priority: { description: "Priority, by its internal name.", examples: ["HIGH"] },
  hs_ticket_category: { description: "Category, by its internal name." },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
}
const schemasGetParamsObjectType = {
  description: "ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`.",
}
const notesCreateParamsHs_attachment_ids = { description: "IDs of attached files, separated by semicolons." }
const notesCreateParams = {
  hs_timestamp: {
    description: "Time of the note on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
    examples: ["2026-11-26T10:00:00Z"],
  },
  hs_note_body: { description: "Text, up to 65,536 characters. HTML is allowed." },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
  hs_attachment_ids: notesCreateParamsHs_attachment_ids,
}
const callsCreateParams = {
  hs_timestamp: {
    description: "Time of the call on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
    examples: ["2026-11-26T10:00:00Z"],
  },
  hs_call_body: { description: "Notes about the call." },
  hs_call_direction: { description: "Direction, as the owner sees it." },
  hs_call_disposition: { description: "Outcome's ID." },
  hs_call_duration: { description: "Duration in milliseconds." },
  hs_call_recording_url: { description: "HTTPS URL of the recording, .mp3 or .wav." },
  hs_call_status: { description: "Status of the call." },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
  hs_attachment_ids: notesCreateParamsHs_attachment_ids,
}
const meetingsCreateParams = {
  hs_timestamp: {
    description: "Time of the meeting on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
    examples: ["2026-11-26T10:00:00Z"],
  },
  hs_meeting_body: { description: "Description for the attendees." },
  hs_internal_meeting_notes: { description: "Notes for your team." },
  hs_meeting_external_url: { description: "URL of the calendar event." },
  hs_meeting_start_time: { description: "Start, ISO 8601 or milliseconds since 1970." },
  hs_meeting_end_time: { description: "End, ISO 8601 or milliseconds since 1970." },
  hs_meeting_outcome: { description: "Outcome, by its internal name.", examples: ["COMPLETED"] },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
  hs_attachment_ids: notesCreateParamsHs_attachment_ids,
}
const emailsCreateParams = {
  hs_timestamp: {
    description: "Time of the email on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
    examples: ["2026-11-26T10:00:00Z"],
  },
  hs_email_direction: {
    description:
      "EMAIL: sent from HubSpot or logged as sent. INCOMING_EMAIL: a reply. FORWARDED_EMAIL: forwarded to HubSpot.",
  },
  hs_email_text: { description: "Plain text." },
  hs_email_html: { description: "HTML text." },
  hs_email_status: { description: "Status of sending." },
  hs_email_headers: { description: "Headers with sender and recipients, as JSON text." },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
  hs_attachment_ids: notesCreateParamsHs_attachment_ids,
}
const tasksCreateParams = {
  hs_timestamp: {
    description: "Due time. Required to create one. ISO 8601 or milliseconds since 1970.",
    examples: ["2026-11-26T10:00:00Z"],
  },
  hs_task_subject: { description: "Title." },
  hs_task_body: { description: "Notes." },
  hs_task_status: { description: "Status." },
  hs_task_priority: { description: "Priority." },
  hs_task_type: { description: "Type." },
  hs_task_reminders: { description: "Time of the reminder, in milliseconds since 1970." },
  hubspot_owner_id: { description: "Owner's ID, as `owners.list` returns it." },
}
const associationsListParamsFromObjectTypeExamples = [
  "contacts",
  "companies",
  "deals",
  "tickets",
  "notes",
  "calls",
  "meetings",
  "emails",
  "tasks",
]
const associationsListParamsFromObjectType = {
  description: "Type of the record, such as `contacts`, `notes` or `2-12345`.",
  examples: associationsListParamsFromObjectTypeExamples,
}
const associationsListParamsToObjectType = {
  description: "Type of the associated records, such as `companies` or `2-12345`.",
  examples: associationsListParamsFromObjectTypeExamples,
}
const associationsDeleteParams = {
  properties: {
    fromObjectType: associationsListParamsFromObjectType,
    fromObjectId: { description: "ID of the record." },
    toObjectType: associationsListParamsToObjectType,
    toObjectId: { description: "ID of the associated record." },
  },
}
const pipelinesListParamsObjectType = {
  description: "Object type of the pipeline: `deals`, `tickets` or an object type ID.",
  examples: ["deals", "tickets"],
}
const pipelinesGetParamsPipelineId = { description: "ID of the pipeline, as `pipelines.list` returns it." }
const pipelinesGetParams = {
  properties: { objectType: pipelinesListParamsObjectType, pipelineId: pipelinesGetParamsPipelineId },
}
const pipelinesCreateParamsStagesItemsMetadata = {
  properties: {
    probability: {
      description: "Probability of winning a deal, from `0.0` to `1.0` in steps of 0.1.",
      examples: ["0.6"],
    },
    ticketState: { description: "Whether tickets in the stage are open." },
  },
  description:
    "Attributes of the stage. Deals need `probability`, from 0.0 (lost) to 1.0 (won); tickets take `ticketState`.",
  examples: [{ probability: "0.6" }],
}
const pipelinesCreateParamsStagesItemsStageId = {
  description: "ID of the new stage. HubSpot makes one if you leave it out.",
}
const pipeline_stagesGetParamsStageId = { description: "ID of the stage, as `pipeline_stages.list` returns it." }
const propertiesListParamsObjectType = {
  description: "Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`.",
  examples: associationsListParamsFromObjectTypeExamples,
}
const propertiesListParamsDataSensitivity = { description: "Sensitivity of the values. Defaults to `non_sensitive`." }
const propertiesCreateParamsOptionsItems = {
  properties: {
    label: { description: "Label that people see." },
    value: { description: "Internal value." },
    displayOrder: {
      description: "Position, from 0. -1 puts it at the end. HubSpot's reference of 2026-09 requires it.",
    },
    hidden: { description: "Whether people do not see the choice." },
    description: { description: "Help text for people." },
  },
}
const propertiesCreateParamsHidden = { description: "Whether people do not see the property in HubSpot." }
const propertiesCreateParamsDisplayOrder = { description: "Position in the group, from 0. -1 puts it at the end." }
const listsGetParamsListId = { description: "ID of the list, as `lists.api_search` returns it." }
const listsCreateParamsProcessingType = {
  description:
    "Kind of list. MANUAL: you add and remove records. SNAPSHOT: filtered once, then as MANUAL. DYNAMIC: HubSpot " +
    "keeps it up to date by its filters.",
}
const listsCreateParamsFilterBranchExamples = [
  {
    filterBranchType: "OR",
    filterBranchOperator: "OR",
    filters: [],
    filterBranches: [
      {
        filterBranchType: "AND",
        filterBranchOperator: "AND",
        filterBranches: [],
        filters: [
          {
            filterType: "PROPERTY",
            property: "firstname",
            operation: { operationType: "MULTISTRING", operator: "IS_EQUAL_TO", values: ["Ada"] },
          },
        ],
      },
    ],
  },
]
const listsCreateParamsFilterBranch = {
  description:
    "Filters of a DYNAMIC or SNAPSHOT list: an OR branch of AND branches with filters. An object, because branches " +
    "nest without limit.",
  examples: listsCreateParamsFilterBranchExamples,
}
const listsDeleteParams = { properties: { listId: listsGetParamsListId } }
const list_membersAddParams = {
  properties: {
    listId: listsGetParamsListId,
    recordIds: { description: "IDs of the records.", examples: [["101", "102"]] },
  },
}
const schemasContactPropertiesHubspot_owner_id = {
  type: "string",
  description: "Owner's ID, as `owners.list` returns it.",
}
const schemasNotePropertiesHs_attachment_ids = {
  type: "string",
  description: "IDs of attached files, separated by semicolons.",
}
const schemasAssociationTypeAssociationCategory = {
  $ref: "#/$defs/AssociationCategory",
  description: "Maker of the type: HubSpot, a user or an app.",
}
const schemasCompanyUpsertIdProperty = { type: "string", description: "Name of the unique property." }
const schemasRecordCreatedAt = { type: "string", description: "Creation time, in ISO 8601 format." }
const schemasRecordUpdatedAt = { type: "string", description: "The time of the last update, in ISO 8601 format." }
const schemasRecordArchived = { type: "boolean", description: "Whether the record is archived." }
const schemasRecordArchivedAt = {
  type: ["string", "null"],
  description: "The time of archiving. Absent unless archived.",
}
const schemasRecordObjectWriteTraceId = {
  type: ["string", "null"],
  description: "An ID for tracing the request that wrote the record.",
}
const schemasRecordUrl = { type: ["string", "null"], description: "The record's address in HubSpot." }
const schemasWrittenRecord = {
  type: "object",
  additionalProperties: { type: ["string", "null"] },
  description: "Values of the written and a few common properties, all text.",
}
const schemasWrittenRecordPropertiesWithHistory = {
  type: ["object", "null"],
  additionalProperties: { type: "array", items: { $ref: "#/$defs/PropertyVersion" } },
  description: "The earlier values of properties, by property name.",
}
const schemasPropertyCurrencyPropertyName = {
  type: ["string", "null"],
  description: "HubSpot answers this field before version 2026-09 only. Available until 2026-09-08.",
  deprecated: true,
}
export default describedKind(kind, {
  category: "crm",
  support: "community",
  docs: "https://developers.hubspot.com/docs/api-reference/latest/overview",
  basis: {
    version: "CRM API 2026-09",
    date: "2026-11-29",
    compared: "HubSpot's OpenAPI descriptions of the 2026-09 APIs, HubSpot-public-api-spec-collection of 2026-08-21",
    recorded: {
      read: 41,
      valid: 41,
      date: "2026-11-26",
      source:
        "https://github.com/NangoHQ/integration-templates, integrations/hubspot/tests, in older versions of the API",
    },
    sources: [
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Custom%20Objects/Rollouts/424/2026-09/customObjects.json",
        about: "Records",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Contacts/Rollouts/424/2026-09/contacts.json",
        about: "Contacts",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Partner%20Services/Rollouts/424/2026-09/partnerServices.json",
        about: "Associations of records",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Associations/Rollouts/130902/2026-09/associations.json",
        about: "Associations in batches",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Associations%20Schema/Rollouts/130902/2026-09/associationsSchema.json",
        about: "Labels of associations",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Lists/Rollouts/144891/2026-09/lists.json",
        about: "Lists",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Pipelines/Rollouts/145896/2026-09/pipelines.json",
        about: "Pipelines",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Properties/Rollouts/145899/2026-09/properties.json",
        about: "Properties",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Schemas/Rollouts/145900/2026-09/schemas.json",
        about: "Object schemas",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/main/PublicApiSpecs/CRM/Crm%20Owners/Rollouts/146888/2026-09/crmOwners.json",
        about: "Owners",
      },
      { type: "changelog", url: "https://developers.hubspot.com/changelog/rss.xml" },
    ],
    missing:
      "Products, line items, quotes, orders and other commerce objects have no entity of their own; `objects` " +
      "reaches them by their type. Custom object schemas, association labels and property groups cannot be changed. " +
      "Imports, exports, forms, marketing emails, files, workflows and conversations. A copy has contacts, companies," +
      " deals and tickets.",
  },
  sunset: {
    version: "2026-09",
    date: "2028-03-08",
    docs: "https://developers.hubspot.com/docs/developer-tooling/platform/versioning",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "schemas.Property.currencyPropertyName",
      date: "2026-09-08",
      docs: "https://developers.hubspot.com/docs/api-reference/legacy/migration-guide",
      read: "2026-11-29",
    },
    {
      part: "schemas.Property.numberDisplayHint",
      date: "2026-09-08",
      docs: "https://developers.hubspot.com/docs/api-reference/legacy/migration-guide",
      read: "2026-11-29",
    },
    {
      part: "schemas.Property.textDisplayHint",
      date: "2026-09-08",
      docs: "https://developers.hubspot.com/docs/api-reference/legacy/migration-guide",
      read: "2026-11-29",
    },
  ],
  description:
    "Contacts, companies, deals, tickets and custom objects of a HubSpot account with their associations, notes, " +
    "calls, meetings, emails and tasks. Owners, pipelines, properties, lists and custom object schemas.",
  config: {
    properties: {
      portal_id: { description: "ID of the HubSpot account, by which webhooks name it. OAuth finds it automatically." },
    },
  },
  auth: {
    private_app: {
      description:
        "Create a service key under Settings > Integrations > Service Keys, or use the token of a private app. " +
        "HubSpot offers no new private apps since October 26, 2026. Grant the scopes of the objects you use: for " +
        "contacts `crm.objects.contacts.read` and, to change them, `crm.objects.contacts.write`.",
    },
  },
  entities: {
    contacts: {
      description: "A contact.",
      search: {
        archived: { type: "boolean" },
        companies: entitiesContactsSearchCompanies,
        createdAt: { type: "timestamp" },
        id: { type: "string" },
        properties: { type: "object" },
        updatedAt: { type: "timestamp" },
      },
      hit: {
        title: [["properties", "firstname"], ["properties", "lastname"]],
        text: [
          ["properties", "email"],
          ["properties", "company"],
          ["properties", "jobtitle"],
          ["properties", "phone"],
          ["properties", "mobilephone"],
          ["properties", "city"],
          ["properties", "country"],
        ],
      },
      refs: {},
    },
    companies: {
      description: "A company or other organization.",
      search: {
        archived: { type: "boolean" },
        contacts: entitiesCompaniesSearchContacts,
        createdAt: { type: "timestamp" },
        id: { type: "string" },
        properties: { type: "object" },
        updatedAt: { type: "timestamp" },
      },
      hit: {
        title: [["properties", "name"]],
        text: [
          ["properties", "domain"],
          ["properties", "website"],
          ["properties", "phone"],
          ["properties", "city"],
          ["properties", "country"],
          ["properties", "industry"],
          ["properties", "description"],
        ],
      },
      refs: {},
    },
    deals: {
      description: "A deal in a stage of a pipeline.",
      search: {
        archived: { type: "boolean" },
        companies: entitiesContactsSearchCompanies,
        contacts: entitiesCompaniesSearchContacts,
        createdAt: { type: "timestamp" },
        id: { type: "string" },
        line_items: { type: "array", at: { in: "body", steps: ["associations", "line items", "results"] } },
        properties: { type: "object" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["properties", "dealname"]], text: [["properties", "description"], ["properties", "dealstage"]] },
      refs: {},
    },
    tickets: {
      description: "A support ticket.",
      search: {
        archived: { type: "boolean" },
        createdAt: { type: "timestamp" },
        id: { type: "string" },
        properties: { type: "object" },
        updatedAt: { type: "timestamp" },
      },
      hit: {
        title: [["properties", "subject"]],
        text: [["properties", "content"], ["properties", "hs_ticket_priority"]],
      },
      refs: {},
    },
    schemas: { description: "The schema of a custom object, with its properties and associations.", refs: {} },
    objects: { description: "A CRM record of any object type, usually a custom object.", refs: {} },
    notes: { description: "A note on the timeline of records.", refs: {} },
    calls: { description: "A logged call on the timeline of records.", refs: {} },
    meetings: { description: "A meeting on the timeline of records.", refs: {} },
    emails: { description: "A logged email on the timeline of records. Creating one sends nothing.", refs: {} },
    tasks: { description: "A task of an owner, on the timeline of records.", refs: {} },
    associations: {
      description: "An association of a record with another one, with its types: the default one, and labels.",
      refs: {},
    },
    association_labels: {
      description: "A type that associations between two object types can have, with its label.",
      refs: {},
    },
    owners: { description: "An owner: a user or queue to whom records are assigned by `hubspot_owner_id`.", refs: {} },
    pipelines: { description: "A pipeline of deals, tickets or another object type, with its stages.", refs: {} },
    pipeline_stages: { description: "A stage of a pipeline.", refs: {} },
    properties: { description: "A property of an object type, such as the email address of contacts.", refs: {} },
    property_groups: { description: "A group of properties.", refs: {} },
    lists: { description: "A list of records of one type, static or kept up to date by filters.", refs: {} },
    list_members: { description: "A record in a list.", refs: {} },
  },
  operations: {
    "contacts.list": {
      description: "Lists contacts with the requested properties. To filter, use `api_search`.",
      keywords: ["leads", "clients", "person", "prospect", "customer", "people", "subscriber", "newest contacts"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact with the requested properties and associations.",
      keywords: [
        "who is",
        "phone of",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "people",
        "subscriber",
        "details of the contact",
        "phone of the contact",
      ],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          contactId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "contacts.create": {
      description:
        "Creates a contact with the given properties and associations. HubSpot enforces your administrators' rules " +
        "for required properties.",
      keywords: [
        "add person",
        "new lead",
        "sign up",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "people",
        "subscriber",
        "add a contact",
        "put in the CRM",
      ],
      params: {
        properties: {
          properties: {
            properties: contactsCreateParams,
            description: "The contact's properties. All values are text.",
            examples: [{ email: "ada@example.com", firstname: "Ada", lastname: "Lovelace" }],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description:
        "Updates properties of a contact. Properties that you leave out keep their value; an empty text clears one.",
      keywords: [
        "change phone",
        "correct email",
        "lifecycle",
        "owner",
        "set",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "people",
        "subscriber",
        "change the lifecycle stage",
        "change the phone number",
        "update the job title",
        "set the owner",
        "reassign the contact",
        "mark as customer",
        "new email address",
        "change the lead status",
      ],
      params: {
        properties: {
          contactId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: contactsCreateParams,
            description: "Changed properties of the contact. All values are text.",
            examples: [{ lifecyclestage: "customer" }],
          },
        },
      },
      isGraphql: false,
    },
    "contacts.api_search": {
      description:
        "Searches contacts by text, filters or both. Finds up to 10,000; new contacts appear after a few moments.",
      keywords: [
        "find person",
        "by email",
        "look up",
        "living in",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "find the contact",
        "contact with the email",
        "do we have",
        "leads from",
        "who at the company",
        "contacts owned by",
        "phone number of",
        "email of",
        "new leads this week",
        "who owns",
        "somebody in the CRM",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "contacts.archive": {
      description:
        "Archives a contact, which moves it to the recycle bin. It can be restored in HubSpot within 90 days.",
      keywords: [
        "delete",
        "remove",
        "get rid",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "people",
        "subscriber",
        "delete the contact",
        "remove the contact",
      ],
      params: { properties: { contactId: { description: "Contact to archive, by ID." } } },
      isGraphql: false,
    },
    "contacts.upsert": {
      description:
        "Creates or updates up to 100 contacts by a unique property. Reports for each contact whether it was written.",
      keywords: [
        "add unless exists",
        "sync",
        "by email",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "people",
        "subscriber",
      ],
      params: {
        properties: {
          inputs: {
            items: {
              properties: {
                id: { description: "Value of the unique property, or the contact's ID without `idProperty`." },
                idProperty: { description: "Name of the unique property, such as `email`." },
                objectWriteTraceId: {
                  description:
                    "A text of your choice, unique in the call. It tells which outcome belongs to the contact.",
                },
                properties: {
                  properties: contactsCreateParams,
                  description: "The contact's properties. All values are text.",
                },
              },
            },
            description: "Contacts to create or update, each found by the value of a unique property. Up to 100.",
            examples: [
              [
                {
                  id: "ada@example.com",
                  idProperty: "email",
                  objectWriteTraceId: "a1",
                  properties: { firstname: "Ada" },
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "contacts.merge": {
      description:
        "Merges another contact into a contact, which keeps its ID. The other contact disappears. This cannot be " +
        "undone.",
      keywords: [
        "duplicate",
        "dedupe",
        "same person",
        "combine",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "people",
        "subscriber",
        "duplicate contacts",
        "combine contacts",
      ],
      params: {
        properties: {
          contactId: { description: "ID of the contact that remains." },
          contactIdToMerge: { description: "ID of the contact that is merged into it and disappears." },
        },
      },
      isGraphql: false,
    },
    "contacts.gdpr_delete": {
      description:
        "Deletes a contact and all content about it for good, as the GDPR requires. This cannot be undone. An email " +
        "address that no contact has is blocked for the future.",
      keywords: [
        "forget",
        "erase",
        "wipe",
        "permanently",
        "person",
        "lead",
        "client",
        "prospect",
        "customer",
        "people",
        "subscriber",
        "erase personal data",
        "right to be forgotten",
      ],
      params: {
        properties: {
          contactId: { description: "ID of the contact, or its email address with `idProperty`." },
          idProperty: { description: "Set to `email` to find the contact by its email address." },
        },
      },
      isGraphql: false,
    },
    "companies.list": {
      description: "Lists companies with the requested properties. To filter, use `api_search`.",
      keywords: ["accounts", "organization", "firm", "business", "client", "B2B"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "companies.get": {
      description: "Gets a company with the requested properties and associations.",
      keywords: ["firm details", "account", "organization", "firm", "business", "client", "B2B"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          companyId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "companies.create": {
      description:
        "Creates a company with the given properties and associations. HubSpot enforces your administrators' rules " +
        "for required properties.",
      keywords: [
        "add firm",
        "account",
        "organization",
        "firm",
        "business",
        "client",
        "B2B",
        "add an account",
        "new company",
      ],
      params: {
        properties: {
          properties: {
            properties: companiesCreateParams,
            description: "The company's properties. All values are text.",
            examples: [{ name: "Example Books", domain: "example.com" }],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "companies.update": {
      description:
        "Updates properties of a company. Properties that you leave out keep their value; an empty text clears one.",
      keywords: [
        "rename firm",
        "domain",
        "industry",
        "account",
        "organization",
        "firm",
        "business",
        "client",
        "B2B",
        "change owner the account",
        "update the industry",
        "set the lifecycle stage",
        "reassign the account",
      ],
      params: {
        properties: {
          companyId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: companiesCreateParams,
            description: "Changed properties of the company. All values are text.",
            examples: [{ city: "London" }],
          },
        },
      },
      isGraphql: false,
    },
    "companies.api_search": {
      description:
        "Searches companies by text, filters or both. Finds up to 10,000; new companies appear after a few moments.",
      keywords: [
        "find firm",
        "by domain",
        "account",
        "organization",
        "firm",
        "business",
        "client",
        "B2B",
        "find the company",
        "which company",
        "account called",
        "who owns the account",
        "lifecycle stage of",
        "who handles the account",
        "companies in the industry",
        "accounts owned by",
        "domain",
        "how many employees",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "companies.archive": {
      description:
        "Archives a company, which moves it to the recycle bin. It can be restored in HubSpot within 90 days.",
      keywords: ["delete", "remove", "get rid", "account", "organization", "firm", "business", "client", "B2B"],
      params: { properties: { companyId: { description: "Company to archive, by ID." } } },
      isGraphql: false,
    },
    "companies.upsert": {
      description:
        "Creates or updates up to 100 companies by a unique property. Reports for each company whether it was " +
        "written.",
      keywords: ["add unless exists", "sync", "account", "organization", "firm", "business", "client", "B2B"],
      params: {
        properties: {
          inputs: {
            items: {
              properties: {
                id: { description: "Value of the unique property, or the company's ID without `idProperty`." },
                idProperty: { description: "Name of the unique property." },
                objectWriteTraceId: {
                  description:
                    "A text of your choice, unique in the call. It tells which outcome belongs to the company.",
                },
                properties: {
                  properties: companiesCreateParams,
                  description: "The company's properties. All values are text.",
                },
              },
            },
            description: "Companies to create or update, each found by the value of a unique property. Up to 100.",
            examples: [
              [
                {
                  id: "C-17",
                  idProperty: "customer_number",
                  objectWriteTraceId: "a1",
                  properties: { name: "Example Books" },
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "companies.merge": {
      description:
        "Merges another company into a company, which keeps its ID. The other company disappears. This cannot be " +
        "undone.",
      keywords: [
        "duplicate",
        "dedupe",
        "same firm",
        "combine",
        "account",
        "organization",
        "firm",
        "business",
        "client",
        "B2B",
      ],
      params: {
        properties: {
          companyId: { description: "ID of the company that remains." },
          companyIdToMerge: { description: "ID of the company that is merged into it and disappears." },
        },
      },
      isGraphql: false,
    },
    "deals.list": {
      description: "Lists deals with the requested properties. To filter, use `api_search`.",
      keywords: ["pipeline", "sales", "opportunity", "funnel", "revenue", "forecast", "quote"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "deals.get": {
      description: "Gets a deal with the requested properties and associations.",
      keywords: [
        "how much",
        "stage",
        "opportunity",
        "sale",
        "pipeline",
        "funnel",
        "revenue",
        "forecast",
        "quote",
        "amount of the deal",
        "stage of the deal",
        "when does it close",
      ],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          dealId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "deals.create": {
      description:
        "Creates a deal with the given properties and associations. HubSpot enforces your administrators' rules for " +
        "required properties.",
      keywords: [
        "new opportunity",
        "log sale",
        "opportunity",
        "sale",
        "pipeline",
        "funnel",
        "revenue",
        "forecast",
        "quote",
        "add a deal",
        "open a deal",
      ],
      params: {
        properties: {
          properties: {
            properties: dealsCreateParams,
            description: "The deal's properties. All values are text.",
            examples: [{ dealname: "Ten seats", pipeline: "default", dealstage: "qualifiedtobuy", amount: "1900" }],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "deals.update": {
      description:
        "Updates properties of a deal. Properties that you leave out keep their value; an empty text clears one.",
      keywords: [
        "won",
        "lost",
        "move stage",
        "amount",
        "close date",
        "closed",
        "opportunity",
        "sale",
        "pipeline",
        "move the deal",
        "mark as won",
        "closed won",
        "closed lost",
        "change the amount",
        "change the close date",
        "move the next stage",
        "reassign the deal",
        "set the stage",
        "deal to contract sent",
        "push the close date",
      ],
      params: {
        properties: {
          dealId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: dealsCreateParams,
            description: "Changed properties of the deal. All values are text.",
            examples: [{ dealstage: "closedwon" }],
          },
        },
      },
      isGraphql: false,
    },
    "deals.api_search": {
      description: "Searches deals by text, filters or both. Finds up to 10,000; new deals appear after a few moments.",
      keywords: [
        "closing this month",
        "find sale",
        "big ones",
        "opportunity",
        "sale",
        "pipeline",
        "deals closing this month",
        "deals in the stage",
        "stuck deals",
        "biggest deals",
        "pipeline value",
        "deals owned by",
        "which deals",
        "won deals",
        "lost deals",
        "close date",
        "open deals",
        "how much the pipeline",
        "deal with",
        "stale deals",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "deals.archive": {
      description: "Archives a deal, which moves it to the recycle bin.",
      keywords: [
        "delete",
        "remove",
        "get rid",
        "opportunity",
        "sale",
        "pipeline",
        "funnel",
        "revenue",
        "forecast",
        "quote",
      ],
      params: { properties: { dealId: { description: "Deal to archive, by ID." } } },
      isGraphql: false,
    },
    "deals.upsert": {
      description:
        "Creates or updates up to 100 deals by a unique property. Reports for each deal whether it was written.",
      keywords: [
        "add unless exists",
        "sync",
        "opportunity",
        "sale",
        "pipeline",
        "funnel",
        "revenue",
        "forecast",
        "quote",
      ],
      params: {
        properties: {
          inputs: {
            items: {
              properties: {
                id: { description: "Value of the unique property, or the deal's ID without `idProperty`." },
                idProperty: { description: "Name of the unique property." },
                objectWriteTraceId: {
                  description: "A text of your choice, unique in the call. It tells which outcome belongs to the deal.",
                },
                properties: {
                  properties: dealsCreateParams,
                  description: "The deal's properties. All values are text.",
                },
              },
            },
            description: "Deals to create or update, each found by the value of a unique property. Up to 100.",
            examples: [
              [{ id: "D-17", idProperty: "order_number", objectWriteTraceId: "a1", properties: { amount: "1900" } }],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "deals.merge": {
      description:
        "Merges another deal into a deal, which keeps its ID. The other deal disappears. This cannot be undone.",
      keywords: [
        "duplicate",
        "dedupe",
        "same sale",
        "combine",
        "opportunity",
        "sale",
        "pipeline",
        "funnel",
        "revenue",
        "forecast",
        "quote",
      ],
      params: {
        properties: {
          dealId: { description: "ID of the deal that remains." },
          dealIdToMerge: { description: "ID of the deal that is merged into it and disappears." },
        },
      },
      isGraphql: false,
    },
    "tickets.list": {
      description: "Lists tickets with the requested properties. To filter, use `api_search`.",
      keywords: ["open cases", "case", "support request", "issue", "complaint", "helpdesk", "problem"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "tickets.get": {
      description: "Gets a ticket with the requested properties and associations.",
      keywords: ["case status", "case", "support request", "issue", "complaint", "helpdesk", "problem"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          ticketId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "tickets.create": {
      description:
        "Creates a ticket with the given properties and associations. HubSpot enforces your administrators' rules " +
        "for required properties.",
      keywords: [
        "open case",
        "log complaint",
        "raise",
        "case",
        "support request",
        "issue",
        "complaint",
        "helpdesk",
        "problem",
        "log a ticket",
        "new support request",
      ],
      params: {
        properties: {
          properties: {
            properties: ticketsCreateParams,
            description: "The ticket's properties. All values are text.",
            examples: [{ subject: "Reset the password", hs_pipeline: "0", hs_pipeline_stage: "1" }],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "tickets.update": {
      description:
        "Updates properties of a ticket. Properties that you leave out keep their value; an empty text clears one.",
      keywords: [
        "close case",
        "priority",
        "assign",
        "status",
        "case",
        "support request",
        "issue",
        "complaint",
        "helpdesk",
        "problem",
        "close the ticket",
        "move the ticket",
      ],
      params: {
        properties: {
          ticketId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: ticketsCreateParams,
            description: "Changed properties of the ticket. All values are text.",
            examples: [{ hs_pipeline_stage: "4" }],
          },
        },
      },
      isGraphql: false,
    },
    "tickets.api_search": {
      description:
        "Searches tickets by text, filters or both. Finds up to 10,000; new tickets appear after a few moments.",
      keywords: [
        "find case",
        "look for",
        "case",
        "support request",
        "issue",
        "complaint",
        "helpdesk",
        "problem",
        "open tickets",
        "tickets of the company",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "tickets.archive": {
      description: "Archives a ticket, which moves it to the recycle bin.",
      keywords: ["delete", "remove", "get rid", "case", "support request", "issue", "complaint", "helpdesk", "problem"],
      params: { properties: { ticketId: { description: "Ticket to archive, by ID." } } },
      isGraphql: false,
    },
    "tickets.upsert": {
      description:
        "Creates or updates up to 100 tickets by a unique property. Reports for each ticket whether it was written.",
      keywords: ["add unless exists", "sync", "case", "support request", "issue", "complaint", "helpdesk", "problem"],
      params: {
        properties: {
          inputs: {
            items: {
              properties: {
                id: { description: "Value of the unique property, or the ticket's ID without `idProperty`." },
                idProperty: { description: "Name of the unique property." },
                objectWriteTraceId: {
                  description:
                    "A text of your choice, unique in the call. It tells which outcome belongs to the ticket.",
                },
                properties: {
                  properties: ticketsCreateParams,
                  description: "The ticket's properties. All values are text.",
                },
              },
            },
            description: "Tickets to create or update, each found by the value of a unique property. Up to 100.",
            examples: [
              [
                {
                  id: "T-17",
                  idProperty: "case_number",
                  objectWriteTraceId: "a1",
                  properties: { subject: "Reset the password" },
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "tickets.merge": {
      description:
        "Merges another ticket into a ticket, which keeps its ID. The other ticket disappears. This cannot be undone.",
      keywords: [
        "duplicate",
        "dedupe",
        "same case",
        "combine",
        "case",
        "support request",
        "issue",
        "complaint",
        "helpdesk",
        "problem",
      ],
      params: {
        properties: {
          ticketId: { description: "ID of the ticket that remains." },
          ticketIdToMerge: { description: "ID of the ticket that is merged into it and disappears." },
        },
      },
      isGraphql: false,
    },
    "schemas.list": {
      description:
        "Lists the schemas of all custom objects with their properties. Standard objects such as contacts are not " +
        "included.",
      keywords: ["own types", "custom object definition", "data model", "object type", "structure"],
      params: { properties: { archived: contactsListParamsArchived } },
      record: { $ref: "#/$defs/ObjectSchema" },
      isGraphql: false,
    },
    "schemas.get": {
      description: "Gets the schema of a custom object with its properties and associations.",
      keywords: ["type definition", "custom object definition", "data model", "object type", "own type", "structure"],
      params: { properties: { objectType: schemasGetParamsObjectType } },
      isGraphql: false,
    },
    "objects.list": {
      description: "Lists the records of an object type, usually a custom object. See `schemas` for the types.",
      keywords: ["own records", "product", "quote", "line item", "any type"],
      params: {
        properties: {
          limit: contactsListParamsLimit,
          after: contactsListParamsAfter,
          associations: contactsListParamsAssociations,
          properties: contactsListParams,
          propertiesWithHistory: contactsListParamsPropertiesWithHistory,
          archived: contactsListParamsArchived,
          objectType: schemasGetParamsObjectType,
        },
      },
      isGraphql: false,
    },
    "objects.get": {
      description: "Gets a record of any object type with the requested properties and associations.",
      keywords: ["one record", "custom object", "own record", "product", "quote", "line item", "any type"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          objectType: schemasGetParamsObjectType,
          objectId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "objects.create": {
      description:
        "Creates a record with the given properties and associations. HubSpot enforces your administrators' rules " +
        "for required properties.",
      keywords: ["add record", "custom object", "own record", "product", "quote", "line item", "any type"],
      params: {
        properties: {
          objectType: schemasGetParamsObjectType,
          properties: {
            description: "The record's properties. All values are text.",
            examples: [{ model: "Bergwind" }],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "objects.update": {
      description:
        "Updates properties of a record. Properties that you leave out keep their value; an empty text clears one.",
      keywords: ["change record", "custom object", "own record", "product", "quote", "line item", "any type"],
      params: {
        properties: {
          objectType: schemasGetParamsObjectType,
          objectId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            description: "Changed properties of the record. All values are text.",
            examples: [{ model: "Bergwind II" }],
          },
        },
      },
      isGraphql: false,
    },
    "objects.api_search": {
      description:
        "Searches records of any object type by text, filters or both. Finds up to 10,000; new records appear after " +
        "a few moments.",
      keywords: ["find record", "custom object", "own record", "product", "quote", "line item", "any type"],
      params: {
        properties: {
          filterGroups: contactsApi_searchParamsFilterGroups,
          query: contactsApi_searchParamsQuery,
          sorts: contactsApi_searchParamsSorts,
          properties: contactsApi_searchParams,
          limit: contactsApi_searchParamsLimit,
          after: contactsApi_searchParamsAfter,
          objectType: schemasGetParamsObjectType,
        },
      },
      isGraphql: false,
    },
    "objects.archive": {
      description: "Archives a record of any object type, which moves it to the recycle bin.",
      keywords: [
        "delete",
        "remove",
        "get rid",
        "custom object",
        "own record",
        "product",
        "quote",
        "line item",
        "any type",
      ],
      params: {
        properties: { objectType: schemasGetParamsObjectType, objectId: { description: "Record to archive, by ID." } },
      },
      isGraphql: false,
    },
    "objects.upsert": {
      description:
        "Creates or updates up to 100 records by a unique property. Reports for each record whether it was written.",
      keywords: [
        "add unless exists",
        "sync",
        "custom object",
        "own record",
        "product",
        "quote",
        "line item",
        "any type",
      ],
      params: {
        properties: {
          objectType: schemasGetParamsObjectType,
          inputs: {
            items: {
              properties: {
                id: { description: "Value of the unique property, or the record's ID without `idProperty`." },
                idProperty: { description: "Name of the unique property." },
                objectWriteTraceId: {
                  description:
                    "A text of your choice, unique in the call. It tells which outcome belongs to the record.",
                },
                properties: { description: "The record's properties. All values are text." },
              },
            },
            description: "Records to create or update, each found by the value of a unique property. Up to 100.",
            examples: [
              [{ id: "B-17", idProperty: "plate", objectWriteTraceId: "a1", properties: { model: "Bergwind" } }],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "notes.list": {
      description: "Lists notes with the requested properties. To filter, use `api_search`.",
      keywords: ["remarks", "memo", "comment", "jot", "log", "engagement"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "notes.get": {
      description: "Gets a note with the requested properties and associations.",
      keywords: ["read remark", "remark", "memo", "comment", "jot", "log", "engagement"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          noteId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "notes.create": {
      description: "Creates a note and puts it on the timeline of the associated records.",
      keywords: [
        "jot down",
        "log",
        "leave remark",
        "write down",
        "remark",
        "memo",
        "comment",
        "jot",
        "engagement",
        "log a note",
        "add note the deal",
        "note on the contact",
        "leave a note",
        "note on the record",
      ],
      params: {
        properties: {
          properties: {
            properties: notesCreateParams,
            description: "The note's properties, at least `hs_timestamp`. All values are text.",
            examples: [{ hs_timestamp: "2026-11-26T10:00:00Z", hs_note_body: "Asked for an offer." }],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "notes.update": {
      description:
        "Updates properties of a note. Properties that you leave out keep their value; an empty text clears one.",
      keywords: ["reword", "remark", "memo", "comment", "jot", "log", "engagement"],
      params: {
        properties: {
          noteId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: notesCreateParams,
            description: "Changed properties of the note. All values are text.",
            examples: [{ hs_note_body: "Asked for an offer of ten seats." }],
          },
        },
      },
      isGraphql: false,
    },
    "notes.api_search": {
      description: "Searches notes by text, filters or both. Finds up to 10,000; new notes appear after a few moments.",
      keywords: [
        "find remark",
        "remark",
        "memo",
        "comment",
        "jot",
        "log",
        "engagement",
        "what did we note",
        "last note",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "notes.archive": {
      description: "Archives a note, which moves it to the recycle bin.",
      keywords: ["delete", "remove", "get rid", "remark", "memo", "comment", "jot", "log", "engagement"],
      params: { properties: { noteId: { description: "Note to archive, by ID." } } },
      isGraphql: false,
    },
    "calls.list": {
      description: "Lists calls with the requested properties. To filter, use `api_search`.",
      keywords: ["phone log", "phone", "talk", "rang", "conversation", "engagement", "dial"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "calls.get": {
      description: "Gets a call with the requested properties and associations.",
      keywords: ["talk details", "phone", "talk", "rang", "conversation", "engagement", "dial"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          callId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "calls.create": {
      description: "Logs a call and puts it on the timeline of the associated records.",
      keywords: [
        "talked on phone",
        "spoke",
        "rang",
        "phone",
        "talk",
        "conversation",
        "engagement",
        "dial",
        "called the contact",
        "phone call with",
      ],
      params: {
        properties: {
          properties: {
            properties: callsCreateParams,
            description: "The call's properties, at least `hs_timestamp`. All values are text.",
            examples: [
              {
                hs_timestamp: "2026-11-26T10:00:00Z",
                hs_call_title: "Renewal",
                hs_call_body: "Will renew.",
                hs_call_duration: "380000",
              },
            ],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "calls.update": {
      description:
        "Updates properties of a call. Properties that you leave out keep their value; an empty text clears one.",
      keywords: ["outcome", "correct", "phone", "talk", "rang", "conversation", "engagement", "dial"],
      params: {
        properties: {
          callId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: callsCreateParams,
            description: "Changed properties of the call. All values are text.",
            examples: [{ hs_call_body: "Will renew in December." }],
          },
        },
      },
      isGraphql: false,
    },
    "calls.api_search": {
      description: "Searches calls by text, filters or both. Finds up to 10,000; new calls appear after a few moments.",
      keywords: [
        "find talk",
        "phone",
        "talk",
        "rang",
        "conversation",
        "engagement",
        "dial",
        "calls with the contact",
        "last call",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "calls.archive": {
      description: "Archives a call, which moves it to the recycle bin.",
      keywords: ["delete", "remove", "get rid", "phone", "talk", "rang", "conversation", "engagement", "dial"],
      params: { properties: { callId: { description: "Call to archive, by ID." } } },
      isGraphql: false,
    },
    "meetings.list": {
      description: "Lists meetings with the requested properties. To filter, use `api_search`.",
      keywords: ["appointments", "demo", "visit", "engagement", "get-together", "schedule"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "meetings.get": {
      description: "Gets a meeting with the requested properties and associations.",
      keywords: ["when", "appointment", "demo", "visit", "engagement", "get-together", "schedule"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          meetingId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "meetings.create": {
      description: "Creates a meeting and puts it on the timeline of the associated records.",
      keywords: [
        "book",
        "set up",
        "log visit",
        "schedule",
        "appointment",
        "demo",
        "visit",
        "engagement",
        "get-together",
        "log a meeting",
        "met with",
      ],
      params: {
        properties: {
          properties: {
            properties: meetingsCreateParams,
            description: "The meeting's properties, at least `hs_timestamp`. All values are text.",
            examples: [
              {
                hs_timestamp: "2026-11-26T10:00:00Z",
                hs_meeting_title: "Demo",
                hs_meeting_start_time: "2026-11-26T10:00:00Z",
                hs_meeting_end_time: "2026-11-26T10:30:00Z",
              },
            ],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "meetings.update": {
      description:
        "Updates properties of a meeting. Properties that you leave out keep their value; an empty text clears one.",
      keywords: ["reschedule", "outcome", "appointment", "demo", "visit", "engagement", "get-together", "schedule"],
      params: {
        properties: {
          meetingId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: meetingsCreateParams,
            description: "Changed properties of the meeting. All values are text.",
            examples: [{ hs_meeting_outcome: "COMPLETED" }],
          },
        },
      },
      isGraphql: false,
    },
    "meetings.api_search": {
      description:
        "Searches meetings by text, filters or both. Finds up to 10,000; new meetings appear after a few moments.",
      keywords: [
        "find appointment",
        "appointment",
        "demo",
        "visit",
        "engagement",
        "get-together",
        "schedule",
        "meetings with",
        "upcoming meetings",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "meetings.archive": {
      description: "Archives a meeting, which moves it to the recycle bin.",
      keywords: [
        "delete",
        "remove",
        "call off",
        "get rid",
        "appointment",
        "demo",
        "visit",
        "engagement",
        "get-together",
        "schedule",
      ],
      params: { properties: { meetingId: { description: "Meeting to archive, by ID." } } },
      isGraphql: false,
    },
    "emails.list": {
      description: "Lists emails with the requested properties. To filter, use `api_search`.",
      keywords: ["mails", "correspondence", "sent", "engagement", "message", "one-to-one"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "emails.get": {
      description: "Gets an email with the requested properties and associations.",
      keywords: ["read mail", "mail", "correspondence", "sent", "engagement", "message", "one-to-one"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          emailId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "emails.create": {
      description: "Logs an email and puts it on the timeline of the associated records.",
      keywords: ["log mail", "I wrote", "mail", "correspondence", "sent", "engagement", "message", "one-to-one"],
      params: {
        properties: {
          properties: {
            properties: emailsCreateParams,
            description: "The email's properties, at least `hs_timestamp`. All values are text.",
            examples: [
              {
                hs_timestamp: "2026-11-26T10:00:00Z",
                hs_email_direction: "EMAIL",
                hs_email_subject: "Offer",
                hs_email_text: "See the offer attached.",
              },
            ],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "emails.update": {
      description:
        "Updates properties of an email. Properties that you leave out keep their value; an empty text clears one.",
      keywords: ["correct mail", "mail", "correspondence", "sent", "engagement", "message", "one-to-one"],
      params: {
        properties: {
          emailId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: emailsCreateParams,
            description: "Changed properties of the email. All values are text.",
            examples: [{ hs_email_subject: "Offer for ten seats" }],
          },
        },
      },
      isGraphql: false,
    },
    "emails.api_search": {
      description:
        "Searches emails by text, filters or both. Finds up to 10,000; new emails appear after a few moments.",
      keywords: [
        "find mail",
        "mail",
        "correspondence",
        "sent",
        "engagement",
        "message",
        "one-to-one",
        "emails with the contact",
        "last email",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "emails.archive": {
      description: "Archives an email, which moves it to the recycle bin.",
      keywords: [
        "delete",
        "remove",
        "get rid",
        "mail",
        "correspondence",
        "sent",
        "engagement",
        "message",
        "one-to-one",
      ],
      params: { properties: { emailId: { description: "Email to archive, by ID." } } },
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists tasks with the requested properties. To filter, use `api_search`.",
      keywords: ["my to-dos", "due", "to-do", "follow-up", "reminder", "next step", "action", "callback"],
      params: contactsListParams_2,
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task with the requested properties and associations.",
      keywords: ["to-do details", "to-do", "follow-up", "reminder", "next step", "action", "callback"],
      params: {
        properties: {
          properties: contactsListParams,
          propertiesWithHistory: contactsGetParamsPropertiesWithHistory,
          associations: contactsListParamsAssociations,
          idProperty: contactsGetParamsIdProperty,
          archived: { description: "Whether to look among archived records." },
          taskId: contactsGetParamsContactId,
        },
      },
      isGraphql: false,
    },
    "tasks.create": {
      description: "Creates a task and puts it on the timeline of the associated records.",
      keywords: [
        "remind",
        "add to-do",
        "follow up",
        "to-do",
        "reminder",
        "next step",
        "action",
        "callback",
        "remind me to",
        "follow up with",
        "call back",
        "follow up task",
      ],
      params: {
        properties: {
          properties: {
            properties: tasksCreateParams,
            description: "The task's properties, at least `hs_timestamp`. All values are text.",
            examples: [
              {
                hs_timestamp: "2026-11-30T10:00:00Z",
                hs_task_subject: "Send the offer",
                hs_task_status: "NOT_STARTED",
                hs_task_type: "TODO",
              },
            ],
          },
          associations: contactsCreateParamsAssociations,
        },
      },
      isGraphql: false,
    },
    "tasks.update": {
      description:
        "Updates properties of a task. Properties that you leave out keep their value; an empty text clears one.",
      keywords: [
        "complete",
        "done",
        "tick off",
        "postpone",
        "to-do",
        "follow-up",
        "reminder",
        "next step",
        "action",
        "callback",
        "complete the task",
        "mark as done",
      ],
      params: {
        properties: {
          taskId: contactsGetParamsContactId,
          idProperty: contactsUpdateParamsIdProperty,
          properties: {
            properties: tasksCreateParams,
            description: "Changed properties of the task. All values are text.",
            examples: [{ hs_task_status: "COMPLETED" }],
          },
        },
      },
      isGraphql: false,
    },
    "tasks.api_search": {
      description: "Searches tasks by text, filters or both. Finds up to 10,000; new tasks appear after a few moments.",
      keywords: [
        "overdue",
        "find to-do",
        "to-do",
        "follow-up",
        "reminder",
        "next step",
        "action",
        "callback",
        "my tasks",
        "tasks due",
        "follow ups due",
        "overdue follow ups",
      ],
      params: contactsApi_searchParams_2,
      isGraphql: false,
    },
    "tasks.archive": {
      description: "Archives a task, which moves it to the recycle bin.",
      keywords: ["delete", "remove", "get rid", "to-do", "follow-up", "reminder", "next step", "action", "callback"],
      params: { properties: { taskId: { description: "Task to archive, by ID." } } },
      isGraphql: false,
    },
    "associations.list": {
      description: "Lists the records of a type that are associated with a record, with the types of each association.",
      keywords: [
        "what is linked",
        "related",
        "who works at",
        "link",
        "connect",
        "relation",
        "belongs to",
        "works for",
        "attach",
        "who is linked to",
        "contacts of the deal",
        "deals of the company",
      ],
      params: {
        properties: {
          limit: { description: "Maximum number of records per page, 1 to 500. Defaults to 100." },
          after: contactsListParamsAfter,
          fromObjectType: associationsListParamsFromObjectType,
          fromObjectId: { description: "ID of the record." },
          toObjectType: associationsListParamsToObjectType,
        },
      },
      record: { $ref: "#/$defs/Association" },
      isGraphql: false,
    },
    "associations.create": {
      description:
        "Associates two records by the given types and replaces their labels, such as the primary company. See " +
        "`association_labels.list` for the types.",
      keywords: [
        "link with label",
        "connect two",
        "relate",
        "link",
        "connect",
        "relation",
        "belongs to",
        "works for",
        "attach",
        "link contact the company",
      ],
      params: {
        properties: {
          fromObjectType: associationsListParamsFromObjectType,
          fromObjectId: { description: "ID of the record." },
          toObjectType: associationsListParamsToObjectType,
          toObjectId: { description: "ID of the associated record." },
          types: {
            items: contactsCreateParamsAssociationsItemsTypesItems,
            description:
              "Types of the association. Each has a direction: use the ID of the type from the first object to the " +
              "second.",
            examples: [[{ associationCategory: "HUBSPOT_DEFINED", associationTypeId: 1 }]],
          },
        },
      },
      isGraphql: false,
    },
    "associations.delete": {
      description: "Removes all associations between two records. The records stay.",
      keywords: ["unlink", "disconnect", "detach", "link", "connect", "relation", "belongs to", "works for", "attach"],
      params: associationsDeleteParams,
      isGraphql: false,
    },
    "associations.create_default": {
      description: "Associates two records by the default type, without a label.",
      keywords: ["link", "connect two", "attach", "works for", "relate", "connect", "relation", "belongs to"],
      params: associationsDeleteParams,
      isGraphql: false,
    },
    "associations.remove_labels": {
      description: "Removes labels from the association of two records. They stay associated by their other types.",
      keywords: [
        "unlabel",
        "drop role",
        "relation label",
        "untag",
        "link",
        "connect",
        "relation",
        "belongs to",
        "works for",
        "attach",
      ],
      params: {
        properties: {
          fromObjectType: associationsListParamsFromObjectType,
          fromObjectId: { description: "ID of the record." },
          toObjectType: associationsListParamsToObjectType,
          toObjectId: { description: "ID of the associated record." },
          types: {
            items: contactsCreateParamsAssociationsItemsTypesItems,
            description: "Types to remove.",
            examples: [[{ associationCategory: "USER_DEFINED", associationTypeId: 36 }]],
          },
        },
      },
      isGraphql: false,
    },
    "association_labels.list": {
      description: "Lists the types and labels of associations from one object type to another.",
      keywords: ["relation types", "roles", "link kinds", "decision maker", "relationship names"],
      params: {
        properties: {
          fromObjectType: {
            description: "Type of the first records, such as `contacts`.",
            examples: associationsListParamsFromObjectTypeExamples,
          },
          toObjectType: {
            description: "Type of the second records, such as `companies`.",
            examples: associationsListParamsFromObjectTypeExamples,
          },
        },
      },
      record: { $ref: "#/$defs/AssociationLabel" },
      isGraphql: false,
    },
    "owners.list": {
      description: "Lists owners. Filters by email address.",
      keywords: [
        "reps",
        "account manager",
        "salesperson",
        "who is responsible",
        "staff",
        "user",
        "sales reps",
        "who are the owners",
      ],
      params: {
        properties: {
          limit: { description: "Maximum number of owners per page. Defaults to 100." },
          after: contactsListParamsAfter,
          archived: { description: "Whether to return archived owners instead of active ones." },
          email: { description: "Filters by email address." },
        },
      },
      record: { $ref: "#/$defs/Owner" },
      isGraphql: false,
    },
    "owners.get": {
      description: "Gets an owner with its teams.",
      keywords: ["who is", "rep", "account manager", "salesperson", "who is responsible", "staff", "user"],
      params: {
        properties: {
          idProperty: { description: "Set to `userId` to find the owner by the ID of its user. Defaults to `id`." },
          archived: { description: "Whether to look among archived owners." },
          ownerId: { description: "ID of the owner, or of its user with `idProperty`." },
        },
      },
      isGraphql: false,
    },
    "pipelines.list": {
      description: "Lists the pipelines of an object type with their stages.",
      keywords: ["funnels", "sales process", "workflow", "board", "deal flow", "which pipelines", "deal stages"],
      params: { properties: { objectType: pipelinesListParamsObjectType } },
      record: { $ref: "#/$defs/Pipeline" },
      isGraphql: false,
    },
    "pipelines.get": {
      description: "Gets a pipeline with its stages.",
      keywords: ["stages of funnel", "funnel", "sales process", "workflow", "board", "deal flow"],
      params: pipelinesGetParams,
      isGraphql: false,
    },
    "pipelines.create": {
      description: "Creates a pipeline with its stages.",
      keywords: ["new funnel", "funnel", "sales process", "workflow", "board", "deal flow"],
      params: {
        properties: {
          objectType: pipelinesListParamsObjectType,
          label: { description: "The pipeline's name, unique within the object type." },
          displayOrder: { description: "Position among the pipelines, from 0. Equal ones are sorted by name." },
          stages: {
            items: {
              properties: {
                label: { description: "The stage's name." },
                displayOrder: { description: "Position in the pipeline, from 0." },
                metadata: pipelinesCreateParamsStagesItemsMetadata,
                stageId: pipelinesCreateParamsStagesItemsStageId,
              },
            },
            description: "Stages of the pipeline.",
            examples: [
              [
                { label: "In progress", displayOrder: 0, metadata: { ticketState: "OPEN" } },
                { label: "Done", displayOrder: 1, metadata: { ticketState: "CLOSED" } },
              ],
            ],
          },
          pipelineId: { description: "ID of the new pipeline. HubSpot makes one if you leave it out." },
        },
      },
      isGraphql: false,
    },
    "pipelines.update": {
      description: "Renames, moves, archives or restores a pipeline. Fields that you leave out keep their value.",
      keywords: ["rename funnel", "funnel", "sales process", "stages", "workflow", "board", "deal flow"],
      params: {
        properties: {
          objectType: pipelinesListParamsObjectType,
          pipelineId: pipelinesGetParamsPipelineId,
          label: { description: "The pipeline's new name." },
          displayOrder: { description: "New position among the pipelines." },
          archived: { description: "Whether the pipeline is archived. Set to false to restore it." },
          validateReferencesBeforeDelete: {
            description: "Whether HubSpot refuses to archive a pipeline that records still use.",
          },
        },
      },
      isGraphql: false,
    },
    "pipelines.delete": {
      description:
        "Deletes a pipeline with its stages. HubSpot refuses it while records use the pipeline, unless you turn the " +
        "check off.",
      keywords: ["drop funnel", "funnel", "sales process", "workflow", "board", "deal flow"],
      params: {
        properties: {
          objectType: pipelinesListParamsObjectType,
          pipelineId: pipelinesGetParamsPipelineId,
          validateReferencesBeforeDelete: {
            description: "Whether HubSpot refuses to delete a pipeline that records still use. Defaults to true.",
          },
        },
      },
      isGraphql: false,
    },
    "pipeline_stages.list": {
      description: "Lists the stages of a pipeline.",
      keywords: ["steps", "column", "phase", "probability", "status", "funnel step"],
      params: pipelinesGetParams,
      record: { $ref: "#/$defs/PipelineStage" },
      isGraphql: false,
    },
    "pipeline_stages.get": {
      description: "Gets a stage of a pipeline.",
      keywords: ["step details", "step", "column", "phase", "probability", "status", "funnel step"],
      params: {
        properties: {
          objectType: pipelinesListParamsObjectType,
          pipelineId: pipelinesGetParamsPipelineId,
          stageId: pipeline_stagesGetParamsStageId,
        },
      },
      isGraphql: false,
    },
    "pipeline_stages.create": {
      description: "Creates a stage in a pipeline.",
      keywords: ["new step", "step", "column", "phase", "probability", "status", "funnel step"],
      params: {
        properties: {
          objectType: pipelinesListParamsObjectType,
          pipelineId: pipelinesGetParamsPipelineId,
          label: { description: "The stage's name, unique within the pipeline." },
          displayOrder: { description: "Position in the pipeline, from 0. Equal ones are sorted by name." },
          metadata: pipelinesCreateParamsStagesItemsMetadata,
          stageId: pipelinesCreateParamsStagesItemsStageId,
        },
      },
      isGraphql: false,
    },
    "pipeline_stages.update": {
      description: "Renames, moves, archives or restores a stage, or changes its probability or state.",
      keywords: ["rename step", "reorder", "step", "column", "phase", "status", "funnel step"],
      params: {
        properties: {
          objectType: pipelinesListParamsObjectType,
          pipelineId: pipelinesGetParamsPipelineId,
          stageId: pipeline_stagesGetParamsStageId,
          label: { description: "The stage's new name." },
          displayOrder: { description: "New position in the pipeline." },
          metadata: pipelinesCreateParamsStagesItemsMetadata,
          archived: { description: "Whether the stage is archived. Set to false to restore it." },
        },
      },
      isGraphql: false,
    },
    "pipeline_stages.delete": {
      description: "Deletes a stage of a pipeline. Move the records that use the stage first.",
      keywords: ["drop step", "step", "column", "phase", "probability", "status", "funnel step"],
      params: {
        properties: {
          objectType: pipelinesListParamsObjectType,
          pipelineId: pipelinesGetParamsPipelineId,
          stageId: pipeline_stagesGetParamsStageId,
          validateReferencesBeforeDelete: {
            description:
              "Whether HubSpot refuses to delete a stage that records still use. Defaults to true. HubSpot's " +
              "reference of 2026-09 no longer lists this check for stages, so move the records first.",
          },
        },
      },
      isGraphql: false,
    },
    "properties.list": {
      description: "Lists the properties of an object type with their options.",
      keywords: [
        "fields",
        "column",
        "attribute",
        "custom field",
        "dropdown",
        "metadata",
        "which fields",
        "dropdown options",
        "custom properties",
      ],
      params: {
        properties: {
          archived: { description: "Whether to return archived properties instead of active ones." },
          objectType: propertiesListParamsObjectType,
          dataSensitivity: propertiesListParamsDataSensitivity,
        },
      },
      record: { $ref: "#/$defs/Property" },
      isGraphql: false,
    },
    "properties.get": {
      description: "Gets a property with its options.",
      keywords: ["field settings", "field", "column", "attribute", "custom field", "dropdown", "metadata"],
      params: {
        properties: {
          archived: { description: "Whether to look among archived properties." },
          objectType: propertiesListParamsObjectType,
          propertyName: { description: "Internal name of the property." },
          dataSensitivity: propertiesListParamsDataSensitivity,
        },
      },
      isGraphql: false,
    },
    "properties.create": {
      description: "Creates a property of an object type.",
      keywords: ["new field", "add column", "field", "column", "attribute", "custom field", "dropdown", "metadata"],
      params: {
        properties: {
          objectType: propertiesListParamsObjectType,
          name: { description: "Internal name, lowercase. It cannot be changed later.", examples: ["customer_number"] },
          label: { description: "Label that people see." },
          groupName: {
            description: "Name of the group, as `property_groups.list` returns it.",
            examples: ["contactinformation"],
          },
          type: { description: "Data type of the values." },
          fieldType: { description: "Control by which people enter the values. It has to suit `type`." },
          description: { description: "Help text for people." },
          options: { items: propertiesCreateParamsOptionsItems, description: "Choices of an `enumeration`." },
          hasUniqueValue: {
            description:
              "Whether no two records can have the same value. Upserts need such a property. It cannot be changed " +
              "later.",
          },
          hidden: propertiesCreateParamsHidden,
          formField: { description: "Whether forms can use the property." },
          displayOrder: propertiesCreateParamsDisplayOrder,
          calculationFormula: {
            description: "Formula of a calculated property, with `fieldType` `calculation_equation`.",
          },
          dataSensitivity: propertiesListParamsDataSensitivity,
        },
      },
      isGraphql: false,
    },
    "properties.update": {
      description: "Updates a property. Fields that you leave out keep their value; `options` replaces all choices.",
      keywords: ["rename field", "column", "attribute", "custom field", "dropdown", "metadata"],
      params: {
        properties: {
          objectType: propertiesListParamsObjectType,
          propertyName: { description: "Internal name of the property." },
          label: { description: "Label that people see." },
          groupName: { description: "Group to move the property to, by name." },
          type: { description: "Data type of the values." },
          fieldType: { description: "Control by which people enter the values." },
          description: { description: "Help text for people." },
          options: {
            items: propertiesCreateParamsOptionsItems,
            description: "All choices of an `enumeration`. A choice that you leave out is removed.",
          },
          hidden: propertiesCreateParamsHidden,
          formField: { description: "Whether forms can use the property." },
          displayOrder: propertiesCreateParamsDisplayOrder,
          calculationFormula: { description: "Formula of a calculated property." },
        },
      },
      isGraphql: false,
    },
    "properties.archive": {
      description: "Archives a property, which moves it to the recycle bin. Its values disappear from all records.",
      keywords: [
        "delete field",
        "remove",
        "drop column",
        "get rid",
        "field",
        "column",
        "attribute",
        "custom field",
        "dropdown",
        "metadata",
      ],
      params: {
        properties: {
          objectType: propertiesListParamsObjectType,
          propertyName: { description: "Internal name of the property." },
        },
      },
      isGraphql: false,
    },
    "property_groups.list": {
      description: "Lists the groups of an object type's properties.",
      keywords: ["field section", "grouping", "category of fields", "panels", "cluster"],
      params: { properties: { objectType: propertiesListParamsObjectType } },
      record: { $ref: "#/$defs/PropertyGroup" },
      isGraphql: false,
    },
    "lists.get": {
      description: "Gets a list, with its filters if you ask for them.",
      keywords: ["size", "segment", "audience", "smart list", "static list", "newsletter group"],
      params: {
        properties: {
          listId: listsGetParamsListId,
          includeFilters: { description: "Whether to return the filters of the list." },
        },
      },
      isGraphql: false,
    },
    "lists.create": {
      description: "Creates a list. For a static one that you fill yourself, choose `MANUAL`.",
      keywords: ["new segment", "segment", "audience", "smart list", "static list", "newsletter group"],
      params: {
        properties: {
          name: { description: "The list's name, unique among the public lists of the account." },
          objectTypeId: {
            description: "Object type ID of the records, such as `0-1` for contacts.",
            examples: ["0-1", "0-2", "2-12345"],
          },
          processingType: listsCreateParamsProcessingType,
          filterBranch: listsCreateParamsFilterBranch,
          listFolderId: { description: "ID of the folder. Defaults to the root folder." },
        },
      },
      isGraphql: false,
    },
    "lists.delete": {
      description: "Deletes a list. Its records stay. It can be restored within 90 days.",
      keywords: ["drop segment", "segment", "audience", "smart list", "static list", "newsletter group"],
      params: listsDeleteParams,
      isGraphql: false,
    },
    "lists.api_search": {
      description: "Searches lists by name and type. Lists all if you leave out `query`.",
      keywords: [
        "find segment",
        "which audiences",
        "segment",
        "audience",
        "smart list",
        "static list",
        "newsletter group",
        "which lists",
        "list called",
      ],
      params: {
        properties: {
          query: { description: "Text in the name of the list." },
          objectTypeId: { description: "Filters by object type ID, such as `0-1` for contacts." },
          processingTypes: { items: listsCreateParamsProcessingType, description: "Filters by kind of list." },
          listIds: { description: "Filters by list IDs." },
          additionalProperties: {
            description: "Further properties of the list to return, such as `hs_list_size_week_delta`.",
          },
          sort: { description: "Sort field and order." },
          count: { description: "Maximum number of lists per page, 1 to 500. Defaults to 20." },
          offset: { description: "Number of lists to skip." },
        },
      },
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "lists.rename": {
      description: "Renames a list.",
      keywords: [
        "new name",
        "call it",
        "retitle",
        "relabel",
        "segment",
        "audience",
        "smart list",
        "static list",
        "newsletter group",
      ],
      params: {
        properties: {
          listId: listsGetParamsListId,
          listName: { description: "The list's new name, unique among the public lists of the account." },
        },
      },
      isGraphql: false,
    },
    "lists.update_filters": {
      description: "Replaces the filters of a dynamic list. HubSpot then adds and removes records by them.",
      keywords: [
        "criteria",
        "change rules",
        "who is in",
        "conditions",
        "segment",
        "audience",
        "smart list",
        "static list",
        "newsletter group",
      ],
      params: { properties: { listId: listsGetParamsListId, filterBranch: listsCreateParamsFilterBranch } },
      isGraphql: false,
    },
    "lists.restore": {
      description: "Restores a list that was deleted less than 90 days ago.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "undo",
        "segment",
        "audience",
        "smart list",
        "static list",
        "newsletter group",
      ],
      params: listsDeleteParams,
      isGraphql: false,
    },
    "list_members.list": {
      description: "Lists the IDs of the records in a list, in ascending order.",
      keywords: [
        "who is in",
        "subscribers",
        "who is in segment",
        "people",
        "audience",
        "recipients",
        "who in the list",
        "how many the list",
      ],
      params: {
        properties: {
          limit: { description: "Maximum number of members per page, 1 to 250. Defaults to 100." },
          after: contactsListParamsAfter,
          listId: listsGetParamsListId,
        },
      },
      record: { $ref: "#/$defs/ListMember" },
      isGraphql: false,
    },
    "list_members.add": {
      description: "Adds records to a manual or snapshot list. Reports which were added and which do not exist.",
      keywords: [
        "put in segment",
        "include",
        "enroll",
        "subscribe",
        "subscribers",
        "who is in segment",
        "people",
        "audience",
        "recipients",
        "put on the list",
      ],
      params: list_membersAddParams,
      isGraphql: false,
    },
    "list_members.remove": {
      description: "Removes records from a manual or snapshot list. The records stay.",
      keywords: [
        "take out",
        "exclude",
        "unsubscribe",
        "drop",
        "subscribers",
        "who is in segment",
        "people",
        "audience",
        "recipients",
        "take off the list",
      ],
      params: list_membersAddParams,
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://developers.hubspot.com/docs/apps/developer-platform/build-apps/authentication/request-validation",
    sends: {
      contacts: { create: "object.creation.0-1", update: "object.propertyChange.0-1", delete: "object.deletion.0-1" },
      companies: { create: "object.creation.0-2", update: "object.propertyChange.0-2", delete: "object.deletion.0-2" },
      deals: { create: "object.creation.0-3", update: "object.propertyChange.0-3", delete: "object.deletion.0-3" },
      tickets: { create: "object.creation.0-5", update: "object.propertyChange.0-5", delete: "object.deletion.0-5" },
    },
    byHand:
      "In your HubSpot app, open Webhooks, set this URL as the target URL, and subscribe to creations, deletions and " +
      "property changes of the objects you need. Requests are signed with the client secret of the app.",
  },
  schemas: {
    RecordId: { type: "string", description: "ID of the record, or the value of the property named by `idProperty`." },
    After: { type: "string", description: "The `next_cursor` value of the previous page." },
    Associations: {
      type: "string",
      description: "Comma-separated object types whose associated IDs to return, such as `companies,deals`.",
    },
    Properties: { type: "string", description: "Comma-separated properties to return. Defaults to a few common ones." },
    ObjectType: {
      type: "string",
      description: "ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`.",
    },
    Operator: {
      type: "string",
      enum: [
        "BETWEEN",
        "CONTAINS_TOKEN",
        "EQ",
        "GT",
        "GTE",
        "HAS_PROPERTY",
        "IN",
        "LT",
        "LTE",
        "NEQ",
        "NOT_CONTAINS_TOKEN",
        "NOT_HAS_PROPERTY",
        "NOT_IN",
      ],
    },
    IdProperty: {
      type: "string",
      description:
        "Name of a property with unique values, such as `email`. The record is then found by this property instead " +
        "of its ID.",
    },
    ToObjectId: { type: "string", description: "ID of the associated record." },
    AnyObject: {
      type: "string",
      description: "Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`.",
      examples: associationsListParamsFromObjectTypeExamples,
    },
    PipelineObject: {
      type: "string",
      description: "Object type of the pipeline: `deals`, `tickets` or an object type ID.",
      examples: ["deals", "tickets"],
    },
    PipelineId: { type: "string", description: "ID of the pipeline, as `pipelines.list` returns it." },
    StageId: { type: "string", description: "ID of the stage, as `pipeline_stages.list` returns it." },
    PropertyName: { type: "string", description: "Internal name of the property." },
    ListId: { type: "string", description: "ID of the list, as `lists.api_search` returns it." },
    MemberIds: {
      type: "array",
      items: { type: "string" },
      description: "IDs of the records.",
      minItems: 1,
      examples: [["101", "102"]],
    },
    DataSensitivity: {
      type: "string",
      description: "Sensitivity of the values. Defaults to `non_sensitive`.",
      enum: ["non_sensitive", "sensitive", "highly_sensitive"],
    },
    ProcessingType: {
      type: "string",
      description:
        "Kind of list. MANUAL: you add and remove records. SNAPSHOT: filtered once, then as MANUAL. DYNAMIC: HubSpot " +
        "keeps it up to date by its filters.",
      enum: ["MANUAL", "SNAPSHOT", "DYNAMIC"],
    },
    PropertyType: {
      type: "string",
      enum: ["bool", "date", "datetime", "enumeration", "number", "phone_number", "string"],
    },
    PropertyFieldType: {
      type: "string",
      enum: [
        "booleancheckbox",
        "calculation_equation",
        "checkbox",
        "date",
        "file",
        "html",
        "number",
        "phonenumber",
        "radio",
        "select",
        "text",
        "textarea",
      ],
    },
    AssociationCategory: { type: "string", enum: ["HUBSPOT_DEFINED", "USER_DEFINED", "INTEGRATOR_DEFINED", "WORK"] },
    NewAssociations: {
      type: "array",
      items: { $ref: "#/$defs/NewAssociation" },
      description:
        "Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to " +
        "a contact, or 3 from a deal to a contact.",
      examples: contactsCreateParamsAssociationsExamples,
    },
    StageMetadata: {
      type: "object",
      properties: {
        probability: {
          type: "string",
          description: "Probability of winning a deal, from `0.0` to `1.0` in steps of 0.1.",
          examples: ["0.6"],
        },
        ticketState: {
          type: "string",
          description: "Whether tickets in the stage are open.",
          enum: ["OPEN", "CLOSED"],
        },
      },
      additionalProperties: { type: "string" },
      description:
        "Attributes of the stage. Deals need `probability`, from 0.0 (lost) to 1.0 (won); tickets take `ticketState`.",
      examples: [{ probability: "0.6" }],
    },
    FilterBranch: {
      type: "object",
      additionalProperties: true,
      description:
        "Filters of a DYNAMIC or SNAPSHOT list: an OR branch of AND branches with filters. An object, because " +
        "branches nest without limit.",
      examples: listsCreateParamsFilterBranchExamples,
    },
    ContactProperties: {
      type: "object",
      properties: {
        email: { type: "string", description: "Email address, unique among contacts." },
        firstname: { type: "string" },
        lastname: { type: "string" },
        phone: { type: "string" },
        mobilephone: { type: "string" },
        company: { type: "string", description: "Name of the contact's company." },
        jobtitle: { type: "string" },
        website: { type: "string" },
        address: { type: "string" },
        city: { type: "string" },
        state: { type: "string" },
        zip: { type: "string" },
        country: { type: "string" },
        lifecyclestage: { type: "string", description: "Lifecycle stage, by its internal name.", examples: ["lead"] },
        hs_lead_status: { type: "string", description: "Lead status, by its internal name.", examples: ["OPEN"] },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
      },
      additionalProperties: { type: "string" },
    },
    CompanyProperties: {
      type: "object",
      properties: {
        name: { type: "string" },
        domain: {
          type: "string",
          description: "Website domain, by which HubSpot finds duplicates.",
          examples: ["example.com"],
        },
        phone: { type: "string" },
        description: { type: "string" },
        industry: { type: "string", description: "Industry, by its internal name.", examples: ["PUBLISHING"] },
        address: { type: "string" },
        city: { type: "string" },
        state: { type: "string" },
        zip: { type: "string" },
        country: { type: "string" },
        numberofemployees: { type: "string" },
        annualrevenue: { type: "string" },
        lifecyclestage: {
          type: "string",
          description: "Lifecycle stage, by its internal name.",
          examples: ["customer"],
        },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
      },
      additionalProperties: { type: "string" },
    },
    DealProperties: {
      type: "object",
      properties: {
        dealname: { type: "string" },
        pipeline: {
          type: "string",
          description: "Pipeline's ID, as `pipelines.list` returns it.",
          examples: ["default"],
        },
        dealstage: {
          type: "string",
          description: "Stage's ID, as `pipeline_stages.list` returns it.",
          examples: ["qualifiedtobuy"],
        },
        amount: { type: "string", description: "Amount in the currency of the deal.", examples: ["1900"] },
        closedate: {
          type: "string",
          description: "Expected or actual closing time, ISO 8601 or milliseconds since 1970.",
        },
        dealtype: { type: "string", description: "Type of deal.", examples: ["newbusiness"] },
        description: { type: "string" },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
      },
      additionalProperties: { type: "string" },
    },
    TicketProperties: {
      type: "object",
      properties: {
        subject: { type: "string" },
        content: { type: "string", description: "Text of the ticket." },
        hs_pipeline: { type: "string", description: "Pipeline's ID, as `pipelines.list` returns it.", examples: ["0"] },
        hs_pipeline_stage: {
          type: "string",
          description: "Stage's ID, as `pipeline_stages.list` returns it. Required to create a ticket.",
          examples: ["1"],
        },
        hs_ticket_priority: { type: "string", description: "Priority, by its internal name.", examples: ["HIGH"] },
        hs_ticket_category: { type: "string", description: "Category, by its internal name." },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
      },
      additionalProperties: { type: "string" },
    },
    ObjectProperties: { type: "object", additionalProperties: { type: "string" } },
    NoteProperties: {
      type: "object",
      properties: {
        hs_timestamp: {
          type: "string",
          description: "Time of the note on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
          examples: ["2026-11-26T10:00:00Z"],
        },
        hs_note_body: { type: "string", description: "Text, up to 65,536 characters. HTML is allowed." },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
        hs_attachment_ids: schemasNotePropertiesHs_attachment_ids,
      },
      additionalProperties: { type: "string" },
    },
    CallProperties: {
      type: "object",
      properties: {
        hs_timestamp: {
          type: "string",
          description: "Time of the call on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
          examples: ["2026-11-26T10:00:00Z"],
        },
        hs_call_title: { type: "string" },
        hs_call_body: { type: "string", description: "Notes about the call." },
        hs_call_direction: {
          type: "string",
          description: "Direction, as the owner sees it.",
          enum: ["INBOUND", "OUTBOUND"],
        },
        hs_call_disposition: { type: "string", description: "Outcome's ID." },
        hs_call_duration: { type: "string", description: "Duration in milliseconds." },
        hs_call_from_number: { type: "string" },
        hs_call_to_number: { type: "string" },
        hs_call_recording_url: { type: "string", description: "HTTPS URL of the recording, .mp3 or .wav." },
        hs_call_status: {
          type: "string",
          description: "Status of the call.",
          enum: [
            "BUSY",
            "CALLING_CRM_USER",
            "CANCELED",
            "COMPLETED",
            "CONNECTING",
            "FAILED",
            "IN_PROGRESS",
            "NO_ANSWER",
            "QUEUED",
            "RINGING",
          ],
        },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
        hs_attachment_ids: schemasNotePropertiesHs_attachment_ids,
      },
      additionalProperties: { type: "string" },
    },
    MeetingProperties: {
      type: "object",
      properties: {
        hs_timestamp: {
          type: "string",
          description:
            "Time of the meeting on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
          examples: ["2026-11-26T10:00:00Z"],
        },
        hs_meeting_title: { type: "string" },
        hs_meeting_body: { type: "string", description: "Description for the attendees." },
        hs_internal_meeting_notes: { type: "string", description: "Notes for your team." },
        hs_meeting_location: { type: "string" },
        hs_meeting_external_url: { type: "string", description: "URL of the calendar event." },
        hs_meeting_start_time: { type: "string", description: "Start, ISO 8601 or milliseconds since 1970." },
        hs_meeting_end_time: { type: "string", description: "End, ISO 8601 or milliseconds since 1970." },
        hs_meeting_outcome: { type: "string", description: "Outcome, by its internal name.", examples: ["COMPLETED"] },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
        hs_attachment_ids: schemasNotePropertiesHs_attachment_ids,
      },
      additionalProperties: { type: "string" },
    },
    EmailProperties: {
      type: "object",
      properties: {
        hs_timestamp: {
          type: "string",
          description:
            "Time of the email on the timeline. Required to create one. ISO 8601 or milliseconds since 1970.",
          examples: ["2026-11-26T10:00:00Z"],
        },
        hs_email_direction: {
          type: "string",
          description:
            "EMAIL: sent from HubSpot or logged as sent. INCOMING_EMAIL: a reply. FORWARDED_EMAIL: forwarded to " +
            "HubSpot.",
          enum: ["EMAIL", "INCOMING_EMAIL", "FORWARDED_EMAIL"],
        },
        hs_email_subject: { type: "string" },
        hs_email_text: { type: "string", description: "Plain text." },
        hs_email_html: { type: "string", description: "HTML text." },
        hs_email_status: {
          type: "string",
          description: "Status of sending.",
          enum: ["BOUNCED", "FAILED", "SCHEDULED", "SENDING", "SENT"],
        },
        hs_email_headers: { type: "string", description: "Headers with sender and recipients, as JSON text." },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
        hs_attachment_ids: schemasNotePropertiesHs_attachment_ids,
      },
      additionalProperties: { type: "string" },
    },
    TaskProperties: {
      type: "object",
      properties: {
        hs_timestamp: {
          type: "string",
          description: "Due time. Required to create one. ISO 8601 or milliseconds since 1970.",
          examples: ["2026-11-26T10:00:00Z"],
        },
        hs_task_subject: { type: "string", description: "Title." },
        hs_task_body: { type: "string", description: "Notes." },
        hs_task_status: {
          type: "string",
          description: "Status.",
          enum: ["NOT_STARTED", "IN_PROGRESS", "WAITING", "DEFERRED", "COMPLETED"],
        },
        hs_task_priority: { type: "string", description: "Priority.", enum: ["NONE", "LOW", "MEDIUM", "HIGH"] },
        hs_task_type: { type: "string", description: "Type.", enum: ["TODO", "EMAIL", "CALL"] },
        hs_task_reminders: { type: "string", description: "Time of the reminder, in milliseconds since 1970." },
        hubspot_owner_id: schemasContactPropertiesHubspot_owner_id,
      },
      additionalProperties: { type: "string" },
    },
    FilterGroup: {
      type: "object",
      properties: { filters: { type: "array", items: { $ref: "#/$defs/Filter" } } },
      required: ["filters"],
    },
    Filter: {
      type: "object",
      properties: {
        propertyName: { type: "string" },
        operator: { $ref: "#/$defs/Operator" },
        value: { type: "string", description: "Value to compare with. For `BETWEEN`, the lower bound." },
        highValue: { type: "string", description: "Upper bound of `BETWEEN`." },
        values: {
          type: "array",
          items: { type: "string" },
          description: "Values for `IN` and `NOT_IN`. Text values in lowercase.",
        },
      },
      required: ["propertyName", "operator"],
    },
    Sort: {
      type: "object",
      properties: {
        propertyName: { type: "string" },
        direction: { type: "string", enum: ["ASCENDING", "DESCENDING"] },
      },
    },
    NewAssociation: {
      type: "object",
      properties: {
        to: { $ref: "#/$defs/AssociatedRecord", description: "The existing record." },
        types: {
          type: "array",
          items: { $ref: "#/$defs/AssociationType" },
          description: "Types of the association, from the new record to the existing one.",
          minItems: 1,
        },
      },
      required: ["to", "types"],
    },
    AssociatedRecord: {
      type: "object",
      properties: { id: { type: "string", description: "The record's ID." } },
      required: ["id"],
    },
    AssociationType: {
      type: "object",
      properties: {
        associationCategory: schemasAssociationTypeAssociationCategory,
        associationTypeId: { type: "integer", description: "ID of the type, as `association_labels.list` returns it." },
      },
      required: ["associationCategory", "associationTypeId"],
    },
    ContactUpsert: {
      type: "object",
      properties: {
        id: { type: "string", description: "Value of the unique property, or the contact's ID without `idProperty`." },
        idProperty: { type: "string", description: "Name of the unique property, such as `email`." },
        objectWriteTraceId: {
          type: "string",
          description: "A text of your choice, unique in the call. It tells which outcome belongs to the contact.",
        },
        properties: {
          $ref: "#/$defs/ContactProperties",
          description: "The contact's properties. All values are text.",
        },
      },
      required: ["id", "objectWriteTraceId", "properties"],
    },
    CompanyUpsert: {
      type: "object",
      properties: {
        id: { type: "string", description: "Value of the unique property, or the company's ID without `idProperty`." },
        idProperty: schemasCompanyUpsertIdProperty,
        objectWriteTraceId: {
          type: "string",
          description: "A text of your choice, unique in the call. It tells which outcome belongs to the company.",
        },
        properties: {
          $ref: "#/$defs/CompanyProperties",
          description: "The company's properties. All values are text.",
        },
      },
      required: ["id", "objectWriteTraceId", "properties"],
    },
    DealUpsert: {
      type: "object",
      properties: {
        id: { type: "string", description: "Value of the unique property, or the deal's ID without `idProperty`." },
        idProperty: schemasCompanyUpsertIdProperty,
        objectWriteTraceId: {
          type: "string",
          description: "A text of your choice, unique in the call. It tells which outcome belongs to the deal.",
        },
        properties: { $ref: "#/$defs/DealProperties", description: "The deal's properties. All values are text." },
      },
      required: ["id", "objectWriteTraceId", "properties"],
    },
    TicketUpsert: {
      type: "object",
      properties: {
        id: { type: "string", description: "Value of the unique property, or the ticket's ID without `idProperty`." },
        idProperty: schemasCompanyUpsertIdProperty,
        objectWriteTraceId: {
          type: "string",
          description: "A text of your choice, unique in the call. It tells which outcome belongs to the ticket.",
        },
        properties: { $ref: "#/$defs/TicketProperties", description: "The ticket's properties. All values are text." },
      },
      required: ["id", "objectWriteTraceId", "properties"],
    },
    ObjectUpsert: {
      type: "object",
      properties: {
        id: { type: "string", description: "Value of the unique property, or the record's ID without `idProperty`." },
        idProperty: schemasCompanyUpsertIdProperty,
        objectWriteTraceId: {
          type: "string",
          description: "A text of your choice, unique in the call. It tells which outcome belongs to the record.",
        },
        properties: { $ref: "#/$defs/ObjectProperties", description: "The record's properties. All values are text." },
      },
      required: ["id", "objectWriteTraceId", "properties"],
    },
    NewStage: {
      type: "object",
      properties: {
        label: { type: "string", description: "The stage's name." },
        displayOrder: { type: "integer", description: "Position in the pipeline, from 0." },
        metadata: { $ref: "#/$defs/StageMetadata" },
        stageId: { type: "string", description: "ID of the new stage. HubSpot makes one if you leave it out." },
      },
      required: ["label", "displayOrder", "metadata"],
    },
    NewOption: {
      type: "object",
      properties: {
        label: { type: "string", description: "Label that people see." },
        value: { type: "string", description: "Internal value." },
        displayOrder: {
          type: "integer",
          description: "Position, from 0. -1 puts it at the end. HubSpot's reference of 2026-09 requires it.",
        },
        hidden: { type: "boolean", description: "Whether people do not see the choice." },
        description: { type: "string", description: "Help text for people." },
      },
      required: ["label", "value", "hidden"],
    },
    Record: {
      type: "object",
      properties: {
        id: { type: "string", description: "The record's ID." },
        properties: {
          type: "object",
          additionalProperties: { type: ["string", "null"] },
          description: "Values by property, all text; null where there is none.",
        },
        createdAt: schemasRecordCreatedAt,
        updatedAt: schemasRecordUpdatedAt,
        archived: schemasRecordArchived,
        archivedAt: schemasRecordArchivedAt,
        propertiesWithHistory: {
          type: ["object", "null"],
          additionalProperties: { type: "array", items: { $ref: "#/$defs/PropertyVersion" } },
          description: "The earlier values of the requested properties, by property name.",
        },
        associations: {
          type: ["object", "null"],
          additionalProperties: { $ref: "#/$defs/AssociatedRecords" },
          description: "Associated records, by object type.",
        },
        objectWriteTraceId: schemasRecordObjectWriteTraceId,
        url: schemasRecordUrl,
      },
      required: ["id", "properties", "createdAt", "updatedAt", "archived"],
    },
    WrittenRecord: {
      type: "object",
      properties: {
        id: { type: "string", description: "The record's ID." },
        properties: schemasWrittenRecord,
        createdAt: schemasRecordCreatedAt,
        updatedAt: schemasRecordUpdatedAt,
        archived: schemasRecordArchived,
        archivedAt: schemasRecordArchivedAt,
        propertiesWithHistory: schemasWrittenRecordPropertiesWithHistory,
        objectWriteTraceId: schemasRecordObjectWriteTraceId,
        url: schemasRecordUrl,
      },
      required: ["id", "properties", "createdAt", "updatedAt", "archived"],
    },
    UpsertedRecord: {
      type: "object",
      properties: {
        id: { type: "string", description: "The record's ID." },
        new: { type: "boolean", description: "Whether the call created the record." },
        properties: schemasWrittenRecord,
        createdAt: schemasRecordCreatedAt,
        updatedAt: schemasRecordUpdatedAt,
        archived: schemasRecordArchived,
        archivedAt: schemasRecordArchivedAt,
        propertiesWithHistory: schemasWrittenRecordPropertiesWithHistory,
        objectWriteTraceId: { type: ["string", "null"], description: "The trace ID that you sent for the record." },
        url: schemasRecordUrl,
      },
      required: ["id", "properties", "createdAt", "updatedAt", "archived"],
    },
    PropertyVersion: {
      type: "object",
      properties: {
        value: { type: ["string", "null"] },
        timestamp: { type: "string" },
        sourceType: { type: "string" },
        sourceId: { type: ["string", "null"] },
        sourceLabel: { type: ["string", "null"] },
        updatedByUserId: { type: ["integer", "null"] },
      },
    },
    AssociatedRecords: {
      type: "object",
      properties: {
        results: { type: "array", items: { $ref: "#/$defs/AssociatedId" } },
        paging: { anyOf: [{ $ref: "#/$defs/Paging" }, { type: "null" }] },
      },
    },
    AssociatedId: { type: "object", properties: { id: { type: "string" }, type: { type: "string" } } },
    Paging: {
      type: "object",
      properties: {
        next: { anyOf: [{ $ref: "#/$defs/NextPage" }, { type: "null" }] },
        prev: { anyOf: [{ $ref: "#/$defs/PreviousPage" }, { type: "null" }] },
      },
    },
    NextPage: { type: "object", properties: { after: { type: "string" }, link: { type: ["string", "null"] } } },
    PreviousPage: { type: "object", properties: { before: { type: "string" }, link: { type: ["string", "null"] } } },
    Labels: {
      type: "object",
      properties: { singular: { type: ["string", "null"] }, plural: { type: ["string", "null"] } },
    },
    Property: {
      type: "object",
      properties: {
        name: { type: "string" },
        label: { type: "string" },
        type: { type: "string" },
        fieldType: { type: "string" },
        groupName: { type: "string" },
        description: { type: ["string", "null"] },
        options: { type: "array", items: { $ref: "#/$defs/PropertyOption" } },
        displayOrder: { type: ["integer", "null"] },
        calculated: { type: ["boolean", "null"] },
        calculationFormula: { type: ["string", "null"] },
        externalOptions: { type: ["boolean", "null"] },
        hasUniqueValue: { type: ["boolean", "null"] },
        hidden: { type: ["boolean", "null"] },
        hubspotDefined: { type: ["boolean", "null"] },
        formField: { type: ["boolean", "null"] },
        referencedObjectType: { type: ["string", "null"] },
        currencyPropertyName: schemasPropertyCurrencyPropertyName,
        showCurrencySymbol: { type: ["boolean", "null"] },
        dateDisplayHint: { type: ["string", "null"] },
        numberDisplayHint: schemasPropertyCurrencyPropertyName,
        textDisplayHint: schemasPropertyCurrencyPropertyName,
        dataSensitivity: { type: ["string", "null"] },
        sensitiveDataCategories: { type: ["array", "null"], items: { type: "string" } },
        modificationMetadata: { anyOf: [{ $ref: "#/$defs/ModificationMetadata" }, { type: "null" }] },
        archived: { type: ["boolean", "null"] },
        archivedAt: { type: ["string", "null"] },
        createdAt: { type: ["string", "null"] },
        updatedAt: { type: ["string", "null"] },
        createdUserId: { type: ["string", "null"] },
        updatedUserId: { type: ["string", "null"] },
      },
    },
    PropertyOption: {
      type: "object",
      properties: {
        label: { type: "string" },
        value: { type: "string" },
        description: { type: ["string", "null"] },
        displayOrder: { type: ["integer", "null"] },
        hidden: { type: ["boolean", "null"] },
      },
    },
    ModificationMetadata: {
      type: "object",
      properties: {
        archivable: { type: "boolean" },
        readOnlyDefinition: { type: "boolean" },
        readOnlyOptions: { type: ["boolean", "null"] },
        readOnlyValue: { type: "boolean" },
      },
    },
    AssociationDefinition: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        fromObjectTypeId: { type: "string" },
        toObjectTypeId: { type: "string" },
        createdAt: { type: ["string", "null"] },
        updatedAt: { type: ["string", "null"] },
      },
    },
    ObjectSchema: {
      type: "object",
      properties: {
        id: { type: "string", description: "The object schema's ID." },
        name: { type: "string", description: "The object type's internal name, unique in the account." },
        labels: { $ref: "#/$defs/Labels", description: "The singular and plural labels of the object type." },
        objectTypeId: { type: "string", description: "The object type's ID, in the form 2-123456." },
        fullyQualifiedName: {
          type: "string",
          description: "The object type's full name, made from the account ID and name.",
        },
        description: { type: ["string", "null"], description: "The object type's description." },
        metaType: {
          type: "string",
          description: "The origin of the object type: HubSpot, an integration or the account.",
        },
        primaryDisplayProperty: { type: "string", description: "The name of the property shown as a record's title." },
        secondaryDisplayProperties: {
          type: "array",
          items: { type: "string" },
          description: "The names of the properties shown beneath a record's title.",
        },
        requiredProperties: {
          type: "array",
          items: { type: "string" },
          description: "The names of the properties required to create a record.",
        },
        searchableProperties: {
          type: "array",
          items: { type: "string" },
          description: "The names of the properties indexed for search in HubSpot.",
        },
        properties: {
          type: "array",
          items: { $ref: "#/$defs/Property" },
          description: "The properties defined for the object type.",
        },
        associations: {
          type: "array",
          items: { $ref: "#/$defs/AssociationDefinition" },
          description: "The associations defined with other object types.",
        },
        allowsSensitiveProperties: {
          type: "boolean",
          description: "Whether the object type may have sensitive properties.",
        },
        archived: { type: "boolean", description: "Whether the schema is archived." },
        restorable: { type: "boolean", description: "Whether the schema can be restored after archiving." },
        createdByUserId: { type: ["integer", "null"], description: "The ID of the user who created the schema." },
        updatedByUserId: { type: ["integer", "null"], description: "The ID of the user who last updated the schema." },
        createdAt: { type: ["string", "null"], description: "Creation time, in ISO 8601 format." },
        updatedAt: { type: ["string", "null"], description: "The time of the last update, in ISO 8601 format." },
      },
      required: ["id", "name", "labels", "requiredProperties", "properties", "associations"],
    },
    Association: {
      type: "object",
      properties: {
        toObjectId: { anyOf: [{ type: "string" }, { type: "integer" }], description: "ID of the associated record." },
        associationTypes: {
          type: "array",
          items: { $ref: "#/$defs/AssociationTypeOf" },
          description: "Types of the association.",
        },
      },
      required: ["toObjectId", "associationTypes"],
    },
    AssociationTypeOf: {
      type: "object",
      properties: {
        category: { $ref: "#/$defs/AssociationCategory" },
        typeId: { type: "integer" },
        label: { type: ["string", "null"] },
      },
      required: ["category", "typeId"],
    },
    LabeledAssociation: {
      type: "object",
      properties: {
        fromObjectTypeId: { type: "string" },
        fromObjectId: { anyOf: [{ type: "string" }, { type: "integer" }], description: "ID of the first record." },
        toObjectTypeId: { type: "string" },
        toObjectId: { anyOf: [{ type: "string" }, { type: "integer" }], description: "ID of the second record." },
        labels: { type: "array", items: { type: "string" }, description: "Labels of the association." },
      },
      required: ["fromObjectTypeId", "fromObjectId", "toObjectTypeId", "toObjectId", "labels"],
    },
    DefaultAssociation: {
      type: "object",
      properties: {
        from: { $ref: "#/$defs/AssociatedRecord", description: "The first record." },
        to: { $ref: "#/$defs/AssociatedRecord", description: "The second record." },
        associationSpec: { $ref: "#/$defs/AssociationType", description: "The type that HubSpot chose." },
      },
      required: ["from", "to", "associationSpec"],
    },
    AssociationLabel: {
      type: "object",
      properties: {
        category: schemasAssociationTypeAssociationCategory,
        typeId: {
          type: "integer",
          description: "ID of the type, in the direction from the first object type to the second.",
        },
        label: { type: ["string", "null"], description: "Label of the type. Null for the default type." },
      },
      required: ["category", "typeId"],
    },
    Owner: {
      type: "object",
      properties: {
        id: { type: "string", description: "The owner's ID, as in `hubspot_owner_id`." },
        type: { type: "string", description: "Whether the owner is a person or a queue.", enum: ["PERSON", "QUEUE"] },
        email: { type: ["string", "null"], description: "The owner's email address." },
        firstName: { type: ["string", "null"] },
        lastName: { type: ["string", "null"] },
        userId: { type: ["integer", "null"], description: "ID of the user. Absent when the user is inactive." },
        userIdIncludingInactive: { type: ["integer", "null"], description: "ID of the user, also of an inactive one." },
        teams: { type: ["array", "null"], items: { $ref: "#/$defs/Team" }, description: "Teams of the owner." },
        archived: { type: "boolean" },
        createdAt: schemasRecordCreatedAt,
        updatedAt: schemasRecordUpdatedAt,
      },
      required: ["id", "archived", "createdAt", "updatedAt"],
    },
    Team: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, primary: { type: "boolean" } },
      required: ["id", "name", "primary"],
    },
    Pipeline: {
      type: "object",
      properties: {
        id: { type: "string", description: "The pipeline's ID." },
        label: { type: "string", description: "The pipeline's name." },
        displayOrder: { type: "integer", description: "Position among the pipelines." },
        stages: { type: "array", items: { $ref: "#/$defs/PipelineStage" }, description: "The stages of the pipeline." },
        archived: { type: "boolean" },
        archivedAt: { type: ["string", "null"] },
        createdAt: schemasRecordCreatedAt,
        updatedAt: schemasRecordUpdatedAt,
      },
      required: ["id", "label", "displayOrder", "stages", "archived", "createdAt", "updatedAt"],
    },
    PipelineStage: {
      type: "object",
      properties: {
        id: { type: "string", description: "The stage's ID." },
        label: { type: "string", description: "The stage's name." },
        displayOrder: { type: "integer", description: "Position in the pipeline." },
        metadata: {
          type: "object",
          additionalProperties: { type: ["string", "null"] },
          description: "Attributes of the stage, such as `probability` of deals or `ticketState` of tickets.",
        },
        writePermissions: { type: ["string", "null"], description: "Permission to change the stage." },
        archived: { type: "boolean" },
        archivedAt: { type: ["string", "null"] },
        createdAt: schemasRecordCreatedAt,
        updatedAt: schemasRecordUpdatedAt,
      },
      required: ["id", "label", "displayOrder", "metadata", "archived", "createdAt", "updatedAt"],
    },
    PropertyGroup: {
      type: "object",
      properties: {
        name: { type: "string" },
        label: { type: "string" },
        displayOrder: { type: "integer" },
        archived: { type: ["boolean", "null"] },
      },
      required: ["name", "label", "displayOrder"],
    },
    List: {
      type: "object",
      properties: {
        listId: { type: "string", description: "The list's ID." },
        name: { type: "string", description: "The list's name." },
        objectTypeId: { type: "string", description: "Object type ID of the records." },
        processingType: { type: "string", description: "Kind of list: MANUAL, SNAPSHOT or DYNAMIC." },
        processingStatus: {
          type: "string",
          description: "Whether HubSpot has processed the filters, such as COMPLETE.",
        },
        listVersion: { type: "integer", description: "Version of the list, raised by each change." },
        size: { type: ["integer", "null"], description: "Number of records." },
        filterBranch: {
          type: ["object", "null"],
          description: "The filters, if asked for. An object, because branches nest without limit.",
        },
        listPermissions: { anyOf: [{ $ref: "#/$defs/ListPermissions" }, { type: "null" }] },
        membershipSettings: { anyOf: [{ $ref: "#/$defs/MembershipSettings" }, { type: "null" }] },
        additionalProperties: {
          type: ["object", "null"],
          additionalProperties: { type: ["string", "null"] },
          description: "Properties of the list, such as `hs_list_size`. In search results alone.",
        },
        createdById: { type: ["string", "null"] },
        updatedById: { type: ["string", "null"] },
        createdAt: { type: ["string", "null"] },
        updatedAt: { type: ["string", "null"] },
        filtersUpdatedAt: { type: ["string", "null"] },
        deletedAt: { type: ["string", "null"] },
      },
      required: ["listId", "name", "objectTypeId", "processingType", "processingStatus", "listVersion"],
    },
    ListPermissions: {
      type: "object",
      properties: {
        teamsWithEditAccess: { type: "array", items: { type: "integer" } },
        usersWithEditAccess: { type: "array", items: { type: "integer" } },
      },
    },
    MembershipSettings: {
      type: "object",
      properties: { includeUnassigned: { type: ["boolean", "null"] }, membershipTeamId: { type: ["integer", "null"] } },
    },
    ListMember: {
      type: "object",
      properties: {
        recordId: { type: "string", description: "The record's ID." },
        membershipTimestamp: {
          type: "string",
          description: "The time when the record joined the list, in ISO 8601 format.",
        },
      },
      required: ["recordId", "membershipTimestamp"],
    },
    MembersChanged: {
      type: "object",
      properties: {
        recordsIdsAdded: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "IDs of the records that were added.",
        },
        recordIdsAdded: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "IDs of the records that were added, by HubSpot's other name of the field.",
        },
        recordIdsRemoved: {
          type: "array",
          items: { type: "string" },
          description: "IDs of the records that were removed.",
        },
        recordIdsMissing: {
          type: "array",
          items: { type: "string" },
          description: "IDs of records that do not exist.",
        },
      },
      required: ["recordIdsRemoved", "recordIdsMissing"],
    },
    ContactIndex: {
      type: "object",
      properties: {
        archived: { type: "boolean" },
        companies: { type: "array" },
        createdAt: { type: "string", format: "date-time" },
        id: { type: "string" },
        properties: { type: "object" },
        updatedAt: { type: "string", format: "date-time" },
      },
    },
    CompanyIndex: {
      type: "object",
      properties: {
        archived: { type: "boolean" },
        contacts: { type: "array" },
        createdAt: { type: "string", format: "date-time" },
        id: { type: "string" },
        properties: { type: "object" },
        updatedAt: { type: "string", format: "date-time" },
      },
    },
    DealIndex: {
      type: "object",
      properties: {
        archived: { type: "boolean" },
        companies: { type: "array" },
        contacts: { type: "array" },
        createdAt: { type: "string", format: "date-time" },
        id: { type: "string" },
        line_items: { type: "array" },
        properties: { type: "object" },
        updatedAt: { type: "string", format: "date-time" },
      },
    },
  },
})
