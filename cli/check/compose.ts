/** Fixtures and transcripts made up for what none shows. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFixture, parseFixture, TRANSCRIPTS } from '../../mock/index.ts'
import { composeFirst, composeFixtures, composeTranscripts } from '../../authoring/index.ts'
import type { Context } from '../table/context.ts'
import { EXIT } from '../base/exit.ts'
import { count, jsonText, oneLine } from '../output/index.ts'
import type { ReadKind } from './read.ts'
import { type CheckedKind, shownByAll } from './replay.ts'

/** Writes fixtures for what none shows, and says which; what is wrong with those that are there is for another run to say. */
export async function composeKinds(
  kinds: readonly ReadKind[],
  checked: readonly CheckedKind[],
  { stdout, isJson, note }: Context,
): Promise<number> {
  const date = new Date().toISOString().slice(0, 10)
  const files: string[] = []
  for (const [index, { plan, folder, fixtures, transcripts }] of kinds.entries()) {
    const first = await composeFirst(plan, fixtures, date)
    const begun = [...fixtures, ...first.fixtures]
    const shown = shownByAll(checked[index]!.fixtures)
    for (const fixture of first.fixtures)
      for (const sight of (await checkFixture(plan, fixture)).shown) shown.add(sight)
    const composed = await composeFixtures(plan, begun, shown, date)
    const more = composed.map(({ name, text }) => parseFixture(text, name))
    const { made, failed } = await composeTranscripts(plan, [...begun, ...more], transcripts, date)
    for (const sentence of [...first.failed, ...failed]) await note(`${plan.kind}: ${sentence}`)
    await mkdir(join(folder, TRANSCRIPTS), { recursive: true })
    for (const { name, text, isLonger } of [...first.made, ...composed, ...made]) {
      const file = join(folder, name)
      if (existsSync(file) && !isLonger)
        await note(`${oneLine(file)} is left as it is: correct it, or remove it first.`)
      else {
        await writeFile(file, text)
        files.push(file)
      }
    }
  }
  if (isJson) await stdout.write(`${jsonText({ files }, 2)}\n`)
  else for (const file of files) await stdout.write(`${file}\n`)
  await note(
    files.length === 0
      ? 'Nothing to make up: run check without --compose for what else lacks.'
      : `${count(files.length, 'file')} made up. They hold the manifest to what it says now: read them beside the vendor's documentation.`,
  )
  return EXIT.done
}
