/** The texts that people and agents read: pages, descriptions of manifests, and messages in the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import { Visitor } from 'oxc-parser'
import { parse } from 'yaml'
import { readSources } from '../support/house/source.ts'
import { ROOT } from '../support/root.ts'

/** One text and its place: a file with a line, or with a JSON pointer. */
export interface Text {
  readonly at: string
  readonly text: string
}

/** Sources of texts, by area. */
export const AREAS = { docs: pageTexts, descriptions: descriptionTexts, messages: messageTexts } as const

/** Paragraphs, list items, headings and table cells of the pages, without code. */
function pageTexts(): Text[] {
  const docs = ['docs', 'docs/oauth'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`),
  )
  // docs/kinds.md is generated from checked texts. Quoted sentences of style.md are examples.
  const written = docs.filter((file) => file.endsWith('.md') && !['docs/kinds.md', 'docs/style.md'].includes(file))
  const skill = readdirSync(join(ROOT, 'skills', 'plugboard')).map((file) => `skills/plugboard/${file}`)
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'cli/README.md',
    'server/README.md',
    ...skill,
    ...written,
  ]
  return pages.flatMap((path) =>
    textsOfPage(withoutFront(readFileSync(join(ROOT, path), 'utf8'))).map(({ line, text }) => ({
      at: `${path}:${line}`,
      text,
    })),
  )
}

/** A page without the values above it, which are not Markdown; its lines keep their numbers. */
function withoutFront(page: string): string {
  return page.replace(/^---\n[^]*?\n---\n/, (front) => front.replaceAll(/[^\n]/g, ''))
}

/** The parts of a page's node that this file reads. */
interface PageNode {
  readonly type: string
  readonly children?: readonly PageNode[]
  readonly value?: string
  readonly position?: { readonly start: { readonly line: number } }
}

/** The texts of a page with their lines; code inside a sentence becomes the word `code`. */
export function textsOfPage(markdown: string): { line: number; text: string }[] {
  const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }
  const found: { line: number; text: string }[] = []
  const visit = (node: PageNode): void => {
    if (['paragraph', 'heading', 'tableCell'].includes(node.type))
      found.push({
        line: node.position!.start.line,
        text: beginWithCode(toString(withoutCode(node)).replace(/\s+/g, ' ')),
      })
    else node.children?.forEach(visit)
  }
  visit(fromMarkdown(markdown, options))
  return found.filter(({ text }) => text !== '')
}

/** Capitalizes code after a full stop, so that a sentence may begin with it. */
function beginWithCode(text: string): string {
  return text.replace(/(?<=[.!?][”")]? )code\b/g, 'Code')
}

function withoutCode(node: PageNode): PageNode {
  if (node.type === 'inlineCode') return { ...node, value: 'code' }
  return node.children ? { ...node, children: node.children.map(withoutCode) } : node
}

/** Descriptions and help of the manifests; text between backticks becomes the word `code`. */
function descriptionTexts(): Text[] {
  return readdirSync(join(ROOT, 'definitions')).flatMap((file) => {
    const found: Text[] = []
    const visit = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, item] of Object.entries(value)) {
        if (['description', 'help'].includes(key) && typeof item === 'string')
          found.push({ at: `definitions/${file}${at}`, text: item.replace(/`[^`]*`|\{\{[^}]*\}\}/g, 'code') })
        visit(item, `${at}/${key}`)
      }
    }
    visit(parse(readFileSync(join(ROOT, 'definitions', file), 'utf8')), '')
    return found
  })
}

/** Texts in the sources that are sentences: errors, hints, help, log lines. Insertions and options become the word `code`. */
function messageTexts(): Text[] {
  // The words of pages are in seven languages.
  const sources = readSources().filter(({ path }) => path !== 'server/agents/logins/words.ts')
  return sources.flatMap(({ path, text, program }) => {
    const found: Text[] = []
    const add = (start: number, message: string) => {
      if (!isSentence(message)) return
      const at = `${path}:${text.slice(0, start).split('\n').length}`
      found.push({ at, text: message.replace(/(?<!\S)--[a-z-]+/g, 'code') })
    }
    new Visitor({
      Literal: (node) => typeof node.value === 'string' && add(node.start, node.value),
      TemplateLiteral: (node) => add(node.start, withCode(node.quasis.map(({ value }) => value.cooked ?? ''))),
    }).visit(program)
    return found
  })
}

/** The parts of a template around the word `code`. @example withCode(['no host', '']) // 'no host code' */
function withCode(parts: readonly string[]): string {
  return parts.reduce((text, part) => `${text}${/\w$/.test(text) ? ' ' : ''}code${/^\w/.test(part) ? ' ' : ''}${part}`)
}

/** Whether a text of a source is meant for people: it begins with a capital letter and has four words. */
function isSentence(text: string): boolean {
  return /^[A-Z]/.test(text) && /^(?:\S+ ){3,}\S+$/.test(text.trim().replace(/\s+/g, ' ')) && !/^[A-Z_]+ /.test(text)
}
