/** Finds the pagination of a list by common names, with the basis of each finding. */
import { valueIn } from '../../description/example.ts'
import type { ApiAnswer, ApiOperation, ApiShape } from '../../description/model.ts'
import { ANY } from '../../description/shape.ts'
import { type FoundRecords, locatorOf } from './records.ts'
import { snakeCase } from '../../base/words.ts'
import { isObject } from 'plugboard/author'
import { defined } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'

/** A pagination and the evidence for it. */
export interface FoundPagination {
  readonly pagination: Readonly<Record<string, string | number>>
  /** A clause for the comment on its line; undefined when nothing was found. */
  readonly evidence?: string
  /** Fields of the answer that surround the records, by name. */
  readonly meta: Readonly<Record<string, string>>
}

/** A param that may ask for a page. */
export interface PageParam {
  readonly name: string
  readonly shape: ApiShape
}

/** A field of the answer that is not part of a record. */
interface Surrounding {
  readonly name: string
  readonly steps: readonly string[]
  readonly shape: ApiShape
  /** Its values in examples. */
  readonly samples: readonly Json[]
  /** Whether the schema lacks it, and an example has it. */
  readonly isOnlyShown?: boolean
}

const SIZES = [
  'limit',
  'per_page',
  'page_size',
  'max_results',
  'page_limit',
  'size',
  'count',
  'first',
  'top',
  'results_per_page',
  'num',
]
/** By what they carry; `page` and `offset` only as text. */
const CURSORS = ['starting_after', 'page_cursor', 'page_after', 'cursor', 'start_cursor', 'after', 'page_token', 'next_page_token', 'next_token', 'continuation_token', 'continuation', 'pagination_token', 'next_cursor', 'scroll_param', 'scroll_id', 'marker', 'bookmark', 'iterator', 'pos', 'start_after', 'token'] // prettier-ignore
const PAGES = ['page', 'page_number', 'page_num', 'page_no', 'page_index', 'current_page']
const OFFSETS = [
  'offset',
  'skip',
  'start',
  'start_at',
  'start_index',
  'start_position',
  'from',
  'startat',
  'page_offset',
]
const NEXTS = ['next_cursor', 'next_page_token', 'next_token', 'next_page', 'starting_after', 'end_cursor', 'next', 'after', 'cursor', 'continuation_token', 'continuation', 'next_marker', 'marker', 'scroll_param', 'scroll_id', 'offset', 'bookmark', 'next_offset', 'iterator', 'next_link', 'next_url', 'next_page_url', 'next_page_uri', 'next_uri', 'new_offset'] // prettier-ignore
const MORES = [
  'has_more',
  'has_next',
  'has_next_page',
  'more',
  'has_more_items',
  'more_items_in_collection',
  'next_page',
  'is_truncated',
]
const DONES = ['is_last', 'last', 'done', 'is_last_page', 'finished']
const TOTALS = ['total', 'total_count', 'total_results', 'total_records', 'total_items', 'total_size', 'count']

/** Params and response fields that may belong to pagination. */
interface PageSigns {
  readonly size: PageParam | undefined
  readonly cursor: PageParam | undefined
  readonly page: PageParam | undefined
  readonly offset: PageParam | undefined
  readonly next: Surrounding | undefined
  readonly more: Surrounding | undefined
  readonly done: Surrounding | undefined
  readonly total: Surrounding | undefined
  /** The field of a record that identifies it. */
  readonly key: string | undefined
  /** Whether the answer has the header `Link`. */
  readonly hasLinkHeader: boolean
}

/** A pagination with what speaks for it; parts that are undefined are left out. */
interface StyleFinding {
  readonly pagination: FoundPagination['pagination']
  readonly evidence: readonly (string | undefined)[]
}

