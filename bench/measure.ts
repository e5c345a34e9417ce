/** Measuring: CPU and wall time of a task, in interleaved rounds, as medians. */

/** What a task took per unit, in microseconds. */
export interface Cost {
  readonly cpu: number
  readonly wall: number
}

/** One way of doing the work of a benchmark. */
export interface Contender {
  readonly name: string
  /** Does the work `times` times. */
  readonly run: (times: number) => Promise<void>
}

/**
 * The cost of each contender per unit of work: rounds are interleaved, so that a change of the machine's mood meets all, and
 * each ratio is taken to the first contender within its round.
 */
export async function compare(
  contenders: readonly Contender[],
  times: number,
  rounds = 7,
): Promise<{ name: string; cost: Cost; ratio: Cost }[]> {
  const costs = contenders.map(() => [] as Cost[])
  for (const { run } of contenders) await run(Math.ceil(times / 2))
  for (let round = 0; round < rounds; round++) {
    for (const [index, { run }] of contenders.entries()) costs[index]!.push(await measure(() => run(times), times))
  }
  const ratios = costs.map((own) =>
    own.map((cost, round) => ({ cpu: cost.cpu / costs[0]![round]!.cpu, wall: cost.wall / costs[0]![round]!.wall })),
  )
  return contenders.map(({ name }, index) => ({ name, cost: medians(costs[index]!), ratio: medians(ratios[index]!) }))
}

async function measure(task: () => Promise<void>, times: number): Promise<Cost> {
  const cpu = process.cpuUsage()
  const start = process.hrtime.bigint()
  await task()
  const wall = Number(process.hrtime.bigint() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { cpu: (user + system) / times, wall: wall / times }
}

function medians(costs: readonly Cost[]): Cost {
  return { cpu: median(costs.map(({ cpu }) => cpu)), wall: median(costs.map(({ wall }) => wall)) }
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
