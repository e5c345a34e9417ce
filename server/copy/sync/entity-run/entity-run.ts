/** An entity run: pages are prefetched while others are written, each with the checkpoint behind it in one transaction. */
import { ReadWhole } from 'plugboard/internal'
import { ensureTable } from '../../records/tables.ts'
import type { EntityRow } from '../state/run-rows.ts'
import { copyOf } from '../../records/copy.ts'
import { SkippedParents } from '../state/skipped-parents.ts'
import type { EntityPage } from '../state/checkpoint.ts'
import type { EntityRunContext, EntityRunOutcome } from './context.ts'
import { finishEntityRun } from './finish.ts'
import { askedFields } from './own-fields.ts'
import { pagesFrom } from './run-pages.ts'
import { Prefetch } from './prefetch.ts'
import { PageWriter } from './writer.ts'

/** Maximum number of pages that wait to be written; waiting pages are written together. */
const PREFETCHED_PAGES = 4
/** Bytes of pages that are written together at most, unless a single page is larger. */
const MAX_BYTES = 2 * 1024 * 1024

/**
 * Copies an entity until it is complete or the lease ends.
 * @throws LeaseLost; PacedOut; ConnectorError what the third party's responses come to, `quota_exceeded`, `connector_deleting`
 */
export async function copyEntity(context: EntityRunContext, row: EntityRow): Promise<EntityRunOutcome> {
  try {
    return await copyPages(context, row)
  } catch (error) {
    if (!(error instanceof ReadWhole)) throw error
    return copyPages(context, { ...row, checkpoint: null, lastFullAt: null })
  }
}

async function copyPages(context: EntityRunContext, given: EntityRow): Promise<EntityRunOutcome> {
  const { own, isNew } = await askedFields(context, given)
  const row = isNew ? { ...given, lastFullAt: null } : given
  const { services, lease, plan, until } = context
  const { database } = services
  const { entity, fullRequests, watermark, pageSize } = row
  const copy = copyOf(plan, lease, entity)
  await ensureTable(database, copy.kind, copy.entity)
  const writer = await PageWriter.open(context, copy, row)
  const options = { ...context, entity, fullRequests, watermark, pageSize, own }
  let prefetch = new Prefetch(pagesFrom(options, writer.checkpoint), PREFETCHED_PAGES)
  try {
    for (;;) {
      const batch = await prefetch.take()
      if (batch.length === 0) {
        if (prefetch.wasStopped) return { outcome: 'interrupted', needsCleanup: false }
        const { checkpoint } = writer
        if (checkpoint.isFull || !(await new SkippedParents(database.of(lease.organizationId), copy).isAnyUntried()))
          return await finishEntityRun(context, copy, row, checkpoint)
        prefetch = new Prefetch(pagesFrom(options, { ...checkpoint, isRetrying: true }), PREFETCHED_PAGES)
        continue
      }
      for (const together of groups(batch)) await writer.write(together)
      context.written.pages += batch.length
      if (performance.now() >= until) prefetch.stop()
    }
  } finally {
    prefetch.stop()
  }
}

function* groups(pages: readonly EntityPage[]): Generator<EntityPage[]> {
  let group: EntityPage[] = []
  let bytes = 0
  for (const page of pages) {
    const size = page.raw.records?.byteLength ?? 0
    if (group.length > 0 && bytes + size > MAX_BYTES) {
      yield group
      group = []
      bytes = 0
    }
    group.push(page)
    bytes += size
  }
  if (group.length > 0) yield group
}
