// Generated from definitions/google-forms.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Forms */
    "google-forms": GoogleForms
  }
}

/** Google Forms. Forms and quizzes of Google Forms, with their questions, settings and responses. */
export interface GoogleForms {
  operations: GoogleFormsOperations
  credentials: GoogleFormsCredentials
  config: GoogleFormsConfig
}

/** The operations, by entity and action. */
export interface GoogleFormsOperations {
  /** A form as a Google Drive file. Its ID is the `formId` of all other operations. */
  form_files: {
    /** Lists or searches the forms that the user can access, by name, text, owner or time. */
    list: {
      params: FormFilesListParams
      records: FormFile[]
      meta: {
        nextPageToken: string | null
        incompleteSearch: unknown
      }
    }
    search: {
      fields: FormFilesSearchFields
    }
  }
  /** A form with its questions. To list forms, use `form_files`. */
  forms: {
    /** Gets a form with its questions and settings. */
    get: {
      params: FormsGetParams
      records: Form
      meta: {}
    }
    /** Creates an empty form. It has questions once you add items. */
    create: {
      params: FormsCreateParams
      records: Form
      meta: {}
    }
    /** Updates the title or the description of a form. Changes the properties that `updateMask` names. */
    update: {
      params: FormsUpdateParams
      records: Form
      meta: {}
    }
    /** Turns a form into a quiz or back, or changes which email addresses it records. */
    update_settings: {
      params: FormsUpdateSettingsParams
      records: Form
      meta: {}
    }
    /** Publishes a form or takes it back, and opens or closes it for responses. */
    publish: {
      params: FormsPublishParams
      records: FormPublished
      meta: {}
    }
  }
  /** An item of a form: a question, a group of questions, a section, a text, an image or a video. */
  items: {
    /** Adds an item, such as a question, to a form at a place. */
    create: {
      params: ItemsCreateParams
      records: ItemCreated
      meta: {}
    }
    /** Updates an item of a form. Changes the properties that `updateMask` names. */
    update: {
      params: ItemsUpdateParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Deletes an item of a form. */
    delete: {
      params: ItemsDeleteParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
    /** Moves an item of a form to another place. */
    move: {
      params: ItemsMoveParams
      records: null
      meta: {
        revisionId: unknown
      }
    }
  }
  /** A batch of changes of any kind, applied together or not at all. */
  batch_updates: {
    /** Applies changes to a form in their order, all or none. Each has the form that Google documents. */
    create: {
      params: BatchUpdatesCreateParams
      records: FormBatch
      meta: {}
    }
  }
  /** A watch of a form, which sends notices to a Cloud Pub/Sub topic for seven days. */
  watches: {
    /** Lists the watches of a form that your Google Cloud project made. */
    list: {
      params: WatchesListParams
      records: FormWatch[]
      meta: {}
    }
    /** Watches a form for changes or for responses. The topic belongs to the project of the OAuth application. */
    create: {
      params: WatchesCreateParams
      records: FormWatch
      meta: {}
    }
    /** Deletes a watch of a form, which ends its notices. */
    delete: {
      params: WatchesDeleteParams
      records: null
      meta: {}
    }
    /** Renews a watch of a form for seven days, also one that is suspended. */
    renew: {
      params: WatchesRenewParams
      records: FormWatch
      meta: {}
    }
  }
  /** A response to a form: the answers of one person, by the IDs of questions. */
  responses: {
    /** Lists the responses to a form. */
    list: {
      params: ResponsesListParams
      records: FormResponse[]
      meta: {
        nextPageToken: string | null
      }
    }
    /** Gets a response to a form. */
    get: {
      params: ResponsesGetParams
      records: FormResponse
      meta: {}
    }
    search: {
      fields: ResponsesSearchFields
    }
  }
}

/** Params of form_files.list. Needs driveId with corpora drive. Needs corpora with driveId. */
export interface FormFilesListParams {
  /**
   * Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. A condition for forms is
   * added. (default "trashed = false")
   */
  q?: string
  /** Comma-separated sort keys, such as `modifiedTime desc` or `name`. */
  orderBy?: string
  /** Files to search. `drive` requires `driveId`. */
  corpora?: "user" | "drive" | "domain" | "allDrives"
  /** ID of the shared drive to search. */
  driveId?: string
  /** Whether to include files from shared drives. Defaults to `true`. (default true) */
  includeItemsFromAllDrives?: boolean
  /** Whether shared drives are supported. `true` is the only value. (default true) */
  supportsAllDrives?: true
  /**
   * Maximum number of files per page, 1 to 1,000. Defaults to 100. Google may return fewer. (1 to 1000; default 100)
   */
  pageSize?: number
  /** The `nextPageToken` value of the previous page. Leave it out for the first page. */
  pageToken?: string
}

export interface FormFile {
  id: string
  name?: string
  description?: string
  starred?: boolean
  webViewLink?: string
  createdTime?: string
  modifiedTime?: string
  shared?: boolean
  ownedByMe?: boolean
  driveId?: string
  parents?: string[]
  owners?: FileUser[]
  lastModifyingUser?: FileUser
}

export interface FileUser {
  displayName?: string
  emailAddress?: string
  permissionId?: string
  me?: boolean
}

/** Searchable fields of form_files, in hosted mode. */
export interface FormFilesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  starred: boolean | null
  webViewLink: string | null
  createdTime: string | null
  modifiedTime: string | null
  driveId: string | null
}

/** Params of forms.get. */
export interface FormsGetParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
}

