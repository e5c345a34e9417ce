/** `plugboard search "ada lovelace" --customer user_1`: searches all copies of a customer for words. */
import { EXIT } from '../../base/exit.ts'
import { count, oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { OptionsOf } from '../../table/index.ts'
import { openPlatform } from './platform.ts'
import { snakeKeys } from './wire.ts'

/** Searches all copies of a customer and prints the hits, best first. */
export async function searchAll(
  context: Context,
  { q, externalUserId }: { readonly q: string; readonly externalUserId: string },
  options: OptionsOf<'search'>,
): Promise<number> {
  const { kinds, entities, limit } = options
  const { stdout, note, signal, paint } = context
  const query = { externalUserId, q, kinds, entities, limit }
  const { hits, notSearched } = await openPlatform(context, options).search(query, { signal })
  const rows = hits.map(({ connectorType, entity, title, snippet, key }) => [
    connectorType,
    entity,
    oneLine(title),
    oneLine(snippet ?? ''),
    oneLine(key),
  ])
  const table = { head: ['kind', 'entity', 'title', 'text', 'key'], rows }
  const text = `${tableText(table, stdout.columns, paint.strong)}\n${count(hits.length, 'record')}`
  const document = { hits: hits.map(snakeKeys), not_searched: notSearched.map(snakeKeys) }
  await context.print(document, hits.length === 0 ? 'no records' : text)
  for (const { connectorType, entity, status } of notSearched) await note(`${connectorType} ${entity}: ${status}`)
  return EXIT.done
}
