/** Writes any text as Markdown. */

/** Returns a text as one line without Markdown or HTML except spans of code. */
export function markdownText(text: string): string {
  return inline(text).replace(/^(?:[#+-]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
}

function inline(text: string): string {
  return oneLine(text)
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part.slice(1, -1)) : escaped(part)))
    .join('')
}

/** Returns a text as a span of code. A text with a bar, which would end a table's cell, is HTML. */
export function codeSpan(text: string): string {
  const line = oneLine(text)
  if (line.includes('|')) return `<code>${line.replace(/[^\w\s]/gu, (sign) => `&#${sign.codePointAt(0)!};`)}</code>`
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = line === '' || line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${pad}${line}${pad}${fence}`
}

/** Returns a table without empty columns; empty without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const shown = head.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''))
  const line = (cells: readonly string[]): string => `| ${shown.map((column) => cells[column]!).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Returns a block of code, with a longer fence than any in the text. */
export function block(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** Returns a link to a web address; only the text for any other address. */
export function linkTo(text: string, url: string): string {
  return /^https:\/\/[^\s<>()]+$/.test(url) ? `[${markdownText(text)}](${url})` : markdownText(text)
}

/** Returns a link to a heading of the same page, by the rule of GitHub. */
export function jump(text: string, heading: string): string {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
  return `[${text}](#${anchor})`
}

/** Returns the non-empty parts of a page, separated by empty lines. */
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
