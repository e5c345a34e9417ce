/** YAML text -> JSON value with the location of every pointer: the first step of a manifest or a fixture. The one host of `yaml`. */
import {
  Composer,
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  type ParsedNode,
  parse,
  Parser,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import { ManifestError } from '../../base/errors.ts'
import { type Json, pointer, pointerKeys } from '../../base/json.ts'
import { quoted } from '../../base/names.ts'
import { SourceLines, type SourcePosition } from '../../base/source.ts'
import { LexemeReader, mostLexemes, type SourceComment } from './lexemes.ts'
import { problemsAt, type SourceRange, type TextProblem } from './problems.ts'
import { offsetInScalar } from './scalar-offset.ts'

/** A YAML document as JSON, with the location of each pointer in the text. */
export interface SourceDocument {
  readonly file: string
  readonly text: string
  /** Objects have only own keys, including `__proto__`. */
  readonly value: Json
  /**
   * Returns the range of a pointer's key or value; if it does not exist, the range of its nearest existing ancestor.
   * @param within offset into the value's text, in characters
   */
  locate(pointer: string, on?: 'key' | 'value', within?: number): SourceRange
  /** Returns the position of the character at an offset. */
  positionAt(offset: number): SourcePosition
  /** Returns the text that contains a pointer's part: this one, or the extended kind's. */
  sourceOf(pointer: string): SourceDocument
}

/** Returns the file, line and column of a pointer's key or, by default, of its value. */
export function sourceLocation(
  document: SourceDocument,
  pointer: string,
  on?: 'key' | 'value',
): SourcePosition & { readonly file: string } {
  const source = document.sourceOf(pointer)
  return { file: source.file, ...source.positionAt(source.locate(pointer, on).offset) }
}

/** A key of a map with its value, or an item of a list, as written. */
export interface SourceEntry {
  readonly pointer: string
  /** The start of the key or the item, in characters. */
  readonly offset: number
  /** The end of the value. */
  readonly end: number
  /** The column, from 0, of the key, or of an item's dash. */
  readonly column: number
  /** Whether the value is a map or a list between brackets. */
  readonly isFlow: boolean
}

/** A YAML document with its comments and layout, for rewriting it. */
export interface SourceLayout {
  readonly value: Json
  /** Entries in the order of the text, each before its children. */
  readonly entries: readonly SourceEntry[]
  /** Comments with their `#`, in the order of the text. */
  readonly comments: readonly SourceComment[]
}

const MAX_BYTES = 2 ** 20
const MAX_DEPTH = 64
/** Maximum number of entries in one map or list of a manifest. With more, the schema's errors take seconds. */
const MOST_ENTRIES = 2_000

/**
 * Reads one YAML 1.2 document that is equivalent to JSON: no anchors, aliases, merge keys, tags, directives or duplicate keys. Keys
 * are text, and numbers are JSON's. At most 1 MiB and 64 levels. A manifest has at most 2,000 entries in one map or list, and
 * `mostLexemes` lexemes.
 * @throws ManifestError with every problem of the text
 */
export function parseYaml(
  text: string,
  file: string,
  code: 'invalid_manifest' | 'invalid_fixture' = 'invalid_manifest',
): SourceDocument {
  let nodes: NodeTree | undefined
  let lines: SourceLines | undefined
  const document: SourceDocument = {
    file,
    text,
    value: read(text, file, code).value,
    // Most documents are never asked for a location, and keeping their nodes takes three times the memory.
    locate: (pointer, on = 'value', within) =>
      locationOf(text, (nodes ??= new NodeTree(compose(text).contents)), pointer, on, within),
    positionAt: (offset) => (lines ??= new SourceLines(text)).positionAt(offset),
    sourceOf: () => document,
  }
  return document
}

/** Reads a manifest with its comments and the location of each entry. @throws ManifestError with every problem of the text */
export function parseLayout(text: string, file: string): SourceLayout {
  const { contents, comments, value } = read(text, file, 'invalid_manifest')
  return { value, comments, entries: [...entriesOf(contents, '', new SourceLines(text))] }
}

/** Bytes as base64, with the standard's tag and with Ruby's. */
const BINARY_TAGS = ['tag:yaml.org,2002:binary', '!binary'].map((tag) => ({
  tag,
  resolve: (text: string) => Buffer.from(text, 'base64'),
}))

/** Reads other authors' YAML, with anchors and custom tags, as plain values; bytes as bytes. Undefined for invalid YAML. */
export function parseForeignYaml(text: string): unknown {
  try {
    return parse(text, { customTags: BINARY_TAGS, logLevel: 'silent', uniqueKeys: false, strict: false }) as unknown
  } catch {
    return undefined
  }
}

function read(text: string, file: string, code: 'invalid_manifest' | 'invalid_fixture'): Composed & { value: Json } {
  const insist = (problems: readonly TextProblem[], shown = text) => {
    if (problems.length > 0) throw new ManifestError(problemsAt(shown, file, problems), code)
  }
  insist(unreadable(text), text.slice(0, MAX_BYTES))
  const isManifest = code === 'invalid_manifest'
  const composed = compose(text, isManifest ? mostLexemes(text.length) : Infinity)
  insist(composed.problems)
  const value = toJson(composed.contents, composed.problems, isManifest ? MOST_ENTRIES : Infinity)
  insist(composed.problems)
  return { ...composed, value }
}

/** Control characters, and characters that disguise the following text by reversing its direction. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/

/** Returns the problems of an unparsed text: its size, encoding and control characters. */
function unreadable(text: string): TextProblem[] {
  if (text.length > MAX_BYTES || Buffer.byteLength(text) > MAX_BYTES)
    return [{ rule: 'yaml-size', message: 'Cannot read more than 1 MiB of YAML', offset: 0, length: 1 }]
  const unknown = text.indexOf('\ufffd')
  if (unknown !== -1) {
    const message = 'Cannot read a file that is not UTF-8: save it in that encoding'
    return [{ rule: 'yaml-syntax', message, offset: unknown, length: 1 }]
  }
  const control = text.search(CONTROL)
  if (control === -1) return []
  const escape = quoted(text.charAt(control)).slice(1, -1)
  const message = `YAML cannot contain control characters; write "${escape}" in double quotes`
  return [{ rule: 'yaml-syntax', message, offset: control, length: 1 }]
}

interface Composed {
  readonly contents: ParsedNode | null
  readonly comments: readonly SourceComment[]
  readonly problems: TextProblem[]
}

/** Parses a text and collects its syntax problems. Stops at the limits of depth and lexemes, before any recursion. */
function compose(text: string, most = Infinity): Composed {
  const reader = new LexemeReader(most)
  const parser = new Parser()
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
  })
  const documents: Document.Parsed[] = []
  const { comments, problems } = reader
  for (const lexeme of reader.read(new Lexer().lex(text))) {
    for (const token of parser.next(lexeme)) documents.push(...composer.next(token))
    // The stack contains the document, its open collections and one scalar.
    if (parser.stack.length > MAX_DEPTH + 2) {
      const message = `Values cannot be nested deeper than ${MAX_DEPTH} levels`
      return { contents: null, comments, problems: [{ rule: 'yaml-depth', message, offset: parser.offset, length: 1 }] }
    }
  }
  if (!reader.isWhole) return { contents: null, comments, problems }
  for (const token of parser.end()) documents.push(...composer.next(token))
  documents.push(...composer.end(documents.length === 0, text.length))
  const contents = documents[0]?.contents ?? null
  return { contents, comments, problems: [...problems, ...syntaxProblems(documents, text)] }
}

