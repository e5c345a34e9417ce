/** `plugboard search`: records of the searchable copy of a connector. */
import type { Params, Result } from 'plugboard/runtime'
import { EXIT } from '../../exit.ts'
import type { Flags, Run } from '../../flags.ts'
import { readParams } from '../../input/index.ts'
import { formatOf, printPage, printPages } from '../../pages.ts'
import { shellWord } from '../../shell.ts'
import type { Api } from './platform.ts'
import { openApi } from './platform.ts'

/** Searches and prints what is found: one page, or all of them. */
export const search: Run = async (context, words, flags) => {
  const api = openApi(context, flags)
  const params = {
    query: { filter: await readParams(flags.filter, context.stdin), ...(flags.sort && { sort: flags.sort }) },
    ...(flags.limit !== undefined && !flags.all && { limit: flags.limit }),
    ...(flags.fields && { fields: flags.fields }),
    ...(flags.cursor !== undefined && { cursor: flags.cursor }),
  }
  const found = pagesOf(api, words, params)
  const command = ({ cursor }: Params) => commandLine(words, flags, String(cursor))
  const printing = { format: formatOf(flags, context.stdout.isTerminal), fields: undefined, command }
  if (flags.all) await printPages(found, { maxPages: undefined, limit: flags.limit }, printing, context)
  else for await (const page of found) return printPage(page, printing, context).then(() => EXIT.done)
  return EXIT.done
}

async function* pagesOf(
  api: Api,
  [id = '', entity = '']: readonly string[],
  first: Readonly<Record<string, unknown>>,
): AsyncGenerator<Result, void, undefined> {
  const path = `/integrations/connectors/${encodeURIComponent(id)}/execute`
  for (let params: unknown = first; params;) {
    const { data, meta, next } = await api.ask('POST', path, { entity, action: 'search', params })
    yield { records: data, meta, next } as Result
    params = next
  }
}

function commandLine(words: readonly string[], { filter, sort = [], limit, fields }: Flags, cursor: string): string {
  return [
    'plugboard search',
    ...words.map(shellWord),
    ...(filter === undefined ? [] : [`--filter ${shellWord(filter)}`]),
    ...sort.flatMap(Object.entries).map(([field, order]) => `--sort ${shellWord(`${field}:${order}`)}`),
    ...(limit === undefined ? [] : [`--limit ${limit}`]),
    ...(fields === undefined ? [] : [`--fields ${shellWord(fields.join(','))}`]),
    `--cursor ${shellWord(cursor)}`,
  ].join(' ')
}
