// Generated from definitions/google-contacts.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-contacts.ts'

const entitiesContactsSearchDisplayName = { type: "string", at: { in: "body", steps: ["names", 0, "displayName"] } }
const entitiesContactsSearchEmail = { type: "string", at: { in: "body", steps: ["emailAddresses", 0, "value"] } }
const entitiesContactsSearchPhone = { type: "string", at: { in: "body", steps: ["phoneNumbers", 0, "value"] } }
const entitiesContactsSearchUpdateTime = {
  type: "timestamp",
  at: { in: "body", steps: ["metadata", "sources", 0, "updateTime"] },
}
const contactsListParamsPersonFields = {
  description: "Names of the fields to return, with commas between them. Defaults to the common ones.",
  examples: ["names,emailAddresses"],
}
const contactsListParamsPageSize = { description: "Maximum number of records per page, 1 to 1,000. Defaults to 100." }
const contactsListParamsRequestSyncToken = { description: "Whether the last page has `nextSyncToken`." }
const contactsListParamsSyncToken = {
  description:
    "The `nextSyncToken` of an earlier list. Only changed and deleted records follow, with the same other params.",
}
const contactsGetParams = {
  properties: {
    resourceName: { description: "The resource name of the person." },
    personFields: contactsListParamsPersonFields,
  },
}
const contactsApi_searchParamsQuery = { description: "Beginning of the words to search for.", examples: ["ada lov"] }
const contactsApi_searchParamsPageSize = { description: "Maximum number of records, 1 to 30. Defaults to 30." }
const contact_groupsListParamsGroupFields = {
  description: "Names of the fields to return, with commas between them. Defaults to the common ones.",
  examples: ["name,memberCount"],
}
const contact_groupsAdd_membersParamsResourceNamesToAdd = {
  description: "Resource names of the contacts.",
  examples: [["people/c123"]],
}
const directory_peopleListParamsSources = {
  description: "Sources to return: profiles of the domain, and contacts that administrators added. Defaults to both.",
}
const schemasDirectorySourcesItemsEnum = [
  "DIRECTORY_SOURCE_TYPE_DOMAIN_PROFILE",
  "DIRECTORY_SOURCE_TYPE_DOMAIN_CONTACT",
]
const schemasPhoneInput = {
  type: "object",
  properties: { value: { type: "string" }, type: { type: "string" } },
  required: ["value"],
}
export default describedKind(kind, {
  category: "crm",
  support: "community",
  docs: "https://developers.google.com/people/api/rest",
  basis: {
    version: "People API v1",
    date: "2026-11-30",
    compared: "Google's discovery document of people v1 (jay0lee/google-api-tracker of 2026-08-21)",
    sources: [{ type: "openapi", url: "https://people.googleapis.com/$discovery/rest?version=v1" }],
    missing:
      "Updates of many contacts in one request, and the choice of sources. A copy has no directory, which only " +
      "accounts of Google Workspace have. Google offers no webhooks for contacts.",
  },
  sunset: { version: "v1", date: "none", docs: "https://developers.google.com/people/api/rest", read: "2026-11-30" },
  description:
    "Contacts of a Google account with their groups, people of its \"Other contacts\", and the directory of its Google " +
    "Workspace domain.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. Contacts belong to users, so it acts for a user of its Google " +
        "Workspace domain.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
          subject: {
            description: "Email address of the user to act for, which the domain's administrator allows.",
            title: "User to act for",
          },
        },
      },
    },
  },
  entities: {
    contacts: {
      description: "A contact of the user.",
      search: {
        resourceName: { type: "string" },
        displayName: entitiesContactsSearchDisplayName,
        givenName: { type: "string", at: { in: "body", steps: ["names", 0, "givenName"] } },
        familyName: { type: "string", at: { in: "body", steps: ["names", 0, "familyName"] } },
        email: entitiesContactsSearchEmail,
        phone: entitiesContactsSearchPhone,
        company: { type: "string", at: { in: "body", steps: ["organizations", 0, "name"] } },
        jobTitle: { type: "string", at: { in: "body", steps: ["organizations", 0, "title"] } },
        city: { type: "string", at: { in: "body", steps: ["addresses", 0, "city"] } },
        notes: { type: "string", at: { in: "body", steps: ["biographies", 0, "value"] } },
        updateTime: entitiesContactsSearchUpdateTime,
      },
      hit: { title: [["displayName"]], text: [["email"], ["company"], ["jobTitle"], ["phone"], ["notes"]] },
      refs: {},
    },
    people: { description: "A person by name, as a contact or as a profile.", refs: {} },
    contact_groups: {
      description: "A label that groups contacts, of the user or of Google.",
      search: {
        resourceName: { type: "string" },
        name: { type: "string" },
        formattedName: { type: "string" },
        groupType: { type: "string" },
        memberCount: { type: "integer" },
      },
      hit: { title: [["formattedName"]], text: [] },
      refs: {},
    },
    other_contacts: {
      description: "A person that Google saved when the user wrote or met them, outside of the user's contacts.",
      search: {
        resourceName: { type: "string" },
        displayName: entitiesContactsSearchDisplayName,
        email: entitiesContactsSearchEmail,
        phone: entitiesContactsSearchPhone,
        updateTime: entitiesContactsSearchUpdateTime,
      },
      hit: { title: [["displayName"]], text: [["email"], ["phone"]] },
      refs: {},
    },
    directory_people: { description: "A person in the directory of the user's Google Workspace domain.", refs: {} },
  },
  operations: {
    "contacts.list": {
      description: "Lists the user's contacts.",
      keywords: ["address book", "people", "phone book", "my contacts", "everyone i know", "email addresses"],
      params: {
        properties: {
          personFields: contactsListParamsPersonFields,
          sortOrder: { description: "Sort order. Defaults to `LAST_MODIFIED_ASCENDING`." },
          pageSize: contactsListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
          requestSyncToken: contactsListParamsRequestSyncToken,
          syncToken: contactsListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Person" },
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact, or the user's own profile as `people/me`.",
      keywords: ["phone number", "email of", "address", "birthday", "who is", "my profile"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.create": {
      description: "Creates a contact.",
      keywords: ["add person", "new contact", "save number", "store email", "put in address book"],
      params: {
        properties: {
          names: { description: "The name, as a list of one." },
          emailAddresses: { description: "The email addresses of the person." },
          phoneNumbers: { description: "The phone numbers of the person." },
          organizations: { description: "Companies with job titles." },
          addresses: { description: "Postal addresses." },
          biographies: { description: "The notes, as a list of one." },
          birthdays: { description: "The birthday, as a list of one." },
          events: { description: "Days such as anniversaries." },
          nicknames: { description: "Other names of the person." },
          relations: { description: "Related people." },
          urls: { description: "Websites." },
          userDefined: { description: "Custom fields." },
          memberships: { description: "Contact groups." },
          personFields: contactsListParamsPersonFields,
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description: "Updates a contact. The fields that `updatePersonFields` names are replaced whole.",
      keywords: ["edit contact", "change number", "correct email", "new job", "rename", "add note"],
      params: {
        properties: {
          resourceName: { description: "The resource name of the person." },
          etag: { description: "The `etag` of the contact, as last read." },
          updatePersonFields: {
            description: "Names of the fields to replace, with commas between them.",
            examples: ["emailAddresses,phoneNumbers"],
          },
          names: { description: "The name, as a list of one." },
          emailAddresses: { description: "The email addresses of the person." },
          phoneNumbers: { description: "The phone numbers of the person." },
          organizations: { description: "Companies with job titles." },
          addresses: { description: "Postal addresses." },
          biographies: { description: "The notes, as a list of one." },
          birthdays: { description: "The birthday, as a list of one." },
          events: { description: "Days such as anniversaries." },
          nicknames: { description: "Other names of the person." },
          relations: { description: "Related people." },
          urls: { description: "Websites." },
          userDefined: { description: "Custom fields." },
          memberships: { description: "Contact groups." },
          personFields: contactsListParamsPersonFields,
        },
      },
      isGraphql: false,
    },
    "contacts.delete": {
      description: "Deletes a contact.",
      keywords: ["remove person", "erase", "get rid", "drop from address book", "forget"],
      params: { properties: { resourceName: { description: "The resource name of the person." } } },
      isGraphql: false,
    },
    "contacts.api_search": {
      description:
        "Searches the user's contacts by the beginning of names, email addresses, phone numbers or companies. A " +
        "search may miss recent changes, unless one with an empty query came before.",
      keywords: ["find person", "look up", "who is", "reach someone", "address book"],
      params: {
        properties: {
          query: contactsApi_searchParamsQuery,
          readMask: contactsListParamsPersonFields,
          pageSize: contactsApi_searchParamsPageSize,
        },
      },
      record: { $ref: "#/$defs/Person" },
      isGraphql: false,
    },
    "contacts.create_many": {
      description: "Creates up to 200 contacts.",
      keywords: ["import people", "bulk add", "batch", "upload address book", "mass create"],
      params: {
        properties: {
          contacts: { description: "The contacts, each under `contactPerson`." },
          readMask: contactsListParamsPersonFields,
        },
      },
      isGraphql: false,
    },
    "contacts.delete_many": {
      description: "Deletes up to 500 contacts.",
      keywords: ["remove people", "bulk delete", "batch", "clean up address book", "mass erase"],
      params: {
        properties: {
          resourceNames: { description: "The resource names of the contacts.", examples: [["people/c123"]] },
        },
      },
      isGraphql: false,
    },
    "contacts.copy_other": {
      description: "Copies a person of \"Other contacts\" to the user's contacts.",
      keywords: ["save contact", "add to address book", "keep person", "promote", "store number"],
      params: {
        properties: {
          otherContact: { description: "The resource name of the person in Other contacts." },
          copyMask: { description: "Names of the fields to copy.", examples: ["emailAddresses,names"] },
          readMask: contactsListParamsPersonFields,
        },
      },
      isGraphql: false,
    },
    "contacts.update_photo": {
      description: "Replaces the photo of a contact.",
      keywords: ["picture", "avatar", "image", "portrait", "face"],
      params: {
        properties: {
          resourceName: { description: "The resource name of the person." },
          photoBytes: { description: "The image in Base64." },
          personFields: contactsListParamsPersonFields,
        },
      },
      isGraphql: false,
    },
    "contacts.delete_photo": {
      description: "Deletes the photo of a contact.",
      keywords: ["remove picture", "avatar", "image", "portrait", "no face"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "people.list": {
      description: "Lists up to 200 people by their resource names.",
      keywords: ["several contacts", "look up many", "group members", "details of people", "batch"],
      params: {
        properties: {
          resourceNames: {
            description: "Resource names, such as members of a contact group.",
            examples: [["people/c123"]],
          },
          personFields: contactsListParamsPersonFields,
        },
      },
      record: { $ref: "#/$defs/Person" },
      isGraphql: false,
    },
    "contact_groups.list": {
      description: "Lists the user's contact groups.",
      keywords: ["labels", "tags", "circles", "mailing lists", "favorites"],
      params: {
        properties: {
          groupFields: contact_groupsListParamsGroupFields,
          pageSize: contactsListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
          syncToken: { description: "The `nextSyncToken` of an earlier list. Only changed and deleted groups follow." },
        },
      },
      record: { $ref: "#/$defs/ContactGroup" },
      isGraphql: false,
    },
    "contact_groups.get": {
      description: "Gets a contact group. With `maxMembers`, it has the resource names of members.",
      keywords: ["label", "tag", "who is in", "list of people", "circle"],
      params: {
        properties: {
          resourceName: { description: "The resource name of the contact group." },
          maxMembers: { description: "Maximum number of members. Defaults to 0." },
          groupFields: contact_groupsListParamsGroupFields,
        },
      },
      isGraphql: false,
    },
    "contact_groups.create": {
      description: "Creates a contact group. Its name has to be new.",
      keywords: ["new label", "add tag", "make circle", "mailing list", "organize"],
      params: { properties: { name: { description: "The new and unique name." } } },
      isGraphql: false,
    },
    "contact_groups.update": {
      description: "Renames a contact group. The name has to be new.",
      keywords: ["rename label", "change tag", "edit circle", "call it", "correct"],
      params: {
        properties: {
          resourceName: { description: "The resource name of the contact group." },
          name: { description: "The new name." },
        },
      },
      isGraphql: false,
    },
    "contact_groups.delete": {
      description: "Deletes a contact group. Its contacts stay, unless `deleteContacts` is set.",
      keywords: ["remove label", "drop tag", "dissolve", "get rid", "ungroup"],
      params: {
        properties: {
          resourceName: { description: "The resource name of the contact group." },
          deleteContacts: { description: "Whether to delete the contacts in the group as well. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "contact_groups.add_members": {
      description: "Adds contacts to a contact group.",
      keywords: ["label people", "tag contacts", "put in group", "star", "mark as favorite"],
      params: {
        properties: {
          resourceName: { description: "The resource name of the contact group." },
          resourceNamesToAdd: contact_groupsAdd_membersParamsResourceNamesToAdd,
        },
      },
      isGraphql: false,
    },
    "contact_groups.remove_members": {
      description: "Removes contacts from a contact group. A contact stays in its last one.",
      keywords: ["unlabel", "untag people", "take out of group", "unstar", "drop favorite"],
      params: {
        properties: {
          resourceName: { description: "The resource name of the contact group." },
          resourceNamesToRemove: contact_groupsAdd_membersParamsResourceNamesToAdd,
        },
      },
      isGraphql: false,
    },
    "other_contacts.list": {
      description: "Lists the people that Google saved as \"Other contacts\".",
      keywords: ["auto-saved", "people i emailed", "suggested", "unsaved", "past correspondents"],
      params: {
        properties: {
          readMask: {
            description:
              "Names of the fields to return, with commas between them. Defaults to all that these people have.",
            examples: ["names,emailAddresses"],
          },
          pageSize: contactsListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
          requestSyncToken: contactsListParamsRequestSyncToken,
          syncToken: contactsListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/OtherContact" },
      isGraphql: false,
    },
    "other_contacts.api_search": {
      description:
        "Searches \"Other contacts\" by the beginning of names, email addresses or phone numbers. A search may miss " +
        "recent changes, unless one with an empty query came before.",
      keywords: ["find person", "mail of", "auto-saved", "someone i wrote to", "unsaved"],
      params: {
        properties: {
          query: contactsApi_searchParamsQuery,
          readMask: { description: "Names of the fields to return.", examples: ["emailAddresses,names"] },
          pageSize: contactsApi_searchParamsPageSize,
        },
      },
      record: { $ref: "#/$defs/OtherContact" },
      isGraphql: false,
    },
    "directory_people.list": {
      description: "Lists the directory of the user's domain. Accounts outside of Google Workspace have none.",
      keywords: ["colleagues", "coworkers", "staff", "employees", "company address book"],
      params: {
        properties: {
          sources: directory_peopleListParamsSources,
          readMask: contactsListParamsPersonFields,
          pageSize: contactsListParamsPageSize,
          pageToken: { description: "The `nextPageToken` of the previous page." },
          requestSyncToken: contactsListParamsRequestSyncToken,
          syncToken: contactsListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Person" },
      isGraphql: false,
    },
    "directory_people.api_search": {
      description: "Searches the directory of the user's domain by the beginning of words.",
      keywords: ["find colleague", "coworker", "staff", "employee", "extension of", "who works"],
      params: {
        properties: {
          query: contactsApi_searchParamsQuery,
          sources: directory_peopleListParamsSources,
          readMask: contactsListParamsPersonFields,
          pageSize: { description: "Maximum number of records per page, 1 to 500. Defaults to 100." },
          pageToken: { description: "The `nextPageToken` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Person" },
      isGraphql: false,
    },
  },
  schemas: {
    PersonFields: {
      type: "string",
      description: "Names of the fields to return, with commas between them. Defaults to the common ones.",
      default:
        "addresses,biographies,birthdays,emailAddresses,events,genders,imClients,memberships,metadata,names," +
        "nicknames,occupations,organizations,phoneNumbers,photos,relations,urls,userDefined",
      examples: ["names,emailAddresses"],
    },
    OtherFields: {
      type: "string",
      description: "Names of the fields to return, with commas between them. Defaults to all that these people have.",
      default: "emailAddresses,metadata,names,phoneNumbers,photos",
      examples: ["names,emailAddresses"],
    },
    GroupFields: {
      type: "string",
      description: "Names of the fields to return, with commas between them. Defaults to the common ones.",
      default: "groupType,memberCount,metadata,name",
      examples: ["name,memberCount"],
    },
    DirectorySources: {
      type: "array",
      items: { type: "string", enum: schemasDirectorySourcesItemsEnum },
      description:
        "Sources to return: profiles of the domain, and contacts that administrators added. Defaults to both.",
      default: schemasDirectorySourcesItemsEnum,
    },
    Person: {
      type: "object",
      properties: {
        resourceName: { type: "string", pattern: "^people/[A-Za-z0-9_-]+$" },
        etag: { type: "string" },
        metadata: { $ref: "#/$defs/PersonMetadata" },
        names: { type: "array", items: { $ref: "#/$defs/PersonName" } },
        nicknames: { type: "array", items: { $ref: "#/$defs/Nickname" } },
        emailAddresses: { type: "array", items: { $ref: "#/$defs/EmailAddress" } },
        phoneNumbers: { type: "array", items: { $ref: "#/$defs/PhoneNumber" } },
        addresses: { type: "array", items: { $ref: "#/$defs/PostalAddress" } },
        organizations: { type: "array", items: { $ref: "#/$defs/Organization" } },
        occupations: { type: "array", items: { $ref: "#/$defs/FieldValue" } },
        biographies: { type: "array", items: { $ref: "#/$defs/Biography" } },
        birthdays: { type: "array", items: { $ref: "#/$defs/Birthday" } },
        events: { type: "array", items: { $ref: "#/$defs/PersonEvent" } },
        relations: { type: "array", items: { $ref: "#/$defs/Relation" } },
        urls: { type: "array", items: { $ref: "#/$defs/TypedValue" } },
        photos: { type: "array", items: { $ref: "#/$defs/PersonPhoto" } },
        genders: { type: "array", items: { $ref: "#/$defs/Gender" } },
        imClients: { type: "array", items: { $ref: "#/$defs/ImClient" } },
        userDefined: { type: "array", items: { $ref: "#/$defs/UserDefined" } },
        memberships: { type: "array", items: { $ref: "#/$defs/Membership" } },
      },
      required: ["resourceName"],
    },
    OtherContact: {
      type: "object",
      properties: {
        resourceName: { type: "string", pattern: "^otherContacts/[A-Za-z0-9_-]+$" },
        etag: { type: "string" },
        metadata: { $ref: "#/$defs/PersonMetadata" },
        names: { type: "array", items: { $ref: "#/$defs/PersonName" } },
        emailAddresses: { type: "array", items: { $ref: "#/$defs/EmailAddress" } },
        phoneNumbers: { type: "array", items: { $ref: "#/$defs/PhoneNumber" } },
        photos: { type: "array", items: { $ref: "#/$defs/PersonPhoto" } },
      },
      required: ["resourceName"],
    },
    PersonIndex: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        displayName: { type: "string" },
        givenName: { type: "string" },
        familyName: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        company: { type: "string" },
        jobTitle: { type: "string" },
        city: { type: "string" },
        notes: { type: "string" },
        updateTime: { type: "string", format: "date-time" },
      },
    },
    OtherIndex: {
      type: "object",
      properties: {
        resourceName: { type: "string" },
        displayName: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        updateTime: { type: "string", format: "date-time" },
      },
    },
    PersonMetadata: {
      type: "object",
      properties: {
        sources: { type: "array", items: { $ref: "#/$defs/PersonSource" } },
        previousResourceNames: { type: "array", items: { type: "string" } },
        linkedPeopleResourceNames: { type: "array", items: { type: "string" } },
        deleted: { type: "boolean" },
        objectType: { type: "string" },
      },
    },
    PersonSource: {
      type: "object",
      properties: {
        type: { type: "string" },
        id: { type: "string" },
        etag: { type: "string" },
        updateTime: { type: "string", format: "date-time" },
      },
    },
    FieldMetadata: {
      type: "object",
      properties: {
        primary: { type: "boolean" },
        sourcePrimary: { type: "boolean" },
        verified: { type: "boolean" },
        source: { $ref: "#/$defs/PersonSource" },
      },
    },
    PersonName: {
      type: "object",
      properties: {
        displayName: { type: "string" },
        displayNameLastFirst: { type: "string" },
        unstructuredName: { type: "string" },
        familyName: { type: "string" },
        givenName: { type: "string" },
        middleName: { type: "string" },
        honorificPrefix: { type: "string" },
        honorificSuffix: { type: "string" },
        phoneticFullName: { type: "string" },
        phoneticFamilyName: { type: "string" },
        phoneticGivenName: { type: "string" },
        phoneticMiddleName: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    TypedValue: {
      type: "object",
      properties: {
        value: { type: "string" },
        type: { type: "string" },
        formattedType: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    Nickname: {
      type: "object",
      properties: { value: { type: "string" }, type: { type: "string" }, metadata: { $ref: "#/$defs/FieldMetadata" } },
    },
    FieldValue: {
      type: "object",
      properties: { value: { type: "string" }, metadata: { $ref: "#/$defs/FieldMetadata" } },
    },
    EmailAddress: {
      type: "object",
      properties: {
        value: { type: "string" },
        type: { type: "string" },
        formattedType: { type: "string" },
        displayName: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    PhoneNumber: {
      type: "object",
      properties: {
        value: { type: "string" },
        canonicalForm: { type: "string" },
        type: { type: "string" },
        formattedType: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    PostalAddress: {
      type: "object",
      properties: {
        formattedValue: { type: "string" },
        type: { type: "string" },
        formattedType: { type: "string" },
        poBox: { type: "string" },
        streetAddress: { type: "string" },
        extendedAddress: { type: "string" },
        city: { type: "string" },
        region: { type: "string" },
        postalCode: { type: "string" },
        country: { type: "string" },
        countryCode: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    Organization: {
      type: "object",
      properties: {
        name: { type: "string" },
        title: { type: "string" },
        department: { type: "string" },
        jobDescription: { type: "string" },
        type: { type: "string" },
        formattedType: { type: "string" },
        location: { type: "string" },
        domain: { type: "string" },
        current: { type: "boolean" },
        startDate: { $ref: "#/$defs/CalendarDate" },
        endDate: { $ref: "#/$defs/CalendarDate" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    CalendarDate: {
      type: "object",
      properties: { year: { type: "integer" }, month: { type: "integer" }, day: { type: "integer" } },
    },
    Biography: {
      type: "object",
      properties: {
        value: { type: "string" },
        contentType: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    Birthday: {
      type: "object",
      properties: {
        date: { $ref: "#/$defs/CalendarDate" },
        text: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    PersonEvent: {
      type: "object",
      properties: {
        date: { $ref: "#/$defs/CalendarDate" },
        type: { type: "string" },
        formattedType: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    Relation: {
      type: "object",
      properties: {
        person: { type: "string" },
        type: { type: "string" },
        formattedType: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    PersonPhoto: {
      type: "object",
      properties: {
        url: { type: "string" },
        default: { type: "boolean" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    Gender: {
      type: "object",
      properties: {
        value: { type: "string" },
        formattedValue: { type: "string" },
        addressMeAs: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    ImClient: {
      type: "object",
      properties: {
        username: { type: "string" },
        type: { type: "string" },
        formattedType: { type: "string" },
        protocol: { type: "string" },
        formattedProtocol: { type: "string" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    UserDefined: {
      type: "object",
      properties: { key: { type: "string" }, value: { type: "string" }, metadata: { $ref: "#/$defs/FieldMetadata" } },
    },
    Membership: {
      type: "object",
      properties: {
        contactGroupMembership: { $ref: "#/$defs/GroupMembership" },
        domainMembership: { $ref: "#/$defs/DomainMembership" },
        metadata: { $ref: "#/$defs/FieldMetadata" },
      },
    },
    GroupMembership: {
      type: "object",
      properties: { contactGroupId: { type: "string" }, contactGroupResourceName: { type: "string" } },
    },
    DomainMembership: { type: "object", properties: { inViewerDomain: { type: "boolean" } } },
    ContactGroup: {
      type: "object",
      properties: {
        resourceName: { type: "string", pattern: "^contactGroups/[A-Za-z0-9_-]+$" },
        etag: { type: "string" },
        name: { type: "string" },
        formattedName: { type: "string" },
        groupType: { type: "string" },
        memberCount: { type: "integer" },
        memberResourceNames: { type: "array", items: { type: "string" } },
        metadata: { $ref: "#/$defs/ContactGroupMetadata" },
      },
      required: ["resourceName"],
    },
    ContactGroupMetadata: {
      type: "object",
      properties: { updateTime: { type: "string", format: "date-time" }, deleted: { type: "boolean" } },
    },
    NameInput: {
      type: "object",
      properties: {
        givenName: { type: "string" },
        familyName: { type: "string" },
        middleName: { type: "string" },
        honorificPrefix: { type: "string" },
        honorificSuffix: { type: "string" },
        unstructuredName: { type: "string" },
      },
    },
    EmailInput: {
      type: "object",
      properties: { value: { type: "string" }, type: { type: "string" }, displayName: { type: "string" } },
      required: ["value"],
    },
    PhoneInput: schemasPhoneInput,
    OrganizationInput: {
      type: "object",
      properties: {
        name: { type: "string" },
        title: { type: "string" },
        department: { type: "string" },
        location: { type: "string" },
        current: { type: "boolean" },
        type: { type: "string" },
      },
    },
    AddressInput: {
      type: "object",
      properties: {
        streetAddress: { type: "string" },
        extendedAddress: { type: "string" },
        poBox: { type: "string" },
        city: { type: "string" },
        region: { type: "string" },
        postalCode: { type: "string" },
        country: { type: "string" },
        countryCode: { type: "string" },
        type: { type: "string" },
      },
    },
    NoteInput: {
      type: "object",
      properties: { value: { type: "string" }, contentType: { type: "string", enum: ["TEXT_PLAIN", "TEXT_HTML"] } },
      required: ["value"],
    },
    BirthdayInput: { type: "object", properties: { date: { $ref: "#/$defs/CalendarDate" }, text: { type: "string" } } },
    EventInput: {
      type: "object",
      properties: { date: { $ref: "#/$defs/CalendarDate" }, type: { type: "string" } },
      required: ["date"],
    },
    ValueInput: { type: "object", properties: { value: { type: "string" } }, required: ["value"] },
    TypedInput: schemasPhoneInput,
    RelationInput: {
      type: "object",
      properties: { person: { type: "string" }, type: { type: "string" } },
      required: ["person"],
    },
    UserDefinedInput: {
      type: "object",
      properties: { key: { type: "string" }, value: { type: "string" } },
      required: ["key", "value"],
    },
    MembershipInput: {
      type: "object",
      properties: { contactGroupMembership: { $ref: "#/$defs/MembershipGroup" } },
      required: ["contactGroupMembership"],
    },
    MembershipGroup: {
      type: "object",
      properties: { contactGroupResourceName: { type: "string" } },
      required: ["contactGroupResourceName"],
    },
    ContactToCreate: {
      type: "object",
      properties: { contactPerson: { $ref: "#/$defs/ContactPerson" } },
      required: ["contactPerson"],
    },
    ContactPerson: {
      type: "object",
      properties: {
        names: { type: "array", items: { $ref: "#/$defs/NameInput" } },
        emailAddresses: { type: "array", items: { $ref: "#/$defs/EmailInput" } },
        phoneNumbers: { type: "array", items: { $ref: "#/$defs/PhoneInput" } },
        organizations: { type: "array", items: { $ref: "#/$defs/OrganizationInput" } },
        addresses: { type: "array", items: { $ref: "#/$defs/AddressInput" } },
        biographies: { type: "array", items: { $ref: "#/$defs/NoteInput" } },
        birthdays: { type: "array", items: { $ref: "#/$defs/BirthdayInput" } },
        events: { type: "array", items: { $ref: "#/$defs/EventInput" } },
        nicknames: { type: "array", items: { $ref: "#/$defs/ValueInput" } },
        relations: { type: "array", items: { $ref: "#/$defs/RelationInput" } },
        urls: { type: "array", items: { $ref: "#/$defs/TypedInput" } },
        userDefined: { type: "array", items: { $ref: "#/$defs/UserDefinedInput" } },
        memberships: { type: "array", items: { $ref: "#/$defs/MembershipInput" } },
      },
    },
  },
})
