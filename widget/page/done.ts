/** The last screen: the connected account and its name. */
import type { ConnectorBody } from '../../contract/index.ts'
import { failureText } from './base/failure.ts'
import { offersFields, type Session } from './base/session.ts'
import { aboutApp } from './ui/brand.ts'
import { h, icon } from './ui/dom.ts'
import { addAbove, busy, show, showFailure } from './ui/screen.ts'
import { t } from './ui/text.ts'

type Choose = (leave: () => void) => Promise<void>

/**
 * Shows the connected account and lets the customer name it.
 * @param choose shows the fields that the application offers, then calls its param
 */
export function doneScreen(session: Session, connector: ConnectorBody, choose: Choose): void {
  const { api, link, send } = session
  const { id, name, source_template: kind } = connector
  const hasFields = offersFields(session, connector.connector_type)
  send({ type: 'connected', connectorId: id, kind: connector.connector_type, status: connector.status })
  const input = h('input', {
    id: 'name',
    type: 'text',
    required: true,
    maxlength: '200',
    autocomplete: 'off',
    dir: 'auto',
    'aria-describedby': 'name-help',
  })
  input.value = name
  const button = h('button', { class: 'primary' }, hasFields ? t('goOn') : t('finish'))
  const form = h(
    'form',
    { novalidate: true, submit },
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'name' }, t('nameIt')),
      h('p', { class: 'help', id: 'name-help' }, t('nameHelp')),
      input,
    ),
    button,
  )
  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    const wanted = input.value.trim()
    await busy(button, async () => {
      if (wanted !== '' && wanted !== name) await api.call('PATCH', `connectors/${id}`, { name: wanted })
      if (hasFields) await choose(leave)
      else leave()
    }).catch((error: unknown) => showFailure(failureText(error, kind.name)))
  }
  function leave(): void {
    if (!link) return send({ type: 'close' })
    if (link.return_url === null) {
      show(t('doneTitle'), h('p', { class: 'lead' }, t('closeTitle')))
      return addMark(kind)
    }
    const url = new URL(link.return_url)
    url.searchParams.set('connector_id', id)
    location.assign(url)
  }
  show(t('doneTitle'), h('p', { class: 'lead' }, aboutApp('checked', { kind: kind.name })), form)
  addMark(kind)
}

/** Shows the kind above the screen, marked as connected. */
function addMark({ icon: url }: ConnectorBody['source_template']): void {
  addAbove(h('div', { class: 'pair done' }, icon(url, 48)))
}
