/** Fixtures: a call, the exchanges it makes, and its result, as YAML that a reviewer can read beside the vendor's documentation. */
import { join } from 'node:path'
import type { Exchange, Json, JsonObject, JsonSchema } from 'plugboard/runtime'
import {
  compileSchema,
  didYouMean,
  ManifestError,
  parseYaml,
  pointer as pointerOf,
  type Problem,
  problemsAt,
  quoted,
  type SchemaFault,
  type SourceDocument,
} from 'plugboard/author'
import { hasTexts, pathAbove, readText, textNames } from 'plugboard/internal'
import { FIXTURE_SCHEMA } from './fixture-schema.ts'
import { isSampleName } from './webhooks/sample.ts'

/** What a call is expected to give. */
export interface ExpectedResult {
  /** The key of each record in order; one for a single record. */
  readonly keys?: readonly (string | number)[]
  /** The number of records, if they have no key. Null if the response has no records. */
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
    /** A digest of the auth that the third party accepted. `capture` writes it. */
    readonly auth?: string
  }
  /** What a composed fixture shows that no tool makes of a manifest by itself. */
  readonly shows?: string
  readonly auth?: string
  readonly config?: Readonly<Record<string, Json>>
  readonly call: { readonly entity: string; readonly action: string; readonly params?: JsonObject }
  readonly exchanges: readonly Exchange[]
  readonly result: ExpectedResult
}

/** The fixtures that come with the package. */
export const FIXTURES_FOLDER: string = pathAbove(import.meta.dirname, 'fixtures')

let check: ReturnType<typeof compileSchema> | undefined

/** The texts that fixtures were read from, for the places of what is wrong with them. */
const documents = new WeakMap<Fixture, SourceDocument>()

/** The text that a fixture was read from, with the places of its parts. */
export function documentOf(fixture: Fixture): SourceDocument | undefined {
  return documents.get(fixture)
}

/** Reads a fixture's text. @throws ManifestError `invalid_fixture` with every problem */
export function parseFixture(text: string, file: string): Fixture {
  const document = parseYaml(text, file, 'invalid_fixture')
  check ??= compileSchema(FIXTURE_SCHEMA)
  // Of the two ways to fit, `shows` or another source, the first is reported alone.
  const found = check(document.value).filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'not')
  const faults = found.map((fault) => {
    const { pointer, message, on } = shapeFault(fault)
    return { rule: `fixture-${fault.keyword}`, message, pointer, ...document.locate(pointer, on) }
  })
  if (faults.length > 0) throw new ManifestError(problemsAt(text, file, faults), 'invalid_fixture')
  const fixture = { file, ...(document.value as unknown as Omit<Fixture, 'file'>) }
  documents.set(fixture, document)
  return fixture
}

const LACKS_SHOWS =
  'A composed fixture needs "shows": one line that says what no tool can derive from the manifest, such as a vendor\'s odd error'

/** A fault of a fixture's shape in words: what it holds that is unknown or lacks, with the nearest word. */
function shapeFault({ keyword, pointer, message, params, schema }: SchemaFault): {
  readonly message: string
  readonly pointer: string
  readonly on: 'key' | 'value'
} {
  const where = pointer === '' ? 'the fixture' : pointer.slice(1).replaceAll('/', '.')
  if (pointer === '/shows' && keyword === 'pattern')
    return { message: 'shows must be one line of 10 to 200 characters', pointer, on: 'value' }
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    const known = Object.keys((schema as JsonSchema).properties ?? {})
    const said = `Unknown key ${quoted(name)} in ${where}.${didYouMean(name, known)}`
    return { message: said.replace(/\.$/, ''), pointer: pointerOf(pointer, name), on: 'key' }
  }
  const what = pointer === '' ? 'The fixture' : where
  if (keyword === 'required' && params.missingProperty === 'shows')
    return { message: LACKS_SHOWS, pointer: '/source', on: 'value' }
  if (keyword === 'required')
    return { message: `${what} lacks ${quoted(String(params.missingProperty))}`, pointer, on: 'value' }
  const allowed = keyword === 'enum' ? `: ${(params.allowedValues as Json[]).join(', ')}` : ''
  return { message: `${what} ${message}${allowed}`, pointer, on: 'value' }
}

