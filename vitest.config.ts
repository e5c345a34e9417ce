import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ALIASES } from './vitest.alias.ts'

export default defineConfig({
  resolve: {
    alias: [
      // Only the examples import the client by its name; here third parties are played on loopback.
      { find: /^plugboard$/, replacement: join(import.meta.dirname, 'test', 'support', 'plugboard.ts') },
      ...ALIASES,
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/long/**', 'test/**/*.long.test.ts'],
    reporters: ['default', './test/support/slowest.ts'],
    globalSetup: ['test/support/run.ts', 'test/support/template.ts', 'test/support/postgres.ts'],
    // Limits only end what hangs: on a machine ten times slower, with databases that start beside it, all must pass.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Files wait a good deal, for databases and processes: one more of them at a time than the default.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    pool: 'threads',
  },
})
