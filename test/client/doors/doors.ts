/** The doors of the package `plugboard` for applications: the exports that an editor shows, and the examples of their docstrings. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSource, readSources, type Source } from '../../support/house/source.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The doors by the name that an application imports. A name of several doors is imported from the first. */
export const DOORS = {
  plugboard: 'client/index.ts',
  'plugboard/webhooks': 'client/webhooks/index.ts',
  'plugboard/testing': 'client/testing/index.ts',
  'plugboard/agent': 'client/agent/index.ts',
  'plugboard/mcp': 'client/mcp/index.ts',
  'plugboard/widget': 'widget/index.ts',
  'plugboard/hosted': 'client/hosted/index.ts',
} as const

/** A function, class or method that a door exports. */
export interface DoorExport {
  readonly door: string
  readonly name: string
  readonly path: string
  readonly docstring: string
}

const sources = new Map<string, Source>()

function sourceOf(path: string): Source {
  const source = sources.get(path) ?? parseSource(path, readFileSync(join(ROOT, path), 'utf8'))
  sources.set(path, source)
  return source
}

/** Every function and class of the doors, and every public method of these classes. */
export function doorExports(): DoorExport[] {
  return Object.entries(DOORS).flatMap(([door, path]) =>
    valuesOf(path).flatMap((name) => declared(path, name).map((one) => ({ door, ...one }))),
  )
}

/** The names of values that a file exports; types are left out. */
function valuesOf(path: string): string[] {
  return sourceOf(path).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return []
    const { declaration, specifiers } = node
    if (declaration && 'id' in declaration && declaration.type === 'FunctionDeclaration') return [declaration.id!.name]
    return specifiers.flatMap(({ exported, exportKind }) =>
      exportKind !== 'type' && 'name' in exported ? [exported.name] : [],
    )
  })
}

/** The names that each door exports, types too. */
export function doorNames(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(DOORS).map(([door, path]) => [door, new Set(namesOf(path))]))
}

function namesOf(path: string): string[] {
  return sourceOf(path).program.body.flatMap((node): string[] => {
    if (node.type === 'ExportAllDeclaration') return namesOf(join(dirname(path), node.source.value))
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = node
    const own =
      declaration && 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : []
    return [...own, ...specifiers.flatMap(({ exported }) => ('name' in exported ? [exported.name] : []))]
  })
}

/** The declaration of a name, with the methods of a class. */
function declared(path: string, name: string): Omit<DoorExport, 'door'>[] {
  const source = sourceOf(path)
  for (const node of source.program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue
    const { declaration, specifiers, source: from } = node
    const passed = specifiers.find(({ exported }) => 'name' in exported && exported.name === name)
    if (passed && from && 'name' in passed.local) return declared(join(dirname(path), from.value), passed.local.name)
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name)
      return [{ name, path, docstring: docstringBefore(source, node.start) }]
    if (declaration?.type !== 'ClassDeclaration' || declaration.id?.name !== name) continue
    const methods = declaration.body.body.flatMap((member) => {
      if (member.type !== 'MethodDefinition' || member.kind !== 'method' || member.override) return []
      if (member.key.type !== 'Identifier' || member.accessibility) return []
      return [{ name: `${name}.${member.key.name}`, path, docstring: docstringBefore(source, member.start) }]
    })
    return [{ name, path, docstring: docstringBefore(source, node.start) }, ...methods]
  }
  return []
}

function docstringBefore({ text, comments }: Source, start: number): string {
  const before = comments.find(({ end }) => end <= start && text.slice(end, start).trim() === '')
  return before?.value ?? ''
}

/** An example of a docstring. */
export interface DocExample {
  /** `client/connect.ts:79`. */
  readonly at: string
  readonly code: string
}

/** Every `@example` of the client, the widget, and the errors that the doors pass on. */
export function docExamples(): DocExample[] {
  const passed = doorExports().map(({ path }) => path)
  const files = readSources(['client', 'widget', 'runtime']).filter(
    ({ path }) => !path.startsWith('runtime/') || passed.includes(path),
  )
  return files.flatMap(({ path, text, comments }) =>
    comments.flatMap(({ value, start }) => {
      const at = `${path}:${text.slice(0, start).split('\n').length}`
      return examplesIn(value).map((code) => ({ at, code }))
    }),
  )
}

/** The examples of a comment, each until the next tag. */
export function examplesIn(comment: string): string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
  return lines
    .join('\n')
    .split(/^\s*(?=@\w)/m)
    .flatMap((part) => (part.startsWith('@example') ? [part.slice('@example'.length).trim()] : []))
}
