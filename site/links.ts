/** Links: of pages to files of the repository, rewritten for the site; and those of the built site, checked. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** Targets of a page's links. */
export interface Targets {
  /** Paths of pages, such as `docs/client.md`. */
  readonly pages: ReadonlySet<string>
  /** Files of the repository that have a page of their own: `definitions/stripe.yaml` -> `kinds/stripe.md`. */
  readonly instead: ReadonlyMap<string, string>
  /** The folder of the repository. */
  readonly root: string
  /** Where the repository is on the web, up to the path of a file. */
  readonly repository: string
}

/** Tags that pages of the site are written with; any other is text. */
const TAGS = /^<\/?(?:code|br|details|summary)>$/

interface Node {
  readonly type: string
  readonly url?: string
  readonly value?: string
  readonly children?: readonly Node[]
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
}

/**
 * A page as the site takes it: links to files without a page lead to the repository, and what looks like a tag is text.
 * @throws Error that names a link to a file that does not exist
 */
export function siteText(path: string, text: string, targets: Targets): string {
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }) as Node
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = []
  const visit = (node: Node) => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
    const written = text.slice(from, to)
    if (node.type === 'html' && !TAGS.test(written)) edits.push({ from, to, text: written.replaceAll('<', '&lt;') })
    for (const child of node.children ?? []) visit(child)
    if ((node.type !== 'link' && node.type !== 'definition') || node.url === undefined) return
    const url = targetOf(path, node.url, targets)
    const at = written.lastIndexOf(node.url)
    if (url !== node.url && at >= 0) edits.push({ from: from + at, to: from + at + node.url.length, text: url })
  }
  visit(root)
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((whole, { from, to, text: put }) => whole.slice(0, from) + put + whole.slice(to), text)
}

function targetOf(path: string, url: string, { pages, instead, root, repository }: Targets): string {
  const isOfRepository = url.startsWith(`${repository}/`)
  if (/^[a-z]+:|^#/.test(url) && !isOfRepository) return url
  const [file = '', hash] = url.split('#')
  const whole = isOfRepository
    ? file.slice(repository.length + 1)
    : posix.normalize(posix.join(posix.dirname(path), file))
  const page = instead.get(whole) ?? whole
  const end = hash === undefined ? '' : `#${hash}`
  if (pages.has(page)) return `${relativeTo(path, page)}${end}`
  if (!existsSync(join(root, whole)))
    throw new Error(`Cannot build the site: ${path} leads to ${url}, which does not exist`)
  return `${repository}/${whole}${end}`
}

function relativeTo(path: string, page: string): string {
  const link = posix.relative(posix.dirname(path), page)
  return link.startsWith('.') ? link : `./${link}`
}

/** The anchor of a heading, by the rule of GitHub. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

/**
 * The links of built pages that lead nowhere: to no file of the site, or to an anchor that its page has not.
 * @param files paths of all files of the site @param base where the site is served, such as `/plugboard/`
 */
export async function deadLinks(folder: string, files: readonly string[], base: string): Promise<string[]> {
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html')
  const texts = new Map(
    await Promise.all(pages.map(async (page) => [page, await readFile(join(folder, page), 'utf8')] as const)),
  )
  const ids = new Map([...texts].map(([page, text]) => [page, new Set(matches(text, /\sid="([^"]+)"/g))]))
  const known = new Set(files)
  return [...texts].flatMap(([page, text]) =>
    [...new Set(matches(text, /\s(?:href|src)="([^"]+)"/g))].flatMap((url) => {
      if (/^(?:[a-z]+:|\/\/)/.test(url)) return []
      const { pathname, hash } = new URL(url, `http://site${base}${page}`)
      const file = fileAt(decodeURIComponent(pathname), base, known)
      if (file === undefined) return [`${page}: ${url}`]
      const anchor = decodeURIComponent(hash.slice(1))
      return anchor === '' || !ids.has(file) || ids.get(file)?.has(anchor)
        ? []
        : [`${page}: ${url} has no such heading`]
    }),
  )
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&').replaceAll('&#39;', "'"))
}

/** The file that a server of static files answers a path with. */
function fileAt(path: string, base: string, files: ReadonlySet<string>): string | undefined {
  if (!path.startsWith(base)) return undefined
  const rest = path.slice(base.length)
  return [rest, `${rest}.html`, posix.join(rest, 'index.html')].find((file) => files.has(file))
}

/** The folder that a page is written into. */
export function folderOf(folder: string, path: string): string {
  return dirname(join(folder, path))
}