export interface Form {
  formId: string
  info?: FormInfo
  settings?: FormSettings
  items?: FormItem[]
  revisionId?: string
  responderUri?: string
  linkedSheetId?: string
  publishSettings?: PublishSettings
}

export interface FormInfo {
  title?: string
  documentTitle?: string
  description?: string
}

export interface FormSettings {
  quizSettings?: QuizSettings
  emailCollectionType?: string
}

export interface QuizSettings {
  isQuiz?: boolean
}

export interface FormItem {
  itemId?: string
  title?: string
  description?: string
  questionItem?: QuestionItem
  questionGroupItem?: QuestionGroup
  /** An empty object. It begins a section. */
  pageBreakItem?: { [k: string]: unknown }
  /** An empty object. The item has only its title and description. */
  textItem?: { [k: string]: unknown }
  imageItem?: ImageItem
  videoItem?: VideoItem
}

export interface QuestionItem {
  question?: Question
  image?: FormImage
}

export interface Question {
  questionId?: string
  required?: boolean
  choiceQuestion?: ChoiceQuestion
  textQuestion?: TextQuestion
  scaleQuestion?: ScaleQuestion
  dateQuestion?: DateQuestion
  timeQuestion?: TimeQuestion
  ratingQuestion?: RatingQuestion
  rowQuestion?: RowQuestion
  fileUploadQuestion?: FileUploadQuestion
  grading?: Grading
}

export interface ChoiceQuestion {
  type?: string
  options?: ChoiceOption[]
  shuffle?: boolean
}

export interface ChoiceOption {
  value?: string
  isOther?: boolean
  goToAction?: string
  goToSectionId?: string
  image?: FormImage
}

export interface FormImage {
  sourceUri?: string
  contentUri?: string
  altText?: string
  properties?: MediaProperties
}

export interface MediaProperties {
  alignment?: string
  width?: number
}

export interface TextQuestion {
  paragraph?: boolean
}

export interface ScaleQuestion {
  low?: number
  high?: number
  lowLabel?: string
  highLabel?: string
}

export interface DateQuestion {
  includeTime?: boolean
  includeYear?: boolean
}

export interface TimeQuestion {
  duration?: boolean
}

export interface RatingQuestion {
  ratingScaleLevel?: number
  iconType?: string
}

export interface RowQuestion {
  title?: string
}

export interface FileUploadQuestion {
  folderId?: string
  types?: string[]
  maxFiles?: number
  maxFileSize?: string
}

export interface Grading {
  pointValue?: number
  correctAnswers?: CorrectAnswers
  whenRight?: Feedback
  whenWrong?: Feedback
  generalFeedback?: Feedback
}

