/** The fixtures of kinds, replayed over HTTP on loopback, several at a time. */
import { availableParallelism } from 'node:os'
import {
  type CheckedFixture,
  checkFixture,
  checkTranscripts,
  type Coverage,
  coverageOf,
  fieldGaps,
  type Fixture,
  transcriptGaps,
} from '../../mock/index.ts'
import { ConnectorError } from 'plugboard/runtime'
import type { Context } from '../table/context.ts'
import { createProgress } from '../output/index.ts'
import { asChecked, type ReadKind } from './read.ts'

/** What checking one kind found. */
export interface CheckedKind {
  readonly coverage: Coverage
  readonly fixtures: readonly CheckedFixture[]
}

/** Replays the fixtures and transcripts of kinds. @throws ConnectorError `cancelled` */
export async function replayKinds(kinds: readonly ReadKind[], { stderr, signal }: Context): Promise<CheckedKind[]> {
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
  return Promise.all(
    kinds.map(async ({ plan, fixtures, transcripts, broken }) => {
      const checked = fixtures.map((fixture) => results.get(fixture)!)
      const played = await checkTranscripts(plan, transcripts)
      const coverage = coverageOf(plan, fixtures)
      const shown = fieldGaps(plan.manifest, shownByAll(checked))
      const gaps = [...coverage.gaps, ...shown, ...transcriptGaps(plan, fixtures, transcripts)]
      const files = [...checked, ...played.map(({ file, faults }) => asChecked(file, faults)), ...broken]
      return { coverage: { ...coverage, gaps }, fixtures: files }
    }),
  )
}

/** What all fixtures of a kind show of its records. */
export function shownByAll(checked: readonly CheckedFixture[]): Set<string> {
  return new Set(checked.flatMap(({ shown }) => [...shown]))
}
