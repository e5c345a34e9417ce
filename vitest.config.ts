import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { COMPILED, COMPILED_KINDS, COMPILED_THREAD } from './test/support/compiled.ts'
import { ALIASES } from './vitest.alias.ts'

// Tests run most code a few times only: to optimize it as early as usual takes a third of a run's processor time.
setFlagsFromString('--interrupt-budget=1000000')

// Values of a test live for milliseconds: in larger spaces for young ones (in MiB), fewer are copied before they end.
setFlagsFromString('--max-semi-space-size=32')
setFlagsFromString('--min-semi-space-size=16')

const PACKAGES = join(import.meta.dirname, 'node_modules', '.package-lock.json')

/**
 * Vite's output of files. Vitest removes a cache of other packages after it has made the folder, and fails then: so each set of packages
 * has its own folder.
 */
const CACHE = join('node_modules', '.vitest', hash('sha1', readFileSync(PACKAGES, 'utf8')))

const DEFINITIONS = 'test/definitions.kinds.test.ts'

/** Files that change what the whole thread has, such as its HTTP modules or its tracer: each has a thread of its own. */
const ISOLATED = [
  DEFINITIONS,
  'test/contract/transport-given.test.ts',
  'test/client/tracing.test.ts',
  'test/server/api/telemetry.test.ts',
  'test/server/ground/observe/observe.test.ts',
]

/** Tests that are no part of a suite here: `npm run test:long`. */
const LONG = ['test/long/**', 'test/**/*.long.test.ts']
const BROWSER = 'test/browser/**/*.test.ts'

const VITE_MODES = ['development', 'production']

interface Suite {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly isolated: readonly string[]
  /** The suite for tests to ask for: whether they run as in `npm test`, with the sample kinds on PostgreSQL. */
  readonly name: 'test' | 'kinds' | 'engines'
}

const ANY = 'test/**/*.test.ts'
/** Tests that need a server, or only a database. */
const HOSTED = ['test/server/**/*.test.ts', 'test/**/*.hosted.test.ts']
const ALL_KINDS = 'test/**/*.all-kinds.test.ts'
const PROCESSES = 'test/**/*.{process,engine}.test.ts'

/** The suites, by what `--mode` names: without one, all of the first two. CONTRIBUTING.md says what the names of files mean. */
const SUITES: Readonly<Record<string, Suite>> = {
  test: { include: [ANY], exclude: [PROCESSES, BROWSER], isolated: ISOLATED, name: 'test' },
  core: {
    include: [ANY],
    exclude: [PROCESSES, BROWSER, ALL_KINDS, ...HOSTED],
    isolated: ISOLATED.filter((file) => !isOfServer(file)),
    name: 'test',
  },
  server: { include: HOSTED, exclude: [PROCESSES], isolated: ISOLATED.filter(isOfServer), name: 'test' },
  kinds: { include: ['test/**/*.kinds.test.ts', ALL_KINDS], exclude: [], isolated: [DEFINITIONS], name: 'kinds' },
  engines: { include: ['test/**/*.{db,process,engine}.test.ts'], exclude: [], isolated: [], name: 'engines' },
  browser: { include: [BROWSER], exclude: [], isolated: [], name: 'test' },
}

function isOfServer(file: string): boolean {
  return file.startsWith('test/server/')
}

/** Mode of every project. All suites have one mode for Vite, and so share its output. */
const MODE = 'test'

/** Options of every file. */
const options = {
  // Limits only end what hangs: on a machine ten times slower, with databases that start beside it, all must pass.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  pool: 'threads',
} as const

const resolve = {
  alias: [
    // Only the examples import the client by its name; here third parties are simulated on loopback.
    { find: /^plugboard$/, replacement: join(import.meta.dirname, 'test', 'support', 'plugboard.ts') },
    ...ALIASES,
  ],
}

const plugins = [COMPILED_THREAD, COMPILED_KINDS]

/** Files that take longer than their length suggests: they wait for databases and processes, or read all kinds, sources and pages. */
const SLOW = /\/test\/(?:server|cli|codegen|habits|prose)\/|\.(?:hosted|(?:all-)?kinds)\.test\.ts$/

/** The slow files first, so that none of them is left alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig(({ mode }) => {
  // Tools that only read the configuration ask for Vite's own modes.
  const suite = SUITES[VITE_MODES.includes(mode) ? 'test' : mode]
  if (!suite) throw new Error(`Cannot run suite ${mode}: suites are ${Object.keys(SUITES).join(', ')}`)
  const { include, exclude, isolated, name } = suite
  const server = { deps: { external: [COMPILED] } }
  const every = { ...options, server, env: { PLUGBOARD_SUITE: name } }
  return {
    // Of the global setups; each project has its own.
    resolve,
    test: {
      reporters: ['default', './test/support/slowest.ts', './test/support/failures.ts'],
      globalSetup: [
        'test/support/run.ts',
        'test/support/template.ts',
        'test/support/postgres.ts',
        'test/support/compiled.ts',
      ],
      // Vite keeps its output of a file in node_modules for other projects, suites and runs. A changed plugin above does not change it: run
      // `npx vitest --clearCache`.
      experimental: { fsModuleCache: true, fsModuleCachePath: CACHE },
      // Files of the server wait a good deal, for databases and processes. Each worker loads the sources for itself.
      maxWorkers: availableParallelism() + (['core', 'browser'].includes(mode) ? 1 : 2),
      sequence: { sequencer: SlowFirst },
      projects: [
        {
          mode: MODE,
          plugins,
          resolve,
          test: {
            ...every,
            name: 'shared',
            include: [...include],
            exclude: [...exclude, ...LONG, ...ISOLATED],
            // The files of a thread share what it has loaded: to load the sources again for each takes half of a run's CPU.
            isolate: false,
          },
        },
        ...(isolated.length > 0
          ? [{ mode: MODE, plugins, resolve, test: { ...every, name: 'isolated', include: [...isolated] } }]
          : []),
      ],
    },
  }
})
