/** One mock of every kind, and connections to it. */
import { type Mock, type MockOptions, startMock } from '../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import {
  compile,
  connect,
  type Connection,
  type ConnectionOptions,
  listKinds,
  load,
  type Plan,
  type ResolvedManifest,
  undiciTransport,
} from '../../runtime/index.ts'
import { TESTED_KINDS } from '../support/kinds.ts'

/** Every kind that comes with the package. */
export const KINDS: readonly ResolvedManifest[] = await Promise.all(
  (await listKinds()).map(async (kind) => (await load(kind)).manifest),
)

/** Operations of the tested kinds. */
export const TESTED_MANIFESTS: readonly ResolvedManifest[] = KINDS.filter(({ kind }) => TESTED_KINDS.includes(kind))

/** Options of a call on a machine that may be ten times slower. */
export const PATIENT = { timeoutMs: 300_000 } as const

/** An operation's address with its kind, for tables of cases. */
export interface Address {
  readonly kind: string
  readonly id: string
  readonly entity: string
  readonly action: string
}

/** The operations of the tested kinds for which something holds. */
export function operationsWhere(
  holds: (operation: ResolvedManifest['operations'][string]) => boolean = () => true,
): Address[] {
  return TESTED_MANIFESTS.flatMap(({ kind, operations }) =>
    Object.entries(operations)
      .filter(([, operation]) => holds(operation))
      .map(([id, { entity, action }]) => ({ kind, id, entity, action })),
  )
}

/** A mock and one connection to each kind. */
export interface Vendors {
  readonly mock: Mock
  plan(kind: string): Plan
  connection(kind: string, options?: Partial<ConnectionOptions>): Connection
  close(): Promise<void>
}

/** A search over a whole ClickUp workspace gives what is four levels below it, all of it. */
const RECORDS_OF = { clickup: { spaces: 3, folders: 3, lists: 3 } }

/** Starts a mock of all kinds that responds only from schemas. */
export async function startVendors(options: MockOptions = {}): Promise<Vendors> {
  const mock = await startMock(KINDS, { fixtures: false, recordsOf: RECORDS_OF, ...options })
  const plans = new Map(KINDS.map((manifest) => [manifest.kind, compile(manifest)]))
  const connections = new Map<string, Connection>()
  const plan = (kind: string) => plans.get(kind)!
  const open = (kind: string, given: Partial<ConnectionOptions>) => {
    const variant = given.auth ?? Object.keys(plan(kind).manifest.auth)[0]!
    return connect(plan(kind), {
      credentials: exampleCredentials(plan(kind), variant),
      auth: variant,
      config: exampleConfig(plan(kind)),
      transport: undiciTransport({ connectTo: mock.connectTo, connectMs: PATIENT.timeoutMs }),
      clock: { now: Date.now, random: () => 0, wait: () => Promise.resolve() },
      paced: false,
      ...given,
    })
  }
  return {
    mock,
    plan,
    connection(kind, given = {}) {
      const name = `${kind} ${given.auth ?? ''}`
      const known = given.credentials ? undefined : connections.get(name)
      const connection = known ?? open(kind, given)
      connections.set(given.credentials ? `${name} ${connections.size}` : name, connection)
      return connection
    },
    async close() {
      await Promise.all([...connections.values()].map((connection) => connection.close()))
      await mock.close()
    },
  }
}

/** Lists that the params of their example narrow: searches by words, the incidents of a service, a window of time; and lists of all parents. */
const NARROWED = new Set([
  'amazon-seller-partner orders.list',
  'dropbox files.api_search',
  'freshdesk companies.api_search',
  'freshdesk contacts.api_search',
  'freshdesk tickets.api_search',
  'github issues.api_search',
  'github repositories.api_search',
  'github users.api_search',
  'harvest task_assignments.list',
  'harvest user_assignments.list',
  'outlook event_changes.list',
  'pagerduty service_incidents.list',
  'pinterest pins.api_search',
  'pipedrive deals.api_search',
  'pipedrive leads.api_search',
  'pipedrive organizations.api_search',
  'pipedrive persons.api_search',
  'pipedrive products.api_search',
])

/** Whether the params of an operation's example narrow its list. */
export function isNarrowed({ kind, id }: Pick<Address, 'kind' | 'id'>): boolean {
  return NARROWED.has(`${kind} ${id}`)
}
