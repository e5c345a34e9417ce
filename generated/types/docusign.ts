// Generated from definitions/docusign.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Docusign */
    "docusign": Docusign
  }
}

/**
 * Docusign. Envelopes of Docusign eSignature with documents, recipients, signing links and history, templates, folders,
 * users and brands.
 */
export interface Docusign {
  operations: DocusignOperations
  credentials: DocusignCredentials
  config: DocusignConfig
}

/** The operations, by entity and action. */
export interface DocusignOperations {
  /** The account of the connection. */
  accounts: {
    /** Gets the account with its plan and the number of envelopes in the billing period. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
  }
  /** An envelope: documents that are sent to recipients to be signed. */
  envelopes: {
    /**
     * Lists envelopes whose status changed in a time, from two years ago by default. Drafts need a status or folder.
     */
    list: {
      params: EnvelopesListParams
      records: Envelope[]
      meta: {
        total: string | null
      }
    }
    /** Gets an envelope with its status, and on request with recipients, documents and fields. */
    get: {
      params: EnvelopesGetParams
      records: Envelope
      meta: {}
    }
    /** Creates an envelope from documents or a template. It is a draft, unless `status` is `sent`. */
    create: {
      params: EnvelopesCreateParams
      records: EnvelopeSummary
      meta: {}
    }
    /** Updates the email, the brand or the signing options of an envelope. */
    update: {
      params: EnvelopesUpdateParams
      records: EnvelopeChange
      meta: {}
    }
    /** Moves an envelope to the recycle bin for 24 hours. Envelopes that are in process become void. */
    delete: {
      params: EnvelopesDeleteParams
      records: null
      meta: {}
    }
    /** Sends an envelope that is a draft to its recipients. */
    send: {
      params: EnvelopesSendParams
      records: EnvelopeChange
      meta: {}
    }
    /** Sends the email of an envelope again. */
    resend: {
      params: EnvelopesResendParams
      records: EnvelopeChange
      meta: {}
    }
    /** Voids an envelope that is in process. This cannot be undone. */
    void: {
      params: EnvelopesVoidParams
      records: EnvelopeChange
      meta: {}
    }
    /** Moves an envelope to another folder. The recycle bin deletes it, and voids it if it is in process. */
    move: {
      params: EnvelopesMoveParams
      records: null
      meta: {}
    }
    search: {
      fields: EnvelopesSearchFields
    }
  }
  /** A document of an envelope. */
  documents: {
    /** Lists the documents of an envelope. */
    list: {
      params: DocumentsListParams
      records: Document[]
      meta: {}
    }
    /** Downloads a document of an envelope as PDF, or all of them as one PDF or a ZIP archive. */
    download: {
      params: DocumentsDownloadParams
      file: true
    }
    /** Adds a document to an envelope that is not completed, or replaces one. */
    upload: {
      params: DocumentsUploadParams
      records: Document
      meta: {}
    }
  }
  /** A recipient of an envelope: a signer, or somebody who gets a copy. */
  recipients: {
    /** Lists the recipients of an envelope in all roles, with their progress. */
    list: {
      params: RecipientsListParams
      records: Recipient[]
      meta: {}
    }
    /** Adds recipients to an envelope, without fields of their own. */
    create: {
      params: RecipientsCreateParams
      records: RecipientsByRole
      meta: {}
    }
    /**
     * Corrects recipients of an envelope that is not completed. An email address, even the same one, sends an email.
     */
    update: {
      params: RecipientsUpdateParams
      records: RecipientUpdates
      meta: {}
    }
    /** Removes a recipient from an envelope. */
    delete: {
      params: RecipientsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A link for embedded signing. */
  recipient_views: {
    /** Creates a link by which a recipient signs in your application. It works once, for 5 minutes. */
    create: {
      params: RecipientViewsCreateParams
      records: View
      meta: {}
    }
  }
  /** A link by which the sender prepares a draft. */
  sender_views: {
    /** Creates a link to the page on which the sender prepares and sends a draft. */
    create: {
      params: SenderViewsCreateParams
      records: View
      meta: {}
    }
  }
  /** An event in the history of an envelope. */
  audit_events: {
    /** Lists the history of an envelope: who did what and when. */
    list: {
      params: AuditEventsListParams
      records: AuditEvent[]
      meta: {}
    }
  }
  /** The values that recipients entered in an envelope. */
  form_data: {
    /** Gets the values that recipients entered into the fields of an envelope. The account has to allow it. */
    get: {
      params: FormDataGetParams
      records: FormData
      meta: {}
    }
  }
  /** Own fields of an envelope, which recipients do not see. */
  envelope_custom_fields: {
    /** Gets the own fields of an envelope with their values. */
    get: {
      params: EnvelopeCustomFieldsGetParams
      records: CustomFields
      meta: {}
    }
    /** Adds own fields to an envelope that is not completed. */
    create: {
      params: EnvelopeCustomFieldsCreateParams
      records: CustomFields
      meta: {}
    }
    /** Updates own fields of an envelope that is not completed, by their IDs. */
    update: {
      params: EnvelopeCustomFieldsUpdateParams
      records: CustomFields
      meta: {}
    }
  }
  /** Reminders and expiration of an envelope. */
  envelope_notifications: {
    /** Gets the reminders and the expiration of an envelope. */
    get: {
      params: EnvelopeNotificationsGetParams
      records: NotificationSettings
      meta: {}
    }
    /** Sets the reminders and the expiration of an envelope. */
    update: {
      params: EnvelopeNotificationsUpdateParams
      records: NotificationSettings
      meta: {}
    }
  }
  /** A template of envelopes: documents, roles and fields. */
  templates: {
    /** Lists templates, with filters by time, folder, owner and words. */
    list: {
      params: TemplatesListParams
      records: Template[]
      meta: {
        total: string | null
      }
    }
    /** Gets a template with its roles, and on request with documents and fields. */
    get: {
      params: TemplatesGetParams
      records: Template
      meta: {}
    }
    /** Creates a template of documents and roles. */
    create: {
      params: TemplatesCreateParams
      records: TemplateSummary
      meta: {}
    }
    /** Updates the name, the texts or the roles of a template. */
    update: {
      params: TemplatesUpdateParams
      records: TemplateChange
      meta: {}
    }
    /** Moves a template to the recycle bin. */
    delete: {
      params: TemplatesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TemplatesSearchFields
    }
  }
  /** A folder of envelopes or templates. */
  folders: {
    /** Lists folders of envelopes, on request also folders of templates. */
    list: {
      params: FoldersListParams
      records: Folder[]
      meta: {
        total: string | null
      }
    }
    search: {
      fields: FoldersSearchFields
    }
  }
  /** A user of the account. */
  users: {
    /** Lists the users of the account, also closed ones. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        total: string | null
      }
    }
    /** Gets a user with settings and groups. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Adds users to the account, up to 500. New ones get an email to activate it. */
    create: {
      params: UsersCreateParams
      records: AddedUser[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Updates the name, the job or the permission profile of a user. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Closes a user, who can no longer use the account. The list keeps closed users. */
    close: {
      params: UsersCloseParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A group of users. */
  groups: {
    /** Lists the groups of users. */
    list: {
      params: GroupsListParams
      records: Group[]
      meta: {
        total: string | null
      }
    }
    search: {
      fields: GroupsSearchFields
    }
  }
  /** A permission profile: what its users may do in the account. */
  permission_profiles: {
    /** Lists the permission profiles of the account. */
    list: {
      params: PermissionProfilesListParams
      records: PermissionProfile[]
      meta: {}
    }
    search: {
      fields: PermissionProfilesSearchFields
    }
  }
  /** A brand: the look of emails and signing pages. */
  brands: {
    /** Lists the brands of the account. */
    list: {
      params: BrandsListParams
      records: Brand[]
      meta: {}
    }
    search: {
      fields: BrandsSearchFields
    }
  }
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** Whether the settings of the account are included. */
  include_account_settings?: boolean
}

export interface Account {
  /** The account's ID. */
  accountIdGuid: string
  /** The number of the account that its users see. */
  externalAccountId?: string
  /** The name. */
  accountName?: string
  /** The name of the plan. */
  planName?: string
  /** The kind of plan, such as business. */
  planClassification?: string
  /** The ID of the plan. */
  currentPlanId?: string
  /** The creation time. */
  createdDate?: string
  /** The beginning of the billing period. */
  billingPeriodStartDate?: string
  /** The end of the billing period. */
  billingPeriodEndDate?: string
  /** The envelopes of the billing period. */
  billingPeriodEnvelopesAllowed?: string
  /** The envelopes sent in the billing period. */
  billingPeriodEnvelopesSent?: string
  /** Whether sending is blocked. */
  envelopeSendingBlocked?: string
  /** The number of users that the plan has. */
  seatsAllowed?: string
  /** The number of users. */
  seatsInUse?: string
  /** The suspension. */
  suspensionStatus?: string
  /** Whether the plan can be upgraded. */
  canUpgrade?: string
  /** The currency. */
  currencyCode?: string
  /** The settings by name. */
  accountSettings?: { [k: string]: unknown }
}

/** Params of envelopes.list. Needs user_name with email. Needs email with user_name. */
export interface EnvelopesListParams {
  /** Time of the oldest change. Defaults to two years ago. */
  from_date?: string
  /** Time of the newest change. Defaults to now. */
  to_date?: string
  /** The change that the times are about. Defaults to `Changed`. */
  from_to_status?:
    | "Changed"
    | "Created"
    | "Sent"
    | "Delivered"
    | "Signed"
    | "Completed"
    | "Declined"
    | "Voided"
    | "Deleted"
    | "TimedOut"
    | "Processing"
  /** Filters by status. Without folders, only `created` finds drafts. */
  status?: (
    | "any"
    | "created"
    | "sent"
    | "delivered"
    | "signed"
    | "completed"
    | "declined"
    | "voided"
    | "deleted"
    | "processing"
    | "timedout"
  )[]
  /** Filters by ID. */
  envelope_ids?: string[]
  /** Filters by the sender's transaction ID, up to 7 days old. */
  transaction_ids?: string[]
  /** Filters by folder: IDs or names such as `inbox`, `sentitems` and `awaiting_my_signature`. */
  folder_ids?: string[]
  /** Filters by type of folder, such as `normal`, `inbox` and `sentitems`. */
  folder_types?: string[]
  /** Words to search for, such as a subject or the name of a recipient. */
  search_text?: string
  /** Name and value of a custom field, such as `Region=West`. */
  custom_field?: string
  /** Filters by the role of the user. */
  user_filter?: "sender" | "recipient" | "recipient_only"
  /** ID of the user who created the envelopes, as `users.list` has it. */
  user_id?: string
  /** Email address of the sender, who is a user of the account. */
  email?: string
  /** Name of the sender, who is a user of the account. */
  user_name?: string
  /** Further parts of the envelopes to return. */
  include?: (
    | "custom_fields"
    | "documents"
    | "attachments"
    | "extensions"
    | "folders"
    | "recipients"
    | "powerform"
    | "payment_tabs"
  )[]
  /** Parts to leave out: `recipients`, `powerforms` or `folders`. */
  exclude?: string[]
  /** The field that sorts the list. */
  order_by?:
    | "last_modified"
    | "action_required"
    | "created"
    | "completed"
    | "envelope_name"
    | "expire"
    | "sent"
    | "signer_list"
    | "status"
    | "subject"
    | "user_name"
    | "status_changed"
  /** Order of the list. */
  order?: "asc" | "desc"
  /** Number of records on a page, 1 to 1,000. (1 to 1000; default 100) */
  count?: number
  /** Number of records before the page. (at least 0) */
  start_position?: number
}

export interface Envelope {
  /** The envelope's ID. */
  envelopeId: string
  /** The status, such as created, sent, completed or voided. */
  status?: string
  /** The subject of the email. */
  emailSubject?: string
  /** The text of the email. */
  emailBlurb?: string
  /** The sender. */
  sender?: Person
  /** The creation time. */
  createdDateTime?: string
  /** The time of the last change. */
  lastModifiedDateTime?: string
  /** The time of the first sending. */
  initialSentDateTime?: string
  /** The time of the sending. */
  sentDateTime?: string
  /** The time when all recipients had opened it. */
  deliveredDateTime?: string
  /** The time of the completion. */
  completedDateTime?: string
  /** The time of the refusal. */
  declinedDateTime?: string
  /** The time when it became void. */
  voidedDateTime?: string
  /** The reason for voiding it. */
  voidedReason?: string
  /** The time of the last change of the status. */
  statusChangedDateTime?: string
  /** Whether it expires. */
  expireEnabled?: string
  /** The days before it expires. */
  expireAfter?: string
  /** The time when it expires. */
  expireDateTime?: string
  /** The ID of the brand. */
  brandId?: string
  /** The state of the removal of its documents. */
  purgeState?: string
  /** The place of signing, online or inPerson. */
  signingLocation?: string
  /** Whether recipients can mark up documents. */
  allowMarkup?: string
  /** Whether recipients can hand it to somebody else. */
  allowReassign?: string
  /** Whether users can comment. */
  allowComments?: string
  /** Whether recipients see the history. */
  allowViewHistory?: string
  /** Whether signing leads from field to field. */
  autoNavigation?: string
  /** Whether recipients can sign on paper. */
  enableWetSign?: string
  /** Whether signers see only documents with fields of theirs. */
  enforceSignerVisibility?: string
  /** Whether documents have its ID. */
  envelopeIdStamping?: string
  /** Whether it has comments. */
  hasComments?: string
  /** Whether the values of its fields changed. */
  hasFormDataChanged?: string
  /** Whether it complies with 21 CFR Part 11. */
  is21CFRPart11?: string
  /** Whether a signature provider is used. */
  isSignatureProviderEnvelope?: string
  /** Whether recipients can sign on a phone. */
  signerCanSignOnMobile?: string
  /** The site that has it. */
  envelopeLocation?: string
  /** The path of the envelope. */
  envelopeUri?: string
  /** The path of its documents. */
  documentsUri?: string
  /** The path of the combined PDF. */
  documentsCombinedUri?: string
  /** The path of the certificate. */
  certificateUri?: string
  /** The path of its recipients. */
  recipientsUri?: string
  /** The path of its own fields. */
  customFieldsUri?: string
  /** The path of its reminders. */
  notificationUri?: string
  /** The path of its attachments. */
  attachmentsUri?: string
  /** The path of its templates. */
  templatesUri?: string
  /** The own fields, if included. */
  customFields?: CustomFields
  /** The documents, if included. */
  envelopeDocuments?: Document[]
  /** The recipients, if included. */
  recipients?: RecipientsByRole
  /** The folders, if included. */
  folders?: Folder[]
  /** The reminders and the expiration. */
  notification?: NotificationSettings
  /** The actions that it allows. */
  envelopeMetadata?: { [k: string]: unknown }
}

export interface Person {
  userName?: string
  userId?: string
  accountId?: string
  email?: string
  ipAddress?: string
  uri?: string
}

export interface CustomFields {
  /** The fields with a text. */
  textCustomFields?: TextField[]
  /** The fields with a choice. */
  listCustomFields?: ListField[]
}

export interface TextField {
  fieldId?: string
  name?: string
  value?: string
  show?: string
  required?: string
}

export interface ListField {
  fieldId?: string
  name?: string
  value?: string
  show?: string
  required?: string
  listItems?: string[]
}

export interface Document {
  /** The document's number in the envelope. */
  documentId: string
  /** The document's ID. */
  documentIdGuid?: string
  /** The name of the file. */
  name?: string
  /** The type, such as content. */
  type?: string
  /** The path of the document. */
  uri?: string
  /** The place in the envelope. */
  order?: string
  /** The pages. */
  pages?: Page[]
  /** The size in bytes. */
  sizeBytes?: string
  /** The way of showing it. */
  display?: string
  /** Whether the combined PDF has it. */
  includeInDownload?: string
  /** The act that recipients owe it. */
  signerMustAcknowledge?: string
  /** The kinds of signature. */
  availableDocumentTypes?: DocumentType[]
  /** Whether it is the authoritative copy. */
  authoritativeCopy?: string
  /** Whether the template requires it. */
  templateRequired?: string
  /** Whether it has form fields. */
  containsPdfFormFields?: string
  /** The own fields of the document. */
  documentFields?: NameValue[]
}

export interface Page {
  pageId?: string
  sequence?: string
  height?: string
  width?: string
  dpi?: string
}

export interface DocumentType {
  type?: string
  isDefault?: string
}

export interface NameValue {
  name?: string
  value?: string
  originalValue?: string
}

export interface RecipientsByRole {
  signers?: Recipient[]
  carbonCopies?: Recipient[]
  certifiedDeliveries?: Recipient[]
  inPersonSigners?: Recipient[]
  agents?: Recipient[]
  editors?: Recipient[]
  intermediaries?: Recipient[]
  seals?: Seal[]
  witnesses?: Recipient[]
  notaries?: Recipient[]
  recipientCount?: string
  currentRoutingOrder?: string
}

export interface Recipient {
  /** The recipient's number in the envelope. */
  recipientId: string
  /** The recipient's ID. */
  recipientIdGuid?: string
  /** The role, such as `signer` or `carboncopy`. */
  recipientType?: string
  /** The name. */
  name?: string
  /** The email address. */
  email?: string
  /** The ID of the person as a user. */
  userId?: string
  /** The ID for embedded signing. */
  clientUserId?: string
  /** The role in the template. */
  roleName?: string
  /** The place in the order of signing. */
  routingOrder?: string
  /** The status, such as sent, delivered, completed or declined. */
  status?: string
  /** The time of the email. */
  sentDateTime?: string
  /** The time of the opening. */
  deliveredDateTime?: string
  /** The time of the signature. */
  signedDateTime?: string
  /** The time of the refusal. */
  declinedDateTime?: string
  /** The reason for the refusal. */
  declinedReason?: string
  /** The note to the recipient. */
  note?: string
  /** The code that the recipient has to enter. */
  accessCode?: string
  /** The ID of the signing group. */
  signingGroupId?: string
  /** The name of the signing group. */
  signingGroupName?: string
  /** The way of sending, such as email. */
  deliveryMethod?: string
  /** The answer of the mail server. */
  autoRespondedReason?: string
  /** The number of completed signings. */
  completedCount?: string
  /** The reason for the creation. */
  creationReason?: string
  /** Whether it stands for a bulk list. */
  isBulkRecipient?: string
  /** Whether the recipient places the fields. */
  recipientSuppliesTabs?: string
  /** Whether the identity is checked. */
  requireIdLookup?: string
  /** Whether a signature has to be uploaded. */
  requireUploadSignature?: string
  /** The number of fields. */
  totalTabCount?: string
  /** The fields by type, if included. */
  tabs?: { [k: string]: unknown }
}

export interface Seal {
  recipientId?: string
  recipientIdGuid?: string
  roleName?: string
  routingOrder?: string
  status?: string
}

export interface Folder {
  /** The folder's ID. */
  folderId: string
  /** The name. */
  name?: string
  /** The type, such as inbox, draft or normal. */
  type?: string
  /** The owner. */
  owner?: Person
  /** The number of items. */
  itemCount?: string
  /** The number of folders in it. */
  subFolderCount?: string
  /** Whether it has folders. */
  hasSubFolders?: string
  /** Whether the user may open it. */
  hasAccess?: string
  /** The ID of the folder around it. */
  parentFolderId?: string
  /** The path of the folder. */
  uri?: string
  /** The folders in it, each of the same form. */
  folders?: { [k: string]: unknown }[]
  /** The envelopes and templates in it, if included, in a form of their own. */
  folderItems?: { [k: string]: unknown }[]
}

export interface NotificationSettings {
  /** Whether the settings of the account apply. */
  useAccountDefaults?: string
  /** The emails that remind recipients. */
  reminders?: ReminderSettings
  /** The end of the envelope. */
  expirations?: ExpirationSettings
}

export interface ReminderSettings {
  reminderEnabled?: string
  reminderDelay?: string
  reminderFrequency?: string
}

export interface ExpirationSettings {
  expireEnabled?: string
  expireAfter?: string
  expireWarn?: string
}

/** Params of envelopes.get. */
export interface EnvelopesGetParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Further parts of the envelope to return. */
  include?: (
    | "custom_fields"
    | "documents"
    | "attachments"
    | "extensions"
    | "folders"
    | "recipients"
    | "powerform"
    | "tabs"
    | "payment_tabs"
    | "workflow"
  )[]
}

/** Params of envelopes.create. */
export interface EnvelopesCreateParams {
  /** `sent` sends the envelope, `created` makes a draft. Defaults to `created`. */
  status?: "created" | "sent"
  /** Subject of the email to recipients, up to 100 characters. Sent envelopes need it. (at most 100 characters) */
  emailSubject?: string
  /** Text of the email to recipients, up to 10,000 characters. (at most 10000 characters) */
  emailBlurb?: string
  /** The documents to sign. */
  documents?: {
    /** Number of the document in the envelope, such as `1`. */
    documentId: string
    /** Name of the file. */
    name: string
    /** Content of the file as Base64. */
    documentBase64?: string
    /** Extension of the file, such as `docx`. Files other than PDF need it. */
    fileExtension?: string
    /** ID of the file in a cloud storage. */
    remoteUrl?: string
    /** Place of the document in the envelope. */
    order?: string
    /** Whether form fields of the PDF become fields of the envelope. */
    transformPdfFields?: "true" | "false"
    /** Whether the combined PDF has the document. */
    includeInDownload?: "true" | "false"
    /** The way of showing the document. */
    display?: "modal" | "inline"
    /** The act that recipients owe a supplement. */
    signerMustAcknowledge?: "no_interaction" | "view" | "accept" | "view_accept"
  }[]
  /** The recipients by role. */
  recipients?: {
    /** The people who sign. */
    signers?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who get a copy. */
    carbonCopies?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who have to receive the documents. */
    certifiedDeliveries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who sign at the host's device. */
    inPersonSigners?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** Name of the host, a user of Docusign. */
      hostName?: string
      /** Email address of the host. */
      hostEmail?: string
      /** Name of the person who signs. */
      signerName?: string
      /** Email address of the person who signs. */
      signerEmail?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who may name later recipients. */
    agents?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may edit the envelope. */
    editors?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may name the recipients after them. */
    intermediaries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who witness a signature. */
    witnesses?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
  }
  /** ID of a template, as `templates.list` has it. */
  templateId?: string
  /** The people for the roles of the template. */
  templateRoles?: {
    /** Role in the template, such as `Tenant`. */
    roleName: string
    /** Full name. */
    name?: string
    /** Email address. */
    email?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** Place in the order of signing. */
    routingOrder?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** Name of an in-person signer. */
    inPersonSignerName?: string
    /** ID of a signing group. */
    signingGroupId?: string
    /** Values of fields by type. */
    tabs?: {
      [k: string]: { [k: string]: unknown }[]
    }
  }[]
  /** Templates and documents that form the envelope together, in place of `templateId`. */
  compositeTemplates?: { [k: string]: unknown }[]
  /** Own fields of the envelope, which recipients do not see. */
  customFields?: {
    /** Fields with a text. */
    textCustomFields?: {
      /** ID of the field. */
      fieldId?: string
      /** Name of the field. */
      name?: string
      /** The value. */
      value?: string
      /** Whether senders see the field. */
      show?: "true" | "false"
      /** Whether senders have to fill it in. */
      required?: "true" | "false"
    }[]
    /** Fields with a choice. */
    listCustomFields?: {
      /** ID of the field. */
      fieldId?: string
      /** Name of the field. */
      name?: string
      /** The chosen value. */
      value?: string
      /** The values to choose from. */
      listItems?: string[]
      /** Whether senders see the field. */
      show?: "true" | "false"
      /** Whether senders have to fill it in. */
      required?: "true" | "false"
    }[]
  }
  /** Reminders and expiration. */
  notification?: {
    /** Whether the settings of the account apply. */
    useAccountDefaults?: "true" | "false"
    /** Emails that remind recipients. */
    reminders?: {
      /** Whether recipients are reminded. */
      reminderEnabled?: "true" | "false"
      /** Days before the first reminder. */
      reminderDelay?: string
      /** Days between reminders. */
      reminderFrequency?: string
    }
    /** The end of the envelope. */
    expirations?: {
      /** Whether the envelope expires. */
      expireEnabled?: "true" | "false"
      /** Days before the envelope expires. */
      expireAfter?: string
      /** Days between the warning and the end. */
      expireWarn?: string
    }
  }
  /** A webhook for the events of this envelope. */
  eventNotification?: { [k: string]: unknown }
  /** ID of the brand, as `brands.list` has it. */
  brandId?: string
  /** ID of your own, which finds the envelope for 7 days. */
  transactionId?: string
  /** Whether recipients can mark up documents. */
  allowMarkup?: "true" | "false"
  /** Whether recipients can hand the envelope to somebody else. */
  allowReassign?: "true" | "false"
  /** Whether signing leads from field to field. */
  autoNavigation?: "true" | "false"
  /** Whether recipients can sign on paper. */
  enableWetSign?: "true" | "false"
  /** Whether signers see only documents with fields of theirs. */
  enforceSignerVisibility?: "true" | "false"
  /** Whether the envelope ID is stamped on the documents. */
  envelopeIdStamping?: "true" | "false"
  /** Whether a draft merges the roles of several templates. */
  merge_roles_on_draft?: boolean
}

export interface EnvelopeSummary {
  /** The envelope's ID. */
  envelopeId: string
  /** The status, created or sent. */
  status?: string
  /** The time of the status. */
  statusDateTime?: string
  /** The path of the envelope. */
  uri?: string
}

/** Params of envelopes.update. */
export interface EnvelopesUpdateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Whether recipients, custom fields and notifications change too. */
  advanced_update?: boolean
  /** Subject of the email to recipients, up to 100 characters. (at most 100 characters) */
  emailSubject?: string
  /** Text of the email to recipients. */
  emailBlurb?: string
  /** The recipients by role. Needs `advanced_update`. */
  recipients?: {
    /** The people who sign. */
    signers?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who get a copy. */
    carbonCopies?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who have to receive the documents. */
    certifiedDeliveries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who sign at the host's device. */
    inPersonSigners?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** Name of the host, a user of Docusign. */
      hostName?: string
      /** Email address of the host. */
      hostEmail?: string
      /** Name of the person who signs. */
      signerName?: string
      /** Email address of the person who signs. */
      signerEmail?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who may name later recipients. */
    agents?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may edit the envelope. */
    editors?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may name the recipients after them. */
    intermediaries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who witness a signature. */
    witnesses?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
  }
  /** Own fields of the envelope. Needs `advanced_update`. */
  customFields?: {
    /** Fields with a text. */
    textCustomFields?: {
      /** ID of the field. */
      fieldId?: string
      /** Name of the field. */
      name?: string
      /** The value. */
      value?: string
      /** Whether senders see the field. */
      show?: "true" | "false"
      /** Whether senders have to fill it in. */
      required?: "true" | "false"
    }[]
    /** Fields with a choice. */
    listCustomFields?: {
      /** ID of the field. */
      fieldId?: string
      /** Name of the field. */
      name?: string
      /** The chosen value. */
      value?: string
      /** The values to choose from. */
      listItems?: string[]
      /** Whether senders see the field. */
      show?: "true" | "false"
      /** Whether senders have to fill it in. */
      required?: "true" | "false"
    }[]
  }
  /** Reminders and expiration. Needs `advanced_update`. */
  notification?: {
    /** Whether the settings of the account apply. */
    useAccountDefaults?: "true" | "false"
    /** Emails that remind recipients. */
    reminders?: {
      /** Whether recipients are reminded. */
      reminderEnabled?: "true" | "false"
      /** Days before the first reminder. */
      reminderDelay?: string
      /** Days between reminders. */
      reminderFrequency?: string
    }
    /** The end of the envelope. */
    expirations?: {
      /** Whether the envelope expires. */
      expireEnabled?: "true" | "false"
      /** Days before the envelope expires. */
      expireAfter?: string
      /** Days between the warning and the end. */
      expireWarn?: string
    }
  }
  /** ID of the brand, as `brands.list` has it. */
  brandId?: string
  /** Whether recipients can mark up documents. */
  allowMarkup?: "true" | "false"
  /** Whether recipients can hand the envelope to somebody else. */
  allowReassign?: "true" | "false"
  /** Whether signing leads from field to field. */
  autoNavigation?: "true" | "false"
  /** Whether recipients can sign on paper. */
  enableWetSign?: "true" | "false"
  /** Whether the envelope ID is stamped on the documents. */
  envelopeIdStamping?: "true" | "false"
}

export interface EnvelopeChange {
  /** The envelope's ID. */
  envelopeId: string
  /** The state of the removal of its documents. */
  purgeState?: string
}

/** Params of envelopes.delete. */
export interface EnvelopesDeleteParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
}

/** Params of envelopes.send. */
export interface EnvelopesSendParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
}

/** Params of envelopes.resend. */
export interface EnvelopesResendParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
}

/** Params of envelopes.void. */
export interface EnvelopesVoidParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** The reason that recipients see, up to 200 characters. (at most 200 characters) */
  voidedReason: string
}

/** Params of envelopes.move. */
export interface EnvelopesMoveParams {
  /** ID of the new folder, as `folders.list` has it. */
  folderId: string
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** ID of the present folder. */
  fromFolderId?: string
}

/** Searchable fields of envelopes, in hosted mode. */
export interface EnvelopesSearchFields {
  envelopeId: string | null
  status: string | null
  emailSubject: string | null
  sender: { [k: string]: unknown } | null
  createdDateTime: string | null
  sentDateTime: string | null
  completedDateTime: string | null
  statusChangedDateTime: string | null
  expireDateTime: string | null
  voidedReason: string | null
}

/** Params of documents.list. */
export interface DocumentsListParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Whether the properties that the sender can edit are marked. */
  include_metadata?: boolean
  /** Whether fields of the documents are included. */
  include_tabs?: boolean
  /** Whether sizes are included. */
  include_document_size?: boolean
  /** ID of a recipient whose view is returned, with `documents_by_userid` false. */
  recipient_id?: string
  /** Whether recipients get documents by their user ID. */
  documents_by_userid?: boolean
}

