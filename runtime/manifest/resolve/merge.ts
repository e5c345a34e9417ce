import { isObject, type Json, pointer } from '../../base/json.ts'
import type { ReportProblem } from '../source/problems.ts'

/** One level of a manifest, with its location. */
export interface Level {
  readonly value: unknown
  readonly pointer: string
}

/** Keys whose maps are replaced as a whole: half of a style is no style. */
export const WHOLE: ReadonlySet<string> = new Set(['pagination', 'body', 'file', 'batch', 'sunset'])

/** Levels merged into one value, with the origin of each part. */
export interface Merged {
  readonly value: { [key: string]: Json }
  /** Pointer in the merged value -> pointer in the manifest. */
  readonly origins: Map<string, string>
}

/** Merges levels; the last one wins. Maps merge by key, everything else replaces, null removes. */
export function mergeLevels(levels: readonly Level[]): Merged {
  const origins = new Map<string, string>()
  const value = levels.reduce<{ [key: string]: Json }>((merged, level) => {
    return isObject(level.value)
      ? mergeMap(merged, level.value as { [key: string]: Json }, level.pointer, '', origins)
      : merged
  }, {})
  return { value, origins }
}

function mergeMap(
  below: { [key: string]: Json },
  above: { [key: string]: Json },
  source: string,
  target: string,
  origins: Map<string, string>,
): { [key: string]: Json } {
  const merged = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const at = pointer(target, key)
    const from = pointer(source, key)
    const existing = merged[key]
    if (value === null && target !== '') delete merged[key]
    else if (isObject(value) && isObject(existing) && !WHOLE.has(key))
      merged[key] = mergeMap(existing, value, from, at, origins)
    else merged[key] = value
    origins.set(at, from)
    if (isObject(value) && (!isObject(existing) || WHOLE.has(key))) noteNested(value, from, at, origins)
  }
  return merged
}

function noteNested(map: { [key: string]: Json }, source: string, target: string, origins: Map<string, string>): void {
  for (const [key, value] of Object.entries(map)) {
    origins.set(pointer(target, key), pointer(source, key))
    if (isObject(value)) noteNested(value, pointer(source, key), pointer(target, key), origins)
  }
}

/** Returns a part's origin, or a pointer below the origin of the nearest part around it; undefined if none is known. */
export function nearestOrigin(originOf: (at: string) => string | undefined, at: string): string | undefined {
  for (let end = at.length; end > 0; end = at.lastIndexOf('/', end - 1)) {
    const origin = originOf(at.slice(0, end))
    if (origin !== undefined) return origin + at.slice(end)
  }
  return undefined
}

/** The largest packaged kind has 9,000 parts. */
const MOST_PARTS = 100_000

/**
 * Counts the parts of a resolved manifest. Each operation gets all that it inherits, and each param its expanded types. Types of
 * types double at each level, so that a short text could expand without end.
 */
export class SizeLimit {
  readonly #report: ReportProblem
  #left = MOST_PARTS

  constructor(report: ReportProblem) {
    this.#report = report
  }

  /** Counts further parts. @returns whether all parts are within the limit; reports the first ones beyond it */
  take(parts: number): boolean {
    const isFirst = this.#left >= 0
    this.#left -= parts
    if (this.#left >= 0) return true
    const message = `Cannot resolve more than ${MOST_PARTS} parts: inherit less, nest types less, or split the manifest into several kinds`
    if (isFirst) this.#report({ rule: 'manifest-size', pointer: '', message })
    return false
  }
}
