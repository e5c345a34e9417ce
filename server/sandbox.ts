/** The sandbox: the third parties of all kinds played on loopback, so that every endpoint can be tried without one. */
import type { Mock } from '../mock/index.ts'
import { startMock } from '../mock/index.ts'
import type { Plan } from '../runtime/index.ts'
import { authorizationOf } from '../runtime/index.ts'

/** Third parties that are played, and the OAuth applications that they know us by. */
export interface Sandbox extends Mock {
  /** By kind, for each that has a consent page. */
  readonly clients: Readonly<Record<string, typeof CLIENT>>
}

/** Records of every entity, or below every parent. */
const RECORDS = 250

const CLIENT = { client_id: 'sandbox', client_secret: 'sandbox' } as const

/**
 * Starts third parties for these kinds. Any credentials of the right shape are good. Their records are made up, all of a piece:
 * what a fixture shows of one call would not fit what the others tell.
 */
export async function startSandbox(plans: readonly Plan[]): Promise<Sandbox> {
  const mock = await startMock(
    plans.map(({ manifest }) => manifest),
    { records: RECORDS, fixtures: false },
  )
  const consenting = plans.filter((plan) => authorizationOf(plan))
  return Object.assign(mock, { clients: Object.fromEntries(consenting.map(({ kind }) => [kind, CLIENT])) })
}
