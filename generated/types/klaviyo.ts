// Generated from definitions/klaviyo.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Klaviyo */
    "klaviyo": Klaviyo
  }
}

/**
 * Klaviyo. Profiles with consent and suppression, lists and their members, events, campaigns, metrics, flows and email
 * templates of a Klaviyo account.
 */
export interface Klaviyo {
  operations: KlaviyoOperations
  credentials: KlaviyoCredentials
  config: KlaviyoConfig
}

/** The operations, by entity and action. */
export interface KlaviyoOperations {
  /** A profile: a person with an email address, phone number or external ID. */
  profiles: {
    /** Lists profiles with contact data, location and custom properties. */
    list: {
      params: ProfilesListParams
      records: Profile[]
      meta: {}
    }
    /** Gets a profile with contact data, location and custom properties. */
    get: {
      params: ProfilesGetParams
      records: Profile
      meta: {}
    }
    /**
     * Creates a profile. If one with the same email address, phone number or external ID exists, Klaviyo refuses it.
     */
    create: {
      params: ProfilesCreateParams
      records: Profile
      meta: {}
    }
    /** Updates a profile. Fields that you leave out keep their value; `null` clears a field. */
    update: {
      params: ProfilesUpdateParams
      records: Profile
      meta: {}
    }
    /**
     * Creates a profile, or updates the one with the same ID, email address, phone number or external ID. Fields that
     * you leave out keep their value; `null` clears a field.
     */
    create_or_update: {
      params: ProfilesCreateOrUpdateParams
      records: Profile
      meta: {}
    }
    /**
     * Creates or updates up to 10,000 profiles in a job, and waits until it ends. If profiles failed,
     * `profile_import_errors.list` names the reasons.
     */
    bulk_import: {
      params: ProfilesBulkImportParams
      records: ProfileImportJob
      meta: {}
    }
    /**
     * Subscribes up to 1,000 profiles to email, SMS, WhatsApp or push marketing, and creates missing ones. Lists with
     * double opt-in ask each person first. Klaviyo processes it later.
     */
    subscribe: {
      params: ProfilesSubscribeParams
      records: null
      meta: {}
    }
    /**
     * Unsubscribes up to 100 profiles from email, SMS, WhatsApp or push marketing. With `list`, profiles outside of the
     * list are unsubscribed from everything. Klaviyo processes it later.
     */
    unsubscribe: {
      params: ProfilesUnsubscribeParams
      records: null
      meta: {}
    }
    /**
     * Suppresses up to 100 profiles and waits until it is done. Suppressed profiles receive no email marketing, even
     * with consent.
     */
    suppress: {
      params: ProfilesSuppressParams
      records: SuppressionJob
      meta: {}
    }
    /**
     * Lifts the manual suppression of up to 100 profiles and waits until it is done. Other suppressions stay, such as
     * those after a bounce.
     */
    unsuppress: {
      params: ProfilesUnsuppressParams
      records: SuppressionJob
      meta: {}
    }
    /**
     * Merges a source profile into another one and deletes the source. Klaviyo processes it later. This cannot be
     * undone.
     */
    merge: {
      params: ProfilesMergeParams
      records: MergedProfile
      meta: {}
    }
    /**
     * Requests the deletion of a profile for data privacy, by one identifier. All profiles that match are deleted
     * later. This cannot be undone.
     */
    request_deletion: {
      params: ProfilesRequestDeletionParams
      records: null
      meta: {}
    }
    search: {
      fields: ProfilesSearchFields
    }
  }
  /** An error of a bulk import of profiles, as `profiles.bulk_import` began it. */
  profile_import_errors: {
    /** Lists the errors of a bulk import of profiles. */
    list: {
      params: ProfileImportErrorsListParams
      records: ProfileImportError[]
      meta: {}
    }
  }
  /** A list that profiles subscribe to. */
  lists: {
    /** Lists the account's lists with name and opt-in process. Their members are not included. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets a list with its name, dates and opt-in process. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates a list. Klaviyo allows 150 a day. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Updates the name or opt-in process of a list. */
    update: {
      params: ListsUpdateParams
      records: List
      meta: {}
    }
    /** Deletes a list. Its profiles stay. This cannot be undone. */
    delete: {
      params: ListsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A profile that is a member of a list. */
  list_profiles: {
    /** Lists the profiles of a list. */
    list: {
      params: ListProfilesListParams
      records: Profile[]
      meta: {}
    }
    /**
     * Adds up to 1,000 profiles to a list, without a change of their consent. To give consent, use
     * `profiles.subscribe`.
     */
    add: {
      params: ListProfilesAddParams
      records: null
      meta: {}
    }
    /** Removes up to 1,000 profiles from a list. Their consent stays; to end it, use `profiles.unsubscribe`. */
    remove: {
      params: ListProfilesRemoveParams
      records: null
      meta: {}
    }
  }
  /** A campaign: a message sent once to lists and segments. */
  campaigns: {
    /** Lists the campaigns of one channel, with status, audiences and send times. Requires the channel. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {}
    }
    /** Gets a campaign with status, audiences, send strategy and times. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** An event of a profile, counted by a metric. */
  events: {
    /** Lists events of all metrics, newest first by default. Relationships name the profile and the metric. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets an event with its time and properties. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    /**
     * Creates an event of a profile, and creates or updates the profile. The profile needs an ID, email address, phone
     * number or external ID. Klaviyo processes it later.
     */
    create: {
      params: EventsCreateParams
      records: null
      meta: {}
    }
    /**
     * Creates up to 1,000 events, grouped by profile, and creates or updates the profiles. Klaviyo processes them
     * later.
     */
    bulk_create: {
      params: EventsBulkCreateParams
      records: null
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
  /** A metric that counts events, such as opened emails. */
  metrics: {
    /** Lists metrics, up to 200 per page. */
    list: {
      params: MetricsListParams
      records: Metric[]
      meta: {}
    }
    /** Gets a metric with its name and the integration that sends it. */
    get: {
      params: MetricsGetParams
      records: Metric
      meta: {}
    }
    search: {
      fields: MetricsSearchFields
    }
  }
  /** A flow: an automated series of messages and actions. */
  flows: {
    /** Lists flows with status and trigger. Their steps are not included. */
    list: {
      params: FlowsListParams
      records: Flow[]
      meta: {}
    }
    /** Gets a flow with its status and trigger. */
    get: {
      params: FlowsGetParams
      records: Flow
      meta: {}
    }
    search: {
      fields: FlowsSearchFields
    }
  }
  /** An email template, with its HTML and text. */
  email_templates: {
    /** Lists email templates with their HTML and text. */
    list: {
      params: EmailTemplatesListParams
      records: Template[]
      meta: {}
    }
    /** Gets an email template with its HTML and text. */
    get: {
      params: EmailTemplatesGetParams
      records: Template
      meta: {}
    }
    search: {
      fields: EmailTemplatesSearchFields
    }
  }
}

/** Params of profiles.list. */
export interface ProfilesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `id`, `email`, `phone_number`, `external_id`, `created` or `updated` in Klaviyo's syntax. */
  filter?: string
}

export interface Profile {
  /** The profile's ID. */
  id: string
  /** The object type, always profile. */
  type: string | null
  attributes: ProfileAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface ProfileAttributes {
  email?: string | null
  phone_number?: string | null
  external_id?: string | null
  first_name?: string | null
  last_name?: string | null
  organization?: string | null
  locale?: string | null
  title?: string | null
  image?: string | null
  created?: string | null
  updated?: string | null
  last_event_date?: string | null
  location?: Location | null
  /** The account's own properties, of any type. */
  properties?: { [k: string]: unknown } | null
}

export interface Location {
  address1?: string | null
  address2?: string | null
  city?: string | null
  country?: string | null
  region?: string | null
  zip?: string | null
  timezone?: string | null
  ip?: string | null
  /** Latitude, as a number or as text. */
  latitude?: unknown
  /** Longitude, as a number or as text. */
  longitude?: unknown
}

/** Related records by name, such as `lists` or `metric`. */
export interface Relationships {
  [k: string]: Relationship
}

export interface Relationship {
  /** Type and ID of the related record, or a list of them. Absent unless Klaviyo includes it. */
  data?: unknown
  links?: RelationshipLinks | null
}

export interface RelationshipLinks {
  self?: string | null
  related?: string | null
}

export interface Links {
  self?: string | null
}

/** Params of profiles.get. */
export interface ProfilesGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of profiles.create. */
export interface ProfilesCreateParams {
  /** The profile's email address. */
  email?: string | null
  /** The profile's phone number, in E.164 format. */
  phone_number?: string | null
  /** The profile's ID in an external system, such as a point of sale. */
  external_id?: string | null
  /** The profile's first name. */
  first_name?: string | null
  /** The profile's last name. */
  last_name?: string | null
  /** Company or organization of the profile. */
  organization?: string | null
  /** The profile's locale, as an IETF BCP 47 language tag. */
  locale?: string | null
  /** The profile's job title. */
  title?: string | null
  /** URL of an image of the profile. */
  image?: string | null
  /** The profile's address. */
  location?: {
    /** First line of the street address. */
    address1?: string | null
    /** Second line of the street address. */
    address2?: string | null
    /** City. */
    city?: string | null
    /** Country. */
    country?: string | null
    /** Region within the country, such as a state. */
    region?: string | null
    /** Postal code. */
    zip?: string | null
    /** Time zone by its IANA name, such as `Europe/Berlin`. */
    timezone?: string | null
    /** IP address. */
    ip?: string | null
    /** Latitude. */
    latitude?: number | string
    /** Longitude. */
    longitude?: number | string
  }
  /** Custom properties of the profile by name. */
  properties?: { [k: string]: unknown } | null
}

/** Params of profiles.update. */
export interface ProfilesUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The profile's email address. */
  email?: string | null
  /** The profile's phone number, in E.164 format. */
  phone_number?: string | null
  /** The profile's ID in an external system, such as a point of sale. */
  external_id?: string | null
  /** The profile's first name. */
  first_name?: string | null
  /** The profile's last name. */
  last_name?: string | null
  /** Company or organization of the profile. */
  organization?: string | null
  /** The profile's locale, as an IETF BCP 47 language tag. */
  locale?: string | null
  /** The profile's job title. */
  title?: string | null
  /** URL of an image of the profile. */
  image?: string | null
  /** The profile's address. */
  location?: {
    /** First line of the street address. */
    address1?: string | null
    /** Second line of the street address. */
    address2?: string | null
    /** City. */
    city?: string | null
    /** Country. */
    country?: string | null
    /** Region within the country, such as a state. */
    region?: string | null
    /** Postal code. */
    zip?: string | null
    /** Time zone by its IANA name, such as `Europe/Berlin`. */
    timezone?: string | null
    /** IP address. */
    ip?: string | null
    /** Latitude. */
    latitude?: number | string
    /** Longitude. */
    longitude?: number | string
  }
  /** Custom properties of the profile by name. */
  properties?: { [k: string]: unknown } | null
  /** Changes of custom properties beyond new values. */
  meta?: {
    /** Values to add to list properties or remove from them, and properties to remove. */
    patch_properties?: {
      /** Values to append to list properties by name. */
      append?: { [k: string]: unknown }
      /** Values to remove from list properties by name. */
      unappend?: { [k: string]: unknown }
      /** Names of properties to remove. */
      unset?: string[]
    }
  }
}

/** Params of profiles.create_or_update. Needs email, or phone_number, or external_id, or id. */
export interface ProfilesCreateOrUpdateParams {
  /** Klaviyo ID of the profile to update. Leave it out to match by email address, phone number or external ID. */
  id?: string
  /** The profile's email address. */
  email?: string | null
  /** The profile's phone number, in E.164 format. */
  phone_number?: string | null
  /** The profile's ID in an external system, such as a point of sale. */
  external_id?: string | null
  /** The profile's first name. */
  first_name?: string | null
  /** The profile's last name. */
  last_name?: string | null
  /** Company or organization of the profile. */
  organization?: string | null
  /** The profile's locale, as an IETF BCP 47 language tag. */
  locale?: string | null
  /** The profile's job title. */
  title?: string | null
  /** URL of an image of the profile. */
  image?: string | null
  /** The profile's address. */
  location?: {
    /** First line of the street address. */
    address1?: string | null
    /** Second line of the street address. */
    address2?: string | null
    /** City. */
    city?: string | null
    /** Country. */
    country?: string | null
    /** Region within the country, such as a state. */
    region?: string | null
    /** Postal code. */
    zip?: string | null
    /** Time zone by its IANA name, such as `Europe/Berlin`. */
    timezone?: string | null
    /** IP address. */
    ip?: string | null
    /** Latitude. */
    latitude?: number | string
    /** Longitude. */
    longitude?: number | string
  }
  /** Custom properties of the profile by name. */
  properties?: { [k: string]: unknown } | null
  /** Changes of custom properties beyond new values. */
  meta?: {
    /** Values to add to list properties or remove from them, and properties to remove. */
    patch_properties?: {
      /** Values to append to list properties by name. */
      append?: { [k: string]: unknown }
      /** Values to remove from list properties by name. */
      unappend?: { [k: string]: unknown }
      /** Names of properties to remove. */
      unset?: string[]
    }
  }
}

/** Params of profiles.bulk_import. Needs profiles, or job_id. */
export interface ProfilesBulkImportParams {
  /**
   * Profiles to create or update, up to 10,000. Each needs an ID, email address, phone number or external ID. (1 to
   * 10000 items)
   */
  profiles?: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    /** Klaviyo ID of the profile. */
    id?: string
    /** The profile's fields. */
    attributes: {
      /** The profile's email address. */
      email?: string | null
      /** The profile's phone number, in E.164 format. */
      phone_number?: string | null
      /** The profile's ID in an external system, such as a point of sale. */
      external_id?: string | null
      /** The profile's first name. */
      first_name?: string | null
      /** The profile's last name. */
      last_name?: string | null
      /** Company or organization of the profile. */
      organization?: string | null
      /** The profile's locale, as an IETF BCP 47 language tag. */
      locale?: string | null
      /** The profile's job title. */
      title?: string | null
      /** URL of an image of the profile. */
      image?: string | null
      /** The profile's address. */
      location?: {
        /** First line of the street address. */
        address1?: string | null
        /** Second line of the street address. */
        address2?: string | null
        /** City. */
        city?: string | null
        /** Country. */
        country?: string | null
        /** Region within the country, such as a state. */
        region?: string | null
        /** Postal code. */
        zip?: string | null
        /** Time zone by its IANA name, such as `Europe/Berlin`. */
        timezone?: string | null
        /** IP address. */
        ip?: string | null
        /** Latitude. */
        latitude?: number | string
        /** Longitude. */
        longitude?: number | string
      }
      /** Custom properties of the profile by name. */
      properties?: { [k: string]: unknown } | null
    }
    /** Changes of custom properties beyond new values. */
    meta?: {
      /** Values to add to list properties or remove from them, and properties to remove. */
      patch_properties?: {
        /** Values to append to list properties by name. */
        append?: { [k: string]: unknown }
        /** Values to remove from list properties by name. */
        unappend?: { [k: string]: unknown }
        /** Names of properties to remove. */
        unset?: string[]
      }
    }
  }[]
  /** Lists to add the profiles to. (at least 1 items) */
  lists?: {
    /** The object type, always list. (default "list") */
    type?: "list"
    /** ID of the list, as `lists.list` returns it. */
    id: string
  }[]
  /** ID of a job that has begun, to wait for it. */
  job_id?: string
}

export interface ProfileImportJob {
  /** The job's ID. */
  id: string
  /** The object type, always profile-bulk-import-job. */
  type: string | null
  attributes: ImportJobAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface ImportJobAttributes {
  /** The job's status. */
  status?: "cancelled" | "complete" | "processing" | "queued" | null
  /** Time when the job was created. */
  created_at?: string | null
  /** Number of profiles in the job. */
  total_count?: number | null
  /** Number of profiles that are done. */
  completed_count?: number | null
  /** Number of profiles that failed. */
  failed_count?: number | null
  /** Time when the job ended. */
  completed_at?: string | null
  /** Time when the job expires. */
  expires_at?: string | null
  /** Time when the job began. */
  started_at?: string | null
}

/** Params of profiles.subscribe. */
export interface ProfilesSubscribeParams {
  /** Profiles to subscribe, up to 1,000, each with the channels to subscribe to. (1 to 1000 items) */
  profiles: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    /** Klaviyo ID of the profile. Klaviyo then looks the profile up by it. */
    id?: string
    /** The profile's identifiers and channels. */
    attributes: {
      /** Email address to subscribe. */
      email?: string
      /** Phone number to subscribe, in E.164 format. */
      phone_number?: string
      /** Channels to subscribe to: `email`, `sms`, `whatsapp` or `push`. */
      subscriptions: {
        email?: {
          /** Consent to give. */
          marketing?: {
            /** The consent, always SUBSCRIBED. (default "SUBSCRIBED") */
            consent?: "SUBSCRIBED"
            /** Time of the consent, in the past. Used with `historical_import`. */
            consented_at?: string
          }
          /** Consent to the tracking of opened emails. */
          open_tracking?: {
            /** The consent, always SUBSCRIBED. (default "SUBSCRIBED") */
            consent?: "SUBSCRIBED"
          }
        }
        sms?: {
          /** Consent to give. */
          marketing?: {
            /** The consent, always SUBSCRIBED. (default "SUBSCRIBED") */
            consent?: "SUBSCRIBED"
            /** Time of the consent, in the past. Used with `historical_import`. */
            consented_at?: string
          }
          /** Consent to give. */
          transactional?: {
            /** The consent, always SUBSCRIBED. (default "SUBSCRIBED") */
            consent?: "SUBSCRIBED"
            /** Time of the consent, in the past. Used with `historical_import`. */
            consented_at?: string
          }
        }
        whatsapp?: {
          /** Consent to give. */
          marketing?: {
            /** The consent, always SUBSCRIBED. (default "SUBSCRIBED") */
            consent?: "SUBSCRIBED"
            /** Time of the consent, in the past. Used with `historical_import`. */
            consented_at?: string
          }
          /** Consent to give. */
          transactional?: {
            /** The consent, always SUBSCRIBED. (default "SUBSCRIBED") */
            consent?: "SUBSCRIBED"
            /** Time of the consent, in the past. Used with `historical_import`. */
            consented_at?: string
          }
        }
        push?: {
          /** Consent to give. */
          marketing: {
            /** The consent, always SUBSCRIBED. (default "SUBSCRIBED") */
            consent?: "SUBSCRIBED"
            /** Time of the consent, in the past. Used with `historical_import`. */
            consented_at?: string
          }
          tokens?: {
            /** Push token of APNs or FCM. */
            token: string
            /** Platform of the device: `android` or `ios`. */
            platform: "android" | "ios"
            /** Vendor of the token: `apns` or `fcm`. */
            vendor: "apns" | "fcm"
            [k: string]: unknown
          }[]
        }
      }
      /** Date of birth, which SMS consent needs in accounts with an age gate. */
      age_gated_date_of_birth?: string
    }
  }[]
  /** List to add the profiles to. Defaults to none; the account's opt-in process applies then. */
  list?: {
    /** The object type, always list. (default "list") */
    type?: "list"
    /** ID of the list, as `lists.list` returns it. */
    id: string
  }
  /** Source of the consent, such as `Marketing Event`. Klaviyo stores it with the consent. */
  custom_source?: string
  /**
   * Whether you import consent of the past: skips double opt-in and "added to list" flows. Each consent then needs
   * `consented_at`. Defaults to `false`.
   */
  historical_import?: boolean
}

/** Params of profiles.unsubscribe. */
export interface ProfilesUnsubscribeParams {
  /** Profiles to unsubscribe, up to 100, each with the channels to unsubscribe from. (1 to 100 items) */
  profiles: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    /** The profile's identifiers and channels. */
    attributes: {
      /** Email address to unsubscribe. */
      email?: string
      /** Phone number to unsubscribe, in E.164 format. */
      phone_number?: string
      /** Channels to unsubscribe from: `email`, `sms`, `whatsapp` or `push`. */
      subscriptions: {
        email?: {
          /** Consent to withdraw. */
          marketing?: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
          /** Consent to withdraw. */
          open_tracking?: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
        }
        sms?: {
          /** Consent to withdraw. */
          marketing?: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
          /** Consent to withdraw. */
          transactional?: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
        }
        whatsapp?: {
          /** Consent to withdraw. */
          marketing?: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
          /** Consent to withdraw. */
          transactional?: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
          /** Consent to withdraw. */
          conversational?: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
        }
        push?: {
          /** Consent to withdraw. */
          marketing: {
            /** The consent, always UNSUBSCRIBED. (default "UNSUBSCRIBED") */
            consent?: "UNSUBSCRIBED"
          }
          tokens: {
            /** Push token of APNs or FCM. */
            token: string
            /** Platform of the device: `android` or `ios`. */
            platform: "android" | "ios"
            /** Vendor of the token: `apns` or `fcm`. */
            vendor: "apns" | "fcm"
            [k: string]: unknown
          }[]
        }
      }
    }
  }[]
  /** List to remove the profiles from. All its profiles must be members. */
  list?: {
    /** The object type, always list. (default "list") */
    type?: "list"
    /** ID of the list, as `lists.list` returns it. */
    id: string
  }
}

/** Params of profiles.suppress. */
export interface ProfilesSuppressParams {
  /** Profiles to suppress, up to 100, by their email addresses. (1 to 100 items) */
  profiles: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    attributes: {
      /** Email address of the profile. */
      email: string
    }
  }[]
}

export interface SuppressionJob {
  /** The job's ID. */
  id: string
  /** The object type of the job, by its direction. */
  type: string | null
  attributes: SuppressionJobAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface SuppressionJobAttributes {
  /** The job's status. */
  status?: "cancelled" | "complete" | "processing" | "queued" | null
  /** Time when the job was created. */
  created_at?: string | null
  /** Number of profiles in the job. */
  total_count?: number | null
  /** Number of profiles that are done. */
  completed_count?: number | null
  /** Number of profiles that were skipped. */
  skipped_count?: number | null
  /** Time when the job ended. */
  completed_at?: string | null
}

/** Params of profiles.unsuppress. */
export interface ProfilesUnsuppressParams {
  /** Profiles whose suppression ends, up to 100, by their email addresses. (1 to 100 items) */
  profiles: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    attributes: {
      /** Email address of the profile. */
      email: string
    }
  }[]
}

/** Params of profiles.merge. */
export interface ProfilesMergeParams {
  /** ID of the profile that stays and receives the data. */
  id: string
  /** ID of the source profile, which is deleted. */
  source_id: string
}

export interface MergedProfile {
  /** ID of the profile that received the data. */
  id: string
  /** The object type, always profile. */
  type: string | null
  links?: Links | null
}

/**
 * Params of profiles.request_deletion. Needs id, or email, or phone_number. Takes only one of id, email, phone_number.
 */
export interface ProfilesRequestDeletionParams {
  /** Klaviyo ID of the profile. */
  id?: string
  /** Email address of the profile. */
  email?: string
  /** Phone number of the profile, in E.164 format. */
  phone_number?: string
}

/** Searchable fields of profiles, in hosted mode. */
export interface ProfilesSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  segments: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of profile_import_errors.list. */
export interface ProfileImportErrorsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** ID of the job, as `profiles.bulk_import` returns it. */
  job_id: string
}

