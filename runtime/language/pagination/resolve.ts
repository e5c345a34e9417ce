/** Resolves paginations: keys by style, locators parsed. */
import { defined, isObject, type Json, type Params, pointer } from '../../base/json.ts'
import type { Locator } from '../locator.ts'
import type { NextWindow, PageCap, PageEnd, PageLink, PageStyle, Pagination } from './shape.ts'

/** A pagination as a manifest or a request writes it. */
export interface PaginationSource {
  readonly style: string
  readonly [key: string]: unknown
}

/** Parses a locator. `at` is the JSON pointer of its faults. */
export type ReadLocator = (text: string, at: string) => Locator

/** Resolves a pagination: parses its locators and fills in defaults. @param wireName returns a param's name on the wire */
export function resolvePagination(
  source: PaginationSource,
  read: ReadLocator,
  wireName: (param: string) => string,
): Pagination {
  const style = resolveStyle(source, read, wireName)
  return defined({ ...style, cap: resolveCap(source, style, read) })
}

function resolveStyle(source: PaginationSource, read: ReadLocator, wireName: (param: string) => string): PageStyle {
  const { locators, names } = keysOf(source, '/pagination', read)
  switch (source.style) {
    case 'none':
      return { style: 'none', because: String(source.because) }
    case 'graphql': {
      const info = typeof source.at === 'string' ? source.at : '$.data.*.pageInfo'
      const at = read(info, '/pagination/at')
      return { style: 'graphql', param: 'after', size: 'first', ...names('param', 'size'), at }
    }
    case 'link':
      return { ...resolveLinks(source, read, wireName), ...names('size') }
    case 'offset':
    case 'page':
      return {
        style: source.style,
        start: source.style === 'page' ? 1 : 0,
        ...names('param', 'size'),
        ...(typeof source.start === 'number' && { start: source.start }),
        ...resolveEnds(source, '/pagination', read),
      } as PageStyle
    default:
      return {
        style: source.style,
        ...names('param'),
        ...locators('next'),
        ...names('size', 'form'),
        ...resolveEnds(source, '/pagination', read),
        ...(Array.isArray(source.drop) && { drop: source.drop as string[] }),
      } as PageStyle
  }
}

/** The end of a list, as written. */
interface EndSource {
  readonly at?: string
  readonly is?: Json
  readonly not?: Json
  readonly of?: 'records' | 'pages'
  readonly count?: string
  readonly after?: { readonly [unit in PageCap['unit']]?: number }
  readonly cut?: { readonly at: string; readonly is: Json }
  readonly resume?: { readonly by: string } & Omit<NextWindow, 'by' | 'with'> & { readonly with?: Params }
}

/** Resolves the cap on a list, which of several links the first one has that names it. */
function resolveCap(source: PaginationSource, style: PageStyle, read: ReadLocator): PageCap | undefined {
  const links = style.style === 'link' ? style.links : []
  const sources = [source, ...((source.or ?? []) as PaginationSource[])]
  const index = sources.findIndex(({ ends }) => isObject(ends) && ends.after !== undefined)
  const { after, cut, resume } = (sources[index]?.ends ?? {}) as EndSource
  const [entry] = Object.entries(after ?? {})
  if (!entry) return undefined
  const [unit, most] = entry as [PageCap['unit'], number]
  return defined({
    unit,
    most,
    ...placeOf(style, links[index]),
    cut: cut && { at: read(cut.at, '/pagination/ends/cut/at'), is: cut.is },
    resume: resume && { ...resume, by: resume.by.split('.'), with: resume.with ?? {} },
  })
}

/** The param that shows a page's place in its list. A link's param counts pages where it is a number. */
function placeOf(style: PageStyle, link?: PageLink): Pick<PageCap, 'param' | 'size' | 'start' | 'countsPages'> {
  if (style.style === 'none' || style.style === 'graphql') return {}
  const { param, size } = link ?? style
  const countsPages = style.style === 'page' || style.style === 'link'
  const start = 'start' in style ? style.start : countsPages ? 1 : 0
  return defined({ param, size, start, countsPages })
}

function resolveEnds(
  { ends }: object & { readonly ends?: unknown },
  at: string,
  read: ReadLocator,
): { ends?: PageEnd } {
  if (!isObject(ends)) return {}
  const { at: end, is = true, not, of, count } = ends as EndSource
  if (end === undefined) return {}
  if (end === 'empty' || end === 'same') return { ends: { at: end } }
  if (end === 'short') {
    const counted = count ? read(count, pointer(at, 'ends', 'count')) : undefined
    return { ends: defined({ at: 'short' as const, count: counted }) }
  }
  const locator = read(end, pointer(at, 'ends', 'at'))
  if (of) return { ends: { at: locator, of } }
  // A true flag may be the text `true`, as in headers.
  const word = not ?? is
  return { ends: defined({ at: locator, is: not === undefined, values: word === true ? undefined : [word] }) }
}

function resolveLinks(
  source: PaginationSource,
  read: ReadLocator,
  wireName: (param: string) => string,
): Extract<Pagination, { style: 'link' }> {
  const link = (source: object, at: string): PageLink => {
    const { next, param, also } = source as { next: string; param: string; also?: readonly string[] }
    const { names } = keysOf({ ...source }, at, read)
    return defined({
      next: read(next, pointer(at, 'next')),
      param,
      wireName: wireName(param),
      also: also && Object.fromEntries(also.map((name) => [name, wireName(name)])),
      ...names('size'),
      ...resolveEnds(source, at, read),
    })
  }
  const others = (source.or ?? []) as object[]
  const further = others.map((other, index) => link(other, pointer('/pagination/or', index)))
  const first = link(source, '/pagination')
  const { drop, start } = source as { drop?: string[]; start?: number }
  return defined({ style: 'link' as const, param: first.param, links: [first, ...further], start, drop })
}

/** Picks the keys that a map has: locators parsed, names unchanged. */
export function keysOf(source: { readonly [key: string]: unknown }, at: string, read: ReadLocator) {
  const texts = (keys: readonly string[]) =>
    keys.flatMap((key) => (typeof source[key] === 'string' ? [[key, source[key]] as const] : []))
  return {
    locators: (...keys: string[]) =>
      Object.fromEntries(texts(keys).map(([key, text]) => [key, read(text, pointer(at, key))])),
    names: (...keys: string[]) => Object.fromEntries(texts(keys)),
  }
}
