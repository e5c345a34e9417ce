/** Where one is, at the address of the server itself: a page for browsers, the same as JSON for programs. */
import { html } from '../../ground/base/index.ts'
import type { Route, RouteResponse } from '../request/route.ts'
import type { OpenApiOptions } from './openapi.ts'

/** The route of the server's own address. */
export function startRoute(options: () => OpenApiOptions): Route {
  return {
    method: 'GET',
    path: '/',
    tag: 'Reference',
    summary: 'What this is',
    tokens: [],
    responses: { 200: { description: 'Name, version and addresses.', mediaTypes: ['application/json', 'text/html'] } },
    async handle({ header }): Promise<RouteResponse> {
      const { version, baseUrl } = options()
      const headers = { vary: 'Accept', 'referrer-policy': 'no-referrer', 'content-security-policy': POLICY }
      const links = linksOf(baseUrl)
      const addresses = Object.fromEntries(links.map(({ name, url }) => [name, url]))
      const body = { name: 'Plugboard', version, ...addresses }
      if (!/\btext\/html\b/i.test(header('accept') ?? '')) return { status: 200, headers, body }
      const bytes = Buffer.from(pageOf(version, links))
      return { status: 200, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, bytes }
    },
  }
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface Link {
  readonly name: string
  readonly url: string
  readonly says: string
}

function linksOf(baseUrl: string): Link[] {
  return [
    { name: 'docs', url: `${baseUrl}/docs`, says: 'the reference of the API, with search and requests of your own' },
    { name: 'plain', url: `${baseUrl}/docs/plain`, says: 'the same without a script, with all error codes' },
    { name: 'openapi', url: `${baseUrl}/openapi.json`, says: 'the API as an OpenAPI 3.1 document' },
    { name: 'api', url: `${baseUrl}/api/v1`, says: 'the base URL of the API; calls need a token' },
    {
      name: 'mcp',
      url: `${baseUrl}/mcp`,
      says: 'the tools of agents over the Model Context Protocol; calls need a token',
    },
  ]
}

function pageOf(version: string, links: readonly Link[]): string {
  const rows = links.map(
    ({ url, says }) =>
      html`<tr>
        <td><a href="${url}">${url}</a></td>
        <td>${says}</td>
      </tr>`,
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Plugboard ${version}</title>
        <link rel="stylesheet" href="docs/style.css" />
      </head>
      <body class="start">
        <main>
          <h1>Plugboard <small>${version}</small></h1>
          <p>
            This is a Plugboard server: it keeps accounts that customers connected, and calls their APIs for an
            application.
          </p>
          <div class="wide">
            <table>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>
          <p>
            Health (<code>/healthz</code>, <code>/readyz</code>) and metrics are on the operator's port, which the
            server's log names at its start.
          </p>
        </main>
      </body>
    </html> `.text
}
