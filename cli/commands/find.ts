/** `plugboard find`: finds operations of any kind in plain words. */
import { agentToolsOf, kindOfPlan } from 'plugboard/agent'
import { quoted, shellWord } from 'plugboard/internal'
import { ConnectorError, listKinds } from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { planNamed } from '../input/index.ts'
import { count, oneLine, wrap } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import { asCalled, type Run } from '../table/index.ts'

/** Default of `--limit`. */
const FEW = 5
/** Maximum of `--limit`. */
const MOST = 20

/** A found operation. */
interface FoundOperation {
  readonly kind: string
  readonly entity: string
  readonly action: string
  readonly description?: string
  readonly required: readonly string[]
}

/** Finds operations by what they do, ranked as `find_operations` of an agent ranks them. */
export const findCommand: Run<'find'> = async (context, words, { kinds, access, limit = FEW }) => {
  const query = words.join(' ').trim()
  if (query === '')
    throw new UsageError('Cannot find operations: the words are missing', 'Such as plugboard find "refund a charge".')
  if (limit > MOST) throw new UsageError(`Cannot find ${limit} operations: --limit is at most ${MOST}`)
  const plans = await Promise.all((kinds ?? (await listKinds())).map(planNamed))
  const tools = agentToolsOf({
    kinds: plans.map((plan) => kindOfPlan(plan)),
    connectors: async () => [],
    connect: async () => ({ message: '' }),
  })
  const { operations = [], error } = (await tools.call('find_operations', { query, access, limit })) as FoundOutput
  if (error) throw new ConnectorError('invalid_params', error.message, { sent: false })
  const found = operations.map(({ connector: kind, entity, action, description, required = [] }) => {
    return { kind, entity, action, description, required }
  })
  if (found.length === 0)
    throw new ConnectorError('unsupported_action', `Cannot find an operation for ${quoted(query)}: none fits`, {
      hint: 'Name the object, such as "invoices". plugboard kinds lists the kinds.',
    })
  await context.print({ operations: found }, foundText(found, context))
  return EXIT.done
}

/** The output of the tool `find_operations`. */
interface FoundOutput {
  readonly operations?: readonly (Omit<FoundOperation, 'kind' | 'required'> & {
    readonly connector: string
    readonly required?: readonly string[]
  })[]
  readonly error?: { readonly message: string }
}

function foundText(found: readonly FoundOperation[], { stdout, paint }: Context): string {
  const lines = found.flatMap(({ kind, entity, action, description = '', required }) => {
    const needs = required.length > 0 ? ` ${paint.faint(`needs ${required.map(oneLine).join(', ')}`)}` : ''
    const about = wrap(oneLine(description), stdout.columns - 2).map((line) => `  ${line}`)
    return [`${paint.name(`${kind} ${entity} ${action}`)}${needs}`, ...about]
  })
  const [{ kind, entity, action } = { kind: '', entity: '', action: '' }] = found
  const words = [kind, entity, action].map(shellWord).join(' ')
  const hint = asCalled(`${count(found.length, 'operation')}. See the params: plugboard explain ${words}`)
  return [...lines, '', hint].join('\n')
}
