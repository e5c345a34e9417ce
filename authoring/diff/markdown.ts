/** Writes the report as Markdown. */
import { basename, isAbsolute } from 'node:path'
import type { ValidManifest } from 'plugboard/author'
import { type ChangedOperation, countsOf, type DiffReport, type ManifestChange } from './compare.ts'
import type { FixtureExample } from './example.ts'
import { hostsOf } from './hosts.ts'
import { CHANGE_CLASSES, type ChangeClass, codes, codeText } from './model/change.ts'
import type { ChangeLocation } from './locations.ts'

/** Maximum number of named operations. */
const MAX_NAMES = 6

/** Returns a report as text. */
export function markdownOf(report: DiffReport): string {
  const { kind, version, changes } = report
  const isRaised = version.before !== version.after
  const title = isRaised ? `${kind} ${version.before} → ${version.after}` : `${kind} ${version.before}`
  if (changes.length === 0)
    return `# ${title}\n\nNo change: both manifests are equivalent${isRaised ? ' except for their version' : ''}.\n`
  const sections = [
    `# ${title}`,
    summaryOf(report),
    hostsText(report),
    ...CHANGE_CLASSES.flatMap((name) => changesText(name, changes)),
    ...fixturesText(report.operations.changed),
    ...examplesText(report.examples),
  ]
  return `${sections.join('\n\n')}\n`
}

function summaryOf({ changes, operations, version }: DiffReport): string {
  const count = countsOf(changes)
  const verdict = VERDICTS[CHANGE_CLASSES.find((name) => count[name] > 0) ?? 'internal']
  const counts = `${CHANGE_CLASSES.map((name) => `${count[name]} ${name}`).join(', ')}; ${operations.changed.length} of ${operations.total} operations.`
  const advice = version.isRaised
    ? `Version ${version.after} says so.`
    : `The version should be ${version.suggested}, not ${version.after}${version.after === version.before ? ': it was not raised' : ''}.`
  return `**${verdict}.** ${counts} ${advice}`
}

function hostsText({ hosts, changes: all }: DiffReport): string {
  const heading = '## Hosts'
  if (hosts.changes.length === 0) return `${heading}\n\nAs before: ${codes(hosts.all)}.`
  const lines = hosts.changes.map(({ change, host, use, location }) =>
    change === 'added'
      ? `- **NEW** ${codeText(host)}, ${use} (${locationText(location)}${hostEvidence(all, location)})`
      : `- gone: ${codeText(host)}, ${use} (${locationText(location)})`,
  )
  return `${heading}\n\n${lines.join('\n')}`
}

/** Returns the evidence of a new host's line. */
function hostEvidence(changes: readonly ManifestChange[], { file, line }: ChangeLocation): string {
  const found = changes.find(
    ({ rule, location }) => rule === 'host-added' && location.file === file && location.line === line,
  )
  return found?.restsOn === undefined ? '' : `, ${found.restsOn}`
}

const VERDICTS: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking',
  wire: 'On the wire',
  additive: 'Additive',
  internal: 'Internal',
}

const HEADINGS: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking',
  wire: 'On the wire: a mistake loses records, repeats writes, or sends credentials to another host',
  additive: 'Additive',
  internal: 'Internal: callers do not notice',
}

function changesText(name: ChangeClass, all: readonly ManifestChange[]): string[] {
  // Hosts have a section of their own.
  const changes = all.filter((change) => change.class === name && !change.rule.startsWith('host-'))
  if (changes.length === 0) return []
  return [`## ${HEADINGS[name]}\n\n${changes.map((change) => `- ${changeText(change)}`).join('\n')}`]
}

/** Writes a change as a line of Markdown: operations, message, rule, location. @param elsewhere number of other lines with this change */
export function changeText({ rule, message, operations, location, restsOn }: ManifestChange, elsewhere = 0): string {
  const colon = rule === 'operation-added' || rule === 'operation-removed' ? '' : ':'
  const who = operations.length > 0 ? `${operationsText(operations)}${colon} ` : ''
  const others = elsewhere > 0 ? ` and ${elsewhere} more ${elsewhere === 1 ? 'line' : 'lines'}` : ''
  const evidence = restsOn === undefined ? '' : `, ${restsOn}`
  return `${who}${message} (${rule}, ${locationText(location)}${evidence}${others})`
}

