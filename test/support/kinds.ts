/**
 * Every kind of the package, with its fixtures, and params that its operations accept. Kinds are those of `generated/`, which
 * test/generated.kinds.test.ts holds against `definitions/`: to validate these takes six seconds. What is read is read once in a thread.
 */
import type { KindSource } from '../../codegen/index.ts'
import { type Fixture, readFixtures } from '../../mock/index.ts'
import { type Json, type JsonSchema, listKinds, load, type Plan, type ResolvedOperation } from '../../runtime/index.ts'
import { SAMPLE_KINDS } from './sample-kinds.ts'

/**
 * The kinds of a test over many kinds: the sample kinds in `npm test`, all in `npm run test:kinds`, or the kinds in `PLUGBOARD_KINDS`,
 * such as `stripe,jira`.
 */
export const TESTED_KINDS: readonly string[] = await testedKinds()

async function testedKinds(): Promise<readonly string[]> {
  const { PLUGBOARD_KINDS: named, PLUGBOARD_SUITE: suite } = process.env
  if (named) return named.split(',')
  return suite === 'test' ? SAMPLE_KINDS : listKinds()
}

/** The plans of all kinds, in alphabetical order. */
export async function everyKind(): Promise<Plan[]> {
  return plansOf(await listKinds())
}

/** The plans of the tested kinds. */
export async function testedPlans(): Promise<Plan[]> {
  return plansOf(TESTED_KINDS)
}

function plansOf(kinds: readonly string[]): Promise<Plan[]> {
  return Promise.all(kinds.map((kind) => load(kind)))
}

const fixtures = new Map<string, Promise<readonly Fixture[]>>()

/** The fixtures of a kind. A test that would change one copies it first. */
export function fixturesOf(kind: string): Promise<readonly Fixture[]> {
  const read = fixtures.get(kind) ?? readFixtures(kind)
  fixtures.set(kind, read)
  return read
}

/** All kinds with their fixtures, as code generation takes them. */
export async function everySource(): Promise<KindSource[]> {
  return sourcesOf(await everyKind())
}

/** The tested kinds with their fixtures. */
export async function testedSources(): Promise<KindSource[]> {
  return sourcesOf(await testedPlans())
}

function sourcesOf(plans: readonly Plan[]): Promise<KindSource[]> {
  return Promise.all(plans.map(async ({ kind, manifest }) => ({ manifest, fixtures: await fixturesOf(kind) })))
}

/** An operation's ID with its part of the manifest. */
export function operationsOf({ manifest }: Plan): [id: string, operation: ResolvedOperation][] {
  return Object.entries(manifest.operations)
}

/** The smallest params of an operation: the required ones, and the first set of alternatives. */
export function sampleParams({ params, require = [] }: ResolvedOperation): Record<string, Json> {
  return sampleObject(params, require[0])
}

function sampleObject(schema: JsonSchema, more: readonly string[] = []): Record<string, Json> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const names = [...((schema.required ?? []) as string[]), ...more]
  return Object.fromEntries(names.map((name) => [name, sample(properties[name] ?? {})]))
}

const TEXTS: Readonly<Record<string, string>> = { date: '2026-01-31', 'date-time': '2026-01-31T12:00:00Z' }

/** A value that a schema accepts. */
export function sample(schema: JsonSchema): Json {
  const { examples, enum: values, default: fallback, const: only } = schema as Record<string, Json>
  const given = only ?? (examples as Json[] | undefined)?.[0] ?? (values as Json[] | undefined)?.[0] ?? fallback
  if (given !== undefined) return given
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 1) }, () => sample((schema.items ?? {}) as JsonSchema))
    case 'object':
      return sampleObject(schema)
    default:
      return TEXTS[String(schema.format)] ?? 'x'.repeat(Number(schema.minLength ?? 1))
  }
}
