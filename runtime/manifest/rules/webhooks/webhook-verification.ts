import { own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { namesIn } from '../../../language/template-value.ts'
import type { Manifest } from '../../model/manifest.ts'
import type { RequestLocator, WebhookSignature } from '../../model/webhooks.ts'
import type { ManifestRule } from '../rule.ts'

type ReportAt = (keys: readonly string[], message: string, on?: 'key') => void

/** A request is proved before its body is read. The proof covers the body and its time, by an available key. */
export const webhookVerification: ManifestRule = {
  name: 'webhook-verification',
  check({ manifest, resolved, report }) {
    const { webhooks } = resolved
    if (!webhooks) return
    const { verify } = webhooks
    const reportAt: ReportAt = (keys, message, on) =>
      report({ rule: 'webhook-verification', pointer: pointer('/webhooks/verify', ...keys), message, on })
    if (verify.type === 'url') return
    const unknown = problemOfKey(manifest, verify.key)
    const isLong =
      typeof own((manifest.webhooks?.verify ?? {}) as object as Record<string, unknown>, 'key') === 'object'
    if (unknown !== undefined) reportAt(isLong ? ['key', 'from'] : ['key'], unknown)
    if (verify.type === 'token') checkOutside(verify.at, ['at'], reportAt)
    if (verify.type !== 'signature') return
    checkOutside(verify.signature, ['signature'], reportAt)
    for (const [name, locator] of Object.entries(verify.keep)) checkOutside(locator, ['keep', name], reportAt)
    checkText(verify, reportAt)
    checkTime(verify, reportAt)
  },
}

/** Checks that a proof is outside the body, which would otherwise be parsed before it is proved. */
function checkOutside({ at }: RequestLocator, keys: readonly string[], reportAt: ReportAt): void {
  if (at.in !== 'header' && at.in !== 'param')
    reportAt(keys, 'It is read before the body is parsed: name a header or a param of the query')
}

function checkText({ text, keep }: WebhookSignature, reportAt: ReportAt): void {
  const names = namesIn(text)
  const at = text.text === '{{body}}' ? [] : ['text']
  if (!names.includes('body') && !names.includes('form'))
    reportAt(at, 'The signature does not cover the body: insert {{body}} or {{form}}')
  for (const name of Object.keys(keep))
    if (!names.includes(name)) reportAt(['keep', name], `No text inserts {{${name}}}: remove it`, 'key')
}

function checkTime({ text, timestamp, toleranceSeconds }: WebhookSignature, reportAt: ReportAt): void {
  const isInserted = namesIn(text).includes('timestamp')
  if (isInserted && !timestamp) reportAt(['text'], 'The text has {{timestamp}}, but no timestamp says where it is')
  if (timestamp && toleranceSeconds === undefined)
    reportAt(['timestamp'], 'A time without tolerance refuses nothing: add tolerance', 'key')
  if (!timestamp && toleranceSeconds !== undefined) reportAt(['tolerance'], 'tolerance needs a timestamp', 'key')
  if (!timestamp) return
  const isInBody = timestamp.at.in === 'body'
  if (isInserted) checkOutside(timestamp, ['timestamp'], reportAt)
  else if (!isInBody)
    reportAt(
      ['timestamp'],
      'The signature does not cover this time: insert {{timestamp}} into the text, or leave it out',
    )
}

/** Returns the reason why a key is unavailable, or undefined. */
function problemOfKey({ auth }: Manifest, key: string): string | undefined {
  const variants = Object.values(auth)
  if (key === 'client_secret')
    return variants.some(({ type }) => type === 'oauth2')
      ? undefined
      : 'No auth variant has an OAuth application, whose client_secret this is'
  const [, name] = key.split('.')
  if (name === undefined) return undefined
  const known = [...new Set(variants.flatMap(({ credentials = {} }) => Object.keys(credentials)))]
  return known.includes(name) ? undefined : `No auth variant has credential "${name}".${didYouMean(name, known)}`
}
