/** The params and the answer of `search`, which only hosted mode has. */

/** What a record has to be like; operators of one filter all have to hold. */
export interface Filter<F> {
  readonly eq?: Partial<F>
  readonly neq?: Partial<F>
  readonly gt?: Partial<F>
  readonly gte?: Partial<F>
  readonly lt?: Partial<F>
  readonly lte?: Partial<F>
  readonly in?: { readonly [N in keyof F]?: readonly F[N][] }
  /** With % for any text. */
  readonly like?: { readonly [N in keyof F]?: string }
  readonly fuzzy?: { readonly [N in keyof F]?: string }
  readonly keyword?: { readonly [N in keyof F]?: string }
  readonly not?: Filter<F>
  readonly and?: readonly Filter<F>[]
  readonly or?: readonly Filter<F>[]
}

/** The params of a search. */
export interface SearchParams<F> {
  readonly query: {
    readonly filter?: Filter<F>
    readonly sort?: readonly { readonly [N in keyof F]?: 'asc' | 'desc' }[]
  }
  /** 1 to 1000, which is the default. */
  readonly limit?: number
  /** The `meta.cursor` of the answer before. */
  readonly cursor?: string
  /** The fields to include, as names or paths. */
  readonly fields?: readonly (string | readonly string[])[]
}

/** The answer of a search. */
export interface SearchResult<F> {
  readonly records: Partial<F>[]
  readonly meta: {
    readonly has_more: boolean
    readonly cursor: string | null
    readonly took_ms: number
    /** When the last complete sync of the entity began, in ISO 8601; null while the copy is a preview. */
    readonly synced_at: string | null
    /** How many seconds ago that was. */
    readonly age_seconds: number | null
    /** Present while the first sync has not ended: not all records are there. */
    readonly status?: 'preview'
  }
  readonly next: SearchParams<F> | null
}
