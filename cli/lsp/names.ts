/** Names that a manifest defines, with their ranges, read line by line. */
import type { TextRange } from './cursor.ts'

/** The sections of a manifest that define names. */
const SECTIONS = ['entities', 'schemas', 'types', 'fragments'] as const

/** A name that a manifest defines. */
export interface DefinedName extends TextRange {
  readonly name: string
  readonly section: (typeof SECTIONS)[number]
  /** Its lines, without the indent of the section. */
  readonly body: string
}

/** Returns the names that a manifest defines, in the order of the text. */
export function definedNames(text: string): DefinedName[] {
  const names: DefinedName[] = []
  let section: DefinedName['section'] | undefined
  let offset = 0
  for (const line of text.split('\n')) {
    const top = /^([a-z_]+):/.exec(line)?.[1]
    if (top !== undefined) section = SECTIONS.find((one) => one === top)
    const name = section && /^ {2}([A-Za-z_]\w*):/.exec(line)?.[1]
    if (section && name !== undefined)
      names.push({ name, section, start: offset + 2, end: offset + 2 + name.length, body: bodyAt(text, offset) })
    offset += line.length + 1
  }
  return names
}

/** Returns the fields of a schema, on their own lines or between braces. */
export function fieldsOf({ body }: Pick<DefinedName, 'body'>): string[] {
  const inBraces = /^\w+: \{(.*)\}/s.exec(body)?.[1]?.replaceAll(/\{[^{}]*\}/g, '')
  if (inBraces !== undefined) return [...inBraces.matchAll(/(?:^|, )(\w+):/g)].map(([, name = '']) => name)
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
}

/** Returns the lines of a key in a body; no text without the key. */
export function blockIn(body: string, key: string): string {
  const at = body.search(new RegExp(`^  ${key}:`, 'm'))
  return at === -1 ? '' : bodyAt(body, at)
}

function bodyAt(text: string, offset: number): string {
  const [first = '', ...rest] = text.slice(offset).split('\n')
  const end = rest.findIndex((line) => /^ {0,2}[^\s#]/.test(line))
  const lines = end === -1 ? rest : rest.slice(0, end)
  return [first, ...lines]
    .map((line) => line.slice(2))
    .join('\n')
    .trimEnd()
}
