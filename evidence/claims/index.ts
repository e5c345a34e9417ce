/** Lists the claims of a manifest about its vendor. Texts for people and Plugboard's own decisions claim nothing. */
import { type EntitySource, isObject, pointer, type ValidManifest } from 'plugboard/author'
import { addAuth, addHosts } from './auth.ts'
import { type VendorClaim, ClaimBook } from './claim.ts'
import { addFields } from './fields.ts'
import type { ManifestLines } from './lines.ts'
import { adder, addLevel } from './operation.ts'

export { type AcceptedPart, acceptedDigest } from './accepted.ts'
export { AREAS, type Area, type VendorClaim, claimDigest, type Fact, mark } from './claim.ts'
export {
  BOUNDS,
  limitedTo,
  type NamedType,
  namedType,
  namedTypeOf,
  plainType,
  type ReadField,
  readField,
} from './fields.ts'
export { manifestLines, type ManifestLines, namedPages, type NamedPage, urlsOf } from './lines.ts'

/** Actions that change something at the vendor, where `defaults` speaks of them. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** Keys of a sync that describe the vendor; the others describe Plugboard's use. */
const SYNC_KEYS = [
  'field',
  'param',
  'with',
  'token',
  'newest_first',
  'changed_parents',
  'partial',
  'record',
  'id',
  'deleted',
  'history_days',
]

/** Returns the claims of a manifest in the order of its lines. Lines of a kind that it extends are claims of that kind. */
export function claimsOf(valid: ValidManifest, { lineOf }: ManifestLines): VendorClaim[] {
  const { manifest, resolved, document } = valid
  const book = new ClaimBook(lineOf)
  const level = (source: unknown, at: string, isWrite: boolean) => {
    if (isObject(source)) addLevel(source, at, { book, manifest, area: isWrite ? 'writes' : 'requests' })
  }
  addAuth(manifest, book)
  addHosts(manifest, book)
  adder({ book })('request', 'requests', '/fragments', manifest.fragments)
  const operations = Object.values(resolved.operations).map(({ entity, action, effect }) => ({
    source: (manifest.entities[entity] as Readonly<Record<string, unknown>> | undefined)?.[action],
    at: pointer('/entities', entity, action),
    isWrite: effect !== 'read',
  }))
  // A type's claims count as claims of a write if one uses the type.
  for (const { source, at } of operations.filter(({ isWrite }) => isWrite)) level(source, at, true)
  const keys = { ...manifest, base_url: undefined }
  level(keys, '', false)
  for (const [action, source] of Object.entries(manifest.defaults ?? {}))
    level(source, pointer('/defaults', action), WRITES.has(action))
  for (const [name, entity] of Object.entries(manifest.entities))
    addEntity(entity, pointer('/entities', name), book, level)
  for (const { source, at } of operations.filter(({ isWrite }) => !isWrite)) level(source, at, false)
  addWebhooks(manifest, book)
  for (const [name, fields] of Object.entries(manifest.schemas ?? {}))
    addFields(fields, pointer('/schemas', name), { book, manifest, area: 'fields' })
  const own = document.sourceOf('')
  return book.claims.filter(({ at }) => document.sourceOf(at) === own)
}

/** Adds the claims of webhooks: signatures, requests and events. */
function addWebhooks({ webhooks }: ValidManifest['manifest'], book: ClaimBook): void {
  const add = adder({ book })
  for (const key of ['verify', 'handshake', 'account', 'events', 'subscribe'] as const)
    add('webhooks', 'webhooks', pointer('/webhooks', key), webhooks?.[key])
  for (const [name, entity] of Object.entries(webhooks?.entities ?? {}))
    add('webhooks', 'webhooks', pointer('/webhooks/entities', name), entity)
}

function addEntity(
  entity: EntitySource,
  at: string,
  book: ClaimBook,
  level: (source: unknown, at: string, isWrite: boolean) => void,
): void {
  const { base_url, schema, params, query, sync, changes } = entity
  level({ base_url, schema, params, query }, at, false)
  level(changes, pointer(at, 'changes'), false)
  const add = adder({ book })
  add('sync', 'sync', pointer(at, 'sync'), sync, SYNC_KEYS)
  add('sync', 'sync', pointer(at, 'sync', 'later'), sync?.later, SYNC_KEYS)
  add('sync', 'sync', pointer(at, 'sync', 'deletions'), sync?.deletions, SYNC_KEYS)
}
