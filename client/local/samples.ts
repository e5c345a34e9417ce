/** Samples of an account's records in this process, compared with their schemas. */
import { notify } from '../../runtime/base/observe.ts'
import { driftText, NO_HISTORY, samplePage, type SampleHistory } from '../../runtime/drift/index.ts'
import type { Params, Plan } from '../../runtime/index.ts'
import { passNotices } from '../../runtime/notices.ts'
import type { Call, Engine, EngineResult, IterationOptions } from '../base/engine.ts'
import type { LocalOptions } from './local-account.ts'

const HOUR_MS = 3_600_000

/** The samples of an operation so far. */
interface Sampled {
  readonly history: SampleHistory
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * An engine that compares a page of each operation and hour with the record schema, and passes on what no longer fits.
 * @param plan the described kind
 */
export function sampledEngine(engine: Engine, { kind, manifest }: Plan, options: LocalOptions): Engine {
  const now = (): number => options.clock?.now?.() ?? Date.now()
  const known = new Map<string, Sampled>()
  const compare = ({ entity, action, params = {} }: Call, { records, next }: EngineResult): void => {
    const id = `${entity}.${action}`
    const { history = NO_HISTORY, at = -Infinity } = known.get(id) ?? {}
    if (now() - at < HOUR_MS) return
    const page = { entity, action, params: params as Params, records: [records ?? []].flat(), next }
    const sample = samplePage(manifest, page, history)
    known.set(id, { history: sample?.history ?? history, at: now() })
    const found = sample?.drifts.map((drift) => {
      return { type: 'drifts', source: drift.path, text: `${drift.change}: ${driftText(drift)}` } as const
    })
    if (found) passNotices(options, { kind, operation: id }, found)
  }
  // What fails here is no failure of the call.
  const take = (call: Call, result: EngineResult): EngineResult => {
    notify('sample', compare, call, result)
    return result
  }
  return {
    ...engine,
    execute: async (call, given) => take(call, await engine.execute(call, given)),
    pages: (call, given) => sampledPages(engine, call, given, take),
  }
}

/** The pages of an iteration. A page continues at the `next` of the one before. */
async function* sampledPages(
  engine: Engine,
  call: Call,
  options: IterationOptions,
  take: (call: Call, result: EngineResult) => EngineResult,
): AsyncGenerator<EngineResult, void, undefined> {
  let { params } = call
  for await (const page of engine.pages(call, options)) {
    yield take({ ...call, params }, page)
    params = page.next ?? params
  }
}
