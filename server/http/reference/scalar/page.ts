/** The reference as a page with search and with requests that you send: Scalar on the document that this server serves. */
import { html } from '../../../ground/base/index.ts'
import { API_CODES } from '../../../ground/errors/index.ts'
import { type Shell, SHELL_STYLE, shellHtml } from './shell.ts'

/**
 * Content security policy: the page loads and requests only from this server. Scalar writes styles into the page, and evaluates
 * no text as code.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The page. Its addresses are relative, so that a path which a proxy puts before all of them stays. The library is fetched early, and
 * runs once the shell is painted.
 */
export function scalarPage(digest: string, shell: Shell): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html`${shell.title}`.text}</title>
<link rel="icon" href="data:,">
<style>${SHELL_STYLE}${HEADER}</style>
<link id="library" rel="preload" as="script" fetchpriority="low" href="docs/scalar.js?v=${digest}">
<script defer src="docs/start.js"></script>
</head>
<body>
<header class="documents"><label for="document">Reference of</label> <select id="document"></select></header>
${shellHtml(shell).text}
<div id="reference"></div>
<noscript><p>The interactive reference needs JavaScript. <a href="docs/plain">The plain reference</a> does not.</p></noscript>
</body>
</html>
`
}

/**
 * Starts Scalar on the page. It asks no server but the one whose page it is, keeps no token, and shows the colors that are dark
 * enough to read. An address of an error, such as `/docs#connector_not_found`, leads to the plain page, which explains all codes.
 */
export function startScript(kinds: readonly DocumentedKind[]): string {
  return `const codes = ${JSON.stringify(Object.keys(API_CODES))}
const documents = ${JSON.stringify(documentsOf(kinds))}
const base = new URL('.', document.baseURI)
const code = location.hash.slice(1)
if (codes.includes(code)) location.replace(new URL('docs/plain#' + code, base))

const kind = new URLSearchParams(location.search).get('kind') ?? ''
const shown = documents.find((one) => one.kind === kind) ?? documents[0]

document.addEventListener('DOMContentLoaded', () => {
  const list = document.querySelector('#document')
  list.replaceChildren(...documents.map(({ title, kind }) => new Option(title, kind, false, kind === shown.kind)))
  list.addEventListener('change', () => location.assign(list.value === '' ? location.pathname : '?kind=' + encodeURIComponent(list.value)))
  // After the first frame: the library takes a while to run.
  requestAnimationFrame(() => setTimeout(load))
})

function load() {
  const script = document.createElement('script')
  script.src = document.querySelector('#library').href
  script.addEventListener('load', start)
  document.head.append(script)
}

function start() {
  Scalar.createApiReference('#reference', {
    url: new URL(shown.path, base).href,
    servers: [{ url: base.href.replace(/\\/$/, '') }],
    customCss: ${JSON.stringify(COLORS)},
    withDefaultFonts: false,
    telemetry: false,
    persistAuth: false,
    hideClientButton: true,
    hiddenClients: true,
    showDeveloperTools: 'never',
    documentDownloadType: 'json',
    agent: { disabled: true },
    mcp: { disabled: true },
  })
  new MutationObserver(changed).observe(document.body, { childList: true, subtree: true })
}

/** Removes the shell once the library shows a document. */
function changed() {
  if (document.querySelector('#reference h1')) document.querySelector('.shell')?.remove()
  name()
}

/** Names what the library leaves without a name for those who do not see it. */
function name() {
  for (const button of document.querySelectorAll('button[class*="copy-button"]:not([aria-label])')) button.setAttribute('aria-label', 'Copy')
  for (const list of document.querySelectorAll('ul.endpoints:not([tabindex])')) list.tabIndex = 0
}
`
}

/** A kind with a document of its own. */
interface DocumentedKind {
  readonly kind: string
  readonly title: string
}

/** The documents that the page offers: this server's API, then each kind's operations. The page loads one of them. */
function documentsOf(kinds: readonly DocumentedKind[]) {
  const own = { kind: '', title: 'Plugboard API', path: 'openapi.json' }
  return [own, ...kinds.map(({ kind, title }) => ({ kind, title, path: `openapi/${kind}.json` }))]
}

/** The list of documents, above the page. */
const HEADER = `
.documents { position: sticky; top: 0; z-index: 10; box-sizing: border-box; height: 44px; padding: 8px 16px; background: var(--scalar-background-1, Canvas); border-bottom: 1px solid var(--scalar-border-color, #8888); color: var(--scalar-color-1, CanvasText); font: 14px/28px system-ui, sans-serif }
.documents select { font: inherit; color: inherit; background: var(--scalar-background-1, Canvas); border: 1px solid var(--scalar-color-3, GrayText); border-radius: 4px; padding: 0 4px; max-width: 60vw }
`

/** Text, and the colors of methods, at the contrast of WCAG AA on the library's own backgrounds. */
const COLORS = `
:root { --scalar-custom-header-height: 44px }
.light-mode { --scalar-color-2: #565d66; --scalar-color-3: #5f6670; --scalar-color-green: #08703f; --scalar-color-blue: #0b5cad; --scalar-color-orange: #8a4b00; --scalar-color-red: #b3201a; --scalar-color-yellow: #735700; --scalar-color-purple: #6a3fb5 }
.dark-mode { --scalar-color-2: #b4bac2; --scalar-color-3: #a2a9b2 }
`
