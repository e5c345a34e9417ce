/**
 * The searchable copies, and searches of them.
 *
 * Writing: `ensureTable` once, `beginGeneration`, then in one transaction each `writePage` and the checkpoint of the entity run, then
 * `showGeneration`, and `dropGeneration` of what it replaced. A first generation is shown as a preview after its first page.
 */

// Searching.
export { SearchEngine } from './search.ts'
export type { SearchPage, SearchOptions } from './search.ts'
export type { Query, SearchFields } from './language/index.ts'

// The copy: whose it is, its tables, its generations, what is written into it.
export type { Copy, WrittenCounts } from './copy/copy.ts'
export { createTable, ensureTable, ownCopies, recordTableOf } from './copy/table.ts'
export {
  abandonBuilding,
  beginGeneration,
  buildingGeneration,
  collectDropped,
  copyState,
  dropGeneration,
  noteSynced,
  removeConnector,
  removeCopies,
  showGeneration,
} from './copy/generations.ts'
export type { CopyState } from './copy/generations.ts'
export { forgetDeletion, forgetOldDeletions } from './copy/deletions.ts'
export type { BelowCounts } from './copy/parents.ts'
export { countBelow, keepBelow, keepUnplaced, removeOrphans, removeUnnamed } from './copy/parents.ts'
export type { ParentListing } from './copy/write.ts'
export { deleteRecord, removeRecords, upsertNew, upsertRecord, writePage } from './copy/write.ts'
