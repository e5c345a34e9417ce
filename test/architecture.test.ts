/** The rules of the house about imports, migrations and vendors' names. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMigrations } from '../server/ground/store/migrate.ts'
import { ROOT } from './support/root.ts'

const FOLDERS = [
  'contract',
  'widget',
  'runtime',
  'codegen',
  'evidence',
  'mock',
  'authoring',
  'replicate',
  'client',
  'simulator',
  'server',
  'cli',
]

/** The packages of the repository: where their package.json is, and the folders of their sources. */
const PACKAGES = [
  { name: 'plugboard', home: '.', folders: ['contract', 'runtime', 'simulator', 'client', 'widget', 'generated'] },
  { name: '@plugboard/server', home: 'server', folders: ['server'] },
  { name: '@plugboard/cli', home: 'cli', folders: ['cli', 'authoring', 'codegen', 'evidence', 'mock', 'replicate'] },
] as const

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string } | string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

function manifestOf({ home }: { readonly home: string }): Manifest {
  return JSON.parse(readFileSync(join(ROOT, home, 'package.json'), 'utf8')) as Manifest
}

/** The source behind each name that a package declares in its `exports`: `plugboard/runtime` is runtime/index.ts. */
const DOORS: ReadonlyMap<string, string> = new Map(
  PACKAGES.flatMap(({ name, home }) =>
    Object.entries(manifestOf({ home }).exports).flatMap(([path, target]) => {
      if (typeof target === 'string') return []
      const built = home === 'cli' ? target.default.replace('dist/cli', 'dist') : target.default
      return [[join(name, path), normalize(join(home, built.replace('./dist/', '').replace(/\.js$/, '.ts')))]]
    }),
  ),
)

const SUBJECTS = ['ground', 'accounts', 'calls', 'copy', 'events', 'agents', 'operators']

/** From the ground up; a file imports from its own room or a lower floor. Rooms of one floor do not know each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['runtime/base'],
  ['runtime/language', 'runtime/json-text', 'runtime/telemetry'],
  ['runtime/manifest'],
  [
    'runtime/auth',
    'runtime/request',
    'runtime/response',
    'runtime/pagination',
    'runtime/transport',
    'runtime/webhooks',
  ],
  ['runtime/plan'],
  ['runtime/kinds', 'runtime/scrub', 'runtime/sync'],
  ['runtime/drift', 'runtime/own-fields'],
  ['runtime'],
  ['runtime/doors', 'simulator', 'contract'],
  ['widget'],
  ['client', 'mock', 'server/ground/base', 'server/ground/errors'],
  ['server/ground/setting-kinds'],
  // The settings of each subject: tables that one room reads.
  SUBJECTS.map((subject) => `server/${subject}/settings.ts`),
  ['server/config'],
  ['evidence'],
  ['server/config', 'server/ground/store', 'server/ground/observe', 'server/ground/cursors'],
  [
    'server/ground/vault',
    'server/ground/jobs',
    'server/ground/limits',
    'server/ground/notifications',
    'server/ground/outbox',
  ],
  ['server/ground/installation'],
  // Metrics of each subject.
  ['server/accounts/metrics.ts'],
  ['server/calls/metrics.ts', 'server/copy/metrics.ts', 'server/events/metrics.ts'],
  ['server/http'],
  // The subjects of the server: their rooms, then what mounts them.
  ['server/accounts/brand'],
  ['server/accounts/catalogue', 'server/accounts/oidc'],
  [
    'server/accounts/access',
    'server/accounts/notices',
    'server/accounts/oauth-applications',
    'server/accounts/own-kinds',
  ],
  ['server/accounts/connectors'],
  ['server/accounts/oauth', 'server/accounts/upkeep', 'server/accounts/deletion'],
  ['server/accounts'],
  ['server/calls/audit', 'server/calls/captures', 'server/calls/samples'],
  ['server/calls'],
  ['server/copy'],
  ['server/events/webhooks'],
  ['server/events/hooks'],
  ['server/events'],
  ['server/agents/logins'],
  ['server/agents'],
  ['server/operators/sign-in'],
  ['server/operators/support'],
  ['server/operators/operate', 'server/operators/console'],
  ['server/operators'],
  ['server', 'codegen'],
  ['authoring', 'replicate'],
  ['cli'],
]

/** Rooms without a door: each of their files is one. */
const OPEN_ROOMS = ['contract', 'widget', 'runtime/doors', 'runtime/base', 'runtime/language', 'runtime']

