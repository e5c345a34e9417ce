/** Evidence levels of a manifest's claims. */
import type { ValidManifest } from 'plugboard/author'
import { AREAS, type Area, type VendorClaim, claimsOf, manifestLines } from '../claims/index.ts'
import type { Fixture } from '../../mock/index.ts'
import { confirmationOf } from './confirmed.ts'
import type { Described } from './described.ts'
import type { Marks } from '../marks/fields.ts'
import { marksOfFixtures } from '../marks/fixtures.ts'
import { statedLines } from './stated.ts'

/**
 * Evidence levels, the strongest first. They are the vendor's recorded response, an example in its documentation, its description, a
 * page that the manifest names for the line, or only the manifest.
 */
export const LEVELS = ['recorded', 'documented', 'described', 'stated', 'itself'] as const
/** The evidence level of a claim. */
export type EvidenceLevel = (typeof LEVELS)[number]

/** A claim with its evidence level. */
export interface ProvedClaim extends VendorClaim {
  readonly level: EvidenceLevel
}

/** The evidence for a manifest's claims. */
export interface Witnesses {
  readonly fixtures: readonly Fixture[]
  /** The claims that the vendor's description confirms: a stored comparison, or the marks of a new one. */
  readonly described?: Described | Marks | undefined
}

/** Returns the claims of a manifest in its order, each with its strongest evidence. */
export async function evidenceOf(valid: ValidManifest, { fixtures, described }: Witnesses): Promise<ProvedClaim[]> {
  const lines = manifestLines(valid)
  const of = (kind: Fixture['source']['kind']) => fixtures.filter(({ source }) => source.kind === kind)
  const recorded = await marksOfFixtures(valid, of('recorded'))
  const shown = new Set([...recorded, ...(await marksOfFixtures(valid, of('documented')))])
  const claims = claimsOf(valid, lines)
  const isDescribed = describedTest(described, claims)
  const stated = statedLines(valid, lines)
  const levelOf = (claim: VendorClaim): EvidenceLevel => {
    if (isMarked(claim, recorded)) return 'recorded'
    if (isMarked(claim, shown)) return 'documented'
    if (isDescribed(claim)) return 'described'
    return stated.has(claim.line) ? 'stated' : 'itself'
  }
  return claims.map((claim) => ({ ...claim, level: levelOf(claim) }))
}

function describedTest(
  described: Witnesses['described'],
  claims: readonly VendorClaim[],
): (claim: VendorClaim) => boolean {
  if (described === undefined) return () => false
  if (described instanceof Set) return (claim) => isMarked(claim, described)
  const { claims: confirmed } = confirmationOf(described, claims)
  return (claim) => confirmed.has(claim)
}

/** Whether the marks prove a claim. */
function isMarked({ needs }: VendorClaim, marks: Marks): boolean {
  return needs.length > 0 && needs.every((need) => marks.has(need))
}

/** Returns the claims that the marks prove. */
export function claimsWithin(valid: ValidManifest, marks: Marks): VendorClaim[] {
  return claimsOf(valid, manifestLines(valid)).filter((claim) => isMarked(claim, marks))
}

/** Number of claims by level. */
export type LevelCounts = Readonly<Record<EvidenceLevel, number>>

/** Counts claims by level. */
export function levelCounts(claims: readonly ProvedClaim[]): LevelCounts {
  const share = { recorded: 0, documented: 0, described: 0, stated: 0, itself: 0 }
  for (const { level } of claims) share[level]++
  return share
}

/** Counts claims by area and level; omits areas without claims. */
export function areaCounts(claims: readonly ProvedClaim[]): readonly (readonly [Area, LevelCounts])[] {
  return AREAS.flatMap((area) => {
    const own = claims.filter((claim) => claim.area === area)
    return own.length === 0 ? [] : [[area, levelCounts(own)] as const]
  })
}

/** Returns the share of an area's claims with evidence beyond the manifest, such as `83 %`; empty without claims. */
export function provedShare(claims: readonly ProvedClaim[], area: Area): string {
  const own = claims.filter((claim) => claim.area === area)
  return own.length === 0 ? '' : percent(own.filter(({ level }) => level !== 'itself').length, own.length)
}

/** Returns the claims without evidence, by area, then by line. */
export function unproved(claims: readonly ProvedClaim[]): ProvedClaim[] {
  return claims
    .filter(({ level }) => level === 'itself')
    .toSorted((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || a.line - b.line)
}

/** Returns a share in whole percent. Only nothing is 0 and only everything is 100. */
export function percent(part: number, whole: number): string {
  if (part === 0) return '-'
  const rounded = Math.round((part / whole) * 100)
  return part === whole ? '100%' : `${Math.min(99, Math.max(1, rounded))}%`
}
