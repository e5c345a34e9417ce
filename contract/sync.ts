/** The searchable copy of a connector, and its sync. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { flag, freeObject, integer, list, nullable, object, oneOf, text, time, uuid } from './schema.ts'

const COUNT = { minimum: 0 }
const ENTITIES = { minItems: 1, maxItems: 100 }
const ENTITY: JsonSchema = { type: 'string', maxLength: 200 }

/** A parent whose list the third party refuses for now. */
export const SKIPPED_PARENT: JsonSchema = object({
  params: freeObject('The params of the list that identify the parent: `{"project": "1234"}`.'),
  code: text('The error code.'),
  message: text('What went wrong, for people.'),
  since: time('When the third party first refused the parent.'),
  next_try_at: time(
    'The earliest time at which a run tries the parent again. A run that you start tries it immediately.',
  ),
})

/** The account's own fields in copies. */
const OWN_FIELDS_SETTING: JsonSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: list({ type: 'string', maxLength: 500 }, 'Names or labels.', { maxItems: 500 }),
    },
    { enum: ['all', 'standard'] },
  ],
}

/** The searchable copy of an entity. */
export const SYNC_ENTITY: JsonSchema = object({
  entity: text('The name of the entity.'),
  selected: flag('Whether the connector syncs the entity.'),
  status: oneOf(
    ['excluded', 'loading', 'preview', 'ready', 'error'],
    '`excluded` if the entity is not copied: it is neither selected nor the parent of a selected entity.',
  ),
  records: integer('The number of searchable records.', COUNT),
  rejected: integer('The number of records that could not be stored.', COUNT),
  requests: nullable(integer('The number of requests to the third party in the last run.', COUNT)),
  full_requests: nullable(integer('The number of requests in the last full run.', COUNT)),
  interval_minutes: integer('The minutes between two runs. Defaults to a value from the cost of a run.', COUNT),
  partial: nullable(
    text(
      'Which records the list of the third party leaves out: `The list ends after 10,000 records.` A full run keeps records that such a list does not name. Null for a list of all records.',
    ),
  ),
  skipped_parents: list(
    SKIPPED_PARENT,
    'The parents whose lists the third party refuses, longest refused first. Runs skip them and keep their records.',
    { maxItems: 20 },
  ),
  skipped_parents_count: integer(
    'The number of skipped parents, including parents that `skipped_parents` omits.',
    COUNT,
  ),
  own_field_list: nullable({
    ...object({
      found: integer('The number of own fields that the account has.', COUNT),
      copied: integer('The number of own fields that runs ask for: 500 at most.', COUNT),
      last_error: nullable({
        ...object({ code: text('The error code.'), message: text('What went wrong, for people.') }),
        description:
          'Why the last run could not read the list of own fields. It then asked for the fields of the list before.',
      }),
    }),
    description:
      'The own fields of the account in the copy. Null for entities whose third party lists none, and before the first run.',
  }),
  last_synced_at: nullable(time('When the last complete run ended.')),
  last_full_synced_at: nullable(time('When the last full run ended.')),
  next_run_at: nullable(time('When the next run is due.')),
  last_error: nullable({
    ...object({ code: text('The error code.'), message: text('What went wrong, for people.') }),
    description:
      'The error that ended the last run, or `incomplete_list` while the copy keeps records that its list leaves out. Null otherwise.',
  }),
})

/** The searchable copy of a connector. */
export const SYNC_STATE: JsonSchema = object({
  connector_id: uuid('The ID of the connector.'),
  status: oneOf(
    ['loading', 'building_preview', 'preview', 'ready', 'paused', 'error'],
    '`loading` until one entity is searchable, `building_preview` until every entity is, `preview` until every first run is complete.',
  ),
  enabled: flag('Whether the connector is synced.'),
  interval_minutes: integer(
    'The minimum number of minutes between two runs. Entities with more expensive runs wait longer.',
  ),
  own_fields: {
    ...OWN_FIELDS_SETTING,
    description: 'The own fields in the copies: `all`, `standard` for none, or names by entity.',
  },
  job_id: nullable(uuid('The ID of the current run. Null without a run.')),
  entities: list(SYNC_ENTITY, 'The searchable entities of the kind, and their parents.'),
})

/** The sync settings of a connector. */
export const SYNC_CHANGE: JsonSchema = object(
  {
    enabled: flag('Whether the connector is synced.'),
    interval_minutes: integer('The minutes between two runs, independent of the cost of a run.', {
      minimum: 1,
      maximum: 43_200,
    }),
    entities: nullable(
      list(ENTITY, 'The entities to sync. Defaults to null, which means all searchable entities.', ENTITIES),
    ),
    own_fields: {
      ...OWN_FIELDS_SETTING,
      description:
        'The own fields that runs ask for: `all`, up to 500 of an entity; `standard` for none; or names or labels by entity, such as ' +
        '`{"deals": ["stage_reason"]}`. An entity that is not named has all. Defaults to `all`.',
    },
  },
  [],
)

/** The body that changes the sync of a connector. */
export const SYNC_CHANGES: JsonSchema = { ...SYNC_CHANGE, minProperties: 1 }

/** The body that starts a run. */
export const SYNC_RUN: JsonSchema = object(
  {
    entities: list(ENTITY, 'The entities to sync. Defaults to all entities that the connector syncs.', ENTITIES),
    mode: oneOf(
      ['incremental', 'full'],
      '`incremental` reads changes if the third party supports it; `full` reads everything again.',
      { default: 'incremental' },
    ),
  },
  [],
)

/** A started run. */
export const SYNC_JOB: JsonSchema = object({ job_id: uuid('The ID of the run.') })
