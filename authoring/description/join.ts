/** Joins several descriptions of one API, such as one for each area. */
import type { ApiDescription, ApiOperation } from './model.ts'

/**
 * Joins descriptions. Titles, documentation and servers are the first one's. The server is the common part of their servers' URLs, and
 * the rest precedes the paths. Operations at another host name their server.
 */
export function joinDescriptions(all: readonly [ApiDescription, ...ApiDescription[]]): ApiDescription {
  const [first] = all
  if (all.length === 1) return first
  const own = partsOf(first)
  const alike = all.map(partsOf).filter(({ host }) => host === own.host)
  const common = alike.map(({ steps }) => steps).reduce(commonStart)
  const licences = new Set(all.map(({ licence }) => licence))
  return {
    ...first,
    licence: licences.has(undefined) ? undefined : [...licences].join(', '),
    servers: first.servers.map((server, index) => (index === 0 ? { ...server, url: urlOf(own.host, common) } : server)),
    schemes: Object.assign({}, ...all.toReversed().map(({ schemes }) => schemes)) as ApiDescription['schemes'],
    operations: all.flatMap((one) => operationsBelow(one, own.host, common.length)),
    unfollowed: {
      *[Symbol.iterator]() {
        for (const { unfollowed } of all) yield* unfollowed
      },
    },
  }
}

interface ServerParts {
  /** `https://api.example.com`, undefined where a description names no server. */
  readonly host: string | undefined
  readonly steps: readonly string[]
}

function partsOf({ servers: [server] }: ApiDescription): ServerParts {
  const [, host, path = ''] = /^([a-z]+:\/\/[^/]+)(.*)$/i.exec(server?.url ?? '') ?? []
  return { host, steps: path.split('/').filter((step) => step !== '') }
}

function commonStart(a: readonly string[], b: readonly string[]): readonly string[] {
  const end = a.findIndex((step, index) => step !== b[index])
  return end === -1 ? a : a.slice(0, end)
}

function urlOf(host: string | undefined, steps: readonly string[]): string {
  return [host ?? '', ...steps].join('/')
}

function operationsBelow(one: ApiDescription, host: string | undefined, common: number): readonly ApiOperation[] {
  const { host: ownHost, steps } = partsOf(one)
  const server = one.servers[0]
  if (server && ownHost !== host)
    return one.operations.map((operation) => ({ ...operation, server: operation.server ?? server }))
  const before = steps.slice(common).map((step) => `/${step}`)
  return one.operations.map((operation) =>
    operation.server ? operation : { ...operation, path: before.join('') + operation.path },
  )
}
