/** Plants mutants in the runtime's core, one at a time, and counts those that the runtime's tests find. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Mutant } from './mutants.ts'
import { mutantsOf } from './mutants.ts'

/** How much of the core is tried. */
export interface MutationOptions {
  /** The number of mutants, chosen by the seed. */
  readonly sample: number
  readonly seed: number
  /** After so many minutes no further mutant is tried. */
  readonly minutes: number
}

/** What came of a run. */
export interface MutationReport {
  readonly tried: number
  /** Mutants with which every test passed. */
  readonly survivors: readonly Mutant[]
}

const ROOT = join(import.meta.dirname, '..', '..')
const ROOMS = ['auth', 'pagination', 'params', 'plan', 'request', 'response', 'transport']

/** Tests that take so much longer than without a mutant hang: a mutant that makes them hang is found. */
const SLOWER = 5

/**
 * Tries a sample of mutants, with a line for each.
 * @throws Error when the tests fail without a mutant
 */
export async function tryMutants({ sample, seed, minutes }: MutationOptions): Promise<MutationReport> {
  const all = coreFiles().flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
  const chosen = shuffled(all, seed).slice(0, sample)
  print(`${all.length} mutants; ${chosen.length} are tried, seed ${seed}`)
  const started = performance.now()
  if ((await runTests(undefined, 600_000)) !== 'passed')
    throw new Error('Cannot try mutants: the tests fail without one')
  const limitMs = Math.max(60_000, SLOWER * Math.ceil(performance.now() - started))
  const survivors: Mutant[] = []
  let tried = 0
  for (const mutant of chosen) {
    if (performance.now() - started > minutes * 60_000) break
    const outcome = await runTests(mutant, limitMs)
    tried++
    if (outcome === 'passed') survivors.push(mutant)
    const word = { passed: 'SURVIVED', failed: 'found', late: 'found (hangs)' }[outcome]
    print(`${tried}/${chosen.length} ${word} ${mutant.file}:${mutant.line} ${mutant.what}`)
  }
  print(`${tried - survivors.length} of ${tried} found`)
  for (const { file, line, what } of survivors) print(`survived: ${file}:${line} ${what}`)
  return { tried, survivors }
}

/** The files in which a call is prepared, sent, repeated and read. */
function coreFiles(): string[] {
  const own = readdirSync(join(ROOT, 'runtime')).map((name) => `runtime/${name}`)
  const rooms = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, 'runtime', room)).map((name) => `runtime/${room}/${name}`),
  )
  return [...own, ...rooms].filter((file) => file.endsWith('.ts') && !file.endsWith('/index.ts'))
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

function runTests(mutant: Mutant | undefined, limitMs: number): Promise<'passed' | 'failed' | 'late'> {
  const { MUTANT: _, ...env } = process.env
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
