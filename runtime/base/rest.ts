/** JSON in two parts: one with members left out, and the rest. */
import type { Json, JsonObject } from './json.ts'

/**
 * The rest of a value beside a part; undefined for none. Members of objects and elements of lists are in it by their key or index.
 * @example restOf({ type: 'string', title: 'Name' }, { type: 'string' }) // { title: 'Name' }
 */
export function restOf(whole: Json, part: Json | undefined): Json | undefined {
  if (part === undefined || typeof whole !== 'object' || whole === null) return whole === part ? undefined : whole
  const rest = Object.entries(whole).flatMap(([key, member]) => {
    const left = restOf(member, memberOf(part, key))
    return left === undefined ? [] : [[key, left] as const]
  })
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}

/** The wholes of rests, by part: what repeats in both is one value in the whole too. */
type Wholes = Map<Json, Map<Json, Json>>

/** The whole of a part and its rest. */
export function withRest(part: Json | undefined, rest: Json, known: Wholes = new Map()): Json {
  if (typeof part !== 'object' || part === null) return rest
  let wholes = known.get(part)
  if (!wholes) known.set(part, (wholes = new Map()))
  let whole = wholes.get(rest)
  if (whole === undefined) wholes.set(rest, (whole = joined(part, rest as JsonObject, known)))
  return whole
}

function joined(part: Json[] | JsonObject, rest: JsonObject, known: Wholes): Json {
  const whole = (Array.isArray(part) ? [...part] : { ...part }) as JsonObject
  for (const key of Object.keys(rest)) whole[key] = withRest(memberOf(whole, key), rest[key] as Json, known)
  return whole
}

function memberOf(value: Json, key: string): Json | undefined {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as JsonObject)[key]
    : undefined
}
