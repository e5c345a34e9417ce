/** `plugboard validate`: every problem of manifests, each with its place. */
import type { Problem } from '../../runtime/author.ts'
import { ManifestError } from '../../runtime/author.ts'
import { EXIT } from '../exit.ts'
import type { Run } from '../flags.ts'
import type { ManifestSource } from '../input/index.ts'
import { readSources, validateSource } from '../input/index.ts'
import { count, jsonText, problemsText } from '../output/index.ts'

/** Validates the manifests that words name, all of the package without words. */
export const validate: Run = async ({ stdout, isJson, paint }, words) => {
  const manifests = (await readSources(words)).map((source) => ({ file: source.file, problems: problemsOf(source) }))
  const problems = manifests.flatMap((manifest) => manifest.problems)
  const code = problems.length > 0 ? EXIT.invalid : EXIT.done
  if (isJson) await stdout.write(`${jsonText({ manifests }, 2)}\n`)
  else if (problems.length > 0) await stdout.write(`${problemsText(problems, paint)}\n`)
  else await stdout.write(`${paint.good(count(manifests.length, 'manifest'))} without problems\n`)
  return code
}

function problemsOf(source: ManifestSource): readonly Problem[] {
  try {
    validateSource(source)
    return []
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}