/** Params of documents.download. */
export interface DocumentsDownloadParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** ID of the document, or `combined` for one PDF, `archive` for a ZIP, `certificate` for the certificate. */
  documentId: string
  /** Whether the certificate of completion is included. */
  certificate?: boolean
  /** Whether documents of unfinished envelopes have a watermark. */
  watermark?: boolean
  /** Whether changed fields are highlighted. */
  show_changes?: boolean
  /** Language of the certificate, such as `de` or `pt_BR`. */
  language?: string
  /** ID of a recipient whose view is returned, with `documents_by_userid` false. */
  recipient_id?: string
  /** Whether recipients get documents by their user ID. */
  documents_by_userid?: boolean
}

/** Params of documents.upload. */
export interface DocumentsUploadParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** The document's number: a new one adds, a used one replaces. */
  documentId: string
  /** The file's content, with its name and media type. */
  content: FileInput
}

/** Params of recipients.list. */
export interface RecipientsListParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Whether fields of the recipients are included. */
  include_tabs?: boolean
  /** Whether further properties are included. */
  include_extended?: boolean
  /** Whether the properties that can change are marked. */
  include_metadata?: boolean
}

/** Params of recipients.create. */
export interface RecipientsCreateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Whether the envelope is sent again. */
  resend_envelope?: boolean
  /** The people who sign. */
  signers?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who get a copy. */
  carbonCopies?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who have to receive the documents. */
  certifiedDeliveries?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who sign at the host's device. */
  inPersonSigners?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
    /** Name of the host, a user of Docusign. */
    hostName?: string
    /** Email address of the host. */
    hostEmail?: string
    /** Name of the person who signs. */
    signerName?: string
    /** Email address of the person who signs. */
    signerEmail?: string
  }[]
  /** The people who may name later recipients. */
  agents?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who may edit the envelope. */
  editors?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who may name the recipients after them. */
  intermediaries?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who witness a signature. */
  witnesses?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
}

