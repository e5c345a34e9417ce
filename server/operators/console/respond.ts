/** Responses of the console, each with headers that let a browser do nothing but show it. */
import type { ServerResponse } from 'node:http'
import { ConnectorError } from 'plugboard/runtime'

/** Headers of every response: nothing is stored, framed, or loaded from elsewhere, and only the console's own script runs. */
const HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The console checks the origin of its own forms; no other origin learns of its paths.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Sends a page. */
export function sendPage(
  response: ServerResponse,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/html; charset=utf-8', ...more }).end(text)
}

/** Sends JSON, or an error as JSON. */
export function sendData(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(data))
}

/** Sends the style or the script, whose paths change with them. */
export function sendAsset(response: ServerResponse, type: 'css' | 'javascript', text: string): void {
  const headers = {
    'content-type': `text/${type}; charset=utf-8`,
    'cache-control': 'private, max-age=31536000, immutable',
  }
  response.writeHead(200, { ...HEADERS, ...headers }).end(text)
}

/** Leads to another screen, after a form. */
export function sendTo(response: ServerResponse, path: string, more: Readonly<Record<string, string>> = {}): void {
  response.writeHead(303, { ...HEADERS, location: path, ...more }).end()
}

/** An error as a person or a program may read it. */
export interface ShownError {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly hint?: string
}

/** Returns the shown part of an error; nothing of an unexpected one. */
export function shownError(error: unknown): ShownError {
  if (!(error instanceof ConnectorError))
    return { status: 500, code: 'internal', message: 'Cannot answer: the server had an internal error' }
  const { status, code, message, hint } = error
  return hint === undefined ? { status, code, message } : { status, code, message, hint }
}
