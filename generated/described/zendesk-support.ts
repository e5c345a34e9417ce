// Generated from definitions/zendesk-support.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/zendesk-support.ts'

const ticketsListParamsPage = {
  description: "Page number, starting at 1. Zendesk refuses pages after the 100th and records after the first 10,000.",
}
const ticketsListParamsPer_page = {
  description: "Maximum number of records per page with page numbers, 1 to 100. Defaults to 100, or 30 for articles.",
}
const ticketsListParamsPageSize = {
  description:
    "Maximum number of records per page with cursors, 1 to 100. Use it instead of `per_page` for lists of any length.",
}
const ticketsListParamsPageAfter = {
  description: "The cursor of the previous page. Use it together with `page[size]`.",
}
const ticketsListParamsSort_order = { description: "Sort direction with page numbers. Defaults to `asc`." }
const ticketsGetParams = { properties: { ticket_id: { description: "ID (number) of the ticket." } } }
const ticketsCreateParamsCommentHtml_body = { description: "Text of the comment as HTML, in place of `body`." }
const ticketsCreateParamsCommentAuthor_id = { description: "ID of the author. Defaults to the authenticated user." }
const ticketsCreateParamsCommentUploads = {
  description: "Tokens of files to attach, as `uploads.create` returns them.",
}
const ticketsCreateParamsComment = {
  body: { description: "Text of the comment." },
  html_body: ticketsCreateParamsCommentHtml_body,
  public: { description: "Whether the requester sees the comment. `false` makes an internal note." },
  author_id: ticketsCreateParamsCommentAuthor_id,
  uploads: ticketsCreateParamsCommentUploads,
}
const ticketsCreateParamsComment_2 = {
  properties: ticketsCreateParamsComment,
  description: "First comment on the ticket.",
}
const ticketsCreateParamsRequester_id = { description: "ID of the requester, as `users.list` returns it." }
const ticketsCreateParamsRequester = {
  name: { description: "The requester's name. Required for a new user." },
  email: { description: "The requester's email address." },
  locale_id: { description: "ID of the requester's locale." },
}
const ticketsCreateParamsStatus = {
  description:
    "Status of the ticket. A closed ticket can no longer be changed. With custom statuses, the status category.",
}
const ticketsCreateParamsAssignee_id = { description: "ID of the agent to assign. Null unassigns the agent." }
const ticketsCreateParamsGroup_id = { description: "ID of the group to assign, as `groups.list` returns it." }
const ticketsCreateParamsOrganization_id = { description: "ID of one of the requester's organizations." }
const ticketsCreateParamsBrand_id = { description: "ID of the brand, as `brands.list` returns it." }
const ticketsCreateParamsTicket_form_id = { description: "ID of the ticket form, as `ticket_forms.list` returns it." }
const ticketsCreateParamsProblem_id = { description: "ID of the problem ticket that this incident belongs to." }
const ticketsCreateParamsTags = {
  description: "Tags of the ticket. An update replaces the current tags. To keep them, use `tickets.add_tags`.",
}
const ticketsCreateParamsCustom_fields = {
  items: {
    properties: {
      id: { description: "ID of the field." },
      value: { description: "Value of the field. For a drop-down field, the option's tag." },
    },
  },
  description: "Values of custom fields, each with the field's ID, as `ticket_fields.list` returns it.",
  examples: [[{ id: 27642, value: "745" }]],
}
const ticketsCreateParamsEmail_ccs = {
  items: {
    properties: {
      user_id: { description: "ID of the user." },
      user_email: { description: "Email address of the user." },
      user_name: { description: "Name of a new user." },
      action: { description: "Whether to add (`put`) or remove (`delete`) the user. Defaults to `put`." },
    },
  },
  description: "Users to copy by email or to remove from the copies.",
}
const ticketsCreateParamsFollowers = {
  items: {
    properties: {
      user_id: { description: "ID of the agent." },
      user_email: { description: "Email address of the agent." },
      action: { description: "Whether to add (`put`) or remove (`delete`) the agent. Defaults to `put`." },
    },
  },
  description: "Agents to add to or remove from the followers.",
}
const ticketsCreateParamsCollaborator_ids = {
  description: "IDs of the users copied on the ticket, for accounts without CCs and followers.",
}
const ticketsApi_searchParamsPer_page = {
  description: "Maximum number of records per page, 1 to 100. Defaults to 100.",
}
const ticketsMergeParamsJob_status_id = {
  description: "ID of a job that an earlier call began. Waits for that job and begins no other.",
}
const usersGetParamsUser_id = { description: "ID of the user, as `users.list` returns it." }
const usersGetParams = { properties: { user_id: usersGetParamsUser_id } }
const usersCreateParamsPhone = { description: "Phone number of the user.", examples: ["+15551234567"] }
const usersCreateParamsRole = { description: "Role of the user. `end-user` means customer, and is the default." }
const usersCreateParamsExternal_id = { description: "Your own ID for the user. Unique in the account." }
const usersCreateParamsAlias = { description: "Name that end users see in place of the agent's name." }
const usersCreateParamsOrganization_id = {
  description: "ID of the user's organization, as `organizations.list` returns it.",
}
const usersCreateParamsTime_zone = {
  description: "Time zone of the user, by Zendesk's name.",
  examples: ["Copenhagen"],
}
const usersCreateParamsTags = { description: "Tags of the user. An update replaces the current tags." }
const usersCreateParamsUser_fieldsAdditionalProperties = {
  description: "Value of the field: text, number, boolean or list.",
}
const usersCreateParamsUser_fields = {
  additionalProperties: usersCreateParamsUser_fieldsAdditionalProperties,
  description: "Values of custom user fields, by field key.",
}
const usersCreateParamsDetails = { description: "Details about the user, such as an address." }
const usersCreateParamsNotes = { description: "Notes about the user. End users do not see them." }
const usersCreateParamsVerified = { description: "Whether the email address counts as verified." }
const usersCreateParams = {
  properties: {
    name: { description: "Name of the user." },
    email: { description: "Email address of the user." },
    phone: usersCreateParamsPhone,
    role: usersCreateParamsRole,
    custom_role_id: { description: "ID of the agent's custom role." },
    external_id: usersCreateParamsExternal_id,
    alias: usersCreateParamsAlias,
    organization_id: usersCreateParamsOrganization_id,
    organization: {
      properties: { name: { description: "Name of the organization." } },
      description: "Organization by name, in place of `organization_id`.",
    },
    default_group_id: { description: "ID of the agent's default group." },
    locale: { description: "Locale of the user.", examples: ["en-US"] },
    time_zone: usersCreateParamsTime_zone,
    tags: usersCreateParamsTags,
    user_fields: usersCreateParamsUser_fields,
    details: usersCreateParamsDetails,
    notes: usersCreateParamsNotes,
    signature: { description: "Signature of the agent." },
    identities: {
      items: {
        properties: {
          type: { description: "Type of the identity, such as `email` or `phone_number`." },
          value: { description: "Value of the identity, such as the email address." },
        },
      },
      description: "Further identities of the user, such as email addresses.",
    },
    verified: usersCreateParamsVerified,
    skip_verify_email: { description: "Whether to send no verification email. Defaults to `false`." },
  },
}
const organizationsListParams = {
  properties: {
    page: ticketsListParamsPage,
    per_page: ticketsListParamsPer_page,
    "page[size]": ticketsListParamsPageSize,
    "page[after]": ticketsListParamsPageAfter,
  },
}
const organizationsGetParamsOrganization_id = {
  description: "ID of the organization, as `organizations.list` returns it.",
}
const organizationsGetParams = { properties: { organization_id: organizationsGetParamsOrganization_id } }
const organizationsCreateParamsName = { description: "Name of the organization. Unique in the account." }
const organizationsCreateParamsExternal_id = {
  description: "Your own ID for the organization. Unique, regardless of case.",
}
const organizationsCreateParamsDomain_names = {
  description: "Domains whose users join the organization. An update replaces the current domains.",
}
const organizationsCreateParamsDetails = { description: "Details about the organization, such as an address." }
const organizationsCreateParamsGroup_id = {
  description: "ID of the group that gets the tickets of the organization's users.",
}
const organizationsCreateParamsShared_tickets = {
  description: "Whether the organization's users see one another's tickets.",
}
const organizationsCreateParamsShared_comments = {
  description: "Whether the organization's users can comment on one another's tickets.",
}
const organizationsCreateParamsTags = { description: "Tags of the organization. An update replaces the current tags." }
const organizationsCreateParamsOrganization_fields = {
  additionalProperties: usersCreateParamsUser_fieldsAdditionalProperties,
  description: "Values of custom organization fields, by field key.",
}
const groupsGetParamsGroup_id = { description: "ID of the group, as `groups.list` returns it." }
const groupsGetParams = { properties: { group_id: groupsGetParamsGroup_id } }
const groupsCreateParamsIs_public = {
  description: "Whether the group is public. Tickets of private groups have restricted access.",
}
const attachmentsGetParamsAttachment_id = {
  description: "ID of the attachment, as `ticket_comments.list` returns it.",
}
const attachmentsDownloadParamsRange_header = {
  description: "Byte range of the file to download, such as `bytes=0-1023`.",
}
const user_fieldsListKeywords = ["person property", "customer attribute", "profile", "dropdown", "custom data"]
const organization_fieldsListKeywords = ["company property", "client attribute", "account", "dropdown", "custom data"]
const viewsListParamsAccess = { description: "Filters by access: the user's own, shared, or the account's." }
const viewsListParamsActive = {
  description: "Whether to return only active (`true`) or only inactive (`false`) ones.",
}
const viewsListParamsSort_order = {
  description: "Sort direction. Defaults to `asc` for title and position, and to `desc` for times and usage.",
}
const viewsGetParamsView_id = { description: "ID of the view, as `views.list` returns it." }
const viewsGetParams = { properties: { view_id: viewsGetParamsView_id } }
const macrosGetParamsMacro_id = { description: "ID of the macro, as `macros.list` returns it." }
const group_membershipsGetParams = {
  properties: {
    group_membership_id: { description: "ID of the group membership, as `group_memberships.list` returns it." },
  },
}
const organization_membershipsGetParams = {
  properties: {
    organization_membership_id: { description: "ID of the membership, as `organization_memberships.list` returns it." },
  },
}
const sla_policiesListKeywords = ["response target", "deadline", "promise", "service level", "breach", "hours"]
const articlesGetParamsId = { description: "ID of the article, as `articles.list` returns it." }
const article_attachmentsGetParamsAttachment_id = {
  description: "ID of the attachment, as `article_attachments.list` returns it.",
}
const schemasUserEmail = { type: "string", description: "Email address of the user.", format: "email" }
const schemasOrganizationDetails = {
  type: ["string", "null"],
  description: "Details about the organization, such as an address.",
}
const schemasOrganizationNotes = { type: ["string", "null"], description: "Notes about the organization." }
const schemasTicketId = { type: "integer", description: "ID (number) of the ticket." }
const schemasTicketChangeAdditional_tags = {
  type: "array",
  items: { type: "string" },
  description: "Tags to add to the current tags.",
}
const schemasTicketChangeRemove_tags = {
  type: "array",
  items: { type: "string" },
  description: "Tags to remove from the current tags.",
}
const schemasTicketTagsTags = { type: "array", items: { type: "string" }, description: "The tags on the ticket." }
const schemasTicketUrl = { type: "string", description: "The ticket's address in the API." }
const schemasTicketSubject = { type: ["string", "null"], description: "The ticket's subject." }
const schemasTicketCreated_at = { type: "string", description: "Creation time, in ISO 8601 format." }
const schemasTicketUpdated_at = { type: "string", description: "The time of the last update, in ISO 8601 format." }
const schemasViaPartyId = { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] }
const schemasJobResultAction = { type: "string", description: "The action of the job, such as update." }
const schemasAttachmentContent_url = { type: "string", description: "The address of the file's content." }
const schemasAttachmentSize = { type: "integer", description: "The file's size in bytes." }
const schemasAttachmentInline = {
  type: "boolean",
  description: "Whether the file is shown inline and left off the attachment list.",
}
const schemasTicketFieldRaw_title = {
  type: "string",
  description: "The title with dynamic content placeholders unresolved.",
}
const schemasTicketFieldActive = { type: "boolean", description: "Whether the field is available." }
const schemasTicketFieldRegexp_for_validation = {
  type: ["string", "null"],
  description: "The pattern a value must match. Applies to regexp fields.",
}
const schemasViewExecutionColumns = { type: ["array", "null"], items: { $ref: "#/$defs/ViewColumn" } }
const schemasConditionsAll = { type: ["array", "null"], items: { $ref: "#/$defs/Condition" } }
export default describedKind(kind, {
  category: "customer support",
  support: "community",
  docs: "https://developer.zendesk.com/api-reference",
  basis: {
    version: "Support API v2",
    date: "2026-11-26",
    compared: "Zendesk's OpenAPI description 2.0.0",
    differences: 20,
    recorded: {
      read: 24,
      valid: 24,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/zendesk/tests",
    },
    sources: [
      { type: "openapi", url: "https://developer.zendesk.com/zendesk/oas.yaml" },
      { type: "changelog", url: "https://developer.zendesk.com/api-reference/changelog/changelog/" },
    ],
    missing:
      "Changes of business rules and of the help center, ticket imports, side conversations, custom objects, and " +
      "permanent deletion.",
  },
  sunset: {
    version: "v2",
    date: "none",
    docs: "https://developer.zendesk.com/api-reference/changelog/changelog/",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "auth.api_token",
      date: "2027-04-30",
      docs: "https://developer.zendesk.com/documentation/api-basics/authentication/oauth-migration/",
      read: "2026-11-29",
      use: "oauth",
    },
  ],
  description:
    "Tickets with their comments, audits and metrics, users, organizations, groups, business rules, and help center " +
    "articles.",
  config: {
    properties: { subdomain: { description: "Subdomain of your Zendesk account: the part before `.zendesk.com`." } },
  },
  auth: {
    oauth: {
      description:
        "Create a confidential OAuth client in Admin Center > Apps and integrations > APIs > OAuth clients, with the " +
        "redirect URL of your application. Its identifier is the client ID, and it shows the secret once. A client " +
        "for accounts of other companies is a global one, which Zendesk approves.",
    },
    application: {
      description:
        "Create a confidential OAuth client in Admin Center > Apps and integrations > APIs > OAuth clients. Its " +
        "identifier is the client ID. It shows the secret once.",
    },
    api_token: {
      description:
        "An existing API token, with the email address of an agent. New ones cannot be created since October 27, " +
        "2026. Zendesk switches off unused tokens after 30 days, and all others on April 30, 2027.",
    },
  },
  entities: {
    tickets: {
      description: "A ticket: a support request of a customer.",
      search: {
        allow_attachments: { type: "boolean" },
        allow_channelback: { type: "boolean" },
        assignee_id: { type: "integer" },
        brand_id: { type: "integer" },
        collaborator_ids: { type: "array" },
        created_at: { type: "timestamp" },
        custom_fields: { type: "array" },
        custom_status_id: { type: "integer" },
        deleted_ticket_form_id: { type: "integer" },
        description: { type: "string" },
        due_at: { type: "timestamp" },
        email_cc_ids: { type: "array" },
        external_id: { type: "string" },
        fields: { type: "array" },
        follower_ids: { type: "array" },
        followup_ids: { type: "array" },
        forum_topic_id: { type: "integer" },
        from_messaging_channel: { type: "boolean" },
        generated_timestamp: { type: "integer" },
        group_id: { type: "integer" },
        has_incidents: { type: "boolean" },
        id: { type: "integer" },
        is_public: { type: "boolean" },
        organization_id: { type: "integer" },
        priority: { type: "string" },
        problem_id: { type: "integer" },
        raw_subject: { type: "string" },
        recipient: { type: "string" },
        requester_id: { type: "integer" },
        satisfaction_rating: { type: "object" },
        sharing_agreement_ids: { type: "array" },
        status: { type: "string" },
        subject: { type: "string" },
        submitter_id: { type: "integer" },
        tags: { type: "array" },
        ticket_form_id: { type: "integer" },
        type: { type: "string" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
        via: { type: "object" },
      },
      hit: { title: [["subject"]], text: [["description"], ["external_id"], ["recipient"], ["tags"]] },
      refs: {
        requester_id: "users.id",
        submitter_id: "users.id",
        assignee_id: "users.id",
        organization_id: "organizations.id",
        group_id: "groups.id",
        problem_id: "tickets.id",
        ticket_form_id: "ticket_forms.id",
        brand_id: "brands.id",
      },
    },
    ticket_batches: { description: "A ticket in a batch: whether it was written.", refs: {} },
    job_statuses: {
      description: "The status of a job: work on many records that Zendesk does in the background.",
      refs: {},
    },
    deleted_tickets: { description: "A deleted ticket that can still be restored.", refs: {} },
    users: {
      description: "A user: a customer (end user), agent or admin.",
      search: {
        active: { type: "boolean" },
        alias: { type: "string" },
        chat_only: { type: "boolean" },
        created_at: { type: "timestamp" },
        custom_role_id: { type: "integer" },
        default_group_id: { type: "integer" },
        details: { type: "string" },
        email: { type: "string" },
        external_id: { type: "string" },
        iana_time_zone: { type: "string" },
        id: { type: "integer" },
        last_login_at: { type: "timestamp" },
        locale: { type: "string" },
        locale_id: { type: "integer" },
        moderator: { type: "boolean" },
        name: { type: "string" },
        notes: { type: "string" },
        only_private_comments: { type: "boolean" },
        organization_id: { type: "integer" },
        permanently_deleted: { type: "boolean" },
        phone: { type: "string" },
        photo: { type: "object" },
        report_csv: { type: "boolean" },
        restricted_agent: { type: "boolean" },
        role: { type: "string" },
        role_type: { type: "integer" },
        shared: { type: "boolean" },
        shared_agent: { type: "boolean" },
        shared_phone_number: { type: "boolean" },
        signature: { type: "string" },
        suspended: { type: "boolean" },
        tags: { type: "array" },
        ticket_restriction: { type: "string" },
        time_zone: { type: "string" },
        two_factor_auth_enabled: { type: "boolean" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
        user_fields: { type: "object" },
        verified: { type: "boolean" },
      },
      hit: {
        title: [["name"]],
        text: [["email"], ["phone"], ["alias"], ["details"], ["external_id"], ["notes"], ["tags"]],
      },
      refs: { organization_id: "organizations.id", default_group_id: "groups.id" },
    },
    current_user: { description: "The user whose credentials the connector has.", refs: {} },
    organizations: {
      description: "An organization: a company or department that users belong to.",
      search: {
        created_at: { type: "timestamp" },
        deleted_at: { type: "timestamp" },
        details: { type: "string" },
        domain_names: { type: "array" },
        external_id: { type: "string" },
        group_id: { type: "integer" },
        id: { type: "integer" },
        name: { type: "string" },
        notes: { type: "string" },
        organization_fields: { type: "object" },
        shared_comments: { type: "boolean" },
        shared_tickets: { type: "boolean" },
        tags: { type: "array" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["details"], ["domain_names"], ["external_id"], ["notes"], ["tags"]] },
      refs: { group_id: "groups.id" },
    },
    groups: {
      description: "A group of agents that tickets are assigned to.",
      search: {
        created_at: { type: "timestamp" },
        default: { type: "boolean" },
        deleted: { type: "boolean" },
        description: { type: "string" },
        id: { type: "integer" },
        is_public: { type: "boolean" },
        name: { type: "string" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    ticket_comments: {
      description: "A comment on a ticket, by a customer or agent.",
      search: {
        attachments: { type: "array" },
        audit_id: { type: "integer" },
        author_id: { type: "integer" },
        body: { type: "string" },
        created_at: { type: "timestamp" },
        event_type: { type: "string" },
        html_body: { type: "string" },
        id: { type: "integer" },
        metadata: { type: "object" },
        plain_body: { type: "string" },
        public: { type: "boolean" },
        ticket_id: { type: "integer" },
        timestamp: { type: "integer" },
        type: { type: "string" },
        uploads: { type: "array" },
        via: { type: "object" },
        via_reference_id: { type: "integer" },
      },
      hit: { title: [["plain_body"]], text: [] },
      refs: { author_id: "users.id", audit_id: "ticket_audits.id" },
    },
    uploads: { description: "An uploaded file, to be attached to a comment by its token.", refs: {} },
    attachments: { description: "An attachment of a ticket comment.", refs: {} },
    ticket_audits: {
      description: "An audit of a ticket: one update with all its changes.",
      search: {
        attachments: { type: "array" },
        author_id: { type: "integer" },
        created_at: { type: "timestamp" },
        events: { type: "array" },
        id: { type: "integer" },
        metadata: { type: "object" },
        ticket_id: { type: "integer" },
        via: { type: "object" },
      },
      hit: { title: [["events", "0", "subject"]], text: [["events"]] },
      refs: { ticket_id: "tickets.id", author_id: "users.id" },
    },
    ticket_metrics: {
      description: "Metrics of a ticket: times to reply and resolve, in calendar and business minutes.",
      search: {
        agent_wait_time_in_minutes: { type: "object" },
        assigned_at: { type: "timestamp" },
        assignee_stations: { type: "integer" },
        assignee_updated_at: { type: "timestamp" },
        created_at: { type: "timestamp" },
        custom_status_updated_at: { type: "timestamp" },
        first_resolution_time_in_minutes: { type: "object" },
        full_resolution_time_in_minutes: { type: "object" },
        generated_timestamp: { type: "integer" },
        group_stations: { type: "integer" },
        id: { type: "integer" },
        initially_assigned_at: { type: "timestamp" },
        instance_id: { type: "integer" },
        latest_comment_added_at: { type: "timestamp" },
        metric: { type: "string" },
        on_hold_time_in_minutes: { type: "object" },
        reopens: { type: "integer" },
        replies: { type: "integer" },
        reply_time_in_minutes: { type: "object" },
        reply_time_in_seconds: { type: "object" },
        requester_updated_at: { type: "timestamp" },
        requester_wait_time_in_minutes: { type: "object" },
        solved_at: { type: "timestamp" },
        status: { type: "object" },
        status_updated_at: { type: "timestamp" },
        ticket_id: { type: "integer" },
        time: { type: "timestamp" },
        type: { type: "string" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["id"]], text: [["metric"]] },
      refs: { ticket_id: "tickets.id" },
    },
    ticket_fields: {
      description: "A ticket field, built-in or custom.",
      search: {
        active: { type: "boolean" },
        agent_description: { type: "string" },
        collapsed_for_agents: { type: "boolean" },
        created_at: { type: "timestamp" },
        custom_field_options: { type: "array" },
        custom_statuses: { type: "array" },
        description: { type: "string" },
        editable_in_portal: { type: "boolean" },
        id: { type: "integer" },
        key: { type: "string" },
        position: { type: "integer" },
        raw_description: { type: "string" },
        raw_title: { type: "string" },
        raw_title_in_portal: { type: "string" },
        regexp_for_validation: { type: "string" },
        removable: { type: "boolean" },
        required: { type: "boolean" },
        required_in_portal: { type: "boolean" },
        sub_type_id: { type: "integer" },
        system_field_options: { type: "array" },
        tag: { type: "string" },
        title: { type: "string" },
        title_in_portal: { type: "string" },
        type: { type: "string" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
        visible_in_portal: { type: "boolean" },
      },
      hit: { title: [["title"]], text: [["description"], ["key"], ["tag"]] },
      refs: {},
    },
    user_fields: { description: "A field that the account added to users.", refs: {} },
    organization_fields: { description: "A field that the account added to organizations.", refs: {} },
    brands: {
      description: "A brand of the account, with its own help center and tickets.",
      search: {
        active: { type: "boolean" },
        brand_url: { type: "string" },
        created_at: { type: "timestamp" },
        default: { type: "boolean" },
        has_help_center: { type: "boolean" },
        help_center_state: { type: "string" },
        host_mapping: { type: "string" },
        id: { type: "integer" },
        is_deleted: { type: "boolean" },
        logo: { type: "object" },
        name: { type: "string" },
        signature_template: { type: "string" },
        subdomain: { type: "string" },
        ticket_form_ids: { type: "array" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    views: { description: "A view: a saved filter of tickets.", refs: {} },
    view_tickets: { description: "A ticket in a view.", refs: {} },
    macros: { description: "A macro: a reply or set of changes that agents apply to tickets.", refs: {} },
    triggers: { description: "A trigger: a rule that acts on tickets when they are created or updated.", refs: {} },
    automations: { description: "An automation: a rule that acts on tickets after a time.", refs: {} },
    tags: {
      description: "A ticket tag with the number of tickets that have it. Tags have no ID.",
      search: { count: { type: "integer" }, name: { type: "string" } },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    satisfaction_ratings: {
      description: "A satisfaction rating of a solved ticket, given or requested.",
      search: {
        assignee_id: { type: "integer" },
        comment: { type: "string" },
        created_at: { type: "timestamp" },
        group_id: { type: "integer" },
        id: { type: "integer" },
        reason: { type: "string" },
        reason_id: { type: "integer" },
        requester_id: { type: "integer" },
        score: { type: "string" },
        ticket_id: { type: "integer" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["comment"]], text: [["reason"]] },
      refs: { assignee_id: "users.id", group_id: "groups.id", requester_id: "users.id", ticket_id: "tickets.id" },
    },
    group_memberships: {
      description: "A group membership: an agent in a group.",
      refs: { user_id: "users.id", group_id: "groups.id" },
    },
    organization_memberships: {
      description: "An organization membership: a user in an organization.",
      refs: { user_id: "users.id", organization_id: "organizations.id" },
    },
    sla_policies: {
      description:
        "An SLA policy with targets for replies and resolution. For admins on Support Professional or Suite Growth " +
        "plans and above.",
      refs: {},
    },
    ticket_forms: {
      description: "A ticket form: a set of ticket fields for one type of request.",
      search: {
        active: { type: "boolean" },
        agent_conditions: { type: "array" },
        created_at: { type: "timestamp" },
        default: { type: "boolean" },
        display_name: { type: "string" },
        end_user_conditions: { type: "array" },
        end_user_visible: { type: "boolean" },
        id: { type: "integer" },
        in_all_brands: { type: "boolean" },
        name: { type: "string" },
        position: { type: "integer" },
        raw_display_name: { type: "string" },
        raw_name: { type: "string" },
        restricted_brand_ids: { type: "array" },
        ticket_field_ids: { type: "array" },
        updated_at: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["display_name"]] },
      refs: {},
    },
    articles: { description: "A help center article in one language.", refs: { author_id: "users.id" } },
    article_attachments: { description: "An attachment of an article.", refs: { article_id: "articles.id" } },
  },
  operations: {
    "tickets.list": {
      description: "Lists tickets that are not archived. Zendesk archives closed tickets after about 120 days.",
      keywords: [
        "open cases",
        "queue",
        "unanswered",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
        "newest tickets",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          external_id: { description: "Filters by external ID, which several tickets can share." },
          sort_by: { description: "Sort field with page numbers." },
          sort_order: ticketsListParamsSort_order,
          sort: { description: "Sort field with cursors. Prefix `-` for descending order.", examples: ["-updated_at"] },
        },
      },
      isGraphql: false,
    },
    "tickets.get": {
      description: "Gets a ticket, archived or not. To read its conversation, use `ticket_comments.list`.",
      keywords: [
        "case status",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
        "status of the ticket",
        "who has the ticket",
        "has it been solved",
        "what the ticket about",
        "who is the requester",
        "where is it at",
        "is it solved",
      ],
      params: ticketsGetParams,
      isGraphql: false,
    },
    "tickets.create": {
      description:
        "Creates a ticket with its first comment. Zendesk may notify the requester by email. Without a requester, " +
        "the authenticated user is the requester.",
      keywords: [
        "open case",
        "raise",
        "log complaint",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
        "raise a ticket",
        "log a ticket",
        "open a ticket for",
        "new support request",
      ],
      params: {
        properties: {
          subject: { description: "Subject of the ticket." },
          comment: ticketsCreateParamsComment_2,
          requester_id: ticketsCreateParamsRequester_id,
          requester: {
            properties: ticketsCreateParamsRequester,
            description: "Requester by email address. If no user has it, Zendesk creates the user.",
          },
          submitter_id: { description: "ID of the user who submits the ticket and writes the first comment." },
          recipient: { description: "Support address that the ticket was sent to." },
          type: { description: "Type of the ticket." },
          priority: { description: "Priority of the ticket." },
          status: ticketsCreateParamsStatus,
          custom_status_id: { description: "ID of the ticket's custom status." },
          assignee_id: ticketsCreateParamsAssignee_id,
          assignee_email: { description: "Email address of the agent to assign." },
          group_id: ticketsCreateParamsGroup_id,
          organization_id: ticketsCreateParamsOrganization_id,
          brand_id: ticketsCreateParamsBrand_id,
          ticket_form_id: ticketsCreateParamsTicket_form_id,
          problem_id: ticketsCreateParamsProblem_id,
          due_at: { description: "Due time, for tickets of type `task`." },
          external_id: { description: "Your own ID for the ticket." },
          tags: ticketsCreateParamsTags,
          custom_fields: ticketsCreateParamsCustom_fields,
          email_ccs: ticketsCreateParamsEmail_ccs,
          followers: ticketsCreateParamsFollowers,
          collaborator_ids: ticketsCreateParamsCollaborator_ids,
          macro_ids: { description: "IDs of the macros to record in the audit of the ticket." },
          via_followup_source_id: { description: "ID of a closed ticket that this ticket follows up on." },
        },
      },
      isGraphql: false,
    },
    "tickets.update": {
      description:
        "Updates a ticket: `status` solves it, `assignee_id` assigns it, `comment` adds a comment with the same " +
        "update. Closed tickets cannot be changed.",
      keywords: [
        "close",
        "priority",
        "hold",
        "reply",
        "escalate",
        "pending",
        "solve the ticket",
        "reassign",
        "set to pending",
        "internal note",
        "reply to the ticket",
        "change the priority",
        "close the ticket",
        "public comment",
        "answer the ticket",
        "put on hold",
        "mark as solved",
        "tell the customer",
        "hand over",
        "add a note",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID (number) of the ticket." },
          subject: { description: "Subject of the ticket." },
          comment: {
            properties: ticketsCreateParamsComment,
            description: "Comment to add. For a comment alone, use `ticket_comments.create`.",
          },
          requester_id: ticketsCreateParamsRequester_id,
          type: { description: "Type of the ticket." },
          priority: { description: "Priority of the ticket." },
          status: ticketsCreateParamsStatus,
          custom_status_id: { description: "ID of the ticket's custom status." },
          assignee_id: ticketsCreateParamsAssignee_id,
          assignee_email: { description: "Email address of the agent to assign." },
          group_id: ticketsCreateParamsGroup_id,
          organization_id: ticketsCreateParamsOrganization_id,
          brand_id: ticketsCreateParamsBrand_id,
          ticket_form_id: ticketsCreateParamsTicket_form_id,
          problem_id: ticketsCreateParamsProblem_id,
          due_at: { description: "Due time, for tickets of type `task`." },
          external_id: { description: "Your own ID for the ticket." },
          tags: ticketsCreateParamsTags,
          custom_fields: ticketsCreateParamsCustom_fields,
          email_ccs: ticketsCreateParamsEmail_ccs,
          followers: ticketsCreateParamsFollowers,
          collaborator_ids: ticketsCreateParamsCollaborator_ids,
          safe_update: {
            description: "Whether to refuse the update with a conflict if the ticket changed since `updated_stamp`.",
          },
          updated_stamp: { description: "Time of the last update that you know, as `updated_at` of the ticket." },
        },
      },
      isGraphql: false,
    },
    "tickets.delete": {
      description: "Deletes a ticket. For 30 days, `tickets.restore` restores it. Zendesk then deletes it permanently.",
      keywords: [
        "bin",
        "spam",
        "junk",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
        "spam ticket",
        "junk ticket",
      ],
      params: ticketsGetParams,
      isGraphql: false,
    },
    "tickets.api_search": {
      description:
        "Searches tickets in Zendesk's search syntax, such as `status<solved priority:urgent`. Returns up to 1,000. " +
        "New tickets are found after a few minutes.",
      keywords: [
        "find case",
        "by status",
        "unsolved",
        "look for",
        "open tickets",
        "unassigned tickets",
        "tickets from the customer",
        "urgent tickets",
        "my tickets",
        "how many tickets",
        "tickets of the organization",
        "pending tickets",
        "tickets about",
        "tickets tagged",
        "assigned to me",
        "older than",
        "in the group",
        "waiting",
        "breached",
        "tickets mentioning",
      ],
      params: {
        properties: {
          page: { description: "Page number, starting at 1." },
          per_page: ticketsApi_searchParamsPer_page,
          query: {
            description:
              "Search query, in Zendesk's search syntax: words, and filters such as `status:open`, `requester:` or " +
              "`created>`.",
            examples: ["status:open priority:urgent"],
          },
          sort_by: { description: "Sort field. Defaults to relevance." },
          sort_order: { description: "Sort direction. Defaults to `desc`." },
        },
      },
      isGraphql: false,
    },
    "tickets.restore": {
      description: "Restores a deleted ticket. `deleted_tickets.list` lists the deleted tickets of the last 30 days.",
      keywords: ["undelete", "bring back", "recover", "case", "request", "issue", "complaint", "inquiry", "problem"],
      params: ticketsGetParams,
      isGraphql: false,
    },
    "tickets.add_tags": {
      description: "Adds tags to a ticket and keeps the tags it has. Returns all tags of the ticket.",
      keywords: [
        "label",
        "mark",
        "categorize",
        "VIP",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
        "label the ticket",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID (number) of the ticket." },
          tags: { description: "Tags to add. Tags have no spaces." },
        },
      },
      isGraphql: false,
    },
    "tickets.remove_tags": {
      description: "Removes tags from a ticket. Other tags stay.",
      keywords: ["unlabel", "untag", "unmark", "case", "request", "issue", "complaint", "inquiry", "problem"],
      params: {
        properties: {
          ticket_id: { description: "ID (number) of the ticket." },
          tags: { description: "Tags to remove." },
        },
      },
      isGraphql: false,
    },
    "tickets.merge": {
      description:
        "Merges tickets into a ticket, with their attachments, and closes the merged ones. This cannot be undone. " +
        "Waits for the job and returns it.",
      keywords: [
        "combine",
        "duplicate",
        "same problem",
        "join",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
        "same customer same problem",
        "duplicate tickets",
        "merge into",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID (number) of the ticket that stays open." },
          ids: { description: "IDs (numbers) of the tickets to merge into it." },
          target_comment: { description: "Comment to add to the ticket that stays open." },
          target_comment_is_public: { description: "Whether that comment is public. Defaults to `false`." },
          source_comment: { description: "Comment to add to the merged tickets." },
          source_comment_is_public: {
            description: "Whether the comment on the merged tickets is public. Defaults to `false`.",
          },
          job_status_id: ticketsMergeParamsJob_status_id,
        },
      },
      isGraphql: false,
    },
    "tickets.update_many": {
      description:
        "Makes the same changes to up to 100 tickets, and waits for the job. Its `results` say of each ticket " +
        "whether it was updated. For different changes, use `ticket_batches.update`.",
      keywords: [
        "bulk",
        "several",
        "mass close",
        "all at once",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
        "close all",
        "reassign several",
      ],
      params: {
        properties: {
          ids: { description: "IDs (numbers) of the tickets, up to 100." },
          ticket: {
            properties: {
              subject: { description: "Subject of the ticket." },
              comment: { properties: ticketsCreateParamsComment, description: "Comment to add to each ticket." },
              requester_id: ticketsCreateParamsRequester_id,
              type: { description: "Type of the ticket." },
              priority: { description: "Priority of the ticket." },
              status: ticketsCreateParamsStatus,
              custom_status_id: { description: "ID of the ticket's custom status." },
              assignee_id: ticketsCreateParamsAssignee_id,
              assignee_email: { description: "Email address of the agent to assign." },
              group_id: ticketsCreateParamsGroup_id,
              organization_id: ticketsCreateParamsOrganization_id,
              brand_id: ticketsCreateParamsBrand_id,
              ticket_form_id: ticketsCreateParamsTicket_form_id,
              problem_id: ticketsCreateParamsProblem_id,
              due_at: { description: "Due time, for tickets of type `task`." },
              external_id: { description: "Your own ID for the ticket." },
              tags: ticketsCreateParamsTags,
              custom_fields: ticketsCreateParamsCustom_fields,
              additional_tags: { description: "Tags to add to the current tags." },
              remove_tags: { description: "Tags to remove from the current tags." },
            },
            description: "Changes to make to each ticket.",
          },
          job_status_id: ticketsMergeParamsJob_status_id,
        },
      },
      isGraphql: false,
    },
    "tickets.delete_many": {
      description: "Deletes up to 100 tickets, and waits for the job. For 30 days, `tickets.restore` restores them.",
      keywords: [
        "bulk",
        "spam",
        "nuke",
        "purge several",
        "clean up",
        "case",
        "request",
        "issue",
        "complaint",
        "inquiry",
        "problem",
      ],
      params: {
        properties: {
          ids: { description: "IDs (numbers) of the tickets, up to 100." },
          job_status_id: ticketsMergeParamsJob_status_id,
        },
      },
      isGraphql: false,
    },
    "ticket_batches.create": {
      description:
        "Creates up to 100 tickets in a batch, and waits for the job. Reports for each ticket whether it was created.",
      keywords: ["import cases", "many cases", "bulk", "import", "several at once", "mass"],
      params: {
        properties: {
          tickets: {
            items: {
              properties: {
                subject: { description: "Subject of the ticket." },
                comment: ticketsCreateParamsComment_2,
                requester_id: ticketsCreateParamsRequester_id,
                requester: { properties: ticketsCreateParamsRequester, description: "Requester by email address." },
                submitter_id: { description: "ID of the user who submits the ticket." },
                type: { description: "Type of the ticket." },
                priority: { description: "Priority of the ticket." },
                status: ticketsCreateParamsStatus,
                custom_status_id: { description: "ID of the ticket's custom status." },
                assignee_id: ticketsCreateParamsAssignee_id,
                assignee_email: { description: "Email address of the agent to assign." },
                group_id: ticketsCreateParamsGroup_id,
                organization_id: ticketsCreateParamsOrganization_id,
                brand_id: ticketsCreateParamsBrand_id,
                ticket_form_id: ticketsCreateParamsTicket_form_id,
                problem_id: ticketsCreateParamsProblem_id,
                due_at: { description: "Due time, for tickets of type `task`." },
                external_id: { description: "Your own ID for the ticket." },
                tags: ticketsCreateParamsTags,
                custom_fields: ticketsCreateParamsCustom_fields,
              },
            },
            description: "Tickets to create, each with its first comment. Up to 100.",
            examples: [[{ subject: "The printer is on fire", comment: { body: "The smoke is very colorful." } }]],
          },
          job_status_id: ticketsMergeParamsJob_status_id,
        },
      },
      isGraphql: false,
    },
    "ticket_batches.update": {
      description:
        "Updates up to 100 tickets in a batch, each with its own changes, and waits for the job. Reports for each " +
        "ticket whether it was updated. For the same changes to all, use `tickets.update_many`.",
      keywords: ["different changes", "each its own", "many cases", "bulk", "import", "several at once", "mass"],
      params: {
        properties: {
          tickets: {
            items: {
              properties: {
                id: { description: "ID (number) of the ticket." },
                subject: { description: "Subject of the ticket." },
                comment: { properties: ticketsCreateParamsComment, description: "Comment to add." },
                requester_id: ticketsCreateParamsRequester_id,
                type: { description: "Type of the ticket." },
                priority: { description: "Priority of the ticket." },
                status: ticketsCreateParamsStatus,
                custom_status_id: { description: "ID of the ticket's custom status." },
                assignee_id: ticketsCreateParamsAssignee_id,
                assignee_email: { description: "Email address of the agent to assign." },
                group_id: ticketsCreateParamsGroup_id,
                organization_id: ticketsCreateParamsOrganization_id,
                brand_id: ticketsCreateParamsBrand_id,
                ticket_form_id: ticketsCreateParamsTicket_form_id,
                problem_id: ticketsCreateParamsProblem_id,
                due_at: { description: "Due time, for tickets of type `task`." },
                external_id: { description: "Your own ID for the ticket." },
                tags: ticketsCreateParamsTags,
                custom_fields: ticketsCreateParamsCustom_fields,
                additional_tags: { description: "Tags to add to the current tags." },
                remove_tags: { description: "Tags to remove from the current tags." },
              },
            },
            description: "Tickets to update, each with its ID and changes. Up to 100.",
            examples: [[{ id: 35436, status: "solved" }]],
          },
          job_status_id: ticketsMergeParamsJob_status_id,
        },
      },
      isGraphql: false,
    },
    "job_statuses.get": {
      description: "Gets the status of a job with its results. Zendesk keeps it for a day.",
      keywords: ["bulk progress", "background", "is it finished", "still running", "async"],
      params: {
        properties: { job_status_id: { description: "ID of the job, as an error `still_running` names it." } },
      },
      isGraphql: false,
    },
    "deleted_tickets.list": {
      description:
        "Lists the tickets deleted in the last 30 days, oldest first, without archived ones. To restore one, use " +
        "`tickets.restore`.",
      keywords: ["bin", "trash", "thrown away", "recycle", "which were removed"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          sort_by: { description: "Sort field with page numbers." },
          sort_order: ticketsListParamsSort_order,
        },
      },
      record: { $ref: "#/$defs/DeletedTicket" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users of the account: customers, agents and admins.",
      keywords: ["person", "requester", "end user", "caller", "people", "who the support team"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          role: { description: "Filters by role. `end-user` means customer." },
          external_id: { description: "Filters by external ID." },
        },
      },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user by ID.",
      keywords: ["who is", "person", "customer", "requester", "agent", "end user", "caller", "people"],
      params: usersGetParams,
      isGraphql: false,
    },
    "users.create": {
      description:
        "Creates a user: an end user, unless `role` says otherwise. Zendesk sends a verification email unless " +
        "`skip_verify_email` is `true`. Fails if another user has the email address.",
      keywords: ["add customer", "new agent", "person", "customer", "requester", "agent", "caller", "people"],
      params: usersCreateParams,
      isGraphql: false,
    },
    "users.update": {
      description:
        "Updates a user. A new email address is added to the identities. It does not become the primary one.",
      keywords: [
        "change email",
        "suspend",
        "phone",
        "role",
        "block",
        "person",
        "customer",
        "requester",
        "agent",
        "end user",
        "caller",
        "people",
        "suspend the user",
        "change email the user",
        "make an agent",
        "block the user",
      ],
      params: {
        properties: {
          user_id: usersGetParamsUser_id,
          name: { description: "Name of the user." },
          email: { description: "Email address of the user." },
          phone: usersCreateParamsPhone,
          role: usersCreateParamsRole,
          custom_role_id: { description: "ID of the agent's custom role." },
          external_id: usersCreateParamsExternal_id,
          alias: usersCreateParamsAlias,
          organization_id: usersCreateParamsOrganization_id,
          default_group_id: { description: "ID of the agent's default group." },
          locale: { description: "Locale of the user.", examples: ["en-US"] },
          time_zone: usersCreateParamsTime_zone,
          tags: usersCreateParamsTags,
          user_fields: usersCreateParamsUser_fields,
          details: usersCreateParamsDetails,
          notes: usersCreateParamsNotes,
          signature: { description: "Signature of the agent." },
          suspended: { description: "Whether the user is suspended. Tickets of suspended users are suspended too." },
          verified: usersCreateParamsVerified,
        },
      },
      isGraphql: false,
    },
    "users.delete": {
      description:
        "Deletes a user and the associated records. This cannot be undone. For admins, or agents with permission.",
      keywords: ["remove customer", "person", "customer", "requester", "end user", "caller", "people"],
      params: usersGetParams,
      isGraphql: false,
    },
    "users.api_search": {
      description: "Searches users by name, email address, phone or notes, or by external ID. Returns up to 10,000.",
      keywords: [
        "find customer",
        "by email",
        "person",
        "customer",
        "requester",
        "agent",
        "end user",
        "caller",
        "people",
        "user with the email",
        "look up the requester",
        "end user called",
      ],
      params: {
        properties: {
          page: { description: "Page number, starting at 1." },
          per_page: ticketsApi_searchParamsPer_page,
          query: {
            description:
              "Search query: part of a name, email address, phone or note, or Zendesk's search syntax, such as " +
              "`role:agent`.",
            examples: ["email:ada@example.com"],
          },
          external_id: { description: "External ID of the user. Matches the whole ID." },
        },
      },
      isGraphql: false,
    },
    "users.create_or_update": {
      description: "Creates a user, or updates the user with the same email address or external ID.",
      keywords: [
        "upsert",
        "sync",
        "add unless exists",
        "save customer",
        "person",
        "customer",
        "requester",
        "agent",
        "end user",
        "caller",
        "people",
      ],
      params: usersCreateParams,
      isGraphql: false,
    },
    "users.merge": {
      description:
        "Merges an end user into another end user, who gets the tickets and identities. This cannot be undone. " +
        "Returns the user who stays.",
      keywords: [
        "duplicate",
        "same person",
        "combine",
        "dedupe",
        "person",
        "customer",
        "requester",
        "agent",
        "caller",
        "people",
      ],
      params: {
        properties: {
          user_id: { description: "ID of the end user to merge. This user is gone afterwards." },
          into_user_id: { description: "ID of the end user who stays." },
        },
      },
      isGraphql: false,
    },
    "current_user.get": {
      description: "Gets the authenticated user.",
      keywords: ["me", "who am I", "my account", "logged in", "profile"],
      isGraphql: false,
    },
    "organizations.list": {
      description: "Lists the organizations of the account.",
      keywords: ["companies", "firm", "client", "business", "employer", "customers companies"],
      params: organizationsListParams,
      isGraphql: false,
    },
    "organizations.get": {
      description: "Gets an organization with its domains, tags and fields.",
      keywords: ["company details", "company", "account", "firm", "client", "business", "employer"],
      params: organizationsGetParams,
      isGraphql: false,
    },
    "organizations.create": {
      description: "Creates an organization. Fails if another organization has the name.",
      keywords: ["add company", "company", "account", "firm", "client", "business", "employer"],
      params: {
        properties: {
          name: organizationsCreateParamsName,
          external_id: organizationsCreateParamsExternal_id,
          domain_names: organizationsCreateParamsDomain_names,
          details: organizationsCreateParamsDetails,
          notes: { description: "Notes about the organization." },
          group_id: organizationsCreateParamsGroup_id,
          shared_tickets: organizationsCreateParamsShared_tickets,
          shared_comments: organizationsCreateParamsShared_comments,
          tags: organizationsCreateParamsTags,
          organization_fields: organizationsCreateParamsOrganization_fields,
        },
      },
      isGraphql: false,
    },
    "organizations.update": {
      description: "Updates an organization. Admins can change all fields, agents `notes` only.",
      keywords: ["rename company", "domains", "company", "account", "firm", "client", "business", "employer"],
      params: {
        properties: {
          organization_id: organizationsGetParamsOrganization_id,
          name: organizationsCreateParamsName,
          external_id: organizationsCreateParamsExternal_id,
          domain_names: organizationsCreateParamsDomain_names,
          details: organizationsCreateParamsDetails,
          notes: { description: "Notes about the organization." },
          group_id: organizationsCreateParamsGroup_id,
          shared_tickets: organizationsCreateParamsShared_tickets,
          shared_comments: organizationsCreateParamsShared_comments,
          tags: organizationsCreateParamsTags,
          organization_fields: organizationsCreateParamsOrganization_fields,
        },
      },
      isGraphql: false,
    },
    "organizations.delete": {
      description: "Deletes an organization.",
      keywords: ["remove company", "company", "account", "firm", "client", "business", "employer"],
      params: organizationsGetParams,
      isGraphql: false,
    },
    "organizations.api_search": {
      description:
        "Searches organizations in Zendesk's search syntax, or by exact name or external ID. A query returns up to 1," +
        "000.",
      keywords: [
        "find company",
        "by name",
        "company",
        "account",
        "firm",
        "client",
        "business",
        "employer",
        "find the organization",
        "company called",
      ],
      params: {
        properties: {
          page: { description: "Page number, starting at 1." },
          per_page: ticketsApi_searchParamsPer_page,
          query: {
            description:
              "Search query, in Zendesk's search syntax: words, and filters such as `name:`, `tags:` or `created>`.",
            examples: ["tags:enterprise"],
          },
          name: { description: "Name of the organization. Matches the whole name, regardless of case." },
          external_id: { description: "External ID of the organization. Matches the whole ID, regardless of case." },
        },
      },
      isGraphql: false,
    },
    "organizations.create_or_update": {
      description:
        "Creates an organization, or updates the one with the same ID or external ID. A name alone does not match.",
      keywords: [
        "upsert",
        "sync",
        "add unless exists",
        "save company",
        "company",
        "account",
        "firm",
        "client",
        "business",
        "employer",
      ],
      params: {
        properties: {
          id: { description: "ID of the organization to update." },
          name: organizationsCreateParamsName,
          external_id: organizationsCreateParamsExternal_id,
          domain_names: organizationsCreateParamsDomain_names,
          details: organizationsCreateParamsDetails,
          notes: { description: "Notes about the organization." },
          group_id: organizationsCreateParamsGroup_id,
          shared_tickets: organizationsCreateParamsShared_tickets,
          shared_comments: organizationsCreateParamsShared_comments,
          tags: organizationsCreateParamsTags,
          organization_fields: organizationsCreateParamsOrganization_fields,
        },
      },
      isGraphql: false,
    },
    "groups.list": {
      description: "Lists the groups of agents. Includes deleted groups unless `exclude_deleted` is `true`.",
      keywords: ["teams", "department", "queue", "tier", "squad", "support teams"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          exclude_deleted: { description: "Whether to leave out deleted groups. Defaults to `false`." },
        },
      },
      record: { $ref: "#/$defs/Group" },
      isGraphql: false,
    },
    "groups.get": {
      description: "Gets a group by ID. To list its agents, use `group_memberships.list`.",
      keywords: ["team details", "team", "department", "queue", "tier", "squad"],
      params: groupsGetParams,
      isGraphql: false,
    },
    "groups.create": {
      description: "Creates a group of agents. For admins.",
      keywords: ["new team", "team", "department", "queue", "tier", "squad"],
      params: {
        properties: {
          name: { description: "Name of the group." },
          description: { description: "Description of the group." },
          is_public: groupsCreateParamsIs_public,
        },
      },
      isGraphql: false,
    },
    "groups.update": {
      description: "Updates a group. For admins. A private group cannot become public.",
      keywords: ["rename team", "team", "department", "queue", "tier", "squad"],
      params: {
        properties: {
          group_id: groupsGetParamsGroup_id,
          name: { description: "Name of the group." },
          description: { description: "Description of the group." },
          is_public: groupsCreateParamsIs_public,
        },
      },
      isGraphql: false,
    },
    "groups.delete": {
      description: "Deletes a group. `groups.list` then returns it as deleted.",
      keywords: ["dissolve team", "team", "department", "queue", "tier", "squad"],
      params: groupsGetParams,
      isGraphql: false,
    },
    "ticket_comments.list": {
      description: "Lists the comments on a ticket, oldest first: public replies and internal notes.",
      keywords: [
        "what was said",
        "correspondence",
        "answer",
        "response",
        "conversation",
        "message",
        "thread of the ticket",
        "what the customer say",
        "last reply",
        "conversation of the ticket",
        "what did we answer",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          ticket_id: { description: "ID (number) of the ticket." },
          include_inline_images: {
            description: "Whether to include inline images in the attachments. Defaults to `false`.",
          },
          sort_order: ticketsListParamsSort_order,
        },
      },
      record: { $ref: "#/$defs/TicketComment" },
      isGraphql: false,
    },
    "ticket_comments.create": {
      description:
        "Creates a comment on a ticket: a public reply, or an internal note if `public` is `false`. Returns the " +
        "audit of the ticket. Its event of type `Comment` has the ID of the comment.",
      keywords: [
        "answer",
        "respond",
        "write back",
        "response",
        "conversation",
        "message",
        "reply to the customer",
        "answer the customer",
        "respond on the ticket",
        "private note",
        "leave a note",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID (number) of the ticket." },
          body: { description: "Text of the comment." },
          html_body: ticketsCreateParamsCommentHtml_body,
          public: {
            description:
              "Whether the requester sees the comment. `false` makes an internal note. Defaults to that of the first " +
              "comment.",
          },
          author_id: ticketsCreateParamsCommentAuthor_id,
          uploads: ticketsCreateParamsCommentUploads,
        },
      },
      isGraphql: false,
    },
    "ticket_comments.make_private": {
      description: "Makes a public comment an internal note. This cannot be undone.",
      keywords: [
        "hide",
        "not visible",
        "customer must not see",
        "reply",
        "answer",
        "response",
        "conversation",
        "message",
      ],
      params: {
        properties: {
          ticket_id: { description: "ID (number) of the ticket." },
          ticket_comment_id: { description: "ID of the comment, as `ticket_comments.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "uploads.create": {
      description:
        "Uploads a file. Its token attaches it to a comment: see `uploads` of `ticket_comments.create` and " +
        "`tickets.create`.",
      keywords: ["send file", "screenshot", "picture", "document", "add picture"],
      params: {
        properties: {
          content: {
            description: "File to attach, with its name and media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
          token: { description: "Token of an earlier upload, to which the file is added." },
        },
      },
      isGraphql: false,
    },
    "uploads.delete": {
      description: "Deletes an upload that no comment has attached yet.",
      keywords: ["remove file", "attach", "file", "screenshot", "picture", "document", "add picture"],
      params: { properties: { token: { description: "Token of the upload, as `uploads.create` returns it." } } },
      isGraphql: false,
    },
    "attachments.get": {
      description: "Gets the name, size in bytes, type and URL of an attachment. Its content is not included.",
      keywords: ["file details", "file", "screenshot", "picture", "document", "PDF"],
      params: { properties: { attachment_id: attachmentsGetParamsAttachment_id } },
      isGraphql: false,
    },
    "attachments.download": {
      description: "Downloads an attachment of a comment, as a stream.",
      keywords: ["save", "fetch", "get file", "file", "screenshot", "picture", "document", "PDF"],
      params: {
        properties: {
          range_header: attachmentsDownloadParamsRange_header,
          attachment_id: attachmentsGetParamsAttachment_id,
        },
      },
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "ticket_audits.list": {
      description:
        "Lists the audits of a ticket. Without a ticket, lists the audits of all unarchived tickets, newest first, " +
        "for admins only.",
      keywords: [
        "history",
        "who changed",
        "timeline",
        "changes",
        "log",
        "events",
        "who changed the ticket",
        "history of the ticket",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          ticket_id: { description: "ID (number) of the ticket to list audits of." },
          cursor: { description: "The cursor of the previous page, when neither `ticket_id` nor `page[size]` is set." },
        },
      },
      record: { $ref: "#/$defs/TicketAudit" },
      isGraphql: false,
    },
    "ticket_metrics.list": {
      description: "Lists the metrics of tickets that are not archived, newest first.",
      keywords: [
        "response time",
        "how fast",
        "resolution time",
        "first reply",
        "speed",
        "statistics",
        "wait",
        "first response time",
        "how long it take",
        "reopened",
      ],
      params: organizationsListParams,
      record: { $ref: "#/$defs/TicketMetric" },
      isGraphql: false,
    },
    "ticket_fields.list": {
      description: "Lists ticket fields. Zendesk may return all of them regardless of the page.",
      keywords: ["form", "property", "dropdown", "column", "custom data", "custom fields"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          locale: { description: "Language of `title_in_portal` in the response." },
        },
      },
      record: { $ref: "#/$defs/TicketField" },
      isGraphql: false,
    },
    "ticket_fields.get": {
      description: "Gets a ticket field with its type and options.",
      keywords: ["field choices", "form", "property", "dropdown", "column", "custom data"],
      params: {
        properties: { ticket_field_id: { description: "ID of the ticket field, as `ticket_fields.list` returns it." } },
      },
      isGraphql: false,
    },
    "user_fields.list": {
      description: "Lists the custom fields of users with their types and options.",
      keywords: user_fieldsListKeywords,
      params: organizationsListParams,
      record: { $ref: "#/$defs/AccountField" },
      isGraphql: false,
    },
    "user_fields.get": {
      description: "Gets a custom field of users with its type and options.",
      keywords: user_fieldsListKeywords,
      params: { properties: { user_field_id: { description: "ID of the field, as `user_fields.list` returns it." } } },
      isGraphql: false,
    },
    "organization_fields.list": {
      description: "Lists the custom fields of organizations with their types and options.",
      keywords: organization_fieldsListKeywords,
      params: organizationsListParams,
      record: { $ref: "#/$defs/AccountField" },
      isGraphql: false,
    },
    "organization_fields.get": {
      description: "Gets a custom field of organizations with its type and options.",
      keywords: organization_fieldsListKeywords,
      params: {
        properties: {
          organization_field_id: { description: "ID of the field, as `organization_fields.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "brands.list": {
      description: "Lists the brands of the account, sorted by name.",
      keywords: ["product", "company name", "help center", "subdomain", "identity"],
      params: organizationsListParams,
      record: { $ref: "#/$defs/Brand" },
      isGraphql: false,
    },
    "brands.get": {
      description: "Gets a brand with its URL, logo and help center state.",
      keywords: ["brand details", "product", "company name", "subdomain", "identity"],
      params: { properties: { brand_id: ticketsCreateParamsBrand_id } },
      isGraphql: false,
    },
    "views.list": {
      description: "Lists the views that the user can see, with their conditions. Their tickets are not included.",
      keywords: ["queue", "saved filter", "backlog", "inbox", "list of cases", "my views"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          access: viewsListParamsAccess,
          active: viewsListParamsActive,
          group_id: { description: "ID of the group to list views of." },
          sort_by: { description: "Sort field. Defaults to `position`." },
          sort_order: viewsListParamsSort_order,
        },
      },
      record: { $ref: "#/$defs/View" },
      isGraphql: false,
    },
    "views.get": {
      description: "Gets a view with its conditions and columns. Its tickets are not included.",
      keywords: ["filter conditions", "queue", "saved filter", "backlog", "inbox", "list of cases"],
      params: viewsGetParams,
      isGraphql: false,
    },
    "views.count": {
      description: "Counts the tickets in a view, approximately. The count of a large view can be 90 minutes old.",
      keywords: [
        "how many",
        "number",
        "queue size",
        "waiting",
        "queue",
        "saved filter",
        "backlog",
        "inbox",
        "list of cases",
        "how many the view",
      ],
      params: viewsGetParams,
      isGraphql: false,
    },
    "view_tickets.list": {
      description: "Lists the tickets in a view, in its order unless `sort_by` says otherwise.",
      keywords: ["queue", "backlog", "filtered cases", "saved filter", "inbox content"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          view_id: viewsGetParamsView_id,
          sort_by: {
            description: "Sort column, such as `updated`, `created`, `status` or the ID of a custom field.",
            examples: ["updated"],
          },
          sort_order: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/Ticket" },
      isGraphql: false,
    },
    "macros.list": {
      description: "Lists the macros that the user can see. Admins see all macros.",
      keywords: [
        "canned answer",
        "template",
        "quick reply",
        "snippet",
        "shortcut",
        "boilerplate",
        "canned responses",
        "which macros",
        "saved replies",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          access: viewsListParamsAccess,
          active: viewsListParamsActive,
          category: { description: "ID of the category to list macros of." },
          group_id: { description: "ID of the group to list macros of." },
          only_viewable: {
            description:
              "Whether to return only macros that can be applied to tickets, instead of all macros that the user " +
              "manages.",
          },
          sort_by: { description: "Sort field. Defaults to the title." },
          sort_order: viewsListParamsSort_order,
        },
      },
      record: { $ref: "#/$defs/Macro" },
      isGraphql: false,
    },
    "macros.get": {
      description: "Gets a macro with its actions.",
      keywords: ["what it does", "canned answer", "template", "quick reply", "snippet", "shortcut", "boilerplate"],
      params: { properties: { macro_id: macrosGetParamsMacro_id } },
      isGraphql: false,
    },
    "macros.apply": {
      description:
        "Gets the changes that a macro would make to a ticket, without changing it. Pass them on to " +
        "`tickets.update`. With `ticket_id`, returns the whole ticket as it would be, its placeholders filled.",
      keywords: [
        "use template",
        "canned answer",
        "preview",
        "run",
        "fill in",
        "template",
        "quick reply",
        "snippet",
        "shortcut",
        "boilerplate",
        "use the macro",
        "run the macro",
      ],
      params: {
        properties: {
          macro_id: macrosGetParamsMacro_id,
          ticket_id: { description: "ID (number) of the ticket to apply the macro to." },
        },
      },
      isGraphql: false,
    },
    "triggers.list": {
      description: "Lists the triggers of the account with their conditions and actions.",
      keywords: ["rule", "automation", "when created", "notify", "workflow", "business rules"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          active: viewsListParamsActive,
          category_id: { description: "ID of the trigger category to list triggers of." },
          sort_by: { description: "Sort field. Defaults to `position`." },
          sort_order: viewsListParamsSort_order,
          sort: { description: "Sort field with cursors." },
        },
      },
      record: { $ref: "#/$defs/Trigger" },
      isGraphql: false,
    },
    "triggers.get": {
      description: "Gets a trigger with its conditions and actions.",
      keywords: ["rule conditions", "rule", "automation", "when created", "notify", "workflow"],
      params: { properties: { trigger_id: { description: "ID of the trigger, as `triggers.list` returns it." } } },
      isGraphql: false,
    },
    "automations.list": {
      description: "Lists the automations of the account with their conditions and actions.",
      keywords: ["time rule", "after days", "workflow", "auto close", "reminder rule"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          active: viewsListParamsActive,
          sort_by: { description: "Sort field. Defaults to `position`." },
          sort_order: viewsListParamsSort_order,
        },
      },
      record: { $ref: "#/$defs/Automation" },
      isGraphql: false,
    },
    "automations.get": {
      description: "Gets an automation with its conditions and actions.",
      keywords: ["rule conditions", "time rule", "after days", "workflow", "auto close", "reminder rule"],
      params: {
        properties: { automation_id: { description: "ID of the automation, as `automations.list` returns it." } },
      },
      isGraphql: false,
    },
    "tags.list": {
      description: "Lists the most used tags of the last 60 days, up to 20,000.",
      keywords: ["label", "keyword", "marker", "category", "popular"],
      params: organizationsListParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "satisfaction_ratings.list": {
      description:
        "Lists the satisfaction ratings of solved tickets, including requested ones without an answer. For admins " +
        "only.",
      keywords: [
        "CSAT",
        "happy",
        "feedback",
        "score",
        "survey",
        "good or bad",
        "bad ratings",
        "happy customers",
        "how satisfied",
        "negative ratings",
        "feedback on tickets",
      ],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          score: { description: "Filters by score. `received` means good or bad, with or without a comment." },
          start_time: { description: "Time of the oldest rating, in Unix seconds." },
          end_time: { description: "Time of the newest rating, in Unix seconds." },
        },
      },
      record: { $ref: "#/$defs/SatisfactionRating" },
      isGraphql: false,
    },
    "satisfaction_ratings.get": {
      description: "Gets a satisfaction rating with its score and comment.",
      keywords: ["one opinion", "CSAT", "happy", "feedback", "survey", "good or bad"],
      params: {
        properties: {
          satisfaction_rating_id: { description: "ID of the rating, as `satisfaction_ratings.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "group_memberships.list": {
      description: "Lists group memberships: agents and their groups, by ID.",
      keywords: ["team roster", "who is in team", "belongs", "roster", "staff"],
      params: organizationsListParams,
      record: { $ref: "#/$defs/GroupMembership" },
      isGraphql: false,
    },
    "group_memberships.get": {
      description: "Gets a group membership by its ID.",
      keywords: ["one belonging", "who is in team", "agents", "belongs", "roster", "staff"],
      params: group_membershipsGetParams,
      isGraphql: false,
    },
    "group_memberships.create": {
      description: "Adds an agent to a group.",
      keywords: ["put in team", "who is in team", "belongs", "roster", "staff"],
      params: {
        properties: {
          user_id: { description: "ID of the agent, as `users.list` returns it." },
          group_id: groupsGetParamsGroup_id,
          default: { description: "Whether the group becomes the default group of the agent." },
        },
      },
      isGraphql: false,
    },
    "group_memberships.delete": {
      description: "Removes an agent from a group. Zendesk unassigns the agent's open tickets in the group.",
      keywords: ["take out of team", "who is in team", "belongs", "roster", "staff"],
      params: group_membershipsGetParams,
      isGraphql: false,
    },
    "organization_memberships.list": {
      description: "Lists organization memberships: users and their organizations, by ID.",
      keywords: ["who works there", "works for", "belongs", "employer", "company people", "roster"],
      params: organizationsListParams,
      record: { $ref: "#/$defs/OrganizationMembership" },
      isGraphql: false,
    },
    "organization_memberships.get": {
      description: "Gets an organization membership by its ID.",
      keywords: ["one belonging", "works for", "belongs", "employer", "company people", "roster"],
      params: organization_membershipsGetParams,
      isGraphql: false,
    },
    "organization_memberships.create": {
      description: "Adds a user to an organization. Fails if the user already belongs to it.",
      keywords: ["put in company", "works for", "employer", "company people", "roster"],
      params: {
        properties: {
          user_id: usersGetParamsUser_id,
          organization_id: organizationsGetParamsOrganization_id,
          default: { description: "Whether the organization becomes the default organization of the user." },
          view_tickets: { description: "Whether the user may see all tickets of the organization." },
        },
      },
      isGraphql: false,
    },
    "organization_memberships.delete": {
      description: "Removes a user from an organization. The user's open tickets lose the organization.",
      keywords: ["left company", "take out", "works for", "belongs", "employer", "company people", "roster"],
      params: organization_membershipsGetParams,
      isGraphql: false,
    },
    "sla_policies.list": {
      description: "Lists SLA policies. Zendesk may return all of them regardless of the page.",
      keywords: sla_policiesListKeywords,
      params: { properties: { page: ticketsListParamsPage, per_page: ticketsListParamsPer_page } },
      record: { $ref: "#/$defs/SlaPolicy" },
      isGraphql: false,
    },
    "sla_policies.get": {
      description: "Gets an SLA policy with its filter and targets.",
      keywords: sla_policiesListKeywords,
      params: {
        properties: { sla_policy_id: { description: "ID of the SLA policy, as `sla_policies.list` returns it." } },
      },
      isGraphql: false,
    },
    "ticket_forms.list": {
      description: "Lists ticket forms. Zendesk may return all of them regardless of the page.",
      keywords: ["request form", "template", "kind of request", "questions", "layout"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          active: viewsListParamsActive,
          end_user_visible: {
            description: "Whether to return only forms that customers can see (`true`) or cannot see (`false`).",
          },
        },
      },
      record: { $ref: "#/$defs/TicketForm" },
      isGraphql: false,
    },
    "ticket_forms.get": {
      description: "Gets a ticket form with its fields and their conditions.",
      keywords: ["form fields", "request form", "template", "kind of request", "questions", "layout"],
      params: { properties: { ticket_form_id: ticketsCreateParamsTicket_form_id } },
      isGraphql: false,
    },
    "articles.list": {
      description: "Lists the help center articles that the user can see, with their text as HTML.",
      keywords: ["FAQ", "knowledge base", "KB", "guide", "how-to"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          sort_by: { description: "Sort field. Defaults to `position`." },
          sort_order: ticketsListParamsSort_order,
        },
      },
      record: { $ref: "#/$defs/Article" },
      isGraphql: false,
    },
    "articles.get": {
      description: "Gets a help center article with its text as HTML.",
      keywords: ["read guide", "FAQ", "knowledge base", "KB", "guide", "how-to"],
      params: { properties: { id: articlesGetParamsId } },
      isGraphql: false,
    },
    "article_attachments.list": {
      description: "Lists the attachments of an article, including inline images.",
      keywords: ["file", "picture", "PDF", "document", "screenshot"],
      params: {
        properties: {
          page: ticketsListParamsPage,
          per_page: ticketsListParamsPer_page,
          "page[size]": ticketsListParamsPageSize,
          "page[after]": ticketsListParamsPageAfter,
          article_id: articlesGetParamsId,
        },
      },
      record: { $ref: "#/$defs/ArticleAttachment" },
      isGraphql: false,
    },
    "article_attachments.get": {
      description: "Gets the name, size in bytes, type and URL of an article attachment. Its content is not included.",
      keywords: ["file details", "file", "picture", "PDF", "document", "screenshot"],
      params: {
        properties: { article_id: articlesGetParamsId, attachment_id: article_attachmentsGetParamsAttachment_id },
      },
      isGraphql: false,
    },
    "article_attachments.download": {
      description: "Downloads an attachment of an article, as a stream.",
      keywords: ["save", "fetch", "file", "picture", "PDF", "document", "screenshot"],
      params: {
        properties: {
          range_header: attachmentsDownloadParamsRange_header,
          article_id: articlesGetParamsId,
          attachment_id: article_attachmentsGetParamsAttachment_id,
        },
      },
      record: { $ref: "#/$defs/ArticleAttachment" },
      isGraphql: false,
    },
  },
  changes: {
    tickets: { isGraphql: false },
    users: { isGraphql: false },
    organizations: { isGraphql: false },
    ticket_metrics: { record: { $ref: "#/$defs/TicketMetric" }, isGraphql: false },
  },
  webhooks: {
    docs: "https://developer.zendesk.com/documentation/webhooks/verifying/",
    sends: {
      tickets: { create: "ticket.created", update: "ticket.subject_changed", delete: "ticket.soft_deleted" },
      users: { create: "user.created", update: "user.name_changed", delete: "user.deleted" },
      organizations: {
        create: "organization.created",
        update: "organization.name_changed",
        delete: "organization.deleted",
      },
    },
    byHand:
      "In the Admin Center, open Apps and integrations > Webhooks, create a webhook that is connected to Zendesk " +
      "events with this URL, and choose the events you need. Then reveal and copy its signing secret.",
  },
  schemas: {
    UserId: { type: "integer", description: "ID of the user, as `users.list` returns it." },
    UserName: { type: "string", description: "Name of the user." },
    UserEmail: schemasUserEmail,
    UserPhone: { type: "string", description: "Phone number of the user.", examples: ["+15551234567"] },
    NewUserRole: {
      type: "string",
      description: "Role of the user. `end-user` means customer, and is the default.",
      enum: ["end-user", "agent", "admin"],
    },
    CustomRoleId: { type: "integer", description: "ID of the agent's custom role." },
    UserExternalId: { type: "string", description: "Your own ID for the user. Unique in the account." },
    UserAlias: { type: "string", description: "Name that end users see in place of the agent's name." },
    UserOrganization: {
      type: ["integer", "null"],
      description: "ID of the user's organization, as `organizations.list` returns it.",
    },
    DefaultGroup: { type: "integer", description: "ID of the agent's default group." },
    UserLocale: { type: "string", description: "Locale of the user.", examples: ["en-US"] },
    UserTimeZone: {
      type: "string",
      description: "Time zone of the user, by Zendesk's name.",
      examples: ["Copenhagen"],
    },
    UserTags: {
      type: "array",
      items: { type: "string" },
      description: "Tags of the user. An update replaces the current tags.",
    },
    UserFieldValues: { $ref: "#/$defs/FieldValues", description: "Values of custom user fields, by field key." },
    UserDetails: { type: "string", description: "Details about the user, such as an address." },
    UserNotes: { type: "string", description: "Notes about the user. End users do not see them." },
    Signature: { type: "string", description: "Signature of the agent." },
    Verified: { type: "boolean", description: "Whether the email address counts as verified." },
    OrganizationId: { type: "integer", description: "ID of the organization, as `organizations.list` returns it." },
    OrganizationName: { type: "string", description: "Name of the organization. Unique in the account." },
    OrganizationExternalId: {
      type: ["string", "null"],
      description: "Your own ID for the organization. Unique, regardless of case.",
    },
    DomainNames: {
      type: "array",
      items: { type: "string" },
      description: "Domains whose users join the organization. An update replaces the current domains.",
    },
    OrganizationDetails: schemasOrganizationDetails,
    OrganizationNotes: schemasOrganizationNotes,
    OrganizationGroup: {
      type: ["integer", "null"],
      description: "ID of the group that gets the tickets of the organization's users.",
    },
    SharedTickets: { type: "boolean", description: "Whether the organization's users see one another's tickets." },
    SharedComments: {
      type: "boolean",
      description: "Whether the organization's users can comment on one another's tickets.",
    },
    OrganizationTags: {
      type: "array",
      items: { type: "string" },
      description: "Tags of the organization. An update replaces the current tags.",
    },
    OrganizationFieldValues: {
      $ref: "#/$defs/FieldValues",
      description: "Values of custom organization fields, by field key.",
    },
    GroupId: { type: "integer", description: "ID of the group, as `groups.list` returns it." },
    GroupName: { type: "string", description: "Name of the group." },
    GroupDescription: { type: "string", description: "Description of the group." },
    GroupPublic: {
      type: "boolean",
      description: "Whether the group is public. Tickets of private groups have restricted access.",
    },
    GroupMembershipId: {
      type: "integer",
      description: "ID of the group membership, as `group_memberships.list` returns it.",
    },
    OrganizationMembershipId: {
      type: "integer",
      description: "ID of the membership, as `organization_memberships.list` returns it.",
    },
    ViewId: { type: "integer", description: "ID of the view, as `views.list` returns it." },
    TicketIds: {
      type: "array",
      items: { type: "integer" },
      description: "IDs (numbers) of the tickets, up to 100.",
      minItems: 1,
      maxItems: 100,
    },
    JobStatusId: {
      type: "string",
      description: "ID of a job that an earlier call began. Waits for that job and begins no other.",
    },
    TicketId: schemasTicketId,
    TicketSubject: { type: "string", description: "Subject of the ticket." },
    TicketType: {
      type: "string",
      description: "Type of the ticket.",
      enum: ["problem", "incident", "question", "task"],
    },
    TicketPriority: {
      type: "string",
      description: "Priority of the ticket.",
      enum: ["urgent", "high", "normal", "low"],
    },
    NewTicketStatus: {
      type: "string",
      description:
        "Status of the ticket. A closed ticket can no longer be changed. With custom statuses, the status category.",
      enum: ["new", "open", "pending", "hold", "solved", "closed"],
    },
    CustomStatusId: { type: "integer", description: "ID of the ticket's custom status." },
    RequesterId: { type: "integer", description: "ID of the requester, as `users.list` returns it." },
    AssigneeId: { type: ["integer", "null"], description: "ID of the agent to assign. Null unassigns the agent." },
    AssigneeEmail: { type: "string", description: "Email address of the agent to assign.", format: "email" },
    TicketGroup: { type: "integer", description: "ID of the group to assign, as `groups.list` returns it." },
    TicketOrganization: { type: "integer", description: "ID of one of the requester's organizations." },
    TicketBrand: { type: "integer", description: "ID of the brand, as `brands.list` returns it." },
    TicketFormOf: { type: "integer", description: "ID of the ticket form, as `ticket_forms.list` returns it." },
    ProblemOf: { type: "integer", description: "ID of the problem ticket that this incident belongs to." },
    DueAt: { type: ["string", "null"], format: "date-time", description: "Due time, for tickets of type `task`." },
    TicketExternalId: { type: "string", description: "Your own ID for the ticket." },
    NewTags: {
      type: "array",
      items: { type: "string" },
      description: "Tags of the ticket. An update replaces the current tags. To keep them, use `tickets.add_tags`.",
    },
    NewFields: {
      type: "array",
      items: { $ref: "#/$defs/FieldInput" },
      description: "Values of custom fields, each with the field's ID, as `ticket_fields.list` returns it.",
      examples: [[{ id: 27642, value: "745" }]],
    },
    EmailCcs: {
      type: "array",
      items: { $ref: "#/$defs/EmailCc" },
      description: "Users to copy by email or to remove from the copies.",
    },
    Followers: {
      type: "array",
      items: { $ref: "#/$defs/Follower" },
      description: "Agents to add to or remove from the followers.",
    },
    Collaborators: {
      type: "array",
      items: { type: "integer" },
      description: "IDs of the users copied on the ticket, for accounts without CCs and followers.",
    },
    SearchOrder: { type: "string", description: "Sort direction. Defaults to `desc`.", enum: ["asc", "desc"] },
    TicketStatus: { type: "string", enum: ["new", "open", "pending", "hold", "solved", "closed"] },
    UserRole: { type: "string", enum: ["end-user", "agent", "admin"] },
    ArticleAttachmentId: {
      type: "integer",
      description: "ID of the attachment, as `article_attachments.list` returns it.",
    },
    SortOrder: {
      type: "string",
      description: "Sort direction with page numbers. Defaults to `asc`.",
      enum: ["asc", "desc"],
    },
    RuleOrder: {
      type: "string",
      description: "Sort direction. Defaults to `asc` for title and position, and to `desc` for times and usage.",
      enum: ["asc", "desc"],
    },
    RuleSort: {
      type: "string",
      description: "Sort field. Defaults to `position`.",
      enum: ["alphabetical", "created_at", "updated_at", "usage_1h", "usage_24h", "usage_7d"],
    },
    Access: {
      type: "string",
      description: "Filters by access: the user's own, shared, or the account's.",
      enum: ["personal", "shared", "account"],
    },
    Active: { type: "boolean", description: "Whether to return only active (`true`) or only inactive (`false`) ones." },
    FieldValue: usersCreateParamsUser_fieldsAdditionalProperties,
    FieldValues: {
      type: "object",
      additionalProperties: { $ref: "#/$defs/FieldValue" },
      description: "Field values by field key.",
    },
    NewTicket: {
      type: "object",
      properties: {
        subject: { $ref: "#/$defs/TicketSubject" },
        comment: { $ref: "#/$defs/NewComment", description: "First comment on the ticket." },
        requester_id: { $ref: "#/$defs/RequesterId" },
        requester: { $ref: "#/$defs/NewRequester", description: "Requester by email address." },
        submitter_id: { type: "integer", description: "ID of the user who submits the ticket." },
        type: { $ref: "#/$defs/TicketType" },
        priority: { $ref: "#/$defs/TicketPriority" },
        status: { $ref: "#/$defs/NewTicketStatus" },
        custom_status_id: { $ref: "#/$defs/CustomStatusId" },
        assignee_id: { $ref: "#/$defs/AssigneeId" },
        assignee_email: { $ref: "#/$defs/AssigneeEmail" },
        group_id: { $ref: "#/$defs/TicketGroup" },
        organization_id: { $ref: "#/$defs/TicketOrganization" },
        brand_id: { $ref: "#/$defs/TicketBrand" },
        ticket_form_id: { $ref: "#/$defs/TicketFormOf" },
        problem_id: { $ref: "#/$defs/ProblemOf" },
        due_at: { $ref: "#/$defs/DueAt" },
        external_id: { $ref: "#/$defs/TicketExternalId" },
        tags: { $ref: "#/$defs/NewTags" },
        custom_fields: { $ref: "#/$defs/NewFields" },
      },
      required: ["comment"],
    },
    TicketChange: {
      type: "object",
      properties: {
        id: schemasTicketId,
        subject: { $ref: "#/$defs/TicketSubject" },
        comment: { $ref: "#/$defs/NewComment", description: "Comment to add." },
        requester_id: { $ref: "#/$defs/RequesterId" },
        type: { $ref: "#/$defs/TicketType" },
        priority: { $ref: "#/$defs/TicketPriority" },
        status: { $ref: "#/$defs/NewTicketStatus" },
        custom_status_id: { $ref: "#/$defs/CustomStatusId" },
        assignee_id: { $ref: "#/$defs/AssigneeId" },
        assignee_email: { $ref: "#/$defs/AssigneeEmail" },
        group_id: { $ref: "#/$defs/TicketGroup" },
        organization_id: { $ref: "#/$defs/TicketOrganization" },
        brand_id: { $ref: "#/$defs/TicketBrand" },
        ticket_form_id: { $ref: "#/$defs/TicketFormOf" },
        problem_id: { $ref: "#/$defs/ProblemOf" },
        due_at: { $ref: "#/$defs/DueAt" },
        external_id: { $ref: "#/$defs/TicketExternalId" },
        tags: { $ref: "#/$defs/NewTags" },
        custom_fields: { $ref: "#/$defs/NewFields" },
        additional_tags: schemasTicketChangeAdditional_tags,
        remove_tags: schemasTicketChangeRemove_tags,
      },
      required: ["id"],
    },
    SameChange: {
      type: "object",
      properties: {
        subject: { $ref: "#/$defs/TicketSubject" },
        comment: { $ref: "#/$defs/NewComment", description: "Comment to add to each ticket." },
        requester_id: { $ref: "#/$defs/RequesterId" },
        type: { $ref: "#/$defs/TicketType" },
        priority: { $ref: "#/$defs/TicketPriority" },
        status: { $ref: "#/$defs/NewTicketStatus" },
        custom_status_id: { $ref: "#/$defs/CustomStatusId" },
        assignee_id: { $ref: "#/$defs/AssigneeId" },
        assignee_email: { $ref: "#/$defs/AssigneeEmail" },
        group_id: { $ref: "#/$defs/TicketGroup" },
        organization_id: { $ref: "#/$defs/TicketOrganization" },
        brand_id: { $ref: "#/$defs/TicketBrand" },
        ticket_form_id: { $ref: "#/$defs/TicketFormOf" },
        problem_id: { $ref: "#/$defs/ProblemOf" },
        due_at: { $ref: "#/$defs/DueAt" },
        external_id: { $ref: "#/$defs/TicketExternalId" },
        tags: { $ref: "#/$defs/NewTags" },
        custom_fields: { $ref: "#/$defs/NewFields" },
        additional_tags: schemasTicketChangeAdditional_tags,
        remove_tags: schemasTicketChangeRemove_tags,
      },
    },
    NamedOrganization: {
      type: "object",
      properties: { name: { type: "string", description: "Name of the organization." } },
      required: ["name"],
    },
    NewIdentity: {
      type: "object",
      properties: {
        type: { type: "string", description: "Type of the identity, such as `email` or `phone_number`." },
        value: { type: "string", description: "Value of the identity, such as the email address." },
      },
      required: ["type", "value"],
    },
    NewComment: {
      type: "object",
      properties: {
        body: { type: "string", description: "Text of the comment." },
        html_body: { type: "string", description: "Text of the comment as HTML, in place of `body`." },
        public: {
          type: "boolean",
          description: "Whether the requester sees the comment. `false` makes an internal note.",
        },
        author_id: { type: "integer", description: "ID of the author. Defaults to the authenticated user." },
        uploads: {
          type: "array",
          items: { type: "string" },
          description: "Tokens of files to attach, as `uploads.create` returns them.",
        },
      },
    },
    NewRequester: {
      type: "object",
      properties: {
        name: { type: "string", description: "The requester's name. Required for a new user." },
        email: { type: "string", description: "The requester's email address.", format: "email" },
        locale_id: { type: "integer", description: "ID of the requester's locale." },
      },
      required: ["email"],
    },
    FieldInput: {
      type: "object",
      properties: {
        id: { type: "integer", description: "ID of the field." },
        value: {
          $ref: "#/$defs/FieldValue",
          description: "Value of the field. For a drop-down field, the option's tag.",
        },
      },
      required: ["id"],
    },
    EmailCc: {
      type: "object",
      properties: {
        user_id: { type: "string", description: "ID of the user." },
        user_email: schemasUserEmail,
        user_name: { type: "string", description: "Name of a new user." },
        action: {
          type: "string",
          description: "Whether to add (`put`) or remove (`delete`) the user. Defaults to `put`.",
          enum: ["put", "delete"],
        },
      },
    },
    Follower: {
      type: "object",
      properties: {
        user_id: { type: "string", description: "ID of the agent." },
        user_email: { type: "string", description: "Email address of the agent.", format: "email" },
        action: {
          type: "string",
          description: "Whether to add (`put`) or remove (`delete`) the agent. Defaults to `put`.",
          enum: ["put", "delete"],
        },
      },
    },
    TicketTags: { type: "object", properties: { tags: schemasTicketTagsTags }, required: ["tags"] },
    Ticket: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket's ID." },
        url: schemasTicketUrl,
        external_id: { type: ["string", "null"], description: "Your own ID for the ticket. Null if not set." },
        type: {
          type: ["string", "null"],
          description: "The type of ticket, such as problem, incident, question or task.",
        },
        subject: schemasTicketSubject,
        raw_subject: {
          type: ["string", "null"],
          description: "The subject with dynamic content placeholders unresolved.",
        },
        description: { type: "string", description: "The text of the ticket's first comment." },
        priority: { type: ["string", "null"], description: "The ticket's urgency. Null if not set." },
        status: { $ref: "#/$defs/TicketStatus", description: "The ticket's status, from new to closed." },
        recipient: { type: ["string", "null"], description: "The support address the ticket was first sent to." },
        requester_id: { type: "integer", description: "The ID of the user who asked for help." },
        submitter_id: { type: "integer", description: "The ID of the user who submitted the ticket." },
        assignee_id: { type: ["integer", "null"], description: "The ID of the agent assigned. Null if unassigned." },
        organization_id: {
          type: ["integer", "null"],
          description: "The ID of the requester's organization. Null if none.",
        },
        group_id: { type: ["integer", "null"], description: "The ID of the group assigned. Null if none." },
        collaborator_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the users copied on the ticket.",
        },
        follower_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the agents following the ticket.",
        },
        email_cc_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the users copied by email.",
        },
        forum_topic_id: {
          type: ["integer", "null"],
          description: "The ID of the forum topic the ticket came from. Deprecated.",
        },
        problem_id: {
          type: ["integer", "null"],
          description: "The ID of the problem an incident belongs to. Null for other tickets.",
        },
        has_incidents: { type: "boolean", description: "Whether the ticket is a problem with incidents linked to it." },
        is_public: { type: "boolean", description: "Whether the ticket has a public comment." },
        due_at: {
          type: ["string", "null"],
          description: "The due time of a task, in ISO 8601 format. Null for others.",
        },
        tags: schemasTicketTagsTags,
        custom_fields: {
          type: "array",
          items: { $ref: "#/$defs/FieldEntry" },
          description: "The values of the ticket's custom fields, by field ID.",
        },
        satisfaction_rating: {
          anyOf: [
            { $ref: "#/$defs/TicketRating", description: "The requester's rating of the ticket, with a score." },
            { type: "null" },
          ],
        },
        sharing_agreement_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the sharing agreements used for the ticket.",
        },
        custom_status_id: { type: ["integer", "null"], description: "The ID of the ticket's custom status." },
        fields: {
          type: "array",
          items: { $ref: "#/$defs/FieldEntry" },
          description: "The values of the ticket's custom fields. Same as custom_fields.",
        },
        followup_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the follow-up tickets made from a closed ticket.",
        },
        ticket_form_id: { type: ["integer", "null"], description: "The ID of the ticket form used. Null if none." },
        deleted_ticket_form_id: {
          type: ["integer", "null"],
          description: "The ID of a ticket form used and since deleted.",
        },
        brand_id: { type: "integer", description: "The ID of the brand the ticket belongs to." },
        allow_channelback: {
          type: "boolean",
          description: "Whether replies go back to the channel. Applies to channel integrations.",
        },
        allow_attachments: { type: "boolean", description: "Whether agents may attach files to the ticket." },
        from_messaging_channel: { type: "boolean", description: "Whether the ticket came from a messaging channel." },
        generated_timestamp: {
          type: "integer",
          description: "The time of the last update of any kind, as a Unix timestamp.",
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
        via: { $ref: "#/$defs/Via", description: "The channel the ticket came through." },
      },
      required: ["id", "requester_id"],
    },
    FieldEntry: {
      type: "object",
      properties: { id: { type: ["integer", "null"] }, value: { $ref: "#/$defs/FieldValue" } },
    },
    TicketRating: {
      type: "object",
      properties: {
        score: { type: ["string", "null"] },
        id: { type: ["integer", "null"] },
        comment: { type: ["string", "null"] },
        reason: { type: ["string", "null"] },
        reason_id: { type: ["integer", "null"] },
      },
    },
    DeletedTicket: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket's ID." },
        subject: schemasTicketSubject,
        previous_state: { type: "string", description: "The ticket's status before it was deleted." },
        actor: { $ref: "#/$defs/Actor", description: "The user who deleted the ticket." },
        deleted_at: { type: "string", description: "The time the ticket was deleted." },
      },
      required: ["id"],
    },
    Actor: { type: "object", properties: { id: { type: ["integer", "null"] }, name: { type: ["string", "null"] } } },
    Via: {
      type: "object",
      properties: {
        channel: { type: ["string", "null"] },
        source: { anyOf: [{ $ref: "#/$defs/ViaSource" }, { type: "null" }] },
      },
    },
    ViaSource: {
      type: "object",
      properties: {
        from: { anyOf: [{ $ref: "#/$defs/ViaParty" }, { type: "null" }] },
        to: { anyOf: [{ $ref: "#/$defs/ViaParty" }, { type: "null" }] },
        rel: { type: ["string", "null"] },
      },
    },
    ViaParty: {
      type: "object",
      properties: {
        id: schemasViaPartyId,
        name: { type: ["string", "null"] },
        address: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        subject: { type: ["string", "null"] },
        ticket_id: { type: ["integer", "null"] },
        deleted: { type: ["boolean", "null"] },
        phone: { type: ["string", "null"] },
        formatted_phone: { type: ["string", "null"] },
        profile_url: { type: ["string", "null"] },
        username: { type: ["string", "null"] },
      },
    },
    User: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The user's ID." },
        url: { type: "string", description: "The user's address in the API." },
        name: { type: "string", description: "The user's name." },
        email: { type: ["string", "null"], description: "The user's primary email address." },
        alias: { type: ["string", "null"], description: "The name shown to end users instead of the user's own." },
        phone: { type: ["string", "null"], description: "The user's primary phone number." },
        time_zone: { type: "string", description: "The user's time zone, by Zendesk's name." },
        locale: { type: "string", description: "The user's locale, such as en-US." },
        locale_id: { type: "integer", description: "The ID of the user's locale." },
        organization_id: {
          type: ["integer", "null"],
          description: "The ID of the user's main organization. Null if none.",
        },
        role: { $ref: "#/$defs/UserRole", description: "The user's role: end-user, agent or admin." },
        role_type: {
          type: ["integer", "null"],
          description: "The agent's kind of role, as a number. Null for end users.",
        },
        custom_role_id: { type: ["integer", "null"], description: "The ID of the agent's custom role. Null if none." },
        external_id: { type: ["string", "null"], description: "Your own ID for the user. Null if not set." },
        tags: { type: "array", items: { type: "string" }, description: "The tags on the user." },
        active: { type: "boolean", description: "Whether the user is active. False once deleted." },
        verified: { type: "boolean", description: "Whether one of the user's identities is verified." },
        chat_only: { type: "boolean", description: "Whether the user is a chat-only agent." },
        shared: { type: "boolean", description: "Whether the user is shared from another Zendesk account." },
        shared_agent: {
          type: "boolean",
          description: "Whether the user is an agent shared from another Zendesk account.",
        },
        shared_phone_number: {
          type: ["boolean", "null"],
          description: "Whether the user's phone number is shared with others.",
        },
        signature: { type: ["string", "null"], description: "The signature added to the agent's replies." },
        details: { type: ["string", "null"], description: "Details about the user, such as an address." },
        notes: { type: ["string", "null"], description: "Notes about the user." },
        suspended: {
          type: "boolean",
          description: "Whether the user is suspended, with tickets treated as suspended too.",
        },
        restricted_agent: { type: "boolean", description: "Whether the agent's access to tickets is restricted." },
        only_private_comments: { type: "boolean", description: "Whether the agent may write private comments alone." },
        moderator: { type: "boolean", description: "Whether the user may moderate forums." },
        ticket_restriction: {
          type: ["string", "null"],
          description: "The tickets the user may access. Null means no restriction.",
        },
        default_group_id: {
          type: ["integer", "null"],
          description: "The ID of the group the agent belongs to by default.",
        },
        report_csv: { type: "boolean", description: "Access to a CSV report since removed. No longer has an effect." },
        photo: {
          anyOf: [
            { $ref: "#/$defs/Attachment", description: "The user's profile picture. Null if none is set." },
            { type: "null" },
          ],
        },
        last_login_at: {
          type: ["string", "null"],
          description: "The time the user last signed in or made an API request.",
        },
        two_factor_auth_enabled: {
          type: ["boolean", "null"],
          description: "Whether two-factor authentication is on for the user.",
        },
        iana_time_zone: { type: "string", description: "The user's time zone, as an IANA name." },
        permanently_deleted: { type: "boolean", description: "Whether the user was permanently deleted." },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "name"],
    },
    Organization: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The organization's ID." },
        url: { type: "string", description: "The organization's address in the API." },
        name: { type: "string", description: "The organization's name, unique in the account." },
        details: schemasOrganizationDetails,
        notes: schemasOrganizationNotes,
        group_id: { type: ["integer", "null"], description: "The ID of the group its new tickets are put in." },
        shared_tickets: { type: "boolean", description: "Whether members may see one another's tickets." },
        shared_comments: { type: "boolean", description: "Whether members may comment on one another's tickets." },
        external_id: { type: ["string", "null"], description: "Your own ID for the organization. Null if not set." },
        domain_names: {
          type: "array",
          items: { type: "string" },
          description: "The domains whose users join the organization.",
        },
        tags: { type: "array", items: { type: "string" }, description: "The tags on the organization." },
        organization_fields: {
          anyOf: [
            { $ref: "#/$defs/FieldValues", description: "The values of the custom organization fields, by field key." },
            { type: "null" },
          ],
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
        deleted_at: {
          type: ["string", "null"],
          description: "The time the organization was deleted. Null unless deleted.",
        },
      },
      required: ["id", "name"],
    },
    Group: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The group's ID." },
        url: { type: "string", description: "The group's address in the API." },
        name: { type: "string", description: "The group's name." },
        description: { type: "string", description: "The group's description." },
        default: { type: "boolean", description: "Whether the group is the account's default." },
        deleted: { type: "boolean", description: "Whether the group was deleted." },
        is_public: {
          type: "boolean",
          description: "Whether the group is public. Private groups have restricted tickets.",
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "name"],
    },
    TicketComment: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The comment's ID." },
        type: { type: "string", description: "The type of comment: Comment or VoiceComment." },
        body: { type: "string", description: "The comment's text." },
        html_body: { type: "string", description: "The comment's text, as HTML." },
        plain_body: { type: "string", description: "The comment's text, as plain text." },
        public: { type: "boolean", description: "Whether the comment is public. False for internal notes." },
        author_id: { type: "integer", description: "The ID of the user who wrote the comment." },
        attachments: {
          type: "array",
          items: { $ref: "#/$defs/Attachment" },
          description: "The files attached to the comment.",
        },
        audit_id: { type: "integer", description: "The ID of the ticket audit that records the comment." },
        via: { $ref: "#/$defs/Via", description: "The channel the comment came through." },
        metadata: {
          $ref: "#/$defs/Metadata",
          description: "The system information and flags recorded with the comment.",
        },
        created_at: schemasTicketCreated_at,
      },
      required: ["id"],
    },
    TicketCommentIndex: {
      type: "object",
      properties: {
        attachments: { type: "array" },
        audit_id: { type: "integer" },
        author_id: { type: "integer" },
        body: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        event_type: { type: "string" },
        html_body: { type: "string" },
        id: { type: "integer" },
        metadata: { type: "object" },
        plain_body: { type: "string" },
        public: { type: "boolean" },
        ticket_id: { type: "integer" },
        timestamp: { type: "integer" },
        type: { type: "string" },
        uploads: { type: "array" },
        via: { type: "object" },
        via_reference_id: { type: "integer" },
      },
      required: ["id"],
    },
    Upload: {
      type: "object",
      properties: {
        token: {
          type: "string",
          description: "The token that attaches the files to a comment. It is valid for an hour.",
        },
        attachment: { $ref: "#/$defs/Attachment", description: "The file uploaded last." },
        attachments: { type: "array", items: { $ref: "#/$defs/Attachment" }, description: "All files of the upload." },
      },
      required: ["token"],
    },
    JobStatus: {
      type: "object",
      properties: {
        id: { type: "string", description: "The job's ID." },
        url: { type: "string", description: "The job's address in the API." },
        job_type: { type: "string", description: "The type of job." },
        status: { type: "string", description: "The job's status: queued, working, failed, completed or killed." },
        message: { type: ["string", "null"], description: "The job's message, such as the time it was completed." },
        progress: { type: ["integer", "null"], description: "The number of tasks done." },
        total: { type: ["integer", "null"], description: "The number of tasks." },
        results: {
          anyOf: [
            { type: "array", items: { $ref: "#/$defs/JobResult" } },
            { $ref: "#/$defs/JobSuccess" },
            { type: "null" },
          ],
          description: "The outcome for each record.",
        },
      },
      required: ["id"],
    },
    JobResult: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The record's ID." },
        index: { type: "integer", description: "The record's place among those sent, from 0." },
        action: schemasJobResultAction,
        status: { type: "string", description: "The outcome: Updated, Created or Failed." },
        success: { type: "boolean", description: "Whether the job succeeded with the record." },
        error: { type: ["string", "null"], description: "The code of the failure." },
        details: { type: ["string", "null"], description: "The reason of the failure." },
      },
    },
    WrittenTicket: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket's ID." },
        index: { type: "integer", description: "The ticket's place among those sent, from 0." },
        action: schemasJobResultAction,
        status: { type: "string", description: "The outcome, such as Updated." },
        success: { type: "boolean", description: "Whether the job succeeded with the ticket." },
      },
      required: ["id"],
    },
    JobSuccess: { type: "object", properties: { success: { type: ["boolean", "null"] } } },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The attachment's ID." },
        file_name: { type: "string", description: "The file's name." },
        content_url: schemasAttachmentContent_url,
        mapped_content_url: {
          type: "string",
          description: "The address of the content on the account's mapped domain.",
        },
        content_type: { type: "string", description: "The file's MIME type." },
        size: schemasAttachmentSize,
        width: {
          anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }],
          description: "The image's width, in pixels. Null for other files.",
        },
        height: {
          anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }],
          description: "The image's height, in pixels. Null for other files.",
        },
        inline: schemasAttachmentInline,
        deleted: { type: "boolean", description: "Whether the attachment was deleted." },
        malware_access_override: {
          type: "boolean",
          description: "Whether an attachment flagged as malware may be downloaded.",
        },
        malware_scan_result: {
          type: "string",
          description: "The result of the malware scan, available soon after the upload.",
        },
        url: { type: "string", description: "The attachment's address in the API." },
        thumbnails: {
          type: "array",
          items: { $ref: "#/$defs/Thumbnail" },
          description: "The thumbnails of an image, as attachments.",
        },
      },
      required: ["id"],
    },
    Thumbnail: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        file_name: { type: ["string", "null"] },
        content_url: { type: ["string", "null"] },
        mapped_content_url: { type: ["string", "null"] },
        content_type: { type: ["string", "null"] },
        size: { type: ["integer", "null"] },
        width: schemasViaPartyId,
        height: schemasViaPartyId,
        inline: { type: ["boolean", "null"] },
        deleted: { type: ["boolean", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    TicketAudit: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The audit's ID." },
        ticket_id: { type: "integer", description: "The ID of the ticket changed." },
        author_id: { type: "integer", description: "The ID of the user who made the change." },
        metadata: {
          $ref: "#/$defs/Metadata",
          description: "The system information and custom data recorded with the audit.",
        },
        via: { $ref: "#/$defs/Via", description: "The channel the change came through." },
        events: {
          type: "array",
          items: { $ref: "#/$defs/AuditEvent" },
          description: "The changes made to the ticket, one for each event.",
        },
        created_at: schemasTicketCreated_at,
      },
      required: ["id"],
    },
    Metadata: {
      type: "object",
      properties: {
        system: { anyOf: [{ $ref: "#/$defs/SystemMetadata" }, { type: "null" }] },
        custom: { anyOf: [{ $ref: "#/$defs/FieldValues" }, { type: "null" }] },
        flags: { type: ["array", "null"], items: { type: "integer" } },
        trusted: { type: ["boolean", "null"] },
      },
    },
    SystemMetadata: {
      type: "object",
      properties: {
        client: { type: ["string", "null"] },
        ip_address: { type: ["string", "null"] },
        location: { type: ["string", "null"] },
        latitude: { type: ["number", "null"] },
        longitude: { type: ["number", "null"] },
        message_id: { type: ["string", "null"] },
      },
    },
    AuditEvent: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        type: { type: ["string", "null"] },
        field_name: { type: ["string", "null"] },
        value: { $ref: "#/$defs/FieldValue" },
        previous_value: { $ref: "#/$defs/FieldValue" },
        author_id: { type: ["integer", "null"] },
        body: { type: ["string", "null"] },
        html_body: { type: ["string", "null"] },
        plain_body: { type: ["string", "null"] },
        public: { type: ["boolean", "null"] },
        attachments: { type: ["array", "null"], items: { $ref: "#/$defs/Attachment" } },
        audit_id: { type: ["integer", "null"] },
        subject: { type: ["string", "null"] },
        recipients: { type: ["array", "null"], items: { type: "integer" } },
        via: { anyOf: [{ $ref: "#/$defs/Via" }, { type: "null" }] },
      },
    },
    TicketAuditIndex: {
      type: "object",
      properties: {
        attachments: { type: "array" },
        author_id: { type: "integer" },
        created_at: { type: "string", format: "date-time" },
        events: { type: "array" },
        id: { type: "integer" },
        metadata: { type: "object" },
        ticket_id: { type: "integer" },
        via: { type: "object" },
      },
      required: ["id"],
    },
    TicketMetric: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket metric's ID." },
        url: { type: "string", description: "The ticket metric's address in the API." },
        ticket_id: { type: "integer", description: "The ID of the ticket measured." },
        group_stations: { type: "integer", description: "The number of groups the ticket has been in." },
        assignee_stations: { type: "integer", description: "The number of agents the ticket has been assigned to." },
        reopens: { type: "integer", description: "The number of times the ticket was reopened." },
        replies: { type: "integer", description: "The number of public replies by agents." },
        assignee_updated_at: {
          type: ["string", "null"],
          description: "The time the assignee last updated the ticket.",
        },
        requester_updated_at: { type: "string", description: "The time the requester last updated the ticket." },
        status_updated_at: { type: "string", description: "The time the ticket's status last changed." },
        initially_assigned_at: {
          type: ["string", "null"],
          description: "The time the ticket was first assigned. Null if never.",
        },
        assigned_at: {
          type: ["string", "null"],
          description: "The time the ticket was last assigned. Null if unassigned.",
        },
        solved_at: { type: ["string", "null"], description: "The time the ticket was solved. Null unless solved." },
        latest_comment_added_at: { type: "string", description: "The time of the latest comment." },
        reply_time_in_minutes: {
          $ref: "#/$defs/Minutes",
          description: "The wait for the first reply, in calendar and business minutes.",
        },
        first_resolution_time_in_minutes: {
          $ref: "#/$defs/Minutes",
          description: "The time to the first resolution, in calendar and business minutes.",
        },
        full_resolution_time_in_minutes: {
          $ref: "#/$defs/Minutes",
          description: "The time to the final resolution, in calendar and business minutes.",
        },
        agent_wait_time_in_minutes: {
          $ref: "#/$defs/Minutes",
          description: "The time agents spent waiting, in calendar and business minutes.",
        },
        requester_wait_time_in_minutes: {
          $ref: "#/$defs/Minutes",
          description: "The time the requester spent waiting, in calendar and business minutes.",
        },
        on_hold_time_in_minutes: {
          $ref: "#/$defs/Minutes",
          description: "The time spent on hold, in calendar and business minutes.",
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id"],
    },
    Minutes: {
      type: "object",
      properties: { business: { type: ["integer", "null"] }, calendar: { type: ["integer", "null"] } },
    },
    TicketMetricIndex: {
      type: "object",
      properties: {
        agent_wait_time_in_minutes: { type: "object" },
        assigned_at: { type: "string", format: "date-time" },
        assignee_stations: { type: "integer" },
        assignee_updated_at: { type: "string", format: "date-time" },
        created_at: { type: "string", format: "date-time" },
        custom_status_updated_at: { type: "string", format: "date-time" },
        first_resolution_time_in_minutes: { type: "object" },
        full_resolution_time_in_minutes: { type: "object" },
        generated_timestamp: { type: "integer" },
        group_stations: { type: "integer" },
        id: { type: "integer" },
        initially_assigned_at: { type: "string", format: "date-time" },
        instance_id: { type: "integer" },
        latest_comment_added_at: { type: "string", format: "date-time" },
        metric: { type: "string" },
        on_hold_time_in_minutes: { type: "object" },
        reopens: { type: "integer" },
        replies: { type: "integer" },
        reply_time_in_minutes: { type: "object" },
        reply_time_in_seconds: { type: "object" },
        requester_updated_at: { type: "string", format: "date-time" },
        requester_wait_time_in_minutes: { type: "object" },
        solved_at: { type: "string", format: "date-time" },
        status: { type: "object" },
        status_updated_at: { type: "string", format: "date-time" },
        ticket_id: { type: "integer" },
        time: { type: "string", format: "date-time" },
        type: { type: "string" },
        updated_at: { type: "string", format: "date-time" },
        url: { type: "string" },
      },
      required: ["id"],
    },
    TicketField: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket field's ID." },
        url: { type: "string", description: "The ticket field's address in the API." },
        key: { type: ["string", "null"], description: "The field's key. Null for ticket fields." },
        type: { type: "string", description: "The type of field, such as text, checkbox or tagger." },
        title: { type: "string", description: "The field's title." },
        raw_title: schemasTicketFieldRaw_title,
        description: { type: "string", description: "The field's description." },
        raw_description: {
          type: "string",
          description: "The description with dynamic content placeholders unresolved.",
        },
        position: {
          type: "integer",
          description: "The field's place among the ticket's fields. Ticket forms set their own.",
        },
        active: schemasTicketFieldActive,
        required: { type: "boolean", description: "Whether agents must fill in the field to solve a ticket." },
        collapsed_for_agents: {
          type: "boolean",
          description: "Whether agents see the field by default. Classic interface alone.",
        },
        regexp_for_validation: schemasTicketFieldRegexp_for_validation,
        title_in_portal: { type: "string", description: "The field's title for end users." },
        raw_title_in_portal: {
          type: "string",
          description: "The title for end users with dynamic content placeholders unresolved.",
        },
        visible_in_portal: { type: "boolean", description: "Whether end users see the field." },
        editable_in_portal: { type: "boolean", description: "Whether end users may edit the field." },
        required_in_portal: { type: "boolean", description: "Whether end users must fill in the field." },
        tag: {
          type: ["string", "null"],
          description: "The tag a selected checkbox adds to the ticket. Null for other fields.",
        },
        custom_field_options: {
          type: "array",
          items: { $ref: "#/$defs/FieldOption" },
          description: "The options of a custom drop-down field.",
        },
        system_field_options: {
          type: "array",
          items: { $ref: "#/$defs/FieldOption" },
          description: "The options of a system field, such as status or priority.",
        },
        custom_statuses: {
          type: "array",
          items: { $ref: "#/$defs/CustomStatus" },
          description: "The custom statuses. Present for the custom status field.",
        },
        sub_type_id: {
          type: "integer",
          description: "The set of options in use for system priority and status fields.",
        },
        removable: { type: "boolean", description: "Whether the field can be removed. System fields cannot." },
        agent_description: {
          type: ["string", "null"],
          description: "The field's description for agents. Null if none.",
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "type", "title"],
    },
    AccountField: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The field's ID." },
        url: { type: "string", description: "The field's address in the API." },
        key: { type: "string", description: "The name of the field in records." },
        type: { type: "string", description: "The type of field, such as text, checkbox or dropdown." },
        title: { type: "string", description: "The field's title." },
        raw_title: schemasTicketFieldRaw_title,
        description: { type: ["string", "null"], description: "The field's description." },
        raw_description: {
          type: ["string", "null"],
          description: "The description with dynamic content placeholders unresolved.",
        },
        position: { type: "integer", description: "The field's place among the fields." },
        active: schemasTicketFieldActive,
        system: {
          type: "boolean",
          description: "Whether the field is Zendesk's own. Only its position and state can be changed.",
        },
        regexp_for_validation: schemasTicketFieldRegexp_for_validation,
        tag: { type: ["string", "null"], description: "The tag a selected checkbox adds. Null for other fields." },
        custom_field_options: {
          type: "array",
          items: { $ref: "#/$defs/FieldOption" },
          description: "The options of a drop-down field.",
        },
        relationship_target_type: {
          type: ["string", "null"],
          description: "The type of object that a lookup field points to, such as `zen:user`.",
        },
        relationship_filter: {
          type: ["object", "null"],
          description: "The conditions on the objects that a lookup field may point to.",
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "key", "type", "title"],
    },
    FieldOption: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        name: { type: ["string", "null"] },
        raw_name: { type: ["string", "null"] },
        value: { type: ["string", "null"] },
        position: { type: ["integer", "null"] },
        default: { type: ["boolean", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    CustomStatus: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        status_category: { type: ["string", "null"] },
        agent_label: { type: ["string", "null"] },
        end_user_label: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        end_user_description: { type: ["string", "null"] },
        active: { type: ["boolean", "null"] },
        default: { type: ["boolean", "null"] },
        created_at: { type: ["string", "null"] },
        updated_at: { type: ["string", "null"] },
      },
    },
    Brand: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The brand's ID." },
        url: { type: "string", description: "The brand's address in the API." },
        name: { type: "string", description: "The brand's name." },
        brand_url: { type: "string", description: "The brand's web address." },
        subdomain: { type: "string", description: "The brand's Zendesk subdomain." },
        host_mapping: {
          type: ["string", "null"],
          description: "The brand's own domain for the help center. Null if none.",
        },
        has_help_center: { type: "boolean", description: "Whether the brand has a help center." },
        help_center_state: {
          type: "string",
          description: "The state of the help center: enabled, disabled or restricted.",
        },
        active: { type: "boolean", description: "Whether the brand is active." },
        default: { type: "boolean", description: "Whether the brand is the account's default." },
        is_deleted: { type: "boolean", description: "Whether the brand was deleted." },
        logo: {
          anyOf: [
            { $ref: "#/$defs/Attachment", description: "The brand's logo. Null if none is set." },
            { type: "null" },
          ],
        },
        ticket_form_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the ticket forms available to the brand.",
        },
        signature_template: { type: "string", description: "The template for agents' signatures in the brand." },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "name", "subdomain"],
    },
    BrandIndex: {
      type: "object",
      properties: {
        active: { type: "boolean" },
        brand_url: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        default: { type: "boolean" },
        has_help_center: { type: "boolean" },
        help_center_state: { type: "string" },
        host_mapping: { type: "string" },
        id: { type: "integer" },
        is_deleted: { type: "boolean" },
        logo: { type: "object" },
        name: { type: "string" },
        signature_template: { type: "string" },
        subdomain: { type: "string" },
        ticket_form_ids: { type: "array" },
        updated_at: { type: "string", format: "date-time" },
        url: { type: "string" },
      },
      required: ["id"],
    },
    View: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The view's ID." },
        url: { type: "string", description: "The view's address in the API." },
        title: { type: "string", description: "The view's title." },
        active: { type: "boolean", description: "Whether the view is active." },
        position: { type: "integer", description: "The view's place in the list of views." },
        description: { type: ["string", "null"], description: "The view's description. Null if empty." },
        execution: {
          $ref: "#/$defs/ViewExecution",
          description: "The columns, grouping and sorting of the view's tickets.",
        },
        conditions: { $ref: "#/$defs/Conditions", description: "The conditions a ticket must meet to be in the view." },
        restriction: {
          anyOf: [
            { $ref: "#/$defs/Restriction", description: "The users who may use the view. Null means everyone." },
            { type: "null" },
          ],
        },
        raw_title: schemasTicketFieldRaw_title,
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id"],
    },
    ViewExecution: {
      type: "object",
      properties: {
        columns: schemasViewExecutionColumns,
        fields: schemasViewExecutionColumns,
        custom_fields: schemasViewExecutionColumns,
        group: { anyOf: [{ $ref: "#/$defs/ViewColumn" }, { type: "null" }] },
        sort: { anyOf: [{ $ref: "#/$defs/ViewColumn" }, { type: "null" }] },
        group_by: { type: ["string", "null"] },
        group_order: { type: ["string", "null"] },
        sort_by: { type: ["string", "null"] },
        sort_order: { type: ["string", "null"] },
      },
    },
    ViewColumn: {
      type: "object",
      properties: {
        id: schemasViaPartyId,
        title: { type: ["string", "null"] },
        order: { type: ["string", "null"] },
        type: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    Conditions: { type: "object", properties: { all: schemasConditionsAll, any: schemasConditionsAll } },
    Condition: {
      type: "object",
      properties: {
        field: { type: ["string", "null"] },
        operator: { type: ["string", "null"] },
        value: { $ref: "#/$defs/FieldValue" },
      },
    },
    Action: {
      type: "object",
      properties: { field: { type: ["string", "null"] }, value: { $ref: "#/$defs/FieldValue" } },
    },
    Restriction: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        id: { type: ["integer", "null"] },
        ids: { type: ["array", "null"], items: { type: "integer" } },
      },
    },
    ViewCount: {
      type: "object",
      properties: {
        view_id: { type: "integer", description: "The view's ID." },
        value: { type: ["integer", "null"], description: "The number of tickets. Null while Zendesk counts them." },
        pretty: { type: ["string", "null"], description: "The number as text, such as ~700." },
        fresh: { type: "boolean", description: "Whether the count is up to date." },
        active: { type: ["boolean", "null"], description: "Whether the view is active." },
        url: { type: "string", description: "The count's address in the API." },
      },
    },
    Macro: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The macro's ID." },
        url: { type: "string", description: "The macro's address in the API." },
        title: { type: "string", description: "The macro's title." },
        active: { type: "boolean", description: "Whether the macro is active." },
        position: { type: "integer", description: "The macro's place in the list of macros." },
        description: { type: ["string", "null"], description: "The macro's description. Null if empty." },
        actions: {
          type: "array",
          items: { $ref: "#/$defs/Action" },
          description: "The changes the macro makes to a ticket.",
        },
        restriction: {
          anyOf: [
            { $ref: "#/$defs/Restriction", description: "The users who may use the macro. Null means everyone." },
            { type: "null" },
          ],
        },
        raw_title: schemasTicketFieldRaw_title,
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "title", "actions"],
    },
    MacroChanges: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket's ID." },
        url: schemasTicketUrl,
        subject: { type: ["string", "null"], description: "The subject that the macro sets." },
        status: { type: ["string", "null"], description: "The status that the macro sets." },
        priority: { type: ["string", "null"], description: "The priority that the macro sets." },
        type: { type: ["string", "null"], description: "The type that the macro sets." },
        assignee_id: { type: ["integer", "null"], description: "The ID of the agent whom the macro assigns." },
        group_id: { type: ["integer", "null"], description: "The ID of the group that the macro assigns." },
        tags: { type: "array", items: { type: "string" }, description: "The tags on the ticket with the macro." },
        comment: {
          anyOf: [{ $ref: "#/$defs/MacroComment", description: "The comment that the macro adds." }, { type: "null" }],
        },
        fields: {
          anyOf: [{ $ref: "#/$defs/FieldEntry" }, { type: "array", items: { $ref: "#/$defs/FieldEntry" } }],
          description: "The values of custom fields that the macro sets.",
        },
      },
    },
    MacroComment: {
      type: "object",
      properties: {
        body: { type: ["string", "null"] },
        html_body: { type: ["string", "null"] },
        public: { type: ["boolean", "null"] },
        scoped_body: { type: ["array", "null"], description: "A channel with the text for it in each entry." },
      },
    },
    Trigger: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The trigger's ID." },
        url: { type: "string", description: "The trigger's address in the API." },
        title: { type: "string", description: "The trigger's title." },
        active: { type: "boolean", description: "Whether the trigger is active." },
        position: { type: "integer", description: "The trigger's place in the order of execution." },
        description: { type: ["string", "null"], description: "The trigger's description. Null if empty." },
        conditions: { $ref: "#/$defs/Conditions", description: "The conditions under which the trigger runs." },
        actions: {
          type: "array",
          items: { $ref: "#/$defs/Action" },
          description: "The changes the trigger makes to a ticket.",
        },
        raw_title: schemasTicketFieldRaw_title,
        category_id: { type: "string", description: "The ID of the trigger category." },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "title", "conditions", "actions"],
    },
    Automation: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The automation's ID." },
        url: { type: "string", description: "The automation's address in the API." },
        title: { type: "string", description: "The automation's title." },
        active: { type: "boolean", description: "Whether the automation is active." },
        position: { type: "integer", description: "The automation's place in the order of execution." },
        conditions: { $ref: "#/$defs/Conditions", description: "The conditions under which the automation runs." },
        actions: {
          type: "array",
          items: { $ref: "#/$defs/Action" },
          description: "The changes the automation makes to a ticket.",
        },
        raw_title: schemasTicketFieldRaw_title,
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id"],
    },
    Tag: {
      type: "object",
      properties: {
        name: { type: "string", description: "The tag's name." },
        count: { type: "integer", description: "The approximate number of times the tag is used." },
      },
      required: ["name"],
    },
    SatisfactionRating: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The satisfaction rating's ID." },
        url: { type: "string", description: "The satisfaction rating's address in the API." },
        assignee_id: { type: ["integer", "null"], description: "The ID of the agent assigned at the time of rating." },
        group_id: { type: ["integer", "null"], description: "The ID of the group assigned at the time of rating." },
        requester_id: { type: "integer", description: "The ID of the user who rated the ticket." },
        ticket_id: { type: "integer", description: "The ID of the ticket rated." },
        score: { type: "string", description: "The rating, from offered to good or bad." },
        comment: { type: ["string", "null"], description: "The requester's comment on the rating. Null if none." },
        reason: { type: ["string", "null"], description: "The reason given for a bad rating. Null if none." },
        reason_id: { type: ["integer", "null"], description: "The ID of the reason for a bad rating." },
        reason_code: { type: ["integer", "null"], description: "The code of the reason for a bad rating." },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "assignee_id", "group_id", "requester_id", "ticket_id", "score"],
    },
    GroupMembership: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The group membership's ID." },
        url: { type: "string", description: "The group membership's address in the API." },
        user_id: { type: "integer", description: "The ID of the agent in the group." },
        group_id: { type: "integer", description: "The ID of the group the agent belongs to." },
        default: { type: "boolean", description: "Whether the group is the agent's default." },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "user_id", "group_id"],
    },
    OrganizationMembership: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The organization membership's ID." },
        url: { type: "string", description: "The organization membership's address in the API." },
        user_id: { type: "integer", description: "The ID of the user in the organization." },
        organization_id: { type: "integer", description: "The ID of the organization the user belongs to." },
        default: { type: ["boolean", "null"], description: "Whether the organization is the user's default." },
        organization_name: { type: "string", description: "The name of the organization the user belongs to." },
        view_tickets: { type: "boolean", description: "Whether the user may access the whole organization's tickets." },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "user_id", "organization_id", "default"],
    },
    SlaPolicy: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The SLA policy's ID." },
        url: { type: "string", description: "The SLA policy's address in the API." },
        title: { type: "string", description: "The SLA policy's title." },
        description: { type: "string", description: "The SLA policy's description." },
        position: { type: "integer", description: "The policy's place in the order of matching." },
        filter: {
          $ref: "#/$defs/Conditions",
          description: "The conditions a ticket must meet for the policy to apply.",
        },
        policy_metrics: {
          type: "array",
          items: { $ref: "#/$defs/SlaMetric" },
          description: "The target times of the policy, by metric and priority.",
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "title", "filter"],
    },
    SlaMetric: {
      type: "object",
      properties: {
        priority: { type: ["string", "null"] },
        metric: { type: ["string", "null"] },
        target: { type: ["integer", "null"] },
        target_in_seconds: { type: ["integer", "null"] },
        business_hours: { type: ["boolean", "null"] },
      },
    },
    TicketForm: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ticket form's ID." },
        url: { type: "string", description: "The ticket form's address in the API." },
        name: { type: "string", description: "The ticket form's name." },
        display_name: { type: "string", description: "The ticket form's name for end users." },
        raw_name: { type: "string", description: "The name with dynamic content placeholders unresolved." },
        raw_display_name: {
          type: "string",
          description: "The name for end users with dynamic content placeholders unresolved.",
        },
        position: { type: "integer", description: "The form's place among the account's forms." },
        active: { type: "boolean", description: "Whether the form is active." },
        end_user_visible: { type: "boolean", description: "Whether end users see the form." },
        default: { type: "boolean", description: "Whether the form is the account's default." },
        in_all_brands: { type: "boolean", description: "Whether the form is available in every brand." },
        restricted_brand_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the brands the form is limited to.",
        },
        ticket_field_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the form's ticket fields, in order.",
        },
        agent_conditions: {
          type: "array",
          items: { $ref: "#/$defs/FormCondition" },
          description: "The conditions for showing fields to agents.",
        },
        end_user_conditions: {
          type: "array",
          items: { $ref: "#/$defs/FormCondition" },
          description: "The conditions for showing fields to end users.",
        },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id", "name"],
    },
    FormCondition: {
      type: "object",
      properties: {
        parent_field_id: { type: ["integer", "null"] },
        parent_field_type: { type: ["string", "null"] },
        value: { $ref: "#/$defs/FieldValue" },
        child_fields: { type: ["array", "null"], items: { $ref: "#/$defs/FormField" } },
      },
    },
    FormField: {
      type: "object",
      properties: {
        id: { type: ["integer", "null"] },
        is_required: { type: ["boolean", "null"] },
        required_on_statuses: { anyOf: [{ $ref: "#/$defs/RequiredOn" }, { type: "null" }] },
      },
    },
    RequiredOn: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        statuses: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    Article: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The article's ID." },
        url: { type: "string", description: "The article's address in the API." },
        html_url: { type: "string", description: "The article's address in the help center." },
        title: { type: "string", description: "The article's title." },
        body: { type: ["string", "null"], description: "The article's text, as HTML." },
        locale: { type: "string", description: "The locale the article is shown in." },
        author_id: { type: "integer", description: "The ID of the user who wrote the article." },
        section_id: { type: ["integer", "null"], description: "The ID of the section the article belongs to." },
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
        vote_sum: { type: "integer", description: "The upvotes less the downvotes." },
        vote_count: { type: "integer", description: "The total number of votes, up and down." },
        label_names: { type: "array", items: { type: "string" }, description: "The labels on the article." },
        draft: { type: "boolean", description: "Whether the article is an unpublished draft." },
        promoted: { type: "boolean", description: "Whether the article is promoted." },
        position: { type: "integer", description: "The article's place in the section. Zero by default." },
      },
      required: ["id", "title", "locale"],
    },
    ArticleAttachment: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The article attachment's ID." },
        url: { type: "string", description: "The article attachment's address in the API." },
        article_id: {
          type: ["integer", "null"],
          description: "The ID of the article the file belongs to. Null if none.",
        },
        file_name: { type: "string", description: "The file's name." },
        content_type: { type: "string", description: "The file's MIME type." },
        content_url: schemasAttachmentContent_url,
        size: schemasAttachmentSize,
        inline: schemasAttachmentInline,
        created_at: schemasTicketCreated_at,
        updated_at: schemasTicketUpdated_at,
      },
      required: ["id"],
    },
  },
})
