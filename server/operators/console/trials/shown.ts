/** Renders the result of a call, or the request it would send. */
import { isObject, type Json } from 'plugboard/internal'
import { type Html, html } from '../../../ground/base/index.ts'
import type { ExplainedRequest, TrialResult } from '../../support/index.ts'
import { type Cell, type ConsoleColumn, definitionList, jsonBlock, tableOf } from '../html/parts.ts'
import type { CallExamples } from './examples.ts'

const MOST_ROWS = 50
const MOST_COLUMNS = 8
/** Maximum length of a text in a table. The JSON below it has the rest. */
const MOST_TEXT = 120

/** The records of a call as a table and as JSON. */
export function resultBody({ records, meta, file, requests, duration_ms: ms }: TrialResult): Html {
  const rows = [records ?? []].flat().filter((one): one is Record<string, Json> => isObject(one))
  const shown = rows.slice(0, MOST_ROWS)
  const more = rows.length - shown.length
  return html`${definitionList([
      ['Records', rows.length],
      ['Requests', requests],
      ['ms', ms],
      ['File', file && `${file.name ?? 'without a name'}, ${file.type ?? 'of no type'}, ${file.size ?? '?'} bytes`],
    ])}
    ${tableOf(shown, columnsOf(shown), 'The call gave no records.')}
    ${more > 0 ? html`<p class="muted">And ${String(more)} more.</p>` : html``}
    <h2>JSON</h2>
    ${jsonBlock('Records and meta as JSON', { records: Array.isArray(records) ? records.slice(0, MOST_ROWS) : records, meta })}`
}

/** The fields that a table has room for: values before lists and objects, in the order of the record. */
function columnsOf(rows: readonly Readonly<Record<string, Json>>[]): ConsoleColumn<Readonly<Record<string, Json>>>[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const isPlain = (name: string) => rows.every((row) => typeof row[name] !== 'object' || row[name] === null)
  return names
    .filter(isPlain)
    .slice(0, MOST_COLUMNS)
    .map((name) => [name, (row) => cellOf(row[name]), 'long'])
}

function cellOf(value: Json | undefined): Cell {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text
}

/** The requests that a call would send. */
export function explainedBody(requests: readonly ExplainedRequest[]): Html {
  return html`<p>Nothing was sent. Credentials are <code>[secret]</code>: they were not opened.</p>
    ${requests.map(({ method, url, headers, body }) => jsonBlock(`${method} ${url}`, { method, url, headers, body }))}`
}

/** The same call elsewhere. */
export function examplesBody({ curl, typescript, command }: CallExamples): Html {
  const examples = [
    ['curl', curl],
    ['TypeScript', typescript],
    ['Command line', command],
  ] as const
  return html`${examples.map(([name, text]) =>
    text === null
      ? html``
      : html`<h2>${name}</h2>
          <pre tabindex="0" role="region" aria-label="${name}"><code>${text}</code></pre>`,
  )}`
}
