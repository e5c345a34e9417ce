/** A reporter that names the test files which took the longest, so that one that grows slow is seen. */
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const COUNT = 10

/** Prints the slowest files of a run, slowest first: the seconds of their tests and hooks, and those of their imports. */
export default class Slowest implements Reporter {
  /** Called by vitest once, when all files are done. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= COUNT) return
    const files = modules.map((module) => {
      const { duration, collectDuration } = module.diagnostic()
      return { name: relative(process.cwd(), module.moduleId), duration, collectDuration }
    })
    const slowest = files.sort((a, b) => b.duration - a.duration).slice(0, COUNT)
    const lines = slowest.map(
      ({ name, duration, collectDuration }) => `${seconds(duration)} + ${seconds(collectDuration)}  ${name}`,
    )
    process.stdout.write(`\nSlowest files (seconds of tests + imports):\n${lines.join('\n')}\n`)
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(6)
}
