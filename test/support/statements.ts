/** The SQL statements in the server's sources, as texts with the constants of their file filled in. */
import { type parseSync, Visitor } from 'oxc-parser'
import { readSources } from './house/source.ts'

type Source = ReturnType<typeof readSources>[number]
type Program = ReturnType<typeof parseSync>['program']

/** A statement that reads or writes rows. */
export interface StatementText {
  readonly path: string
  readonly line: number
  /** Expressions other than constants of the file stay as written: `${tableOf(kind, entity)}`. */
  readonly text: string
}

const BEGINS = /^\s*(?:with|select|insert\s+into|update|delete\s+from|merge\s+into|declare)\s/i
const HOLE = /\$\{(\w+)\}/g

/** Every statement of the server, in the order of files and lines. */
export function readStatements(): StatementText[] {
  return readSources()
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap(statementsOf)
}

function statementsOf({ path, text, program }: Source): StatementText[] {
  const constants = constantsOf(program, text)
  return literalsOf(program, text)
    .map(({ start, value }) => ({
      path,
      line: text.slice(0, start).split('\n').length,
      text: filled(value, constants),
    }))
    .filter((statement) => BEGINS.test(statement.text))
}

interface Literal {
  readonly start: number
  readonly value: string
}

function literalsOf(program: Program, text: string): Literal[] {
  const found: Literal[] = []
  new Visitor({
    Literal: ({ start, value }) => void (typeof value === 'string' && found.push({ start, value })),
    TemplateLiteral: ({ start, end }) => void found.push({ start, value: text.slice(start + 1, end - 1) }),
  }).visit(program)
  return found
}

/** The constants of a file that are texts. */
function constantsOf(program: Program, text: string): ReadonlyMap<string, string> {
  const constants = new Map<string, string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return
      if (init.type === 'Literal' && typeof init.value === 'string') constants.set(id.name, init.value)
      if (init.type === 'TemplateLiteral') constants.set(id.name, text.slice(init.start + 1, init.end - 1))
    },
  }).visit(program)
  return constants
}

function filled(text: string, constants: ReadonlyMap<string, string>): string {
  let before = ''
  for (let after = text; after !== before;) {
    before = after
    after = before.replace(HOLE, (hole, name: string) => constants.get(name) ?? hole)
    text = after
  }
  return text
}