/** Params of recipients.update. */
export interface RecipientsUpdateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Whether the envelope is sent again. */
  resend_envelope?: boolean
  /** Whether equal recipients are merged. */
  combine_same_order_recipients?: boolean
  /** The people who sign. */
  signers?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who get a copy. */
  carbonCopies?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who have to receive the documents. */
  certifiedDeliveries?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who sign at the host's device. */
  inPersonSigners?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
    /** Name of the host, a user of Docusign. */
    hostName?: string
    /** Email address of the host. */
    hostEmail?: string
    /** Name of the person who signs. */
    signerName?: string
    /** Email address of the person who signs. */
    signerEmail?: string
  }[]
  /** The people who may name later recipients. */
  agents?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who may edit the envelope. */
  editors?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who may name the recipients after them. */
  intermediaries?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
  /** The people who witness a signature. */
  witnesses?: {
    /** Number of the recipient in the envelope, such as `1`. */
    recipientId: string
    /** Full name, up to 100 characters. */
    name?: string
    /** Email address. */
    email?: string
    /** Place in the order of signing, such as `1`. */
    routingOrder?: string
    /** Role in a template, such as `Tenant`. */
    roleName?: string
    /** Your own ID of the person, for embedded signing. (at most 100 characters) */
    clientUserId?: string
    /** A note to the recipient, up to 1,000 characters. */
    note?: string
    /** The code that the recipient has to enter. (at most 50 characters) */
    accessCode?: string
    /** ID of a signing group. */
    signingGroupId?: string
  }[]
}

