/** Renders reference pages on a terminal, without the marks of Markdown. */
import type { Paint } from './paint.ts'
import { tableText } from './table.ts'
import { manyLines, oneLine, wrap } from './text.ts'

const CODE_BLOCK = /^(`{3,})\w*\n([\s\S]*?)\n\1$/m
/** Code in backticks or HTML, a link, strong text, an escaped sign, an entity. */
const INLINE =
  /(`+)(.+?)\1(?!`)|<code>(.*?)<\/code>|\[((?:\\.|`[^`]*`|[^\]\\`])+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|\\([\W_])|&(amp|lt|gt);/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' }

/**
 * Renders a page of `plugboard reference`: headings in bold, tables in columns, paragraphs and lists in lines of at most `width` columns.
 * Blocks of code keep their lines.
 */
export function renderMarkdown(markdown: string, width: number, paint: Paint): string {
  const parts = manyLines(markdown).split(CODE_BLOCK)
  const blocks = parts.flatMap((part, index) => {
    if (index % 3 === 1) return []
    if (index % 3 === 2) return [part.replace(/^(?=.)/gm, '  ')]
    return part
      .trim()
      .split(/\n{2,}/)
      .map((block) => blockText(block, width, paint))
  })
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function blockText(block: string, width: number, paint: Paint): string {
  const lines = block.split('\n')
  const [, heading] = /^(?:#+ |<details><summary>)(.+?)(?:<\/summary>)?$/.exec(block) ?? []
  if (heading !== undefined) return paint.strong(plain(heading))
  if (block === '</details>') return ''
  if (block.startsWith('| ')) return columns(lines, width, paint)
  if (block.startsWith('- '))
    return lines.map((line) => `- ${wrap(plain(line.slice(2)), width - 2).join('\n  ')}`).join('\n')
  return wrap(plain(block), width).join('\n')
}

function columns([head = '', , ...rows]: readonly string[], width: number, paint: Paint): string {
  const cells = (line: string) => line.slice(2, -2).split(' | ').map(plain)
  return tableText({ head: cells(head), rows: rows.map(cells), isWrapped: true }, width, paint.strong)
}

/** Returns text without marks. A link to another page keeps its address. */
function plain(markdown: string): string {
  return oneLine(
    markdown.replace(INLINE, (...match: (string | undefined)[]) => {
      const [, , code, html, text, url = '', strong, sign, entity = ''] = match
      if (text !== undefined) return linkText(plain(text), url)
      if (html !== undefined) return html.replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(+point))
      if (strong !== undefined) return plain(strong)
      return code?.trim() ?? sign ?? ENTITIES[entity] ?? ''
    }),
  )
}

function linkText(text: string, url: string): string {
  return url.startsWith('#') || url === text ? text : `${text} (${url})`
}
