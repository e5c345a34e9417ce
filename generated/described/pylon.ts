// Generated from definitions/pylon.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/pylon.ts'

const issuesCreateParamsAccount_id = { description: "ID of the account, as `accounts.list` has it." }
const issuesCreateParamsAssignee_id = {
  description: "ID of the user, as `users.list` has it. An empty text removes it.",
}
const issuesCreateParamsCustom_fields = {
  items: {
    properties: {
      slug: { description: "Slug of the field." },
      value: { description: "Value of a field with one value. Options go by their slug." },
      values: { description: "Values of a field with several values." },
    },
  },
  description: "Values of custom fields, by slug.",
}
const issuesUpdateParamsState = {
  description:
    "Slug of the status: `new`, `waiting_on_you`, `waiting_on_customer`, `on_hold`, `closed`, or one of your own.",
}
const issuesUpdateParamsTags = { description: "Tags by their text. They replace the earlier ones." }
const issuesUpdateParamsTeam_id = { description: "ID of the team, as `teams.list` has it. An empty text removes it." }
const issuesApi_searchParamsFilterSubfiltersItemsValues = {
  description: "Values to compare with, for operators such as `in`.",
}
const issuesApi_searchParamsFilter = {
  field: { description: "Name of the field." },
  operator: { description: "Comparison." },
  subfilters: {
    items: {
      properties: {
        field: { description: "Name of the field." },
        operator: { description: "Comparison." },
        subfilters: { description: "Conditions that `and` or `or` combines." },
        value: { description: "Value to compare with." },
        values: issuesApi_searchParamsFilterSubfiltersItemsValues,
      },
    },
    description: "Conditions that `and` or `or` combines.",
  },
  value: { description: "Value to compare with." },
  values: issuesApi_searchParamsFilterSubfiltersItemsValues,
}
const issue_followersListParams = {
  properties: { issue_id: { description: "ID of the issue, as `issues.list` has it." } },
}
const messagesDeleteParams = {
  properties: {
    issue_id: { description: "ID of the issue, as `issues.list` has it." },
    id: { description: "ID of the message." },
  },
}
const accountsListParams = {
  properties: {
    cursor: { description: "Cursor of the previous page." },
    limit: { description: "Number of records on a page, 1 to 999." },
  },
}
const accountsCreateParamsExternal_idsItems = {
  properties: { external_id: { description: "The ID." }, label: { description: "Name of its system." } },
}
const accountsCreateParamsExternal_ids = {
  items: accountsCreateParamsExternal_idsItems,
  description: "Your own IDs of the account.",
}
const accountsCreateParamsOwner_id = { description: "ID of the user who owns it. An empty text removes the owner." }
const accountsCreateParamsPrimary_domain = { description: "The domain among `domains` that counts first." }
const contactsCreateParamsAccount_external_id = {
  description: "Your own ID of the account. Give this or `account_id`.",
}
const contactsCreateParamsExternal_ids = {
  items: accountsCreateParamsExternal_idsItems,
  description: "Your own IDs of the contact.",
}
const contactsCreateParamsPhone_numbers = { description: "Phone numbers, at most 15 digits each and nothing else." }
const contactsCreateParamsPortal_role_id = { description: "ID of a role of your own in the customer portal." }
const contactsCreateParamsPrimary_phone_number = { description: "The one among `phone_numbers` that counts first." }
const custom_fieldsListParamsObject_type = {
  description: "Type of object that it is for.",
  examples: ["account", "issue", "contact", "task", "project", "call_recording"],
}
const custom_fieldsCreateParamsDefault_values = { description: "Values by default, of a field with several." }
const custom_fieldsCreateParamsDescription = { description: "Description of the custom field for people." }
const custom_fieldsCreateParamsSelect_options = {
  items: {
    properties: { label: { description: "Label of the option." }, slug: { description: "Slug of the option." } },
  },
  description: "Options of a select field.",
}
const tasksCreateParamsProject_id = { description: "ID of the project, as `projects.api_search` has it." }
const articlesListParamsKb_id = { description: "ID of the knowledge base, as `knowledge_bases.list` has it." }
const articlesGetParamsArticle_id = { description: "ID of the article, as `articles.list` has it." }
const articlesCreateParamsIs_unlisted = { description: "Whether only its link leads to the article." }
const collectionsGetParams = {
  properties: { kb_id: articlesListParamsKb_id, id: { description: "ID of the collection." } },
}
const schemasIssueCustom_fields = {
  type: "object",
  description: "Values of custom fields by slug, each an object with `value` or `values`.",
}
const schemasSentMessage = {
  type: "object",
  properties: { id: { type: "string" }, issue_id: { type: "string" } },
  required: ["id"],
}
const schemasMiniUser = {
  type: "object",
  properties: { email: { type: "string" }, id: { type: "string" } },
  required: ["id"],
}
const schemasMiniTeam = { type: "object", properties: { id: { type: "string" } }, required: ["id"] }
const schemasIntegrationUserId = {
  type: "object",
  properties: { id: { type: "string" }, source: { type: "string" } },
  required: ["id"],
}
export default describedKind(kind, {
  category: "customer support",
  support: "community",
  docs: "https://docs.usepylon.com/pylon-docs/developer/api/api-reference",
  basis: {
    version: "API of 2026-07",
    date: "2026-11-30",
    compared:
      "Pylon's OpenAPI description in rocketsciencegg/pylon-typescript-sdk of 2026-07-31, and clients that follow " +
      "Pylon's pages of October 2026",
    differences: 15,
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/rocketsciencegg/pylon-typescript-sdk/main/pylon.json",
      },
      { type: "changelog", url: "https://docs.usepylon.com/pylon-docs/developer/api" },
    ],
    missing:
      "Values of custom fields as fields of their own, custom objects, changes of macros, surveys, training data, " +
      "activities, highlights and files of accounts, imports, audit logs, answers of AI agents, groups of issues, " +
      "calls, and webhooks, whose bodies people write in Pylon.",
  },
  sunset: { date: "none", docs: "https://docs.usepylon.com/pylon-docs/developer/api", read: "2026-11-30" },
  description:
    "Issues of customers with their messages, accounts, contacts, tags, teams, users, tasks, projects, and articles " +
    "of knowledge bases.",
  config: {
    properties: {
      host: {
        description:
          "Host of your region: `api.usepylon.com` for the United States, `api.eu.usepylon.com` for the European " +
          "Union. A token works at its own host only.",
      },
    },
  },
  auth: {
    api_token: {
      description:
        "Create a token in Pylon under Settings > API. Only admins can, and writes are shown under the name of the " +
        "token.",
    },
  },
  entities: {
    issues: {
      description: "An issue: a question or problem of a customer.",
      search: {
        number: { type: "integer" },
        title: { type: "string" },
        body_html: { type: "string" },
        state: { type: "string" },
        source: { type: "string" },
        type: { type: "string" },
        tags: { type: "array" },
        link: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        latest_message_time: { type: "timestamp" },
        resolution_time: { type: "timestamp" },
        assignee: { type: "object" },
        requester: { type: "object" },
        account: { type: "object" },
        team: { type: "object" },
      },
      hit: {
        title: [["number"], ["title"]],
        text: [["body_html"], ["requester", "email"], ["assignee", "email"], ["state"], ["tags"]],
      },
      refs: {
        "account.id": "accounts.id",
        "assignee.id": "users.id",
        "requester.id": "contacts.id",
        "team.id": "teams.id",
      },
    },
    issue_assignments: { description: "The assignment of an issue to a user or a team.", refs: {} },
    issue_statuses: { description: "A status that issues can have.", refs: {} },
    issue_followers: { description: "A user or contact who follows an issue.", refs: {} },
    messages: { description: "A message of an issue.", refs: {} },
    issue_replies: { description: "A reply to the customer on an issue.", refs: {} },
    issue_notes: { description: "An internal note on an issue.", refs: {} },
    issue_threads: { description: "An internal thread of an issue.", refs: {} },
    accounts: {
      description: "An account: a company that is a customer.",
      search: {
        name: { type: "string" },
        domain: { type: "string" },
        primary_domain: { type: "string" },
        domains: { type: "array" },
        type: { type: "string" },
        tags: { type: "array" },
        is_disabled: { type: "boolean" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        latest_customer_activity_time: { type: "timestamp" },
        owner: { type: "object" },
      },
      hit: { title: [["name"]], text: [["primary_domain"], ["domains"], ["tags"], ["owner", "email"]] },
      refs: { "owner.id": "users.id" },
    },
    contacts: {
      description: "A contact: a person at a customer.",
      search: {
        name: { type: "string" },
        email: { type: "string" },
        emails: { type: "array" },
        phone_numbers: { type: "array" },
        portal_role: { type: "string" },
        account: { type: "object" },
      },
      hit: { title: [["name"]], text: [["email"], ["emails"], ["phone_numbers"]] },
      refs: { "account.id": "accounts.id" },
    },
    teams: {
      description: "A team of users.",
      search: { name: { type: "string" }, users: { type: "array" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    tags: {
      description: "A tag of issues, accounts or contacts.",
      search: { value: { type: "string" }, object_type: { type: "string" }, hex_color: { type: "string" } },
      hit: { title: [["value"]], text: [["object_type"]] },
      refs: {},
    },
    users: {
      description: "A user: a person of the support organization.",
      search: {
        name: { type: "string" },
        email: { type: "string" },
        emails: { type: "array" },
        status: { type: "string" },
        role_id: { type: "string" },
      },
      hit: { title: [["name"]], text: [["email"]] },
      refs: { role_id: "user_roles.id" },
    },
    user_roles: {
      description: "A role of users.",
      search: { name: { type: "string" }, slug: { type: "string" } },
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    custom_fields: { description: "A custom field of accounts, issues or contacts.", refs: {} },
    ticket_forms: {
      description: "A ticket form for customers.",
      search: {
        name: { type: "string" },
        slug: { type: "string" },
        url: { type: "string" },
        is_public: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    tasks: {
      description: "A task for an account or a project.",
      search: {
        title: { type: "string" },
        body_html: { type: "string" },
        status: { type: "string" },
        due_date: { type: "timestamp" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        assignee: { type: "object" },
        project: { type: "object" },
        account: { type: "object" },
      },
      hit: { title: [["title"]], text: [["body_html"], ["status"]] },
      refs: {},
    },
    projects: {
      description: "A project of an account, such as its onboarding.",
      search: {
        name: { type: "string" },
        owner_id: { type: "string" },
        is_archived: { type: "boolean" },
        start_date: { type: "timestamp" },
        end_date: { type: "timestamp" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        account: { type: "object" },
      },
      hit: { title: [["name"]], text: [] },
      refs: { "account.id": "accounts.id", owner_id: "users.id" },
    },
    milestones: { description: "A milestone of a project.", refs: {} },
    knowledge_bases: {
      description: "A knowledge base.",
      search: { title: { type: "string" }, slug: { type: "string" }, default_language: { type: "string" } },
      hit: { title: [["title"]], text: [["slug"]] },
      refs: {},
    },
    articles: {
      description: "An article of a knowledge base.",
      search: {
        title: { type: "string" },
        slug: { type: "string" },
        url: { type: "string" },
        is_published: { type: "boolean" },
        last_published_at: { type: "timestamp" },
        current_published_content_html: { type: "string" },
      },
      hit: { title: [["title"]], text: [["slug"], ["current_published_content_html"]] },
      refs: {},
    },
    collections: { description: "A collection of articles.", refs: {} },
    feature_requests: {
      description: "A feature request: a wish that issues and calls of customers are evidence of.",
      refs: {},
    },
    macros: {
      description: "A macro: a text and steps that people apply to an issue.",
      search: {
        name: { type: "string" },
        macro_group_id: { type: "string" },
        text_type: { type: "string" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["text_type"]] },
      refs: {},
    },
    me: { description: "The organization of the token.", refs: {} },
  },
  operations: {
    "issues.list": {
      description: "Lists the issues that were created in a window of time, of at most 365 days.",
      keywords: ["tickets", "open cases", "support queue", "support request", "conversation"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 20000." },
          start_time: { description: "Begin of the window." },
          end_time: { description: "End of the window, at most 365 days after its begin." },
        },
      },
      record: { $ref: "#/$defs/Issue" },
      isGraphql: false,
    },
    "issues.get": {
      description: "Gets an issue by its ID or number.",
      keywords: ["ticket", "case", "support request", "conversation", "complaint"],
      params: { properties: { id: { description: "ID of the issue." } } },
      isGraphql: false,
    },
    "issues.create": {
      description: "Creates an issue with its first message, for an account or a requester.",
      keywords: ["open ticket", "new case", "report problem", "support request", "conversation"],
      params: {
        properties: {
          account_id: issuesCreateParamsAccount_id,
          assignee_id: issuesCreateParamsAssignee_id,
          attachment_urls: { description: "URLs of files to attach." },
          body_html: { description: "Text of the issue, in HTML." },
          created_at: { description: "Time of creation. Defaults to now." },
          custom_fields: issuesCreateParamsCustom_fields,
          author_unverified: {
            description: "Whether the identity of the requester is unverified, as in a public form.",
          },
          contact_id: {
            description: "ID of the contact who wrote the first message. It needs `destination_metadata`.",
          },
          destination_metadata: {
            properties: {
              destination: { description: "Kind of channel." },
              email: { description: "Address of yours that sends the emails, as your email app in Pylon has it." },
              email_bccs: { description: "Blind copies of emails." },
              email_ccs: { description: "Copies of emails." },
              chat_widget_app_id: { description: "ID of the chat widget, for `in_app_chat`." },
              from_sms_phone_number_id: { description: "ID of the sending phone number, for `sms`." },
              whatsapp_app_id: { description: "ID of the app, for `whatsapp`." },
              whatsapp_message_template_language: { description: "Language of the template, for `whatsapp`." },
              whatsapp_message_template_name: { description: "Name of the template, for `whatsapp`." },
            },
            description: "Channel of the issue. Defaults to an internal one, which the requester does not see.",
          },
          priority: { description: "Priority of the issue." },
          requester_avatar_url: { description: "URL of a picture of the requester." },
          requester_email: {
            description: "Email address of the requester. Without a contact that has it, Pylon creates one.",
          },
          requester_id: { description: "ID of the contact who asks, as `contacts.list` has it." },
          requester_name: { description: "Name for a new contact." },
          tags: { description: "Tags by their text." },
          team_id: { description: "ID of the team, as `teams.list` has it." },
          title: { description: "Title of the issue." },
          user_id: { description: "ID of the user who wrote the first message. Defaults to the one of the token." },
        },
      },
      isGraphql: false,
    },
    "issues.update": {
      description: "Updates an issue.",
      keywords: ["change ticket", "retitle", "move account", "add labels", "case"],
      params: {
        properties: {
          id: { description: "ID of the issue." },
          account_id: issuesCreateParamsAccount_id,
          assignee_id: issuesCreateParamsAssignee_id,
          custom_fields: issuesCreateParamsCustom_fields,
          customer_portal_visible: { description: "Whether customers see it in their portal." },
          requester_id: { description: "ID of the contact who asks." },
          state: issuesUpdateParamsState,
          tags: issuesUpdateParamsTags,
          team_id: issuesUpdateParamsTeam_id,
          title: { description: "Title of the issue." },
          type: {
            description: "Whether it is a conversation or a ticket. A ticket cannot become a conversation again.",
          },
        },
      },
      isGraphql: false,
    },
    "issues.delete": {
      description: "Deletes an issue.",
      keywords: ["remove ticket", "erase case", "support request", "conversation", "complaint"],
      params: { properties: { id: { description: "ID of the issue." } } },
      isGraphql: false,
    },
    "issues.api_search": {
      description: "Searches issues by their fields, latest first.",
      keywords: ["find tickets", "unanswered cases", "filter queue", "support request", "conversation"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 999." },
          filter: {
            properties: issuesApi_searchParamsFilter,
            description:
              "The condition. Fields are `state`, `assignee_id`, `team_id`, `account_id`, `requester_id`, `tags`, " +
              "`title`, `issue_type`, `created_at`, `updated_at`, `resolved_at` and others. `and` and `or` combine " +
              "`subfilters`, three deep.",
          },
          search_text: { description: "Words to find." },
        },
      },
      record: { $ref: "#/$defs/Issue" },
      isGraphql: false,
    },
    "issues.snooze": {
      description: "Snoozes an issue until a time.",
      keywords: ["remind later", "postpone ticket", "defer", "case", "support request"],
      params: {
        properties: { id: { description: "ID of the issue." }, snooze_until: { description: "End of the snooze." } },
      },
      isGraphql: false,
    },
    "issues.link_external": {
      description: "Links an issue to one of another tool, or unlinks it.",
      keywords: ["connect Jira", "Linear", "GitHub", "engineering ticket", "bug"],
      params: {
        properties: {
          id: { description: "ID of the issue." },
          external_issue_id: { description: "ID of the issue in the other tool." },
          operation: { description: "Whether to link or to unlink." },
          source: { description: "The other tool.", examples: ["linear", "jira", "github", "asana", "shortcut"] },
        },
      },
      isGraphql: false,
    },
    "issue_assignments.update": {
      description: "Changes the assignment of an issue.",
      keywords: ["give ticket to", "hand over", "assign", "owner", "route ticket"],
      params: {
        properties: {
          id: { description: "ID of the issue." },
          assignee_id: issuesCreateParamsAssignee_id,
          team_id: issuesUpdateParamsTeam_id,
        },
      },
      isGraphql: false,
    },
    "issue_statuses.list": {
      description: "Lists the issue statuses.",
      keywords: ["states", "stages", "workflow", "progress", "closed"],
      record: { $ref: "#/$defs/IssueStatus" },
      isGraphql: false,
    },
    "issue_statuses.update": {
      description: "Changes the status of an issue.",
      keywords: ["close ticket", "resolve case", "reopen", "state", "stage"],
      params: { properties: { id: { description: "ID of the issue." }, state: issuesUpdateParamsState } },
      isGraphql: false,
    },
    "issue_followers.list": {
      description: "Lists the followers of an issue.",
      keywords: ["watchers", "subscribers", "cc", "notified people", "observers"],
      params: issue_followersListParams,
      record: { $ref: "#/$defs/Follower" },
      isGraphql: false,
    },
    "issue_followers.update": {
      description: "Adds followers to an issue, or removes them.",
      keywords: ["subscribe", "watch ticket", "add cc", "watchers", "subscribers"],
      params: {
        properties: {
          issue_id: { description: "ID of the issue, as `issues.list` has it." },
          contact_ids: { description: "IDs of contacts." },
          operation: { description: "Whether to add or to remove." },
          user_ids: { description: "IDs of users, as `users.list` has them." },
        },
      },
      isGraphql: false,
    },
    "messages.list": {
      description: "Lists the messages of an issue, oldest first, with internal notes.",
      keywords: ["conversation", "replies", "thread", "emails", "answers"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 1000." },
          issue_id: { description: "ID of the issue, as `issues.list` has it." },
        },
      },
      record: { $ref: "#/$defs/Message" },
      isGraphql: false,
    },
    "messages.delete": {
      description: "Deletes a message of an issue, and in the channel where it was sent.",
      keywords: ["remove reply", "erase email", "conversation", "thread", "answers"],
      params: messagesDeleteParams,
      isGraphql: false,
    },
    "messages.redact": {
      description: "Redacts a message: its content is lost.",
      keywords: ["hide secret", "remove password", "erase content", "replies", "conversation"],
      params: messagesDeleteParams,
      isGraphql: false,
    },
    "issue_replies.create": {
      description: "Replies to the customer on an issue.",
      keywords: ["answer ticket", "respond", "email customer", "message", "write back"],
      params: {
        properties: {
          issue_id: { description: "ID of the issue, as `issues.list` has it." },
          attachment_urls: { description: "URLs of files to attach." },
          body_html: { description: "Text of the reply, in HTML." },
          contact_id: { description: "ID of the contact in whose name the reply is." },
          email_info: {
            properties: {
              bcc_emails: { description: "Blind copies." },
              cc_emails: { description: "Copies." },
              to_emails: { description: "Recipients." },
            },
            description: "Further recipients of an email.",
          },
          message_id: {
            description:
              "ID of the message that this answers, as `messages.list` has it. The requester has to see that one.",
          },
          user_id: { description: "ID of the user in whose name it is. Give this or `contact_id`." },
        },
      },
      isGraphql: false,
    },
    "issue_notes.create": {
      description: "Adds an internal note to an issue.",
      keywords: ["comment privately", "tell teammates", "internal message", "private remark", "memo"],
      params: {
        properties: {
          issue_id: { description: "ID of the issue, as `issues.list` has it." },
          attachment_urls: { description: "URLs of files to attach." },
          body_html: { description: "Text of the note, in HTML." },
          message_id: { description: "ID of the internal note that this answers, as `messages.list` has it." },
          thread_id: { description: "ID of the internal thread, the `id` that `issue_threads.list` has." },
          thread_name: { description: "Name of a new internal thread, if neither a thread nor a message is named." },
          user_id: { description: "ID of the user in whose name it is." },
        },
      },
      isGraphql: false,
    },
    "issue_threads.list": {
      description: "Lists the internal threads of an issue.",
      keywords: ["discussions", "side conversations", "channel", "comments", "team chat"],
      params: issue_followersListParams,
      record: { $ref: "#/$defs/IssueThread" },
      isGraphql: false,
    },
    "issue_threads.create": {
      description: "Creates an internal thread of an issue.",
      keywords: ["start discussion", "side conversation", "internal discussion", "channel", "comments"],
      params: {
        properties: {
          issue_id: { description: "ID of the issue, as `issues.list` has it." },
          name: { description: "Name of the thread that people see." },
        },
      },
      isGraphql: false,
    },
    "accounts.list": {
      description: "Lists accounts.",
      keywords: ["customers", "companies", "organization", "client", "business"],
      params: accountsListParams,
      record: { $ref: "#/$defs/Account" },
      isGraphql: false,
    },
    "accounts.get": {
      description: "Gets an account by its ID or external ID.",
      keywords: ["customer", "company", "organization", "client", "business"],
      params: { properties: { id: { description: "ID of the account." } } },
      isGraphql: false,
    },
    "accounts.create": {
      description: "Creates an account.",
      keywords: ["new customer", "add company", "organization", "client", "business"],
      params: {
        properties: {
          account_type: { description: "Type of the account." },
          custom_fields: issuesCreateParamsCustom_fields,
          domains: { description: "Domains of the company. One of them is the primary one." },
          external_ids: accountsCreateParamsExternal_ids,
          logo_url: { description: "URL of a square logo." },
          name: { description: "Name of the account that people see." },
          owner_id: accountsCreateParamsOwner_id,
          primary_domain: accountsCreateParamsPrimary_domain,
          subaccount_ids: { description: "IDs of accounts below it." },
          tags: issuesUpdateParamsTags,
        },
      },
      isGraphql: false,
    },
    "accounts.update": {
      description: "Updates an account.",
      keywords: ["rename customer", "change owner", "company", "organization", "client"],
      params: {
        properties: {
          id: { description: "ID of the account." },
          account_type: { description: "Type of the account." },
          domains: { description: "Domains of the company. They replace the earlier ones." },
          is_disabled: { description: "Whether the account is disabled." },
          logo_url: { description: "URL of a square logo." },
          name: { description: "Name of the account that people see." },
          owner_id: accountsCreateParamsOwner_id,
          primary_domain: accountsCreateParamsPrimary_domain,
          tags: issuesUpdateParamsTags,
          custom_fields: {
            items: {
              properties: {
                slug: { description: "Slug of the field." },
                value: { description: "Value of a field with one value." },
                values: { description: "Values of a field with several values." },
              },
            },
            description: "Values of custom fields, by slug.",
          },
          external_ids: accountsCreateParamsExternal_ids,
        },
      },
      isGraphql: false,
    },
    "accounts.delete": {
      description: "Deletes an account.",
      keywords: ["remove customer", "erase company", "organization", "client", "business"],
      params: { properties: { id: { description: "ID of the account." } } },
      isGraphql: false,
    },
    "accounts.api_search": {
      description: "Searches accounts by their fields.",
      keywords: ["find customers", "look up company", "organization", "client", "business"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 999." },
          filter: {
            properties: issuesApi_searchParamsFilter,
            description:
              "The condition on a field: `id`, `name`, `domains`, `tags`, `external_ids`, `owner_id`, or the slug of " +
              "a custom field. `and` and `or` combine `subfilters`, three deep.",
          },
          search_text: { description: "Words to find." },
        },
      },
      record: { $ref: "#/$defs/Account" },
      isGraphql: false,
    },
    "accounts.update_many": {
      description: "Updates up to 100 accounts together: their owner, tags or custom fields.",
      keywords: ["bulk edit customers", "mass assign owner", "company", "organization", "client"],
      params: {
        properties: {
          account_ids: { description: "IDs of accounts, at most 100." },
          custom_fields: issuesCreateParamsCustom_fields,
          owner_id: accountsCreateParamsOwner_id,
          tags: { description: "Tags by their text." },
          tags_apply_mode: { description: "Whether the tags are added, removed, or replace the earlier ones." },
        },
      },
      isGraphql: false,
    },
    "contacts.list": {
      description: "Lists contacts.",
      keywords: ["people", "requesters", "person", "customer contact", "user"],
      params: accountsListParams,
      record: { $ref: "#/$defs/Contact" },
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact by its ID or external ID.",
      keywords: ["person", "requester", "customer contact", "user", "people"],
      params: { properties: { id: { description: "ID of the contact." } } },
      isGraphql: false,
    },
    "contacts.create": {
      description: "Creates a contact.",
      keywords: ["add person", "new requester", "customer contact", "user", "people"],
      params: {
        properties: {
          account_external_id: contactsCreateParamsAccount_external_id,
          account_id: issuesCreateParamsAccount_id,
          avatar_url: { description: "URL of a picture." },
          custom_fields: issuesCreateParamsCustom_fields,
          email: { description: "Email address of the contact." },
          external_ids: contactsCreateParamsExternal_ids,
          name: { description: "Name of the contact that people see." },
          phone_numbers: contactsCreateParamsPhone_numbers,
          portal_role: { description: "Role in the customer portal." },
          portal_role_id: contactsCreateParamsPortal_role_id,
          primary_phone_number: contactsCreateParamsPrimary_phone_number,
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description: "Updates a contact.",
      keywords: ["change email address", "move person", "requester", "customer contact", "user"],
      params: {
        properties: {
          id: { description: "ID of the contact." },
          account_external_id: contactsCreateParamsAccount_external_id,
          account_id: { description: "ID of the account, as `accounts.list` has it. An empty text removes it." },
          avatar_url: { description: "URL of a picture." },
          custom_fields: issuesCreateParamsCustom_fields,
          email: { description: "Email address of the contact. Give this or `emails`." },
          emails: {
            items: {
              properties: {
                email: { description: "The email address." },
                is_primary: { description: "Whether it is the first one." },
              },
            },
            description: "All email addresses of the contact. The first one counts first if none is primary.",
          },
          external_ids: contactsCreateParamsExternal_ids,
          name: { description: "Name of the contact that people see." },
          phone_numbers: contactsCreateParamsPhone_numbers,
          portal_role: { description: "Role in the customer portal." },
          portal_role_id: contactsCreateParamsPortal_role_id,
          primary_phone_number: contactsCreateParamsPrimary_phone_number,
        },
      },
      isGraphql: false,
    },
    "contacts.delete": {
      description: "Deletes a contact.",
      keywords: ["remove person", "forget", "requester", "customer contact", "user"],
      params: { properties: { id: { description: "ID of the contact." } } },
      isGraphql: false,
    },
    "contacts.api_search": {
      description: "Searches contacts by their fields.",
      keywords: ["find person", "look up email", "requester", "customer contact", "user"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 999." },
          filter: {
            properties: issuesApi_searchParamsFilter,
            description:
              "The condition on a field: `id`, `email`, `account_id`, or the slug of a custom field. `and` and `or` " +
              "combine `subfilters`, three deep.",
          },
          search_text: { description: "Words to find." },
        },
      },
      record: { $ref: "#/$defs/Contact" },
      isGraphql: false,
    },
    "teams.list": {
      description: "Lists the teams.",
      keywords: ["groups", "squads", "department", "queue", "support tier"],
      record: { $ref: "#/$defs/Team" },
      isGraphql: false,
    },
    "teams.get": {
      description: "Gets a team with its users.",
      keywords: ["group", "squad", "department", "queue", "support tier"],
      params: { properties: { id: { description: "ID of the team." } } },
      isGraphql: false,
    },
    "teams.create": {
      description: "Creates a team.",
      keywords: ["new group", "squad", "department", "queue", "support tier"],
      params: {
        properties: {
          name: { description: "Name of the team that people see." },
          user_ids: { description: "IDs of users, as `users.list` has them." },
        },
      },
      isGraphql: false,
    },
    "teams.update": {
      description: "Updates a team. The given users replace the earlier ones.",
      keywords: ["rename group", "change members", "squad", "department", "queue"],
      params: {
        properties: {
          id: { description: "ID of the team." },
          name: { description: "Name of the team that people see." },
          user_ids: { description: "IDs of users, as `users.list` has them." },
        },
      },
      isGraphql: false,
    },
    "tags.list": {
      description: "Lists the tags.",
      keywords: ["labels", "topics", "category", "marker", "keyword"],
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "tags.get": {
      description: "Gets a tag.",
      keywords: ["label", "topic", "category", "marker", "keyword"],
      params: { properties: { id: { description: "ID of the tag." } } },
      isGraphql: false,
    },
    "tags.create": {
      description: "Creates a tag.",
      keywords: ["new label", "topic", "category", "marker", "keyword"],
      params: {
        properties: {
          hex_color: { description: "Color of the tag.", examples: ["#00ff00"] },
          object_type: { description: "Type of object that it is for." },
          value: { description: "Text of the tag." },
        },
      },
      isGraphql: false,
    },
    "tags.update": {
      description: "Updates a tag.",
      keywords: ["rename label", "recolor", "topic", "category", "marker"],
      params: {
        properties: {
          id: { description: "ID of the tag." },
          hex_color: { description: "Color of the tag.", examples: ["#00ff00"] },
          value: { description: "Text of the tag." },
        },
      },
      isGraphql: false,
    },
    "tags.delete": {
      description: "Deletes a tag.",
      keywords: ["remove label", "topic", "category", "marker", "keyword"],
      params: { properties: { id: { description: "ID of the tag." } } },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users.",
      keywords: ["agents", "staff", "teammates", "support people", "employees"],
      params: { properties: { include_deactivated: { description: "Whether deactivated users are there, too." } } },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user.",
      keywords: ["agent", "staff", "teammates", "support people", "employees"],
      params: { properties: { id: { description: "ID of the user." } } },
      isGraphql: false,
    },
    "users.update": {
      description: "Updates a user, such as the status.",
      keywords: ["set out of office", "change role", "rename agent", "staff", "teammates"],
      params: {
        properties: {
          id: { description: "ID of the user." },
          avatar_url: { description: "URL of a picture." },
          name: { description: "Name of the user that people see." },
          role_id: { description: "ID of the role, as `user_roles.list` has it." },
          status: { description: "Status of the user." },
        },
      },
      isGraphql: false,
    },
    "users.api_search": {
      description: "Searches users by their email address.",
      keywords: ["find agent", "look up teammate", "staff", "support people", "employees"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 999." },
          filter: {
            properties: issuesApi_searchParamsFilter,
            description: "The condition on a field: `email`. `and` and `or` combine `subfilters`, three deep.",
          },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "user_roles.list": {
      description: "Lists the user roles.",
      keywords: ["permissions", "access levels", "admin", "rights", "privileges"],
      record: { $ref: "#/$defs/UserRole" },
      isGraphql: false,
    },
    "custom_fields.list": {
      description: "Lists the custom fields of a type of object.",
      keywords: ["own properties", "attributes", "extra data", "form field", "metadata"],
      params: { properties: { object_type: custom_fieldsListParamsObject_type } },
      record: { $ref: "#/$defs/CustomFieldDefinition" },
      isGraphql: false,
    },
    "custom_fields.get": {
      description: "Gets a custom field.",
      keywords: ["own property", "attribute", "extra data", "form field", "metadata"],
      params: { properties: { id: { description: "ID of the custom field." } } },
      isGraphql: false,
    },
    "custom_fields.create": {
      description: "Creates a custom field.",
      keywords: ["new property", "attribute", "own property", "extra data", "form field"],
      params: {
        properties: {
          default_value: { description: "Value by default." },
          default_values: custom_fieldsCreateParamsDefault_values,
          description: custom_fieldsCreateParamsDescription,
          label: { description: "Label of the field." },
          object_type: custom_fieldsListParamsObject_type,
          select_options: custom_fieldsCreateParamsSelect_options,
          slug: { description: "Slug of the field." },
          type: { description: "Type of the field." },
        },
      },
      isGraphql: false,
    },
    "custom_fields.update": {
      description: "Updates a custom field.",
      keywords: ["rename property", "change options", "own property", "attribute", "extra data"],
      params: {
        properties: {
          id: { description: "ID of the custom field." },
          default_value: { description: "Value by default." },
          default_values: custom_fieldsCreateParamsDefault_values,
          description: custom_fieldsCreateParamsDescription,
          label: { description: "Label of the field." },
          select_options: custom_fieldsCreateParamsSelect_options,
          slug: { description: "Slug of the field." },
        },
      },
      isGraphql: false,
    },
    "ticket_forms.list": {
      description: "Lists the ticket forms.",
      keywords: ["intake", "questionnaires", "request template", "portal", "submission page"],
      record: { $ref: "#/$defs/TicketForm" },
      isGraphql: false,
    },
    "ticket_forms.get": {
      description: "Gets a ticket form with its fields.",
      keywords: ["intake", "questionnaire", "request template", "portal", "submission page"],
      params: { properties: { id: { description: "ID of the ticket form." } } },
      isGraphql: false,
    },
    "tasks.list": {
      description: "Lists tasks.",
      keywords: ["to-dos", "action items", "onboarding step", "work item", "checklist"],
      params: accountsListParams,
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task.",
      keywords: ["to-do", "action item", "onboarding step", "work item", "checklist"],
      params: { properties: { id: { description: "ID of the task." } } },
      isGraphql: false,
    },
    "tasks.create": {
      description: "Creates a task.",
      keywords: ["new to-do", "action item", "onboarding step", "work item", "checklist"],
      params: {
        properties: {
          account_id: issuesCreateParamsAccount_id,
          assignee_id: issuesCreateParamsAssignee_id,
          body_html: { description: "Text of the task, in HTML." },
          custom_fields: issuesCreateParamsCustom_fields,
          customer_portal_visible: { description: "Whether customers see it in their portal." },
          due_date: { description: "Due date." },
          milestone_id: { description: "ID of a milestone of the project." },
          project_id: tasksCreateParamsProject_id,
          status: { description: "Status of the task." },
          title: { description: "Title of the task." },
        },
      },
      isGraphql: false,
    },
    "tasks.update": {
      description: "Updates a task.",
      keywords: ["complete to-do", "change due date", "reassign", "action item", "onboarding step"],
      params: {
        properties: {
          id: { description: "ID of the task." },
          assignee_id: issuesCreateParamsAssignee_id,
          body_html: { description: "Text of the task, in HTML." },
          custom_fields: issuesCreateParamsCustom_fields,
          customer_portal_visible: { description: "Whether customers see it in their portal." },
          due_date: { description: "Due date." },
          milestone_id: { description: "ID of a milestone of the project." },
          project_id: tasksCreateParamsProject_id,
          status: { description: "Status of the task." },
          title: { description: "Title of the task." },
        },
      },
      isGraphql: false,
    },
    "tasks.delete": {
      description: "Deletes a task.",
      keywords: ["remove to-do", "action item", "onboarding step", "work item", "checklist"],
      params: { properties: { id: { description: "ID of the task." } } },
      isGraphql: false,
    },
    "tasks.api_search": {
      description: "Searches tasks by their fields.",
      keywords: ["find to-dos", "overdue action items", "onboarding step", "work item", "checklist"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 999." },
          filter: {
            properties: issuesApi_searchParamsFilter,
            description:
              "The condition on a field: `status`, `assignee_id`, `account_id`, `project_id`, `milestone_id`, " +
              "`due_date`, `created_at` or `updated_at`. `and` and `or` combine `subfilters`, three deep.",
          },
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "projects.create": {
      description: "Creates a project.",
      keywords: ["start onboarding", "new plan", "implementation", "engagement", "rollout"],
      params: {
        properties: {
          account_id: issuesCreateParamsAccount_id,
          customer_portal_visible: { description: "Whether customers see it in their portal." },
          description_html: { description: "Description in HTML." },
          end_date: { description: "End of the project." },
          name: { description: "Name of the project that people see." },
          owner_id: accountsCreateParamsOwner_id,
          project_template_id: { description: "ID of a template to begin with." },
          start_date: { description: "Begin of the project." },
        },
      },
      isGraphql: false,
    },
    "projects.update": {
      description: "Updates a project. It can be archived.",
      keywords: ["rename onboarding", "change end date", "archive", "implementation", "plan"],
      params: {
        properties: {
          id: { description: "ID of the project." },
          customer_portal_visible: { description: "Whether customers see it in their portal." },
          description_html: { description: "Description in HTML." },
          end_date: { description: "End of the project." },
          is_archived: { description: "Whether the project is archived." },
          name: { description: "Name of the project that people see." },
          owner_id: accountsCreateParamsOwner_id,
          start_date: { description: "Begin of the project." },
        },
      },
      isGraphql: false,
    },
    "projects.delete": {
      description: "Deletes a project.",
      keywords: ["remove onboarding", "implementation", "plan", "engagement", "rollout"],
      params: { properties: { id: { description: "ID of the project." } } },
      isGraphql: false,
    },
    "projects.api_search": {
      description: "Searches projects by their fields.",
      keywords: ["find onboardings", "running plans", "implementation", "engagement", "rollout"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 999." },
          filter: {
            properties: issuesApi_searchParamsFilter,
            description:
              "The condition on a field: `status`, `owner_id`, `account_id`, `is_archived`, `created_at` or " +
              "`updated_at`. `and` and `or` combine `subfilters`, three deep.",
          },
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "milestones.create": {
      description: "Creates a milestone of a project.",
      keywords: ["new phase", "checkpoint", "stage", "target date", "deliverable"],
      params: {
        properties: {
          account_id: issuesCreateParamsAccount_id,
          due_date: { description: "Due date." },
          name: { description: "Name of the milestone that people see." },
          project_id: tasksCreateParamsProject_id,
        },
      },
      isGraphql: false,
    },
    "milestones.update": {
      description: "Updates a milestone.",
      keywords: ["rename phase", "change due date", "checkpoint", "stage", "target date"],
      params: {
        properties: {
          id: { description: "ID of the milestone." },
          due_date: { description: "Due date." },
          name: { description: "Name of the milestone that people see." },
        },
      },
      isGraphql: false,
    },
    "milestones.delete": {
      description: "Deletes a milestone.",
      keywords: ["remove phase", "checkpoint", "stage", "target date", "deliverable"],
      params: { properties: { id: { description: "ID of the milestone." } } },
      isGraphql: false,
    },
    "knowledge_bases.list": {
      description: "Lists the knowledge bases.",
      keywords: ["help centers", "docs", "documentation", "FAQ", "support site"],
      record: { $ref: "#/$defs/KnowledgeBase" },
      isGraphql: false,
    },
    "knowledge_bases.get": {
      description: "Gets a knowledge base.",
      keywords: ["help center", "docs", "documentation", "FAQ", "support site"],
      params: { properties: { id: { description: "ID of the knowledge base." } } },
      isGraphql: false,
    },
    "articles.list": {
      description: "Lists the articles of a knowledge base.",
      keywords: ["help pages", "guides", "FAQ", "documentation", "how-to"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          limit: { description: "Number of records on a page, 1 to 999." },
          kb_id: articlesListParamsKb_id,
          language: { description: "Language of the text.", examples: ["fr"] },
        },
      },
      record: { $ref: "#/$defs/Article" },
      isGraphql: false,
    },
    "articles.get": {
      description: "Gets an article of a knowledge base.",
      keywords: ["help page", "guide", "FAQ", "documentation", "how-to"],
      params: {
        properties: {
          kb_id: articlesListParamsKb_id,
          article_id: articlesGetParamsArticle_id,
          language: { description: "Language of the text.", examples: ["fr"] },
        },
      },
      isGraphql: false,
    },
    "articles.create": {
      description: "Creates an article in a knowledge base.",
      keywords: ["write help page", "new guide", "FAQ", "documentation", "how-to"],
      params: {
        properties: {
          kb_id: articlesListParamsKb_id,
          author_user_id: { description: "ID of the user who is the author." },
          body_html: { description: "Text of the article, in HTML." },
          collection_id: { description: "ID of the collection, as `collections.list` has it." },
          is_published: { description: "Whether the article is published." },
          is_unlisted: articlesCreateParamsIs_unlisted,
          slug: { description: "Slug of the article. Defaults to one from its name." },
          title: { description: "Title of the article." },
        },
      },
      isGraphql: false,
    },
    "articles.update": {
      description: "Updates an article of a knowledge base.",
      keywords: ["edit help page", "publish guide", "FAQ", "documentation", "how-to"],
      params: {
        properties: {
          kb_id: articlesListParamsKb_id,
          article_id: articlesGetParamsArticle_id,
          body_html: { description: "Text of the article, in HTML." },
          is_unlisted: articlesCreateParamsIs_unlisted,
          language: { description: "Language of the text.", examples: ["fr"] },
          publish_updated_body_html: { description: "Whether to publish the text. Otherwise, it stays a draft." },
          title: { description: "Title of the article." },
        },
      },
      isGraphql: false,
    },
    "articles.delete": {
      description: "Deletes an article of a knowledge base.",
      keywords: ["remove help page", "guide", "FAQ", "documentation", "how-to"],
      params: { properties: { kb_id: articlesListParamsKb_id, article_id: articlesGetParamsArticle_id } },
      isGraphql: false,
    },
    "collections.list": {
      description: "Lists the collections of a knowledge base.",
      keywords: ["sections", "folders", "category of pages", "chapter", "group"],
      params: { properties: { kb_id: articlesListParamsKb_id } },
      record: { $ref: "#/$defs/Collection" },
      isGraphql: false,
    },
    "collections.get": {
      description: "Gets a collection of a knowledge base.",
      keywords: ["section", "folder", "category of pages", "chapter", "group"],
      params: collectionsGetParams,
      isGraphql: false,
    },
    "collections.create": {
      description: "Creates a collection in a knowledge base.",
      keywords: ["new section", "folder", "category of pages", "chapter", "group"],
      params: {
        properties: {
          kb_id: articlesListParamsKb_id,
          description: { description: "Description of the collection for people." },
          parent_collection_id: { description: "ID of the collection above it." },
          slug: { description: "Slug of the collection. Defaults to one from its name." },
          title: { description: "Title of the collection." },
        },
      },
      isGraphql: false,
    },
    "collections.delete": {
      description: "Deletes a collection of a knowledge base, with its articles and the collections below it.",
      keywords: ["remove section", "folder", "category of pages", "chapter", "group"],
      params: collectionsGetParams,
      isGraphql: false,
    },
    "feature_requests.get": {
      description: "Gets a feature request.",
      keywords: ["wish", "product feedback", "idea", "customer demand", "roadmap"],
      params: {
        properties: {
          id: { description: "ID of the feature request." },
          fetch_evidence: { description: "Whether the evidence is there." },
        },
      },
      isGraphql: false,
    },
    "feature_requests.update": {
      description: "Updates a feature request.",
      keywords: ["close wish", "move idea forward", "product feedback", "customer demand", "roadmap"],
      params: {
        properties: {
          id: { description: "ID of the feature request." },
          custom_fields: issuesCreateParamsCustom_fields,
          request_status: {
            description: "Slug of the status: `new`, `in_progress`, `closed`, `archived`, or one of your own.",
          },
        },
      },
      isGraphql: false,
    },
    "feature_requests.delete": {
      description: "Deletes a feature request with its evidence.",
      keywords: ["drop wish", "remove idea", "product feedback", "customer demand", "roadmap"],
      params: { properties: { id: { description: "ID of the feature request." } } },
      isGraphql: false,
    },
    "feature_requests.api_search": {
      description: "Searches feature requests by their meaning and words.",
      keywords: ["wishes", "product feedback", "ideas", "customer demand", "roadmap"],
      params: {
        properties: {
          limit: { description: "Number of records, 1 to 1000." },
          account_ids: { description: "Filters by accounts whose evidence they have, as `accounts.list` has them." },
          query: { description: "Words to find." },
          request_statuses: { description: "Filters by slug of the status." },
        },
      },
      record: { $ref: "#/$defs/FeatureRequest" },
      isGraphql: false,
    },
    "macros.list": {
      description: "Lists the macros.",
      keywords: ["canned responses", "reply templates", "saved answers", "snippets", "shortcuts"],
      params: { properties: { macro_group_id: { description: "Filters by group." } } },
      record: { $ref: "#/$defs/Macro" },
      isGraphql: false,
    },
    "macros.get": {
      description: "Gets a macro with its text.",
      keywords: ["canned response", "reply template", "saved answer", "snippet", "shortcut"],
      params: { properties: { id: { description: "ID of the macro." } } },
      isGraphql: false,
    },
    "me.get": {
      description: "Gets the organization of the token (me).",
      keywords: ["who am I", "whoami", "current account", "test credentials", "workspace"],
      isGraphql: false,
    },
  },
  schemas: {
    FilterOperator: {
      type: "string",
      description: "Comparison.",
      enum: [
        "equals",
        "not_equals",
        "contains",
        "does_not_contain",
        "in",
        "not_in",
        "and",
        "or",
        "time_is_after",
        "time_is_before",
        "time_range",
        "string_contains",
        "string_does_not_contain",
        "is_set",
        "is_unset",
        "greater_than",
        "less_than",
        "greater_than_or_equals",
        "less_than_or_equals",
      ],
    },
    Filter: {
      type: "object",
      properties: {
        field: { type: "string", description: "Name of the field." },
        operator: { $ref: "#/$defs/FilterOperator", description: "Comparison." },
        subfilters: {
          type: "array",
          items: { type: "object" },
          description: "Conditions that `and` or `or` combines.",
        },
        value: { type: "string", description: "Value to compare with." },
        values: {
          type: "array",
          items: { type: "string" },
          description: "Values to compare with, for operators such as `in`.",
        },
      },
      required: ["field", "operator"],
    },
    Issue: {
      type: "object",
      properties: {
        account: { $ref: "#/$defs/MiniAccount" },
        assignee: { $ref: "#/$defs/MiniUser" },
        attachment_urls: { type: "array", items: { type: "string" } },
        author_unverified: { type: "boolean" },
        body_html: { type: "string" },
        business_hours_first_response_seconds: { type: "integer" },
        business_hours_resolution_seconds: { type: "integer" },
        business_hours_time_in_status_seconds: { type: "object", description: "Seconds by status." },
        chat_widget_info: { $ref: "#/$defs/IssueChatWidgetInfo" },
        created_at: { type: "string", format: "date-time" },
        csat_responses: { type: "array", items: { $ref: "#/$defs/CsatResponse" } },
        custom_fields: schemasIssueCustom_fields,
        customer_portal_visible: { type: "boolean" },
        external_issues: { type: "array", items: { $ref: "#/$defs/ExternalIssue" } },
        first_response_seconds: { type: "integer" },
        first_response_time: { type: "string", format: "date-time" },
        id: { type: "string" },
        latest_message_time: { type: "string", format: "date-time" },
        link: { type: "string" },
        number: { type: "integer" },
        number_of_touches: { type: "integer" },
        requester: { $ref: "#/$defs/MiniContact" },
        resolution_breach_time: { type: "string", format: "date-time" },
        resolution_seconds: { type: "integer" },
        resolution_time: { type: "string", format: "date-time" },
        slack: { $ref: "#/$defs/SlackInfo" },
        snoozed_until_time: { type: "string", format: "date-time" },
        source: { type: "string" },
        state: { type: "string" },
        tags: { type: "array", items: { type: "string" } },
        team: { $ref: "#/$defs/MiniTeam" },
        time_in_status_seconds: { type: "object", description: "Seconds by status." },
        title: { type: "string" },
        type: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    IssueStatus: {
      type: "object",
      properties: {
        category: { type: "string" },
        is_archived: { type: "boolean" },
        is_default_status: { type: "boolean" },
        label: { type: "string" },
        slug: { type: "string" },
      },
      required: ["slug"],
    },
    Follower: { type: "object", properties: { id: { type: "string" }, type: { type: "string" } }, required: ["id"] },
    Message: {
      type: "object",
      properties: {
        author: { $ref: "#/$defs/MessageAuthor" },
        email_info: { $ref: "#/$defs/EmailMessageInfo" },
        file_urls: { type: "array", items: { type: "string" } },
        id: { type: "string" },
        is_private: { type: "boolean" },
        message_html: { type: "string" },
        source: { type: "string" },
        thread_id: { type: "string" },
        timestamp: { type: "string" },
      },
      required: ["id"],
    },
    SentMessage: schemasSentMessage,
    Note: schemasSentMessage,
    IssueThread: {
      type: "object",
      properties: {
        channel_id: { type: "string" },
        id: { type: "string" },
        issue_id: { type: "string" },
        name: { type: "string" },
        source: { type: "string" },
        thread_id: { type: "string" },
      },
      required: ["id"],
    },
    Account: {
      type: "object",
      properties: {
        channels: { type: "array", items: { $ref: "#/$defs/Channel" } },
        created_at: { type: "string", format: "date-time" },
        crm_settings: { $ref: "#/$defs/CrmSettings" },
        custom_fields: schemasIssueCustom_fields,
        domain: { type: "string" },
        domains: { type: "array", items: { type: "string" } },
        external_ids: { type: "array", items: { $ref: "#/$defs/ExternalId" } },
        id: { type: "string" },
        is_disabled: { type: "boolean" },
        latest_customer_activity_time: { type: "string", format: "date-time" },
        name: { type: "string" },
        owner: { $ref: "#/$defs/MiniUser" },
        primary_domain: { type: "string" },
        tags: { type: "array", items: { type: "string" } },
        type: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Contact: {
      type: "object",
      properties: {
        account: { $ref: "#/$defs/MiniAccount" },
        avatar_url: { type: "string" },
        custom_fields: schemasIssueCustom_fields,
        email: { type: "string" },
        emails: { type: "array", items: { type: "string" } },
        external_ids: { type: "array", items: { $ref: "#/$defs/ExternalId" } },
        id: { type: "string" },
        integration_user_ids: { type: "array", items: { $ref: "#/$defs/IntegrationUserId" } },
        name: { type: "string" },
        phone_numbers: { type: "array", items: { type: "string" } },
        portal_role: { type: "string" },
        portal_role_id: { type: "string" },
        primary_phone_number: { type: "string" },
      },
      required: ["id"],
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        users: { type: "array", items: { $ref: "#/$defs/MiniUser" } },
      },
      required: ["id"],
    },
    Tag: {
      type: "object",
      properties: {
        hex_color: { type: "string" },
        id: { type: "string" },
        object_type: { type: "string" },
        value: { type: "string" },
      },
      required: ["id"],
    },
    User: {
      type: "object",
      properties: {
        avatar_url: { type: "string" },
        email: { type: "string" },
        emails: { type: "array", items: { type: "string" } },
        id: { type: "string" },
        name: { type: "string" },
        role_id: { type: "string" },
        status: { type: "string" },
      },
      required: ["id"],
    },
    UserRole: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, slug: { type: "string" } },
      required: ["id"],
    },
    CustomFieldDefinition: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        default_value: { type: "string" },
        default_values: { type: "array", items: { type: "string" } },
        description: { type: "string" },
        id: { type: "string" },
        is_read_only: { type: "boolean" },
        label: { type: "string" },
        number_metadata: { $ref: "#/$defs/NumberMetadata" },
        object_type: { type: "string" },
        select_metadata: { $ref: "#/$defs/SelectMetadata" },
        slug: { type: "string" },
        source: { type: "string" },
        type: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    TicketForm: {
      type: "object",
      properties: {
        description_html: { type: "string" },
        fields: { type: "array", items: { $ref: "#/$defs/TicketFormLayoutField" } },
        id: { type: "string" },
        is_public: { type: "boolean" },
        name: { type: "string" },
        slug: { type: "string" },
        url: { type: "string" },
      },
      required: ["id"],
    },
    Task: {
      type: "object",
      properties: {
        account: { $ref: "#/$defs/MiniAccount" },
        assignee: { $ref: "#/$defs/TaskAssignee" },
        body_html: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        custom_fields: schemasIssueCustom_fields,
        customer_portal_visible: { type: "boolean" },
        due_date: { type: "string" },
        id: { type: "string" },
        milestone: { $ref: "#/$defs/MiniMilestone" },
        parent_task_id: { type: "string" },
        project: { $ref: "#/$defs/MiniProject" },
        status: { type: "string" },
        subtask_ids: { type: "array", items: { type: "string" } },
        title: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Project: {
      type: "object",
      properties: {
        account: { $ref: "#/$defs/MiniAccount" },
        archived_at: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        customer_portal_visible: { type: "boolean" },
        description_html: { type: "string" },
        end_date: { type: "string" },
        id: { type: "string" },
        is_archived: { type: "boolean" },
        name: { type: "string" },
        owner_id: { type: "string" },
        project_template: { $ref: "#/$defs/MiniProjectTemplate" },
        start_date: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Milestone: {
      type: "object",
      properties: {
        account: { $ref: "#/$defs/MiniAccount" },
        created_at: { type: "string", format: "date-time" },
        due_date: { type: "string" },
        id: { type: "string" },
        name: { type: "string" },
        project: { $ref: "#/$defs/MiniProject" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    KnowledgeBase: {
      type: "object",
      properties: {
        default_language: { type: "string" },
        id: { type: "string" },
        slug: { type: "string" },
        supported_languages: { type: "array", items: { type: "string" } },
        title: { type: "string" },
      },
      required: ["id"],
    },
    Article: {
      type: "object",
      properties: {
        collection_id: { type: "string" },
        current_draft_content_html: { type: "string" },
        current_published_content_html: { type: "string" },
        id: { type: "string" },
        identifier: { type: "string" },
        is_published: { type: "boolean" },
        is_unlisted: { type: "boolean" },
        last_published_at: { type: "string" },
        slug: { type: "string" },
        title: { type: "string" },
        url: { type: "string" },
        visibility_config: { $ref: "#/$defs/VisibilityConfig" },
      },
      required: ["id"],
    },
    Collection: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        description: { type: "string" },
        icon: { type: "string" },
        id: { type: "string" },
        parent_collection_id: { type: "string" },
        slug: { type: "string" },
        title: { type: "string" },
        visibility_config: { $ref: "#/$defs/VisibilityConfig" },
      },
      required: ["id"],
    },
    Me: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, user: { $ref: "#/$defs/MiniUser" } },
      required: ["id"],
    },
    FeatureRequest: {
      type: "object",
      properties: {
        created_at: { type: "string", format: "date-time" },
        custom_fields: schemasIssueCustom_fields,
        description: { type: "string" },
        evidence: { type: "array", items: { type: "object" }, description: "The evidence, with `fetch_evidence`." },
        evidence_count: { type: "integer" },
        id: { type: "string" },
        request_status: { type: "string" },
        title: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Macro: {
      type: "object",
      properties: {
        actions: { type: "array", items: { type: "object" }, description: "Steps of the macro." },
        created_at: { type: "string", format: "date-time" },
        has_actions: { type: "boolean" },
        id: { type: "string" },
        macro_group_id: { type: "string" },
        name: { type: "string" },
        text_html: { type: "string" },
        text_type: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
        visibility: { type: "object", description: "The people who see it." },
      },
      required: ["id"],
    },
    MiniAccount: {
      type: "object",
      properties: { external_ids: { type: "array", items: { $ref: "#/$defs/ExternalId" } }, id: { type: "string" } },
      required: ["id"],
    },
    MiniUser: schemasMiniUser,
    IssueChatWidgetInfo: { type: "object", properties: { page_url: { type: "string" } } },
    CsatResponse: { type: "object", properties: { comment: { type: "string" }, score: { type: "integer" } } },
    ExternalIssue: {
      type: "object",
      properties: { external_id: { type: "string" }, link: { type: "string" }, source: { type: "string" } },
    },
    MiniContact: schemasMiniUser,
    SlackInfo: {
      type: "object",
      properties: { channel_id: { type: "string" }, message_ts: { type: "string" }, workspace_id: { type: "string" } },
    },
    MiniTeam: schemasMiniTeam,
    MessageAuthor: {
      type: "object",
      properties: {
        avatar_url: { type: "string" },
        contact: { $ref: "#/$defs/MiniContact" },
        name: { type: "string" },
        user: { $ref: "#/$defs/MiniUser" },
      },
    },
    EmailMessageInfo: {
      type: "object",
      properties: {
        bcc_emails: { type: "array", items: { type: "string" } },
        cc_emails: { type: "array", items: { type: "string" } },
        from_email: { type: "string" },
        message_id: { type: "string" },
        to_emails: { type: "array", items: { type: "string" } },
      },
    },
    Channel: {
      type: "object",
      properties: {
        channel_id: { type: "string" },
        is_internal: { type: "boolean" },
        is_primary: { type: "boolean" },
        mirror_to: { $ref: "#/$defs/MirrorChannel" },
        source: { type: "string" },
      },
    },
    CrmSettings: { type: "object", properties: { details: { type: "array", items: { $ref: "#/$defs/CrmDetails" } } } },
    ExternalId: { type: "object", properties: { external_id: { type: "string" }, label: { type: "string" } } },
    IntegrationUserId: schemasIntegrationUserId,
    NumberMetadata: {
      type: "object",
      properties: {
        currency: { type: "string" },
        decimal_places: { type: "integer" },
        duration_display_format: { type: "string" },
        duration_input_unit: { type: "string" },
        format: { type: "string" },
      },
    },
    SelectMetadata: {
      type: "object",
      properties: { options: { type: "array", items: { $ref: "#/$defs/CustomFieldDefinitionSelectOption" } } },
    },
    TicketFormLayoutField: {
      type: "object",
      properties: {
        description_html: { type: "string" },
        name: { type: "string" },
        slug: { type: "string" },
        type: { type: "string" },
      },
    },
    TaskAssignee: {
      type: "object",
      properties: { contact: { $ref: "#/$defs/MiniContact" }, user: { $ref: "#/$defs/MiniUser" } },
    },
    MiniMilestone: schemasMiniTeam,
    MiniProject: schemasMiniTeam,
    MiniProjectTemplate: schemasMiniTeam,
    VisibilityConfig: {
      type: "object",
      properties: {
        ai_agent_access: { type: "string" },
        allowed_agent_ids: { type: "array", items: { type: "string" } },
        customer_visibility_condition: { $ref: "#/$defs/Filter2" },
        visibility: { type: "string" },
      },
    },
    MirrorChannel: { type: "object", properties: { channel_id: { type: "string" }, source: { type: "string" } } },
    CrmDetails: schemasIntegrationUserId,
    CustomFieldDefinitionSelectOption: {
      type: "object",
      properties: { label: { type: "string" }, slug: { type: "string" } },
    },
    Filter2: {
      type: "object",
      properties: {
        field: { type: "string" },
        operator: { type: "string" },
        subfilters: { type: "array", items: { $ref: "#/$defs/Filter2" } },
        value: { type: "string" },
        values: { type: "array", items: { type: "string" } },
      },
      required: ["field", "operator"],
    },
  },
})
