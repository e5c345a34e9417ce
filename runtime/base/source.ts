/** A position in a text file. Lines and columns count from 1. */
export interface SourcePosition {
  readonly line: number
  readonly column: number
}

/** The position of the character at an offset. */
export function positionAt(text: string, offset: number): SourcePosition {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}

/** The line before and the line at a position, with a caret under `width` characters. Long lines are cut around the fault. */
export function codeFrame(text: string, { line, column }: SourcePosition, width = 1): string {
  const lines = text.split(/\r?\n/)
  const gutter = String(line).length
  const from = column > 90 ? column - 60 : 0
  const show = (number: number) =>
    `${String(number).padStart(gutter)} | ${printable((lines[number - 1] ?? '').slice(from, from + 110))}`
  const room = Math.max(1, Math.min(width, (lines[line - 1] ?? '').length - column + 1, 110))
  const caret = `${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(room)}`
  return [...(line > 1 ? [show(line - 1)] : []), show(line), caret].join('\n')
}

/** Control characters would move the caret or the terminal. */
function printable(line: string): string {
  return line.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}
