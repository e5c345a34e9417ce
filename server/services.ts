/** The subjects of a server, in order, and their services. */
import { accounts, type Installed, installKinds, type WithAccounts } from './accounts/index.ts'
import { agents, type AgentServices } from './agents/index.ts'
import { calls, type CallServices } from './calls/index.ts'
import { copy, type CopyServices } from './copy/index.ts'
import { events, type EventServices } from './events/index.ts'
import type { Config } from './config/index.ts'
import { type GroundOptions, type GroundServices, openGround } from './ground/installation/index.ts'
import { groundErasures, type Subject } from './http/index.ts'
import { operators, type OperatorServices } from './operators/index.ts'

/** Every service of a server. Those of a subject that is not mounted are absent. */
export type Services = WithAccounts &
  CallServices &
  CopyServices &
  EventServices &
  AgentServices &
  OperatorServices & {
    /** The subjects that are mounted. */
    readonly subjects: readonly AnySubject[]
    close(): Promise<void>
  }

/** A subject of the list. */
export type AnySubject = Subject<Services, unknown>

/** The subjects, each above the ones it uses. A server without one of the last four is a list without it. */
export const SUBJECTS: readonly AnySubject[] = [accounts, calls, copy, events, agents, operators]

/** The order in which deletions erase: rows that need a connector's row before it, and news of the erasure last. */
const ERASED: readonly AnySubject[] = [calls, copy, accounts, events]

/** Options of a server's services. */
export interface ServiceOptions extends GroundOptions {
  /** The subjects to mount; all by default. */
  readonly subjects?: readonly AnySubject[]
}

/**
 * Opens the ground and the subjects. If one cannot be opened, the others close again.
 * @throws ConnectorError `invalid_configuration`, `storage_unavailable`; ManifestError for a definition that does not validate
 */
export async function openServices(config: Config, options: ServiceOptions): Promise<Services> {
  const opened: Close[] = []
  const close = closing(opened)
  try {
    // A new embedded database takes seconds, in a thread of its own: the kinds are read meanwhile.
    const installing = installKinds(config, options.baseUrl)
    installing.catch(() => {})
    const ground = await openGround(config, options, (one) => opened.push(one))
    const services = { ...ground, ...(await installing) }
    return { ...(await openSubjects(services, options.subjects ?? SUBJECTS, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Close = () => Promise<unknown>

async function openSubjects(
  ground: GroundServices & Installed,
  subjects: readonly AnySubject[],
  opened: Close[],
): Promise<Omit<Services, 'close'>> {
  const services = { ...ground, subjects } as Services
  for (const subject of subjects) Object.assign(services, await subject.open(services, (one) => opened.push(one)))
  for (const { erasure } of ERASED) if (erasure) ground.erasures.push(erasure(services))
  ground.erasures.push(...groundErasures(ground))
  opened.push(() => ground.queue.close())
  for (const { stop } of subjects) if (stop) opened.push(() => stop(services))
  return services
}

/** Closes the opened services once, the last first. A failure leaves no other open. */
function closing(opened: readonly Close[]): () => Promise<void> {
  let closed: Promise<void> | undefined
  return () => {
    closed ??= (async () => {
      for (const close of opened.toReversed()) await close().catch(() => {})
    })()
    return closed
  }
}