export interface ProfileImportError {
  /** The error's ID. */
  id: string
  /** The object type, always import-error. */
  type: string | null
  attributes: ImportErrorAttributes | null
}

export interface ImportErrorAttributes {
  /** Code of the error. */
  code?: string | null
  /** Title of the error. */
  title?: string | null
  /** Text of the error. */
  detail?: string | null
  source?: ErrorSource | null
  /** The refused profile, as it was sent. */
  original_payload?: { [k: string]: unknown } | null
}

export interface ErrorSource {
  pointer?: string | null
}

/** Params of lists.list. */
export interface ListsListParams {
  /** Maximum number of lists per page. Klaviyo allows 10, which is its default. (1 to 100) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface List {
  /** The list's ID. */
  id: string
  /** The object type, always list. */
  type: string | null
  attributes: ListAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface ListAttributes {
  name?: string | null
  created?: string | null
  updated?: string | null
  opt_in_process?: string | null
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** The list's name. */
  name: string
  /** Whether profiles confirm their subscription (`double_opt_in`). A new list defaults to the account's process. */
  opt_in_process?: "double_opt_in" | "single_opt_in"
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The list's name. */
  name?: string
  /** Whether profiles confirm their subscription (`double_opt_in`). A new list defaults to the account's process. */
  opt_in_process?: "double_opt_in" | "single_opt_in"
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of list_profiles.list. */
export interface ListProfilesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** ID of the list, as `lists.list` returns it. */
  id: string
  /** Filter by `email`, `phone_number`, `push_token` or `joined_group_at` in Klaviyo's syntax. */
  filter?: string
  /** Sort by the time when the profile joined. Prefix `-` for newest first. */
  sort?: "joined_group_at" | "-joined_group_at"
}

/** Params of list_profiles.add. */
export interface ListProfilesAddParams {
  /** ID of the list, as `lists.list` returns it. */
  id: string
  /** Profiles to add, up to 1,000. (1 to 1000 items) */
  profiles: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    /** ID of the profile. */
    id: string
  }[]
}

