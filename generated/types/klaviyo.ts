// Generated from definitions/klaviyo.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Klaviyo */
    "klaviyo": Klaviyo
  }
}

/**
 * Klaviyo. Profiles with consent and suppression, lists, segments, tags, events, campaigns with messages and reports,
 * metrics, flows, email templates, catalogs, coupons and images of a Klaviyo account.
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
    /**
     * Creates a campaign as a draft, with its messages. Assign templates to them, then send it with `campaigns.send`.
     */
    create: {
      params: CampaignsCreateParams
      records: Campaign
      meta: {}
    }
    /** Updates the name, audiences or send settings of a campaign. Fields that you leave out keep their value. */
    update: {
      params: CampaignsUpdateParams
      records: Campaign
      meta: {}
    }
    /** Deletes a campaign. This cannot be undone. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Creates a copy of a campaign as a draft. */
    clone: {
      params: CampaignsCloneParams
      records: Campaign
      meta: {}
    }
    /**
     * Sends or schedules a campaign by its send strategy, and returns the send job. Klaviyo processes it later;
     * `campaign_send_jobs.get` has the status.
     */
    send: {
      params: CampaignsSendParams
      records: CampaignSendJob
      meta: {}
    }
    /**
     * Stops a campaign that is scheduled or being sent. With `cancel` it is cancelled for good, with `revert` it
     * becomes a draft again.
     */
    cancel_send: {
      params: CampaignsCancelSendParams
      records: null
      meta: {}
    }
    /** Estimates the number of unique recipients of a campaign, and waits for the result. */
    estimate_recipients: {
      params: CampaignsEstimateRecipientsParams
      records: RecipientEstimation
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** A send job: the sending of a campaign that `campaigns.send` began. It has the campaign's ID. */
  campaign_send_jobs: {
    /** Gets the status of the sending of a campaign. */
    get: {
      params: CampaignSendJobsGetParams
      records: CampaignSendJob
      meta: {}
    }
  }
  /** A message of a campaign: its channel, subject, sender and content. */
  campaign_messages: {
    /** Lists the messages of a campaign. */
    list: {
      params: CampaignMessagesListParams
      records: CampaignMessage[]
      meta: {}
    }
    /** Gets a message of a campaign with its content. */
    get: {
      params: CampaignMessagesGetParams
      records: CampaignMessage
      meta: {}
    }
    /** Updates the content or settings of a message of a campaign. */
    update: {
      params: CampaignMessagesUpdateParams
      records: CampaignMessage
      meta: {}
    }
    /**
     * Assigns a copy of an email template to a message of a campaign. Later changes of the template do not reach the
     * message.
     */
    assign_template: {
      params: CampaignMessagesAssignTemplateParams
      records: AssignedMessage
      meta: {}
    }
  }
  /** A row of a campaign report: figures of a campaign in a time frame, such as opens and revenue. */
  campaign_reports: {
    /** Reports figures of campaigns in a time frame, one row per group. Klaviyo allows 225 reports a day. */
    list: {
      params: CampaignReportsListParams
      records: ReportRow[]
      meta: {}
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
  /** An aggregate of a metric: measurements over time for one set of dimensions. */
  metric_aggregates: {
    /**
     * Aggregates the events of a metric over time, one row per set of dimensions. `meta.dates` has the dates of the
     * measurements.
     */
    list: {
      params: MetricAggregatesListParams
      records: MetricAggregate[]
      meta: {
        dates: unknown[] | null
      }
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
    /** Updates the status of a flow and of all its actions. */
    update: {
      params: FlowsUpdateParams
      records: Flow
      meta: {}
    }
    /** Deletes a flow. This cannot be undone. */
    delete: {
      params: FlowsDeleteParams
      records: null
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
    /** Creates an email template from HTML. Klaviyo allows 1,000 templates in an account. */
    create: {
      params: EmailTemplatesCreateParams
      records: Template
      meta: {}
    }
    /** Updates an email template. Fields that you leave out keep their value. */
    update: {
      params: EmailTemplatesUpdateParams
      records: Template
      meta: {}
    }
    /** Deletes an email template. This cannot be undone. */
    delete: {
      params: EmailTemplatesDeleteParams
      records: null
      meta: {}
    }
    /** Creates a copy of an email template. */
    clone: {
      params: EmailTemplatesCloneParams
      records: Template
      meta: {}
    }
    /**
     * Renders an email template with values for its variables, and returns the HTML and text. Nothing is sent or
     * stored.
     */
    render: {
      params: EmailTemplatesRenderParams
      records: Template
      meta: {}
    }
    search: {
      fields: EmailTemplatesSearchFields
    }
  }
  /** A segment: the profiles that meet its conditions now. */
  segments: {
    /** Lists segments with their definitions. Their profiles are not included. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {}
    }
    /** Gets a segment with its definition. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
    /** Creates a segment from conditions. Klaviyo fills it later and allows 100 writes of segments a day. */
    create: {
      params: SegmentsCreateParams
      records: Segment
      meta: {}
    }
    /** Updates the name, conditions or state of a segment. To deactivate it, give `is_active` alone. */
    update: {
      params: SegmentsUpdateParams
      records: Segment
      meta: {}
    }
    /** Deletes a segment. Its profiles stay. This cannot be undone. */
    delete: {
      params: SegmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A profile that is in a segment. */
  segment_profiles: {
    /** Lists the profiles of a segment. */
    list: {
      params: SegmentProfilesListParams
      records: Profile[]
      meta: {}
    }
  }
  /** A tag that groups campaigns, flows, lists and segments. */
  tags: {
    /** Lists tags by name. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Gets a tag with its name and group. */
    get: {
      params: TagsGetParams
      records: Tag
      meta: {}
    }
    /** Creates a tag in a tag group. Klaviyo allows 500 tags in an account. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Updates the name of a tag. Its group cannot change. */
    update: {
      params: TagsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a tag and removes it from everything it marks. This cannot be undone. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
    /** Adds a tag to campaigns. */
    tag_campaigns: {
      params: TagsTagCampaignsParams
      records: null
      meta: {}
    }
    /** Removes a tag from campaigns. */
    untag_campaigns: {
      params: TagsUntagCampaignsParams
      records: null
      meta: {}
    }
    /** Adds a tag to flows. */
    tag_flows: {
      params: TagsTagFlowsParams
      records: null
      meta: {}
    }
    /** Removes a tag from flows. */
    untag_flows: {
      params: TagsUntagFlowsParams
      records: null
      meta: {}
    }
    /** Adds a tag to lists. */
    tag_lists: {
      params: TagsTagListsParams
      records: null
      meta: {}
    }
    /** Removes a tag from lists. */
    untag_lists: {
      params: TagsUntagListsParams
      records: null
      meta: {}
    }
    /** Adds a tag to segments. */
    tag_segments: {
      params: TagsTagSegmentsParams
      records: null
      meta: {}
    }
    /** Removes a tag from segments. */
    untag_segments: {
      params: TagsUntagSegmentsParams
      records: null
      meta: {}
    }
  }
  /** A group of tags. In an exclusive group, a resource has one tag at most. */
  tag_groups: {
    /** Lists tag groups by name. */
    list: {
      params: TagGroupsListParams
      records: TagGroup[]
      meta: {}
    }
    /** Gets a tag group with its name. */
    get: {
      params: TagGroupsGetParams
      records: TagGroup
      meta: {}
    }
    /** Creates a tag group. Klaviyo allows 50 tag groups in an account. */
    create: {
      params: TagGroupsCreateParams
      records: TagGroup
      meta: {}
    }
    /** Deletes a tag group and its tags. The default group cannot be deleted. This cannot be undone. */
    delete: {
      params: TagGroupsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A catalog item: a product that messages can show. */
  catalog_items: {
    /** Lists catalog items with title, price and URLs. */
    list: {
      params: CatalogItemsListParams
      records: CatalogItem[]
      meta: {}
    }
    /** Gets a catalog item. */
    get: {
      params: CatalogItemsGetParams
      records: CatalogItem
      meta: {}
    }
    /** Creates a catalog item. */
    create: {
      params: CatalogItemsCreateParams
      records: CatalogItem
      meta: {}
    }
    /** Updates a catalog item. Fields that you leave out keep their value. */
    update: {
      params: CatalogItemsUpdateParams
      records: CatalogItem
      meta: {}
    }
    /** Deletes a catalog item and its variants. This cannot be undone. */
    delete: {
      params: CatalogItemsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A variant of a catalog item, such as a size, with stock and price. */
  catalog_variants: {
    /** Lists the variants of all catalog items. Filter by `item.id` for the variants of one item. */
    list: {
      params: CatalogVariantsListParams
      records: CatalogVariant[]
      meta: {}
    }
    /** Gets a variant of a catalog item. */
    get: {
      params: CatalogVariantsGetParams
      records: CatalogVariant
      meta: {}
    }
    /** Creates a variant of a catalog item. */
    create: {
      params: CatalogVariantsCreateParams
      records: CatalogVariant
      meta: {}
    }
    /** Updates a variant of a catalog item, such as its stock. Fields that you leave out keep their value. */
    update: {
      params: CatalogVariantsUpdateParams
      records: CatalogVariant
      meta: {}
    }
    /** Deletes a variant of a catalog item. This cannot be undone. */
    delete: {
      params: CatalogVariantsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A category of catalog items. */
  catalog_categories: {
    /** Lists the categories of the catalog. */
    list: {
      params: CatalogCategoriesListParams
      records: CatalogCategory[]
      meta: {}
    }
    /** Gets a category of the catalog. */
    get: {
      params: CatalogCategoriesGetParams
      records: CatalogCategory
      meta: {}
    }
    /** Creates a category of the catalog. */
    create: {
      params: CatalogCategoriesCreateParams
      records: CatalogCategory
      meta: {}
    }
    /**
     * Updates the name of a category. Its items change with `catalog_categories.add_items` and
     * `catalog_categories.remove_items`.
     */
    update: {
      params: CatalogCategoriesUpdateParams
      records: CatalogCategory
      meta: {}
    }
    /** Deletes a category of the catalog. Its items stay. This cannot be undone. */
    delete: {
      params: CatalogCategoriesDeleteParams
      records: null
      meta: {}
    }
    /** Adds items to a category of the catalog. */
    add_items: {
      params: CatalogCategoriesAddItemsParams
      records: null
      meta: {}
    }
    /** Removes items from a category of the catalog. The items stay. */
    remove_items: {
      params: CatalogCategoriesRemoveItemsParams
      records: null
      meta: {}
    }
  }
  /** A coupon: a discount whose codes Klaviyo gives to profiles. */
  coupons: {
    /** Lists coupons with their descriptions. */
    list: {
      params: CouponsListParams
      records: Coupon[]
      meta: {}
    }
    /** Gets a coupon with its description. */
    get: {
      params: CouponsGetParams
      records: Coupon
      meta: {}
    }
    /** Creates a coupon. Add codes with `coupon_codes.create` or `coupon_codes.bulk_create`. */
    create: {
      params: CouponsCreateParams
      records: Coupon
      meta: {}
    }
    /** Updates the description or the monitoring of a coupon. */
    update: {
      params: CouponsUpdateParams
      records: Coupon
      meta: {}
    }
    /** Deletes a coupon. This cannot be undone. */
    delete: {
      params: CouponsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A code of a coupon, for one profile. */
  coupon_codes: {
    /** Lists the codes of coupons or profiles. Filter by `coupon.id` or `profile.id`. */
    list: {
      params: CouponCodesListParams
      records: CouponCode[]
      meta: {}
    }
    /** Gets a code of a coupon. */
    get: {
      params: CouponCodesGetParams
      records: CouponCode
      meta: {}
    }
    /** Creates a code of a coupon. */
    create: {
      params: CouponCodesCreateParams
      records: CouponCode
      meta: {}
    }
    /** Updates the status or the expiry of a code. */
    update: {
      params: CouponCodesUpdateParams
      records: CouponCode
      meta: {}
    }
    /** Deletes a code of a coupon. Klaviyo refuses a code that a profile has. This cannot be undone. */
    delete: {
      params: CouponCodesDeleteParams
      records: null
      meta: {}
    }
    /**
     * Creates up to 1,000 codes of coupons in a job, and waits until it ends. The job lists the errors of refused
     * codes.
     */
    bulk_create: {
      params: CouponCodesBulkCreateParams
      records: CouponCodeJob
      meta: {}
    }
  }
  /** An image in the account's asset library. */
  images: {
    /** Lists images with their URLs and sizes. */
    list: {
      params: ImagesListParams
      records: Image[]
      meta: {}
    }
    /** Gets an image with its URL and size. */
    get: {
      params: ImagesGetParams
      records: Image
      meta: {}
    }
    /** Imports an image from a URL. It is a JPEG, PNG or GIF of up to 5 MB. Klaviyo allows 100 a day. */
    create: {
      params: ImagesCreateParams
      records: Image
      meta: {}
    }
    /** Updates the name of an image, or hides it. */
    update: {
      params: ImagesUpdateParams
      records: Image
      meta: {}
    }
    /** Uploads an image file, a JPEG, PNG or GIF of up to 5 MB. Klaviyo allows 500 a day. */
    upload: {
      params: ImagesUploadParams
      records: Image
      meta: {}
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

/** Params of campaigns.create. */
export interface CampaignsCreateParams {
  /** The campaign's name. */
  name: string
  /** Lists and segments to send to, and those to leave out. */
  audiences: {
    /** IDs of the lists and segments to send to. (at least 1 items) */
    included: string[]
    /** IDs of the lists and segments to leave out. */
    excluded?: string[]
  }
  /** Messages of the campaign. Email and SMS campaigns have one. (at least 1 items) */
  messages: {
    /** The object type. (default "campaign-message") */
    type?: "campaign-message"
    attributes: {
      /** The content and settings of the message. */
      definition: {
        /** Channel of the message. */
        channel: "email" | "sms" | "mobile_push"
        /** Name of the message, for email. */
        label?: string
        /** Content of the message. */
        content?: {
          /** Subject, for email. */
          subject?: string
          /** Preview text, for email. */
          preview_text?: string
          /** Sender's address, for email. */
          from_email?: string
          /** Sender's name, for email. */
          from_label?: string
          /** Address for replies, for email. */
          reply_to_email?: string
          /** Address for copies, for email. */
          cc_email?: string
          /** Address for hidden copies, for email. */
          bcc_email?: string
          /** Text of the message, for SMS and push. */
          body?: string
          /** Title, for push. */
          title?: string
          /** Image, for push. */
          dynamic_image?: string
        }
        /** Additions to the text, for SMS. */
        render_options?: {
          /** Whether to shorten links. Defaults to `true`. */
          shorten_links?: boolean
          /** Whether to begin with the organization's name. Defaults to `true`. */
          add_org_prefix?: boolean
          /** Whether to add a link to the sender's contact. Defaults to `true`. */
          add_info_link?: boolean
          /** Whether to say how to opt out. Defaults to `false`. */
          add_opt_out_language?: boolean
        }
        /** Kind of the notification, for push. Defaults to `standard`. */
        notification_type?: "standard" | "silent"
        /** Your own values for the app, for push. */
        kv_pairs?: { [k: string]: unknown }
      }
    }
  }[]
  /** When and how to send. Defaults to immediately, once you send the campaign. */
  send_strategy?: {
    /**
     * The kind of sending: `immediate`, at a time (`static`), spread over hours (`throttled`), or at each person's best
     * time.
     */
    method: "immediate" | "static" | "throttled" | "smart_send_time"
    /** Time to send, for `static` and `throttled`. */
    datetime?: string
    /** Day to send, for `smart_send_time`. */
    date?: string
    /** Percentage of the recipients per hour, for `throttled`. */
    throttle_percentage?: 1 | 2 | 5 | 10 | 11 | 13 | 14 | 17 | 20 | 25 | 33 | 50
    /** Local time, for `static`. */
    options?: {
      /** Whether each recipient gets it at the time of their own time zone. */
      is_local: boolean
      /** Whether recipients whose local time has passed get it at once. */
      send_past_recipients_immediately?: boolean
    }
  }
  /** Options of the sending. */
  send_options?: {
    /** Whether to leave out profiles that got a message lately. Defaults to `true`. */
    use_smart_sending?: boolean
  }
  /** Tracking of clicks and opens. Defaults to the account's settings. */
  tracking_options?: {
    /** Whether links get tracking parameters. */
    add_tracking_params?: boolean
    /** Your own tracking parameters. */
    custom_tracking_params?: ({
      /** Klaviyo fills in the value. */
      type: "dynamic"
      /** Name of the parameter. */
      name: string
      /** Name of the value that Klaviyo fills in. */
      value:
        | "campaign_id"
        | "campaign_name"
        | "campaign_name_id"
        | "campaign_name_send_day"
        | "email_subject"
        | "group_id"
        | "group_name"
        | "group_name_id"
        | "link_alt_text"
        | "message_type"
        | "profile_external_id"
        | "profile_id"
    } | {
      /** You give the value. */
      type: "static"
      /** Name of the parameter. */
      name: string
      /** Value of the parameter. */
      value: string
    })[]
    /** Whether clicks are tracked. */
    is_tracking_clicks?: boolean
    /** Whether opens are tracked. */
    is_tracking_opens?: boolean
  }
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The campaign's name. */
  name?: string
  /** Lists and segments to send to, and those to leave out. They replace the former ones. */
  audiences?: {
    /** IDs of the lists and segments to send to. */
    included?: string[]
    /** IDs of the lists and segments to leave out. */
    excluded?: string[]
  }
  /** When and how to send. */
  send_strategy?: {
    /**
     * The kind of sending: `immediate`, at a time (`static`), spread over hours (`throttled`), or at each person's best
     * time.
     */
    method: "immediate" | "static" | "throttled" | "smart_send_time"
    /** Time to send, for `static` and `throttled`. */
    datetime?: string
    /** Day to send, for `smart_send_time`. */
    date?: string
    /** Percentage of the recipients per hour, for `throttled`. */
    throttle_percentage?: 1 | 2 | 5 | 10 | 11 | 13 | 14 | 17 | 20 | 25 | 33 | 50
    /** Local time, for `static`. */
    options?: {
      /** Whether each recipient gets it at the time of their own time zone. */
      is_local: boolean
      /** Whether recipients whose local time has passed get it at once. */
      send_past_recipients_immediately?: boolean
    }
  }
  /** Options of the sending. */
  send_options?: {
    /** Whether to leave out profiles that got a message lately. Defaults to `true`. */
    use_smart_sending?: boolean
  }
  /** Tracking of clicks and opens. Defaults to the account's settings. */
  tracking_options?: {
    /** Whether links get tracking parameters. */
    add_tracking_params?: boolean
    /** Your own tracking parameters. */
    custom_tracking_params?: ({
      /** Klaviyo fills in the value. */
      type: "dynamic"
      /** Name of the parameter. */
      name: string
      /** Name of the value that Klaviyo fills in. */
      value:
        | "campaign_id"
        | "campaign_name"
        | "campaign_name_id"
        | "campaign_name_send_day"
        | "email_subject"
        | "group_id"
        | "group_name"
        | "group_name_id"
        | "link_alt_text"
        | "message_type"
        | "profile_external_id"
        | "profile_id"
    } | {
      /** You give the value. */
      type: "static"
      /** Name of the parameter. */
      name: string
      /** Value of the parameter. */
      value: string
    })[]
    /** Whether clicks are tracked. */
    is_tracking_clicks?: boolean
    /** Whether opens are tracked. */
    is_tracking_opens?: boolean
  }
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of campaigns.clone. */
export interface CampaignsCloneParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Name of the copy. Klaviyo makes one from the original's name if you leave it out. */
  new_name?: string
}

/** Params of campaigns.send. */
export interface CampaignsSendParams {
  /** ID of the campaign to send, as `campaigns.list` returns it. */
  id: string
}

export interface CampaignSendJob {
  /** The send job's ID. */
  id: string
  /** The object type, always campaign-send-job. */
  type: string | null
  attributes: SendJobAttributes | null
  links: Links | null
}

export interface SendJobAttributes {
  /** The job's status. */
  status?: "cancelled" | "complete" | "processing" | "queued" | null
}

/** Params of campaigns.cancel_send. */
export interface CampaignsCancelSendParams {
  /** ID of the campaign. */
  id: string
  /** `cancel` ends the campaign, `revert` makes it a draft again. */
  action: "cancel" | "revert"
}

/** Params of campaigns.estimate_recipients. */
export interface CampaignsEstimateRecipientsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

export interface RecipientEstimation {
  /** The estimation's ID. */
  id: string
  /** The object type, always campaign-recipient-estimation. */
  type: string | null
  attributes: EstimationAttributes | null
  links: Links | null
}

export interface EstimationAttributes {
  /** Estimated number of unique recipients. */
  estimated_recipient_count?: number | null
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

/** Params of campaign_send_jobs.get. */
export interface CampaignSendJobsGetParams {
  /** ID of the campaign, which `campaigns.send` sent. */
  id: string
}

/** Params of campaign_messages.list. */
export interface CampaignMessagesListParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

export interface CampaignMessage {
  /** The message's ID. */
  id: string
  /** The object type, always campaign-message. */
  type: string | null
  attributes: CampaignMessageAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CampaignMessageAttributes {
  definition?: CampaignMessageDefinition | null
  /** When the message is sent. */
  send_times?: SendTime[] | null
  created_at?: string | null
  updated_at?: string | null
}

export interface CampaignMessageDefinition {
  /** Channel: `email`, `sms` or `mobile_push`. */
  channel?: string | null
  label?: string | null
  content?: CampaignMessageContent | null
  render_options?: RenderOptions | null
  notification_type?: string | null
  /** The sender's own values for the app, of any type. */
  kv_pairs?: { [k: string]: unknown } | null
  /** Behavior of a push notification, by platform. */
  options?: { [k: string]: unknown } | null
}

export interface CampaignMessageContent {
  subject?: string | null
  preview_text?: string | null
  from_email?: string | null
  from_label?: string | null
  reply_to_email?: string | null
  cc_email?: string | null
  bcc_email?: string | null
  body?: string | null
  media_url?: string | null
  title?: string | null
  dynamic_image?: string | null
  action_buttons?: ActionButton[] | null
}

export interface ActionButton {
  label?: string | null
  action_type?: string | null
  position?: number | null
  url?: string | null
}

export interface RenderOptions {
  shorten_links?: boolean | null
  add_org_prefix?: boolean | null
  add_info_link?: boolean | null
  add_opt_out_language?: boolean | null
}

export interface SendTime {
  datetime?: string | null
  is_local?: boolean | null
}

/** Params of campaign_messages.get. */
export interface CampaignMessagesGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of campaign_messages.update. */
export interface CampaignMessagesUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The new content and settings of the message. */
  definition: {
    /** Channel of the message. */
    channel: "email" | "sms" | "mobile_push"
    /** Name of the message, for email. */
    label?: string
    /** Content of the message. */
    content?: {
      /** Subject, for email. */
      subject?: string
      /** Preview text, for email. */
      preview_text?: string
      /** Sender's address, for email. */
      from_email?: string
      /** Sender's name, for email. */
      from_label?: string
      /** Address for replies, for email. */
      reply_to_email?: string
      /** Address for copies, for email. */
      cc_email?: string
      /** Address for hidden copies, for email. */
      bcc_email?: string
      /** Text of the message, for SMS and push. */
      body?: string
      /** Title, for push. */
      title?: string
      /** Image, for push. */
      dynamic_image?: string
    }
    /** Additions to the text, for SMS. */
    render_options?: {
      /** Whether to shorten links. Defaults to `true`. */
      shorten_links?: boolean
      /** Whether to begin with the organization's name. Defaults to `true`. */
      add_org_prefix?: boolean
      /** Whether to add a link to the sender's contact. Defaults to `true`. */
      add_info_link?: boolean
      /** Whether to say how to opt out. Defaults to `false`. */
      add_opt_out_language?: boolean
    }
    /** Kind of the notification, for push. Defaults to `standard`. */
    notification_type?: "standard" | "silent"
    /** Your own values for the app, for push. */
    kv_pairs?: { [k: string]: unknown }
  }
}

/** Params of campaign_messages.assign_template. */
export interface CampaignMessagesAssignTemplateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** ID of the template, as `email_templates.list` returns it. */
  template_id: string
}

export interface AssignedMessage {
  /** The message's ID. */
  id: string
  /** The object type, always campaign-message. */
  type: string | null
  attributes: AssignedMessageAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface AssignedMessageAttributes {
  label?: string | null
  channel?: string | null
  content?: CampaignMessageContent | null
  render_options?: RenderOptions | null
  /** When the message is sent. */
  send_times?: SendTime[] | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of campaign_reports.list. */
export interface CampaignReportsListParams {
  /** The `page_cursor` value of the next link of the previous page. */
  page_cursor?: string
  /**
   * Figures, such as `opens`, `open_rate`, `clicks`, `conversions`, `conversion_value`, `recipients` or `unsubscribes`.
   * (at least 1 items)
   */
  statistics: string[]
  /** Time frame of up to a year: a `key`, or `start` and `end`. */
  timeframe: {
    /** A time frame by its name. */
    key?:
      | "today"
      | "yesterday"
      | "this_week"
      | "last_week"
      | "last_7_days"
      | "this_month"
      | "last_month"
      | "last_30_days"
      | "last_90_days"
      | "last_3_months"
      | "last_12_months"
      | "last_365_days"
      | "this_year"
      | "last_year"
    /** First time. Klaviyo takes it in the account's time zone. */
    start?: string
    /** Last time. Klaviyo takes it in the account's time zone. */
    end?: string
  }
  /** ID of the metric that counts conversions, such as the one for placed orders. */
  conversion_metric_id: string
  /** Groups of the rows. They include `campaign_id` and `campaign_message_id`. Defaults to these and `send_channel`. */
  group_by?: string[]
  /** Filter by the groups in Klaviyo's syntax, joined by `and`. */
  filter?: string
}

export interface ReportRow {
  /** The row's groups by name, as `group_by` asks for them. */
  groupings?: {
    /** The campaign's ID. */
    campaign_id?: string
    /** The message's ID. */
    campaign_message_id?: string
    /** The channel, such as `email`. */
    send_channel?: string
  }
  /** Figures by name. Rates are 0 to 1. */
  statistics?: {
    [k: string]: number | null
  }
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

/** Params of metric_aggregates.list. */
export interface MetricAggregatesListParams {
  /** ID of the metric, as `metrics.list` returns it. */
  metric_id: string
  /** Measurements: `count`, `unique` (profiles) or `sum_value`. (at least 1 items) */
  measurements: string[]
  /**
   * Filters, which all hold. Give the first time with `greater-or-equal` and the end, excluded, with `less-than`. (at
   * least 2 items)
   */
  filter: string[]
  /** Time between the measurements. Defaults to `day`. */
  interval?: "hour" | "day" | "week" | "month"
  /** Dimensions of the rows, such as `$message`. */
  by?: string[]
  /** Time zone of the query, by its IANA name. Defaults to UTC. */
  timezone?: string
  /** Dimension or measurement to sort by. Prefix `-` for the reverse. */
  sort?: string
  /** Maximum number of rows per page. Defaults to 500. (at least 1) */
  page_size?: number
  /** The `page_cursor` value of the next link of the previous page. */
  page_cursor?: string
}

export interface MetricAggregate {
  /** Values of the dimensions, in the order of `by`. */
  dimensions?: string[]
  /** Values by measurement, one for each date. */
  measurements?: {
    [k: string]: number[]
  }
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

/** Params of flows.update. */
export interface FlowsUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Status. A `live` flow sends its messages; a `manual` one waits for a person. */
  status: "draft" | "manual" | "live"
}

/** Params of flows.delete. */
export interface FlowsDeleteParams {
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

/** Params of email_templates.create. */
export interface EmailTemplatesCreateParams {
  /** The template's name. */
  name: string
  /**
   * Editor of the template: `CODE` for HTML, `USER_DRAGGABLE` for HTML with regions to drag blocks to. (default "CODE")
   */
  editor_type?: "CODE" | "USER_DRAGGABLE"
  /** HTML of the template. */
  html: string
  /** Plain text of the template. */
  text?: string | null
  /** AMP version of the template, if the account may send AMP email. */
  amp?: string | null
}

/** Params of email_templates.update. */
export interface EmailTemplatesUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The template's name. */
  name?: string
  /** HTML of the template. Klaviyo refuses it for templates of the drag-and-drop editor. */
  html?: string
  /** Plain text of the template. */
  text?: string | null
  /** AMP version of the template, if the account may send AMP email. */
  amp?: string | null
}

/** Params of email_templates.delete. */
export interface EmailTemplatesDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of email_templates.clone. */
export interface EmailTemplatesCloneParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Name of the copy. Klaviyo makes one from the original's name if you leave it out. */
  name?: string
}

/** Params of email_templates.render. */
export interface EmailTemplatesRenderParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Values of the template's variables by name. Missing ones count as false. */
  context: { [k: string]: unknown }
}

/** Searchable fields of email_templates, in hosted mode. */
export interface EmailTemplatesSearchFields {
  attributes: { [k: string]: unknown } | null
  id: string | null
  links: { [k: string]: unknown } | null
  type: string | null
  updated: string | null
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** Maximum number of segments per page, 1 to 10. Defaults to 10. (1 to 10; default 10) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `name`, `id`, `created`, `updated`, `is_active` or `is_starred` in Klaviyo's syntax. */
  filter?: string
  /** Sort field. Prefix `-` for descending order. */
  sort?: "created" | "-created" | "id" | "-id" | "name" | "-name" | "updated" | "-updated"
}

export interface Segment {
  /** The segment's ID. */
  id: string
  /** The object type, always segment. */
  type: string | null
  attributes: SegmentAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface SegmentAttributes {
  name?: string | null
  definition?: SegmentDefinition | null
  created?: string | null
  updated?: string | null
  is_active?: boolean | null
  is_processing?: boolean | null
  is_starred?: boolean | null
}

export interface SegmentDefinition {
  condition_groups?: ConditionGroup[] | null
}

export interface ConditionGroup {
  /** Conditions, whose fields depend on their `type`. */
  conditions?: { [k: string]: unknown }[]
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of segments.create. */
export interface SegmentsCreateParams {
  /** The segment's name. */
  name: string
  /** The conditions that profiles have to meet. */
  definition: {
    /** Groups of conditions. A profile has to meet one condition of each group. (at least 1 items) */
    condition_groups: {
      /** Conditions. One of them is enough. (at least 1 items) */
      conditions: {
        /** Kind of the condition. It decides which other fields count. */
        type:
          | "profile-property"
          | "profile-metric"
          | "profile-group-membership"
          | "profile-marketing-consent"
          | "profile-metric-funnel"
          | "profile-permissions"
          | "profile-postal-code-distance"
          | "profile-predictive-analytics"
          | "profile-region"
          | "profile-has-custom-object"
        /** Property, for `profile-property`. Your own are `properties['name']`. */
        property?: string
        /** Filter of the property, for `profile-property`. */
        filter?: {
          /** Type of the value, such as `string`, `numeric`, `boolean` or `date`. */
          type: string
          /** Comparison, such as `equals`, `greater-than` or `in-the-last`. */
          operator?: string
          /** Value to compare with. */
          value?: unknown
          /** Unit of a time, such as `day`. */
          unit?: string
          /** Number of units. */
          quantity?: number
          [k: string]: unknown
        }
        /** Whether the profile is a member, for `profile-group-membership`. */
        is_member?: boolean
        /** IDs of lists and segments, for `profile-group-membership`. */
        group_ids?: string[]
        /** ID of the metric, for `profile-metric`. */
        metric_id?: string
        /** The measured value, for `profile-metric`. */
        measurement?: "count" | "sum"
        /** Filter of the measurement, for `profile-metric`. */
        measurement_filter?: {
          /** Type of the value, such as `string`, `numeric`, `boolean` or `date`. */
          type: string
          /** Comparison, such as `equals`, `greater-than` or `in-the-last`. */
          operator?: string
          /** Value to compare with. */
          value?: unknown
          /** Unit of a time, such as `day`. */
          unit?: string
          /** Number of units. */
          quantity?: number
          [k: string]: unknown
        }
        /** Filter of the time, of events or of the membership. */
        timeframe_filter?: {
          /** Type of the value, such as `string`, `numeric`, `boolean` or `date`. */
          type: string
          /** Comparison, such as `equals`, `greater-than` or `in-the-last`. */
          operator?: string
          /** Value to compare with. */
          value?: unknown
          /** Unit of a time, such as `day`. */
          unit?: string
          /** Number of units. */
          quantity?: number
          [k: string]: unknown
        }
        [k: string]: unknown
      }[]
    }[]
  }
  /** Whether the segment is marked with a star. Defaults to `false`. */
  is_starred?: boolean
}

/** Params of segments.update. */
export interface SegmentsUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The segment's name. */
  name?: string
  /** The new conditions. They replace the former ones. */
  definition?: {
    /** Groups of conditions. A profile has to meet one condition of each group. (at least 1 items) */
    condition_groups: {
      /** Conditions. One of them is enough. (at least 1 items) */
      conditions: {
        /** Kind of the condition. It decides which other fields count. */
        type:
          | "profile-property"
          | "profile-metric"
          | "profile-group-membership"
          | "profile-marketing-consent"
          | "profile-metric-funnel"
          | "profile-permissions"
          | "profile-postal-code-distance"
          | "profile-predictive-analytics"
          | "profile-region"
          | "profile-has-custom-object"
        /** Property, for `profile-property`. Your own are `properties['name']`. */
        property?: string
        /** Filter of the property, for `profile-property`. */
        filter?: {
          /** Type of the value, such as `string`, `numeric`, `boolean` or `date`. */
          type: string
          /** Comparison, such as `equals`, `greater-than` or `in-the-last`. */
          operator?: string
          /** Value to compare with. */
          value?: unknown
          /** Unit of a time, such as `day`. */
          unit?: string
          /** Number of units. */
          quantity?: number
          [k: string]: unknown
        }
        /** Whether the profile is a member, for `profile-group-membership`. */
        is_member?: boolean
        /** IDs of lists and segments, for `profile-group-membership`. */
        group_ids?: string[]
        /** ID of the metric, for `profile-metric`. */
        metric_id?: string
        /** The measured value, for `profile-metric`. */
        measurement?: "count" | "sum"
        /** Filter of the measurement, for `profile-metric`. */
        measurement_filter?: {
          /** Type of the value, such as `string`, `numeric`, `boolean` or `date`. */
          type: string
          /** Comparison, such as `equals`, `greater-than` or `in-the-last`. */
          operator?: string
          /** Value to compare with. */
          value?: unknown
          /** Unit of a time, such as `day`. */
          unit?: string
          /** Number of units. */
          quantity?: number
          [k: string]: unknown
        }
        /** Filter of the time, of events or of the membership. */
        timeframe_filter?: {
          /** Type of the value, such as `string`, `numeric`, `boolean` or `date`. */
          type: string
          /** Comparison, such as `equals`, `greater-than` or `in-the-last`. */
          operator?: string
          /** Value to compare with. */
          value?: unknown
          /** Unit of a time, such as `day`. */
          unit?: string
          /** Number of units. */
          quantity?: number
          [k: string]: unknown
        }
        [k: string]: unknown
      }[]
    }[]
  }
  /** Whether the segment is marked with a star. */
  is_starred?: boolean
  /** Whether Klaviyo keeps the segment's profiles up to date. Give `false` alone. */
  is_active?: boolean
}

/** Params of segments.delete. */
export interface SegmentsDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of segment_profiles.list. */
export interface SegmentProfilesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** ID of the segment, as `segments.list` returns it. */
  id: string
  /** Filter by `email`, `phone_number`, `push_token` or `joined_group_at` in Klaviyo's syntax. */
  filter?: string
  /** Sort by the time when the profile joined. Prefix `-` for newest first. */
  sort?: "joined_group_at" | "-joined_group_at"
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Maximum number of tags per page, 1 to 50. Defaults to 50. (1 to 50; default 50) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `name` in Klaviyo's syntax. */
  filter?: string
  /** Sort field. Prefix `-` for descending order. */
  sort?: "id" | "-id" | "name" | "-name"
}

export interface Tag {
  /** The tag's ID. */
  id: string
  /** The object type, always tag. */
  type: string | null
  attributes: TagAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface TagAttributes {
  name?: string | null
}

/** Params of tags.get. */
export interface TagsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** The tag's name. */
  name: string
  /** Tag group of the tag. Defaults to the account's default group. */
  tag_group?: {
    /** The object type, always tag-group. (default "tag-group") */
    type?: "tag-group"
    /** ID of the tag group. */
    id: string
  }
}

/** Params of tags.update. */
export interface TagsUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The tag's new name. */
  name: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of tags.tag_campaigns. */
export interface TagsTagCampaignsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Campaigns to tag. (at least 1 items) */
  campaigns: {
    /** The object type, always campaign. (default "campaign") */
    type?: "campaign"
    /** ID of the campaign. */
    id: string
  }[]
}

/** Params of tags.untag_campaigns. */
export interface TagsUntagCampaignsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Campaigns to take the tag from. (at least 1 items) */
  campaigns: {
    /** The object type, always campaign. (default "campaign") */
    type?: "campaign"
    /** ID of the campaign. */
    id: string
  }[]
}

/** Params of tags.tag_flows. */
export interface TagsTagFlowsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Flows to tag. (at least 1 items) */
  flows: {
    /** The object type, always flow. (default "flow") */
    type?: "flow"
    /** ID of the flow. */
    id: string
  }[]
}

/** Params of tags.untag_flows. */
export interface TagsUntagFlowsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Flows to take the tag from. (at least 1 items) */
  flows: {
    /** The object type, always flow. (default "flow") */
    type?: "flow"
    /** ID of the flow. */
    id: string
  }[]
}

/** Params of tags.tag_lists. */
export interface TagsTagListsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Lists to tag. (at least 1 items) */
  lists: {
    /** The object type, always list. (default "list") */
    type?: "list"
    /** ID of the list, as `lists.list` returns it. */
    id: string
  }[]
}

/** Params of tags.untag_lists. */
export interface TagsUntagListsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Lists to take the tag from. (at least 1 items) */
  lists: {
    /** The object type, always list. (default "list") */
    type?: "list"
    /** ID of the list, as `lists.list` returns it. */
    id: string
  }[]
}

/** Params of tags.tag_segments. */
export interface TagsTagSegmentsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Segments to tag. (at least 1 items) */
  segments: {
    /** The object type, always segment. (default "segment") */
    type?: "segment"
    /** ID of the segment. */
    id: string
  }[]
}

/** Params of tags.untag_segments. */
export interface TagsUntagSegmentsParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Segments to take the tag from. (at least 1 items) */
  segments: {
    /** The object type, always segment. (default "segment") */
    type?: "segment"
    /** ID of the segment. */
    id: string
  }[]
}

/** Params of tag_groups.list. */
export interface TagGroupsListParams {
  /** Maximum number of tag groups per page, 1 to 25. Defaults to 25. (1 to 25; default 25) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `name`, `exclusive` or `default` in Klaviyo's syntax. */
  filter?: string
}

export interface TagGroup {
  /** The tag group's ID. */
  id: string
  /** The object type, always tag-group. */
  type: string | null
  attributes: TagGroupAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface TagGroupAttributes {
  name?: string | null
  exclusive?: boolean | null
  default?: boolean | null
}

/** Params of tag_groups.get. */
export interface TagGroupsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of tag_groups.create. */
export interface TagGroupsCreateParams {
  /** The tag group's name. */
  name: string
  /** Whether a resource has one tag of the group at most. Defaults to `false`. */
  exclusive?: boolean
}

/** Params of tag_groups.delete. */
export interface TagGroupsDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of catalog_items.list. */
export interface CatalogItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `ids`, `category.id`, `title` or `published` in Klaviyo's syntax. */
  filter?: string
  /** Sort by time of creation. Prefix `-` for newest first. */
  sort?: "created" | "-created"
}

export interface CatalogItem {
  /** The item's ID. */
  id: string
  /** The object type, always catalog-item. */
  type: string | null
  attributes: CatalogItemAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CatalogItemAttributes {
  external_id?: string | null
  title?: string | null
  description?: string | null
  price?: number | null
  url?: string | null
  image_full_url?: string | null
  image_thumbnail_url?: string | null
  images?: string[] | null
  /** The account's own values, of any type. */
  custom_metadata?: { [k: string]: unknown } | null
  published?: boolean | null
  created?: string | null
  updated?: string | null
}

/** Params of catalog_items.get. */
export interface CatalogItemsGetParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
}

/** Params of catalog_items.create. */
export interface CatalogItemsCreateParams {
  /** ID of the item in your own system. */
  external_id: string
  /** The item's title. */
  title: string
  /** The item's description. */
  description: string
  /** URL of the item on your website. */
  url: string
  /** Price to show in messages. */
  price?: number | null
  /** Address of the picture that messages show in full size. */
  image_full_url?: string | null
  /** Address of a small picture for lists. */
  image_thumbnail_url?: string | null
  /** URLs of further images. */
  images?: string[]
  /** Your own values by name, without nesting and up to 100 KB. */
  custom_metadata?: { [k: string]: unknown } | null
  /** Whether messages can show it. A new one defaults to `true`. */
  published?: boolean
  /** Categories of the item. (at least 1 items) */
  categories?: {
    /** The object type, always catalog-category. (default "catalog-category") */
    type?: "catalog-category"
    /** ID of the category. */
    id: string
  }[]
}

/** Params of catalog_items.update. */
export interface CatalogItemsUpdateParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
  /** The item's title. */
  title?: string
  /** The item's description. */
  description?: string
  /** URL of the item on your website. */
  url?: string
  /** Price to show in messages. */
  price?: number | null
  /** Address of the picture that messages show in full size. */
  image_full_url?: string | null
  /** Address of a small picture for lists. */
  image_thumbnail_url?: string | null
  /** URLs of further images. */
  images?: string[]
  /** Your own values by name, without nesting and up to 100 KB. */
  custom_metadata?: { [k: string]: unknown } | null
  /** Whether messages can show it. A new one defaults to `true`. */
  published?: boolean
}

/** Params of catalog_items.delete. */
export interface CatalogItemsDeleteParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
}

/** Params of catalog_variants.list. */
export interface CatalogVariantsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `ids`, `item.id`, `sku`, `title` or `published` in Klaviyo's syntax. */
  filter?: string
  /** Sort by time of creation. Prefix `-` for newest first. */
  sort?: "created" | "-created"
}

export interface CatalogVariant {
  /** The variant's ID. */
  id: string
  /** The object type, always catalog-variant. */
  type: string | null
  attributes: CatalogVariantAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CatalogVariantAttributes {
  external_id?: string | null
  title?: string | null
  description?: string | null
  sku?: string | null
  inventory_policy?: number | null
  inventory_quantity?: number | null
  price?: number | null
  url?: string | null
  image_full_url?: string | null
  image_thumbnail_url?: string | null
  images?: string[] | null
  /** The account's own values, of any type. */
  custom_metadata?: { [k: string]: unknown } | null
  published?: boolean | null
  created?: string | null
  updated?: string | null
}

/** Params of catalog_variants.get. */
export interface CatalogVariantsGetParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
}

/** Params of catalog_variants.create. */
export interface CatalogVariantsCreateParams {
  /** ID of the variant in your own system. */
  external_id: string
  /** ID of the item, as `catalog_items.list` returns it. */
  item_id: string
  /** The variant's title. */
  title: string
  /** The variant's description. */
  description: string
  /** Stock keeping unit of the variant. */
  sku: string
  /** Quantity in stock. */
  inventory_quantity: number
  /** Price to show in messages. */
  price: number
  /** URL of the variant on your website. */
  url: string
  /** Whether feeds show it without stock: 1 hides it, 0 and 2 show it. Defaults to 0. */
  inventory_policy?: 0 | 1 | 2
  /** Address of the picture that messages show in full size. */
  image_full_url?: string | null
  /** Address of a small picture for lists. */
  image_thumbnail_url?: string | null
  /** URLs of further images. */
  images?: string[]
  /** Your own values by name, without nesting and up to 100 KB. */
  custom_metadata?: { [k: string]: unknown } | null
  /** Whether messages can show it. A new one defaults to `true`. */
  published?: boolean
}

/** Params of catalog_variants.update. */
export interface CatalogVariantsUpdateParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
  /** The variant's title. */
  title?: string
  /** The variant's description. */
  description?: string
  /** Stock keeping unit of the variant. */
  sku?: string
  /** Quantity in stock. */
  inventory_quantity?: number
  /** Price to show in messages. */
  price?: number | null
  /** URL of the variant on your website. */
  url?: string
  /** Whether feeds show it without stock: 1 hides it, 0 and 2 show it. Defaults to 0. */
  inventory_policy?: 0 | 1 | 2
  /** Address of the picture that messages show in full size. */
  image_full_url?: string | null
  /** Address of a small picture for lists. */
  image_thumbnail_url?: string | null
  /** URLs of further images. */
  images?: string[]
  /** Your own values by name, without nesting and up to 100 KB. */
  custom_metadata?: { [k: string]: unknown } | null
  /** Whether messages can show it. A new one defaults to `true`. */
  published?: boolean
}

/** Params of catalog_variants.delete. */
export interface CatalogVariantsDeleteParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
}

/** Params of catalog_categories.list. */
export interface CatalogCategoriesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `ids`, `item.id` or `name` in Klaviyo's syntax. */
  filter?: string
  /** Sort by time of creation. Prefix `-` for newest first. */
  sort?: "created" | "-created"
}

export interface CatalogCategory {
  /** The category's ID. */
  id: string
  /** The object type, always catalog-category. */
  type: string | null
  attributes: CatalogCategoryAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CatalogCategoryAttributes {
  external_id?: string | null
  name?: string | null
  updated?: string | null
}

/** Params of catalog_categories.get. */
export interface CatalogCategoriesGetParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
}

/** Params of catalog_categories.create. */
export interface CatalogCategoriesCreateParams {
  /** ID of the category in your own system. */
  external_id: string
  /** The category's name. */
  name: string
  /** Items of the category. (at least 1 items) */
  items?: {
    /** The object type, always catalog-item. (default "catalog-item") */
    type?: "catalog-item"
    /** ID of the item. */
    id: string
  }[]
}

/** Params of catalog_categories.update. */
export interface CatalogCategoriesUpdateParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
  /** The category's name. */
  name: string
}

/** Params of catalog_categories.delete. */
export interface CatalogCategoriesDeleteParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
}

/** Params of catalog_categories.add_items. */
export interface CatalogCategoriesAddItemsParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
  /** Items to add. (at least 1 items) */
  items: {
    /** The object type, always catalog-item. (default "catalog-item") */
    type?: "catalog-item"
    /** ID of the item. */
    id: string
  }[]
}

/** Params of catalog_categories.remove_items. */
export interface CatalogCategoriesRemoveItemsParams {
  /** Compound ID, `$custom:::$default:::` and the external ID, as lists return it. */
  id: string
  /** Items to remove. (at least 1 items) */
  items: {
    /** The object type, always catalog-item. (default "catalog-item") */
    type?: "catalog-item"
    /** ID of the item. */
    id: string
  }[]
}

/** Params of coupons.list. */
export interface CouponsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
}

export interface Coupon {
  /** The coupon's ID. */
  id: string
  /** The object type, always coupon. */
  type: string | null
  attributes: CouponAttributes | null
  links: Links | null
}

export interface CouponAttributes {
  external_id?: string | null
  description?: string | null
  /** When Klaviyo warns that few codes are left. */
  monitor_configuration?: { [k: string]: unknown } | null
}

/** Params of coupons.get. */
export interface CouponsGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of coupons.create. */
export interface CouponsCreateParams {
  /** ID of the coupon in the shop, which is also its ID here. */
  external_id: string
  /** The coupon's description. */
  description?: string
  /** When Klaviyo warns that few codes are left, by the monitor's own keys. */
  monitor_configuration?: { [k: string]: unknown }
}

/** Params of coupons.update. */
export interface CouponsUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The coupon's description. */
  description?: string | null
  /** When Klaviyo warns that few codes are left, by the monitor's own keys. */
  monitor_configuration?: { [k: string]: unknown }
}

