/** A flow as its application or its page sees it. */
import type { FlowStateBody } from 'plugboard/contract'
import type { FlowProgress } from './flows.ts'

/**
 * Returns the state of a flow.
 * @param secret redeems the grant of a flow that ended on a page of the server; without it, the state omits the grant
 */
export function stateOf(
  { kind, expiresAt, outcome, codeDigest }: FlowProgress,
  secret: string | undefined,
  now: number,
): FlowStateBody {
  const isFailed = outcome?.error !== undefined
  const isUnconfirmed = codeDigest !== null && secret === undefined && outcome?.connector_id === undefined
  const isExpired = expiresAt.getTime() <= now
  return {
    status: isUnconfirmed && !isExpired ? 'unconfirmed' : statusOf(outcome !== undefined, isFailed, isExpired),
    connector_type: kind,
    expires_at: expiresAt.toISOString(),
    secret_id: outcome?.connector_id === undefined ? (secret ?? null) : null,
    connector_id: outcome?.connector_id ?? null,
    choices: (isUnconfirmed ? [] : (outcome?.choices ?? [])).map(({ name, config }) => ({
      name: name ?? null,
      environment: config,
    })),
    error: outcome?.error ?? null,
    error_description: outcome?.error_description ?? null,
  }
}

function statusOf(isOver: boolean, isFailed: boolean, isExpired: boolean): FlowStateBody['status'] {
  if (isFailed) return 'failed'
  if (isExpired) return 'expired'
  return isOver ? 'succeeded' : 'pending'
}
