/** What an operation takes, as params of the language: their fields, their place, and how they are written. */
import type { Field, LongField } from '../language.ts'
import type { Action } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import type { ApiOperation, ApiParam, Shape } from '../openapi/model.ts'
import type { FieldWriter } from './fields.ts'
import { isReserved, shorten, typeOf } from './fields.ts'
import type { PageParam } from './pagination.ts'
import type { Tell } from './tell.ts'
import { snakeCase, unusedName } from './words.ts'

/** The request part of an operation. */
export interface FoundParams {
  readonly params: Readonly<Record<string, Field>>
  /** The path with names that the language takes. */
  readonly path: string
  readonly encode: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly isOpen: boolean
  /** Those that may ask for a page. */
  readonly pages: readonly PageParam[]
}

/** Headers that the connection sets itself. */
const OWN_HEADERS = /^(?:accept|accept-encoding|accept-charset|content-type|content-length|content-encoding|host|connection|user-agent|cookie|range|expect|te|trailer|upgrade|transfer-encoding|keep-alive|proxy-.*|set-cookie)$/i // prettier-ignore

/** Reads the params of an operation. @param carriers names that auth fills */
export function findParams(
  operation: ApiOperation,
  action: Action,
  {
    writer,
    carriers,
    tell,
  }: { readonly writer: FieldWriter; readonly carriers: ReadonlySet<string>; readonly tell: Tell },
): FoundParams {
  const { method, body } = operation
  const isReading = action === 'list' || action === 'get' || action === 'api_search' || action === 'download'
  const isInBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  const params: Record<string, Field> = {}
  const headers: Record<string, string> = {}
  const pages: PageParam[] = []
  const inPath = operation.params.flatMap((param) => (param.in === 'path' ? [param.name] : []))
  const add = (wire: string, field: Field, place?: LongField['in']): string => {
    const name = unusedName(wire, new Set([...Object.keys(params), ...inPath]))
    const long: LongField = typeof field === 'string' ? { type: field } : field
    const extra = { ...(place && { in: place }), ...(name !== wire && { as: wire }) }
    params[name] = Object.keys(extra).length === 0 ? field : { ...marked(long), ...extra }
    return name
  }

  const path = pathOf(operation, params, writer, tell)
  for (const param of operation.params) {
    const { name, shape, isRequired } = param
    if (param.in === 'path' || carriers.has(name.toLowerCase())) continue
    if (param.in === 'cookie' || isReserved(name)) {
      tell(`${name}: a param in ${param.in}`)
      continue
    }
    if (param.in === 'header' && OWN_HEADERS.test(name)) continue
    const constant = param.in === 'header' && isRequired ? constantOf(shape) : undefined
    if (constant !== undefined) {
      headers[name] = constant
      continue
    }
    const field = withDeprecation(writer.param(writable(param, tell), name, isRequired, isReading, tell), param)
    const place = param.in === 'header' ? 'header' : isInBody ? 'query' : undefined
    pages.push({ name: add(name, field, place), shape })
  }

  const encode = encodingOf(operation, tell)
  if (!body || !isInBody) {
    if (body) tell(`the body of a ${method}`)
    return { params, path, encode, headers, isOpen: false, pages }
  }
  if (body.others.length > 0) tell(`bodies of type ${body.others.join(', ')}`)
  const { shape } = body
  if (/json/.test(body.mediaType) && !/^application\/json\b/.test(body.mediaType))
    headers['Content-Type'] = body.mediaType
  if (encode.body === 'binary') {
    add('file', shorten({ type: 'file', required: body.isRequired }))
    return { params, path, encode, headers, isOpen: false, pages }
  }
  if (shape.properties.size === 0 && typeOf(shape) !== 'object') {
    const name = add('body', writer.param(shape, 'body', body.isRequired, false, tell))
    return { params, path, encode, headers, body: `{{${name}}}`, isOpen: false, pages }
  }
  const hidden: string[] = []
  for (const [name, read] of shape.properties) {
    const inner = read()
    if (inner.isReadOnly || carriers.has(name.toLowerCase())) continue
    if (isReserved(name)) {
      tell(`${name}: a name that is reserved or too long`)
      continue
    }
    if (Object.hasOwn(params, name) && !inPath.includes(name)) {
      tell(`${name} of the body; it is a param of the query too`)
      continue
    }
    if (inner.default !== undefined && !isReading) hidden.push(name)
    const isRequired = body.isRequired && shape.required.has(name) && !shape.isChoice
    const isFile = encode.body === 'multipart' && inner.format === 'binary'
    const field = isFile
      ? shorten({ type: 'file', required: isRequired })
      : writer.param(inner, name, isRequired, isReading, tell)
    pages.push({ name: add(name, field), shape: inner })
  }
  if (shape.isChoice) tell('which params of the body go together; the description has alternatives')
  if (hidden.length > 0) tell(`defaults of ${hidden.join(', ')}; they would be written where the caller says nothing`)
  const isOpen = shape.properties.size === 0 || shape.isOpen === true
  return { params, path, encode, headers, isOpen, pages }
}

