/** Responses to the browser of somebody who connects an account. */
import { hash } from 'node:crypto'

/** A response to a browser. */
export interface BrowserResponse {
  readonly status: 302 | 400
  readonly headers: Readonly<Record<string, string>>
  readonly html?: string
}

const ALWAYS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Sends a browser elsewhere. */
export function redirect(location: string, headers: Readonly<Record<string, string>> = {}): BrowserResponse {
  return { status: 302, headers: { ...ALWAYS, location, ...headers } }
}

/** Returns a page of constant text, for failures without a safe redirect. It contains nothing from the request. */
export function failurePage(): BrowserResponse {
  return {
    status: 400,
    headers: {
      ...ALWAYS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
    html: PAGE,
  }
}

/** The style is in the page: the browser that follows a vendor's redirect may load nothing else. */
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 12vh auto 0; padding: 0 1.5rem }
h1 { font-size: 1.4rem; line-height: 1.3 }
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This connection cannot be completed</title>
<style>${STYLE}</style>
<main>
<h1>This connection cannot be completed</h1>
<p>The link has expired, was used before, was opened in another browser, or this browser blocks all cookies. Nothing was connected.</p>
<p>Go back to the application that sent you here and start again.</p>
</main>
</html>
`
