/** An act and its opposite: untag, remove_tag, cancel_send. What a query asks for comes first. */
import { expect, test } from 'vitest'
import { OperationIndex } from '../../../../client/agent/find/operation-index.ts'
import { agentKindsOf } from '../../../support/recall.ts'

const kinds = await agentKindsOf()
const TAKES_BACK = /^(?:un|remove_|cancel_)(.+)$/

/** Each act of a kind that another takes back: `add_tag` and `remove_tag`. */
const pairs = kinds.flatMap((kind) =>
  kind.operations.flatMap(({ entity, action }) => {
    const [, verb] = TAKES_BACK.exec(action) ?? []
    const acts = [verb, `add_${verb}`].filter((name) =>
      kind.operations.some((one) => one.entity === entity && one.action === name),
    )
    return acts.map((act) => ({ name: `${kind.kind}.${entity}`, kind, entity, act: act!, undo: action }))
  }),
)

const words = (name: string) => name.replaceAll('_', ' ')

test('there are pairs to compare', () => {
  expect(pairs.length).toBeGreaterThan(20)
})

test.each(pairs)('$name: $act is before $undo where it is asked for, and after it else', (pair) => {
  const { kind, entity, act, undo } = pair
  const index = new OperationIndex([kind])
  const orderOf = (query: string) =>
    index
      .find(query, { accepts: ({ operation }) => operation.entity === entity, isFirst: () => true }, 50)
      .found.map(({ operation }) => operation.action)
      .filter((action) => action === act || action === undo)
  expect(orderOf(`${words(act)} the ${words(entity)}`)[0]).toBe(act)
  expect(orderOf(`${words(undo)} the ${words(entity)}`)[0]).toBe(undo)
})

test.each([
  ['cancel the subscription at the end of the term', 'chargebee.subscriptions.cancel'],
  ['keep the subscription, remove the scheduled cancellation', 'chargebee.subscriptions.remove_scheduled_cancellation'],
  ['tag the contact as vip', 'intercom.contacts.tag'],
  ['take the tag off the contact', 'intercom.contacts.untag'],
  ['send the campaign', 'klaviyo.campaigns.send'],
  ["don't send the campaign", 'klaviyo.campaigns.cancel_send'],
])('%s: %s', (query, wanted) => {
  const [name] = wanted.split('.')
  const index = new OperationIndex(kinds.filter(({ kind }) => kind === name))
  const [first] = index.find(query, { accepts: () => true, isFirst: () => true }, 1).found
  expect(`${name}.${first?.operation.entity}.${first?.operation.action}`).toBe(wanted)
})
