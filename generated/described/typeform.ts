// Generated from definitions/typeform.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/typeform.ts'

const formsListParamsPage = { description: "Page number, starting at 1, as `next` of the previous page returns it." }
const formsListParamsPage_size = { description: "Maximum number of records per page, 1 to 200. Defaults to 10." }
const formsGetParamsForm_id = { description: "ID of the form: the last part of its URL.", examples: ["u6nXL7"] }
const formsGetParams = { properties: { form_id: formsGetParamsForm_id } }
const formsCreateParamsType = {
  description: "Type of the form: a quiz, or a form with logic that leads to one of several endings.",
}
const formsCreateParamsFieldsItemsAttachment = {
  type: { description: "Type of the attachment: image or video." },
  href: { description: "URL of an image in the account, or of a video on YouTube, Vimeo or Pexels." },
  scale: { description: "Scale of a video." },
}
const formsCreateParamsFieldsExamples = [[{ title: "What is your name?", type: "short_text", ref: "name" }]]
const formsCreateParamsFields = {
  items: {
    properties: {
      title: { description: "Text of the question." },
      type: { description: "Type of the question." },
      ref: { description: "Your own name for the question." },
      id: { description: "ID of an existing question." },
      properties: {
        description:
          "Properties by question type: `choices`, `description`, `allow_multiple_selection`, `steps`, `labels`, " +
          "`currency`, and `fields` of a group.",
      },
      validations: {
        properties: {
          required: { description: "Whether an answer is required." },
          max_length: { description: "Maximum number of characters." },
          min_value: { description: "Minimum number." },
          max_value: { description: "Maximum number." },
        },
        description: "Validations of the answer.",
      },
      attachment: {
        properties: formsCreateParamsFieldsItemsAttachment,
        description: "Image or video to show with the question.",
      },
    },
  },
  description: "Questions of the form.",
  examples: formsCreateParamsFieldsExamples,
}
const formsCreateParamsWorkspace = {
  properties: { href: { description: "URL of the resource at Typeform." } },
  description: "Workspace of the form, by its URL. Defaults to the default workspace.",
  examples: [{ href: "https://api.typeform.com/workspaces/a1b2c3" }],
}
const formsCreateParamsTheme = {
  properties: { href: { description: "URL of the resource at Typeform." } },
  description: "Theme of the form, by its URL. Defaults to a copy of the default theme.",
  examples: [{ href: "https://api.typeform.com/themes/qHWOQ7" }],
}
const formsCreateParamsSettings = {
  description:
    "Settings by name: `language`, `is_public`, `progress_bar`, `show_progress_bar`, `meta`, " +
    "`redirect_after_submit_url` and others that `forms.get` returns.",
  examples: [{ is_public: true, language: "en" }],
}
const formsCreateParamsHidden = {
  description: "Names of the hidden fields, which the form's URL sets.",
  examples: [["utm_source"]],
}
const formsCreateParamsVariables = {
  properties: {
    score: { description: "Initial score, which answers change." },
    price: { description: "Initial price, which answers change." },
  },
  description: "Variables that the form's logic calculates.",
}
const formsCreateParamsWelcome_screensItems = {
  properties: {
    title: { description: "Text of the screen." },
    ref: { description: "Your own name for the screen." },
    type: { description: "Type of the screen, such as `url_redirect`." },
    properties: {
      properties: {
        description: { description: "Description of the screen. For welcome screens only." },
        show_button: { description: "Whether to show a button." },
        button_text: { description: "Text of the button." },
        button_mode: {
          description: "Action of the button, such as `reload` or `redirect`. For thank-you screens only.",
        },
        redirect_url: { description: "URL that the button leads to. For thank-you screens only." },
        share_icons: { description: "Whether to show icons to share the form. For thank-you screens only." },
      },
      description: "Options of the screen.",
    },
    attachment: {
      properties: formsCreateParamsFieldsItemsAttachment,
      description: "Image or video to show with the screen.",
    },
  },
}
const formsCreateParamsWelcome_screens = {
  items: formsCreateParamsWelcome_screensItems,
  description: "Welcome screens, shown before the questions.",
}
const formsCreateParamsThankyou_screens = {
  items: formsCreateParamsWelcome_screensItems,
  description: "Thank-you screens, shown after the questions.",
}
const formsCreateParamsLogic = {
  items: {
    properties: {
      type: { description: "Type of the logic's subject: a question or a hidden field." },
      ref: { description: "Reference of the question or hidden field." },
      actions: {
        items: { description: "Typeform logic action with `action`, `details` and `condition`." },
        description: "Actions to take.",
      },
    },
  },
  description: "Logic of the form: the actions that follow from answers.",
}
const responsesGetParamsResponse_id = {
  description: "ID of the response, as `responses.list` returns it.",
  examples: ["21085286190ffad1248d17c4135ee56f"],
}
const responsesEraseParamsAccount_id = {
  description: "ID of the account, as `account_id` of a workspace returns it.",
  examples: ["01D4NGG5Z7YJ8W7TZ1X8P5QJ3M"],
}
const webhooksGetParamsTag = { description: "Tag of the webhook, chosen when it was created.", examples: ["phoenix"] }
const webhooksGetParams = { properties: { form_id: formsGetParamsForm_id, tag: webhooksGetParamsTag } }
const webhooksCreateParams = {
  properties: {
    form_id: formsGetParamsForm_id,
    tag: webhooksGetParamsTag,
    url: { description: "URL that responses are sent to.", examples: ["https://example.com/typeform"] },
    enabled: { description: "Whether the webhook is enabled." },
    secret: { description: "Secret to sign payloads with, by HMAC SHA-256." },
    verify_ssl: { description: "Whether to verify SSL certificates." },
    event_types: {
      properties: {
        form_response: { description: "Whether to send completed responses." },
        form_response_partial: { description: "Whether to send partial responses." },
      },
      description: "Events to send.",
    },
  },
}
const workspacesListParamsSearch = { description: "Filters to workspaces with this text in the name." }
const workspacesGetParamsWorkspace_id = {
  description: "ID of the workspace, as `workspaces.list` returns it.",
  examples: ["a1b2c3"],
}
const workspacesGetParams = { properties: { workspace_id: workspacesGetParamsWorkspace_id } }
const workspace_membersCreateParamsEmail = {
  description: "Email address of the member.",
  examples: ["ada@example.com"],
}
const themesGetParamsTheme_id = { description: "ID of the theme, as `themes.list` returns it.", examples: ["qHWOQ7"] }
const themesGetParams = { properties: { theme_id: themesGetParamsTheme_id } }
const themesCreateParamsFont = {
  description: "Font of the theme, one of Typeform's fonts.",
  examples: ["Source Sans Pro"],
}
const themesCreateParamsColors = {
  properties: {
    answer: { description: "Color of answers, as `#rrggbb`.", examples: ["#4FB0AE"] },
    background: { description: "Color of the background, as `#rrggbb`.", examples: ["#FFFFFF"] },
    button: { description: "Color of buttons, as `#rrggbb`.", examples: ["#4FB0AE"] },
    question: { description: "Color of questions, as `#rrggbb`.", examples: ["#3D3D3D"] },
  },
  description: "Colors of the theme.",
}
const themesCreateParamsBackground = {
  properties: {
    href: { description: "URL of an image in the account." },
    layout: { description: "Layout of the background image." },
    brightness: { description: "Brightness of the background image, from -1 to 1." },
  },
  description: "Background image of the theme.",
}
const themesCreateParamsFields = {
  alignment: { description: "Text alignment." },
  font_size: { description: "Font size." },
}
const themesCreateParamsFields_2 = { properties: themesCreateParamsFields, description: "Style of the questions." }
const themesCreateParamsScreens = {
  properties: themesCreateParamsFields,
  description: "Style of the welcome and thank-you screens.",
}
const imagesGetParamsImage_id = {
  description: "ID of the image, as `images.list` returns it.",
  examples: ["kbn8tc98AHb"],
}
const imagesGetParams = { properties: { image_id: imagesGetParamsImage_id } }
const schemasFieldLook = {
  alignment: { type: "string", description: "Text alignment.", enum: ["left", "center"] },
  font_size: { type: "string", description: "Font size.", enum: ["small", "medium", "large"] },
}
export default describedKind(kind, {
  category: "forms",
  support: "community",
  docs: "https://www.typeform.com/developers/",
  basis: {
    version: "Create, Responses and Webhooks APIs",
    date: "2026-11-23",
    recorded: {
      read: 42,
      valid: 42,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/typeform/tests",
    },
    sources: [
      { type: "sdk", url: "https://registry.npmjs.org/@typeform/api-client/latest" },
      { type: "changelog", url: "https://www.typeform.com/developers/changelog/" },
    ],
    missing:
      "Translations, contacts, and the making of a workspace's account. Typeform gives responses of about the last " +
      "half hour late; webhooks have them at once. The order of responses cannot be chosen, since Typeform's pages " +
      "do not take one. Only completed responses are copied.",
  },
  sunset: { date: "none", docs: "https://github.com/Typeform/js-api-client", read: "2026-11-29" },
  description:
    "Forms with their questions, messages and insights, responses with uploaded files, webhooks, workspaces, themes " +
    "and images of a Typeform account.",
  config: {
    properties: {
      host: {
        description:
          "API host of the account. Accounts in the EU data centers use `api.eu.typeform.com` or `api.typeform.eu`; " +
          "the form's `_links.responses` names it.",
      },
      login: {
        description:
          "Host for sign-in and app registration. Accounts at `api.typeform.eu` use that host; other accounts use " +
          "`api.typeform.com`.",
      },
    },
  },
  auth: {
    token: {
      description:
        "Create one under Your settings > Personal tokens. Requires the scope `forms:read` besides the scopes of the " +
        "operations you call.",
      credentials: { properties: { token: { description: "The personal access token." } } },
    },
    oauth: { description: "The client ID and secret are under Developer apps in the organization's settings." },
  },
  entities: {
    me: { description: "The account that the token belongs to.", refs: {} },
    forms: {
      description: "A form with its questions, screens, logic and settings.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        type: { type: "string" },
        is_public: { type: "boolean", at: { in: "body", steps: ["settings", "is_public"] } },
        url: { type: "string", at: { in: "body", steps: ["_links", "display"] } },
        created_at: { type: "timestamp" },
        last_updated_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [] },
      refs: {},
    },
    form_changes: { description: "A change to the title, theme, workspace or settings of a form.", refs: {} },
    form_messages: { description: "The messages of a form: texts that it shows besides its questions.", refs: {} },
    form_insights: { description: "Insights into the performance of a form.", refs: {} },
    responses: {
      description: "A response to a form, with its answers.",
      search: {
        response_id: { type: "string" },
        landing_id: { type: "string" },
        token: { type: "string" },
        landed_at: { type: "timestamp" },
        submitted_at: { type: "timestamp" },
        response_type: { type: "string" },
        thankyou_screen_ref: { type: "string" },
        hidden: { type: "object" },
        calculated: { type: "object" },
        variables: { type: "array" },
        answers: { type: "array" },
        metadata: { type: "object" },
      },
      hit: { title: [["response_id"]], text: [["answers"], ["hidden"]] },
      refs: {},
    },
    response_files: { description: "A file that was uploaded in a response.", refs: {} },
    form_files: { description: "The files that were uploaded to a form.", refs: {} },
    webhooks: {
      description: "A webhook of a form: a URL that receives each response immediately.",
      search: {
        id: { type: "string" },
        form_id: { type: "string" },
        tag: { type: "string" },
        url: { type: "string" },
        enabled: { type: "boolean" },
        verify_ssl: { type: "boolean" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["tag"]], text: [["url"]] },
      refs: { form_id: "forms.id" },
    },
    workspaces: {
      description: "A workspace with its forms and members.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        account_id: { type: "string" },
        default: { type: "boolean" },
        shared: { type: "boolean" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    default_workspace: { description: "The default workspace, which new forms are created in.", refs: {} },
    workspace_members: { description: "A member of a workspace.", refs: {} },
    account_workspaces: { description: "A workspace of a specific account, for users of several accounts.", refs: {} },
    themes: {
      description: "A theme: the colors, font and background of a form.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        visibility: { type: "string" },
        font: { type: "string" },
        has_transparent_button: { type: "boolean" },
        rounded_corners: { type: "string" },
        colors: { type: "object" },
        background: { type: "object" },
      },
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    images: {
      description: "An image of the account that forms can show.",
      search: {
        id: { type: "string" },
        src: { type: "string" },
        file_name: { type: "string" },
        width: { type: "integer" },
        height: { type: "integer" },
        media_type: { type: "string" },
        has_alpha: { type: "boolean" },
        avg_color: { type: "string" },
      },
      hit: { title: [["file_name"]], text: [["media_type"]] },
      refs: {},
    },
    image_files: { description: "The content of an image.", refs: {} },
  },
  operations: {
    "me.get": {
      description: "Gets the name, email address and language of the account that the token belongs to.",
      keywords: ["who am I", "my account", "logged in", "profile", "whoami"],
      isGraphql: false,
    },
    "forms.list": {
      description: "Lists forms with their titles and links. For the questions of a form, use `forms.get`.",
      keywords: [
        "surveys",
        "questionnaire",
        "quiz",
        "poll",
        "feedback",
        "which forms",
        "our surveys",
        "quizzes",
        "form called",
      ],
      params: {
        properties: {
          page: formsListParamsPage,
          page_size: formsListParamsPage_size,
          search: { description: "Filters to forms with this text in the title." },
          workspace_id: { description: "Filters by workspace ID, as `workspaces.list` returns it." },
          sort_by: { description: "Sort field." },
          order_by: { description: "Sort direction." },
        },
      },
      record: { $ref: "#/$defs/FormSummary" },
      isGraphql: false,
    },
    "forms.get": {
      description: "Gets a form with its questions, screens, logic and settings.",
      keywords: [
        "survey",
        "questionnaire",
        "quiz",
        "poll",
        "feedback",
        "questions of the form",
        "fields of the survey",
        "what do we ask",
      ],
      params: formsGetParams,
      isGraphql: false,
    },
    "forms.create": {
      description: "Creates a form with its questions.",
      keywords: [
        "new survey",
        "build quiz",
        "survey",
        "questionnaire",
        "quiz",
        "poll",
        "feedback",
        "make a quiz",
        "build a form",
      ],
      params: {
        properties: {
          title: { description: "Title of the form." },
          type: formsCreateParamsType,
          fields: formsCreateParamsFields,
          workspace: formsCreateParamsWorkspace,
          theme: formsCreateParamsTheme,
          settings: formsCreateParamsSettings,
          hidden: formsCreateParamsHidden,
          variables: formsCreateParamsVariables,
          welcome_screens: formsCreateParamsWelcome_screens,
          thankyou_screens: formsCreateParamsThankyou_screens,
          logic: formsCreateParamsLogic,
        },
      },
      isGraphql: false,
    },
    "forms.update": {
      description:
        "Updates a form, replaced as a whole: questions that you leave out are deleted with their answers. To change " +
        "the title, theme or settings only, use `form_changes.update`.",
      keywords: [
        "add question",
        "edit survey",
        "redo questions",
        "survey",
        "questionnaire",
        "quiz",
        "poll",
        "feedback",
        "close the form",
        "change a question",
        "stop accepting responses",
        "rename the form",
      ],
      params: {
        properties: {
          form_id: formsGetParamsForm_id,
          title: { description: "Title of the form." },
          type: formsCreateParamsType,
          fields: formsCreateParamsFields,
          workspace: formsCreateParamsWorkspace,
          theme: formsCreateParamsTheme,
          settings: formsCreateParamsSettings,
          hidden: formsCreateParamsHidden,
          variables: formsCreateParamsVariables,
          welcome_screens: formsCreateParamsWelcome_screens,
          thankyou_screens: formsCreateParamsThankyou_screens,
          logic: formsCreateParamsLogic,
        },
      },
      isGraphql: false,
    },
    "forms.delete": {
      description: "Deletes a form with all its responses.",
      keywords: ["drop survey", "survey", "questionnaire", "quiz", "poll", "feedback", "remove the survey"],
      params: formsGetParams,
      isGraphql: false,
    },
    "form_changes.update": {
      description:
        "Updates the title, theme, workspace or settings of a form and keeps its questions. Use it to publish, close " +
        "or move a form.",
      keywords: [
        "rename survey",
        "patch",
        "retitle",
        "reopen survey",
        "language",
        "close the form",
        "stop taking responses",
        "open the form again",
        "make private",
        "rename the form",
      ],
      params: {
        properties: {
          form_id: formsGetParamsForm_id,
          operations: {
            items: {
              properties: {
                op: { description: "Type of the change." },
                path: { description: "Path of the property to change." },
                value: { description: "New value. Leave it out for `remove`." },
              },
            },
            description: "Changes to make, in this order.",
            examples: [[{ op: "replace", path: "/title", value: "Lunch order" }]],
          },
        },
      },
      isGraphql: false,
    },
    "form_messages.get": {
      description: "Gets the messages of a form: buttons, hints and errors.",
      keywords: ["wording", "texts", "button labels", "translations", "captions"],
      params: formsGetParams,
      isGraphql: false,
    },
    "form_messages.update": {
      description: "Updates messages of a form by their names, such as `label.button.submit`.",
      keywords: ["reword", "translate", "texts", "button labels", "wording", "translations", "captions"],
      params: {
        properties: {
          form_id: formsGetParamsForm_id,
          messages: {
            description: "Messages by name, without HTML. Messages that you leave out use Typeform's defaults.",
            examples: [{ "label.button.submit": "Send" }],
          },
        },
      },
      isGraphql: false,
    },
    "form_insights.get": {
      description:
        "Gets the insights of a form: visits, responses, completion rate and time in milliseconds by platform, and " +
        "views and drop-offs by question.",
      keywords: [
        "how many finish",
        "statistics",
        "analytics",
        "average time",
        "funnel",
        "views of the form",
        "conversion",
      ],
      params: formsGetParams,
      isGraphql: false,
    },
    "responses.list": {
      description:
        "Lists responses to a form, newest first. Defaults to completed responses. Responses of the last 30 minutes " +
        "may be missing.",
      keywords: [
        "what did people answer",
        "results",
        "answers",
        "submission",
        "reply",
        "csv",
        "survey data",
        "how many people answered",
        "what did people write",
        "who filled in",
        "latest responses",
        "survey results",
        "NPS",
        "feedback",
        "completed the survey",
        "how many responses",
        "filled out",
        "comments in the survey",
      ],
      params: {
        properties: {
          page_size: { description: "Maximum number of responses per page, 1 to 1,000. Defaults to 25." },
          form_id: formsGetParamsForm_id,
          before: { description: "Token of the response to list before, as `next` of the previous page returns it." },
          since: { description: "Filters to responses submitted at or after this time." },
          until: { description: "Filters to responses submitted at or before this time." },
          response_type: { description: "Filters by type of response. Defaults to `completed`." },
          included_response_ids: { description: "Filters to responses with these IDs, up to 1,000." },
          excluded_response_ids: { description: "IDs of responses to leave out." },
          query: { description: "Filters to responses with this text in an answer, hidden field or variable." },
          fields: { description: "IDs of the questions to return answers to." },
          answered_fields: {
            description: "Filters to responses that answer at least one of these questions, by question ID.",
          },
        },
      },
      record: { $ref: "#/$defs/Response" },
      isGraphql: false,
    },
    "responses.get": {
      description: "Gets a completed response by ID.",
      keywords: ["answers", "submission", "results", "reply", "csv", "survey data"],
      params: { properties: { form_id: formsGetParamsForm_id, response_id: responsesGetParamsResponse_id } },
      isGraphql: false,
    },
    "responses.delete": {
      description:
        "Deletes up to 1,000 responses to a form by ID. Typeform deletes them later, and ignores IDs that it does " +
        "not find.",
      keywords: [
        "remove answers",
        "answers",
        "submission",
        "results",
        "reply",
        "csv",
        "survey data",
        "delete a submission",
      ],
      params: {
        properties: {
          form_id: formsGetParamsForm_id,
          included_response_ids: {
            description: "IDs of the responses to delete, up to 1,000.",
            examples: [["21085286190ffad1248d17c4135ee56f"]],
          },
        },
      },
      isGraphql: false,
    },
    "responses.erase": {
      description:
        "Deletes all responses in an account that contain one of these email addresses, as data protection law may " +
        "require. Typeform deletes them later.",
      keywords: [
        "GDPR",
        "wipe answers",
        "forget",
        "permanently",
        "answers",
        "submission",
        "results",
        "reply",
        "csv",
        "survey data",
      ],
      params: {
        properties: {
          account_id: responsesEraseParamsAccount_id,
          emails: { description: "Email addresses to find in responses.", examples: [["ada@example.com"]] },
        },
      },
      isGraphql: false,
    },
    "response_files.download": {
      description:
        "Downloads a file that was uploaded in a response, as a stream. The answer's `file_url` names the file.",
      keywords: ["uploaded file", "CV", "picture", "attachment", "document sent"],
      params: {
        properties: {
          form_id: formsGetParamsForm_id,
          response_id: responsesGetParamsResponse_id,
          field_id: { description: "ID of the question, as `forms.get` returns it.", examples: ["kvyNsaQhHkzI"] },
          filename: {
            description: "Name of the file: the last part of the answer's `file_url`.",
            examples: ["report.pdf"],
          },
        },
      },
      isGraphql: false,
    },
    "form_files.download": {
      description:
        "Downloads all files uploaded to a form, as a stream of a ZIP archive with a folder for each response.",
      keywords: ["uploaded file", "CV", "picture", "attachment", "by respondent"],
      params: formsGetParams,
      isGraphql: false,
    },
    "webhooks.list": {
      description: "Lists the webhooks of a form.",
      keywords: ["callbacks", "push answers", "listener", "notification URL", "integration"],
      params: formsGetParams,
      record: { $ref: "#/$defs/Webhook" },
      isGraphql: false,
    },
    "webhooks.get": {
      description: "Gets a webhook of a form by its tag.",
      keywords: ["callback settings", "callback", "push answers", "listener", "notification URL", "integration"],
      params: webhooksGetParams,
      isGraphql: false,
    },
    "webhooks.create": {
      description: "Creates a webhook for a form. A webhook with the same tag is replaced.",
      keywords: [
        "subscribe",
        "register",
        "callback",
        "push answers",
        "listener",
        "notification URL",
        "integration",
        "notify my server",
        "send answers to",
      ],
      params: webhooksCreateParams,
      isGraphql: false,
    },
    "webhooks.update": {
      description: "Updates a webhook of a form, such as its URL, or enables or disables it.",
      keywords: ["change URL", "switch on", "callback", "push answers", "listener", "notification URL", "integration"],
      params: webhooksCreateParams,
      isGraphql: false,
    },
    "webhooks.delete": {
      description: "Deletes a webhook of a form.",
      keywords: ["unsubscribe", "callback", "push answers", "listener", "notification URL", "integration"],
      params: webhooksGetParams,
      isGraphql: false,
    },
    "workspaces.list": {
      description: "Lists the workspaces that the account can access.",
      keywords: ["folders", "area", "team space", "group of surveys", "department", "folders of forms"],
      params: {
        properties: {
          page: formsListParamsPage,
          page_size: formsListParamsPage_size,
          search: workspacesListParamsSearch,
        },
      },
      record: { $ref: "#/$defs/Workspace" },
      isGraphql: false,
    },
    "workspaces.get": {
      description: "Gets a workspace with its members and number of forms.",
      keywords: ["folder details", "folder", "area", "team space", "group of surveys", "department"],
      params: workspacesGetParams,
      isGraphql: false,
    },
    "workspaces.create": {
      description: "Creates a workspace in the account that the user owns.",
      keywords: ["new folder", "folder", "area", "team space", "group of surveys", "department"],
      params: { properties: { name: { description: "Name of the workspace." } } },
      isGraphql: false,
    },
    "workspaces.update": {
      description: "Updates the name of a workspace.",
      keywords: ["rename folder", "folder", "area", "team space", "group of surveys", "department"],
      params: {
        properties: { workspace_id: workspacesGetParamsWorkspace_id, name: { description: "Name of the workspace." } },
      },
      isGraphql: false,
    },
    "workspaces.delete": {
      description: "Deletes a workspace. The default workspace cannot be deleted.",
      keywords: ["drop folder", "folder", "area", "team space", "group of surveys", "department"],
      params: workspacesGetParams,
      isGraphql: false,
    },
    "default_workspace.get": {
      description: "Gets the default workspace of the account.",
      keywords: ["home folder", "main area", "my space", "standard folder", "start"],
      isGraphql: false,
    },
    "workspace_members.create": {
      description: "Adds a member to a workspace.",
      keywords: ["invite", "share with", "let in", "people", "colleague", "share", "access", "team"],
      params: {
        properties: {
          workspace_id: workspacesGetParamsWorkspace_id,
          email: workspace_membersCreateParamsEmail,
          role: { description: "Role of the member in the workspace." },
        },
      },
      isGraphql: false,
    },
    "workspace_members.delete": {
      description: "Removes a member from a workspace.",
      keywords: ["kick", "unshare", "take out", "people", "colleague", "share", "access", "team"],
      params: {
        properties: { workspace_id: workspacesGetParamsWorkspace_id, email: workspace_membersCreateParamsEmail },
      },
      isGraphql: false,
    },
    "account_workspaces.list": {
      description: "Lists the workspaces of an account that the user can access.",
      keywords: ["folders", "areas", "team spaces", "other account", "departments"],
      params: {
        properties: {
          page: formsListParamsPage,
          page_size: formsListParamsPage_size,
          account_id: responsesEraseParamsAccount_id,
          search: workspacesListParamsSearch,
        },
      },
      record: { $ref: "#/$defs/Workspace" },
      isGraphql: false,
    },
    "account_workspaces.create": {
      description: "Creates a workspace in an account.",
      keywords: ["new folder", "folders", "areas", "team spaces", "other account", "departments"],
      params: {
        properties: { account_id: responsesEraseParamsAccount_id, name: { description: "Name of the workspace." } },
      },
      isGraphql: false,
    },
    "themes.list": {
      description: "Lists themes: Typeform's own and the account's.",
      keywords: ["looks", "brand", "colors", "font", "design", "style"],
      params: { properties: { page: formsListParamsPage, page_size: formsListParamsPage_size } },
      record: { $ref: "#/$defs/Theme" },
      isGraphql: false,
    },
    "themes.get": {
      description: "Gets a theme.",
      keywords: ["colors", "brand", "font", "design", "look", "style"],
      params: themesGetParams,
      isGraphql: false,
    },
    "themes.create": {
      description: "Creates a theme in the account.",
      keywords: ["new look", "brand", "colors", "font", "design", "look", "style"],
      params: {
        properties: {
          name: { description: "Name of the theme." },
          font: themesCreateParamsFont,
          colors: themesCreateParamsColors,
          background: themesCreateParamsBackground,
          fields: themesCreateParamsFields_2,
          screens: themesCreateParamsScreens,
          has_transparent_button: { description: "Whether buttons are transparent." },
          rounded_corners: { description: "Roundness of the corners." },
        },
      },
      isGraphql: false,
    },
    "themes.update": {
      description: "Updates a theme of the account, replaced as a whole. Typeform's own themes cannot be changed.",
      keywords: ["change colors", "rebrand", "brand", "colors", "font", "design", "look", "style"],
      params: {
        properties: {
          theme_id: themesGetParamsTheme_id,
          name: { description: "Name of the theme." },
          font: themesCreateParamsFont,
          colors: themesCreateParamsColors,
          background: themesCreateParamsBackground,
          fields: themesCreateParamsFields_2,
          screens: themesCreateParamsScreens,
          has_transparent_button: { description: "Whether buttons are transparent." },
          rounded_corners: { description: "Roundness of the corners." },
        },
      },
      isGraphql: false,
    },
    "themes.delete": {
      description: "Deletes a theme of the account.",
      keywords: ["drop look", "brand", "colors", "font", "design", "look", "style"],
      params: themesGetParams,
      isGraphql: false,
    },
    "images.list": {
      description: "Lists the images of the account.",
      keywords: ["pictures", "photo", "logo", "visual", "background"],
      record: { $ref: "#/$defs/Image" },
      isGraphql: false,
    },
    "images.get": {
      description: "Gets the size, type and URL of an image.",
      keywords: ["picture details", "picture", "photo", "logo", "visual", "background"],
      params: imagesGetParams,
      isGraphql: false,
    },
    "images.create": {
      description: "Creates an image in the account, from Base64 content or a URL, for use in forms.",
      keywords: ["upload picture", "add logo", "picture", "photo", "logo", "visual", "background"],
      params: {
        properties: {
          file_name: { description: "File name of the image.", examples: ["cat.png"] },
          image: {
            description: "Content of the image, in Base64, without a prefix such as `data:image/png;base64,`.",
            examples: ["iVBORw0KGgo="],
          },
          url: { description: "Public URL of the image." },
        },
      },
      isGraphql: false,
    },
    "images.delete": {
      description: "Deletes an image.",
      keywords: ["drop picture", "picture", "photo", "logo", "visual", "background"],
      params: imagesGetParams,
      isGraphql: false,
    },
    "image_files.download": {
      description:
        "Downloads an image in a specific size, as a stream. For the original, use the `src` of `images.get`.",
      keywords: ["picture", "photo", "logo", "background", "choice picture", "save"],
      params: {
        properties: {
          image_id: imagesGetParamsImage_id,
          size: {
            description:
              "Size of the image: `default` is 800 pixels wide, `mobile` 460, `thumbnail` 80 by 50. Defaults to " +
              "`default`.",
          },
        },
      },
      isGraphql: false,
    },
  },
  changes: { responses: { params: formsGetParams, record: { $ref: "#/$defs/Response" }, isGraphql: false } },
  webhooks: {
    docs: "https://www.typeform.com/developers/webhooks/secure-your-webhooks/",
    sends: { responses: { create: "form_response" } },
    subscribe: {
      create: "webhooks.create",
      with: [
        { name: "url", value: { template: { text: "{{url}}", parts: [{ name: "url" }] } } },
        { name: "secret", value: { template: { text: "{{secret}}", parts: [{ name: "secret" }] } } },
        { name: "enabled", value: { constant: true } },
      ],
      delete: "webhooks.delete",
    },
    byHand:
      "Open the form in Typeform, then Connect > Webhooks. Add a webhook with this URL, set a secret of your own, " +
      "and turn the webhook on.",
  },
  schemas: {
    Page: {
      type: "integer",
      description: "Page number, starting at 1, as `next` of the previous page returns it.",
      minimum: 1,
    },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 200. Defaults to 10.",
      minimum: 1,
      maximum: 200,
    },
    FormId: {
      type: "string",
      description: "ID of the form: the last part of its URL.",
      minLength: 1,
      examples: ["u6nXL7"],
    },
    ResponseId: {
      type: "string",
      description: "ID of the response, as `responses.list` returns it.",
      minLength: 1,
      examples: ["21085286190ffad1248d17c4135ee56f"],
    },
    AccountId: {
      type: "string",
      description: "ID of the account, as `account_id` of a workspace returns it.",
      minLength: 1,
      examples: ["01D4NGG5Z7YJ8W7TZ1X8P5QJ3M"],
    },
    Tag: {
      type: "string",
      description: "Tag of the webhook, chosen when it was created.",
      minLength: 1,
      examples: ["phoenix"],
    },
    WorkspaceId: {
      type: "string",
      description: "ID of the workspace, as `workspaces.list` returns it.",
      minLength: 1,
      examples: ["a1b2c3"],
    },
    WorkspaceSearch: { type: "string", description: "Filters to workspaces with this text in the name." },
    WorkspaceName: { type: "string", description: "Name of the workspace.", minLength: 1 },
    MemberEmail: {
      type: "string",
      description: "Email address of the member.",
      format: "email",
      examples: ["ada@example.com"],
    },
    ThemeId: {
      type: "string",
      description: "ID of the theme, as `themes.list` returns it.",
      minLength: 1,
      examples: ["qHWOQ7"],
    },
    ImageId: {
      type: "string",
      description: "ID of the image, as `images.list` returns it.",
      minLength: 1,
      examples: ["kbn8tc98AHb"],
    },
    FormTitle: { type: "string", description: "Title of the form.", minLength: 1 },
    FormKind: {
      type: "string",
      description: "Type of the form: a quiz, or a form with logic that leads to one of several endings.",
      enum: ["quiz", "classification", "score", "branching", "classification_branching", "score_branching"],
    },
    FormFields: {
      type: "array",
      items: { $ref: "#/$defs/FieldInput" },
      description: "Questions of the form.",
      examples: formsCreateParamsFieldsExamples,
    },
    InWorkspace: {
      $ref: "#/$defs/LinkInput",
      description: "Workspace of the form, by its URL. Defaults to the default workspace.",
      examples: [{ href: "https://api.typeform.com/workspaces/a1b2c3" }],
    },
    WithTheme: {
      $ref: "#/$defs/LinkInput",
      description: "Theme of the form, by its URL. Defaults to a copy of the default theme.",
      examples: [{ href: "https://api.typeform.com/themes/qHWOQ7" }],
    },
    FormSettingsInput: {
      type: "object",
      additionalProperties: {},
      description:
        "Settings by name: `language`, `is_public`, `progress_bar`, `show_progress_bar`, `meta`, " +
        "`redirect_after_submit_url` and others that `forms.get` returns.",
      examples: [{ is_public: true, language: "en" }],
    },
    HiddenFields: {
      type: "array",
      items: { type: "string" },
      description: "Names of the hidden fields, which the form's URL sets.",
      examples: [["utm_source"]],
    },
    FormVariables: {
      type: "object",
      properties: {
        score: { type: "number", description: "Initial score, which answers change." },
        price: { type: "number", description: "Initial price, which answers change." },
      },
      description: "Variables that the form's logic calculates.",
    },
    WelcomeScreens: {
      type: "array",
      items: { $ref: "#/$defs/ScreenInput" },
      description: "Welcome screens, shown before the questions.",
    },
    ThankyouScreens: {
      type: "array",
      items: { $ref: "#/$defs/ScreenInput" },
      description: "Thank-you screens, shown after the questions.",
    },
    FormLogic: {
      type: "array",
      items: { $ref: "#/$defs/LogicInput" },
      description: "Logic of the form: the actions that follow from answers.",
    },
    FieldOptions: {
      type: "object",
      additionalProperties: {},
      description:
        "Properties by question type: `choices`, `description`, `allow_multiple_selection`, `steps`, `labels`, " +
        "`currency`, and `fields` of a group.",
    },
    ActionInput: {
      type: "object",
      additionalProperties: {},
      description: "Typeform logic action with `action`, `details` and `condition`.",
    },
    Condition: {
      type: "object",
      additionalProperties: {},
      description: "Condition of the action: `op` and `vars`, which can contain further conditions.",
    },
    AnyValue: { description: "New value. Leave it out for `remove`." },
    FieldKind: {
      type: "string",
      description: "Type of the question.",
      enum: [
        "address",
        "calendly",
        "contact_info",
        "date",
        "dropdown",
        "email",
        "file_upload",
        "group",
        "legal",
        "long_text",
        "matrix",
        "multiple_choice",
        "nps",
        "number",
        "opinion_scale",
        "payment",
        "phone_number",
        "picture_choice",
        "ranking",
        "rating",
        "short_text",
        "statement",
        "website",
        "yes_no",
      ],
    },
    HookUrl: {
      type: "string",
      description: "URL that responses are sent to.",
      format: "uri",
      examples: ["https://example.com/typeform"],
    },
    HookEnabled: { type: "boolean", description: "Whether the webhook is enabled." },
    HookSecret: { type: "string", description: "Secret to sign payloads with, by HMAC SHA-256." },
    HookSsl: { type: "boolean", description: "Whether to verify SSL certificates." },
    HookEvents: {
      type: "object",
      properties: {
        form_response: { type: "boolean", description: "Whether to send completed responses." },
        form_response_partial: { type: "boolean", description: "Whether to send partial responses." },
      },
      description: "Events to send.",
    },
    ThemeName: { type: "string", description: "Name of the theme.", minLength: 1 },
    ThemeFont: {
      type: "string",
      description: "Font of the theme, one of Typeform's fonts.",
      examples: ["Source Sans Pro"],
    },
    BackgroundInput: {
      type: "object",
      properties: {
        href: { type: "string", description: "URL of an image in the account." },
        layout: {
          type: "string",
          description: "Layout of the background image.",
          enum: ["fullscreen", "repeat", "no-repeat"],
        },
        brightness: {
          type: "number",
          description: "Brightness of the background image, from -1 to 1.",
          minimum: -1,
          maximum: 1,
        },
      },
      description: "Background image of the theme.",
    },
    FieldLook: { type: "object", properties: schemasFieldLook, description: "Style of the questions." },
    ScreenLook: {
      type: "object",
      properties: schemasFieldLook,
      description: "Style of the welcome and thank-you screens.",
    },
    Transparent: { type: "boolean", description: "Whether buttons are transparent." },
    Corners: { type: "string", description: "Roundness of the corners.", enum: ["none", "small", "large"] },
    HiddenValues: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Values of hidden fields, by name.",
    },
    Account: {
      type: "object",
      properties: {
        alias: { type: "string", description: "The account holder's alias, usually their name." },
        email: { type: "string", description: "The account holder's email address." },
        language: { type: "string", description: "The account's language, as a code." },
      },
      required: ["email"],
    },
    FormSummary: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        title: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        last_updated_at: { type: "string", format: "date-time" },
        settings: { type: "object", properties: { is_public: { type: "boolean" }, is_trial: { type: "boolean" } } },
        self: { $ref: "#/$defs/Link" },
        theme: { $ref: "#/$defs/Link" },
        _links: { type: "object", properties: { display: { type: "string" }, responses: { type: "string" } } },
      },
      required: ["id"],
    },
    FormIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        type: { type: "string" },
        is_public: { type: "boolean" },
        url: { type: "string" },
        created_at: { type: "string", format: "date-time" },
        last_updated_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Link: { type: "object", properties: { href: { type: "string" } } },
    LinkInput: {
      type: "object",
      properties: { href: { type: "string", description: "URL of the resource at Typeform." } },
      required: ["href"],
    },
    Form: {
      type: "object",
      properties: {
        id: { type: "string", description: "The form's ID." },
        type: { type: "string", description: "The kind of form, for example quiz, form or score." },
        title: { type: "string", description: "The form's title." },
        language: { type: "string", description: "The language the form is shown in, as a code." },
        fields: {
          type: "array",
          items: { $ref: "#/$defs/Field" },
          description: "The form's questions and other blocks, in order.",
        },
        hidden: { type: "array", items: { type: "string" }, description: "The names of the form's hidden fields." },
        variables: {
          type: "object",
          properties: { score: { type: "number" }, price: { type: "number" } },
          description: "The initial values of the score and price variables.",
        },
        welcome_screens: {
          type: "array",
          items: { $ref: "#/$defs/Screen" },
          description: "The screens shown before the questions.",
        },
        thankyou_screens: {
          type: "array",
          items: { $ref: "#/$defs/Screen" },
          description: "The screens shown after the questions.",
        },
        logic: {
          type: "array",
          items: { $ref: "#/$defs/Logic" },
          description: "The rules that jump between questions or change variables.",
        },
        theme: { $ref: "#/$defs/Link", description: "A link to the form's theme." },
        workspace: { $ref: "#/$defs/Link", description: "A link to the form's workspace." },
        settings: {
          $ref: "#/$defs/FormSettings",
          description: "The form's settings, for example on visibility, progress bar and notifications.",
        },
        created_at: { type: "string", format: "date-time", description: "The time the form was created." },
        last_updated_at: { type: "string", format: "date-time", description: "The time of the form's last update." },
        published_at: {
          type: "string",
          format: "date-time",
          description: "The time the form was last published. Absent for drafts.",
        },
        self: { $ref: "#/$defs/Link", description: "The form's own address in the API." },
        _links: {
          type: "object",
          properties: { display: { type: "string" }, responses: { type: "string" } },
          description: "The form's public address, and the address of its responses.",
        },
      },
      required: ["id"],
    },
    FormSettings: {
      type: "object",
      properties: {
        language: { type: "string" },
        is_public: { type: "boolean" },
        is_trial: { type: "boolean" },
        progress_bar: { type: "string" },
        show_progress_bar: { type: "boolean" },
        show_typeform_branding: { type: "boolean" },
        show_time_to_complete: { type: "boolean" },
        show_number_of_submissions: { type: "boolean" },
        show_cookie_consent: { type: "boolean" },
        show_question_number: { type: "boolean" },
        show_key_hint_on_choices: { type: "boolean" },
        are_uploads_public: { type: "boolean" },
        autosave_progress: { type: "boolean" },
        free_form_navigation: { type: "boolean" },
        hide_navigation: { type: "boolean" },
        pro_subdomain_enabled: { type: "boolean" },
        use_lead_qualification: { type: "boolean" },
        redirect_after_submit_url: { type: "string" },
        google_analytics: { type: "string" },
        facebook_pixel: { type: "string" },
        google_tag_manager: { type: "string" },
        meta: {
          type: "object",
          properties: {
            allow_indexing: { type: "boolean" },
            description: { type: "string" },
            image: { $ref: "#/$defs/Link" },
          },
        },
        notification: { $ref: "#/$defs/Notification" },
      },
    },
    Notification: {
      type: "object",
      properties: {
        self: {
          type: "object",
          properties: {
            enabled: { type: "boolean" },
            recipients: { type: "array", items: { type: "string" } },
            reply_to: { type: "string" },
            subject: { type: "string" },
            message: { type: "string" },
          },
        },
        respondent: {
          type: "object",
          properties: {
            enabled: { type: "boolean" },
            recipient: { type: "string" },
            reply_to: { type: "array", items: { type: "string" } },
            subject: { type: "string" },
            message: { type: "string" },
          },
        },
      },
    },
    Field: {
      type: "object",
      properties: {
        id: { type: "string" },
        ref: { type: "string" },
        title: { type: "string" },
        type: { type: "string" },
        properties: { $ref: "#/$defs/FieldProperties" },
        validations: {
          type: "object",
          properties: {
            required: { type: "boolean" },
            max_length: { type: "integer" },
            min_value: { type: "number" },
            max_value: { type: "number" },
          },
        },
        attachment: { $ref: "#/$defs/MediaRecord" },
      },
      required: ["id"],
    },
    FieldProperties: {
      type: "object",
      properties: {
        description: { type: "string" },
        choices: { type: "array", items: { $ref: "#/$defs/Choice" } },
        fields: { type: "array", items: { $ref: "#/$defs/Field" } },
        allow_multiple_selection: { type: "boolean" },
        randomize: { type: "boolean" },
        allow_other_choice: { type: "boolean" },
        vertical_alignment: { type: "boolean" },
        supersized: { type: "boolean" },
        show_labels: { type: "boolean" },
        alphabetical_order: { type: "boolean" },
        hide_marks: { type: "boolean" },
        button_text: { type: "string" },
        steps: { type: "integer" },
        shape: { type: "string" },
        labels: {
          type: "object",
          properties: { left: { type: "string" }, center: { type: "string" }, right: { type: "string" } },
        },
        start_at_one: { type: "boolean" },
        structure: { type: "string" },
        separator: { type: "string" },
        currency: { type: "string" },
      },
    },
    Choice: {
      type: "object",
      properties: {
        id: { type: "string" },
        ref: { type: "string" },
        label: { type: "string" },
        attachment: { $ref: "#/$defs/MediaRecord" },
      },
    },
    MediaRecord: {
      type: "object",
      properties: { type: { type: "string" }, href: { type: "string" }, scale: { type: "number" } },
    },
    Screen: {
      type: "object",
      properties: {
        id: { type: "string" },
        ref: { type: "string" },
        title: { type: "string" },
        type: { type: "string" },
        properties: { $ref: "#/$defs/ScreenProperties" },
        attachment: { $ref: "#/$defs/MediaRecord" },
      },
    },
    ScreenProperties: {
      type: "object",
      properties: {
        description: { type: "string" },
        show_button: { type: "boolean" },
        button_text: { type: "string" },
        button_mode: { type: "string" },
        redirect_url: { type: "string" },
        share_icons: { type: "boolean" },
      },
    },
    Logic: {
      type: "object",
      properties: {
        type: { type: "string" },
        ref: { type: "string" },
        actions: { type: "array", items: { $ref: "#/$defs/LogicAction" } },
      },
    },
    LogicAction: {
      type: "object",
      properties: {
        action: { type: "string" },
        details: {
          type: "object",
          properties: {
            to: { $ref: "#/$defs/JumpTo" },
            target: { $ref: "#/$defs/JumpTo" },
            value: { type: "object", properties: { type: { type: "string" }, value: { type: "number" } } },
          },
        },
        condition: { $ref: "#/$defs/Condition" },
      },
    },
    JumpTo: { type: "object", properties: { type: { type: "string" }, value: { type: "string" } } },
    FieldInput: {
      type: "object",
      properties: {
        title: { type: "string", description: "Text of the question." },
        type: { $ref: "#/$defs/FieldKind" },
        ref: { type: "string", description: "Your own name for the question." },
        id: { type: "string", description: "ID of an existing question." },
        properties: { $ref: "#/$defs/FieldOptions" },
        validations: {
          type: "object",
          properties: {
            required: { type: "boolean", description: "Whether an answer is required." },
            max_length: { type: "integer", description: "Maximum number of characters." },
            min_value: { type: "number", description: "Minimum number." },
            max_value: { type: "number", description: "Maximum number." },
          },
          description: "Validations of the answer.",
        },
        attachment: { $ref: "#/$defs/MediaInput", description: "Image or video to show with the question." },
      },
      required: ["title", "type"],
    },
    MediaInput: {
      type: "object",
      properties: {
        type: { type: "string", description: "Type of the attachment: image or video.", enum: ["image", "video"] },
        href: {
          type: "string",
          description: "URL of an image in the account, or of a video on YouTube, Vimeo or Pexels.",
        },
        scale: { type: "number", description: "Scale of a video.", enum: [0.4, 0.6, 0.8, 1] },
      },
      required: ["type", "href"],
    },
    ScreenInput: {
      type: "object",
      properties: {
        title: { type: "string", description: "Text of the screen." },
        ref: { type: "string", description: "Your own name for the screen." },
        type: { type: "string", description: "Type of the screen, such as `url_redirect`." },
        properties: { $ref: "#/$defs/ScreenOptions", description: "Options of the screen." },
        attachment: { $ref: "#/$defs/MediaInput", description: "Image or video to show with the screen." },
      },
      required: ["title"],
    },
    ScreenOptions: {
      type: "object",
      properties: {
        description: { type: "string", description: "Description of the screen. For welcome screens only." },
        show_button: { type: "boolean", description: "Whether to show a button." },
        button_text: { type: "string", description: "Text of the button." },
        button_mode: {
          type: "string",
          description: "Action of the button, such as `reload` or `redirect`. For thank-you screens only.",
        },
        redirect_url: { type: "string", description: "URL that the button leads to. For thank-you screens only." },
        share_icons: {
          type: "boolean",
          description: "Whether to show icons to share the form. For thank-you screens only.",
        },
      },
    },
    LogicInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Type of the logic's subject: a question or a hidden field.",
          enum: ["field", "hidden"],
        },
        ref: { type: "string", description: "Reference of the question or hidden field." },
        actions: { type: "array", items: { $ref: "#/$defs/ActionInput" }, description: "Actions to take." },
      },
      required: ["type", "ref", "actions"],
    },
    FormOperation: {
      type: "object",
      properties: {
        op: { type: "string", description: "Type of the change.", enum: ["add", "remove", "replace"] },
        path: {
          type: "string",
          description: "Path of the property to change.",
          enum: [
            "/title",
            "/theme",
            "/workspace",
            "/settings/is_public",
            "/settings/meta",
            "/settings/facebook_pixel",
            "/settings/google_analytics",
            "/settings/google_tag_manager",
            "/cui_settings",
          ],
        },
        value: { $ref: "#/$defs/AnyValue" },
      },
      required: ["op", "path"],
    },
    Messages: {
      type: "object",
      properties: {
        "label.buttonHint.default": { type: "string", description: "The hint for continuing with the Enter key." },
        "label.buttonHint.longtext": {
          type: "string",
          description: "The hint for continuing from a long text answer.",
        },
        "label.warning.connection": { type: "string", description: "The warning that the connection was lost." },
        "label.buttonNoAnswer.default": { type: "string", description: "The label for continuing without an answer." },
        "label.warning.correction": { type: "string", description: "The warning that some answers need correcting." },
        "block.payment.cardNameTitle": { type: "string", description: "The label for the name on a payment card." },
        "block.payment.cardNumberTitle": { type: "string", description: "The label for the number of a payment card." },
        "block.payment.cvcDescription": {
          type: "string",
          description: "The explanation of a payment card's security code.",
        },
        "block.payment.cvcNumberTitle": {
          type: "string",
          description: "The label for the security code of a payment card.",
        },
        "block.shortText.placeholder": {
          type: "string",
          description: "The placeholder in an empty short text answer.",
        },
        "label.error.emailAddress": { type: "string", description: "The error for an invalid email address." },
        "label.error.expiryMonthTitle": {
          type: "string",
          description: "The error about a payment card's expiry month.",
        },
        "label.error.expiryYearTitle": { type: "string", description: "The error about a payment card's expiry year." },
        "label.warning.fallbackAlert": { type: "string" },
        "block.fileUpload.choose": { type: "string", description: "The invitation to choose a file for upload." },
        "block.fileUpload.drag": { type: "string", description: "The invitation to drag a file for upload." },
        "block.fileUpload.uploadingProgress": { type: "string", description: "The text shown while a file uploads." },
        "label.error.sizeLimit": { type: "string", description: "The error for a file that is too large." },
        "label.warning.formUnavailable": {
          type: "string",
          description: "The text shown when the form is unavailable.",
        },
        "label.error.incompleteForm": {
          type: "string",
          description: "The error for a form with answers still missing.",
        },
        "label.hint.key": { type: "string", description: "The word for key in keyboard hints." },
        "block.legal.reject": { type: "string", description: "The label for rejecting a legal statement." },
        "block.legal.accept": { type: "string", description: "The label for accepting a legal statement." },
        "label.error.maxValue": { type: "string", description: "The error for a number above the maximum." },
        "label.error.maxLength": { type: "string", description: "The error for a text above the maximum length." },
        "label.error.minValue": { type: "string", description: "The error for a number below the minimum." },
        "label.error.range": { type: "string", description: "The error for a number outside the range." },
        "block.multipleChoice.hint": { type: "string", description: "The hint that several choices may be picked." },
        "label.error.mustEnter": { type: "string", description: "The error for a missing entry." },
        "label.error.mustSelect": { type: "string", description: "The error for a missing selection." },
        "label.no.shortcut": { type: "string", description: "The keyboard shortcut for no." },
        "label.no.default": { type: "string", description: "The label for no." },
        "block.dropdown.hint": { type: "string", description: "The hint on using a dropdown." },
        "block.multipleChoice.other": { type: "string", description: "The label for the other choice." },
        "label.progress.percent": { type: "string", description: "The progress shown as a percentage." },
        "label.progress.proportion": {
          type: "string",
          description: "The progress shown as questions answered out of the total.",
        },
        "label.error.required": { type: "string", description: "The error for a required question left empty." },
        "label.preview": { type: "string" },
        "label.button.review": { type: "string", description: "The label of the button for reviewing answers." },
        "label.error.server": { type: "string", description: "The error shown on a server failure." },
        "label.action.share": { type: "string", description: "The label for sharing the form." },
        "label.button.submit": { type: "string", description: "The label of the submit button." },
        "label.warning.success": { type: "string", description: "The text shown after successful submission." },
        "label.button.ok": { type: "string", description: "The label of the OK button." },
        "label.error.mustAccept": { type: "string", description: "The error for a statement that must be accepted." },
        "block.longtext.hint": { type: "string", description: "The hint on line breaks in a long text answer." },
        "block.dropdown.placeholder": { type: "string", description: "The placeholder in a dropdown." },
        "block.dropdown.placeholderTouch": {
          type: "string",
          description: "The placeholder in a dropdown on touch devices.",
        },
        "label.error.url": { type: "string", description: "The error for an invalid web address." },
        "label.yes.shortcut": { type: "string", description: "The keyboard shortcut for yes." },
        "label.yes.default": { type: "string", description: "The label for yes." },
      },
    },
    Insights: {
      type: "object",
      properties: {
        fields: {
          type: "array",
          items: { $ref: "#/$defs/FieldInsights" },
          description: "The views and drop-offs of each question.",
        },
        form: {
          type: "object",
          properties: {
            summary: { $ref: "#/$defs/FormFigures" },
            platforms: { type: "array", items: { $ref: "#/$defs/PlatformFigures" } },
          },
          description: "The form's figures, in total and by platform.",
        },
      },
    },
    FieldInsights: {
      type: "object",
      properties: {
        id: { type: "string" },
        ref: { type: "string" },
        title: { type: "string" },
        label: { type: "string" },
        type: { type: "string" },
        views: { type: "integer" },
        dropoffs: { type: "integer" },
      },
    },
    FormFigures: {
      type: "object",
      properties: {
        average_time: { type: "number" },
        completion_rate: { type: "number" },
        responses_count: { type: "integer" },
        total_visits: { type: "integer" },
        unique_visits: { type: "integer" },
      },
    },
    PlatformFigures: {
      type: "object",
      properties: {
        platform: { type: "string" },
        average_time: { type: "number" },
        completion_rate: { type: "number" },
        responses_count: { type: "integer" },
        total_visits: { type: "integer" },
        unique_visits: { type: "integer" },
      },
    },
    Response: {
      type: "object",
      properties: {
        response_id: { type: "string", description: "The response's ID." },
        landing_id: { type: "string", description: "The ID of the visit that led to the response." },
        token: { type: "string", description: "The response's token, unique in the form." },
        landed_at: {
          type: "string",
          format: "date-time",
          description: "The time the respondent opened the form, in UTC.",
        },
        submitted_at: {
          type: "string",
          format: "date-time",
          description: "The time the response was submitted, in UTC.",
        },
        response_type: { type: "string", description: "The kind of response: started, partial or completed." },
        metadata: {
          type: "object",
          properties: {
            user_agent: { type: "string" },
            platform: { type: "string" },
            referer: { type: "string" },
            network_id: { type: "string" },
            browser: { type: "string" },
          },
          description: "The respondent's device: browser, platform, referrer and network.",
        },
        hidden: { $ref: "#/$defs/HiddenValues", description: "The values of the hidden fields, by name." },
        calculated: {
          type: "object",
          properties: { score: { type: "number" } },
          description: "The values calculated from the answers, chiefly the score.",
        },
        variables: {
          type: "array",
          items: { $ref: "#/$defs/Variable" },
          description: "The values of the form's variables at the end.",
        },
        answers: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Answer" },
          description: "The answers given, one for each question answered.",
        },
        thankyou_screen_ref: { type: "string", description: "The reference of the thank-you screen shown." },
      },
      required: ["response_id", "token"],
    },
    Variable: {
      type: "object",
      properties: {
        key: { type: "string" },
        type: { type: "string" },
        number: { type: "number" },
        text: { type: "string" },
      },
    },
    Answer: {
      type: "object",
      properties: {
        field: {
          type: "object",
          properties: {
            id: { type: "string" },
            type: { type: "string" },
            ref: { type: "string" },
            title: { type: "string" },
          },
        },
        type: { type: "string" },
        text: { type: "string" },
        number: { type: "number" },
        boolean: { type: "boolean" },
        date: { type: "string" },
        email: { type: "string" },
        url: { type: "string" },
        file_url: { type: "string" },
        phone_number: { type: "string" },
        choice: {
          type: "object",
          properties: {
            id: { type: "string" },
            ref: { type: "string" },
            label: { type: "string" },
            other: { type: "string" },
          },
        },
        choices: {
          type: "object",
          properties: {
            ids: { type: "array", items: { type: "string" } },
            refs: { type: "array", items: { type: "string" } },
            labels: { type: "array", items: { type: "string" } },
            other: { type: "string" },
          },
        },
        payment: {
          type: "object",
          properties: { amount: { type: "string" }, last4: { type: "string" }, name: { type: "string" } },
        },
      },
    },
    Webhook: {
      type: "object",
      properties: {
        id: { type: "string", description: "The webhook's ID." },
        form_id: { type: "string", description: "The ID of the form the webhook is set on." },
        tag: { type: "string", description: "The webhook's name, unique in the form." },
        url: { type: "string", description: "The address that receives the responses." },
        enabled: { type: "boolean", description: "Whether the webhook is active." },
        verify_ssl: { type: "boolean", description: "Whether the certificate of the address is checked." },
        secret: { type: "string", description: "The secret used to sign each request." },
        event_types: {
          type: "object",
          properties: { form_response: { type: "boolean" }, form_response_partial: { type: "boolean" } },
          description: "The events that trigger the webhook, complete or partial responses.",
        },
        created_at: { type: "string", format: "date-time", description: "The time the webhook was created." },
        updated_at: { type: "string", format: "date-time", description: "The time of the webhook's last update." },
      },
      required: ["id"],
    },
    Workspace: {
      type: "object",
      properties: {
        id: { type: "string", description: "The workspace's ID." },
        name: { type: "string", description: "The workspace's name." },
        account_id: { type: "string", description: "The ID of the account the workspace belongs to." },
        default: { type: "boolean", description: "Whether this is the account's default workspace." },
        shared: { type: "boolean", description: "Whether the workspace is shared with other members." },
        forms: {
          type: "object",
          properties: { href: { type: "string" }, count: { type: "integer" } },
          description: "The number of forms in the workspace, and their address in the API.",
        },
        self: { $ref: "#/$defs/Link", description: "The workspace's own address in the API." },
        members: {
          type: "array",
          items: { $ref: "#/$defs/Member" },
          description: "The members of the workspace, with their roles.",
        },
      },
      required: ["id"],
    },
    Member: {
      type: "object",
      properties: { name: { type: "string" }, email: { type: "string" }, role: { type: "string" } },
    },
    Theme: {
      type: "object",
      properties: {
        id: { type: "string", description: "The theme's ID." },
        name: { type: "string", description: "The theme's name." },
        visibility: { type: "string", description: "The theme's visibility, public or private." },
        font: { type: "string", description: "The theme's font." },
        has_transparent_button: { type: "boolean", description: "Whether buttons have a transparent background." },
        rounded_corners: { type: "string", description: "The roundness of corners: none, small or large." },
        colors: { $ref: "#/$defs/ThemeColors", description: "The theme's colors, as hexadecimal codes." },
        background: {
          type: "object",
          properties: { href: { type: "string" }, layout: { type: "string" }, brightness: { type: "number" } },
          description: "The theme's background image, with layout and brightness.",
        },
        fields: { $ref: "#/$defs/Look", description: "The font size and alignment of questions." },
        screens: { $ref: "#/$defs/Look", description: "The font size and alignment of welcome and thank-you screens." },
      },
      required: ["id"],
    },
    ThemeColors: {
      type: "object",
      properties: {
        answer: { type: "string" },
        background: { type: "string" },
        button: { type: "string" },
        question: { type: "string" },
      },
    },
    ThemeColorsInput: {
      type: "object",
      properties: {
        answer: { type: "string", description: "Color of answers, as `#rrggbb`.", examples: ["#4FB0AE"] },
        background: { type: "string", description: "Color of the background, as `#rrggbb`.", examples: ["#FFFFFF"] },
        button: { type: "string", description: "Color of buttons, as `#rrggbb`.", examples: ["#4FB0AE"] },
        question: { type: "string", description: "Color of questions, as `#rrggbb`.", examples: ["#3D3D3D"] },
      },
      required: ["answer", "background", "button", "question"],
    },
    Look: { type: "object", properties: { alignment: { type: "string" }, font_size: { type: "string" } } },
    Image: {
      type: "object",
      properties: {
        id: { type: "string", description: "The image's ID." },
        src: { type: "string", description: "The image's address." },
        file_name: { type: "string", description: "The image's file name." },
        width: { type: "integer", description: "The image's width in pixels." },
        height: { type: "integer", description: "The image's height in pixels." },
        media_type: { type: "string", description: "The image's MIME type." },
        has_alpha: { type: "boolean", description: "Whether the image has transparency." },
        avg_color: { type: "string", description: "The image's average color, as a hexadecimal code." },
      },
      required: ["id"],
    },
  },
})
