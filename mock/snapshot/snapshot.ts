/** Records what a manifest does, to compare later versions with. It is no evidence of the vendor. */
import { isObject, type Json, type JsonObject } from 'plugboard/author'
import type { Plan } from 'plugboard/runtime'
import { exampleConfig } from 'plugboard/simulator'
import { authSection } from './auth.ts'
import { shownOperation, Stage } from './calls/index.ts'
import { operationIds } from './base/manifest.ts'
import { copySections } from './copies/index.ts'
import { paceSection } from './pace.ts'
import { errorsSection } from './refusals.ts'
import { schemasSection } from './schemas.ts'
import { withoutEmpty, isShownRequest, mapEntries, onOneLine } from './base/shown.ts'

/** A kind's snapshot, and what cannot be right in it. */
export interface Snapshot {
  readonly kind: string
  readonly document: JsonObject
  /** Sentences. */
  readonly faults: readonly string[]
  /** Operations that cannot be simulated, with the reason. */
  readonly unplayed: readonly { readonly id: string; readonly why: string }[]
}

/** Runs everything in a manifest against a third party made up from it. */
export async function snapshotOf(plan: Plan): Promise<Snapshot> {
  const { manifest } = plan
  const stage = new Stage(plan)
  const copies = await copySections(stage)
  const operations = new Map<string, JsonObject>()
  for (const id of Object.keys(manifest.operations)) operations.set(id, await shownOperation(stage, id))
  const entities = Object.fromEntries(
    Object.keys(manifest.entities).map((entity) => {
      const own = operationIds(plan, entity).map(
        (id) => [id.slice(entity.length + 1), operations.get(id) ?? {}] as const,
      )
      return [entity, withoutEmpty({ ...Object.fromEntries(own), records: copies.get(entity)?.shown })]
    }),
  )
  const headers = usualHeaders(entities)
  const settings = exampleConfig(plan)
  const auth = Object.entries(manifest.auth).map(
    async ([name, variant]) => [name, await authSection(plan, name, variant)] as const,
  )
  const document = withoutEmpty({
    kind: plan.kind,
    check: manifest.check,
    check_params: manifest.checkParams,
    settings,
    base: stage.base,
    headers,
    auth: Object.fromEntries(await Promise.all(auth)),
    entities: withoutUsual(entities, headers),
    pace: await paceSection(plan),
    errors: errorsSection(plan),
    fragments: fragmentsOf(plan),
    schemas: schemasSection(manifest),
  })
  return {
    kind: plan.kind,
    document,
    faults: [...[...copies.values()].flatMap(({ faults }) => faults), ...[...operations].flatMap(emptyFaults)],
    unplayed: [...operations].flatMap(([id, { gives }]) => {
      const { error, says } = gives as JsonObject
      return error === undefined ? [] : [{ id, why: String(says ?? error) }]
    }),
  }
}

/** Returns the fault of an empty list. */
function emptyFaults([id, { empty, gives }]: readonly [string, JsonObject]): string[] {
  const isPlayed = (gives as JsonObject).error === undefined
  const isWrong = isPlayed && isObject(empty) && (empty.gives as JsonObject).records !== 0
  return isWrong ? [`${id} gives something else than no records where there are none`] : []
}

/** Returns the headers that most requests of the operations have, with the same values. */
function usualHeaders(entities: Json): JsonObject {
  const all = requestsIn(entities)
  const counts = new Map<string, number>()
  for (const { headers = {} } of all)
    for (const pair of Object.entries(headers as JsonObject))
      counts.set(JSON.stringify(pair), (counts.get(JSON.stringify(pair)) ?? 0) + 1)
  const usual = [...counts].filter(([, count]) => count > all.length / 2)
  return Object.fromEntries(usual.map(([pair]) => JSON.parse(pair) as [string, Json]))
}

function requestsIn(value: Json): JsonObject[] {
  if (isShownRequest(value)) return [value]
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(requestsIn)
  return isObject(value) ? (Object.values(value) as Json[]).flatMap(requestsIn) : []
}

/** Removes the headers that the snapshot has once for all requests; null marks a request without one of them. */
export function withoutUsual(value: Json, usual: JsonObject): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => withoutUsual(one, usual))
  if (!isObject(value)) return value
  if (!isShownRequest(value)) return mapEntries(value, (inner) => withoutUsual(inner, usual))
  const { headers = {}, ...request } = value
  const missing = mapEntries(usual, () => null)
  const own = Object.entries({ ...missing, ...(headers as JsonObject) }).filter(([name, text]) => usual[name] !== text)
  return own.length > 0 ? { ...request, headers: Object.fromEntries(own) } : request
}

/** Returns the fragments of GraphQL documents by name: the type, and the fields, each on a line. */
function fragmentsOf({ manifest }: Plan): JsonObject {
  const found: Record<string, Json> = {}
  for (const { body } of Object.values(manifest.operations)) {
    if (body?.from !== 'graphql') continue
    for (const text of body.document.split(/\bfragment (?=\w+ on )/).slice(1)) {
      const [, name = '', rest = ''] = /^(\w+)\s+on\s+([^]*)$/.exec(text) ?? []
      found[name] = onOneLine(rest)
    }
  }
  return found
}
