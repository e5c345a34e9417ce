/** Policies: operations, values of params, approvals, and the order of calls. */
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
export { checkRequestSequence, checkSequence, localMarks, markFound } from './sequence.ts'
export type { AgentMarks, Sequence, SequenceRule } from './sequence.ts'
export { boundOperation } from './bound-operation.ts'
export { brokenRule } from './broken-rules.ts'
export { checkRules, type ParamLimit, type ParamRule } from './param-rules.ts'
