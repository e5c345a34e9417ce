/** The place and the reason of a JSON syntax error: engines' messages differ and quote the text, which may be secret. */

/** The first fault of a text: its offset in characters, and the expected token. */
export interface JsonFault {
  readonly offset: number
  readonly expected: string
}

const BLANK = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y

/** The first fault of a text that `JSON.parse` refuses, or undefined. */
export function findJsonFault(text: string): JsonFault | undefined {
  let at = 0

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found !== null
  }

  function skipTo(character: string): boolean {
    take(BLANK)
    if (text[at] !== character) return false
    at++
    return true
  }

  const wants = (expected: string): JsonFault => ({ offset: at, expected })

  function list(end: string, item: () => JsonFault | undefined): JsonFault | undefined {
    if (skipTo(end)) return undefined
    for (;;) {
      const fault = item()
      if (fault) return fault
      if (skipTo(end)) return undefined
      if (!skipTo(',')) return wants(`"," or "${end}"`)
    }
  }

  function property(): JsonFault | undefined {
    take(BLANK)
    if (!take(STRING)) return wants('a name in double quotes')
    if (!skipTo(':')) return wants('":"')
    return value()
  }

  function value(): JsonFault | undefined {
    take(BLANK)
    if (skipTo('{')) return list('}', property)
    if (skipTo('[')) return list(']', value)
    return take(STRING) || take(SCALAR) ? undefined : wants('a value; text stands in double quotes')
  }

  const fault = value()
  if (fault) return fault
  take(BLANK)
  return at < text.length ? wants('nothing more') : undefined
}
