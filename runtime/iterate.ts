/** Iterates all pages of a list. */
import { itemsOf } from './base/items.ts'
import type { JsonObject, Params } from './base/json.ts'
import { loopGuard } from './base/loop-guard.ts'
import { checkOptions, optionsOf, PAGES } from './base/options.ts'
import { repeatFilter } from './base/repeats.ts'
import { ownKeyField } from './language/record-key.ts'
import type { Connection } from './connection.ts'
import { type Call, EXECUTE_OPTIONS, type ExecuteOptions, type RawResult, type ExecuteResult } from './call.ts'
import { execute, executeRaw } from './execute.ts'
import { pageRecords } from './page-keys.ts'
import type { Plan } from './plan/index.ts'

/** Options of an iteration. */
export interface IterateOptions extends ExecuteOptions {
  /** Maximum number of pages, 10,000 by default. More are probably a loop, and the error `page_limit_reached`. */
  readonly maxPages?: number
}

const ITERATE_OPTIONS = optionsOf<IterateOptions>({ ...EXECUTE_OPTIONS.table, maxPages: PAGES })

/**
 * Iterates the pages of a list, each fetched on demand. A page's `next` has all params of the following page: another
 * process can resume with them. Behind a vendor's cap, a list continues as its manifest describes, without the records that it repeats.
 * @throws ConnectorError `pagination_loop` for a repeated next page, or pages without new records;
 * `page_limit_reached`; `result_window` behind a cap; and the errors of `execute`
 * @example for await (const { records } of iterate(plan, { entity: 'customers', action: 'list' }, connection))
 * console.log(records)
 */
export function iterate(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions = {},
): AsyncGenerator<ExecuteResult, void, undefined> {
  return iteratePages(execute, plan, call, connection, options)
}

/** Iterates like `iterate`, with records as JSON text. @throws ConnectorError as `iterate` */
export function iterateRaw(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions = {},
): AsyncGenerator<RawResult, void, undefined> {
  return iteratePages(executeRaw, plan, call, connection, options)
}

async function* iteratePages<T extends ExecuteResult | RawResult>(
  fetchPage: (plan: Plan, call: Call, connection: Connection, options: ExecuteOptions) => Promise<T>,
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions,
): AsyncGenerator<T, void, undefined> {
  checkOptions(options, ITERATE_OPTIONS, `iterate ${call.entity}.${call.action}`)
  const { maxPages, ...calling } = options
  const guard = loopGuard({ ...call, maxPages, redact: connection.redact })
  const key = ownKeyField(plan.manifest.entities[call.entity]?.key ?? '')
  const withoutRepeats = repeatFilter(key)
  let params: Readonly<Record<string, unknown>> | undefined = call.params
  for (;;) {
    const result = withoutRepeats(await fetchPage(plan, { ...call, ...(params && { params }) }, connection, calling))
    yield result
    if (result.next === null) return
    guard(pageRecords(result, key), result.next, (params ?? {}) as Params)
    params = result.next
  }
}

/** Iterates the records of a list, over all pages. */
export function iterateRecords(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions = {},
): AsyncGenerator<JsonObject, void, undefined> {
  return itemsOf(iterate(plan, call, connection, options), ({ records }) => (records === null ? [] : [records].flat()))
}