export interface RecipientUpdates {
  /** The outcomes by recipient. Later ones may have errorDetails. */
  recipientUpdateResults?: RecipientUpdate[]
}

export interface RecipientUpdate {
  recipientId?: string
  recipientIdGuid?: string
  combined?: string
  errorDetails?: ItemError
}

export interface ItemError {
  /** `SUCCESS`, or the code of the refusal. */
  errorCode?: string
  message?: string
}

/** Params of recipients.delete. */
export interface RecipientsDeleteParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** ID of the recipient, as `recipients.list` has it. */
  recipientId: string
}

/** Params of recipient_views.create. Needs userName and email, or userId. */
export interface RecipientViewsCreateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** URL to which the signing leads at its end. (at most 470 characters) */
  returnUrl: string
  /** The way in which you authenticated the recipient, such as `none`, `email` or `password`. */
  authenticationMethod: string
  /** Name of the recipient, with the email address. */
  userName?: string
  /** Email address of the recipient, with the name. */
  email?: string
  /** User ID of the recipient, in place of name and email address. */
  userId?: string
  /**
   * Your own ID of the recipient, as the envelope has it. Without it, only your own user can sign. (at most 100
   * characters)
   */
  clientUserId?: string
  /** ID of the recipient within the envelope. */
  recipientId?: string
  /** Time of your authentication of the recipient. */
  authenticationInstant?: string
  /** ID of your authentication of the recipient. */
  assertionId?: string
  /** The domain in which you authenticated the recipient. */
  securityDomain?: string
  /** URL that the signing requests while it is active. */
  pingUrl?: string
  /** Seconds between requests of `pingUrl`, 60 to 1,200. */
  pingFrequency?: string
  /** Origins that may frame the signing. */
  frameAncestors?: string[]
  /** Origin that gets messages of the signing. */
  messageOrigins?: string[]
}

