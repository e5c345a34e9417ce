import { ConnectorError } from '../base/errors.ts'
import { type JsonSchema, own, type Params, propertiesOf, valueAt } from '../base/json.ts'
import { compileLocator } from '../language/locator.ts'
import { isInOrderOf, narrowed } from '../language/pagination/resume.ts'
import { capText } from '../language/pagination/shape.ts'
import type { NextWindow, PageCap, ResolvedOperation } from '../manifest/index.ts'
import { type PageInfo, type Paginator, toDeclaredType, without } from './style.ts'

/** Checks that params do not ask for a page behind the cap of their list. @throws ConnectorError `result_window` */
export type CheckCap = (params: Params) => void

/** Compiles the check of an operation's cap; undefined for a list without one. */
export function compileCap(id: string, operation: ResolvedOperation): CheckCap | undefined {
  const cap = operation.pagination?.cap
  if (cap?.param === undefined) return undefined
  const { [cap.size ?? '']: size } = propertiesOf(operation.params)
  const defaults: Params = { [cap.size ?? '']: size?.default ?? null }
  return (params) => {
    if (isBehindCap(cap, { ...defaults, ...params }))
      throw new ConnectorError('result_window', `Cannot list ${id} further: the third party ends it ${capText(cap)}`, {
        hint: narrowingHint(cap, operation),
        sent: false,
      })
  }
}

type Schemas = Readonly<Record<string, JsonSchema>>

/** Whether the params ask for a page that lies behind the cap. */
export function isBehindCap(cap: PageCap, params: Params): boolean {
  const first = placeOf(cap, params)
  if (first === undefined) return false
  return cap.unit === 'offset' ? first > cap.most : first >= cap.most
}

/**
 * Adds the vendor's cap to a paginator. Before it, a list in the order of `resume` continues from the last record. Any other list names the
 * page behind the cap, which `isBehindCap` refuses.
 * @param saysEnd whether responses mark the last page, so that the lack of a link ends the list
 */
export function capped(cap: PageCap, paginate: Paginator, schemas: Schemas, saysEnd: boolean): Paginator {
  const windowAfter = cap.resume && nextWindow(cap.resume, cap, schemas)
  const isCut = cutReader(cap)
  return (params, page) => {
    const behind = () => (saysEnd ? null : fullBehind(cap, params, page, schemas))
    const next = paginate(params, page) ?? (isCut(page) ? cutBehind(cap, params, schemas) : behind())
    const leaves = next !== null && windowAfter !== undefined && reachesBehind(cap, next)
    return leaves ? (windowAfter(params, page) ?? next) : next
  }
}

/** The place of a page's first record, in the unit of the cap; undefined where the params do not show it. */
function placeOf({ param, start = 0, unit, countsPages, size }: PageCap, params: Params): number | undefined {
  const place = numberAt(params, param)
  if (param === undefined || place === undefined) return undefined
  const steps = place - start
  if (!countsPages || unit === 'pages') return steps
  const most = numberAt(params, size)
  return most === undefined ? undefined : steps * most
}

/** Whether the vendor may refuse a page, because its last record would lie behind the cap. */
function reachesBehind(cap: PageCap, params: Params): boolean {
  const first = placeOf(cap, params)
  if (first === undefined || cap.unit !== 'records') return isBehindCap(cap, params)
  return first + (numberAt(params, cap.size) ?? 1) > cap.most
}

/** Reads whether a response reports that the vendor cut the list. */
function cutReader({ cut }: PageCap): (page: PageInfo) => boolean {
  const read = cut && compileLocator(cut.at)
  return (page) => read !== undefined && read(page) === cut?.is
}

/** The page behind the cap of a list that was cut: its cursor is the number of records before it. */
function cutBehind({ param = '', most }: PageCap, params: Params, schemas: Schemas): Params {
  return { ...params, [param]: toDeclaredType(most, own(schemas, param)) }
}

/** The page behind the cap, where a full page before it names no next one; null elsewhere. */
function fullBehind(cap: PageCap, params: Params, { count }: PageInfo, schemas: Schemas): Params | null {
  const { param = '', start, countsPages, size } = cap
  const place = params[param] === undefined ? start : numberAt(params, param)
  if (place === undefined || count === 0 || count < (numberAt(params, size) ?? count)) return null
  const behind = toDeclaredType(place + (countsPages ? 1 : count), own(schemas, param))
  const next = { ...params, [param]: behind }
  return isBehindCap(cap, next) ? next : null
}

/** Returns the params of the list from the last record on; undefined for a list in another order, or of one value. */
function nextWindow(
  resume: NextWindow,
  cap: PageCap,
  schemas: Schemas,
): (params: Params, page: PageInfo) => Params | undefined {
  const { by, param, entry } = resume
  return (params, page) => {
    const found = isInOrderOf(resume, params) ? valueAt(page.last, by) : undefined
    if (typeof found !== 'string' && typeof found !== 'number') return undefined
    const value = entry ? narrowed(entry, params[param], found) : toDeclaredType(found, own(schemas, param))
    const isSame = JSON.stringify(value) === JSON.stringify(params[param])
    return isSame ? undefined : { ...without(params, [cap.param ?? '']), [param]: value }
  }
}

/** Maximum number of params in a hint. */
const NAMED = 6
const OF_TIME = /date|time|since|until|before|after|from|^q$|query|filter/i
const OF_FORM = /^(?:sort|order|direction|include|fields?|expand|properties|associations|total)/i

function narrowingHint({ param, size, resume }: PageCap, { params, path }: ResolvedOperation): string {
  if (resume) {
    const order = Object.entries(resume.with).map(([name, value]) =>
      value === null ? `without ${name}` : `with ${name} ${JSON.stringify(value)}`,
    )
    const listed = order.length > 0 ? `List it ${order.join(', ')}: it then` : 'It'
    return `${listed} continues by ${resume.param}, unless all its records have the same value. Or narrow it.`
  }
  const other = [param, size, ...path.map((part) => (typeof part === 'string' ? part : part.param))]
  const names = Object.keys(propertiesOf(params)).filter((name) => !other.includes(name) && !OF_FORM.test(name))
  const first = [...names.filter((name) => OF_TIME.test(name)), ...names.filter((name) => !OF_TIME.test(name))]
  return names.length === 0
    ? 'The list has no params that narrow it.'
    : `Narrow the list by ${first.slice(0, NAMED).join(', ')}.`
}

/** A param's number, also in digits; undefined for any other value. */
function numberAt(params: Params, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : params[name]
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return typeof value === 'number' ? value : undefined
}
