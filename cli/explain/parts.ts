/** The parts of an operation: everything that it sends, reads and allows, with manifest lines. */
import { defined, isObject, type Json, type JsonSchema } from 'plugboard/internal'
import { placementOf, referredName, type ValidManifest } from 'plugboard/author'
import type { ResolvedOperation } from 'plugboard/runtime'
import { jsonText } from '../output/index.ts'
import { type LocatedValue, locationsOf, type ManifestLocation, type OperationLocations } from './locations.ts'
import { typeText } from './types.ts'

/** A part. Without `location` it is a default of the language. */
export interface ExplainedPart {
  readonly section: 'request' | 'params' | 'auth' | 'answer' | 'failure'
  readonly name: string
  readonly value: string
  /** The description in the manifest. */
  readonly note?: string
  readonly location?: ManifestLocation
}

/** Returns the parts of an operation, in the order of a call. */
export function partsOf(valid: ValidManifest, operation: ResolvedOperation): ExplainedPart[] {
  const locations = locationsOf(valid, `${operation.entity}.${operation.action}`)
  return [
    ...requestParts(valid, operation, locations),
    ...paramParts(operation, locations),
    ...authParts(valid, locations),
    ...answerParts(operation, locations),
    ...failureParts(operation, locations),
  ]
}

type Section = ExplainedPart['section']

/** Returns a part that the manifest writes. */
function written(section: Section, name: string, found: LocatedValue | undefined, value?: string): ExplainedPart[] {
  return found ? [{ section, name, value: value ?? flow(found.value), location: found.location }] : []
}

/** Returns a part that has a default in the language. */
function orDefault(section: Section, name: string, found: LocatedValue | undefined, fallback: string): ExplainedPart[] {
  return found ? written(section, name, found) : [{ section, name, value: fallback }]
}

function requestParts(
  { manifest, resolved }: ValidManifest,
  operation: ResolvedOperation,
  locations: OperationLocations,
): ExplainedPart[] {
  const section = 'request'
  const { method, path, body, encode, effect, pays, open, scopes = [] } = operation
  const line = `${method} ${path.map((part) => (typeof part === 'string' ? part : `{${part.param}}`)).join('')}`
  const fragments = fragmentNames(manifest.fragments ?? {}, operation)
  const encodings = { body: body ? encode.body : undefined, objects: undefined, arrays: undefined, empty: undefined }
  return [
    ...written(section, 'request', locations.part('request'), line),
    ...written(
      section,
      'base_url',
      locations.part('base_url') ?? locations.at('base_url'),
      (operation.baseUrl ?? resolved.baseUrl).text,
    ),
    ...operation.routes.flatMap(({ when }) => written(section, `if ${when}`, locations.part('routes', when))),
    ...['query', 'headers'].flatMap((kind) =>
      locations
        .names(kind)
        .flatMap((name) =>
          written(section, `${kind === 'headers' ? 'header' : kind} ${name}`, locations.part(kind, name)),
        ),
    ),
    ...bodyParts(locations),
    ...written(section, 'graphql', locations.part('graphql')),
    ...fragments.flatMap((name) => written(section, `fragment ${name}`, locations.at('fragments', name))),
    ...Object.entries(encodings).flatMap(([name, fallback]) => {
      const found = locations.part('encode', name)
      return fallback === undefined
        ? written(section, `encode ${name}`, found)
        : orDefault(section, `encode ${name}`, found, fallback)
    }),
    ...stepParts(operation, locations),
    ...(open === undefined ? [] : written(section, 'open', locations.part('open'), `other params go to the ${open}`)),
    ...orDefault(section, 'effect', locations.part('effect'), effect),
    ...written(section, 'undo', locations.part('undo')),
    ...(pays ? orDefault(section, 'pays', locations.part('pays'), 'true') : []),
    ...written(section, 'scopes', locations.part('scopes'), scopes.map((list) => list.join(' or ')).join(', ')),
    ...written(section, 'sunset', locations.part('sunset')),
    ...orDefault(section, 'timeout', locations.part('timeout'), `${operation.timeoutMs / 1000}`).map(inSeconds),
  ]
}

/** Returns the kept values of the response, and the requests that follow. */
function stepParts({ steps = [] }: ResolvedOperation, locations: OperationLocations): ExplainedPart[] {
  const names = locations.names('keep')
  return [
    ...names.flatMap((name) => written('request', `keep ${name}`, locations.part('keep', name))),
    ...steps.flatMap((_, index) => {
      const step = locations.part('steps', `${index}`)
      const keys = isObject(step?.value) ? Object.keys(step.value) : []
      return keys.flatMap((name) =>
        written('request', `step ${index + 1} ${name}`, locations.part('steps', `${index}`, name)),
      )
    }),
  ]
}

