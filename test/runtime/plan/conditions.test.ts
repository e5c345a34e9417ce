/** Conditions between params. */
import { describe, expect, test } from 'vitest'
import { compileSchema } from '../../../runtime/language/schema.ts'
import { compileParams, type ParamConditions } from '../../../runtime/plan/params.ts'
import { conditionsText, find, paramsContract } from '../../../runtime/plan/index.ts'
import { planOf } from '../../support/plan.ts'

const CONDITIONS: ParamConditions = {
  exclusive: [['ids', 'q']],
  needs: [
    { when: 'end', params: ['start'] },
    { when: 'type', is: ['file'], params: ['folder'] },
  ],
}
const NAMES = ['ids', 'q', 'end', 'start', 'type', 'folder']
const SCHEMA = { type: 'object', properties: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])) }

const CASES: readonly [given: Record<string, string>, message: string | undefined][] = [
  [{ ids: 'a', q: 'b' }, 'it takes only one of ids, q, but you gave ids and q'],
  [{ end: 'b' }, 'start must be given because end is given'],
  [{ type: 'file' }, 'folder must be given because type is "file"'],
  [{ type: 'text' }, undefined],
  [{ end: 'b', start: 'a', type: 'file', folder: 'f', q: 'x' }, undefined],
]

describe('params that exclude or need each other', () => {
  const params = compileParams('items.list', SCHEMA, CONDITIONS)
  const operation = {
    list: { request: 'GET /items', params: Object.fromEntries(NAMES.map((name) => [name, 'string'])), ...CONDITIONS },
  }
  const { resolved } = find(planOf({ entities: { items: operation } }), 'items', 'list')

  test.each(CASES)('%j', (given, message) => {
    if (message === undefined) expect(params.check(given)).toEqual(given)
    else expect(() => params.check(given)).toThrow(`Cannot use params of items.list: ${message}`)
  })

  test.each(CASES)('the contract agrees about %j', (given, message) => {
    expect(compileSchema(paramsContract(resolved))(given).length === 0).toBe(message === undefined)
  })

  test('are sentences', () => {
    expect(conditionsText(resolved)).toBe(
      'Takes only one of ids, q. Needs start with end. Needs folder with type file.',
    )
  })
})
