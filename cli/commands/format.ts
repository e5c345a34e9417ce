/** `plugboard format`: writes manifests in the house style. */
import { formatManifest } from '../../authoring/index.ts'
import type { Context } from '../table/context.ts'
import { EXIT } from '../base/exit.ts'
import { type ManifestSource, readManifestSources } from '../input/index.ts'
import { count, oneLine, writeText } from '../output/index.ts'
import { asCalled, type OptionsOf, type Run } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'

/** Formats manifests and lists the changed ones. `-` is standard input. */
export const format: Run<'format'> = async (context, words, flags) => {
  const isStdin = words.includes('-')
  if (isStdin && words.length > 1)
    throw new UsageError(
      'Cannot format standard input together with other manifests',
      'Use only standard input: plugboard format -',
    )
  if (flags.stdout && flags.check) throw new UsageError('Cannot print and check: choose --stdout or --check')
  const sources = isStdin ? [await fromStdin(context)] : await readManifestSources(words)
  if (flags.stdout && sources.length > 1)
    throw new UsageError(
      `Cannot print ${sources.length} manifests: --stdout takes one`,
      'Name one manifest, such as stripe.',
    )
  // A fault in one manifest leaves all unchanged.
  const formatted = sources.map((source) => ({ ...source, after: formatManifest(source.text, source.file) }))
  if (!flags.check && (isStdin || flags.stdout)) return print(formatted[0]!.after, context)
  const changed = formatted.filter(({ text, after }) => text !== after)
  if (!flags.check) for (const { path, after } of changed) await writeText(path, after)
  return report(changed, formatted.length, context, flags)
}

async function fromStdin({ stdin }: Context): Promise<ManifestSource> {
  return { file: 'stdin', path: '-', text: await stdin() }
}

async function print(text: string, context: Context): Promise<number> {
  await context.print({ text }, text.replace(/\n$/, ''))
  return EXIT.done
}

async function report(
  changed: readonly ManifestSource[],
  all: number,
  { print: printReport, paint }: Context,
  { check }: OptionsOf<'format'>,
): Promise<number> {
  const files = changed.map(({ file }) => file)
  const state = check ? asCalled('not in the house style; fix with plugboard format') : 'written'
  const lines = [...files.map(oneLine), `${paint.strong(count(files.length, 'file'))} ${state}`]
  await printReport(
    { changed: files },
    files.length === 0 ? `${count(all, 'manifest')} in the house style` : lines.join('\n'),
  )
  return check && files.length > 0 ? EXIT.invalid : EXIT.done
}
