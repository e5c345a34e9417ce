/** A reporter that writes the files with failed tests for the gate, which runs each of them once more. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Writes the failed files to the path in `PLUGBOARD_FAILURES`, one a line. Writes none after an error outside of all tests: a second run
 * of a file could not excuse it.
 * @example `PLUGBOARD_FAILURES=/tmp/failures npm test`
 */
export default class Failures implements Reporter {
  readonly #path = process.env.PLUGBOARD_FAILURES

  /** Called by vitest once, after all files. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (!this.#path) return
    const failed = errors.length > 0 ? [] : modules.filter((module) => !module.ok())
    writeFileSync(this.#path, failed.map(({ moduleId }) => `${relative(process.cwd(), moduleId)}\n`).join(''))
  }
}
