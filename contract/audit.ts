/** The audit trail, counts of use, and jobs. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { freeObject, integer, list, nullable, object, oneOf, pageSchema, text, time, uuid } from './schema.ts'

/** A row of the audit trail. */
export const AUDIT_ROW: JsonSchema = object({
  organization_id: uuid('The id of the organization.'),
  seq: integer("The position of the row in the organization's chain, from 1."),
  id: uuid('The id of the row.'),
  at: time('When it happened.'),
  request_id: text('The request id, which the response and the log have as well.'),
  actor: {
    ...object({
      kind: text('The kind of the token, or `operator` or `system`.'),
      id: text('The id of the application; with a scoped or widget token that of the customer.'),
    }),
    description: 'Who did it.',
  },
  customer_id: nullable(uuid('The id of the customer.')),
  connector_id: nullable(uuid('The id of the connector.')),
  type: oneOf(
    ['direct', 'search', 'admin'],
    '`direct` for an execute, `search` for a search, `admin` for a change of the platform.',
  ),
  entity: nullable(text('The entity of an execute; `other` for a name that the kind has not.')),
  action: text('The action of an execute, `other` for a name that is none; or the route of a change.'),
  status: integer('The HTTP status of the response.'),
  code: nullable(text('The error code; null when there was no error.')),
  duration_ms: nullable(integer('The duration in milliseconds.')),
  definition_version: nullable(text('The version of the manifest that was executed.')),
  tool: nullable(text('The tool by which an agent asked; null for a call that no agent made.')),
  client: nullable(text("The name and version of the agent's program, where it said them.")),
  prev_hash: text('The hash of the previous row.'),
  hash: text('The hash of this row, which covers the previous one.'),
})

/** One page of the audit trail. */
export const AUDIT_PAGE: JsonSchema = pageSchema(AUDIT_ROW, 'The rows, the oldest first.')

/** How often a connector was used on one day. */
export const USAGE_COUNT: JsonSchema = object({
  customer_id: nullable(uuid('The id of the customer.')),
  connector_id: nullable(uuid('The id of the connector.')),
  day: text('The day in UTC.', { format: 'date' }),
  calls: integer('How many calls there were.'),
  failed: integer('How many of them were answered with 400 or more.'),
})

/** The counts of use. */
export const USAGE: JsonSchema = object({ data: list(USAGE_COUNT, 'The counts, by day, customer and connector.') })

/** Work in the background. */
export const JOB: JsonSchema = object({
  id: uuid('The id of the job.'),
  kind: text('What the job does, such as `connector.delete`.'),
  connector_id: nullable(uuid('The id of the connector.')),
  status: oneOf(['queued', 'running', 'succeeded', 'failed', 'cancelled'], 'The state of the job.'),
  progress: freeObject('How far the job is.'),
  error: nullable(freeObject('The error that ended the job; null when there was none.')),
  created_at: time('When the job was created.'),
  finished_at: nullable(time('When the job ended; null until then.')),
})
