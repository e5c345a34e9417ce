/** Measuring: CPU and wall time of the same work done in two ways, in interleaved rounds, as medians. */

/** Cost of one unit of work, in microseconds. */
export interface MeasuredCost {
  /** Of the whole process: user and system, the threads of collector and compiler included. */
  readonly cpu: number
  readonly wall: number
}

/** Does some work `times` times. Returns its CPU time in microseconds if another process does it. */
export type MeasuredWork = (times: number) => Promise<void | number>

/** Result of a comparison. */
export interface RunComparison {
  /** Cost of the contender. */
  readonly cost: MeasuredCost
  /** That by the baseline's cost in the same round. */
  readonly ratio: MeasuredCost
  /** Distance from 1 of the baseline against itself by chance: two standard errors of its median ratio between rounds. */
  readonly noise: MeasuredCost
}

/** Number of rounds and of units in each. */
export interface Effort {
  /** Units of work each time. */
  readonly times: number
  readonly rounds: number
}

/**
 * Compares a contender with a baseline. Each round measures the baseline, the contender twice, and the baseline again, so a slower minute
 * of the machine affects both.
 */
export async function compareRuns(
  baseline: MeasuredWork,
  contender: MeasuredWork,
  { times, rounds }: Effort,
): Promise<RunComparison> {
  for (const run of [baseline, contender]) await run(times)
  const costs: MeasuredCost[] = []
  const ratios: MeasuredCost[] = []
  const noises: MeasuredCost[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await measure(baseline, times)
    const cost = mean(await measure(contender, times), await measure(contender, times))
    const after = await measure(baseline, times)
    costs.push(cost)
    ratios.push(by(cost, mean(before, after)))
    noises.push(by(after, before))
  }
  return { cost: medians(costs), ratio: medians(ratios), noise: errorOf(noises) }
}

async function measure(run: MeasuredWork, times: number): Promise<MeasuredCost> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const spent = await run(times)
  const wall = (performance.now() - start) * 1000
  const { user, system } = process.cpuUsage(cpu)
  return { cpu: (spent ?? user + system) / times, wall: wall / times }
}

function mean(one: MeasuredCost, other: MeasuredCost): MeasuredCost {
  return { cpu: (one.cpu + other.cpu) / 2, wall: (one.wall + other.wall) / 2 }
}

function by(cost: MeasuredCost, base: MeasuredCost): MeasuredCost {
  return { cpu: cost.cpu / base.cpu, wall: cost.wall / base.wall }
}

function medians(costs: readonly MeasuredCost[]): MeasuredCost {
  return { cpu: median(costs.map(({ cpu }) => cpu)), wall: median(costs.map(({ wall }) => wall)) }
}

function errorOf(ratios: readonly MeasuredCost[]): MeasuredCost {
  const errorIn = (values: readonly number[]) => {
    const middle = median(values)
    const deviation = median(values.map((value) => Math.abs(value - middle)))
    return Math.abs(middle - 1) + (2 * TO_ERROR * deviation) / Math.sqrt(values.length)
  }
  return { cpu: errorIn(ratios.map(({ cpu }) => cpu)), wall: errorIn(ratios.map(({ wall }) => wall)) }
}

/** From the median deviation to the standard error of a median, for one value: 1.48 times 1.25. */
const TO_ERROR = 1.86

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2
}

/** Runs a task `count` times, `atOnce` at a time. */
export async function spread(count: number, atOnce: number, task: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
