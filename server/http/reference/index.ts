/** The reference of the API: what serves, described for machines and for people. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { RouteResponse, Route } from '../request/route.ts'
import { openApiOf, type OpenApiOptions } from './openapi.ts'
import { pageOf } from './page.ts'
import { STYLE } from './style.ts'

export { openApiOf } from './openapi.ts'
export type { OpenApiOptions } from './openapi.ts'

const compress = promisify(gzip)

/** Routes that serve the reference of other routes: `/openapi.json`, `/docs` and its style, to which `/` leads. The options are asked for with the first request. */
export function referenceRoutes(routes: readonly Route[], options: () => OpenApiOptions): Route[] {
  return [
    start(options),
    fixed('/openapi.json', 'The OpenAPI document', 'application/json; charset=utf-8', () =>
      JSON.stringify(openApiOf(routes, options())),
    ),
    fixed('/docs', 'The reference as a page', 'text/html; charset=utf-8', () => pageOf(routes, options())),
    fixed('/docs/style.css', 'The style of the page', 'text/css; charset=utf-8', () => STYLE),
  ]
}

/** Whoever opens the server's address gets to the reference, and a program reads where it is. */
function start(options: () => OpenApiOptions): Route {
  return {
    method: 'GET',
    path: '/',
    tag: 'Reference',
    summary: 'What this is',
    tokens: [],
    responses: { 302: { description: 'Leads to the reference' } },
    async handle(): Promise<RouteResponse> {
      const { baseUrl, version } = options()
      const docs = `${baseUrl}/docs`
      const body = { name: 'Plugboard', version, docs, openapi: `${baseUrl}/openapi.json`, api: `${baseUrl}/api/v1` }
      return { status: 302, headers: { location: docs }, body }
    },
  }
}

/** A public route that always answers the same bytes, made when they are first asked for, and compressed for who takes that. */
function fixed(path: string, summary: string, type: string, make: () => string): Route {
  let made: Promise<{ plain: Uint8Array; zipped: Uint8Array }> | undefined
  const bytes = async () => {
    const plain = Buffer.from(make())
    return { plain, zipped: await compress(plain) }
  }
  return {
    method: 'GET',
    path,
    tag: 'Reference',
    summary,
    tokens: [],
    responses: { 200: { description: summary, mediaTypes: [type] } },
    async handle({ header }): Promise<RouteResponse> {
      const { plain, zipped } = await (made ??= bytes())
      const headers = { ...HEADERS, 'content-type': type }
      if (!takesGzip(header('accept-encoding'))) return { status: 200, headers, bytes: plain }
      return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, bytes: zipped }
    },
  }
}

/** Whether gzip is named, and not with a weight of 0. @see RFC 9110 section 12.5.3 */
function takesGzip(accepted = ''): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)
}

const HEADERS = {
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}
