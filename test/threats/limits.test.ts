/** Each limit that the vendors document: what it allows goes out as it is, what it does not is refused here. */
import { describe, expect, test } from 'vitest'
import { execute, type Json, type JsonSchema, type ResolvedOperation } from '../../runtime/index.ts'
import { isCatalogued, type Limit, LIMITS } from '../support/catalogue.ts'
import { everyKind, operationsOf, sample, sampleParams } from '../support/kinds.ts'
import { rawAnswer } from '../support/raw-server.ts'
import { codeOf, sentRequest, wireTo } from '../support/wire.ts'

const limits = LIMITS.filter(({ action }) => action !== 'search')
const kinds = await everyKind()

const casesOf = (limit: Limit) =>
  kinds
    .filter(({ kind }) => kind === limit.kind)
    .flatMap((plan) =>
      operationsOf(plan)
        .filter(([id, operation]) => isCatalogued(plan.kind, id) && applies(limit, operation))
        .map(([id, operation]) => [`${plan.kind} ${id} ${limit.param}`, { limit, plan, operation }] as const),
    )
const cases = limits.flatMap(casesOf)

test('P23 each limit is that of an operation', () => {
  expect(limits.filter((limit) => casesOf(limit).length === 0)).toEqual([])
})

describe('P23', () => {
  test.each(cases)(
    '%s: the most is sent, beyond it and below the least nothing is',
    async (_, { limit, plan, operation }) => {
      const { connection, server } = await wireTo(plan, { answers: [rawAnswer(404, {}, '')] })
      const call = (value: Json) => execute(plan, callOf(limit, operation, value), connection)
      const codes: string[] = []
      for (const value of refused(limit, operation)) codes.push(await codeOf(call(value)))
      const before = [new Set(codes), server.requests.length]
      const most = valueOf(limit, operation, mostOf(limit))
      await codeOf(call(most))
      const sent = server.requests.map((raw) => sentValue(raw, limit))
      expect([before, sent]).toEqual([[new Set(['invalid_params']), 0], [most]])
    },
  )

  const defaults = cases.filter(([, { limit }]) => limit.default !== undefined)
  test.each(defaults)('%s: the default is sent', async (_, { limit, plan, operation }) => {
    const { connection, server } = await wireTo(plan, { answers: [rawAnswer(404, {}, '')] })
    const { entity, action } = operation
    await codeOf(execute(plan, { entity, action, params: sampleParams(operation) }, connection))
    expect(sentValue(server.requests[0]!, limit)).toBe(limit.default)
  })
})

function applies({ entity, action, param }: Limit, operation: ResolvedOperation): boolean {
  return (
    (entity === '*' || entity === operation.entity) &&
    action === operation.action &&
    Object.hasOwn(operation.params.properties as object, param)
  )
}

function callOf({ param }: Limit, operation: ResolvedOperation, value: Json) {
  const { entity, action } = operation
  return { entity, action, params: { ...sampleParams(operation), [param]: value } }
}

function mostOf({ maximum, maxItems, maxLength, maxKeys }: Limit): number {
  return (maximum ?? maxItems ?? maxLength ?? maxKeys)!
}

/** A value of a size: the number itself, a list, a text, or names with commas between them. */
function valueOf({ param, maxItems, maxLength, maxKeys }: Limit, { params }: ResolvedOperation, size: number): Json {
  const schema = (params.properties as Record<string, JsonSchema>)[param]!
  if (maxItems !== undefined) return Array.from({ length: size }, () => sample((schema.items ?? {}) as JsonSchema))
  if (maxKeys !== undefined) return Array.from({ length: size }, (_, index) => `key${index}`).join(',')
  return maxLength === undefined ? size : 'x'.repeat(size)
}

function refused(limit: Limit, operation: ResolvedOperation): Json[] {
  const most = mostOf(limit)
  const above = [most + 1, most * 10].map((size) => valueOf(limit, operation, size))
  const { maximum, minimum = 1 } = limit
  return maximum === undefined ? above : [...above, minimum - 1, 0, -1, 1e9, most - 0.5, String(most)]
}

/** The value as the vendor reads it: from the query, the body or the variables. */
function sentValue(raw: string, { param, maximum, maxItems }: Limit): Json | undefined {
  const { query, body } = sentRequest(raw)
  if (body !== '') {
    const whole = JSON.parse(body) as Record<string, Json>
    return ('variables' in whole ? (whole.variables as Record<string, Json>) : whole)[param]
  }
  if (maximum !== undefined) return Number(query.get(param))
  return maxItems === undefined
    ? query.get(param)!
    : query.getAll(param).map((text) => (/^\d+$/.test(text) ? Number(text) : text))
}
