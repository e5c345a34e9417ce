/** Compares what somebody holds with what the third party has, row by row. */
import { ENTITIES } from './manifest.ts'
import { type Held, textOf } from './replicas.ts'
import type { Vendor } from './vendor.ts'

/** The first difference, with how many there are; undefined without any. */
export function firstDifference(who: string, { rows, happened }: Vendor, held: Held): string | undefined {
  const found: string[] = []
  for (const entity of ENTITIES) {
    const [wanted, got] = [rows[entity], held.get(entity)]
    for (const key of new Set([...wanted.keys(), ...(got?.keys() ?? [])])) {
      const row = wanted.get(key)
      const [one, other] = [row && textOf(row), got?.get(key)]
      if (one === other) continue
      const history = happened
        .filter((change) => change.entity === entity && change.key === key)
        .map(({ version, at }) => `${new Date(at).toISOString()} ${version === 0 ? 'deleted' : version}`)
      found.push(
        `${who}: ${entity} ${key} is ${other ?? 'missing'}, the vendor has ${one ?? 'none'}; ${history.slice(-6).join(', ')}`,
      )
    }
  }
  const [first] = found
  return first && `${first} (${found.length} differences)`
}
