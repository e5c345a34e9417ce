/** How a request to the platform is made, beside what it says. */
import { randomUUID } from 'node:crypto'

/** How a request to the platform is made. */
export interface RequestOptions {
  readonly signal?: AbortSignal
}

/** A write: the platform does it once for each key. */
export interface WriteRequestOptions extends RequestOptions {
  readonly idempotencyKey?: string
}

/** The part of a request that makes it a write; its key is random unless given. */
export function writeRequest({ idempotencyKey = randomUUID(), signal }: WriteRequestOptions = {}) {
  return { idempotencyKey, signals: [signal] }
}
