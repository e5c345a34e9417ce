import { expect, it } from 'vitest'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import { planOf } from '../support/plan.ts'

it.each<[field: Readonly<Record<string, unknown>>, value: unknown]>([
  [{ type: 'string' }, 'example'],
  [{ type: 'string', examples: ['acme'] }, 'acme'],
  [{ type: 'string', default: 'main' }, 'main'],
  [{ type: 'string', enum: ['eu', 'us'] }, 'eu'],
  [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'US'],
  [{ type: 'string', pattern: '^act_\\d{1,9}$' }, 'act_1'],
  [{ type: 'string', minLength: 20, maxLength: 40, pattern: '^[0-9a-f-]+$' }, '00000000-0000-4000-8000-000000000001'],
  [{ type: 'integer' }, 1],
  [{ type: 'integer', minimum: 7 }, 10],
  [{ type: 'integer', minimum: 5000 }, 5000],
  [{ type: 'boolean' }, true],
  [{ type: 'date' }, '2026-01-01'],
])('a setting that is %j is stood in for by %j', (field, value) => {
  expect(exampleConfig(planOf({ config: { region: field } }))).toEqual({ region: value })
})

it('a setting that nothing common fits is left out', () => {
  expect(exampleConfig(planOf({ config: { region: { type: 'string', pattern: '^zz-\\d{7}$' } } }))).toEqual({})
})

it('a required setting that nothing common fits wants an example', () => {
  const plan = planOf({ config: { region: { type: 'string', pattern: '^zz-\\d{7}$', required: true } } })
  expect(() => exampleConfig(plan)).toThrow(
    'Cannot make a sample call: config.region needs examples: no common value fits its pattern or limits',
  )
})

it('credentials are distinguished by their names, and fit their patterns', () => {
  const credentials = { api_key: 'string!', account: { type: 'string', required: true, pattern: '^[A-Z]{2}$' } }
  const auth = { key: { type: 'static', title: 'Key', credentials, send: { bearer: '{{api_key}}{{account}}' } } }
  expect(exampleCredentials(planOf({ auth }), 'key')).toEqual({ api_key: 'example-api-key', account: 'US' })
})
