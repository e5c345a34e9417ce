import { expect, it } from 'vitest'
import { generateAll, readDefinitions, readGenerated } from '../codegen/index.ts'

it('generated files are what the manifests give; if not, run `npm run generate`', async () => {
  const files = await generateAll(await readDefinitions())
  const onDisk = await readGenerated()
  const differing = files.filter(({ path, text }) => onDisk.get(path) !== text).map(({ path }) => path)
  const surplus = [...onDisk.keys()].filter((path) => !files.some((file) => file.path === path))
  expect({ differing, surplus }).toEqual({ differing: [], surplus: [] })
}, 120_000)
