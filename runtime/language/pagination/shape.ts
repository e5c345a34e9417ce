/** How lists continue, resolved. */
import type { Locator } from '../locator.ts'

/** Where a response says whether its list goes on. */
export interface PageEnd {
  /** Anything but true ends. */
  readonly more?: Locator
  /** True ends. */
  readonly done?: Locator
}

/** A link to the next page, and the param that is taken out of its query. */
export interface PageLink extends PageEnd {
  readonly next: Locator
  readonly param: string
  readonly wireName: string
  /** Further params of the same link, taken where it has them, by their names on the wire. */
  readonly also?: Readonly<Record<string, string>>
  /** The param that sets the size of pages that continue by this link. */
  readonly size?: string
}

/** How a list continues, by its style. */
export type Pagination =
  | ({
      readonly style: 'cursor' | 'token'
      readonly param: string
      readonly next: Locator
      /** `/query/{}`, when the value is a part of the text there. */
      readonly form?: string
      readonly size?: string
      /** A page with fewer records than its size is the last. Counts its records, or reads the number at a location. */
      readonly shortPageEnds?: true | Locator
      readonly drop?: readonly string[]
    } & PageEnd)
  | ({
      readonly style: 'offset' | 'page'
      readonly param: string
      readonly size?: string
      readonly start: number
      readonly total?: Locator
      /** Where the number of pages is. */
      readonly pages?: Locator
    } & PageEnd)
  | { readonly style: 'graphql'; readonly param: string; readonly size: string; readonly at: Locator }
  | {
      readonly style: 'link'
      readonly param: string
      readonly links: readonly PageLink[]
      readonly size?: string
      readonly drop?: readonly string[]
    }
  | { readonly style: 'none'; readonly because: string }
