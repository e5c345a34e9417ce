/**
 * Consent at the third party. In a frame it goes on in a window of its own, and the server is asked how it ended: that window may
 * have no way back to this page, and this page cannot see whether it was blocked or closed. The page of a link goes there itself.
 */
import type { FlowStateBody } from '../../contract/index.ts'
import { CodeForm, onCode } from './code.ts'
import { type Connecting, finish, initiation, report, type Variant } from './connecting.ts'
import { externalLink, h } from './ui/dom.ts'
import type { Fields } from './ui/fields.ts'
import type { ReturnedFlow } from './session.ts'
import { show } from './ui/screen.ts'
import { t } from './ui/text.ts'

interface Flow {
  readonly consent_url: string
  readonly flow_id: string
  readonly expires_at: string
}

/** How often the server is asked, in milliseconds. */
const POLL_MS = 1500
/** A flow with less than this left is begun again, in milliseconds. */
const LEFT_MS = 120_000
const BASE = document.documentElement.dataset.base!

/** Prepares a variant's consent. @returns what the button does */
export function consent(
  connecting: Connecting,
  variant: Variant,
  fields: Fields,
  button: HTMLElement,
): () => Promise<void> {
  const { session } = connecting
  const begin = (redirectUrl: string) =>
    session.api.call<Flow>(
      'POST',
      'connectors/oauth/initiate',
      initiation(connecting, variant, redirectUrl, fields.values('environment')),
    )
  if (session.link) {
    const { link_id: id } = session.link
    return async () => {
      const { consent_url: url, flow_id: flow } = await begin(`${BASE}/connect/${id}`)
      remember(flow)
      location.assign(url)
    }
  }
  // A window is only opened in the click itself, to an address that is known by then: where nothing is to be entered, it is.
  const isBegunEarly = variant.settings.length + variant.fields.length === 0
  let flow: Flow | undefined
  const prepare = async () => {
    flow = await begin(`${BASE}/connected`)
  }
  if (isBegunEarly) {
    button.setAttribute('aria-disabled', 'true')
    prepare()
      .catch((error: unknown) => report(connecting, error))
      .finally(() => button.removeAttribute('aria-disabled'))
  }
  return async () => {
    if (flow && Date.parse(flow.expires_at) - Date.now() < LEFT_MS) flow = undefined
    const isOpened = flow !== undefined
    if (flow) openWindow(flow.consent_url)
    else await prepare()
    waitScreen(connecting, flow!, isOpened)
  }
}

/** Null is returned for a window without an opener, too, so that it says nothing. */
function openWindow(url: string): void {
  window.open(url, '_blank', 'popup,width=520,height=720')
}

function waitScreen(connecting: Connecting, flow: Flow, isOpened: boolean): void {
  const { spec } = connecting
  const link = externalLink(flow.consent_url, t('openWindow', { kind: spec.name }))
  // The window passes its code on to its opener.
  link.rel = 'opener'
  link.className = isOpened ? 'button' : 'button primary'
  let poll: Poll | undefined = undefined
  const form = new CodeForm((code) => void poll?.ask(code))
  last?.stop()
  poll = new Poll(connecting, flow, form)
  last = poll
  const cancel = () => {
    poll?.stop()
    connecting.restart()
  }
  show(
    t('waitTitle', { kind: spec.name }),
    h('div', { class: 'spinner', 'aria-hidden': 'true' }),
    h('p', {}, t('waitHelp', { kind: spec.name })),
    form.element,
    h('p', {}, link),
    h('button', { type: 'button', class: 'plain', click: cancel }, t('cancel')),
  )
}

let last: Poll | undefined

/** Asks how a flow stands until it has ended, also when the page is looked at again; sends the code once there is one. */
class Poll {
  readonly #connecting: Connecting
  readonly #path: string
  readonly #form: CodeForm
  readonly #ends: readonly (() => void)[]
  #isOver = false
  #isAsking = false
  #timer = 0
  #code: string | undefined
  #unconfirmed = 0

  constructor(connecting: Connecting, { flow_id: id }: Flow, form: CodeForm) {
    this.#connecting = connecting
    this.#path = `connectors/oauth/flows/${id}`
    this.#form = form
    const look = () => void this.ask()
    document.addEventListener('visibilitychange', look)
    this.#ends = [() => document.removeEventListener('visibilitychange', look), onCode((code) => void this.ask(code))]
    this.#wait()
  }

  stop(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    for (const end of this.#ends) end()
  }

  /** @param code what the browser that consented was given */
  async ask(code?: string): Promise<void> {
    this.#code = code ?? this.#code
    if (this.#isAsking || this.#isOver) return
    this.#isAsking = true
    clearTimeout(this.#timer)
    try {
      const flow = await this.#send()
      if (this.#isOver) return
      if (flow.status === 'unconfirmed') {
        // A window takes a moment to pass its code on.
        if (++this.#unconfirmed > 1) this.#form.reveal()
      } else if (flow.status !== 'pending') return await this.#finish(flow)
    } catch (error) {
      if (this.#isOver) return
      if (!this.#goesOn(error)) return this.#fail(error)
    }
    this.#isAsking = false
    if (!this.#isOver) this.#wait()
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

  /** A server that restarts, or a network that is away for a moment, ends nothing; nor does a code that was mistyped. */
  #goesOn(error: unknown): boolean {
    const { code = '' } = error as { code?: string }
    if (code === 'validation_error') {
      this.#code = undefined
      this.#form.refuse(t('codeWrong'))
      return true
    }
    return ['unreachable', 'draining', 'overloaded', 'storage_unavailable', 'rate_limited'].includes(code)
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.ask(), POLL_MS) as unknown as number
  }
}

/** Where the page of a link stores which flow it began, in this window alone; without storage the customer is asked. */
const BEGUN = 'flow'

function remember(flow: string): void {
  try {
    sessionStorage.setItem(BEGUN, flow)
  } catch {
    // Blocked: the customer is asked whether they began the flow.
  }
}

function isBegunHere(flow: string): boolean {
  try {
    return sessionStorage.getItem(BEGUN) === flow
  } catch {
    return false
  }
}

/** Goes on with the flow with which the page of a link came back; one that did not begin in this window is asked about first. */
export async function resume(connecting: Connecting, { id, code }: ReturnedFlow): Promise<void> {
  const path = `connectors/oauth/flows/${id}`
  const { api } = connecting.session
  const goOn = async () => {
    try {
      const flow =
        code === undefined
          ? await api.call<FlowStateBody>('GET', path)
          : await api.call<FlowStateBody>('POST', `${path}/confirm`, { code })
      await finish(connecting, flow)
    } catch (error) {
      connecting.restart()
      report(connecting, error)
    }
  }
  if (code === undefined || isBegunHere(id)) return goOn()
  const kind = connecting.spec.name
  show(
    t('confirmTitle', { kind }),
    h('p', {}, t('confirmHelp', { kind })),
    h('button', { type: 'button', class: 'primary', click: () => void goOn() }, t('goOn')),
    h('button', { type: 'button', class: 'plain', click: () => connecting.restart() }, t('cancel')),
  )
}
