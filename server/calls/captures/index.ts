/** The door of captures: requests and answers of calls, scrubbed and sealed, where somebody switched that on. */
export { CaptureReader, Captures } from './captures.ts'
export type { StoredCaptures } from './captures.ts'
export type { CapturedBodies, CapturedCall, CapturedStep, CaptureOutline } from './captured.ts'
export type { CallRecording } from './recording.ts'
export { CAPTURE_HOURS, captureErasure, pruneCaptures } from './rows.ts'
