/** State of modules, which all connections of a process share: caches of what never changes, and notes beside one object. */
import { expect, it } from 'vitest'
import { parseSource, readSources, type Source } from '../support/house/source.ts'

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** What begins empty and is filled later. */
const COLLECTIONS = new Set([
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'AbortController',
  'EventEmitter',
  'AsyncLocalStorage',
])

/** The names of a module's own variables that change: those declared by `let`, and collections that begin empty. */
function stateOf({ path, text, program }: Source): string[] {
  const declarations = (program.body as unknown as readonly Node[])
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node))
    .filter((node) => node?.type === 'VariableDeclaration')
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

/** Made once of what never changes: the same for whoever asks. */
const CACHES = [
  'client/agent/find/find-operations.ts indexes',
  'client/agent/tools.ts checks',
  'client/base/any-kind.ts entityActions',
  'client/local/plan.ts plans',
  'runtime/kinds/load.ts plans',
  'runtime/language/paths/jsonpath.ts loaded',
  'runtime/language/schema.ts compilers',
  'runtime/manifest/validate.ts check',
  'runtime/sync/listing.ts plans',
  'runtime/telemetry/tracing.ts loaded',
  'runtime/transport/undici.ts loaded',
  'runtime/webhooks/receive.ts compiled',
  'server/accounts/catalogue/catalogue.ts hashes',
  'server/http/reference/scalar/file.ts script',
  'server/accounts/routes/widget-files.ts built',
  'server/copy/records/tables.ts names',
  'server/copy/records/write-statement.ts statements',
  'server/copy/search/search.ts projectors',
]

/** What is known of one object, gone with it: a stream, a socket, a client of the database, a database. */
const NOTES = [
  'runtime/base/body/file-source.ts begun',
  'runtime/base/observe.ts failed',
  'runtime/kinds/texts.ts read',
  'server/accounts/catalogue/ownership.ts owned',
  'server/http/request/context.ts hangUps',
  'server/copy/records/tables.ts made',
  'server/ground/store/postgres/statements.ts prepared',
]

/** How much was used of the random bytes that are drawn ahead. */
const CHANCE = ['server/http/request/context.ts used']

it('modules hold no other state', () => {
  const found = readSources(['runtime', 'client', 'server', 'contract']).flatMap(stateOf)
  expect(found.sort()).toEqual([...CACHES, ...NOTES, ...CHANCE].sort())
})
