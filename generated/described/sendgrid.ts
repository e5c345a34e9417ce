// Generated from definitions/sendgrid.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/sendgrid.ts'

const entitiesBouncesSearch = {
  email: { type: "string" },
  reason: { type: "string" },
  status: { type: "string" },
  created: { type: "integer" },
}
const messagesCreateParamsPersonalizationsItemsToItems = {
  email: { description: "Email address." },
  name: { description: "Name shown with the email address." },
}
const messagesCreateParamsPersonalizationsItemsToItems_2 = {
  properties: messagesCreateParamsPersonalizationsItemsToItems,
}
const messagesCreateParamsTemplate_id = { description: "ID of the template, as `templates.list` returns it." }
const messagesCreateParamsAsmGroup_id = {
  description: "ID of the suppression group, as `suppression_groups.list` returns it.",
}
const messagesCreateParamsMail_settingsSandbox_mode = { enable: { description: "Whether the setting is enabled." } }
const listsListParamsPage_token = { description: "Token of the next page, as `next` of the previous page returns it." }
const listsGetParamsId = { description: "ID of the list, as `lists.list` returns it." }
const singlesendsGetParamsId = { description: "ID of the single send, as `singlesends.list` returns it." }
const singlesendsGetParams = { properties: { id: singlesendsGetParamsId } }
const singlesendsCreateParamsName = { description: "Internal name of the single send in SendGrid." }
const singlesendsCreateParamsSend_to = {
  properties: {
    list_ids: { description: "IDs of lists to send to, as `lists.list` returns them. Up to 50." },
    segment_ids: { description: "IDs of segments to send to, as `segments.list` returns them. Up to 10." },
    all: { description: "Whether to send to all contacts." },
  },
  description: "Recipients of the single send.",
}
const singlesendsCreateParamsEmail_config = {
  properties: {
    subject: { description: "Subject of the email." },
    html_content: { description: "HTML content of the email." },
    plain_content: { description: "Plain-text content of the email." },
    generate_plain_content: { description: "Whether to generate the plain-text content from the HTML." },
    design_id: { description: "ID of a design. Replaces the content." },
    editor: { description: "Editor of the content." },
    suppression_group_id: {
      description:
        "ID of the suppression group that recipients can unsubscribe from, as `suppression_groups.list` returns it.",
    },
    custom_unsubscribe_url: { description: "URL of your own unsubscribe page. Replaces the suppression group." },
    sender_id: { description: "ID of a verified sender." },
    ip_pool: { description: "Name of the IP pool to send from." },
  },
  description: "Email content and settings.",
}
const templatesGetParams = { properties: { id: messagesCreateParamsTemplate_id } }
const template_versionsGetParamsId = { description: "ID of the version, as `templates.get` returns it." }
const template_versionsGetParams = {
  properties: { template_id: messagesCreateParamsTemplate_id, id: template_versionsGetParamsId },
}
const template_versionsCreateParamsSubject = {
  description: "The subject, or {{{subject}}} to give it with each mail.",
}
const template_versionsCreateParamsGenerate_plain_content = {
  description: "Whether to generate the plain-text content from the HTML. Defaults to `true`.",
}
const template_versionsCreateParamsActive = { description: "Whether the version is the active one. `1` activates it." }
const template_versionsCreateParamsTest_data = { description: "Test data for the version, as a JSON string." }
const bouncesListParams = {
  properties: {
    start_time: { description: "Start of the time range, as a Unix timestamp in seconds." },
    end_time: { description: "End of the time range, as a Unix timestamp in seconds." },
    email: { description: "Filters to email addresses that contain this text." },
    limit: { description: "Maximum number of records per page, 1 to 500. Defaults to 100." },
    offset: { description: "Number of records to skip." },
  },
}
const bouncesDeleteParams = { properties: { email: { description: "Email address, as the list returns it." } } }
const global_suppressionsCreateParamsRecipient_emails = {
  description: "Email addresses to suppress.",
  examples: [["ada@example.com"]],
}
const suppression_groupsGetParams = { properties: { id: messagesCreateParamsAsmGroup_id } }
const suppression_groupsCreateParamsName = {
  description: "Name of the suppression group, shown to recipients. Up to 30 characters.",
}
const suppression_groupsCreateParamsDescription = {
  description: "Description of the suppression group, up to 100 characters.",
}
const suppression_groupsCreateParamsIs_default = {
  description: "Whether the suppression group is the default if an email names none.",
}
const schemasTemplateId = { type: "string", description: "ID of the template, as `templates.list` returns it." }
const schemasVersionEditor = { type: "string", description: "Editor of the content.", enum: ["code", "design"] }
const schemasGroupId = {
  type: "integer",
  description: "ID of the suppression group, as `suppression_groups.list` returns it.",
}
export default describedKind(kind, {
  category: "communications",
  support: "community",
  docs: "https://www.twilio.com/docs/sendgrid/api-reference",
  basis: {
    version: "API v3",
    date: "2026-11-22",
    compared: "Twilio's OpenAPI descriptions of SendGrid of 2026-01-22, 1.0.0",
    differences: 8,
    recorded: {
      read: 47,
      valid: 47,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/sendgrid/tests",
    },
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_mail_v3.json",
        about: "Mail",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_mc_contacts_v3.json",
        about: "Contacts",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_mc_custom_fields_v3.json",
        about: "Custom fields",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_mc_lists_v3.json",
        about: "Lists",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_mc_segments_2.0_v3.json",
        about: "Segments",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_mc_singlesends_v3.json",
        about: "Single sends",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_mc_stats_v3.json",
        about: "Statistics",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_suppressions_v3.json",
        about: "Suppressions",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/twilio/sendgrid-oai/main/spec/json/tsg_templates_v3.json",
        about: "Templates",
      },
    ],
    missing:
      "Imports and exports of contacts, automations, senders, domains, statistics of mail, teammates and subusers, " +
      "the host of the EU, webhooks.",
  },
  sunset: {
    version: "v3",
    date: "none",
    docs: "https://www.twilio.com/docs/sendgrid/api-reference",
    read: "2026-11-29",
  },
  description:
    "Email messages, contacts, lists, segments, single sends, templates, bounces and other suppressions of a " +
    "SendGrid account.",
  auth: {
    api_key: {
      description:
        "Create a key under Settings > API Keys, with full access, or with restricted access to the features that " +
        "you use.",
    },
  },
  entities: {
    messages: { description: "An email message to send.", refs: {} },
    contacts: { description: "A contact, to whom single sends can be sent.", refs: {} },
    lists: {
      description: "A list of contacts.",
      search: { id: { type: "string" }, name: { type: "string" }, contact_count: { type: "integer" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    list_contacts: { description: "A contact in a list. To add contacts to lists, use `contacts.update`.", refs: {} },
    custom_fields: { description: "A custom field of contacts.", refs: {} },
    segments: {
      description: "A segment: contacts selected by a query.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        contacts_count: { type: "integer" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
        sample_updated_at: { type: "timestamp" },
        parent_list_ids: { type: "array" },
        query_version: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    singlesends: {
      description: "A single send: a one-time email to lists and segments.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        categories: { type: "array" },
        send_at: { type: "timestamp" },
        is_abtest: { type: "boolean" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["categories"]] },
      refs: {},
    },
    singlesend_stats: { description: "Statistics of a single send.", refs: {} },
    templates: {
      description: "An email template with its versions.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        generation: { type: "string" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["generation"]] },
      refs: {},
    },
    template_versions: { description: "A version of a template, with its content. One version is active.", refs: {} },
    bounces: {
      description: "A bounce: an email address to which email was permanently undeliverable.",
      search: entitiesBouncesSearch,
      hit: { title: [["email"]], text: [["reason"]] },
      refs: {},
    },
    blocks: {
      description: "A block: an email address whose server rejected an email temporarily.",
      search: entitiesBouncesSearch,
      hit: { title: [["email"]], text: [["reason"]] },
      refs: {},
    },
    spam_reports: {
      description: "A spam report: an email address that reported email as spam.",
      search: { email: { type: "string" }, ip: { type: "string" }, created: { type: "integer" } },
      hit: { title: [["email"]], text: [] },
      refs: {},
    },
    invalid_emails: {
      description: "An invalid email address, which does not exist.",
      search: { email: { type: "string" }, reason: { type: "string" }, created: { type: "integer" } },
      hit: { title: [["email"]], text: [["reason"]] },
      refs: {},
    },
    global_suppressions: {
      description: "A global suppression: an email address that receives no email from the account.",
      search: { email: { type: "string" }, created: { type: "integer" } },
      hit: { title: [["email"]], text: [] },
      refs: {},
    },
    suppression_groups: {
      description: "A suppression group: a type of email that recipients can unsubscribe from.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: "string" },
        is_default: { type: "boolean" },
        unsubscribes: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    suppression_group_members: {
      description: "A member of a suppression group: an email address that unsubscribed from it.",
      refs: {},
    },
  },
  operations: {
    "messages.create": {
      description:
        "Sends an email message to up to 1,000 recipients, from content or a template, immediately or within 72 " +
        "hours.",
      keywords: [
        "mail",
        "transactional",
        "receipt",
        "notify",
        "deliver",
        "send a transactional email",
        "send from the template",
        "mail the receipt",
        "dynamic template",
      ],
      params: {
        properties: {
          personalizations: {
            items: {
              properties: {
                to: {
                  items: messagesCreateParamsPersonalizationsItemsToItems_2,
                  description: "Recipients of the email.",
                },
                cc: {
                  items: messagesCreateParamsPersonalizationsItemsToItems_2,
                  description: "Recipients of a copy (CC).",
                },
                bcc: {
                  items: messagesCreateParamsPersonalizationsItemsToItems_2,
                  description: "Recipients of a blind copy (BCC).",
                },
                from: {
                  properties: messagesCreateParamsPersonalizationsItemsToItems,
                  description: "Sender that replaces the sender of the message.",
                },
                subject: { description: "Subject that replaces the subject of the message." },
                headers: { description: "Additional email headers." },
                substitutions: { description: "Values for the substitutions of a legacy template." },
                dynamic_template_data: { description: "Values for the variables of a dynamic template." },
                custom_args: { description: "Custom arguments: your own values." },
                send_at: { description: "Time to send the email, as a Unix timestamp in seconds." },
              },
            },
            description: "Personalizations, each a separate email with its own recipients. Up to 1,000.",
            examples: [[{ to: [{ email: "ada@example.com" }] }]],
          },
          from: {
            properties: messagesCreateParamsPersonalizationsItemsToItems,
            description: "Sender of the email. Has to be verified.",
          },
          reply_to: { properties: messagesCreateParamsPersonalizationsItemsToItems, description: "Reply-to address." },
          subject: {
            description: "Subject of the email. Not required if each personalization or the template has one.",
          },
          content: {
            items: {
              properties: {
                type: { description: "Media type, such as `text/plain`.", examples: ["text/plain"] },
                value: { description: "Content in the media type." },
              },
            },
            description: "Content of the email, plain text before HTML. Cannot be combined with a dynamic template.",
            examples: [[{ type: "text/plain", value: "Hello" }]],
          },
          template_id: messagesCreateParamsTemplate_id,
          attachments: {
            items: {
              properties: {
                content: { description: "Content of the file in Base64." },
                filename: { description: "Name of the file." },
                type: { description: "Media type of the file." },
                disposition: { description: "Whether the attachment is shown inline or as a file." },
                content_id: { description: "Content ID with which the HTML refers to an inline attachment." },
              },
            },
            description: "Files to attach.",
          },
          categories: { description: "Categories for statistics, up to 10." },
          custom_args: { description: "Custom arguments: your own values, which event data returns." },
          headers: { description: "Additional email headers." },
          send_at: { description: "Time to send the email, as a Unix timestamp in seconds. Within the next 72 hours." },
          batch_id: { description: "ID of a batch, with which you can cancel the email." },
          asm: {
            properties: {
              group_id: messagesCreateParamsAsmGroup_id,
              groups_to_display: {
                description: "IDs of suppression groups to show on the unsubscribe page, up to 25.",
              },
            },
            description: "Unsubscribe settings: the suppression group of the email.",
          },
          mail_settings: {
            properties: {
              sandbox_mode: {
                properties: messagesCreateParamsMail_settingsSandbox_mode,
                description: "Sandbox mode: whether to validate the email without sending it.",
              },
              bypass_list_management: {
                properties: messagesCreateParamsMail_settingsSandbox_mode,
                description:
                  "Bypass of list management: whether to send to recipients who unsubscribed. For emergencies.",
              },
            },
            description: "Mail settings, such as sandbox mode.",
          },
          tracking_settings: {
            properties: {
              click_tracking: {
                properties: messagesCreateParamsMail_settingsSandbox_mode,
                description: "Whether to track clicks.",
              },
              open_tracking: {
                properties: messagesCreateParamsMail_settingsSandbox_mode,
                description: "Whether to track opens.",
              },
            },
            description: "Tracking settings, such as click and open tracking.",
          },
        },
      },
      isGraphql: false,
    },
    "contacts.list": {
      description: "Lists the 50 most recently added contacts. To find others, use `contacts.api_search`.",
      keywords: ["subscribers", "person", "recipient", "address", "audience"],
      record: { $ref: "#/$defs/Contact" },
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact with its lists, segments and custom fields.",
      keywords: ["who is", "subscriber", "person", "recipient", "address", "audience"],
      params: {
        properties: {
          id: { description: "ID of the contact, as `contacts.list` or `contacts.api_search` returns it." },
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description:
        "Updates up to 30,000 contacts by email address, or adds missing ones, optionally to lists. SendGrid " +
        "processes the request later.",
      keywords: [
        "add subscriber",
        "upsert",
        "import",
        "save",
        "sign up",
        "subscriber",
        "person",
        "recipient",
        "audience",
        "add a contact",
        "add to the list",
        "upload contacts",
      ],
      params: {
        properties: {
          list_ids: { description: "IDs of lists to add the contacts to, as `lists.list` returns them." },
          contacts: {
            items: {
              properties: {
                email: { description: "Email address of the contact." },
                phone_number_id: { description: "Phone number of the contact, in E.164 format." },
                external_id: { description: "ID of the contact in your system." },
                anonymous_id: { description: "Anonymous ID of a visitor." },
                first_name: { description: "First name of the contact." },
                last_name: { description: "Last name of the contact." },
                alternate_emails: { description: "Alternate email addresses of the contact, up to 5." },
                address_line_1: { description: "Street and number." },
                address_line_2: { description: "Second address line, such as an apartment." },
                city: { description: "City of the contact." },
                state_province_region: { description: "State or province." },
                postal_code: { description: "Postal code." },
                country: { description: "Country." },
                custom_fields: { description: "Values of custom fields, by ID, as `custom_fields.list` returns it." },
              },
            },
            description: "Contacts to add or update, each with an email address or another identifier. Up to 30,000.",
          },
        },
      },
      isGraphql: false,
    },
    "contacts.delete": {
      description: "Deletes up to 100 contacts. SendGrid processes the request later.",
      keywords: [
        "remove subscriber",
        "GDPR",
        "subscriber",
        "person",
        "recipient",
        "address",
        "audience",
        "remove a contact",
      ],
      params: {
        properties: {
          ids: {
            description: "IDs of the contacts, as `contacts.list` or `contacts.api_search` returns them. Up to 100.",
          },
        },
      },
      isGraphql: false,
    },
    "contacts.api_search": {
      description: "Searches contacts with a query in SendGrid's query language. Returns up to 50 contacts.",
      keywords: [
        "find subscriber",
        "SGQL",
        "by email",
        "subscriber",
        "person",
        "recipient",
        "address",
        "audience",
        "find a contact",
        "is this address in",
      ],
      params: {
        properties: { query: { description: "Query, such as `email LIKE 'ada%'`.", examples: ["email LIKE 'ada%'"] } },
      },
      record: { $ref: "#/$defs/Contact" },
      isGraphql: false,
    },
    "lists.list": {
      description: "Lists the contact lists with their contact counts.",
      keywords: ["audiences", "newsletter", "group", "mailing", "subscribers", "how many contacts"],
      params: {
        properties: {
          page_size: { description: "Maximum number of records per page, 1 to 1,000. Defaults to 100." },
          page_token: listsListParamsPage_token,
        },
      },
      record: { $ref: "#/$defs/List" },
      isGraphql: false,
    },
    "lists.get": {
      description: "Gets a contact list.",
      keywords: ["audience size", "audience", "newsletter", "group", "mailing", "subscribers"],
      params: {
        properties: {
          id: listsGetParamsId,
          contact_sample: { description: "Whether to include a sample of contacts of the list." },
        },
      },
      isGraphql: false,
    },
    "lists.create": {
      description: "Creates a contact list.",
      keywords: ["new audience", "audience", "newsletter", "group", "mailing", "subscribers"],
      params: { properties: { name: { description: "Name of the list." } } },
      isGraphql: false,
    },
    "lists.update": {
      description: "Updates the name of a contact list.",
      keywords: ["rename audience", "audience", "newsletter", "group", "mailing", "subscribers"],
      params: { properties: { id: listsGetParamsId, name: { description: "Name of the list." } } },
      isGraphql: false,
    },
    "lists.delete": {
      description: "Deletes a contact list. Deletes its contacts only with `delete_contacts`.",
      keywords: ["drop audience", "audience", "newsletter", "group", "mailing", "subscribers"],
      params: {
        properties: {
          id: listsGetParamsId,
          delete_contacts: { description: "Whether to delete the contacts of the list as well." },
        },
      },
      isGraphql: false,
    },
    "list_contacts.delete": {
      description:
        "Removes contacts from a list. The contacts stay in the account. SendGrid processes the request later.",
      keywords: ["take off list", "subscribers", "remove from audience", "drop recipients", "exclude"],
      params: {
        properties: {
          list_id: listsGetParamsId,
          contact_ids: { description: "IDs of the contacts, as `contacts.api_search` returns them. Up to 100." },
        },
      },
      isGraphql: false,
    },
    "custom_fields.list": {
      description: "Lists the custom fields of the account.",
      keywords: ["columns", "property", "attribute", "merge data", "placeholder"],
      record: { $ref: "#/$defs/CustomField" },
      isGraphql: false,
    },
    "custom_fields.create": {
      description: "Creates a custom field of contacts.",
      keywords: ["add column", "property", "attribute", "column", "merge data", "placeholder"],
      params: {
        properties: {
          name: { description: "Name of the custom field." },
          field_type: { description: "Type of the custom field." },
        },
      },
      isGraphql: false,
    },
    "custom_fields.delete": {
      description: "Deletes a custom field and its values.",
      keywords: ["drop column", "property", "attribute", "column", "merge data", "placeholder"],
      params: { properties: { id: { description: "ID of the custom field, as `custom_fields.list` returns it." } } },
      isGraphql: false,
    },
    "segments.list": {
      description: "Lists the segments of contacts.",
      keywords: ["cohorts", "filter", "audience", "dynamic group", "target"],
      params: {
        properties: {
          ids: { description: "Filters by segment ID." },
          parent_list_ids: { description: "Filters to segments of these lists. Comma-separated list IDs." },
          no_parent_list_id: { description: "Whether to return only segments of all contacts, without a parent list." },
        },
      },
      record: { $ref: "#/$defs/Segment" },
      isGraphql: false,
    },
    "segments.get": {
      description: "Gets a segment with its query.",
      keywords: ["cohort size", "cohort", "filter", "audience", "dynamic group", "target"],
      params: { properties: { id: { description: "ID of the segment, as `segments.list` returns it." } } },
      isGraphql: false,
    },
    "singlesends.list": {
      description: "Lists single sends without their content.",
      keywords: [
        "mailings",
        "newsletter",
        "campaign",
        "blast",
        "broadcast",
        "scheduled emails",
        "drafts",
        "marketing campaigns",
      ],
      params: {
        properties: {
          page_size: { description: "Maximum number of records per page, 1 to 100. Defaults to 50." },
          page_token: listsListParamsPage_token,
        },
      },
      record: { $ref: "#/$defs/SingleSend" },
      isGraphql: false,
    },
    "singlesends.get": {
      description: "Gets a single send with its content and recipients.",
      keywords: ["mailing status", "newsletter", "campaign", "mailing", "blast", "broadcast"],
      params: singlesendsGetParams,
      isGraphql: false,
    },
    "singlesends.create": {
      description: "Creates a draft of a single send. To send it, use `singlesends.schedule`.",
      keywords: [
        "new mailing",
        "write newsletter",
        "newsletter",
        "campaign",
        "mailing",
        "blast",
        "broadcast",
        "new marketing email",
        "draft a newsletter",
      ],
      params: {
        properties: {
          name: singlesendsCreateParamsName,
          categories: { description: "Categories for statistics, up to 10." },
          send_to: singlesendsCreateParamsSend_to,
          email_config: singlesendsCreateParamsEmail_config,
        },
      },
      isGraphql: false,
    },
    "singlesends.update": {
      description: "Updates a draft of a single send.",
      keywords: ["subject", "edit mailing", "newsletter", "campaign", "mailing", "blast", "broadcast"],
      params: {
        properties: {
          id: singlesendsGetParamsId,
          name: singlesendsCreateParamsName,
          categories: { description: "Categories for statistics, up to 10." },
          send_to: singlesendsCreateParamsSend_to,
          email_config: singlesendsCreateParamsEmail_config,
        },
      },
      isGraphql: false,
    },
    "singlesends.delete": {
      description: "Deletes a single send.",
      keywords: ["scrap mailing", "newsletter", "campaign", "mailing", "blast", "broadcast"],
      params: singlesendsGetParams,
      isGraphql: false,
    },
    "singlesends.schedule": {
      description: "Schedules a single send, or sends it now, to all contacts of its lists and segments.",
      keywords: [
        "send now",
        "tomorrow",
        "plan",
        "later",
        "set time",
        "newsletter",
        "campaign",
        "mailing",
        "blast",
        "broadcast",
        "send the newsletter",
        "go out at",
        "schedule the campaign",
      ],
      params: {
        properties: {
          id: singlesendsGetParamsId,
          send_at: {
            description: "Time to send the email, as an RFC 3339 timestamp, or `now`.",
            examples: ["now", "2026-11-30T08:00:00Z"],
          },
        },
      },
      isGraphql: false,
    },
    "singlesends.unschedule": {
      description: "Deletes the schedule of a single send, which becomes a draft again.",
      keywords: [
        "call off",
        "stop planned",
        "back to draft",
        "cancel",
        "newsletter",
        "campaign",
        "mailing",
        "blast",
        "broadcast",
        "do not send",
        "stop the send",
        "cancel the scheduled",
      ],
      params: singlesendsGetParams,
      isGraphql: false,
    },
    "singlesend_stats.list": {
      description: "Lists the statistics of single sends, such as deliveries, opens and clicks.",
      keywords: [
        "open rate",
        "click rate",
        "newsletter results",
        "performance",
        "how did it do",
        "bounces",
        "how the email do",
        "delivered",
        "unsubscribes",
      ],
      params: {
        properties: {
          singlesend_ids: { description: "Filters by single send: IDs, as `singlesends.list` returns them." },
          page_size: { description: "Maximum number of records per page, 1 to 50. Defaults to 25." },
          page_token: listsListParamsPage_token,
        },
      },
      record: { $ref: "#/$defs/SingleSendStats" },
      isGraphql: false,
    },
    "templates.list": {
      description: "Lists templates with the names of their versions.",
      keywords: ["designs", "layout", "dynamic", "HTML", "mail look", "email templates"],
      params: {
        properties: {
          generations: { description: "Generations of templates to list. Defaults to `legacy` and `dynamic`." },
          page_size: { description: "Maximum number of records per page, 1 to 200. Defaults to 100." },
          page_token: listsListParamsPage_token,
        },
      },
      record: { $ref: "#/$defs/Template" },
      isGraphql: false,
    },
    "templates.get": {
      description: "Gets a template with the content of its versions.",
      keywords: ["design details", "design", "layout", "dynamic", "HTML", "mail look"],
      params: templatesGetParams,
      isGraphql: false,
    },
    "templates.create": {
      description: "Creates a template without a version. To add a version, use `template_versions.create`.",
      keywords: ["new design", "design", "layout", "dynamic", "HTML", "mail look"],
      params: {
        properties: {
          name: { description: "Name of the template." },
          generation: {
            description:
              "Generation of the template: `dynamic`, which uses `dynamic_template_data`, or `legacy`. Defaults to " +
              "`dynamic`.",
          },
        },
      },
      isGraphql: false,
    },
    "templates.update": {
      description: "Updates the name of a template.",
      keywords: ["rename design", "design", "layout", "dynamic", "HTML", "mail look"],
      params: { properties: { id: messagesCreateParamsTemplate_id, name: { description: "Name of the template." } } },
      isGraphql: false,
    },
    "templates.delete": {
      description: "Deletes a template and its versions.",
      keywords: ["drop design", "design", "layout", "dynamic", "HTML", "mail look"],
      params: templatesGetParams,
      isGraphql: false,
    },
    "template_versions.get": {
      description: "Gets a version of a template with its content.",
      keywords: ["read HTML", "design draft", "HTML", "subject", "active design", "revision"],
      params: template_versionsGetParams,
      isGraphql: false,
    },
    "template_versions.create": {
      description: "Creates a version of a template.",
      keywords: ["new draft", "new HTML", "design draft", "HTML", "subject", "active design", "revision"],
      params: {
        properties: {
          template_id: messagesCreateParamsTemplate_id,
          name: { description: "Name of the version." },
          subject: template_versionsCreateParamsSubject,
          html_content: { description: "HTML content, with Handlebars." },
          plain_content: { description: "Plain-text content." },
          generate_plain_content: template_versionsCreateParamsGenerate_plain_content,
          active: template_versionsCreateParamsActive,
          editor: { description: "Editor of the content." },
          test_data: template_versionsCreateParamsTest_data,
        },
      },
      isGraphql: false,
    },
    "template_versions.update": {
      description: "Updates a version of a template.",
      keywords: [
        "edit HTML",
        "activate",
        "design draft",
        "HTML",
        "subject",
        "active design",
        "revision",
        "change the template",
        "edit the subject",
      ],
      params: {
        properties: {
          template_id: messagesCreateParamsTemplate_id,
          id: template_versionsGetParamsId,
          name: { description: "Name of the version." },
          subject: template_versionsCreateParamsSubject,
          html_content: { description: "HTML content, with Handlebars." },
          plain_content: { description: "Plain-text content." },
          generate_plain_content: template_versionsCreateParamsGenerate_plain_content,
          active: template_versionsCreateParamsActive,
          editor: { description: "Editor of the content." },
          test_data: template_versionsCreateParamsTest_data,
        },
      },
      isGraphql: false,
    },
    "template_versions.delete": {
      description: "Deletes a version of a template.",
      keywords: ["drop draft", "design draft", "HTML", "subject", "active design", "revision"],
      params: template_versionsGetParams,
      isGraphql: false,
    },
    "bounces.list": {
      description: "Lists bounces: email addresses to which email bounced. Filters by time or email address.",
      keywords: [
        "which failed",
        "undelivered",
        "returned",
        "bad address",
        "hard bounce",
        "failed mail",
        "bounced addresses",
        "why did it bounce",
        "is the address bouncing",
        "never gets our emails",
        "did it bounce",
      ],
      params: bouncesListParams,
      record: { $ref: "#/$defs/Refusal" },
      isGraphql: false,
    },
    "bounces.delete": {
      description: "Deletes the bounce of an email address, which can then receive email again.",
      keywords: [
        "clear",
        "unblock",
        "try again",
        "remove",
        "undelivered",
        "returned",
        "bad address",
        "hard bounce",
        "failed mail",
        "take off bounce list",
        "clear the bounce",
      ],
      params: bouncesDeleteParams,
      isGraphql: false,
    },
    "blocks.list": {
      description: "Lists blocks: email addresses whose servers rejected email. Filters by time or email address.",
      keywords: [
        "which refused",
        "refused",
        "rejected by server",
        "spam filter",
        "blacklisted",
        "temporarily refused",
        "blocked addresses",
      ],
      params: bouncesListParams,
      record: { $ref: "#/$defs/Refusal" },
      isGraphql: false,
    },
    "blocks.delete": {
      description: "Deletes the block of an email address.",
      keywords: [
        "clear",
        "unblock",
        "try again",
        "refused",
        "rejected by server",
        "spam filter",
        "blacklisted",
        "temporarily refused",
      ],
      params: bouncesDeleteParams,
      isGraphql: false,
    },
    "spam_reports.list": {
      description: "Lists spam reports: email addresses that reported email as spam. Filters by time or email address.",
      keywords: [
        "who complained",
        "complained",
        "marked as spam",
        "junk",
        "abuse",
        "unhappy",
        "who marked as spam",
        "complaints",
      ],
      params: bouncesListParams,
      record: { $ref: "#/$defs/SpamReport" },
      isGraphql: false,
    },
    "spam_reports.delete": {
      description: "Deletes the spam report of an email address, which can then receive email again.",
      keywords: ["clear", "forgive", "remove", "complained", "marked as spam", "junk", "abuse", "unhappy"],
      params: bouncesDeleteParams,
      isGraphql: false,
    },
    "invalid_emails.list": {
      description: "Lists invalid email addresses, which do not exist. Filters by time or email address.",
      keywords: [
        "bad ones",
        "typo",
        "wrong address",
        "bad syntax",
        "does not exist",
        "malformed",
        "malformed addresses",
      ],
      params: bouncesListParams,
      record: { $ref: "#/$defs/InvalidEmail" },
      isGraphql: false,
    },
    "invalid_emails.delete": {
      description: "Deletes an email address from the list of invalid ones.",
      keywords: ["clear", "remove", "typo", "wrong address", "bad syntax", "does not exist", "malformed"],
      params: bouncesDeleteParams,
      isGraphql: false,
    },
    "global_suppressions.list": {
      description:
        "Lists global suppressions: email addresses that unsubscribed from all email. Filters by time or email " +
        "address.",
      keywords: [
        "who opted out",
        "opted out",
        "do not mail",
        "never write",
        "blacklist",
        "opt-out",
        "unsubscribed from everything",
        "who unsubscribed",
        "is suppressed",
        "never gets our emails",
      ],
      params: bouncesListParams,
      record: { $ref: "#/$defs/Unsubscribed" },
      isGraphql: false,
    },
    "global_suppressions.create": {
      description: "Creates global suppressions: email addresses that receive no email from the account.",
      keywords: [
        "opt out",
        "block",
        "unsubscribe",
        "never mail again",
        "opted out",
        "unsubscribed",
        "do not mail",
        "never write",
        "blacklist",
        "never email again",
        "unsubscribe from everything",
        "add to suppression",
      ],
      params: { properties: { recipient_emails: global_suppressionsCreateParamsRecipient_emails } },
      isGraphql: false,
    },
    "global_suppressions.delete": {
      description: "Deletes a global suppression. The email address can receive email again.",
      keywords: [
        "mail again",
        "resubscribe",
        "unblock",
        "opted out",
        "unsubscribed",
        "do not mail",
        "never write",
        "blacklist",
        "opt-out",
        "allow again",
        "take off suppression list",
      ],
      params: bouncesDeleteParams,
      isGraphql: false,
    },
    "suppression_groups.list": {
      description: "Lists suppression groups, which are types of email that recipients can unsubscribe from.",
      keywords: ["topics", "unsubscribe group", "unsub", "opt-out category", "preferences"],
      record: { $ref: "#/$defs/SuppressionGroup" },
      isGraphql: false,
    },
    "suppression_groups.get": {
      description: "Gets a suppression group with the number of unsubscribes.",
      keywords: ["topic details", "unsubscribe group", "unsub", "topics", "opt-out category", "preferences"],
      params: suppression_groupsGetParams,
      isGraphql: false,
    },
    "suppression_groups.create": {
      description: "Creates a suppression group: a type of email that recipients can unsubscribe from.",
      keywords: ["new topic", "unsubscribe group", "unsub", "topics", "opt-out category", "preferences"],
      params: {
        properties: {
          name: suppression_groupsCreateParamsName,
          description: suppression_groupsCreateParamsDescription,
          is_default: suppression_groupsCreateParamsIs_default,
        },
      },
      isGraphql: false,
    },
    "suppression_groups.update": {
      description: "Updates a suppression group. Fields that you leave out keep their value.",
      keywords: ["rename topic", "unsubscribe group", "unsub", "topics", "opt-out category", "preferences"],
      params: {
        properties: {
          id: messagesCreateParamsAsmGroup_id,
          name: suppression_groupsCreateParamsName,
          description: suppression_groupsCreateParamsDescription,
          is_default: suppression_groupsCreateParamsIs_default,
        },
      },
      isGraphql: false,
    },
    "suppression_groups.delete": {
      description: "Deletes a suppression group. Recipients who unsubscribed from it can receive email again.",
      keywords: ["drop topic", "unsubscribe group", "unsub", "topics", "opt-out category", "preferences"],
      params: suppression_groupsGetParams,
      isGraphql: false,
    },
    "suppression_group_members.list": {
      description: "Lists the email addresses that unsubscribed from suppression groups, with their group.",
      keywords: [
        "who opted out",
        "opted out of topic",
        "do not mail",
        "opt-out",
        "preferences",
        "unsubscribed from the group",
      ],
      record: { $ref: "#/$defs/Suppression" },
      isGraphql: false,
    },
    "suppression_group_members.create": {
      description: "Creates members of a suppression group: unsubscribes email addresses from it.",
      keywords: [
        "opt out",
        "unsubscribe from topic",
        "opted out of topic",
        "unsubscribed",
        "do not mail",
        "preferences",
        "unsubscribe from the group",
      ],
      params: {
        properties: {
          group_id: messagesCreateParamsAsmGroup_id,
          recipient_emails: global_suppressionsCreateParamsRecipient_emails,
        },
      },
      isGraphql: false,
    },
    "suppression_group_members.delete": {
      description: "Removes an email address from a suppression group, so that it receives the group's email again.",
      keywords: [
        "resubscribe",
        "mail again",
        "opted out of topic",
        "unsubscribed",
        "do not mail",
        "opt-out",
        "preferences",
      ],
      params: {
        properties: {
          group_id: messagesCreateParamsAsmGroup_id,
          email: { description: "Email address, as `suppression_group_members.list` returns it." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 1,000. Defaults to 100.",
      default: 100,
      minimum: 1,
      maximum: 1000,
    },
    PageToken: { type: "string", description: "Token of the next page, as `next` of the previous page returns it." },
    Limit: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 500. Defaults to 100.",
      default: 100,
      minimum: 1,
      maximum: 500,
    },
    Offset: { type: "integer", description: "Number of records to skip.", minimum: 0 },
    From: { type: "integer", description: "Start of the time range, as a Unix timestamp in seconds.", minimum: 0 },
    To: { type: "integer", description: "End of the time range, as a Unix timestamp in seconds.", minimum: 0 },
    WithText: { type: "string", description: "Filters to email addresses that contain this text." },
    Suppressed: { type: "string", description: "Email address, as the list returns it." },
    ListId: { type: "string", description: "ID of the list, as `lists.list` returns it." },
    ListName: { type: "string", description: "Name of the list.", minLength: 1, maxLength: 100 },
    SingleSendId: { type: "string", description: "ID of the single send, as `singlesends.list` returns it." },
    SingleSendName: {
      type: "string",
      description: "Internal name of the single send in SendGrid.",
      minLength: 1,
      maxLength: 100,
    },
    SingleSendCategories: {
      type: "array",
      items: { type: "string" },
      description: "Categories for statistics, up to 10.",
      maxItems: 10,
    },
    SendTo: { $ref: "#/$defs/Audience", description: "Recipients of the single send." },
    EmailConfig: { $ref: "#/$defs/EmailWish", description: "Email content and settings." },
    Generation: { type: "string", enum: ["legacy", "dynamic"] },
    TemplateId: schemasTemplateId,
    OfTemplate: schemasTemplateId,
    TemplateName: { type: "string", description: "Name of the template.", minLength: 1, maxLength: 100 },
    VersionId: { type: "string", description: "ID of the version, as `templates.get` returns it." },
    VersionName: { type: "string", description: "Name of the version.", minLength: 1, maxLength: 100 },
    VersionSubject: {
      type: "string",
      description: "The subject, or {{{subject}}} to give it with each mail.",
      maxLength: 255,
    },
    VersionHtml: { type: "string", description: "HTML content, with Handlebars.", maxLength: 1048576 },
    VersionText: { type: "string", description: "Plain-text content.", maxLength: 1048576 },
    VersionPlain: {
      type: "boolean",
      description: "Whether to generate the plain-text content from the HTML. Defaults to `true`.",
    },
    VersionActive: {
      type: "integer",
      description: "Whether the version is the active one. `1` activates it.",
      enum: [0, 1],
    },
    VersionEditor: schemasVersionEditor,
    VersionData: { type: "string", description: "Test data for the version, as a JSON string." },
    GroupId: schemasGroupId,
    GroupName: {
      type: "string",
      description: "Name of the suppression group, shown to recipients. Up to 30 characters.",
      minLength: 1,
      maxLength: 30,
    },
    GroupText: {
      type: "string",
      description: "Description of the suppression group, up to 100 characters.",
      maxLength: 100,
    },
    GroupDefault: {
      type: "boolean",
      description: "Whether the suppression group is the default if an email names none.",
    },
    Address: {
      type: "object",
      properties: {
        email: { type: "string", description: "Email address.", format: "email" },
        name: { type: "string", description: "Name shown with the email address." },
      },
      required: ["email"],
    },
    Personalization: {
      type: "object",
      properties: {
        to: { type: "array", items: { $ref: "#/$defs/Address" }, description: "Recipients of the email.", minItems: 1 },
        cc: { type: "array", items: { $ref: "#/$defs/Address" }, description: "Recipients of a copy (CC)." },
        bcc: { type: "array", items: { $ref: "#/$defs/Address" }, description: "Recipients of a blind copy (BCC)." },
        from: { $ref: "#/$defs/Address", description: "Sender that replaces the sender of the message." },
        subject: { type: "string", description: "Subject that replaces the subject of the message." },
        headers: { type: "object", additionalProperties: { type: "string" }, description: "Additional email headers." },
        substitutions: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "Values for the substitutions of a legacy template.",
        },
        dynamic_template_data: {
          type: "object",
          additionalProperties: {},
          description: "Values for the variables of a dynamic template.",
        },
        custom_args: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "Custom arguments: your own values.",
        },
        send_at: { type: "integer", description: "Time to send the email, as a Unix timestamp in seconds." },
      },
      required: ["to"],
    },
    Content: {
      type: "object",
      properties: {
        type: { type: "string", description: "Media type, such as `text/plain`.", examples: ["text/plain"] },
        value: { type: "string", description: "Content in the media type.", minLength: 1 },
      },
      required: ["type", "value"],
    },
    NewAttachment: {
      type: "object",
      properties: {
        content: { type: "string", description: "Content of the file in Base64." },
        filename: { type: "string", description: "Name of the file." },
        type: { type: "string", description: "Media type of the file." },
        disposition: {
          type: "string",
          description: "Whether the attachment is shown inline or as a file.",
          enum: ["inline", "attachment"],
        },
        content_id: { type: "string", description: "Content ID with which the HTML refers to an inline attachment." },
      },
      required: ["content", "filename"],
    },
    Unsubscribe: {
      type: "object",
      properties: {
        group_id: schemasGroupId,
        groups_to_display: {
          type: "array",
          items: { type: "integer" },
          description: "IDs of suppression groups to show on the unsubscribe page, up to 25.",
          maxItems: 25,
        },
      },
      required: ["group_id"],
    },
    MailSettings: {
      type: "object",
      properties: {
        sandbox_mode: {
          $ref: "#/$defs/Switch",
          description: "Sandbox mode: whether to validate the email without sending it.",
        },
        bypass_list_management: {
          $ref: "#/$defs/Switch",
          description: "Bypass of list management: whether to send to recipients who unsubscribed. For emergencies.",
        },
      },
    },
    TrackingSettings: {
      type: "object",
      properties: {
        click_tracking: { $ref: "#/$defs/Switch", description: "Whether to track clicks." },
        open_tracking: { $ref: "#/$defs/Switch", description: "Whether to track opens." },
      },
    },
    Switch: {
      type: "object",
      properties: { enable: { type: "boolean", description: "Whether the setting is enabled." } },
      required: ["enable"],
    },
    Contact: {
      type: "object",
      properties: {
        id: { type: "string", description: "The contact's ID." },
        email: { type: "string", description: "The contact's primary email address." },
        first_name: { type: "string", description: "The contact's first name." },
        last_name: { type: "string", description: "The contact's last name." },
        unique_name: { type: "string", description: "The contact's unique name." },
        phone_number: { type: "string", description: "The contact's phone number." },
        phone_number_id: { type: "string", description: "The phone number identifying the contact." },
        external_id: { type: "string", description: "The contact's ID in another system." },
        anonymous_id: { type: "string", description: "The ID given to the contact while anonymous." },
        alternate_emails: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "Further email addresses of the contact.",
        },
        address_line_1: { type: "string", description: "The first line of the contact's address." },
        address_line_2: { type: "string", description: "The second line of the contact's address." },
        city: { type: "string", description: "The city of the contact's address." },
        state_province_region: {
          type: "string",
          description: "The state, province or region of the contact's address.",
        },
        country: { type: "string", description: "The country of the contact's address." },
        postal_code: { type: "string", description: "The postal code of the contact's address." },
        whatsapp: { type: "string", description: "The contact's WhatsApp ID." },
        line: { type: "string", description: "The contact's LINE ID." },
        facebook: { type: "string", description: "The contact's Facebook ID." },
        list_ids: { type: "array", items: { type: "string" }, description: "The IDs of the lists the contact is on." },
        segment_ids: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the segments the contact is in.",
        },
        created_at: { type: "string", format: "date-time", description: "The time the contact was created." },
        updated_at: { type: "string", format: "date-time", description: "The time of the contact's last update." },
        custom_fields: { type: "object", additionalProperties: {}, description: "Values of custom fields, by name." },
        _metadata: { $ref: "#/$defs/Links", description: "Links to the contact in the API." },
      },
      required: ["id"],
    },
    Links: { type: "object", properties: { self: { type: "string" } } },
    NewContact: {
      type: "object",
      properties: {
        email: { type: "string", description: "Email address of the contact.", format: "email" },
        phone_number_id: { type: "string", description: "Phone number of the contact, in E.164 format." },
        external_id: { type: "string", description: "ID of the contact in your system." },
        anonymous_id: { type: "string", description: "Anonymous ID of a visitor." },
        first_name: { type: "string", description: "First name of the contact.", maxLength: 50 },
        last_name: { type: "string", description: "Last name of the contact.", maxLength: 50 },
        alternate_emails: {
          type: "array",
          items: { type: "string" },
          description: "Alternate email addresses of the contact, up to 5.",
          maxItems: 5,
        },
        address_line_1: { type: "string", description: "Street and number.", maxLength: 100 },
        address_line_2: { type: "string", description: "Second address line, such as an apartment.", maxLength: 100 },
        city: { type: "string", description: "City of the contact.", maxLength: 60 },
        state_province_region: { type: "string", description: "State or province.", maxLength: 50 },
        postal_code: { type: "string", description: "Postal code." },
        country: { type: "string", description: "Country.", maxLength: 50 },
        custom_fields: {
          type: "object",
          additionalProperties: {},
          description: "Values of custom fields, by ID, as `custom_fields.list` returns it.",
        },
      },
    },
    Job: { type: "object", properties: { job_id: { type: "string" } } },
    List: {
      type: "object",
      properties: {
        id: { type: "string", description: "The list's ID." },
        name: { type: "string", description: "The list's name." },
        contact_count: { type: "integer", description: "The number of contacts on the list." },
        contact_sample: { $ref: "#/$defs/Contact", description: "A sample contact from the list." },
        _metadata: { $ref: "#/$defs/Links", description: "Links to the list in the API." },
      },
      required: ["id"],
    },
    CustomField: {
      type: "object",
      properties: {
        id: { type: "string", description: "The custom field's ID." },
        name: { type: "string", description: "The custom field's name." },
        field_type: { type: "string", description: "The custom field's data type: text, number or date." },
        _metadata: { $ref: "#/$defs/Links", description: "Links to the custom field in the API." },
      },
      required: ["id"],
    },
    Segment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The segment's ID." },
        name: { type: "string", description: "The segment's name." },
        contacts_count: { type: "integer", description: "The number of contacts in the segment." },
        created_at: { type: "string", format: "date-time", description: "The time the segment was created." },
        updated_at: { type: "string", format: "date-time", description: "The time of the segment's last update." },
        sample_updated_at: {
          type: "string",
          format: "date-time",
          description: "The time the segment's sample was last refreshed.",
        },
        next_sample_update: { type: "string", description: "The time of the next refresh of the sample." },
        parent_list_ids: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The IDs of the lists the segment draws from. Null if it draws from every contact.",
        },
        query_version: { type: "string", description: "The version of the query language used." },
        query_dsl: {
          type: "string",
          description: "The query that selects the contacts, in SendGrid's query language.",
        },
        _metadata: { $ref: "#/$defs/Links", description: "Links to the segment in the API." },
        status: {
          type: "object",
          properties: { query_validation: { type: "string" }, error_message: { type: "string" } },
          description: "The result of validating the query, with an error message on failure.",
        },
        contacts_sample: {
          type: "array",
          items: { $ref: "#/$defs/Contact" },
          description: "A sample of the contacts in the segment.",
        },
      },
      required: ["id"],
    },
    SingleSend: {
      type: "object",
      properties: {
        id: { type: "string", description: "The Single Send's ID." },
        name: { type: "string", description: "The Single Send's name." },
        status: { type: "string", description: "The Single Send's status: draft, scheduled or triggered." },
        categories: {
          type: "array",
          items: { type: "string" },
          description: "The categories used to group statistics.",
        },
        send_at: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the Single Send is scheduled for. Null if not scheduled.",
        },
        is_abtest: { type: "boolean", description: "Whether the Single Send is an A/B test." },
        created_at: { type: "string", format: "date-time", description: "The time the Single Send was created." },
        updated_at: { type: "string", format: "date-time", description: "The time of the Single Send's last update." },
        send_to: {
          type: "object",
          properties: {
            list_ids: { type: "array", items: { type: "string" } },
            segment_ids: { type: "array", items: { type: "string" } },
            all: { type: "boolean" },
          },
          description: "The lists and segments that receive the Single Send, or every contact.",
        },
        email_config: {
          $ref: "#/$defs/EmailConfigOf",
          description: "The email itself: subject, content, sender and unsubscribe settings.",
        },
        abtest: {
          type: ["object", "null"],
          description: "A/B test of the single send. For its format, see the single sends reference.",
        },
      },
      required: ["id"],
    },
    EmailConfigOf: {
      type: "object",
      properties: {
        subject: { type: "string" },
        html_content: { type: "string" },
        plain_content: { type: "string" },
        generate_plain_content: { type: "boolean" },
        design_id: { type: "string" },
        editor: { type: "string" },
        suppression_group_id: { type: ["integer", "null"] },
        custom_unsubscribe_url: { type: ["string", "null"] },
        sender_id: { type: ["integer", "null"] },
        ip_pool: { type: ["string", "null"] },
      },
    },
    Audience: {
      type: "object",
      properties: {
        list_ids: {
          type: "array",
          items: { type: "string" },
          description: "IDs of lists to send to, as `lists.list` returns them. Up to 50.",
          maxItems: 50,
        },
        segment_ids: {
          type: "array",
          items: { type: "string" },
          description: "IDs of segments to send to, as `segments.list` returns them. Up to 10.",
          maxItems: 10,
        },
        all: { type: "boolean", description: "Whether to send to all contacts." },
      },
    },
    EmailWish: {
      type: "object",
      properties: {
        subject: { type: "string", description: "Subject of the email." },
        html_content: { type: "string", description: "HTML content of the email." },
        plain_content: { type: "string", description: "Plain-text content of the email." },
        generate_plain_content: {
          type: "boolean",
          description: "Whether to generate the plain-text content from the HTML.",
        },
        design_id: { type: "string", description: "ID of a design. Replaces the content." },
        editor: schemasVersionEditor,
        suppression_group_id: {
          type: "integer",
          description:
            "ID of the suppression group that recipients can unsubscribe from, as `suppression_groups.list` returns " +
            "it.",
        },
        custom_unsubscribe_url: {
          type: "string",
          description: "URL of your own unsubscribe page. Replaces the suppression group.",
          format: "uri",
        },
        sender_id: { type: "integer", description: "ID of a verified sender." },
        ip_pool: { type: "string", description: "Name of the IP pool to send from." },
      },
    },
    Schedule: {
      type: "object",
      properties: { send_at: { type: "string", format: "date-time" }, status: { type: "string" } },
    },
    SingleSendStats: {
      type: "object",
      properties: {
        id: { type: "string", description: "The ID of the Single Send counted." },
        ab_variation: { type: "string", description: "The A/B test variation counted, or all for the sum of them." },
        ab_phase: { type: "string", description: "The A/B test phase counted: the test, the send, or all." },
        aggregation: { type: "string", description: "The period the counts cover, total or one day." },
        stats: {
          type: "object",
          properties: {
            bounce_drops: { type: "integer" },
            bounces: { type: "integer" },
            clicks: { type: "integer" },
            delivered: { type: "integer" },
            invalid_emails: { type: "integer" },
            opens: { type: "integer" },
            requests: { type: "integer" },
            spam_report_drops: { type: "integer" },
            spam_reports: { type: "integer" },
            unique_clicks: { type: "integer" },
            unique_opens: { type: "integer" },
            unsubscribes: { type: "integer" },
          },
          description: "The counts, including deliveries, opens, clicks, bounces and unsubscribes.",
        },
      },
      required: ["id"],
    },
    Template: {
      type: "object",
      properties: {
        id: { type: "string", description: "The template's ID." },
        name: { type: "string", description: "The template's name." },
        generation: { type: "string", description: "The template's generation, legacy or dynamic." },
        updated_at: { type: "string", description: "The time of the template's last update." },
        versions: {
          type: "array",
          items: { $ref: "#/$defs/TemplateVersion" },
          description: "The template's versions, one of them active.",
        },
        warning: {
          type: "object",
          properties: { message: { type: "string" } },
          description: "A warning about the template. Absent if there is none.",
        },
      },
      required: ["id"],
    },
    TemplateVersion: {
      type: "object",
      properties: {
        id: { type: "string" },
        template_id: { type: "string" },
        active: { type: "integer" },
        name: { type: "string" },
        subject: { type: "string" },
        html_content: { type: "string" },
        plain_content: { type: "string" },
        generate_plain_content: { type: "boolean" },
        editor: { type: "string" },
        test_data: { type: "string" },
        updated_at: { type: "string" },
        thumbnail_url: { type: "string" },
        warnings: { type: "array", items: { type: "object", properties: { message: { type: "string" } } } },
      },
      required: ["id"],
    },
    Refusal: {
      type: "object",
      properties: {
        email: { type: "string", description: "The email address that bounced." },
        created: { type: "integer", description: "The time of the bounce, as a Unix timestamp in seconds." },
        reason: { type: "string", description: "The reason for the bounce, usually the receiving server's reply." },
        status: { type: "string", description: "The enhanced SMTP status code of the bounce." },
      },
      required: ["email"],
    },
    SpamReport: {
      type: "object",
      properties: {
        email: { type: "string", description: "The address of the recipient who reported the email as spam." },
        created: { type: "integer", description: "The time of the report, as a Unix timestamp in seconds." },
        ip: { type: "string", description: "The IP address the reported email was sent from." },
      },
      required: ["email"],
    },
    InvalidEmail: {
      type: "object",
      properties: { email: { type: "string" }, created: { type: "integer" }, reason: { type: "string" } },
      required: ["email"],
    },
    Unsubscribed: {
      type: "object",
      properties: { email: { type: "string" }, created: { type: "integer" } },
      required: ["email"],
    },
    Recipients: { type: "object", properties: { recipient_emails: { type: "array", items: { type: "string" } } } },
    SuppressionGroup: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        description: { type: "string" },
        is_default: { type: "boolean" },
        unsubscribes: { type: "integer" },
        last_email_sent_at: { type: ["integer", "null"] },
      },
      required: ["id"],
    },
    Suppression: {
      type: "object",
      properties: {
        email: { type: "string" },
        group_id: { type: "integer" },
        group_name: { type: "string" },
        created_at: { type: "integer" },
      },
      required: ["email"],
    },
  },
})
