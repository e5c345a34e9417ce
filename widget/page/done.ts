/** The last screen: what was connected, and its name. */
import type { ConnectorBody } from '../../contract/index.ts'
import { failureText } from './failure.ts'
import { chooseFields } from './offered.ts'
import { h, icon } from './ui/dom.ts'
import { show, showFailure } from './ui/screen.ts'
import type { Session } from './session.ts'
import { t } from './ui/text.ts'

/**
 * Shows that a connector was connected, lets the customer name it, and leads on.
 * @param hasFields whether the application offers fields to choose
 */
export function doneScreen(session: Session, connector: ConnectorBody, hasFields: boolean): void {
  const { api, link, send } = session
  const { id, name, source_template: kind } = connector
  send({ type: 'connected', connectorId: id, kind: connector.connector_type, status: connector.status })
  const input = h('input', {
    id: 'name',
    type: 'text',
    required: true,
    maxlength: '200',
    autocomplete: 'off',
    dir: 'auto',
  })
  input.value = name
  const button = h('button', { class: 'primary' }, hasFields ? t('goOn') : t('finish'))
  const form = h(
    'form',
    { novalidate: true, submit: (event) => void submit(event) },
    h(
      'div',
      { class: 'kindline' },
      icon(kind.icon),
      h('span', { class: 'success' }, t('checked', { kind: kind.name })),
    ),
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'name' }, t('nameIt')),
      input,
      h('p', { class: 'help' }, t('nameHelp')),
    ),
    button,
  )
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    const wanted = input.value.trim()
    try {
      if (wanted !== '' && wanted !== name) await api.call('PATCH', `connectors/${id}`, { name: wanted })
      if (hasFields) return await chooseFields(session, connector, leave)
    } catch (error) {
      return showFailure(failureText(error, kind.name))
    }
    leave()
  }
  function leave(): void {
    if (!link) return send({ type: 'close' })
    if (link.return_url === null) return show(t('doneTitle'), h('p', {}, t('closeTitle')))
    const url = new URL(link.return_url)
    url.searchParams.set('connector_id', id)
    location.assign(url)
  }
  show(t('doneTitle'), form)
}
