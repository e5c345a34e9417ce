/** Converts Google Discovery to OpenAPI 3.0. https://developers.google.com/discovery/v1/reference/apis */
import { isObject } from 'plugboard/author'
import { ABSENT_WHEN_EMPTY, mapValues } from './model.ts'
import { defined } from 'plugboard/internal'

type Source = Readonly<Record<string, unknown>>

const JSON_TYPE = 'application/json'

/** Whether a document is one of Google's Discovery service. */
export function isDiscovery(document: Source): boolean {
  return document.kind === 'discovery#restDescription'
}

/**
 * Converts a Discovery document to OpenAPI 3.0. Of the params that every method has, it keeps only `fields`: others, such as `alt` and
 * `key`, are the client's. If a path contains a whole resource name (`{+name}`), its parts are params, as in `flatPath`.
 */
export function fromDiscovery(document: Source): Source {
  const { title, name, version, documentationLink, schemas, parameters } = document
  const shared = isObject(parameters) && isObject(parameters.fields) ? { fields: parameters.fields } : {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const method of methodsOf(document)) {
    const upload = uploadPathOf(method, document)
    const path = upload ?? `/${pathOf(method)}`
    paths[path] = {
      ...paths[path],
      [String(method.httpMethod).toLowerCase()]: operationOf(method, shared, upload !== undefined),
    }
  }
  return defined({
    openapi: '3.0.3',
    info: defined({ title: title ?? name, version }),
    externalDocs: typeof documentationLink === 'string' ? { url: documentationLink } : undefined,
    servers: [{ url: serverOf(document) }],
    paths,
    components: {
      schemas: { ...mapValues(schemas, schemaOf), [ERROR]: ERROR_SCHEMA },
      securitySchemes: { oauth: oauthOf(document) },
    },
  })
}

