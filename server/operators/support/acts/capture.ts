/** Captures of calls, as operators switch them on and look at them. */
import { ConnectorError } from 'plugboard/runtime'
import type { Audit } from '../../../calls/audit/index.ts'
import { isUuid } from '../../../ground/base/index.ts'
import { CAPTURE_HOURS, type CapturedCall, type CaptureReader } from '../../../calls/captures/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { listConnectors } from '../reads/connectors.ts'
import { type Actor, withRow } from './audited.ts'
import type { ConnectorKey } from './acts.ts'

/** Services of acts on captures. */
export interface CaptureActServices {
  readonly audit: Pick<Audit, 'write'>
  readonly captures: Pick<CaptureReader, 'open' | 'outline'>
  readonly connectors: {
    /** Captures calls until a time, or stops. @returns the customer */
    setCapture(organizationId: string, connectorId: string, until: Date | null): Promise<string>
  }
  readonly database: Database
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
}

const HOUR_MS = 3_600_000

/** Acts on captures. */
export class CaptureActs {
  readonly #services: CaptureActServices

  constructor(services: CaptureActServices) {
    this.#services = services
  }

  /**
   * Captures the calls of a connector for some hours, or stops.
   * @param hours at most 24; 0 ends it
   * @throws ConnectorError `connector_not_found`, `validation_error`
   */
  async capture(actor: Actor, ref: ConnectorKey, hours: number): Promise<{ capture_until: string | null }> {
    const { audit, connectors, now } = this.#services
    const customerId = await this.#customerOf(ref)
    const act = { ...ref, customerId, action: hours === 0 ? 'console.capture.stop' : 'console.capture' }
    return withRow(audit, actor, act, async () => {
      if (!(hours >= 0 && hours <= CAPTURE_HOURS)) throw wrongHours()
      const until = hours === 0 ? null : new Date(now() + hours * HOUR_MS)
      await connectors.setCapture(ref.organizationId, ref.connectorId, until)
      return { capture_until: until?.toISOString() ?? null }
    })
  }

  /** The requests and answers of a call: each look is a row of the trail. @throws ConnectorError `capture_not_found` */
  async open(actor: Actor, organizationId: string, requestId: string): Promise<{ captures: CapturedCall[] }> {
    const { audit, captures } = this.#services
    const [first] = isUuid(organizationId) ? await captures.outline(organizationId, requestId) : []
    if (!first) throw noCapture()
    // A connector that is being removed is no longer shown.
    const ref = { organizationId, connectorId: first.connector_id }
    const act = { ...ref, customerId: await this.#customerOf(ref), entity: requestId, action: 'console.capture.read' }
    return withRow(audit, actor, act, async () => ({ captures: await captures.open(organizationId, requestId) }))
  }

  /** The customer of a connector that is not being removed. @throws ConnectorError `connector_not_found` */
  async #customerOf({ organizationId, connectorId }: ConnectorKey): Promise<string> {
    const [found] = await listConnectors(this.#services.database, { organizationId, connectorId })
    if (found && found.status !== 'deleting') return found.customer_id
    throw new ServerError('connector_not_found', 'Cannot find the connector: no connector has this ID')
  }
}

function wrongHours(): ConnectorError {
  const fault = `must be 0 to ${CAPTURE_HOURS}`
  return new ConnectorError('validation_error', `Cannot capture calls: hours ${fault}`, {
    hint: 'Nothing is captured for longer than a day. 0 ends it.',
    errors: [{ field: 'hours', message: fault, error_code: 'hours' }],
  })
}

function noCapture(): ServerError {
  return new ServerError('capture_not_found', 'Cannot show requests and responses: this call was not captured', {
    hint: 'Switch capturing on for the connector, then have the call made again. Captures are stored for 24 hours.',
  })
}
