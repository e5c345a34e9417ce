/** The states into which an entity's own actions bring a record, by the words of the manifest. */
import { isObject, type Json, type JsonObject, type JsonSchema, own, propertiesOf } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import { isOwnAction } from '../../runtime/base/actions.ts'
import type { Dataset } from './dataset.ts'
import { HOLDERS, propertyOf } from './relations.ts'

/** A call of an action. */
interface ActionCall {
  readonly manifest: ResolvedManifest
  readonly dataset: Dataset
  readonly operation: ResolvedOperation
  readonly params: JsonObject
  /** The time of the call, in milliseconds since 1970. */
  readonly at: number
}

const STATES: readonly string[] = ['status', 'state']

/**
 * The fields that a call changes besides its params: states, flags and times named like the action, and values of a
 * named record.
 */
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
    ...statesOf(call, Object.keys(dataset.relations.fieldsOf(entity)), (name) => schemaAt([name])),
  }
}

/** `cancel` sets a state `canceled`, `archive` a flag `archived` or a time `archived_at`; `unarchive` resets flag and time. */
function statesOf(
  { operation, at }: ActionCall,
  fields: readonly string[],
  schemaOf: (field: string) => JsonSchema,
): JsonObject {
  const verbs = operation.action.split('_')
  const states = fields.flatMap((field): [string, Json][] => {
    const schema = schemaOf(field)
    const types = [schema.type ?? []].flat()
    const state = valuesIn(field, schema).find((value) => verbs.some((verb) => isDone(value, verb)))
    if (state !== undefined) return [[field, state]]
    const verb = verbs.find((one) => isDone(field.replace(/^is_?|_?(at|on)$/gi, ''), one.replace(/^un/, '')))
    if (verb === undefined) return []
    if (types.includes('boolean')) return [[field, !verb.startsWith('un')]]
    if (!/(at|on)$/i.test(field)) return []
    const time = types.includes('string') ? new Date(at).toISOString() : Math.floor(at / 1000)
    return [[field, verb.startsWith('un') ? null : time]]
  })
  return Object.fromEntries(states)
}

/** The values of a text: its `enum`, else the words in the description of a state. */
function valuesIn(field: string, { enum: values, description }: JsonSchema): string[] {
  if (Array.isArray(values)) return values.filter((value) => typeof value === 'string')
  return STATES.includes(field) && typeof description === 'string' ? description.split(/\W+/) : []
}

/** Whether a word is a verb or its participle: `void`, `archived`, `cancelled`, `paid`. */
function isDone(word: string, verb: string): boolean {
  return [verb, `${verb}d`, `${verb}ed`, `${verb}${verb.at(-1)}ed`, verb.replace(/y$/, 'id')].includes(
    word.toLowerCase(),
  )
}

/** The objects of the record that a param names by its key, such as the target of a transition, by the name of their schema. */
function takenOver({ dataset, params }: ActionCall, entity: string): ReadonlyMap<string, Json> {
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
    for (const [name, schema] of Object.entries(dataset.relations.fieldsOf(other))) {
      const value = own(record, name)
      if (isObject(value)) taken.set(schemaName(schema).toLowerCase(), value)
    }
  }
  return taken
}

/** The values of the fields after which their schemas are named: `StatusDetails` is for `status`. */
function namedAfter(fields: Readonly<Record<string, JsonSchema>>, values: ReadonlyMap<string, Json>): JsonObject {
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
