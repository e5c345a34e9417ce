/** The policy of a body, as agents' tools read it. */
import type { AgentPolicy } from 'plugboard/agent'
import type { TokenPolicyBody } from 'plugboard/contract'

/** The policy of a token, from a body of the contract. */
export function policyOf({
  read_only: readOnly,
  no_delete: noDelete,
  connector_types: kinds,
  max_calls: maxCalls,
  ...names
}: TokenPolicyBody): AgentPolicy {
  return { ...names, readOnly, noDelete, kinds, maxCalls }
}
