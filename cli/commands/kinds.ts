/** `plugboard kinds`: the kinds of the package, and the kinds of an organization on a server. */
import { didYouMean, endTexts, nearNames, quoted } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import type { KindSummary } from '../../codegen/index.ts'
import { EXIT } from '../base/exit.ts'
import { readKinds } from '../base/kinds.ts'
import type { Context } from '../table/context.ts'
import { asCalled, type Run } from '../table/index.ts'
import { count, fittingTable, jsonText, oneLine, tableText } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Lists kinds by words and category, or administers the kinds of a server. */
export const kinds: Run<'kinds'> = async (context, words, options) => {
  const { serverAction } = await import('../operator/api/kinds.ts')
  const onServer = serverAction(words, options)
  if (onServer) return onServer(context, words, options)
  return listPackaged(context, words[0] === 'list' ? words.slice(1) : words, options)
}

const listPackaged: Run<'kinds'> = async (context, words, { category }) => {
  const { stdout, isJson, paint, warn, now = Date.now } = context
  const all = await readKinds()
  if (category !== undefined) checkCategory(category, all)
  const rows = all.filter(
    (row) => (category ?? row.category) === row.category && words.every((word) => isIn(row, word)),
  )
  if (rows.length === 0) throw noKind(words, all)
  for (const text of rows.flatMap((row) => endTexts(row, now()))) await warn(text)
  const named = words.length === 1 ? rows.find(({ kind }) => kind === words[0]?.toLowerCase()) : undefined
  if (named) return showKind(named, context)
  if (isJson) {
    await stdout.write(`${jsonText({ kinds: rows }, 2)}\n`)
    return EXIT.done
  }
  const table = {
    head: ['kind', 'title', 'category', 'support', 'entities', 'ops', 'search', 'auth'],
    rows: rows.map((row) => [
      ...[row.kind, row.title, row.category, row.support].map(oneLine),
      ...[row.entities, row.operations, row.search].map(String),
      row.auth.join(', '),
    ]),
    numbers: ['entities', 'ops', 'search'],
  }
  const fitting = fittingTable(table, ['kind', 'category', 'auth', 'ops', 'support', 'title', 'search'], stdout.columns)
  await stdout.write(`${tableText(fitting, stdout.columns, paint.strong)}\n\n`)
  const [only] = rows.length === 1 ? rows : []
  await stdout.write(
    asCalled(`${count(rows.length, 'kind')}. See what a kind can do: plugboard kinds ${only?.kind ?? '<kind>'}\n`),
  )
  return EXIT.done
}

/** Shows a kind that a word names in full. */
async function showKind(summary: KindSummary, context: Context): Promise<number> {
  const { kindDetails, printKind } = await import('./kind-details.ts')
  const details = await kindDetails(summary)
  if (context.isJson) await context.stdout.write(`${jsonText({ kinds: [details] }, 2)}\n`)
  else await printKind(details, context)
  return EXIT.done
}

function isIn({ kind, title, category }: KindSummary, word: string): boolean {
  return [kind, title, category].some((text) => text.toLowerCase().includes(word.toLowerCase()))
}

function checkCategory(category: string, all: readonly KindSummary[]): void {
  const known = [...new Set(all.map((row) => row.category))].sort()
  if (known.includes(category)) return
  throw new UsageError(
    `Cannot list kinds of category ${quoted(category)}: no such category.${didYouMean(category, known)}`,
    `Categories are ${known.join(', ')}.`,
  )
}

function noKind(words: readonly string[], all: readonly KindSummary[]): ConnectorError {
  const word = words.join(' ')
  const names = all.map(({ kind }) => kind)
  return new ConnectorError('definition_not_found', `Cannot find kind ${quoted(word)}.${didYouMean(word, names)}`, {
    hint: `Kinds are ${nearNames(word, names)}: plugboard kinds lists them.`,
  })
}
