/**
 * Returns the offset in a YAML scalar, as written, of a character in its value: `3` in the value of `'a''bc'` is `5`.
 * If folding hides that offset, returns the nearest one before it.
 * @param written the scalar with its quotes or block header
 */
export function offsetInScalar(written: string, value: string, offset: number): number {
  switch (written[0]) {
    case '"':
      return 1 + countWritten(written.slice(1), /\\(?:x..|u.{4}|U.{8}|.)|\n *(?=\S)|[^]/y, offset)
    case "'":
      return 1 + countWritten(written.slice(1), /''|[^]/y, offset)
    case '|':
      return offsetInBlock(written, value, offset)
    case '>':
      return offsetInFolded(written, offset)
    default:
      return written.startsWith(value.slice(0, offset)) ? offset : 0
  }
}

/** Returns the written length of the first `count` characters; stops at a folded line. */
function countWritten(written: string, character: RegExp, count: number): number {
  let end = 0
  for (let read = 0; read < count; read++) {
    character.lastIndex = end
    const match = character.exec(written)
    if (!match || match[0] === '\n' || match[0] === '\r') return end
    end = character.lastIndex
  }
  return end
}

/** Returns an offset in a folded block, whose lines follow its header. A line's end and the next indent are one blank. */
function offsetInFolded(written: string, offset: number): number {
  const [start = ''] = /^[^\n]*\n\s*/.exec(written) ?? []
  const body = written.slice(start.length)
  let end = 0
  for (let read = 0; read < offset && end < body.length; read++) {
    const [fold = ''] = /^\n *(?=\S)/.exec(body.slice(end)) ?? []
    if (body[end] === '\n' && fold === '') break
    end += fold.length || 1
  }
  return start.length + end
}

/** Returns an offset in a literal block, whose indented lines follow its header and keep their length. Its end is its last line's. */
function offsetInBlock(written: string, value: string, offset: number): number {
  const [header = '', ...lines] = written.split('\n')
  const first = lines.find((line) => line.trim() !== '')
  if (first === undefined || /\d/.test(header)) return 0
  const indent = first.search(/\S/)
  const before = value.trimEnd().slice(0, offset).split('\n')
  const above = lines.slice(0, before.length - 1).reduce((sum, line) => sum + line.length + 1, header.length + 1)
  return above + indent + before.at(-1)!.length
}
