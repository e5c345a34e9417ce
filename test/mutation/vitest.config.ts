/** Runs the tests of one area with one mutant planted as files are loaded; nothing on disk is changed. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ALIASES } from '../../vitest.alias.ts'
import type { Mutant } from './mutants.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const mutant = process.env.MUTANT === undefined ? undefined : (JSON.parse(process.env.MUTANT) as Mutant)
const tests = JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[]

/** The tests that are nearest to the mutant first, so that most runs end soon. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
      .map((file) => ({ file, distance: distanceOf(file.moduleId) }))
      .sort((one, other) => one.distance - other.distance)
      .map(({ file }) => file)
  }
}

function distanceOf(test: string): number {
  if (mutant === undefined) return 0
  const name = basename(mutant.file, '.ts')
  const isNamed = basename(test).startsWith(`${name}.`)
  const isImported = readFileSync(test, 'utf8').includes(`/${mutant.file}'`)
  const isBeside = dirname(test).endsWith(dirname(mutant.file))
  return isNamed ? 0 : isImported ? 1 : isBeside ? 2 : 3
}

export default defineConfig({
  root: ROOT,
  resolve: { alias: [...ALIASES] },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (mutant === undefined || id !== join(ROOT, mutant.file)) return undefined
        return { code: code.slice(0, mutant.start) + mutant.replacement + code.slice(mutant.end), map: null }
      },
    },
  ],
  test: {
    include: tests,
    sequence: { sequencer: NearestFirst },
    reporters: [['default', { summary: false }]],
    bail: 1,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
