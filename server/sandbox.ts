/** The sandbox: the third parties of all kinds played on loopback, so that every endpoint can be tried without one. */
import type { Mock } from '../mock/index.ts'
import { startMock } from '../mock/index.ts'
import type { Plan } from '../runtime/index.ts'

/** Third parties that are played. */
export type Sandbox = Mock

/** Records of every entity, or below every parent. */
const RECORDS = 250

/** Starts third parties for these kinds. Any credentials of the right shape are good. */
export function startSandbox(plans: readonly Plan[]): Promise<Sandbox> {
  return startMock(
    plans.map(({ manifest }) => manifest),
    { records: RECORDS },
  )
}
