/** Listings of syncs: their params, pages and changes. */
export { isAhead, isOfOneParent, isOfTheAccount, laterSince, nextMark } from './begin.ts'
export { changeReader, holdsChanges, isGathered, lastChanges } from './changes.ts'
export type { RecordChange } from './changes.ts'
export {
  listingParams,
  changedRecordParams,
  partialFrom,
  partialText,
  renderedParams,
  syncOf,
  withChanges,
} from './listing.ts'
export { readPages, ReadWhole } from './reading.ts'
export type { FetchedPage, RawListPage, ListingReading, ListingPage } from './reading.ts'
export { extentReader, isBefore, newestOf, sinceOf, tokenOf, watermark } from './since.ts'
