/** Reads the kinds to check, with their fixtures and snapshots. */
import { join, relative, resolve } from 'node:path'
import { type Described, DESCRIBED_FILE, readDescribed } from '../../evidence/index.ts'
import {
  type CheckedFixture,
  type Fixture,
  readFixtureFolder,
  readSamples,
  readSnapshot,
  shownFolder,
  SNAPSHOT_FILE,
  type StoredSnapshot,
  type WebhookSample,
} from '../../mock/index.ts'
import { ManifestError, type Problem, problemsAt, type ValidManifest } from 'plugboard/author'
import { compile, ConnectorError, type Plan } from 'plugboard/runtime'
import { exampleConfig, exampleCredentials } from 'plugboard/simulator'
import { fixturesFolder, type ManifestSource, validateSource } from '../input/index.ts'

/** A kind with its fixtures and its snapshot, before the check. */
export interface ReadKind {
  /** The manifest's path for the user. */
  readonly file: string
  readonly plan: Plan
  readonly valid: ValidManifest
  /** The folder of its fixtures, which may not exist. */
  readonly folder: string
  readonly fixtures: readonly Fixture[]
  /** Samples of the vendor's webhooks. */
  readonly samples: readonly WebhookSample[]
  /** The snapshot's path for the user. It may not exist. */
  readonly snapshotFile: string
  /** Absent without a valid one. */
  readonly snapshot: StoredSnapshot | undefined
  /** The stored comparison with the vendor's description. */
  readonly described: Described | undefined
  /** Invalid files among the fixtures. */
  readonly broken: readonly CheckedFixture[]
}

/**
 * Returns a kind with its fixtures, or the problems of its manifest.
 * @param named the folder of `--fixtures`
 * @param root the folder that files are named from, such as that of a repository; without it they are named as the user can open them
 */
export async function readKind(
  source: ManifestSource,
  named: string | undefined,
  root?: string,
): Promise<ReadKind | readonly Problem[]> {
  try {
    const valid = validateSource(source)
    const plan = compile(valid.resolved)
    const problems = sampleProblems(valid, plan)
    if (problems.length > 0) return problems
    const folder = fixturesFolder(source.path, plan.kind, named)
    const shown = root === undefined ? shownFolder(folder) : relative(root, resolve(folder))
    const { fixtures, broken } = await readFixtureFolder(plan.kind, folder, shown)
    const samples = await orBroken(readSamples(plan.kind, folder, shown))
    const own = join(folder, plan.kind)
    const shownOwn = join(shown, plan.kind)
    const snapshot = await orBroken(readSnapshot(own, shownOwn))
    const described = await orBroken(readDescribed(own, shownOwn))
    const snapshotFile = join(shownOwn, SNAPSHOT_FILE)
    return {
      file: source.file,
      plan,
      valid,
      folder: own,
      fixtures,
      samples: readOf(samples) ?? [],
      snapshotFile,
      snapshot: readOf(snapshot),
      described: readOf(described),
      broken: [
        ...broken.map(({ file, problems }) => asChecked(file, problems)),
        ...brokenOf(join(shownOwn, 'webhook.*.yaml'), samples),
        ...brokenOf(snapshotFile, snapshot),
        ...brokenOf(join(shownOwn, DESCRIBED_FILE), described),
      ],
    }
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}

/** Reports settings and credentials without a usable example. */
function sampleProblems({ document, resolved }: ValidManifest, plan: Plan): readonly Problem[] {
  const samples = [
    () => exampleConfig(plan),
    ...Object.keys(resolved.auth).map((name) => () => exampleCredentials(plan, name)),
  ]
  const faults = samples.flatMap((sample) => {
    try {
      sample()
      return []
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      return error.errors ?? []
    }
  })
  const found = faults.map(({ field, message }) => {
    const pointer = `/${field.replaceAll('.', '/')}`
    return { rule: 'no-example', message, pointer, ...document.locate(pointer, 'key') }
  })
  return problemsAt(document.text, document.file, found)
}

/** Returns the read value, or its error. */
function orBroken<T>(read: Promise<T>): Promise<T | ManifestError> {
  return read.catch((error: unknown) => {
    if (error instanceof ManifestError) return error
    throw error
  })
}

function readOf<T>(read: T | ManifestError): T | undefined {
  return read instanceof ManifestError ? undefined : read
}

function brokenOf(file: string, read: unknown): CheckedFixture[] {
  return read instanceof ManifestError ? [asChecked(file, read.problems)] : []
}

/** Returns a file with faults, without records. */
function asChecked(file: string, faults: readonly Problem[]): CheckedFixture {
  return { file, faults, unknownFields: [] }
}
