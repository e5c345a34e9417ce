// Generated from definitions/sendgrid.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** SendGrid */
    "sendgrid": Sendgrid
  }
}

/**
 * SendGrid. Email messages, contacts, lists, segments, single sends, templates, bounces and other suppressions of a
 * SendGrid account.
 */
export interface Sendgrid {
  operations: SendgridOperations
  credentials: SendgridCredentials
  config: SendgridConfig
}

/** The operations, by entity and action. */
export interface SendgridOperations {
  /** An email message to send. */
  messages: {
    /** Sends an email message to up to 1,000 recipients, from content or a template, immediately or within 72 hours. */
    create: {
      params: MessagesCreateParams
      records: null
      meta: {}
    }
  }
  /** A contact, to whom single sends can be sent. */
  contacts: {
    /** Lists the 50 most recently added contacts. To find others, use `contacts.api_search`. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        contact_count: number | null
      }
    }
    /** Gets a contact with its lists, segments and custom fields. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /**
     * Updates up to 30,000 contacts by email address, or adds missing ones, optionally to lists. SendGrid processes the
     * request later.
     */
    update: {
      params: ContactsUpdateParams
      records: Job
      meta: {}
    }
    /** Deletes up to 100 contacts. SendGrid processes the request later. */
    delete: {
      params: ContactsDeleteParams
      records: Job
      meta: {}
    }
    /** Searches contacts with a query in SendGrid's query language. Returns up to 50 contacts. */
    api_search: {
      params: ContactsApiSearchParams
      records: Contact[]
      meta: {
        contact_count: number | null
      }
    }
  }
  /** A list of contacts. */
  lists: {
    /** Lists the contact lists with their contact counts. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets a contact list. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates a contact list. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Updates the name of a contact list. */
    update: {
      params: ListsUpdateParams
      records: List
      meta: {}
    }
    /** Deletes a contact list. Deletes its contacts only with `delete_contacts`. */
    delete: {
      params: ListsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A contact in a list. To add contacts to lists, use `contacts.update`. */
  list_contacts: {
    /** Removes contacts from a list. The contacts stay in the account. SendGrid processes the request later. */
    delete: {
      params: ListContactsDeleteParams
      records: Job
      meta: {}
    }
  }
  /** A custom field of contacts. */
  custom_fields: {
    /** Lists the custom fields of the account. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
    /** Creates a custom field of contacts. */
    create: {
      params: CustomFieldsCreateParams
      records: CustomField
      meta: {}
    }
    /** Deletes a custom field and its values. */
    delete: {
      params: CustomFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A segment: contacts selected by a query. */
  segments: {
    /** Lists the segments of contacts. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {}
    }
    /** Gets a segment with its query. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
    search: {
      fields: SegmentsSearchFields
    }
  }
  /** A single send: a one-time email to lists and segments. */
  singlesends: {
    /** Lists single sends without their content. */
    list: {
      params: SinglesendsListParams
      records: SingleSend[]
      meta: {}
    }
    /** Gets a single send with its content and recipients. */
    get: {
      params: SinglesendsGetParams
      records: SingleSend
      meta: {}
    }
    /** Creates a draft of a single send. To send it, use `singlesends.schedule`. */
    create: {
      params: SinglesendsCreateParams
      records: SingleSend
      meta: {}
    }
    /** Updates a draft of a single send. */
    update: {
      params: SinglesendsUpdateParams
      records: SingleSend
      meta: {}
    }
    /** Deletes a single send. */
    delete: {
      params: SinglesendsDeleteParams
      records: null
      meta: {}
    }
    /** Schedules a single send, or sends it now, to all contacts of its lists and segments. */
    schedule: {
      params: SinglesendsScheduleParams
      records: Schedule
      meta: {}
    }
    /** Deletes the schedule of a single send, which becomes a draft again. */
    unschedule: {
      params: SinglesendsUnscheduleParams
      records: null
      meta: {}
    }
    search: {
      fields: SinglesendsSearchFields
    }
  }
  /** Statistics of a single send. */
  singlesend_stats: {
    /** Lists the statistics of single sends, such as deliveries, opens and clicks. */
    list: {
      params: SinglesendStatsListParams
      records: SingleSendStats[]
      meta: {}
    }
  }
  /** An email template with its versions. */
  templates: {
    /** Lists templates with the names of their versions. */
    list: {
      params: TemplatesListParams
      records: Template[]
      meta: {}
    }
    /** Gets a template with the content of its versions. */
    get: {
      params: TemplatesGetParams
      records: Template
      meta: {}
    }
    /** Creates a template without a version. To add a version, use `template_versions.create`. */
    create: {
      params: TemplatesCreateParams
      records: Template
      meta: {}
    }
    /** Updates the name of a template. */
    update: {
      params: TemplatesUpdateParams
      records: Template
      meta: {}
    }
    /** Deletes a template and its versions. */
    delete: {
      params: TemplatesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TemplatesSearchFields
    }
  }
  /** A version of a template, with its content. One version is active. */
  template_versions: {
    /** Gets a version of a template with its content. */
    get: {
      params: TemplateVersionsGetParams
      records: TemplateVersion
      meta: {}
    }
    /** Creates a version of a template. */
    create: {
      params: TemplateVersionsCreateParams
      records: TemplateVersion
      meta: {}
    }
    /** Updates a version of a template. */
    update: {
      params: TemplateVersionsUpdateParams
      records: TemplateVersion
      meta: {}
    }
    /** Deletes a version of a template. */
    delete: {
      params: TemplateVersionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A bounce: an email address to which email was permanently undeliverable. */
  bounces: {
    /** Lists bounces: email addresses to which email bounced. Filters by time or email address. */
    list: {
      params: BouncesListParams
      records: Refusal[]
      meta: {}
    }
    /** Deletes the bounce of an email address, which can then receive email again. */
    delete: {
      params: BouncesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BouncesSearchFields
    }
  }
  /** A block: an email address whose server rejected an email temporarily. */
  blocks: {
    /** Lists blocks: email addresses whose servers rejected email. Filters by time or email address. */
    list: {
      params: BlocksListParams
      records: Refusal[]
      meta: {}
    }
    /** Deletes the block of an email address. */
    delete: {
      params: BlocksDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BlocksSearchFields
    }
  }
  /** A spam report: an email address that reported email as spam. */
  spam_reports: {
    /** Lists spam reports: email addresses that reported email as spam. Filters by time or email address. */
    list: {
      params: SpamReportsListParams
      records: SpamReport[]
      meta: {}
    }
    /** Deletes the spam report of an email address, which can then receive email again. */
    delete: {
      params: SpamReportsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SpamReportsSearchFields
    }
  }
  /** An invalid email address, which does not exist. */
  invalid_emails: {
    /** Lists invalid email addresses, which do not exist. Filters by time or email address. */
    list: {
      params: InvalidEmailsListParams
      records: InvalidEmail[]
      meta: {}
    }
    /** Deletes an email address from the list of invalid ones. */
    delete: {
      params: InvalidEmailsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: InvalidEmailsSearchFields
    }
  }
  /** A global suppression: an email address that receives no email from the account. */
  global_suppressions: {
    /**
     * Lists global suppressions: email addresses that unsubscribed from all email. Filters by time or email address.
     */
    list: {
      params: GlobalSuppressionsListParams
      records: Unsubscribed[]
      meta: {}
    }
    /** Creates global suppressions: email addresses that receive no email from the account. */
    create: {
      params: GlobalSuppressionsCreateParams
      records: Recipients
      meta: {}
    }
    /** Deletes a global suppression. The email address can receive email again. */
    delete: {
      params: GlobalSuppressionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GlobalSuppressionsSearchFields
    }
  }
  /** A suppression group: a type of email that recipients can unsubscribe from. */
  suppression_groups: {
    /** Lists suppression groups, which are types of email that recipients can unsubscribe from. */
    list: {
      params: SuppressionGroupsListParams
      records: SuppressionGroup[]
      meta: {}
    }
    /** Gets a suppression group with the number of unsubscribes. */
    get: {
      params: SuppressionGroupsGetParams
      records: SuppressionGroup
      meta: {}
    }
    /** Creates a suppression group: a type of email that recipients can unsubscribe from. */
    create: {
      params: SuppressionGroupsCreateParams
      records: SuppressionGroup
      meta: {}
    }
    /** Updates a suppression group. Fields that you leave out keep their value. */
    update: {
      params: SuppressionGroupsUpdateParams
      records: SuppressionGroup
      meta: {}
    }
    /** Deletes a suppression group. Recipients who unsubscribed from it can receive email again. */
    delete: {
      params: SuppressionGroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SuppressionGroupsSearchFields
    }
  }
  /** A member of a suppression group: an email address that unsubscribed from it. */
  suppression_group_members: {
    /** Lists the email addresses that unsubscribed from suppression groups, with their group. */
    list: {
      params: SuppressionGroupMembersListParams
      records: Suppression[]
      meta: {}
    }
    /** Creates members of a suppression group: unsubscribes email addresses from it. */
    create: {
      params: SuppressionGroupMembersCreateParams
      records: Recipients
      meta: {}
    }
    /** Removes an email address from a suppression group, so that it receives the group's email again. */
    delete: {
      params: SuppressionGroupMembersDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of messages.create. Needs content, or template_id. */
export interface MessagesCreateParams {
  /** Personalizations, each a separate email with its own recipients. Up to 1,000. (1 to 1000 items) */
  personalizations: {
    /** Recipients of the email. (at least 1 items) */
    to: {
      /** Email address. */
      email: string
      /** Name shown with the email address. */
      name?: string
    }[]
    /** Recipients of a copy (CC). */
    cc?: {
      /** Email address. */
      email: string
      /** Name shown with the email address. */
      name?: string
    }[]
    /** Recipients of a blind copy (BCC). */
    bcc?: {
      /** Email address. */
      email: string
      /** Name shown with the email address. */
      name?: string
    }[]
    /** Sender that replaces the sender of the message. */
    from?: {
      /** Email address. */
      email: string
      /** Name shown with the email address. */
      name?: string
    }
    /** Subject that replaces the subject of the message. */
    subject?: string
    /** Additional email headers. */
    headers?: {
      [k: string]: string
    }
    /** Values for the substitutions of a legacy template. */
    substitutions?: {
      [k: string]: string
    }
    /** Values for the variables of a dynamic template. */
    dynamic_template_data?: { [k: string]: unknown }
    /** Custom arguments: your own values. */
    custom_args?: {
      [k: string]: string
    }
    /** Time to send the email, as a Unix timestamp in seconds. */
    send_at?: number
  }[]
  /** Sender of the email. Has to be verified. */
  from: {
    /** Email address. */
    email: string
    /** Name shown with the email address. */
    name?: string
  }
  /** Reply-to address. */
  reply_to?: {
    /** Email address. */
    email: string
    /** Name shown with the email address. */
    name?: string
  }
  /** Subject of the email. Not required if each personalization or the template has one. */
  subject?: string
  /** Content of the email, plain text before HTML. Cannot be combined with a dynamic template. (at least 1 items) */
  content?: {
    /** Media type, such as `text/plain`. */
    type: string
    /** Content in the media type. */
    value: string
  }[]
  /** ID of the template, as `templates.list` returns it. */
  template_id?: string
  /** Files to attach. */
  attachments?: {
    /** Content of the file in Base64. */
    content: string
    /** Name of the file. */
    filename: string
    /** Media type of the file. */
    type?: string
    /** Whether the attachment is shown inline or as a file. */
    disposition?: "inline" | "attachment"
    /** Content ID with which the HTML refers to an inline attachment. */
    content_id?: string
  }[]
  /** Categories for statistics, up to 10. (at most 10 items) */
  categories?: string[]
  /** Custom arguments: your own values, which event data returns. */
  custom_args?: {
    [k: string]: string
  }
  /** Additional email headers. */
  headers?: {
    [k: string]: string
  }
  /** Time to send the email, as a Unix timestamp in seconds. Within the next 72 hours. */
  send_at?: number
  /** ID of a batch, with which you can cancel the email. */
  batch_id?: string
  /** Unsubscribe settings: the suppression group of the email. */
  asm?: {
    /** ID of the suppression group, as `suppression_groups.list` returns it. */
    group_id: number
    /** IDs of suppression groups to show on the unsubscribe page, up to 25. (at most 25 items) */
    groups_to_display?: number[]
  }
  /** Mail settings, such as sandbox mode. */
  mail_settings?: {
    /** Sandbox mode: whether to validate the email without sending it. */
    sandbox_mode?: {
      /** Whether the setting is enabled. */
      enable: boolean
    }
    /** Bypass of list management: whether to send to recipients who unsubscribed. For emergencies. */
    bypass_list_management?: {
      /** Whether the setting is enabled. */
      enable: boolean
    }
  }
  /** Tracking settings, such as click and open tracking. */
  tracking_settings?: {
    /** Whether to track clicks. */
    click_tracking?: {
      /** Whether the setting is enabled. */
      enable: boolean
    }
    /** Whether to track opens. */
    open_tracking?: {
      /** Whether the setting is enabled. */
      enable: boolean
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams { [k: string]: never }

export interface Contact {
  /** The contact's ID. */
  id: string
  /** The contact's primary email address. */
  email?: string
  /** The contact's first name. */
  first_name?: string
  /** The contact's last name. */
  last_name?: string
  /** The contact's unique name. */
  unique_name?: string
  /** The contact's phone number. */
  phone_number?: string
  /** The phone number identifying the contact. */
  phone_number_id?: string
  /** The contact's ID in another system. */
  external_id?: string
  /** The ID given to the contact while anonymous. */
  anonymous_id?: string
  /** Further email addresses of the contact. */
  alternate_emails?: string[] | null
  /** The first line of the contact's address. */
  address_line_1?: string
  /** The second line of the contact's address. */
  address_line_2?: string
  /** The city of the contact's address. */
  city?: string
  /** The state, province or region of the contact's address. */
  state_province_region?: string
  /** The country of the contact's address. */
  country?: string
  /** The postal code of the contact's address. */
  postal_code?: string
  /** The contact's WhatsApp ID. */
  whatsapp?: string
  /** The contact's LINE ID. */
  line?: string
  /** The contact's Facebook ID. */
  facebook?: string
  /** The IDs of the lists the contact is on. */
  list_ids?: string[]
  /** The IDs of the segments the contact is in. */
  segment_ids?: string[]
  /** The time the contact was created. */
  created_at?: string
  /** The time of the contact's last update. */
  updated_at?: string
  /** Values of custom fields, by name. */
  custom_fields?: { [k: string]: unknown }
  /** Links to the contact in the API. */
  _metadata?: Links
}

export interface Links {
  self?: string
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** ID of the contact, as `contacts.list` or `contacts.api_search` returns it. */
  id: string
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** IDs of lists to add the contacts to, as `lists.list` returns them. */
  list_ids?: string[]
  /** Contacts to add or update, each with an email address or another identifier. Up to 30,000. (1 to 30000 items) */
  contacts: {
    /** Email address of the contact. */
    email?: string
    /** Phone number of the contact, in E.164 format. */
    phone_number_id?: string
    /** ID of the contact in your system. */
    external_id?: string
    /** Anonymous ID of a visitor. */
    anonymous_id?: string
    /** First name of the contact. (at most 50 characters) */
    first_name?: string
    /** Last name of the contact. (at most 50 characters) */
    last_name?: string
    /** Alternate email addresses of the contact, up to 5. (at most 5 items) */
    alternate_emails?: string[]
    /** Street and number. (at most 100 characters) */
    address_line_1?: string
    /** Second address line, such as an apartment. (at most 100 characters) */
    address_line_2?: string
    /** City of the contact. (at most 60 characters) */
    city?: string
    /** State or province. (at most 50 characters) */
    state_province_region?: string
    /** Postal code. */
    postal_code?: string
    /** Country. (at most 50 characters) */
    country?: string
    /** Values of custom fields, by ID, as `custom_fields.list` returns it. */
    custom_fields?: { [k: string]: unknown }
  }[]
}

export interface Job {
  job_id?: string
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** IDs of the contacts, as `contacts.list` or `contacts.api_search` returns them. Up to 100. (1 to 100 items) */
  ids: string[]
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** Query, such as `email LIKE 'ada%'`. */
  query: string
}

/** Params of lists.list. */
export interface ListsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  page_size?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
}

export interface List {
  /** The list's ID. */
  id: string
  /** The list's name. */
  name?: string
  /** The number of contacts on the list. */
  contact_count?: number
  /** A sample contact from the list. */
  contact_sample?: Contact
  /** Links to the list in the API. */
  _metadata?: Links
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** ID of the list, as `lists.list` returns it. */
  id: string
  /** Whether to include a sample of contacts of the list. */
  contact_sample?: boolean
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** Name of the list. (at most 100 characters) */
  name: string
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** ID of the list, as `lists.list` returns it. */
  id: string
  /** Name of the list. (at most 100 characters) */
  name: string
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** ID of the list, as `lists.list` returns it. */
  id: string
  /** Whether to delete the contacts of the list as well. */
  delete_contacts?: boolean
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  id: string | null
  name: string | null
  contact_count: number | null
}

/** Params of list_contacts.delete. */
export interface ListContactsDeleteParams {
  /** ID of the list, as `lists.list` returns it. */
  list_id: string
  /** IDs of the contacts, as `contacts.api_search` returns them. Up to 100. (1 to 100 items) */
  contact_ids: string[]
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams { [k: string]: never }

export interface CustomField {
  /** The custom field's ID. */
  id: string
  /** The custom field's name. */
  name?: string
  /** The custom field's data type: text, number or date. */
  field_type?: string
  /** Links to the custom field in the API. */
  _metadata?: Links
}

/** Params of custom_fields.create. */
export interface CustomFieldsCreateParams {
  /** Name of the custom field. (at most 100 characters) */
  name: string
  /** Type of the custom field. */
  field_type: "Text" | "Number" | "Date"
}

/** Params of custom_fields.delete. */
export interface CustomFieldsDeleteParams {
  /** ID of the custom field, as `custom_fields.list` returns it. */
  id: string
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** Filters by segment ID. */
  ids?: string[]
  /** Filters to segments of these lists. Comma-separated list IDs. */
  parent_list_ids?: string
  /** Whether to return only segments of all contacts, without a parent list. */
  no_parent_list_id?: boolean
}

export interface Segment {
  /** The segment's ID. */
  id: string
  /** The segment's name. */
  name?: string
  /** The number of contacts in the segment. */
  contacts_count?: number
  /** The time the segment was created. */
  created_at?: string
  /** The time of the segment's last update. */
  updated_at?: string
  /** The time the segment's sample was last refreshed. */
  sample_updated_at?: string
  /** The time of the next refresh of the sample. */
  next_sample_update?: string
  /** The IDs of the lists the segment draws from. Null if it draws from every contact. */
  parent_list_ids?: string[] | null
  /** The version of the query language used. */
  query_version?: string
  /** The query that selects the contacts, in SendGrid's query language. */
  query_dsl?: string
  /** Links to the segment in the API. */
  _metadata?: Links
  /** The result of validating the query, with an error message on failure. */
  status?: {
    query_validation?: string
    error_message?: string
  }
  /** A sample of the contacts in the segment. */
  contacts_sample?: Contact[]
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** ID of the segment, as `segments.list` returns it. */
  id: string
}

/** Searchable fields of segments, in hosted mode. */
export interface SegmentsSearchFields {
  id: string | null
  name: string | null
  contacts_count: number | null
  created_at: string | null
  updated_at: string | null
  sample_updated_at: string | null
  parent_list_ids: unknown[] | null
  query_version: string | null
}

/** Params of singlesends.list. */
export interface SinglesendsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  page_size?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
}

export interface SingleSend {
  /** The Single Send's ID. */
  id: string
  /** The Single Send's name. */
  name?: string
  /** The Single Send's status: draft, scheduled or triggered. */
  status?: string
  /** The categories used to group statistics. */
  categories?: string[]
  /** The time the Single Send is scheduled for. Null if not scheduled. */
  send_at?: string | null
  /** Whether the Single Send is an A/B test. */
  is_abtest?: boolean
  /** The time the Single Send was created. */
  created_at?: string
  /** The time of the Single Send's last update. */
  updated_at?: string
  /** The lists and segments that receive the Single Send, or every contact. */
  send_to?: {
    list_ids?: string[]
    segment_ids?: string[]
    all?: boolean
  }
  /** The email itself: subject, content, sender and unsubscribe settings. */
  email_config?: EmailConfigOf
  /** A/B test of the single send. For its format, see the single sends reference. */
  abtest?: { [k: string]: unknown } | null
}

export interface EmailConfigOf {
  subject?: string
  html_content?: string
  plain_content?: string
  generate_plain_content?: boolean
  design_id?: string
  editor?: string
  suppression_group_id?: number | null
  custom_unsubscribe_url?: string | null
  sender_id?: number | null
  ip_pool?: string | null
}

/** Params of singlesends.get. */
export interface SinglesendsGetParams {
  /** ID of the single send, as `singlesends.list` returns it. */
  id: string
}

/** Params of singlesends.create. */
export interface SinglesendsCreateParams {
  /** Internal name of the single send in SendGrid. (at most 100 characters) */
  name: string
  /** Categories for statistics, up to 10. (at most 10 items) */
  categories?: string[]
  /** Recipients of the single send. */
  send_to?: {
    /** IDs of lists to send to, as `lists.list` returns them. Up to 50. (at most 50 items) */
    list_ids?: string[]
    /** IDs of segments to send to, as `segments.list` returns them. Up to 10. (at most 10 items) */
    segment_ids?: string[]
    /** Whether to send to all contacts. */
    all?: boolean
  }
  /** Email content and settings. */
  email_config?: {
    /** Subject of the email. */
    subject?: string
    /** HTML content of the email. */
    html_content?: string
    /** Plain-text content of the email. */
    plain_content?: string
    /** Whether to generate the plain-text content from the HTML. */
    generate_plain_content?: boolean
    /** ID of a design. Replaces the content. */
    design_id?: string
    /** Editor of the content. */
    editor?: "code" | "design"
    /** ID of the suppression group that recipients can unsubscribe from, as `suppression_groups.list` returns it. */
    suppression_group_id?: number
    /** URL of your own unsubscribe page. Replaces the suppression group. */
    custom_unsubscribe_url?: string
    /** ID of a verified sender. */
    sender_id?: number
    /** Name of the IP pool to send from. */
    ip_pool?: string
  }
}

/** Params of singlesends.update. */
export interface SinglesendsUpdateParams {
  /** ID of the single send, as `singlesends.list` returns it. */
  id: string
  /** Internal name of the single send in SendGrid. (at most 100 characters) */
  name: string
  /** Categories for statistics, up to 10. (at most 10 items) */
  categories?: string[]
  /** Recipients of the single send. */
  send_to?: {
    /** IDs of lists to send to, as `lists.list` returns them. Up to 50. (at most 50 items) */
    list_ids?: string[]
    /** IDs of segments to send to, as `segments.list` returns them. Up to 10. (at most 10 items) */
    segment_ids?: string[]
    /** Whether to send to all contacts. */
    all?: boolean
  }
  /** Email content and settings. */
  email_config?: {
    /** Subject of the email. */
    subject?: string
    /** HTML content of the email. */
    html_content?: string
    /** Plain-text content of the email. */
    plain_content?: string
    /** Whether to generate the plain-text content from the HTML. */
    generate_plain_content?: boolean
    /** ID of a design. Replaces the content. */
    design_id?: string
    /** Editor of the content. */
    editor?: "code" | "design"
    /** ID of the suppression group that recipients can unsubscribe from, as `suppression_groups.list` returns it. */
    suppression_group_id?: number
    /** URL of your own unsubscribe page. Replaces the suppression group. */
    custom_unsubscribe_url?: string
    /** ID of a verified sender. */
    sender_id?: number
    /** Name of the IP pool to send from. */
    ip_pool?: string
  }
}

/** Params of singlesends.delete. */
export interface SinglesendsDeleteParams {
  /** ID of the single send, as `singlesends.list` returns it. */
  id: string
}

/** Params of singlesends.schedule. */
export interface SinglesendsScheduleParams {
  /** ID of the single send, as `singlesends.list` returns it. */
  id: string
  /** Time to send the email, as an RFC 3339 timestamp, or `now`. */
  send_at: string
}

export interface Schedule {
  send_at?: string
  status?: string
}

/** Params of singlesends.unschedule. */
export interface SinglesendsUnscheduleParams {
  /** ID of the single send, as `singlesends.list` returns it. */
  id: string
}

/** Searchable fields of singlesends, in hosted mode. */
export interface SinglesendsSearchFields {
  id: string | null
  name: string | null
  status: string | null
  categories: unknown[] | null
  send_at: string | null
  is_abtest: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of singlesend_stats.list. */
export interface SinglesendStatsListParams {
  /** Filters by single send: IDs, as `singlesends.list` returns them. */
  singlesend_ids?: string[]
  /** Maximum number of records per page, 1 to 50. Defaults to 25. (1 to 50; default 25) */
  page_size?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
}

export interface SingleSendStats {
  /** The ID of the Single Send counted. */
  id: string
  /** The A/B test variation counted, or all for the sum of them. */
  ab_variation?: string
  /** The A/B test phase counted: the test, the send, or all. */
  ab_phase?: string
  /** The period the counts cover, total or one day. */
  aggregation?: string
  /** The counts, including deliveries, opens, clicks, bounces and unsubscribes. */
  stats?: {
    bounce_drops?: number
    bounces?: number
    clicks?: number
    delivered?: number
    invalid_emails?: number
    opens?: number
    requests?: number
    spam_report_drops?: number
    spam_reports?: number
    unique_clicks?: number
    unique_opens?: number
    unsubscribes?: number
  }
}

/** Params of templates.list. */
export interface TemplatesListParams {
  /** Generations of templates to list. Defaults to `legacy` and `dynamic`. (default ["legacy","dynamic"]) */
  generations?: ("legacy" | "dynamic")[]
  /** Maximum number of records per page, 1 to 200. Defaults to 100. (1 to 200; default 100) */
  page_size?: number
  /** Token of the next page, as `next` of the previous page returns it. */
  page_token?: string
}

export interface Template {
  /** The template's ID. */
  id: string
  /** The template's name. */
  name?: string
  /** The template's generation, legacy or dynamic. */
  generation?: string
  /** The time of the template's last update. */
  updated_at?: string
  /** The template's versions, one of them active. */
  versions?: TemplateVersion[]
  /** A warning about the template. Absent if there is none. */
  warning?: {
    message?: string
  }
}

export interface TemplateVersion {
  id: string
  template_id?: string
  active?: number
  name?: string
  subject?: string
  html_content?: string
  plain_content?: string
  generate_plain_content?: boolean
  editor?: string
  test_data?: string
  updated_at?: string
  thumbnail_url?: string
  warnings?: {
    message?: string
  }[]
}

/** Params of templates.get. */
export interface TemplatesGetParams {
  /** ID of the template, as `templates.list` returns it. */
  id: string
}

/** Params of templates.create. */
export interface TemplatesCreateParams {
  /** Name of the template. (at most 100 characters) */
  name: string
  /**
   * Generation of the template: `dynamic`, which uses `dynamic_template_data`, or `legacy`. Defaults to `dynamic`.
   * (default "dynamic")
   */
  generation?: "legacy" | "dynamic"
}

/** Params of templates.update. */
export interface TemplatesUpdateParams {
  /** ID of the template, as `templates.list` returns it. */
  id: string
  /** Name of the template. (at most 100 characters) */
  name: string
}

/** Params of templates.delete. */
export interface TemplatesDeleteParams {
  /** ID of the template, as `templates.list` returns it. */
  id: string
}

/** Searchable fields of templates, in hosted mode. */
export interface TemplatesSearchFields {
  id: string | null
  name: string | null
  generation: string | null
  updated_at: string | null
}

/** Params of template_versions.get. */
export interface TemplateVersionsGetParams {
  /** ID of the template, as `templates.list` returns it. */
  template_id: string
  /** ID of the version, as `templates.get` returns it. */
  id: string
}

/** Params of template_versions.create. */
export interface TemplateVersionsCreateParams {
  /** ID of the template, as `templates.list` returns it. */
  template_id: string
  /** Name of the version. (at most 100 characters) */
  name: string
  /** The subject, or {{{subject}}} to give it with each mail. (at most 255 characters) */
  subject: string
  /** HTML content, with Handlebars. (at most 1048576 characters) */
  html_content?: string
  /** Plain-text content. (at most 1048576 characters) */
  plain_content?: string
  /** Whether to generate the plain-text content from the HTML. Defaults to `true`. */
  generate_plain_content?: boolean
  /** Whether the version is the active one. `1` activates it. */
  active?: 0 | 1
  /** Editor of the content. */
  editor?: "code" | "design"
  /** Test data for the version, as a JSON string. */
  test_data?: string
}

/** Params of template_versions.update. */
export interface TemplateVersionsUpdateParams {
  /** ID of the template, as `templates.list` returns it. */
  template_id: string
  /** ID of the version, as `templates.get` returns it. */
  id: string
  /** Name of the version. (at most 100 characters) */
  name: string
  /** The subject, or {{{subject}}} to give it with each mail. (at most 255 characters) */
  subject: string
  /** HTML content, with Handlebars. (at most 1048576 characters) */
  html_content?: string
  /** Plain-text content. (at most 1048576 characters) */
  plain_content?: string
  /** Whether to generate the plain-text content from the HTML. Defaults to `true`. */
  generate_plain_content?: boolean
  /** Whether the version is the active one. `1` activates it. */
  active?: 0 | 1
  /** Editor of the content. */
  editor?: "code" | "design"
  /** Test data for the version, as a JSON string. */
  test_data?: string
}

/** Params of template_versions.delete. */
export interface TemplateVersionsDeleteParams {
  /** ID of the template, as `templates.list` returns it. */
  template_id: string
  /** ID of the version, as `templates.get` returns it. */
  id: string
}

/** Params of bounces.list. */
export interface BouncesListParams {
  /** Start of the time range, as a Unix timestamp in seconds. (at least 0) */
  start_time?: number
  /** End of the time range, as a Unix timestamp in seconds. (at least 0) */
  end_time?: number
  /** Filters to email addresses that contain this text. */
  email?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

export interface Refusal {
  /** The email address that bounced. */
  email: string
  /** The time of the bounce, as a Unix timestamp in seconds. */
  created?: number
  /** The reason for the bounce, usually the receiving server's reply. */
  reason?: string
  /** The enhanced SMTP status code of the bounce. */
  status?: string
}

/** Params of bounces.delete. */
export interface BouncesDeleteParams {
  /** Email address, as the list returns it. */
  email: string
}

/** Searchable fields of bounces, in hosted mode. */
export interface BouncesSearchFields {
  email: string | null
  reason: string | null
  status: string | null
  created: number | null
}

/** Params of blocks.list. */
export interface BlocksListParams {
  /** Start of the time range, as a Unix timestamp in seconds. (at least 0) */
  start_time?: number
  /** End of the time range, as a Unix timestamp in seconds. (at least 0) */
  end_time?: number
  /** Filters to email addresses that contain this text. */
  email?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

/** Params of blocks.delete. */
export interface BlocksDeleteParams {
  /** Email address, as the list returns it. */
  email: string
}

/** Searchable fields of blocks, in hosted mode. */
export interface BlocksSearchFields {
  email: string | null
  reason: string | null
  status: string | null
  created: number | null
}

/** Params of spam_reports.list. */
export interface SpamReportsListParams {
  /** Start of the time range, as a Unix timestamp in seconds. (at least 0) */
  start_time?: number
  /** End of the time range, as a Unix timestamp in seconds. (at least 0) */
  end_time?: number
  /** Filters to email addresses that contain this text. */
  email?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

export interface SpamReport {
  /** The address of the recipient who reported the email as spam. */
  email: string
  /** The time of the report, as a Unix timestamp in seconds. */
  created?: number
  /** The IP address the reported email was sent from. */
  ip?: string
}

/** Params of spam_reports.delete. */
export interface SpamReportsDeleteParams {
  /** Email address, as the list returns it. */
  email: string
}

/** Searchable fields of spam_reports, in hosted mode. */
export interface SpamReportsSearchFields {
  email: string | null
  ip: string | null
  created: number | null
}

/** Params of invalid_emails.list. */
export interface InvalidEmailsListParams {
  /** Start of the time range, as a Unix timestamp in seconds. (at least 0) */
  start_time?: number
  /** End of the time range, as a Unix timestamp in seconds. (at least 0) */
  end_time?: number
  /** Filters to email addresses that contain this text. */
  email?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

export interface InvalidEmail {
  email: string
  created?: number
  reason?: string
}

/** Params of invalid_emails.delete. */
export interface InvalidEmailsDeleteParams {
  /** Email address, as the list returns it. */
  email: string
}

/** Searchable fields of invalid_emails, in hosted mode. */
export interface InvalidEmailsSearchFields {
  email: string | null
  reason: string | null
  created: number | null
}

/** Params of global_suppressions.list. */
export interface GlobalSuppressionsListParams {
  /** Start of the time range, as a Unix timestamp in seconds. (at least 0) */
  start_time?: number
  /** End of the time range, as a Unix timestamp in seconds. (at least 0) */
  end_time?: number
  /** Filters to email addresses that contain this text. */
  email?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
}

export interface Unsubscribed {
  email: string
  created?: number
}

/** Params of global_suppressions.create. */
export interface GlobalSuppressionsCreateParams {
  /** Email addresses to suppress. (at least 1 items) */
  recipient_emails: string[]
}

export interface Recipients {
  recipient_emails?: string[]
}

/** Params of global_suppressions.delete. */
export interface GlobalSuppressionsDeleteParams {
  /** Email address, as the list returns it. */
  email: string
}

/** Searchable fields of global_suppressions, in hosted mode. */
export interface GlobalSuppressionsSearchFields {
  email: string | null
  created: number | null
}

/** Params of suppression_groups.list. */
export interface SuppressionGroupsListParams { [k: string]: never }

export interface SuppressionGroup {
  id: number
  name?: string
  description?: string
  is_default?: boolean
  unsubscribes?: number
  last_email_sent_at?: number | null
}

/** Params of suppression_groups.get. */
export interface SuppressionGroupsGetParams {
  /** ID of the suppression group, as `suppression_groups.list` returns it. */
  id: number
}

/** Params of suppression_groups.create. */
export interface SuppressionGroupsCreateParams {
  /** Name of the suppression group, shown to recipients. Up to 30 characters. (at most 30 characters) */
  name: string
  /** Description of the suppression group, up to 100 characters. (at most 100 characters) */
  description: string
  /** Whether the suppression group is the default if an email names none. */
  is_default?: boolean
}

/** Params of suppression_groups.update. */
export interface SuppressionGroupsUpdateParams {
  /** ID of the suppression group, as `suppression_groups.list` returns it. */
  id: number
  /** Name of the suppression group, shown to recipients. Up to 30 characters. (at most 30 characters) */
  name?: string
  /** Description of the suppression group, up to 100 characters. (at most 100 characters) */
  description?: string
  /** Whether the suppression group is the default if an email names none. */
  is_default?: boolean
}

/** Params of suppression_groups.delete. */
export interface SuppressionGroupsDeleteParams {
  /** ID of the suppression group, as `suppression_groups.list` returns it. */
  id: number
}

/** Searchable fields of suppression_groups, in hosted mode. */
export interface SuppressionGroupsSearchFields {
  id: number | null
  name: string | null
  description: string | null
  is_default: boolean | null
  unsubscribes: number | null
}

/** Params of suppression_group_members.list. */
export interface SuppressionGroupMembersListParams { [k: string]: never }

export interface Suppression {
  email: string
  group_id?: number
  group_name?: string
  created_at?: number
}

/** Params of suppression_group_members.create. */
export interface SuppressionGroupMembersCreateParams {
  /** ID of the suppression group, as `suppression_groups.list` returns it. */
  group_id: number
  /** Email addresses to suppress. (at least 1 items) */
  recipient_emails: string[]
}

/** Params of suppression_group_members.delete. */
export interface SuppressionGroupMembersDeleteParams {
  /** ID of the suppression group, as `suppression_groups.list` returns it. */
  group_id: number
  /** Email address, as `suppression_group_members.list` returns it. */
  email: string
}

/** Credentials by auth variant. */
export interface SendgridCredentials {
  api_key: SendgridApiKeyCredentials
}

/** API key */
export interface SendgridApiKeyCredentials {
  api_key: string
}

export interface SendgridConfig { [k: string]: never }
