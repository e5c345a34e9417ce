/** Columns that several screens show. */
import { type Html, html } from '../../../ground/base/index.ts'
import { atLeast } from '../../sign-in/index.ts'
import type { DeliveryOverview, CallRecord, CopyOverview, JobOverview } from '../../support/index.ts'
import {
  actForm,
  ago,
  badge,
  type Cell,
  code,
  copyable,
  type ConsoleColumn,
  consoleLink,
  consolePath,
} from './parts.ts'
import type { ConsoleRequest } from '../request/route.ts'

/** The time of a call. */
export function timed(now: number): ConsoleColumn<CallRecord> {
  return ['When', (one) => ago(one.at, now)]
}

/** A call, without its time. */
export const CALL_COLUMNS: readonly ConsoleColumn<CallRecord>[] = [
  ['Kind', (one) => one.kind],
  ['Operation', (one) => (one.entity === null || one.type === 'admin' ? one.action : `${one.entity}.${one.action}`)],
  ['Result', (one) => (one.code === null ? badge(String(one.status), 'good') : badge(one.code, 'bad'))],
  ['ms', (one) => one.duration_ms, 'number'],
  ['By', (one) => (one.tool === null ? byWhom(one) : `agent: ${one.client ?? 'unknown'}, ${one.tool}`)],
  ['Request', (one) => requestLink(one)],
]

/** The ID of a request on one line, with a button that copies it. */
function requestLink({ organization_id: organization, request_id: request }: CallRecord): Cell {
  return html`<a class="id copy" href="${consolePath('calls', organization, request)}">${request}</a>`
}

function byWhom({ actor_kind: kind, actor_id: id }: CallRecord): string {
  return kind === 'operator' || kind === 'system' ? `${kind} ${id}` : kind
}

/** The customer of something that has one. */
export function customerCell(one: {
  readonly organization_id: string
  readonly customer_id: string | null
  readonly external_user_id: string | null
}): Cell {
  if (one.customer_id === null) return null
  return consoleLink(
    consolePath('customers', one.organization_id, one.customer_id),
    one.external_user_id ?? one.customer_id,
  )
}

/** A copy, without its customer. */
export function copyColumns(now: number): readonly ConsoleColumn<CopyOverview>[] {
  return [
    ['Kind', (one) => one.kind],
    ['Entity', (one) => one.entity],
    ['State', (one) => copyState(one)],
    ['Synced', (one) => (one.last_synced_at === null ? 'never' : ago(one.last_synced_at, now))],
    ['Records', (one) => one.records ?? 0, 'number'],
    [
      'Rejected',
      (one) =>
        one.rejected
          ? consoleLink(
              consolePath('connectors', one.organization_id, one.connector_id, 'rejected'),
              String(one.rejected),
            )
          : 0,
      'number',
    ],
    ['Own fields', (one) => ownCell(one)],
    ['Next', (one) => ago(one.next_run_at, now)],
    [
      'Error',
      (one) => (one.error_code === null ? null : html`${code(one.error_code)} ${one.error_message ?? ''}`),
      'long',
    ],
  ]
}

function ownCell(one: CopyOverview): Cell {
  if (one.own_found === null && one.own_error_code === null) return null
  const path = consolePath('connectors', one.organization_id, one.connector_id, 'own-fields')
  const link = consoleLink(path, `${one.own_held ?? 0} of ${one.own_found ?? 0}`)
  return one.own_error_code === null ? link : html`${link} ${badge('list refused', 'bad')}`
}

function copyState({ is_paused: isPaused, error_code: error, state, is_complete: isComplete }: CopyOverview): Cell {
  if (isPaused) return badge('paused')
  if (error !== null && state === 'idle') return badge('failed')
  if (state !== 'idle') return badge(state, 'odd')
  return isComplete === true ? badge('ready') : badge('loading', 'odd')
}

/** Columns of a webhook's message, with its delivery state. */
export function messageColumns(
  { session, csrf }: ConsoleRequest,
  now: number,
): readonly ConsoleColumn<DeliveryOverview>[] {
  const to = (one: DeliveryOverview) => `${consolePath('webhooks', one.organization_id, one.endpoint_id)}/replay`
  const replay = (one: DeliveryOverview) =>
    atLeast(session.role, 'support')
      ? actForm({ to: to(one), label: 'Send again', csrf, fields: { message: one.message_id }, of: one.message_id })
      : null
  return [
    ['When', (one) => ago(one.created_at, now)],
    ['Event', (one) => one.type],
    ['Delivery', (one) => badge(one.delivery)],
    ['Attempts', (one) => one.attempts, 'number'],
    ['Last response', (one) => html`${String(one.status ?? one.error ?? '')} ${bodyOf(one)}`, 'long'],
    ['Endpoint', (one) => one.url, 'long'],
    ['Message', (one) => copyable(one.message_id)],
    ['Replay', replay],
  ]
}

/** The body of a response that refused a message. */
function bodyOf({ delivery, response }: DeliveryOverview): Html {
  return delivery === 'succeeded' || !response ? html`` : html`<small>${response}</small>`
}

/** A job. */
export function jobColumns(now: number): readonly ConsoleColumn<JobOverview>[] {
  return [
    ['When', (one) => ago(one.created_at, now)],
    ['Job', (one) => one.kind],
    ['Status', (one) => badge(one.status)],
    ['Ended', (one) => ago(one.finished_at, now)],
    [
      'Error',
      (one) => (one.error_code === null ? null : html`${code(one.error_code)} ${one.error_message ?? ''}`),
      'long',
    ],
    ['ID', (one) => copyable(one.id)],
  ]
}
