/** How sure a search is that an operation is meant. */

/** Evidence that a query means an operation. */
export interface Fit {
  /** Probability that it is meant, among the operations that may be. */
  readonly probability: number
  /** Share of the words of the query in its texts. */
  readonly covered: number
}

/** How sure a search is that an operation is meant. */
export type RowMatch = 'strong' | 'fair' | 'weak'

/** The least values of each match. They were chosen with the phrases of test/data/tuned-phrases.txt and unanswerable-phrases.txt. */
const LEAST = { strong: { probability: 0.4, covered: 0.6 }, fair: { probability: 0.1, covered: 0.3 } }

/** The match of an operation. */
export function matchOf({ probability, covered }: Fit): RowMatch {
  const reaches = (least: Fit) => probability >= least.probability && covered >= least.covered
  return reaches(LEAST.strong) ? 'strong' : reaches(LEAST.fair) ? 'fair' : 'weak'
}
