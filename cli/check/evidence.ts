/** `plugboard check --evidence`: the evidence of each claim of a manifest. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ConnectorError, ManifestError, type Problem, type ValidManifest } from 'plugboard/author'
import { marksOfGraphql, marksOfOpenapi, readGraphqlSchema } from '../../authoring/index.ts'
import {
  claimsWithin,
  DESCRIBED_FILE,
  describedOf,
  describedText,
  evidenceOf,
  type Marks,
  readDescribed,
  withoutStale,
} from '../../evidence/index.ts'
import { readFixtureFolder } from '../../mock/index.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { asUsage, descriptionHash, readDescriptions, readNamedFile } from '../input/description.ts'
import { fixturesFolder, type ManifestSource, readManifestSources, validateSource } from '../input/index.ts'
import { count, createProgress, jsonText, problemsText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'
import { evidenceJson, evidenceText, type KindEvidence } from './evidence-text.ts'

type Flags = OptionsOf<'check'>

/** Prints the evidence of kinds; for a single kind, its unproved claims as well. */
export async function checkEvidence(context: Context, words: readonly string[], flags: Flags): Promise<number> {
  const sources = await readManifestSources(words)
  const compared = comparedOf(sources, flags)
  const progress = createProgress(context.stderr)
  const kinds: KindEvidence[] = []
  const problems: Problem[] = []
  try {
    for (const source of sources) {
      if (context.signal.aborted) throw new ConnectorError('cancelled', 'Cannot weigh the evidence: interrupted')
      progress.update(`${kinds.length} of ${sources.length}  ${source.file}`)
      try {
        kinds.push(await kindEvidence(source, flags, compared, context))
      } catch (error) {
        if (!(error instanceof ManifestError)) throw error
        problems.push(...error.problems)
      }
    }
  } finally {
    await progress.done()
  }
  const { stdout, isJson, paint } = context
  const isAll = flags.all === true
  if (isJson) await stdout.write(`${jsonText({ ...evidenceJson(kinds, isAll), problems }, 2)}\n`)
  else {
    if (problems.length > 0) await stdout.write(`${problemsText(problems, paint)}\n\n`)
    await stdout.write(evidenceText(kinds, isAll, { paint, columns: stdout.columns }))
  }
  return problems.length > 0 ? EXIT.invalid : EXIT.done
}

/** A description to compare a kind with. */
interface Compared {
  readonly prove: (valid: ValidManifest) => Promise<Marks>
  readonly files: readonly string[]
}

/** Returns the description of `--openapi` or `--graphql`. @throws UsageError for both, or for several kinds */
function comparedOf(sources: readonly ManifestSource[], { openapi, graphql }: Flags): Compared | undefined {
  const files = openapi ?? (graphql === undefined ? [] : [graphql])
  if (files.length === 0) return undefined
  if (openapi && graphql !== undefined) throw new UsageError('Cannot use --openapi and --graphql together')
  if (sources.length !== 1)
    throw new UsageError(
      'Cannot check against a description: name one manifest',
      'A description covers one API: plugboard check acme.yaml --evidence --openapi acme.json',
    )
  if (graphql === undefined)
    return { files, prove: async (valid) => marksOfOpenapi(valid, await readDescriptions(files)) }
  const read = async () => readGraphqlSchema(await readNamedFile(graphql))
  return { files, prove: async (valid) => marksOfGraphql(valid, await asUsage(graphql, read)) }
}

async function kindEvidence(
  source: ManifestSource,
  flags: Flags,
  compared: Compared | undefined,
  context: Context,
): Promise<KindEvidence> {
  const valid = validateSource(source)
  const { kind } = valid.resolved
  const folder = fixturesFolder(source.path, kind, flags.fixtures)
  const { fixtures } = await readFixtureFolder(kind, folder)
  const own = join(folder, kind)
  const marks = await compared?.prove(valid)
  if (flags.update !== undefined) {
    if (compared && marks) await store(valid, own, { marks, files: compared.files }, context)
    else await dropStale(valid, own, context)
  }
  const described = marks ?? (await readDescribed(own))
  return { kind, file: source.file, claims: await evidenceOf(valid, { fixtures, described }) }
}

/** Stores the claims that a description confirms. */
async function store(
  valid: ValidManifest,
  folder: string,
  { marks, files }: { readonly marks: Marks; readonly files: readonly string[] },
  { now = Date.now, note }: Context,
): Promise<void> {
  const { kind, basis } = valid.resolved
  const head = {
    description: basis?.compared ?? files.map((file) => basename(file)).join(', '),
    date: new Date(now()).toISOString().slice(0, 10),
    sha256: await descriptionHash(files),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, DESCRIBED_FILE), describedText(kind, describedOf(head, claimsWithin(valid, marks))))
  await note(`What the description confirms is written to ${kind}/${DESCRIBED_FILE}.`)
}

/** Removes changed claims from a stored comparison. */
async function dropStale(valid: ValidManifest, folder: string, { note }: Context): Promise<void> {
  const stored = await readDescribed(folder)
  if (!stored) return
  const { kind } = valid.resolved
  const { described, dropped } = withoutStale(valid, stored)
  if (dropped === 0) return
  await writeFile(join(folder, DESCRIBED_FILE), describedText(kind, described))
  await note(`${count(dropped, 'changed place')} dropped from ${kind}/${DESCRIBED_FILE}.`)
}
