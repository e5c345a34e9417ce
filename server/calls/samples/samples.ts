/** Takes samples of records: a page of each operation, connector and hour, after its response was sent. */
import { setTimeout as sleep } from 'node:timers/promises'
import { MOST_RECORDS, samplePage } from 'plugboard/internal'
import type { JsonObject, Params, Plan, RawResult } from 'plugboard/runtime'
import { metricKind, ownHostsOf } from '../../accounts/catalogue/index.ts'
import type { ConnectorRow } from '../../accounts/connectors/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import type { Database } from '../../ground/store/index.ts'
import type { CountSample } from '../metrics.ts'
import { readHistory, type SampleKey, writeSample } from './rows.ts'

/** Services of samples. */
export interface SampleServices {
  readonly database: Database
  readonly log: Log
  readonly countSample: CountSample
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The account of a sampled page. */
export interface SampledAccount {
  readonly connector: Pick<ConnectorRow, 'id' | 'organizationId'>
  readonly plan: Plan
}

/** The call of a sampled page. */
export interface SampledCall {
  readonly entity: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A page, and the account and call that it is of. */
interface WaitingSample extends SampledAccount, SampledCall {
  /** JSON text of some records. */
  readonly records: string
  readonly next: Params | null
}

const HOUR_MS = 3_600_000
/** Maximum number of samples of an operation in an hour, over all its connectors. */
const MOST_OF_OPERATION = 20
/** Maximum numbers of operations of connectors that are known in an hour, and of waiting samples. Others are left out. */
const MOST_KNOWN = 50_000
const MOST_WAITING = 50
/** Maximum size of a sample, in bytes. */
const MOST_BYTES = 256 * 1024
/** The pause before each sample, in which calls run. */
const PAUSE_MS = 100

/** The samples of a process. */
export class Samples {
  readonly #services: SampleServices
  #hour = 0
  /** Operations of connectors that were sampled in this hour. */
  readonly #sampled = new Set<string>()
  /** Number of samples in this hour, by operation. */
  readonly #counts = new Map<string, number>()
  #waiting: WaitingSample[] = []
  #working: Promise<void> | undefined
  #isClosed = false

  constructor(services: SampleServices) {
    this.#services = services
  }

  /** Takes a page as a sample where one is due. */
  take(account: SampledAccount, call: SampledCall, page: RawResult): void {
    if (!page.file && this.isDue(account, call)) this.add(account, call, page)
  }

  /** Adds a page as a sample. It is read later. */
  add(account: SampledAccount, { entity, action, params }: SampledCall, page: RawResult): void {
    if (this.#isClosed || this.#waiting.length >= MOST_WAITING) return
    const records = textOfSome(page)
    if (records === undefined) return
    this.#waiting.push({ ...account, entity, action, params, records, next: page.next })
    this.#working ??= this.#work()
  }

  /** Resolves when all samples so far are stored. */
  async flush(): Promise<void> {
    await this.#working
  }

  /** Drops waiting samples, and waits for the one at work. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#waiting = []
    await this.#working
  }

  /** Whether an operation of a connector is due, which is then counted as sampled. */
  isDue({ connector, plan }: SampledAccount, { entity, action }: Pick<SampledCall, 'entity' | 'action'>): boolean {
    if (this.#isClosed) return false
    const operation = `${entity}.${action}`
    const hour = Math.floor(this.#services.now() / HOUR_MS)
    if (hour !== this.#hour) {
      this.#hour = hour
      this.#sampled.clear()
      this.#counts.clear()
    }
    const key = `${connector.id} ${operation}`
    if (this.#sampled.has(key) || this.#sampled.size >= MOST_KNOWN) return false
    const owner = ownHostsOf(plan) === null ? '' : connector.organizationId
    const name = `${owner} ${plan.kind} ${operation}`
    const count = this.#counts.get(name) ?? 0
    if (count >= MOST_OF_OPERATION || this.#waiting.length >= MOST_WAITING) return false
    this.#sampled.add(key)
    this.#counts.set(name, count + 1)
    return true
  }

  async #work(): Promise<void> {
    for (;;) {
      await sleep(PAUSE_MS, undefined, { ref: false })
      const one = this.#waiting.shift()
      if (!one) break
      await this.#read(one).catch((error: unknown) => this.#services.log.warn({ error }, 'cannot store a sample'))
    }
    this.#working = undefined
  }

  async #read({ connector, plan, entity, action, params, records, next }: WaitingSample): Promise<void> {
    const { database, countSample, now } = this.#services
    const { manifest } = plan
    const key: SampleKey = {
      organizationId: connector.organizationId,
      connectorId: connector.id,
      operation: `${entity}.${action}`,
      version: manifest.version,
    }
    const at = now()
    const history = await readHistory(database, key, new Date(at - (at % HOUR_MS)))
    if (!history) return
    const page = { entity, action, params: params as Params, records: recordsIn(records), next }
    const sample = samplePage(manifest, page, history)
    if (!sample) return
    await writeSample(database, key, { ...sample, at: new Date(at) })
    countSample(metricKind(plan), sample.drifts.length > 0 ? 'drifts' : 'fits')
  }
}

/** Returns the JSON text of the first records of a page; undefined without any text, and for a record that is too large. */
function textOfSome({ records, starts }: RawResult): string | undefined {
  if (records === null) return undefined
  const last = starts.findLastIndex((start, index) => index <= MOST_RECORDS && start <= MOST_BYTES)
  const isWhole = starts.length <= MOST_RECORDS && records.byteLength <= MOST_BYTES
  if (isWhole) return Buffer.from(records).toString()
  const text = Buffer.from(records.subarray(starts[0] ?? 0, starts[last] ?? 0)).toString()
  return text === '' ? undefined : `[${text.replace(/,\s*$/, '')}]`
}

function recordsIn(text: string): JsonObject[] {
  return [(JSON.parse(text) as JsonObject[] | JsonObject | null) ?? []].flat()
}
