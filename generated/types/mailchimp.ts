// Generated from definitions/mailchimp.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Mailchimp */
    "mailchimp": Mailchimp
  }
}

/**
 * Mailchimp. Audiences with their members, tags, segments and groups, campaigns and their sending, templates, reports
 * and automations of one Mailchimp account.
 */
export interface Mailchimp {
  operations: MailchimpOperations
  credentials: MailchimpCredentials
  config: MailchimpConfig
}

/** What can be called, by entity and action. */
export interface MailchimpOperations {
  /** The account itself, with its contact and its figures. */
  account: {
    /** Gets the account that the credentials belong to. */
    get: {
      params: AccountGetParams
      records: Account
      meta: {}
    }
  }
  /** An audience: the people to whom campaigns go. Mailchimp's API calls it a list. */
  lists: {
    /** Lists audiences with their figures, by when they were made or last mailed, or by a member's address. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one audience with its figures. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Makes an audience. How many there may be depends on the plan. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Changes what is given of an audience; Mailchimp asks for its main settings each time. */
    update: {
      params: ListsUpdateParams
      records: List
      meta: {}
    }
    /** Deletes an audience with its members and their history. */
    delete: {
      params: ListsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /**
   * A person in an audience. id is the MD5 of the address in small letters, contact_id an id of this person in this
   * audience alone.
   */
  list_members: {
    /** Lists the people in an audience by status, time of joining or change, or interests. */
    list: {
      params: ListMembersListParams
      records: Member[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one member of an audience by address or id. */
    get: {
      params: ListMembersGetParams
      records: Member
      meta: {}
    }
    /** Adds a person to an audience. Who is there already is a conflict; list_member_upserts.update takes both. */
    create: {
      params: ListMembersCreateParams
      records: Member
      meta: {}
    }
    /** Changes what is given of a member; status unsubscribed takes them off campaigns. */
    update: {
      params: ListMembersUpdateParams
      records: Member
      meta: {}
    }
    /** Archives a member, who can be added again; list_member_erasures.delete is for good. */
    delete: {
      params: ListMembersDeleteParams
      records: null
      meta: {}
    }
    /** Searches members of all audiences or one by their address or name; the best matches only. */
    api_search: {
      params: ListMembersApiSearchParams
      records: Member[]
      meta: {
        total_items: number | null
      }
    }
    search: {
      fields: ListMembersSearchFields
    }
  }
  /** A person who is changed, or added when they are not in the audience yet. */
  list_member_upserts: {
    /** Changes a member, or adds them with status_if_new when they are not in the audience yet. */
    update: {
      params: ListMemberUpsertsUpdateParams
      records: Member
      meta: {}
    }
  }
  /** Up to 500 people who are added to an audience at once. */
  list_member_batches: {
    /** Adds or changes up to 500 members at once. errors of the answer lists those that were refused. */
    create: {
      params: ListMemberBatchesCreateParams
      records: MemberBatch
      meta: {}
    }
  }
  /** The erasure of a person. */
  list_member_erasures: {
    /** Erases all personal data of a member for good. They cannot be added again other than by a form. */
    delete: {
      params: ListMemberErasuresDeleteParams
      records: null
      meta: {}
    }
  }
  /** A tag that a member has. */
  list_member_tags: {
    /** Lists the tags of a member. */
    list: {
      params: ListMemberTagsListParams
      records: Tag[]
      meta: {
        total_items: number | null
      }
    }
    /** Tags a member of an audience: gives tags, makes those that are new, and takes others away. */
    update: {
      params: ListMemberTagsUpdateParams
      records: null
      meta: {}
    }
  }
  /** A note about a member. */
  list_member_notes: {
    /** Lists the notes about a member. */
    list: {
      params: ListMemberNotesListParams
      records: Note[]
      meta: {
        total_items: number | null
      }
    }
    /** Adds a note to a member. */
    create: {
      params: ListMemberNotesCreateParams
      records: Note
      meta: {}
    }
    /** Changes the text of a note about a member. */
    update: {
      params: ListMemberNotesUpdateParams
      records: Note
      meta: {}
    }
    /** Deletes a note about a member. */
    delete: {
      params: ListMemberNotesDeleteParams
      records: null
      meta: {}
    }
  }
  /** Something that a member did elsewhere, which can start automations. */
  list_member_events: {
    /** Lists what was reported of a member. */
    list: {
      params: ListMemberEventsListParams
      records: MemberEvent[]
      meta: {
        total_items: number | null
      }
    }
    /** Reports something that a member did. */
    create: {
      params: ListMemberEventsCreateParams
      records: null
      meta: {}
    }
  }
  /** A tag of an audience. */
  tags: {
    /** Lists the tags of an audience, or those whose name begins with a text. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {
        total_items: number | null
      }
    }
  }
  /** Those members of an audience that a condition selects, or that were put there: a tag is a static segment. */
  segments: {
    /** Lists the segments of an audience, tags among them, by kind or time. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one segment with its conditions and how many members it has. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
    /** Makes a segment by conditions, or of given addresses. */
    create: {
      params: SegmentsCreateParams
      records: Segment
      meta: {}
    }
    /** Renames a segment and changes its conditions or its addresses. */
    update: {
      params: SegmentsUpdateParams
      records: Segment
      meta: {}
    }
    /** Deletes a segment; the members stay in the audience. */
    delete: {
      params: SegmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A member of an audience who is in a segment. */
  segment_members: {
    /** Lists the members in a segment. */
    list: {
      params: SegmentMembersListParams
      records: SegmentMember[]
      meta: {
        total_items: number | null
      }
    }
    /** Puts a member of the audience into a static segment. */
    create: {
      params: SegmentMembersCreateParams
      records: SegmentMember
      meta: {}
    }
    /** Takes a member out of a static segment; they stay in the audience. */
    delete: {
      params: SegmentMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** Up to 500 members who are put into a segment or taken out at once. */
  segment_member_batches: {
    /**
     * Puts up to 500 members into a static segment and takes up to 500 out. errors of the answer lists those that were
     * refused.
     */
    create: {
      params: SegmentMemberBatchesCreateParams
      records: SegmentBatch
      meta: {}
    }
  }
  /** A group of interests that members choose from, such as topics. */
  interest_categories: {
    /** Lists the groups of interests of an audience. */
    list: {
      params: InterestCategoriesListParams
      records: InterestCategory[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one group of interests. */
    get: {
      params: InterestCategoriesGetParams
      records: InterestCategory
      meta: {}
    }
    /** Makes a group of interests; interests.create fills it. */
    create: {
      params: InterestCategoriesCreateParams
      records: InterestCategory
      meta: {}
    }
    /** Changes a group of interests. */
    update: {
      params: InterestCategoriesUpdateParams
      records: InterestCategory
      meta: {}
    }
    /** Deletes a group of interests with its interests. */
    delete: {
      params: InterestCategoriesDeleteParams
      records: null
      meta: {}
    }
  }
  /** One interest of a group. */
  interests: {
    /** Lists the interests of a group. */
    list: {
      params: InterestsListParams
      records: Interest[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one interest with how many members have it. */
    get: {
      params: InterestsGetParams
      records: Interest
      meta: {}
    }
    /** Adds an interest to a group. */
    create: {
      params: InterestsCreateParams
      records: Interest
      meta: {}
    }
    /** Renames or moves an interest. */
    update: {
      params: InterestsUpdateParams
      records: Interest
      meta: {}
    }
    /** Deletes an interest. */
    delete: {
      params: InterestsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A field of members, such as FNAME. */
  merge_fields: {
    /** Lists the fields that members of an audience have. */
    list: {
      params: MergeFieldsListParams
      records: MergeField[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one field of members. */
    get: {
      params: MergeFieldsGetParams
      records: MergeField
      meta: {}
    }
    /** Adds a field to the members of an audience. */
    create: {
      params: MergeFieldsCreateParams
      records: MergeField
      meta: {}
    }
    /** Changes a field of members; its type stays. */
    update: {
      params: MergeFieldsUpdateParams
      records: MergeField
      meta: {}
    }
    /** Deletes a field with its values. */
    delete: {
      params: MergeFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An e-mail to an audience or a segment of it. */
  campaigns: {
    /** Lists campaigns by kind, status, audience, or time of making or sending. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one campaign with its settings; campaign_contents.get has its text. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /** Makes a campaign as a draft. campaign_contents.update gives it a text, campaign_sends.create sends it. */
    create: {
      params: CampaignsCreateParams
      records: Campaign
      meta: {}
    }
    /**
     * Changes a campaign that has not been sent. Of the settings Mailchimp wants subject, sender and reply address each
     * time.
     */
    update: {
      params: CampaignsUpdateParams
      records: Campaign
      meta: {}
    }
    /** Deletes a campaign. */
    delete: {
      params: CampaignsDeleteParams
      records: null
      meta: {}
    }
    /** Searches campaigns by words in their title, subject or text; the best matches only. */
    api_search: {
      params: CampaignsApiSearchParams
      records: CampaignMatch[]
      meta: {
        total_items: number | null
      }
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** The text of a campaign. */
  campaign_contents: {
    /** Gets the text of a campaign as HTML and plain. */
    get: {
      params: CampaignContentsGetParams
      records: CampaignContent
      meta: {}
    }
    /** Sets the text of a campaign by HTML, a page to import, or a template with its sections. */
    update: {
      params: CampaignContentsUpdateParams
      records: CampaignContent
      meta: {}
    }
  }
  /** What is left to do before a campaign can be sent. */
  campaign_checklists: {
    /** Says whether a campaign can be sent, and what is missing. */
    get: {
      params: CampaignChecklistsGetParams
      records: Checklist
      meta: {}
    }
  }
  /** The sending of a campaign. */
  campaign_sends: {
    /** Sends a campaign now, to everybody in its audience or segment. An RSS campaign begins. */
    create: {
      params: CampaignSendsCreateParams
      records: null
      meta: {}
    }
    /** Stops a campaign that is being sent; who has got it keeps it. Paid plans only. */
    delete: {
      params: CampaignSendsDeleteParams
      records: null
      meta: {}
    }
  }
  /** When a campaign goes out. */
  campaign_schedules: {
    /** Sends a campaign at a time, on a quarter of an hour. */
    create: {
      params: CampaignSchedulesCreateParams
      records: null
      meta: {}
    }
    /** Takes a campaign back that is scheduled; it becomes a draft. */
    delete: {
      params: CampaignSchedulesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A test of a campaign. */
  campaign_tests: {
    /** Sends a campaign to a few addresses as a test. */
    create: {
      params: CampaignTestsCreateParams
      records: null
      meta: {}
    }
  }
  /** A copy of a campaign. */
  campaign_copies: {
    /** Makes a copy of a campaign as a new draft. */
    create: {
      params: CampaignCopiesCreateParams
      records: Campaign
      meta: {}
    }
  }
  /** A template of e-mails. */
  templates: {
    /** Lists templates by kind, maker, folder or time. */
    list: {
      params: TemplatesListParams
      records: Template[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one template without its HTML. */
    get: {
      params: TemplatesGetParams
      records: Template
      meta: {}
    }
    /** Makes a template of HTML. */
    create: {
      params: TemplatesCreateParams
      records: Template
      meta: {}
    }
    /** Replaces a template's name and HTML. */
    update: {
      params: TemplatesUpdateParams
      records: Template
      meta: {}
    }
    /** Deletes a template. */
    delete: {
      params: TemplatesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TemplatesSearchFields
    }
  }
  /** How a campaign that was sent did. */
  reports: {
    /** Lists reports of campaigns that were sent: opens, clicks, bounces and more. */
    list: {
      params: ReportsListParams
      records: Report[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets the report of one campaign. */
    get: {
      params: ReportsGetParams
      records: Report
      meta: {}
    }
    search: {
      fields: ReportsSearchFields
    }
  }
  /** What one recipient of a campaign did with it. */
  email_activity: {
    /** Lists what each recipient of a campaign did: opens, clicks and bounces with their times. */
    list: {
      params: EmailActivityListParams
      records: EmailActivity[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets what one recipient of a campaign did. */
    get: {
      params: EmailActivityGetParams
      records: EmailActivity
      meta: {}
    }
  }
  /** A member who unsubscribed by a campaign. */
  unsubscribes: {
    /** Lists who unsubscribed by a campaign, with time and reason. */
    list: {
      params: UnsubscribesListParams
      records: Unsubscribe[]
      meta: {
        total_items: number | null
      }
    }
  }
  /** A recipient who opened a campaign. */
  opens: {
    /** Lists who opened a campaign and when. */
    list: {
      params: OpensListParams
      records: Open[]
      meta: {
        total_items: number | null
        total_opens: number | null
      }
    }
  }
  /** A link of a campaign with how often it was clicked. */
  clicks: {
    /** Lists the links of a campaign with how often they were clicked. */
    list: {
      params: ClicksListParams
      records: ClickedLink[]
      meta: {
        total_items: number | null
      }
    }
  }
  /** A member to whom a campaign was sent. */
  recipients: {
    /** Lists to whom a campaign was sent, and whether it arrived. */
    list: {
      params: RecipientsListParams
      records: Recipient[]
      meta: {
        total_items: number | null
      }
    }
  }
  /** A classic automation. */
  automations: {
    /** Lists classic automations by status or time. */
    list: {
      params: AutomationsListParams
      records: Automation[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets one classic automation. */
    get: {
      params: AutomationsGetParams
      records: Automation
      meta: {}
    }
  }
  /** Whether a classic automation sends. */
  automation_runs: {
    /** Starts all e-mails of a classic automation. */
    create: {
      params: AutomationRunsCreateParams
      records: null
      meta: {}
    }
    /** Pauses all e-mails of a classic automation. */
    delete: {
      params: AutomationRunsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of account.get. */
export interface AccountGetParams { [k: string]: never }

export interface Account {
  account_id: string
  login_id?: string
  account_name?: string
  email?: string
  first_name?: string
  last_name?: string
  username?: string
  avatar_url?: string
  role?: string
  member_since?: string
  pricing_plan_type?: string
  first_payment?: string
  account_timezone?: string
  account_industry?: string
  contact?: {
    company?: string
    addr1?: string
    addr2?: string
    city?: string
    state?: string
    zip?: string
    country?: string
  }
  pro_enabled?: boolean
  last_login?: string
  total_subscribers?: number
  industry_stats?: {
    open_rate?: number
    bounce_rate?: number
    click_rate?: number
  }
}

/** Params of lists.list. */
export interface ListsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** Only audiences made since. */
  since_date_created?: string
  /** Only audiences made before. */
  before_date_created?: string
  /** Only audiences whose last campaign went out since. */
  since_campaign_last_sent?: string
  /** Only audiences whose last campaign went out before. */
  before_campaign_last_sent?: string
  /** Only audiences that this address is in. */
  email?: string
  /** Only audiences with a shop that is in use. */
  has_ecommerce_store?: boolean
  /** Whether stats say how many contacts there are with all statuses. */
  include_total_contacts?: boolean
  /** What to sort by. */
  sort_field?: "date_created"
  /** Ascending, or descending. */
  sort_dir?: "ASC" | "DESC"
}

export interface List {
  id: string
  web_id?: number
  name?: string
  contact?: {
    company?: string
    address1?: string
    address2?: string
    city?: string
    state?: string
    zip?: string
    country?: string
    phone?: string
  }
  permission_reminder?: string
  use_archive_bar?: boolean
  campaign_defaults?: {
    from_name?: string
    from_email?: string
    subject?: string
    language?: string
  }
  notify_on_subscribe?: string
  notify_on_unsubscribe?: string
  date_created?: string
  list_rating?: number
  email_type_option?: boolean
  subscribe_url_short?: string
  subscribe_url_long?: string
  beamer_address?: string
  visibility?: string
  double_optin?: boolean
  has_welcome?: boolean
  marketing_permissions?: boolean
  modules?: string[]
  stats?: {
    member_count?: number
    total_contacts?: number
    unsubscribe_count?: number
    cleaned_count?: number
    member_count_since_send?: number
    unsubscribe_count_since_send?: number
    cleaned_count_since_send?: number
    campaign_count?: number
    campaign_last_sent?: string
    merge_field_count?: number
    avg_sub_rate?: number
    avg_unsub_rate?: number
    target_sub_rate?: number
    open_rate?: number
    click_rate?: number
    last_sub_date?: string
    last_unsub_date?: string
  }
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** Whether stats say how many contacts there are with all statuses. */
  include_total_contacts?: boolean
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** What the audience is called. */
  name: string
  /** The postal address that stands in every campaign, as laws ask for. */
  contact: {
    /** The company. */
    company: string
    /** Street and number. */
    address1: string
    /** Such as a floor. */
    address2?: string
    /** The city. */
    city: string
    /** The state or province. */
    state?: string
    /** The postal code. */
    zip?: string
    /** The country, as two letters. */
    country: string
    /** A phone number. */
    phone?: string
  }
  /** How people got into the audience; they see it in campaigns. */
  permission_reminder: string
  /** What campaigns to it begin with. */
  campaign_defaults: {
    /** The sender's name. */
    from_name: string
    /** The sender's address. */
    from_email: string
    /** The subject. */
    subject: string
    /** The language, such as en. */
    language: string
  }
  /** Whether people choose between HTML and plain text. */
  email_type_option: boolean
  /** Whether archived campaigns show Mailchimp's bar. */
  use_archive_bar?: boolean
  /** Who is notified when somebody joins; an address. */
  notify_on_subscribe?: string
  /** Who is notified when somebody leaves; an address. */
  notify_on_unsubscribe?: string
  /** Whether people confirm by e-mail that they join. */
  double_optin?: boolean
  /** Whether people are asked for permissions, as the GDPR has it. */
  marketing_permissions?: boolean
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** What the audience is called. */
  name: string
  /** The postal address that stands in every campaign, as laws ask for. */
  contact: {
    /** The company. */
    company: string
    /** Street and number. */
    address1: string
    /** Such as a floor. */
    address2?: string
    /** The city. */
    city: string
    /** The state or province. */
    state?: string
    /** The postal code. */
    zip?: string
    /** The country, as two letters. */
    country: string
    /** A phone number. */
    phone?: string
  }
  /** How people got into the audience; they see it in campaigns. */
  permission_reminder: string
  /** What campaigns to it begin with. */
  campaign_defaults: {
    /** The sender's name. */
    from_name: string
    /** The sender's address. */
    from_email: string
    /** The subject. */
    subject: string
    /** The language, such as en. */
    language: string
  }
  /** Whether people choose between HTML and plain text. */
  email_type_option: boolean
  /** Whether archived campaigns show Mailchimp's bar. */
  use_archive_bar?: boolean
  /** Who is notified when somebody joins; an address. */
  notify_on_subscribe?: string
  /** Who is notified when somebody leaves; an address. */
  notify_on_unsubscribe?: string
  /** Whether people confirm by e-mail that they join. */
  double_optin?: boolean
  /** Whether people are asked for permissions, as the GDPR has it. */
  marketing_permissions?: boolean
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  id: string | null
  web_id: number | null
  name: string | null
  permission_reminder: string | null
  date_created: string | null
  list_rating: number | null
  visibility: string | null
  double_optin: boolean | null
  member_count: number | null
  unsubscribe_count: number | null
  open_rate: number | null
  click_rate: number | null
  campaign_last_sent: string | null
}

/**
 * Params of list_members.list. Needs interest_category_id and interest_match with interest_ids. Needs status with
 * unsubscribed_since.
 */
export interface ListMembersListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** Only members with this status. */
  status?: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional" | "archived"
  /** Only members who get this form of e-mail, html or text. */
  email_type?: string
  /** Only members who confirmed since. */
  since_timestamp_opt?: string
  /** Only members who confirmed before. */
  before_timestamp_opt?: string
  /** Only members who changed since. */
  since_last_changed?: string
  /** Only members who changed before. */
  before_last_changed?: string
  /** Only members who unsubscribed since; with status unsubscribed. */
  unsubscribed_since?: string
  /** Only the member with this id of the address, which links of campaigns carry. */
  unique_email_id?: string
  /** Only members marked as VIP. */
  vip_only?: boolean
  /** The group of interests to match, by id from interest_categories.list. */
  interest_category_id?: string
  /** The interests to match, by id from interests.list. */
  interest_ids?: string[]
  /** How many of the interests a member has. */
  interest_match?: "any" | "all" | "none"
  /** Only members who changed since the last campaign. */
  since_last_campaign?: boolean
  /** What to sort by. */
  sort_field?: "timestamp_opt" | "timestamp_signup" | "last_changed"
  /** Ascending, or descending. */
  sort_dir?: "ASC" | "DESC"
}

export interface Member {
  id?: string
  email_address?: string
  unique_email_id?: string
  email_type?: string
  status?: string
  /** Values of fields by their tags, such as FNAME. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by id. */
  interests?: {
    [k: string]: boolean
  }
  stats?: {
    avg_open_rate?: number
    avg_click_rate?: number
  }
  ip_signup?: string
  timestamp_signup?: string
  ip_opt?: string
  timestamp_opt?: string
  member_rating?: number
  last_changed?: string
  language?: string
  vip?: boolean
  email_client?: string
  location?: {
    latitude?: number
    longitude?: number
    gmtoff?: number
    dstoff?: number
    country_code?: string
    timezone?: string
  }
  last_note?: {
    note_id?: number
    created_at?: string
    created_by?: string
    note?: string
  }
  tags_count?: number
  tags?: {
    id?: number
    name?: string
  }[]
  list_id?: string
  contact_id: string
  full_name?: string
  web_id?: number
  unsubscribe_reason?: string
  consents_to_one_to_one_messaging?: boolean
  sms_phone_number?: string
  source?: string
  marketing_permissions?: {
    marketing_permission_id?: string
    text?: string
    enabled?: boolean
  }[]
}

/** Params of list_members.get. */
export interface ListMembersGetParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
}

/** Params of list_members.create. */
export interface ListMembersCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** Where mail to this person goes. */
  email_address: string
  /** The status; pending sends them an e-mail to confirm. */
  status: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
  /** Values of fields by their tags, from merge_fields.list. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by id, from interests.list. */
  interests?: {
    [k: string]: boolean
  }
  /** The member's language, such as de. */
  language?: string
  /** Whether the member is marked as VIP. */
  vip?: boolean
  /** Which form of e-mail they get. */
  email_type?: "html" | "text"
  /** Where the member is. */
  location?: {
    /** The latitude. */
    latitude?: number
    /** The longitude. */
    longitude?: number
  }
  /** To what the member consents. */
  marketing_permissions?: {
    /** The permission, by id from marketing_permissions of a member. */
    marketing_permission_id: string
    /** Whether the member consents. */
    enabled: boolean
  }[]
  /** The IP address they signed up from. */
  ip_signup?: string
  /** When they signed up. */
  timestamp_signup?: string
  /** The IP address they confirmed from. */
  ip_opt?: string
  /** When they confirmed. */
  timestamp_opt?: string
  /** Tags to give, by name. */
  tags?: string[]
  /** Whether fields that have to be given may lack. */
  skip_merge_validation?: boolean
}

/** Params of list_members.update. */
export interface ListMembersUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** Where mail to this person goes. */
  email_address?: string
  /** Another status; pending sends an e-mail to confirm. */
  status?: "subscribed" | "unsubscribed" | "cleaned" | "pending"
  /** Values of fields by their tags, from merge_fields.list. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by id, from interests.list. */
  interests?: {
    [k: string]: boolean
  }
  /** The member's language, such as de. */
  language?: string
  /** Whether the member is marked as VIP. */
  vip?: boolean
  /** Which form of e-mail they get. */
  email_type?: "html" | "text"
  /** Where the member is. */
  location?: {
    /** The latitude. */
    latitude?: number
    /** The longitude. */
    longitude?: number
  }
  /** To what the member consents. */
  marketing_permissions?: {
    /** The permission, by id from marketing_permissions of a member. */
    marketing_permission_id: string
    /** Whether the member consents. */
    enabled: boolean
  }[]
  /** The IP address they signed up from. */
  ip_signup?: string
  /** When they signed up. */
  timestamp_signup?: string
  /** The IP address they confirmed from. */
  ip_opt?: string
  /** When they confirmed. */
  timestamp_opt?: string
  /** Whether fields that have to be given may lack. */
  skip_merge_validation?: boolean
}

/** Params of list_members.delete. */
export interface ListMembersDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
}

/** Params of list_members.api_search. */
export interface ListMembersApiSearchParams {
  /** An address, or a first or last name. */
  query: string
  /** Only in this audience, by id from lists.list. */
  list_id?: string
}

/** Searchable fields of list_members, in hosted mode. */
export interface ListMembersSearchFields {
  contact_id: string | null
  id: string | null
  email_address: string | null
  full_name: string | null
  status: string | null
  list_id: string | null
  language: string | null
  vip: boolean | null
  member_rating: number | null
  source: string | null
  timestamp_signup: string | null
  timestamp_opt: string | null
  last_changed: string | null
  tags_count: number | null
}

/** Params of list_member_upserts.update. */
export interface ListMemberUpsertsUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** Where mail to this person goes. */
  email_address: string
  /** The status when they are added. */
  status_if_new: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
  /** The status; pending sends them an e-mail to confirm. */
  status?: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
  /** Values of fields by their tags, from merge_fields.list. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by id, from interests.list. */
  interests?: {
    [k: string]: boolean
  }
  /** The member's language, such as de. */
  language?: string
  /** Whether the member is marked as VIP. */
  vip?: boolean
  /** Which form of e-mail they get. */
  email_type?: "html" | "text"
  /** Where the member is. */
  location?: {
    /** The latitude. */
    latitude?: number
    /** The longitude. */
    longitude?: number
  }
  /** To what the member consents. */
  marketing_permissions?: {
    /** The permission, by id from marketing_permissions of a member. */
    marketing_permission_id: string
    /** Whether the member consents. */
    enabled: boolean
  }[]
  /** The IP address they signed up from. */
  ip_signup?: string
  /** When they signed up. */
  timestamp_signup?: string
  /** The IP address they confirmed from. */
  ip_opt?: string
  /** When they confirmed. */
  timestamp_opt?: string
  /** Whether fields that have to be given may lack. */
  skip_merge_validation?: boolean
}

/** Params of list_member_batches.create. */
export interface ListMemberBatchesCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The people. (1 to 500 items) */
  members: {
    /** The address. */
    email_address: string
    /** The status; pending sends them an e-mail to confirm. */
    status: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
    /** Values of fields by their tags, from merge_fields.list. */
    merge_fields?: { [k: string]: unknown }
    /** Interests by id, from interests.list. */
    interests?: {
      [k: string]: boolean
    }
    /** The member's language, such as de. */
    language?: string
    /** Whether the member is marked as VIP. */
    vip?: boolean
    /** Which form of e-mail they get. */
    email_type?: "html" | "text"
    /** Where the member is. */
    location?: {
      /** The latitude. */
      latitude?: number
      /** The longitude. */
      longitude?: number
    }
    /** The IP address they signed up from. */
    ip_signup?: string
    /** When they signed up. */
    timestamp_signup?: string
    /** The IP address they confirmed from. */
    ip_opt?: string
    /** When they confirmed. */
    timestamp_opt?: string
    /** Tags to give, by name. */
    tags?: string[]
  }[]
  /** Whether those who are there already are changed; they are refused unless given. */
  update_existing?: boolean
  /** Whether the tags given replace those that they have. */
  sync_tags?: boolean
  /** Whether fields that have to be given may lack. */
  skip_merge_validation?: boolean
  /** Whether of entries with the same address only the first counts, instead of a refusal. */
  skip_duplicate_check?: boolean
}

export interface MemberBatch {
  new_members?: AddedMember[]
  updated_members?: AddedMember[]
  errors?: {
    email_address?: string
    error?: string
    error_code?: string
    field?: string
    field_message?: string
  }[]
  total_created?: number
  total_updated?: number
  error_count?: number
}

export interface AddedMember {
  id: string
  email_address?: string
  unique_email_id?: string
  email_type?: string
  status?: string
  /** Values of fields by their tags, such as FNAME. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by id. */
  interests?: {
    [k: string]: boolean
  }
  stats?: {
    avg_open_rate?: number
    avg_click_rate?: number
  }
  ip_signup?: string
  timestamp_signup?: string
  ip_opt?: string
  timestamp_opt?: string
  member_rating?: number
  last_changed?: string
  language?: string
  vip?: boolean
  email_client?: string
  location?: {
    latitude?: number
    longitude?: number
    gmtoff?: number
    dstoff?: number
    country_code?: string
    timezone?: string
  }
  last_note?: {
    note_id?: number
    created_at?: string
    created_by?: string
    note?: string
  }
  tags_count?: number
  tags?: {
    id?: number
    name?: string
  }[]
  list_id?: string
}

/** Params of list_member_erasures.delete. */
export interface ListMemberErasuresDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member, by the MD5 of the address in small letters: id of list_members.list. */
  subscriber_hash: string
}

/** Params of list_member_tags.list. */
export interface ListMemberTagsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
}

export interface Tag {
  id: number
  name?: string
  date_added?: string
}

/** Params of list_member_tags.update. */
export interface ListMemberTagsUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** The tags, each active to give it or inactive to take it away. (at least 1 items) */
  tags: {
    /** The tag. (at most 100 characters) */
    name: string
    /** active gives it, inactive takes it away. */
    status: "active" | "inactive"
  }[]
  /** Whether automations that wait for these tags are left asleep. */
  is_syncing?: boolean
}

/** Params of list_member_notes.list. */
export interface ListMemberNotesListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** What to sort by. */
  sort_field?: "created_at" | "updated_at" | "note_id"
  /** Ascending, or descending. */
  sort_dir?: "ASC" | "DESC"
}

export interface Note {
  id: number
  created_at?: string
  created_by?: string
  updated_at?: string
  note?: string
  list_id?: string
  email_id?: string
  contact_id?: string
}

/** Params of list_member_notes.create. */
export interface ListMemberNotesCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** The text. (at most 1000 characters) */
  note: string
}

/** Params of list_member_notes.update. */
export interface ListMemberNotesUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** The note, by id from list_member_notes.list. */
  note_id: number
  /** The text. (at most 1000 characters) */
  note: string
}

/** Params of list_member_notes.delete. */
export interface ListMemberNotesDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** The note, by id from list_member_notes.list. */
  note_id: number
}

/** Params of list_member_events.list. */
export interface ListMemberEventsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
}

export interface MemberEvent {
  occurred_at?: string
  name?: string
  /** What else was reported. */
  properties?: {
    [k: string]: string
  }
}

/** Params of list_member_events.create. */
export interface ListMemberEventsCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The member: the address, the MD5 of the address in small letters, or contact_id. */
  subscriber_hash: string
  /** What happened. (2 to 30 characters) */
  name: string
  /** What else is to be kept of it. */
  properties?: { [k: string]: unknown }
  /** When it happened; now unless given. */
  occurred_at?: string
  /** Whether it is an old event that starts no automation. */
  is_syncing?: boolean
}

/** Params of tags.list. */
export interface TagsListParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** What the name begins with. */
  name?: string
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** Only saved segments, only static ones (tags), or only fuzzy ones. */
  type?: "saved" | "static" | "fuzzy"
  /** Only segments made since. */
  since_created_at?: string
  /** Only segments made before. */
  before_created_at?: string
  /** Only segments changed since. */
  since_updated_at?: string
  /** Only segments changed before. */
  before_updated_at?: string
  /** Whether members whose mail bounced count too. */
  include_cleaned?: boolean
  /** Whether transactional members count too. */
  include_transactional?: boolean
  /** Whether members who unsubscribed count too. */
  include_unsubscribed?: boolean
}

export interface Segment {
  id: number
  name?: string
  member_count?: number
  type?: string
  created_at?: string
  updated_at?: string
  options?: {
    match?: string
    /** Items: A condition of Mailchimp: condition_type, field, op and value. */
    conditions?: { [k: string]: unknown }[]
  }
  list_id?: string
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The segment, by id from segments.list. */
  segment_id: number
  /** Whether members whose mail bounced count too. */
  include_cleaned?: boolean
  /** Whether transactional members count too. */
  include_transactional?: boolean
  /** Whether members who unsubscribed count too. */
  include_unsubscribed?: boolean
}

/** Params of segments.create. Needs static_segment, or options. Takes only one of static_segment, options. */
export interface SegmentsCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** What the segment is called. */
  name: string
  /** Addresses of members, for a static segment; none makes it empty. */
  static_segment?: string[]
  /** Which members belong to it. */
  options?: {
    /** Whether any or all of the conditions hold. */
    match?: "any" | "all"
    /**
     * The conditions.
     * 
     * Items: A condition of Mailchimp: condition_type, field, op and value.
     */
    conditions?: { [k: string]: unknown }[]
  }
}

/** Params of segments.update. */
export interface SegmentsUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The segment, by id from segments.list. */
  segment_id: number
  /** What the segment is called. */
  name: string
  /** Addresses of members, for a static segment; none makes it empty. */
  static_segment?: string[]
  /** Which members belong to it. */
  options?: {
    /** Whether any or all of the conditions hold. */
    match?: "any" | "all"
    /**
     * The conditions.
     * 
     * Items: A condition of Mailchimp: condition_type, field, op and value.
     */
    conditions?: { [k: string]: unknown }[]
  }
}

/** Params of segments.delete. */
export interface SegmentsDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The segment, by id from segments.list. */
  segment_id: number
}

/** Params of segment_members.list. */
export interface SegmentMembersListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** The segment, by id from segments.list. */
  segment_id: number
  /** Whether members whose mail bounced count too. */
  include_cleaned?: boolean
  /** Whether transactional members count too. */
  include_transactional?: boolean
  /** Whether members who unsubscribed count too. */
  include_unsubscribed?: boolean
}

export interface SegmentMember {
  id: string
  email_address?: string
  full_name?: string
  unique_email_id?: string
  email_type?: string
  status?: string
  /** Values of fields by their tags, such as FNAME. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by id. */
  interests?: {
    [k: string]: boolean
  }
  stats?: {
    avg_open_rate?: number
    avg_click_rate?: number
  }
  ip_signup?: string
  timestamp_signup?: string
  ip_opt?: string
  timestamp_opt?: string
  member_rating?: number
  last_changed?: string
  language?: string
  vip?: boolean
  email_client?: string
  location?: {
    latitude?: number
    longitude?: number
    gmtoff?: number
    dstoff?: number
    country_code?: string
    timezone?: string
  }
  last_note?: {
    note_id?: number
    created_at?: string
    created_by?: string
    note?: string
  }
  list_id?: string
}

/** Params of segment_members.create. */
export interface SegmentMembersCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The segment, by id from segments.list. */
  segment_id: number
  /** Where mail to this person goes. */
  email_address: string
}

/** Params of segment_members.delete. */
export interface SegmentMembersDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The segment, by id from segments.list. */
  segment_id: number
  /** The member, by the MD5 of the address in small letters: id of list_members.list. */
  subscriber_hash: string
}

/** Params of segment_member_batches.create. Needs members_to_add, or members_to_remove. */
export interface SegmentMemberBatchesCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The segment, by id from segments.list. */
  segment_id: number
  /** The addresses to put in. (at most 500 items) */
  members_to_add?: string[]
  /** The addresses to take out. (at most 500 items) */
  members_to_remove?: string[]
}

export interface SegmentBatch {
  members_added?: AddedMember[]
  members_removed?: AddedMember[]
  errors?: {
    email_addresses?: string[]
    error?: string
  }[]
  total_added?: number
  total_removed?: number
  error_count?: number
}

/** Params of interest_categories.list. */
export interface InterestCategoriesListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** Only groups shown so: checkboxes, dropdown, radio or hidden. */
  type?: string
}

export interface InterestCategory {
  list_id?: string
  id: string
  title?: string
  display_order?: number
  type?: string
}

/** Params of interest_categories.get. */
export interface InterestCategoriesGetParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
}

/** Params of interest_categories.create. */
export interface InterestCategoriesCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** What people see above the interests. */
  title: string
  /** How forms show it. */
  type: "checkboxes" | "dropdown" | "radio" | "hidden"
  /** Where it stands among others. */
  display_order?: number
}

/** Params of interest_categories.update. */
export interface InterestCategoriesUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
  /** What people see above the interests. */
  title: string
  /** How forms show it. */
  type: "checkboxes" | "dropdown" | "radio" | "hidden"
  /** Where it stands among others. */
  display_order?: number
}

/** Params of interest_categories.delete. */
export interface InterestCategoriesDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
}

/** Params of interests.list. */
export interface InterestsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
}

export interface Interest {
  category_id?: string
  list_id?: string
  id: string
  name?: string
  subscriber_count?: string
  display_order?: number
}

/** Params of interests.get. */
export interface InterestsGetParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
  /** The interest, by id from interests.list. */
  interest_id: string
}

/** Params of interests.create. */
export interface InterestsCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
  /** What the interest is called. */
  name: string
  /** Where it stands among others. */
  display_order?: number
}

/** Params of interests.update. */
export interface InterestsUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
  /** The interest, by id from interests.list. */
  interest_id: string
  /** What the interest is called. */
  name: string
  /** Where it stands among others. */
  display_order?: number
}

