/** `plugboard check`: each fixture replayed over real HTTP on loopback, and what the fixtures cover. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import {
  type CheckedFixture,
  checkFixture,
  checkTranscripts,
  type Coverage,
  coverageOf,
  fieldGaps,
  type Fixture,
  FIXTURES_FOLDER,
  parseFixture,
  readFixtureFolder,
  readTranscripts,
  type Transcript,
  transcriptGaps,
  TRANSCRIPTS,
} from '../../mock/index.ts'
import { composeFixtures, composeTranscripts } from '../../authoring/index.ts'
import { ManifestError, type Problem, quoted } from 'plugboard/author'
import { compile, ConnectorError, type Plan } from 'plugboard/runtime'
import { EXIT } from '../exit.ts'
import type { Context } from '../context.ts'
import type { Run } from '../table/index.ts'
import {
  fixtureFolders,
  fixturesFolder,
  type ManifestSource,
  readManifestSources,
  validateSource,
} from '../input/index.ts'
import {
  count,
  coverageTable,
  createProgress,
  fixturesText,
  jsonText,
  oneLine,
  pairsText,
  problemText,
  tableText,
  wrap,
} from '../output/index.ts'
import { UsageError } from '../usage.ts'

/** A kind with its fixtures, before they are replayed. */
interface ReadKind {
  readonly plan: Plan
  /** Where its fixtures are, or would be. */
  readonly folder: string
  readonly fixtures: readonly Fixture[]
  readonly transcripts: readonly Transcript[]
  /** Files among the fixtures that cannot be used. */
  readonly broken: readonly CheckedFixture[]
}

/** What checking one kind found. */
interface CheckedKind {
  readonly coverage: Coverage
  readonly fixtures: readonly CheckedFixture[]
}

/** What checking found. */
interface Checked {
  readonly kinds: readonly CheckedKind[]
  /** Of manifests that cannot be used. */
  readonly problems: readonly Problem[]
}

/** Checks kinds against their fixtures; fails for any fault and any gap. */
export const check: Run<'check'> = async (context, words, { fixtures: folder, fields, compose }) => {
  if (folder !== undefined && !existsSync(folder))
    throw new UsageError(
      `Cannot read fixtures: there is no folder ${quoted(folder)}`,
      'It holds a folder for each kind.',
    )
  const problems: Problem[] = []
  const read: ReadKind[] = []
  for (const source of await readManifestSources(words)) {
    const found = await readKind(source, folder)
    if (!('plan' in found)) problems.push(...found)
    else {
      read.push(found)
      if (folder === undefined && !existsSync(found.folder)) await noteMissing(found.plan.kind, source, context)
    }
  }
  const kinds = read.map(({ plan }) => plan.kind)
  if (folder !== undefined && kinds.length > 0 && !kinds.some((kind) => existsSync(join(folder, kind))))
    throw new UsageError(
      `Cannot read fixtures: folder ${quoted(folder)} holds no folder ${kinds.map(quoted).join(' or ')}`,
      'It holds a folder for each kind.',
    )
  const kindsChecked = await checkAll(read, context)
  if (compose !== undefined) return composeAll(read, kindsChecked, context)
  const checked = { kinds: kindsChecked, problems }
  if (context.isJson) await context.stdout.write(`${jsonText(documentOf(checked), 2)}\n`)
  else await printChecked(checked, context, fields !== undefined)
  return isWhole(checked) ? EXIT.done : EXIT.invalid
}

/** What `--json` prints: what fixtures show of their records is in the gaps. */
function documentOf({ kinds, problems }: Checked) {
  const plain = (checked: CheckedFixture) => {
    const { shown: _, ...fixture } = checked
    return fixture
  }
  return { kinds: kinds.map(({ coverage, fixtures }) => ({ coverage, fixtures: fixtures.map(plain) })), problems }
}

function isWhole({ kinds, problems }: Checked): boolean {
  const isFaultless = ({ coverage, fixtures }: CheckedKind) => coverage.gaps.length + faultyOf(fixtures).length === 0
  return problems.length === 0 && kinds.every(isFaultless)
}

/** A kind with its fixtures, or the problems of its manifest. */
async function readKind(source: ManifestSource, named: string | undefined): Promise<ReadKind | readonly Problem[]> {
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

/** Says where fixtures were looked for: nothing of the package stands in for those of a manifest of one's own. */
async function noteMissing(kind: string, { path }: ManifestSource, { note }: Context): Promise<void> {
  const [beside, above] = fixtureFolders(path).map((near) => quoted(join(near, kind)))
  await note(`${kind} has no fixtures: there is no folder ${beside} or ${above}. --fixtures names another one.`)
}

/** A folder of fixtures as the user can open it; the package's own are named from its root. */
function folderName(folder: string, kind: string): string {
  return join(folder === FIXTURES_FOLDER ? 'fixtures' : folder, kind)
}

/** A file with its faults, of which no record was read. */
function asChecked(file: string, faults: readonly Problem[]): CheckedFixture {
  return { file, faults, unknownFields: [], shown: new Set<string>() }
}

async function checkAll(kinds: readonly ReadKind[], { stderr, signal }: Context): Promise<CheckedKind[]> {
  const jobs = kinds.flatMap(({ plan, fixtures }) => fixtures.map((fixture) => ({ plan, fixture })))
  const results = new Map<Fixture, CheckedFixture>()
  const progress = createProgress(stderr)
  const queue = jobs.values()
  const work = async () => {
    for (const { plan, fixture } of queue) {
      if (signal.aborted) throw new ConnectorError('cancelled', 'Cannot check the fixtures: interrupted')
      progress.update(`${results.size} of ${jobs.length}  ${fixture.file}`)
      results.set(fixture, await checkFixture(plan, fixture))
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() * 2 }, work))
  } finally {
    await progress.done()
  }
  return Promise.all(
    kinds.map(async ({ plan, fixtures, transcripts, broken }) => {
      const checked = fixtures.map((fixture) => results.get(fixture)!)
      const played = await checkTranscripts(plan, transcripts)
      const coverage = coverageOf(plan, fixtures)
      const shown = fieldGaps(plan.manifest, shownByAll(checked))
      const gaps = [...coverage.gaps, ...shown, ...transcriptGaps(plan, transcripts)]
      const files = [...checked, ...played.map(({ file, faults }) => asChecked(file, faults)), ...broken]
      return { coverage: { ...coverage, gaps }, fixtures: files }
    }),
  )
}

