/** `plugboard hooks`: the addresses at which third parties tell a server what changes. */
import type { Hook, Platform } from 'plugboard'
import type { Params } from 'plugboard/runtime'
import { didYouMean, quoted } from 'plugboard/internal'
import { EXIT } from '../../base/exit.ts'
import { UsageError } from '../../base/usage.ts'
import { readParams } from '../../input/index.ts'
import { jsonText, oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { openPlatform } from './platform.ts'
import { snakeKeys } from './wire.ts'

interface Asked {
  readonly context: Context
  readonly words: readonly string[]
  readonly options: OptionsOf<'hooks'>
}

const ACTIONS: Readonly<Record<string, (asked: Asked, platform: () => Platform) => Promise<void>>> = {
  list: listHooks,
  subscribe,
  remove: removeHook,
}

/** Runs the action that the first word names. */
export const hooks: Run<'hooks'> = async (context, [action = '', ...words], options) => {
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined
  const known = Object.keys(ACTIONS)
  if (!run)
    throw new UsageError(
      `Cannot run hooks ${quoted(action)}: no such action.${didYouMean(action, known)}`,
      `Actions are ${known.join(', ')}.`,
    )
  await run({ context, words, options }, () => openPlatform(context, options))
  return EXIT.done
}

/** The ID that an action takes. */
function onlyId(action: string, words: readonly string[], what: string): string {
  const [id] = words
  if (id !== undefined && words.length === 1) return id
  throw new UsageError(`Cannot ${action}: name one ${what}`, `Such as plugboard hooks ${action} 10524b45-….`)
}

async function listHooks({ context, words }: Asked, platform: () => Platform): Promise<void> {
  if (words.length > 0) throw new UsageError(`Cannot list hooks: ${quoted(words.join(' '))} is not expected`)
  const { stdout, isJson, paint, signal } = context
  const listed = await platform().hooks.list({ signal })
  if (isJson) return stdout.write(`${jsonText({ hooks: listed.map(snakeKeys) }, 2)}\n`)
  const table = { head: ['hook', 'kind', 'connector', 'subscribed', 'secret', 'received'], rows: listed.map(rowOf) }
  await stdout.write(listed.length === 0 ? 'no hooks\n' : `${tableText(table, stdout.columns, paint.strong)}\n`)
}

function rowOf({ id, connectorType, connectorId, key, isSubscribed, hasSecret, lastReceivedAt }: Hook): string[] {
  const secret = key === 'secret' ? (hasSecret ? 'stored' : 'missing') : key
  const received = lastReceivedAt?.slice(0, 16) ?? 'never'
  return [id, connectorType, connectorId ?? 'all', isSubscribed ? 'yes' : 'by hand', secret, received].map(oneLine)
}

async function subscribe({ context, words, options }: Asked, platform: () => Platform): Promise<void> {
  const connectorId = onlyId('subscribe', words, 'connector')
  const { stdout, stdin, isJson, signal } = context
  const params = (await readParams(options.params, stdin)) as Params
  const hook = await platform().hooks.subscribe(connectorId, params, { signal })
  const text = `${oneLine(hook.id)} created: ${oneLine(hook.connectorType)} tells what changes`
  await stdout.write(`${isJson ? jsonText(snakeKeys(hook), 2) : text}\n`)
}

async function removeHook({ context, words, options }: Asked, platform: () => Platform): Promise<void> {
  const id = onlyId('remove', words, 'hook')
  await platform().hooks.remove(id, { onlyHere: options.onlyHere, signal: context.signal })
  await context.stdout.write(`${context.isJson ? jsonText({ removed: id }, 2) : `${oneLine(id)} removed`}\n`)
}
