// Generated from definitions/hubspot.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** HubSpot */
    "hubspot": Hubspot
  }
}

/**
 * HubSpot. Contacts, companies, deals, tickets and custom objects of a HubSpot account, and custom object schemas.
 * Read-only.
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
    /** Searches contacts by text, filters or both. Finds up to 10,000; new contacts appear after a few moments. */
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
    /** Searches companies by text, filters or both. Finds up to 10,000; new companies appear after a few moments. */
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
    /** Searches deals by text, filters or both. Finds up to 10,000; new deals appear after a few moments. */
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
    /** Searches tickets by text, filters or both. Finds up to 10,000; new tickets appear after a few moments. */
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
        next_cursor: unknown
        next_link: unknown
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
  /** Sort order. HubSpot accepts one sort. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
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
  /** Sort order. HubSpot accepts one sort. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
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
  /** Sort order. HubSpot accepts one sort. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
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
  /** Sort order. HubSpot accepts one sort. */
  sorts?: {
    propertyName?: string
    direction?: "ASCENDING" | "DESCENDING"
  }[]
  /** Properties to return. Defaults to a few common ones. */
  properties?: string[]
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
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
