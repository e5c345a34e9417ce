/** The kinds to be checked, with their fixtures and transcripts as they are on disk. */
import { join } from 'node:path'
import {
  type CheckedFixture,
  type Fixture,
  FIXTURES_FOLDER,
  readFixtureFolder,
  readTranscripts,
  type Transcript,
} from '../../mock/index.ts'
import { ManifestError, type Problem } from 'plugboard/author'
import { compile, type Plan } from 'plugboard/runtime'
import { fixturesFolder, type ManifestSource, validateSource } from '../input/index.ts'

/** A kind with its fixtures, before they are replayed. */
export interface ReadKind {
  readonly plan: Plan
  /** Where its fixtures are, or would be. */
  readonly folder: string
  readonly fixtures: readonly Fixture[]
  readonly transcripts: readonly Transcript[]
  /** Files among the fixtures that cannot be used. */
  readonly broken: readonly CheckedFixture[]
}

/** A kind with its fixtures, or the problems of its manifest. @param named the folder that the user names */
export async function readKind(
  source: ManifestSource,
  named: string | undefined,
): Promise<ReadKind | readonly Problem[]> {
  try {
    const plan = compile(validateSource(source).resolved)
    const folder = fixturesFolder(source.path, plan.kind, named)
    const { fixtures, broken } = await readFixtureFolder(plan.kind, folder)
    const own = join(folder, plan.kind)
    const { transcripts, broken: unplayed } = await readTranscripts(own, folderName(folder, plan.kind))
    const unread = [...broken, ...unplayed].map(({ file, problems }) => asChecked(file, problems))
    return { plan, folder: own, fixtures, transcripts, broken: unread }
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}

/** A folder of fixtures as the user can open it; the package's own are named from its root. */
function folderName(folder: string, kind: string): string {
  return join(folder === FIXTURES_FOLDER ? 'fixtures' : folder, kind)
}

/** A file with its faults, of which no record was read. */
export function asChecked(file: string, faults: readonly Problem[]): CheckedFixture {
  return { file, faults, unknownFields: [], shown: new Set<string>() }
}
