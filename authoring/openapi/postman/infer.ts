/** Examples -> a schema of what they have in common. No value of an example gets into it, and no name that is one. */
import { findPersonal, isObject, looksLikeId } from 'plugboard/author'
import type { Source } from './source.ts'
import { defined } from 'plugboard/internal'

/** Stands in an example where a variable of Postman would be filled in: it may be anything. */
export const VARIABLE = '{{}}'

const DEEPEST = 20
const MOST_ITEMS = 200
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/
const DATE = /^\d{4}-\d\d-\d\d$/

/** The schema of examples, in the words of OpenAPI 3.1. */
export function infer(examples: readonly unknown[], depth = 0): Source {
  const known = examples.filter((value) => !(typeof value === 'string' && value.includes('{{')))
  const values = known.filter((value) => value !== null)
  const types = typesOf(values)
  if (depth > DEEPEST || values.length === 0 || known.length < examples.length) return {}
  const type = [...types, ...(known.includes(null) ? ['null'] : [])]
  const lists = values.filter(Array.isArray)
  const maps = values.filter(isObject)
  const isText = types.length === 1 && types[0] === 'string'
  const fields = maps.length > 0 ? fieldsOf(maps, depth) : {}
  return defined({
    type: type.length === 1 ? type[0] : type,
    format: isText ? formatOf(values as string[]) : undefined,
    items: lists.length > 0 ? infer(lists.flat().slice(0, MOST_ITEMS), depth + 1) : undefined,
    ...fields,
  })
}

function typesOf(values: readonly unknown[]): string[] {
  const types = new Set(values.map(typeOf))
  if (types.has('number')) types.delete('integer')
  return [...types]
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

function formatOf(values: readonly string[]): string | undefined {
  if (values.every((value) => DATE_TIME.test(value))) return 'date-time'
  return values.every((value) => DATE.test(value)) ? 'date' : undefined
}

/** The fields of objects; those of a map by ids, people or the like have names that are values, and are left out. */
function fieldsOf(maps: readonly Source[], depth: number): Source {
  const names = new Set(maps.flatMap((map) => Object.keys(map)))
  if ([...names].some(isValue)) {
    const all = maps.flatMap((map) => Object.values(map)).slice(0, MOST_ITEMS)
    return { additionalProperties: infer(all, depth + 1) }
  }
  const read = (name: string) => infer(maps.filter((map) => Object.hasOwn(map, name)).map((map) => map[name]), depth + 1) // prettier-ignore
  return { properties: Object.fromEntries([...names].map((name) => [name, read(name)])) }
}

/** Whether a name is a key of the data, such as an id, and not the name of a field. */
function isValue(name: string): boolean {
  return (
    name.length > 60 ||
    /^\d|\{\{|\d{5}/.test(name) ||
    /[^\w.$@ :/-]/.test(name) ||
    looksLikeId(name) ||
    findPersonal(name).length > 0
  )
}

/** A text of a query or form as the value that it is written for; empty where a variable stands. */
export function exampleOf(text: string): unknown {
  if (text.includes('{{')) return ''
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}

/** JSON as Postman takes it: variables in place of values, and comments. Undefined for what is not JSON. */
export function exampleOfJson(text: string): unknown {
  const plain = text.replaceAll(
    /"(?:[^"\\]|\\.)*"|\{\{[^{}]*\}\}|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g,
    (part) => (part.startsWith('"') ? part : part.startsWith('{') ? JSON.stringify(VARIABLE) : ' '),
  )
  try {
    return JSON.parse(plain) as unknown
  } catch {
    return undefined
  }
}
