// Generated from definitions/salesforce.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Salesforce */
    "salesforce": Salesforce
  }
}

/**
 * Salesforce. Accounts, contacts, leads, opportunities, cases, activities, campaigns, files and custom objects of a
 * Salesforce org, with SOQL queries.
 */
export interface Salesforce {
  operations: SalesforceOperations
  credentials: SalesforceCredentials
  config: SalesforceConfig
}

/** What can be called, by entity and action. */
export interface SalesforceOperations {
  /** An account: a company, organization or person you do business with. */
  accounts: {
    /** Lists accounts that match a SOQL condition, sorted by ID. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {}
    }
    /** Gets an account by ID. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Creates an account. Custom fields are accepted too. */
    create: {
      params: AccountsCreateParams
      records: Saved
      meta: {}
    }
    /** Updates an account. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: AccountsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes an account by moving it to the recycle bin. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    /** Searches accounts by text in any of their fields. */
    api_search: {
      params: AccountsApiSearchParams
      records: Account[]
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A contact, usually of an account. */
  contacts: {
    /** Lists contacts that match a SOQL condition, sorted by ID. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Gets a contact by ID. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates a contact. Custom fields are accepted too. */
    create: {
      params: ContactsCreateParams
      records: Saved
      meta: {}
    }
    /** Updates a contact. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: ContactsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a contact by moving it to the recycle bin. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /** Searches contacts by text in any of their fields. */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A lead: a potential customer. */
  leads: {
    /** Lists leads that match a SOQL condition, sorted by ID. */
    list: {
      params: LeadsListParams
      records: Lead[]
      meta: {}
    }
    /** Gets a lead by ID. */
    get: {
      params: LeadsGetParams
      records: Lead
      meta: {}
    }
    /** Creates a lead. Custom fields are accepted too. */
    create: {
      params: LeadsCreateParams
      records: Saved
      meta: {}
    }
    /** Updates a lead. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: LeadsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a lead by moving it to the recycle bin. */
    delete: {
      params: LeadsDeleteParams
      records: null
      meta: {}
    }
    /** Searches leads by text in any of their fields. */
    api_search: {
      params: LeadsApiSearchParams
      records: Lead[]
      meta: {}
    }
    search: {
      fields: LeadsSearchFields
    }
  }
  /** An opportunity: a sale in progress, won or lost. */
  opportunities: {
    /** Lists opportunities that match a SOQL condition, sorted by ID. */
    list: {
      params: OpportunitiesListParams
      records: Opportunity[]
      meta: {}
    }
    /** Gets an opportunity by ID. */
    get: {
      params: OpportunitiesGetParams
      records: Opportunity
      meta: {}
    }
    /** Creates an opportunity. Custom fields are accepted too. */
    create: {
      params: OpportunitiesCreateParams
      records: Saved
      meta: {}
    }
    /** Updates an opportunity. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: OpportunitiesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes an opportunity by moving it to the recycle bin. */
    delete: {
      params: OpportunitiesDeleteParams
      records: null
      meta: {}
    }
    /** Searches opportunities by text in any of their fields. */
    api_search: {
      params: OpportunitiesApiSearchParams
      records: Opportunity[]
      meta: {}
    }
    search: {
      fields: OpportunitiesSearchFields
    }
  }
  /** A case: a customer's question or problem. */
  cases: {
    /** Lists cases that match a SOQL condition, sorted by ID. */
    list: {
      params: CasesListParams
      records: Case[]
      meta: {}
    }
    /** Gets a case by ID. */
    get: {
      params: CasesGetParams
      records: Case
      meta: {}
    }
    /** Creates a case. Custom fields are accepted too. */
    create: {
      params: CasesCreateParams
      records: Saved
      meta: {}
    }
    /** Updates a case. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: CasesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a case by moving it to the recycle bin. */
    delete: {
      params: CasesDeleteParams
      records: null
      meta: {}
    }
    /** Searches cases by text in any of their fields. */
    api_search: {
      params: CasesApiSearchParams
      records: Case[]
      meta: {}
    }
  }
  /** A task: something to do, or a logged call or email. */
  tasks: {
    /** Lists tasks that match a SOQL condition, sorted by ID. Archived ones, over a year old, are not included. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Gets a task by ID. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task. Custom fields are accepted too. */
    create: {
      params: TasksCreateParams
      records: Saved
      meta: {}
    }
    /** Updates a task. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: TasksUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a task by moving it to the recycle bin. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Searches tasks by text in any of their fields. */
    api_search: {
      params: TasksApiSearchParams
      records: Task[]
      meta: {}
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** An event in a user's calendar. */
  events: {
    /** Lists events that match a SOQL condition, sorted by ID. Archived ones, over a year old, are not included. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets an event by ID. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /** Creates an event. Custom fields are accepted too. */
    create: {
      params: EventsCreateParams
      records: Saved
      meta: {}
    }
    /** Updates an event. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: EventsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes an event by moving it to the recycle bin. */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    /** Searches events by text in any of their fields. */
    api_search: {
      params: EventsApiSearchParams
      records: Event[]
      meta: {}
    }
  }
  /** A marketing campaign, such as a mailing or trade fair. */
  campaigns: {
    /** Lists campaigns that match a SOQL condition, sorted by ID. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Gets a campaign by ID. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /** Creates a campaign. Custom fields are accepted too. */
    create: {
      params: CampaignsCreateParams
      records: Saved
      meta: {}
    }
    /** Updates a campaign. Custom fields are accepted too; fields that you leave out keep their value. */
    update: {
      params: CampaignsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a campaign by moving it to the recycle bin. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Searches campaigns by text in any of their fields. */
    api_search: {
      params: CampaignsApiSearchParams
      records: Campaign[]
      meta: {}
    }
  }
  /** A classic note attached to a record. */
  notes: {
    /** Lists notes that match a SOQL condition, sorted by ID. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {}
    }
    /** Gets a note by ID. */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    /** Creates a note. Custom fields are accepted too. */
    create: {
      params: NotesCreateParams
      records: Saved
      meta: {}
    }
    /** Searches notes by text in any of their fields. */
    api_search: {
      params: NotesApiSearchParams
      records: Note[]
      meta: {}
    }
  }
  /** A user who can sign in to the org. */
  users: {
    /** Lists users that match a SOQL condition, sorted by ID. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user by ID. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** An opportunity stage. */
  opportunity_stages: {
    /** Lists opportunity stages that match a SOQL condition, sorted by ID. */
    list: {
      params: OpportunityStagesListParams
      records: OpportunityStage[]
      meta: {}
    }
    /** Gets an opportunity stage by ID. */
    get: {
      params: OpportunityStagesGetParams
      records: OpportunityStage
      meta: {}
    }
    search: {
      fields: OpportunityStagesSearchFields
    }
  }
  /** A content version: a version of a file. */
  content_versions: {
    /** Lists content versions that match a SOQL condition, sorted by ID. */
    list: {
      params: ContentVersionsListParams
      records: ContentVersion[]
      meta: {}
    }
    /** Gets a content version by ID. */
    get: {
      params: ContentVersionsGetParams
      records: ContentVersion
      meta: {}
    }
    /** Downloads the content of a content version, as a stream. */
    download: {
      params: ContentVersionsDownloadParams
      file: true
    }
  }
  /** A classic attachment of a record. */
  attachments: {
    /** Lists attachments that match a SOQL condition, sorted by ID. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets an attachment by ID. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Downloads the content of an attachment, as a stream. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A record of any object, standard or custom, by the object's API name. */
  records: {
    /** Gets a record of any object by ID. */
    get: {
      params: RecordsGetParams
      records: Record
      meta: {}
    }
    /** Creates a record of any object. */
    create: {
      params: RecordsCreateParams
      records: Saved
      meta: {}
    }
    /** Updates a record of any object. Fields that you leave out keep their value. */
    update: {
      params: RecordsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a record of any object by moving it to the recycle bin. */
    delete: {
      params: RecordsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A record returned by a SOQL query. */
  query: {
    /**
     * Lists the results of a SOQL query over any objects. Salesforce returns up to 2,000 records per page, fewer with
     * many fields.
     */
    list: {
      params: QueryListParams
      records: Record[]
      meta: {
        totalSize: number | null
        done: boolean | null
      }
    }
  }
  /** An object of the org (sObject), standard or custom. */
  sobjects: {
    /** Lists the sObjects that the user can see. */
    list: {
      params: SobjectsListParams
      records: Sobject[]
      meta: {}
    }
    /** Gets an sObject with its fields, picklist values and child relationships. */
    get: {
      params: SobjectsGetParams
      records: SobjectDescription
      meta: {}
    }
  }
  /** A saved report. */
  reports: {
    /** Lists the reports that the user viewed most recently, up to 200. */
    list: {
      params: ReportsListParams
      records: Report[]
      meta: {}
    }
    /** Gets a report by running it, with totals, and with up to 2,000 rows if `includeDetails` is `true`. */
    get: {
      params: ReportsGetParams
      records: ReportRun
      meta: {}
    }
  }
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Account {
  Id: string
  attributes?: RecordAttributes
  Name?: string | null
  Type?: string | null
  Industry?: string | null
  AccountNumber?: string | null
  Phone?: string | null
  Fax?: string | null
  Website?: string | null
  BillingStreet?: string | null
  BillingCity?: string | null
  BillingState?: string | null
  BillingPostalCode?: string | null
  BillingCountry?: string | null
  ShippingStreet?: string | null
  ShippingCity?: string | null
  ShippingState?: string | null
  ShippingPostalCode?: string | null
  ShippingCountry?: string | null
  AnnualRevenue?: number | null
  NumberOfEmployees?: number | null
  Description?: string | null
  ParentId?: string | null
  AccountSource?: string | null
  LastActivityDate?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

export interface RecordAttributes {
  type: string
  url?: string | null
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of accounts.create. */
export interface AccountsCreateParams {
  /** Name of the record. (at most 255 characters) */
  Name: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Industry?: string
  /** Phone number. (at most 40 characters) */
  Phone?: string
  /** URL of the website. (at most 255 characters) */
  Website?: string
  /** Street of the billing address. (at most 255 characters) */
  BillingStreet?: string
  /** City of the billing address. (at most 40 characters) */
  BillingCity?: string
  /** Postal code of the billing address. (at most 20 characters) */
  BillingPostalCode?: string
  /** Country of the billing address. (at most 80 characters) */
  BillingCountry?: string
  /** Amount of money in the currency of the record or org. */
  AnnualRevenue?: number
  /** Number of units. (at least 0) */
  NumberOfEmployees?: number
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /** ID of the parent record. (at most 40 characters) */
  ParentId?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

export interface Saved {
  id: string
  success: boolean
  errors?: SaveError[]
}

export interface SaveError {
  statusCode?: string | null
  message?: string | null
  fields?: string[] | null
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Name of the record. (at most 255 characters) */
  Name?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Industry?: string
  /** Phone number. (at most 40 characters) */
  Phone?: string
  /** URL of the website. (at most 255 characters) */
  Website?: string
  /** Street of the billing address. (at most 255 characters) */
  BillingStreet?: string
  /** City of the billing address. (at most 40 characters) */
  BillingCity?: string
  /** Postal code of the billing address. (at most 20 characters) */
  BillingPostalCode?: string
  /** Country of the billing address. (at most 80 characters) */
  BillingCountry?: string
  /** Amount of money in the currency of the record or org. */
  AnnualRevenue?: number
  /** Number of units. (at least 0) */
  NumberOfEmployees?: number
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /** ID of the parent record. (at most 40 characters) */
  ParentId?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of accounts.delete. */
export interface AccountsDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of accounts.api_search. */
export interface AccountsApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /** Comma-separated fields to return. Defaults to `Id,Name`. (default "Id,Name,Type,Industry,Phone,Website") */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  Id: string | null
  Name: string | null
  Type: string | null
  Industry: string | null
  AccountNumber: string | null
  Phone: string | null
  Fax: string | null
  Website: string | null
  BillingStreet: string | null
  BillingCity: string | null
  BillingState: string | null
  BillingPostalCode: string | null
  BillingCountry: string | null
  ShippingStreet: string | null
  ShippingCity: string | null
  ShippingState: string | null
  ShippingPostalCode: string | null
  ShippingCountry: string | null
  AnnualRevenue: number | null
  NumberOfEmployees: number | null
  Description: string | null
  ParentId: string | null
  AccountSource: string | null
  LastActivityDate: string | null
  OwnerId: string | null
  CreatedDate: string | null
  CreatedById: string | null
  LastModifiedDate: string | null
  LastModifiedById: string | null
  SystemModstamp: string | null
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Contact {
  Id: string
  attributes?: RecordAttributes
  AccountId?: string | null
  FirstName?: string | null
  LastName?: string | null
  Name?: string | null
  Salutation?: string | null
  Title?: string | null
  Department?: string | null
  Email?: string | null
  Phone?: string | null
  MobilePhone?: string | null
  MailingStreet?: string | null
  MailingCity?: string | null
  MailingState?: string | null
  MailingPostalCode?: string | null
  MailingCountry?: string | null
  ReportsToId?: string | null
  LeadSource?: string | null
  Birthdate?: string | null
  Description?: string | null
  HasOptedOutOfEmail?: boolean | null
  DoNotCall?: boolean | null
  LastActivityDate?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** Last name of the person. (at most 80 characters) */
  LastName: string
  /** First name of the person. (at most 40 characters) */
  FirstName?: string
  /** ID of the account, as `accounts.list` returns it. (at most 40 characters) */
  AccountId?: string
  /** Job title, such as `Head of Sales`. (at most 128 characters) */
  Title?: string
  /** Department of the person. (at most 80 characters) */
  Department?: string
  /** Email address of the person. (at most 80 characters) */
  Email?: string
  /** Phone number. (at most 40 characters) */
  Phone?: string
  /** Phone number. (at most 40 characters) */
  MobilePhone?: string
  /** Street of the mailing address. (at most 255 characters) */
  MailingStreet?: string
  /** City of the mailing address. (at most 40 characters) */
  MailingCity?: string
  /** Postal code of the mailing address. (at most 20 characters) */
  MailingPostalCode?: string
  /** Country of the mailing address. (at most 80 characters) */
  MailingCountry?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  LeadSource?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Last name of the person. (at most 80 characters) */
  LastName?: string
  /** First name of the person. (at most 40 characters) */
  FirstName?: string
  /** ID of the account, as `accounts.list` returns it. (at most 40 characters) */
  AccountId?: string
  /** Job title, such as `Head of Sales`. (at most 128 characters) */
  Title?: string
  /** Department of the person. (at most 80 characters) */
  Department?: string
  /** Email address of the person. (at most 80 characters) */
  Email?: string
  /** Phone number. (at most 40 characters) */
  Phone?: string
  /** Phone number. (at most 40 characters) */
  MobilePhone?: string
  /** Street of the mailing address. (at most 255 characters) */
  MailingStreet?: string
  /** City of the mailing address. (at most 40 characters) */
  MailingCity?: string
  /** Postal code of the mailing address. (at most 20 characters) */
  MailingPostalCode?: string
  /** Country of the mailing address. (at most 80 characters) */
  MailingCountry?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  LeadSource?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /** Comma-separated fields to return. Defaults to `Id,Name`. (default "Id,Name,Title,Email,Phone,AccountId") */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  Id: string | null
  AccountId: string | null
  FirstName: string | null
  LastName: string | null
  Name: string | null
  Salutation: string | null
  Title: string | null
  Department: string | null
  Email: string | null
  Phone: string | null
  MobilePhone: string | null
  MailingStreet: string | null
  MailingCity: string | null
  MailingState: string | null
  MailingPostalCode: string | null
  MailingCountry: string | null
  ReportsToId: string | null
  LeadSource: string | null
  Birthdate: string | null
  Description: string | null
  HasOptedOutOfEmail: boolean | null
  DoNotCall: boolean | null
  LastActivityDate: string | null
  OwnerId: string | null
  CreatedDate: string | null
  CreatedById: string | null
  LastModifiedDate: string | null
  LastModifiedById: string | null
  SystemModstamp: string | null
}

/** Params of leads.list. */
export interface LeadsListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Lead {
  Id: string
  attributes?: RecordAttributes
  FirstName?: string | null
  LastName?: string | null
  Name?: string | null
  Company?: string | null
  Title?: string | null
  Email?: string | null
  Phone?: string | null
  MobilePhone?: string | null
  Website?: string | null
  Street?: string | null
  City?: string | null
  State?: string | null
  PostalCode?: string | null
  Country?: string | null
  LeadSource?: string | null
  Status?: string | null
  Industry?: string | null
  Rating?: string | null
  AnnualRevenue?: number | null
  NumberOfEmployees?: number | null
  Description?: string | null
  IsConverted?: boolean | null
  ConvertedDate?: string | null
  ConvertedAccountId?: string | null
  ConvertedContactId?: string | null
  ConvertedOpportunityId?: string | null
  LastActivityDate?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of leads.get. */
export interface LeadsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of leads.create. */
export interface LeadsCreateParams {
  /** Last name of the person. (at most 80 characters) */
  LastName: string
  /** Company of the lead. (at most 255 characters) */
  Company: string
  /** First name of the person. (at most 40 characters) */
  FirstName?: string
  /** Job title, such as `Head of Sales`. (at most 128 characters) */
  Title?: string
  /** Email address of the person. (at most 80 characters) */
  Email?: string
  /** Phone number. (at most 40 characters) */
  Phone?: string
  /** URL of the website. (at most 255 characters) */
  Website?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  LeadSource?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Industry?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Rating?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of leads.update. */
export interface LeadsUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Last name of the person. (at most 80 characters) */
  LastName?: string
  /** Company of the lead. (at most 255 characters) */
  Company?: string
  /** First name of the person. (at most 40 characters) */
  FirstName?: string
  /** Job title, such as `Head of Sales`. (at most 128 characters) */
  Title?: string
  /** Email address of the person. (at most 80 characters) */
  Email?: string
  /** Phone number. (at most 40 characters) */
  Phone?: string
  /** URL of the website. (at most 255 characters) */
  Website?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  LeadSource?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Industry?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Rating?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of leads.delete. */
export interface LeadsDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of leads.api_search. */
export interface LeadsApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /** Comma-separated fields to return. Defaults to `Id,Name`. (default "Id,Name,Company,Title,Email,Phone,Status") */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Searchable fields of leads, in hosted mode. */
export interface LeadsSearchFields {
  Id: string | null
  FirstName: string | null
  LastName: string | null
  Name: string | null
  Company: string | null
  Title: string | null
  Email: string | null
  Phone: string | null
  MobilePhone: string | null
  Website: string | null
  Street: string | null
  City: string | null
  State: string | null
  PostalCode: string | null
  Country: string | null
  LeadSource: string | null
  Status: string | null
  Industry: string | null
  Rating: string | null
  AnnualRevenue: number | null
  NumberOfEmployees: number | null
  Description: string | null
  IsConverted: boolean | null
  ConvertedDate: string | null
  ConvertedAccountId: string | null
  ConvertedContactId: string | null
  ConvertedOpportunityId: string | null
  LastActivityDate: string | null
  OwnerId: string | null
  CreatedDate: string | null
  CreatedById: string | null
  LastModifiedDate: string | null
  LastModifiedById: string | null
  SystemModstamp: string | null
}

/** Params of opportunities.list. */
export interface OpportunitiesListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Opportunity {
  Id: string
  attributes?: RecordAttributes
  AccountId?: string | null
  Name?: string | null
  Description?: string | null
  StageName?: string | null
  Amount?: number | null
  Probability?: number | null
  ExpectedRevenue?: number | null
  CloseDate?: string | null
  Type?: string | null
  NextStep?: string | null
  LeadSource?: string | null
  IsClosed?: boolean | null
  IsWon?: boolean | null
  ForecastCategory?: string | null
  ForecastCategoryName?: string | null
  CampaignId?: string | null
  ContactId?: string | null
  FiscalQuarter?: number | null
  FiscalYear?: number | null
  LastActivityDate?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of opportunities.get. */
export interface OpportunitiesGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of opportunities.create. */
export interface OpportunitiesCreateParams {
  /** Name of the record. (at most 255 characters) */
  Name: string
  /** Name of the stage, as `opportunity_stages.list` returns it. (at most 255 characters) */
  StageName: string
  /** Expected close date. */
  CloseDate: string
  /** ID of the account, as `accounts.list` returns it. (at most 40 characters) */
  AccountId?: string
  /** Amount of money in the currency of the record or org. */
  Amount?: number
  /** Probability in percent, 0 to 100. Follows the stage by default. (0 to 100) */
  Probability?: number
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** Next step for the opportunity. (at most 255 characters) */
  NextStep?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  LeadSource?: string
  /** ID of the campaign, as `campaigns.list` returns it. (at most 40 characters) */
  CampaignId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of opportunities.update. */
export interface OpportunitiesUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Name of the record. (at most 255 characters) */
  Name?: string
  /** Name of the stage, as `opportunity_stages.list` returns it. (at most 255 characters) */
  StageName?: string
  /** Expected close date. */
  CloseDate?: string
  /** ID of the account, as `accounts.list` returns it. (at most 40 characters) */
  AccountId?: string
  /** Amount of money in the currency of the record or org. */
  Amount?: number
  /** Probability in percent, 0 to 100. Follows the stage by default. (0 to 100) */
  Probability?: number
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** Next step for the opportunity. (at most 255 characters) */
  NextStep?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  LeadSource?: string
  /** ID of the campaign, as `campaigns.list` returns it. (at most 40 characters) */
  CampaignId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of opportunities.delete. */
export interface OpportunitiesDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of opportunities.api_search. */
export interface OpportunitiesApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /**
   * Comma-separated fields to return. Defaults to `Id,Name`. (default "Id,Name,StageName,Amount,CloseDate,AccountId")
   */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Searchable fields of opportunities, in hosted mode. */
export interface OpportunitiesSearchFields {
  Id: string | null
  AccountId: string | null
  Name: string | null
  Description: string | null
  StageName: string | null
  Amount: number | null
  Probability: number | null
  ExpectedRevenue: number | null
  CloseDate: string | null
  Type: string | null
  NextStep: string | null
  LeadSource: string | null
  IsClosed: boolean | null
  IsWon: boolean | null
  ForecastCategory: string | null
  ForecastCategoryName: string | null
  CampaignId: string | null
  ContactId: string | null
  FiscalQuarter: number | null
  FiscalYear: number | null
  LastActivityDate: string | null
  OwnerId: string | null
  CreatedDate: string | null
  CreatedById: string | null
  LastModifiedDate: string | null
  LastModifiedById: string | null
  SystemModstamp: string | null
}

/** Params of cases.list. */
export interface CasesListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Case {
  Id: string
  attributes?: RecordAttributes
  CaseNumber?: string | null
  ContactId?: string | null
  AccountId?: string | null
  ParentId?: string | null
  SuppliedName?: string | null
  SuppliedEmail?: string | null
  SuppliedPhone?: string | null
  Type?: string | null
  Status?: string | null
  Reason?: string | null
  Origin?: string | null
  Subject?: string | null
  Priority?: string | null
  Description?: string | null
  IsClosed?: boolean | null
  ClosedDate?: string | null
  IsEscalated?: boolean | null
  ContactEmail?: string | null
  ContactPhone?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of cases.get. */
export interface CasesGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of cases.create. */
export interface CasesCreateParams {
  /** Subject, in one line. (at most 255 characters) */
  Subject?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Priority?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Origin?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Reason?: string
  /** ID of the contact, as `contacts.list` returns it. (at most 40 characters) */
  ContactId?: string
  /** ID of the account, as `accounts.list` returns it. (at most 40 characters) */
  AccountId?: string
  /** ID of the parent record. (at most 40 characters) */
  ParentId?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of cases.update. */
export interface CasesUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Subject, in one line. (at most 255 characters) */
  Subject?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Priority?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Origin?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Reason?: string
  /** ID of the contact, as `contacts.list` returns it. (at most 40 characters) */
  ContactId?: string
  /** ID of the account, as `accounts.list` returns it. (at most 40 characters) */
  AccountId?: string
  /** ID of the parent record. (at most 40 characters) */
  ParentId?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of cases.delete. */
export interface CasesDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of cases.api_search. */
export interface CasesApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /**
   * Comma-separated fields to return. Defaults to `Id,Name`. (default
   * "Id,CaseNumber,Subject,Status,Priority,ContactId")
   */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Task {
  Id: string
  attributes?: RecordAttributes
  WhoId?: string | null
  WhatId?: string | null
  Subject?: string | null
  ActivityDate?: string | null
  Status?: string | null
  Priority?: string | null
  IsHighPriority?: boolean | null
  Description?: string | null
  AccountId?: string | null
  IsClosed?: boolean | null
  TaskSubtype?: string | null
  CallDurationInSeconds?: number | null
  CallType?: string | null
  CallDisposition?: string | null
  CompletedDateTime?: string | null
  IsArchived?: boolean | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** Subject, in one line. (at most 255 characters) */
  Subject?: string
  /** Due date. */
  ActivityDate?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Priority?: string
  /** ID of the contact or lead that the activity concerns. (at most 40 characters) */
  WhoId?: string
  /** ID of the account, opportunity, case or other record that the activity concerns. (at most 40 characters) */
  WhatId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /** Type of the task. Cannot be changed later. */
  TaskSubtype?: "Task" | "Email" | "Call" | "ListEmail" | "Cadence"
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Subject, in one line. (at most 255 characters) */
  Subject?: string
  /** Due date. */
  ActivityDate?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Priority?: string
  /** ID of the contact or lead that the activity concerns. (at most 40 characters) */
  WhoId?: string
  /** ID of the account, opportunity, case or other record that the activity concerns. (at most 40 characters) */
  WhatId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of tasks.api_search. */
export interface TasksApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /**
   * Comma-separated fields to return. Defaults to `Id,Name`. (default
   * "Id,Subject,Status,Priority,ActivityDate,WhoId,WhatId")
   */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  Id: string | null
  WhoId: string | null
  WhatId: string | null
  Subject: string | null
  ActivityDate: string | null
  Status: string | null
  Priority: string | null
  IsHighPriority: boolean | null
  Description: string | null
  AccountId: string | null
  IsClosed: boolean | null
  TaskSubtype: string | null
  CallDurationInSeconds: number | null
  CallType: string | null
  CallDisposition: string | null
  CompletedDateTime: string | null
  IsArchived: boolean | null
  OwnerId: string | null
  CreatedDate: string | null
  CreatedById: string | null
  LastModifiedDate: string | null
  LastModifiedById: string | null
  SystemModstamp: string | null
}

/** Params of events.list. */
export interface EventsListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Event {
  Id: string
  attributes?: RecordAttributes
  WhoId?: string | null
  WhatId?: string | null
  Subject?: string | null
  Location?: string | null
  IsAllDayEvent?: boolean | null
  ActivityDateTime?: string | null
  ActivityDate?: string | null
  DurationInMinutes?: number | null
  StartDateTime?: string | null
  EndDateTime?: string | null
  Description?: string | null
  AccountId?: string | null
  IsPrivate?: boolean | null
  ShowAs?: string | null
  IsRecurrence?: boolean | null
  IsArchived?: boolean | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of events.get. */
export interface EventsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** Subject, in one line. (at most 255 characters) */
  Subject?: string
  /** Start time. */
  StartDateTime: string
  /** End time, up to 14 days after the start. */
  EndDateTime: string
  /** Whether the event lasts all day. */
  IsAllDayEvent?: boolean
  /** Location of the event. (at most 255 characters) */
  Location?: string
  /** ID of the contact or lead that the activity concerns. (at most 40 characters) */
  WhoId?: string
  /** ID of the account, opportunity, case or other record that the activity concerns. (at most 40 characters) */
  WhatId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of events.update. */
export interface EventsUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Subject, in one line. (at most 255 characters) */
  Subject?: string
  /** Start time. */
  StartDateTime?: string
  /** End time, up to 14 days after the start. */
  EndDateTime?: string
  /** Whether the event lasts all day. */
  IsAllDayEvent?: boolean
  /** Location of the event. (at most 255 characters) */
  Location?: string
  /** ID of the contact or lead that the activity concerns. (at most 40 characters) */
  WhoId?: string
  /** ID of the account, opportunity, case or other record that the activity concerns. (at most 40 characters) */
  WhatId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of events.api_search. */
export interface EventsApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /**
   * Comma-separated fields to return. Defaults to `Id,Name`. (default
   * "Id,Subject,StartDateTime,EndDateTime,WhoId,WhatId")
   */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Campaign {
  Id: string
  attributes?: RecordAttributes
  Name?: string | null
  ParentId?: string | null
  Type?: string | null
  Status?: string | null
  StartDate?: string | null
  EndDate?: string | null
  ExpectedRevenue?: number | null
  BudgetedCost?: number | null
  ActualCost?: number | null
  ExpectedResponse?: number | null
  NumberSent?: number | null
  IsActive?: boolean | null
  Description?: string | null
  NumberOfLeads?: number | null
  NumberOfContacts?: number | null
  NumberOfResponses?: number | null
  NumberOfOpportunities?: number | null
  AmountAllOpportunities?: number | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** Name of the record. (at most 255 characters) */
  Name: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** Start date. */
  StartDate?: string
  /** End date. */
  EndDate?: string
  /** Whether the campaign is active. */
  IsActive?: boolean
  /** Amount of money in the currency of the record or org. */
  BudgetedCost?: number
  /** Amount of money in the currency of the record or org. */
  ActualCost?: number
  /** Amount of money in the currency of the record or org. */
  ExpectedRevenue?: number
  /** ID of the parent record. (at most 40 characters) */
  ParentId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** Name of the record. (at most 255 characters) */
  Name?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Type?: string
  /** A picklist value that the org allows, as `sobjects.get` returns them. (at most 255 characters) */
  Status?: string
  /** Start date. */
  StartDate?: string
  /** End date. */
  EndDate?: string
  /** Whether the campaign is active. */
  IsActive?: boolean
  /** Amount of money in the currency of the record or org. */
  BudgetedCost?: number
  /** Amount of money in the currency of the record or org. */
  ActualCost?: number
  /** Amount of money in the currency of the record or org. */
  ExpectedRevenue?: number
  /** ID of the parent record. (at most 40 characters) */
  ParentId?: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Description?: string
  /**
   * ID of the user who owns the record, as `users.list` returns it. Defaults to its creator. (at most 40 characters)
   */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of campaigns.api_search. */
export interface CampaignsApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /** Comma-separated fields to return. Defaults to `Id,Name`. (default "Id,Name,Type,Status,StartDate,EndDate") */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Note {
  Id: string
  attributes?: RecordAttributes
  ParentId?: string | null
  Title?: string | null
  IsPrivate?: boolean | null
  Body?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of notes.get. */
export interface NotesGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of notes.create. */
export interface NotesCreateParams {
  /** ID of the parent record. (at most 40 characters) */
  ParentId: string
  /** Title of the note. (at most 80 characters) */
  Title: string
  /** Description, up to 32,000 characters. (at most 32000 characters) */
  Body?: string
  /** Whether only the owner and administrators can see the note. */
  IsPrivate?: boolean
  [k: string]: unknown
}

/** Params of notes.api_search. */
export interface NotesApiSearchParams {
  /** Text to search for in all searchable fields. `*` and `?` are wildcards. (at least 2 characters) */
  q: string
  /** Comma-separated fields to return. Defaults to `Id,Name`. (default "Id,Title,ParentId") */
  fields?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 25. (1 to 2000; default 25) */
  overallLimit?: number
  /** Number of records to skip, up to 2,000. (0 to 2000) */
  offset?: number
}

/** Params of users.list. */
export interface UsersListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface User {
  Id: string
  attributes?: RecordAttributes
  Username?: string | null
  Name?: string | null
  FirstName?: string | null
  LastName?: string | null
  Email?: string | null
  CompanyName?: string | null
  Division?: string | null
  Department?: string | null
  Title?: string | null
  Phone?: string | null
  MobilePhone?: string | null
  Alias?: string | null
  IsActive?: boolean | null
  TimeZoneSidKey?: string | null
  LocaleSidKey?: string | null
  LanguageLocaleKey?: string | null
  UserRoleId?: string | null
  ProfileId?: string | null
  UserType?: string | null
  EmployeeNumber?: string | null
  ManagerId?: string | null
  LastLoginDate?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  Id: string | null
  Username: string | null
  Name: string | null
  FirstName: string | null
  LastName: string | null
  Email: string | null
  CompanyName: string | null
  Division: string | null
  Department: string | null
  Title: string | null
  Phone: string | null
  MobilePhone: string | null
  Alias: string | null
  IsActive: boolean | null
  TimeZoneSidKey: string | null
  LocaleSidKey: string | null
  LanguageLocaleKey: string | null
  UserRoleId: string | null
  ProfileId: string | null
  UserType: string | null
  EmployeeNumber: string | null
  ManagerId: string | null
  LastLoginDate: string | null
  CreatedDate: string | null
  CreatedById: string | null
  LastModifiedDate: string | null
  LastModifiedById: string | null
  SystemModstamp: string | null
}

/** Params of opportunity_stages.list. */
export interface OpportunityStagesListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface OpportunityStage {
  Id: string
  attributes?: RecordAttributes
  MasterLabel?: string | null
  ApiName?: string | null
  IsActive?: boolean | null
  SortOrder?: number | null
  IsClosed?: boolean | null
  IsWon?: boolean | null
  ForecastCategory?: string | null
  ForecastCategoryName?: string | null
  DefaultProbability?: number | null
  Description?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
}

/** Params of opportunity_stages.get. */
export interface OpportunityStagesGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Searchable fields of opportunity_stages, in hosted mode. */
export interface OpportunityStagesSearchFields {
  Id: string | null
  MasterLabel: string | null
  ApiName: string | null
  IsActive: boolean | null
  SortOrder: number | null
  IsClosed: boolean | null
  IsWon: boolean | null
  ForecastCategory: string | null
  ForecastCategoryName: string | null
  DefaultProbability: number | null
  Description: string | null
  CreatedDate: string | null
  CreatedById: string | null
  LastModifiedDate: string | null
  LastModifiedById: string | null
  SystemModstamp: string | null
}

/** Params of content_versions.list. */
export interface ContentVersionsListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface ContentVersion {
  Id: string
  attributes?: RecordAttributes
  ContentDocumentId?: string | null
  IsLatest?: boolean | null
  ContentUrl?: string | null
  VersionNumber?: string | null
  Title?: string | null
  Description?: string | null
  ReasonForChange?: string | null
  PathOnClient?: string | null
  FileType?: string | null
  PublishStatus?: string | null
  ContentSize?: number | null
  FileExtension?: string | null
  FirstPublishLocationId?: string | null
  Origin?: string | null
  Checksum?: string | null
  VersionData?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of content_versions.get. */
export interface ContentVersionsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of content_versions.download. */
export interface ContentVersionsDownloadParams {
  /** ID of the content version, as `content_versions.list` returns it. (at most 40 characters) */
  id: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Comma-separated fields to return, including `Id`. Custom fields must be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** SOQL condition, such as `CreatedDate = TODAY AND OwnerId != null`. (default "Id != null") */
  where?: string
  /** Maximum number of records per page, 1 to 2,000. Defaults to 200. (1 to 2000; default 200) */
  limit?: number
  /**
   * ID of the last record of the previous page. Lists are sorted by ID. (at most 40 characters; default
   * "000000000000000")
   */
  after?: string
}

export interface Attachment {
  Id: string
  attributes?: RecordAttributes
  ParentId?: string | null
  Name?: string | null
  IsPrivate?: boolean | null
  ContentType?: string | null
  BodyLength?: number | null
  Body?: string | null
  Description?: string | null
  OwnerId?: string | null
  CreatedDate?: string | null
  CreatedById?: string | null
  LastModifiedDate?: string | null
  LastModifiedById?: string | null
  SystemModstamp?: string | null
  IsDeleted?: boolean | null
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** ID of the attachment, as `attachments.list` returns it. (at most 40 characters) */
  id: string
}

/** Params of records.get. */
export interface RecordsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Comma-separated fields to return. Defaults to all. */
  fields?: string
  /** API name of the object, as `sobjects.list` returns it. */
  sobject: string
}

export interface Record {
  Id?: string
  attributes?: RecordAttributes
  Name?: string | null
}

/** Params of records.create. */
export interface RecordsCreateParams {
  /** API name of the object, as `sobjects.list` returns it. */
  sobject: string
  [k: string]: unknown
}

/** Params of records.update. */
export interface RecordsUpdateParams {
  /** ID of the record to update. (at most 40 characters) */
  id: string
  /** API name of the object, as `sobjects.list` returns it. */
  sobject: string
  [k: string]: unknown
}

/** Params of records.delete. */
export interface RecordsDeleteParams {
  /** ID of the record to delete. (at most 40 characters) */
  id: string
  /** API name of the object, as `sobjects.list` returns it. */
  sobject: string
}

/** Params of query.list. Needs q, or cursor. Takes only one of q, cursor. */
export interface QueryListParams {
  /** The SOQL query. */
  q?: string
  /** Cursor of the previous page. Replaces `q`. */
  cursor?: string
}

/** Params of sobjects.list. */
export interface SobjectsListParams { [k: string]: never }

export interface Sobject {
  name: string
  label?: string | null
  labelPlural?: string | null
  keyPrefix?: string | null
  custom?: boolean | null
  customSetting?: boolean | null
  queryable?: boolean | null
  searchable?: boolean | null
  createable?: boolean | null
  updateable?: boolean | null
  deletable?: boolean | null
  retrieveable?: boolean | null
  triggerable?: boolean | null
}

/** Params of sobjects.get. */
export interface SobjectsGetParams {
  /** API name of the object, as `sobjects.list` returns it. */
  sobject: string
}

export interface SobjectDescription {
  name: string
  label?: string | null
  labelPlural?: string | null
  keyPrefix?: string | null
  custom?: boolean | null
  queryable?: boolean | null
  searchable?: boolean | null
  createable?: boolean | null
  updateable?: boolean | null
  deletable?: boolean | null
  fields?: FieldDescription[]
  childRelationships?: ChildRelationship[]
}

export interface FieldDescription {
  name: string
  label?: string | null
  type?: string | null
  length?: number | null
  custom?: boolean | null
  nillable?: boolean | null
  createable?: boolean | null
  updateable?: boolean | null
  filterable?: boolean | null
  externalId?: boolean | null
  unique?: boolean | null
  referenceTo?: string[] | null
  relationshipName?: string | null
  picklistValues?: PicklistValue[] | null
}

export interface PicklistValue {
  value: string
  label?: string | null
  active?: boolean | null
  defaultValue?: boolean | null
}

export interface ChildRelationship {
  childSObject?: string | null
  field?: string | null
  relationshipName?: string | null
  cascadeDelete?: boolean | null
}

/** Params of reports.list. */
export interface ReportsListParams { [k: string]: never }

export interface Report {
  id: string
  name?: string | null
  url?: string | null
  describeUrl?: string | null
  instancesUrl?: string | null
}

/** Params of reports.get. */
export interface ReportsGetParams {
  /** ID of the record, as lists and searches return it. (at most 40 characters) */
  id: string
  /** Whether to include rows besides the totals. Defaults to `false`. (default false) */
  includeDetails?: boolean
}

export interface ReportRun {
  attributes?: ReportAttributes
  allData?: boolean | null
  hasDetailRows?: boolean | null
  /** Totals and rows by the key of their group, such as `T!T` for the grand total. */
  factMap?: { [k: string]: unknown }
  /** Row groups, as the report nests them. */
  groupingsDown?: { [k: string]: unknown }
  /** Column groups, as the report nests them. */
  groupingsAcross?: { [k: string]: unknown }
  /** Definition of the report. Columns, groups and filters depend on its format. */
  reportMetadata?: { [k: string]: unknown }
  /** Labels and types of the columns by name. */
  reportExtendedMetadata?: { [k: string]: unknown }
}

export interface ReportAttributes {
  reportId?: string | null
  reportName?: string | null
  type?: string | null
  describeUrl?: string | null
  instancesUrl?: string | null
}

/** Credentials by auth variant. */
export interface SalesforceCredentials {
  oauth: SalesforceOauthCredentials
  sandbox: SalesforceSandboxCredentials
  integration: SalesforceIntegrationCredentials
}

/** Salesforce account */
export interface SalesforceOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Salesforce sandbox */
export interface SalesforceSandboxCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Integration user */
export interface SalesforceIntegrationCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface SalesforceConfig {
  /** My Domain name of the org: everything before `.my.salesforce.com`. OAuth finds it automatically. */
  domain: string
}
