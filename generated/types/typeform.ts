// Generated from definitions/typeform.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Typeform */
    "typeform": Typeform
  }
}

/**
 * Typeform. Forms with their questions, messages and insights, responses with uploaded files, webhooks, workspaces,
 * themes and images of a Typeform account.
 */
export interface Typeform {
  operations: TypeformOperations
  credentials: TypeformCredentials
  config: TypeformConfig
}

/** The operations, by entity and action. */
export interface TypeformOperations {
  /** The account that the token belongs to. */
  me: {
    /** Gets the name, email address and language of the account that the token belongs to. */
    get: {
      params: MeGetParams
      records: Account
      meta: {}
    }
  }
  /** A form with its questions, screens, logic and settings. */
  forms: {
    /** Lists forms with their titles and links. For the questions of a form, use `forms.get`. */
    list: {
      params: FormsListParams
      records: FormSummary[]
      meta: {
        total_items: number | null
        page_count: number | null
      }
    }
    /** Gets a form with its questions, screens, logic and settings. */
    get: {
      params: FormsGetParams
      records: Form
      meta: {}
    }
    /** Creates a form with its questions. */
    create: {
      params: FormsCreateParams
      records: Form
      meta: {}
    }
    /**
     * Updates a form, replaced as a whole: questions that you leave out are deleted with their answers. To change the
     * title, theme or settings only, use `form_changes.update`.
     */
    update: {
      params: FormsUpdateParams
      records: Form
      meta: {}
    }
    /** Deletes a form with all its responses. */
    delete: {
      params: FormsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FormsSearchFields
    }
  }
  /** A change to the title, theme, workspace or settings of a form. */
  form_changes: {
    /**
     * Updates the title, theme, workspace or settings of a form and keeps its questions. Use it to publish, close or
     * move a form.
     */
    update: {
      params: FormChangesUpdateParams
      records: null
      meta: {}
    }
  }
  /** The messages of a form: texts that it shows besides its questions. */
  form_messages: {
    /** Gets the messages of a form: buttons, hints and errors. */
    get: {
      params: FormMessagesGetParams
      records: Messages
      meta: {}
    }
    /** Updates messages of a form by their names, such as `label.button.submit`. */
    update: {
      params: FormMessagesUpdateParams
      records: null
      meta: {}
    }
  }
  /** Insights into the performance of a form. */
  form_insights: {
    /**
     * Gets the insights of a form: visits, responses, completion rate and time in milliseconds by platform, and views
     * and drop-offs by question.
     */
    get: {
      params: FormInsightsGetParams
      records: Insights
      meta: {}
    }
  }
  /** A response to a form, with its answers. */
  responses: {
    /**
     * Lists responses to a form, newest first. Defaults to completed responses. Responses of the last 30 minutes may be
     * missing.
     */
    list: {
      params: ResponsesListParams
      records: Response[]
      meta: {
        total_items: number | null
        page_count: number | null
      }
    }
    /** Gets a completed response by ID. */
    get: {
      params: ResponsesGetParams
      records: Response
      meta: {}
    }
    /**
     * Deletes up to 1,000 responses to a form by ID. Typeform deletes them later, and ignores IDs that it does not
     * find.
     */
    delete: {
      params: ResponsesDeleteParams
      records: null
      meta: {}
    }
    /**
     * Deletes all responses in an account that contain one of these email addresses, as data protection law may
     * require. Typeform deletes them later.
     */
    erase: {
      params: ResponsesEraseParams
      records: null
      meta: {}
    }
    search: {
      fields: ResponsesSearchFields
    }
  }
  /** A file that was uploaded in a response. */
  response_files: {
    /** Downloads a file that was uploaded in a response, as a stream. The answer's `file_url` names the file. */
    download: {
      params: ResponseFilesDownloadParams
      file: true
    }
  }
  /** The files that were uploaded to a form. */
  form_files: {
    /** Downloads all files uploaded to a form, as a stream of a ZIP archive with a folder for each response. */
    download: {
      params: FormFilesDownloadParams
      file: true
    }
  }
  /** A webhook of a form: a URL that receives each response immediately. */
  webhooks: {
    /** Lists the webhooks of a form. */
    list: {
      params: WebhooksListParams
      records: Webhook[]
      meta: {}
    }
    /** Gets a webhook of a form by its tag. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Creates a webhook for a form. A webhook with the same tag is replaced. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Updates a webhook of a form, such as its URL, or enables or disables it. */
    update: {
      params: WebhooksUpdateParams
      records: Webhook
      meta: {}
    }
    /** Deletes a webhook of a form. */
    delete: {
      params: WebhooksDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: WebhooksSearchFields
    }
  }
  /** A workspace with its forms and members. */
  workspaces: {
    /** Lists the workspaces that the account can access. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {
        total_items: number | null
        page_count: number | null
      }
    }
    /** Gets a workspace with its members and number of forms. */
    get: {
      params: WorkspacesGetParams
      records: Workspace
      meta: {}
    }
    /** Creates a workspace in the account that the user owns. */
    create: {
      params: WorkspacesCreateParams
      records: Workspace
      meta: {}
    }
    /** Updates the name of a workspace. */
    update: {
      params: WorkspacesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a workspace. The default workspace cannot be deleted. */
    delete: {
      params: WorkspacesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: WorkspacesSearchFields
    }
  }
  /** The default workspace, which new forms are created in. */
  default_workspace: {
    /** Gets the default workspace of the account. */
    get: {
      params: DefaultWorkspaceGetParams
      records: Workspace
      meta: {}
    }
  }
  /** A member of a workspace. */
  workspace_members: {
    /** Adds a member to a workspace. */
    create: {
      params: WorkspaceMembersCreateParams
      records: null
      meta: {}
    }
    /** Removes a member from a workspace. */
    delete: {
      params: WorkspaceMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A workspace of a specific account, for users of several accounts. */
  account_workspaces: {
    /** Lists the workspaces of an account that the user can access. */
    list: {
      params: AccountWorkspacesListParams
      records: Workspace[]
      meta: {
        total_items: number | null
        page_count: number | null
      }
    }
    /** Creates a workspace in an account. */
    create: {
      params: AccountWorkspacesCreateParams
      records: Workspace
      meta: {}
    }
  }
  /** A theme: the colors, font and background of a form. */
  themes: {
    /** Lists themes: Typeform's own and the account's. */
    list: {
      params: ThemesListParams
      records: Theme[]
      meta: {
        total_items: number | null
        page_count: number | null
      }
    }
    /** Gets a theme. */
    get: {
      params: ThemesGetParams
      records: Theme
      meta: {}
    }
    /** Creates a theme in the account. */
    create: {
      params: ThemesCreateParams
      records: Theme
      meta: {}
    }
    /** Updates a theme of the account, replaced as a whole. Typeform's own themes cannot be changed. */
    update: {
      params: ThemesUpdateParams
      records: Theme
      meta: {}
    }
    /** Deletes a theme of the account. */
    delete: {
      params: ThemesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ThemesSearchFields
    }
  }
  /** An image of the account that forms can show. */
  images: {
    /** Lists the images of the account. */
    list: {
      params: ImagesListParams
      records: Image[]
      meta: {}
    }
    /** Gets the size, type and URL of an image. */
    get: {
      params: ImagesGetParams
      records: Image
      meta: {}
    }
    /** Creates an image in the account, from Base64 content or a URL, for use in forms. */
    create: {
      params: ImagesCreateParams
      records: Image
      meta: {}
    }
    /** Deletes an image. */
    delete: {
      params: ImagesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ImagesSearchFields
    }
  }
  /** The content of an image. */
  image_files: {
    /** Downloads an image in a specific size, as a stream. For the original, use the `src` of `images.get`. */
    download: {
      params: ImageFilesDownloadParams
      file: true
    }
  }
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

export interface Account {
  /** The account holder's alias, usually their name. */
  alias?: string
  /** The account holder's email address. */
  email: string
  /** The account's language, as a code. */
  language?: string
}

/** Params of forms.list. */
export interface FormsListParams {
  /** Page number, starting at 1, as `next` of the previous page returns it. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 10. (1 to 200) */
  page_size?: number
  /** Filters to forms with this text in the title. */
  search?: string
  /** Filters by workspace ID, as `workspaces.list` returns it. */
  workspace_id?: string
  /** Sort field. */
  sort_by?: "created_at" | "last_updated_at"
  /** Sort direction. */
  order_by?: "asc" | "desc"
}

export interface FormSummary {
  id: string
  type?: string
  title?: string
  created_at?: string
  last_updated_at?: string
  settings?: {
    is_public?: boolean
    is_trial?: boolean
  }
  self?: Link
  theme?: Link
  _links?: {
    display?: string
    responses?: string
  }
}

export interface Link {
  href?: string
}

/** Params of forms.get. */
export interface FormsGetParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
}

export interface Form {
  /** The form's ID. */
  id: string
  /** The kind of form, for example quiz, form or score. */
  type?: string
  /** The form's title. */
  title?: string
  /** The language the form is shown in, as a code. */
  language?: string
  /** The form's questions and other blocks, in order. */
  fields?: Field[]
  /** The names of the form's hidden fields. */
  hidden?: string[]
  /** The initial values of the score and price variables. */
  variables?: {
    score?: number
    price?: number
  }
  /** The screens shown before the questions. */
  welcome_screens?: Screen[]
  /** The screens shown after the questions. */
  thankyou_screens?: Screen[]
  /** The rules that jump between questions or change variables. */
  logic?: Logic[]
  /** A link to the form's theme. */
  theme?: Link
  /** A link to the form's workspace. */
  workspace?: Link
  /** The form's settings, for example on visibility, progress bar and notifications. */
  settings?: FormSettings
  /** The time the form was created. */
  created_at?: string
  /** The time of the form's last update. */
  last_updated_at?: string
  /** The time the form was last published. Absent for drafts. */
  published_at?: string
  /** The form's own address in the API. */
  self?: Link
  /** The form's public address, and the address of its responses. */
  _links?: {
    display?: string
    responses?: string
  }
}

export interface Field {
  id: string
  ref?: string
  title?: string
  type?: string
  properties?: FieldProperties
  validations?: {
    required?: boolean
    max_length?: number
    min_value?: number
    max_value?: number
  }
  attachment?: MediaRecord
}

export interface FieldProperties {
  description?: string
  choices?: Choice[]
  fields?: Field[]
  allow_multiple_selection?: boolean
  randomize?: boolean
  allow_other_choice?: boolean
  vertical_alignment?: boolean
  supersized?: boolean
  show_labels?: boolean
  alphabetical_order?: boolean
  hide_marks?: boolean
  button_text?: string
  steps?: number
  shape?: string
  labels?: {
    left?: string
    center?: string
    right?: string
  }
  start_at_one?: boolean
  structure?: string
  separator?: string
  currency?: string
}

export interface Choice {
  id?: string
  ref?: string
  label?: string
  attachment?: MediaRecord
}

export interface MediaRecord {
  type?: string
  href?: string
  scale?: number
}

export interface Screen {
  id?: string
  ref?: string
  title?: string
  type?: string
  properties?: ScreenProperties
  attachment?: MediaRecord
}

export interface ScreenProperties {
  description?: string
  show_button?: boolean
  button_text?: string
  button_mode?: string
  redirect_url?: string
  share_icons?: boolean
}

export interface Logic {
  type?: string
  ref?: string
  actions?: LogicAction[]
}

export interface LogicAction {
  action?: string
  details?: {
    to?: JumpTo
    target?: JumpTo
    value?: {
      type?: string
      value?: number
    }
  }
  condition?: Condition
}

export interface JumpTo {
  type?: string
  value?: string
}

/** Condition of the action: `op` and `vars`, which can contain further conditions. */
export interface Condition { [k: string]: unknown }

export interface FormSettings {
  language?: string
  is_public?: boolean
  is_trial?: boolean
  progress_bar?: string
  show_progress_bar?: boolean
  show_typeform_branding?: boolean
  show_time_to_complete?: boolean
  show_number_of_submissions?: boolean
  show_cookie_consent?: boolean
  show_question_number?: boolean
  show_key_hint_on_choices?: boolean
  are_uploads_public?: boolean
  autosave_progress?: boolean
  free_form_navigation?: boolean
  hide_navigation?: boolean
  pro_subdomain_enabled?: boolean
  use_lead_qualification?: boolean
  redirect_after_submit_url?: string
  google_analytics?: string
  facebook_pixel?: string
  google_tag_manager?: string
  meta?: {
    allow_indexing?: boolean
    description?: string
    image?: Link
  }
  notification?: Notification
}

export interface Notification {
  self?: {
    enabled?: boolean
    recipients?: string[]
    reply_to?: string
    subject?: string
    message?: string
  }
  respondent?: {
    enabled?: boolean
    recipient?: string
    reply_to?: string[]
    subject?: string
    message?: string
  }
}

/** Params of forms.create. */
export interface FormsCreateParams {
  /** Title of the form. */
  title: string
  /** Type of the form: a quiz, or a form with logic that leads to one of several endings. */
  type?: "quiz" | "classification" | "score" | "branching" | "classification_branching" | "score_branching"
  /** Questions of the form. */
  fields?: {
    /** Text of the question. */
    title: string
    /** Type of the question. */
    type:
      | "address"
      | "calendly"
      | "contact_info"
      | "date"
      | "dropdown"
      | "email"
      | "file_upload"
      | "group"
      | "legal"
      | "long_text"
      | "matrix"
      | "multiple_choice"
      | "nps"
      | "number"
      | "opinion_scale"
      | "payment"
      | "phone_number"
      | "picture_choice"
      | "ranking"
      | "rating"
      | "short_text"
      | "statement"
      | "website"
      | "yes_no"
    /** Your own name for the question. */
    ref?: string
    /** ID of an existing question. */
    id?: string
    /**
     * Properties by question type: `choices`, `description`, `allow_multiple_selection`, `steps`, `labels`, `currency`,
     * and `fields` of a group.
     */
    properties?: { [k: string]: unknown }
    /** Validations of the answer. */
    validations?: {
      /** Whether an answer is required. */
      required?: boolean
      /** Maximum number of characters. */
      max_length?: number
      /** Minimum number. */
      min_value?: number
      /** Maximum number. */
      max_value?: number
    }
    /** Image or video to show with the question. */
    attachment?: {
      /** Type of the attachment: image or video. */
      type: "image" | "video"
      /** URL of an image in the account, or of a video on YouTube, Vimeo or Pexels. */
      href: string
      /** Scale of a video. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** Workspace of the form, by its URL. Defaults to the default workspace. */
  workspace?: {
    /** URL of the resource at Typeform. */
    href: string
  }
  /** Theme of the form, by its URL. Defaults to a copy of the default theme. */
  theme?: {
    /** URL of the resource at Typeform. */
    href: string
  }
  /**
   * Settings by name: `language`, `is_public`, `progress_bar`, `show_progress_bar`, `meta`, `redirect_after_submit_url`
   * and others that `forms.get` returns.
   */
  settings?: { [k: string]: unknown }
  /** Names of the hidden fields, which the form's URL sets. */
  hidden?: string[]
  /** Variables that the form's logic calculates. */
  variables?: {
    /** Initial score, which answers change. */
    score?: number
    /** Initial price, which answers change. */
    price?: number
  }
  /** Welcome screens, shown before the questions. */
  welcome_screens?: {
    /** Text of the screen. */
    title: string
    /** Your own name for the screen. */
    ref?: string
    /** Type of the screen, such as `url_redirect`. */
    type?: string
    /** Options of the screen. */
    properties?: {
      /** Description of the screen. For welcome screens only. */
      description?: string
      /** Whether to show a button. */
      show_button?: boolean
      /** Text of the button. */
      button_text?: string
      /** Action of the button, such as `reload` or `redirect`. For thank-you screens only. */
      button_mode?: string
      /** URL that the button leads to. For thank-you screens only. */
      redirect_url?: string
      /** Whether to show icons to share the form. For thank-you screens only. */
      share_icons?: boolean
    }
    /** Image or video to show with the screen. */
    attachment?: {
      /** Type of the attachment: image or video. */
      type: "image" | "video"
      /** URL of an image in the account, or of a video on YouTube, Vimeo or Pexels. */
      href: string
      /** Scale of a video. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** Thank-you screens, shown after the questions. */
  thankyou_screens?: {
    /** Text of the screen. */
    title: string
    /** Your own name for the screen. */
    ref?: string
    /** Type of the screen, such as `url_redirect`. */
    type?: string
    /** Options of the screen. */
    properties?: {
      /** Description of the screen. For welcome screens only. */
      description?: string
      /** Whether to show a button. */
      show_button?: boolean
      /** Text of the button. */
      button_text?: string
      /** Action of the button, such as `reload` or `redirect`. For thank-you screens only. */
      button_mode?: string
      /** URL that the button leads to. For thank-you screens only. */
      redirect_url?: string
      /** Whether to show icons to share the form. For thank-you screens only. */
      share_icons?: boolean
    }
    /** Image or video to show with the screen. */
    attachment?: {
      /** Type of the attachment: image or video. */
      type: "image" | "video"
      /** URL of an image in the account, or of a video on YouTube, Vimeo or Pexels. */
      href: string
      /** Scale of a video. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** Logic of the form: the actions that follow from answers. */
  logic?: {
    /** Type of the logic's subject: a question or a hidden field. */
    type: "field" | "hidden"
    /** Reference of the question or hidden field. */
    ref: string
    /**
     * Actions to take.
     * 
     * Items: Typeform logic action with `action`, `details` and `condition`.
     */
    actions: { [k: string]: unknown }[]
  }[]
}

/** Params of forms.update. */
export interface FormsUpdateParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Title of the form. */
  title: string
  /** Type of the form: a quiz, or a form with logic that leads to one of several endings. */
  type?: "quiz" | "classification" | "score" | "branching" | "classification_branching" | "score_branching"
  /** Questions of the form. */
  fields?: {
    /** Text of the question. */
    title: string
    /** Type of the question. */
    type:
      | "address"
      | "calendly"
      | "contact_info"
      | "date"
      | "dropdown"
      | "email"
      | "file_upload"
      | "group"
      | "legal"
      | "long_text"
      | "matrix"
      | "multiple_choice"
      | "nps"
      | "number"
      | "opinion_scale"
      | "payment"
      | "phone_number"
      | "picture_choice"
      | "ranking"
      | "rating"
      | "short_text"
      | "statement"
      | "website"
      | "yes_no"
    /** Your own name for the question. */
    ref?: string
    /** ID of an existing question. */
    id?: string
    /**
     * Properties by question type: `choices`, `description`, `allow_multiple_selection`, `steps`, `labels`, `currency`,
     * and `fields` of a group.
     */
    properties?: { [k: string]: unknown }
    /** Validations of the answer. */
    validations?: {
      /** Whether an answer is required. */
      required?: boolean
      /** Maximum number of characters. */
      max_length?: number
      /** Minimum number. */
      min_value?: number
      /** Maximum number. */
      max_value?: number
    }
    /** Image or video to show with the question. */
    attachment?: {
      /** Type of the attachment: image or video. */
      type: "image" | "video"
      /** URL of an image in the account, or of a video on YouTube, Vimeo or Pexels. */
      href: string
      /** Scale of a video. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** Workspace of the form, by its URL. Defaults to the default workspace. */
  workspace?: {
    /** URL of the resource at Typeform. */
    href: string
  }
  /** Theme of the form, by its URL. Defaults to a copy of the default theme. */
  theme?: {
    /** URL of the resource at Typeform. */
    href: string
  }
  /**
   * Settings by name: `language`, `is_public`, `progress_bar`, `show_progress_bar`, `meta`, `redirect_after_submit_url`
   * and others that `forms.get` returns.
   */
  settings?: { [k: string]: unknown }
  /** Names of the hidden fields, which the form's URL sets. */
  hidden?: string[]
  /** Variables that the form's logic calculates. */
  variables?: {
    /** Initial score, which answers change. */
    score?: number
    /** Initial price, which answers change. */
    price?: number
  }
  /** Welcome screens, shown before the questions. */
  welcome_screens?: {
    /** Text of the screen. */
    title: string
    /** Your own name for the screen. */
    ref?: string
    /** Type of the screen, such as `url_redirect`. */
    type?: string
    /** Options of the screen. */
    properties?: {
      /** Description of the screen. For welcome screens only. */
      description?: string
      /** Whether to show a button. */
      show_button?: boolean
      /** Text of the button. */
      button_text?: string
      /** Action of the button, such as `reload` or `redirect`. For thank-you screens only. */
      button_mode?: string
      /** URL that the button leads to. For thank-you screens only. */
      redirect_url?: string
      /** Whether to show icons to share the form. For thank-you screens only. */
      share_icons?: boolean
    }
    /** Image or video to show with the screen. */
    attachment?: {
      /** Type of the attachment: image or video. */
      type: "image" | "video"
      /** URL of an image in the account, or of a video on YouTube, Vimeo or Pexels. */
      href: string
      /** Scale of a video. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** Thank-you screens, shown after the questions. */
  thankyou_screens?: {
    /** Text of the screen. */
    title: string
    /** Your own name for the screen. */
    ref?: string
    /** Type of the screen, such as `url_redirect`. */
    type?: string
    /** Options of the screen. */
    properties?: {
      /** Description of the screen. For welcome screens only. */
      description?: string
      /** Whether to show a button. */
      show_button?: boolean
      /** Text of the button. */
      button_text?: string
      /** Action of the button, such as `reload` or `redirect`. For thank-you screens only. */
      button_mode?: string
      /** URL that the button leads to. For thank-you screens only. */
      redirect_url?: string
      /** Whether to show icons to share the form. For thank-you screens only. */
      share_icons?: boolean
    }
    /** Image or video to show with the screen. */
    attachment?: {
      /** Type of the attachment: image or video. */
      type: "image" | "video"
      /** URL of an image in the account, or of a video on YouTube, Vimeo or Pexels. */
      href: string
      /** Scale of a video. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** Logic of the form: the actions that follow from answers. */
  logic?: {
    /** Type of the logic's subject: a question or a hidden field. */
    type: "field" | "hidden"
    /** Reference of the question or hidden field. */
    ref: string
    /**
     * Actions to take.
     * 
     * Items: Typeform logic action with `action`, `details` and `condition`.
     */
    actions: { [k: string]: unknown }[]
  }[]
}

/** Params of forms.delete. */
export interface FormsDeleteParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
}

/** Searchable fields of forms, in hosted mode. */
export interface FormsSearchFields {
  id: string | null
  title: string | null
  type: string | null
  is_public: boolean | null
  url: string | null
  created_at: string | null
  last_updated_at: string | null
}

/** Params of form_changes.update. */
export interface FormChangesUpdateParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Changes to make, in this order. (at least 1 items) */
  operations: {
    /** Type of the change. */
    op: "add" | "remove" | "replace"
    /** Path of the property to change. */
    path:
      | "/title"
      | "/theme"
      | "/workspace"
      | "/settings/is_public"
      | "/settings/meta"
      | "/settings/facebook_pixel"
      | "/settings/google_analytics"
      | "/settings/google_tag_manager"
      | "/cui_settings"
    /** New value. Leave it out for `remove`. */
    value?: unknown
  }[]
}

/** Params of form_messages.get. */
export interface FormMessagesGetParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
}

export interface Messages {
  /** The hint for continuing with the Enter key. */
  "label.buttonHint.default"?: string
  /** The hint for continuing from a long text answer. */
  "label.buttonHint.longtext"?: string
  /** The warning that the connection was lost. */
  "label.warning.connection"?: string
  /** The label for continuing without an answer. */
  "label.buttonNoAnswer.default"?: string
  /** The warning that some answers need correcting. */
  "label.warning.correction"?: string
  /** The label for the name on a payment card. */
  "block.payment.cardNameTitle"?: string
  /** The label for the number of a payment card. */
  "block.payment.cardNumberTitle"?: string
  /** The explanation of a payment card's security code. */
  "block.payment.cvcDescription"?: string
  /** The label for the security code of a payment card. */
  "block.payment.cvcNumberTitle"?: string
  /** The placeholder in an empty short text answer. */
  "block.shortText.placeholder"?: string
  /** The error for an invalid email address. */
  "label.error.emailAddress"?: string
  /** The error about a payment card's expiry month. */
  "label.error.expiryMonthTitle"?: string
  /** The error about a payment card's expiry year. */
  "label.error.expiryYearTitle"?: string
  "label.warning.fallbackAlert"?: string
  /** The invitation to choose a file for upload. */
  "block.fileUpload.choose"?: string
  /** The invitation to drag a file for upload. */
  "block.fileUpload.drag"?: string
  /** The text shown while a file uploads. */
  "block.fileUpload.uploadingProgress"?: string
  /** The error for a file that is too large. */
  "label.error.sizeLimit"?: string
  /** The text shown when the form is unavailable. */
  "label.warning.formUnavailable"?: string
  /** The error for a form with answers still missing. */
  "label.error.incompleteForm"?: string
  /** The word for key in keyboard hints. */
  "label.hint.key"?: string
  /** The label for rejecting a legal statement. */
  "block.legal.reject"?: string
  /** The label for accepting a legal statement. */
  "block.legal.accept"?: string
  /** The error for a number above the maximum. */
  "label.error.maxValue"?: string
  /** The error for a text above the maximum length. */
  "label.error.maxLength"?: string
  /** The error for a number below the minimum. */
  "label.error.minValue"?: string
  /** The error for a number outside the range. */
  "label.error.range"?: string
  /** The hint that several choices may be picked. */
  "block.multipleChoice.hint"?: string
  /** The error for a missing entry. */
  "label.error.mustEnter"?: string
  /** The error for a missing selection. */
  "label.error.mustSelect"?: string
  /** The keyboard shortcut for no. */
  "label.no.shortcut"?: string
  /** The label for no. */
  "label.no.default"?: string
  /** The hint on using a dropdown. */
  "block.dropdown.hint"?: string
  /** The label for the other choice. */
  "block.multipleChoice.other"?: string
  /** The progress shown as a percentage. */
  "label.progress.percent"?: string
  /** The progress shown as questions answered out of the total. */
  "label.progress.proportion"?: string
  /** The error for a required question left empty. */
  "label.error.required"?: string
  "label.preview"?: string
  /** The label of the button for reviewing answers. */
  "label.button.review"?: string
  /** The error shown on a server failure. */
  "label.error.server"?: string
  /** The label for sharing the form. */
  "label.action.share"?: string
  /** The label of the submit button. */
  "label.button.submit"?: string
  /** The text shown after successful submission. */
  "label.warning.success"?: string
  /** The label of the OK button. */
  "label.button.ok"?: string
  /** The error for a statement that must be accepted. */
  "label.error.mustAccept"?: string
  /** The hint on line breaks in a long text answer. */
  "block.longtext.hint"?: string
  /** The placeholder in a dropdown. */
  "block.dropdown.placeholder"?: string
  /** The placeholder in a dropdown on touch devices. */
  "block.dropdown.placeholderTouch"?: string
  /** The error for an invalid web address. */
  "label.error.url"?: string
  /** The keyboard shortcut for yes. */
  "label.yes.shortcut"?: string
  /** The label for yes. */
  "label.yes.default"?: string
}

/** Params of form_messages.update. */
export interface FormMessagesUpdateParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Messages by name, without HTML. Messages that you leave out use Typeform's defaults. */
  messages: {
    [k: string]: string
  }
}

/** Params of form_insights.get. */
export interface FormInsightsGetParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
}

export interface Insights {
  /** The views and drop-offs of each question. */
  fields?: FieldInsights[]
  /** The form's figures, in total and by platform. */
  form?: {
    summary?: FormFigures
    platforms?: PlatformFigures[]
  }
}

export interface FieldInsights {
  id?: string
  ref?: string
  title?: string
  label?: string
  type?: string
  views?: number
  dropoffs?: number
}

export interface FormFigures {
  average_time?: number
  completion_rate?: number
  responses_count?: number
  total_visits?: number
  unique_visits?: number
}

export interface PlatformFigures {
  platform?: string
  average_time?: number
  completion_rate?: number
  responses_count?: number
  total_visits?: number
  unique_visits?: number
}

/** Params of responses.list. */
export interface ResponsesListParams {
  /** Maximum number of responses per page, 1 to 1,000. Defaults to 25. (1 to 1000) */
  page_size?: number
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Token of the response to list before, as `next` of the previous page returns it. */
  before?: string
  /** Filters to responses submitted at or after this time. */
  since?: string
  /** Filters to responses submitted at or before this time. */
  until?: string
  /** Filters by type of response. Defaults to `completed`. */
  response_type?: ("started" | "partial" | "completed")[]
  /** Filters to responses with these IDs, up to 1,000. (at most 1000 items) */
  included_response_ids?: string[]
  /** IDs of responses to leave out. */
  excluded_response_ids?: string[]
  /** Filters to responses with this text in an answer, hidden field or variable. */
  query?: string
  /** IDs of the questions to return answers to. */
  fields?: string[]
  /** Filters to responses that answer at least one of these questions, by question ID. */
  answered_fields?: string[]
}

export interface Response {
  /** The response's ID. */
  response_id: string
  /** The ID of the visit that led to the response. */
  landing_id?: string
  /** The response's token, unique in the form. */
  token: string
  /** The time the respondent opened the form, in UTC. */
  landed_at?: string
  /** The time the response was submitted, in UTC. */
  submitted_at?: string
  /** The kind of response: started, partial or completed. */
  response_type?: string
  /** The respondent's device: browser, platform, referrer and network. */
  metadata?: {
    user_agent?: string
    platform?: string
    referer?: string
    network_id?: string
    browser?: string
  }
  /** The values of the hidden fields, by name. */
  hidden?: HiddenValues
  /** The values calculated from the answers, chiefly the score. */
  calculated?: {
    score?: number
  }
  /** The values of the form's variables at the end. */
  variables?: Variable[]
  /** The answers given, one for each question answered. */
  answers?: Answer[] | null
  /** The reference of the thank-you screen shown. */
  thankyou_screen_ref?: string
}

/** Values of hidden fields, by name. */
export interface HiddenValues {
  [k: string]: string
}

export interface Variable {
  key?: string
  type?: string
  number?: number
  text?: string
}

export interface Answer {
  field?: {
    id?: string
    type?: string
    ref?: string
    title?: string
  }
  type?: string
  text?: string
  number?: number
  boolean?: boolean
  date?: string
  email?: string
  url?: string
  file_url?: string
  phone_number?: string
  choice?: {
    id?: string
    ref?: string
    label?: string
    other?: string
  }
  choices?: {
    ids?: string[]
    refs?: string[]
    labels?: string[]
    other?: string
  }
  payment?: {
    amount?: string
    last4?: string
    name?: string
  }
}

/** Params of responses.get. */
export interface ResponsesGetParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** ID of the response, as `responses.list` returns it. */
  response_id: string
}

/** Params of responses.delete. */
export interface ResponsesDeleteParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** IDs of the responses to delete, up to 1,000. (1 to 1000 items) */
  included_response_ids: string[]
}

/** Params of responses.erase. */
export interface ResponsesEraseParams {
  /** ID of the account, as `account_id` of a workspace returns it. */
  account_id: string
  /** Email addresses to find in responses. (at least 1 items) */
  emails: string[]
}

/** Searchable fields of responses, in hosted mode. */
export interface ResponsesSearchFields {
  response_id: string | null
  landing_id: string | null
  token: string | null
  landed_at: string | null
  submitted_at: string | null
  response_type: string | null
  thankyou_screen_ref: string | null
  hidden: { [k: string]: unknown } | null
  calculated: { [k: string]: unknown } | null
  variables: unknown[] | null
  answers: unknown[] | null
  metadata: { [k: string]: unknown } | null
}

/** Params of response_files.download. */
export interface ResponseFilesDownloadParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** ID of the response, as `responses.list` returns it. */
  response_id: string
  /** ID of the question, as `forms.get` returns it. */
  field_id: string
  /** Name of the file: the last part of the answer's `file_url`. */
  filename: string
}

/** Params of form_files.download. */
export interface FormFilesDownloadParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
}

/** Params of webhooks.list. */
export interface WebhooksListParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
}

export interface Webhook {
  /** The webhook's ID. */
  id: string
  /** The ID of the form the webhook is set on. */
  form_id?: string
  /** The webhook's name, unique in the form. */
  tag?: string
  /** The address that receives the responses. */
  url?: string
  /** Whether the webhook is active. */
  enabled?: boolean
  /** Whether the certificate of the address is checked. */
  verify_ssl?: boolean
  /** The secret used to sign each request. */
  secret?: string
  /** The events that trigger the webhook, complete or partial responses. */
  event_types?: {
    form_response?: boolean
    form_response_partial?: boolean
  }
  /** The time the webhook was created. */
  created_at?: string
  /** The time of the webhook's last update. */
  updated_at?: string
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Tag of the webhook, chosen when it was created. */
  tag: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Tag of the webhook, chosen when it was created. */
  tag: string
  /** URL that responses are sent to. */
  url: string
  /** Whether the webhook is enabled. */
  enabled?: boolean
  /** Secret to sign payloads with, by HMAC SHA-256. */
  secret?: string
  /** Whether to verify SSL certificates. */
  verify_ssl?: boolean
  /** Events to send. */
  event_types?: {
    /** Whether to send completed responses. */
    form_response?: boolean
    /** Whether to send partial responses. */
    form_response_partial?: boolean
  }
}

/** Params of webhooks.update. */
export interface WebhooksUpdateParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Tag of the webhook, chosen when it was created. */
  tag: string
  /** URL that responses are sent to. */
  url: string
  /** Whether the webhook is enabled. */
  enabled?: boolean
  /** Secret to sign payloads with, by HMAC SHA-256. */
  secret?: string
  /** Whether to verify SSL certificates. */
  verify_ssl?: boolean
  /** Events to send. */
  event_types?: {
    /** Whether to send completed responses. */
    form_response?: boolean
    /** Whether to send partial responses. */
    form_response_partial?: boolean
  }
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the form: the last part of its URL. */
  form_id: string
  /** Tag of the webhook, chosen when it was created. */
  tag: string
}

/** Searchable fields of webhooks, in hosted mode. */
export interface WebhooksSearchFields {
  id: string | null
  form_id: string | null
  tag: string | null
  url: string | null
  enabled: boolean | null
  verify_ssl: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of workspaces.list. */
export interface WorkspacesListParams {
  /** Page number, starting at 1, as `next` of the previous page returns it. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 10. (1 to 200) */
  page_size?: number
  /** Filters to workspaces with this text in the name. */
  search?: string
}

export interface Workspace {
  /** The workspace's ID. */
  id: string
  /** The workspace's name. */
  name?: string
  /** The ID of the account the workspace belongs to. */
  account_id?: string
  /** Whether this is the account's default workspace. */
  default?: boolean
  /** Whether the workspace is shared with other members. */
  shared?: boolean
  /** The number of forms in the workspace, and their address in the API. */
  forms?: {
    href?: string
    count?: number
  }
  /** The workspace's own address in the API. */
  self?: Link
  /** The members of the workspace, with their roles. */
  members?: Member[]
}

export interface Member {
  name?: string
  email?: string
  role?: string
}

/** Params of workspaces.get. */
export interface WorkspacesGetParams {
  /** ID of the workspace, as `workspaces.list` returns it. */
  workspace_id: string
}

/** Params of workspaces.create. */
export interface WorkspacesCreateParams {
  /** Name of the workspace. */
  name: string
}

/** Params of workspaces.update. */
export interface WorkspacesUpdateParams {
  /** ID of the workspace, as `workspaces.list` returns it. */
  workspace_id: string
  /** Name of the workspace. */
  name: string
}

/** Params of workspaces.delete. */
export interface WorkspacesDeleteParams {
  /** ID of the workspace, as `workspaces.list` returns it. */
  workspace_id: string
}

/** Searchable fields of workspaces, in hosted mode. */
export interface WorkspacesSearchFields {
  id: string | null
  name: string | null
  account_id: string | null
  default: boolean | null
  shared: boolean | null
}

/** Params of default_workspace.get. */
export interface DefaultWorkspaceGetParams { [k: string]: never }

/** Params of workspace_members.create. */
export interface WorkspaceMembersCreateParams {
  /** ID of the workspace, as `workspaces.list` returns it. */
  workspace_id: string
  /** Email address of the member. */
  email: string
  /** Role of the member in the workspace. */
  role?: "owner" | "member"
}

/** Params of workspace_members.delete. */
export interface WorkspaceMembersDeleteParams {
  /** ID of the workspace, as `workspaces.list` returns it. */
  workspace_id: string
  /** Email address of the member. */
  email: string
}

/** Params of account_workspaces.list. */
export interface AccountWorkspacesListParams {
  /** Page number, starting at 1, as `next` of the previous page returns it. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 10. (1 to 200) */
  page_size?: number
  /** ID of the account, as `account_id` of a workspace returns it. */
  account_id: string
  /** Filters to workspaces with this text in the name. */
  search?: string
}

/** Params of account_workspaces.create. */
export interface AccountWorkspacesCreateParams {
  /** ID of the account, as `account_id` of a workspace returns it. */
  account_id: string
  /** Name of the workspace. */
  name: string
}

/** Params of themes.list. */
export interface ThemesListParams {
  /** Page number, starting at 1, as `next` of the previous page returns it. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 200. Defaults to 10. (1 to 200) */
  page_size?: number
}

export interface Theme {
  /** The theme's ID. */
  id: string
  /** The theme's name. */
  name?: string
  /** The theme's visibility, public or private. */
  visibility?: string
  /** The theme's font. */
  font?: string
  /** Whether buttons have a transparent background. */
  has_transparent_button?: boolean
  /** The roundness of corners: none, small or large. */
  rounded_corners?: string
  /** The theme's colors, as hexadecimal codes. */
  colors?: ThemeColors
  /** The theme's background image, with layout and brightness. */
  background?: {
    href?: string
    layout?: string
    brightness?: number
  }
  /** The font size and alignment of questions. */
  fields?: Look
  /** The font size and alignment of welcome and thank-you screens. */
  screens?: Look
}

export interface ThemeColors {
  answer?: string
  background?: string
  button?: string
  question?: string
}

export interface Look {
  alignment?: string
  font_size?: string
}

/** Params of themes.get. */
export interface ThemesGetParams {
  /** ID of the theme, as `themes.list` returns it. */
  theme_id: string
}

/** Params of themes.create. */
export interface ThemesCreateParams {
  /** Name of the theme. */
  name: string
  /** Font of the theme, one of Typeform's fonts. */
  font: string
  /** Colors of the theme. */
  colors: {
    /** Color of answers, as `#rrggbb`. */
    answer: string
    /** Color of the background, as `#rrggbb`. */
    background: string
    /** Color of buttons, as `#rrggbb`. */
    button: string
    /** Color of questions, as `#rrggbb`. */
    question: string
  }
  /** Background image of the theme. */
  background?: {
    /** URL of an image in the account. */
    href?: string
    /** Layout of the background image. */
    layout?: "fullscreen" | "repeat" | "no-repeat"
    /** Brightness of the background image, from -1 to 1. (-1 to 1) */
    brightness?: number
  }
  /** Style of the questions. */
  fields?: {
    /** Text alignment. */
    alignment?: "left" | "center"
    /** Font size. */
    font_size?: "small" | "medium" | "large"
  }
  /** Style of the welcome and thank-you screens. */
  screens?: {
    /** Text alignment. */
    alignment?: "left" | "center"
    /** Font size. */
    font_size?: "small" | "medium" | "large"
  }
  /** Whether buttons are transparent. */
  has_transparent_button?: boolean
  /** Roundness of the corners. */
  rounded_corners?: "none" | "small" | "large"
}

/** Params of themes.update. */
export interface ThemesUpdateParams {
  /** ID of the theme, as `themes.list` returns it. */
  theme_id: string
  /** Name of the theme. */
  name: string
  /** Font of the theme, one of Typeform's fonts. */
  font: string
  /** Colors of the theme. */
  colors: {
    /** Color of answers, as `#rrggbb`. */
    answer: string
    /** Color of the background, as `#rrggbb`. */
    background: string
    /** Color of buttons, as `#rrggbb`. */
    button: string
    /** Color of questions, as `#rrggbb`. */
    question: string
  }
  /** Background image of the theme. */
  background?: {
    /** URL of an image in the account. */
    href?: string
    /** Layout of the background image. */
    layout?: "fullscreen" | "repeat" | "no-repeat"
    /** Brightness of the background image, from -1 to 1. (-1 to 1) */
    brightness?: number
  }
  /** Style of the questions. */
  fields?: {
    /** Text alignment. */
    alignment?: "left" | "center"
    /** Font size. */
    font_size?: "small" | "medium" | "large"
  }
  /** Style of the welcome and thank-you screens. */
  screens?: {
    /** Text alignment. */
    alignment?: "left" | "center"
    /** Font size. */
    font_size?: "small" | "medium" | "large"
  }
  /** Whether buttons are transparent. */
  has_transparent_button?: boolean
  /** Roundness of the corners. */
  rounded_corners?: "none" | "small" | "large"
}

/** Params of themes.delete. */
export interface ThemesDeleteParams {
  /** ID of the theme, as `themes.list` returns it. */
  theme_id: string
}

/** Searchable fields of themes, in hosted mode. */
export interface ThemesSearchFields {
  id: string | null
  name: string | null
  visibility: string | null
  font: string | null
  has_transparent_button: boolean | null
  rounded_corners: string | null
  colors: { [k: string]: unknown } | null
  background: { [k: string]: unknown } | null
}

/** Params of images.list. */
export interface ImagesListParams { [k: string]: never }

export interface Image {
  /** The image's ID. */
  id: string
  /** The image's address. */
  src?: string
  /** The image's file name. */
  file_name?: string
  /** The image's width in pixels. */
  width?: number
  /** The image's height in pixels. */
  height?: number
  /** The image's MIME type. */
  media_type?: string
  /** Whether the image has transparency. */
  has_alpha?: boolean
  /** The image's average color, as a hexadecimal code. */
  avg_color?: string
}

/** Params of images.get. */
export interface ImagesGetParams {
  /** ID of the image, as `images.list` returns it. */
  image_id: string
}

/** Params of images.create. Needs image, or url. Takes only one of image, url. */
export interface ImagesCreateParams {
  /** File name of the image. */
  file_name: string
  /** Content of the image, in Base64, without a prefix such as `data:image/png;base64,`. */
  image?: string
  /** Public URL of the image. */
  url?: string
}

/** Params of images.delete. */
export interface ImagesDeleteParams {
  /** ID of the image, as `images.list` returns it. */
  image_id: string
}

/** Searchable fields of images, in hosted mode. */
export interface ImagesSearchFields {
  id: string | null
  src: string | null
  file_name: string | null
  width: number | null
  height: number | null
  media_type: string | null
  has_alpha: boolean | null
  avg_color: string | null
}

/** Params of image_files.download. */
export interface ImageFilesDownloadParams {
  /** ID of the image, as `images.list` returns it. */
  image_id: string
  /**
   * Size of the image: `default` is 800 pixels wide, `mobile` 460, `thumbnail` 80 by 50. Defaults to `default`.
   * (default "default")
   */
  size?: "default" | "mobile" | "thumbnail"
}

/** Credentials by auth variant. */
export interface TypeformCredentials {
  token: TypeformTokenCredentials
  oauth: TypeformOauthCredentials
}

/** Personal access token */
export interface TypeformTokenCredentials {
  /** The personal access token. */
  token: string
}

/** Typeform account */
export interface TypeformOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface TypeformConfig {
  /**
   * API host of the account. Accounts in the EU data centers use `api.eu.typeform.com` or `api.typeform.eu`; the form's
   * `_links.responses` names it. (default "api.typeform.com")
   */
  host?: "api.typeform.com" | "api.eu.typeform.com" | "api.typeform.eu"
  /**
   * Host for sign-in and app registration. Accounts at `api.typeform.eu` use that host; other accounts use
   * `api.typeform.com`. (default "api.typeform.com")
   */
  login?: "api.typeform.com" | "api.typeform.eu"
}
