/** Each limit that the vendors document: what it allows goes out as it is, what it does not is refused here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Json, Plan, ResolvedOperation } from '../../runtime/index.ts'
import { execute } from '../../runtime/index.ts'
import { everyKind, operationsOf, sampleParams } from '../support/kinds.ts'
import { rawAnswer } from '../support/raw-server.ts'
import { codeOf, sentRequest, wireTo } from '../support/wire.ts'

/** A documented limit. `counts` says of what; `names` are those of a comma-separated text. */
interface Limit {
  readonly kind: string
  /** `entity.action`, or `*.action` for those of each entity that have the param. */
  readonly operations: string
  readonly param: string
  readonly counts: 'number' | 'entries' | 'characters' | 'names'
  readonly least?: number
  readonly most: number
  readonly default?: number
  readonly entry?: Json
  readonly with?: Readonly<Record<string, Json>>
}

const limits = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'data', 'limits.json'), 'utf8')) as Limit[]
const kinds = new Map((await everyKind()).map((plan) => [plan.kind, plan]))

const cases = limits.flatMap((limit) => {
  const plan = kinds.get(limit.kind)
  if (!plan) return []
  return operationsOf(plan)
    .filter(([id, operation]) => applies(limit, id, operation))
    .map(([id, operation]) => [`${limit.kind} ${id} ${limit.param}`, { limit, plan, operation }] as const)
})

test('P23 each limit is that of an operation', () => {
  const known = limits.filter(({ kind }) => kinds.has(kind))
  const unused = known.filter(({ kind, operations, param }) => {
    const [entity] = operations.split('.')
    return !cases.some(([name]) =>
      entity === '*' ? name.startsWith(`${kind} `) : name === `${kind} ${operations} ${param}`,
    )
  })
  expect(unused).toEqual([])
})

describe('P23', () => {
  test.each(cases)(
    '%s: the most is sent, beyond it and below the least nothing is',
    async (_, { limit, plan, operation }) => {
      const { connection, server } = await wireTo(plan, { answers: [rawAnswer(404, {}, '')] })
      const call = (value: Json) => execute(plan, callOf(limit, operation, value), connection)
      const codes: string[] = []
      for (const value of beyond(limit)) codes.push(await codeOf(call(value)))
      const refused = [new Set(codes), server.requests.length]
      await codeOf(call(valueOf(limit, limit.most)))
      expect([refused, server.requests.length, sentValue(server.requests[0]!, limit, plan)]).toEqual([
        [new Set(['invalid_params']), 0],
        1,
        valueOf(limit, limit.most),
      ])
    },
  )

  const defaults = cases.filter(([, { limit }]) => limit.default !== undefined)
  test.each(defaults)('%s: the default is sent', async (_, { limit, plan, operation }) => {
    const { connection, server } = await wireTo(plan, { answers: [rawAnswer(404, {}, '')] })
    const { entity, action } = operation
    await codeOf(execute(plan, { entity, action, params: sampleParams(operation) }, connection))
    expect(sentValue(server.requests[0]!, limit, plan)).toBe(limit.default)
  })
})

function applies({ operations, param }: Limit, id: string, { action, params }: ResolvedOperation): boolean {
  return operations.startsWith('*.')
    ? operations === `*.${action}` && Object.hasOwn(params.properties as object, param)
    : operations === id
}

function callOf({ param, with: others }: Limit, operation: ResolvedOperation, value: Json) {
  const { entity, action } = operation
  return { entity, action, params: { ...sampleParams(operation), ...others, [param]: value } }
}

function valueOf({ counts, entry = 'x' }: Limit, count: number): Json {
  const list = () => Array.from({ length: count }, () => entry)
  return { number: () => count, entries: list, characters: () => 'x'.repeat(count), names: () => list().join(',') }[
    counts
  ]()
}

function beyond(limit: Limit): Json[] {
  const { counts, least = 0, most } = limit
  const above = [most + 1, ...(counts === 'number' ? [1e9, most + 0.5] : [most * 10])]
  const below = counts === 'number' ? [least - 1, -1, String(most)] : []
  return [...above.map((count) => (typeof count === 'number' ? valueOf(limit, count) : count)), ...below]
}

/** The value as the vendor reads it: from the query, the body or the variables. */
function sentValue(raw: string, { counts, param }: Limit, { manifest }: Plan): Json | undefined {
  const { query, body } = sentRequest(raw)
  if (body !== '') {
    const whole = JSON.parse(body) as Record<string, Json>
    return ('variables' in whole ? (whole.variables as Record<string, Json>) : whole)[param]
  }
  const texts = query.getAll(param)
  if (counts === 'number') return Number(texts[0])
  if (counts !== 'entries') return texts[0]
  expect(manifest.kind).toBe('jira')
  return texts.map((text) => (/^\d+$/.test(text) ? Number(text) : text))
}
