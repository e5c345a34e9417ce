/** The door of code generation: manifests and fixtures in, files out. Only what reads or writes files here is not pure. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ManifestError, type ResolvedManifest, validateManifest } from 'plugboard/author'
import { pathAbove, readText, textNames } from 'plugboard/internal'
import { evidenceOf, readDescribed, type LevelCounts, levelCounts } from '../evidence/index.ts'
import { FIXTURES_FOLDER, readFixtures } from '../mock/index.ts'
import { generateCatalogue, generateSkills } from './catalogue.ts'
import { generateContract } from './contract.ts'
import type { GeneratedFile, KindSource } from './file.ts'
import { generateKinds } from './kinds.ts'
import { generateLanguage } from './language.ts'
import { generateManifestSchema } from './manifest-schema.ts'
import { generateTypes } from './types/index.ts'

export type { GeneratedFile, KindSource } from './file.ts'
export type { KindSummary } from './catalogue.ts'
export { generateOwn, OWN_MARK } from './own.ts'
export { guideText } from './reference/guide.ts'
export { referenceText } from './reference/index.ts'
export { KINDS_PAGE, kindsPage, type KindShares } from './reference/kinds-page.ts'

/** The folder of the manifests that come with the command line: those of the repository in a clone. */
export const DEFINITIONS_FOLDER: string = pathAbove(import.meta.dirname, 'definitions')

/** The folder of the generated files: that of the repository in a clone. */
export const GENERATED_FOLDER: string = pathAbove(import.meta.dirname, 'generated')

/** Every manifest of a folder, validated and resolved. @throws ManifestError with the problems of all of them */
export async function readDefinitions(folder: string = DEFINITIONS_FOLDER): Promise<ResolvedManifest[]> {
  const names = textNames(folder).filter((name) => name.endsWith('.yaml'))
  const problems: ManifestError['problems'][number][] = []
  const kinds: ResolvedManifest[] = []
  for (const name of names) {
    try {
      kinds.push(validateManifest(readText(join(folder, name)), join('definitions', name)).resolved)
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error
      problems.push(...error.problems)
    }
  }
  if (problems.length > 0) throw new ManifestError(problems)
  return kinds
}

/** Manifests with the fixtures of their kinds. @throws ManifestError `invalid_fixture` */
export function readTypeSources(kinds: readonly ResolvedManifest[]): Promise<KindSource[]> {
  return Promise.all(kinds.map(async (manifest) => ({ manifest, fixtures: await readFixtures(manifest.kind) })))
}

/** How many claims of a kind of the package rest on each level. @throws ManifestError */
export async function levelCountsOfKind(kind: string, folder: string = DEFINITIONS_FOLDER): Promise<LevelCounts> {
  const name = `${kind}.yaml`
  const valid = validateManifest(readText(join(folder, name)), join('definitions', name))
  const [fixtures, described] = await Promise.all([readFixtures(kind), readDescribed(join(FIXTURES_FOLDER, kind))])
  return levelCounts(await evidenceOf(valid, { fixtures, described }))
}

/** What writes each part of the generated folder. */
export const GENERATORS: Readonly<
  Record<string, (sources: readonly KindSource[]) => GeneratedFile[] | Promise<GeneratedFile[]>>
> = {
  'schema of manifests': generateManifestSchema,
  'page of the language': generateLanguage,
  'types of the contract': generateContract,
  'skills of kinds': generateSkills,
  'list of kinds': (sources) => generateCatalogue(sources.map(({ manifest }) => manifest)),
  'modules of kinds': (sources) => generateKinds(sources.map(({ manifest }) => manifest)),
  'types of kinds': generateTypes,
}

/** Every file that is generated from the manifests and their fixtures. */
export async function generateAll(kinds: readonly ResolvedManifest[]): Promise<GeneratedFile[]> {
  const sources = await readTypeSources(kinds)
  const files: GeneratedFile[] = []
  for (const generate of Object.values(GENERATORS)) files.push(...(await generate(sources)))
  return files
}

/** Writes generated files and removes those that are no longer generated. @returns the files that changed, relative to the folder */
export async function writeGenerated(
  files: readonly GeneratedFile[],
  folder: string = GENERATED_FOLDER,
): Promise<string[]> {
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

/** The files of a folder and all below it, by path with `/`; none when there is no such folder. */
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