/** Params of interests.delete. */
export interface InterestsDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The group, by id from interest_categories.list. */
  interest_category_id: string
  /** The interest, by id from interests.list. */
  interest_id: string
}

/** Params of merge_fields.list. */
export interface MergeFieldsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The audience, by id from lists.list. */
  list_id: string
  /** Only fields of this type, such as text or number. */
  type?: string
  /** Only fields that have to be given, or that need not be. */
  required?: boolean
}

export interface MergeField {
  merge_id: number
  tag?: string
  name?: string
  type?: string
  required?: boolean
  default_value?: string
  public?: boolean
  display_order?: number
  options?: {
    default_country?: number
    phone_format?: string
    date_format?: string
    choices?: string[]
    size?: number
  }
  help_text?: string
  list_id?: string
}

/** Params of merge_fields.get. */
export interface MergeFieldsGetParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The field, by merge_id from merge_fields.list. */
  merge_id: number
}

/** Params of merge_fields.create. */
export interface MergeFieldsCreateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** What people see beside the field. */
  name: string
  /** What it holds. */
  type:
    | "text"
    | "number"
    | "address"
    | "phone"
    | "date"
    | "url"
    | "imageurl"
    | "radio"
    | "dropdown"
    | "birthday"
    | "zip"
  /** What campaigns and merge_fields call it, such as FNAME. (at most 10 characters) */
  tag?: string
  /** Whether it has to be given. */
  required?: boolean
  /** What campaigns show where it is empty. */
  default_value?: string
  /** Whether forms show it. */
  public?: boolean
  /** Where it stands among others. */
  display_order?: number
  /** What else there is to its type. */
  options?: {
    /** What can be chosen, of radio and dropdown. */
    choices?: string[]
    /** How dates are written, such as MM/DD/YYYY. */
    date_format?: string
    /** US, or international. */
    phone_format?: string
    /** The country that addresses begin with, by Mailchimp's number. */
    default_country?: number
  }
  /** What helps people to fill it in. */
  help_text?: string
}

