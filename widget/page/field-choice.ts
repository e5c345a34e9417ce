/** The screen on which a customer chooses the places of the application's fields in their data. */
import type { ConnectorBody, FieldChoiceChangesRequest, FieldChoicesBody } from '../../contract/index.ts'
import { failureText } from './base/failure.ts'
import type { Session } from './base/session.ts'
import { action, h } from './ui/dom.ts'
import { busy, show, showFailure } from './ui/screen.ts'
import { t } from './ui/text.ts'

type Field = FieldChoicesBody['fields'][number]
type Path = FieldChoicesBody['entities'][number]['paths'][number]

/** A path as the list shows it. */
type Shown = Pick<Path, 'path' | 'label'>

/** A field with its list of paths. */
interface Row {
  readonly field: Field
  readonly select: HTMLSelectElement
}

/** Shows the fields that the token offers for a connector. Without any, it leaves immediately. */
export async function fieldsScreen({ api, send }: Session, connector: ConnectorBody, leave: () => void): Promise<void> {
  const kind = connector.source_template.name
  const path = `connectors/${connector.id}/map/fields`
  const leaveButton = () => action(t('fieldsLater'), 'plain', leave)
  let choices: FieldChoicesBody
  try {
    choices = await api.call<FieldChoicesBody>('GET', path)
  } catch (error) {
    show(t('fieldsTitle'), leaveButton())
    return showFailure(failureText(error, kind))
  }
  if (choices.fields.length === 0) return leave()
  const rows: Row[] = []
  const groups = choices.entities.map(({ entity, title, paths }) => {
    const fields = choices.fields.filter((field) => field.entity === entity)
    const lists = fields.map((field) => row(field, paths))
    return h('fieldset', {}, h('legend', {}, title), ...lists)
  })
  const button = h('button', { class: 'primary' }, t('finish'))
  const isMissing = choices.entities.some((one) => one.own_missing)
  show(
    t('fieldsTitle'),
    h('p', { class: 'lead' }, t('fieldsHelp', { kind })),
    isMissing && h('p', { class: 'note' }, t('fieldsMissing')),
    h('form', { submit }, ...groups, button),
    leaveButton(),
  )

  function row(field: Field, paths: readonly Path[]): HTMLElement {
    const { entity, name, type, label, path: current, suggested } = field
    const id = `field.${entity}.${name}`
    const fitting = paths.filter(({ types }) => types.includes(type))
    const isUnlisted = current !== null && !fitting.some((one) => one.path === current)
    const own = [...(isUnlisted ? [{ path: current }] : []), ...fitting.filter((one) => one.is_own)]
    const others = fitting.filter((one) => !one.is_own)
    const group = (title: string, listed: readonly Shown[]) =>
      listed.length > 0 && h('optgroup', { label: title }, ...listed.map((one) => option(one, listed)))
    const select = h(
      'select',
      { id, dir: 'auto', 'aria-describedby': `${id}-help` },
      h('option', { value: '' }, t('fieldsNone')),
      group(t('fieldsOwn'), own),
      group(t('fieldsOthers', { kind }), others),
    )
    select.value = current ?? suggested ?? ''
    rows.push({ field, select })
    const isSuggested = current === null && suggested !== null
    const help = h('p', { class: 'help', id: `${id}-help` }, isSuggested ? t('fieldsSuggested') : '')
    select.addEventListener('change', () => help.replaceChildren())
    return h('div', { class: 'field' }, h('label', { for: id, dir: 'auto' }, label), select, help)
  }

  /** A field by its label; by its path without the root where it has none. A label of several fields has the path too. */
  function option({ path, label }: Shown, listed: readonly Shown[]): HTMLElement {
    const bare = path.replace(/^\$\.?/, '')
    const isShared = listed.some((one) => one.label === label && one.path !== path)
    const shown = label === undefined ? bare : isShared ? `${label} (${bare})` : label
    return h('option', { value: path }, shown)
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    const changed = rows.filter(({ field, select }) => select.value !== (field.path ?? ''))
    const fields = changed.map(({ field: { entity, name }, select }) => ({ entity, name, path: select.value || null }))
    await busy(button, async () => {
      if (fields.length > 0) {
        await api.call('PUT', path, { fields } satisfies FieldChoiceChangesRequest)
        send({ type: 'fields', connectorId: connector.id })
      }
      leave()
    }).catch((error: unknown) => showFailure(failureText(error, kind)))
  }
}
