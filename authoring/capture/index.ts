/** The door of the room that makes fixtures of a vendor's real answers. */
export { captureFixtures } from './capture.ts'
export type { Capture, CaptureOptions } from './capture.ts'
export { storeFixtures } from './store.ts'
export type { StoredFixture } from './store.ts'
