// Generated from definitions/mailchimp.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Mailchimp */
    "mailchimp": Mailchimp
  }
}

/** The empty string that stands for a time that has not come: a campaign never sent, a page never opened. */
export type NoTime = ""

/**
 * Mailchimp. Audiences, members, tags, segments, interest groups, campaigns, templates, reports and automations of a
 * Mailchimp account.
 */
export interface Mailchimp {
  operations: MailchimpOperations
  credentials: MailchimpCredentials
  config: MailchimpConfig
}

/** The operations, by entity and action. */
export interface MailchimpOperations {
  /** The Mailchimp account, with contact details and statistics. */
  account: {
    /** Gets the account that the credentials belong to. */
    get: {
      params: AccountGetParams
      records: Account
      meta: {}
    }
  }
  /** An audience of contacts that receive campaigns. The Mailchimp API calls an audience a list. */
  lists: {
    /**
     * Lists audiences (lists) with their statistics. Filters by creation time, last campaign or a member's email
     * address.
     */
    list: {
      params: ListsListParams
      records: List[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets an audience (list) with its statistics. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates an audience (list). The plan limits the number of audiences. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /**
     * Updates an audience (list). Fields that you leave out keep their value, but Mailchimp requires the main settings
     * each time.
     */
    update: {
      params: ListsUpdateParams
      records: List
      meta: {}
    }
    /** Deletes an audience (list) with its members and their history. */
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
   * A member of an audience. `id` is the MD5 hash of the lowercase email address; `contact_id` identifies the member
   * within this audience.
   */
  list_members: {
    /** Lists the members of an audience. Filters by status, opt-in or change time, or interests. */
    list: {
      params: ListMembersListParams
      records: Member[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets a member of an audience by email address or ID. */
    get: {
      params: ListMembersGetParams
      records: Member
      meta: {}
    }
    /**
     * Creates a member: adds a contact to an audience. Fails if the member exists; to add or update, use
     * `list_member_upserts.update`.
     */
    create: {
      params: ListMembersCreateParams
      records: Member
      meta: {}
    }
    /**
     * Updates a member. Fields that you leave out keep their value. The status `unsubscribed` stops campaigns to the
     * member.
     */
    update: {
      params: ListMembersUpdateParams
      records: Member
      meta: {}
    }
    /**
     * Archives a member, who can be added again. To delete a member permanently, use `list_members.delete_permanent`.
     */
    delete: {
      params: ListMembersDeleteParams
      records: null
      meta: {}
    }
    /** Searches members of all audiences or one audience by email address or name. Returns only the best matches. */
    api_search: {
      params: ListMembersApiSearchParams
      records: Member[]
      meta: {
        total_items: number | null
      }
    }
    /** Deletes all personal data of a member permanently. The member can be added again only through a form. */
    delete_permanent: {
      params: ListMembersDeletePermanentParams
      records: null
      meta: {}
    }
    search: {
      fields: ListMembersSearchFields
    }
  }
  /** A member who is updated, or added if not yet in the audience. */
  list_member_upserts: {
    /** Updates a member, or adds the member with `status_if_new` if not yet in the audience. */
    update: {
      params: ListMemberUpsertsUpdateParams
      records: Member
      meta: {}
    }
  }
  /** A batch of up to 500 members to add to an audience. */
  list_member_batches: {
    /** Creates or updates up to 500 members in a batch. `errors` in the response lists rejected members. */
    create: {
      params: ListMemberBatchesCreateParams
      records: MemberBatch
      meta: {}
    }
  }
  /** A tag of a member. */
  list_member_tags: {
    /** Lists the tags of a member. */
    list: {
      params: ListMemberTagsListParams
      records: Tag[]
      meta: {
        total_items: number | null
      }
    }
    /** Updates the tags of a member: adds tags, creating new ones, and removes others. */
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
    /** Creates a note about a member. */
    create: {
      params: ListMemberNotesCreateParams
      records: Note
      meta: {}
    }
    /** Updates the text of a note about a member. */
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
  /** A custom event of a member, which can trigger automations. */
  list_member_events: {
    /** Lists the events of a member. */
    list: {
      params: ListMemberEventsListParams
      records: MemberEvent[]
      meta: {
        total_items: number | null
      }
    }
    /** Creates an event for a member. */
    create: {
      params: ListMemberEventsCreateParams
      records: null
      meta: {}
    }
  }
  /** A tag of an audience. */
  tags: {
    /** Lists the tags of an audience, optionally by the start of their name. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {
        total_items: number | null
      }
    }
  }
  /** A segment of an audience: members selected by conditions or added by hand. A tag is a static segment. */
  segments: {
    /** Lists the segments of an audience, including tags. Filters by type or time. */
    list: {
      params: SegmentsListParams
      records: Segment[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets a segment with its conditions and member count. */
    get: {
      params: SegmentsGetParams
      records: Segment
      meta: {}
    }
    /** Creates a segment from conditions or from email addresses. */
    create: {
      params: SegmentsCreateParams
      records: Segment
      meta: {}
    }
    /** Updates the name, conditions or email addresses of a segment. */
    update: {
      params: SegmentsUpdateParams
      records: Segment
      meta: {}
    }
    /** Deletes a segment. Its members stay in the audience. */
    delete: {
      params: SegmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A member of a segment. */
  segment_members: {
    /** Lists the members of a segment. */
    list: {
      params: SegmentMembersListParams
      records: SegmentMember[]
      meta: {
        total_items: number | null
      }
    }
    /** Creates a segment member: adds a member of the audience to a static segment. */
    create: {
      params: SegmentMembersCreateParams
      records: SegmentMember
      meta: {}
    }
    /** Removes a member from a static segment. The member stays in the audience. */
    delete: {
      params: SegmentMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A batch of up to 500 members to add to or remove from a segment. */
  segment_member_batches: {
    /**
     * Adds up to 500 members to a static segment and removes up to 500. `errors` in the response lists rejected
     * members.
     */
    create: {
      params: SegmentMemberBatchesCreateParams
      records: SegmentBatch
      meta: {}
    }
  }
  /** An interest category: a group of interests that members choose from, such as topics. */
  interest_categories: {
    /** Lists the interest categories of an audience. */
    list: {
      params: InterestCategoriesListParams
      records: InterestCategory[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets an interest category. */
    get: {
      params: InterestCategoriesGetParams
      records: InterestCategory
      meta: {}
    }
    /** Creates an interest category. To add interests to it, use `interests.create`. */
    create: {
      params: InterestCategoriesCreateParams
      records: InterestCategory
      meta: {}
    }
    /** Updates an interest category. */
    update: {
      params: InterestCategoriesUpdateParams
      records: InterestCategory
      meta: {}
    }
    /** Deletes an interest category and its interests. */
    delete: {
      params: InterestCategoriesDeleteParams
      records: null
      meta: {}
    }
  }
  /** An interest in an interest category. */
  interests: {
    /** Lists the interests in an interest category. */
    list: {
      params: InterestsListParams
      records: Interest[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets an interest with its member count. */
    get: {
      params: InterestsGetParams
      records: Interest
      meta: {}
    }
    /** Creates an interest in an interest category. */
    create: {
      params: InterestsCreateParams
      records: Interest
      meta: {}
    }
    /** Updates an interest: renames or reorders it. */
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
  /** A merge field: a custom field of members, such as `FNAME`. */
  merge_fields: {
    /** Lists the merge fields of an audience. */
    list: {
      params: MergeFieldsListParams
      records: MergeField[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets a merge field. */
    get: {
      params: MergeFieldsGetParams
      records: MergeField
      meta: {}
    }
    /** Creates a merge field for the members of an audience. */
    create: {
      params: MergeFieldsCreateParams
      records: MergeField
      meta: {}
    }
    /** Updates a merge field. Its type cannot be changed. */
    update: {
      params: MergeFieldsUpdateParams
      records: MergeField
      meta: {}
    }
    /** Deletes a merge field and its values. */
    delete: {
      params: MergeFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A campaign: an email to an audience or one of its segments. */
  campaigns: {
    /** Lists campaigns. Filters by type, status, audience, or time of creation or sending. */
    list: {
      params: CampaignsListParams
      records: Campaign[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets a campaign with its settings. For its content, use `campaign_contents.get`. */
    get: {
      params: CampaignsGetParams
      records: Campaign
      meta: {}
    }
    /**
     * Creates a campaign as a draft. Set its content with `campaign_contents.update` and send it with `campaigns.send`.
     */
    create: {
      params: CampaignsCreateParams
      records: Campaign
      meta: {}
    }
    /**
     * Updates an unsent campaign. If you set `settings`, Mailchimp requires the subject, sender and reply-to address
     * each time.
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
    /** Searches campaigns by keywords in their title, subject or text. Returns only the best matches. */
    api_search: {
      params: CampaignsApiSearchParams
      records: CampaignMatch[]
      meta: {
        total_items: number | null
      }
    }
    /** Sends a campaign now to its whole audience or segment. Starts an RSS campaign. */
    send: {
      params: CampaignsSendParams
      records: null
      meta: {}
    }
    /** Cancels the sending of a campaign. Recipients who already received the email keep it. Paid plans only. */
    cancel_send: {
      params: CampaignsCancelSendParams
      records: null
      meta: {}
    }
    /** Schedules a campaign for delivery. The time has to be on a quarter hour. */
    schedule: {
      params: CampaignsScheduleParams
      records: null
      meta: {}
    }
    /** Unschedules a campaign, which becomes a draft again. */
    unschedule: {
      params: CampaignsUnscheduleParams
      records: null
      meta: {}
    }
    /** Sends a test email of a campaign to a few email addresses. */
    test: {
      params: CampaignsTestParams
      records: null
      meta: {}
    }
    /** Creates a copy of a campaign as a new draft. */
    replicate: {
      params: CampaignsReplicateParams
      records: Campaign
      meta: {}
    }
    search: {
      fields: CampaignsSearchFields
    }
  }
  /** The content of a campaign. */
  campaign_contents: {
    /** Gets the content of a campaign as HTML and plain text. */
    get: {
      params: CampaignContentsGetParams
      records: CampaignContent
      meta: {}
    }
    /** Updates the content of a campaign from HTML, an imported web page, or a template with its sections. */
    update: {
      params: CampaignContentsUpdateParams
      records: CampaignContent
      meta: {}
    }
  }
  /** The send checklist of a campaign. */
  campaign_checklists: {
    /** Gets the send checklist of a campaign: whether the campaign is ready to send and what is missing. */
    get: {
      params: CampaignChecklistsGetParams
      records: Checklist
      meta: {}
    }
  }
  /** An email template. */
  templates: {
    /** Lists templates. Filters by type, creator, folder or time. */
    list: {
      params: TemplatesListParams
      records: Template[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets a template without its HTML. */
    get: {
      params: TemplatesGetParams
      records: Template
      meta: {}
    }
    /** Creates a template from HTML. */
    create: {
      params: TemplatesCreateParams
      records: Template
      meta: {}
    }
    /** Updates the name and HTML of a template, replacing both. */
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
  /** A report on a sent campaign. */
  reports: {
    /** Lists reports on sent campaigns, with opens, clicks, bounces and more. */
    list: {
      params: ReportsListParams
      records: Report[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets the report on a campaign. */
    get: {
      params: ReportsGetParams
      records: Report
      meta: {}
    }
    search: {
      fields: ReportsSearchFields
    }
  }
  /** The email activity of a recipient of a campaign. */
  email_activity: {
    /** Lists the email activity of each recipient of a campaign: opens, clicks and bounces with their times. */
    list: {
      params: EmailActivityListParams
      records: EmailActivity[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets the email activity of a recipient of a campaign. */
    get: {
      params: EmailActivityGetParams
      records: EmailActivity
      meta: {}
    }
  }
  /** A member who unsubscribed through a campaign. */
  unsubscribes: {
    /** Lists the members who unsubscribed through a campaign (unsubscribes), with time and reason. */
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
    /** Lists the opens of a campaign: recipients with the times they opened the email. */
    list: {
      params: OpensListParams
      records: Open[]
      meta: {
        total_items: number | null
        total_opens: number | null
      }
    }
  }
  /** A link in a campaign, with its clicks. */
  clicks: {
    /** Lists the links in a campaign with their click counts. */
    list: {
      params: ClicksListParams
      records: ClickedLink[]
      meta: {
        total_items: number | null
      }
    }
  }
  /** A recipient of a campaign. */
  recipients: {
    /** Lists the recipients of a campaign with the delivery status. */
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
    /** Lists classic automations. Filters by status or time. */
    list: {
      params: AutomationsListParams
      records: Automation[]
      meta: {
        total_items: number | null
      }
    }
    /** Gets a classic automation. */
    get: {
      params: AutomationsGetParams
      records: Automation
      meta: {}
    }
    /** Starts all emails of a classic automation. */
    start: {
      params: AutomationsStartParams
      records: null
      meta: {}
    }
    /** Pauses all emails of a classic automation. */
    pause: {
      params: AutomationsPauseParams
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Filters to audiences created after this time. */
  since_date_created?: string
  /** Filters to audiences created before this time. */
  before_date_created?: string
  /** Filters to audiences whose last campaign was sent after this time. */
  since_campaign_last_sent?: string
  /** Filters to audiences whose last campaign was sent before this time. */
  before_campaign_last_sent?: string
  /** Filters to audiences that contain this email address. */
  email?: string
  /** Whether to return only audiences with an active ecommerce store. */
  has_ecommerce_store?: boolean
  /** Whether `stats` includes the total number of contacts across all statuses. */
  include_total_contacts?: boolean
  /** Sort field. */
  sort_field?: "date_created"
  /** Sort direction. */
  sort_dir?: "ASC" | "DESC"
}

export interface List {
  /** The list's ID. */
  id: string
  /** The list's ID in the Mailchimp web app. */
  web_id?: number
  /** The list's name. */
  name?: string
  /** The contact details shown in the footer of campaigns. */
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
  /** The reminder to recipients of why they are on the list. */
  permission_reminder?: string
  /** Whether campaigns use the archive bar by default. */
  use_archive_bar?: boolean
  /** The default sender, subject and language for campaigns. */
  campaign_defaults?: {
    from_name?: string
    from_email?: string
    subject?: string
    language?: string
  }
  /** The email address notified of new subscribers. */
  notify_on_subscribe?: string
  /** The email address notified of unsubscribes. */
  notify_on_unsubscribe?: string
  /** Creation time of the list. */
  date_created?: string
  /** The list's activity score, from 0 to 5. */
  list_rating?: number
  /** Whether subscribers may choose between HTML and plain-text emails. */
  email_type_option?: boolean
  /** The short address of the list's signup form. */
  subscribe_url_short?: string
  /** The full address of the list's signup form. */
  subscribe_url_long?: string
  /** The email address that turns forwarded messages into campaigns. Called Email Beamer. */
  beamer_address?: string
  /** The list's visibility: public or private. */
  visibility?: string
  /** Whether new subscribers must confirm by email. */
  double_optin?: boolean
  /** Whether a welcome automation is set up for the list. */
  has_welcome?: boolean
  /** Whether marketing permissions, such as for GDPR, are on. */
  marketing_permissions?: boolean
  /** The modules installed on the list. */
  modules?: string[]
  /** The list's statistics, including member counts and campaign rates. */
  stats?: {
    member_count?: number
    total_contacts?: number
    unsubscribe_count?: number
    cleaned_count?: number
    member_count_since_send?: number
    unsubscribe_count_since_send?: number
    cleaned_count_since_send?: number
    campaign_count?: number
    campaign_last_sent?: string | NoTime
    merge_field_count?: number
    avg_sub_rate?: number
    avg_unsub_rate?: number
    target_sub_rate?: number
    open_rate?: number
    click_rate?: number
    last_sub_date?: string | NoTime
    last_unsub_date?: string | NoTime
  }
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Whether `stats` includes the total number of contacts across all statuses. */
  include_total_contacts?: boolean
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** Name of the audience. */
  name: string
  /** Postal address of the sender, shown in every campaign as required by law. */
  contact: {
    /** Company name. */
    company: string
    /** Street and number. */
    address1: string
    /** Second address line, such as a floor. */
    address2?: string
    /** City. */
    city: string
    /** State or province. */
    state?: string
    /** Postal code. */
    zip?: string
    /** Country, as a two-letter code. */
    country: string
    /** Phone number. */
    phone?: string
  }
  /** Permission reminder: how people joined the audience, shown in campaigns. */
  permission_reminder: string
  /** Default values for campaigns to the audience. */
  campaign_defaults: {
    /** Default sender name. */
    from_name: string
    /** Default sender email address. */
    from_email: string
    /** Default subject. */
    subject: string
    /** Default language, such as `en`. */
    language: string
  }
  /** Whether members can choose between HTML and plain-text email. */
  email_type_option: boolean
  /** Whether archived campaigns show the Mailchimp archive bar. */
  use_archive_bar?: boolean
  /** Email address to notify of new subscribers. */
  notify_on_subscribe?: string
  /** Email address to notify of unsubscribes. */
  notify_on_unsubscribe?: string
  /** Whether new subscribers have to confirm by email (double opt-in). */
  double_optin?: boolean
  /** Whether to ask members for marketing permissions (GDPR). */
  marketing_permissions?: boolean
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Name of the audience. */
  name: string
  /** Postal address of the sender, shown in every campaign as required by law. */
  contact: {
    /** Company name. */
    company: string
    /** Street and number. */
    address1: string
    /** Second address line, such as a floor. */
    address2?: string
    /** City. */
    city: string
    /** State or province. */
    state?: string
    /** Postal code. */
    zip?: string
    /** Country, as a two-letter code. */
    country: string
    /** Phone number. */
    phone?: string
  }
  /** Permission reminder: how people joined the audience, shown in campaigns. */
  permission_reminder: string
  /** Default values for campaigns to the audience. */
  campaign_defaults: {
    /** Default sender name. */
    from_name: string
    /** Default sender email address. */
    from_email: string
    /** Default subject. */
    subject: string
    /** Default language, such as `en`. */
    language: string
  }
  /** Whether members can choose between HTML and plain-text email. */
  email_type_option: boolean
  /** Whether archived campaigns show the Mailchimp archive bar. */
  use_archive_bar?: boolean
  /** Email address to notify of new subscribers. */
  notify_on_subscribe?: string
  /** Email address to notify of unsubscribes. */
  notify_on_unsubscribe?: string
  /** Whether new subscribers have to confirm by email (double opt-in). */
  double_optin?: boolean
  /** Whether to ask members for marketing permissions (GDPR). */
  marketing_permissions?: boolean
}

/** Params of lists.delete. */
export interface ListsDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Filters by member status. */
  status?: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional" | "archived"
  /** Filters by the email format that members receive: `html` or `text`. */
  email_type?: string
  /** Filters to members who confirmed their opt-in after this time. */
  since_timestamp_opt?: string
  /** Filters to members who confirmed their opt-in before this time. */
  before_timestamp_opt?: string
  /** Filters to members changed after this time. */
  since_last_changed?: string
  /** Filters to members changed before this time. */
  before_last_changed?: string
  /** Filters to members who unsubscribed after this time. Requires `status` to be `unsubscribed`. */
  unsubscribed_since?: string
  /** Filters by the unique ID of the email address, which campaign links contain. */
  unique_email_id?: string
  /** Whether to return only VIP members. */
  vip_only?: boolean
  /** ID of the interest category to match, as `interest_categories.list` returns it. */
  interest_category_id?: string
  /** IDs of the interests to match, as `interests.list` returns them. */
  interest_ids?: string[]
  /** Whether members have to have any, all or none of the interests. */
  interest_match?: "any" | "all" | "none"
  /** Whether to return only members changed since the last campaign. */
  since_last_campaign?: boolean
  /** Sort field. */
  sort_field?: "timestamp_opt" | "timestamp_signup" | "last_changed"
  /** Sort direction. */
  sort_dir?: "ASC" | "DESC"
}

export interface Member {
  /** The MD5 hash of the email address in lower case. */
  id?: string
  /** The member's email address. */
  email_address?: string
  /** An ID for the email address, the same across lists. */
  unique_email_id?: string
  /** The kind of email the member prefers: HTML or plain text. */
  email_type?: string
  /** The member's status, including subscribed, unsubscribed, cleaned and pending. */
  status?: string
  /** Values of merge fields by tag, such as `FNAME`. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by ID. */
  interests?: {
    [k: string]: boolean
  }
  /** The member's average open and click rates. */
  stats?: {
    avg_open_rate?: number
    avg_click_rate?: number
  }
  /** The IP address the member signed up from. May be empty. */
  ip_signup?: string
  /** The time the member signed up. May be empty. */
  timestamp_signup?: string | NoTime
  /** The IP address the member confirmed the opt-in from. May be empty. */
  ip_opt?: string
  /** The time the member confirmed the opt-in. May be empty. */
  timestamp_opt?: string | NoTime
  /** The member's star rating, from 1 to 5. */
  member_rating?: number
  /** The time of the last change to the member's data. */
  last_changed?: string
  /** The member's language, as a code. May be empty. */
  language?: string
  /** Whether the member is a VIP. */
  vip?: boolean
  /** The member's email client. May be empty. */
  email_client?: string
  /** The member's location and time zone. */
  location?: {
    latitude?: number
    longitude?: number
    gmtoff?: number
    dstoff?: number
    country_code?: string
    timezone?: string
  }
  /** The latest note on the member. */
  last_note?: {
    note_id?: number
    created_at?: string
    created_by?: string
    note?: string
  }
  /** The number of tags on the member. */
  tags_count?: number
  /** The tags on the member. */
  tags?: {
    id?: number
    name?: string
  }[]
  /** The ID of the list the member belongs to. */
  list_id?: string
  /** The ID of the contact, independent of the email address. */
  contact_id: string
  /** The member's full name. */
  full_name?: string
  /** The member's ID in the Mailchimp web app. */
  web_id?: number
  /** The reason given for unsubscribing. Present for unsubscribed members. */
  unsubscribe_reason?: string
  /** Whether the member consents to one-to-one messaging. */
  consents_to_one_to_one_messaging?: boolean
  /** The member's phone number for SMS. */
  sms_phone_number?: string
  /** The source the member was added from. */
  source?: string
  /** The marketing permissions, with the member's choice on each. */
  marketing_permissions?: {
    marketing_permission_id?: string
    text?: string
    enabled?: boolean
  }[]
}

/** Params of list_members.get. */
export interface ListMembersGetParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
}

/** Params of list_members.create. */
export interface ListMembersCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member. */
  email_address: string
  /** Status of the member. `pending` sends a confirmation email. */
  status: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
  /** Values of merge fields by tag, as `merge_fields.list` returns it. */
  merge_fields?: { [k: string]: unknown }
  /** Interests of the member by ID, as `interests.list` returns it. */
  interests?: {
    [k: string]: boolean
  }
  /** Language of the member, such as `de`. */
  language?: string
  /** Whether the member is a VIP. */
  vip?: boolean
  /** Email format that the member receives. */
  email_type?: "html" | "text"
  /** Location of the member. */
  location?: {
    /** Latitude of the location. */
    latitude?: number
    /** Longitude of the location. */
    longitude?: number
  }
  /** Marketing permissions that the member granted. */
  marketing_permissions?: {
    /** ID of the marketing permission, as `marketing_permissions` of a member returns it. */
    marketing_permission_id: string
    /** Whether the member grants the permission. */
    enabled: boolean
  }[]
  /** IP address from which the member signed up. */
  ip_signup?: string
  /** Time when the member signed up. */
  timestamp_signup?: string
  /** IP address from which the member confirmed the opt-in. */
  ip_opt?: string
  /** Time when the member confirmed the opt-in. */
  timestamp_opt?: string
  /** Names of tags to add to the member. */
  tags?: string[]
  /** Whether to accept the member without values for required merge fields. */
  skip_merge_validation?: boolean
}

/** Params of list_members.update. */
export interface ListMembersUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** Email address of the member. */
  email_address?: string
  /** New status of the member. `pending` sends a confirmation email. */
  status?: "subscribed" | "unsubscribed" | "cleaned" | "pending"
  /** Values of merge fields by tag, as `merge_fields.list` returns it. */
  merge_fields?: { [k: string]: unknown }
  /** Interests of the member by ID, as `interests.list` returns it. */
  interests?: {
    [k: string]: boolean
  }
  /** Language of the member, such as `de`. */
  language?: string
  /** Whether the member is a VIP. */
  vip?: boolean
  /** Email format that the member receives. */
  email_type?: "html" | "text"
  /** Location of the member. */
  location?: {
    /** Latitude of the location. */
    latitude?: number
    /** Longitude of the location. */
    longitude?: number
  }
  /** Marketing permissions that the member granted. */
  marketing_permissions?: {
    /** ID of the marketing permission, as `marketing_permissions` of a member returns it. */
    marketing_permission_id: string
    /** Whether the member grants the permission. */
    enabled: boolean
  }[]
  /** IP address from which the member signed up. */
  ip_signup?: string
  /** Time when the member signed up. */
  timestamp_signup?: string
  /** IP address from which the member confirmed the opt-in. */
  ip_opt?: string
  /** Time when the member confirmed the opt-in. */
  timestamp_opt?: string
  /** Whether to accept the member without values for required merge fields. */
  skip_merge_validation?: boolean
}

/** Params of list_members.delete. */
export interface ListMembersDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
}

/** Params of list_members.api_search. */
export interface ListMembersApiSearchParams {
  /** Email address, first name or last name to search for. */
  query: string
  /** ID of an audience to search in, as `lists.list` returns it. */
  list_id?: string
}

/** Params of list_members.delete_permanent. */
export interface ListMembersDeletePermanentParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** MD5 hash of the member's lowercase email address: `id`, as `list_members.list` returns it. */
  subscriber_hash: string
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
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** Email address of the member. */
  email_address: string
  /** Status of the member if added. */
  status_if_new: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
  /** Status of the member. `pending` sends a confirmation email. */
  status?: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
  /** Values of merge fields by tag, as `merge_fields.list` returns it. */
  merge_fields?: { [k: string]: unknown }
  /** Interests of the member by ID, as `interests.list` returns it. */
  interests?: {
    [k: string]: boolean
  }
  /** Language of the member, such as `de`. */
  language?: string
  /** Whether the member is a VIP. */
  vip?: boolean
  /** Email format that the member receives. */
  email_type?: "html" | "text"
  /** Location of the member. */
  location?: {
    /** Latitude of the location. */
    latitude?: number
    /** Longitude of the location. */
    longitude?: number
  }
  /** Marketing permissions that the member granted. */
  marketing_permissions?: {
    /** ID of the marketing permission, as `marketing_permissions` of a member returns it. */
    marketing_permission_id: string
    /** Whether the member grants the permission. */
    enabled: boolean
  }[]
  /** IP address from which the member signed up. */
  ip_signup?: string
  /** Time when the member signed up. */
  timestamp_signup?: string
  /** IP address from which the member confirmed the opt-in. */
  ip_opt?: string
  /** Time when the member confirmed the opt-in. */
  timestamp_opt?: string
  /** Whether to accept the member without values for required merge fields. */
  skip_merge_validation?: boolean
}

/** Params of list_member_batches.create. */
export interface ListMemberBatchesCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Members to add, up to 500. (1 to 500 items) */
  members: {
    /** Email address of the member. */
    email_address: string
    /** Status of the member. `pending` sends a confirmation email. */
    status: "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional"
    /** Values of merge fields by tag, as `merge_fields.list` returns it. */
    merge_fields?: { [k: string]: unknown }
    /** Interests of the member by ID, as `interests.list` returns it. */
    interests?: {
      [k: string]: boolean
    }
    /** Language of the member, such as `de`. */
    language?: string
    /** Whether the member is a VIP. */
    vip?: boolean
    /** Email format that the member receives. */
    email_type?: "html" | "text"
    /** Location of the member. */
    location?: {
      /** Latitude of the location. */
      latitude?: number
      /** Longitude of the location. */
      longitude?: number
    }
    /** IP address from which the member signed up. */
    ip_signup?: string
    /** Time when the member signed up. */
    timestamp_signup?: string
    /** IP address from which the member confirmed the opt-in. */
    ip_opt?: string
    /** Time when the member confirmed the opt-in. */
    timestamp_opt?: string
    /** Names of tags to add to the member. */
    tags?: string[]
  }[]
  /** Whether to update members who are already in the audience. By default, they are rejected. */
  update_existing?: boolean
  /** Whether to replace the current tags of members with the tags provided. */
  sync_tags?: boolean
  /** Whether to accept the member without values for required merge fields. */
  skip_merge_validation?: boolean
  /** Whether to use the first of several entries with the same email address. Otherwise, duplicates are rejected. */
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
  /** Values of merge fields by tag, such as `FNAME`. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by ID. */
  interests?: {
    [k: string]: boolean
  }
  stats?: {
    avg_open_rate?: number
    avg_click_rate?: number
  }
  ip_signup?: string
  timestamp_signup?: string | NoTime
  ip_opt?: string
  timestamp_opt?: string | NoTime
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

/** Params of list_member_tags.list. */
export interface ListMemberTagsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
}

export interface Tag {
  /** The tag's ID. */
  id: number
  /** The tag's name. */
  name?: string
  /** The time the tag was added to the member. */
  date_added?: string
}

/** Params of list_member_tags.update. */
export interface ListMemberTagsUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** Tags to add (`active`) or remove (`inactive`). (at least 1 items) */
  tags: {
    /** Name of the tag, up to 100 characters. (at most 100 characters) */
    name: string
    /** Whether to add (`active`) or remove (`inactive`) the tag. */
    status: "active" | "inactive"
  }[]
  /** Whether to add tags without triggering automations based on them. */
  is_syncing?: boolean
}

/** Params of list_member_notes.list. */
export interface ListMemberNotesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** Sort field. */
  sort_field?: "created_at" | "updated_at" | "note_id"
  /** Sort direction. */
  sort_dir?: "ASC" | "DESC"
}

export interface Note {
  /** The note's ID. */
  id: number
  /** Creation time of the note. */
  created_at?: string
  /** The author of the note. */
  created_by?: string
  /** The time of the last update to the note. */
  updated_at?: string
  /** The note's text. */
  note?: string
  /** The ID of the list the member belongs to. */
  list_id?: string
  /** The MD5 hash of the member's email address in lower case. */
  email_id?: string
  /** The ID of the contact the note is about. */
  contact_id?: string
}

/** Params of list_member_notes.create. */
export interface ListMemberNotesCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** Text of the note, up to 1,000 characters. (at most 1000 characters) */
  note: string
}

/** Params of list_member_notes.update. */
export interface ListMemberNotesUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** ID of the note, as `list_member_notes.list` returns it. */
  note_id: number
  /** Text of the note, up to 1,000 characters. (at most 1000 characters) */
  note: string
}

/** Params of list_member_notes.delete. */
export interface ListMemberNotesDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** ID of the note, as `list_member_notes.list` returns it. */
  note_id: number
}

/** Params of list_member_events.list. */
export interface ListMemberEventsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
}

export interface MemberEvent {
  occurred_at?: string
  name?: string
  /** Further reported properties. */
  properties?: {
    [k: string]: string
  }
}

/** Params of list_member_events.create. */
export interface ListMemberEventsCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Email address of the member, MD5 hash of the lowercase email address, or `contact_id`. */
  subscriber_hash: string
  /** Name of the event, such as `purchased`. (2 to 30 characters) */
  name: string
  /** Further properties of the event. */
  properties?: { [k: string]: unknown }
  /** Time of the event. Defaults to the current time. */
  occurred_at?: string
  /** Whether the event is historical and does not trigger automations. */
  is_syncing?: boolean
}

/** Params of tags.list. */
export interface TagsListParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Filters to tags whose name starts with this text. */
  name?: string
}

/** Params of segments.list. */
export interface SegmentsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Filters by segment type: `saved`, `static` (tags) or `fuzzy`. */
  type?: "saved" | "static" | "fuzzy"
  /** Filters to segments created after this time. */
  since_created_at?: string
  /** Filters to segments created before this time. */
  before_created_at?: string
  /** Filters to segments updated after this time. */
  since_updated_at?: string
  /** Filters to segments updated before this time. */
  before_updated_at?: string
  /** Whether to include cleaned members, whose email bounced. */
  include_cleaned?: boolean
  /** Whether to include transactional members. */
  include_transactional?: boolean
  /** Whether to include unsubscribed members. */
  include_unsubscribed?: boolean
}

export interface Segment {
  /** The segment's ID. */
  id: number
  /** The segment's name. */
  name?: string
  /** The number of members in the segment. */
  member_count?: number
  /** The kind of segment: saved conditions, a static set of members or fuzzy. */
  type?: string
  /** Creation time of the segment. */
  created_at?: string
  /** The time of the last update to the segment. */
  updated_at?: string
  /** The segment's conditions, and whether any or all must match. */
  options?: {
    match?: string
    /** Items: A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`. */
    conditions?: { [k: string]: unknown }[]
  }
  /** The ID of the list the segment belongs to. */
  list_id?: string
}

/** Params of segments.get. */
export interface SegmentsGetParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the segment, as `segments.list` returns it. */
  segment_id: number
  /** Whether to include cleaned members, whose email bounced. */
  include_cleaned?: boolean
  /** Whether to include transactional members. */
  include_transactional?: boolean
  /** Whether to include unsubscribed members. */
  include_unsubscribed?: boolean
}

/** Params of segments.create. Needs static_segment, or options. Takes only one of static_segment, options. */
export interface SegmentsCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Name of the segment. */
  name: string
  /** Email addresses of members, for a static segment. An empty list empties the segment. */
  static_segment?: string[]
  /** Conditions that select the members of the segment. */
  options?: {
    /** Whether members have to match any or all of the conditions. */
    match?: "any" | "all"
    /**
     * Conditions of the segment.
     * 
     * Items: A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`.
     */
    conditions?: { [k: string]: unknown }[]
  }
}

/** Params of segments.update. */
export interface SegmentsUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the segment, as `segments.list` returns it. */
  segment_id: number
  /** Name of the segment. */
  name: string
  /** Email addresses of members, for a static segment. An empty list empties the segment. */
  static_segment?: string[]
  /** Conditions that select the members of the segment. */
  options?: {
    /** Whether members have to match any or all of the conditions. */
    match?: "any" | "all"
    /**
     * Conditions of the segment.
     * 
     * Items: A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`.
     */
    conditions?: { [k: string]: unknown }[]
  }
}

/** Params of segments.delete. */
export interface SegmentsDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the segment, as `segments.list` returns it. */
  segment_id: number
}

/** Params of segment_members.list. */
export interface SegmentMembersListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the segment, as `segments.list` returns it. */
  segment_id: number
  /** Whether to include cleaned members, whose email bounced. */
  include_cleaned?: boolean
  /** Whether to include transactional members. */
  include_transactional?: boolean
  /** Whether to include unsubscribed members. */
  include_unsubscribed?: boolean
}

export interface SegmentMember {
  /** The MD5 hash of the email address in lower case. */
  id: string
  /** The member's email address. */
  email_address?: string
  /** The member's full name. */
  full_name?: string
  /** An ID for the email address, the same across lists. */
  unique_email_id?: string
  /** The kind of email the member prefers: HTML or plain text. */
  email_type?: string
  /** The member's status, including subscribed, unsubscribed, cleaned and pending. */
  status?: string
  /** Values of merge fields by tag, such as `FNAME`. */
  merge_fields?: { [k: string]: unknown }
  /** Interests by ID. */
  interests?: {
    [k: string]: boolean
  }
  /** The member's average open and click rates. */
  stats?: {
    avg_open_rate?: number
    avg_click_rate?: number
  }
  /** The IP address the member signed up from. May be empty. */
  ip_signup?: string
  /** The time the member signed up. May be empty. */
  timestamp_signup?: string | NoTime
  /** The IP address the member confirmed the opt-in from. May be empty. */
  ip_opt?: string
  /** The time the member confirmed the opt-in. May be empty. */
  timestamp_opt?: string | NoTime
  /** The member's star rating, from 1 to 5. */
  member_rating?: number
  /** The time of the last change to the member's data. */
  last_changed?: string
  /** The member's language, as a code. May be empty. */
  language?: string
  /** Whether the member is a VIP. */
  vip?: boolean
  /** The member's email client. May be empty. */
  email_client?: string
  /** The member's location and time zone. */
  location?: {
    latitude?: number
    longitude?: number
    gmtoff?: number
    dstoff?: number
    country_code?: string
    timezone?: string
  }
  /** The latest note on the member. */
  last_note?: {
    note_id?: number
    created_at?: string
    created_by?: string
    note?: string
  }
  /** The ID of the list the member belongs to. */
  list_id?: string
}

/** Params of segment_members.create. */
export interface SegmentMembersCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the segment, as `segments.list` returns it. */
  segment_id: number
  /** Email address of the member. */
  email_address: string
}

/** Params of segment_members.delete. */
export interface SegmentMembersDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the segment, as `segments.list` returns it. */
  segment_id: number
  /** MD5 hash of the member's lowercase email address: `id`, as `list_members.list` returns it. */
  subscriber_hash: string
}

/** Params of segment_member_batches.create. Needs members_to_add, or members_to_remove. */
export interface SegmentMemberBatchesCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the segment, as `segments.list` returns it. */
  segment_id: number
  /** Email addresses of members to add, up to 500. (at most 500 items) */
  members_to_add?: string[]
  /** Email addresses of members to remove, up to 500. (at most 500 items) */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Filters by display type: `checkboxes`, `dropdown`, `radio` or `hidden`. */
  type?: string
}

export interface InterestCategory {
  /** The ID of the list the interest category belongs to. */
  list_id?: string
  /** The interest category's ID. */
  id: string
  /** The interest category's title, as shown on signup forms. */
  title?: string
  /** The interest category's position in the list. */
  display_order?: number
  /** The form control shown: checkboxes, a dropdown, radio buttons or hidden. */
  type?: string
}

/** Params of interest_categories.get. */
export interface InterestCategoriesGetParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
}

/** Params of interest_categories.create. */
export interface InterestCategoriesCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Title of the interest category, shown above the interests. */
  title: string
  /** Display type of the interest category in forms. */
  type: "checkboxes" | "dropdown" | "radio" | "hidden"
  /** Display order, relative to others. */
  display_order?: number
}

/** Params of interest_categories.update. */
export interface InterestCategoriesUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
  /** Title of the interest category, shown above the interests. */
  title: string
  /** Display type of the interest category in forms. */
  type: "checkboxes" | "dropdown" | "radio" | "hidden"
  /** Display order, relative to others. */
  display_order?: number
}

/** Params of interest_categories.delete. */
export interface InterestCategoriesDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
}

/** Params of interests.list. */
export interface InterestsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
}

export interface Interest {
  /** The ID of the category the interest belongs to. */
  category_id?: string
  /** The ID of the list the interest belongs to. */
  list_id?: string
  /** The interest's ID. */
  id: string
  /** The interest's name, as shown on signup forms. */
  name?: string
  /** The number of subscribers with the interest, as a string. */
  subscriber_count?: string
  /** The interest's position in the category. */
  display_order?: number
}

/** Params of interests.get. */
export interface InterestsGetParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
  /** ID of the interest, as `interests.list` returns it. */
  interest_id: string
}

/** Params of interests.create. */
export interface InterestsCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
  /** Name of the interest. */
  name: string
  /** Display order, relative to others. */
  display_order?: number
}

/** Params of interests.update. */
export interface InterestsUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
  /** ID of the interest, as `interests.list` returns it. */
  interest_id: string
  /** Name of the interest. */
  name: string
  /** Display order, relative to others. */
  display_order?: number
}

/** Params of interests.delete. */
export interface InterestsDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the interest category, as `interest_categories.list` returns it. */
  interest_category_id: string
  /** ID of the interest, as `interests.list` returns it. */
  interest_id: string
}

