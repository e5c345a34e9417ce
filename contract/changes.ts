/** The changes of copies: whole records in the order of their changes, of an entity, a customer or the organization. */
import type { JsonSchema } from '../runtime/base/json.ts'
import {
  EXTERNAL_USER_ID,
  type FieldSchemas,
  flag,
  freeObject,
  integer,
  KIND_NAME,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  uuid,
} from './schema.ts'
import { COPY_UNMAPPED, MAPPED, UNMAPPED } from './map.ts'

const LIMIT = integer('The maximum number of changes on a page.', { minimum: 1, maximum: 1000, default: 1000 })
const CURSOR = { maxLength: 4000 }
const NAMES = { minLength: 1, maxLength: 2000 }

/** The query of a page of changes. */
export const CHANGES_QUERY: FieldSchemas = {
  after: text(
    'The `meta.cursor` of an earlier page of the same entity. Without it, you begin with a snapshot.',
    CURSOR,
  ),
  limit: LIMIT,
}

/** The path of the changes of a customer, or of the organization. */
export const ALL_CHANGES_PATH = '/api/v1/integrations/changes'

/** The query of a page of the changes of many copies. */
export const ALL_CHANGES_QUERY: FieldSchemas = {
  external_user_id: {
    ...EXTERNAL_USER_ID,
    description:
      "Filters by customer. A scoped token reads its own customer's changes with and without it. An application token reads the changes of the organization without it.",
    maxLength: 255,
  },
  connector_types: text('Filters by kind: names, separated by commas.', NAMES),
  entities: text('Filters by entity: names, separated by commas.', NAMES),
  after: text(
    'The `meta.cursor` of an earlier page with the same filters. Without it, you begin with a snapshot.',
    CURSOR,
  ),
  limit: LIMIT,
}

const STATUS = oneOf(
  ['ready', 'preview', 'held'],
  '`preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a full sync.',
)
const CHANGED_AT = time('When the copy noticed the change.')
const RECORD = freeObject('The whole record as the third party gave it.')

/** One change. */
export const CHANGE: JsonSchema = object(
  {
    operation: oneOf(['upsert', 'delete'], '`upsert` for a record that was created or changed.'),
    key: text('The key of the record.'),
    changed_at: CHANGED_AT,
    record: nullable({ ...RECORD, description: `${String(RECORD.description)} Null after a deletion.` }),
    mapped: MAPPED,
  },
  ['operation', 'key', 'changed_at', 'record'],
)

const COPY_CHANGE_FIELDS: FieldSchemas = {
  operation: oneOf(
    ['upsert', 'delete', 'reset'],
    '`upsert` for a record that was created or changed. `reset` for a copy that was removed: delete all records that you hold of this entity of this connector.',
  ),
  connector_id: uuid('The ID of the connector.'),
  connector_type: KIND_NAME,
  external_user_id: nullable({
    ...EXTERNAL_USER_ID,
    description: 'Your own ID of the customer. Null in the `reset` of a customer that was deleted.',
  }),
  entity: text('The name of the entity.'),
  key: nullable(text('The key of the record. Null in a `reset`.')),
  changed_at: CHANGED_AT,
  record: nullable({
    ...RECORD,
    description: `${String(RECORD.description)} Null after a deletion, and in a \`reset\`.`,
  }),
}

/** One change among those of many copies. */
export const COPY_CHANGE: JsonSchema = object(
  { ...COPY_CHANGE_FIELDS, mapped: MAPPED },
  Object.keys(COPY_CHANGE_FIELDS),
)

const META = {
  has_more: flag('Whether more changes follow now.'),
  cursor: text('Send it as `after` to continue, now or later.'),
  snapshot: flag('Whether the page belongs to the snapshot with which you begin.'),
}

/** The metadata of a page of changes. */
export const CHANGES_META: JsonSchema = object({ ...META, status: STATUS, unmapped: UNMAPPED }, [
  ...Object.keys(META),
  'status',
])

/** A copy that is not complete. */
export const UNREADY_COPY: JsonSchema = object({
  connector_id: uuid('The ID of the connector.'),
  entity: text('The name of the entity.'),
  status: oneOf(['preview', 'held'], STATUS.description as string),
})

const ALL_META: FieldSchemas = {
  ...META,
  status: oneOf(
    ['ready', 'preview', 'held'],
    '`ready` if all copies are, else `held` if any copy is held back, else `preview`.',
  ),
  unready: list(UNREADY_COPY, 'The copies that are not `ready`: 20 at most, held ones first.', {
    maxItems: 20,
  }),
}

/** The metadata of a page of the changes of many copies. */
export const ALL_CHANGES_META: JsonSchema = object({ ...ALL_META, unmapped: COPY_UNMAPPED }, Object.keys(ALL_META))

/** A page of changes. */
export const CHANGES_PAGE: JsonSchema = object({
  data: list(CHANGE, 'The changes, oldest first.'),
  meta: CHANGES_META,
})

/** A page of the changes of many copies. */
export const ALL_CHANGES_PAGE: JsonSchema = object({
  data: list(COPY_CHANGE, 'The changes, oldest first.'),
  meta: ALL_CHANGES_META,
})

/** The query of a copied record. */
export const COPIED_RECORD_QUERY: FieldSchemas = {
  key: text('The key of the record, as changes and searches give it.', { minLength: 1, maxLength: 1024 }),
}

/** A copied record. */
export const COPIED_RECORD: JsonSchema = object({
  data: RECORD,
  meta: object({ key: text('The key of the record.'), changed_at: CHANGED_AT, status: STATUS, mapped: MAPPED }, [
    'key',
    'changed_at',
    'status',
  ]),
})

/** The number of records of a copy. */
export const RECORD_COUNT: JsonSchema = object({
  data: object({ count: integer('The number of copied records.', { minimum: 0 }) }),
  meta: object({ status: STATUS }),
})
