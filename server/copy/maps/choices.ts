/** The fields that a customer may choose from for a mapped field, and the one whose name is like it. */
import { isObject, type JsonSchema } from 'plugboard/internal'
import { FITTING } from './check-map.ts'
import { writtenPath, seenFields, type SeenField, typeOf } from './seen-fields.ts'
import { type MappedType, mapSteps } from './mapped-fields.ts'
import type { Steps } from '../language/places.ts'
import { alternatives, mayBe, type RecordSchemas } from './record-schema.ts'

/** A field of records that a mapped field may be read from. */
export interface FieldPath {
  readonly path: string
  /** The types that its values can be read as. */
  readonly types: readonly MappedType[]
  /** Whether it is an own field, which the record schema does not name. */
  readonly isOwn: boolean
}

/** Maximum number of own fields of an entity, and of others. */
const MOST = 200
/** Maximum number of steps to a field that only the schema has. */
const MOST_STEPS = 3
const TYPES: readonly MappedType[] = ['text', 'number', 'boolean', 'time']

/**
 * The single values of an entity's records: own fields first, then those of the schema, frequent ones before others. Values decide
 * what a field can be read as; where no record has it, its schema does.
 * @param records texts of some records
 */
export function fieldPaths(schema: JsonSchema, records: readonly string[]): FieldPath[] {
  const seen = seenFields(schema, records).flatMap((field) => {
    const types = typesOf(field)
    return types.length === 0 ? [] : [{ path: field.path, types, isOwn: field.isOwn }]
  })
  const paths = new Set(seen.map(({ path }) => path))
  const unseen = schemaFields(schema).filter(({ path }) => !paths.has(path))
  const own = seen.filter(({ isOwn }) => isOwn).slice(0, MOST)
  const named = [...seen.filter(({ isOwn }) => !isOwn), ...unseen].slice(0, MOST)
  return [...own, ...named]
}

function typesOf({ mappable, types }: SeenField): MappedType[] {
  const read = typeOf(mappable)
  return TYPES.filter((type) => type === read || (type === 'text' && (types.text ?? 0) > 0))
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
 * Suggests the path for a field of a type by its name. The first with the same last name wins, else the only one that has all its words.
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
  for (const { path, types } of paths) {
    if (!types.includes(type)) continue
    const words = namedWords(String(mapSteps(path).at(-1)))
    const score = Math.max(0, ...wanted.map((name) => likeness(name, words)))
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
