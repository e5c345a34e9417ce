/** Compares what somebody holds with what the third party has, row by row. */
import { ORACLE_ENTITIES } from './manifest.ts'
import { type Held, orderedText } from './replicas.ts'
import type { OracleVendor } from './vendor.ts'

/** The first difference, with how many there are; undefined without any. */
export function firstDifference(who: string, { rows, happened }: OracleVendor, held: Held): string | undefined {
  const found: string[] = []
  for (const entity of ORACLE_ENTITIES) {
    const [wanted, got] = [rows[entity], held.get(entity)]
    for (const key of new Set([...wanted.keys(), ...(got?.keys() ?? [])])) {
      const row = wanted.get(key)
      const [one, other] = [row && orderedText(row), got?.get(key)]
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