/** Params of merge_fields.update. */
export interface MergeFieldsUpdateParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The field, by merge_id from merge_fields.list. */
  merge_id: number
  /** What people see beside the field. */
  name: string
  /** What campaigns and merge_fields call it, such as FNAME. (at most 10 characters) */
  tag?: string
  /** Whether it has to be given. */
  required?: boolean
  /** What campaigns show where it is empty. */
  default_value?: string
  /** Whether forms show it. */
  public?: boolean
  /** Where it stands among others. */
  display_order?: number
  /** What else there is to its type. */
  options?: {
    /** What can be chosen, of radio and dropdown. */
    choices?: string[]
    /** How dates are written, such as MM/DD/YYYY. */
    date_format?: string
    /** US, or international. */
    phone_format?: string
    /** The country that addresses begin with, by Mailchimp's number. */
    default_country?: number
  }
  /** What helps people to fill it in. */
  help_text?: string
}

/** Params of merge_fields.delete. */
export interface MergeFieldsDeleteParams {
  /** The audience, by id from lists.list. */
  list_id: string
  /** The field, by merge_id from merge_fields.list. */
  merge_id: number
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** Only campaigns of this kind. */
  type?: "regular" | "plaintext" | "absplit" | "rss" | "variate"
  /** Only campaigns with this status; save is a draft. */
  status?: "save" | "paused" | "schedule" | "sending" | "sent"
  /** Only campaigns to this audience, by id from lists.list. */
  list_id?: string
  /** Only campaigns in this folder. */
  folder_id?: string
  /** Only campaigns that went to this member, by the MD5 of the address. */
  member_id?: string
  /** Only campaigns made since. */
  since_create_time?: string
  /** Only campaigns made before. */
  before_create_time?: string
  /** Only campaigns sent since. */
  since_send_time?: string
  /** Only campaigns sent before. */
  before_send_time?: string
  /** What to sort by. */
  sort_field?: "create_time" | "send_time"
  /** Ascending, or descending. */
  sort_dir?: "ASC" | "DESC"
}

