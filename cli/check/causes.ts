/** Faults of fixtures by what causes them: one mistake in a manifest makes a fault in each fixture that it reaches. */
import { basename } from 'node:path'
import type { Problem } from 'plugboard/author'
import { count, oneLine, type Paint, problemText, wrap } from '../output/index.ts'

/** The most locations that stand below a fault. */
const MOST = 12

/** Faults of one cause. */
export interface Cause {
  readonly first: Problem
  /** Where the same is found again, each place once. */
  readonly others: readonly Problem[]
}

/** Faults by what causes them, in the order of the first of each. */
export function causesOf(faults: readonly Problem[]): Cause[] {
  const causes = new Map<string, Map<string, Problem>>()
  for (const fault of faults) {
    const key = causeOf(fault)
    const known = causes.get(key) ?? new Map<string, Problem>()
    const location = `${fault.file}:${fault.line}`
    if (!known.has(location)) known.set(location, fault)
    causes.set(key, known)
  }
  return [...causes.values()].flatMap((places) => {
    const [first, ...others] = places.values()
    return first ? [{ first, others }] : []
  })
}

/** The faults as texts: the first of each cause whole, and where the same is found again. */
export function causesText(
  faults: readonly Problem[],
  { paint, columns }: { readonly paint: Paint; readonly columns: number },
): string[] {
  return causesOf(faults).map(({ first, others }) =>
    [problemText(first, paint), ...againText(others.map(locationOf), columns).map(paint.faint)].join('\n'),
  )
}

/**
 * What is the same in the faults that one mistake makes: the rule, and the message without what it says of one fixture: the request
 * and the nearest file, the operation and its other params, paths, counts and values. A text before a colon is a name and stays.
 */
function causeOf({ rule, message, file }: Problem): string {
  const [operation] = /^\w+\.\w+(?=\.)/.exec(basename(file)) ?? []
  const cause = (operation === undefined ? message : message.replaceAll(operation, '…'))
    .replace(/^.* matches no fixture; the nearest is .*?: /, '')
    .replace(/; known are .*/, '')
    .replace(/(?<=Cannot [a-z ]+ of )\w+\.\w+/, '…')
    .replaceAll(/(?<=[A-Z] )\/\S*/g, '…')
    .replaceAll(/"(?:[^"\\]|\\.)*"(:?)/g, (text, colon: string) => (colon === '' ? '…' : text))
    .replaceAll(/\b\d+(?:\.\d+)?(?: records?)?\b/g, '…')
  return `${rule} ${cause}`
}

function locationOf({ file, line }: Problem): string {
  return `${basename(oneLine(file))}:${line}`
}

/** @param locations of other faults, where a request that was tried again is one */
function againText(locations: readonly string[], columns: number): string[] {
  if (locations.length === 0) return []
  const rest = locations.length > MOST ? ` and ${locations.length - MOST} more` : ''
  return wrap(
    `The same fault at ${count(locations.length, 'other location')}: ${locations.slice(0, MOST).join(', ')}${rest}`,
    columns,
  )
}
