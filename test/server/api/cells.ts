/** Cells of a matrix: routes times tokens, ids or headers. */

/**
 * Runs cells, and gives the ones with a wrong answer. A few go at once: on a slow machine, the last of hundreds would wait
 * longer than a request may.
 */
export async function failures(cells: readonly (() => Promise<string | undefined>)[]): Promise<string[]> {
  const faults: string[] = []
  const left = cells.values()
  const run = async () => {
    for (const cell of left) {
      const fault = await cell()
      if (fault !== undefined) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: 16 }, run))
  return faults
}
