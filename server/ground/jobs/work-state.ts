/** How much work the queue has. */
import type { Sql } from '../store/index.ts'

/** Pieces of work that are due, or that run. */
export interface WorkState {
  readonly state: 'due' | 'running'
  readonly count: number
  /** For how long the oldest has been due, or has run; 0 without any. */
  readonly oldestSeconds: number
}

/** Counts what is due and what runs, of all names. */
export function countWork(sql: Sql): Promise<WorkState[]> {
  return sql.query<WorkState>(
    `select s.state, count(j.since) as count, coalesce(extract(epoch from now() - min(j.since)), 0)::float8 as "oldestSeconds"
     from (values ('due'), ('running')) as s(state)
     left join (
       select case when state = 'active' then 'running' else 'due' end as state,
         case when state = 'active' then started_on else start_after end as since
       from plugboard_queue.job where state < 'completed' and start_after <= now()
     ) j on j.state = s.state
     group by s.state order by s.state`,
  )
}