/** Params of list_profiles.remove. */
export interface ListProfilesRemoveParams {
  /** ID of the list, as `lists.list` returns it. */
  id: string
  /** Profiles to remove, up to 1,000. (1 to 1000 items) */
  profiles: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    /** ID of the profile. */
    id: string
  }[]
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** The channel: `email` or `sms`. Klaviyo requires it. */
  filter: "email" | "sms"
}

export interface Campaign {
  /** The campaign's ID. */
  id: string
  /** The object type, always campaign. */
  type: string | null
  attributes: CampaignAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CampaignAttributes {
  name?: string | null
  status?: string | null
  archived?: boolean | null
  audiences?: Audiences | null
  send_options?: SendOptions | null
  tracking_options?: TrackingOptions | null
  send_strategy?: SendStrategy | null
  created_at?: string | null
  scheduled_at?: string | null
  updated_at?: string | null
  send_time?: string | null
}

export interface Audiences {
  included?: string[] | null
  excluded?: string[] | null
}

export interface SendOptions {
  use_smart_sending?: boolean | null
}

export interface TrackingOptions {
  add_tracking_params?: boolean | null
  custom_tracking_params?: TrackingParam[] | null
  is_tracking_clicks?: boolean | null
  is_tracking_opens?: boolean | null
}

export interface TrackingParam {
  type?: string | null
  name?: string | null
  value?: string | null
}

export interface SendStrategy {
  method?: string | null
  datetime?: string | null
  date?: string | null
  throttle_percentage?: number | null
  options?: LocalSend | null
}

export interface LocalSend {
  is_local?: boolean | null
  send_past_recipients_immediately?: boolean | null
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated_at: string | null
}

/** Params of events.list. */
export interface EventsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Sort field: `datetime` or `timestamp`. Prefix `-` for newest first. (default "-datetime") */
  sort?: string
}

