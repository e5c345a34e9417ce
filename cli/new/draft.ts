/** Drafts a kind from the descriptions that the command line names. */
import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import {
  type DraftedKind,
  draftFiles,
  draftGraphqlFiles,
  type FileOptions,
  isGraphqlFile,
  readGraphql,
  selectOperations,
  type skeletonFile,
} from '../../authoring/index.ts'
import { GENERATED_FOLDER } from '../../codegen/index.ts'
import { didYouMean, matchesGlob, quoted } from 'plugboard/internal'
import { validateManifest, type ValidManifest } from 'plugboard/author'
import { UsageError } from '../base/usage.ts'
import { asUsage, readDescriptions } from '../input/description.ts'
import { readBase } from '../input/index.ts'
import { oneLine } from '../output/index.ts'
import type { OptionsOf } from '../table/index.ts'

/** What a draft and an empty manifest have in common. */
export type Shared = Parameters<typeof skeletonFile>[0] & Pick<FileOptions, 'date' | 'extends'>

/** Drafts a kind from files. @throws UsageError for files that cannot be used, and for patterns of `--only` that match nothing */
export async function draft(files: readonly string[], shared: Shared, flags: OptionsOf<'new'>): Promise<DraftedKind> {
  const areSchemas = await Promise.all(files.map(isGraphqlFile))
  const schema = files.find((_, index) => areSchemas[index])
  if (schema !== undefined && files.length > 1)
    throw new UsageError(
      `Cannot use ${oneLine(schema)} together with other files: it is a GraphQL schema`,
      'Use it alone.',
    )
  if (schema !== undefined) return draftOfGraphql(schema, shared, flags)
  const description = await readDescriptions(files)
  const { operations, unmatched } = selectOperations(description.operations, flags.only ?? [])
  const [miss] = unmatched
  if (miss) {
    const near =
      miss.near.length > 0
        ? `Nearest: ${miss.near.join(', ')}.`
        : `It has paths such as ${description.operations[0]?.path}.`
    throw new UsageError(
      `Cannot find ${JSON.stringify(oneLine(miss.pattern))} in ${oneLine(files.join(', '))}: no operation matches`,
      oneLine(near),
    )
  }
  const options = optionsOf(files, shared, flags, description.licence)
  return asUsage(files.join(', '), () => draftFiles(description, operations, options))
}

async function draftOfGraphql(from: string, shared: Shared, flags: OptionsOf<'new'>): Promise<DraftedKind> {
  const description = await asUsage(from, () => readGraphql(from))
  const names = [...description.queries, ...description.mutations].map(({ name }) => name)
  const { only = [] } = flags
  const miss = only.find((glob) => !names.some((name) => matchesGlob(name, glob)))
  if (miss !== undefined)
    throw new UsageError(
      `Cannot find ${JSON.stringify(oneLine(miss))} in ${oneLine(from)}: no field of Query or Mutation matches`,
      didYouMean(miss, names).trim() || `It has fields such as ${oneLine(names[0] ?? 'none')}.`,
    )
  const isWanted = (name: string) => only.length === 0 || only.some((glob) => matchesGlob(name, glob))
  const options = optionsOf([from], shared, flags, undefined)
  return asUsage(from, () => draftGraphqlFiles(description, isWanted, options))
}

function optionsOf(files: readonly string[], shared: Shared, flags: OptionsOf<'new'>, stated: string | undefined) {
  const licence = flags.licence ?? stated
  if (flags.descriptions && licence === undefined)
    throw new UsageError(
      `Cannot copy the vendor's descriptions: ${oneLine(files.join(', '))} states no license`,
      'Name it with --licence if you have a license, such as --licence MIT, or leave --descriptions out.',
    )
  const known = licence !== undefined && { licence: oneLine(licence) }
  const from = files.map((file) => basename(file)).join(', ')
  return { ...shared, from, withDescriptions: flags.descriptions === true, ...known }
}

/** Returns the kind that a new one extends. */
export function extendedKind(kind: string): FileOptions['extends'] {
  const found = readBase(kind)
  if ('kinds' in found)
    throw new UsageError(`Cannot find kind ${quoted(kind)}.${didYouMean(kind, found.kinds)}`, 'See plugboard kinds.')
  return { kind: validateManifest(found.text, found.file), readBase }
}

/** Returns the name that an extension gives its kind: `hubspot@2.1.0`. */
export function nameOfBase(base: ValidManifest | undefined): string | undefined {
  return base && `${base.resolved.kind}@${base.resolved.version}`
}

/** Returns the path of the language's schema for a folder's manifests: of the package installed there, or else of this one. */
export function schemaPathFrom(folder: string): string {
  const schema = 'manifest.schema.json'
  const start = resolve(folder)
  const above = function* (at: string): Generator<string> {
    yield at
    if (dirname(at) !== at) yield* above(dirname(at))
  }
  const packaged = join('node_modules', '@plugboard', 'cli', 'dist', 'generated', schema)
  const installed = [...above(start)].map((at) => join(at, packaged)).find(existsSync)
  return relative(start, installed ?? join(GENERATED_FOLDER, schema)).replaceAll('\\', '/')
}
