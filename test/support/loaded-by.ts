/** Modules that loading a module loads with it, from the sources. */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ROOT } from './root.ts'

/** The sources behind the names by which packages import each other, by the name. */
const PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries(
    (
      JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
        compilerOptions: { paths: Record<string, [string]> }
      }
    ).compilerOptions.paths,
  ).map(([name, [path]]) => [name, normalize(path)]),
)

/**
 * Returns every module that a file of the repository loads, directly or through others: files by their path, all others by name. Types
 * are no modules.
 * @example loadedBy('client/index.ts').has('client/connect.ts')
 */
export function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  if (!path.endsWith('.ts')) return seen
  const code = readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, name] of code.matchAll(/^(?:import|export)(?! type)\b[^'"`;]*?from '([^']+)'/gm))
    loadedBy(name!.startsWith('.') ? normalize(join(dirname(path), name!)) : (PATHS.get(name!) ?? name!), seen)
  return seen
}