function inSeconds(part: ExplainedPart): ExplainedPart {
  return { ...part, value: `${part.value} s` }
}

function bodyParts(locations: OperationLocations): ExplainedPart[] {
  const body = locations.part('body')
  if (!body) return []
  if (!isObject(body.value)) return written('request', 'body', body)
  return Object.keys(body.value).flatMap((name) => written('request', `body ${name}`, locations.part('body', name)))
}

/** Returns the keys of the fragments in a document. */
function fragmentNames(fragments: Readonly<Record<string, unknown>>, { body }: ResolvedOperation): string[] {
  if (body?.from !== 'graphql') return []
  const used = new Set([...body.document.matchAll(/\bfragment (\w+) on\b/g)].map(([, name]) => name))
  return Object.keys(fragments).filter((key) => used.has(key.split(' ')[0]))
}

function paramParts(operation: ResolvedOperation, locations: OperationLocations): ExplainedPart[] {
  const properties = (operation.params.properties ?? {}) as Record<string, JsonSchema>
  const required = new Set((operation.params.required ?? []) as string[])
  const params = Object.entries(properties).map(([name, schema]): ExplainedPart => {
    const found = locations.part('params', name) ?? locations.part('request')
    const need =
      schema.default === undefined ? (required.has(name) ? ', required' : '') : `, default ${jsonText(schema.default)}`
    return {
      section: 'params',
      name,
      value: `${fileText(operation, name) ?? typeText(schema)}${need} → ${placementOf(operation, name)}`,
      note: typeof schema.description === 'string' ? schema.description : undefined,
      location: found?.location,
    }
  })
  const sets = operation.require?.map((set) => set.join(' with ')).join(', or ')
  return [
    ...params,
    ...(sets === undefined ? [] : written('params', 'needs', locations.part('require'), sets)),
    ...written('params', 'only one of', locations.part('exclusive')),
    ...written('params', 'needs', locations.part('needs')),
  ]
}

/** Returns `file of at most 5,242,880 bytes`; undefined for a param that is not a file. */
function fileText({ files }: ResolvedOperation, name: string): string | undefined {
  const file = files?.[name]
  if (!file) return undefined
  return file.maxBytes === undefined ? 'file' : `file of at most ${file.maxBytes.toLocaleString('en')} bytes`
}

const WORDS_OF_SEND = { headers: 'header', query: 'query' } as const

function authParts({ manifest, resolved }: ValidManifest, locations: OperationLocations): ExplainedPart[] {
  return Object.entries(resolved.auth).flatMap(([variant, auth]) => {
    const fields = Object.keys((auth.credentials.properties ?? {}) as object)
    const required = (auth.credentials.required ?? []) as string[]
    const here = (...keys: string[]) => locations.at('auth', variant, ...keys)
    const entries = (kind: 'headers' | 'query') =>
      auth.send[kind].flatMap(({ name }) =>
        written(
          'auth',
          variant,
          here('send', kind, name),
          `${WORDS_OF_SEND[kind]} ${name}: ${flow(here('send', kind, name)?.value)}`,
        ),
      )
    const bearer = here('send', 'bearer')
    const isDefault = manifest.auth[variant]?.send?.bearer === undefined && auth.send.bearer !== undefined
    return [
      ...(isDefault ? written('auth', variant, here(), 'header Authorization: Bearer {{access_token}}') : []),
      ...written('auth', variant, bearer, `header Authorization: Bearer ${flow(bearer?.value)}`),
      ...written(
        'auth',
        variant,
        here('send', 'basic'),
        `header Authorization: Basic ${flow(here('send', 'basic')?.value)}`,
      ),
      ...entries('headers'),
      ...entries('query'),
      ...Object.keys(auth.send.hosts ?? {}).flatMap((host) => {
        const at = here('send', 'hosts', host)
        return written('auth', variant, at, `at ${host} alone: ${flow(at?.value)}`)
      }),
      ...written(
        'auth',
        `${variant} needs`,
        here('credentials') ?? here('type'),
        fields.map((name) => (required.includes(name) ? name : `${name}?`)).join(', ') || 'nothing',
      ),
      ...['base_url', 'token', 'assertion', 'authorize'].flatMap((name) =>
        written('auth', `${variant} ${name}`, here(name)),
      ),
    ]
  })
}

