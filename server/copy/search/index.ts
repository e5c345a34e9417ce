/**
 * The searchable copies, and searches of them.
 *
 * Writing: `ensureTable` once, `beginGeneration`, then in one transaction each `writePage` and the checkpoint of the entity run. A first
 * generation is shown by `showGeneration`, as a preview after its first page and again when it is complete. A later full run writes what
 * differs beside it, and `mergeGeneration` ends that. Outside of runs: `applyRecord`.
 */

// Searching.
export { SearchEngine } from './search.ts'
export type { SearchPage, SearchOptions } from './search.ts'
export type { HitCopy } from './hits/statement.ts'
export type { Query, SearchFields } from './language/index.ts'

// Where copies are read.
export { COPY_VERSION } from './reads/copy-reads.ts'

// The copy: whose it is, its tables, its generations, what is written into it.
export type { Copy, WrittenCounts } from './copy/copy.ts'
export { createTable, ensureTable, FORMER_COLUMNS, ownCopies, recordTableOf } from './copy/table.ts'
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
export { countBelow, keepBelow, keepLeftOut, keepUnmet, keepUnplaced } from './copy/parents.ts'
export { rejectUnfit } from './copy/poison.ts'
export { pruneRemoved } from './copy/removed.ts'
export type { ParentListing } from './copy/seen.ts'
export { forgetSeen } from './copy/seen.ts'
export type { PageWriteOptions } from './copy/write.ts'
export { removeOrphans, removeRecords, removeUnnamed, writePage } from './changes/pages.ts'

// Changes: single records outside of a run, and the end of a full run.
export type { AppliedRecord, AppliedState } from './changes/apply.ts'
export { appliedState, applyRecord, deleteRecord, upsertNew, upsertRecord } from './changes/apply.ts'
export type { ChangesPage } from './changes/feed.ts'
export { cursorSince, readChanges } from './changes/feed.ts'
export type { FoundRecord } from './changes/record.ts'
export { countRecords, readRecord } from './changes/record.ts'
export type { AllChanges } from './changes/all.ts'
export { readAllChanges } from './changes/all.ts'
export type { ChangedCopy, EntryCopy, FeedFilter } from './changes/entries.ts'
export { changedCopies } from './changes/entries.ts'
export {
  giveTurns,
  noteAnnounced,
  pruneTurns,
  claimTurns,
  unannouncedOrganizations,
  unannouncedTurns,
} from './changes/turns.ts'
export { expireCursors, expireCursorsWithin } from './changes/restored.ts'
export type { MergeCounts, MergedPair, UnmetRecord } from './changes/merge.ts'
export { countMerged, mergeGeneration, unmetRecords } from './changes/merge.ts'

// Triggers: changes that endpoints want by a filter.
export { readTrigger } from './triggers/filter.ts'
export type { LeftCopy, MatchedCopy, RecordMatch } from './triggers/waiting.ts'
export { leaveMatches, organizationsWithMatches, takeLeft, takeMatches, waitingEndpoints } from './triggers/waiting.ts'

// Vectors: what texts mean, where the operator has an endpoint.
export { Embedder, openEmbedder } from './vectors/embedder.ts'
export type { EmbedderOptions } from './vectors/embedder.ts'
export { examinePgvector } from './vectors/examine.ts'
export type { PgvectorState } from './vectors/examine.ts'
export { embedCopy } from './vectors/embed.ts'
export type { MeaningServices } from './vectors/meanings.ts'
export { openVectorIndex } from './vectors/open-index.ts'
export type { UnembeddedCopy } from './vectors/store.ts'
export { leaseCopy, unembeddedCopies } from './vectors/store.ts'
export type { VectorIndex } from './vectors/vector-index.ts'

// Mapped fields: an application's names for own fields of its customers' records.
export { checkMapSize, checkPaths } from './mapped/check.ts'
export type { FieldPath } from './mapped/choices.ts'
export { fieldPaths, suggestedPath } from './mapped/choices.ts'
export { ownFieldsOf } from './mapped/own-fields.ts'
export { mappedFieldsOf, mappedValues } from './mapped/read.ts'
export type { MappedField, ConnectorMap } from './mapped/read.ts'
export { sampleRecords } from './mapped/sample.ts'
