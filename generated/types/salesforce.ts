// Generated from definitions/salesforce.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Salesforce */
    "salesforce": Salesforce
  }
}

/**
 * Salesforce. Accounts, contacts, leads, opportunities, cases, activities, campaigns, files and custom objects of one
 * Salesforce org, by SOQL too.
 */
export interface Salesforce {
  operations: SalesforceOperations
  credentials: SalesforceCredentials
  config: SalesforceConfig
}

/** What can be called, by entity and action. */
export interface SalesforceOperations {
  /** A company, organization or person that one does business with. */
  accounts: {
    /** Lists accounts that a condition selects, sorted by Id. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {}
    }
    /** Gets an account by its Id. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Creates an account; custom fields stand beside those named here. */
    create: {
      params: AccountsCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of an account that are given, custom ones too. */
    update: {
      params: AccountsUpdateParams
      records: null
      meta: {}
    }
    /** Moves an account to the recycle bin. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    /** Searches accounts by words in any of their fields. */
    api_search: {
      params: AccountsApiSearchParams
      records: Account[]
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A person, mostly at an account. */
  contacts: {
    /** Lists contacts that a condition selects, sorted by Id. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Gets a contact by its Id. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates a contact; custom fields stand beside those named here. */
    create: {
      params: ContactsCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of a contact that are given, custom ones too. */
    update: {
      params: ContactsUpdateParams
      records: null
      meta: {}
    }
    /** Moves a contact to the recycle bin. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /** Searches contacts by words in any of their fields. */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** Someone who may become a customer. */
  leads: {
    /** Lists leads that a condition selects, sorted by Id. */
    list: {
      params: LeadsListParams
      records: Lead[]
      meta: {}
    }
    /** Gets a lead by its Id. */
    get: {
      params: LeadsGetParams
      records: Lead
      meta: {}
    }
    /** Creates a lead; custom fields stand beside those named here. */
    create: {
      params: LeadsCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of a lead that are given, custom ones too. */
    update: {
      params: LeadsUpdateParams
      records: null
      meta: {}
    }
    /** Moves a lead to the recycle bin. */
    delete: {
      params: LeadsDeleteParams
      records: null
      meta: {}
    }
    /** Searches leads by words in any of their fields. */
    api_search: {
      params: LeadsApiSearchParams
      records: Lead[]
      meta: {}
    }
    search: {
      fields: LeadsSearchFields
    }
  }
  /** A sale that is being worked on, or was won or lost. */
  opportunities: {
    /** Lists opportunities that a condition selects, sorted by Id. */
    list: {
      params: OpportunitiesListParams
      records: Opportunity[]
      meta: {}
    }
    /** Gets an opportunity by its Id. */
    get: {
      params: OpportunitiesGetParams
      records: Opportunity
      meta: {}
    }
    /** Creates an opportunity; custom fields stand beside those named here. */
    create: {
      params: OpportunitiesCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of an opportunity that are given, custom ones too. */
    update: {
      params: OpportunitiesUpdateParams
      records: null
      meta: {}
    }
    /** Moves an opportunity to the recycle bin. */
    delete: {
      params: OpportunitiesDeleteParams
      records: null
      meta: {}
    }
    /** Searches opportunities by words in any of their fields. */
    api_search: {
      params: OpportunitiesApiSearchParams
      records: Opportunity[]
      meta: {}
    }
    search: {
      fields: OpportunitiesSearchFields
    }
  }
  /** A question or problem of a customer. */
  cases: {
    /** Lists cases that a condition selects, sorted by Id. */
    list: {
      params: CasesListParams
      records: Case[]
      meta: {}
    }
    /** Gets a case by its Id. */
    get: {
      params: CasesGetParams
      records: Case
      meta: {}
    }
    /** Creates a case; custom fields stand beside those named here. */
    create: {
      params: CasesCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of a case that are given, custom ones too. */
    update: {
      params: CasesUpdateParams
      records: null
      meta: {}
    }
    /** Moves a case to the recycle bin. */
    delete: {
      params: CasesDeleteParams
      records: null
      meta: {}
    }
    /** Searches cases by words in any of their fields. */
    api_search: {
      params: CasesApiSearchParams
      records: Case[]
      meta: {}
    }
  }
  /** Something to be done, or a call or e-mail that was logged. */
  tasks: {
    /** Lists tasks that a condition selects, sorted by Id. Archived ones, over a year old, are left out. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {}
    }
    /** Gets a task by its Id. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task; custom fields stand beside those named here. */
    create: {
      params: TasksCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of a task that are given, custom ones too. */
    update: {
      params: TasksUpdateParams
      records: null
      meta: {}
    }
    /** Moves a task to the recycle bin. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    /** Searches tasks by words in any of their fields. */
    api_search: {
      params: TasksApiSearchParams
      records: Task[]
      meta: {}
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** An appointment in the calendar of a user. */
  events: {
    /** Lists events that a condition selects, sorted by Id. Archived ones, over a year old, are left out. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets an event by its Id. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /** Creates an event; custom fields stand beside those named here. */
    create: {
      params: EventsCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of an event that are given, custom ones too. */
    update: {
      params: EventsUpdateParams
      records: null
      meta: {}
    }
    /** Moves an event to the recycle bin. */
    delete: {
      params: EventsDeleteParams
      records: null
      meta: {}
    }
    /** Searches events by words in any of their fields. */
    api_search: {
      params: EventsApiSearchParams
      records: Event[]
      meta: {}
    }
  }
  /** A marketing project, such as a mailing or trade fair. */
  campaigns: {
    /** Lists campaigns that a condition selects, sorted by Id. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Gets a campaign by its Id. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /** Creates a campaign; custom fields stand beside those named here. */
    create: {
      params: CampaignsCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of a campaign that are given, custom ones too. */
    update: {
      params: CampaignsUpdateParams
      records: null
      meta: {}
    }
    /** Moves a campaign to the recycle bin. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Searches campaigns by words in any of their fields. */
    api_search: {
      params: CampaignsApiSearchParams
      records: Campaign[]
      meta: {}
    }
  }
  /** A note of the old kind, attached to a record. */
  notes: {
    /** Lists notes that a condition selects, sorted by Id. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {}
    }
    /** Gets a note by its Id. */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    /** Creates a note; custom fields stand beside those named here. */
    create: {
      params: NotesCreateParams
      records: Saved
      meta: {}
    }
    /** Searches notes by words in any of their fields. */
    api_search: {
      params: NotesApiSearchParams
      records: Note[]
      meta: {}
    }
  }
  /** Someone who can sign in to the org. */
  users: {
    /** Lists users that a condition selects, sorted by Id. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets an user by its Id. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A stage that opportunities go through. */
  opportunity_stages: {
    /** Lists opportunity stages that a condition selects, sorted by Id. */
    list: {
      params: OpportunityStagesListParams
      records: OpportunityStage[]
      meta: {}
    }
    /** Gets a stage by its Id. */
    get: {
      params: OpportunityStagesGetParams
      records: OpportunityStage
      meta: {}
    }
    search: {
      fields: OpportunityStagesSearchFields
    }
  }
  /** A version of a file. */
  content_versions: {
    /** Lists content versions that a condition selects, sorted by Id. */
    list: {
      params: ContentVersionsListParams
      records: ContentVersion[]
      meta: {}
    }
    /** Gets a file version by its Id. */
    get: {
      params: ContentVersionsGetParams
      records: ContentVersion
      meta: {}
    }
    /** Streams the content of a file version. */
    download: {
      params: ContentVersionsDownloadParams
      file: true
    }
  }
  /** A file of the old kind, attached to a record. */
  attachments: {
    /** Lists attachments that a condition selects, sorted by Id. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets an attachment by its Id. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Streams the content of an attachment. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** A record of any object, custom ones too, by the object's API name. */
  records: {
    /** Gets a record of any object by its Id. */
    get: {
      params: RecordsGetParams
      records: Record
      meta: {}
    }
    /** Creates a record of any object with the fields that are given. */
    create: {
      params: RecordsCreateParams
      records: Saved
      meta: {}
    }
    /** Changes the fields of a record of any object that are given. */
    update: {
      params: RecordsUpdateParams
      records: null
      meta: {}
    }
    /** Moves a record of any object to the recycle bin. */
    delete: {
      params: RecordsDeleteParams
      records: null
      meta: {}
    }
  }
  /** What a SOQL query of the caller's answers. */
  query: {
    /** Runs a SOQL query over any objects. Salesforce gives up to 2,000 records a page, fewer with many fields. */
    list: {
      params: QueryListParams
      records: Record[]
      meta: {
        totalSize: number | null
        done: boolean | null
      }
    }
  }
  /** An object of the org, standard or custom, which records are of. */
  sobjects: {
    /** Lists the objects that the user can see. */
    list: {
      params: SobjectsListParams
      records: Sobject[]
      meta: {}
    }
    /** Gets an object with its fields, the values of its picklists and its child relationships. */
    get: {
      params: SobjectsGetParams
      records: SobjectDescription
      meta: {}
    }
  }
  /** A saved report. */
  reports: {
    /** Lists the reports that the user looked at last, 200 at most. */
    list: {
      params: ReportsListParams
      records: Report[]
      meta: {}
    }
    /** Runs a report and gets its totals, and its rows if includeDetails is true; 2,000 rows at most. */
    get: {
      params: ReportsGetParams
      records: ReportRun
      meta: {}
    }
  }
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of accounts.create. */
export interface AccountsCreateParams {
  /** Its name. (at most 255 characters) */
  Name: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Industry?: string
  /** The telephone number. (at most 40 characters) */
  Phone?: string
  /** The address of the website. (at most 255 characters) */
  Website?: string
  /** The street of the billing address. (at most 255 characters) */
  BillingStreet?: string
  /** The city of the billing address. (at most 40 characters) */
  BillingCity?: string
  /** The postal code of the billing address. (at most 20 characters) */
  BillingPostalCode?: string
  /** The country of the billing address. (at most 80 characters) */
  BillingCountry?: string
  /** An amount of money in the currency of the record or org. */
  AnnualRevenue?: number
  /** How many of them. (at least 0) */
  NumberOfEmployees?: number
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The Id of the record above it. (at most 40 characters) */
  ParentId?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
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
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** Its name. (at most 255 characters) */
  Name?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Industry?: string
  /** The telephone number. (at most 40 characters) */
  Phone?: string
  /** The address of the website. (at most 255 characters) */
  Website?: string
  /** The street of the billing address. (at most 255 characters) */
  BillingStreet?: string
  /** The city of the billing address. (at most 40 characters) */
  BillingCity?: string
  /** The postal code of the billing address. (at most 20 characters) */
  BillingPostalCode?: string
  /** The country of the billing address. (at most 80 characters) */
  BillingCountry?: string
  /** An amount of money in the currency of the record or org. */
  AnnualRevenue?: number
  /** How many of them. (at least 0) */
  NumberOfEmployees?: number
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The Id of the record above it. (at most 40 characters) */
  ParentId?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of accounts.delete. */
export interface AccountsDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of accounts.api_search. */
export interface AccountsApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Name,Type,Industry,Phone,Website") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
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
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** What the family of the person is called. (at most 80 characters) */
  LastName: string
  /** What the person is called by. (at most 40 characters) */
  FirstName?: string
  /** The account it belongs to, from accounts.list. (at most 40 characters) */
  AccountId?: string
  /** What the person does, such as Head of Sales. (at most 128 characters) */
  Title?: string
  /** The department of the person. (at most 80 characters) */
  Department?: string
  /** The e-mail address. (at most 80 characters) */
  Email?: string
  /** The telephone number. (at most 40 characters) */
  Phone?: string
  /** The telephone number. (at most 40 characters) */
  MobilePhone?: string
  /** The street of the mailing address. (at most 255 characters) */
  MailingStreet?: string
  /** The city of the mailing address. (at most 40 characters) */
  MailingCity?: string
  /** The postal code of the mailing address. (at most 20 characters) */
  MailingPostalCode?: string
  /** The country of the mailing address. (at most 80 characters) */
  MailingCountry?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  LeadSource?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** What the family of the person is called. (at most 80 characters) */
  LastName?: string
  /** What the person is called by. (at most 40 characters) */
  FirstName?: string
  /** The account it belongs to, from accounts.list. (at most 40 characters) */
  AccountId?: string
  /** What the person does, such as Head of Sales. (at most 128 characters) */
  Title?: string
  /** The department of the person. (at most 80 characters) */
  Department?: string
  /** The e-mail address. (at most 80 characters) */
  Email?: string
  /** The telephone number. (at most 40 characters) */
  Phone?: string
  /** The telephone number. (at most 40 characters) */
  MobilePhone?: string
  /** The street of the mailing address. (at most 255 characters) */
  MailingStreet?: string
  /** The city of the mailing address. (at most 40 characters) */
  MailingCity?: string
  /** The postal code of the mailing address. (at most 20 characters) */
  MailingPostalCode?: string
  /** The country of the mailing address. (at most 80 characters) */
  MailingCountry?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  LeadSource?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Name,Title,Email,Phone,AccountId") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
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
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of leads.create. */
export interface LeadsCreateParams {
  /** What the family of the person is called. (at most 80 characters) */
  LastName: string
  /** The company of the lead. (at most 255 characters) */
  Company: string
  /** What the person is called by. (at most 40 characters) */
  FirstName?: string
  /** What the person does, such as Head of Sales. (at most 128 characters) */
  Title?: string
  /** The e-mail address. (at most 80 characters) */
  Email?: string
  /** The telephone number. (at most 40 characters) */
  Phone?: string
  /** The address of the website. (at most 255 characters) */
  Website?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  LeadSource?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Industry?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Rating?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of leads.update. */
export interface LeadsUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** What the family of the person is called. (at most 80 characters) */
  LastName?: string
  /** The company of the lead. (at most 255 characters) */
  Company?: string
  /** What the person is called by. (at most 40 characters) */
  FirstName?: string
  /** What the person does, such as Head of Sales. (at most 128 characters) */
  Title?: string
  /** The e-mail address. (at most 80 characters) */
  Email?: string
  /** The telephone number. (at most 40 characters) */
  Phone?: string
  /** The address of the website. (at most 255 characters) */
  Website?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  LeadSource?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Industry?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Rating?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of leads.delete. */
export interface LeadsDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of leads.api_search. */
export interface LeadsApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Name,Company,Title,Email,Phone,Status") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
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
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of opportunities.create. */
export interface OpportunitiesCreateParams {
  /** Its name. (at most 255 characters) */
  Name: string
  /** The stage, from opportunity_stages.list. (at most 255 characters) */
  StageName: string
  /** The day on which it is expected to close. */
  CloseDate: string
  /** The account it belongs to, from accounts.list. (at most 40 characters) */
  AccountId?: string
  /** An amount of money in the currency of the record or org. */
  Amount?: number
  /** How likely it is in percent; follows the stage unless said otherwise. (0 to 100) */
  Probability?: number
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** What is to be done next. (at most 255 characters) */
  NextStep?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  LeadSource?: string
  /** The campaign, from campaigns.list. (at most 40 characters) */
  CampaignId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of opportunities.update. */
export interface OpportunitiesUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** Its name. (at most 255 characters) */
  Name?: string
  /** The stage, from opportunity_stages.list. (at most 255 characters) */
  StageName?: string
  /** The day on which it is expected to close. */
  CloseDate?: string
  /** The account it belongs to, from accounts.list. (at most 40 characters) */
  AccountId?: string
  /** An amount of money in the currency of the record or org. */
  Amount?: number
  /** How likely it is in percent; follows the stage unless said otherwise. (0 to 100) */
  Probability?: number
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** What is to be done next. (at most 255 characters) */
  NextStep?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  LeadSource?: string
  /** The campaign, from campaigns.list. (at most 40 characters) */
  CampaignId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of opportunities.delete. */
export interface OpportunitiesDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of opportunities.api_search. */
export interface OpportunitiesApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Name,StageName,Amount,CloseDate,AccountId") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
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
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of cases.create. */
export interface CasesCreateParams {
  /** What it is about in a line. (at most 255 characters) */
  Subject?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Priority?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Origin?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Reason?: string
  /** The contact, from contacts.list. (at most 40 characters) */
  ContactId?: string
  /** The account it belongs to, from accounts.list. (at most 40 characters) */
  AccountId?: string
  /** The Id of the record above it. (at most 40 characters) */
  ParentId?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of cases.update. */
export interface CasesUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** What it is about in a line. (at most 255 characters) */
  Subject?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Priority?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Origin?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Reason?: string
  /** The contact, from contacts.list. (at most 40 characters) */
  ContactId?: string
  /** The account it belongs to, from accounts.list. (at most 40 characters) */
  AccountId?: string
  /** The Id of the record above it. (at most 40 characters) */
  ParentId?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of cases.delete. */
export interface CasesDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of cases.api_search. */
export interface CasesApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,CaseNumber,Subject,Status,Priority,ContactId") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
  offset?: number
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** What it is about in a line. (at most 255 characters) */
  Subject?: string
  /** The day on which it is due. */
  ActivityDate?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Priority?: string
  /** The contact or lead that it is about. (at most 40 characters) */
  WhoId?: string
  /** The account, opportunity, case or other record that it is about. (at most 40 characters) */
  WhatId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** What kind of task it is; it cannot be changed later. */
  TaskSubtype?: "Task" | "Email" | "Call" | "ListEmail" | "Cadence"
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** What it is about in a line. (at most 255 characters) */
  Subject?: string
  /** The day on which it is due. */
  ActivityDate?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Priority?: string
  /** The contact or lead that it is about. (at most 40 characters) */
  WhoId?: string
  /** The account, opportunity, case or other record that it is about. (at most 40 characters) */
  WhatId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of tasks.api_search. */
export interface TasksApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Subject,Status,Priority,ActivityDate,WhoId,WhatId") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
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
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** What it is about in a line. (at most 255 characters) */
  Subject?: string
  /** When it begins. */
  StartDateTime: string
  /** When it ends; at most 14 days after it begins. */
  EndDateTime: string
  /** Whether it takes whole days. */
  IsAllDayEvent?: boolean
  /** Where it takes place. (at most 255 characters) */
  Location?: string
  /** The contact or lead that it is about. (at most 40 characters) */
  WhoId?: string
  /** The account, opportunity, case or other record that it is about. (at most 40 characters) */
  WhatId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of events.update. */
export interface EventsUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** What it is about in a line. (at most 255 characters) */
  Subject?: string
  /** When it begins. */
  StartDateTime?: string
  /** When it ends; at most 14 days after it begins. */
  EndDateTime?: string
  /** Whether it takes whole days. */
  IsAllDayEvent?: boolean
  /** Where it takes place. (at most 255 characters) */
  Location?: string
  /** The contact or lead that it is about. (at most 40 characters) */
  WhoId?: string
  /** The account, opportunity, case or other record that it is about. (at most 40 characters) */
  WhatId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of events.delete. */
export interface EventsDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of events.api_search. */
export interface EventsApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Subject,StartDateTime,EndDateTime,WhoId,WhatId") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
  offset?: number
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** Its name. (at most 255 characters) */
  Name: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** The day on which it begins. */
  StartDate?: string
  /** The day on which it ends. */
  EndDate?: string
  /** Whether it is running. */
  IsActive?: boolean
  /** An amount of money in the currency of the record or org. */
  BudgetedCost?: number
  /** An amount of money in the currency of the record or org. */
  ActualCost?: number
  /** An amount of money in the currency of the record or org. */
  ExpectedRevenue?: number
  /** The Id of the record above it. (at most 40 characters) */
  ParentId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** Its name. (at most 255 characters) */
  Name?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Type?: string
  /** One of the values that the org allows; sobjects.get has them. (at most 255 characters) */
  Status?: string
  /** The day on which it begins. */
  StartDate?: string
  /** The day on which it ends. */
  EndDate?: string
  /** Whether it is running. */
  IsActive?: boolean
  /** An amount of money in the currency of the record or org. */
  BudgetedCost?: number
  /** An amount of money in the currency of the record or org. */
  ActualCost?: number
  /** An amount of money in the currency of the record or org. */
  ExpectedRevenue?: number
  /** The Id of the record above it. (at most 40 characters) */
  ParentId?: string
  /** A text about it. (at most 32000 characters) */
  Description?: string
  /** The user that owns it, from users.list; whoever creates it unless said otherwise. (at most 40 characters) */
  OwnerId?: string
  [k: string]: unknown
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
}

/** Params of campaigns.api_search. */
export interface CampaignsApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Name,Type,Status,StartDate,EndDate") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
  offset?: number
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of notes.create. */
export interface NotesCreateParams {
  /** The Id of the record above it. (at most 40 characters) */
  ParentId: string
  /** The title of the note. (at most 80 characters) */
  Title: string
  /** A text about it. (at most 32000 characters) */
  Body?: string
  /** Whether only its owner and administrators see it. */
  IsPrivate?: boolean
  [k: string]: unknown
}

/** Params of notes.api_search. */
export interface NotesApiSearchParams {
  /** Words to be found in any searchable field; * and ? stand for letters. (at least 2 characters) */
  q: string
  /** Fields to answer, commas between. (default "Id,Title,ParentId") */
  fields?: string
  /** How many records a page holds at most. (1 to 2000; default 25) */
  overallLimit?: number
  /** How many records to pass over. (0 to 2000) */
  offset?: number
}

/** Params of users.list. */
export interface UsersListParams {
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
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
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
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
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of content_versions.download. */
export interface ContentVersionsDownloadParams {
  /** The Id, from content_versions.list. (at most 40 characters) */
  id: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Fields to answer, commas between, Id among them. Custom fields have to be named. (default "FIELDS(STANDARD)") */
  fields?: string
  /** A SOQL condition, such as CreatedDate = TODAY AND OwnerId != null. (default "Id != null") */
  where?: string
  /** How many records a page holds at most. (1 to 2000; default 200) */
  limit?: number
  /**
   * The Id of the last record of the page before; lists are sorted by Id. (at most 40 characters; default
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** The Id, from attachments.list. (at most 40 characters) */
  id: string
}

/** Params of records.get. */
export interface RecordsGetParams {
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Fields to answer, commas between; all unless said otherwise. */
  fields?: string
  /** The object's API name; sobjects.list has them. */
  sobject: string
}

export interface Record {
  Id?: string
  attributes?: RecordAttributes
  Name?: string | null
}

/** Params of records.create. */
export interface RecordsCreateParams {
  /** The object's API name; sobjects.list has them. */
  sobject: string
  [k: string]: unknown
}

/** Params of records.update. */
export interface RecordsUpdateParams {
  /** The Id of the record to change. (at most 40 characters) */
  id: string
  /** The object's API name; sobjects.list has them. */
  sobject: string
  [k: string]: unknown
}

/** Params of records.delete. */
export interface RecordsDeleteParams {
  /** The Id of the record to delete. (at most 40 characters) */
  id: string
  /** The object's API name; sobjects.list has them. */
  sobject: string
}

/** Params of query.list. Needs q, or cursor. Takes only one of q, cursor. */
export interface QueryListParams {
  /** The SOQL query. */
  q?: string
  /** Where the page before ended; instead of q. */
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
  /** The object's API name; sobjects.list has them. */
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
  /** The record's Id, from a list or search. (at most 40 characters) */
  id: string
  /** Answer the rows besides the totals. (default false) */
  includeDetails?: boolean
}

export interface ReportRun {
  attributes?: ReportAttributes
  allData?: boolean | null
  hasDetailRows?: boolean | null
  /** Totals and rows by the key of their group, such as T!T for all. */
  factMap?: { [k: string]: unknown }
  /** Groups of rows as the report nests them. */
  groupingsDown?: { [k: string]: unknown }
  /** Groups of columns as the report nests them. */
  groupingsAcross?: { [k: string]: unknown }
  /** The report's definition: columns, groups and filters differ by its format. */
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
  /** The org's My Domain name, with what stands between it and .my.salesforce.com. Consent finds it. */
  domain: string
}
