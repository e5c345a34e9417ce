/** The choice of the entities that are copied, where the application lets customers choose them. */
import type { CredentialsSpecBody, NewConnectorRequest } from '../../../contract/index.ts'
import { h, ofKind } from '../ui/dom.ts'
import { t } from '../ui/text.ts'

/** A choice as it stands on a screen. */
export interface EntityChoice {
  /** Checkboxes, all of them checked at first; undefined where there is nothing to choose. */
  readonly element: HTMLElement | undefined
  /** The part of a new connector's body that says what was chosen; empty when everything was. */
  chosen(): Pick<NewConnectorRequest, 'sync'>
}

/** The choice among entities, for a new connector. */
export function entityChoice(entities: CredentialsSpecBody['entities']): EntityChoice {
  if (entities.length === 0) return { element: undefined, chosen: () => ({}) }
  const boxes = entities.map(({ name }) => h('input', { type: 'checkbox', value: name, checked: true }))
  const options = entities.map(({ title }, at) => h('label', { class: 'option' }, boxes[at], ofKind(title)))
  return {
    element: h(
      'fieldset',
      {},
      h('legend', {}, t('entities')),
      h('p', { class: 'help' }, t('entitiesHelp')),
      h('div', { class: 'columns' }, ...options),
    ),
    chosen() {
      const names = boxes.filter(({ checked }) => checked).map(({ value }) => value)
      if (names.length === boxes.length) return {}
      return { sync: names.length === 0 ? { enabled: false } : { entities: names } }
    },
  }
}