export interface Campaign {
  id: string
  web_id?: number
  parent_campaign_id?: string
  type?: string
  create_time?: string
  archive_url?: string
  long_archive_url?: string
  status?: string
  emails_sent?: number
  send_time?: string
  content_type?: string
  needs_block_refresh?: boolean
  resendable?: boolean
  recipients?: {
    list_id?: string
    list_is_active?: boolean
    list_name?: string
    segment_text?: string
    recipient_count?: number
    segment_opts?: {
      saved_segment_id?: number
      prebuilt_segment_id?: string
      match?: string
      /** Items: A condition of Mailchimp: condition_type, field, op and value. */
      conditions?: { [k: string]: unknown }[]
    }
  }
  settings?: {
    subject_line?: string
    preview_text?: string
    title?: string
    from_name?: string
    reply_to?: string
    use_conversation?: boolean
    to_name?: string
    folder_id?: string
    authenticate?: boolean
    auto_footer?: boolean
    inline_css?: boolean
    auto_tweet?: boolean
    auto_fb_post?: string[]
    fb_comments?: boolean
    timewarp?: boolean
    template_id?: number
    drag_and_drop?: boolean
  }
  variate_settings?: {
    winning_combination_id?: string
    winning_campaign_id?: string
    winner_criteria?: string
    wait_time?: number
    test_size?: number
    subject_lines?: string[]
    send_times?: string[]
    from_names?: string[]
    reply_to_addresses?: string[]
    contents?: string[]
    combinations?: {
      id?: string
      subject_line?: number
      send_time?: number
      from_name?: number
      reply_to?: number
      content_description?: number
      recipients?: number
    }[]
  }
  tracking?: {
    opens?: boolean
    html_clicks?: boolean
    text_clicks?: boolean
    goal_tracking?: boolean
    ecomm360?: boolean
    google_analytics?: string
    clicktale?: string
    salesforce?: {
      campaign?: boolean
      notes?: boolean
    }
    capsule?: {
      notes?: boolean
    }
  }
  rss_opts?: {
    feed_url?: string
    frequency?: string
    schedule?: {
      hour?: number
      daily_send?: {
        sunday?: boolean
        monday?: boolean
        tuesday?: boolean
        wednesday?: boolean
        thursday?: boolean
        friday?: boolean
        saturday?: boolean
      }
      weekly_send_day?: string
      monthly_send_date?: number
    }
    last_sent?: string
    constrain_rss_img?: boolean
  }
  social_card?: {
    image_url?: string
    description?: string
    title?: string
  }
  report_summary?: {
    opens?: number
    unique_opens?: number
    open_rate?: number
    clicks?: number
    subscriber_clicks?: number
    click_rate?: number
    ecommerce?: {
      total_orders?: number
      total_spent?: number
      total_revenue?: number
    }
  }
  delivery_status?: {
    enabled?: boolean
    can_cancel?: boolean
    status?: string
    emails_sent?: number
    emails_canceled?: number
  }
  resend_shortcut_eligibility?: {
    to_non_openers?: {
      is_eligible?: boolean
      reason?: string
    }
    to_new_subscribers?: {
      is_eligible?: boolean
      reason?: string
    }
    to_non_clickers?: {
      is_eligible?: boolean
      reason?: string
    }
  }
}

