/**
 * Stand-ins for values of an account, by a keyed permutation. A value has the same stand-in in every file of a kind.
 * Different values have different ones, and only the salt reverses them.
 */
import { createHmac } from 'node:crypto'
import { findSecrets } from '../manifest/index.ts'

/** Makes stand-ins of values. */
export interface Pseudonyms {
  /** An ID of the same length and kinds of characters: `cus_NffrFeUfNV2Hib` keeps `cus_`. Fewer than four digits stay. */
  id(text: string): string
  /** A number of the same length. */
  number(value: number): number
  /** `user-1a2b3c4d@example.com` */
  email(address: string): string
  /** A number reserved for fiction. */
  phone(number: string): string
  /** An address reserved for documentation. */
  ip(address: string): string
  /** An address reserved for documentation. RFC 7042 */
  mac(address: string): string
  /** `user-1a2b3c4d` in place of a name; the text before the last slash stays. */
  login(text: string): string
  /** The same day for every date of birth. */
  birth(text: string): string
  /** A token, for a value that its field's name makes private. */
  named(text: string): string
  /** `token-1a2b3c4d5e6f`, which does not look like a secret. */
  token(text: string): string
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const HEX = '0123456789abcdef'

/** Characters of a chunk: longer texts are replaced in chunks. */
const PIECE = 40

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The stand-ins of a kind. @param salt a secret of the author; another salt makes other stand-ins */
export function createPseudonyms(salt: string, kind: string): Pseudonyms {
  const digest = (tag: string, text: string) =>
    createHmac('sha256', salt).update(`${kind}\0${tag}\0${text}`).digest('hex')

  function id(text: string): string {
    const changed = text
      .split(/([/:?=&.,|]+)/)
      .map((piece) => (/\d/.test(piece) ? word(piece) : piece))
      .join('')
    const isWhole = /[/:?=&.,|]/.test(text) || /\d/.test(text)
    const result = isWhole ? changed : word(text)
    return findSecrets(result).length > 0 ? token(text) : result
  }

  function word(text: string): string {
    const [prefix = ''] = /^(?:[a-z]+_)+/.exec(text) ?? []
    const body = text.slice(prefix.length)
    if (/^\d{1,3}$/.test(body)) return text
    const alphabets = alphabetsOf(body)
    const pieces: string[] = []
    for (let at = 0; at < body.length; at += PIECE) {
      const tag = body.length > PIECE ? `${at} ${digest('long', body)}` : ''
      const mix = (part: string) => digest('id', tag + part)
      pieces.push(permuted(body.slice(at, at + PIECE), alphabets.slice(at, at + PIECE), mix))
    }
    return prefix + pieces.join('')
  }

  function number(value: number): number {
    const [, digits = '', tail = ''] = /^-?(\d+)(.*)$/.exec(String(value)) ?? []
    if (digits.length < 4 || tail !== '') return value
    let changed = word(digits)
    while (Number(changed) > Number.MAX_SAFE_INTEGER) changed = word(changed)
    return Math.sign(value) * Number(changed)
  }

  const pick = (tag: string, text: string, count: number) => parseInt(digest(tag, text).slice(0, 8), 16) % count
  const token = (text: string) => `token-${digest('token', text).slice(0, 12)}`
  return {
    id,
    number,
    token,
    birth: (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? `${A_DAY}T00:00:00Z` : A_DAY),
    named: token,
    email: (address) => `user-${digest('email', address.toLowerCase()).slice(0, 8)}@example.com`,
    phone(text) {
      const last = String(pick('phone', text.replaceAll(/\D/g, ''), 100)).padStart(2, '0')
      return /^\+?\d+$/.test(text) ? `+120255501${last}` : `+1 202-555-01${last}`
    },
    mac: (address) => exampleMac(digest('mac', address.toLowerCase().replaceAll(':', '-'))),
    login: (text) => namedUser(text, (name) => digest('login', name)),
    ip: (address) => exampleIp(address, digest('ip', address)),
  }
}

const A_DAY = '1990-01-01'

/** An address reserved for documentation. RFC 5737, RFC 3849. */
function exampleIp(address: string, digest: string): string {
  return address.includes(':')
    ? `2001:db8::${digest.slice(1, 5).replace(/^0/, 'a')}`
    : `192.0.2.${1 + (parseInt(digest.slice(0, 8), 16) % 254)}`
}

/** An address reserved for documentation. RFC 7042, section 2.1.2 */
function exampleMac(digest: string): string {
  return `00-00-5E-00-53-${digest.slice(0, 2).toUpperCase()}`
}

function namedUser(text: string, digest: (name: string) => string): string {
  return text.replace(/[^/]+$/, (name) => `user-${digest(name.toLowerCase()).slice(0, 8)}`)
}

/** Permutes the characters of a text within their alphabets. @param mix a keyed digest of a text, in hexadecimal */
function permuted(text: string, alphabets: readonly string[], mix: (part: string) => string): string {
  const size = alphabets.reduce((product, alphabet) => product * BigInt(alphabet.length), 1n)
  const index = alphabets.reduce(
    (sum, alphabet, at) => sum * BigInt(alphabet.length) + BigInt(alphabet.indexOf(text.charAt(at))),
    0n,
  )
  const domain = alphabets.map((alphabet) => alphabet.length).join()
  let rest = permute(index, size, (part) => BigInt(`0x${mix(domain + part)}`))
  const characters = alphabets.toReversed().map((alphabet) => {
    const character = alphabet.charAt(Number(rest % BigInt(alphabet.length)))
    rest /= BigInt(alphabet.length)
    return character
  })
  return characters.reverse().join('')
}

/** The alphabet of each character; only the character itself where it stays. */
function alphabetsOf(text: string): string[] {
  const isUuid = UUID.test(text)
  const isHex = /^[0-9a-f-]+$/.test(text) && /[a-f]/.test(text) && text.length >= 16
  const isNumber = /^\d+$/.test(text)
  return text.split('').map((character, at) => {
    if (isUuid && (at === 14 || at === 19)) return character
    if (isHex && HEX.includes(character)) return HEX
    if (DIGITS.includes(character)) return isNumber && at === 0 ? (character === '0' ? '0' : '123456789') : DIGITS
    if (LOWER.includes(character)) return LOWER
    return LOWER.toUpperCase().includes(character) ? LOWER.toUpperCase() : character
  })
}

/** A permutation of the numbers below `size`: a Feistel network, applied until the result is below it. */
function permute(index: bigint, size: bigint, mix: (part: string) => bigint): bigint {
  if (size <= 1n) return index
  const half = BigInt(Math.ceil(size.toString(2).length / 2))
  const mask = (1n << half) - 1n
  let current = index
  do {
    let [left, right] = [current >> half, current & mask]
    for (let round = 0; round < 6; round++) [left, right] = [right, left ^ (mix(` ${round} ${size} ${right}`) & mask)]
    current = (left << half) | right
  } while (current >= size)
  return current
}
