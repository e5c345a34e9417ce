/** The vendor's signature of a request. */
import { type Json, own, valueText } from '../base/json.ts'
import { cutFromForm } from '../language/form.ts'
import { compileTemplate, type TemplatePart } from '../language/template-value.ts'
import type { WebhookSignature } from '../manifest/index.ts'
import { base64Bytes, joinBytes } from '../base/bytes.ts'
import { utf8Bytes, encodeBytes, hmacBytes } from './digest.ts'
import { formFields, pathAndQuery, textOfBody, type WebhookRequest } from './request.ts'

/** The values of a signed text besides the request: the timestamp, and the names of `keep`. */
export type SignedValues = Readonly<Record<string, Json | undefined>>

/** Computes the signature of a request; undefined if the text lacks a value, or the secret has the wrong form. */
export type Signer = (request: WebhookRequest, values: SignedValues, secret: string) => Promise<string | undefined>

/** A function that signs requests. */
export function compileSigner(shape: WebhookSignature): Signer {
  const content = compileContent(shape)
  const sign = compileSignText(shape)
  return async (request, values, secret) => {
    const signed = content(request, values)
    return signed && sign(signed, secret)
  }
}

/** A function that signs bytes with a secret. */
export function compileSignText(
  shape: WebhookSignature,
): (content: Uint8Array<ArrayBuffer>, secret: string) => Promise<string | undefined> {
  const { algorithm, encode } = shape
  const hash = algorithm.replace('hmac-', '') as 'sha256' | 'sha1'
  return async (content, secret) => {
    const key = keyOf(shape, secret)
    return key && key.byteLength > 0 ? encodeBytes(await hmacBytes(hash, key, content), encode) : undefined
  }
}

/** The bytes of a secret's key. The text around it is optional. */
function keyOf({ keyForm, keyDecode }: WebhookSignature, secret: string): Uint8Array<ArrayBuffer> | undefined {
  const text = keyForm === undefined ? secret : (cutFromForm(keyForm, secret) ?? secret)
  const key = keyDecode === undefined ? utf8Bytes(text) : base64Bytes(text)
  return key && joinBytes([key])
}

/** The signed bytes: the exact body, and the other parts as text. */
function compileContent({
  text,
}: WebhookSignature): (request: WebhookRequest, values: SignedValues) => Uint8Array<ArrayBuffer> | undefined {
  const readers = text.parts.map(compilePart)
  return (request, values) => {
    const parts = readers.map((read) => read(request, values))
    return parts.includes(undefined) ? undefined : joinBytes(parts as Uint8Array[])
  }
}

function compilePart(part: TemplatePart): (request: WebhookRequest, values: SignedValues) => Uint8Array | undefined {
  if (typeof part !== 'string' && part.name === 'body' && part.helper === undefined) return ({ body }) => body
  const render = compileTemplate({ text: '', parts: [part] })
  return (request, values) => {
    const value = render((name) => own(PARTS, name)?.(request) ?? own(values, name))
    return value === undefined || value === null ? undefined : utf8Bytes(valueText(value))
  }
}

const PARTS: Readonly<Record<string, (request: WebhookRequest) => string>> = {
  body: textOfBody,
  method: ({ method }) => method.toUpperCase(),
  url: ({ url }) => url,
  path: ({ url }) => pathAndQuery(url),
  form: (request) =>
    formFields(request)
      .sort(([one, first], [other, second]) => compare(one, other) || compare(first, second))
      .map((field) => field.join(''))
      .join(''),
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
