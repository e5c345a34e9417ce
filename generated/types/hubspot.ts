// Generated from definitions/hubspot.yaml by `npm run generate`.

/** HubSpot. Contacts, companies, deals, tickets and custom objects of a HubSpot account, and the custom objects' schemas. Read only. */
export interface Hubspot {
  operations: HubspotOperations
  credentials: HubspotCredentials
  config: HubspotConfig
}

/** What can be called, by entity and action. */
export interface HubspotOperations {
  /** A person. */
  contacts: {
    /** Lists contacts. */
    list: {
      params: ContactsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a contact. */
    get: {
      params: ContactsGetParams
      records: Record
      meta: {}
    }
    /** Searches contacts by words, filters or both. */
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
    /** Lists companies. */
    list: {
      params: CompaniesListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a company. */
    get: {
      params: CompaniesGetParams
      records: Record
      meta: {}
    }
    /** Searches companies by words, filters or both. */
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
    /** Lists deals. */
    list: {
      params: DealsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a deal. */
    get: {
      params: DealsGetParams
      records: Record
      meta: {}
    }
    /** Searches deals by words, filters or both. */
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
    /** Lists tickets. */
    list: {
      params: TicketsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a ticket. */
    get: {
      params: TicketsGetParams
      records: Record
      meta: {}
    }
    /** Searches tickets by words, filters or both. */
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
    /** Lists the definitions of all custom objects. */
    list: {
      params: SchemasListParams
      records: ObjectSchema[]
      meta: {}
    }
    /** Gets the definition of a custom object. */
    get: {
      params: SchemasGetParams
      records: ObjectSchema
      meta: {}
    }
  }
  /** A record of any type, custom objects above all. */
  objects: {
    /** Lists records of one type. */
    list: {
      params: ObjectsListParams
      records: Record[]
      meta: {
        next_cursor: string | null
        next_link: string | null
      }
    }
    /** Gets a record of one type. */
    get: {
      params: ObjectsGetParams
      records: Record
      meta: {}
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** (1 to 100; default 25) */
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
  properties?: { [k: string]: unknown }
  createdAt?: string
  updatedAt?: string
  archived?: boolean
  archivedAt?: string | null
  propertiesWithHistory?: { [k: string]: unknown } | null
  associations?: { [k: string]: unknown } | null
  objectWriteTraceId?: string | null
  url?: string | null
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
  contactId: string
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN"
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
  /** (1 to 200; default 25) */
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
  /** (1 to 100; default 25) */
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
  companyId: string
}

/** Params of companies.api_search. */
export interface CompaniesApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN"
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
  /** (1 to 200; default 25) */
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
  /** (1 to 100; default 25) */
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
  dealId: string
}

/** Params of deals.api_search. */
export interface DealsApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN"
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
  /** (1 to 200; default 25) */
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
  /** (1 to 100; default 25) */
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
  ticketId: string
}

/** Params of tickets.api_search. */
export interface TicketsApiSearchParams {
  /** A record must pass all filters of at least one group. (at most 6 items) */
  filterGroups?: {
    filters?: {
      propertyName?: string
      operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN"
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
  /** (1 to 200; default 25) */
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
  labels?: { [k: string]: unknown }
  objectTypeId?: string
  fullyQualifiedName?: string
  description?: string | null
  metaType?: string
  primaryDisplayProperty?: string
  secondaryDisplayProperties?: string[]
  requiredProperties?: string[]
  searchableProperties?: string[]
  properties?: { [k: string]: unknown }[]
  associations?: { [k: string]: unknown }[]
  allowsSensitiveProperties?: boolean
  archived?: boolean
  restorable?: boolean
  createdByUserId?: number
  updatedByUserId?: number
  createdAt?: string
  updatedAt?: string
}

/** Params of schemas.get. */
export interface SchemasGetParams {
  /** A type's id or full name: 2-12345, p1234567_car, deals. */
  objectType: string
}

/** Params of objects.list. */
export interface ObjectsListParams {
  /** (1 to 100; default 25) */
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
