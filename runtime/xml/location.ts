/** What a manifest knows of the places of an XML document: which are lists, and what their values are. */
import { isObject, type JsonSchema, own, referredName } from '../base/json.ts'

/** Schemas by name, to which others refer. */
type Schemas = Readonly<Record<string, JsonSchema>>

/** A location of a document, as far as a manifest knows it. */
export class XmlLocation {
  readonly #children = new Map<string, XmlLocation>()
  readonly #schemas: Schemas
  /** Without references; one for each alternative. */
  #alternatives: readonly JsonSchema[] = []
  #types: ReadonlySet<string> = new Set()
  #isList = false
  /** Whether the manifest says so of the location itself; a schema may allow it to be absent. */
  #isDeclared = false

  constructor(schemas: Schemas) {
    this.#schemas = schemas
  }

  /** The location below this one; known from now on. */
  below(path: readonly string[]): XmlLocation {
    const [name, ...rest] = path
    if (name === undefined) return this
    const location = this.at(name) ?? new XmlLocation(this.#schemas)
    this.#children.set(name, location)
    return location.below(rest)
  }

  /** The location of a child, if anything is known of it. */
  at(name: string): XmlLocation | undefined {
    const known = this.#children.get(name)
    if (known) return known
    const found = this.#alternatives.flatMap((schema) => fieldOf(schema, name) ?? [])
    if (found.length === 0) return undefined
    const child = new XmlLocation(this.#schemas).takes({ anyOf: found })
    // The names of a map are the third party's: any number of them.
    if (this.#alternatives.some(({ properties = {} }) => Object.hasOwn(properties as object, name)))
      this.#children.set(name, child)
    return child
  }

  /** Makes it a list, even of one element, and of none where the element around it exists. */
  declareList(): void {
    this.#isList = true
    this.#isDeclared = true
  }

  /** Gives it the schema of its value, or of each item where it is a list. */
  takes(schema: JsonSchema): this {
    const all = alternativesOf(schema, this.#schemas)
    const items = all.flatMap(({ type, items }) => (type === 'array' ? [isObject(items) ? items : {}] : []))
    if (items.length === 0) this.#alternatives = all
    else {
      this.#isList = true
      this.#alternatives = items.flatMap((item) => alternativesOf(item, this.#schemas))
    }
    this.#types = new Set(this.#alternatives.flatMap(typesOf))
    return this
  }

  /** The JSON types of a value here; none when nothing is known. */
  get types(): ReadonlySet<string> {
    return this.#types
  }

  get isList(): boolean {
    return this.#isList
  }

  /** The lists that an element here has, even without any item. */
  get declaredLists(): string[] {
    return [...this.#children].flatMap(([name, location]) => (location.#isDeclared ? [name] : []))
  }

  /** Whether an element here is an object, even an empty one. */
  get isObject(): boolean {
    return this.types.has('object') || this.declaredLists.length > 0
  }
}

function alternativesOf(schema: JsonSchema, schemas: Schemas): JsonSchema[] {
  const name = referredName(schema)
  const target = name === undefined ? schema : (own(schemas, name) ?? {})
  const { anyOf, oneOf } = target
  const several = [anyOf, oneOf].flat().filter(isObject) as JsonSchema[]
  return several.length > 0 ? several.flatMap((one) => alternativesOf(one, schemas)) : [target]
}

function fieldOf({ properties, additionalProperties }: JsonSchema, name: string): JsonSchema | undefined {
  const known = isObject(properties) ? own(properties as Schemas, name) : undefined
  return known ?? (isObject(additionalProperties) ? additionalProperties : undefined)
}

/** The types that a schema states, or that its fixed values have. */
function typesOf({ type, enum: values, const: value, properties }: JsonSchema): string[] {
  if (type !== undefined) return [type].flat() as string[]
  if (properties !== undefined) return ['object']
  return [value, values].flat().flatMap((one) => (one === undefined ? [] : one === null ? ['null'] : [typeof one]))
}
