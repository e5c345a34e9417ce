/** Shows rates, retries and refusals. */
import type { JsonObject } from 'plugboard/author'
import { createLimiter, defined } from 'plugboard/internal'
import { find, type Plan, type ResolvedOperation } from 'plugboard/runtime'
import { draftResponse, markedValue, write } from 'plugboard/simulator'
import { plainAnswer, readLocators, readRefusal, writtenLocator, writtenParts } from './refusals.ts'
import { type GivenResponse, NOW, scriptedResponse } from './base/script.ts'
import { withoutEmpty } from './base/shown.ts'
import { operationOf } from './base/manifest.ts'

type Locator = NonNullable<ResolvedOperation['records']>
type RateLimit = NonNullable<ResolvedOperation['rate']>

/** Operations that are paced and refused alike. */
interface PacedGroup {
  readonly id: string
  readonly operations: readonly string[]
}

/** Returns the groups of operations of a kind, each by its first one. */
function groupsOf({ manifest }: Plan): PacedGroup[] {
  const groups = new Map<string, string[]>()
  for (const [id, { rate, cost, retry, timeoutMs, errors, isGraphql }] of Object.entries(manifest.operations)) {
    const { idempotency: _, ...repeated } = retry
    const { rules, ...said } = errors
    const limiting = rules.find(({ as }) => as === 'rate_limited')
    const key = JSON.stringify([rate, cost, repeated, timeoutMs, said, limiting, isGraphql])
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()].map((operations) => ({ id: operations[0] ?? '', operations }))
}

/** Shows the rates and refusals of operations, by the first operation of each group. */
export async function paceSection(plan: Plan): Promise<JsonObject> {
  const groups = groupsOf(plan)
  const largest = Math.max(...groups.map(({ operations }) => operations.length))
  const shown = await Promise.all(
    groups.map(async ({ id, operations }) => {
      const isRest = operations.length === largest && groups.length > 1
      const section = {
        ...withoutEmpty({ with: isRest ? 'all others' : operations.slice(1) }),
        ...(await paceOf(plan, id)),
        ...pauseOf(plan, id),
        refused: refusalsFor(operationOf(plan, id)).map((response) => ({
          answer: plainAnswer(response),
          ...readRefusal(plan, id, response),
        })),
      }
      return [id, section] as const
    }),
  )
  return Object.fromEntries(shown)
}

/** Shows how many calls of an operation start together, when the next one starts, and the time limit. */
async function paceOf(plan: Plan, id: string): Promise<JsonObject> {
  const { rate, cost, timeoutMs, retry } = operationOf(plan, id)
  const limit = withoutEmpty({
    gives_up_after: inSeconds(timeoutMs),
    tries: retry.max,
    waits_when_limited: retry.waitMs === undefined ? undefined : inSeconds(retry.waitMs),
  })
  if (!rate) return limit
  const { concurrency } = rate
  const running = concurrency === undefined ? undefined : await runningOf(concurrency)
  return { ...(await startsOf(rate, cost)), ...defined({ running_at_once: running }), ...limit }
}

async function startsOf({ limit, perMs }: RateLimit, cost?: number): Promise<JsonObject> {
  if (limit === undefined) return {}
  const limiter = createLimiter({ limit, perMs }, waitingClock())
  let started = 0
  while (limiter.waitMs(cost) === 0) {
    started++
    ;(await limiter.acquire(undefined, undefined, cost))()
  }
  return { start_at_once: started, next_after: inSeconds(limiter.waitMs(cost)) }
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

/** Shows the pause after a response without remaining calls. */
function pauseOf(plan: Plan, id: string): JsonObject {
  const [entity = '', action = ''] = id.split('.')
  const { pauseUntil } = find(plan, entity, action).rate ?? {}
  const headers = spentHeaders(operationOf(plan, id))
  if (!pauseUntil || !headers) return {}
  const until = pauseUntil(scriptedResponse({ headers }).headers, NOW)
  return { pauses: { after: headers, for: until === undefined ? 'nothing' : inSeconds(until - NOW) } }
}

function spentHeaders({ rate }: ResolvedOperation): Record<string, string> | undefined {
  if (!rate?.remaining) return undefined
  const draft = draftResponse()
  write(draft, rate.remaining, '0')
  if (rate.reset) write(draft, rate.reset, RESETS[rate.unit])
  return { ...draft.headers }
}

/** Half a minute from now. */
const RESETS = {
  seconds: '30',
  milliseconds: '30000',
  epoch_seconds: String(NOW / 1000 + 30),
  epoch_milliseconds: String(NOW + 30_000),
}

/** Responses that limit the rate, made up for the locators of what they say: a message, how long to wait, whether to try again. */
function refusalsFor({ errors, retry }: ResolvedOperation): GivenResponse[] {
  const rule = errors.rules.find(({ as }) => as === 'rate_limited')
  const limited = { status: rule?.status?.[0] ?? (rule?.at ? 400 : 429) }
  const mark = (draft: ReturnType<typeof draftResponse>) => {
    if (rule?.at) write(draft, writtenLocator(rule.at), markedValue(rule))
  }
  const names: Readonly<Record<string, readonly Locator[]>> = {
    message: errors.message,
    code: errors.code,
    id: errors.requestId,
    about: errors.about ?? [],
  }
  const bare = (fill: (draft: ReturnType<typeof draftResponse>) => void): GivenResponse => {
    const draft = draftResponse()
    mark(draft)
    fill(draft)
    return { ...limited, ...writtenParts(draft) }
  }
  const said = (extra: (draft: ReturnType<typeof draftResponse>) => void) =>
    bare((draft) => {
      for (const [name, locators] of Object.entries(names))
        if (locators[0]) write(draft, writtenLocator(locators[0]), `example ${name}`)
      extra(draft)
    })
  const waits = retry.after.map((locator, index) =>
    said((draft) => write(draft, writtenLocator(locator), String(20 + index))),
  )
  const { advice } = retry
  const advised = advice
    ? ['true', 'false'].map((value) => said((draft) => write(draft, writtenLocator(advice), value)))
    : []
  const elsewhere = Object.entries(names).flatMap(([name, locators]) =>
    locators
      .flatMap(readLocators)
      .slice(1)
      .map((locator) => bare((draft) => write(draft, locator, `example ${name}`))),
  )
  return [said(() => undefined), ...elsewhere, ...waits, ...advised]
}
