/** `plugboard apps` and `plugboard organizations`: the backends that call the API, and their organizations. */
import type { Application, NewApplication, Operator, Organization } from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { count, jsonText, oneLine, tableText } from '../output/index.ts'
import { actionOf, UsageError } from '../base/usage.ts'
import { withOperator } from './job.ts'

const APP_ACTIONS = ['create', 'list', 'join', 'leave', 'rotate', 'disable', 'enable'] as const

/** Administers applications. Shows a new secret once. */
export const apps: Run<'apps'> = async (context, words, flags) => {
  const action = actionOf('apps', words, APP_ACTIONS)
  const name = action === 'create' ? needed(flags.name, 'apps create', '--name') : ''
  const clientId =
    action === 'create' || action === 'list'
      ? unwanted('apps', action, words)
      : named('apps', action, words, 'client id')
  const organizations = flags.organization ?? []
  if ((action === 'join' || action === 'leave') && organizations.length === 0)
    throw missingOption(`apps ${action}`, '--organization')
  await withOperator(context, flags, async (operator, job) => {
    if (action === 'list') return listApps(context, operator)
    if (action === 'create')
      return printSecret(context, await operator.run('apps create', { name, organizations }, job))
    if (action === 'rotate') return printSecret(context, await operator.run('apps rotate', { clientId }, job))
    const application =
      action === 'join' || action === 'leave'
        ? await operator.run(`apps ${action}`, { clientId, organizations }, job)
        : await operator.run(`apps ${action}`, { clientId }, job)
    return context.print(
      { application },
      `The application ${application.client_id} ${stateAfter(action, application)}.`,
    )
  })
  return EXIT.done
}

function stateAfter(
  action: 'join' | 'leave' | 'disable' | 'enable',
  { organization_ids: { length } }: Application,
): string {
  if (action === 'disable') return 'is disabled, and its tokens no longer work'
  if (action === 'enable') return 'is active'
  const belongs = `belongs to ${count(length, 'organization')} now`
  return length === 1 ? belongs : `${belongs}: its requests select one with X-Organization-Id`
}

async function listApps(context: Context, operator: Operator): Promise<void> {
  const { applications } = await operator.run('apps list', {}, { report: () => {} })
  const { organizations } = await operator.run('organizations list', {}, { report: () => {} })
  if (context.isJson) return context.stdout.write(`${jsonText({ applications }, 2)}\n`)
  const nameOf = (id: string) => organizations.find((one) => one.id === id)?.name ?? id
  const rows = applications.map((one) =>
    [one.client_id, one.name, one.organization_ids.map(nameOf).join(', '), one.status, dayOf(one.created_at)].map(
      oneLine,
    ),
  )
  await printTable(context, ['client_id', 'name', 'organizations', 'status', 'created'], rows, 'application')
}

const ORGANIZATION_ACTIONS = ['create', 'list', 'suspend', 'activate', 'allow-requests', 'forbid-requests'] as const

/** Administers organizations. */
export const organizations: Run<'organizations'> = async (context, words, flags) => {
  const action = actionOf('organizations', words, ORGANIZATION_ACTIONS)
  const name = action === 'create' ? needed(flags.name, 'organizations create', '--name') : ''
  const organization =
    action === 'create' || action === 'list'
      ? unwanted('organizations', action, words)
      : named('organizations', action, words, 'id or name')
  await withOperator(context, flags, async (operator, job) => {
    if (action === 'list') {
      const { organizations: all } = await operator.run('organizations list', {}, job)
      if (context.isJson) return context.stdout.write(`${jsonText({ organizations: all }, 2)}\n`)
      const rows = all.map((one) => [one.id, one.name, one.status, dayOf(one.created_at)].map(oneLine))
      return printTable(context, ['id', 'name', 'status', 'created'], rows, 'organization')
    }
    const done =
      action === 'create'
        ? await operator.run('organizations create', { name }, job)
        : await operator.run(`organizations ${action}`, { organization }, job)
    const state =
      action === 'create' ? 'is created' : action.endsWith('-requests') ? requestState(done) : `is ${done.status}`
    return context.print({ organization: done }, `The organization ${oneLine(done.name)}, ${done.id}, ${state}.`)
  })
  return EXIT.done
}

function requestState({ allows_requests: isAllowed }: Organization): string {
  return isAllowed ? 'allows requests that no operation names' : 'allows operations only'
}

async function printSecret(context: Context, { application, clientId, clientSecret }: NewApplication): Promise<void> {
  const { strong } = context.paint
  await context.print(
    { application, client_id: clientId, client_secret: clientSecret },
    [
      `The application ${oneLine(application.name)}. Its secret is shown only now:`,
      `  client_id      ${strong(clientId)}`,
      `  client_secret  ${strong(clientSecret)}`,
    ].join('\n'),
  )
}

async function printTable({ stdout, paint }: Context, head: string[], rows: string[][], what: string): Promise<void> {
  if (rows.length > 0) await stdout.write(`${tableText({ head, rows }, stdout.columns, paint.strong)}\n\n`)
  await stdout.write(`${count(rows.length, what)}\n`)
}

function dayOf(time: string): string {
  return time.slice(0, 10)
}

function needed(value: OptionsOf<'apps'>['name'], what: string, option: string): string {
  if (value !== undefined) return value
  throw missingOption(what, option)
}

function missingOption(what: string, option: string): UsageError {
  return new UsageError(`Cannot run ${what}: ${option} is missing`, `See plugboard ${what.split(' ')[0]} --help.`)
}

function named(command: string, action: string, [, word]: readonly string[], what: string): string {
  if (word !== undefined) return word
  throw new UsageError(`Cannot run ${command} ${action}: the ${what} is missing`, `See plugboard ${command} list.`)
}

function unwanted(command: string, action: string, [, word]: readonly string[]): string {
  if (word === undefined) return ''
  throw new UsageError(
    `Cannot run ${command} ${action}: it takes no further argument`,
    `See plugboard ${command} --help.`,
  )
}
