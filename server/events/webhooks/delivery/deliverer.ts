/** Sends due deliveries: claims them when notified or after a second, and stores each result. */
import type { EventMetrics } from '../../metrics.ts'
import { ConnectorError, type Transport, undiciTransport } from 'plugboard/runtime'
import { BoundedCache } from '../../../ground/base/index.ts'
import type { Log } from '../../../ground/observe/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import type { Vault } from '../../../ground/vault/index.ts'
import { ownerOf } from '../endpoints/endpoints.ts'
import { signatureHeaders } from '../endpoints/secrets.ts'
import { backlogOf } from './backlog.ts'
import {
  type DeliveryClaim,
  claimDue,
  type EndpointClass,
  LEASE_SECONDS,
  MOST_PER_ENDPOINT,
  release,
} from './claims.ts'
import { messageBody } from './body.ts'
import { InFlight } from './in-flight.ts'
import { type Attempt, type AttemptRequest, sendAttempt, TIMEOUT_MS } from './send.ts'
import { settle, settleTest, type Settled } from './settle.ts'
import { DUE_CHANNEL, publicId } from '../../../ground/outbox/index.ts'

/** Options of deliveries. */
export interface DelivererOptions {
  readonly database: Database
  readonly vault: Vault
  readonly log: Log
  readonly metrics: Pick<EventMetrics, 'webhook' | 'webhookBacklog'>
  /** By the database's clock, in milliseconds since 1970. */
  readonly now: () => number
  /** Opens the connections of one endpoint. */
  readonly transport?: () => Transport
  /** Whether loopback and private addresses may be reached. */
  readonly allowPrivate: boolean
  /** How long requests under way may take when the process ends, in milliseconds; 5 s by default. Then they are given to others. */
  readonly closeMs?: number
}

const POLL_MS = 1_000
const MEASURE_MS = 15_000

const CLOSE_MS = 5_000

/** Maximum number of endpoints with an open connection. */
const MOST_TRANSPORTS = 512

/** A claim that waited longer here is given back: its lease must not end while a request is under way. */
const LATEST_START_MS = LEASE_SECONDS * 1000 - 2 * TIMEOUT_MS

/** How a claimed delivery is sent. */
interface Delivery {
  /** By `performance.now()`. */
  readonly claimedAt: number
  readonly transport: Transport
  /** Stores the result. */
  readonly settle: typeof settle
}