/** Returns the parser's errors and warnings, the first of each line: others follow from it. `compose` reports tags. */
function syntaxProblems(documents: readonly Document.Parsed[], text: string): TextProblem[] {
  const lines = new SourceLines(text)
  const faulty = new Set<number>()
  const refused = documents
    .flatMap(({ errors, warnings }) => [...errors, ...warnings])
    .filter(({ code }) => code !== 'TAG_RESOLVE_FAILED' && code !== 'BAD_DIRECTIVE')
    .toSorted((a, b) => a.pos[0] - b.pos[0])
    .filter(({ pos: [offset] }) => {
      const { line } = lines.positionAt(offset)
      return !faulty.has(line) && faulty.add(line)
    })
    .map(({ message, pos: [offset, end] }) => {
      return { rule: 'yaml-syntax', message: `Cannot read YAML: ${message}`, offset, length: Math.max(1, end - offset) }
    })
  const [, second] = documents
  if (!second) return refused
  const message = 'A file contains one document; a second one starts here'
  return [...refused, { rule: 'yaml-one-document', message, offset: second.range[0], length: 1 }]
}

/** Converts a node to JSON. Reports keys and numbers that are not JSON, and collections of more than `most` entries. */
function toJson(node: Node | null, problems: TextProblem[], most: number): Json {
  if (isCollection(node) && node.items.length > most) {
    const message = `Cannot read more than ${most} entries of one map or list`
    problems.push({ rule: 'yaml-size', message, offset: spanOf(node).offset, length: 1 })
    return null
  }
  if (isMap(node)) return objectOf(node, problems, most)
  if (isSeq(node)) return node.items.map((item) => toJson(item as Node, problems, most))
  return isScalar(node) ? scalarOf(node as Scalar.Parsed, problems) : null
}

