/** Connectors that an agent of a customer may call. One statement reads the customers of an organization that are requested together. */
import { type Database, Gathered } from '../../../ground/store/index.ts'

/** A connector as an agent chooses it. */
export interface CallableConnector {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** Scopes that its owner granted; empty if unknown. */
  readonly scopes: readonly string[]
}

interface CallableRow extends CallableConnector {
  readonly customerId: string
}

/** The connectors of a database that are neither switched off nor going away. */
export class CallableConnectors {
  readonly #lists: Gathered<string, readonly CallableConnector[]>

  constructor(database: Database) {
    this.#lists = new Gathered<string, readonly CallableConnector[]>(async (organizationId, customerIds) => {
      const rows = await database
        .of(organizationId)
        .query<CallableRow>(FIND, [organizationId, [...new Set(customerIds)]])
      const byCustomer = new Map(customerIds.map((id) => [id, [] as CallableConnector[]]))
      for (const { customerId, ...connector } of rows) byCustomer.get(customerId)?.push(connector)
      return customerIds.map((id) => byCustomer.get(id) ?? [])
    })
  }

  /** Lists a customer's connectors, oldest first. Reading begins after this call, so that it includes every earlier change. */
  ofCustomer(organizationId: string, customerId: string): Promise<readonly CallableConnector[]> {
    return this.#lists.add(organizationId, customerId)
  }
}

const FIND = `
  select c.id, c.customer_id as "customerId", c.kind, c.name, c.scopes from connectors c
  join customers u on u.organization_id = c.organization_id and u.id = c.customer_id
  where c.organization_id = $1 and c.customer_id = any($2::uuid[]) and u.status <> 'deleting'
    and c.status not in ('disabled', 'deleting')
  order by c.created_at, c.id`
