/** `plugboard customers`, `calls` and `jobs`: what happened to the calls of a customer. */
import type {
  CallRecord,
  CapturedCall,
  ConnectorOverview,
  CustomerReport,
  CustomerFinding,
  FoundCustomer,
  JobOverview,
} from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import { actionOf, UsageError } from '../base/usage.ts'
import { jsonText, oneLine } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { Run } from '../table/index.ts'
import { withOperator } from './job.ts'
import { type Columns, listText } from './list-text.ts'
import { userName } from './settings.ts'

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
      return context.print(found, listText(context, FOUND, found.customers, 'customer'))
    }
    if (action === 'show') {
      const report = await operator.run('customers show', { text: text ?? '' }, job)
      return context.print(report, reportText(context, report))
    }
    const found = await operator.run('connectors overview', { kind, status, limit }, job)
    return context.print(found, listText(context, CONNECTORS, found.connectors, 'connector'))
  })
  return EXIT.done
}

/** Lists calls, shows one, or captures the calls of a connector. */
export const calls: Run<'calls'> = async (context, words, flags) => {
  const made = actionOf('calls', words, ['list', 'show', 'capture'] as const)
  if (made !== 'list') return oneCall(context, words, flags, made)
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
    return context.print(found, listText(context, CALLS, found.calls, 'call'))
  })
  return EXIT.done
}

async function oneCall(
  context: Context,
  [, id]: readonly (string | undefined)[],
  flags: Parameters<Run<'calls'>>[2],
  action: 'show' | 'capture',
): Promise<number> {
  const { name = userName(), hours = 1 } = flags
  if (id === undefined)
    throw new UsageError(
      `Cannot run calls ${action}: the ID is missing`,
      `Use plugboard calls ${action} <${action === 'show' ? 'request' : 'connector'} id>.`,
    )
  await withOperator(context, flags, async (operator, job) => {
    if (action === 'show') {
      const shown = await operator.run('calls show', { request: id, name }, job)
      return context.print(shown, callText(context, shown))
    }
    const { capture_until: until } = await operator.run('calls capture', { connector: id, hours, name }, job)
    const text = until === null ? 'no further call is captured' : `calls are captured until ${minuteOf(until)} UTC`
    return context.print({ capture_until: until }, text)
  })
  return EXIT.done
}

/** Returns a call with its steps, and the captured requests and responses. */
function callText(
  context: Context,
  { calls: found, captures }: { readonly calls: readonly CallRecord[]; readonly captures: readonly CapturedCall[] },
): string {
  const bodies = captures.flatMap(({ asked, exchanges, steps }) => [
    `asked for\n${jsonText(asked, 2)}`,
    ...exchanges.map(({ request, response }, at) => {
      const { method = '', status, failure, duration_ms: ms } = steps[at] ?? {}
      return `${method} ${status ?? failure ?? ''}, ${ms} ms\n${jsonText(request, 2)}\n${jsonText(response, 2)}`
    }),
  ])
  const none = captures.length > 0 ? [] : ['the call was not captured']
  return [listText(context, CALLS, found, 'call'), ...bodies, ...none].join('\n\n')
}

/** Lists jobs, newest first. */
export const jobs: Run<'jobs'> = async (context, words, flags) => {
  actionOf('jobs', words, ['list'] as const)
  const { status, customer, connector, limit } = flags
  await withOperator(context, flags, async (operator, job) => {
    const found = await operator.run('jobs list', { status, customerId: customer, connectorId: connector, limit }, job)
    return context.print(found, listText(context, JOBS, found.jobs, 'job'))
  })
  return EXIT.done
}

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

/** Returns a time to the minute, in UTC. */
function minuteOf(time: string | null): string | null {
  return time === null ? null : time.slice(0, 16).replace('T', ' ')
}

function reportText(
  context: Context,
  { customer, findings, connectors, calls: last, jobs: work }: CustomerReport,
): string {
  return [
    `${context.paint.strong(oneLine(customer.external_user_id))}, ${customer.status}, of ${oneLine(customer.organization)}`,
    ...connectors.map(connectorText),
    ...findings.map(findingText),
    listText(context, CALLS, last.slice(0, 10), 'call'),
    ...(work.length === 0 ? [] : [listText(context, JOBS, work.slice(0, 5), 'job')]),
  ].join('\n\n')
}

/** Returns a fault: since when, who can fix it, and how. */
function findingText({ about, finding, since, turn, advice }: CustomerFinding): string {
  const time = since === null ? '' : `, since ${minuteOf(since)}`
  return [oneLine(`${about} ${finding}`), `  ${turn}${time}`, `  ${advice}`].join('\n')
}

/** Returns a connector with its status, the time of its last success and the reason of a failure. */
function connectorText(one: ConnectorOverview): string {
  const since = one.status_since === null ? '' : ` since ${minuteOf(one.status_since)}`
  const succeeded = `last good call ${minuteOf(one.last_success_at) ?? 'never'}`
  return [
    oneLine(`${one.kind} "${one.name}" ${one.id}`),
    `  ${one.status}${since}, ${succeeded}`,
    ...(one.status_reason === null ? [] : [`  ${oneLine(one.status_reason)}`]),
  ].join('\n')
}
