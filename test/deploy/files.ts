/** The files of examples/deploy, read as far as tests look into them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

const ROOT = join(import.meta.dirname, '..', '..', 'examples', 'deploy')

/** A value of a YAML file: looked into as tests like. */
export type Value = any // oxlint-disable-line typescript/no-explicit-any -- files of other programs, whose shapes are theirs

/** Every file, by its path below examples/deploy. */
export const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(ROOT.length + 1), readFileSync(path, 'utf8')]),
)

/** The text of a file. @throws Error when there is none */
export function textOf(path: string): string {
  const text = FILES.get(path)
  if (text === undefined) throw new Error(`no file examples/deploy/${path}`)
  return text
}

/** The documents of a YAML file. @throws what is wrong with one */
export function documentsOf(path: string): Value[] {
  return parseAllDocuments(textOf(path)).map((document) => {
    for (const fault of [...document.errors, ...document.warnings]) throw fault
    return document.toJS()
  })
}

/** Every YAML file below a folder, and its documents. */
export function yamlBelow(folder: string): { path: string; documents: Value[] }[] {
  return [...FILES.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith('.yaml'))
    .map((path) => ({ path, documents: documentsOf(path) }))
}

/** Every value under a name, anywhere in a document. */
export function valuesNamed(name: string, within: Value): Value[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within as object).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...valuesNamed(name, value),
  ])
}
