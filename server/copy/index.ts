/**
 * The searchable copies of connectors' records. The folders, from the ground up:
 *
 * - `language`: queries of searches
 * - `records`: tables, generations and writes
 * - `maps`: an application's names for own fields
 * - `search`: by filters, words and meaning
 * - `triggers`: changes that endpoints want
 * - `changes`: changes of records, and feeds of them
 * - `sync`: runs that fill the copies
 */
export { expireCursors, expireCursorsWithin } from './changes/turns.ts'
export type { OfferedTo } from './maps/offered-fields.ts'
export { createTable, ensureTable, recordTableOf } from './records/tables.ts'
export type { SearchEngine } from './search/search.ts'
export { openEmbedder } from './search/vectors/embedder.ts'
export { examinePgvector, type PgvectorState } from './search/vectors/pgvector.ts'
export type { CopyServices, WithCopy } from './services/open.ts'
export { searchEverywhere } from './routes/search-all.ts'
export { copy } from './subject.ts'
export { forgetCopies } from './sync/sync.ts'
export { readTrigger } from './triggers/record-filters.ts'
export type { StoredTrigger } from './triggers/stored.ts'