export interface CorrectAnswers {
  answers?: CorrectAnswer[]
}

export interface CorrectAnswer {
  value?: string
}

export interface Feedback {
  text?: string
  material?: FeedbackMaterial[]
}

export interface FeedbackMaterial {
  link?: FeedbackLink
  video?: FeedbackVideo
}

export interface FeedbackLink {
  uri?: string
  displayText?: string
}

export interface FeedbackVideo {
  youtubeUri?: string
  displayText?: string
}

export interface QuestionGroup {
  questions?: Question[]
  grid?: QuestionGrid
  image?: FormImage
}

export interface QuestionGrid {
  columns?: ChoiceQuestion
  shuffleQuestions?: boolean
}

export interface ImageItem {
  image?: FormImage
}

export interface VideoItem {
  video?: FormVideo
  caption?: string
}

export interface FormVideo {
  youtubeUri?: string
  properties?: MediaProperties
}

export interface PublishSettings {
  publishState?: PublishState
}

export interface PublishState {
  isPublished?: boolean
  isAcceptingResponses?: boolean
}

/** Params of forms.create. */
export interface FormsCreateParams {
  /** The title that respondents see. */
  title: string
  /** The name of the file in Google Drive. */
  documentTitle?: string
  /** Whether the form takes no responses until it is published. The default changes in 2026, so state it. */
  unpublished?: boolean
}

/** Params of forms.update. */
export interface FormsUpdateParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The title that respondents see. */
  title?: string
  /** The text below the title. */
  description?: string
  /** Comma-separated names of the properties to change. */
  updateMask: string
}

/** Params of forms.update_settings. */
export interface FormsUpdateSettingsParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** Whether the form is a quiz. `false` deletes its grading. */
  isQuiz?: boolean
  /** The email addresses to collect: none, of signed-in accounts, or as typed. */
  emailCollectionType?: "DO_NOT_COLLECT" | "VERIFIED" | "RESPONDER_INPUT"
  /** Comma-separated names of the settings to change. */
  updateMask: string
}

/** Params of forms.publish. */
export interface FormsPublishParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** Whether people can see the form. */
  isPublished: boolean
  /** Whether people can respond. It needs a published form. */
  isAcceptingResponses: boolean
}

export interface FormPublished {
  formId: string
  publishSettings?: PublishSettings
}

