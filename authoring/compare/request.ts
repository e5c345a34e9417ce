/** What an operation sends beside what the vendor takes. */
import { isObject, pointer, type ResolvedManifest, type ResolvedOperation, type Value } from 'plugboard/author'
import type { Json, JsonSchema } from 'plugboard/runtime'
import { isVersionHeader } from '../../mock/index.ts'
import type { ApiOperation, ApiShape } from '../openapi/model.ts'
import { isCredentialParam } from '../openapi/schemes.ts'
import { ANY } from '../openapi/shape.ts'
import { comparedTypes, compareField, listed, refusalOf, type Writing } from './field.ts'
import type { ReportFinding } from './finding.ts'

/** One named value of a request. */
interface Sent {
  readonly location: 'query' | 'header' | 'body'
  readonly name: string
  /** The param that fills it alone. */
  readonly param?: string
  readonly schema?: JsonSchema
  readonly isAlways: boolean
  readonly constant?: Json
}

/** One named value that the vendor takes. */
interface Taken {
  readonly name: string
  readonly shape: ApiShape
  readonly isRequired: boolean
}

/** Compares the params, constants and templates of an operation with what the vendor takes. */
export function compareRequest(
  ours: ResolvedOperation,
  theirs: ApiOperation,
  carriers: ReadonlySet<string>,
  report: ReportFinding,
): void {
  const sent = sentBy(ours)
  for (const location of ['query', 'header', 'body'] as const) {
    const taken = takenBy(theirs, location).filter(({ name }) => !carriers.has(name.toLowerCase()))
    const here = sent.filter((one) => one.location === location && !carriers.has(one.name.toLowerCase()))
    if (location === 'body' && here.length > 0 && !theirs.body) {
      report(
        'undocumented',
        '/request',
        `a body is sent (${here.map(({ name }) => name).join(', ')}), the description has none`,
      )
      continue
    }
    const writing = writingOf(ours, location)
    const used = new Set<string>()
    for (const one of here) compareOne(ours, one, taken, location, theirs, used, writing, report)
    reportMissing(ours, taken, used, location, report)
  }
  comparePath(ours, theirs, report)
}

function compareOne(
  ours: ResolvedOperation,
  one: Sent,
  taken: readonly Taken[],
  location: Sent['location'],
  theirs: ApiOperation,
  used: Set<string>,
  writing: Writing,
  report: ReportFinding,
): void {
  const part =
    one.param === undefined
      ? pointer(`/${location === 'header' ? 'headers' : location}`, one.name)
      : pointer('/params', one.param)
  const found = find(one, taken)
  if (found.length === 0) {
    const isOpen =
      location === 'body' && (theirs.body!.shape.isOpen === true || theirs.body!.shape.properties.size === 0)
    // A list whose param the vendor does not know answers with its first page for ever.
    const isPaging = one.param !== undefined && pagingParams(ours).includes(one.param)
    if (!isOpen && location !== 'header')
      report(isPaging ? 'wrong' : 'undocumented', part, `${location} ${one.name} is not in the description`)
    return
  }
  for (const { name, shape, root, schema } of found) {
    used.add(root)
    const label = one.param !== undefined && one.param !== one.name ? `${one.param} (${name})` : name
    if (schema) compareField(schema, shape, label, part, writing, report)
    const fault = one.constant === undefined ? undefined : refusalOf(one.constant, shape)
    if (fault !== undefined)
      report('wrong', part, `${name} is ${JSON.stringify(one.constant)}, which the vendor refuses: ${fault}`)
  }
}

/** The params by which a list continues. */
function pagingParams({ pagination }: ResolvedOperation): readonly string[] {
  if (!pagination || pagination.style === 'none') return []
  return pagination.style === 'link' ? pagination.links.map(({ param }) => param) : [pagination.param]
}

interface Found {
  readonly name: string
  readonly shape: ApiShape
  /** The vendor's own name, of which this may be a part. */
  readonly root: string
  readonly schema?: JsonSchema
}

/** What the vendor calls a value: its name, with or without `[]`, or as the fields of an object in brackets. */
function find({ name, schema }: Sent, taken: readonly Taken[]): Found[] {
  const plain =
    taken.find((one) => one.name === name) ?? taken.find((one) => one.name === `${name}[]` || `${one.name}[]` === name)
  if (plain) return [{ name: plain.name, shape: plain.shape, root: plain.name, ...(schema && { schema }) }]
  const [head = '', ...rest] = name.split(/[[\]]+/).filter((word) => word !== '')
  const outer = rest.length > 0 ? taken.find((one) => one.name === head) : undefined
  const inner = rest.reduce<ApiShape | undefined>(
    (shape, word) => (/^\d+$/.test(word) ? shape?.items?.() : shape?.properties.get(word)?.()),
    outer?.shape,
  )
  if (outer && inner) return [{ name, shape: inner, root: outer.name, ...(schema && { schema }) }]
  const fields = isObject(schema?.properties) ? Object.entries(schema.properties as Record<string, JsonSchema>) : []
  return fields.flatMap(([field, fieldSchema]) => {
    const one = taken.find((other) => other.name === `${name}[${field}]` || other.name === `${name}.${field}`)
    return one ? [{ name: one.name, shape: one.shape, root: one.name, schema: fieldSchema }] : []
  })
}

