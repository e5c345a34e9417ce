/** The fields that a customer may choose from for a mapped field, and the one whose name is like it. */
import type { OwnFieldBody } from 'plugboard/contract'
import { isObject, type JsonSchema, type Steps } from 'plugboard/internal'
import { FITTING } from './check-map.ts'
import { writtenPath } from './seen-fields.ts'
import { type MappedType, mapSteps, ownNameIn } from './mapped-fields.ts'
import { alternatives, mayBe, type RecordSchemas } from './record-schema.ts'

/** A field of records that a mapped field may be read from. */
export interface FieldPath {
  readonly path: string
  /** The label that people read. Absent where only the path names the field. */
  readonly label?: string
  /** The types that its values can be read as. */
  readonly types: readonly MappedType[]
  /** Whether it is an own field, which the record schema does not name. */
  readonly isOwn: boolean
}

/** Maximum number of fields that the record schema names. */
const MOST = 200
/** Maximum number of steps to a field that only the schema has. */
const MOST_STEPS = 3
const TYPES: readonly MappedType[] = ['text', 'number', 'boolean', 'time']

/** The types that values of own fields can be read as. Third parties write some numbers and booleans as texts. */
const READ_AS: Readonly<Record<OwnFieldBody['type'], readonly MappedType[]>> = {
  string: ['text'],
  number: ['number', 'text'],
  boolean: ['boolean', 'text'],
  date: ['time', 'text'],
  datetime: ['time', 'text'],
  enum: ['text'],
  'enum[]': [],
  object: [],
  any: TYPES,
}

/** The single values of an entity's records: own fields first, then those of the schema. */
export function fieldPaths(schema: JsonSchema, own: readonly OwnFieldBody[]): FieldPath[] {
  const listed = own.map(({ path, label, type }) => ({ path, label, types: READ_AS[type], isOwn: true }))
  const paths = new Set(own.map(({ path }) => path))
  return [
    ...listed.filter(({ types }) => types.length > 0),
    ...schemaFields(schema).filter(({ path }) => !paths.has(path)),
  ]
}

function schemaFields(root: JsonSchema): FieldPath[] {
  const found: FieldPath[] = []
  let level: Node[] = [{ all: alternatives(root, root), steps: [] }]
  while (level.length > 0) {
    const below: Node[] = []
    for (const { all, steps } of level)
      for (const [name, schemas] of namedIn(all)) {
        const node = { all: schemas.flatMap((one) => alternatives(root, one)), steps: [...steps, name] }
        const path = writtenPath(node.steps)
        const types = TYPES.filter((type) => node.all.some((one) => FITTING[type].some((json) => mayBe(one, json))))
        const isParent = node.all.some(({ properties }) => properties !== undefined)
        if (isParent && node.steps.length < MOST_STEPS) below.push(node)
        else if (!isParent && path !== undefined && types.length > 0) found.push({ path, types, isOwn: false })
        if (found.length >= MOST) return found
      }
    level = below
  }
  return found
}

/** A step of records, with the schemas that it may have. */
interface Node {
  readonly all: RecordSchemas
  readonly steps: Steps
}

function namedIn(all: RecordSchemas): Map<string, JsonSchema[]> {
  const named = new Map<string, JsonSchema[]>()
  for (const { properties } of all)
    if (isObject(properties))
      for (const [name, schema] of Object.entries(properties))
        if (isObject(schema)) named.set(name, [...(named.get(name) ?? []), schema])
  return named
}

/**
 * Suggests the path for a field of a type by its name. The first with the same label or last name wins, else the only one that has all its words.
 * Case, separators and the endings by which third parties mark own fields make no difference.
 * @param names the field's own name, and the label that the customer reads
 */
export function suggestedPath(
  paths: readonly FieldPath[],
  type: MappedType,
  names: readonly string[],
): string | undefined {
  const wanted = names.map(namedWords).filter((words) => words.length > 0)
  const near: string[] = []
  for (const { path, label, types } of paths) {
    if (!types.includes(type)) continue
    const last = ownNameIn(path) ?? String(mapSteps(path).at(-1))
    const known = [last, ...(label === undefined ? [] : [label])].map(namedWords)
    const score = Math.max(0, ...wanted.flatMap((name) => known.map((words) => likeness(name, words))))
    if (score === 2) return path
    if (score === 1) near.push(path)
  }
  return near.length === 1 ? near[0] : undefined
}

/** 2 for the same words, 1 for all of them and others, 0 else. */
function likeness(name: readonly string[], words: readonly string[]): number {
  if (name.join('') === words.join('')) return 2
  return name.every((word) => words.includes(word)) ? 1 : 0
}

/** The words of a name: `Stage reason`, `stageReason`, `stage_reason__c` and `cf_stage_reason` have the same. */
function namedWords(name: string): string[] {
  const bare = name.replace(/__[cr]$/, '').replace(/^(?:cf|custom|customfield)_(?=\D)/i, '')
  const parts = bare.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()
  return parts.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
