// Generated from definitions/freshdesk.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/freshdesk.ts'

const ticketsListParamsPage = {
  description:
    "Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages after " +
    "500.",
}
const ticketsListParamsPer_page = { description: "Maximum number of records per page, 1 to 100. Defaults to 30." }
const ticketsListParamsCompany_id = { description: "Filters by company ID, as `companies.list` returns it." }
const ticketsCreateParamsEmail = {
  description: "Email address of the requester. If no contact has it, Freshdesk creates one.",
  examples: ["ada@example.com"],
}
const ticketsCreateParamsRequester_id = { description: "ID of the requester, as `contacts.list` returns it." }
const ticketsCreateParamsPhone = {
  description: "Phone number of the requester. Without an email address, `name` is required too.",
}
const ticketsCreateParamsUnique_external_id = { description: "ID of the requester in an external system." }
const ticketsCreateParamsStatus = {
  description: "Status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom status of the account.",
}
const ticketsCreateParamsPriority = { description: "Priority: 1 low, 2 medium, 3 high, 4 urgent." }
const ticketsCreateParamsSource = {
  description: "Source of the ticket: 1 email, 2 portal, 3 phone, 7 chat, 9 feedback widget, 10 outbound email.",
}
const ticketsCreateParamsType = {
  description: "Type of the ticket, as defined in the account.",
  examples: ["Question"],
}
const ticketsCreateParamsResponder_id = { description: "ID of the assigned agent, as `agents.list` returns it." }
const ticketsCreateParamsGroup_id = { description: "ID of the assigned group, as `groups.list` returns it." }
const ticketsCreateParamsProduct_id = { description: "ID of the product, as `products.list` returns it." }
const ticketsCreateParamsCompany_id = {
  description:
    "ID of the requester's company, as `companies.list` returns it. For accounts whose contacts can have several " +
    "companies.",
}
const ticketsCreateParamsEmail_config_id = {
  description: "ID of the email configuration to use, as `email_configs.list` returns it.",
}
const ticketsCreateParamsCc_emails = { description: "Email addresses to copy (Cc).", examples: [["ada@example.com"]] }
const ticketsCreateParamsTags = { description: "Tags. An update replaces the current ones." }
const ticketsCreateParamsInternal_agent_id = {
  description: "ID of the internal agent, as `agents.list` returns it. For accounts with shared ownership.",
}
const ticketsCreateParamsInternal_group_id = {
  description: "ID of the internal group, as `groups.list` returns it. For accounts with shared ownership.",
}
const ticketsCreateParamsCustom_fields = {
  description: "Custom field values by name. Dates have the form `2026-12-31`.",
}
const ticketsCreateParamsLookup_parameter = {
  description: "Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`.",
}
const ticketsDeleteParams = { properties: { ticket_id: { description: "ID of the ticket." } } }
const ticketsApi_searchParamsPage = { description: "Page number, 1 to 10. A page has 30 records." }
const ticketsMergeParamsNote_in_primary = {
  body: { description: "Text of the note." },
  private: { description: "Whether the note is visible to agents only." },
}
const conversationsListParams = {
  properties: {
    page: ticketsListParamsPage,
    per_page: ticketsListParamsPer_page,
    ticket_id: { description: "ID of the ticket." },
  },
}
const conversationsUpdateParamsConversation_id = {
  description: "ID of the reply or note, as `conversations.list` returns it.",
}
const repliesCreateParamsStructured_body = {
  properties: { body_contents: { description: "Parts of the structured text." } },
  description: "Structured text for web chat and mobile SDK tickets, in place of `body`.",
}
const repliesCreateParamsFrom_email = {
  description: "Sender email address. Defaults to the account's address.",
  examples: ["support@example.com"],
}
const repliesCreateParamsUser_id = {
  description: "ID of the author, as `agents.list` returns it. Defaults to the authenticated agent.",
}
const repliesCreateParamsBcc_emails = {
  description: "Email addresses to blind copy (Bcc).",
  examples: [["ada@example.com"]],
}
const file_repliesCreateParamsAttachment = {
  description: "File to attach, with its name. Attachments of a ticket are limited to 20 MB in total.",
  examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
}
const notesCreateParamsPrivate = { description: "Whether the note is visible to agents only. Defaults to `true`." }
const notesCreateParamsIncoming = {
  description: "Whether the note appears as incoming, from outside Freshdesk. Defaults to `false`.",
}
const notesCreateParamsNotify_emails = {
  description: "Email addresses of agents or contacts to notify.",
  examples: [["ada@example.com"]],
}
const ticket_watchersCreateParamsUser_id = { description: "ID of the agent, as `agents.list` returns it." }
const time_entriesUpdateParamsTime_entry_id = {
  description: "ID of the time entry, as `time_entries.list` returns it.",
}
const time_entriesUpdateParamsTime_spent = { description: "Time spent, in the form `hh:mm`, such as `01:30`." }
const time_entriesUpdateParamsAgent_id = {
  description: "ID of the agent who spent the time, as `agents.list` returns it.",
}
const time_entriesUpdateParamsBillable = { description: "Whether the time is billable. Defaults to `true`." }
const time_entriesUpdateParamsStart_time = {
  description: "Start time of the timer. Cannot be in the future, or combined with `timer_running` set to `false`.",
}
const time_entriesDeleteParams = { properties: { time_entry_id: time_entriesUpdateParamsTime_entry_id } }
const contactsGetParamsContact_id = { description: "ID of the contact, as `contacts.list` returns it." }
const contactsGetParams = { properties: { contact_id: contactsGetParamsContact_id } }
const contactsCreateParamsEmail = {
  description: "Primary email address, unique among contacts.",
  examples: ["ada@example.com"],
}
const contactsCreateParamsSocial_handler = {
  items: { description: "Social handle. Freshdesk does not document its fields." },
  description: "Facebook, Instagram and Twitter handles, up to 10. Available in newer accounts.",
}
const contactsCreateParamsUnique_external_id = { description: "ID in an external system, unique among contacts." }
const contactsCreateParamsOther_emails = {
  description: "Additional email addresses. An update replaces the current ones.",
  examples: [["ada.lovelace@example.com"]],
}
const contactsCreateParamsCompany_id = { description: "ID of the primary company, as `companies.list` returns it." }
const contactsCreateParamsView_all_tickets = { description: "Whether the contact can see all tickets of the company." }
const contactsCreateParamsOther_companiesItemsCompany_id = {
  description: "ID of the company, as `companies.list` returns it.",
}
const contactsCreateParamsOther_companies = {
  items: {
    properties: {
      company_id: contactsCreateParamsOther_companiesItemsCompany_id,
      view_all_tickets: contactsCreateParamsView_all_tickets,
    },
  },
  description: "Additional companies. Depends on the plan.",
}
const contactsCreateParamsJob_title = { description: "Job title of the contact, such as `Accountant`." }
const contactsCreateParamsLanguage = {
  description: "Language code, such as `en`. Defaults to the account's language.",
  examples: ["en"],
}
const contactsCreateParamsTime_zone = {
  description: "Time zone, by Freshdesk's name, such as `Chennai`. Defaults to the account's time zone.",
  examples: ["Chennai"],
}
const contactsMake_agentParamsOccasional = {
  description: "Whether the agent is occasional (`true`) or full-time (`false`).",
}
const contactsMake_agentParamsTicket_scope = {
  description: "Tickets that the agent can access: 1 all, 2 tickets of their groups, 3 tickets assigned to them.",
}
const contactsMake_agentParamsGroup_ids = { description: "IDs of the agent's groups, as `groups.list` returns them." }
const contactsMake_agentParamsRole_ids = {
  description: "IDs of the agent's roles, as `roles.list` returns them. At least one.",
}
const contactsMake_agentParamsFocus_mode = { description: "Whether focus mode is on. Defaults to `true`." }
const contact_fieldsListParams = { properties: { page: ticketsListParamsPage, per_page: ticketsListParamsPer_page } }
const companiesGetParams = { properties: { company_id: contactsCreateParamsOther_companiesItemsCompany_id } }
const companiesCreateParamsName = { description: "Name of the company, unique in the account." }
const companiesCreateParamsDomains = {
  description: "Email domains of the company. An update replaces the current ones.",
  examples: [["example.com"]],
}
const companiesCreateParamsHealth_score = {
  description: "Health score of the relationship, as defined in the account.",
  examples: ["Happy"],
}
const companiesCreateParamsAccount_tier = {
  description: "Account tier, as defined in the account.",
  examples: ["Premium"],
}
const contact_namesListParams = {
  properties: {
    term: { description: "Start of a word. Text from the middle of a word does not match.", examples: ["Ada"] },
  },
}
const agentsGetParams = { properties: { agent_id: ticket_watchersCreateParamsUser_id } }
const agentsCreateParamsEmail = { description: "Email address of the agent.", examples: ["ada@example.com"] }
const groupsGetParamsGroup_id = { description: "ID of the group, as `groups.list` returns it." }
const groupsGetParams = { properties: { group_id: groupsGetParamsGroup_id } }
const groupsCreateParamsAgent_ids = {
  description: "IDs of the group's agents, as `agents.list` returns them. An update replaces the current ones.",
}
const groupsCreateParamsAuto_ticket_assign = {
  description: "Automatic ticket assignment: 0 off, 1 round robin. Paid plans only.",
}
const groupsCreateParamsEscalate_to = {
  description: "ID of the agent to notify by email if a ticket stays unassigned. `null` notifies nobody.",
}
const groupsCreateParamsUnassigned_for = {
  description: "Time before an unassigned ticket is escalated. Defaults to `30m`.",
}
const solution_foldersListParamsCategory_id = {
  description: "ID of the category, as `solution_categories.list` returns it.",
}
const solution_articlesListParamsFolder_id = {
  description: "ID of the folder, as `solution_folders.list` returns it.",
}
const solution_articlesGetParamsArticle_id = {
  description: "ID of the article, as `solution_articles.list` returns it.",
}
const solution_articlesGetParams = { properties: { article_id: solution_articlesGetParamsArticle_id } }
const solution_articlesCreateParamsType = { description: "Type of the article: 1 permanent, 2 workaround." }
const solution_articlesCreateParamsSeo_data = {
  properties: {
    meta_title: { description: "Title for search engines." },
    meta_description: { description: "Description for search engines." },
    meta_keywords: { description: "Keywords for search engines." },
  },
  description: "Metadata for search engines.",
}
const canned_responsesListParamsFolder_id = {
  description: "ID of the folder, as `canned_response_folders.list` returns it.",
}
const canned_responsesGetParamsCanned_response_id = {
  description: "ID of the canned response, as `canned_responses.list` returns it.",
}
const canned_responsesCreateParamsContent_html = {
  description: "Text of the canned response, as HTML with Freshdesk placeholders.",
}
const canned_responsesCreateParamsVisibility = {
  description: "Visibility: 0 all agents, 1 the author only, 2 selected groups.",
}
const canned_responsesCreateParamsGroup_ids = {
  description: "IDs of groups, as `groups.list` returns them. For `visibility` 2.",
}
const schemasRequesterId = { type: "integer", description: "ID of the requester, as `contacts.list` returns it." }
const schemasStatus = {
  type: "integer",
  description: "Status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom status of the account.",
  minimum: 2,
}
const schemasPriority = {
  type: "integer",
  description: "Priority: 1 low, 2 medium, 3 high, 4 urgent.",
  enum: [1, 2, 3, 4],
}
const schemasEmailConfig = {
  type: "integer",
  description: "ID of the email configuration to use, as `email_configs.list` returns it.",
}
const schemasDueBy = { type: "string", format: "date-time", description: "Time when the resolution is due." }
const schemasFirstDueBy = { type: "string", format: "date-time", description: "Time when the first response is due." }
const schemasCustomRecord = { type: "object", additionalProperties: {}, description: "Custom field values by name." }
const schemasSeesAll = { type: "boolean", description: "Whether the contact can see all tickets of the company." }
const schemasTicketFieldDefault = {
  type: "boolean",
  description: "Whether the field is a default one instead of a custom one.",
}
const schemasTicketFieldRequired_for_agents = {
  type: "boolean",
  description: "Whether agents must fill in the field.",
}
const schemasTicketFieldRequired_for_customers = {
  type: "boolean",
  description: "Whether customers must fill in the field.",
}
const schemasTicketFieldCustomers_can_edit = { type: "boolean", description: "Whether customers may edit the field." }
const schemasTicketFieldDisplayed_to_customers = { type: "boolean", description: "Whether customers see the field." }
const schemasContactFieldAgents_can_edit = { type: "boolean", description: "Whether agents may edit the field." }
const schemasContactFieldDisplayed_for_agents = { type: "boolean", description: "Whether agents see the field." }
const schemasContactFieldChoices = {
  description: "Choices of the field, if it has choices. The form depends on the field's type.",
}
export default describedKind(kind, {
  category: "customer support",
  support: "community",
  docs: "https://developers.freshdesk.com/api/",
  basis: {
    version: "API v2",
    date: "2026-11-23",
    sources: [{ type: "changelog", url: "https://developers.freshdesk.com/api/", about: "API reference" }],
    missing:
      "Forums, archived tickets, threads, WhatsApp messages, custom objects, SLA policies, automations, mailboxes, " +
      "exports, and the making of fields, forms and skills. A copy of more than 30,000 tickets, after which " +
      "Freshdesk's list ends; deleted tickets and contacts stay in copies until the daily full run, deleted tickets " +
      "of a longer list beyond it.",
  },
  sunset: { version: "v2", date: "none", docs: "https://developers.freshdesk.com/api/", read: "2026-11-23" },
  description:
    "Tickets with replies, notes, attachments, time entries and ratings, contacts, companies, agents, groups and " +
    "knowledge base articles of a Freshdesk account.",
  config: {
    properties: {
      subdomain: {
        description:
          "Subdomain of the account: the part before `.freshdesk.com` in its address. Custom domains do not work " +
          "with the API.",
      },
    },
  },
  auth: {
    api_key: {
      description:
        "Copy the API key of an agent from Profile settings in Freshdesk. The key has the agent's permissions; " +
        "agents, groups, roles and products require an administrator.",
    },
  },
  entities: {
    tickets: {
      description:
        "A ticket. Status is 2 open, 3 pending, 4 resolved, 5 closed, or a custom number from 6; priority is 1 low " +
        "to 4 urgent.",
      search: {
        id: { type: "integer" },
        subject: { type: "string" },
        type: { type: "string" },
        status: { type: "integer" },
        priority: { type: "integer" },
        source: { type: "integer" },
        requester_id: { type: "integer" },
        responder_id: { type: "integer" },
        group_id: { type: "integer" },
        company_id: { type: "integer" },
        product_id: { type: "integer" },
        tags: { type: "array" },
        spam: { type: "boolean" },
        is_escalated: { type: "boolean" },
        fr_escalated: { type: "boolean" },
        due_by: { type: "timestamp" },
        fr_due_by: { type: "timestamp" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["subject"]], text: [["type"], ["tags"]] },
      refs: {
        requester_id: "contacts.id",
        responder_id: "agents.id",
        group_id: "groups.id",
        company_id: "companies.id",
        product_id: "products.id",
      },
    },
    ticket_bulk_updates: { description: "A bulk update of tickets.", refs: {} },
    outbound_emails: { description: "A ticket that starts with an outbound email to a customer.", refs: {} },
    conversations: {
      description:
        "A reply or note on a ticket. Source is 0 reply, 2 note, 5 tweet, 6 survey, 7 Facebook, 8 forwarded email, 9 " +
        "phone.",
      refs: { ticket_id: "tickets.id" },
    },
    replies: { description: "A reply to a ticket, sent to its requester by email.", refs: {} },
    file_replies: { description: "A reply to a ticket with an attachment.", refs: {} },
    notes: { description: "A note on a ticket, private by default.", refs: {} },
    file_notes: { description: "A note on a ticket with an attachment.", refs: {} },
    forwards: { description: "A ticket that is forwarded to external email addresses.", refs: {} },
    attachments: {
      description: "An attachment of a ticket, as `tickets.get` and `conversations.list` return it.",
      refs: {},
    },
    ticket_watchers: { description: "The watchers of a ticket, who are notified of its changes by email.", refs: {} },
    time_entries: {
      description: "A time entry: time that an agent spent on a ticket.",
      search: {
        id: { type: "integer" },
        ticket_id: { type: "integer" },
        agent_id: { type: "integer" },
        billable: { type: "boolean" },
        note: { type: "string" },
        time_spent: { type: "string" },
        timer_running: { type: "boolean" },
        executed_at: { type: "timestamp" },
        start_time: { type: "timestamp" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["note"]], text: [] },
      refs: { ticket_id: "tickets.id", agent_id: "agents.id" },
    },
    ticket_time_entries: { description: "A time entry of a single ticket.", refs: {} },
    satisfaction_ratings: {
      description:
        "A customer satisfaction rating: 103 extremely happy to -103 extremely unhappy, or 1 to 3 in classic surveys.",
      search: {
        id: { type: "integer" },
        survey_id: { type: "integer" },
        ticket_id: { type: "integer" },
        user_id: { type: "integer" },
        agent_id: { type: "integer" },
        group_id: { type: "integer" },
        rating: { type: "integer", at: { in: "body", steps: ["ratings", "default_question"] } },
        feedback: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["feedback"]], text: [] },
      refs: {
        ticket_id: "tickets.id",
        agent_id: "agents.id",
        group_id: "groups.id",
        user_id: "contacts.id",
        survey_id: "surveys.id",
      },
    },
    ticket_satisfaction_ratings: { description: "A satisfaction rating of a single ticket.", refs: {} },
    surveys: { description: "A customer survey about a ticket.", refs: {} },
    ticket_fields: { description: "A ticket field, default or custom, with its choices.", refs: {} },
    contacts: {
      description: "A contact: a customer who creates tickets.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        mobile: { type: "string" },
        twitter_id: { type: "string" },
        unique_external_id: { type: "string" },
        company_id: { type: "integer" },
        active: { type: "boolean" },
        job_title: { type: "string" },
        language: { type: "string" },
        time_zone: { type: "string" },
        address: { type: "string" },
        description: { type: "string" },
        other_emails: { type: "array" },
        tags: { type: "array" },
        contact_type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: {
        title: [["name"]],
        text: [
          ["email"],
          ["phone"],
          ["mobile"],
          ["job_title"],
          ["address"],
          ["description"],
          ["other_emails"],
          ["unique_external_id"],
          ["tags"],
        ],
      },
      refs: { company_id: "companies.id" },
    },
    contact_fields: { description: "A contact field, default or custom.", refs: {} },
    companies: {
      description: "A company that contacts belong to.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: "string" },
        note: { type: "string" },
        domains: { type: "array" },
        health_score: { type: "string" },
        account_tier: { type: "string" },
        industry: { type: "string" },
        renewal_date: { type: "timestamp" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"], ["note"], ["domains"], ["industry"]] },
      refs: {},
    },
    company_fields: { description: "A company field, default or custom.", refs: {} },
    company_names: { description: "A company as a search by name returns it.", refs: {} },
    contact_names: { description: "A contact as a search by name returns them.", refs: {} },
    current_agent: { description: "The agent that the API key belongs to.", refs: {} },
    agents: {
      description: "An agent, who responds to tickets. Requires an administrator.",
      search: {
        id: { type: "integer" },
        name: { type: "string", at: { in: "body", steps: ["contact", "name"] } },
        email: { type: "string", at: { in: "body", steps: ["contact", "email"] } },
        job_title: { type: "string", at: { in: "body", steps: ["contact", "job_title"] } },
        active: { type: "boolean", at: { in: "body", steps: ["contact", "active"] } },
        last_login_at: { type: "timestamp", at: { in: "body", steps: ["contact", "last_login_at"] } },
        available: { type: "boolean" },
        occasional: { type: "boolean" },
        ticket_scope: { type: "integer" },
        type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["email"], ["job_title"]] },
      refs: {},
    },
    agent_names: { description: "An agent as a search by name or email address returns them.", refs: {} },
    groups: {
      description: "A group of agents that tickets are assigned to. Requires an administrator.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: "string" },
        business_hour_id: { type: "integer" },
        escalate_to: { type: "integer" },
        unassigned_for: { type: "string" },
        auto_ticket_assign: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    roles: { description: "A role with the permissions of agents. Requires an administrator.", refs: {} },
    products: { description: "A product that tickets are about. Requires an administrator.", refs: {} },
    email_configs: {
      description: "An email configuration: a support email address that receives and sends email.",
      refs: {},
    },
    solution_categories: { description: "A category of the knowledge base, which contains folders.", refs: {} },
    solution_folders: { description: "A folder of articles in the knowledge base.", refs: {} },
    solution_articles: { description: "An article of the knowledge base. Status is 1 draft or 2 published.", refs: {} },
    canned_response_folders: { description: "A folder of canned responses.", refs: {} },
    canned_responses: { description: "A canned response: a prepared reply. Requires an administrator.", refs: {} },
    jobs: { description: "A background job in Freshdesk.", refs: {} },
  },
  operations: {
    "tickets.list": {
      description:
        "Lists tickets, newest first, without deleted tickets and spam. Defaults to tickets created in the last 30 " +
        "days; set `updated_since` for older ones. Ends after 300 pages, unless you order it by `updated_at`, " +
        "ascending.",
      keywords: [
        "open cases",
        "unanswered",
        "queue",
        "backlog",
        "case",
        "request",
        "issue",
        "support",
        "inquiry",
        "problem",
        "helpdesk",
        "complaint",
        "open tickets",
        "new tickets",
        "unresolved",
        "tickets of the customer",
        "recent tickets",
        "tickets of the company",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          filter: {
            description: "Filters to your new and open tickets, tickets that you watch, spam, or deleted tickets.",
          },
          requester_id: { description: "Filters by requester: a contact ID, as `contacts.list` returns it." },
          email: { description: "Filters by the requester's email address." },
          unique_external_id: { description: "Filters by the requester's ID in an external system." },
          company_id: ticketsListParamsCompany_id,
          updated_since: { description: "Filters to tickets updated since this time, of any age." },
          order_by: { description: "Sort field. Defaults to `created_at`." },
          order_type: { description: "Sort direction. Defaults to `desc`." },
          include: { description: "Additional data to include in each ticket. Each counts as two further API calls." },
        },
      },
      isGraphql: false,
    },
    "tickets.get": {
      description:
        "Gets a ticket with its description and attachments. For all replies and notes, use `conversations.list`.",
      keywords: [
        "case status",
        "what was asked",
        "case",
        "request",
        "issue",
        "support",
        "inquiry",
        "problem",
        "helpdesk",
        "complaint",
        "status of the ticket",
        "what the ticket about",
        "who has the ticket",
        "where is it at",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          include: {
            description:
              "Additional data to include in the ticket. `conversations` returns the first ten. Each counts as a " +
              "further API call.",
          },
        },
      },
      isGraphql: false,
    },
    "tickets.create": {
      description: "Creates a ticket for a requester. If no contact has the email address, Freshdesk creates one.",
      keywords: [
        "open case",
        "log complaint",
        "file",
        "raise",
        "case",
        "request",
        "issue",
        "support",
        "inquiry",
        "problem",
        "helpdesk",
        "complaint",
        "log a ticket",
        "raise a ticket",
        "new support request",
      ],
      params: {
        properties: {
          email: ticketsCreateParamsEmail,
          requester_id: ticketsCreateParamsRequester_id,
          phone: ticketsCreateParamsPhone,
          name: { description: "Name of the requester." },
          unique_external_id: ticketsCreateParamsUnique_external_id,
          twitter_id: { description: "Twitter handle of the requester." },
          facebook_id: { description: "Facebook ID of an existing contact." },
          subject: { description: "Subject of the ticket." },
          description: { description: "Description of the ticket, as HTML." },
          status: ticketsCreateParamsStatus,
          priority: ticketsCreateParamsPriority,
          source: ticketsCreateParamsSource,
          type: ticketsCreateParamsType,
          responder_id: ticketsCreateParamsResponder_id,
          group_id: ticketsCreateParamsGroup_id,
          product_id: ticketsCreateParamsProduct_id,
          company_id: ticketsCreateParamsCompany_id,
          email_config_id: ticketsCreateParamsEmail_config_id,
          cc_emails: ticketsCreateParamsCc_emails,
          tags: ticketsCreateParamsTags,
          due_by: { description: "Time when the resolution is due." },
          fr_due_by: { description: "Time when the first response is due." },
          parent_id: { description: "ID of the parent ticket." },
          related_ticket_ids: { description: "IDs of the tickets that this tracker ticket links together." },
          internal_agent_id: ticketsCreateParamsInternal_agent_id,
          internal_group_id: ticketsCreateParamsInternal_group_id,
          custom_fields: ticketsCreateParamsCustom_fields,
          lookup_parameter: ticketsCreateParamsLookup_parameter,
        },
      },
      isGraphql: false,
    },
    "tickets.update": {
      description:
        "Updates a ticket: `status` 5 closes it, `responder_id` assigns it. The subject and description of outbound " +
        "tickets cannot be changed.",
      keywords: [
        "close",
        "resolve",
        "escalate",
        "priority",
        "spam",
        "pending",
        "case",
        "request",
        "issue",
        "support",
        "close the ticket",
        "resolve the ticket",
        "hand over to",
        "change priority",
        "set to pending",
        "reassign",
        "mark urgent",
        "tag the ticket",
        "pass the ticket",
        "waiting on customer",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          status: ticketsCreateParamsStatus,
          priority: ticketsCreateParamsPriority,
          subject: { description: "Subject of the ticket." },
          description: { description: "Description of the ticket, as HTML." },
          source: ticketsCreateParamsSource,
          type: ticketsCreateParamsType,
          responder_id: ticketsCreateParamsResponder_id,
          group_id: ticketsCreateParamsGroup_id,
          product_id: ticketsCreateParamsProduct_id,
          company_id: ticketsCreateParamsCompany_id,
          email_config_id: ticketsCreateParamsEmail_config_id,
          tags: ticketsCreateParamsTags,
          due_by: { description: "Time when the resolution is due." },
          fr_due_by: { description: "Time when the first response is due." },
          parent_id: { description: "ID of the parent ticket." },
          internal_agent_id: ticketsCreateParamsInternal_agent_id,
          internal_group_id: ticketsCreateParamsInternal_group_id,
          custom_fields: ticketsCreateParamsCustom_fields,
          lookup_parameter: ticketsCreateParamsLookup_parameter,
          email: ticketsCreateParamsEmail,
          requester_id: ticketsCreateParamsRequester_id,
          phone: ticketsCreateParamsPhone,
          name: { description: "Name of the requester." },
          unique_external_id: ticketsCreateParamsUnique_external_id,
          twitter_id: { description: "Twitter handle of the requester." },
          facebook_id: { description: "Facebook ID of an existing contact." },
        },
      },
      isGraphql: false,
    },
    "tickets.delete": {
      description: "Deletes a ticket, which moves to the trash. To restore it, use `tickets.restore`.",
      keywords: [
        "bin",
        "spam",
        "junk",
        "case",
        "request",
        "issue",
        "support",
        "inquiry",
        "problem",
        "helpdesk",
        "complaint",
        "spam ticket",
        "trash the ticket",
      ],
      params: ticketsDeleteParams,
      isGraphql: false,
    },
    "tickets.api_search": {
      description:
        "Searches tickets by field values. Returns up to 300, without archived tickets. New tickets are found after " +
        "some minutes.",
      keywords: [
        "find case",
        "look for",
        "by status",
        "case",
        "request",
        "issue",
        "support",
        "inquiry",
        "problem",
        "helpdesk",
        "urgent tickets",
        "unassigned tickets",
        "overdue tickets",
        "pending tickets",
        "tickets assigned to",
        "tickets tagged",
        "high priority",
        "how many tickets",
        "created today",
        "tickets of the group",
      ],
      params: {
        properties: {
          query: {
            description:
              "Query on `agent_id`, `group_id`, `priority`, `status`, `tag`, `type`, `due_by`, `fr_due_by`, " +
              "`created_at`, `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and `:<`. Texts and " +
              "dates need single quotes.",
          },
          page: ticketsApi_searchParamsPage,
        },
      },
      isGraphql: false,
    },
    "tickets.restore": {
      description: "Restores a deleted ticket from the trash.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "unspam",
        "out of trash",
        "case",
        "request",
        "issue",
        "support",
        "inquiry",
        "problem",
        "helpdesk",
        "complaint",
      ],
      params: ticketsDeleteParams,
      isGraphql: false,
    },
    "tickets.merge": {
      description:
        "Merges tickets into a primary ticket, which gets their conversations. The other tickets are closed.",
      keywords: [
        "combine",
        "same problem",
        "duplicates",
        "join",
        "consolidate",
        "case",
        "request",
        "issue",
        "support",
        "inquiry",
        "problem",
        "helpdesk",
        "complaint",
        "same customer same problem",
        "duplicate tickets",
      ],
      params: {
        properties: {
          primary_id: { description: "ID of the primary ticket, which stays." },
          ticket_ids: { description: "IDs of the tickets to merge into the primary one." },
          note_in_primary: {
            properties: ticketsMergeParamsNote_in_primary,
            description: "Note to add to the primary ticket, in place of Freshdesk's own.",
          },
          note_in_secondary: {
            properties: ticketsMergeParamsNote_in_primary,
            description: "Note to add to each secondary ticket, in place of Freshdesk's own.",
          },
          convert_recepients_to_cc: {
            description:
              "Whether to add the recipients of the secondary tickets to the primary ticket's Cc. The spelling is " +
              "Freshdesk's.",
          },
        },
      },
      isGraphql: false,
    },
    "ticket_bulk_updates.create": {
      description:
        "Updates many tickets, replies to them, or both, in the background. For the progress, use `jobs.get`.",
      keywords: ["mass", "several", "at once", "close many", "assign many", "batch"],
      params: {
        properties: {
          ids: { description: "IDs of the tickets." },
          properties: {
            properties: {
              status: ticketsCreateParamsStatus,
              priority: ticketsCreateParamsPriority,
              responder_id: ticketsCreateParamsResponder_id,
              group_id: ticketsCreateParamsGroup_id,
              type: { description: "Type of the tickets, as defined in the account." },
              source: { description: "Source of the tickets." },
              product_id: ticketsCreateParamsProduct_id,
              requester_id: ticketsCreateParamsRequester_id,
              parent_id: { description: "ID of the parent ticket." },
              email_config_id: ticketsCreateParamsEmail_config_id,
              from_email: { description: "Sender email address of the reply." },
              tags: { description: "Tags of the tickets." },
              due_by: { description: "Time when the resolution is due." },
              fr_due_by: { description: "Time when the first response is due." },
              custom_fields: { description: "Custom field values by name." },
              internal_agent_id: { description: "ID of the internal agent. Requires `status`." },
              internal_group_id: { description: "ID of the internal group. Requires `status`." },
              skip_close_notification: { description: "Whether to close tickets without an email to the requesters." },
            },
            description: "Changes to apply to each ticket.",
          },
          reply: {
            properties: {
              body: { description: "Text of the reply, as HTML." },
              attachment_ids: { description: "IDs of files to attach." },
              inline_attachment_ids: { description: "IDs of inline files in the text." },
            },
            description: "Reply to send on each ticket.",
          },
        },
      },
      isGraphql: false,
    },
    "outbound_emails.create": {
      description:
        "Creates an outbound email to a customer as a new ticket. The ticket is closed by default; set `status` for " +
        "another.",
      keywords: [
        "write to customer",
        "new email",
        "proactive",
        "reach out",
        "send mail",
        "contact customer",
        "start ticket by email",
      ],
      params: {
        properties: {
          email: ticketsCreateParamsEmail,
          subject: { description: "Subject of the ticket." },
          email_config_id: ticketsCreateParamsEmail_config_id,
          description: { description: "Description of the ticket, as HTML." },
          name: { description: "Name of the requester." },
          status: ticketsCreateParamsStatus,
          priority: ticketsCreateParamsPriority,
          type: ticketsCreateParamsType,
          group_id: ticketsCreateParamsGroup_id,
          cc_emails: ticketsCreateParamsCc_emails,
          tags: ticketsCreateParamsTags,
          due_by: { description: "Time when the resolution is due." },
          fr_due_by: { description: "Time when the first response is due." },
          custom_fields: ticketsCreateParamsCustom_fields,
        },
      },
      isGraphql: false,
    },
    "conversations.list": {
      description: "Lists the conversations of a ticket: its replies and notes, oldest first.",
      keywords: [
        "what was said",
        "thread",
        "correspondence",
        "history",
        "messages",
        "dialog",
        "thread of the ticket",
        "replies on the ticket",
        "what the customer say",
        "last reply",
      ],
      params: conversationsListParams,
      record: { $ref: "#/$defs/Conversation" },
      isGraphql: false,
    },
    "conversations.update": {
      description: "Updates the text of a note in a conversation. Replies cannot be changed.",
      keywords: ["edit note", "correct", "thread", "correspondence", "history", "messages", "dialog"],
      params: {
        properties: {
          conversation_id: conversationsUpdateParamsConversation_id,
          body: { description: "Text of the note, as HTML." },
        },
      },
      isGraphql: false,
    },
    "conversations.delete": {
      description: "Deletes a conversation: a reply or note.",
      keywords: ["remove message", "thread", "correspondence", "history", "messages", "dialog"],
      params: { properties: { conversation_id: conversationsUpdateParamsConversation_id } },
      isGraphql: false,
    },
    "replies.create": {
      description:
        "Creates a reply to a ticket and sends it to the requester by email. To attach a file, use " +
        "`file_replies.create`.",
      keywords: [
        "answer",
        "respond",
        "write back",
        "get back",
        "email customer",
        "response",
        "reply to the customer",
        "answer the ticket",
        "tell the customer",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          body: { description: "Text of the reply, as HTML." },
          structured_body: repliesCreateParamsStructured_body,
          from_email: repliesCreateParamsFrom_email,
          user_id: repliesCreateParamsUser_id,
          cc_emails: ticketsCreateParamsCc_emails,
          bcc_emails: repliesCreateParamsBcc_emails,
        },
      },
      isGraphql: false,
    },
    "file_replies.create": {
      description: "Creates a reply to a ticket with an attachment and sends it to the requester by email.",
      keywords: ["answer with attachment", "respond", "send file", "attach screenshot", "write back", "PDF"],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          body: { description: "Text of the reply, as HTML." },
          from_email: repliesCreateParamsFrom_email,
          user_id: repliesCreateParamsUser_id,
          cc_emails: ticketsCreateParamsCc_emails,
          bcc_emails: repliesCreateParamsBcc_emails,
          attachment: file_repliesCreateParamsAttachment,
        },
      },
      isGraphql: false,
    },
    "notes.create": {
      description:
        "Creates a note on a ticket, visible to agents only unless `private` is `false`. To attach a file, use " +
        "`file_notes.create`.",
      keywords: [
        "remark",
        "internal",
        "comment",
        "memo",
        "cannot see",
        "tell colleague",
        "internal note",
        "private note",
        "leave note the agents",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          body: { description: "Text of the note, as HTML." },
          structured_body: repliesCreateParamsStructured_body,
          private: notesCreateParamsPrivate,
          incoming: notesCreateParamsIncoming,
          notify_emails: notesCreateParamsNotify_emails,
          user_id: repliesCreateParamsUser_id,
        },
      },
      isGraphql: false,
    },
    "file_notes.create": {
      description: "Creates a note with an attachment on a ticket, visible to agents only unless `private` is `false`.",
      keywords: ["remark with attachment", "internal", "attach screenshot", "memo", "log file"],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          body: { description: "Text of the note, as HTML." },
          private: notesCreateParamsPrivate,
          incoming: notesCreateParamsIncoming,
          notify_emails: notesCreateParamsNotify_emails,
          user_id: repliesCreateParamsUser_id,
          attachment: file_repliesCreateParamsAttachment,
        },
      },
      isGraphql: false,
    },
    "forwards.create": {
      description: "Forwards a ticket to other email addresses, by default with its conversation and attachments.",
      keywords: ["pass on", "send to supplier", "hand on", "third party", "vendor", "fwd", "escalate outside"],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          body: { description: "Text of the reply, as HTML." },
          to_emails: { description: "Email addresses to forward to.", examples: [["ada@example.com"]] },
          cc_emails: ticketsCreateParamsCc_emails,
          bcc_emails: repliesCreateParamsBcc_emails,
          from_email: repliesCreateParamsFrom_email,
          agent_id: repliesCreateParamsUser_id,
          include_quoted_text: { description: "Whether to quote the conversation so far. Defaults to `true`." },
          include_original_attachments: {
            description: "Whether to include the attachments of the ticket. Defaults to `true`.",
          },
        },
      },
      isGraphql: false,
    },
    "attachments.create": {
      description:
        "Adds an attachment to a ticket and returns the ticket. Attachments of a ticket are limited to 20 MB in " +
        "total.",
      keywords: ["attach", "upload", "file", "screenshot", "picture", "PDF", "log"],
      params: {
        properties: { ticket_id: { description: "ID of the ticket." }, attachment: file_repliesCreateParamsAttachment },
      },
      isGraphql: false,
    },
    "attachments.delete": {
      description: "Deletes an attachment of a ticket or conversation.",
      keywords: ["remove file", "file", "screenshot", "picture", "upload", "PDF", "log"],
      params: {
        properties: {
          attachment_id: { description: "ID of the attachment, as `tickets.get` or `conversations.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "attachments.download": {
      description: "Downloads an attachment of a ticket, as a stream.",
      keywords: ["save", "fetch", "get file", "file", "screenshot", "picture", "upload", "PDF", "log"],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          attachment_index: { description: "Position of the attachment in the ticket, starting at 0. Defaults to 0." },
        },
      },
      record: { $ref: "#/$defs/Ticket" },
      isGraphql: false,
    },
    "ticket_watchers.get": {
      description: "Gets the IDs of the agents who watch a ticket.",
      keywords: ["who follows", "follow", "keep posted", "subscribe", "notify me", "cc", "observe"],
      params: ticketsDeleteParams,
      isGraphql: false,
    },
    "ticket_watchers.create": {
      description: "Adds an agent as a watcher of a ticket.",
      keywords: ["follow", "watch", "subscribe", "keep posted", "notify me", "cc", "observe"],
      params: {
        properties: { ticket_id: { description: "ID of the ticket." }, user_id: ticket_watchersCreateParamsUser_id },
      },
      isGraphql: false,
    },
    "ticket_watchers.delete": {
      description: "Removes the authenticated agent from the watchers of a ticket.",
      keywords: [
        "unfollow",
        "unwatch",
        "unsubscribe",
        "follow",
        "keep posted",
        "subscribe",
        "notify me",
        "cc",
        "observe",
      ],
      params: ticketsDeleteParams,
      isGraphql: false,
    },
    "time_entries.list": {
      description: "Lists the time entries of all tickets. For a single ticket, use `ticket_time_entries.list`.",
      keywords: [
        "hours worked",
        "hours",
        "timesheet",
        "worked",
        "billable",
        "stopwatch",
        "effort",
        "time tracked",
        "hours by agent",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          company_id: ticketsListParamsCompany_id,
          agent_id: { description: "Filters by agent ID, as `agents.list` returns it." },
          executed_after: { description: "Filters to time entries executed after this time." },
          executed_before: { description: "Filters to time entries executed before this time." },
          billable: { description: "Filters by whether the time is billable." },
        },
      },
      record: { $ref: "#/$defs/TimeEntry" },
      isGraphql: false,
    },
    "time_entries.update": {
      description: "Updates a time entry. Fields that you leave out keep their value.",
      keywords: ["correct hours", "hours", "timesheet", "worked", "billable", "stopwatch", "effort"],
      params: {
        properties: {
          time_entry_id: time_entriesUpdateParamsTime_entry_id,
          time_spent: time_entriesUpdateParamsTime_spent,
          note: { description: "Note on the work done." },
          agent_id: time_entriesUpdateParamsAgent_id,
          billable: time_entriesUpdateParamsBillable,
          executed_at: { description: "Time when the work was done." },
          start_time: time_entriesUpdateParamsStart_time,
          timer_running: { description: "Whether the timer runs." },
        },
      },
      isGraphql: false,
    },
    "time_entries.delete": {
      description: "Deletes a time entry permanently.",
      keywords: ["remove hours", "hours", "timesheet", "worked", "billable", "stopwatch", "effort"],
      params: time_entriesDeleteParams,
      isGraphql: false,
    },
    "time_entries.toggle_timer": {
      description: "Toggles the timer of a time entry: starts it, or stops it if it runs.",
      keywords: [
        "start stopwatch",
        "stop clock",
        "pause",
        "clock in",
        "begin",
        "hours",
        "timesheet",
        "worked",
        "billable",
        "stopwatch",
        "effort",
      ],
      params: time_entriesDeleteParams,
      isGraphql: false,
    },
    "ticket_time_entries.list": {
      description: "Lists the time entries of a ticket.",
      keywords: ["how long", "hours", "timesheet", "effort", "billable", "stopwatch", "worked"],
      params: conversationsListParams,
      record: { $ref: "#/$defs/TimeEntry" },
      isGraphql: false,
    },
    "ticket_time_entries.create": {
      description: "Creates a time entry on a ticket. Without `time_spent`, starts a timer.",
      keywords: [
        "log hours",
        "book time",
        "I worked",
        "start clock",
        "hours",
        "timesheet",
        "effort",
        "billable",
        "stopwatch",
        "worked",
        "log minutes the ticket",
        "log time",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          time_spent: time_entriesUpdateParamsTime_spent,
          note: { description: "Note on the work done." },
          agent_id: time_entriesUpdateParamsAgent_id,
          billable: time_entriesUpdateParamsBillable,
          executed_at: { description: "Time when the work was done." },
          start_time: time_entriesUpdateParamsStart_time,
          timer_running: { description: "Whether the timer runs." },
        },
      },
      isGraphql: false,
    },
    "satisfaction_ratings.list": {
      description: "Lists how satisfied customers were: the satisfaction ratings of all tickets, with their feedback.",
      keywords: [
        "customer satisfaction",
        "CSAT",
        "happy",
        "survey result",
        "score",
        "smiley",
        "happy customers",
        "bad ratings",
        "unhappy customers",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          created_since: { description: "Filters to ratings created since this time." },
          user_id: { description: "Filters by contact ID, as `contacts.list` returns it." },
        },
      },
      record: { $ref: "#/$defs/Rating" },
      isGraphql: false,
    },
    "ticket_satisfaction_ratings.list": {
      description: "Lists the satisfaction ratings of a ticket.",
      keywords: [
        "how satisfied",
        "CSAT",
        "happy",
        "feedback",
        "survey result",
        "score",
        "smiley",
        "was the customer happy",
      ],
      params: conversationsListParams,
      record: { $ref: "#/$defs/Rating" },
      isGraphql: false,
    },
    "ticket_satisfaction_ratings.create": {
      description: "Creates a satisfaction rating of a ticket on behalf of its requester.",
      keywords: ["rate", "record feedback", "CSAT", "happy", "feedback", "survey result", "score", "smiley"],
      params: {
        properties: {
          ticket_id: { description: "ID of the ticket." },
          ratings: {
            description: "Ratings by question ID. `default_question` is the main question.",
            examples: [{ default_question: 103 }],
          },
          feedback: { description: "Feedback of the customer, as text." },
        },
      },
      isGraphql: false,
    },
    "surveys.list": {
      description: "Lists surveys with their questions.",
      keywords: ["CSAT", "questionnaire", "satisfaction", "poll", "feedback form"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          state: { description: "Filters to the active survey." },
        },
      },
      record: { $ref: "#/$defs/Survey" },
      isGraphql: false,
    },
    "ticket_fields.list": {
      description: "Lists the ticket fields with their choices. Names of custom fields are keys of `custom_fields`.",
      keywords: [
        "form",
        "property",
        "dropdown",
        "column",
        "status choices",
        "priority values",
        "statuses",
        "custom fields of tickets",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          type: { description: "Filters by type of field.", examples: ["default_requester"] },
        },
      },
      record: { $ref: "#/$defs/TicketField" },
      isGraphql: false,
    },
    "contacts.list": {
      description: "Lists contacts by name, without blocked and deleted ones. Filters can be combined.",
      keywords: [
        "clients",
        "people",
        "customer",
        "requester",
        "person",
        "end user",
        "caller",
        "guest",
        "customer with the email",
        "find the customer",
        "contact with the address",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          email: { description: "Filters by email address." },
          mobile: { description: "Filters by mobile number." },
          phone: { description: "Filters by phone number." },
          company_id: ticketsListParamsCompany_id,
          state: { description: "Filters by state." },
          contact_type: { description: "Filters by contact type: contact or visitor. Available in newer accounts." },
          updated_since: { description: "Filters to contacts updated since this time." },
        },
      },
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact with companies, tags and custom fields.",
      keywords: [
        "who is",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
        "phone number the customer",
        "details of the customer",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.create": {
      description:
        "Creates a contact with an email address, a phone or mobile number, a Twitter handle or an external ID.",
      keywords: [
        "add client",
        "new requester",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
        "add a customer",
      ],
      params: {
        properties: {
          name: { description: "First and last name of the contact." },
          email: contactsCreateParamsEmail,
          phone: { description: "Phone number." },
          mobile: { description: "Mobile number." },
          twitter_id: { description: "Twitter handle." },
          social_handler: contactsCreateParamsSocial_handler,
          unique_external_id: contactsCreateParamsUnique_external_id,
          other_emails: contactsCreateParamsOther_emails,
          company_id: contactsCreateParamsCompany_id,
          view_all_tickets: contactsCreateParamsView_all_tickets,
          other_companies: contactsCreateParamsOther_companies,
          address: { description: "Postal address." },
          description: { description: "Short description." },
          job_title: contactsCreateParamsJob_title,
          language: contactsCreateParamsLanguage,
          time_zone: contactsCreateParamsTime_zone,
          tags: ticketsCreateParamsTags,
          custom_fields: ticketsCreateParamsCustom_fields,
          lookup_parameter: ticketsCreateParamsLookup_parameter,
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description: "Updates a contact. Fields that you leave out keep their value.",
      keywords: [
        "change email",
        "correct phone",
        "company",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
        "change email the customer",
        "new phone number",
      ],
      params: {
        properties: {
          contact_id: contactsGetParamsContact_id,
          name: { description: "First and last name of the contact." },
          email: contactsCreateParamsEmail,
          phone: { description: "Phone number." },
          mobile: { description: "Mobile number." },
          twitter_id: { description: "Twitter handle." },
          social_handler: contactsCreateParamsSocial_handler,
          unique_external_id: contactsCreateParamsUnique_external_id,
          other_emails: contactsCreateParamsOther_emails,
          company_id: contactsCreateParamsCompany_id,
          view_all_tickets: contactsCreateParamsView_all_tickets,
          other_companies: contactsCreateParamsOther_companies,
          address: { description: "Postal address." },
          description: { description: "Short description." },
          job_title: contactsCreateParamsJob_title,
          language: contactsCreateParamsLanguage,
          time_zone: contactsCreateParamsTime_zone,
          tags: ticketsCreateParamsTags,
          custom_fields: ticketsCreateParamsCustom_fields,
          lookup_parameter: ticketsCreateParamsLookup_parameter,
        },
      },
      isGraphql: false,
    },
    "contacts.delete": {
      description: "Deletes a contact, who can be restored. To delete permanently, use `contacts.hard_delete`.",
      keywords: ["remove client", "spam", "customer", "requester", "person", "client", "end user", "caller", "guest"],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.api_search": {
      description: "Searches contacts by field values. Returns up to 300. New contacts are found after some minutes.",
      keywords: [
        "find client",
        "by phone",
        "look up",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
      ],
      params: {
        properties: {
          query: {
            description:
              "Query on `active`, `company_id`, `twitter_id`, `email`, `phone`, `mobile`, `tag`, `language`, " +
              "`time_zone`, `created_at`, `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and " +
              "`:<`. Texts and dates need single quotes.",
          },
          page: ticketsApi_searchParamsPage,
        },
      },
      isGraphql: false,
    },
    "contacts.hard_delete": {
      description: "Deletes a contact and all their tickets permanently.",
      keywords: [
        "GDPR",
        "forget",
        "wipe",
        "erase",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
      ],
      params: {
        properties: {
          contact_id: contactsGetParamsContact_id,
          force: {
            description:
              "Whether to permanently delete a contact who is not deleted yet. Otherwise, Freshdesk rejects the call " +
              "for such a contact.",
          },
        },
      },
      isGraphql: false,
    },
    "contacts.restore": {
      description: "Restores a deleted contact.",
      keywords: [
        "undelete",
        "bring back",
        "recover",
        "out of trash",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.send_invite": {
      description: "Sends an invitation to a contact: an email to activate their account in the customer portal.",
      keywords: [
        "activation",
        "portal login",
        "sign-up mail",
        "onboarding link",
        "password",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
      ],
      params: contactsGetParams,
      isGraphql: false,
    },
    "contacts.merge": {
      description: "Merges duplicate contacts into a primary one.",
      keywords: [
        "combine",
        "same person",
        "dedupe",
        "join",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
        "duplicate customers",
        "combine contacts",
      ],
      params: {
        properties: {
          primary_contact_id: { description: "ID of the primary contact, who stays." },
          secondary_contact_ids: { description: "IDs of the contacts to merge into the primary one." },
          contact: {
            properties: {
              email: { description: "Primary email address." },
              phone: { description: "Phone number." },
              mobile: { description: "Mobile number." },
              twitter_id: { description: "Twitter handle." },
              unique_external_id: { description: "ID in an external system." },
              other_emails: { description: "Additional email addresses." },
              company_ids: { description: "IDs of companies, as `companies.list` returns them." },
            },
            description:
              "Values of the primary contact after the merge. Required for `phone`, `mobile`, `twitter_id` and " +
              "`unique_external_id` if both contacts have one.",
          },
        },
      },
      isGraphql: false,
    },
    "contacts.make_agent": {
      description:
        "Converts a contact with an email address to an agent. Defaults to full time with access to all tickets.",
      keywords: [
        "promote",
        "staff",
        "give seat",
        "hire",
        "customer",
        "requester",
        "person",
        "client",
        "end user",
        "caller",
        "guest",
      ],
      params: {
        properties: {
          contact_id: contactsGetParamsContact_id,
          occasional: contactsMake_agentParamsOccasional,
          signature: { description: "Signature of the agent, as HTML." },
          ticket_scope: contactsMake_agentParamsTicket_scope,
          skill_ids: { description: "IDs of the agent's skills." },
          group_ids: contactsMake_agentParamsGroup_ids,
          role_ids: contactsMake_agentParamsRole_ids,
          type: { description: "Type of the agent. Defaults to `support_agent`." },
          focus_mode: contactsMake_agentParamsFocus_mode,
        },
      },
      isGraphql: false,
    },
    "contact_fields.list": {
      description: "Lists the contact fields with their choices.",
      keywords: ["form", "property", "column", "attribute", "custom data"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/ContactField" },
      isGraphql: false,
    },
    "companies.list": {
      description: "Lists the companies of the account.",
      keywords: ["organization", "client", "firm", "business", "B2B", "customers companies"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          updated_since: { description: "Filters to companies updated since this time." },
        },
      },
      isGraphql: false,
    },
    "companies.get": {
      description: "Gets a company with its domains and custom fields.",
      keywords: ["account details", "organization", "account", "client", "firm", "business", "B2B"],
      params: companiesGetParams,
      isGraphql: false,
    },
    "companies.create": {
      description: "Creates a company. Contacts with an email address at its domains belong to it.",
      keywords: ["new account", "add firm", "organization", "account", "client", "firm", "business", "B2B"],
      params: {
        properties: {
          name: companiesCreateParamsName,
          domains: companiesCreateParamsDomains,
          description: { description: "Short description." },
          note: { description: "Note about the company." },
          health_score: companiesCreateParamsHealth_score,
          account_tier: companiesCreateParamsAccount_tier,
          renewal_date: { description: "Renewal date of the contract." },
          industry: { description: "Industry, as defined in the account." },
          custom_fields: ticketsCreateParamsCustom_fields,
          lookup_parameter: ticketsCreateParamsLookup_parameter,
        },
      },
      isGraphql: false,
    },
    "companies.update": {
      description:
        "Updates a company. Fields that you leave out keep their value. An empty list of domains removes them all.",
      keywords: ["rename firm", "health", "organization", "account", "client", "firm", "business", "B2B"],
      params: {
        properties: {
          company_id: contactsCreateParamsOther_companiesItemsCompany_id,
          name: companiesCreateParamsName,
          domains: companiesCreateParamsDomains,
          description: { description: "Short description." },
          note: { description: "Note about the company." },
          health_score: companiesCreateParamsHealth_score,
          account_tier: companiesCreateParamsAccount_tier,
          renewal_date: { description: "Renewal date of the contract." },
          industry: { description: "Industry, as defined in the account." },
          custom_fields: ticketsCreateParamsCustom_fields,
          lookup_parameter: ticketsCreateParamsLookup_parameter,
        },
      },
      isGraphql: false,
    },
    "companies.delete": {
      description: "Deletes a company permanently. Its contacts stay.",
      keywords: ["remove firm", "organization", "account", "client", "firm", "business", "B2B"],
      params: companiesGetParams,
      isGraphql: false,
    },
    "companies.api_search": {
      description: "Searches companies by domain, creation or update time and custom fields. Returns up to 300.",
      keywords: ["find firm", "organization", "account", "client", "firm", "business", "B2B"],
      params: {
        properties: {
          query: {
            description:
              "Query on `domain`, `created_at`, `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` " +
              "and `:<`. Texts and dates need single quotes.",
          },
          page: ticketsApi_searchParamsPage,
        },
      },
      isGraphql: false,
    },
    "company_fields.list": {
      description: "Lists the company fields with their choices.",
      keywords: ["form", "property", "column", "attribute", "custom data"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/CompanyField" },
      isGraphql: false,
    },
    "company_names.list": {
      description: "Lists companies with a word in their name that starts with a text.",
      keywords: ["firm autocomplete", "look up account", "suggest", "typeahead", "which firm"],
      params: {
        properties: { name: { description: "Start of a word of the name, such as `acme`.", examples: ["Acme"] } },
      },
      record: { $ref: "#/$defs/Named" },
      isGraphql: false,
    },
    "contact_names.list": {
      description: "Lists contacts with a word in their name that starts with a text.",
      keywords: ["person autocomplete", "look up client", "suggest", "typeahead", "who is called"],
      params: contact_namesListParams,
      record: { $ref: "#/$defs/Named" },
      isGraphql: false,
    },
    "current_agent.get": {
      description: "Gets the agent that the API key belongs to.",
      keywords: ["me", "who am I", "my account", "logged in", "profile"],
      isGraphql: false,
    },
    "agents.list": {
      description: "Lists agents by name. Filters can be combined.",
      keywords: [
        "who is on support",
        "availability",
        "staff",
        "support rep",
        "colleague",
        "employee",
        "operator",
        "helpdesk people",
        "who the support team",
        "support staff",
        "agents available",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          email: { description: "Filters by email address." },
          mobile: { description: "Filters by mobile number." },
          phone: { description: "Filters by phone number." },
          state: { description: "Filters by state: full-time or occasional." },
        },
      },
      record: { $ref: "#/$defs/Agent" },
      isGraphql: false,
    },
    "agents.get": {
      description: "Gets an agent with groups, roles and skills.",
      keywords: ["who is", "staff", "support rep", "colleague", "employee", "operator", "helpdesk people"],
      params: agentsGetParams,
      isGraphql: false,
    },
    "agents.create": {
      description: "Creates an agent, who is invited by email.",
      keywords: [
        "hire",
        "onboard",
        "give seat",
        "staff",
        "support rep",
        "colleague",
        "employee",
        "operator",
        "helpdesk people",
        "new support seat",
        "add an agent",
      ],
      params: {
        properties: {
          email: agentsCreateParamsEmail,
          ticket_scope: contactsMake_agentParamsTicket_scope,
          name: { description: "First and last name of the agent." },
          occasional: contactsMake_agentParamsOccasional,
          signature: { description: "Signature of the agent, as HTML." },
          skill_ids: { description: "IDs of the agent's skills." },
          group_ids: contactsMake_agentParamsGroup_ids,
          role_ids: contactsMake_agentParamsRole_ids,
          agent_type: {
            description: "Type of the agent: 1 support agent, 2 field agent, 3 collaborator. Defaults to 1.",
          },
          language: contactsCreateParamsLanguage,
          time_zone: contactsCreateParamsTime_zone,
          focus_mode: contactsMake_agentParamsFocus_mode,
        },
      },
      isGraphql: false,
    },
    "agents.update": {
      description: "Updates an agent. The name, phone numbers and job title can be changed in Freshworks only.",
      keywords: [
        "change role",
        "occasional",
        "signature",
        "staff",
        "support rep",
        "colleague",
        "employee",
        "operator",
        "helpdesk people",
      ],
      params: {
        properties: {
          agent_id: ticket_watchersCreateParamsUser_id,
          email: agentsCreateParamsEmail,
          ticket_scope: contactsMake_agentParamsTicket_scope,
          occasional: contactsMake_agentParamsOccasional,
          signature: { description: "Signature of the agent, as HTML." },
          skill_ids: { description: "IDs of the agent's skills." },
          group_ids: contactsMake_agentParamsGroup_ids,
          role_ids: contactsMake_agentParamsRole_ids,
          language: contactsCreateParamsLanguage,
          time_zone: contactsCreateParamsTime_zone,
          focus_mode: contactsMake_agentParamsFocus_mode,
        },
      },
      isGraphql: false,
    },
    "agents.delete": {
      description: "Deletes an agent, who becomes a contact.",
      keywords: [
        "offboard",
        "downgrade",
        "remove staff",
        "staff",
        "support rep",
        "colleague",
        "employee",
        "operator",
        "helpdesk people",
      ],
      params: agentsGetParams,
      isGraphql: false,
    },
    "agent_names.list": {
      description: "Lists agents with a word in their name or email address that starts with a text.",
      keywords: ["staff autocomplete", "look up colleague", "suggest", "typeahead", "who is called"],
      params: contact_namesListParams,
      record: { $ref: "#/$defs/NamedAgent" },
      isGraphql: false,
    },
    "groups.list": {
      description: "Lists groups without their agents. For the agents, use `groups.get`.",
      keywords: ["teams", "department", "queue", "tier", "squad", "support teams", "agent groups"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/Group" },
      isGraphql: false,
    },
    "groups.get": {
      description: "Gets a group with its agents.",
      keywords: ["who is in team", "team", "department", "queue", "tier", "squad"],
      params: groupsGetParams,
      isGraphql: false,
    },
    "groups.create": {
      description: "Creates a group of agents.",
      keywords: ["new team", "team", "department", "queue", "tier", "squad"],
      params: {
        properties: {
          name: { description: "Name of the group, unique in the account." },
          description: { description: "Short description." },
          agent_ids: groupsCreateParamsAgent_ids,
          auto_ticket_assign: groupsCreateParamsAuto_ticket_assign,
          escalate_to: groupsCreateParamsEscalate_to,
          unassigned_for: groupsCreateParamsUnassigned_for,
        },
      },
      isGraphql: false,
    },
    "groups.update": {
      description:
        "Updates a group. Fields that you leave out keep their value; the list of agents is replaced as a whole.",
      keywords: ["rename team", "reassign members", "team", "department", "queue", "tier", "squad"],
      params: {
        properties: {
          group_id: groupsGetParamsGroup_id,
          name: { description: "Name of the group, unique in the account." },
          description: { description: "Short description." },
          agent_ids: groupsCreateParamsAgent_ids,
          auto_ticket_assign: groupsCreateParamsAuto_ticket_assign,
          escalate_to: groupsCreateParamsEscalate_to,
          unassigned_for: groupsCreateParamsUnassigned_for,
        },
      },
      isGraphql: false,
    },
    "groups.delete": {
      description: "Deletes a group permanently. Its agents stay.",
      keywords: ["dissolve team", "team", "department", "queue", "tier", "squad"],
      params: groupsGetParams,
      isGraphql: false,
    },
    "roles.list": {
      description: "Lists the roles of agents.",
      keywords: ["which rights", "permission", "rights", "admin", "supervisor", "access level"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/Role" },
      isGraphql: false,
    },
    "roles.get": {
      description: "Gets a role.",
      keywords: ["role rights", "permission", "rights", "admin", "supervisor", "access level"],
      params: { properties: { role_id: { description: "ID of the role, as `roles.list` returns it." } } },
      isGraphql: false,
    },
    "products.list": {
      description: "Lists the products of the account.",
      keywords: ["brands", "item", "line", "what we sell", "service"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/Product" },
      isGraphql: false,
    },
    "products.get": {
      description: "Gets a product.",
      keywords: ["brand details", "brand", "item", "line", "what we sell", "service"],
      params: { properties: { product_id: ticketsCreateParamsProduct_id } },
      isGraphql: false,
    },
    "email_configs.list": {
      description: "Lists the email configurations. `outbound_emails.create` requires the ID of one.",
      keywords: ["mailbox", "support address", "inbox", "sender", "from address", "reply address"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/EmailConfigRecord" },
      isGraphql: false,
    },
    "solution_categories.list": {
      description: "Lists the categories of the knowledge base.",
      keywords: ["topics", "help center", "FAQ", "section", "help pages"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/SolutionCategory" },
      isGraphql: false,
    },
    "solution_categories.create": {
      description: "Creates a category in the knowledge base.",
      keywords: ["new topic", "help center", "FAQ", "section", "topic", "help pages"],
      params: {
        properties: {
          name: { description: "Name of the category, unique in the account." },
          description: { description: "Short description." },
          visible_in_portals: {
            description: "IDs of the portals that show the category. For accounts with several portals.",
          },
        },
      },
      isGraphql: false,
    },
    "solution_folders.list": {
      description: "Lists the folders of a category with their visibility.",
      keywords: ["sections", "knowledge base", "help center", "FAQ", "subtopic"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          category_id: solution_foldersListParamsCategory_id,
        },
      },
      record: { $ref: "#/$defs/SolutionFolder" },
      isGraphql: false,
    },
    "solution_folders.create": {
      description: "Creates a folder in a category.",
      keywords: ["new section", "knowledge base", "help center", "FAQ", "section", "subtopic"],
      params: {
        properties: {
          category_id: solution_foldersListParamsCategory_id,
          name: { description: "Name of the folder, unique in the category." },
          description: { description: "Short description." },
          parent_folder_id: { description: "ID of the parent folder. For accounts with nested folders." },
          visibility: {
            description:
              "Visibility: 1 everyone, 2 logged-in users, 3 agents, 4 selected companies, 5 bots, 6 selected contact " +
              "segments, 7 selected company segments. Defaults to 1.",
          },
          company_ids: { description: "IDs of companies, as `companies.list` returns them. For `visibility` 4." },
          contact_segment_ids: { description: "IDs of contact segments. For `visibility` 6." },
          company_segment_ids: { description: "IDs of company segments. For `visibility` 7." },
        },
      },
      isGraphql: false,
    },
    "solution_articles.list": {
      description: "Lists the articles of a folder with their text.",
      keywords: ["guides", "knowledge base", "KB", "FAQ", "help page", "how-to", "documentation", "help articles"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          folder_id: solution_articlesListParamsFolder_id,
        },
      },
      record: { $ref: "#/$defs/SolutionArticle" },
      isGraphql: false,
    },
    "solution_articles.get": {
      description: "Gets an article with its text, votes and views.",
      keywords: ["read guide", "knowledge base", "KB", "FAQ", "help page", "how-to", "guide", "documentation"],
      params: solution_articlesGetParams,
      isGraphql: false,
    },
    "solution_articles.create": {
      description: "Creates an article in a folder of the knowledge base.",
      keywords: [
        "write guide",
        "document fix",
        "publish",
        "KB",
        "FAQ",
        "help page",
        "how-to",
        "guide",
        "documentation",
        "write a help article",
        "new FAQ",
      ],
      params: {
        properties: {
          folder_id: solution_articlesListParamsFolder_id,
          title: { description: "Title of the article." },
          description: { description: "Text of the article, as HTML." },
          status: { description: "Status: 1 draft, 2 published." },
          type: solution_articlesCreateParamsType,
          tags: ticketsCreateParamsTags,
          seo_data: solution_articlesCreateParamsSeo_data,
        },
      },
      isGraphql: false,
    },
    "solution_articles.update": {
      description: "Updates an article. Fields that you leave out keep their value. `status` 1 alone unpublishes it.",
      keywords: [
        "edit guide",
        "rewrite",
        "knowledge base",
        "KB",
        "FAQ",
        "help page",
        "how-to",
        "guide",
        "documentation",
        "fix the help article",
        "publish the article",
      ],
      params: {
        properties: {
          article_id: solution_articlesGetParamsArticle_id,
          title: { description: "Title of the article." },
          description: { description: "Text of the article, as HTML." },
          status: { description: "Status: 1 draft, 2 published." },
          agent_id: { description: "ID of the author, as `agents.list` returns it." },
          type: solution_articlesCreateParamsType,
          tags: ticketsCreateParamsTags,
          seo_data: solution_articlesCreateParamsSeo_data,
        },
      },
      isGraphql: false,
    },
    "solution_articles.delete": {
      description: "Deletes an article with its translations.",
      keywords: ["remove guide", "knowledge base", "KB", "FAQ", "help page", "how-to", "guide", "documentation"],
      params: solution_articlesGetParams,
      isGraphql: false,
    },
    "solution_articles.api_search": {
      description: "Searches articles of the knowledge base by keywords.",
      keywords: [
        "find guide",
        "about",
        "which mention",
        "KB",
        "FAQ",
        "help page",
        "how-to",
        "guide",
        "documentation",
        "find a help article",
        "article about",
        "FAQ on",
      ],
      params: { properties: { term: { description: "Keywords to search for.", examples: ["refund"] } } },
      record: { $ref: "#/$defs/SolutionArticle" },
      isGraphql: false,
    },
    "canned_response_folders.list": {
      description: "Lists the folders of canned responses.",
      keywords: ["macro", "template", "saved reply", "snippet", "boilerplate", "quick reply"],
      params: contact_fieldsListParams,
      record: { $ref: "#/$defs/CannedFolder" },
      isGraphql: false,
    },
    "canned_responses.list": {
      description: "Lists the canned responses of a folder with their text.",
      keywords: ["snippets", "macro", "template", "saved reply", "boilerplate", "quick reply"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          folder_id: canned_responsesListParamsFolder_id,
        },
      },
      record: { $ref: "#/$defs/CannedResponse" },
      isGraphql: false,
    },
    "canned_responses.get": {
      description: "Gets a canned response.",
      keywords: ["snippet text", "macro", "template", "saved reply", "snippet", "boilerplate", "quick reply"],
      params: { properties: { canned_response_id: canned_responsesGetParamsCanned_response_id } },
      isGraphql: false,
    },
    "canned_responses.create": {
      description: "Creates a canned response.",
      keywords: ["save snippet", "macro", "template", "saved reply", "snippet", "boilerplate", "quick reply"],
      params: {
        properties: {
          title: { description: "Title of the canned response." },
          content_html: canned_responsesCreateParamsContent_html,
          folder_id: canned_responsesListParamsFolder_id,
          visibility: canned_responsesCreateParamsVisibility,
          group_ids: canned_responsesCreateParamsGroup_ids,
        },
      },
      isGraphql: false,
    },
    "canned_responses.update": {
      description: "Updates a canned response. Fields that you leave out keep their value.",
      keywords: ["edit snippet", "macro", "template", "saved reply", "snippet", "boilerplate", "quick reply"],
      params: {
        properties: {
          canned_response_id: canned_responsesGetParamsCanned_response_id,
          title: { description: "Title of the canned response." },
          content_html: canned_responsesCreateParamsContent_html,
          folder_id: canned_responsesListParamsFolder_id,
          visibility: canned_responsesCreateParamsVisibility,
          group_ids: canned_responsesCreateParamsGroup_ids,
        },
      },
      isGraphql: false,
    },
    "jobs.get": {
      description: "Gets the progress of a job, such as a bulk update by `ticket_bulk_updates.create`.",
      keywords: ["bulk progress", "background", "is it finished", "async", "still running", "export status"],
      params: {
        properties: {
          job_id: {
            description: "ID of the job, as the operation that started it returns it.",
            examples: ["e4d18654f60b5204513155b26c6cb"],
          },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    Page: {
      type: "integer",
      description:
        "Page number, starting at 1, as `next` of the previous page returns it. Freshdesk advises against pages " +
        "after 500.",
      minimum: 1,
    },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 30.",
      minimum: 1,
      maximum: 100,
    },
    SearchPage: {
      type: "integer",
      description: "Page number, 1 to 10. A page has 30 records.",
      minimum: 1,
      maximum: 10,
    },
    TicketId: { type: "integer", description: "ID of the ticket.", minimum: 1 },
    ConversationId: {
      type: "integer",
      description: "ID of the reply or note, as `conversations.list` returns it.",
      minimum: 1,
    },
    ContactId: { type: "integer", description: "ID of the contact, as `contacts.list` returns it.", minimum: 1 },
    CompanyId: { type: "integer", description: "ID of the company, as `companies.list` returns it.", minimum: 1 },
    AgentId: { type: "integer", description: "ID of the agent, as `agents.list` returns it.", minimum: 1 },
    GroupId: { type: "integer", description: "ID of the group, as `groups.list` returns it.", minimum: 1 },
    TimeEntryId: {
      type: "integer",
      description: "ID of the time entry, as `time_entries.list` returns it.",
      minimum: 1,
    },
    CategoryId: {
      type: "integer",
      description: "ID of the category, as `solution_categories.list` returns it.",
      minimum: 1,
    },
    FolderId: { type: "integer", description: "ID of the folder, as `solution_folders.list` returns it.", minimum: 1 },
    ArticleId: {
      type: "integer",
      description: "ID of the article, as `solution_articles.list` returns it.",
      minimum: 1,
    },
    TicketQuery: {
      type: "string",
      description:
        "Query on `agent_id`, `group_id`, `priority`, `status`, `tag`, `type`, `due_by`, `fr_due_by`, `created_at`, " +
        "`updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and `:<`. Texts and dates need single " +
        "quotes.",
      minLength: 1,
      maxLength: 510,
      pattern: "^[^\"]*$",
      examples: ["priority:4 OR priority:3"],
    },
    ContactQuery: {
      type: "string",
      description:
        "Query on `active`, `company_id`, `twitter_id`, `email`, `phone`, `mobile`, `tag`, `language`, `time_zone`, " +
        "`created_at`, `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and `:<`. Texts and dates " +
        "need single quotes.",
      minLength: 1,
      maxLength: 510,
      pattern: "^[^\"]*$",
      examples: ["email:'ada@example.com' OR tag:'vip'"],
    },
    CompanyQuery: {
      type: "string",
      description:
        "Query on `domain`, `created_at`, `updated_at` and custom fields. Use `AND`, `OR`, parentheses, `:>` and " +
        "`:<`. Texts and dates need single quotes.",
      minLength: 1,
      maxLength: 510,
      pattern: "^[^\"]*$",
      examples: ["domain:'example.com' OR created_at:>'2026-01-01'"],
    },
    NameTerm: {
      type: "string",
      description: "Start of a word. Text from the middle of a word does not match.",
      minLength: 1,
      examples: ["Ada"],
    },
    RequesterEmail: {
      type: "string",
      description: "Email address of the requester. If no contact has it, Freshdesk creates one.",
      format: "email",
      examples: ["ada@example.com"],
    },
    RequesterId: schemasRequesterId,
    RequesterPhone: {
      type: "string",
      description: "Phone number of the requester. Without an email address, `name` is required too.",
    },
    RequesterName: { type: "string", description: "Name of the requester." },
    RequesterExternal: { type: "string", description: "ID of the requester in an external system." },
    RequesterTwitter: { type: "string", description: "Twitter handle of the requester." },
    RequesterFacebook: { type: "string", description: "Facebook ID of an existing contact." },
    Subject: { type: "string", description: "Subject of the ticket." },
    TicketText: { type: "string", description: "Description of the ticket, as HTML." },
    Status: schemasStatus,
    Priority: schemasPriority,
    Source: {
      type: "integer",
      description: "Source of the ticket: 1 email, 2 portal, 3 phone, 7 chat, 9 feedback widget, 10 outbound email.",
      minimum: 1,
    },
    TicketType: {
      type: ["string", "null"],
      description: "Type of the ticket, as defined in the account.",
      examples: ["Question"],
    },
    Responder: { type: ["integer", "null"], description: "ID of the assigned agent, as `agents.list` returns it." },
    GroupOf: { type: ["integer", "null"], description: "ID of the assigned group, as `groups.list` returns it." },
    ProductOf: { type: ["integer", "null"], description: "ID of the product, as `products.list` returns it." },
    CompanyOf: {
      type: "integer",
      description:
        "ID of the requester's company, as `companies.list` returns it. For accounts whose contacts can have several " +
        "companies.",
    },
    EmailConfig: schemasEmailConfig,
    CcEmails: {
      type: "array",
      items: { type: "string" },
      description: "Email addresses to copy (Cc).",
      examples: [["ada@example.com"]],
    },
    BccEmails: {
      type: "array",
      items: { type: "string" },
      description: "Email addresses to blind copy (Bcc).",
      examples: [["ada@example.com"]],
    },
    NotifyEmails: {
      type: "array",
      items: { type: "string" },
      description: "Email addresses of agents or contacts to notify.",
      examples: [["ada@example.com"]],
    },
    Tags: { type: "array", items: { type: "string" }, description: "Tags. An update replaces the current ones." },
    DueBy: schemasDueBy,
    FirstDueBy: schemasFirstDueBy,
    ParentId: { type: "integer", description: "ID of the parent ticket." },
    InternalAgent: {
      type: "integer",
      description: "ID of the internal agent, as `agents.list` returns it. For accounts with shared ownership.",
    },
    InternalGroup: {
      type: "integer",
      description: "ID of the internal group, as `groups.list` returns it. For accounts with shared ownership.",
    },
    CustomValues: {
      type: "object",
      additionalProperties: {},
      description: "Custom field values by name. Dates have the form `2026-12-31`.",
    },
    CustomRecord: schemasCustomRecord,
    SocialHandle: {
      type: "object",
      additionalProperties: {},
      description: "Social handle. Freshdesk does not document its fields.",
    },
    Lookup: {
      type: "string",
      description: "Identifier that `custom_fields` uses for records of custom objects. Defaults to `display_id`.",
      enum: ["display_id", "primary_field_value"],
    },
    ReplyText: { type: "string", description: "Text of the reply, as HTML.", minLength: 1 },
    NoteText: { type: "string", description: "Text of the note, as HTML.", minLength: 1 },
    FromEmail: {
      type: "string",
      description: "Sender email address. Defaults to the account's address.",
      examples: ["support@example.com"],
    },
    ByAgent: {
      type: "integer",
      description: "ID of the author, as `agents.list` returns it. Defaults to the authenticated agent.",
    },
    IsPrivate: { type: "boolean", description: "Whether the note is visible to agents only. Defaults to `true`." },
    IsIncoming: {
      type: "boolean",
      description: "Whether the note appears as incoming, from outside Freshdesk. Defaults to `false`.",
    },
    Upload: {
      type: "object",
      description: "File to attach, with its name. Attachments of a ticket are limited to 20 MB in total.",
      properties: {
        name: { type: "string", minLength: 1, maxLength: 255 },
        type: { type: "string", maxLength: 100 },
        text: { type: "string" },
        base64: { type: "string" },
        bytes: {},
        size: { type: "integer", minimum: 0 },
      },
      required: ["name"],
      additionalProperties: false,
      examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
    },
    TimeSpent: {
      type: "string",
      description: "Time spent, in the form `hh:mm`, such as `01:30`.",
      pattern: "^\\d{1,3}:\\d{2}$",
      examples: ["01:30"],
    },
    TimeNote: { type: "string", description: "Note on the work done." },
    TimeAgent: { type: "integer", description: "ID of the agent who spent the time, as `agents.list` returns it." },
    Billable: { type: "boolean", description: "Whether the time is billable. Defaults to `true`." },
    ExecutedAt: { type: "string", format: "date-time", description: "Time when the work was done." },
    StartTime: {
      type: "string",
      format: "date-time",
      description: "Start time of the timer. Cannot be in the future, or combined with `timer_running` set to `false`.",
    },
    TimerRunning: { type: "boolean", description: "Whether the timer runs." },
    RatingValues: {
      type: "object",
      additionalProperties: { type: "integer" },
      description: "Ratings by question ID. `default_question` is the main question.",
      examples: [{ default_question: 103 }],
    },
    ContactName: { type: "string", description: "First and last name of the contact.", minLength: 1 },
    ContactEmail: {
      type: "string",
      description: "Primary email address, unique among contacts.",
      format: "email",
      examples: ["ada@example.com"],
    },
    Phone: { type: ["string", "null"], description: "Phone number." },
    Mobile: { type: ["string", "null"], description: "Mobile number." },
    Twitter: { type: ["string", "null"], description: "Twitter handle." },
    External: { type: ["string", "null"], description: "ID in an external system, unique among contacts." },
    OtherEmails: {
      type: "array",
      items: { type: "string" },
      description: "Additional email addresses. An update replaces the current ones.",
      examples: [["ada.lovelace@example.com"]],
    },
    ContactCompany: {
      type: ["integer", "null"],
      description: "ID of the primary company, as `companies.list` returns it.",
    },
    SeesAll: schemasSeesAll,
    OtherCompanies: {
      type: "array",
      items: { $ref: "#/$defs/ContactCompanyInput" },
      description: "Additional companies. Depends on the plan.",
    },
    Handles: {
      type: "array",
      items: { $ref: "#/$defs/SocialHandle" },
      description: "Facebook, Instagram and Twitter handles, up to 10. Available in newer accounts.",
      maxItems: 10,
    },
    Address: { type: ["string", "null"], description: "Postal address." },
    About: { type: ["string", "null"], description: "Short description." },
    JobTitle: { type: ["string", "null"], description: "Job title of the contact, such as `Accountant`." },
    Language: {
      type: "string",
      description: "Language code, such as `en`. Defaults to the account's language.",
      examples: ["en"],
    },
    TimeZone: {
      type: "string",
      description: "Time zone, by Freshdesk's name, such as `Chennai`. Defaults to the account's time zone.",
      examples: ["Chennai"],
    },
    CompanyName: { type: "string", description: "Name of the company, unique in the account.", minLength: 1 },
    Domains: {
      type: "array",
      items: { type: "string" },
      description: "Email domains of the company. An update replaces the current ones.",
      examples: [["example.com"]],
    },
    CompanyNote: { type: ["string", "null"], description: "Note about the company." },
    Health: {
      type: ["string", "null"],
      description: "Health score of the relationship, as defined in the account.",
      examples: ["Happy"],
    },
    Tier: { type: ["string", "null"], description: "Account tier, as defined in the account.", examples: ["Premium"] },
    Renewal: { type: ["string", "null"], format: "date", description: "Renewal date of the contract." },
    Industry: { type: ["string", "null"], description: "Industry, as defined in the account." },
    AgentEmail: {
      type: "string",
      description: "Email address of the agent.",
      format: "email",
      examples: ["ada@example.com"],
    },
    TicketScope: {
      type: "integer",
      description: "Tickets that the agent can access: 1 all, 2 tickets of their groups, 3 tickets assigned to them.",
      enum: [1, 2, 3],
    },
    Occasional: { type: "boolean", description: "Whether the agent is occasional (`true`) or full-time (`false`)." },
    Signature: { type: "string", description: "Signature of the agent, as HTML." },
    SkillIds: { type: "array", items: { type: "integer" }, description: "IDs of the agent's skills." },
    AgentGroups: {
      type: "array",
      items: { type: "integer" },
      description: "IDs of the agent's groups, as `groups.list` returns them.",
    },
    RoleIds: {
      type: "array",
      items: { type: "integer" },
      description: "IDs of the agent's roles, as `roles.list` returns them. At least one.",
    },
    FocusMode: { type: "boolean", description: "Whether focus mode is on. Defaults to `true`." },
    GroupName: { type: "string", description: "Name of the group, unique in the account.", minLength: 1 },
    GroupAgents: {
      type: "array",
      items: { type: "integer" },
      description: "IDs of the group's agents, as `agents.list` returns them. An update replaces the current ones.",
    },
    AutoAssign: {
      type: "integer",
      description: "Automatic ticket assignment: 0 off, 1 round robin. Paid plans only.",
      enum: [0, 1],
    },
    EscalateTo: {
      type: ["integer", "null"],
      description: "ID of the agent to notify by email if a ticket stays unassigned. `null` notifies nobody.",
    },
    UnassignedFor: {
      type: "string",
      description: "Time before an unassigned ticket is escalated. Defaults to `30m`.",
      enum: ["30m", "1h", "2h", "4h", "8h", "12h", "1d", "2d", "3d"],
    },
    ArticleTitle: { type: "string", description: "Title of the article.", minLength: 1 },
    ArticleText: { type: "string", description: "Text of the article, as HTML." },
    ArticleStatus: { type: "integer", description: "Status: 1 draft, 2 published.", enum: [1, 2] },
    ArticleType: { type: "integer", description: "Type of the article: 1 permanent, 2 workaround.", enum: [1, 2] },
    CannedId: {
      type: "integer",
      description: "ID of the canned response, as `canned_responses.list` returns it.",
      minimum: 1,
    },
    CannedTitle: { type: "string", description: "Title of the canned response.", minLength: 1 },
    CannedText: {
      type: "string",
      description: "Text of the canned response, as HTML with Freshdesk placeholders.",
      minLength: 1,
    },
    CannedFolderId: {
      type: "integer",
      description: "ID of the folder, as `canned_response_folders.list` returns it.",
      minimum: 1,
    },
    CannedVisibility: {
      type: "integer",
      description: "Visibility: 0 all agents, 1 the author only, 2 selected groups.",
      enum: [0, 1, 2],
    },
    CannedGroups: {
      type: "array",
      items: { type: "integer" },
      description: "IDs of groups, as `groups.list` returns them. For `visibility` 2.",
    },
    Ticket: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket's ID." },
        tags: { type: "array", items: { type: "string" }, description: "The tags on the ticket." },
        type: { type: ["string", "null"], description: "The ticket's type, from the account's list. Null if not set." },
        subject: { type: ["string", "null"], description: "The ticket's subject." },
        description: { type: "string", description: "The content of the ticket, as HTML." },
        description_text: { type: "string", description: "The content of the ticket, as plain text." },
        structured_description: {
          anyOf: [
            {
              $ref: "#/$defs/StructuredText",
              description: "The content of the ticket in structured parts. May be null.",
            },
            { type: "null" },
          ],
        },
        status: {
          type: "integer",
          description: "The ticket's status: 2 open, 3 pending, 4 resolved, 5 closed, or a custom one.",
        },
        priority: { type: "integer", description: "The ticket's priority, from 1 for low to 4 for urgent." },
        source: {
          type: "integer",
          description: "The channel the ticket came through, as a number: 1 email, 2 portal, 3 phone.",
        },
        requester_id: { type: "integer", description: "The ID of the contact who raised the ticket." },
        responder_id: {
          type: ["integer", "null"],
          description: "The ID of the agent assigned to the ticket. Null if unassigned.",
        },
        group_id: {
          type: ["integer", "null"],
          description: "The ID of the group assigned to the ticket. Null if unassigned.",
        },
        product_id: {
          type: ["integer", "null"],
          description: "The ID of the product the ticket is about. Null if not set.",
        },
        company_id: {
          type: ["integer", "null"],
          description: "The ID of the requester's company. Null if there is none.",
        },
        email_config_id: {
          type: ["integer", "null"],
          description: "The ID of the email configuration the ticket uses. Null if there is none.",
        },
        cc_emails: {
          type: "array",
          items: { type: "string" },
          description: "The email addresses copied on the ticket's original email.",
        },
        fwd_emails: {
          type: "array",
          items: { type: "string" },
          description: "The email addresses added while forwarding the ticket.",
        },
        reply_cc_emails: {
          type: "array",
          items: { type: "string" },
          description: "The email addresses copied when replying to the ticket.",
        },
        to_emails: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The email addresses the ticket was originally sent to. May be null.",
        },
        spam: { type: "boolean", description: "Whether the ticket is marked as spam." },
        urgent: { type: "boolean" },
        deleted: { type: "boolean", description: "Whether the ticket was deleted." },
        is_escalated: {
          type: "boolean",
          description: "Whether the ticket was escalated, having missed its resolution time.",
        },
        fr_escalated: {
          type: "boolean",
          description: "Whether the ticket was escalated, having missed its first response time.",
        },
        due_by: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the ticket should be resolved by.",
        },
        fr_due_by: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the first response is due by.",
        },
        attachments: {
          type: "array",
          items: { $ref: "#/$defs/Attachment" },
          description: "The files attached to the ticket.",
        },
        association_type: {
          type: ["integer", "null"],
          description: "The ticket's link to others: 1 parent, 2 child, 3 tracker, 4 related. May be null.",
        },
        associated_tickets_list: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The IDs of the tickets associated with this one. May be null.",
        },
        internal_agent_id: {
          type: ["integer", "null"],
          description: "The ID of the internal agent assigned to the ticket. Null if unassigned.",
        },
        internal_group_id: {
          type: ["integer", "null"],
          description: "The ID of the internal group assigned to the ticket. Null if unassigned.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the ticket." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the ticket." },
        requester: {
          type: "object",
          properties: {
            id: { type: "integer" },
            name: { type: "string" },
            email: { type: ["string", "null"] },
            mobile: { type: ["string", "null"] },
            phone: { type: ["string", "null"] },
          },
          description: "The contact who raised the ticket. Present when requested.",
        },
        company: {
          type: "object",
          properties: { id: { type: "integer" }, name: { type: "string" } },
          description: "The requester's company. Present when requested.",
        },
        stats: {
          type: "object",
          properties: {
            closed_at: { type: ["string", "null"], format: "date-time" },
            resolved_at: { type: ["string", "null"], format: "date-time" },
            first_responded_at: { type: ["string", "null"], format: "date-time" },
          },
          description: "The times the ticket was closed, resolved and first responded to. Present when requested.",
        },
        conversations: {
          type: "array",
          items: { $ref: "#/$defs/Conversation" },
          description: "The replies and notes on the ticket. Present when requested.",
        },
      },
      required: ["id"],
    },
    StructuredText: {
      type: "object",
      properties: { description_contents: { type: "array", items: { $ref: "#/$defs/StructuredPart" } } },
    },
    StructuredPart: {
      type: "object",
      properties: { type: { type: "string" }, data: { type: "object", properties: { content: { type: "string" } } } },
      required: ["type"],
    },
    Structured: {
      type: "object",
      properties: {
        body_contents: {
          type: "array",
          items: { $ref: "#/$defs/StructuredPart" },
          description: "Parts of the structured text.",
        },
      },
      required: ["body_contents"],
    },
    MergeNote: {
      type: "object",
      properties: {
        body: { type: "string", description: "Text of the note." },
        private: { type: "boolean", description: "Whether the note is visible to agents only." },
      },
      required: ["body"],
    },
    TicketChanges: {
      type: "object",
      properties: {
        status: schemasStatus,
        priority: schemasPriority,
        responder_id: { type: "integer", description: "ID of the assigned agent, as `agents.list` returns it." },
        group_id: { type: "integer", description: "ID of the assigned group, as `groups.list` returns it." },
        type: { type: "string", description: "Type of the tickets, as defined in the account." },
        source: { type: "integer", description: "Source of the tickets." },
        product_id: { type: "integer", description: "ID of the product, as `products.list` returns it." },
        requester_id: schemasRequesterId,
        parent_id: { type: "integer", description: "ID of the parent ticket." },
        email_config_id: schemasEmailConfig,
        from_email: { type: "string", description: "Sender email address of the reply." },
        tags: { type: "array", items: { type: "string" }, description: "Tags of the tickets." },
        due_by: schemasDueBy,
        fr_due_by: schemasFirstDueBy,
        custom_fields: schemasCustomRecord,
        internal_agent_id: { type: "integer", description: "ID of the internal agent. Requires `status`." },
        internal_group_id: { type: "integer", description: "ID of the internal group. Requires `status`." },
        skip_close_notification: {
          type: "boolean",
          description: "Whether to close tickets without an email to the requesters.",
        },
      },
    },
    BulkReply: {
      type: "object",
      properties: {
        body: { type: "string", description: "Text of the reply, as HTML." },
        attachment_ids: { type: "array", items: { type: "integer" }, description: "IDs of files to attach." },
        inline_attachment_ids: {
          type: "array",
          items: { type: "integer" },
          description: "IDs of inline files in the text.",
        },
      },
      required: ["body"],
    },
    JobStart: {
      type: "object",
      properties: { job_id: { anyOf: [{ type: "string" }, { type: "integer" }] }, href: { type: "string" } },
      required: ["job_id"],
    },
    Job: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        progress: { type: "number" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        status_updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        content_type: { type: "string" },
        size: { type: "integer" },
        attachment_url: { type: "string" },
        thumb_url: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Conversation: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The conversation's ID." },
        body: { type: "string", description: "The content of the conversation, as HTML." },
        body_text: { type: "string", description: "The content of the conversation, as plain text." },
        structured_body: {
          type: ["object", "null"],
          properties: { body_contents: { type: "array", items: { $ref: "#/$defs/StructuredPart" } } },
          description: "The content of the conversation in structured parts. May be null.",
        },
        incoming: { type: "boolean", description: "Whether the conversation came from outside the helpdesk." },
        private: { type: "boolean", description: "Whether the note is private to agents." },
        user_id: { type: "integer", description: "The ID of the agent or contact who added the conversation." },
        support_email: {
          type: ["string", "null"],
          description: "The support address the reply was sent from. Null for other conversations.",
        },
        source: { type: "integer", description: "The kind of conversation, as a number: 0 reply, 2 note." },
        category: { type: "integer" },
        ticket_id: { type: "integer", description: "The ID of the ticket the conversation belongs to." },
        from_email: {
          type: ["string", "null"],
          description: "The email address the conversation was sent from. Null if not an email.",
        },
        to_emails: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The email addresses the conversation was sent to.",
        },
        cc_emails: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The email addresses copied on the conversation.",
        },
        bcc_emails: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The email addresses blind-copied on the conversation.",
        },
        replied_to: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The email addresses the reply was sent to.",
        },
        notified_to: {
          type: "array",
          items: { type: "string" },
          description: "The email addresses of the agents notified of the note.",
        },
        attachments: {
          type: "array",
          items: { $ref: "#/$defs/Attachment" },
          description: "The files attached to the conversation.",
        },
        email_failure_count: {
          type: ["integer", "null"],
          description: "The number of recipients the email could not be delivered to.",
        },
        outgoing_failures: { type: ["integer", "null"] },
        deleted: { type: "boolean", description: "Whether the conversation was deleted." },
        has_quoted_text: { type: "boolean", description: "Whether the content includes quoted text." },
        last_edited_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the conversation was last edited. Null if it never was.",
        },
        last_edited_user_id: {
          type: ["integer", "null"],
          description: "The ID of the user who last edited the conversation. Null if never edited.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the conversation." },
        updated_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last update to the conversation.",
        },
      },
      required: ["id"],
    },
    Watchers: { type: "object", properties: { watcher_ids: { type: "array", items: { type: "integer" } } } },
    TimeEntry: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The time entry's ID." },
        ticket_id: { type: "integer", description: "The ID of the ticket the time was spent on." },
        agent_id: { type: "integer", description: "The ID of the agent who spent the time." },
        billable: { type: "boolean", description: "Whether the time is billable." },
        note: { type: ["string", "null"], description: "A note on the time entry. May be null." },
        time_spent: { type: "string", description: "The time spent, in the form hh:mm." },
        timer_running: { type: "boolean", description: "Whether the timer is running." },
        executed_at: { type: "string", format: "date-time", description: "The date the work was done." },
        start_time: { type: "string", format: "date-time", description: "The time the timer was started." },
        created_at: { type: "string", format: "date-time", description: "Creation time of the time entry." },
        updated_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last update to the time entry.",
        },
      },
      required: ["id"],
    },
    Rating: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The satisfaction rating's ID." },
        survey_id: { type: "integer", description: "The ID of the survey answered." },
        user_id: { type: "integer", description: "The ID of the contact who gave the rating." },
        agent_id: { type: ["integer", "null"], description: "The ID of the agent rated. Null if there is none." },
        group_id: { type: ["integer", "null"], description: "The ID of the group rated. Null if there is none." },
        ticket_id: { type: "integer", description: "The ID of the ticket the rating is about." },
        feedback: { type: ["string", "null"], description: "The contact's comments. Null if none were left." },
        ratings: {
          type: "object",
          additionalProperties: { type: "integer" },
          description: "Ratings by question ID. `default_question` is the main question.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the rating." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the rating." },
      },
      required: ["id"],
    },
    RatingIndex: {
      type: "object",
      properties: {
        id: { type: "integer" },
        survey_id: { type: "integer" },
        ticket_id: { type: "integer" },
        user_id: { type: "integer" },
        agent_id: { type: "integer" },
        group_id: { type: "integer" },
        rating: { type: "integer" },
        feedback: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Survey: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The survey's ID." },
        title: { type: "string", description: "The survey's title." },
        questions: {
          type: "array",
          items: { $ref: "#/$defs/SurveyQuestion" },
          description: "The questions in the survey, with their accepted ratings.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the survey." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the survey." },
      },
      required: ["id"],
    },
    SurveyQuestion: {
      type: "object",
      properties: {
        id: { type: "string" },
        label: { type: "string" },
        accepted_ratings: { type: "array", items: { type: "integer" } },
      },
      required: ["id"],
    },
    TicketField: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket field's ID." },
        name: { type: "string", description: "The ticket field's name, used in the API." },
        label: { type: "string", description: "The ticket field's label, as agents see it." },
        description: { type: ["string", "null"], description: "The ticket field's description. May be null." },
        type: { type: "string", description: "The ticket field's type." },
        position: { type: "integer", description: "The ticket field's position in the form." },
        default: schemasTicketFieldDefault,
        required_for_closure: {
          type: "boolean",
          description: "Whether the field must be filled in before closing the ticket.",
        },
        required_for_agents: schemasTicketFieldRequired_for_agents,
        required_for_customers: schemasTicketFieldRequired_for_customers,
        label_for_customers: { type: "string", description: "The ticket field's label, as customers see it." },
        customers_can_edit: schemasTicketFieldCustomers_can_edit,
        displayed_to_customers: schemasTicketFieldDisplayed_to_customers,
        portal_cc: {
          type: "boolean",
          description: "Whether customers may add copied addresses in the portal. For the requester field.",
        },
        portal_cc_to: {
          type: "string",
          description: "The addresses customers may copy: anyone, or people of their company.",
        },
        choices: {
          description:
            "Choices, as a list of texts or a map: labels by value for status, priority and source, or lists for " +
            "dependent fields.",
        },
        nested_ticket_fields: {
          type: "array",
          items: { $ref: "#/$defs/NestedField" },
          description: "The fields nested under a dependent field.",
        },
        created_at: { type: "string", format: "date-time", description: "Creation time of the ticket field." },
        updated_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last update to the ticket field.",
        },
      },
      required: ["id"],
    },
    NestedField: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        label: { type: "string" },
        label_in_portal: { type: "string" },
        level: { type: "integer" },
        description: { type: ["string", "null"] },
        ticket_field_id: { type: "integer" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Contact: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The contact's ID." },
        tags: { type: "array", items: { type: "string" }, description: "The tags on the contact." },
        contact_type: { type: "string", description: "The kind of contact." },
        name: { type: "string", description: "The contact's name." },
        email: { type: ["string", "null"], description: "The contact's primary email address. Null if not set." },
        phone: { type: ["string", "null"], description: "The contact's phone number. Null if not set." },
        mobile: { type: ["string", "null"], description: "The contact's mobile number. Null if not set." },
        twitter_id: { type: ["string", "null"], description: "The contact's Twitter handle. Null if not set." },
        unique_external_id: {
          type: ["string", "null"],
          description: "The contact's ID in an outside system. Null if not set.",
        },
        active: { type: "boolean", description: "Whether the contact has been verified." },
        deleted: { type: "boolean", description: "Whether the contact was deleted." },
        address: { type: ["string", "null"], description: "The contact's postal address. Null if not set." },
        company_id: {
          type: ["integer", "null"],
          description: "The ID of the contact's primary company. Null if there is none.",
        },
        view_all_tickets: {
          type: "boolean",
          description: "Whether the contact may see all tickets of the primary company.",
        },
        description: { type: ["string", "null"], description: "A description of the contact. Null if not set." },
        job_title: { type: ["string", "null"], description: "The contact's job title. Null if not set." },
        language: { type: "string", description: "The contact's language, as a code." },
        time_zone: { type: "string", description: "The contact's time zone." },
        other_emails: {
          type: "array",
          items: { type: "string" },
          description: "The contact's further email addresses.",
        },
        other_companies: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/ContactCompanyLink" }, { type: "integer" }] },
          description: "The contact's further companies, with access to their tickets.",
        },
        social_handler: {
          type: "array",
          items: { $ref: "#/$defs/SocialHandle" },
          description: "The contact's handles on social networks.",
        },
        avatar: {
          anyOf: [{ $ref: "#/$defs/Avatar", description: "The contact's picture. Null if not set." }, { type: "null" }],
        },
        devices: { type: "array", items: { $ref: "#/$defs/Device" } },
        created_at: { type: "string", format: "date-time", description: "Creation time of the contact." },
        updated_at: { type: "string", format: "date-time", description: "The time of the last update to the contact." },
      },
      required: ["id"],
    },
    ContactCompanyLink: {
      type: "object",
      properties: { company_id: { type: "integer" }, view_all_tickets: { type: "boolean" } },
      required: ["company_id"],
    },
    ContactCompanyInput: {
      type: "object",
      properties: {
        company_id: { type: "integer", description: "ID of the company, as `companies.list` returns it." },
        view_all_tickets: schemasSeesAll,
      },
      required: ["company_id"],
    },
    Avatar: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        content_type: { type: "string" },
        size: { type: "integer" },
        avatar_url: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Device: {
      type: "object",
      properties: {
        device_type: { type: "string" },
        device_make: { type: "string" },
        device_model: { type: "string" },
        app_version: { type: "string" },
        os: { type: "string" },
        os_version: { type: "string" },
      },
    },
    MergedContact: {
      type: "object",
      properties: {
        email: { type: "string", description: "Primary email address.", format: "email" },
        phone: { type: "string", description: "Phone number." },
        mobile: { type: "string", description: "Mobile number." },
        twitter_id: { type: "string", description: "Twitter handle." },
        unique_external_id: { type: "string", description: "ID in an external system." },
        other_emails: { type: "array", items: { type: "string" }, description: "Additional email addresses." },
        company_ids: {
          type: "array",
          items: { type: "integer" },
          description: "IDs of companies, as `companies.list` returns them.",
        },
      },
    },
    ConvertedContact: {
      type: "object",
      properties: {
        name: { type: "string" },
        email: { type: "string" },
        phone: { type: ["string", "null"] },
        mobile: { type: ["string", "null"] },
        active: { type: "boolean" },
        job_title: { type: ["string", "null"] },
        language: { type: "string" },
        time_zone: { type: "string" },
        last_login_at: { type: ["string", "null"], format: "date-time" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        agent: {
          type: "object",
          properties: {
            id: { type: "integer" },
            available: { type: "boolean" },
            available_since: { type: ["string", "null"], format: "date-time" },
            occasional: { type: "boolean" },
            signature: { type: ["string", "null"] },
            group_ids: { type: "array", items: { type: "integer" } },
            role_ids: { type: "array", items: { type: "integer" } },
            type: { type: "string" },
            ticket_scope: { type: "integer" },
            focus_mode: { type: "boolean" },
            created_at: { type: "string", format: "date-time" },
            updated_at: { type: "string", format: "date-time" },
          },
        },
      },
    },
    ContactField: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The contact field's ID." },
        name: { type: "string", description: "The contact field's name, used in the API." },
        label: { type: "string", description: "The contact field's label, as agents see it." },
        type: { type: "string", description: "The contact field's type." },
        position: { type: "integer", description: "The contact field's position in the form." },
        default: schemasTicketFieldDefault,
        editable_in_signup: {
          type: "boolean",
          description: "Whether customers may fill in the field while signing up.",
        },
        customers_can_edit: schemasTicketFieldCustomers_can_edit,
        label_for_customers: { type: "string", description: "The contact field's label, as customers see it." },
        required_for_customers: schemasTicketFieldRequired_for_customers,
        displayed_for_customers: schemasTicketFieldDisplayed_to_customers,
        required_for_agents: schemasTicketFieldRequired_for_agents,
        agents_can_edit: schemasContactFieldAgents_can_edit,
        displayed_for_agents: schemasContactFieldDisplayed_for_agents,
        quick_add_for_agent: {
          type: "boolean",
          description: "Whether the field appears in the agents' quick form for adding a contact.",
        },
        unique: { type: "boolean", description: "Whether the field's value must be unique among contacts." },
        choices: schemasContactFieldChoices,
        created_at: { type: "string", format: "date-time", description: "Creation time of the contact field." },
        updated_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last update to the contact field.",
        },
      },
      required: ["id"],
    },
    CompanyField: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The company field's ID." },
        name: { type: "string", description: "The company field's name, used in the API." },
        label: { type: "string", description: "The company field's label, as agents see it." },
        type: { type: "string", description: "The company field's type." },
        position: { type: "integer", description: "The company field's position in the form." },
        default: schemasTicketFieldDefault,
        required_for_agents: schemasTicketFieldRequired_for_agents,
        agents_can_edit: schemasContactFieldAgents_can_edit,
        displayed_for_agents: schemasContactFieldDisplayed_for_agents,
        quick_add_for_agent: {
          type: "boolean",
          description: "Whether the field appears in the agents' quick form for adding a company.",
        },
        choices: schemasContactFieldChoices,
        created_at: { type: "string", format: "date-time", description: "Creation time of the company field." },
        updated_at: {
          type: "string",
          format: "date-time",
          description: "The time of the last update to the company field.",
        },
      },
      required: ["id"],
    },
    Company: {
      type: "object",
      properties: {
        id: { type: "integer" },
        domains: { type: "array", items: { type: "string" } },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        note: { type: ["string", "null"] },
        health_score: { type: ["string", "null"] },
        account_tier: { type: ["string", "null"] },
        renewal_date: { type: ["string", "null"], format: "date-time" },
        industry: { type: ["string", "null"] },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Named: { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } }, required: ["id"] },
    NamedAgent: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        email: { type: "string" },
        avatar: { anyOf: [{ $ref: "#/$defs/Avatar" }, { type: "null" }] },
      },
      required: ["id"],
    },
    Agent: {
      type: "object",
      properties: {
        id: { type: "integer" },
        available: { type: "boolean" },
        available_since: { type: ["string", "null"], format: "date-time" },
        occasional: { type: "boolean" },
        signature: { type: ["string", "null"] },
        ticket_scope: { type: "integer" },
        type: { type: "string" },
        skill_ids: { type: "array", items: { type: "integer" } },
        group_ids: { type: "array", items: { type: "integer" } },
        role_ids: { type: "array", items: { type: "integer" } },
        focus_mode: { type: "boolean" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        contact: {
          type: "object",
          properties: {
            name: { type: "string" },
            email: { type: "string" },
            active: { type: "boolean" },
            job_title: { type: ["string", "null"] },
            language: { type: "string" },
            last_login_at: { type: ["string", "null"], format: "date-time" },
            mobile: { type: ["string", "null"] },
            phone: { type: ["string", "null"] },
            time_zone: { type: "string" },
            created_at: { type: "string", format: "date-time" },
            updated_at: { type: "string", format: "date-time" },
          },
        },
      },
      required: ["id"],
    },
    AgentIndex: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        email: { type: "string" },
        job_title: { type: "string" },
        active: { type: "boolean" },
        last_login_at: { type: "string", format: "date-time" },
        available: { type: "boolean" },
        occasional: { type: "boolean" },
        ticket_scope: { type: "integer" },
        type: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Group: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        agent_ids: { type: "array", items: { type: "integer" } },
        business_hour_id: { type: ["integer", "null"] },
        escalate_to: { type: ["integer", "null"] },
        unassigned_for: { type: ["string", "null"] },
        auto_ticket_assign: { type: "integer" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Role: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        default: { type: "boolean" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Product: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    EmailConfigRecord: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        to_email: { type: "string" },
        reply_email: { type: "string" },
        primary_role: { type: "boolean" },
        active: { type: "boolean" },
        product_id: { type: ["integer", "null"] },
        group_id: { type: ["integer", "null"] },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    SolutionCategory: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        visible_in_portals: { type: "array", items: { type: "integer" } },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    HierarchyLevel: {
      type: "object",
      properties: {
        level: { type: "integer" },
        type: { type: "string" },
        data: {
          type: "object",
          properties: { id: { type: "integer" }, name: { type: "string" }, language: { type: "string" } },
        },
      },
    },
    SolutionFolder: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        parent_folder_id: { type: ["integer", "null"] },
        category_id: { type: "integer" },
        hierarchy: { type: "array", items: { $ref: "#/$defs/HierarchyLevel" } },
        articles_count: { type: "integer" },
        sub_folders_count: { type: "integer" },
        visibility: { type: "integer" },
        company_ids: { type: "array", items: { type: "integer" } },
        contact_segment_ids: { type: "array", items: { type: "integer" } },
        company_segment_ids: { type: "array", items: { type: "integer" } },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    SolutionArticle: {
      type: "object",
      properties: {
        id: { type: "integer" },
        title: { type: "string" },
        description: { type: "string" },
        description_text: { type: "string" },
        status: { type: "integer" },
        type: { type: "integer" },
        agent_id: { type: "integer" },
        category_id: { type: "integer" },
        folder_id: { type: "integer" },
        hierarchy: { type: "array", items: { $ref: "#/$defs/HierarchyLevel" } },
        thumbs_up: { type: "integer" },
        thumbs_down: { type: "integer" },
        hits: { type: "integer" },
        tags: { type: "array", items: { type: "string" } },
        seo_data: {
          type: "object",
          properties: {
            meta_title: { type: "string" },
            meta_description: { type: "string" },
            meta_keywords: { type: "string" },
          },
        },
        path: { type: "string" },
        language_id: { type: "integer" },
        category_name: { type: "string" },
        folder_name: { type: "string" },
        folder_visibility: { type: "integer" },
        modified_at: { type: "string", format: "date-time" },
        modified_by: { type: "integer" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Seo: {
      type: "object",
      properties: {
        meta_title: { type: "string", description: "Title for search engines." },
        meta_description: { type: "string", description: "Description for search engines." },
        meta_keywords: { type: "array", items: { type: "string" }, description: "Keywords for search engines." },
      },
    },
    CannedFolder: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        personal: { type: "boolean" },
        responses_count: { type: "integer" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    CannedResponse: {
      type: "object",
      properties: {
        id: { type: "integer" },
        title: { type: "string" },
        folder_id: { type: "integer" },
        content: { type: "string" },
        content_html: { type: "string" },
        attachments: { type: "array", items: { $ref: "#/$defs/Attachment" } },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
  },
})
