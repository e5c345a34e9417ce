/** The door of the room that makes fixtures of a vendor's real answers. */
export { capture } from './capture.ts'
export type { Capture, CaptureOptions, CapturedFixture } from './capture.ts'
export { keepFixtures } from './keep.ts'
export type { KeptFixture } from './keep.ts'
export type { FreeText } from './review.ts'
export type { Finding } from './scrub/scan.ts'
