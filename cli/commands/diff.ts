/** `plugboard diff`: reports what a change of a manifest means for callers. */
import {
  CHANGE_CLASSES,
  type ChangeClass,
  changelogOf,
  countsOf,
  markdownOf,
  newKindChangelog,
  newKindText,
  removedKindChangelog,
} from '../../authoring/index.ts'
import { outputFormat, formatted } from '../annotate/index.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { changeFindings } from '../diff/annotations.ts'
import { type ComparedKind, compareSides } from '../diff/compared.ts'
import { sidesOf } from '../diff/sides.ts'
import { manyLines } from '../output/index.ts'
import type { OptionsOf, Run } from '../table/index.ts'

/** The value of `--fail-on` for a version that is too low for the changes. */
const UNVERSIONED = 'unversioned'

/** Reports changes between manifests. Fails for the changes that `--fail-on` names. */
export const diff: Run<'diff'> = async (context, words, flags) => {
  const format = outputFormat(flags)
  const isFailing = failureTest(flags)
  const kinds: ComparedKind[] = []
  for (const sides of await sidesOf(words, context)) kinds.push(await compareSides(sides, flags.fixtures))
  const textOf = flags.changelog ? changelogText : reportText
  const found = {
    document: () => ({ reports: kinds.map(documentOf) }),
    findings: () => kinds.flatMap(changeFindings),
    text: () =>
      kinds.length === 0 ? `No manifest differs from ${words[0]}.\n` : manyLines(kinds.map(textOf).join('\n')),
  }
  await context.stdout.write(formatted(format, found))
  return kinds.some(isFailing) ? EXIT.invalid : EXIT.done
}

/** Returns a test for changes that fail the command. @throws UsageError for an unknown value */
function failureTest({ failOn }: OptionsOf<'diff'>): (kind: ComparedKind) => boolean {
  if (failOn === undefined) return () => false
  if (failOn === UNVERSIONED) return (kind) => kind.state === 'changed' && !kind.report.version.isRaised
  const at = CHANGE_CLASSES.findIndex((name) => name === failOn)
  if (at < 0)
    throw new UsageError(`Cannot use --fail-on: expected one of ${[...CHANGE_CLASSES, UNVERSIONED].join(', ')}`)
  const failing = CHANGE_CLASSES.slice(0, at + 1)
  return (kind) => failing.some((name) => countOf(kind, name) > 0)
}

/** Counts changes of a class. A removed kind is a breaking change, a new one an additive change. */
function countOf(kind: ComparedKind, name: ChangeClass): number {
  if (kind.state === 'changed') return countsOf(kind.report.changes)[name]
  return (kind.state === 'gone' ? 'breaking' : 'additive') === name ? 1 : 0
}

function documentOf(kind: ComparedKind): object {
  if (kind.state === 'changed') return kind.report
  const { resolved } = kind.state === 'new' ? kind.after : kind.before
  return { kind: resolved.kind, state: kind.state }
}

function reportText(kind: ComparedKind): string {
  if (kind.state === 'changed') return markdownOf(kind.report)
  if (kind.state === 'new') return newKindText(kind.after)
  const { kind: name, version } = kind.before.resolved
  return `# ${name} ${version}\n\n**Breaking.** The kind was removed.\n`
}

function changelogText(kind: ComparedKind): string {
  if (kind.state === 'changed') return changelogOf(kind.report)
  return kind.state === 'new' ? newKindChangelog(kind.after) : removedKindChangelog(kind.before)
}
