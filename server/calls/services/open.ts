/** Opens the services of calls: the audit trail, and captures of requests and responses. */
import type { WithAccounts } from '../../accounts/index.ts'
import type { GroundServices, OnClose } from '../../ground/installation/index.ts'
import { type Audit, createAudit, HeadPublisher, keyHeads } from '../audit/index.ts'
import { Captures } from '../captures/index.ts'
import { callMetrics, type CountExecute, sampleMetrics, type SetDrifts } from '../metrics.ts'
import { Samples } from '../samples/index.ts'
import { slotTaker, type TakeSlots } from './slots.ts'
import { Widening } from './widening.ts'

/** Services of calls. */
export interface CallServices {
  readonly audit: Audit
  /** Requests and responses of calls, where capturing is switched on. */
  readonly captures: Captures
  readonly takeSlots: TakeSlots
  readonly countExecute: CountExecute
  /** Samples of records; undefined where they are switched off. */
  readonly samples: Samples | undefined
  readonly setDrifts: SetDrifts
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
  const { countSample, setDrifts } = sampleMetrics(services.metrics.meter)
  const samples = services.config.samples.enabled ? new Samples({ ...services, countSample }) : undefined
  onClose(async () => samples?.close())
  const widening = new Widening({ ...services, audit })
  return { audit, captures, takeSlots, countExecute, samples, setDrifts, widening }
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