/** Params of merge_fields.list. */
export interface MergeFieldsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Filters by field type, such as `text` or `number`. */
  type?: string
  /** Whether to return only required (`true`) or only optional (`false`) merge fields. */
  required?: boolean
}

export interface MergeField {
  /** The merge field's ID. */
  merge_id: number
  /** The merge tag for the field, used in campaigns. */
  tag?: string
  /** The merge field's name. */
  name?: string
  /** The merge field's type. */
  type?: string
  /** Whether the field must be filled in. */
  required?: boolean
  /** The value used for members without one. */
  default_value?: string
  /** Whether the field is shown on the signup form. */
  public?: boolean
  /** The merge field's position on the signup form. */
  display_order?: number
  /** The settings particular to the field's type, including choices and formats. */
  options?: {
    default_country?: number
    phone_format?: string
    date_format?: string
    choices?: string[]
    size?: number
  }
  /** The help text shown with the field on forms. */
  help_text?: string
  /** The ID of the list the merge field belongs to. */
  list_id?: string
}

/** Params of merge_fields.get. */
export interface MergeFieldsGetParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the merge field: `merge_id`, as `merge_fields.list` returns it. */
  merge_id: number
}

/** Params of merge_fields.create. */
export interface MergeFieldsCreateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** Name of the merge field, shown beside the field. */
  name: string
  /** Type of the merge field. */
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
  /**
   * Tag of the merge field in campaigns and in `merge_fields`, such as `FNAME`. Up to 10 characters. (at most 10
   * characters)
   */
  tag?: string
  /** Whether the merge field is required. */
  required?: boolean
  /** Default value, shown in campaigns if the merge field is empty. */
  default_value?: string
  /** Whether forms show the merge field. */
  public?: boolean
  /** Display order, relative to others. */
  display_order?: number
  /** Additional options, depending on the type of the merge field. */
  options?: {
    /** Choices. For `radio` and `dropdown`. */
    choices?: string[]
    /** Date format, such as `MM/DD/YYYY`. */
    date_format?: string
    /** Phone number format: US or international. */
    phone_format?: string
    /** Default country of addresses, as a Mailchimp country number. */
    default_country?: number
  }
  /** Help text for filling in the merge field. */
  help_text?: string
}

