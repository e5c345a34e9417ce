/** `plugboard reference`: the reference page of a kind, an entity or an operation. */
import { referenceText } from '../../codegen/index.ts'
import { readFixtures } from '../../mock/index.ts'
import { EXIT } from '../base/exit.ts'
import { fixturesFolder, readManifestSource, validateSource } from '../input/index.ts'
import { oneLine, renderMarkdown, writeText } from '../output/index.ts'
import type { Run } from '../table/index.ts'

/** Prints the page as text on a terminal and as Markdown elsewhere, or writes it to `--out`. */
export const reference: Run<'reference'> = async ({ stdout, print, paint }, [word = '', entity, action], { out }) => {
  const source = await readManifestSource(word)
  const { resolved: manifest } = validateSource(source)
  const fixtures = await readFixtures(manifest.kind, fixturesFolder(source.path, manifest.kind, undefined))
  const markdown = await referenceText({ manifest, fixtures }, entity, action)
  if (out !== undefined) await writeText(out, markdown)
  const shown = stdout.isTerminal ? renderMarkdown(markdown, stdout.columns, paint) : markdown
  const document = { kind: manifest.kind, markdown: out === undefined ? markdown : undefined, out }
  await print(document, out === undefined ? shown.replace(/\n$/, '') : `${oneLine(out)} written`)
  return EXIT.done
}
