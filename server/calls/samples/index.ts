/** The door of the room for samples of records. */
export { announceDrifts, countDrifts, raisedDrifts } from './raised.ts'
export type { RaisedDrift } from './raised.ts'
export { pruneSamples, sampleErasure } from './rows.ts'
export { Samples } from './samples.ts'