/** Sends deliveries until it is closed. */
export class Deliverer {
  readonly #options: DelivererOptions
  readonly #inFlight = new InFlight()
  readonly #running = new Set<Promise<void>>()
  readonly #ended = new AbortController()
  readonly #transports = new BoundedCache<string, Transport>({
    max: MOST_TRANSPORTS,
    dispose: (transport) => {
      transport.close().catch((error: unknown) => this.#options.log.warn({ error }, 'cannot close a connection'))
    },
  })
  #stopListening: () => Promise<void> = async () => {}
  #loop: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isClosing = false
  /** Whether something may have become due since the last look. */
  #isWoken = false
  #wake = () => {}

  constructor(options: DelivererOptions) {
    this.#options = options
  }

  /** Begins to send. @throws ConnectorError `storage_unavailable` */
  async start(): Promise<void> {
    const { database } = this.#options
    this.#stopListening = await database.listen(DUE_CHANNEL, () => this.#look())
    this.#timer = setInterval(() => {
      this.#measure().catch((error: unknown) =>
        this.#options.log.warn({ error }, 'cannot count the webhooks that are due'),
      )
    }, MEASURE_MS).unref()
    this.#loop = this.#work()
  }

  /** Stops claiming, lets requests under way end for some seconds, and gives back what is left. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.#look()
    clearInterval(this.#timer)
    await this.#stopListening()
    await this.#loop
    const late = setTimeout(() => this.#ended.abort(new Error('the process ends')), this.#options.closeMs ?? CLOSE_MS)
    await Promise.allSettled(this.#running)
    clearTimeout(late)
    const transports = [...this.#transports.values()]
    this.#transports.clear()
    await Promise.all(transports.map((transport) => transport.close()))
  }

  /**
   * Sends a claimed delivery now, over a connection of its own: deliveries to a receiver that hangs hold up no test.
   * Resolves once the attempt is stored, or given back because the process ends.
   * @throws ConnectorError `storage_unavailable`
   */
  async test(claim: DeliveryClaim): Promise<void> {
    const transport = this.#open()
    const done = this.#deliver(claim, { claimedAt: performance.now(), transport, settle: settleTest })
    this.#running.add(done)
    try {
      await done
    } finally {
      this.#running.delete(done)
      await transport.close()
    }
  }

  #look(): void {
    this.#isWoken = true
    this.#wake()
  }

  async #work(): Promise<void> {
    while (!this.#isClosing) {
      this.#isWoken = false
      const claimed = (await this.#claim('proven')) + (await this.#claim('unproven'))
      if (claimed === 0 && !this.#isWoken) await this.#pause()
    }
  }

  /** Claims what may be sent now and begins to send it. Gives how many. */
  async #claim(endpointClass: EndpointClass): Promise<number> {
    const free = this.#inFlight.free(endpointClass)
    if (free === 0 || this.#isClosing) return 0
    const { database, log } = this.#options
    try {
      const claims = await claimDue(database, endpointClass, free)
      for (const claim of claims) this.#start(claim)
      return claims.length
    } catch (error) {
      log.warn({ error }, 'cannot look for webhooks that are due')
      return 0
    }
  }

  async #pause(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      timer = setTimeout(resolve, POLL_MS)
      if (this.#isClosing || this.#isWoken) resolve()
    })
    clearTimeout(timer)
  }

  #start(claim: DeliveryClaim): void {
    const end = this.#inFlight.begin(claim.endpointClass)
    const done = this.#deliver(claim, { claimedAt: performance.now(), transport: this.#transportOf(claim), settle })
      .catch((error: unknown) => this.#options.log.warn({ ...idsOf(claim), error }, 'cannot deliver a webhook'))
      .finally(() => {
        end()
        this.#running.delete(done)
        this.#look()
      })
    this.#running.add(done)
  }

  async #deliver(claim: DeliveryClaim, { claimedAt, transport, settle: store }: Delivery): Promise<void> {
    const { database } = this.#options
    const at = new Date(this.#options.now())
    const request = await this.#requestOf(claim, at).catch((error: unknown) => unsent(error, at))
    if (performance.now() - claimedAt > LATEST_START_MS) return release(database, claim)
    try {
      const attempt = 'url' in request ? await sendAttempt(transport, request, this.#ended.signal) : request
      this.#report(claim, attempt, await store(database, claim, attempt))
    } catch (error) {
      if (!this.#ended.signal.aborted) throw error
      await release(database, claim)
    }
  }

  async #requestOf(claim: DeliveryClaim, at: Date): Promise<AttemptRequest> {
    const text = {
      id: publicId('message', claim.messageId),
      timestamp: Math.floor(at.getTime() / 1000),
      body: messageBody(claim),
    }
    return { url: claim.url, at, body: text.body, headers: signatureHeaders(await this.#secretsOf(claim), text) }
  }

  async #secretsOf(claim: DeliveryClaim): Promise<string[]> {
    const { vault } = this.#options
    const { organizationId, endpointId, secretVersion, secret, previousSecret } = claim
    const secrets = [await vault.open(ownerOf(organizationId, endpointId, secretVersion), secret)]
    if (previousSecret)
      secrets.push(await vault.open(ownerOf(organizationId, endpointId, secretVersion - 1), previousSecret))
    return secrets
  }

  /** Each endpoint has its own connections: no response can reach another's request. */
  #transportOf({ endpointId }: DeliveryClaim): Transport {
    const known = this.#transports.get(endpointId)
    if (known) return known
    const opened = this.#open()
    this.#transports.set(endpointId, opened)
    return opened
  }

  #open(): Transport {
    const { allowPrivate, transport } = this.#options
    return transport?.() ?? undiciTransport({ allowPrivate, connections: MOST_PER_ENDPOINT })
  }

  #report(claim: DeliveryClaim, attempt: Attempt, { outcome, disabled }: Settled): void {
    const { log, metrics, now } = this.#options
    metrics.webhook(outcome, attempt.durationMs / 1000, (now() - claim.createdAt.getTime()) / 1000)
    const { status, code, durationMs } = attempt
    const fields = {
      ...idsOf(claim),
      type: claim.type,
      attempt: claim.attempts + 1,
      status,
      code,
      duration_ms: durationMs,
    }
    if (outcome === 'exhausted') log.warn({ ...fields, outcome }, 'webhook given up')
    else log.debug({ ...fields, outcome }, 'webhook attempted')
    if (disabled) log.warn({ ...idsOf(claim), reason: disabled }, 'webhook endpoint disabled')
  }

  async #measure(): Promise<void> {
    const { database, metrics } = this.#options
    const { due, oldestSeconds } = await backlogOf(database)
    metrics.webhookBacklog(due, oldestSeconds)
  }
}

/** The attempt of a delivery whose secret does not open. @throws the error of anything else */
function unsent(error: unknown, at: Date): Attempt {
  if (!(error instanceof ConnectorError) || error.code !== 'credentials_unreadable') throw error
  return { at, error: error.message, code: error.code, durationMs: 0 }
}

function idsOf({ organizationId, messageId, endpointId }: DeliveryClaim) {
  return {
    organization_id: organizationId,
    message_id: publicId('message', messageId),
    endpoint_id: publicId('endpoint', endpointId),
  }
}
