/**
 * The counted rules of the house, about functions, `describe` bodies, files, folders, exported names and expressions. Each rule finds
 * departures; test/data/house.json has their maximum.
 */
import { basename } from 'node:path'
import { Visitor } from 'oxc-parser'
import { type Departure, groupBy, lineAt } from './departure.ts'
import { assertedValues, conditionalSpreads, manyParams } from './expressions.ts'
import { mutualFolders } from './folders.ts'
import { BROWSER, OWN, PACKAGED, type Source } from './source.ts'

/** Number of departures by rule. */
export type Counts = Readonly<Record<string, number>>

const FUNCTION_LINES = 70
const DESCRIBE_LINES = 150
const FILE_LINES = 400

/** The rules by name. Each takes all sources, for some compare several files. */
export const RULES: Readonly<Record<string, (sources: readonly Source[]) => Departure[]>> = {
  [`functions over ${FUNCTION_LINES} lines`]: (sources) => packaged(sources).flatMap(longFunctions),
  [`describe bodies over ${DESCRIBE_LINES} lines`]: (sources) => sources.flatMap(longDescribes),
  [`files over ${FILE_LINES} lines`]: (sources) => sources.flatMap(longFile),
  'folders that import each other': (sources) => mutualFolders(inFolders(sources, [...PACKAGED, ...BROWSER])),
  'names that several files export': (sources) => sharedNames(packaged(sources)),
  'functions with six or more params': (sources) => packaged(sources).flatMap(manyParams),
  'properties spread under a condition': (sources) => packaged(sources).flatMap(conditionalSpreads),
  'values asserted to exist': (sources) => packaged(sources).flatMap(assertedValues),
}

function packaged(sources: readonly Source[]): Source[] {
  return inFolders(sources, PACKAGED)
}

function inFolders(sources: readonly Source[], folders: readonly string[]): Source[] {
  return sources.filter(({ path }) => folders.includes(path.split('/')[0]!))
}

/** Counts the departures from each rule. */
export function countDepartures(sources: readonly Source[]): Counts {
  return Object.fromEntries(Object.entries(RULES).map(([rule, find]) => [rule, find(sources).length]))
}

/** Names the rules with more departures than allowed: `files over 400 lines: 9, at most 8`. A rule without a maximum allows none. */
export function excesses(counts: Counts, allowed: Counts): string[] {
  return Object.entries(counts)
    .filter(([rule, count]) => count > (allowed[rule] ?? 0))
    .map(([rule, count]) => `${rule}: ${count}, at most ${allowed[rule] ?? 0}`)
}

/** Names the rules whose maximum can fall: `files over 400 lines: 7, at most 8`. */
export function slack(counts: Counts, allowed: Counts): string[] {
  return Object.entries(allowed)
    .filter(([rule, most]) => (counts[rule] ?? 0) < most)
    .map(([rule, most]) => `${rule}: ${counts[rule] ?? 0}, at most ${most}`)
}

/** The parts of a parsed node that the rules read. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

function linesOf(text: string, { start, end }: Node): number {
  return text.slice(start, end).split('\n').length
}

type FunctionNode = Node & { readonly id?: { readonly name: string } | null; readonly body?: Node | null }

function longFunctions({ path, text, program }: Source): Departure[] {
  const long: Departure[] = []
  const visit = (node: FunctionNode) => {
    const lines = linesOf(text, node)
    if (lines <= FUNCTION_LINES || isTable(node)) return
    const name = node.id?.name ?? text.slice(node.start, node.start + 30).split('\n')[0]!
    long.push({ path, line: lineAt(text, node.start), what: `${name} ${lines}` })
  }
  new Visitor({ FunctionDeclaration: visit, FunctionExpression: visit, ArrowFunctionExpression: visit }).visit(program)
  return long
}

/** Whether a function is a table of data: it only returns a written-out array or object, whose functions are single expressions. */
function isTable({ body }: FunctionNode): boolean {
  const statements = body?.type === 'BlockStatement' ? (body as Node & { body: readonly Node[] }).body : undefined
  if (statements && statements.length !== 1) return false
  const statement: (Node & { argument?: Node }) | undefined = statements?.[0]
  const value = withoutType(statement ? statement.argument : (body ?? undefined))
  return value !== undefined && /^(?:Array|Object)Expression$/.test(value.type) && !hasBlock(value)
}

function withoutType(node: Node | undefined): Node | undefined {
  const { expression } = (node ?? {}) as { expression?: Node }
  return node && /^(?:TS(?:As|Satisfies)|Parenthesized)Expression$/.test(node.type) ? withoutType(expression) : node
}

function hasBlock(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasBlock)
  if (typeof value !== 'object' || value === null) return false
  return (value as Node).type === 'BlockStatement' || Object.values(value).some(hasBlock)
}

function longDescribes({ path, text, program }: Source): Departure[] {
  if (!path.endsWith('.test.ts')) return []
  const long: Departure[] = []
  new Visitor({
    CallExpression: (node) => {
      const lines = linesOf(text, node)
      if (lines <= DESCRIBE_LINES || !/^describe\b/.test(text.slice(node.start, node.end))) return
      long.push({ path, line: lineAt(text, node.start), what: `describe ${lines}` })
    },
  }).visit(program)
  return long
}

function longFile({ path, text }: Source): Departure[] {
  const lines = text.trimEnd().split('\n').length
  return lines > FILE_LINES ? [{ path, line: lines, what: `${lines}` }] : []
}

/**
 * Names that more than one file exports, once for each of the files. Commands of `cli/operator` are none, and functions with the name of
 * their file in `cli/commands` and `runtime/manifest/rules`: their folder distinguishes them.
 */
function sharedNames(sources: readonly Source[]): Departure[] {
  const exported = sources.flatMap(({ path, exported: names }) =>
    [...new Set(names)].filter((name) => !isNamedByFolder(path, name)).map((name) => ({ path, line: 0, what: name })),
  )
  const byName = groupBy(exported, ({ what }) => what)
  return [...byName.values()].filter((some) => some.length > 1).flat()
}

function isNamedByFolder(path: string, name: string): boolean {
  if (path.startsWith('cli/operator/')) return true
  if (!/^(?:cli\/commands|runtime\/manifest\/rules)\//.test(path)) return false
  return basename(path, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) === name
}

/** The folders whose sources the rules are held against. */
export const FOLDERS = [...PACKAGED, ...BROWSER, ...OWN]
