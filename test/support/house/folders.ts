/** The rule about folders: no two import each other. */
import { dirname, join } from 'node:path'
import type { Departure } from './departure.ts'
import type { Source } from './source.ts'

/**
 * Pairs of folders that import each other, whatever is imported: types, exports handed on and `import()` included. A pair is listed under
 * the folder whose name comes first.
 */
export function mutualFolders(sources: readonly Source[]): Departure[] {
  const imports = new Set(sources.flatMap(importedFolders))
  return [...imports]
    .map((pair) => pair.split(ARROW) as [string, string])
    .filter(([from, to]) => from < to && imports.has(`${to}${ARROW}${from}`))
    .map(([from, to]) => ({ path: `${from}/`, line: 0, what: `<-> ${to}` }))
}

const ARROW = ' -> '

function importedFolders({ path, imported }: Source): string[] {
  return imported
    .filter((name) => name.startsWith('.'))
    .map((name) => `${dirname(path)}${ARROW}${dirname(join(dirname(path), name))}`)
}