/** Params of campaigns.get. */
export interface CampaignsGetParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

/** Params of campaigns.create. Needs variate_settings with type variate. Needs rss_opts with type rss. */
export interface CampaignsCreateParams {
  /** What kind of campaign; regular is an e-mail in HTML. */
  type: "regular" | "plaintext" | "rss" | "variate"
  /** To whom it goes. */
  recipients?: {
    /** The audience, by id from lists.list. */
    list_id: string
    /** Which part of it. */
    segment_opts?: {
      /** A segment, by id from segments.list. */
      saved_segment_id?: number
      /** Whether any or all of the conditions hold. */
      match?: "any" | "all"
      /**
       * Conditions, instead of a segment.
       * 
       * Items: A condition of Mailchimp: condition_type, field, op and value.
       */
      conditions?: { [k: string]: unknown }[]
    }
  }
  /** Subject, sender and the like. */
  settings?: {
    /** The subject. */
    subject_line?: string
    /** What inboxes show beside the subject. */
    preview_text?: string
    /** What the campaign is called in Mailchimp. */
    title?: string
    /** The sender's name. */
    from_name?: string
    /** The address that it comes from and answers go to. */
    reply_to?: string
    /** How the recipient is called, such as *|FNAME|*. */
    to_name?: string
    /** The folder to put it in. */
    folder_id?: string
    /** A template to begin with, from templates.list. */
    template_id?: number
    /** Whether answers go to the inbox of Mailchimp. */
    use_conversation?: boolean
    /** Whether it is signed by DKIM. */
    authenticate?: boolean
    /** Whether Mailchimp's footer is added. */
    auto_footer?: boolean
    /** Whether CSS is written into the elements. */
    inline_css?: boolean
  }
  /** What is tried out in a campaign of several variants. */
  variate_settings?: {
    /** What the best variant is chosen by. */
    winner_criteria: "opens" | "clicks" | "manual" | "total_revenue"
    /** How many minutes to wait until then. */
    wait_time?: number
    /** How many of the recipients get a variant, in percent. (10 to 100) */
    test_size?: number
    /** Subjects to try. (at most 3 items) */
    subject_lines?: string[]
    /** Times to try. (at most 3 items) */
    send_times?: string[]
    /** Senders' names to try. (at most 3 items) */
    from_names?: string[]
    /** Reply addresses to try. (at most 3 items) */
    reply_to_addresses?: string[]
  }
  /** What is tracked. */
  tracking?: {
    /** Whether opening is counted. */
    opens?: boolean
    /** Whether clicks in the HTML are counted. */
    html_clicks?: boolean
    /** Whether clicks in the plain text are counted. */
    text_clicks?: boolean
    /** Whether visits of your site are counted. */
    goal_tracking?: boolean
    /** Whether purchases are counted. */
    ecomm360?: boolean
    /** A name of the campaign for Google Analytics. */
    google_analytics?: string
  }
  /** Where a campaign by RSS takes its news from and when. */
  rss_opts?: {
    /** The feed. */
    feed_url: string
    /** How often it is sent. */
    frequency: "daily" | "weekly" | "monthly"
    /** Whether pictures are made to fit. */
    constrain_rss_img?: boolean
  }
  /** How social networks show it. */
  social_card?: {
    /** A picture. */
    image_url?: string
    /** A short text. */
    description?: string
    /** A title. */
    title?: string
  }
  /** How the content is put together. */
  content_type?: "template" | "multichannel"
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** Subject, sender and the like. */
  settings: {
    /** The subject. */
    subject_line?: string
    /** What inboxes show beside the subject. */
    preview_text?: string
    /** What the campaign is called in Mailchimp. */
    title?: string
    /** The sender's name. */
    from_name?: string
    /** The address that it comes from and answers go to. */
    reply_to?: string
    /** How the recipient is called, such as *|FNAME|*. */
    to_name?: string
    /** The folder to put it in. */
    folder_id?: string
    /** A template to begin with, from templates.list. */
    template_id?: number
    /** Whether answers go to the inbox of Mailchimp. */
    use_conversation?: boolean
    /** Whether it is signed by DKIM. */
    authenticate?: boolean
    /** Whether Mailchimp's footer is added. */
    auto_footer?: boolean
    /** Whether CSS is written into the elements. */
    inline_css?: boolean
  }
  /** To whom it goes. */
  recipients?: {
    /** The audience, by id from lists.list. */
    list_id: string
    /** Which part of it. */
    segment_opts?: {
      /** A segment, by id from segments.list. */
      saved_segment_id?: number
      /** Whether any or all of the conditions hold. */
      match?: "any" | "all"
      /**
       * Conditions, instead of a segment.
       * 
       * Items: A condition of Mailchimp: condition_type, field, op and value.
       */
      conditions?: { [k: string]: unknown }[]
    }
  }
  /** What is tried out in a campaign of several variants. */
  variate_settings?: {
    /** What the best variant is chosen by. */
    winner_criteria: "opens" | "clicks" | "manual" | "total_revenue"
    /** How many minutes to wait until then. */
    wait_time?: number
    /** How many of the recipients get a variant, in percent. (10 to 100) */
    test_size?: number
    /** Subjects to try. (at most 3 items) */
    subject_lines?: string[]
    /** Times to try. (at most 3 items) */
    send_times?: string[]
    /** Senders' names to try. (at most 3 items) */
    from_names?: string[]
    /** Reply addresses to try. (at most 3 items) */
    reply_to_addresses?: string[]
  }
  /** What is tracked. */
  tracking?: {
    /** Whether opening is counted. */
    opens?: boolean
    /** Whether clicks in the HTML are counted. */
    html_clicks?: boolean
    /** Whether clicks in the plain text are counted. */
    text_clicks?: boolean
    /** Whether visits of your site are counted. */
    goal_tracking?: boolean
    /** Whether purchases are counted. */
    ecomm360?: boolean
    /** A name of the campaign for Google Analytics. */
    google_analytics?: string
  }
  /** Where a campaign by RSS takes its news from and when. */
  rss_opts?: {
    /** The feed. */
    feed_url: string
    /** How often it is sent. */
    frequency: "daily" | "weekly" | "monthly"
    /** Whether pictures are made to fit. */
    constrain_rss_img?: boolean
  }
  /** How social networks show it. */
  social_card?: {
    /** A picture. */
    image_url?: string
    /** A short text. */
    description?: string
    /** A title. */
    title?: string
  }
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

/** Params of campaigns.api_search. */
export interface CampaignsApiSearchParams {
  /** The words. */
  query: string
}

export interface CampaignMatch {
  campaign?: Campaign
  snippet?: string
}

/** Searchable fields of campaigns, in hosted mode. */
export interface CampaignsSearchFields {
  id: string | null
  web_id: number | null
  type: string | null
  status: string | null
  create_time: string | null
  send_time: string | null
  emails_sent: number | null
  content_type: string | null
  list_id: string | null
  subject_line: string | null
  title: string | null
  from_name: string | null
  reply_to: string | null
  open_rate: number | null
  click_rate: number | null
  archive_url: string | null
}

/** Params of campaign_contents.get. */
export interface CampaignContentsGetParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

export interface CampaignContent {
  variate_contents?: {
    content_label?: string
    plain_text?: string
    html?: string
  }[]
  plain_text?: string
  html?: string
  archive_html?: string
}

/** Params of campaign_contents.update. Needs html, or plain_text, or url, or template, or variate_contents. */
export interface CampaignContentsUpdateParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** The text as HTML. */
  html?: string
  /** The text without HTML; made of the HTML unless given. */
  plain_text?: string
  /** A page whose content is taken, for campaigns that are imported. */
  url?: string
  /** A template, with what goes into its sections. */
  template?: {
    /** The template, by id from templates.list. */
    id: number
    /** What goes into its sections, by their names. */
    sections?: { [k: string]: unknown }
  }
  /** The texts of a campaign of several variants. */
  variate_contents?: {
    /** What the variant is called. */
    content_label: string
    /** The text as HTML. */
    html?: string
    /** The text without HTML. */
    plain_text?: string
    /** A page whose content is taken. */
    url?: string
    /** A template with its sections. */
    template?: {
      /** The template, by id from templates.list. */
      id: number
      /** What goes into its sections, by their names. */
      sections?: { [k: string]: unknown }
    }
  }[]
}

