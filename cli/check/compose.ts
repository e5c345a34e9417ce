/** Fixtures and transcripts made up for what none shows. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFixture, TRANSCRIPTS } from '../../mock/index.ts'
import { composeFixtures, composeTranscripts } from '../../authoring/index.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit.ts'
import { count, jsonText } from '../output/index.ts'
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
    const composed = await composeFixtures(plan, fixtures, shownByAll(checked[index]!.fixtures), date)
    const more = composed.map(({ name, text }) => parseFixture(text, name))
    const { made, failed } = await composeTranscripts(plan, [...fixtures, ...more], transcripts, date)
    for (const sentence of failed) await note(`${plan.kind}: ${sentence}`)
    await mkdir(join(folder, TRANSCRIPTS), { recursive: true })
    for (const { name, text } of [...composed, ...made]) {
      await writeFile(join(folder, name), text, { flag: 'wx' })
      files.push(join(folder, name))
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
