/** Watches one kind: what its vendor changed, and what to do. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { defined, readText } from 'plugboard/internal'
import { sourceLocation, type ValidManifest } from 'plugboard/author'
import {
  changesSince,
  byVersion,
  isMendable,
  type KnownSource,
  lackingSince,
  memoryOf,
  memoryText,
  mendManifest,
  parseMemory,
  type WatchedDifference,
  type WatchMemory,
} from '../../authoring/index.ts'
import { DEFINITIONS_FOLDER } from '../../codegen/index.ts'
import { UsageError } from '../base/usage.ts'
import { type ManifestSource, newFixturesFolder, readBase, validateSource } from '../input/index.ts'
import { count } from '../output/index.ts'
import { commandText } from '../table/command-text.ts'
import type { ReadSource } from './fetch.ts'
import { readVendor, type SourceState, type VendorNow } from './read.ts'

/** A change with the command that mends or accepts it. */
export interface WatchedChange extends WatchedDifference {
  readonly command: string
}

/** A watched kind. */
export interface WatchedKind {
  readonly kind: string
  readonly title: string
  readonly file: string
  readonly sources: readonly SourceState[]
  /** Whether nothing was remembered before, so that there is nothing to compare with. */
  readonly isFirst: boolean
  readonly changes: readonly WatchedChange[]
  /** The file with what is remembered. */
  readonly memoryFile: string
  /** Whether it is written now. */
  readonly isUpdated: boolean
}

/** Options of a watch. */
export interface WatchOptions {
  readonly read: ReadSource
  readonly update?: true
  readonly draft?: true
  /** Of today: `2026-11-29`. */
  readonly today: string
  readonly note: (text: string) => Promise<void>
}

/** Watches a kind. @throws ManifestError for an invalid manifest or memory */
export async function watchKind(source: ManifestSource, options: WatchOptions): Promise<WatchedKind> {
  const valid = validateSource(source)
  const { kind, title } = valid.resolved
  const memoryFile = join(memoryFolder(source.path), `${kind}.yaml`)
  const memory = existsSync(memoryFile) ? parseMemory(readText(memoryFile), memoryFile) : undefined
  const isUpdate = options.update === true
  const now = await readVendor(valid, { read: options.read, memory, isWhole: isUpdate || options.draft === true })
  const changes = memory ? vendorChanges(valid, now, memory) : []
  if (options.draft) await draft(source, changes, options)
  const isUpdated = isUpdate && (await remember(valid, memoryFile, { now, memory, ...options }))
  const word = source.path === source.file ? source.file : kind
  return {
    kind,
    title,
    file: source.file,
    sources: now.sources,
    memoryFile,
    isUpdated,
    isFirst: memory === undefined && now.sources.length > 0,
    changes: changes.map((change) => ({ ...change, command: commandOf(change, word) })),
  }
}

/** Returns the folder of memories: `evidence/watch` beside the folder of definitions, or beside your own manifest. */
function memoryFolder(path: string): string {
  const folder = resolve(dirname(path))
  if (folder === DEFINITIONS_FOLDER) return join(newFixturesFolder(), '..', 'evidence/watch')
  return join(dirname(path), basename(folder) === basename(DEFINITIONS_FOLDER) ? '..' : '.', 'evidence/watch')
}

/** Returns the changes of descriptions, then of pages, then new operations. */
function vendorChanges(valid: ValidManifest, { sources, state }: VendorNow, memory: WatchMemory): WatchedDifference[] {
  const news = (pointer: string, message: string, there: readonly string[]): WatchedDifference => ({
    urgency: 'news',
    message,
    operations: [],
    there,
    mends: [],
    pointer,
    ...sourceLocation(valid.document, pointer, 'key'),
  })
  const pages = sources.flatMap((one, index) => {
    const message = pageMessage(one, memory.sources[one.source.url], valid.resolved.sunset?.version)
    return message === undefined ? [] : [news(`/basis/sources/${index}`, message, [one.source.url])]
  })
  const lacking = state && lackingSince(state, memory)
  return [
    ...(state ? changesSince(valid, state, memory) : []),
    ...pages,
    ...(lacking === undefined ? [] : [news('/basis/missing', lacking, [])]),
  ]
}

/** Returns what to tell of a changed source; undefined for nothing, and for a version that the manifest has. */
function pageMessage(
  { source: { type, about }, state, page }: SourceState,
  known: KnownSource | undefined,
  own: string | undefined,
): string | undefined {
  if (state !== 'changed' || !page) return undefined
  const name = about === undefined ? type : `${type} (${about})`
  const { version } = page
  const isKnown =
    version === known?.version || (own !== undefined && version !== undefined && isOwn(version, own, type))
  if (version !== undefined && !isKnown)
    return type === 'versions'
      ? `version ${version} exists, the manifest has ${own}`
      : `${name} has version ${version}, before ${known?.version ?? 'unknown'}`
  return type === 'changelog' || type === 'versions' || version === undefined ? pageChanged(name, type) : undefined
}

function pageChanged(name: string, type: string): string | undefined {
  return type === 'openapi' || type === 'graphql' ? undefined : `${name} changed: read it again`
}

function isOwn(version: string, own: string, type: string): boolean {
  return version.includes(own) || (type === 'versions' && byVersion(version, own) <= 0)
}

function commandOf({ urgency, mends, pointer }: WatchedDifference, word: string): string {
  if (mends.length > 0) return commandText('watch', [word], { draft: true })
  const isRead = urgency === 'news' || pointer.startsWith('/basis')
  return isRead ? commandText('watch', [word], { update: true }) : commandText('check', [word], { update: true })
}

async function draft(
  { path, file }: ManifestSource,
  changes: readonly WatchedDifference[],
  { note }: WatchOptions,
): Promise<void> {
  const text = await readFile(path, 'utf8')
  if (!isMendable(text, file))
    throw new UsageError(
      `Cannot draft changes of ${file}: it is not in the house style`,
      `Run ${commandText('format', [file], {})} first.`,
    )
  const { text: mended, mended: done } = mendManifest(text, file, changes, readBase)
  if (done.length > 0) await writeFile(path, mended)
  const left = changes.filter(({ mends }) => mends.length > 0).length - done.length
  const rest = left > 0 ? `, ${left} left to you` : ''
  await note(`${count(done.length, 'change')} written to ${file}${rest}.`)
}

/** Writes what is known now, if all of it could be read. */
async function remember(
  valid: ValidManifest,
  file: string,
  { now, memory, today, note }: WatchOptions & { readonly now: VendorNow; readonly memory: WatchMemory | undefined },
): Promise<boolean> {
  const { kind } = valid.resolved
  if (now.sources.length === 0) return false
  if (now.sources.some(({ state }) => state === 'failed')) {
    await note(`${kind} is not remembered: one of its sources could not be read.`)
    return false
  }
  const sources = now.sources.map(({ source: { url }, state, page, etag }): [string, KnownSource] => {
    const read = (state === 'same' ? memory?.sources[url]?.read : undefined) ?? today
    return [url, defined({ read, digest: page?.digest ?? '', etag, version: page?.version })]
  })
  const state = now.state ?? { differences: [], operations: {}, lacking: {} }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, memoryText(kind, memoryOf(valid, state, Object.fromEntries(sources))))
  return true
}
