/** Faults in how calls are repeated and paced, and in how copies are filled. */
import {
  type Change,
  inEntities,
  inLevels,
  isMap,
  lost,
  type ManifestFault,
  mapsIn,
  otherLocation,
  siteAt,
  sitesIn,
} from './fault.ts'

/** A fault in one word of a sync, in its first or its later listing. */
function inSync(name: string, word: string, change: Change): ManifestFault {
  return {
    name,
    sites: ({ entities }) =>
      mapsIn(entities).flatMap(({ sync }) => {
        const later = isMap(sync) ? sync.later : undefined
        return [...siteAt(sync, word, change), ...siteAt(later, word, change)]
      }),
  }
}

const times =
  (by: number): Change =>
  (value) =>
    typeof value === 'number' ? value * by : undefined

const otherField: Change = (value) => `${String(value)}_other`

/** The faults in repetition, pace and syncs. */
export const BEHAVIOUR_FAULTS: readonly ManifestFault[] = [
  inLevels('retry: idempotency header lost', ['retry', 'idempotency'], lost),
  inLevels('retry: another idempotency header', ['retry', 'idempotency'], () => 'X-Idempotency-Key'),
  inLevels('retry: the wait elsewhere', ['retry', 'after'], otherLocation),
  inLevels('retry: the wait lost', ['retry', 'after'], lost),
  inLevels('retry: a longer wait', ['retry', 'wait'], times(100)),
  inLevels('retry: the advice lost', ['retry', 'advice'], lost),
  inLevels('rate: a hundred times as many', ['rate', 'limit'], times(100)),
  inLevels('rate: another window', ['rate', 'per'], times(60)),
  inLevels('rate: lost', ['rate'], lost),
  inLevels('rate: what is left elsewhere', ['rate', 'remaining'], otherLocation),
  inLevels('rate: another unit', ['rate', 'unit'], (value) => (value === 'seconds' ? 'milliseconds' : 'seconds')),
  inLevels('timeout: ten times as long', ['timeout'], times(10)),
  { name: 'check: another operation', sites: (manifest) => siteAt(manifest, 'check', replacingAction) },
  inSync('sync: another field', 'field', otherField),
  inSync('sync: another param', 'param', otherField),
  inSync('sync: what it sends lost', 'with', lost),
  inSync('sync: another order', 'newest_first', lost),
  inSync('sync: deletions lost', 'deleted', lost),
  inSync('sync: the record elsewhere', 'record', otherLocation),
  inSync('sync: a longer history', 'history_days', times(10)),
  inSync('sync: lookback lost', 'lookback', lost),
  inSync('sync: parents lost', 'each', lost),
  inSync('sync: later runs lost', 'later', lost),
  inSync('sync: another operation', 'from', () => 'other.list'),
  inEntities('sync: lost', ['sync'], lost),
  inEntities('changes: lost', ['changes'], lost),
  {
    name: 'refs: to another entity',
    sites: ({ entities }) => {
      const [first = ''] = isMap(entities) ? Object.keys(entities) : []
      return mapsIn(entities).flatMap(({ refs }) =>
        sitesIn(refs, (value) => (String(value).startsWith(`${first}.`) ? undefined : `${first}.id`)),
      )
    },
  },
  inEntities('refs: lost', ['refs'], lost),
]

function replacingAction(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\.\w+$/, '.get') : undefined
}
