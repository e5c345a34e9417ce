/** Operators' questions about customers, as commands. */
import { randomUUID } from 'node:crypto'
import { ConnectorError } from 'plugboard/runtime'
import { CaptureReader, type StoredCaptures } from '../../../calls/captures/index.ts'
import { writeCapture } from '../../../accounts/connectors/index.ts'
import {
  type Actor,
  CaptureActs,
  type CapturedCall,
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
import { openVault, type Vault } from '../../../ground/vault/index.ts'
import type { Installation } from '../job/installation.ts'
import { quantity } from 'plugboard/internal'

type Opened = Pick<Installation, 'database' | 'now'>

/** A customer, by any text that finds only one. */
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
  // The customer with exactly this ID comes before customers whose ID contains it.
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

/** Name for the audit trail, and the call. */
export interface CallArguments {
  readonly request: string
  readonly name: string
}

/** A call with what was captured of it, which is a look of the person who is named. @throws ConnectorError `validation_error` */
export async function showCall(
  installation: Pick<Installation, 'audit' | 'database' | 'masters' | 'now'>,
  { request, name }: CallArguments,
): Promise<{ calls: readonly CallRecord[]; captures: readonly CapturedCall[] }> {
  const { database, now } = installation
  const calls = await listCalls(database, now(), { requestId: request })
  const captures: CapturedCall[] = []
  const { acts, outline } = captureActsOf(installation)
  for (const organizationId of new Set(calls.map((one) => one.organization_id)))
    if ((await outline(organizationId, request)).length > 0)
      captures.push(...(await acts.open(actorNamed(name), organizationId, request)).captures)
  return { calls, captures }
}

/** Connector to capture, duration, and name for the audit trail. */
export interface CaptureArguments {
  readonly connector: string
  readonly hours: number
  readonly name: string
}

/** Has the calls of a connector captured. @throws ConnectorError `validation_error`, `connector_not_found` */
export async function captureCalls(
  installation: Pick<Installation, 'audit' | 'database' | 'masters' | 'now'>,
  { connector: connectorId, hours, name }: CaptureArguments,
): Promise<{ capture_until: string | null }> {
  const { acts } = captureActsOf(installation)
  const [found] = await listConnectors(installation.database, { connectorId })
  const organizationId = found?.organization_id ?? ''
  return acts.capture(actorNamed(name), { organizationId, connectorId }, hours)
}

function captureActsOf({
  audit,
  database,
  masters,
  now,
}: Pick<Installation, 'audit' | 'database' | 'masters' | 'now'>) {
  let known: Promise<Vault> | undefined
  // Only what is sealed needs the master key, which is read and unwrapped once.
  const opened = () => (known ??= masters().then((keys) => openVault(database, keys)))
  const vault: StoredCaptures['vault'] = {
    seal: async (owner, plain) => (await opened()).seal(owner, plain),
    open: async (owner, sealed) => (await opened()).open(owner, sealed),
  }
  const captures = new CaptureReader({ database, now, vault })
  const setCapture = (organizationId: string, id: string, until: Date | null) =>
    writeCapture(database, organizationId, id, until)
  return {
    acts: new CaptureActs({ audit, captures, connectors: { setCapture }, database, now }),
    outline: (organizationId: string, request: string) => captures.outline(organizationId, request),
  }
}

function actorNamed(name: string): Actor {
  return { name, requestId: `req_${randomUUID().replaceAll('-', '')}` }
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
  const fault = count === 0 ? 'matches no customer' : `matches ${quantity(count, 'customer')}`
  return new ConnectorError('validation_error', `Cannot show ${JSON.stringify(text)}: it ${fault}`, {
    hint: 'See plugboard customers find.',
    errors: [{ field: 'text', message: fault, error_code: count === 0 ? 'unknown' : 'ambiguous' }],
  })
}
