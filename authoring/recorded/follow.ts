/** Compares the next page of the manifest with the page that was recorded next. */
import { isDeepStrictEqual } from 'node:util'
import type { Params, ResolvedManifest } from 'plugboard/runtime'
import { own } from 'plugboard/internal'
import type { JudgedAnswer, RecordedFault } from './judge.ts'

/** Result of `followPages`. */
export interface Followed {
  /** Number of pages requested as the manifest requests them. */
  readonly pages: number
  readonly faults: readonly (RecordedFault & { readonly file: string })[]
}

/** Compares the responses of a list in the order of their recording, within each file. */
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
  // An empty page lies after the end: its caller did not know.
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

/** Whether two calls request the same list, apart from the page. */
function isSameList(one: Params, other: Params, param: string): boolean {
  return Object.entries(other).every(([name, value]) => name === param || isDeepStrictEqual(one[name], value))
}