/** A number of JSON: no leading zero, sign or point, no hexadecimal, no infinity. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

function scalarOf({ value, source, range }: Scalar.Parsed, problems: TextProblem[]): Json {
  if (typeof value !== 'number') return value as Json
  const isExact = Number.isSafeInteger(value) || (Number.isFinite(value) && /[.eE]/.test(source))
  if (!JSON_NUMBER.test(source) || !isExact) {
    const message = `Cannot read ${quoted(source)} as a number: write it as in JSON, within 2^53, or put it in quotes`
    problems.push({ rule: 'yaml-number', message, offset: range[0], length: source.length })
  }
  return value
}

function objectOf(map: YAMLMap, problems: TextProblem[], most: number): Json {
  const object: { [key: string]: Json } = {}
  for (const pair of map.items as Pair<ParsedNode, ParsedNode>[]) {
    const key = keyOf(pair, object, problems)
    const value = toJson(pair.value, problems, most)
    if (key === '__proto__')
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
    else if (key !== undefined) object[key] = value
  }
  return object
}

/** Returns a pair's key, or undefined if it is not a valid one. */
function keyOf(
  { key, value }: Pair<ParsedNode, ParsedNode>,
  seen: object,
  problems: TextProblem[],
): string | undefined {
  const [offset, end] = key.range
  const refuse = (rule: string, message: string): undefined => {
    problems.push({ rule, message, offset, length: end - offset || 1 })
  }
  if (!isScalar(key)) return refuse('yaml-key', 'Cannot use a collection as a key; keys are text')
  if (typeof key.value !== 'string')
    return refuse('yaml-key', `Cannot use ${key.source || 'nothing'} as a key; keys are text, so put it in quotes`)
  if (key.value === '<<')
    return refuse('yaml-merge-key', 'Merge keys cannot be used; write the values where they are needed')
  if (value === null)
    return refuse('yaml-key', `Key ${quoted(key.value)} has no value; put text that holds { } or [ ] in quotes`)
  if (Object.hasOwn(seen, key.value)) return refuse('yaml-duplicate-key', `Key ${quoted(key.value)} is defined twice`)
  return key.value
}

/** Yields the entries of a map or list and of everything inside it. */
function* entriesOf(node: Node | null, at: string, lines: SourceLines): Generator<SourceEntry> {
  if (!isMap(node) && !isSeq(node)) return
  for (const [index, item] of node.items.entries()) {
    const key = isMap(node) ? ((item as Pair).key as Scalar.Parsed) : undefined
    const value = (key ? (item as Pair).value : item) as ParsedNode
    const [offset] = (key ?? value).range
    const column = lines.positionAt(key || node.flow ? offset : node.range![0]).column - 1
    const here = pointer(at, key ? String(key.value) : index)
    yield { pointer: here, offset, end: value.range[1], column, isFlow: isCollection(value) && value.flow === true }
    yield* entriesOf(value, here, lines)
  }
}

/** Returns the range of a pointer's key or value. A block or an empty value is shown by its key. */
function locationOf(text: string, tree: NodeTree, pointer: string, on: 'key' | 'value', within?: number): SourceRange {
  const { key, node, isWhole } = tree.find(pointerKeys(pointer))
  if (key && (on === 'key' || !isWhole || !isShown(node))) return spanOf(key)
  if (!node) return { offset: 0, length: 1 }
  const { offset, length } = spanOf(node)
  const written = text.slice(offset, offset + length)
  if (within === undefined || !isScalar(node) || (within === 0 && written[0] !== '|')) return { offset, length }
  return { offset: offset + offsetInScalar(written, String(node.value), within), length: 1 }
}

/** A node with its key. */
interface Found {
  readonly key?: Node
  readonly node: Node | null
}

/** Finds the nodes of a document by pointers. Reads the keys of a map once. */
class NodeTree {
  readonly #root: Node | null
  readonly #entries = new Map<YAMLMap, ReadonlyMap<unknown, Found>>()

  constructor(root: Node | null) {
    this.#root = root
  }

  /** Returns the node at the end of a path, or the last existing one on the way. */
  find(steps: readonly string[]): Found & { readonly isWhole: boolean } {
    let at: Found = { node: this.#root }
    for (const step of steps) {
      const next = this.#child(at.node, step)
      if (!next) return { ...at, isWhole: false }
      at = next
    }
    return { ...at, isWhole: true }
  }

  #child(node: Node | null, step: string): Found | undefined {
    if (isMap(node)) return this.#entriesOf(node).get(step)
    const item = isSeq(node) ? node.items[Number(step)] : undefined
    return item === undefined ? undefined : { node: item as Node }
  }

  #entriesOf(map: YAMLMap): ReadonlyMap<unknown, Found> {
    const known = this.#entries.get(map)
    if (known) return known
    const pairs = map.items.toReversed() as Pair<Node, Node | null>[]
    const entries = new Map(pairs.map(({ key, value }) => [isScalar(key) && key.value, { key, node: value }]))
    this.#entries.set(map, entries)
    return entries
  }
}

function isShown(node: Node | null): boolean {
  if (!isScalar(node)) return node !== null && (node as YAMLMap).flow === true
  const [start, end] = node.range ?? [0, 0]
  return end > start
}

function spanOf(node: Node): SourceRange {
  const [offset, end] = node.range ?? [0, 0]
  return { offset, length: Math.max(1, end - offset) }
}
