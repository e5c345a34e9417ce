/** The changes of all copies of the platform, of a customer or of the organization, by one cursor. */
import type { AllChangesPage } from '../../generated/contract/bodies.ts'
import type { JsonObject } from '../../runtime/index.ts'
import type { EngineCopies } from '../base/engine.ts'
import { checkOptions } from '../../runtime/base/options/check.ts'
import { optionsOf, STRING, STRINGS } from '../../runtime/base/options/kinds.ts'
import type { AllChangesOptions, CopyChange } from '../types/all-changes.ts'
import type { Changes } from '../types/changes.ts'
import {
  type BarePage,
  CHANGES_OPTIONS,
  changesOver,
  followMs,
  parsedCheckpoint,
  checkpointText,
} from './change-pages.ts'

const OPTIONS = optionsOf<AllChangesOptions>({
  ...CHANGES_OPTIONS.table,
  externalUserId: STRING,
  kinds: STRINGS,
  entities: STRINGS,
})

const PATH = '/integrations/changes'
const TASK = 'read the changes of all copies'

/** So many copies that are not ready are named by a page. */
const MOST_NAMED = 20

/** What asks the platform. */
type ChangesClient = EngineCopies['client']

/**
 * The changes of all copies. Nothing is sent before it is iterated.
 * @throws ConnectorError `invalid_params` for options that are not known
 */
export function allChangesOf(client: ChangesClient, options: AllChangesOptions = {}): Changes<CopyChange> {
  checkOptions(options, OPTIONS, TASK)
  const waitMs = followMs(options)
  return changesOver<CopyChange>((signal) => pagesOf(client, options, { waitMs, signal }), options.signal)
}

interface Reading {
  readonly waitMs: number | undefined
  readonly signal: AbortSignal
}

async function* pagesOf(
  client: ChangesClient,
  { after, limit, externalUserId, kinds, entities }: AllChangesOptions,
  { waitMs, signal }: Reading,
): AsyncGenerator<BarePage<CopyChange>, void> {
  const began = new Date().toISOString()
  const query = {
    external_user_id: externalUserId,
    connector_types: kinds?.join(','),
    entities: entities?.join(','),
    limit: limit?.toString(),
  }
  let { pass, cursor } = parsedCheckpoint(after ?? checkpointText(began, ''))
  let lastExcept = ''
  let isCaughtUp = false
  for (;;) {
    const request = { method: 'GET', path: PATH, query: { ...query, after: cursor || undefined }, signals: [signal] }
    const { data, meta } = (await client.json(request)) as unknown as AllChangesPage
    const before = pass === undefined ? cursor : checkpointText(pass, cursor)
    const reading = { pass: pass ?? began }
    const changes = data.map((change) => ({ ...changeOf(change), ...reading }))
    const isEnd = !meta.has_more
    // Until the first sync of a copy is complete, records may be missing.
    const except = meta.unready
      .filter(({ status }) => status === 'preview')
      .map(({ connector_id: connectorId, entity }) => ({ connectorId, entity }))
    const isRead = pass !== undefined && (isEnd || !meta.snapshot) && except.length < MOST_NAMED
    const now = JSON.stringify(except)
    if (isRead && lastExcept !== now) changes.push({ ...reading, operation: 'complete', except })
    if (isRead) lastExcept = now
    if (isRead && except.length === 0) pass = undefined
    if (isEnd && !(isCaughtUp && changes.length === 0)) changes.push({ ...reading, operation: 'caught_up' })
    isCaughtUp = isEnd
    cursor = meta.cursor
    const next = pass === undefined ? cursor : checkpointText(pass, cursor)
    if (changes.length > 0) yield { changes, before, after: next, status: meta.status }
    if (!isEnd) continue
    if (waitMs === undefined) return
    await client.clock.wait(waitMs, signal)
  }
}

type WithoutReading<T> = T extends unknown ? Omit<T, 'checkpoint' | 'pass'> : never

function changeOf(change: AllChangesPage['data'][number]): WithoutReading<CopyChange> {
  const { operation, key, record, mapped } = change
  const copy = {
    connectorId: change.connector_id,
    kind: change.connector_type,
    externalUserId: change.external_user_id,
    entity: change.entity,
    changedAt: change.changed_at,
  }
  if (operation === 'reset') return { ...copy, operation }
  if (operation === 'delete') return { ...copy, operation, key: key ?? '', record: null }
  const upsert = { ...copy, operation, key: key ?? '', record: record as JsonObject }
  return mapped === undefined ? upsert : { ...upsert, mapped }
}
