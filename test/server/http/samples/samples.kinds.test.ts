/** The code samples of the reference: TypeScript that compiles and sends what the contract takes, and commands of curl. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { copiedRecord, platform, recordCount } from '../../../../client/index.ts'
import { compileSchema, type JsonObject } from '../../../../runtime/doors/author.ts'
import type { Route } from '../../../../server/http/index.ts'
import { kindDocument } from '../../../../server/http/reference/kinds/document.ts'
import { routeSamples } from '../../../../server/http/reference/samples/index.ts'
import { compile } from '../../../client/compile.ts'
import { everyKind } from '../../../support/kinds.ts'
import { TABLE } from '../../api/table.ts'

const BASE = 'https://plugboard.example.com'
const CONNECTOR = '0197a3d2-6b1e-7c40-9f25-1f6c5a8b2d31'

/** A request that a sample sends. */
interface Sent {
  readonly method: string
  readonly url: URL
  readonly body: string | undefined
  readonly token: boolean
}

const routes = TABLE.map((route) => {
  const [typescript, curl] = routeSamples(route, BASE).map(({ source }) => source)
  return { route, name: `${route.method} ${route.path}`, typescript: typescript!, curl: curl! }
})

/** Whether a request is one of a route. */
function isOf({ method, url }: Sent, route: Route): boolean {
  const path = route.path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
  return method === route.method && new RegExp(`^${path}$`).test(url.pathname)
}

/** Faults of a request beside the contract of its route. */
function faultsOf({ url, body, token }: Sent, { query = {}, body: schema, tokens, openQuery }: Route): string[] {
  const unknown = [...url.searchParams.keys()].filter((name) => !openQuery && !(name in query))
  const refused = schema ? compileSchema(schema)(JSON.parse(body ?? '{}')) : []
  return [
    ...unknown.map((name) => `has no query "${name}"`),
    ...refused.map((fault) => JSON.stringify(fault)),
    ...(token === tokens.length > 0 ? [] : ['has a token, and needs none, or the reverse']),
  ]
}

/** Answer of a platform to the requests before the one that a sample is about. */
function answerTo({ method, url }: Sent): JsonObject {
  if (url.pathname.endsWith('/applications/token'))
    return { access_token: 'pb_app_1', token_type: 'Bearer', expires_in: 900 }
  if (url.pathname.endsWith('/scoped-token')) return { token: 'pb_scp_1', expires_in: 1200 }
  if (method === 'GET' && url.pathname.endsWith('/connectors'))
    return { data: [{ id: CONNECTOR, connector_type: 'stripe', status: 'active', enabled: true }], next_cursor: null }
  return {}
}

const FUNCTIONS = { copiedRecord, recordCount, readFile: async () => 'kind: shop\n' }

/** Runs a sample until it sends the request of its route, which is never answered. */
async function run(source: string, route: Route): Promise<Sent | string> {
  const { code } = await transform(source.replaceAll(/^import .*$/gm, ''), {
    loader: 'ts',
    target: 'es2023',
    format: 'esm',
    supported: { 'top-level-await': true },
  })
  return new Promise((resolve) => {
    const fetch = async (address: string | URL | Request, options: RequestInit = {}): Promise<Response> => {
      const request = new Request(address, options)
      const body = options.body == null ? undefined : await request.text()
      const sent = {
        method: request.method,
        url: new URL(request.url),
        body,
        token: request.headers.has('authorization'),
      }
      if (!isOf(sent, route)) return Response.json(answerTo(sent))
      resolve(sent)
      return new Promise(() => {})
    }
    const given = {
      ...FUNCTIONS,
      fetch,
      platform: (options: Parameters<typeof platform>[0]) => platform({ ...options, fetch }),
    }
    const process = { env: new Proxy({}, { get: (_, name) => `value of ${String(name)}` }) }
    const Program = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor
    const program = new Program(...Object.keys(given), 'process', code)
    ;(program(...Object.values(given), process) as Promise<void>).then(
      () => resolve('ended without its request'),
      (error: unknown) => resolve(String(error)),
    )
  })
}

