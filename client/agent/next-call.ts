/** The call that an error leads to: one that finds the ID of a thing, or the list that takes a filter. */
import { ConnectorError, type FieldError, UpstreamError } from '../../runtime/base/errors.ts'
import { at, type Json, type JsonObject, type JsonSchema, pointer, propertiesOf } from '../../runtime/base/json.ts'
import { requiredNames } from '../base/schemas.ts'
import type { AgentOperation } from './agent-source.ts'
import { toolOf } from './definitions.ts'
import { isFinder, referencedEntities } from './referenced.ts'
import { shownName, type Target } from './targets.ts'

/** A failed call, and the operations of its kind that the agent may call. */
interface FailedCall extends Target {
  readonly params: JsonObject
  readonly allowed: readonly AgentOperation[]
}

/** Adds the next call to an error of a call, where the operations of the kind show one. */
export function withNextCall(error: unknown, call: FailedCall): unknown {
  if (!(error instanceof ConnectorError)) return error
  const next = otherList(error, call) ?? lookup(error, call)
  if (!next) return error
  const { connector } = call
  const { operation, params, why } = next
  const { entity, action } = operation
  const given = Object.keys(params).length > 0 ? { params } : {}
  const input = JSON.stringify({ connector: shownName(connector), entity, action, ...given })
  const hint = [error.hint, `${why}. Call ${toolOf(operation)} with ${input}.`].filter(Boolean).join(' ')
  return error.withAdvice({ hint, consent: error.consent })
}

interface NextCall {
  readonly operation: AgentOperation
  readonly params: JsonObject
  /** A sentence without its end. */
  readonly why: string
}

/** The read of the same entity that takes the filters which this one does not know. */
function otherList({ errors = [] }: ConnectorError, { operation, params, allowed }: FailedCall): NextCall | undefined {
  const unknown = errors.flatMap(({ field, message, error_code }) =>
    error_code === 'unknown_param' && !/Did you mean|it is a field of/.test(message)
      ? [field.replace('params.', '')]
      : [],
  )
  if (operation.effect !== 'read' || unknown.length === 0 || unknown.length < errors.length) return undefined
  const others = allowed.filter(({ entity, action }) => entity === operation.entity && action !== operation.action)
  const asked = Object.entries(params).filter(([name]) => unknown.includes(name))
  for (const other of others.filter(isFinder)) {
    const known = Object.entries(params).filter(([name]) => name in propertiesOf(other.params))
    const taking = unknown.every((name) => name in propertiesOf(other.params)) ? {} : asText(other, asked)
    const given: JsonObject = { ...Object.fromEntries(known), ...taking }
    if (!taking || !isComplete(other, given)) continue
    return {
      operation: other,
      params: given,
      why: `${other.entity}.${other.action} can filter by ${unknown.join(', ')}`,
    }
  }
  return undefined
}

