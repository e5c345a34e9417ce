/** Resolved paginations. */
import type { Json, JsonObject, Params } from '../../base/json.ts'
import { quantity } from '../../base/names.ts'
import type { Locator } from '../locator.ts'

/** The end of a list. */
export type PageEnd =
  /** A page without records. */
  | { readonly at: 'empty' }
  /** A page that leads to itself. */
  | { readonly at: 'same' }
  /** A page with fewer records than its size, or with a smaller number at a location. */
  | { readonly at: 'short'; readonly count?: Locator }
  /** A flag: set, or not set. Without `values`, true and its text set it. */
  | { readonly at: Locator; readonly is: boolean; readonly values?: readonly Json[] }
  /** The last of a total number. */
  | { readonly at: Locator; readonly of: 'records' | 'pages' }

/** The vendor's cap on a list: the number behind which it has no page. */
export interface PageCap {
  /** The unit of `most`. For `offset`, `most` is the largest offset; else the number of records or pages. */
  readonly unit: 'records' | 'pages' | 'offset'
  readonly most: number
  /** The param with the place in the list, and its value on the first page; undefined for opaque cursors and single pages. */
  readonly param?: string
  readonly start?: number
  /** Whether the param counts pages. It counts records else. */
  readonly countsPages?: boolean
  readonly size?: string
  /** The place and the value by which a response reports that the vendor cut the list. */
  readonly cut?: { readonly at: Locator; readonly is: Json }
  readonly resume?: NextWindow
}

/** The continuation of a list behind its cap. */
export interface NextWindow {
  /** The path of the field whose last value the param takes. */
  readonly by: readonly string[]
  readonly param: string
  /** Lists of conditions for each entry of the param, with `{{last}}` for the value; without it, the param is the value. */
  readonly entry?: JsonObject
  /** The params under which the list is in ascending order of it. */
  readonly with: Params
}

/** The place of a cap: `after 10,000 records`. */
export function capText({ unit, most }: Pick<PageCap, 'unit' | 'most'>): string {
  return unit === 'offset' ? `at offset ${most.toLocaleString('en')}` : `after ${quantity(most, unit.slice(0, -1))}`
}

/** Returns the place in a response that marks the end of a list; undefined if there is none. */
export function endPlace(ends: PageEnd | undefined): Locator | undefined {
  if (ends === undefined || ends.at === 'empty' || ends.at === 'same') return undefined
  return ends.at === 'short' ? ends.count : ends.at
}

/** A link to the next page, and the param that is read from its query. */
export interface PageLink {
  readonly next: Locator
  readonly param: string
  readonly wireName: string
  /** Further params of the same link, if it has them, by their names on the wire. */
  readonly also?: Readonly<Record<string, string>>
  /** The param that sets the size of these pages. */
  readonly size?: string
  readonly ends?: PageEnd
}

/** The continuation of a list, and the vendor's cap on it. */
export type Pagination = PageStyle & { readonly cap?: PageCap }

/** The continuation of a list, by its style. */
export type PageStyle =
  | {
      readonly style: 'cursor'
      readonly param: string
      readonly next: Locator
      /** `/query/{}`, when the value is a part of the text there. */
      readonly form?: string
      readonly size?: string
      readonly drop?: readonly string[]
      readonly ends?: PageEnd
    }
  | {
      readonly style: 'offset' | 'page'
      readonly param: string
      readonly size?: string
      readonly start: number
      readonly ends?: PageEnd
    }
  | { readonly style: 'graphql'; readonly param: string; readonly size: string; readonly at: Locator }
  | {
      readonly style: 'link'
      readonly param: string
      /** The number of the first page, where the param counts pages. */
      readonly start?: number
      readonly links: readonly PageLink[]
      readonly size?: string
      readonly drop?: readonly string[]
    }
  | { readonly style: 'none'; readonly because: string }
