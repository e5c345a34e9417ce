// Generated from definitions/salesforce.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
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

/** The operations, by entity and action. */
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
    /** Lists the records of any object that match a SOQL condition, sorted by ID. */
    list: {
      params: RecordsListParams
      records: Record[]
      meta: {}
    }
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
  /** The account's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The account's name. */
  Name?: string | null
  /** The account's type, for example customer, partner or competitor. */
  Type?: string | null
  /** The industry the account is in. */
  Industry?: string | null
  /** The account number, set by the organization. */
  AccountNumber?: string | null
  /** The account's phone number. */
  Phone?: string | null
  /** The account's fax number. */
  Fax?: string | null
  /** The account's website. */
  Website?: string | null
  /** The street of the billing address. */
  BillingStreet?: string | null
  /** The city of the billing address. */
  BillingCity?: string | null
  /** The state or province of the billing address. */
  BillingState?: string | null
  /** The postal code of the billing address. */
  BillingPostalCode?: string | null
  /** The country of the billing address. */
  BillingCountry?: string | null
  /** The street of the shipping address. */
  ShippingStreet?: string | null
  /** The city of the shipping address. */
  ShippingCity?: string | null
  /** The state or province of the shipping address. */
  ShippingState?: string | null
  /** The postal code of the shipping address. */
  ShippingPostalCode?: string | null
  /** The country of the shipping address. */
  ShippingCountry?: string | null
  /** The account's estimated annual revenue. */
  AnnualRevenue?: number | null
  /** The number of employees at the account. */
  NumberOfEmployees?: number | null
  /** The account's description, as plain text. */
  Description?: string | null
  /** The ID of the parent account. Null if there is none. */
  ParentId?: string | null
  /** The source the account came from. */
  AccountSource?: string | null
  /** The date of the account's latest activity. Null if there is none. */
  LastActivityDate?: string | null
  /** The ID of the user who owns the account. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Name,Type,Industry,Phone,Website") */
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
  /** The contact's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The ID of the account the contact belongs to. */
  AccountId?: string | null
  /** The contact's first name. */
  FirstName?: string | null
  /** The contact's last name. */
  LastName?: string | null
  /** The contact's full name, made from its parts. */
  Name?: string | null
  /** The contact's form of address, for example Dr. */
  Salutation?: string | null
  /** The contact's job title. */
  Title?: string | null
  /** The department the contact works in. */
  Department?: string | null
  /** The contact's email address. */
  Email?: string | null
  /** The contact's phone number. */
  Phone?: string | null
  /** The contact's mobile phone number. */
  MobilePhone?: string | null
  /** The street of the mailing address. */
  MailingStreet?: string | null
  /** The city of the mailing address. */
  MailingCity?: string | null
  /** The state or province of the mailing address. */
  MailingState?: string | null
  /** The postal code of the mailing address. */
  MailingPostalCode?: string | null
  /** The country of the mailing address. */
  MailingCountry?: string | null
  /** The ID of the contact this one reports to. */
  ReportsToId?: string | null
  /** The source the contact came from. */
  LeadSource?: string | null
  /** The contact's date of birth. */
  Birthdate?: string | null
  /** The contact's description, as plain text. */
  Description?: string | null
  /** Whether the contact has opted out of bulk email. */
  HasOptedOutOfEmail?: boolean | null
  /** Whether the contact does not want to be called. */
  DoNotCall?: boolean | null
  /** The date of the contact's latest activity. Null if there is none. */
  LastActivityDate?: string | null
  /** The ID of the user who owns the contact. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Name,Title,Email,Phone,AccountId") */
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
  /** The lead's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The lead's first name. */
  FirstName?: string | null
  /** The lead's last name. */
  LastName?: string | null
  /** The lead's full name, made from its parts. */
  Name?: string | null
  /** The company the lead works for. */
  Company?: string | null
  /** The lead's job title. */
  Title?: string | null
  /** The lead's email address. */
  Email?: string | null
  /** The lead's phone number. */
  Phone?: string | null
  /** The lead's mobile phone number. */
  MobilePhone?: string | null
  /** The lead's website. */
  Website?: string | null
  /** The street of the lead's address. */
  Street?: string | null
  /** The city of the lead's address. */
  City?: string | null
  /** The state or province of the lead's address. */
  State?: string | null
  /** The postal code of the lead's address. */
  PostalCode?: string | null
  /** The country of the lead's address. */
  Country?: string | null
  /** The source the lead came from. */
  LeadSource?: string | null
  /** The lead's status in the sales process. */
  Status?: string | null
  /** The industry the lead is in. */
  Industry?: string | null
  /** The lead's rating, for example hot, warm or cold. */
  Rating?: string | null
  /** The estimated annual revenue of the lead's company. */
  AnnualRevenue?: number | null
  /** The number of employees at the lead's company. */
  NumberOfEmployees?: number | null
  /** The lead's description, as plain text. */
  Description?: string | null
  /** Whether the lead has been converted to an account and a contact. */
  IsConverted?: boolean | null
  /** The date the lead was converted. Null before conversion. */
  ConvertedDate?: string | null
  /** The ID of the account the lead was converted to. */
  ConvertedAccountId?: string | null
  /** The ID of the contact the lead was converted to. */
  ConvertedContactId?: string | null
  /** The ID of the opportunity created in the conversion. */
  ConvertedOpportunityId?: string | null
  /** The date of the lead's latest activity. Null if there is none. */
  LastActivityDate?: string | null
  /** The ID of the user or queue that owns the lead. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Name,Company,Title,Email,Phone,Status") */
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
  /** The opportunity's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The ID of the account the opportunity is with. */
  AccountId?: string | null
  /** The opportunity's name. */
  Name?: string | null
  /** The opportunity's description, as plain text. */
  Description?: string | null
  /** The opportunity's current stage in the sales process. */
  StageName?: string | null
  /** The estimated value of the sale. */
  Amount?: number | null
  /** The likelihood of winning the sale, as a percentage. */
  Probability?: number | null
  /** The amount weighted by the probability. */
  ExpectedRevenue?: number | null
  /** The date the sale is expected to close. */
  CloseDate?: string | null
  /** The opportunity's type, for example new or existing business. */
  Type?: string | null
  /** The next step toward closing the sale. */
  NextStep?: string | null
  /** The source the opportunity came from. */
  LeadSource?: string | null
  /** Whether the opportunity is closed, won or lost. */
  IsClosed?: boolean | null
  /** Whether the opportunity was won. */
  IsWon?: boolean | null
  /** The forecast category, usually set by the stage. */
  ForecastCategory?: string | null
  /** The forecast category's name, as shown to users. */
  ForecastCategoryName?: string | null
  /** The ID of the campaign that brought the opportunity. */
  CampaignId?: string | null
  /** The ID of the primary contact, set when the opportunity was created. */
  ContactId?: string | null
  /** The fiscal quarter of the close date, from 1 to 4. */
  FiscalQuarter?: number | null
  /** The fiscal year of the close date. */
  FiscalYear?: number | null
  /** The date of the opportunity's latest activity. Null if there is none. */
  LastActivityDate?: string | null
  /** The ID of the user who owns the opportunity. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Name,StageName,Amount,CloseDate,AccountId") */
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
  /** The case's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The case's number, assigned automatically. */
  CaseNumber?: string | null
  /** The ID of the contact who raised the case. */
  ContactId?: string | null
  /** The ID of the account the case belongs to. */
  AccountId?: string | null
  /** The ID of the parent case. Null if there is none. */
  ParentId?: string | null
  /** The name entered when the case came from email or the web. */
  SuppliedName?: string | null
  /** The email address entered when the case came from email or the web. */
  SuppliedEmail?: string | null
  /** The phone number entered when the case came from the web. */
  SuppliedPhone?: string | null
  /** The kind of case, for example a question or a problem. */
  Type?: string | null
  /** The case's status, for example new or closed. */
  Status?: string | null
  /** The reason the case was raised. */
  Reason?: string | null
  /** The channel the case came through, for example phone or email. */
  Origin?: string | null
  /** The case's subject line. */
  Subject?: string | null
  /** The case's priority, for example high or low. */
  Priority?: string | null
  /** The case's description, as plain text. */
  Description?: string | null
  /** Whether the case is closed. */
  IsClosed?: boolean | null
  /** The time the case was closed. Null while it is open. */
  ClosedDate?: string | null
  /** Whether the case has been escalated. */
  IsEscalated?: boolean | null
  /** The email address of the case's contact. */
  ContactEmail?: string | null
  /** The phone number of the case's contact. */
  ContactPhone?: string | null
  /** The ID of the user or queue that owns the case. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,CaseNumber,Subject,Status,Priority,ContactId") */
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
  /** The task's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The ID of the lead or contact the task concerns. */
  WhoId?: string | null
  /** The ID of the account, opportunity or other record the task concerns. */
  WhatId?: string | null
  /** The task's subject line. */
  Subject?: string | null
  /** The date the task is due. */
  ActivityDate?: string | null
  /** The task's status, for example in progress or completed. */
  Status?: string | null
  /** The task's priority, for example high or low. */
  Priority?: string | null
  /** Whether the task's priority counts as high. */
  IsHighPriority?: boolean | null
  /** The task's description, as plain text. */
  Description?: string | null
  /** The ID of the account the task relates to. */
  AccountId?: string | null
  /** Whether the task is complete. */
  IsClosed?: boolean | null
  /** The kind of task, for example a call or an email. */
  TaskSubtype?: string | null
  /** The length of the call, in seconds. */
  CallDurationInSeconds?: number | null
  /** The kind of call: inbound, outbound or internal. */
  CallType?: string | null
  /** The result of the call. */
  CallDisposition?: string | null
  /** The time the task was completed. Null while it is open. */
  CompletedDateTime?: string | null
  /** Whether the task is archived. */
  IsArchived?: boolean | null
  /** The ID of the user or queue that owns the task. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Subject,Status,Priority,ActivityDate,WhoId,WhatId") */
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
  /** The event's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The ID of the lead or contact the event concerns. */
  WhoId?: string | null
  /** The ID of the account, opportunity or other record the event concerns. */
  WhatId?: string | null
  /** The event's subject line. */
  Subject?: string | null
  /** The place where the event is held. */
  Location?: string | null
  /** Whether the event lasts whole days. */
  IsAllDayEvent?: boolean | null
  /** The event's start. Null for events without a time. */
  ActivityDateTime?: string | null
  /** The date of the event. */
  ActivityDate?: string | null
  /** The length of the event, in minutes. */
  DurationInMinutes?: number | null
  /** The event's start, in UTC. */
  StartDateTime?: string | null
  /** The event's end, in UTC. */
  EndDateTime?: string | null
  /** The event's description, as plain text. */
  Description?: string | null
  /** The ID of the account the event relates to. */
  AccountId?: string | null
  /** Whether other users cannot see the event's details. */
  IsPrivate?: boolean | null
  /** The owner's availability shown during the event, for example busy or free. */
  ShowAs?: string | null
  /** Whether the event is the start of a recurring series. */
  IsRecurrence?: boolean | null
  /** Whether the event is archived. */
  IsArchived?: boolean | null
  /** The ID of the user or calendar that owns the event. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Subject,StartDateTime,EndDateTime,WhoId,WhatId") */
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
  /** The campaign's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The campaign's name. */
  Name?: string | null
  /** The ID of the parent campaign. Null if there is none. */
  ParentId?: string | null
  /** The kind of campaign, for example a conference or email. */
  Type?: string | null
  /** The campaign's status, for example planned or completed. */
  Status?: string | null
  /** The date the campaign starts. */
  StartDate?: string | null
  /** The date the campaign ends. */
  EndDate?: string | null
  /** The revenue expected from the campaign. */
  ExpectedRevenue?: number | null
  /** The cost budgeted for the campaign. */
  BudgetedCost?: number | null
  /** The amount actually spent on the campaign. */
  ActualCost?: number | null
  /** The share of responses expected, as a percentage. */
  ExpectedResponse?: number | null
  /** The number of people the campaign targeted. */
  NumberSent?: number | null
  /** Whether the campaign is active. */
  IsActive?: boolean | null
  /** The campaign's description, as plain text. */
  Description?: string | null
  /** The number of leads in the campaign. */
  NumberOfLeads?: number | null
  /** The number of contacts in the campaign. */
  NumberOfContacts?: number | null
  /** The number of members who have responded. */
  NumberOfResponses?: number | null
  /** The number of opportunities the campaign brought. */
  NumberOfOpportunities?: number | null
  /** The combined amount of the campaign's opportunities, open and closed. */
  AmountAllOpportunities?: number | null
  /** The ID of the user who owns the campaign. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Name,Type,Status,StartDate,EndDate") */
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
  /** The note's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The ID of the record the note is attached to. */
  ParentId?: string | null
  /** The note's title. */
  Title?: string | null
  /** Whether the note is visible to its owner and administrators alone. */
  IsPrivate?: boolean | null
  /** The note's text. */
  Body?: string | null
  /** The ID of the user who owns the note. */
  OwnerId?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
  SystemModstamp?: string | null
  /** Whether the record is in the Recycle Bin. */
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
  /** Comma-separated fields to return. (default "Id,Title,ParentId") */
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
  /** The user's ID. */
  Id: string
  /** The record's type and its address in the API. */
  attributes?: RecordAttributes
  /** The name the user logs in with, in the form of an email address. */
  Username?: string | null
  /** The user's full name, made from its parts. */
  Name?: string | null
  /** The user's first name. */
  FirstName?: string | null
  /** The user's last name. */
  LastName?: string | null
  /** The user's email address. */
  Email?: string | null
  /** The name of the user's company. */
  CompanyName?: string | null
  /** The division the user works in. */
  Division?: string | null
  /** The department the user works in. */
  Department?: string | null
  /** The user's job title. */
  Title?: string | null
  /** The user's phone number. */
  Phone?: string | null
  /** The user's mobile phone number. */
  MobilePhone?: string | null
  /** The user's short name, for lists and reports. */
  Alias?: string | null
  /** Whether the user may log in. */
  IsActive?: boolean | null
  /** The user's time zone, for example America/Los_Angeles. */
  TimeZoneSidKey?: string | null
  /** The user's locale, for formatting dates and numbers. */
  LocaleSidKey?: string | null
  /** The language the user sees Salesforce in. */
  LanguageLocaleKey?: string | null
  /** The ID of the user's role. Null if none is set. */
  UserRoleId?: string | null
  /** The ID of the user's profile, governing permissions. */
  ProfileId?: string | null
  /** The kind of user, usually determined by the license. */
  UserType?: string | null
  /** The user's employee number. */
  EmployeeNumber?: string | null
  /** The ID of the user's manager. Null if none is set. */
  ManagerId?: string | null
  /** The time of the user's last login. Null if there was none. */
  LastLoginDate?: string | null
  /** The time the record was created. */
  CreatedDate?: string | null
  /** The ID of the user who created the record. */
  CreatedById?: string | null
  /** The time a user last modified the record. */
  LastModifiedDate?: string | null
  /** The ID of the user who last modified the record. */
  LastModifiedById?: string | null
  /** The time a user or an automated process last modified the record. */
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

/** Params of records.list. */
export interface RecordsListParams {
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
  /** API name of the object, as `sobjects.list` returns it. */
  sobject: string
}

export interface Record {
  Id?: string
  attributes?: RecordAttributes
  Name?: string | null
  CreatedDate?: string | null
  LastModifiedDate?: string | null
  SystemModstamp?: string | null
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
