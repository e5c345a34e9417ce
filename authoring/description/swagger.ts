/** Converts Swagger 2.0 to OpenAPI 3.0. https://swagger.io/specification/v2/ */
import { isObject } from 'plugboard/author'
import { mapValues } from './model.ts'
import { filled } from '../base/filled.ts'

type Source = Readonly<Record<string, unknown>>

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options']
const JSON_TYPE = 'application/json'

/** Converts a Swagger 2.0 document to OpenAPI 3.0. Resolves references to its own params; keeps all others. */
export function fromSwagger(document: Source): Source {
  const parameters = isObject(document.parameters) ? document.parameters : {}
  const context: Context = { parameters, consumes: typesOf(document.consumes), produces: typesOf(document.produces) }
  const paths = isObject(document.paths) ? document.paths : {}
  const { definitions, responses, securityDefinitions } = document
  return renamed({
    openapi: '3.0.3',
    info: document.info,
    servers: serversOf(document),
    security: document.security,
    externalDocs: document.externalDocs,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, pathItem(item, context)])),
    components: {
      schemas: isObject(definitions) ? definitions : {},
      responses: mapValues(responses, (response) => responseOf(response, context.produces)),
      securitySchemes: mapValues(securityDefinitions, schemeOf),
    },
  }) as Source
}

interface Context {
  /** Parameters that operations refer to. */
  readonly parameters: Source
  readonly consumes: readonly string[]
  readonly produces: readonly string[]
}

function typesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((type) => typeof type === 'string') : []
}

function serversOf({ host, basePath, schemes }: Source): unknown[] {
  const path = typeof basePath === 'string' ? basePath.replace(/\/$/, '') : ''
  if (typeof host !== 'string') return path === '' ? [] : [{ url: path }]
  const scheme = typesOf(schemes).includes('http') && !typesOf(schemes).includes('https') ? 'http' : 'https'
  return [{ url: `${scheme}://${host}${path}` }]
}

function pathItem(item: unknown, context: Context): unknown {
  if (!isObject(item)) return item
  const shared = parametersOf(item.parameters, context)
  const operations = METHODS.filter((method) => isObject(item[method])).map((method) => [
    method,
    operationOf(item[method] as Source, shared, context),
  ])
  return Object.fromEntries(operations)
}

function operationOf(source: Source, shared: readonly Source[], context: Context): Source {
  const { parameters, consumes, produces, responses, schemes: _, ...rest } = source
  const own = parametersOf(parameters, context)
  const isOwn = (one: Source) => own.some(({ name, in: where }) => name === one.name && where === one.in)
  const all = [...shared.filter((one) => !isOwn(one)), ...own]
  const body = bodyOf(all, consumes === undefined ? context.consumes : typesOf(consumes))
  const answers = produces === undefined ? context.produces : typesOf(produces)
  return {
    ...rest,
    parameters: all.filter((one) => one.in !== 'body' && one.in !== 'formData').map(parameterOf),
    requestBody: body,
    responses: mapValues(responses, (response) => responseOf(response, answers)),
  }
}

/** Returns the params with their references resolved, since some become the body. */
function parametersOf(list: unknown, { parameters }: Context): Source[] {
  return (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    if (!isObject(one)) return []
    const name = typeof one.$ref === 'string' ? /^#\/parameters\/(.+)$/.exec(one.$ref)?.[1] : undefined
    const target = name === undefined ? one : parameters[name]
    return isObject(target) ? [target] : []
  })
}

const ABOUT = ['name', 'in', 'description', 'required', 'allowEmptyValue', 'deprecated', 'collectionFormat']

/** Returns the schema of a param's value. */
function schemaOf(parameter: Source): Source {
  return Object.fromEntries(Object.entries(parameter).filter(([key]) => !ABOUT.includes(key)))
}

const STYLES: Readonly<Record<string, Source>> = {
  csv: { explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
}

function parameterOf(parameter: Source): Source {
  const { name, in: where, description, required, collectionFormat = 'csv' } = parameter
  const style = parameter.type === 'array' ? (STYLES[String(collectionFormat)] ?? {}) : {}
  return { name, in: where, description, required, ...style, schema: schemaOf(parameter) }
}

function bodyOf(parameters: readonly Source[], consumes: readonly string[]): Source | undefined {
  const body = parameters.find((one) => one.in === 'body')
  const types = consumes.length > 0 ? consumes : [JSON_TYPE]
  if (body) return { required: body.required === true, content: contentOf(types, body.schema) }
  const fields = parameters.filter((one) => one.in === 'formData')
  if (fields.length === 0) return undefined
  const hasFile = fields.some(({ type }) => type === 'file')
  const form = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const required = fields.filter((one) => one.required === true).map(({ name }) => name)
  const properties = fields.map((one) => {
    const schema = one.type === 'file' ? { type: 'string', format: 'binary' } : schemaOf(one)
    return [one.name, { ...schema, description: one.description }]
  })
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: filled(required),
  }
  const known = types.filter((type) => /form|multipart/.test(type) && (!hasFile || type === form))
  return { required: required.length > 0, content: contentOf(known.length > 0 ? known : [form], schema) }
}

function contentOf(types: readonly string[], schema: unknown, example?: unknown): Source {
  return Object.fromEntries(types.map((type) => [type, { schema, example }]))
}

function responseOf(response: unknown, produces: readonly string[]): unknown {
  if (!isObject(response) || response.$ref !== undefined) return response
  const { schema, headers, description, examples } = response
  const example = isObject(examples) ? examples[JSON_TYPE] : undefined
  const isFile = isObject(schema) && schema.type === 'file'
  const types = produces.length > 0 ? produces : [isFile ? 'application/octet-stream' : JSON_TYPE]
  return {
    description,
    headers,
    content:
      schema === undefined
        ? undefined
        : contentOf(types, isFile ? { type: 'string', format: 'binary' } : schema, example),
  }
}

const FLOWS: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
}

function schemeOf(scheme: unknown): unknown {
  if (!isObject(scheme)) return scheme
  if (scheme.type === 'basic') return { type: 'http', scheme: 'basic' }
  if (scheme.type !== 'oauth2') return scheme
  const { flow, authorizationUrl, tokenUrl, scopes } = scheme
  return {
    type: 'oauth2',
    flows: { [FLOWS[String(flow)] ?? 'authorizationCode']: { authorizationUrl, tokenUrl, scopes } },
  }
}

const MOVED: readonly (readonly [from: RegExp, to: string])[] = [
  [/^#\/definitions\//, '#/components/schemas/'],
  [/^#\/responses\//, '#/components/responses/'],
]

/** Rewrites references to the locations of OpenAPI 3, and `x-nullable` to `nullable`. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => {
        if (key === '$ref' && typeof inner === 'string')
          return [key, MOVED.reduce((ref, [from, to]) => ref.replace(from, to), inner)]
        return key === 'x-nullable' ? ['nullable', inner] : [key, renamed(inner)]
      }),
  )
}