/** Params of merge_fields.update. */
export interface MergeFieldsUpdateParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the merge field: `merge_id`, as `merge_fields.list` returns it. */
  merge_id: number
  /** Name of the merge field, shown beside the field. */
  name: string
  /**
   * Tag of the merge field in campaigns and in `merge_fields`, such as `FNAME`. Up to 10 characters. (at most 10
   * characters)
   */
  tag?: string
  /** Whether the merge field is required. */
  required?: boolean
  /** Default value, shown in campaigns if the merge field is empty. */
  default_value?: string
  /** Whether forms show the merge field. */
  public?: boolean
  /** Display order, relative to others. */
  display_order?: number
  /** Additional options, depending on the type of the merge field. */
  options?: {
    /** Choices. For `radio` and `dropdown`. */
    choices?: string[]
    /** Date format, such as `MM/DD/YYYY`. */
    date_format?: string
    /** Phone number format: US or international. */
    phone_format?: string
    /** Default country of addresses, as a Mailchimp country number. */
    default_country?: number
  }
  /** Help text for filling in the merge field. */
  help_text?: string
}

/** Params of merge_fields.delete. */
export interface MergeFieldsDeleteParams {
  /** ID of the audience, as `lists.list` returns it. */
  list_id: string
  /** ID of the merge field: `merge_id`, as `merge_fields.list` returns it. */
  merge_id: number
}

