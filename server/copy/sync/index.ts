/** Syncing: the searchable copies are filled and updated. */
export { Sync } from './sync.ts'
export type { SyncOptions } from './sync.ts'
export type { OfferedTo } from './fields.ts'
export type { ConnectorRef, SyncServices, SyncSettings } from './state/services.ts'
export type { SyncEvent } from './job.ts'
