/** The server's pages on which an end user connects, and the script by which other pages embed one of them. */
import { extname } from 'node:path'
import { text } from 'plugboard/contract'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Route, RouteResponse } from '../../../http/index.ts'
import type { WithAccounts } from '../../services/open.ts'
import { files } from '../widget-files.ts'
import { own } from 'plugboard/internal'

const HTML = 'text/html; charset=utf-8'
const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
const TAG_DESCRIPTION = 'For browsers.'

/** The routes of pages. */
export function pageRoutes(services: WithAccounts, tag: string): Route[] {
  return [
    widgetRoute(services, tag),
    page(services, tag, 'connect', 'The page of a link', 'same-origin-allow-popups'),
    // Its opener, if it still has one, is handed the flow's code.
    page(services, tag, 'connected', 'The page on which a consent in its own window ends', 'unsafe-none'),
    loaderRoute(tag),
    assetRoute(tag),
  ]
}

/** Embedded by pages for whose origin there is a widget token that is valid now. */
function widgetRoute({ access, baseUrl }: WithAccounts, tag: string): Route {
  return {
    method: 'GET',
    path: '/widget',
    tag,
    summary: 'The page that other pages embed',
    description: TAG_DESCRIPTION,
    tokens: [],
    query: { origin: text('The origin of the embedding page.', { maxLength: 300 }) },
    responses: { 200: { description: 'The page.', mediaTypes: ['text/html'] } },
    errors: ['rate_limited'],
    async handle({ query, admit }) {
      const origin = String(query.origin ?? '')
      await admit('client', 'widget')
      // Hosts may hold characters that end a directive.
      const isLive = /^[\w.:/[\]-]+$/.test(origin) && (await access.isLiveOrigin(origin))
      return pageResponse(baseUrl(), { 'content-security-policy': policy(isLive ? origin : "'none'") })
    },
  }
}

function page({ baseUrl }: WithAccounts, tag: string, name: string, summary: string, opener: string): Route {
  return {
    method: 'GET',
    path: `/${name}`,
    tag,
    summary,
    description: TAG_DESCRIPTION,
    tokens: [],
    responses: { 200: { description: 'The page.', mediaTypes: ['text/html'] } },
    errors: ['rate_limited'],
    async handle({ admit }) {
      await admit('client', name)
      return pageResponse(baseUrl(), {
        'content-security-policy': policy("'none'"),
        'cross-origin-opener-policy': opener,
        'x-frame-options': 'DENY',
      })
    },
  }
}

function loaderRoute(tag: string): Route {
  return {
    method: 'GET',
    path: '/widget/v1.js',
    tag,
    summary: 'The script by which a page embeds the widget',
    description: TAG_DESCRIPTION,
    tokens: [],
    headers: { 'If-None-Match': 'The `ETag` of the script that the browser already has.' },
    responses: {
      200: {
        description: 'The script.',
        mediaTypes: ['text/javascript'],
        headers: { ETag: 'A digest of the script.' },
      },
      304: { description: 'The script has not changed.', headers: { ETag: 'The same digest.' } },
    },
    async handle({ header }) {
      const { loader, loaderDigest } = await files()
      const etag = `"${loaderDigest}"`
      const headers = {
        etag,
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      }
      if (header('if-none-match') === etag) return { status: 304, headers }
      return { status: 200, headers: { ...headers, 'content-type': TYPES.js }, bytes: Buffer.from(loader) }
    },
  }
}

function assetRoute(tag: string): Route<'/widget/assets/{file}'> {
  return {
    method: 'GET',
    path: '/widget/assets/{file}',
    tag,
    summary: "A script, style or language of the server's pages",
    description: TAG_DESCRIPTION,
    tokens: [],
    responses: { 200: { description: 'The file.', mediaTypes: Object.values(TYPES) } },
    errors: ['route_not_found'],
    async handle({ params: { file } }) {
      const { assets } = await files()
      const asset = own(assets, file)
      const type = own<string>(TYPES, extname(file).slice(1))
      if (asset === undefined || type === undefined)
        throw new ServerError('route_not_found', 'Cannot find the file: the page has another version. Load it again')
      return {
        status: 200,
        headers: {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'same-origin',
        },
        bytes: Buffer.from(asset),
      }
    },
  }
}

function policy(ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const PAGE_HEADERS = {
  'content-type': HTML,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
  'cross-origin-resource-policy': 'cross-origin',
}

async function pageResponse(baseUrl: string, headers: Readonly<Record<string, string>>): Promise<RouteResponse> {
  const { script, parts, style, languages } = await files()
  const data = `data-languages="${escaped(JSON.stringify(languages))}" data-parts="${escaped(JSON.stringify(parts))}"`
  const html = `<!doctype html>
<html lang="en" data-base="${escaped(baseUrl)}" ${data}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Connect</title>
<link rel="stylesheet" href="widget/assets/${style}">
<script type="module" src="widget/assets/${script}"></script>
<header></header>
<main aria-busy="true"><div class="skeleton" aria-hidden="true"></div></main>
<p role="status"></p>
<footer></footer>
</html>
`
  return { status: 200, headers: { ...PAGE_HEADERS, ...headers }, bytes: Buffer.from(html) }
}

/** Text as an attribute in quotes holds it. */
function escaped(value: string): string {
  return value.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