/** The one place that imports a package. */
const HOSTS: Readonly<Record<string, string | readonly string[]>> = {
  ajv: 'runtime/language/schema.ts',
  commander: 'cli/index.ts',
  'content-disposition': 'runtime/language/file-name.ts',
  diff: 'authoring/capture/store.ts',
  // In a clone, and when the package is built: what is installed holds the widget as it was built.
  esbuild: 'widget/build.ts',
  // Text written by `generate`: its types reach an application by one file.
  generated: 'client/types',
  graphql: 'runtime/language/graphql.ts',
  handlebars: 'runtime/language/template.ts',
  // Whether a token of the operator's issuer is good is decided in one file.
  jose: 'server/accounts/access/issuer.ts',
  'json-schema-to-typescript': 'codegen/types/compile.ts',
  'jsonpath-plus': 'runtime/language/jsonpath.ts',
  'node-diff3': 'authoring/draft/merge.ts',
  // Whether an OpenID provider says who somebody is, is decided in one file.
  'openid-client': 'server/accounts/oidc/provider.ts',
  picocolors: 'cli/output',
  undici: 'runtime/transport/undici.ts',
  // Framing, cancellation and shapes of the Language Server Protocol, by the maintainers of the protocol.
  'vscode-languageserver': 'cli/lsp/server.ts',
  'vscode-languageserver-textdocument': 'cli/lsp/server.ts',
  yaml: 'runtime/manifest/source/parse.ts',
  // Which of its revisions are spoken, and how, is decided in one file for the tools on a command line and of a server.
  '@modelcontextprotocol/server': 'client/mcp/server.ts',
  '@electric-sql/pglite': 'server/ground/store/embedded',
  '@electric-sql/pglite-pgvector': 'server/ground/store/embedded/worker.ts',
  // Documents of others are read, and refused, in one file.
  '@opentelemetry/api': 'runtime/telemetry/tracing.ts',
  fastify: 'server/http',
  // Forms are read in one file, part by part, by the maintainers of fastify.
  '@fastify/busboy': 'server/http/request/upload.ts',
  'lru-cache': 'server/ground/base/index.ts',
  // The server's own database, and one of the user's.
  pg: ['server/ground/store/postgres', 'replicate/sql/postgres.ts'],
  'pg-boss': 'server/ground/jobs',
  tsx: 'server/ground/base/thread.ts',
  pino: 'server/ground/observe/log.ts',
  'prom-client': 'server/ground/observe/meter.ts',
  '@readme/openapi-parser': 'authoring/description/document.ts',
  // In a clone, and when the package is built: what is installed holds the script as it was built.
  '@scalar/fastify-api-reference': 'server/http/reference/scalar/build.ts',
}

interface SourceFile {
  readonly path: string
  readonly text: string
  /** Files of the repository by their path, whether they are named by it or by a package's door; else names of packages. */
  readonly imports: readonly string[]
  /** The files of `imports` with a relative path. */
  readonly relative: readonly string[]
}

const files: SourceFile[] = FOLDERS.flatMap((folder) =>
  list(folder)
    .filter((path) => path.endsWith('.ts'))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return {
        path,
        text,
        imports: importsOf(text).map((name) =>
          name.startsWith('.') ? normalize(join(dirname(path), name)) : (DOORS.get(name) ?? name),
        ),
        relative: importsOf(text)
          .filter((name) => name.startsWith('.'))
          .map((name) => normalize(join(dirname(path), name))),
      }
    }),
)

function list(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
      .filter((path) => !/\/(?:dist|node_modules)\//.test(path))
  } catch {
    return []
  }
}

