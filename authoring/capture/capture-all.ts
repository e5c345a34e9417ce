/** Runs the reads of a plan in order. Keeps existing fixtures, and continues after a failure. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLimiter, defined, namesIn, own } from 'plugboard/internal'
import { ConnectorError, type Json, type JsonObject, type Limiter, type Plan, type Transport } from 'plugboard/runtime'
import { type Capture, captureFixtures, type CaptureOptions } from './capture.ts'
import type { FreeText } from './review.ts'
import { type StoredFixture, storeFixtures } from './store.ts'
import type { CapturePlan, PlannedRead } from './capture-plan.ts'

/** Result of a read. */
export interface CapturedRead {
  readonly read: PlannedRead
  /** `kept`: its fixture exists. `skipped`: a list that it needs returned no record. */
  readonly state: 'written' | 'kept' | 'skipped' | 'failed'
  readonly files: readonly string[]
  readonly replaced: Capture['replaced']
  /** Texts to review. */
  readonly review: readonly FreeText[]
  /** Reason for a missing fixture. */
  readonly because?: string
}

/** Options of `captureAll`. */
export interface CaptureAllOptions extends Omit<CaptureOptions, 'transport' | 'pages' | 'case'> {
  /** Creates the transport of a read, which closes after it. */
  readonly transport: () => Transport
  /** The folder of the kind's fixtures. */
  readonly folder: string
  /** Called when a read starts. @param index from 0 */
  readonly onRead?: (index: number, read: PlannedRead) => void
}

/** Runs a plan to its end or to an interruption. Keeps existing fixtures. */
export async function captureAll(
  plan: Plan,
  { reads }: CapturePlan,
  options: CaptureAllOptions,
): Promise<CapturedRead[]> {
  const runner = new Runner(plan, reads, options)
  const done: CapturedRead[] = []
  for (const [index, read] of reads.entries()) {
    if (options.signal?.aborted) break
    options.onRead?.(index, read)
    const result = await runner.run(read)
    // An interrupted read counts as not started: the next run repeats it.
    if (options.signal?.aborted && result.state === 'failed') break
    done.push(result)
  }
  return done
}

class Runner {
  readonly #plan: Plan
  readonly #reads: readonly PlannedRead[]
  readonly #options: CaptureAllOptions
  readonly #limiters = new Map<string, Limiter>()
  /** The first record of a list, by its operation. Never written. */
  readonly #records = new Map<string, JsonObject>()
  #owner: CaptureOptions['owner']

  constructor(plan: Plan, reads: readonly PlannedRead[], options: CaptureAllOptions) {
    this.#plan = plan
    this.#reads = reads
    this.#options = options
    this.#owner = options.owner
  }

  async run(read: PlannedRead): Promise<CapturedRead> {
    const about = { read, files: [], replaced: {}, review: [] }
    const path = join(this.#options.folder, fileOf(read))
    if (existsSync(path)) return { ...about, state: 'kept', files: [path] }
    try {
      const params = await this.#paramsOf(read)
      if (!params) return { ...about, state: 'skipped', because: 'the list that its params come from is empty' }
      const captured = await this.#capture(read, params)
      const because = unexpected(read, captured)
      if (because !== undefined) return { ...about, state: 'failed', because }
      const stored = await storeFixtures(this.#plan, captured, this.#options.folder, false)
      return { ...about, ...captured, ...storedAs(stored) }
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      return { ...about, state: 'failed', because: error.message }
    }
  }

  async #paramsOf({ params, from, shows }: PlannedRead): Promise<JsonObject | undefined> {
    const found: JsonObject = { ...params }
    const names = Object.keys(from)
    for (const [name, field] of Object.entries(from)) {
      const [entity = '', ...path] = field.split('.')
      const record = await this.#recordOf(entity)
      const value =
        record && path.reduce<Json | undefined>((node, key) => (node as JsonObject | undefined)?.[key], record)
      if (typeof value !== 'string' && typeof value !== 'number') return undefined
      found[name] = shows === 'not-found' && name === names.at(-1) ? unknownKey(value) : value
    }
    return found
  }

  /** A record of an entity. Calls its list again if its fixture existed before. */
  async #recordOf(entity: string): Promise<JsonObject | undefined> {
    const list = this.#reads.find(({ operation, shows }) => shows === 'pages' && operation.startsWith(`${entity}.`))
    if (!list) return undefined
    if (!this.#records.has(list.operation)) {
      const params = await this.#paramsOf(list)
      if (params) await this.#capture({ ...list, pages: 1 }, params)
    }
    return this.#records.get(list.operation)
  }

