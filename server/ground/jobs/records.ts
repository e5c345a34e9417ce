/** The rows of `jobs`: long work as callers of the API see it. */
import type { Json } from 'plugboard/runtime'
import type { Sql } from '../store/index.ts'

/** Kind of a job. */
export type JobKind = 'connector.delete' | 'connector.sync' | 'customer.delete'

/** The kinds that remove something. */
const DELETION_KINDS: readonly DeletionJob['kind'][] = ['connector.delete', 'customer.delete']

/** A job of an organization. */
export interface JobRef {
  readonly id: string
  readonly organizationId: string
}

/** A new job. */
export interface NewJob extends JobRef {
  readonly kind: JobKind
  readonly connectorId?: string
  readonly customerId: string
  /** Now by default. */
  readonly createdAt?: Date
}

/** A row of a job. */
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

/** An unfinished deletion. */
export type DeletionJob = JobRef &
  (
    | { readonly kind: 'connector.delete'; readonly connectorId: string }
    | { readonly kind: 'customer.delete'; readonly customerId: string }
  )

/** Inserts a queued job. */
export async function insertJob(sql: Sql, job: NewJob): Promise<void> {
  await sql.query(
    `insert into jobs (id, organization_id, kind, connector_id, customer_id, created_at)
    values ($1, $2, $3, $4, $5, coalesce($6::timestamptz, now()))`,
    [job.id, job.organizationId, job.kind, job.connectorId ?? null, job.customerId, job.createdAt ?? null],
  )
}

/** Finds a job, of one customer only if given. */
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

/** Starts a deletion by its job; undefined for a finished or missing one. */
export async function startDeletion(sql: Sql, { id, organizationId }: JobRef): Promise<DeletionJob | undefined> {
  const [job] = await sql.query<DeletionJob>(
    `update jobs set status = 'running' where id = $1 and organization_id = $2 and kind = any($3::text[])
      and status in ('queued', 'running')
    returning id, organization_id as "organizationId", kind, connector_id as "connectorId", customer_id as "customerId"`,
    [id, organizationId, DELETION_KINDS],
  )
  return job
}

/** Unfinished deletions older than half a minute, the oldest first; at most 1,000. */
export async function unfinishedDeletions(sql: Sql): Promise<JobRef[]> {
  return sql.query<JobRef>(
    `select id, organization_id as "organizationId" from jobs where kind = any($1::text[]) and status in ('queued', 'running')
    and created_at < now() - interval '30 seconds' order by created_at limit 1000`,
    [DELETION_KINDS],
  )
}

/** Stores the end of a job. */
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

/** Clears the details of a connector's jobs: an error may quote personal data from a third party. */
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
