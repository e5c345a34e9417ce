// Generated from definitions/hubspot.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** HubSpot */
    "hubspot": Hubspot
  }
}

/**
 * HubSpot. Contacts, companies, deals, tickets and custom objects of a HubSpot account, and the custom objects'
 * schemas. Read only.
 */
export interface Hubspot {
  operations: HubspotOperations
  credentials: HubspotCredentials
  config: HubspotConfig
}

/** What can be called, by entity and action. */
export interface HubspotOperations {
  /** A person. */
  contacts: {
    /** Lists all contacts with the properties asked for; use api_search to filter. */
    list: {
      params: ContactsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets one contact with the properties and associations asked for. */
    get: {
      params: ContactsGetParams
      records: Record
      meta: {}
    }
    /** Searches contacts by words, filters or both; at most 10,000 are found, new ones after some moments. */
    api_search: {
      params: ContactsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: unknown
      }
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A business or other organization. */
  companies: {
    /** Lists all companies with the properties asked for; use api_search to filter. */
    list: {
      params: CompaniesListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets one company with the properties and associations asked for. */
    get: {
      params: CompaniesGetParams
      records: Record
      meta: {}
    }
    /** Searches companies by words, filters or both; at most 10,000 are found, new ones after some moments. */
    api_search: {
      params: CompaniesApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: unknown
      }
    }
    search: {
      fields: CompaniesSearchFields
    }
  }
  /** A sale that may come about, in a stage of a pipeline. */
  deals: {
    /** Lists all deals with the properties asked for; use api_search to filter. */
    list: {
      params: DealsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets one deal with the properties and associations asked for. */
    get: {
      params: DealsGetParams
      records: Record
      meta: {}
    }
    /** Searches deals by words, filters or both; at most 10,000 are found, new ones after some moments. */
    api_search: {
      params: DealsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: unknown
      }
    }
    search: {
      fields: DealsSearchFields
    }
  }
  /** A customer's request for help. */
  tickets: {
    /** Lists all tickets with the properties asked for; use api_search to filter. */
    list: {
      params: TicketsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets one ticket with the properties and associations asked for. */
    get: {
      params: TicketsGetParams
      records: Record
      meta: {}
    }
    /** Searches tickets by words, filters or both; at most 10,000 are found, new ones after some moments. */
    api_search: {
      params: TicketsApiSearchParams
      records: Record[]
      meta: {
        total: number | null
        next_cursor: string | null
        next_link: unknown
      }
    }
    search: {
      fields: TicketsSearchFields
    }
  }
  /** The definition of a custom object, with its properties and associations. */
  schemas: {
    /**
     * Lists the definitions of all custom objects with their properties; standard objects such as contacts are not
     * among them.
     */
    list: {
      params: SchemasListParams
      records: ObjectSchema[]
      meta: {
        next_cursor: unknown
        next_link: unknown
      }
    }
    /** Gets the definition of one custom object with its properties and associations. */
    get: {
      params: SchemasGetParams
      records: ObjectSchema
      meta: {}
    }
  }
  /** A record of any type, custom objects above all. */
  objects: {
    /** Lists the records of one type, above all a custom object; schemas names the types. */
    list: {
      params: ObjectsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets one record of any type with the properties and associations asked for. */
    get: {
      params: ObjectsGetParams
      records: Record
      meta: {}
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Answer archived records instead of the others. */
  archived?: boolean
}

export interface Record {
  id: string
  /** Values by property, all text; null where there is none. */
  properties?: {
    [k: string]: string | null
  }
  createdAt?: string
  updatedAt?: string
  archived?: boolean
  archivedAt?: string | null
  propertiesWithHistory?: {
    [k: string]: PropertyVersion[]
  } | null
  /** Associated records by object type. */
  associations?: {
    [k: string]: AssociatedRecords
  } | null
  objectWriteTraceId?: string | null
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
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. */
  propertiesWithHistory?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** A property with unique values, such as email; the id is then a value of it. */
  idProperty?: string
  /** Look among archived records. */
  archived?: boolean
  /** The record's id, or a value of the property that idProperty names. */
  contactId: string
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?:
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
      /** The value compared with; for BETWEEN the lower bound. */
      value?: string
      /** The upper bound of BETWEEN. */
      highValue?: string
      /** For IN and NOT_IN; text in lower case. */
      values?: string[]
    }[]
  }[]
  /** Words to be found in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /** HubSpot takes one. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to answer; a few common ones unless given. */
  properties?: string[]
  /** How many records a page holds at most. (1 to 200; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
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
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Answer archived records instead of the others. */
  archived?: boolean
}

/** Params of companies.get. */
export interface CompaniesGetParams {
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. */
  propertiesWithHistory?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** A property with unique values, such as email; the id is then a value of it. */
  idProperty?: string
  /** Look among archived records. */
  archived?: boolean
  /** The record's id, or a value of the property that idProperty names. */
  companyId: string
}

/** Params of companies.api_search. */
export interface CompaniesApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?:
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
      /** The value compared with; for BETWEEN the lower bound. */
      value?: string
      /** The upper bound of BETWEEN. */
      highValue?: string
      /** For IN and NOT_IN; text in lower case. */
      values?: string[]
    }[]
  }[]
  /** Words to be found in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /** HubSpot takes one. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to answer; a few common ones unless given. */
  properties?: string[]
  /** How many records a page holds at most. (1 to 200; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
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
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Answer archived records instead of the others. */
  archived?: boolean
}

/** Params of deals.get. */
export interface DealsGetParams {
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. */
  propertiesWithHistory?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** A property with unique values, such as email; the id is then a value of it. */
  idProperty?: string
  /** Look among archived records. */
  archived?: boolean
  /** The record's id, or a value of the property that idProperty names. */
  dealId: string
}

/** Params of deals.api_search. */
export interface DealsApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?:
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
      /** The value compared with; for BETWEEN the lower bound. */
      value?: string
      /** The upper bound of BETWEEN. */
      highValue?: string
      /** For IN and NOT_IN; text in lower case. */
      values?: string[]
    }[]
  }[]
  /** Words to be found in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /** HubSpot takes one. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to answer; a few common ones unless given. */
  properties?: string[]
  /** How many records a page holds at most. (1 to 200; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
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
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Answer archived records instead of the others. */
  archived?: boolean
}

