/** Text for a terminal, without control characters, measured in columns. */

const ESCAPE_SEQUENCES =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/g
/** C0, DEL, C1, line and paragraph separators, and marks that reverse the direction of writing. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu
const NARROW = /\p{Mark}|\u200d/gu

/** Returns a text on one line, without escape sequences and control characters. */
export function oneLine(text: string): string {
  return text.replace(ESCAPE_SEQUENCES, '').replace(/\s+/g, ' ').replace(CONTROLS, '').trim()
}

/** Returns a text of several lines, without escape sequences and control characters. */
export function manyLines(text: string): string {
  return text
    .replace(ESCAPE_SEQUENCES, '')
    .split(/\r?\n/)
    .map((line) => line.replaceAll('\t', '  ').replace(CONTROLS, ''))
    .join('\n')
}

/** Returns the number of columns of a line. */
export function widthOf(line: string): number {
  return Array.from(line).length + (line.match(WIDE)?.length ?? 0) - (line.match(NARROW)?.length ?? 0)
}

/** Cuts a line to `width` columns, with `…` at the end. */
export function cut(line: string, width: number): string {
  if (widthOf(line) <= width) return line
  let fitting = ''
  for (const character of line) {
    if (widthOf(fitting + character) > width - 1) break
    fitting += character
  }
  return `${fitting}…`
}

/** Breaks a line at spaces into lines of at most `width` columns. Longer words break, too, after a dot if they have one. */
export function wrap(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (widthOf(longer) <= width) {
      current = longer
      continue
    }
    if (current !== '') lines.push(current)
    current = word
    while (widthOf(current) > width) {
      const fitting = Array.from(current).slice(0, width).join('')
      const part = /^.*\.(?=.)/.exec(fitting)?.[0] ?? fitting
      lines.push(part)
      current = current.slice(part.length)
    }
  }
  return [...lines, current]
}

/** Returns a number with its noun: `1 page`, `2 pages`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}
