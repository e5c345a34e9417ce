// Generated from definitions/attio.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/attio.ts'

const peopleListParamsFilter = {
  description: "Conditions by slug of the attribute, with operators such as `$eq`, `$contains`, `$and` and `$or`.",
  examples: [{ name: { $contains: "Ada" } }],
}
const peopleListParamsSorts = {
  items: {
    properties: {
      direction: { description: "The direction." },
      attribute: { description: "Slug or ID of the attribute." },
      field: { description: "The part of the value, such as `last_name` of a name." },
      path: { description: "The way to an attribute of another record." },
    },
  },
  description: "Order of the list.",
}
const peopleListParams = {
  properties: {
    limit: { description: "Number of records on a page, 1 to 500." },
    offset: { description: "Number of records before the page." },
    filter: peopleListParamsFilter,
    sorts: peopleListParamsSorts,
  },
}
const peopleGetParamsRecord_id = { description: "ID of the person, as `people.list` has it." }
const peopleGetParams = { properties: { record_id: peopleGetParamsRecord_id } }
const peopleCreateParamsValues = {
  examples: [{ name: "Analytical Engines" }],
  description: "The values by slug of the attribute.",
}
const peopleCreateParams = { properties: { values: peopleCreateParamsValues } }
const peopleUpdateParamsValues = {
  examples: [{ name: "Analytical Engines" }],
  description: "The new values by slug of the attribute.",
}
const companiesGetParamsRecord_id = { description: "ID of the company, as `companies.list` has it." }
const companiesGetParams = { properties: { record_id: companiesGetParamsRecord_id } }
const dealsGetParams = { properties: { record_id: { description: "ID of the deal, as `deals.list` has it." } } }
const recordsListParamsObject = {
  description: "Slug or ID of the object, as `objects.list` has it.",
  examples: ["people"],
}
const recordsGetParamsRecord_id = { description: "ID of the record, as `records.list` has it." }
const recordsGetParams = { properties: { object: recordsListParamsObject, record_id: recordsGetParamsRecord_id } }
const recordsUpdateParams = {
  properties: {
    object: recordsListParamsObject,
    record_id: recordsGetParamsRecord_id,
    values: peopleUpdateParamsValues,
  },
}
const attributesListParamsTarget = { description: "Whether the attribute is that of an object or of a list." }
const attributesGetParamsAttribute = { description: "Slug or ID of the attribute, as `attributes.list` has it." }
const select_optionsListParams = {
  properties: {
    target: attributesListParamsTarget,
    identifier: { description: "Slug or ID of the object or of the list." },
    attribute: attributesGetParamsAttribute,
    show_archived: { description: "Whether archived ones are listed." },
  },
}
const listsGetParamsList = { description: "Slug or ID of the list, as `lists.list` has it." }
const entriesGetParamsEntry_id = { description: "ID of the entry, as `entries.list` has it." }
const entriesGetParams = { properties: { list: listsGetParamsList, entry_id: entriesGetParamsEntry_id } }
const entriesUpdateParams = {
  properties: {
    list: listsGetParamsList,
    entry_id: entriesGetParamsEntry_id,
    entry_values: { examples: [{ name: "Analytical Engines" }], description: "The new values by slug." },
  },
}
const notesGetParams = { properties: { note_id: { description: "ID of the note, as `notes.list` has it." } } }
const tasksGetParams = { properties: { task_id: { description: "ID of the task, as `tasks.list` has it." } } }
const tasksCreateParamsLinked_recordsItems = {
  properties: {
    target_object: { description: "Slug or ID of the object." },
    target_record_id: { description: "ID of the record." },
  },
}
const tasksCreateParamsAssigneesItems = {
  properties: {
    referenced_actor_type: { description: "Type of the actor." },
    referenced_actor_id: { description: "ID of the member." },
  },
}
const threadsListKeywords = ["discussion", "conversation", "replies", "what colleagues said", "feedback"]
const commentsGetParams = {
  properties: { comment_id: { description: "ID of the comment, as `threads.get` has it." } },
}
const webhooksGetParams = {
  properties: { webhook_id: { description: "ID of the webhook, as `webhooks.list` has it." } },
}
const schemasPersonObject_id = { type: ["string", "null"], description: "The ID of the object." }
const schemasPersonCompany_id = { type: ["string", "null"], description: "The ID of the company." }
const schemasPersonWeb_url = { type: ["string", "null"], description: "The address in Attio." }
const schemasPersonCreated_at = { type: "string", format: "date-time", description: "Creation time." }
const schemasPersonValues = {
  type: ["object", "null"],
  additionalProperties: {},
  description: "The values by slug of the attribute.",
}
const schemasListCreated_by_actor = {
  anyOf: [{ $ref: "#/$defs/Actor", description: "The actor that created it." }, { type: "null" }],
}
const schemasThreadCommentAuthor = {
  anyOf: [{ $ref: "#/$defs/Actor", description: "The member who wrote it." }, { type: "null" }],
}
const schemasThreadCommentResolved_at = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time when it was resolved.",
}
const schemasThreadCommentResolved_by = {
  anyOf: [{ $ref: "#/$defs/Actor", description: "The actor that resolved it." }, { type: "null" }],
}
export default describedKind(kind, {
  category: "crm",
  support: "community",
  docs: "https://docs.attio.com/rest-api/overview",
  basis: {
    version: "REST API v2",
    date: "2026-11-30",
    sources: [{ type: "openapi", url: "https://api.attio.com/openapi/api" }],
    missing:
      "Changes of objects and attributes, saved views, values of the past, merges, SQL, files, meetings, call " +
      "recordings, SCIM, and events of records, whose object is an ID.",
  },
  sunset: { version: "v2", date: "none", docs: "https://docs.attio.com/rest-api/overview", read: "2026-11-30" },
  description:
    "People, companies, deals and other records of Attio, their lists and entries, notes, tasks, comments, " +
    "attributes and members.",
  auth: {
    api_key: {
      description:
        "Create a key in the developer settings of your workspace, with the scopes of what you use: " +
        "object_configuration, record_permission, list_configuration, list_entry, note, task, comment, " +
        "user_management and webhook.",
    },
    oauth: {
      description:
        "Create an app at build.attio.com, turn on OAuth in its settings, and add the redirect URL of your " +
        "application and the scopes of what you use. Its settings show client ID and secret.",
    },
  },
  entities: {
    people: {
      description: "A person of the CRM, with its values by attribute.",
      search: {
        name: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        job_title: { type: "string" },
        company_id: { type: "string" },
        web_url: { type: "string" },
        created_at: { type: "timestamp" },
        values: { type: "object" },
      },
      hit: { title: [["name"]], text: [["email"], ["phone"], ["job_title"]] },
      refs: { company_id: "companies.id" },
    },
    companies: {
      description: "A company of the CRM, with its values by attribute.",
      search: {
        name: { type: "string" },
        domain: { type: "string" },
        about: { type: "string" },
        web_url: { type: "string" },
        created_at: { type: "timestamp" },
        values: { type: "object" },
      },
      hit: { title: [["name"]], text: [["domain"], ["about"]] },
      refs: {},
    },
    deals: {
      description: "A deal of the CRM, with its values by attribute.",
      search: {
        name: { type: "string" },
        stage: { type: "string" },
        amount: { type: "number" },
        currency: { type: "string" },
        owner_id: { type: "string" },
        company_id: { type: "string" },
        web_url: { type: "string" },
        created_at: { type: "timestamp" },
        values: { type: "object" },
      },
      hit: { title: [["name"]], text: [["stage"]] },
      refs: { company_id: "companies.id", owner_id: "workspace_members.id" },
    },
    records: { description: "A record of any object, also of objects that the workspace added.", refs: {} },
    objects: { description: "An object: a type of record, such as people or one that the workspace added.", refs: {} },
    attributes: { description: "An attribute of an object or of a list.", refs: {} },
    select_options: { description: "An option of an attribute of the type select.", refs: {} },
    statuses: { description: "A status of a status attribute, such as a stage of deals.", refs: {} },
    lists: {
      description: "A list of records with values of its own, such as a pipeline.",
      search: { api_slug: { type: "string" }, name: { type: "string" }, created_at: { type: "timestamp" } },
      hit: { title: [["name"]], text: [["api_slug"]] },
      refs: {},
    },
    entries: {
      description: "An entry: a record in a list, with its values there.",
      search: {
        list_id: { type: "string" },
        parent_object: { type: "string" },
        parent_record_id: { type: "string" },
        created_at: { type: "timestamp" },
        entry_values: { type: "object" },
      },
      hit: { title: [["parent_object"]], text: [] },
      refs: { list_id: "lists.id" },
    },
    record_entries: { description: "An entry of a record, in any list.", refs: {} },
    notes: {
      description: "A note about a record.",
      search: {
        title: { type: "string" },
        content_plaintext: { type: "string" },
        parent_object: { type: "string" },
        parent_record_id: { type: "string" },
        meeting_id: { type: "string" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["content_plaintext"]] },
      refs: {},
    },
    tasks: {
      description: "A task with its deadline, its people and its records.",
      search: {
        content_plaintext: { type: "string" },
        deadline_at: { type: "timestamp" },
        is_completed: { type: "boolean" },
        completed_at: { type: "timestamp" },
        linked_records: { type: "array" },
        assignees: { type: "array" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["content_plaintext"]], text: [] },
      refs: {},
    },
    threads: { description: "A thread of comments on a record or on an entry.", refs: {} },
    comments: { description: "A comment of a member on a record or on an entry.", refs: {} },
    workspace_members: {
      description: "A member of the workspace.",
      search: {
        first_name: { type: "string" },
        last_name: { type: "string" },
        email_address: { type: "string" },
        access_level: { type: "string" },
        created_at: { type: "timestamp" },
      },
      hit: { title: [["first_name"], ["last_name"]], text: [["email_address"]] },
      refs: {},
    },
    webhooks: { description: "A subscription to events.", refs: {} },
    self: { description: "The token of the requests, with its workspace and scopes.", refs: {} },
  },
  operations: {
    "people.list": {
      description: "Lists people, with filters and sorts.",
      keywords: ["contacts", "leads", "who works at", "prospects", "candidates"],
      params: peopleListParams,
      isGraphql: false,
    },
    "people.get": {
      description: "Gets a person by ID.",
      keywords: ["contact", "lead", "prospect", "email of", "phone of"],
      params: peopleGetParams,
      isGraphql: false,
    },
    "people.create": {
      description: "Creates a person. A value that has to be unique and exists is refused.",
      keywords: ["add contact", "new lead", "prospect", "save somebody", "import"],
      params: peopleCreateParams,
      isGraphql: false,
    },
    "people.update": {
      description: "Changes values of a person. Attributes with several values get the new ones beside the old.",
      keywords: ["edit contact", "change job title", "new email", "lead", "prospect"],
      params: { properties: { record_id: peopleGetParamsRecord_id, values: peopleUpdateParamsValues } },
      isGraphql: false,
    },
    "people.delete": {
      description: "Deletes a person.",
      keywords: ["remove contact", "lead", "prospect", "forget somebody", "GDPR"],
      params: peopleGetParams,
      isGraphql: false,
    },
    "people.upsert": {
      description:
        "Creates a person, or updates the one with the same value of an attribute that is unique. Its other " +
        "attributes with several values lose the old ones.",
      keywords: ["add or update contact", "lead", "prospect", "sync somebody", "no duplicates"],
      params: {
        properties: {
          matching_attribute: {
            description: "Slug or ID of the attribute that tells whether the person exists, such as `email_addresses`.",
          },
          values: peopleCreateParamsValues,
        },
      },
      isGraphql: false,
    },
    "companies.list": {
      description: "Lists companies, with filters and sorts.",
      keywords: ["accounts", "organizations", "customers", "businesses", "firms"],
      params: peopleListParams,
      isGraphql: false,
    },
    "companies.get": {
      description: "Gets a company by ID.",
      keywords: ["account", "organization", "customer", "business", "firm"],
      params: companiesGetParams,
      isGraphql: false,
    },
    "companies.create": {
      description: "Creates a company. A value that has to be unique and exists is refused.",
      keywords: ["add account", "new organization", "customer", "business", "firm"],
      params: peopleCreateParams,
      isGraphql: false,
    },
    "companies.update": {
      description: "Changes values of a company. Attributes with several values get the new ones beside the old.",
      keywords: ["edit account", "organization", "customer", "rename", "change domain"],
      params: { properties: { record_id: companiesGetParamsRecord_id, values: peopleUpdateParamsValues } },
      isGraphql: false,
    },
    "companies.delete": {
      description: "Deletes a company.",
      keywords: ["remove account", "organization", "customer", "business", "firm"],
      params: companiesGetParams,
      isGraphql: false,
    },
    "companies.upsert": {
      description:
        "Creates a company, or updates the one with the same value of an attribute that is unique. Its other " +
        "attributes with several values lose the old ones.",
      keywords: ["add or update account", "organization", "customer", "business", "no duplicates"],
      params: {
        properties: {
          matching_attribute: {
            description: "Slug or ID of the attribute that tells whether the company exists, such as `domains`.",
          },
          values: peopleCreateParamsValues,
        },
      },
      isGraphql: false,
    },
    "deals.list": {
      description: "Lists deals, with filters and sorts.",
      keywords: ["opportunities", "pipeline", "sales", "forecast", "won and lost"],
      params: peopleListParams,
      isGraphql: false,
    },
    "deals.get": {
      description: "Gets a deal by ID.",
      keywords: ["opportunity", "sale", "stage of", "worth", "who owns it"],
      params: dealsGetParams,
      isGraphql: false,
    },
    "deals.create": {
      description: "Creates a deal. A value that has to be unique and exists is refused.",
      keywords: ["new opportunity", "add sale", "open a pipeline item", "quote", "forecast"],
      params: peopleCreateParams,
      isGraphql: false,
    },
    "deals.update": {
      description: "Changes values of a deal. Attributes with several values get the new ones beside the old.",
      keywords: ["move stage", "close opportunity", "mark as won", "change amount", "sale"],
      params: {
        properties: {
          record_id: { description: "ID of the deal, as `deals.list` has it." },
          values: peopleUpdateParamsValues,
        },
      },
      isGraphql: false,
    },
    "deals.delete": {
      description: "Deletes a deal.",
      keywords: ["remove opportunity", "sale", "pipeline item", "drop", "cancel"],
      params: dealsGetParams,
      isGraphql: false,
    },
    "deals.upsert": {
      description:
        "Creates a deal, or updates the one with the same value of an attribute that is unique. Its other attributes " +
        "with several values lose the old ones.",
      keywords: ["add or update opportunity", "sale", "pipeline item", "sync", "no duplicates"],
      params: {
        properties: {
          matching_attribute: { description: "Slug or ID of the attribute that tells whether the deal exists." },
          values: peopleCreateParamsValues,
        },
      },
      isGraphql: false,
    },
    "records.list": {
      description: "Lists records of an object, with filters and sorts.",
      keywords: ["custom objects", "workspaces", "users", "any object", "rows"],
      params: {
        properties: {
          limit: { description: "Number of records on a page, 1 to 500." },
          offset: { description: "Number of records before the page." },
          object: recordsListParamsObject,
          filter: peopleListParamsFilter,
          sorts: peopleListParamsSorts,
        },
      },
      record: { $ref: "#/$defs/Record" },
      isGraphql: false,
    },
    "records.get": {
      description: "Gets a record of an object.",
      keywords: ["custom object", "any object", "row", "details", "one of them"],
      params: recordsGetParams,
      isGraphql: false,
    },
    "records.create": {
      description: "Creates a record of an object. A value that has to be unique and exists is refused.",
      keywords: ["new row", "custom object", "add one", "any object", "entry"],
      params: { properties: { object: recordsListParamsObject, values: peopleCreateParamsValues } },
      isGraphql: false,
    },
    "records.update": {
      description: "Changes values of a record. Attributes with several values get the new ones beside the old.",
      keywords: ["edit row", "custom object", "any object", "set field", "fill in"],
      params: recordsUpdateParams,
      isGraphql: false,
    },
    "records.delete": {
      description: "Deletes a record of an object.",
      keywords: ["remove row", "custom object", "any object", "erase", "drop"],
      params: recordsGetParams,
      isGraphql: false,
    },
    "records.api_search": {
      description: "Searches records of objects by name, domain, email address and phone number, up to 25 by default.",
      keywords: ["find anybody", "look up", "by email", "by domain", "who is"],
      params: {
        properties: {
          query: { description: "Words to search for." },
          objects: { description: "Slugs or IDs of the objects, such as `people`." },
          limit: { description: "Number of records, 1 to 25." },
        },
      },
      record: { $ref: "#/$defs/FoundRecord" },
      isGraphql: false,
    },
    "records.upsert": {
      description:
        "Creates a record of an object, or updates the one with the same value of an attribute that is unique. Its " +
        "other attributes with several values lose the old ones.",
      keywords: ["add or update", "custom object", "any object", "sync", "no duplicates"],
      params: {
        properties: {
          object: recordsListParamsObject,
          matching_attribute: { description: "Slug or ID of the attribute that tells whether the record exists." },
          values: peopleCreateParamsValues,
        },
      },
      isGraphql: false,
    },
    "records.replace_values": {
      description: "Changes values of a record. Attributes with several values lose the old ones.",
      keywords: ["overwrite row", "remove a value", "clear tags", "set exactly", "custom object"],
      params: recordsUpdateParams,
      isGraphql: false,
    },
    "objects.list": {
      description: "Lists the objects of the workspace.",
      keywords: ["record types", "custom objects", "tables", "data model", "what can be stored"],
      record: { $ref: "#/$defs/Object" },
      isGraphql: false,
    },
    "objects.get": {
      description: "Gets an object by slug or ID.",
      keywords: ["record type", "custom object", "table", "data model", "its name"],
      params: { properties: { object: recordsListParamsObject } },
      isGraphql: false,
    },
    "attributes.list": {
      description: "Lists the attributes of an object or of a list.",
      keywords: ["fields", "columns", "custom fields", "properties", "data model"],
      params: {
        properties: {
          limit: { description: "Number of records on a page, 1 to 500." },
          offset: { description: "Number of records before the page." },
          target: attributesListParamsTarget,
          identifier: { description: "Slug or ID of the object or of the list." },
          show_archived: { description: "Whether archived ones are listed." },
        },
      },
      record: { $ref: "#/$defs/Attribute" },
      isGraphql: false,
    },
    "attributes.get": {
      description: "Gets an attribute of an object or of a list.",
      keywords: ["field", "column", "custom field", "property", "is it required"],
      params: {
        properties: {
          target: attributesListParamsTarget,
          identifier: { description: "Slug or ID of the object or of the list." },
          attribute: attributesGetParamsAttribute,
        },
      },
      isGraphql: false,
    },
    "select_options.list": {
      description: "Lists the options of a select attribute.",
      keywords: ["choices", "dropdown", "allowed values", "categories", "picklist"],
      params: select_optionsListParams,
      record: { $ref: "#/$defs/SelectOption" },
      isGraphql: false,
    },
    "select_options.create": {
      description: "Adds an option to a select attribute.",
      keywords: ["new choice", "dropdown value", "allow a value", "category", "picklist"],
      params: {
        properties: {
          target: attributesListParamsTarget,
          identifier: { description: "Slug or ID of the object or of the list." },
          attribute: attributesGetParamsAttribute,
          title: { description: "Title of the option." },
        },
      },
      isGraphql: false,
    },
    "statuses.list": {
      description: "Lists the statuses of a status attribute, in order.",
      keywords: ["pipeline stages", "steps", "kanban columns", "phases", "deal stages"],
      params: select_optionsListParams,
      record: { $ref: "#/$defs/Status" },
      isGraphql: false,
    },
    "lists.list": {
      description: "Lists the lists of the workspace.",
      keywords: ["pipelines", "boards", "collections", "segments", "processes"],
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "lists.get": {
      description: "Gets a list by slug or ID.",
      keywords: ["pipeline", "board", "collection", "segment", "who has access"],
      params: { properties: { list: listsGetParamsList } },
      isGraphql: false,
    },
    "lists.create": {
      description: "Creates a list for records of an object.",
      keywords: ["new pipeline", "board", "collection", "segment", "process"],
      params: {
        properties: {
          name: { description: "Name of the list." },
          api_slug: { description: "Slug for requests, in snake case." },
          parent_object: { description: "Slug or ID of the object whose records it takes." },
          workspace_access: { description: "Access of all members. Null makes it private." },
          workspace_member_access: {
            items: {
              properties: {
                workspace_member_id: { description: "ID of the member." },
                level: { description: "Access of the member." },
              },
            },
            description: "Access of single members.",
          },
        },
      },
      isGraphql: false,
    },
    "entries.list": {
      description: "Lists the entries of a list, with filters and sorts.",
      keywords: ["pipeline items", "cards", "members of a list", "rows", "who is in"],
      params: {
        properties: {
          limit: { description: "Number of records on a page, 1 to 500." },
          offset: { description: "Number of records before the page." },
          list: listsGetParamsList,
          filter: peopleListParamsFilter,
          sorts: peopleListParamsSorts,
        },
      },
      record: { $ref: "#/$defs/Entry" },
      isGraphql: false,
    },
    "entries.get": {
      description: "Gets an entry of a list.",
      keywords: ["pipeline item", "card", "row", "stage of", "values there"],
      params: entriesGetParams,
      isGraphql: false,
    },
    "entries.create": {
      description: "Adds a record to a list. A record can be there several times.",
      keywords: ["put into pipeline", "add card", "add row", "enroll", "add to segment"],
      params: {
        properties: {
          list: listsGetParamsList,
          parent_object: { description: "Slug or ID of the record's object." },
          parent_record_id: recordsGetParamsRecord_id,
          entry_values: {
            examples: [{ name: "Analytical Engines" }],
            description: "The values of the entry by slug. An empty object sets none.",
          },
        },
      },
      isGraphql: false,
    },
    "entries.update": {
      description: "Changes values of an entry. Attributes with several values get the new ones beside the old.",
      keywords: ["move stage", "edit card", "pipeline item", "row", "set field"],
      params: entriesUpdateParams,
      isGraphql: false,
    },
    "entries.delete": {
      description: "Removes an entry from a list. The record stays.",
      keywords: ["take out of pipeline", "remove card", "row", "unenroll", "drop"],
      params: entriesGetParams,
      isGraphql: false,
    },
    "entries.upsert": {
      description:
        "Adds a record to a list, or updates its entry there. Attributes with several values lose the old ones.",
      keywords: ["put into pipeline once", "add card", "no duplicates", "enroll", "sync"],
      params: {
        properties: {
          list: listsGetParamsList,
          parent_object: { description: "Slug or ID of the record's object." },
          parent_record_id: recordsGetParamsRecord_id,
          entry_values: { examples: [{ name: "Analytical Engines" }], description: "The values of the entry by slug." },
        },
      },
      isGraphql: false,
    },
    "entries.replace_values": {
      description: "Changes values of an entry. Attributes with several values lose the old ones.",
      keywords: ["overwrite card", "clear tags", "remove a value", "set exactly", "pipeline item"],
      params: entriesUpdateParams,
      isGraphql: false,
    },
    "record_entries.list": {
      description: "Lists the entries of a record in all lists.",
      keywords: ["which pipelines", "which lists", "where is it", "memberships", "enrolled in"],
      params: {
        properties: {
          limit: { description: "Number of records on a page, 1 to 1,000." },
          offset: { description: "Number of records before the page." },
          object: recordsListParamsObject,
          record_id: recordsGetParamsRecord_id,
        },
      },
      record: { $ref: "#/$defs/RecordEntry" },
      isGraphql: false,
    },
    "notes.list": {
      description: "Lists notes, of all records or of one.",
      keywords: ["memos", "meeting minutes", "what was written", "call summary", "log"],
      params: {
        properties: {
          limit: { description: "Number of records on a page, 1 to 50." },
          offset: { description: "Number of records before the page." },
          parent_object: { description: "Filters by object, by slug or ID." },
          parent_record_id: { description: "Filters by record." },
        },
      },
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "notes.get": {
      description: "Gets a note with its text.",
      keywords: ["memo", "meeting minutes", "what was written", "call summary", "log"],
      params: notesGetParams,
      isGraphql: false,
    },
    "notes.create": {
      description: "Creates a note about a record.",
      keywords: ["write memo", "log a call", "meeting minutes", "jot down", "summary"],
      params: {
        properties: {
          parent_object: { description: "Slug or ID of the object." },
          parent_record_id: recordsGetParamsRecord_id,
          title: { description: "Title without formatting." },
          format: { description: "Format of the content." },
          content: { description: "The text." },
          created_at: { description: "Time of the note. Defaults to now." },
          meeting_id: { description: "ID of a meeting that it belongs to." },
        },
      },
      isGraphql: false,
    },
    "notes.delete": {
      description: "Deletes a note.",
      keywords: ["remove memo", "meeting minutes", "erase", "discard", "log"],
      params: notesGetParams,
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists tasks, with filters by person and record.",
      keywords: ["to-dos", "follow-ups", "reminders", "overdue", "assigned to me"],
      params: {
        properties: {
          limit: { description: "Number of records on a page, 1 to 500." },
          offset: { description: "Number of records before the page." },
          sort: { description: "Order of the list." },
          linked_object: { description: "Filters by object, together with `linked_record_id`." },
          linked_record_id: { description: "Filters by record." },
          assignee: { description: "Filters by ID or email address of a member. `null` finds those without." },
          is_completed: { description: "Whether only completed or only open ones are listed." },
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task.",
      keywords: ["to-do", "follow-up", "reminder", "is it done", "due when"],
      params: tasksGetParams,
      isGraphql: false,
    },
    "tasks.create": {
      description: "Creates a task.",
      keywords: ["new to-do", "follow-up", "remind me", "assign work", "due"],
      params: {
        properties: {
          content: { description: "The text, up to 2,000 characters." },
          deadline_at: { description: "Deadline. Null sets none." },
          is_completed: { description: "Whether it is done." },
          linked_records: {
            items: tasksCreateParamsLinked_recordsItems,
            description: "Records that it is about. An empty list sets none.",
          },
          assignees: {
            items: tasksCreateParamsAssigneesItems,
            description: "Members who do it. An empty list sets none.",
          },
        },
      },
      isGraphql: false,
    },
    "tasks.update": {
      description: "Changes a task: its deadline, state, records or people.",
      keywords: ["complete to-do", "mark done", "reassign", "postpone", "follow-up"],
      params: {
        properties: {
          task_id: { description: "ID of the task, as `tasks.list` has it." },
          deadline_at: { description: "Deadline. Null removes it." },
          is_completed: { description: "Whether it is done." },
          linked_records: { items: tasksCreateParamsLinked_recordsItems, description: "All records that it is about." },
          assignees: { items: tasksCreateParamsAssigneesItems, description: "All members who do it." },
        },
      },
      isGraphql: false,
    },
    "tasks.delete": {
      description: "Deletes a task.",
      keywords: ["remove to-do", "follow-up", "reminder", "discard", "cancel"],
      params: tasksGetParams,
      isGraphql: false,
    },
    "threads.list": {
      description: "Lists the threads of comments on a record or on an entry.",
      keywords: threadsListKeywords,
      params: {
        properties: {
          limit: { description: "Number of records on a page, 1 to 50." },
          offset: { description: "Number of records before the page." },
          object: { description: "Slug or ID of the object, together with `record_id`." },
          record_id: { description: "ID of the record, together with `object`." },
          list: { description: "Slug or ID of the list, together with `entry_id`." },
          entry_id: { description: "ID of the entry, together with `list`." },
        },
      },
      record: { $ref: "#/$defs/Thread" },
      isGraphql: false,
    },
    "threads.get": {
      description: "Gets a thread with all its comments.",
      keywords: threadsListKeywords,
      params: { properties: { thread_id: { description: "ID of the thread, as `threads.list` has it." } } },
      isGraphql: false,
    },
    "comments.get": {
      description: "Gets a comment.",
      keywords: ["remark", "reply", "message", "who said", "feedback"],
      params: commentsGetParams,
      isGraphql: false,
    },
    "comments.create": {
      description: "Creates a comment on a record or an entry, or answers in a thread.",
      keywords: ["remark", "reply", "mention a colleague", "discuss", "feedback"],
      params: {
        properties: {
          content: { description: "The text. Email addresses of members mention them." },
          author_id: { description: "ID of the member who writes, as `workspace_members.list` has it." },
          thread_id: { description: "ID of the thread to answer in." },
          record: {
            properties: {
              object: { description: "Slug or ID of the object." },
              record_id: { description: "ID of the record." },
            },
            description: "The record to comment on.",
          },
          entry: {
            properties: {
              list: { description: "Slug or ID of the list." },
              entry_id: { description: "ID of the entry." },
            },
            description: "The entry to comment on.",
          },
        },
      },
      isGraphql: false,
    },
    "comments.delete": {
      description: "Deletes a comment. Deleting the first of a thread deletes the thread.",
      keywords: ["remove remark", "take back", "message", "reply", "erase"],
      params: commentsGetParams,
      isGraphql: false,
    },
    "workspace_members.list": {
      description: "Lists the members of the workspace.",
      keywords: ["colleagues", "team", "users", "admins", "who has access"],
      record: { $ref: "#/$defs/WorkspaceMember" },
      isGraphql: false,
    },
    "workspace_members.get": {
      description: "Gets a member of the workspace.",
      keywords: ["colleague", "team mate", "user", "admin", "email of"],
      params: {
        properties: { workspace_member_id: { description: "ID of the member, as `workspace_members.list` has it." } },
      },
      isGraphql: false,
    },
    "webhooks.list": {
      description: "Lists the webhooks of the workspace.",
      keywords: ["subscriptions", "event notifications", "callbacks", "listeners", "push"],
      params: {
        properties: {
          limit: { description: "Number of records on a page, 10 to 100." },
          offset: { description: "Number of records before the page." },
        },
      },
      record: { $ref: "#/$defs/Webhook" },
      isGraphql: false,
    },
    "webhooks.get": {
      description: "Gets a webhook.",
      keywords: ["subscription", "event notification", "callback", "listener", "is it active"],
      params: webhooksGetParams,
      isGraphql: false,
    },
    "webhooks.create": {
      description: "Creates a webhook for types of events. Only this answer has its secret.",
      keywords: ["subscribe", "event notification", "callback", "listener", "push"],
      params: {
        properties: {
          target_url: { description: "URL that gets the events." },
          subscriptions: {
            items: {
              properties: {
                event_type: { description: "The type of event." },
                filter: { description: "Conditions under `$and` or `$or`. Null lets all pass." },
              },
            },
            description: "The types of events.",
          },
        },
      },
      isGraphql: false,
    },
    "webhooks.delete": {
      description: "Deletes a webhook. Its URL gets no more events.",
      keywords: ["unsubscribe", "event notification", "callback", "listener", "stop"],
      params: webhooksGetParams,
      isGraphql: false,
    },
    "self.get": {
      description: "Gets the token itself, with workspace and scopes.",
      keywords: ["who am I", "which workspace", "permissions", "access token", "identify"],
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://docs.attio.com/rest-api/guides/webhooks",
    sends: {
      notes: { create: "note.created", update: "note.updated", delete: "note.deleted" },
      tasks: { create: "task.created", update: "task.updated", delete: "task.deleted" },
    },
    subscribe: {
      create: "webhooks.create",
      with: [
        { name: "target_url", value: { template: { text: "{{url}}", parts: [{ name: "url" }] } } },
        {
          name: "subscriptions",
          value: {
            list: [
              {
                map: {
                  event_type: { template: { text: "note.created", parts: ["note.created"] } },
                  filter: { constant: null },
                },
              },
              {
                map: {
                  event_type: { template: { text: "note.updated", parts: ["note.updated"] } },
                  filter: { constant: null },
                },
              },
              {
                map: {
                  event_type: { template: { text: "note-content.updated", parts: ["note-content.updated"] } },
                  filter: { constant: null },
                },
              },
              {
                map: {
                  event_type: { template: { text: "note.deleted", parts: ["note.deleted"] } },
                  filter: { constant: null },
                },
              },
              {
                map: {
                  event_type: { template: { text: "task.created", parts: ["task.created"] } },
                  filter: { constant: null },
                },
              },
              {
                map: {
                  event_type: { template: { text: "task.updated", parts: ["task.updated"] } },
                  filter: { constant: null },
                },
              },
              {
                map: {
                  event_type: { template: { text: "task.deleted", parts: ["task.deleted"] } },
                  filter: { constant: null },
                },
              },
            ],
          },
        },
      ],
      secret: { in: "body", steps: ["secret"] },
      delete: "webhooks.delete",
    },
  },
  schemas: {
    EventType: {
      type: "string",
      enum: [
        "call-recording.created",
        "comment.created",
        "comment.resolved",
        "comment.unresolved",
        "comment.deleted",
        "list.created",
        "list.updated",
        "list.deleted",
        "list-attribute.created",
        "list-attribute.updated",
        "list-entry.created",
        "list-entry.updated",
        "list-entry.deleted",
        "object-attribute.created",
        "object-attribute.updated",
        "note.created",
        "note-content.updated",
        "note.updated",
        "note.deleted",
        "record.created",
        "record.merged",
        "record.updated",
        "record.deleted",
        "task.created",
        "task.updated",
        "task.deleted",
        "workspace-member.created",
      ],
    },
    ObjectSlug: {
      type: "string",
      description: "Slug or ID of the object, as `objects.list` has it.",
      examples: ["people"],
    },
    ListSlug: { type: "string", description: "Slug or ID of the list, as `lists.list` has it." },
    EntryId: { type: "string", description: "ID of the entry, as `entries.list` has it." },
    Target: {
      type: "string",
      description: "Whether the attribute is that of an object or of a list.",
      enum: ["objects", "lists"],
    },
    Identifier: { type: "string", description: "Slug or ID of the object or of the list." },
    AttributeSlug: { type: "string", description: "Slug or ID of the attribute, as `attributes.list` has it." },
    Access: { type: ["string", "null"], enum: ["full-access", "read-and-write", "read-only", null, null] },
    MemberAccess: {
      type: "object",
      properties: {
        workspace_member_id: { type: "string", description: "ID of the member." },
        level: {
          type: "string",
          description: "Access of the member.",
          enum: ["full-access", "read-and-write", "read-only"],
        },
      },
      required: ["workspace_member_id", "level"],
    },
    Filter: {
      type: "object",
      additionalProperties: {},
      description: "Conditions by slug of the attribute, with operators such as `$eq`, `$contains`, `$and` and `$or`.",
      examples: [{ name: { $contains: "Ada" } }],
    },
    Sorts: {
      type: "array",
      items: {
        type: "object",
        properties: {
          direction: { type: "string", description: "The direction.", enum: ["asc", "desc"] },
          attribute: { type: "string", description: "Slug or ID of the attribute." },
          field: { type: "string", description: "The part of the value, such as `last_name` of a name." },
          path: { type: "array", items: {}, description: "The way to an attribute of another record." },
        },
        required: ["direction"],
      },
      description: "Order of the list.",
    },
    Values: { type: "object", additionalProperties: {}, examples: [{ name: "Analytical Engines" }] },
    LinkedRecord: {
      type: "object",
      properties: {
        target_object: { type: "string", description: "Slug or ID of the object." },
        target_record_id: { type: "string", description: "ID of the record." },
      },
      required: ["target_object", "target_record_id"],
    },
    Assignee: {
      type: "object",
      properties: {
        referenced_actor_type: { type: "string", description: "Type of the actor.", enum: ["workspace-member"] },
        referenced_actor_id: { type: "string", description: "ID of the member." },
      },
      required: ["referenced_actor_type", "referenced_actor_id"],
    },
    Person: {
      type: "object",
      properties: {
        id: { type: "string", description: "The person's ID." },
        object_id: schemasPersonObject_id,
        name: { type: ["string", "null"], description: "The full name." },
        email: { type: ["string", "null"], description: "The first email address." },
        phone: { type: ["string", "null"], description: "The first phone number." },
        job_title: { type: ["string", "null"], description: "The job title." },
        company_id: schemasPersonCompany_id,
        web_url: schemasPersonWeb_url,
        created_at: schemasPersonCreated_at,
        values: schemasPersonValues,
      },
      required: ["id"],
    },
    Company: {
      type: "object",
      properties: {
        id: { type: "string", description: "The company's ID." },
        object_id: schemasPersonObject_id,
        name: { type: ["string", "null"], description: "The name." },
        domain: { type: ["string", "null"], description: "The first domain." },
        about: { type: ["string", "null"], description: "The description." },
        web_url: schemasPersonWeb_url,
        created_at: schemasPersonCreated_at,
        values: schemasPersonValues,
      },
      required: ["id"],
    },
    Deal: {
      type: "object",
      properties: {
        id: { type: "string", description: "The deal's ID." },
        object_id: schemasPersonObject_id,
        name: { type: ["string", "null"], description: "The name." },
        stage: { type: ["string", "null"], description: "The stage." },
        amount: { type: ["number", "null"], description: "The value of the deal." },
        currency: { type: ["string", "null"], description: "The currency of the value." },
        owner_id: { type: ["string", "null"], description: "The ID of the member who owns it." },
        company_id: schemasPersonCompany_id,
        web_url: schemasPersonWeb_url,
        created_at: schemasPersonCreated_at,
        values: schemasPersonValues,
      },
      required: ["id"],
    },
    Record: {
      type: "object",
      properties: {
        id: { type: "string", description: "The record's ID." },
        object_id: schemasPersonObject_id,
        web_url: schemasPersonWeb_url,
        created_at: schemasPersonCreated_at,
        values: {
          type: ["object", "null"],
          additionalProperties: { type: "array", items: {} },
          description: "The values by slug of the attribute.",
        },
      },
      required: ["id"],
    },
    FoundRecord: {
      type: "object",
      properties: {
        id: { type: "string", description: "The record's ID." },
        object_id: schemasPersonObject_id,
        object_slug: { type: ["string", "null"], description: "The slug of the object." },
        record_text: { type: ["string", "null"], description: "The name of the record." },
        record_image: { type: ["string", "null"], description: "The address of its picture." },
      },
      required: ["id"],
    },
    Object: {
      type: "object",
      properties: {
        id: { type: "string", description: "The object's ID." },
        api_slug: { type: ["string", "null"], description: "The slug for requests." },
        singular_noun: { type: ["string", "null"], description: "The name of one record." },
        plural_noun: { type: ["string", "null"], description: "The name of several records." },
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    Attribute: {
      type: "object",
      properties: {
        id: { type: "string", description: "The attribute's ID." },
        api_slug: { type: "string", description: "The slug for requests." },
        title: { type: "string", description: "The title." },
        description: { type: ["string", "null"], description: "The description." },
        type: { type: "string", description: "The type, such as text or record-reference." },
        is_system_attribute: { type: "boolean", description: "Whether Attio defined it." },
        is_writable: { type: "boolean", description: "Whether values can be set." },
        is_required: { type: "boolean", description: "Whether new records need a value." },
        is_unique: { type: "boolean", description: "Whether no two records share a value." },
        is_multiselect: { type: "boolean", description: "Whether it takes several values." },
        is_default_value_enabled: { type: "boolean", description: "Whether it has a default." },
        is_archived: { type: "boolean", description: "Whether it is archived." },
        default_value: {
          type: ["object", "null"],
          additionalProperties: {},
          description: "The default with its type.",
        },
        relationship: {
          type: ["object", "null"],
          additionalProperties: {},
          description: "The attribute at the other end.",
        },
        config: { type: ["object", "null"], additionalProperties: {}, description: "The settings of its type." },
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    SelectOption: {
      type: "object",
      properties: {
        id: { type: "string", description: "The option's ID." },
        title: { type: "string", description: "The title." },
        is_archived: { type: "boolean", description: "Whether it is archived." },
      },
      required: ["id"],
    },
    Status: {
      type: "object",
      properties: {
        id: { type: "string", description: "The status's ID." },
        title: { type: "string", description: "The title." },
        is_archived: { type: "boolean", description: "Whether it is archived." },
        celebration_enabled: { type: "boolean", description: "Whether Attio celebrates it." },
        target_time_in_status: { type: ["string", "null"], description: "The time that a record should stay at most." },
      },
      required: ["id"],
    },
    List: {
      type: "object",
      properties: {
        id: { type: "string", description: "The list's ID." },
        api_slug: { type: "string", description: "The slug for requests." },
        name: { type: "string", description: "The name." },
        parent_object: { type: "array", items: { type: "string" }, description: "The objects whose records it takes." },
        workspace_access: { type: ["string", "null"], description: "The access of all members." },
        workspace_member_access: {
          type: "array",
          items: { $ref: "#/$defs/ListAccess" },
          description: "The access of single members.",
        },
        created_by_actor: schemasListCreated_by_actor,
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    ListAccess: {
      type: "object",
      properties: { workspace_member_id: { type: "string" }, level: { type: ["string", "null"] } },
    },
    Actor: { type: "object", properties: { id: { type: ["string", "null"] }, type: { type: ["string", "null"] } } },
    Entry: {
      type: "object",
      properties: {
        id: { type: "string", description: "The entry's ID." },
        list_id: { type: "string", description: "The ID of the list." },
        parent_object: { type: "string", description: "The slug of the record's object." },
        parent_record_id: { type: "string", description: "The ID of the record." },
        created_at: schemasPersonCreated_at,
        entry_values: {
          type: ["object", "null"],
          additionalProperties: { type: "array", items: {} },
          description: "The values by slug of the list's attribute.",
        },
      },
      required: ["id"],
    },
    RecordEntry: {
      type: "object",
      properties: {
        id: { type: "string", description: "The entry's ID." },
        list_id: { type: "string", description: "The ID of the list." },
        list_api_slug: { type: "string", description: "The slug of the list." },
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    Note: {
      type: "object",
      properties: {
        id: { type: "string", description: "The note's ID." },
        parent_object: { type: "string", description: "The slug or ID of the object." },
        parent_record_id: { type: "string", description: "The ID of the record." },
        title: { type: "string", description: "The title." },
        content_plaintext: { type: "string", description: "The text without formatting." },
        content_markdown: { type: "string", description: "The text as Markdown." },
        meeting_id: { type: ["string", "null"], description: "The ID of the meeting." },
        tags: {
          type: "array",
          items: { $ref: "#/$defs/NoteTag" },
          description: "The records and members that the text mentions.",
        },
        created_by_actor: {
          anyOf: [{ $ref: "#/$defs/Actor", description: "The actor that wrote it." }, { type: "null" }],
        },
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    NoteTag: {
      type: "object",
      properties: {
        type: { type: "string" },
        workspace_member_id: { type: ["string", "null"] },
        object: { type: ["string", "null"] },
        record_id: { type: ["string", "null"] },
      },
    },
    Task: {
      type: "object",
      properties: {
        id: { type: "string", description: "The task's ID." },
        content_plaintext: { type: "string", description: "The text." },
        deadline_at: { type: ["string", "null"], format: "date-time", description: "The deadline." },
        is_completed: { type: "boolean", description: "Whether it is done." },
        completed_at: { type: ["string", "null"], format: "date-time", description: "The time when it was done." },
        linked_records: {
          type: "array",
          items: { $ref: "#/$defs/TaskRecord" },
          description: "The records that it is about.",
        },
        assignees: { type: "array", items: { $ref: "#/$defs/TaskAssignee" }, description: "The members who do it." },
        created_by_actor: schemasListCreated_by_actor,
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    TaskRecord: {
      type: "object",
      properties: { target_object_id: { type: "string" }, target_record_id: { type: "string" } },
    },
    TaskAssignee: {
      type: "object",
      properties: { referenced_actor_type: { type: "string" }, referenced_actor_id: { type: "string" } },
    },
    Thread: {
      type: "object",
      properties: {
        id: { type: "string", description: "The thread's ID." },
        comments: {
          type: "array",
          items: { $ref: "#/$defs/ThreadComment" },
          description: "The comments, oldest first.",
        },
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    ThreadComment: {
      type: "object",
      properties: {
        id: { $ref: "#/$defs/CommentId", description: "The comment's ID." },
        content_plaintext: { type: "string", description: "The text." },
        author: schemasThreadCommentAuthor,
        resolved_at: schemasThreadCommentResolved_at,
        resolved_by: schemasThreadCommentResolved_by,
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    CommentId: { type: "object", properties: { workspace_id: { type: "string" }, comment_id: { type: "string" } } },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID." },
        thread_id: { type: "string", description: "The ID of the thread." },
        content_plaintext: { type: "string", description: "The text." },
        record: { anyOf: [{ $ref: "#/$defs/CommentRecord", description: "The record." }, { type: "null" }] },
        entry: {
          anyOf: [
            { $ref: "#/$defs/CommentEntry", description: "The entry. Null for comments on records." },
            { type: "null" },
          ],
        },
        author: schemasThreadCommentAuthor,
        resolved_at: schemasThreadCommentResolved_at,
        resolved_by: schemasThreadCommentResolved_by,
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    CommentRecord: { type: "object", properties: { object_id: { type: "string" }, record_id: { type: "string" } } },
    CommentEntry: { type: "object", properties: { list_id: { type: "string" }, entry_id: { type: "string" } } },
    WorkspaceMember: {
      type: "object",
      properties: {
        id: { type: "string", description: "The member's ID." },
        first_name: { type: "string", description: "The first name." },
        last_name: { type: "string", description: "The last name." },
        email_address: { type: "string", description: "The email address." },
        avatar_url: { type: ["string", "null"], description: "The address of the picture." },
        access_level: { type: "string", description: "The rights: admin, member or suspended." },
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    Webhook: {
      type: "object",
      properties: {
        id: { type: "string", description: "The webhook's ID." },
        target_url: { type: "string", description: "The URL that gets the events." },
        subscriptions: { type: "array", items: { $ref: "#/$defs/Subscription" }, description: "The types of events." },
        status: { type: "string", description: "The state: active, degraded or inactive." },
        secret: {
          type: ["string", "null"],
          description: "The secret of the signatures, in the answer to its creation alone.",
        },
        created_at: schemasPersonCreated_at,
      },
      required: ["id"],
    },
    Subscription: {
      type: "object",
      properties: {
        event_type: { type: "string" },
        filter: { type: ["object", "null"], additionalProperties: {}, description: "The conditions." },
      },
    },
    Token: {
      type: "object",
      properties: {
        active: { type: "boolean", description: "Whether the token works." },
        scope: { type: ["string", "null"], description: "The scopes, with spaces between them." },
        client_id: { type: ["string", "null"], description: "The ID of the app or of the key." },
        workspace_id: { type: ["string", "null"], description: "The ID of the workspace." },
        workspace_name: { type: ["string", "null"], description: "The name of the workspace." },
        workspace_slug: { type: ["string", "null"], description: "The slug of the workspace." },
        workspace_logo_url: { type: ["string", "null"], description: "The address of the logo." },
        authorized_by_workspace_member_id: {
          type: ["string", "null"],
          description: "The ID of the member who gave the token.",
        },
        exp: { type: ["integer", "null"], description: "The end of the token, in seconds since 1970." },
        iat: { type: ["integer", "null"], description: "The beginning of the token, in seconds since 1970." },
      },
      required: ["active"],
    },
  },
})
