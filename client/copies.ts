/** Single questions to the platform's copy of an entity. Functions of their own, so that a bundle without them has none of their code. */
import { copiedRecordOf, recordCountOf } from './changes/copied.ts'
import { checkOptions } from '../runtime/base/options/check.ts'
import { optionsOf, SIGNAL } from '../runtime/base/options/kinds.ts'
import { needEngine } from './facade.ts'
import type { CopiedRecord, EntityName, RecordCount, RecordOf } from './types/changes.ts'
import type { Executing } from './types/connector.ts'

/** How a copy is asked. */
export interface CopyOptions {
  readonly signal?: AbortSignal
}

const OPTIONS = optionsOf<CopyOptions>({ signal: SIGNAL })

/**
 * A record of the platform's copy, as the third party gave it.
 * @param key as changes and searches give it
 * @throws ConnectorError `record_not_found`, `search_not_ready`; `invalid_params` for a connector of open source mode
 * @example const { record, changedAt } = await copiedRecord(hubspot, 'contacts', '151')
 */
export async function copiedRecord<O, E extends EntityName<O>>(
  connector: Executing<O>,
  entity: E,
  key: string,
  options: CopyOptions = {},
): Promise<CopiedRecord<RecordOf<O, E>>> {
  checkOptions(options, OPTIONS, `ask for the record of ${entity}`)
  return copiedRecordOf(needEngine(connector), entity, key, options.signal) as Promise<CopiedRecord<RecordOf<O, E>>>
}

/**
 * How many records the platform's copy of an entity has.
 * @throws ConnectorError `search_not_ready`; `invalid_params` for a connector of open source mode
 * @example const { count } = await recordCount(hubspot, 'contacts')
 */
export async function recordCount<O>(
  connector: Executing<O>,
  entity: EntityName<O>,
  options: CopyOptions = {},
): Promise<RecordCount> {
  checkOptions(options, OPTIONS, `ask for the count of ${entity}`)
  return recordCountOf(needEngine(connector), entity, options.signal)
}
