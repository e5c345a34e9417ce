/** Fetches parts of records from other operations, in parallel, and fills their fields. */
import { ConnectorError } from '../base/errors.ts'
import type { Json, JsonObject, Params } from '../base/json.ts'
import { loopGuard, recordsOf } from '../base/loop-guard.ts'
import type { CompiledParts } from '../plan/index.ts'

/** Maximum number of parallel requests. */
const TOGETHER = 4

/** A page of parts, with the params of the next one. */
export interface PartsPage {
  readonly records: readonly JsonObject[]
  readonly next: Params | null
}

export type FetchParts = (parts: CompiledParts, params: Params, signal: AbortSignal) => Promise<PartsPage>

/** Options of `withParts`. */
export interface PartsOptions {
  /** The operation of the records: `candidates.list`. */
  readonly id: string
  readonly fetch: FetchParts
  readonly signal: AbortSignal | undefined
  /** Removes secrets from messages. */
  readonly redact: (text: string) => string
}

/**
 * Fills the fields of records' parts. The first failure aborts the other requests.
 * @throws ConnectorError of that failure, with the fields in its message
 */
export async function withParts(
  records: readonly JsonObject[],
  requests: readonly CompiledParts[],
  options: PartsOptions,
): Promise<JsonObject[]> {
  const sources = requests.map((parts) => ({ parts, found: new Map<string, JsonObject[]>() }))
  const tasks = sources.flatMap(({ parts, found }) =>
    chunksOf(idsIn(records, parts), parts.most).map((ids) => async (signal: AbortSignal) => {
      for (const part of await allOf(parts, ids, signal, options)) add(found, parts.key(part), part)
    }),
  )
  await inParallel(tasks, options.signal)
  return records.map((record) => {
    const whole: JsonObject = { ...record }
    for (const { parts, found } of sources) fill(whole, record, parts, found)
    return whole
  })
}

/** Fetches all parts with some IDs, over all pages. */
async function allOf(
  parts: CompiledParts,
  ids: readonly Json[],
  signal: AbortSignal,
  { id, fetch, redact }: PartsOptions,
): Promise<JsonObject[]> {
  const guard = loopGuard({ ...parts, redact })
  const all: JsonObject[] = []
  try {
    for (let params: Params | null = { ...parts.with, [parts.param]: [...ids] }; params !== null;) {
      const { records, next } = await fetch(parts, params, signal)
      all.push(...records)
      if (next !== null) guard(recordsOf([...records], 'id'), next, params)
      params = next
    }
    return all
  } catch (error) {
    const fields = parts.fields.map(({ name }) => name).join(', ')
    throw error instanceof ConnectorError ? error.withReason(`for ${fields} of ${id}`) : error
  }
}

/** The distinct IDs in records. */
function idsIn(records: readonly JsonObject[], parts: CompiledParts): Json[] {
  return [...new Map(records.flatMap((record) => idsOf(record, parts)).map((id) => [String(id), id])).values()]
}

function idsOf(record: JsonObject, { ids }: CompiledParts): Json[] {
  return [ids(record)].flat().filter((id): id is string | number => typeof id === 'string' || typeof id === 'number')
}

function chunksOf(ids: readonly Json[], most: number): Json[][] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, index) => ids.slice(index * most, (index + 1) * most))
}

function add(found: Map<string, JsonObject[]>, key: Json | undefined, part: JsonObject): void {
  const id = String(key)
  const known = found.get(id)
  if (known) known.push(part)
  else found.set(id, [part])
}

/** Fills the fields of one source. */
function fill(
  whole: JsonObject,
  record: JsonObject,
  parts: CompiledParts,
  found: ReadonlyMap<string, readonly JsonObject[]>,
): void {
  const own = idsOf(record, parts).flatMap((id) => found.get(String(id)) ?? [])
  for (const { name, take, isList } of parts.fields) {
    const values = own.map((part) => take(part) ?? null)
    whole[name] = isList ? values : (values[0] ?? null)
  }
}

/** Runs tasks in parallel. The first failure aborts the others. */
async function inParallel(
  tasks: readonly ((signal: AbortSignal) => Promise<void>)[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  const queue = [...tasks]
  const failures: unknown[] = []
  const work = async () => {
    for (let task = queue.shift(); task && failures.length === 0; task = queue.shift()) {
      try {
        await task(ending.signal)
      } catch (error) {
        failures.push(error)
        ending.abort()
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: TOGETHER }, work))
  } finally {
    signal?.removeEventListener('abort', end)
  }
  if (failures.length > 0) throw failures[0]
}