/** What the vendor requires and nothing sends, and what nothing offers. */
function reportMissing(
  ours: ResolvedOperation,
  taken: readonly Taken[],
  used: ReadonlySet<string>,
  location: Sent['location'],
  report: ReportFinding,
): void {
  const missing = taken.filter(({ name }) => !used.has(name))
  const isWhole = ours.body?.from === 'value' || ours.body?.from === 'file' || ours.open !== undefined
  if (location === 'body' && isWhole) return
  for (const { name } of missing.filter(({ isRequired }) => isRequired))
    report('wrong', '/request', `${location} ${name} is required there, and nothing sends it`)
  const versions = missing.filter(
    ({ name, isRequired }) => !isRequired && location === 'header' && isVersionHeader(name),
  )
  for (const { name } of versions)
    report('wrong', '/request', `header ${name} says the version there, and nothing sends it`)
  const optional = missing.filter(({ isRequired }) => !isRequired)
  if (optional.length > 0 && location !== 'header')
    report('note', '/request', `not offered: ${location} ${listed(optional.map(({ name }) => name))}`)
  const loose = sentBy(ours).filter((one) => one.location === location && !one.isAlways && !isNeeded(ours, one.param))
  for (const { name, param } of loose) {
    const wanted = taken.find((one) => one.name === name)
    if (wanted?.isRequired && param !== undefined)
      report('wrong', pointer('/params', param), `${name} is required there, and may be left out here`)
  }
}

/** Says whether a set of params that must be given names it. */
function isNeeded({ require: sets = [] }: ResolvedOperation, param: string | undefined): boolean {
  return param !== undefined && sets.some((set) => set.includes(param))
}

function sentBy(operation: ResolvedOperation): Sent[] {
  const { query, headers, body, params } = operation
  const properties = (params.properties ?? {}) as Record<string, JsonSchema>
  const required = (params.required ?? []) as string[]
  const of =
    (location: Sent['location']) =>
    ({ name, value }: { readonly name: string; readonly value: Value }): Sent => {
      const param = onlyParam(value)
      const schema = param === undefined ? undefined : written(properties[param], value)
      const constant = constantOf(value)
      const isAlways = param === undefined ? true : required.includes(param) || schema?.default !== undefined
      return {
        location,
        name: location === 'header' ? name.toLowerCase() : name,
        isAlways,
        ...(param !== undefined && schema && { param, schema }),
        ...(constant !== undefined && { constant }),
      }
    }
  return [
    ...query.map(of('query')),
    ...headers.map(of('header')),
    ...(body?.from === 'entries' ? body.entries.map(of('body')) : []),
  ]
}

/** The schema of a param as it is written: a time as a number is an integer, whatever callers give. */
function written(schema: JsonSchema | undefined, value: Value): JsonSchema | undefined {
  const [part] = 'template' in value ? value.template.parts : []
  const isNumber = isObject(part) && (part.helper === 'epoch' || part.helper === 'epoch_ms')
  return schema && isNumber ? { type: 'integer' } : schema
}

function onlyParam(value: Value): string | undefined {
  if (!('template' in value)) return undefined
  const [part, second] = value.template.parts
  return second === undefined && isObject(part) && typeof part.name === 'string' ? part.name : undefined
}

function constantOf(value: Value): Json | undefined {
  if ('constant' in value) return value.constant
  if (!('template' in value)) return undefined
  const { parts } = value.template
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined
}

function takenBy({ params, body, access = [] }: ApiOperation, location: Sent['location']): Taken[] {
  if (location !== 'body')
    return params
      .filter((param) => access.length === 0 || !isCredentialParam(param))
      .filter(
        (param) =>
          param.in === location && !(location === 'header' && /^(?:accept|content-type|user-agent)$/i.test(param.name)),
      )
      .map(({ name, shape, isRequired }) => ({
        name: location === 'header' ? name.toLowerCase() : name,
        shape,
        isRequired,
      }))
  const { properties, required } = body?.shape ?? ANY
  return [...properties].flatMap(([name, read]) => {
    const shape = read()
    return shape.isReadOnly ? [] : [{ name, shape, isRequired: required.has(name) && body!.isRequired }]
  })
}

function writingOf({ encode }: ResolvedOperation, location: Sent['location']): Writing {
  const isTyped = location === 'body' && encode.body === 'json'
  return {
    isTyped,
    isListText: !isTyped && (encode.arrays === 'comma' || encode.arrays === 'json'),
    isObjectText: !isTyped && encode.objects === 'json',
  }
}

/** The types of the path's names, one by one. */
function comparePath(
  { path, params }: ResolvedOperation,
  { path: other, params: theirs }: ApiOperation,
  report: ReportFinding,
): void {
  const names = path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
  const others = [...other.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name)
  if (names.length !== others.length) return
  for (const [index, name] of names.entries()) {
    const ours = ((params.properties ?? {}) as Record<string, JsonSchema>)[name]
    const shape = theirs.find((param) => param.in === 'path' && param.name === others[index])?.shape
    if (!ours || !shape) continue
    const isNarrow = comparedTypes(ours).every((type) => type === 'integer') && shape.types.includes('string')
    if (comparedTypes(ours).length > 0 && isNarrow)
      report('wrong', pointer('/params', name), `${name} is integer here, string there`)
  }
}

/** The names of headers and query parameters that carry a kind's credentials, in lower case. */
export function carriersOf({ auth }: ResolvedManifest): Set<string> {
  const names = Object.values(auth).flatMap(({ send }) =>
    [...send.headers, ...send.query].map(({ name }) => name.toLowerCase()),
  )
  return new Set(['authorization', ...names])
}
