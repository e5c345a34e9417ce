/** Applies stored events: to the copies of the connectors that they are about, and to the applications that want to know. */
import { defined } from 'plugboard/internal'
import { ConnectorError, type Plan, type VendorEvent } from 'plugboard/runtime'
import { type Catalogue, planOfRow } from '../../accounts/catalogue/index.ts'
import type { Connectors, ConnectorCopies, ReceivedChange } from '../../accounts/connectors/index.ts'
import type { Queue } from '../../ground/jobs/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import type { Database, Session } from '../../ground/store/index.ts'
import { claimEvent, type ClaimedEvent, endEvent, findHook, type HookRow, waitingEvents, waitingHooks } from './rows.ts'
import { recordEvent } from '../../ground/outbox/index.ts'

/** Services that apply events. */
export interface ApplyServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly connectors: Pick<Connectors, 'find' | 'ofAccount'>
  readonly copies: Pick<ConnectorCopies, 'received'>
  readonly queue: Queue
  readonly log: Log
}

/** A hook with events that wait. */
interface EventsJob {
  readonly organizationId: string
  readonly hookId: string
}

const QUEUE = 'vendor-events'
/** Maximum number of characters of the vendor's own text in a forwarded event. */
const MAX_RAW = 65_536

/** An event that is not applied yet. */
interface WaitingEvent {
  /** As it is stored: long ones by their digest. */
  readonly id: string
  readonly event: VendorEvent
}

type Recipient = Awaited<ReturnType<Connectors['find']>>

/** The events of third parties that wait to be applied. */
export class Events {
  readonly #services: ApplyServices

  constructor(services: ApplyServices) {
    this.#services = services
  }

  /** Makes the queue. */
  async define(): Promise<void> {
    await this.#services.queue.define(QUEUE, { expireInSeconds: 5 * 60, retryLimit: 10, concurrency: 4 })
  }

  /** Has this process apply events. */
  async work(): Promise<void> {
    await this.#services.queue.work<EventsJob>(QUEUE, ({ data, signal }) => this.#applyAll(data, signal))
  }

  /**
   * Queues the events of a hook, within the transaction that stores them. One job applies all that wait.
   * @returns whether it made the job; false where one waits already
   */
  async queue({ organizationId, id }: Pick<HookRow, 'organizationId' | 'id'>, sql?: Session): Promise<boolean> {
    const job: EventsJob = { organizationId, hookId: id }
    return (await this.#services.queue.send(QUEUE, job, { key: id, sql })) !== null
  }

  /** Queues events that no process is working on. */
  async resume(): Promise<void> {
    for (const { organizationId, hookId } of await waitingHooks(this.#services.database))
      await this.queue({ organizationId, id: hookId })
  }

  async #applyAll({ organizationId, hookId }: EventsJob, signal: AbortSignal): Promise<void> {
    const { database, catalogue } = this.#services
    const hook = await findHook(database, organizationId, hookId)
    if (!hook) return
    const plan = await planOfRow(catalogue, hook)
    for (const { id, event } of await waitingEvents(database, organizationId, hookId)) {
      if (signal.aborted) return
      await this.#apply(hook, plan, { id, event: JSON.parse(event) as VendorEvent })
    }
  }

  async #apply(hook: HookRow, plan: Plan, { id, event }: WaitingEvent): Promise<void> {
    const { database, log } = this.#services
    const connectors = await this.#recipients(hook, event)
    if (connectors.length === 0)
      log.info({ hook_id: hook.id, vendor_type: event.type }, 'no connector has the account of an event')
    await database.transaction(async (sql) => {
      const claimed = await claimEvent(sql, hook.organizationId, hook.id, id)
      if (!claimed) return
      const change = changeOf(event, claimed)
      for (const connector of connectors) {
        if (change) await this.#services.copies.received(sql, plan, connector, change)
        await recordEvent(sql, vendorEventOf(connector, event))
      }
      await endEvent(sql, hook.organizationId, hook.id, id)
    })
  }

  /** The connectors that an event is about: the hook's own, or all whose account it names. */
  async #recipients(hook: HookRow, { account }: VendorEvent): Promise<Recipient[]> {
    const { connectors } = this.#services
    const { organizationId, connectorId } = hook
    if (connectorId === null) return account === undefined ? [] : connectors.ofAccount(hook, account)
    const one = await connectors.find({ organizationId }, connectorId).catch(unlessRemoved)
    return one && one.status !== 'disabled' ? [one] : []
  }
}

function unlessRemoved(error: unknown): undefined {
  if (error instanceof ConnectorError && error.code === 'connector_not_found') return undefined
  throw error
}

/** Returns an event's change of a record; undefined if there is none. If the copy may be newer, the record is read again. */
function changeOf(
  { entity, action, key, record, params }: VendorEvent,
  { isOutdated, receivedAt }: ClaimedEvent,
): ReceivedChange | undefined {
  if (entity === undefined || action === undefined) return undefined
  return {
    entity,
    action: isOutdated && action !== 'reread' ? 'reread' : action,
    key: key === undefined ? undefined : String(key),
    record: record && JSON.stringify(record),
    params,
    receivedAt,
  }
}

/** The event as the application gets it. */
function vendorEventOf(connector: Recipient, event: VendorEvent): Parameters<typeof recordEvent>[1] {
  const { id, organizationId, kind, customerId, externalUserId } = connector
  const { id: eventId, type, entity, action, key, record, raw } = event
  const data = defined({
    event_id: eventId,
    vendor_type: type,
    entity,
    action,
    key: key === undefined ? undefined : String(key),
    record,
    raw: JSON.stringify(raw).length <= MAX_RAW ? raw : undefined,
  })
  return {
    organizationId,
    type: 'vendor.event',
    customer: { id: customerId, externalUserId },
    connector: { id, kind },
    data,
  }
}
