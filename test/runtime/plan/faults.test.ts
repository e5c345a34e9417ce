/** The errors of params that do not fit: each fault, with its field and its code. */
import { describe, expect, test } from 'vitest'
import { type ConnectorError, find } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

const PLAN = planOf({
  entities: {
    items: {
      get: { request: 'GET /items/{id}' },
      create: {
        request: 'POST /items',
        params: {
          limit: { type: 'integer', minimum: 1, maximum: 100 },
          status: { type: 'string', enum: ['open', 'closed'] },
          alt: { type: 'string', const: 'media' },
          code: { type: 'string', pattern: '^[a-z]+$', maxLength: 5 },
          short: { type: 'string', minLength: 3 },
          tags: { type: 'string[]', minItems: 1, maxItems: 2 },
          since: 'datetime',
          day: 'date',
          email: { type: 'string', format: 'email' },
          stamp: { type: 'string', pattern: '^\\d{4}$', examples: ['2026'] },
          pair: { properties: { first: 'string', second: { items: 'string', required: true } } },
          range: { properties: { gt: 'integer!', lt: 'integer' } },
          note: 'string?',
        },
      },
      update: {
        request: 'PUT /items',
        params: { a: 'string', b: 'string', c: 'string' },
        require: [['a', 'b'], ['c']],
      },
      delete: { request: 'DELETE /items' },
    },
  },
})

function refusal(action: string, params: object): ConnectorError {
  try {
    find(PLAN, 'items', action).params.check(params)
  } catch (error) {
    return error as ConnectorError
  }
  throw new Error('was not refused')
}

describe('a fault is reported', () => {
  test.each<[object, string, string, string]>([
    [{ limit: 0 }, 'params.limit', 'must be at least 1 (got 0)', 'minimum'],
    [{ limit: 101 }, 'params.limit', 'must be at most 100 (got 101)', 'maximum'],
    [{ limit: '5' }, 'params.limit', 'must be integer such as 5 (got "5")', 'type'],
    [{ limit: null }, 'params.limit', 'must be integer (got null)', 'type'],
    [{ limit: [] }, 'params.limit', 'must be integer (got an array)', 'type'],
    [{ limit: {} }, 'params.limit', 'must be integer (got an object)', 'type'],
    [{ range: 5 }, 'params.range', 'must be object such as {"gt":5} (got 5)', 'type'],
    [{ range: '5' }, 'params.range', 'must be object such as {"gt":5} (got "5")', 'type'],
    [{ note: 5 }, 'params.note', 'must be string or null such as "5" (got 5)', 'type'],
    [{ status: 'opne' }, 'params.status', 'must be one of "open", "closed" (got "opne"). Did you mean "open"?', 'enum'],
    [{ status: 'xyz' }, 'params.status', 'must be one of "open", "closed" (got "xyz")', 'enum'],
    [{ alt: 'json' }, 'params.alt', 'must be "media" (got "json")', 'const'],
    [{ code: 'A1' }, 'params.code', 'must match ^[a-z]+$ (got "A1")', 'pattern'],
    [{ tags: 'a, b' }, 'params.tags', 'must be array such as ["a","b"] (got "a, b")', 'type'],
    [{ stamp: '26' }, 'params.stamp', 'must match ^\\d{4}$, such as "2026" (got "26")', 'pattern'],
    [{ pair: 'x' }, 'params.pair', 'must be object such as {"second":["x"]} (got "x")', 'type'],
    [{ code: 'abcdef' }, 'params.code', 'must have at most 5 characters', 'maxLength'],
    [{ short: 'a' }, 'params.short', 'must have at least 3 characters', 'minLength'],
    [{ tags: [] }, 'params.tags', 'must have at least 1 item', 'minItems'],
    [{ tags: ['a', 'b', 'c'] }, 'params.tags', 'must have at most 2 items', 'maxItems'],
    [{ tags: ['a', 1] }, 'params.tags.1', 'must be string such as "1" (got 1)', 'type'],
    [{ since: 'yesterday' }, 'params.since', 'must be a time such as 2026-01-31T12:00:00Z (got "yesterday")', 'format'],
    [{ email: '#' }, 'params.email', 'must be an email address (got "#")', 'format'],
    [{ day: '2026-02-30' }, 'params.day', 'must be a date such as 2026-01-31 (got "2026-02-30")', 'format'],
    [{ range: {} }, 'params.range.gt', 'is required', 'required'],
    [{ range: { gt: 1, gte: 1 } }, 'params.range.gte', 'is not known. Did you mean "gt"?', 'additionalProperties'],
  ])('%j', (params, field, message, errorCode) => {
    const error = refusal('create', params)
    expect({ code: error.code, message: error.message, errors: error.errors }).toEqual({
      code: 'invalid_params',
      message: `Cannot use params of items.create: ${field.slice(7)} ${message}`,
      errors: [{ field, message, error_code: errorCode }],
    })
  })

  test.each<[string, object, string, string]>([
    ['create', { limti: 5 }, 'unknown_param', 'limti is not known. Did you mean "limit"?'],
    ['create', { gt: 5 }, 'unknown_param', 'gt is not known: it is a field of range'],
    ['delete', { x: 5, y: 5, z: 5 }, 'unknown_param', 'x, y and z are not known; there are no params'],
    ['delete', { x: 5 }, 'unknown_param', 'x is not known; there are no params'],
    ['get', {}, 'invalid_params', 'id is required'],
    ['get', { id: '' }, 'invalid_params', 'id must not be empty'],
    ['update', { a: 'x' }, 'invalid_params', 'it needs a with b, or c'],
    ['update', { a: 'x', b: null }, 'invalid_params', 'b must be string (got null)'],
  ])('%s %j', (action, params, code, message) => {
    const error = refusal(action, params)
    expect([error.code, error.message]).toEqual([code, `Cannot use params of items.${action}: ${message}`])
  })
})

test('all faults are reported at once, twenty at most', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, 1]))
  expect([
    refusal('create', { limit: 0, status: 'x', nope: 1 }).errors?.length,
    refusal('create', many).errors?.length,
  ]).toEqual([3, 20])
})

test('a mixture of unknown and wrong params is invalid_params', () => {
  expect(refusal('create', { limit: 0, nope: 1 }).code).toBe('invalid_params')
})

test('params are copied: a default is filled in, and the caller’s own are as they were', () => {
  const plan = planOf({
    entities: {
      items: {
        list: {
          request: 'GET /items',
          records: '$.data',
          params: { limit: { type: 'integer', default: 10 }, q: 'string' },
        },
      },
    },
  })
  const given = { q: 'x' }
  expect([find(plan, 'items', 'list').params.check(given), given]).toEqual([{ q: 'x', limit: 10 }, { q: 'x' }])
})
