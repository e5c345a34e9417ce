import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { COMPILED_THREAD } from './test/support/compiled.ts'
import { ALIASES } from './vitest.alias.ts'

/** Files that change what the whole thread has, such as its HTTP modules or its tracer: each has a thread of its own. */
const ISOLATED = [
  'test/definitions.test.ts',
  'test/contract/transport-given.test.ts',
  'test/client/tracing.test.ts',
  'test/server/api/telemetry.test.ts',
  'test/server/observe/observe.test.ts',
]

const LONG = ['test/long/**', 'test/**/*.long.test.ts']

/** Tests that need a browser: `npm run test:browser`. */
const BROWSER = 'test/browser/**'

/** What holds for every file. */
const options = {
  // Limits only end what hangs: on a machine ten times slower, with databases that start beside it, all must pass.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  pool: 'threads',
} as const

const resolve = {
  alias: [
    // Only the examples import the client by its name; here third parties are played on loopback.
    { find: /^plugboard$/, replacement: join(import.meta.dirname, 'test', 'support', 'plugboard.ts') },
    ...ALIASES,
  ],
}

const plugins = [COMPILED_THREAD]

/** Files that wait for databases and processes first, so that none of them is left alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => /\/test\/(?:server|cli\/operator)\//.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  // Of the global setups; each project has its own.
  resolve,
  test: {
    reporters: ['default', './test/support/slowest.ts'],
    globalSetup: [
      'test/support/run.ts',
      'test/support/template.ts',
      'test/support/postgres.ts',
      'test/support/compiled.ts',
    ],
    // Files wait a good deal, for databases and processes: one more of them at a time than there are cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        plugins,
        resolve,
        test: {
          ...options,
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [...LONG, BROWSER, ...ISOLATED],
          // The files of a thread share what it has loaded: to load the sources again for each takes half of a run's CPU.
          isolate: false,
        },
      },
      { plugins, resolve, test: { ...options, name: 'isolated', include: ISOLATED } },
    ],
  },
})
