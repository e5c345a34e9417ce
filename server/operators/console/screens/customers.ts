/** Customers: a search by any detail, and the page of one. */
import { html } from '../../../ground/base/index.ts'
import { findCustomers, type FoundCustomer } from '../../support/index.ts'
import { badge, code, type ConsoleColumn, consoleLink, consolePath, tableOf } from '../html/parts.ts'
import type { ConsoleRoute } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

const FOUND_BY: Readonly<Record<FoundCustomer['found_by'], string>> = {
  customer: 'ID of the customer',
  external_user_id: 'your ID',
  connector: 'ID of a connector',
  account: 'account',
  connector_name: 'name of a connector',
  request: 'ID of a request',
}

const COLUMNS: readonly ConsoleColumn<FoundCustomer>[] = [
  [
    'Customer',
    (one) => consoleLink(consolePath('customers', one.organization_id, one.customer_id), one.external_user_id),
  ],
  ['Organization', (one) => one.organization],
  ['Status', (one) => badge(one.status)],
  ['Found by', (one) => FOUND_BY[one.found_by]],
  ['Connector', (one) => one.connector],
  ['ID', (one) => code(one.customer_id)],
]

/** The search. */
export function searchRoute({ database }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/customers',
    role: 'viewer',
    summary:
      'Finds customers by your ID, the ID of a customer, connector or request, an account, or the name of a connector.',
    nav: 'Customers',
    tool: {
      name: 'find_customer',
      description:
        "Finds customers by the application's ID or a part of it, by the ID of a customer, connector or request, by an account at a third party, or " +
        'by the name of a connector.',
      inputs: { q: 'What to search for.' },
    },
    async handle({ query }) {
      const sought = query.get('q') ?? ''
      const customers = await findCustomers(database, sought)
      return {
        data: { customers },
        page: () => ({
          title: 'Customers',
          body: html`<p>
              Search by your ID of a customer, by the ID of a customer, connector or request, by an account at a third
              party, or by the name of a connector.
            </p>
            ${sought === '' ? html`` : tableOf(customers, COLUMNS, `Nothing matches “${sought}”.`)}`,
        }),
      }
    },
  }
}
