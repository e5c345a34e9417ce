// Generated from definitions/attio.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Attio */
    "attio": Attio
  }
}

/**
 * Attio. People, companies, deals and other records of Attio, their lists and entries, notes, tasks, comments,
 * attributes and members.
 */
export interface Attio {
  operations: AttioOperations
  credentials: AttioCredentials
  config: AttioConfig
}

/** The operations, by entity and action. */
export interface AttioOperations {
  /** A person of the CRM, with its values by attribute. */
  people: {
    /** Lists people, with filters and sorts. */
    list: {
      params: PeopleListParams
      records: Person[]
      meta: {}
    }
    /** Gets a person by ID. */
    get: {
      params: PeopleGetParams
      records: Person
      meta: {}
    }
    /** Creates a person. A value that has to be unique and exists is refused. */
    create: {
      params: PeopleCreateParams
      records: Person
      meta: {}
    }
    /** Changes values of a person. Attributes with several values get the new ones beside the old. */
    update: {
      params: PeopleUpdateParams
      records: Person
      meta: {}
    }
    /** Deletes a person. */
    delete: {
      params: PeopleDeleteParams
      records: null
      meta: {}
    }
    /**
     * Creates a person, or updates the one with the same value of an attribute that is unique. Its other attributes
     * with several values lose the old ones.
     */
    upsert: {
      params: PeopleUpsertParams
      records: Person
      meta: {}
    }
    search: {
      fields: PeopleSearchFields
    }
  }
  /** A company of the CRM, with its values by attribute. */
  companies: {
    /** Lists companies, with filters and sorts. */
    list: {
      params: CompaniesListParams
      records: Company[]
      meta: {}
    }
    /** Gets a company by ID. */
    get: {
      params: CompaniesGetParams
      records: Company
      meta: {}
    }
    /** Creates a company. A value that has to be unique and exists is refused. */
    create: {
      params: CompaniesCreateParams
      records: Company
      meta: {}
    }
    /** Changes values of a company. Attributes with several values get the new ones beside the old. */
    update: {
      params: CompaniesUpdateParams
      records: Company
      meta: {}
    }
    /** Deletes a company. */
    delete: {
      params: CompaniesDeleteParams
      records: null
      meta: {}
    }
    /**
     * Creates a company, or updates the one with the same value of an attribute that is unique. Its other attributes
     * with several values lose the old ones.
     */
    upsert: {
      params: CompaniesUpsertParams
      records: Company
      meta: {}
    }
    search: {
      fields: CompaniesSearchFields
    }
  }
  /** A deal of the CRM, with its values by attribute. */
  deals: {
    /** Lists deals, with filters and sorts. */
    list: {
      params: DealsListParams
      records: Deal[]
      meta: {}
    }
    /** Gets a deal by ID. */
    get: {
      params: DealsGetParams
      records: Deal
      meta: {}
    }
    /** Creates a deal. A value that has to be unique and exists is refused. */
    create: {
      params: DealsCreateParams
      records: Deal
      meta: {}
    }
    /** Changes values of a deal. Attributes with several values get the new ones beside the old. */
    update: {
      params: DealsUpdateParams
      records: Deal
      meta: {}
    }
    /** Deletes a deal. */
    delete: {
      params: DealsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Creates a deal, or updates the one with the same value of an attribute that is unique. Its other attributes with
     * several values lose the old ones.
     */
    upsert: {
      params: DealsUpsertParams
      records: Deal
      meta: {}
    }
    search: {
      fields: DealsSearchFields
    }
  }
  /** A record of any object, also of objects that the workspace added. */
  records: {
    /** Lists records of an object, with filters and sorts. */
    list: {
      params: RecordsListParams
      records: Record[]
      meta: {}
    }
    /** Gets a record of an object. */
    get: {
      params: RecordsGetParams
      records: Record
      meta: {}
    }
    /** Creates a record of an object. A value that has to be unique and exists is refused. */
    create: {
      params: RecordsCreateParams
      records: Record
      meta: {}
    }
    /** Changes values of a record. Attributes with several values get the new ones beside the old. */
    update: {
      params: RecordsUpdateParams
      records: Record
      meta: {}
    }
    /** Deletes a record of an object. */
    delete: {
      params: RecordsDeleteParams
      records: null
      meta: {}
    }
    /** Searches records of objects by name, domain, email address and phone number, up to 25 by default. */
    api_search: {
      params: RecordsApiSearchParams
      records: FoundRecord[]
      meta: {}
    }
    /**
     * Creates a record of an object, or updates the one with the same value of an attribute that is unique. Its other
     * attributes with several values lose the old ones.
     */
    upsert: {
      params: RecordsUpsertParams
      records: Record
      meta: {}
    }
    /** Changes values of a record. Attributes with several values lose the old ones. */
    replace_values: {
      params: RecordsReplaceValuesParams
      records: Record
      meta: {}
    }
  }
  /** An object: a type of record, such as people or one that the workspace added. */
  objects: {
    /** Lists the objects of the workspace. */
    list: {
      params: ObjectsListParams
      records: Object[]
      meta: {}
    }
    /** Gets an object by slug or ID. */
    get: {
      params: ObjectsGetParams
      records: Object
      meta: {}
    }
  }
  /** An attribute of an object or of a list. */
  attributes: {
    /** Lists the attributes of an object or of a list. */
    list: {
      params: AttributesListParams
      records: Attribute[]
      meta: {}
    }
    /** Gets an attribute of an object or of a list. */
    get: {
      params: AttributesGetParams
      records: Attribute
      meta: {}
    }
  }
  /** An option of an attribute of the type select. */
  select_options: {
    /** Lists the options of a select attribute. */
    list: {
      params: SelectOptionsListParams
      records: SelectOption[]
      meta: {}
    }
    /** Adds an option to a select attribute. */
    create: {
      params: SelectOptionsCreateParams
      records: SelectOption
      meta: {}
    }
  }
  /** A status of a status attribute, such as a stage of deals. */
  statuses: {
    /** Lists the statuses of a status attribute, in order. */
    list: {
      params: StatusesListParams
      records: Status[]
      meta: {}
    }
  }
  /** A list of records with values of its own, such as a pipeline. */
  lists: {
    /** Lists the lists of the workspace. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets a list by slug or ID. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates a list for records of an object. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** An entry: a record in a list, with its values there. */
  entries: {
    /** Lists the entries of a list, with filters and sorts. */
    list: {
      params: EntriesListParams
      records: Entry[]
      meta: {}
    }
    /** Gets an entry of a list. */
    get: {
      params: EntriesGetParams
      records: Entry
      meta: {}
    }
    /** Adds a record to a list. A record can be there several times. */
    create: {
      params: EntriesCreateParams
      records: Entry
      meta: {}
    }
    /** Changes values of an entry. Attributes with several values get the new ones beside the old. */
    update: {
      params: EntriesUpdateParams
      records: Entry
      meta: {}
    }
    /** Removes an entry from a list. The record stays. */
    delete: {
      params: EntriesDeleteParams
      records: null
      meta: {}
    }
    /** Adds a record to a list, or updates its entry there. Attributes with several values lose the old ones. */
    upsert: {
      params: EntriesUpsertParams
      records: Entry
      meta: {}
    }
    /** Changes values of an entry. Attributes with several values lose the old ones. */
    replace_values: {
      params: EntriesReplaceValuesParams
      records: Entry
      meta: {}
    }
    search: {
      fields: EntriesSearchFields
    }
  }
  /** An entry of a record, in any list. */
  record_entries: {
    /** Lists the entries of a record in all lists. */
    list: {
      params: RecordEntriesListParams
      records: RecordEntry[]
      meta: {}
    }
  }
  /** A note about a record. */
  notes: {
    /** Lists notes, of all records or of one. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {}
    }
    /** Gets a note with its text. */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    /** Creates a note about a record. */
    create: {
      params: NotesCreateParams
      records: Note
      meta: {}
    }
    /** Deletes a note. */
    delete: {
      params: NotesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: NotesSearchFields
    }
  }
  /** A task with its deadline, its people and its records. */
  tasks: {
    /** Lists tasks, with filters by person and record. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Gets a task. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /** Changes a task: its deadline, state, records or people. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
    /** Deletes a task. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** A thread of comments on a record or on an entry. */
  threads: {
    /** Lists the threads of comments on a record or on an entry. */
    list: {
      params: ThreadsListParams
      records: Thread[]
      meta: {}
    }
    /** Gets a thread with all its comments. */
    get: {
      params: ThreadsGetParams
      records: Thread
      meta: {}
    }
  }
  /** A comment of a member on a record or on an entry. */
  comments: {
    /** Gets a comment. */
    get: {
      params: CommentsGetParams
      records: Comment
      meta: {}
    }
    /** Creates a comment on a record or an entry, or answers in a thread. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
    /** Deletes a comment. Deleting the first of a thread deletes the thread. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A member of the workspace. */
  workspace_members: {
    /** Lists the members of the workspace. */
    list: {
      params: WorkspaceMembersListParams
      records: WorkspaceMember[]
      meta: {}
    }
    /** Gets a member of the workspace. */
    get: {
      params: WorkspaceMembersGetParams
      records: WorkspaceMember
      meta: {}
    }
    search: {
      fields: WorkspaceMembersSearchFields
    }
  }
  /** A subscription to events. */
  webhooks: {
    /** Lists the webhooks of the workspace. */
    list: {
      params: WebhooksListParams
      records: Webhook[]
      meta: {}
    }
    /** Gets a webhook. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Creates a webhook for types of events. Only this answer has its secret. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Deletes a webhook. Its URL gets no more events. */
    delete: {
      params: WebhooksDeleteParams
      records: null
      meta: {}
    }
  }
  /** The token of the requests, with its workspace and scopes. */
  self: {
    /** Gets the token itself, with workspace and scopes. */
    get: {
      params: SelfGetParams
      records: Token
      meta: {}
    }
  }
}

/** Params of people.list. */
export interface PeopleListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 500) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Conditions by slug of the attribute, with operators such as `$eq`, `$contains`, `$and` and `$or`. */
  filter?: { [k: string]: unknown }
  /** Order of the list. */
  sorts?: {
    /** The direction. */
    direction: "asc" | "desc"
    /** Slug or ID of the attribute. */
    attribute?: string
    /** The part of the value, such as `last_name` of a name. */
    field?: string
    /** The way to an attribute of another record. */
    path?: unknown[]
  }[]
}

export interface Person {
  /** The person's ID. */
  id: string
  /** The ID of the object. */
  object_id?: string | null
  /** The full name. */
  name?: string | null
  /** The first email address. */
  email?: string | null
  /** The first phone number. */
  phone?: string | null
  /** The job title. */
  job_title?: string | null
  /** The ID of the company. */
  company_id?: string | null
  /** The address in Attio. */
  web_url?: string | null
  /** Creation time. */
  created_at?: string
  /** The values by slug of the attribute. */
  values?: { [k: string]: unknown } | null
}

/** Params of people.get. */
export interface PeopleGetParams {
  /** ID of the person, as `people.list` has it. */
  record_id: string
}

/** Params of people.create. */
export interface PeopleCreateParams {
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of people.update. */
export interface PeopleUpdateParams {
  /** ID of the person, as `people.list` has it. */
  record_id: string
  /** The new values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of people.delete. */
export interface PeopleDeleteParams {
  /** ID of the person, as `people.list` has it. */
  record_id: string
}

/** Params of people.upsert. */
export interface PeopleUpsertParams {
  /** Slug or ID of the attribute that tells whether the person exists, such as `email_addresses`. */
  matching_attribute: string
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Searchable fields of people, in hosted mode. */
export interface PeopleSearchFields {
  name: string | null
  email: string | null
  phone: string | null
  job_title: string | null
  company_id: string | null
  web_url: string | null
  created_at: string | null
  values: { [k: string]: unknown } | null
}

/** Params of companies.list. */
export interface CompaniesListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 500) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Conditions by slug of the attribute, with operators such as `$eq`, `$contains`, `$and` and `$or`. */
  filter?: { [k: string]: unknown }
  /** Order of the list. */
  sorts?: {
    /** The direction. */
    direction: "asc" | "desc"
    /** Slug or ID of the attribute. */
    attribute?: string
    /** The part of the value, such as `last_name` of a name. */
    field?: string
    /** The way to an attribute of another record. */
    path?: unknown[]
  }[]
}

export interface Company {
  /** The company's ID. */
  id: string
  /** The ID of the object. */
  object_id?: string | null
  /** The name. */
  name?: string | null
  /** The first domain. */
  domain?: string | null
  /** The description. */
  about?: string | null
  /** The address in Attio. */
  web_url?: string | null
  /** Creation time. */
  created_at?: string
  /** The values by slug of the attribute. */
  values?: { [k: string]: unknown } | null
}

/** Params of companies.get. */
export interface CompaniesGetParams {
  /** ID of the company, as `companies.list` has it. */
  record_id: string
}

/** Params of companies.create. */
export interface CompaniesCreateParams {
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of companies.update. */
export interface CompaniesUpdateParams {
  /** ID of the company, as `companies.list` has it. */
  record_id: string
  /** The new values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of companies.delete. */
export interface CompaniesDeleteParams {
  /** ID of the company, as `companies.list` has it. */
  record_id: string
}

/** Params of companies.upsert. */
export interface CompaniesUpsertParams {
  /** Slug or ID of the attribute that tells whether the company exists, such as `domains`. */
  matching_attribute: string
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Searchable fields of companies, in hosted mode. */
export interface CompaniesSearchFields {
  name: string | null
  domain: string | null
  about: string | null
  web_url: string | null
  created_at: string | null
  values: { [k: string]: unknown } | null
}

/** Params of deals.list. */
export interface DealsListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 500) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Conditions by slug of the attribute, with operators such as `$eq`, `$contains`, `$and` and `$or`. */
  filter?: { [k: string]: unknown }
  /** Order of the list. */
  sorts?: {
    /** The direction. */
    direction: "asc" | "desc"
    /** Slug or ID of the attribute. */
    attribute?: string
    /** The part of the value, such as `last_name` of a name. */
    field?: string
    /** The way to an attribute of another record. */
    path?: unknown[]
  }[]
}

export interface Deal {
  /** The deal's ID. */
  id: string
  /** The ID of the object. */
  object_id?: string | null
  /** The name. */
  name?: string | null
  /** The stage. */
  stage?: string | null
  /** The value of the deal. */
  amount?: number | null
  /** The currency of the value. */
  currency?: string | null
  /** The ID of the member who owns it. */
  owner_id?: string | null
  /** The ID of the company. */
  company_id?: string | null
  /** The address in Attio. */
  web_url?: string | null
  /** Creation time. */
  created_at?: string
  /** The values by slug of the attribute. */
  values?: { [k: string]: unknown } | null
}

/** Params of deals.get. */
export interface DealsGetParams {
  /** ID of the deal, as `deals.list` has it. */
  record_id: string
}

/** Params of deals.create. */
export interface DealsCreateParams {
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of deals.update. */
export interface DealsUpdateParams {
  /** ID of the deal, as `deals.list` has it. */
  record_id: string
  /** The new values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of deals.delete. */
export interface DealsDeleteParams {
  /** ID of the deal, as `deals.list` has it. */
  record_id: string
}

/** Params of deals.upsert. */
export interface DealsUpsertParams {
  /** Slug or ID of the attribute that tells whether the deal exists. */
  matching_attribute: string
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Searchable fields of deals, in hosted mode. */
export interface DealsSearchFields {
  name: string | null
  stage: string | null
  amount: number | null
  currency: string | null
  owner_id: string | null
  company_id: string | null
  web_url: string | null
  created_at: string | null
  values: { [k: string]: unknown } | null
}

/** Params of records.list. */
export interface RecordsListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 500) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** Conditions by slug of the attribute, with operators such as `$eq`, `$contains`, `$and` and `$or`. */
  filter?: { [k: string]: unknown }
  /** Order of the list. */
  sorts?: {
    /** The direction. */
    direction: "asc" | "desc"
    /** Slug or ID of the attribute. */
    attribute?: string
    /** The part of the value, such as `last_name` of a name. */
    field?: string
    /** The way to an attribute of another record. */
    path?: unknown[]
  }[]
}

export interface Record {
  /** The record's ID. */
  id: string
  /** The ID of the object. */
  object_id?: string | null
  /** The address in Attio. */
  web_url?: string | null
  /** Creation time. */
  created_at?: string
  /** The values by slug of the attribute. */
  values?: {
    [k: string]: unknown[]
  } | null
}

/** Params of records.get. */
export interface RecordsGetParams {
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** ID of the record, as `records.list` has it. */
  record_id: string
}

/** Params of records.create. */
export interface RecordsCreateParams {
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of records.update. */
export interface RecordsUpdateParams {
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** ID of the record, as `records.list` has it. */
  record_id: string
  /** The new values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of records.delete. */
export interface RecordsDeleteParams {
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** ID of the record, as `records.list` has it. */
  record_id: string
}

/** Params of records.api_search. */
export interface RecordsApiSearchParams {
  /** Words to search for. */
  query: string
  /** Slugs or IDs of the objects, such as `people`. */
  objects: string[]
  /** Number of records, 1 to 25. (1 to 25; default 25) */
  limit?: number
}

export interface FoundRecord {
  /** The record's ID. */
  id: string
  /** The ID of the object. */
  object_id?: string | null
  /** The slug of the object. */
  object_slug?: string | null
  /** The name of the record. */
  record_text?: string | null
  /** The address of its picture. */
  record_image?: string | null
}

/** Params of records.upsert. */
export interface RecordsUpsertParams {
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** Slug or ID of the attribute that tells whether the record exists. */
  matching_attribute: string
  /** The values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of records.replace_values. */
export interface RecordsReplaceValuesParams {
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** ID of the record, as `records.list` has it. */
  record_id: string
  /** The new values by slug of the attribute. */
  values: { [k: string]: unknown }
}

/** Params of objects.list. */
export interface ObjectsListParams { [k: string]: never }

export interface Object {
  /** The object's ID. */
  id: string
  /** The slug for requests. */
  api_slug?: string | null
  /** The name of one record. */
  singular_noun?: string | null
  /** The name of several records. */
  plural_noun?: string | null
  /** Creation time. */
  created_at?: string
}

/** Params of objects.get. */
export interface ObjectsGetParams {
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
}

/** Params of attributes.list. */
export interface AttributesListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 500) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Whether the attribute is that of an object or of a list. */
  target: "objects" | "lists"
  /** Slug or ID of the object or of the list. */
  identifier: string
  /** Whether archived ones are listed. */
  show_archived?: boolean
}

export interface Attribute {
  /** The attribute's ID. */
  id: string
  /** The slug for requests. */
  api_slug?: string
  /** The title. */
  title?: string
  /** The description. */
  description?: string | null
  /** The type, such as text or record-reference. */
  type?: string
  /** Whether Attio defined it. */
  is_system_attribute?: boolean
  /** Whether values can be set. */
  is_writable?: boolean
  /** Whether new records need a value. */
  is_required?: boolean
  /** Whether no two records share a value. */
  is_unique?: boolean
  /** Whether it takes several values. */
  is_multiselect?: boolean
  /** Whether it has a default. */
  is_default_value_enabled?: boolean
  /** Whether it is archived. */
  is_archived?: boolean
  /** The default with its type. */
  default_value?: { [k: string]: unknown } | null
  /** The attribute at the other end. */
  relationship?: { [k: string]: unknown } | null
  /** The settings of its type. */
  config?: { [k: string]: unknown } | null
  /** Creation time. */
  created_at?: string
}

/** Params of attributes.get. */
export interface AttributesGetParams {
  /** Whether the attribute is that of an object or of a list. */
  target: "objects" | "lists"
  /** Slug or ID of the object or of the list. */
  identifier: string
  /** Slug or ID of the attribute, as `attributes.list` has it. */
  attribute: string
}

/** Params of select_options.list. */
export interface SelectOptionsListParams {
  /** Whether the attribute is that of an object or of a list. */
  target: "objects" | "lists"
  /** Slug or ID of the object or of the list. */
  identifier: string
  /** Slug or ID of the attribute, as `attributes.list` has it. */
  attribute: string
  /** Whether archived ones are listed. */
  show_archived?: boolean
}

export interface SelectOption {
  /** The option's ID. */
  id: string
  /** The title. */
  title?: string
  /** Whether it is archived. */
  is_archived?: boolean
}

/** Params of select_options.create. */
export interface SelectOptionsCreateParams {
  /** Whether the attribute is that of an object or of a list. */
  target: "objects" | "lists"
  /** Slug or ID of the object or of the list. */
  identifier: string
  /** Slug or ID of the attribute, as `attributes.list` has it. */
  attribute: string
  /** Title of the option. */
  title: string
}

/** Params of statuses.list. */
export interface StatusesListParams {
  /** Whether the attribute is that of an object or of a list. */
  target: "objects" | "lists"
  /** Slug or ID of the object or of the list. */
  identifier: string
  /** Slug or ID of the attribute, as `attributes.list` has it. */
  attribute: string
  /** Whether archived ones are listed. */
  show_archived?: boolean
}

export interface Status {
  /** The status's ID. */
  id: string
  /** The title. */
  title?: string
  /** Whether it is archived. */
  is_archived?: boolean
  /** Whether Attio celebrates it. */
  celebration_enabled?: boolean
  /** The time that a record should stay at most. */
  target_time_in_status?: string | null
}

/** Params of lists.list. */
export interface ListsListParams { [k: string]: never }

export interface List {
  /** The list's ID. */
  id: string
  /** The slug for requests. */
  api_slug?: string
  /** The name. */
  name?: string
  /** The objects whose records it takes. */
  parent_object?: string[]
  /** The access of all members. */
  workspace_access?: string | null
  /** The access of single members. */
  workspace_member_access?: ListAccess[]
  created_by_actor?: Actor | null
  /** Creation time. */
  created_at?: string
}

export interface ListAccess {
  workspace_member_id?: string
  level?: string | null
}

export interface Actor {
  id?: string | null
  type?: string | null
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** Name of the list. */
  name: string
  /** Slug for requests, in snake case. */
  api_slug: string
  /** Slug or ID of the object whose records it takes. */
  parent_object: string
  /** Access of all members. Null makes it private. */
  workspace_access: "full-access" | "read-and-write" | "read-only" | null
  /** Access of single members. */
  workspace_member_access: {
    /** ID of the member. */
    workspace_member_id: string
    /** Access of the member. */
    level: "full-access" | "read-and-write" | "read-only"
  }[]
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  api_slug: string | null
  name: string | null
  created_at: string | null
}

/** Params of entries.list. */
export interface EntriesListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 500) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
  /** Conditions by slug of the attribute, with operators such as `$eq`, `$contains`, `$and` and `$or`. */
  filter?: { [k: string]: unknown }
  /** Order of the list. */
  sorts?: {
    /** The direction. */
    direction: "asc" | "desc"
    /** Slug or ID of the attribute. */
    attribute?: string
    /** The part of the value, such as `last_name` of a name. */
    field?: string
    /** The way to an attribute of another record. */
    path?: unknown[]
  }[]
}

export interface Entry {
  /** The entry's ID. */
  id: string
  /** The ID of the list. */
  list_id?: string
  /** The slug of the record's object. */
  parent_object?: string
  /** The ID of the record. */
  parent_record_id?: string
  /** Creation time. */
  created_at?: string
  /** The values by slug of the list's attribute. */
  entry_values?: {
    [k: string]: unknown[]
  } | null
}

/** Params of entries.get. */
export interface EntriesGetParams {
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
  /** ID of the entry, as `entries.list` has it. */
  entry_id: string
}

/** Params of entries.create. */
export interface EntriesCreateParams {
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
  /** Slug or ID of the record's object. */
  parent_object: string
  /** ID of the record, as `records.list` has it. */
  parent_record_id: string
  /** The values of the entry by slug. An empty object sets none. */
  entry_values: { [k: string]: unknown }
}

/** Params of entries.update. */
export interface EntriesUpdateParams {
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
  /** ID of the entry, as `entries.list` has it. */
  entry_id: string
  /** The new values by slug. */
  entry_values: { [k: string]: unknown }
}

/** Params of entries.delete. */
export interface EntriesDeleteParams {
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
  /** ID of the entry, as `entries.list` has it. */
  entry_id: string
}

/** Params of entries.upsert. */
export interface EntriesUpsertParams {
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
  /** Slug or ID of the record's object. */
  parent_object: string
  /** ID of the record, as `records.list` has it. */
  parent_record_id: string
  /** The values of the entry by slug. */
  entry_values: { [k: string]: unknown }
}

/** Params of entries.replace_values. */
export interface EntriesReplaceValuesParams {
  /** Slug or ID of the list, as `lists.list` has it. */
  list: string
  /** ID of the entry, as `entries.list` has it. */
  entry_id: string
  /** The new values by slug. */
  entry_values: { [k: string]: unknown }
}

/** Searchable fields of entries, in hosted mode. */
export interface EntriesSearchFields {
  list_id: string | null
  parent_object: string | null
  parent_record_id: string | null
  created_at: string | null
  entry_values: { [k: string]: unknown } | null
}

/** Params of record_entries.list. */
export interface RecordEntriesListParams {
  /** Number of records on a page, 1 to 1,000. (1 to 1000; default 1000) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Slug or ID of the object, as `objects.list` has it. */
  object: string
  /** ID of the record, as `records.list` has it. */
  record_id: string
}

export interface RecordEntry {
  /** The entry's ID. */
  id: string
  /** The ID of the list. */
  list_id?: string
  /** The slug of the list. */
  list_api_slug?: string
  /** Creation time. */
  created_at?: string
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Number of records on a page, 1 to 50. (1 to 50; default 50) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Filters by object, by slug or ID. */
  parent_object?: string
  /** Filters by record. */
  parent_record_id?: string
}

export interface Note {
  /** The note's ID. */
  id: string
  /** The slug or ID of the object. */
  parent_object?: string
  /** The ID of the record. */
  parent_record_id?: string
  /** The title. */
  title?: string
  /** The text without formatting. */
  content_plaintext?: string
  /** The text as Markdown. */
  content_markdown?: string
  /** The ID of the meeting. */
  meeting_id?: string | null
  /** The records and members that the text mentions. */
  tags?: NoteTag[]
  created_by_actor?: Actor | null
  /** Creation time. */
  created_at?: string
}

export interface NoteTag {
  type?: string
  workspace_member_id?: string | null
  object?: string | null
  record_id?: string | null
}

/** Params of notes.get. */
export interface NotesGetParams {
  /** ID of the note, as `notes.list` has it. */
  note_id: string
}

/** Params of notes.create. */
export interface NotesCreateParams {
  /** Slug or ID of the object. */
  parent_object: string
  /** ID of the record, as `records.list` has it. */
  parent_record_id: string
  /** Title without formatting. */
  title: string
  /** Format of the content. */
  format: "plaintext" | "markdown"
  /** The text. */
  content: string
  /** Time of the note. Defaults to now. */
  created_at?: string
  /** ID of a meeting that it belongs to. */
  meeting_id?: string
}

/** Params of notes.delete. */
export interface NotesDeleteParams {
  /** ID of the note, as `notes.list` has it. */
  note_id: string
}

/** Searchable fields of notes, in hosted mode. */
export interface NotesSearchFields {
  title: string | null
  content_plaintext: string | null
  parent_object: string | null
  parent_record_id: string | null
  meeting_id: string | null
  created_at: string | null
}

/** Params of tasks.list. Needs linked_record_id with linked_object. Needs linked_object with linked_record_id. */
export interface TasksListParams {
  /** Number of records on a page, 1 to 500. (1 to 500; default 500) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Order of the list. */
  sort?: "created_at:asc" | "created_at:desc" | "completed_at:asc" | "completed_at:desc"
  /** Filters by object, together with `linked_record_id`. */
  linked_object?: string
  /** Filters by record. */
  linked_record_id?: string
  /** Filters by ID or email address of a member. `null` finds those without. */
  assignee?: string
  /** Whether only completed or only open ones are listed. */
  is_completed?: boolean
}

export interface Task {
  /** The task's ID. */
  id: string
  /** The text. */
  content_plaintext?: string
  /** The deadline. */
  deadline_at?: string | null
  /** Whether it is done. */
  is_completed?: boolean
  /** The time when it was done. */
  completed_at?: string | null
  /** The records that it is about. */
  linked_records?: TaskRecord[]
  /** The members who do it. */
  assignees?: TaskAssignee[]
  created_by_actor?: Actor | null
  /** Creation time. */
  created_at?: string
}

export interface TaskRecord {
  target_object_id?: string
  target_record_id?: string
}

export interface TaskAssignee {
  referenced_actor_type?: string
  referenced_actor_id?: string
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** ID of the task, as `tasks.list` has it. */
  task_id: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** The text, up to 2,000 characters. (at most 2000 characters) */
  content: string
  /** Deadline. Null sets none. */
  deadline_at: string | null
  /** Whether it is done. (default false) */
  is_completed?: boolean
  /** Records that it is about. An empty list sets none. */
  linked_records: {
    /** Slug or ID of the object. */
    target_object: string
    /** ID of the record. */
    target_record_id: string
  }[]
  /** Members who do it. An empty list sets none. */
  assignees: {
    /** Type of the actor. */
    referenced_actor_type: "workspace-member"
    /** ID of the member. */
    referenced_actor_id: string
  }[]
}

/** Params of tasks.update. Needs deadline_at, or is_completed, or linked_records, or assignees. */
export interface TasksUpdateParams {
  /** ID of the task, as `tasks.list` has it. */
  task_id: string
  /** Deadline. Null removes it. */
  deadline_at?: string | null
  /** Whether it is done. */
  is_completed?: boolean
  /** All records that it is about. */
  linked_records?: {
    /** Slug or ID of the object. */
    target_object: string
    /** ID of the record. */
    target_record_id: string
  }[]
  /** All members who do it. */
  assignees?: {
    /** Type of the actor. */
    referenced_actor_type: "workspace-member"
    /** ID of the member. */
    referenced_actor_id: string
  }[]
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** ID of the task, as `tasks.list` has it. */
  task_id: string
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  content_plaintext: string | null
  deadline_at: string | null
  is_completed: boolean | null
  completed_at: string | null
  linked_records: unknown[] | null
  assignees: unknown[] | null
  created_at: string | null
}

/** Params of threads.list. Needs object and record_id, or list and entry_id. */
export interface ThreadsListParams {
  /** Number of records on a page, 1 to 50. (1 to 50; default 50) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
  /** Slug or ID of the object, together with `record_id`. */
  object?: string
  /** ID of the record, together with `object`. */
  record_id?: string
  /** Slug or ID of the list, together with `entry_id`. */
  list?: string
  /** ID of the entry, together with `list`. */
  entry_id?: string
}

export interface Thread {
  /** The thread's ID. */
  id: string
  /** The comments, oldest first. */
  comments?: ThreadComment[]
  /** Creation time. */
  created_at?: string
}

export interface ThreadComment {
  /** The comment's ID. */
  id: CommentId
  /** The text. */
  content_plaintext?: string
  author?: Actor | null
  /** The time when it was resolved. */
  resolved_at?: string | null
  resolved_by?: Actor | null
  /** Creation time. */
  created_at?: string
}

export interface CommentId {
  workspace_id?: string
  comment_id?: string
}

/** Params of threads.get. */
export interface ThreadsGetParams {
  /** ID of the thread, as `threads.list` has it. */
  thread_id: string
}

/** Params of comments.get. */
export interface CommentsGetParams {
  /** ID of the comment, as `threads.get` has it. */
  comment_id: string
}

export interface Comment {
  /** The comment's ID. */
  id: string
  /** The ID of the thread. */
  thread_id?: string
  /** The text. */
  content_plaintext?: string
  record?: CommentRecord | null
  entry?: CommentEntry | null
  author?: Actor | null
  /** The time when it was resolved. */
  resolved_at?: string | null
  resolved_by?: Actor | null
  /** Creation time. */
  created_at?: string
}

export interface CommentRecord {
  object_id?: string
  record_id?: string
}

export interface CommentEntry {
  list_id?: string
  entry_id?: string
}

/** Params of comments.create. Needs thread_id, or record, or entry. Takes only one of thread_id, record, entry. */
export interface CommentsCreateParams {
  /** The text. Email addresses of members mention them. */
  content: string
  /** ID of the member who writes, as `workspace_members.list` has it. */
  author_id: string
  /** ID of the thread to answer in. */
  thread_id?: string
  /** The record to comment on. */
  record?: {
    /** Slug or ID of the object. */
    object: string
    /** ID of the record. */
    record_id: string
  }
  /** The entry to comment on. */
  entry?: {
    /** Slug or ID of the list. */
    list: string
    /** ID of the entry. */
    entry_id: string
  }
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the comment, as `threads.get` has it. */
  comment_id: string
}

/** Params of workspace_members.list. */
export interface WorkspaceMembersListParams { [k: string]: never }

export interface WorkspaceMember {
  /** The member's ID. */
  id: string
  /** The first name. */
  first_name?: string
  /** The last name. */
  last_name?: string
  /** The email address. */
  email_address?: string
  /** The address of the picture. */
  avatar_url?: string | null
  /** The rights: admin, member or suspended. */
  access_level?: string
  /** Creation time. */
  created_at?: string
}

/** Params of workspace_members.get. */
export interface WorkspaceMembersGetParams {
  /** ID of the member, as `workspace_members.list` has it. */
  workspace_member_id: string
}

/** Searchable fields of workspace_members, in hosted mode. */
export interface WorkspaceMembersSearchFields {
  first_name: string | null
  last_name: string | null
  email_address: string | null
  access_level: string | null
  created_at: string | null
}

/** Params of webhooks.list. */
export interface WebhooksListParams {
  /** Number of records on a page, 10 to 100. (10 to 100; default 100) */
  limit?: number
  /** Number of records before the page. (at least 0) */
  offset?: number
}

export interface Webhook {
  /** The webhook's ID. */
  id: string
  /** The URL that gets the events. */
  target_url?: string
  /** The types of events. */
  subscriptions?: Subscription[]
  /** The state: active, degraded or inactive. */
  status?: string
  /** The secret of the signatures, in the answer to its creation alone. */
  secret?: string | null
  /** Creation time. */
  created_at?: string
}

export interface Subscription {
  event_type?: string
  /** The conditions. */
  filter?: { [k: string]: unknown } | null
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** ID of the webhook, as `webhooks.list` has it. */
  webhook_id: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** URL that gets the events. */
  target_url: string
  /** The types of events. */
  subscriptions: {
    /** The type of event. */
    event_type:
      | "call-recording.created"
      | "comment.created"
      | "comment.resolved"
      | "comment.unresolved"
      | "comment.deleted"
      | "list.created"
      | "list.updated"
      | "list.deleted"
      | "list-attribute.created"
      | "list-attribute.updated"
      | "list-entry.created"
      | "list-entry.updated"
      | "list-entry.deleted"
      | "object-attribute.created"
      | "object-attribute.updated"
      | "note.created"
      | "note-content.updated"
      | "note.updated"
      | "note.deleted"
      | "record.created"
      | "record.merged"
      | "record.updated"
      | "record.deleted"
      | "task.created"
      | "task.updated"
      | "task.deleted"
      | "workspace-member.created"
    /** Conditions under `$and` or `$or`. Null lets all pass. */
    filter: { [k: string]: unknown } | null
  }[]
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the webhook, as `webhooks.list` has it. */
  webhook_id: string
}

/** Params of self.get. */
export interface SelfGetParams { [k: string]: never }

export interface Token {
  /** Whether the token works. */
  active: boolean
  /** The scopes, with spaces between them. */
  scope?: string | null
  /** The ID of the app or of the key. */
  client_id?: string | null
  /** The ID of the workspace. */
  workspace_id?: string | null
  /** The name of the workspace. */
  workspace_name?: string | null
  /** The slug of the workspace. */
  workspace_slug?: string | null
  /** The address of the logo. */
  workspace_logo_url?: string | null
  /** The ID of the member who gave the token. */
  authorized_by_workspace_member_id?: string | null
  /** The end of the token, in seconds since 1970. */
  exp?: number | null
  /** The beginning of the token, in seconds since 1970. */
  iat?: number | null
}

/** Credentials by auth variant. */
export interface AttioCredentials {
  api_key: AttioApiKeyCredentials
  oauth: AttioOauthCredentials
}

/** API key */
export interface AttioApiKeyCredentials {
  api_key: string
}

/** Attio workspace */
export interface AttioOauthCredentials {
  access_token: string
  expires_at?: string
  client_id?: string
  client_secret?: string
}

export interface AttioConfig { [k: string]: never }
