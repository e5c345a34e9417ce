/** Scalars of YAML, quoted wherever a reader could take them for something else. */
import type { Json } from 'plugboard/runtime'

/** What stands for itself at its start and inside, outside of brackets. Colons only before something that is not a blank. */
const PLAIN = /^(?:[\p{L}_$/(])(?:[\p{L}\d_$/.+*=~@;()'?!&%|<>{}[\],… -]|:(?=[\w/]))*$/u
const DATE_OR_VERSION = /^(?:\d{4}-\d\d-\d\d|\d+\.\d+\.\d+)$/
/** Words that some reader or other takes for a constant. */
const CONSTANT = /^(?:true|false|null|yes|no|on|off|y|n)$/i
/** Parts of a UUID may look like a number, but the whole never does. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A scalar's text. @param isFlow whether it stands between brackets, where commas and brackets have a meaning */
export function scalarText(value: Exclude<Json, object>, isFlow: boolean): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return isPlain(value, isFlow) ? value : quotedText(value)
}

function isPlain(text: string, isFlow: boolean): boolean {
  if (DATE_OR_VERSION.test(text) || UUID.test(text)) return true
  if (!PLAIN.test(text) || CONSTANT.test(text) || text.endsWith(' ')) return false
  return !isFlow || !/[{}[\],]/.test(text)
}

/** Text in double quotes: JSON's own escapes, and those that a YAML reader needs beyond. */
function quotedText(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
