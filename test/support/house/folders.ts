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
    .map((name) => `${folderOf(path)}${ARROW}${folderOf(join(dirname(path), name))}`)
}

/** The folder of a file; the settings and the metrics of a subject of the server are rooms of their own. */
function folderOf(path: string): string {
  return /^server\/\w+\/(?:settings|metrics)\.ts$/.test(path) ? path : dirname(path)
}
