/** A vendor's description of its API, independent of its format. */
import { isObject } from 'plugboard/author'
import type { Deprecation } from './deprecation.ts'
import type { Json } from 'plugboard/runtime'

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** Limits of a value, as in JSON Schema. */
export interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

/** One level of a schema, with references resolved, and `allOf` and choices merged. Inner shapes are read on demand. */
export interface ApiShape extends Deprecation {
  /** The last segment of its reference. */
  readonly name?: string
  /** Without null. Empty for any type. */
  readonly types: readonly JsonType[]
  readonly isNullable: boolean
  readonly enum?: readonly Json[]
  readonly default?: Json
  readonly bounds: Bounds
  readonly format?: string
  readonly description?: string
  readonly isReadOnly: boolean
  readonly properties: ReadonlyMap<string, () => ApiShape>
  readonly required: ReadonlySet<string>
  /** Whether the description states required fields. If not, any field may be absent. */
  readonly saysRequired: boolean
  readonly items?: () => ApiShape
  /** Whether further fields are allowed; undefined if the description does not say. */
  readonly isOpen?: boolean
  /** Whether it merges several alternatives. */
  readonly isChoice: boolean
  /** The alternatives, if it merges several and nothing else. */
  readonly alternatives?: readonly ApiShape[]
}

/** A parameter outside of the body. */
export interface ApiParam extends Deprecation {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly isRequired: boolean
  readonly description?: string
  readonly shape: ApiShape
  readonly style: string
  readonly isExploded: boolean
  /** Whether the value is JSON text. */
  readonly isJson: boolean
}

/** The body of a request. */
export interface ApiBody {
  readonly mediaType: string
  readonly isRequired: boolean
  readonly shape: ApiShape
  /** Further media types that it may have. */
  readonly others: readonly string[]
}

/** A response with its status. */
export interface ApiAnswer {
  /** `200`, `4XX`, `default`. */
  readonly status: string
  readonly mediaType?: string
  readonly shape?: ApiShape
  /** Names of its headers in lower case. */
  readonly headers: readonly string[]
  /** Examples of its body. */
  readonly examples: readonly Json[]
}

/** An alternative of the security requirements: all of these schemes. */
export type ApiAccess = readonly { readonly scheme: string; readonly scopes: readonly string[] }[]

/** One method of one path. */
export interface ApiOperation extends Deprecation {
  readonly method: string
  /** As in the description, with `{names}`. */
  readonly path: string
  readonly id?: string
  readonly tags: readonly string[]
  readonly summary?: string
  readonly params: readonly ApiParam[]
  readonly body?: ApiBody
  /** The response of a success. */
  readonly answer?: ApiAnswer
  readonly refusals: readonly ApiAnswer[]
  /** The alternatives; undefined if the description does not say, empty if none is needed. */
  readonly access?: readonly ApiAccess[]
  /** The operation's own server. */
  readonly server?: ApiServer
}

/** A server of an API. */
export interface ApiServer {
  /** With `{variables}`. */
  readonly url: string
  readonly variables: Readonly<Record<string, { readonly default?: string; readonly enum?: readonly string[] }>>
}

/** One flow of OAuth 2. */
export interface OauthFlow {
  readonly authorize?: string
  readonly token?: string
  readonly scopes: readonly string[]
}

/** A security scheme. */
export type ApiScheme =
  | { readonly kind: 'bearer' | 'basic' }
  | { readonly kind: 'key'; readonly in: string; readonly name: string; readonly description?: string }
  | { readonly kind: 'oauth2'; readonly flows: Readonly<Record<string, OauthFlow>> }
  | { readonly kind: 'other'; readonly what: string }

/** A whole description. */
export interface ApiDescription {
  readonly title: string
  /** The version that it states, of itself or of the API. */
  readonly version?: string
  /** The license that it states. */
  readonly licence?: string
  readonly docs?: string
  readonly servers: readonly ApiServer[]
  readonly schemes: Readonly<Record<string, ApiScheme>>
  readonly operations: readonly ApiOperation[]
  /** Unresolved references; complete after all needed parts are read. */
  readonly unfollowed: Iterable<string>
}

/** Marks an object whose responses omit empty fields, although the description does not say so. https://protobuf.dev/programming-guides/json/ */
export const ABSENT_WHEN_EMPTY = 'x-absent-when-empty'

/** Returns a map with each value changed; empty for a value that is not a map. */
export function mapValues(map: unknown, change: (value: unknown) => unknown): Readonly<Record<string, unknown>> {
  return isObject(map) ? Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)])) : {}
}
