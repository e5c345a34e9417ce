/** Compares the values that an operation sends with the values that the vendor accepts. */
import { isObject, pointer, type ResolvedManifest, sendParts } from 'plugboard/author'
import type { JsonSchema } from 'plugboard/runtime'
import type { Deprecation } from '../description/deprecation.ts'
import type { ApiOperation, ApiShape } from '../description/model.ts'
import { isCredentialParam } from '../description/schemes.ts'
import { ANY } from '../description/shape.ts'
import { comparedTypes, compareField, refusalOf, type Writing } from './base/field.ts'
import { deprecated } from './base/deprecated.ts'
import { listed, type Mend, type ReportFinding } from './base/finding.ts'
import { slipOf, spelledWords } from './base/near.ts'
import { type OneRequest, paramSchema, type Sent, sentBy } from './sent.ts'

/** One named value that the vendor takes. */
export interface Taken extends Deprecation {
  readonly name: string
  readonly shape: ApiShape
  readonly isRequired: boolean
}

/** Compares the params, constants and templates of a request, at a part of its operation, with the values that the vendor accepts. */
export function compareRequest(
  ours: OneRequest,
  theirs: ApiOperation,
  carriers: ReadonlySet<string>,
  report: ReportFinding,
  at = '',
): void {
  const sent = sentBy(ours, at)
  for (const location of ['query', 'header', 'body'] as const) {
    const taken = takenBy(theirs, location).filter(({ name }) => !carriers.has(name.toLowerCase()))
    const here = sent.filter((one) => one.location === location && !carriers.has(one.name.toLowerCase()))
    if (location === 'body' && here.length > 0 && !theirs.body) {
      report(
        'undocumented',
        `${at}/request`,
        `a body is sent (${here.map(({ name }) => name).join(', ')}), the description has none`,
      )
      continue
    }
    const writing = writingOf(ours, location)
    const used = new Set(here.flatMap((one) => findTaken(one, taken).map(({ root }) => root)))
    const free = taken.flatMap(({ name }) => (used.has(name) ? [] : [name]))
    const isOpen = location === 'header' || isOpenBody(theirs, location)
    for (const one of here) compareOne(one, { ours, taken, free, isOpen, writing }, report)
    reportMissing({ ours, sent: here, at }, taken, used, location, report)
  }
  comparePath(ours, theirs, at, report)
}

/** The description has the type inside a JSON text. */
const JSON_TEXT: Writing = { isTyped: true, isListText: false, isObjectText: false }

/** One of query, headers and body, and what the vendor takes there. */
interface RequestPart {
  readonly ours: OneRequest
  readonly taken: readonly Taken[]
  /** Names that no value fills. */
  readonly free: readonly string[]
  /** Whether it accepts names that are missing in the description. */
  readonly isOpen: boolean
  readonly writing: Writing
}

/** Compares one value that is sent. */
function compareOne(one: Sent, { ours, taken, free, isOpen, writing }: RequestPart, report: ReportFinding): void {
  const { part } = one
  const found = findTaken(one, taken)
  if (found.length === 0 && !isOpen) {
    // A list whose param the vendor does not know answers with its first page for ever.
    const isPaging = one.param !== undefined && pagingParams(ours).includes(one.param)
    const slip = slipOf(one.name, free)
    const near = slip === undefined ? '' : `, which takes ${slip}: nothing sends that`
    report(
      isPaging || slip ? 'wrong' : 'undocumented',
      part,
      `${one.location} ${one.name} is not in the description${near}`,
    )
  }
  const isKnown = one.param !== undefined && paramSchema(ours, one.param)?.deprecated === true
  for (const { name, shape, root, schema } of found) {
    const label = one.param !== undefined && one.param !== one.name ? `${one.param} (${name})` : name
    const whole = taken.find((other) => other.name === root)
    if (whole && !isKnown) deprecated(whole, label, part, report)
    const isRead = !writing.isTyped && shape.types.length > 0 && !shape.types.includes('string')
    const pair = { theirs: shape, name: label, part }
    if (isRead && one.inText) compareField({ ...pair, ours: one.inText, writing: JSON_TEXT }, report)
    else if (schema) compareField({ ...pair, ours: schema, writing }, report)
    const fault = one.constant === undefined ? undefined : refusalOf(one.constant, shape)
    if (fault !== undefined)
      report('wrong', part, `${name} is ${JSON.stringify(one.constant)}, which the vendor refuses: ${fault}`)
  }
}

