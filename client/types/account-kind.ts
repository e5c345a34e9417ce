/** Types of a kind with the own fields of an account. */
import type { KindModule, KindTypes } from './known-kinds.ts'

/** Own fields of an entity in an account, as `plugboard generate --account` writes them. */
export interface OwnFieldTypes {
  /** The own fields by name. */
  fields: object
  /** The part of a record that holds them. */
  record: object
  /** Values that writes take as `own`. */
  values: object
  /** Actions that return own fields. */
  reads: string
  /** Actions that take values. */
  writes: string
  /** Actions that take a list of values, one for each record of a batch. */
  batches?: string
}

/**
 * Types of a kind, with the own fields of an account in its records and in `own` of its calls.
 * @example
 * import hubspotKind from 'plugboard/kinds/hubspot'
 * interface Fields { contacts: { fields: Region; record: { properties?: Region }; values: Region; reads: 'list'; writes: 'create' } }
 * interface Region { region?: 'eu' | 'us' | null }
 * export const hubspot = hubspotKind as object as KindModule<AccountKind<typeof hubspotKind, Fields>>
 */
export type AccountKind<M extends KindModule, F> = M extends KindModule<infer T> ? AccountTypes<T, F> : never

interface AccountTypes<T extends KindTypes, F> {
  operations: WithOwnFields<T['operations'], F>
  credentials: T['credentials']
  config: T['config']
}

type WithOwnFields<O, F> = {
  [E in keyof O]: E extends keyof F ? { [A in keyof O[E]]: OwnCall<O[E][A], A, F[E]> } : O[E]
}

type OwnCall<C, A, F> = F extends OwnFieldTypes
  ? A extends F['writes']
    ? C & { own: A extends BatchesOf<F> ? readonly F['values'][] : F['values'] }
    : A extends F['reads']
      ? C extends { records: infer R }
        ? Omit<C, 'records'> & { records: WithFields<R, F['record']>; own: 'all' | readonly (keyof F['fields'])[] }
        : C
      : C
  : C

type BatchesOf<F> = F extends { batches: infer B } ? B : never

type WithFields<R, F> = R extends readonly (infer I)[] ? (I & F)[] : R extends object ? R & F : R
