/** Checks a stored comparison against the current manifest. */
import { pointer, type ValidManifest } from 'plugboard/author'
import { claimsOf, manifestLines, type VendorClaim } from '../claims/index.ts'
import { type Described, DESCRIBED_FILE, describedOf, claimsByPointer, claimsText } from './described.ts'

/** The claims that a stored comparison confirms. */
interface Confirmation {
  /** The confirmed claims with unchanged values. */
  readonly claims: ReadonlySet<VendorClaim>
  /** The pointers changed since, with their confirmed facts: `name type`. */
  readonly stale: readonly { readonly at: string; readonly claims: string }[]
}

/** Checks a comparison against claims. A changed claim invalidates its pointer. */
export function confirmationOf({ confirms }: Described, claims: readonly VendorClaim[]): Confirmation {
  const byPointer = claimsByPointer(claims)
  const confirmed = new Set<VendorClaim>()
  const stale: { at: string; claims: string }[] = []
  for (const [holder, texts] of Object.entries(confirms))
    for (const [key, text] of Object.entries(texts)) {
      const at = pointer(holder, key)
      const names = text.split(' ').slice(0, -1)
      const own = (byPointer.get(at) ?? []).filter(({ fact }) => names.includes(fact))
      if (claimsText(own) === text) for (const claim of own) confirmed.add(claim)
      else stale.push({ at, claims: names.join(' ') })
    }
  return { claims: confirmed, stale }
}

function confirmationFor(valid: ValidManifest, described: Described): Confirmation {
  return confirmationOf(described, claimsOf(valid, manifestLines(valid)))
}

/** Reports the pointers whose confirmed claims changed, as a gap of the kind. */
export function staleGaps(valid: ValidManifest, described: Described): string[] {
  const { stale } = confirmationFor(valid, described)
  const [first] = stale
  if (!first) return []
  const { kind } = valid.resolved
  const more = stale.length === 1 ? '' : ` and ${stale.length - 1} more`
  return [
    `${DESCRIBED_FILE} does not fit ${first.at} (${first.claims})${more}, which changed since: compare again with check ${kind} --evidence --openapi <description> --update, or drop what changed with check ${kind} --evidence --update`,
  ]
}

/** Returns a comparison without the changed pointers, and their number. */
export function withoutStale(
  valid: ValidManifest,
  described: Described,
): { readonly described: Described; readonly dropped: number } {
  const { claims, stale } = confirmationFor(valid, described)
  return { described: describedOf(described, claims), dropped: stale.length }
}