/** Marks of a short type as words, so that more words can stand beside them. */
function marked(field: LongField): LongField {
  const [, type, marks = ''] = /^(\w+(?:\[\])?)([!?]*)$/.exec(field.type ?? '') ?? []
  if (marks === '') return field
  return {
    ...field,
    type: type!,
    ...(marks.includes('!') && { required: true }),
    ...(marks.includes('?') && { nullable: true }),
  }
}

/** The path, its params declared where they are more than text. */
function pathOf(operation: ApiOperation, params: Record<string, Field>, writer: FieldWriter, tell: Tell): string {
  let { path } = operation
  for (const param of operation.params.filter((one) => one.in === 'path')) {
    const name = /^[A-Za-z_][\w.-]*$/.test(param.name) ? param.name : `param_${snakeCase(param.name)}`
    path = path.replaceAll(`{${param.name}}`, `{${name}}`)
    const field = writer.param(param.shape, name, true, false, tell)
    if (field !== 'string!') params[name] = field
  }
  return path
}

function withDeprecation(field: Field, { isDeprecated }: ApiParam): Field {
  if (!isDeprecated) return field
  return { ...marked(typeof field === 'string' ? { type: field } : field), deprecated: true }
}

/** The one value that a header can have. */
function constantOf(shape: Shape): string | undefined {
  const value: Json | undefined = shape.default ?? (shape.enum?.length === 1 ? shape.enum[0] : undefined)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** A value that is one of several is what its style can write, and null cannot be written; in other styles it is left to the caller as text. */
function writable({ name, shape: given, style, in: place, description: text }: ApiParam, tell: Tell): Shape {
  const isObject = style === 'deepObject' && given.types.includes('object') && !given.types.includes('array')
  const shape: Shape = {
    ...given,
    ...(text !== undefined && { description: text }),
    isNullable: false,
    ...(isObject && place === 'query' && { types: ['object'] }),
  }
  if (style !== 'spaceDelimited' && style !== 'pipeDelimited' && style !== 'label' && style !== 'matrix') return shape
  tell(`${name}: lists in the style ${style}; it is text here`)
  return { ...shape, types: ['string'], properties: new Map(), bounds: {} }
}

const BODIES: readonly (readonly [RegExp, string])[] = [
  [/json/, 'json'],
  [/form-urlencoded/, 'form'],
  [/^multipart\//, 'multipart'],
]

/** How values are written, where it is not as the language does by itself. */
function encodingOf({ method, params, body }: ApiOperation, tell: Tell): Record<string, string> {
  const encode: Record<string, string> = {}
  if (body && method !== 'GET' && method !== 'DELETE') {
    const kind = BODIES.find(([pattern]) => pattern.test(body.mediaType))?.[1] ?? 'binary'
    if (kind !== 'json') encode.body = kind
  }
  const query = params.filter((param) => param.in === 'query')
  const lists = query.filter(({ shape }) => shape.types.includes('array'))
  const arrays = only(
    lists,
    (param) =>
      param.isJson ? 'json' : param.style === 'deepObject' ? 'brackets' : param.isExploded ? 'repeat' : 'comma',
    tell,
  )
  if (arrays !== undefined && arrays !== 'repeat') encode.arrays = arrays
  const objects = query.filter(({ shape }) => typeOf(shape) === 'object')
  const written = only(objects, (param) => (param.isJson ? 'json' : 'brackets'), tell)
  if (written !== undefined && written !== 'brackets') encode.objects = written
  for (const { name, style, isJson } of objects)
    if (style !== 'deepObject' && !isJson)
      tell(`${name}: an object in the style ${style}; here it is written with brackets`)
  return encode
}

/** What most params have; the others are told. */
function only(params: readonly ApiParam[], styleOf: (param: ApiParam) => string, tell: Tell): string | undefined {
  const counts = new Map<string, number>()
  for (const param of params) counts.set(styleOf(param), (counts.get(styleOf(param)) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  for (const param of params)
    if (styleOf(param) !== most?.[0]) tell(`${param.name}: written as ${styleOf(param)}, the others as ${most?.[0]}`)
  return most?.[0]
}
