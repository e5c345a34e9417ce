/** The door of the room that has work done in the background. */
export { openQueue } from './queue.ts'
export type { OpenQueueOptions, Queue, QueueOptions, SendOptions, Work } from './queue.ts'
