// Generated from definitions/pipedrive.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Pipedrive */
    "pipedrive": Pipedrive
  }
}

/**
 * Pipedrive. Deals, people, organizations, leads, activities, notes, products, files, pipelines and users of a
 * Pipedrive company, with its own fields.
 */
export interface Pipedrive {
  operations: PipedriveOperations
  credentials: PipedriveCredentials
  config: PipedriveConfig
}

/** The operations, by entity and action. */
export interface PipedriveOperations {
  /** A deal, which moves through the stages of a pipeline. */
  deals: {
    /** Lists the deals, without archived ones. */
    list: {
      params: DealsListParams
      records: Deal[]
      meta: {}
    }
    /** Gets a deal. */
    get: {
      params: DealsGetParams
      records: Deal
      meta: {}
    }
    /** Creates a deal. */
    create: {
      params: DealsCreateParams
      records: Deal
      meta: {}
    }
    /** Updates a deal: its stage, value or status. */
    update: {
      params: DealsUpdateParams
      records: Deal
      meta: {}
    }
    /** Deletes a deal. Pipedrive removes it for good after 30 days. */
    delete: {
      params: DealsDeleteParams
      records: null
      meta: {}
    }
    /** Searches deals by title, notes and own fields. */
    api_search: {
      params: DealsApiSearchParams
      records: DealHit[]
      meta: {}
    }
    /** Creates a copy of a deal. */
    duplicate: {
      params: DealsDuplicateParams
      records: DealCopy
      meta: {}
    }
    /** Merges a deal into another one. It is then gone. */
    merge: {
      params: DealsMergeParams
      records: DealV1
      meta: {}
    }
    /** Begins to convert a deal to a lead. */
    convert: {
      params: DealsConvertParams
      records: Conversion
      meta: {}
    }
    search: {
      fields: DealsSearchFields
    }
  }
  /** A deal that is archived. */
  archived_deals: {
    /** Lists the archived deals. */
    list: {
      params: ArchivedDealsListParams
      records: Deal[]
      meta: {}
    }
  }
  /** A product of a deal, with its price and quantity. */
  deal_products: {
    /** Lists the products of a deal. */
    list: {
      params: DealProductsListParams
      records: DealProduct[]
      meta: {}
    }
    /** Adds a product to a deal. */
    create: {
      params: DealProductsCreateParams
      records: DealProduct
      meta: {}
    }
    /** Updates a product of a deal. */
    update: {
      params: DealProductsUpdateParams
      records: DealProduct
      meta: {}
    }
    /** Removes a product from a deal. */
    delete: {
      params: DealProductsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A person who takes part in a deal. */
  deal_participants: {
    /** Lists the people who take part in a deal. */
    list: {
      params: DealParticipantsListParams
      records: DealParticipant[]
      meta: {}
    }
    /** Adds a person to a deal. */
    create: {
      params: DealParticipantsCreateParams
      records: DealParticipant
      meta: {}
    }
    /** Removes a person from a deal. */
    delete: {
      params: DealParticipantsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A person whom the company knows. */
  persons: {
    /** Lists the people (persons). */
    list: {
      params: PersonsListParams
      records: Person[]
      meta: {}
    }
    /** Gets a person. */
    get: {
      params: PersonsGetParams
      records: Person
      meta: {}
    }
    /** Creates a person. */
    create: {
      params: PersonsCreateParams
      records: Person
      meta: {}
    }
    /** Updates a person. */
    update: {
      params: PersonsUpdateParams
      records: Person
      meta: {}
    }
    /** Deletes a person. Pipedrive removes it for good after 30 days. */
    delete: {
      params: PersonsDeleteParams
      records: null
      meta: {}
    }
    /** Searches people by name, email address, phone number, notes and own fields. */
    api_search: {
      params: PersonsApiSearchParams
      records: PersonHit[]
      meta: {}
    }
    /** Merges a person into another one. It is then gone. */
    merge: {
      params: PersonsMergeParams
      records: Merged
      meta: {}
    }
    search: {
      fields: PersonsSearchFields
    }
  }
  /** An organization that the company deals with. */
  organizations: {
    /** Lists the organizations. */
    list: {
      params: OrganizationsListParams
      records: Organization[]
      meta: {}
    }
    /** Gets an organization. */
    get: {
      params: OrganizationsGetParams
      records: Organization
      meta: {}
    }
    /** Creates an organization. */
    create: {
      params: OrganizationsCreateParams
      records: Organization
      meta: {}
    }
    /** Updates an organization. */
    update: {
      params: OrganizationsUpdateParams
      records: Organization
      meta: {}
    }
    /** Deletes an organization. Pipedrive removes it for good after 30 days. */
    delete: {
      params: OrganizationsDeleteParams
      records: null
      meta: {}
    }
    /** Searches organizations by name, address, notes and own fields. */
    api_search: {
      params: OrganizationsApiSearchParams
      records: OrganizationHit[]
      meta: {}
    }
    /** Merges an organization into another one. It is then gone. */
    merge: {
      params: OrganizationsMergeParams
      records: Merged
      meta: {}
    }
    search: {
      fields: OrganizationsSearchFields
    }
  }
  /** A lead, which may become a deal. */
  leads: {
    /** Lists the leads, without archived ones. */
    list: {
      params: LeadsListParams
      records: Lead[]
      meta: {}
    }
    /** Gets a lead. */
    get: {
      params: LeadsGetParams
      records: Lead
      meta: {}
    }
    /** Creates a lead. It needs a person or an organization. */
    create: {
      params: LeadsCreateParams
      records: Lead
      meta: {}
    }
    /** Updates a lead. */
    update: {
      params: LeadsUpdateParams
      records: Lead
      meta: {}
    }
    /** Deletes a lead. */
    delete: {
      params: LeadsDeleteParams
      records: null
      meta: {}
    }
    /** Searches leads by title, notes and own fields. */
    api_search: {
      params: LeadsApiSearchParams
      records: LeadHit[]
      meta: {}
    }
    /** Begins to convert a lead to a deal. */
    convert: {
      params: LeadsConvertParams
      records: Conversion
      meta: {}
    }
    search: {
      fields: LeadsSearchFields
    }
  }
  /** A label of leads. */
  lead_labels: {
    /** Lists the labels of leads. */
    list: {
      params: LeadLabelsListParams
      records: LeadLabel[]
      meta: {}
    }
  }
  /** An activity, such as a call, a meeting or a task. */
  activities: {
    /** Lists the activities. */
    list: {
      params: ActivitiesListParams
      records: Activity[]
      meta: {}
    }
    /** Gets an activity. */
    get: {
      params: ActivitiesGetParams
      records: Activity
      meta: {}
    }
    /** Creates an activity. */
    create: {
      params: ActivitiesCreateParams
      records: Activity
      meta: {}
    }
    /** Updates an activity. */
    update: {
      params: ActivitiesUpdateParams
      records: Activity
      meta: {}
    }
    /** Deletes an activity. Pipedrive removes it for good after 30 days. */
    delete: {
      params: ActivitiesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ActivitiesSearchFields
    }
  }
  /** A type of activities. */
  activity_types: {
    /** Lists the types of activities. */
    list: {
      params: ActivityTypesListParams
      records: ActivityType[]
      meta: {}
    }
  }
  /** A note on a deal, a lead, a person or an organization. */
  notes: {
    /** Lists the notes. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {}
    }
    /** Gets a note. */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    /** Creates a note on a deal, a lead, a person or an organization. */
    create: {
      params: NotesCreateParams
      records: Note
      meta: {}
    }
    /** Updates a note. */
    update: {
      params: NotesUpdateParams
      records: Note
      meta: {}
    }
    /** Deletes a note. */
    delete: {
      params: NotesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: NotesSearchFields
    }
  }
  /** A product of the catalog. */
  products: {
    /** Lists the products. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {}
    }
    /** Gets a product. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Creates a product. */
    create: {
      params: ProductsCreateParams
      records: Product
      meta: {}
    }
    /** Updates a product. */
    update: {
      params: ProductsUpdateParams
      records: Product
      meta: {}
    }
    /** Deletes a product. Pipedrive removes it for good after 30 days. */
    delete: {
      params: ProductsDeleteParams
      records: null
      meta: {}
    }
    /** Searches products by name, code and own fields. */
    api_search: {
      params: ProductsApiSearchParams
      records: ProductHit[]
      meta: {}
    }
    search: {
      fields: ProductsSearchFields
    }
  }
  /** A record of any kind that a search finds. */
  items: {
    /** Searches deals, people, organizations, products, leads, files and projects at once. */
    api_search: {
      params: ItemsApiSearchParams
      records: ItemHit[]
      meta: {}
    }
  }
  /** A stage of a pipeline. */
  stages: {
    /** Lists the stages of one or all pipelines. */
    list: {
      params: StagesListParams
      records: Stage[]
      meta: {}
    }
    /** Gets a stage. */
    get: {
      params: StagesGetParams
      records: Stage
      meta: {}
    }
    /** Creates a stage of a pipeline. */
    create: {
      params: StagesCreateParams
      records: Stage
      meta: {}
    }
    /** Updates a stage. */
    update: {
      params: StagesUpdateParams
      records: Stage
      meta: {}
    }
    /** Deletes a stage of a pipeline. */
    delete: {
      params: StagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A pipeline, the stages of deals. */
  pipelines: {
    /** Lists the pipelines. */
    list: {
      params: PipelinesListParams
      records: Pipeline[]
      meta: {}
    }
    /** Gets a pipeline. */
    get: {
      params: PipelinesGetParams
      records: Pipeline
      meta: {}
    }
    /** Creates a pipeline. */
    create: {
      params: PipelinesCreateParams
      records: Pipeline
      meta: {}
    }
    /** Updates a pipeline. */
    update: {
      params: PipelinesUpdateParams
      records: Pipeline
      meta: {}
    }
    /** Deletes a pipeline. */
    delete: {
      params: PipelinesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A user of the company. */
  users: {
    /** Lists the users of the company. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Searches users by name or email address. */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The authenticated user. */
  user: {
    /** Gets the authenticated user with the company. */
    get: {
      params: UserGetParams
      records: Me
      meta: {}
    }
  }
  /** A file of a deal, a person, an organization or another record. */
  files: {
    /** Lists the files. */
    list: {
      params: FilesListParams
      records: File[]
      meta: {}
    }
    /** Gets the description of a file. */
    get: {
      params: FilesGetParams
      records: File
      meta: {}
    }
    /** Uploads a file to a record. */
    create: {
      params: FilesCreateParams
      records: File
      meta: {}
    }
    /** Updates the name or description of a file. */
    update: {
      params: FilesUpdateParams
      records: File
      meta: {}
    }
    /** Deletes a file. Pipedrive removes it for good after 30 days. */
    delete: {
      params: FilesDeleteParams
      records: null
      meta: {}
    }
  }
  /** The content of a file. */
  file_contents: {
    /** Downloads a file. */
    download: {
      params: FileContentsDownloadParams
      file: true
    }
  }
  /** A saved filter of records. */
  filters: {
    /** Lists the saved filters. */
    list: {
      params: FiltersListParams
      records: Filter[]
      meta: {}
    }
  }
  /** A currency of the company. */
  currencies: {
    /** Lists the currencies. */
    list: {
      params: CurrenciesListParams
      records: Currency[]
      meta: {}
    }
  }
  /** A field of deals, Pipedrive's or the company's own. */
  deal_fields: {
    /** Lists the fields of deals. */
    list: {
      params: DealFieldsListParams
      records: Field[]
      meta: {}
    }
  }
  /** A field of people, Pipedrive's or the company's own. */
  person_fields: {
    /** Lists the fields of people. */
    list: {
      params: PersonFieldsListParams
      records: OtherField[]
      meta: {}
    }
  }
  /** A field of organizations, Pipedrive's or the company's own. */
  organization_fields: {
    /** Lists the fields of organizations. */
    list: {
      params: OrganizationFieldsListParams
      records: OtherField[]
      meta: {}
    }
  }
  /** A field of products, Pipedrive's or the company's own. */
  product_fields: {
    /** Lists the fields of products. */
    list: {
      params: ProductFieldsListParams
      records: OtherField[]
      meta: {}
    }
  }
  /** A webhook, which sends events to a URL. */
  webhooks: {
    /** Lists the webhooks. */
    list: {
      params: WebhooksListParams
      records: Webhook[]
      meta: {}
    }
    /** Creates a webhook of version 2. Pipedrive sends it with Basic authentication if you set it. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Deletes a webhook. */
    delete: {
      params: WebhooksDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of deals.list. */
export interface DealsListParams {
  /** ID of a filter, as `filters.list` returns it. Other filters are then ignored. */
  filter_id?: number
  /** IDs of the records, up to 100. (at most 100 items) */
  ids?: number[]
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id?: number
  /** ID of the stage, as `stages.list` returns it. */
  stage_id?: number
  /** Filters by status. `deleted` lists deals that were deleted in the last 30 days. */
  status?: "open" | "won" | "lost" | "deleted"
  /** Time since which the records were changed. */
  updated_since?: string
  /** Time before which the records were changed. */
  updated_until?: string
  /** Field that gives the order. */
  sort_by?: "id" | "update_time" | "add_time"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Further fields of the records. */
  include_fields?: (
    | "next_activity_id"
    | "last_activity_id"
    | "first_won_time"
    | "products_count"
    | "files_count"
    | "notes_count"
    | "followers_count"
    | "email_messages_count"
    | "activities_count"
    | "done_activities_count"
    | "undone_activities_count"
    | "participants_count"
    | "last_incoming_mail_time"
    | "last_outgoing_mail_time"
    | "smart_bcc_email"
    | "source_lead_id"
  )[]
  /** Whether options of own fields have labels beside their IDs. */
  include_option_labels?: boolean
  /** Whether records have their labels beside their IDs. */
  include_labels?: boolean
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Deal {
  id: number
  title?: string
  owner_id?: number
  person_id?: number
  org_id?: number
  pipeline_id?: number
  stage_id?: number
  value?: number
  currency?: string
  add_time?: string
  update_time?: string
  stage_change_time?: string
  is_deleted?: boolean
  is_archived?: boolean
  status?: string
  probability?: number | null
  lost_reason?: string | null
  visible_to?: number
  close_time?: string | null
  won_time?: string
  lost_time?: string
  expected_close_date?: string
  label_ids?: number[]
  origin?: string
  origin_id?: string | null
  channel?: number | null
  channel_id?: string | null
  source_lead_id?: string | null
  arr?: number | null
  mrr?: number | null
  acv?: number | null
  /** The company's own fields, by their codes. */
  custom_fields?: { [k: string]: unknown } | null
}

/** Params of deals.get. */
export interface DealsGetParams {
  /** ID of the deal. */
  id: number
  /** Further fields of the records. */
  include_fields?: (
    | "next_activity_id"
    | "last_activity_id"
    | "first_won_time"
    | "products_count"
    | "files_count"
    | "notes_count"
    | "followers_count"
    | "email_messages_count"
    | "activities_count"
    | "done_activities_count"
    | "undone_activities_count"
    | "participants_count"
    | "last_incoming_mail_time"
    | "last_outgoing_mail_time"
    | "smart_bcc_email"
    | "source_lead_id"
  )[]
  /** Whether options of own fields have labels beside their IDs. */
  include_option_labels?: boolean
  /** Whether records have their labels beside their IDs. */
  include_labels?: boolean
}

/** Params of deals.create. */
export interface DealsCreateParams {
  /** Title that people see. */
  title: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id?: number
  /** ID of the stage, as `stages.list` returns it. */
  stage_id?: number
  /** Amount of money, in the currency of the deal. */
  value?: number
  /** Currency as an ISO code, such as `EUR`. */
  currency?: string
  /** Whether it is deleted. */
  is_deleted?: boolean
  /** Whether it is archived. */
  is_archived?: boolean
  /** Time of archiving. */
  archive_time?: string
  /** State: `open`, `won` or `lost`. */
  status?: string
  /** Chance of winning, in percent. */
  probability?: number | null
  /** Reason for which it was lost. */
  lost_reason?: string | null
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: number
  /** Time of closing. */
  close_time?: string | null
  /** Time of winning. */
  won_time?: string
  /** Time of losing. */
  lost_time?: string
  /** Date on which it should close. */
  expected_close_date?: string
  /** IDs of the labels. */
  label_ids?: number[]
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of deals.update. */
export interface DealsUpdateParams {
  /** ID of the deal. */
  id: number
  /** Title that people see. */
  title?: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id?: number
  /** ID of the stage, as `stages.list` returns it. */
  stage_id?: number
  /** Amount of money, in the currency of the deal. */
  value?: number
  /** Currency as an ISO code, such as `EUR`. */
  currency?: string
  /** Whether it is deleted. */
  is_deleted?: boolean
  /** Whether it is archived. */
  is_archived?: boolean
  /** Time of archiving. */
  archive_time?: string
  /** State: `open`, `won` or `lost`. */
  status?: string
  /** Chance of winning, in percent. */
  probability?: number | null
  /** Reason for which it was lost. */
  lost_reason?: string | null
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: number
  /** Time of closing. */
  close_time?: string | null
  /** Time of winning. */
  won_time?: string
  /** Time of losing. */
  lost_time?: string
  /** Date on which it should close. */
  expected_close_date?: string
  /** IDs of the labels. */
  label_ids?: number[]
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of deals.delete. */
export interface DealsDeleteParams {
  /** ID of the deal. */
  id: number
}

/** Params of deals.api_search. */
export interface DealsApiSearchParams {
  /** Fields to search. All by default. */
  fields?: ("custom_fields" | "notes" | "title")[]
  /** Whether the whole value must match. */
  exact_match?: boolean
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id?: number
  /** Filters by status. */
  status?: "open" | "won" | "lost"
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Text to find, of at least two characters. (at least 2 characters) */
  term: string
}

export interface DealHit {
  id?: number
  result_score?: number
  item?: {
    id?: number
    type?: string
    title?: string
    value?: number | null
    currency?: string | null
    status?: string
    visible_to?: number
    owner?: {
      id?: number
    }
    stage?: {
      id?: number
      name?: string
    }
    person?: {
      id?: number
      name?: string
    } | null
    organization?: {
      id?: number
      name?: string
    } | null
    notes?: string[]
    is_archived?: boolean
  }
}

/** Params of deals.duplicate. */
export interface DealsDuplicateParams {
  /** ID of the deal. */
  id: number
}

export interface DealCopy {
  stage_id?: number
  title?: string
  value?: number
  currency?: string
  add_time?: string
  update_time?: string
  stage_change_time?: string
  active?: boolean
  deleted?: boolean
  is_archived?: boolean
  status?: string
  probability?: number | null
  next_activity_date?: string
  next_activity_time?: string
  next_activity_id?: number | null
  last_activity_id?: number | null
  last_activity_date?: string | null
  lost_reason?: string | null
  visible_to?: string
  close_time?: string | null
  pipeline_id?: number
  won_time?: string
  first_won_time?: string
  lost_time?: string
  products_count?: number
  files_count?: number
  notes_count?: number
  followers_count?: number
  email_messages_count?: number
  activities_count?: number
  done_activities_count?: number
  undone_activities_count?: number
  participants_count?: number
  expected_close_date?: string
  last_incoming_mail_time?: string
  last_outgoing_mail_time?: string
  label?: string
  stage_order_nr?: number
  person_name?: string
  org_name?: string
  next_activity_subject?: string
  next_activity_type?: string
  next_activity_duration?: string
  next_activity_note?: string
  formatted_value?: string
  weighted_value?: number
  formatted_weighted_value?: string
  weighted_value_currency?: string
  rotten_time?: string | null
  owner_name?: string
  cc_email?: string
  org_hidden?: boolean
  person_hidden?: boolean
  origin?: string
  origin_id?: string | null
  channel?: number | null
  channel_id?: string | null
  arr?: number | null
  mrr?: number | null
  acv?: number | null
  arr_currency?: string | null
  mrr_currency?: string | null
  acv_currency?: string | null
  id?: number
  creator_user_id?: number
  user_id?: number
  person_id?: number
  org_id?: number
}

/** Params of deals.merge. */
export interface DealsMergeParams {
  /** ID of the deal that goes. */
  id: number
  /** ID of the record that stays. It wins where values differ. */
  merge_with_id: number
}

export interface DealV1 {
  merge_what_id?: number
  stage_id?: number
  title?: string
  value?: number
  currency?: string
  add_time?: string
  update_time?: string
  stage_change_time?: string
  active?: boolean
  deleted?: boolean
  is_archived?: boolean
  status?: string
  probability?: number | null
  next_activity_date?: string
  next_activity_time?: string
  next_activity_id?: number | null
  last_activity_id?: number | null
  last_activity_date?: string | null
  lost_reason?: string | null
  visible_to?: string
  close_time?: string | null
  pipeline_id?: number
  won_time?: string
  first_won_time?: string
  lost_time?: string
  products_count?: number
  files_count?: number
  notes_count?: number
  followers_count?: number
  email_messages_count?: number
  activities_count?: number
  done_activities_count?: number
  undone_activities_count?: number
  participants_count?: number
  expected_close_date?: string
  last_incoming_mail_time?: string
  last_outgoing_mail_time?: string
  label?: string
  stage_order_nr?: number
  person_name?: string
  org_name?: string
  next_activity_subject?: string
  next_activity_type?: string
  next_activity_duration?: string
  next_activity_note?: string
  formatted_value?: string
  weighted_value?: number
  formatted_weighted_value?: string
  weighted_value_currency?: string
  rotten_time?: string | null
  owner_name?: string
  cc_email?: string
  org_hidden?: boolean
  person_hidden?: boolean
  origin?: string
  origin_id?: string | null
  channel?: number | null
  channel_id?: string | null
  arr?: number | null
  mrr?: number | null
  acv?: number | null
  arr_currency?: string | null
  mrr_currency?: string | null
  acv_currency?: string | null
  id?: number
  creator_user_id?: number
  user_id?: number
  person_id?: number
  org_id?: number
}

/** Params of deals.convert. */
export interface DealsConvertParams {
  /** ID of the deal. */
  id: number
}

export interface Conversion {
  conversion_id: string
}

/** Searchable fields of deals, in hosted mode. */
export interface DealsSearchFields {
  title: string | null
  status: string | null
  value: number | null
  currency: string | null
  owner_id: number | null
  person_id: number | null
  org_id: number | null
  pipeline_id: number | null
  stage_id: number | null
  expected_close_date: string | null
  add_time: string | null
  update_time: string | null
  won_time: string | null
}

/** Params of archived_deals.list. */
export interface ArchivedDealsListParams {
  /** ID of a filter, as `filters.list` returns it. Other filters are then ignored. */
  filter_id?: number
  /** IDs of the records, up to 100. (at most 100 items) */
  ids?: number[]
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id?: number
  /** ID of the stage, as `stages.list` returns it. */
  stage_id?: number
  /** Filters by status. */
  status?: "open" | "won" | "lost" | "deleted"
  /** Time since which the records were changed. */
  updated_since?: string
  /** Time before which the records were changed. */
  updated_until?: string
  /** Field that gives the order. */
  sort_by?: "id" | "update_time" | "add_time"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Further fields of the records. */
  include_fields?: (
    | "next_activity_id"
    | "last_activity_id"
    | "first_won_time"
    | "products_count"
    | "files_count"
    | "notes_count"
    | "followers_count"
    | "email_messages_count"
    | "activities_count"
    | "done_activities_count"
    | "undone_activities_count"
    | "participants_count"
    | "last_incoming_mail_time"
    | "last_outgoing_mail_time"
    | "smart_bcc_email"
    | "source_lead_id"
  )[]
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

/** Params of deal_products.list. */
export interface DealProductsListParams {
  /** ID of the deal. */
  id: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Field that gives the order. */
  sort_by?: "id" | "add_time" | "update_time" | "order_nr"
  /** The order. */
  sort_direction?: "asc" | "desc"
}

export interface DealProduct {
  billing_start_date?: string | null
  billing_frequency_cycles?: number | null
  billing_frequency?: string
  id?: number
  sum?: number
  tax?: number
  deal_id?: number
  name?: string
  product_id?: number
  product_variation_id?: number | null
  order_nr?: number | null
  add_time?: string
  update_time?: string
  comments?: string
  currency?: string
  discount?: number
  discount_type?: string
  quantity?: number
  item_price?: number
  tax_method?: string
  is_enabled?: boolean
}

/** Params of deal_products.create. */
export interface DealProductsCreateParams {
  /** ID of the deal. */
  id: number
  /** Date of the first billing. */
  billing_start_date?: string | null
  /** Number of billings. Null bills without an end. */
  billing_frequency_cycles?: number | null
  /** Interval at which it is billed. */
  billing_frequency?: "one-time" | "annually" | "semi-annually" | "quarterly" | "monthly" | "weekly"
  /** ID of the product, as `products.list` returns it. */
  product_id: number
  /** Price of one. */
  item_price: number
  /** Number of units. */
  quantity: number
  /** Percentage of tax. */
  tax?: number
  /** Comment on the product. */
  comments?: string
  /** Discount, by its type. */
  discount?: number
  /** Whether it counts for the value of the deal. */
  is_enabled?: boolean
  /** The way in which tax applies. */
  tax_method?: "exclusive" | "inclusive" | "none"
  /** Whether the discount is an amount or a percentage. */
  discount_type?: "percentage" | "amount"
  /** ID of a variation of the product that the deal has. */
  product_variation_id?: number | null
}

/** Params of deal_products.update. */
export interface DealProductsUpdateParams {
  /** ID of the deal. */
  id: number
  /** ID of the product in the deal, as `deal_products.list` returns it. */
  product_attachment_id: number
  /** Date of the first billing. */
  billing_start_date?: string | null
  /** Number of billings. Null bills without an end. */
  billing_frequency_cycles?: number | null
  /** Interval at which it is billed. */
  billing_frequency?: "one-time" | "annually" | "semi-annually" | "quarterly" | "monthly" | "weekly"
  /** ID of the product, as `products.list` returns it. */
  product_id?: number
  /** Price of one. */
  item_price?: number
  /** Number of units. */
  quantity?: number
  /** Percentage of tax. */
  tax?: number
  /** Comment on the product. */
  comments?: string
  /** Discount, by its type. */
  discount?: number
  /** Whether it counts for the value of the deal. */
  is_enabled?: boolean
  /** The way in which tax applies. */
  tax_method?: "exclusive" | "inclusive" | "none"
  /** Whether the discount is an amount or a percentage. */
  discount_type?: "percentage" | "amount"
  /** ID of a variation of the product that the deal has. */
  product_variation_id?: number | null
}

/** Params of deal_products.delete. */
export interface DealProductsDeleteParams {
  /** ID of the deal. */
  id: number
  /** ID of the product in the deal, as `deal_products.list` returns it. */
  product_attachment_id: number
}

/** Params of deal_participants.list. */
export interface DealParticipantsListParams {
  /** ID of the deal. */
  id: number
  /** Position of the first record, from 0. (at least 0) */
  start?: number
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
}

export interface DealParticipant {
  id?: number
  person_id?: {
    value?: number
    name?: string
    active_flag?: boolean
    owner_id?: number
  }
  add_time?: string
  active_flag?: boolean
  related_item_data?: {
    deal_id?: number
    title?: string
  }
  related_item_type?: string
  related_item_id?: number
}

/** Params of deal_participants.create. */
export interface DealParticipantsCreateParams {
  /** ID of the deal. */
  id: number
  /** ID of the person, as `persons.list` returns it. */
  person_id: number
}

/** Params of deal_participants.delete. */
export interface DealParticipantsDeleteParams {
  /** ID of the deal. */
  id: number
  /** ID of the participant, as `deal_participants.list` returns it. */
  deal_participant_id: number
}

/** Params of persons.list. */
export interface PersonsListParams {
  /** ID of a filter, as `filters.list` returns it. Other filters are then ignored. */
  filter_id?: number
  /** IDs of the records, up to 100. (at most 100 items) */
  ids?: number[]
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** Time since which the records were changed. */
  updated_since?: string
  /** Time before which the records were changed. */
  updated_until?: string
  /** Field that gives the order. */
  sort_by?: "id" | "update_time" | "add_time"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Further fields of the records. */
  include_fields?: (
    | "next_activity_id"
    | "last_activity_id"
    | "open_deals_count"
    | "related_open_deals_count"
    | "closed_deals_count"
    | "related_closed_deals_count"
    | "participant_open_deals_count"
    | "participant_closed_deals_count"
    | "email_messages_count"
    | "activities_count"
    | "done_activities_count"
    | "undone_activities_count"
    | "files_count"
    | "notes_count"
    | "followers_count"
    | "won_deals_count"
    | "related_won_deals_count"
    | "lost_deals_count"
    | "related_lost_deals_count"
    | "last_incoming_mail_time"
    | "last_outgoing_mail_time"
    | "marketing_status"
    | "doi_status"
    | "smart_bcc_email"
  )[]
  /** Whether options of own fields have labels beside their IDs. */
  include_option_labels?: boolean
  /** Whether records have their labels beside their IDs. */
  include_labels?: boolean
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Person {
  id: number
  name?: string
  first_name?: string
  last_name?: string
  owner_id?: number
  org_id?: number
  add_time?: string
  update_time?: string
  emails?: {
    value?: string
    primary?: boolean
    label?: string
  }[]
  phones?: {
    value?: string
    primary?: boolean
    label?: string
  }[]
  is_deleted?: boolean
  visible_to?: number
  label_ids?: number[]
  picture_id?: number
  postal_address?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  notes?: string
  im?: {
    value?: string
    primary?: boolean
    label?: string
  }[]
  birthday?: string
  job_title?: string
  /** The company's own fields, by their codes. */
  custom_fields?: { [k: string]: unknown } | null
}

/** Params of persons.get. */
export interface PersonsGetParams {
  /** ID of the person. */
  id: number
  /** Further fields of the records. */
  include_fields?: (
    | "next_activity_id"
    | "last_activity_id"
    | "open_deals_count"
    | "related_open_deals_count"
    | "closed_deals_count"
    | "related_closed_deals_count"
    | "participant_open_deals_count"
    | "participant_closed_deals_count"
    | "email_messages_count"
    | "activities_count"
    | "done_activities_count"
    | "undone_activities_count"
    | "files_count"
    | "notes_count"
    | "followers_count"
    | "won_deals_count"
    | "related_won_deals_count"
    | "lost_deals_count"
    | "related_lost_deals_count"
    | "last_incoming_mail_time"
    | "last_outgoing_mail_time"
    | "marketing_status"
    | "doi_status"
    | "smart_bcc_email"
  )[]
  /** Whether options of own fields have labels beside their IDs. */
  include_option_labels?: boolean
  /** Whether records have their labels beside their IDs. */
  include_labels?: boolean
}

/** Params of persons.create. */
export interface PersonsCreateParams {
  /** Name that people see. */
  name?: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** Time of creation. */
  add_time?: string
  /** Email addresses, one of them primary. */
  emails?: {
    value?: string
    primary?: boolean
    label?: string
  }[]
  /** Phone numbers, one of them primary. */
  phones?: {
    value?: string
    primary?: boolean
    label?: string
  }[]
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: number
  /** IDs of the labels. */
  label_ids?: number[]
  /** The address. `value` is the whole of it. */
  postal_address?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  /** Notes of the person. */
  notes?: string
  /** Messenger names. */
  im?: {
    label?: string
    primary?: boolean
    /** Amount of money, in the currency of the deal. */
    value?: string
  }[]
  /** Day of birth. */
  birthday?: string
  /** Position in the organization. */
  job_title?: string
  /** Whether the person takes marketing mail. */
  marketing_status?: "no_consent" | "unsubscribed" | "subscribed" | "archived"
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of persons.update. */
export interface PersonsUpdateParams {
  /** ID of the person. */
  id: number
  /** Name that people see. */
  name?: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** Email addresses, one of them primary. */
  emails?: {
    value?: string
    primary?: boolean
    label?: string
  }[]
  /** Phone numbers, one of them primary. */
  phones?: {
    value?: string
    primary?: boolean
    label?: string
  }[]
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: number
  /** IDs of the labels. */
  label_ids?: number[]
  /** The address. `value` is the whole of it. */
  postal_address?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  /** Notes of the person. */
  notes?: string
  /** Messenger names. */
  im?: {
    label?: string
    primary?: boolean
    /** Amount of money, in the currency of the deal. */
    value?: string
  }[]
  /** Day of birth. */
  birthday?: string
  /** Position in the organization. */
  job_title?: string
  /** Whether the person takes marketing mail. */
  marketing_status?: "no_consent" | "unsubscribed" | "subscribed" | "archived"
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of persons.delete. */
export interface PersonsDeleteParams {
  /** ID of the person. */
  id: number
}

/** Params of persons.api_search. */
export interface PersonsApiSearchParams {
  /** Fields to search. All by default. */
  fields?: ("custom_fields" | "email" | "notes" | "phone" | "name")[]
  /** Whether the whole value must match. */
  exact_match?: boolean
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id?: number
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Text to find, of at least two characters. (at least 2 characters) */
  term: string
}

export interface PersonHit {
  id?: number
  result_score?: number
  item?: {
    id?: number
    type?: string
    name?: string
    phones?: string[]
    emails?: string[]
    visible_to?: number
    owner?: {
      id?: number
    }
    organization?: {
      id?: number
      name?: string
    } | null
    notes?: string[]
  }
}

/** Params of persons.merge. */
export interface PersonsMergeParams {
  /** ID of the person that goes. */
  id: number
  /** ID of the record that stays. It wins where values differ. */
  merge_with_id: number
}

export interface Merged {
  id?: number
}

/** Searchable fields of persons, in hosted mode. */
export interface PersonsSearchFields {
  name: string | null
  first_name: string | null
  last_name: string | null
  emails: unknown[] | null
  phones: unknown[] | null
  job_title: string | null
  owner_id: number | null
  org_id: number | null
  add_time: string | null
  update_time: string | null
}

/** Params of organizations.list. */
export interface OrganizationsListParams {
  /** ID of a filter, as `filters.list` returns it. Other filters are then ignored. */
  filter_id?: number
  /** IDs of the records, up to 100. (at most 100 items) */
  ids?: number[]
  /** ID of the user who owns it. */
  owner_id?: number
  /** Time since which the records were changed. */
  updated_since?: string
  /** Time before which the records were changed. */
  updated_until?: string
  /** Field that gives the order. */
  sort_by?: "id" | "update_time" | "add_time"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Further fields of the records. */
  include_fields?: (
    | "next_activity_id"
    | "last_activity_id"
    | "open_deals_count"
    | "related_open_deals_count"
    | "closed_deals_count"
    | "related_closed_deals_count"
    | "email_messages_count"
    | "people_count"
    | "activities_count"
    | "done_activities_count"
    | "undone_activities_count"
    | "files_count"
    | "notes_count"
    | "followers_count"
    | "won_deals_count"
    | "related_won_deals_count"
    | "lost_deals_count"
    | "related_lost_deals_count"
    | "smart_bcc_email"
  )[]
  /** Whether options of own fields have labels beside their IDs. */
  include_option_labels?: boolean
  /** Whether records have their labels beside their IDs. */
  include_labels?: boolean
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Organization {
  id: number
  name?: string
  owner_id?: number
  add_time?: string
  update_time?: string
  is_deleted?: boolean
  visible_to?: number
  address?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  label_ids?: number[]
  website?: string | null
  linkedin?: string | null
  industry?: number | null
  annual_revenue?: number | null
  employee_count?: number | null
  /** The company's own fields, by their codes. */
  custom_fields?: { [k: string]: unknown } | null
}

/** Params of organizations.get. */
export interface OrganizationsGetParams {
  /** ID of the organization. */
  id: number
  /** Further fields of the records. */
  include_fields?: (
    | "next_activity_id"
    | "last_activity_id"
    | "open_deals_count"
    | "related_open_deals_count"
    | "closed_deals_count"
    | "related_closed_deals_count"
    | "email_messages_count"
    | "people_count"
    | "activities_count"
    | "done_activities_count"
    | "undone_activities_count"
    | "files_count"
    | "notes_count"
    | "followers_count"
    | "won_deals_count"
    | "related_won_deals_count"
    | "lost_deals_count"
    | "related_lost_deals_count"
    | "smart_bcc_email"
  )[]
  /** Whether options of own fields have labels beside their IDs. */
  include_option_labels?: boolean
  /** Whether records have their labels beside their IDs. */
  include_labels?: boolean
}

/** Params of organizations.create. */
export interface OrganizationsCreateParams {
  /** Name that people see. */
  name: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** Time of creation. */
  add_time?: string
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: number
  /** IDs of the labels. */
  label_ids?: number[]
  /** The address. `value` is the whole of it. */
  address?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  /** URL of the website. */
  website?: string | null
  /** URL of the profile on LinkedIn. */
  linkedin?: string | null
  /** ID of the industry. */
  industry?: number | null
  /** Revenue of a year. */
  annual_revenue?: number | null
  /** Number of employees. */
  employee_count?: number | null
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of organizations.update. */
export interface OrganizationsUpdateParams {
  /** ID of the organization. */
  id: number
  /** Name that people see. */
  name?: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: number
  /** IDs of the labels. */
  label_ids?: number[]
  /** The address. `value` is the whole of it. */
  address?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  /** URL of the website. */
  website?: string | null
  /** URL of the profile on LinkedIn. */
  linkedin?: string | null
  /** ID of the industry. */
  industry?: number | null
  /** Revenue of a year. */
  annual_revenue?: number | null
  /** Number of employees. */
  employee_count?: number | null
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
}

/** Params of organizations.delete. */
export interface OrganizationsDeleteParams {
  /** ID of the organization. */
  id: number
}

/** Params of organizations.api_search. */
export interface OrganizationsApiSearchParams {
  /** Fields to search. All by default. */
  fields?: ("address" | "custom_fields" | "notes" | "name")[]
  /** Whether the whole value must match. */
  exact_match?: boolean
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Text to find, of at least two characters. (at least 2 characters) */
  term: string
}

export interface OrganizationHit {
  id?: number
  result_score?: number
  item?: {
    id?: number
    type?: string
    name?: string
    address?: string | null
    visible_to?: number
    owner?: {
      id?: number
    }
    notes?: string[]
  }
}

/** Params of organizations.merge. */
export interface OrganizationsMergeParams {
  /** ID of the organization that goes. */
  id: number
  /** ID of the record that stays. It wins where values differ. */
  merge_with_id: number
}

/** Searchable fields of organizations, in hosted mode. */
export interface OrganizationsSearchFields {
  name: string | null
  website: string | null
  address: { [k: string]: unknown } | null
  owner_id: number | null
  industry: number | null
  employee_count: number | null
  add_time: string | null
  update_time: string | null
}

/** Params of leads.list. */
export interface LeadsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Position of the first record, from 0. (at least 0) */
  start?: number
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id?: number
  /** ID of a filter, as `filters.list` returns it. Other filters are then ignored. */
  filter_id?: number
  /** Time since which the records were changed. */
  updated_since?: string
  /** Field that gives the order. */
  sort?:
    | "id"
    | "title"
    | "owner_id"
    | "creator_id"
    | "was_seen"
    | "expected_close_date"
    | "next_activity_id"
    | "add_time"
    | "update_time"
}

export interface Lead {
  id?: string
  title?: string
  owner_id?: number
  creator_id?: number
  label_ids?: string[]
  person_id?: number | null
  organization_id?: number | null
  source_name?: string
  origin?: string
  origin_id?: string | null
  channel?: number | null
  channel_id?: string | null
  source_deal_id?: number | null
  is_archived?: boolean
  was_seen?: boolean
  value?: {
    amount: number
    currency: string
  } | null
  expected_close_date?: string | null
  next_activity_id?: number | null
  add_time?: string
  update_time?: string
  visible_to?: string
  cc_email?: string
}

/** Params of leads.get. */
export interface LeadsGetParams {
  /** ID of the lead. */
  id: string
}

/** Params of leads.create. Needs person_id, or organization_id. */
export interface LeadsCreateParams {
  /** Title that people see. */
  title: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** IDs of the labels. */
  label_ids?: string[]
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id?: number
  /** The value, as `amount` and `currency`. */
  value?: {
    amount: number
    /** Currency as an ISO code, such as `EUR`. */
    currency: string
  } | null
  /** Date on which it should close. */
  expected_close_date?: string
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: "1" | "3" | "5" | "7"
  /** Whether a user has seen it. */
  was_seen?: boolean
  /** Your own ID of its origin. */
  origin_id?: string | null
  /** ID of the marketing channel, of the company. */
  channel?: number | null
  /** Your own ID of the place it came from. */
  channel_id?: string | null
}

/** Params of leads.update. */
export interface LeadsUpdateParams {
  /** ID of the lead. */
  id: string
  /** Title that people see. */
  title?: string | null
  /** ID of the user who owns it. */
  owner_id?: number
  /** IDs of the labels. */
  label_ids?: string[]
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number | null
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id?: number | null
  /** Whether it is archived. */
  is_archived?: boolean
  /** The value, as `amount` and `currency`. */
  value?: {
    amount: number
    /** Currency as an ISO code, such as `EUR`. */
    currency: string
  } | null
  /** Date on which it should close. */
  expected_close_date?: string | null
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: "1" | "3" | "5" | "7"
  /** Whether a user has seen it. */
  was_seen?: boolean
  /** ID of the marketing channel, of the company. */
  channel?: number | null
  /** Your own ID of the place it came from. */
  channel_id?: string | null
}

/** Params of leads.delete. */
export interface LeadsDeleteParams {
  /** ID of the lead. */
  id: string
}

/** Params of leads.api_search. */
export interface LeadsApiSearchParams {
  /** Fields to search. All by default. */
  fields?: ("custom_fields" | "notes" | "title")[]
  /** Whether the whole value must match. */
  exact_match?: boolean
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  organization_id?: number
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Text to find, of at least two characters. (at least 2 characters) */
  term: string
}

export interface LeadHit {
  id?: string
  result_score?: number
  item?: {
    id?: string
    type?: string
    title?: string
    owner?: {
      id?: number
    }
    person?: {
      id?: number
      name?: string
    } | null
    organization?: {
      id?: number
      name?: string
    } | null
    phones?: string[]
    emails?: string[]
    notes?: string[]
    value?: number | null
    currency?: string | null
    visible_to?: number
    is_archived?: boolean
  }
}

/** Params of leads.convert. */
export interface LeadsConvertParams {
  /** ID of the lead. */
  id: string
  /** ID of the stage, as `stages.list` returns it. */
  stage_id?: number
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id?: number
}

/** Searchable fields of leads, in hosted mode. */
export interface LeadsSearchFields {
  title: string | null
  owner_id: number | null
  person_id: number | null
  organization_id: number | null
  source_name: string | null
  was_seen: boolean | null
  expected_close_date: string | null
  add_time: string | null
  update_time: string | null
}

/** Params of lead_labels.list. */
export interface LeadLabelsListParams { [k: string]: never }

export interface LeadLabel {
  id?: string
  name?: string
  color?: string
  add_time?: string
  update_time?: string
}

/** Params of activities.list. */
export interface ActivitiesListParams {
  /** ID of a filter, as `filters.list` returns it. Other filters are then ignored. */
  filter_id?: number
  /** IDs of the records, up to 100. (at most 100 items) */
  ids?: number[]
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** ID of the lead, as `leads.list` returns it. */
  lead_id?: string
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** Whether it is done. */
  done?: boolean
  /** Time since which the records were changed. */
  updated_since?: string
  /** Time before which the records were changed. */
  updated_until?: string
  /** Field that gives the order. */
  sort_by?: "id" | "update_time" | "add_time" | "due_date"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Further fields of the records. */
  include_fields?: ("attendees")[]
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Activity {
  id?: number
  subject?: string
  type?: string
  owner_id?: number
  creator_user_id?: number
  is_deleted?: boolean
  add_time?: string
  update_time?: string
  deal_id?: number
  lead_id?: string
  person_id?: number
  org_id?: number
  project_id?: number
  due_date?: string
  due_time?: string
  duration?: string
  busy?: boolean
  done?: boolean
  marked_as_done_time?: string
  location?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  participants?: {
    person_id?: number
    primary?: boolean
  }[]
  attendees?: {
    email?: string
    name?: string
    status?: string
    is_organizer?: boolean
    person_id?: number
    user_id?: number
  }[]
  conference_meeting_client?: string
  conference_meeting_url?: string
  conference_meeting_id?: string
  public_description?: string
  priority?: number
  note?: string
}

/** Params of activities.get. */
export interface ActivitiesGetParams {
  /** ID of the activity. */
  id: number
  /** Further fields of the records. */
  include_fields?: ("attendees")[]
}

/** Params of activities.create. */
export interface ActivitiesCreateParams {
  /** Subject that people see. */
  subject?: string
  /** The type, as `activity_types.list` has it under `key_string`. */
  type?: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** ID of the lead, as `leads.list` returns it. */
  lead_id?: string
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the project that it belongs to. */
  project_id?: number
  /** Date when it is due. */
  due_date?: string
  /** Time of day when it is due, as `HH:MM`. */
  due_time?: string
  /** Length, as `HH:MM`. */
  duration?: string
  /** Whether it makes its owner busy. */
  busy?: boolean
  /** Whether it is done. */
  done?: boolean
  /** The address. `value` is the whole of it. */
  location?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  /** People who take part, one of them primary. */
  participants?: {
    /** ID of the person, as `persons.list` returns it. */
    person_id?: number
    primary?: boolean
  }[]
  /** People whom the invitation goes to. */
  attendees?: {
    email?: string
    is_organizer?: boolean
    /** Name that people see. */
    name?: string
    /** ID of the person, as `persons.list` returns it. */
    person_id?: number
    /** The state. */
    status?: string
    /** ID of the user, as `users.list` returns it. */
    user_id?: number
  }[]
  /** Description that attendees see. */
  public_description?: string
  /** ID of the priority. */
  priority?: number
  /** Text of the note, in HTML. */
  note?: string
}

/** Params of activities.update. */
export interface ActivitiesUpdateParams {
  /** ID of the activity. */
  id: number
  /** Subject that people see. */
  subject?: string
  /** The type, as `activity_types.list` has it under `key_string`. */
  type?: string
  /** ID of the user who owns it. */
  owner_id?: number
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** ID of the lead, as `leads.list` returns it. */
  lead_id?: string
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the project that it belongs to. */
  project_id?: number
  /** Date when it is due. */
  due_date?: string
  /** Time of day when it is due, as `HH:MM`. */
  due_time?: string
  /** Length, as `HH:MM`. */
  duration?: string
  /** Whether it makes its owner busy. */
  busy?: boolean
  /** Whether it is done. */
  done?: boolean
  /** The address. `value` is the whole of it. */
  location?: {
    value?: string
    country?: string
    admin_area_level_1?: string
    admin_area_level_2?: string
    locality?: string
    sublocality?: string
    route?: string
    street_number?: string
    subpremise?: string
    postal_code?: string
  }
  /** People who take part, one of them primary. */
  participants?: {
    /** ID of the person, as `persons.list` returns it. */
    person_id?: number
    primary?: boolean
  }[]
  /** People whom the invitation goes to. */
  attendees?: {
    email?: string
    is_organizer?: boolean
    /** Name that people see. */
    name?: string
    /** ID of the person, as `persons.list` returns it. */
    person_id?: number
    /** The state. */
    status?: string
    /** ID of the user, as `users.list` returns it. */
    user_id?: number
  }[]
  /** Description that attendees see. */
  public_description?: string
  /** ID of the priority. */
  priority?: number
  /** Text of the note, in HTML. */
  note?: string
}

/** Params of activities.delete. */
export interface ActivitiesDeleteParams {
  /** ID of the activity. */
  id: number
}

/** Searchable fields of activities, in hosted mode. */
export interface ActivitiesSearchFields {
  subject: string | null
  type: string | null
  done: boolean | null
  due_date: string | null
  owner_id: number | null
  deal_id: number | null
  person_id: number | null
  org_id: number | null
  add_time: string | null
  update_time: string | null
}

/** Params of activity_types.list. */
export interface ActivityTypesListParams { [k: string]: never }

export interface ActivityType {
  id?: number
  name?: string
  icon_key?: string
  color?: string
  order_nr?: number
  key_string?: string
  active_flag?: boolean
  is_custom_flag?: boolean
  add_time?: string
  update_time?: string
}

/** Params of notes.list. */
export interface NotesListParams {
  /** ID of the user, as `users.list` returns it. */
  user_id?: number
  /** ID of the lead, as `leads.list` returns it. */
  lead_id?: string
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** Position of the first record, from 0. (at least 0) */
  start?: number
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Field and order, such as `update_time DESC`. */
  sort?: string
  /** Date from which they were created. */
  start_date?: string
  /** Date until which they were created. */
  end_date?: string
  /** Time since which the records were changed. */
  updated_since?: string
  /** 1 for pinned notes. */
  pinned_to_lead_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_deal_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_organization_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_person_flag?: 0 | 1
}

export interface Note {
  id?: number
  active_flag?: boolean
  add_time?: string
  content?: string
  deal?: {
    title?: string
  }
  lead_id?: string
  deal_id?: number
  last_update_user_id?: number
  org_id?: number
  organization?: {
    name?: string
  }
  person?: {
    name?: string
  }
  person_id?: number
  project_id?: number
  project?: {
    title?: string
  }
  task_id?: number
  task?: {
    title?: string
  }
  pinned_to_deal_flag?: boolean | number
  pinned_to_organization_flag?: boolean | number
  pinned_to_person_flag?: boolean | number
  pinned_to_project_flag?: boolean | number
  pinned_to_task_flag?: boolean | number
  update_time?: string
  user?: {
    email?: string
    icon_url?: string
    is_you?: boolean
    name?: string
  }
  user_id?: number
  pinned_to_lead_flag?: boolean | number
}

/** Params of notes.get. */
export interface NotesGetParams {
  /** ID of the note. */
  id: number
}

/** Params of notes.create. Needs deal_id, or lead_id, or person_id, or org_id. */
export interface NotesCreateParams {
  /** ID of the user who wrote it. */
  user_id?: number
  /** Time of creation in UTC, as `YYYY-MM-DD HH:MM:SS`. */
  add_time?: string
  /** 1 for pinned notes. */
  pinned_to_lead_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_deal_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_organization_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_person_flag?: 0 | 1
  /** Text of the note, in HTML. */
  content: string
  /** ID of the lead, as `leads.list` returns it. */
  lead_id?: string
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
}

/** Params of notes.update. */
export interface NotesUpdateParams {
  /** ID of the note. */
  id: number
  /** ID of the user, as `users.list` returns it. */
  user_id?: number
  /** Time of creation in UTC, as `YYYY-MM-DD HH:MM:SS`. */
  add_time?: string
  /** 1 for pinned notes. */
  pinned_to_lead_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_deal_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_organization_flag?: 0 | 1
  /** 1 for pinned notes. */
  pinned_to_person_flag?: 0 | 1
  /** ID of the lead, as `leads.list` returns it. */
  lead_id?: string
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** Text of the note, in HTML. */
  content?: string
}

/** Params of notes.delete. */
export interface NotesDeleteParams {
  /** ID of the note. */
  id: number
}

/** Searchable fields of notes, in hosted mode. */
export interface NotesSearchFields {
  content: string | null
  user_id: number | null
  deal_id: number | null
  lead_id: string | null
  person_id: number | null
  org_id: number | null
  add_time: string | null
  update_time: string | null
}

/** Params of products.list. */
export interface ProductsListParams {
  /** ID of the user who owns it. */
  owner_id?: number
  /** IDs of the records, up to 100. (at most 100 items) */
  ids?: number[]
  /** ID of a filter, as `filters.list` returns it. Other filters are then ignored. */
  filter_id?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** Field that gives the order. */
  sort_by?: "id" | "name" | "add_time" | "update_time"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Time since which the records were changed. */
  updated_since?: string
}

export interface Product {
  prices?: {
    product_id?: number
    price?: number
    currency?: string
    cost?: number
    direct_cost?: number | null
    notes?: string
  }[]
  billing_frequency_cycles?: number | null
  billing_frequency?: string
  id: number
  name?: string
  code?: string
  unit?: string
  tax?: number
  is_deleted?: boolean
  is_linkable?: boolean
  visible_to?: number
  owner_id?: number
  add_time?: string
  update_time?: string
  description?: string
  category?: string | null
  /** The company's own fields, by their codes. */
  custom_fields?: { [k: string]: unknown } | null
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** ID of the product. */
  id: number
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** Number of billings. Null bills without an end. */
  billing_frequency_cycles?: number | null
  /** Interval at which it is billed. */
  billing_frequency?: "one-time" | "annually" | "semi-annually" | "quarterly" | "monthly" | "weekly"
  /** Code of the product, such as its number. */
  code?: string
  /** Text that describes it. */
  description?: string
  /** Unit in which it is counted, such as `hour`. */
  unit?: string
  /** Percentage of tax. */
  tax?: number
  /** ID of its category. */
  category?: number
  /** ID of the user who owns it. */
  owner_id?: number
  /** Whether deals can have it. */
  is_linkable?: boolean
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: 1 | 3 | 5 | 7
  /** Prices, each with `currency`, `price`, `cost` and `notes`. */
  prices?: { [k: string]: unknown }[]
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
  /** Name that people see. */
  name: string
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** ID of the product. */
  id: number
  /** Number of billings. Null bills without an end. */
  billing_frequency_cycles?: number | null
  /** Interval at which it is billed. */
  billing_frequency?: "one-time" | "annually" | "semi-annually" | "quarterly" | "monthly" | "weekly"
  /** Code of the product, such as its number. */
  code?: string
  /** Text that describes it. */
  description?: string
  /** Unit in which it is counted, such as `hour`. */
  unit?: string
  /** Percentage of tax. */
  tax?: number
  /** ID of its category. */
  category?: number
  /** ID of the user who owns it. */
  owner_id?: number
  /** Whether deals can have it. */
  is_linkable?: boolean
  /** ID of the visibility group, such as 3 for all users. The groups differ by plan. */
  visible_to?: 1 | 3 | 5 | 7
  /** Prices, each with `currency`, `price`, `cost` and `notes`. */
  prices?: { [k: string]: unknown }[]
  /** Own fields of the account, by their codes. */
  custom_fields?: { [k: string]: unknown }
  /** Name that people see. */
  name?: string
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** ID of the product. */
  id: number
}

/** Params of products.api_search. */
export interface ProductsApiSearchParams {
  /** Fields to search. All by default. */
  fields?: ("code" | "custom_fields" | "name")[]
  /** Whether the whole value must match. */
  exact_match?: boolean
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Text to find, of at least two characters. (at least 2 characters) */
  term: string
}

export interface ProductHit {
  id?: number
  result_score?: number
  item?: {
    id?: number
    type?: string
    name?: string
    code?: number | string | null
    visible_to?: number
    owner?: {
      id?: number
    }
  }
}

/** Searchable fields of products, in hosted mode. */
export interface ProductsSearchFields {
  name: string | null
  code: string | null
  unit: string | null
  description: string | null
  owner_id: number | null
  tax: number | null
  add_time: string | null
  update_time: string | null
}

/** Params of items.api_search. */
export interface ItemsApiSearchParams {
  /** Text to find, of at least two characters. (at least 2 characters) */
  term: string
  /** Kinds of records to search. All by default. */
  item_types?: ("deal" | "person" | "organization" | "product" | "lead" | "file" | "mail_attachment" | "project")[]
  /** Fields to search. All by default. */
  fields?: ("address" | "code" | "custom_fields" | "email" | "name" | "notes" | "phone" | "title" | "description")[]
  /** Whether results have related deals and leads. */
  search_for_related_items?: boolean
  /** Whether the whole value must match. */
  exact_match?: boolean
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface ItemHit {
  id?: number | string
  result_score?: number
  item?: {
    id?: number | string
    type?: string
    title?: string
    name?: string
  }
}

/** Params of stages.list. */
export interface StagesListParams {
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id?: number
  /** Field that gives the order. */
  sort_by?: "id" | "update_time" | "add_time" | "order_nr"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Stage {
  id?: number
  order_nr?: number
  name?: string
  is_deleted?: boolean
  deal_probability?: number
  pipeline_id?: number
  is_deal_rot_enabled?: boolean
  days_to_rotten?: number | null
  add_time?: string
  update_time?: string
}

/** Params of stages.get. */
export interface StagesGetParams {
  /** ID of the stage. */
  id: number
}

/** Params of stages.create. */
export interface StagesCreateParams {
  /** Name that people see. */
  name: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id: number
  /** Chance of winning at this stage, in percent. */
  deal_probability?: number
  /** Whether deals grow stale here. */
  is_deal_rot_enabled?: boolean
  /** Days after which a deal is stale. */
  days_to_rotten?: number
}

/** Params of stages.update. */
export interface StagesUpdateParams {
  /** ID of the stage. */
  id: number
  /** Name that people see. */
  name?: string
  /** ID of the pipeline, as `pipelines.list` returns it. */
  pipeline_id?: number
  /** Chance of winning at this stage, in percent. */
  deal_probability?: number
  /** Whether deals grow stale here. */
  is_deal_rot_enabled?: boolean
  /** Days after which a deal is stale. */
  days_to_rotten?: number
}

/** Params of stages.delete. */
export interface StagesDeleteParams {
  /** ID of the stage. */
  id: number
}

/** Params of pipelines.list. */
export interface PipelinesListParams {
  /** Field that gives the order. */
  sort_by?: "id" | "update_time" | "add_time"
  /** The order. */
  sort_direction?: "asc" | "desc"
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Pipeline {
  id?: number
  name?: string
  order_nr?: number
  is_deleted?: boolean
  is_deal_probability_enabled?: boolean
  add_time?: string
  update_time?: string
}

/** Params of pipelines.get. */
export interface PipelinesGetParams {
  /** ID of the pipeline. */
  id: number
}

/** Params of pipelines.create. */
export interface PipelinesCreateParams {
  /** Name that people see. */
  name: string
  /** Whether stages have a probability. */
  is_deal_probability_enabled?: boolean
}

/** Params of pipelines.update. */
export interface PipelinesUpdateParams {
  /** ID of the pipeline. */
  id: number
  /** Name that people see. */
  name?: string
  /** Whether stages have a probability. */
  is_deal_probability_enabled?: boolean
}

/** Params of pipelines.delete. */
export interface PipelinesDeleteParams {
  /** ID of the pipeline. */
  id: number
}

/** Params of users.list. */
export interface UsersListParams { [k: string]: never }

export interface User {
  id?: number
  name?: string
  default_currency?: string
  locale?: string
  lang?: number
  email?: string
  phone?: string | null
  activated?: boolean
  last_login?: string
  created?: string
  modified?: string | null
  has_created_company?: boolean
  access?: {
    app?: string
    admin?: boolean
    permission_set_id?: string
  }[]
  active_flag?: boolean
  timezone_name?: string
  timezone_offset?: string
  role_id?: number
  icon_url?: string | null
  is_you?: boolean
  is_deleted?: boolean
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user. */
  id: number
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** 1 to search email addresses only. */
  search_by_email?: 0 | 1
  /** Name or email address of the user. */
  term: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  name: string | null
  email: string | null
  active_flag: boolean | null
  timezone_name: string | null
}

/** Params of user.get. */
export interface UserGetParams { [k: string]: never }

export interface Me {
  company_id?: number
  company_name?: string
  company_domain?: string
  company_country?: string
  company_industry?: string
  language?: {
    language_code?: string
    country_code?: string
  }
  id?: number
  name?: string
  default_currency?: string
  locale?: string
  lang?: number
  email?: string
  phone?: string | null
  activated?: boolean
  last_login?: string
  created?: string
  modified?: string | null
  has_created_company?: boolean
  access?: {
    app?: string
    admin?: boolean
    permission_set_id?: string
  }[]
  active_flag?: boolean
  timezone_name?: string
  timezone_offset?: string
  role_id?: number
  icon_url?: string | null
  is_you?: boolean
  is_deleted?: boolean
}

/** Params of files.list. */
export interface FilesListParams {
  /** Position of the first record, from 0. (at least 0) */
  start?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  limit?: number
  /** Field and order, such as `update_time DESC`. */
  sort?: string
}

export interface File {
  id?: number
  user_id?: number
  deal_id?: number
  person_id?: number
  org_id?: number
  product_id?: number
  activity_id?: number
  lead_id?: string
  project_id?: number
  add_time?: string
  update_time?: string
  file_name?: string
  file_size?: number
  active_flag?: boolean
  inline_flag?: boolean
  remote_location?: string
  remote_id?: string
  cid?: string
  s3_bucket?: string
  mail_message_id?: string
  mail_template_id?: string
  deal_name?: string
  person_name?: string
  org_name?: string
  product_name?: string
  lead_name?: string
  project_name?: string
  url?: string
  name?: string
  description?: string
}

/** Params of files.get. */
export interface FilesGetParams {
  /** ID of the file. */
  id: number
}

/** Params of files.create. */
export interface FilesCreateParams {
  /** The file to upload. */
  file: FileInput
  /** ID of the deal, as `deals.list` returns it. */
  deal_id?: number
  /** ID of the person, as `persons.list` returns it. */
  person_id?: number
  /** ID of the organization, as `organizations.list` returns it. */
  org_id?: number
  /** ID of the product, as `products.list` returns it. */
  product_id?: number
  /** ID of the activity, as `activities.list` returns it. */
  activity_id?: number
  /** ID of the lead, as `leads.list` returns it. */
  lead_id?: string
}

/** Params of files.update. */
export interface FilesUpdateParams {
  /** ID of the file. */
  id: number
  /** Name that people see. */
  name?: string
  /** Text that describes it. */
  description?: string
}

/** Params of files.delete. */
export interface FilesDeleteParams {
  /** ID of the file. */
  id: number
}

/** Params of file_contents.download. */
export interface FileContentsDownloadParams {
  /** ID of the file. */
  id: number
}

/** Params of filters.list. */
export interface FiltersListParams {
  /** Kind of records that it filters. */
  type?: "deals" | "leads" | "org" | "people" | "products" | "activity" | "projects"
}

export interface Filter {
  id?: number
  name?: string
  filter_code?: string | null
  is_editable?: boolean
  active_flag?: boolean
  type?: string
  temporary_flag?: boolean | null
  user_id?: number
  add_time?: string
  update_time?: string | null
  visible_to?: string
  last_used_time?: string | null
  custom_view_id?: number | null
}

/** Params of currencies.list. */
export interface CurrenciesListParams {
  /** Name or code of the currency. */
  term?: string
}

export interface Currency {
  id?: number
  code?: string
  name?: string
  decimal_points?: number
  symbol?: string
  active_flag?: boolean
  is_custom_flag?: boolean
}

/** Params of deal_fields.list. */
export interface DealFieldsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Field {
  field_name: string
  field_code: string
  description?: string
  field_type: string
  options?: ({
    id?: number | string
    label?: string
    color?: string | null
    update_time?: string | null
    add_time?: string | null
  }[] | null)
  subfields?: {
    field_code?: string
    field_name?: string
    field_type?: string
  }[] | null
  is_custom_field: boolean
  is_optional_response_field: boolean
}

/** Params of person_fields.list. */
export interface PersonFieldsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface OtherField {
  field_name: string
  field_code: string
  field_type: string
  options?: ({
    id?: number | string
    label?: string
    color?: string | null
    update_time?: string | null
    add_time?: string | null
  }[] | null)
  subfields?: {
    field_code?: string
    field_name?: string
    field_type?: string
  }[] | null
  is_custom_field: boolean
  is_optional_response_field: boolean
}

/** Params of organization_fields.list. */
export interface OrganizationFieldsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

/** Params of product_fields.list. */
export interface ProductFieldsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

/** Params of webhooks.list. */
export interface WebhooksListParams { [k: string]: never }

export interface Webhook {
  id?: number
  company_id?: number
  owner_id?: number
  user_id?: number
  event_action?: string
  event_object?: string
  subscription_url?: string
  version?: string
  is_active?: number
  add_time?: string
  remove_time?: string | null
  type?: string
  http_auth_user?: string | null
  http_auth_password?: string | null
  remove_reason?: string | null
  last_delivery_time?: string | null
  last_http_status?: number | null
  admin_id?: number
  name?: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** URL that gets the events. */
  subscription_url: string
  /** The change of the record. */
  event_action: "create" | "change" | "delete" | "*"
  /** The kind of record. */
  event_object:
    | "activity"
    | "deal"
    | "lead"
    | "note"
    | "organization"
    | "person"
    | "pipeline"
    | "product"
    | "stage"
    | "user"
    | "*"
  /** Name that people see. (at most 255 characters) */
  name: string
  /** ID of the user whose access decides which events are sent. Yours by default. */
  user_id?: number
  /** User name that Pipedrive sends. */
  http_auth_user?: string | null
  /** Password that Pipedrive sends. */
  http_auth_password?: string | null
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the webhook. */
  id: number
}

/** Credentials by auth variant. */
export interface PipedriveCredentials {
  api_token: PipedriveApiTokenCredentials
  oauth: PipedriveOauthCredentials
}

/** API token */
export interface PipedriveApiTokenCredentials {
  api_token: string
}

/** Pipedrive account */
export interface PipedriveOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface PipedriveConfig {
  /** Name of the company in the address of its Pipedrive, before `.pipedrive.com`. OAuth finds it automatically. */
  company: string
}
