/** Types of the params and results of `search`, in hosted mode. docs/search.md explains them. */
import type { SearchMeta } from '../../generated/contract/bodies.ts'
import type { CallOptions, IterationOptions } from './call.ts'

type Scalar = string | number | boolean

/** Names of fields of a type. Any name where the compiler does not know the fields. */
type FieldsOfType<F, T> = string extends keyof F
  ? string
  : { [N in keyof F]: NonNullable<F[N]> extends T ? N : never }[keyof F] & string

type Name<F> = keyof F & string

/** A path into an object or a list: `address.city`, `items.0.price`. */
type Path<F> = `${FieldsOfType<F, object>}.${string}`

/** Fields of the account, by name or label. */
type Own = `own.${string}`

/** Fields that a map or the account names. */
type Added = `mapped.${string}` | Own

/** Values for equality. Integers beyond 2^53 are text. */
type Equal<V> =
  NonNullable<V> extends boolean
    ? boolean | null
    : NonNullable<V> extends number
      ? number | `${number}` | null
      : NonNullable<V> extends string
        ? string | null
        : NonNullable<V> | Scalar | null

/** Values by field or path, for equality. */
type Equals<F> = { readonly [N in Name<F> | Path<F> | Added]?: N extends keyof F ? Equal<F[N]> : Scalar | null }

/** Lists of values by field or path, for equality with one of them. */
type Among<F> = {
  readonly [N in Name<F> | Path<F> | Added]?: readonly (N extends keyof F ? Equal<F[N]> : Scalar | null)[]
}

/** Values by field or path, for order: numbers, times and text. */
type Ordered<F> = {
  readonly [N in FieldsOfType<F, string | number> | Path<F> | Added]?: N extends keyof F
    ? NonNullable<Equal<F[N]>>
    : string | number
}

/** Inclusive ranges by field or path. */
type Ranges<F> = {
  readonly [N in FieldsOfType<F, string | number> | Path<F> | Added]?: N extends keyof F
    ? readonly [NonNullable<Equal<F[N]>>, NonNullable<Equal<F[N]>>]
    : readonly [string | number, string | number]
}

type Exists<F> = { readonly [N in Name<F> | Path<F> | Added]?: boolean }

type Texts<F> = { readonly [N in FieldsOfType<F, string> | Path<F> | Added]?: string }

/** Directions by field or path. Objects and lists have no order. */
type Sorted<F> = { readonly [N in FieldsOfType<F, Scalar> | Path<F> | Added]?: 'asc' | 'desc' }

/** A condition on records. All of its operators have to hold. */
export interface Filter<F> {
  readonly eq?: Equals<F>
  readonly neq?: Equals<F>
  readonly gt?: Ordered<F>
  readonly gte?: Ordered<F>
  readonly lt?: Ordered<F>
  readonly lte?: Ordered<F>
  readonly in?: Among<F>
  /** Two values, both inclusive. */
  readonly between?: Ranges<F>
  /** Whether there is a value other than null. */
  readonly exists?: Exists<F>
  /** A pattern: `%` stands for any text, `_` for one character. */
  readonly like?: Texts<F>
  /** Start of the text, ignoring case and accents. */
  readonly starts_with?: Texts<F>
  /** Part of the text, ignoring case and accents. For a list, one of its elements. */
  readonly contains?: Equals<F>
  /** Words, allowing typing errors. */
  readonly fuzzy?: Texts<F>
  /** Any of these whole words, or parts of a run of a script without spaces, such as Han or Thai. */
  readonly keyword?: Texts<F>
  readonly not?: Filter<F>
  readonly and?: readonly Filter<F>[]
  readonly or?: readonly Filter<F>[]
}

/** A field to include, as a name, a path, or a path in parts. */
export type FieldSelection<F> = Name<F> | Path<F> | Own | readonly [Name<F> | 'own', ...string[]]

/** A field to count by. */
type Counted<F> = FieldSelection<F> | Added

/** Groups of search results. Each list names up to four fields. */
export interface SearchGroups<F> {
  readonly fields: readonly Counted<F>[]
  /** Fields whose numbers are added. */
  readonly sum?: readonly Counted<F>[]
  readonly min?: readonly Counted<F>[]
  readonly max?: readonly Counted<F>[]
}

/** Content of search results: whole records, or by default their searchable fields. */
type Inclusion = 'record' | undefined

/** Params of a search. */
export interface SearchParams<F, S extends FieldSelection<F> = FieldSelection<F>, I extends Inclusion = undefined> {
  readonly query: {
    readonly filter?: Filter<F>
    readonly sort?: readonly Sorted<F>[]
  }
  /** Maximum number of records of a page, 1 to 1000. Defaults to 1000. */
  readonly limit?: number
  /** `meta.cursor` of the previous page. */
  readonly cursor?: string
  /** Fields to include. All by default. */
  readonly fields?: readonly S[]
  /** `record` for whole records, as the third party sends them. Not together with `fields`. */
  readonly include?: I
  /** Counts the records found in `meta.total`, up to 10,000. */
  readonly total?: boolean
  /** Counts the values of up to ten fields in `meta.facets`. */
  readonly facets?: readonly Counted<F>[]
  /** Counts by the values of fields in `meta.groups`. */
  readonly group_by?: SearchGroups<F>
}

type Included<F, S> = S extends keyof F
  ? S
  : S extends readonly [infer N, ...unknown[]]
    ? N & keyof F
    : S extends `${infer N}.${string}`
      ? N & keyof F
      : never

/** Fields of the connector's map and of the account, beside those of a record. */
interface WithAdded {
  /** Absent without a map of the entity. */
  readonly mapped?: Readonly<Record<string, Scalar | null>>
  /** Own fields that `fields` selects, by the names it gives them. */
  readonly own?: Readonly<Record<string, unknown>>
}

/** One record of a search: the selected fields, or the whole record `R`. */
export type SearchRecord<F, S = FieldSelection<F>, I = undefined, R = unknown> = WithAdded &
  (I extends 'record' ? R : { [N in Included<F, S>]: F[N] })

/** One page of search results. */
export interface SearchResult<
  F,
  S extends FieldSelection<F> = FieldSelection<F>,
  I extends Inclusion = undefined,
  R = unknown,
> {
  readonly records: SearchRecord<F, S, I, R>[]
  readonly meta: SearchMeta
  readonly next: SearchParams<F, S, I> | null
}

/** `search` as a function. Its records have the selected fields, or are whole. */
export interface SearchFunction<F, R = unknown> {
  <const S extends FieldSelection<F> = FieldSelection<F>, I extends Inclusion = undefined>(
    params: SearchParams<F, S, I>,
    options?: CallOptions,
  ): Promise<SearchResult<F, S, I, R>>
  /** Every record found, page by page. */
  all<const S extends FieldSelection<F> = FieldSelection<F>, I extends Inclusion = undefined>(
    params: SearchParams<F, S, I>,
    options?: IterationOptions,
  ): AsyncGenerator<SearchRecord<F, S, I, R>, void, undefined>
  /** Page by page. */
  pages<const S extends FieldSelection<F> = FieldSelection<F>, I extends Inclusion = undefined>(
    params: SearchParams<F, S, I>,
    options?: IterationOptions,
  ): AsyncGenerator<SearchResult<F, S, I, R>, void, undefined>
}
