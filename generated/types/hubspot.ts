// Generated from definitions/hubspot.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** HubSpot */
    "hubspot": Hubspot
  }
}

export type AssociationCategory = ("HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK")

/**
 * HubSpot. Contacts, companies, deals, tickets and custom objects of a HubSpot account with their associations, notes,
 * calls, meetings, emails and tasks. Owners, pipelines, properties, lists and custom object schemas.
 */
export interface Hubspot {
  operations: HubspotOperations
  credentials: HubspotCredentials
  config: HubspotConfig
}

/** The operations, by entity and action. */
export interface HubspotOperations {
  /** A contact. */
  contacts: {
    /** Lists contacts with the requested properties. To filter, use `api_search`. */
    list: {
      params: ContactsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a contact with the requested properties and associations. */
    get: {
      params: ContactsGetParams
      records: Record
      meta: {}
    }
    /**
     * Creates a contact with the given properties and associations. HubSpot enforces your administrators' rules for
     * required properties.
     */
    create: {
      params: ContactsCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a contact. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: ContactsUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches contacts by text, filters or both. Finds up to 10,000; new contacts appear after a few moments. */
    api_search: {
      params: ContactsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a contact, which moves it to the recycle bin. It can be restored in HubSpot within 90 days. */
    archive: {
      params: ContactsArchiveParams
      records: null
      meta: {}
    }
    /** Creates or updates up to 100 contacts by a unique property. Reports for each contact whether it was written. */
    upsert: {
      params: ContactsUpsertParams
      records: UpsertedRecord[]
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
    /**
     * Merges another contact into a contact, which keeps its ID. The other contact disappears. This cannot be undone.
     */
    merge: {
      params: ContactsMergeParams
      records: WrittenRecord
      meta: {}
    }
    /**
     * Deletes a contact and all content about it for good, as the GDPR requires. This cannot be undone. An email
     * address that no contact has is blocked for the future.
     */
    gdpr_delete: {
      params: ContactsGdprDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A company or other organization. */
  companies: {
    /** Lists companies with the requested properties. To filter, use `api_search`. */
    list: {
      params: CompaniesListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a company with the requested properties and associations. */
    get: {
      params: CompaniesGetParams
      records: Record
      meta: {}
    }
    /**
     * Creates a company with the given properties and associations. HubSpot enforces your administrators' rules for
     * required properties.
     */
    create: {
      params: CompaniesCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a company. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: CompaniesUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches companies by text, filters or both. Finds up to 10,000; new companies appear after a few moments. */
    api_search: {
      params: CompaniesApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a company, which moves it to the recycle bin. It can be restored in HubSpot within 90 days. */
    archive: {
      params: CompaniesArchiveParams
      records: null
      meta: {}
    }
    /** Creates or updates up to 100 companies by a unique property. Reports for each company whether it was written. */
    upsert: {
      params: CompaniesUpsertParams
      records: UpsertedRecord[]
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
    /**
     * Merges another company into a company, which keeps its ID. The other company disappears. This cannot be undone.
     */
    merge: {
      params: CompaniesMergeParams
      records: WrittenRecord
      meta: {}
    }
    search: {
      fields: CompaniesSearchFields
    }
  }
  /** A deal in a stage of a pipeline. */
  deals: {
    /** Lists deals with the requested properties. To filter, use `api_search`. */
    list: {
      params: DealsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a deal with the requested properties and associations. */
    get: {
      params: DealsGetParams
      records: Record
      meta: {}
    }
    /**
     * Creates a deal with the given properties and associations. HubSpot enforces your administrators' rules for
     * required properties.
     */
    create: {
      params: DealsCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a deal. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: DealsUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches deals by text, filters or both. Finds up to 10,000; new deals appear after a few moments. */
    api_search: {
      params: DealsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a deal, which moves it to the recycle bin. */
    archive: {
      params: DealsArchiveParams
      records: null
      meta: {}
    }
    /** Creates or updates up to 100 deals by a unique property. Reports for each deal whether it was written. */
    upsert: {
      params: DealsUpsertParams
      records: UpsertedRecord[]
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
    /** Merges another deal into a deal, which keeps its ID. The other deal disappears. This cannot be undone. */
    merge: {
      params: DealsMergeParams
      records: WrittenRecord
      meta: {}
    }
    search: {
      fields: DealsSearchFields
    }
  }
  /** A support ticket. */
  tickets: {
    /** Lists tickets with the requested properties. To filter, use `api_search`. */
    list: {
      params: TicketsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a ticket with the requested properties and associations. */
    get: {
      params: TicketsGetParams
      records: Record
      meta: {}
    }
    /**
     * Creates a ticket with the given properties and associations. HubSpot enforces your administrators' rules for
     * required properties.
     */
    create: {
      params: TicketsCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a ticket. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: TicketsUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches tickets by text, filters or both. Finds up to 10,000; new tickets appear after a few moments. */
    api_search: {
      params: TicketsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a ticket, which moves it to the recycle bin. */
    archive: {
      params: TicketsArchiveParams
      records: null
      meta: {}
    }
    /** Creates or updates up to 100 tickets by a unique property. Reports for each ticket whether it was written. */
    upsert: {
      params: TicketsUpsertParams
      records: UpsertedRecord[]
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
    /** Merges another ticket into a ticket, which keeps its ID. The other ticket disappears. This cannot be undone. */
    merge: {
      params: TicketsMergeParams
      records: WrittenRecord
      meta: {}
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** The schema of a custom object, with its properties and associations. */
  schemas: {
    /**
     * Lists the schemas of all custom objects with their properties. Standard objects such as contacts are not
     * included.
     */
    list: {
      params: SchemasListParams
      records: ObjectSchema[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets the schema of a custom object with its properties and associations. */
    get: {
      params: SchemasGetParams
      records: ObjectSchema
      meta: {}
    }
  }
  /** A CRM record of any object type, usually a custom object. */
  objects: {
    /** Lists the records of an object type, usually a custom object. See `schemas` for the types. */
    list: {
      params: ObjectsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a record of any object type with the requested properties and associations. */
    get: {
      params: ObjectsGetParams
      records: Record
      meta: {}
    }
    /**
     * Creates a record with the given properties and associations. HubSpot enforces your administrators' rules for
     * required properties.
     */
    create: {
      params: ObjectsCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a record. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: ObjectsUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /**
     * Searches records of any object type by text, filters or both. Finds up to 10,000; new records appear after a few
     * moments.
     */
    api_search: {
      params: ObjectsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a record of any object type, which moves it to the recycle bin. */
    archive: {
      params: ObjectsArchiveParams
      records: null
      meta: {}
    }
    /** Creates or updates up to 100 records by a unique property. Reports for each record whether it was written. */
    upsert: {
      params: ObjectsUpsertParams
      records: UpsertedRecord[]
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
  /** A note on the timeline of records. */
  notes: {
    /** Lists notes with the requested properties. To filter, use `api_search`. */
    list: {
      params: NotesListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a note with the requested properties and associations. */
    get: {
      params: NotesGetParams
      records: Record
      meta: {}
    }
    /** Creates a note and puts it on the timeline of the associated records. */
    create: {
      params: NotesCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a note. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: NotesUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches notes by text, filters or both. Finds up to 10,000; new notes appear after a few moments. */
    api_search: {
      params: NotesApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a note, which moves it to the recycle bin. */
    archive: {
      params: NotesArchiveParams
      records: null
      meta: {}
    }
  }
  /** A logged call on the timeline of records. */
  calls: {
    /** Lists calls with the requested properties. To filter, use `api_search`. */
    list: {
      params: CallsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a call with the requested properties and associations. */
    get: {
      params: CallsGetParams
      records: Record
      meta: {}
    }
    /** Logs a call and puts it on the timeline of the associated records. */
    create: {
      params: CallsCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a call. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: CallsUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches calls by text, filters or both. Finds up to 10,000; new calls appear after a few moments. */
    api_search: {
      params: CallsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a call, which moves it to the recycle bin. */
    archive: {
      params: CallsArchiveParams
      records: null
      meta: {}
    }
  }
  /** A meeting on the timeline of records. */
  meetings: {
    /** Lists meetings with the requested properties. To filter, use `api_search`. */
    list: {
      params: MeetingsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a meeting with the requested properties and associations. */
    get: {
      params: MeetingsGetParams
      records: Record
      meta: {}
    }
    /** Creates a meeting and puts it on the timeline of the associated records. */
    create: {
      params: MeetingsCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a meeting. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: MeetingsUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches meetings by text, filters or both. Finds up to 10,000; new meetings appear after a few moments. */
    api_search: {
      params: MeetingsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a meeting, which moves it to the recycle bin. */
    archive: {
      params: MeetingsArchiveParams
      records: null
      meta: {}
    }
  }
  /** A logged email on the timeline of records. Creating one sends nothing. */
  emails: {
    /** Lists emails with the requested properties. To filter, use `api_search`. */
    list: {
      params: EmailsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets an email with the requested properties and associations. */
    get: {
      params: EmailsGetParams
      records: Record
      meta: {}
    }
    /** Logs an email and puts it on the timeline of the associated records. */
    create: {
      params: EmailsCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of an email. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: EmailsUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches emails by text, filters or both. Finds up to 10,000; new emails appear after a few moments. */
    api_search: {
      params: EmailsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives an email, which moves it to the recycle bin. */
    archive: {
      params: EmailsArchiveParams
      records: null
      meta: {}
    }
  }
  /** A task of an owner, on the timeline of records. */
  tasks: {
    /** Lists tasks with the requested properties. To filter, use `api_search`. */
    list: {
      params: TasksListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a task with the requested properties and associations. */
    get: {
      params: TasksGetParams
      records: Record
      meta: {}
    }
    /** Creates a task and puts it on the timeline of the associated records. */
    create: {
      params: TasksCreateParams
      records: WrittenRecord
      meta: {}
    }
    /** Updates properties of a task. Properties that you leave out keep their value; an empty text clears one. */
    update: {
      params: TasksUpdateParams
      records: WrittenRecord
      meta: {}
    }
    /** Searches tasks by text, filters or both. Finds up to 10,000; new tasks appear after a few moments. */
    api_search: {
      params: TasksApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Archives a task, which moves it to the recycle bin. */
    archive: {
      params: TasksArchiveParams
      records: null
      meta: {}
    }
  }
  /** An association of a record with another one, with its types: the default one, and labels. */
  associations: {
    /** Lists the records of a type that are associated with a record, with the types of each association. */
    list: {
      params: AssociationsListParams
      records: Association[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /**
     * Associates two records by the given types and replaces their labels, such as the primary company. See
     * `association_labels.list` for the types.
     */
    create: {
      params: AssociationsCreateParams
      records: LabeledAssociation
      meta: {}
    }
    /** Removes all associations between two records. The records stay. */
    delete: {
      params: AssociationsDeleteParams
      records: null
      meta: {}
    }
    /** Associates two records by the default type, without a label. */
    create_default: {
      params: AssociationsCreateDefaultParams
      records: DefaultAssociation
      meta: {}
    }
    /** Removes labels from the association of two records. They stay associated by their other types. */
    remove_labels: {
      params: AssociationsRemoveLabelsParams
      records: null
      meta: {}
    }
  }
  /** A type that associations between two object types can have, with its label. */
  association_labels: {
    /** Lists the types and labels of associations from one object type to another. */
    list: {
      params: AssociationLabelsListParams
      records: AssociationLabel[]
      meta: {}
    }
  }
  /** An owner: a user or queue to whom records are assigned by `hubspot_owner_id`. */
  owners: {
    /** Lists owners. Filters by email address. */
    list: {
      params: OwnersListParams
      records: Owner[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets an owner with its teams. */
    get: {
      params: OwnersGetParams
      records: Owner
      meta: {}
    }
  }
  /** A pipeline of deals, tickets or another object type, with its stages. */
  pipelines: {
    /** Lists the pipelines of an object type with their stages. */
    list: {
      params: PipelinesListParams
      records: Pipeline[]
      meta: {}
    }
    /** Gets a pipeline with its stages. */
    get: {
      params: PipelinesGetParams
      records: Pipeline
      meta: {}
    }
    /** Creates a pipeline with its stages. */
    create: {
      params: PipelinesCreateParams
      records: Pipeline
      meta: {}
    }
    /** Renames, moves, archives or restores a pipeline. Fields that you leave out keep their value. */
    update: {
      params: PipelinesUpdateParams
      records: Pipeline
      meta: {}
    }
    /**
     * Deletes a pipeline with its stages. HubSpot refuses it while records use the pipeline, unless you turn the check
     * off.
     */
    delete: {
      params: PipelinesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A stage of a pipeline. */
  pipeline_stages: {
    /** Lists the stages of a pipeline. */
    list: {
      params: PipelineStagesListParams
      records: PipelineStage[]
      meta: {}
    }
    /** Gets a stage of a pipeline. */
    get: {
      params: PipelineStagesGetParams
      records: PipelineStage
      meta: {}
    }
    /** Creates a stage in a pipeline. */
    create: {
      params: PipelineStagesCreateParams
      records: PipelineStage
      meta: {}
    }
    /** Renames, moves, archives or restores a stage, or changes its probability or state. */
    update: {
      params: PipelineStagesUpdateParams
      records: PipelineStage
      meta: {}
    }
    /** Deletes a stage of a pipeline. Move the records that use the stage first. */
    delete: {
      params: PipelineStagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A property of an object type, such as the email address of contacts. */
  properties: {
    /** Lists the properties of an object type with their options. */
    list: {
      params: PropertiesListParams
      records: Property[]
      meta: {}
    }
    /** Gets a property with its options. */
    get: {
      params: PropertiesGetParams
      records: Property
      meta: {}
    }
    /** Creates a property of an object type. */
    create: {
      params: PropertiesCreateParams
      records: Property
      meta: {}
    }
    /** Updates a property. Fields that you leave out keep their value; `options` replaces all choices. */
    update: {
      params: PropertiesUpdateParams
      records: Property
      meta: {}
    }
    /** Archives a property, which moves it to the recycle bin. Its values disappear from all records. */
    archive: {
      params: PropertiesArchiveParams
      records: null
      meta: {}
    }
  }
  /** A group of properties. */
  property_groups: {
    /** Lists the groups of an object type's properties. */
    list: {
      params: PropertyGroupsListParams
      records: PropertyGroup[]
      meta: {}
    }
  }
  /** A list of records of one type, static or kept up to date by filters. */
  lists: {
    /** Gets a list, with its filters if you ask for them. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates a list. For a static one that you fill yourself, choose `MANUAL`. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Deletes a list. Its records stay. It can be restored within 90 days. */
    delete: {
      params: ListsDeleteParams
      records: null
      meta: {}
    }
    /** Searches lists by name and type. Lists all if you leave out `query`. */
    api_search: {
      params: ListsApiSearchParams
      records: List[]
      meta: {
        total: number | null
      }
    }
    /** Renames a list. */
    rename: {
      params: ListsRenameParams
      records: List
      meta: {}
    }
    /** Replaces the filters of a dynamic list. HubSpot then adds and removes records by them. */
    update_filters: {
      params: ListsUpdateFiltersParams
      records: List
      meta: {}
    }
    /** Restores a list that was deleted less than 90 days ago. */
    restore: {
      params: ListsRestoreParams
      records: null
      meta: {}
    }
  }
  /** A record in a list. */
  list_members: {
    /** Lists the IDs of the records in a list, in ascending order. */
    list: {
      params: ListMembersListParams
      records: ListMember[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Adds records to a manual or snapshot list. Reports which were added and which do not exist. */
    add: {
      params: ListMembersAddParams
      records: MembersChanged
      meta: {}
    }
    /** Removes records from a manual or snapshot list. The records stay. */
    remove: {
      params: ListMembersRemoveParams
      records: MembersChanged
      meta: {}
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

export interface Record {
  /** The record's ID. */
  id: string
  /** Values by property, all text; null where there is none. */
  properties: {
    [k: string]: string | null
  }
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** Whether the record is archived. */
  archived: boolean
  /** The time of archiving. Absent unless archived. */
  archivedAt?: string | null
  /** The earlier values of the requested properties, by property name. */
  propertiesWithHistory?: {
    [k: string]: PropertyVersion[]
  } | null
  /** Associated records, by object type. */
  associations?: {
    [k: string]: AssociatedRecords
  } | null
  /** An ID for tracing the request that wrote the record. */
  objectWriteTraceId?: string | null
  /** The record's address in HubSpot. */
  url?: string | null
}

export interface PropertyVersion {
  value?: string | null
  timestamp?: string
  sourceType?: string
  sourceId?: string | null
  sourceLabel?: string | null
  updatedByUserId?: number | null
}

export interface AssociatedRecords {
  results?: AssociatedId[]
  paging?: Paging | null
}

export interface AssociatedId {
  id?: string
  type?: string
}

export interface Paging {
  next?: NextPage | null
  prev?: PreviousPage | null
}

export interface NextPage {
  after?: string
  link?: string | null
}

export interface PreviousPage {
  before?: string
  link?: string | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  contactId: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** The contact's properties. All values are text. */
  properties: {
    /** Email address, unique among contacts. */
    email?: string
    firstname?: string
    lastname?: string
    phone?: string
    mobilephone?: string
    /** Name of the contact's company. */
    company?: string
    jobtitle?: string
    website?: string
    address?: string
    city?: string
    state?: string
    zip?: string
    country?: string
    /** Lifecycle stage, by its internal name. */
    lifecyclestage?: string
    /** Lead status, by its internal name. */
    hs_lead_status?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

export interface WrittenRecord {
  /** The record's ID. */
  id: string
  /** Values of the written and a few common properties, all text. */
  properties: {
    [k: string]: string | null
  }
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** Whether the record is archived. */
  archived: boolean
  /** The time of archiving. Absent unless archived. */
  archivedAt?: string | null
  /** The earlier values of properties, by property name. */
  propertiesWithHistory?: {
    [k: string]: PropertyVersion[]
  } | null
  /** An ID for tracing the request that wrote the record. */
  objectWriteTraceId?: string | null
  /** The record's address in HubSpot. */
  url?: string | null
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  contactId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the contact. All values are text. */
  properties: {
    /** Email address, unique among contacts. */
    email?: string
    firstname?: string
    lastname?: string
    phone?: string
    mobilephone?: string
    /** Name of the contact's company. */
    company?: string
    jobtitle?: string
    website?: string
    address?: string
    city?: string
    state?: string
    zip?: string
    country?: string
    /** Lifecycle stage, by its internal name. */
    lifecyclestage?: string
    /** Lead status, by its internal name. */
    hs_lead_status?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of contacts.archive. */
export interface ContactsArchiveParams {
  /** Contact to archive, by ID. */
  contactId: string
}

/** Params of contacts.upsert. */
export interface ContactsUpsertParams {
  /** Contacts to create or update, each found by the value of a unique property. Up to 100. (1 to 100 items) */
  inputs: {
    /** Value of the unique property, or the contact's ID without `idProperty`. */
    id: string
    /** Name of the unique property, such as `email`. */
    idProperty?: string
    /** A text of your choice, unique in the call. It tells which outcome belongs to the contact. */
    objectWriteTraceId: string
    /** The contact's properties. All values are text. */
    properties: {
      /** Email address, unique among contacts. */
      email?: string
      firstname?: string
      lastname?: string
      phone?: string
      mobilephone?: string
      /** Name of the contact's company. */
      company?: string
      jobtitle?: string
      website?: string
      address?: string
      city?: string
      state?: string
      zip?: string
      country?: string
      /** Lifecycle stage, by its internal name. */
      lifecyclestage?: string
      /** Lead status, by its internal name. */
      hs_lead_status?: string
      /** Owner's ID, as `owners.list` returns it. */
      hubspot_owner_id?: string
    }
  }[]
}

export interface UpsertedRecord {
  /** The record's ID. */
  id: string
  /** Whether the call created the record. */
  new?: boolean
  /** Values of the written and a few common properties, all text. */
  properties: {
    [k: string]: string | null
  }
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
  /** Whether the record is archived. */
  archived: boolean
  /** The time of archiving. Absent unless archived. */
  archivedAt?: string | null
  /** The earlier values of properties, by property name. */
  propertiesWithHistory?: {
    [k: string]: PropertyVersion[]
  } | null
  /** The trace ID that you sent for the record. */
  objectWriteTraceId?: string | null
  /** The record's address in HubSpot. */
  url?: string | null
}

/** Params of contacts.merge. */
export interface ContactsMergeParams {
  /** ID of the contact that remains. */
  contactId: string
  /** ID of the contact that is merged into it and disappears. */
  contactIdToMerge: string
}

/** Params of contacts.gdpr_delete. */
export interface ContactsGdprDeleteParams {
  /** ID of the contact, or its email address with `idProperty`. */
  contactId: string
  /** Set to `email` to find the contact by its email address. */
  idProperty?: "email"
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  archived: boolean | null
  companies: unknown[] | null
  createdAt: string | null
  id: string | null
  properties: { [k: string]: unknown } | null
  updatedAt: string | null
}

/** Params of companies.list. */
export interface CompaniesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of companies.get. */
export interface CompaniesGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  companyId: string
}

/** Params of companies.create. */
export interface CompaniesCreateParams {
  /** The company's properties. All values are text. */
  properties: {
    name?: string
    /** Website domain, by which HubSpot finds duplicates. */
    domain?: string
    phone?: string
    description?: string
    /** Industry, by its internal name. */
    industry?: string
    address?: string
    city?: string
    state?: string
    zip?: string
    country?: string
    numberofemployees?: string
    annualrevenue?: string
    /** Lifecycle stage, by its internal name. */
    lifecyclestage?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of companies.update. */
export interface CompaniesUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  companyId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the company. All values are text. */
  properties: {
    name?: string
    /** Website domain, by which HubSpot finds duplicates. */
    domain?: string
    phone?: string
    description?: string
    /** Industry, by its internal name. */
    industry?: string
    address?: string
    city?: string
    state?: string
    zip?: string
    country?: string
    numberofemployees?: string
    annualrevenue?: string
    /** Lifecycle stage, by its internal name. */
    lifecyclestage?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
}

/** Params of companies.api_search. */
export interface CompaniesApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of companies.archive. */
export interface CompaniesArchiveParams {
  /** Company to archive, by ID. */
  companyId: string
}

/** Params of companies.upsert. */
export interface CompaniesUpsertParams {
  /** Companies to create or update, each found by the value of a unique property. Up to 100. (1 to 100 items) */
  inputs: {
    /** Value of the unique property, or the company's ID without `idProperty`. */
    id: string
    /** Name of the unique property. */
    idProperty?: string
    /** A text of your choice, unique in the call. It tells which outcome belongs to the company. */
    objectWriteTraceId: string
    /** The company's properties. All values are text. */
    properties: {
      name?: string
      /** Website domain, by which HubSpot finds duplicates. */
      domain?: string
      phone?: string
      description?: string
      /** Industry, by its internal name. */
      industry?: string
      address?: string
      city?: string
      state?: string
      zip?: string
      country?: string
      numberofemployees?: string
      annualrevenue?: string
      /** Lifecycle stage, by its internal name. */
      lifecyclestage?: string
      /** Owner's ID, as `owners.list` returns it. */
      hubspot_owner_id?: string
    }
  }[]
}

/** Params of companies.merge. */
export interface CompaniesMergeParams {
  /** ID of the company that remains. */
  companyId: string
  /** ID of the company that is merged into it and disappears. */
  companyIdToMerge: string
}

/** Searchable fields of companies, in hosted mode. */
export interface CompaniesSearchFields {
  archived: boolean | null
  contacts: unknown[] | null
  createdAt: string | null
  id: string | null
  properties: { [k: string]: unknown } | null
  updatedAt: string | null
}

/** Params of deals.list. */
export interface DealsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of deals.get. */
export interface DealsGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  dealId: string
}

/** Params of deals.create. */
export interface DealsCreateParams {
  /** The deal's properties. All values are text. */
  properties: {
    dealname?: string
    /** Pipeline's ID, as `pipelines.list` returns it. */
    pipeline?: string
    /** Stage's ID, as `pipeline_stages.list` returns it. */
    dealstage?: string
    /** Amount in the currency of the deal. */
    amount?: string
    /** Expected or actual closing time, ISO 8601 or milliseconds since 1970. */
    closedate?: string
    /** Type of deal. */
    dealtype?: string
    description?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of deals.update. */
export interface DealsUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  dealId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the deal. All values are text. */
  properties: {
    dealname?: string
    /** Pipeline's ID, as `pipelines.list` returns it. */
    pipeline?: string
    /** Stage's ID, as `pipeline_stages.list` returns it. */
    dealstage?: string
    /** Amount in the currency of the deal. */
    amount?: string
    /** Expected or actual closing time, ISO 8601 or milliseconds since 1970. */
    closedate?: string
    /** Type of deal. */
    dealtype?: string
    description?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
}

/** Params of deals.api_search. */
export interface DealsApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of deals.archive. */
export interface DealsArchiveParams {
  /** Deal to archive, by ID. */
  dealId: string
}

/** Params of deals.upsert. */
export interface DealsUpsertParams {
  /** Deals to create or update, each found by the value of a unique property. Up to 100. (1 to 100 items) */
  inputs: {
    /** Value of the unique property, or the deal's ID without `idProperty`. */
    id: string
    /** Name of the unique property. */
    idProperty?: string
    /** A text of your choice, unique in the call. It tells which outcome belongs to the deal. */
    objectWriteTraceId: string
    /** The deal's properties. All values are text. */
    properties: {
      dealname?: string
      /** Pipeline's ID, as `pipelines.list` returns it. */
      pipeline?: string
      /** Stage's ID, as `pipeline_stages.list` returns it. */
      dealstage?: string
      /** Amount in the currency of the deal. */
      amount?: string
      /** Expected or actual closing time, ISO 8601 or milliseconds since 1970. */
      closedate?: string
      /** Type of deal. */
      dealtype?: string
      description?: string
      /** Owner's ID, as `owners.list` returns it. */
      hubspot_owner_id?: string
    }
  }[]
}

/** Params of deals.merge. */
export interface DealsMergeParams {
  /** ID of the deal that remains. */
  dealId: string
  /** ID of the deal that is merged into it and disappears. */
  dealIdToMerge: string
}

/** Searchable fields of deals, in hosted mode. */
export interface DealsSearchFields {
  archived: boolean | null
  companies: unknown[] | null
  contacts: unknown[] | null
  createdAt: string | null
  id: string | null
  line_items: unknown[] | null
  properties: { [k: string]: unknown } | null
  updatedAt: string | null
}

/** Params of tickets.list. */
export interface TicketsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of tickets.get. */
export interface TicketsGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  ticketId: string
}

/** Params of tickets.create. */
export interface TicketsCreateParams {
  /** The ticket's properties. All values are text. */
  properties: {
    subject?: string
    /** Text of the ticket. */
    content?: string
    /** Pipeline's ID, as `pipelines.list` returns it. */
    hs_pipeline?: string
    /** Stage's ID, as `pipeline_stages.list` returns it. Required to create a ticket. */
    hs_pipeline_stage?: string
    /** Priority, by its internal name. */
    hs_ticket_priority?: string
    /** Category, by its internal name. */
    hs_ticket_category?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of tickets.update. */
export interface TicketsUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  ticketId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the ticket. All values are text. */
  properties: {
    subject?: string
    /** Text of the ticket. */
    content?: string
    /** Pipeline's ID, as `pipelines.list` returns it. */
    hs_pipeline?: string
    /** Stage's ID, as `pipeline_stages.list` returns it. Required to create a ticket. */
    hs_pipeline_stage?: string
    /** Priority, by its internal name. */
    hs_ticket_priority?: string
    /** Category, by its internal name. */
    hs_ticket_category?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
}

/** Params of tickets.api_search. */
export interface TicketsApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of tickets.archive. */
export interface TicketsArchiveParams {
  /** Ticket to archive, by ID. */
  ticketId: string
}

/** Params of tickets.upsert. */
export interface TicketsUpsertParams {
  /** Tickets to create or update, each found by the value of a unique property. Up to 100. (1 to 100 items) */
  inputs: {
    /** Value of the unique property, or the ticket's ID without `idProperty`. */
    id: string
    /** Name of the unique property. */
    idProperty?: string
    /** A text of your choice, unique in the call. It tells which outcome belongs to the ticket. */
    objectWriteTraceId: string
    /** The ticket's properties. All values are text. */
    properties: {
      subject?: string
      /** Text of the ticket. */
      content?: string
      /** Pipeline's ID, as `pipelines.list` returns it. */
      hs_pipeline?: string
      /** Stage's ID, as `pipeline_stages.list` returns it. Required to create a ticket. */
      hs_pipeline_stage?: string
      /** Priority, by its internal name. */
      hs_ticket_priority?: string
      /** Category, by its internal name. */
      hs_ticket_category?: string
      /** Owner's ID, as `owners.list` returns it. */
      hubspot_owner_id?: string
    }
  }[]
}

/** Params of tickets.merge. */
export interface TicketsMergeParams {
  /** ID of the ticket that remains. */
  ticketId: string
  /** ID of the ticket that is merged into it and disappears. */
  ticketIdToMerge: string
}

/** Searchable fields of tickets, in hosted mode. */
export interface TicketsSearchFields {
  archived: boolean | null
  createdAt: string | null
  id: string | null
  properties: { [k: string]: unknown } | null
  updatedAt: string | null
}

/** Params of schemas.list. */
export interface SchemasListParams {
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

export interface ObjectSchema {
  /** The object schema's ID. */
  id: string
  /** The object type's internal name, unique in the account. */
  name: string
  /** The singular and plural labels of the object type. */
  labels: Labels
  /** The object type's ID, in the form 2-123456. */
  objectTypeId?: string
  /** The object type's full name, made from the account ID and name. */
  fullyQualifiedName?: string
  /** The object type's description. */
  description?: string | null
  /** The origin of the object type: HubSpot, an integration or the account. */
  metaType?: string
  /** The name of the property shown as a record's title. */
  primaryDisplayProperty?: string
  /** The names of the properties shown beneath a record's title. */
  secondaryDisplayProperties?: string[]
  /** The names of the properties required to create a record. */
  requiredProperties: string[]
  /** The names of the properties indexed for search in HubSpot. */
  searchableProperties?: string[]
  /** The properties defined for the object type. */
  properties: Property[]
  /** The associations defined with other object types. */
  associations: AssociationDefinition[]
  /** Whether the object type may have sensitive properties. */
  allowsSensitiveProperties?: boolean
  /** Whether the schema is archived. */
  archived?: boolean
  /** Whether the schema can be restored after archiving. */
  restorable?: boolean
  /** The ID of the user who created the schema. */
  createdByUserId?: number | null
  /** The ID of the user who last updated the schema. */
  updatedByUserId?: number | null
  /** Creation time, in ISO 8601 format. */
  createdAt?: string | null
  /** The time of the last update, in ISO 8601 format. */
  updatedAt?: string | null
}

export interface Labels {
  singular?: string | null
  plural?: string | null
}

export interface Property {
  name?: string
  label?: string
  type?: string
  fieldType?: string
  groupName?: string
  description?: string | null
  options?: PropertyOption[]
  displayOrder?: number | null
  calculated?: boolean | null
  calculationFormula?: string | null
  externalOptions?: boolean | null
  hasUniqueValue?: boolean | null
  hidden?: boolean | null
  hubspotDefined?: boolean | null
  formField?: boolean | null
  referencedObjectType?: string | null
  /**
   * @deprecated
   * HubSpot answers this field before version 2026-09 only. Available until 2026-09-08.
   */
  currencyPropertyName?: string | null
  showCurrencySymbol?: boolean | null
  dateDisplayHint?: string | null
  /**
   * @deprecated
   * HubSpot answers this field before version 2026-09 only. Available until 2026-09-08.
   */
  numberDisplayHint?: string | null
  /**
   * @deprecated
   * HubSpot answers this field before version 2026-09 only. Available until 2026-09-08.
   */
  textDisplayHint?: string | null
  dataSensitivity?: string | null
  sensitiveDataCategories?: string[] | null
  modificationMetadata?: ModificationMetadata | null
  archived?: boolean | null
  archivedAt?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  createdUserId?: string | null
  updatedUserId?: string | null
}

export interface PropertyOption {
  label?: string
  value?: string
  description?: string | null
  displayOrder?: number | null
  hidden?: boolean | null
}

export interface ModificationMetadata {
  archivable?: boolean
  readOnlyDefinition?: boolean
  readOnlyOptions?: boolean | null
  readOnlyValue?: boolean
}

export interface AssociationDefinition {
  id?: string
  name?: string | null
  fromObjectTypeId?: string
  toObjectTypeId?: string
  createdAt?: string | null
  updatedAt?: string | null
}

/** Params of schemas.get. */
export interface SchemasGetParams {
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
}

/** Params of objects.list. */
export interface ObjectsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. (default false) */
  archived?: boolean
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
}

/** Params of objects.get. */
export interface ObjectsGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
  /** ID of the record, or the value of the property named by `idProperty`. */
  objectId: string
}

/** Params of objects.create. */
export interface ObjectsCreateParams {
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
  /** The record's properties. All values are text. */
  properties: {
    [k: string]: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of objects.update. */
export interface ObjectsUpdateParams {
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
  /** ID of the record, or the value of the property named by `idProperty`. */
  objectId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the record. All values are text. */
  properties: {
    [k: string]: string
  }
}

/** Params of objects.api_search. */
export interface ObjectsApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
}

/** Params of objects.archive. */
export interface ObjectsArchiveParams {
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
  /** Record to archive, by ID. */
  objectId: string
}

/** Params of objects.upsert. */
export interface ObjectsUpsertParams {
  /** ID or full name of the object type, such as `2-12345`, `p1234567_car` or `deals`. */
  objectType: string
  /** Records to create or update, each found by the value of a unique property. Up to 100. (1 to 100 items) */
  inputs: {
    /** Value of the unique property, or the record's ID without `idProperty`. */
    id: string
    /** Name of the unique property. */
    idProperty?: string
    /** A text of your choice, unique in the call. It tells which outcome belongs to the record. */
    objectWriteTraceId: string
    /** The record's properties. All values are text. */
    properties: {
      [k: string]: string
    }
  }[]
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of notes.get. */
export interface NotesGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  noteId: string
}

/** Params of notes.create. */
export interface NotesCreateParams {
  /** The note's properties, at least `hs_timestamp`. All values are text. */
  properties: {
    /** Time of the note on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    /** Text, up to 65,536 characters. HTML is allowed. */
    hs_note_body?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of notes.update. */
export interface NotesUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  noteId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the note. All values are text. */
  properties: {
    /** Time of the note on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    /** Text, up to 65,536 characters. HTML is allowed. */
    hs_note_body?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
}

/** Params of notes.api_search. */
export interface NotesApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of notes.archive. */
export interface NotesArchiveParams {
  /** Note to archive, by ID. */
  noteId: string
}

/** Params of calls.list. */
export interface CallsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of calls.get. */
export interface CallsGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  callId: string
}

/** Params of calls.create. */
export interface CallsCreateParams {
  /** The call's properties, at least `hs_timestamp`. All values are text. */
  properties: {
    /** Time of the call on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    hs_call_title?: string
    /** Notes about the call. */
    hs_call_body?: string
    /** Direction, as the owner sees it. */
    hs_call_direction?: "INBOUND" | "OUTBOUND"
    /** Outcome's ID. */
    hs_call_disposition?: string
    /** Duration in milliseconds. */
    hs_call_duration?: string
    hs_call_from_number?: string
    hs_call_to_number?: string
    /** HTTPS URL of the recording, .mp3 or .wav. */
    hs_call_recording_url?: string
    /** Status of the call. */
    hs_call_status?:
      | "BUSY"
      | "CALLING_CRM_USER"
      | "CANCELED"
      | "COMPLETED"
      | "CONNECTING"
      | "FAILED"
      | "IN_PROGRESS"
      | "NO_ANSWER"
      | "QUEUED"
      | "RINGING"
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of calls.update. */
export interface CallsUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  callId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the call. All values are text. */
  properties: {
    /** Time of the call on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    hs_call_title?: string
    /** Notes about the call. */
    hs_call_body?: string
    /** Direction, as the owner sees it. */
    hs_call_direction?: "INBOUND" | "OUTBOUND"
    /** Outcome's ID. */
    hs_call_disposition?: string
    /** Duration in milliseconds. */
    hs_call_duration?: string
    hs_call_from_number?: string
    hs_call_to_number?: string
    /** HTTPS URL of the recording, .mp3 or .wav. */
    hs_call_recording_url?: string
    /** Status of the call. */
    hs_call_status?:
      | "BUSY"
      | "CALLING_CRM_USER"
      | "CANCELED"
      | "COMPLETED"
      | "CONNECTING"
      | "FAILED"
      | "IN_PROGRESS"
      | "NO_ANSWER"
      | "QUEUED"
      | "RINGING"
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
}

/** Params of calls.api_search. */
export interface CallsApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of calls.archive. */
export interface CallsArchiveParams {
  /** Call to archive, by ID. */
  callId: string
}

/** Params of meetings.list. */
export interface MeetingsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of meetings.get. */
export interface MeetingsGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  meetingId: string
}

/** Params of meetings.create. */
export interface MeetingsCreateParams {
  /** The meeting's properties, at least `hs_timestamp`. All values are text. */
  properties: {
    /** Time of the meeting on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    hs_meeting_title?: string
    /** Description for the attendees. */
    hs_meeting_body?: string
    /** Notes for your team. */
    hs_internal_meeting_notes?: string
    hs_meeting_location?: string
    /** URL of the calendar event. */
    hs_meeting_external_url?: string
    /** Start, ISO 8601 or milliseconds since 1970. */
    hs_meeting_start_time?: string
    /** End, ISO 8601 or milliseconds since 1970. */
    hs_meeting_end_time?: string
    /** Outcome, by its internal name. */
    hs_meeting_outcome?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of meetings.update. */
export interface MeetingsUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  meetingId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the meeting. All values are text. */
  properties: {
    /** Time of the meeting on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    hs_meeting_title?: string
    /** Description for the attendees. */
    hs_meeting_body?: string
    /** Notes for your team. */
    hs_internal_meeting_notes?: string
    hs_meeting_location?: string
    /** URL of the calendar event. */
    hs_meeting_external_url?: string
    /** Start, ISO 8601 or milliseconds since 1970. */
    hs_meeting_start_time?: string
    /** End, ISO 8601 or milliseconds since 1970. */
    hs_meeting_end_time?: string
    /** Outcome, by its internal name. */
    hs_meeting_outcome?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
}

/** Params of meetings.api_search. */
export interface MeetingsApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of meetings.archive. */
export interface MeetingsArchiveParams {
  /** Meeting to archive, by ID. */
  meetingId: string
}

/** Params of emails.list. */
export interface EmailsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of emails.get. */
export interface EmailsGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  emailId: string
}

/** Params of emails.create. */
export interface EmailsCreateParams {
  /** The email's properties, at least `hs_timestamp`. All values are text. */
  properties: {
    /** Time of the email on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    /** EMAIL: sent from HubSpot or logged as sent. INCOMING_EMAIL: a reply. FORWARDED_EMAIL: forwarded to HubSpot. */
    hs_email_direction?: "EMAIL" | "INCOMING_EMAIL" | "FORWARDED_EMAIL"
    hs_email_subject?: string
    /** Plain text. */
    hs_email_text?: string
    /** HTML text. */
    hs_email_html?: string
    /** Status of sending. */
    hs_email_status?: "BOUNCED" | "FAILED" | "SCHEDULED" | "SENDING" | "SENT"
    /** Headers with sender and recipients, as JSON text. */
    hs_email_headers?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of emails.update. */
export interface EmailsUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  emailId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the email. All values are text. */
  properties: {
    /** Time of the email on the timeline. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    /** EMAIL: sent from HubSpot or logged as sent. INCOMING_EMAIL: a reply. FORWARDED_EMAIL: forwarded to HubSpot. */
    hs_email_direction?: "EMAIL" | "INCOMING_EMAIL" | "FORWARDED_EMAIL"
    hs_email_subject?: string
    /** Plain text. */
    hs_email_text?: string
    /** HTML text. */
    hs_email_html?: string
    /** Status of sending. */
    hs_email_status?: "BOUNCED" | "FAILED" | "SCHEDULED" | "SENDING" | "SENT"
    /** Headers with sender and recipients, as JSON text. */
    hs_email_headers?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
    /** IDs of attached files, separated by semicolons. */
    hs_attachment_ids?: string
  }
}

/** Params of emails.api_search. */
export interface EmailsApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of emails.archive. */
export interface EmailsArchiveParams {
  /** Email to archive, by ID. */
  emailId: string
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Whether to return archived records instead of active ones. */
  archived?: boolean
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** Comma-separated properties to return. Defaults to a few common ones. */
  properties?: string
  /** Comma-separated properties to return with their history. */
  propertiesWithHistory?: string
  /** Comma-separated object types whose associated IDs to return, such as `companies,deals`. */
  associations?: string
  /**
   * Name of a property with unique values, such as `email`. The record is then looked up by this property instead of
   * its ID.
   */
  idProperty?: string
  /** Whether to look among archived records. */
  archived?: boolean
  /** ID of the record, or the value of the property named by `idProperty`. */
  taskId: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** The task's properties, at least `hs_timestamp`. All values are text. */
  properties: {
    /** Due time. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    /** Title. */
    hs_task_subject?: string
    /** Notes. */
    hs_task_body?: string
    /** Status. */
    hs_task_status?: "NOT_STARTED" | "IN_PROGRESS" | "WAITING" | "DEFERRED" | "COMPLETED"
    /** Priority. */
    hs_task_priority?: "NONE" | "LOW" | "MEDIUM" | "HIGH"
    /** Type. */
    hs_task_type?: "TODO" | "EMAIL" | "CALL"
    /** Time of the reminder, in milliseconds since 1970. */
    hs_task_reminders?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
  /**
   * Associations with existing records. See `association_labels.list` for the types, such as 202 from a note to a
   * contact, or 3 from a deal to a contact.
   */
  associations?: {
    /** The existing record. */
    to: {
      /** The record's ID. */
      id: string
    }
    /** Types of the association, from the new record to the existing one. (at least 1 items) */
    types: {
      /** Maker of the type: HubSpot, a user or an app. */
      associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
      /** ID of the type, as `association_labels.list` returns it. */
      associationTypeId: number
    }[]
  }[]
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the record, or the value of the property named by `idProperty`. */
  taskId: string
  /**
   * Name of a property with unique values, such as `email`. The record is then found by this property instead of its
   * ID.
   */
  idProperty?: string
  /** Changed properties of the task. All values are text. */
  properties: {
    /** Due time. Required to create one. ISO 8601 or milliseconds since 1970. */
    hs_timestamp?: string
    /** Title. */
    hs_task_subject?: string
    /** Notes. */
    hs_task_body?: string
    /** Status. */
    hs_task_status?: "NOT_STARTED" | "IN_PROGRESS" | "WAITING" | "DEFERRED" | "COMPLETED"
    /** Priority. */
    hs_task_priority?: "NONE" | "LOW" | "MEDIUM" | "HIGH"
    /** Type. */
    hs_task_type?: "TODO" | "EMAIL" | "CALL"
    /** Time of the reminder, in milliseconds since 1970. */
    hs_task_reminders?: string
    /** Owner's ID, as `owners.list` returns it. */
    hubspot_owner_id?: string
  }
}

/** Params of tasks.api_search. */
export interface TasksApiSearchParams {
  /** Filter groups, up to 6. A record matches if it passes all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters: {
      propertyName: string
      operator:
        | "BETWEEN"
        | "CONTAINS_TOKEN"
        | "EQ"
        | "GT"
        | "GTE"
        | "HAS_PROPERTY"
        | "IN"
        | "LT"
        | "LTE"
        | "NEQ"
        | "NOT_CONTAINS_TOKEN"
        | "NOT_HAS_PROPERTY"
        | "NOT_IN"
      /** Value to compare with. For `BETWEEN`, the lower bound. */
      value?: string
      /** Upper bound of `BETWEEN`. */
      highValue?: string
      /** Values for `IN` and `NOT_IN`. Text values in lowercase. */
      values?: string[]
    }[]
  }[]
  /** Text to search for in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /**
   * Sort order. HubSpot accepts one sort. Sort by `hs_object_id`, ascending, to iterate more than 10,000 records: each
   * filter group then gets one more filter behind them.
   */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page: the number of records before. */
  after?: string
}

/** Params of tasks.archive. */
export interface TasksArchiveParams {
  /** Task to archive, by ID. */
  taskId: string
}

/** Params of associations.list. */
export interface AssociationsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Type of the record, such as `contacts`, `notes` or `2-12345`. */
  fromObjectType: string
  /** ID of the record. */
  fromObjectId: string
  /** Type of the associated records, such as `companies` or `2-12345`. */
  toObjectType: string
}

export interface Association {
  /** ID of the associated record. */
  toObjectId: string | number
  /** Types of the association. */
  associationTypes: AssociationTypeOf[]
}

export interface AssociationTypeOf {
  category: AssociationCategory
  typeId: number
  label?: string | null
}

/** Params of associations.create. */
export interface AssociationsCreateParams {
  /** Type of the record, such as `contacts`, `notes` or `2-12345`. */
  fromObjectType: string
  /** ID of the record. */
  fromObjectId: string
  /** Type of the associated records, such as `companies` or `2-12345`. */
  toObjectType: string
  /** ID of the associated record. */
  toObjectId: string
  /**
   * Types of the association. Each has a direction: use the ID of the type from the first object to the second. (at
   * least 1 items)
   */
  types: {
    /** Maker of the type: HubSpot, a user or an app. */
    associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
    /** ID of the type, as `association_labels.list` returns it. */
    associationTypeId: number
  }[]
}

export interface LabeledAssociation {
  fromObjectTypeId: string
  /** ID of the first record. */
  fromObjectId: string | number
  toObjectTypeId: string
  /** ID of the second record. */
  toObjectId: string | number
  /** Labels of the association. */
  labels: string[]
}

/** Params of associations.delete. */
export interface AssociationsDeleteParams {
  /** Type of the record, such as `contacts`, `notes` or `2-12345`. */
  fromObjectType: string
  /** ID of the record. */
  fromObjectId: string
  /** Type of the associated records, such as `companies` or `2-12345`. */
  toObjectType: string
  /** ID of the associated record. */
  toObjectId: string
}

/** Params of associations.create_default. */
export interface AssociationsCreateDefaultParams {
  /** Type of the record, such as `contacts`, `notes` or `2-12345`. */
  fromObjectType: string
  /** ID of the record. */
  fromObjectId: string
  /** Type of the associated records, such as `companies` or `2-12345`. */
  toObjectType: string
  /** ID of the associated record. */
  toObjectId: string
}

export interface DefaultAssociation {
  /** The first record. */
  from: AssociatedRecord
  /** The second record. */
  to: AssociatedRecord
  /** The type that HubSpot chose. */
  associationSpec: AssociationType
}

export interface AssociatedRecord {
  /** The record's ID. */
  id: string
}

export interface AssociationType {
  /** Maker of the type: HubSpot, a user or an app. */
  associationCategory: AssociationCategory
  /** ID of the type, as `association_labels.list` returns it. */
  associationTypeId: number
}

/** Params of associations.remove_labels. */
export interface AssociationsRemoveLabelsParams {
  /** Type of the record, such as `contacts`, `notes` or `2-12345`. */
  fromObjectType: string
  /** ID of the record. */
  fromObjectId: string
  /** Type of the associated records, such as `companies` or `2-12345`. */
  toObjectType: string
  /** ID of the associated record. */
  toObjectId: string
  /** Types to remove. (at least 1 items) */
  types: {
    /** Maker of the type: HubSpot, a user or an app. */
    associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED" | "WORK"
    /** ID of the type, as `association_labels.list` returns it. */
    associationTypeId: number
  }[]
}

/** Params of association_labels.list. */
export interface AssociationLabelsListParams {
  /** Type of the first records, such as `contacts`. */
  fromObjectType: string
  /** Type of the second records, such as `companies`. */
  toObjectType: string
}

export interface AssociationLabel {
  /** Maker of the type: HubSpot, a user or an app. */
  category: AssociationCategory
  /** ID of the type, in the direction from the first object type to the second. */
  typeId: number
  /** Label of the type. Null for the default type. */
  label?: string | null
}

/** Params of owners.list. */
export interface OwnersListParams {
  /** Maximum number of owners per page. Defaults to 100. (1 to 100; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** Whether to return archived owners instead of active ones. */
  archived?: boolean
  /** Filters by email address. */
  email?: string
}

export interface Owner {
  /** The owner's ID, as in `hubspot_owner_id`. */
  id: string
  /** Whether the owner is a person or a queue. */
  type?: "PERSON" | "QUEUE"
  /** The owner's email address. */
  email?: string | null
  firstName?: string | null
  lastName?: string | null
  /** ID of the user. Absent when the user is inactive. */
  userId?: number | null
  /** ID of the user, also of an inactive one. */
  userIdIncludingInactive?: number | null
  /** Teams of the owner. */
  teams?: Team[] | null
  archived: boolean
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
}

export interface Team {
  id: string
  name: string
  primary: boolean
}

/** Params of owners.get. */
export interface OwnersGetParams {
  /** Set to `userId` to find the owner by the ID of its user. Defaults to `id`. */
  idProperty?: "id" | "userId"
  /** Whether to look among archived owners. */
  archived?: boolean
  /** ID of the owner, or of its user with `idProperty`. */
  ownerId: string
}

/** Params of pipelines.list. */
export interface PipelinesListParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
}

export interface Pipeline {
  /** The pipeline's ID. */
  id: string
  /** The pipeline's name. */
  label: string
  /** Position among the pipelines. */
  displayOrder: number
  /** The stages of the pipeline. */
  stages: PipelineStage[]
  archived: boolean
  archivedAt?: string | null
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
}

export interface PipelineStage {
  /** The stage's ID. */
  id: string
  /** The stage's name. */
  label: string
  /** Position in the pipeline. */
  displayOrder: number
  /** Attributes of the stage, such as `probability` of deals or `ticketState` of tickets. */
  metadata: {
    [k: string]: string | null
  }
  /** Permission to change the stage. */
  writePermissions?: string | null
  archived: boolean
  archivedAt?: string | null
  /** Creation time, in ISO 8601 format. */
  createdAt: string
  /** The time of the last update, in ISO 8601 format. */
  updatedAt: string
}

/** Params of pipelines.get. */
export interface PipelinesGetParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
}

/** Params of pipelines.create. */
export interface PipelinesCreateParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** The pipeline's name, unique within the object type. */
  label: string
  /** Position among the pipelines, from 0. Equal ones are sorted by name. */
  displayOrder: number
  /** Stages of the pipeline. (at least 1 items) */
  stages: {
    /** The stage's name. */
    label: string
    /** Position in the pipeline, from 0. */
    displayOrder: number
    /** Attributes of the stage. Deals need `probability`, from 0.0 (lost) to 1.0 (won); tickets take `ticketState`. */
    metadata: {
      /** Probability of winning a deal, from `0.0` to `1.0` in steps of 0.1. */
      probability?: string
      /** Whether tickets in the stage are open. */
      ticketState?: "OPEN" | "CLOSED"
    }
    /** ID of the new stage. HubSpot makes one if you leave it out. */
    stageId?: string
  }[]
  /** ID of the new pipeline. HubSpot makes one if you leave it out. */
  pipelineId?: string
}

/** Params of pipelines.update. Needs label, or displayOrder, or archived. */
export interface PipelinesUpdateParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
  /** The pipeline's new name. */
  label?: string
  /** New position among the pipelines. */
  displayOrder?: number
  /** Whether the pipeline is archived. Set to false to restore it. */
  archived?: boolean
  /** Whether HubSpot refuses to archive a pipeline that records still use. */
  validateReferencesBeforeDelete?: boolean
}

/** Params of pipelines.delete. */
export interface PipelinesDeleteParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
  /** Whether HubSpot refuses to delete a pipeline that records still use. Defaults to true. (default true) */
  validateReferencesBeforeDelete?: boolean
}

/** Params of pipeline_stages.list. */
export interface PipelineStagesListParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
}

/** Params of pipeline_stages.get. */
export interface PipelineStagesGetParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
  /** ID of the stage, as `pipeline_stages.list` returns it. */
  stageId: string
}

/** Params of pipeline_stages.create. */
export interface PipelineStagesCreateParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
  /** The stage's name, unique within the pipeline. */
  label: string
  /** Position in the pipeline, from 0. Equal ones are sorted by name. */
  displayOrder: number
  /** Attributes of the stage. Deals need `probability`, from 0.0 (lost) to 1.0 (won); tickets take `ticketState`. */
  metadata: {
    /** Probability of winning a deal, from `0.0` to `1.0` in steps of 0.1. */
    probability?: string
    /** Whether tickets in the stage are open. */
    ticketState?: "OPEN" | "CLOSED"
  }
  /** ID of the new stage. HubSpot makes one if you leave it out. */
  stageId?: string
}

/** Params of pipeline_stages.update. */
export interface PipelineStagesUpdateParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
  /** ID of the stage, as `pipeline_stages.list` returns it. */
  stageId: string
  /** The stage's new name. */
  label?: string
  /** New position in the pipeline. */
  displayOrder?: number
  /** Attributes of the stage. Deals need `probability`, from 0.0 (lost) to 1.0 (won); tickets take `ticketState`. */
  metadata: {
    /** Probability of winning a deal, from `0.0` to `1.0` in steps of 0.1. */
    probability?: string
    /** Whether tickets in the stage are open. */
    ticketState?: "OPEN" | "CLOSED"
  }
  /** Whether the stage is archived. Set to false to restore it. */
  archived?: boolean
}

/** Params of pipeline_stages.delete. */
export interface PipelineStagesDeleteParams {
  /** Object type of the pipeline: `deals`, `tickets` or an object type ID. */
  objectType: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipelineId: string
  /** ID of the stage, as `pipeline_stages.list` returns it. */
  stageId: string
  /**
   * Whether HubSpot refuses to delete a stage that records still use. Defaults to true. HubSpot's reference of 2026-09
   * no longer lists this check for stages, so move the records first. (default true)
   */
  validateReferencesBeforeDelete?: boolean
}

/** Params of properties.list. */
export interface PropertiesListParams {
  /** Whether to return archived properties instead of active ones. */
  archived?: boolean
  /** Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`. */
  objectType: string
  /** Sensitivity of the values. Defaults to `non_sensitive`. */
  dataSensitivity?: "non_sensitive" | "sensitive" | "highly_sensitive"
}

/** Params of properties.get. */
export interface PropertiesGetParams {
  /** Whether to look among archived properties. */
  archived?: boolean
  /** Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`. */
  objectType: string
  /** Internal name of the property. */
  propertyName: string
  /** Sensitivity of the values. Defaults to `non_sensitive`. */
  dataSensitivity?: "non_sensitive" | "sensitive" | "highly_sensitive"
}

/** Params of properties.create. */
export interface PropertiesCreateParams {
  /** Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`. */
  objectType: string
  /** Internal name, lowercase. It cannot be changed later. */
  name: string
  /** Label that people see. */
  label: string
  /** Name of the group, as `property_groups.list` returns it. */
  groupName: string
  /** Data type of the values. */
  type: "bool" | "date" | "datetime" | "enumeration" | "number" | "phone_number" | "string"
  /** Control by which people enter the values. It has to suit `type`. */
  fieldType:
    | "booleancheckbox"
    | "calculation_equation"
    | "checkbox"
    | "date"
    | "file"
    | "html"
    | "number"
    | "phonenumber"
    | "radio"
    | "select"
    | "text"
    | "textarea"
  /** Help text for people. */
  description?: string
  /** Choices of an `enumeration`. */
  options?: {
    /** Label that people see. */
    label: string
    /** Internal value. */
    value: string
    /** Position, from 0. -1 puts it at the end. HubSpot's reference of 2026-09 requires it. */
    displayOrder?: number
    /** Whether people do not see the choice. */
    hidden: boolean
    /** Help text for people. */
    description?: string
  }[]
  /** Whether no two records can have the same value. Upserts need such a property. It cannot be changed later. */
  hasUniqueValue?: boolean
  /** Whether people do not see the property in HubSpot. */
  hidden?: boolean
  /** Whether forms can use the property. */
  formField?: boolean
  /** Position in the group, from 0. -1 puts it at the end. */
  displayOrder?: number
  /** Formula of a calculated property, with `fieldType` `calculation_equation`. */
  calculationFormula?: string
  /** Sensitivity of the values. Defaults to `non_sensitive`. */
  dataSensitivity?: "non_sensitive" | "sensitive" | "highly_sensitive"
}

/** Params of properties.update. */
export interface PropertiesUpdateParams {
  /** Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`. */
  objectType: string
  /** Internal name of the property. */
  propertyName: string
  /** Label that people see. */
  label?: string
  /** Group to move the property to, by name. */
  groupName?: string
  /** Data type of the values. */
  type?: "bool" | "date" | "datetime" | "enumeration" | "number" | "phone_number" | "string"
  /** Control by which people enter the values. */
  fieldType?:
    | "booleancheckbox"
    | "calculation_equation"
    | "checkbox"
    | "date"
    | "file"
    | "html"
    | "number"
    | "phonenumber"
    | "radio"
    | "select"
    | "text"
    | "textarea"
  /** Help text for people. */
  description?: string
  /** All choices of an `enumeration`. A choice that you leave out is removed. */
  options?: {
    /** Label that people see. */
    label: string
    /** Internal value. */
    value: string
    /** Position, from 0. -1 puts it at the end. HubSpot's reference of 2026-09 requires it. */
    displayOrder?: number
    /** Whether people do not see the choice. */
    hidden: boolean
    /** Help text for people. */
    description?: string
  }[]
  /** Whether people do not see the property in HubSpot. */
  hidden?: boolean
  /** Whether forms can use the property. */
  formField?: boolean
  /** Position in the group, from 0. -1 puts it at the end. */
  displayOrder?: number
  /** Formula of a calculated property. */
  calculationFormula?: string
}

/** Params of properties.archive. */
export interface PropertiesArchiveParams {
  /** Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`. */
  objectType: string
  /** Internal name of the property. */
  propertyName: string
}

/** Params of property_groups.list. */
export interface PropertyGroupsListParams {
  /** Object type: its name, such as `contacts`, or its ID, such as `0-1` or `2-12345`. */
  objectType: string
}

export interface PropertyGroup {
  name: string
  label: string
  displayOrder: number
  archived?: boolean | null
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
  /** Whether to return the filters of the list. */
  includeFilters?: boolean
}

export interface List {
  /** The list's ID. */
  listId: string
  /** The list's name. */
  name: string
  /** Object type ID of the records. */
  objectTypeId: string
  /** Kind of list: MANUAL, SNAPSHOT or DYNAMIC. */
  processingType: string
  /** Whether HubSpot has processed the filters, such as COMPLETE. */
  processingStatus: string
  /** Version of the list, raised by each change. */
  listVersion: number
  /** Number of records. */
  size?: number | null
  /** The filters, if asked for. An object, because branches nest without limit. */
  filterBranch?: { [k: string]: unknown } | null
  listPermissions?: ListPermissions | null
  membershipSettings?: MembershipSettings | null
  /** Properties of the list, such as `hs_list_size`. In search results alone. */
  additionalProperties?: {
    [k: string]: string | null
  } | null
  createdById?: string | null
  updatedById?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  filtersUpdatedAt?: string | null
  deletedAt?: string | null
}

export interface ListPermissions {
  teamsWithEditAccess?: number[]
  usersWithEditAccess?: number[]
}

export interface MembershipSettings {
  includeUnassigned?: boolean | null
  membershipTeamId?: number | null
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** The list's name, unique among the public lists of the account. */
  name: string
  /** Object type ID of the records, such as `0-1` for contacts. */
  objectTypeId: string
  /**
   * Kind of list. MANUAL: you add and remove records. SNAPSHOT: filtered once, then as MANUAL. DYNAMIC: HubSpot keeps
   * it up to date by its filters.
   */
  processingType: "MANUAL" | "SNAPSHOT" | "DYNAMIC"
  /**
   * Filters of a DYNAMIC or SNAPSHOT list: an OR branch of AND branches with filters. An object, because branches nest
   * without limit.
   */
  filterBranch?: { [k: string]: unknown }
  /** ID of the folder. Defaults to the root folder. */
  listFolderId?: number
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
}

/** Params of lists.api_search. */
export interface ListsApiSearchParams {
  /** Text in the name of the list. (at most 3000 characters) */
  query?: string
  /** Filters by object type ID, such as `0-1` for contacts. */
  objectTypeId?: string
  /**
   * Filters by kind of list.
   * 
   * Items:
     | Kind of list. MANUAL: you add and remove records. SNAPSHOT: filtered once, then as MANUAL. DYNAMIC: HubSpot keeps it up to date by its filters.
   */
  processingTypes?: ("MANUAL" | "SNAPSHOT" | "DYNAMIC")[]
  /** Filters by list IDs. */
  listIds?: string[]
  /** Further properties of the list to return, such as `hs_list_size_week_delta`. (default []) */
  additionalProperties?: string[]
  /** Sort field and order. */
  sort?: string
  /** Maximum number of lists per page, 1 to 500. Defaults to 20. (1 to 500; default 20) */
  count?: number
  /** Number of lists to skip. (at least 0; default 0) */
  offset?: number
}

/** Params of lists.rename. */
export interface ListsRenameParams {
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
  /** The list's new name, unique among the public lists of the account. */
  listName: string
}

/** Params of lists.update_filters. */
export interface ListsUpdateFiltersParams {
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
  /**
   * Filters of a DYNAMIC or SNAPSHOT list: an OR branch of AND branches with filters. An object, because branches nest
   * without limit.
   */
  filterBranch: { [k: string]: unknown }
}

/** Params of lists.restore. */
export interface ListsRestoreParams {
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
}

/** Params of list_members.list. */
export interface ListMembersListParams {
  /** Maximum number of members per page, 1 to 250. Defaults to 100. (1 to 250; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  after?: string
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
}

export interface ListMember {
  /** The record's ID. */
  recordId: string
  /** The time when the record joined the list, in ISO 8601 format. */
  membershipTimestamp: string
}

/** Params of list_members.add. */
export interface ListMembersAddParams {
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
  /** IDs of the records. (at least 1 items) */
  recordIds: string[]
}

export interface MembersChanged {
  /** IDs of the records that were added. */
  recordsIdsAdded?: string[] | null
  /** IDs of the records that were added, by HubSpot's other name of the field. */
  recordIdsAdded?: string[] | null
  /** IDs of the records that were removed. */
  recordIdsRemoved: string[]
  /** IDs of records that do not exist. */
  recordIdsMissing: string[]
}

/** Params of list_members.remove. */
export interface ListMembersRemoveParams {
  /** ID of the list, as `lists.api_search` returns it. */
  listId: string
  /** IDs of the records. (at least 1 items) */
  recordIds: string[]
}

/** Credentials by auth variant. */
export interface HubspotCredentials {
  private_app: HubspotPrivateAppCredentials
  oauth: HubspotOauthCredentials
}

/** Private app token or service key */
export interface HubspotPrivateAppCredentials {
  private_app_token: string
}

/** HubSpot account */
export interface HubspotOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface HubspotConfig {
  /** ID of the HubSpot account, by which webhooks name it. OAuth finds it automatically. */
  portal_id?: string
}
