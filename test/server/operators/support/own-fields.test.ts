/** The setting of own fields after a choice for one entity. */
import { expect, it } from 'vitest'
import { type OwnFieldsOverview, settingWith } from '../../../../server/operators/support/index.ts'

const entity = (name: string) => ({
  entity: name,
  is_unasked: false,
  error: null,
  fields: ['a', 'b'].map((one) => ({ name: one, label: one, type: 'string' as const, is_chosen: true, is_held: true })),
})
const ENTITIES = [entity('deals'), entity('contacts')]

it.each<[OwnFieldsOverview['setting'], string[], OwnFieldsOverview['setting']]>([
  ['all', ['a'], { deals: ['a'] }],
  ['all', ['a', 'b'], 'all'],
  ['standard', ['a'], { deals: ['a'], contacts: [] }],
  ['standard', ['a', 'b'], { contacts: [] }],
  [{ deals: ['a'] }, ['a', 'b'], 'all'],
  [{ contacts: ['b'] }, [], { contacts: ['b'], deals: [] }],
])('%j with %j of deals is %j', (setting, names, expected) => {
  expect(settingWith({ setting, entities: ENTITIES }, entity('deals'), names)).toEqual(expected)
})
