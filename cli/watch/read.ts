/** Reads the current state of a kind's vendor. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ValidManifest, VendorSource } from 'plugboard/author'
import {
  DescriptionFault,
  digestText,
  graphqlState,
  joinDescriptions,
  joinStates,
  openapiState,
  readGraphql,
  readOpenapi,
  readPackage,
  readPage,
  type WatchedPage,
  readVersions,
  type VendorState,
  type WatchMemory,
} from '../../authoring/index.ts'
import type { Content, ReadSource } from './fetch.ts'

/** A source after the read. */
export interface SourceState {
  readonly source: VendorSource
  /** `new` was never remembered; `changed` differs from what is known. */
  readonly state: 'new' | 'changed' | 'same' | 'failed'
  /** Why it could not be read. */
  readonly reason?: string
  readonly etag?: string
  readonly page?: WatchedPage
}

/** The current state of a kind's vendor. */
export interface VendorNow {
  readonly sources: readonly SourceState[]
  /** Absent if no description changed, and if one could not be read. */
  readonly state?: VendorState
}

/** Options of `readVendor`. */
export interface VendorReading {
  readonly read: ReadSource
  /** Absent before the first `--update`. */
  readonly memory?: WatchMemory
  /** Whether to read all of it, whether it changed or not. */
  readonly isWhole: boolean
}

type Format = 'openapi' | 'graphql'

/** Reads the sources of a kind. */
export async function readVendor(valid: ValidManifest, options: VendorReading): Promise<VendorNow> {
  const all = valid.resolved.basis?.sources ?? []
  const states: VendorState[] = []
  const sources = new Map<VendorSource, SourceState>()
  let isJudged = true
  for (const format of ['openapi', 'graphql'] as const) {
    const group = all.filter(({ type }) => type === format)
    const read = await readDescribed(valid, format, group, options)
    for (const one of read.sources) sources.set(one.source, one)
    if (read.state) states.push(read.state)
    else if (read.sources.some(({ state }) => state === 'failed')) isJudged = false
  }
  for (const source of all) if (!sources.has(source)) sources.set(source, await readText(valid, source, options))
  return {
    sources: all.flatMap((source) => sources.get(source) ?? []),
    state: isJudged && states.length > 0 ? joinStates(states) : undefined,
  }
}

/** Reads all descriptions of a format, which are one API. Reads all if one changed. */
async function readDescribed(
  valid: ValidManifest,
  format: Format,
  group: readonly VendorSource[],
  { read, memory, isWhole }: VendorReading,
): Promise<VendorNow> {
  const known = ({ url }: VendorSource) => memory?.sources[url]
  const fetchAll = (isConditional: boolean) =>
    Promise.all(group.map((one) => read(one.url, isConditional ? known(one)?.etag : undefined)))
  let contents = await fetchAll(!isWhole)
  const isSome = (state: Content['state']) => contents.some((one) => one.state === state)
  if (isSome('read') && isSome('same')) contents = await fetchAll(false)
  const texts = contents.map((one) => (one.state === 'read' ? one.text : ''))
  const found: Content[] = contents
  const described = isSome('failed') || !isSome('read') ? undefined : await describedBy(valid, format, texts)
  const faults = described && 'faults' in described ? described.faults : []
  const sources = group.map((source, index): SourceState => {
    const content = faults[index] ?? found[index]
    if (content?.state === 'failed') return { source, state: 'failed', reason: content.reason }
    if (content?.state !== 'read') return { source, state: 'same' }
    const page = { digest: digestText(content.text), version: described?.versions[index] }
    return { source, state: changeOf(known(source), page), etag: content.etag, page }
  })
  const isChanged = isWhole || sources.some(({ state }) => state !== 'same')
  const state = described && 'state' in described && isChanged ? described.state : undefined
  return { sources, state }
}

type Described =
  | { readonly state: VendorState; readonly versions: readonly (string | undefined)[] }
  | { readonly faults: readonly (Content | undefined)[]; readonly versions: readonly undefined[] }

/** Compares a kind with the texts of descriptions, which go through files of a folder of their own. */
async function describedBy(valid: ValidManifest, format: Format, texts: readonly string[]): Promise<Described> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-watch-'))
  const faults: (Content | undefined)[] = []
  const readFile = async <T>(text: string, index: number, read: (file: string) => Promise<T>): Promise<T[]> => {
    const file = join(
      folder,
      `${index}.${format === 'graphql' ? 'graphql' : text.trimStart().startsWith('{') ? 'json' : 'yaml'}`,
    )
    await writeFile(file, text)
    try {
      return [await read(file)]
    } catch (error) {
      if (!(error instanceof DescriptionFault)) throw error
      faults[index] = { state: 'failed', reason: error.message }
      return []
    }
  }
  try {
    if (format === 'graphql') {
      const states = await Promise.all(
        texts.map((text, index) => readFile(text, index, async (file) => graphqlState(valid, await readGraphql(file)))),
      )
      const all = states.flat()
      return faults.length > 0 ? { faults, versions: [] } : { state: joinStates(all), versions: [] }
    }
    const read = (file: string) => readOpenapi(file, { isAlone: true })
    const [first, ...others] = (await Promise.all(texts.map((text, index) => readFile(text, index, read)))).flat()
    if (!first || faults.length > 0) return { faults, versions: [] }
    const versions = [first, ...others].map(({ version }) => version)
    return { state: openapiState(valid, joinDescriptions([first, ...others])), versions }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Reads a page, a feed or a package. */
async function readText(
  { resolved }: ValidManifest,
  source: VendorSource,
  { read, memory, isWhole }: VendorReading,
): Promise<SourceState> {
  const known = memory?.sources[source.url]
  const content = await read(source.url, isWhole ? undefined : known?.etag)
  if (content.state === 'failed') return { source, ...content }
  if (content.state === 'same') return { source, state: 'same' }
  const { text, etag } = content
  const page = pageOf(source, text, resolved.sunset?.version)
  return { source, state: changeOf(known, page), etag, page }
}

function pageOf({ type }: VendorSource, text: string, version: string | undefined): WatchedPage {
  if (type === 'sdk') return readPackage(text)
  return type === 'versions' ? readVersions(text, version) : readPage(text)
}

function changeOf(known: WatchedPage | undefined, { digest }: WatchedPage): SourceState['state'] {
  if (!known) return 'new'
  return known.digest === digest ? 'same' : 'changed'
}
