/** Kinds and manifest files by the words of a command line. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import {
  ConnectorError,
  didYouMean,
  quoted,
  type ReadBase,
  validateManifest,
  type ValidManifest,
} from 'plugboard/author'
import { basesIn, nearNames, readText, textNames } from 'plugboard/internal'
import { load, loadFile, type Plan } from 'plugboard/runtime'
import { DEFINITIONS_FOLDER } from '../../codegen/index.ts'
import { FIXTURES_FOLDER } from '../../mock/index.ts'

/** The text of a manifest, and its names. */
export interface ManifestSource {
  /** The name in locations: the user's path, or `definitions/<kind>.yaml` of the package. */
  readonly file: string
  readonly text: string
  /** The file's real path. */
  readonly path: string
}

/** Reads kinds of the package, for manifests that extend them. */
export const readBase: ReadBase = basesIn(DEFINITIONS_FOLDER)

/** Returns the plan of a kind of the package, or of a manifest file. @throws ConnectorError `definition_not_found`; ManifestError */
export function planNamed(word: string): Promise<Plan> {
  return isManifestFile(word) ? loadFile(word, readBase) : load(word)
}

/** Whether a word names a file rather than a kind. */
export function isManifestFile(word: string): boolean {
  return /[/\\]|\.ya?ml$/i.test(word)
}

/** Reads the manifest that a word names. @throws ConnectorError `definition_not_found` */
export async function readManifestSource(word: string): Promise<ManifestSource> {
  const name = `${word.toLowerCase()}.yaml`
  const path = isManifestFile(word) ? word : join(DEFINITIONS_FOLDER, name)
  return { file: isManifestFile(word) ? word : `definitions/${name}`, text: textOf(word, path), path }
}

function textOf(word: string, path: string): string {
  try {
    return readText(path)
  } catch (error) {
    throw notFound(word, (error as NodeJS.ErrnoException).code ?? 'an error')
  }
}

/** Reads the manifests that words name, folders included; without words, all of the package. */
export async function readManifestSources(words: readonly string[]): Promise<ManifestSource[]> {
  const kinds = definedKinds()
  const names = words.length > 0 ? words : kinds
  const sources = await Promise.all(
    names.map(async (word) => (!kinds.includes(word) && (await isFolder(word)) ? inFolder(word) : [word])),
  )
  return Promise.all(sources.flat().map(readManifestSource))
}

async function isFolder(word: string): Promise<boolean> {
  return (await stat(word).catch(() => undefined))?.isDirectory() ?? false
}

function inFolder(folder: string): string[] {
  const names = manifestsIn(folder)
  if (names.length > 0) return names.map((name) => `${folder.replace(/\/$/, '')}/${name}`)
  throw new ConnectorError(
    'definition_not_found',
    `Cannot find manifests in folder ${quoted(folder)}: no file in it ends in .yaml`,
  )
}

/** Validates a manifest. @throws ManifestError with every problem */
export function validateSource({ text, file }: ManifestSource): ValidManifest {
  return validateManifest(text, file, readBase)
}

/**
 * Returns the folder for fixtures of a manifest. Your own manifest never gets the ones of the package, even for a kind of the same name.
 * @param named the folder of `--fixtures`
 */
export function fixturesFolder(path: string, kind: string, named: string | undefined): string {
  if (named !== undefined) return named
  if (resolve(dirname(path)) === DEFINITIONS_FOLDER) return FIXTURES_FOLDER
  const near = fixtureFolders(path)
  const usual = basename(dirname(resolve(path))) === basename(DEFINITIONS_FOLDER) ? near[1] : near[0]
  return near.find((folder) => existsSync(join(folder, kind))) ?? usual
}

/**
 * Returns the folder for new fixtures of the package's kinds: the existing one in a clone, else `fixtures`, since an installation replaces
 * `node_modules`.
 */
export function newFixturesFolder(packaged: string = FIXTURES_FOLDER): string {
  return packaged.split(/[/\\]/).includes('node_modules') ? 'fixtures' : packaged
}

/** Returns the two folders for fixtures of your own manifest: beside it, then beside its folder. */
export function fixtureFolders(path: string): readonly [string, string] {
  return [join(dirname(path), 'fixtures'), join(dirname(path), '..', 'fixtures')]
}

function manifestsIn(folder: string): string[] {
  return textNames(folder).filter((name) => /\.ya?ml$/i.test(name))
}

function definedKinds(): string[] {
  return manifestsIn(DEFINITIONS_FOLDER).map((name) => basename(name, extname(name)))
}

function notFound(word: string, code: string): ConnectorError {
  if (isManifestFile(word))
    return new ConnectorError(
      'definition_not_found',
      `Cannot read manifest ${quoted(word)}: ${code === 'ENOENT' ? 'no such file' : code}`,
    )
  const kinds = definedKinds()
  return new ConnectorError('definition_not_found', `Cannot find kind ${quoted(word)}.${didYouMean(word, kinds)}`, {
    hint: `Kinds are ${nearNames(word, kinds)}: see plugboard kinds. To name a manifest file, include its .yaml.`,
  })
}
