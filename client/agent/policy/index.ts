/** What an agent may do: operations, values of params, what a person approves, and in which order. */
export {
  allows,
  allowsKind,
  allowsSearch,
  checkCall,
  checkPolicy,
  checkPolicyNames,
  checkRequestPolicy,
  checkUnasked,
  needsApproval,
} from './policy.ts'
export type { AgentPolicy, JudgedOperation, JudgedRequest } from './policy.ts'
export { type AgentCall, type Approve, approvalText, checkApproved } from './approval.ts'
export { type AgentMarks, localMarks } from './marks.ts'
export { checkRequestSequence, checkSequence, markFound } from './sequence.ts'
export type { Sequence, SequenceRule } from './sequence.ts'
