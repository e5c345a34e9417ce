/** What callers may send: the smallest call of each operation, and what one reads whose params are wrong. */
import { isFileSchema, isObject, type Json, type JsonObject, type JsonSchema, own } from 'plugboard/author'
import { connect, ConnectorError, executeRaw, find, type Plan } from 'plugboard/runtime'
import { exampleConfig, exampleCredentials } from '../example.ts'
import type { Fixture } from '../fixture.ts'
import { fixturesOf } from '../gaps.ts'
import { inventEmpty, playEmpty } from './empty.ts'
import { givenConfig, givenVariant, hiding, ScriptedTransport, shownRequest, STANDING_CLOCK } from './script.ts'

/** The operations of an entity, in the manifest's order. */
function operationsOf({ manifest }: Plan, entity: string): string[] {
  return Object.keys(manifest.operations).filter((id) => manifest.operations[id]!.entity === entity)
}

/** Plays the calls of an entity. */
export async function playCalls(plan: Plan, entity: string, given: JsonObject): Promise<JsonObject> {
  const shown = await Promise.all(
    operationsOf(plan, entity).map(async (id) => {
      const { least, wrong, many, empty } = (own(given, id) ?? {}) as { readonly [name: string]: Json | undefined }
      const smallest = isObject(least) ? least : {}
      const sends = least === undefined ? undefined : await requestOf(plan, id, smallest, given)
      const needs = needsOf(plan, id, smallest)
      const refused = Object.entries(withMany(wrong, many)).map(
        ([name, value]) => [name, refusalOf(plan, id, { ...smallest, [name]: value }, name)] as const,
      )
      return [
        id,
        {
          ...(sends && { sends }),
          ...(needs !== null && { needs }),
          ...(refused.length > 0 && { refused: Object.fromEntries(refused) }),
          ...(empty !== undefined && { empty: await playEmpty(plan, id, smallest, given) }),
        },
      ] as const
    }),
  )
  return Object.fromEntries(shown)
}

/** Wrong params, with the lists that are written as their lengths. */
function withMany(wrong: Json | undefined, many: Json | undefined): JsonObject {
  const lists = Object.entries(isObject(many) ? many : {}).map(([name, count]) => [
    name,
    Array.from({ length: Number(count) }, (_, index) => `example-${index}`),
  ])
  return { ...(isObject(wrong) ? wrong : {}), ...(Object.fromEntries(lists) as JsonObject) }
}

/** The request that a call begins with. */
async function requestOf(
  plan: Plan,
  id: string,
  params: JsonObject,
  given: JsonObject,
): Promise<JsonObject | undefined> {
  const [entity = '', action = ''] = id.split('.')
  const variant = givenVariant(plan, given)
  const credentials = exampleCredentials(plan, variant)
  const transport = new FirstRequest([], 'The call')
  const connection = connect(plan, {
    credentials,
    auth: variant,
    config: givenConfig(given),
    transport,
    clock: STANDING_CLOCK,
    paced: false,
  })
  await executeRaw(plan, { entity, action, params }, connection).catch((error: unknown) => {
    if (!(error instanceof ConnectorError)) throw error
  })
  const [request] = transport.requests
  const key = plan.manifest.operations[id]!.retry.idempotency?.toLowerCase()
  const isOther = (name: string) => name === 'authorization' || name === key
  return request && shownRequest(request, hiding(credentials), isOther)
}

/** A transport that keeps requests and answers none. */
class FirstRequest extends ScriptedTransport {
  override stream(request?: Parameters<ScriptedTransport['send']>[0]): Promise<never> {
    if (request) this.requests.push(request)
    return super.stream()
  }
}

/** What the caller reads, or null when the params are good. @param about the param about which; all of it without */
function refusalOf(plan: Plan, id: string, params: JsonObject, about?: string): Json {
  const [entity = '', action = ''] = id.split('.')
  try {
    find(plan, entity, action).params.check(params)
    return null
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const { errors = [], message } = error
    const said = errors
      .map(({ field, message: text }) => ({ name: field.replace(/^params\./, ''), text }))
      .filter(({ name }) => about === undefined || name === about || name.startsWith(`${about}.`))
      .map(({ name, text }) => (name === about ? text : `${name} ${text}`))
    return said.length === 0 ? message : said.join('; ')
  }
}

