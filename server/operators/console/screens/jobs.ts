/** Jobs: work in the background, by its status. */
import { html } from '../../../ground/base/index.ts'
import { type JobOverview, listJobs } from '../../support/index.ts'
import { consoleLink, consolePath, tableOf } from '../html/parts.ts'
import { ANY_VALUE, filterBar } from '../html/filters.ts'
import { jobColumns } from '../html/columns.ts'
import { type ConsoleRoute, given } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

const STATUSES = ['queued', 'running', 'failed', 'succeeded', 'cancelled']

/** The list. */
export function jobsRoute({ database, now }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/jobs',
    role: 'viewer',
    summary: 'Lists jobs, the newest first, by status.',
    nav: 'Jobs',
    async handle({ query }) {
      const jobs = await listJobs(database, { status: given(query, 'status') })
      return {
        data: { jobs },
        page: () => ({
          title: 'Jobs',
          isLive: true,
          body: html`${filterBar({ to: '/jobs', query, links: [['status', 'Status', [ANY_VALUE, ...STATUSES]]] })}
          ${tableOf<JobOverview>(jobs, [...jobColumns(now()), ['Customer', customerOf]], 'No job matches.')}`,
        }),
      }
    },
  }
}

function customerOf({ organization_id: organization, customer_id: customer }: JobOverview) {
  return customer && consoleLink(consolePath('customers', organization, customer), customer)
}
