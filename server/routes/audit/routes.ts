/** What was done: the audit trail, counts of use, and long work. */
import { ServerError } from '../../errors/index.ts'
import type { Audit } from '../../audit/index.ts'
import { ndjsonStream } from '../../audit/index.ts'
import type { Route } from '../../http/index.ts'
import type { Database } from '../../store/index.ts'
import { ANY_OBJECT, nullable, object, PAGE_QUERY, pageOf, text, TIME, UUID } from '../schemas.ts'

/** What these routes work with. */
export interface AuditServices {
  readonly audit: Audit
  readonly database: Database
}

const PERIOD = {
  from: { ...TIME, description: 'From this time on.' },
  to: { ...TIME, description: 'Before this time.' },
}

const FILTER = {
  ...PERIOD,
  connector_id: { ...UUID, description: 'Only of this connector.' },
  action: text('Only this action.', { maxLength: 100 }),
}

const NDJSON = 'application/x-ndjson'

function filterOf({ connector_id: connectorId, ...query }: Readonly<Record<string, unknown>>) {
  return {
    ...query,
    ...(connectorId !== undefined && { connectorId: String(connectorId) }),
  }
}

const ROW = object({
  organization_id: UUID,
  seq: { type: 'integer', description: "The row's place in the organization's chain." },
  id: UUID,
  at: TIME,
  request_id: text('Of the request, as its answer and the log have it.'),
  actor: object({
    kind: text('The kind of the token.'),
    id: text('The application; with a scoped or widget token the customer.'),
  }),
  customer_id: nullable(UUID),
  connector_id: nullable(UUID),
  type: { enum: ['direct', 'search', 'admin'], description: 'An execute, a search, or a change of ours.' },
  entity: nullable({ type: 'string' }),
  action: text('The action, or the route of a change.'),
  status: { type: 'integer', description: 'By which the request was answered.' },
  code: nullable({ type: 'string', description: 'Of the error, if there was one.' }),
  duration_ms: nullable({ type: 'integer' }),
  definition_version: nullable({ type: 'string', description: 'Of the manifest that was executed.' }),
  prev_hash: text('Hash of the row before.'),
  hash: text('Hash of this row and of the one before.'),
})

const COUNT = object({
  customer_id: nullable(UUID),
  connector_id: nullable(UUID),
  day: text('In UTC.', { format: 'date' }),
  calls: { type: 'integer' },
  failed: { type: 'integer', description: 'Those of them that answered with 400 or more.' },
})

const JOB = object({
  id: UUID,
  kind: text('What is done.'),
  connector_id: nullable(UUID),
  status: { enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] },
  progress: ANY_OBJECT,
  error: nullable(ANY_OBJECT),
  created_at: TIME,
  finished_at: nullable(TIME),
})

/** The routes of the audit trail, of usage and of jobs. */
export function auditRoutes({ audit, database }: AuditServices): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/v1/audit',
      tag: 'Audit',
      summary: 'Read the audit trail',
      description: "Every execute and every change, oldest first; each row's hash covers the row before it.",
      tokens: ['application'],
      query: { ...FILTER, ...PAGE_QUERY },
      answers: { 200: { description: 'Rows.', schema: pageOf(ROW) } },
      errors: ['invalid_cursor'],
      handle: async ({ caller: { organizationId }, query }) => ({
        status: 200,
        body: await audit.list({ organizationId, ...filterOf(query) }),
      }),
    },
    {
      method: 'GET',
      path: '/api/v1/audit/export',
      tag: 'Audit',
      summary: 'Export the audit trail as JSON Lines',
      description:
        'Every row that fits, oldest first, one JSON object a line, in one answer however many there are. It is sent as fast as it ' +
        'is read. An answer that breaks off is incomplete: ask again from the time of its last row on.',
      tokens: ['application'],
      query: {
        ...FILTER,
        cursor: {
          ...PAGE_QUERY.cursor,
          description: '`next` of a page of the list: only the rows after it.',
        },
      },
      answers: {
        200: {
          description: 'Rows, as the list has them.',
          mediaTypes: [NDJSON],
        },
      },
      errors: ['invalid_cursor'],
      handle: async ({ caller: { organizationId }, query }) => ({
        status: 200,
        headers: {
          'content-type': NDJSON,
          'content-disposition': 'attachment; filename="audit.ndjson"',
        },
        stream: ndjsonStream(audit.export({ organizationId, ...filterOf(query) })),
      }),
    },
    {
      method: 'GET',
      path: '/api/v1/usage',
      tag: 'Audit',
      summary: 'Count calls by customer, connector and day',
      tokens: ['application'],
      query: PERIOD,
      answers: { 200: { description: 'Counts.', schema: object({ data: { type: 'array', items: COUNT } }) } },
      handle: async ({ caller: { organizationId }, query }) => ({
        status: 200,
        body: { data: await audit.usage({ organizationId, ...query }) },
      }),
    },
    {
      method: 'GET',
      path: '/api/v1/jobs/{job_id}',
      tag: 'Jobs',
      summary: 'See how far a job is',
      tokens: ['application', 'scoped', 'widget'],
      answers: { 200: { description: 'It.', schema: JOB } },
      errors: ['job_not_found'],
      async handle({ caller: { organizationId, customer }, params }) {
        const [job] = await database.of(organizationId).query(
          `select id, kind, connector_id, status, progress, error, created_at, finished_at from jobs
             where organization_id = $1 and id = $2 and ($3::uuid is null or customer_id = $3)`,
          [organizationId, params.job_id, customer?.id ?? null],
        )
        if (!job) throw new ServerError('job_not_found', 'Cannot find the job: there is none of that id')
        return { status: 200, body: job }
      },
    },
  ]
}
