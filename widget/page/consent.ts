/**
 * Consent at the third party. In a frame it goes on in a window of its own, and the server is asked how it ended: that window may
 * have no way back to this page, and this page cannot see whether it was blocked or closed. The page of a link goes there itself.
 */
import type { FlowStateBody } from '../../contract/index.ts'
import { type Connecting, finish, initiation, report, type Variant } from './connecting.ts'
import { externalLink, h } from './ui/dom.ts'
import type { Fields } from './ui/fields.ts'
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
      initiation(connecting, redirectUrl, fields.values('environment')),
    )
  if (session.link) {
    const { link_id: id } = session.link
    return async () => location.assign((await begin(`${BASE}/connect/${id}`)).consent_url)
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
    if (flow) openWindow(flow.consent_url)
    else await prepare()
    waitScreen(connecting, flow!)
  }
}

/** Null is returned for a window without an opener, too, so that it says nothing. */
function openWindow(url: string): void {
  window.open(url, '_blank', 'popup,width=520,height=720')
}

function waitScreen(connecting: Connecting, flow: Flow): void {
  const { spec } = connecting
  const link = externalLink(flow.consent_url, t('openAgain', { kind: spec.name }))
  const stop = poll(connecting, flow)
  const cancel = () => {
    stop()
    connecting.restart()
  }
  show(
    t('waitTitle', { kind: spec.name }),
    h('div', { class: 'spinner', 'aria-hidden': 'true' }),
    h('p', {}, t('waitHelp')),
    h('p', {}, link),
    h('button', { type: 'button', class: 'plain', click: cancel }, t('cancel')),
  )
  link.classList.add('primary')
}

let stopLast = (): void => undefined

/** Asks how a flow stands until it has ended, also when the page is looked at again. @returns what ends it */
function poll(connecting: Connecting, { flow_id: id }: Flow): () => void {
  stopLast()
  let isOver = false
  let isAsking = false
  let timer = 0
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
  const look = () => void ask()
  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    clearTimeout(timer)
    try {
      const flow = await connecting.session.api.call<FlowStateBody>('GET', `connectors/oauth/flows/${id}`)
      if (isOver) return
      if (flow.status !== 'pending') {
        stop()
        await finish(connecting, flow)
        return
      }
    } catch (error) {
      const { code = '' } = error as { code?: string }
      // A server that restarts, or a network that is away for a moment, ends nothing.
      if (isOver || !['unreachable', 'draining', 'overloaded', 'storage_unavailable', 'rate_limited'].includes(code)) {
        stop()
        connecting.restart()
        report(connecting, error)
        return
      }
    }
    isAsking = false
    timer = setTimeout(() => void ask(), POLL_MS) as unknown as number
  }
  document.addEventListener('visibilitychange', look)
  timer = setTimeout(() => void ask(), POLL_MS) as unknown as number
  stopLast = stop
  return stop
}

/** Goes on with the flow with which the page of a link came back. */
export async function resume(connecting: Connecting, flowId: string): Promise<void> {
  try {
    await finish(
      connecting,
      await connecting.session.api.call<FlowStateBody>('GET', `connectors/oauth/flows/${flowId}`),
    )
  } catch (error) {
    connecting.restart()
    report(connecting, error)
  }
}