/** Params of campaigns.list. */
export interface CampaignsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Filters by campaign type. */
  type?: "regular" | "plaintext" | "absplit" | "rss" | "variate"
  /** Filters by campaign status. `save` is a draft. */
  status?: "save" | "paused" | "schedule" | "sending" | "sent"
  /** Filters by audience: an ID, as `lists.list` returns it. */
  list_id?: string
  /** Filters by folder ID. */
  folder_id?: string
  /** Filters to campaigns sent to this member: the MD5 hash of the email address. */
  member_id?: string
  /** Filters to campaigns created after this time. */
  since_create_time?: string
  /** Filters to campaigns created before this time. */
  before_create_time?: string
  /** Filters to campaigns sent after this time. */
  since_send_time?: string
  /** Filters to campaigns sent before this time. */
  before_send_time?: string
  /** Sort field. */
  sort_field?: "create_time" | "send_time"
  /** Sort direction. */
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
  send_time?: string | NoTime
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
      /** Items: A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`. */
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
    last_sent?: string | NoTime
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
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.create. Needs variate_settings with type variate. Needs rss_opts with type rss. */
export interface CampaignsCreateParams {
  /** Type of the campaign. `regular` is an HTML email. */
  type: "regular" | "plaintext" | "rss" | "variate"
  /** Recipients of the campaign. */
  recipients?: {
    /** ID of the audience, as `lists.list` returns it. */
    list_id: string
    /** Segment of the audience to send to. */
    segment_opts?: {
      /** ID of a segment, as `segments.list` returns it. */
      saved_segment_id?: number
      /** Whether members have to match any or all of the conditions. */
      match?: "any" | "all"
      /**
       * Conditions that select recipients. Use in place of a saved segment.
       * 
       * Items: A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`.
       */
      conditions?: { [k: string]: unknown }[]
    }
  }
  /** Settings of the campaign, such as subject and sender. */
  settings?: {
    /** Subject line of the email. */
    subject_line?: string
    /** Preview text, shown beside the subject in inboxes. */
    preview_text?: string
    /** Internal title of the campaign in Mailchimp. */
    title?: string
    /** Name of the sender. */
    from_name?: string
    /** Email address of the sender, which also receives replies. */
    reply_to?: string
    /** Name of the recipient, such as `*|FNAME|*`. */
    to_name?: string
    /** ID of the folder to put the campaign in. */
    folder_id?: string
    /** ID of the template to start with, as `templates.list` returns it. */
    template_id?: number
    /** Whether replies go to the Mailchimp inbox. */
    use_conversation?: boolean
    /** Whether to authenticate the campaign with DKIM. */
    authenticate?: boolean
    /** Whether to append the Mailchimp footer. */
    auto_footer?: boolean
    /** Whether to inline CSS into the HTML elements. */
    inline_css?: boolean
  }
  /** Test settings of a multivariate campaign. */
  variate_settings?: {
    /** Metric that determines the winning variant. */
    winner_criteria: "opens" | "clicks" | "manual" | "total_revenue"
    /** Time to wait before choosing the winner, in minutes. */
    wait_time?: number
    /** Percentage of recipients who receive a test variant, 10 to 100. (10 to 100) */
    test_size?: number
    /** Subject lines to test, up to 3. (at most 3 items) */
    subject_lines?: string[]
    /** Send times to test, up to 3. (at most 3 items) */
    send_times?: string[]
    /** Sender names to test, up to 3. (at most 3 items) */
    from_names?: string[]
    /** Reply-to addresses to test, up to 3. (at most 3 items) */
    reply_to_addresses?: string[]
  }
  /** Tracking settings of the campaign. */
  tracking?: {
    /** Whether to track opens. */
    opens?: boolean
    /** Whether to track clicks in the HTML email. */
    html_clicks?: boolean
    /** Whether to track clicks in the plain-text email. */
    text_clicks?: boolean
    /** Whether to track visits to your website (goal tracking). */
    goal_tracking?: boolean
    /** Whether to track purchases. */
    ecomm360?: boolean
    /** Campaign name for Google Analytics. */
    google_analytics?: string
  }
  /** RSS settings: the feed and the schedule of an RSS campaign. */
  rss_opts?: {
    /** URL of the RSS feed. */
    feed_url: string
    /** Frequency of the campaign. */
    frequency: "daily" | "weekly" | "monthly"
    /** Whether to resize images to fit the campaign. */
    constrain_rss_img?: boolean
  }
  /** Social card: how social networks show the campaign. */
  social_card?: {
    /** URL of the image on the card. */
    image_url?: string
    /** Short text on the card. */
    description?: string
    /** Title of the card. */
    title?: string
  }
  /** Content type: how the content of the campaign is created. */
  content_type?: "template" | "multichannel"
}

