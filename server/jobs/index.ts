/** The door of the room that has work done in the background. */
export { openQueue } from './queue.ts'
export type { OpenQueueOptions, Queue, QueueOptions, SendOptions } from './queue.ts'
export type { Work } from './worker.ts'
