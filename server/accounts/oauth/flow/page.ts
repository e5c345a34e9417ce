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
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
    html: PAGE,
  }
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This connection cannot be finished</title>
<h1>This connection cannot be finished</h1>
<p>The link has expired, was used before, was opened in another browser, or this browser blocks all cookies. Nothing was connected.</p>
<p>Go back to the application that sent you here and start again.</p>
</html>
`
