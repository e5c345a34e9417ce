// Generated from definitions/intercom.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/intercom.ts'

const contactsListParamsPer_page = { description: "Maximum number of records per page, 1 to 150. Defaults to 50." }
const contactsListParamsStarting_after = {
  description: "The `next_page` value of the previous page. Leave it out for the first page.",
}
const contactsGetParamsId = { description: "Intercom ID of the record, as lists return it." }
const contactsGetParams = { properties: { id: contactsGetParamsId } }
const contactsCreateParamsExternal_id = { description: "Your own ID for the contact. Users have one." }
const contactsCreateParamsSigned_up_at = { description: "Time the contact signed up, as a Unix timestamp in seconds." }
const contactsCreateParamsLast_seen_at = {
  description: "Time the contact was last seen, as a Unix timestamp in seconds.",
}
const contactsCreateParamsOwner_id = {
  description: "ID of the admin who owns the contact, as `admins.list` returns it.",
}
const contactsCreateParamsUnsubscribed_from_emails = {
  description: "Whether the contact is unsubscribed from emails.",
}
const contactsCreateParamsCustom_attributes = {
  description: "Custom attribute values by name. Each workspace defines the names and types.",
}
const contactsApi_searchParamsQueryValue = {
  description: "Value to compare with, an array of values for `IN` and `NIN`, or the filters of a group.",
}
const contactsApi_searchParams = {
  properties: {
    query: {
      properties: {
        operator: {
          description:
            "`=`, `!=`, `IN`, `NIN`, `>`, `<`, `~` (contains), `!~`, `^` (starts with), `$` (ends with); or `AND` " +
            "and `OR` for a group of up to 15 filters, in two levels.",
        },
        field: { description: "Field to compare, such as `email` or `custom_attributes.plan`. Groups have none." },
        value: contactsApi_searchParamsQueryValue,
      },
      description: "Filter by one field, or a group of filters.",
    },
    per_page: { description: "Maximum number of records per page, 1 to 150." },
    starting_after: contactsListParamsStarting_after,
  },
}
const contactsTagParams = {
  properties: { id: contactsGetParamsId, tag_id: { description: "ID of the tag, as `tags.list` returns it." } },
}
const contactsSubscribeParamsSubscription_id = {
  description: "ID of the subscription type, as `subscription_types.list` returns it.",
}
const notesListParamsContact_id = { description: "Intercom ID of the contact, as `contacts.list` returns it." }
const notesListParamsPer_page = { description: "Maximum number of records per page. Intercom has a default." }
const notesListParams = {
  properties: {
    contact_id: notesListParamsContact_id,
    page: { description: "Page number, starting at 1." },
    per_page: notesListParamsPer_page,
  },
}
const contact_tagsListParams = { properties: { contact_id: notesListParamsContact_id } }
const contact_segmentsListKeywords = ["audience", "group", "cohort", "belongs to", "filter", "bucket"]
const conversationsGetParamsDisplay_as = { description: "Set to `plaintext` for messages without HTML." }
const conversationsCreateParamsCreated_at = {
  description: "Time of the message, as a Unix timestamp in seconds. Defaults to now.",
}
const conversationsReplyParamsType = {
  description: "Author of the reply: an admin or a contact.",
  examples: ["admin"],
}
const conversationsReplyParamsAdmin_id = { description: "ID of the admin who replies, as `admins.list` returns it." }
const conversationsReplyParamsCreated_at = {
  description: "Time of the reply, as a Unix timestamp in seconds. Defaults to now.",
}
const conversationsAssignParamsAdmin_id = { description: "ID of the admin who acts, as `admins.list` returns it." }
const conversationsAssignParamsBody = { description: "Message to add to the conversation, which the contact sees." }
const conversationsTagParams = {
  properties: {
    id: contactsGetParamsId,
    tag_id: { description: "ID of the tag, as `tags.list` returns it." },
    admin_id: conversationsAssignParamsAdmin_id,
  },
}
const conversationsConvertParamsTicket_type_id = {
  description: "ID of the ticket type, as `ticket_types.list` returns it.",
}
const conversationsConvertParamsAttributesExamples = [
  { _default_title_: "Printer is down", _default_description_: "It shows error 5." },
]
const companiesCreateParamsPlan = { description: "Name of the company's plan, such as `Enterprise`." }
const companiesCreateParamsMonthly_spend = { description: "Revenue from the company each month, as a whole number." }
const companiesAttach_contactParamsId = { description: "Intercom ID of the company, as `companies.list` returns it." }
const companiesAttach_contactParams = {
  properties: { id: companiesAttach_contactParamsId, contact_id: notesListParamsContact_id },
}
const companiesTagParams = {
  properties: { id: contactsGetParamsId, tag_name: { description: "Name of the tag. Case-insensitive." } },
}
const articlesListParams = {
  properties: { page: { description: "Page number, starting at 1." }, per_page: notesListParamsPer_page },
}
const articlesCreateParamsAuthor_id = {
  description: "ID of the admin who is the author, as `admins.list` returns it.",
}
const articlesCreateParamsState = { description: "Whether the article is published or a draft." }
const articlesCreateParamsParent_type = { description: "Whether the parent is a collection or a section." }
const articlesCreateParamsTranslated_content = {
  additionalProperties: {
    properties: {
      title: { description: "The title of the translation." },
      description: { description: "The description of the translation." },
      body: { description: "The text of the translation, as HTML." },
      author_id: { description: "The ID of the admin who is the author." },
      state: { description: "Whether the translation is published or a draft." },
    },
  },
  description: "Translations by language code, such as `fr` or `pt-BR`.",
}
const collectionsCreateParamsParent_id = { description: "ID of the parent collection. Null puts it at the top." }
const collectionsCreateParamsTranslated_content = {
  additionalProperties: {
    properties: {
      name: { description: "The name of the translation." },
      description: { description: "The description of the translation." },
    },
  },
  description: "Translations by language code, such as `fr` or `pt-BR`, beside the `type` of the object.",
}
const ticketsGetParamsId = { description: "Intercom ID of the ticket, which is `id` and not `ticket_id`." }
const ticketsCreateParamsTicket_attributes = {
  description: "Attribute values by name. `_default_title_` and `_default_description_` are title and description.",
  examples: conversationsConvertParamsAttributesExamples,
}
const ticketsTagParams = {
  properties: {
    id: ticketsGetParamsId,
    tag_id: { description: "ID of the tag, as `tags.list` returns it." },
    admin_id: conversationsAssignParamsAdmin_id,
  },
}
const data_eventsListParamsContact_id = {
  description: "Intercom ID of the user or lead, as `contacts.list` returns it.",
}
const data_attributesCreateParamsOptions = {
  items: { properties: { value: { description: "The value of the option." } } },
  description: "Options to choose from, two or more.",
}
const data_attributesCreateParamsMessenger_writable = {
  description: "Whether the Messenger can change the attribute.",
}
const schemasConversationSenderId = { type: "string", description: "The contact's Intercom ID." }
const schemasTranslatedArticleDescription = { type: "string", description: "The description of the translation." }
const schemasDeletionExternal_id = { type: ["string", "null"], description: "Your own ID for the contact." }
const schemasArchivedContactType = { type: ["string", "null"], description: "The object type, always contact." }
const schemasNoteCreated_at = {
  type: ["integer", "null"],
  description: "Creation time, as a Unix timestamp in seconds.",
}
const schemasCurrentAdminType = { type: ["string", "null"], description: "The object type, always admin." }
const schemasCurrentAdminName = { type: ["string", "null"], description: "The admin's name." }
const schemasCurrentAdminEmail = { type: ["string", "null"], description: "The admin's email address." }
const schemasCurrentAdminEmail_verified = {
  type: ["boolean", "null"],
  description: "Whether the admin's email address is verified.",
}
const schemasCurrentAdminJob_title = { type: ["string", "null"], description: "The admin's job title." }
const schemasCurrentAdminAway_mode_enabled = {
  type: ["boolean", "null"],
  description: "Whether the admin is in away mode.",
}
const schemasCurrentAdminAway_mode_reassign = {
  type: ["boolean", "null"],
  description: "Whether new conversations are reassigned to the default inbox while away.",
}
const schemasCurrentAdminHas_inbox_seat = {
  type: ["boolean", "null"],
  description: "Whether the admin has a paid inbox seat.",
}
const schemasCurrentAdminAvatarAnyOf = [{ type: "string" }, { $ref: "#/$defs/Avatar" }, { type: "null" }]
const schemasCurrentAdminAvatar = {
  anyOf: schemasCurrentAdminAvatarAnyOf,
  description: "The admin's profile picture.",
}
const schemasArticleWorkspace_id = { type: ["string", "null"], description: "The ID of the workspace." }
const schemasArticleUpdated_at = {
  type: ["integer", "null"],
  description: "The time of the last update, as a Unix timestamp in seconds.",
}
const schemasArticleDefault_locale = {
  type: ["string", "null"],
  description: "The default language of a multilingual Help Center.",
}
const schemasArticleTranslated_content = {
  type: ["object", "null"],
  description: "The translations by language code. The languages differ by workspace.",
}
const schemasHelpCenterDisplay_name = { type: ["string", "null"], description: "The name that teammates see." }
const schemasTicketTypeCategory = {
  type: ["string", "null"],
  description: "The category: Customer, Back-office or Tracker.",
}
const schemasTicketTypeAttributesData = { type: ["array", "null"], items: { $ref: "#/$defs/TicketTypeAttribute" } }
const schemasTicketTicket_state_internal_label = {
  type: ["string", "null"],
  description: "The state as teammates see it.",
}
const schemasTicketTicket_state_external_label = {
  type: ["string", "null"],
  description: "The state as contacts see it.",
}
const schemasDataEventEmail = { type: ["string", "null"], description: "The contact's email address." }
const schemasStatisticsAssigned_team_first_response_time = {
  type: ["array", "null"],
  items: { $ref: "#/$defs/TeamTime" },
}
export default describedKind(kind, {
  category: "customer support",
  support: "community",
  docs: "https://developers.intercom.com/docs/references/rest-api/api.intercom.io",
  basis: {
    version: "API 2.15",
    date: "2026-11-29",
    compared: "Intercom's OpenAPI description 2.15 of 2026-08-21",
    differences: 11,
    recorded: {
      read: 62,
      valid: 62,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/intercom/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/intercom/Intercom-OpenAPI/main/descriptions/2.15/api.intercom.io.yaml",
      },
      { type: "changelog", url: "https://developers.intercom.com/docs/references/changelog" },
    ],
    missing:
      "News, visitors, exports, phone calls, activity logs, the making of ticket types and their attributes, event " +
      "summaries that you count yourself, tags for many contacts at once, and assignment rules, which Intercom ends " +
      "on 2026-12-31. Searches of articles return one page.",
  },
  sunset: {
    version: "2.15",
    date: "none",
    docs: "https://developers.intercom.com/docs/build-an-integration/learn-more/rest-apis/api-changelog/",
    read: "2026-11-29",
  },
  description:
    "Contacts, conversations, companies, tickets, Help Center articles and data events of an Intercom workspace, and " +
    "its teams, admins, tags, notes, segments and data attributes.",
  config: {
    properties: {
      app_id: { description: "ID of the workspace, by which webhooks name it. OAuth finds it automatically." },
    },
  },
  auth: {
    access_token: { description: "Copy it from the Developer Hub under Your apps > Configure > Authentication." },
  },
  entities: {
    contacts: {
      description: "A contact: a user or a lead.",
      search: {
        type: { type: "string" },
        id: { type: "string" },
        workspace_id: { type: "string" },
        external_id: { type: "string" },
        role: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        name: { type: "string" },
        avatar: {
          type: "string",
          at: { in: "first", of: [{ in: "body", steps: ["avatar", "image_url"] }, { in: "body", steps: ["avatar"] }] },
        },
        owner_id: { type: "integer" },
        social_profiles: { type: "object" },
        has_hard_bounced: { type: "boolean" },
        marked_email_as_spam: { type: "boolean" },
        unsubscribed_from_emails: { type: "boolean" },
        unsubscribed_from_sms: { type: "boolean" },
        sms_consent: { type: "boolean" },
        opted_in_subscription_types: { type: "object" },
        opted_out_subscription_types: { type: "object" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
        signed_up_at: { type: "integer" },
        last_seen_at: { type: "integer" },
        last_replied_at: { type: "integer" },
        last_contacted_at: { type: "integer" },
        last_email_opened_at: { type: "integer" },
        last_email_clicked_at: { type: "integer" },
        language_override: { type: "string" },
        browser: { type: "string" },
        browser_version: { type: "string" },
        browser_language: { type: "string" },
        os: { type: "string" },
        location: { type: "object" },
        referrer: { type: "string" },
        utm_campaign: { type: "string" },
        utm_content: { type: "string" },
        utm_medium: { type: "string" },
        utm_source: { type: "string" },
        utm_term: { type: "string" },
        android_app_name: { type: "string" },
        android_app_version: { type: "string" },
        android_device: { type: "string" },
        android_os_version: { type: "string" },
        android_sdk_version: { type: "string" },
        android_last_seen_at: { type: "integer" },
        ios_app_name: { type: "string" },
        ios_app_version: { type: "string" },
        ios_device: { type: "string" },
        ios_os_version: { type: "string" },
        ios_sdk_version: { type: "string" },
        ios_last_seen_at: { type: "integer" },
        custom_attributes: { type: "object" },
        tags: { type: "object" },
        notes: { type: "object" },
        companies: { type: "object" },
      },
      hit: {
        title: [["name"]],
        text: [["email"], ["phone"], ["external_id"], ["role"], ["location", "city"], ["location", "country"]],
      },
      refs: {},
    },
    notes: { description: "A note on a contact, which admins see.", refs: {} },
    contact_companies: { description: "A company of a contact.", refs: {} },
    contact_tags: { description: "A tag on a contact.", refs: {} },
    contact_segments: { description: "A segment that a contact is in.", refs: {} },
    contact_subscriptions: { description: "A subscription type that a contact has opted in to or out of.", refs: {} },
    subscription_types: { description: "A type of message that contacts can subscribe to.", refs: {} },
    conversations: {
      description: "A conversation between contacts and the workspace.",
      search: {
        type: { type: "string" },
        id: { type: "string" },
        title: { type: "string" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
        waiting_since: { type: "integer" },
        snoozed_until: { type: "integer" },
        sent_at: { type: "integer" },
        open: { type: "boolean" },
        state: { type: "string" },
        read: { type: "boolean" },
        priority: { type: "string" },
        admin_assignee_id: { type: "integer" },
        team_assignee_id: { type: "integer" },
        assignee: { type: "object" },
        tags: { type: "object" },
        conversation_rating: { type: "object" },
        source: { type: "object" },
        conversation_message: { type: "object", at: { in: "body", steps: ["source"] } },
        redacted: { type: "boolean", at: { in: "body", steps: ["source", "redacted"] } },
        contacts: { type: "object" },
        customers: { type: "array", at: { in: "body", steps: ["contacts", "contacts"] } },
        user: { type: "object", at: { in: "body", steps: ["contacts", "contacts", 0] } },
        teammates: { type: "object" },
        custom_attributes: { type: "object" },
        topics: { type: "object" },
        first_contact_reply: { type: "object" },
        customer_first_reply: { type: "object", at: { in: "body", steps: ["first_contact_reply"] } },
        sla_applied: { type: "object" },
        statistics: { type: "object" },
        linked_objects: { type: "object" },
        ai_agent: { type: "object" },
        ai_agent_participated: { type: "boolean" },
      },
      hit: {
        title: [["title"], ["source", "subject"]],
        text: [["source", "body"], ["source", "author", "name"], ["source", "author", "email"]],
      },
      refs: {},
    },
    conversation_parts: {
      description: "A part of a conversation: a message, note or action after the first message.",
      refs: {},
    },
    messages: { description: "A message of an admin to a contact.", refs: {} },
    all_companies: { description: "A company, among all companies of a workspace.", refs: {} },
    companies: {
      description: "A company that contacts belong to.",
      search: {
        app_id: { type: "string" },
        company_id: { type: "string" },
        created_at: { type: "integer" },
        custom_attributes: { type: "object" },
        id: { type: "string" },
        industry: { type: "string" },
        monthly_spend: { type: "number" },
        name: { type: "string" },
        plan: { type: "object" },
        remote_created_at: { type: "integer" },
        segments: { type: "object" },
        session_count: { type: "integer" },
        size: { type: "integer" },
        tags: { type: "object" },
        type: { type: "string" },
        updated_at: { type: "integer" },
        user_count: { type: "integer" },
        website: { type: "string" },
      },
      hit: { title: [["name"]], text: [["company_id"], ["industry"], ["website"]] },
      refs: {},
    },
    company_contacts: { description: "A contact of a company.", refs: {} },
    company_segments: { description: "A segment that a company is in.", refs: {} },
    teams: {
      description: "A team of admins that conversations are assigned to.",
      search: {
        admin_ids: { type: "array" },
        id: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    admins: { description: "An admin: a teammate in the workspace.", refs: {} },
    current_admin: { description: "The admin that the access token belongs to.", refs: {} },
    tags: { description: "A tag for contacts, companies and conversations.", refs: {} },
    segments: { description: "A segment of contacts or companies that match a filter.", refs: {} },
    articles: {
      description: "An article of the Help Center.",
      search: {
        id: { type: "string" },
        type: { type: "string" },
        workspace_id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        body: { type: "string" },
        author_id: { type: "integer" },
        state: { type: "string" },
        url: { type: "string" },
        parent_id: { type: "integer" },
        parent_type: { type: "string" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
      },
      hit: { title: [["title"]], text: [["description"], ["body"]] },
      refs: {},
    },
    collections: { description: "A collection of articles in the Help Center.", refs: {} },
    help_centers: { description: "A Help Center of the workspace.", refs: {} },
    ticket_types: { description: "A ticket type with the attributes of its tickets.", refs: {} },
    ticket_states: { description: "A state that tickets can have, one of a category.", refs: {} },
    tickets: {
      description: "A ticket.",
      search: {
        id: { type: "string" },
        ticket_id: { type: "string" },
        category: { type: "string" },
        ticket_state: { type: "string" },
        ticket_state_internal_label: { type: "string" },
        ticket_state_external_label: { type: "string" },
        admin_assignee_id: { type: "string" },
        team_assignee_id: { type: "string" },
        open: { type: "boolean" },
        is_shared: { type: "boolean" },
        snoozed_until: { type: "integer" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
        ticket_attributes: { type: "object" },
        contacts: { type: "object" },
        linked_objects: { type: "object" },
      },
      hit: {
        title: [["ticket_attributes", "_default_title_"]],
        text: [["ticket_id"], ["category"], ["ticket_attributes", "_default_description_"]],
      },
      refs: {},
    },
    data_events: { description: "An event of a contact, such as an order.", refs: {} },
    data_event_summaries: { description: "A summary of a contact's events with the same name.", refs: {} },
    data_attributes: { description: "An attribute of contacts, companies or conversations.", refs: {} },
  },
  operations: {
    "contacts.list": {
      description:
        "Lists contacts (users and leads) with their attributes. Contacts merged into another contact are not " +
        "included.",
      keywords: ["customer", "person", "visitor", "subscriber", "end user"],
      params: {
        properties: { per_page: contactsListParamsPer_page, starting_after: contactsListParamsStarting_after },
      },
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact with all attributes. A contact merged into another one is not found.",
      keywords: [
        "who is",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "details of the user",
        "when they last seen",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.create": {
      description:
        "Creates a contact. Needs an email address, an external ID or a role. An existing contact is a conflict.",
      keywords: [
        "add user",
        "new lead",
        "sign up",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "add a lead",
        "new user",
      ],
      params: {
        properties: {
          role: { description: "Role of the contact: user or lead." },
          external_id: contactsCreateParamsExternal_id,
          email: { description: "Email address of the contact." },
          phone: { description: "Phone number of the contact." },
          name: { description: "Name of the contact." },
          avatar: { description: "URL of a picture of the contact." },
          signed_up_at: contactsCreateParamsSigned_up_at,
          last_seen_at: contactsCreateParamsLast_seen_at,
          owner_id: contactsCreateParamsOwner_id,
          unsubscribed_from_emails: contactsCreateParamsUnsubscribed_from_emails,
          custom_attributes: contactsCreateParamsCustom_attributes,
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description:
        "Updates a contact. Fields that you leave out keep their value. The role `user` turns a lead into a user.",
      keywords: [
        "change email",
        "plan",
        "phone",
        "attributes",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "set the attribute",
        "change the owner",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          role: { description: "Role of the contact: user or lead." },
          external_id: contactsCreateParamsExternal_id,
          email: { description: "Email address of the contact." },
          phone: { description: "Phone number of the contact." },
          name: { description: "Name of the contact." },
          avatar: { description: "URL of a picture of the contact." },
          signed_up_at: contactsCreateParamsSigned_up_at,
          last_seen_at: contactsCreateParamsLast_seen_at,
          owner_id: contactsCreateParamsOwner_id,
          unsubscribed_from_emails: contactsCreateParamsUnsubscribed_from_emails,
          custom_attributes: contactsCreateParamsCustom_attributes,
        },
      },
      isGraphql: false,
    },
    "contacts.delete": {
      description: "Deletes a contact permanently. This cannot be undone.",
      keywords: [
        "ban",
        "for good",
        "remove person",
        "GDPR",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.api_search": {
      description:
        "Searches contacts by attributes. A new contact may take some minutes to appear. Times match whole days in " +
        "the workspace's time zone.",
      keywords: [
        "find person",
        "by email",
        "look up",
        "on plan",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "find the user",
        "user with the email",
        "look up a lead",
        "signed up this week",
        "when last seen",
        "is there a contact",
      ],
      params: contactsApi_searchParams,
      isGraphql: false,
    },
    "contacts.archive": {
      description: "Archives a contact, which lists and searches then leave out. To restore it, use `unarchive`.",
      keywords: [
        "hide",
        "put away",
        "deactivate",
        "inactive",
        "shelve",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "archive the user",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.unarchive": {
      description: "Restores an archived contact.",
      keywords: [
        "bring back",
        "reactivate",
        "unhide",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.merge": {
      description:
        "Merges a lead into a user and returns the user. The lead is gone afterwards. This cannot be undone.",
      keywords: [
        "duplicate",
        "combine",
        "dedupe",
        "same person",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "duplicate users",
      ],
      params: {
        properties: {
          from: { description: "Intercom ID of the lead to merge away." },
          into: { description: "Intercom ID of the user to merge into, who stays." },
        },
      },
      isGraphql: false,
    },
    "contacts.tag": {
      description: "Adds a tag to a contact and returns the tag.",
      keywords: [
        "label",
        "mark",
        "flag",
        "VIP",
        "categorize",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "tag the person",
        "label the user",
        "mark as churn risk",
        "tag as",
        "tag user",
      ],
      params: contactsTagParams,
      isGraphql: false,
    },
    "contacts.untag": {
      description: "Removes a tag from a contact and returns the tag.",
      keywords: [
        "unlabel",
        "unmark",
        "take off",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
        "take tag off user",
      ],
      params: contactsTagParams,
      isGraphql: false,
    },
    "contacts.subscribe": {
      description:
        "Adds a subscription type to a contact: opts them in to a type with `opt_in` consent, or out of a type with " +
        "`opt_out` consent.",
      keywords: [
        "newsletter",
        "agree to mails",
        "sign up",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          subscription_id: contactsSubscribeParamsSubscription_id,
          consent_type: { description: "Consent of the subscription type, as `subscription_types.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "contacts.unsubscribe": {
      description:
        "Removes a subscription type from a contact: withdraws their opt-in to a type with `opt_in` consent, or " +
        "their opt-out of a type with `opt_out` consent.",
      keywords: [
        "stop mails",
        "no newsletter",
        "withdraw consent",
        "user",
        "lead",
        "customer",
        "person",
        "visitor",
        "subscriber",
        "end user",
      ],
      params: { properties: { id: contactsGetParamsId, subscription_id: contactsSubscribeParamsSubscription_id } },
      isGraphql: false,
    },
    "notes.list": {
      description: "Lists the notes on a contact, newest first.",
      keywords: ["remarks", "memo", "internal", "comment", "about person"],
      params: notesListParams,
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "notes.get": {
      description: "Gets a note with its author.",
      keywords: ["read remark", "remark", "memo", "internal", "comment", "about person"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "notes.create": {
      description: "Creates a note on a contact.",
      keywords: [
        "jot down",
        "leave remark",
        "write",
        "remark",
        "memo",
        "internal",
        "comment",
        "about person",
        "note on the user",
        "leave a note",
      ],
      params: {
        properties: {
          contact_id: notesListParamsContact_id,
          body: { description: "Text of the note, as HTML or plain text." },
          admin_id: { description: "ID of the admin who writes the note, as `admins.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "contact_companies.list": {
      description: "Lists the companies that a contact belongs to.",
      keywords: ["employer", "account", "firm", "works for", "business"],
      params: notesListParams,
      record: { $ref: "#/$defs/Company" },
      isGraphql: false,
    },
    "contact_tags.list": {
      description: "Lists the tags on a contact.",
      keywords: ["label", "flags", "categories", "marked as", "VIP", "person labels"],
      params: contact_tagsListParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "contact_segments.list": {
      description: "Lists the segments that a contact is in.",
      keywords: contact_segmentsListKeywords,
      params: contact_tagsListParams,
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "contact_subscriptions.list": {
      description:
        "Lists the subscription types that a contact has chosen: types with `opt_in` consent that they opted in to, " +
        "and types with `opt_out` consent that they opted out of.",
      keywords: ["newsletter", "preferences", "mail choices", "consent status", "mailing choices"],
      params: contact_tagsListParams,
      record: { $ref: "#/$defs/SubscriptionType" },
      isGraphql: false,
    },
    "subscription_types.list": {
      description: "Lists the subscription types of the workspace.",
      keywords: ["newsletter kinds", "consent topics", "opt-in", "mailing preference", "email topics", "categories"],
      record: { $ref: "#/$defs/SubscriptionType" },
      isGraphql: false,
    },
    "conversations.list": {
      description: "Lists conversations with state, assignees and first message. For further messages, use `get`.",
      keywords: [
        "inbox",
        "open chats",
        "unanswered",
        "waiting",
        "chat",
        "convo",
        "support",
        "thread",
        "dialog",
        "newest conversations",
      ],
      params: {
        properties: {
          per_page: { description: "Maximum number of conversations per page, 1 to 150. Defaults to 20." },
          starting_after: contactsListParamsStarting_after,
        },
      },
      isGraphql: false,
    },
    "conversations.get": {
      description: "Gets a conversation with its messages and events as parts. Intercom returns up to 500 parts.",
      keywords: [
        "read chat",
        "what was said",
        "chat",
        "convo",
        "inbox",
        "support",
        "thread",
        "dialog",
        "read the conversation",
        "what the customer write",
        "last message the conversation",
      ],
      params: { properties: { id: contactsGetParamsId, display_as: conversationsGetParamsDisplay_as } },
      isGraphql: false,
    },
    "conversations.create": {
      description:
        "Creates a conversation with an in-app message from a contact. Returns the message; its `conversation_id` is " +
        "the ID of the conversation. To write to a contact as an admin, use `messages.create`.",
      keywords: [
        "start chat",
        "incoming message",
        "as customer",
        "chat",
        "convo",
        "inbox",
        "support",
        "thread",
        "dialog",
      ],
      params: {
        properties: {
          from: {
            properties: {
              type: { description: "The contact's role, or `contact` for either." },
              id: { description: "The contact's Intercom ID." },
            },
            description: "The contact who writes.",
          },
          body: { description: "Text of the message. HTML is not supported." },
          subject: { description: "Subject of the message if it is an email." },
          attachment_urls: { description: "URLs of images to attach, up to 10." },
          created_at: conversationsCreateParamsCreated_at,
        },
      },
      isGraphql: false,
    },
    "conversations.update": {
      description:
        "Updates a conversation: marks it as read or sets custom attributes. For replies, assignment and state, use " +
        "`reply`, `assign`, `close`, `snooze` and `open`.",
      keywords: ["title", "chat", "convo", "inbox", "message", "support", "thread", "dialog"],
      params: {
        properties: {
          id: contactsGetParamsId,
          read: { description: "Whether the conversation has been read." },
          custom_attributes: contactsCreateParamsCustom_attributes,
          display_as: conversationsGetParamsDisplay_as,
        },
      },
      isGraphql: false,
    },
    "conversations.api_search": {
      description:
        "Searches conversations by fields such as `state`, `source.body`, `contact_ids`, `admin_assignee_id` and " +
        "`tag_ids`.",
      keywords: [
        "find chat",
        "about",
        "unassigned",
        "chat",
        "convo",
        "inbox",
        "message",
        "open conversations",
        "unassigned conversations",
        "conversations with",
        "last conversation",
        "waiting for a reply",
        "chats with the customer",
        "longest waiting",
        "conversations assigned to",
        "who not been answered",
        "chats about",
        "how many open",
        "unanswered",
        "unread",
      ],
      params: contactsApi_searchParams,
      isGraphql: false,
    },
    "conversations.reply": {
      description:
        "Replies to a conversation as an admin or on behalf of a contact, or adds a note that admins alone see. " +
        "Returns the conversation. Give `admin_id` with the type `admin`, and `intercom_user_id`, `user_id` or " +
        "`email` with the type `user`.",
      keywords: [
        "answer",
        "respond",
        "write back",
        "tell customer",
        "internal note",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
        "answer the customer",
        "add note the conversation",
      ],
      params: {
        properties: {
          id: { description: "ID of the conversation, or `last` for the contact's latest one." },
          message_type: {
            description:
              "Whether to send a comment to the contact or to add a note for admins. A contact writes comments.",
          },
          type: conversationsReplyParamsType,
          admin_id: conversationsReplyParamsAdmin_id,
          intercom_user_id: { description: "Intercom ID of the contact who replies." },
          user_id: { description: "External ID of the contact who replies." },
          email: { description: "Email address of the contact who replies." },
          body: { description: "Text of the reply. Notes may contain some HTML." },
          attachment_urls: { description: "URLs of images to attach, up to 10." },
          attachment_files: {
            items: {
              properties: {
                content_type: { description: "The file's media type, such as `image/png`." },
                data: { description: "The file's bytes, in base64." },
                name: { description: "The file's name." },
              },
            },
            description: "Files to attach, up to 10.",
          },
          created_at: conversationsReplyParamsCreated_at,
        },
      },
      isGraphql: false,
    },
    "conversations.assign": {
      description: "Assigns a conversation to an admin or a team. To unassign it, set `assignee_id` to `0`.",
      keywords: [
        "hand over",
        "pass to",
        "route",
        "reassign",
        "give to",
        "escalate",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
        "give to the team",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          type: { description: "The kind of assignee: an admin or a team." },
          admin_id: conversationsAssignParamsAdmin_id,
          assignee_id: { description: "ID of the admin or team, or `0` for nobody." },
          body: conversationsAssignParamsBody,
        },
      },
      isGraphql: false,
    },
    "conversations.close": {
      description: "Closes a conversation.",
      keywords: [
        "resolve",
        "end",
        "done",
        "finish",
        "shut",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
        "resolve the chat",
        "mark as done",
        "close the chat",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          admin_id: conversationsAssignParamsAdmin_id,
          body: conversationsAssignParamsBody,
        },
      },
      isGraphql: false,
    },
    "conversations.snooze": {
      description: "Snoozes a conversation until a time.",
      keywords: [
        "later",
        "remind",
        "wake me",
        "tomorrow",
        "wait",
        "postpone",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
        "until tomorrow",
        "remind of the chat",
        "come back to",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          admin_id: conversationsAssignParamsAdmin_id,
          snoozed_until: { description: "Time to reopen the conversation, as a Unix timestamp in seconds." },
        },
      },
      isGraphql: false,
    },
    "conversations.open": {
      description: "Opens a closed or snoozed conversation.",
      keywords: [
        "reopen",
        "reactivate",
        "again",
        "unsnooze",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
        "bring back the chat",
      ],
      params: { properties: { id: contactsGetParamsId, admin_id: conversationsAssignParamsAdmin_id } },
      isGraphql: false,
    },
    "conversations.tag": {
      description: "Adds a tag to a conversation and returns the tag.",
      keywords: [
        "label",
        "mark",
        "categorize",
        "flag",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
        "label the chat",
      ],
      params: conversationsTagParams,
      isGraphql: false,
    },
    "conversations.untag": {
      description: "Removes a tag from a conversation and returns the tag.",
      keywords: ["unlabel", "take off", "unmark", "chat", "convo", "inbox", "message", "support", "thread", "dialog"],
      params: conversationsTagParams,
      isGraphql: false,
    },
    "conversations.add_contact": {
      description:
        "Adds a contact to a conversation. Name them by `intercom_user_id`, `user_id` or `email`. If no contact has " +
        "the email address, Intercom creates a lead.",
      keywords: [
        "participant",
        "invite into chat",
        "loop in",
        "include",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          admin_id: conversationsAssignParamsAdmin_id,
          intercom_user_id: { description: "Intercom ID of the contact to add." },
          user_id: { description: "External ID of the contact to add." },
          email: { description: "Email address of the contact to add." },
        },
      },
      isGraphql: false,
    },
    "conversations.remove_contact": {
      description: "Removes a contact from a group conversation. Intercom refuses to remove the last contact.",
      keywords: [
        "kick",
        "take out of chat",
        "drop participant",
        "leave",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          contact_id: notesListParamsContact_id,
          admin_id: conversationsAssignParamsAdmin_id,
        },
      },
      isGraphql: false,
    },
    "conversations.redact": {
      description:
        "Redacts a part of a conversation, or its first message with the type `source`. The text is gone afterwards. " +
        "This cannot be undone.",
      keywords: [
        "scrub",
        "PII",
        "hide message",
        "black out",
        "blank",
        "remove sensitive",
        "chat",
        "convo",
        "inbox",
        "support",
        "thread",
        "dialog",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          type: { description: "Whether to redact a part or the first message.", examples: ["conversation_part"] },
          conversation_part_id: { description: "ID of the part. It must have a body." },
          source_id: { description: "ID of the first message, which is `source.id`. A contact must have written it." },
        },
      },
      isGraphql: false,
    },
    "conversations.convert": {
      description: "Converts a conversation to a ticket and returns the ticket.",
      keywords: [
        "turn into ticket",
        "escalate",
        "make case",
        "open ticket",
        "chat",
        "convo",
        "inbox",
        "message",
        "support",
        "thread",
        "dialog",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          ticket_type_id: conversationsConvertParamsTicket_type_id,
          attributes: {
            description: "Values of the ticket's attributes, by their name in the ticket type.",
            examples: conversationsConvertParamsAttributesExamples,
          },
        },
      },
      isGraphql: false,
    },
    "conversation_parts.list": {
      description: "Lists the parts of a conversation, up to the 500 newest.",
      keywords: ["messages", "replies", "history", "what was said", "transcript", "notes"],
      params: {
        properties: {
          conversation_id: { description: "ID of the conversation, as `conversations.list` returns it." },
          display_as: conversationsGetParamsDisplay_as,
        },
      },
      record: { $ref: "#/$defs/Part" },
      isGraphql: false,
    },
    "messages.create": {
      description:
        "Sends a message from an admin to a contact, in the Messenger or by email. A conversation exists once the " +
        "contact replies, unless you set `create_conversation_without_contact_reply`. A new contact may take a " +
        "moment to be found.",
      keywords: [
        "outbound",
        "proactive",
        "send email",
        "reach out",
        "in-app",
        "write to user",
        "announce",
        "message a user",
        "send in app message",
        "email the user",
      ],
      params: {
        properties: {
          message_type: {
            description: "Channel of the message: `in_app` or `email`. Intercom's own examples write `inapp`.",
            examples: ["in_app"],
          },
          subject: { description: "Subject of the email. Required for emails." },
          body: { description: "Content of the message, as HTML or plain text." },
          template: { description: "Style of the email. Required for emails." },
          from: {
            properties: {
              type: { description: "The sender's type: admin." },
              id: { description: "The admin's ID, as `admins.list` returns it." },
            },
            description: "The admin who writes.",
          },
          to: {
            properties: {
              type: { description: "The contact's role." },
              id: { description: "The contact's Intercom ID." },
            },
            description: "The contact to write to.",
          },
          created_at: conversationsCreateParamsCreated_at,
          create_conversation_without_contact_reply: {
            description: "Whether to open a conversation before the contact replies. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "all_companies.list": {
      description:
        "Scrolls through all companies, also behind 10,000. Ask for the next page within a minute: the scroll then " +
        "expires. An app has one scroll at a time.",
      keywords: ["every company", "all firms", "export", "complete list", "beyond the cap", "every account"],
      params: {
        properties: { scroll_param: { description: "The scroll of the previous page. Each call moves it on." } },
      },
      isGraphql: false,
    },
    "companies.list": {
      description:
        "Lists the companies that have contacts, most recently active first, up to 10,000. For more, use " +
        "`all_companies.list`.",
      keywords: ["accounts", "organization", "firm", "business", "client", "B2B", "look up a company"],
      params: {
        properties: {
          per_page: contactsListParamsPer_page,
          starting_after: { description: "Page number, starting at 1." },
          tag_id: { description: "Filters by tag ID, as `tags.list` returns it." },
          segment_id: { description: "Filters by segment ID, as `segments.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "companies.get": {
      description: "Gets a company with its plan, tags, segments and custom attributes.",
      keywords: ["firm details", "account", "organization", "firm", "business", "client", "B2B"],
      params: {
        properties: { id: { description: "Intercom ID of the company. Your own `company_id` does not work here." } },
      },
      isGraphql: false,
    },
    "companies.create": {
      description:
        "Creates a company, or updates the company with the same `company_id`. Intercom shows a company once a " +
        "contact belongs to it.",
      keywords: ["add firm", "account", "organization", "firm", "business", "client", "B2B"],
      params: {
        properties: {
          company_id: { description: "Your own ID for the company. It cannot be changed later." },
          name: { description: "Name of the company." },
          plan: companiesCreateParamsPlan,
          size: { description: "Number of employees." },
          website: { description: "URL of the company's website." },
          industry: { description: "Industry of the company." },
          remote_created_at: { description: "Creation time in your system, as a Unix timestamp in seconds." },
          monthly_spend: companiesCreateParamsMonthly_spend,
          custom_attributes: contactsCreateParamsCustom_attributes,
        },
      },
      isGraphql: false,
    },
    "companies.update": {
      description: "Updates a company. Fields that you leave out keep their value. The `company_id` cannot be changed.",
      keywords: [
        "rename firm",
        "plan",
        "spend",
        "account",
        "organization",
        "firm",
        "business",
        "client",
        "B2B",
        "change the plan",
        "monthly spend",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          name: { description: "Name of the company." },
          plan: companiesCreateParamsPlan,
          size: { description: "Number of employees." },
          website: { description: "URL of the company's website." },
          industry: { description: "Industry of the company." },
          monthly_spend: companiesCreateParamsMonthly_spend,
          custom_attributes: contactsCreateParamsCustom_attributes,
        },
      },
      isGraphql: false,
    },
    "companies.delete": {
      description:
        "Deletes a company and detaches its contacts, who stay. Intercom works on it in the background. An " +
        "integration that copies companies to Intercom may create it again.",
      keywords: ["remove firm", "account", "organization", "firm", "business", "client", "B2B"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "companies.attach_contact": {
      description: "Attaches a contact to a company and returns the company.",
      keywords: [
        "works for",
        "employee",
        "link person",
        "add to firm",
        "account",
        "organization",
        "firm",
        "business",
        "client",
        "B2B",
      ],
      params: companiesAttach_contactParams,
      isGraphql: false,
    },
    "companies.detach_contact": {
      description: "Detaches a contact from a company and returns the company.",
      keywords: [
        "left company",
        "unlink person",
        "take out",
        "no longer",
        "account",
        "organization",
        "firm",
        "business",
        "client",
        "B2B",
      ],
      params: companiesAttach_contactParams,
      isGraphql: false,
    },
    "companies.tag": {
      description: "Adds a tag to a company and returns the tag. A tag that does not exist is created.",
      keywords: ["label", "mark", "VIP", "flag", "account", "organization", "firm", "business", "client", "B2B"],
      params: companiesTagParams,
      isGraphql: false,
    },
    "companies.untag": {
      description: "Removes a tag from a company and returns the tag.",
      keywords: ["unlabel", "unmark", "take off", "account", "organization", "firm", "business", "client", "B2B"],
      params: companiesTagParams,
      isGraphql: false,
    },
    "company_contacts.list": {
      description: "Lists the contacts that belong to a company.",
      keywords: [
        "employees",
        "people at firm",
        "staff of client",
        "users there",
        "who works at",
        "people of the company",
        "users of the account",
      ],
      params: {
        properties: {
          company_id: companiesAttach_contactParamsId,
          page: { description: "Page number, starting at 1." },
          per_page: notesListParamsPer_page,
        },
      },
      record: { $ref: "#/$defs/Contact" },
      isGraphql: false,
    },
    "company_segments.list": {
      description: "Lists the segments that a company is in.",
      keywords: contact_segmentsListKeywords,
      params: { properties: { company_id: companiesAttach_contactParamsId } },
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "teams.list": {
      description: "Lists teams with the IDs of their admins.",
      keywords: ["inboxes", "department", "group", "squad", "queue", "support teams"],
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "teams.get": {
      description: "Gets a team with the IDs of its admins.",
      keywords: ["who is in team", "inbox", "department", "group", "squad", "queue"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "admins.list": {
      description: "Lists admins with their teams and away status.",
      keywords: [
        "teammates",
        "agent",
        "support rep",
        "staff",
        "colleague",
        "operator",
        "support agents",
        "who is away",
        "who is online",
      ],
      record: { $ref: "#/$defs/Admin" },
      isGraphql: false,
    },
    "admins.get": {
      description: "Gets an admin with their teams and away status.",
      keywords: ["who is", "teammate", "agent", "support rep", "staff", "colleague", "operator"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "admins.set_away": {
      description: "Sets the away mode of an admin in the inbox.",
      keywords: [
        "holiday",
        "lunch",
        "unavailable",
        "do not assign",
        "back",
        "teammate",
        "agent",
        "support rep",
        "staff",
        "colleague",
        "operator",
        "I am away",
        "out for lunch",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          away_mode_enabled: { description: "Whether the admin is away." },
          away_mode_reassign: {
            description: "Whether new replies in the admin's conversations go to the default inbox.",
          },
        },
      },
      isGraphql: false,
    },
    "current_admin.get": {
      description: "Gets the admin that the access token belongs to, with their workspace.",
      keywords: ["me", "who am I", "my account", "logged in", "profile"],
      isGraphql: false,
    },
    "tags.list": {
      description: "Lists the tags of the workspace, by ID and name.",
      keywords: ["labels", "category", "flag", "keyword", "marker", "which tags"],
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "tags.get": {
      description: "Gets a tag by its ID.",
      keywords: ["label details", "label", "category", "flag", "keyword", "marker"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "tags.create": {
      description:
        "Creates a tag. If a tag with the name exists, Intercom returns that tag. Names are case-insensitive.",
      keywords: ["new label", "mark people", "label", "category", "flag", "keyword", "marker"],
      params: { properties: { name: { description: "Name of the tag. Case-insensitive." } } },
      isGraphql: false,
    },
    "tags.update": {
      description: "Renames a tag.",
      keywords: ["rename label", "label", "category", "flag", "keyword", "marker"],
      params: { properties: { id: contactsGetParamsId, name: { description: "Name of the tag. Case-insensitive." } } },
      isGraphql: false,
    },
    "tags.delete": {
      description:
        "Deletes a tag from the workspace, and so from all records. Intercom refuses a tag that a segment uses.",
      keywords: ["drop label", "label", "category", "flag", "keyword", "marker"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "segments.list": {
      description: "Lists the segments of contacts and companies. Their members are not included.",
      keywords: ["cohorts", "audience", "group", "filter", "bucket", "user segments", "active users"],
      params: {
        properties: {
          include_count: {
            description: "Whether to include the number of members of each segment, in `count`. Defaults to `false`.",
          },
        },
      },
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "segments.get": {
      description: "Gets a segment by its ID. Its members are not included.",
      keywords: ["size of audience", "audience", "cohort", "group", "filter", "bucket"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "articles.list": {
      description: "Lists articles, most recently updated first. For their statistics, use `get`.",
      keywords: [
        "guides",
        "help page",
        "FAQ",
        "knowledge base",
        "KB",
        "documentation",
        "how-to",
        "help articles",
        "help center",
      ],
      params: articlesListParams,
      record: { $ref: "#/$defs/Article" },
      isGraphql: false,
    },
    "articles.get": {
      description: "Gets an article with its statistics and translations.",
      keywords: ["read guide", "help page", "FAQ", "knowledge base", "KB", "guide", "documentation", "how-to"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "articles.create": {
      description: "Creates an article. Defaults to a draft.",
      keywords: [
        "write guide",
        "help page",
        "publish",
        "document",
        "FAQ",
        "knowledge base",
        "KB",
        "guide",
        "documentation",
        "how-to",
        "write a help article",
        "new FAQ",
        "draft an article",
      ],
      params: {
        properties: {
          title: { description: "Title of the article." },
          author_id: articlesCreateParamsAuthor_id,
          description: { description: "Description below the title." },
          body: { description: "Text of the article, as HTML." },
          state: articlesCreateParamsState,
          parent_id: {
            description: "ID of the collection or section, as `collections.list` returns it. Defaults to none.",
          },
          parent_type: articlesCreateParamsParent_type,
          translated_content: articlesCreateParamsTranslated_content,
        },
      },
      isGraphql: false,
    },
    "articles.update": {
      description: "Updates an article. Fields that you leave out keep their value.",
      keywords: [
        "edit guide",
        "rewrite",
        "help page",
        "FAQ",
        "knowledge base",
        "KB",
        "guide",
        "documentation",
        "how-to",
        "edit the help article",
        "fix the article",
        "publish the article",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          title: { description: "Title of the article." },
          author_id: articlesCreateParamsAuthor_id,
          description: { description: "Description below the title." },
          body: { description: "Text of the article, as HTML." },
          state: articlesCreateParamsState,
          parent_id: { description: "ID of the collection or section, as `collections.list` returns it." },
          parent_type: articlesCreateParamsParent_type,
          translated_content: articlesCreateParamsTranslated_content,
        },
      },
      isGraphql: false,
    },
    "articles.delete": {
      description: "Deletes an article. This cannot be undone.",
      keywords: ["take down guide", "help page", "FAQ", "knowledge base", "KB", "guide", "documentation", "how-to"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "articles.api_search": {
      description: "Searches articles for a phrase. Returns the first page of matches, the best first.",
      keywords: [
        "find guide",
        "about",
        "which mention",
        "help page",
        "FAQ",
        "knowledge base",
        "KB",
        "guide",
        "documentation",
        "how-to",
        "find a help article",
        "article about",
        "is there an article",
      ],
      params: {
        properties: {
          phrase: { description: "Text to search for." },
          state: { description: "Filters by state." },
          help_center_id: { description: "Filters by Help Center ID, as `help_centers.list` returns it." },
        },
      },
      record: { $ref: "#/$defs/Article" },
      isGraphql: false,
    },
    "collections.list": {
      description: "Lists collections, most recently updated first.",
      keywords: [
        "topics",
        "help center section",
        "FAQ topic",
        "knowledge base category",
        "group of guides",
        "folder",
        "how are articles grouped",
        "order of collections",
      ],
      params: articlesListParams,
      record: { $ref: "#/$defs/Collection" },
      isGraphql: false,
    },
    "collections.get": {
      description: "Gets a collection.",
      keywords: [
        "topic details",
        "help center section",
        "FAQ topic",
        "knowledge base category",
        "group of guides",
        "folder",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "collections.create": {
      description: "Creates a collection.",
      keywords: [
        "new topic",
        "help center section",
        "FAQ topic",
        "knowledge base category",
        "group of guides",
        "folder",
      ],
      params: {
        properties: {
          name: { description: "Name of the collection." },
          description: { description: "Description of the collection." },
          parent_id: collectionsCreateParamsParent_id,
          help_center_id: {
            description:
              "ID of the Help Center, as `help_centers.list` returns it. Defaults to the default Help Center.",
          },
          translated_content: collectionsCreateParamsTranslated_content,
        },
      },
      isGraphql: false,
    },
    "collections.update": {
      description: "Updates a collection. Fields that you leave out keep their value.",
      keywords: [
        "rename topic",
        "help center section",
        "FAQ topic",
        "knowledge base category",
        "group of guides",
        "folder",
      ],
      params: {
        properties: {
          id: contactsGetParamsId,
          name: { description: "Name of the collection." },
          description: { description: "Description of the collection." },
          parent_id: collectionsCreateParamsParent_id,
          translated_content: collectionsCreateParamsTranslated_content,
        },
      },
      isGraphql: false,
    },
    "collections.delete": {
      description: "Deletes a collection. This cannot be undone.",
      keywords: [
        "drop topic",
        "help center section",
        "FAQ topic",
        "knowledge base category",
        "group of guides",
        "folder",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "help_centers.list": {
      description: "Lists the Help Centers of the workspace.",
      keywords: ["knowledge base", "FAQ site", "documentation site", "support portal", "domain"],
      record: { $ref: "#/$defs/HelpCenter" },
      isGraphql: false,
    },
    "ticket_types.list": {
      description: "Lists the ticket types of the workspace with their attributes.",
      keywords: ["forms", "category", "kind of request", "template", "request fields"],
      record: { $ref: "#/$defs/TicketType" },
      isGraphql: false,
    },
    "ticket_types.get": {
      description: "Gets a ticket type with its attributes.",
      keywords: ["form fields", "form", "category", "kind of request", "template", "request fields"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "ticket_states.list": {
      description: "Lists the ticket states of the workspace with the ticket types that use them.",
      keywords: ["ticket status", "workflow", "custom states", "stages", "labels of tickets"],
      record: { $ref: "#/$defs/TicketState" },
      isGraphql: false,
    },
    "tickets.get": {
      description: "Gets a ticket with its parts.",
      keywords: ["case status", "case", "request", "issue", "back office", "bug", "escalation"],
      params: { properties: { id: ticketsGetParamsId } },
      isGraphql: false,
    },
    "tickets.create": {
      description: "Creates a ticket of a type for a contact. Gives the attributes that its type requires.",
      keywords: [
        "open case",
        "raise",
        "file",
        "case",
        "request",
        "issue",
        "back office",
        "bug",
        "escalation",
        "open a ticket",
        "raise a ticket",
        "escalate to a ticket",
      ],
      params: {
        properties: {
          ticket_type_id: conversationsConvertParamsTicket_type_id,
          contacts: {
            items: {
              properties: {
                id: { description: "The contact's Intercom ID." },
                external_id: { description: "Your own ID for the contact." },
                email: { description: "The contact's email address." },
              },
            },
            description: "The contact that the ticket is for. Intercom accepts one.",
          },
          company_id: { description: "Your own ID of the company that the ticket is for." },
          created_at: { description: "Time of the ticket, as a Unix timestamp in seconds. Defaults to now." },
          ticket_attributes: ticketsCreateParamsTicket_attributes,
        },
      },
      isGraphql: false,
    },
    "tickets.update": {
      description: "Updates a ticket: attributes, state, assignee, or whether it is open, shared or snoozed.",
      keywords: [
        "close case",
        "status",
        "assign",
        "priority",
        "case",
        "request",
        "issue",
        "back office",
        "bug",
        "escalation",
        "close the ticket",
        "change the ticket state",
        "assign the ticket",
        "mark resolved",
      ],
      params: {
        properties: {
          id: ticketsGetParamsId,
          ticket_attributes: ticketsCreateParamsTicket_attributes,
          ticket_state_id: { description: "ID of the ticket's state, as `ticket_states.list` returns it." },
          open: { description: "Whether the ticket is open. `false` closes it and ends its snooze." },
          is_shared: { description: "Whether the contact can see the ticket." },
          snoozed_until: { description: "Time to reopen the ticket, as a Unix timestamp in seconds." },
          admin_id: { description: "ID of the admin who acts, as `admins.list` returns it. Workflows need it." },
          assignee_id: { description: "ID of the admin or team to assign the ticket to. `0` unassigns it." },
        },
      },
      isGraphql: false,
    },
    "tickets.api_search": {
      description:
        "Searches tickets by fields such as `title`, `state`, `open`, `ticket_type_id`, `contact_ids` and " +
        "`updated_at`.",
      keywords: [
        "find case",
        "open cases",
        "list",
        "case",
        "request",
        "issue",
        "back office",
        "bug",
        "escalation",
        "tickets in progress",
      ],
      params: contactsApi_searchParams,
      isGraphql: false,
    },
    "tickets.reply": {
      description:
        "Replies to a ticket as an admin or on behalf of a contact, or adds a note that admins alone see. Returns " +
        "the new part. Give `admin_id` with the type `admin`, and `intercom_user_id`, `user_id` or `email` with the " +
        "type `user`.",
      keywords: [
        "answer",
        "respond",
        "write back",
        "case",
        "request",
        "issue",
        "back office",
        "bug",
        "escalation",
        "answer the ticket",
      ],
      params: {
        properties: {
          id: ticketsGetParamsId,
          message_type: {
            description:
              "Whether to send a comment or quick replies to the contact, or to add a note for admins. A contact " +
              "writes comments.",
            examples: ["note"],
          },
          type: conversationsReplyParamsType,
          admin_id: conversationsReplyParamsAdmin_id,
          intercom_user_id: { description: "Intercom ID of the contact who replies." },
          user_id: { description: "External ID of the contact who replies." },
          email: { description: "Email address of the contact who replies." },
          body: { description: "Text of the reply. Required for comments and notes. Notes may contain some HTML." },
          reply_options: {
            items: {
              properties: {
                text: { description: "The text of the choice." },
                uuid: { description: "A UUID of your own, which the contact's answer repeats." },
              },
            },
            description: "Quick replies that the contact can choose from.",
          },
          attachment_urls: { description: "URLs of images to attach, up to 10." },
          created_at: conversationsReplyParamsCreated_at,
          cross_post: { description: "Whether a note on a back-office ticket also goes to all linked conversations." },
        },
      },
      isGraphql: false,
    },
    "tickets.tag": {
      description: "Adds a tag to a ticket and returns the tag.",
      keywords: ["label", "mark", "flag", "case", "request", "issue", "back office", "bug", "escalation"],
      params: ticketsTagParams,
      isGraphql: false,
    },
    "tickets.untag": {
      description: "Removes a tag from a ticket and returns the tag.",
      keywords: ["unlabel", "take off", "unmark", "case", "request", "issue", "back office", "bug", "escalation"],
      params: ticketsTagParams,
      isGraphql: false,
    },
    "data_events.list": {
      description: "Lists the events of a contact in the last 90 days, newest first.",
      keywords: [
        "what did user do",
        "tracked",
        "behavior",
        "activity",
        "what user did",
        "analytics",
        "usage",
        "what the user do",
        "activity of the user",
      ],
      params: {
        properties: {
          contact_id: data_eventsListParamsContact_id,
          user_id: { description: "Your own ID of the user." },
          email: { description: "Email address of the user." },
          per_page: notesListParamsPer_page,
          before: contactsListParamsStarting_after,
        },
      },
      record: { $ref: "#/$defs/DataEvent" },
      isGraphql: false,
    },
    "data_events.create": {
      description:
        "Creates an event of a contact. Intercom ignores a repeated event: the same contact, name and second. The " +
        "answer has no record.",
      keywords: [
        "track",
        "log action",
        "send event",
        "tracked",
        "behavior",
        "activity",
        "what user did",
        "analytics",
        "usage",
      ],
      params: {
        properties: {
          event_name: {
            description: "Name of the event: a verb in the past tense and a noun.",
            examples: ["placed-order"],
          },
          created_at: { description: "Time of the event, as a Unix timestamp in seconds." },
          user_id: { description: "Your own ID of the user." },
          id: { description: "Intercom ID of the user or lead. Leads need it." },
          email: { description: "Email address of the user. Use it if your app knows users by email address." },
          metadata: {
            description:
              "Up to 10 values by name: text, numbers, links, Unix timestamps under a name that ends in `_date`, " +
              "rich links (`{\"url\": …, \"value\": …}`), and amounts of money in cents (`{\"amount\": 34999, \"currency\": " +
              "\"eur\"}`).",
            examples: [{ order_number: "3434", price: { amount: 34999, currency: "eur" } }],
          },
        },
      },
      isGraphql: false,
    },
    "data_event_summaries.list": {
      description:
        "Lists the names of a contact's events, each with its count, first and last time. Events of any age count.",
      keywords: ["how often", "activity totals", "usage statistics", "engagement", "product usage"],
      params: {
        properties: {
          contact_id: data_eventsListParamsContact_id,
          user_id: { description: "Your own ID of the user." },
          email: { description: "Email address of the user." },
        },
      },
      record: { $ref: "#/$defs/DataEventSummary" },
      isGraphql: false,
    },
    "data_attributes.list": {
      description: "Lists the attributes of contacts, companies and conversations, default and custom.",
      keywords: ["fields", "custom field", "property", "column", "user data", "metadata"],
      params: {
        properties: {
          model: { description: "Filters by the records that have the attribute." },
          include_archived: { description: "Whether to include archived attributes. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/DataAttribute" },
      isGraphql: false,
    },
    "data_attributes.create": {
      description: "Creates a custom attribute of contacts or companies.",
      keywords: ["new field", "custom field", "property", "column", "user data", "metadata"],
      params: {
        properties: {
          name: { description: "Name: letters, digits, currency symbols, spaces and hyphens." },
          model: { description: "The records that get the attribute." },
          data_type: { description: "Type of the values. A list of `options` has the type `options`." },
          description: { description: "Description that teammates see." },
          options: data_attributesCreateParamsOptions,
          messenger_writable: data_attributesCreateParamsMessenger_writable,
        },
      },
      isGraphql: false,
    },
    "data_attributes.update": {
      description: "Updates or archives a custom attribute. Its type cannot be changed.",
      keywords: ["rename field", "choices", "custom field", "property", "column", "user data", "metadata"],
      params: {
        properties: {
          id: { description: "ID of a custom attribute, as `data_attributes.list` returns it." },
          archived: { description: "Whether the attribute is archived." },
          description: { description: "Description that teammates see." },
          options: data_attributesCreateParamsOptions,
          messenger_writable: data_attributesCreateParamsMessenger_writable,
        },
      },
      isGraphql: false,
    },
  },
  changes: { contacts: { isGraphql: false }, conversations: { isGraphql: false } },
  webhooks: {
    docs: "https://developers.intercom.com/docs/webhooks/webhook-notifications",
    sends: {
      contacts: { create: "contact.user.created", update: "contact.user.updated", delete: "contact.deleted" },
      conversations: {
        create: "conversation.user.created",
        update: "conversation.admin.replied",
        delete: "conversation.deleted",
      },
      companies: { create: "company.created", update: "company.updated", delete: "company.deleted" },
      tickets: { create: "ticket.created", update: "ticket.state.updated" },
    },
    byHand:
      "In the Developer Hub, open your app, then Configure > Webhooks. Set this URL and choose the topics you need. " +
      "Requests are signed with the client secret of the app.",
  },
  schemas: {
    Cursor: {
      type: "string",
      description: "The `next_page` value of the previous page. Leave it out for the first page.",
    },
    CustomAttributes: {
      type: ["object", "null"],
      description: "Custom attribute values by name. Each workspace defines the names and types.",
    },
    RecordId: { type: "string", description: "Intercom ID of the record, as lists return it." },
    ContactId: { type: "string", description: "Intercom ID of the contact, as `contacts.list` returns it." },
    CompanyId: { type: "string", description: "Intercom ID of the company, as `companies.list` returns it." },
    AdminId: { type: "string", description: "ID of the admin who acts, as `admins.list` returns it." },
    TagId: { type: "string", description: "ID of the tag, as `tags.list` returns it." },
    TagName: { type: "string", description: "Name of the tag. Case-insensitive.", minLength: 1 },
    TicketId: { type: "string", description: "Intercom ID of the ticket, which is `id` and not `ticket_id`." },
    TicketTypeId: { type: "string", description: "ID of the ticket type, as `ticket_types.list` returns it." },
    SubscriptionId: {
      type: "string",
      description: "ID of the subscription type, as `subscription_types.list` returns it.",
    },
    Page: { type: "integer", description: "Page number, starting at 1.", default: 1, minimum: 1 },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page. Intercom has a default.",
      minimum: 1,
    },
    SearchPageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 150.",
      minimum: 1,
      maximum: 150,
    },
    SearchOperator: {
      type: "string",
      enum: ["=", "!=", "IN", "NIN", "<", "<=", ">", ">=", "~", "!~", "^", "$", "AND", "OR"],
    },
    DisplayAs: { type: "string", description: "Set to `plaintext` for messages without HTML.", enum: ["plaintext"] },
    ContactRole: { type: "string", description: "Role of the contact: user or lead.", enum: ["user", "lead"] },
    ContactExternalId: { type: "string", description: "Your own ID for the contact. Users have one." },
    ContactEmail: { type: "string", description: "Email address of the contact.", format: "email" },
    ContactPhone: { type: ["string", "null"], description: "Phone number of the contact." },
    ContactName: { type: ["string", "null"], description: "Name of the contact." },
    ContactAvatar: { type: ["string", "null"], description: "URL of a picture of the contact." },
    SignedUpAt: {
      type: ["integer", "null"],
      description: "Time the contact signed up, as a Unix timestamp in seconds.",
    },
    LastSeenAt: {
      type: ["integer", "null"],
      description: "Time the contact was last seen, as a Unix timestamp in seconds.",
    },
    OwnerId: {
      type: ["integer", "null"],
      description: "ID of the admin who owns the contact, as `admins.list` returns it.",
    },
    Unsubscribed: { type: ["boolean", "null"], description: "Whether the contact is unsubscribed from emails." },
    CompanyName: { type: "string", description: "Name of the company." },
    CompanyPlan: { type: "string", description: "Name of the company's plan, such as `Enterprise`." },
    CompanySize: { type: "integer", description: "Number of employees." },
    CompanyWebsite: { type: "string", description: "URL of the company's website." },
    CompanyIndustry: { type: "string", description: "Industry of the company." },
    CompanySpend: {
      type: "integer",
      description: "Revenue from the company each month, as a whole number.",
      maximum: 2147483647,
    },
    PartText: { type: "string", description: "Message to add to the conversation, which the contact sees." },
    ReplyAuthorType: {
      type: "string",
      description: "Author of the reply: an admin or a contact.",
      enum: ["admin", "user"],
      examples: ["admin"],
    },
    ReplyContactId: { type: "string", description: "Intercom ID of the contact who replies." },
    ReplyExternalId: { type: "string", description: "External ID of the contact who replies." },
    ReplyEmail: { type: "string", description: "Email address of the contact who replies.", format: "email" },
    AttachmentUrls: {
      type: "array",
      items: { type: "string" },
      description: "URLs of images to attach, up to 10.",
      maxItems: 10,
    },
    EventContactId: { type: "string", description: "Intercom ID of the user or lead, as `contacts.list` returns it." },
    EventExternalId: { type: "string", description: "Your own ID of the user." },
    EventEmail: { type: "string", description: "Email address of the user.", format: "email" },
    TicketAttributes: {
      type: "object",
      additionalProperties: {},
      description: "Attribute values by name. `_default_title_` and `_default_description_` are title and description.",
      examples: conversationsConvertParamsAttributesExamples,
    },
    ArticleTitle: { type: "string", description: "Title of the article.", minLength: 1 },
    ArticleAuthor: { type: "integer", description: "ID of the admin who is the author, as `admins.list` returns it." },
    ArticleSummary: { type: "string", description: "Description below the title." },
    ArticleBody: { type: "string", description: "Text of the article, as HTML." },
    ArticleState: {
      type: "string",
      description: "Whether the article is published or a draft.",
      enum: ["published", "draft"],
    },
    ParentType: {
      type: "string",
      description: "Whether the parent is a collection or a section.",
      enum: ["collection", "section"],
    },
    ArticleTranslations: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/TranslatedArticle" },
      description: "Translations by language code, such as `fr` or `pt-BR`.",
    },
    CollectionName: { type: "string", description: "Name of the collection.", minLength: 1 },
    CollectionSummary: { type: "string", description: "Description of the collection." },
    ParentCollection: {
      type: ["string", "null"],
      description: "ID of the parent collection. Null puts it at the top.",
    },
    CollectionTranslations: {
      type: "object",
      properties: { type: { type: "string", enum: ["group_translated_content"] } },
      required: ["type"],
      additionalProperties: { $ref: "#/$defs/TranslatedCollection" },
      description: "Translations by language code, such as `fr` or `pt-BR`, beside the `type` of the object.",
    },
    AttributeOptions: {
      type: "array",
      items: { $ref: "#/$defs/AttributeOption" },
      description: "Options to choose from, two or more.",
      minItems: 2,
    },
    MessengerWritable: { type: "boolean", description: "Whether the Messenger can change the attribute." },
    SearchQuery: {
      type: "object",
      properties: {
        operator: {
          $ref: "#/$defs/SearchOperator",
          description:
            "`=`, `!=`, `IN`, `NIN`, `>`, `<`, `~` (contains), `!~`, `^` (starts with), `$` (ends with); or `AND` " +
            "and `OR` for a group of up to 15 filters, in two levels.",
        },
        field: {
          type: "string",
          description: "Field to compare, such as `email` or `custom_attributes.plan`. Groups have none.",
        },
        value: contactsApi_searchParamsQueryValue,
      },
      required: ["operator", "value"],
    },
    ConversationSender: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The contact's role, or `contact` for either.",
          enum: ["lead", "user", "contact"],
        },
        id: schemasConversationSenderId,
      },
      required: ["type", "id"],
    },
    MessageSender: {
      type: "object",
      properties: {
        type: { type: "string", description: "The sender's type: admin.", enum: ["admin"] },
        id: { type: "string", description: "The admin's ID, as `admins.list` returns it." },
      },
      required: ["type", "id"],
    },
    MessageRecipient: {
      type: "object",
      properties: {
        type: { type: "string", description: "The contact's role.", enum: ["user", "lead"] },
        id: schemasConversationSenderId,
      },
      required: ["type", "id"],
    },
    AttachmentFile: {
      type: "object",
      properties: {
        content_type: { type: "string", description: "The file's media type, such as `image/png`." },
        data: { type: "string", description: "The file's bytes, in base64." },
        name: { type: "string", description: "The file's name." },
      },
      required: ["content_type", "data", "name"],
    },
    ReplyOption: {
      type: "object",
      properties: {
        text: { type: "string", description: "The text of the choice." },
        uuid: { type: "string", description: "A UUID of your own, which the contact's answer repeats." },
      },
      required: ["text", "uuid"],
    },
    TicketContact: {
      type: "object",
      properties: {
        id: schemasConversationSenderId,
        external_id: { type: "string", description: "Your own ID for the contact." },
        email: { type: "string", description: "The contact's email address." },
      },
    },
    TranslatedArticle: {
      type: "object",
      properties: {
        title: { type: "string", description: "The title of the translation." },
        description: schemasTranslatedArticleDescription,
        body: { type: "string", description: "The text of the translation, as HTML." },
        author_id: { type: "integer", description: "The ID of the admin who is the author." },
        state: {
          type: "string",
          description: "Whether the translation is published or a draft.",
          enum: ["published", "draft"],
        },
      },
    },
    TranslatedCollection: {
      type: "object",
      properties: {
        name: { type: "string", description: "The name of the translation." },
        description: schemasTranslatedArticleDescription,
      },
    },
    AttributeOption: {
      type: "object",
      properties: { value: { type: "string", description: "The value of the option." } },
      required: ["value"],
    },
    Deletion: {
      type: "object",
      properties: {
        id: { type: "string", description: "The record's ID." },
        type: { type: ["string", "null"], description: "The object type, such as contact." },
        object: {
          type: ["string", "null"],
          description: "The object type, such as company. Contacts have `type` instead.",
        },
        external_id: schemasDeletionExternal_id,
        deleted: { type: ["boolean", "null"], description: "Whether the record was deleted." },
      },
      required: ["id"],
    },
    ArchivedContact: {
      type: "object",
      properties: {
        type: schemasArchivedContactType,
        id: { type: "string", description: "The contact's ID." },
        external_id: schemasDeletionExternal_id,
        archived: { type: ["boolean", "null"], description: "Whether the contact is archived." },
      },
      required: ["id"],
    },
    Note: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always note." },
        id: { type: "string", description: "The note's ID." },
        created_at: schemasNoteCreated_at,
        contact: {
          anyOf: [{ $ref: "#/$defs/Reference", description: "The contact that the note is about." }, { type: "null" }],
        },
        author: {
          anyOf: [{ $ref: "#/$defs/NoteAuthor", description: "The admin who wrote the note." }, { type: "null" }],
        },
        body: { type: ["string", "null"], description: "The note's text, as HTML." },
      },
      required: ["id"],
    },
    NoteAuthor: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        away_mode_enabled: { type: ["boolean", "null"] },
        away_mode_reassign: { type: ["boolean", "null"] },
      },
    },
    SubscriptionType: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always subscription." },
        id: { type: "string", description: "The subscription type's ID." },
        state: { type: ["string", "null"], description: "The state: live, draft or archived." },
        consent_type: { type: ["string", "null"], description: "The form of consent: opt_in or opt_out." },
        default_translation: {
          anyOf: [
            { $ref: "#/$defs/Translation", description: "The name and description in the default language." },
            { type: "null" },
          ],
        },
        translations: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Translation" },
          description: "The names and descriptions by language.",
        },
        content_types: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The kinds of message: email or sms_message.",
        },
      },
      required: ["id"],
    },
    Translation: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        locale: { type: ["string", "null"] },
      },
    },
    Message: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The message type, such as user_message or admin_message." },
        id: { type: "string", description: "The message's ID." },
        created_at: schemasNoteCreated_at,
        subject: { type: ["string", "null"], description: "The email's subject." },
        body: { type: ["string", "null"], description: "The message's text, which may contain HTML." },
        message_type: { type: ["string", "null"], description: "The channel, such as email or facebook." },
        conversation_id: {
          type: ["string", "null"],
          description: "The ID of the message's conversation. Absent until there is one.",
        },
        owner: {
          anyOf: [{ $ref: "#/$defs/NoteAuthor", description: "The admin who sent the message." }, { type: "null" }],
        },
      },
      required: ["id"],
    },
    CurrentAdmin: {
      type: "object",
      properties: {
        type: schemasCurrentAdminType,
        id: { type: "string", description: "The admin's ID." },
        name: schemasCurrentAdminName,
        email: schemasCurrentAdminEmail,
        email_verified: schemasCurrentAdminEmail_verified,
        job_title: schemasCurrentAdminJob_title,
        away_mode_enabled: schemasCurrentAdminAway_mode_enabled,
        away_mode_reassign: schemasCurrentAdminAway_mode_reassign,
        has_inbox_seat: schemasCurrentAdminHas_inbox_seat,
        team_ids: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The IDs of the teams the admin belongs to.",
        },
        avatar: schemasCurrentAdminAvatar,
        app: { anyOf: [{ $ref: "#/$defs/App", description: "The workspace." }, { type: "null" }] },
      },
      required: ["id"],
    },
    App: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id_code: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        timezone: { type: ["string", "null"] },
        created_at: { type: ["integer", "null"] },
        identity_verification: { type: ["boolean", "null"] },
      },
    },
    Article: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always article." },
        id: { type: "string", description: "The article's ID." },
        workspace_id: schemasArticleWorkspace_id,
        title: { type: ["string", "null"], description: "The article's title." },
        description: { type: ["string", "null"], description: "The article's description." },
        body: { type: ["string", "null"], description: "The article's text, as HTML." },
        author_id: { type: ["integer", "null"], description: "The ID of the admin who is the author." },
        state: { type: ["string", "null"], description: "The article's state: published or draft." },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        url: { type: ["string", "null"], description: "The article's URL. Null for drafts." },
        parent_id: {
          type: ["integer", "null"],
          description: "The ID of the collection or section. Null if there is none.",
        },
        parent_ids: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The IDs of all collections and sections above.",
        },
        parent_type: { type: ["string", "null"], description: "The parent's type: collection or section." },
        default_locale: schemasArticleDefault_locale,
        translated_content: schemasArticleTranslated_content,
        statistics: {
          anyOf: [
            { $ref: "#/$defs/ArticleStatistics", description: "The article's views and reactions. Absent in lists." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    ArticleStatistics: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        views: { type: ["integer", "null"] },
        conversions: { type: ["integer", "null"] },
        conversations: { type: ["integer", "null"] },
        reactions: { type: ["integer", "null"] },
        happy_reaction_percentage: { type: ["number", "null"] },
        neutral_reaction_percentage: { type: ["number", "null"] },
        sad_reaction_percentage: { type: ["number", "null"] },
      },
    },
    Collection: {
      type: "object",
      properties: {
        id: { type: "string", description: "The collection's ID." },
        workspace_id: schemasArticleWorkspace_id,
        name: { type: ["string", "null"], description: "The collection's name." },
        description: { type: ["string", "null"], description: "The collection's description." },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        url: { type: ["string", "null"], description: "The collection's URL." },
        icon: { type: ["string", "null"], description: "The name of the collection's icon." },
        order: { type: ["integer", "null"], description: "The collection's place among its siblings, from 0." },
        default_locale: schemasArticleDefault_locale,
        translated_content: schemasArticleTranslated_content,
        parent_id: { type: ["string", "null"], description: "The ID of the parent collection. Null at the top." },
        help_center_id: { type: ["integer", "null"], description: "The ID of the Help Center." },
      },
      required: ["id"],
    },
    HelpCenter: {
      type: "object",
      properties: {
        id: { type: "string", description: "The Help Center's ID." },
        workspace_id: schemasArticleWorkspace_id,
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        identifier: { type: ["string", "null"], description: "The name in the Help Center's URL." },
        website_turned_on: { type: ["boolean", "null"], description: "Whether the Help Center is on." },
        display_name: schemasHelpCenterDisplay_name,
        url: { type: ["string", "null"], description: "The Help Center's URL." },
        custom_domain: { type: ["string", "null"], description: "The Help Center's own domain." },
      },
      required: ["id"],
    },
    TicketType: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always ticket_type." },
        id: { type: "string", description: "The ticket type's ID." },
        category: schemasTicketTypeCategory,
        name: { type: ["string", "null"], description: "The ticket type's name." },
        description: { type: ["string", "null"], description: "The ticket type's description." },
        icon: { type: ["string", "null"], description: "The ticket type's icon, an emoji." },
        workspace_id: schemasArticleWorkspace_id,
        ticket_type_attributes: {
          anyOf: [
            { $ref: "#/$defs/TicketTypeAttributes", description: "The attributes of tickets of the type." },
            { type: "null" },
          ],
        },
        archived: { type: ["boolean", "null"], description: "Whether the ticket type is archived." },
        is_internal: { type: ["boolean", "null"], description: "Whether contacts cannot see tickets of the type." },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
      },
      required: ["id"],
    },
    TicketTypeAttributes: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        data: schemasTicketTypeAttributesData,
        ticket_type_attributes: schemasTicketTypeAttributesData,
      },
    },
    TicketTypeAttribute: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        workspace_id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        data_type: { type: ["string", "null"] },
        input_options: {
          type: ["object", "null"],
          description: "Options of the attribute. Their shape depends on `data_type`.",
        },
        order: { type: ["integer", "null"] },
        required_to_create: { type: ["boolean", "null"] },
        required_to_create_for_contacts: { type: ["boolean", "null"] },
        visible_on_create: { type: ["boolean", "null"] },
        visible_to_contacts: { type: ["boolean", "null"] },
        default: { type: ["boolean", "null"] },
        ticket_type_id: { type: ["integer", "null"] },
        archived: { type: ["boolean", "null"] },
        created_at: { type: ["integer", "null"] },
        updated_at: { type: ["integer", "null"] },
      },
    },
    Ticket: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always ticket." },
        id: { type: "string", description: "The ticket's ID, for calls." },
        ticket_id: {
          type: ["string", "null"],
          description: "The ticket's number in the inbox. Calls take `id` instead.",
        },
        category: schemasTicketTypeCategory,
        ticket_attributes: {
          type: ["object", "null"],
          additionalProperties: {},
          description: "The ticket's attribute values, by name.",
        },
        ticket_state: {
          type: ["string", "null"],
          description: "The state: submitted, in_progress, waiting_on_customer or resolved.",
        },
        ticket_state_id: {
          type: ["string", "null"],
          description: "The ID of the state, as `ticket_states.list` returns it.",
        },
        ticket_state_internal_label: schemasTicketTicket_state_internal_label,
        ticket_state_external_label: schemasTicketTicket_state_external_label,
        ticket_type: { anyOf: [{ $ref: "#/$defs/TicketType", description: "The ticket's type." }, { type: "null" }] },
        contacts: {
          anyOf: [
            { $ref: "#/$defs/ContactList", description: "The contacts that the ticket is for." },
            { type: "null" },
          ],
        },
        admin_assignee_id: {
          anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }],
          description: "The ID of the assigned admin. 0 if unassigned.",
        },
        team_assignee_id: {
          anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }],
          description: "The ID of the assigned team. 0 if unassigned.",
        },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        open: { type: ["boolean", "null"], description: "Whether the ticket is open." },
        snoozed_until: {
          type: ["integer", "null"],
          description: "The time the ticket reopens, as a Unix timestamp. Null unless snoozed.",
        },
        is_shared: { type: ["boolean", "null"], description: "Whether the contact can see the ticket." },
        linked_objects: {
          anyOf: [
            { $ref: "#/$defs/LinkedObjects", description: "The conversations and tickets linked to the ticket." },
            { type: "null" },
          ],
        },
        ticket_parts: {
          anyOf: [
            { $ref: "#/$defs/TicketParts", description: "The replies, notes and changes of the ticket, up to 500." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    TicketState: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always ticket_state." },
        id: { type: "string", description: "The state's ID." },
        category: {
          type: ["string", "null"],
          description: "The category: submitted, in_progress, waiting_on_customer or resolved.",
        },
        internal_label: schemasTicketTicket_state_internal_label,
        external_label: schemasTicketTicket_state_external_label,
        archived: { type: ["boolean", "null"], description: "Whether the state is archived." },
        ticket_types: { type: ["object", "null"], description: "The ticket types that use the state." },
      },
      required: ["id"],
    },
    TicketParts: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        ticket_parts: { type: ["array", "null"], items: { $ref: "#/$defs/TicketPart" } },
        total_count: { type: ["integer", "null"] },
      },
    },
    TicketPart: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always ticket_part." },
        id: { type: "string", description: "The part's ID." },
        part_type: { type: ["string", "null"], description: "The part's type, such as comment, note or quick_reply." },
        body: { type: ["string", "null"], description: "The part's text, as HTML." },
        previous_ticket_state: { type: ["string", "null"], description: "The ticket's state before the part." },
        ticket_state: { type: ["string", "null"], description: "The ticket's state after the part." },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        assigned_to: {
          anyOf: [
            { $ref: "#/$defs/Reference", description: "The admin or team that the part assigned the ticket to." },
            { type: "null" },
          ],
        },
        author: { anyOf: [{ $ref: "#/$defs/Author", description: "The author of the part." }, { type: "null" }] },
        attachments: { type: ["array", "null"], items: { $ref: "#/$defs/File" }, description: "The part's files." },
        external_id: { type: ["string", "null"], description: "Your own ID for the part." },
        redacted: { type: ["boolean", "null"], description: "Whether the part has been redacted." },
      },
      required: ["id"],
    },
    DataEvent: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always event." },
        id: { type: ["string", "null"], description: "The event's ID." },
        event_name: { type: ["string", "null"], description: "The event's name." },
        created_at: {
          type: ["integer", "null"],
          description: "The time of the event, as a Unix timestamp in seconds.",
        },
        user_id: { type: ["string", "null"], description: "Your own ID of the user." },
        intercom_user_id: { type: ["string", "null"], description: "The contact's Intercom ID." },
        email: schemasDataEventEmail,
        metadata: { type: ["object", "null"], additionalProperties: {}, description: "The event's values, by name." },
      },
    },
    DataEventSummary: {
      type: "object",
      properties: {
        name: { type: "string", description: "The events' name." },
        first: { type: ["string", "null"], description: "The time of the first event." },
        last: { type: ["string", "null"], description: "The time of the last event." },
        count: { type: ["integer", "null"], description: "The number of events." },
        description: { type: ["string", "null"], description: "The description of the event." },
      },
      required: ["name"],
    },
    DataAttribute: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always data_attribute." },
        id: { type: ["integer", "null"], description: "The attribute's ID. Custom attributes alone have one." },
        model: {
          type: ["string", "null"],
          description: "The records that have the attribute: contact, company or conversation.",
        },
        name: { type: ["string", "null"], description: "The attribute's name." },
        full_name: { type: "string", description: "The attribute's path in a record, such as custom_attributes.plan." },
        label: schemasHelpCenterDisplay_name,
        description: { type: ["string", "null"], description: "The attribute's description." },
        data_type: {
          type: ["string", "null"],
          description: "The type of the values: string, integer, float, boolean or date.",
        },
        options: { type: ["array", "null"], items: { type: "string" }, description: "The values to choose from." },
        api_writable: { type: ["boolean", "null"], description: "Whether calls can change the attribute." },
        messenger_writable: {
          type: ["boolean", "null"],
          description: "Whether the Messenger can change the attribute.",
        },
        ui_writable: { type: ["boolean", "null"], description: "Whether teammates can change the attribute." },
        custom: { type: ["boolean", "null"], description: "Whether the attribute is a custom one." },
        archived: { type: ["boolean", "null"], description: "Whether the attribute is archived." },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        admin_id: { type: ["string", "null"], description: "The ID of the admin who created the attribute." },
      },
      required: ["full_name"],
    },
    Contact: {
      type: "object",
      properties: {
        type: schemasArchivedContactType,
        id: { type: "string", description: "The contact's ID." },
        workspace_id: { type: ["string", "null"], description: "The ID of the workspace the contact belongs to." },
        external_id: { type: ["string", "null"], description: "Your own ID for the contact. Null if not set." },
        role: { type: ["string", "null"], description: "The contact's role: user or lead." },
        email: schemasDataEventEmail,
        phone: { type: ["string", "null"], description: "The contact's phone number." },
        name: { type: ["string", "null"], description: "The contact's name." },
        avatar: { anyOf: schemasCurrentAdminAvatarAnyOf, description: "The contact's profile picture." },
        owner_id: { type: ["integer", "null"], description: "The ID of the admin who owns the contact. Null if none." },
        social_profiles: {
          anyOf: [{ $ref: "#/$defs/SocialProfiles", description: "The contact's social profiles." }, { type: "null" }],
        },
        has_hard_bounced: {
          type: ["boolean", "null"],
          description: "Whether an email to the contact has hard bounced.",
        },
        marked_email_as_spam: {
          type: ["boolean", "null"],
          description: "Whether the contact has marked an email as spam.",
        },
        unsubscribed_from_emails: {
          type: ["boolean", "null"],
          description: "Whether the contact has unsubscribed from emails.",
        },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        signed_up_at: {
          type: ["integer", "null"],
          description: "The time the contact signed up, as a Unix timestamp in seconds.",
        },
        last_seen_at: {
          type: ["integer", "null"],
          description: "The time the contact was last seen, as a Unix timestamp in seconds.",
        },
        last_replied_at: {
          type: ["integer", "null"],
          description: "The time of the contact's last message, as a Unix timestamp in seconds.",
        },
        last_contacted_at: {
          type: ["integer", "null"],
          description: "The time the contact was last messaged, as a Unix timestamp in seconds.",
        },
        last_email_opened_at: {
          type: ["integer", "null"],
          description: "The time the contact last opened an email, as a Unix timestamp in seconds.",
        },
        last_email_clicked_at: {
          type: ["integer", "null"],
          description: "The time the contact last clicked an email link, as a Unix timestamp in seconds.",
        },
        language_override: {
          type: ["string", "null"],
          description: "The language set for the contact in the Messenger.",
        },
        browser: { type: ["string", "null"], description: "The name of the contact's browser." },
        browser_version: { type: ["string", "null"], description: "The version of the contact's browser." },
        browser_language: { type: ["string", "null"], description: "The language of the contact's browser." },
        os: { type: ["string", "null"], description: "The contact's operating system." },
        location: {
          anyOf: [
            { $ref: "#/$defs/Location", description: "The contact's location: country, region and city." },
            { type: "null" },
          ],
        },
        android_app_name: { type: ["string", "null"], description: "The name of the Android app the contact uses." },
        android_app_version: { type: ["string", "null"], description: "The Android app's version." },
        android_device: { type: ["string", "null"], description: "The contact's Android device." },
        android_os_version: {
          type: ["string", "null"],
          description: "The version of Android on the contact's device.",
        },
        android_sdk_version: {
          type: ["string", "null"],
          description: "The version of the Intercom SDK in the Android app.",
        },
        android_last_seen_at: {
          type: ["integer", "null"],
          description: "The last use of the Android app, as a Unix timestamp in seconds.",
        },
        ios_app_name: { type: ["string", "null"], description: "The name of the iOS app the contact uses." },
        ios_app_version: { type: ["string", "null"], description: "The iOS app's version." },
        ios_device: { type: ["string", "null"], description: "The contact's iOS device." },
        ios_os_version: { type: ["string", "null"], description: "The version of iOS on the contact's device." },
        ios_sdk_version: { type: ["string", "null"], description: "The version of the Intercom SDK in the iOS app." },
        ios_last_seen_at: {
          type: ["integer", "null"],
          description: "The last use of the iOS app, as a Unix timestamp in seconds.",
        },
        tags: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The first tags on the contact, with a link to the rest." },
            { type: "null" },
          ],
        },
        notes: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The first notes on the contact, with a link to the rest." },
            { type: "null" },
          ],
        },
        companies: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The first companies of the contact, with a link to the rest." },
            { type: "null" },
          ],
        },
        opted_in_subscription_types: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The subscription types the contact has opted in to." },
            { type: "null" },
          ],
        },
        opted_out_subscription_types: {
          anyOf: [
            { $ref: "#/$defs/Links", description: "The subscription types the contact has opted out of." },
            { type: "null" },
          ],
        },
        sms_consent: { type: ["boolean", "null"], description: "Whether the contact has consented to SMS messages." },
        unsubscribed_from_sms: {
          type: ["boolean", "null"],
          description: "Whether the contact has unsubscribed from SMS messages.",
        },
        referrer: { type: ["string", "null"], description: "The referring address recorded for the contact." },
        utm_campaign: { type: ["string", "null"], description: "The UTM campaign the contact arrived with." },
        utm_content: { type: ["string", "null"], description: "The UTM content the contact arrived with." },
        utm_medium: { type: ["string", "null"], description: "The UTM medium the contact arrived with." },
        utm_source: { type: ["string", "null"], description: "The UTM source the contact arrived with." },
        utm_term: { type: ["string", "null"], description: "The UTM term the contact arrived with." },
      },
      required: ["id"],
    },
    SocialProfiles: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        data: { type: ["array", "null"], items: { $ref: "#/$defs/SocialProfile" } },
      },
    },
    SocialProfile: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    Location: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
      },
    },
    Links: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        data: { type: ["array", "null"], items: { $ref: "#/$defs/Link" } },
        url: { type: ["string", "null"] },
        total_count: { type: ["integer", "null"] },
        has_more: { type: ["boolean", "null"] },
      },
    },
    Link: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    ContactIndex: {
      type: "object",
      properties: {
        type: { type: "string" },
        id: { type: "string" },
        workspace_id: { type: "string" },
        external_id: { type: "string" },
        role: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        name: { type: "string" },
        avatar: { type: "string" },
        owner_id: { type: "integer" },
        social_profiles: { type: "object" },
        has_hard_bounced: { type: "boolean" },
        marked_email_as_spam: { type: "boolean" },
        unsubscribed_from_emails: { type: "boolean" },
        unsubscribed_from_sms: { type: "boolean" },
        sms_consent: { type: "boolean" },
        opted_in_subscription_types: { type: "object" },
        opted_out_subscription_types: { type: "object" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
        signed_up_at: { type: "integer" },
        last_seen_at: { type: "integer" },
        last_replied_at: { type: "integer" },
        last_contacted_at: { type: "integer" },
        last_email_opened_at: { type: "integer" },
        last_email_clicked_at: { type: "integer" },
        language_override: { type: "string" },
        browser: { type: "string" },
        browser_version: { type: "string" },
        browser_language: { type: "string" },
        os: { type: "string" },
        location: { type: "object" },
        referrer: { type: "string" },
        utm_campaign: { type: "string" },
        utm_content: { type: "string" },
        utm_medium: { type: "string" },
        utm_source: { type: "string" },
        utm_term: { type: "string" },
        android_app_name: { type: "string" },
        android_app_version: { type: "string" },
        android_device: { type: "string" },
        android_os_version: { type: "string" },
        android_sdk_version: { type: "string" },
        android_last_seen_at: { type: "integer" },
        ios_app_name: { type: "string" },
        ios_app_version: { type: "string" },
        ios_device: { type: "string" },
        ios_os_version: { type: "string" },
        ios_sdk_version: { type: "string" },
        ios_last_seen_at: { type: "integer" },
        custom_attributes: { type: "object" },
        tags: { type: "object" },
        notes: { type: "object" },
        companies: { type: "object" },
      },
    },
    Conversation: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always conversation." },
        id: { type: "string", description: "The conversation's ID." },
        title: { type: ["string", "null"], description: "The conversation's title. Null if none was given." },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        waiting_since: {
          type: ["integer", "null"],
          description: "The start of the customer's wait, as a Unix timestamp. Null after an admin replies.",
        },
        snoozed_until: {
          type: ["integer", "null"],
          description: "The time the conversation reopens, as a Unix timestamp. Null unless snoozed.",
        },
        open: { type: ["boolean", "null"], description: "Whether the conversation is open." },
        state: { type: ["string", "null"], description: "The conversation's state: open, closed or snoozed." },
        read: { type: ["boolean", "null"], description: "Whether the conversation has been read." },
        priority: {
          type: ["string", "null"],
          description: "Whether the conversation is marked as a priority, as priority or not_priority.",
        },
        admin_assignee_id: {
          type: ["integer", "null"],
          description: "The ID of the assigned admin. Null if unassigned.",
        },
        team_assignee_id: {
          type: ["integer", "null"],
          description: "The ID of the assigned team. Null if unassigned.",
        },
        tags: { anyOf: [{ $ref: "#/$defs/TagList", description: "The tags on the conversation." }, { type: "null" }] },
        conversation_rating: {
          anyOf: [
            {
              $ref: "#/$defs/Rating",
              description: "The customer's rating of the conversation. Null if not asked for.",
            },
            { type: "null" },
          ],
        },
        source: {
          anyOf: [
            { $ref: "#/$defs/Source", description: "The message that started the conversation." },
            { type: "null" },
          ],
        },
        contacts: {
          anyOf: [
            { $ref: "#/$defs/ContactList", description: "The contacts taking part in the conversation." },
            { type: "null" },
          ],
        },
        teammates: {
          anyOf: [
            { $ref: "#/$defs/TeammateList", description: "The admins who have taken part in the conversation." },
            { type: "null" },
          ],
        },
        topics: {
          type: ["object", "null"],
          description: "Topics of the conversation. Undocumented in Intercom's current reference.",
        },
        first_contact_reply: {
          anyOf: [
            {
              $ref: "#/$defs/FirstReply",
              description: "The contact's first reply. Null if the contact has not replied.",
            },
            { type: "null" },
          ],
        },
        sla_applied: {
          anyOf: [
            { $ref: "#/$defs/Sla", description: "The SLA applied to the conversation. Null if there is none." },
            { type: "null" },
          ],
        },
        statistics: {
          anyOf: [
            { $ref: "#/$defs/Statistics", description: "The conversation's counts, times and durations." },
            { type: "null" },
          ],
        },
        linked_objects: {
          anyOf: [
            { $ref: "#/$defs/LinkedObjects", description: "The objects linked to the conversation, such as tickets." },
            { type: "null" },
          ],
        },
        ai_agent: {
          anyOf: [
            {
              $ref: "#/$defs/AiAgent",
              description: "The AI agent's part in the conversation. Null if none took part.",
            },
            { type: "null" },
          ],
        },
        ai_agent_participated: {
          type: ["boolean", "null"],
          description: "Whether an AI agent took part in the conversation.",
        },
        ticket: {
          type: ["object", "null"],
          description: "Ticket of the conversation. Undocumented in Intercom's current reference.",
        },
        conversation_parts: {
          anyOf: [
            { $ref: "#/$defs/Parts", description: "The messages, notes and actions after the first message." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Reference: { type: "object", properties: { type: { type: ["string", "null"] }, id: { type: ["string", "null"] } } },
    ContactReference: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        external_id: { type: ["string", "null"] },
      },
    },
    TagList: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        tags: { type: ["array", "null"], items: { $ref: "#/$defs/Tag" } },
      },
    },
    ContactList: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        contacts: { type: ["array", "null"], items: { $ref: "#/$defs/ContactReference" } },
      },
    },
    TeammateList: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        teammates: { type: ["array", "null"], items: { $ref: "#/$defs/Reference" } },
      },
    },
    Rating: {
      type: "object",
      properties: {
        rating: { type: ["integer", "null"] },
        remark: { type: ["string", "null"] },
        created_at: { type: ["integer", "null"] },
        updated_at: { type: ["integer", "null"] },
        contact: { anyOf: [{ $ref: "#/$defs/ContactReference" }, { type: "null" }] },
        teammate: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
      },
    },
    Source: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        delivered_as: { type: ["string", "null"] },
        subject: { type: ["string", "null"] },
        body: { type: ["string", "null"] },
        author: { anyOf: [{ $ref: "#/$defs/Author" }, { type: "null" }] },
        attachments: { type: ["array", "null"], items: { $ref: "#/$defs/File" } },
        url: { type: ["string", "null"] },
        redacted: { type: ["boolean", "null"] },
      },
    },
    Author: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        from_ai_agent: { type: ["boolean", "null"] },
        is_ai_answer: { type: ["boolean", "null"] },
      },
    },
    File: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        content_type: { type: ["string", "null"] },
        filesize: { type: ["integer", "null"] },
        width: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
      },
    },
    FirstReply: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        created_at: { type: ["integer", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    Sla: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        sla_name: { type: ["string", "null"] },
        sla_status: { type: ["string", "null"] },
      },
    },
    Statistics: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        time_to_assignment: { type: ["integer", "null"] },
        time_to_admin_reply: { type: ["integer", "null"] },
        time_to_first_close: { type: ["integer", "null"] },
        time_to_last_close: { type: ["integer", "null"] },
        median_time_to_reply: { type: ["integer", "null"] },
        first_contact_reply_at: { type: ["integer", "null"] },
        first_assignment_at: { type: ["integer", "null"] },
        first_admin_reply_at: { type: ["integer", "null"] },
        first_close_at: { type: ["integer", "null"] },
        last_assignment_at: { type: ["integer", "null"] },
        last_assignment_admin_reply_at: { type: ["integer", "null"] },
        last_contact_reply_at: { type: ["integer", "null"] },
        last_admin_reply_at: { type: ["integer", "null"] },
        last_close_at: { type: ["integer", "null"] },
        last_closed_by_id: { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
        count_reopens: { type: ["integer", "null"] },
        count_assignments: { type: ["integer", "null"] },
        count_conversation_parts: { type: ["integer", "null"] },
        handling_time: { type: ["integer", "null"] },
        adjusted_handling_time: { type: ["integer", "null"] },
        assigned_team_first_response_time: schemasStatisticsAssigned_team_first_response_time,
        assigned_team_first_response_time_in_office_hours: schemasStatisticsAssigned_team_first_response_time,
      },
    },
    TeamTime: {
      type: "object",
      properties: {
        team_id: { type: ["integer", "null"] },
        team_name: { type: ["string", "null"] },
        response_time: { type: ["integer", "null"] },
      },
    },
    LinkedObjects: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        data: { type: ["array", "null"], items: { $ref: "#/$defs/LinkedObject" } },
        total_count: { type: ["integer", "null"] },
        has_more: { type: ["boolean", "null"] },
      },
    },
    LinkedObject: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        category: { type: ["string", "null"] },
      },
    },
    AiAgent: {
      type: "object",
      properties: {
        source_type: { type: ["string", "null"] },
        source_title: { type: ["string", "null"] },
        last_answer_type: { type: ["string", "null"] },
        resolution_state: { type: ["string", "null"] },
        rating: { type: ["integer", "null"] },
        rating_remark: { type: ["string", "null"] },
        created_at: { type: ["integer", "null"] },
        updated_at: { type: ["integer", "null"] },
        content_sources: { anyOf: [{ $ref: "#/$defs/AiSources" }, { type: "null" }] },
      },
    },
    AiSources: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        total_count: { type: ["integer", "null"] },
        content_sources: { type: ["array", "null"], items: { $ref: "#/$defs/AiSource" } },
      },
    },
    AiSource: {
      type: "object",
      properties: {
        content_type: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        locale: { type: ["string", "null"] },
      },
    },
    Parts: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        conversation_parts: { type: ["array", "null"], items: { $ref: "#/$defs/Part" } },
        total_count: { type: ["integer", "null"] },
      },
    },
    Part: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { anyOf: [{ type: "integer" }, { type: "string" }, { type: "null" }] },
        part_type: { type: ["string", "null"] },
        body: { type: ["string", "null"] },
        created_at: { type: ["integer", "null"] },
        updated_at: { type: ["integer", "null"] },
        notified_at: { type: ["integer", "null"] },
        assigned_to: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
        author: { anyOf: [{ $ref: "#/$defs/Author" }, { type: "null" }] },
        attachments: { type: ["array", "null"], items: { $ref: "#/$defs/File" } },
        external_id: { type: ["string", "null"] },
        redacted: { type: ["boolean", "null"] },
        state: { type: ["string", "null"] },
        tags: { type: ["array", "null"], items: { $ref: "#/$defs/Tag" } },
        app_package_code: { type: ["string", "null"] },
        email_message_metadata: { anyOf: [{ $ref: "#/$defs/EmailMetadata" }, { type: "null" }] },
        metadata: { anyOf: [{ $ref: "#/$defs/PartMetadata" }, { type: "null" }] },
        event_details: {
          type: ["object", "null"],
          description: "Details of the event. Their shape depends on `part_type`.",
        },
      },
    },
    EmailMetadata: {
      type: "object",
      properties: {
        subject: { type: ["string", "null"] },
        message_id: { type: ["string", "null"] },
        email_address_headers: { type: ["array", "null"], items: { $ref: "#/$defs/EmailAddress" } },
      },
    },
    EmailAddress: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        email_address: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
      },
    },
    PartMetadata: {
      type: "object",
      properties: {
        quick_reply_options: { type: ["array", "null"], items: { $ref: "#/$defs/QuickReply" } },
        quick_reply_uuid: { type: ["string", "null"] },
      },
    },
    QuickReply: {
      type: "object",
      properties: { text: { type: ["string", "null"] }, uuid: { type: ["string", "null"] } },
    },
    ConversationIndex: {
      type: "object",
      properties: {
        type: { type: "string" },
        id: { type: "string" },
        title: { type: "string" },
        created_at: { type: "integer" },
        updated_at: { type: "integer" },
        waiting_since: { type: "integer" },
        snoozed_until: { type: "integer" },
        sent_at: { type: "integer" },
        open: { type: "boolean" },
        state: { type: "string" },
        read: { type: "boolean" },
        priority: { type: "string" },
        admin_assignee_id: { type: "integer" },
        team_assignee_id: { type: "integer" },
        assignee: { type: "object" },
        tags: { type: "object" },
        conversation_rating: { type: "object" },
        source: { type: "object" },
        conversation_message: { type: "object" },
        redacted: { type: "boolean" },
        contacts: { type: "object" },
        customers: { type: "array" },
        user: { type: "object" },
        teammates: { type: "object" },
        custom_attributes: { type: "object" },
        topics: { type: "object" },
        first_contact_reply: { type: "object" },
        customer_first_reply: { type: "object" },
        sla_applied: { type: "object" },
        statistics: { type: "object" },
        linked_objects: { type: "object" },
        ai_agent: { type: "object" },
        ai_agent_participated: { type: "boolean" },
      },
    },
    Company: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always company." },
        id: { type: "string", description: "The company's ID in Intercom." },
        app_id: { type: ["string", "null"], description: "The ID of the workspace the company belongs to." },
        name: { type: ["string", "null"], description: "The company's name." },
        company_id: { type: ["string", "null"], description: "Your own ID for the company." },
        plan: { anyOf: [{ $ref: "#/$defs/Plan", description: "The plan the company is on." }, { type: "null" }] },
        size: { type: ["integer", "null"], description: "The company's number of employees." },
        industry: { type: ["string", "null"], description: "The industry the company works in." },
        website: { type: ["string", "null"], description: "The address of the company's website." },
        remote_created_at: {
          type: ["integer", "null"],
          description: "Creation time in your system, as a Unix timestamp in seconds.",
        },
        created_at: {
          type: ["integer", "null"],
          description: "Creation time in Intercom, as a Unix timestamp in seconds.",
        },
        updated_at: schemasArticleUpdated_at,
        last_request_at: {
          type: ["integer", "null"],
          description: "The time of the company's last request, as a Unix timestamp in seconds.",
        },
        session_count: { type: ["integer", "null"], description: "The number of sessions recorded for the company." },
        monthly_spend: { type: ["number", "null"], description: "The revenue from the company each month." },
        user_count: { type: ["integer", "null"], description: "The company's number of users in Intercom." },
        tags: { anyOf: [{ $ref: "#/$defs/TagList", description: "The tags on the company." }, { type: "null" }] },
        segments: {
          anyOf: [
            { $ref: "#/$defs/SegmentList", description: "The segments the company belongs to." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Plan: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
      },
    },
    SegmentList: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        segments: { type: ["array", "null"], items: { $ref: "#/$defs/Segment" } },
      },
    },
    Team: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always team." },
        id: { type: "string", description: "The team's ID." },
        name: { type: ["string", "null"], description: "The team's name." },
        admin_ids: { type: "array", items: { type: "integer" }, description: "The IDs of the admins in the team." },
        admin_priority_level: {
          anyOf: [
            { $ref: "#/$defs/TeamAdmins", description: "The team's admins, by priority for assignment." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    TeamAdmins: {
      type: "object",
      properties: {
        primary_admin_ids: { type: ["array", "null"], items: { type: "integer" } },
        secondary_admin_ids: { type: ["array", "null"], items: { type: "integer" } },
      },
    },
    Admin: {
      type: "object",
      properties: {
        type: schemasCurrentAdminType,
        id: { type: "string", description: "The admin's ID." },
        name: schemasCurrentAdminName,
        email: schemasCurrentAdminEmail,
        email_verified: schemasCurrentAdminEmail_verified,
        job_title: schemasCurrentAdminJob_title,
        away_mode_enabled: schemasCurrentAdminAway_mode_enabled,
        away_mode_reassign: schemasCurrentAdminAway_mode_reassign,
        has_inbox_seat: schemasCurrentAdminHas_inbox_seat,
        team_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the teams the admin belongs to.",
        },
        avatar: schemasCurrentAdminAvatar,
      },
      required: ["id"],
    },
    Avatar: {
      type: "object",
      properties: { type: { type: ["string", "null"] }, image_url: { type: ["string", "null"] } },
    },
    Tag: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always tag." },
        id: { type: "string", description: "The tag's ID." },
        name: { type: ["string", "null"], description: "The tag's name." },
        applied_at: {
          type: ["integer", "null"],
          description: "The time the tag was applied, as a Unix timestamp in seconds.",
        },
        applied_by: {
          anyOf: [{ $ref: "#/$defs/Reference", description: "The admin who added the tag." }, { type: "null" }],
        },
      },
      required: ["id"],
    },
    Segment: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The object type, always segment." },
        id: { type: "string", description: "The segment's ID." },
        name: { type: ["string", "null"], description: "The segment's name." },
        created_at: schemasNoteCreated_at,
        updated_at: schemasArticleUpdated_at,
        person_type: { type: ["string", "null"], description: "The type of contact in the segment: leads or users." },
        count: {
          type: ["integer", "null"],
          description: "The number of contacts in the segment. Absent unless requested.",
        },
      },
      required: ["id"],
    },
  },
})