/** Params of campaigns.update. */
export interface CampaignsUpdateParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Settings of the campaign, such as subject and sender. */
  settings: {
    /** Subject line of the email. */
    subject_line?: string
    /** Preview text, shown beside the subject in inboxes. */
    preview_text?: string
    /** Internal title of the campaign in Mailchimp. */
    title?: string
    /** Name of the sender. */
    from_name?: string
    /** Email address of the sender, which also receives replies. */
    reply_to?: string
    /** Name of the recipient, such as `*|FNAME|*`. */
    to_name?: string
    /** ID of the folder to put the campaign in. */
    folder_id?: string
    /** ID of the template to start with, as `templates.list` returns it. */
    template_id?: number
    /** Whether replies go to the Mailchimp inbox. */
    use_conversation?: boolean
    /** Whether to authenticate the campaign with DKIM. */
    authenticate?: boolean
    /** Whether to append the Mailchimp footer. */
    auto_footer?: boolean
    /** Whether to inline CSS into the HTML elements. */
    inline_css?: boolean
  }
  /** Recipients of the campaign. */
  recipients?: {
    /** ID of the audience, as `lists.list` returns it. */
    list_id: string
    /** Segment of the audience to send to. */
    segment_opts?: {
      /** ID of a segment, as `segments.list` returns it. */
      saved_segment_id?: number
      /** Whether members have to match any or all of the conditions. */
      match?: "any" | "all"
      /**
       * Conditions that select recipients. Use in place of a saved segment.
       * 
       * Items: A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`.
       */
      conditions?: { [k: string]: unknown }[]
    }
  }
  /** Test settings of a multivariate campaign. */
  variate_settings?: {
    /** Metric that determines the winning variant. */
    winner_criteria: "opens" | "clicks" | "manual" | "total_revenue"
    /** Time to wait before choosing the winner, in minutes. */
    wait_time?: number
    /** Percentage of recipients who receive a test variant, 10 to 100. (10 to 100) */
    test_size?: number
    /** Subject lines to test, up to 3. (at most 3 items) */
    subject_lines?: string[]
    /** Send times to test, up to 3. (at most 3 items) */
    send_times?: string[]
    /** Sender names to test, up to 3. (at most 3 items) */
    from_names?: string[]
    /** Reply-to addresses to test, up to 3. (at most 3 items) */
    reply_to_addresses?: string[]
  }
  /** Tracking settings of the campaign. */
  tracking?: {
    /** Whether to track opens. */
    opens?: boolean
    /** Whether to track clicks in the HTML email. */
    html_clicks?: boolean
    /** Whether to track clicks in the plain-text email. */
    text_clicks?: boolean
    /** Whether to track visits to your website (goal tracking). */
    goal_tracking?: boolean
    /** Whether to track purchases. */
    ecomm360?: boolean
    /** Campaign name for Google Analytics. */
    google_analytics?: string
  }
  /** RSS settings: the feed and the schedule of an RSS campaign. */
  rss_opts?: {
    /** URL of the RSS feed. */
    feed_url: string
    /** Frequency of the campaign. */
    frequency: "daily" | "weekly" | "monthly"
    /** Whether to resize images to fit the campaign. */
    constrain_rss_img?: boolean
  }
  /** Social card: how social networks show the campaign. */
  social_card?: {
    /** URL of the image on the card. */
    image_url?: string
    /** Short text on the card. */
    description?: string
    /** Title of the card. */
    title?: string
  }
}

