/** Lines of a manifest: the places of its parts, and the pages that comments above them name. */
import { parseLayout, type SourceEntry, type SourceLayout, type ValidManifest } from 'plugboard/author'
import { at } from 'plugboard/internal'

/** A manifest's text by its lines. */
export interface ManifestLines {
  /** The line of a pointer, from 1; that of its nearest ancestor where it names nothing. */
  readonly lineOf: (at: string) => number
  readonly layout: SourceLayout
  readonly lineAt: (offset: number) => number
}

/** Locates everything in a manifest. */
export function manifestLines({ document: { text, file } }: Pick<ValidManifest, 'document'>): ManifestLines {
  const layout = parseLayout(text, file)
  const lineAt = lineFinder(text)
  const known = new Map(layout.entries.map(({ pointer, offset }) => [pointer, lineAt(offset)]))
  const lineOf = (pointer: string): number => {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const line = known.get(pointer.slice(0, end))
      if (line !== undefined) return line
    }
    return 1
  }
  return { lineOf, layout, lineAt }
}

/** Creates a function that returns the line of an offset, from 1. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? Infinity) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

/** A page that a manifest names, and the lines that it speaks of. */
export interface NamedPage {
  readonly url: string
  readonly from: number
  readonly to: number
}

/** Keys whose text names a page for the map that holds them. */
const PAGE_KEYS = /\/(?:docs|because)$/
/** A comment before one of these heads a list of things, and says nothing of each. */
const LISTS = /^\/(?:entities|schemas|types|fragments)$/
const ADDRESS = /https:\/\/[^\s"'`<>()[\]{},]+/g

/**
 * Returns the pages in comments, and in `docs` and `because` below the top level. A trailing comment applies to its line. Comments above
 * a line apply to its whole entry, and at the top level also to the lines right below.
 */
export function namedPages({ layout, lineAt }: ManifestLines, text: string): NamedPage[] {
  const starting = new Map<number, SourceEntry>()
  for (const entry of layout.entries) if (!starting.has(lineAt(entry.offset))) starting.set(lineAt(entry.offset), entry)
  const above = new Map<number, string>()
  const pages: NamedPage[] = []
  const add = (comment: string, from: number, to: number) => {
    for (const [url] of comment.matchAll(ADDRESS)) pages.push({ url, from, to })
  }
  for (const comment of layout.comments) {
    const line = lineAt(comment.offset)
    const isOwnLine = text.slice(text.lastIndexOf('\n', comment.offset - 1) + 1, comment.offset).trim() === ''
    if (!isOwnLine) add(comment.text, line, line)
    else above.set(line, comment.text)
  }
  for (const [line, comment] of above) {
    let below = line + 1
    while (above.has(below)) below++
    const entry = starting.get(below)
    if (entry && !LISTS.test(entry.pointer)) add(comment, below, lastLineBelow(entry, starting, lineAt))
  }
  const ends = new Map(layout.entries.map((entry) => [entry.pointer, entry]))
  for (const { pointer } of layout.entries) {
    const holder = ends.get(pointer.replace(PAGE_KEYS, ''))
    const value = PAGE_KEYS.test(pointer) ? at(layout.value, pointer) : undefined
    if (holder && typeof value === 'string')
      add(value, lineAt(holder.offset), lineAt(Math.max(holder.offset, holder.end - 1)))
  }
  return pages
}

const TOP_LEVEL = /^\/[^/]*$/

/** Returns the last line of a comment above an entry: the comment of `retry` includes `rate` below it, one line each. */
function lastLineBelow(
  entry: SourceEntry,
  starting: ReadonlyMap<number, SourceEntry>,
  lineAt: (offset: number) => number,
): number {
  const last = lineAt(Math.max(entry.offset, entry.end - 1))
  const next = starting.get(last + 1)
  if (!next || ![entry, next].every((one) => TOP_LEVEL.test(one.pointer) && isOneLine(one, lineAt))) return last
  return lastLineBelow(next, starting, lineAt)
}

function isOneLine({ offset, end }: SourceEntry, lineAt: (offset: number) => number): boolean {
  return lineAt(offset) === lineAt(Math.max(offset, end - 1))
}

/** URLs of a manifest. */
export interface ManifestUrls {
  readonly api: string
  readonly docs: string
  /** The token endpoints and consent pages. */
  readonly auth: readonly string[]
}

/** Returns the URLs of a manifest's API, documentation and auth variants. */
export function urlsOf({ manifest: { base_url: api, docs, auth } }: Pick<ValidManifest, 'manifest'>): ManifestUrls {
  return {
    api,
    docs,
    auth: Object.values(auth).flatMap(({ token, authorize }) => [token ?? [], authorize ?? []].flat()),
  }
}
