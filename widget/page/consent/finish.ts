/** Creates a connector from a completed flow. */
import type { ConnectorBody, FlowStateBody } from '../../../contract/index.ts'
import { ApiError } from '../base/api.ts'
import { type Connecting, create, report } from '../base/connecting.ts'
import { entityChoice } from '../base/entities.ts'
import { h } from '../ui/dom.ts'
import { busy, show } from '../ui/screen.ts'
import { t } from '../ui/text.ts'

/** Continues after a flow: asks for one of several sites, or creates the connector. @throws ApiError */
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
    { submit },
    others.length > 0 && h('fieldset', {}, h('legend', {}, t('sites', { kind: spec.name })), ...options),
    element,
    button,
  )
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    const choice = flow.choices[Number(new FormData(form).get('choice') ?? 0)]
    await busy(button, () => create(connecting, { ...secret, ...chosen() }, choice?.environment ?? {})).catch(
      (error: unknown) => report(connecting, error),
    )
  }
  show(others.length > 0 ? t('sitesTitle') : t('connectTitle', { kind: spec.name }), form)
}
