import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATORS, KINDS_PAGE, kindsPage, readDefinitions, readGenerated, readTypeSources } from '../codegen/index.ts'
import { coverageOf } from '../mock/index.ts'
import { load } from '../runtime/index.ts'

const sources = readDefinitions().then(readTypeSources)
const onDisk = readGenerated()
const generated = new Set<string>()

it.each(Object.keys(GENERATORS))(
  'what is generated is up to date, or `npm run generate` was forgotten: %s',
  async (part) => {
    const files = (await GENERATORS[part]?.(await sources)) ?? []
    for (const { path } of files) generated.add(path)
    const before = await onDisk
    expect(files.filter(({ path, text }) => before.get(path) !== text).map(({ path }) => path)).toEqual([])
  },
)

it('docs/kinds.md is up to date, or `npm run generate` was forgotten', async () => {
  expect(readFileSync(join(import.meta.dirname, '..', KINDS_PAGE), 'utf8')).toBe(kindsPage(await sources))
})

it('each kind of the package has what its support level asks for, and says under basis what it was written from', async () => {
  const short = await Promise.all(
    (await sources).map(async ({ manifest: { kind, support, basis }, fixtures }) => {
      const { gaps } = coverageOf(await load(kind), fixtures)
      return [
        ...(basis ? [] : [`${kind} has no basis`]),
        ...(['certified', 'community', 'experimental'].includes(support) ? [] : [`${kind} is ${support}`]),
        ...(support === 'experimental' ? [] : gaps),
      ]
    }),
  )
  expect(short.flat()).toEqual([])
})

it('no generated file is left that nothing generates', async () => {
  expect([...(await onDisk).keys()].filter((path) => !generated.has(path))).toEqual([])
})
