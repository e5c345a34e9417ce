/** Parts of records: what other operations give for all records of a page, asked for side by side, put under their fields. */
import { ConnectorError } from '../base/errors.ts'
import type { Json, JsonObject, Params } from '../base/json.ts'
import { loopGuard, recordsOf } from '../base/loop-guard.ts'
import type { CompiledParts } from '../plan/index.ts'

/** How many requests are on their way together, within the rates of their operations. */
const TOGETHER = 4

/** A page of parts, and the params of the next one. */
export interface PartsPage {
  readonly records: readonly JsonObject[]
  readonly next: Params | null
}

/** Fetches a page of parts. */
export type FetchParts = (parts: CompiledParts, params: Params, signal: AbortSignal) => Promise<PartsPage>

/** What parts are asked for with. */
export interface PartsOptions {
  /** The operation whose records they belong to: `candidates.list`. */
  readonly id: string
  readonly fetch: FetchParts
  /** Ends the call. */
  readonly signal: AbortSignal | undefined
  /** Takes secrets out of messages. */
  readonly redact: (text: string) => string
}

/**
 * The records with the fields of their parts. A failure ends what is on its way, and no further request is sent.
 * @throws ConnectorError what the first request that failed came to, with the fields that it was for in its message
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

/** All parts with some IDs, over all of their pages. */
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

/** The IDs that records name, each once. */
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

/** Writes the fields that parts of one source fill. */
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

/** Runs tasks, some of them together. The first failure ends the others. */
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
