/** Requests to a key management service: only to the operator's hosts, without redirects, repeated while the service is busy. */
import { setTimeout as delay } from 'node:timers/promises'
import { backoffMs, isObject, tryParseJson } from 'plugboard/internal'
import { ConnectorError, type HttpRequest, type Transport, undiciTransport } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'

/** A response. */
export interface KeyResponse {
  readonly status: number
  readonly text: string
  /** The JSON object of the body; empty for another body. */
  readonly body: Readonly<Record<string, unknown>>
}

/** A fault in the words of a service. */
export interface KeyFault {
  /** The service's name for it, such as `AccessDeniedException`. */
  readonly code: string
  readonly message: string
}

/** Sends the requests of one service. */
export interface KeySender {
  /** Name of the service, for messages. */
  readonly service: string
  /**
   * The response to a request. Each attempt calls `make`, since signatures have a time.
   * @param what purpose of the request, such as `unwrap the master key`
   * @throws ConnectorError `invalid_configuration` when the service refuses, `storage_unavailable` when it cannot be reached or is busy
   */
  send(what: string, make: () => HttpRequest, faultOf: FaultOf): Promise<KeyResponse>
  close(): Promise<void>
}

/** The fault of a response whose status is an error. */
export type FaultOf = (response: KeyResponse) => KeyFault

/** Limits of one attempt, and the number of attempts. */
const LIMITS = { headersMs: 10_000, bodyMs: 10_000, maxBytes: 64 * 1024 }
const ATTEMPTS = 4
const PAUSES = { firstMs: 250, longestMs: 2_000, spread: 0.5 } as const

/** Faults that pass: too many requests, and failures of the service itself. */
const BUSY =
  /^(?:Throttl|TooManyRequests|LimitExceeded|RESOURCE_EXHAUSTED|UNAVAILABLE|DependencyTimeout|KMSInternal|KeyUnavailable)/

/** Options of a sender, for tests. */
export interface SenderOptions {
  readonly transport?: Pick<Transport, 'send' | 'close'>
  readonly sleep?: (ms: number) => Promise<unknown>
}

/** Opens a sender. Private hosts are allowed: they are the operator's. */
export function openSender(service: string, { transport, sleep = delay }: SenderOptions = {}): KeySender {
  const network = transport ?? undiciTransport({ allowPrivate: true, connections: 2 })
  return {
    service,
    async send(what, make, faultOf) {
      const subject = `Cannot ${what}`
      for (let attempt = 1; ; attempt++) {
        const outcome = await attemptOf(network, make())
        if (typeof outcome !== 'string' && outcome.status < 300) return outcome
        const state = typeof outcome === 'string' ? outcome : busyState(outcome, faultOf(outcome))
        if (state === undefined) throw refused(subject, service, faultOf(outcome as KeyResponse))
        if (attempt === ATTEMPTS) throw unavailable(subject, service, state)
        await sleep(backoffMs(attempt, PAUSES))
      }
    },
    close: () => network.close(),
  }
}

/** The response, or why there is none. */
async function attemptOf(network: Pick<Transport, 'send'>, request: HttpRequest): Promise<KeyResponse | string> {
  try {
    const { status, body } = await network.send(request, LIMITS)
    const text = Buffer.from(body).toString()
    const parsed = tryParseJson(text)
    return { status, text, body: isObject(parsed) ? parsed : {} }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.message
  }
}

function busyState({ status }: KeyResponse, { code, message }: KeyFault): string | undefined {
  return status === 429 || status >= 500 || BUSY.test(code)
    ? `it answers ${status} ${saying(code, message)}`
    : undefined
}

function saying(code: string, message: string): string {
  return message === '' ? code : `${code}: ${message}`
}

function refused(subject: string, service: string, { code, message }: KeyFault): ConnectorError {
  const state = `${service} refuses with ${saying(code, message)}`.replace(/\.$/, '')
  return new ConnectorError('invalid_configuration', `${subject}: ${state}`, {
    hint: `${adviceOf(`${code} ${message}`)} The server needs the key at each start.`,
    errors: [{ field: 'kms.key', message: state, error_code: 'refused' }],
  })
}

/** Advice for the operator, by the services' words for a fault. */
function adviceOf(fault: string): string {
  if (/disabled|InvalidState|destroy|pending deletion|FAILED_PRECONDITION|sealed/i.test(fault))
    return 'Enable the key that kms.key names, or its version that wrapped the master key.'
  if (/AccessDenied|PERMISSION_DENIED|Forbidden|permission denied|not authorized/i.test(fault))
    return 'Allow the identity of the server to encrypt and decrypt with the key that kms.key names.'
  if (/NotFound|NOT_FOUND|not found/i.test(fault)) return 'Check the name and the region of the key in kms.key.'
  if (/ciphertext|IncorrectKey|INVALID_ARGUMENT|decrypt|authentication failed|BadParameter/i.test(fault))
    return 'Name the key in kms.key that wrapped the master key, and check that its file is whole.'
  if (/token|credential|signature|UNAUTHENTICATED|Unauthorized/i.test(fault))
    return 'Check kms.credentialsFile, or the identity of the machine.'
  return 'Check kms.key, kms.url and kms.credentialsFile.'
}

function unavailable(subject: string, service: string, state: string): ConnectorError {
  return new ServerError('storage_unavailable', `${subject}: ${service} is not available, ${state}`, {
    hint: 'Check that the server reaches the service (kms.url), then start it again.',
  })
}

/** The text at a path of a response that must have it. @throws ConnectorError `invalid_configuration` */
export function textOfResponse(
  service: string,
  body: Readonly<Record<string, unknown>>,
  path: readonly string[],
): string {
  let value: unknown = body
  for (const name of path) value = isObject(value) ? value[name] : undefined
  if (typeof value === 'string' && value !== '') return value
  throw new ConnectorError('invalid_configuration', `Cannot use ${service}: its response has no ${path.join('.')}`, {
    hint: 'Check that kms.url is the URL of the service that kms.provider names.',
  })
}

/** The access token that a token endpoint returns. @throws ConnectorError as `send` does */
export async function accessToken(sender: KeySender, request: HttpRequest): Promise<string> {
  const { body } = await sender.send('get an access token', () => request, tokenFault)
  return textOfResponse('the token endpoint', body, ['access_token'])
}

const tokenFault: FaultOf = ({ status, body }) => ({
  code: String(body.error ?? `status ${status}`),
  message: String(body.error_description ?? 'no credentials'),
})
