/** Single questions to the platform's copy of an entity. They are functions, so that a bundle without them has none of their code. */
import { defined } from '../runtime/base/json.ts'
import { checkOptions, optionsOf, SIGNAL } from '../runtime/base/options.ts'
import type { JsonObject } from '../runtime/index.ts'
import { callSignal } from './base/signal.ts'
import { otherMode } from './changes/change-pages.ts'
import { needEngine } from './facade.ts'
import type { CopiedRecord, EntityName, RecordCount, RecordOf } from './types/change-types.ts'
import type { Executing } from './types/connector-types.ts'

/** Options of a question to a copy. */
export interface CopyOptions {
  readonly signal?: AbortSignal
}

const OPTIONS = optionsOf<CopyOptions>({ signal: SIGNAL })

/**
 * A record of the platform's copy, as the third party returned it.
 * @param key from a change or a search
 * @throws ConnectorError `record_not_found`, `search_not_ready`; `invalid_params` for a connector of open source mode
 * @example const { record, changedAt } = await copiedRecord(hubspot, 'contacts', '151')
 */
export async function copiedRecord<O, E extends EntityName<O>>(
  connector: Executing<O>,
  entity: E,
  key: string,
  options: CopyOptions = {},
): Promise<CopiedRecord<RecordOf<O, E>>> {
  const { data, meta } = await ask(connector, `${entity}/record`, options, { key })
  const { changed_at: changedAt, status, mapped } = meta
  return defined({ record: data, changedAt, status, mapped }) as object as CopiedRecord<RecordOf<O, E>>
}

/**
 * The number of records of the platform's copy of an entity.
 * @throws ConnectorError `search_not_ready`; `invalid_params` for a connector of open source mode
 * @example const { count } = await recordCount(hubspot, 'contacts')
 */
export async function recordCount<O>(
  connector: Executing<O>,
  entity: EntityName<O>,
  options: CopyOptions = {},
): Promise<RecordCount> {
  const { data, meta } = await ask(connector, `${entity}/count`, options)
  return { count: data.count, status: meta.status } as RecordCount
}

async function ask(
  connector: object,
  question: `${string}/${'record' | 'count'}`,
  options: CopyOptions,
  query?: Readonly<Record<string, string>>,
): Promise<{ readonly data: JsonObject; readonly meta: JsonObject }> {
  const at = question.lastIndexOf('/')
  const [entity, what] = [question.slice(0, at), question.slice(at + 1)]
  const task = `ask for the ${what} of ${entity}`
  checkOptions(options, OPTIONS, task)
  const { copies } = needEngine(connector)
  if (!copies) throw otherMode(task, 'Only hosted mode has copies.')
  const { client, path: base, token, open, signals } = copies
  open.check()
  const { signal, release } = callSignal([...signals, options.signal])
  try {
    const path = `${base}/records/${encodeURIComponent(entity)}/${what}`
    return (await client.json({ method: 'GET', path, query, token, signals: [signal] })) as never
  } finally {
    release()
  }
}
