/** `plugboard reference`: the reference page of a kind, or of one of its entities or operations, as Markdown, on a terminal as text. */
import { writeFile } from 'node:fs/promises'
import { referenceText } from '../../codegen/index.ts'
import { readFixtures } from '../../mock/index.ts'
import { EXIT } from '../base/exit.ts'
import { fixturesFolder, readManifestSource, validateSource } from '../input/index.ts'
import { jsonText, oneLine, renderMarkdown } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'

/** Prints the page, or writes it to the file that `--out` names. */
export const reference: Run<'reference'> = async ({ stdout, isJson, paint }, [word = '', entity, action], { out }) => {
  const source = await readManifestSource(word)
  const { resolved: manifest } = validateSource(source)
  const fixtures = await readFixtures(manifest.kind, fixturesFolder(source.path, manifest.kind, undefined))
  const markdown = await referenceText({ manifest, fixtures }, entity, action)
  if (out !== undefined) await write(out, markdown)
  if (isJson)
    await stdout.write(
      `${jsonText({ kind: manifest.kind, markdown: out === undefined ? markdown : undefined, out }, 2)}\n`,
    )
  else if (out !== undefined) await stdout.write(`${oneLine(out)} written\n`)
  else await stdout.write(stdout.isTerminal ? renderMarkdown(markdown, stdout.columns, paint) : markdown)
  return EXIT.done
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot write ${oneLine(path)}: ${error.code}`, 'Name a file in a folder that exists.')
  })
}