export interface Event {
  /** The event's ID. */
  id: string
  /** The object type, always event. */
  type: string | null
  attributes: EventAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface EventAttributes {
  timestamp?: number | null
  datetime?: string | null
  uuid?: string | null
  /** Properties of the event, as the sender set them. Values of any type. */
  event_properties?: { [k: string]: unknown } | null
}

/** Params of events.get. */
export interface EventsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** Name of the metric that counts the event, up to 127 characters. (at most 127 characters) */
  metric: string
  /** The profile that the event belongs to. */
  profile: {
    /** The object type, always profile. (default "profile") */
    type?: "profile"
    /** Klaviyo ID of the profile. */
    id?: string
    /** The profile's fields. */
    attributes: {
      /** The profile's email address. */
      email?: string | null
      /** The profile's phone number, in E.164 format. */
      phone_number?: string | null
      /** The profile's ID in an external system, such as a point of sale. */
      external_id?: string | null
      /** The profile's first name. */
      first_name?: string | null
      /** The profile's last name. */
      last_name?: string | null
      /** Company or organization of the profile. */
      organization?: string | null
      /** The profile's locale, as an IETF BCP 47 language tag. */
      locale?: string | null
      /** The profile's job title. */
      title?: string | null
      /** URL of an image of the profile. */
      image?: string | null
      /** The profile's address. */
      location?: {
        /** First line of the street address. */
        address1?: string | null
        /** Second line of the street address. */
        address2?: string | null
        /** City. */
        city?: string | null
        /** Country. */
        country?: string | null
        /** Region within the country, such as a state. */
        region?: string | null
        /** Postal code. */
        zip?: string | null
        /** Time zone by its IANA name, such as `Europe/Berlin`. */
        timezone?: string | null
        /** IP address. */
        ip?: string | null
        /** Latitude. */
        latitude?: number | string
        /** Longitude. */
        longitude?: number | string
      }
      /** Custom properties of the profile by name. */
      properties?: { [k: string]: unknown } | null
    }
  }
  /** The event's properties, up to 400. */
  properties: { [k: string]: unknown }
  /** Time of the event, after 1990. Defaults to now. */
  time?: string
  /** Monetary value of the event, such as the amount of a purchase. */
  value?: number
  /** ISO 4217 code of the value's currency. */
  value_currency?: string
  /** Unique ID of the event. Klaviyo records a repeated ID of the same profile and metric once. */
  unique_id?: string
  /** Whether the event is a past one that starts no flows. Defaults to `false`. */
  backfill?: boolean
}

