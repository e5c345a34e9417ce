/** Changes at the vendor since it was remembered, as far as a kind notices. */
import { sourceLocation, type ValidManifest } from 'plugboard/author'
import { quantity } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'
import { listed, type Mend, messageOf, type OfOperation } from '../compare/base/finding.ts'
import { originFinder } from '../compare/location.ts'
import type { WatchMemory } from './memory.ts'
import type { VendorState } from './state.ts'

/** Urgency of a change: calls fail now, will fail later, or it is only news. */
export type ChangeUrgency = 'breaks' | 'ends' | 'news'

/** A change at the vendor that concerns the kind. */
export interface WatchedDifference {
  readonly urgency: ChangeUrgency
  /** A sentence without a full stop. */
  readonly message: string
  /** The day from which calls may fail; `none` if the vendor names none. Only of `ends`. */
  readonly ends?: string
  readonly operations: readonly string[]
  /** The place in the manifest. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly pointer: string
  /** The vendor's operations, as in the description. */
  readonly there: readonly string[]
  /** Changes of the manifest that resolve it. */
  readonly mends: readonly Mend[]
}

/** Returns the changes that concern the kind, the most urgent first. A change that the manifest already has is none. */
export function changesSince(valid: ValidManifest, state: VendorState, memory: WatchMemory): WatchedDifference[] {
  const originOf = originFinder(valid)
  const groups = new Map<string, Group>()
  for (const difference of state.differences) {
    const pointer = originOf(difference)
    const fresh = freshPart(difference, memory.differences[pointer], isOfVendor(difference, state, memory))
    if (!fresh) continue
    const key = JSON.stringify([pointer, fresh.message])
    const group = groups.get(key) ?? { difference: fresh, pointer, operations: new Set(), there: new Set() }
    group.difference = joined(group.difference, fresh)
    if (fresh.operation !== '') group.operations.add(fresh.operation)
    if (fresh.there !== undefined) group.there.add(fresh.there)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map((group) => changeOf(valid, group))
    .toSorted((a, b) => rank(a) - rank(b) || a.line - b.line)
}

interface Group {
  difference: OfOperation
  readonly pointer: string
  readonly operations: Set<string>
  readonly there: Set<string>
}

/** Whether the vendor made a difference: its operation changed, or it is about no operation. */
function isOfVendor({ there }: OfOperation, { operations }: VendorState, memory: WatchMemory): boolean {
  if (there === undefined) return true
  const before = memory.operations[there]
  return before !== undefined && before !== operations[there]
}

/** Returns a difference with only the names that are not known; undefined if all of it is known, or due to the manifest. */
function freshPart(
  difference: OfOperation,
  known: WatchMemory['differences'][string] = {},
  isVendors: boolean,
): OfOperation | undefined {
  const { message, names, isWhole, mends } = difference
  const before = known[message]
  if (!isVendors || (before && (!names || isWhole))) return undefined
  if (!before || !names) return difference
  const old = new Set(before)
  const fresh = names.flatMap((name, index) => (old.has(name) ? [] : [{ name, mend: mends?.[index] }]))
  if (fresh.length === 0) return undefined
  return {
    ...difference,
    names: fresh.map(({ name }) => name),
    mends: fresh.flatMap(({ mend }) => mend ?? []),
  }
}

function joined(first: OfOperation, second: OfOperation): OfOperation {
  if (!first.names || !second.names) return first
  const names = new Map<Json, Mend | undefined>()
  for (const { names: all = [], mends } of [second, first])
    for (const [index, name] of all.entries()) names.set(name, mends?.[index])
  return { ...first, names: [...names.keys()], mends: [...names.values()].flatMap((mend) => mend ?? []) }
}

const URGENCIES: readonly ChangeUrgency[] = ['breaks', 'ends', 'news']

function rank({ urgency }: WatchedDifference): number {
  return URGENCIES.indexOf(urgency)
}

function changeOf({ document }: ValidManifest, { difference, pointer, operations, there }: Group): WatchedDifference {
  const { severity, ends, mends = [] } = difference
  const urgency = severity === 'note' ? 'news' : 'breaks'
  return {
    urgency: ends === undefined ? urgency : 'ends',
    message: messageOf(difference),
    ends,
    operations: [...operations],
    ...sourceLocation(document, pointer, 'key'),
    pointer,
    there: [...there],
    mends,
  }
}

/** Counts by entity the operations that are new at the vendor and that the kind does not call; undefined if there are none. */
export function lackingSince({ lacking }: VendorState, { lacking: before }: WatchMemory): string | undefined {
  const more = Object.entries(lacking)
    .map(([entity, count]) => [entity, count - (before[entity] ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
  const total = more.reduce((sum, [, count]) => sum + count, 0)
  const counts = listed(more.map(([entity, count]) => `${count} of ${entity}`))
  return total === 0 ? undefined : `the kind does not have ${quantity(total, 'new operation')}: ${counts}`
}
