/** The example of an operation: a fixture's call with its result, or a made-up one. */
import {
  compile,
  ConnectorError,
  execute,
  type ExecuteResult,
  type FileDownload,
  type Json,
  type JsonObject,
  type Plan,
  replayTransport,
  type Transport,
} from 'plugboard/runtime'
import { connectFixture, type Fixture } from '../../mock/index.ts'
import { Simulation } from 'plugboard/simulator'
import type { KindSource } from '../file.ts'
import { cutRecord } from './json-text.ts'

const MAX_RECORDS = 2
/** Maximum number of lines of all records. */
const MAX_LINES = 24

/** A call and its response, shortened for a page. */
export interface DocumentedExample {
  readonly call: { readonly entity: string; readonly action: string; readonly params?: JsonObject }
  /** Whether the response is made up, not the vendor's. */
  readonly isMadeUp: boolean
  /** As over HTTP, without `execution`. For a download, the known properties of the file. */
  readonly answer: JsonObject
}

/** Examples by `entity.action`, each from the first successful fixture, else from a simulation. */
export async function examplesOf({ manifest, fixtures }: KindSource): Promise<ReadonlyMap<string, DocumentedExample>> {
  const plan = compile(manifest)
  const found = await Promise.all(
    Object.keys(manifest.operations).map(async (id) => {
      const example = await exampleIn(plan, fixtures, id)
      return example ? [[id, example] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** Returns the example of one operation. */
export function exampleFor({ manifest, fixtures }: KindSource, id: string): Promise<DocumentedExample | undefined> {
  return exampleIn(compile(manifest), fixtures, id)
}

async function exampleIn(plan: Plan, fixtures: readonly Fixture[], id: string): Promise<DocumentedExample | undefined> {
  const own = fixtures.filter((fixture) => shows(fixture, id) && !continues(plan, fixture)).sort(byWorth)
  return (await exampleOf(plan, own)) ?? (await madeUp(plan, id))
}

function shows({ call, result }: Fixture, id: string): boolean {
  return `${call.entity}.${call.action}` === id && call.own === undefined && !result.error
}

/** Whether a call requests a later page by a cursor. */
function continues({ manifest }: Plan, { call }: Fixture): boolean {
  const { pagination } = manifest.operations[`${call.entity}.${call.action}`] ?? {}
  return pagination !== undefined && 'param' in pagination && typeof call.params?.[pagination.param] === 'string'
}

/** Sorts fixtures of the vendor first, and plain cases before special ones. */
function byWorth(a: Fixture, b: Fixture): number {
  const worth = ({ file, source }: Fixture): number => file.split('.').length + (source.kind === 'composed' ? 10 : 0)
  return worth(a) - worth(b) || (a.file < b.file ? -1 : 1)
}

async function exampleOf(plan: Plan, [fixture]: readonly Fixture[]): Promise<DocumentedExample | undefined> {
  if (!fixture) return undefined
  const answer = await answerOf(plan, fixture, replayTransport(fixture.exchanges))
  return answer && { call: fixture.call, answer, isMadeUp: fixture.source.kind === 'composed' }
}

/** Returns a call of a simulation with few records. */
async function madeUp(plan: Plan, id: string): Promise<DocumentedExample | undefined> {
  const [entity = '', action = ''] = id.split('.')
  const simulation = new Simulation(plan.manifest, MOCK)
  const params = simulation.example(id)
  const call = { entity, action, ...(Object.keys(params).length > 0 && { params }) }
  const answer = await answerOf(plan, { call }, simulation)
  return answer && { call, answer, isMadeUp: true }
}

/** The end of the history in examples. */
const EXAMPLE_TIME = Date.UTC(2026, 10, 20, 10)

const MOCK = { records: MAX_RECORDS + 1, pageSize: 10, fileBytes: 64, now: () => EXAMPLE_TIME } as const

async function answerOf(
  plan: Plan,
  fixture: Pick<Fixture, 'call' | 'auth' | 'config'>,
  transport: Transport,
): Promise<JsonObject | undefined> {
  try {
    const { records, meta, next, file } = await execute(
      plan,
      fixture.call,
      connectFixture(plan, fixture, { transport }),
    )
    await file?.stream.cancel()
    return file ? fileNotes(file) : { data: cut(records), meta, next: next }
  } catch (error) {
    // `check` reports a fixture that does not replay. The page omits it.
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}

function fileNotes({ name, type, size }: FileDownload): JsonObject {
  return { file: { ...(name !== undefined && { name }), ...(type && { type }), ...(size !== undefined && { size }) } }
}

function cut(records: ExecuteResult['records']): Json {
  if (!Array.isArray(records)) return records && cutRecord(records, MAX_LINES)
  const shown = records.slice(0, MAX_RECORDS).map((record, _, { length }) => cutRecord(record, MAX_LINES / length))
  return records.length > MAX_RECORDS ? [...shown, `… ${records.length - MAX_RECORDS} more`] : shown
}
