/** Evidence of claims as tables and as JSON. */
import {
  GROUNDED,
  LEVELS,
  percent,
  type ProvedClaim,
  type LevelCounts,
  levelCounts,
  areaCounts,
  provedShare,
  unproved,
} from '../../evidence/index.ts'
import { type Paint, tableText } from '../output/index.ts'

/** A kind with its claims. */
export interface KindEvidence {
  readonly kind: string
  /** The manifest's path for the user. */
  readonly file: string
  readonly claims: readonly ProvedClaim[]
}

/** Maximum number of claims without --all. */
const MOST = 40

/** Returns the shares of each kind, or of each area of a single kind with its unproved claims. */
export function evidenceText(
  kinds: readonly KindEvidence[],
  isAll: boolean,
  { paint, columns }: { readonly paint: Paint; readonly columns: number },
): string {
  const [only, second] = kinds
  if (!only) return ''
  const rows: (readonly [string, LevelCounts])[] = second
    ? kinds.map(({ kind, claims }) => [kind, levelCounts(claims)])
    : [...areaCounts(only.claims)]
  const total = levelCounts(kinds.flatMap(({ claims }) => claims))
  const numbers = ['claims', ...LEVELS]
  const table = {
    head: [second ? 'kind' : 'area', ...numbers],
    rows: [...rows, ['total', total] as const].map(([name, share]) => [name, ...shareCells(share)]),
    numbers,
  }
  const text = `${tableText(table, columns, paint.strong)}\n`
  return second
    ? `${text}\n${groundedText(kinds, { paint, columns })}`
    : `${text}${listText(only, isAll, { paint, columns })}`
}

/** Returns the shares of claims with evidence in the areas that break a kind. */
function groundedText(
  kinds: readonly KindEvidence[],
  { paint, columns }: { readonly paint: Paint; readonly columns: number },
): string {
  const rows = kinds.map(({ kind, claims }) => [kind, ...GROUNDED.map((area) => provedShare(claims, area))])
  const table = { head: ['with evidence', ...GROUNDED], rows, numbers: [...GROUNDED] }
  return `${tableText(table, columns, paint.strong)}\n`
}

function shareCells(share: LevelCounts): string[] {
  const claims = LEVELS.reduce((sum, level) => sum + share[level], 0)
  return [claims.toLocaleString('en'), ...LEVELS.map((level) => percent(share[level], claims))]
}

function listText(
  { file, claims }: KindEvidence,
  isAll: boolean,
  { paint, columns }: { readonly paint: Paint; readonly columns: number },
): string {
  const parts = unprovedParts(unproved(claims))
  if (parts.length === 0) return '\nNo claim rests on the manifest alone.\n'
  const shown = isAll ? parts : parts.slice(0, MOST)
  const rows = shown.map(({ line, names, at }) => ({ location: `${file}:${line}`, claims: names.join(', '), at }))
  const [first, second] = (['location', 'claims'] as const).map((key) =>
    Math.max(...rows.map((row) => row[key].length)),
  )
  const room = Math.max(SHORTEST, columns - (first ?? 0) - (second ?? 0) - 3 * GAP.length)
  const lines = rows.flatMap(({ location, claims: what, at }, index) => {
    const area = shown[index]?.area ?? ''
    const row = `${GAP}${location.padEnd(first ?? 0)}${GAP}${tail(at.slice(1), room).padEnd(room)}${GAP}${what}`
    return shown[index - 1]?.area === area ? [row] : [paint.strong(area), row]
  })
  const hidden = parts.length - shown.length
  const more = hidden === 0 ? '' : `… ${hidden.toLocaleString('en')} more, --all\n`
  return `\nThese claims rest on the manifest alone:\n\n${lines.join('\n')}\n${more}`
}

const GAP = '  '
/** Minimum length of a shortened pointer. */
const SHORTEST = 16

/** Returns the end of a text: the most specific part of a pointer. */
function tail(text: string, width: number): string {
  return text.length <= width ? text : `…${text.slice(1 - width)}`
}

/** The claims of one part of a manifest. */
interface UnprovedPart {
  readonly line: number
  readonly area: string
  readonly at: string
  readonly names: readonly string[]
}

/** Groups claims by part, in the order of the first claims. */
function unprovedParts(claims: readonly ProvedClaim[]): UnprovedPart[] {
  const parts = new Map<string, UnprovedPart>()
  for (const { line, area, at, fact } of claims) {
    const known = parts.get(at)
    parts.set(at, { line, area, at, names: [...(known?.names ?? []), fact] })
  }
  return [...parts.values()]
}

/** Returns the same as JSON: for a single kind, its unproved parts, shortened without --all. */
export function evidenceJson(kinds: readonly KindEvidence[], isAll: boolean) {
  const isOne = kinds.length === 1
  return {
    kinds: kinds.map(({ kind, file, claims }) => {
      const counts = { kind, file, claims: claims.length, levels: levelCounts(claims), areas: areasOf(claims) }
      if (!isOne) return counts
      const parts = unprovedParts(unproved(claims))
      const itself = isAll ? parts : parts.slice(0, MOST)
      return { ...counts, itself, more: parts.length - itself.length }
    }),
    total: levelCounts(kinds.flatMap(({ claims }) => claims)),
  }
}

function areasOf(claims: readonly ProvedClaim[]): Readonly<Record<string, LevelCounts>> {
  return Object.fromEntries(areaCounts(claims))
}
