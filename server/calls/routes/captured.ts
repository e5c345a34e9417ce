/**
 * Captures requests and responses of calls for a day: of a connector that an operator chose, or of a call with the
 * application's header.
 */
import { CAPTURE_HEADER } from 'plugboard/contract'
import { find, type Operation } from 'plugboard/runtime'
import type { Captures } from '../captures/index.ts'
import type { OpenConnector, SearchedConnector } from '../../accounts/connectors/index.ts'
import type { RouteRequest, RouteResponse } from '../../http/index.ts'

/** Services of captured calls. */
export interface CapturedServices {
  readonly captures: Pick<Captures, 'keep' | 'record' | 'run'>
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
}

/** Captured parts of a call. */
interface CapturedCall {
  readonly request: Pick<RouteRequest, 'id' | 'body' | 'caller' | 'header'>
  readonly opened: SearchedConnector
  readonly names: { readonly entity: string | null; readonly action: string }
}

type Run = () => Promise<RouteResponse>

/** The work of a call; where it is captured, the same with a recording of what passes. */
export function capturedWork({ captures, now }: CapturedServices, call: CapturedCall, run: Run): Run {
  const { opened, request } = call
  if (!isConnected(opened) || !isWanted(call, now())) return run
  const operation = operationOf(opened, call)
  const { id: connectorId, organizationId } = opened.connector
  const recording = captures.record({ organizationId, connectorId, requestId: request.id, asked: request.body })
  if (!recording) return run
  return async () => {
    try {
      return await captures.run(recording, run)
    } finally {
      captures.keep(recording, { plan: opened.plan, connection: opened.connection, operation })
    }
  }
}

/** A search asks no third party, so that nothing passes. */
function isConnected(opened: SearchedConnector): opened is OpenConnector {
  return 'connection' in opened
}

/** A token of a customer cannot ask for it: what is captured is shown to others. */
function isWanted({ opened: { connector }, request: { caller, header } }: CapturedCall, now: number): boolean {
  if (connector.captureUntil !== null && connector.captureUntil.getTime() > now) return true
  return caller.token === 'application' && header(String(CAPTURE_HEADER.name).toLowerCase()) === 'true'
}

function operationOf({ plan }: OpenConnector, { names: { entity, action } }: CapturedCall): Operation | undefined {
  const isKnown = entity !== null && Object.hasOwn(plan.manifest.operations, `${entity}.${action}`)
  return isKnown ? find(plan, entity, action) : undefined
}
