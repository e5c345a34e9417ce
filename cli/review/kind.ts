/** One kind of a review: everything that the checks say of it. */
import type { WaivedComparison } from '../../authoring/index.ts'
import { ManifestError, type Problem } from 'plugboard/author'
import { severityCounts } from '../check/findings.ts'
import { type CheckedKind, checkAll } from '../check/kinds.ts'
import { faultyOf } from '../check/print.ts'
import { readKind } from '../check/read.ts'
import { type ComparedKind, compareSides } from '../diff/compared.ts'
import type { Sides } from '../diff/sides.ts'
import { type ManifestSource, validateSource } from '../input/index.ts'
import type { Context } from '../table/context.ts'
import type { CompareKind } from './descriptions.ts'

/** Result of reviewing a kind. */
export interface KindReview {
  readonly kind: string
  /** Its manifest, named from the root of the repository. */
  readonly file: string
  /** Problems and warnings of the manifest. */
  readonly problems: readonly Problem[]
  /** Absent when the kind is gone, or its manifest has problems. */
  readonly checked?: CheckedKind
  /** Absent without a description. */
  readonly comparison?: WaivedComparison
  /** Absent when a side has problems. */
  readonly compared?: ComparedKind
  /** Problems of the earlier manifest. With any, its changes are unknown. */
  readonly earlier: readonly Problem[]
}

/** Options of a kind's review. */
export interface ReviewOptions {
  /** The folder of fixtures that the user names. */
  readonly fixtures: string | undefined
  readonly compare: CompareKind | undefined
  readonly context: Context
}

/** Validates, checks, compares and diffs a kind. */
export async function reviewKind(sides: Sides, { fixtures, compare, context }: ReviewOptions): Promise<KindReview> {
  const { before, after, root } = sides
  const earlier = before ? problemsOf(before) : []
  const now = after ? problemsOf(after) : []
  const isUsable = now.every(({ severity }) => severity === 'warning')
  const wasUsable = earlier.every(({ severity }) => severity === 'warning')
  const compared = isUsable && wasUsable ? await compareSides(sides, fixtures) : undefined
  const base = { file: after?.file ?? '', problems: now, earlier: wasUsable ? [] : earlier, compared }
  if (!after || !isUsable) return { ...base, ...nameOf(sides) }
  const valid = validateSource(after)
  const read = await readKind(after, fixtures, root)
  const [checked] = 'plan' in read ? await checkAll([read], false, context) : []
  return { ...base, kind: valid.resolved.kind, checked, comparison: await compare?.(valid) }
}

/** Returns a kind and its file by the name of the file, for a manifest that cannot be read. */
function nameOf({ before, after }: Sides): { readonly kind: string; readonly file: string } {
  const file = after?.file ?? before?.file.replace(/^[^:]*:/, '') ?? ''
  return { kind: file.replace(/^.*\/|\.ya?ml$/g, ''), file }
}

function problemsOf(source: ManifestSource): readonly Problem[] {
  try {
    return validateSource(source).warnings
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}

/** Returns the problems that make a manifest unusable. */
export function errorsOf({ problems }: KindReview): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error')
}

/** Whether a check failed. A change is no fault. */
export function isFaulty(review: KindReview): boolean {
  const { checked, comparison } = review
  const wrong = comparison ? severityCounts(comparison.findings).wrong + comparison.unused.length : 0
  return errorsOf(review).length + wrong > 0 || (checked !== undefined && isCheckFaulty(checked))
}

function isCheckFaulty({ coverage, fixtures, snapshot: { state } }: CheckedKind): boolean {
  return coverage.gaps.length + faultyOf(fixtures).length > 0 || state === 'changed' || state === 'missing'
}
