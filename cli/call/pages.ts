/** Prints records: one page or all pages, as JSON, JSON Lines or a table. */
import type { JsonObject, Params, Plan, ExecuteResult } from 'plugboard/runtime'
import { didYouMean, own, quoted, referredName } from 'plugboard/internal'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'
import { PipeClosed } from '../base/io.ts'
import {
  count,
  createProgress,
  cut,
  jsonText,
  listTable,
  oneLine,
  pickFields,
  recordTable,
  tableText,
} from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** A format of records. */
export type Format = 'json' | 'ndjson' | 'table'

/**
 * Returns the format: the requested one, else a table on a terminal, JSON Lines with `--all`, and JSON elsewhere.
 * @throws UsageError for two formats
 */
export function formatOf({ json, ndjson, table, all }: OptionsOf<'execute'>, isTerminal: boolean): Format {
  const asked = (['json', 'ndjson', 'table'] as const).filter((name) => ({ json, ndjson, table })[name])
  if (asked.length > 1)
    throw new UsageError(`Cannot print in two formats: choose one of ${asked.map((name) => `--${name}`).join(' and ')}`)
  if (asked[0]) return asked[0]
  if (all) return 'ndjson'
  return isTerminal ? 'table' : 'json'
}

/** Options of `printPage` and `printPages`. `command` returns the command line that continues with some params. */
export interface Printing {
  readonly format: Format
  readonly fields: readonly string[] | undefined
  readonly command: (params: Params) => string
}

/** Prints one page, or one record. */
export async function printPage(
  result: ExecuteResult,
  { format, fields, command }: Printing,
  context: Context,
): Promise<void> {
  const { meta, next } = result
  const records = picked(result.records, fields)
  const { stdout, paint, note } = context
  if (format === 'json') return stdout.write(`${jsonText({ records, meta, next }, 2)}\n`)
  if (format === 'ndjson') {
    await stdout.write(lines(records))
    return next === null ? undefined : note(`More with: ${command(next)}`)
  }
  await printTable(records, fields, context)
  const about = Object.entries(meta).map(([name, value]) => `${oneLine(name)}: ${cut(oneLine(jsonText(value)), 60)}`)
  if (about.length > 0) await stdout.write(`${paint.faint('meta')}  ${about.join(', ')}\n`)
  if (next !== null) await stdout.write(`${paint.faint('next')}  ${command(next)}\n`)
}

/** The end of an iteration. */
export interface IterationLimits {
  readonly maxPages: number | undefined
  readonly limit: number | undefined
}

/** Prints the records of all pages. After a failure, stderr has the command that continues. */
export async function printPages(
  pages: AsyncIterable<ExecuteResult>,
  { maxPages = Infinity, limit = Infinity }: IterationLimits,
  printing: Printing,
  context: Context,
): Promise<void> {
  const { format, fields, command } = printing
  const { stdout, stderr } = context
  // JSON Lines on a terminal show the progress themselves.
  const progress = createProgress({
    ...stderr,
    isTerminal: stderr.isTerminal && !(stdout.isTerminal && format === 'ndjson'),
  })
  const started = Date.now()
  const collected: JsonObject[] = []
  let [pageCount, recordCount] = [0, 0]
  let last: ExecuteResult | undefined
  let isCut = false
  const progressText = () =>
    `${count(pageCount, 'page')}, ${count(recordCount, 'record')} in ${((Date.now() - started) / 1000).toFixed(1)} s`
  try {
    for await (const page of pages) {
      const all = [page.records ?? []].flat()
      const shown = all.slice(0, limit - recordCount)
      isCut = shown.length < all.length
      last = page
      pageCount++
      recordCount += shown.length
      if (format === 'ndjson') await stdout.write(lines(picked(shown, fields)))
      else collected.push(...(picked(shown, fields) as JsonObject[]))
      progress.update(progressText())
      if (pageCount >= maxPages || recordCount >= limit) break
    }
  } catch (error) {
    await progress.done()
    if (last?.next && !(error instanceof PipeClosed))
      await context.note(`Stopped after ${progressText()}; continue with: ${command(last.next)}`)
    throw error
  }
  await progress.done()
  if (format === 'table') await printTable(collected, fields, context)
  const next = isCut ? null : (last?.next ?? null)
  if (format === 'json') return stdout.write(`${jsonText({ records: collected, meta: last?.meta ?? {}, next }, 2)}\n`)
  const rest = next === null ? (isCut ? '; there are more' : '') : `; there are more: ${command(next)}`
  await context.note(progressText() + rest)
}

/** Warns of fields that neither the records nor their schema have. */
export async function noteUnknownFields(
  plan: Plan,
  operation: string,
  records: ExecuteResult['records'],
  fields: readonly string[] | undefined,
  context: Context,
): Promise<void> {
  const list = [records ?? []].flat()
  if (!fields || list.length === 0) return
  const name = referredName(own(plan.manifest.operations, operation)?.record)
  const schema = name === undefined ? undefined : own(plan.manifest.schemas, name)
  const known = new Set([...list.flatMap(Object.keys), ...Object.keys((schema?.properties ?? {}) as object)])
  for (const name of fields) {
    const [first = ''] = name.split('.')
    if (!known.has(name) && !known.has(first))
      await context.note(`No record has ${quoted(name)}.${didYouMean(first, known)}`)
  }
}

async function printTable(
  records: ExecuteResult['records'],
  fields: readonly string[] | undefined,
  { stdout, paint }: Context,
): Promise<void> {
  if (records === null) return stdout.write('done; the third party returned no record\n')
  if (!Array.isArray(records)) {
    return stdout.write(`${tableText(recordTable(records, fields), stdout.columns, paint.strong)}\n`)
  }
  if (records.length === 0) return stdout.write('no records\n')
  const table = listTable(records, stdout.columns, fields)
  await stdout.write(`${tableText(table, stdout.columns, paint.strong)}\n`)
  const rest = table.hidden > 0 ? `; ${count(table.hidden, 'more field')} by --fields or --json` : ''
  await stdout.write(`${paint.faint(`${count(records.length, 'record')}${rest}`)}\n`)
}

function picked(records: ExecuteResult['records'], fields: readonly string[] | undefined): ExecuteResult['records'] {
  if (!fields || records === null) return records
  return Array.isArray(records) ? records.map((record) => pickFields(record, fields)) : pickFields(records, fields)
}

function lines(records: ExecuteResult['records']): string {
  return [records ?? []]
    .flat()
    .map((record) => `${jsonText(record)}\n`)
    .join('')
}
