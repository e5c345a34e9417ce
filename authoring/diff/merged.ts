/** Merges changes by cause, and separates those of hosts, credentials and writes. */
import type { ManifestChange } from './compare.ts'
import type { ChangeLocation } from './locations.ts'

/** A change of one or more lines. */
export interface MergedChange {
  /** The change at its first line, with all operations. */
  readonly change: ManifestChange
  /** The other lines with the same change. */
  readonly others: readonly ChangeLocation[]
}

/** Merges changes with the same rule, message and evidence. */
export function mergedChanges(changes: readonly ManifestChange[]): MergedChange[] {
  const groups = new Map<string, MergedChange>()
  for (const change of changes) {
    const key = JSON.stringify([change.class, change.rule, change.message, change.restsOn, change.location.file])
    const known = groups.get(key)
    if (!known) groups.set(key, { change, others: [] })
    else {
      const operations = [...new Set([...known.change.operations, ...change.operations])]
      groups.set(key, { change: { ...known.change, operations }, others: [...known.others, change.location] })
    }
  }
  return [...groups.values()]
}

/** Rules about hosts, credentials, scopes and effects. */
const GUARDED = /^(?:host|auth|credential|scope|effect|redirects)-|^base-url-changed$/

/** Whether a change concerns hosts, credentials, or only operations that write. @param isWrite whether an operation writes */
export function isGuarded(
  { rule, class: name, operations }: ManifestChange,
  isWrite: (id: string) => boolean,
): boolean {
  return GUARDED.test(rule) || (name !== 'internal' && operations.length > 0 && operations.every(isWrite))
}
