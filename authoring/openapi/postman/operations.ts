/** Requests -> the paths of a document: those of one method and path together, with everything that each of them shows. */
import { infer } from './infer.ts'
import type { PlacedRequest, SavedAnswer, SavedParam } from './request.ts'
import type { Source } from './source.ts'
import { defined, groupBy } from 'plugboard/internal'

/** The paths of a document. @param server what most requests are sent to */
export function operationsOf(requests: readonly PlacedRequest[], server: string | undefined): Source {
  const keyOf = ({ method, server: own = server ?? '', path }: PlacedRequest) =>
    `${method} ${own}${path.replaceAll(/\{[^{}]+\}/g, '{}')}`
  const relative = requests.map((request) => withoutServer(request, server))
  const paths: Record<string, Record<string, unknown>> = {}
  for (const same of groupBy(relative, keyOf).values()) {
    const [{ method, path }] = same
    paths[path] ??= {}
    paths[path][method.toLowerCase()] ??= operationOf(same, server)
  }
  return paths
}

/** A request below the server: what stands there in full is cut to the path. */
function withoutServer(request: PlacedRequest, server: string | undefined): PlacedRequest {
  const { server: own, path } = request
  if (server === undefined || own === undefined || own === server) return request
  const whole = own + path
  return whole.startsWith(`${server}/`) ? { ...request, server, path: whole.slice(server.length) } : request
}

function operationOf(requests: readonly PlacedRequest[], server: string | undefined): Source {
  const [{ summary, tags, server: own, access, literal }] = requests as [PlacedRequest]
  const answers = requests.flatMap((request) => request.answers)
  const isElsewhere = own !== undefined && own !== server
  const saved = answers.filter(({ status, value }) => /^2|^default$/.test(status) && value !== undefined).length
  const notes = [
    saved === 0
      ? 'its response: no JSON is saved with it'
      : `anything that ${saved === 1 ? '1 saved response does' : `${saved} saved responses do`} not show`,
    ...literal.map((name) => `the value in the path in place of ${name}`),
  ]
  return defined({
    summary,
    tags,
    parameters: parametersOf(requests.flatMap(({ params }) => params)),
    ...requestBodyOf(requests),
    responses: responsesOf(answers),
    security: access,
    servers: isElsewhere ? [{ url: own }] : undefined,
    'x-inferred': notes,
  })
}

/** A version is the one value of a header that is the same for everybody. */
const VERSION = /^\d{1,4}(?:[.-]\d{1,2}){0,2}$/

function parametersOf(params: readonly SavedParam[]): Source[] {
  return [...groupBy(params, (param) => `${param.in} ${param.name}`).values()].map((same) => {
    const [{ name, in: location, description }] = same
    const values = same.map(({ value }) => value).filter((value) => value !== '')
    const [first] = values
    const isVersion = location === 'header' && /version/i.test(name) && VERSION.test(String(first))
    const isText = location === 'header' || values.length === 0
    return defined({
      name,
      in: location,
      description: description || undefined,
      required: isVersion || undefined,
      schema: isVersion ? { type: 'string', enum: [String(first)] } : isText ? { type: 'string' } : infer(values),
    })
  })
}

function requestBodyOf(requests: readonly PlacedRequest[]): Source {
  const bodies = requests.flatMap(({ body }) => body ?? [])
  const types = new Set(bodies.map(({ mediaType }) => mediaType))
  const content = [...types].map((type) => {
    const same = bodies.filter(({ mediaType, value }) => mediaType === type && value !== undefined)
    const schema = same.length > 0 ? infer(same.map(({ value }) => value)) : /json/.test(type) ? { type: 'object' } : {}
    const files = same.flatMap((body) => body.files).map((name) => [name, { type: 'string', format: 'binary' }])
    const properties = { ...(schema.properties as object), ...(Object.fromEntries(files) as object) }
    return [type, { schema: files.length > 0 ? { ...schema, properties } : schema }]
  })
  return content.length === 0 ? {} : { requestBody: { content: Object.fromEntries(content) as Source } }
}

function responsesOf(answers: readonly SavedAnswer[]): Source {
  const statuses = [...new Set(answers.map(({ status }) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const same = answers.filter((answer) => answer.status === status)
      const values = same.flatMap(({ value }) => (value === undefined ? [] : [value]))
      const type = same.find(({ mediaType }) => mediaType !== undefined)?.mediaType
      return [
        status,
        defined({
          headers: Object.fromEntries(same.flatMap(({ headers }) => headers.map((name) => [name, {}]))),
          content: type === undefined ? undefined : { [type]: values.length > 0 ? { schema: infer(values) } : {} },
        }),
      ]
    }),
  )
}
