/** How lists continue, resolved. */
import type { Locator } from '../locator.ts'

/** What ends a list. */
export type PageEnd =
  /** A page without records. */
  | { readonly at: 'empty' }
  /** A page with fewer records than its size, or with a smaller number at a location. */
  | { readonly at: 'short'; readonly count?: Locator }
  /** A flag: true, or else anything but true. */
  | { readonly at: Locator; readonly is: boolean }
  /** The last of a total number. */
  | { readonly at: Locator; readonly of: 'records' | 'pages' }

/** The place in a response that says whether a list ends; undefined where none does. */
export function endPlace(ends: PageEnd | undefined): Locator | undefined {
  if (ends === undefined || ends.at === 'empty') return undefined
  return ends.at === 'short' ? ends.count : ends.at
}

/** A link to the next page, and the param that is taken out of its query. */
export interface PageLink {
  readonly next: Locator
  readonly param: string
  readonly wireName: string
  /** Further params of the same link, taken where it has them, by their names on the wire. */
  readonly also?: Readonly<Record<string, string>>
  /** The param that sets the size of pages that continue by this link. */
  readonly size?: string
  readonly ends?: PageEnd
}

/** How a list continues, by its style. */
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
      readonly links: readonly PageLink[]
      readonly size?: string
      readonly drop?: readonly string[]
    }
  | { readonly style: 'none'; readonly because: string }