/** Finds how a list continues. */
export function findPagination(
  operation: Pick<ApiOperation, 'answer'>,
  params: readonly PageParam[],
  records: FoundRecords,
): FoundPagination {
  const around = surroundings(operation.answer, records)
  const signs = signsOf(operation, params, records, around)
  const { size, next, more, done, total } = signs
  const described = around.filter(({ isOnlyShown }) => !isOnlyShown)
  const meta = metaOf(described, [next, more, done, total])
  for (const findStyle of STYLES) {
    const found = findStyle(signs)
    if (!found) continue
    const evidence = found.evidence.filter((part) => part !== undefined).join(', ')
    return { pagination: defined({ ...found.pagination, size: size?.name }), evidence: `by ${evidence}`, meta }
  }
  return { pagination: { style: 'none', because: reasonWithout(signs) }, meta }
}

function signsOf(
  { answer }: Pick<ApiOperation, 'answer'>,
  params: readonly PageParam[],
  { record }: FoundRecords,
  around: Surrounding[],
): PageSigns {
  const param = (names: readonly string[], test: (shape: ApiShape) => boolean) =>
    names.flatMap((name) => params.filter((one) => bareName(one.name) === name && test(one.shape)))[0]
  const described = around.filter(({ isOnlyShown }) => !isOnlyShown)
  const field = (names: readonly string[], test: (shape: ApiShape) => boolean, among = described) =>
    names.flatMap((name) => among.filter((one) => snakeCase(one.name) === name && test(one.shape)))[0]
  const cursor = param(CURSORS, isText) ?? param([...PAGES, ...OFFSETS], isOnlyText)
  const page = param(PAGES, isNumber)
  const nextIn = (among: Surrounding[]) =>
    field(nextsFor(cursor ?? page), (shape) => isText(shape) || isNumber(shape), among) ?? linkNamedNext(among)
  return {
    size: param(SIZES, isNumber),
    cursor,
    page,
    offset: param(OFFSETS, isNumber),
    // A list may continue by what only an example shows. It ends by what the schema has.
    next: nextIn(described) ?? nextIn(around),
    more: field(MORES, isBoolean),
    done: field(DONES, isBoolean),
    total: field(TOTALS, isNumber),
    key: ['id', 'gid', 'uuid', 'key'].find((name) => record.properties.has(name)),
    hasLinkHeader: answer?.headers.includes('link') ?? false,
  }
}

/** The styles in the order in which they are tried: the first that an operation has the signs of is taken. */
const STYLES: readonly ((signs: PageSigns) => StyleFinding | undefined)[] = [
  byNextUrl,
  byNextCursor,
  byLastRecord,
  byLinkHeader,
  byPageNumber,
  byOffset,
]

function byNextUrl({ cursor, page, next }: PageSigns): StyleFinding | undefined {
  const param = cursor ?? page
  if (!param || !next || !isLink(next, param)) return undefined
  return {
    pagination: { style: 'link', next: locatorTo(next), param: param.name },
    evidence: [paramText(param), `the URL ${locatorTo(next)}`],
  }
}

function byNextCursor({ cursor, next, more, done }: PageSigns): StyleFinding | undefined {
  if (!cursor || !next) return undefined
  const pagination = { style: 'cursor', param: cursor.name, next: locatorTo(next) }
  const evidence = [paramText(cursor), locatorTo(next)]
  const flag = more ?? done
  return flag
    ? { pagination: { ...pagination, ...endOf({ more, done }) }, evidence: [...evidence, locatorTo(flag)] }
    : { pagination, evidence }
}

function byLastRecord({ cursor, more, key }: PageSigns): StyleFinding | undefined {
  if (!cursor || !more || key === undefined) return undefined
  return {
    pagination: { style: 'cursor', param: cursor.name, next: `last.${key}`, ...endOf({ more }) },
    evidence: [paramText(cursor), `${locatorTo(more)}; the last record's ${key} is a guess`],
  }
}