/** The words of the command lines of a script, as a shell splits them. */
async function wordsOf(commands: readonly string[]): Promise<string[][]> {
  const script = `set -e\ncurl() { printf '%s\\0' "$@" $'\\n'; }\nPLUGBOARD_TOKEN=pb_scp_1\n${commands.join('\n')}`
  const running = promisify(execFile)('bash', [], { maxBuffer: 2 ** 28 })
  running.child.stdin?.end(script)
  const { stdout } = await running
  return stdout
    .split('\0\n\0')
    .slice(0, -1)
    .map((line) => line.split('\0'))
}

/** A request as words of curl state it. */
function sentBy(words: readonly string[]): Sent {
  const after = (flag: string) => words[words.indexOf(flag) + 1]
  const has = (flag: string) => words.includes(flag)
  const body = has('--data-raw') ? after('--data-raw') : undefined
  const method = has('-X') ? after('-X')! : body === undefined ? 'GET' : 'POST'
  const url = new URL(words.find((word) => word.startsWith('https://'))!)
  return { method, url, body, token: words.includes('Authorization: Bearer pb_scp_1') }
}

describe('the samples of the platform API', () => {
  it.each(routes)('$name: its program sends what the contract takes', async ({ route, typescript }) => {
    const sent = await run(typescript, route)
    if (typeof sent === 'string') throw new Error(`${sent}\n${typescript}`)
    expect(faultsOf(sent, route)).toEqual([])
  })

  it('are commands of curl that send what the contract takes', async () => {
    const words = await wordsOf(routes.map(({ curl }) => curl))
    const faults = routes.flatMap(({ name, route }, index) => {
      const sent = sentBy(words[index]!)
      return [...(isOf(sent, route) ? [] : ['is another request']), ...faultsOf(sent, route)].map(
        (fault) => `${name} ${fault}`,
      )
    })
    expect(faults).toEqual([])
  })

  it('compile, and use the client wherever it has a method', async () => {
    const programs = routes.map(({ typescript }, index) => [`route-${index}.ts`, `${typescript}\nexport {}\n`])
    const { errors } = await compile(Object.fromEntries(programs) as Record<string, string>)
    expect([...errors]).toEqual([])
    const byClient = routes.filter(({ typescript }) => typescript.includes("from 'plugboard'"))
    expect(byClient.length).toBeGreaterThanOrEqual(62)
  })
})

const kinds = await everyKind()

describe('the samples of the kinds', () => {
  const documents = kinds.map((plan) => {
    const { paths } = kindDocument(plan.manifest, BASE) as unknown as { paths: Record<string, { post: JsonObject }> }
    const operations = Object.values(paths).map(({ post }) => {
      const [typescript, curl] = post['x-codeSamples'] as unknown as readonly { source: string }[]
      const { content } = post.requestBody as unknown as { content: { 'application/json': { example: JsonObject } } }
      return {
        id: String(post.operationId),
        typescript: typescript!.source,
        curl: curl!.source,
        call: content['application/json'].example,
      }
    })
    return { kind: plan.kind, operations }
  })

  it('compile against the types of their kind', async () => {
    const programs = documents.map(({ kind, operations }) => {
      const [head = ''] = operations[0]!.typescript.split('\n\nconst ')
      const blocks = operations.map(({ typescript }) => `{\n${typescript.slice(head.length)}}`)
      return [`${kind}.ts`, `${head}\n${blocks.join('\n')}\nexport {}\n`]
    })
    const { errors } = await compile(Object.fromEntries(programs) as Record<string, string>)
    expect([...errors]).toEqual([])
  })

  it('are commands of curl whose body is the call of the example', async () => {
    const operations = documents.flatMap((document) => document.operations)
    const sent = (await wordsOf(operations.map(({ curl }) => curl))).map(sentBy)
    expect(sent.map(({ body }) => JSON.parse(body!))).toEqual(operations.map(({ call }) => call))
    expect(new Set(sent.map(({ method, url }) => `${method} ${url.pathname}`)).size).toBe(1)
  })
})
