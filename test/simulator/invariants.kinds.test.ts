/** The records of the sandbox agree, over all kinds. */
import { beforeAll, expect, it } from 'vitest'
import { collect, type SandboxWorld } from '../support/invariants/collect.ts'
import { type Violation, violationsIn } from '../support/invariants/index.ts'
import { knownOf } from '../support/invariants/known.ts'
import { testedPlans } from '../support/kinds.ts'

const worlds = new Map<string, SandboxWorld>()

beforeAll(async () => {
  for (const plan of await testedPlans()) worlds.set(plan.kind, await collect(plan))
}, 600_000)

function lineOf({ rule, kind, entity, record, text }: Violation): string {
  return `${kind} ${entity} ${record}: ${rule}: ${text}`
}

it('each list of the sandbox can be read', () => {
  expect([...worlds.values()].flatMap(({ failed }) => failed)).toEqual([])
})

it('no record breaks a rule', () => {
  const entities = [...worlds.values()].flatMap((world) => world.entities)
  expect(violationsIn(entities, knownOf(worlds), Date.now()).map(lineOf)).toEqual([])
})
