/** `plugboard hooks`: the addresses at which third parties report changes to a server. */
import type { Hook, Platform } from 'plugboard'
import type { Params } from 'plugboard/runtime'
import { quoted } from 'plugboard/internal'
import { EXIT } from '../../base/exit.ts'
import { actionOf, UsageError } from '../../base/usage.ts'
import { readParams } from '../../input/index.ts'
import { oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { openPlatform } from './platform.ts'
import { snakeKeys } from './wire.ts'

interface Asked {
  readonly context: Context
  readonly words: readonly string[]
  readonly options: OptionsOf<'hooks'>
}

const ACTIONS = { list: listHooks, subscribe, remove: removeHook }

/** Runs the action that the first word names. */
export const hooks: Run<'hooks'> = async (context, words, options) => {
  const run = ACTIONS[actionOf('hooks', words, ['list', 'subscribe', 'remove'])]
  await run({ context, words: words.slice(1), options }, () => openPlatform(context, options))
  return EXIT.done
}

function onlyId(action: string, words: readonly string[], what: string): string {
  const [id] = words
  if (id !== undefined && words.length === 1) return id
  throw new UsageError(`Cannot ${action}: name one ${what}`, `Such as plugboard hooks ${action} 10524b45-….`)
}

async function listHooks({ context, words }: Asked, platform: () => Platform): Promise<void> {
  if (words.length > 0) throw new UsageError(`Cannot list hooks: ${quoted(words.join(' '))} is not expected`)
  const { stdout, paint, signal } = context
  const listed = await platform().hooks.list({ signal })
  const table = { head: ['hook', 'kind', 'connector', 'subscribed', 'secret', 'received'], rows: listed.map(rowOf) }
  const text = listed.length === 0 ? 'no hooks' : tableText(table, stdout.columns, paint.strong)
  await context.print({ hooks: listed.map(snakeKeys) }, text)
}

function rowOf({ id, connectorType, connectorId, key, isSubscribed, hasSecret, lastReceivedAt }: Hook): string[] {
  const secret = key === 'secret' ? (hasSecret ? 'stored' : 'missing') : key
  const received = lastReceivedAt?.slice(0, 16) ?? 'never'
  return [id, connectorType, connectorId ?? 'all', isSubscribed ? 'yes' : 'manually', secret, received].map(oneLine)
}

async function subscribe({ context, words, options }: Asked, platform: () => Platform): Promise<void> {
  const connectorId = onlyId('subscribe', words, 'connector')
  const { stdin, signal } = context
  const params = (await readParams(options.params, stdin)) as Params
  const hook = await platform().hooks.subscribe(connectorId, params, { signal })
  await context.print(snakeKeys(hook), `${oneLine(hook.id)} created: ${oneLine(hook.connectorType)} sends its changes`)
}

async function removeHook({ context, words, options }: Asked, platform: () => Platform): Promise<void> {
  const id = onlyId('remove', words, 'hook')
  await platform().hooks.remove(id, { onlyHere: options.onlyHere, signal: context.signal })
  await context.print({ removed: id }, `${oneLine(id)} removed`)
}
