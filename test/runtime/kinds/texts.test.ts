/** Texts of the repository as a build has them: files and folders packed at the same path. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basesIn, hasTexts, readText, textNames } from '../../../runtime/kinds/index.ts'
import { packedPath, packTexts } from '../../../runtime/kinds/texts.ts'

const TEXTS = { 'customers.list.yaml': 'a: 1\n', 'described.yaml': 'ä: "\\u0000"\n' }

let folder: string
const at = (...names: string[]): string => join(folder, ...names)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-texts-'))
  await Promise.all(['plain/shop', 'built', 'packed-alone'].map((name) => mkdir(at(name), { recursive: true })))
  for (const [name, text] of Object.entries(TEXTS)) {
    await writeFile(at('plain', 'shop', name), text)
    await writeFile(packedPath(at('built', name)), packTexts(text))
  }
  await writeFile(packedPath(at('built', 'shop')), packTexts(TEXTS))
})

afterAll(() => rm(folder, { recursive: true }))

describe.each([
  ['files of a folder', ['plain', 'shop']],
  ['a packed folder', ['built', 'shop']],
])('%s', (_, path) => {
  test('has names and texts', () => {
    expect(textNames(at(...path))).toEqual(Object.keys(TEXTS))
    expect(Object.keys(TEXTS).map((name) => readText(at(...path, name)))).toEqual(Object.values(TEXTS))
    expect([at(...path), at(...path, 'described.yaml')].map(hasTexts)).toEqual([true, true])
  })

  test.each(['missing.yaml', 'constructor'])('has no file %s', (name) => {
    expect(hasTexts(at(...path, name))).toBe(false)
    expect(() => readText(at(...path, name))).toThrow(expect.objectContaining({ code: 'ENOENT' }))
  })
})

test('a folder of packed files names them as they are in a clone', () => {
  expect(textNames(at('built'))).toEqual(['customers.list.yaml', 'described.yaml', 'shop'])
  expect(Object.keys(TEXTS).map((name) => readText(at('built', name)))).toEqual(Object.values(TEXTS))
})

test('a file that somebody writes beside a packed folder is read first, and hides no other', async () => {
  await writeFile(packedPath(at('packed-alone', 'shop')), packTexts(TEXTS))
  await mkdir(at('packed-alone', 'shop'))
  await writeFile(at('packed-alone', 'shop', 'described.yaml'), 'mine\n')
  expect(textNames(at('packed-alone', 'shop'))).toEqual(Object.keys(TEXTS))
  expect(Object.keys(TEXTS).map((name) => readText(at('packed-alone', 'shop', name)))).toEqual(['a: 1\n', 'mine\n'])
})

test('a folder that does not exist has no names', () => {
  expect(hasTexts(at('nowhere'))).toBe(false)
  expect(() => textNames(at('nowhere'))).toThrow(expect.objectContaining({ code: 'ENOENT' }))
})

test('kinds are read from packed manifests by their names', async () => {
  await mkdir(at('definitions'))
  await writeFile(packedPath(at('definitions', 'shop.yaml')), packTexts('kind: shop\n'))
  const readBase = basesIn(at('definitions'))
  expect([readBase('shop'), readBase('shpo')]).toEqual([
    { file: 'definitions/shop.yaml', text: 'kind: shop\n' },
    { kinds: ['shop'] },
  ])
})
