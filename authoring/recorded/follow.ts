/** Pages that were recorded in turn: what the manifest asks for next, against what was asked for next. */
import { isDeepStrictEqual } from 'node:util'
import type { Params, ResolvedManifest } from 'plugboard/runtime'
import { own } from 'plugboard/internal'
import type { JudgedAnswer, RecordedFault } from './judge.ts'

/** How the pages of one list followed each other. */
export interface Followed {
  /** How many pages were asked for as the manifest asks for them. */
  readonly pages: number
  readonly faults: readonly (RecordedFault & { readonly file: string })[]
}

/** Holds the answers of a list, in the order of their recording, against each other. Answers of other files never follow. */
export function followPages(manifest: ResolvedManifest, answers: readonly JudgedAnswer[]): Followed {
  const judged = answers.slice(1).flatMap((later, index) => stepOf(manifest, answers[index], later) ?? [])
  return {
    pages: judged.filter((one) => one === 'followed').length,
    faults: judged.filter((one) => one !== 'followed'),
  }
}

function stepOf(
  manifest: ResolvedManifest,
  earlier: JudgedAnswer | undefined,
  later: JudgedAnswer,
): 'followed' | (RecordedFault & { readonly file: string }) | undefined {
  const pagination = own(manifest.operations, later.operation)?.pagination
  // An empty page is past the end: whoever asked for it did not know.
  if (!earlier || later.records === 0) return undefined
  const { next, file, params, outcome } = earlier
  if (next === undefined || outcome !== 'read' || file !== later.file || !pagination || !('param' in pagination))
    return undefined
  const { param } = pagination
  const [before, asked] = [params[param], later.params[param]]
  const isNextPage = asked !== undefined && asked !== before && isSameList(params, later.params, param)
  if (!isNextPage) return undefined
  const wanted = next?.[param]
  if (isDeepStrictEqual(wanted, asked)) return 'followed'
  return {
    field: `next.${param}`,
    expected: next === null ? 'the end of the list' : JSON.stringify(wanted),
    found: JSON.stringify(asked),
    file,
  }
}

/** Whether two calls ask for the same list: params other than the page's are alike, or are left to the cursor. */
function isSameList(one: Params, other: Params, param: string): boolean {
  return Object.entries(other).every(([name, value]) => name === param || isDeepStrictEqual(one[name], value))
}
