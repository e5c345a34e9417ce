/** All pages of a list: a call repeated with the params of the next page, until there are none. */
import type { JsonObject, Params } from './base/json.ts'
import { loopGuard } from './base/loop-guard.ts'
import { checkOptions, optionsOf, PAGES } from './base/options.ts'
import { ownKeyField } from './language/record-key.ts'
import type { Connection } from './connection.ts'
import { type Call, EXECUTE_OPTIONS, type ExecuteOptions, type RawResult, type ExecuteResult } from './call.ts'
import { execute, executeRaw } from './execute.ts'
import { pageRecords } from './page-keys.ts'
import type { Plan } from './plan/index.ts'

/** Options of an iteration. */
export interface IterateOptions extends ExecuteOptions {
  /** The most pages, 10,000 by default: more are the error `page_limit_reached`, since they are probably a loop. */
  readonly maxPages?: number
}

const ITERATE_OPTIONS = optionsOf<IterateOptions>({ ...EXECUTE_OPTIONS.table, maxPages: PAGES })

/**
 * The pages of a list, each fetched when it is asked for; leaving the loop stops fetching. The `next` of a page holds all params of
 * the page after it: a call with them resumes the iteration, in another process too.
 * @throws ConnectorError `pagination_loop` when the third party names the same next page twice, or pages that bring nothing
 * new; `page_limit_reached`; and what `execute` throws for a page
 * @example for await (const { records } of iterate(plan, { entity: 'customers', action: 'list' }, connection)) console.log(records)
 */
export function iterate(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions = {},
): AsyncGenerator<ExecuteResult, void, undefined> {
  return iteratePages(execute, plan, call, connection, options)
}

/** The pages of a list as `iterate` gives them, with their records as JSON text. @throws ConnectorError as `iterate` */
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
  let params: Readonly<Record<string, unknown>> | undefined = call.params
  for (;;) {
    const result = await fetchPage(plan, { ...call, ...(params && { params }) }, connection, calling)
    yield result
    if (result.next === null) return
    guard(pageRecords(result, key), result.next, (params ?? {}) as Params)
    params = result.next
  }
}

/** The records of a list, page after page. */
export async function* iterateRecords(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions = {},
): AsyncGenerator<JsonObject, void, undefined> {
  for await (const { records } of iterate(plan, call, connection, options)) {
    if (Array.isArray(records)) yield* records
    else if (records !== null) yield records
  }
}
