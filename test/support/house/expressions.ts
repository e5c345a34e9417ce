/** The rules about the inside of functions: few params, no spread that hides a condition, no assertion that a value exists. */
import { Visitor } from 'oxc-parser'
import { type Departure, lineAt } from './departure.ts'
import type { Source } from './source.ts'

const PARAMS = 5

/** The parts of a parsed node that these rules read. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Functions that take more params than a reader of a call can tell apart. */
export function manyParams({ path, text, program }: Source): Departure[] {
  const found: Departure[] = []
  const visit = (
    node: Node & { readonly params: readonly unknown[]; readonly id?: { readonly name: string } | null },
  ) => {
    if (node.params.length <= PARAMS) return
    const name = node.id?.name ?? text.slice(node.start, node.start + 30).split('\n')[0]!
    found.push({ path, line: lineAt(text, node.start), what: `${name} ${node.params.length}` })
  }
  new Visitor({ FunctionDeclaration: visit, FunctionExpression: visit, ArrowFunctionExpression: visit }).visit(program)
  return found
}

/** Properties that an object has under a condition: `{ ...(limit && { limit }) }`, `{ ...(isLast ? { next } : {}) }`. */
export function conditionalSpreads({ path, text, program }: Source): Departure[] {
  const found: Departure[] = []
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'SpreadElement' && isConditional(withoutParentheses(property.argument)))
          found.push({ path, line: lineAt(text, property.start), what: firstLine(text, property) })
    },
  }).visit(program)
  return found
}

function isConditional(value: Node): boolean {
  return value.type === 'ConditionalExpression' || (value.type === 'LogicalExpression' && (value as Node & { operator: string }).operator === '&&') // prettier-ignore
}

function withoutParentheses(value: Node): Node {
  return value.type === 'ParenthesizedExpression' ? withoutParentheses((value as Node & { expression: Node }).expression) : value // prettier-ignore
}

/** Assertions that a value exists: `rows[0]!`. */
export function assertedValues({ path, text, program }: Source): Departure[] {
  const found: Departure[] = []
  new Visitor({
    TSNonNullExpression: (node) => {
      found.push({ path, line: lineAt(text, node.end), what: firstLine(text, node) })
    },
  }).visit(program)
  return found
}

function firstLine(text: string, { start, end }: Node): string {
  return text.slice(start, end).split('\n')[0]!
}