function serverOf({ rootUrl, servicePath, baseUrl }: Source): string {
  const url = typeof rootUrl === 'string' ? rootUrl + textOf(servicePath) : textOf(baseUrl)
  return url.replace(/\/$/, '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the methods of a document or a resource, and of its inner resources. */
function methodsOf({ methods, resources }: Source): Source[] {
  const below = isObject(resources) ? Object.values(resources).filter(isObject).flatMap(methodsOf) : []
  return [...(isObject(methods) ? Object.values(methods).filter(isObject) : []), ...below]
}

/** Returns the path without its first slash. Uses `flatPath` if a param contains slashes. */
function pathOf({ path, flatPath }: Source): string {
  const written = textOf(path)
  return written.includes('{+') && typeof flatPath === 'string' ? flatPath : written.replaceAll('{+', '{')
}

function operationOf(method: Source, shared: Source, isUpload: boolean): Source {
  const { id, description, deprecated, parameters, response, scopes, supportsMediaDownload } = method
  const own = isObject(parameters) ? parameters : {}
  const type = isUpload ? { uploadType: uploadTypeOf(method) } : {}
  const all = Object.entries({ ...shared, ...type, ...own })
  const content = supportsMediaDownload === true ? { content: { '*/*': { schema: FILE } } } : {}
  const answer = isObject(response) ? { content: { [JSON_TYPE]: { schema: schemaOf(response) } } } : content
  return defined({
    operationId: id,
    summary: textOf(description).split('\n')[0],
    deprecated: deprecated === true || undefined,
    parameters: all.flatMap(([name, source]) => (isObject(source) ? [parameterOf(name, source)] : [])),
    requestBody: bodyOf(method, isUpload),
    responses: {
      200: { description: 'Success.', ...answer },
      default: { description: 'Failure.', content: { [JSON_TYPE]: { schema: referenceTo(ERROR) } } },
    },
    // One of its scopes is enough.
    security: Array.isArray(scopes) ? scopes.map((scope: unknown) => ({ oauth: [scope] })) : undefined,
  })
}

const FILE = { type: 'string', format: 'binary' }

/** Returns the body of a method, for which Discovery requires only the file of an upload. */
function bodyOf({ request }: Source, isUpload: boolean): Source | undefined {
  const schema = isObject(request) ? schemaOf(request) : undefined
  if (!isUpload) return schema && { content: { [JSON_TYPE]: { schema } } }
  const file = { type: 'object', required: ['content'], properties: { content: FILE } }
  const content = schema ? { 'multipart/related': { schema: { allOf: [schema, file] } } } : { '*/*': { schema: FILE } }
  return { required: true, content }
}

/**
 * Returns the path of a method that creates something of a file, or takes nothing else. Undefined for others, and where uploads are not
 * below the base URL. https://developers.google.com/workspace/drive/api/guides/manage-uploads
 */
function uploadPathOf({ mediaUpload, httpMethod, request }: Source, { servicePath }: Source): string | undefined {
  const { protocols } = isObject(mediaUpload) ? mediaUpload : {}
  const { simple } = isObject(protocols) ? protocols : {}
  const isNeeded = httpMethod === 'POST' || !isObject(request)
  const path = isObject(simple) && isNeeded && textOf(servicePath) === '' ? textOf(simple.path) : ''
  return path === '' ? undefined : path.replaceAll('{+', '{')
}

function uploadTypeOf({ request }: Source): Source {
  const value = isObject(request) ? 'multipart' : 'media'
  return { type: 'string', location: 'query', required: true, enum: [value] }
}

function parameterOf(name: string, source: Source): Source {
  const { location, required, repeated, description, deprecated } = source
  const { required: _, ...one } = schemaOf(source)
  return defined({
    name,
    in: location,
    description,
    required: required === true,
    deprecated: deprecated === true || undefined,
    schema: repeated === true ? { type: 'array', items: one } : one,
  })
}

/** Keys of a schema that mean the same in both. */
const SAME = ['type', 'format', 'description', 'enum', 'pattern', 'readOnly', 'deprecated']

function schemaOf(source: unknown): Source {
  if (!isObject(source)) return {}
  if (typeof source.$ref === 'string') return referenceTo(source.$ref)
  const { type, properties, items, additionalProperties, minimum, maximum, default: preset } = source
  const same = SAME.filter((key) => source[key] !== undefined).map((key) => [key, source[key]])
  const { type: _, ...untyped } = Object.fromEntries(same) as Source
  const limits = type === 'integer' || type === 'number' ? bounds({ minimum, maximum }) : {}
  return defined({
    ...untyped,
    type: type === 'any' ? undefined : type,
    ...(isObject(properties) && { properties: mapValues(properties, schemaOf), [ABSENT_WHEN_EMPTY]: true }),
    items: isObject(items) ? schemaOf(items) : undefined,
    additionalProperties: isObject(additionalProperties) ? schemaOf(additionalProperties) : undefined,
    ...limits,
    default: typeof preset === 'string' ? valueOf(preset, type) : undefined,
  })
}

/** Converts bounds and defaults, which Discovery writes as text. */
function bounds(source: Source): Source {
  const known = Object.entries(source).filter(([, value]) => typeof value === 'string' && value !== '')
  return Object.fromEntries(known.map(([key, value]) => [key, Number(value)]))
}

function valueOf(text: string, type: unknown): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

function referenceTo(name: string): Source {
  return { $ref: `#/components/schemas/${name}` }
}

/** Adds Google's own consent and token URLs. @see https://developers.google.com/identity/protocols/oauth2/web-server */
function oauthOf({ auth }: Source): Source {
  const oauth2 = isObject(auth) && isObject(auth.oauth2) ? auth.oauth2 : {}
  const scopes = mapValues(oauth2.scopes, (scope) => (isObject(scope) ? scope.description : ''))
  const urls = {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth?access_type=offline&prompt=consent',
    tokenUrl: 'https://oauth2.googleapis.com/token',
  }
  return { type: 'oauth2', flows: { authorizationCode: { ...urls, scopes } } }
}

/** Errors, which Discovery does not describe, are the same in all of Google's APIs. @see https://google.aip.dev/193 */
const ERROR = 'GoogleError'
const ERROR_SCHEMA = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: { code: { type: 'integer' }, message: { type: 'string' }, status: { type: 'string' } },
    },
  },
}
