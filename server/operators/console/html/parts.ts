/** Pieces of pages: tables, badges, times, forms. Values are text until they are HTML that is made here. */
import { quantity } from 'plugboard/internal'
import { Html, html } from '../../../ground/base/index.ts'

/** Content of a cell. */
export type Cell = string | number | Html | null | undefined

/** A column: its name, its cell for a row, and whether that is a number or a long text. */
export type ConsoleColumn<Row> = readonly [name: string, cell: (row: Row) => Cell, kind?: 'number' | 'long']

const NOTHING = html``

/** A cell as HTML. */
export function cellOf(value: Cell): Html {
  if (value === null || value === undefined || value === '') return NOTHING
  return value instanceof Html ? value : html`${String(value)}`
}

/** Renders a table, or a line if it is empty. On a phone, each row is a list of its cells under the names of columns. */
export function tableOf<Row>(rows: readonly Row[], columns: readonly ConsoleColumn<Row>[], empty: string): Html {
  if (rows.length === 0) return html`<p class="muted">${empty}</p>`
  const kindOf = (kind: string | undefined) => (kind === undefined ? NOTHING : html` class="${kind}"`)
  return html`<table>
    <thead>
      <tr>
        ${columns.map(([name, , kind]) => html`<th scope="col" ${kindOf(kind)}>${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map(([name, cell, kind]) => html`<td data-label="${name}" ${kindOf(kind)}><div>${cellOf(cell(row))}</div></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

const MOODS: Readonly<Record<string, string>> = {
  active: 'good',
  succeeded: 'good',
  ready: 'good',
  needs_reauth: 'bad',
  failed: 'bad',
  deleting: 'bad',
  disabled: 'odd',
  inactive: 'odd',
  pending: 'odd',
  running: 'odd',
  paused: 'odd',
}

/** Renders a state as a colored word. The word is enough without the color. */
export function badge(state: string, mood: string = MOODS[state] ?? ''): Html {
  return html`<span class="badge ${mood}">${state.replaceAll('_', ' ')}</span>`
}

/** A name that people do not read as words. */
export function code(text: string | null | undefined): Html {
  return text === null || text === undefined || text === '' ? NOTHING : html`<code>${text}</code>`
}

/** An ID on one line, or an address in full, with a button that copies it. */
export function copyable(text: string | null | undefined): Html {
  if (text === null || text === undefined || text === '') return NOTHING
  return html`<code class="${text.includes('/') ? 'copy' : 'id copy'}">${text}</code>`
}

/** A link to a path of the console. */
export function consoleLink(to: string, text: string): Html {
  return html`<a href="${to}">${text}</a>`
}

/** A number that leads to the list of what it counts, such as 2 customers. @param of what they have in common */
export function countLink(to: string, count: number, noun: string, of?: string): Html {
  const name = of === undefined ? quantity(count, noun) : `${quantity(count, noun)}: ${of}`
  return html`<a href="${to}" aria-label="${name}">${countText(count)}</a>`
}

/** A number with thin groups of three digits. */
export function countText(value: number): string {
  return value.toLocaleString('en-US')
}

/** A path of parts, whatever is in them. */
export function consolePath(...parts: readonly string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`
}

/** A path with a query of what is given. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

const UNITS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const

/** A time as people read it, in UTC. */
export function exactTime(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`
}

/** Renders the time since or until a time, with the exact time on hover. */
export function ago(time: string | null | undefined, now: number): Html {
  if (time === null || time === undefined) return NOTHING
  const seconds = Math.round((now - Date.parse(time)) / 1000)
  const far = Math.abs(seconds)
  const [size, unit] = UNITS.find(([size]) => far >= size) ?? [1, 's']
  const text = `${Math.floor(far / size)} ${unit}`
  return html`<time datetime="${time}" title="${exactTime(time)}">${seconds >= 0 ? `${text} ago` : `in ${text}`}</time>`
}

/** Facts under their names; those without a value are left out. */
export function definitionList(pairs: readonly (readonly [name: string, value: Cell])[]): Html {
  const known = pairs.filter(([, value]) => cellOf(value).text !== '')
  return html`<dl class="facts">
    ${known.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${cellOf(value)}</dd>
        </div>`,
    )}
  </dl>`
}

/** An act as a form. */
export interface ActForm {
  readonly to: string
  readonly label: string
  readonly csrf: string
  readonly look?: 'primary' | 'danger' | 'plain'
  readonly fields?: Readonly<Record<string, string>>
  /** Subject of the act, for people who cannot see the text around it. */
  readonly of?: string
  /** Further input of a person. */
  readonly inner?: Html
}

/** A button that does something. */
export function actForm({ to, label, csrf, look, fields = {}, of, inner = NOTHING }: ActForm): Html {
  const title = of === undefined ? NOTHING : html` aria-label="${`${label}: ${of}`}"`
  return html`<form method="post" action="${to}">
    <input type="hidden" name="csrf" value="${csrf}" />${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}${inner}<button class="${look ?? ''}" ${title}>${label}</button>
  </form>`
}

/** A value as JSON, which is text here; it scrolls, by keyboard too. */
export function jsonBlock(label: string, value: unknown): Html {
  return html`<pre
    tabindex="0"
    role="region"
    aria-label="${label}"
  ><code>${JSON.stringify(value, null, 2)}</code></pre>`
}
