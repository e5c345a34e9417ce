/** Opens the services of calls: the audit trail, and captures of requests and responses. */
import type { WithAccounts } from '../../accounts/index.ts'
import type { GroundServices, OnClose } from '../../ground/installation/index.ts'
import { type Audit, createAudit, HeadPublisher, keyHeads } from '../audit/index.ts'
import { Captures } from '../captures/index.ts'
import { callMetrics, type CountExecute } from '../metrics.ts'
import { slotTaker, type TakeSlots } from './slots.ts'
import { Widening } from './widening.ts'

/** Services of calls. */
export interface CallServices {
  readonly audit: Audit
  /** Requests and responses of calls, where capturing is switched on. */
  readonly captures: Captures
  readonly takeSlots: TakeSlots
  readonly countExecute: CountExecute
  /** Links by which owners widen their consent. */
  readonly widening: Widening
}

/** Services of the ground, of accounts and of calls. */
export type WithCalls = WithAccounts & CallServices

/** Limits of calls, from the settings. */
export type CallLimits = Pick<
  GroundServices['config']['limits'],
  'executesPerConnector' | 'executesPerCustomerAndKind' | 'executeSeconds' | 'downloadBytes'
>

/** Opens the services of calls. */
export async function openCalls(services: WithAccounts, onClose: OnClose): Promise<CallServices> {
  const audit = await openAudit(services, onClose)
  const captures = new Captures(services)
  onClose(() => captures.flush())
  services.taps.push((transport) => captures.transport(transport))
  const takeSlots = slotTaker(services.config.limits, services.counting)
  const countExecute = callMetrics(services.metrics.meter)
  return { audit, captures, takeSlots, countExecute, widening: new Widening({ ...services, audit }) }
}

/** The audit trail, and the publisher of its heads where the configuration asks for one. */
async function openAudit({ config, database, log, now, vault }: GroundServices, onClose: OnClose): Promise<Audit> {
  const macKey = await vault.macKey('audit heads')
  await keyHeads(database, macKey)
  const audit = createAudit({
    database,
    macKey,
    now,
    onLost: (error, row) => log.error({ request_id: row.request_id, error }, 'audit row refused'),
  })
  const { headsFile, headsLog, headsMinutes } = config.audit
  if (headsFile !== undefined || headsLog) {
    const publisher = await HeadPublisher.start({
      database,
      macKey,
      now,
      log,
      isLogged: headsLog,
      everyMinutes: headsMinutes,
      file: headsFile,
    })
    onClose(() => publisher.close())
  }
  // Before the publisher, so that the last heads are published.
  onClose(() => audit.close())
  return audit
}
