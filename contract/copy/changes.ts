/** The changes of a copy: whole records in the order in which they changed. */
import type { JsonSchema } from '../../runtime/base/json.ts'
import {
  type FieldSchemas,
  flag,
  freeObject,
  integer,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
} from '../base/schema.ts'

/** What a page of changes is asked by. */
export const CHANGES_QUERY: FieldSchemas = {
  after: text('The `meta.cursor` of an earlier page of the same entity. Without it, you begin with a snapshot.', {
    maxLength: 4000,
  }),
  limit: integer('The maximum number of changes on a page.', { minimum: 1, maximum: 1000, default: 1000 }),
}

/** One change. */
export const CHANGE: JsonSchema = object({
  operation: oneOf(['upsert', 'delete'], '`upsert` for a record that was created or changed.'),
  key: text('The key of the record.'),
  changed_at: time('When the copy noticed the change.'),
  record: nullable(freeObject('The whole record as the third party gave it. Null after a deletion.')),
})

/** The metadata of a page of changes. */
export const CHANGES_META: JsonSchema = object({
  has_more: flag('Whether more changes follow now.'),
  cursor: text('Send it as `after` to continue, now or later.'),
  snapshot: flag('Whether the page belongs to the snapshot with which you begin.'),
  status: oneOf(
    ['ready', 'preview', 'held'],
    '`preview` until the first sync is complete, `held` while a copy that shrinks too much is held back.',
  ),
})

/** A page of changes. */
export const CHANGES_PAGE: JsonSchema = object({
  data: list(CHANGE, 'The changes, oldest first.'),
  meta: CHANGES_META,
})
