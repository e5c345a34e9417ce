/** Tools of every operation: what model APIs take, and calls that come back as they were. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { localEngine } from '../../../../client/local/local-engine.ts'
import type { Engine } from '../../../../client/base/engine.ts'
import { type Tools, toolsOfEngine } from '../../../../client/agent/operations/index.ts'
import { operationTool } from '../../../../client/agent/operations/operation-tool.ts'
import { exampleConfig, exampleCredentials } from '../../../../simulator/index.ts'
import { compileSchema } from '../../../../runtime/language/schema.ts'
import {
  type JsonObject,
  type JsonSchema,
  load,
  replayTransport,
  type ResolvedOperation,
} from '../../../../runtime/index.ts'
import { fixturesOf, TESTED_KINDS } from '../../../support/kinds.ts'

describe.each(TESTED_KINDS)('%s', (kind) => {
  test('has a tool that model APIs take for every operation, strict where it is marked so', async () => {
    const operations = Object.values((await load(kind)).manifest.operations)
    const { descriptions } = await toolsOfEngine(await engineOf(kind), { strict: true })
    const loose = await toolsOfEngine(await engineOf(kind))
    expect(new Set(descriptions.map(({ name }) => name)).size).toBe(operations.length)
    const faults = descriptions.flatMap((tool, index) =>
      toolFaults(tool, loose.descriptions[index]!.inputSchema, operations[index]!),
    )
    expect(faults).toEqual([])
  })

  test('has fixtures that pass through the names of their tools and back', async () => {
    const all = (await (await engineOf(kind)).describe()).operations
    const operations = new Map(all.map((one) => [`${one.entity}.${one.action}`, one]))
    for (const { call } of await fixturesOf(kind)) {
      const tool = operationTool('t', operations.get(`${call.entity}.${call.action}`)!, {
        isStrict: false,
        isGemini: false,
      })
      const params = JSON.parse(JSON.stringify(call.params ?? {})) as JsonObject
      expect(tool.read(tool.write({ params, skip: 0 }))).toEqual({ params, skip: 0 })
    }
  })
})

test('most tools of a kind whose params are closed are strict', async () => {
  const { descriptions } = await toolsOfEngine(await engineOf('linear'), { strict: true })
  expect(descriptions.filter(({ strict }) => strict).length).toBeGreaterThan(descriptions.length / 2)
})

const SAFE = /^[a-zA-Z0-9_-]{1,64}$/

/** Fault of a tool. @param loose its schema without `strict` */
function toolFaults(
  tool: Tools['descriptions'][number],
  loose: JsonSchema,
  { effect, pays }: ResolvedOperation,
): string[] {
  const { name, inputSchema, strict = false, annotations } = tool
  const given = Object.keys(inputSchema.properties as JsonObject)
  const isRead = annotations.readOnlyHint && !name.endsWith('_download')
  compileSchema(loose)
  if (strict) compileSchema(inputSchema)
  const wrong: Readonly<Record<string, boolean>> = {
    'is no name': !SAFE.test(name),
    'takes no object': loose.type !== 'object' || 'anyOf' in loose,
    'has no fields': isRead && !given.some((field) => field === 'fields' || field === 'output_fields'),
    'has a wrong hint': (pays === true || ['overwrites', 'destroys'].includes(effect)) !== annotations.destructiveHint,
    'has two schemas': !strict && !isDeepStrictEqual(inputSchema, loose),
  }
  return [
    ...schemaFaults(loose, name, false),
    ...schemaFaults(inputSchema, name, strict),
    ...Object.entries(wrong).flatMap(([text, isWrong]) => (isWrong ? [`${name} ${text}`] : [])),
  ]
}

/** An engine of a kind that sends nothing. */
async function engineOf(kind: string): Promise<Engine> {
  const plan = await load(kind)
  const auth = Object.keys(plan.manifest.auth)[0]!
  return localEngine(kind, {
    auth,
    config: exampleConfig(plan),
    credentials: exampleCredentials(plan, auth),
    transport: replayTransport([]),
  })
}

/** Property names that model APIs refuse, and what breaks the rules of strict schemas. */
function schemaFaults(schema: JsonSchema, name: string, isStrict: boolean): string[] {
  const { properties, required, items, additionalProperties } = schema
  const named = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  const all = named.map(([property]) => property)
  const isOpen = properties !== undefined && (additionalProperties !== false || !isDeepStrictEqual(required, all))
  const inner = [
    ...named,
    ...[items, additionalProperties].flatMap((one) => (typeof one === 'object' ? [['', one] as const] : [])),
  ]
  return [
    ...all.filter((property) => !SAFE.test(property)).map((property) => `${name} has ${property}`),
    ...(isStrict && (isOpen || schema.type === undefined || 'default' in schema) ? [`${name} is not strict`] : []),
    ...inner.flatMap(([property, one]) => schemaFaults(one as JsonSchema, `${name}.${property}`, isStrict)),
  ]
}
