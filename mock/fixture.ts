/** Fixtures: a call, the exchanges it makes, and its result, as YAML that a reviewer can read beside the vendor's documentation. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Exchange, Json, JsonObject } from '../runtime/index.ts'
import { compileSchema, ManifestError, PACKAGE_ROOT, parseYaml, problemsAt } from '../runtime/author.ts'
import { FIXTURE_SCHEMA } from './fixture-schema.ts'

/** What a call is expected to give. */
export interface ExpectedResult {
  /** The key of each record in order; one for a single record. */
  readonly keys?: readonly (string | number)[]
  /** How many records, where they have no key; null when the answer has none. */
  readonly records?: number | null
  readonly meta?: JsonObject
  readonly next?: JsonObject | null
  readonly file?: { readonly bytes: number; readonly sha256?: string; readonly type?: string; readonly name?: string }
  readonly error?: {
    readonly code: string
    readonly upstream?: {
      readonly status?: number
      readonly code?: string
      readonly message?: string
      readonly request_id?: string
    }
  }
}

/** One fixture file. */
export interface Fixture {
  readonly file: string
  readonly source: {
    readonly kind: 'recorded' | 'documented' | 'composed'
    readonly url?: string
    readonly date: string
  }
  readonly auth?: string
  readonly config?: Readonly<Record<string, Json>>
  readonly call: { readonly entity: string; readonly action: string; readonly params?: JsonObject }
  readonly exchanges: readonly Exchange[]
  readonly result: ExpectedResult
}

/** The fixtures that come with the package. */
export const FIXTURES_FOLDER: string = join(PACKAGE_ROOT, 'fixtures')

let check: ReturnType<typeof compileSchema> | undefined

/** Reads a fixture's text. @throws ManifestError `invalid_fixture` with every problem */
export function parseFixture(text: string, file: string): Fixture {
  const document = parseYaml(text, file, 'invalid_fixture')
  check ??= compileSchema(FIXTURE_SCHEMA)
  const faults = check(document.value).map(({ pointer, message, params, keyword }) => {
    const named = params.additionalProperty ?? params.missingProperty
    return {
      rule: `fixture-${keyword}`,
      message: `Fixture ${pointer || 'itself'} ${message}${typeof named === 'string' ? ` "${named}"` : ''}`,
      pointer,
      ...document.place(pointer),
    }
  })
  if (faults.length > 0) throw new ManifestError(problemsAt(text, file, faults), 'invalid_fixture')
  return { file, ...(document.value as unknown as Omit<Fixture, 'file'>) }
}

/** The fixtures of a kind in the order of their file names; none when it has no folder. @throws ManifestError */
export async function readFixtures(kind: string, folder: string = FIXTURES_FOLDER): Promise<Fixture[]> {
  const files = await readdir(join(folder, kind)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const names = files.filter((name) => name.endsWith('.yaml')).sort()
  return Promise.all(
    names.map(async (name) =>
      parseFixture(await readFile(join(folder, kind, name), 'utf8'), join('fixtures', kind, name)),
    ),
  )
}
