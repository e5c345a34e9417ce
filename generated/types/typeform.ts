// Generated from definitions/typeform.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Typeform */
    "typeform": Typeform
  }
}

/**
 * Typeform. Forms with their questions, messages and figures, the responses to them with uploaded files, webhooks,
 * workspaces, themes and images.
 */
export interface Typeform {
  operations: TypeformOperations
  credentials: TypeformCredentials
  config: TypeformConfig
}

/** What can be called, by entity and action. */
export interface TypeformOperations {
  /** The account whose token it is. */
  me: {
    /** Gets name, address and language of the account whose token is used. */
    get: {
      params: MeGetParams
      records: Account
      meta: {}
    }
  }
  /** A form: its questions, screens, logic and settings. */
  forms: {
    /** Lists forms with title and links, not their questions; forms.get has those. */
    list: {
      params: FormsListParams
      records: FormSummary[]
      meta: {
        total_items: number | null
        page_count: number | null
      }
    }
    /** Gets one form with its questions, screens, logic and settings. */
    get: {
      params: FormsGetParams
      records: Form
      meta: {}
    }
    /** Makes a form with its questions. */
    create: {
      params: FormsCreateParams
      records: Form
      meta: {}
    }
    /**
     * Replaces a form as a whole: questions left out are deleted with their answers. form_changes.update changes only
     * title, theme and settings.
     */
    update: {
      params: FormsUpdateParams
      records: Form
      meta: {}
    }
    /** Deletes a form with all of its responses. */
    delete: {
      params: FormsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FormsSearchFields
    }
  }
  /** A change of a form's title, theme, workspace or settings. */
  form_changes: {
    /**
     * Changes title, theme, workspace or settings of a form and leaves its questions as they are: publishes or closes
     * it, moves it to another workspace.
     */
    update: {
      params: FormChangesUpdateParams
      records: null
      meta: {}
    }
  }
  /** The texts that a form shows besides its questions. */
  form_messages: {
    /** Gets the texts of a form besides its questions: buttons, hints and errors. */
    get: {
      params: FormMessagesGetParams
      records: Messages
      meta: {}
    }
    /** Sets texts of a form besides its questions, by their names, such as label.button.submit. */
    update: {
      params: FormMessagesUpdateParams
      records: null
      meta: {}
    }
  }
  /** How a form does. */
  form_insights: {
    /**
     * Gets figures of a form: visits, responses, completion rate and time in milliseconds, by platform, and views and
     * drop-offs of each question.
     */
    get: {
      params: FormInsightsGetParams
      records: Insights
      meta: {}
    }
  }
  /** What somebody answered to a form. */
  responses: {
    /**
     * Lists responses to a form, the latest first: completed ones unless response_type says otherwise. Those of the
     * last half hour may be missing.
     */
    list: {
      params: ResponsesListParams
      records: Response[]
      meta: {
        total_items: unknown
        page_count: unknown
      }
    }
    /** Gets one completed response by id. */
    get: {
      params: ResponsesGetParams
      records: Response
      meta: {}
    }
    /**
     * Deletes responses to a form, up to 1,000 by their ids. Typeform does so later, and ignores those that it does not
     * find.
     */
    delete: {
      params: ResponsesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ResponsesSearchFields
    }
  }
  /** The erasure of what a person answered. */
  response_erasures: {
    /**
     * Deletes all responses of an account that hold one of these e-mail addresses, which data protection may ask for.
     * Typeform does so later.
     */
    delete: {
      params: ResponseErasuresDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file that somebody uploaded in a response. */
  response_files: {
    /** Streams a file that was uploaded in a response; file_url of its answer names it. */
    download: {
      params: ResponseFilesDownloadParams
      file: true
    }
  }
  /** All files that were uploaded to a form. */
  form_files: {
    /** Streams a ZIP archive of all files uploaded to a form, with a folder for each response. */
    download: {
      params: FormFilesDownloadParams
      file: true
    }
  }
  /** An address that gets each response to a form at once. */
  webhooks: {
    /** Lists the webhooks of a form. */
    list: {
      params: WebhooksListParams
      records: Webhook[]
      meta: {}
    }
    /** Gets one webhook of a form by its tag. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Makes a webhook of a form; one with the same tag is replaced. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Changes a webhook of a form, such as its address, or switches it on or off. */
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
  /** A workspace with forms and members. */
  workspaces: {
    /** Lists the workspaces that the account can use. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {
        total_items: unknown
        page_count: number | null
      }
    }
    /** Gets one workspace with its members and number of forms. */
    get: {
      params: WorkspacesGetParams
      records: Workspace
      meta: {}
    }
    /** Makes a workspace in the account that one owns. */
    create: {
      params: WorkspacesCreateParams
      records: Workspace
      meta: {}
    }
    /** Gives a workspace another name. */
    update: {
      params: WorkspacesUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a workspace; the default one cannot be deleted. */
    delete: {
      params: WorkspacesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: WorkspacesSearchFields
    }
  }
  /** The workspace that new forms go to. */
  default_workspace: {
    /** Gets the default workspace of the account. */
    get: {
      params: DefaultWorkspaceGetParams
      records: Workspace
      meta: {}
    }
  }
  /** Somebody who can work in a workspace. */
  workspace_members: {
    /** Adds a person to a workspace. */
    create: {
      params: WorkspaceMembersCreateParams
      records: null
      meta: {}
    }
    /** Takes a person out of a workspace. */
    delete: {
      params: WorkspaceMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A workspace of one account, for who belongs to several. */
  account_workspaces: {
    /** Lists the workspaces of one account that one can use. */
    list: {
      params: AccountWorkspacesListParams
      records: Workspace[]
      meta: {
        total_items: unknown
        page_count: number | null
      }
    }
    /** Makes a workspace in one account. */
    create: {
      params: AccountWorkspacesCreateParams
      records: Workspace
      meta: {}
    }
  }
  /** How a form looks: colors, font and background. */
  themes: {
    /** Lists themes, Typeform's own and the account's. */
    list: {
      params: ThemesListParams
      records: Theme[]
      meta: {
        total_items: unknown
        page_count: number | null
      }
    }
    /** Gets one theme. */
    get: {
      params: ThemesGetParams
      records: Theme
      meta: {}
    }
    /** Makes a theme. */
    create: {
      params: ThemesCreateParams
      records: Theme
      meta: {}
    }
    /** Replaces a theme of the account as a whole; Typeform's own cannot be changed. */
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
    /** Gets size, type and URL of one image. */
    get: {
      params: ImagesGetParams
      records: Image
      meta: {}
    }
    /** Adds an image to the account, as base64 or from a URL, so that forms can show it. */
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
  /** An image itself. */
  image_files: {
    /** Streams an image in a size of one's choice; src of images.get is the URL of the original. */
    download: {
      params: ImageFilesDownloadParams
      file: true
    }
  }
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

export interface Account {
  alias?: string
  email: string
  language?: string
}

/** Params of forms.list. */
export interface FormsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most; 10 unless given. (1 to 200) */
  page_size?: number
  /** Only forms with this text in their title. */
  search?: string
  /** Only forms of this workspace, by id from workspaces.list. */
  workspace_id?: string
  /** What to sort by. */
  sort_by?: "created_at" | "last_updated_at"
  /** The direction of the order. */
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
  /** The form, by the id that ends its address. */
  form_id: string
}

export interface Form {
  id: string
  type?: string
  title?: string
  language?: string
  fields?: Field[]
  hidden?: string[]
  variables?: {
    score?: number
    price?: number
  }
  welcome_screens?: Screen[]
  thankyou_screens?: Screen[]
  logic?: Logic[]
  theme?: Link
  workspace?: Link
  settings?: FormSettings
  created_at?: string
  last_updated_at?: string
  published_at?: string
  self?: Link
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

/** When it happens: op and vars, which may hold further conditions. */
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
  /** What the form is called. */
  title: string
  /** What kind of form it is, where its logic is a quiz or leads to one of several ends. */
  type?: "quiz" | "classification" | "score" | "branching" | "classification_branching" | "score_branching"
  /** The questions. */
  fields?: {
    /** The question. */
    title: string
    /** What kind of question it is. */
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
    /** A name of one's own for it. */
    ref?: string
    /** Its id, of a question that there is already. */
    id?: string
    /**
     * Options that depend on the type: choices, description, allow_multiple_selection, steps, labels, currency, and
     * fields of a group.
     */
    properties?: { [k: string]: unknown }
    /** What answers must be. */
    validations?: {
      /** Whether it must be answered. */
      required?: boolean
      /** The most characters. */
      max_length?: number
      /** The least number. */
      min_value?: number
      /** The greatest number. */
      max_value?: number
    }
    /** An image or video beside it. */
    attachment?: {
      /** What it is. */
      type: "image" | "video"
      /** Its URL: of an image in the account, or of a video at YouTube, Vimeo or Pexels. */
      href: string
      /** How large a video is shown. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** The workspace, by its URL; the default one unless given. */
  workspace?: {
    /** Its URL at Typeform. */
    href: string
  }
  /** The theme, by its URL; a copy of the default one unless given. */
  theme?: {
    /** Its URL at Typeform. */
    href: string
  }
  /**
   * Settings by name: language, is_public, progress_bar, show_progress_bar, meta, redirect_after_submit_url and others
   * that forms.get has.
   */
  settings?: { [k: string]: unknown }
  /** Names of hidden fields that the address of the form fills. */
  hidden?: string[]
  /** Totals that logic counts. */
  variables?: {
    /** The score that answers begin with. */
    score?: number
    /** The price that answers begin with. */
    price?: number
  }
  /** The screens before the questions. */
  welcome_screens?: {
    /** The text. */
    title: string
    /** A name of one's own for it. */
    ref?: string
    /** What kind of screen it is, such as url_redirect. */
    type?: string
    /** Its options. */
    properties?: {
      /** A further text; first screens only. */
      description?: string
      /** Whether there is a button. */
      show_button?: boolean
      /** The text of the button. */
      button_text?: string
      /** What the button does, such as reload or redirect; last screens only. */
      button_mode?: string
      /** Where the button leads; last screens only. */
      redirect_url?: string
      /** Whether there are icons to share the form; last screens only. */
      share_icons?: boolean
    }
    /** An image or video beside it. */
    attachment?: {
      /** What it is. */
      type: "image" | "video"
      /** Its URL: of an image in the account, or of a video at YouTube, Vimeo or Pexels. */
      href: string
      /** How large a video is shown. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** The screens after the questions. */
  thankyou_screens?: {
    /** The text. */
    title: string
    /** A name of one's own for it. */
    ref?: string
    /** What kind of screen it is, such as url_redirect. */
    type?: string
    /** Its options. */
    properties?: {
      /** A further text; first screens only. */
      description?: string
      /** Whether there is a button. */
      show_button?: boolean
      /** The text of the button. */
      button_text?: string
      /** What the button does, such as reload or redirect; last screens only. */
      button_mode?: string
      /** Where the button leads; last screens only. */
      redirect_url?: string
      /** Whether there are icons to share the form; last screens only. */
      share_icons?: boolean
    }
    /** An image or video beside it. */
    attachment?: {
      /** What it is. */
      type: "image" | "video"
      /** Its URL: of an image in the account, or of a video at YouTube, Vimeo or Pexels. */
      href: string
      /** How large a video is shown. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** What follows upon which answers. */
  logic?: {
    /** Whether a question or a hidden field decides. */
    type: "field" | "hidden"
    /** Which one. */
    ref: string
    /**
     * What follows.
     * 
     * Items: An action of Typeform: action, details and condition.
     */
    actions: { [k: string]: unknown }[]
  }[]
}

/** Params of forms.update. */
export interface FormsUpdateParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** What the form is called. */
  title: string
  /** What kind of form it is, where its logic is a quiz or leads to one of several ends. */
  type?: "quiz" | "classification" | "score" | "branching" | "classification_branching" | "score_branching"
  /** The questions. */
  fields?: {
    /** The question. */
    title: string
    /** What kind of question it is. */
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
    /** A name of one's own for it. */
    ref?: string
    /** Its id, of a question that there is already. */
    id?: string
    /**
     * Options that depend on the type: choices, description, allow_multiple_selection, steps, labels, currency, and
     * fields of a group.
     */
    properties?: { [k: string]: unknown }
    /** What answers must be. */
    validations?: {
      /** Whether it must be answered. */
      required?: boolean
      /** The most characters. */
      max_length?: number
      /** The least number. */
      min_value?: number
      /** The greatest number. */
      max_value?: number
    }
    /** An image or video beside it. */
    attachment?: {
      /** What it is. */
      type: "image" | "video"
      /** Its URL: of an image in the account, or of a video at YouTube, Vimeo or Pexels. */
      href: string
      /** How large a video is shown. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** The workspace, by its URL; the default one unless given. */
  workspace?: {
    /** Its URL at Typeform. */
    href: string
  }
  /** The theme, by its URL; a copy of the default one unless given. */
  theme?: {
    /** Its URL at Typeform. */
    href: string
  }
  /**
   * Settings by name: language, is_public, progress_bar, show_progress_bar, meta, redirect_after_submit_url and others
   * that forms.get has.
   */
  settings?: { [k: string]: unknown }
  /** Names of hidden fields that the address of the form fills. */
  hidden?: string[]
  /** Totals that logic counts. */
  variables?: {
    /** The score that answers begin with. */
    score?: number
    /** The price that answers begin with. */
    price?: number
  }
  /** The screens before the questions. */
  welcome_screens?: {
    /** The text. */
    title: string
    /** A name of one's own for it. */
    ref?: string
    /** What kind of screen it is, such as url_redirect. */
    type?: string
    /** Its options. */
    properties?: {
      /** A further text; first screens only. */
      description?: string
      /** Whether there is a button. */
      show_button?: boolean
      /** The text of the button. */
      button_text?: string
      /** What the button does, such as reload or redirect; last screens only. */
      button_mode?: string
      /** Where the button leads; last screens only. */
      redirect_url?: string
      /** Whether there are icons to share the form; last screens only. */
      share_icons?: boolean
    }
    /** An image or video beside it. */
    attachment?: {
      /** What it is. */
      type: "image" | "video"
      /** Its URL: of an image in the account, or of a video at YouTube, Vimeo or Pexels. */
      href: string
      /** How large a video is shown. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** The screens after the questions. */
  thankyou_screens?: {
    /** The text. */
    title: string
    /** A name of one's own for it. */
    ref?: string
    /** What kind of screen it is, such as url_redirect. */
    type?: string
    /** Its options. */
    properties?: {
      /** A further text; first screens only. */
      description?: string
      /** Whether there is a button. */
      show_button?: boolean
      /** The text of the button. */
      button_text?: string
      /** What the button does, such as reload or redirect; last screens only. */
      button_mode?: string
      /** Where the button leads; last screens only. */
      redirect_url?: string
      /** Whether there are icons to share the form; last screens only. */
      share_icons?: boolean
    }
    /** An image or video beside it. */
    attachment?: {
      /** What it is. */
      type: "image" | "video"
      /** Its URL: of an image in the account, or of a video at YouTube, Vimeo or Pexels. */
      href: string
      /** How large a video is shown. */
      scale?: 0.4 | 0.6 | 0.8 | 1
    }
  }[]
  /** What follows upon which answers. */
  logic?: {
    /** Whether a question or a hidden field decides. */
    type: "field" | "hidden"
    /** Which one. */
    ref: string
    /**
     * What follows.
     * 
     * Items: An action of Typeform: action, details and condition.
     */
    actions: { [k: string]: unknown }[]
  }[]
}

/** Params of forms.delete. */
export interface FormsDeleteParams {
  /** The form, by the id that ends its address. */
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
  /** The form, by the id that ends its address. */
  form_id: string
  /** What changes, in this order. (at least 1 items) */
  operations: {
    /** What to do. */
    op: "add" | "remove" | "replace"
    /** What it is done to. */
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
    /** The value; left out for remove. */
    value?: unknown
  }[]
}

/** Params of form_messages.get. */
export interface FormMessagesGetParams {
  /** The form, by the id that ends its address. */
  form_id: string
}

export interface Messages {
  "label.buttonHint.default"?: string
  "label.buttonHint.longtext"?: string
  "label.warning.connection"?: string
  "label.buttonNoAnswer.default"?: string
  "label.warning.correction"?: string
  "block.payment.cardNameTitle"?: string
  "block.payment.cardNumberTitle"?: string
  "block.payment.cvcDescription"?: string
  "block.payment.cvcNumberTitle"?: string
  "block.shortText.placeholder"?: string
  "label.error.emailAddress"?: string
  "label.error.expiryMonthTitle"?: string
  "label.error.expiryYearTitle"?: string
  "label.warning.fallbackAlert"?: string
  "block.fileUpload.choose"?: string
  "block.fileUpload.drag"?: string
  "block.fileUpload.uploadingProgress"?: string
  "label.error.sizeLimit"?: string
  "label.warning.formUnavailable"?: string
  "label.error.incompleteForm"?: string
  "label.hint.key"?: string
  "block.legal.reject"?: string
  "block.legal.accept"?: string
  "label.error.maxValue"?: string
  "label.error.maxLength"?: string
  "label.error.minValue"?: string
  "label.error.range"?: string
  "block.multipleChoice.hint"?: string
  "label.error.mustEnter"?: string
  "label.error.mustSelect"?: string
  "label.no.shortcut"?: string
  "label.no.default"?: string
  "block.dropdown.hint"?: string
  "block.multipleChoice.other"?: string
  "label.progress.percent"?: string
  "label.progress.proportion"?: string
  "label.error.required"?: string
  "label.preview"?: string
  "label.button.review"?: string
  "label.error.server"?: string
  "label.action.share"?: string
  "label.button.submit"?: string
  "label.warning.success"?: string
  "label.button.ok"?: string
  "label.error.mustAccept"?: string
  "block.longtext.hint"?: string
  "block.dropdown.placeholder"?: string
  "block.dropdown.placeholderTouch"?: string
  "label.error.url"?: string
  "label.yes.shortcut"?: string
  "label.yes.default"?: string
}

/** Params of form_messages.update. */
export interface FormMessagesUpdateParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** Texts by name, without HTML; those left out are Typeform's own. */
  messages: {
    [k: string]: string
  }
}

/** Params of form_insights.get. */
export interface FormInsightsGetParams {
  /** The form, by the id that ends its address. */
  form_id: string
}

export interface Insights {
  fields?: FieldInsights[]
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
  /** How many responses a page holds at most; 25 unless given. (1 to 1000) */
  page_size?: number
  /** The form, by the id that ends its address. */
  form_id: string
  /** Only responses before the one with this id; next has it. */
  before?: string
  /** Only responses submitted at this time or later. */
  since?: string
  /** Only responses submitted at this time or earlier. */
  until?: string
  /** How far the responses are; completed unless given. */
  response_type?: ("started" | "partial" | "completed")[]
  /** Only these responses. (at most 1000 items) */
  included_response_ids?: string[]
  /** All but these responses. */
  excluded_response_ids?: string[]
  /** Only responses with this text in an answer, hidden field or variable. */
  query?: string
  /** Only answers to these questions, by their ids. */
  fields?: string[]
  /** Only responses that answer one of these questions, by their ids. */
  answered_fields?: string[]
}

export interface Response {
  response_id: string
  landing_id?: string
  token: string
  landed_at?: string
  submitted_at?: string
  response_type?: string
  metadata?: {
    user_agent?: string
    platform?: string
    referer?: string
    network_id?: string
    browser?: string
  }
  hidden?: HiddenValues
  calculated?: {
    score?: number
  }
  variables?: Variable[]
  answers?: Answer[] | null
  thankyou_screen_ref?: string
}

/** Values of hidden fields by name. */
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
  /** The form, by the id that ends its address. */
  form_id: string
  /** The response, by id from responses.list. */
  response_id: string
}

/** Params of responses.delete. */
export interface ResponsesDeleteParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** The responses, by id. (1 to 1000 items) */
  included_response_ids: string[]
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

/** Params of response_erasures.delete. */
export interface ResponseErasuresDeleteParams {
  /** The account, by account_id of a workspace. */
  account_id: string
  /** The addresses. (at least 1 items) */
  emails: string[]
}

/** Params of response_files.download. */
export interface ResponseFilesDownloadParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** The response, by id from responses.list. */
  response_id: string
  /** The question, by id from forms.get. */
  field_id: string
  /** The name of the file, as it ends file_url of the answer. */
  filename: string
}

/** Params of form_files.download. */
export interface FormFilesDownloadParams {
  /** The form, by the id that ends its address. */
  form_id: string
}

/** Params of webhooks.list. */
export interface WebhooksListParams {
  /** The form, by the id that ends its address. */
  form_id: string
}

export interface Webhook {
  id: string
  form_id?: string
  tag?: string
  url?: string
  enabled?: boolean
  verify_ssl?: boolean
  secret?: string
  event_types?: {
    form_response?: boolean
    form_response_partial?: boolean
  }
  created_at?: string
  updated_at?: string
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** The webhook, by the name it was given. */
  tag: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** The webhook, by the name it was given. */
  tag: string
  /** Where responses are sent. */
  url: string
  /** Whether responses are sent. */
  enabled?: boolean
  /** What payloads are signed with, by HMAC SHA256. */
  secret?: string
  /** Whether certificates are checked. */
  verify_ssl?: boolean
  /** Which events are sent. */
  event_types?: {
    /** Completed responses. */
    form_response?: boolean
    /** Responses that are not complete. */
    form_response_partial?: boolean
  }
}

/** Params of webhooks.update. */
export interface WebhooksUpdateParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** The webhook, by the name it was given. */
  tag: string
  /** Where responses are sent. */
  url: string
  /** Whether responses are sent. */
  enabled?: boolean
  /** What payloads are signed with, by HMAC SHA256. */
  secret?: string
  /** Whether certificates are checked. */
  verify_ssl?: boolean
  /** Which events are sent. */
  event_types?: {
    /** Completed responses. */
    form_response?: boolean
    /** Responses that are not complete. */
    form_response_partial?: boolean
  }
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** The form, by the id that ends its address. */
  form_id: string
  /** The webhook, by the name it was given. */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most; 10 unless given. (1 to 200) */
  page_size?: number
  /** Only workspaces with this text in their name. */
  search?: string
}

export interface Workspace {
  id: string
  name?: string
  account_id?: string
  default?: boolean
  shared?: boolean
  forms?: {
    href?: string
    count?: number
  }
  self?: Link
  members?: Member[]
}

export interface Member {
  name?: string
  email?: string
  role?: string
}

/** Params of workspaces.get. */
export interface WorkspacesGetParams {
  /** The workspace, by id from workspaces.list. */
  workspace_id: string
}

/** Params of workspaces.create. */
export interface WorkspacesCreateParams {
  /** What it is called. */
  name: string
}

/** Params of workspaces.update. */
export interface WorkspacesUpdateParams {
  /** The workspace, by id from workspaces.list. */
  workspace_id: string
  /** What it is called. */
  name: string
}

/** Params of workspaces.delete. */
export interface WorkspacesDeleteParams {
  /** The workspace, by id from workspaces.list. */
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
  /** The workspace, by id from workspaces.list. */
  workspace_id: string
  /** The address of the person. */
  email: string
  /** What they are in the workspace. */
  role?: "owner" | "member"
}

/** Params of workspace_members.delete. */
export interface WorkspaceMembersDeleteParams {
  /** The workspace, by id from workspaces.list. */
  workspace_id: string
  /** The address of the person. */
  email: string
}

/** Params of account_workspaces.list. */
export interface AccountWorkspacesListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most; 10 unless given. (1 to 200) */
  page_size?: number
  /** The account, by account_id of a workspace. */
  account_id: string
  /** Only workspaces with this text in their name. */
  search?: string
}

/** Params of account_workspaces.create. */
export interface AccountWorkspacesCreateParams {
  /** The account, by account_id of a workspace. */
  account_id: string
  /** What it is called. */
  name: string
}

/** Params of themes.list. */
export interface ThemesListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page holds at most; 10 unless given. (1 to 200) */
  page_size?: number
}

export interface Theme {
  id: string
  name?: string
  visibility?: string
  font?: string
  has_transparent_button?: boolean
  rounded_corners?: string
  colors?: ThemeColors
  background?: {
    href?: string
    layout?: string
    brightness?: number
  }
  fields?: Look
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
  /** The theme, by id from themes.list. */
  theme_id: string
}

/** Params of themes.create. */
export interface ThemesCreateParams {
  /** What the theme is called. */
  name: string
  /** The font, one of Typeform's. */
  font: string
  /** What is of which color. */
  colors: {
    /** Of answers, as #rrggbb. */
    answer: string
    /** Of the background, as #rrggbb. */
    background: string
    /** Of buttons, as #rrggbb. */
    button: string
    /** Of questions, as #rrggbb. */
    question: string
  }
  /** The background image. */
  background?: {
    /** The image, by its URL in the account. */
    href?: string
    /** How the image fills the screen. */
    layout?: "fullscreen" | "repeat" | "no-repeat"
    /** How bright, from -1 to 1. (-1 to 1) */
    brightness?: number
  }
  /** How questions look. */
  fields?: {
    /** How texts are aligned. */
    alignment?: "left" | "center"
    /** How large texts are. */
    font_size?: "small" | "medium" | "large"
  }
  /** How the first and last screens look. */
  screens?: {
    /** How texts are aligned. */
    alignment?: "left" | "center"
    /** How large texts are. */
    font_size?: "small" | "medium" | "large"
  }
  /** Whether buttons are transparent. */
  has_transparent_button?: boolean
  /** How round corners are. */
  rounded_corners?: "none" | "small" | "large"
}

/** Params of themes.update. */
export interface ThemesUpdateParams {
  /** The theme, by id from themes.list. */
  theme_id: string
  /** What the theme is called. */
  name: string
  /** The font, one of Typeform's. */
  font: string
  /** What is of which color. */
  colors: {
    /** Of answers, as #rrggbb. */
    answer: string
    /** Of the background, as #rrggbb. */
    background: string
    /** Of buttons, as #rrggbb. */
    button: string
    /** Of questions, as #rrggbb. */
    question: string
  }
  /** The background image. */
  background?: {
    /** The image, by its URL in the account. */
    href?: string
    /** How the image fills the screen. */
    layout?: "fullscreen" | "repeat" | "no-repeat"
    /** How bright, from -1 to 1. (-1 to 1) */
    brightness?: number
  }
  /** How questions look. */
  fields?: {
    /** How texts are aligned. */
    alignment?: "left" | "center"
    /** How large texts are. */
    font_size?: "small" | "medium" | "large"
  }
  /** How the first and last screens look. */
  screens?: {
    /** How texts are aligned. */
    alignment?: "left" | "center"
    /** How large texts are. */
    font_size?: "small" | "medium" | "large"
  }
  /** Whether buttons are transparent. */
  has_transparent_button?: boolean
  /** How round corners are. */
  rounded_corners?: "none" | "small" | "large"
}

/** Params of themes.delete. */
export interface ThemesDeleteParams {
  /** The theme, by id from themes.list. */
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
  id: string
  src?: string
  file_name?: string
  width?: number
  height?: number
  media_type?: string
  has_alpha?: boolean
  avg_color?: string
}

/** Params of images.get. */
export interface ImagesGetParams {
  /** The image, by id from images.list. */
  image_id: string
}

/** Params of images.create. Needs image, or url. Takes only one of image, url. */
export interface ImagesCreateParams {
  /** What the file is called. */
  file_name: string
  /** The image as base64, without data:image/png;base64, before it. */
  image?: string
  /** A public URL of the image. */
  url?: string
}

/** Params of images.delete. */
export interface ImagesDeleteParams {
  /** The image, by id from images.list. */
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
  /** The image, by id from images.list. */
  image_id: string
  /** How large: 800 pixels wide, as unless given, 460, or a thumbnail of 80 by 50. (default "default") */
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
   * Where responses are stored: api.typeform.com, or api.eu.typeform.com or api.typeform.eu for accounts in the EU data
   * centers; _links.responses of a form names it. (default "api.typeform.com")
   */
  host?: "api.typeform.com" | "api.eu.typeform.com" | "api.typeform.eu"
  /**
   * Where apps are registered and people consent: api.typeform.eu for accounts at that host, else api.typeform.com.
   * (default "api.typeform.com")
   */
  login?: "api.typeform.com" | "api.typeform.eu"
}
