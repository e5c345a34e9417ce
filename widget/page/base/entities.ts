/** The choice of the entities to copy, where the application allows it. */
import type { CredentialsSpecBody, NewConnectorRequest } from '../../../contract/index.ts'
import { h, ofKind } from '../ui/dom.ts'
import { t } from '../ui/text.ts'

/** A choice of entities. */
export interface EntityChoice {
  /** Checkboxes, all checked at first; undefined without entities. */
  readonly element: HTMLElement | undefined
  /** The `sync` of the new connector; empty where all entities are chosen. */
  chosen(): Pick<NewConnectorRequest, 'sync'>
}

/** Makes the choice for a new connector. */
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
