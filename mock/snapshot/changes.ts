/** Compares two snapshots by operation. */
import { isObject, type Json, type JsonObject, own } from 'plugboard/author'
import { defined } from 'plugboard/internal'
import { sortedJson } from '../fixture/compare-result.ts'
import { withoutEmpty } from './base/shown.ts'

/** A value that differs between two snapshots. */
export interface SnapshotChange {
  /** `customers.list`, `customers.records`, `auth.oauth`, `schemas.Customer`, `base`. */
  readonly part: string
  /** The path within it: `sends.query.limit`; empty for all of it. */
  readonly at: string
  /** Absent for an added value. */
  readonly before?: Json
  /** Absent for a removed value. */
  readonly after?: Json
}

/** Parts of a snapshot that are one or two levels down. */
const DEPTHS: Readonly<Record<string, number>> = { auth: 1, pace: 1, fragments: 1, schemas: 1, entities: 2 }

/** Returns the values that differ, in the order of the snapshots. */
export function snapshotChanges(before: JsonObject, after: JsonObject): SnapshotChange[] {
  return namesOf(before, after).flatMap((name) => {
    const path = name === 'entities' ? [] : [name]
    return inParts(own(before, name), own(after, name), path, DEPTHS[name] ?? 0)
  })
}

function inParts(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[],
  depth: number,
): SnapshotChange[] {
  if (depth === 0 || !isObject(before ?? {}) || !isObject(after ?? {}))
    return differences(before, after, '').map((one) => ({ part: path.join('.'), ...one }))
  const [old, now] = [(before ?? {}) as JsonObject, (after ?? {}) as JsonObject]
  return namesOf(old, now).flatMap((name) => inParts(own(old, name), own(now, name), [...path, name], depth - 1))
}

function differences(before: Json | undefined, after: Json | undefined, at: string): Omit<SnapshotChange, 'part'>[] {
  if (before === undefined && after === undefined) return []
  if (before !== undefined && after !== undefined && sortedJson(before) === sortedJson(after)) return []
  if (isObject(before) && isObject(after))
    return namesOf(before, after).flatMap((name) =>
      differences(own(before, name), own(after, name), pathBelow(at, name)),
    )
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [before as readonly Json[], after as readonly Json[]]
    if (old.length === now.length)
      return old.flatMap((one, index) => differences(one, now[index], pathBelow(at, String(index))))
    const [lost, added] = [without(old, now), without(now, old)]
    if (lost.length + added.length > 0) return [{ at, ...withoutEmpty({ before: lost, after: added }) }]
  }
  return [defined({ at, before, after })]
}

/** Returns the items of a list that another one does not have. */
function without(list: readonly Json[], other: readonly Json[]): Json[] {
  const known = new Set(other.map(sortedJson))
  return list.filter((one) => !known.has(sortedJson(one)))
}

function namesOf(before: JsonObject, after: JsonObject): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}

function pathBelow(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`
}
