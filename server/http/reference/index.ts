/** The reference of the API: what serves, described for machines and for people. */
import type { RouteResponse, Route } from '../route.ts'
import { openApiOf, type OpenApiOptions } from './openapi.ts'
import { pageOf } from './page.ts'
import { STYLE } from './style.ts'

export { openApiOf } from './openapi.ts'
export type { OpenApiOptions } from './openapi.ts'

/** Routes that serve the reference of other routes: `/openapi.json`, `/docs` and its style. */
export function referenceRoutes(routes: readonly Route[], options: OpenApiOptions): Route[] {
  return [
    fixed('/openapi.json', 'The OpenAPI document', 'application/json; charset=utf-8', () =>
      JSON.stringify(openApiOf(routes, options)),
    ),
    fixed('/docs', 'The reference as a page', 'text/html; charset=utf-8', () => pageOf(routes, options)),
    fixed('/docs/style.css', 'The style of the page', 'text/css; charset=utf-8', () => STYLE),
  ]
}

/** A public route that always answers the same bytes, made when they are first asked for. */
function fixed(path: string, summary: string, type: string, make: () => string): Route {
  let bytes: Uint8Array | undefined
  return {
    method: 'GET',
    path,
    tag: 'Reference',
    summary,
    tokens: [],
    responses: { 200: { description: summary, mediaTypes: [type] } },
    async handle(): Promise<RouteResponse> {
      bytes ??= Buffer.from(make())
      return { status: 200, headers: { ...HEADERS, 'content-type': type }, bytes }
    },
  }
}

const HEADERS = {
  'cache-control': 'public, max-age=300',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}
