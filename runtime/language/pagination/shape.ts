/** Resolved paginations. */
import type { Locator } from '../locator.ts'

/** The end of a list. */
export type PageEnd =
  /** A page without records. */
  | { readonly at: 'empty' }
  /** A page with fewer records than its size, or with a smaller number at a location. */
  | { readonly at: 'short'; readonly count?: Locator }
  /** A flag: true, or any other value than true. */
  | { readonly at: Locator; readonly is: boolean }
  /** The last of a total number. */
  | { readonly at: Locator; readonly of: 'records' | 'pages' }

/** Returns the place in a response that marks the end of a list; undefined if there is none. */
export function endPlace(ends: PageEnd | undefined): Locator | undefined {
  if (ends === undefined || ends.at === 'empty') return undefined
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

/** The continuation of a list, by its style. */
export type Pagination =
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
