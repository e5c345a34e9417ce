/** The door of the room of jobs: the queue that has them done in the background, and their rows as callers see them. */
export { openQueue } from './queue.ts'
export type { OpenQueueOptions, Queue, QueueOptions, SendOptions } from './queue.ts'
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
export { countWork } from './work-state.ts'
export type { WorkState } from './work-state.ts'
export type { WorkItem } from './worker.ts'
