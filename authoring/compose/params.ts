/** Fixtures made up for params that no fixture gives. */
import { type Fixture, paramsNotGiven } from '../../mock/index.ts'
import { isObject, type Json, type JsonObject, type JsonSchema, type ResolvedOperation } from 'plugboard/author'
import type { Plan } from 'plugboard/runtime'
import { exampleParam } from './records.ts'
import { type ComposedOperation, remadeFixture } from './remake.ts'
import { siteOf } from './site.ts'

const MOST_CALLS = 4

/** Fixtures that give every param that none gives yet, as many at once as go together. */
export async function paramFixtures(subject: ComposedOperation): Promise<Fixture[]> {
  const { operation, own } = subject
  const made: Fixture[] = []
  let missing = paramsNotGiven(operation, own)
  for (let choice = 0; missing.length > 0 && choice < MOST_CALLS; choice++) {
    const fixture = await withMissing(subject, missing, choice)
    if (!fixture) continue
    const left = paramsNotGiven(operation, [...own, ...made, fixture])
    if (missing.every((path) => left.includes(path))) continue
    missing = left
    made.push(fixture)
  }
  return made
}

/**
 * A fixture that gives as many params as the runtime takes together; undefined when it takes none of them.
 * @param missing paths into params: `filter.status`
 * @param choice which of several alternatives of a type is taken
 */
async function withMissing(
  subject: ComposedOperation,
  missing: readonly string[],
  choice: number,
): Promise<Fixture | undefined> {
  const { plan, operation } = subject
  const schemas = operation.params.properties as Record<string, JsonSchema>
  const names = [...new Set(missing.map((path) => path.replace(/[.[].*/s, '')))].filter((name) => name in schemas)
  const given: JsonObject = {}
  let fixture: Fixture | undefined
  // Twice, since a param may need one that comes after it.
  for (const name of [...names, ...names]) {
    if (name in given) continue
    const value = exampleParam(name, schemas[name]!, plan.manifest.schemas, choice)
    const withOneMore = await withParam(subject, given, name, value)
    if (!withOneMore) continue
    fixture = withOneMore
    given[name] = withOneMore.call.params![name]!
  }
  return fixture
}

/** A fixture with one param more. A batch gets as many records as its pattern sent, or one where that is refused. */
async function withParam(
  subject: ComposedOperation,
  given: JsonObject,
  name: string,
  value: Json,
): Promise<Fixture | undefined> {
  const { operation, pattern } = subject
  if (operation.batch?.of === name) {
    const asSent = await remadeFixture(subject, { ...given, [name]: asMany(value, pattern.call.params?.[name]) })
    if (asSent) return asSent
  }
  return remadeFixture(subject, { ...given, [name]: value }, answerOf(subject))
}

/** What the answer holds in the place of the records: none of a list, and of one record what its schema knows. */
function answerOf({ plan, operation, pattern }: ComposedOperation): Json | undefined {
  const read = siteOf(pattern, operation)?.value
  if (Array.isArray(read)) return []
  return isObject(read) ? knownFields(read, operation, plan.manifest.schemas) : undefined
}

/** As many records as a batch was sent with: its answer says of each what became of it. */
function asMany(value: Json, before: Json | undefined): Json {
  const [first] = Array.isArray(value) ? value : []
  return Array.isArray(before) && first !== undefined ? before.map(() => first) : value
}

/** A record without what its schema does not know: a vendor's answer may hold that, but nothing that is made up. */
function knownFields(
  record: JsonObject,
  { record: schema = {} }: ResolvedOperation,
  schemas: Plan['manifest']['schemas'],
): JsonObject {
  const target = typeof schema.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1)!] : schema
  const known = target?.properties
  if (!isObject(known)) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(known, name)))
}
