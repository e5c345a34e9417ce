/** Pages, feeds and packages of vendors: what a program can tell of them. */
import { isObject, tryParseJson } from 'plugboard/author'
import { digestText } from './digest.ts'

/** A page as a program reads it. */
export interface WatchedPage {
  /** Of the visible text. */
  readonly digest: string
  /** The newest version that it names. */
  readonly version?: string
}

/** Reads a package of a registry, such as npm or PyPI, or a list of releases. */
export function readPackage(text: string): WatchedPage {
  const version = packageVersion(tryParseJson(text))
  return version === undefined ? { digest: digestText(readableText(text)) } : { digest: digestText(version), version }
}

/** Reads a list of versions. @param own the version of the manifest, whose form the others have */
export function readVersions(text: string, own: string | undefined): WatchedPage {
  const visible = readableText(text)
  const version = own === undefined ? undefined : newestVersion(visible, own)
  return version === undefined ? { digest: digestText(visible) } : { digest: digestText(visible), version }
}

/** Reads a page or a feed. */
export function readPage(text: string): WatchedPage {
  return { digest: digestText(readableText(text)) }
}

/** Returns the text that a reader sees, without markup, scripts and the form of blanks. */
export function readableText(text: string): string {
  if (!/^\s*</.test(text)) return text.replace(/\s+/g, ' ').trim()
  return text
    .replace(/<(script|style|noscript|template|svg|head)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Finds the version in the answer of a registry: npm, PyPI, or the newest release of GitHub. */
function packageVersion(value: unknown): string | undefined {
  const newest: unknown = Array.isArray(value) ? value[0] : value
  if (!isObject(newest)) return undefined
  const { version, info, tag_name: tag, 'dist-tags': tags } = newest
  const found = [version, isObject(info) && info.version, isObject(tags) && tags.latest, tag]
  return found.find((one): one is string => typeof one === 'string' && one !== '')
}

/** Returns the highest text of the form of a version: of `v25.0`, `v26.0`. Undefined for a version without a form of its own, such as `3`. */
export function newestVersion(text: string, own: string): string | undefined {
  if (!/\d\D+\d|[a-z]\d/i.test(own)) return undefined
  const form = own
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\d+/g, (digits) => (digits.length === 4 ? String.raw`\d{4}` : String.raw`\d{1,3}`))
  const all = text.match(new RegExp(String.raw`(?<![\w.-])${form}(?![\w-]|\.\d)`, 'g')) ?? []
  return all.toSorted(byVersion).at(-1)
}

/** Orders versions by their numbers. */
export function byVersion(a: string, b: string): number {
  const [ours = [], theirs = []] = [a, b].map((one) => (one.match(/\d+/g) ?? []).map(Number))
  const at = ours.findIndex((number, index) => number !== theirs[index])
  return at < 0 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0)
}