/** Params of events.bulk_create. */
export interface EventsBulkCreateParams {
  /** Events by profile, up to 1,000 events in all. (1 to 1000 items) */
  events: {
    /** The object type. (default "event-bulk-create") */
    type?: "event-bulk-create"
    attributes: {
      /** Whether the event is a past one that starts no flows. Defaults to `false`. */
      backfill?: boolean
      /** The profile of the events. */
      profile: {
        data: {
          /** The object type, always profile. (default "profile") */
          type?: "profile"
          /** Klaviyo ID of the profile. */
          id?: string
          /** The profile's fields. */
          attributes: {
            /** The profile's email address. */
            email?: string | null
            /** The profile's phone number, in E.164 format. */
            phone_number?: string | null
            /** The profile's ID in an external system, such as a point of sale. */
            external_id?: string | null
            /** The profile's first name. */
            first_name?: string | null
            /** The profile's last name. */
            last_name?: string | null
            /** Company or organization of the profile. */
            organization?: string | null
            /** The profile's locale, as an IETF BCP 47 language tag. */
            locale?: string | null
            /** The profile's job title. */
            title?: string | null
            /** URL of an image of the profile. */
            image?: string | null
            /** The profile's address. */
            location?: {
              /** First line of the street address. */
              address1?: string | null
              /** Second line of the street address. */
              address2?: string | null
              /** City. */
              city?: string | null
              /** Country. */
              country?: string | null
              /** Region within the country, such as a state. */
              region?: string | null
              /** Postal code. */
              zip?: string | null
              /** Time zone by its IANA name, such as `Europe/Berlin`. */
              timezone?: string | null
              /** IP address. */
              ip?: string | null
              /** Latitude. */
              latitude?: number | string
              /** Longitude. */
              longitude?: number | string
            }
            /** Custom properties of the profile by name. */
            properties?: { [k: string]: unknown } | null
          }
        }
      }
      /** Events of the profile. */
      events: {
        /** (at least 1 items) */
        data: {
          /** The object type, always event. (default "event") */
          type?: "event"
          attributes: {
            /** The event's properties, up to 400. */
            properties: { [k: string]: unknown }
            /** Time of the event, after 1990. Defaults to now. */
            time?: string
            /** Monetary value of the event, such as the amount of a purchase. */
            value?: number
            /** ISO 4217 code of the value's currency. */
            value_currency?: string
            /** Metric that counts the event. */
            metric: {
              data: {
                /** The object type, always metric. (default "metric") */
                type?: "metric"
                attributes: {
                  /** Name of the metric. (at most 127 characters) */
                  name: string
                }
              }
            }
            /** Unique ID of the event. If the same profile and metric repeat it, Klaviyo refuses all events. */
            unique_id?: string
          }
        }[]
      }
    }
  }[]
}

