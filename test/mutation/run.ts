/** Plants mutants in the code, one at a time, and counts the found ones. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Area, areas } from './areas.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { ROOT } from '../support/root.ts'

/** Part of the code to try. */
export interface MutationOptions {
  /** The number of mutants, chosen by the seed. */
  readonly sample: number
  readonly seed: number
  /** Minutes after which no further mutant is tried. */
  readonly minutes: number
}

/** Result of a run. */
export interface MutationReport {
  readonly tried: number
  /** Mutants with which every test passed. */
  readonly survivors: readonly Mutant[]
}

/** A mutant is found if the tests take this many times as long as without it. */
const SLOWER = 5

/**
 * Tries a sample of mutants, with a line for each.
 * @throws Error when the tests fail without a mutant
 */
export async function tryMutants({ sample, seed, minutes }: MutationOptions): Promise<MutationReport> {
  const chosen = chooseMutants(sample, seed)
  const deadline = performance.now() + minutes * 60_000
  const limits = new Map<Area, number>()
  const survivors: Mutant[] = []
  let tried = 0
  for (const { area, mutant } of chosen) {
    if (performance.now() > deadline) break
    const limitMs = limits.get(area) ?? (await limitOf(area))
    limits.set(area, limitMs)
    const outcome = await runTests(area, mutant, limitMs)
    tried++
    if (outcome === 'passed') survivors.push(mutant)
    const word = { passed: 'SURVIVED', failed: 'found', late: 'found (hangs)' }[outcome]
    print(`${tried}/${chosen.length} ${word} ${mutant.file}:${mutant.line} ${mutant.what}`)
  }
  print(`${tried - survivors.length} of ${tried} found`)
  for (const { file, line, what } of survivors) print(`survived: ${file}:${line} ${what}`)
  return { tried, survivors }
}

/** A sample of the mutants of all areas; an area has as many of it as of all mutants. */
function chooseMutants(sample: number, seed: number): { area: Area; mutant: Mutant }[] {
  const all = areas().flatMap((area) =>
    area.files
      .flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
      .map((mutant) => ({ area, mutant })),
  )
  const chosen = shuffled(all, seed).slice(0, sample)
  print(`${all.length} mutants; ${chosen.length} are tried, seed ${seed}`)
  return chosen
}

/**
 * How long the tests of an area may take with a mutant, in milliseconds.
 * @throws Error when they fail without one
 */
async function limitOf(area: Area): Promise<number> {
  const started = performance.now()
  if ((await runTests(area, undefined, 600_000)) !== 'passed')
    throw new Error(`Cannot try mutants: the tests of ${area.name} fail without one`)
  return Math.max(60_000, SLOWER * Math.ceil(performance.now() - started))
}

/** The items in an order that a seed decides. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

function runTests({ tests }: Area, mutant: Mutant | undefined, limitMs: number): Promise<'passed' | 'failed' | 'late'> {
  const { MUTANT: _, ...others } = process.env
  const env = { ...others, MUTATION_TESTS: JSON.stringify(tests) }
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', '--config', 'test/mutation/vitest.config.ts'], {
      cwd: ROOT,
      env: mutant ? { ...env, MUTANT: JSON.stringify(mutant) } : env,
      // Without a mutant nothing should fail; what does is shown.
      stdio: mutant ? 'ignore' : 'inherit',
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0 ? 'passed' : code === null ? 'late' : 'failed'))
  })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
    },
  })
  await tryMutants({ sample: Number(values.sample), seed: Number(values.seed), minutes: Number(values.minutes) })
}
