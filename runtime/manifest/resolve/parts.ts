/** Fields of records that come from other operations of the kind. */
import { isObject, type Json, own, type Params, pointer } from '../../base/json.ts'
import { neededFields } from '../../language/locator.ts'
import type { OperationSource } from '../model/manifest.ts'
import type { RecordPart, ResolvedOperation } from '../model/resolved.ts'
import type { ValueReader } from './values.ts'

/** Resolves the parts of an operation's records. Only reads have parts, since a write returns the vendor's record. */
export function resolveParts(
  { parts = {} }: Pick<OperationSource, 'parts'>,
  read: ValueReader,
): ResolvedOperation['parts'] {
  const all = Object.entries(parts).flatMap(([name, part]): [string, RecordPart][] => {
    if (!isObject(part)) return []
    const at = pointer('/parts', name)
    const { from, param = 'ids', ids = '$.id', key = '$.id', take = '$', with: given = {} } = part
    const resolved = {
      from,
      param,
      ids: read.either(ids, pointer(at, 'ids')),
      key: read.locator(key, pointer(at, 'key')),
      take: read.locator(take, pointer(at, 'take')),
      with: given as Params & Json,
    }
    return [[name, resolved]]
  })
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

type Operations = Readonly<Record<string, ResolvedOperation>>

/**
 * Returns the operations that supply parts of an operation's records, including parts of parts.
 * @param needed the used fields of its records; all of them by default
 * @param within the operations on the way
 * @returns undefined if parts lead back to an operation on the way
 */
export function partSources(
  operations: Operations,
  id: string,
  needed?: ReadonlySet<string>,
  within: readonly string[] = [],
): ReadonlySet<string> | undefined {
  if (within.includes(id)) return undefined
  const found = new Set<string>()
  const parts = Object.entries(own(operations, id)?.parts ?? {})
  for (const [name, { from, take }] of parts) {
    if (needed && !needed.has(name)) continue
    const inner = partSources(operations, from, neededFields([take]), [...within, id])
    if (!inner) return undefined
    for (const one of [from, ...inner]) found.add(one)
  }
  return found
}

/** Adds to operations the scopes of the operations that supply parts of their records: a call needs them all. */
export function withPartScopes(operations: Operations): Record<string, ResolvedOperation> {
  return Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => {
      if (!operation.parts) return [id, operation]
      const sources = [...(partSources(operations, id) ?? [])]
      const lists = [operation, ...sources.map((from) => own(operations, from))].flatMap((one) => one?.scopes ?? [])
      const scopes = [...new Map(lists.map((list) => [list.join(' '), list])).values()]
      return [id, scopes.length > (operation.scopes?.length ?? 0) ? { ...operation, scopes } : operation]
    }),
  )
}
