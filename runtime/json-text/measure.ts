/** The depth and the keys of a JSON text, measured before it is parsed. */
import { pointer } from '../base/json.ts'
import { BACKSLASH, CLOSE_LIST, CLOSE_OBJECT, COLON, OPEN_LIST, OPEN_OBJECT, QUOTE } from './scan.ts'

/** The limits of counting. */
export interface JsonLimits {
  readonly depth: number
  readonly keys: number
}

const UNLIMITED: JsonLimits = { depth: Infinity, keys: Infinity }

/**
 * The depth of nested lists and objects, and the number of keys of all objects. The text may be malformed: keys are colons outside of
 * strings. It does not recurse.
 * @returns numbers up to one above a limit
 */
export function measureJson(bytes: Uint8Array, limits: JsonLimits = UNLIMITED): JsonLimits {
  let [open, depth, keys] = [0, 0, 0]
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++
        break
      case OPEN_OBJECT:
      case OPEN_LIST:
        if (++open <= depth) break
        depth = open
        if (depth > limits.depth) return { depth, keys }
        break
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open--
        break
      case COLON:
        if (++keys > limits.keys) return { depth, keys }
        break
      default:
    }
  }
  return { depth, keys }
}

/** The JSON pointer of the first repeated key of an object; undefined without one. */
export function duplicateKey(text: string): string | undefined {
  const open: { readonly path: string; readonly keys: Set<string> | undefined; last: string | number }[] = []
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/g)
  for (const [token, colon] of tokens) {
    const top = open.at(-1)
    if (token === '{' || token === '[') {
      const path = top ? pointer(top.path, top.last) : ''
      open.push({ path, keys: token === '{' ? new Set() : undefined, last: 0 })
    } else if (token === '}' || token === ']') open.pop()
    else if (token === ',' && top && typeof top.last === 'number') top.last++
    else if (colon !== undefined && top?.keys) {
      top.last = JSON.parse(token.slice(0, -colon.length)) as string
      if (top.keys.has(top.last)) return pointer(top.path, top.last)
      top.keys.add(top.last)
    }
  }
  return undefined
}
