/** An operation's example: a fixture's call, run through the runtime over a replay, and what it gives. */
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
} from 'plugboard/runtime'
import { connectFixture, type Fixture } from '../../mock/index.ts'
import type { KindSource } from '../file.ts'
import { cutRecord } from './json-text.ts'

const MAX_RECORDS = 2
/** Lines of all records together. */
const MAX_LINES = 24

/** A call and its answer, cut to what a page needs. */
export interface DocumentedExample {
  readonly call: { readonly entity: string; readonly action: string; readonly params?: JsonObject }
  /** As over HTTP, without `execution`; of a download what is known of the file. */
  readonly answer: JsonObject
}

/** Examples by `entity.action`, each from the first fixture that shows a success. */
export async function examplesOf({ manifest, fixtures }: KindSource): Promise<ReadonlyMap<string, DocumentedExample>> {
  const plan = compile(manifest)
  const found = await Promise.all(
    Object.keys(manifest.operations).map(async (id) => {
      const example = await exampleOf(plan, fixtures.filter((fixture) => shows(fixture, id)).sort(byWorth))
      return example ? [[id, example] as const] : []
    }),
  )
  return new Map(found.flat())
}

function shows({ call, result }: Fixture, id: string): boolean {
  return `${call.entity}.${call.action}` === id && !result.error
}

/** What vendors show before what we made up, the plain case before the special ones. */
function byWorth(a: Fixture, b: Fixture): number {
  const worth = ({ file, source }: Fixture): number => file.split('.').length + (source.kind === 'composed' ? 10 : 0)
  return worth(a) - worth(b) || (a.file < b.file ? -1 : 1)
}

async function exampleOf(plan: Plan, [fixture]: readonly Fixture[]): Promise<DocumentedExample | undefined> {
  if (!fixture) return undefined
  try {
    const connection = connectFixture(plan, fixture, { transport: replayTransport(fixture.exchanges) })
    const { records, meta, next, file } = await execute(plan, fixture.call, connection)
    await file?.stream.cancel()
    return { call: fixture.call, answer: file ? fileNotes(file) : { data: cut(records), meta, next: next } }
  } catch (error) {
    // A fixture that does not replay is what `check` reports; the page goes without it.
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
