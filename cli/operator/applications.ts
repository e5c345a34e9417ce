/** `plugboard apps` and `plugboard organizations`: the backends that call the API, and their organizations. */
import type { Application, NewApplication, Operator, Organization } from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { Run } from '../table/index.ts'
import { count, oneLine } from '../output/index.ts'
import { actionOf, noWord, onlyWord, UsageError } from '../base/usage.ts'
import { withOperator } from './job.ts'
import { type Columns, listText } from './list-text.ts'

const APP_ACTIONS = ['create', 'list', 'join', 'leave', 'rotate', 'disable', 'enable'] as const

/** Administers applications. Shows a new secret once. */
export const apps: Run<'apps'> = async (context, words, flags) => {
  const action = actionOf('apps', words, APP_ACTIONS)
  const name = action === 'create' ? needed(flags.name, 'apps create', '--name') : ''
  const clientId = subjectOf(`apps ${action}`, words, 'client ID', 'pbc_…')
  const organizations = flags.organization ?? []
  if (action === 'join' || action === 'leave') needed(organizations[0], `apps ${action}`, '--organization')
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
  const nameOf = (id: string) => organizations.find((one) => one.id === id)?.name ?? id
  const columns: Columns<Application> = {
    client_id: (one) => one.client_id,
    name: (one) => one.name,
    organizations: (one) => one.organization_ids.map(nameOf).join(', '),
    status: (one) => one.status,
    created: (one) => dayOf(one.created_at),
  }
  await context.print({ applications }, listText(context, columns, applications, 'application'))
}

const ORGANIZATION_ACTIONS = ['create', 'list', 'suspend', 'activate', 'allow-requests', 'forbid-requests'] as const

const ORGANIZATIONS: Columns<Organization> = {
  id: (one) => one.id,
  name: (one) => one.name,
  status: (one) => one.status,
  created: (one) => dayOf(one.created_at),
}

/** Administers organizations. */
export const organizations: Run<'organizations'> = async (context, words, flags) => {
  const action = actionOf('organizations', words, ORGANIZATION_ACTIONS)
  const name = action === 'create' ? needed(flags.name, 'organizations create', '--name') : ''
  const organization = subjectOf(`organizations ${action}`, words, 'organization', 'Acme')
  await withOperator(context, flags, async (operator, job) => {
    if (action === 'list') {
      const { organizations: all } = await operator.run('organizations list', {}, job)
      return context.print({ organizations: all }, listText(context, ORGANIZATIONS, all, 'organization'))
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

function dayOf(time: string): string {
  return time.slice(0, 10)
}

/** Returns the word after an action; empty for `create` and `list`, which take none. */
function subjectOf(command: string, [, ...words]: readonly string[], what: string, example: string): string {
  if (!/ (?:create|list)$/.test(command)) return onlyWord(command, words, what, example)
  noWord(command, words)
  return ''
}

function needed(value: string | undefined, command: string, option: string): string {
  if (value !== undefined) return value
  throw new UsageError(`Cannot run ${command}: ${option} is missing`, `See plugboard ${command.split(' ')[0]} --help.`)
}
