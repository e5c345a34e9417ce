/** Settings of copies: syncs, searches, embeddings. */
import { issuerFault, type Setting, setting } from '../ground/setting-kinds/index.ts'

/** The settings by their names. */
export const COPY_SETTINGS = {
  'limits.matchesPerMinutePerEndpoint': setting.count(
    60,
    'Maximum number of changed records that an endpoint is sent one by one in a minute. Beyond it, one message names where to read them.',
    500,
  ),
  'quotas.recordsPerConnector': setting.count(1_000_000, 'Maximum number of synced records of one connector.'),
  'search.unusedIndexDays': setting.count(
    14,
    'Days without a search after which an index of records is dropped.',
    3650,
  ),
  'embeddings.url': setting.text(
    undefined,
    'URL that gives vectors of texts, in the form of OpenAI’s API. Needs pgvector in the database.',
    {
      fault: issuerFault,
      derived: 'none: searches compare words only',
    },
  ),
  'embeddings.model': setting.text(undefined, 'Name of the model at that URL.', { derived: 'none' }),
  'embeddings.dimensions': setting.optionalCount('Number of dimensions of the model’s vectors.', 4000, 'none'),
  'embeddings.keyFile': setting.file('File with the API key for that URL, mode 0600.'),
  'sync.enabled': setting.flag(true, 'Whether to sync connectors for search.'),
  'sync.intervalMinutes': setting.count(
    60,
    'Minutes between two syncs of a connector whose syncs need few requests.',
    525_600,
  ),
  'sync.concurrency': setting.count(
    8,
    'Maximum number of connectors that a process syncs at the same time. Most of the time, a sync waits for a third party.',
    1000,
  ),
  'sync.ratePercent': setting.count(
    25,
    "Maximum percentage of a third party's rate limit that syncs of one connector use.",
    100,
  ),
} as const satisfies Record<string, Setting>