/** Params of campaign_checklists.get. */
export interface CampaignChecklistsGetParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

export interface Checklist {
  is_ready?: boolean
  items?: {
    type?: string
    id?: number
    heading?: string
    details?: string
  }[]
}

/** Params of campaign_sends.create. */
export interface CampaignSendsCreateParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

/** Params of campaign_sends.delete. */
export interface CampaignSendsDeleteParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

/** Params of campaign_schedules.create. Takes only one of timewarp, batch_delivery. */
export interface CampaignSchedulesCreateParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** When, on a quarter of an hour. */
  schedule_time: string
  /** Whether it goes out at that time of each member's own time zone. */
  timewarp?: boolean
  /** Sends it in several parts, with a pause between; not with timewarp. */
  batch_delivery?: {
    /** The pause in minutes. */
    batch_delay: number
    /** How many parts. (at least 2) */
    batch_count: number
  }
}

/** Params of campaign_schedules.delete. */
export interface CampaignSchedulesDeleteParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

/** Params of campaign_tests.create. */
export interface CampaignTestsCreateParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** The addresses. (at least 1 items) */
  test_emails: string[]
  /** Which form is sent. */
  send_type: "html" | "plaintext"
}

/** Params of campaign_copies.create. */
export interface CampaignCopiesCreateParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