/** Params of campaigns.delete. */
export interface CampaignsDeleteParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.api_search. */
export interface CampaignsApiSearchParams {
  /** Search keywords. */
  query: string
}

export interface CampaignMatch {
  campaign?: Campaign
  snippet?: string
}

/** Params of campaigns.send. */
export interface CampaignsSendParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.cancel_send. */
export interface CampaignsCancelSendParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.schedule. Takes only one of timewarp, batch_delivery. */
export interface CampaignsScheduleParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Delivery time, on a quarter hour. */
  schedule_time: string
  /** Whether to deliver at that time in the time zone of each recipient. */
  timewarp?: boolean
  /** Settings to deliver in several batches with a pause between them. Cannot be combined with `timewarp`. */
  batch_delivery?: {
    /** Pause between batches, in minutes. */
    batch_delay: number
    /** Number of batches, at least 2. (at least 2) */
    batch_count: number
  }
}

/** Params of campaigns.unschedule. */
export interface CampaignsUnscheduleParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

/** Params of campaigns.test. */
export interface CampaignsTestParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Email addresses to send the test email to. (at least 1 items) */
  test_emails: string[]
  /** Format of the test email. */
  send_type: "html" | "plaintext"
}

/** Params of campaigns.replicate. */
export interface CampaignsReplicateParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
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
  /** ID of the campaign, as `campaigns.list` returns it. */
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
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** HTML content. */
  html?: string
  /** Plain-text content. Generated from the HTML by default. */
  plain_text?: string
  /** URL of a web page to import the content from. */
  url?: string
  /** Template to use, with content for its sections. */
  template?: {
    /** ID of the template, as `templates.list` returns it. */
    id: number
    /** Content of the template sections, by section name. */
    sections?: { [k: string]: unknown }
  }
  /** Content of each variant, for multivariate campaigns. */
  variate_contents?: {
    /** Label of the variant. */
    content_label: string
    /** HTML content. */
    html?: string
    /** Plain-text content. */
    plain_text?: string
    /** URL of a web page to import the content from. */
    url?: string
    /** Template to use, with content for its sections. */
    template?: {
      /** ID of the template, as `templates.list` returns it. */
      id: number
      /** Content of the template sections, by section name. */
      sections?: { [k: string]: unknown }
    }
  }[]
}

