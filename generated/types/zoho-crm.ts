// Generated from definitions/zoho-crm.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Zoho CRM */
    "zoho-crm": ZohoCrm
  }
}

/**
 * Zoho CRM. Leads, contacts, accounts, deals, activities, products, quotes, invoices, notes and files of a Zoho CRM
 * account, with search and COQL queries.
 */
export interface ZohoCrm {
  operations: ZohoCrmOperations
  credentials: ZohoCrmCredentials
  config: ZohoCrmConfig
}

/** The operations, by entity and action. */
export interface ZohoCrmOperations {
  /** A lead: a person who could become a customer. */
  leads: {
    /** Lists leads with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: LeadsListParams
      records: Lead[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a lead with all its fields. */
    get: {
      params: LeadsGetParams
      records: Lead
      meta: {}
    }
    /** Creates up to 100 leads. Reports for each lead whether it was created. */
    create: {
      params: LeadsCreateParams
      records: Written[]
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
    /** Updates a lead. Fields that you leave out keep their value. */
    update: {
      params: LeadsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes a lead, which moves it to the recycle bin. */
    delete: {
      params: LeadsDeleteParams
      records: null
      meta: {}
    }
    /** Searches leads by criteria, email address, phone number or word. */
    api_search: {
      params: LeadsApiSearchParams
      records: Lead[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Converts a lead to a contact and an account and, with `Deals`, to a deal. */
    convert: {
      params: LeadsConvertParams
      records: Conversion | null
      meta: {}
    }
    search: {
      fields: LeadsSearchFields
    }
  }
  /** A contact: a person at a customer. */
  contacts: {
    /** Lists contacts with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a contact with all its fields. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates up to 100 contacts. Reports for each contact whether it was created. */
    create: {
      params: ContactsCreateParams
      records: Written[]
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
    /** Updates a contact. Fields that you leave out keep their value. */
    update: {
      params: ContactsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes a contact, which moves it to the recycle bin. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /** Searches contacts by criteria, email address, phone number or word. */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** An account: a company that is or could become a customer. */
  accounts: {
    /** Lists accounts with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets an account with all its fields. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Creates up to 100 accounts. Reports for each account whether it was created. */
    create: {
      params: AccountsCreateParams
      records: Written[]
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
    /** Updates an account. Fields that you leave out keep their value. */
    update: {
      params: AccountsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes an account, which moves it to the recycle bin. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    /** Searches accounts by criteria, email address, phone number or word. */
    api_search: {
      params: AccountsApiSearchParams
      records: Account[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A deal: a sale in progress, won or lost. */
  deals: {
    /** Lists deals with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: DealsListParams
      records: Deal[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a deal with all its fields. */
    get: {
      params: DealsGetParams
      records: Deal
      meta: {}
    }
    /** Creates up to 100 deals. Reports for each deal whether it was created. */
    create: {
      params: DealsCreateParams
      records: Written[]
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
    /** Updates a deal. Fields that you leave out keep their value. */
    update: {
      params: DealsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes a deal, which moves it to the recycle bin. */
    delete: {
      params: DealsDeleteParams
      records: null
      meta: {}
    }
    /** Searches deals by criteria, email address, phone number or word. */
    api_search: {
      params: DealsApiSearchParams
      records: Deal[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: DealsSearchFields
    }
  }
  /** A marketing campaign. */
  campaigns: {
    /** Lists campaigns with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a campaign with all its fields. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /** Creates up to 100 campaigns. Reports for each campaign whether it was created. */
    create: {
      params: CampaignsCreateParams
      records: Written[]
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
    /** Updates a campaign. Fields that you leave out keep their value. */
    update: {
      params: CampaignsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes a campaign, which moves it to the recycle bin. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Searches campaigns by criteria, email address, phone number or word. */
    api_search: {
      params: CampaignsApiSearchParams
      records: Campaign[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** A task assigned to a user. */
  tasks: {
    /** Lists tasks with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a task with all its fields. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates up to 100 tasks. Reports for each task whether it was created. */
    create: {
      params: TasksCreateParams
      records: Written[]
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
    /** Updates a task. Fields that you leave out keep their value. */
    update: {
      params: TasksUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes a task, which moves it to the recycle bin. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Searches tasks by criteria, email address, phone number or word. */
    api_search: {
      params: TasksApiSearchParams
      records: Task[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** A meeting, which the Zoho API calls an event. */
  events: {
    /** Lists meetings (events) with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a meeting (event) with all its fields. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /** Creates up to 100 meetings (events). Reports for each meeting whether it was created. */
    create: {
      params: EventsCreateParams
      records: Written[]
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
    /** Updates an event (meeting). Fields that you leave out keep their value. */
    update: {
      params: EventsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes an event (meeting), which moves it to the recycle bin. */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    /** Searches meetings (events) by criteria, email address, phone number or word. */
    api_search: {
      params: EventsApiSearchParams
      records: Event[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** A call, made or received. */
  calls: {
    /** Lists calls with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: CallsListParams
      records: Call[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a call with all its fields. */
    get: {
      params: CallsGetParams
      records: Call
      meta: {}
    }
    /** Creates up to 100 calls. Reports for each call whether it was created. */
    create: {
      params: CallsCreateParams
      records: Written[]
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
    /** Updates a call. Fields that you leave out keep their value. */
    update: {
      params: CallsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes a call, which moves it to the recycle bin. */
    delete: {
      params: CallsDeleteParams
      records: null
      meta: {}
    }
    /** Searches calls by criteria, email address, phone number or word. */
    api_search: {
      params: CallsApiSearchParams
      records: Call[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: CallsSearchFields
    }
  }
  /** A product that is sold. */
  products: {
    /** Lists products with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a product with all its fields. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Creates up to 100 products. Reports for each product whether it was created. */
    create: {
      params: ProductsCreateParams
      records: Written[]
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
    /** Updates a product. Fields that you leave out keep their value. */
    update: {
      params: ProductsUpdateParams
      records: Written
      meta: {}
    }
    /** Deletes a product, which moves it to the recycle bin. */
    delete: {
      params: ProductsDeleteParams
      records: null
      meta: {}
    }
    /** Searches products by criteria, email address, phone number or word. */
    api_search: {
      params: ProductsApiSearchParams
      records: Product[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: ProductsSearchFields
    }
  }
  /** A quote to a customer. */
  quotes: {
    /** Lists quotes with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: QuotesListParams
      records: Quote[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a quote with all its fields. */
    get: {
      params: QuotesGetParams
      records: Quote
      meta: {}
    }
    /** Searches quotes by criteria, email address, phone number or word. */
    api_search: {
      params: QuotesApiSearchParams
      records: Quote[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: QuotesSearchFields
    }
  }
  /** An invoice to a customer. */
  invoices: {
    /** Lists invoices with the fields that you name. Filters by custom view or modification time. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets an invoice with all its fields. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Searches invoices by criteria, email address, phone number or word. */
    api_search: {
      params: InvoicesApiSearchParams
      records: Invoice[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** Records to upsert: updated, or created if they do not exist. */
  upserts: {
    /** Updates up to 100 matching records of a module, and creates missing ones (upsert). */
    create: {
      params: UpsertsCreateParams
      records: { [k: string]: unknown }[]
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
  /** Records of any module, selected by a COQL query. */
  queries: {
    /**
     * Searches records with a query in COQL, Zoho's query language. Returns up to 2,000 records, by the query's own
     * limit and offset.
     */
    api_search: {
      params: QueriesApiSearchParams
      records: AnyRecord[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
  }
  /** A deleted record. */
  deleted_records: {
    /** Lists deleted records of a module: in the recycle bin or deleted permanently. */
    list: {
      params: DeletedRecordsListParams
      records: Deleted[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
  }
  /** A record related to another record, such as a contact of a deal. */
  related_records: {
    /** Lists records related to a record, such as `Contact_Roles` of a deal, `Notes` or `Products`. */
    list: {
      params: RelatedRecordsListParams
      records: AnyRecord[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
  }
  /** A note on a record. */
  notes: {
    /** Lists the notes on all records. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a note. */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    /** Creates up to 100 notes on records. */
    create: {
      params: NotesCreateParams
      records: Written[]
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
    /** Updates a note. Fields that you leave out keep their value. */
    update: {
      params: NotesUpdateParams
      records: Written
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
  /** An attachment of a record: a file or link. */
  attachments: {
    /** Lists the attachments (files and links) of a record. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Adds an attachment to a record: a file of up to 20 MB, or a link. */
    create: {
      params: AttachmentsCreateParams
      records: Written | null
      meta: {}
    }
    /** Deletes an attachment (file or link) of a record. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /** Downloads an attachment of a record, as a stream. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A user of the CRM. */
  users: {
    /** Lists the users of the CRM. Filters by type. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a user of the CRM. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A module: a type of record, including custom modules. */
  modules: {
    /** Lists the modules of the CRM with their API names. */
    list: {
      params: ModulesListParams
      records: CrmModule[]
      meta: {}
    }
  }
  /** A field of a module. */
  fields: {
    /** Lists the fields of a module with their API names and types. */
    list: {
      params: FieldsListParams
      records: CrmField[]
      meta: {}
    }
  }
  /** A tag of a module. */
  tags: {
    /** Lists the tags of a module. */
    list: {
      params: TagsListParams
      records: CrmTag[]
      meta: {
        count: number | null
        allowed_count: number | null
      }
    }
  }
  /** A tag on a record. */
  record_tags: {
    /** Adds tags to a record. Tags that do not exist are created. */
    create: {
      params: RecordTagsCreateParams
      records: null
      meta: {}
    }
    /** Removes tags from a record. */
    delete: {
      params: RecordTagsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of leads.list. Takes only one of cvid, sort_by. */
export interface LeadsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","First_Name","Last_Name","Full_Name","Salutation","Company","Designation",…)
   */
  fields?: string[]
}

export interface Lead {
  /** The lead's ID. */
  id: string
  /** The lead's first name. */
  First_Name?: string | null
  /** The lead's last name. */
  Last_Name?: string
  /** The lead's full name, made from its parts. */
  Full_Name?: string | null
  /** The lead's form of address, for example Dr. */
  Salutation?: string | null
  /** The company the lead works for. */
  Company?: string | null
  /** The lead's job title. */
  Designation?: string | null
  /** The lead's email address. */
  Email?: string | null
  /** The lead's second email address. */
  Secondary_Email?: string | null
  /** The lead's phone number. */
  Phone?: string | null
  /** The lead's mobile phone number. */
  Mobile?: string | null
  /** The lead's fax number. */
  Fax?: string | null
  /** The lead's website. */
  Website?: string | null
  /** The source the lead came from. */
  Lead_Source?: string | null
  /** The lead's status in the sales process. */
  Lead_Status?: string | null
  /** The industry the lead is in. */
  Industry?: string | null
  /** The lead's rating, for example active or acquired. */
  Rating?: string | null
  /** The annual revenue of the lead's company. */
  Annual_Revenue?: number | null
  /** The number of employees at the lead's company. */
  No_of_Employees?: number | null
  /** Whether the lead has opted out of email. */
  Email_Opt_Out?: boolean | null
  /** The street of the lead's address. */
  Street?: string | null
  /** The city of the lead's address. */
  City?: string | null
  /** The state or province of the lead's address. */
  State?: string | null
  /** The postal code of the lead's address. */
  Zip_Code?: string | null
  /** The country of the lead's address. */
  Country?: string | null
  /** The lead's description, as plain text. */
  Description?: string | null
  /** The user who owns the lead. */
  Owner?: UserRef
  /** The user who created the lead. */
  Created_By?: UserRef
  /** The user who last modified the lead. */
  Modified_By?: UserRef
  /** The time the lead was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the lead. */
  Tag?: TagRef[] | null
}

export interface UserRef {
  id: string
  name?: string | null
  email?: string | null
}

export interface TagRef {
  id?: string
  name?: string
  color_code?: string | null
}

/** Params of leads.get. */
export interface LeadsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of leads.create. */
export interface LeadsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /** Leads to create, each with at least `Last_Name`. Use API names for other fields. Up to 100. (1 to 100 items) */
  data: {
    First_Name?: string
    Last_Name?: string
    Salutation?: string
    Company?: string
    Designation?: string
    Email?: string
    Secondary_Email?: string
    Phone?: string
    Mobile?: string
    Fax?: string
    Website?: string
    Lead_Source?: string
    Lead_Status?: string
    Industry?: string
    Rating?: string
    Annual_Revenue?: number
    No_of_Employees?: number
    Email_Opt_Out?: boolean
    Street?: string
    City?: string
    State?: string
    Zip_Code?: string
    Country?: string
    Description?: string
    /** Owner of the lead, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

export interface Written {
  id: string
  Created_Time: string
  Modified_Time: string
  Created_By: UserRef
  Modified_By: UserRef
}

/** Params of leads.update. */
export interface LeadsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the lead. Use API names for other fields. */
  record: {
    First_Name?: string
    Last_Name?: string
    Salutation?: string
    Company?: string
    Designation?: string
    Email?: string
    Secondary_Email?: string
    Phone?: string
    Mobile?: string
    Fax?: string
    Website?: string
    Lead_Source?: string
    Lead_Status?: string
    Industry?: string
    Rating?: string
    Annual_Revenue?: number
    No_of_Employees?: number
    Email_Opt_Out?: boolean
    Street?: string
    City?: string
    State?: string
    Zip_Code?: string
    Country?: string
    Description?: string
    /** Owner of the lead, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of leads.delete. */
export interface LeadsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of leads.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface LeadsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Params of leads.convert. */
export interface LeadsConvertParams {
  /** ID of the lead, as `leads.list` returns it. */
  id: string
  /** Whether field values of the lead overwrite the values of the existing contact and account. */
  overwrite?: boolean
  /** Whether to notify the owner of the lead by email. */
  notify_lead_owner?: boolean
  /** Whether to notify the owner of the new records by email. */
  notify_new_entity_owner?: boolean
  /** Existing account to use. By default, a new account is created. */
  Accounts?: {
    /** ID of the related record. */
    id: string
  }
  /** Existing contact to use. By default, a new contact is created. */
  Contacts?: {
    /** ID of the related record. */
    id: string
  }
  /** Deal to create, with API names of fields. */
  Deals?: { [k: string]: unknown }
  /** Owner of the new records, by ID, as `users.list` returns it. */
  assign_to?: {
    /** ID of the related record. */
    id: string
  }
}

export interface Conversion {
  Contacts?: Lookup | null
  Accounts?: Lookup | null
  Deals?: Lookup | null
}

export interface Lookup {
  id: string
  name?: string | null
}

/** Searchable fields of leads, in hosted mode. */
export interface LeadsSearchFields {
  id: string | null
  First_Name: string | null
  Last_Name: string | null
  Full_Name: string | null
  Salutation: string | null
  Company: string | null
  Designation: string | null
  Email: string | null
  Secondary_Email: string | null
  Phone: string | null
  Mobile: string | null
  Fax: string | null
  Website: string | null
  Lead_Source: string | null
  Lead_Status: string | null
  Industry: string | null
  Rating: string | null
  Annual_Revenue: number | null
  No_of_Employees: number | null
  Email_Opt_Out: boolean | null
  Street: string | null
  City: string | null
  State: string | null
  Zip_Code: string | null
  Country: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of contacts.list. Takes only one of cvid, sort_by. */
export interface ContactsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","First_Name","Last_Name","Full_Name","Salutation","Account_Name","Vendor_N…)
   */
  fields?: string[]
}

export interface Contact {
  /** The contact's ID. */
  id: string
  /** The contact's first name. */
  First_Name?: string | null
  /** The contact's last name. */
  Last_Name?: string
  /** The contact's full name, made from its parts. */
  Full_Name?: string | null
  /** The contact's form of address, for example Dr. */
  Salutation?: string | null
  Account_Name?: Lookup | null
  Vendor_Name?: Lookup | null
  Reporting_To?: Lookup | null
  /** The contact's job title. */
  Title?: string | null
  /** The department the contact works in. */
  Department?: string | null
  /** The contact's email address. */
  Email?: string | null
  /** The contact's second email address. */
  Secondary_Email?: string | null
  /** The contact's phone number. */
  Phone?: string | null
  /** The contact's mobile phone number. */
  Mobile?: string | null
  /** The contact's home phone number. */
  Home_Phone?: string | null
  /** Another phone number of the contact. */
  Other_Phone?: string | null
  /** The name of the contact's assistant. */
  Assistant?: string | null
  /** The contact's date of birth. */
  Date_of_Birth?: string | null
  /** The source the contact came from. */
  Lead_Source?: string | null
  /** Whether the contact has opted out of email. */
  Email_Opt_Out?: boolean | null
  /** The street of the mailing address. */
  Mailing_Street?: string | null
  /** The city of the mailing address. */
  Mailing_City?: string | null
  /** The state or province of the mailing address. */
  Mailing_State?: string | null
  /** The postal code of the mailing address. */
  Mailing_Zip?: string | null
  /** The country of the mailing address. */
  Mailing_Country?: string | null
  /** The contact's description, as plain text. */
  Description?: string | null
  /** The user who owns the contact. */
  Owner?: UserRef
  /** The user who created the contact. */
  Created_By?: UserRef
  /** The user who last modified the contact. */
  Modified_By?: UserRef
  /** The time the contact was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the contact. */
  Tag?: TagRef[] | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /** Contacts to create, each with at least `Last_Name`. Use API names for other fields. Up to 100. (1 to 100 items) */
  data: {
    First_Name?: string
    Last_Name?: string
    Salutation?: string
    /** Account of the contact, by ID. */
    Account_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Vendor of the contact, by ID. */
    Vendor_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Contact that the contact reports to, by ID. */
    Reporting_To?: {
      /** ID of the related record. */
      id: string
    }
    Title?: string
    Department?: string
    Email?: string
    Secondary_Email?: string
    Phone?: string
    Mobile?: string
    Home_Phone?: string
    Other_Phone?: string
    Assistant?: string
    Date_of_Birth?: string
    Lead_Source?: string
    Email_Opt_Out?: boolean
    Mailing_Street?: string
    Mailing_City?: string
    Mailing_State?: string
    Mailing_Zip?: string
    Mailing_Country?: string
    Description?: string
    /** Owner of the contact, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the contact. Use API names for other fields. */
  record: {
    First_Name?: string
    Last_Name?: string
    Salutation?: string
    /** Account of the contact, by ID. */
    Account_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Vendor of the contact, by ID. */
    Vendor_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Contact that the contact reports to, by ID. */
    Reporting_To?: {
      /** ID of the related record. */
      id: string
    }
    Title?: string
    Department?: string
    Email?: string
    Secondary_Email?: string
    Phone?: string
    Mobile?: string
    Home_Phone?: string
    Other_Phone?: string
    Assistant?: string
    Date_of_Birth?: string
    Lead_Source?: string
    Email_Opt_Out?: boolean
    Mailing_Street?: string
    Mailing_City?: string
    Mailing_State?: string
    Mailing_Zip?: string
    Mailing_Country?: string
    Description?: string
    /** Owner of the contact, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of contacts.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface ContactsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  id: string | null
  First_Name: string | null
  Last_Name: string | null
  Full_Name: string | null
  Salutation: string | null
  Account_Name: string | null
  Vendor_Name: string | null
  Reporting_To: string | null
  Title: string | null
  Department: string | null
  Email: string | null
  Secondary_Email: string | null
  Phone: string | null
  Mobile: string | null
  Home_Phone: string | null
  Other_Phone: string | null
  Assistant: string | null
  Date_of_Birth: string | null
  Lead_Source: string | null
  Email_Opt_Out: boolean | null
  Mailing_Street: string | null
  Mailing_City: string | null
  Mailing_State: string | null
  Mailing_Zip: string | null
  Mailing_Country: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of accounts.list. Takes only one of cvid, sort_by. */
export interface AccountsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Account_Name","Account_Number","Account_Site","Account_Type","Parent_Acco…)
   */
  fields?: string[]
}

export interface Account {
  /** The account's ID. */
  id: string
  /** The account's name. */
  Account_Name?: string
  /** The account's number, set by the organization. */
  Account_Number?: string | null
  /** The account's site or location, for example headquarters. */
  Account_Site?: string | null
  /** The account's type, for example customer, partner or competitor. */
  Account_Type?: string | null
  Parent_Account?: Lookup | null
  /** The industry the account is in. */
  Industry?: string | null
  /** The account's ownership, for example public or private. */
  Ownership?: string | null
  /** The account's rating, for example active or acquired. */
  Rating?: string | null
  /** The account's annual revenue. */
  Annual_Revenue?: number | null
  /** The number of employees at the account. */
  Employees?: number | null
  /** The account's phone number. */
  Phone?: string | null
  /** The account's fax number. */
  Fax?: string | null
  /** The account's website. */
  Website?: string | null
  /** The account's stock ticker symbol. */
  Ticker_Symbol?: string | null
  /** The account's Standard Industrial Classification code. */
  SIC_Code?: number | null
  /** The street of the billing address. */
  Billing_Street?: string | null
  /** The city of the billing address. */
  Billing_City?: string | null
  /** The state or province of the billing address. */
  Billing_State?: string | null
  /** The postal code of the billing address. */
  Billing_Code?: string | null
  /** The country of the billing address. */
  Billing_Country?: string | null
  /** The street of the shipping address. */
  Shipping_Street?: string | null
  /** The city of the shipping address. */
  Shipping_City?: string | null
  /** The state or province of the shipping address. */
  Shipping_State?: string | null
  /** The postal code of the shipping address. */
  Shipping_Code?: string | null
  /** The country of the shipping address. */
  Shipping_Country?: string | null
  /** The account's description, as plain text. */
  Description?: string | null
  /** The user who owns the account. */
  Owner?: UserRef
  /** The user who created the account. */
  Created_By?: UserRef
  /** The user who last modified the account. */
  Modified_By?: UserRef
  /** The time the account was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the account. */
  Tag?: TagRef[] | null
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of accounts.create. */
export interface AccountsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /**
   * Accounts to create, each with at least `Account_Name`. Use API names for other fields. Up to 100. (1 to 100 items)
   */
  data: {
    Account_Name?: string
    Account_Site?: string
    Account_Type?: string
    /** Parent account of the account, by ID. */
    Parent_Account?: {
      /** ID of the related record. */
      id: string
    }
    Industry?: string
    Ownership?: string
    Rating?: string
    Annual_Revenue?: number
    Employees?: number
    Phone?: string
    Fax?: string
    Website?: string
    Ticker_Symbol?: string
    SIC_Code?: number
    Billing_Street?: string
    Billing_City?: string
    Billing_State?: string
    Billing_Code?: string
    Billing_Country?: string
    Shipping_Street?: string
    Shipping_City?: string
    Shipping_State?: string
    Shipping_Code?: string
    Shipping_Country?: string
    Description?: string
    /** Owner of the account, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the account. Use API names for other fields. */
  record: {
    Account_Name?: string
    Account_Site?: string
    Account_Type?: string
    /** Parent account of the account, by ID. */
    Parent_Account?: {
      /** ID of the related record. */
      id: string
    }
    Industry?: string
    Ownership?: string
    Rating?: string
    Annual_Revenue?: number
    Employees?: number
    Phone?: string
    Fax?: string
    Website?: string
    Ticker_Symbol?: string
    SIC_Code?: number
    Billing_Street?: string
    Billing_City?: string
    Billing_State?: string
    Billing_Code?: string
    Billing_Country?: string
    Shipping_Street?: string
    Shipping_City?: string
    Shipping_State?: string
    Shipping_Code?: string
    Shipping_Country?: string
    Description?: string
    /** Owner of the account, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of accounts.delete. */
export interface AccountsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of accounts.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface AccountsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  id: string | null
  Account_Name: string | null
  Account_Number: string | null
  Account_Site: string | null
  Account_Type: string | null
  Parent_Account: string | null
  Industry: string | null
  Ownership: string | null
  Rating: string | null
  Annual_Revenue: number | null
  Employees: number | null
  Phone: string | null
  Fax: string | null
  Website: string | null
  Ticker_Symbol: string | null
  SIC_Code: number | null
  Billing_Street: string | null
  Billing_City: string | null
  Billing_State: string | null
  Billing_Code: string | null
  Billing_Country: string | null
  Shipping_Street: string | null
  Shipping_City: string | null
  Shipping_State: string | null
  Shipping_Code: string | null
  Shipping_Country: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of deals.list. Takes only one of cvid, sort_by. */
export interface DealsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Deal_Name","Account_Name","Contact_Name","Campaign_Source","Stage","Pipel…)
   */
  fields?: string[]
}

export interface Deal {
  /** The deal's ID. */
  id: string
  /** The deal's name. */
  Deal_Name?: string
  Account_Name?: Lookup | null
  Contact_Name?: Lookup | null
  Campaign_Source?: Lookup | null
  /** The deal's current stage in the sales process. */
  Stage?: string | null
  /** The pipeline the deal is in. */
  Pipeline?: string | null
  /** The deal's type, for example new or existing business. */
  Type?: string | null
  /** The value of the deal. */
  Amount?: number | null
  /** The amount weighted by the probability. */
  Expected_Revenue?: number | null
  /** The likelihood of winning the deal, as a percentage. */
  Probability?: number | null
  /** The date the deal is expected to close. */
  Closing_Date?: string | null
  /** The source the deal came from. */
  Lead_Source?: string | null
  /** The next step toward closing the deal. */
  Next_Step?: string | null
  /** The deal's description, as plain text. */
  Description?: string | null
  /** The user who owns the deal. */
  Owner?: UserRef
  /** The user who created the deal. */
  Created_By?: UserRef
  /** The user who last modified the deal. */
  Modified_By?: UserRef
  /** The time the deal was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the deal. */
  Tag?: TagRef[] | null
}

/** Params of deals.get. */
export interface DealsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of deals.create. */
export interface DealsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /** Deals to create, each with at least `Deal_Name`. Use API names for other fields. Up to 100. (1 to 100 items) */
  data: {
    Deal_Name?: string
    /** Account of the deal, by ID. */
    Account_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Contact of the deal, by ID. */
    Contact_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Campaign that is the source of the deal, by ID. */
    Campaign_Source?: {
      /** ID of the related record. */
      id: string
    }
    Stage?: string
    Pipeline?: string
    Type?: string
    Amount?: number
    Probability?: number
    Closing_Date?: string
    Lead_Source?: string
    Next_Step?: string
    Description?: string
    /** Owner of the deal, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of deals.update. */
export interface DealsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the deal. Use API names for other fields. */
  record: {
    Deal_Name?: string
    /** Account of the deal, by ID. */
    Account_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Contact of the deal, by ID. */
    Contact_Name?: {
      /** ID of the related record. */
      id: string
    }
    /** Campaign that is the source of the deal, by ID. */
    Campaign_Source?: {
      /** ID of the related record. */
      id: string
    }
    Stage?: string
    Pipeline?: string
    Type?: string
    Amount?: number
    Probability?: number
    Closing_Date?: string
    Lead_Source?: string
    Next_Step?: string
    Description?: string
    /** Owner of the deal, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of deals.delete. */
export interface DealsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of deals.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface DealsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of deals, in hosted mode. */
export interface DealsSearchFields {
  id: string | null
  Deal_Name: string | null
  Account_Name: string | null
  Contact_Name: string | null
  Campaign_Source: string | null
  Stage: string | null
  Pipeline: string | null
  Type: string | null
  Amount: number | null
  Expected_Revenue: number | null
  Probability: number | null
  Closing_Date: string | null
  Lead_Source: string | null
  Next_Step: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of campaigns.list. Takes only one of cvid, sort_by. */
export interface CampaignsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Campaign_Name","Parent_Campaign","Type","Status","Start_Date","End_Date",…)
   */
  fields?: string[]
}

export interface Campaign {
  /** The campaign's ID. */
  id: string
  /** The campaign's name. */
  Campaign_Name?: string
  Parent_Campaign?: Lookup | null
  /** The kind of campaign, for example a conference or email. */
  Type?: string | null
  /** The campaign's status, for example planning or active. */
  Status?: string | null
  /** The date the campaign starts. */
  Start_Date?: string | null
  /** The date the campaign ends. */
  End_Date?: string | null
  /** The cost budgeted for the campaign. */
  Budgeted_Cost?: number | null
  /** The amount actually spent on the campaign. */
  Actual_Cost?: number | null
  /** The revenue expected from the campaign. */
  Expected_Revenue?: number | null
  /** The response expected from the campaign. */
  Expected_Response?: number | null
  /** The number of people the campaign was sent to. */
  Num_sent?: number | null
  /** The campaign's description, as plain text. */
  Description?: string | null
  /** The user who owns the campaign. */
  Owner?: UserRef
  /** The user who created the campaign. */
  Created_By?: UserRef
  /** The user who last modified the campaign. */
  Modified_By?: UserRef
  /** The time the campaign was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the campaign. */
  Tag?: TagRef[] | null
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /**
   * Campaigns to create, each with at least `Campaign_Name`. Use API names for other fields. Up to 100. (1 to 100
   * items)
   */
  data: {
    Campaign_Name?: string
    /** Parent campaign of the campaign, by ID. */
    Parent_Campaign?: {
      /** ID of the related record. */
      id: string
    }
    Type?: string
    Status?: string
    Start_Date?: string
    End_Date?: string
    Budgeted_Cost?: number
    Actual_Cost?: number
    Expected_Response?: number
    Num_sent?: number
    Description?: string
    /** Owner of the campaign, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the campaign. Use API names for other fields. */
  record: {
    Campaign_Name?: string
    /** Parent campaign of the campaign, by ID. */
    Parent_Campaign?: {
      /** ID of the related record. */
      id: string
    }
    Type?: string
    Status?: string
    Start_Date?: string
    End_Date?: string
    Budgeted_Cost?: number
    Actual_Cost?: number
    Expected_Response?: number
    Num_sent?: number
    Description?: string
    /** Owner of the campaign, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of campaigns.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email,
 * phone, word.
 */
export interface CampaignsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  id: string | null
  Campaign_Name: string | null
  Parent_Campaign: string | null
  Type: string | null
  Status: string | null
  Start_Date: string | null
  End_Date: string | null
  Budgeted_Cost: number | null
  Actual_Cost: number | null
  Expected_Revenue: number | null
  Expected_Response: number | null
  Num_sent: number | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of tasks.list. Takes only one of cvid, sort_by. */
export interface TasksListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Subject","Status","Priority","Due_Date","Closed_Time","Who_Id","What_Id",…)
   */
  fields?: string[]
}

export interface Task {
  /** The task's ID. */
  id: string
  /** The task's subject line. */
  Subject?: string
  /** The task's status, for example in progress or completed. */
  Status?: string | null
  /** The task's priority, for example high or low. */
  Priority?: string | null
  /** The date the task is due. */
  Due_Date?: string | null
  /** The time the task was completed. Null while it is open. */
  Closed_Time?: string | null
  Who_Id?: Lookup | null
  What_Id?: Lookup | null
  /** Whether the owner is notified of the task by email. */
  Send_Notification_Email?: boolean | null
  /** The task's description, as plain text. */
  Description?: string | null
  /** The user who owns the task. */
  Owner?: UserRef
  /** The user who created the task. */
  Created_By?: UserRef
  /** The user who last modified the task. */
  Modified_By?: UserRef
  /** The time the task was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the task. */
  Tag?: TagRef[] | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /** Tasks to create, each with at least `Subject`. Use API names for other fields. Up to 100. (1 to 100 items) */
  data: {
    Subject?: string
    Status?: string
    Priority?: string
    Due_Date?: string
    /** Contact or lead that the task concerns, by ID. */
    Who_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Record that the task concerns, such as an account or deal, by ID. */
    What_Id?: {
      /** ID of the related record. */
      id: string
    }
    Send_Notification_Email?: boolean
    Description?: string
    /** Owner of the task, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the task. Use API names for other fields. */
  record: {
    Subject?: string
    Status?: string
    Priority?: string
    Due_Date?: string
    /** Contact or lead that the task concerns, by ID. */
    Who_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Record that the task concerns, such as an account or deal, by ID. */
    What_Id?: {
      /** ID of the related record. */
      id: string
    }
    Send_Notification_Email?: boolean
    Description?: string
    /** Owner of the task, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of tasks.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface TasksApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  id: string | null
  Subject: string | null
  Status: string | null
  Priority: string | null
  Due_Date: string | null
  Closed_Time: string | null
  Who_Id: string | null
  What_Id: string | null
  Send_Notification_Email: boolean | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of events.list. Takes only one of cvid, sort_by. */
export interface EventsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Event_Title","Start_DateTime","End_DateTime","All_day","Venue","Who_Id","…)
   */
  fields?: string[]
}

export interface Event {
  /** The meeting's ID. */
  id: string
  /** The meeting's title. */
  Event_Title?: string
  /** The meeting's start, with its offset from UTC. */
  Start_DateTime?: string | null
  /** The meeting's end, with its offset from UTC. */
  End_DateTime?: string | null
  /** Whether the meeting lasts the whole day. */
  All_day?: boolean | null
  /** The place where the meeting is held. */
  Venue?: string | null
  Who_Id?: Lookup | null
  What_Id?: Lookup | null
  /** The people invited to the meeting, with their responses. */
  Participants?: Participant[] | null
  /** The status of the owner's check-in at the venue. */
  Check_In_Status?: string | null
  /** The meeting's description, as plain text. */
  Description?: string | null
  /** The user who hosts the meeting. */
  Owner?: UserRef
  /** The user who created the meeting. */
  Created_By?: UserRef
  /** The user who last modified the meeting. */
  Modified_By?: UserRef
  /** The time the meeting was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the meeting. */
  Tag?: TagRef[] | null
}

export interface Participant {
  type?: string
  participant?: string
  name?: string | null
  invited?: boolean | null
  status?: string | null
}

/** Params of events.get. */
export interface EventsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /**
   * Meetings (events) to create, each with at least `Event_Title`. Use API names for other fields. Up to 100. (1 to 100
   * items)
   */
  data: {
    Event_Title?: string
    Start_DateTime?: string
    End_DateTime?: string
    All_day?: boolean
    Venue?: string
    /** Contact or lead that the meeting concerns, by ID. */
    Who_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Record that the meeting concerns, such as an account or deal, by ID. */
    What_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Participants of the meeting. */
    Participants?: {
      type?: string
      participant?: string
      name?: string | null
      invited?: boolean | null
      status?: string | null
    }[]
    Description?: string
    /** Owner of the meeting, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of events.update. */
export interface EventsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the meeting. Use API names for other fields. */
  record: {
    Event_Title?: string
    Start_DateTime?: string
    End_DateTime?: string
    All_day?: boolean
    Venue?: string
    /** Contact or lead that the meeting concerns, by ID. */
    Who_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Record that the meeting concerns, such as an account or deal, by ID. */
    What_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Participants of the meeting. */
    Participants?: {
      type?: string
      participant?: string
      name?: string | null
      invited?: boolean | null
      status?: string | null
    }[]
    Description?: string
    /** Owner of the meeting, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of events.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface EventsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of events, in hosted mode. */
export interface EventsSearchFields {
  id: string | null
  Event_Title: string | null
  Start_DateTime: string | null
  End_DateTime: string | null
  All_day: boolean | null
  Venue: string | null
  Who_Id: string | null
  What_Id: string | null
  Check_In_Status: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of calls.list. Takes only one of cvid, sort_by. */
export interface CallsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Subject","Call_Type","Call_Purpose","Call_Agenda","Call_Start_Time","Call…)
   */
  fields?: string[]
}

export interface Call {
  /** The call's ID. */
  id: string
  /** The call's subject line. */
  Subject?: string
  /** The kind of call: inbound, outbound or missed. */
  Call_Type?: string | null
  /** The purpose of the call, for example prospecting or a demo. */
  Call_Purpose?: string | null
  /** The agenda of the call. */
  Call_Agenda?: string | null
  /** The call's start, with its offset from UTC. */
  Call_Start_Time?: string | null
  /** The call's length in minutes and seconds, as text. */
  Call_Duration?: string | null
  /** The call's length, in seconds. */
  Call_Duration_in_seconds?: number | null
  /** The result of the call, for example interested. */
  Call_Result?: string | null
  /** The status of an outbound call, for example scheduled or completed. */
  Outgoing_Call_Status?: string | null
  /** The number dialed in the call. */
  Dialled_Number?: string | null
  Who_Id?: Lookup | null
  What_Id?: Lookup | null
  /** The call's description, as plain text. */
  Description?: string | null
  /** The user who owns the call. */
  Owner?: UserRef
  /** The user who created the call. */
  Created_By?: UserRef
  /** The user who last modified the call. */
  Modified_By?: UserRef
  /** The time the call was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the call. */
  Tag?: TagRef[] | null
}

/** Params of calls.get. */
export interface CallsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of calls.create. */
export interface CallsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /** Calls to create, each with at least `Call_Type`. Use API names for other fields. Up to 100. (1 to 100 items) */
  data: {
    Subject?: string
    Call_Type?: string
    Call_Purpose?: string
    Call_Agenda?: string
    Call_Start_Time?: string
    Call_Duration?: string
    Call_Result?: string
    Outgoing_Call_Status?: string
    Dialled_Number?: string
    /** Contact or lead that the call concerns, by ID. */
    Who_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Record that the call concerns, such as an account or deal, by ID. */
    What_Id?: {
      /** ID of the related record. */
      id: string
    }
    Description?: string
    /** Owner of the call, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of calls.update. */
export interface CallsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the call. Use API names for other fields. */
  record: {
    Subject?: string
    Call_Type?: string
    Call_Purpose?: string
    Call_Agenda?: string
    Call_Start_Time?: string
    Call_Duration?: string
    Call_Result?: string
    Outgoing_Call_Status?: string
    Dialled_Number?: string
    /** Contact or lead that the call concerns, by ID. */
    Who_Id?: {
      /** ID of the related record. */
      id: string
    }
    /** Record that the call concerns, such as an account or deal, by ID. */
    What_Id?: {
      /** ID of the related record. */
      id: string
    }
    Description?: string
    /** Owner of the call, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of calls.delete. */
export interface CallsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of calls.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface CallsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of calls, in hosted mode. */
export interface CallsSearchFields {
  id: string | null
  Subject: string | null
  Call_Type: string | null
  Call_Purpose: string | null
  Call_Agenda: string | null
  Call_Start_Time: string | null
  Call_Duration: string | null
  Call_Duration_in_seconds: number | null
  Call_Result: string | null
  Outgoing_Call_Status: string | null
  Dialled_Number: string | null
  Who_Id: string | null
  What_Id: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of products.list. Takes only one of cvid, sort_by. */
export interface ProductsListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Product_Name","Product_Code","Product_Category","Product_Active","Manufac…)
   */
  fields?: string[]
}

export interface Product {
  /** The product's ID. */
  id: string
  /** The product's name. */
  Product_Name?: string
  /** The product's code, set by the organization. */
  Product_Code?: string | null
  /** The product's category, for example hardware or software. */
  Product_Category?: string | null
  /** Whether the product is active. */
  Product_Active?: boolean | null
  /** The product's manufacturer. */
  Manufacturer?: string | null
  Vendor_Name?: Lookup | null
  /** The price of one unit. */
  Unit_Price?: number | null
  /** The commission rate on the product. */
  Commission_Rate?: number | null
  /** Whether the product is taxable. */
  Taxable?: boolean | null
  /** The taxes that apply to the product. */
  Tax?: string[] | null
  /** The unit the product is sold in, for example box or piece. */
  Usage_Unit?: string | null
  /** The quantity in stock. */
  Qty_in_Stock?: number | null
  /** The quantity ordered from vendors. */
  Qty_Ordered?: number | null
  /** The quantity customers have asked for. */
  Qty_in_Demand?: number | null
  /** The stock level at which to reorder. */
  Reorder_Level?: number | null
  /** The date sales of the product start. */
  Sales_Start_Date?: string | null
  /** The date sales of the product end. */
  Sales_End_Date?: string | null
  /** The date support for the product starts. */
  Support_Start_Date?: string | null
  /** The date support for the product ends. */
  Support_Expiry_Date?: string | null
  /** The product's description, as plain text. */
  Description?: string | null
  /** The user who owns the product. */
  Owner?: UserRef
  /** The user who created the product. */
  Created_By?: UserRef
  /** The user who last modified the product. */
  Modified_By?: UserRef
  /** The time the product was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the product. */
  Tag?: TagRef[] | null
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields to check for duplicates, by API name. Rejects records that already exist. */
  duplicate_check_fields?: string[]
  /**
   * Products to create, each with at least `Product_Name`. Use API names for other fields. Up to 100. (1 to 100 items)
   */
  data: {
    Product_Name?: string
    Product_Code?: string
    Product_Category?: string
    Product_Active?: boolean
    Manufacturer?: string
    /** Vendor of the product, by ID. */
    Vendor_Name?: {
      /** ID of the related record. */
      id: string
    }
    Unit_Price?: number
    Commission_Rate?: number
    Taxable?: boolean
    Tax?: string[]
    Usage_Unit?: string
    Qty_in_Stock?: number
    Qty_Ordered?: number
    Qty_in_Demand?: number
    Reorder_Level?: number
    Sales_Start_Date?: string
    Sales_End_Date?: string
    Support_Start_Date?: string
    Support_Expiry_Date?: string
    Description?: string
    /** Owner of the product, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }[]
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Changes to the product. Use API names for other fields. */
  record: {
    Product_Name?: string
    Product_Code?: string
    Product_Category?: string
    Product_Active?: boolean
    Manufacturer?: string
    /** Vendor of the product, by ID. */
    Vendor_Name?: {
      /** ID of the related record. */
      id: string
    }
    Unit_Price?: number
    Commission_Rate?: number
    Taxable?: boolean
    Tax?: string[]
    Usage_Unit?: string
    Qty_in_Stock?: number
    Qty_Ordered?: number
    Qty_in_Demand?: number
    Reorder_Level?: number
    Sales_Start_Date?: string
    Sales_End_Date?: string
    Support_Start_Date?: string
    Support_Expiry_Date?: string
    Description?: string
    /** Owner of the product, by ID, as `users.list` returns it. */
    Owner?: {
      /** ID of the related record. */
      id: string
    }
  }
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of products.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface ProductsApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of products, in hosted mode. */
export interface ProductsSearchFields {
  id: string | null
  Product_Name: string | null
  Product_Code: string | null
  Product_Category: string | null
  Product_Active: boolean | null
  Manufacturer: string | null
  Vendor_Name: string | null
  Unit_Price: number | null
  Commission_Rate: number | null
  Taxable: boolean | null
  Usage_Unit: string | null
  Qty_in_Stock: number | null
  Qty_Ordered: number | null
  Qty_in_Demand: number | null
  Reorder_Level: number | null
  Sales_Start_Date: string | null
  Sales_End_Date: string | null
  Support_Start_Date: string | null
  Support_Expiry_Date: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of quotes.list. Takes only one of cvid, sort_by. */
export interface QuotesListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Subject","Quote_Number","Quote_Stage","Account_Name","Contact_Name","Deal…)
   */
  fields?: string[]
}

export interface Quote {
  /** The quote's ID. */
  id: string
  /** The quote's subject line. */
  Subject?: string
  /** The quote's number, assigned automatically. */
  Quote_Number?: string | null
  /** The quote's stage, for example draft, delivered or on hold. */
  Quote_Stage?: string | null
  Account_Name?: Lookup | null
  Contact_Name?: Lookup | null
  Deal_Name?: Lookup | null
  /** The date until which the quote is valid. */
  Valid_Till?: string | null
  /** The carrier for the shipment, for example FedEx. */
  Carrier?: string | null
  /** The team the quote belongs to. */
  Team?: string | null
  /** The total of the items, before discount, tax and adjustment. */
  Sub_Total?: number | null
  /** The discount on the quote. */
  Discount?: number | null
  /** The tax on the quote. */
  Tax?: number | null
  /** The amount added or subtracted to adjust the total. */
  Adjustment?: number | null
  /** The quote's total, with discount, tax and adjustment. */
  Grand_Total?: number | null
  /** The street of the billing address. */
  Billing_Street?: string | null
  /** The city of the billing address. */
  Billing_City?: string | null
  /** The state or province of the billing address. */
  Billing_State?: string | null
  /** The postal code of the billing address. */
  Billing_Code?: string | null
  /** The country of the billing address. */
  Billing_Country?: string | null
  /** The street of the shipping address. */
  Shipping_Street?: string | null
  /** The city of the shipping address. */
  Shipping_City?: string | null
  /** The state or province of the shipping address. */
  Shipping_State?: string | null
  /** The postal code of the shipping address. */
  Shipping_Code?: string | null
  /** The country of the shipping address. */
  Shipping_Country?: string | null
  /** The terms and conditions of the quote. */
  Terms_and_Conditions?: string | null
  /** The quote's description, as plain text. */
  Description?: string | null
  /** The items quoted, with quantities and prices. */
  Quoted_Items?: LineItem[] | null
  /** The user who owns the quote. */
  Owner?: UserRef
  /** The user who created the quote. */
  Created_By?: UserRef
  /** The user who last modified the quote. */
  Modified_By?: UserRef
  /** The time the quote was created. */
  Created_Time?: string
  /** The time of the last modification. */
  Modified_Time?: string
  /** The tags attached to the quote. */
  Tag?: TagRef[] | null
}

export interface LineItem {
  id: string
  Product_Name?: Lookup | null
  Quantity?: number | null
  List_Price?: number | null
  Discount?: number | null
  Tax?: number | null
  Total?: number | null
  Net_Total?: number | null
  Description?: string | null
  Sequence_Number?: number | null
}

/** Params of quotes.get. */
export interface QuotesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of quotes.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface QuotesApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of quotes, in hosted mode. */
export interface QuotesSearchFields {
  id: string | null
  Subject: string | null
  Quote_Number: string | null
  Quote_Stage: string | null
  Account_Name: string | null
  Contact_Name: string | null
  Deal_Name: string | null
  Valid_Till: string | null
  Carrier: string | null
  Team: string | null
  Sub_Total: number | null
  Discount: number | null
  Tax: number | null
  Adjustment: number | null
  Grand_Total: number | null
  Billing_Street: string | null
  Billing_City: string | null
  Billing_State: string | null
  Billing_Code: string | null
  Billing_Country: string | null
  Shipping_Street: string | null
  Shipping_City: string | null
  Shipping_State: string | null
  Shipping_Code: string | null
  Shipping_Country: string | null
  Terms_and_Conditions: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of invoices.list. Takes only one of cvid, sort_by. */
export interface InvoicesListParams {
  /** Filters by custom view ID. */
  cvid?: string
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Subject","Invoice_Number","Status","Account_Name","Contact_Name","Sales_O…)
   */
  fields?: string[]
}

export interface Invoice {
  id: string
  Subject?: string
  Invoice_Number?: string | null
  Status?: string | null
  Account_Name?: Lookup | null
  Contact_Name?: Lookup | null
  Sales_Order?: Lookup | null
  Purchase_Order?: string | null
  Invoice_Date?: string | null
  Due_Date?: string | null
  Sales_Commission?: number | null
  Sub_Total?: number | null
  Discount?: number | null
  Tax?: number | null
  Excise_Duty?: number | null
  Adjustment?: number | null
  Grand_Total?: number | null
  Billing_Street?: string | null
  Billing_City?: string | null
  Billing_State?: string | null
  Billing_Code?: string | null
  Billing_Country?: string | null
  Shipping_Street?: string | null
  Shipping_City?: string | null
  Shipping_State?: string | null
  Shipping_Code?: string | null
  Shipping_Country?: string | null
  Terms_and_Conditions?: string | null
  Description?: string | null
  Invoiced_Items?: LineItem[] | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of invoices.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface InvoicesApiSearchParams {
  /**
   * Search criteria with API names of fields, such as `(Last_Name:equals:Lovelace)`. Combine several with `and` and
   * `or`.
   */
  criteria?: string
  /** Email address to find in any email field. */
  email?: string
  /** Phone number to find in any phone field. */
  phone?: string
  /** Word to find in any field. (at least 2 characters) */
  word?: string
  /** Fields to return, by API name. Defaults to all fields. (1 to 50 items) */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  id: string | null
  Subject: string | null
  Invoice_Number: string | null
  Status: string | null
  Account_Name: string | null
  Contact_Name: string | null
  Sales_Order: string | null
  Purchase_Order: string | null
  Invoice_Date: string | null
  Due_Date: string | null
  Sales_Commission: number | null
  Sub_Total: number | null
  Discount: number | null
  Tax: number | null
  Excise_Duty: number | null
  Adjustment: number | null
  Grand_Total: number | null
  Billing_Street: string | null
  Billing_City: string | null
  Billing_State: string | null
  Billing_Code: string | null
  Billing_Country: string | null
  Shipping_Street: string | null
  Shipping_City: string | null
  Shipping_State: string | null
  Shipping_Code: string | null
  Shipping_Country: string | null
  Terms_and_Conditions: string | null
  Description: string | null
  Owner: string | null
  Created_By: string | null
  Modified_By: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of upserts.create. */
export interface UpsertsCreateParams {
  /** Automations that the change triggers. Defaults to all; an empty list triggers none. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields that match existing records, by API name. Defaults to the unique fields of the module. */
  duplicate_check_fields?: string[]
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /**
   * Records to update or create, up to 100. (1 to 100 items)
   * 
   * Items: A record, with API names of fields.
   */
  data: { [k: string]: unknown }[]
}

/** Params of queries.api_search. */
export interface QueriesApiSearchParams {
  /** COQL query that names the fields to return. */
  select_query: string
}

export interface AnyRecord {
  id: string
  Created_Time?: string
  Modified_Time?: string
  Created_By?: UserRef | null
  Modified_By?: UserRef | null
  Owner?: UserRef | null
  Tag?: TagRef[] | null
}

/** Params of deleted_records.list. */
export interface DeletedRecordsListParams {
  /** Filters to records deleted since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** Filters by type of deletion: recycle bin, permanent, or all. Defaults to `all`. (default "all") */
  type?: "all" | "recycle" | "permanent"
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Deleted {
  id: string
  display_name?: string | null
  type?: string
  deleted_by?: UserRef | null
  created_by?: UserRef | null
  deleted_time?: string
}

/** Params of related_records.list. */
export interface RelatedRecordsListParams {
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** ID of the record, as its list returns it. */
  record_id: string
  /** API name of the related list. */
  related_list: string
  /** Fields to return, by API name. (1 to 50 items) */
  fields: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Sort field. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Sort direction. */
  sort_order?: "asc" | "desc"
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","Note_Title","Note_Content","Parent_Id","Owner","Created_By","Modified_By"…)
   */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Note {
  id: string
  Note_Title?: string | null
  Note_Content?: string | null
  Parent_Id?: NoteParent | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
}

export interface NoteParent {
  id: string
  name?: string | null
  module?: {
    id?: string | null
    api_name?: string | null
  }
}

/** Params of notes.get. */
export interface NotesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
  /**
   * Fields to return, by API name. (1 to 50 items; default
   * ["id","Note_Title","Note_Content","Parent_Id","Owner","Created_By","Modified_By"…)
   */
  fields?: string[]
}

/** Params of notes.create. */
export interface NotesCreateParams {
  /** Notes to create, up to 100. (1 to 100 items) */
  data: {
    /** Title of the note. (at most 255 characters) */
    Note_Title?: string
    /** Text of the note, up to 32,000 characters. (at most 32000 characters) */
    Note_Content: string
    /** Record that the note is on. */
    Parent_Id: {
      /** Module of the record. */
      module: {
        /** API name of the module. */
        api_name: string
      }
      /** ID of the record. */
      id: string
    }
  }[]
}

/** Params of notes.update. */
export interface NotesUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Changes to the note. */
  record: {
    /** New title of the note. (at most 255 characters) */
    Note_Title?: string
    /** New text of the note, up to 32,000 characters. (at most 32000 characters) */
    Note_Content?: string
  }
}

/** Params of notes.delete. */
export interface NotesDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of notes, in hosted mode. */
export interface NotesSearchFields {
  id: string | null
  Note_Title: string | null
  Note_Content: string | null
  Created_Time: string | null
  Modified_Time: string | null
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** ID of the record, as its list returns it. */
  record_id: string
  /**
   * Fields to return, by API name, as `fields.list` returns it. Up to 50. (1 to 50 items; default
   * ["id","File_Name","Size","Owner","Created_By","Modified_By","Created_Time","Modi…)
   */
  fields?: string[]
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface Attachment {
  id: string
  File_Name?: string | null
  Size?: string
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Parent_Id?: Lookup | null
  $file_id?: string
  $type?: string
  $link_url?: string | null
  $se_module?: string
  $editable?: boolean
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** ID of the record, as its list returns it. */
  record_id: string
  /** File to attach, with its name. */
  file: FileInput
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** ID of the attachment, as `attachments.list` returns it. */
  id: string
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** ID of the record, as its list returns it. */
  record_id: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** ID of the record, as its list returns it. */
  record_id: string
  /** ID of the attachment, as `attachments.list` returns it. */
  id: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** Filters by record ID, up to 100 IDs. (at most 100 items) */
  ids?: string[]
  /** Filters to records modified since this time. */
  modified_since?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 200. (1 to 200; default 200) */
  per_page?: number
  /** Filters by user type. */
  type?:
    | "ActiveUsers"
    | "CurrentUser"
    | "ActiveConfirmedUsers"
    | "DeactiveUsers"
    | "NotConfirmedUsers"
    | "ConfirmedUsers"
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
}

export interface User {
  id: string
  full_name?: string
  first_name?: string | null
  last_name?: string | null
  email?: string
  alias?: string | null
  status?: string
  role?: Lookup | null
  profile?: Lookup | null
  phone?: string | null
  mobile?: string | null
  street?: string | null
  city?: string | null
  state?: string | null
  zip?: string | null
  country?: string | null
  locale?: string | null
  language?: string | null
  zuid?: string | null
  confirm?: boolean
  created_time?: string
  created_by?: UserRef | null
  Modified_Time?: string
  Modified_By?: UserRef | null
  Isonline?: boolean
  Reporting_To?: UserRef | null
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  full_name: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  status: string | null
  phone: string | null
  mobile: string | null
  country: string | null
  Modified_Time: string | null
}

/** Params of modules.list. */
export interface ModulesListParams {
  /** Filters by module status. */
  status?: "visible" | "scheduled_for_deletion" | "user_hidden" | "system_hidden"
}

export interface CrmModule {
  id: string
  api_name?: string | null
  module_name?: string | null
  singular_label?: string | null
  plural_label?: string | null
  generated_type?: string
  api_supported?: boolean
  creatable?: boolean
  editable?: boolean
  deletable?: boolean
  viewable?: boolean
  visible?: boolean
  modified_time?: string | null
}

/** Params of fields.list. */
export interface FieldsListParams {
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** Filters by use: all fields, or unused fields, which are on no layout. Defaults to fields in use. */
  type?: "all" | "unused"
}

export interface CrmField {
  id: string
  api_name?: string
  field_label?: string
  data_type?: string
  json_type?: string | null
  length?: number | null
  custom_field?: boolean
  read_only?: boolean
  system_mandatory?: boolean
  visible?: boolean
  searchable?: boolean
  sortable?: boolean
  pick_list_values?: {
    id?: string | null
    display_value?: string
    actual_value?: string
    reference_value?: string | null
  }[]
}

/** Params of tags.list. */
export interface TagsListParams {
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** Whether to return only tags of the authenticated user. */
  my_tags?: "true" | "false"
}

export interface CrmTag {
  id: string
  name?: string
  color_code?: string | null
  created_time?: string
  modified_time?: string
  created_by?: UserRef | null
  modified_by?: UserRef | null
}

/** Params of record_tags.create. */
export interface RecordTagsCreateParams {
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** ID of the record, as its list returns it. */
  record_id: string
  /** Tags to add, by name. Up to 10. (1 to 10 items) */
  tags: {
    /** Name of the tag, up to 25 characters. (at most 25 characters) */
    name: string
  }[]
  /** Whether to replace the current tags of the record. */
  over_write?: boolean
}

/** Params of record_tags.delete. */
export interface RecordTagsDeleteParams {
  /** API name of the module, as `modules.list` returns it. */
  module: string
  /** ID of the record, as its list returns it. */
  record_id: string
  /** Tags to remove, by name. Up to 10. (1 to 10 items) */
  tags: {
    /** Name of the tag, up to 25 characters. (at most 25 characters) */
    name: string
  }[]
}

/** Credentials by auth variant. */
export interface ZohoCrmCredentials {
  oauth: ZohoCrmOauthCredentials
}

/** Zoho account */
export interface ZohoCrmOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface ZohoCrmConfig {
  /**
   * Domain where you sign in to Zoho. Determines the data center of the CRM. Defaults to `zoho.com`. (default
   * "zoho.com")
   */
  accounts_domain?:
    | "zoho.com"
    | "zoho.eu"
    | "zoho.in"
    | "zoho.com.au"
    | "zoho.jp"
    | "zoho.com.cn"
    | "zohocloud.ca"
    | "zoho.sa"
  /** Ending of the API host, such as `eu` for `www.zohoapis.eu`. Found when you sign in. */
  region: "com" | "eu" | "in" | "com.au" | "jp" | "com.cn" | "ca" | "sa"
}
