/** How deep a JSON text is nested, how many keys it has, and whether an object has one twice: read off the text, before anything recurses. */
import { pointer } from '../base/json.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The most that is counted; counting ends beyond it. */
export interface JsonLimits {
  readonly depth: number
  readonly keys: number
}

const UNLIMITED: JsonLimits = { depth: Infinity, keys: Infinity }

/**
 * The depth of nested lists and objects, and the number of keys of all objects together. The text may be anything: keys are colons
 * outside of strings. Nothing recurses, whatever the nesting.
 * @returns numbers no further than one above a limit
 */
export function measureJson(bytes: Uint8Array, limits: JsonLimits = UNLIMITED): JsonLimits {
  let [open, depth, keys] = [0, 0, 0]
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++
        break
      case 0x7b: // {
      case 0x5b: // [
        if (++open <= depth) break
        depth = open
        if (depth > limits.depth) return { depth, keys }
        break
      case 0x7d: // }
      case 0x5d: // ]
        open--
        break
      case 0x3a: // :
        if (++keys > limits.keys) return { depth, keys }
        break
      default:
    }
  }
  return { depth, keys }
}

/** The JSON pointer of the first key that an object of a JSON text has twice, or undefined. */
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
