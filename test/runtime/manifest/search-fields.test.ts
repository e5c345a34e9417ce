/** What the fields of a search declaration are compared as. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validateManifest } from '../../../runtime/manifest/index.ts'

const SAMPLE = readFileSync(join(import.meta.dirname, '../../samples/search-field-missing/manifest.yaml'), 'utf8')

function typesOf(item: string, search: string): Record<string, string> {
  const text = SAMPLE.replace(/Item: \{.*\}/, `Item: ${item}`).replace(/search: \[.*\]/, `search: ${search}`)
  const fields = validateManifest(text, 'manifest.yaml').resolved.entities.items!.search!
  return Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type]))
}

test('record fields of the types datetime and date are searched as times', () => {
  const item = '{id: string!, created: datetime!, due: date?}'
  expect(typesOf(item, 'Item')).toEqual({ id: 'string', created: 'timestamp', due: 'timestamp' })
})

test('a field of a search list may state a type that its schema does not have', () => {
  const item = '{id: string!, created: string?, owner: string}'
  expect(typesOf(item, '[id, created: datetime, {owner: object}]')).toEqual({
    id: 'string',
    created: 'timestamp',
    owner: 'object',
  })
})

test('a hit names searchable fields and paths into them; without one the key names a record, and its texts are searched', () => {
  const hitOf = (hit: string) => {
    const text = SAMPLE.replace(/search: \[.*\]/, `search: [owner, name, id]${hit}`)
    return validateManifest(text, 'manifest.yaml').resolved.entities.items!.hit
  }
  expect(hitOf('\n    hit: {title: [name, owner.name], text: [owner.0.city]}')).toEqual({
    title: [['name'], ['owner', 'name']],
    text: [['owner', '0', 'city']],
  })
  expect(hitOf('\n    hit: {title: name}')).toEqual({ title: [['name']], text: [] })
  expect(hitOf('')).toEqual({ title: [['id']], text: [['owner'], ['name']] })
})
