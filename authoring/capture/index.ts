/** The door of the room that makes fixtures of a vendor's real answers. */
export { capture } from './capture.ts'
export type { Capture, CaptureOptions } from './capture.ts'
export { keepFixtures } from './keep.ts'
export type { KeptFixture } from './keep.ts'