export interface View {
  /** The link. */
  url: string
}

/** Params of sender_views.create. */
export interface SenderViewsCreateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** URL to which the page leads at its end. (at most 470 characters) */
  returnUrl: string
}

/** Params of audit_events.list. */
export interface AuditEventsListParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
}

export interface AuditEvent {
  /** The event as names and values, such as logTime, Action and UserName. */
  eventFields?: NameValue[]
}

/** Params of form_data.get. */
export interface FormDataGetParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
}

export interface FormData {
  /** The envelope's ID. */
  envelopeId?: string
  /** The subject of the envelope. */
  emailSubject?: string
  /** The status of the envelope. */
  status?: string
  /** The time of the sending. */
  sentDateTime?: string
  /** The values of all recipients. */
  formData?: FormValue[]
  /** The values that the sender entered. */
  prefillFormData?: PrefillFormData
  /** The values by recipient. */
  recipientFormData?: RecipientFormData[]
}

export interface FormValue {
  name?: string
  value?: string
  originalValue?: string
  listSelectedValue?: string
  numericalValue?: string
}

export interface PrefillFormData {
  senderUserId?: string
  senderName?: string
  senderEmail?: string
  formData?: FormValue[]
}

export interface RecipientFormData {
  recipientId?: string
  name?: string
  email?: string
  SentTime?: string
  DeliveredTime?: string
  SignedTime?: string
  DeclinedTime?: string
  formData?: FormValue[]
}

