/** Lab manifests: each uses constructs of the language that no shipped kind needs yet, and its fixtures replay over real HTTP. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  checkFixture,
  checkSample,
  type Fixture,
  parseFixture,
  parseSample,
  type WebhookSample,
} from '../../mock/index.ts'
import { compile } from '../../runtime/index.ts'
import { parseYaml, validateManifest } from '../../runtime/manifest/index.ts'

const FOLDER = import.meta.dirname
const labs = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe.each(labs.map(({ name }) => name))('the lab of %s', (name) => {
  const file = join(FOLDER, name, 'manifest.yaml')
  const { resolved, warnings } = validateManifest(readFileSync(file, 'utf8'), file)
  const fixtures = fixturesIn(join(FOLDER, name, 'fixtures.yaml'))
  const plan = compile(resolved)

  test('is a manifest without a warning', () => {
    expect(warnings.map(({ message }) => message)).toEqual([])
  })

  test('shows every operation and every auth variant', () => {
    const called = new Set(fixtures.map(({ call: { entity, action } }) => `${entity}.${action}`))
    expect(Object.keys(resolved.operations).filter((id) => !called.has(id))).toEqual([])
    const used = new Set(fixtures.map(({ auth }) => auth ?? Object.keys(resolved.auth)[0]))
    expect(Object.keys(resolved.auth).filter((variant) => !used.has(variant))).toEqual([])
  })

  test.each(fixtures.map((fixture) => [fixture.file, fixture] as const))('%s', async (_, fixture) => {
    const { faults, unknownFields } = await checkFixture(plan, fixture)
    expect([faults.map(({ message }) => message), unknownFields]).toEqual([[], []])
  })

  const samples = samplesIn(join(FOLDER, name, 'samples.yaml'))
  if (samples.length > 0)
    test.each(samples.map((sample) => [sample.name, sample] as const))('receives %s', async (_, sample) => {
      const { faults, unknownFields } = await checkSample(plan, sample)
      expect([faults.map(({ message }) => message), unknownFields]).toEqual([[], []])
    })
})

/** The fixtures of a file that holds several, by name, which is what each shows. */
function fixturesIn(file: string): Fixture[] {
  const { value } = parseYaml(readFileSync(file, 'utf8'), file)
  return Object.entries(value as Record<string, object>).map(([name, fixture]) =>
    parseFixture(JSON.stringify({ shows: `What the lab has as ${name}`, ...fixture }), name),
  )
}

/** The samples of webhooks of a file that holds several, by name. */
function samplesIn(file: string): WebhookSample[] {
  if (!existsSync(file)) return []
  const { value } = parseYaml(readFileSync(file, 'utf8'), file)
  return Object.entries(value as Record<string, object>).map(([name, sample]) =>
    parseSample(JSON.stringify({ source: { kind: 'composed', date: '2026-11-26' }, ...sample }), file, name),
  )
}
