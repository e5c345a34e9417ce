/** Writes YAML scalars, with quotes wherever they are ambiguous. */
import { visibleJson } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'

/** Text that needs no quotes outside of brackets. */
const PLAIN = /^(?:[\p{L}_$/(])(?:[\p{L}\d_$/.+*=~@;()'?!&%|<>{}[\],… -]|:(?=[\w/]))*$/u
const DATE_OR_VERSION = /^(?:\d{4}-\d\d-\d\d|\d+\.\d+\.\d+)$/
/** Words that some YAML reader takes for a constant. */
const CONSTANT = /^(?:true|false|null|yes|no|on|off|y|n)$/i
/** Parts of a UUID may look like a number, but the whole never does. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns a scalar's text. @param isFlow whether it is between brackets */
export function scalarText(value: Exclude<Json, object>, isFlow: boolean): string {
  if (typeof value !== 'string') return Object.is(value, -0) ? '-0' : JSON.stringify(value)
  return isPlain(value, isFlow) ? value : visibleJson(value)
}

function isPlain(text: string, isFlow: boolean): boolean {
  if (DATE_OR_VERSION.test(text) || UUID.test(text)) return true
  if (!PLAIN.test(text) || CONSTANT.test(text) || text.endsWith(' ')) return false
  return !isFlow || !/[{}[\],]/.test(text)
}

/** Invisible characters, characters that reorder text, and the replacement character, without line ends. */
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g

/** Whether a text has characters that need an escape in double quotes. */
export function hasUnseen(text: string): boolean {
  return text.search(UNSEEN) !== -1
}

/** Returns a text with spaces in place of the characters that `hasUnseen` finds. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, ' ')
}
