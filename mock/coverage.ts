/** How much of a manifest its fixtures show, and what is missing. */
import type { Plan } from 'plugboard/runtime'
import type { Fixture } from './fixture.ts'
import { fixturesOf, gapsOf } from './gaps.ts'

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
    fixtures: fixturesOf(id, fixtures),
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
    gaps: gapsOf(plan, fixtures),
  }
}
