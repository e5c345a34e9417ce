/** The sandbox: the third parties of all kinds played on loopback, so that every endpoint can be tried without one. */
import { type Mock, startMock } from './simulator/index.ts'
import { type Receivers, WebhookSender } from './webhooks/send.ts'
import { authorizationOf, type Plan, type ResolvedManifest } from 'plugboard/runtime'

/** An OAuth application of the sandbox. */
interface SandboxClient {
  readonly client_id: string
  readonly client_secret: string
  /** Where it is registered, for a kind that runs on hosts of its owners. */
  readonly client_host?: string
}

/** Third parties that are played, and the OAuth applications that they know us by. */
export interface Sandbox extends Mock {
  /** By kind, for each that has a consent page. */
  readonly clients: Readonly<Record<string, SandboxClient>>
  /** Has the third parties send webhooks to these hooks from now on. */
  sendWebhooks(receivers: Receivers): void
}

/** Records of every entity that is listed by itself. */
const RECORDS = 250
/** Records of an entity that others are listed below: each of them costs a sync requests. Fewer where still others are below those. */
const PARENTS = 20
/** Records of an entity below each of its parents. */
const CHILDREN = 3

const CLIENT = { client_id: 'sandbox', client_secret: 'sandbox' } as const

/**
 * Starts third parties for these kinds. Any credentials of the right shape are good. Their records are made up, all of a piece:
 * what a fixture shows of one call would contradict the others.
 */
export async function startSandbox(plans: readonly Plan[]): Promise<Sandbox> {
  const manifests = new Map(plans.map(({ kind, manifest }) => [kind, manifest]))
  const sender = new WebhookSender((kind) => manifests.get(kind)?.webhooks)
  const mock = await startMock([...manifests.values()], {
    records: RECORDS,
    recordsOf: Object.fromEntries(plans.map(recordsOf)),
    fixtures: false,
    echo: true,
    onChange: (change) => sender.enqueue(change),
  })
  const { close } = mock
  return Object.assign(mock, {
    clients: Object.fromEntries(plans.flatMap(clientsOf)),
    sendWebhooks: (receivers: Receivers) => sender.sendTo(receivers),
    async close() {
      await sender.close()
      await close()
    },
  })
}

function clientsOf(plan: Plan): [kind: string, client: SandboxClient][] {
  const authorization = authorizationOf(plan)
  const { host } = authorization?.registration ?? {}
  return authorization ? [[plan.kind, { ...CLIENT, ...(host !== undefined && { client_host: host }) }]] : []
}

/** How many records the entities of a kind have that hang together: the deeper, the fewer, so that all of its copies are soon ready. */
function recordsOf({ kind, manifest }: Plan): [kind: string, counts: Record<string, number>] {
  const entities = Object.keys(manifest.entities)
  const below = (entity: string) => entities.filter((child) => parentsOf(manifest, child).includes(entity))
  const depth = (entity: string): number => Math.max(0, ...below(entity).map((child) => 1 + depth(child)))
  const roots = entities.filter((entity) => parentsOf(manifest, entity).length === 0 && depth(entity) > 0)
  const counts = new Map(
    roots.map((entity) => [entity, Math.max(2, Math.floor(PARENTS / CHILDREN ** (depth(entity) - 1)))]),
  )
  for (const child of entities) if (parentsOf(manifest, child).length > 0) counts.set(child, CHILDREN)
  return [kind, Object.fromEntries(counts)]
}

/** The entities below which a sync lists an entity. */
function parentsOf({ entities }: ResolvedManifest, entity: string): string[] {
  const { each = {}, later } = entities[entity]!.sync ?? {}
  const targets = [...Object.values(each), ...Object.values(later?.each ?? {})]
  return targets.flatMap((target) => (typeof target === 'string' ? [target.split('.')[0]!] : []))
}
