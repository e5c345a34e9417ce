/** Changes as a reviewer weighs them: one for each cause, with those of hosts, credentials and writes apart. */
import type { ManifestChange } from './compare.ts'
import type { ChangeLocation } from './locations.ts'

/** A change that one or more lines of a manifest make. */
export interface MergedChange {
  /** The change at its first line, with the operations of all lines. */
  readonly change: ManifestChange
  /** The other lines that make the same change. */
  readonly others: readonly ChangeLocation[]
}

/** Changes with the same rule, sentence and proof as one, in the order of the first. */
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

/** The rules about where requests, credentials and data go, and about what a call does to the data of an account. */
const GUARDED = /^(?:host|auth|credential|scope|effect|redirects)-|^base-url-changed$/

/** Whether a reviewer looks at a change first: it is about hosts, credentials, or operations that all write. @param isWrite whether an operation writes */
export function isGuarded(
  { rule, class: name, operations }: ManifestChange,
  isWrite: (id: string) => boolean,
): boolean {
  return GUARDED.test(rule) || (name !== 'internal' && operations.length > 0 && operations.every(isWrite))
}
