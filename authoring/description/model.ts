/** A vendor's own description of its API, as far as manifests care: what stands in an OpenAPI document, without its spellings. */
import { isObject } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** The words of JSON Schema that bound a value. */
export interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

/** A schema one level deep: references followed, `allOf` and choices put together. What is inside is read when it is asked for. */
export interface ApiShape {
  /** The last word of the reference it was found by. */
  readonly name?: string
  /** Without null; none means any. */
  readonly types: readonly JsonType[]
  readonly isNullable: boolean
  readonly enum?: readonly Json[]
  readonly default?: Json
  readonly bounds: Bounds
  readonly format?: string
  readonly description?: string
  readonly isReadOnly: boolean
  readonly isDeprecated: boolean
  readonly properties: ReadonlyMap<string, () => ApiShape>
  readonly required: ReadonlySet<string>
  /** Whether it is said what is required: where it is not, a name that is not required says nothing. */
  readonly saysRequired: boolean
  readonly items?: () => ApiShape
  /** Whether fields beyond the properties are foreseen; undefined when the description does not say. */
  readonly isOpen?: boolean
  /** Whether it was put together of several alternatives. */
  readonly isChoice: boolean
}

/** A parameter outside of the body. */
export interface ApiParam {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly isRequired: boolean
  readonly isDeprecated: boolean
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

/** An answer of one status. */
export interface ApiAnswer {
  /** `200`, `4XX`, `default`. */
  readonly status: string
  readonly mediaType?: string
  readonly shape?: ApiShape
  /** Names of its headers in lower case. */
  readonly headers: readonly string[]
}

/** One way to be let in: all of these schemes together. */
export type ApiAccess = readonly { readonly scheme: string; readonly scopes: readonly string[] }[]

/** One method of one path. */
export interface ApiOperation {
  readonly method: string
  /** As the description has it, with `{names}`. */
  readonly path: string
  readonly id?: string
  readonly tags: readonly string[]
  readonly isDeprecated: boolean
  readonly summary?: string
  readonly params: readonly ApiParam[]
  readonly body?: ApiBody
  /** The answer when all went well. */
  readonly answer?: ApiAnswer
  readonly refusals: readonly ApiAnswer[]
  /** The alternatives; undefined when the description does not say, empty when none is needed. */
  readonly access?: readonly ApiAccess[]
  /** A server of its own. */
  readonly server?: ApiServer
}

/** Where an API is found. */
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
  | { readonly kind: 'key'; readonly in: string; readonly name: string }
  | { readonly kind: 'oauth2'; readonly flows: Readonly<Record<string, OauthFlow>> }
  | { readonly kind: 'other'; readonly what: string }

/** A whole description. */
export interface ApiDescription {
  readonly title: string
  /** The licence that it states for itself. */
  readonly licence?: string
  readonly docs?: string
  readonly servers: readonly ApiServer[]
  readonly schemes: Readonly<Record<string, ApiScheme>>
  readonly operations: readonly ApiOperation[]
  /** References that lead nowhere or out of the document; complete when everything that is needed was read. */
  readonly unfollowed: Iterable<string>
}

/** Stands in an object that leaves out what is empty, though no description says so. https://protobuf.dev/programming-guides/json/ */
export const ABSENT_WHEN_EMPTY = 'x-absent-when-empty'

/** A map with each value changed; empty for a value that is not a map. */
export function mapValues(map: unknown, change: (value: unknown) => unknown): Readonly<Record<string, unknown>> {
  return isObject(map) ? Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)])) : {}
}
