/** Requests without events: the vendor checks the URL, or shares the secret of later requests. */
import { isHeaderText } from '../base/http.ts'
import { type Json, type JsonObject, valueText } from '../base/json.ts'
import { compileTemplate, type ValueLookup } from '../language/template-value.ts'
import type { Handshake, NamedValue, Value, WebhookVerification } from '../manifest/index.ts'
import { utf8Bytes, isSameText } from './digest.ts'
import { compileRequestLocator } from './locator.ts'
import { forged } from './verifier.ts'
import { type Envelope, malformed } from './request.ts'
import { compileSignText } from './sign.ts'

/** The answer to a handshake. */
export interface HandshakeAnswer {
  readonly kind: 'challenge'
  /** The response to send. */
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  /** The secret of later requests. Store it before you respond. */
  readonly secret?: string
}

/** Maximum length of a value that a response repeats. */
const MAX_VALUE = 2000

/** The compiled handshake of a kind. */
export interface CompiledHandshake {
  readonly isSigned: boolean
  /** Whether the mark is outside of the body. */
  readonly isMarkedOutside: boolean
  /** Whether a request is a handshake. */
  isOne(from: Envelope, body: Json | undefined): boolean
  /** @throws ConnectorError `webhook_forged`, `webhook_malformed` */
  answer(from: Envelope, body: Json | undefined, secrets: readonly string[]): Promise<HandshakeAnswer>
}

/** Compiles the handshake of a kind. */
export function compileHandshake(shape: Handshake, verifier: WebhookVerification): CompiledHandshake {
  const mark = compileRequestLocator(shape.at)
  const token = shape.token && compileRequestLocator(shape.token)
  const secretAt = shape.secret && compileRequestLocator(shape.secret)
  const keep = Object.entries(shape.keep).map(([name, locator]) => [name, compileRequestLocator(locator)] as const)
  const sign = shape.sign && verifier.type === 'signature' ? compileSigned(shape.sign, verifier) : undefined
  const respond = compileAnswer(shape)
  return {
    isSigned: shape.isSigned,
    isMarkedOutside: shape.at.at.in === 'header' || shape.at.at.in === 'param',
    isOne(from, body) {
      const value = mark(from, body)
      if (value === undefined || value === null) return false
      return shape.is === undefined || shape.is.includes(value)
    },
    async answer(from, body, secrets) {
      const shown = token?.(from, body)
      if (token && !secrets.some((secret) => isSameText(typeof shown === 'string' ? shown : '', secret)))
        throw forged('its handshake shows another secret')
      const secret = secretAt ? learnt(secretAt(from, body), secrets) : undefined
      const values = new Map(keep.map(([name, read]) => [name, bounded(name, read(from, body))]))
      if (sign) values.set('signature', await sign((name) => values.get(name), secrets[0] ?? ''))
      const response = respond((name) => values.get(name))
      return secret === undefined ? { kind: 'challenge', response } : { kind: 'challenge', response, secret }
    },
  }
}

/** The secret that a vendor shares. A known secret never changes, since anyone with the URL could replace it. */
function learnt(value: Json | undefined, secrets: readonly string[]): string {
  if (typeof value !== 'string' || value === '' || value.length > MAX_VALUE)
    throw malformed('its handshake has no secret')
  if (secrets.length === 0 || secrets.some((secret) => isSameText(value, secret))) return value
  throw forged('its handshake would replace the secret that is known')
}

function bounded(name: string, value: Json | undefined): Json {
  if (value === undefined || value === null) throw malformed(`its handshake has no ${name}`)
  if (valueText(value).length > MAX_VALUE) throw malformed(`${name} of its handshake is too long`)
  return value
}

function compileSigned(
  text: NonNullable<Handshake['sign']>,
  verifier: Extract<WebhookVerification, { type: 'signature' }>,
): (scope: ValueLookup, secret: string) => Promise<string> {
  const render = compileTemplate(text)
  const sign = compileSignText(verifier)
  return async (scope, secret) => {
    const signature = await sign(utf8Bytes(valueText(render(scope) ?? '')), secret)
    if (signature === undefined) throw forged('no secret is known for its handshake')
    return signature
  }
}

function compileAnswer({ text, json, headers }: Handshake): (scope: ValueLookup) => HandshakeAnswer['response'] {
  const renderText = text && compileTemplate(text)
  const renderJson = json && compileEntries(json)
  const renderHeaders = compileEntries(headers)
  const type = renderJson ? 'application/json' : 'text/plain; charset=utf-8'
  return (scope) => {
    const given = Object.entries(renderHeaders(scope)).map(([name, value]) => [name.toLowerCase(), valueText(value)])
    if (given.some(([, value]) => !isHeaderText(value ?? '')))
      throw malformed('its handshake has what no header can hold')
    return {
      status: 200,
      headers: { 'content-type': type, 'x-content-type-options': 'nosniff', ...Object.fromEntries(given) },
      body: renderJson ? JSON.stringify(renderJson(scope)) : valueText(renderText?.(scope) ?? ''),
    }
  }
}

function compileEntries(entries: readonly NamedValue[]): (scope: ValueLookup) => JsonObject {
  const compiled = entries.map(({ name, value }) => [name, compileValue(value)] as const)
  return (scope) =>
    Object.fromEntries(
      compiled.flatMap(([name, render]) => {
        const value = render(scope)
        return value === undefined ? [] : [[name, value]]
      }),
    )
}

function compileValue(value: Value): (scope: ValueLookup) => Json | undefined {
  if ('template' in value) return compileTemplate(value.template)
  if ('constant' in value) return () => value.constant
  if ('list' in value) {
    const items = value.list.map(compileValue)
    return (scope) => items.map((item) => item(scope) ?? null)
  }
  return compileEntries(Object.entries(value.map).map(([name, inner]) => ({ name, value: inner })))
}
