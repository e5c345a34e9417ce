/** Values that a manifest itself lists for a param or a field. */
import { definedNames } from './names.ts'

/** Returns the allowed values of the default at an offset: from the `enum` beside it, or from its type. */
export function listedBeside(text: string, offset: number): string[] {
  const beside = besideOf(text, offset)
  const type = /(?:^|[\s{])type: *"?(\w+)/.exec(beside)?.[1]
  const named = definedNames(text).find(({ name, section }) => name === type && section === 'types')
  return enumIn(beside) ?? enumIn(named?.body ?? '') ?? []
}

function enumIn(text: string): string[] | undefined {
  const [, list] = /(?:^|[\s{])enum: *\[([^\]]*)\]/.exec(text) ?? []
  return list?.split(',').map((value) => value.trim().replace(/^(["'])(.*)\1$/, '$2'))
}

/** Returns the text of the map around an offset: between its braces, or on the lines of the same indent. */
function besideOf(text: string, offset: number): string {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(begin).split('\n')
  const open = openBrace(line.slice(0, offset - begin))
  if (open !== -1) return line.slice(open)
  const indent = line.length - line.trimStart().length
  const isOutside = (other: string) => other.trim() !== '' && other.length - other.trimStart().length < indent
  const above = text.slice(0, begin).split('\n').slice(0, -1)
  const below = text.slice(begin).split('\n').slice(1)
  const end = below.findIndex(isOutside)
  return [...above.slice(above.findLastIndex(isOutside) + 1), line, ...(end === -1 ? below : below.slice(0, end))].join(
    '\n',
  )
}

/** Returns the index of the innermost open brace; -1 without one. */
function openBrace(text: string): number {
  const open: number[] = []
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else open.pop()
  }
  return open.at(-1) ?? -1
}