function isOpenBody({ body }: ApiOperation, location: Sent['location']): boolean {
  if (location !== 'body' || !body) return false
  return body.shape.isOpen === true || body.shape.properties.size === 0
}

/** Returns the params that continue a list. */
function pagingParams({ pagination }: OneRequest): readonly string[] {
  if (!pagination || pagination.style === 'none') return []
  return pagination.style === 'link' ? pagination.links.map(({ param }) => param) : [pagination.param]
}

/** The vendor's param for a sent value. */
export interface Found {
  readonly name: string
  readonly shape: ApiShape
  /** The vendor's own name, which may contain this one as a part. */
  readonly root: string
  readonly schema?: JsonSchema
}

/** Finds the vendor's params for a value: by its name, with or without `[]`, or as fields of an object in brackets. */
export function findTaken({ name, schema }: Sent, taken: readonly Taken[]): Found[] {
  const plain =
    taken.find((one) => one.name === name) ?? taken.find((one) => one.name === `${name}[]` || `${one.name}[]` === name)
  if (plain) return [{ name: plain.name, shape: plain.shape, root: plain.name, schema }]
  const [head = '', ...rest] = name.split(/[[\]]+/).filter((word) => word !== '')
  const outer = rest.length > 0 ? taken.find((one) => one.name === head) : undefined
  const inner = rest.reduce<ApiShape | undefined>(
    (shape, word) => (/^\d+$/.test(word) ? shape?.items?.() : shape?.properties.get(word)?.()),
    outer?.shape,
  )
  if (outer && inner) return [{ name, shape: inner, root: outer.name, schema }]
  const fields = isObject(schema?.properties) ? Object.entries(schema.properties as Record<string, JsonSchema>) : []
  return fields.flatMap(([field, fieldSchema]) => {
    const one = taken.find((other) => other.name === `${name}[${field}]` || other.name === `${name}.${field}`)
    return one ? [{ name: one.name, shape: one.shape, root: one.name, schema: fieldSchema }] : []
  })
}

/** Reports required params that nothing sends, and optional ones that nothing offers. */
function reportMissing(
  { ours, sent, at }: { readonly ours: OneRequest; readonly sent: readonly Sent[]; readonly at: string },
  taken: readonly Taken[],
  used: ReadonlySet<string>,
  location: Sent['location'],
  report: ReportFinding,
): void {
  const missing = taken.filter(({ name }) => !used.has(name))
  const isWhole = ours.body?.from === 'value' || ours.body?.from === 'file' || ours.open !== undefined
  if (location === 'body' && isWhole) return
  for (const one of missing.filter(({ isRequired }) => isRequired))
    report('wrong', `${at}/request`, `${location} ${one.name} is required there, but the manifest does not send it`, {
      mends: [paramMend(one)],
    })
  const versions = missing.filter(
    ({ name, isRequired }) => !isRequired && location === 'header' && isVersionHeader(name),
  )
  for (const { name } of versions)
    report('wrong', `${at}/request`, `header ${name} is the version there, but the manifest does not send it`)
  const optional = missing.filter(({ isRequired }) => !isRequired)
  if (optional.length > 0 && location !== 'header')
    report('note', `${at}/request`, `not offered: ${location} {}`, {
      names: optional.map(({ name }) => name),
      mends: optional.map(paramMend),
    })
  const loose = sent.filter((one) => !one.isAlways && !isNeeded(ours, one.param))
  for (const { name, part } of loose) {
    const wanted = taken.find((one) => one.name === name)
    if (wanted?.isRequired) report('wrong', part, `${name} is required there, but optional here`)
  }
}

