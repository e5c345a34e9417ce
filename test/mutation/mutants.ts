/** Small faults to plant in a source file: each changes one place, and a test should fail with it. */
import { parseSync } from 'oxc-parser'

/** One change of a source file. */
export interface Mutant {
  readonly file: string
  readonly line: number
  /** Offsets in the file's text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** Description of the change. */
  readonly what: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

type Change = Pick<Mutant, 'start' | 'end' | 'replacement'>

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
}

/** Every mutant of a file's text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const found: Mutant[] = []
  visit(parseSync(file, text).program as unknown as Node, (node) => {
    for (const change of changesOf(node, text)) {
      const was = text.slice(change.start, change.end)
      const what = `${shortened(was)} -> ${shortened(change.replacement)}`
      found.push({ file, line: text.slice(0, change.start).split('\n').length, ...change, what })
    }
  })
  return found
}

function visit(node: Node, look: (node: Node) => void): void {
  // Types do not run.
  if (/^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(node.type)) return
  look(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof (child as Node | null)?.type === 'string') visit(child as Node, look)
}

function changesOf(node: Node, text: string): Change[] {
  const part = (name: string) => node[name] as Node
  const textOf = ({ start, end }: Node) => text.slice(start, end)
  const replaced = ({ start, end }: Node, replacement: string) => [{ start, end, replacement }]
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      // An equality is negated as an operator.
      return /^[!=]==$/.test(String(part('test').operator)) ? [] : replaced(part('test'), `!(${textOf(part('test'))})`)
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = node.operator as string
      const start = text.indexOf(operator, part('left').end)
      const replacement = OPERATORS[operator]
      return replacement === undefined ? [] : [{ start, end: start + operator.length, replacement }]
    }
    case 'ExpressionStatement':
      return part('expression').type === 'CallExpression' ? replaced(part('expression'), 'void 0') : []
    case 'ReturnStatement':
      return node.argument === null || textOf(part('argument')) === 'undefined'
        ? []
        : replaced(part('argument'), 'undefined')
    case 'Literal':
      if (typeof node.value === 'number') return replaced(node, String(node.value + 1))
      return typeof node.value === 'boolean' ? replaced(node, String(!node.value)) : []
    default:
      return []
  }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
