/** The file of a kind's snapshot: `fixtures/<kind>/snapshot.yaml`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject, type JsonObject, ManifestError, parseYaml, type Problem, problemsAt } from 'plugboard/author'
import { snapshotText } from '../fixture/fixture-text.ts'
import type { Snapshot } from './snapshot.ts'

/** The name of the file among a kind's fixtures. */
export const SNAPSHOT_FILE = 'snapshot.yaml'

/** A snapshot as it was read. */
export interface StoredSnapshot {
  readonly text: string
  readonly document: JsonObject
}

/** Writes a snapshot with its head. */
export function snapshotFileText({ kind, document }: Snapshot): string {
  return `# What ${kind}.yaml does, played against a third party made up from it. Later versions are compared with it; it is no evidence
# of what the vendor does. Written by: plugboard check ${kind} --update
${snapshotText(document)}`
}

/**
 * Reads the snapshot of a kind; undefined where there is none.
 * @param folder that of the kind's fixtures
 * @throws ManifestError `invalid_fixture`
 */
export async function readSnapshot(folder: string, shownFolder: string = folder): Promise<StoredSnapshot | undefined> {
  const text = await readFile(join(folder, SNAPSHOT_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : { text, document: parseSnapshot(text, join(shownFolder, SNAPSHOT_FILE)) }
}

function parseSnapshot(text: string, file: string): JsonObject {
  const { value } = parseYaml(text, file, 'invalid_fixture')
  if (isObject(value)) return value
  throw new ManifestError(notMap(text, file), 'invalid_fixture')
}

function notMap(text: string, file: string): Problem[] {
  const message = 'A snapshot must be a map. Write it again with plugboard check --update'
  return problemsAt(text, file, [{ rule: 'snapshot', message, pointer: '', offset: 0, length: 1 }])
}
