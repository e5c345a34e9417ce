/** Sends webhooks from a simulated vendor to a receiver. */
import { randomBytes } from 'node:crypto'
import { isLoopbackHost, signWebhook } from 'plugboard/internal'
import { type ResolvedWebhooks, type WebhookRequest } from 'plugboard/runtime'
import type { VendorChange } from 'plugboard/simulator'
import { composeHandshake, composeWebhook } from './compose.ts'

/** A hook of a simulated vendor. */
interface Receiving {
  /** Its address as it is signed. */
  readonly url: string
  /** Its address on loopback. */
  readonly connectTo: string
  /** The signing secret; undefined until the vendor shares it. */
  readonly secret: string | undefined
  /** The accounts whose events it takes, one request for each; undefined where it takes all of one account. */
  readonly accounts: readonly string[] | undefined
}

/** The hooks of a server. */
export interface Receivers {
  /** The hooks of a kind. */
  of(kind: string): Promise<readonly Receiving[]>
  /** Called for what was not delivered. */
  undelivered(kind: string, reason: string): void
}

/** Time limit of a receiver, in milliseconds. */
const ANSWER_MS = 15_000

/** Sends a request as it is. @param to another address than the one that is signed */
export function postWebhook(
  { method, headers, url, body }: WebhookRequest,
  { to = url, signal }: { readonly to?: string; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  const named = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return fetch(to, {
    method,
    headers: Object.fromEntries(named),
    body: method === 'GET' ? null : (body as BodyInit),
    redirect: 'manual',
    signal: signal ?? null,
  })
}

/** Notifies hooks of writes at simulated vendors: in order, once each, and only on loopback. */
export class WebhookSender {
  readonly #webhooksOf: (kind: string) => ResolvedWebhooks | undefined
  readonly #closed = new AbortController()
  #receivers: Receivers | undefined
  #queue: Promise<void> = Promise.resolve()

  constructor(webhooksOf: (kind: string) => ResolvedWebhooks | undefined) {
    this.#webhooksOf = webhooksOf
  }

  /** Sends to these hooks from now on. */
  sendTo(receivers: Receivers): void {
    this.#receivers = receivers
  }

  /** Sends a write, once those before it are sent. The write itself waits for nothing. */
  enqueue(change: VendorChange): void {
    const [webhooks, receivers] = [this.#webhooksOf(change.kind), this.#receivers]
    if (!webhooks || !receivers) return
    const at = Date.now()
    this.#queue = this.#queue
      .then(() => this.#sendAll(receivers, webhooks, { ...change, at }))
      .catch((error: unknown) => this.#report(receivers, change.kind, error))
  }

  /** Ends what is being sent. */
  async close(): Promise<void> {
    this.#closed.abort()
    await this.#queue
  }

  async #sendAll(
    receivers: Receivers,
    webhooks: ResolvedWebhooks,
    change: VendorChange & { at: number },
  ): Promise<void> {
    if (this.#closed.signal.aborted) return
    for (const hook of await receivers.of(change.kind))
      await this.#send(webhooks, change, hook).catch((error: unknown) => this.#report(receivers, change.kind, error))
  }

  async #send(webhooks: ResolvedWebhooks, change: VendorChange & { at: number }, hook: Receiving): Promise<void> {
    if (!isLoopbackHost(new URL(hook.connectTo).hostname)) throw new TypeError('its hook is not on loopback')
    const requests = (hook.accounts ?? [undefined]).flatMap(
      (account) => composeWebhook(webhooks, change, { url: hook.url, account, at: change.at }) ?? [],
    )
    if (requests.length === 0) return
    const secret = hook.secret ?? (await this.#shareSecret(webhooks, hook))
    for (const request of requests) await this.#post(await signWebhook(webhooks, request, secret, Date.now()), hook)
  }

  /** The secret of a hook that has none yet, handed over as the vendor does. */
  async #shareSecret(webhooks: ResolvedWebhooks, hook: Receiving): Promise<string> {
    if (webhooks.verify.type === 'url') return ''
    const secret = randomBytes(24).toString('base64url')
    const request = composeHandshake(webhooks, secret, hook.url)
    if (!request) throw new TypeError('its hook has no secret')
    await this.#post(request, hook)
    return secret
  }

  async #post(request: WebhookRequest, { connectTo }: Receiving): Promise<void> {
    const signal = AbortSignal.any([this.#closed.signal, AbortSignal.timeout(ANSWER_MS)])
    const { search } = new URL(request.url)
    const response = await postWebhook(request, { to: `${connectTo}${search}`, signal })
    const text = await response.text()
    if (!response.ok) throw new TypeError(`the hook answered ${response.status}: ${text.slice(0, 300)}`)
  }

  #report(receivers: Receivers, kind: string, error: unknown): void {
    if (!this.#closed.signal.aborted)
      receivers.undelivered(kind, error instanceof Error ? error.message : String(error))
  }
}