/** Params of envelope_custom_fields.get. */
export interface EnvelopeCustomFieldsGetParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
}

/** Params of envelope_custom_fields.create. Needs textCustomFields, or listCustomFields. */
export interface EnvelopeCustomFieldsCreateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Fields with a text. */
  textCustomFields?: {
    /** ID of the field. */
    fieldId?: string
    /** Name of the field. */
    name?: string
    /** The value. */
    value?: string
    /** Whether senders see the field. */
    show?: "true" | "false"
    /** Whether senders have to fill it in. */
    required?: "true" | "false"
  }[]
  /** Fields with a choice. */
  listCustomFields?: {
    /** ID of the field. */
    fieldId?: string
    /** Name of the field. */
    name?: string
    /** The chosen value. */
    value?: string
    /** The values to choose from. */
    listItems?: string[]
    /** Whether senders see the field. */
    show?: "true" | "false"
    /** Whether senders have to fill it in. */
    required?: "true" | "false"
  }[]
}

/** Params of envelope_custom_fields.update. Needs textCustomFields, or listCustomFields. */
export interface EnvelopeCustomFieldsUpdateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Fields with a text, with `fieldId`. */
  textCustomFields?: {
    /** ID of the field. */
    fieldId?: string
    /** Name of the field. */
    name?: string
    /** The value. */
    value?: string
    /** Whether senders see the field. */
    show?: "true" | "false"
    /** Whether senders have to fill it in. */
    required?: "true" | "false"
  }[]
  /** Fields with a choice, with `fieldId`. */
  listCustomFields?: {
    /** ID of the field. */
    fieldId?: string
    /** Name of the field. */
    name?: string
    /** The chosen value. */
    value?: string
    /** The values to choose from. */
    listItems?: string[]
    /** Whether senders see the field. */
    show?: "true" | "false"
    /** Whether senders have to fill it in. */
    required?: "true" | "false"
  }[]
}

/** Params of envelope_notifications.get. */
export interface EnvelopeNotificationsGetParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
}

/** Params of envelope_notifications.update. */
export interface EnvelopeNotificationsUpdateParams {
  /** ID of the envelope, as `envelopes.list` has it. */
  envelopeId: string
  /** Whether the settings of the account apply. */
  useAccountDefaults?: "true" | "false"
  /** Emails that remind recipients. */
  reminders?: {
    /** Whether recipients are reminded. */
    reminderEnabled?: "true" | "false"
    /** Days before the first reminder. */
    reminderDelay?: string
    /** Days between reminders. */
    reminderFrequency?: string
  }
  /** The end of the envelope. */
  expirations?: {
    /** Whether the envelope expires. */
    expireEnabled?: "true" | "false"
    /** Days before the envelope expires. */
    expireAfter?: string
    /** Days between the warning and the end. */
    expireWarn?: string
  }
}

/** Params of templates.list. */
export interface TemplatesListParams {
  /** Words in the name, up to 48 characters. (at most 48 characters) */
  search_text?: string
  /** Filters by owner. */
  user_filter?: "owned_by_me" | "shared_with_me" | "all"
  /** Whether the user shared the templates. */
  shared_by_me?: boolean
  /** ID of the user, as `users.list` has it. */
  user_id?: string
  /** Filters by folder. */
  folder_ids?: string[]
  /** Filters by type of folder, such as `templates` and `templates_root`. */
  folder_types?: string[]
  /** Time of the oldest creation. */
  created_from_date?: string
  /** Time after the newest creation. */
  created_to_date?: string
  /** Time of the oldest change. */
  modified_from_date?: string
  /** Time after the newest change. */
  modified_to_date?: string
  /** Time of the oldest use. */
  used_from_date?: string
  /** Time of the newest use. */
  used_to_date?: string
  /** Further parts to return, such as `recipients`, `documents`, `custom_fields` and `notifications`. */
  include?: string[]
  /** The field that sorts the list. */
  order_by?: "name" | "modified" | "used"
  /** Order of the list. */
  order?: "asc" | "desc"
  /** Number of records on a page. (at least 1) */
  count?: number
  /** Number of records before the page. (at least 0) */
  start_position?: number
}

export interface Template {
  /** The template's ID. */
  templateId: string
  /** The name. */
  name?: string
  /** The description. */
  description?: string
  /** The subject of the email. */
  emailSubject?: string
  /** The text of the email. */
  emailBlurb?: string
  /** The owner. */
  owner?: Person
  /** Whether other users see it. */
  shared?: string
  /** Whether it has a password. */
  passwordProtected?: string
  /** The creation time. */
  created?: string
  /** The time of the last change. */
  lastModified?: string
  /** The user who changed it. */
  lastModifiedBy?: Person
  /** The time of the last use. */
  lastUsed?: string
  /** The number of pages. */
  pageCount?: string
  /** The ID of the folder. */
  folderId?: string
  /** The name of the folder. */
  folderName?: string
  /** The IDs of the folders. */
  folderIds?: string[]
  /** The path of the template. */
  uri?: string
  /** Whether documents are matched with it. */
  autoMatch?: string
  /** The place of signing, online or inPerson. */
  signingLocation?: string
  /** The ID of the brand. */
  brandId?: string
  /** Whether recipients can mark up documents. */
  allowMarkup?: string
  /** Whether recipients can hand it to somebody else. */
  allowReassign?: string
  /** Whether recipients can sign on paper. */
  enableWetSign?: string
  /** The documents, if included. */
  documents?: TemplateDocument[]
  /** The roles, if included. */
  recipients?: RecipientsByRole
  /** The own fields, if included. */
  customFields?: CustomFields
  /** The reminders and the expiration. */
  notification?: NotificationSettings
}

