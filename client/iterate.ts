/** Calls of both modes: pages and records of lists. */
import { ConnectorError } from '../runtime/base/errors.ts'
import { itemsOf } from '../runtime/base/items.ts'
import type { JsonObject } from '../runtime/index.ts'
import { checkOptions } from '../runtime/base/options.ts'
import { ITERATION_OPTIONS } from './base/options.ts'
import type { Call, Engine, EngineResult, IterationOptions } from './base/engine.ts'

/** Page by page. A limit of records cuts the last page. */
export async function* pagesOfCall(
  engine: Engine,
  call: Call,
  options: IterationOptions = {},
): AsyncGenerator<EngineResult, void, undefined> {
  checkOptions(options, ITERATION_OPTIONS, `iterate ${call.entity}.${call.action}`)
  const { limit = Infinity, ...paging } = options
  let left = limit
  if (left === 0) return
  for await (const page of engine.pages(engine.sized?.(call, left) ?? call, paging)) {
    const records = listOf(page, call)
    yield records.length > left ? { ...page, records: records.slice(0, left) } : page
    left -= records.length
    if (left <= 0) return
  }
}

/** Record by record. A page is fetched when its first record is needed. */
export function recordsOfCall(
  engine: Engine,
  call: Call,
  options: IterationOptions = {},
): AsyncGenerator<JsonObject, void, undefined> {
  return itemsOf(pagesOfCall(engine, call, options), (page) => listOf(page, call))
}

function listOf({ records }: EngineResult, { entity, action }: Call): JsonObject[] {
  if (Array.isArray(records)) return records
  throw new ConnectorError('invalid_params', `Cannot iterate ${entity}.${action}: it has no pages`, {
    hint: 'For an operation that returns one record, use $execute.',
  })
}
