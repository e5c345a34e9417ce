/** The names of the packages of this repository -> their sources, read from the one table: `paths` of tsconfig.json. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Alias {
  readonly find: RegExp
  readonly replacement: string
}

/** Aliases for Vite's `resolve.alias`; a name with `*` covers each that fits it. */
export const ALIASES: readonly Alias[] = Object.entries(readPaths()).map(([name, [file]]) => ({
  find: new RegExp(`^${name.replace('*', '(.*)')}$`),
  replacement: join(import.meta.dirname, file.replace('*', '$1')),
}))

function readPaths(): Readonly<Record<string, readonly [string]>> {
  const text = readFileSync(join(import.meta.dirname, 'tsconfig.json'), 'utf8')
  return (JSON.parse(text) as { compilerOptions: { paths: Record<string, [string]> } }).compilerOptions.paths
}
