/** The prose of sources, and the subjects of commits. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'oxc-parser'
import { lineAt } from '../support/house/departure.ts'
import { FOLDERS } from '../support/house/rules.ts'
import { parseSource, readSources, type Source } from '../support/house/source.ts'
import type { Text } from './texts.ts'
import { ROOT } from '../support/root.ts'

/** Comments for tools, and comments that only cite a page. */
const DIRECTIVE = /^\s*(?:@ts-|oxlint-|eslint-|prettier-|[#/] ?(?:region|endregion)|<reference|https?:\S+$)/

/** Sources with their tests, without generated files. */
function readAll(): Source[] {
  const atRoot = readdirSync(ROOT).filter((name) => name.endsWith('.ts'))
  return [
    ...readSources([...FOLDERS, 'site']),
    ...atRoot.map((path) => parseSource(path, readFileSync(join(ROOT, path), 'utf8'))),
  ]
}

/** Texts of code, by area. */
export const CODE_AREAS = {
  docstrings: () => readAll().flatMap(docstringsOf),
  comments: () => readAll().flatMap(commentsOf),
  titles: () =>
    readAll()
      .filter(({ path }) => path.endsWith('.test.ts'))
      .flatMap(titlesOf),
} as const

/** The paragraphs of a source's docstrings. Examples and code are left out. */
export function docstringsOf({ path, text, comments }: Source): Text[] {
  return comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .flatMap(({ value, start }) => paragraphsOf(path, lineAt(text, start), value))
}

/** The paragraphs of a source's other comments; `//` on consecutive lines is one comment. */
export function commentsOf({ path, text, comments }: Source): Text[] {
  const groups: { line: number; end: number; value: string }[] = []
  for (const { type, value, start, end } of comments) {
    const last = groups.at(-1)
    if (DIRECTIVE.test(value) || (type === 'Block' && value.startsWith('*'))) continue
    if (last && type === 'Line' && /^\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.value += `\n${value}`
      last.end = end
    } else groups.push({ line: lineAt(text, start), end, value })
  }
  return groups.flatMap(({ line, value }) => paragraphsOf(path, line, value))
}

/** The titles of a source's tests, without the codes of threats and findings before them. */
export function titlesOf({ path, text, program }: Source): Text[] {
  const found: Text[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!title || !/^(?:describe|it|test)\b/.test(text.slice(callee.start, callee.start + 10))) return
      const quasis = title.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.cooked ?? '') : []
      const words = title.type === 'Literal' && typeof title.value === 'string' ? title.value : quasis.join('code')
      if (words) found.push({ at: `${path}:${lineAt(text, title.start)}`, text: withoutCode(words) })
    },
  }).visit(program)
  return found
}

/** The subjects of the branch's commits; on main itself, of the last 20. */
export function commitTexts(): Text[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const own = attempt(() => git('log', '--format=%h %s', 'main..HEAD')) ?? ''
  const log = own || (attempt(() => git('log', '--format=%h %s', '-20')) ?? '')
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ at: `commit ${line.split(' ')[0]}`, text: line.replace(/^\S+ (?:\w+(?:\([^)]*\))?!?: )?/, '') }))
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** The paragraphs and list items of a comment, in which code becomes the word `code`. */
function paragraphsOf(path: string, line: number, comment: string): Text[] {
  const found: { at: string; text: string }[] = []
  let isOpen = false
  for (const [index, each] of linesOf(comment).entries()) {
    const isText = each !== '' && !/^(?: {4}|[|\t]|```)/.test(each)
    if (isText && isOpen && !BEGINNING.test(each)) found.at(-1)!.text += ` ${each.trim()}`
    else if (isText) found.push({ at: `${path}:${line + index}`, text: each.replace(BEGINNING, '') })
    isOpen = isText
  }
  return found.map(({ at, text }) => ({ at, text: withoutCode(text) }))
}

/** Beginning of a paragraph: a list item or a tag. */
const BEGINNING = /^\s*(?:[-*]|\d+\.|@\w+) /

/** The lines of a comment without stars; examples and references are blank. */
function linesOf(comment: string): string[] {
  const lines = comment.replace(/^[ \t]*\*+ ?/gm, '')
  const prose = lines.replace(/@(?:example|see)\b[^]*?(?=\n@|$)/g, (tag) => tag.replace(/[^\n]/g, ''))
  return prose.split('\n').map((each) => each.trimEnd())
}

/** Replaces code by the word `code`. @example withoutCode('Calls `open()`.') // 'Calls code.' */
function withoutCode(text: string): string {
  return text
    .replace(/\{@link ([^}]*)\}|`[^`]*`|"[^"]{0,80}"|https?:\S+/g, 'code')
    .replace(/(?<=^|[.!?][”")]? )code\b/g, 'Code')
    .trim()
}