/** What is wrong with a fixture and where in it. */
export interface FixtureFault {
  readonly rule: string
  readonly message: string
  /** JSON pointer into the fixture; what does not exist is shown by what would hold it. */
  readonly pointer: string
}

/** Faults as problems with line, column and code frame; those of a fixture that was not read from a text stand at its start. */
export function fixtureProblems(fixture: Fixture, faults: readonly FixtureFault[]): Problem[] {
  const document = documents.get(fixture)
  const placed = faults.map((fault) => ({ ...fault, ...(document?.locate(fault.pointer) ?? { offset: 0, length: 1 }) }))
  return problemsAt(document?.text ?? '', fixture.file, placed)
}

/**
 * The fixtures of a kind in the order of their file names; none when it has no folder. Files are named from `shown`.
 * @throws ManifestError
 */
export async function readFixtures(
  kind: string,
  folder: string = FIXTURES_FOLDER,
  shown: string = shownFolder(folder),
): Promise<Fixture[]> {
  const names = namesIn(join(folder, kind)).filter((name) => name.endsWith(EXTENSION))
  return names.map((name) => readFixture(kind, folder, name, shown))
}

/** The fixtures of one operation, by their file names, with how many others the kind has. @throws ManifestError */
export async function readFixturesOf(
  id: string,
  kind: string,
  folder: string,
): Promise<{ readonly fixtures: readonly Fixture[]; readonly others: number }> {
  const names = namesIn(join(folder, kind)).filter((name) => name.endsWith(EXTENSION))
  const own = names.filter((name) => name.startsWith(`${id}.`))
  const fixtures = own.map((name) => readFixture(kind, folder, name))
  return { fixtures, others: names.length - own.length }
}

/** A file among fixtures that cannot be used. */
export interface BrokenFixture {
  readonly file: string
  readonly problems: readonly Problem[]
}

/** Everything in a kind's folder of fixtures: those that can be used, and what is wrong with the others. Files are named from `shown`. */
export async function readFixtureFolder(
  kind: string,
  folder: string,
  shown: string = shownFolder(folder),
): Promise<{ readonly fixtures: readonly Fixture[]; readonly broken: readonly BrokenFixture[] }> {
  const fixtures: Fixture[] = []
  const broken: BrokenFixture[] = []
  for (const name of namesIn(join(folder, kind))) {
    const file = join(shown, kind, name)
    try {
      const fixture = name.endsWith(EXTENSION) ? readFixture(kind, folder, name, shown) : undefined
      const problems = fixture ? fixtureProblems(fixture, nameFaults(fixture, name)) : [wrongExtension(file)]
      if (fixture && problems.length === 0) fixtures.push(fixture)
      else broken.push({ file, problems })
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error
      broken.push({ file, problems: error.problems })
    }
  }
  return { fixtures, broken }
}

const EXTENSION = '.yaml'
/** What the manifest does, and what a description confirms of it, are no fixtures. */
const OTHERS: ReadonlySet<string> = new Set(['snapshot.yaml', 'described.yaml'])

function namesIn(folder: string): string[] {
  if (!hasTexts(folder)) return []
  return textNames(folder).filter((name) => /\.(?:ya?ml|json)$/i.test(name) && !OTHERS.has(name) && !isSampleName(name))
}

function readFixture(kind: string, folder: string, name: string, shown: string = shownFolder(folder)): Fixture {
  return parseFixture(readText(join(folder, kind, name)), join(shown, kind, name))
}

/** A folder of fixtures as the user can open it; the package's own is named from its root. */
export function shownFolder(folder: string): string {
  return folder === FIXTURES_FOLDER ? 'fixtures' : folder
}

/** A fixture is found by its name: `customers.list.page-2.yaml` is one of customers.list. */
function nameFaults({ call: { entity, action } }: Fixture, name: string): FixtureFault[] {
  const start = `${entity}.${action}.`
  if (name.startsWith(start)) return []
  const message = `The file's name must start with "${start}", the operation that the fixture calls`
  return [{ rule: 'fixture-name', message, pointer: '/call' }]
}

function wrongExtension(file: string): Problem {
  const message = `Fixtures are files that end in ${EXTENSION}; this one is not read`
  return { rule: 'fixture-name', severity: 'error', message, pointer: '', file, line: 1, column: 1, frame: '' }
}
