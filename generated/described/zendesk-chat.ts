// Generated from definitions/zendesk-chat.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/zendesk-chat.ts'

const shortcutsGetParams = { properties: { shortcut_id: { description: "ID of the shortcut, which is its name." } } }
const schemasChatEventDepartment_id = { anyOf: [{ type: "integer" }, { type: "string" }, { type: "null" }] }
const schemasAgentDepartments = {
  type: ["array", "null"],
  items: { type: "integer" },
  description: "The IDs of the departments.",
}
const schemasAgentCreate_date = { type: ["string", "null"], format: "date-time", description: "Creation time." }
const schemasDepartmentMembers = {
  type: ["array", "null"],
  items: { type: "integer" },
  description: "The IDs of the agents.",
}
export default describedKind(kind, {
  category: "customer support",
  support: "community",
  docs: "https://developer.zendesk.com/api-reference/live-chat/introduction",
  basis: {
    version: "Chat API v2",
    date: "2026-11-30",
    sources: [{ type: "changelog", url: "https://developer.zendesk.com/api-reference/changelog/changelog/" }],
    missing:
      "Consent by OAuth, whose page we could read only in part, and a comparison with a description, since Zendesk " +
      "publishes none of Chat. Changes of agents, departments, goals, roles, skills, triggers and routing, the " +
      "search of chats, conversions, department events and the Real Time API.",
  },
  sunset: {
    version: "v2",
    date: "none",
    docs: "https://developer.zendesk.com/api-reference/live-chat/introduction",
    read: "2026-11-30",
  },
  description:
    "Chats with their transcripts, agents, departments, shortcuts, triggers, bans, goals, roles, skills and routing " +
    "of Zendesk Chat.",
  config: {
    properties: { subdomain: { description: "Subdomain of your Zendesk account: the part before `.zendesk.com`." } },
  },
  auth: {
    access_token: {
      description:
        "Add an API client in Zendesk Chat under Account > API & SDKs, and get a token with it, with the scopes read " +
        "and write. Tokens of Zendesk Support do not work.",
    },
  },
  entities: {
    chats: {
      description: "A chat with its transcript, or a message that a visitor left while no agent was online.",
      search: {
        agent_ids: { type: "array" },
        agent_names: { type: "array" },
        comment: { type: "string" },
        count: { type: "object" },
        deleted: { type: "boolean" },
        department_id: { type: "integer" },
        department_name: { type: "string" },
        duration: { type: "integer" },
        history: { type: "array" },
        id: { type: "string" },
        message: { type: "string" },
        missed: { type: "boolean" },
        rating: { type: "string" },
        response_time: { type: "object" },
        session: { type: "object" },
        started_by: { type: "string" },
        tags: { type: "array" },
        timestamp: { type: "timestamp" },
        triggered: { type: "boolean" },
        type: { type: "string" },
        unread: { type: "boolean" },
        update_timestamp: { type: "timestamp" },
        visitor: { type: "object" },
        zendesk_ticket_id: { type: "integer" },
      },
      hit: {
        title: [["visitor", "name"], ["message"]],
        text: [["visitor", "email"], ["department_name"], ["comment"], ["agent_names"], ["tags"]],
      },
      refs: { department_id: "departments.id" },
    },
    agent_timeline: { description: "A span of an agent's time in one state, such as online.", refs: {} },
    agents: {
      description: "An agent of Zendesk Chat.",
      search: {
        create_date: { type: "timestamp" },
        departments: { type: "array" },
        display_name: { type: "string" },
        email: { type: "string" },
        enabled: { type: "boolean" },
        first_name: { type: "string" },
        id: { type: "integer" },
        last_login: { type: "timestamp" },
        last_name: { type: "string" },
        login_count: { type: "integer" },
        role_id: { type: "integer" },
        roles: { type: "object" },
        scope: { type: "string" },
        skills: { type: "array" },
      },
      hit: { title: [["first_name"], ["last_name"]], text: [["display_name"], ["email"]] },
      refs: { role_id: "roles.id" },
    },
    departments: {
      description: "A department that visitors can choose, with its agents.",
      search: {
        description: { type: "string" },
        enabled: { type: "boolean" },
        id: { type: "integer" },
        members: { type: "array" },
        name: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    shortcuts: {
      description: "A shortcut: a text that agents insert by its name.",
      search: {
        departments: { type: "array" },
        id: { type: "string" },
        message: { type: "string" },
        name: { type: "string" },
        options: { type: "string" },
        scope: { type: "string" },
        tags: { type: "array" },
      },
      hit: { title: [["name"]], text: [["message"], ["tags"]] },
      refs: {},
    },
    triggers: {
      description: "A trigger: what happens when a visitor does something.",
      search: {
        definition: { type: "object" },
        description: { type: "string" },
        enabled: { type: "boolean" },
        id: { type: "integer" },
        name: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    bans: { description: "A ban of a visitor or of an IP address.", refs: {} },
    goals: { description: "A goal: a page that visitors should reach, for which chats are credited.", refs: {} },
    roles: { description: "A role of agents with its permissions.", refs: {} },
    skills: { description: "A skill of agents, such as a language, by which chats are routed.", refs: {} },
    routing_settings: { description: "The settings by which chats reach agents.", refs: {} },
    accounts: { description: "The account of Zendesk Chat with its plan.", refs: {} },
  },
  operations: {
    "chats.list": {
      description: "Lists chats and offline messages that changed since a time, oldest change first.",
      keywords: [
        "live chats",
        "conversations",
        "transcripts",
        "missed chats",
        "visitor messages",
        "chat history",
        "ratings",
        "chat log",
      ],
      params: {
        properties: {
          start_time: {
            description: "Time of the oldest change, in seconds since 1970. It has to be five minutes ago or more.",
          },
          start_id: { description: "ID of the first chat at that time." },
          limit: { description: "Number of records on a page, 1 to 1,000." },
        },
      },
      record: { $ref: "#/$defs/Chat" },
      isGraphql: false,
    },
    "chats.get": {
      description: "Gets a chat with its transcript.",
      keywords: ["what was said", "conversation", "visitor", "live chat", "wording"],
      params: { properties: { chat_id: { description: "ID of the chat, as `chats.list` has it." } } },
      isGraphql: false,
    },
    "agent_timeline.list": {
      description: "Lists the timeline of agents, how long each was in which state, since a time.",
      keywords: ["online hours", "shifts", "agent availability", "time away", "agent status history"],
      params: {
        properties: {
          start_time: {
            description: "Time of the oldest span, in microseconds since 1970. It has to be five minutes ago or more.",
            examples: [1546326000000000],
          },
          limit: { description: "Number of records on a page, 1 to 1,000." },
        },
      },
      record: { $ref: "#/$defs/AgentTimespan" },
      isGraphql: false,
    },
    "agents.list": {
      description: "Lists the agents by ID.",
      keywords: ["chat team", "operators", "staff", "who answers chats", "support people"],
      params: {
        properties: {
          since_id: { description: "Lowest ID of the page." },
          limit: { description: "Number of records on a page, 2 to 200." },
        },
      },
      record: { $ref: "#/$defs/Agent" },
      isGraphql: false,
    },
    "agents.get": {
      description: "Gets an agent with departments and skills.",
      keywords: ["operator", "team member", "is the agent enabled", "who is", "email of"],
      params: { properties: { agent_id: { description: "ID of the agent, as `agents.list` has it." } } },
      isGraphql: false,
    },
    "departments.list": {
      description: "Lists the departments with their agents.",
      keywords: ["chat teams", "groups", "who is in sales", "queues", "routing targets"],
      record: { $ref: "#/$defs/Department" },
      isGraphql: false,
    },
    "departments.get": {
      description: "Gets a department with its agents.",
      keywords: ["chat team", "group", "members", "queue", "who belongs to it"],
      params: { properties: { department_id: { description: "ID of the department, as `departments.list` has it." } } },
      isGraphql: false,
    },
    "shortcuts.list": {
      description: "Lists the shortcuts.",
      keywords: ["canned responses", "saved replies", "macros", "snippets", "templates"],
      record: { $ref: "#/$defs/Shortcut" },
      isGraphql: false,
    },
    "shortcuts.get": {
      description: "Gets a shortcut with its text.",
      keywords: ["canned response", "saved reply", "macro", "snippet", "template"],
      params: shortcutsGetParams,
      isGraphql: false,
    },
    "shortcuts.create": {
      description: "Creates a shortcut. An account has at most 15,000.",
      keywords: ["new canned response", "saved reply", "macro", "snippet", "template"],
      params: {
        properties: {
          name: { description: "Name that agents type, without `/`, `\\` and `$`." },
          message: { description: "Text that is inserted." },
          options: { description: "Answers for the visitor, with slashes between them.", examples: ["Yes/No"] },
          scope: { description: "The reach of the shortcut." },
          departments: { description: "IDs of the departments, for the scope `department`." },
          agents: { description: "ID of the agent, for the scope `agent`. Only the first counts." },
          tags: { description: "Tags that the chat gets." },
        },
      },
      isGraphql: false,
    },
    "shortcuts.delete": {
      description: "Deletes a shortcut.",
      keywords: ["remove canned response", "saved reply", "macro", "snippet", "template"],
      params: shortcutsGetParams,
      isGraphql: false,
    },
    "triggers.list": {
      description: "Lists the triggers.",
      keywords: ["automations", "automatic greeting", "proactive chat", "rules", "when a visitor enters"],
      record: { $ref: "#/$defs/Trigger" },
      isGraphql: false,
    },
    "bans.list": {
      description: "Lists the bans of visitors and of IP addresses, up to 1,000.",
      keywords: ["blocked visitors", "blacklist", "spammers", "blocked IPs", "abuse"],
      params: {
        properties: {
          since_id: { description: "Lowest ID of the bans." },
          max_id: { description: "Highest ID of the bans." },
          limit: { description: "Number of records, 1 to 1,000." },
        },
      },
      record: { $ref: "#/$defs/Ban" },
      isGraphql: false,
    },
    "bans.get": {
      description: "Gets a ban with its reason.",
      keywords: ["why blocked", "blacklist", "spammer", "blocked IP", "abuse"],
      params: { properties: { ban_id: { description: "ID of the ban, as `bans.list` has it." } } },
      isGraphql: false,
    },
    "goals.list": {
      description: "Lists the goals.",
      keywords: ["conversion targets", "checkout page", "attribution", "sales by chat", "tracked pages"],
      record: { $ref: "#/$defs/Goal" },
      isGraphql: false,
    },
    "goals.get": {
      description: "Gets a goal with its conditions.",
      keywords: ["conversion target", "checkout page", "attribution", "which page counts", "tracked page"],
      params: { properties: { goal_id: { description: "ID of the goal, as `goals.list` has it." } } },
      isGraphql: false,
    },
    "roles.list": {
      description: "Lists the roles of agents.",
      keywords: ["permissions", "who may ban", "admin rights", "access levels", "agent rights"],
      record: { $ref: "#/$defs/Role" },
      isGraphql: false,
    },
    "roles.get": {
      description: "Gets a role with its permissions.",
      keywords: ["what may they do", "admin rights", "access level", "agent rights", "allowed"],
      params: { properties: { role_id: { description: "ID of the role, as `roles.list` has it." } } },
      isGraphql: false,
    },
    "skills.list": {
      description: "Lists the skills with their agents.",
      keywords: ["languages", "expertise", "who speaks German", "specialists", "abilities"],
      record: { $ref: "#/$defs/Skill" },
      isGraphql: false,
    },
    "skills.get": {
      description: "Gets a skill with its agents.",
      keywords: ["language", "expertise", "who speaks it", "specialists", "ability"],
      params: { properties: { skill_id: { description: "ID of the skill, as `skills.list` has it." } } },
      isGraphql: false,
    },
    "routing_settings.get": {
      description: "Gets the routing settings of the account.",
      keywords: ["chat limit", "how chats are assigned", "broadcast", "auto idle", "reassignment"],
      isGraphql: false,
    },
    "accounts.get": {
      description: "Gets the account with its plan and billing address.",
      keywords: ["subscription", "which plan", "number of agents allowed", "invoice", "features"],
      isGraphql: false,
    },
  },
  schemas: {
    Chat: {
      type: "object",
      properties: {
        id: { type: "string", description: "The chat's ID." },
        type: { type: "string", description: "Whether it is a chat or an offline_msg." },
        timestamp: { type: "string", format: "date-time", description: "The time of the chat." },
        update_timestamp: { type: "string", format: "date-time", description: "The time of the last update." },
        started_by: { type: ["string", "null"], description: "The party that began the chat." },
        visitor: { anyOf: [{ $ref: "#/$defs/ChatVisitor", description: "The visitor." }, { type: "null" }] },
        session: {
          anyOf: [
            { $ref: "#/$defs/ChatSession", description: "The browser and the place of the visitor." },
            { type: "null" },
          ],
        },
        message: { type: ["string", "null"], description: "The text of an offline message." },
        history: {
          type: "array",
          items: { $ref: "#/$defs/ChatEvent" },
          description: "The transcript: messages, ratings, tags and transfers.",
        },
        agent_ids: { type: ["array", "null"], items: { type: "string" }, description: "The IDs of the agents." },
        agent_names: { type: ["array", "null"], items: { type: "string" }, description: "The names of the agents." },
        department_id: { type: ["integer", "null"], description: "The ID of the department." },
        department_name: { type: ["string", "null"], description: "The name of the department." },
        duration: { type: ["integer", "null"], description: "The seconds of the chat." },
        response_time: {
          anyOf: [
            { $ref: "#/$defs/ResponseTime", description: "The seconds that visitors waited for answers." },
            { type: "null" },
          ],
        },
        count: { anyOf: [{ $ref: "#/$defs/MessageCount", description: "The number of messages." }, { type: "null" }] },
        rating: { type: ["string", "null"], description: "The rating of the visitor, good or bad." },
        comment: { type: ["string", "null"], description: "The comment of the visitor about it." },
        missed: { type: ["boolean", "null"], description: "Whether no agent answered." },
        unread: { type: ["boolean", "null"], description: "Whether no agent has read it." },
        triggered: { type: ["boolean", "null"], description: "Whether a trigger began the chat." },
        triggered_response: { type: ["boolean", "null"], description: "Whether a trigger answered." },
        tags: { type: "array", items: { type: "string" }, description: "The tags." },
        engagements: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Engagement" },
          description: "The part of each agent.",
        },
        conversions: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Conversion" },
          description: "The goals that the visitor reached.",
        },
        webpath: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PageVisit" },
          description: "The pages that the visitor opened.",
        },
        zendesk_ticket_id: { type: ["integer", "null"], description: "The ID of the ticket in Zendesk Support." },
        deleted: { type: ["boolean", "null"], description: "Whether the chat is deleted." },
      },
      required: ["id"],
    },
    ChatVisitor: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        notes: { type: ["string", "null"] },
      },
    },
    ChatSession: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        browser: { type: ["string", "null"] },
        platform: { type: ["string", "null"] },
        user_agent: { type: ["string", "null"] },
        ip: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        region: { type: ["string", "null"] },
        country_code: { type: ["string", "null"] },
        country_name: { type: ["string", "null"] },
        start_date: { type: ["string", "null"], format: "date-time" },
        end_date: { type: ["string", "null"], format: "date-time" },
      },
    },
    ChatEvent: {
      type: "object",
      properties: {
        type: { type: ["string", "null"], description: "The type of event, such as chat.msg." },
        timestamp: { type: ["string", "null"], format: "date-time" },
        name: { type: ["string", "null"] },
        nick: { type: ["string", "null"] },
        msg: { type: ["string", "null"] },
        msg_id: { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
        channel: { type: ["string", "null"] },
        options: { type: ["string", "null"] },
        department_id: schemasChatEventDepartment_id,
        department_name: { type: ["string", "null"] },
        prev_department_id: schemasChatEventDepartment_id,
        rating: { type: ["string", "null"] },
        new_rating: { type: ["string", "null"] },
        tags: { type: ["array", "null"], items: { type: "string" } },
        new_tags: { type: ["array", "null"], items: { type: "string" } },
        skills_name: { type: ["array", "null"], items: { type: "string" } },
        conversion: { anyOf: [{ $ref: "#/$defs/Conversion" }, { type: "null" }] },
      },
    },
    ResponseTime: {
      type: "object",
      properties: {
        first: { type: ["integer", "null"] },
        avg: { type: ["number", "null"] },
        max: { type: ["integer", "null"] },
      },
    },
    MessageCount: {
      type: "object",
      properties: {
        total: { type: ["integer", "null"] },
        agent: { type: ["integer", "null"] },
        visitor: { type: ["integer", "null"] },
      },
    },
    Engagement: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        agent_id: { type: ["string", "null"] },
        agent_name: { type: ["string", "null"] },
        agent_full_name: { type: ["string", "null"] },
        department_id: { type: ["integer", "null"] },
        accepted: { type: ["boolean", "null"] },
        assigned: { type: ["boolean", "null"] },
        started_by: { type: ["string", "null"] },
        timestamp: { type: ["string", "null"], format: "date-time" },
        duration: { type: ["number", "null"] },
        rating: { type: ["string", "null"] },
        comment: { type: ["string", "null"] },
        count: { anyOf: [{ $ref: "#/$defs/MessageCount" }, { type: "null" }] },
        response_time: { anyOf: [{ $ref: "#/$defs/ResponseTime" }, { type: "null" }] },
        skills_fulfilled: { type: ["boolean", "null"] },
        skills_requested: {
          type: ["array", "null"],
          items: {},
          description: "The skills that the visitor needed. Their form is not documented.",
        },
      },
    },
    Conversion: {
      type: "object",
      properties: {
        id: { type: "string" },
        goal_id: { type: ["integer", "null"] },
        goal_name: { type: ["string", "null"] },
        timestamp: { type: ["string", "null"], format: "date-time" },
        attribution: { anyOf: [{ $ref: "#/$defs/Attribution" }, { type: "null" }] },
      },
    },
    Attribution: {
      type: "object",
      properties: {
        agent_id: { type: ["integer", "null"] },
        agent_name: { type: ["string", "null"] },
        department_id: { type: ["integer", "null"] },
        department_name: { type: ["string", "null"] },
        chat_timestamp: { type: ["string", "null"], format: "date-time" },
      },
    },
    PageVisit: {
      type: "object",
      properties: {
        from: { type: ["string", "null"] },
        to: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        timestamp: { type: ["string", "null"], format: "date-time" },
      },
    },
    AgentTimespan: {
      type: "object",
      properties: {
        agent_id: { type: "integer", description: "The agent's ID." },
        start_time: { type: "string", description: "The beginning of the span." },
        duration: { type: ["number", "null"], description: "The seconds of the span." },
        status: { type: ["string", "null"], description: "The agent's state, such as online or away." },
        engagement_count: { type: ["integer", "null"], description: "The number of chats at once." },
      },
      required: ["agent_id", "start_time"],
    },
    Agent: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The agent's ID." },
        email: { type: ["string", "null"], description: "The agent's email address." },
        first_name: { type: ["string", "null"], description: "The first name." },
        last_name: { type: ["string", "null"], description: "The last name." },
        display_name: { type: ["string", "null"], description: "The name that visitors see." },
        enabled: {
          anyOf: [{ type: "boolean" }, { type: "integer" }, { type: "null" }],
          description: "Whether the agent can sign in.",
        },
        role_id: { type: ["integer", "null"], description: "The ID of the role." },
        roles: {
          anyOf: [{ $ref: "#/$defs/AgentRights", description: "The rights that are no role." }, { type: "null" }],
        },
        departments: schemasAgentDepartments,
        enabled_departments: {
          type: ["array", "null"],
          items: { type: "integer" },
          description: "The IDs of the enabled departments.",
        },
        skills: { type: ["array", "null"], items: { type: "integer" }, description: "The IDs of the skills." },
        scope: { type: ["string", "null"], description: "The reach of the agent." },
        login_count: { type: ["integer", "null"], description: "The number of logins." },
        last_login: { type: ["string", "null"], format: "date-time", description: "The time of the last login." },
        create_date: schemasAgentCreate_date,
      },
      required: ["id"],
    },
    AgentRights: {
      type: "object",
      properties: { owner: { type: ["boolean", "null"] }, administrator: { type: ["boolean", "null"] } },
    },
    Department: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The department's ID." },
        name: { type: "string", description: "The department's name." },
        description: { type: ["string", "null"], description: "The department's description." },
        enabled: {
          anyOf: [{ type: "boolean" }, { type: "integer" }, { type: "null" }],
          description: "Whether visitors can choose it.",
        },
        members: schemasDepartmentMembers,
        settings: { type: ["object", "null"], additionalProperties: {}, description: "The settings by name." },
      },
      required: ["id"],
    },
    Shortcut: {
      type: "object",
      properties: {
        id: { type: "string", description: "The shortcut's ID, which is its name." },
        name: { type: "string", description: "The name that agents type." },
        message: { type: "string", description: "The text." },
        options: { type: ["string", "null"], description: "The answers for the visitor." },
        scope: { type: ["string", "null"], description: "The reach: all, agent or department." },
        departments: schemasAgentDepartments,
        agents: { type: ["array", "null"], items: { type: "integer" }, description: "The ID of the agent." },
        tags: { type: ["array", "null"], items: { type: "string" }, description: "The tags that the chat gets." },
      },
      required: ["id"],
    },
    Trigger: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The trigger's ID." },
        name: { type: "string", description: "The trigger's name." },
        description: { type: ["string", "null"], description: "The trigger's description." },
        enabled: {
          anyOf: [{ type: "boolean" }, { type: "integer" }, { type: "null" }],
          description: "Whether it runs.",
        },
        definition: {
          anyOf: [
            { $ref: "#/$defs/TriggerDefinition", description: "The event, the conditions and the actions." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    TriggerDefinition: {
      type: "object",
      properties: {
        version: { type: ["integer", "null"] },
        event: { description: "The event. It is a name or a nested list." },
        condition: { description: "The conditions as nested lists." },
        actions: { description: "The actions as nested lists." },
      },
    },
    Ban: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The ban's ID." },
        type: { type: ["string", "null"], description: "The type of the ban." },
        ip_address: { type: ["string", "null"], description: "The banned IP address." },
        visitor_id: { type: ["string", "null"], description: "The ID of the banned visitor." },
        visitor_name: { type: ["string", "null"], description: "The name of the visitor." },
        reason: { type: ["string", "null"], description: "The reason." },
        created_at: { type: ["string", "null"], format: "date-time", description: "Creation time. Null for old bans." },
      },
      required: ["id"],
    },
    Goal: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The goal's ID." },
        name: { type: "string", description: "The goal's name." },
        description: { type: ["string", "null"], description: "The goal's description." },
        enabled: {
          anyOf: [{ type: "boolean" }, { type: "integer" }, { type: "null" }],
          description: "Whether it counts.",
        },
        attribution_model: {
          type: ["string", "null"],
          description: "The chat that is credited: first_touch or last_touch.",
        },
        attribution_period: {
          type: ["integer", "null"],
          description: "The number of days in which a chat is credited.",
        },
        settings: { anyOf: [{ $ref: "#/$defs/GoalSettings", description: "The conditions." }, { type: "null" }] },
      },
      required: ["id"],
    },
    GoalSettings: {
      type: "object",
      properties: { conditions: { type: ["array", "null"], items: { $ref: "#/$defs/GoalCondition" } } },
    },
    GoalCondition: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        operator: { type: ["string", "null"] },
        value: { type: ["string", "null"] },
      },
    },
    Role: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The role's ID." },
        name: { type: "string", description: "The role's name." },
        description: { type: ["string", "null"], description: "The role's description." },
        enabled: {
          anyOf: [{ type: "boolean" }, { type: "integer" }, { type: "null" }],
          description: "Whether it can be given.",
        },
        members_count: { type: ["integer", "null"], description: "The number of agents." },
        permissions: {
          anyOf: [{ $ref: "#/$defs/RolePermissions", description: "The permissions." }, { type: "null" }],
        },
      },
      required: ["id"],
    },
    RolePermissions: {
      type: "object",
      properties: {
        access_analytics: { type: ["string", "null"] },
        edit_chat_tags: { type: ["boolean", "null"] },
        edit_department_agents: { type: ["string", "null"] },
        edit_visitor_information: { type: ["boolean", "null"] },
        edit_visitor_notes: { type: ["boolean", "null"] },
        manage_bans: { type: ["string", "null"] },
        manage_shortcuts: { type: ["string", "null"] },
        proactive_chatting: { type: ["string", "null"] },
        set_agent_chat_limit: { type: ["string", "null"] },
        view_monitor: { type: ["string", "null"] },
        view_past_chats: { type: ["string", "null"] },
        visitors_seen: { type: ["string", "null"] },
      },
    },
    Skill: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The skill's ID." },
        name: { type: "string", description: "The skill's name." },
        description: { type: ["string", "null"], description: "The skill's description." },
        enabled: {
          anyOf: [{ type: "boolean" }, { type: "integer" }, { type: "null" }],
          description: "Whether chats are routed by it.",
        },
        members: schemasDepartmentMembers,
      },
      required: ["id"],
    },
    RoutingSettings: {
      type: "object",
      properties: {
        routing_mode: { type: "string", description: "The mode: broadcast, assigned or hybrid." },
        chat_limit: {
          anyOf: [{ $ref: "#/$defs/ChatLimit", description: "The number of chats at once." }, { type: "null" }],
        },
        skill_routing: {
          anyOf: [{ $ref: "#/$defs/SkillRouting", description: "The routing by skill." }, { type: "null" }],
        },
        reassignment: {
          anyOf: [
            { $ref: "#/$defs/Reassignment", description: "The reassignment of chats that wait." },
            { type: "null" },
          ],
        },
        auto_idle: {
          anyOf: [
            { $ref: "#/$defs/AutoIdle", description: "The state of agents who do not answer." },
            { type: "null" },
          ],
        },
        auto_accept: {
          type: ["object", "null"],
          additionalProperties: {},
          description: "The acceptance without a click.",
        },
      },
    },
    ChatLimit: {
      type: "object",
      properties: {
        enabled: { type: ["boolean", "null"] },
        limit: { type: ["integer", "null"] },
        limit_type: { type: ["string", "null"] },
        allow_agent_override: { type: ["boolean", "null"] },
      },
    },
    SkillRouting: {
      type: "object",
      properties: { enabled: { type: ["boolean", "null"] }, max_wait_time: { type: ["integer", "null"] } },
    },
    Reassignment: {
      type: "object",
      properties: { enabled: { type: ["boolean", "null"] }, timeout: { type: ["integer", "null"] } },
    },
    AutoIdle: {
      type: "object",
      properties: {
        enabled: { type: ["boolean", "null"] },
        reassignments_before_idle: { type: ["integer", "null"] },
        new_status: { type: ["string", "null"] },
      },
    },
    Account: {
      type: "object",
      properties: {
        account_key: { type: "string", description: "The account's key." },
        status: { type: ["string", "null"], description: "The account's state." },
        create_date: schemasAgentCreate_date,
        plan: { anyOf: [{ $ref: "#/$defs/Plan", description: "The plan with its limits." }, { type: "null" }] },
        billing: { anyOf: [{ $ref: "#/$defs/Billing", description: "The billing address." }, { type: "null" }] },
      },
      required: ["account_key"],
    },
    Plan: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        short_desc: { type: ["string", "null"] },
        long_desc: { type: ["string", "null"] },
        price: { type: ["number", "null"] },
        max_agents: { type: ["integer", "null"] },
        max_departments: { type: ["string", "null"] },
        max_concurrent_chats: { type: ["string", "null"] },
        max_history_search_days: { type: ["string", "null"] },
        max_basic_triggers: { type: ["string", "null"] },
        max_advanced_triggers: { type: ["string", "null"] },
        goals: { type: ["integer", "null"] },
        analytics: { type: ["boolean", "null"] },
        file_upload: { type: ["boolean", "null"] },
        operating_hours: { type: ["boolean", "null"] },
        rest_api: { type: ["boolean", "null"] },
        support: { type: ["boolean", "null"] },
      },
    },
    Billing: {
      type: "object",
      properties: {
        company: { type: ["string", "null"] },
        first_name: { type: ["string", "null"] },
        last_name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        state: { type: ["string", "null"] },
        postal_code: { type: ["string", "null"] },
        country_code: { type: ["string", "null"] },
        cycle: { type: ["integer", "null"] },
        additional_info: { type: ["string", "null"] },
      },
    },
  },
})
