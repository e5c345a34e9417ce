/** Marks what recorded and documented fixtures prove about a manifest. */
import type { ValidManifest } from 'plugboard/author'
import { own } from 'plugboard/internal'
import { compile, ConnectorError, execute, type ExecuteResult, type Plan } from 'plugboard/runtime'
import { checkFixture, connectFixture, type Fixture, inMemory } from '../../mock/index.ts'
import { proveRefusals, proveResult } from './answer.ts'
import type { Marks } from './fields.ts'
import { ProvedOperation } from './operation.ts'
import { proveRequests } from './request.ts'

/**
 * Returns the marks of fixtures. Each is replayed: a fixture with a fault proves nothing. One without proves only claims whose
 * opposite would have caused a fault.
 * @param fixtures of one source; handwritten ones prove nothing about a vendor
 */
export async function marksOfFixtures(valid: ValidManifest, fixtures: readonly Fixture[]): Promise<Marks> {
  const marks: Marks = new Set()
  const plan = compile(valid.resolved)
  for (const fixture of fixtures) {
    const id = `${fixture.call.entity}.${fixture.call.action}`
    const operation = own(valid.resolved.operations, id)
    // The exchanges of own fields begin with another operation's.
    if (!operation || fixture.call.own !== undefined) continue
    if ((await checkFixture(plan, fixture, inMemory)).faults.length > 0) continue
    const subject = new ProvedOperation(valid, id, operation, marks)
    proveRequests(subject, fixture)
    proveRefusals(subject, fixture)
    const result = fixture.result.error ? undefined : await resultOf(plan, fixture)
    if (result) proveResult(subject, fixture, result)
  }
  return marks
}

async function resultOf(plan: Plan, fixture: Fixture): Promise<ExecuteResult | undefined> {
  const { transport, close } = await inMemory(fixture, plan)
  try {
    return await execute(plan, fixture.call, connectFixture(plan, fixture, { transport, paced: false }))
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  } finally {
    await close()
  }
}