/** Params of coupons.delete. */
export interface CouponsDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of coupon_codes.list. */
export interface CouponCodesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter in Klaviyo's syntax, with `coupon.id` or `profile.id`, and with `status` or `expires_at` if you like. */
  filter: string
}

export interface CouponCode {
  /** The code's ID. */
  id: string
  /** The object type, always coupon-code. */
  type: string | null
  attributes: CouponCodeAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CouponCodeAttributes {
  unique_code?: string | null
  expires_at?: string | null
  status?: string | null
}

/** Params of coupon_codes.get. */
export interface CouponCodesGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of coupon_codes.create. */
export interface CouponCodesCreateParams {
  /** ID of the coupon, as `coupons.list` returns it. */
  coupon_id: string
  /** The code, unique within the coupon. */
  unique_code: string
  /** Time when the code expires. A new code defaults to a year from now. */
  expires_at?: string
}

/** Params of coupon_codes.update. */
export interface CouponCodesUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** The code's status. */
  status?: "ASSIGNED_TO_PROFILE" | "DELETING" | "PROCESSING" | "UNASSIGNED" | "USED" | "VERSION_NOT_ACTIVE"
  /** Time when the code expires. A new code defaults to a year from now. */
  expires_at?: string
}

/** Params of coupon_codes.delete. */
export interface CouponCodesDeleteParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of coupon_codes.bulk_create. */
export interface CouponCodesBulkCreateParams {
  /** Codes to create, up to 1,000. (1 to 1000 items) */
  codes: {
    /** The object type, always coupon-code. (default "coupon-code") */
    type?: "coupon-code"
    attributes: {
      /** The code, unique within the coupon. */
      unique_code: string
      /** Time when the code expires. A new code defaults to a year from now. */
      expires_at?: string
    }
    relationships: {
      coupon: {
        data: {
          /** The object type, always coupon. (default "coupon") */
          type?: "coupon"
          /** ID of the coupon. */
          id: string
        }
      }
    }
  }[]
}

