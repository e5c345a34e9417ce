/** The record that a request writes. */
import { isObject, type Json, type JsonObject, own, valueAt } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation, Value } from '../../runtime/manifest/index.ts'
import type { Locator } from '../../runtime/language/locator.ts'
import { paramOf } from './values.ts'

/** The values that a call writes into its record: its params, and its body's values at their places in responses. */
export function writtenValues(
  manifest: ResolvedManifest,
  { operation, params }: { readonly operation: ResolvedOperation; readonly params: JsonObject },
): JsonObject {
  const { body } = operation
  const sent =
    body?.from === 'entries'
      ? mapOf(Object.fromEntries(body.entries.map(({ name, value }) => [name, value])), params)
      : body?.from === 'value'
        ? jsonOf(body.value, params)
        : undefined
  return { ...params, ...objectAt(sent, recordsAt(manifest, operation)) }
}

/** Where the operation's response has the record, else that of the entity's `get`. */
function recordsAt({ operations }: ResolvedManifest, { records, entity }: ResolvedOperation): Locator | null {
  return records ?? own(operations, `${entity}.get`)?.records ?? null
}

/** The object at a place of the body, else the whole body. */
function objectAt(sent: Json | undefined, at: Locator | null): JsonObject {
  const [first] = at?.in === 'first' ? at.of : [at]
  const steps = first?.in === 'body' ? first.steps : []
  const found = steps.every((step) => typeof step === 'string') ? valueAt(sent, steps) : undefined
  return isObject(found) ? found : isObject(sent) ? sent : {}
}

/** A value of the manifest with a call's params; undefined without the param, and where text surrounds it. */
function jsonOf(value: Value, params: JsonObject): Json | undefined {
  if ('constant' in value) return value.constant
  if ('map' in value) return mapOf(value.map, params)
  if ('list' in value) return value.list.flatMap((item) => jsonOf(item, params) ?? [])
  const param = paramOf(value)
  return param === undefined ? undefined : own(params, param)
}

function mapOf(map: Readonly<Record<string, Value>>, params: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(map).flatMap(([name, value]): [string, Json][] => {
      const json = jsonOf(value, params)
      return json === undefined ? [] : [[name, json]]
    }),
  )
}
