/** Reads values in the style of Rest.li: `List(a,b)` and `(a:b,c:d)`, still percent-encoded. */
import { type Json, type JsonSchema, own, propertiesOf } from '../../runtime/base/json.ts'

/** Reads a text of a query, form or path. @param leaf reads a part that is no list and no object, decoded */
export function readRestli(text: string, schema: JsonSchema, leaf: (text: string, schema: JsonSchema) => Json): Json {
  if (text.startsWith('List(')) {
    const items = (schema.items ?? {}) as JsonSchema
    return partsOf(text.slice('List('.length, -1)).map((item) => readRestli(item, items, leaf))
  }
  if (!text.startsWith('(')) return leaf(textOf(text), schema)
  const fields = propertiesOf(schema)
  const pairs = partsOf(text.slice(1, -1)).map((part) => {
    const colon = part.indexOf(':')
    const name = textOf(part.slice(0, colon))
    return [name, readRestli(part.slice(colon + 1), own(fields, name) ?? {}, leaf)] as const
  })
  return Object.fromEntries(pairs)
}

/** Splits at the commas that no parentheses enclose. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    depth += Number(sign === '(') - Number(sign === ')')
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + sign)
  }
  return text === '' ? [] : parts
}

function textOf(text: string): string {
  try {
    return text === "''" ? '' : decodeURIComponent(text)
  } catch {
    return text
  }
}
