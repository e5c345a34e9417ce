/** Signature Version 4 of the requests to AWS KMS: a POST to `/` without a query. */
import { createHash, createHmac } from 'node:crypto'
import type { HttpRequest } from 'plugboard/runtime'

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** An access key of AWS. */
export interface AccessKey {
  readonly id: string
  readonly secret: string
  /** Token of temporary credentials. */
  readonly session: string | undefined
}

/**
 * The request with its signature.
 * @param now milliseconds since 1970
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function signedKmsRequest(
  request: HttpRequest & { readonly body: string },
  { id, secret, session }: AccessKey,
  region: string,
  now: number,
): HttpRequest {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const headers: Record<string, string> = { ...request.headers, 'x-amz-date': time }
  if (session !== undefined) headers['x-amz-security-token'] = session
  const signed = Object.entries({ ...headers, host: new URL(request.origin).host }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}`)
  const canonical = [request.method, request.path, '', ...lines, '', names, sha256(request.body)].join('\n')
  const scope = `${time.slice(0, 8)}/${region}/kms/aws4_request`
  const key = scope.split('/').reduce<Buffer | string>(mac, `AWS4${secret}`)
  const signature = mac(key, [ALGORITHM, time, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `${ALGORITHM} Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { ...request, headers: { ...headers, authorization } }
}

function mac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
