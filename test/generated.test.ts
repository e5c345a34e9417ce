import { expect, it } from 'vitest'
import { GENERATORS, readDefinitions, readGenerated, readTypeSources } from '../codegen/index.ts'

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

it('no generated file is left that nothing generates', async () => {
  expect([...(await onDisk).keys()].filter((path) => !generated.has(path))).toEqual([])
})