/** Returns the names of operations, shortened if there are many. */
export function operationsText(operations: readonly string[]): string {
  const rest = operations.length - MAX_NAMES
  return rest > 1 ? `${codes(operations.slice(0, MAX_NAMES))} and ${rest} more` : codes(operations)
}

/** Returns the location without folders of this machine, since reports go into pull requests. */
function locationText({ file, line }: ChangeLocation): string {
  return `${sharedName(file)}:${line}`
}

/** Returns a file without folders of this machine. */
function sharedName(file: string): string {
  return isAbsolute(file) ? basename(file) : file
}

/** Returns rows for operations, one for the same changes and number of fixtures, since a line may change every operation. */
function fixturesText(changed: readonly ChangedOperation[]): string[] {
  if (changed.length === 0) return []
  const isPlain = ({ changes, fixtures, failing }: ChangedOperation) =>
    changes.breaking + changes.wire + changes.additive === 0 && fixtures.length > 0 && failing.length === 0
  const plain = changed.filter(isPlain)
  const fails = changed.some(({ failing }) => failing.length > 0)
  const rows = new Map<string, string[]>()
  for (const { id, changes, fixtures, failing } of changed.filter((one) => !isPlain(one))) {
    const counts = Object.entries(changes).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []))
    const number = fixtures.length === 0 ? '**none**' : fixtures.length
    const failed = failing.length === 0 ? 'none' : codes(failing.map(sharedName))
    const cells = `${counts.join(', ')} | ${number} |${fails ? ` ${failed} |` : ''}`
    rows.set(cells, [...(rows.get(cells) ?? []), id])
  }
  const head = fails
    ? ['| operation | changes | fixtures | failing |', '|---|---|--:|---|']
    : ['| operation | changes | fixtures |', '|---|---|--:|']
  const body = [...rows].map(([cells, ids]) => `| ${operationsText(ids)} | ${cells}`)
  return [
    [
      '## Fixtures of what changed',
      ...(body.length > 0 ? [[...head, ...body].join('\n')] : []),
      ...(plain.length > 0
        ? [`Changed internally only, with passing fixtures: ${operationsText(plain.map(({ id }) => id))}.`]
        : []),
    ].join('\n\n'),
  ]
}

function examplesText(examples: readonly FixtureExample[]): string[] {
  const same = examples.filter(({ before, after }) => before === after)
  const changed = examples.filter(({ before, after }) => before !== after)
  if (examples.length === 0) return []
  const unchanged =
    same.length > 0 ? [`The same as before: ${operationsText(same.map(({ operation }) => operation))}.`] : []
  return [['## Requests', ...changed.map(exampleText), ...unchanged].join('\n\n')]
}

function exampleText({ operation, params, fixture, before, after }: FixtureExample): string {
  const from = fixture === undefined ? 'made up' : `of ${sharedName(fixture)}`
  const lines =
    before === undefined
      ? lined('+', after ?? '')
      : after === undefined
        ? lined('-', before)
        : differenceOf(before.split('\n'), after.split('\n'))
  return `${codeText(operation)} with ${codeText(params)}, ${from}:\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\``
}

/** Returns the lines of both, with the differing middle marked. */
function differenceOf(before: readonly string[], after: readonly string[]): string[] {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return [
    ...before.slice(0, start).map((line) => ` ${line}`),
    ...before.slice(start, before.length - end).map((line) => `-${line}`),
    ...after.slice(start, after.length - end).map((line) => `+${line}`),
    ...before.slice(before.length - end).map((line) => ` ${line}`),
  ]
}

function lined(mark: string, text: string): string[] {
  return text.split('\n').map((line) => mark + line)
}

/** Returns the report of a new kind: its hosts and writes. */
export function newKindText({ document, resolved }: ValidManifest): string {
  const { kind, version, operations } = resolved
  const hosts = hostsOf(resolved).map(({ host, use }) => `- **NEW** ${codeText(host)}, ${use}`)
  const writes = Object.entries(operations).filter(([, { effect }]) => effect !== 'read')
  const lines = [
    `# ${kind} ${version}`,
    `**New kind** in ${document.file}: ${Object.keys(operations).length} operations; ${writes.length} of them write.`,
    `## Hosts\n\n${[...new Set(hosts)].join('\n')}`,
    ...(writes.length > 0 ? [`## Writes\n\n${codes(writes.map(([id]) => id))}`] : []),
  ]
  return `${lines.join('\n\n')}\n`
}
