// Generated from definitions/zoho-crm.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Zoho CRM */
    "zoho-crm": ZohoCrm
  }
}

/**
 * Zoho CRM. Leads, contacts, accounts, deals, activities, products, quotes, invoices, notes and files of one Zoho CRM,
 * with searches and COQL.
 */
export interface ZohoCrm {
  operations: ZohoCrmOperations
  credentials: ZohoCrmCredentials
  config: ZohoCrmConfig
}

/** What can be called, by entity and action. */
export interface ZohoCrmOperations {
  /** Somebody who may become a customer. */
  leads: {
    /** Lists leads, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 leads; of each the answer says whether it was made. */
    create: {
      params: LeadsCreateParams
      records: Written[]
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
    /** Changes what is given of a lead. */
    update: {
      params: LeadsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a lead to the recycle bin. */
    delete: {
      params: LeadsDeleteParams
      records: null
      meta: {}
    }
    /** Searches leads by a condition, an address, a phone number or a word. */
    api_search: {
      params: LeadsApiSearchParams
      records: Lead[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    search: {
      fields: LeadsSearchFields
    }
  }
  /** A person of a customer. */
  contacts: {
    /** Lists contacts, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 contacts; of each the answer says whether it was made. */
    create: {
      params: ContactsCreateParams
      records: Written[]
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
    /** Changes what is given of a contact. */
    update: {
      params: ContactsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a contact to the recycle bin. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /** Searches contacts by a condition, an address, a phone number or a word. */
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
  /** A company that is or may be a customer. */
  accounts: {
    /** Lists accounts, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 accounts; of each the answer says whether it was made. */
    create: {
      params: AccountsCreateParams
      records: Written[]
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
    /** Changes what is given of an account. */
    update: {
      params: AccountsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves an account to the recycle bin. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    /** Searches accounts by a condition, an address, a phone number or a word. */
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
  /** A sale that is under way, won or lost. */
  deals: {
    /** Lists deals, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 deals; of each the answer says whether it was made. */
    create: {
      params: DealsCreateParams
      records: Written[]
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
    /** Changes what is given of a deal. */
    update: {
      params: DealsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a deal to the recycle bin. */
    delete: {
      params: DealsDeleteParams
      records: null
      meta: {}
    }
    /** Searches deals by a condition, an address, a phone number or a word. */
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
  /** Something done to win customers. */
  campaigns: {
    /** Lists campaigns, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 campaigns; of each the answer says whether it was made. */
    create: {
      params: CampaignsCreateParams
      records: Written[]
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
    /** Changes what is given of a campaign. */
    update: {
      params: CampaignsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a campaign to the recycle bin. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Searches campaigns by a condition, an address, a phone number or a word. */
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
  /** Something to be done by somebody. */
  tasks: {
    /** Lists tasks, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 tasks; of each the answer says whether it was made. */
    create: {
      params: TasksCreateParams
      records: Written[]
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
    /** Changes what is given of a task. */
    update: {
      params: TasksUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a task to the recycle bin. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Searches tasks by a condition, an address, a phone number or a word. */
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
  /** A meeting; the API calls it an event. */
  events: {
    /** Lists meetings, all of them or those of a view or modified since; with the fields named. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets a meeting with all its fields. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /** Makes up to 100 meetings; of each the answer says whether it was made. */
    create: {
      params: EventsCreateParams
      records: Written[]
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
    /** Changes what is given of a meeting. */
    update: {
      params: EventsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a meeting to the recycle bin. */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    /** Searches meetings by a condition, an address, a phone number or a word. */
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
  /** A call with somebody. */
  calls: {
    /** Lists calls, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 calls; of each the answer says whether it was made. */
    create: {
      params: CallsCreateParams
      records: Written[]
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
    /** Changes what is given of a call. */
    update: {
      params: CallsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a call to the recycle bin. */
    delete: {
      params: CallsDeleteParams
      records: null
      meta: {}
    }
    /** Searches calls by a condition, an address, a phone number or a word. */
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
  /** Something that is sold. */
  products: {
    /** Lists products, all of them or those of a view or modified since; with the fields named. */
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
    /** Makes up to 100 products; of each the answer says whether it was made. */
    create: {
      params: ProductsCreateParams
      records: Written[]
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
    /** Changes what is given of a product. */
    update: {
      params: ProductsUpdateParams
      records: Written
      meta: {}
    }
    /** Moves a product to the recycle bin. */
    delete: {
      params: ProductsDeleteParams
      records: null
      meta: {}
    }
    /** Searches products by a condition, an address, a phone number or a word. */
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
  /** An offer to a customer. */
  quotes: {
    /** Lists quotes, all of them or those of a view or modified since; with the fields named. */
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
    /** Searches quotes by a condition, an address, a phone number or a word. */
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
  /** A bill to a customer. */
  invoices: {
    /** Lists invoices, all of them or those of a view or modified since; with the fields named. */
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
    /** Searches invoices by a condition, an address, a phone number or a word. */
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
  /** Records that are changed, or made when they are not there yet. */
  upserts: {
    /** Changes up to 100 records of a module that match by a field, and makes those that are not there. */
    create: {
      params: UpsertsCreateParams
      records: { [k: string]: unknown }[]
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
  /** Records of any module by a query of COQL. */
  queries: {
    /** Asks for records by COQL, Zoho's query language: at most 2,000 by its own limit and offset. */
    api_search: {
      params: QueriesApiSearchParams
      records: AnyRecord[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
  }
  /** A record that was deleted. */
  deleted_records: {
    /** Lists deleted records of a module: those in the recycle bin and those gone for good. */
    list: {
      params: DeletedRecordsListParams
      records: Deleted[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
  }
  /** A record that belongs to another one, such as the contacts of a deal. */
  related_records: {
    /** Lists what belongs to a record, such as Contact_Roles of a deal, Notes or Products. */
    list: {
      params: RelatedRecordsListParams
      records: AnyRecord[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
  }
  /** A lead that becomes a contact and an account. */
  lead_conversions: {
    /** Converts a lead: turns it into a contact and an account, and into a deal when one is given. */
    create: {
      params: LeadConversionsCreateParams
      records: Conversion | null
      meta: {}
    }
  }
  /** A note at a record. */
  notes: {
    /** Lists notes of all records. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets one note. */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    /** Adds up to 100 notes to records. */
    create: {
      params: NotesCreateParams
      records: Written[]
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
    /** Changes what is given of a note. */
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
  /** A file or link at a record. */
  attachments: {
    /** Lists the files and links at a record. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Puts a file of up to 20 MB, or a link, at a record. */
    create: {
      params: AttachmentsCreateParams
      records: Written | null
      meta: {}
    }
    /** Deletes a file or link at a record. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
    /** Downloads a file at a record. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A user of the CRM. */
  users: {
    /** Lists the users of the CRM, all or of one sort. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        more_records: boolean | null
        count: number | null
      }
    }
    /** Gets one user of the CRM. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A kind of records, own ones among them. */
  modules: {
    /** Lists the kinds of records of the CRM with their API names. */
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
  /** A tag that a record has. */
  record_tags: {
    /** Gives a record tags; those that are new are made. */
    create: {
      params: RecordTagsCreateParams
      records: null
      meta: {}
    }
    /** Takes tags off a record. */
    delete: {
      params: RecordTagsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of leads.list. Takes only one of cvid, sort_by. */
export interface LeadsListParams {
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","First_Name","Last_Name","Full_Name","Salutation","Company","Designation",…)
   */
  fields?: string[]
}

export interface Lead {
  id: string
  First_Name?: string | null
  Last_Name?: string
  Full_Name?: string | null
  Salutation?: string | null
  Company?: string | null
  Designation?: string | null
  Email?: string | null
  Secondary_Email?: string | null
  Phone?: string | null
  Mobile?: string | null
  Fax?: string | null
  Website?: string | null
  Lead_Source?: string | null
  Lead_Status?: string | null
  Industry?: string | null
  Rating?: string | null
  Annual_Revenue?: number | null
  No_of_Employees?: number | null
  Email_Opt_Out?: boolean | null
  Street?: string | null
  City?: string | null
  State?: string | null
  Zip_Code?: string | null
  Country?: string | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
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
  /** The record, by the id of its list. */
  id: string
}

/** Params of leads.create. */
export interface LeadsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The leads, each with Last_Name at least; further fields by their API names. (1 to 100 items) */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
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
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of leads.delete. */
export interface LeadsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of leads.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface LeadsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","First_Name","Last_Name","Full_Name","Salutation","Account_Name","Vendor_N…)
   */
  fields?: string[]
}

export interface Contact {
  id: string
  First_Name?: string | null
  Last_Name?: string
  Full_Name?: string | null
  Salutation?: string | null
  Account_Name?: Lookup | null
  Vendor_Name?: Lookup | null
  Reporting_To?: Lookup | null
  Title?: string | null
  Department?: string | null
  Email?: string | null
  Secondary_Email?: string | null
  Phone?: string | null
  Mobile?: string | null
  Home_Phone?: string | null
  Other_Phone?: string | null
  Assistant?: string | null
  Date_of_Birth?: string | null
  Lead_Source?: string | null
  Email_Opt_Out?: boolean | null
  Mailing_Street?: string | null
  Mailing_City?: string | null
  Mailing_State?: string | null
  Mailing_Zip?: string | null
  Mailing_Country?: string | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

export interface Lookup {
  id: string
  name?: string | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** The record, by the id of its list. */
  id: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The contacts, each with Last_Name at least; further fields by their API names. (1 to 100 items) */
  data: {
    First_Name?: string
    Last_Name?: string
    Salutation?: string
    /** Its account, by id. */
    Account_Name?: {
      /** Its id. */
      id: string
    }
    /** Its vendor, by id. */
    Vendor_Name?: {
      /** Its id. */
      id: string
    }
    /** Its reporting to, by id. */
    Reporting_To?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
  record: {
    First_Name?: string
    Last_Name?: string
    Salutation?: string
    /** Its account, by id. */
    Account_Name?: {
      /** Its id. */
      id: string
    }
    /** Its vendor, by id. */
    Vendor_Name?: {
      /** Its id. */
      id: string
    }
    /** Its reporting to, by id. */
    Reporting_To?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of contacts.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface ContactsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Account_Name","Account_Number","Account_Site","Account_Type","Parent_Acco…)
   */
  fields?: string[]
}

export interface Account {
  id: string
  Account_Name?: string
  Account_Number?: string | null
  Account_Site?: string | null
  Account_Type?: string | null
  Parent_Account?: Lookup | null
  Industry?: string | null
  Ownership?: string | null
  Rating?: string | null
  Annual_Revenue?: number | null
  Employees?: number | null
  Phone?: string | null
  Fax?: string | null
  Website?: string | null
  Ticker_Symbol?: string | null
  SIC_Code?: number | null
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
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** The record, by the id of its list. */
  id: string
}

/** Params of accounts.create. */
export interface AccountsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The accounts, each with Account_Name at least; further fields by their API names. (1 to 100 items) */
  data: {
    Account_Name?: string
    Account_Site?: string
    Account_Type?: string
    /** Its parent account, by id. */
    Parent_Account?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
  record: {
    Account_Name?: string
    Account_Site?: string
    Account_Type?: string
    /** Its parent account, by id. */
    Parent_Account?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of accounts.delete. */
export interface AccountsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of accounts.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface AccountsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Deal_Name","Account_Name","Contact_Name","Campaign_Source","Stage","Pipel…)
   */
  fields?: string[]
}

export interface Deal {
  id: string
  Deal_Name?: string
  Account_Name?: Lookup | null
  Contact_Name?: Lookup | null
  Campaign_Source?: Lookup | null
  Stage?: string | null
  Pipeline?: string | null
  Type?: string | null
  Amount?: number | null
  Expected_Revenue?: number | null
  Probability?: number | null
  Closing_Date?: string | null
  Lead_Source?: string | null
  Next_Step?: string | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

/** Params of deals.get. */
export interface DealsGetParams {
  /** The record, by the id of its list. */
  id: string
}

/** Params of deals.create. */
export interface DealsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The deals, each with Deal_Name at least; further fields by their API names. (1 to 100 items) */
  data: {
    Deal_Name?: string
    /** Its account, by id. */
    Account_Name?: {
      /** Its id. */
      id: string
    }
    /** Its contact, by id. */
    Contact_Name?: {
      /** Its id. */
      id: string
    }
    /** Its campaign source, by id. */
    Campaign_Source?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of deals.update. */
export interface DealsUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
  record: {
    Deal_Name?: string
    /** Its account, by id. */
    Account_Name?: {
      /** Its id. */
      id: string
    }
    /** Its contact, by id. */
    Contact_Name?: {
      /** Its id. */
      id: string
    }
    /** Its campaign source, by id. */
    Campaign_Source?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of deals.delete. */
export interface DealsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of deals.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface DealsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Campaign_Name","Parent_Campaign","Type","Status","Start_Date","End_Date",…)
   */
  fields?: string[]
}

export interface Campaign {
  id: string
  Campaign_Name?: string
  Parent_Campaign?: Lookup | null
  Type?: string | null
  Status?: string | null
  Start_Date?: string | null
  End_Date?: string | null
  Budgeted_Cost?: number | null
  Actual_Cost?: number | null
  Expected_Revenue?: number | null
  Expected_Response?: number | null
  Num_sent?: number | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** The record, by the id of its list. */
  id: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The campaigns, each with Campaign_Name at least; further fields by their API names. (1 to 100 items) */
  data: {
    Campaign_Name?: string
    /** Its parent campaign, by id. */
    Parent_Campaign?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
  record: {
    Campaign_Name?: string
    /** Its parent campaign, by id. */
    Parent_Campaign?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of campaigns.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email,
 * phone, word.
 */
export interface CampaignsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Subject","Status","Priority","Due_Date","Closed_Time","Who_Id","What_Id",…)
   */
  fields?: string[]
}

export interface Task {
  id: string
  Subject?: string
  Status?: string | null
  Priority?: string | null
  Due_Date?: string | null
  Closed_Time?: string | null
  Who_Id?: Lookup | null
  What_Id?: Lookup | null
  Send_Notification_Email?: boolean | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** The record, by the id of its list. */
  id: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The tasks, each with Subject at least; further fields by their API names. (1 to 100 items) */
  data: {
    Subject?: string
    Status?: string
    Priority?: string
    Due_Date?: string
    /** Its who, by id. */
    Who_Id?: {
      /** Its id. */
      id: string
    }
    /** Its what, by id. */
    What_Id?: {
      /** Its id. */
      id: string
    }
    Send_Notification_Email?: boolean
    Description?: string
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
  record: {
    Subject?: string
    Status?: string
    Priority?: string
    Due_Date?: string
    /** Its who, by id. */
    Who_Id?: {
      /** Its id. */
      id: string
    }
    /** Its what, by id. */
    What_Id?: {
      /** Its id. */
      id: string
    }
    Send_Notification_Email?: boolean
    Description?: string
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of tasks.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface TasksApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Event_Title","Start_DateTime","End_DateTime","All_day","Venue","Who_Id","…)
   */
  fields?: string[]
}

export interface Event {
  id: string
  Event_Title?: string
  Start_DateTime?: string | null
  End_DateTime?: string | null
  All_day?: boolean | null
  Venue?: string | null
  Who_Id?: Lookup | null
  What_Id?: Lookup | null
  Participants?: Participant[] | null
  Check_In_Status?: string | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
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
  /** The record, by the id of its list. */
  id: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The meetings, each with Event_Title at least; further fields by their API names. (1 to 100 items) */
  data: {
    Event_Title?: string
    Start_DateTime?: string
    End_DateTime?: string
    All_day?: boolean
    Venue?: string
    /** Its who, by id. */
    Who_Id?: {
      /** Its id. */
      id: string
    }
    /** Its what, by id. */
    What_Id?: {
      /** Its id. */
      id: string
    }
    /** Who takes part. */
    Participants?: {
      type?: string
      participant?: string
      name?: string | null
      invited?: boolean | null
      status?: string | null
    }[]
    Description?: string
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of events.update. */
export interface EventsUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
  record: {
    Event_Title?: string
    Start_DateTime?: string
    End_DateTime?: string
    All_day?: boolean
    Venue?: string
    /** Its who, by id. */
    Who_Id?: {
      /** Its id. */
      id: string
    }
    /** Its what, by id. */
    What_Id?: {
      /** Its id. */
      id: string
    }
    /** Who takes part. */
    Participants?: {
      type?: string
      participant?: string
      name?: string | null
      invited?: boolean | null
      status?: string | null
    }[]
    Description?: string
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of events.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface EventsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Subject","Call_Type","Call_Purpose","Call_Agenda","Call_Start_Time","Call…)
   */
  fields?: string[]
}

export interface Call {
  id: string
  Subject?: string
  Call_Type?: string | null
  Call_Purpose?: string | null
  Call_Agenda?: string | null
  Call_Start_Time?: string | null
  Call_Duration?: string | null
  Call_Duration_in_seconds?: number | null
  Call_Result?: string | null
  Outgoing_Call_Status?: string | null
  Dialled_Number?: string | null
  Who_Id?: Lookup | null
  What_Id?: Lookup | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

/** Params of calls.get. */
export interface CallsGetParams {
  /** The record, by the id of its list. */
  id: string
}

/** Params of calls.create. */
export interface CallsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The calls, each with Call_Type at least; further fields by their API names. (1 to 100 items) */
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
    /** Its who, by id. */
    Who_Id?: {
      /** Its id. */
      id: string
    }
    /** Its what, by id. */
    What_Id?: {
      /** Its id. */
      id: string
    }
    Description?: string
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of calls.update. */
export interface CallsUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
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
    /** Its who, by id. */
    Who_Id?: {
      /** Its id. */
      id: string
    }
    /** Its what, by id. */
    What_Id?: {
      /** Its id. */
      id: string
    }
    Description?: string
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of calls.delete. */
export interface CallsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of calls.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface CallsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Product_Name","Product_Code","Product_Category","Product_Active","Manufac…)
   */
  fields?: string[]
}

export interface Product {
  id: string
  Product_Name?: string
  Product_Code?: string | null
  Product_Category?: string | null
  Product_Active?: boolean | null
  Manufacturer?: string | null
  Vendor_Name?: Lookup | null
  Unit_Price?: number | null
  Commission_Rate?: number | null
  Taxable?: boolean | null
  Tax?: string[] | null
  Usage_Unit?: string | null
  Qty_in_Stock?: number | null
  Qty_Ordered?: number | null
  Qty_in_Demand?: number | null
  Reorder_Level?: number | null
  Sales_Start_Date?: string | null
  Sales_End_Date?: string | null
  Support_Start_Date?: string | null
  Support_Expiry_Date?: string | null
  Description?: string | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
  Tag?: TagRef[] | null
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** The record, by the id of its list. */
  id: string
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which a record that is there already is refused, by API names. */
  duplicate_check_fields?: string[]
  /** The products, each with Product_Name at least; further fields by their API names. (1 to 100 items) */
  data: {
    Product_Name?: string
    Product_Code?: string
    Product_Category?: string
    Product_Active?: boolean
    Manufacturer?: string
    /** Its vendor, by id. */
    Vendor_Name?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }[]
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** What changes; further fields by their API names. */
  record: {
    Product_Name?: string
    Product_Code?: string
    Product_Category?: string
    Product_Active?: boolean
    Manufacturer?: string
    /** Its vendor, by id. */
    Vendor_Name?: {
      /** Its id. */
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
    /** Whose it is, by id from users.list. */
    Owner?: {
      /** Its id. */
      id: string
    }
  }
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of products.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface ProductsApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Subject","Quote_Number","Quote_Stage","Account_Name","Contact_Name","Deal…)
   */
  fields?: string[]
}

export interface Quote {
  id: string
  Subject?: string
  Quote_Number?: string | null
  Quote_Stage?: string | null
  Account_Name?: Lookup | null
  Contact_Name?: Lookup | null
  Deal_Name?: Lookup | null
  Valid_Till?: string | null
  Carrier?: string | null
  Team?: string | null
  Sub_Total?: number | null
  Discount?: number | null
  Tax?: number | null
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
  Quoted_Items?: LineItem[] | null
  Owner?: UserRef
  Created_By?: UserRef
  Modified_By?: UserRef
  Created_Time?: string
  Modified_Time?: string
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
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of quotes.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface QuotesApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** Only records of this view, by id. */
  cvid?: string
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
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
  /** The record, by the id of its list. */
  id: string
}

/**
 * Params of invoices.api_search. Needs criteria, or email, or phone, or word. Takes only one of criteria, email, phone,
 * word.
 */
export interface InvoicesApiSearchParams {
  /** A condition of API names, such as (Last_Name:equals:Lovelace), several by and and or. */
  criteria?: string
  /** An address in any field of that kind. */
  email?: string
  /** A number in any field of that kind. */
  phone?: string
  /** A word in any field. (at least 2 characters) */
  word?: string
  /** Which fields to answer, by API names; all unless given. (1 to 50 items) */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 200; default 200) */
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
  /** What the change sets off; all of it unless given, nothing with an empty list. */
  trigger?: ("workflow" | "approval" | "blueprint" | "pathfinder" | "orchestration")[]
  /** Fields by which records match, by API names; the unique ones of the module unless given. */
  duplicate_check_fields?: string[]
  /** The module, by API name from modules.list. */
  module: string
  /**
   * The records. (1 to 100 items)
   * 
   * Items: A record, by API names of fields.
   */
  data: { [k: string]: unknown }[]
}

/** Params of queries.api_search. */
export interface QueriesApiSearchParams {
  /** What to ask for, with fields named. */
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
  /** Only those deleted since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** The module, by API name from modules.list. */
  module: string
  /** Which of the two. (default "all") */
  type?: "all" | "recycle" | "permanent"
  /** Which page, from 1. (at least 1; default 1) */
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
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** The module, by API name from modules.list. */
  module: string
  /** The record, by the id of its list. */
  record_id: string
  /** Which list, by API name. */
  related_list: string
  /** Which fields to answer, by API names. (1 to 50 items) */
  fields: string[]
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
}

/** Params of lead_conversions.create. */
export interface LeadConversionsCreateParams {
  /** The lead, by id from leads.list. */
  id: string
  /** Whether fields of a contact and an account that are there take over those of the lead. */
  overwrite?: boolean
  /** Whether its owner gets an e-mail. */
  notify_lead_owner?: boolean
  /** Whether the owner of the new records gets one. */
  notify_new_entity_owner?: boolean
  /** An account that is there, instead of a new one. */
  Accounts?: {
    /** Its id. */
    id: string
  }
  /** A contact that is there, instead of a new one. */
  Contacts?: {
    /** Its id. */
    id: string
  }
  /** A deal to make, by API names of fields. */
  Deals?: { [k: string]: unknown }
  /** Whose the new records are, by id from users.list. */
  assign_to?: {
    /** Its id. */
    id: string
  }
}

export interface Conversion {
  Contacts?: Lookup | null
  Accounts?: Lookup | null
  Deals?: Lookup | null
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** What to sort by. */
  sort_by?: "id" | "Created_Time" | "Modified_Time"
  /** Ascending, or descending. */
  sort_order?: "asc" | "desc"
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","Note_Title","Note_Content","Parent_Id","Owner","Created_By","Modified_By"…)
   */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
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
  /** The record, by the id of its list. */
  id: string
  /**
   * Which fields to answer, by API names. (1 to 50 items; default
   * ["id","Note_Title","Note_Content","Parent_Id","Owner","Created_By","Modified_By"…)
   */
  fields?: string[]
}

/** Params of notes.create. */
export interface NotesCreateParams {
  /** The notes. (1 to 100 items) */
  data: {
    /** A title. (at most 255 characters) */
    Note_Title?: string
    /** The text. (at most 32000 characters) */
    Note_Content: string
    /** The record. */
    Parent_Id: {
      /** The module. */
      module: {
        /** Its API name. */
        api_name: string
      }
      /** The record, by id. */
      id: string
    }
  }[]
}

/** Params of notes.update. */
export interface NotesUpdateParams {
  /** The record, by the id of its list. */
  id: string
  /** What changes. */
  record: {
    /** Another title. (at most 255 characters) */
    Note_Title?: string
    /** Another text. (at most 32000 characters) */
    Note_Content?: string
  }
}

/** Params of notes.delete. */
export interface NotesDeleteParams {
  /** The record, by the id of its list. */
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
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** The module, by API name from modules.list. */
  module: string
  /** The record, by the id of its list. */
  record_id: string
  /**
   * Which fields to answer, by API names, from fields.list. (1 to 50 items; default
   * ["id","File_Name","Size","Owner","Created_By","Modified_By","Created_Time","Modi…)
   */
  fields?: string[]
  /** Which page, from 1. (at least 1; default 1) */
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
  /** The module, by API name from modules.list. */
  module: string
  /** The record, by the id of its list. */
  record_id: string
  /** What to put there, with its name. */
  file: FileParam
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** The file, by id from attachments.list. */
  id: string
  /** The module, by API name from modules.list. */
  module: string
  /** The record, by the id of its list. */
  record_id: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** The module, by API name from modules.list. */
  module: string
  /** The record, by the id of its list. */
  record_id: string
  /** The file, by id from attachments.list. */
  id: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** Only records with these ids. (at most 100 items) */
  ids?: string[]
  /** Only records modified since. */
  modified_since?: string
  /** How many records a page holds at most. (1 to 200; default 200) */
  per_page?: number
  /** Only users of this sort. */
  type?:
    | "ActiveUsers"
    | "CurrentUser"
    | "ActiveConfirmedUsers"
    | "DeactiveUsers"
    | "NotConfirmedUsers"
    | "ConfirmedUsers"
  /** Which page, from 1. (at least 1; default 1) */
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
  /** The record, by the id of its list. */
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
  /** Only modules with this status. */
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
  /** The module, by API name from modules.list. */
  module: string
  /** All fields, or those on no layout; those in use unless given. */
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
  /** The module, by API name from modules.list. */
  module: string
  /** Whether only tags of the user are listed. */
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
  /** The module, by API name from modules.list. */
  module: string
  /** The record, by the id of its list. */
  record_id: string
  /** Up to ten, by name. (1 to 10 items) */
  tags: {
    /** The tag. (at most 25 characters) */
    name: string
  }[]
  /** Whether they replace those that the record has. */
  over_write?: boolean
}

/** Params of record_tags.delete. */
export interface RecordTagsDeleteParams {
  /** The module, by API name from modules.list. */
  module: string
  /** The record, by the id of its list. */
  record_id: string
  /** Up to ten, by name. (1 to 10 items) */
  tags: {
    /** The tag. (at most 25 characters) */
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
  /** Where people sign in, which says in which data center the CRM lives. (default "zoho.com") */
  accounts_domain?:
    | "zoho.com"
    | "zoho.eu"
    | "zoho.in"
    | "zoho.com.au"
    | "zoho.jp"
    | "zoho.com.cn"
    | "zohocloud.ca"
    | "zoho.sa"
  /** How the host of the API ends, www.zohoapis.eu with eu; the consent finds it. */
  region: "com" | "eu" | "in" | "com.au" | "jp" | "com.cn" | "ca" | "sa"
}
