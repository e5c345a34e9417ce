/** The served document: valid, whole, and with words for everything. */
import { validate } from '@readme/openapi-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { TABLE } from './table.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => void (world = await startWorld(await openTestPostgres())))
afterAll(() => world?.close())

it('the document is valid OpenAPI', async () => {
  const result = await validate(structuredClone(world.document) as unknown as Parameters<typeof validate>[0])
  expect(result).toMatchObject({ valid: true })
})

it('the document has every route of the table and nothing else', () => {
  const documented = Object.entries(world.document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.sort()).toEqual(TABLE.map(({ method, path }) => `${method} ${path}`).sort())
})

it('no description, summary or title is empty', () => {
  const empty: string[] = []
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const isEmpty =
        ['description', 'summary', 'title'].includes(key) && typeof inner === 'string' && inner.trim() === ''
      if (isEmpty) empty.push(`${path}/${key}`)
      look(inner, `${path}/${key}`)
    }
  }
  look(world.document, '')
  expect(empty).toEqual([])
})

it('the page of the reference names every route', async () => {
  const page = await world.call('GET', '/docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  for (const { path, summary } of TABLE) {
    expect(page.text).toContain(path)
    expect(page.text).toContain(summary)
  }
})
