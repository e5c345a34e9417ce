/** One verb, one effect over all kinds: what cannot be undone and what moves money is refused by a policy, whatever the kind. */
import { expect, test } from 'vitest'
import { toolOf } from '../../../client/agent/definitions.ts'
import { allows } from '../../../client/agent/policy/index.ts'
import { listKinds, load } from '../../../runtime/kinds/index.ts'
import type { ResolvedOperation } from '../../../runtime/index.ts'

interface KnownOperation extends ResolvedOperation {
  readonly kind: string
  readonly id: string
}

const plans = await Promise.all((await listKinds()).map(load))
const operations = plans.flatMap(({ kind, manifest }) =>
  Object.values(manifest.operations).map((operation): KnownOperation => ({
    ...operation,
    kind,
    id: `${kind}.${operation.entity}.${operation.action}`,
  })),
)
const writes = operations.filter(({ effect }) => effect !== 'read')

function named(id: string): KnownOperation {
  const found = operations.find((one) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}

/** Effects that a user or an application may forbid, each with the tool of its operations. */
const CLASSES = [
  [{ noDelete: true }, ({ effect }: KnownOperation) => effect === 'destroys', 'execute_delete'],
  [{ noPayments: true }, ({ pays }: KnownOperation) => pays === true, 'execute_payment'],
] as const

test.each(CLASSES)('A24 %j refuses its class in each kind, and that class has its tool', (policy, isOfClass, tool) => {
  for (const operation of operations) {
    expect([operation.id, allows(policy, operation)]).toEqual([operation.id, !isOfClass(operation)])
    if (isOfClass(operation))
      expect([operation.id, toolOf(operation)]).toEqual([operation.id, operation.pays ? 'execute_payment' : tool])
  }
})

test.each([
  'chargebee.invoices.void',
  'chargebee.credit_notes.void',
  'chargebee.subscriptions.cancel',
  'chargebee.orders.cancel',
  'chargebee.invoices.write_off',
  'freshdesk.tickets.merge',
  'freshdesk.contacts.merge',
  'gitlab.pipelines.cancel',
  'orb.items.archive',
  'outlook.events.cancel',
  'paypal.invoices.cancel',
  'shopify.orders.cancel',
  'stripe.invoices.void',
])('A24 %s cannot be undone', (id) => {
  expect(named(id).effect).toBe('destroys')
})

/** Verbs of calls that nothing undoes, and where a kind has the call that does, or says what does. */
const UNDONE = {
  archive: ['intercom', 'linear', 'microsoft-teams', 'monday', 'notion', 'slack', 'trello'],
  cancel: [],
  close: ['chargebee', 'github', 'harvest', 'intercom', 'shopify'],
  delete: ['jira', 'shopify'],
  erase: [],
  expire: [],
  merge: ['github', 'gitlab'],
  redact: [],
  remove: [
    'asana',
    'chargebee',
    'customer-io',
    'discord',
    'dropbox',
    'facebook-marketing',
    'google-contacts',
    'google-docs',
    'hubspot',
    'intercom',
    'klaviyo',
    'shopify',
    'zendesk-support',
  ],
  trash: ['gmail', 'google-drive'],
  void: [],
} as const

test.each(Object.entries(UNDONE))('A24 %s destroys, except in kinds that undo it: %j', (verb, kinds) => {
  const ofVerb = writes.filter(({ action }) => action.split('_')[0] === verb)
  const others = ofVerb.filter(({ effect }) => effect !== 'destroys')
  expect(ofVerb.length).toBeGreaterThan(0)
  expect([...new Set(others.map(({ kind }) => kind))]).toEqual(kinds)
})

test('A24 a verb that its entity can reverse destroys nothing, unless records are lost', () => {
  const undoing = { archive: ['unarchive', 'restore'], trash: ['untrash'], remove: ['add'], detach: ['attach'] }
  const isUndone = ({ kind, entity, action }: KnownOperation) =>
    Object.entries(undoing).some(([verb, others]) =>
      others.some(
        (other) =>
          action.startsWith(verb) &&
          operations.some((one) => one.id === `${kind}.${entity}.${action.replace(verb, other)}`),
      ),
    )
  const strict = writes.filter((one) => one.effect === 'destroys' && isUndone(one))
  expect(strict.map(({ id }) => id)).toEqual(['asana.workspaces.remove_user', 'stripe.payment_methods.detach'])
})

test.each([
  'chargebee.invoices.refund',
  'chargebee.invoices.collect_payment',
  'chargebee.promotional_credits.create',
  'facebook-marketing.campaigns.activate',
  'orb.credit_ledger_entries.decrement',
  'orb.invoices.pay',
  'paypal.orders.capture',
  'paypal.payouts.create',
  'quickbooks.payments.create',
  'shopify.orders.mark_as_paid',
  'stripe.invoices.pay',
  'stripe.payment_intents.confirm',
  'stripe.refunds.create',
  'woocommerce.order_refunds.create',
  'xero.payments.create',
])('A24 %s moves money', (id) => {
  expect(named(id).pays).toBe(true)
})

test('A24 an operation described as moving money is of the class, and no other kind has one', () => {
  const says = /\b(?:refunds?|charges? the|pays|payout|collects|captures the|spend money)\b/i
  const silent = writes.filter(
    ({ action, description = '', pays }) =>
      !pays && !['delete', 'update', 'cancel'].includes(action) && says.test(description),
  )
  expect(silent.map(({ id, description }) => `${id}: ${description}`)).toEqual([])
  expect([...new Set(operations.filter(({ pays }) => pays).map(({ kind }) => kind))]).toEqual([
    'chargebee',
    'facebook-marketing',
    'google-ads',
    'harvest',
    'linkedin-ads',
    'orb',
    'paypal',
    'pinterest',
    'quickbooks',
    'shopify',
    'snapchat-marketing',
    'stripe',
    'supabase',
    'tiktok-ads',
    'twilio',
    'woocommerce',
    'xero',
    'zendesk-talk',
  ])
})
