/** The lines of a review: one for each cause, with the values, the count and the first location. */
import {
  type ChangeClass,
  changeText,
  codes,
  codeText,
  hostsOf,
  isGuarded,
  type ManifestChange,
  mergedChanges,
  operationsText,
} from '../../authoring/index.ts'
import type { Problem, ValidManifest } from 'plugboard/author'
import { type Cause, causesOf, sameProblems } from '../check/causes.ts'
import type { CheckedKind } from '../check/kinds.ts'
import { count } from '../output/index.ts'
import { errorsOf, type KindReview } from './kind.ts'

/** Changes of hosts, of credentials and of operations that write, each with its class. */
export function guardedLines({ compared }: KindReview): string[] {
  if (compared?.state === 'new') return newKindLines(compared.after)
  if (compared?.state !== 'changed') return []
  const guarded = compared.report.changes.filter((change) => isGuardedIn(compared, change))
  return mergedChanges(guarded).map(({ change, others }) => `**${change.class}** ${changeText(change, others.length)}`)
}

/** Returns the other changes of a class. */
export function changeLines({ kind, compared }: KindReview, name: ChangeClass): string[] {
  if (compared?.state === 'gone') return name === 'breaking' ? [`the kind ${codeText(kind)} was removed`] : []
  if (compared?.state !== 'changed') return []
  const changes = compared.report.changes.filter((change) => change.class === name && !isGuardedIn(compared, change))
  return mergedChanges(changes).map(({ change, others }) => changeText(change, others.length))
}

function isGuardedIn(
  { before, after }: { before: ValidManifest; after: ValidManifest },
  change: ManifestChange,
): boolean {
  const effectOf = (id: string) => (after.resolved.operations[id] ?? before.resolved.operations[id])?.effect
  return isGuarded(change, (id) => effectOf(id) !== 'read')
}

function newKindLines({ document, resolved: { auth, operations }, resolved }: ValidManifest): string[] {
  const hosts = [...new Set(hostsOf(resolved).map(({ host }) => host))]
  const writes = Object.keys(operations).filter((id) => operations[id]?.effect !== 'read')
  return [
    `**new** hosts ${codes(hosts)} (${document.file})`,
    `**new** auth ${codes(Object.entries(auth).map(([name, { type }]) => `${name}: ${type}`))}`,
    ...(writes.length > 0 ? [`**new** ${count(writes.length, 'write')}: ${operationsText(writes)}`] : []),
  ]
}

/** Returns problems of the manifest, faults of fixtures, gaps, and a different snapshot. */
export function faultLines(review: KindReview): string[] {
  return [
    ...sameProblems(errorsOf(review)).map((cause) => causeText('validate', cause)),
    ...(review.checked ? checkLines(review.checked) : []),
  ]
}

function checkLines({ fixtures, coverage, snapshot: { state, changes, file } }: CheckedKind): string[] {
  const parts = [...new Set(changes.map(({ part }) => part))]
  const first = changes[0]
  const change = first
    ? `, first ${codeText(`${first.part} ${first.at}`.trim())}: ${valueText(first.before)} → ${valueText(first.after)}`
    : ''
  return [
    ...causesOf(fixtures.flatMap(({ faults }) => faults)).map((cause) => causeText('check', cause)),
    ...coverage.gaps.map((gap) => `check: ${codeText(gap)} (gap)`),
    ...(state === 'changed'
      ? [`check: the snapshot says something else of ${count(parts.length, 'part')}${change} (${file})`]
      : []),
    ...(state === 'missing' ? [`check: the snapshot ${codeText(file)} does not exist`] : []),
  ]
}

function valueText(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return codeText(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
}

/** The most characters of a value that a snapshot shows. */
const LONGEST = 60

/** `check: "…" (fixture-request, fixtures/acme/customers.get.yaml:5 and 28 more locations)`. */
function causeText(command: string, { first, others }: Cause): string {
  const { message, rule, file, line } = first
  const more = others.length > 0 ? ` and ${count(others.length, 'more location')}` : ''
  return `${command}: ${codeText(message)} (${rule}, ${file}:${line}${more})`
}

/** Contradictions of the vendor's description, unconfirmed parts, and unused waivers. */
export function differenceLines({ comparison }: KindReview): string[] {
  if (!comparison) return []
  const groups = new Map<
    string,
    { operations: string[]; location: string; severity: string; message: string; count: number }
  >()
  for (const severity of ['wrong', 'undocumented'] as const)
    for (const { message, operations, file, line } of comparison.findings.filter((one) => one.severity === severity)) {
      const key = JSON.stringify([severity, message])
      const known = groups.get(key) ?? { operations: [], location: `${file}:${line}`, severity, message, count: 0 }
      groups.set(key, { ...known, operations: [...known.operations, ...operations], count: known.count + 1 })
    }
  const lines = [...groups.values()].map(({ operations, location, severity, message, count: times }) => {
    const who = operations.length > 0 ? `${operationsText(operations)}: ` : ''
    const more = times > 1 ? ` and ${count(times - 1, 'more line')}` : ''
    return `**${severity}** ${who}${codeText(message)} (${location}${more})`
  })
  const unused = comparison.unused.map(
    ({ message }) => `**unused waiver** ${codeText(message)}: this difference no longer exists`,
  )
  return [...lines, ...unused]
}

/** Returns warnings of the manifest, and the reason why its changes are unknown. */
export function warningLines({ problems, earlier }: KindReview): string[] {
  const warnings = problems.filter(({ severity }: Problem) => severity === 'warning')
  return [
    ...earlier
      .slice(0, 1)
      .map(
        ({ message, file, line }) =>
          `not compared with the revision, whose manifest has ${count(earlier.length, 'problem')}, first ${codeText(message)} (${file}:${line})`,
      ),
    ...sameProblems(warnings).map((cause) => causeText('validate', cause)),
  ]
}
