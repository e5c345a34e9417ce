/** An XML element as a JSON value. */
import type { XmlElement, XmlNode, XmlText } from '@rgrove/parse-xml'
import type { Json, JsonObject } from '../base/json.ts'
import { XmlFault } from './parse.ts'
import type { XmlLocation } from './location.ts'

/** Deeper documents are refused, as deeper JSON is. */
const MAX_DEPTH = 200

/** @see https://www.w3.org/TR/xmlschema-1/#xsi_nil */
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Namespaces by the prefixes that an element gives them, the default one by an empty prefix, and those around it. */
interface Scope {
  readonly declared: ReadonlyMap<string, string>
  readonly around: Scope | undefined
}

/** Prefixes of a manifest by their namespaces. */
export type Prefixes = ReadonlyMap<string, string>

/**
 * The document as an object with the root element's name: text, or an object of attributes (`@name`), elements and `#text`.
 * @throws XmlFault
 */
export function documentValue(root: XmlElement, location: XmlLocation, prefixes: Prefixes): JsonObject {
  const reader = new ElementReader(prefixes)
  const scope = scopeIn(root, undefined)
  const name = reader.name(root.name, scope, true)
  return { [name]: reader.value(root, location.at(name), scope, 1) }
}

class ElementReader {
  readonly #prefixes: Prefixes

  constructor(prefixes: Prefixes) {
    this.#prefixes = prefixes
  }

  /** The name without its prefix, or with that of the manifest for its namespace. @param isElement an attribute has no default namespace */
  name(written: string, scope: Scope | undefined, isElement: boolean): string {
    const at = written.indexOf(':')
    const [prefix, local] = at === -1 ? ['', written] : [written.slice(0, at), written.slice(at + 1)]
    const namespace = at === -1 && !isElement ? undefined : namespaceOf(prefix, scope)
    const own = namespace === undefined ? undefined : this.#prefixes.get(namespace)
    const name = own === undefined ? local : `${own}:${local}`
    if (name === '__proto__') throw new XmlFault('has a name that no value may have, __proto__')
    return name
  }

  value(element: XmlElement, location: XmlLocation | undefined, scope: Scope | undefined, depth: number): Json {
    if (depth > MAX_DEPTH) throw new XmlFault('is nested too deeply')
    const { attributes, isNil } = this.#attributes(element, scope)
    if (isNil) return null
    const children = element.children.filter(isElementNode)
    const text = element.children
      .filter(isTextNode)
      .map((node) => node.text)
      .join('')
    const types = location?.types ?? NONE
    if (children.length === 0 && types.size > 0 && !types.has('object')) return scalar(text, types)
    if (children.length === 0 && attributes.length === 0 && !(location?.isObject && text.trim() === '')) return text
    const value: JsonObject = {}
    for (const [name, given] of attributes) value[name] = scalar(given, location?.at(name)?.types ?? NONE)
    for (const name of location?.declaredLists ?? []) value[name] = []
    this.#addChildren(value, children, { location, scope, depth })
    if (text.trim() !== '') value['#text'] = scalar(text, location?.at('#text')?.types ?? NONE)
    return value
  }

  #addChildren(
    into: JsonObject,
    children: readonly XmlElement[],
    {
      location,
      scope,
      depth,
    }: { readonly location: XmlLocation | undefined; readonly scope: Scope | undefined; readonly depth: number },
  ): void {
    for (const child of children) {
      const inner = scopeIn(child, scope)
      const name = this.name(child.name, inner, true)
      const below = location?.at(name)
      const value = this.value(child, below, inner, depth + 1)
      const before = Object.hasOwn(into, name) ? into[name] : undefined
      if (Array.isArray(before)) before.push(value)
      else if (before !== undefined) into[name] = [before, value]
      else into[name] = below?.isList ? [value] : value
    }
  }

  #attributes(
    { attributes }: XmlElement,
    scope: Scope | undefined,
  ): { attributes: [string, string][]; isNil: boolean } {
    const named: [string, string][] = []
    let isNil = false
    for (const [written, value] of Object.entries(attributes)) {
      if (written === 'xmlns' || written.startsWith('xmlns:')) continue
      const [prefix = '', local] = written.split(':')
      if (local === 'nil' && namespaceOf(prefix, scope) === XSI) isNil ||= value === 'true' || value === '1'
      else named.push([`@${this.name(written, scope, false)}`, value])
    }
    return { attributes: named, isNil }
  }
}

const NONE: ReadonlySet<string> = new Set()

function isElementNode(node: XmlNode): node is XmlElement {
  return node.type === 'element'
}

function isTextNode(node: XmlNode): node is XmlText {
  return node.type === 'text'
}

/** The namespaces that hold within an element. None is copied, so that many of them cost no more than they are long. */
function scopeIn({ attributes }: XmlElement, around: Scope | undefined): Scope | undefined {
  const declared = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
  return declared.length === 0
    ? around
    : { declared: new Map(declared.map(([name, uri]) => [name.slice(6), uri])), around }
}

function namespaceOf(prefix: string, scope: Scope | undefined): string | undefined {
  for (let at = scope; at; at = at.around) if (at.declared.has(prefix)) return at.declared.get(prefix)
  return undefined
}

const INTEGER = /^[+-]?\d{1,15}$/
const NUMBER = /^[+-]?(?=\.?\d)\d{0,15}(?:\.\d{0,15})?(?:[eE][+-]?\d{1,3})?$/
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** Text as a value of the types that a schema allows; what is none of them stays text. Longer numbers would lose digits. */
function scalar(text: string, types: ReadonlySet<string>): Json {
  if (types.size === 0 || types.has('string')) return text
  const plain = text.trim()
  if (plain === '') return null
  const isNumber = (types.has('integer') && INTEGER.test(plain)) || (types.has('number') && NUMBER.test(plain))
  const number = Number(plain)
  if (isNumber && Number.isFinite(number)) return number
  return (types.has('boolean') ? BOOLEANS.get(plain) : undefined) ?? text
}
