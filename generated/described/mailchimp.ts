// Generated from definitions/mailchimp.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/mailchimp.ts'

const listsListParamsCount = { description: "Maximum number of records per page, 1 to 1,000. Defaults to 10." }
const listsListParamsInclude_total_contacts = {
  description: "Whether `stats` includes the total number of contacts across all statuses.",
}
const listsGetParamsList_id = { description: "ID of the audience, as `lists.list` returns it." }
const listsCreateParamsContact = {
  properties: {
    company: { description: "Company name." },
    address1: { description: "Street and number." },
    address2: { description: "Second address line, such as a floor." },
    city: { description: "City." },
    state: { description: "State or province." },
    zip: { description: "Postal code." },
    country: { description: "Country, as a two-letter code." },
    phone: { description: "Phone number." },
  },
  description: "Postal address of the sender, shown in every campaign as required by law.",
}
const listsCreateParamsPermission_reminder = {
  description: "Permission reminder: how people joined the audience, shown in campaigns.",
}
const listsCreateParamsCampaign_defaultsExamples = [
  { from_name: "Example Books", from_email: "news@example.com", subject: "News", language: "en" },
]
const listsCreateParamsCampaign_defaults = {
  properties: {
    from_name: { description: "Default sender name." },
    from_email: { description: "Default sender email address." },
    subject: { description: "Default subject." },
    language: { description: "Default language, such as `en`." },
  },
  description: "Default values for campaigns to the audience.",
  examples: listsCreateParamsCampaign_defaultsExamples,
}
const listsCreateParamsEmail_type_option = {
  description: "Whether members can choose between HTML and plain-text email.",
}
const listsCreateParamsUse_archive_bar = { description: "Whether archived campaigns show the Mailchimp archive bar." }
const listsCreateParamsNotify_on_subscribe = { description: "Email address to notify of new subscribers." }
const listsCreateParamsDouble_optin = {
  description: "Whether new subscribers have to confirm by email (double opt-in).",
}
const listsCreateParamsMarketing_permissions = {
  description: "Whether to ask members for marketing permissions (GDPR).",
}
const list_membersGetParamsSubscriber_hash = {
  description: "Email address of the member, MD5 hash of the lowercase email address, or `contact_id`.",
  examples: ["ada@example.com"],
}
const list_membersGetParams = {
  properties: { list_id: listsGetParamsList_id, subscriber_hash: list_membersGetParamsSubscriber_hash },
}
const list_membersCreateParamsEmail_address = {
  description: "Email address of the member.",
  examples: ["ada@example.com"],
}
const list_membersCreateParamsStatus = { description: "Status of the member. `pending` sends a confirmation email." }
const list_membersCreateParamsMerge_fields = {
  description: "Values of merge fields by tag, as `merge_fields.list` returns it.",
  examples: [{ FNAME: "Ada", LNAME: "Lovelace" }],
}
const list_membersCreateParamsInterests = {
  description: "Interests of the member by ID, as `interests.list` returns it.",
}
const list_membersCreateParamsLocation = {
  properties: {
    latitude: { description: "Latitude of the location." },
    longitude: { description: "Longitude of the location." },
  },
  description: "Location of the member.",
}
const list_membersCreateParamsMarketing_permissions = {
  items: {
    properties: {
      marketing_permission_id: {
        description: "ID of the marketing permission, as `marketing_permissions` of a member returns it.",
      },
      enabled: { description: "Whether the member grants the permission." },
    },
  },
  description: "Marketing permissions that the member granted.",
}
const list_membersCreateParamsIp_signup = { description: "IP address from which the member signed up." }
const list_membersCreateParamsIp_opt = { description: "IP address from which the member confirmed the opt-in." }
const list_membersCreateParamsTimestamp_opt = { description: "Time when the member confirmed the opt-in." }
const list_membersCreateParamsSkip_merge_validation = {
  description: "Whether to accept the member without values for required merge fields.",
}
const list_membersDelete_permanentParamsSubscriber_hash = {
  description: "MD5 hash of the member's lowercase email address: `id`, as `list_members.list` returns it.",
  examples: ["3a0afd61ea0ee59b4d21ebe4f8dcc9fe"],
}
const list_member_tagsListParams = {
  properties: {
    count: listsListParamsCount,
    offset: { description: "Number of records to skip." },
    list_id: listsGetParamsList_id,
    subscriber_hash: list_membersGetParamsSubscriber_hash,
  },
}
const list_member_notesUpdateParamsNote_id = { description: "ID of the note, as `list_member_notes.list` returns it." }
const segmentsListParamsInclude_cleaned = { description: "Whether to include cleaned members, whose email bounced." }
const segmentsGetParamsSegment_id = { description: "ID of the segment, as `segments.list` returns it." }
const segmentsCreateParamsStatic_segment = {
  description: "Email addresses of members, for a static segment. An empty list empties the segment.",
  examples: [["ada@example.com"]],
}
const segmentsCreateParamsOptionsMatch = { description: "Whether members have to match any or all of the conditions." }
const segmentsCreateParamsOptionsConditionsItems = {
  description: "A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`.",
}
const segmentsCreateParamsOptionsConditionsExamples = [
  [{ condition_type: "EmailAddress", field: "EMAIL", op: "contains", value: "example.com" }],
]
const segmentsCreateParamsOptions = {
  properties: {
    match: segmentsCreateParamsOptionsMatch,
    conditions: {
      items: segmentsCreateParamsOptionsConditionsItems,
      description: "Conditions of the segment.",
      examples: segmentsCreateParamsOptionsConditionsExamples,
    },
  },
  description: "Conditions that select the members of the segment.",
}
const interest_categoriesGetParamsInterest_category_id = {
  description: "ID of the interest category, as `interest_categories.list` returns it.",
}
const interest_categoriesGetParams = {
  properties: {
    list_id: listsGetParamsList_id,
    interest_category_id: interest_categoriesGetParamsInterest_category_id,
  },
}
const interest_categoriesCreateParamsTitle = {
  description: "Title of the interest category, shown above the interests.",
}
const interest_categoriesCreateParamsType = { description: "Display type of the interest category in forms." }
const interestsGetParamsInterest_id = { description: "ID of the interest, as `interests.list` returns it." }
const interestsGetParams = {
  properties: {
    list_id: listsGetParamsList_id,
    interest_category_id: interest_categoriesGetParamsInterest_category_id,
    interest_id: interestsGetParamsInterest_id,
  },
}
const merge_fieldsGetParamsMerge_id = {
  description: "ID of the merge field: `merge_id`, as `merge_fields.list` returns it.",
}
const merge_fieldsGetParams = {
  properties: { list_id: listsGetParamsList_id, merge_id: merge_fieldsGetParamsMerge_id },
}
const merge_fieldsCreateParamsName = { description: "Name of the merge field, shown beside the field." }
const merge_fieldsCreateParamsTag = {
  description: "Tag of the merge field in campaigns and in `merge_fields`, such as `FNAME`. Up to 10 characters.",
}
const merge_fieldsCreateParamsDefault_value = {
  description: "Default value, shown in campaigns if the merge field is empty.",
}
const merge_fieldsCreateParamsOptions = {
  properties: {
    choices: { description: "Choices. For `radio` and `dropdown`." },
    date_format: { description: "Date format, such as `MM/DD/YYYY`." },
    phone_format: { description: "Phone number format: US or international." },
    default_country: { description: "Default country of addresses, as a Mailchimp country number." },
  },
  description: "Additional options, depending on the type of the merge field.",
}
const campaignsListParamsSince_send_time = { description: "Filters to campaigns sent after this time." }
const campaignsListParamsBefore_send_time = { description: "Filters to campaigns sent before this time." }
const campaignsGetParamsCampaign_id = { description: "ID of the campaign, as `campaigns.list` returns it." }
const campaignsGetParams = { properties: { campaign_id: campaignsGetParamsCampaign_id } }
const campaignsCreateParamsRecipients = {
  properties: {
    list_id: listsGetParamsList_id,
    segment_opts: {
      properties: {
        saved_segment_id: { description: "ID of a segment, as `segments.list` returns it." },
        match: segmentsCreateParamsOptionsMatch,
        conditions: {
          items: segmentsCreateParamsOptionsConditionsItems,
          description: "Conditions that select recipients. Use in place of a saved segment.",
        },
      },
      description: "Segment of the audience to send to.",
    },
  },
  description: "Recipients of the campaign.",
}
const campaignsCreateParamsSettings = {
  properties: {
    subject_line: { description: "Subject line of the email." },
    preview_text: { description: "Preview text, shown beside the subject in inboxes." },
    title: { description: "Internal title of the campaign in Mailchimp." },
    from_name: { description: "Name of the sender." },
    reply_to: { description: "Email address of the sender, which also receives replies." },
    to_name: { description: "Name of the recipient, such as `*|FNAME|*`." },
    folder_id: { description: "ID of the folder to put the campaign in." },
    template_id: { description: "ID of the template to start with, as `templates.list` returns it." },
    use_conversation: { description: "Whether replies go to the Mailchimp inbox." },
    authenticate: { description: "Whether to authenticate the campaign with DKIM." },
    auto_footer: { description: "Whether to append the Mailchimp footer." },
    inline_css: { description: "Whether to inline CSS into the HTML elements." },
  },
  description: "Settings of the campaign, such as subject and sender.",
}
const campaignsCreateParamsVariate_settings = {
  properties: {
    winner_criteria: { description: "Metric that determines the winning variant." },
    wait_time: { description: "Time to wait before choosing the winner, in minutes." },
    test_size: { description: "Percentage of recipients who receive a test variant, 10 to 100." },
    subject_lines: { description: "Subject lines to test, up to 3." },
    send_times: { description: "Send times to test, up to 3." },
    from_names: { description: "Sender names to test, up to 3." },
    reply_to_addresses: { description: "Reply-to addresses to test, up to 3." },
  },
  description: "Test settings of a multivariate campaign.",
}
const campaignsCreateParamsTracking = {
  properties: {
    opens: { description: "Whether to track opens." },
    html_clicks: { description: "Whether to track clicks in the HTML email." },
    text_clicks: { description: "Whether to track clicks in the plain-text email." },
    goal_tracking: { description: "Whether to track visits to your website (goal tracking)." },
    ecomm360: { description: "Whether to track purchases." },
    google_analytics: { description: "Campaign name for Google Analytics." },
  },
  description: "Tracking settings of the campaign.",
}
const campaignsCreateParamsRss_opts = {
  properties: {
    feed_url: { description: "URL of the RSS feed." },
    frequency: { description: "Frequency of the campaign." },
    constrain_rss_img: { description: "Whether to resize images to fit the campaign." },
  },
  description: "RSS settings: the feed and the schedule of an RSS campaign.",
}
const campaignsCreateParamsSocial_card = {
  properties: {
    image_url: { description: "URL of the image on the card." },
    description: { description: "Short text on the card." },
    title: { description: "Title of the card." },
  },
  description: "Social card: how social networks show the campaign.",
}
const campaign_contentsUpdateParamsUrl = { description: "URL of a web page to import the content from." }
const campaign_contentsUpdateParamsTemplateId = { description: "ID of the template, as `templates.list` returns it." }
const campaign_contentsUpdateParamsTemplate = {
  properties: {
    id: campaign_contentsUpdateParamsTemplateId,
    sections: { description: "Content of the template sections, by section name." },
  },
  description: "Template to use, with content for its sections.",
}
const templatesGetParams = { properties: { template_id: campaign_contentsUpdateParamsTemplateId } }
const templatesCreateParamsHtml = { description: "HTML of the template, with its editable sections." }
const unsubscribesListParams = {
  properties: {
    count: listsListParamsCount,
    offset: { description: "Number of records to skip." },
    campaign_id: campaignsGetParamsCampaign_id,
  },
}
const automationsGetParams = {
  properties: { workflow_id: { description: "ID of the automation, as `automations.list` returns it." } },
}
const schemasListId = { type: "string", description: "ID of the audience, as `lists.list` returns it." }
const schemasVip = { type: "boolean", description: "Whether the member is a VIP." }
const schemasTemplateId = { type: "integer", description: "ID of the template, as `templates.list` returns it." }
const schemasConditionsMatch = {
  type: "string",
  description: "Whether members have to match any or all of the conditions.",
  enum: ["any", "all"],
}
const schemasConditionsConditionsItems = {
  type: "object",
  additionalProperties: {},
  description: "A Mailchimp segment condition: `condition_type`, `field`, `op` and `value`.",
}
const schemasListStatsLast_sub_dateAnyOf = [{ type: "string", format: "date-time" }, { $ref: "#/$defs/NoTime" }]
const schemasListStatsLast_sub_date = { anyOf: schemasListStatsLast_sub_dateAnyOf }
const schemasMemberId = { type: "string", description: "The MD5 hash of the email address in lower case." }
const schemasMemberEmail_address = { type: "string", description: "The member's email address." }
const schemasMemberUnique_email_id = {
  type: "string",
  description: "An ID for the email address, the same across lists.",
}
const schemasMemberEmail_type = {
  type: "string",
  description: "The kind of email the member prefers: HTML or plain text.",
}
const schemasMemberStatus = {
  type: "string",
  description: "The member's status, including subscribed, unsubscribed, cleaned and pending.",
}
const schemasMemberMerge_fields = {
  type: "object",
  additionalProperties: {},
  description: "Values of merge fields by tag, such as `FNAME`.",
}
const schemasMemberInterests = {
  type: "object",
  additionalProperties: { type: "boolean" },
  description: "Interests by ID.",
}
const schemasMemberStats = { avg_open_rate: { type: "number" }, avg_click_rate: { type: "number" } }
const schemasMemberStats_2 = {
  type: "object",
  properties: schemasMemberStats,
  description: "The member's average open and click rates.",
}
const schemasMemberIp_signup = {
  type: "string",
  description: "The IP address the member signed up from. May be empty.",
}
const schemasMemberTimestamp_signup = {
  anyOf: schemasListStatsLast_sub_dateAnyOf,
  description: "The time the member signed up. May be empty.",
}
const schemasMemberIp_opt = {
  type: "string",
  description: "The IP address the member confirmed the opt-in from. May be empty.",
}
const schemasMemberTimestamp_opt = {
  anyOf: schemasListStatsLast_sub_dateAnyOf,
  description: "The time the member confirmed the opt-in. May be empty.",
}
const schemasMemberMember_rating = { type: "integer", description: "The member's star rating, from 1 to 5." }
const schemasMemberLast_changed = {
  type: "string",
  format: "date-time",
  description: "The time of the last change to the member's data.",
}
const schemasMemberLanguage = { type: "string", description: "The member's language, as a code. May be empty." }
const schemasMemberEmail_client = { type: "string", description: "The member's email client. May be empty." }
const schemasMemberLocation = {
  latitude: { type: "number" },
  longitude: { type: "number" },
  gmtoff: { type: "integer" },
  dstoff: { type: "integer" },
  country_code: { type: "string" },
  timezone: { type: "string" },
}
const schemasMemberLocation_2 = {
  type: "object",
  properties: schemasMemberLocation,
  description: "The member's location and time zone.",
}
const schemasMemberLast_note = {
  note_id: { type: "integer" },
  created_at: { type: "string", format: "date-time" },
  created_by: { type: "string" },
  note: { type: "string" },
}
const schemasMemberLast_note_2 = {
  type: "object",
  properties: schemasMemberLast_note,
  description: "The latest note on the member.",
}
const schemasMemberTagsItems = { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } }
const schemasMemberList_id = { type: "string", description: "The ID of the list the member belongs to." }
const schemasSegmentOptionsConditions = { type: "array", items: schemasConditionsConditionsItems }
const schemasCampaignTracking = {
  type: "object",
  properties: {
    opens: { type: "boolean" },
    html_clicks: { type: "boolean" },
    text_clicks: { type: "boolean" },
    goal_tracking: { type: "boolean" },
    ecomm360: { type: "boolean" },
    google_analytics: { type: "string" },
    clicktale: { type: "string" },
    salesforce: { type: "object", properties: { campaign: { type: "boolean" }, notes: { type: "boolean" } } },
    capsule: { type: "object", properties: { notes: { type: "boolean" } } },
  },
}
const schemasCampaignDelivery_status = {
  type: "object",
  properties: {
    enabled: { type: "boolean" },
    can_cancel: { type: "boolean" },
    status: { type: "string" },
    emails_sent: { type: "integer" },
    emails_canceled: { type: "integer" },
  },
}
const schemasCampaignResend_shortcut_eligibilityTo_non_openers = {
  type: "object",
  properties: { is_eligible: { type: "boolean" }, reason: { type: "string" } },
}
const schemasReportAb_splitA = {
  type: "object",
  properties: {
    bounces: { type: "integer" },
    abuse_reports: { type: "integer" },
    unsubs: { type: "integer" },
    recipient_clicks: { type: "integer" },
    forwards: { type: "integer" },
    forwards_opens: { type: "integer" },
    opens: { type: "integer" },
    last_open: { type: "string" },
    unique_opens: { type: "integer" },
  },
}
export default describedKind(kind, {
  category: "marketing",
  support: "community",
  docs: "https://mailchimp.com/developer/marketing/api/",
  basis: {
    version: "Marketing API 3.0",
    date: "2026-11-22",
    compared:
      "Mailchimp's OpenAPI description 3.0.55, as in a Go client of 2024, its records of members, recipients and " +
      "clicks from Mailchimp's Rust client and the types of the npm registry",
    differences: 19,
    recorded: {
      read: 36,
      valid: 36,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/mailchimp/tests",
    },
    sources: [
      { type: "openapi", url: "https://api.mailchimp.com/schema/3.0/Swagger.json?expand" },
      { type: "changelog", url: "https://mailchimp.com/developer/release-notes/" },
    ],
    missing:
      "Shops and orders, files, landing pages, surveys, webhooks, batches of requests, and the making of automations.",
  },
  sunset: {
    version: "3.0",
    date: "none",
    docs: "https://mailchimp.com/developer/marketing/docs/fundamentals/",
    read: "2026-11-29",
  },
  description:
    "Audiences, members, tags, segments, interest groups, campaigns, templates, reports and automations of a " +
    "Mailchimp account.",
  config: {
    properties: {
      data_center: {
        description:
          "Data center of the account: the part after the hyphen at the end of an API key, such as `us19`. Also the " +
          "start of Mailchimp's address after login.",
      },
    },
  },
  auth: {
    api_key: { description: "Create a key under Profile > Extras > API keys. The key has full access to the account." },
  },
  entities: {
    account: { description: "The Mailchimp account, with contact details and statistics.", refs: {} },
    lists: {
      description: "An audience of contacts that receive campaigns. The Mailchimp API calls an audience a list.",
      search: {
        id: { type: "string" },
        web_id: { type: "integer" },
        name: { type: "string" },
        permission_reminder: { type: "string" },
        date_created: { type: "timestamp" },
        list_rating: { type: "integer" },
        visibility: { type: "string" },
        double_optin: { type: "boolean" },
        member_count: { type: "integer", at: { in: "body", steps: ["stats", "member_count"] } },
        unsubscribe_count: { type: "integer", at: { in: "body", steps: ["stats", "unsubscribe_count"] } },
        open_rate: { type: "number", at: { in: "body", steps: ["stats", "open_rate"] } },
        click_rate: { type: "number", at: { in: "body", steps: ["stats", "click_rate"] } },
        campaign_last_sent: { type: "timestamp", at: { in: "body", steps: ["stats", "campaign_last_sent"] } },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    list_members: {
      description:
        "A member of an audience. `id` is the MD5 hash of the lowercase email address; `contact_id` identifies the " +
        "member within this audience.",
      search: {
        contact_id: { type: "string" },
        id: { type: "string" },
        email_address: { type: "string" },
        full_name: { type: "string" },
        status: { type: "string" },
        list_id: { type: "string" },
        language: { type: "string" },
        vip: { type: "boolean" },
        member_rating: { type: "integer" },
        source: { type: "string" },
        timestamp_signup: { type: "timestamp" },
        timestamp_opt: { type: "timestamp" },
        last_changed: { type: "timestamp" },
        tags_count: { type: "integer" },
      },
      hit: { title: [["full_name"]], text: [["email_address"], ["source"]] },
      refs: { list_id: "lists.id" },
    },
    list_member_upserts: { description: "A member who is updated, or added if not yet in the audience.", refs: {} },
    list_member_batches: { description: "A batch of up to 500 members to add to an audience.", refs: {} },
    list_member_tags: { description: "A tag of a member.", refs: {} },
    list_member_notes: { description: "A note about a member.", refs: {} },
    list_member_events: { description: "A custom event of a member, which can trigger automations.", refs: {} },
    tags: { description: "A tag of an audience.", refs: {} },
    segments: {
      description:
        "A segment of an audience: members selected by conditions or added by hand. A tag is a static segment.",
      refs: {},
    },
    segment_members: { description: "A member of a segment.", refs: {} },
    segment_member_batches: {
      description: "A batch of up to 500 members to add to or remove from a segment.",
      refs: {},
    },
    interest_categories: {
      description: "An interest category: a group of interests that members choose from, such as topics.",
      refs: {},
    },
    interests: { description: "An interest in an interest category.", refs: {} },
    merge_fields: { description: "A merge field: a custom field of members, such as `FNAME`.", refs: {} },
    campaigns: {
      description: "A campaign: an email to an audience or one of its segments.",
      search: {
        id: { type: "string" },
        web_id: { type: "integer" },
        type: { type: "string" },
        status: { type: "string" },
        create_time: { type: "timestamp" },
        send_time: { type: "timestamp" },
        emails_sent: { type: "integer" },
        content_type: { type: "string" },
        list_id: { type: "string", at: { in: "body", steps: ["recipients", "list_id"] } },
        subject_line: { type: "string", at: { in: "body", steps: ["settings", "subject_line"] } },
        title: { type: "string", at: { in: "body", steps: ["settings", "title"] } },
        from_name: { type: "string", at: { in: "body", steps: ["settings", "from_name"] } },
        reply_to: { type: "string", at: { in: "body", steps: ["settings", "reply_to"] } },
        open_rate: { type: "number", at: { in: "body", steps: ["report_summary", "open_rate"] } },
        click_rate: { type: "number", at: { in: "body", steps: ["report_summary", "click_rate"] } },
        archive_url: { type: "string" },
      },
      hit: { title: [["title"]], text: [["subject_line"], ["from_name"]] },
      refs: { "recipients.list_id": "lists.id" },
    },
    campaign_contents: { description: "The content of a campaign.", refs: {} },
    campaign_checklists: { description: "The send checklist of a campaign.", refs: {} },
    templates: {
      description: "An email template.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        type: { type: "string" },
        category: { type: "string" },
        content_type: { type: "string" },
        active: { type: "boolean" },
        date_created: { type: "timestamp" },
        date_edited: { type: "timestamp" },
        created_by: { type: "string" },
        edited_by: { type: "string" },
        folder_id: { type: "string" },
      },
      hit: { title: [["name"]], text: [["type"], ["category"]] },
      refs: {},
    },
    reports: {
      description: "A report on a sent campaign.",
      search: {
        id: { type: "string" },
        campaign_title: { type: "string" },
        type: { type: "string" },
        list_id: { type: "string" },
        list_name: { type: "string" },
        subject_line: { type: "string" },
        preview_text: { type: "string" },
        emails_sent: { type: "integer" },
        abuse_reports: { type: "integer" },
        unsubscribed: { type: "integer" },
        send_time: { type: "timestamp" },
        unique_opens: { type: "integer", at: { in: "body", steps: ["opens", "unique_opens"] } },
        open_rate: { type: "number", at: { in: "body", steps: ["opens", "open_rate"] } },
        unique_clicks: { type: "integer", at: { in: "body", steps: ["clicks", "unique_clicks"] } },
        click_rate: { type: "number", at: { in: "body", steps: ["clicks", "click_rate"] } },
        hard_bounces: { type: "integer", at: { in: "body", steps: ["bounces", "hard_bounces"] } },
      },
      hit: { title: [["campaign_title"]], text: [["list_name"], ["subject_line"], ["preview_text"]] },
      refs: { list_id: "lists.id" },
    },
    email_activity: { description: "The email activity of a recipient of a campaign.", refs: {} },
    unsubscribes: { description: "A member who unsubscribed through a campaign.", refs: {} },
    opens: { description: "A recipient who opened a campaign.", refs: {} },
    clicks: { description: "A link in a campaign, with its clicks.", refs: {} },
    recipients: { description: "A recipient of a campaign.", refs: {} },
    automations: { description: "A classic automation.", refs: {} },
  },
  operations: {
    "account.get": {
      description: "Gets the account that the credentials belong to.",
      keywords: ["who am I", "me", "my plan", "company", "profile", "sending domain"],
      isGraphql: false,
    },
    "lists.list": {
      description:
        "Lists audiences (lists) with their statistics. Filters by creation time, last campaign or a member's email " +
        "address.",
      keywords: [
        "growth",
        "newsletter",
        "subscribers",
        "mailing",
        "contacts",
        "how many subscribers",
        "audience size",
        "list growth",
      ],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          since_date_created: { description: "Filters to audiences created after this time." },
          before_date_created: { description: "Filters to audiences created before this time." },
          since_campaign_last_sent: {
            description: "Filters to audiences whose last campaign was sent after this time.",
          },
          before_campaign_last_sent: {
            description: "Filters to audiences whose last campaign was sent before this time.",
          },
          email: { description: "Filters to audiences that contain this email address." },
          has_ecommerce_store: { description: "Whether to return only audiences with an active ecommerce store." },
          include_total_contacts: listsListParamsInclude_total_contacts,
          sort_field: { description: "Sort field." },
          sort_dir: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "lists.get": {
      description: "Gets an audience (list) with its statistics.",
      keywords: [
        "audience size",
        "newsletter",
        "subscribers",
        "mailing",
        "contacts",
        "stats of the audience",
        "subscriber count",
      ],
      params: {
        properties: { list_id: listsGetParamsList_id, include_total_contacts: listsListParamsInclude_total_contacts },
      },
      isGraphql: false,
    },
    "lists.create": {
      description: "Creates an audience (list). The plan limits the number of audiences.",
      keywords: ["new audience", "newsletter", "subscribers", "mailing", "contacts"],
      params: {
        properties: {
          name: { description: "Name of the audience." },
          contact: listsCreateParamsContact,
          permission_reminder: listsCreateParamsPermission_reminder,
          campaign_defaults: listsCreateParamsCampaign_defaults,
          email_type_option: listsCreateParamsEmail_type_option,
          use_archive_bar: listsCreateParamsUse_archive_bar,
          notify_on_subscribe: listsCreateParamsNotify_on_subscribe,
          notify_on_unsubscribe: { description: "Email address to notify of unsubscribes." },
          double_optin: listsCreateParamsDouble_optin,
          marketing_permissions: listsCreateParamsMarketing_permissions,
        },
      },
      isGraphql: false,
    },
    "lists.update": {
      description:
        "Updates an audience (list). Fields that you leave out keep their value, but Mailchimp requires the main " +
        "settings each time.",
      keywords: ["rename audience", "from name", "newsletter", "subscribers", "mailing", "contacts"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          name: { description: "Name of the audience." },
          contact: listsCreateParamsContact,
          permission_reminder: listsCreateParamsPermission_reminder,
          campaign_defaults: listsCreateParamsCampaign_defaults,
          email_type_option: listsCreateParamsEmail_type_option,
          use_archive_bar: listsCreateParamsUse_archive_bar,
          notify_on_subscribe: listsCreateParamsNotify_on_subscribe,
          notify_on_unsubscribe: { description: "Email address to notify of unsubscribes." },
          double_optin: listsCreateParamsDouble_optin,
          marketing_permissions: listsCreateParamsMarketing_permissions,
        },
      },
      isGraphql: false,
    },
    "lists.delete": {
      description: "Deletes an audience (list) with its members and their history.",
      keywords: ["drop audience", "newsletter", "subscribers", "mailing", "contacts"],
      params: { properties: { list_id: listsGetParamsList_id } },
      isGraphql: false,
    },
    "list_members.list": {
      description: "Lists the members of an audience. Filters by status, opt-in or change time, or interests.",
      keywords: [
        "subscribers",
        "contact",
        "person",
        "recipient",
        "newsletter",
        "email address",
        "who on the list",
        "new subscribers",
        "unsubscribed people",
        "everyone with the tag",
      ],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          list_id: listsGetParamsList_id,
          status: { description: "Filters by member status." },
          email_type: { description: "Filters by the email format that members receive: `html` or `text`." },
          since_timestamp_opt: { description: "Filters to members who confirmed their opt-in after this time." },
          before_timestamp_opt: { description: "Filters to members who confirmed their opt-in before this time." },
          since_last_changed: { description: "Filters to members changed after this time." },
          before_last_changed: { description: "Filters to members changed before this time." },
          unsubscribed_since: {
            description: "Filters to members who unsubscribed after this time. Requires `status` to be `unsubscribed`.",
          },
          unique_email_id: {
            description: "Filters by the unique ID of the email address, which campaign links contain.",
          },
          vip_only: { description: "Whether to return only VIP members." },
          interest_category_id: {
            description: "ID of the interest category to match, as `interest_categories.list` returns it.",
          },
          interest_ids: { description: "IDs of the interests to match, as `interests.list` returns them." },
          interest_match: { description: "Whether members have to have any, all or none of the interests." },
          since_last_campaign: { description: "Whether to return only members changed since the last campaign." },
          sort_field: { description: "Sort field." },
          sort_dir: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "list_members.get": {
      description: "Gets a member of an audience by email address or ID.",
      keywords: [
        "is she subscribed",
        "subscriber",
        "contact",
        "person",
        "recipient",
        "newsletter",
        "is somebody subscribed",
        "status of the subscriber",
        "did they unsubscribe",
        "on the list",
      ],
      params: list_membersGetParams,
      isGraphql: false,
    },
    "list_members.create": {
      description:
        "Creates a member: adds a contact to an audience. Fails if the member exists; to add or update, use " +
        "`list_member_upserts.update`.",
      keywords: [
        "sign up",
        "add to newsletter",
        "subscribe",
        "opt in",
        "subscriber",
        "person",
        "recipient",
        "newsletter",
        "email address",
        "add to the audience",
        "subscribe somebody",
        "put on the list",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          email_address: list_membersCreateParamsEmail_address,
          status: list_membersCreateParamsStatus,
          merge_fields: list_membersCreateParamsMerge_fields,
          interests: list_membersCreateParamsInterests,
          language: { description: "Language of the member, such as `de`." },
          vip: { description: "Whether the member is a VIP." },
          email_type: { description: "Email format that the member receives." },
          location: list_membersCreateParamsLocation,
          marketing_permissions: list_membersCreateParamsMarketing_permissions,
          ip_signup: list_membersCreateParamsIp_signup,
          timestamp_signup: { description: "Time when the member signed up." },
          ip_opt: list_membersCreateParamsIp_opt,
          timestamp_opt: list_membersCreateParamsTimestamp_opt,
          tags: { description: "Names of tags to add to the member." },
          skip_merge_validation: list_membersCreateParamsSkip_merge_validation,
        },
      },
      isGraphql: false,
    },
    "list_members.update": {
      description:
        "Updates a member. Fields that you leave out keep their value. The status `unsubscribed` stops campaigns to " +
        "the member.",
      keywords: [
        "change name",
        "resubscribe",
        "unsubscribe",
        "correct",
        "subscriber",
        "contact",
        "person",
        "recipient",
        "newsletter",
        "email address",
        "take off the list",
        "opt out",
        "take off the newsletter",
        "change the email",
        "remove from the newsletter",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          email_address: list_membersCreateParamsEmail_address,
          status: { description: "New status of the member. `pending` sends a confirmation email." },
          merge_fields: list_membersCreateParamsMerge_fields,
          interests: list_membersCreateParamsInterests,
          language: { description: "Language of the member, such as `de`." },
          vip: { description: "Whether the member is a VIP." },
          email_type: { description: "Email format that the member receives." },
          location: list_membersCreateParamsLocation,
          marketing_permissions: list_membersCreateParamsMarketing_permissions,
          ip_signup: list_membersCreateParamsIp_signup,
          timestamp_signup: { description: "Time when the member signed up." },
          ip_opt: list_membersCreateParamsIp_opt,
          timestamp_opt: list_membersCreateParamsTimestamp_opt,
          skip_merge_validation: list_membersCreateParamsSkip_merge_validation,
        },
      },
      isGraphql: false,
    },
    "list_members.delete": {
      description:
        "Archives a member, who can be added again. To delete a member permanently, use " +
        "`list_members.delete_permanent`.",
      keywords: [
        "archive contact",
        "remove subscriber",
        "subscriber",
        "contact",
        "person",
        "recipient",
        "newsletter",
        "email address",
        "archive the subscriber",
        "remove from the audience",
      ],
      params: list_membersGetParams,
      isGraphql: false,
    },
    "list_members.api_search": {
      description:
        "Searches members of all audiences or one audience by email address or name. Returns only the best matches.",
      keywords: [
        "find subscriber",
        "look up",
        "subscriber",
        "contact",
        "person",
        "recipient",
        "newsletter",
        "look up by email",
        "is this address subscribed",
        "member called",
      ],
      params: {
        properties: {
          query: {
            description: "Email address, first name or last name to search for.",
            examples: ["ada@example.com"],
          },
          list_id: { description: "ID of an audience to search in, as `lists.list` returns it." },
        },
      },
      record: { $ref: "#/$defs/Member" },
      isGraphql: false,
    },
    "list_members.delete_permanent": {
      description:
        "Deletes all personal data of a member permanently. The member can be added again only through a form.",
      keywords: [
        "GDPR",
        "purge",
        "forget",
        "erase for good",
        "wipe",
        "subscriber",
        "contact",
        "person",
        "recipient",
        "newsletter",
        "email address",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersDelete_permanentParamsSubscriber_hash,
        },
      },
      isGraphql: false,
    },
    "list_member_upserts.update": {
      description: "Updates a member, or adds the member with `status_if_new` if not yet in the audience.",
      keywords: [
        "add or update",
        "sync contact",
        "sign up",
        "subscribe unless",
        "save subscriber",
        "put on newsletter",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          email_address: list_membersCreateParamsEmail_address,
          status_if_new: { description: "Status of the member if added." },
          status: list_membersCreateParamsStatus,
          merge_fields: list_membersCreateParamsMerge_fields,
          interests: list_membersCreateParamsInterests,
          language: { description: "Language of the member, such as `de`." },
          vip: { description: "Whether the member is a VIP." },
          email_type: { description: "Email format that the member receives." },
          location: list_membersCreateParamsLocation,
          marketing_permissions: list_membersCreateParamsMarketing_permissions,
          ip_signup: list_membersCreateParamsIp_signup,
          timestamp_signup: { description: "Time when the member signed up." },
          ip_opt: list_membersCreateParamsIp_opt,
          timestamp_opt: list_membersCreateParamsTimestamp_opt,
          skip_merge_validation: list_membersCreateParamsSkip_merge_validation,
        },
      },
      isGraphql: false,
    },
    "list_member_batches.create": {
      description: "Creates or updates up to 500 members in a batch. `errors` in the response lists rejected members.",
      keywords: [
        "many subscribers",
        "csv",
        "bulk import",
        "mass sign-up",
        "upload contacts",
        "import subscribers",
        "many subscribers at once",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          members: {
            items: {
              properties: {
                email_address: { description: "Email address of the member." },
                status: list_membersCreateParamsStatus,
                merge_fields: list_membersCreateParamsMerge_fields,
                interests: list_membersCreateParamsInterests,
                language: { description: "Language of the member, such as `de`." },
                vip: { description: "Whether the member is a VIP." },
                email_type: { description: "Email format that the member receives." },
                location: list_membersCreateParamsLocation,
                ip_signup: list_membersCreateParamsIp_signup,
                timestamp_signup: { description: "Time when the member signed up." },
                ip_opt: list_membersCreateParamsIp_opt,
                timestamp_opt: list_membersCreateParamsTimestamp_opt,
                tags: { description: "Names of tags to add to the member." },
              },
            },
            description: "Members to add, up to 500.",
            examples: [[{ email_address: "ada@example.com", status: "subscribed" }]],
          },
          update_existing: {
            description: "Whether to update members who are already in the audience. By default, they are rejected.",
          },
          sync_tags: { description: "Whether to replace the current tags of members with the tags provided." },
          skip_merge_validation: list_membersCreateParamsSkip_merge_validation,
          skip_duplicate_check: {
            description:
              "Whether to use the first of several entries with the same email address. Otherwise, duplicates are " +
              "rejected.",
          },
        },
      },
      isGraphql: false,
    },
    "list_member_tags.list": {
      description: "Lists the tags of a member.",
      keywords: ["labels of subscriber", "label", "VIP", "category", "marks", "segment"],
      params: list_member_tagsListParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "list_member_tags.update": {
      description: "Updates the tags of a member: adds tags, creating new ones, and removes others.",
      keywords: [
        "label subscriber",
        "add VIP",
        "take off label",
        "label",
        "VIP",
        "category",
        "marks",
        "segment",
        "tag the subscriber",
        "untag",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          tags: {
            items: {
              properties: {
                name: { description: "Name of the tag, up to 100 characters." },
                status: { description: "Whether to add (`active`) or remove (`inactive`) the tag." },
              },
            },
            description: "Tags to add (`active`) or remove (`inactive`).",
          },
          is_syncing: { description: "Whether to add tags without triggering automations based on them." },
        },
      },
      isGraphql: false,
    },
    "list_member_notes.list": {
      description: "Lists the notes about a member.",
      keywords: ["remark", "memo", "comment", "about subscriber", "jot"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          sort_field: { description: "Sort field." },
          sort_dir: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "list_member_notes.create": {
      description: "Creates a note about a member.",
      keywords: ["jot down", "remark", "memo", "comment", "about subscriber", "jot", "note on the subscriber"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          note: { description: "Text of the note, up to 1,000 characters." },
        },
      },
      isGraphql: false,
    },
    "list_member_notes.update": {
      description: "Updates the text of a note about a member.",
      keywords: ["reword", "remark", "memo", "comment", "about subscriber", "jot"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          note_id: list_member_notesUpdateParamsNote_id,
          note: { description: "Text of the note, up to 1,000 characters." },
        },
      },
      isGraphql: false,
    },
    "list_member_notes.delete": {
      description: "Deletes a note about a member.",
      keywords: ["drop remark", "remark", "memo", "comment", "about subscriber", "jot"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          note_id: list_member_notesUpdateParamsNote_id,
        },
      },
      isGraphql: false,
    },
    "list_member_events.list": {
      description: "Lists the events of a member.",
      keywords: ["what did they do", "activity", "behavior", "tracked", "custom event", "journey trigger"],
      params: list_member_tagsListParams,
      record: { $ref: "#/$defs/MemberEvent" },
      isGraphql: false,
    },
    "list_member_events.create": {
      description: "Creates an event for a member.",
      keywords: [
        "track",
        "log activity",
        "record",
        "activity",
        "behavior",
        "tracked",
        "custom event",
        "journey trigger",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          subscriber_hash: list_membersGetParamsSubscriber_hash,
          name: { description: "Name of the event, such as `purchased`.", examples: ["purchased"] },
          properties: { description: "Further properties of the event." },
          occurred_at: { description: "Time of the event. Defaults to the current time." },
          is_syncing: { description: "Whether the event is historical and does not trigger automations." },
        },
      },
      isGraphql: false,
    },
    "tags.list": {
      description: "Lists the tags of an audience, optionally by the start of their name.",
      keywords: ["label", "category", "VIP", "marker", "which labels", "find label"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          name: { description: "Filters to tags whose name starts with this text." },
        },
      },
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "segments.list": {
      description: "Lists the segments of an audience, including tags. Filters by type or time.",
      keywords: ["cohorts", "group of subscribers", "static", "target", "slice of audience"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          list_id: listsGetParamsList_id,
          type: { description: "Filters by segment type: `saved`, `static` (tags) or `fuzzy`." },
          since_created_at: { description: "Filters to segments created after this time." },
          before_created_at: { description: "Filters to segments created before this time." },
          since_updated_at: { description: "Filters to segments updated after this time." },
          before_updated_at: { description: "Filters to segments updated before this time." },
          include_cleaned: segmentsListParamsInclude_cleaned,
          include_transactional: { description: "Whether to include transactional members." },
          include_unsubscribed: { description: "Whether to include unsubscribed members." },
        },
      },
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "segments.get": {
      description: "Gets a segment with its conditions and member count.",
      keywords: ["size", "cohort", "filter", "group of subscribers", "static", "target", "slice of audience"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          segment_id: segmentsGetParamsSegment_id,
          include_cleaned: segmentsListParamsInclude_cleaned,
          include_transactional: { description: "Whether to include transactional members." },
          include_unsubscribed: { description: "Whether to include unsubscribed members." },
        },
      },
      isGraphql: false,
    },
    "segments.create": {
      description: "Creates a segment from conditions or from email addresses.",
      keywords: [
        "build cohort",
        "target group",
        "cohort",
        "filter",
        "group of subscribers",
        "static",
        "target",
        "slice of audience",
        "new segment",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          name: { description: "Name of the segment." },
          static_segment: segmentsCreateParamsStatic_segment,
          options: segmentsCreateParamsOptions,
        },
      },
      isGraphql: false,
    },
    "segments.update": {
      description: "Updates the name, conditions or email addresses of a segment.",
      keywords: [
        "change conditions",
        "cohort",
        "filter",
        "group of subscribers",
        "static",
        "target",
        "slice of audience",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          segment_id: segmentsGetParamsSegment_id,
          name: { description: "Name of the segment." },
          static_segment: segmentsCreateParamsStatic_segment,
          options: segmentsCreateParamsOptions,
        },
      },
      isGraphql: false,
    },
    "segments.delete": {
      description: "Deletes a segment. Its members stay in the audience.",
      keywords: ["drop cohort", "cohort", "filter", "group of subscribers", "static", "target", "slice of audience"],
      params: { properties: { list_id: listsGetParamsList_id, segment_id: segmentsGetParamsSegment_id } },
      isGraphql: false,
    },
    "segment_members.list": {
      description: "Lists the members of a segment.",
      keywords: [
        "who is in",
        "who is in cohort",
        "subscribers",
        "people",
        "tagged",
        "target group",
        "who in the segment",
      ],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          list_id: listsGetParamsList_id,
          segment_id: segmentsGetParamsSegment_id,
          include_cleaned: segmentsListParamsInclude_cleaned,
          include_transactional: { description: "Whether to include transactional members." },
          include_unsubscribed: { description: "Whether to include unsubscribed members." },
        },
      },
      record: { $ref: "#/$defs/SegmentMember" },
      isGraphql: false,
    },
    "segment_members.create": {
      description: "Creates a segment member: adds a member of the audience to a static segment.",
      keywords: [
        "put in",
        "include",
        "label subscriber",
        "who is in cohort",
        "subscribers",
        "people",
        "tagged",
        "target group",
        "add to the segment",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          segment_id: segmentsGetParamsSegment_id,
          email_address: list_membersCreateParamsEmail_address,
        },
      },
      isGraphql: false,
    },
    "segment_members.delete": {
      description: "Removes a member from a static segment. The member stays in the audience.",
      keywords: [
        "take out",
        "exclude",
        "unlabel",
        "who is in cohort",
        "subscribers",
        "people",
        "tagged",
        "target group",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          segment_id: segmentsGetParamsSegment_id,
          subscriber_hash: list_membersDelete_permanentParamsSubscriber_hash,
        },
      },
      isGraphql: false,
    },
    "segment_member_batches.create": {
      description:
        "Adds up to 500 members to a static segment and removes up to 500. `errors` in the response lists rejected " +
        "members.",
      keywords: ["many subscribers", "bulk add and remove", "mass label", "several people", "import"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          segment_id: segmentsGetParamsSegment_id,
          members_to_add: {
            description: "Email addresses of members to add, up to 500.",
            examples: [["ada@example.com"]],
          },
          members_to_remove: { description: "Email addresses of members to remove, up to 500." },
        },
      },
      isGraphql: false,
    },
    "interest_categories.list": {
      description: "Lists the interest categories of an audience.",
      keywords: ["topic sets", "group title", "preference center", "signup choices", "checkboxes"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          list_id: listsGetParamsList_id,
          type: { description: "Filters by display type: `checkboxes`, `dropdown`, `radio` or `hidden`." },
        },
      },
      record: { $ref: "#/$defs/InterestCategory" },
      isGraphql: false,
    },
    "interest_categories.get": {
      description: "Gets an interest category.",
      keywords: ["topic set", "group title", "preference center", "signup choices", "checkboxes"],
      params: interest_categoriesGetParams,
      isGraphql: false,
    },
    "interest_categories.create": {
      description: "Creates an interest category. To add interests to it, use `interests.create`.",
      keywords: ["new topic set", "group title", "preference center", "signup choices", "topic set", "checkboxes"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          title: interest_categoriesCreateParamsTitle,
          type: interest_categoriesCreateParamsType,
          display_order: { description: "Display order, relative to others." },
        },
      },
      isGraphql: false,
    },
    "interest_categories.update": {
      description: "Updates an interest category.",
      keywords: ["rename topic set", "group title", "preference center", "signup choices", "topic set", "checkboxes"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          interest_category_id: interest_categoriesGetParamsInterest_category_id,
          title: interest_categoriesCreateParamsTitle,
          type: interest_categoriesCreateParamsType,
          display_order: { description: "Display order, relative to others." },
        },
      },
      isGraphql: false,
    },
    "interest_categories.delete": {
      description: "Deletes an interest category and its interests.",
      keywords: ["drop topic set", "group title", "preference center", "signup choices", "topic set", "checkboxes"],
      params: interest_categoriesGetParams,
      isGraphql: false,
    },
    "interests.list": {
      description: "Lists the interests in an interest category.",
      keywords: ["topics", "group", "preference", "signup choice", "option"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          list_id: listsGetParamsList_id,
          interest_category_id: interest_categoriesGetParamsInterest_category_id,
        },
      },
      record: { $ref: "#/$defs/Interest" },
      isGraphql: false,
    },
    "interests.get": {
      description: "Gets an interest with its member count.",
      keywords: ["topic size", "group", "topic", "preference", "signup choice", "option"],
      params: interestsGetParams,
      isGraphql: false,
    },
    "interests.create": {
      description: "Creates an interest in an interest category.",
      keywords: ["new topic", "group", "topic", "preference", "signup choice", "option"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          interest_category_id: interest_categoriesGetParamsInterest_category_id,
          name: { description: "Name of the interest." },
          display_order: { description: "Display order, relative to others." },
        },
      },
      isGraphql: false,
    },
    "interests.update": {
      description: "Updates an interest: renames or reorders it.",
      keywords: ["rename topic", "group", "topic", "preference", "signup choice", "option"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          interest_category_id: interest_categoriesGetParamsInterest_category_id,
          interest_id: interestsGetParamsInterest_id,
          name: { description: "Name of the interest." },
          display_order: { description: "Display order, relative to others." },
        },
      },
      isGraphql: false,
    },
    "interests.delete": {
      description: "Deletes an interest.",
      keywords: ["drop topic", "group", "topic", "preference", "signup choice", "option"],
      params: interestsGetParams,
      isGraphql: false,
    },
    "merge_fields.list": {
      description: "Lists the merge fields of an audience.",
      keywords: ["columns", "custom field", "attribute", "first name", "placeholder", "FNAME"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          list_id: listsGetParamsList_id,
          type: { description: "Filters by field type, such as `text` or `number`." },
          required: {
            description: "Whether to return only required (`true`) or only optional (`false`) merge fields.",
          },
        },
      },
      record: { $ref: "#/$defs/MergeField" },
      isGraphql: false,
    },
    "merge_fields.get": {
      description: "Gets a merge field.",
      keywords: ["column settings", "custom field", "column", "attribute", "first name", "placeholder", "FNAME"],
      params: merge_fieldsGetParams,
      isGraphql: false,
    },
    "merge_fields.create": {
      description: "Creates a merge field for the members of an audience.",
      keywords: [
        "add column",
        "new attribute",
        "custom field",
        "column",
        "attribute",
        "first name",
        "placeholder",
        "FNAME",
      ],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          name: merge_fieldsCreateParamsName,
          type: { description: "Type of the merge field." },
          tag: merge_fieldsCreateParamsTag,
          required: { description: "Whether the merge field is required." },
          default_value: merge_fieldsCreateParamsDefault_value,
          public: { description: "Whether forms show the merge field." },
          display_order: { description: "Display order, relative to others." },
          options: merge_fieldsCreateParamsOptions,
          help_text: { description: "Help text for filling in the merge field." },
        },
      },
      isGraphql: false,
    },
    "merge_fields.update": {
      description: "Updates a merge field. Its type cannot be changed.",
      keywords: ["rename column", "custom field", "column", "attribute", "first name", "placeholder", "FNAME"],
      params: {
        properties: {
          list_id: listsGetParamsList_id,
          merge_id: merge_fieldsGetParamsMerge_id,
          name: merge_fieldsCreateParamsName,
          tag: merge_fieldsCreateParamsTag,
          required: { description: "Whether the merge field is required." },
          default_value: merge_fieldsCreateParamsDefault_value,
          public: { description: "Whether forms show the merge field." },
          display_order: { description: "Display order, relative to others." },
          options: merge_fieldsCreateParamsOptions,
          help_text: { description: "Help text for filling in the merge field." },
        },
      },
      isGraphql: false,
    },
    "merge_fields.delete": {
      description: "Deletes a merge field and its values.",
      keywords: ["drop column", "custom field", "column", "attribute", "first name", "placeholder", "FNAME"],
      params: merge_fieldsGetParams,
      isGraphql: false,
    },
    "campaigns.list": {
      description: "Lists campaigns. Filters by type, status, audience, or time of creation or sending.",
      keywords: [
        "mailings",
        "sent newsletters",
        "newsletter",
        "email blast",
        "broadcast",
        "send-out",
        "sent campaigns",
        "scheduled campaigns",
        "drafts",
        "recent newsletters",
        "next newsletter",
        "when did we send",
        "what went out",
      ],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          type: { description: "Filters by campaign type." },
          status: { description: "Filters by campaign status. `save` is a draft." },
          list_id: { description: "Filters by audience: an ID, as `lists.list` returns it." },
          folder_id: { description: "Filters by folder ID." },
          member_id: { description: "Filters to campaigns sent to this member: the MD5 hash of the email address." },
          since_create_time: { description: "Filters to campaigns created after this time." },
          before_create_time: { description: "Filters to campaigns created before this time." },
          since_send_time: campaignsListParamsSince_send_time,
          before_send_time: campaignsListParamsBefore_send_time,
          sort_field: { description: "Sort field." },
          sort_dir: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Campaign" },
      isGraphql: false,
    },
    "campaigns.get": {
      description: "Gets a campaign with its settings. For its content, use `campaign_contents.get`.",
      keywords: [
        "mailing status",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "status of the campaign",
        "subject line",
      ],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaigns.create": {
      description:
        "Creates a campaign as a draft. Set its content with `campaign_contents.update` and send it with " +
        "`campaigns.send`.",
      keywords: [
        "new mailing",
        "write newsletter",
        "plan",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "new newsletter",
        "draft a campaign",
        "set up an email",
      ],
      params: {
        properties: {
          type: { description: "Type of the campaign. `regular` is an HTML email." },
          recipients: campaignsCreateParamsRecipients,
          settings: campaignsCreateParamsSettings,
          variate_settings: campaignsCreateParamsVariate_settings,
          tracking: campaignsCreateParamsTracking,
          rss_opts: campaignsCreateParamsRss_opts,
          social_card: campaignsCreateParamsSocial_card,
          content_type: { description: "Content type: how the content of the campaign is created." },
        },
      },
      isGraphql: false,
    },
    "campaigns.update": {
      description:
        "Updates an unsent campaign. If you set `settings`, Mailchimp requires the subject, sender and reply-to " +
        "address each time.",
      keywords: [
        "rename mailing",
        "audience",
        "from name",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "change the subject line",
        "rename the campaign",
      ],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          settings: campaignsCreateParamsSettings,
          recipients: campaignsCreateParamsRecipients,
          variate_settings: campaignsCreateParamsVariate_settings,
          tracking: campaignsCreateParamsTracking,
          rss_opts: campaignsCreateParamsRss_opts,
          social_card: campaignsCreateParamsSocial_card,
        },
      },
      isGraphql: false,
    },
    "campaigns.delete": {
      description: "Deletes a campaign.",
      keywords: ["scrap mailing", "newsletter", "mailing", "email blast", "broadcast", "send-out"],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaigns.api_search": {
      description: "Searches campaigns by keywords in their title, subject or text. Returns only the best matches.",
      keywords: ["find mailing", "called", "look up", "newsletter", "mailing", "email blast", "broadcast", "send-out"],
      params: { properties: { query: { description: "Search keywords." } } },
      record: { $ref: "#/$defs/CampaignMatch" },
      isGraphql: false,
    },
    "campaigns.send": {
      description: "Sends a campaign now to its whole audience or segment. Starts an RSS campaign.",
      keywords: [
        "blast",
        "go out",
        "deliver",
        "fire",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "send now",
        "send the newsletter",
        "blast it out",
      ],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaigns.cancel_send": {
      description:
        "Cancels the sending of a campaign. Recipients who already received the email keep it. Paid plans only.",
      keywords: ["stop", "abort", "halt", "recall", "newsletter", "mailing", "email blast", "broadcast", "send-out"],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaigns.schedule": {
      description: "Schedules a campaign for delivery. The time has to be on a quarter hour.",
      keywords: [
        "later",
        "Monday",
        "tomorrow",
        "plan for",
        "set time",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "send on",
        "go out on",
        "schedule the newsletter",
        "time the campaign",
      ],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          schedule_time: { description: "Delivery time, on a quarter hour.", examples: ["2026-12-01T08:15:00Z"] },
          timewarp: { description: "Whether to deliver at that time in the time zone of each recipient." },
          batch_delivery: {
            properties: {
              batch_delay: { description: "Pause between batches, in minutes." },
              batch_count: { description: "Number of batches, at least 2." },
            },
            description:
              "Settings to deliver in several batches with a pause between them. Cannot be combined with `timewarp`.",
          },
        },
      },
      isGraphql: false,
    },
    "campaigns.unschedule": {
      description: "Unschedules a campaign, which becomes a draft again.",
      keywords: [
        "call off",
        "not tomorrow",
        "back to draft",
        "stop planned",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "do not send",
        "stop the scheduled",
        "take off the schedule",
      ],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaigns.test": {
      description: "Sends a test email of a campaign to a few email addresses.",
      keywords: [
        "trial copy",
        "preview mail",
        "proof",
        "try",
        "send to me first",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "preview to",
      ],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          test_emails: { description: "Email addresses to send the test email to.", examples: [["ada@example.com"]] },
          send_type: { description: "Format of the test email." },
        },
      },
      isGraphql: false,
    },
    "campaigns.replicate": {
      description: "Creates a copy of a campaign as a new draft.",
      keywords: [
        "duplicate",
        "clone",
        "reuse",
        "same again",
        "newsletter",
        "mailing",
        "email blast",
        "broadcast",
        "send-out",
        "duplicate the campaign",
        "copy last month's",
      ],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaign_contents.get": {
      description: "Gets the content of a campaign as HTML and plain text.",
      keywords: ["read body", "body", "newsletter text", "design", "markup"],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "campaign_contents.update": {
      description:
        "Updates the content of a campaign from HTML, an imported web page, or a template with its sections.",
      keywords: [
        "write body",
        "change text",
        "put HTML",
        "body",
        "text",
        "newsletter text",
        "design",
        "markup",
        "change text the newsletter",
      ],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          html: { description: "HTML content." },
          plain_text: { description: "Plain-text content. Generated from the HTML by default." },
          url: campaign_contentsUpdateParamsUrl,
          template: campaign_contentsUpdateParamsTemplate,
          variate_contents: {
            items: {
              properties: {
                content_label: { description: "Label of the variant." },
                html: { description: "HTML content." },
                plain_text: { description: "Plain-text content." },
                url: campaign_contentsUpdateParamsUrl,
                template: campaign_contentsUpdateParamsTemplate,
              },
            },
            description: "Content of each variant, for multivariate campaigns.",
          },
        },
      },
      isGraphql: false,
    },
    "campaign_checklists.get": {
      description: "Gets the send checklist of a campaign: whether the campaign is ready to send and what is missing.",
      keywords: ["problems", "pre-flight", "check before", "before sending", "blockers"],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "templates.list": {
      description: "Lists templates. Filters by type, creator, folder or time.",
      keywords: ["designs", "layout", "HTML", "look", "mockup", "email templates"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          type: { description: "Filters by template type: `user`, `base` or `gallery`." },
          category: { description: "Filters by category." },
          content_type: { description: "Filters by how the template was created." },
          created_by: { description: "Filters to templates created by this user." },
          folder_id: { description: "Filters by folder ID." },
          since_date_created: { description: "Filters to templates created after this time." },
          before_date_created: { description: "Filters to templates created before this time." },
          sort_field: { description: "Sort field." },
          sort_dir: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Template" },
      isGraphql: false,
    },
    "templates.get": {
      description: "Gets a template without its HTML.",
      keywords: ["design details", "design", "layout", "look", "mockup"],
      params: templatesGetParams,
      isGraphql: false,
    },
    "templates.create": {
      description: "Creates a template from HTML.",
      keywords: ["new design", "design", "layout", "look", "mockup"],
      params: {
        properties: {
          name: { description: "Name of the template." },
          html: templatesCreateParamsHtml,
          folder_id: { description: "ID of the folder to put the template in." },
        },
      },
      isGraphql: false,
    },
    "templates.update": {
      description: "Updates the name and HTML of a template, replacing both.",
      keywords: ["edit design", "design", "layout", "look", "mockup"],
      params: {
        properties: {
          template_id: campaign_contentsUpdateParamsTemplateId,
          name: { description: "Name of the template." },
          html: templatesCreateParamsHtml,
          folder_id: { description: "ID of the folder to put the template in." },
        },
      },
      isGraphql: false,
    },
    "templates.delete": {
      description: "Deletes a template.",
      keywords: ["drop design", "design", "layout", "HTML", "look", "mockup"],
      params: templatesGetParams,
      isGraphql: false,
    },
    "reports.list": {
      description: "Lists reports on sent campaigns, with opens, clicks, bounces and more.",
      keywords: [
        "results of mailings",
        "open rate",
        "click rate",
        "performance",
        "statistics",
        "how did it do",
        "bounce rate",
        "open rates of campaigns",
        "best campaign",
        "how did campaigns do",
      ],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          type: { description: "Filters by campaign type." },
          since_send_time: campaignsListParamsSince_send_time,
          before_send_time: campaignsListParamsBefore_send_time,
        },
      },
      record: { $ref: "#/$defs/Report" },
      isGraphql: false,
    },
    "reports.get": {
      description: "Gets the report on a campaign.",
      keywords: [
        "results of mailing",
        "open rate",
        "click rate",
        "performance",
        "statistics",
        "how did it do",
        "bounce rate",
        "how the newsletter do",
        "bounces of the campaign",
        "unsubscribed after the campaign",
        "how many opened",
      ],
      params: campaignsGetParams,
      isGraphql: false,
    },
    "email_activity.list": {
      description:
        "Lists the email activity of each recipient of a campaign: opens, clicks and bounces with their times.",
      keywords: ["who opened", "clicked", "bounced", "recipient behavior", "engagement"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          campaign_id: campaignsGetParamsCampaign_id,
          since: { description: "Filters to activity after this time." },
        },
      },
      record: { $ref: "#/$defs/EmailActivity" },
      isGraphql: false,
    },
    "email_activity.get": {
      description: "Gets the email activity of a recipient of a campaign.",
      keywords: ["what did subscriber do", "who opened", "clicked", "bounced", "recipient behavior", "engagement"],
      params: {
        properties: {
          campaign_id: campaignsGetParamsCampaign_id,
          subscriber_hash: list_membersDelete_permanentParamsSubscriber_hash,
        },
      },
      isGraphql: false,
    },
    "unsubscribes.list": {
      description: "Lists the members who unsubscribed through a campaign (unsubscribes), with time and reason.",
      keywords: ["opted out", "opt-out", "left", "who quit", "stopped mails", "churn", "lost subscribers"],
      params: unsubscribesListParams,
      record: { $ref: "#/$defs/Unsubscribe" },
      isGraphql: false,
    },
    "opens.list": {
      description: "Lists the opens of a campaign: recipients with the times they opened the email.",
      keywords: ["who read", "readers", "seen", "open tracking", "viewed", "who opened"],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          campaign_id: campaignsGetParamsCampaign_id,
          since: { description: "Filters to opens after this time." },
          sort_field: { description: "Sort field." },
          sort_dir: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Open" },
      isGraphql: false,
    },
    "clicks.list": {
      description: "Lists the links in a campaign with their click counts.",
      keywords: [
        "clicked",
        "click-through",
        "CTR",
        "which URL",
        "popular links",
        "who clicked",
        "which links",
        "most clicked",
      ],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          campaign_id: campaignsGetParamsCampaign_id,
          sort_field: { description: "Sort field." },
          sort_dir: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/ClickedLink" },
      isGraphql: false,
    },
    "recipients.list": {
      description: "Lists the recipients of a campaign with the delivery status.",
      keywords: ["sent to", "who received", "delivered", "addressees", "got the mailing", "send list"],
      params: unsubscribesListParams,
      record: { $ref: "#/$defs/Recipient" },
      isGraphql: false,
    },
    "automations.list": {
      description: "Lists classic automations. Filters by status or time.",
      keywords: [
        "which run",
        "welcome series",
        "drip",
        "journey",
        "autoresponder",
        "sequence",
        "workflow",
        "welcome automation",
        "which automations run",
      ],
      params: {
        properties: {
          count: listsListParamsCount,
          offset: { description: "Number of records to skip." },
          status: { description: "Filters by automation status." },
          since_create_time: { description: "Filters to automations created after this time." },
          before_create_time: { description: "Filters to automations created before this time." },
          since_start_time: { description: "Filters to automations started after this time." },
          before_start_time: { description: "Filters to automations started before this time." },
        },
      },
      record: { $ref: "#/$defs/Automation" },
      isGraphql: false,
    },
    "automations.get": {
      description: "Gets a classic automation.",
      keywords: ["status", "welcome series", "drip", "journey", "autoresponder", "sequence", "workflow"],
      params: automationsGetParams,
      isGraphql: false,
    },
    "automations.start": {
      description: "Starts all emails of a classic automation.",
      keywords: [
        "kick off",
        "switch on",
        "turn on",
        "launch",
        "resume",
        "welcome series",
        "drip",
        "journey",
        "autoresponder",
        "sequence",
        "workflow",
      ],
      params: automationsGetParams,
      isGraphql: false,
    },
    "automations.pause": {
      description: "Pauses all emails of a classic automation.",
      keywords: [
        "stop",
        "switch off",
        "turn off",
        "halt",
        "hold",
        "welcome series",
        "drip",
        "journey",
        "autoresponder",
        "sequence",
        "workflow",
        "stop the automation",
      ],
      params: automationsGetParams,
      isGraphql: false,
    },
  },
  schemas: {
    NoTime: {
      type: "string",
      description:
        "The empty string that stands for a time that has not come: a campaign never sent, a page never opened.",
      const: "",
    },
    Count: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 1,000. Defaults to 10.",
      default: 10,
      minimum: 1,
      maximum: 1000,
    },
    Offset: { type: "integer", description: "Number of records to skip.", minimum: 0 },
    SortDir: { type: "string", description: "Sort direction.", enum: ["ASC", "DESC"] },
    ListId: schemasListId,
    Subscriber: {
      type: "string",
      description: "Email address of the member, MD5 hash of the lowercase email address, or `contact_id`.",
      minLength: 1,
      examples: ["ada@example.com"],
    },
    SubscriberHash: {
      type: "string",
      description: "MD5 hash of the member's lowercase email address: `id`, as `list_members.list` returns it.",
      minLength: 1,
      examples: ["3a0afd61ea0ee59b4d21ebe4f8dcc9fe"],
    },
    WithTotal: {
      type: "boolean",
      description: "Whether `stats` includes the total number of contacts across all statuses.",
    },
    ListName: { type: "string", description: "Name of the audience.", minLength: 1 },
    ListContact: {
      $ref: "#/$defs/ListAddress",
      description: "Postal address of the sender, shown in every campaign as required by law.",
    },
    Reminder: {
      type: "string",
      description: "Permission reminder: how people joined the audience, shown in campaigns.",
      minLength: 1,
    },
    ListDefaults: {
      $ref: "#/$defs/CampaignDefaults",
      description: "Default values for campaigns to the audience.",
      examples: listsCreateParamsCampaign_defaultsExamples,
    },
    EmailChoice: { type: "boolean", description: "Whether members can choose between HTML and plain-text email." },
    ArchiveBar: { type: "boolean", description: "Whether archived campaigns show the Mailchimp archive bar." },
    NotifyJoin: { type: "string", description: "Email address to notify of new subscribers." },
    NotifyLeave: { type: "string", description: "Email address to notify of unsubscribes." },
    DoubleOptin: { type: "boolean", description: "Whether new subscribers have to confirm by email (double opt-in)." },
    Permissions: { type: "boolean", description: "Whether to ask members for marketing permissions (GDPR)." },
    Email: {
      type: "string",
      description: "Email address of the member.",
      format: "email",
      examples: ["ada@example.com"],
    },
    MemberStatus: {
      type: "string",
      description: "Status of the member. `pending` sends a confirmation email.",
      enum: ["subscribed", "unsubscribed", "cleaned", "pending", "transactional"],
    },
    StatusChange: {
      type: "string",
      description: "New status of the member. `pending` sends a confirmation email.",
      enum: ["subscribed", "unsubscribed", "cleaned", "pending"],
    },
    MergeValues: {
      type: "object",
      additionalProperties: {},
      description: "Values of merge fields by tag, as `merge_fields.list` returns it.",
      examples: [{ FNAME: "Ada", LNAME: "Lovelace" }],
    },
    InterestValues: {
      type: "object",
      additionalProperties: { type: "boolean" },
      description: "Interests of the member by ID, as `interests.list` returns it.",
    },
    Language: { type: "string", description: "Language of the member, such as `de`." },
    Vip: schemasVip,
    EmailType: { type: "string", description: "Email format that the member receives.", enum: ["html", "text"] },
    WhereMember: { $ref: "#/$defs/MemberPlace", description: "Location of the member." },
    MarketingChoices: {
      type: "array",
      items: { $ref: "#/$defs/MarketingChoice" },
      description: "Marketing permissions that the member granted.",
    },
    IpSignup: { type: "string", description: "IP address from which the member signed up." },
    TimeSignup: { type: "string", format: "date-time", description: "Time when the member signed up." },
    IpOpt: { type: "string", description: "IP address from which the member confirmed the opt-in." },
    TimeOpt: { type: "string", format: "date-time", description: "Time when the member confirmed the opt-in." },
    SkipMerge: {
      type: "boolean",
      description: "Whether to accept the member without values for required merge fields.",
    },
    NoteText: {
      type: "string",
      description: "Text of the note, up to 1,000 characters.",
      minLength: 1,
      maxLength: 1000,
    },
    NoteId: { type: "integer", description: "ID of the note, as `list_member_notes.list` returns it." },
    SegmentId: { type: "integer", description: "ID of the segment, as `segments.list` returns it." },
    SegmentName: { type: "string", description: "Name of the segment.", minLength: 1 },
    SegmentAddresses: {
      type: "array",
      items: { type: "string" },
      description: "Email addresses of members, for a static segment. An empty list empties the segment.",
      examples: [["ada@example.com"]],
    },
    SegmentOptions: { $ref: "#/$defs/Conditions", description: "Conditions that select the members of the segment." },
    WithCleaned: { type: "boolean", description: "Whether to include cleaned members, whose email bounced." },
    WithTransactional: { type: "boolean", description: "Whether to include transactional members." },
    WithUnsubscribed: { type: "boolean", description: "Whether to include unsubscribed members." },
    CategoryId: {
      type: "string",
      description: "ID of the interest category, as `interest_categories.list` returns it.",
    },
    CategoryTitle: {
      type: "string",
      description: "Title of the interest category, shown above the interests.",
      minLength: 1,
    },
    CategoryType: {
      type: "string",
      description: "Display type of the interest category in forms.",
      enum: ["checkboxes", "dropdown", "radio", "hidden"],
    },
    DisplayOrder: { type: "integer", description: "Display order, relative to others." },
    InterestId: { type: "string", description: "ID of the interest, as `interests.list` returns it." },
    InterestName: { type: "string", description: "Name of the interest.", minLength: 1 },
    MergeId: { type: "integer", description: "ID of the merge field: `merge_id`, as `merge_fields.list` returns it." },
    MergeName: { type: "string", description: "Name of the merge field, shown beside the field.", minLength: 1 },
    MergeTag: {
      type: "string",
      description: "Tag of the merge field in campaigns and in `merge_fields`, such as `FNAME`. Up to 10 characters.",
      maxLength: 10,
    },
    MergeRequired: { type: "boolean", description: "Whether the merge field is required." },
    MergeDefault: { type: "string", description: "Default value, shown in campaigns if the merge field is empty." },
    MergePublic: { type: "boolean", description: "Whether forms show the merge field." },
    MergeOptions: {
      $ref: "#/$defs/FieldOptions",
      description: "Additional options, depending on the type of the merge field.",
    },
    MergeHelp: { type: "string", description: "Help text for filling in the merge field." },
    CampaignId: { type: "string", description: "ID of the campaign, as `campaigns.list` returns it." },
    CampaignType: {
      type: "string",
      description: "Filters by campaign type.",
      enum: ["regular", "plaintext", "absplit", "rss", "variate"],
    },
    Recipients: { $ref: "#/$defs/Audience", description: "Recipients of the campaign." },
    CampaignSettings: {
      $ref: "#/$defs/Settings",
      description: "Settings of the campaign, such as subject and sender.",
    },
    VariateSettings: { $ref: "#/$defs/Variants", description: "Test settings of a multivariate campaign." },
    Tracking: { $ref: "#/$defs/TrackingWish", description: "Tracking settings of the campaign." },
    RssOptions: { $ref: "#/$defs/Rss", description: "RSS settings: the feed and the schedule of an RSS campaign." },
    SocialCard: { $ref: "#/$defs/Card", description: "Social card: how social networks show the campaign." },
    TemplateId: schemasTemplateId,
    TemplateName: { type: "string", description: "Name of the template.", minLength: 1 },
    TemplateHtml: { type: "string", description: "HTML of the template, with its editable sections.", minLength: 1 },
    TemplateFolder: { type: "string", description: "ID of the folder to put the template in." },
    WorkflowId: { type: "string", description: "ID of the automation, as `automations.list` returns it." },
    ListAddress: {
      type: "object",
      properties: {
        company: { type: "string", description: "Company name." },
        address1: { type: "string", description: "Street and number." },
        address2: { type: "string", description: "Second address line, such as a floor." },
        city: { type: "string", description: "City." },
        state: { type: "string", description: "State or province." },
        zip: { type: "string", description: "Postal code." },
        country: { type: "string", description: "Country, as a two-letter code." },
        phone: { type: "string", description: "Phone number." },
      },
      required: ["company", "address1", "city", "country"],
    },
    CampaignDefaults: {
      type: "object",
      properties: {
        from_name: { type: "string", description: "Default sender name." },
        from_email: { type: "string", description: "Default sender email address.", format: "email" },
        subject: { type: "string", description: "Default subject." },
        language: { type: "string", description: "Default language, such as `en`." },
      },
      required: ["from_name", "from_email", "subject", "language"],
    },
    MemberPlace: {
      type: "object",
      properties: {
        latitude: { type: "number", description: "Latitude of the location." },
        longitude: { type: "number", description: "Longitude of the location." },
      },
    },
    MarketingChoice: {
      type: "object",
      properties: {
        marketing_permission_id: {
          type: "string",
          description: "ID of the marketing permission, as `marketing_permissions` of a member returns it.",
        },
        enabled: { type: "boolean", description: "Whether the member grants the permission." },
      },
      required: ["marketing_permission_id", "enabled"],
    },
    NewMember: {
      type: "object",
      properties: {
        email_address: { type: "string", description: "Email address of the member.", format: "email" },
        status: { $ref: "#/$defs/MemberStatus" },
        merge_fields: { $ref: "#/$defs/MergeValues" },
        interests: { $ref: "#/$defs/InterestValues" },
        language: { $ref: "#/$defs/Language" },
        vip: { $ref: "#/$defs/Vip" },
        email_type: { $ref: "#/$defs/EmailType" },
        location: { $ref: "#/$defs/WhereMember" },
        ip_signup: { $ref: "#/$defs/IpSignup" },
        timestamp_signup: { $ref: "#/$defs/TimeSignup" },
        ip_opt: { $ref: "#/$defs/IpOpt" },
        timestamp_opt: { $ref: "#/$defs/TimeOpt" },
        tags: { type: "array", items: { type: "string" }, description: "Names of tags to add to the member." },
      },
      required: ["email_address", "status"],
    },
    TagChange: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the tag, up to 100 characters.", minLength: 1, maxLength: 100 },
        status: {
          type: "string",
          description: "Whether to add (`active`) or remove (`inactive`) the tag.",
          enum: ["active", "inactive"],
        },
      },
      required: ["name", "status"],
    },
    Conditions: {
      type: "object",
      properties: {
        match: schemasConditionsMatch,
        conditions: {
          type: "array",
          items: schemasConditionsConditionsItems,
          description: "Conditions of the segment.",
          examples: segmentsCreateParamsOptionsConditionsExamples,
        },
      },
    },
    FieldOptions: {
      type: "object",
      properties: {
        choices: { type: "array", items: { type: "string" }, description: "Choices. For `radio` and `dropdown`." },
        date_format: { type: "string", description: "Date format, such as `MM/DD/YYYY`." },
        phone_format: { type: "string", description: "Phone number format: US or international." },
        default_country: {
          type: "integer",
          description: "Default country of addresses, as a Mailchimp country number.",
        },
      },
    },
    Audience: {
      type: "object",
      properties: {
        list_id: schemasListId,
        segment_opts: { $ref: "#/$defs/AudienceSegment", description: "Segment of the audience to send to." },
      },
      required: ["list_id"],
    },
    AudienceSegment: {
      type: "object",
      properties: {
        saved_segment_id: { type: "integer", description: "ID of a segment, as `segments.list` returns it." },
        match: schemasConditionsMatch,
        conditions: {
          type: "array",
          items: schemasConditionsConditionsItems,
          description: "Conditions that select recipients. Use in place of a saved segment.",
        },
      },
    },
    Settings: {
      type: "object",
      properties: {
        subject_line: { type: "string", description: "Subject line of the email." },
        preview_text: { type: "string", description: "Preview text, shown beside the subject in inboxes." },
        title: { type: "string", description: "Internal title of the campaign in Mailchimp." },
        from_name: { type: "string", description: "Name of the sender." },
        reply_to: {
          type: "string",
          description: "Email address of the sender, which also receives replies.",
          format: "email",
        },
        to_name: { type: "string", description: "Name of the recipient, such as `*|FNAME|*`." },
        folder_id: { type: "string", description: "ID of the folder to put the campaign in." },
        template_id: {
          type: "integer",
          description: "ID of the template to start with, as `templates.list` returns it.",
        },
        use_conversation: { type: "boolean", description: "Whether replies go to the Mailchimp inbox." },
        authenticate: { type: "boolean", description: "Whether to authenticate the campaign with DKIM." },
        auto_footer: { type: "boolean", description: "Whether to append the Mailchimp footer." },
        inline_css: { type: "boolean", description: "Whether to inline CSS into the HTML elements." },
      },
    },
    Variants: {
      type: "object",
      properties: {
        winner_criteria: {
          type: "string",
          description: "Metric that determines the winning variant.",
          enum: ["opens", "clicks", "manual", "total_revenue"],
        },
        wait_time: { type: "integer", description: "Time to wait before choosing the winner, in minutes." },
        test_size: {
          type: "integer",
          description: "Percentage of recipients who receive a test variant, 10 to 100.",
          minimum: 10,
          maximum: 100,
        },
        subject_lines: {
          type: "array",
          items: { type: "string" },
          description: "Subject lines to test, up to 3.",
          maxItems: 3,
        },
        send_times: {
          type: "array",
          items: { type: "string", format: "date-time" },
          description: "Send times to test, up to 3.",
          maxItems: 3,
        },
        from_names: {
          type: "array",
          items: { type: "string" },
          description: "Sender names to test, up to 3.",
          maxItems: 3,
        },
        reply_to_addresses: {
          type: "array",
          items: { type: "string" },
          description: "Reply-to addresses to test, up to 3.",
          maxItems: 3,
        },
      },
      required: ["winner_criteria"],
    },
    TrackingWish: {
      type: "object",
      properties: {
        opens: { type: "boolean", description: "Whether to track opens." },
        html_clicks: { type: "boolean", description: "Whether to track clicks in the HTML email." },
        text_clicks: { type: "boolean", description: "Whether to track clicks in the plain-text email." },
        goal_tracking: { type: "boolean", description: "Whether to track visits to your website (goal tracking)." },
        ecomm360: { type: "boolean", description: "Whether to track purchases." },
        google_analytics: { type: "string", description: "Campaign name for Google Analytics." },
      },
    },
    Rss: {
      type: "object",
      properties: {
        feed_url: { type: "string", description: "URL of the RSS feed.", format: "uri" },
        frequency: { type: "string", description: "Frequency of the campaign.", enum: ["daily", "weekly", "monthly"] },
        constrain_rss_img: { type: "boolean", description: "Whether to resize images to fit the campaign." },
      },
      required: ["feed_url", "frequency"],
    },
    Card: {
      type: "object",
      properties: {
        image_url: { type: "string", description: "URL of the image on the card.", format: "uri" },
        description: { type: "string", description: "Short text on the card." },
        title: { type: "string", description: "Title of the card." },
      },
    },
    TemplateUse: {
      type: "object",
      properties: {
        id: schemasTemplateId,
        sections: {
          type: "object",
          additionalProperties: {},
          description: "Content of the template sections, by section name.",
        },
      },
      required: ["id"],
    },
    VariateContent: {
      type: "object",
      properties: {
        content_label: { type: "string", description: "Label of the variant." },
        html: { type: "string", description: "HTML content." },
        plain_text: { type: "string", description: "Plain-text content." },
        url: { type: "string", description: "URL of a web page to import the content from.", format: "uri" },
        template: { $ref: "#/$defs/TemplateUse", description: "Template to use, with content for its sections." },
      },
      required: ["content_label"],
    },
    BatchDelivery: {
      type: "object",
      properties: {
        batch_delay: { type: "integer", description: "Pause between batches, in minutes." },
        batch_count: { type: "integer", description: "Number of batches, at least 2.", minimum: 2 },
      },
      required: ["batch_delay", "batch_count"],
    },
    ListIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        web_id: { type: "integer" },
        name: { type: "string" },
        permission_reminder: { type: "string" },
        date_created: { type: "string", format: "date-time" },
        list_rating: { type: "integer" },
        visibility: { type: "string" },
        double_optin: { type: "boolean" },
        member_count: { type: "integer" },
        unsubscribe_count: { type: "integer" },
        open_rate: { type: "number" },
        click_rate: { type: "number" },
        campaign_last_sent: { type: "string", format: "date-time" },
      },
    },
    CampaignIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        web_id: { type: "integer" },
        type: { type: "string" },
        status: { type: "string" },
        create_time: { type: "string", format: "date-time" },
        send_time: { type: "string", format: "date-time" },
        emails_sent: { type: "integer" },
        content_type: { type: "string" },
        list_id: { type: "string" },
        subject_line: { type: "string" },
        title: { type: "string" },
        from_name: { type: "string" },
        reply_to: { type: "string" },
        open_rate: { type: "number" },
        click_rate: { type: "number" },
        archive_url: { type: "string" },
      },
    },
    ReportIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        campaign_title: { type: "string" },
        type: { type: "string" },
        list_id: { type: "string" },
        list_name: { type: "string" },
        subject_line: { type: "string" },
        preview_text: { type: "string" },
        emails_sent: { type: "integer" },
        abuse_reports: { type: "integer" },
        unsubscribed: { type: "integer" },
        send_time: { type: "string", format: "date-time" },
        unique_opens: { type: "integer" },
        open_rate: { type: "number" },
        unique_clicks: { type: "integer" },
        click_rate: { type: "number" },
        hard_bounces: { type: "integer" },
      },
    },
    Account: {
      type: "object",
      properties: {
        account_id: { type: "string" },
        login_id: { type: "string" },
        account_name: { type: "string" },
        email: { type: "string" },
        first_name: { type: "string" },
        last_name: { type: "string" },
        username: { type: "string" },
        avatar_url: { type: "string" },
        role: { type: "string" },
        member_since: { type: "string", format: "date-time" },
        pricing_plan_type: { type: "string" },
        first_payment: { type: "string", format: "date-time" },
        account_timezone: { type: "string" },
        account_industry: { type: "string" },
        contact: {
          type: "object",
          properties: {
            company: { type: "string" },
            addr1: { type: "string" },
            addr2: { type: "string" },
            city: { type: "string" },
            state: { type: "string" },
            zip: { type: "string" },
            country: { type: "string" },
          },
        },
        pro_enabled: { type: "boolean" },
        last_login: { type: "string", format: "date-time" },
        total_subscribers: { type: "integer" },
        industry_stats: {
          type: "object",
          properties: {
            open_rate: { type: "number" },
            bounce_rate: { type: "number" },
            click_rate: { type: "number" },
          },
        },
      },
      required: ["account_id"],
    },
    List: {
      type: "object",
      properties: {
        id: { type: "string", description: "The list's ID." },
        web_id: { type: "integer", description: "The list's ID in the Mailchimp web app." },
        name: { type: "string", description: "The list's name." },
        contact: {
          type: "object",
          properties: {
            company: { type: "string" },
            address1: { type: "string" },
            address2: { type: "string" },
            city: { type: "string" },
            state: { type: "string" },
            zip: { type: "string" },
            country: { type: "string" },
            phone: { type: "string" },
          },
          description: "The contact details shown in the footer of campaigns.",
        },
        permission_reminder: { type: "string", description: "The reminder to recipients of why they are on the list." },
        use_archive_bar: { type: "boolean", description: "Whether campaigns use the archive bar by default." },
        campaign_defaults: {
          type: "object",
          properties: {
            from_name: { type: "string" },
            from_email: { type: "string" },
            subject: { type: "string" },
            language: { type: "string" },
          },
          description: "The default sender, subject and language for campaigns.",
        },
        notify_on_subscribe: { type: "string", description: "The email address notified of new subscribers." },
        notify_on_unsubscribe: { type: "string", description: "The email address notified of unsubscribes." },
        date_created: { type: "string", format: "date-time", description: "Creation time of the list." },
        list_rating: { type: "integer", description: "The list's activity score, from 0 to 5." },
        email_type_option: {
          type: "boolean",
          description: "Whether subscribers may choose between HTML and plain-text emails.",
        },
        subscribe_url_short: { type: "string", description: "The short address of the list's signup form." },
        subscribe_url_long: { type: "string", description: "The full address of the list's signup form." },
        beamer_address: {
          type: "string",
          description: "The email address that turns forwarded messages into campaigns. Called Email Beamer.",
        },
        visibility: { type: "string", description: "The list's visibility: public or private." },
        double_optin: { type: "boolean", description: "Whether new subscribers must confirm by email." },
        has_welcome: { type: "boolean", description: "Whether a welcome automation is set up for the list." },
        marketing_permissions: {
          type: "boolean",
          description: "Whether marketing permissions, such as for GDPR, are on.",
        },
        modules: { type: "array", items: { type: "string" }, description: "The modules installed on the list." },
        stats: {
          type: "object",
          properties: {
            member_count: { type: "integer" },
            total_contacts: { type: "integer" },
            unsubscribe_count: { type: "integer" },
            cleaned_count: { type: "integer" },
            member_count_since_send: { type: "integer" },
            unsubscribe_count_since_send: { type: "integer" },
            cleaned_count_since_send: { type: "integer" },
            campaign_count: { type: "integer" },
            campaign_last_sent: {
              anyOf: [{ type: "string", format: "date-time" }, { $ref: "#/$defs/NoTime" }, { $ref: "#/$defs/NoTime" }],
            },
            merge_field_count: { type: "integer" },
            avg_sub_rate: { type: "number" },
            avg_unsub_rate: { type: "number" },
            target_sub_rate: { type: "number" },
            open_rate: { type: "number" },
            click_rate: { type: "number" },
            last_sub_date: schemasListStatsLast_sub_date,
            last_unsub_date: schemasListStatsLast_sub_date,
          },
          description: "The list's statistics, including member counts and campaign rates.",
        },
      },
      required: ["id"],
    },
    Member: {
      type: "object",
      properties: {
        id: schemasMemberId,
        email_address: schemasMemberEmail_address,
        unique_email_id: schemasMemberUnique_email_id,
        email_type: schemasMemberEmail_type,
        status: schemasMemberStatus,
        merge_fields: schemasMemberMerge_fields,
        interests: schemasMemberInterests,
        stats: schemasMemberStats_2,
        ip_signup: schemasMemberIp_signup,
        timestamp_signup: schemasMemberTimestamp_signup,
        ip_opt: schemasMemberIp_opt,
        timestamp_opt: schemasMemberTimestamp_opt,
        member_rating: schemasMemberMember_rating,
        last_changed: schemasMemberLast_changed,
        language: schemasMemberLanguage,
        vip: schemasVip,
        email_client: schemasMemberEmail_client,
        location: schemasMemberLocation_2,
        last_note: schemasMemberLast_note_2,
        tags_count: { type: "integer", description: "The number of tags on the member." },
        tags: { type: "array", items: schemasMemberTagsItems, description: "The tags on the member." },
        list_id: schemasMemberList_id,
        contact_id: { type: "string", description: "The ID of the contact, independent of the email address." },
        full_name: { type: "string", description: "The member's full name." },
        web_id: { type: "integer", description: "The member's ID in the Mailchimp web app." },
        unsubscribe_reason: {
          type: "string",
          description: "The reason given for unsubscribing. Present for unsubscribed members.",
        },
        consents_to_one_to_one_messaging: {
          type: "boolean",
          description: "Whether the member consents to one-to-one messaging.",
        },
        sms_phone_number: { type: "string", description: "The member's phone number for SMS." },
        source: { type: "string", description: "The source the member was added from." },
        marketing_permissions: {
          type: "array",
          items: {
            type: "object",
            properties: {
              marketing_permission_id: { type: "string" },
              text: { type: "string" },
              enabled: { type: "boolean" },
            },
          },
          description: "The marketing permissions, with the member's choice on each.",
        },
      },
      required: ["contact_id"],
    },
    AddedMember: {
      type: "object",
      properties: {
        id: { type: "string" },
        email_address: { type: "string" },
        unique_email_id: { type: "string" },
        email_type: { type: "string" },
        status: { type: "string" },
        merge_fields: schemasMemberMerge_fields,
        interests: schemasMemberInterests,
        stats: { type: "object", properties: schemasMemberStats },
        ip_signup: { type: "string" },
        timestamp_signup: schemasListStatsLast_sub_date,
        ip_opt: { type: "string" },
        timestamp_opt: schemasListStatsLast_sub_date,
        member_rating: { type: "integer" },
        last_changed: { type: "string", format: "date-time" },
        language: { type: "string" },
        vip: { type: "boolean" },
        email_client: { type: "string" },
        location: { type: "object", properties: schemasMemberLocation },
        last_note: { type: "object", properties: schemasMemberLast_note },
        tags_count: { type: "integer" },
        tags: { type: "array", items: schemasMemberTagsItems },
        list_id: { type: "string" },
      },
      required: ["id"],
    },
    MemberBatch: {
      type: "object",
      properties: {
        new_members: { type: "array", items: { $ref: "#/$defs/AddedMember" } },
        updated_members: { type: "array", items: { $ref: "#/$defs/AddedMember" } },
        errors: {
          type: "array",
          items: {
            type: "object",
            properties: {
              email_address: { type: "string" },
              error: { type: "string" },
              error_code: { type: "string" },
              field: { type: "string" },
              field_message: { type: "string" },
            },
          },
        },
        total_created: { type: "integer" },
        total_updated: { type: "integer" },
        error_count: { type: "integer" },
      },
    },
    Tag: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The tag's ID." },
        name: { type: "string", description: "The tag's name." },
        date_added: { type: "string", format: "date-time", description: "The time the tag was added to the member." },
      },
      required: ["id"],
    },
    Note: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The note's ID." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the note." },
        created_by: { type: "string", description: "The author of the note." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the note." },
        note: { type: "string", description: "The note's text." },
        list_id: schemasMemberList_id,
        email_id: { type: "string", description: "The MD5 hash of the member's email address in lower case." },
        contact_id: { type: "string", description: "The ID of the contact the note is about." },
      },
      required: ["id"],
    },
    MemberEvent: {
      type: "object",
      properties: {
        occurred_at: { type: "string", format: "date-time" },
        name: { type: "string" },
        properties: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "Further reported properties.",
        },
      },
    },
    Segment: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The segment's ID." },
        name: { type: "string", description: "The segment's name." },
        member_count: { type: "integer", description: "The number of members in the segment." },
        type: {
          type: "string",
          description: "The kind of segment: saved conditions, a static set of members or fuzzy.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the segment." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the segment." },
        options: {
          type: "object",
          properties: { match: { type: "string" }, conditions: schemasSegmentOptionsConditions },
          description: "The segment's conditions, and whether any or all must match.",
        },
        list_id: { type: "string", description: "The ID of the list the segment belongs to." },
      },
      required: ["id"],
    },
    SegmentMember: {
      type: "object",
      properties: {
        id: schemasMemberId,
        email_address: schemasMemberEmail_address,
        full_name: { type: "string", description: "The member's full name." },
        unique_email_id: schemasMemberUnique_email_id,
        email_type: schemasMemberEmail_type,
        status: schemasMemberStatus,
        merge_fields: schemasMemberMerge_fields,
        interests: schemasMemberInterests,
        stats: schemasMemberStats_2,
        ip_signup: schemasMemberIp_signup,
        timestamp_signup: schemasMemberTimestamp_signup,
        ip_opt: schemasMemberIp_opt,
        timestamp_opt: schemasMemberTimestamp_opt,
        member_rating: schemasMemberMember_rating,
        last_changed: schemasMemberLast_changed,
        language: schemasMemberLanguage,
        vip: schemasVip,
        email_client: schemasMemberEmail_client,
        location: schemasMemberLocation_2,
        last_note: schemasMemberLast_note_2,
        list_id: schemasMemberList_id,
      },
      required: ["id"],
    },
    SegmentBatch: {
      type: "object",
      properties: {
        members_added: { type: "array", items: { $ref: "#/$defs/AddedMember" } },
        members_removed: { type: "array", items: { $ref: "#/$defs/AddedMember" } },
        errors: {
          type: "array",
          items: {
            type: "object",
            properties: { email_addresses: { type: "array", items: { type: "string" } }, error: { type: "string" } },
          },
        },
        total_added: { type: "integer" },
        total_removed: { type: "integer" },
        error_count: { type: "integer" },
      },
    },
    InterestCategory: {
      type: "object",
      properties: {
        list_id: { type: "string", description: "The ID of the list the interest category belongs to." },
        id: { type: "string", description: "The interest category's ID." },
        title: { type: "string", description: "The interest category's title, as shown on signup forms." },
        display_order: { type: "integer", description: "The interest category's position in the list." },
        type: {
          type: "string",
          description: "The form control shown: checkboxes, a dropdown, radio buttons or hidden.",
        },
      },
      required: ["id"],
    },
    Interest: {
      type: "object",
      properties: {
        category_id: { type: "string", description: "The ID of the category the interest belongs to." },
        list_id: { type: "string", description: "The ID of the list the interest belongs to." },
        id: { type: "string", description: "The interest's ID." },
        name: { type: "string", description: "The interest's name, as shown on signup forms." },
        subscriber_count: { type: "string", description: "The number of subscribers with the interest, as a string." },
        display_order: { type: "integer", description: "The interest's position in the category." },
      },
      required: ["id"],
    },
    MergeField: {
      type: "object",
      properties: {
        merge_id: { type: "integer", description: "The merge field's ID." },
        tag: { type: "string", description: "The merge tag for the field, used in campaigns." },
        name: { type: "string", description: "The merge field's name." },
        type: { type: "string", description: "The merge field's type." },
        required: { type: "boolean", description: "Whether the field must be filled in." },
        default_value: { type: "string", description: "The value used for members without one." },
        public: { type: "boolean", description: "Whether the field is shown on the signup form." },
        display_order: { type: "integer", description: "The merge field's position on the signup form." },
        options: {
          type: "object",
          properties: {
            default_country: { type: "integer" },
            phone_format: { type: "string" },
            date_format: { type: "string" },
            choices: { type: "array", items: { type: "string" } },
            size: { type: "integer" },
          },
          description: "The settings particular to the field's type, including choices and formats.",
        },
        help_text: { type: "string", description: "The help text shown with the field on forms." },
        list_id: { type: "string", description: "The ID of the list the merge field belongs to." },
      },
      required: ["merge_id"],
    },
    Campaign: {
      type: "object",
      properties: {
        id: { type: "string" },
        web_id: { type: "integer" },
        parent_campaign_id: { type: "string" },
        type: { type: "string" },
        create_time: { type: "string", format: "date-time" },
        archive_url: { type: "string" },
        long_archive_url: { type: "string" },
        status: { type: "string" },
        emails_sent: { type: "integer" },
        send_time: schemasListStatsLast_sub_date,
        content_type: { type: "string" },
        needs_block_refresh: { type: "boolean" },
        resendable: { type: "boolean" },
        recipients: {
          type: "object",
          properties: {
            list_id: { type: "string" },
            list_is_active: { type: "boolean" },
            list_name: { type: "string" },
            segment_text: { type: "string" },
            recipient_count: { type: "integer" },
            segment_opts: {
              type: "object",
              properties: {
                saved_segment_id: { type: "integer" },
                prebuilt_segment_id: { type: "string" },
                match: { type: "string" },
                conditions: schemasSegmentOptionsConditions,
              },
            },
          },
        },
        settings: {
          type: "object",
          properties: {
            subject_line: { type: "string" },
            preview_text: { type: "string" },
            title: { type: "string" },
            from_name: { type: "string" },
            reply_to: { type: "string" },
            use_conversation: { type: "boolean" },
            to_name: { type: "string" },
            folder_id: { type: "string" },
            authenticate: { type: "boolean" },
            auto_footer: { type: "boolean" },
            inline_css: { type: "boolean" },
            auto_tweet: { type: "boolean" },
            auto_fb_post: { type: "array", items: { type: "string" } },
            fb_comments: { type: "boolean" },
            timewarp: { type: "boolean" },
            template_id: { type: "integer" },
            drag_and_drop: { type: "boolean" },
          },
        },
        variate_settings: {
          type: "object",
          properties: {
            winning_combination_id: { type: "string" },
            winning_campaign_id: { type: "string" },
            winner_criteria: { type: "string" },
            wait_time: { type: "integer" },
            test_size: { type: "integer" },
            subject_lines: { type: "array", items: { type: "string" } },
            send_times: { type: "array", items: { type: "string", format: "date-time" } },
            from_names: { type: "array", items: { type: "string" } },
            reply_to_addresses: { type: "array", items: { type: "string" } },
            contents: { type: "array", items: { type: "string" } },
            combinations: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  id: { type: "string" },
                  subject_line: { type: "integer" },
                  send_time: { type: "integer" },
                  from_name: { type: "integer" },
                  reply_to: { type: "integer" },
                  content_description: { type: "integer" },
                  recipients: { type: "integer" },
                },
              },
            },
          },
        },
        tracking: schemasCampaignTracking,
        rss_opts: {
          type: "object",
          properties: {
            feed_url: { type: "string" },
            frequency: { type: "string" },
            schedule: {
              type: "object",
              properties: {
                hour: { type: "integer" },
                daily_send: {
                  type: "object",
                  properties: {
                    sunday: { type: "boolean" },
                    monday: { type: "boolean" },
                    tuesday: { type: "boolean" },
                    wednesday: { type: "boolean" },
                    thursday: { type: "boolean" },
                    friday: { type: "boolean" },
                    saturday: { type: "boolean" },
                  },
                },
                weekly_send_day: { type: "string" },
                monthly_send_date: { type: "number" },
              },
            },
            last_sent: schemasListStatsLast_sub_date,
            constrain_rss_img: { type: "boolean" },
          },
        },
        social_card: {
          type: "object",
          properties: { image_url: { type: "string" }, description: { type: "string" }, title: { type: "string" } },
        },
        report_summary: {
          type: "object",
          properties: {
            opens: { type: "integer" },
            unique_opens: { type: "integer" },
            open_rate: { type: "number" },
            clicks: { type: "integer" },
            subscriber_clicks: { type: "integer" },
            click_rate: { type: "number" },
            ecommerce: {
              type: "object",
              properties: {
                total_orders: { type: "integer" },
                total_spent: { type: "number" },
                total_revenue: { type: "number" },
              },
            },
          },
        },
        delivery_status: schemasCampaignDelivery_status,
        resend_shortcut_eligibility: {
          type: "object",
          properties: {
            to_non_openers: schemasCampaignResend_shortcut_eligibilityTo_non_openers,
            to_new_subscribers: schemasCampaignResend_shortcut_eligibilityTo_non_openers,
            to_non_clickers: schemasCampaignResend_shortcut_eligibilityTo_non_openers,
          },
        },
      },
      required: ["id"],
    },
    CampaignContent: {
      type: "object",
      properties: {
        variate_contents: {
          type: "array",
          items: {
            type: "object",
            properties: { content_label: { type: "string" }, plain_text: { type: "string" }, html: { type: "string" } },
          },
        },
        plain_text: { type: "string" },
        html: { type: "string" },
        archive_html: { type: "string" },
      },
    },
    Checklist: {
      type: "object",
      properties: {
        is_ready: { type: "boolean" },
        items: {
          type: "array",
          items: {
            type: "object",
            properties: {
              type: { type: "string" },
              id: { type: "integer" },
              heading: { type: "string" },
              details: { type: "string" },
            },
          },
        },
      },
    },
    Template: {
      type: "object",
      properties: {
        id: { type: "integer" },
        type: { type: "string" },
        name: { type: "string" },
        drag_and_drop: { type: "boolean" },
        responsive: { type: "boolean" },
        category: { type: "string" },
        date_created: schemasListStatsLast_sub_date,
        date_edited: schemasListStatsLast_sub_date,
        created_by: { type: "string" },
        edited_by: { type: "string" },
        active: { type: "boolean" },
        folder_id: { type: "string" },
        thumbnail: { type: "string" },
        share_url: { type: "string" },
        content_type: { type: "string" },
      },
      required: ["id"],
    },
    Report: {
      type: "object",
      properties: {
        id: { type: "string" },
        campaign_title: { type: "string" },
        type: { type: "string" },
        list_id: { type: "string" },
        list_is_active: { type: "boolean" },
        list_name: { type: "string" },
        subject_line: { type: "string" },
        preview_text: { type: "string" },
        emails_sent: { type: "integer" },
        abuse_reports: { type: "integer" },
        unsubscribed: { type: "integer" },
        send_time: { type: "string", format: "date-time" },
        rss_last_send: schemasListStatsLast_sub_date,
        bounces: {
          type: "object",
          properties: {
            hard_bounces: { type: "integer" },
            soft_bounces: { type: "integer" },
            syntax_errors: { type: "integer" },
          },
        },
        forwards: {
          type: "object",
          properties: { forwards_count: { type: "integer" }, forwards_opens: { type: "integer" } },
        },
        opens: {
          type: "object",
          properties: {
            opens_total: { type: "integer" },
            unique_opens: { type: "integer" },
            open_rate: { type: "number" },
            last_open: schemasListStatsLast_sub_date,
          },
        },
        clicks: {
          type: "object",
          properties: {
            clicks_total: { type: "integer" },
            unique_clicks: { type: "integer" },
            unique_subscriber_clicks: { type: "integer" },
            click_rate: { type: "number" },
            last_click: schemasListStatsLast_sub_date,
          },
        },
        facebook_likes: {
          type: "object",
          properties: {
            recipient_likes: { type: "integer" },
            unique_likes: { type: "integer" },
            facebook_likes: { type: "integer" },
          },
        },
        industry_stats: {
          type: "object",
          properties: {
            type: { type: "string" },
            open_rate: { type: "number" },
            click_rate: { type: "number" },
            bounce_rate: { type: "number" },
            unopen_rate: { type: "number" },
            unsub_rate: { type: "number" },
            abuse_rate: { type: "number" },
          },
        },
        list_stats: {
          type: "object",
          properties: {
            sub_rate: { type: "number" },
            unsub_rate: { type: "number" },
            open_rate: { type: "number" },
            click_rate: { type: "number" },
          },
        },
        ab_split: { type: "object", properties: { a: schemasReportAb_splitA, b: schemasReportAb_splitA } },
        timewarp: {
          type: "array",
          items: {
            type: "object",
            properties: {
              gmt_offset: { type: "integer" },
              opens: { type: "integer" },
              last_open: schemasListStatsLast_sub_date,
              unique_opens: { type: "integer" },
              clicks: { type: "integer" },
              last_click: schemasListStatsLast_sub_date,
              unique_clicks: { type: "integer" },
              bounces: { type: "integer" },
            },
          },
        },
        timeseries: {
          type: "array",
          items: {
            type: "object",
            properties: {
              timestamp: { type: "string", format: "date-time" },
              emails_sent: { type: "integer" },
              unique_opens: { type: "integer" },
              recipients_clicks: { type: "integer" },
            },
          },
        },
        share_report: {
          type: "object",
          properties: { share_url: { type: "string" }, share_password: { type: "string" } },
        },
        ecommerce: {
          type: "object",
          properties: {
            total_orders: { type: "integer" },
            total_spent: { type: "number" },
            total_revenue: { type: "number" },
            currency_code: { type: "string" },
          },
        },
        delivery_status: schemasCampaignDelivery_status,
      },
      required: ["id"],
    },
    EmailActivity: {
      type: "object",
      properties: {
        campaign_id: { type: "string" },
        list_id: { type: "string" },
        list_is_active: { type: "boolean" },
        email_id: { type: "string" },
        email_address: { type: "string" },
        activity: {
          type: "array",
          items: {
            type: "object",
            properties: {
              action: { type: "string" },
              type: { type: "string" },
              timestamp: { type: "string", format: "date-time" },
              url: { type: "string" },
              ip: { type: "string" },
            },
          },
        },
      },
      required: ["email_id"],
    },
    Unsubscribe: {
      type: "object",
      properties: {
        email_id: { type: "string" },
        email_address: { type: "string" },
        merge_fields: schemasMemberMerge_fields,
        vip: { type: "boolean" },
        timestamp: { type: "string", format: "date-time" },
        reason: { type: "string" },
        campaign_id: { type: "string" },
        list_id: { type: "string" },
        list_is_active: { type: "boolean" },
      },
      required: ["email_id"],
    },
    Open: {
      type: "object",
      properties: {
        campaign_id: { type: "string" },
        list_id: { type: "string" },
        list_is_active: { type: "boolean" },
        contact_status: { type: "string" },
        email_id: { type: "string" },
        email_address: { type: "string" },
        merge_fields: schemasMemberMerge_fields,
        vip: { type: "boolean" },
        opens_count: { type: "integer" },
        opens: {
          type: "array",
          items: { type: "object", properties: { timestamp: { type: "string", format: "date-time" } } },
        },
      },
      required: ["email_id"],
    },
    Recipient: {
      type: "object",
      properties: {
        email_id: { type: "string" },
        email_address: { type: "string" },
        merge_fields: schemasMemberMerge_fields,
        vip: { type: "boolean" },
        status: { type: "string" },
        open_count: { type: "integer" },
        last_open: schemasListStatsLast_sub_date,
        absplit_group: { type: "string" },
        gmt_offset: { type: "integer" },
        campaign_id: { type: "string" },
        list_id: { type: "string" },
        list_is_active: { type: "boolean" },
      },
      required: ["email_id"],
    },
    ClickedLink: {
      type: "object",
      properties: {
        id: { type: "string" },
        url: { type: "string" },
        total_clicks: { type: "integer" },
        click_percentage: { type: "number" },
        unique_clicks: { type: "integer" },
        unique_click_percentage: { type: "number" },
        last_click: schemasListStatsLast_sub_date,
        ab_split: {
          type: "object",
          properties: {
            a: {
              type: "object",
              properties: {
                total_clicks_a: { type: "integer" },
                click_percentage_a: { type: "number" },
                unique_clicks_a: { type: "integer" },
                unique_click_percentage_a: { type: "number" },
              },
            },
            b: {
              type: "object",
              properties: {
                total_clicks_b: { type: "integer" },
                click_percentage_b: { type: "number" },
                unique_clicks_b: { type: "integer" },
                unique_click_percentage_b: { type: "number" },
              },
            },
          },
        },
        campaign_id: { type: "string" },
      },
      required: ["id"],
    },
    Automation: {
      type: "object",
      properties: {
        id: { type: "string" },
        create_time: { type: "string", format: "date-time" },
        start_time: schemasListStatsLast_sub_date,
        status: { type: "string" },
        emails_sent: { type: "integer" },
        recipients: {
          type: "object",
          properties: {
            list_id: { type: "string" },
            list_is_active: { type: "boolean" },
            list_name: { type: "string" },
            segment_opts: {
              type: "object",
              properties: {
                saved_segment_id: { type: "integer" },
                match: { type: "string" },
                conditions: schemasSegmentOptionsConditions,
              },
            },
            store_id: { type: "string" },
          },
        },
        settings: {
          type: "object",
          properties: {
            title: { type: "string" },
            from_name: { type: "string" },
            reply_to: { type: "string" },
            use_conversation: { type: "boolean" },
            to_name: { type: "string" },
            authenticate: { type: "boolean" },
            auto_footer: { type: "boolean" },
            inline_css: { type: "boolean" },
          },
        },
        tracking: schemasCampaignTracking,
        trigger_settings: {
          type: "object",
          properties: {
            workflow_type: { type: "string" },
            workflow_title: { type: "string" },
            runtime: {
              type: "object",
              properties: {
                days: { type: "array", items: { type: "string" } },
                hours: { type: "object", properties: { type: { type: "string" } } },
              },
            },
            workflow_emails_count: { type: "integer" },
          },
        },
        report_summary: {
          type: "object",
          properties: {
            opens: { type: "integer" },
            unique_opens: { type: "integer" },
            open_rate: { type: "number" },
            clicks: { type: "integer" },
            subscriber_clicks: { type: "integer" },
            click_rate: { type: "number" },
          },
        },
      },
      required: ["id"],
    },
    CampaignMatch: {
      type: "object",
      properties: { campaign: { $ref: "#/$defs/Campaign" }, snippet: { type: "string" } },
    },
  },
})