/** Names of a param that takes any text. */
const TEXT_PARAMS = ['query', 'q', 'search', 'searchTerm', 'term', 'text', 'name']
/** A filter in the language of a search: `status:open`, `email:'ada@example.com'`. */
const FILTER = /`\w+:('?)[^`:]+`/

function textParam({ params }: AgentOperation): readonly [name: string, schema: JsonSchema] | undefined {
  const known = propertiesOf(params)
  return TEXT_PARAMS.flatMap((name) => (known[name]?.type === 'string' ? [[name, known[name]] as const] : []))[0]
}

/** Filters as the text of a search: in its language where its description shows one. */
function asText(operation: AgentOperation, filters: readonly (readonly [string, Json])[]): JsonObject | undefined {
  const text = textParam(operation)
  if (!text || filters.some(([, value]) => typeof value === 'object')) return undefined
  const [name, { description = '' }] = text
  const [, quote] = FILTER.exec(String(description)) ?? []
  const words = filters.map(([field, value]) => {
    return quote === undefined ? String(value) : `${field}:${quote}${String(value)}${quote}`
  })
  return { [name]: words.join(' ') }
}

/** A value in params that is the ID of a record, or should be. */
interface Reference {
  /** Names that lead to it. */
  readonly path: readonly string[]
  readonly value: Json | undefined
  readonly finders: readonly AgentOperation[]
}

/** The read that finds the ID which a call lacks, or has wrong. */
function lookup(error: ConnectorError, call: FailedCall): NextCall | undefined {
  const { operation, params } = call
  const { errors = [] } = error
  const references = error instanceof UpstreamError ? suspects(error, call) : wrongIds(errors, call)
  for (const { path, value, finders } of references) {
    const name = path.findLast((one) => !/^\d+$/.test(one)) ?? ''
    const calls = finders.flatMap((finder) => {
      const given = findingParams(finder, value, params)
      return given && finder !== operation ? [{ operation: finder, ...given }] : []
    })
    // A search without words is refused, or returns anything.
    const best = calls.find(({ isFilled }) => isFilled) ?? calls.find((one) => one.operation.action === 'list')
    if (best)
      return { ...best, why: `${name} takes an ID, which ${best.operation.entity}.${best.operation.action} finds` }
  }
  return undefined
}

/** Missing IDs, and texts where the ID has another form. What the error itself corrects is left out. */
function wrongIds(errors: readonly FieldError[], call: FailedCall): Reference[] {
  const said = errors.map(({ message }) => message).join(' ')
  return errors.flatMap(({ field, message, error_code }) => {
    const path = field.split('.').slice(1)
    const isCorrected = message.includes('such as') || said.includes(`Did you mean "${path.at(-1)}"`)
    if (isCorrected || !WRONG.includes(error_code) || !field.startsWith('params.')) return []
    const value = at(call.params, pointer('', ...path)) as Json | undefined
    return typeof value === 'object' && value !== null ? [] : [{ path, value, finders: findersOf(call, path) }]
  })
}

const WRONG = ['required', 'type', 'format', 'pattern']

/** The IDs of a refused call that the third party may mean: quoted ones, else labels, else the only one. */
function suspects({ code, upstream }: UpstreamError, call: FailedCall): readonly Reference[] {
  if (code !== 'record_not_found' && code !== 'upstream_rejected') return []
  const all = leaves(call.params).flatMap(({ path, value }): Reference[] => {
    const finders = findersOf(call, path)
    return finders.length > 0 ? [{ path, value, finders }] : []
  })
  const said = upstream.message ?? ''
  const quoting = all.filter(({ value }) => String(value).length > 2 && said.includes(String(value)))
  const labels = all.filter(({ value }) => isLabel(value))
  return (
    [quoting, labels, code === 'record_not_found' && all.length === 1 ? all : []].find(({ length }) => length > 0) ?? []
  )
}

function leaves(value: Json, path: readonly string[] = []): { path: readonly string[]; value: Json }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

/** Whether a value looks like what people call a thing: a name, an address or a #channel. */
function isLabel(value: Json | undefined): value is string {
  return typeof value === 'string' && (/[\s@#]/.test(value) || /^\p{Lu}[\p{L}'.-]*$/u.test(value))
}

/** The operations that find the ID at a place of the params. Empty where it is none. */
function findersOf({ operation, allowed }: FailedCall, path: readonly string[]): readonly AgentOperation[] {
  for (const entity of referencedEntities(operation, path)) {
    const finders = allowed.filter((one) => one.entity === entity && isFinder(one))
    if (finders.length > 0) return finders
  }
  return []
}

/** Params of a call that finds a thing by what it is called. Undefined where required ones are unknown. */
function findingParams(
  operation: AgentOperation,
  value: Json | undefined,
  params: JsonObject,
): { readonly params: JsonObject; readonly isFilled: boolean } | undefined {
  const text = textParam(operation)
  const isByEmail = 'email' in propertiesOf(operation.params)
  const asked: JsonObject = !isLabel(value)
    ? {}
    : value.includes('@') && isByEmail
      ? { email: value }
      : text && !/query language/.test(String(text[1].description))
        ? { [text[0]]: value.replace(/^#/, '') }
        : {}
  const same = requiredNames(operation.params).flatMap((name): [string, Json][] => {
    const one = params[name]
    return one === undefined ? [] : [[name, one]]
  })
  const given = { ...Object.fromEntries(same), ...asked }
  return isComplete(operation, given) ? { params: given, isFilled: Object.keys(asked).length > 0 } : undefined
}

function isComplete({ params }: AgentOperation, given: JsonObject): boolean {
  return requiredNames(params).every((name) => name in given)
}
