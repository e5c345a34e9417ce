/** Requests that are signed with a shared secret: the manifest says which text is signed, and `send` where the signature goes. */
import { createHmac, randomUUID } from 'node:crypto'
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest } from '../base/http.ts'
import { type Json, own } from '../base/json.ts'
import { compileTemplate, type ValueLookup, valueText } from '../language/template-value.ts'
import type { RequestSignature } from '../manifest/index.ts'
import { sha256Hex, signedBody } from './signed-body.ts'

/**
 * A function that signs a request, and gives the names that `send` may insert: `signature`, and what was made for this request.
 * @see RFC 2104
 */
export function compileSignature({
  algorithm,
  key,
  text,
  encode,
}: RequestSignature): (request: HttpRequest, scope: ValueLookup, now: number) => ValueLookup {
  const renderKey = compileTemplate(key)
  const renderText = compileTemplate(text)
  const digest = algorithm.replace('hmac-', '')
  return (request, given, now) => {
    const [parts, moment] = [partsOf(request), momentOf(now)]
    const scope: ValueLookup = (name) => own(parts, name) ?? own(moment, name) ?? given(name)
    const content = valueText(renderText(scope) ?? '')
    const signature = createHmac(digest, valueText(renderKey(given) ?? ''))
      .update(content)
      .digest(encode)
    return (name) => (name === 'signature' ? signature : scope(name))
  }
}

function partsOf(request: HttpRequest): Record<string, Json> {
  const { method, origin, path } = request
  const body = signedBody(request)
  return {
    'request.method': method,
    'request.path': path,
    'request.host': new URL(origin).host,
    get 'request.body'() {
      return textOf(body)
    },
    'request.body_sha256': sha256Hex(body),
  }
}

/** @throws ConnectorError `invalid_params` for bytes that are no text, which a text to sign cannot hold */
function textOf(body: string | Uint8Array): string {
  if (typeof body === 'string') return body
  try {
    return UTF_8.decode(body)
  } catch {
    throw new ConnectorError('invalid_params', 'Cannot sign the request: its file is not UTF-8 text', {
      sent: false,
    })
  }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function momentOf(now: number): Record<string, Json> {
  return {
    'request.timestamp': Math.floor(now / 1000),
    'request.timestamp_ms': now,
    'request.date': new Date(now).toISOString(),
    'request.nonce': randomUUID(),
  }
}
