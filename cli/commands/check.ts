/** `plugboard check`: each fixture replayed over real HTTP on loopback, and what the fixtures cover. */
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { CheckedFixture, Coverage, Fixture } from '../../mock/index.ts'
import { checkFixture, coverageOf, readFixtures } from '../../mock/index.ts'
import type { Plan } from '../../runtime/index.ts'
import { compile, ConnectorError } from '../../runtime/index.ts'
import { EXIT } from '../exit.ts'
import type { Context, Run } from '../flags.ts'
import { fixturesFolder, readSources, validateSource } from '../input/index.ts'
import { count, createProgress, jsonText, oneLine, tableText, wrap } from '../output/index.ts'

/** What checking one kind found. */
interface CheckedKind {
  readonly coverage: Coverage
  readonly fixtures: readonly CheckedFixture[]
}

/** Checks kinds against their fixtures; fails for any fault and any gap. */
export const check: Run = async (context, words, flags) => {
  const sources = await readSources(words)
  const kinds = await Promise.all(
    sources.map(async (source) => {
      const plan = compile(validateSource(source).resolved)
      return { plan, fixtures: await readFixtures(plan.kind, fixturesFolder(source.path, plan.kind, flags.fixtures)) }
    }),
  )
  const checked = await checkAll(kinds, context)
  const isWhole = checked.every(
    ({ coverage, fixtures }) => coverage.gaps.length === 0 && fixtures.every(({ faults }) => faults.length === 0),
  )
  if (context.isJson) await context.stdout.write(`${jsonText({ kinds: checked }, 2)}\n`)
  else await tell(checked, context)
  return isWhole ? EXIT.done : EXIT.invalid
}

async function checkAll(
  kinds: readonly { readonly plan: Plan; readonly fixtures: readonly Fixture[] }[],
  { stderr, signal }: Context,
): Promise<CheckedKind[]> {
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
  return kinds.map(({ plan, fixtures }) => ({
    coverage: coverageOf(plan, fixtures),
    fixtures: fixtures.map((fixture) => results.get(fixture)!),
  }))
}

async function tell(checked: readonly CheckedKind[], { stdout, paint }: Context): Promise<void> {
  const lines: string[] = []
  for (const { coverage, fixtures } of checked) {
    for (const { file, faults } of fixtures) {
      if (faults.length > 0) lines.push(paint.bad(file), ...faults.map((fault) => `  ${oneLine(fault)}`))
    }
    lines.push(...unknownText(coverage.kind, fixtures).map((line) => wrap(line, stdout.columns).join('\n  ')))
    lines.push(...coverage.gaps.map((gap) => paint.bad(`${coverage.kind}: ${oneLine(gap)}`)))
  }
  if (lines.length > 0) await stdout.write(`${lines.join('\n')}\n\n`)
  const coverages = checked.map(({ coverage }) => coverage)
  await stdout.write(`${await tableText(coverageTable(coverages), stdout.columns, paint.strong)}\n\n`)
  const all = checked.flatMap(({ fixtures }) => fixtures)
  const faulty = all.filter(({ faults }) => faults.length > 0).length
  const gaps = coverages.reduce((sum, coverage) => sum + coverage.gaps.length, 0)
  const verdict = faulty + gaps === 0 ? paint.good('no fault') : paint.bad(verdictOf(faulty, gaps))
  await stdout.write(`${count(all.length, 'fixture')} replayed over HTTP, ${verdict}\n`)
}

/** The fields that no schema knows, a line for each entity. */
function unknownText(kind: string, fixtures: readonly CheckedFixture[]): string[] {
  const fields = new Map<string, Set<string>>()
  for (const { file, unknownFields } of fixtures) {
    const [entity = ''] = basename(file).split('.')
    for (const field of unknownFields) fields.set(entity, (fields.get(entity) ?? new Set()).add(oneLine(field)))
  }
  return [...fields].map(
    ([entity, names]) => `${kind} ${entity}: the schema does not know ${[...names].sort().join(', ')}`,
  )
}

function verdictOf(faulty: number, gaps: number): string {
  return [...(faulty > 0 ? [`${faulty} with faults`] : []), ...(gaps > 0 ? [count(gaps, 'gap')] : [])].join(', ')
}

const HEAD = ['kind', 'entities', 'ops', 'search', 'documented', 'composed', 'recorded', 'auth', 'rules']

function coverageTable(coverages: readonly Coverage[]) {
  const sum = (pick: (coverage: Coverage) => number) => coverages.reduce((total, one) => total + pick(one), 0)
  const share = (covered: number, total: number, waived = 0) =>
    `${covered}/${total}${waived > 0 ? ` (${waived} untested)` : ''}`
  const row = (kind: string, pick: (of: (coverage: Coverage) => number) => number) => [
    kind,
    String(pick(({ entities }) => entities)),
    share(
      pick(({ operations }) => operations.covered),
      pick(({ operations }) => operations.total),
      pick(({ operations }) => operations.waived),
    ),
    ...[
      pick(({ search }) => search),
      pick(({ fixtures }) => fixtures.documented),
      pick(({ fixtures }) => fixtures.composed),
      pick(({ fixtures }) => fixtures.recorded),
    ].map(String),
    share(
      pick(({ auth }) => auth.covered),
      pick(({ auth }) => auth.total),
    ),
    String(pick(({ errorRules }) => errorRules)),
  ]
  return {
    head: HEAD,
    rows: [
      ...coverages.map((coverage) => row(coverage.kind, (of) => of(coverage))),
      ...(coverages.length > 1 ? [row('total', sum)] : []),
    ],
    numbers: HEAD.slice(1),
  }
}
