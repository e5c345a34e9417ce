/** Customers: the end-users of an application. */
import {
  CUSTOMER,
  CUSTOMER_CHANGES,
  CUSTOMER_PAGE,
  CUSTOMER_STATUS,
  type CustomerChangesRequest,
  DELETION,
  METADATA_QUERY,
  NEW_CUSTOMER,
  type NewCustomerRequest,
  PAGE_QUERY,
  text,
} from 'plugboard/contract'
import type { Route } from '../../http/index.ts'
import { unlessAbsent } from './owner.ts'
import { shape } from './schemas.ts'
import type { WithAccounts } from '../services/open.ts'

const PATH = '/api/v1/customers'
const ONE = `${PATH}/{customer_id}`
const TAG = 'Customers'

/** The routes of customers. */
export function customerRoutes(services: WithAccounts): Route[] {
  return [createRoute(services), listRoute(services), getRoute(services), updateRoute(services), deleteRoute(services)]
}

function createRoute({ access: { customers } }: WithAccounts): Route {
  return {
    method: 'POST',
    path: PATH,
    tag: TAG,
    summary: 'Create a customer, or change its metadata',
    description:
      'A customer exists from the first token or connector for it; this creates it with metadata. For an `external_user_id` that ' +
      'exists, it returns that customer, with its metadata changed.',
    tokens: ['application'],
    idempotent: true,
    customerOf: async ({ body }) => String(body.external_user_id),
    body: NEW_CUSTOMER,
    responses: { 200: shape('The customer.', CUSTOMER) },
    errors: ['connector_disabled'],
    async handle({ caller: { organizationId }, body }) {
      const { external_user_id: externalUserId, metadata } = body as unknown as NewCustomerRequest
      const customer = await customers.ensure(organizationId, externalUserId)
      const isSame = metadata === undefined
      return {
        status: 200,
        body: isSame ? customer : await customers.update(organizationId, customer.id, { metadata }),
      }
    },
  }
}

function listRoute({ access: { customers } }: WithAccounts): Route {
  return {
    method: 'GET',
    path: PATH,
    tag: TAG,
    summary: 'List customers',
    tokens: ['application'],
    query: {
      external_user_id_contains: text('A part of `external_user_id`.', { maxLength: 255 }),
      status: CUSTOMER_STATUS,
      ...METADATA_QUERY,
      ...PAGE_QUERY,
    },
    responses: { 200: shape('The customers, oldest first.', CUSTOMER_PAGE) },
    errors: ['invalid_cursor'],
    async handle({ caller, query: { external_user_id_contains: contains, ...query } }) {
      const filter = { ...query, contains: contains === undefined ? undefined : String(contains) }
      return { status: 200, body: await customers.list(caller.organizationId, filter) }
    },
  }
}

function getRoute({ access: { customers } }: WithAccounts): Route<typeof ONE> {
  return {
    method: 'GET',
    path: ONE,
    tag: TAG,
    summary: 'Get a customer',
    tokens: ['application'],
    responses: { 200: shape('The customer.', CUSTOMER) },
    errors: ['customer_not_found'],
    handle: async ({ caller, params }) => ({
      status: 200,
      body: await customers.get(caller.organizationId, params.customer_id),
    }),
  }
}

function updateRoute({ access: { customers } }: WithAccounts): Route<typeof ONE> {
  return {
    method: 'PATCH',
    path: ONE,
    tag: TAG,
    summary: 'Deactivate or activate a customer, or change its metadata',
    description: 'The connectors of an inactive customer refuse calls, and its tokens expire within seconds.',
    tokens: ['application'],
    idempotent: true,
    async customerOf({ caller, params }) {
      const found = await customers.get(caller.organizationId, params.customer_id).catch(unlessAbsent)
      return found?.external_user_id
    },
    body: CUSTOMER_CHANGES,
    responses: { 200: shape('The changed customer.', CUSTOMER) },
    errors: ['customer_not_found'],
    async handle({ caller, params, body }) {
      const changes = body as CustomerChangesRequest
      return { status: 200, body: await customers.update(caller.organizationId, params.customer_id, changes) }
    },
  }
}

function deleteRoute({ deletions }: WithAccounts): Route<typeof ONE> {
  return {
    method: 'DELETE',
    path: ONE,
    tag: TAG,
    summary: 'Delete a customer with its connectors, credentials and records',
    tokens: ['application'],
    idempotent: true,
    responses: { 202: shape('The deletion, which continues in the background.', DELETION) },
    errors: ['customer_not_found'],
    handle: async ({ caller, params }) => ({
      status: 202,
      body: await deletions.removeCustomer(caller.organizationId, params.customer_id),
    }),
  }
}
