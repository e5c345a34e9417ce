/** Scans JSON as bytes: finds the end of a well-formed value without parsing it. */

/** Maximum number of nested containers, as in `parseBody`: depths 0 to 200. */
const MOST_CONTAINERS = 201

/** The bytes of JSON's grammar. */
export const COMMA = 0x2c
export const BACKSLASH = 0x5c
export const OPEN_LIST = 0x5b
export const CLOSE_LIST = 0x5d
export const OPEN_OBJECT = 0x7b
export const CLOSE_OBJECT = 0x7d
export const QUOTE = 0x22
const PLUS = 0x2b
const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
export const COLON = 0x3a
const LETTER_A = 0x61
const LETTER_E = 0x65
const LETTER_F = 0x66
const LETTER_L = 0x6c
const LETTER_N = 0x6e
const LETTER_R = 0x72
const LETTER_S = 0x73
const LETTER_T = 0x74
const LETTER_U = 0x75

/** Special bytes within a text. UTF-8 is checked elsewhere. */
const SPECIAL = tableOf((byte) => byte < 0x20 || byte === QUOTE || byte === BACKSLASH)
/** The highest blank. Nearly every byte is above it. */
const LAST_BLANK = 0x20
const BLANK = tableOf((byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09)
const DIGIT = tableOf((byte) => byte >= ZERO && byte <= 0x39)
const HEX = tableOf((byte) => /[0-9a-fA-F]/.test(String.fromCharCode(byte)))
const ESCAPED = tableOf((byte) => '"\\/bfnrt'.includes(String.fromCharCode(byte)))

/** Whether each open container is an object. Only one scan runs at a time. */
const isObjectAt = new Uint8Array(MOST_CONTAINERS)

function tableOf(holds: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0))
}

/** The offset of the first byte from `at` on that is not a blank. */
export function afterBlanks(bytes: Uint8Array, at: number): number {
  while (bytes[at]! <= LAST_BLANK && BLANK[bytes[at]!] === 1) at++
  return at
}

/**
 * The offset after the value at `from`; -1 if there is none, or if it is malformed or nested too deeply within `depth` containers. @see RFC 8259
 */
export function valueEnd(bytes: Uint8Array, from: number, depth: number): number {
  let at = from
  let open = depth
  for (;;) {
    let byte = bytes[at]!
    while (byte <= LAST_BLANK && BLANK[byte] === 1) byte = bytes[++at]!
    if (byte === QUOTE) at = textEnd(bytes, at)
    else if (byte === OPEN_OBJECT) {
      if (open === MOST_CONTAINERS) return -1
      at = afterBlanks(bytes, at + 1)
      if (bytes[at] === CLOSE_OBJECT) at++
      else {
        isObjectAt[open++] = 1
        if ((at = nameEnd(bytes, at)) === -1) return -1
        continue
      }
    } else if (byte === OPEN_LIST) {
      if (open === MOST_CONTAINERS) return -1
      at = afterBlanks(bytes, at + 1)
      if (bytes[at] === CLOSE_LIST) at++
      else {
        isObjectAt[open++] = 0
        continue
      }
    } else at = byte === MINUS || DIGIT[byte] === 1 ? numberEnd(bytes, at) : literalEnd(bytes, at)
    if (at === -1) return -1
    for (;;) {
      if (open === depth) return at
      byte = bytes[at]!
      while (byte <= LAST_BLANK && BLANK[byte] === 1) byte = bytes[++at]!
      at++
      if (byte === COMMA) break
      if (byte !== (isObjectAt[open - 1] === 1 ? CLOSE_OBJECT : CLOSE_LIST)) return -1
      open--
    }
    if (isObjectAt[open - 1] === 1 && (at = nameEnd(bytes, afterBlanks(bytes, at))) === -1) return -1
  }
}

/** The offset after the text at `from`, or -1. */
export function textEnd(bytes: Uint8Array, from: number): number {
  if (bytes[from] !== QUOTE) return -1
  let at = from + 1
  for (;;) {
    while (SPECIAL[bytes[at]!] === 0) at++
    const byte = bytes[at]
    if (byte === QUOTE) return at + 1
    if (byte !== BACKSLASH) return -1
    if (ESCAPED[bytes[at + 1]!] === 1) at += 2
    else if (bytes[at + 1] === LETTER_U && isHex(bytes, at + 2)) at += 6
    else return -1
  }
}

function isHex(bytes: Uint8Array, at: number): boolean {
  return HEX[bytes[at]!] === 1 && HEX[bytes[at + 1]!] === 1 && HEX[bytes[at + 2]!] === 1 && HEX[bytes[at + 3]!] === 1
}

/** The offset after a member's name and colon, or -1. */
export function nameEnd(bytes: Uint8Array, from: number): number {
  const end = textEnd(bytes, from)
  if (end === -1) return -1
  const at = afterBlanks(bytes, end)
  return bytes[at] === COLON ? at + 1 : -1
}

function numberEnd(bytes: Uint8Array, from: number): number {
  let at = bytes[from] === MINUS ? from + 1 : from
  const first = at
  while (DIGIT[bytes[at]!] === 1) at++
  if (at === first || (bytes[first] === ZERO && at > first + 1)) return -1
  if (bytes[at] === POINT && (at = digitsEnd(bytes, at + 1)) === -1) return -1
  if ((bytes[at]! | 0x20) !== LETTER_E) return at
  const sign = bytes[at + 1]
  return digitsEnd(bytes, sign === PLUS || sign === MINUS ? at + 2 : at + 1)
}

function digitsEnd(bytes: Uint8Array, from: number): number {
  let at = from
  while (DIGIT[bytes[at]!] === 1) at++
  return at === from ? -1 : at
}

/** Compares each letter: a loop over them makes scanning a page a quarter slower. */
function literalEnd(bytes: Uint8Array, from: number): number {
  const isWord =
    bytes[from] === LETTER_N
      ? bytes[from + 1] === LETTER_U && bytes[from + 2] === LETTER_L && bytes[from + 3] === LETTER_L
      : bytes[from] === LETTER_T &&
        bytes[from + 1] === LETTER_R &&
        bytes[from + 2] === LETTER_U &&
        bytes[from + 3] === LETTER_E
  if (isWord) return from + 4
  const isFalse =
    bytes[from] === LETTER_F &&
    bytes[from + 1] === LETTER_A &&
    bytes[from + 2] === LETTER_L &&
    bytes[from + 3] === LETTER_S &&
    bytes[from + 4] === LETTER_E
  return isFalse ? from + 5 : -1
}
