/** Verifies that a request is the vendor's. Of the body, it reads only a signed time. */
import { ConnectorError } from '../base/errors.ts'
import type { Json } from '../base/json.ts'
import { instant } from '../language/template-value.ts'
import type { WebhookVerification, WebhookSignature } from '../manifest/index.ts'
import { utf8Bytes, encodeBytes, isSameText } from './digest.ts'
import { compileRequestLocator, compileLocators } from './locator.ts'
import type { Envelope } from './request.ts'
import { compileSigner } from './sign.ts'

/** Maximum number of secrets, and of signatures of a request. */
const MAX_SECRETS = 5
const MAX_SIGNATURES = 10

/** The verifier of a kind's requests. */
export interface Verifier {
  /** Verifies a request. @throws ConnectorError `webhook_forged`, `webhook_stale` */
  check(from: Envelope, secrets: readonly string[], now: number): Promise<void>
  /** Checks the time in a verified body. @throws ConnectorError `webhook_stale` */
  checkBody(from: Envelope, body: Json | undefined, now: number): void
}

/** Compiles the verifier of a kind. */
export function compileVerifier(shape: WebhookVerification): Verifier {
  if (shape.type === 'url') return { check: () => Promise.resolve(), checkBody: () => undefined }
  if (shape.type === 'signature') return signatureVerifier(shape)
  const given = shape.type === 'token' ? compileRequestLocator(shape.at) : readAuthorization
  const expected = shape.type === 'token' ? (secret: string) => secret : basicOf(shape.username)
  return {
    checkBody: () => undefined,
    check(from, secrets) {
      const tried = someSecrets(secrets)
      const value = given(from)
      if (typeof value !== 'string') return Promise.reject(forged('it carries no secret'))
      const fits = tried.map((secret) => isSameText(comparable(value, shape), expected(secret)))
      return fits.includes(true) ? Promise.resolve() : Promise.reject(forged('its secret is another one'))
    },
  }
}

/** The credentials of `Authorization: Basic`. @see RFC 7617 */
const readAuthorization = ({ header }: Envelope): string | undefined =>
  /^basic +(\S+)$/i.exec(header('authorization') ?? '')?.[1]

function basicOf(username: string | undefined): (secret: string) => string {
  if (username === undefined) return (secret) => secret
  return (secret) => encodeBytes(utf8Bytes(`${username}:${secret}`), 'base64')
}

/** The value to compare: only the password where any username is accepted. */
function comparable(value: string, shape: Exclude<WebhookVerification, { type: 'url' | 'signature' }>): string {
  if (shape.type === 'token' || shape.username !== undefined) return value
  try {
    return atob(value).split(':').slice(1).join(':')
  } catch {
    return ''
  }
}

function signatureVerifier(shape: WebhookSignature): Verifier {
  const sign = compileSigner(shape)
  const signatures = compileLocators(shape.signature)
  const keep = Object.entries(shape.keep).map(([name, locator]) => [name, compileRequestLocator(locator)] as const)
  const timeAt = shape.timestamp && compileRequestLocator(shape.timestamp)
  const isTimeInBody = shape.timestamp?.at.in === 'body'
  const checkTime = (time: Json | undefined, now: number) =>
    insistFresh(time, now, (shape.toleranceSeconds ?? 0) * 1000)
  const normal = (text: string) => (shape.encode === 'hex' ? text.toLowerCase() : text)
  return {
    async check(from, secrets, now) {
      const tried = someSecrets(secrets)
      const given = signatures(from)
      if (given.length === 0) throw forged('it carries no signature')
      if (given.length > MAX_SIGNATURES) throw forged(`it carries more than ${MAX_SIGNATURES} signatures`)
      const timestamp = isTimeInBody ? undefined : timeAt?.(from)
      const values = Object.fromEntries(keep.map(([name, read]) => [name, read(from)]))
      const expected = await Promise.all(tried.map((secret) => sign(from.request, { ...values, timestamp }, secret)))
      const fits = expected.flatMap((one) =>
        one === undefined ? [] : given.map((text) => isSameText(normal(text), one)),
      )
      if (!fits.includes(true)) throw forged('no signature fits')
      if (timeAt && !isTimeInBody) checkTime(timestamp, now)
    },
    checkBody(from, body, now) {
      if (timeAt && isTimeInBody) checkTime(timeAt(from, body), now)
    },
  }
}

function someSecrets(secrets: readonly string[]): readonly string[] {
  if (secrets.length > 0) return secrets.slice(0, MAX_SECRETS)
  throw new ConnectorError('webhook_forged', 'Cannot verify the webhook: no secret is known', {
    hint: 'Provide the secret that the vendor shows where the webhook was created.',
  })
}

/** Refuses a time too far from now, which may be of a replayed request. */
function insistFresh(time: Json | undefined, now: number, toleranceMs: number): void {
  const at = time === undefined ? undefined : instant(time)
  if (at === undefined) throw forged('it carries no time')
  const distance = Math.round(Math.abs(now - at) / 1000)
  if (Math.abs(now - at) <= toleranceMs) return
  throw new ConnectorError(
    'webhook_stale',
    `Cannot accept the webhook: its time is ${distance} seconds away, and ${toleranceMs / 1000} are allowed`,
    { hint: 'If requests arrive immediately, check the clock of this machine.' },
  )
}

/** The error for a request that is not verified. */
export function forged(why: string): ConnectorError {
  return new ConnectorError('webhook_forged', `Cannot accept the webhook: ${why}`, {
    hint: 'Check the secret, and that nothing changes the body before it is verified.',
  })
}
