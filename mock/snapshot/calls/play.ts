/** Makes calls against a simulated third party in this process. */
import type { Json, JsonObject } from 'plugboard/author'
import { wholeRequest } from 'plugboard/internal'
import {
  type Connection,
  ConnectorError,
  execute,
  type ExecuteResult,
  type HttpResponse,
  type Plan,
  type Transport,
  type WholeRequest,
} from 'plugboard/runtime'
import { connectFixture } from '../../fixture/check-fixture.ts'
import { exampleConfig, exampleCredentials, Simulation } from 'plugboard/simulator'
import { CallClock, NOW, ScriptedTransport } from '../base/script.ts'
import { operationOf } from '../base/manifest.ts'
import { type RequestFrame, hiding, shownRequest } from '../base/shown.ts'

/** A kind with stand-ins for its calls: the first auth variant's credentials and the settings' examples. */
export class Stage {
  readonly plan: Plan
  readonly #frame: RequestFrame

  constructor(plan: Plan) {
    this.plan = plan
    const [first = ''] = Object.keys(plan.manifest.auth)
    const { base } = this.connect(new ScriptedTransport([]))
    this.#frame = { base: `${base.origin}${base.prefix}`, hide: hiding(exampleCredentials(plan, first)) }
  }

  /** `https://api.example.com/v1` */
  get base(): string {
    return this.#frame.base
  }

  connect(transport: Transport): Connection {
    const config = exampleConfig(this.plan)
    return connectFixture(this.plan, { config }, { transport, clock: new CallClock(), paced: false })
  }

  /** A request of an operation as snapshots show it. */
  shown(request: WholeRequest, id: string): JsonObject {
    const { retry } = this.plan.manifest.operations[id] ?? {}
    return shownRequest(request, { ...this.#frame, idempotency: retry?.idempotency })
  }
}

/** A call with what went over the wire. */
export interface PlayedCall {
  readonly params: JsonObject
  readonly exchanges: readonly { readonly request: WholeRequest; readonly response: HttpResponse }[]
  readonly outcome: ExecuteResult | ConnectorError
}

/** Bytes of every file. */
const FILE_BYTES = 64
/** Records of a page. */
const PAGE = 2

/** Creates a simulated third party. By default, it has one record more than a page. */
export function simulate({ manifest }: Plan, pageSize: number = PAGE, records: number = pageSize + 1): Simulation {
  return new Simulation(manifest, { records, pageSize, fileBytes: FILE_BYTES, now: () => NOW })
}

/** Makes a call against a simulated third party. */
export async function playCall(
  stage: Stage,
  id: string,
  params: JsonObject,
  simulation: Simulation,
): Promise<PlayedCall> {
  const before = simulation.exchanges.length
  const outcome = await playedOutcome(stage, id, params, simulation)
  return { params, exchanges: simulation.exchanges.slice(before), outcome }
}

/** Returns the first request of a call; undefined if the runtime refuses the call. */
export async function firstRequest(stage: Stage, id: string, params: JsonObject): Promise<WholeRequest | undefined> {
  const transport = new ScriptedTransport([])
  await playedOutcome(stage, id, params, transport)
  const [request] = transport.requests
  return request && wholeRequest(request)
}

/** Returns the result or the error of a call against a transport. */
export async function playedOutcome(
  stage: Stage,
  id: string,
  params: JsonObject,
  transport: Transport,
): Promise<ExecuteResult | ConnectorError> {
  const [entity = '', action = ''] = id.split('.')
  try {
    const result = await execute(stage.plan, { entity, action, params }, stage.connect(transport))
    await result.file?.stream.cancel()
    return result
  } catch (error) {
    if (error instanceof ConnectorError) return error
    throw error
  }
}

/** Returns the params of the next page; undefined after the last one and after an error. */
export function nextParams(outcome: ExecuteResult | ConnectorError): JsonObject | undefined {
  return outcome instanceof ConnectorError ? undefined : (outcome.next ?? undefined)
}

/** Returns the params of a page with a next one, if callers can set its size. */
export function pageParams(plan: Plan, id: string): { readonly [name: string]: Json } {
  const { pagination, params } = operationOf(plan, id)
  const name = pagination && 'size' in pagination ? pagination.size : undefined
  if (name === undefined) return {}
  const { minimum, enum: values } = (params.properties as Record<string, JsonObject>)[name] ?? {}
  if (Array.isArray(values)) return { [name]: values[0] ?? null }
  return { [name]: Math.max(PAGE, typeof minimum === 'number' ? minimum : PAGE) }
}
