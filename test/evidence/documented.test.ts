/** What fixtures of the vendor prove: a claim is proved only by what would have been otherwise were the claim false. */
import { describe, expect, it } from 'vitest'
import { DOCUMENTED, fixtureOf, levelsOf, parcelsWith } from './parcels.ts'

const LIST = '/entities/parcels/list'
const CREATE = '/entities/parcels/create'

/** Claims that the fixtures prove, each with an edit that makes it false. */
const PROVED: readonly (readonly [claim: string, before: string, after: string])[] = [
  ['/auth/token/send/headers/X-Token auth', 'X-Token: ', 'X-Key: '],
  ['/headers/X-Version constant', 'X-Version: "7"', 'X-Version: "8"'],
  ['/encode/arrays encoding', 'arrays: comma', 'arrays: repeat'],
  ['/errors/message/0 error', '$.error.text, ', '$.error.said, '],
  ['/errors/code error', 'code: $.error.code', 'code: $.error.kind'],
  ['/errors/rules/0 error', 'as: conflict', 'as: invalid'],
  ['/rate/remaining rate', 'header.X-Left', 'header.X-Rest'],
  [`${LIST}/request request`, 'GET /parcels\n', 'GET /boxes\n'],
  [`${LIST}/params/tags name`, 'tags: {type: "string[]"', 'tags: {type: "string[]", as: labels'],
  [`${LIST}/params/tags type`, 'tags: {type: "string[]"', 'tags: {type: "integer[]"'],
  [`${LIST}/params/limit name`, 'limit: {type', 'limit: {in: header, type'],
  [`${LIST}/params/limit type`, 'limit: {type: integer, maximum: 50', 'limit: {type: boolean'],
  [`${LIST}/records records`, 'records: $.items', 'records: $.list'],
  [`${LIST}/meta/total meta`, 'total: $.total', 'total: $.sum'],
  [`${LIST}/pagination/next pagination`, 'next: $.next', 'next: $.cursor'],
  [`${LIST}/pagination/ends pagination`, 'at: $.more', 'at: $.has_more'],
  [`${LIST}/pagination/param pagination`, 'after: {type', 'after: {as: cursor, type'],
  [`${CREATE}/request request`, 'POST /parcels', 'PUT /parcels'],
  [`${CREATE}/params/weight name`, 'weight: {type', 'weight: {as: grams, type'],
  [`${CREATE}/params/size type`, 'size: {type: Size', 'size: {type: string'],
  ['/schemas/Parcel/name type', 'name: string,', 'name: integer,'],
  ['/schemas/Parcel/weight null', 'weight: integer?', 'weight: integer'],
  ['/schemas/Parcel/sent_at type', 'sent_at: datetime?', 'sent_at: integer?'],
  ['/schemas/Size/wide type', 'wide: integer', 'wide: string'],
]

describe('a documented fixture', () => {
  it.each(PROVED)('proves %s', async (claim) => {
    expect((await levelsOf(parcelsWith()))[claim]).toBe('documented')
  })

  it.each(PROVED)('does not prove %s where it is false', async (claim, before, after) => {
    expect((await levelsOf(parcelsWith([before, after])))[claim]).not.toBe('documented')
  })

  it('proves nothing that it would show as well were it false', async () => {
    const levels = await levelsOf(parcelsWith())
    const silent = Object.entries(levels).flatMap(([claim, level]) => (level === 'itself' ? [claim] : []))
    expect(silent).toEqual([
      // The base URL's own host stands where the fixture names none.
      '/base_url host',
      '/auth/oauth/type auth',
      '/auth/oauth/token auth',
      '/errors/message/1 error',
      '/errors/rules/1 error',
      `${LIST}/params/state/enum enum`,
      `${LIST}/params/limit/maximum bound`,
      '/entities/parcels/get/request request',
      '/entities/parcels/get/params/id name',
      '/entities/parcels/get/params/id required',
      '/entities/parcels/get/params/id type',
      `${CREATE}/params/name required`,
      '/schemas/Parcel/id required',
      '/schemas/Parcel/sent_at null',
    ])
  })

  it('proves an enum once every value is seen', async () => {
    const narrower = parcelsWith(['enum: [open, lost]', 'enum: [open]'])
    expect((await levelsOf(narrower))[`${LIST}/params/state/enum enum`]).toBe('documented')
  })

  it('proves the end of pages only where a next page was asked for', async () => {
    const levels = await levelsOf(parcelsWith(), [fixtureOf('parcels.list')])
    const part = (key: string) => levels[`${LIST}/pagination/${key} pagination`]
    expect([part('next'), part('ends'), part('param'), part('style')]).toEqual([
      'documented',
      'documented',
      'itself',
      'itself',
    ])
  })
})

describe('a fixture', () => {
  it('that was recorded is stronger than one that was documented', async () => {
    const levels = await levelsOf(parcelsWith(), [...DOCUMENTED, fixtureOf('parcels.list.second', 'recorded')])
    expect([levels[`${LIST}/records records`], levels[`${LIST}/meta/total meta`]]).toEqual(['recorded', 'recorded'])
    expect(levels[`${CREATE}/request request`]).toBe('documented')
  })

  it('that was composed proves nothing', async () => {
    const levels = await levelsOf(parcelsWith(), [fixtureOf('parcels.list', 'composed')])
    expect(new Set(Object.values(levels))).toEqual(new Set(['stated', 'itself']))
  })

  it('that does not replay proves nothing', async () => {
    const fixture = { ...fixtureOf('parcels.list'), result: { keys: ['p1'] } }
    const levels = await levelsOf(parcelsWith(), [fixture])
    expect(Object.values(levels)).not.toContain('documented')
  })
})
