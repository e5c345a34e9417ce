/** Lines of `plugboard drift`, and skeletons of fixtures. */
import { expect, it } from 'vitest'
import { lineOf } from '../../../cli/drift/lines.ts'
import { skeletonText } from '../../../cli/drift/skeleton.ts'
import { readManifestSource, validateSource } from '../../../cli/input/index.ts'
import { compile } from '../../../runtime/index.ts'
import { parseYaml } from '../../../runtime/manifest/index.ts'
import type { RaisedDrift } from '../../../server/operators/operate/index.ts'

const source = await readManifestSource('stripe')
const valid = validateSource(source)
const lines = source.text.split('\n')

it.each([
  ['$.nickname', '    nickname: {type: string?, '],
  ['$.label', '  Price:'],
  ['$.recurring.interval', '  Recurring: {interval: '],
  ['$.recurring', '    recurring: '],
  ['$.tiers[].up_to', '  PriceTier: {up_to: '],
  ['$', '    list:'],
])('the line of %s has the field', (path, start) => {
  const { file, line } = lineOf(valid, { operation: 'prices.list', path })
  expect([file, lines[line - 1]?.startsWith(start)]).toEqual(['definitions/stripe.yaml', true])
})

function drift(path: string, change: RaisedDrift['change'], seen: string): RaisedDrift {
  const days = { since: '2026-11-29', last: '2026-11-29' }
  return {
    kind: 'stripe',
    operation: 'prices.list',
    path,
    change,
    expected: '',
    seen,
    connectors: 3,
    version: '1',
    ...days,
  }
}

it('a skeleton has the types that were seen, and no values', () => {
  const text = skeletonText(compile(valid.resolved), 'prices.list', [
    drift('$.nickname', 'vanished', 'nothing'),
    drift('$.label', 'appeared', 'string'),
    drift('$.active', 'retyped', 'integer'),
    drift('$.currency', 'nulled', 'null'),
    drift('$.type', 'unknown_value', 'another value'),
    drift('$.tiers[].up_to', 'retyped', 'string'),
  ])
  const { call, exchanges } = parseYaml(text, 'skeleton.yaml').value as {
    call: unknown
    exchanges: { response: { body: { data: unknown[] } } }[]
  }
  expect(call).toEqual({ entity: 'prices', action: 'list', params: {} })
  expect(exchanges[0]?.response.body.data).toEqual([
    { id: '', object: '', label: '', active: 0, currency: null, type: 'another value', tiers: [{ up_to: '' }] },
  ])
})
