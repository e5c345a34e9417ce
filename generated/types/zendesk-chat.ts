// Generated from definitions/zendesk-chat.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Zendesk Chat */
    "zendesk-chat": ZendeskChat
  }
}

/**
 * Zendesk Chat. Chats with their transcripts, agents, departments, shortcuts, triggers, bans, goals, roles, skills and
 * routing of Zendesk Chat.
 */
export interface ZendeskChat {
  operations: ZendeskChatOperations
  credentials: ZendeskChatCredentials
  config: ZendeskChatConfig
}

/** The operations, by entity and action. */
export interface ZendeskChatOperations {
  /** A chat with its transcript, or a message that a visitor left while no agent was online. */
  chats: {
    /** Lists chats and offline messages that changed since a time, oldest change first. */
    list: {
      params: ChatsListParams
      records: Chat[]
      meta: {
        count: number | null
        end_time: number | null
      }
    }
    /** Gets a chat with its transcript. */
    get: {
      params: ChatsGetParams
      records: Chat
      meta: {}
    }
    search: {
      fields: ChatsSearchFields
    }
  }
  /** A span of an agent's time in one state, such as online. */
  agent_timeline: {
    /** Lists the timeline of agents, how long each was in which state, since a time. */
    list: {
      params: AgentTimelineListParams
      records: AgentTimespan[]
      meta: {
        count: number | null
        end_time: number | null
      }
    }
  }
  /** An agent of Zendesk Chat. */
  agents: {
    /** Lists the agents by ID. */
    list: {
      params: AgentsListParams
      records: Agent[]
      meta: {}
    }
    /** Gets an agent with departments and skills. */
    get: {
      params: AgentsGetParams
      records: Agent
      meta: {}
    }
    search: {
      fields: AgentsSearchFields
    }
  }
  /** A department that visitors can choose, with its agents. */
  departments: {
    /** Lists the departments with their agents. */
    list: {
      params: DepartmentsListParams
      records: Department[]
      meta: {}
    }
    /** Gets a department with its agents. */
    get: {
      params: DepartmentsGetParams
      records: Department
      meta: {}
    }
    search: {
      fields: DepartmentsSearchFields
    }
  }
  /** A shortcut: a text that agents insert by its name. */
  shortcuts: {
    /** Lists the shortcuts. */
    list: {
      params: ShortcutsListParams
      records: Shortcut[]
      meta: {}
    }
    /** Gets a shortcut with its text. */
    get: {
      params: ShortcutsGetParams
      records: Shortcut
      meta: {}
    }
    /** Creates a shortcut. An account has at most 15,000. */
    create: {
      params: ShortcutsCreateParams
      records: Shortcut
      meta: {}
    }
    /** Deletes a shortcut. */
    delete: {
      params: ShortcutsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ShortcutsSearchFields
    }
  }
  /** A trigger: what happens when a visitor does something. */
  triggers: {
    /** Lists the triggers. */
    list: {
      params: TriggersListParams
      records: Trigger[]
      meta: {}
    }
    search: {
      fields: TriggersSearchFields
    }
  }
  /** A ban of a visitor or of an IP address. */
  bans: {
    /** Lists the bans of visitors and of IP addresses, up to 1,000. */
    list: {
      params: BansListParams
      records: Ban[]
      meta: {}
    }
    /** Gets a ban with its reason. */
    get: {
      params: BansGetParams
      records: Ban
      meta: {}
    }
  }
  /** A goal: a page that visitors should reach, for which chats are credited. */
  goals: {
    /** Lists the goals. */
    list: {
      params: GoalsListParams
      records: Goal[]
      meta: {}
    }
    /** Gets a goal with its conditions. */
    get: {
      params: GoalsGetParams
      records: Goal
      meta: {}
    }
  }
  /** A role of agents with its permissions. */
  roles: {
    /** Lists the roles of agents. */
    list: {
      params: RolesListParams
      records: Role[]
      meta: {}
    }
    /** Gets a role with its permissions. */
    get: {
      params: RolesGetParams
      records: Role
      meta: {}
    }
  }
  /** A skill of agents, such as a language, by which chats are routed. */
  skills: {
    /** Lists the skills with their agents. */
    list: {
      params: SkillsListParams
      records: Skill[]
      meta: {}
    }
    /** Gets a skill with its agents. */
    get: {
      params: SkillsGetParams
      records: Skill
      meta: {}
    }
  }
  /** The settings by which chats reach agents. */
  routing_settings: {
    /** Gets the routing settings of the account. */
    get: {
      params: RoutingSettingsGetParams
      records: RoutingSettings
      meta: {}
    }
  }
  /** The account of Zendesk Chat with its plan. */
  accounts: {
    /** Gets the account with its plan and billing address. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
  }
}

/** Params of chats.list. */
export interface ChatsListParams {
  /**
   * Time of the oldest change, in seconds since 1970. It has to be five minutes ago or more. (at least 0; default 0)
   */
  start_time?: number
  /** ID of the first chat at that time. */
  start_id?: string
  /** Number of records on a page, 1 to 1,000. (1 to 1000; default 1000) */
  limit?: number
}

export interface Chat {
  /** The chat's ID. */
  id: string
  /** Whether it is a chat or an offline_msg. */
  type?: string
  /** The time of the chat. */
  timestamp?: string
  /** The time of the last update. */
  update_timestamp?: string
  /** The party that began the chat. */
  started_by?: string | null
  visitor?: ChatVisitor | null
  session?: ChatSession | null
  /** The text of an offline message. */
  message?: string | null
  /** The transcript: messages, ratings, tags and transfers. */
  history?: ChatEvent[]
  /** The IDs of the agents. */
  agent_ids?: string[] | null
  /** The names of the agents. */
  agent_names?: string[] | null
  /** The ID of the department. */
  department_id?: number | null
  /** The name of the department. */
  department_name?: string | null
  /** The seconds of the chat. */
  duration?: number | null
  response_time?: ResponseTime | null
  count?: MessageCount | null
  /** The rating of the visitor, good or bad. */
  rating?: string | null
  /** The comment of the visitor about it. */
  comment?: string | null
  /** Whether no agent answered. */
  missed?: boolean | null
  /** Whether no agent has read it. */
  unread?: boolean | null
  /** Whether a trigger began the chat. */
  triggered?: boolean | null
  /** Whether a trigger answered. */
  triggered_response?: boolean | null
  /** The tags. */
  tags?: string[]
  /** The part of each agent. */
  engagements?: Engagement[] | null
  /** The goals that the visitor reached. */
  conversions?: Conversion[] | null
  /** The pages that the visitor opened. */
  webpath?: PageVisit[] | null
  /** The ID of the ticket in Zendesk Support. */
  zendesk_ticket_id?: number | null
  /** Whether the chat is deleted. */
  deleted?: boolean | null
}

export interface ChatVisitor {
  id?: string
  name?: string | null
  email?: string | null
  phone?: string | null
  notes?: string | null
}

export interface ChatSession {
  id?: string | null
  browser?: string | null
  platform?: string | null
  user_agent?: string | null
  ip?: string | null
  city?: string | null
  region?: string | null
  country_code?: string | null
  country_name?: string | null
  start_date?: string | null
  end_date?: string | null
}

export interface ChatEvent {
  /** The type of event, such as chat.msg. */
  type?: string | null
  timestamp?: string | null
  name?: string | null
  nick?: string | null
  msg?: string | null
  msg_id?: string | number | null
  channel?: string | null
  options?: string | null
  department_id?: number | string | null
  department_name?: string | null
  prev_department_id?: number | string | null
  rating?: string | null
  new_rating?: string | null
  tags?: string[] | null
  new_tags?: string[] | null
  skills_name?: string[] | null
  conversion?: Conversion | null
}

export interface Conversion {
  id?: string
  goal_id?: number | null
  goal_name?: string | null
  timestamp?: string | null
  attribution?: Attribution | null
}

export interface Attribution {
  agent_id?: number | null
  agent_name?: string | null
  department_id?: number | null
  department_name?: string | null
  chat_timestamp?: string | null
}

export interface ResponseTime {
  first?: number | null
  avg?: number | null
  max?: number | null
}

export interface MessageCount {
  total?: number | null
  agent?: number | null
  visitor?: number | null
}

export interface Engagement {
  id?: string | null
  agent_id?: string | null
  agent_name?: string | null
  agent_full_name?: string | null
  department_id?: number | null
  accepted?: boolean | null
  assigned?: boolean | null
  started_by?: string | null
  timestamp?: string | null
  duration?: number | null
  rating?: string | null
  comment?: string | null
  count?: MessageCount | null
  response_time?: ResponseTime | null
  skills_fulfilled?: boolean | null
  /** The skills that the visitor needed. Their form is not documented. */
  skills_requested?: unknown[] | null
}

export interface PageVisit {
  from?: string | null
  to?: string | null
  title?: string | null
  timestamp?: string | null
}

/** Params of chats.get. */
export interface ChatsGetParams {
  /** ID of the chat, as `chats.list` has it. */
  chat_id: string
}

/** Searchable fields of chats, in hosted mode. */
export interface ChatsSearchFields {
  agent_ids: unknown[] | null
  agent_names: unknown[] | null
  comment: string | null
  count: { [k: string]: unknown } | null
  deleted: boolean | null
  department_id: number | null
  department_name: string | null
  duration: number | null
  history: unknown[] | null
  id: string | null
  message: string | null
  missed: boolean | null
  rating: string | null
  response_time: { [k: string]: unknown } | null
  session: { [k: string]: unknown } | null
  started_by: string | null
  tags: unknown[] | null
  timestamp: string | null
  triggered: boolean | null
  type: string | null
  unread: boolean | null
  update_timestamp: string | null
  visitor: { [k: string]: unknown } | null
  zendesk_ticket_id: number | null
}

/** Params of agent_timeline.list. */
export interface AgentTimelineListParams {
  /**
   * Time of the oldest span, in microseconds since 1970. It has to be five minutes ago or more. (at least 0; default 0)
   */
  start_time?: number
  /** Number of records on a page, 1 to 1,000. (1 to 1000; default 1000) */
  limit?: number
}

export interface AgentTimespan {
  /** The agent's ID. */
  agent_id: number
  /** The beginning of the span. */
  start_time: string
  /** The seconds of the span. */
  duration?: number | null
  /** The agent's state, such as online or away. */
  status?: string | null
  /** The number of chats at once. */
  engagement_count?: number | null
}

/** Params of agents.list. */
export interface AgentsListParams {
  /** Lowest ID of the page. (at least 0; default 0) */
  since_id?: number
  /** Number of records on a page, 2 to 200. (2 to 200; default 100) */
  limit?: number
}

export interface Agent {
  /** The agent's ID. */
  id: number
  /** The agent's email address. */
  email?: string | null
  /** The first name. */
  first_name?: string | null
  /** The last name. */
  last_name?: string | null
  /** The name that visitors see. */
  display_name?: string | null
  /** Whether the agent can sign in. */
  enabled?: boolean | number | null
  /** The ID of the role. */
  role_id?: number | null
  roles?: AgentRights | null
  /** The IDs of the departments. */
  departments?: number[] | null
  /** The IDs of the enabled departments. */
  enabled_departments?: number[] | null
  /** The IDs of the skills. */
  skills?: number[] | null
  /** The reach of the agent. */
  scope?: string | null
  /** The number of logins. */
  login_count?: number | null
  /** The time of the last login. */
  last_login?: string | null
  /** Creation time. */
  create_date?: string | null
}

export interface AgentRights {
  owner?: boolean | null
  administrator?: boolean | null
}

/** Params of agents.get. */
export interface AgentsGetParams {
  /** ID of the agent, as `agents.list` has it. */
  agent_id: number
}

/** Searchable fields of agents, in hosted mode. */
export interface AgentsSearchFields {
  create_date: string | null
  departments: unknown[] | null
  display_name: string | null
  email: string | null
  enabled: boolean | null
  first_name: string | null
  id: number | null
  last_login: string | null
  last_name: string | null
  login_count: number | null
  role_id: number | null
  roles: { [k: string]: unknown } | null
  scope: string | null
  skills: unknown[] | null
}

/** Params of departments.list. */
export interface DepartmentsListParams { [k: string]: never }

export interface Department {
  /** The department's ID. */
  id: number
  /** The department's name. */
  name?: string
  /** The department's description. */
  description?: string | null
  /** Whether visitors can choose it. */
  enabled?: boolean | number | null
  /** The IDs of the agents. */
  members?: number[] | null
  /** The settings by name. */
  settings?: { [k: string]: unknown } | null
}

/** Params of departments.get. */
export interface DepartmentsGetParams {
  /** ID of the department, as `departments.list` has it. */
  department_id: number
}

/** Searchable fields of departments, in hosted mode. */
export interface DepartmentsSearchFields {
  description: string | null
  enabled: boolean | null
  id: number | null
  members: unknown[] | null
  name: string | null
}

/** Params of shortcuts.list. */
export interface ShortcutsListParams { [k: string]: never }

export interface Shortcut {
  /** The shortcut's ID, which is its name. */
  id: string
  /** The name that agents type. */
  name?: string
  /** The text. */
  message?: string
  /** The answers for the visitor. */
  options?: string | null
  /** The reach: all, agent or department. */
  scope?: string | null
  /** The IDs of the departments. */
  departments?: number[] | null
  /** The ID of the agent. */
  agents?: number[] | null
  /** The tags that the chat gets. */
  tags?: string[] | null
}

/** Params of shortcuts.get. */
export interface ShortcutsGetParams {
  /** ID of the shortcut, which is its name. */
  shortcut_id: string
}

/** Params of shortcuts.create. */
export interface ShortcutsCreateParams {
  /** Name that agents type, without `/`, `\` and `$`. */
  name: string
  /** Text that is inserted. */
  message: string
  /** Answers for the visitor, with slashes between them. */
  options?: string
  /** The reach of the shortcut. */
  scope?: "all" | "agent" | "department"
  /** IDs of the departments, for the scope `department`. */
  departments?: number[]
  /** ID of the agent, for the scope `agent`. Only the first counts. */
  agents?: number[]
  /** Tags that the chat gets. */
  tags?: string[]
}

/** Params of shortcuts.delete. */
export interface ShortcutsDeleteParams {
  /** ID of the shortcut, which is its name. */
  shortcut_id: string
}

/** Searchable fields of shortcuts, in hosted mode. */
export interface ShortcutsSearchFields {
  departments: unknown[] | null
  id: string | null
  message: string | null
  name: string | null
  options: string | null
  scope: string | null
  tags: unknown[] | null
}

/** Params of triggers.list. */
export interface TriggersListParams { [k: string]: never }

export interface Trigger {
  /** The trigger's ID. */
  id: number
  /** The trigger's name. */
  name?: string
  /** The trigger's description. */
  description?: string | null
  /** Whether it runs. */
  enabled?: boolean | number | null
  definition?: TriggerDefinition | null
}

export interface TriggerDefinition {
  version?: number | null
  /** The event. It is a name or a nested list. */
  event?: unknown
  /** The conditions as nested lists. */
  condition?: unknown
  /** The actions as nested lists. */
  actions?: unknown
}

/** Searchable fields of triggers, in hosted mode. */
export interface TriggersSearchFields {
  definition: { [k: string]: unknown } | null
  description: string | null
  enabled: boolean | null
  id: number | null
  name: string | null
}

/** Params of bans.list. Takes only one of since_id, max_id. */
export interface BansListParams {
  /** Lowest ID of the bans. (at least 0) */
  since_id?: number
  /** Highest ID of the bans. (at least 0) */
  max_id?: number
  /** Number of records, 1 to 1,000. (1 to 1000; default 1000) */
  limit?: number
}

export interface Ban {
  /** The ban's ID. */
  id: number
  /** The type of the ban. */
  type?: string | null
  /** The banned IP address. */
  ip_address?: string | null
  /** The ID of the banned visitor. */
  visitor_id?: string | null
  /** The name of the visitor. */
  visitor_name?: string | null
  /** The reason. */
  reason?: string | null
  /** Creation time. Null for old bans. */
  created_at?: string | null
}

/** Params of bans.get. */
export interface BansGetParams {
  /** ID of the ban, as `bans.list` has it. */
  ban_id: number
}

/** Params of goals.list. */
export interface GoalsListParams { [k: string]: never }

export interface Goal {
  /** The goal's ID. */
  id: number
  /** The goal's name. */
  name?: string
  /** The goal's description. */
  description?: string | null
  /** Whether it counts. */
  enabled?: boolean | number | null
  /** The chat that is credited: first_touch or last_touch. */
  attribution_model?: string | null
  /** The number of days in which a chat is credited. */
  attribution_period?: number | null
  settings?: GoalSettings | null
}

export interface GoalSettings {
  conditions?: GoalCondition[] | null
}

export interface GoalCondition {
  type?: string | null
  operator?: string | null
  value?: string | null
}

/** Params of goals.get. */
export interface GoalsGetParams {
  /** ID of the goal, as `goals.list` has it. */
  goal_id: number
}

/** Params of roles.list. */
export interface RolesListParams { [k: string]: never }

export interface Role {
  /** The role's ID. */
  id: number
  /** The role's name. */
  name?: string
  /** The role's description. */
  description?: string | null
  /** Whether it can be given. */
  enabled?: boolean | number | null
  /** The number of agents. */
  members_count?: number | null
  permissions?: RolePermissions | null
}

export interface RolePermissions {
  access_analytics?: string | null
  edit_chat_tags?: boolean | null
  edit_department_agents?: string | null
  edit_visitor_information?: boolean | null
  edit_visitor_notes?: boolean | null
  manage_bans?: string | null
  manage_shortcuts?: string | null
  proactive_chatting?: string | null
  set_agent_chat_limit?: string | null
  view_monitor?: string | null
  view_past_chats?: string | null
  visitors_seen?: string | null
}

/** Params of roles.get. */
export interface RolesGetParams {
  /** ID of the role, as `roles.list` has it. */
  role_id: number
}

/** Params of skills.list. */
export interface SkillsListParams { [k: string]: never }

export interface Skill {
  /** The skill's ID. */
  id: number
  /** The skill's name. */
  name?: string
  /** The skill's description. */
  description?: string | null
  /** Whether chats are routed by it. */
  enabled?: boolean | number | null
  /** The IDs of the agents. */
  members?: number[] | null
}

/** Params of skills.get. */
export interface SkillsGetParams {
  /** ID of the skill, as `skills.list` has it. */
  skill_id: number
}

/** Params of routing_settings.get. */
export interface RoutingSettingsGetParams { [k: string]: never }

export interface RoutingSettings {
  /** The mode: broadcast, assigned or hybrid. */
  routing_mode?: string
  chat_limit?: ChatLimit | null
  skill_routing?: SkillRouting | null
  reassignment?: Reassignment | null
  auto_idle?: AutoIdle | null
  /** The acceptance without a click. */
  auto_accept?: { [k: string]: unknown } | null
}

export interface ChatLimit {
  enabled?: boolean | null
  limit?: number | null
  limit_type?: string | null
  allow_agent_override?: boolean | null
}

export interface SkillRouting {
  enabled?: boolean | null
  max_wait_time?: number | null
}

export interface Reassignment {
  enabled?: boolean | null
  timeout?: number | null
}

export interface AutoIdle {
  enabled?: boolean | null
  reassignments_before_idle?: number | null
  new_status?: string | null
}

/** Params of accounts.get. */
export interface AccountsGetParams { [k: string]: never }

export interface Account {
  /** The account's key. */
  account_key: string
  /** The account's state. */
  status?: string | null
  /** Creation time. */
  create_date?: string | null
  plan?: Plan | null
  billing?: Billing | null
}

export interface Plan {
  name?: string | null
  short_desc?: string | null
  long_desc?: string | null
  price?: number | null
  max_agents?: number | null
  max_departments?: string | null
  max_concurrent_chats?: string | null
  max_history_search_days?: string | null
  max_basic_triggers?: string | null
  max_advanced_triggers?: string | null
  goals?: number | null
  analytics?: boolean | null
  file_upload?: boolean | null
  operating_hours?: boolean | null
  rest_api?: boolean | null
  support?: boolean | null
}

export interface Billing {
  company?: string | null
  first_name?: string | null
  last_name?: string | null
  email?: string | null
  phone?: string | null
  address1?: string | null
  address2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
  country_code?: string | null
  cycle?: number | null
  additional_info?: string | null
}

/** Credentials by auth variant. */
export interface ZendeskChatCredentials {
  access_token: ZendeskChatAccessTokenCredentials
}

/** Access token */
export interface ZendeskChatAccessTokenCredentials {
  access_token: string
}

export interface ZendeskChatConfig {
  /** Subdomain of your Zendesk account: the part before `.zendesk.com`. */
  subdomain: string
}
