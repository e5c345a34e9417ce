/** What an action of an entity's own makes of its record, as far as the manifest's words say. */
import {
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  type ResolvedManifest,
  type ResolvedOperation,
} from 'plugboard/author'
import { isOwnAction } from 'plugboard/contract'
import type { Dataset } from './dataset.ts'
import { HOLDERS, propertyOf } from './relations.ts'

/** A call of an action, and the records that it is among. */
interface ActionCall {
  readonly manifest: ResolvedManifest
  readonly dataset: Dataset
  readonly operation: ResolvedOperation
  readonly params: JsonObject
}

type Fields = Readonly<Record<string, JsonSchema>>

/** The fields that a call changes besides its params: states and flags named like the action, and what a record that it names has. */
export function stateAfter(call: ActionCall, entity: string): JsonObject {
  const { manifest, dataset, operation } = call
  const { action, effect } = operation
  if (!isOwnAction(action) || effect === 'read' || effect === 'additive') return {}
  const schemaAt = (path: readonly string[]) => propertyOf(manifest, dataset.relations.recordOf(entity), path)
  const taken = takenOver(call, entity)
  const fieldsOf = (path: readonly string[]) => namedAfter(propertiesOf(schemaAt(path)), taken)
  const held = HOLDERS.map((holder) => [holder, fieldsOf([holder])] as const)
  return {
    ...fieldsOf([]),
    ...Object.fromEntries(held.filter(([, fields]) => Object.keys(fields).length > 0)),
    ...statesOf(action, Object.keys(propertiesOf(schemaAt([]))), (name) => schemaAt([name])),
  }
}

function propertiesOf(schema: JsonSchema): Fields {
  return (schema.properties ?? {}) as Fields
}

/** `cancel` makes a state `canceled`, `archive` a flag `archived`; `unarchive` takes the flag back. */
function statesOf(action: string, fields: readonly string[], schemaOf: (field: string) => JsonSchema): JsonObject {
  const verbs = action.split('_')
  const states = fields.flatMap((field): [string, Json][] => {
    const { enum: values, type } = schemaOf(field)
    const state = [values ?? []].flat().find((value) => verbs.some((verb) => isDone(String(value), verb)))
    if (state !== undefined) return [[field, state]]
    if (![type ?? []].flat().includes('boolean')) return []
    const verb = verbs.find((one) => isDone(field.replace(/^is_?/, ''), one.replace(/^un/, '')))
    return verb === undefined ? [] : [[field, !verb.startsWith('un')]]
  })
  return Object.fromEntries(states)
}

/** Whether a word is a verb, or says that it was done: `void`, `archived`, `cancelled`, `paid`. */
function isDone(word: string, verb: string): boolean {
  return [verb, `${verb}d`, `${verb}ed`, `${verb}${verb.at(-1)}ed`, verb.replace(/y$/, 'id')].includes(
    word.toLowerCase(),
  )
}

/** By the name of its schema: what the record has that an object among the params names by its key, such as where a transition leads. */
function takenOver({ manifest, dataset, params }: ActionCall, entity: string): ReadonlyMap<string, Json> {
  const taken = new Map<string, Json>()
  for (const [param, given] of Object.entries(params)) {
    const other = dataset.relations.entities.find(
      (name) => name.endsWith(`${param}s`) && dataset.relations.parent(name)?.entity === entity,
    )
    if (other === undefined || !isObject(given)) continue
    const field = dataset.relations.key(other)
    const ordinal = dataset.find({ entity: other, field }, given[field])
    if (ordinal === undefined) continue
    const record = dataset.record(other, ordinal)
    const fields = propertiesOf(propertyOf(manifest, dataset.relations.recordOf(other), []))
    for (const [name, schema] of Object.entries(fields)) {
      const value = own(record, name)
      if (isObject(value)) taken.set(schemaName(schema).toLowerCase(), value)
    }
  }
  return taken
}

/** The values whose schemas are named after a field: `StatusDetails` is for `status`. */
function namedAfter(fields: Fields, values: ReadonlyMap<string, Json>): JsonObject {
  const found = Object.keys(fields).flatMap((field): [string, Json][] => {
    const [, value] = [...values].find(([name]) => name.startsWith(field.toLowerCase())) ?? []
    return value === undefined ? [] : [[field, value]]
  })
  return Object.fromEntries(found)
}

function schemaName(schema: JsonSchema): string {
  const options = [schema, ...([schema.anyOf ?? []].flat() as JsonSchema[])]
  const ref = options.map(({ $ref }) => $ref).find((one) => typeof one === 'string') ?? ''
  return ref.slice(ref.lastIndexOf('/') + 1)
}
