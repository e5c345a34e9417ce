/** Plants each fault of the catalogue in a kind, one at a time, and notes which tools of a review see it. */
import { ANSWER_FAULTS } from './faults/answer-faults.ts'
import { BEHAVIOUR_FAULTS } from './faults/behaviour-faults.ts'
import type { ManifestFault } from './faults/fault.ts'
import type { Review, ReviewedKind } from './judge.ts'
import { ORIGIN_FAULTS } from './faults/origin-faults.ts'
import { REQUEST_FAULTS } from './faults/request-faults.ts'

/** The whole catalogue. */
export const FAULTS: readonly ManifestFault[] = [
  ...ORIGIN_FAULTS,
  ...REQUEST_FAULTS,
  ...ANSWER_FAULTS,
  ...BEHAVIOUR_FAULTS,
]

/** One fault planted at one location. */
export interface PlantedFault {
  readonly kind: string
  readonly fault: string
  /** The number of its location, from 0. */
  readonly site: number
  readonly seenBy: ReadonlySet<Review>
}

/**
 * Plants faults in a kind. Changes that leave the resolved manifest as it is are no faults and left out.
 * @param most at how many locations a fault is planted at most, spread over all there are
 */
export async function plantFaults(
  kind: ReviewedKind,
  faults: readonly ManifestFault[],
  most: number,
): Promise<PlantedFault[]> {
  const planted: PlantedFault[] = []
  for (const { name: fault, sites } of faults) {
    for (const site of spread(sites(kind.source()).length, most)) {
      const source = kind.source()
      sites(source)[site]!()
      const seenBy = await kind.seenBy(source)
      if (seenBy) planted.push({ kind: kind.kind, fault, site, seenBy })
    }
  }
  return planted
}

function spread(count: number, most: number): number[] {
  const length = Math.min(count, most)
  return Array.from({ length }, (_, index) => Math.floor((index * count) / length))
}

/** Says whether a fault is caught before it is handed in: by any tool but `diff`. */
export function isCaught({ seenBy }: PlantedFault): boolean {
  return [...seenBy].some((review) => review !== 'diff')
}
