/** Skeletons of fixtures: records with the types that servers saw, and no values. */
import type { RaisedDrift } from '@plugboard/server/operate'
import { find, type Json, type JsonObject, type JsonSchema, type Plan } from 'plugboard/runtime'
import { isObject } from 'plugboard/author'
import { schemaTarget } from 'plugboard/internal'
import { draftResponse, schemaTypes, write } from 'plugboard/simulator'
import { fixtureText } from '../../mock/index.ts'
import { placeSteps } from './steps.ts'

/** Empty values of JSON types. */
const EMPTY: Readonly<Record<string, () => Json>> = {
  string: () => '',
  integer: () => 0,
  number: () => 0.5,
  boolean: () => false,
  array: () => [],
  object: () => ({}),
}

/** Objects below this depth stay empty. */
const DEEPEST = 3

/** Returns a fixture of an operation: its record as the manifest declares it, with the changes. To be filled in by its author. */
export function skeletonText(plan: Plan, operation: string, drifts: readonly RaisedDrift[]): string {
  const [entity = '', action = ''] = operation.split('.')
  const { resolved } = find(plan, entity, action)
  const isEmptied = drifts.some(({ change }) => change === 'emptied')
  const record = resolved.record ? recordOf(resolved.record, plan) : {}
  for (const drift of drifts) apply(record, placeSteps(drift.path), drift)
  const isList = action === 'list' || action === 'api_search'
  const response = draftResponse()
  if (resolved.records) write(response, resolved.records, isList ? (isEmptied ? [] : [record]) : record)
  return [
    '# The types that servers saw, without values. Replace them by an example of the page of the vendor.',
    fixtureText({
      source: { kind: 'documented', url: '', date: '' },
      call: { entity, action, params: {} },
      exchanges: [
        {
          request: { method: resolved.method, path: '' },
          response: { status: 200, headers: { 'content-type': 'application/json' }, body: response.body },
        },
      ],
      result: {},
    }),
  ].join('\n')
}

/** The required fields of a schema, each with an empty value. */
function recordOf(schema: JsonSchema, plan: Plan, depth = 0): JsonObject {
  const { schemas } = plan.manifest
  const { properties, required } = schemaTarget(schema, schemas)
  if (!isObject(properties) || depth >= DEEPEST) return {}
  const names = (required ?? []) as string[]
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) =>
      names.includes(name) ? [[name, emptyOf(field, plan, depth)]] : [],
    ),
  )
}

function emptyOf(schema: JsonSchema, plan: Plan, depth: number): Json {
  const types = schemaTypes(schema, plan.manifest.schemas)
  if (types.includes('null')) return null
  return types[0] === 'object' ? recordOf(schema, plan, depth + 1) : (EMPTY[types[0] ?? '']?.() ?? null)
}

/** Changes a record at a place. */
function apply(record: JsonObject, [step, ...below]: readonly string[], drift: RaisedDrift): void {
  if (step === undefined) return
  const name = step === '*' ? 'key' : step
  if (below.length === 0) return set(record, name, drift)
  if (below[0] === '[]') {
    const list = Array.isArray(record[name]) ? record[name] : []
    record[name] = list
    const [, ...rest] = below
    if (rest.length === 0) return set(list as unknown as JsonObject, '0', drift)
    const item = isObject(list[0]) ? list[0] : {}
    list[0] = item
    return apply(item, rest, drift)
  }
  const inner = isObject(record[name]) ? record[name] : {}
  record[name] = inner
  apply(inner, below, drift)
}

function set(holder: JsonObject, name: string, { change, seen }: RaisedDrift): void {
  if (change === 'vanished') delete holder[name]
  else if (change === 'unknown_value') holder[name] = seen
  else holder[name] = EMPTY[seen.split(' or ')[0] ?? '']?.() ?? null
}
