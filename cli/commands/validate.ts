/** `plugboard validate`: reports every problem of manifests with its location. */
import { ConnectorError, ManifestError, type Problem } from 'plugboard/author'
import { outputFormat, formatted, type OutputFormat } from '../annotate/index.ts'
import { EXIT } from '../base/exit.ts'
import type { Context } from '../table/context.ts'
import type { Run } from '../table/index.ts'
import { fileChanges, type ManifestSource, readManifestSources, validateSource } from '../input/index.ts'
import { count, errorText, problemsText } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** The problems of a manifest. */
interface Validated {
  readonly file: string
  readonly problems: readonly Problem[]
}

/** Validates manifests, by default all of the package; with `--watch` again after each change. */
export const validate: Run<'validate'> = async (context, words, flags) => {
  const format = outputFormat(flags)
  if (flags.watch) {
    checkWatched(format)
    return watch(context, words, format)
  }
  const manifests = (await readManifestSources(words)).map(validated)
  await context.stdout.write(manifestsText(manifests, format, context))
  const hasErrors = problemsOf(manifests).some(({ severity }) => severity === 'error')
  return hasErrors ? EXIT.invalid : EXIT.done
}

/** @throws UsageError for a format whose document would never end */
function checkWatched(format: OutputFormat): void {
  if (format !== 'json' && format !== 'sarif') return
  throw new UsageError(
    `Cannot watch and print ${format}: the document would never end`,
    'Watch with --format human or github.',
  )
}

function manifestsText(manifests: readonly Validated[], format: OutputFormat, { paint }: Context): string {
  const problems = problemsOf(manifests)
  const good = `${paint.good(count(manifests.length, 'manifest'))} without problems`
  return formatted(format, {
    document: () => ({ manifests }),
    findings: () => problems,
    text: () => `${problems.length > 0 ? problemsText(problems, paint) : good}\n`,
  })
}

/** Validates now and after each change, until an interruption. */
async function watch(context: Context, words: readonly string[], format: OutputFormat): Promise<number> {
  const { signal, stdout, paint } = context
  const paths = (await readManifestSources(words)).map(({ path }) => path)
  const changes = fileChanges(paths, signal)
  const round = async () => {
    const started = performance.now()
    const text = await readManifestSources(words).then(
      (sources) => manifestsText(sources.map(validated), format, context),
      // An editor may remove a file and write it again.
      (error: unknown) => {
        if (error instanceof ConnectorError) return errorText(error, { isJson: false, isDebug: false, paint })
        throw error
      },
    )
    const spent = `${Math.round(performance.now() - started)} ms`
    const [time] = new Date().toTimeString().split(' ')
    await stdout.write(
      `${text}${paint.faint(`${time}  validated in ${spent}; waiting for changes, press Ctrl-C to stop`)}\n`,
    )
  }
  for await (const _ of changes) await round()
  return EXIT.done
}

function problemsOf(manifests: readonly Validated[]): Problem[] {
  return manifests.flatMap(({ problems }) => problems)
}

function validated(source: ManifestSource): Validated {
  try {
    return { file: source.file, problems: validateSource(source).warnings }
  } catch (error) {
    if (error instanceof ManifestError) return { file: source.file, problems: error.problems }
    throw error
  }
}