export interface TemplateDocument {
  documentId?: string
  name?: string
  uri?: string
  order?: string
  pages?: string
  documentBase64?: string
  fileExtension?: string
  display?: string
}

/** Params of templates.get. */
export interface TemplatesGetParams {
  /** ID of the template, as `templates.list` has it. */
  templateId: string
  /** Further parts to return, such as `documents` and `tabs`. */
  include?: string[]
}

/** Params of templates.create. */
export interface TemplatesCreateParams {
  /** Name of the template. */
  name: string
  /** Description of the template. */
  description?: string
  /** Subject of the email to recipients, up to 100 characters. (at most 100 characters) */
  emailSubject?: string
  /** Text of the email to recipients, up to 10,000 characters. (at most 10000 characters) */
  emailBlurb?: string
  /** The documents of the template. */
  documents?: {
    /** Number of the document in the envelope, such as `1`. */
    documentId: string
    /** Name of the file. */
    name: string
    /** Content of the file as Base64. */
    documentBase64?: string
    /** Extension of the file, such as `docx`. Files other than PDF need it. */
    fileExtension?: string
    /** ID of the file in a cloud storage. */
    remoteUrl?: string
    /** Place of the document in the envelope. */
    order?: string
    /** Whether form fields of the PDF become fields of the envelope. */
    transformPdfFields?: "true" | "false"
    /** Whether the combined PDF has the document. */
    includeInDownload?: "true" | "false"
    /** The way of showing the document. */
    display?: "modal" | "inline"
    /** The act that recipients owe a supplement. */
    signerMustAcknowledge?: "no_interaction" | "view" | "accept" | "view_accept"
  }[]
  /** The roles by type, each with a `roleName`. */
  recipients?: {
    /** The people who sign. */
    signers?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who get a copy. */
    carbonCopies?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who have to receive the documents. */
    certifiedDeliveries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who sign at the host's device. */
    inPersonSigners?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** Name of the host, a user of Docusign. */
      hostName?: string
      /** Email address of the host. */
      hostEmail?: string
      /** Name of the person who signs. */
      signerName?: string
      /** Email address of the person who signs. */
      signerEmail?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who may name later recipients. */
    agents?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may edit the envelope. */
    editors?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may name the recipients after them. */
    intermediaries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who witness a signature. */
    witnesses?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
  }
  /** Whether other users see the template. */
  shared?: "true" | "false"
}

export interface TemplateSummary {
  /** The template's ID. */
  templateId: string
  /** The name. */
  name?: string
  /** The path of the template. */
  uri?: string
}

/** Params of templates.update. */
export interface TemplatesUpdateParams {
  /** ID of the template, as `templates.list` has it. */
  templateId: string
  /** Name of the template. */
  name?: string
  /** Description of the template. */
  description?: string
  /** Subject of the email to recipients, up to 100 characters. (at most 100 characters) */
  emailSubject?: string
  /** Text of the email to recipients. */
  emailBlurb?: string
  /** The roles by type, each with a `roleName`. */
  recipients?: {
    /** The people who sign. */
    signers?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who get a copy. */
    carbonCopies?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who have to receive the documents. */
    certifiedDeliveries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who sign at the host's device. */
    inPersonSigners?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** Name of the host, a user of Docusign. */
      hostName?: string
      /** Email address of the host. */
      hostEmail?: string
      /** Name of the person who signs. */
      signerName?: string
      /** Email address of the person who signs. */
      signerEmail?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
    /** The people who may name later recipients. */
    agents?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may edit the envelope. */
    editors?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who may name the recipients after them. */
    intermediaries?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
    }[]
    /** The people who witness a signature. */
    witnesses?: {
      /** Number of the recipient in the envelope, such as `1`. */
      recipientId: string
      /** Full name, up to 100 characters. */
      name?: string
      /** Email address. */
      email?: string
      /** Place in the order of signing, such as `1`. */
      routingOrder?: string
      /** Role in a template, such as `Tenant`. */
      roleName?: string
      /** Your own ID of the person, for embedded signing. (at most 100 characters) */
      clientUserId?: string
      /** A note to the recipient, up to 1,000 characters. */
      note?: string
      /** The code that the recipient has to enter. (at most 50 characters) */
      accessCode?: string
      /** ID of a signing group. */
      signingGroupId?: string
      /** The fields of the recipient by type. */
      tabs?: {
        [k: string]: { [k: string]: unknown }[]
      }
    }[]
  }
  /** Whether other users see the template. */
  shared?: "true" | "false"
}

export interface TemplateChange {
  /** The template's ID. */
  templateId: string
}

/** Params of templates.delete. */
export interface TemplatesDeleteParams {
  /** ID of the template, as `templates.list` has it. */
  templateId: string
}

/** Searchable fields of templates, in hosted mode. */
export interface TemplatesSearchFields {
  templateId: string | null
  name: string | null
  description: string | null
  emailSubject: string | null
  owner: { [k: string]: unknown } | null
  folderId: string | null
  folderName: string | null
  shared: string | null
  created: string | null
  lastModified: string | null
}

/** Params of folders.list. */
export interface FoldersListParams {
  /** Types of folders to list. Defaults to `envelope_folders`. */
  include?: ("envelope_folders" | "template_folders" | "shared_template_folders")[]
  /** Whether the envelopes of the folders are included. */
  include_items?: boolean
  /** Filters by owner. */
  user_filter?: "all" | "owned_by_me" | "shared_with_me"
  /** Number of records on a page. (at least 1) */
  count?: number
  /** Number of records before the page. (at least 0) */
  start_position?: number
}

/** Searchable fields of folders, in hosted mode. */
export interface FoldersSearchFields {
  folderId: string | null
  name: string | null
  type: string | null
  owner: { [k: string]: unknown } | null
  itemCount: string | null
  parentFolderId: string | null
}

/** Params of users.list. Takes only one of email, email_substring. */
export interface UsersListParams {
  /** Filters by email address. */
  email?: string
  /** Filters by a part of the email address. */
  email_substring?: string
  /** Filters by a part of the name. */
  user_name_substring?: string
  /** Filters by status. */
  status?: ("ActivationRequired" | "ActivationSent" | "Active" | "Closed" | "Disabled")[]
  /** Filters by group, as `groups.list` has it. */
  group_id?: string
  /** ID of a group whose users are left out. */
  not_group_id?: string
  /** Whether all information on each user is included. */
  additional_info?: boolean
  /** Number of records on a page, 1 to 100. (1 to 100; default 100) */
  count?: number
  /** Number of records before the page. (at least 0) */
  start_position?: number
}

