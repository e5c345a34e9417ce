/** `plugboard hooks`: the addresses at which third parties report changes to a server. */
import type { Hook, Platform } from 'plugboard'
import type { Params } from 'plugboard/runtime'
import { EXIT } from '../../base/exit.ts'
import { actionOf, noWord, onlyWord } from '../../base/usage.ts'
import { readParams } from '../../input/index.ts'
import { oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { openPlatform, snakeKeys } from './platform.ts'

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

async function listHooks({ context, words }: Asked, platform: () => Platform): Promise<void> {
  noWord('hooks list', words)
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
  const connectorId = onlyWord('hooks subscribe', words, 'connector', '10524b45-…')
  const { stdin, signal } = context
  const params = (await readParams(options.params, stdin)) as Params
  const hook = await platform().hooks.subscribe(connectorId, params, { signal })
  await context.print(snakeKeys(hook), `${oneLine(hook.id)} created: ${oneLine(hook.connectorType)} sends its changes`)
}

async function removeHook({ context, words, options }: Asked, platform: () => Platform): Promise<void> {
  const id = onlyWord('hooks remove', words, 'hook', '10524b45-…')
  await platform().hooks.remove(id, { onlyHere: options.onlyHere, signal: context.signal })
  await context.print({ removed: id }, `${oneLine(id)} removed`)
}