/** Params of templates.list. */
export interface TemplatesListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** Only templates of this origin: user, base or gallery. */
  type?: string
  /** Only templates of this category. */
  category?: string
  /** Only templates made so. */
  content_type?: "html" | "template" | "multichannel"
  /** Only templates that this user made. */
  created_by?: string
  /** Only templates in this folder. */
  folder_id?: string
  /** Only templates made since. */
  since_date_created?: string
  /** Only templates made before. */
  before_date_created?: string
  /** What to sort by. */
  sort_field?: "date_created" | "date_edited" | "name"
  /** Ascending, or descending. */
  sort_dir?: "ASC" | "DESC"
}

export interface Template {
  id: number
  type?: string
  name?: string
  drag_and_drop?: boolean
  responsive?: boolean
  category?: string
  date_created?: string
  date_edited?: string
  created_by?: string
  edited_by?: string
  active?: boolean
  folder_id?: string
  thumbnail?: string
  share_url?: string
  content_type?: string
}

/** Params of templates.get. */
export interface TemplatesGetParams {
  /** The template, by id from templates.list. */
  template_id: number
}

/** Params of templates.create. */
export interface TemplatesCreateParams {
  /** What the template is called. */
  name: string
  /** The HTML with its editable sections. */
  html: string
  /** The folder to put it in. */
  folder_id?: string
}

/** Params of templates.update. */
export interface TemplatesUpdateParams {
  /** The template, by id from templates.list. */
  template_id: number
  /** What the template is called. */
  name: string
  /** The HTML with its editable sections. */
  html: string
  /** The folder to put it in. */
  folder_id?: string
}

/** Params of templates.delete. */
export interface TemplatesDeleteParams {
  /** The template, by id from templates.list. */
  template_id: number
}

/** Searchable fields of templates, in hosted mode. */
export interface TemplatesSearchFields {
  id: number | null
  name: string | null
  type: string | null
  category: string | null
  content_type: string | null
  active: boolean | null
  date_created: string | null
  date_edited: string | null
  created_by: string | null
  edited_by: string | null
  folder_id: string | null
}

/** Params of reports.list. */
export interface ReportsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** Only campaigns of this kind. */
  type?: "regular" | "plaintext" | "absplit" | "rss" | "variate"
  /** Only of campaigns sent since. */
  since_send_time?: string
  /** Only of campaigns sent before. */
  before_send_time?: string
}

