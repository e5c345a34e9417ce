/** `plugboard generate`: what is generated from the manifests, written or compared. */
import { generateAll as generateFiles, readDefinitions, readGenerated, writeGenerated } from '../../codegen/index.ts'
import { EXIT } from '../exit.ts'
import type { Run } from '../table/index.ts'
import { count, jsonText } from '../output/index.ts'

/** Writes `generated/` and lists what changed; with `--check` only says what would. */
export const generate: Run<'generate'> = async ({ stdout, isJson, paint }, _, { check }) => {
  const files = await generateFiles(await readDefinitions())
  const changed = check ? await outdated(files) : await writeGenerated(files)
  if (isJson) await stdout.write(`${jsonText({ changed }, 2)}\n`)
  else if (changed.length === 0) await stdout.write('generated/ is up to date\n')
  else {
    const lines = changed.map((path) => `generated/${path}\n`).join('')
    const state = check ? 'out of date; repair with plugboard generate' : 'written'
    await stdout.write(`${lines}${paint.strong(count(changed.length, 'file'))} ${state}\n`)
  }
  return check && changed.length > 0 ? EXIT.invalid : EXIT.done
}

async function outdated(files: Awaited<ReturnType<typeof generateFiles>>): Promise<string[]> {
  const before = await readGenerated()
  const missing = [...before.keys()].filter((path) => !files.some((file) => file.path === path))
  return [...files.filter(({ path, text }) => before.get(path) !== text).map(({ path }) => path), ...missing].sort()
}
