/** The changes of all copies of the platform, of a customer or of the organization, by one cursor. */
import type { AllChangesPage } from '../../generated/contract/bodies.ts'
import { checkOptions, optionsOf, STRING, STRINGS } from '../../runtime/base/options.ts'
import type { EngineCopies } from '../base/engine.ts'
import type { AllChangesOptions, Changes, CopyChange } from '../types/change-types.ts'
import { CHANGES_OPTIONS, changesOver, copyPages, type CopyReading, followMs } from './change-pages.ts'

const OPTIONS = optionsOf<AllChangesOptions>({
  ...CHANGES_OPTIONS.table,
  externalUserId: STRING,
  kinds: STRINGS,
  entities: STRINGS,
})

const MOST_NAMED = 20

/**
 * The changes of all copies. Nothing is sent before you iterate.
 * @throws ConnectorError `invalid_params` for unknown options
 */
export function allChangesOf(client: EngineCopies['client'], options: AllChangesOptions = {}): Changes<CopyChange> {
  checkOptions(options, OPTIONS, 'read the changes of all copies')
  const waitMs = followMs(options)
  const { after, limit, externalUserId, kinds, entities } = options
  const query = {
    external_user_id: externalUserId,
    connector_types: kinds?.join(','),
    entities: entities?.join(','),
    limit: limit?.toString(),
  }
  const readingBy = (signal: AbortSignal): CopyReading<AllChangesPage> => ({
    async ask(cursor) {
      const request = { method: 'GET', path: '/integrations/changes', query: { ...query, after: cursor } }
      return (await client.json({ ...request, signals: [signal] })) as unknown as AllChangesPage
    },
    about: (change) =>
      change
        ? {
            connectorId: change.connector_id,
            kind: change.connector_type,
            externalUserId: change.external_user_id,
            entity: change.entity,
          }
        : {},
    exceptOf({ meta }) {
      const early = meta.unready.filter(({ status }) => status === 'preview')
      if (early.length >= MOST_NAMED) return undefined
      return early.map(({ connector_id: connectorId, entity }) => ({ connectorId, entity }))
    },
    wait: waitMs === undefined ? undefined : () => client.clock.wait(waitMs, signal),
  })
  return changesOver<CopyChange>((signal) => copyPages(readingBy(signal), after), options.signal)
}
