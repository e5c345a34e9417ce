import { defineConfig } from 'vitest/config'

/** A run with one test, which fails. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['fails.ts'], globalSetup: ['../postgres.ts'] },
})