export interface CouponCodeJob {
  /** The job's ID. */
  id: string
  /** The object type, always coupon-code-bulk-create-job. */
  type: string | null
  attributes: CouponCodeJobAttributes | null
  relationships?: Relationships | null
  links: Links | null
}

export interface CouponCodeJobAttributes {
  /** The job's status. */
  status?: "cancelled" | "complete" | "processing" | "queued" | null
  /** Time when the job was created. */
  created_at?: string | null
  /** Number of codes in the job. */
  total_count?: number | null
  /** Number of codes that are done. */
  completed_count?: number | null
  /** Number of codes that failed. */
  failed_count?: number | null
  /** Time when the job ended. */
  completed_at?: string | null
  /** Time when the job expires. */
  expires_at?: string | null
  /** Errors of the refused codes. */
  errors?: JobError[] | null
}

export interface JobError {
  id?: string | null
  code?: string | null
  title?: string | null
  detail?: string | null
  source?: ErrorSource | null
}

/** Params of images.list. */
export interface ImagesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  "page[size]"?: number
  /** The `page[cursor]` value of the next link of the previous page. */
  "page[cursor]"?: string
  /** Filter by `id`, `updated_at`, `format`, `name`, `size` or `hidden` in Klaviyo's syntax. */
  filter?: string
  /** Sort field. Prefix `-` for descending order. */
  sort?: "format" | "-format" | "id" | "-id" | "name" | "-name" | "size" | "-size" | "updated_at" | "-updated_at"
}

export interface Image {
  /** The image's ID. */
  id: string
  /** The object type, always image. */
  type: string | null
  attributes: ImageAttributes | null
  links: Links | null
}

export interface ImageAttributes {
  name?: string | null
  image_url?: string | null
  format?: string | null
  size?: number | null
  hidden?: boolean | null
  updated_at?: string | null
}

/** Params of images.get. */
export interface ImagesGetParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
}

/** Params of images.create. */
export interface ImagesCreateParams {
  /** URL of the image, or the image itself as a `data:image/…` URL. */
  import_from_url: string
  /** Name of the image. Defaults to the file's name. */
  name?: string
  /** Whether the asset library hides the image. Defaults to `false`. */
  hidden?: boolean
}

/** Params of images.update. */
export interface ImagesUpdateParams {
  /** Klaviyo ID of the record, as lists and relationships return it. */
  id: string
  /** Name of the image. */
  name?: string
  /** Whether the asset library hides the image. */
  hidden?: boolean
}

/** Params of images.upload. */
export interface ImagesUploadParams {
  /** The image file, up to 5 MB. */
  file: FileInput
  /** Name of the image. Defaults to the file's name. */
  name?: string
  /** Whether the asset library hides the image. Defaults to `false`. */
  hidden?: boolean
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
