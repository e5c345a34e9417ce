/** `plugboard search`: records of the searchable copy of a connector. */
import type { Filter, Platform, SearchParams } from 'plugboard'
import { defined } from 'plugboard/internal'
import type { Params, ExecuteResult } from 'plugboard/runtime'
import { EXIT } from '../../base/exit.ts'
import { count, oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import { readParams } from '../../input/index.ts'
import { formatOf, printPage, printPages } from '../../call/pages.ts'
import { commandText } from '../../table/command-text.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { UsageError } from '../../base/usage.ts'
import { openPlatform, snakeKeys } from './platform.ts'

type AnyFields = Record<string, unknown>

/** Searches and prints the results: one page, or with `--all` every page. */
export const search: Run<'search'> = async (context, words, options) => {
  const [first = '', entity] = words
  if (options.customer !== undefined) {
    if (entity !== undefined)
      throw new UsageError(
        'Cannot search all copies for two texts',
        'Put the words into quotes, and name entities by --entities.',
      )
    return searchAll(context, { q: first, externalUserId: options.customer }, options)
  }
  if (entity === undefined)
    throw new UsageError(
      'Cannot search: the entity or --customer is missing',
      'Use plugboard search <connector-id> <entity>, or plugboard search "<words>" --customer <id>.',
    )
  const platform = openPlatform(context, options)
  const { sort, limit, fields, cursor, total, facets, record, groupBy, sum, min, max } = options
  if (!groupBy && (sum ?? min ?? max))
    throw new UsageError('Cannot group: --sum, --min and --max need --group-by', 'Name the fields to group by.')
  const filter = (await readParams(options.filter, context.stdin, 'filter')) as Filter<AnyFields>
  const params = {
    query: { filter, sort },
    limit: options.all ? undefined : limit,
    fields,
    cursor,
    include: record ? ('record' as const) : undefined,
    total,
    facets,
    group_by: groupBy && defined({ fields: groupBy, sum, min, max }),
  }
  const pages = pagesOf(platform, words, params, context.signal)
  const command = (next: Params) => commandLine(words, options, String(next.cursor))
  const printing = { format: formatOf(options, context.stdout.isTerminal), fields: undefined, command }
  if (options.all) await printPages(pages, { maxPages: undefined, limit }, printing, context)
  else for await (const page of pages) return printPage(page, printing, context).then(() => EXIT.done)
  return EXIT.done
}

/** Yields the pages of a search, each at its request. */
async function* pagesOf(
  platform: Platform,
  [id = '', entity = '']: readonly string[],
  params: SearchParams<AnyFields, string, 'record' | undefined>,
  signal: AbortSignal,
): AsyncGenerator<ExecuteResult, void, undefined> {
  const { connectorType, externalUserId } = await platform.connectors.get(id, { signal })
  const connector = await platform.connect(connectorType, { externalUserId, connectorId: id, signal })
  yield* connector.$pages(entity, 'search', params, { signal }) as AsyncGenerator<ExecuteResult, void, undefined>
}

function commandLine(
  words: readonly string[],
  { filter, sort: orders = [], limit, fields, record }: OptionsOf<'search'>,
  cursor: string,
): string {
  const sort = orders.flatMap(Object.entries).map(([field, order]) => `${field}:${order}`)
  return commandText('search', words, { filter, sort, limit, fields: fields?.join(','), record, cursor })
}

/** Searches all copies of a customer and prints the hits, best first. */
async function searchAll(
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
