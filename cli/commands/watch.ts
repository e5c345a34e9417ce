/** `plugboard watch`: reads the vendors' own descriptions and pages, and reports what changed of what kinds use. */
import { ConnectorError, undiciTransport } from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { readManifestSources } from '../input/index.ts'
import { createProgress, jsonText } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { fetchedSource, storedSource } from '../watch/fetch.ts'
import { type WatchedKind, watchKind } from '../watch/kind.ts'
import { urgencyCounts, watchedJson, watchedMarkdown, watchedText } from '../watch/text.ts'

/** Watches kinds. Fails if a change breaks calls, and if a source cannot be read. */
export const watch: Run<'watch'> = async (context, words, { offline, markdown, draft, update }) => {
  const { stdout, isJson, signal, note, now = Date.now } = context
  if (markdown && isJson) throw new UsageError('Cannot print in two formats: --json and --markdown')
  if (draft && update) throw new UsageError('Cannot use --draft and --update together: read the drafted changes first')
  const transport = offline === undefined ? (context.transport?.() ?? undiciTransport({ proxy: true })) : undefined
  const read = transport ? fetchedSource(transport, signal) : storedSource(offline ?? '')
  const progress = createProgress(context.stderr, now, true)
  const today = new Date(now()).toISOString().slice(0, 10)
  const kinds: WatchedKind[] = []
  const sources = await readManifestSources(words)
  try {
    for (const source of sources) {
      if (signal.aborted) throw new ConnectorError('cancelled', 'Cannot watch the kinds: interrupted')
      progress.update(`${kinds.length} of ${sources.length}  ${source.file}`)
      const watched = await watchKind(source, { read, draft, update, today, note })
      if (watched.sources.length === 0 && words.length > 0)
        await note(`${source.file} names no sources to watch: add them to its basis.`)
      kinds.push(watched)
    }
  } finally {
    await progress.done()
    await transport?.close()
  }
  const watched = kinds.filter((one) => one.sources.length > 0)
  if (isJson) await stdout.write(`${jsonText(watchedJson(watched), 2)}\n`)
  else await stdout.write(markdown ? watchedMarkdown(watched) : watchedText(watched, context))
  const { breaks, failed } = urgencyCounts(watched)
  if (breaks > 0) return EXIT.invalid
  return failed > 0 ? EXIT.upstream : EXIT.done
}
