import { defineConfig } from 'vitest/config'
import { ALIASES } from './vitest.alias.ts'

/** Tests that build, install or measure: `npm run test:long`. */
export default defineConfig({
  resolve: { alias: [...ALIASES] },
  test: {
    include: ['test/long/**/*.test.ts', 'test/**/*.long.test.ts'],
    globalSetup: [
      'test/support/run.ts',
      'test/support/template.ts',
      'test/support/postgres.ts',
      'test/support/compiled.ts',
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    fileParallelism: false,
  },
})