/** Every module that a file names in an import, an export-from or an import(), type-only ones included. */
function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
  return [
    ...code.matchAll(/^(?:import|export)\b[^'"`;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((m) => (m[1] ?? m[2] ?? m[3])!)
}

function packageOfFile(path: string) {
  return PACKAGES.find(({ folders }) => folders.some((folder) => path.startsWith(`${folder}/`)))
}

function roomOf(path: string): string {
  return (
    FLOORS.flat()
      .filter((room) => path === room || path.startsWith(`${room}/`))
      .sort((a, b) => b.length - a.length)[0] ?? path
  )
}

function floorOf(room: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(room))
}

const paths = new Set(files.map(({ path }) => path))
const insideOf = new Map(files.map(({ path, imports }) => [path, imports.filter((name) => paths.has(name))]))
const inside = [...insideOf].flatMap(([from, names]) => names.map((to) => ({ from, to })))

describe('the house', () => {
  it('imports point down, never sideways', () => {
    const wrong = inside.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && floorOf(roomOf(to)) >= floorOf(roomOf(from)),
    )
    expect(wrong, 'Move the shared part into a room of a lower floor, or add the new room to FLOORS').toEqual([])
  })

  it('other rooms are entered by their door', () => {
    const wrong = inside.filter(
      ({ from, to }) =>
        roomOf(from) !== roomOf(to) &&
        !/\/(?:index|metrics|settings)\.ts$/.test(to) &&
        !OPEN_ROOMS.includes(roomOf(to)),
    )
    expect(wrong, "Export the name from the room's index.ts, and import it from there").toEqual([])
  })

  it('packages import each other by names that they declare in their exports, each of which is also in tsconfig.json', () => {
    const deep = files.flatMap(({ path, relative }) =>
      relative.filter((name) => packageOfFile(name) !== packageOfFile(path)).map((name) => `${path}: ${name}`),
    )
    const undeclared = files.flatMap(({ path, imports }) =>
      imports.filter((name) => /^@?plugboard\b/.test(name)).map((name) => `${path}: ${name}`),
    )
    const advice = 'Import `plugboard/…`. Add a new name to the exports of package.json and the paths of tsconfig.json'
    expect({ deep, undeclared }, advice).toEqual({ deep: [], undeclared: [] })
    const { paths } = (
      JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
        compilerOptions: { paths: Record<string, [string]> }
      }
    ).compilerOptions
    const sources = Object.fromEntries(Object.entries(paths).map(([name, [file]]) => [name, normalize(file)]))
    expect({ ...sources, '@plugboard/cli': 'cli/index.ts' }, advice).toEqual(Object.fromEntries(DOORS))
  })

  it('a package imports only lower packages, and declares every package that it imports', () => {
    const undeclared = files.flatMap(({ path, imports }) => {
      const own = packageOfFile(path)!
      const { dependencies, peerDependencies = {} } = manifestOf(own)
      return imports
        .map((name) => packageOfFile(name)?.name ?? packageOf(name))
        .filter(
          (name) =>
            name !== own.name &&
            !name.startsWith('node:') &&
            name !== 'generated' &&
            name !== 'tsx' &&
            name !== 'esbuild' &&
            name !== '@scalar/fastify-api-reference', // the build takes its script in
        )
        .filter((name) => !(name in dependencies || name in peerDependencies))
        .map((name) => `${path}: ${name}`)
    })
    expect(undeclared, 'Declare it: npm install --save-exact -w <package>').toEqual([])
    expect(
      PACKAGES.map((one) => Object.keys(manifestOf(one).dependencies).filter((name) => /plugboard/.test(name))),
    ).toEqual([[], ['plugboard'], ['plugboard']])
  })

  it('O10 each package has one host', () => {
    const packages = files.flatMap(({ path, imports }) =>
      imports
        .filter(
          (name) =>
            !name.startsWith('node:') &&
            !name.endsWith('.json') &&
            !isGenerated(name) &&
            !files.some((file) => file.path === name),
        )
        .map((name) => ({ path, name: packageOf(name) })),
    )
    const wrong = packages.filter(({ path, name }) => ![HOSTS[name] ?? []].flat().some((host) => path.startsWith(host)))
    expect(wrong, "Use the package through its host in HOSTS, or add a new package's host").toEqual([])
  })

  it('no file imports itself by way of others', () => {
    const circular = files.filter(({ path }) => dependsOn(path, path)).map(({ path }) => path)
    expect(circular, 'Move the part that two of these files share into a third').toEqual([])
  })

  it('code names no vendor', () => {
    const kinds = readdirSync(join(ROOT, 'definitions')).map((name) => name.replace('.yaml', ''))
    const names = kinds.flatMap((kind) => [kind, ...kind.split('-')]).filter((name) => !COMMON_NOUNS.has(name))
    const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i')
    const wrong = files
      .filter(({ path }) => /^(?:contract|widget|runtime|server|client|simulator|mock|codegen|evidence)\//.test(path))
      // Examples of the reference are documentation: they show a real kind.
      .filter(({ path }) => !/^server\/http\/reference\/(?:examples|samples)\//.test(path))
      .flatMap(({ path, text }) => {
        // Our own repository has the address of a vendor, and a day of the week its name.
        const found = withoutExamples(text)
          .replace('https://github.com/plugboard/', '')
          .replace(' monday tuesday ', ' ')
          .match(pattern)
        return found ? [`${path}: ${found[0]}`] : []
      })
    expect(wrong, 'Let the manifest state it: the language grows by a key').toEqual([])
  })
})

/** Words of names of kinds that the code needs, or that other words contain. */
const COMMON_NOUNS: ReadonlySet<string> = new Set([
  'ads',
  'analytics',
  'box',
  'calendar',
  'chat',
  'console',
  'contacts',
  'crm',
  'customer',
  'docs',
  'drive',
  'forms',
  'google',
  'incident',
  'io',
  'marketing',
  'orb',
  'partner',
  'search',
  'seller',
  'support',
  'tasks',
])

/** Comments and the schema's descriptions may show a real kind as an example. */
function withoutExamples(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/^\s*(?:kind|title): key\(.*$/gm, '')
}

/** Output of codegen: types only, below every floor. */
function isGenerated(name: string): boolean {
  return name.startsWith('generated/')
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function dependsOn(from: string, target: string, seen = new Set<string>()): boolean {
  return insideOf.get(from)!.some((to) => {
    if (to === target) return true
    if (seen.has(to)) return false
    seen.add(to)
    return dependsOn(to, target, seen)
  })
}

describe('migrations', async () => {
  const migrations = await listMigrations()

  it('are numbered from 1 on over all subjects, each number once', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1))
  })

  it('are never edited: each is as test/data/migrations.sha256 says, to which sha256sum adds a new one', () => {
    const recorded = readFileSync(join(ROOT, 'test', 'data', 'migrations.sha256'), 'utf8')
    expect(migrations.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')).toBe(recorded)
  })
})
