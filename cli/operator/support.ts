/** `plugboard customers`, `calls` and `jobs`: what an operator asks when a customer says that something fails. */
import type {
  CallRecord,
  ConnectorOverview,
  CustomerReport,
  FoundCustomer,
  JobOverview,
} from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { count, jsonText, oneLine, tableText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { Run } from '../table/index.ts'
import { withOperator } from './job.ts'
import { actionOf } from './settings.ts'

/** Finds customers, shows one, or lists connectors. */
export const customers: Run<'customers'> = async (context, words, flags) => {
  const action = actionOf('customers', words, ['find', 'show', 'connectors'] as const)
  const [, text] = words
  if (action !== 'connectors' && text === undefined)
    throw new UsageError(
      `Cannot run customers ${action}: the text is missing`,
      `Use plugboard customers ${action} <id or name>.`,
    )
  const { kind, status, limit } = flags
  await withOperator(context, flags, async (operator, job) => {
    if (action === 'find') {
      const found = await operator.run('customers find', { text: text ?? '' }, job)
      return print(context, found, listed(context, FOUND, found.customers, 'customer'))
    }
    if (action === 'show') {
      const report = await operator.run('customers show', { text: text ?? '' }, job)
      return print(context, report, reportText(context, report))
    }
    const found = await operator.run('connectors overview', { kind, status, limit }, job)
    return print(context, found, listed(context, CONNECTORS, found.connectors, 'connector'))
  })
  return EXIT.done
}

/** Lists calls, newest first. */
export const calls: Run<'calls'> = async (context, words, flags) => {
  actionOf('calls', words, ['list'] as const)
  const { organization, customer, connector, request, kind, entity, action, code, from, to, limit } = flags
  await withOperator(context, flags, async (operator, job) => {
    const filter = {
      organizationId: organization,
      customerId: customer,
      connectorId: connector,
      requestId: request,
      kind,
      entity,
      action,
      code,
      isFailed: flags.failed,
      type: flags.agents ? 'agents' : undefined,
      from,
      to,
      limit,
    }
    const found = await operator.run('calls list', filter, job)
    return print(context, found, listed(context, CALLS, found.calls, 'call'))
  })
  return EXIT.done
}

/** Lists jobs, newest first. */
export const jobs: Run<'jobs'> = async (context, words, flags) => {
  actionOf('jobs', words, ['list'] as const)
  const { status, customer, connector, limit } = flags
  await withOperator(context, flags, async (operator, job) => {
    const found = await operator.run('jobs list', { status, customerId: customer, connectorId: connector, limit }, job)
    return print(context, found, listed(context, JOBS, found.jobs, 'job'))
  })
  return EXIT.done
}

/** Columns of a table by their titles. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>

const FOUND: Columns<FoundCustomer> = {
  customer: (one) => one.customer_id,
  'your ID': (one) => one.external_user_id,
  organization: (one) => one.organization,
  status: (one) => one.status,
  'found by': (one) => one.found_by,
  connector: (one) => one.connector_id,
}

const CONNECTORS: Columns<ConnectorOverview> = {
  connector: (one) => one.id,
  kind: (one) => one.kind,
  customer: (one) => one.external_user_id,
  status: (one) => one.status,
  since: (one) => minuteOf(one.status_since),
  succeeded: (one) => minuteOf(one.last_success_at),
  reason: (one) => one.status_reason,
}

const CALLS: Columns<CallRecord> = {
  at: (one) => minuteOf(one.at),
  customer: (one) => one.external_user_id,
  kind: (one) => one.kind,
  operation: (one) => (one.entity === null ? one.action : `${one.entity}.${one.action}`),
  result: (one) => one.code ?? one.status,
  ms: (one) => one.duration_ms,
  request: (one) => one.request_id,
}

const JOBS: Columns<JobOverview> = {
  job: (one) => one.id,
  kind: (one) => one.kind,
  status: (one) => one.status,
  created: (one) => minuteOf(one.created_at),
  finished: (one) => minuteOf(one.finished_at),
  error: (one) => one.error_code,
}

/** A time to the minute, in UTC. */
function minuteOf(time: string | null): string | null {
  return time === null ? null : time.slice(0, 16).replace('T', ' ')
}

function listed<Row>({ stdout, paint }: Context, columns: Columns<Row>, rows: readonly Row[], what: string): string {
  if (rows.length === 0) return `no ${what}s`
  const cells = rows.map((row) => Object.values(columns).map((cell) => oneLine(String(cell(row) ?? ''))))
  const head = Object.keys(columns)
  return `${tableText({ head, rows: cells }, stdout.columns, paint.strong)}\n\n${count(rows.length, what)}`
}

function reportText(
  context: Context,
  { customer, connectors, copies, calls: last, jobs: work }: CustomerReport,
): string {
  const late = copies.filter(({ error_code: code }) => code !== null)
  return [
    `${context.paint.strong(oneLine(customer.external_user_id))}, ${customer.status}, of ${oneLine(customer.organization)}`,
    ...connectors.map(connectorText),
    ...late.map((one) => oneLine(`${one.kind} ${one.entity}: ${one.error_code ?? ''} ${one.error_message ?? ''}`)),
    listed(context, CALLS, last.slice(0, 10), 'call'),
    ...(work.length === 0 ? [] : [listed(context, JOBS, work.slice(0, 5), 'job')]),
  ].join('\n\n')
}

/** A connector with what an operator asks first: does it work, since when, why not. */
function connectorText(one: ConnectorOverview): string {
  const since = one.status_since === null ? '' : ` since ${minuteOf(one.status_since)}`
  const succeeded = `last good call ${minuteOf(one.last_success_at) ?? 'never'}`
  return [
    oneLine(`${one.kind} "${one.name}" ${one.id}`),
    `  ${one.status}${since}, ${succeeded}`,
    ...(one.status_reason === null ? [] : [`  ${oneLine(one.status_reason)}`]),
  ].join('\n')
}

function print({ stdout, isJson }: Context, report: object, text: string): Promise<void> {
  return stdout.write(isJson ? `${jsonText(report, 2)}\n` : `${text}\n`)
}
