/** Replays the fixtures of kinds over HTTP on loopback, several at a time. */
import { availableParallelism } from 'node:os'
import { certifiedGaps, evidenceOf, staleGaps } from '../../evidence/index.ts'
import {
  type CheckedFixture,
  checkFixture,
  checkSample,
  type Coverage,
  coverageOf,
  type Fixture,
} from '../../mock/index.ts'
import { ConnectorError } from 'plugboard/runtime'
import type { Context } from '../table/context.ts'
import { createProgress } from '../output/index.ts'
import { endsIn } from './ends.ts'
import type { ReadKind } from './read.ts'
import { type CheckedSnapshot, checkSnapshot } from './snapshot.ts'

/** Result of checking a kind. */
export interface CheckedKind {
  /** The manifest's path for the user. */
  readonly file: string
  readonly coverage: Coverage
  readonly fixtures: readonly CheckedFixture[]
  readonly snapshot: CheckedSnapshot
  /** Number of received webhook samples. */
  readonly webhooks: number
}

/** Replays the fixtures of kinds, and compares their snapshots. @param isUpdate whether snapshots are written @throws ConnectorError `cancelled` */
export async function checkAll(
  kinds: readonly ReadKind[],
  isUpdate: boolean,
  { stderr, signal, now = Date.now }: Context,
): Promise<CheckedKind[]> {
  const jobs = kinds.flatMap(({ plan, fixtures }) => fixtures.map((fixture) => ({ plan, fixture })))
  const results = new Map<Fixture, CheckedFixture>()
  const progress = createProgress(stderr)
  const queue = jobs.values()
  const work = async () => {
    for (const { plan, fixture } of queue) {
      if (signal.aborted) throw new ConnectorError('cancelled', 'Cannot check the fixtures: interrupted')
      progress.update(`${results.size} of ${jobs.length}  ${fixture.file}`)
      results.set(fixture, await checkFixture(plan, fixture))
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() * 2 }, work))
  } finally {
    await progress.done()
  }
  const checked: CheckedKind[] = []
  for (const kind of kinds) {
    const { plan, fixtures, samples, broken } = kind
    if (signal.aborted) throw new ConnectorError('cancelled', 'Cannot check the snapshots: interrupted')
    const { gaps, snapshot } = await checkSnapshot(kind, isUpdate)
    const coverage = coverageOf(plan, fixtures)
    const received = await Promise.all(samples.map((sample) => checkSample(plan, sample)))
    checked.push({
      file: kind.file,
      coverage: {
        ...coverage,
        gaps: [...endsIn(kind, now()).past, ...coverage.gaps, ...(await evidenceGapsOf(kind)), ...gaps],
      },
      fixtures: [...fixtures.flatMap((fixture) => results.get(fixture) ?? []), ...received, ...broken],
      snapshot,
      webhooks: received.length,
    })
  }
  return checked
}

/** Returns changed claims of a stored comparison, and missing requirements of a certified kind. */
async function evidenceGapsOf({ valid, fixtures, described }: ReadKind): Promise<string[]> {
  const stale = described ? staleGaps(valid, described) : []
  if (valid.resolved.support !== 'certified') return stale
  const claims = await evidenceOf(valid, { fixtures, described })
  return [...certifiedGaps(valid.resolved.operations, fixtures, claims), ...stale]
}
