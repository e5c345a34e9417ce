import { defineConfig } from 'vitest/config'
import { ALIASES } from './vitest.alias.ts'

/** Tests in a real browser: `npm run test:browser`. */
export default defineConfig({
  resolve: { alias: [...ALIASES] },
  test: {
    include: ['test/browser/**/*.test.ts'],
    reporters: ['default', './test/support/failures.ts'],
    globalSetup: ['test/support/run.ts', 'test/support/template.ts', 'test/support/postgres.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    fileParallelism: false,
    // What one file has loaded, the next one has, too: the server is large.
    isolate: false,
  },
})
