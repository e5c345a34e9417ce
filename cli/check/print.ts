/** Prints the results of `check`. */
import { basename } from 'node:path'
import type { CheckedFixture } from '../../mock/index.ts'
import type { Problem } from 'plugboard/author'
import type { Context } from '../table/context.ts'
import {
  count,
  coverageTable,
  fixturesText,
  oneLine,
  pairsText,
  problemText,
  tableText,
  wrap,
} from '../output/index.ts'
import { causesText } from './causes.ts'
import { changesText } from './changes.ts'
import type { CheckedKind } from './kinds.ts'

/** Results of `check`. */
export interface Checked {
  readonly kinds: readonly CheckedKind[]
  /** Problems of invalid manifests. */
  readonly problems: readonly Problem[]
}

/** Returns the results as text: problems first, counts last. */
export function checkedText({ kinds, problems }: Checked, { stdout, paint }: Context, isListing: boolean): string {
  const faults = kinds.flatMap(({ fixtures }) => fixtures.flatMap((fixture) => fixture.faults))
  const gaps = kinds.flatMap(({ coverage }) => coverage.gaps.map((gap) => `${coverage.kind}: ${oneLine(gap)}`))
  const unknown = unknownText(kinds, isListing).map((line) => wrap(line, stdout.columns).join('\n  '))
  const blocks = [
    ...problems.map((problem) => problemText(problem, paint)),
    ...causesText(faults, { paint, columns: stdout.columns }),
    ...[unknown, gaps.map(paint.bad), ...kinds.map((kind) => changesText(kind, paint))].map((lines) =>
      lines.join('\n'),
    ),
  ]
  const coverages = kinds.map(({ coverage }) => coverage)
  const verdict = verdictOf(problems, kinds, gaps.length)
  const shown = verdict === '' ? paint.good('no fault') : paint.bad(verdict)
  const last =
    coverages.length === 0
      ? [shown]
      : [
          tableText(coverageTable(coverages), stdout.columns, paint.strong),
          `${pairsText(coverages)}\n${fixturesText(coverages)} replayed over HTTP${webhooksText(kinds)}, ${shown}`,
        ]
  return `${[...blocks.filter((block) => block !== ''), ...last].join('\n\n')}\n`
}

/** Returns `, 3 webhooks received` if kinds have samples. */
function webhooksText(kinds: readonly CheckedKind[]): string {
  const total = kinds.reduce((sum, { webhooks }) => sum + webhooks, 0)
  return total === 0 ? '' : `, ${count(total, 'webhook')} received`
}

/** Returns undeclared record fields: their number, or their names by entity. */
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
        ([entity, names]) => `${kind} ${entity}: the schema does not declare ${[...names].sort().join(', ')}`,
      ),
    )
  return found.map(({ kind, fields }, index) => {
    const total = [...fields.values()].reduce((sum, names) => sum + names.size, 0)
    const hint = index === found.length - 1 ? '; --fields lists them' : ''
    return `${kind}: ${count(total, 'field')} in fixtures that the schema does not declare${hint}`
  })
}

function verdictOf(problems: readonly Problem[], kinds: readonly CheckedKind[], gaps: number): string {
  const faulty = kinds.reduce((sum, { fixtures }) => sum + faultyOf(fixtures).length, 0)
  const outdated = kinds.filter(({ snapshot: { state } }) => state === 'changed' || state === 'missing').length
  const manifests = new Set(problems.map(({ file }) => file)).size
  return [
    ...(manifests > 0 ? [`${count(manifests, 'manifest')} with problems`] : []),
    ...(faulty > 0 ? [`${faulty} with faults`] : []),
    ...(gaps > 0 ? [count(gaps, 'gap')] : []),
    ...(outdated > 0 ? [`${count(outdated, 'snapshot')} out of date`] : []),
  ].join(', ')
}

/** Returns the fixtures with faults. */
export function faultyOf(fixtures: readonly CheckedFixture[]): readonly CheckedFixture[] {
  return fixtures.filter(({ faults }) => faults.length > 0)
}
