/** Positions in a text file, and the lines around them. Lines and columns count from 1. */

/** A position in a text file. */
export interface SourcePosition {
  readonly line: number
  readonly column: number
}

/** The lines of a text. A position takes a binary search among them. */
export class SourceLines {
  readonly #text: string
  /** The offset of each line, in characters. */
  readonly #starts = [0]

  constructor(text: string) {
    this.#text = text
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) this.#starts.push(end + 1)
  }

  /** The position of the character at an offset. */
  positionAt(offset: number): SourcePosition {
    let [low, high] = [0, this.#starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#startOf(middle + 1) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - this.#startOf(low + 1) + 1 }
  }

  /** The line before and the line at a position, with a caret under `width` characters. Long lines are cut around the fault. */
  frame({ line, column }: SourcePosition, width = 1): string {
    const gutter = String(line).length
    const from = column > 90 ? column - 60 : 0
    const show = (number: number) =>
      `${String(number).padStart(gutter)} | ${printable(this.#line(number).slice(from, from + 110))}`
    const room = Math.max(1, Math.min(width, this.#line(line).length - column + 1, 110))
    const caret = `${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(room)}`
    return [...(line > 1 ? [show(line - 1)] : []), show(line), caret].join('\n')
  }

  #startOf(line: number): number {
    return this.#starts[line - 1] ?? this.#text.length
  }

  #line(line: number): string {
    const end = this.#starts[line]
    const whole = this.#text.slice(this.#startOf(line), end === undefined ? undefined : end - 1)
    return end !== undefined && whole.endsWith('\r') ? whole.slice(0, -1) : whole
  }
}

/** The position of the character at an offset. */
export function positionAt(text: string, offset: number): SourcePosition {
  return new SourceLines(text).positionAt(offset)
}

/** The lines at a position, as in `SourceLines.frame`. */
export function codeFrame(text: string, position: SourcePosition, width?: number): string {
  return new SourceLines(text).frame(position, width)
}

/** A line without control characters, which would move the caret. */
function printable(line: string): string {
  return line.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}
