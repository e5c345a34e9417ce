/** Finds personal data by its form. */
import { isIPv4, isIPv6 } from 'node:net'
import { findSecrets } from '../manifest/index.ts'
import { findCards, findIbans, namedAs } from './field-names.ts'
import { isLogin, namesInUrls } from './persons.ts'

/** Personal data in a text. */
export interface Personal {
  readonly kind: 'email' | 'phone' | 'ip' | 'mac' | 'login' | 'token' | 'birth' | 'named'
  readonly text: string
  /** Its name in words. */
  readonly what: string
}

const EMAIL = /[\w.!#$&'*+^`{|}~-]{1,64}(?:@|%40)(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/gi
/** Addresses of no person: of example domains, and annotations of OData such as `user@odata.bind`. */
const EXAMPLE_EMAIL = /(?:@|%40)(?:(?:[\w-]+\.)*example\.(?:com|org|net)|odata\.[a-z]+)$/i
/** File names such as `logo@2x.png`. */
const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp)$/i
const PHONES = [/(?<![\w.+-])\+\d[\d ().-]{6,18}\d(?![\w-])/g, /(?<![\w.+-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w.-])/g]
const PHONE_FIELD = /phone|mobile|fax|(?:^|_)tel$/i
const EXAMPLE_PHONE = /555[ .-]?01\d\d$/
const IPV4 = /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g
const IPV6 = /(?<![\w:.])[0-9a-f:]{6,39}(?![\w:.])/gi
const EXAMPLE_IP = /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|127\.|0\.0\.0\.0|2001:db8:)/i

const MAC = /(?<![\w:.-])(?:[0-9a-f]{2}([:-]))(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?![\w:.-])/gi

/** URLs that grant access: a webhook, a signed link, a second factor. */
const BEARER_URLS = [
  /https?:\/\/[^\s"'<>]*\bhooks?\b[^\s"'<>]*\/[\w/-]{6,}/gi,
  /otpauth:\/\/[^\s"'<>]+/gi,
  /(?<=[?&](?:secret|token|sig|signature|api_?key|access_token|password)=)[^\s&"'<>]{4,}/gi,
]
/** Named secrets: `client_secret=…`, `password: …`, also in JSON and XML. */
const NAMED_IN_TEXT =
  /(?<![a-z])(?:client[_ -]?secret|api[_ -]?(?:key|secret|token)|(?:access|refresh|auth|bearer)[_ -]?token|passw(?:or)?d|passphrase|pwd|(?:private|secret|signing)[_ -]?key|(?:recovery|backup)[_ -]?codes?)(?:["']?\s*[:=]\s*["']?|>)([^\s"'&,;<>]{4,})/gi
/** The stand-ins themselves; the last are addresses for documentation (RFC 7042, section 2.1.2). */
const STAND_IN = /^(?:token-[0-9a-f]{12}|<secret>|1990-01-01(?:T00:00:00Z)?|00-00-5e-00-53-[0-9a-f]{2})$/i

function namedPersonal(text: string, field: string): Personal[] {
  const name = namedAs(field)
  if (name !== 'secret' && name !== 'personal' && name !== 'birth') return []
  if (text === '' || STAND_IN.test(text) || text.includes('<secret>')) return []
  if (name === 'birth') return [{ kind: 'birth', text, what: 'a date of birth' }]
  return [
    {
      kind: 'named',
      text,
      what: name === 'secret' ? 'a secret, judging by its name' : 'a personal number, judging by its name',
    },
  ]
}

/** The named secrets in a text. If the value is a common word, the whole phrase counts. */
function namedInText(text: string): string[] {
  return [...text.matchAll(NAMED_IN_TEXT)].flatMap(([phrase, value = '']) => {
    if (STAND_IN.test(value) || phrase.includes('<secret>')) return []
    return [value.length >= 6 && /\d/.test(value) ? value : phrase]
  })
}

/**
 * Finds personal data in a text, except example values. Detects email addresses, phone numbers, IP and MAC addresses, logins, secrets,
 * and numbers of cards and accounts. @param field the name of the text's field
 */
export function findPersonal(text: string, field = ''): Personal[] {
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match)
  const isPhone = PHONE_FIELD.test(field) && /^[\d ().+/-]+$/.test(text) && hasDigits(text, 7)
  const tokens = (found: readonly string[], what: string) =>
    found.filter((one) => !STAND_IN.test(one)).map((one) => ({ kind: 'token' as const, text: one, what }))
  return [
    ...matches(MAC)
      .filter((found) => !STAND_IN.test(found))
      .map((found) => ({ kind: 'mac' as const, text: found, what: 'a device address' })),
    ...namedPersonal(text, field),
    ...tokens(namedInText(text), 'a secret, judging by its name'),
    ...tokens(BEARER_URLS.flatMap(matches), 'a URL that is a secret'),
    ...tokens(findCards(text), 'a payment card number'),
    ...tokens(findIbans(text), 'a bank account number'),
    ...findSecrets(text).map(({ offset, length, kind }) => ({
      kind: 'token' as const,
      text: text.slice(offset, offset + length),
      what: kind,
    })),
    ...matches(EMAIL)
      .filter((found) => !EXAMPLE_EMAIL.test(found) && !FILE_NAME.test(found))
      .map((found) => ({ kind: 'email' as const, text: found, what: 'an email address' })),
    ...[...PHONES.flatMap(matches), ...(isPhone ? [text] : [])]
      .filter((found) => hasDigits(found, 8) || isPhone)
      .filter((found) => !EXAMPLE_PHONE.test(found))
      .map((found) => ({ kind: 'phone' as const, text: found, what: 'a phone number' })),
    ...[...matches(IPV4).filter(isIPv4), ...matches(IPV6).filter((found) => isIPv6(found))]
      .filter((found) => !EXAMPLE_IP.test(found))
      .map((found) => ({ kind: 'ip' as const, text: found, what: 'an IP address' })),
    ...[...(isLogin(text, field) ? [text] : []), ...namesInUrls(text, field)]
      .filter((found) => !found.includes('@') || found.includes('/'))
      .map((found) => ({ kind: 'login' as const, text: found, what: "a person's name" })),
  ]
}

function hasDigits(text: string, least: number): boolean {
  const count = text.replaceAll(/\D/g, '').length
  return count >= least && count <= 15
}
