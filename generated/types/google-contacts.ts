// Generated from definitions/google-contacts.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Contacts */
    "google-contacts": GoogleContacts
  }
}

/**
 * Google Contacts. Contacts of a Google account with their groups, people of its "Other contacts", and the directory of
 * its Google Workspace domain.
 */
export interface GoogleContacts {
  operations: GoogleContactsOperations
  credentials: GoogleContactsCredentials
  config: GoogleContactsConfig
}

/** The operations, by entity and action. */
export interface GoogleContactsOperations {
  /** A contact of the user. */
  contacts: {
    /** Lists the user's contacts. */
    list: {
      params: ContactsListParams
      records: Person[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: unknown
        totalItems: unknown
      }
    }
    /** Gets a contact, or the user's own profile as `people/me`. */
    get: {
      params: ContactsGetParams
      records: Person
      meta: {}
    }
    /** Creates a contact. */
    create: {
      params: ContactsCreateParams
      records: Person
      meta: {}
    }
    /** Updates a contact. The fields that `updatePersonFields` names are replaced whole. */
    update: {
      params: ContactsUpdateParams
      records: Person
      meta: {}
    }
    /** Deletes a contact. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    /**
     * Searches the user's contacts by the beginning of names, email addresses, phone numbers or companies. A search may
     * miss recent changes, unless one with an empty query came before.
     */
    api_search: {
      params: ContactsApiSearchParams
      records: Person[]
      meta: {}
    }
    /** Creates up to 200 contacts. */
    create_many: {
      params: ContactsCreateManyParams
      records: Person[]
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
    /** Deletes up to 500 contacts. */
    delete_many: {
      params: ContactsDeleteManyParams
      records: null
      meta: {}
    }
    /** Copies a person of "Other contacts" to the user's contacts. */
    copy_other: {
      params: ContactsCopyOtherParams
      records: Person
      meta: {}
    }
    /** Replaces the photo of a contact. */
    update_photo: {
      params: ContactsUpdatePhotoParams
      records: Person
      meta: {}
    }
    /** Deletes the photo of a contact. */
    delete_photo: {
      params: ContactsDeletePhotoParams
      records: Person
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A person by name, as a contact or as a profile. */
  people: {
    /** Lists up to 200 people by their resource names. */
    list: {
      params: PeopleListParams
      records: Person[]
      meta: {}
    }
  }
  /** A label that groups contacts, of the user or of Google. */
  contact_groups: {
    /** Lists the user's contact groups. */
    list: {
      params: ContactGroupsListParams
      records: ContactGroup[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: unknown
        totalItems: unknown
      }
    }
    /** Gets a contact group. With `maxMembers`, it has the resource names of members. */
    get: {
      params: ContactGroupsGetParams
      records: ContactGroup
      meta: {}
    }
    /** Creates a contact group. Its name has to be new. */
    create: {
      params: ContactGroupsCreateParams
      records: ContactGroup
      meta: {}
    }
    /** Renames a contact group. The name has to be new. */
    update: {
      params: ContactGroupsUpdateParams
      records: ContactGroup
      meta: {}
    }
    /** Deletes a contact group. Its contacts stay, unless `deleteContacts` is set. */
    delete: {
      params: ContactGroupsDeleteParams
      records: null
      meta: {}
    }
    /** Adds contacts to a contact group. */
    add_members: {
      params: ContactGroupsAddMembersParams
      records: null
      meta: {
        notFoundResourceNames: unknown
      }
    }
    /** Removes contacts from a contact group. A contact stays in its last one. */
    remove_members: {
      params: ContactGroupsRemoveMembersParams
      records: null
      meta: {
        notFoundResourceNames: unknown
        canNotRemoveLastContactGroupResourceNames: unknown
      }
    }
    search: {
      fields: ContactGroupsSearchFields
    }
  }
  /** A person that Google saved when the user wrote or met them, outside of the user's contacts. */
  other_contacts: {
    /** Lists the people that Google saved as "Other contacts". */
    list: {
      params: OtherContactsListParams
      records: OtherContact[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: unknown
        totalSize: unknown
      }
    }
    /**
     * Searches "Other contacts" by the beginning of names, email addresses or phone numbers. A search may miss recent
     * changes, unless one with an empty query came before.
     */
    api_search: {
      params: OtherContactsApiSearchParams
      records: OtherContact[]
      meta: {}
    }
    search: {
      fields: OtherContactsSearchFields
    }
  }
  /** A person in the directory of the user's Google Workspace domain. */
  directory_people: {
    /** Lists the directory of the user's domain. Accounts outside of Google Workspace have none. */
    list: {
      params: DirectoryPeopleListParams
      records: Person[]
      meta: {
        nextPageToken: string | null
        nextSyncToken: unknown
      }
    }
    /** Searches the directory of the user's domain by the beginning of words. */
    api_search: {
      params: DirectoryPeopleApiSearchParams
      records: Person[]
      meta: {
        nextPageToken: string | null
        totalSize: unknown
      }
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  personFields?: string
  /** Sort order. Defaults to `LAST_MODIFIED_ASCENDING`. */
  sortOrder?: "LAST_MODIFIED_ASCENDING" | "LAST_MODIFIED_DESCENDING" | "FIRST_NAME_ASCENDING" | "LAST_NAME_ASCENDING"
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
  /** Whether the last page has `nextSyncToken`. */
  requestSyncToken?: boolean
  /** The `nextSyncToken` of an earlier list. Only changed and deleted records follow, with the same other params. */
  syncToken?: string
}

export interface Person {
  resourceName: string
  etag?: string
  metadata?: PersonMetadata
  names?: PersonName[]
  nicknames?: Nickname[]
  emailAddresses?: EmailAddress[]
  phoneNumbers?: PhoneNumber[]
  addresses?: PostalAddress[]
  organizations?: Organization[]
  occupations?: FieldValue[]
  biographies?: Biography[]
  birthdays?: Birthday[]
  events?: PersonEvent[]
  relations?: Relation[]
  urls?: TypedValue[]
  photos?: PersonPhoto[]
  genders?: Gender[]
  imClients?: ImClient[]
  userDefined?: UserDefined[]
  memberships?: Membership[]
}

export interface PersonMetadata {
  sources?: PersonSource[]
  previousResourceNames?: string[]
  linkedPeopleResourceNames?: string[]
  deleted?: boolean
  objectType?: string
}

export interface PersonSource {
  type?: string
  id?: string
  etag?: string
  updateTime?: string
}

export interface PersonName {
  displayName?: string
  displayNameLastFirst?: string
  unstructuredName?: string
  familyName?: string
  givenName?: string
  middleName?: string
  honorificPrefix?: string
  honorificSuffix?: string
  phoneticFullName?: string
  phoneticFamilyName?: string
  phoneticGivenName?: string
  phoneticMiddleName?: string
  metadata?: FieldMetadata
}

export interface FieldMetadata {
  primary?: boolean
  sourcePrimary?: boolean
  verified?: boolean
  source?: PersonSource
}

export interface Nickname {
  value?: string
  type?: string
  metadata?: FieldMetadata
}

export interface EmailAddress {
  value?: string
  type?: string
  formattedType?: string
  displayName?: string
  metadata?: FieldMetadata
}

export interface PhoneNumber {
  value?: string
  canonicalForm?: string
  type?: string
  formattedType?: string
  metadata?: FieldMetadata
}

export interface PostalAddress {
  formattedValue?: string
  type?: string
  formattedType?: string
  poBox?: string
  streetAddress?: string
  extendedAddress?: string
  city?: string
  region?: string
  postalCode?: string
  country?: string
  countryCode?: string
  metadata?: FieldMetadata
}

export interface Organization {
  name?: string
  title?: string
  department?: string
  jobDescription?: string
  type?: string
  formattedType?: string
  location?: string
  domain?: string
  current?: boolean
  startDate?: CalendarDate
  endDate?: CalendarDate
  metadata?: FieldMetadata
}

export interface CalendarDate {
  year?: number
  month?: number
  day?: number
}

export interface FieldValue {
  value?: string
  metadata?: FieldMetadata
}

export interface Biography {
  value?: string
  contentType?: string
  metadata?: FieldMetadata
}

export interface Birthday {
  date?: CalendarDate
  text?: string
  metadata?: FieldMetadata
}

export interface PersonEvent {
  date?: CalendarDate
  type?: string
  formattedType?: string
  metadata?: FieldMetadata
}

export interface Relation {
  person?: string
  type?: string
  formattedType?: string
  metadata?: FieldMetadata
}

export interface TypedValue {
  value?: string
  type?: string
  formattedType?: string
  metadata?: FieldMetadata
}

export interface PersonPhoto {
  url?: string
  default?: boolean
  metadata?: FieldMetadata
}

export interface Gender {
  value?: string
  formattedValue?: string
  addressMeAs?: string
  metadata?: FieldMetadata
}

export interface ImClient {
  username?: string
  type?: string
  formattedType?: string
  protocol?: string
  formattedProtocol?: string
  metadata?: FieldMetadata
}

export interface UserDefined {
  key?: string
  value?: string
  metadata?: FieldMetadata
}

export interface Membership {
  contactGroupMembership?: GroupMembership
  domainMembership?: DomainMembership
  metadata?: FieldMetadata
}

export interface GroupMembership {
  contactGroupId?: string
  contactGroupResourceName?: string
}

export interface DomainMembership {
  inViewerDomain?: boolean
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** The resource name of the person. */
  resourceName: string
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  personFields?: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** The name, as a list of one. (at most 1 items) */
  names: {
    givenName?: string
    familyName?: string
    middleName?: string
    honorificPrefix?: string
    honorificSuffix?: string
    unstructuredName?: string
  }[]
  /** The email addresses of the person. */
  emailAddresses?: {
    value: string
    type?: string
    displayName?: string
  }[]
  /** The phone numbers of the person. */
  phoneNumbers?: {
    value: string
    type?: string
  }[]
  /** Companies with job titles. */
  organizations?: {
    name?: string
    title?: string
    department?: string
    location?: string
    current?: boolean
    type?: string
  }[]
  /** Postal addresses. */
  addresses?: {
    streetAddress?: string
    extendedAddress?: string
    poBox?: string
    city?: string
    region?: string
    postalCode?: string
    country?: string
    countryCode?: string
    type?: string
  }[]
  /** The notes, as a list of one. (at most 1 items) */
  biographies?: {
    value: string
    contentType?: "TEXT_PLAIN" | "TEXT_HTML"
  }[]
  /** The birthday, as a list of one. (at most 1 items) */
  birthdays?: {
    date?: {
      year?: number
      month?: number
      day?: number
    }
    text?: string
  }[]
  /** Days such as anniversaries. */
  events?: {
    date: {
      year?: number
      month?: number
      day?: number
    }
    type?: string
  }[]
  /** Other names of the person. */
  nicknames?: {
    value: string
  }[]
  /** Related people. */
  relations?: {
    person: string
    type?: string
  }[]
  /** Websites. */
  urls?: {
    value: string
    type?: string
  }[]
  /** Custom fields. */
  userDefined?: {
    key: string
    value: string
  }[]
  /** Contact groups. */
  memberships?: {
    contactGroupMembership: {
      contactGroupResourceName: string
    }
  }[]
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  personFields?: string
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** The resource name of the person. */
  resourceName: string
  /** The `etag` of the contact, as last read. */
  etag: string
  /** Names of the fields to replace, with commas between them. */
  updatePersonFields: string
  /** The name, as a list of one. (at most 1 items) */
  names?: {
    givenName?: string
    familyName?: string
    middleName?: string
    honorificPrefix?: string
    honorificSuffix?: string
    unstructuredName?: string
  }[]
  /** The email addresses of the person. */
  emailAddresses?: {
    value: string
    type?: string
    displayName?: string
  }[]
  /** The phone numbers of the person. */
  phoneNumbers?: {
    value: string
    type?: string
  }[]
  /** Companies with job titles. */
  organizations?: {
    name?: string
    title?: string
    department?: string
    location?: string
    current?: boolean
    type?: string
  }[]
  /** Postal addresses. */
  addresses?: {
    streetAddress?: string
    extendedAddress?: string
    poBox?: string
    city?: string
    region?: string
    postalCode?: string
    country?: string
    countryCode?: string
    type?: string
  }[]
  /** The notes, as a list of one. (at most 1 items) */
  biographies?: {
    value: string
    contentType?: "TEXT_PLAIN" | "TEXT_HTML"
  }[]
  /** The birthday, as a list of one. (at most 1 items) */
  birthdays?: {
    date?: {
      year?: number
      month?: number
      day?: number
    }
    text?: string
  }[]
  /** Days such as anniversaries. */
  events?: {
    date: {
      year?: number
      month?: number
      day?: number
    }
    type?: string
  }[]
  /** Other names of the person. */
  nicknames?: {
    value: string
  }[]
  /** Related people. */
  relations?: {
    person: string
    type?: string
  }[]
  /** Websites. */
  urls?: {
    value: string
    type?: string
  }[]
  /** Custom fields. */
  userDefined?: {
    key: string
    value: string
  }[]
  /** Contact groups. */
  memberships?: {
    contactGroupMembership: {
      contactGroupResourceName: string
    }
  }[]
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  personFields?: string
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** The resource name of the person. */
  resourceName: string
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** Beginning of the words to search for. */
  query: string
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  readMask?: string
  /** Maximum number of records, 1 to 30. Defaults to 30. (1 to 30; default 30) */
  pageSize?: number
}

/** Params of contacts.create_many. */
export interface ContactsCreateManyParams {
  /** The contacts, each under `contactPerson`. (1 to 200 items) */
  contacts: {
    contactPerson: {
      names?: {
        givenName?: string
        familyName?: string
        middleName?: string
        honorificPrefix?: string
        honorificSuffix?: string
        unstructuredName?: string
      }[]
      emailAddresses?: {
        value: string
        type?: string
        displayName?: string
      }[]
      phoneNumbers?: {
        value: string
        type?: string
      }[]
      organizations?: {
        name?: string
        title?: string
        department?: string
        location?: string
        current?: boolean
        type?: string
      }[]
      addresses?: {
        streetAddress?: string
        extendedAddress?: string
        poBox?: string
        city?: string
        region?: string
        postalCode?: string
        country?: string
        countryCode?: string
        type?: string
      }[]
      biographies?: {
        value: string
        contentType?: "TEXT_PLAIN" | "TEXT_HTML"
      }[]
      birthdays?: {
        date?: {
          year?: number
          month?: number
          day?: number
        }
        text?: string
      }[]
      events?: {
        date: {
          year?: number
          month?: number
          day?: number
        }
        type?: string
      }[]
      nicknames?: {
        value: string
      }[]
      relations?: {
        person: string
        type?: string
      }[]
      urls?: {
        value: string
        type?: string
      }[]
      userDefined?: {
        key: string
        value: string
      }[]
      memberships?: {
        contactGroupMembership: {
          contactGroupResourceName: string
        }
      }[]
    }
  }[]
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  readMask?: string
}

/** Params of contacts.delete_many. */
export interface ContactsDeleteManyParams {
  /** The resource names of the contacts. (1 to 500 items) */
  resourceNames: string[]
}

/** Params of contacts.copy_other. */
export interface ContactsCopyOtherParams {
  /** The resource name of the person in Other contacts. */
  otherContact: string
  /** Names of the fields to copy. (default "emailAddresses,names,phoneNumbers") */
  copyMask?: string
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  readMask?: string
}

/** Params of contacts.update_photo. */
export interface ContactsUpdatePhotoParams {
  /** The resource name of the person. */
  resourceName: string
  /** The image in Base64. */
  photoBytes: string
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  personFields?: string
}

/** Params of contacts.delete_photo. */
export interface ContactsDeletePhotoParams {
  /** The resource name of the person. */
  resourceName: string
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  personFields?: string
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  resourceName: string | null
  displayName: string | null
  givenName: string | null
  familyName: string | null
  email: string | null
  phone: string | null
  company: string | null
  jobTitle: string | null
  city: string | null
  notes: string | null
  updateTime: string | null
}

/** Params of people.list. */
export interface PeopleListParams {
  /** Resource names, such as members of a contact group. (1 to 200 items) */
  resourceNames: string[]
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  personFields?: string
}

/** Params of contact_groups.list. */
export interface ContactGroupsListParams {
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "groupType,memberCount,metadata,name")
   */
  groupFields?: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
  /** The `nextSyncToken` of an earlier list. Only changed and deleted groups follow. */
  syncToken?: string
}

export interface ContactGroup {
  resourceName: string
  etag?: string
  name?: string
  formattedName?: string
  groupType?: string
  memberCount?: number
  memberResourceNames?: string[]
  metadata?: ContactGroupMetadata
}

export interface ContactGroupMetadata {
  updateTime?: string
  deleted?: boolean
}

/** Params of contact_groups.get. */
export interface ContactGroupsGetParams {
  /** The resource name of the contact group. */
  resourceName: string
  /** Maximum number of members. Defaults to 0. (at least 0) */
  maxMembers?: number
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "groupType,memberCount,metadata,name")
   */
  groupFields?: string
}

/** Params of contact_groups.create. */
export interface ContactGroupsCreateParams {
  /** The new and unique name. */
  name: string
}

/** Params of contact_groups.update. */
export interface ContactGroupsUpdateParams {
  /** The resource name of the contact group. */
  resourceName: string
  /** The new name. */
  name: string
}

/** Params of contact_groups.delete. */
export interface ContactGroupsDeleteParams {
  /** The resource name of the contact group. */
  resourceName: string
  /** Whether to delete the contacts in the group as well. Defaults to `false`. */
  deleteContacts?: boolean
}

/** Params of contact_groups.add_members. */
export interface ContactGroupsAddMembersParams {
  /** The resource name of the contact group. */
  resourceName: string
  /** Resource names of the contacts. (1 to 1000 items) */
  resourceNamesToAdd: string[]
}

/** Params of contact_groups.remove_members. */
export interface ContactGroupsRemoveMembersParams {
  /** The resource name of the contact group. */
  resourceName: string
  /** Resource names of the contacts. (1 to 1000 items) */
  resourceNamesToRemove: string[]
}

/** Searchable fields of contact_groups, in hosted mode. */
export interface ContactGroupsSearchFields {
  resourceName: string | null
  name: string | null
  formattedName: string | null
  groupType: string | null
  memberCount: number | null
}

/** Params of other_contacts.list. */
export interface OtherContactsListParams {
  /**
   * Names of the fields to return, with commas between them. Defaults to all that these people have. (default
   * "emailAddresses,metadata,names,phoneNumbers,photos")
   */
  readMask?: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
  /** Whether the last page has `nextSyncToken`. */
  requestSyncToken?: boolean
  /** The `nextSyncToken` of an earlier list. Only changed and deleted records follow, with the same other params. */
  syncToken?: string
}

export interface OtherContact {
  resourceName: string
  etag?: string
  metadata?: PersonMetadata
  names?: PersonName[]
  emailAddresses?: EmailAddress[]
  phoneNumbers?: PhoneNumber[]
  photos?: PersonPhoto[]
}

/** Params of other_contacts.api_search. */
export interface OtherContactsApiSearchParams {
  /** Beginning of the words to search for. */
  query: string
  /** Names of the fields to return. (default "emailAddresses,metadata,names,phoneNumbers") */
  readMask?: string
  /** Maximum number of records, 1 to 30. Defaults to 30. (1 to 30; default 30) */
  pageSize?: number
}

/** Searchable fields of other_contacts, in hosted mode. */
export interface OtherContactsSearchFields {
  resourceName: string | null
  displayName: string | null
  email: string | null
  phone: string | null
  updateTime: string | null
}

/** Params of directory_people.list. */
export interface DirectoryPeopleListParams {
  /**
   * Sources to return: profiles of the domain, and contacts that administrators added. Defaults to both. (default
   * ["DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE","DIRECTORY_SOURCE_TYPE_DOMAIN_CONTACT"])
   */
  sources?: ("DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE" | "DIRECTORY_SOURCE_TYPE_DOMAIN_CONTACT")[]
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  readMask?: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
  /** Whether the last page has `nextSyncToken`. */
  requestSyncToken?: boolean
  /** The `nextSyncToken` of an earlier list. Only changed and deleted records follow, with the same other params. */
  syncToken?: string
}

/** Params of directory_people.api_search. */
export interface DirectoryPeopleApiSearchParams {
  /** Beginning of the words to search for. */
  query: string
  /**
   * Sources to return: profiles of the domain, and contacts that administrators added. Defaults to both. (default
   * ["DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE","DIRECTORY_SOURCE_TYPE_DOMAIN_CONTACT"])
   */
  sources?: ("DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE" | "DIRECTORY_SOURCE_TYPE_DOMAIN_CONTACT")[]
  /**
   * Names of the fields to return, with commas between them. Defaults to the common ones. (default
   * "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,members…)
   */
  readMask?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. */
  pageToken?: string
}

/** Credentials by auth variant. */
export interface GoogleContactsCredentials {
  oauth: GoogleContactsOauthCredentials
  service_account: GoogleContactsServiceAccountCredentials
}

/** Google account */
export interface GoogleContactsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleContactsServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
  /** Email address of the user to act for, which the domain's administrator allows. */
  subject: string
}

export interface GoogleContactsConfig { [k: string]: never }
