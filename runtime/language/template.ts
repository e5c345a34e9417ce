/** Parses Handlebars templates of values; closures render them. The one host of `handlebars`, loaded where manifests are read. */
import Handlebars from 'handlebars'
import { HELPERS, type Template, type TemplatePart } from './template-value.ts'

/** A template with more than names and helpers, with the offset of the fault in its text. */
export class TemplateFault extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

interface Located {
  loc: { start: { line: number; column: number } }
}

/**
 * Splits a template text into its parts: `"Bearer {{token}}"` is `["Bearer ", {name: "token"}]`.
 * @throws TemplateFault for blocks, partials, comments, paths, unknown helpers and anything Handlebars refuses
 */
export function parseTemplate(text: string): Template {
  if (!text.includes('{{')) return { text, parts: [text] }
  const parts = parseProgram(text).body.map((statement) => {
    if (statement.type === 'ContentStatement') return (statement as hbs.AST.ContentStatement).value
    if (statement.type === 'MustacheStatement') return reference(text, statement as hbs.AST.MustacheStatement)
    throw new TemplateFault(
      `uses ${CONSTRUCTS[statement.type] ?? statement.type}; a template can only insert values`,
      offsetOf(text, statement),
    )
  })
  return { text, parts }
}

const CONSTRUCTS: Record<string, string> = {
  BlockStatement: 'a block helper',
  PartialStatement: 'a partial',
  PartialBlockStatement: 'a partial',
  DecoratorBlock: 'a decorator',
  Decorator: 'a decorator',
  CommentStatement: 'a comment',
}

function parseProgram(text: string): hbs.AST.Program {
  try {
    return Handlebars.parseWithoutProcessing(text)
  } catch (error) {
    const line = /Parse error on line (\d+)/.exec((error as Error).message)
    throw new TemplateFault(
      `is not a template: ${line ? 'braces are not closed or do not contain a name' : (error as Error).message}`,
      text.indexOf('{{'),
    )
  }
}

function offsetOf(text: string, node: Located): number {
  const lines = text.split('\n').slice(0, node.loc.start.line - 1)
  return lines.reduce((sum, line) => sum + line.length + 1, 0) + node.loc.start.column
}

function reference(text: string, mustache: hbs.AST.MustacheStatement): TemplatePart {
  const offset = offsetOf(text, mustache)
  const head = mustache.path as hbs.AST.PathExpression
  if (mustache.hash) throw new TemplateFault('passes named arguments; a helper takes one name', offset)
  if (mustache.params.length === 0) return { name: nameOf(head, offset) }
  const helper = nameOf(head, offset)
  if (mustache.params.length > 1)
    throw new TemplateFault(`passes ${mustache.params.length} arguments to ${helper}; a helper takes one name`, offset)
  if (!Object.hasOwn(HELPERS, helper))
    throw new TemplateFault(`calls "${helper}"; the helpers are ${Object.keys(HELPERS).join(', ')}`, offset)
  return { name: nameOf(mustache.params[0] as hbs.AST.PathExpression, offset), helper }
}

function nameOf(path: hbs.AST.PathExpression, offset: number): string {
  const isPlain =
    path.type === 'PathExpression' &&
    !path.data &&
    path.depth === 0 &&
    path.parts.every((part) => typeof part === 'string')
  if (!isPlain || /^(this\b|\.\/)/.test(path.original))
    throw new TemplateFault(`holds "${path.original}"; only names can be inserted`, offset)
  return path.parts.join('.')
}
