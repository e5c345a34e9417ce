/** Finds the evidence of changed lines. */
import { pointer, type ValidManifest } from 'plugboard/author'
import {
  claimsOf,
  claimDigest,
  type EvidenceLevel,
  LEVELS,
  manifestLines,
  type ProvedClaim,
  levelCounts,
} from '../../evidence/index.ts'
import type { ChangeLocation } from './locations.ts'
import type { ManifestPair } from './model/change.ts'

/** A change at its line. */
interface LocatedChange {
  readonly rule: string
  readonly operations: readonly string[]
  readonly location: ChangeLocation
}

/**
 * Adds to each change the evidence of its line in the new manifest: the weakest among the new claims there.
 * @param claims the new manifest's claims
 */
export function withEvidence<T extends LocatedChange>(
  changes: readonly T[],
  { before, after }: ManifestPair<ValidManifest>,
  claims: readonly ProvedClaim[],
): (T & { readonly restsOn?: string })[] {
  if (claims.length === 0) return [...changes]
  const known = new Set(claimsOf(before, manifestLines(before)).map(claimDigest))
  const { layout, lineAt } = manifestLines(after)
  const begunAt = new Map<number, string[]>()
  for (const { pointer: at, offset } of layout.entries)
    begunAt.set(lineAt(offset), [...(begunAt.get(lineAt(offset)) ?? []), at])
  const restsOn = (line: number): EvidenceLevel | undefined => {
    const parts = begunAt.get(line) ?? []
    const own = claims.filter(({ at }) => parts.some((part) => at === part || at.startsWith(`${part}/`)))
    const changed = own.filter((claim) => !known.has(claimDigest(claim)))
    return weakest(changed.length > 0 ? changed : own.filter((claim) => claim.line === line))
  }
  return changes.map((change) => {
    if (change.location.file !== after.document.file) return change
    const level = change.rule === 'operation-added' ? sharesText(change, claims) : restsOn(change.location.line)
    return level === undefined ? change : { ...change, restsOn: level }
  })
}

function weakest(claims: readonly ProvedClaim[]): EvidenceLevel | undefined {
  return LEVELS.findLast((level) => claims.some((claim) => claim.level === level))
}

/** Returns the counts of a new operation's claims by evidence: `4 documented, 8 itself`. */
function sharesText({ operations: [id = ''] }: LocatedChange, claims: readonly ProvedClaim[]): string | undefined {
  const at = pointer('/entities', ...id.split('.'))
  const share = levelCounts(claims.filter((claim) => claim.at.startsWith(`${at}/`)))
  return LEVELS.flatMap((level) => (share[level] > 0 ? [`${share[level]} ${level}`] : [])).join(', ') || undefined
}
