/** Lists that give only so long a time in one call: the time that is asked for is cut into windows, one after the other. */
import { own, type JsonSchema, type Params } from '../base/json.ts'
import { pageParamsOf } from '../language/pagination/page-params.ts'
import type { ResolvedOperation, TimeWindows } from '../manifest/index.ts'

const DAY_MS = 86_400_000

/** One window of a list. */
export interface TimeWindow {
  /** The caller's params, with the end of the whole time where the caller gave none. */
  readonly params: Params
  /** The params of the request. */
  readonly sent: Params
  /** The params of the next window, or null for the last. */
  readonly next: Params | null
}

/** The window that a call asks for. @param now milliseconds since 1970 */
export type WindowReader = (given: Params, now: number) => TimeWindow

/** A reader of the windows of a list. */
export function compileWindows(
  { params: schema, pagination }: Pick<ResolvedOperation, 'params' | 'pagination'>,
  { from, to, spanMs, isInclusive }: TimeWindows,
): WindowReader {
  const isDate = own(schema.properties as Record<string, JsonSchema>, from)?.format === 'date'
  const pageParams = new Set(pagination ? pageParamsOf(pagination) : [])
  const lastMs = isInclusive ? unitMs(isDate) : 0
  return (given, now) => {
    // What happened today is in a window of days only if it ends today, or tomorrow where its end is not in it.
    const latest = isDate && !isInclusive ? now + DAY_MS : now
    const params = { ...given, [to]: own(given, to) ?? timeText(latest, isDate) }
    const cut = timeOf(params[from]) + spanMs
    if (!(cut < timeOf(params[to]) + lastMs)) return { params, sent: params, next: null }
    const sent = { ...params, [to]: timeText(cut - lastMs, isDate) }
    const others = Object.entries(params).filter(([name]) => !pageParams.has(name))
    return { params, sent, next: { ...Object.fromEntries(others), [from]: timeText(cut, isDate) } }
  }
}

/** What a time that belongs to a window lies before the next one. */
function unitMs(isDate: boolean): number {
  return isDate ? DAY_MS : 1
}

function timeOf(value: unknown): number {
  return Date.parse(String(value))
}

/** A time as ISO 8601 writes it: `2026-01-31`, `2026-01-31T10:00:00Z`. */
function timeText(time: number, isDate: boolean): string {
  const text = new Date(time).toISOString()
  return isDate ? text.slice(0, 10) : text.replace('.000Z', 'Z')
}