/** What a caller reads who gives no params, and then who gives only those that every call needs, not one set of several. */
function needsOf(plan: Plan, id: string, least: JsonObject): Json {
  const { require: sets = [] } = plan.manifest.operations[id]!
  const needed = Object.entries(least).filter(([name]) => !sets.some((set) => set.includes(name)))
  const refusals = [{}, Object.fromEntries(needed)].map((params) => refusalOf(plan, id, params))
  const said = [...new Set(refusals)].filter((text) => text !== null)
  return said.length === 0 ? null : said.join('; ')
}

/** Calls made up for an entity: the smallest that fixtures make, and one with everything wrong. */
export async function inventCalls(plan: Plan, entity: string, fixtures: readonly Fixture[]): Promise<JsonObject> {
  const config = exampleConfig(plan)
  const given: Record<string, Json> = Object.keys(config).length > 0 ? { config } : {}
  for (const id of operationsOf(plan, entity)) {
    const least = await leastOf(plan, id, fixturesOf(id, fixtures), given)
    const empty = inventEmpty(plan, id, fixtures)
    given[id] = { ...(least && { least }), ...wrongParams(plan, id), ...(empty !== undefined && { empty }) }
  }
  return given
}

/** The params of the smallest call of a fixture, without those that need not be there. */
async function leastOf(
  plan: Plan,
  id: string,
  fixtures: readonly Fixture[],
  given: JsonObject,
): Promise<JsonObject | undefined> {
  const calls = fixtures.map(({ call }) => call.params ?? {})
  const [smallest] = calls.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length)
  if (!smallest) return undefined
  let least = smallest
  for (const name of Object.keys(smallest)) {
    const { [name]: _, ...fewer } = least
    if (refusalOf(plan, id, fewer) === null && (await requestOf(plan, id, fewer, given))) least = fewer
  }
  return least
}

/** Values just beyond what params take; none for those that take everything of their type, which fixtures show. */
function wrongParams({ manifest }: Plan, id: string): JsonObject {
  const fields = Object.entries((manifest.operations[id]!.params.properties ?? {}) as Record<string, JsonSchema>)
  const many = fields.flatMap(([name, { maxItems }]) =>
    typeof maxItems === 'number' && maxItems <= MOST_ITEMS ? [[name, maxItems + 1] as const] : [],
  )
  const wrong = fields.flatMap(([name, schema]) => {
    const value = many.some(([one]) => one === name) || isFileSchema(schema) ? undefined : wrongValue(schema, 0)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...(wrong.length > 0 && { wrong: Object.fromEntries(wrong) }),
    ...(many.length > 0 && { many: Object.fromEntries(many) }),
  }
}

const MOST_ITEMS = 1000
const DEEPEST = 3

/** A value just beyond a schema's limits; undefined where it has none. */
function wrongValue({ enum: values, ...schema }: JsonSchema, depth: number): Json | undefined {
  const { maximum, minimum, properties, items } = schema
  if (Array.isArray(values)) return 'other'
  if (typeof maximum === 'number') return maximum + 1
  if (typeof minimum === 'number') return minimum - 1
  if (typeof schema.format === 'string' || typeof schema.pattern === 'string') return '#'
  if (depth === DEEPEST) return undefined
  if (isObject(properties)) return wrongFields(properties as Record<string, JsonSchema>, depth + 1)
  const item = isObject(items) ? wrongValue(items, depth + 1) : undefined
  if (item !== undefined) return [item]
  const ways = [schema.anyOf, schema.oneOf].flat().filter(isObject) as JsonSchema[]
  return ways.length > 0 && ways.every(({ enum: words, type }) => words !== undefined || type === 'null')
    ? 'other'
    : undefined
}

function wrongFields(properties: Record<string, JsonSchema>, depth: number): JsonObject | undefined {
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const value = wrongValue(field, depth)
    return value === undefined ? [] : [[name, value] as const]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}
