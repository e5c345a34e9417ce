/** Drafts the params of an operation: fields, locations and encoding. */
import type { Action, Field, LongField } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import type { ApiOperation, ApiParam, ApiShape } from '../../description/model.ts'
import { isCredentialParam } from '../../description/schemes.ts'
import { type FieldWriter, isOnlyRead, shapeType, shorten } from './fields.ts'
import type { PageParam } from './pagination.ts'
import type { ReportNote } from './note.ts'
import { isReserved, snakeCase, unusedName } from '../../base/words.ts'
import { areNearNames, defined } from 'plugboard/internal'

/** The request part of an operation. */
export interface FoundParams {
  readonly params: Readonly<Record<string, Field>>
  /** The path with names that the language takes. */
  readonly path: string
  readonly encode: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly isOpen: boolean
  /** Params that may select a page. */
  readonly pages: readonly PageParam[]
}

/** Headers that the connection sets itself. */
const OWN_HEADERS = /^(?:accept|accept-encoding|accept-charset|content-type|content-length|content-encoding|host|connection|user-agent|cookie|range|expect|te|trailer|upgrade|transfer-encoding|keep-alive|proxy-.*|set-cookie)$/i // prettier-ignore

/** Context of reading params. */
export interface ParamSources {
  readonly writer: FieldWriter
  /** Names that auth fills, in lower case. */
  readonly carriers: ReadonlySet<string>
  readonly report: ReportNote
}

interface Context extends ParamSources {
  /** Whether the operation changes nothing, so that the vendor's defaults may be sent. */
  readonly isReading: boolean
  /** Whether params are in the body by default. */
  readonly isInBody: boolean
}

const READING_ACTIONS: readonly Action[] = ['list', 'get', 'api_search', 'download']
const BODY_METHODS: readonly string[] = ['POST', 'PUT', 'PATCH']

/** Returns the params of an operation. */
export function findParams(operation: ApiOperation, action: Action, sources: ParamSources): FoundParams {
  const context: Context = {
    ...sources,
    isReading: READING_ACTIONS.includes(action),
    isInBody: BODY_METHODS.includes(operation.method),
  }
  const collected = new CollectedParams(operation)
  const path = pathOf(operation, collected.params, sources.writer, sources.report)
  for (const param of operation.params) readParam(param, collected, context)
  const encode = encodingOf(operation, sources.report)
  const body = readBody(operation, encode, collected, context)
  const { params, headers, pages } = collected
  return { params: { ...nearInPath(path, params), ...params }, path, encode, headers, ...body, pages }
}

/** Returns the names in a path that look like a slip of a required param, as params of their own: `{contact_id}` beside `id`. */
function nearInPath(path: string, params: Readonly<Record<string, Field>>): Record<string, Field> {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? [])
  const others = Object.keys(params).filter((name) => !inPath.includes(name))
  const near = inPath.filter(
    (name) => !Object.hasOwn(params, name) && others.some((other) => areNearNames(name, other)),
  )
  return Object.fromEntries(near.map((name) => [name, 'string!']))
}

/** The params of one operation while they are read. */
class CollectedParams {
  readonly params: Record<string, Field> = {}
  readonly headers: Record<string, string> = {}
  readonly pages: PageParam[] = []
  readonly inPath: readonly string[]

  constructor({ params }: ApiOperation) {
    this.inPath = params.flatMap((param) => (param.in === 'path' ? [param.name] : []))
  }

  /** Adds a param under a name that is free. Returns that name. */
  add(sentName: string, field: Field, location?: LongField['in']): string {
    const name = unusedName(sentName, new Set([...Object.keys(this.params), ...this.inPath]))
    const long: LongField = typeof field === 'string' ? { type: field } : field
    const extra = defined({ in: location, as: name === sentName ? undefined : sentName })
    this.params[name] = Object.keys(extra).length === 0 ? field : { ...marked(long), ...extra }
    return name
  }
}

/** Reads a param of the query or of the headers. */
function readParam(param: ApiParam, collected: CollectedParams, context: Context): void {
  const { writer, carriers, report, isReading, isInBody } = context
  const { name, shape, isRequired } = param
  if (param.in === 'path' || carriers.has(name.toLowerCase())) return
  if (param.in === 'cookie' || isReserved(name)) return report(`${name}: a param in ${param.in}`)
  if (isCredentialParam(param)) return report(`${name}: credentials, which belong to the connection`)
  const constant = param.in === 'header' && isRequired ? constantOf(shape) : undefined
  const isVersion = /^accept$/i.test(name) && constant !== undefined && constant !== 'application/json'
  if (param.in === 'header' && OWN_HEADERS.test(name) && !isVersion) return
  if (constant !== undefined) {
    collected.headers[name] = constant
    return
  }
  const field = writer.param(writable(param, report), { name, isRequired, preset: isReading, report })
  const usual = isInBody ? 'query' : undefined
  const location = param.in === 'header' ? 'header' : usual
  collected.pages.push({ name: collected.add(name, withEnding(field, writer.ending(param)), location), shape })
}

