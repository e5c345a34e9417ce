/** Long work: the queue that does it in the background, and the rows that callers see. */
export { countWork, openQueue } from './queue.ts'
export type { OpenQueueOptions, Queue, QueueOptions, SendOptions, WorkState } from './queue.ts'
export {
  clearJobDetails,
  endJob,
  findJob,
  insertJob,
  startDeletion,
  startJobsOf,
  unfinishedDeletions,
} from './records.ts'
export type { DeletionJob, JobKind, JobRef, JobRow, NewJob } from './records.ts'
export type { WorkItem } from './worker.ts'
