// Generated from definitions/docusign.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/docusign.ts'

const entitiesUsersRefs = { permissionProfileId: "permission_profiles.permissionProfileId" }
const envelopesGetParamsEnvelopeId = { description: "ID of the envelope, as `envelopes.list` has it." }
const envelopesCreateParamsEmailBlurb = { description: "Text of the email to recipients, up to 10,000 characters." }
const envelopesCreateParamsDocumentsItems = {
  properties: {
    documentId: { description: "Number of the document in the envelope, such as `1`." },
    name: { description: "Name of the file." },
    documentBase64: { description: "Content of the file as Base64." },
    fileExtension: { description: "Extension of the file, such as `docx`. Files other than PDF need it." },
    remoteUrl: { description: "ID of the file in a cloud storage." },
    order: { description: "Place of the document in the envelope." },
    transformPdfFields: { description: "Whether form fields of the PDF become fields of the envelope." },
    includeInDownload: { description: "Whether the combined PDF has the document." },
    display: { description: "The way of showing the document." },
    signerMustAcknowledge: { description: "The act that recipients owe a supplement." },
  },
}
const envelopesCreateParamsRecipientsSignersItemsRecipientId = {
  description: "Number of the recipient in the envelope, such as `1`.",
}
const envelopesCreateParamsRecipientsSignersItemsRoutingOrder = {
  description: "Place in the order of signing, such as `1`.",
}
const envelopesCreateParamsRecipientsSignersItemsClientUserId = {
  description: "Your own ID of the person, for embedded signing.",
}
const envelopesCreateParamsRecipientsSignersItemsNote = {
  description: "A note to the recipient, up to 1,000 characters.",
}
const envelopesCreateParamsRecipientsSignersItemsTabsExamples = [
  { signHereTabs: [{ documentId: "1", pageNumber: "1", xPosition: "100", yPosition: "100" }] },
]
const envelopesCreateParamsRecipientsSignersItemsTabs = {
  description: "The fields of the recipient by type.",
  examples: envelopesCreateParamsRecipientsSignersItemsTabsExamples,
}
const envelopesCreateParamsRecipientsSignersItems = {
  properties: {
    recipientId: envelopesCreateParamsRecipientsSignersItemsRecipientId,
    name: { description: "Full name, up to 100 characters." },
    email: { description: "Email address." },
    routingOrder: envelopesCreateParamsRecipientsSignersItemsRoutingOrder,
    roleName: { description: "Role in a template, such as `Tenant`." },
    clientUserId: envelopesCreateParamsRecipientsSignersItemsClientUserId,
    note: envelopesCreateParamsRecipientsSignersItemsNote,
    accessCode: { description: "The code that the recipient has to enter." },
    signingGroupId: { description: "ID of a signing group." },
    tabs: envelopesCreateParamsRecipientsSignersItemsTabs,
  },
}
const envelopesCreateParamsRecipientsCertifiedDeliveriesItems = {
  properties: {
    recipientId: envelopesCreateParamsRecipientsSignersItemsRecipientId,
    name: { description: "Full name, up to 100 characters." },
    email: { description: "Email address." },
    routingOrder: envelopesCreateParamsRecipientsSignersItemsRoutingOrder,
    roleName: { description: "Role in a template, such as `Tenant`." },
    clientUserId: envelopesCreateParamsRecipientsSignersItemsClientUserId,
    note: envelopesCreateParamsRecipientsSignersItemsNote,
    accessCode: { description: "The code that the recipient has to enter." },
    signingGroupId: { description: "ID of a signing group." },
  },
}
const envelopesCreateParamsRecipientsCertifiedDeliveries = {
  items: envelopesCreateParamsRecipientsCertifiedDeliveriesItems,
  description: "The people who have to receive the documents.",
}
const envelopesCreateParamsRecipientsAgents = {
  items: envelopesCreateParamsRecipientsCertifiedDeliveriesItems,
  description: "The people who may name later recipients.",
}
const envelopesCreateParamsRecipientsEditors = {
  items: envelopesCreateParamsRecipientsCertifiedDeliveriesItems,
  description: "The people who may edit the envelope.",
}
const envelopesCreateParamsRecipientsIntermediaries = {
  items: envelopesCreateParamsRecipientsCertifiedDeliveriesItems,
  description: "The people who may name the recipients after them.",
}
const envelopesCreateParamsRecipients = {
  signers: { items: envelopesCreateParamsRecipientsSignersItems, description: "The people who sign." },
  carbonCopies: { items: envelopesCreateParamsRecipientsSignersItems, description: "The people who get a copy." },
  certifiedDeliveries: envelopesCreateParamsRecipientsCertifiedDeliveries,
  inPersonSigners: {
    items: {
      properties: {
        recipientId: envelopesCreateParamsRecipientsSignersItemsRecipientId,
        name: { description: "Full name, up to 100 characters." },
        email: { description: "Email address." },
        routingOrder: envelopesCreateParamsRecipientsSignersItemsRoutingOrder,
        roleName: { description: "Role in a template, such as `Tenant`." },
        clientUserId: envelopesCreateParamsRecipientsSignersItemsClientUserId,
        note: envelopesCreateParamsRecipientsSignersItemsNote,
        accessCode: { description: "The code that the recipient has to enter." },
        signingGroupId: { description: "ID of a signing group." },
        hostName: { description: "Name of the host, a user of Docusign." },
        hostEmail: { description: "Email address of the host." },
        signerName: { description: "Name of the person who signs." },
        signerEmail: { description: "Email address of the person who signs." },
        tabs: envelopesCreateParamsRecipientsSignersItemsTabs,
      },
    },
    description: "The people who sign at the host's device.",
  },
  agents: envelopesCreateParamsRecipientsAgents,
  editors: envelopesCreateParamsRecipientsEditors,
  intermediaries: envelopesCreateParamsRecipientsIntermediaries,
  witnesses: { items: envelopesCreateParamsRecipientsSignersItems, description: "The people who witness a signature." },
}
const envelopesCreateParamsCustomFieldsTextCustomFieldsItems = {
  properties: {
    fieldId: { description: "ID of the field." },
    name: { description: "Name of the field." },
    value: { description: "The value." },
    show: { description: "Whether senders see the field." },
    required: { description: "Whether senders have to fill it in." },
  },
}
const envelopesCreateParamsCustomFieldsTextCustomFields = {
  items: envelopesCreateParamsCustomFieldsTextCustomFieldsItems,
  description: "Fields with a text.",
}
const envelopesCreateParamsCustomFieldsListCustomFieldsItems = {
  properties: {
    fieldId: { description: "ID of the field." },
    name: { description: "Name of the field." },
    value: { description: "The chosen value." },
    listItems: { description: "The values to choose from." },
    show: { description: "Whether senders see the field." },
    required: { description: "Whether senders have to fill it in." },
  },
}
const envelopesCreateParamsCustomFieldsListCustomFields = {
  items: envelopesCreateParamsCustomFieldsListCustomFieldsItems,
  description: "Fields with a choice.",
}
const envelopesCreateParamsCustomFields = {
  textCustomFields: envelopesCreateParamsCustomFieldsTextCustomFields,
  listCustomFields: envelopesCreateParamsCustomFieldsListCustomFields,
}
const envelopesCreateParamsNotificationUseAccountDefaults = {
  description: "Whether the settings of the account apply.",
}
const envelopesCreateParamsNotificationReminders = {
  properties: {
    reminderEnabled: { description: "Whether recipients are reminded." },
    reminderDelay: { description: "Days before the first reminder." },
    reminderFrequency: { description: "Days between reminders." },
  },
  description: "Emails that remind recipients.",
}
const envelopesCreateParamsNotificationExpirations = {
  properties: {
    expireEnabled: { description: "Whether the envelope expires." },
    expireAfter: { description: "Days before the envelope expires." },
    expireWarn: { description: "Days between the warning and the end." },
  },
  description: "The end of the envelope.",
}
const envelopesCreateParamsNotification = {
  useAccountDefaults: envelopesCreateParamsNotificationUseAccountDefaults,
  reminders: envelopesCreateParamsNotificationReminders,
  expirations: envelopesCreateParamsNotificationExpirations,
}
const envelopesCreateParamsAllowReassign = {
  description: "Whether recipients can hand the envelope to somebody else.",
}
const envelopesCreateParamsAutoNavigation = { description: "Whether signing leads from field to field." }
const envelopesCreateParamsEnvelopeIdStamping = { description: "Whether the envelope ID is stamped on the documents." }
const envelopesUpdateParamsEmailSubject = { description: "Subject of the email to recipients, up to 100 characters." }
const envelopesDeleteParams = { properties: { envelopeId: envelopesGetParamsEnvelopeId } }
const documentsListParamsRecipient_id = {
  description: "ID of a recipient whose view is returned, with `documents_by_userid` false.",
}
const documentsListParamsDocuments_by_userid = { description: "Whether recipients get documents by their user ID." }
const recipientsCreateParamsSigners = {
  items: envelopesCreateParamsRecipientsCertifiedDeliveriesItems,
  description: "The people who sign.",
}
const recipientsCreateParamsCarbonCopies = {
  items: envelopesCreateParamsRecipientsCertifiedDeliveriesItems,
  description: "The people who get a copy.",
}
const recipientsCreateParamsInPersonSigners = {
  items: {
    properties: {
      recipientId: envelopesCreateParamsRecipientsSignersItemsRecipientId,
      name: { description: "Full name, up to 100 characters." },
      email: { description: "Email address." },
      routingOrder: envelopesCreateParamsRecipientsSignersItemsRoutingOrder,
      roleName: { description: "Role in a template, such as `Tenant`." },
      clientUserId: envelopesCreateParamsRecipientsSignersItemsClientUserId,
      note: envelopesCreateParamsRecipientsSignersItemsNote,
      accessCode: { description: "The code that the recipient has to enter." },
      signingGroupId: { description: "ID of a signing group." },
      hostName: { description: "Name of the host, a user of Docusign." },
      hostEmail: { description: "Email address of the host." },
      signerName: { description: "Name of the person who signs." },
      signerEmail: { description: "Email address of the person who signs." },
    },
  },
  description: "The people who sign at the host's device.",
}
const recipientsCreateParamsWitnesses = {
  items: envelopesCreateParamsRecipientsCertifiedDeliveriesItems,
  description: "The people who witness a signature.",
}
const templatesGetParamsTemplateId = { description: "ID of the template, as `templates.list` has it." }
const templatesCreateParamsRecipients = {
  properties: envelopesCreateParamsRecipients,
  description: "The roles by type, each with a `roleName`.",
}
const usersCreateParamsNewUsersItemsPermissionProfileId = {
  description: "ID of the permission profile, as `permission_profiles.list` has it.",
}
const schemasNewSignerRecipientId = {
  type: "string",
  description: "Number of the recipient in the envelope, such as `1`.",
}
const schemasNewSignerName = { type: "string", description: "Full name, up to 100 characters." }
const schemasNewSignerRoutingOrder = { type: "string", description: "Place in the order of signing, such as `1`." }
const schemasNewSignerRoleName = { type: "string", description: "Role in a template, such as `Tenant`." }
const schemasNewSignerClientUserId = {
  type: "string",
  description: "Your own ID of the person, for embedded signing.",
  maxLength: 100,
}
const schemasNewSignerNote = { type: "string", description: "A note to the recipient, up to 1,000 characters." }
const schemasNewSignerAccessCode = {
  type: "string",
  description: "The code that the recipient has to enter.",
  maxLength: 50,
}
const schemasNewSignerTabs = { $ref: "#/$defs/Tabs", description: "The fields of the recipient by type." }
const schemasNewInPersonSignerHostName = { type: "string", description: "Name of the host, a user of Docusign." }
const schemasNewInPersonSignerHostEmail = { type: "string", description: "Email address of the host." }
const schemasNewInPersonSignerSignerName = { type: "string", description: "Name of the person who signs." }
const schemasNewInPersonSignerSignerEmail = { type: "string", description: "Email address of the person who signs." }
const schemasNewTextFieldShow = { $ref: "#/$defs/Flag", description: "Whether senders see the field." }
const schemasNewTextFieldRequired = { $ref: "#/$defs/Flag", description: "Whether senders have to fill it in." }
const schemasAccountCreatedDate = { type: "string", format: "date-time", description: "The creation time." }
const schemasEnvelopeLastModifiedDateTime = {
  type: "string",
  format: "date-time",
  description: "The time of the last change.",
}
const schemasEnvelopeSentDateTime = { type: "string", format: "date-time", description: "The time of the sending." }
const schemasEnvelopeDeclinedDateTime = {
  type: "string",
  format: "date-time",
  description: "The time of the refusal.",
}
const schemasEnvelopePurgeState = { type: "string", description: "The state of the removal of its documents." }
const schemasEnvelopeSigningLocation = { type: "string", description: "The place of signing, online or inPerson." }
const schemasEnvelopeAllowMarkup = { type: "string", description: "Whether recipients can mark up documents." }
const schemasEnvelopeAllowReassign = {
  type: "string",
  description: "Whether recipients can hand it to somebody else.",
}
const schemasEnvelopeEnableWetSign = { type: "string", description: "Whether recipients can sign on paper." }
const schemasEnvelopeCustomFields = { $ref: "#/$defs/CustomFields", description: "The own fields, if included." }
const schemasEnvelopeNotification = {
  $ref: "#/$defs/NotificationSettings",
  description: "The reminders and the expiration.",
}
const schemasUserPermissionProfileId = { type: "string", description: "The ID of the permission profile." }
export default describedKind(kind, {
  category: "other",
  support: "community",
  docs: "https://developers.docusign.com/docs/esign-rest-api/",
  basis: {
    version: "eSignature REST API v2.1",
    date: "2026-11-30",
    compared: "Docusign's OpenAPI description of eSignature v2.1 of 2022-05-27 (docusign/OpenAPI-Specifications)",
    differences: 1,
    recorded: {
      read: 36,
      valid: 36,
      date: "2026-11-30",
      source: "https://github.com/NangoHQ/integration-templates, integrations/docusign/tests",
    },
    sources: [
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/docusign/OpenAPI-Specifications/master/esignature.rest.swagger-v2.1.json",
      },
      { type: "sdk", url: "https://github.com/docusign/docusign-esign-node-client" },
      { type: "changelog", url: "https://developers.docusign.com/changelog" },
    ],
    missing:
      "Fields of documents (tabs) other than at creation of an envelope or a template, attachments, locks, " +
      "corrections, workflows, bulk sending, PowerForms, payments, notaries, ID checks, documents of templates, " +
      "deletion of custom fields, changes of groups, folders, brands and permission profiles, billing, Connect " +
      "configurations, workspaces, and the Admin, Rooms, Click, Monitor, Navigator and Web Forms APIs. Events of " +
      "templates, whose place of the ID we found on no page.",
  },
  sunset: {
    version: "v2.1",
    date: "none",
    docs: "https://developers.docusign.com/platform/api-endpoint-base-paths/",
    read: "2026-11-30",
  },
  description:
    "Envelopes of Docusign eSignature with documents, recipients, signing links and history, templates, folders, " +
    "users and brands.",
  config: {
    properties: {
      login_host: {
        description:
          "Host where users sign in: `account-d.docusign.com` for developer accounts. Defaults to " +
          "`account.docusign.com`.",
      },
      server: {
        description:
          "Beginning of the API host, such as `na3` for `na3.docusign.net`; `demo` for developer accounts. Found " +
          "when you sign in, or on Apps and Keys.",
      },
      account_id: {
        description: "ID of the account, found when you sign in. Apps and Keys shows it as API Account ID.",
      },
    },
  },
  auth: {
    oauth: {
      description:
        "Create an app under Apps and Keys of a developer account, and add a secret key and the redirect URL. " +
        "Docusign copies the integration key to production after Go-Live. Its other values are made there again.",
    },
    jwt: {
      description:
        "Create an app under Apps and Keys, and generate an RSA key pair for it. The user has to consent to the app " +
        "once, with the scopes `signature` and `impersonation`. The page also shows the user ID.",
      credentials: {
        properties: {
          integration_key: { description: "Integration key of the app." },
          user_id: { description: "User ID of the user that the app acts as, a GUID." },
          private_key: { description: "Private key of the RSA key pair in PEM format." },
        },
      },
    },
  },
  entities: {
    accounts: { description: "The account of the connection.", refs: {} },
    envelopes: {
      description: "An envelope: documents that are sent to recipients to be signed.",
      search: {
        envelopeId: { type: "string" },
        status: { type: "string" },
        emailSubject: { type: "string" },
        sender: { type: "object" },
        createdDateTime: { type: "timestamp" },
        sentDateTime: { type: "timestamp" },
        completedDateTime: { type: "timestamp" },
        statusChangedDateTime: { type: "timestamp" },
        expireDateTime: { type: "timestamp" },
        voidedReason: { type: "string" },
      },
      hit: { title: [["emailSubject"]], text: [["sender", "userName"], ["sender", "email"], ["voidedReason"]] },
      refs: { "sender.userId": "users.userId" },
    },
    documents: { description: "A document of an envelope.", refs: {} },
    recipients: { description: "A recipient of an envelope: a signer, or somebody who gets a copy.", refs: {} },
    recipient_views: { description: "A link for embedded signing.", refs: {} },
    sender_views: { description: "A link by which the sender prepares a draft.", refs: {} },
    audit_events: { description: "An event in the history of an envelope.", refs: {} },
    form_data: { description: "The values that recipients entered in an envelope.", refs: {} },
    envelope_custom_fields: { description: "Own fields of an envelope, which recipients do not see.", refs: {} },
    envelope_notifications: { description: "Reminders and expiration of an envelope.", refs: {} },
    templates: {
      description: "A template of envelopes: documents, roles and fields.",
      search: {
        templateId: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        emailSubject: { type: "string" },
        owner: { type: "object" },
        folderId: { type: "string" },
        folderName: { type: "string" },
        shared: { type: "string" },
        created: { type: "timestamp" },
        lastModified: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"], ["emailSubject"], ["folderName"], ["owner", "userName"]] },
      refs: { "owner.userId": "users.userId" },
    },
    folders: {
      description: "A folder of envelopes or templates.",
      search: {
        folderId: { type: "string" },
        name: { type: "string" },
        type: { type: "string" },
        owner: { type: "object" },
        itemCount: { type: "string" },
        parentFolderId: { type: "string" },
      },
      hit: { title: [["name"]], text: [["owner", "userName"]] },
      refs: {},
    },
    users: {
      description: "A user of the account.",
      search: {
        userId: { type: "string" },
        userName: { type: "string" },
        email: { type: "string" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        userStatus: { type: "string" },
        jobTitle: { type: "string" },
        company: { type: "string" },
        permissionProfileId: { type: "string" },
        createdDateTime: { type: "timestamp" },
      },
      hit: { title: [["userName"]], text: [["email"], ["jobTitle"], ["company"]] },
      refs: entitiesUsersRefs,
    },
    groups: {
      description: "A group of users.",
      search: {
        groupId: { type: "string" },
        groupName: { type: "string" },
        groupType: { type: "string" },
        permissionProfileId: { type: "string" },
        usersCount: { type: "string" },
      },
      hit: { title: [["groupName"]], text: [] },
      refs: entitiesUsersRefs,
    },
    permission_profiles: {
      description: "A permission profile: what its users may do in the account.",
      search: {
        permissionProfileId: { type: "string" },
        permissionProfileName: { type: "string" },
        modifiedDateTime: { type: "timestamp" },
      },
      hit: { title: [["permissionProfileName"]], text: [] },
      refs: {},
    },
    brands: {
      description: "A brand: the look of emails and signing pages.",
      search: {
        brandId: { type: "string" },
        brandName: { type: "string" },
        brandCompany: { type: "string" },
        defaultBrandLanguage: { type: "string" },
      },
      hit: { title: [["brandName"]], text: [["brandCompany"]] },
      refs: {},
    },
  },
  operations: {
    "accounts.get": {
      description: "Gets the account with its plan and the number of envelopes in the billing period.",
      keywords: ["subscription", "envelopes left", "seats", "quota", "who am i"],
      params: {
        properties: { include_account_settings: { description: "Whether the settings of the account are included." } },
      },
      isGraphql: false,
    },
    "envelopes.list": {
      description:
        "Lists envelopes whose status changed in a time, from two years ago by default. Drafts need a status or " +
        "folder.",
      keywords: [
        "contracts",
        "agreements",
        "waiting for signature",
        "signed documents",
        "inbox",
        "out for signature",
        "unsigned",
      ],
      params: {
        properties: {
          from_date: { description: "Time of the oldest change. Defaults to two years ago." },
          to_date: { description: "Time of the newest change. Defaults to now." },
          from_to_status: { description: "The change that the times are about. Defaults to `Changed`." },
          status: { description: "Filters by status. Without folders, only `created` finds drafts." },
          envelope_ids: { description: "Filters by ID." },
          transaction_ids: { description: "Filters by the sender's transaction ID, up to 7 days old." },
          folder_ids: {
            description: "Filters by folder: IDs or names such as `inbox`, `sentitems` and `awaiting_my_signature`.",
            examples: [["awaiting_my_signature"]],
          },
          folder_types: { description: "Filters by type of folder, such as `normal`, `inbox` and `sentitems`." },
          search_text: { description: "Words to search for, such as a subject or the name of a recipient." },
          custom_field: {
            description: "Name and value of a custom field, such as `Region=West`.",
            examples: ["Region=West"],
          },
          user_filter: { description: "Filters by the role of the user." },
          user_id: { description: "ID of the user who created the envelopes, as `users.list` has it." },
          email: { description: "Email address of the sender, who is a user of the account." },
          user_name: { description: "Name of the sender, who is a user of the account." },
          include: { description: "Further parts of the envelopes to return." },
          exclude: { description: "Parts to leave out: `recipients`, `powerforms` or `folders`." },
          order_by: { description: "The field that sorts the list." },
          order: { description: "Order of the list." },
          count: { description: "Number of records on a page, 1 to 1,000." },
          start_position: { description: "Number of records before the page." },
        },
      },
      record: { $ref: "#/$defs/Envelope" },
      isGraphql: false,
    },
    "envelopes.get": {
      description: "Gets an envelope with its status, and on request with recipients, documents and fields.",
      keywords: ["contract", "is it signed", "when was it completed", "agreement", "progress"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          include: { description: "Further parts of the envelope to return." },
        },
      },
      isGraphql: false,
    },
    "envelopes.create": {
      description: "Creates an envelope from documents or a template. It is a draft, unless `status` is `sent`.",
      keywords: [
        "send for signature",
        "new contract",
        "agreement",
        "request signature",
        "ask to sign",
        "start signing",
      ],
      params: {
        properties: {
          status: { description: "`sent` sends the envelope, `created` makes a draft. Defaults to `created`." },
          emailSubject: {
            description: "Subject of the email to recipients, up to 100 characters. Sent envelopes need it.",
          },
          emailBlurb: envelopesCreateParamsEmailBlurb,
          documents: { items: envelopesCreateParamsDocumentsItems, description: "The documents to sign." },
          recipients: { properties: envelopesCreateParamsRecipients, description: "The recipients by role." },
          templateId: { description: "ID of a template, as `templates.list` has it." },
          templateRoles: {
            items: {
              properties: {
                roleName: { description: "Role in the template, such as `Tenant`." },
                name: { description: "Full name." },
                email: { description: "Email address." },
                clientUserId: envelopesCreateParamsRecipientsSignersItemsClientUserId,
                routingOrder: { description: "Place in the order of signing." },
                accessCode: { description: "The code that the recipient has to enter." },
                inPersonSignerName: { description: "Name of an in-person signer." },
                signingGroupId: { description: "ID of a signing group." },
                tabs: {
                  description: "Values of fields by type.",
                  examples: envelopesCreateParamsRecipientsSignersItemsTabsExamples,
                },
              },
            },
            description: "The people for the roles of the template.",
          },
          compositeTemplates: {
            description: "Templates and documents that form the envelope together, in place of `templateId`.",
          },
          customFields: {
            properties: envelopesCreateParamsCustomFields,
            description: "Own fields of the envelope, which recipients do not see.",
          },
          notification: { properties: envelopesCreateParamsNotification, description: "Reminders and expiration." },
          eventNotification: { description: "A webhook for the events of this envelope." },
          brandId: { description: "ID of the brand, as `brands.list` has it." },
          transactionId: { description: "ID of your own, which finds the envelope for 7 days." },
          allowMarkup: { description: "Whether recipients can mark up documents." },
          allowReassign: envelopesCreateParamsAllowReassign,
          autoNavigation: envelopesCreateParamsAutoNavigation,
          enableWetSign: { description: "Whether recipients can sign on paper." },
          enforceSignerVisibility: { description: "Whether signers see only documents with fields of theirs." },
          envelopeIdStamping: envelopesCreateParamsEnvelopeIdStamping,
          merge_roles_on_draft: { description: "Whether a draft merges the roles of several templates." },
        },
      },
      isGraphql: false,
    },
    "envelopes.update": {
      description: "Updates the email, the brand or the signing options of an envelope.",
      keywords: ["edit draft", "contract", "change subject", "correct", "modify"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          advanced_update: { description: "Whether recipients, custom fields and notifications change too." },
          emailSubject: envelopesUpdateParamsEmailSubject,
          emailBlurb: { description: "Text of the email to recipients." },
          recipients: {
            properties: envelopesCreateParamsRecipients,
            description: "The recipients by role. Needs `advanced_update`.",
          },
          customFields: {
            properties: envelopesCreateParamsCustomFields,
            description: "Own fields of the envelope. Needs `advanced_update`.",
          },
          notification: {
            properties: envelopesCreateParamsNotification,
            description: "Reminders and expiration. Needs `advanced_update`.",
          },
          brandId: { description: "ID of the brand, as `brands.list` has it." },
          allowMarkup: { description: "Whether recipients can mark up documents." },
          allowReassign: envelopesCreateParamsAllowReassign,
          autoNavigation: envelopesCreateParamsAutoNavigation,
          enableWetSign: { description: "Whether recipients can sign on paper." },
          envelopeIdStamping: envelopesCreateParamsEnvelopeIdStamping,
        },
      },
      isGraphql: false,
    },
    "envelopes.delete": {
      description: "Moves an envelope to the recycle bin for 24 hours. Envelopes that are in process become void.",
      keywords: ["remove contract", "agreement", "discard draft", "trash", "throw away"],
      params: envelopesDeleteParams,
      isGraphql: false,
    },
    "envelopes.send": {
      description: "Sends an envelope that is a draft to its recipients.",
      keywords: ["request signature", "start signing", "dispatch", "email the contract", "route"],
      params: envelopesDeleteParams,
      isGraphql: false,
    },
    "envelopes.resend": {
      description: "Sends the email of an envelope again.",
      keywords: ["remind signer", "nudge", "reminder", "email got lost", "chase signature"],
      params: envelopesDeleteParams,
      isGraphql: false,
    },
    "envelopes.void": {
      description: "Voids an envelope that is in process. This cannot be undone.",
      keywords: ["cancel contract", "agreement", "withdraw", "stop signing", "revoke", "take back"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          voidedReason: { description: "The reason that recipients see, up to 200 characters." },
        },
      },
      isGraphql: false,
    },
    "envelopes.move": {
      description: "Moves an envelope to another folder. The recycle bin deletes it, and voids it if it is in process.",
      keywords: ["file contract", "agreement", "restore from recycle bin", "undelete", "organize", "archive"],
      params: {
        properties: {
          folderId: { description: "ID of the new folder, as `folders.list` has it." },
          envelopeId: envelopesGetParamsEnvelopeId,
          fromFolderId: { description: "ID of the present folder." },
        },
      },
      isGraphql: false,
    },
    "documents.list": {
      description: "Lists the documents of an envelope.",
      keywords: ["files", "attachments", "PDFs", "pages", "what was sent"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          include_metadata: { description: "Whether the properties that the sender can edit are marked." },
          include_tabs: { description: "Whether fields of the documents are included." },
          include_document_size: { description: "Whether sizes are included." },
          recipient_id: documentsListParamsRecipient_id,
          documents_by_userid: documentsListParamsDocuments_by_userid,
        },
      },
      record: { $ref: "#/$defs/Document" },
      isGraphql: false,
    },
    "documents.download": {
      description: "Downloads a document of an envelope as PDF, or all of them as one PDF or a ZIP archive.",
      keywords: ["signed contract", "combined", "certificate of completion", "get the file", "save", "agreement"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          documentId: {
            description:
              "ID of the document, or `combined` for one PDF, `archive` for a ZIP, `certificate` for the certificate.",
            examples: ["combined"],
          },
          certificate: { description: "Whether the certificate of completion is included." },
          watermark: { description: "Whether documents of unfinished envelopes have a watermark." },
          show_changes: { description: "Whether changed fields are highlighted." },
          language: { description: "Language of the certificate, such as `de` or `pt_BR`." },
          recipient_id: documentsListParamsRecipient_id,
          documents_by_userid: documentsListParamsDocuments_by_userid,
        },
      },
      isGraphql: false,
    },
    "documents.upload": {
      description: "Adds a document to an envelope that is not completed, or replaces one.",
      keywords: ["attach file", "add PDF", "exchange contract", "new version", "put document"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          documentId: { description: "The document's number: a new one adds, a used one replaces." },
          content: {
            description: "The file's content, with its name and media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "recipients.list": {
      description: "Lists the recipients of an envelope in all roles, with their progress.",
      keywords: ["signers", "who signed", "who has not signed", "waiting for whom", "carbon copies", "parties"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          include_tabs: { description: "Whether fields of the recipients are included." },
          include_extended: { description: "Whether further properties are included." },
          include_metadata: { description: "Whether the properties that can change are marked." },
        },
      },
      record: { $ref: "#/$defs/Recipient" },
      isGraphql: false,
    },
    "recipients.create": {
      description: "Adds recipients to an envelope, without fields of their own.",
      keywords: ["new signer", "invite to sign", "add carbon copy", "another party", "witness"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          resend_envelope: { description: "Whether the envelope is sent again." },
          signers: recipientsCreateParamsSigners,
          carbonCopies: recipientsCreateParamsCarbonCopies,
          certifiedDeliveries: envelopesCreateParamsRecipientsCertifiedDeliveries,
          inPersonSigners: recipientsCreateParamsInPersonSigners,
          agents: envelopesCreateParamsRecipientsAgents,
          editors: envelopesCreateParamsRecipientsEditors,
          intermediaries: envelopesCreateParamsRecipientsIntermediaries,
          witnesses: recipientsCreateParamsWitnesses,
        },
      },
      isGraphql: false,
    },
    "recipients.update": {
      description:
        "Corrects recipients of an envelope that is not completed. An email address, even the same one, sends an " +
        "email.",
      keywords: ["change signer", "wrong email", "fix address", "signing order", "resend to one"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          resend_envelope: { description: "Whether the envelope is sent again." },
          combine_same_order_recipients: { description: "Whether equal recipients are merged." },
          signers: recipientsCreateParamsSigners,
          carbonCopies: recipientsCreateParamsCarbonCopies,
          certifiedDeliveries: envelopesCreateParamsRecipientsCertifiedDeliveries,
          inPersonSigners: recipientsCreateParamsInPersonSigners,
          agents: envelopesCreateParamsRecipientsAgents,
          editors: envelopesCreateParamsRecipientsEditors,
          intermediaries: envelopesCreateParamsRecipientsIntermediaries,
          witnesses: recipientsCreateParamsWitnesses,
        },
      },
      isGraphql: false,
    },
    "recipients.delete": {
      description: "Removes a recipient from an envelope.",
      keywords: ["drop signer", "take off", "delete party", "no longer signs", "carbon copy"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          recipientId: { description: "ID of the recipient, as `recipients.list` has it." },
        },
      },
      isGraphql: false,
    },
    "recipient_views.create": {
      description: "Creates a link by which a recipient signs in your application. It works once, for 5 minutes.",
      keywords: ["embedded signing", "signing url", "signing ceremony", "sign in app", "iframe", "sign now"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          returnUrl: { description: "URL to which the signing leads at its end." },
          authenticationMethod: {
            description: "The way in which you authenticated the recipient, such as `none`, `email` or `password`.",
            examples: ["none"],
          },
          userName: { description: "Name of the recipient, with the email address." },
          email: { description: "Email address of the recipient, with the name." },
          userId: { description: "User ID of the recipient, in place of name and email address." },
          clientUserId: {
            description:
              "Your own ID of the recipient, as the envelope has it. Without it, only your own user can sign.",
          },
          recipientId: { description: "ID of the recipient within the envelope." },
          authenticationInstant: { description: "Time of your authentication of the recipient." },
          assertionId: { description: "ID of your authentication of the recipient." },
          securityDomain: { description: "The domain in which you authenticated the recipient." },
          pingUrl: { description: "URL that the signing requests while it is active." },
          pingFrequency: { description: "Seconds between requests of `pingUrl`, 60 to 1,200." },
          frameAncestors: { description: "Origins that may frame the signing." },
          messageOrigins: { description: "Origin that gets messages of the signing." },
        },
      },
      isGraphql: false,
    },
    "sender_views.create": {
      description: "Creates a link to the page on which the sender prepares and sends a draft.",
      keywords: ["embedded sending", "tagging", "place fields", "edit draft url", "prepare envelope"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          returnUrl: { description: "URL to which the page leads at its end." },
        },
      },
      isGraphql: false,
    },
    "audit_events.list": {
      description: "Lists the history of an envelope: who did what and when.",
      keywords: ["audit trail", "who opened it", "when signed", "log", "IP address", "evidence"],
      params: envelopesDeleteParams,
      record: { $ref: "#/$defs/AuditEvent" },
      isGraphql: false,
    },
    "form_data.get": {
      description:
        "Gets the values that recipients entered into the fields of an envelope. The account has to allow it.",
      keywords: ["answers", "filled in", "tab values", "text fields", "checkbox", "what did they enter"],
      params: envelopesDeleteParams,
      isGraphql: false,
    },
    "envelope_custom_fields.get": {
      description: "Gets the own fields of an envelope with their values.",
      keywords: ["metadata", "tags", "labels", "reference number", "properties"],
      params: envelopesDeleteParams,
      isGraphql: false,
    },
    "envelope_custom_fields.create": {
      description: "Adds own fields to an envelope that is not completed.",
      keywords: ["metadata", "tag envelope", "label", "reference number", "property"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          textCustomFields: envelopesCreateParamsCustomFieldsTextCustomFields,
          listCustomFields: envelopesCreateParamsCustomFieldsListCustomFields,
        },
      },
      isGraphql: false,
    },
    "envelope_custom_fields.update": {
      description: "Updates own fields of an envelope that is not completed, by their IDs.",
      keywords: ["metadata", "change tag", "label", "reference number", "set value"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          textCustomFields: {
            items: envelopesCreateParamsCustomFieldsTextCustomFieldsItems,
            description: "Fields with a text, with `fieldId`.",
          },
          listCustomFields: {
            items: envelopesCreateParamsCustomFieldsListCustomFieldsItems,
            description: "Fields with a choice, with `fieldId`.",
          },
        },
      },
      isGraphql: false,
    },
    "envelope_notifications.get": {
      description: "Gets the reminders and the expiration of an envelope.",
      keywords: ["when does it expire", "deadline", "follow-up emails", "due date", "nudges"],
      params: envelopesDeleteParams,
      isGraphql: false,
    },
    "envelope_notifications.update": {
      description: "Sets the reminders and the expiration of an envelope.",
      keywords: ["extend deadline", "due date", "nudge every day", "follow-up emails", "postpone"],
      params: {
        properties: {
          envelopeId: envelopesGetParamsEnvelopeId,
          useAccountDefaults: envelopesCreateParamsNotificationUseAccountDefaults,
          reminders: envelopesCreateParamsNotificationReminders,
          expirations: envelopesCreateParamsNotificationExpirations,
        },
      },
      isGraphql: false,
    },
    "templates.list": {
      description: "Lists templates, with filters by time, folder, owner and words.",
      keywords: ["standard contracts", "forms", "blueprints", "reusable", "agreements"],
      params: {
        properties: {
          search_text: { description: "Words in the name, up to 48 characters." },
          user_filter: { description: "Filters by owner." },
          shared_by_me: { description: "Whether the user shared the templates." },
          user_id: { description: "ID of the user, as `users.list` has it." },
          folder_ids: { description: "Filters by folder." },
          folder_types: { description: "Filters by type of folder, such as `templates` and `templates_root`." },
          created_from_date: { description: "Time of the oldest creation." },
          created_to_date: { description: "Time after the newest creation." },
          modified_from_date: { description: "Time of the oldest change." },
          modified_to_date: { description: "Time after the newest change." },
          used_from_date: { description: "Time of the oldest use." },
          used_to_date: { description: "Time of the newest use." },
          include: {
            description:
              "Further parts to return, such as `recipients`, `documents`, `custom_fields` and `notifications`.",
            examples: [["recipients"]],
          },
          order_by: { description: "The field that sorts the list." },
          order: { description: "Order of the list." },
          count: { description: "Number of records on a page." },
          start_position: { description: "Number of records before the page." },
        },
      },
      record: { $ref: "#/$defs/Template" },
      isGraphql: false,
    },
    "templates.get": {
      description: "Gets a template with its roles, and on request with documents and fields.",
      keywords: ["standard contract", "form", "blueprint", "placeholders", "agreement"],
      params: {
        properties: {
          templateId: templatesGetParamsTemplateId,
          include: {
            description: "Further parts to return, such as `documents` and `tabs`.",
            examples: [["documents", "tabs"]],
          },
        },
      },
      isGraphql: false,
    },
    "templates.create": {
      description: "Creates a template of documents and roles.",
      keywords: ["new standard contract", "form", "blueprint", "reusable", "save as template"],
      params: {
        properties: {
          name: { description: "Name of the template." },
          description: { description: "Description of the template." },
          emailSubject: envelopesUpdateParamsEmailSubject,
          emailBlurb: envelopesCreateParamsEmailBlurb,
          documents: { items: envelopesCreateParamsDocumentsItems, description: "The documents of the template." },
          recipients: templatesCreateParamsRecipients,
          shared: { description: "Whether other users see the template." },
        },
      },
      isGraphql: false,
    },
    "templates.update": {
      description: "Updates the name, the texts or the roles of a template.",
      keywords: ["rename", "edit standard contract", "form", "blueprint", "modify"],
      params: {
        properties: {
          templateId: templatesGetParamsTemplateId,
          name: { description: "Name of the template." },
          description: { description: "Description of the template." },
          emailSubject: envelopesUpdateParamsEmailSubject,
          emailBlurb: { description: "Text of the email to recipients." },
          recipients: templatesCreateParamsRecipients,
          shared: { description: "Whether other users see the template." },
        },
      },
      isGraphql: false,
    },
    "templates.delete": {
      description: "Moves a template to the recycle bin.",
      keywords: ["remove standard contract", "form", "blueprint", "trash", "throw away"],
      params: { properties: { templateId: templatesGetParamsTemplateId } },
      isGraphql: false,
    },
    "folders.list": {
      description: "Lists folders of envelopes, on request also folders of templates.",
      keywords: ["inbox", "sent items", "drafts", "recycle bin", "directories"],
      params: {
        properties: {
          include: { description: "Types of folders to list. Defaults to `envelope_folders`." },
          include_items: { description: "Whether the envelopes of the folders are included." },
          user_filter: { description: "Filters by owner." },
          count: { description: "Number of records on a page." },
          start_position: { description: "Number of records before the page." },
        },
      },
      record: { $ref: "#/$defs/Folder" },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users of the account, also closed ones.",
      keywords: ["members", "colleagues", "senders", "people", "seats"],
      params: {
        properties: {
          email: { description: "Filters by email address." },
          email_substring: { description: "Filters by a part of the email address." },
          user_name_substring: { description: "Filters by a part of the name." },
          status: { description: "Filters by status." },
          group_id: { description: "Filters by group, as `groups.list` has it." },
          not_group_id: { description: "ID of a group whose users are left out." },
          additional_info: { description: "Whether all information on each user is included." },
          count: { description: "Number of records on a page, 1 to 100." },
          start_position: { description: "Number of records before the page." },
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user with settings and groups.",
      keywords: ["member", "colleague", "profile", "permissions of", "sender"],
      params: { properties: { userId: { description: "ID of the user, as `users.list` has it." } } },
      isGraphql: false,
    },
    "users.create": {
      description: "Adds users to the account, up to 500. New ones get an email to activate it.",
      keywords: ["invite member", "colleague", "onboard", "new sender", "seat"],
      params: {
        properties: {
          newUsers: {
            items: {
              properties: {
                userName: { description: "Full name." },
                email: { description: "Email address." },
                firstName: { description: "Given name." },
                lastName: { description: "Family name." },
                title: { description: "Title." },
                jobTitle: { description: "Role at work." },
                company: { description: "Name of the company." },
                permissionProfileId: usersCreateParamsNewUsersItemsPermissionProfileId,
                groupList: {
                  items: { properties: { groupId: { description: "ID of the group." } } },
                  description: "Groups to join.",
                },
                userSettings: { description: "Rights and preferences by name." },
              },
            },
            description: "Users to add, up to 500.",
            examples: [[{ userName: "Tal Mason", email: "talmason@example.com" }]],
          },
        },
      },
      isGraphql: false,
    },
    "users.update": {
      description: "Updates the name, the job or the permission profile of a user.",
      keywords: ["rename", "edit member", "colleague", "change title", "role"],
      params: {
        properties: {
          userId: { description: "ID of the user, as `users.list` has it." },
          userName: { description: "Full name of the user." },
          firstName: { description: "Given name, up to 50 characters." },
          middleName: { description: "Names between the given name and the family name." },
          lastName: { description: "Family name, up to 50 characters." },
          suffixName: { description: "Suffix of the name, such as `Jr`." },
          title: { description: "Title of the user." },
          jobTitle: { description: "Role at work." },
          company: { description: "Name of the company." },
          permissionProfileId: usersCreateParamsNewUsersItemsPermissionProfileId,
        },
      },
      isGraphql: false,
    },
    "users.close": {
      description: "Closes a user, who can no longer use the account. The list keeps closed users.",
      keywords: ["remove member", "colleague", "offboard", "deactivate", "revoke access", "delete seat"],
      params: {
        properties: {
          userId: { description: "ID of the user, as `users.list` has it." },
          delete: { description: "Memberships to end too: `Groups`, `PermissionSet` or `SigningGroupsEmail`." },
        },
      },
      isGraphql: false,
    },
    "groups.list": {
      description: "Lists the groups of users.",
      keywords: ["teams", "departments", "administrators", "everyone", "sharing"],
      params: {
        properties: {
          search_text: { description: "Words in the name." },
          group_type: { description: "Filters by type, such as `customGroup`." },
          include_usercount: { description: "Whether the number of users is included, true by default." },
          count: { description: "Number of records on a page, 1 to 100." },
          start_position: { description: "Number of records before the page." },
        },
      },
      record: { $ref: "#/$defs/Group" },
      isGraphql: false,
    },
    "permission_profiles.list": {
      description: "Lists the permission profiles of the account.",
      keywords: ["roles", "rights", "sender", "viewer", "administrator", "access levels"],
      params: { properties: { include: { description: "Further parts to return." } } },
      record: { $ref: "#/$defs/PermissionProfile" },
      isGraphql: false,
    },
    "brands.list": {
      description: "Lists the brands of the account.",
      keywords: ["logos", "colors", "corporate design", "branding", "themes"],
      params: {
        properties: {
          exclude_distributor_brand: { description: "Whether brands of the distributor are left out." },
          include_logos: { description: "Whether logos are included." },
        },
      },
      record: { $ref: "#/$defs/Brand" },
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://developers.docusign.com/platform/webhooks/connect/validate",
    sends: { envelopes: { create: "envelope-created", update: "envelope-completed", delete: "envelope-deleted" } },
    byHand:
      "In Admin, open Connect under Integrations, and add a secret key under Connect Keys: the first key of the " +
      "account. Add a custom configuration with this URL, the format JSON SIM, the events of envelopes and the HMAC " +
      "signature.",
  },
  schemas: {
    EnvelopeId: { type: "string", description: "ID of the envelope, as `envelopes.list` has it." },
    TemplateId: { type: "string", description: "ID of the template, as `templates.list` has it." },
    UserId: { type: "string", description: "ID of the user, as `users.list` has it." },
    Flag: { type: "string", enum: ["true", "false"] },
    EnvelopeStatus: {
      type: "string",
      enum: [
        "any",
        "created",
        "sent",
        "delivered",
        "signed",
        "completed",
        "declined",
        "voided",
        "deleted",
        "processing",
        "timedout",
      ],
    },
    NewDocument: {
      type: "object",
      properties: {
        documentId: { type: "string", description: "Number of the document in the envelope, such as `1`." },
        name: { type: "string", description: "Name of the file." },
        documentBase64: { type: "string", description: "Content of the file as Base64." },
        fileExtension: {
          type: "string",
          description: "Extension of the file, such as `docx`. Files other than PDF need it.",
        },
        remoteUrl: { type: "string", description: "ID of the file in a cloud storage." },
        order: { type: "string", description: "Place of the document in the envelope." },
        transformPdfFields: {
          $ref: "#/$defs/Flag",
          description: "Whether form fields of the PDF become fields of the envelope.",
        },
        includeInDownload: { $ref: "#/$defs/Flag", description: "Whether the combined PDF has the document." },
        display: { type: "string", description: "The way of showing the document.", enum: ["modal", "inline"] },
        signerMustAcknowledge: {
          type: "string",
          description: "The act that recipients owe a supplement.",
          enum: ["no_interaction", "view", "accept", "view_accept"],
        },
      },
      required: ["documentId", "name"],
    },
    NewSigner: {
      type: "object",
      properties: {
        recipientId: schemasNewSignerRecipientId,
        name: schemasNewSignerName,
        email: { type: "string", description: "Email address." },
        routingOrder: schemasNewSignerRoutingOrder,
        roleName: schemasNewSignerRoleName,
        clientUserId: schemasNewSignerClientUserId,
        note: schemasNewSignerNote,
        accessCode: schemasNewSignerAccessCode,
        signingGroupId: { type: "string", description: "ID of a signing group." },
        tabs: schemasNewSignerTabs,
      },
      required: ["recipientId"],
    },
    NewInPersonSigner: {
      type: "object",
      properties: {
        recipientId: schemasNewSignerRecipientId,
        name: schemasNewSignerName,
        email: { type: "string", description: "Email address." },
        routingOrder: schemasNewSignerRoutingOrder,
        roleName: schemasNewSignerRoleName,
        clientUserId: schemasNewSignerClientUserId,
        note: schemasNewSignerNote,
        accessCode: schemasNewSignerAccessCode,
        signingGroupId: { type: "string", description: "ID of a signing group." },
        hostName: schemasNewInPersonSignerHostName,
        hostEmail: schemasNewInPersonSignerHostEmail,
        signerName: schemasNewInPersonSignerSignerName,
        signerEmail: schemasNewInPersonSignerSignerEmail,
        tabs: schemasNewSignerTabs,
      },
      required: ["recipientId"],
    },
    NewInPersonRecipient: {
      type: "object",
      properties: {
        recipientId: schemasNewSignerRecipientId,
        name: schemasNewSignerName,
        email: { type: "string", description: "Email address." },
        routingOrder: schemasNewSignerRoutingOrder,
        roleName: schemasNewSignerRoleName,
        clientUserId: schemasNewSignerClientUserId,
        note: schemasNewSignerNote,
        accessCode: schemasNewSignerAccessCode,
        signingGroupId: { type: "string", description: "ID of a signing group." },
        hostName: schemasNewInPersonSignerHostName,
        hostEmail: schemasNewInPersonSignerHostEmail,
        signerName: schemasNewInPersonSignerSignerName,
        signerEmail: schemasNewInPersonSignerSignerEmail,
      },
      required: ["recipientId"],
    },
    NewRecipient: {
      type: "object",
      properties: {
        recipientId: schemasNewSignerRecipientId,
        name: schemasNewSignerName,
        email: { type: "string", description: "Email address." },
        routingOrder: schemasNewSignerRoutingOrder,
        roleName: schemasNewSignerRoleName,
        clientUserId: schemasNewSignerClientUserId,
        note: schemasNewSignerNote,
        accessCode: schemasNewSignerAccessCode,
        signingGroupId: { type: "string", description: "ID of a signing group." },
      },
      required: ["recipientId"],
    },
    NewRecipients: {
      type: "object",
      properties: {
        signers: { type: "array", items: { $ref: "#/$defs/NewSigner" }, description: "The people who sign." },
        carbonCopies: {
          type: "array",
          items: { $ref: "#/$defs/NewSigner" },
          description: "The people who get a copy.",
        },
        certifiedDeliveries: {
          type: "array",
          items: { $ref: "#/$defs/NewRecipient" },
          description: "The people who have to receive the documents.",
        },
        inPersonSigners: {
          type: "array",
          items: { $ref: "#/$defs/NewInPersonSigner" },
          description: "The people who sign at the host's device.",
        },
        agents: {
          type: "array",
          items: { $ref: "#/$defs/NewRecipient" },
          description: "The people who may name later recipients.",
        },
        editors: {
          type: "array",
          items: { $ref: "#/$defs/NewRecipient" },
          description: "The people who may edit the envelope.",
        },
        intermediaries: {
          type: "array",
          items: { $ref: "#/$defs/NewRecipient" },
          description: "The people who may name the recipients after them.",
        },
        witnesses: {
          type: "array",
          items: { $ref: "#/$defs/NewSigner" },
          description: "The people who witness a signature.",
        },
      },
    },
    TemplateRole: {
      type: "object",
      properties: {
        roleName: { type: "string", description: "Role in the template, such as `Tenant`." },
        name: { type: "string", description: "Full name." },
        email: { type: "string", description: "Email address." },
        clientUserId: schemasNewSignerClientUserId,
        routingOrder: { type: "string", description: "Place in the order of signing." },
        accessCode: schemasNewSignerAccessCode,
        inPersonSignerName: { type: "string", description: "Name of an in-person signer." },
        signingGroupId: { type: "string", description: "ID of a signing group." },
        tabs: { $ref: "#/$defs/Tabs", description: "Values of fields by type." },
      },
      required: ["roleName"],
    },
    Tabs: {
      type: "object",
      additionalProperties: { type: "array", items: { type: "object", additionalProperties: {} } },
      description: "Fields by type, such as `signHereTabs`, `dateSignedTabs` and `textTabs`.",
      examples: envelopesCreateParamsRecipientsSignersItemsTabsExamples,
    },
    NewTextField: {
      type: "object",
      properties: {
        fieldId: { type: "string", description: "ID of the field." },
        name: { type: "string", description: "Name of the field." },
        value: { type: "string", description: "The value." },
        show: schemasNewTextFieldShow,
        required: schemasNewTextFieldRequired,
      },
    },
    NewListField: {
      type: "object",
      properties: {
        fieldId: { type: "string", description: "ID of the field." },
        name: { type: "string", description: "Name of the field." },
        value: { type: "string", description: "The chosen value." },
        listItems: { type: "array", items: { type: "string" }, description: "The values to choose from." },
        show: schemasNewTextFieldShow,
        required: schemasNewTextFieldRequired,
      },
    },
    CustomFieldValues: {
      type: "object",
      properties: {
        textCustomFields: {
          type: "array",
          items: { $ref: "#/$defs/NewTextField" },
          description: "Fields with a text.",
        },
        listCustomFields: {
          type: "array",
          items: { $ref: "#/$defs/NewListField" },
          description: "Fields with a choice.",
        },
      },
    },
    Reminders: {
      type: "object",
      properties: {
        reminderEnabled: { $ref: "#/$defs/Flag", description: "Whether recipients are reminded." },
        reminderDelay: { type: "string", description: "Days before the first reminder." },
        reminderFrequency: { type: "string", description: "Days between reminders." },
      },
    },
    Expirations: {
      type: "object",
      properties: {
        expireEnabled: { $ref: "#/$defs/Flag", description: "Whether the envelope expires." },
        expireAfter: { type: "string", description: "Days before the envelope expires." },
        expireWarn: { type: "string", description: "Days between the warning and the end." },
      },
    },
    Notification: {
      type: "object",
      properties: {
        useAccountDefaults: { $ref: "#/$defs/Flag", description: "Whether the settings of the account apply." },
        reminders: { $ref: "#/$defs/Reminders", description: "Emails that remind recipients." },
        expirations: { $ref: "#/$defs/Expirations", description: "The end of the envelope." },
      },
    },
    NewUser: {
      type: "object",
      properties: {
        userName: { type: "string", description: "Full name." },
        email: { type: "string", description: "Email address." },
        firstName: { type: "string", description: "Given name." },
        lastName: { type: "string", description: "Family name." },
        title: { type: "string", description: "Title." },
        jobTitle: { type: "string", description: "Role at work." },
        company: { type: "string", description: "Name of the company." },
        permissionProfileId: {
          type: "string",
          description: "ID of the permission profile, as `permission_profiles.list` has it.",
        },
        groupList: {
          type: "array",
          items: {
            type: "object",
            properties: { groupId: { type: "string", description: "ID of the group." } },
            required: ["groupId"],
          },
          description: "Groups to join.",
        },
        userSettings: { type: "object", additionalProperties: {}, description: "Rights and preferences by name." },
      },
      required: ["userName", "email"],
    },
    Account: {
      type: "object",
      properties: {
        accountIdGuid: { type: "string", description: "The account's ID." },
        externalAccountId: { type: "string", description: "The number of the account that its users see." },
        accountName: { type: "string", description: "The name." },
        planName: { type: "string", description: "The name of the plan." },
        planClassification: { type: "string", description: "The kind of plan, such as business." },
        currentPlanId: { type: "string", description: "The ID of the plan." },
        createdDate: schemasAccountCreatedDate,
        billingPeriodStartDate: {
          type: "string",
          format: "date-time",
          description: "The beginning of the billing period.",
        },
        billingPeriodEndDate: { type: "string", format: "date-time", description: "The end of the billing period." },
        billingPeriodEnvelopesAllowed: { type: "string", description: "The envelopes of the billing period." },
        billingPeriodEnvelopesSent: { type: "string", description: "The envelopes sent in the billing period." },
        envelopeSendingBlocked: { type: "string", description: "Whether sending is blocked." },
        seatsAllowed: { type: "string", description: "The number of users that the plan has." },
        seatsInUse: { type: "string", description: "The number of users." },
        suspensionStatus: { type: "string", description: "The suspension." },
        canUpgrade: { type: "string", description: "Whether the plan can be upgraded." },
        currencyCode: { type: "string", description: "The currency." },
        accountSettings: { type: "object", additionalProperties: {}, description: "The settings by name." },
      },
      required: ["accountIdGuid"],
    },
    Envelope: {
      type: "object",
      properties: {
        envelopeId: { type: "string", description: "The envelope's ID." },
        status: { type: "string", description: "The status, such as created, sent, completed or voided." },
        emailSubject: { type: "string", description: "The subject of the email." },
        emailBlurb: { type: "string", description: "The text of the email." },
        sender: { $ref: "#/$defs/Person", description: "The sender." },
        createdDateTime: schemasAccountCreatedDate,
        lastModifiedDateTime: schemasEnvelopeLastModifiedDateTime,
        initialSentDateTime: { type: "string", format: "date-time", description: "The time of the first sending." },
        sentDateTime: schemasEnvelopeSentDateTime,
        deliveredDateTime: {
          type: "string",
          format: "date-time",
          description: "The time when all recipients had opened it.",
        },
        completedDateTime: { type: "string", format: "date-time", description: "The time of the completion." },
        declinedDateTime: schemasEnvelopeDeclinedDateTime,
        voidedDateTime: { type: "string", format: "date-time", description: "The time when it became void." },
        voidedReason: { type: "string", description: "The reason for voiding it." },
        statusChangedDateTime: {
          type: "string",
          format: "date-time",
          description: "The time of the last change of the status.",
        },
        expireEnabled: { type: "string", description: "Whether it expires." },
        expireAfter: { type: "string", description: "The days before it expires." },
        expireDateTime: { type: "string", format: "date-time", description: "The time when it expires." },
        brandId: { type: "string", description: "The ID of the brand." },
        purgeState: schemasEnvelopePurgeState,
        signingLocation: schemasEnvelopeSigningLocation,
        allowMarkup: schemasEnvelopeAllowMarkup,
        allowReassign: schemasEnvelopeAllowReassign,
        allowComments: { type: "string", description: "Whether users can comment." },
        allowViewHistory: { type: "string", description: "Whether recipients see the history." },
        autoNavigation: { type: "string", description: "Whether signing leads from field to field." },
        enableWetSign: schemasEnvelopeEnableWetSign,
        enforceSignerVisibility: {
          type: "string",
          description: "Whether signers see only documents with fields of theirs.",
        },
        envelopeIdStamping: { type: "string", description: "Whether documents have its ID." },
        hasComments: { type: "string", description: "Whether it has comments." },
        hasFormDataChanged: { type: "string", description: "Whether the values of its fields changed." },
        is21CFRPart11: { type: "string", description: "Whether it complies with 21 CFR Part 11." },
        isSignatureProviderEnvelope: { type: "string", description: "Whether a signature provider is used." },
        signerCanSignOnMobile: { type: "string", description: "Whether recipients can sign on a phone." },
        envelopeLocation: { type: "string", description: "The site that has it." },
        envelopeUri: { type: "string", description: "The path of the envelope." },
        documentsUri: { type: "string", description: "The path of its documents." },
        documentsCombinedUri: { type: "string", description: "The path of the combined PDF." },
        certificateUri: { type: "string", description: "The path of the certificate." },
        recipientsUri: { type: "string", description: "The path of its recipients." },
        customFieldsUri: { type: "string", description: "The path of its own fields." },
        notificationUri: { type: "string", description: "The path of its reminders." },
        attachmentsUri: { type: "string", description: "The path of its attachments." },
        templatesUri: { type: "string", description: "The path of its templates." },
        customFields: schemasEnvelopeCustomFields,
        envelopeDocuments: {
          type: "array",
          items: { $ref: "#/$defs/Document" },
          description: "The documents, if included.",
        },
        recipients: { $ref: "#/$defs/RecipientsByRole", description: "The recipients, if included." },
        folders: { type: "array", items: { $ref: "#/$defs/Folder" }, description: "The folders, if included." },
        notification: schemasEnvelopeNotification,
        envelopeMetadata: { type: "object", additionalProperties: {}, description: "The actions that it allows." },
      },
      required: ["envelopeId"],
    },
    EnvelopeSummary: {
      type: "object",
      properties: {
        envelopeId: { type: "string", description: "The envelope's ID." },
        status: { type: "string", description: "The status, created or sent." },
        statusDateTime: { type: "string", format: "date-time", description: "The time of the status." },
        uri: { type: "string", description: "The path of the envelope." },
      },
      required: ["envelopeId"],
    },
    EnvelopeChange: {
      type: "object",
      properties: {
        envelopeId: { type: "string", description: "The envelope's ID." },
        purgeState: schemasEnvelopePurgeState,
      },
      required: ["envelopeId"],
    },
    Person: {
      type: "object",
      properties: {
        userName: { type: "string" },
        userId: { type: "string" },
        accountId: { type: "string" },
        email: { type: "string" },
        ipAddress: { type: "string" },
        uri: { type: "string" },
      },
    },
    Document: {
      type: "object",
      properties: {
        documentId: { type: "string", description: "The document's number in the envelope." },
        documentIdGuid: { type: "string", description: "The document's ID." },
        name: { type: "string", description: "The name of the file." },
        type: { type: "string", description: "The type, such as content." },
        uri: { type: "string", description: "The path of the document." },
        order: { type: "string", description: "The place in the envelope." },
        pages: { type: "array", items: { $ref: "#/$defs/Page" }, description: "The pages." },
        sizeBytes: { type: "string", description: "The size in bytes." },
        display: { type: "string", description: "The way of showing it." },
        includeInDownload: { type: "string", description: "Whether the combined PDF has it." },
        signerMustAcknowledge: { type: "string", description: "The act that recipients owe it." },
        availableDocumentTypes: {
          type: "array",
          items: { $ref: "#/$defs/DocumentType" },
          description: "The kinds of signature.",
        },
        authoritativeCopy: { type: "string", description: "Whether it is the authoritative copy." },
        templateRequired: { type: "string", description: "Whether the template requires it." },
        containsPdfFormFields: { type: "string", description: "Whether it has form fields." },
        documentFields: {
          type: "array",
          items: { $ref: "#/$defs/NameValue" },
          description: "The own fields of the document.",
        },
      },
      required: ["documentId"],
    },
    Page: {
      type: "object",
      properties: {
        pageId: { type: "string" },
        sequence: { type: "string" },
        height: { type: "string" },
        width: { type: "string" },
        dpi: { type: "string" },
      },
    },
    DocumentType: { type: "object", properties: { type: { type: "string" }, isDefault: { type: "string" } } },
    NameValue: {
      type: "object",
      properties: { name: { type: "string" }, value: { type: "string" }, originalValue: { type: "string" } },
    },
    Recipient: {
      type: "object",
      properties: {
        recipientId: { type: "string", description: "The recipient's number in the envelope." },
        recipientIdGuid: { type: "string", description: "The recipient's ID." },
        recipientType: { type: "string", description: "The role, such as `signer` or `carboncopy`." },
        name: { type: "string", description: "The name." },
        email: { type: "string", description: "The email address." },
        userId: { type: "string", description: "The ID of the person as a user." },
        clientUserId: { type: "string", description: "The ID for embedded signing." },
        roleName: { type: "string", description: "The role in the template." },
        routingOrder: { type: "string", description: "The place in the order of signing." },
        status: { type: "string", description: "The status, such as sent, delivered, completed or declined." },
        sentDateTime: { type: "string", format: "date-time", description: "The time of the email." },
        deliveredDateTime: { type: "string", format: "date-time", description: "The time of the opening." },
        signedDateTime: { type: "string", format: "date-time", description: "The time of the signature." },
        declinedDateTime: schemasEnvelopeDeclinedDateTime,
        declinedReason: { type: "string", description: "The reason for the refusal." },
        note: { type: "string", description: "The note to the recipient." },
        accessCode: { type: "string", description: "The code that the recipient has to enter." },
        signingGroupId: { type: "string", description: "The ID of the signing group." },
        signingGroupName: { type: "string", description: "The name of the signing group." },
        deliveryMethod: { type: "string", description: "The way of sending, such as email." },
        autoRespondedReason: { type: "string", description: "The answer of the mail server." },
        completedCount: { type: "string", description: "The number of completed signings." },
        creationReason: { type: "string", description: "The reason for the creation." },
        isBulkRecipient: { type: "string", description: "Whether it stands for a bulk list." },
        recipientSuppliesTabs: { type: "string", description: "Whether the recipient places the fields." },
        requireIdLookup: { type: "string", description: "Whether the identity is checked." },
        requireUploadSignature: { type: "string", description: "Whether a signature has to be uploaded." },
        totalTabCount: { type: "string", description: "The number of fields." },
        tabs: { type: "object", additionalProperties: {}, description: "The fields by type, if included." },
      },
      required: ["recipientId"],
    },
    RecipientsByRole: {
      type: "object",
      properties: {
        signers: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        carbonCopies: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        certifiedDeliveries: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        inPersonSigners: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        agents: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        editors: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        intermediaries: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        seals: { type: "array", items: { $ref: "#/$defs/Seal" } },
        witnesses: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        notaries: { type: "array", items: { $ref: "#/$defs/Recipient" } },
        recipientCount: { type: "string" },
        currentRoutingOrder: { type: "string" },
      },
    },
    Seal: {
      type: "object",
      properties: {
        recipientId: { type: "string" },
        recipientIdGuid: { type: "string" },
        roleName: { type: "string" },
        routingOrder: { type: "string" },
        status: { type: "string" },
      },
    },
    RecipientUpdates: {
      type: "object",
      properties: {
        recipientUpdateResults: {
          type: "array",
          items: { $ref: "#/$defs/RecipientUpdate" },
          description: "The outcomes by recipient. Later ones may have errorDetails.",
        },
      },
    },
    RecipientUpdate: {
      type: "object",
      properties: {
        recipientId: { type: "string" },
        recipientIdGuid: { type: "string" },
        combined: { type: "string" },
        errorDetails: { $ref: "#/$defs/ItemError" },
      },
    },
    ItemError: {
      type: "object",
      properties: {
        errorCode: { type: "string", description: "`SUCCESS`, or the code of the refusal.", examples: ["SUCCESS"] },
        message: { type: "string" },
      },
    },
    View: { type: "object", properties: { url: { type: "string", description: "The link." } }, required: ["url"] },
    AuditEvent: {
      type: "object",
      properties: {
        eventFields: {
          type: "array",
          items: { $ref: "#/$defs/NameValue" },
          description: "The event as names and values, such as logTime, Action and UserName.",
        },
      },
    },
    FormData: {
      type: "object",
      properties: {
        envelopeId: { type: "string", description: "The envelope's ID." },
        emailSubject: { type: "string", description: "The subject of the envelope." },
        status: { type: "string", description: "The status of the envelope." },
        sentDateTime: schemasEnvelopeSentDateTime,
        formData: { type: "array", items: { $ref: "#/$defs/FormValue" }, description: "The values of all recipients." },
        prefillFormData: { $ref: "#/$defs/PrefillFormData", description: "The values that the sender entered." },
        recipientFormData: {
          type: "array",
          items: { $ref: "#/$defs/RecipientFormData" },
          description: "The values by recipient.",
        },
      },
    },
    FormValue: {
      type: "object",
      properties: {
        name: { type: "string" },
        value: { type: "string" },
        originalValue: { type: "string" },
        listSelectedValue: { type: "string" },
        numericalValue: { type: "string" },
      },
    },
    PrefillFormData: {
      type: "object",
      properties: {
        senderUserId: { type: "string" },
        senderName: { type: "string" },
        senderEmail: { type: "string" },
        formData: { type: "array", items: { $ref: "#/$defs/FormValue" } },
      },
    },
    RecipientFormData: {
      type: "object",
      properties: {
        recipientId: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        SentTime: { type: "string" },
        DeliveredTime: { type: "string" },
        SignedTime: { type: "string" },
        DeclinedTime: { type: "string" },
        formData: { type: "array", items: { $ref: "#/$defs/FormValue" } },
      },
    },
    CustomFields: {
      type: "object",
      properties: {
        textCustomFields: {
          type: "array",
          items: { $ref: "#/$defs/TextField" },
          description: "The fields with a text.",
        },
        listCustomFields: {
          type: "array",
          items: { $ref: "#/$defs/ListField" },
          description: "The fields with a choice.",
        },
      },
    },
    TextField: {
      type: "object",
      properties: {
        fieldId: { type: "string" },
        name: { type: "string" },
        value: { type: "string" },
        show: { type: "string" },
        required: { type: "string" },
      },
    },
    ListField: {
      type: "object",
      properties: {
        fieldId: { type: "string" },
        name: { type: "string" },
        value: { type: "string" },
        show: { type: "string" },
        required: { type: "string" },
        listItems: { type: "array", items: { type: "string" } },
      },
    },
    NotificationSettings: {
      type: "object",
      properties: {
        useAccountDefaults: { type: "string", description: "Whether the settings of the account apply." },
        reminders: { $ref: "#/$defs/ReminderSettings", description: "The emails that remind recipients." },
        expirations: { $ref: "#/$defs/ExpirationSettings", description: "The end of the envelope." },
      },
    },
    ReminderSettings: {
      type: "object",
      properties: {
        reminderEnabled: { type: "string" },
        reminderDelay: { type: "string" },
        reminderFrequency: { type: "string" },
      },
    },
    ExpirationSettings: {
      type: "object",
      properties: {
        expireEnabled: { type: "string" },
        expireAfter: { type: "string" },
        expireWarn: { type: "string" },
      },
    },
    Template: {
      type: "object",
      properties: {
        templateId: { type: "string", description: "The template's ID." },
        name: { type: "string", description: "The name." },
        description: { type: "string", description: "The description." },
        emailSubject: { type: "string", description: "The subject of the email." },
        emailBlurb: { type: "string", description: "The text of the email." },
        owner: { $ref: "#/$defs/Person", description: "The owner." },
        shared: { type: "string", description: "Whether other users see it." },
        passwordProtected: { type: "string", description: "Whether it has a password." },
        created: schemasAccountCreatedDate,
        lastModified: schemasEnvelopeLastModifiedDateTime,
        lastModifiedBy: { $ref: "#/$defs/Person", description: "The user who changed it." },
        lastUsed: { type: "string", format: "date-time", description: "The time of the last use." },
        pageCount: { type: "string", description: "The number of pages." },
        folderId: { type: "string", description: "The ID of the folder." },
        folderName: { type: "string", description: "The name of the folder." },
        folderIds: { type: "array", items: { type: "string" }, description: "The IDs of the folders." },
        uri: { type: "string", description: "The path of the template." },
        autoMatch: { type: "string", description: "Whether documents are matched with it." },
        signingLocation: schemasEnvelopeSigningLocation,
        brandId: { type: "string", description: "The ID of the brand." },
        allowMarkup: schemasEnvelopeAllowMarkup,
        allowReassign: schemasEnvelopeAllowReassign,
        enableWetSign: schemasEnvelopeEnableWetSign,
        documents: {
          type: "array",
          items: { $ref: "#/$defs/TemplateDocument" },
          description: "The documents, if included.",
        },
        recipients: { $ref: "#/$defs/RecipientsByRole", description: "The roles, if included." },
        customFields: schemasEnvelopeCustomFields,
        notification: schemasEnvelopeNotification,
      },
      required: ["templateId"],
    },
    TemplateDocument: {
      type: "object",
      properties: {
        documentId: { type: "string" },
        name: { type: "string" },
        uri: { type: "string" },
        order: { type: "string" },
        pages: { type: "string" },
        documentBase64: { type: "string" },
        fileExtension: { type: "string" },
        display: { type: "string" },
      },
    },
    TemplateSummary: {
      type: "object",
      properties: {
        templateId: { type: "string", description: "The template's ID." },
        name: { type: "string", description: "The name." },
        uri: { type: "string", description: "The path of the template." },
      },
      required: ["templateId"],
    },
    TemplateChange: {
      type: "object",
      properties: { templateId: { type: "string", description: "The template's ID." } },
      required: ["templateId"],
    },
    Folder: {
      type: "object",
      properties: {
        folderId: { type: "string", description: "The folder's ID." },
        name: { type: "string", description: "The name." },
        type: { type: "string", description: "The type, such as inbox, draft or normal." },
        owner: { $ref: "#/$defs/Person", description: "The owner." },
        itemCount: { type: "string", description: "The number of items." },
        subFolderCount: { type: "string", description: "The number of folders in it." },
        hasSubFolders: { type: "string", description: "Whether it has folders." },
        hasAccess: { type: "string", description: "Whether the user may open it." },
        parentFolderId: { type: "string", description: "The ID of the folder around it." },
        uri: { type: "string", description: "The path of the folder." },
        folders: { type: "array", items: { type: "object" }, description: "The folders in it, each of the same form." },
        folderItems: {
          type: "array",
          items: { type: "object" },
          description: "The envelopes and templates in it, if included, in a form of their own.",
        },
      },
      required: ["folderId"],
    },
    User: {
      type: "object",
      properties: {
        userId: { type: "string", description: "The user's ID." },
        userName: { type: "string", description: "The name." },
        email: { type: "string", description: "The email address." },
        userStatus: { type: "string", description: "The status, such as Active or Closed." },
        userType: { type: "string", description: "The type, such as CompanyUser." },
        isAdmin: { type: "string", description: "Whether the user is an administrator." },
        firstName: { type: "string", description: "The given name." },
        middleName: { type: "string", description: "The middle name." },
        lastName: { type: "string", description: "The family name." },
        suffixName: { type: "string", description: "The suffix of the name." },
        title: { type: "string", description: "The title." },
        jobTitle: { type: "string", description: "The role at work." },
        company: { type: "string", description: "The company." },
        createdDateTime: schemasAccountCreatedDate,
        userAddedToAccountDateTime: {
          type: "string",
          format: "date-time",
          description: "The time of joining the account.",
        },
        lastLogin: { type: "string", description: "The time of the last login." },
        permissionProfileId: schemasUserPermissionProfileId,
        permissionProfileName: { type: "string", description: "The name of the permission profile." },
        defaultAccountId: { type: "string", description: "The ID of the account that opens first." },
        uri: { type: "string", description: "The path of the user." },
        groupList: { type: "array", items: { $ref: "#/$defs/Group" }, description: "The groups." },
        userSettings: { type: "object", additionalProperties: {}, description: "The rights and preferences by name." },
      },
      required: ["userId"],
    },
    AddedUser: {
      type: "object",
      properties: {
        userId: { type: "string", description: "The user's ID." },
        userName: { type: "string", description: "The name." },
        email: { type: "string", description: "The email address." },
        userStatus: { type: "string", description: "The status, such as ActivationSent." },
        membershipId: { type: "string", description: "The ID of the membership." },
        permissionProfileId: schemasUserPermissionProfileId,
        createdDateTime: schemasAccountCreatedDate,
        uri: { type: "string", description: "The path of the user." },
      },
      required: ["userId"],
    },
    Group: {
      type: "object",
      properties: {
        groupId: { type: "string", description: "The group's ID." },
        groupName: { type: "string", description: "The name." },
        groupType: { type: "string", description: "The type, such as adminGroup or customGroup." },
        permissionProfileId: schemasUserPermissionProfileId,
        usersCount: { type: "string", description: "The number of users." },
        lastModifiedOn: { type: "string", description: "The time of the last change." },
      },
      required: ["groupId"],
    },
    PermissionProfile: {
      type: "object",
      properties: {
        permissionProfileId: { type: "string", description: "The profile's ID." },
        permissionProfileName: { type: "string", description: "The name." },
        modifiedDateTime: schemasEnvelopeLastModifiedDateTime,
        modifiedByUsername: { type: "string", description: "The user who changed it." },
        userCount: { type: "string", description: "The number of users, if included." },
        settings: { type: "object", additionalProperties: {}, description: "The rights by name." },
      },
      required: ["permissionProfileId"],
    },
    Brand: {
      type: "object",
      properties: {
        brandId: { type: "string", description: "The brand's ID." },
        brandName: { type: "string", description: "The name." },
        brandCompany: { type: "string", description: "The company." },
        brandLanguages: { type: "array", items: { type: "string" }, description: "The languages." },
        defaultBrandLanguage: { type: "string", description: "The language by default." },
        isSendingDefault: { type: "boolean", description: "Whether it is the default for sending." },
        isSigningDefault: { type: "boolean", description: "Whether it is the default for signing." },
        isOverridingCompanyName: { type: "boolean", description: "Whether its company replaces that of the account." },
        colors: { type: "array", items: { $ref: "#/$defs/NameValue" }, description: "The colors by element." },
        logos: { type: "object", additionalProperties: {}, description: "The paths of the logos." },
      },
      required: ["brandId"],
    },
  },
})
