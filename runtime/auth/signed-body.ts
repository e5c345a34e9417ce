/** The body of a request as a signature covers it. */
import { createHash } from 'node:crypto'
import { BodyStream } from '../base/body/body-stream.ts'
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest } from '../base/http.ts'

/**
 * The body of a request that is signed; empty text where it has none.
 * @throws ConnectorError `invalid_params` for a body that would have to be read before it is sent
 */
export function signedBody({ body = '' }: HttpRequest): string | Uint8Array {
  if (!(body instanceof BodyStream)) return body
  throw new ConnectorError(
    'invalid_params',
    'Cannot sign the request: a streamed file cannot be read before it is sent',
    { hint: 'Provide the file as bytes, text or base64.', sent: false },
  )
}

/** The SHA-256 digest of a content in lowercase hexadecimal. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
