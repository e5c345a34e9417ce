/** The kinds to be checked, with their fixtures and snapshots as they are on disk. */
import { join, relative, resolve } from 'node:path'
import {
  type CheckedFixture,
  type Fixture,
  readFixtureFolder,
  readSnapshot,
  shownFolder,
  SNAPSHOT_FILE,
  type StoredSnapshot,
} from '../../mock/index.ts'
import { ManifestError, type Problem } from 'plugboard/author'
import { compile, type Plan } from 'plugboard/runtime'
import { fixturesFolder, type ManifestSource, validateSource } from '../input/index.ts'

/** A kind with its fixtures and its snapshot, before they are replayed and compared. */
export interface ReadKind {
  /** Its manifest, as the user can open it. */
  readonly file: string
  readonly plan: Plan
  /** Where its fixtures are, or would be. */
  readonly folder: string
  readonly fixtures: readonly Fixture[]
  /** Where its snapshot is, or would be, as the user can open it. */
  readonly snapshotFile: string
  /** Absent where there is none, or none that can be used. */
  readonly snapshot: StoredSnapshot | undefined
  /** Files among the fixtures that cannot be used. */
  readonly broken: readonly CheckedFixture[]
}

/**
 * A kind with its fixtures, or the problems of its manifest.
 * @param named the folder that the user names
 * @param root the folder that files are named from, such as that of a repository; without it they are named as the user can open them
 */
export async function readKind(
  source: ManifestSource,
  named: string | undefined,
  root?: string,
): Promise<ReadKind | readonly Problem[]> {
  try {
    const plan = compile(validateSource(source).resolved)
    const folder = fixturesFolder(source.path, plan.kind, named)
    const shown = root === undefined ? shownFolder(folder) : relative(root, resolve(folder))
    const { fixtures, broken } = await readFixtureFolder(plan.kind, folder, shown)
    const own = join(folder, plan.kind)
    const snapshot = await readSnapshot(own, join(shown, plan.kind)).catch((error: unknown) => {
      if (error instanceof ManifestError) return error
      throw error
    })
    const snapshotFile = join(shown, plan.kind, SNAPSHOT_FILE)
    const unread = broken.map(({ file, problems }) => asChecked(file, problems))
    const kind = { file: source.file, plan, folder: own, fixtures, snapshotFile }
    if (!(snapshot instanceof ManifestError)) return { ...kind, snapshot, broken: unread }
    return { ...kind, snapshot: undefined, broken: [...unread, asChecked(snapshotFile, snapshot.problems)] }
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}

/** A file with its faults, of which no record was read. */
function asChecked(file: string, faults: readonly Problem[]): CheckedFixture {
  return { file, faults, unknownFields: [] }
}