function answerParts(operation: ResolvedOperation, locations: OperationLocations): ExplainedPart[] {
  const section = 'answer'
  const { records, record, pagination, file } = operation
  return [
    ...(file ? [] : orDefault(section, 'records', locations.part('records'), records === null ? 'none' : '$')),
    ...(record ? written(section, 'schema', locations.part('schema')) : []),
    ...['absent_records', 'keyed_by', 'columns', 'flatten'].flatMap((name) =>
      written(section, name, locations.part(name)),
    ),
    ...fieldParts(operation, locations),
    ...Object.keys(operation.parts ?? {}).flatMap((name) =>
      written(section, `part ${name}`, locations.part('parts', name)),
    ),
    ...Object.keys(operation.meta).flatMap((name) => written(section, `meta ${name}`, locations.part('meta', name))),
    ...(pagination ? ownKeys(section, 'pagination', locations) : []),
    ...(operation.batch ? ownKeys(section, 'batch', locations) : []),
    ...(file ? ownKeys(section, 'file', locations) : []),
  ]
}

/** Returns fields with another place or other values in the vendor's records. */
function fieldParts({ record, shape }: ResolvedOperation, locations: OperationLocations): ExplainedPart[] {
  const schema = referredName(record) ?? ''
  return Object.keys(shape?.fields ?? {}).flatMap((name) => {
    const found = locations.at('schemas', schema, name)
    return written('answer', `field ${name}`, found, flow(placeOf(found?.value)))
  })
}

/** Returns the keys of a field that move or map its value. */
function placeOf(field: Json | undefined): Json {
  if (!isObject(field)) return null
  const { at, values, properties } = field as Record<string, Json>
  const of = isObject(properties) && at === undefined ? Object.entries(properties) : []
  return defined({ at, values, ...Object.fromEntries(of.map(([name, inner]) => [name, placeOf(inner)])) })
}

function failureParts({ errors, retry, rate }: ResolvedOperation, locations: OperationLocations): ExplainedPart[] {
  const section = 'failure'
  const after = retry.after
    .map((locator) => (locator.in === 'header' ? `header.${locator.name}` : locator.in))
    .join(', ')
  return [
    ...['message', 'code', 'request_id'].flatMap((name) =>
      written(section, `errors ${name}`, locations.part('errors', name)),
    ),
    ...errors.rules.flatMap((_, index) => {
      const rule = locations.part('errors', 'rules', `${index}`)
      return written(section, 'errors rule', rule, ruleText(rule?.value))
    }),
    ...orDefault(section, 'retry max', locations.part('retry', 'max'), `${retry.max} tries`),
    ...orDefault(section, 'retry after', locations.part('retry', 'after'), after),
    ...written(section, 'retry idempotency', locations.part('retry', 'idempotency')),
    ...(rate
      ? locations.names('rate').flatMap((name) => written(section, `rate ${name}`, locations.part('rate', name)))
      : []),
  ]
}

function ownKeys(
  section: Section,
  part: 'pagination' | 'file' | 'batch',
  locations: OperationLocations,
): ExplainedPart[] {
  const found = locations.part(part)
  if (!found || !isObject(found.value)) return written(section, part, found)
  return Object.keys(found.value).flatMap((name) => written(section, `${part} ${name}`, locations.part(part, name)))
}

/** Writes a value on one line. */
function flow(value: Json | undefined): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, entry]) => `${key}: ${flow(entry)}`)
      .join(', ')}}`
  return jsonText(value ?? null)
}

/** Returns an error rule as a sentence: `rate_limited when status is 403 and $.code is slow_down`. */
function ruleText(rule: Json | undefined): string {
  if (!isObject(rule)) return flow(rule)
  const { status, at, is, not, as, because } = rule as Record<string, Json>
  const values = (value: Json | undefined) => [value ?? null].flat().map(flow).join(' or ')
  const valueText = not === undefined ? (is === undefined ? 'present' : values(is)) : `not ${values(not)}`
  const conditions = [
    ...(status === undefined ? [] : [`status is ${values(status)}`]),
    ...(at === undefined ? [] : [`${flow(at)} is ${valueText}`]),
  ]
  return `${flow(as)} when ${conditions.join(' and ')}${because === undefined ? '' : ` (${flow(because)})`}`
}