/** Params of items.create. */
export interface ItemsCreateParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The question, section, text, image or video to add. */
  item: {
    /** ID of the item, not used in the form before. Google makes one by default. */
    itemId?: string
    /** The title. Of an item with one question it is the question. */
    title?: string
    /** The text below the title. */
    description?: string
    /** An item with one question. */
    questionItem?: {
      /** The question. */
      question: {
        /** ID of the question, not used in the form before. Google makes one by default. */
        questionId?: string
        /** Whether respondents must answer it. */
        required?: boolean
        /** A question with options to choose from. */
        choiceQuestion?: {
          /** Kind of choice: one option, several, or one of a menu. */
          type: "RADIO" | "CHECKBOX" | "DROP_DOWN"
          /** The options. (at least 1 items) */
          options: {
            /** The option as respondents see it. Left out of `isOther`. */
            value?: string
            /** Whether it is the option with a text of the respondent's own. */
            isOther?: boolean
            /** The way that the form goes on after this option. */
            goToAction?: "NEXT_SECTION" | "RESTART_FORM" | "SUBMIT_FORM"
            /** The ID of the page break item where the form goes on. */
            goToSectionId?: string
            /** An image of the option. */
            image?: {
              /** The URL from which Google copies the image. */
              sourceUri?: string
              /** The text for screen readers. */
              altText?: string
              /** Size and place. */
              properties?: {
                /** The place. */
                alignment?: "LEFT" | "RIGHT" | "CENTER"
                /** Width in pixels, up to 740. (0 to 740) */
                width?: number
              }
            }
          }[]
          /** Whether each respondent gets the options in another order. */
          shuffle?: boolean
        }
        /** A question for free text. */
        textQuestion?: {
          /** Whether the answer may have several lines. */
          paragraph?: boolean
        }
        /** A question for a number on a scale. */
        scaleQuestion?: {
          /** The lowest value. */
          low: number
          /** The highest value. */
          high: number
          /** The label of the lowest value. */
          lowLabel?: string
          /** The label of the highest value. */
          highLabel?: string
        }
        /** A question for a date. */
        dateQuestion?: {
          /** Whether the answer has a time of day. */
          includeTime?: boolean
          /** Whether the answer has a year. */
          includeYear?: boolean
        }
        /** A question for a time or a duration. */
        timeQuestion?: {
          /** Whether it is a duration, and not a time of day. */
          duration?: boolean
        }
        /** A question for a rating, such as stars. */
        ratingQuestion?: {
          /** The number of icons. (at least 1) */
          ratingScaleLevel: number
          /** The icon. */
          iconType: "STAR" | "HEART" | "THUMB_UP"
        }
        /** A row of a grid. */
        rowQuestion?: {
          /** The text of the row. */
          title: string
        }
        /** Points and answer key, if the form is a quiz. */
        grading?: {
          /** Points for a correct answer. (at least 0) */
          pointValue: number
          /** The answer key. */
          correctAnswers: {
            /** Correct answers. Of a checkbox question, all together. */
            answers: {
              /** The correct answer, as it is in a response. */
              value: string
            }[]
          }
          /** Feedback on a correct choice. */
          whenRight?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on a wrong choice. */
          whenWrong?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on any answer that is not graded by its key. */
          generalFeedback?: {
            /** The feedback. */
            text: string
          }
        }
      }
      /** An image in the question. */
      image?: {
        /** The URL from which Google copies the image. */
        sourceUri?: string
        /** The text for screen readers. */
        altText?: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
    }
    /** An item with several questions, such as a grid. */
    questionGroupItem?: {
      /** The questions. In a grid, each is a row. */
      questions: {
        /** ID of the question, not used in the form before. Google makes one by default. */
        questionId?: string
        /** Whether respondents must answer it. */
        required?: boolean
        /** A question with options to choose from. */
        choiceQuestion?: {
          /** Kind of choice: one option, several, or one of a menu. */
          type: "RADIO" | "CHECKBOX" | "DROP_DOWN"
          /** The options. (at least 1 items) */
          options: {
            /** The option as respondents see it. Left out of `isOther`. */
            value?: string
            /** Whether it is the option with a text of the respondent's own. */
            isOther?: boolean
            /** The way that the form goes on after this option. */
            goToAction?: "NEXT_SECTION" | "RESTART_FORM" | "SUBMIT_FORM"
            /** The ID of the page break item where the form goes on. */
            goToSectionId?: string
            /** An image of the option. */
            image?: {
              /** The URL from which Google copies the image. */
              sourceUri?: string
              /** The text for screen readers. */
              altText?: string
              /** Size and place. */
              properties?: {
                /** The place. */
                alignment?: "LEFT" | "RIGHT" | "CENTER"
                /** Width in pixels, up to 740. (0 to 740) */
                width?: number
              }
            }
          }[]
          /** Whether each respondent gets the options in another order. */
          shuffle?: boolean
        }
        /** A question for free text. */
        textQuestion?: {
          /** Whether the answer may have several lines. */
          paragraph?: boolean
        }
        /** A question for a number on a scale. */
        scaleQuestion?: {
          /** The lowest value. */
          low: number
          /** The highest value. */
          high: number
          /** The label of the lowest value. */
          lowLabel?: string
          /** The label of the highest value. */
          highLabel?: string
        }
        /** A question for a date. */
        dateQuestion?: {
          /** Whether the answer has a time of day. */
          includeTime?: boolean
          /** Whether the answer has a year. */
          includeYear?: boolean
        }
        /** A question for a time or a duration. */
        timeQuestion?: {
          /** Whether it is a duration, and not a time of day. */
          duration?: boolean
        }
        /** A question for a rating, such as stars. */
        ratingQuestion?: {
          /** The number of icons. (at least 1) */
          ratingScaleLevel: number
          /** The icon. */
          iconType: "STAR" | "HEART" | "THUMB_UP"
        }
        /** A row of a grid. */
        rowQuestion?: {
          /** The text of the row. */
          title: string
        }
        /** Points and answer key, if the form is a quiz. */
        grading?: {
          /** Points for a correct answer. (at least 0) */
          pointValue: number
          /** The answer key. */
          correctAnswers: {
            /** Correct answers. Of a checkbox question, all together. */
            answers: {
              /** The correct answer, as it is in a response. */
              value: string
            }[]
          }
          /** Feedback on a correct choice. */
          whenRight?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on a wrong choice. */
          whenWrong?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on any answer that is not graded by its key. */
          generalFeedback?: {
            /** The feedback. */
            text: string
          }
        }
      }[]
      /** Columns of the grid, whose rows are the questions. */
      grid?: {
        /** The choices that all rows share, `RADIO` or `CHECKBOX`. */
        columns: {
          /** Kind of choice: one option, several, or one of a menu. */
          type: "RADIO" | "CHECKBOX" | "DROP_DOWN"
          /** The options. (at least 1 items) */
          options: {
            /** The option as respondents see it. Left out of `isOther`. */
            value?: string
            /** Whether it is the option with a text of the respondent's own. */
            isOther?: boolean
            /** The way that the form goes on after this option. */
            goToAction?: "NEXT_SECTION" | "RESTART_FORM" | "SUBMIT_FORM"
            /** The ID of the page break item where the form goes on. */
            goToSectionId?: string
            /** An image of the option. */
            image?: {
              /** The URL from which Google copies the image. */
              sourceUri?: string
              /** The text for screen readers. */
              altText?: string
              /** Size and place. */
              properties?: {
                /** The place. */
                alignment?: "LEFT" | "RIGHT" | "CENTER"
                /** Width in pixels, up to 740. (0 to 740) */
                width?: number
              }
            }
          }[]
          /** Whether each respondent gets the options in another order. */
          shuffle?: boolean
        }
        /** Whether each respondent gets the rows in another order. */
        shuffleQuestions?: boolean
      }
      /** An image above the questions. */
      image?: {
        /** The URL from which Google copies the image. */
        sourceUri?: string
        /** The text for screen readers. */
        altText?: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
    }
    /** An empty object. The item begins a section. */
    pageBreakItem?: { [k: string]: unknown }
    /** An empty object. The item has only its title and description. */
    textItem?: { [k: string]: unknown }
    /** An item with an image. */
    imageItem?: {
      /** The image. */
      image: {
        /** The URL from which Google copies the image. */
        sourceUri?: string
        /** The text for screen readers. */
        altText?: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
    }
    /** An item with a video of YouTube. */
    videoItem?: {
      /** The video. */
      video: {
        /** The URL of the video on YouTube. */
        youtubeUri: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
      /** The text below the video. */
      caption?: string
    }
  }
  /** The place of the item, from 0. (at least 0) */
  index: number
}

export interface ItemCreated {
  itemId?: string
  questionId?: string[]
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The item with its `itemId` and the new values. */
  item: {
    /** ID of the item, not used in the form before. Google makes one by default. */
    itemId?: string
    /** The title. Of an item with one question it is the question. */
    title?: string
    /** The text below the title. */
    description?: string
    /** An item with one question. */
    questionItem?: {
      /** The question. */
      question: {
        /** ID of the question, not used in the form before. Google makes one by default. */
        questionId?: string
        /** Whether respondents must answer it. */
        required?: boolean
        /** A question with options to choose from. */
        choiceQuestion?: {
          /** Kind of choice: one option, several, or one of a menu. */
          type: "RADIO" | "CHECKBOX" | "DROP_DOWN"
          /** The options. (at least 1 items) */
          options: {
            /** The option as respondents see it. Left out of `isOther`. */
            value?: string
            /** Whether it is the option with a text of the respondent's own. */
            isOther?: boolean
            /** The way that the form goes on after this option. */
            goToAction?: "NEXT_SECTION" | "RESTART_FORM" | "SUBMIT_FORM"
            /** The ID of the page break item where the form goes on. */
            goToSectionId?: string
            /** An image of the option. */
            image?: {
              /** The URL from which Google copies the image. */
              sourceUri?: string
              /** The text for screen readers. */
              altText?: string
              /** Size and place. */
              properties?: {
                /** The place. */
                alignment?: "LEFT" | "RIGHT" | "CENTER"
                /** Width in pixels, up to 740. (0 to 740) */
                width?: number
              }
            }
          }[]
          /** Whether each respondent gets the options in another order. */
          shuffle?: boolean
        }
        /** A question for free text. */
        textQuestion?: {
          /** Whether the answer may have several lines. */
          paragraph?: boolean
        }
        /** A question for a number on a scale. */
        scaleQuestion?: {
          /** The lowest value. */
          low: number
          /** The highest value. */
          high: number
          /** The label of the lowest value. */
          lowLabel?: string
          /** The label of the highest value. */
          highLabel?: string
        }
        /** A question for a date. */
        dateQuestion?: {
          /** Whether the answer has a time of day. */
          includeTime?: boolean
          /** Whether the answer has a year. */
          includeYear?: boolean
        }
        /** A question for a time or a duration. */
        timeQuestion?: {
          /** Whether it is a duration, and not a time of day. */
          duration?: boolean
        }
        /** A question for a rating, such as stars. */
        ratingQuestion?: {
          /** The number of icons. (at least 1) */
          ratingScaleLevel: number
          /** The icon. */
          iconType: "STAR" | "HEART" | "THUMB_UP"
        }
        /** A row of a grid. */
        rowQuestion?: {
          /** The text of the row. */
          title: string
        }
        /** Points and answer key, if the form is a quiz. */
        grading?: {
          /** Points for a correct answer. (at least 0) */
          pointValue: number
          /** The answer key. */
          correctAnswers: {
            /** Correct answers. Of a checkbox question, all together. */
            answers: {
              /** The correct answer, as it is in a response. */
              value: string
            }[]
          }
          /** Feedback on a correct choice. */
          whenRight?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on a wrong choice. */
          whenWrong?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on any answer that is not graded by its key. */
          generalFeedback?: {
            /** The feedback. */
            text: string
          }
        }
      }
      /** An image in the question. */
      image?: {
        /** The URL from which Google copies the image. */
        sourceUri?: string
        /** The text for screen readers. */
        altText?: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
    }
    /** An item with several questions, such as a grid. */
    questionGroupItem?: {
      /** The questions. In a grid, each is a row. */
      questions: {
        /** ID of the question, not used in the form before. Google makes one by default. */
        questionId?: string
        /** Whether respondents must answer it. */
        required?: boolean
        /** A question with options to choose from. */
        choiceQuestion?: {
          /** Kind of choice: one option, several, or one of a menu. */
          type: "RADIO" | "CHECKBOX" | "DROP_DOWN"
          /** The options. (at least 1 items) */
          options: {
            /** The option as respondents see it. Left out of `isOther`. */
            value?: string
            /** Whether it is the option with a text of the respondent's own. */
            isOther?: boolean
            /** The way that the form goes on after this option. */
            goToAction?: "NEXT_SECTION" | "RESTART_FORM" | "SUBMIT_FORM"
            /** The ID of the page break item where the form goes on. */
            goToSectionId?: string
            /** An image of the option. */
            image?: {
              /** The URL from which Google copies the image. */
              sourceUri?: string
              /** The text for screen readers. */
              altText?: string
              /** Size and place. */
              properties?: {
                /** The place. */
                alignment?: "LEFT" | "RIGHT" | "CENTER"
                /** Width in pixels, up to 740. (0 to 740) */
                width?: number
              }
            }
          }[]
          /** Whether each respondent gets the options in another order. */
          shuffle?: boolean
        }
        /** A question for free text. */
        textQuestion?: {
          /** Whether the answer may have several lines. */
          paragraph?: boolean
        }
        /** A question for a number on a scale. */
        scaleQuestion?: {
          /** The lowest value. */
          low: number
          /** The highest value. */
          high: number
          /** The label of the lowest value. */
          lowLabel?: string
          /** The label of the highest value. */
          highLabel?: string
        }
        /** A question for a date. */
        dateQuestion?: {
          /** Whether the answer has a time of day. */
          includeTime?: boolean
          /** Whether the answer has a year. */
          includeYear?: boolean
        }
        /** A question for a time or a duration. */
        timeQuestion?: {
          /** Whether it is a duration, and not a time of day. */
          duration?: boolean
        }
        /** A question for a rating, such as stars. */
        ratingQuestion?: {
          /** The number of icons. (at least 1) */
          ratingScaleLevel: number
          /** The icon. */
          iconType: "STAR" | "HEART" | "THUMB_UP"
        }
        /** A row of a grid. */
        rowQuestion?: {
          /** The text of the row. */
          title: string
        }
        /** Points and answer key, if the form is a quiz. */
        grading?: {
          /** Points for a correct answer. (at least 0) */
          pointValue: number
          /** The answer key. */
          correctAnswers: {
            /** Correct answers. Of a checkbox question, all together. */
            answers: {
              /** The correct answer, as it is in a response. */
              value: string
            }[]
          }
          /** Feedback on a correct choice. */
          whenRight?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on a wrong choice. */
          whenWrong?: {
            /** The feedback. */
            text: string
          }
          /** Feedback on any answer that is not graded by its key. */
          generalFeedback?: {
            /** The feedback. */
            text: string
          }
        }
      }[]
      /** Columns of the grid, whose rows are the questions. */
      grid?: {
        /** The choices that all rows share, `RADIO` or `CHECKBOX`. */
        columns: {
          /** Kind of choice: one option, several, or one of a menu. */
          type: "RADIO" | "CHECKBOX" | "DROP_DOWN"
          /** The options. (at least 1 items) */
          options: {
            /** The option as respondents see it. Left out of `isOther`. */
            value?: string
            /** Whether it is the option with a text of the respondent's own. */
            isOther?: boolean
            /** The way that the form goes on after this option. */
            goToAction?: "NEXT_SECTION" | "RESTART_FORM" | "SUBMIT_FORM"
            /** The ID of the page break item where the form goes on. */
            goToSectionId?: string
            /** An image of the option. */
            image?: {
              /** The URL from which Google copies the image. */
              sourceUri?: string
              /** The text for screen readers. */
              altText?: string
              /** Size and place. */
              properties?: {
                /** The place. */
                alignment?: "LEFT" | "RIGHT" | "CENTER"
                /** Width in pixels, up to 740. (0 to 740) */
                width?: number
              }
            }
          }[]
          /** Whether each respondent gets the options in another order. */
          shuffle?: boolean
        }
        /** Whether each respondent gets the rows in another order. */
        shuffleQuestions?: boolean
      }
      /** An image above the questions. */
      image?: {
        /** The URL from which Google copies the image. */
        sourceUri?: string
        /** The text for screen readers. */
        altText?: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
    }
    /** An empty object. The item begins a section. */
    pageBreakItem?: { [k: string]: unknown }
    /** An empty object. The item has only its title and description. */
    textItem?: { [k: string]: unknown }
    /** An item with an image. */
    imageItem?: {
      /** The image. */
      image: {
        /** The URL from which Google copies the image. */
        sourceUri?: string
        /** The text for screen readers. */
        altText?: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
    }
    /** An item with a video of YouTube. */
    videoItem?: {
      /** The video. */
      video: {
        /** The URL of the video on YouTube. */
        youtubeUri: string
        /** Size and place. */
        properties?: {
          /** The place. */
          alignment?: "LEFT" | "RIGHT" | "CENTER"
          /** Width in pixels, up to 740. (0 to 740) */
          width?: number
        }
      }
      /** The text below the video. */
      caption?: string
    }
  }
  /** The place of the item, from 0. (at least 0) */
  index: number
  /** Comma-separated names of the properties to change. */
  updateMask: string
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The place of the item, from 0. (at least 0) */
  index: number
}

/** Params of items.move. */
export interface ItemsMoveParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The place of the item, from 0. (at least 0) */
  index: number
  /** The new place, from 0. (at least 0) */
  newIndex: number
}

/** Params of batch_updates.create. */
export interface BatchUpdatesCreateParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** Changes as Google documents Request, each an object with one key. (at least 1 items) */
  requests: { [k: string]: unknown }[]
  /** Whether to return the changed form too. Defaults to `false`. */
  includeFormInResponse?: boolean
  /** The revision that the changes are made for. */
  writeControl?: {
    /** The revision that the form must have. Otherwise the changes are refused. */
    requiredRevisionId?: string
    /** The revision to apply the changes to. Later changes by others are merged. */
    targetRevisionId?: string
  }
}

export interface FormBatch {
  form?: Form
  /** One object for each change. Some are empty. */
  replies?: {
    createItem?: ItemCreated
  }[]
  writeControl?: FormRevision
}

export interface FormRevision {
  requiredRevisionId?: string
  targetRevisionId?: string
}

/** Params of watches.list. */
export interface WatchesListParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
}

export interface FormWatch {
  id: string
  target?: WatchTarget
  eventType?: string
  createTime?: string
  expireTime?: string
  errorType?: string
  state?: string
}

export interface WatchTarget {
  topic?: {
    topicName?: string
  }
}

/** Params of watches.create. */
export interface WatchesCreateParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** Name of the Cloud Pub/Sub topic. It lets Google Forms publish. */
  topicName: string
  /** The changes to watch: `SCHEMA` for questions and settings, or `RESPONSES`. */
  eventType: "SCHEMA" | "RESPONSES"
  /** ID of the watch, of 4 to 63 characters. Google makes one by default. */
  watchId?: string
}

/** Params of watches.delete. */
export interface WatchesDeleteParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The watch, as `watches.list` names it. */
  watchId: string
}

/** Params of watches.renew. */
export interface WatchesRenewParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The watch, as `watches.list` names it. */
  watchId: string
}

