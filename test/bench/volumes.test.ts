/** `bench:idle` simulates every kind, and docs/sync.md states the requests of later runs for every copied entity. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { VOLUMES } from '../../bench/sync/volumes.ts'
import { syncOf } from '../../runtime/doors/internal.ts'
import { listKinds, load, type ResolvedManifest } from '../../runtime/index.ts'

const DOCUMENT = readFileSync(new URL('../../docs/sync.md', import.meta.url), 'utf8')
const plans = await Promise.all((await listKinds()).map((kind) => load(kind)))
const copied = plans.map(({ kind, manifest }) => ({
  kind,
  entities: Object.keys(manifest.entities).filter((name) => manifest.entities[name]!.search),
}))

/** The cells of the rows below a heading, by the kind in the first one. */
function rowsBelow(heading: string): (readonly string[])[] {
  const section = DOCUMENT.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  const rows = section.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.filter(([, kind = '']) => copied.some((one) => one.kind === kind)).map(([, ...cells]) => cells)
}

/** The entities of a row, which may be code. */
function entitiesOf([kind, entities = '']: readonly string[]): string[] {
  return entities
    .replaceAll('`', '')
    .split(', ')
    .map((name) => `${kind}.${name}`)
}

describe('bench:idle', () => {
  test('simulates every kind that copies an entity', () => {
    const kinds = copied.filter(({ entities }) => entities.length > 0).map(({ kind }) => kind)
    expect(Object.keys(VOLUMES)).toEqual(kinds)
  })

  test('names entities that there are', () => {
    const unknown = Object.entries(VOLUMES).flatMap(([kind, { counts, changed }]) => {
      const { entities } = plans.find((plan) => plan.kind === kind)!.manifest
      return [...Object.keys(counts), ...changed].filter((name) => !entities[name]).map((name) => `${kind}.${name}`)
    })
    expect(unknown).toEqual([])
  })

  test('is measured in docs/sync.md for every kind', () => {
    expect(rowsBelow('Measured').map(([kind]) => kind)).toEqual(Object.keys(VOLUMES))
  })
})

test('docs/sync.md says of every copied entity what later runs request', () => {
  const rows = rowsBelow('Requests of later runs')
  const said = rows.flatMap(entitiesOf)
  expect(said.sort()).toEqual(copied.flatMap(({ kind, entities }) => entities.map((name) => `${kind}.${name}`)).sort())
})

/** Whether later runs of an entity miss deletions: they ask for changes, and no change is a deletion. */
function waits(manifest: ResolvedManifest, entity: string): boolean {
  const { later, deletions } = syncOf(manifest, entity)
  return later !== undefined && !later.deleted && !later.changedParents && !deletions
}

test('docs/sync.md says which deletions wait for a full run, with the page of the vendor, and they grow no more', () => {
  const rows = rowsBelow('Deletions that wait for a full run')
  const said = rows.flatMap(entitiesOf)
  const waiting = plans.flatMap(({ kind, manifest }) =>
    copied
      .filter((one) => one.kind === kind)
      .flatMap(({ entities }) => entities.filter((name) => waits(manifest, name)).map((name) => `${kind}.${name}`)),
  )
  expect(said.toSorted()).toEqual(waiting.toSorted())
  expect(rows.filter(([, , , why = '']) => !why.includes('](https://'))).toEqual([])
  expect(waiting.length).toBeLessThanOrEqual(132)
})
