import { describe, expect, it } from 'vitest'
import { captureFixtures } from '../../../authoring/index.ts'
import { verifyFixture } from '../../../authoring/capture/store.ts'
import { type Fixture, hostOf, startUpstream } from '../../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../../simulator/index.ts'
import { load, type Plan, undiciTransport } from '../../../runtime/index.ts'
import { fixturesOf, TESTED_KINDS } from '../../support/kinds.ts'

/** So many fixtures of a kind play its vendor; all of them would take half a minute. */
const SAMPLE = 3

/** Captures a fixture's call on a server that answers as the fixture says. Gives what speaks against the result. */
async function recaptured(plan: Plan, fixture: Fixture): Promise<string[]> {
  const upstream = await startUpstream(
    fixture.exchanges.map((exchange) => ({ name: fixture.file, host: hostOf(plan, fixture), exchange })),
  )
  const auth = fixture.auth ?? plan.auth[0]!.name
  try {
    const { fixtures, scan } = await captureFixtures(plan, fixture.call, {
      owner: {
        credentials: exampleCredentials(plan, auth),
        auth,
        config: fixture.config ?? exampleConfig(plan),
        clock: { now: Date.now, random: () => 0, wait: () => Promise.resolve() },
      },
      transport: undiciTransport({ connectTo: upstream.connectTo }),
      salt: 'a salt for tests',
      case: 'again',
      today: new Date(),
    })
    const findings = await Promise.all(fixtures.map(({ text }) => verifyFixture(plan, text, scan)))
    return findings.flat().map(({ pointer, what }) => `${fixture.file} ${pointer} ${what}`)
  } finally {
    await upstream.close()
  }
}

/** The fixtures of a kind that a capture can make: of calls that succeed, without own fields, whose lists are requests of their own. */
async function capturable(kind: string) {
  const plan = await load(kind)
  const all = await fixturesOf(kind)
  return {
    kind,
    plan,
    fixtures: all.filter((fixture) => !fixture.result.error && !fixture.call.own && !isRewritten(plan, fixture)),
  }
}

const captured = await Promise.all(TESTED_KINDS.map(capturable))

describe('capture', () => {
  it.each(captured.filter(({ fixtures }) => fixtures.length > 0))(
    'makes fixtures of $kind that replay',
    async (one) => {
      const { plan, fixtures } = one
      const step = Math.ceil(fixtures.length / SAMPLE)
      const sample = fixtures.filter((_, index) => index % step === 0)
      const findings = await Promise.all(sample.map((fixture) => recaptured(plan, fixture)))
      expect(findings.flat()).toEqual([])
    },
  )
})

/** Whether a param goes out in another form: texts that are replaced in one form are not found in the other. */
function isRewritten(plan: Plan, { call: { entity, action } }: Fixture): boolean {
  return JSON.stringify(plan.manifest.operations[`${entity}.${action}`]).includes('base64url')
}
