/** Comments that name a page of the vendor, and how far they reach. */
import { expect, it } from 'vitest'
import { levelsOf, parcelsWith } from './parcels.ts'

const LIMIT = '/entities/parcels/list/params/limit'

/** What the maximum of a param rests on, and the record path below it. */
async function levelsBelow(before: string, after: string) {
  const levels = await levelsOf(parcelsWith([before, after]), [])
  return [levels[`${LIMIT}/maximum bound`], levels['/entities/parcels/list/records records']]
}

it('a comment above a line reaches to the end of what begins there', async () => {
  const levels = await levelsOf(parcelsWith(), [])
  const stated = Object.entries(levels).flatMap(([claim, level]) => (level === 'stated' ? [claim] : []))
  expect(stated).toEqual(['/auth/oauth/authorize auth', '/rate/limit rate', '/rate/per rate', '/rate/remaining rate'])
})

it.each([
  [
    'behind the line',
    'maximum: 50, description: Page size.}',
    'maximum: 50, description: Page size.} # https://docs.parcels.example/limits',
    ['stated', 'itself'],
  ],
  [
    'above the params',
    '      params:\n        tags',
    '      # https://docs.parcels.example/limits\n      params:\n        tags',
    ['stated', 'itself'],
  ],
  [
    'above the operation, over two lines',
    '    list:\n',
    '    # https://docs.parcels.example/limits\n    # says so.\n    list:\n',
    ['stated', 'stated'],
  ],
  [
    'below another domain of the API',
    '    list:\n',
    '    # https://help.parcels.example/limits\n    list:\n',
    ['stated', 'stated'],
  ],
  [
    'apart from the line',
    '    list:\n',
    '    # https://docs.parcels.example/limits\n\n    list:\n',
    ['itself', 'itself'],
  ],
  ['above all entities', 'entities:\n', '# https://docs.parcels.example/limits\nentities:\n', ['itself', 'itself']],
  [
    'of somebody else',
    '    list:\n',
    '    # https://www.rfc-editor.org/rfc/rfc9110\n    list:\n',
    ['itself', 'itself'],
  ],
  [
    'of somebody with a longer name',
    '    list:\n',
    '    # https://docs.otherparcels.example/limits\n    list:\n',
    ['itself', 'itself'],
  ],
  [
    'that is an address of the API',
    '    list:\n',
    '    # GET https://api.parcels.example/v1/parcels\n    list:\n',
    ['itself', 'itself'],
  ],
])('a page %s', async (_, before, after, expected) => {
  expect(await levelsBelow(before, after)).toEqual(expected)
})

it.each([
  ['right below, of one line each', 'encode: {arrays: comma}\n', 'stated'],
  ['below an empty line', '\nencode: {arrays: comma}\n', 'itself'],
  ['below a part of several lines', 'query:\n  v: 1\nencode: {arrays: comma}\n', 'itself'],
])('a page above a top-level key speaks of the keys %s', async (_, below, level) => {
  const valid = parcelsWith(
    ['encode: {arrays: comma}\n', ''],
    ['headers: {X-Version: "7"}\n', `# https://docs.parcels.example/requests\nheaders: {X-Version: "7"}\n${below}`],
  )
  const levels = await levelsOf(valid, [])
  expect([levels['/headers/X-Version constant'], levels['/encode/arrays encoding']]).toEqual(['stated', level])
})

it('a reason for having no pages counts as a comment', async () => {
  const none = 'pagination: {style: none, because: "One page: https://docs.parcels.example/lists"}'
  const valid = parcelsWith([
    'pagination: {style: cursor, param: after, next: $.next, ends: { at: $.more, not: true }, size: limit}',
    none,
  ])
  const levels = await levelsOf(valid, [])
  expect(levels['/entities/parcels/list/pagination/style pagination']).toBe('stated')
})
