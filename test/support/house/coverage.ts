/** Files and functions of the repository that a piece of work enters, by V8's precise coverage. */
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../root.ts'

/** The functions that were entered, by the file that holds them; paths are relative to the repository. */
export type Entered = ReadonlyMap<string, readonly string[]>

/** Files outside of our packages: the tests' third party, and installed files. */
const NOT_COUNTED = /^(?:\.\.|node_modules|test|bench|mock)\b/

/**
 * Runs work several times in order, and returns the functions that each run entered. Run the work a few times before, so that nothing is
 * compiled or cached for the first time. A function without a name is listed as the offset of its first character.
 */
export async function enteredBy(work: () => Promise<unknown>, times: number): Promise<Entered[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  try {
    const runs: Entered[] = []
    for (let run = 0; run < times; run++) {
      await session.post('Profiler.takePreciseCoverage')
      await work()
      runs.push(enteredIn(await session.post('Profiler.takePreciseCoverage')))
    }
    return runs
  } finally {
    await session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
  }
}

/** Functions entered since the last count. */
function enteredIn({ result }: Profiler.TakePreciseCoverageReturnType): Entered {
  const files = new Map<string, string[]>()
  for (const { url, functions } of result) {
    const path = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : undefined
    if (path === undefined || NOT_COUNTED.test(path)) continue
    const names = functions
      .filter(({ ranges }) => ranges[0]!.count > 0)
      .map(({ functionName, ranges }) => functionName || `@${ranges[0]!.startOffset}`)
    if (names.length > 0) files.set(path, names)
  }
  return files
}