/** Params of campaign_checklists.get. */
export interface CampaignChecklistsGetParams {
  /** ID of the campaign, as `campaigns.list` returns it. */
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

/** Params of templates.list. */
export interface TemplatesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Filters by template type: `user`, `base` or `gallery`. */
  type?: string
  /** Filters by category. */
  category?: string
  /** Filters by how the template was created. */
  content_type?: "html" | "template" | "multichannel"
  /** Filters to templates created by this user. */
  created_by?: string
  /** Filters by folder ID. */
  folder_id?: string
  /** Filters to templates created after this time. */
  since_date_created?: string
  /** Filters to templates created before this time. */
  before_date_created?: string
  /** Sort field. */
  sort_field?: "date_created" | "date_edited" | "name"
  /** Sort direction. */
  sort_dir?: "ASC" | "DESC"
}

export interface Template {
  id: number
  type?: string
  name?: string
  drag_and_drop?: boolean
  responsive?: boolean
  category?: string
  date_created?: string | NoTime
  date_edited?: string | NoTime
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
  /** ID of the template, as `templates.list` returns it. */
  template_id: number
}

/** Params of templates.create. */
export interface TemplatesCreateParams {
  /** Name of the template. */
  name: string
  /** HTML of the template, with its editable sections. */
  html: string
  /** ID of the folder to put the template in. */
  folder_id?: string
}

