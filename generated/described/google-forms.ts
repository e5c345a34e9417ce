// Generated from definitions/google-forms.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-forms.ts'

const formsGetParamsFormId = { description: "The ID of the form, as in the address of its editor." }
const formsGetParams = { properties: { formId: formsGetParamsFormId } }
const itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage = {
  properties: { alignment: { description: "The place." }, width: { description: "Width in pixels, up to 740." } },
  description: "Size and place.",
}
const itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2 = {
  sourceUri: { description: "The URL from which Google copies the image." },
  altText: { description: "The text for screen readers." },
  properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage,
}
const itemsCreateParamsItemQuestionItemQuestionChoiceQuestion = {
  type: { description: "Kind of choice: one option, several, or one of a menu." },
  options: {
    items: {
      properties: {
        value: { description: "The option as respondents see it. Left out of `isOther`." },
        isOther: { description: "Whether it is the option with a text of the respondent's own." },
        goToAction: { description: "The way that the form goes on after this option." },
        goToSectionId: { description: "The ID of the page break item where the form goes on." },
        image: {
          properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2,
          description: "An image of the option.",
        },
      },
    },
    description: "The options.",
  },
  shuffle: { description: "Whether each respondent gets the options in another order." },
}
const itemsCreateParamsItemQuestionItemQuestion = {
  questionId: { description: "ID of the question, not used in the form before. Google makes one by default." },
  required: { description: "Whether respondents must answer it." },
  choiceQuestion: {
    properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestion,
    description: "A question with options to choose from.",
  },
  textQuestion: {
    properties: { paragraph: { description: "Whether the answer may have several lines." } },
    description: "A question for free text.",
  },
  scaleQuestion: {
    properties: {
      low: { description: "The lowest value." },
      high: { description: "The highest value." },
      lowLabel: { description: "The label of the lowest value." },
      highLabel: { description: "The label of the highest value." },
    },
    description: "A question for a number on a scale.",
  },
  dateQuestion: {
    properties: {
      includeTime: { description: "Whether the answer has a time of day." },
      includeYear: { description: "Whether the answer has a year." },
    },
    description: "A question for a date.",
  },
  timeQuestion: {
    properties: { duration: { description: "Whether it is a duration, and not a time of day." } },
    description: "A question for a time or a duration.",
  },
  ratingQuestion: {
    properties: { ratingScaleLevel: { description: "The number of icons." }, iconType: { description: "The icon." } },
    description: "A question for a rating, such as stars.",
  },
  rowQuestion: { properties: { title: { description: "The text of the row." } }, description: "A row of a grid." },
  grading: {
    properties: {
      pointValue: { description: "Points for a correct answer." },
      correctAnswers: {
        properties: {
          answers: {
            items: { properties: { value: { description: "The correct answer, as it is in a response." } } },
            description: "Correct answers. Of a checkbox question, all together.",
          },
        },
        description: "The answer key.",
      },
      whenRight: {
        properties: { text: { description: "The feedback." } },
        description: "Feedback on a correct choice.",
      },
      whenWrong: { properties: { text: { description: "The feedback." } }, description: "Feedback on a wrong choice." },
      generalFeedback: {
        properties: { text: { description: "The feedback." } },
        description: "Feedback on any answer that is not graded by its key.",
      },
    },
    description: "Points and answer key, if the form is a quiz.",
  },
}
const itemsCreateParamsItem = {
  itemId: { description: "ID of the item, not used in the form before. Google makes one by default." },
  title: { description: "The title. Of an item with one question it is the question." },
  description: { description: "The text below the title." },
  questionItem: {
    properties: {
      question: { properties: itemsCreateParamsItemQuestionItemQuestion, description: "The question." },
      image: {
        properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2,
        description: "An image in the question.",
      },
    },
    description: "An item with one question.",
  },
  questionGroupItem: {
    properties: {
      questions: {
        items: { properties: itemsCreateParamsItemQuestionItemQuestion },
        description: "The questions. In a grid, each is a row.",
      },
      grid: {
        properties: {
          columns: {
            properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestion,
            description: "The choices that all rows share, `RADIO` or `CHECKBOX`.",
          },
          shuffleQuestions: { description: "Whether each respondent gets the rows in another order." },
        },
        description: "Columns of the grid, whose rows are the questions.",
      },
      image: {
        properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2,
        description: "An image above the questions.",
      },
    },
    description: "An item with several questions, such as a grid.",
  },
  pageBreakItem: { description: "An empty object. The item begins a section." },
  textItem: { description: "An empty object. The item has only its title and description." },
  imageItem: {
    properties: {
      image: {
        properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage_2,
        description: "The image.",
      },
    },
    description: "An item with an image.",
  },
  videoItem: {
    properties: {
      video: {
        properties: {
          youtubeUri: { description: "The URL of the video on YouTube." },
          properties: itemsCreateParamsItemQuestionItemQuestionChoiceQuestionOptionsItemsImage,
        },
        description: "The video.",
      },
      caption: { description: "The text below the video." },
    },
    description: "An item with a video of YouTube.",
  },
}
const watchesDeleteParams = {
  properties: { formId: formsGetParamsFormId, watchId: { description: "The watch, as `watches.list` names it." } },
}
const schemasImageInput = { $ref: "#/$defs/MediaInput", description: "Size and place." }
export default describedKind(kind, {
  category: "forms",
  support: "community",
  docs: "https://developers.google.com/workspace/forms/api/reference/rest/v1",
  basis: {
    version: "Forms API v1, and the list of files of Drive API v3",
    date: "2026-11-30",
    compared: "Google's discovery documents of forms v1 (20260519) and drive v3 (20260519)",
    sources: [{ type: "openapi", url: "https://forms.googleapis.com/$discovery/rest?version=v1" }],
    missing:
      "Notices of watches go to Cloud Pub/Sub, so there are no webhooks. The API makes no upload questions. Copies, " +
      "deletion and permissions of forms are in google-drive.",
  },
  sunset: {
    version: "v1",
    date: "none",
    docs: "https://developers.google.com/workspace/forms/api/reference/rest/v1",
    read: "2026-11-30",
  },
  description: "Forms and quizzes of Google Forms, with their questions, settings and responses.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. It can access forms that are shared with it. With domain-wide " +
        "delegation, it acts for a user.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
          subject: {
            description: "Email address of the user to act for, if the domain's administrator allows it.",
            title: "User to act for",
          },
        },
      },
    },
  },
  entities: {
    form_files: {
      description: "A form as a Google Drive file. Its ID is the `formId` of all other operations.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        starred: { type: "boolean" },
        webViewLink: { type: "string" },
        createdTime: { type: "timestamp" },
        modifiedTime: { type: "timestamp" },
        driveId: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    forms: { description: "A form with its questions. To list forms, use `form_files`.", refs: {} },
    items: {
      description: "An item of a form: a question, a group of questions, a section, a text, an image or a video.",
      refs: {},
    },
    batch_updates: { description: "A batch of changes of any kind, applied together or not at all.", refs: {} },
    watches: {
      description: "A watch of a form, which sends notices to a Cloud Pub/Sub topic for seven days.",
      refs: {},
    },
    responses: {
      description: "A response to a form: the answers of one person, by the IDs of questions.",
      search: {
        responseId: { type: "string" },
        formId: { type: "string" },
        respondentEmail: { type: "string" },
        createTime: { type: "timestamp" },
        lastSubmittedTime: { type: "timestamp" },
        totalScore: { type: "number" },
      },
      hit: { title: [["respondentEmail"]], text: [["formId"]] },
      refs: { formId: "forms.formId" },
    },
  },
  operations: {
    "form_files.list": {
      description: "Lists or searches the forms that the user can access, by name, text, owner or time.",
      keywords: ["surveys", "questionnaires", "quizzes", "which forms", "my polls", "sign-ups"],
      params: {
        properties: {
          q: {
            description:
              "Query in Google Drive's search syntax, such as `name contains 'plan' and trashed = false`. A " +
              "condition for forms is added.",
            examples: ["name contains 'plan' and trashed = false"],
          },
          orderBy: {
            description: "Comma-separated sort keys, such as `modifiedTime desc` or `name`.",
            examples: ["modifiedTime desc"],
          },
          corpora: { description: "Files to search. `drive` requires `driveId`." },
          driveId: { description: "ID of the shared drive to search." },
          includeItemsFromAllDrives: {
            description: "Whether to include files from shared drives. Defaults to `true`.",
          },
          supportsAllDrives: { description: "Whether shared drives are supported. `true` is the only value." },
          pageSize: {
            description: "Maximum number of files per page, 1 to 1,000. Defaults to 100. Google may return fewer.",
          },
          pageToken: {
            description: "The `nextPageToken` value of the previous page. Leave it out for the first page.",
          },
        },
      },
      record: { $ref: "#/$defs/FormFile" },
      isGraphql: false,
    },
    "forms.get": {
      description: "Gets a form with its questions and settings.",
      keywords: ["survey", "questionnaire", "quiz", "what does it ask", "link to fill in"],
      params: formsGetParams,
      isGraphql: false,
    },
    "forms.create": {
      description: "Creates an empty form. It has questions once you add items.",
      keywords: ["new survey", "questionnaire", "make a quiz", "start poll", "sign-up sheet"],
      params: {
        properties: {
          title: { description: "The title that respondents see." },
          documentTitle: { description: "The name of the file in Google Drive." },
          unpublished: {
            description:
              "Whether the form takes no responses until it is published. The default changes in 2026, so state it.",
          },
        },
      },
      isGraphql: false,
    },
    "forms.update": {
      description: "Updates the title or the description of a form. Changes the properties that `updateMask` names.",
      keywords: ["rename survey", "edit intro", "change heading", "correct questionnaire", "retitle"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          title: { description: "The title that respondents see." },
          description: { description: "The text below the title." },
          updateMask: { description: "Comma-separated names of the properties to change." },
        },
      },
      isGraphql: false,
    },
    "forms.update_settings": {
      description: "Turns a form into a quiz or back, or changes which email addresses it records.",
      keywords: ["graded", "make quiz", "with addresses", "anonymous", "who answered"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          isQuiz: { description: "Whether the form is a quiz. `false` deletes its grading." },
          emailCollectionType: {
            description: "The email addresses to collect: none, of signed-in accounts, or as typed.",
          },
          updateMask: {
            description: "Comma-separated names of the settings to change.",
            examples: ["quizSettings.isQuiz", "emailCollectionType"],
          },
        },
      },
      isGraphql: false,
    },
    "forms.publish": {
      description: "Publishes a form or takes it back, and opens or closes it for responses.",
      keywords: ["go live", "close survey", "stop accepting", "reopen", "make public", "unpublish"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          isPublished: { description: "Whether people can see the form." },
          isAcceptingResponses: { description: "Whether people can respond. It needs a published form." },
        },
      },
      isGraphql: false,
    },
    "items.create": {
      description: "Adds an item, such as a question, to a form at a place.",
      keywords: ["add question", "ask", "multiple choice", "new field", "section", "dropdown", "rating"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          item: {
            properties: itemsCreateParamsItem,
            description: "The question, section, text, image or video to add.",
          },
          index: { description: "The place of the item, from 0." },
        },
      },
      isGraphql: false,
    },
    "items.update": {
      description: "Updates an item of a form. Changes the properties that `updateMask` names.",
      keywords: ["edit question", "reword", "change options", "make required", "correct field"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          item: { properties: itemsCreateParamsItem, description: "The item with its `itemId` and the new values." },
          index: { description: "The place of the item, from 0." },
          updateMask: {
            description: "Comma-separated names of the properties to change.",
            examples: ["title,description"],
          },
        },
      },
      isGraphql: false,
    },
    "items.delete": {
      description: "Deletes an item of a form.",
      keywords: ["remove question", "drop field", "cut section", "take out", "get rid"],
      params: {
        properties: { formId: formsGetParamsFormId, index: { description: "The place of the item, from 0." } },
      },
      isGraphql: false,
    },
    "items.move": {
      description: "Moves an item of a form to another place.",
      keywords: ["reorder questions", "sort", "put first", "drag", "rearrange"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          index: { description: "The place of the item, from 0." },
          newIndex: { description: "The new place, from 0." },
        },
      },
      isGraphql: false,
    },
    "batch_updates.create": {
      description: "Applies changes to a form in their order, all or none. Each has the form that Google documents.",
      keywords: [
        "many edits",
        "several questions at once",
        "build the survey",
        "whole questionnaire",
        "quiz with all questions",
      ],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          requests: {
            description: "Changes as Google documents Request, each an object with one key.",
            examples: [[{ moveItem: { originalLocation: { index: 0 }, newLocation: { index: 1 } } }]],
          },
          includeFormInResponse: { description: "Whether to return the changed form too. Defaults to `false`." },
          writeControl: {
            properties: {
              requiredRevisionId: {
                description: "The revision that the form must have. Otherwise the changes are refused.",
              },
              targetRevisionId: {
                description: "The revision to apply the changes to. Later changes by others are merged.",
              },
            },
            description: "The revision that the changes are made for.",
          },
        },
      },
      isGraphql: false,
    },
    "watches.list": {
      description: "Lists the watches of a form that your Google Cloud project made.",
      keywords: ["subscriptions", "push notifications", "who listens", "events", "hooks"],
      params: formsGetParams,
      record: { $ref: "#/$defs/FormWatch" },
      isGraphql: false,
    },
    "watches.create": {
      description:
        "Watches a form for changes or for responses. The topic belongs to the project of the OAuth application.",
      keywords: ["subscribe", "push notifications", "notify of new responses", "pubsub", "listen"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          topicName: {
            description: "Name of the Cloud Pub/Sub topic. It lets Google Forms publish.",
            examples: ["projects/acme/topics/forms"],
          },
          eventType: { description: "The changes to watch: `SCHEMA` for questions and settings, or `RESPONSES`." },
          watchId: { description: "ID of the watch, of 4 to 63 characters. Google makes one by default." },
        },
      },
      isGraphql: false,
    },
    "watches.delete": {
      description: "Deletes a watch of a form, which ends its notices.",
      keywords: ["unsubscribe", "stop notifications", "end subscription", "no more events", "remove hook"],
      params: watchesDeleteParams,
      isGraphql: false,
    },
    "watches.renew": {
      description: "Renews a watch of a form for seven days, also one that is suspended.",
      keywords: ["extend subscription", "keep alive", "prolong", "resume notifications", "reactivate"],
      params: watchesDeleteParams,
      isGraphql: false,
    },
    "responses.list": {
      description: "Lists the responses to a form.",
      keywords: ["answers", "submissions", "results", "who filled in", "survey replies", "entries", "feedback"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          filter: { description: "Filters by time: `timestamp > 2026-11-30T12:00:00Z` or with `>=`, in UTC." },
          pageSize: { description: "Maximum number of responses per page, 1 to 5,000. Defaults to 1,000." },
          pageToken: { description: "The `nextPageToken` of the previous page. The other params stay the same." },
        },
      },
      record: { $ref: "#/$defs/FormResponse" },
      isGraphql: false,
    },
    "responses.get": {
      description: "Gets a response to a form.",
      keywords: ["answer", "submission", "entry", "what did they say", "score"],
      params: {
        properties: {
          formId: formsGetParamsFormId,
          responseId: { description: "The response, as `responses.list` names it." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    FormId: { type: "string", description: "The ID of the form, as in the address of its editor." },
    ItemInput: {
      type: "object",
      properties: {
        itemId: {
          type: "string",
          description: "ID of the item, not used in the form before. Google makes one by default.",
        },
        title: { type: "string", description: "The title. Of an item with one question it is the question." },
        description: { type: "string", description: "The text below the title." },
        questionItem: { $ref: "#/$defs/QuestionItemInput", description: "An item with one question." },
        questionGroupItem: {
          $ref: "#/$defs/QuestionGroupInput",
          description: "An item with several questions, such as a grid.",
        },
        pageBreakItem: {
          type: "object",
          additionalProperties: true,
          description: "An empty object. The item begins a section.",
        },
        textItem: {
          type: "object",
          additionalProperties: true,
          description: "An empty object. The item has only its title and description.",
        },
        imageItem: { $ref: "#/$defs/ImageItemInput", description: "An item with an image." },
        videoItem: { $ref: "#/$defs/VideoItemInput", description: "An item with a video of YouTube." },
      },
    },
    QuestionItemInput: {
      type: "object",
      properties: {
        question: { $ref: "#/$defs/QuestionInput", description: "The question." },
        image: { $ref: "#/$defs/ImageInput", description: "An image in the question." },
      },
      required: ["question"],
    },
    QuestionGroupInput: {
      type: "object",
      properties: {
        questions: {
          type: "array",
          items: { $ref: "#/$defs/QuestionInput" },
          description: "The questions. In a grid, each is a row.",
        },
        grid: { $ref: "#/$defs/GridInput", description: "Columns of the grid, whose rows are the questions." },
        image: { $ref: "#/$defs/ImageInput", description: "An image above the questions." },
      },
      required: ["questions"],
    },
    GridInput: {
      type: "object",
      properties: {
        columns: {
          $ref: "#/$defs/ChoiceInput",
          description: "The choices that all rows share, `RADIO` or `CHECKBOX`.",
        },
        shuffleQuestions: { type: "boolean", description: "Whether each respondent gets the rows in another order." },
      },
      required: ["columns"],
    },
    QuestionInput: {
      type: "object",
      properties: {
        questionId: {
          type: "string",
          description: "ID of the question, not used in the form before. Google makes one by default.",
        },
        required: { type: "boolean", description: "Whether respondents must answer it." },
        choiceQuestion: { $ref: "#/$defs/ChoiceInput", description: "A question with options to choose from." },
        textQuestion: { $ref: "#/$defs/TextInput", description: "A question for free text." },
        scaleQuestion: { $ref: "#/$defs/ScaleInput", description: "A question for a number on a scale." },
        dateQuestion: { $ref: "#/$defs/DateInput", description: "A question for a date." },
        timeQuestion: { $ref: "#/$defs/TimeInput", description: "A question for a time or a duration." },
        ratingQuestion: { $ref: "#/$defs/RatingInput", description: "A question for a rating, such as stars." },
        rowQuestion: { $ref: "#/$defs/RowInput", description: "A row of a grid." },
        grading: { $ref: "#/$defs/GradingInput", description: "Points and answer key, if the form is a quiz." },
      },
    },
    ChoiceInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Kind of choice: one option, several, or one of a menu.",
          enum: ["RADIO", "CHECKBOX", "DROP_DOWN"],
        },
        options: { type: "array", items: { $ref: "#/$defs/OptionInput" }, description: "The options.", minItems: 1 },
        shuffle: { type: "boolean", description: "Whether each respondent gets the options in another order." },
      },
      required: ["type", "options"],
    },
    OptionInput: {
      type: "object",
      properties: {
        value: { type: "string", description: "The option as respondents see it. Left out of `isOther`." },
        isOther: { type: "boolean", description: "Whether it is the option with a text of the respondent's own." },
        goToAction: {
          type: "string",
          description: "The way that the form goes on after this option.",
          enum: ["NEXT_SECTION", "RESTART_FORM", "SUBMIT_FORM"],
        },
        goToSectionId: { type: "string", description: "The ID of the page break item where the form goes on." },
        image: { $ref: "#/$defs/ImageInput", description: "An image of the option." },
      },
    },
    TextInput: {
      type: "object",
      properties: { paragraph: { type: "boolean", description: "Whether the answer may have several lines." } },
    },
    ScaleInput: {
      type: "object",
      properties: {
        low: { type: "integer", description: "The lowest value." },
        high: { type: "integer", description: "The highest value." },
        lowLabel: { type: "string", description: "The label of the lowest value." },
        highLabel: { type: "string", description: "The label of the highest value." },
      },
      required: ["low", "high"],
    },
    DateInput: {
      type: "object",
      properties: {
        includeTime: { type: "boolean", description: "Whether the answer has a time of day." },
        includeYear: { type: "boolean", description: "Whether the answer has a year." },
      },
    },
    TimeInput: {
      type: "object",
      properties: { duration: { type: "boolean", description: "Whether it is a duration, and not a time of day." } },
    },
    RatingInput: {
      type: "object",
      properties: {
        ratingScaleLevel: { type: "integer", description: "The number of icons.", minimum: 1 },
        iconType: { type: "string", description: "The icon.", enum: ["STAR", "HEART", "THUMB_UP"] },
      },
      required: ["ratingScaleLevel", "iconType"],
    },
    RowInput: {
      type: "object",
      properties: { title: { type: "string", description: "The text of the row." } },
      required: ["title"],
    },
    GradingInput: {
      type: "object",
      properties: {
        pointValue: { type: "integer", description: "Points for a correct answer.", minimum: 0 },
        correctAnswers: { $ref: "#/$defs/CorrectInput", description: "The answer key." },
        whenRight: { $ref: "#/$defs/FeedbackInput", description: "Feedback on a correct choice." },
        whenWrong: { $ref: "#/$defs/FeedbackInput", description: "Feedback on a wrong choice." },
        generalFeedback: {
          $ref: "#/$defs/FeedbackInput",
          description: "Feedback on any answer that is not graded by its key.",
        },
      },
      required: ["pointValue", "correctAnswers"],
    },
    CorrectInput: {
      type: "object",
      properties: {
        answers: {
          type: "array",
          items: { $ref: "#/$defs/CorrectAnswerInput" },
          description: "Correct answers. Of a checkbox question, all together.",
        },
      },
      required: ["answers"],
    },
    CorrectAnswerInput: {
      type: "object",
      properties: { value: { type: "string", description: "The correct answer, as it is in a response." } },
      required: ["value"],
    },
    FeedbackInput: {
      type: "object",
      properties: { text: { type: "string", description: "The feedback." } },
      required: ["text"],
    },
    ImageInput: {
      type: "object",
      properties: {
        sourceUri: { type: "string", description: "The URL from which Google copies the image." },
        altText: { type: "string", description: "The text for screen readers." },
        properties: schemasImageInput,
      },
    },
    ImageItemInput: {
      type: "object",
      properties: { image: { $ref: "#/$defs/ImageInput", description: "The image." } },
      required: ["image"],
    },
    VideoItemInput: {
      type: "object",
      properties: {
        video: { $ref: "#/$defs/VideoInput", description: "The video." },
        caption: { type: "string", description: "The text below the video." },
      },
      required: ["video"],
    },
    VideoInput: {
      type: "object",
      properties: {
        youtubeUri: { type: "string", description: "The URL of the video on YouTube." },
        properties: schemasImageInput,
      },
      required: ["youtubeUri"],
    },
    MediaInput: {
      type: "object",
      properties: {
        alignment: { type: "string", description: "The place.", enum: ["LEFT", "RIGHT", "CENTER"] },
        width: { type: "integer", description: "Width in pixels, up to 740.", minimum: 0, maximum: 740 },
      },
    },
    WriteControl: {
      type: "object",
      properties: {
        requiredRevisionId: {
          type: "string",
          description: "The revision that the form must have. Otherwise the changes are refused.",
        },
        targetRevisionId: {
          type: "string",
          description: "The revision to apply the changes to. Later changes by others are merged.",
        },
      },
    },
    FormBatch: {
      type: "object",
      properties: {
        form: { $ref: "#/$defs/Form" },
        replies: {
          type: "array",
          items: { type: "object", properties: { createItem: { $ref: "#/$defs/ItemCreated" } } },
          description: "One object for each change. Some are empty.",
        },
        writeControl: { $ref: "#/$defs/FormRevision" },
      },
    },
    FormRevision: {
      type: "object",
      properties: { requiredRevisionId: { type: "string" }, targetRevisionId: { type: "string" } },
    },
    FormWatch: {
      type: "object",
      properties: {
        id: { type: "string" },
        target: { $ref: "#/$defs/WatchTarget" },
        eventType: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        expireTime: { type: "string", format: "date-time" },
        errorType: { type: "string" },
        state: { type: "string" },
      },
      required: ["id"],
    },
    WatchTarget: {
      type: "object",
      properties: { topic: { type: "object", properties: { topicName: { type: "string" } } } },
    },
    FormFile: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        starred: { type: "boolean" },
        webViewLink: { type: "string" },
        createdTime: { type: "string", format: "date-time" },
        modifiedTime: { type: "string", format: "date-time" },
        shared: { type: "boolean" },
        ownedByMe: { type: "boolean" },
        driveId: { type: "string" },
        parents: { type: "array", items: { type: "string" } },
        owners: { type: "array", items: { $ref: "#/$defs/FileUser" } },
        lastModifyingUser: { $ref: "#/$defs/FileUser" },
      },
      required: ["id"],
    },
    FileUser: {
      type: "object",
      properties: {
        displayName: { type: "string" },
        emailAddress: { type: "string" },
        permissionId: { type: "string" },
        me: { type: "boolean" },
      },
    },
    Form: {
      type: "object",
      properties: {
        formId: { type: "string" },
        info: { $ref: "#/$defs/FormInfo" },
        settings: { $ref: "#/$defs/FormSettings" },
        items: { type: "array", items: { $ref: "#/$defs/FormItem" } },
        revisionId: { type: "string" },
        responderUri: { type: "string" },
        linkedSheetId: { type: "string" },
        publishSettings: { $ref: "#/$defs/PublishSettings" },
      },
      required: ["formId"],
    },
    FormInfo: {
      type: "object",
      properties: { title: { type: "string" }, documentTitle: { type: "string" }, description: { type: "string" } },
    },
    FormSettings: {
      type: "object",
      properties: { quizSettings: { $ref: "#/$defs/QuizSettings" }, emailCollectionType: { type: "string" } },
    },
    QuizSettings: { type: "object", properties: { isQuiz: { type: "boolean" } } },
    PublishSettings: { type: "object", properties: { publishState: { $ref: "#/$defs/PublishState" } } },
    PublishState: {
      type: "object",
      properties: { isPublished: { type: "boolean" }, isAcceptingResponses: { type: "boolean" } },
    },
    FormPublished: {
      type: "object",
      properties: { formId: { type: "string" }, publishSettings: { $ref: "#/$defs/PublishSettings" } },
      required: ["formId"],
    },
    ItemCreated: {
      type: "object",
      properties: { itemId: { type: "string" }, questionId: { type: "array", items: { type: "string" } } },
    },
    FormItem: {
      type: "object",
      properties: {
        itemId: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        questionItem: { $ref: "#/$defs/QuestionItem" },
        questionGroupItem: { $ref: "#/$defs/QuestionGroup" },
        pageBreakItem: { type: "object", description: "An empty object. It begins a section." },
        textItem: { type: "object", description: "An empty object. The item has only its title and description." },
        imageItem: { $ref: "#/$defs/ImageItem" },
        videoItem: { $ref: "#/$defs/VideoItem" },
      },
    },
    QuestionItem: {
      type: "object",
      properties: { question: { $ref: "#/$defs/Question" }, image: { $ref: "#/$defs/FormImage" } },
    },
    QuestionGroup: {
      type: "object",
      properties: {
        questions: { type: "array", items: { $ref: "#/$defs/Question" } },
        grid: { $ref: "#/$defs/QuestionGrid" },
        image: { $ref: "#/$defs/FormImage" },
      },
    },
    QuestionGrid: {
      type: "object",
      properties: { columns: { $ref: "#/$defs/ChoiceQuestion" }, shuffleQuestions: { type: "boolean" } },
    },
    Question: {
      type: "object",
      properties: {
        questionId: { type: "string" },
        required: { type: "boolean" },
        choiceQuestion: { $ref: "#/$defs/ChoiceQuestion" },
        textQuestion: { $ref: "#/$defs/TextQuestion" },
        scaleQuestion: { $ref: "#/$defs/ScaleQuestion" },
        dateQuestion: { $ref: "#/$defs/DateQuestion" },
        timeQuestion: { $ref: "#/$defs/TimeQuestion" },
        ratingQuestion: { $ref: "#/$defs/RatingQuestion" },
        rowQuestion: { $ref: "#/$defs/RowQuestion" },
        fileUploadQuestion: { $ref: "#/$defs/FileUploadQuestion" },
        grading: { $ref: "#/$defs/Grading" },
      },
    },
    ChoiceQuestion: {
      type: "object",
      properties: {
        type: { type: "string" },
        options: { type: "array", items: { $ref: "#/$defs/ChoiceOption" } },
        shuffle: { type: "boolean" },
      },
    },
    ChoiceOption: {
      type: "object",
      properties: {
        value: { type: "string" },
        isOther: { type: "boolean" },
        goToAction: { type: "string" },
        goToSectionId: { type: "string" },
        image: { $ref: "#/$defs/FormImage" },
      },
    },
    TextQuestion: { type: "object", properties: { paragraph: { type: "boolean" } } },
    ScaleQuestion: {
      type: "object",
      properties: {
        low: { type: "integer" },
        high: { type: "integer" },
        lowLabel: { type: "string" },
        highLabel: { type: "string" },
      },
    },
    DateQuestion: {
      type: "object",
      properties: { includeTime: { type: "boolean" }, includeYear: { type: "boolean" } },
    },
    TimeQuestion: { type: "object", properties: { duration: { type: "boolean" } } },
    RatingQuestion: {
      type: "object",
      properties: { ratingScaleLevel: { type: "integer" }, iconType: { type: "string" } },
    },
    RowQuestion: { type: "object", properties: { title: { type: "string" } } },
    FileUploadQuestion: {
      type: "object",
      properties: {
        folderId: { type: "string" },
        types: { type: "array", items: { type: "string" } },
        maxFiles: { type: "integer" },
        maxFileSize: { type: "string" },
      },
    },
    FormImage: {
      type: "object",
      properties: {
        sourceUri: { type: "string" },
        contentUri: { type: "string" },
        altText: { type: "string" },
        properties: { $ref: "#/$defs/MediaProperties" },
      },
    },
    MediaProperties: { type: "object", properties: { alignment: { type: "string" }, width: { type: "integer" } } },
    ImageItem: { type: "object", properties: { image: { $ref: "#/$defs/FormImage" } } },
    VideoItem: { type: "object", properties: { video: { $ref: "#/$defs/FormVideo" }, caption: { type: "string" } } },
    FormVideo: {
      type: "object",
      properties: { youtubeUri: { type: "string" }, properties: { $ref: "#/$defs/MediaProperties" } },
    },
    FormResponse: {
      type: "object",
      properties: {
        responseId: { type: "string" },
        formId: { type: "string" },
        createTime: { type: "string", format: "date-time" },
        lastSubmittedTime: { type: "string", format: "date-time" },
        respondentEmail: { type: "string" },
        totalScore: { type: "number" },
        answers: {
          type: "object",
          additionalProperties: { $ref: "#/$defs/FormAnswer" },
          description: "Answers by the IDs of questions.",
        },
      },
      required: ["responseId"],
    },
    FormAnswer: {
      type: "object",
      properties: {
        questionId: { type: "string" },
        textAnswers: { $ref: "#/$defs/TextAnswers" },
        fileUploadAnswers: { $ref: "#/$defs/FileAnswers" },
        grade: { $ref: "#/$defs/AnswerGrade" },
      },
    },
    TextAnswers: { type: "object", properties: { answers: { type: "array", items: { $ref: "#/$defs/TextAnswer" } } } },
    TextAnswer: { type: "object", properties: { value: { type: "string" } } },
    FileAnswers: { type: "object", properties: { answers: { type: "array", items: { $ref: "#/$defs/FileAnswer" } } } },
    FileAnswer: {
      type: "object",
      properties: { fileId: { type: "string" }, fileName: { type: "string" }, mimeType: { type: "string" } },
    },
    AnswerGrade: {
      type: "object",
      properties: { score: { type: "number" }, correct: { type: "boolean" }, feedback: { $ref: "#/$defs/Feedback" } },
    },
    Grading: {
      type: "object",
      properties: {
        pointValue: { type: "integer" },
        correctAnswers: { $ref: "#/$defs/CorrectAnswers" },
        whenRight: { $ref: "#/$defs/Feedback" },
        whenWrong: { $ref: "#/$defs/Feedback" },
        generalFeedback: { $ref: "#/$defs/Feedback" },
      },
    },
    CorrectAnswers: {
      type: "object",
      properties: { answers: { type: "array", items: { $ref: "#/$defs/CorrectAnswer" } } },
    },
    CorrectAnswer: { type: "object", properties: { value: { type: "string" } } },
    Feedback: {
      type: "object",
      properties: {
        text: { type: "string" },
        material: { type: "array", items: { $ref: "#/$defs/FeedbackMaterial" } },
      },
    },
    FeedbackMaterial: {
      type: "object",
      properties: { link: { $ref: "#/$defs/FeedbackLink" }, video: { $ref: "#/$defs/FeedbackVideo" } },
    },
    FeedbackLink: { type: "object", properties: { uri: { type: "string" }, displayText: { type: "string" } } },
    FeedbackVideo: { type: "object", properties: { youtubeUri: { type: "string" }, displayText: { type: "string" } } },
  },
})
