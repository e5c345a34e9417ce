/** How much of a manifest its fixtures show, and what is missing. */
import type { Plan, ResolvedOperation } from 'plugboard/runtime'
import { isObject } from 'plugboard/author'
import { sortedJson } from './compare.ts'
import type { Fixture } from './fixture.ts'

/** The fixtures of one kind, counted. */
export interface Coverage {
  readonly kind: string
  readonly entities: number
  /** Operations that send requests. `waived` are those the manifest says are untested. */
  readonly operations: { readonly total: number; readonly covered: number; readonly waived: number }
  /** Entities that declare a searchable copy. */
  readonly search: number
  readonly fixtures: { readonly documented: number; readonly composed: number; readonly recorded: number }
  readonly auth: { readonly total: number; readonly covered: number }
  /** Different error rules of all operations. */
  readonly errorRules: number
  /** What has to be there and is not, as sentences. */
  readonly gaps: readonly string[]
}

/** Counts what a kind's fixtures cover. */
export function coverageOf(plan: Plan, fixtures: readonly Fixture[]): Coverage {
  const { auth, entities, operations } = plan.manifest
  const all = Object.entries(operations).map(([id, operation]) => ({
    id,
    operation,
    fixtures: fixtures.filter(({ call }) => `${call.entity}.${call.action}` === id),
  }))
  const variants = Object.keys(auth)
  const shown = new Set(fixtures.map((fixture) => fixture.auth ?? variants[0]))
  const provenance = (kind: Fixture['source']['kind']) => fixtures.filter(({ source }) => source.kind === kind).length
  return {
    kind: plan.kind,
    entities: Object.keys(entities).length,
    operations: {
      total: all.length,
      covered: all.filter((entry) => entry.fixtures.length > 0).length,
      waived: all.filter((entry) => entry.fixtures.length === 0 && entry.operation.untested !== undefined).length,
    },
    search: Object.values(entities).filter(({ search }) => search !== undefined).length,
    fixtures: {
      documented: provenance('documented'),
      composed: provenance('composed'),
      recorded: provenance('recorded'),
    },
    auth: { total: variants.length, covered: variants.filter((name) => shown.has(name)).length },
    errorRules: new Set(all.flatMap(({ operation }) => operation.errors.rules.map((rule) => JSON.stringify(rule))))
      .size,
    gaps: [
      ...all.flatMap(({ id, operation, fixtures: own }) => gapsOf(id, operation, own)),
      ...variants.filter((name) => !shown.has(name)).map((name) => `auth variant ${name} has no fixture`),
    ],
  }
}

function gapsOf(id: string, { pagination, untested }: ResolvedOperation, fixtures: readonly Fixture[]): string[] {
  if (untested !== undefined) return []
  if (fixtures.length === 0) return [`${id} has no fixture`]
  const isPaginated = pagination !== undefined && pagination.style !== 'none'
  return isPaginated && !hasSecondPage(fixtures) ? [`${id} has no fixture of a second page`] : []
}

/** Says whether one fixture is called with the params that another one names as next. */
function hasSecondPage(fixtures: readonly Fixture[]): boolean {
  const called = new Set(fixtures.map(({ call }) => sortedJson(call.params ?? {})))
  return fixtures.some(({ result }) => isObject(result.next) && called.has(sortedJson(result.next)))
}