function byLinkHeader({ cursor, page, hasLinkHeader }: PageSigns): StyleFinding | undefined {
  const param = cursor ?? page
  if (!param || !hasLinkHeader) return undefined
  return {
    pagination: { style: 'link', next: 'link.next', param: param.name },
    evidence: [paramText(param), 'header Link'],
  }
}

function byPageNumber({ page, size, ...signs }: PageSigns): StyleFinding | undefined {
  if (!page) return undefined
  return {
    pagination: { style: 'page', param: page.name, ...startOf(page, 1), ...endOf(signs, size) },
    evidence: [paramText(page), size && paramText(size)],
  }
}

function byOffset({ offset, size, ...signs }: PageSigns): StyleFinding | undefined {
  if (!offset || !size) return undefined
  return {
    pagination: { style: 'offset', param: offset.name, ...startOf(offset, 0), ...endOf(signs, size) },
    evidence: [paramText(offset), paramText(size)],
  }
}

/** Returns the reason for pagination `none`, with the signs that were not enough. */
function reasonWithout({ cursor, offset, size, next, more }: PageSigns): string {
  const signs = [
    ...[cursor, offset, size].flatMap((param) => (param ? [paramText(param)] : [])),
    ...[next, more].flatMap((field) => (field ? [locatorTo(field)] : [])),
  ]
  const only = signs.length === 0 ? '' : `, only ${signs.join(', ')}`
  return `Pages not found in the description${only}; check the vendor's documentation.`
}

/** Returns the end of a list: a flag, or else the number of records if pages have a size. */
function endOf(
  { more, done, total }: Partial<Pick<PageSigns, 'more' | 'done' | 'total'>>,
  size?: PageParam,
): Readonly<Record<string, unknown>> {
  if (more) return { ends: { at: locatorTo(more), not: true } }
  if (done) return { ends: { at: locatorTo(done) } }
  return total && size ? { ends: { at: locatorTo(total), of: 'records' } } : {}
}

function paramText({ name }: PageParam): string {
  return `param ${name}`
}

function locatorTo({ steps }: Surrounding): string {
  return locatorOf(steps)
}

/** Returns the URL in an object called next: `_links.next.href`. */
function linkNamedNext(around: readonly Surrounding[]): Surrounding | undefined {
  const found = around.find(
    ({ name, steps, shape }) => /^(?:href|url|uri)$/.test(name) && steps.at(-2) === 'next' && isText(shape),
  )
  return found && { ...found, name: 'next' }
}

/** Converts a name with brackets: `page[size]` is `page_size`. */
function bareName(name: string): string {
  return snakeCase(name.replace(/^\$/, ''))
}

/**
 * Returns names of next values. Matching names come first: next_cursor fills `cursor`, next_offset fills `offset`. For a param that
 * counts pages or records, tokens come last, and a field of its own name never: it states where this page begins.
 */
function nextsFor(param: PageParam | undefined): string[] {
  if (!param) return NEXTS
  const own = bareName(param.name)
  if (!PAGES.includes(own) && !OFFSETS.includes(own)) return [`next_${own}`, own.replace(/^page_/, 'next_'), ...NEXTS]
  const isToken = (name: string) => /cursor|token|after|continuation|marker|scroll|bookmark|iterator/.test(name)
  return [`next_${own}`, ...NEXTS.filter((name) => !isToken(name)), ...NEXTS.filter(isToken)]
}

function isText({ types }: ApiShape): boolean {
  return types.includes('string') || types.length === 0
}

function isOnlyText({ types }: ApiShape): boolean {
  return types.length === 1 && types[0] === 'string'
}

function isBoolean({ types }: ApiShape): boolean {
  return types.includes('boolean')
}

function isNumber({ types }: ApiShape): boolean {
  return types.includes('integer') || types.includes('number')
}

