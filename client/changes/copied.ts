/** Single questions to an entity's copy on the platform: one record by its key, and how many there are. */
import type { JsonObject } from '../../runtime/index.ts'
import type { Engine } from '../base/engine.ts'
import { callSignal } from '../base/signal.ts'
import type { CopiedRecord, RecordCount } from '../types/changes.ts'
import { otherMode } from './change-pages.ts'

/** A record of a copy. @throws ConnectorError `record_not_found`, `search_not_ready` */
export async function copiedRecordOf(
  engine: Engine,
  entity: string,
  key: string,
  signal?: AbortSignal,
): Promise<CopiedRecord<JsonObject>> {
  const { data, meta } = await ask(engine, entity, 'record', { key }, signal)
  const { changed_at: changedAt, status, mapped } = meta
  const copied = { record: data, changedAt, status }
  return (mapped === undefined ? copied : { ...copied, mapped }) as CopiedRecord<JsonObject>
}

/** How many records a copy has. @throws ConnectorError `search_not_ready` */
export async function recordCountOf(engine: Engine, entity: string, signal?: AbortSignal): Promise<RecordCount> {
  const { data, meta } = await ask(engine, entity, 'count', {}, signal)
  return { count: data.count, status: meta.status } as RecordCount
}

async function ask(
  { copies }: Engine,
  entity: string,
  what: 'record' | 'count',
  query: Readonly<Record<string, string>>,
  given: AbortSignal | undefined,
): Promise<{ readonly data: JsonObject; readonly meta: JsonObject }> {
  if (!copies) throw otherMode(`ask for the ${what} of ${entity}`, 'Only hosted mode has copies.')
  const { client, path: base, token, open, signals } = copies
  open.check()
  const { signal, release } = callSignal([...signals, given])
  try {
    const path = `${base}/records/${encodeURIComponent(entity)}/${what}`
    return (await client.json({ method: 'GET', path, query, token, signals: [signal] })) as never
  } finally {
    release()
  }
}
