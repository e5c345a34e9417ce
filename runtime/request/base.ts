/** What every request begins with: where it goes, and the headers of all. */
import type { Json } from '../base/json.ts'
import { USER_AGENT } from '../base/version.ts'

/** Where a connection's requests go: the base URL with its config filled in. */
export interface RequestBase {
  /** Scheme, host and port. */
  readonly origin: string
  /** The base URL's own path, without a slash at the end. */
  readonly prefix: string
  /** Settings that are not secret, for `{{config.x}}`. */
  readonly config: Readonly<Record<string, Json>>
}

/** What is accepted where a manifest declares nothing else. */
const JSON_ACCEPTED = 'application/json'

/** Whether a manifest declares nothing of what is accepted. */
export function isAcceptedByDefault(accept: string): boolean {
  return accept === JSON_ACCEPTED
}

/** Headers of every request. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = { accept: JSON_ACCEPTED, 'user-agent': USER_AGENT }
