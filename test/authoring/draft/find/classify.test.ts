import { describe, expect, it } from 'vitest'
import { classify, groupByEntity } from '../../../../authoring/draft/find/classify.ts'
import { answering, apiOf } from '../../library.ts'

const LIST = answering({ type: 'object', properties: { data: { type: 'array', items: { type: 'object' } } } })
const ONE = answering({ type: 'object', properties: { id: { type: 'string' } } })
const NONE = { responses: { 204: { description: 'Done.' } } }
const FILE = { responses: { 200: { description: 'A file.', content: { 'application/pdf': {} } } } }

/** `METHOD path` with what it answers -> `entity.action`. */
function entitiesOf(operations: Record<string, unknown>): Record<string, string> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  const groups = groupByEntity(apiOf(paths).operations.flatMap((operation) => classify(operation) ?? []))
  return Object.fromEntries(
    [...groups].flatMap(([entity, group]) =>
      group.map(({ action, operation }) => [`${operation.method} ${operation.path}`, `${entity}.${action}`]),
    ),
  )
}

describe('an entity and action', () => {
  it.each([
    [
      'of the usual five',
      {
        'GET /v1/customers': LIST,
        'POST /v1/customers': ONE,
        'GET /v1/customers/{id}': ONE,
        'PATCH /v1/customers/{id}': ONE,
        'DELETE /v1/customers/{id}': NONE,
      },
      ['customers.list', 'customers.create', 'customers.get', 'customers.update', 'customers.delete'],
    ],
    ['of an update by POST', { 'POST /v1/customers/{id}': ONE }, ['customers.update']],
    [
      'of a search',
      { 'GET /api/customers/search': LIST, 'POST /api/orders/search': LIST },
      ['customers.api_search', 'orders.api_search'],
    ],
    [
      'of a search beside its list',
      { 'GET /users': LIST, 'GET /users/search': LIST },
      ['users.list', 'users.api_search'],
    ],
    ['of a singleton', { 'GET /v2/account': ONE }, ['account.get']],
    [
      'of files',
      { 'GET /invoices/{id}/download': FILE, 'GET /invoices/{id}': ONE },
      ['invoices.download', 'invoices.get'],
    ],
    [
      'below another record',
      { 'GET /tasks': LIST, 'GET /projects/{id}/tasks': LIST, 'GET /users/{id}/tasks': LIST },
      ['tasks.list', 'project_tasks.list', 'user_tasks.list'],
    ],
    [
      'of a deed',
      { 'PUT /issues/{id}/assignee': NONE, 'POST /orders/{id}/cancel': ONE },
      ['issue_assignee.update', 'order_cancel.create'],
    ],
    [
      'of paths without words',
      { 'GET /{campaign_id}': ONE, 'GET /{ad_id}': ONE, 'GET /act_{id}/campaigns': LIST },
      ['campaigns.get', 'ads.get', 'campaigns.list'],
    ],
    [
      'of paths with .json',
      { 'GET /tickets.json': LIST, 'GET /tickets/{id}.json': ONE },
      ['tickets.list', 'tickets.get'],
    ],
    [
      'of calls by name',
      { 'GET /users.list': LIST, 'POST /chat.delete': ONE, 'GET /listOrders': LIST },
      ['users.list', 'chat.delete', 'orders.list'],
    ],
    [
      'of paths that end in a verb',
      {
        'POST /accounts/get': answering({
          type: 'object',
          properties: { accounts: { type: 'array', items: { type: 'object' } }, request_id: { type: 'string' } },
        }),
        'POST /item/get': ONE,
        'POST /item/remove': NONE,
        'POST /item/webhook/update': ONE,
        'POST /threads/{id}/read': NONE,
      },
      ['accounts.list', 'item.get', 'item.delete', 'webhook.update', 'thread_read.create'],
    ],
    ['of a list by POST', { 'POST /companies/list': LIST }, ['companies.list']],
    [
      'of names in other styles',
      { 'GET /TicketFields': LIST, 'GET /app-installs/{id}': ONE, 'GET /objects/0-3': LIST },
      ['ticket_fields.list', 'app_installs.get', 'objects_0_3.list'],
    ],
  ])('%s', (_, operations, expected) => {
    const found = entitiesOf(operations)
    expect(Object.keys(operations).map((name) => found[name])).toEqual(expected)
  })

  it('is none for methods without an action', () => {
    expect(entitiesOf({ 'HEAD /customers': NONE, 'OPTIONS /customers': NONE })).toEqual({})
  })
})
