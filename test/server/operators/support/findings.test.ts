import { expect, it } from 'vitest'
import { CODES } from '../../../../runtime/index.ts'
import { adviceOf } from '../../../../server/operators/support/reads/advice.ts'
import type { CallRecord } from '../../../../server/operators/support/reads/calls.ts'
import type { ConnectorOverview } from '../../../../server/operators/support/reads/connectors.ts'
import { findingsOf } from '../../../../server/operators/support/reads/findings.ts'

const CONNECTOR = { id: 'c1', status: 'active', kind: 'stripe', name: 'Shop', status_reason: null } as ConnectorOverview

/** Calls of one connector by their codes, newest first; null is a call that succeeded. */
function findingsAfter(...codes: (string | null)[]) {
  const calls = codes.map((code, at) => ({
    request_id: `req_${at}`,
    at: '2026-11-29T00:00:00Z',
    connector_id: 'c1',
    kind: 'stripe',
    entity: 'customers',
    action: 'get',
    type: 'execute',
    code,
  })) as unknown as CallRecord[]
  const customer = { external_user_id: 'user_1', status: 'active' } as const
  const found = findingsOf({ customer, connectors: [CONNECTOR], copies: [], calls, webhooks: [] }, 0)
  return found.map(({ turn, finding }) => `${turn}: ${finding}`)
}

it('one refused call beside good ones is no finding', () => {
  expect(findingsAfter(null, 'record_not_found', null)).toEqual([])
})

it('repeated refusals, and a refusal without a good call, are the turn of the application', () => {
  const of = (count: string) => `application: ${count} failed with record_not_found, such as customers.get in req_0`
  expect(findingsAfter('record_not_found', 'record_not_found', null)).toEqual([of('2 of the last 3 calls')])
  expect(findingsAfter('record_not_found')).toEqual([of('1 of the last 1 call')])
})

it('a failure of the third party is a finding also once', () => {
  expect(findingsAfter(null, 'upstream_error')).toEqual([
    'third party: 1 of the last 2 calls failed with upstream_error, such as customers.get in req_1',
  ])
})

it('only an outage sends a support person to a status page', () => {
  const waits = Object.keys(CODES).filter((code) => adviceOf(code).advice.includes('status page'))
  expect(waits).toEqual(['upstream_error', 'upstream_timeout'])
})
