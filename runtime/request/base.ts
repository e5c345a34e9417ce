/** The beginning of every request: base URL and common headers. */
import type { Json } from '../base/json.ts'
import { USER_AGENT } from '../base/version.ts'

/** A connection's base URL, with its settings filled in. */
export interface RequestBase {
  /** Scheme, host and port. */
  readonly origin: string
  /** The base URL's path, without a trailing slash. */
  readonly prefix: string
  /** Settings for `{{config.x}}`; none is secret. */
  readonly config: Readonly<Record<string, Json>>
}

/** The default of `accept`. */
const JSON_ACCEPTED = 'application/json'

/** Whether `accept` has its default. */
export function isAcceptedByDefault(accept: string): boolean {
  return accept === JSON_ACCEPTED
}

/** Headers of every request. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = { accept: JSON_ACCEPTED, 'user-agent': USER_AGENT }