/** Params of responses.list. */
export interface ResponsesListParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** Filters by time: `timestamp > 2026-11-30T12:00:00Z` or with `>=`, in UTC. */
  filter?: string
  /** Maximum number of responses per page, 1 to 5,000. Defaults to 1,000. (1 to 5000; default 1000) */
  pageSize?: number
  /** The `nextPageToken` of the previous page. The other params stay the same. */
  pageToken?: string
}

export interface FormResponse {
  responseId: string
  formId?: string
  createTime?: string
  lastSubmittedTime?: string
  respondentEmail?: string
  totalScore?: number
  /** Answers by the IDs of questions. */
  answers?: {
    [k: string]: FormAnswer
  }
}

export interface FormAnswer {
  questionId?: string
  textAnswers?: TextAnswers
  fileUploadAnswers?: FileAnswers
  grade?: AnswerGrade
}

export interface TextAnswers {
  answers?: TextAnswer[]
}

export interface TextAnswer {
  value?: string
}

export interface FileAnswers {
  answers?: FileAnswer[]
}

export interface FileAnswer {
  fileId?: string
  fileName?: string
  mimeType?: string
}

export interface AnswerGrade {
  score?: number
  correct?: boolean
  feedback?: Feedback
}

/** Params of responses.get. */
export interface ResponsesGetParams {
  /** The ID of the form, as in the address of its editor. */
  formId: string
  /** The response, as `responses.list` names it. */
  responseId: string
}

/** Searchable fields of responses, in hosted mode. */
export interface ResponsesSearchFields {
  responseId: string | null
  formId: string | null
  respondentEmail: string | null
  createTime: string | null
  lastSubmittedTime: string | null
  totalScore: number | null
}

/** Credentials by auth variant. */
export interface GoogleFormsCredentials {
  oauth: GoogleFormsOauthCredentials
  service_account: GoogleFormsServiceAccountCredentials
}

/** Google account */
export interface GoogleFormsOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleFormsServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
  /** Email address of the user to act for, if the domain's administrator allows it. */
  subject?: string
}

export interface GoogleFormsConfig { [k: string]: never }