/** Whether a field contains the next page's URL. */
function isLink({ steps, shape, samples }: Surrounding, asked: PageParam): boolean {
  const path = steps.map(snakeCase)
  const isIn = path.slice(0, -1).some((step) => /links?$/.test(step))
  const isNamed = /(?:url|link|href|uri)$/.test(path.at(-1) ?? '')
  // Text cannot fill a page's number.
  const isUrl = isNumber(asked.shape) && !isNumber(shape) && path.at(-1) === 'next_page'
  const isShown = samples.some((value) => typeof value === 'string' && /^https?:\/\/|^\/[^\s?]*\?/.test(value))
  return shape.format === 'uri' || shape.format === 'url' || isNamed || isIn || isUrl || isShown || isSaidLink(shape)
}

/** Whether a description begins as that of a URL does: `A URL that calls the next page`. */
function isSaidLink({ description = '' }: ApiShape): boolean {
  return /^(?:an? |the )?(?:\w+ )?(?:url|uri|link)\b/i.test(description.trim())
}

function startOf({ shape }: PageParam, usual: number): { start?: number } {
  const first = typeof shape.default === 'number' ? shape.default : shape.bounds.minimum
  return first === undefined || first === usual || first > 1 || first < 0 ? {} : { start: first }
}

const DEEPEST = 3

/** Returns the fields of a response besides its records, the nearest first: those of its schema, then others of its examples. */
function surroundings(answer: ApiAnswer | undefined, records: FoundRecords): Surrounding[] {
  const found: Surrounding[] = []
  const { shape: body, examples = [] } = answer ?? {}
  const isRecords = (steps: readonly string[]) => steps.join('.') === records.steps.join('.')
  const visit = (shape: ApiShape, steps: readonly string[]) => {
    const inner: [ApiShape, string[]][] = []
    for (const [name, read] of shape.properties) {
      const here = [...steps, name]
      if (isRecords(here)) continue
      const field = read()
      const samples = examples.flatMap((example) => valueIn(example, here) ?? [])
      found.push({ name, steps: here, shape: field, samples })
      if (field.properties.size > 0 && here.length < DEEPEST) inner.push([field, here])
    }
    for (const [field, here] of inner) visit(field, here)
  }
  const visitExample = (value: Json, steps: readonly string[]) => {
    for (const [name, field] of isObject(value) ? Object.entries(value) : []) {
      const here = [...steps, name]
      if (isRecords(here) || field === null || Array.isArray(field)) continue
      const isKnown = found.some((one) => one.steps.join('.') === here.join('.'))
      if (!isKnown) found.push({ name, steps: here, shape: shapeOfExample(field), samples: [field], isOnlyShown: true })
      if (here.length < DEEPEST) visitExample(field, here)
    }
  }
  if (records.steps.length === 0) return []
  if (body) visit(body, [])
  for (const example of examples) visitExample(example, [])
  return found.toSorted((a, b) => a.steps.length - b.steps.length)
}

function shapeOfExample(value: Json): ApiShape {
  const type = isObject(value) ? 'object' : typeof value
  return { ...ANY, types: [type as 'object' | 'string' | 'number' | 'boolean'] }
}

function metaOf(around: readonly Surrounding[], used: readonly (Surrounding | undefined)[]): Record<string, string> {
  const plainOnes = around.filter(
    ({ steps, shape }) =>
      steps.length === 1 &&
      shape.properties.size === 0 &&
      shape.types.length > 0 &&
      !shape.types.some((type) => type === 'array' || type === 'object'),
  )
  const chosen = [
    ...plainOnes.filter(({ name }) => !/^(?:object|type|url|success|ok|status)$/.test(name)),
    ...used.filter((one) => one !== undefined),
  ]
  const meta = new Map<string, string>()
  for (const { name, steps } of chosen) {
    const known = meta.get(name)
    const at = locatorOf(steps)
    if (known === undefined) meta.set(name, at)
    else if (known !== at) meta.set(snakeCase(steps.join('_')), at)
  }
  return Object.fromEntries(meta)
}
