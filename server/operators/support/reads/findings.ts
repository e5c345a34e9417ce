/** Problems of a customer: since when, whose turn it is, and advice. Derived only from what the screen shows. */
import { quantity } from 'plugboard/internal'
import { adviceOf, type Advice, type Turn } from './advice.ts'
import type { CallRecord } from './calls.ts'
import type { ConnectorOverview } from './connectors.ts'
import type { CopyOverview } from './copies.ts'
import type { DeliveryOverview } from './webhooks.ts'

/** One thing that does not work. */
export interface CustomerFinding {
  /** Subject: the customer, a connector, a copy, or a webhook. */
  readonly about: string
  readonly finding: string
  /** Null if unknown. */
  readonly since: string | null
  readonly turn: Turn
  /** Advice for the next step. */
  readonly advice: string
  readonly connector_id: string | null
}

/** The state of a customer. */
interface FoundCustomerState {
  readonly external_user_id: string
  readonly status: 'active' | 'inactive' | 'deleting'
}

/** Inputs of findings. */
export interface FoundIn {
  readonly customer: FoundCustomerState
  readonly connectors: readonly ConnectorOverview[]
  readonly copies: readonly CopyOverview[]
  readonly calls: readonly CallRecord[]
  readonly webhooks: readonly DeliveryOverview[]
}

const OLD_MS = 86_400_000

/** Returns the problems of a customer. Causes come before their effects. */
export function findingsOf({ customer, connectors, copies, calls, webhooks }: FoundIn, now: number): CustomerFinding[] {
  const active = connectors.filter(({ status }) => status === 'active')
  const isActive = ({ connector_id: id }: { readonly connector_id: string | null }) =>
    active.some((one) => one.id === id)
  return [
    ...customerFindings(customer),
    ...connectors.flatMap(connectorFindings),
    ...copies.flatMap((one) => copyFindings(one, now, isActive(one))),
    ...callFindings(calls.filter(isActive)),
    ...webhooks.filter(({ delivery }) => delivery === 'failed').map(webhookFinding),
  ]
}

function customerFindings({ status, external_user_id: about }: FoundCustomerState): CustomerFinding[] {
  if (status === 'active') return []
  const finding = status === 'inactive' ? 'is inactive: its connectors refuse every call' : 'is being erased'
  const advice =
    status === 'inactive' ? 'Activate it, if the application has not deactivated it on purpose.' : 'Nothing.'
  return [
    { about, finding, since: null, turn: status === 'inactive' ? 'operator' : 'nobody', advice, connector_id: null },
  ]
}

const STATES: Readonly<Record<string, Pick<CustomerFinding, 'finding' | 'turn' | 'advice'>>> = {
  needs_reauth: {
    finding: 'must be reconnected',
    turn: 'customer',
    advice: 'Make a new link and send it to the customer.',
  },
  disabled: {
    finding: 'is disabled',
    turn: 'operator',
    advice: 'Enable it, if the application has not disabled it on purpose.',
  },
  pending: {
    finding: 'was never checked or called',
    turn: 'operator',
    advice: 'Check it now.',
  },
}

function connectorFindings(one: ConnectorOverview): CustomerFinding[] {
  const state = STATES[one.status]
  if (!state) return []
  const finding = one.status_reason === null ? state.finding : `${state.finding}: ${one.status_reason}`
  return [{ about: named(one.kind, one.name), ...state, finding, since: one.status_since, connector_id: one.id }]
}

function copyFindings(one: CopyOverview, now: number, isConnected: boolean): CustomerFinding[] {
  const about = `${named(one.kind, one.connector)}, copy of ${one.entity}`
  const common = { about, since: one.last_synced_at, connector_id: one.connector_id }
  if (one.is_paused)
    return [
      { ...common, finding: 'is paused', turn: 'operator', advice: 'Resume the sync, if it is not paused on purpose.' },
    ]
  const failed =
    one.error_code === null
      ? []
      : [{ ...common, ...causeOf(one.error_code, `cannot be synced: ${one.error_message ?? one.error_code}`) }]
  const age = one.last_synced_at === null ? Infinity : now - Date.parse(one.last_synced_at)
  const old: CustomerFinding[] =
    failed.length === 0 && isConnected && age > OLD_MS
      ? [
          {
            ...common,
            finding: 'is older than a day',
            turn: 'operator',
            advice: 'Sync it now, and look at Overview for jobs that wait.',
          },
        ]
      : []
  const rejected: CustomerFinding[] = one.rejected
    ? [
        {
          ...common,
          since: null,
          finding: `lacks ${one.rejected === 1 ? '1 record' : `${one.rejected} records`}, rejected by the schema`,
          turn: 'third party',
          advice: 'Open the rejected records for the reasons.',
        },
      ]
    : []
  return [...failed, ...old, ...rejected]
}

/** The codes with which calls of working connectors failed, the last of each. One refused call beside good ones is no finding. */
function callFindings(calls: readonly CallRecord[]): CustomerFinding[] {
  const byCode = new Map<string, CallRecord[]>()
  for (const call of calls)
    if (call.code !== null && call.type !== 'admin') {
      const key = `${call.connector_id} ${call.code}`
      byCode.set(key, [...(byCode.get(key) ?? []), call])
    }
  return [...byCode.values()].flatMap((failed) => {
    const [last] = failed
    const first = failed.at(-1)
    if (!last || !first || last.code === null) return []
    const isOnce = failed.length === 1 && adviceOf(last.code).turn === 'application'
    if (isOnce && calls.some(({ connector_id: id, code }) => id === last.connector_id && code === null)) return []
    const operation = last.entity === null ? last.action : `${last.entity}.${last.action}`
    const finding = `${failed.length} of the last ${quantity(calls.length, 'call')} failed with ${last.code}, such as ${operation} in ${last.request_id}`
    return [
      {
        about: `calls of ${last.kind ?? 'a connector'}`,
        since: first.at,
        connector_id: last.connector_id,
        ...causeOf(last.code, finding),
      },
    ]
  })
}

function causeOf(code: string, finding: string): Advice & Pick<CustomerFinding, 'finding'> {
  return { finding, ...adviceOf(code) }
}

function webhookFinding({
  url,
  type,
  error,
  status,
  attempts,
  created_at: since,
  connector_id: id,
}: DeliveryOverview): CustomerFinding {
  return {
    about: `webhook ${type}`,
    finding: `was not delivered to ${url} in ${attempts} attempts: ${status ?? error ?? 'no answer'}`,
    since,
    turn: 'application',
    advice: 'Once the endpoint answers again, send the message again.',
    connector_id: id,
  }
}

function named(kind: string, name: string): string {
  return `${kind} “${name}”`
}
