/** Filters of lists: few values are links, many are a select, others are typed. The address of a page is the whole view. */
import { type Html, html } from '../../../ground/base/index.ts'
import { withQuery } from './parts.ts'

/** A value of a filter; with another text for people, if it has one. Empty for the default. */
export type FilterValue = string | readonly [value: string, text: string]

/** A filter whose values are links. `instead` names typed filters that a value replaces. */
type LinkFilter = readonly [name: string, label: string, values: readonly FilterValue[], instead?: readonly string[]]

/** The filters of a list. */
export interface FilterBar {
  /** The path of the list. */
  readonly to: string
  readonly query: URLSearchParams
  /** Filters with few values, each a link. */
  readonly links?: readonly LinkFilter[]
  /** Filters with many values. */
  readonly selects?: readonly (readonly [name: string, label: string, values: readonly string[]])[]
  /** Filters that people type, below “More filters”. */
  readonly texts?: readonly (readonly [name: string, label: string])[]
}

const NOTHING = html``

/** Renders filters: links, a form with the others, and the chosen values, each with a link that removes it. */
export function filterBar({ to, query, links = [], selects = [], texts = [] }: FilterBar): Html {
  const names = [...links, ...selects, ...texts].map(([name]) => name)
  const view = Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])))
  const rest = [...selects, ...texts].filter(([name]) => view[name] !== undefined)
  return html`<search class="filters" aria-label="Filters">
    ${links.map((one) => linkGroup(to, view, one))}
    ${selects.length + texts.length === 0 ? NOTHING : formOf({ to, query, links, selects, texts }, view)}
    ${
      rest.length === 0
        ? NOTHING
        : html`<ul class="chips" aria-label="Chosen filters">
            ${rest.map(([name, label]) => chipOf(withQuery(to, { ...view, [name]: undefined }), `${label}: ${view[name] ?? ''}`))}
            ${rest.length > 1 ? html`<li><a href="${to}">Remove all</a></li>` : NOTHING}
          </ul>`
    }
  </search>`
}

type View = Readonly<Record<string, string>>

function linkGroup(to: string, view: View, [name, label, values, instead = []]: LinkFilter): Html {
  const isReplaced = instead.some((other) => view[other] !== undefined)
  const chosen = view[name] ?? (isReplaced ? undefined : '')
  const without = Object.fromEntries(instead.map((other) => [other, undefined]))
  return html`<div class="choice" role="group" aria-label="${label}">
    <span>${label}</span>
    ${values.map((one) => {
      const [value, text] = typeof one === 'string' ? [one, one.replaceAll('_', ' ')] : one
      const current = value === chosen ? html`aria-current="true"` : NOTHING
      return html`<a href="${withQuery(to, { ...view, ...without, [name]: value })}" ${current}>${text}</a> `
    })}
  </div>`
}

function formOf({ to, links = [], selects = [], texts = [] }: FilterBar, view: View): Html {
  const isOpen = texts.some(([name]) => view[name] !== undefined)
  return html`<form class="filter" action="${to}">
    ${links.map(([name]) => (view[name] === undefined ? NOTHING : html`<input type="hidden" name="${name}" value="${view[name]}" />`))}
    ${selects.map(([name, label, values]) => html`<label>${label} ${selectOf(name, view[name] ?? '', values)}</label>`)}
    ${
      texts.length === 0
        ? NOTHING
        : html`<details ${isOpen ? html`open` : NOTHING}>
            <summary>More filters</summary>
            <div class="filter">
              ${texts.map(
                ([name, label]) =>
                  html`<label
                    >${label} <input name="${name}" value="${view[name] ?? ''}" autocomplete="off" spellcheck="false"
                  /></label>`,
              )}
            </div>
          </details>`
    }
    <button>Filter</button>
  </form>`
}

/** A chosen value is an option even where the list does not have it. */
function selectOf(name: string, chosen: string, values: readonly string[]): Html {
  const all = chosen === '' || values.includes(chosen) ? values : [chosen, ...values]
  return html`<select name="${name}">
    <option value="">any</option>
    ${all.map((one) => html`<option value="${one}" ${one === chosen ? html`selected` : NOTHING}>${one}</option>`)}
  </select>`
}

function chipOf(to: string, text: string): Html {
  return html`<li><a class="chip" href="${to}" aria-label="${`Remove ${text}`}">${text} ×</a></li>`
}

/** A form of one select that leads to what is chosen. */
export function chooseForm(
  to: string,
  query: URLSearchParams,
  [name, label, values]: readonly [name: string, label: string, values: readonly string[]],
  hidden: Readonly<Record<string, string>> = {},
): Html {
  return html`<form class="filter" action="${to}">
    ${Object.entries(hidden).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
    <label>${label} ${selectOf(name, query.get(name) ?? '', values)}</label>
    <button>Choose</button>
  </form>`
}

/** A value for `any`. */
export const ANY_VALUE: FilterValue = ['', 'any']
