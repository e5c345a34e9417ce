/** What a command's first word names: a kind of the package, or a manifest file. */
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

/** The text of a manifest and the name that places in it are given by. */
export interface ManifestSource {
  /** The file as the user can open it, or `definitions/<kind>.yaml` of the package. */
  readonly file: string
  readonly text: string
  /** The file's real path. */
  readonly path: string
}

/** The kinds of the package, for manifests that extend them. */
export const readBase: ReadBase = basesIn(DEFINITIONS_FOLDER)

/** The plan of a kind of the package, or of a manifest file. @throws ConnectorError `definition_not_found`; ManifestError */
export function planNamed(word: string): Promise<Plan> {
  return isManifestFile(word) ? loadFile(word, readBase) : load(word)
}

/** Says whether a word names a file rather than a kind. */
export function isManifestFile(word: string): boolean {
  return /[/\\]|\.ya?ml$/i.test(word)
}

/** The manifest that a word names. @throws ConnectorError `definition_not_found` */
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

/** The manifests that words name; a folder stands for the manifests in it, no word for all kinds of the package. */
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

/** A manifest validated. @throws ManifestError with every problem */
export function validateSource({ text, file }: ManifestSource): ValidManifest {
  return validateManifest(text, file, readBase)
}

/**
 * The folder with the fixtures of the manifest at a path, or where they would be. A user's own manifest never has those of the
 * package, even where its kind has the same name.
 */
export function fixturesFolder(path: string, kind: string, named: string | undefined): string {
  if (named !== undefined) return named
  if (resolve(dirname(path)) === DEFINITIONS_FOLDER) return FIXTURES_FOLDER
  const near = fixtureFolders(path)
  const usual = basename(dirname(resolve(path))) === basename(DEFINITIONS_FOLDER) ? near[1] : near[0]
  return near.find((folder) => existsSync(join(folder, kind))) ?? usual
}

/**
 * Where new fixtures of a kind of the package go: to those that it has in a clone; of an installed package into `fixtures` here,
 * since what is written into `node_modules` is gone with the next installation.
 */
export function newFixturesFolder(packaged: string = FIXTURES_FOLDER): string {
  return packaged.split(/[/\\]/).includes('node_modules') ? 'fixtures' : packaged
}

/** Where fixtures of a user's own manifest are looked for: beside it, then beside its folder. */
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
