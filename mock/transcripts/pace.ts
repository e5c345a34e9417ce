/** How calls are paced and repeated: how many start at once, how long they wait, and what a refusal is read as. */
import { isObject, type Json, type JsonObject } from 'plugboard/author'
import { createLimiter } from 'plugboard/internal'
import { ConnectorError, find, type Plan, type ResolvedOperation, UpstreamError } from 'plugboard/runtime'
import { draftResponse, write } from '../simulator/response/index.ts'
import { type GivenResponse, NOW, scriptedResponse } from './script.ts'

type Locator = NonNullable<ResolvedOperation['records']>
type RateLimit = NonNullable<ResolvedOperation['rate']>

/** Operations that are paced and refused alike. */
interface PacedGroup {
  readonly id: string
  readonly operations: readonly string[]
}

/** The groups of operations of a kind, each by its first one. */
function groupsOf({ manifest }: Plan): PacedGroup[] {
  const groups = new Map<string, string[]>()
  for (const [id, { rate, retry, timeoutMs, errors, isGraphql }] of Object.entries(manifest.operations)) {
    const { idempotency: _, ...repeated } = retry
    const { message, code, requestId } = errors
    const key = JSON.stringify([rate, repeated, timeoutMs, message, code, requestId, isGraphql])
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()].map((operations) => ({ id: operations[0]!, operations }))
}

/** Plays how the operations of a kind are paced. */
export async function playPace(plan: Plan, given: JsonObject): Promise<JsonObject> {
  const groups = groupsOf(plan)
  const largest = Math.max(...groups.map(({ operations }) => operations.length))
  const shown = await Promise.all(
    groups.map(async ({ id, operations }) => {
      const isRest = operations.length === largest && groups.length > 1
      const own = isObject(given[id]) ? given[id] : {}
      return [
        id,
        {
          ...(operations.length > 1 && { with: isRest ? 'all others' : operations.slice(1) }),
          ...(await paceOf(plan, id)),
          ...pauseOf(plan, id, own),
          ...refusalsOf(plan, id, own),
        },
      ] as const
    }),
  )
  return Object.fromEntries(shown)
}

/** How many calls of an operation start at once, and when the next one does; how long one may take. */
async function paceOf({ manifest }: Plan, id: string): Promise<JsonObject> {
  const { rate, timeoutMs } = manifest.operations[id]!
  const limit = { gives_up_after: inSeconds(timeoutMs) }
  if (!rate) return limit
  const { concurrency } = rate
  return {
    ...(await startsOf(rate)),
    ...(concurrency !== undefined && { running_at_once: await runningOf(concurrency) }),
    ...limit,
  }
}

async function startsOf({ limit, perMs }: RateLimit): Promise<JsonObject> {
  if (limit === undefined) return {}
  const limiter = createLimiter({ limit, perMs }, waitingClock())
  let started = 0
  while (limiter.waitMs() === 0) {
    started++
    ;(await limiter.acquire())()
  }
  return { start_at_once: started, next_after: inSeconds(limiter.waitMs()) }
}

async function runningOf(concurrency: number): Promise<number> {
  const limiter = createLimiter({ concurrency }, waitingClock())
  let running = 0
  for (let turn = limiter.acquire(); !(turn instanceof Promise); turn = limiter.acquire()) running++
  return Promise.resolve(running)
}

function waitingClock() {
  return { now: () => NOW, wait: () => new Promise<void>(() => undefined) }
}

function inSeconds(ms: number): string {
  return `${ms / 1000} s`
}

/** How long calls pause after a response that says that nothing is left. */
function pauseOf(plan: Plan, id: string, { spent }: JsonObject): JsonObject {
  const reader = operationOf(plan, id).rate
  if (!isObject(spent) || !reader?.pauseUntil) return reader?.pauseUntil ? { pause: 'is not given' } : {}
  const until = reader.pauseUntil(scriptedResponse(spent).headers, NOW)
  return { pause: until === undefined ? 'none' : inSeconds(until - NOW) }
}

function operationOf(plan: Plan, id: string) {
  const [entity = '', action = ''] = id.split('.')
  return find(plan, entity, action)
}

/** What given refusals are read as. */
function refusalsOf(plan: Plan, id: string, { refused }: JsonObject): JsonObject {
  if (!Array.isArray(refused)) return {}
  return { refused: (refused as GivenResponse[]).map((response) => refusalOf(plan, id, response)) }
}

function refusalOf(plan: Plan, id: string, response: GivenResponse): Json {
  try {
    operationOf(plan, id).response.read(scriptedResponse(response), { redact: (text) => text, now: NOW }, {})
    return 'is no refusal'
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const { code, retryAfterMs, retryable } = error
    const upstream = error instanceof UpstreamError ? error.upstream : undefined
    const said = upstream && Object.fromEntries(Object.entries(upstream).filter(([, value]) => value !== undefined))
    return {
      code,
      again: retryable,
      ...(retryAfterMs !== undefined && { after: inSeconds(retryAfterMs) }),
      ...(said && { upstream: said }),
    }
  }
}

/** Responses made up for the places that a kind reads: what is left, how long to wait, what a refusal says. */
export function inventPace(plan: Plan): JsonObject {
  return Object.fromEntries(
    groupsOf(plan).map(({ id }) => {
      const operation = plan.manifest.operations[id]!
      return [id, { ...spentOf(operation), refused: refusalsFor(operation) }]
    }),
  )
}

function spentOf({ rate }: ResolvedOperation): JsonObject {
  if (!rate?.remaining) return {}
  const draft = draftResponse()
  write(draft, rate.remaining, '0')
  if (rate.reset) write(draft, rate.reset, RESETS[rate.unit])
  return { spent: { headers: { ...draft.headers } } }
}

/** Half a minute from now. */
const RESETS = {
  seconds: '30',
  milliseconds: '30000',
  epoch_seconds: String(NOW / 1000 + 30),
  epoch_milliseconds: String(NOW + 30_000),
}

function refusalsFor({ errors, retry }: ResolvedOperation): Json[] {
  const rule = errors.rules.find(({ as }) => as === 'rate_limited')
  const limited = { status: rule?.status?.[0] ?? (rule?.at ? 400 : 429) }
  const mark = (draft: ReturnType<typeof draftResponse>) => {
    if (rule?.at) write(draft, firstOf(rule.at), rule.is?.[0] ?? true)
  }
  const said = (extra: (draft: ReturnType<typeof draftResponse>) => void): JsonObject => {
    const draft = draftResponse()
    for (const [name, locators] of Object.entries({ message: errors.message, code: errors.code, id: errors.requestId }))
      if (locators[0]) write(draft, firstOf(locators[0]), `example ${name}`)
    mark(draft)
    extra(draft)
    return {
      ...limited,
      ...(Object.keys(draft.headers).length > 0 && { headers: { ...draft.headers } }),
      ...(draft.body !== undefined && { body: draft.body }),
    }
  }
  const waits = retry.after.map((locator, index) => said((draft) => write(draft, firstOf(locator), String(20 + index))))
  const { advice } = retry
  const advised = advice
    ? [advice.again[0], advice.stop[0]].flatMap((value) =>
        value === undefined ? [] : [said((draft) => write(draft, firstOf(advice.at), value))],
      )
    : []
  return [said(() => undefined), ...waits, ...advised]
}

function firstOf(locator: Locator): Locator {
  return locator.in === 'first' ? firstOf(locator.of[0]!) : locator
}
