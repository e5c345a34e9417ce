/** What operators ask of customers, from a command. */
import { ConnectorError } from 'plugboard/runtime'
import {
  type CallRecord,
  type CallFilter,
  type OverviewFilter,
  type ConnectorOverview,
  type CustomerReport,
  findCustomers,
  type FoundCustomer,
  type JobOverview,
  type JobFilter,
  listCalls,
  listConnectors,
  listJobs,
  readCustomer,
} from '../../support/index.ts'
import type { Installation } from '../job/installation.ts'

type Opened = Pick<Installation, 'database' | 'now'>

/** A customer is named by whatever finds it alone. */
export interface CustomerArguments {
  readonly text: string
}

/** The customers that a text means. */
export async function findByText(
  { database }: Opened,
  { text }: CustomerArguments,
): Promise<{ customers: readonly FoundCustomer[] }> {
  return { customers: await findCustomers(database, text) }
}

/** One customer. @throws ConnectorError `validation_error` when the text means none, or several */
export async function showCustomer({ database, now }: Opened, { text }: CustomerArguments): Promise<CustomerReport> {
  const found = await findCustomers(database, text)
  // Who has exactly this ID comes before those that only hold it.
  const exact = found.filter(({ customer_id: id, external_user_id: name }) => id === text || name === text)
  const customers = new Map((exact.length > 0 ? exact : found).map((one) => [one.customer_id, one]))
  const [only, ...others] = customers.values()
  if (!only || others.length > 0) throw unclear(text, customers.size)
  return readCustomer(database, { organizationId: only.organization_id, customerId: only.customer_id }, now())
}

/** Calls, newest first. */
export async function recentCalls(
  { database, now }: Opened,
  filter: CallFilter,
): Promise<{ calls: readonly CallRecord[] }> {
  return { calls: await listCalls(database, now(), filter) }
}

/** Connectors of all organizations. */
export async function overviewOfConnectors(
  { database }: Opened,
  filter: OverviewFilter,
): Promise<{ connectors: readonly ConnectorOverview[] }> {
  return { connectors: await listConnectors(database, filter) }
}

/** Jobs, newest first. */
export async function jobsOf({ database }: Opened, filter: JobFilter): Promise<{ jobs: readonly JobOverview[] }> {
  return { jobs: await listJobs(database, filter) }
}

function unclear(text: string, count: number): ConnectorError {
  const fault = count === 0 ? 'matches no customer' : `matches ${count} customers`
  return new ConnectorError('validation_error', `Cannot show ${JSON.stringify(text)}: it ${fault}`, {
    hint: 'See plugboard customers find.',
    errors: [{ field: 'text', message: fault, error_code: count === 0 ? 'unknown' : 'ambiguous' }],
  })
}
