/** The rows of `jobs`: long work as callers of the API see it. No other room names the table; the queue has its own. */
import type { Json } from 'plugboard/runtime'
import type { Sql } from '../store/index.ts'

/** What a job does. */
export type JobKind = 'connector.delete' | 'connector.sync' | 'customer.delete'

/** The kinds that remove something. */
const DELETION_KINDS: readonly DeletionJob['kind'][] = ['connector.delete', 'customer.delete']

/** A job of an organization. */
export interface JobRef {
  readonly id: string
  readonly organizationId: string
}

/** A job to be written down. */
export interface NewJob extends JobRef {
  readonly kind: JobKind
  readonly connectorId?: string
  readonly customerId: string
  /** The database's time when absent. */
  readonly createdAt?: Date
}

/** A job, its columns as the database has them. */
export interface JobRow {
  readonly id: string
  readonly kind: JobKind
  readonly connector_id: string | null
  readonly status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
  readonly progress: Readonly<Record<string, Json>>
  readonly error: Readonly<Record<string, Json>> | null
  readonly created_at: Date
  readonly finished_at: Date | null
}

/** A deletion that is not finished. */
export type DeletionJob = JobRef &
  (
    | { readonly kind: 'connector.delete'; readonly connectorId: string }
    | { readonly kind: 'customer.delete'; readonly customerId: string }
  )

/** Writes a job down as queued. */
export async function insertJob(sql: Sql, job: NewJob): Promise<void> {
  await sql.query(
    `insert into jobs (id, organization_id, kind, connector_id, customer_id, created_at)
    values ($1, $2, $3, $4, $5, coalesce($6::timestamptz, now()))`,
    [job.id, job.organizationId, job.kind, job.connectorId ?? null, job.customerId, job.createdAt ?? null],
  )
}

/** A job by its id; of one customer only, when one is given. */
export async function findJob(
  sql: Sql,
  { id, organizationId }: JobRef,
  customerId?: string,
): Promise<JobRow | undefined> {
  const [row] = await sql.query<JobRow>(
    `select id, kind, connector_id, status, progress, error, created_at, finished_at from jobs
    where id = $1 and organization_id = $2 and ($3::uuid is null or customer_id = $3)`,
    [id, organizationId, customerId ?? null],
  )
  return row
}

/** A deletion by its job's id, as running from now on; undefined when it is finished, or there is none. */
export async function startDeletion(sql: Sql, { id, organizationId }: JobRef): Promise<DeletionJob | undefined> {
  const [job] = await sql.query<DeletionJob>(
    `update jobs set status = 'running' where id = $1 and organization_id = $2 and kind = any($3::text[])
      and status in ('queued', 'running')
    returning id, organization_id as "organizationId", kind, connector_id as "connectorId", customer_id as "customerId"`,
    [id, organizationId, DELETION_KINDS],
  )
  return job
}

/** Deletions that were begun more than half a minute ago and are not finished, the oldest first; at most 1,000. */
export async function unfinishedDeletions(sql: Sql): Promise<JobRef[]> {
  return sql.query<JobRef>(
    `select id, organization_id as "organizationId" from jobs where kind = any($1::text[]) and status in ('queued', 'running')
    and created_at < now() - interval '30 seconds' order by created_at limit 1000`,
    [DELETION_KINDS],
  )
}

/** Notes how a job ended. */
export async function endJob(
  sql: Sql,
  { id, organizationId }: JobRef,
  status: 'succeeded' | 'failed' | 'cancelled',
  error?: object,
): Promise<void> {
  await sql.query(
    `update jobs set status = $3, error = $4::jsonb, finished_at = now() where id = $1 and organization_id = $2`,
    [id, organizationId, status, error === undefined ? null : JSON.stringify(error)],
  )
}

/** Removes what the jobs of a connector say of its records: an error may quote what a third party said of people. */
export async function clearJobDetails(sql: Sql, organizationId: string, connectorId: string): Promise<void> {
  await sql.query(`update jobs set error = null, progress = '{}' where organization_id = $1 and connector_id = $2`, [
    organizationId,
    connectorId,
  ])
}

/**
 * The statement, for a `with` clause, that sets queued jobs to running.
 * @param source a table of the same statement whose columns "runId" and "organizationId" name them
 */
export function startJobsOf(source: string): string {
  return `update jobs set status = 'running' from ${source}
      where jobs.id = ${source}."runId" and jobs.organization_id = ${source}."organizationId" and jobs.status = 'queued'`
}
