/** Samples of webhooks: what `check` finds when a kind reads one otherwise, or accepts a copy of it that it should not. */
import { describe, expect, it } from 'vitest'
import { checkSample, FIXTURES_FOLDER, parseSample, readSamples } from '../../../mock/index.ts'
import { compile, load, type Plan, type ResolvedWebhooks } from '../../../runtime/index.ts'

/** A kind of the package with another way to verify. */
async function kindWith(kind: string, change: object, parts: Partial<ResolvedWebhooks> = {}): Promise<Plan> {
  const { manifest } = await load(kind)
  const webhooks = manifest.webhooks!
  return compile({ ...manifest, webhooks: { ...webhooks, ...parts, verify: { ...webhooks.verify, ...change } } })
}

async function faultsOf(plan: Plan, name: string): Promise<string[]> {
  const sample = (await readSamples(plan.kind, FIXTURES_FOLDER)).find((one) => one.name === name)!
  const { faults } = await checkSample(plan, sample)
  return faults.map(({ rule, message }) => `${rule}: ${message}`)
}

const text = (name: string) => ({ text: { text: `{{${name}}}`, parts: [{ name }] } })

describe('check of a sample', () => {
  it('finds no fault in a kind of the package', async () => {
    expect(await faultsOf(await load('stripe'), 'customer.updated')).toEqual([])
  })

  it.each([
    [
      'that leaves the body out',
      text('timestamp'),
      ['with another body', 'without its last byte', 'with its JSON written anew'],
    ],
    ['that looks at no time', { timestamp: undefined, ...text('body') }, ['that arrives too late', 'from the future']],
  ])('finds a signature %s', async (_, change, copies) => {
    const found = await faultsOf(await kindWith('stripe', change), 'customer.updated')
    expect(found.sort()).toEqual(
      copies.map((copy) => `webhook-verification: A copy of the request ${copy} is accepted`).sort(),
    )
  })

  it.each([
    ['github', { encode: 'base64' }],
    ['slack', text('body')],
    ['twilio', { algorithm: 'hmac-sha256' }],
  ])("finds that %s's own example does not fit", async (kind, change) => {
    expect(await faultsOf(await kindWith(kind, change), 'signature')).toEqual([
      'webhook-result: The request gives {"error":"webhook_forged"}, but the result says {"error":"webhook_malformed"} (Cannot accept the webhook: no signature fits)',
    ])
  })

  it('finds another meaning, and a record that its schema refuses', async () => {
    const [rule] = (await load('stripe')).manifest.webhooks!.rules.filter(({ name }) => name === 'customer.*')
    expect(await faultsOf(await kindWith('stripe', {}, { rules: [] }), 'customer.updated')).toEqual([
      expect.stringMatching(/^webhook-result: The request gives .*but the result says .*"entity":"customers"/),
    ])
    const charges = await kindWith('stripe', {}, { rules: [{ ...rule!, entity: 'charges' }] })
    const found = await faultsOf(charges, 'customer.updated')
    expect(found).toContainEqual(expect.stringMatching(/^webhook-result:/))
    expect(found).toContain('webhook-record: The record of charges at /object must be equal to constant')
  })

  it('reads no sample without a secret, a time and a result', () => {
    const source = 'source: {kind: composed, date: 2026-11-26}\n'
    expect(() => parseSample(`${source}request: {}\nresult: {events: []}\n`, 'webhook.a.yaml', 'a')).toThrow(
      /The sample must have required property 'secret'[\s\S]*'time'/,
    )
    expect(() =>
      parseSample(
        `${source}secret: a\ntime: 2026-11-26T12:00:00Z\nrequest: {}\nresult: {event: []}\n`,
        'webhook.a.yaml',
        'a',
      ),
    ).toThrow(/result must NOT have additional properties: event/)
  })
})
