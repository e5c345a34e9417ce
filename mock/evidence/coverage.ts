/** How much of a manifest evidence shows, and what is missing. */
import type { Plan } from 'plugboard/runtime'
import type { Fixture } from '../fixture.ts'
import { fixturesOf, gapsOf } from './gaps.ts'

/** The fixtures of one kind, counted. */
export interface Coverage {
  readonly kind: string
  readonly entities: number
  /** Operations that send requests: how many a fixture shows, and how many one that the vendor gave or documents. */
  readonly operations: { readonly total: number; readonly shown: number; readonly vendors: number }
  /** Entities that declare a searchable copy. */
  readonly search: number
  readonly fixtures: { readonly documented: number; readonly composed: number; readonly recorded: number }
  /** Auth variants. */
  readonly auth: number
  /** Different error rules of all operations. */
  readonly errorRules: number
  /** What has to be there and is not, as sentences. */
  readonly gaps: readonly string[]
}

/** Counts what a kind's fixtures cover. */
export function coverageOf(plan: Plan, fixtures: readonly Fixture[]): Coverage {
  const { auth, entities, operations } = plan.manifest
  const ids = Object.keys(operations)
  const vendors = fixtures.filter(({ source }) => source.kind !== 'composed')
  const shownBy = (some: readonly Fixture[]) => ids.filter((id) => fixturesOf(id, some).length > 0).length
  const provenance = (kind: Fixture['source']['kind']) => fixtures.filter(({ source }) => source.kind === kind).length
  const rules = Object.values(operations).flatMap(({ errors }) => errors.rules.map((rule) => JSON.stringify(rule)))
  return {
    kind: plan.kind,
    entities: Object.keys(entities).length,
    operations: { total: ids.length, shown: shownBy(fixtures), vendors: shownBy(vendors) },
    search: Object.values(entities).filter(({ search }) => search !== undefined).length,
    fixtures: {
      documented: provenance('documented'),
      composed: provenance('composed'),
      recorded: provenance('recorded'),
    },
    auth: Object.keys(auth).length,
    errorRules: new Set(rules).size,
    gaps: gapsOf(plan, fixtures),
  }
}
