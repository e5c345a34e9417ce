/** The sandbox: simulates the third parties of all kinds on loopback. */
import { type Mock, startMock } from './served/mock.ts'
import { type Receivers, WebhookSender } from './webhooks/send.ts'
import { authorizationOf } from 'plugboard/internal'
import { type Plan } from 'plugboard/runtime'
import { recordCounts } from 'plugboard/simulator'

/** An OAuth application of the sandbox. */
interface SandboxClient extends Readonly<Record<string, string>> {
  readonly client_id: string
  readonly client_secret: string
}

/** Simulated third parties, and the OAuth applications registered with them. */
export interface Sandbox extends Mock {
  /** OAuth applications by kind, for kinds with a consent page. */
  readonly clients: Readonly<Record<string, SandboxClient>>
  /** Sends later webhooks to these hooks. */
  sendWebhooks(receivers: Receivers): void
  /** Simulates a further kind, or replaces another version of it. */
  playKind(plan: Plan): void
}

/** Number of records of a top-level entity. */
const RECORDS = 250

const CLIENT = { client_id: 'sandbox', client_secret: 'sandbox' } as const

/**
 * Starts third parties for these kinds. Any credentials of the right shape are good. Their records are made up, all of a piece:
 * what a fixture shows of one call would contradict the others.
 */
export async function startSandbox(plans: readonly Plan[]): Promise<Sandbox> {
  const manifests = new Map(plans.map(({ kind, manifest }) => [kind, manifest]))
  const recordsOf = Object.fromEntries(plans.map(({ kind, manifest }) => [kind, recordCounts(manifest)]))
  const sender = new WebhookSender((kind) => manifests.get(kind)?.webhooks)
  const mock = await startMock([...manifests.values()], {
    records: RECORDS,
    recordsOf,
    fixtures: false,
    echo: true,
    onChange: (change) => sender.enqueue(change),
  })
  const { close } = mock
  return Object.assign(mock, {
    clients: Object.fromEntries(plans.flatMap(clientsOf)),
    sendWebhooks: (receivers: Receivers) => sender.sendTo(receivers),
    playKind({ kind, manifest }: Plan) {
      manifests.set(kind, manifest)
      recordsOf[kind] = recordCounts(manifest)
      mock.play(manifest)
    },
    async close() {
      await sender.close()
      await close()
    },
  })
}

function clientsOf(plan: Plan): [kind: string, client: SandboxClient][] {
  const authorization = authorizationOf(plan)
  const { host } = authorization?.registration ?? {}
  const secrets = Object.keys(authorization?.applicationSecrets?.properties ?? {}).map((name) => [name, 'sandbox'])
  return authorization
    ? [[plan.kind, { ...Object.fromEntries(secrets), ...CLIENT, ...(host !== undefined && { client_host: host }) }]]
    : []
}
