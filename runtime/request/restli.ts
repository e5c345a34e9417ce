/** Writes values as protocol 2.0 of Rest.li does: `List(a,b)` and `(a:b,c:d)`. */
import { invalidParam } from '../base/errors.ts'
import { type Json, valueText } from '../base/json.ts'

/**
 * Returns a value as Rest.li has it in URLs. Lists, objects and the signs between their parts stay as they are. Texts are
 * percent-encoded, with parentheses, commas, colons and quotes: a text never becomes a list.
 * @param name the param in errors
 * @throws ConnectorError `invalid_params` for null, which Rest.li cannot write
 * @see https://linkedin.github.io/rest.li/spec/protocol
 */
export function restliText(name: string, value: Json): string {
  if (value === null) throw invalidParam(name, 'has null, which its style (Rest.li) cannot write', 'null')
  if (Array.isArray(value)) return `List(${value.map((item) => restliText(name, item)).join(',')})`
  if (typeof value !== 'object') return primitive(valueText(value))
  const entries = Object.entries(value).map(([key, child]) => `${primitive(key)}:${restliText(name, child)}`)
  return `(${entries.join(',')})`
}

/** Empty text is a pair of quotes. `encodeURIComponent` leaves the signs of Rest.li. */
function primitive(text: string): string {
  if (text === '') return "''"
  return encodeURIComponent(text).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
