/**
 * The claims of a manifest about its vendor, with their evidence. `claims/` lists the claims, `marks/` replays fixtures and marks the
 * proved ones, and `levels/` gives each claim its evidence level.
 */
export { acceptedDigest, type Area, claimDigest, claimsOf, manifestLines, mark, namedTypeOf } from './claims/index.ts'
export { certifiedGaps, GROUNDED } from './levels/certified.ts'
export { staleGaps, withoutStale } from './levels/confirmed.ts'
export { type Described, DESCRIBED_FILE, describedOf, describedText, readDescribed } from './levels/described.ts'
export {
  areaCounts,
  claimsWithin,
  type EvidenceLevel,
  evidenceOf,
  levelCounts,
  type LevelCounts,
  LEVELS,
  percent,
  type ProvedClaim,
  provedShare,
  unproved,
} from './levels/level.ts'
export { type Marks, proveField, proveFields } from './marks/fields.ts'
export { eachOf, locatorParts, ProvedOperation } from './marks/operation.ts'
export type { Shown } from './marks/shown.ts'
