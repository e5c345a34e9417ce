/** Customers: those with the newest trouble first, or the ones that a search finds. */
import { type Html, html } from '../../../ground/base/index.ts'
import {
  codesOfCalls,
  findCustomers,
  type FoundCustomer,
  kindsInUse,
  listCustomers,
  type ListedCustomer,
  readTroubles,
  TURNS,
} from '../../support/index.ts'
import {
  ago,
  badge,
  type Cell,
  copyable,
  type ConsoleColumn,
  consoleLink,
  consolePath,
  tableOf,
  withQuery,
} from '../html/parts.ts'
import { ANY_VALUE, filterBar } from '../html/filters.ts'
import { type ConsoleAnswer, type ConsoleRoute, given, numberOf } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

const FOUND_BY: Readonly<Record<FoundCustomer['found_by'], string>> = {
  customer: 'ID of the customer',
  external_user_id: 'your ID',
  connector: 'ID of a connector',
  account: 'account',
  connector_name: 'name of a connector',
  request: 'ID of a request',
}

/** The list and the search. */
export function customersRoute(services: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/customers',
    role: 'viewer',
    summary:
      'Lists customers, those with the newest trouble first; or finds them by your ID, the ID of a customer, connector or request, an account, or the name of a connector.',
    nav: 'Customers',
    tool: {
      name: 'find_customer',
      description:
        "Finds customers by the application's ID or a part of it, by the ID of a customer, connector or request, by an account at a third party, or " +
        'by the name of a connector. Without `q`, lists customers, those with the newest trouble first.',
      inputs: {
        q: 'What to search for.',
        kind: 'Only customers that use this kind, the ones with trouble in it first.',
        code: 'Only customers with this error.',
        turn: 'Only customers whose trouble waits for this party: third party, customer, application or operator.',
        trouble: '`yes` for customers with trouble.',
        offset: 'Where to continue, from `next`.',
      },
    },
    handle({ query }) {
      const sought = given(query, 'q')
      return sought === undefined ? listed(services, query) : found(services, sought)
    },
  }
}

async function listed({ database, now }: ScreenServices, query: URLSearchParams): Promise<ConsoleAnswer> {
  const at = now()
  const filter = { kind: given(query, 'kind'), code: given(query, 'code'), turn: given(query, 'turn') }
  const [page, kinds, codes] = await Promise.all([
    listCustomers(database, at, {
      ...filter,
      organizationId: given(query, 'organization'),
      isTroubled: given(query, 'trouble') === 'yes',
      offset: numberOf(query, 'offset'),
    }),
    kindsInUse(database),
    codesOfCalls(database),
  ])
  const columns: readonly ConsoleColumn<ListedCustomer>[] = [
    ...personColumns,
    ...troubleColumns(at),
    ['Connectors', (one) => one.connectors, 'number'],
    ['Last used', (one) => ago(one.last_used_at, at)],
    ['Organization', (one) => one.organization],
  ]
  return {
    data: page,
    page: () => ({
      title: 'Customers',
      isLive: true,
      body: html`${filterBar({
          to: '/customers',
          query,
          links: [
            ['trouble', 'Trouble', [ANY_VALUE, 'yes']],
            ['turn', 'Whose turn', [ANY_VALUE, ...TURNS]],
          ],
          selects: [
            ['kind', 'Kind', kinds],
            ['code', 'Error', codes],
          ],
          texts: [['organization', 'Organization ID']],
        })}
        <p>${page.troubled === 1 ? '1 customer has' : `${page.troubled} customers have`} trouble.</p>
        ${tableOf(page.customers, columns, 'No customer matches.')} ${nextPage(query, page.next)}`,
    }),
  }
}

function nextPage(query: URLSearchParams, next: number | null): Html {
  if (next === null) return html``
  const to = withQuery('/customers', { ...Object.fromEntries(query), offset: String(next) })
  return html`<p>${consoleLink(to, 'Next page')}</p>`
}

type Shown = Pick<
  ListedCustomer,
  'organization_id' | 'customer_id' | 'external_user_id' | 'status' | 'trouble' | 'troubles'
>

const personColumns: readonly ConsoleColumn<Shown>[] = [
  [
    'Customer',
    (one) =>
      html`${consoleLink(consolePath('customers', one.organization_id, one.customer_id), one.external_user_id)}
      ${one.status === 'active' ? html`` : badge(one.status)}`,
  ],
]

function troubleColumns(now: number): readonly ConsoleColumn<Pick<Shown, 'trouble' | 'troubles'>>[] {
  return [
    ['Trouble', troubleCell, 'long'],
    ['Since', ({ trouble }) => ago(trouble?.since, now)],
    ['Whose turn', ({ trouble }) => trouble && badge(trouble.turn)],
  ]
}

function troubleCell({ trouble, troubles }: Pick<Shown, 'trouble' | 'troubles'>): Cell {
  if (trouble === null) return badge('none', 'good')
  const more = troubles > 1 ? html` <small>and ${String(troubles - 1)} more</small>` : html``
  return html`${trouble.kind} “${trouble.connector}” ${trouble.finding}${more}`
}

async function found({ database, now }: ScreenServices, sought: string): Promise<ConsoleAnswer> {
  const at = now()
  const people = await findCustomers(database, sought)
  const troubles = await readTroubles(database, at, { customerIds: people.map((one) => one.customer_id) })
  const customers = people.map((one) => {
    const { trouble = null, troubles: many = 0 } = troubles.get(one.customer_id) ?? {}
    return { ...one, trouble, troubles: many }
  })
  const to = onlyOne(people, sought)
  if (to !== undefined) return { data: { customers }, to }
  const columns: readonly ConsoleColumn<(typeof customers)[number]>[] = [
    ...personColumns,
    ...troubleColumns(at),
    ['Found by', (one) => FOUND_BY[one.found_by]],
    ['Connector', (one) => one.connector],
    ['Organization', (one) => one.organization],
    ['ID', (one) => copyable(one.customer_id)],
  ]
  return {
    data: { customers },
    page: () => ({
      title: 'Customers',
      body: html`<p>Customers that match “${sought}”. <a href="/customers">Show all</a></p>
        ${tableOf(customers, columns, `Nothing matches “${sought}”.`)}`,
    }),
  }
}

/** The only screen that a text means: a customer by an exact ID, or a call by its request. */
function onlyOne(people: readonly FoundCustomer[], sought: string): string | undefined {
  const [first] = people
  if (!first || people.some((one) => one.customer_id !== first.customer_id)) return undefined
  const { found_by: by, organization_id: organization, customer_id: customer, external_user_id: name } = first
  if (by === 'request') return consolePath('calls', organization, sought.trim())
  const isExact = by === 'customer' || by === 'connector' || (by === 'external_user_id' && name === sought.trim())
  return isExact ? consolePath('customers', organization, customer) : undefined
}
