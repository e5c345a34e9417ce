/** The reference of the API: what serves, described for machines and for people. */
import { text } from 'plugboard/contract'
import type { RouteResponse, Route } from '../request/route.ts'
import { type Bytes, zippedText, takesGzip } from './base/bytes.ts'
import { type KindDocuments, kindRoute } from './kinds/index.ts'
import { openApiOf, type OpenApiOptions } from './openapi.ts'
import { plainPage } from './plain.ts'
import { POLICY, scalarPage, startScript } from './scalar/page.ts'
import { scalarScript } from './scalar/file.ts'
import { apiShell, kindShell, type Shell } from './scalar/shell.ts'
import { startRoute } from './start.ts'
import { STYLE } from './style.ts'

export { openApiOf } from './openapi.ts'
export type { OpenApiOptions } from './openapi.ts'

/** Options of the reference. */
type ReferenceOptions = OpenApiOptions & KindDocuments

const SCRIPT = 'text/javascript; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const PLAIN_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A file of the reference and its path. */
interface Served {
  readonly path: string
  readonly summary: string
  readonly type: string
  make(): Promise<Bytes>
  readonly policy?: string
  /** How long browsers keep it. */
  readonly cached?: string
}

/** Routes that serve the reference of other routes and of kinds: `/openapi.json`, `/openapi/…`, `/docs` with its scripts, the same without any, `/`. The options are asked for with the first request. */
export function referenceRoutes(routes: readonly Route[], options: () => ReferenceOptions): Route[] {
  return [
    startRoute(options),
    served({
      path: '/openapi.json',
      summary: 'The OpenAPI document',
      type: 'application/json; charset=utf-8',
      make: () => zippedText(JSON.stringify(openApiOf(routes, options()))),
    }),
    kindRoute(options),
    pageRoute(routes, options),
    served({
      path: '/docs/start.js',
      summary: 'The script that starts the reference',
      type: SCRIPT,
      make: () => zippedText(startScript(options().kinds.kinds())),
    }),
    scriptRoute(),
    served({
      path: '/docs/plain',
      summary: 'The reference without a script',
      type: HTML,
      make: () => zippedText(plainPage(routes, options())),
    }),
    served({
      path: '/docs/style.css',
      summary: 'The style of pages without a script',
      type: 'text/css; charset=utf-8',
      make: () => zippedText(STYLE),
    }),
  ]
}

/** The page, of this server's API or of a kind, with what it shows before its script has loaded. */
function pageRoute(routes: readonly Route[], options: () => ReferenceOptions): Route {
  const shellOf = async (kind: string | undefined): Promise<Shell> => {
    const { kinds } = options()
    return kind === undefined ? apiShell(routes) : kindShell((await kinds.plan(kind)).manifest)
  }
  const pages = new Map<string | undefined, Route>()
  const pageOf = (kind?: string) =>
    served({
      path: '/docs',
      summary: 'The reference with search and requests',
      type: HTML,
      make: async () => zippedText(scalarPage((await scalarScript()).digest, await shellOf(kind))),
      policy: POLICY,
    })
  return {
    ...pageOf(),
    query: { kind: text('The kind whose operations the page shows.', { maxLength: 64 }) },
    async handle(request) {
      const asked = options()
        .kinds.kinds()
        .find(({ kind }) => kind === request.query.kind)?.kind
      const page = pages.get(asked) ?? pageOf(asked)
      pages.set(asked, page)
      return page.handle(request)
    },
  }
}

/** The library, under an address that names its contents: browsers ask once. */
function scriptRoute(): Route {
  const route = served({
    path: '/docs/scalar.js',
    summary: 'The library of the reference',
    type: SCRIPT,
    make: scalarScript,
    cached: 'public, max-age=31536000, immutable',
  })
  return { ...route, query: { v: text('The digest that the page names.', { maxLength: 64 }) } }
}

/** A public route that always answers the same bytes, made when they are first asked for, and compressed for who takes that. */
function served({ path, summary, type, make, policy = PLAIN_POLICY, cached = 'public, max-age=300' }: Served): Route {
  let made: Promise<Bytes> | undefined
  const bytes = () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  const fixed = {
    'cache-control': cached,
    'content-security-policy': policy,
    'content-type': type,
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Encoding',
  }
  return {
    method: 'GET',
    path,
    tag: 'Reference',
    summary,
    tokens: [],
    responses: { 200: { description: summary, mediaTypes: [type] } },
    async handle({ header }): Promise<RouteResponse> {
      const { zipped, plain } = await bytes()
      if (!takesGzip(header('accept-encoding'))) return { status: 200, headers: fixed, bytes: await plain() }
      return { status: 200, headers: { ...fixed, 'content-encoding': 'gzip' }, bytes: zipped }
    },
  }
}
