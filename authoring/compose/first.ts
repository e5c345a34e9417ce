/** First fixtures, for operations that have none: the mock plays the vendor, and what passes is written down. */
import {
  checkFixture,
  connectFixture,
  type Fixture,
  fixturesOf,
  lacksSecondPage,
  parseFixture,
  startMock,
} from '../../mock/index.ts'
import { type Call, ConnectorError, execute, type Json, type Plan, undiciTransport } from 'plugboard/runtime'
import { fixtureText } from '../capture/fixture-text.ts'
import { resultOf, withFile } from '../capture/result.ts'
import { exchangesOf } from '../capture/wire/exchanges.ts'
import { positionsOf } from '../capture/wire/positions.ts'
import { type CapturingTransport, capturingTransport } from '../capture/wire/transport.ts'
import type { ComposedFixture } from './compose.ts'

/** Fixtures that were made up, as text and read, and why others could not be. */
export interface FirstFixtures {
  readonly made: readonly ComposedFixture[]
  readonly fixtures: readonly Fixture[]
  /** Sentences. */
  readonly failed: readonly string[]
}

/** What is deleted can be read no more. */
const ORDER = ['list', 'api_search', 'get', 'download', 'create', 'update', 'delete']
/** Records of every entity, so that there is a second page of one. */
const RECORDS = 3
const PAGE = 2
const FILE_BYTES = 64

/**
 * Makes up a fixture of each operation that has none, two pages of a list that has no second one, and the check by each auth variant
 * that has none.
 * @param date today, `2026-11-20`
 */
export async function composeFirst(plan: Plan, fixtures: readonly Fixture[], date: string): Promise<FirstFixtures> {
  const calls = firstCalls(plan, fixtures)
  if (calls.length === 0) return { made: [], fixtures: [], failed: [] }
  const mock = await startMock([plan.manifest], { records: RECORDS, fileBytes: FILE_BYTES, fixtures: false })
  const transport = capturingTransport(undiciTransport({ connectTo: mock.connectTo }))
  const made: ComposedFixture[] = []
  const failed: string[] = []
  try {
    for (const one of calls) {
      try {
        // What a call before left that failed.
        transport.take()
        const params = { ...mock.example(plan.kind, one.id), ...sizeOf(plan, one.id) }
        made.push(...(await played(plan, one, params, transport, date)))
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error
        failed.push(`Cannot make up a fixture of ${one.id}: ${error.message}`)
      }
    }
  } finally {
    await transport.close()
    await mock.close()
  }
  const { sound, faulty } = await checked(plan, made)
  return { ...sound, failed: [...failed, ...faulty] }
}

/** Those that `check` finds nothing wrong with, and why it refuses the others. */
async function checked(plan: Plan, made: readonly ComposedFixture[]) {
  const sound = { made: [] as ComposedFixture[], fixtures: [] as Fixture[] }
  const faulty: string[] = []
  for (const one of made) {
    const fixture = parseFixture(one.text, one.name)
    const [fault] = (await checkFixture(plan, fixture)).faults
    if (fault) faulty.push(`Cannot make up ${one.name}: ${fault.message}. Capture it, or write it by hand`)
    else {
      sound.made.push(one)
      sound.fixtures.push(fixture)
    }
  }
  return { sound, faulty }
}

/** A call that a fixture is to show. */
interface FirstCall {
  readonly id: string
  readonly auth: string
  /** The names of the files of its pages, without their ends. */
  readonly names: readonly string[]
}

function firstCalls({ manifest: { operations, auth, check } }: Plan, fixtures: readonly Fixture[]): FirstCall[] {
  const [first = ''] = Object.keys(auth)
  const tested = Object.keys(operations)
    .filter((id) => operations[id]!.untested === undefined)
    .toSorted((a, b) => ORDER.indexOf(operations[a]!.action) - ORDER.indexOf(operations[b]!.action))
  const begun = tested.flatMap((id) => {
    const own = fixturesOf(id, fixtures)
    if (own.length === 0) return [{ id, auth: first, names: [id, `${id}.page-2`] }]
    const names = [`${id}.page-1`, `${id}.page-2`]
    return lacksSecondPage(operations[id]!, own) ? [{ id, auth: first, names }] : []
  })
  const shown = new Set([...(begun.length > 0 ? [first] : []), ...fixtures.map((fixture) => fixture.auth ?? first)])
  const variants = Object.keys(auth).filter((name) => !shown.has(name))
  return [...begun, ...variants.map((name) => ({ id: check, auth: name, names: [`${check}.${name}`] }))]
}

/** A page that is smaller than all records, where the caller says how large one is. */
function sizeOf({ manifest: { operations } }: Plan, id: string): Record<string, Json> {
  const { pagination, params } = operations[id]!
  const name = pagination && 'size' in pagination ? pagination.size : undefined
  if (name === undefined) return {}
  const { minimum } = (params.properties as Record<string, { readonly minimum?: number }>)[name] ?? {}
  return { [name]: Math.max(PAGE, minimum ?? PAGE) }
}

/** The fixtures of a call: one for each of its first pages. */
async function played(
  plan: Plan,
  { id, auth, names }: FirstCall,
  params: Record<string, Json>,
  transport: CapturingTransport,
  date: string,
): Promise<ComposedFixture[]> {
  const { manifest } = plan
  const operation = manifest.operations[id]!
  const connection = connectFixture(plan, { auth }, { transport, paced: false })
  const frame = { operation, positions: positionsOf(manifest.auth[auth]!), origin: connection.base.origin }
  const pages: ComposedFixture[] = []
  let next: Call['params'] | null = params
  while (next !== null && pages.length < names.length) {
    const { entity, action } = operation
    const call = { entity, action, ...(Object.keys(next).length > 0 && { params: next }) }
    const result = await execute(plan, call, connection)
    await result.file?.stream.cancel()
    const exchanges = exchangesOf(transport.take(), frame)
    const shows = withFile(resultOf(plan, call, { result }), exchanges)
    pages.push({
      name: `${names[pages.length]}.yaml`,
      text: fixtureText({ source: { kind: 'composed', date }, auth, call, exchanges, result: shows }),
    })
    next = result.next
  }
  return pages
}
