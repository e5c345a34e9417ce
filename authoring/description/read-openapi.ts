/** Reads an OpenAPI document as a description. Copies and expands nothing in advance. */
import { isObject } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import { deprecationOf } from './deprecation.ts'
import { type OpenapiDocument, readDocument, type DocumentOptions } from './document.ts'
import type {
  ApiAccess,
  ApiAnswer,
  ApiBody,
  ApiDescription,
  ApiOperation,
  ApiParam,
  ApiServer,
  ApiShape,
} from './model.ts'
import { type FollowReference, referenceFollower } from './references.ts'
import { readSchemes } from './schemes.ts'
import { ANY, shapeReader } from './shape.ts'

/** Reads a vendor's OpenAPI file. @throws DescriptionFault */
export async function readOpenapi(file: string, options?: DocumentOptions): Promise<ApiDescription> {
  return describe(await readDocument(file, options))
}

/** Reads the description of a document. */
export function describe(document: OpenapiDocument): ApiDescription {
  const unfollowed = new Set<string>()
  const follow = referenceFollower(document, unfollowed)
  const shape = shapeReader(follow)
  const info = isObject(document.info) ? document.info : {}
  const docs = isObject(document.externalDocs) ? document.externalDocs.url : undefined
  const { securitySchemes } = isObject(document.components) ? document.components : {}
  const reader: Reader = { follow, shape, access: accessOf(document.security) }
  return {
    title: text(info.title) ?? 'API',
    version: text(info.version),
    ...licenceOf(info.license),
    docs: text(docs),
    servers: serversOf(document.servers),
    schemes: readSchemes(securitySchemes, follow),
    operations: Object.entries(document.paths as object).flatMap(([path, item]) => operationsAt(path, item, reader)),
    unfollowed,
  }
}

function licenceOf(licence: unknown): Pick<ApiDescription, 'licence'> {
  if (!isObject(licence)) return {}
  const said = text(licence.identifier) ?? text(licence.name) ?? text(licence.url)
  return said === undefined ? {} : { licence: said }
}

interface Reader {
  readonly follow: FollowReference
  readonly shape: (schema: unknown) => ApiShape
  /** The default security of operations. */
  readonly access: ApiOperation['access']
}

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace']

function operationsAt(path: string, source: unknown, reader: Reader): ApiOperation[] {
  const item = reader.follow(source)?.node ?? {}
  return METHODS.flatMap((method) => {
    const operation = item[method]
    return isObject(operation) ? [operationOf(method.toUpperCase(), path, item, operation, reader)] : []
  })
}

type Source = Readonly<Record<string, unknown>>

function operationOf(method: string, path: string, item: Source, source: Source, reader: Reader): ApiOperation {
  const answers = isObject(source.responses)
    ? Object.entries(source.responses).map(([status, answer]) => answerOf(status, answer, reader))
    : []
  const body = apiBodyOf(source.requestBody, reader)
  const answer =
    answers.find(({ status }) => status.startsWith('2')) ?? answers.find(({ status }) => status === 'default')
  const access = source.security === undefined ? reader.access : accessOf(source.security)
  const [server] = serversOf(source.servers ?? item.servers)
  return {
    method,
    path,
    id: text(source.operationId),
    tags: listOf(source.tags).filter((tag) => typeof tag === 'string'),
    ...deprecationOf(source),
    summary: text(source.summary),
    params: paramsOf(path, [...listOf(item.parameters), ...listOf(source.parameters)], reader),
    body,
    answer,
    refusals: answers.filter(
      ({ status }) => /^[45]/.test(status) || (status === 'default' && answer?.status !== status),
    ),
    access,
    server,
  }
}

/** Returns the params of an operation, including all names in the path. Later ones replace earlier ones of the same name and location. */
function paramsOf(path: string, sources: readonly unknown[], { follow, shape }: Reader): ApiParam[] {
  const params = new Map<string, ApiParam>()
  for (const source of sources) {
    const found = follow(source)?.node
    const name = text(found?.name)
    if (!found || name === undefined || !['path', 'query', 'header', 'cookie'].includes(String(found.in))) continue
    const location = found.in as ApiParam['in']
    const [media] = isObject(found.content) ? Object.values(found.content) : []
    const style = text(found.style) ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple')
    params.set(`${location} ${name}`, {
      name,
      in: location,
      isRequired: found.required === true || location === 'path',
      ...deprecationOf(found),
      description: text(found.description),
      shape: shape(isObject(media) ? media.schema : found.schema),
      style,
      isExploded: typeof found.explode === 'boolean' ? found.explode : style === 'form',
      isJson: isObject(media),
    })
  }
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (params.has(`path ${name}`)) continue
    const said = { isRequired: true, isDeprecated: false, style: 'simple', isExploded: false, isJson: false }
    params.set(`path ${name}`, { name, in: 'path', shape: { ...ANY, types: ['string'] }, ...said })
  }
  // Some descriptions name a path parameter that the path does not have.
  return [...params.values()].filter((param) => param.in !== 'path' || path.includes(`{${param.name}}`))
}

const PREFERRED = [/^application\/json\b/, /[/+]json\b/, /form-urlencoded/, /^multipart\/form-data/, /octet-stream/]

function apiBodyOf(source: unknown, { follow, shape }: Reader): ApiBody | undefined {
  const body = follow(source)?.node
  if (!body || !isObject(body.content)) return undefined
  const types = Object.keys(body.content)
  const mediaType = PREFERRED.flatMap((pattern) => types.find((type) => pattern.test(type)) ?? [])[0] ?? types[0]
  if (mediaType === undefined) return undefined
  return {
    mediaType,
    isRequired: body.required === true,
    shape: shape((body.content[mediaType] as Source | undefined)?.schema),
    others: types.filter((type) => type !== mediaType),
  }
}

function answerOf(status: string, source: unknown, { follow, shape }: Reader): ApiAnswer {
  const answer = follow(source)?.node ?? {}
  const content = isObject(answer.content) ? answer.content : {}
  const types = Object.keys(content)
  const mediaType = types.find((type) => /[/+]json\b/.test(type)) ?? types[0]
  const media = mediaType === undefined ? undefined : (content[mediaType] as Source | undefined)
  const schema = media?.schema
  const named = isObject(media?.examples) ? Object.values(media.examples) : []
  return {
    status,
    mediaType,
    examples: [media?.example, ...named.map((one) => follow(one)?.node.value)].filter(
      (value): value is Json => value !== undefined,
    ),
    shape: schema === undefined ? undefined : shape(schema),
    headers: isObject(answer.headers) ? Object.keys(answer.headers).map((name) => name.toLowerCase()) : [],
  }
}

function serversOf(source: unknown): ApiServer[] {
  return listOf(source).flatMap((server) => {
    if (!isObject(server) || typeof server.url !== 'string') return []
    return [
      { url: server.url, variables: (isObject(server.variables) ? server.variables : {}) as ApiServer['variables'] },
    ]
  })
}

function accessOf(source: unknown): readonly ApiAccess[] | undefined {
  if (!Array.isArray(source)) return undefined
  return source.filter(isObject).map((way) =>
    Object.entries(way).map(([scheme, scopes]) => ({
      scheme,
      scopes: listOf(scopes).filter((scope) => typeof scope === 'string'),
    })),
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
