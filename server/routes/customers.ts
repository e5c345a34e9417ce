/** Customers: the end-users of an application. */
import type { Access } from '../access/index.ts'
import type { Route } from '../http/index.ts'
import { unlessAbsent } from './owner.ts'
import { EXTERNAL_USER_ID, object, PAGE_QUERY, pageOf, text, TIME, UUID } from './schemas.ts'

const PATH = '/api/v1/customers'

const CUSTOMER = object({
  id: UUID,
  external_user_id: EXTERNAL_USER_ID,
  organization_id: UUID,
  status: { enum: ['active', 'inactive'] },
  connectors: { type: 'integer', description: 'How many it has.' },
  created_at: TIME,
  updated_at: TIME,
})

/** What these routes work with. */
export interface CustomerServices {
  readonly access: Access
  /** Takes a customer away with all that is theirs. */
  readonly removeCustomer: (
    organizationId: string,
    id: string,
  ) => Promise<{ job_id: string; id: string; deleted_at: string }>
}

/** The routes of customers. */
export function customerRoutes({ access, removeCustomer }: CustomerServices): Route[] {
  const { customers } = access
  return [
    {
      method: 'GET',
      path: PATH,
      tag: 'Customers',
      summary: 'List customers',
      tokens: ['application'],
      query: {
        external_user_id_contains: text('Any part of the name.', { maxLength: 255 }),
        status: { enum: ['active', 'inactive'] },
        ...PAGE_QUERY,
      },
      answers: { 200: { description: 'By age.', schema: pageOf(CUSTOMER) } },
      errors: ['invalid_cursor'],
      handle: async ({ caller, query: { external_user_id_contains: contains, ...query } }) => ({
        status: 200,
        body: await customers.list(caller.organizationId, {
          ...query,
          ...(contains !== undefined && { contains: String(contains) }),
        }),
      }),
    },
    {
      method: 'GET',
      path: `${PATH}/{customer_id}`,
      tag: 'Customers',
      summary: 'Get a customer',
      tokens: ['application'],
      answers: { 200: { description: 'It.', schema: CUSTOMER } },
      errors: ['customer_not_found'],
      handle: async ({ caller, params }) => ({
        status: 200,
        body: await customers.get(caller.organizationId, params.customer_id!),
      }),
    },
    {
      method: 'PATCH',
      path: `${PATH}/{customer_id}`,
      tag: 'Customers',
      summary: 'Switch a customer off or on',
      description: 'While it is inactive its connectors refuse to work; its tokens die within seconds.',
      tokens: ['application'],
      idempotent: true,
      async customerOf({ caller, params }) {
        const found = await customers.get(caller.organizationId, params.customer_id!).catch(unlessAbsent)
        return found?.external_user_id
      },
      body: object({ status: { enum: ['active', 'inactive'] } }),
      answers: { 200: { description: 'As it is now.', schema: CUSTOMER } },
      errors: ['customer_not_found'],
      handle: async ({ caller, params, body }) => ({
        status: 200,
        body: await customers.setStatus(
          caller.organizationId,
          params.customer_id!,
          body.status as 'active' | 'inactive',
        ),
      }),
    },
    {
      method: 'DELETE',
      path: `${PATH}/{customer_id}`,
      tag: 'Customers',
      summary: 'Delete a customer with its connectors, credentials and records',
      tokens: ['application'],
      idempotent: true,
      answers: { 202: { description: 'On its way.', schema: object({ job_id: UUID, id: UUID, deleted_at: TIME }) } },
      errors: ['customer_not_found'],
      handle: async ({ caller, params }) => ({
        status: 202,
        body: await removeCustomer(caller.organizationId, params.customer_id!),
      }),
    },
  ]
}
