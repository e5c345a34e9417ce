/** Checks a kind's webhooks against a sample: the result is exact, and every faulty copy is refused. */
import {
  ConnectorError,
  type Plan,
  type ReceivedWebhook,
  type ResolvedWebhooks,
  type VendorEvent,
  type WebhookRequest,
} from 'plugboard/runtime'
import { defined, own, receiveWebhook, signWebhook } from 'plugboard/internal'
import type { CheckedFixture } from '../fixture/check-fixture.ts'
import { textProblems } from '../fixture/honesty.ts'
import { judgeRecord } from '../fixture/record-check.ts'
import { documentOf, type FileFault, fileProblems } from '../fixture/checked-yaml.ts'
import { requestOf, type WebhookSample } from './sample.ts'

/** Receives a sample, compares, and plants faults into copies of it. */
export async function checkSample(plan: Plan, sample: WebhookSample): Promise<CheckedFixture> {
  const document = documentOf(sample)
  const honesty = document ? textProblems(document, sample.file, sample.source) : []
  const { webhooks } = plan.manifest
  const unknown = new Set<string>()
  const faults = webhooks
    ? await faultsOf(plan, webhooks, sample, unknown)
    : [{ rule: 'webhook-kind', message: `${plan.kind} has no webhooks`, pointer: '' }]
  return {
    file: sample.file,
    faults: [...honesty, ...fileProblems(sample, faults)],
    unknownFields: [...unknown].sort(),
  }
}

async function faultsOf(
  plan: Plan,
  webhooks: ResolvedWebhooks,
  sample: WebhookSample,
  unknown: Set<string>,
): Promise<FileFault[]> {
  const now = Date.parse(sample.time)
  const request = await signedRequest(webhooks, sample)
  const received = await outcomeOf(webhooks, request, [sample.secret], now)
  const faults = [...compare(sample, received), ...recordFaults(plan, received, unknown)]
  if (faults.length > 0) return faults
  const isOpen = webhooks.handshake?.isSigned === false && sample.result.handshake !== undefined
  return isOpen ? [] : acceptedCopies(webhooks, request, sample.secret, now)
}

/** Returns the request of a sample with the vendor's proof: its own, or one from the secret. */
export async function signedRequest(
  webhooks: ResolvedWebhooks,
  sample: WebhookSample,
  secret = sample.secret,
  now: number = Date.parse(sample.time),
  { isAnew = false, url = requestOf(sample).url }: { readonly isAnew?: boolean; readonly url?: string } = {},
): Promise<WebhookRequest> {
  const request = { ...requestOf(sample), url }
  const { handshake } = sample.result
  if (handshake && webhooks.handshake?.isSigned === false) return request
  return !isAnew && isSigned(webhooks, request) ? request : signWebhook(webhooks, request, secret, now)
}

function isSigned({ verify }: ResolvedWebhooks, { headers, url }: WebhookRequest): boolean {
  if (verify.type === 'url') return true
  const at =
    verify.type === 'basic'
      ? { in: 'header', name: 'authorization' }
      : (verify.type === 'token' ? verify.at : verify.signature).at
  if (at.in === 'param') return new URL(url).searchParams.has(at.name)
  return at.in === 'header' && Object.keys(headers).some((name) => name.toLowerCase() === at.name)
}

type Outcome = ReceivedWebhook | { readonly kind: 'error'; readonly code: string; readonly message: string }

async function outcomeOf(
  webhooks: ResolvedWebhooks,
  request: WebhookRequest,
  secrets: readonly string[],
  now: number,
): Promise<Outcome> {
  try {
    return await receiveWebhook(webhooks, request, secrets, now)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { kind: 'error', code: error.code, message: error.message }
  }
}

function compare({ result }: WebhookSample, received: Outcome): FileFault[] {
  const shown = shownOutcome(received, result)
  if (JSON.stringify(shown) === JSON.stringify(expectedOf(result))) return []
  const message = `The request gives ${JSON.stringify(shown)}, but the result says ${JSON.stringify(expectedOf(result))}`
  const why = received.kind === 'error' ? ` (${received.message})` : ''
  return [{ rule: 'webhook-result', message: `${message}${why}`, pointer: '/result' }]
}

/** Returns the outcome in the form of a result. */
function shownOutcome(received: Outcome, { events: expected, handshake }: WebhookSample['result']): object {
  if (received.kind === 'error') return { error: received.code }
  if (received.kind === 'events')
    return { events: received.events.map((event, index) => shownEvent(event, expected?.[index]?.id !== undefined)) }
  const { response, secret } = received
  const isJson = response.headers['content-type'] === 'application/json'
  const body = isJson ? (JSON.parse(response.body) as unknown) : response.body
  const names = Object.keys(handshake?.headers ?? {})
  const headers =
    names.length > 0 ? Object.fromEntries(names.map((name) => [name, response.headers[name.toLowerCase()]])) : undefined
  return { handshake: defined({ body: body === '' ? undefined : body, headers, secret }) }
}

