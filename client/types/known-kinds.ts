/**
 * Names of all kinds, and the types of the kinds that a program imports. This file imports no types of a kind, so that one kind costs the
 * compiler one file.
 */
import type { KindName } from '../../generated/types/names.ts'

/**
 * Types of kinds by their names. The module of each kind adds its own; `plugboard/kinds` adds all. You can add your own kind on a
 * platform.
 * @example
 * interface Shop { operations: object; credentials: object; config: object }
 * declare module 'plugboard' { interface Kinds { shop: Shop } }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each kind's file adds a member
export interface Kinds {}

/** Name of a kind, with or without imported types. */
export type Kind = KindName | Extract<keyof Kinds, string>

/** Name of a kind on a platform: one of the package, which an editor completes, or an own kind of an organization. */
export type PlatformKind = Kind | (string & Record<never, never>)

/** Types of one kind. */
export interface KindTypes {
  operations: object
  credentials: object
  config: object
}

type FileBytes = Uint8Array | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** A file param: its bytes, or its details with bytes or text. */
export type FileInput =
  | FileBytes
  | { name: string; type?: string; size?: number; text?: string; base64?: string; bytes?: FileBytes }

declare const types: unique symbol

/** A kind as a module, such as `plugboard/kinds/<kind>`. `connect` takes it where names cannot be looked up, as in a bundle. */
export interface KindModule<T extends KindTypes = KindTypes> {
  /** Name of the kind. */
  readonly kind: string
  /** Never set. It carries the kind's types. */
  readonly [types]?: T
}

/** Compiler message for a name whose types the program does not import. */
export type NotImported<K extends string> =
  `The types of ${K} are not imported. Add: import type {} from 'plugboard/kinds/${K}'`

/** Operations of a kind with imported types, by entity and action. */
export type OperationsOf<K extends keyof Kinds> = Part<Kinds[K], 'operations'>

/** Credentials of a kind, of any of its auth variants. Any texts without imported types. */
export type CredentialsOf<K extends Kind> = {
  [N in Kind]: N extends keyof Kinds ? OneOf<Kinds[N], 'credentials'> : Readonly<Record<string, string>>
}[K]

/** Config of a kind. Any object without imported types. */
export type ConfigOf<K extends Kind> = {
  [N in Kind]: N extends keyof Kinds ? Part<Kinds[N], 'config'> : object
}[K]

type Part<T, P extends keyof KindTypes> = T extends { [N in P]: infer V } ? V : never

type OneOf<T, P extends keyof KindTypes> = Part<T, P>[keyof Part<T, P>]