export interface User {
  /** The user's ID. */
  userId: string
  /** The name. */
  userName?: string
  /** The email address. */
  email?: string
  /** The status, such as Active or Closed. */
  userStatus?: string
  /** The type, such as CompanyUser. */
  userType?: string
  /** Whether the user is an administrator. */
  isAdmin?: string
  /** The given name. */
  firstName?: string
  /** The middle name. */
  middleName?: string
  /** The family name. */
  lastName?: string
  /** The suffix of the name. */
  suffixName?: string
  /** The title. */
  title?: string
  /** The role at work. */
  jobTitle?: string
  /** The company. */
  company?: string
  /** The creation time. */
  createdDateTime?: string
  /** The time of joining the account. */
  userAddedToAccountDateTime?: string
  /** The time of the last login. */
  lastLogin?: string
  /** The ID of the permission profile. */
  permissionProfileId?: string
  /** The name of the permission profile. */
  permissionProfileName?: string
  /** The ID of the account that opens first. */
  defaultAccountId?: string
  /** The path of the user. */
  uri?: string
  /** The groups. */
  groupList?: Group[]
  /** The rights and preferences by name. */
  userSettings?: { [k: string]: unknown }
}

export interface Group {
  /** The group's ID. */
  groupId: string
  /** The name. */
  groupName?: string
  /** The type, such as adminGroup or customGroup. */
  groupType?: string
  /** The ID of the permission profile. */
  permissionProfileId?: string
  /** The number of users. */
  usersCount?: string
  /** The time of the last change. */
  lastModifiedOn?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user, as `users.list` has it. */
  userId: string
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** Users to add, up to 500. (1 to 500 items) */
  newUsers: {
    /** Full name. */
    userName: string
    /** Email address. */
    email: string
    /** Given name. */
    firstName?: string
    /** Family name. */
    lastName?: string
    /** Title. */
    title?: string
    /** Role at work. */
    jobTitle?: string
    /** Name of the company. */
    company?: string
    /** ID of the permission profile, as `permission_profiles.list` has it. */
    permissionProfileId?: string
    /** Groups to join. */
    groupList?: {
      /** ID of the group. */
      groupId: string
    }[]
    /** Rights and preferences by name. */
    userSettings?: { [k: string]: unknown }
  }[]
}

export interface AddedUser {
  /** The user's ID. */
  userId: string
  /** The name. */
  userName?: string
  /** The email address. */
  email?: string
  /** The status, such as ActivationSent. */
  userStatus?: string
  /** The ID of the membership. */
  membershipId?: string
  /** The ID of the permission profile. */
  permissionProfileId?: string
  /** The creation time. */
  createdDateTime?: string
  /** The path of the user. */
  uri?: string
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** ID of the user, as `users.list` has it. */
  userId: string
  /** Full name of the user. */
  userName?: string
  /** Given name, up to 50 characters. (at most 50 characters) */
  firstName?: string
  /** Names between the given name and the family name. */
  middleName?: string
  /** Family name, up to 50 characters. (at most 50 characters) */
  lastName?: string
  /** Suffix of the name, such as `Jr`. */
  suffixName?: string
  /** Title of the user. */
  title?: string
  /** Role at work. */
  jobTitle?: string
  /** Name of the company. */
  company?: string
  /** ID of the permission profile, as `permission_profiles.list` has it. */
  permissionProfileId?: string
}

/** Params of users.close. */
export interface UsersCloseParams {
  /** ID of the user, as `users.list` has it. */
  userId: string
  /** Memberships to end too: `Groups`, `PermissionSet` or `SigningGroupsEmail`. */
  delete?: ("Groups" | "PermissionSet" | "SigningGroupsEmail")[]
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  userId: string | null
  userName: string | null
  email: string | null
  firstName: string | null
  lastName: string | null
  userStatus: string | null
  jobTitle: string | null
  company: string | null
  permissionProfileId: string | null
  createdDateTime: string | null
}

/** Params of groups.list. */
export interface GroupsListParams {
  /** Words in the name. */
  search_text?: string
  /** Filters by type, such as `customGroup`. */
  group_type?: string
  /** Whether the number of users is included, true by default. */
  include_usercount?: boolean
  /** Number of records on a page, 1 to 100. (1 to 100; default 100) */
  count?: number
  /** Number of records before the page. (at least 0) */
  start_position?: number
}

/** Searchable fields of groups, in hosted mode. */
export interface GroupsSearchFields {
  groupId: string | null
  groupName: string | null
  groupType: string | null
  permissionProfileId: string | null
  usersCount: string | null
}

/** Params of permission_profiles.list. */
export interface PermissionProfilesListParams {
  /** Further parts to return. */
  include?: ("user_count" | "closed_users" | "account_management" | "metadata")[]
}

export interface PermissionProfile {
  /** The profile's ID. */
  permissionProfileId: string
  /** The name. */
  permissionProfileName?: string
  /** The time of the last change. */
  modifiedDateTime?: string
  /** The user who changed it. */
  modifiedByUsername?: string
  /** The number of users, if included. */
  userCount?: string
  /** The rights by name. */
  settings?: { [k: string]: unknown }
}

/** Searchable fields of permission_profiles, in hosted mode. */
export interface PermissionProfilesSearchFields {
  permissionProfileId: string | null
  permissionProfileName: string | null
  modifiedDateTime: string | null
}

/** Params of brands.list. */
export interface BrandsListParams {
  /** Whether brands of the distributor are left out. */
  exclude_distributor_brand?: boolean
  /** Whether logos are included. */
  include_logos?: boolean
}

export interface Brand {
  /** The brand's ID. */
  brandId: string
  /** The name. */
  brandName?: string
  /** The company. */
  brandCompany?: string
  /** The languages. */
  brandLanguages?: string[]
  /** The language by default. */
  defaultBrandLanguage?: string
  /** Whether it is the default for sending. */
  isSendingDefault?: boolean
  /** Whether it is the default for signing. */
  isSigningDefault?: boolean
  /** Whether its company replaces that of the account. */
  isOverridingCompanyName?: boolean
  /** The colors by element. */
  colors?: NameValue[]
  /** The paths of the logos. */
  logos?: { [k: string]: unknown }
}

/** Searchable fields of brands, in hosted mode. */
export interface BrandsSearchFields {
  brandId: string | null
  brandName: string | null
  brandCompany: string | null
  defaultBrandLanguage: string | null
}

/** Credentials by auth variant. */
export interface DocusignCredentials {
  oauth: DocusignOauthCredentials
  jwt: DocusignJwtCredentials
}

/** Docusign account */
export interface DocusignOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** JSON Web Token (JWT) */
export interface DocusignJwtCredentials {
  access_token?: string
  expires_at?: string
  /** Integration key of the app. */
  integration_key: string
  /** User ID of the user that the app acts as, a GUID. */
  user_id: string
  /** Private key of the RSA key pair in PEM format. */
  private_key: string
}

export interface DocusignConfig {
  /**
   * Host where users sign in: `account-d.docusign.com` for developer accounts. Defaults to `account.docusign.com`.
   * (default "account.docusign.com")
   */
  login_host?: "account.docusign.com" | "account-d.docusign.com"
  /**
   * Beginning of the API host, such as `na3` for `na3.docusign.net`; `demo` for developer accounts. Found when you sign
   * in, or on Apps and Keys.
   */
  server: string
  /** ID of the account, found when you sign in. Apps and Keys shows it as API Account ID. */
  account_id: string
}