/** Params of templates.update. */
export interface TemplatesUpdateParams {
  /** ID of the template, as `templates.list` returns it. */
  template_id: number
  /** Name of the template. */
  name: string
  /** HTML of the template, with its editable sections. */
  html: string
  /** ID of the folder to put the template in. */
  folder_id?: string
}

/** Params of templates.delete. */
export interface TemplatesDeleteParams {
  /** ID of the template, as `templates.list` returns it. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Filters by campaign type. */
  type?: "regular" | "plaintext" | "absplit" | "rss" | "variate"
  /** Filters to campaigns sent after this time. */
  since_send_time?: string
  /** Filters to campaigns sent before this time. */
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
  rss_last_send?: string | NoTime
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
    last_open?: string | NoTime
  }
  clicks?: {
    clicks_total?: number
    unique_clicks?: number
    unique_subscriber_clicks?: number
    click_rate?: number
    last_click?: string | NoTime
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
    last_open?: string | NoTime
    unique_opens?: number
    clicks?: number
    last_click?: string | NoTime
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
  /** ID of the campaign, as `campaigns.list` returns it. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Filters to activity after this time. */
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
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** MD5 hash of the member's lowercase email address: `id`, as `list_members.list` returns it. */
  subscriber_hash: string
}

/** Params of unsubscribes.list. */
export interface UnsubscribesListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

export interface Unsubscribe {
  email_id: string
  email_address?: string
  /** Values of merge fields by tag, such as `FNAME`. */
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Filters to opens after this time. */
  since?: string
  /** Sort field. */
  sort_field?: "opens_count"
  /** Sort direction. */
  sort_dir?: "ASC" | "DESC"
}

export interface Open {
  campaign_id?: string
  list_id?: string
  list_is_active?: boolean
  contact_status?: string
  email_id: string
  email_address?: string
  /** Values of merge fields by tag, such as `FNAME`. */
  merge_fields?: { [k: string]: unknown }
  vip?: boolean
  opens_count?: number
  opens?: {
    timestamp?: string
  }[]
}

/** Params of clicks.list. */
export interface ClicksListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
  /** Sort field. */
  sort_field?: "total_clicks" | "unique_clicks"
  /** Sort direction. */
  sort_dir?: "ASC" | "DESC"
}

export interface ClickedLink {
  id: string
  url?: string
  total_clicks?: number
  click_percentage?: number
  unique_clicks?: number
  unique_click_percentage?: number
  last_click?: string | NoTime
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
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** ID of the campaign, as `campaigns.list` returns it. */
  campaign_id: string
}

export interface Recipient {
  email_id: string
  email_address?: string
  /** Values of merge fields by tag, such as `FNAME`. */
  merge_fields?: { [k: string]: unknown }
  vip?: boolean
  status?: string
  open_count?: number
  last_open?: string | NoTime
  absplit_group?: string
  gmt_offset?: number
  campaign_id?: string
  list_id?: string
  list_is_active?: boolean
}

/** Params of automations.list. */
export interface AutomationsListParams {
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000; default 10) */
  count?: number
  /** Number of records to skip. (at least 0) */
  offset?: number
  /** Filters by automation status. */
  status?: "save" | "paused" | "sending"
  /** Filters to automations created after this time. */
  since_create_time?: string
  /** Filters to automations created before this time. */
  before_create_time?: string
  /** Filters to automations started after this time. */
  since_start_time?: string
  /** Filters to automations started before this time. */
  before_start_time?: string
}

export interface Automation {
  id: string
  create_time?: string
  start_time?: string | NoTime
  status?: string
  emails_sent?: number
  recipients?: {
    list_id?: string
    list_is_active?: boolean
    list_name?: string
    segment_opts?: {
      saved_segment_id?: number
      match?: string
      /** Items: A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`. */
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
  /** ID of the automation, as `automations.list` returns it. */
  workflow_id: string
}

/** Params of automations.start. */
export interface AutomationsStartParams {
  /** ID of the automation, as `automations.list` returns it. */
  workflow_id: string
}

/** Params of automations.pause. */
export interface AutomationsPauseParams {
  /** ID of the automation, as `automations.list` returns it. */
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
   * Data center of the account: the part after the hyphen at the end of an API key, such as `us19`. Also the start of
   * Mailchimp's address after login.
   */
  data_center: string
}