function paramMend({ name, shape, isRequired }: Taken): Mend {
  return { to: 'param', name, shape, isRequired }
}

/** Whether a set of required params includes it. */
function isNeeded({ require: sets = [] }: OneRequest, param: string | undefined): boolean {
  return param !== undefined && sets.some((set) => set.includes(param))
}

/** Returns the params that the vendor takes in one part of a request, without credentials. */
export function takenBy({ params, body, access = [] }: ApiOperation, location: Sent['location']): Taken[] {
  if (location !== 'body')
    return params
      .filter((param) => access.length === 0 || !isCredentialParam(param))
      .filter(
        (param) =>
          param.in === location && !(location === 'header' && /^(?:accept|content-type|user-agent)$/i.test(param.name)),
      )
      .map((param) => ({
        name: location === 'header' ? param.name.toLowerCase() : param.name,
        shape: param.shape,
        isRequired: param.isRequired,
        isDeprecated: param.isDeprecated || param.shape.isDeprecated,
        ends: param.ends ?? param.shape.ends,
      }))
  const { properties, required } = body?.shape ?? ANY
  const undescribed = [...required].flatMap((name) => (properties.has(name) ? [] : [[name, () => ANY] as const]))
  return [...properties, ...(properties.size > 0 ? undescribed : [])].flatMap(([name, read]) => {
    const shape = read()
    const { isReadOnly, isDeprecated, ends } = shape
    const isRequired = required.has(name) && body?.isRequired === true
    return isReadOnly ? [] : [{ name, shape, isRequired, isDeprecated, ends }]
  })
}

function writingOf({ encode }: OneRequest, location: Sent['location']): Writing {
  const isTyped = location === 'body' && encode.body === 'json'
  return {
    isTyped,
    isListText: !isTyped && ['comma', 'json', 'restli'].includes(encode.arrays),
    isObjectText: !isTyped && (encode.objects === 'json' || encode.arrays === 'restli'),
  }
}

/** Names that mean something only after the word before them in the path. */
const NAMELESS: ReadonlySet<string> = new Set(['id', 'key', 'name', 'slug'])

/** Whether a path has two of the vendor's names swapped. */
function areSwapped(ours: readonly string[], theirs: readonly string[]): boolean {
  const names = theirs.map(spelledWords)
  return ours
    .map(spelledWords)
    .some((name, index) => names[index] !== name && !NAMELESS.has(name) && names.includes(name))
}

/** Compares the order and the types of path params. */
function comparePath(
  { path, params }: OneRequest,
  { path: other, params: theirs }: ApiOperation,
  at: string,
  report: ReportFinding,
): void {
  const names = path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
  const others = [...other.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  if (names.length !== others.length) return
  if (areSwapped(names, others))
    report('wrong', `${at}/request`, `path has ${listed(names)} here, ${listed(others)} there`)
  for (const [index, name] of names.entries()) {
    const ours = ((params.properties ?? {}) as Record<string, JsonSchema>)[name]
    const shape = theirs.find((param) => param.in === 'path' && param.name === others[index])?.shape
    if (!ours || !shape) continue
    const isNarrow = comparedTypes(ours).every((type) => type === 'integer') && shape.types.includes('string')
    if (comparedTypes(ours).length > 0 && isNarrow)
      report('wrong', at === '' ? pointer('/params', name) : `${at}/request`, `${name} is integer here, string there`)
  }
}

/** Names of headers and query params that contain a kind's credentials, in lower case. */
export function carriersOf({ auth }: ResolvedManifest): Set<string> {
  const parts = Object.values(auth).flatMap(({ send }) => sendParts(send))
  const names = parts.flatMap(({ headers, query }) => [...headers, ...query].map(({ name }) => name.toLowerCase()))
  return new Set(['authorization', ...names])
}

/** Whether a header selects the API version. Without it, the account's own version applies. */
function isVersionHeader(name: string): boolean {
  return /(?:^|-)(?:api-?)?(?:version|revision)$/i.test(name)
}