function shownEvent({ id, type, at, account, entity, action, key, params }: VendorEvent, hasId: boolean): object {
  const time = at === undefined ? undefined : new Date(at).toISOString()
  return defined({
    id: hasId || !id.startsWith('sha256:') ? id : undefined,
    type,
    at: time,
    account,
    entity,
    action,
    key,
    params,
  })
}

function expectedOf({ events, handshake, error }: WebhookSample['result']): object {
  if (events)
    return {
      events: events.map((event) =>
        shownEvent(
          {
            ...event,
            id: event.id ?? 'sha256:',
            at: event.at === undefined ? undefined : Date.parse(event.at),
            raw: null,
          },
          event.id !== undefined,
        ),
      ),
    }
  if (handshake)
    return { handshake: defined({ body: handshake.body, headers: handshake.headers, secret: handshake.secret }) }
  return { error }
}

/** Checks the records of events against the schema of their entity. */
function recordFaults(plan: Plan, received: Outcome, unknown: Set<string>): FileFault[] {
  if (received.kind !== 'events') return []
  return received.events.flatMap(({ entity, record }) => {
    const { actions } = own(plan.manifest.entities, entity ?? '') ?? {}
    if (!actions || !record) return []
    const operation = ['get', 'list', 'create'].find((action) => actions.includes(action))
    const judged = judgeRecord(plan, `${entity ?? ''}.${operation ?? ''}`, record)
    for (const field of judged.unknownFields) unknown.add(field)
    return judged.faults.map(({ pointer, message }) => ({
      rule: 'webhook-record',
      message: `The record of ${entity ?? ''}${pointer && ` at ${pointer}`} ${message}`,
      pointer: '/request/body',
    }))
  })
}

/** Copies with one fault each, that are accepted nevertheless. */
async function acceptedCopies(
  webhooks: ResolvedWebhooks,
  request: WebhookRequest,
  secret: string,
  now: number,
): Promise<FileFault[]> {
  const accepted: FileFault[] = []
  for (const { what, copy, secrets = [secret], time = now } of copiesOf(webhooks, request, now)) {
    const outcome = await outcomeOf(webhooks, copy, secrets, time)
    const isRefused =
      outcome.kind === 'error' && (outcome.code === 'webhook_forged' || outcome.code === 'webhook_stale')
    if (!isRefused)
      accepted.push({
        rule: 'webhook-verification',
        message: `A copy of the request ${what} is accepted`,
        pointer: '/request',
      })
  }
  return accepted
}

interface FaultyCopy {
  readonly what: string
  readonly copy: WebhookRequest
  readonly secrets?: readonly string[]
  readonly time?: number
}

function copiesOf({ verify }: ResolvedWebhooks, request: WebhookRequest, now: number): FaultyCopy[] {
  if (verify.type === 'url') return []
  const others = { what: 'with another secret', copy: request, secrets: ['another secret'] }
  const bare = { what: 'without its proof', copy: withoutSignature(verify, request) }
  if (verify.type !== 'signature') return [others, bare]
  const { toleranceSeconds } = verify
  const text = new TextDecoder().decode(request.body)
  const anew = reencoded(text)
  const bytes = (changed: string): WebhookRequest => ({ ...request, body: new TextEncoder().encode(changed) })
  return [
    others,
    bare,
    { what: 'with another body', copy: bytes(`${text} `) },
    ...(text === '' ? [] : [{ what: 'without its last byte', copy: { ...request, body: request.body.slice(0, -1) } }]),
    ...(anew === undefined ? [] : [{ what: 'with its JSON written anew', copy: bytes(anew) }]),
    ...(toleranceSeconds === undefined
      ? []
      : [
          { what: 'that arrives too late', copy: request, time: now + (toleranceSeconds + 3600) * 1000 },
          { what: 'from the future', copy: request, time: now - (toleranceSeconds + 3600) * 1000 },
        ]),
  ]
}

function withoutSignature(
  verify: Exclude<ResolvedWebhooks['verify'], { type: 'url' }>,
  request: WebhookRequest,
): WebhookRequest {
  const at = verify.type === 'basic' ? undefined : (verify.type === 'token' ? verify.at : verify.signature).at
  const name = at?.in === 'header' ? at.name : 'authorization'
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([header]) => header.toLowerCase() !== name),
  )
  return { ...request, headers, url: at?.in === 'param' ? request.url.replace(/\?.*$/, '') : request.url }
}

/** Returns the same JSON in other bytes; undefined for other texts. */
function reencoded(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 3)
  } catch {
    return undefined
  }
}
