/** All pages: the route repeated with the params that the paginator gives, until there are none. */
import { ConnectorError } from './base/errors.ts'
import type { JsonObject, Params } from './base/json.ts'
import { quoted } from './base/suggest.ts'
import type { Connection } from './connection.ts'
import type { Call, CallOptions, RawResult, Result } from './execute.ts'
import { execute, executeRaw } from './execute.ts'
import { textOf } from './language/template-value.ts'
import { newsCheck } from './no-news.ts'
import type { Plan } from './plan/index.ts'

/** How far to walk. */
export interface IterateOptions extends CallOptions {
  /** More pages than this are an error, since they are likelier a loop than a list; 10,000 by default. */
  readonly maxPages?: number
}

const MAX_PAGES = 10_000

/**
 * The pages of a list, each fetched when it is asked for; leaving the loop stops fetching. A page's `next` are the whole params
 * of the page behind it: a call with them resumes the walk, in another process too.
 * @throws ConnectorError `pagination_loop` when the third party names the same next page twice, or pages that bring nothing
 * new; `page_limit_reached`
 */
export function iterate(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions = {},
): AsyncGenerator<Result, void, undefined> {
  return walk(execute, plan, call, connection, options)
}

/** The pages of a list as `iterate` gives them, with their records as JSON text. @throws ConnectorError as `iterate` */
export function iterateRaw(
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions = {},
): AsyncGenerator<RawResult, void, undefined> {
  return walk(executeRaw, plan, call, connection, options)
}

async function* walk<T extends Result | RawResult>(
  fetchPage: (plan: Plan, call: Call, connection: Connection, options: CallOptions) => Promise<T>,
  plan: Plan,
  call: Call,
  connection: Connection,
  options: IterateOptions,
): AsyncGenerator<T, void, undefined> {
  const { maxPages = MAX_PAGES } = options
  const seen = new Set<string>()
  const leadsNowhere = newsCheck(plan.manifest.entities[call.entity]?.key ?? '')
  let params: Readonly<Record<string, unknown>> | undefined = call.params
  for (let count = 1; ; count++) {
    const result = await fetchPage(plan, { ...call, ...(params && { params }) }, connection, options)
    yield result
    if (result.next === null) return
    checkNew(result.next, seen, params ?? {}, call, connection)
    if (leadsNowhere(result)) throw noNews(call)
    if (count >= maxPages) throw limitReached(call, maxPages)
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

function checkNew(
  next: Params,
  seen: Set<string>,
  before: Readonly<Record<string, unknown>>,
  call: Call,
  { redact }: Connection,
): void {
  const key = JSON.stringify(next)
  if (!seen.has(key) && key !== JSON.stringify(before)) {
    seen.add(key)
    return
  }
  const changed = Object.entries(next).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value))
  const named = (changed.length > 0 ? changed : Object.entries(next))
    .map(([name, value]) => `${name} ${quoted(redact(textOf(value)))}`)
    .join(', ')
  throw new ConnectorError(
    'pagination_loop',
    `Cannot continue ${call.entity}.${call.action}: the third party named the same next page twice (${named})`,
    { sent: true },
  )
}

function noNews({ entity, action }: Call): ConnectorError {
  return new ConnectorError(
    'pagination_loop',
    `Cannot continue ${entity}.${action}: the third party sends the same records again under new next pages`,
    { sent: true },
  )
}

function limitReached(call: Call, maxPages: number): ConnectorError {
  return new ConnectorError(
    'page_limit_reached',
    `Cannot continue ${call.entity}.${call.action}: it has more than ${maxPages} pages`,
    {
      hint: 'Narrow the list, or raise the page limit.',
    },
  )
}
