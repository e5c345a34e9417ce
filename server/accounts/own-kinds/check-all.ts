/** Whether the own kinds of all organizations can be used by this version of Plugboard, and are as they were stored. */
import { ManifestError } from 'plugboard/author'
import type { Database } from '../../ground/store/index.ts'
import { textDigest } from './checks.ts'
import { ManifestReader } from './reader.ts'
import { everyKind, everyText } from './rows.ts'

/** An own kind that cannot be used. */
export interface UnusableKind {
  readonly organizationId: string
  readonly kind: string
  readonly version: string
  /** The first problem, with its position. */
  readonly problem: string
}

/** Finds the newest versions that are no longer valid, one at a time. @param signal ends the search */
export async function* unusableKinds(database: Database, signal?: AbortSignal): AsyncGenerator<UnusableKind> {
  const reader = new ManifestReader()
  try {
    for (const { organizationId, kind, version, manifest } of await everyKind(database)) {
      if (signal?.aborted) return
      const file = `${kind}.yaml`
      try {
        await reader.read(organizationId, { text: manifest, file })
      } catch (error) {
        if (!(error instanceof ManifestError)) throw error
        const [first] = error.problems
        const problem = first ? `${first.message} (${first.file}:${first.line}:${first.column})` : error.message
        yield { organizationId, kind, version, problem }
      }
    }
  } finally {
    await reader.close()
  }
}

/** Stored versions whose text is not the one that was uploaded. */
export async function changedVersions(
  database: Database,
): Promise<{ count: number; changed: { organizationId: string; kind: string; version: string }[] }> {
  const texts = await everyText(database)
  return { count: texts.length, changed: texts.filter(({ manifest, hash }) => textDigest(manifest) !== hash) }
}