export interface Report {
  id: string
  campaign_title?: string
  type?: string
  list_id?: string
  list_is_active?: boolean
  list_name?: string
  subject_line?: string
  preview_text?: string
  emails_sent?: number
  abuse_reports?: number
  unsubscribed?: number
  send_time?: string
  rss_last_send?: string
  bounces?: {
    hard_bounces?: number
    soft_bounces?: number
    syntax_errors?: number
  }
  forwards?: {
    forwards_count?: number
    forwards_opens?: number
  }
  opens?: {
    opens_total?: number
    unique_opens?: number
    open_rate?: number
    last_open?: string
  }
  clicks?: {
    clicks_total?: number
    unique_clicks?: number
    unique_subscriber_clicks?: number
    click_rate?: number
    last_click?: string
  }
  facebook_likes?: {
    recipient_likes?: number
    unique_likes?: number
    facebook_likes?: number
  }
  industry_stats?: {
    type?: string
    open_rate?: number
    click_rate?: number
    bounce_rate?: number
    unopen_rate?: number
    unsub_rate?: number
    abuse_rate?: number
  }
  list_stats?: {
    sub_rate?: number
    unsub_rate?: number
    open_rate?: number
    click_rate?: number
  }
  ab_split?: {
    a?: {
      bounces?: number
      abuse_reports?: number
      unsubs?: number
      recipient_clicks?: number
      forwards?: number
      forwards_opens?: number
      opens?: number
      last_open?: string
      unique_opens?: number
    }
    b?: {
      bounces?: number
      abuse_reports?: number
      unsubs?: number
      recipient_clicks?: number
      forwards?: number
      forwards_opens?: number
      opens?: number
      last_open?: string
      unique_opens?: number
    }
  }
  timewarp?: {
    gmt_offset?: number
    opens?: number
    last_open?: string
    unique_opens?: number
    clicks?: number
    last_click?: string
    unique_clicks?: number
    bounces?: number
  }[]
  timeseries?: {
    timestamp?: string
    emails_sent?: number
    unique_opens?: number
    recipients_clicks?: number
  }[]
  share_report?: {
    share_url?: string
    share_password?: string
  }
  ecommerce?: {
    total_orders?: number
    total_spent?: number
    total_revenue?: number
    currency_code?: string
  }
  delivery_status?: {
    enabled?: boolean
    can_cancel?: boolean
    status?: string
    emails_sent?: number
    emails_canceled?: number
  }
}

/** Params of reports.get. */
export interface ReportsGetParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

/** Searchable fields of reports, in hosted mode. */
export interface ReportsSearchFields {
  id: string | null
  campaign_title: string | null
  type: string | null
  list_id: string | null
  list_name: string | null
  subject_line: string | null
  preview_text: string | null
  emails_sent: number | null
  abuse_reports: number | null
  unsubscribed: number | null
  send_time: string | null
  unique_opens: number | null
  open_rate: number | null
  unique_clicks: number | null
  click_rate: number | null
  hard_bounces: number | null
}

/** Params of email_activity.list. */
export interface EmailActivityListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** Only what happened since. */
  since?: string
}

export interface EmailActivity {
  campaign_id?: string
  list_id?: string
  list_is_active?: boolean
  email_id: string
  email_address?: string
  activity?: {
    action?: string
    type?: string
    timestamp?: string
    url?: string
    ip?: string
  }[]
}

/** Params of email_activity.get. */
export interface EmailActivityGetParams {
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** The member, by the MD5 of the address in small letters: id of list_members.list. */
  subscriber_hash: string
}

/** Params of unsubscribes.list. */
export interface UnsubscribesListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

export interface Unsubscribe {
  email_id: string
  email_address?: string
  /** Values of fields by their tags, such as FNAME. */
  merge_fields?: { [k: string]: unknown }
  vip?: boolean
  timestamp?: string
  reason?: string
  campaign_id?: string
  list_id?: string
  list_is_active?: boolean
}

/** Params of opens.list. */
export interface OpensListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** Only opened since. */
  since?: string
  /** What to sort by. */
  sort_field?: "opens_count"
  /** Ascending, or descending. */
  sort_dir?: "ASC" | "DESC"
}

export interface Open {
  campaign_id?: string
  list_id?: string
  list_is_active?: boolean
  contact_status?: string
  email_id: string
  email_address?: string
  /** Values of fields by their tags, such as FNAME. */
  merge_fields?: { [k: string]: unknown }
  vip?: boolean
  opens_count?: number
  opens?: {
    timestamp?: string
  }[]
}

/** Params of clicks.list. */
export interface ClicksListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
  /** What to sort by. */
  sort_field?: "total_clicks" | "unique_clicks"
  /** Ascending, or descending. */
  sort_dir?: "ASC" | "DESC"
}

export interface ClickedLink {
  id: string
  url?: string
  total_clicks?: number
  click_percentage?: number
  unique_clicks?: number
  unique_click_percentage?: number
  last_click?: string
  ab_split?: {
    a?: {
      total_clicks_a?: number
      click_percentage_a?: number
      unique_clicks_a?: number
      unique_click_percentage_a?: number
    }
    b?: {
      total_clicks_b?: number
      click_percentage_b?: number
      unique_clicks_b?: number
      unique_click_percentage_b?: number
    }
  }
  campaign_id?: string
}

/** Params of recipients.list. */
export interface RecipientsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** The campaign, by id from campaigns.list. */
  campaign_id: string
}

export interface Recipient {
  email_id: string
  email_address?: string
  /** Values of fields by their tags, such as FNAME. */
  merge_fields?: { [k: string]: unknown }
  vip?: boolean
  status?: string
  open_count?: number
  last_open?: string
  absplit_group?: string
  gmt_offset?: number
  campaign_id?: string
  list_id?: string
  list_is_active?: boolean
}

/** Params of automations.list. */
export interface AutomationsListParams {
  /** How many records a page holds at most. (1 to 1000; default 10) */
  count?: number
  /** How many records to pass over. (at least 0) */
  offset?: number
  /** Only automations with this status. */
  status?: "save" | "paused" | "sending"
  /** Only automations made since. */
  since_create_time?: string
  /** Only automations made before. */
  before_create_time?: string
  /** Only automations started since. */
  since_start_time?: string
  /** Only automations started before. */
  before_start_time?: string
}

export interface Automation {
  id: string
  create_time?: string
  start_time?: string
  status?: string
  emails_sent?: number
  recipients?: {
    list_id?: string
    list_is_active?: boolean
    list_name?: string
    segment_opts?: {
      saved_segment_id?: number
      match?: string
      /** Items: A condition of Mailchimp: condition_type, field, op and value. */
      conditions?: { [k: string]: unknown }[]
    }
    store_id?: string
  }
  settings?: {
    title?: string
    from_name?: string
    reply_to?: string
    use_conversation?: boolean
    to_name?: string
    authenticate?: boolean
    auto_footer?: boolean
    inline_css?: boolean
  }
  tracking?: {
    opens?: boolean
    html_clicks?: boolean
    text_clicks?: boolean
    goal_tracking?: boolean
    ecomm360?: boolean
    google_analytics?: string
    clicktale?: string
    salesforce?: {
      campaign?: boolean
      notes?: boolean
    }
    capsule?: {
      notes?: boolean
    }
  }
  trigger_settings?: {
    workflow_type?: string
    workflow_title?: string
    runtime?: {
      days?: string[]
      hours?: {
        type?: string
      }
    }
    workflow_emails_count?: number
  }
  report_summary?: {
    opens?: number
    unique_opens?: number
    open_rate?: number
    clicks?: number
    subscriber_clicks?: number
    click_rate?: number
  }
}

/** Params of automations.get. */
export interface AutomationsGetParams {
  /** The automation, by id from automations.list. */
  workflow_id: string
}

/** Params of automation_runs.create. */
export interface AutomationRunsCreateParams {
  /** The automation, by id from automations.list. */
  workflow_id: string
}

/** Params of automation_runs.delete. */
export interface AutomationRunsDeleteParams {
  /** The automation, by id from automations.list. */
  workflow_id: string
}

/** Credentials by auth variant. */
export interface MailchimpCredentials {
  api_key: MailchimpApiKeyCredentials
  oauth: MailchimpOauthCredentials
}

/** API key */
export interface MailchimpApiKeyCredentials {
  api_key: string
}

/** OAuth */
export interface MailchimpOauthCredentials {
  access_token: string
  expires_at?: string
  client_id?: string
  client_secret?: string
}

export interface MailchimpConfig {
  /**
   * Where the account lives: what follows the hyphen at the end of an API key, and begins the address of Mailchimp once
   * logged in.
   */
  data_center: string
}
