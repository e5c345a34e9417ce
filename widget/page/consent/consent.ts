/**
 * Consent at the third party. In a frame, it opens a window, and asks the server for the result: that window may have no way back to this
 * page. The page of a link navigates to it.
 */
import type { FlowStateBody, OAuthInitiationRequest } from '../../../contract/index.ts'
import { type Connecting, report, type Variant } from '../base/connecting.ts'
import type { ReturnedFlow } from '../base/session.ts'
import { action, h } from '../ui/dom.ts'
import type { Fields } from '../ui/fields.ts'
import { show } from '../ui/screen.ts'
import { t } from '../ui/text.ts'
import { finish } from './finish.ts'
import { type Flow, openWindow, waitScreen } from './waiting.ts'

type Json = Readonly<Record<string, unknown>>

/** The remaining lifetime below which a flow begins again, in milliseconds. */
const LEFT_MS = 120_000
const BASE = document.documentElement.dataset.base ?? ''

/** Prepares a variant's consent. @returns the action of the button */
export async function consent(connecting: Connecting, variant: Variant, fields: Fields): Promise<() => Promise<void>> {
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
  // Browsers open windows only within the click, so the URL must be known by then. It is, where there is nothing to enter.
  const isBegunEarly = variant.settings.length + variant.fields.length === 0
  let flow: Flow | undefined
  const prepare = async () => {
    flow = await begin(`${BASE}/connected`)
  }
  if (isBegunEarly) await prepare().catch((error: unknown) => report(connecting, error))
  return async () => {
    if (flow && Date.parse(flow.expires_at) - Date.now() < LEFT_MS) flow = undefined
    const opened = flow && openWindow(flow.consent_url)
    if (!flow) await prepare()
    if (flow) waitScreen(connecting, flow, opened)
  }
}

/** The body that begins a flow. */
function initiation(
  { session, spec, again }: Connecting,
  variant: Variant,
  redirectUrl: string,
  environment: Json,
): OAuthInitiationRequest {
  return {
    external_user_id: session.info.external_user_id,
    connector_type: spec.connector_type,
    redirect_url: redirectUrl,
    auth_variant: variant.id,
    ...(session.options.want && { want: [...session.options.want] }),
    ...(again && { connector_id: again.id }),
    environment: { ...again?.environment, ...environment } as OAuthInitiationRequest['environment'] & object,
  }
}

/** The key under which the page of a link stores its flow, in this window only. Without storage, it asks the customer. */
const BEGUN = 'flow'

function remember(flow: string): void {
  try {
    sessionStorage.setItem(BEGUN, flow)
  } catch {
    // Blocked: the page asks the customer whether they began the flow.
  }
}

function isBegunHere(flow: string): boolean {
  try {
    return sessionStorage.getItem(BEGUN) === flow
  } catch {
    return false
  }
}

/** Continues the flow of a returning page of a link. It asks first about a flow that did not begin in this window. */
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
    action(t('goOn'), 'primary', goOn),
    action(t('cancel'), 'plain', () => connecting.restart()),
  )
}
