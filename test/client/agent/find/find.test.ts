/** Results of a search among operations. phrases.all-kinds.test.ts has phrases of people. */
import { describe, expect, test } from 'vitest'
import type { AgentKind } from '../../../../client/agent/index.ts'
import { type IndexedOperation, OperationIndex } from '../../../../client/agent/find/operation-index.ts'
import { SHOP_KINDS } from '../../../support/agent.ts'
import { agentKindsOf } from '../../../support/recall.ts'

const ANY = { accepts: () => true, isFirst: () => false }

test('one search finds callable operations, and names the best of the others', async () => {
  const kinds = await agentKindsOf(['stripe'])
  const isLacking = ({ operation: { action } }: IndexedOperation) => action === 'create'
  const all = new OperationIndex(kinds).find('create a stripe customer', ANY, 5)
  const { found, lacking, visited } = new OperationIndex(kinds).find(
    'create a stripe customer',
    { ...ANY, isLacking },
    5,
  )
  expect(lacking[0]?.operation).toEqual(all.found[0]?.operation)
  expect([found.length, found.filter(isLacking)]).toEqual([5, []])
  expect(visited).toBe(all.visited)
})

describe("actions of an entity's own", () => {
  const action = (name: string, effect: 'read' | 'additive' | 'overwrites' | 'destroys', description: string) => ({
    entity: 'invoices',
    action: name,
    effect,
    description,
    params: { type: 'object' },
  })
  const index = new OperationIndex([
    {
      kind: 'books',
      title: 'Books',
      operations: [
        action('list', 'read', 'Lists invoices.'),
        action('update', 'overwrites', 'Changes an invoice.'),
        action('delete', 'destroys', 'Deletes a draft of an invoice.'),
        action('write_off', 'destroys', 'Gives up what is owed.'),
        action('send', 'additive', 'Mails an invoice to its customer.'),
        action('archive', 'overwrites', 'Takes an invoice out of lists.'),
        action('preview', 'read', 'Calculates an invoice.'),
      ],
    },
  ])
  test.each([
    ['send the invoice to Ada', 'send'],
    ['archive an invoice', 'archive'],
    ['write off this invoice', 'write_off'],
    ['delete the invoice', 'delete'],
    ['change an invoice', 'update'],
    ['preview an invoice', 'preview'],
    ['show all invoices', 'list'],
  ])('are found by their verbs: %s', (query, name) => {
    expect(index.find(query, ANY, 1).found.map(({ operation }) => operation.action)).toEqual([name])
  })
})

describe('whose account is connected', () => {
  const OWN = {
    slack: 'identity.get',
    github: 'viewer.get',
    gmail: 'profile.get',
    box: 'current_user.get',
    'google-drive': 'about.get',
  }
  test.each(['who am I', 'Whoami?', 'tell me who I am'])('is found by %j', async (query) => {
    const index = new OperationIndex(await agentKindsOf(Object.keys(OWN)))
    const firstOf = (kind: string) => {
      const accepts = (one: { readonly kind: AgentKind }) => one.kind.kind === kind
      const { operation } = index.find(query, { ...ANY, accepts }, 1).found[0]!
      return `${operation.entity}.${operation.action}`
    }
    expect(Object.fromEntries(Object.keys(OWN).map((kind) => [kind, firstOf(kind)]))).toEqual(OWN)
  })

  test('is answered by no writing operation', async () => {
    const { found } = new OperationIndex(await agentKindsOf(['chargebee', 'salesforce'])).find('who am I', ANY, 50)
    expect(found.filter(({ operation }) => operation.effect !== 'read')).toEqual([])
  })
})

