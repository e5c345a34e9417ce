/** Responses that are lines: newline-delimited JSON, and CSV. */
import type { Json } from '../base/json.ts'
import { quantity, quoted } from '../base/names.ts'

/** The values of the lines, empty lines left out. @throws SyntaxError for a line that is not JSON @see https://github.com/ndjson/ndjson-spec */
export function parseJsonLines(text: string): Json[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line) as Json]
    } catch {
      throw new SyntaxError(`line ${index + 1} is not JSON`)
    }
  })
}

/**
 * The rows under the head line, fields by its names; all values are text. Empty lines are left out where rows have several fields.
 * @throws SyntaxError for a row with another number of fields, a quote that is not closed, or a name that two fields have
 * @see RFC 4180
 */
export function parseCsv(text: string): Json[] {
  const [head, ...rows] = rowsOf(text)
  if (!head) return []
  const twice = head.find((name, at) => head.indexOf(name) !== at)
  if (twice !== undefined) throw new SyntaxError(`two columns have the name ${quoted(twice)}`)
  return rows.map((row, index) => {
    if (row.length !== head.length)
      throw new SyntaxError(`row ${index + 1} has ${quantity(row.length, 'field')} instead of ${head.length}`)
    return Object.fromEntries(head.map((name, at) => [name, row[at]!]))
  })
}

/** A field with what ends it: quoted, with quotes doubled in it, or plain. */
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y
const LINE_END = /\r?\n/y

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let offset = 0
  while (offset < text.length || row.length > 0) {
    // A line without anything is a value only where rows have one.
    const blank = row.length === 0 && rows[0]?.length !== 1 ? matchAt(LINE_END, text, offset) : null
    if (blank) {
      offset += blank[0].length
      continue
    }
    const match = matchAt(FIELD, text, offset)
    if (!match) throw new SyntaxError(`a field is not closed at character ${offset}`)
    const [whole, quoted, plain = '', end] = match
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    offset += whole.length
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset
  return pattern.exec(text)
}
