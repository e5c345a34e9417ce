/** Processes that answer requests behind one port, and what they and their parent say to each other. */
import cluster, { type Address, type Worker } from 'node:cluster'
import { once } from 'node:events'
import { ConnectorError } from 'plugboard/internal'
import type { Log, MetricValues } from './ground/observe/index.ts'

/** One that ended is replaced after so long. */
const REPLACE_MS = 1_000
/** Metrics of one that does not answer within this time are left out. */
const METRICS_MS = 1_000
/** One that does not end in time is ended so much later. */
const GRACE_MS = 5_000

/** The variable by which the parent tells a process the port. */
const PORT = 'PLUGBOARD_SHARED_PORT'

type ToChild = { readonly ask: 'metrics' } | { readonly ask: 'close' }
interface FromChild {
  readonly metrics: MetricValues
}

/** The processes that this one started. */
export class Children {
  readonly #log: Log
  readonly #children = new Map<Worker, 'starting' | 'serving'>()
  /** The port that the first one got. */
  #port: number | undefined
  /** Whether each new one is given the port: those that share port 0 get it by themselves, as long as one of them is left. */
  #isPortGiven = false
  #isClosing = false

  constructor(log: Log) {
    this.#log = log
  }

  /** Whether at least one answers requests, and none is asked to end. */
  get areServing(): boolean {
    return !this.#isClosing && this.#inState('serving').length > 0
  }

  /**
   * Starts so many, the first one alone: what keeps one from starting keeps all. Each that ends is replaced from then on.
   * @throws ConnectorError `invalid_configuration` when one ends before it serves; its own output says why
   */
  async start(count: number): Promise<Address> {
    const address = await this.#fork()
    this.#port = address.port
    await Promise.all(Array.from({ length: count - 1 }, () => this.#fork()))
    return address
  }

  /** What each counted. */
  async metrics(): Promise<MetricValues[]> {
    const answers = await Promise.all(this.#inState('serving').map(metricsOf))
    return answers.filter((answer) => answer !== undefined)
  }

  /** Lets all end, and ends what has not within so many seconds. */
  async close(seconds: number): Promise<void> {
    this.#isClosing = true
    await Promise.all(Array.from(this.#children.keys(), (child) => end(child, seconds * 1_000 + GRACE_MS)))
  }

  #inState(wanted: 'starting' | 'serving'): Worker[] {
    return [...this.#children].flatMap(([child, state]) => (state === wanted ? [child] : []))
  }

  #fork(): Promise<Address> {
    this.#isPortGiven ||= this.#port !== undefined && this.#children.size === 0
    const child = cluster.fork(this.#isPortGiven ? { [PORT]: this.#port } : {})
    const { pid } = child.process
    this.#children.set(child, 'starting')
    this.#log.info({ pid }, 'process started')
    return new Promise((resolve, reject) => {
      child.once('listening', (address) => {
        // The last that shared port 0 ended while this one started.
        if (this.#port !== undefined && address.port !== this.#port && !this.#isClosing) child.process.kill('SIGKILL')
        this.#children.set(child, 'serving')
        this.#log.info({ pid }, 'process answers requests')
        resolve(address)
      })
      child.once('exit', (code, signal) => {
        const hasServed = this.#children.get(child) === 'serving'
        this.#children.delete(child)
        reject(notStarted(code))
        if (this.#isClosing) return
        this.#log.warn({ pid, code, signal }, 'process that answers requests ended')
        if (hasServed) this.#replaceLater()
      })
    })
  }

  #replaceLater(): void {
    setTimeout(() => {
      if (!this.#isClosing) this.#fork().catch(() => this.#replaceLater())
    }, REPLACE_MS)
  }
}

/** In one of the processes: the port to listen on, which the parent says where a free one was taken. */
export function portOfChild(configured: number): number {
  return Number(process.env[PORT] ?? configured)
}

/** In one of the processes: does what the parent asks for, from now on. */
export function obeyParent(does: {
  readonly close: () => Promise<void>
  readonly metrics: () => Promise<MetricValues>
  readonly onError: (error: unknown) => void
}): void {
  process.on('message', (message: ToChild) => {
    if (message.ask === 'metrics')
      does
        .metrics()
        .then((metrics) => process.send?.({ metrics }))
        .catch(does.onError)
    else does.close().then(endNow, endNow)
  })
}

function endNow(): void {
  process.exit()
}

function notStarted(code: number | null): ConnectorError {
  return new ConnectorError(
    'invalid_configuration',
    `Cannot serve with several processes: the first one ended with code ${code}`,
    { hint: 'Its output above this line says why.' },
  )
}

async function metricsOf(child: Worker): Promise<MetricValues | undefined> {
  const signal = AbortSignal.timeout(METRICS_MS)
  const answer = once(child, 'message', { signal }) as Promise<[FromChild]>
  child.send({ ask: 'metrics' } satisfies ToChild)
  return answer.then(
    ([{ metrics }]) => metrics,
    () => undefined,
  )
}

async function end(child: Worker, withinMs: number): Promise<void> {
  if (child.isDead()) return
  const exited = once(child, 'exit')
  const ask = () => child.isConnected() && child.send({ ask: 'close' } satisfies ToChild)
  ask()
  // One that starts may not hear it before it listens.
  child.once('listening', ask)
  const late = setTimeout(() => child.process.kill('SIGKILL'), withinMs)
  await exited
  clearTimeout(late)
}
