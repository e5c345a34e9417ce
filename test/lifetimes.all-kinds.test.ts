/** How long the vendors' APIs live: what the kinds of the catalog state, held against a fixed day. */
import { expect, it } from 'vitest'
import { daysUntil, endsOf, hasEnded } from '../runtime/kinds/index.ts'
import { everyKind } from './support/kinds.ts'

/** The day on which the pages were read last. */
const READ = Date.parse('2026-11-29')
const YEAR = 365

const kinds = await everyKind()
const stating = (matches: (days: number) => boolean) =>
  kinds.filter(({ manifest: { sunset } }) => sunset && matches(daysUntil(sunset.date, READ))).map(({ kind }) => kind)

it('every kind states how long its API lives', () => {
  expect(kinds.filter(({ manifest }) => manifest.sunset === undefined)).toEqual([])
})

it('no API has ended', () => {
  expect(stating((days) => days <= 0)).toEqual([])
})

it('no part of an API has ended, except for fields of records', () => {
  const ended = kinds.flatMap(({ kind, manifest: { endings } }) =>
    endsOf({ endings }, READ)
      .filter((end) => hasEnded(end, READ))
      .map(({ part }) => `${kind} ${part}`),
  )
  expect(ended).toEqual([])
})

it('two APIs end within a year, and their vendors offer no later version', () => {
  expect(stating((days) => days > 0 && days <= YEAR).sort()).toEqual(['google-ads', 'shopify'])
})

/** Versions such as `v27.0`, `2026-03-10` and `2026-09`. `v3` is none of them: such numbers also name parts of an API. */
const VERSION = /\bv\d+\.\d+\b|\b20\d\d-\d\d(?:-\d\d)?\b/g

it('requests name no other version than the one whose end is stated, or the basis of a kind of several APIs', () => {
  const others = kinds.flatMap(({ kind, manifest: { baseUrl, request, operations, sunset, basis } }) => {
    const sent = Object.values(operations).map(({ path, headers }) => [path, headers])
    const named = JSON.stringify([baseUrl, request.headers, sent]).match(VERSION) ?? []
    return [...new Set(named)]
      .filter((version) => version !== sunset?.version && !basis?.version?.includes(version))
      .map((version) => `${kind}: ${version}`)
  })
  expect(others).toEqual([])
})
