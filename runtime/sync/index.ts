/** The door of the room of what syncs ask for and read: pure functions of a manifest and of pages, without any copy. */
export { changeReader, holdsChanges, isGathered, lastChanges, maxChangesOf } from './changes.ts'
export type { RecordChange, RecordTexts } from './changes.ts'
export { listingParams, changedRecordParams, syncOf, withChanges } from './listing.ts'
export { extentReader, isBefore, later, sinceOf, tokenOf, watermark } from './since.ts'
