/** Fixtures made up for what no fixture shows yet: fields of records, and the largest page of a list. */
import { basename } from 'node:path'
import { type Fixture, fixturesOf, lackingSights, largestPageOf, shownBy, sightOf } from '../../mock/index.ts'
import { isObject, type Json, type JsonObject, type ResolvedOperation } from 'plugboard/author'
import type { Plan } from 'plugboard/runtime'
import { fixtureText } from '../capture/fixture-text.ts'
import { paramFixtures } from './params.ts'
import { exampleRecords, pruned } from './records.ts'
import { type ComposedOperation, remadeFixture } from './remake.ts'
import { patternOf, recordCheck, siteOf } from './site.ts'

/** A fixture that was made up, and the name of its file. */
export interface ComposedFixture {
  readonly name: string
  readonly text: string
  /** Whether the file is there and is to be replaced: a transcript to which something was added. */
  readonly isLonger?: true
}

/**
 * Makes up fixtures in the form of those that are there: the same requests and envelopes, with records of which each shows what
 * none did. They hold a manifest against itself as it is: that the vendor says the same is for `compare` and for recorded
 * fixtures to prove.
 * @param shown what the fixtures show already; what the new ones show is added
 * @param date today, `2026-11-20`
 */
export async function composeFixtures(
  plan: Plan,
  fixtures: readonly Fixture[],
  shown: Set<string>,
  date: string,
): Promise<ComposedFixture[]> {
  const made: ComposedFixture[] = []
  for (const id of inOrder(plan)) {
    const operation = plan.manifest.operations[id]!
    const own = fixturesOf(id, fixtures)
    const pattern = patternOf(own)
    // A file is sent as a stream, which a fixture can only show as it was written down.
    if (!pattern || operation.files) continue
    const subject: ComposedOperation = { plan, operation, own, pattern }
    const withRecords = await recordFixtures(subject, shown)
    const withParams = (await paramFixtures(subject)).map((fixture, index) => ({ what: 'all-params', index, fixture }))
    const taken = own.map(({ file }) => basename(file))
    for (const { what, index, fixture } of [...withRecords, ...withParams]) {
      const name = nameFor(id, what, index, taken)
      taken.push(name)
      made.push({ name, text: textOf(fixture, date) })
    }
  }
  return made
}

/** A fixture, and what its file is named after. */
interface UnnamedFixture {
  readonly what: string
  /** Its number among those of the same operation that show the same. */
  readonly index: number
  readonly fixture: Fixture
}

/** Fixtures whose records show what none did, of the largest page; the largest page alone where there is nothing left to show. */
async function recordFixtures(subject: ComposedOperation, shown: Set<string>): Promise<UnnamedFixture[]> {
  const { plan, operation, own, pattern } = subject
  const read = siteOf(pattern, operation)?.value
  if (read === undefined) return []
  const largest = largestPageOf(operation, own) ?? {}
  const made: UnnamedFixture[] = []
  for (const [index, records] of answersOf(plan, operation, read, shown).entries()) {
    const isSame = records === read
    if (isSame && Object.keys(largest).length === 0) continue
    const fixture = (await remadeFixture(subject, largest, records)) ?? (await remadeFixture(subject, {}, records))
    if (fixture) made.push({ what: isSame ? 'largest-page' : 'all-fields', index, fixture })
  }
  return made
}

/** `customers.get.all-fields-2.yaml`, with the next number where there is one of that name. */
function nameFor(id: string, what: string, index: number, taken: readonly string[]): string {
  const name = `${id}.${what}${index > 0 ? `-${index + 1}` : ''}.yaml`
  return taken.includes(name) ? nameFor(id, what, index + 1, taken) : name
}

const ORDER = ['list', 'api_search', 'get', 'create', 'update', 'delete']

/** Operations that answer with many records come first: one fixture can show them all. */
function inOrder({ manifest: { operations } }: Plan): string[] {
  const ids = Object.keys(operations).filter((id) => operations[id]!.untested === undefined)
  return ids.toSorted((a, b) => ORDER.indexOf(operations[a]!.action) - ORDER.indexOf(operations[b]!.action))
}

/**
 * What answers are to hold in the place of the records: a list of all that are missing, or one of them each; the list that is there
 * when none is missing.
 */
function answersOf(plan: Plan, operation: ResolvedOperation, read: Json, shown: Set<string>): Json[] {
  const records = operation.record ? missingRecords(plan, operation, shown) : []
  const { key } = plan.manifest.entities[operation.entity]!
  if (!Array.isArray(read))
    return records.map((record) => withKey(record, key, isObject(read) ? read[key] : undefined, 0))
  if (records.length === 0) return [read]
  const before = (read as readonly Json[]).find((one): one is JsonObject => isObject(one))
  return [records.map((record, index) => withKey(record, key, before?.[key] as Json, index))]
}

/** Made-up records that show what none did, as few and as small as possible; what they show is added to `shown`. */
function missingRecords(
  { manifest }: Plan,
  { entity, action, record: schema }: ResolvedOperation,
  shown: Set<string>,
): JsonObject[] {
  const { schemas } = manifest
  const wanted = new Set(lackingSights(manifest, shown).map(({ field, sight }) => sightOf(field.path, sight)))
  const fits = recordCheck(schema!, schemas)
  const found: JsonObject[] = []
  for (const candidate of exampleRecords(schema!, schemas, `${entity}.${action}`)) {
    if (wanted.size === 0) break
    const showsOf = (record: JsonObject) => [...shownBy(record, schema!, schemas)].filter((sight) => wanted.has(sight))
    const shows = showsOf(candidate)
    if (shows.length === 0 || Object.keys(candidate).length === 0) continue
    const record = pruned(candidate, (smaller) => {
      const left = new Set(showsOf(smaller))
      return Object.keys(smaller).length > 0 && fits(smaller) && shows.every((sight) => left.has(sight))
    })
    for (const sight of showsOf(record)) {
      wanted.delete(sight)
      shown.add(sight)
    }
    found.push(record)
  }
  return found
}

/** A record that has a key of its own, in the form of one that is there. */
function withKey(record: JsonObject, key: string, before: Json | undefined, index: number): JsonObject {
  if (!(key in record)) return record
  if (typeof before === 'number') return { ...record, [key]: before + index }
  if (typeof before !== 'string') return record
  return {
    ...record,
    [key]: index === 0 ? before : before.replace(/.$/, (last) => OTHERS.replace(last, '')[index - 1] ?? last),
  }
}

const OTHERS = '23456789abcdef1'

function textOf(made: Fixture, date: string): string {
  const { file: _, ...fixture } = made
  return fixtureText({ ...fixture, source: { kind: 'composed', date } })
}
