/** Requests signed by Signature Version 4: a key derived from the secret for a day, a region and a service signs a canonical form. */
import { defined } from '../base/json.ts'
import { createHmac } from 'node:crypto'
import type { HttpRequest } from '../base/http.ts'
import { compileTemplate, type Template, type ValueLookup, valueText } from '../language/template-value.ts'
import type { Sigv4Shape } from '../manifest/index.ts'
import { sha256Hex, signedBody } from './signed-body.ts'

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** The one service whose paths are encoded once, and which wants the digest of the body in a header. */
const PLAIN_PATHS = 's3'

/**
 * A function that signs a request, whose query it writes in its canonical order.
 * @param now milliseconds since 1970
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function compileSigv4(
  shape: Sigv4Shape,
): (request: HttpRequest, scope: ValueLookup, now: number) => HttpRequest {
  const text = (template: Template) => {
    const render = compileTemplate(template)
    return (scope: ValueLookup) => valueText(render(scope) ?? '')
  }
  const [keyId, secret] = [text(shape.accessKey), text(shape.secretKey)]
  const [region, service] = [text(shape.region), text(shape.service)]
  const session = shape.sessionToken && text(shape.sessionToken)
  return (request, scope, now) => {
    const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
    const target = { region: region(scope), service: service(scope) }
    const token = session?.(scope) ?? ''
    const hash = sha256Hex(signedBody(request))
    const added = defined({
      'x-amz-date': time,
      'x-amz-security-token': token !== '' ? token : undefined,
      'x-amz-content-sha256': target.service === PLAIN_PATHS ? hash : undefined,
    })
    const [path = '', ...search] = request.path.split('?')
    const query = canonicalQuery(search.join('?'))
    const signed: Record<string, string> = { host: new URL(request.origin).host, ...signedHeaders(request), ...added }
    const headers = Object.entries(signed).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const names = headers.map(([name]) => name).join(';')
    const canonical = [
      request.method,
      encodedPath(target.service === PLAIN_PATHS ? decodeURIComponent(path) : path),
      query,
      ...headers.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}`),
      '',
      names,
      hash,
    ].join('\n')
    const range = `${time.slice(0, 8)}/${target.region}/${target.service}/aws4_request`
    const signature = sign([ALGORITHM, time, range, sha256Hex(canonical)].join('\n'), secret(scope), range)
    const authorization = `${ALGORITHM} Credential=${keyId(scope)}/${range}, SignedHeaders=${names}, Signature=${signature}`
    return {
      ...request,
      path: query === '' ? path : `${path}?${query}`,
      headers: { ...request.headers, ...added, authorization },
    }
  }
}

/** The headers that are signed besides the host: headers that proxies do not change. */
function signedHeaders({ headers }: HttpRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name === 'content-type' || name.startsWith('x-amz-')),
  )
}

/** A signature by the key of a day, a region and a service. */
function sign(text: string, secret: string, range: string): string {
  const key = range.split('/').reduce<Buffer | string>((from, part) => keyed(from, part), `AWS4${secret}`)
  return keyed(key, text).toString('hex')
}

function keyed(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** A path whose segments are encoded. */
function encodedPath(path: string): string {
  return path.split('/').map(encoded).join('/')
}

/** A query with its entries in the order of their encoded names and values. */
function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [encoded(name), encoded(value)] as const)
  const sorted = pairs.toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return sorted.map(([name, value]) => `${name}=${value}`).join('&')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Every character but the unreserved ones percent-encoded. @see RFC 3986 section 2.3 */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
