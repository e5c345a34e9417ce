/** Erasures of deletions, in addition to the rows of subjects. */
import { shareErasure } from '../ground/limits/index.ts'
import type { Database, Erasure } from '../ground/store/index.ts'
import { idempotencyErasure } from './idempotency-rows.ts'

/** Erases idempotency keys and shares of limits. */
export function groundErasures({ database }: { readonly database: Database }): Erasure[] {
  return [idempotencyErasure(database), shareErasure(database)]
}