/** Whether the connection sends a param: auth, other credentials, or its own headers. `carriers` are in lower case. */
export function isOfConnection(param: ApiParam, carriers: ReadonlySet<string>): boolean {
  const isOwnHeader = param.in === 'header' && OWN_HEADERS.test(param.name)
  return carriers.has(param.name.toLowerCase()) || isCredentialParam(param) || isOwnHeader
}

type BodyParams = Pick<FoundParams, 'body' | 'isOpen'>

/** Reads the body: a file, one value, or an object whose fields are params. */
function readBody(
  { method, body }: ApiOperation,
  encode: Readonly<Record<string, string>>,
  collected: CollectedParams,
  context: Context,
): BodyParams {
  const { writer, report, isInBody } = context
  const isSent = isInBody || (method === 'DELETE' && body !== undefined && body.shape.properties.size > 0)
  if (body && !isSent) report(`the body of a ${method}`)
  if (!body || !isSent) return { isOpen: false }
  if (body.others.length > 0) report(`bodies of type ${body.others.join(', ')}`)
  if (/json/.test(body.mediaType) && !/^application\/json *(?:;|$)/.test(body.mediaType))
    collected.headers['Content-Type'] = body.mediaType
  if (encode.body === 'binary') {
    collected.add('file', shorten({ type: 'file', required: body.isRequired }))
    return { isOpen: false }
  }
  const { shape } = body
  if (shape.properties.size === 0 && shapeType(shape) !== 'object') {
    // Without a value there is nothing to send, whether or not the description requires the body.
    const isRequired = body.isRequired || (shape.types.length > 0 && !shape.isNullable)
    const field = writer.param(shape, { name: 'body', isRequired, preset: false, report })
    return { body: `{{${collected.add('body', field)}}}`, isOpen: false }
  }
  readBodyFields(body, body.mediaType.startsWith('multipart/'), collected, context)
  return { isOpen: shape.properties.size === 0 || shape.isOpen === true }
}

function readBodyFields(
  { shape }: NonNullable<ApiOperation['body']>,
  isMultipart: boolean,
  collected: CollectedParams,
  { writer, carriers, report, isReading, isInBody }: Context,
): void {
  const hidden: string[] = []
  for (const [name, read] of shape.properties) {
    const inner = read()
    if (inner.isReadOnly || carriers.has(name.toLowerCase())) continue
    const obstacle = obstacleOf(name, collected)
    if (obstacle !== undefined) {
      report(obstacle)
      continue
    }
    if (inner.default !== undefined && !isReading) hidden.push(name)
    // Many descriptions forget that the body is required, too.
    const isRequired = shape.required.has(name)
    if (!isRequired && isOnlyRead(inner)) {
      report(`${name}: the description says that all of it is read-only`)
      continue
    }
    const isFile = isMultipart && inner.format === 'binary'
    const field = isFile
      ? shorten({ type: 'file', required: isRequired })
      : writer.param(inner, { name, isRequired, preset: isReading, report })
    collected.pages.push({ name: collected.add(name, field, isInBody ? undefined : 'body'), shape: inner })
  }
  for (const name of shape.required) {
    if (shape.properties.has(name) || obstacleOf(name, collected) !== undefined) continue
    report(`${name}: its type; the description only requires it`)
    collected.add(name, 'any!', isInBody ? undefined : 'body')
  }
  if (shape.isChoice) report('which params of the body belong together; the description has alternatives')
  if (hidden.length > 0)
    report(`defaults of ${hidden.join(', ')}; Plugboard would send them if the caller does not set the params`)
}

/** Returns the reason that a field of the body cannot be a param. */
function obstacleOf(name: string, { params, inPath }: CollectedParams): string | undefined {
  if (isReserved(name)) return `${name}: a name that is reserved or too long`
  if (Object.hasOwn(params, name) && !inPath.includes(name))
    return `${name} of the body; it is also a param of the query`
  return undefined
}