/** Params of tickets.get. */
export interface TicketsGetParams {
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. */
  propertiesWithHistory?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** A property with unique values, such as email; the id is then a value of it. */
  idProperty?: string
  /** Look among archived records. */
  archived?: boolean
  /** The record's id, or a value of the property that idProperty names. */
  ticketId: string
}

/** Params of tickets.api_search. */
export interface TicketsApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?:
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
      /** The value compared with; for BETWEEN the lower bound. */
      value?: string
      /** The upper bound of BETWEEN. */
      highValue?: string
      /** For IN and NOT_IN; text in lower case. */
      values?: string[]
    }[]
  }[]
  /** Words to be found in the object's searchable properties. (at most 3000 characters) */
  query?: string
  /** HubSpot takes one. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to answer; a few common ones unless given. */
  properties?: string[]
  /** How many records a page holds at most. (1 to 200; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
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
  /** Answer archived records instead of the others. */
  archived?: boolean
}

export interface ObjectSchema {
  id: string
  name?: string
  labels?: Labels
  objectTypeId?: string
  fullyQualifiedName?: string
  description?: string | null
  metaType?: string
  primaryDisplayProperty?: string
  secondaryDisplayProperties?: string[]
  requiredProperties?: string[]
  searchableProperties?: string[]
  properties?: Property[]
  associations?: AssociationDefinition[]
  allowsSensitiveProperties?: boolean
  archived?: boolean
  restorable?: boolean
  createdByUserId?: number | null
  updatedByUserId?: number | null
  createdAt?: string | null
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
  currencyPropertyName?: string | null
  showCurrencySymbol?: boolean | null
  dateDisplayHint?: string | null
  numberDisplayHint?: string | null
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
  /** A type's id or full name: 2-12345, p1234567_car, deals. */
  objectType: string
}

/** Params of objects.list. */
export interface ObjectsListParams {
  /** How many records a page holds at most. (1 to 100; default 25) */
  limit?: number
  /** The next_cursor of the page before. */
  after?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. HubSpot then allows smaller pages. */
  propertiesWithHistory?: string
  /** Answer archived records instead of the others. (default false) */
  archived?: boolean
  /** A type's id or full name: 2-12345, p1234567_car, deals. */
  objectType: string
}

/** Params of objects.get. */
export interface ObjectsGetParams {
  /** Properties to answer, commas between; a few common ones unless given. */
  properties?: string
  /** Properties to answer with all earlier values, commas between. */
  propertiesWithHistory?: string
  /** Object types whose associated ids to answer, commas between: companies,deals. */
  associations?: string
  /** A property with unique values, such as email; the id is then a value of it. */
  idProperty?: string
  /** Look among archived records. */
  archived?: boolean
  /** A type's id or full name: 2-12345, p1234567_car, deals. */
  objectType: string
  /** The record's id, or a value of the property that idProperty names. */
  objectId: string
}

/** Credentials by auth variant. */
export interface HubspotCredentials {
  private_app: HubspotPrivateAppCredentials
  oauth: HubspotOauthCredentials
}

/** Private app token */
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

export interface HubspotConfig { [k: string]: never }
