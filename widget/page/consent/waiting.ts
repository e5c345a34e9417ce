/** The screen that waits for a consent in another window, and asks the server for the state of the flow. */
import type { FlowStateBody } from '../../../contract/index.ts'
import { type Connecting, report } from '../base/connecting.ts'
import { action, externalLink, h, icon } from '../ui/dom.ts'
import { show } from '../ui/screen.ts'
import { t } from '../ui/text.ts'
import { CodeForm, onCode } from './code.ts'
import { finish } from './finish.ts'

/** A flow that has begun. */
export interface Flow {
  readonly consent_url: string
  readonly flow_id: string
  readonly expires_at: string
}

/** The time between two questions to the server, in milliseconds. */
const POLL_MS = 1500

/** The opened window; undefined where the browser blocked it. */
type Opened = Pick<Window, 'closed'> | undefined

/** Opens the window of a consent. */
export function openWindow(url: string): Opened {
  return window.open(url, '_blank', 'popup,width=520,height=720') ?? undefined
}

/** Shows that the page waits for a window. */
export function waitScreen(connecting: Connecting, flow: Flow, opened: Opened): void {
  const { spec } = connecting
  const kind = spec.name
  let poll: Poll | undefined = undefined
  const link = externalLink(flow.consent_url, t('openWindow', { kind }))
  // The window passes its code on to its opener.
  link.rel = 'opener'
  link.className = opened ? 'button' : 'button primary'
  link.addEventListener('click', (event) => {
    const again = openWindow(flow.consent_url)
    if (again) event.preventDefault()
    poll?.watch(again)
    setClosed(false)
  })
  const ring = h('div', { class: 'spinner' }, icon(spec.icon_url))
  const help = h('p', { 'aria-live': 'polite' }, t('waitHelp', { kind }))
  const setClosed = (isClosed: boolean) => {
    help.textContent = isClosed ? t('windowClosed', { kind }) : t('waitHelp', { kind })
    help.classList.toggle('note', isClosed)
    ring.classList.toggle('still', isClosed)
    link.classList.toggle('primary', isClosed)
  }
  const form = new CodeForm((code) => poll?.ask(code))
  last?.stop()
  poll = new Poll(connecting, flow, { form, onClosed: () => setClosed(true) })
  poll.watch(opened)
  last = poll
  const cancel = () => {
    poll?.stop()
    connecting.restart()
  }
  show(t('waitTitle', { kind }), ring, help, form.element, h('p', {}, link), action(t('cancel'), 'plain', cancel))
}

let last: Poll | undefined

interface PollOptions {
  readonly form: CodeForm
  /** Called when the window is closed, or separated from this page, before the flow has ended. */
  readonly onClosed: () => void
}

/** Asks for the state of a flow until it has ended, and each time the page becomes visible. Sends the code when there is one. */
class Poll {
  readonly #connecting: Connecting
  readonly #path: string
  readonly #options: PollOptions
  readonly #ends: readonly (() => void)[]
  #opened: Opened
  #isStopped = false
  #isAsking = false
  #timer = 0
  #code: string | undefined
  #unconfirmed = 0

  constructor(connecting: Connecting, { flow_id: id }: Flow, options: PollOptions) {
    this.#connecting = connecting
    this.#path = `connectors/oauth/flows/${id}`
    this.#options = options
    const look = () => this.ask()
    document.addEventListener('visibilitychange', look)
    this.#ends = [() => document.removeEventListener('visibilitychange', look), onCode((code) => this.ask(code))]
    this.#wait()
  }

  /** Watches whether a window is closed. */
  watch(opened: Opened): void {
    this.#opened = opened
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    for (const end of this.#ends) end()
  }

  /** Asks now. @param code the code of the browser that consented */
  ask(code?: string): void {
    this.#code = code ?? this.#code
    if (this.#isAsking || this.#isStopped) return
    this.#isAsking = true
    clearTimeout(this.#timer)
    this.#look().catch((error: unknown) => this.#fail(error))
  }

  async #look(): Promise<void> {
    // Read before the request: a window that has ended its flow closes itself.
    const isClosed = this.#opened?.closed === true
    try {
      const flow = await this.#send()
      if (this.#isStopped) return
      if (flow.status === 'unconfirmed') {
        // A window needs a moment to pass its code on.
        if (++this.#unconfirmed > 1) this.#options.form.reveal()
      } else if (flow.status !== 'pending') return await this.#finish(flow)
      else if (isClosed) this.#sayClosed()
    } catch (error) {
      if (this.#isStopped) return
      if (!this.#goesOn(error)) throw error
    }
    this.#isAsking = false
    if (!this.#isStopped) this.#wait()
  }

  /** Reports each window once. */
  #sayClosed(): void {
    this.#opened = undefined
    this.#options.onClosed()
  }

  async #finish(flow: FlowStateBody): Promise<void> {
    this.stop()
    try {
      await finish(this.#connecting, flow)
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.stop()
    this.#connecting.restart()
    report(this.#connecting, error)
  }

  #send(): Promise<FlowStateBody> {
    const { api } = this.#connecting.session
    if (this.#code === undefined) return api.call<FlowStateBody>('GET', this.#path)
    return api.call<FlowStateBody>('POST', `${this.#path}/confirm`, { code: this.#code })
  }

  /** Whether the flow continues: after a restart of the server, a short network failure, or a mistyped code. */
  #goesOn(error: unknown): boolean {
    const { code = '' } = error as { code?: string }
    if (code === 'validation_error') {
      this.#code = undefined
      this.#options.form.refuse(t('codeWrong'))
      return true
    }
    return ['unreachable', 'draining', 'overloaded', 'storage_unavailable', 'rate_limited'].includes(code)
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.ask(), POLL_MS) as unknown as number
  }
}