/** Searchable fields of events, in hosted mode. */
export interface EventsSearchFields {
  attributes: { [k: string]: unknown } | null
  datetime: string | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
}

/** Params of metrics.list. */
export interface MetricsListParams {
  /** Page size. Klaviyo refuses this parameter for metrics; pages have a fixed size. (1 to 100) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Metric {
  /** The metric's ID. */
  id: string
  /** The object type, always metric. */
  type: string | null
  attributes: MetricAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface MetricAttributes {
  name?: string | null
  created?: string | null
  updated?: string | null
  integration?: Integration | null
}

export interface Integration {
  object?: string | null
  id?: string | null
  key?: string | null
  name?: string | null
  category?: string | null
}

/** Params of metrics.get. */
export interface MetricsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of metrics, in hosted mode. */
export interface MetricsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of flows.list. */
export interface FlowsListParams {
  /** Maximum number of flows per page. Klaviyo allows 50. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Flow {
  /** The flow's ID. */
  id: string
  /** The object type, always flow. */
  type: string | null
  attributes: FlowAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface FlowAttributes {
  name?: string | null
  status?: string | null
  archived?: boolean | null
  created?: string | null
  updated?: string | null
  trigger_type?: string | null
}

/** Params of flows.get. */
export interface FlowsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of flows, in hosted mode. */
export interface FlowsSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  relationships: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of email_templates.list. */
export interface EmailTemplatesListParams {
  /** Maximum number of templates per page. Klaviyo allows 10, which is its default. (1 to 100) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Template {
  /** The template's ID. */
  id: string
  /** The object type, always template. */
  type: string | null
  attributes: TemplateAttributes | null
  links: Links | null
}

export interface TemplateAttributes {
  name?: string | null
  editor_type?: string | null
  html?: string | null
  text?: string | null
  amp?: string | null
  created?: string | null
  updated?: string | null
}

/** Params of email_templates.get. */
export interface EmailTemplatesGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Searchable fields of email_templates, in hosted mode. */
export interface EmailTemplatesSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Credentials by auth variant. */
export interface KlaviyoCredentials {
  api_key: KlaviyoApiKeyCredentials
  oauth: KlaviyoOauthCredentials
}

/** Private API key */
export interface KlaviyoApiKeyCredentials {
  api_key: string
}

/** Klaviyo account */
export interface KlaviyoOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface KlaviyoConfig { [k: string]: never }
