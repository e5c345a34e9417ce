/**
 * Kinds as the compiler knows them. It knows all names, and the types of the kinds that a program imports: this file imports no
 * types of a kind, so that one kind costs the compiler one file.
 */
import type { KindName } from '../../generated/types/names.ts'

/**
 * The types of kinds by their names. The module of each kind adds its own, `plugboard/kinds` those of all. You can add a kind of
 * your own that a platform has.
 * @example declare module 'plugboard' { interface Kinds { shop: Shop } }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each kind's file adds a member
export interface Kinds {}

/** The name of a kind, whether or not its types are imported. */
export type Kind = KindName | Extract<keyof Kinds, string>

/** The name of a kind that a platform has: one of the package, which an editor completes, or an own kind of an organization. */
export type PlatformKind = Kind | (string & Record<never, never>)

/** The types of one kind. */
export interface KindTypes {
  operations: object
  credentials: object
  config: object
}

/** What gives the bytes of a file. */
type FileBytes = Uint8Array | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** A param that is a file: its bytes, or what is known of it with its bytes or text. */
export type FileInput =
  | FileBytes
  | { name: string; type?: string; size?: number; text?: string; base64?: string; bytes?: FileBytes }

declare const types: unique symbol

/** A kind as a module, such as `plugboard/kinds/<kind>`: what `connect` takes where names cannot be looked up, as in a bundle. */
export interface KindModule<T extends KindTypes = KindTypes> {
  /** The name of the kind. */
  readonly kind: string
  /** Never there: it carries the kind's types. */
  readonly [types]?: T
}

/** What the compiler says of a name whose types no file of the program imports. */
export type NotImported<K extends string> =
  `The types of ${K} are not imported. Add: import type {} from 'plugboard/kinds/${K}'`

/** The operations of a kind whose types are imported, by entity and action. */
export type OperationsOf<K extends keyof Kinds> = Part<Kinds[K], 'operations'>

/** The credentials of a kind: those of any of its auth variants; any texts where its types are not imported. */
export type CredentialsOf<K extends Kind> = {
  [N in Kind]: N extends keyof Kinds ? OneOf<Kinds[N], 'credentials'> : Readonly<Record<string, string>>
}[K]

/** The config of a kind; any object where its types are not imported. */
export type ConfigOf<K extends Kind> = {
  [N in Kind]: N extends keyof Kinds ? Part<Kinds[N], 'config'> : object
}[K]

type Part<T, P extends keyof KindTypes> = T extends { [N in P]: infer V } ? V : never

type OneOf<T, P extends keyof KindTypes> = Part<T, P>[keyof Part<T, P>]
