/** The policy of a body, as agents' tools read it. */
import type { AgentPolicy, Sequence } from 'plugboard/agent'
import type { TokenPolicyBody } from 'plugboard/contract'
import type { Access } from '../access/index.ts'
import type { Caller } from '../../http/index.ts'

/** The policy of a token, from a body of the contract. */
export function policyOf({
  read_only: readOnly,
  no_delete: noDelete,
  no_payments: noPayments,
  connector_types: kinds,
  max_calls: maxCalls,
  ...names
}: TokenPolicyBody): AgentPolicy {
  return { ...names, readOnly, noDelete, noPayments, kinds, maxCalls }
}

/** Returns the order of calls that a caller's policy sets, and the texts the caller has read. */
export function sequenceOf({ agents }: Pick<Access, 'agents'>, caller: Caller): Sequence {
  const marks = agents.marks.of(caller)
  return marks ? { after: caller.policy?.after, marks } : NONE
}

/** Of a caller without a policy. */
const NONE: Sequence = { marks: { has: async () => false, add: async () => true } }
