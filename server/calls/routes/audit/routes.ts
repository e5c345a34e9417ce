/** The audit trail, counts of use, and jobs. */
import { AUDIT_PAGE, JOB, PAGE_QUERY, text, time, USAGE, uuid } from 'plugboard/contract'
import { ServerError } from '../../../ground/errors/index.ts'
import { ndjsonStream } from '../../audit/index.ts'
import type { Route } from '../../../http/index.ts'
import { findJob } from '../../../ground/jobs/index.ts'
import { ANY_TOKEN, shape } from '../../../accounts/index.ts'
import type { WithCalls } from '../../services/open.ts'

const PERIOD = {
  from: time('The start of the time range, inclusive.'),
  to: time('The end of the time range, exclusive.'),
}

const FILTER = {
  ...PERIOD,
  connector_id: uuid('Filters by connector.'),
  action: text('Filters by action.', { maxLength: 100 }),
}

const NDJSON = 'application/x-ndjson'

function filterOf({ connector_id: connectorId, ...query }: Readonly<Record<string, unknown>>) {
  return { ...query, connectorId: connectorId === undefined ? undefined : String(connectorId) }
}

/** The routes of the audit trail, of usage and of jobs. */
export function auditRoutes(services: WithCalls): Route[] {
  return [auditRoute(services), exportRoute(services), usageRoute(services), jobRoute(services)]
}

function auditRoute({ audit }: WithCalls): Route {
  return {
    method: 'GET',
    path: '/api/v1/audit',
    tag: 'Audit',
    summary: 'Read the audit trail',
    description: "Returns every execute and every change, oldest first. Each row's hash covers the previous row.",
    tokens: ['application'],
    query: { ...FILTER, ...PAGE_QUERY },
    responses: { 200: shape('The rows.', AUDIT_PAGE) },
    errors: ['invalid_cursor'],
    handle: async ({ caller: { organizationId }, query }) => ({
      status: 200,
      body: await audit.list({ organizationId, ...filterOf(query) }),
    }),
  }
}

function exportRoute({ audit }: WithCalls): Route {
  return {
    method: 'GET',
    path: '/api/v1/audit/export',
    tag: 'Audit',
    summary: 'Export the audit trail as JSON Lines',
    description:
      'Returns every matching row, oldest first, as one JSON object a line, in one response. The response is sent as fast as you ' +
      'read it. A response that breaks off is incomplete: continue from the time of its last row.',
    tokens: ['application'],
    query: {
      ...FILTER,
      cursor: text('The `next` of a page of the list. Returns only the rows after it.', { maxLength: 2000 }),
    },
    responses: { 200: { description: 'The rows, in the format of the list.', mediaTypes: [NDJSON] } },
    errors: ['invalid_cursor'],
    handle: async ({ caller: { organizationId }, query }) => ({
      status: 200,
      headers: { 'content-type': NDJSON, 'content-disposition': 'attachment; filename="audit.ndjson"' },
      stream: ndjsonStream(audit.export({ organizationId, ...filterOf(query) })),
    }),
  }
}

function usageRoute({ audit }: WithCalls): Route {
  return {
    method: 'GET',
    path: '/api/v1/usage',
    tag: 'Audit',
    summary: 'Count calls by customer, connector and day',
    tokens: ['application'],
    query: PERIOD,
    responses: { 200: shape('The counts.', USAGE) },
    handle: async ({ caller: { organizationId }, query }) => ({
      status: 200,
      body: { data: await audit.usage({ organizationId, ...query }) },
    }),
  }
}

function jobRoute({ database }: WithCalls): Route<'/api/v1/jobs/{job_id}'> {
  return {
    method: 'GET',
    path: '/api/v1/jobs/{job_id}',
    tag: 'Jobs',
    summary: 'Get the state of a job',
    tokens: ANY_TOKEN,
    responses: { 200: shape('The job.', JOB) },
    errors: ['job_not_found'],
    async handle({ caller: { organizationId, customer }, params }) {
      const ref = { organizationId, id: params.job_id }
      const job = await findJob(database.of(organizationId), ref, customer?.id)
      if (!job) throw new ServerError('job_not_found', 'Cannot find the job: no job has this ID')
      return { status: 200, body: job }
    },
  }
}
