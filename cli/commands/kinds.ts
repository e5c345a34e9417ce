/** `plugboard kinds`: the catalogue. */
import { EXIT } from '../exit.ts'
import { readKinds } from '../kinds.ts'
import type { Run } from '../table/index.ts'
import { count, jsonText, oneLine, tableText } from '../output/index.ts'

/** Narrower terminals get no title: it is nearly the kind. */
const WIDE = 100

/** Lists the kinds that come with the package. */
export const kinds: Run<'kinds'> = async ({ stdout, isJson, paint }) => {
  const rows = await readKinds()
  if (isJson) {
    await stdout.write(`${jsonText({ kinds: rows }, 2)}\n`)
    return EXIT.done
  }
  const isWide = stdout.columns >= WIDE
  const table = {
    head: ['kind', ...(isWide ? ['title'] : []), 'category', 'support', 'entities', 'ops', 'search', 'auth'],
    rows: rows.map((row) => [
      ...[row.kind, ...(isWide ? [row.title] : []), row.category, row.support].map(oneLine),
      ...[row.entities, row.operations, row.search].map(String),
      row.auth.join(', '),
    ]),
    numbers: ['entities', 'ops', 'search'],
  }
  await stdout.write(`${tableText(table, stdout.columns, paint.strong)}\n\n`)
  await stdout.write(`${count(rows.length, 'kind')}. See what one can do with: plugboard explain <kind>\n`)
  return EXIT.done
}
