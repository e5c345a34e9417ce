/** The door `plugboard/agent`: eight tools for any number of kinds, over connectors of either mode. */
export { INSTRUCTIONS } from './definitions.ts'
export {
  allowsSearch,
  approvalText,
  checkCall,
  checkPolicy,
  checkPolicyNames,
  checkRequestPolicy,
  checkRequestSequence,
  checkSequence,
  checkUnasked,
  markFound,
} from './policy/index.ts'
export type {
  AgentCall,
  AgentMarks,
  AgentPolicy,
  Approve,
  JudgedOperation,
  JudgedRequest,
  ParamLimit,
  ParamRule,
  Sequence,
  SequenceRule,
} from './policy/index.ts'
export { callsIn, skillOf, skillsOfKinds } from './skills.ts'
export type { Skill } from './skills.ts'
export type { AgentResource } from './resources.ts'
export { kindOfPlan } from './agent-source.ts'
export type {
  AgentConnector,
  AgentKind,
  AgentOperation,
  AgentResult,
  AgentSource,
  ConnectAnswer,
  HeldPages,
} from './agent-source.ts'
export { PageCache } from './output/page-cache.ts'
export { agentToolsOf } from './tools.ts'
export type { AgentCallOptions, AgentOptions, AgentTools } from './agent-tools.ts'
