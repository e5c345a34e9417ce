/** JSON as XML text: what the runtime reads of XML, read backwards. */
import { isObject, type Json } from '../runtime/base/json.ts'

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/**
 * The document that is read as a value; undefined for a value that no document is read as.
 * @param namespaces by the prefixes that names in the value have
 * @example xmlText({ Book: { '@id': '1', Title: 'Emma' } }, {}) // <Book id="1"><Title>Emma</Title></Book>
 */
export function xmlText(value: Json | undefined, namespaces: Readonly<Record<string, string>>): string | undefined {
  const [root, another] = isObject(value) ? Object.entries(value) : []
  if (!root || another || Array.isArray(root[1])) return undefined
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${escaped(uri)}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root[0], root[1], declared.join(''))}`
}

function element(name: string, value: Json, attributes = ''): string {
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('')
  if (value === null) return `<${name}${attributes} xmlns:xsi="${XSI}" xsi:nil="true"/>`
  if (!isObject(value)) return `<${name}${attributes}>${escaped(String(value))}</${name}>`
  const parts = Object.entries(value).map(([key, inner]) => {
    if (key.startsWith('@')) return { attribute: inner === null ? '' : ` ${key.slice(1)}="${escaped(String(inner))}"` }
    return { content: key === '#text' ? escaped(String(inner ?? '')) : element(key, inner) }
  })
  const all = attributes + parts.map(({ attribute = '' }) => attribute).join('')
  return `<${name}${all}>${parts.map(({ content = '' }) => content).join('')}</${name}>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}
