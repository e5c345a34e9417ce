/** The door of code generation: manifests and fixtures in, files out. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import {
  EDITOR_SCHEMA,
  ManifestError,
  type ResolvedManifest,
  type ValidManifest,
  validateManifest,
} from 'plugboard/author'
import { pathAbove, readText, textNames } from 'plugboard/internal'
import { evidenceOf, readDescribed } from '../evidence/index.ts'
import { FIXTURES_FOLDER, readFixtures } from '../mock/index.ts'
import { generateCatalogue, generateSkills, type KindSummary, kindSummary } from './catalogue.ts'
import { generateContract } from './contract.ts'
import type { GeneratedFile, KindSource } from './file.ts'
import { kindModules } from './kinds.ts'
import { generateLanguage } from './language.ts'
import { type KindRows, kindRows } from './reference/kinds-page.ts'
import { kindTypes, typeIndexes } from './types/index.ts'

export type { GeneratedFile, KindSource } from './file.ts'
export type { KindSummary } from './catalogue.ts'
export { type AccountFields, accountModule } from './account.ts'
export { generateOwn, OWN_MARK } from './own.ts'
export { guideText } from './reference/guide.ts'
export { referenceText } from './reference/index.ts'
export { KINDS_PAGE, kindsPage } from './reference/kinds-page.ts'

/** The folder of the manifests that come with the command line: those of the repository in a clone. */
export const DEFINITIONS_FOLDER: string = pathAbove(import.meta.dirname, 'definitions')

/** The folder of the generated files: that of the repository in a clone. */
export const GENERATED_FOLDER: string = pathAbove(import.meta.dirname, 'generated')

/** Returns the names of the kinds of the package. */
export function definedKinds(): string[] {
  return textNames(DEFINITIONS_FOLDER).flatMap((name) =>
    name.endsWith('.yaml') ? [name.slice(0, -'.yaml'.length)] : [],
  )
}

/** Reads and validates a manifest of the package. @throws ManifestError */
export function readDefinition(kind: string): ValidManifest {
  const name = `${kind}.yaml`
  return validateManifest(readText(join(DEFINITIONS_FOLDER, name)), join('definitions', name))
}

/** Manifests with the fixtures of their kinds. @throws ManifestError `invalid_fixture` */
export function readTypeSources(kinds: readonly ResolvedManifest[]): Promise<KindSource[]> {
  return Promise.all(kinds.map(async (manifest) => ({ manifest, fixtures: await readFixtures(manifest.kind) })))
}

/** Everything that is generated from one kind. */
export interface KindOutput {
  /** Its modules and its types. */
  readonly files: readonly GeneratedFile[]
  /** Its entry in the list of kinds. */
  readonly summary: KindSummary
  /** Its rows in docs/kinds.md. */
  readonly rows: KindRows
}

/** Generates the output of a kind of the package. @throws ManifestError */
export async function generateKind(kind: string): Promise<KindOutput> {
  const valid = readDefinition(kind)
  const source = { manifest: valid.resolved, fixtures: await readFixtures(kind) }
  const described = await readDescribed(join(FIXTURES_FOLDER, kind))
  const claims = await evidenceOf(valid, { ...source, described })
  return {
    files: [...kindModules(source.manifest), await kindTypes(source)],
    summary: kindSummary(source.manifest),
    rows: kindRows(source, claims),
  }
}

/**
 * Generates the output of each kind of the package.
 * @param generate one of them, or takes it from a cache
 * @throws ManifestError with the problems of all manifests
 */
export async function generateKinds(generate = generateKind): Promise<KindOutput[]> {
  const problems: ManifestError['problems'][number][] = []
  const outputs: KindOutput[] = []
  for (const kind of definedKinds()) {
    try {
      outputs.push(await generate(kind))
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error
      problems.push(...error.problems)
    }
  }
  if (problems.length > 0) throw new ManifestError(problems)
  return outputs
}

/** Returns every file of the generated folder. */
export async function generatedFiles(kinds: readonly KindOutput[]): Promise<GeneratedFile[]> {
  return [...kinds.flatMap(({ files }) => files), ...(await generateShared(kinds.map(({ summary }) => summary)))]
}

/** Returns the generated files for all kinds: lists of kinds, the language, the contract, skills. */
export async function generateShared(summaries: readonly KindSummary[]): Promise<GeneratedFile[]> {
  return [
    { path: 'manifest.schema.json', text: `${JSON.stringify(EDITOR_SCHEMA, null, 2)}\n` },
    ...generateLanguage(),
    ...(await generateContract()),
    ...generateSkills(),
    ...generateCatalogue(summaries),
    ...typeIndexes(summaries.map(({ kind }) => kind)),
  ]
}

/** Writes generated files and removes obsolete ones. @returns the changed files, relative to the folder */
export async function writeGenerated(files: readonly GeneratedFile[]): Promise<string[]> {
  const folder = GENERATED_FOLDER
  const before = await readGenerated(folder)
  const changed = files.filter(({ path, text }) => before.get(path) !== text)
  const removed = [...before.keys()].filter((path) => !files.some((file) => file.path === path))
  for (const { path, text } of changed) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  for (const path of removed) await rm(join(folder, path))
  return [...changed.map(({ path }) => path), ...removed].sort()
}

/** Returns the files in a folder at any depth, by path with `/`; none without the folder. */
export async function readGenerated(folder: string = GENERATED_FOLDER): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    files.map(async (file) => [relative(folder, file).replaceAll('\\', '/'), await readFile(file, 'utf8')] as const),
  )
  return new Map(texts.sort(([a], [b]) => (a < b ? -1 : 1)))
}
