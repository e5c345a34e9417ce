// Generated from definitions/sendgrid.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** SendGrid */
    "sendgrid": Sendgrid
  }
}

/**
 * SendGrid. E-mail by templates or text, contacts, lists, segments, single sends, templates, bounces and other
 * suppressions of one SendGrid account.
 */
export interface Sendgrid {
  operations: SendgridOperations
  credentials: SendgridCredentials
  config: SendgridConfig
}

/** What can be called, by entity and action. */
export interface SendgridOperations {
  /** An e-mail that is sent. */
  messages: {
    /** Sends an e-mail to up to 1,000 people, by its text or a template, at once or within 72 hours. */
    create: {
      params: MessagesCreateParams
      records: null
      meta: {}
    }
  }
  /** A person to whom single sends go. */
  contacts: {
    /** Lists the 50 contacts that were added last; contacts.api_search finds others. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        contact_count: number | null
      }
    }
    /** Gets one contact with lists, segments and custom fields. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /**
     * Changes contacts by their addresses, or adds those that are not there, up to 30,000 at once and also to lists.
     * SendGrid does so later.
     */
    update: {
      params: ContactsUpdateParams
      records: Job
      meta: {}
    }
    /** Deletes up to 100 contacts. SendGrid does so later. */
    delete: {
      params: ContactsDeleteParams
      records: Job
      meta: {}
    }
    /** Searches contacts by a condition of SendGrid's query language and answers at most 50 of them. */
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
    /** Lists the lists of contacts with how many contacts they have. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets one list of contacts. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Makes a list of contacts. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Renames a list of contacts. */
    update: {
      params: ListsUpdateParams
      records: List
      meta: {}
    }
    /** Deletes a list, and its contacts only when asked to. */
    delete: {
      params: ListsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A contact in a list. contacts.update puts contacts into lists. */
  list_contacts: {
    /** Takes contacts off a list; the contacts stay. SendGrid does so later. */
    delete: {
      params: ListContactsDeleteParams
      records: Job
      meta: {}
    }
  }
  /** A field of contacts that the account made itself. */
  custom_fields: {
    /** Lists the fields that the account made itself. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
    /** Makes a field of contacts. */
    create: {
      params: CustomFieldsCreateParams
      records: CustomField
      meta: {}
    }
    /** Deletes a field of contacts with its values. */
    delete: {
      params: CustomFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Those contacts that a condition selects. */
  segments: {
    /** Lists the segments of contacts. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {}
    }
    /** Gets one segment with its condition. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
    search: {
      fields: SegmentsSearchFields
    }
  }
  /** An e-mail to lists and segments, once. */
  singlesends: {
    /** Lists single sends without their texts. */
    list: {
      params: SinglesendsListParams
      records: SingleSend[]
      meta: {}
    }
    /** Gets one single send with its text and to whom it goes. */
    get: {
      params: SinglesendsGetParams
      records: SingleSend
      meta: {}
    }
    /** Makes a single send as a draft; singlesend_schedules.create sends it. */
    create: {
      params: SinglesendsCreateParams
      records: SingleSend
      meta: {}
    }
    /** Changes a single send that is a draft. */
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
    search: {
      fields: SinglesendsSearchFields
    }
  }
  /** When a single send goes out. */
  singlesend_schedules: {
    /** Sends a single send at a time, or now. It goes to everybody in its lists and segments. */
    create: {
      params: SinglesendSchedulesCreateParams
      records: Schedule
      meta: {}
    }
    /** Takes a single send back that is scheduled; it becomes a draft. */
    delete: {
      params: SinglesendSchedulesDeleteParams
      records: null
      meta: {}
    }
  }
  /** How a single send did. */
  singlesend_stats: {
    /** Lists how single sends did, such as deliveries, opens and clicks. */
    list: {
      params: SinglesendStatsListParams
      records: SingleSendStats[]
      meta: {}
    }
  }
  /** A template of e-mails with its versions. */
  templates: {
    /** Lists templates with the names of their versions. */
    list: {
      params: TemplatesListParams
      records: Template[]
      meta: {}
    }
    /** Gets one template with the texts of its versions. */
    get: {
      params: TemplatesGetParams
      records: Template
      meta: {}
    }
    /** Makes a template without a version; template_versions.create adds one. */
    create: {
      params: TemplatesCreateParams
      records: Template
      meta: {}
    }
    /** Renames a template. */
    update: {
      params: TemplatesUpdateParams
      records: Template
      meta: {}
    }
    /** Deletes a template with its versions. */
    delete: {
      params: TemplatesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TemplatesSearchFields
    }
  }
  /** The text of a template. One version is active. */
  template_versions: {
    /** Gets one version of a template with its text. */
    get: {
      params: TemplateVersionsGetParams
      records: TemplateVersion
      meta: {}
    }
    /** Adds a version to a template. */
    create: {
      params: TemplateVersionsCreateParams
      records: TemplateVersion
      meta: {}
    }
    /** Changes a version of a template. */
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
  /** An address whose mail came back for good. */
  bounces: {
    /** Lists addresses whose mail bounced, by time or address. */
    list: {
      params: BouncesListParams
      records: Refusal[]
      meta: {}
    }
    /** Forgets that an address bounced, so that mail goes to it again. */
    delete: {
      params: BouncesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BouncesSearchFields
    }
  }
  /** An address whose server refused a mail this time. */
  blocks: {
    /** Lists addresses whose servers refused mail, by time or address. */
    list: {
      params: BlocksListParams
      records: Refusal[]
      meta: {}
    }
    /** Forgets that the server of an address refused mail. */
    delete: {
      params: BlocksDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BlocksSearchFields
    }
  }
  /** An address that called mail spam. */
  spam_reports: {
    /** Lists addresses that called mail spam, by time or address. */
    list: {
      params: SpamReportsListParams
      records: SpamReport[]
      meta: {}
    }
    /** Forgets that an address called mail spam, so that mail goes to it again. */
    delete: {
      params: SpamReportsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SpamReportsSearchFields
    }
  }
  /** An address that does not exist. */
  invalid_emails: {
    /** Lists addresses that do not exist, by time or address. */
    list: {
      params: InvalidEmailsListParams
      records: InvalidEmail[]
      meta: {}
    }
    /** Forgets that an address does not exist. */
    delete: {
      params: InvalidEmailsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: InvalidEmailsSearchFields
    }
  }
  /** An address that gets no mail of the account at all. */
  global_suppressions: {
    /** Lists addresses that unsubscribed from all mail, by time or address. */
    list: {
      params: GlobalSuppressionsListParams
      records: Unsubscribed[]
      meta: {}
    }
    /** Adds addresses that get no mail of the account at all. */
    create: {
      params: GlobalSuppressionsCreateParams
      records: Recipients
      meta: {}
    }
    /** Takes an address off those that get no mail at all. */
    delete: {
      params: GlobalSuppressionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: GlobalSuppressionsSearchFields
    }
  }
  /** A sort of mail from which people can unsubscribe. */
  suppression_groups: {
    /** Lists the sorts of mail from which people can unsubscribe. */
    list: {
      params: SuppressionGroupsListParams
      records: SuppressionGroup[]
      meta: {}
    }
    /** Gets one sort of mail with how many people unsubscribed from it. */
    get: {
      params: SuppressionGroupsGetParams
      records: SuppressionGroup
      meta: {}
    }
    /** Makes a sort of mail from which people can unsubscribe. */
    create: {
      params: SuppressionGroupsCreateParams
      records: SuppressionGroup
      meta: {}
    }
    /** Changes what is given of a sort of mail. */
    update: {
      params: SuppressionGroupsUpdateParams
      records: SuppressionGroup
      meta: {}
    }
    /** Deletes a sort of mail; who unsubscribed from it gets mail again. */
    delete: {
      params: SuppressionGroupsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SuppressionGroupsSearchFields
    }
  }
  /** An address that unsubscribed from a sort of mail. */
  suppression_group_members: {
    /** Lists all addresses that unsubscribed from a sort of mail, with which. */
    list: {
      params: SuppressionGroupMembersListParams
      records: Suppression[]
      meta: {}
    }
    /** Adds addresses that unsubscribe from a sort of mail. */
    create: {
      params: SuppressionGroupMembersCreateParams
      records: Recipients
      meta: {}
    }
    /** Lets an address get a sort of mail again. */
    delete: {
      params: SuppressionGroupMembersDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of messages.create. Needs content, or template_id. */
export interface MessagesCreateParams {
  /** Who gets it, each entry an e-mail of its own. (1 to 1000 items) */
  personalizations: {
    /** Who gets it. (at least 1 items) */
    to: {
      /** The address. */
      email: string
      /** The name beside it. */
      name?: string
    }[]
    /** Who gets a copy. */
    cc?: {
      /** The address. */
      email: string
      /** The name beside it. */
      name?: string
    }[]
    /** Who gets a copy that the others do not see. */
    bcc?: {
      /** The address. */
      email: string
      /** The name beside it. */
      name?: string
    }[]
    /** Another sender. */
    from?: {
      /** The address. */
      email: string
      /** The name beside it. */
      name?: string
    }
    /** Another subject. */
    subject?: string
    /** Further headers. */
    headers?: {
      [k: string]: string
    }
    /** Values for a legacy template. */
    substitutions?: {
      [k: string]: string
    }
    /** Values for a dynamic template. */
    dynamic_template_data?: { [k: string]: unknown }
    /** Texts of your own. */
    custom_args?: {
      [k: string]: string
    }
    /** When to send it, in seconds since 1970. */
    send_at?: number
  }[]
  /** The sender, who has to be verified. */
  from: {
    /** The address. */
    email: string
    /** The name beside it. */
    name?: string
  }
  /** Where answers go. */
  reply_to?: {
    /** The address. */
    email: string
    /** The name beside it. */
    name?: string
  }
  /** The subject, unless each personalization or the template has one. */
  subject?: string
  /** The text, plain before HTML; not with a dynamic template. (at least 1 items) */
  content?: {
    /** The media type. */
    type: string
    /** The text. */
    value: string
  }[]
  /** The template, by id from templates.list. */
  template_id?: string
  /** Files to attach. */
  attachments?: {
    /** The content in base64. */
    content: string
    /** The file's name. */
    filename: string
    /** The file's media type. */
    type?: string
    /** Whether it stands in the text. */
    disposition?: "inline" | "attachment"
    /** The name by which the text refers to it. */
    content_id?: string
  }[]
  /** Names by which statistics are kept. (at most 10 items) */
  categories?: string[]
  /** Texts of your own that come back in events. */
  custom_args?: {
    [k: string]: string
  }
  /** Further headers of the e-mail. */
  headers?: {
    [k: string]: string
  }
  /** When to send it, in seconds since 1970; within 72 hours. */
  send_at?: number
  /** A batch by which it can be cancelled. */
  batch_id?: string
  /** From which group one can unsubscribe. */
  asm?: {
    /** The group, by id from suppression_groups.list. */
    group_id: number
    /** The groups that people see. (at most 25 items) */
    groups_to_display?: number[]
  }
  /** How it is treated. */
  mail_settings?: {
    /** Whether it is only checked and not sent. */
    sandbox_mode?: {
      /** Whether it is on. */
      enable: boolean
    }
    /** Whether it goes to people who unsubscribed too; for emergencies. */
    bypass_list_management?: {
      /** Whether it is on. */
      enable: boolean
    }
  }
  /** What is tracked. */
  tracking_settings?: {
    /** Whether clicks are counted. */
    click_tracking?: {
      /** Whether it is on. */
      enable: boolean
    }
    /** Whether opening is counted. */
    open_tracking?: {
      /** Whether it is on. */
      enable: boolean
    }
  }
}

/** Params of contacts.list. */
export interface ContactsListParams { [k: string]: never }

export interface Contact {
  id: string
  email?: string
  first_name?: string
  last_name?: string
  unique_name?: string
  phone_number?: string
  phone_number_id?: string
  external_id?: string
  anonymous_id?: string
  alternate_emails?: string[] | null
  address_line_1?: string
  address_line_2?: string
  city?: string
  state_province_region?: string
  country?: string
  postal_code?: string
  whatsapp?: string
  line?: string
  facebook?: string
  list_ids?: string[]
  segment_ids?: string[]
  created_at?: string
  updated_at?: string
  /** Values of the account's own fields, by name. */
  custom_fields?: { [k: string]: unknown }
  _metadata?: Links
}

export interface Links {
  self?: string
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** The id of the contact, from contacts.list or contacts.api_search. */
  id: string
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** Lists to put them into, by id from lists.list. */
  list_ids?: string[]
  /** The contacts, each with an address or another identifier. (1 to 30000 items) */
  contacts: {
    /** The address. */
    email?: string
    /** The number in E.164. */
    phone_number_id?: string
    /** An id of your own. */
    external_id?: string
    /** An id of a visitor. */
    anonymous_id?: string
    /** What the person is called. (at most 50 characters) */
    first_name?: string
    /** The family name. (at most 50 characters) */
    last_name?: string
    /** Further addresses. (at most 5 items) */
    alternate_emails?: string[]
    /** Street and number. (at most 100 characters) */
    address_line_1?: string
    /** Such as a flat. (at most 100 characters) */
    address_line_2?: string
    /** Where they live. (at most 60 characters) */
    city?: string
    /** The state or province. (at most 50 characters) */
    state_province_region?: string
    /** The postal code. */
    postal_code?: string
    /** The country. (at most 50 characters) */
    country?: string
    /** Values of your fields, by id from custom_fields.list. */
    custom_fields?: { [k: string]: unknown }
  }[]
}

export interface Job {
  job_id?: string
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** The ids of the contacts, from contacts.list or contacts.api_search. (1 to 100 items) */
  ids: string[]
}

/** Params of contacts.api_search. */
export interface ContactsApiSearchParams {
  /** The condition. */
  query: string
}

/** Params of lists.list. */
export interface ListsListParams {
  /** How many records a page holds at most. (1 to 1000; default 100) */
  page_size?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
}

export interface List {
  id: string
  name?: string
  contact_count?: number
  contact_sample?: Contact
  _metadata?: Links
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** The id of the list, from lists.list. */
  id: string
  /** Whether to answer some of its contacts too. */
  contact_sample?: boolean
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** What the list is called. (at most 100 characters) */
  name: string
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** The id of the list, from lists.list. */
  id: string
  /** What the list is called. (at most 100 characters) */
  name: string
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** The id of the list, from lists.list. */
  id: string
  /** Whether its contacts are deleted as well. */
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
  /** The id of the list, from lists.list. */
  list_id: string
  /** The ids of the contacts, from contacts.api_search. (1 to 100 items) */
  contact_ids: string[]
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams { [k: string]: never }

export interface CustomField {
  id: string
  name?: string
  field_type?: string
  _metadata?: Links
}

/** Params of custom_fields.create. */
export interface CustomFieldsCreateParams {
  /** What the field is called. (at most 100 characters) */
  name: string
  /** What it holds. */
  field_type: "Text" | "Number" | "Date"
}

/** Params of custom_fields.delete. */
export interface CustomFieldsDeleteParams {
  /** The id of the field, from custom_fields.list. */
  id: string
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** Only these segments. */
  ids?: string[]
  /** Only segments of these lists, commas between. */
  parent_list_ids?: string
  /** Only segments of all contacts. */
  no_parent_list_id?: boolean
}

export interface Segment {
  id: string
  name?: string
  contacts_count?: number
  created_at?: string
  updated_at?: string
  sample_updated_at?: string
  next_sample_update?: string
  parent_list_ids?: string[] | null
  query_version?: string
  query_dsl?: string
  _metadata?: Links
  status?: {
    query_validation?: string
    error_message?: string
  }
  contacts_sample?: Contact[]
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** The id of the segment, from segments.list. */
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
  /** How many records a page holds at most. (1 to 100; default 50) */
  page_size?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
}

export interface SingleSend {
  id: string
  name?: string
  status?: string
  categories?: string[]
  send_at?: string | null
  is_abtest?: boolean
  created_at?: string
  updated_at?: string
  send_to?: {
    list_ids?: string[]
    segment_ids?: string[]
    all?: boolean
  }
  email_config?: EmailConfigOf
  /** Its test of two variants; the form is in the reference of single sends. */
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
  /** The id of the single send, from singlesends.list. */
  id: string
}

/** Params of singlesends.create. */
export interface SinglesendsCreateParams {
  /** What it is called in SendGrid. (at most 100 characters) */
  name: string
  /** Names by which statistics are kept. (at most 10 items) */
  categories?: string[]
  /** To whom it goes. */
  send_to?: {
    /** Lists, by id from lists.list. (at most 50 items) */
    list_ids?: string[]
    /** Segments, by id from segments.list. (at most 10 items) */
    segment_ids?: string[]
    /** Whether it goes to all contacts. */
    all?: boolean
  }
  /** What it says. */
  email_config?: {
    /** The subject. */
    subject?: string
    /** The text as HTML. */
    html_content?: string
    /** The text without HTML. */
    plain_content?: string
    /** Whether the plain text is made of the HTML. */
    generate_plain_content?: boolean
    /** A design, instead of the text. */
    design_id?: string
    /** With which editor it opens. */
    editor?: "code" | "design"
    /** The group from which people can unsubscribe, from suppression_groups.list. */
    suppression_group_id?: number
    /** A page of your own for that instead. */
    custom_unsubscribe_url?: string
    /** The id of a verified sender. */
    sender_id?: number
    /** The IP addresses to send from. */
    ip_pool?: string
  }
}

/** Params of singlesends.update. */
export interface SinglesendsUpdateParams {
  /** The id of the single send, from singlesends.list. */
  id: string
  /** What it is called in SendGrid. (at most 100 characters) */
  name: string
  /** Names by which statistics are kept. (at most 10 items) */
  categories?: string[]
  /** To whom it goes. */
  send_to?: {
    /** Lists, by id from lists.list. (at most 50 items) */
    list_ids?: string[]
    /** Segments, by id from segments.list. (at most 10 items) */
    segment_ids?: string[]
    /** Whether it goes to all contacts. */
    all?: boolean
  }
  /** What it says. */
  email_config?: {
    /** The subject. */
    subject?: string
    /** The text as HTML. */
    html_content?: string
    /** The text without HTML. */
    plain_content?: string
    /** Whether the plain text is made of the HTML. */
    generate_plain_content?: boolean
    /** A design, instead of the text. */
    design_id?: string
    /** With which editor it opens. */
    editor?: "code" | "design"
    /** The group from which people can unsubscribe, from suppression_groups.list. */
    suppression_group_id?: number
    /** A page of your own for that instead. */
    custom_unsubscribe_url?: string
    /** The id of a verified sender. */
    sender_id?: number
    /** The IP addresses to send from. */
    ip_pool?: string
  }
}

/** Params of singlesends.delete. */
export interface SinglesendsDeleteParams {
  /** The id of the single send, from singlesends.list. */
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

/** Params of singlesend_schedules.create. */
export interface SinglesendSchedulesCreateParams {
  /** The id of the single send, from singlesends.list. */
  id: string
  /** When, as RFC 3339, or now. */
  send_at: string
}

export interface Schedule {
  send_at?: string
  status?: string
}

/** Params of singlesend_schedules.delete. */
export interface SinglesendSchedulesDeleteParams {
  /** The id of the single send, from singlesends.list. */
  id: string
}

/** Params of singlesend_stats.list. */
export interface SinglesendStatsListParams {
  /** Only these, by id from singlesends.list. */
  singlesend_ids?: string[]
  /** How many records a page holds at most. (1 to 50; default 25) */
  page_size?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
}

export interface SingleSendStats {
  id: string
  ab_variation?: string
  ab_phase?: string
  aggregation?: string
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
  /** Which sorts of templates to list. (default ["legacy","dynamic"]) */
  generations?: ("legacy" | "dynamic")[]
  /** How many records a page holds at most. (1 to 200; default 100) */
  page_size?: number
  /** Where the next page begins, from next of the page before. */
  page_token?: string
}

export interface Template {
  id: string
  name?: string
  generation?: string
  updated_at?: string
  versions?: TemplateVersion[]
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
  /** The id of the template, from templates.list. */
  id: string
}

/** Params of templates.create. */
export interface TemplatesCreateParams {
  /** What the template is called. (at most 100 characters) */
  name: string
  /** dynamic, whose values come as dynamic_template_data, or legacy. (default "dynamic") */
  generation?: "legacy" | "dynamic"
}

/** Params of templates.update. */
export interface TemplatesUpdateParams {
  /** The id of the template, from templates.list. */
  id: string
  /** What the template is called. (at most 100 characters) */
  name: string
}

/** Params of templates.delete. */
export interface TemplatesDeleteParams {
  /** The id of the template, from templates.list. */
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
  /** The id of the template, from templates.list. */
  template_id: string
  /** The id of the version, from templates.get. */
  id: string
}

/** Params of template_versions.create. */
export interface TemplateVersionsCreateParams {
  /** The id of the template, from templates.list. */
  template_id: string
  /** What the version is called. (at most 100 characters) */
  name: string
  /** The subject, or {{{subject}}} to give it with each mail. (at most 255 characters) */
  subject: string
  /** The text as HTML with Handlebars. (at most 1048576 characters) */
  html_content?: string
  /** The text without HTML. (at most 1048576 characters) */
  plain_content?: string
  /** Whether the plain text is made of the HTML; it is unless given. */
  generate_plain_content?: boolean
  /** 1 makes it the one that is sent. */
  active?: 0 | 1
  /** With which editor it opens. */
  editor?: "code" | "design"
  /** Values to try it with, as JSON text. */
  test_data?: string
}

/** Params of template_versions.update. */
export interface TemplateVersionsUpdateParams {
  /** The id of the template, from templates.list. */
  template_id: string
  /** The id of the version, from templates.get. */
  id: string
  /** What the version is called. (at most 100 characters) */
  name: string
  /** The subject, or {{{subject}}} to give it with each mail. (at most 255 characters) */
  subject: string
  /** The text as HTML with Handlebars. (at most 1048576 characters) */
  html_content?: string
  /** The text without HTML. (at most 1048576 characters) */
  plain_content?: string
  /** Whether the plain text is made of the HTML; it is unless given. */
  generate_plain_content?: boolean
  /** 1 makes it the one that is sent. */
  active?: 0 | 1
  /** With which editor it opens. */
  editor?: "code" | "design"
  /** Values to try it with, as JSON text. */
  test_data?: string
}

/** Params of template_versions.delete. */
export interface TemplateVersionsDeleteParams {
  /** The id of the template, from templates.list. */
  template_id: string
  /** The id of the version, from templates.get. */
  id: string
}

/** Params of bounces.list. */
export interface BouncesListParams {
  /** Only those since, in seconds since 1970. (at least 0) */
  start_time?: number
  /** Only those until, in seconds since 1970. (at least 0) */
  end_time?: number
  /** Only addresses with this in them. */
  email?: string
  /** How many records a page holds at most. (1 to 500; default 100) */
  limit?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
}

export interface Refusal {
  email: string
  created?: number
  reason?: string
  status?: string
}

/** Params of bounces.delete. */
export interface BouncesDeleteParams {
  /** The address, as the list has it. */
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
  /** Only those since, in seconds since 1970. (at least 0) */
  start_time?: number
  /** Only those until, in seconds since 1970. (at least 0) */
  end_time?: number
  /** Only addresses with this in them. */
  email?: string
  /** How many records a page holds at most. (1 to 500; default 100) */
  limit?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
}

/** Params of blocks.delete. */
export interface BlocksDeleteParams {
  /** The address, as the list has it. */
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
  /** Only those since, in seconds since 1970. (at least 0) */
  start_time?: number
  /** Only those until, in seconds since 1970. (at least 0) */
  end_time?: number
  /** Only addresses with this in them. */
  email?: string
  /** How many records a page holds at most. (1 to 500; default 100) */
  limit?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
}

export interface SpamReport {
  email: string
  created?: number
  ip?: string
}

/** Params of spam_reports.delete. */
export interface SpamReportsDeleteParams {
  /** The address, as the list has it. */
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
  /** Only those since, in seconds since 1970. (at least 0) */
  start_time?: number
  /** Only those until, in seconds since 1970. (at least 0) */
  end_time?: number
  /** Only addresses with this in them. */
  email?: string
  /** How many records a page holds at most. (1 to 500; default 100) */
  limit?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
}

export interface InvalidEmail {
  email: string
  created?: number
  reason?: string
}

/** Params of invalid_emails.delete. */
export interface InvalidEmailsDeleteParams {
  /** The address, as the list has it. */
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
  /** Only those since, in seconds since 1970. (at least 0) */
  start_time?: number
  /** Only those until, in seconds since 1970. (at least 0) */
  end_time?: number
  /** Only addresses with this in them. */
  email?: string
  /** How many records a page holds at most. (1 to 500; default 100) */
  limit?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
}

export interface Unsubscribed {
  email: string
  created?: number
}

/** Params of global_suppressions.create. */
export interface GlobalSuppressionsCreateParams {
  /** The addresses. (at least 1 items) */
  recipient_emails: string[]
}

export interface Recipients {
  recipient_emails?: string[]
}

/** Params of global_suppressions.delete. */
export interface GlobalSuppressionsDeleteParams {
  /** The address, as the list has it. */
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
  /** The id of the group, from suppression_groups.list. */
  id: number
}

/** Params of suppression_groups.create. */
export interface SuppressionGroupsCreateParams {
  /** What people see. (at most 30 characters) */
  name: string
  /** What sort of mail it is. (at most 100 characters) */
  description: string
  /** Whether it is the one that counts when none is named. */
  is_default?: boolean
}

/** Params of suppression_groups.update. */
export interface SuppressionGroupsUpdateParams {
  /** The id of the group, from suppression_groups.list. */
  id: number
  /** What people see. (at most 30 characters) */
  name?: string
  /** What sort of mail it is. (at most 100 characters) */
  description?: string
  /** Whether it is the one that counts when none is named. */
  is_default?: boolean
}

/** Params of suppression_groups.delete. */
export interface SuppressionGroupsDeleteParams {
  /** The id of the group, from suppression_groups.list. */
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
  /** The group, by id from suppression_groups.list. */
  group_id: number
  /** The addresses. (at least 1 items) */
  recipient_emails: string[]
}

/** Params of suppression_group_members.delete. */
export interface SuppressionGroupMembersDeleteParams {
  /** The group, by id from suppression_groups.list. */
  group_id: number
  /** The address, from suppression_group_members.list. */
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
