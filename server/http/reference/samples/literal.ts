/** JSON as a literal of TypeScript. */
import type { Json, JsonObject } from 'plugboard/runtime'

/** Names of fields in the client, where they differ from those of the API. */
export type Names = Readonly<Record<string, string>>

const WIDE = 96

/** A value as TypeScript: in one line if it is short. @param indent of the line that it begins in */
export function tsLiteral(value: Json, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (value === null || typeof value !== 'object') return String(value)
  const isList = Array.isArray(value)
  const deeper = `${indent}  `
  const partsAt = (inner: string) =>
    isList
      ? value.map((one) => tsLiteral(one, inner))
      : Object.entries(value).map(([name, one]) => `${keyOf(name)}: ${tsLiteral(one, inner)}`)
  const parts = partsAt(indent)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (line.length + indent.length <= WIDE && !line.includes('\n')) return line
  return `${open}\n${partsAt(deeper)
    .map((part) => `${deeper}${part},\n`)
    .join('')}${indent}${close}`
}

/** Fields by their names in the client: `externalUserId` of `external_user_id`, unless `names` has another. */
export function clientNames(fields: JsonObject, names: Names = {}): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? camelCase(name), value]))
}

/** `externalUserId` of `external_user_id`. */
export function camelCase(name: string): string {
  return name.replaceAll(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
  return `'${escaped}'`
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}
