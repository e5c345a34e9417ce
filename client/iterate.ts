/** Walks over pages and records that both modes share. */
import { ConnectorError } from '../runtime/base/errors.ts'
import type { JsonObject } from '../runtime/index.ts'
import { checkOptions, invalidOption, ITERATION_OPTIONS } from './options.ts'
import type { Call, Engine, EngineResult, IterationOptions } from './engine.ts'

/** Page after page; with a limit of records the last page is cut to it. */
export async function* pagesOfCall(
  engine: Engine,
  call: Call,
  options: IterationOptions = {},
): AsyncGenerator<EngineResult, void, undefined> {
  checkOptions(options, ITERATION_OPTIONS, `iterate ${call.entity}.${call.action}`)
  let left = limitOf(options)
  if (left === 0) return
  for await (const page of engine.pages(call, options)) {
    const records = listOf(page, call)
    yield records.length > left ? { ...page, records: records.slice(0, left) } : page
    left -= records.length
    if (left <= 0) return
  }
}

/** Record after record. A page is fetched when its first record is asked for. */
export async function* recordsOfCall(
  engine: Engine,
  call: Call,
  options: IterationOptions = {},
): AsyncGenerator<JsonObject, void, undefined> {
  for await (const page of pagesOfCall(engine, call, options)) yield* listOf(page, call)
}

function limitOf({ limit = Infinity }: IterationOptions): number {
  if (limit === Infinity || (Number.isInteger(limit) && limit >= 0)) return limit
  throw invalidOption('iterate', 'limit', 'must be a whole number of records, 0 or more', 'minimum')
}

function listOf({ records }: EngineResult, { entity, action }: Call): JsonObject[] {
  if (Array.isArray(records)) return records
  throw new ConnectorError('invalid_params', `Cannot iterate ${entity}.${action}: it has no pages`, {
    hint: 'For an operation that returns one record, use $execute.',
  })
}
