/** Compares the snapshot of a kind with its manifest, or writes it. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  FIXTURES_FOLDER,
  fixturesOf,
  type SnapshotChange,
  snapshotChanges,
  snapshotFileText,
  SNAPSHOT_FILE,
  snapshotOf,
} from '../../mock/index.ts'
import type { ReadKind } from './read.ts'

/** Result of checking a snapshot. */
export interface CheckedSnapshot {
  readonly file: string
  /** `changed` and `missing` fail the check. `--update` turns them into `written`. Kinds of an installed package are `left_out`. */
  readonly state: 'current' | 'changed' | 'missing' | 'written' | 'left_out'
  /** The changes since the snapshot. */
  readonly changes: readonly SnapshotChange[]
}

/** Compares a kind's snapshot, or writes it. Also returns faults of the manifest, as sentences. */
export async function checkSnapshot(
  { plan, folder, fixtures, snapshot: before, snapshotFile: file }: ReadKind,
  isUpdate: boolean,
): Promise<{ readonly snapshot: CheckedSnapshot; readonly gaps: readonly string[] }> {
  const now = await snapshotOf(plan)
  const gaps = [
    ...now.faults,
    ...now.unplayed
      .filter(({ id }) => fixturesOf(id, fixtures).length === 0)
      .map(({ id, why }) => `${id} has no fixture, and the snapshot cannot cover it: ${why}`),
  ]
  if (before === undefined && isInstalled(folder)) return { snapshot: { file, state: 'left_out', changes: [] }, gaps }
  const changes = before ? snapshotChanges(before.document, now.document) : []
  if (!isUpdate) {
    const state = before === undefined ? 'missing' : changes.length > 0 ? 'changed' : 'current'
    return { snapshot: { file, state, changes }, gaps }
  }
  const text = snapshotFileText(now)
  if (text === before?.text) return { snapshot: { file, state: 'current', changes }, gaps }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, SNAPSHOT_FILE), text)
  return { snapshot: { file, state: 'written', changes }, gaps }
}

/** Whether a folder is of a kind in an installed package. Such a kind has no snapshots: it is changed in a clone. */
function isInstalled(folder: string): boolean {
  return dirname(folder) === FIXTURES_FOLDER && basename(dirname(FIXTURES_FOLDER)) === 'dist'
}
