/** Every manifest of the package with its fixtures and its snapshot: complete, true to each other, and free of secrets. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import nock from 'nock'
import { afterAll, describe, expect, test } from 'vitest'
import { readDescribed, staleGaps } from '../evidence/index.ts'
import {
  type CheckedFixture,
  checkFixture,
  coverageOf,
  type Fixture,
  checkSample,
  FIXTURES_FOLDER,
  fixturesOf,
  overSockets,
  readFixtures,
  readSamples,
  readSnapshot,
  snapshotChanges,
  snapshotOf,
  type Wire,
} from '../mock/index.ts'
import { compile, listKinds, type Plan } from '../runtime/index.ts'
import { validateManifest } from '../runtime/manifest/index.ts'
import { findSecrets } from '../runtime/manifest/source/secret-shapes.ts'
import { CATALOGUED, KINDS, UNKNOWN_FIELDS } from './support/catalogue.ts'
import { TESTED_KINDS } from './support/kinds.ts'
import { underNock } from './support/wires.ts'
import { ROOT } from './support/root.ts'

const DEFINITIONS = join(ROOT, 'definitions')

/** Only the tested kinds: to validate all takes six seconds, which test:kinds has. */
const manifests = new Map(
  await Promise.all(
    TESTED_KINDS.map(async (kind) => {
      const file = `${kind}.yaml`
      const valid = validateManifest(await readFile(join(DEFINITIONS, file), 'utf8'), file)
      return [kind, { valid, plan: compile(valid.resolved), warnings: valid.warnings }] as const
    }),
  ),
)
const fixtures = new Map(
  await Promise.all(TESTED_KINDS.map(async (kind): Promise<[string, Fixture[]]> => [kind, await readFixtures(kind)])),
)

/** How vendors name times: created_at, due_on, createdAt, start_date, dueDate, updated_time. */
const NAMED_AS_TIME = /(?:_at|_on|At|_date|Date|_time|^date_\w+|^created|^updated|^started|^datetime|last_activity)$/

afterAll(() => nock.restore())

test('there is a manifest for each kind of the catalogue and each module, and each file holds the kind of its name', async () => {
  expect(await listKinds()).toEqual(KINDS)
  expect(CATALOGUED.filter((kind) => !KINDS.includes(kind))).toEqual([])
  expect([...manifests].map(([name, { plan }]) => [name, plan.kind])).toEqual(TESTED_KINDS.map((kind) => [kind, kind]))
})

describe.each(TESTED_KINDS)('%s', (kind) => {
  const { plan, valid, warnings } = manifests.get(kind)!
  const all = fixtures.get(kind)!

  test('describes every operation and every param', () => {
    expect(warnings).toEqual([])
  })

  test('fits what a description of its vendor confirmed: plugboard check --evidence --update drops what does not', async () => {
    const described = await readDescribed(join(FIXTURES_FOLDER, kind))
    expect(described ? staleGaps(valid, described) : []).toEqual([])
  })

  test('reads its samples of webhooks, and refuses forged ones', async () => {
    const checked = await Promise.all(
      (await readSamples(kind, FIXTURES_FOLDER)).map((sample) => checkSample(plan, sample)),
    )
    expect(checked.flatMap(({ faults }) => faults.map(({ file, message }) => `${file}: ${message}`))).toEqual([])
    expect(checked.length > 0).toBe(plan.manifest.webhooks !== undefined)
  })

  test('has a fixture for each error rule', () => {
    expect(coverageOf(plan, all).gaps).toEqual([])
  })

  test('does what its snapshot says: plugboard check --update writes what it does', async () => {
    const { document, faults, unplayed } = await snapshotOf(plan)
    const stored = await readSnapshot(join(FIXTURES_FOLDER, kind))
    expect({
      changes: snapshotChanges(stored?.document ?? {}, document),
      faults,
      unplayed: unplayed.filter(({ id }) => fixturesOf(id, all).length === 0),
    }).toEqual({ changes: [], faults: [], unplayed: [] })
  })

  test('declares the text fields that hold times as times for search', () => {
    const fields = Object.entries(plan.manifest.entities).flatMap(([entity, { search = {} }]) =>
      Object.entries(search).map(([name, { type }]) => ({ entity, name, type })),
    )
    expect(fields.filter(({ name, type }) => type === 'string' && NAMED_AS_TIME.test(name))).toEqual([])
  })

  test('replays by fetch, judged by nock, a fixture of each operation', async () => {
    const operations = all.map(({ call: { entity, action } }) => `${entity}.${action}`)
    const firsts = all.filter((_, index) => operations.indexOf(operations[index]!) === index)
    expect(await faultsOf(plan, firsts, underNock, 1)).toEqual([])
  })

  test('replays over sockets, and its records hold no field that no schema knows, but for those listed', async () => {
    const checked = await checkAll(plan, all, overSockets, 8)
    const listed = UNKNOWN_FIELDS.filter((row) => row.kind === kind)
    expect({
      faults: checked.flatMap(faultLines),
      unknown: unknownOf(checked, all).filter((field) => !listed.some(({ fields }) => fields.includes(field))),
      listedInVain: listed.flatMap(({ fields }) => fields).filter((field) => !unknownOf(checked, all).includes(field)),
    }).toEqual({ faults: [], unknown: [], listedInVain: [] })
  })

  test.each([
    ['manifest', join(DEFINITIONS, `${kind}.yaml`)],
    ['snapshot', join(FIXTURES_FOLDER, kind, 'snapshot.yaml')],
  ])('its %s holds no secret and no address of a person', async (_, file) => {
    const text = await readFile(file, 'utf8')
    expect([findSecrets(text), addressesOf(text)]).toEqual([[], []])
  })
})

/** Checks fixtures, several at the same time, each over a wire of its own. */
async function checkAll(plan: Plan, all: readonly Fixture[], wire: Wire, atOnce: number): Promise<CheckedFixture[]> {
  const waiting = [...all]
  const checked: CheckedFixture[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) checked.push(await checkFixture(plan, next, wire))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return checked
}

async function faultsOf(plan: Plan, all: readonly Fixture[], wire: Wire, atOnce: number): Promise<string[]> {
  return (await checkAll(plan, all, wire, atOnce)).flatMap(faultLines).sort()
}

function faultLines({ file, faults }: Pick<CheckedFixture, 'file' | 'faults'>): string[] {
  return faults.map(({ message, line }) => `${file}:${line}: ${message}`)
}

/** Fields that no schema knows, as `entity.action field`. */
function unknownOf(checked: readonly CheckedFixture[], all: readonly Fixture[]): string[] {
  const found = checked.flatMap(({ file, unknownFields: fields }) => {
    const { entity, action } = all.find((fixture) => fixture.file === file)!.call
    return fields.map((field) => `${entity}.${action} ${field}`)
  })
  return [...new Set(found)].sort()
}

/** Email addresses that could be someone's. */
function addressesOf(text: string): string[] {
  const found = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi) ?? []
  return found.filter((address) => !/@(?:(?:[\w-]+\.)*example(?:\.(?:com|org|net))?|odata\.[a-z]+)$/i.test(address))
}
