/** Checks the requirements of a certified kind: a recorded fixture for each style of operation, and evidence for guarded areas. */
import type { ResolvedOperation } from 'plugboard/runtime'
import type { Area, VendorClaim } from '../claims/index.ts'
import type { Fixture } from '../../mock/index.ts'

/** The areas that break a kind as a whole. Every claim of a certified kind in them needs evidence. */
export const GROUNDED = ['auth', 'hosts', 'pagination', 'errors'] as const satisfies readonly Area[]

/** Returns the style of an operation. Operations of one style build requests and read responses in the same way. */
export function styleOf({
  action,
  effect,
  pagination,
  steps,
  file,
  encode,
  isGraphql,
  batch,
}: ResolvedOperation): string {
  if (file) return 'a download'
  if (steps && steps.length > 0) return 'several requests'
  if (batch) return 'a batch'
  if (pagination) return `a list with pagination ${pagination.style}`
  if (effect === 'read') return 'a read of one record'
  if (effect === 'destroys') return action === 'delete' ? 'a delete' : 'an action that destroys'
  return isGraphql ? 'a mutation' : `a write as ${encode.body}`
}

/**
 * Returns the missing requirements of a certified kind, as sentences.
 * @param claims with their evidence; a claim that replayed recorded fixtures prove has `recorded`
 */
export function certifiedGaps(
  operations: Readonly<Record<string, ResolvedOperation>>,
  fixtures: readonly Fixture[],
  claims: readonly (VendorClaim & { readonly level: string })[],
): string[] {
  const recorded = new Set(
    fixtures.flatMap(({ source, call }) => (source.kind === 'recorded' ? [`${call.entity}.${call.action}`] : [])),
  )
  const styles = new Map<string, string[]>()
  for (const [id, operation] of Object.entries(operations))
    styles.set(styleOf(operation), [...(styles.get(styleOf(operation)) ?? []), id])
  const unshown = [...styles].filter(([, ids]) => !ids.some((id) => recorded.has(id)))
  return [
    ...unshown.map(
      ([style, [first = '']]) =>
        `no recorded fixture shows ${style}, such as ${first}, which support: certified asks for`,
    ),
    ...GROUNDED.flatMap((area) => {
      const lines = new Set(claims.flatMap((one) => (one.area === area && one.level === 'itself' ? [one.line] : [])))
      return lines.size === 0
        ? []
        : [`${area} rests on the manifest alone at ${linesText([...lines])}, which support: certified refuses`]
    }),
  ]
}

function linesText(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`
}