/** Converts marks of a short type to words, so that further words can follow. */
function marked(field: LongField): LongField {
  const [, type, marks = ''] = /^(\w+(?:\[\])?)([!?]*)$/.exec(field.type ?? '') ?? []
  if (marks === '') return field
  return defined({
    ...field,
    type,
    required: marks.includes('!') || field.required,
    nullable: marks.includes('?') || field.nullable,
  })
}

/** Returns the path, and declares params that are more than text. */
function pathOf(
  operation: ApiOperation,
  params: Record<string, Field>,
  writer: FieldWriter,
  report: ReportNote,
): string {
  let { path } = operation
  for (const param of operation.params.filter((one) => one.in === 'path')) {
    const name = pathNameOf(param)
    path = path.replaceAll(`{${param.name}}`, `{${name}}`)
    const field = writer.param(param.shape, { name, isRequired: true, preset: false, report })
    if (field !== 'string!') params[name] = field
  }
  return path
}

/** Returns the name of a param in the path of a manifest. */
export function pathNameOf({ name }: ApiParam): string {
  return /^[A-Za-z_][\w.-]*$/.test(name) && !isReserved(name) ? name : `param_${snakeCase(name)}`
}

function withEnding(field: Field, sunset: LongField['sunset']): Field {
  if (!sunset) return field
  return { ...marked(typeof field === 'string' ? { type: field } : field), sunset }
}

/** Returns the one value that a header can have. */
function constantOf(shape: ApiShape): string | undefined {
  const value: Json | undefined = shape.default ?? (shape.enum?.length === 1 ? shape.enum[0] : undefined)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/**
 * Returns the shape of a param as its style can write it. No style writes null. Only styles for objects have objects. A style that
 * the language lacks becomes text, which is left to the caller.
 */
function writable(
  { name, shape: given, style, in: location, description: text }: ApiParam,
  report: ReportNote,
): ApiShape {
  const isObject = style === 'deepObject' && given.types.includes('object') && !given.types.includes('array')
  const shape: ApiShape = {
    ...given,
    description: text ?? given.description,
    isNullable: false,
    types: isObject && location === 'query' ? ['object'] : given.types,
  }
  if (style !== 'spaceDelimited' && style !== 'pipeDelimited' && style !== 'label' && style !== 'matrix') return shape
  report(`${name}: lists in the style ${style}; it is text here`)
  return { ...shape, types: ['string'], properties: new Map(), bounds: {} }
}

const BODIES: readonly (readonly [RegExp, string])[] = [
  [/json/, 'json'],
  [/form-urlencoded/, 'form'],
  [/^multipart\/related/, 'related'],
  [/^multipart\//, 'multipart'],
]

/** Returns the encoding of values, if it differs from the default. */
function encodingOf({ method, params, body }: ApiOperation, report: ReportNote): Record<string, string> {
  const encode: Record<string, string> = {}
  if (body && method !== 'GET') {
    const kind = BODIES.find(([pattern]) => pattern.test(body.mediaType))?.[1] ?? 'binary'
    if (kind !== 'json') encode.body = kind
  }
  const query = params.filter((param) => param.in === 'query')
  const lists = query.filter(({ shape }) => shape.types.includes('array'))
  const arrays = commonStyle(lists, listStyle, report)
  if (arrays !== undefined && arrays !== 'repeat') encode.arrays = arrays
  const objects = query.filter(({ shape }) => shapeType(shape) === 'object')
  const written = commonStyle(objects, (param) => (param.isJson ? 'json' : 'brackets'), report)
  if (written !== undefined && written !== 'brackets') encode.objects = written
  for (const { name, style, isJson } of objects)
    if (style !== 'deepObject' && !isJson)
      report(`${name}: an object in the style ${style}; here it is written with brackets`)
  return encode
}

function listStyle({ isJson, style, isExploded }: ApiParam): string {
  if (isJson) return 'json'
  if (style === 'deepObject') return 'brackets'
  return isExploded ? 'repeat' : 'comma'
}

/** Returns the style that most params have; the others are reported. */
function commonStyle(
  params: readonly ApiParam[],
  styleOf: (param: ApiParam) => string,
  report: ReportNote,
): string | undefined {
  const counts = new Map<string, number>()
  for (const param of params) counts.set(styleOf(param), (counts.get(styleOf(param)) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  for (const param of params)
    if (styleOf(param) !== most?.[0]) report(`${param.name}: written as ${styleOf(param)}, the others as ${most?.[0]}`)
  return most?.[0]
}
