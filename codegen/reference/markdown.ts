/** Markdown out of texts that may hold anything. */

/** A text as one line in which nothing is Markdown or HTML but spans of code. */
export function markdownText(text: string): string {
  return inline(text).replace(/^(?:[#+-]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
}

function inline(text: string): string {
  return oneLine(text)
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part.slice(1, -1)) : escaped(part)))
    .join('')
}

/** A text as a span of code that ends where it should. A table would cut it at a bar, so that such a text is written in HTML. */
export function codeSpan(text: string): string {
  const line = oneLine(text)
  if (line.includes('|')) return `<code>${line.replace(/[^\w\s]/gu, (sign) => `&#${sign.codePointAt(0)!};`)}</code>`
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = line === '' || line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${pad}${line}${pad}${fence}`
}

/** A table; a column without any content is left out. None when there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const shown = head.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''))
  const line = (cells: readonly string[]): string => `| ${shown.map((column) => cells[column]!).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A block of code; its fence is longer than any in the text. */
export function block(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** A link to an address of the web; the text alone when it is none. */
export function linkTo(text: string, url: string): string {
  return /^https:\/\/[^\s<>()]+$/.test(url) ? `[${markdownText(text)}](${url})` : markdownText(text)
}

/** A link to a heading of the same page, by the rule of GitHub. */
export function jump(text: string, heading: string): string {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
  return `[${text}](#${anchor})`
}

/** Parts of a page with an empty line between; those without content are left out. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n')
}

function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
}

function escaped(text: string): string {
  return text
    .replace(/[\\`*[\]|~]|(?<!\w)_|_(?!\w)/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
