/** The searchable copy of a connector. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { flag, freeObject, integer, list, nullable, object, oneOf, text, time, uuid } from './schema.ts'

const COUNT = { minimum: 0 }
const ENTITIES = { minItems: 1, maxItems: 100 }
const ENTITY: JsonSchema = { type: 'string', maxLength: 200 }

/** A parent below which a third party lists nothing for now. */
export const SKIPPED_PARENT: JsonSchema = object({
  params: freeObject('What names the parent, by the params of the list: `{"project": "1234"}`.'),
  code: text('The error code.'),
  message: text('What went wrong, for people.'),
  since: time('When the third party first refused it.'),
  next_try_at: time('When a run tries it again at the earliest; one that you start tries it at once.'),
})

/** The searchable copy of an entity. */
export const SYNC_ENTITY: JsonSchema = object({
  entity: text('The name of the entity.'),
  selected: flag('Whether the entity is among those that the connector syncs.'),
  status: oneOf(
    ['excluded', 'loading', 'preview', 'ready', 'error'],
    '`excluded` when nothing of the entity is copied: it is neither selected nor the parent of a selected one.',
  ),
  records: integer('How many records can be searched.', COUNT),
  rejected: integer('How many records could not be stored.', COUNT),
  requests: nullable(integer('How many requests to the third party the last run made.', COUNT)),
  full_requests: nullable(integer('How many requests the last run made that read everything.', COUNT)),
  interval_minutes: integer(
    'The minutes between two runs: from the cost of a run, unless the connector sets them.',
    COUNT,
  ),
  skipped_parents: list(
    SKIPPED_PARENT,
    'The parents that the third party refuses to list below, longest first. Runs skip them and keep their records.',
    { maxItems: 20 },
  ),
  skipped_parents_count: integer(
    'How many parents are skipped, also those that `skipped_parents` has no room for.',
    COUNT,
  ),
  last_synced_at: nullable(time('When the last complete run ended.')),
  last_full_synced_at: nullable(time('When the last complete run ended that read everything.')),
  next_run_at: nullable(time('When the next run is due.')),
  last_error: nullable({
    ...object({ code: text('The error code.'), message: text('What went wrong, for people.') }),
    description: 'The error that ended the last run; null when it succeeded.',
  }),
})

/** The searchable copy of a connector. */
export const SYNC_STATE: JsonSchema = object({
  connector_id: uuid('The id of the connector.'),
  status: oneOf(
    ['loading', 'building_preview', 'preview', 'ready', 'paused', 'error'],
    '`loading` until an entity can be searched, `building_preview` until every entity can, `preview` until every first run is complete.',
  ),
  enabled: flag('Whether the connector is synced.'),
  interval_minutes: integer('The least minutes between two runs; entities that cost more wait longer.'),
  job_id: nullable(uuid('The id of the current run; null when there is none.')),
  entities: list(SYNC_ENTITY, 'The entities of the kind that can be searched, and their parents.'),
})

/** The sync settings of a connector. */
export const SYNC_CHANGE: JsonSchema = object(
  {
    enabled: flag('Whether the connector is synced.'),
    interval_minutes: integer('The minutes between two runs, whatever a run costs.', {
      minimum: 1,
      maximum: 43_200,
    }),
    entities: nullable(
      list(ENTITY, 'The entities to sync; null, the default, for all that can be searched.', ENTITIES),
    ),
  },
  [],
)

/** The body that changes how a connector is synced. */
export const SYNC_CHANGES: JsonSchema = { ...SYNC_CHANGE, minProperties: 1 }

/** The body that starts a run. */
export const SYNC_RUN: JsonSchema = object(
  {
    entities: list(ENTITY, 'The entities to sync; all that the connector syncs by default.', ENTITIES),
    mode: oneOf(
      ['incremental', 'full'],
      '`incremental` asks for what is new where the third party can be asked so; `full` reads everything again.',
      { default: 'incremental' },
    ),
  },
  [],
)

/** A run that has been started. */
export const SYNC_JOB: JsonSchema = object({ job_id: uuid('The id of the run.') })
