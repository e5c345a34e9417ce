/** The audit trail, counts of use, and jobs. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { freeObject, integer, list, nullable, object, oneOf, pageSchema, text, time, uuid } from './schema.ts'

/** A row of the audit trail. */
export const AUDIT_ROW: JsonSchema = object({
  organization_id: uuid('The ID of the organization.'),
  seq: integer("The position of the row in the organization's chain, from 1."),
  id: uuid('The ID of the row.'),
  at: time('When it happened.'),
  request_id: text('The request ID, which is also in the response and the log.'),
  actor: {
    ...object({
      kind: text('The kind of the token, or `operator` or `system`.'),
      id: text(
        'The ID of the application, or of the customer for a scoped, widget or agent token; the name of an operator.',
      ),
    }),
    description: 'The actor.',
  },
  customer_id: nullable(uuid('The ID of the customer.')),
  connector_id: nullable(uuid('The ID of the connector.')),
  type: oneOf(
    ['direct', 'search', 'admin'],
    '`direct` for an execute, `search` for a search, `admin` for a change of the platform.',
  ),
  entity: nullable(
    text(
      'The entity of an execute; `other` for a name that the kind does not have. The own kind or the webhook endpoint of a change. Null for a request.',
    ),
  ),
  action: text(
    'The action of an execute, `other` for an unknown action; the method and path of a request; or the route of a change.',
  ),
  status: integer('The HTTP status of the response.'),
  code: nullable(text('The error code. Null without an error.')),
  duration_ms: nullable(integer('The duration in milliseconds.')),
  definition_version: nullable(text('The version of the manifest that was executed.')),
  tool: nullable(text('The tool that an agent called. Null for a call without an agent.')),
  client: nullable(text("The name and version of the agent's program, if it sent them.")),
  prev_hash: text('The hash of the previous row.'),
  hash: text('The hash of this row, which covers the previous one.'),
})

/** One page of the audit trail. */
export const AUDIT_PAGE: JsonSchema = pageSchema(AUDIT_ROW, 'The rows, oldest first.')

/** The number of calls of a connector on one day. */
export const USAGE_COUNT: JsonSchema = object({
  customer_id: nullable(uuid('The ID of the customer.')),
  connector_id: nullable(uuid('The ID of the connector.')),
  day: text('The day in UTC.', { format: 'date' }),
  calls: integer('The number of calls.'),
  failed: integer('The number of calls with a status of 400 or more.'),
})

/** The counts of use. */
export const USAGE: JsonSchema = object({ data: list(USAGE_COUNT, 'The counts, by day, customer and connector.') })

/** Work in the background. */
export const JOB: JsonSchema = object({
  id: uuid('The ID of the job.'),
  kind: text('The kind of job, such as `connector.delete`.'),
  connector_id: nullable(uuid('The ID of the connector.')),
  status: oneOf(['queued', 'running', 'succeeded', 'failed', 'cancelled'], 'The state of the job.'),
  progress: freeObject('The progress of the job.'),
  error: nullable(freeObject('The error that ended the job. Null without an error.')),
  created_at: time('When the job was created.'),
  finished_at: nullable(time('When the job ended. Null until then.')),
})