/** What all fixtures of a kind show of its records. */
function shownByAll(checked: readonly CheckedFixture[]): Set<string> {
  return new Set(checked.flatMap(({ shown }) => [...shown]))
}

/** Writes fixtures for what none shows, and says which; what is wrong with those that are there is for another run to say. */
async function composeAll(
  kinds: readonly ReadKind[],
  checked: readonly CheckedKind[],
  { stdout, isJson, note }: Context,
): Promise<number> {
  const date = new Date().toISOString().slice(0, 10)
  const files: string[] = []
  for (const [index, { plan, folder, fixtures, transcripts }] of kinds.entries()) {
    const composed = await composeFixtures(plan, fixtures, shownByAll(checked[index]!.fixtures), date)
    const more = composed.map(({ name, text }) => parseFixture(text, name))
    const { made, failed } = await composeTranscripts(plan, [...fixtures, ...more], transcripts, date)
    for (const sentence of failed) await note(`${plan.kind}: ${sentence}`)
    await mkdir(join(folder, TRANSCRIPTS), { recursive: true })
    for (const { name, text } of [...composed, ...made]) {
      await writeFile(join(folder, name), text, { flag: 'wx' })
      files.push(join(folder, name))
    }
  }
  if (isJson) await stdout.write(`${jsonText({ files }, 2)}\n`)
  else for (const file of files) await stdout.write(`${file}\n`)
  await note(
    files.length === 0
      ? 'Nothing to make up: run check without --compose for what else lacks.'
      : `${count(files.length, 'file')} made up. They hold the manifest to what it says now: read them beside the vendor's documentation.`,
  )
  return EXIT.done
}

async function printChecked(
  { kinds, problems }: Checked,
  { stdout, paint }: Context,
  isListing: boolean,
): Promise<void> {
  const faults = [...problems, ...kinds.flatMap(({ fixtures }) => fixtures.flatMap(({ faults }) => faults))]
  const gaps = kinds.flatMap(({ coverage }) => coverage.gaps.map((gap) => `${coverage.kind}: ${oneLine(gap)}`))
  const unknown = unknownText(kinds, isListing).map((line) => wrap(line, stdout.columns).join('\n  '))
  const blocks = [
    ...faults.map((fault) => problemText(fault, paint)),
    ...[unknown, gaps.map(paint.bad)].map((lines) => lines.join('\n')),
  ]
  for (const block of blocks) if (block !== '') await stdout.write(`${block}\n\n`)
  const coverages = kinds.map(({ coverage }) => coverage)
  if (coverages.length > 0)
    await stdout.write(`${tableText(coverageTable(coverages), stdout.columns, paint.strong)}\n\n`)
  const verdict = verdictOf(problems, kinds, gaps.length)
  const shown = verdict === '' ? paint.good('no fault') : paint.bad(verdict)
  if (coverages.length === 0) return stdout.write(`${shown}\n`)
  await stdout.write(`${pairsText(coverages)}\n${fixturesText(coverages)} replayed over HTTP, ${shown}\n`)
}

/** The fields of records that no schema knows: how many, or a line for each entity that names them. */
function unknownText(kinds: readonly CheckedKind[], isListing: boolean): string[] {
  const found = kinds.flatMap(({ coverage: { kind }, fixtures }) => {
    const fields = new Map<string, Set<string>>()
    for (const { file, unknownFields } of fixtures) {
      const [entity = ''] = basename(file).split('.')
      for (const field of unknownFields) fields.set(entity, (fields.get(entity) ?? new Set()).add(oneLine(field)))
    }
    return fields.size === 0 ? [] : [{ kind, fields }]
  })
  if (isListing)
    return found.flatMap(({ kind, fields }) =>
      [...fields].map(
        ([entity, names]) => `${kind} ${entity}: the schema does not know ${[...names].sort().join(', ')}`,
      ),
    )
  return found.map(({ kind, fields }, index) => {
    const total = [...fields.values()].reduce((sum, names) => sum + names.size, 0)
    const hint = index === found.length - 1 ? '; --fields lists them' : ''
    return `${kind}: ${count(total, 'field')} in fixtures that the schema does not know${hint}`
  })
}

function faultyOf(fixtures: readonly CheckedFixture[]): readonly CheckedFixture[] {
  return fixtures.filter(({ faults }) => faults.length > 0)
}

function verdictOf(problems: readonly Problem[], kinds: readonly CheckedKind[], gaps: number): string {
  const faulty = kinds.reduce((sum, { fixtures }) => sum + faultyOf(fixtures).length, 0)
  const manifests = new Set(problems.map(({ file }) => file)).size
  return [
    ...(manifests > 0 ? [`${count(manifests, 'manifest')} with problems`] : []),
    ...(faulty > 0 ? [`${faulty} with faults`] : []),
    ...(gaps > 0 ? [count(gaps, 'gap')] : []),
  ].join(', ')
}
