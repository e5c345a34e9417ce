/** A stored comparison held against the manifest as it is now. */
import { pointer, type ValidManifest } from 'plugboard/author'
import { claimsOf, manifestLines, type VendorClaim } from '../claims/index.ts'
import { type Described, DESCRIBED_FILE, describedOf, claimsByPointer, claimsText } from './described.ts'

/** What a comparison says of the claims of a manifest. */
interface Confirmation {
  /** The claims that it confirmed with the values that they have. */
  readonly claims: ReadonlySet<VendorClaim>
  /** The places that the manifest changed since, with the facts that were confirmed there: `name type`. */
  readonly stale: readonly { readonly at: string; readonly claims: string }[]
}

/** Holds a comparison against claims. Where one confirmed claim of a place changed, the place rests on the comparison no more. */
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

/** Says of which places a comparison confirmed what the manifest no longer claims, as a gap of the kind. */
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

/** A comparison without the places that the manifest changed since, and how many there were. */
export function withoutStale(
  valid: ValidManifest,
  described: Described,
): { readonly described: Described; readonly dropped: number } {
  const { claims, stale } = confirmationFor(valid, described)
  return { described: describedOf(described, claims), dropped: stale.length }
}
