/** Stand-ins of key management services on loopback, with the requests and responses of the vendors' references. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createVerify,
  generateKeyPairSync,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as it arrived. */
export interface Arrived {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** What is answered. */
export interface Answer {
  readonly status: number
  readonly body: object | string
}

/** A service that runs until the test ends. */
export interface Served {
  readonly url: string
  readonly arrived: Arrived[]
}

/** Starts a service that answers by a function. */
export async function serve(answer: (request: Arrived) => Answer): Promise<Served> {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const one = { method, path: url, headers, text }
      arrived.push(one)
      const { status, body } = answer(one)
      const isText = typeof body === 'string'
      response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', location: '/elsewhere' })
      response.end(isText ? body : JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived }
}

const KEY = Buffer.alloc(32, 7)
const NONCE = Buffer.alloc(12)

/** What a service makes of bytes: only with the same context do they come back. */
export function sealed(plain: Buffer, context: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', KEY, NONCE)
  cipher.setAAD(Buffer.from(context))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([cipher.getAuthTag(), text])
}

/** The bytes again; undefined for another context, or bytes that it did not seal. */
export function unsealed(bytes: Buffer, context: string): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', KEY, NONCE)
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(0, 16))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()])
  } catch {
    return undefined
  }
}

/** Whether a request to AWS is signed by a secret. @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
export function isSigned({ method, path, headers, text }: Arrived, secret: string): boolean {
  const [, day = '', region = '', service = '', names = '', signature = ''] =
    /Credential=[^/]+\/(\d+)\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const hash = (value: string) => createHash('sha256').update(value).digest('hex')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}`)
  const canonical = [method, path, '', ...lines, '', names, hash(text)].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const signed = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const mac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${secret}`)
  return mac(key, signed).toString('hex') === signature
}

/** A service account of Google with a key of its own. */
export const ACCOUNT = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** The claims of an assertion that the account signed; undefined for another signature. */
export function claimsOf(assertion: string): Record<string, unknown> | undefined {
  const [head = '', body = '', signature = ''] = assertion.split('.')
  const isGood = createVerify('RSA-SHA256').update(`${head}.${body}`).verify(ACCOUNT.publicKey, signature, 'base64url')
  return isGood ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>) : undefined
}
