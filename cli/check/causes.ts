/** Groups faults of fixtures by cause, since one mistake in a manifest causes a fault in many fixtures. */
import { basename } from 'node:path'
import type { Problem } from 'plugboard/author'
import { count, oneLine, type Paint, problemText, wrap } from '../output/index.ts'

/** Maximum number of locations below a fault. */
const MOST = 12

/** Faults of one cause. */
export interface Cause {
  readonly first: Problem
  /** Other locations of the same fault, each once. */
  readonly others: readonly Problem[]
}

/** Groups faults of fixtures by cause, in the order of the first faults. */
export function causesOf(faults: readonly Problem[]): Cause[] {
  return groupedBy(causeOf, faults)
}

/** Groups problems of manifests with the same message. */
export function sameProblems(problems: readonly Problem[]): Cause[] {
  return groupedBy(({ rule, message }) => `${rule} ${message}`, problems)
}

function groupedBy(keyOf: (fault: Problem) => string, faults: readonly Problem[]): Cause[] {
  const causes = new Map<string, Map<string, Problem>>()
  for (const fault of faults) {
    const key = keyOf(fault)
    const known = causes.get(key) ?? new Map<string, Problem>()
    const location = `${fault.file}:${fault.line}`
    if (!known.has(location)) known.set(location, fault)
    causes.set(key, known)
  }
  return [...causes.values()].flatMap((same) => {
    const [first, ...others] = same.values()
    return first ? [{ first, others }] : []
  })
}

/** Returns the faults as texts: the first of each cause, with the other locations. */
export function causesText(
  faults: readonly Problem[],
  { paint, columns }: { readonly paint: Paint; readonly columns: number },
): string[] {
  return causesOf(faults).map(({ first, others }) =>
    [problemText(first, paint), ...againText(others.map(locationOf), columns).map(paint.faint)].join('\n'),
  )
}

/**
 * Returns a key that is equal for faults with one cause: the rule, and the message without the parts about one fixture. These are the
 * request, the nearest file, the operation, its other params, counts and values. A text before a colon is a name and stays.
 */
function causeOf({ rule, message, file }: Problem): string {
  const [operation] = /^\w+\.\w+(?=\.)/.exec(basename(file)) ?? []
  const cause = (operation === undefined ? message : message.replaceAll(operation, '…'))
    .replace(/^.* matches no fixture; the nearest is .*?: /, '')
    .replace(/; known are .*/, '')
    .replace(/(?<=Cannot [a-z ]+ of )\w+\.\w+/, '…')
    .replaceAll(/path is ("(?:[^"\\]|\\.)*"), not ("(?:[^"\\]|\\.)*")/g, (_, sent: string, wanted: string) =>
      pathChange(sent, wanted),
    )
    .replaceAll(/(?<=[A-Z] )\/\S*/g, '…')
    .replaceAll(/"(?:[^"\\]|\\.)*"(:?)/g, (text, colon: string) => (colon === '' ? '…' : text))
    .replaceAll(/\b\d+(?:\.\d+)?(?: records?)?\b/g, '…')
  return `${rule} ${cause}`
}

/** Returns the segments in which two paths differ: `people not customers`. */
function pathChange(sent: string, wanted: string): string {
  const [ours, theirs] = [sent, wanted].map((path) => path.slice(1, -1).split('/')) as [string[], string[]]
  const most = Math.min(ours.length, theirs.length)
  let start = 0
  while (start < most && ours[start] === theirs[start]) start++
  let end = 0
  while (end < most - start && ours.at(-1 - end) === theirs.at(-1 - end)) end++
  const [left, right] = [ours, theirs].map((path) => path.slice(start, path.length - end).join('/'))
  return `path ${left} not ${right}`
}

function locationOf({ file, line }: Problem): string {
  return `${basename(oneLine(file))}:${line}`
}

/** @param locations of other faults */
function againText(locations: readonly string[], columns: number): string[] {
  if (locations.length === 0) return []
  const rest = locations.length > MOST ? ` and ${locations.length - MOST} more` : ''
  return wrap(
    `The same fault at ${count(locations.length, 'other location')}: ${locations.slice(0, MOST).join(', ')}${rest}`,
    columns,
  )
}