  async #capture(read: PlannedRead, params: JsonObject): Promise<Capture> {
    const { transport, keep, replace, today, salt, isStandIn, signal } = this.#options
    const [entity = '', action = ''] = read.operation.split('.')
    const isPaged = own(this.#plan.manifest.operations, read.operation)?.pagination !== undefined
    const call = defined({ entity, action, params: Object.keys(params).length > 0 ? params : undefined })
    const captured = await captureFixtures(this.#plan, call, {
      keep,
      replace,
      today,
      salt,
      isStandIn,
      signal,
      owner: this.#ownerOf(read),
      transport: transport(),
      pages: isPaged ? read.pages : 1,
      case: read.case,
    })
    const [first] = captured.records
    if (read.shows === 'pages' && first) this.#records.set(read.operation, first)
    return captured
  }

  /** The owner with the latest credentials and one rate limiter for all reads. */
  #ownerOf({ shows }: PlannedRead): CaptureOptions['owner'] {
    const owner = this.#owner
    if (shows === 'wrong-credential')
      return { ...owner, credentials: this.#wrong(owner.credentials), save: () => undefined }
    return {
      ...owner,
      limiter: (rate, key) => {
        const known = this.#limiters.get(key) ?? createLimiter(rate, CLOCK)
        this.#limiters.set(key, known)
        return known
      },
      save: async (renewed) => {
        this.#owner = { ...owner, credentials: renewed }
        await owner.save?.(renewed)
      },
    }
  }

  /** Invalid credentials of the same form. Keeps values that name the account's host, so that no other host receives a request. */
  #wrong(credentials: Readonly<Record<string, string>>): Record<string, string> {
    const { auth, baseUrl } = this.#plan.manifest
    const ofHosts = Object.values(auth).flatMap((variant) => namesIn(variant.baseUrl ?? baseUrl))
    const isOfHost = (name: string) => ofHosts.includes(name) || name.startsWith('expires_at')
    return Object.fromEntries(
      Object.entries(credentials).map(([name, value]) => [
        name,
        isOfHost(name) ? value : value.replaceAll(/\d/g, '0').replaceAll(/[a-z]/g, 'x').replaceAll(/[A-Z]/g, 'X'),
      ]),
    )
  }
}

const CLOCK = { now: Date.now, wait: (ms: number, signal?: AbortSignal) => sleep(ms, undefined, signal && { signal }) }

/** Returns the file of a read's first page. */
export function fileOf({ operation, case: name }: PlannedRead): string {
  return `${[operation, ...(name === undefined ? [] : [name])].join('.')}.yaml`
}

/** Returns the reason why a capture misses the purpose of its read. */
function unexpected({ shows }: PlannedRead, { isRefused, records }: Capture): string | undefined {
  if (shows === 'not-found' || shows === 'wrong-credential')
    return isRefused
      ? undefined
      : `expected a refusal, and the third party gave ${records.length === 0 ? 'none' : 'a record'}`
  if (isRefused) return 'the third party refused it'
  return shows === 'empty' && records.length > 0 ? 'expected no record, and the third party gave some' : undefined
}

function storedAs(stored: readonly StoredFixture[]): Pick<CapturedRead, 'state' | 'files' | 'because'> {
  const findings = stored.flatMap((one) =>
    one.findings.map(({ pointer, line, what }) => `${one.name}:${line} ${pointer}: ${what}`),
  )
  if (findings.length > 0) return { state: 'failed', files: [], because: findings.slice(0, 3).join('; ') }
  return { state: 'written', files: stored.map(({ path }) => path) }
}

/** Returns a key of the same form without a record. */
export function unknownKey(key: string | number): string | number {
  if (typeof key === 'number') return Number('9'.repeat(Math.min(15, Math.max(9, String(key).length))))
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(key)) return '00000000-0000-4000-8000-000000000000'
  if (/^\d+$/.test(key)) return '9'.repeat(Math.max(9, key.length))
  const zeros = key.replaceAll(/\d/g, '0')
  return zeros === key ? `${key}0` : zeros
}
