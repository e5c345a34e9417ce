/** State of modules, which all connections of a process share. */
import { expect, it } from 'vitest'
import { parseSource, readSources, type Source } from '../support/house/source.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}

/** Collections that begin empty and are filled later. An entry of a WeakMap or WeakSet lives as long as its object. */
const COLLECTIONS = new Set(['Map', 'Set', 'AbortController', 'EventEmitter', 'AsyncLocalStorage'])

/** Lists a module's own variables that change and are no caches: variables declared by `let`, and collections that begin empty. */
function stateOf({ path, text, program, comments }: Source): string[] {
  const isCache = ({ start }: Node) =>
    comments.some(({ value, end }) => /\bcache\b/i.test(value) && /^\n *(?:export )?$/.test(text.slice(end, start)))
  const declarations = (program.body as unknown as readonly Node[])
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node))
    .filter((node) => node?.type === 'VariableDeclaration' && !isCache(node))
  return declarations.flatMap((node) =>
    (node!.declarations as readonly { readonly id: NamedNode; readonly init: Node | null }[])
      .filter(({ id, init }) => node!.kind === 'let' || (isEmptyCollection(init) && !isReadonly(text, id)))
      .map(({ id }) => `${path} ${id.name}`),
  )
}

interface NamedNode {
  readonly name: string
  readonly end: number
  readonly typeAnnotation?: { readonly start: number } | null
}

function isReadonly(text: string, { typeAnnotation, end }: NamedNode): boolean {
  return /^: readonly/i.test(text.slice(typeAnnotation?.start ?? end))
}

function isEmptyCollection(init: Node | null): boolean {
  if (init?.type === 'ArrayExpression') return (init.elements as readonly unknown[]).length === 0
  if (init?.type !== 'NewExpression') return false
  const { name } = init.callee as { readonly name?: string }
  return COLLECTIONS.has(name ?? '') && (init.arguments as readonly unknown[]).length === 0
}

it('variables that change and collections that begin empty are state', () => {
  const text = `
    let count = 0
    export const seen = new Map<string, number>()
    const list: string[] = []
    const none: readonly string[] = []
    const no: ReadonlySet<string> = new Set()
    const table = new Map([['a', 1]])
    function inside() { let own = new Map() }`
  expect(stateOf(parseSource('client/a.ts', text))).toEqual([
    'client/a.ts count',
    'client/a.ts seen',
    'client/a.ts list',
  ])
})

it('a cache has a docstring, and data beside an object has a WeakMap', () => {
  const text = `
    /** Cache of plans by kind. */
    const plans = new Map<string, Plan>()
    const hashes = new WeakMap<Plan, string>()
    /** Plans by kind. */
    const seen = new Set<string>()`
  expect(stateOf(parseSource('client/a.ts', text))).toEqual(['client/a.ts seen'])
})

it('modules hold no state but caches', () => {
  const found = readSources(['runtime', 'client', 'server', 'contract']).flatMap(stateOf)
  const advice = 'Move the state into an object. A cache stays, with "Cache of …" as its docstring'
  expect(found, advice).toEqual([])
})
