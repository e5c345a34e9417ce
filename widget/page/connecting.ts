/** From credentials or a flow to a connector: what the screens of a kind share. */
import type { ConnectorBody, CredentialsSpecBody, FlowStateBody, OAuthInitiationRequest } from '../../contract/index.ts'
import { ApiError } from './api.ts'
import { entityChoice } from './entities.ts'
import { failureText } from './failure.ts'
import { h } from './ui/dom.ts'
import type { Fields } from './ui/fields.ts'
import { show, showFailure } from './ui/screen.ts'
import type { Session } from './session.ts'
import { t } from './ui/text.ts'

/** A way to authenticate. */
export type Variant = CredentialsSpecBody['variants'][number]
type Json = Readonly<Record<string, unknown>>

/** What the screens of a kind go on with. */
export interface Connecting {
  readonly session: Session
  readonly spec: CredentialsSpecBody
  readonly customer: string
  /** The connector that is connected again. */
  readonly again: ConnectorBody | undefined
  /** The entities that the customer may choose to be copied. */
  readonly choosable: CredentialsSpecBody['entities']
  /** Back to the kinds; absent where the kind was given. */
  readonly back: (() => void) | undefined
  /** Shows the kind's first screen again. */
  readonly restart: () => void
  /** Shows the last screen. */
  readonly done: (connector: ConnectorBody) => void
}

/** Says what failed: at the fields that the server names, else above the form. */
export function report({ session, spec }: Connecting, error: unknown, fields?: Fields): void {
  const text = failureText(error, spec.name)
  if (error instanceof ApiError) session.send({ type: 'error', code: error.code, message: error.message })
  if (!(error instanceof ApiError && fields?.showFaults(error.fields))) showFailure(text)
}

let key: readonly [body: string, key: string] = ['', '']

/** One key for one and the same request, so that it is carried out once however often it is sent. */
function keyOf(body: Json): string {
  const text = JSON.stringify(body)
  if (key[0] !== text) key = [text, crypto.randomUUID()]
  return key[1]
}

/**
 * Makes the connector, or gives one that is there its new credentials.
 * @param given credentials, or what redeems a grant; with what was chosen to be copied
 * @throws ApiError
 */
export async function create(connecting: Connecting, given: Json, environment: Json): Promise<void> {
  const { session, spec, customer, again, done } = connecting
  const settings = Object.keys(environment).length > 0 && { environment: { ...again?.environment, ...environment } }
  if (again) {
    const changes = { ...given, ...settings }
    return done(await session.api.call<ConnectorBody>('PATCH', `connectors/${again.id}`, changes, keyOf(changes)))
  }
  const body = {
    external_user_id: customer,
    connector_type: spec.connector_type,
    name: spec.name,
    ...given,
    ...settings,
  }
  try {
    done(await session.api.call<ConnectorBody>('POST', 'connectors', body, keyOf(body)))
  } catch (error) {
    // What failed is tried again as another request.
    key = ['', '']
    throw error
  }
}

/** Goes on with what a flow left: asks which of several sites, or makes the connector. @throws ApiError */
export async function finish(connecting: Connecting, flow: FlowStateBody): Promise<void> {
  const { session, done, spec } = connecting
  if (flow.status === 'expired') throw new ApiError({ code: 'access_denied' })
  if (flow.status === 'failed') throw new ApiError({ code: flow.error ?? '', message: flow.error_description ?? '' })
  if (flow.connector_id !== null)
    return done(await session.api.call<ConnectorBody>('GET', `connectors/${flow.connector_id}`))
  const secret = { server_side_oauth_secret_id: flow.secret_id }
  const [only, ...others] = flow.choices
  const { element, chosen } = entityChoice(connecting.choosable)
  if (others.length === 0 && !element) return create(connecting, secret, only?.environment ?? {})
  const options = flow.choices.map(({ name, environment }, at) =>
    h(
      'label',
      { class: 'option' },
      h('input', { type: 'radio', name: 'choice', value: String(at), checked: at === 0 }),
      h('span', { dir: 'auto' }, name ?? Object.values(environment).join(' ')),
    ),
  )
  const button = h('button', { class: 'primary' }, t('connect'))
  const form = h(
    'form',
    { submit: (event) => void submit(event) },
    others.length > 0 && h('fieldset', {}, h('legend', {}, t('sites', { kind: spec.name })), ...options),
    element,
    button,
  )
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    button.setAttribute('aria-disabled', 'true')
    const choice = flow.choices[Number(new FormData(form).get('choice') ?? 0)]
    try {
      await create(connecting, { ...secret, ...chosen() }, choice?.environment ?? {})
    } catch (error) {
      report(connecting, error)
    } finally {
      button.removeAttribute('aria-disabled')
    }
  }
  show(others.length > 0 ? t('sitesTitle') : t('connectTitle', { kind: spec.name }), form)
}

/** The body that begins a flow. */
export function initiation(
  { session, spec, customer, again }: Connecting,
  variant: Variant,
  redirectUrl: string,
  environment: Json,
): OAuthInitiationRequest {
  return {
    external_user_id: customer,
    connector_type: spec.connector_type,
    redirect_url: redirectUrl,
    auth_variant: variant.id,
    ...(session.options.want && { want: [...session.options.want] }),
    ...(again && { connector_id: again.id }),
    environment: { ...again?.environment, ...environment } as OAuthInitiationRequest['environment'] & object,
  }
}
