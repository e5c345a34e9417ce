/** The door of the room that makes snapshots: what a manifest does, written down, and compared with what it did. */
export { snapshotChanges, type SnapshotChange } from './changes.ts'
export { readSnapshot, snapshotFileText, SNAPSHOT_FILE, type StoredSnapshot } from './file.ts'
export { type Snapshot, snapshotOf } from './snapshot.ts'
export { callsOf, nextParams, type OperationCalls, pageParams, playedOutcome, Stage } from './calls/index.ts'
