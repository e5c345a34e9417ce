/** The body of a request: the fields of a form, or those of a flat JSON object. */
import type { IncomingMessage } from 'node:http'
import { ServerError } from '../../../ground/errors/index.ts'

const MAX_BYTES = 65_536

/** Reads the fields. @throws ConnectorError `unsupported_media_type`, `body_too_large`, `invalid_json` */
export async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  const bytes = await readBytes(request)
  if (bytes.length === 0) return new URLSearchParams()
  if (type === 'application/x-www-form-urlencoded') return new URLSearchParams(bytes.toString('utf8'))
  if (type === 'application/json') return new URLSearchParams(fieldsOf(bytes.toString('utf8')))
  throw new ServerError('unsupported_media_type', 'Cannot read the body: it must be a form, or JSON')
}

/** The bytes of a body. @throws ConnectorError `body_too_large` */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BYTES) throw new ServerError('body_too_large', 'Cannot read the body: it is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function fieldsOf(text: string): [string, string][] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ServerError('invalid_json', 'Cannot read the body: it is not JSON')
  }
  const isFlat =
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body) &&
    Object.values(body).every((value) => ['string', 'number', 'boolean'].includes(typeof value))
  if (!isFlat) throw new ServerError('invalid_request', 'Cannot read the body: it must be an object of texts')
  return Object.entries(body as Record<string, string | number | boolean>).map(([name, value]) => [name, String(value)])
}