describe('a search', () => {
  const index = new OperationIndex(SHOP_KINDS)
  const names = (query: string) =>
    index.find(query, ANY, 5).found.map(({ operation }) => `${operation.entity}.${operation.action}`)

  test('puts the copy of an entity before its list for a filter, else after it', () => {
    expect([names('customers from Berlin').slice(0, 2), names('list customers').slice(0, 2)]).toEqual([
      ['customers.search', 'customers.list'],
      ['customers.list', 'customers.search'],
    ])
  })

  test('reads an unknown word before an object as a command: a new object is created, a known one changed', () => {
    expect([names('bump the customer')[0], names('conjure a customer')[0]]).toEqual([
      'customers.update',
      'customers.create',
    ])
  })

  test('knows verbs and synonyms', () => {
    expect([names('remove this client')[0], names('bills of the shop')[0]]).toEqual([
      'customers.delete',
      'invoices.list',
    ])
  })

  test.each([
    ['zap that customer', 'customers.create'],
    ['get rid of a customer', 'customers.delete'],
    ['take the customer off the books', 'customers.delete'],
    ['udpate the custmer', 'customers.update'],
    ['which customer', 'customers.get'],
    ['bump the customer', 'customers.update'],
    ['set up a customer', 'customers.create'],
  ])('finds for %j %s among the first', (query, wanted) => {
    expect(names(query)).toContain(wanted)
  })

  test('knows the kinds that a query names, however they are spaced', () => {
    const kinds = [
      { ...SHOP_KINDS[0]!, kind: 'web-shop', title: 'Web Shop' },
      { ...SHOP_KINDS[0]!, kind: 'web-desk', title: 'Web Desk' },
      { ...SHOP_KINDS[1]!, kind: 'deskhub', title: 'DeskHub' },
    ]
    const named = (query: string) => new OperationIndex(kinds).find(query, ANY, 1).named
    expect(['tickets in desk hub', 'DeskHub tickets', 'customers of the web shop', 'web customers'].map(named)).toEqual(
      [['deskhub'], ['deskhub'], ['web-shop'], ['web-shop', 'web-desk']],
    )
  })

  test('takes no weekday for a kind', () => {
    const index = new OperationIndex([{ ...SHOP_KINDS[0]!, kind: 'monday', title: 'monday.com' }])
    const named = (query: string) => index.find(query, ANY, 1).named
    expect([named('create a customer by Monday'), named('monday customers')]).toEqual([[], ['monday']])
  })

  test('takes no entity for the kind whose name begins with it', () => {
    const index = new OperationIndex([{ ...SHOP_KINDS[0]!, kind: 'customer-io', title: 'Customer.io' }])
    const named = (query: string) => index.find(query, ANY, 1).named
    const queries = ['update the customer Ada', 'update a customer in Customer.io', 'list customerio customers']
    expect(queries.map(named)).toEqual([[], ['customer-io'], ['customer-io']])
  })

  test('takes the verb of a writing operation from its name and description', () => {
    const operation = (entity: string, action: string, description: string, effect: 'read' | 'additive') => {
      return { entity, action, description, effect, params: {} }
    }
    const bills = {
      kind: 'bills',
      title: 'Bills',
      operations: [
        operation('invoices', 'list', 'Lists invoices.', 'read'),
        operation('invoices', 'create', 'Creates an invoice.', 'additive'),
        operation('invoice_suspensions', 'create', 'Creates a suspension of an invoice.', 'additive'),
        operation('invoice_suspensions', 'delete', 'Takes a suspension of an invoice back.', 'additive'),
        operation('invoice_states', 'create', 'Voids an invoice.', 'additive'),
      ],
    }
    const first = (query: string) => {
      const { entity, action } = new OperationIndex([bills]).find(query, ANY, 1).found[0]!.operation
      return `${entity}.${action}`
    }
    const queries = ['suspend the invoice', 'resuspend the invoice', 'void that invoice', 'which invoices']
    expect(queries.map(first)).toEqual([
      'invoice_suspensions.create',
      'invoice_suspensions.create',
      'invoice_states.create',
      'invoices.list',
    ])
  })

  test('finds nothing for unknown words', () => {
    expect(names('weather on the moon')).toEqual([])
  })
})
