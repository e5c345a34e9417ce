/** Params with which the syncs of a kind read its lists. */
import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../runtime/base/json.ts'
import type { ResolvedLater, ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'

type Value = ResolvedLater['with'][number]['value']

/** Whether a sync of a kind reads a list with this value of a param: it belongs to the list. */
export function isOfSync(manifest: ResolvedManifest, operation: ResolvedOperation, name: string, value: Json): boolean {
  const syncs = Object.values(manifest.entities).flatMap(({ sync }) =>
    sync ? [sync, ...[sync.later ?? [], sync.deletions ?? []].flat()] : [],
  )
  const entries = syncs.filter(({ from }) => operationAt(manifest, from) === operation).flatMap((one) => one.with)
  return entries.some((entry) => entry.name === name && isSame(constantOf(entry.value), value))
}

/** Whether values are equal, as texts where a request has texts. */
function isSame(one: Json | undefined, other: Json): boolean {
  return one !== undefined && (isDeepStrictEqual(one, other) || String(one) === String(other))
}

/** The value of an entry as its manifest has it; a template's text. */
export function constantOf(value: Value): Json | undefined {
  if ('list' in value) return value.list.map((one) => constantOf(one) ?? null)
  return 'template' in value ? value.template.text : 'constant' in value ? value.constant : undefined
}

/** The operation of an ID such as `orders.list`, or of an entity's feed of changes. */
export function operationAt({ operations, changes = {} }: ResolvedManifest, id: string): ResolvedOperation | undefined {
  const [entity = '', action] = id.split('.')
  return action === 'changes' ? changes[entity] : operations[id]
}
